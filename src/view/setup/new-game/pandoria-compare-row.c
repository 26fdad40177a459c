/* PandoriaCompareRow: offers to compare the board of a new game with the one on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-compare-row.h"

#include <glib/gi18n.h>

#include "pandoria-boards-window.h"
#include "pandoria-class.h"
#include "pandoria-dialogs.h"
#include "pandoria-json.h"

struct _PandoriaCompareRow
{
  AdwActionRow parent_instance;

  PandoriaBoardChoice *boards;
};

enum
{
  PROP_BOARDS = 1,
};

G_DEFINE_FINAL_TYPE (PandoriaCompareRow, pandoria_compare_row, ADW_TYPE_ACTION_ROW)

static GtkWindow *
get_window (PandoriaCompareRow *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* If the board differs from the one on the table, every score is doubtful: offers to compare them,
 * unless the user has confirmed the board. */
static void
offer_comparison (PandoriaCompareRow *self)
{
  const PandoriaBoardFile *file = pandoria_board_choice_get_chosen (self->boards);
  g_autoptr (GError) error = NULL;
  gboolean seen;

  if (file == NULL)
    return;
  seen = pandoria_board_seen_is_confirmed (&file->board, &error);
  if (g_error_matches (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID))
    pandoria_show_failure (get_window (self), _ ("The List of Compared Boards Is Damaged"),
                           error->message);
  gtk_widget_set_visible (GTK_WIDGET (self), !seen && file->path != NULL);
}

/* The board may have been confirmed, or corrected as a new board. */
static void
on_compared (PandoriaCompareRow *self)
{
  pandoria_board_choice_offer (self->boards);
}

static void
on_activated (PandoriaCompareRow *self)
{
  const PandoriaBoardFile *file = pandoria_board_choice_get_chosen (self->boards);
  GtkWidget *window = pandoria_boards_window_new (get_window (self));

  g_signal_connect_object (window, "play", G_CALLBACK (pandoria_board_choice_choose_path),
                           self->boards, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "destroy", G_CALLBACK (on_compared), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (window, "boards.compare", "s", file->path);
}

static void
pandoria_compare_row_set_property (GObject *object, guint id, const GValue *value,
                                   GParamSpec *pspec)
{
  PandoriaCompareRow *self = PANDORIA_COMPARE_ROW (object);

  switch (id)
    {
    case PROP_BOARDS:
      g_return_if_fail (self->boards == NULL);
      self->boards = g_value_dup_object (value);
      g_signal_connect_object (self->boards, "changed", G_CALLBACK (offer_comparison), self,
                               G_CONNECT_SWAPPED);
      offer_comparison (self);
      break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_compare_row_class_init (PandoriaCompareRowClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = pandoria_compare_row_set_property;
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaCompareRow, boards, g_object_unref),
                            NULL);
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_BOARDS,
                                   g_param_spec_object ("boards", NULL, NULL,
                                                        PANDORIA_TYPE_BOARD_CHOICE,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  pandoria_class_set_template (klass, "pandoria-compare-row", PANDORIA_CALLBACK (on_activated),
                               NULL);
}

static void
pandoria_compare_row_init (PandoriaCompareRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
