/* The acts that are no longer possible after a correction. The user fixes or omits each of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-conflicts-dialog.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-conflict-row.h"
#include "pandoria-labels.h"
#include "pandoria-letters.h"
#include "pandoria-text.h"
#include "pandoria-tooltip.h"

/* From this text scale on the list needs the room of the sentence below it. The sentence is also a
 * tooltip. */
#define LARGE_TEXT 1.5

struct _PandoriaConflictsDialog
{
  AdwWindow parent_instance;

  GtkLabel *summary, *unchecked, *without, *later;
  AdwStatusPage *fits_page;
  GtkWidget *scroller;
  GtkListView *list;
  GtkButton *drop_all_button, *accept_button;
  PandoriaAmend *amend;
  gboolean decided;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaConflictsDialog, pandoria_conflicts_dialog, ADW_TYPE_WINDOW)

static char *
describe_conflicts (guint n)
{
  if (n == 0)
    return g_strdup (_ ("No conflicts left. You can accept the correction."));
  return g_strdup_printf (ngettext ("%u action no longer fits. Enter it again, or skip it.",
                                    "%u actions no longer fit. Enter them again, or skip them.", n),
                          n);
}

static void
show_unchecked (PandoriaConflictsDialog *self, guint n)
{
  g_autofree char *text = g_strdup_printf (
      ngettext (
          "The %u action after the last of these can be checked only when that one is fixed.",
          "The %u actions after the last of these can be checked only when that one is fixed.", n),
      n);

  pandoria_set_text (self->unchecked, n > 0 ? text : NULL);
}

/* Large text is wider than a narrow screen. */
static void
set_label (GtkButton *button, const char *label)
{
  gtk_button_set_label (button, label);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (button)), TRUE);
}

static void
show_drop_all (PandoriaConflictsDialog *self, guint n)
{
  g_autofree char *label = g_strdup_printf (ngettext ("_Skip %u Action", "_Skip %u Actions", n), n);

  set_label (self->drop_all_button, label);
  gtk_widget_set_visible (GTK_WIDGET (self->drop_all_button), n > 0);
}

/* Shows the result without the conflicts below the list or instead of it, so that the buttons do
 * not move. */
static void
show_fits (PandoriaConflictsDialog *self, gboolean fits)
{
  g_autoptr (PandoriaGame) corrected
      = pandoria_amend_branch (self->amend, pandoria_amend_get_n_acts (self->amend));
  g_autofree char *points
      = pandoria_text_changed_points (pandoria_amend_get_game (self->amend), corrected);
  /* Translators: what becomes of the points when actions are left out: “Without them: Marta 52 →
   * 44, Aylin still wins” */
  g_autofree char *without = g_strdup_printf (_ ("Without them: %s"), points);
  g_autofree char *escaped = g_markup_escape_text (points, -1);

  gtk_widget_set_visible (self->scroller, !fits);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), !fits);
  gtk_widget_set_visible (GTK_WIDGET (self->fits_page), fits);
  pandoria_set_text (self->without, fits ? NULL : without);
  adw_status_page_set_description (self->fits_page, escaped);
}

static void
update (PandoriaConflictsDialog *self)
{
  guint n = g_list_model_get_n_items (pandoria_amend_get_conflicts (self->amend));
  guint n_unchecked = pandoria_amend_get_n_unchecked (self->amend);
  gboolean later = n > 0 && pandoria_amend_is_changed (self->amend);
  g_autofree char *summary = describe_conflicts (n);

  if (g_strcmp0 (gtk_label_get_label (self->summary), summary) != 0)
    pandoria_announce (GTK_WIDGET (self), summary);
  gtk_label_set_label (self->summary, summary);
  show_unchecked (self, n_unchecked);
  show_drop_all (self, n + n_unchecked);
  show_fits (self, n == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->later),
                          later && pandoria_text_scale (GTK_WIDGET (self)) < LARGE_TEXT);
  pandoria_tooltip_set (GTK_WIDGET (self->accept_button),
                        later ? gtk_label_get_text (self->later) : NULL);
  set_label (self->accept_button, n == 0 ? _ ("_Accept") : _ ("_Decide Later"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->accept_button),
                            pandoria_amend_is_changed (self->amend));
}

/* The rows activate these actions with the index of their act. */
static void
fix (GtkWidget *widget, const char *name, GVariant *index)
{
  PANDORIA_CONFLICTS_DIALOG (widget)->decided = TRUE;
  g_signal_emit_by_name (widget, "fix", g_variant_get_uint32 (index));
  gtk_window_close (GTK_WINDOW (widget));
}

static void
drop (GtkWidget *widget, const char *name, GVariant *index)
{
  pandoria_amend_remove (PANDORIA_CONFLICTS_DIALOG (widget)->amend, g_variant_get_uint32 (index));
}

static void
on_item_set_up (PandoriaConflictsDialog *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (PANDORIA_TYPE_CONFLICT_ROW, NULL));
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
}

static void
on_item_bound (PandoriaConflictsDialog *self, GtkListItem *item)
{
  pandoria_conflict_row_show (PANDORIA_CONFLICT_ROW (gtk_list_item_get_child (item)),
                              pandoria_amend_get_head (self->amend), gtk_list_item_get_item (item));
}

static void
on_drop_all_clicked (PandoriaConflictsDialog *self)
{
  pandoria_amend_drop_conflicts (self->amend);
}

static void
on_accept_clicked (PandoriaConflictsDialog *self)
{
  self->decided = TRUE;
  g_signal_emit_by_name (self, "decided", TRUE);
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
pandoria_conflicts_dialog_close_request (GtkWindow *window)
{
  PandoriaConflictsDialog *self = PANDORIA_CONFLICTS_DIALOG (window);

  if (!self->decided)
    {
      self->decided = TRUE;
      g_signal_emit_by_name (self, "decided", FALSE);
    }
  return GTK_WINDOW_CLASS (pandoria_conflicts_dialog_parent_class)->close_request (window);
}

static void
pandoria_conflicts_dialog_class_init (PandoriaConflictsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaConflictsDialog, amend, g_object_unref),
                           NULL);
  GTK_WINDOW_CLASS (klass)->close_request = pandoria_conflicts_dialog_close_request;
  pandoria_class_add_signal (klass, "fix", 1, G_TYPE_UINT);
  pandoria_class_add_signal (klass, "decided", 1, G_TYPE_BOOLEAN);
  pandoria_class_set_template (
      klass, "pandoria-conflicts-dialog",
      PANDORIA_PARTS (PandoriaConflictsDialog, summary, unchecked, without, later, fits_page,
                      scroller, list, drop_all_button, accept_button),
      PANDORIA_CALLBACK (on_item_set_up, on_item_bound, on_drop_all_clicked, on_accept_clicked),
      NULL);
  gtk_widget_class_install_action (widget_class, "conflicts.fix", "u", fix);
  gtk_widget_class_install_action (widget_class, "conflicts.drop", "u", drop);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

GtkWidget *
pandoria_conflicts_dialog_new (GtkWindow *parent, PandoriaAmend *amend)
{
  PandoriaConflictsDialog *self
      = g_object_new (PANDORIA_TYPE_CONFLICTS_DIALOG, "transient-for", parent, "modal", TRUE, NULL);
  GtkNoSelection *model;

  g_return_val_if_fail (PANDORIA_IS_AMEND (amend), GTK_WIDGET (self));

  self->amend = g_object_ref (amend);
  model = gtk_no_selection_new (g_object_ref (pandoria_amend_get_conflicts (amend)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
  g_object_unref (model);
  g_signal_connect_object (amend, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
