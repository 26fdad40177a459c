/* PandoriaCorrectionsDialog: sets players, spaces and the middle of the table as they are on the
 * real table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-corrections-dialog.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-correction-panel.h"
#include "pandoria-dialogs.h"
#include "pandoria-follow.h"
#include "pandoria-labels.h"
#include "pandoria-space-panel.h"
#include "pandoria-text.h"

/* The names of the pages, and of their panels. */
static const char *const pages[] = { "markers", "tableau", "space", "table" };

/* The most actions of all pages. */
#define MOST (G_N_ELEMENTS (pages) * PANDORIA_MAX_CORRECTIONS)

struct _PandoriaCorrectionsDialog
{
  AdwWindow parent_instance;

  AdwViewStack *stack;
  AdwViewSwitcherTitle *switcher_title;
  AdwViewSwitcherBar *switcher_bar; /* if the header has no room for the switcher */
  AdwViewStackPage *tableau_page;
  PandoriaCorrectionPanel *markers, *tableau, *table;
  PandoriaSpacePanel *space;
  AdwToastOverlay *toasts;
  GtkLabel *reason;
  GtkEditable *note;
  GtkButton *button;

  PandoriaGame *game;
};

G_DEFINE_FINAL_TYPE (PandoriaCorrectionsDialog, pandoria_corrections_dialog, ADW_TYPE_WINDOW)

static PandoriaCorrectionPanel *
get_panel (PandoriaCorrectionsDialog *self, const char *page)
{
  return PANDORIA_CORRECTION_PANEL (
      gtk_widget_get_template_child (GTK_WIDGET (self), PANDORIA_TYPE_CORRECTIONS_DIALOG, page));
}

static PandoriaCorrectionPanel *
get_shown (PandoriaCorrectionsDialog *self)
{
  return get_panel (self, adw_view_stack_get_visible_child_name (self->stack));
}

/* Plans the acts of all pages, in their order. Returns: their number; -1 and why they are
 * impossible. */
static int
get_actions (PandoriaCorrectionsDialog *self, PandoriaAction actions[MOST], GError **error)
{
  PandoriaState then;
  int n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (pages) && n >= 0; i++)
    {
      int more
          = pandoria_correction_panel_get_actions (get_panel (self, pages[i]), actions + n, error);

      n = more < 0 ? -1 : n + more;
    }
  for (int i = 0; i < n; i++)
    if (!(i == 0 ? pandoria_game_preview (self->game, &actions[i], &then, NULL, error)
                 : pandoria_state_apply (&then, &actions[i], &then, NULL, error)))
      return -1;
  return n;
}

static void
update (PandoriaCorrectionsDialog *self)
{
  PandoriaAction actions[MOST];
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;
  int n;

  if (self->game == NULL)
    return;
  if (PANDORIA_CORRECTION_PANEL_GET_CLASS (get_shown (self))->for_player)
    {
      /* Both pages for a player show the same one. */
      guint player = pandoria_correction_panel_get_player (get_shown (self));

      pandoria_correction_panel_set_player (self->markers, player);
      pandoria_correction_panel_set_player (self->tableau, player);
    }
  n = get_actions (self, actions, &error);
  words = error != NULL ? pandoria_text_error (error) : NULL;
  pandoria_set_text (self->reason, words);
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), n > 0);
}

static void
on_page_changed (PandoriaCorrectionsDialog *self)
{
  if (self->game == NULL)
    return;
  update (self);
  g_signal_emit_by_name (self, "space-shown",
                         PANDORIA_IS_SPACE_PANEL (get_shown (self))
                             ? pandoria_space_panel_get_space (self->space)
                             : -1);
}

static void
on_space_shown (PandoriaCorrectionsDialog *self, int space)
{
  g_signal_emit_by_name (self, "space-shown", space);
}

static void
on_game_changed (PandoriaCorrectionsDialog *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    pandoria_correction_panel_reset (get_panel (self, pages[i]));
}

/* The change of the game drops the entries. */
static void
on_button_clicked (PandoriaCorrectionsDialog *self)
{
  PandoriaAction actions[MOST];
  g_autoptr (GError) error = NULL;
  g_autofree char *note = g_strstrip (g_strdup (gtk_editable_get_text (self->note)));
  g_autofree char *words = NULL;
  int n = get_actions (self, actions, &error);

  if (n > 0 && pandoria_game_apply_several (self->game, actions, (guint) n, note, &error))
    gtk_editable_set_text (self->note, "");
  words = error != NULL ? pandoria_text_error (error) : g_strdup (_ ("Corrected"));
  pandoria_show_toast (self->toasts, words);
}

static void
pandoria_corrections_dialog_class_init (PandoriaCorrectionsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_FOLLOWS (PandoriaCorrectionsDialog, game), NULL);
  pandoria_class_add_signal (klass, "space-shown", 1, G_TYPE_INT);
  pandoria_class_set_template (
      klass, "pandoria-corrections-dialog",
      PANDORIA_NEEDS (PANDORIA_TYPE_MARKERS_PANEL, PANDORIA_TYPE_TABLEAU_PANEL,
                      PANDORIA_TYPE_SPACE_PANEL, PANDORIA_TYPE_TABLE_PANEL),
      PANDORIA_PARTS (PandoriaCorrectionsDialog, stack, switcher_title, switcher_bar, markers,
                      tableau_page, tableau, space, table, toasts, reason, note, button),
      PANDORIA_CALLBACK (update, on_page_changed, on_space_shown, on_button_clicked), NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
pandoria_corrections_dialog_init (PandoriaCorrectionsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_switcher_follow (self->switcher_bar, self->switcher_title);
}

GtkWidget *
pandoria_corrections_dialog_new (GtkWindow *parent, PandoriaGame *game,
                                 PandoriaCatalogue *catalogue)
{
  PandoriaCorrectionsDialog *self;
  PandoriaVariant variant;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  self = g_object_new (PANDORIA_TYPE_CORRECTIONS_DIALOG, "transient-for", parent, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    pandoria_correction_panel_set_game (get_panel (self, pages[i]), game, catalogue);
  pandoria_follow_game (self, &self->game, game, G_CALLBACK (on_game_changed));
  /* Tableaus are empty in the family version (14). */
  variant = (PandoriaVariant) pandoria_game_get_state (game)->variant;
  adw_view_stack_page_set_visible (self->tableau_page, !pandoria_variant_is_family (variant));
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
