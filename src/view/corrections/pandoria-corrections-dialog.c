/* PandoriaCorrectionsDialog: the table is right: sets any marker of any player and any space of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-corrections-dialog.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-follow.h"
#include "pandoria-text.h"

struct _PandoriaCorrectionsDialog
{
  AdwWindow parent_instance;

  AdwViewStack *stack;
  PandoriaMarkersPanel *markers;
  PandoriaSpacePanel *space;
  AdwToastOverlay *toasts;
  GtkWidget *reason_box;
  GtkLabel *reason;
  GtkEditable *note;
  GtkButton *button;

  PandoriaGame *game;
  gboolean applying;
};

G_DEFINE_FINAL_TYPE (PandoriaCorrectionsDialog, pandoria_corrections_dialog, ADW_TYPE_WINDOW)

static guint space_shown_signal;

/* --- helpers -------------------------------------------------------------------------------------------------- */

static gboolean
is_space_shown (PandoriaCorrectionsDialog *self)
{
  return g_strcmp0 (adw_view_stack_get_visible_child_name (self->stack), "space") == 0;
}

/* The acts of the page that is shown. Returns: how many; -1 and why they are impossible. */
static int
get_actions (PandoriaCorrectionsDialog *self, PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS], GError **error)
{
  if (is_space_shown (self))
    return pandoria_space_panel_get_actions (self->space, actions, error);
  if (!pandoria_markers_panel_get_action (self->markers, &actions[0]))
    return 0;
  return pandoria_game_preview (self->game, &actions[0], NULL, NULL, error) ? 1 : -1;
}

static void
update (PandoriaCorrectionsDialog *self)
{
  PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS];
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;
  int n;

  if (self->game == NULL || self->applying)
    return;
  n = get_actions (self, actions, &error);
  if (error != NULL)
    words = pandoria_text_error (error);
  gtk_label_set_label (self->reason, words != NULL ? words : "");
  gtk_widget_set_visible (self->reason_box, words != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), n > 0);
}

static void
say (PandoriaCorrectionsDialog *self, const char *words)
{
  g_autofree char *escaped = g_markup_escape_text (words, -1);
  AdwToast *toast = adw_toast_new (escaped);

  adw_toast_set_timeout (toast, 2);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_page_changed (PandoriaCorrectionsDialog *self)
{
  if (self->game == NULL)
    return;
  update (self);
  g_signal_emit (self, space_shown_signal, 0,
                 is_space_shown (self) ? (int) pandoria_space_panel_get_space (self->space) : -1);
}

static void
on_space_shown (PandoriaCorrectionsDialog *self, int space)
{
  g_signal_emit (self, space_shown_signal, 0, space);
}

static void
on_game_changed (PandoriaCorrectionsDialog *self)
{
  if (self->applying)
    return;
  pandoria_markers_panel_reset (self->markers);
  pandoria_space_panel_reset (self->space);
}

static void
on_button_clicked (PandoriaCorrectionsDialog *self)
{
  PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS];
  g_autoptr (GError) error = NULL;
  g_autofree char *note = g_strstrip (g_strdup (gtk_editable_get_text (self->note)));
  int n = get_actions (self, actions, &error);

  self->applying = TRUE;
  if (n > 0)
    pandoria_game_apply_several (self->game, actions, (guint) n, note, &error);
  self->applying = FALSE;
  if (error != NULL)
    {
      g_autofree char *words = pandoria_text_error (error);

      say (self, words);
    }
  else if (n > 0)
    {
      gtk_editable_set_text (self->note, "");
      say (self, _ ("Corrected"));
    }
  on_game_changed (self);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_corrections_dialog_dispose (GObject *object)
{
  pandoria_follow_game (object, &PANDORIA_CORRECTIONS_DIALOG (object)->game, NULL, NULL);
  G_OBJECT_CLASS (pandoria_corrections_dialog_parent_class)->dispose (object);
}

#define CHILD(member) PANDORIA_CHILD (PandoriaCorrectionsDialog, member)

static void
pandoria_corrections_dialog_class_init (PandoriaCorrectionsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_corrections_dialog_dispose;
  space_shown_signal = pandoria_class_add_signal (klass, "space-shown", 1, G_TYPE_INT);
  g_type_ensure (PANDORIA_TYPE_MARKERS_PANEL);
  g_type_ensure (PANDORIA_TYPE_SPACE_PANEL);
  pandoria_class_set_template (klass, "pandoria-corrections-dialog", CHILD (stack), CHILD (markers), CHILD (space),
                               CHILD (toasts), CHILD (reason_box), CHILD (reason), CHILD (note), CHILD (button), NULL);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, on_page_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_space_shown);
  gtk_widget_class_bind_template_callback (widget_class, on_button_clicked);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
pandoria_corrections_dialog_init (PandoriaCorrectionsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- public --------------------------------------------------------------------------------------------------- */

GtkWidget *
pandoria_corrections_dialog_new (GtkWindow *parent, PandoriaGame *game)
{
  PandoriaCorrectionsDialog *self;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  self = g_object_new (PANDORIA_TYPE_CORRECTIONS_DIALOG, "transient-for", parent, NULL);
  pandoria_follow_game (self, &self->game, game, G_CALLBACK (on_game_changed));
  pandoria_markers_panel_set_game (self->markers, game);
  pandoria_space_panel_set_game (self->space, game);
  update (self);
  return GTK_WIDGET (self);
}

void
pandoria_corrections_dialog_show_space (PandoriaCorrectionsDialog *self, PandoriaSpace space)
{
  g_return_if_fail (PANDORIA_IS_CORRECTIONS_DIALOG (self));
  g_return_if_fail (space >= 0 && space < PANDORIA_N_SPACES);

  adw_view_stack_set_visible_child_name (self->stack, "space");
  pandoria_space_panel_show_space (self->space, space);
}
