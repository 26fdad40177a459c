/* PandoriaBoardComparison: “Is this your board?”, one kind after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-comparison.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-board-draft.h"
#include "pandoria-board-view.h"
#include "pandoria-class.h"

struct _PandoriaBoardComparison
{
  GtkBox parent_instance;

  GtkLabel *step, *question, *details;
  GtkWidget *same_button;
  PandoriaBoardView *view;

  PandoriaBoard board;
  guint kind; /* the current question, a PandoriaBoardKind */
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaBoardComparison, pandoria_board_comparison, GTK_TYPE_BOX)

static const char *const questions[] = {
  [PANDORIA_BOARD_KIND_PLAIN] = N_ ("Does the plain reach this far in every column of your board?"),
  [PANDORIA_BOARD_KIND_LAKES] = N_ ("Are these the lakes of your board?"),
  [PANDORIA_BOARD_KIND_SHIPS]
  = N_ ("Are these its ships, with these discounts and links downstream?"),
  [PANDORIA_BOARD_KIND_EXITS]
  = N_ ("Are these its exit paths, with this terrain and this many spaces?"),
  [PANDORIA_BOARD_KIND_PRINTED]
  = N_ ("Do these spaces show printed terrain, with this many symbols?"),
  [PANDORIA_BOARD_KIND_START] = N_ ("Are these the spaces of the starting double tiles?"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (questions) == PANDORIA_N_BOARD_KINDS);

static void
show_kind (PandoriaBoardComparison *self)
{
  const PandoriaBoardKind kind = (PandoriaBoardKind) self->kind;
  g_autofree char *details = pandoria_board_kind_describe (&self->board, kind);
  g_autofree char *step
      = g_strdup_printf (_ ("%u of %u"), self->kind + 1, (guint) PANDORIA_N_BOARD_KINDS);

  gtk_label_set_text (self->step, step);
  gtk_label_set_text (self->question, _ (questions[kind]));
  gtk_label_set_text (self->details, details);
  pandoria_board_view_set_outline (self->view, pandoria_board_kind_get_spaces (&self->board, kind));
  pandoria_announce (GTK_WIDGET (self), _ (questions[kind]));
  pandoria_announce (GTK_WIDGET (self), details);
}

static void
on_same_clicked (PandoriaBoardComparison *self)
{
  if (self->kind + 1 == PANDORIA_N_BOARD_KINDS)
    {
      g_signal_emit_by_name (self, "confirmed");
      return;
    }
  self->kind++;
  show_kind (self);
}

static void
on_different_clicked (PandoriaBoardComparison *self)
{
  g_signal_emit_by_name (self, "differs", (int) self->kind);
}

static void
pandoria_board_comparison_class_init (PandoriaBoardComparisonClass *klass)
{
  pandoria_class_add_signal (klass, "confirmed", 0);
  pandoria_class_add_signal (klass, "differs", 1, G_TYPE_INT);
  pandoria_class_set_template (
      klass, "pandoria-board-comparison", PANDORIA_NEEDS (PANDORIA_TYPE_BOARD_VIEW),
      PANDORIA_PARTS (PandoriaBoardComparison, step, question, details, same_button, view),
      PANDORIA_CALLBACK (on_same_clicked, on_different_clicked), NULL);
}

void
pandoria_board_comparison_begin (PandoriaBoardComparison *self, const PandoriaBoard *board)
{
  g_return_if_fail (PANDORIA_IS_BOARD_COMPARISON (self) && board != NULL);

  memcpy (&self->board, board, sizeof *board);
  self->kind = 0;
  pandoria_board_view_set_drawing (self->view, board);
  show_kind (self);
  gtk_widget_grab_focus (self->same_button);
}
