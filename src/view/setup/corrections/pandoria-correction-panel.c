/* PandoriaCorrectionPanel: a page of corrections, which sets one part of the game as it is on the
 * table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-correction-panel.h"

#include <string.h>

#include "pandoria-class.h"
#include "pandoria-text.h"

typedef struct
{
  GtkWidget *player_group;
  AdwComboRow *player_row;

  PandoriaGame *game;
  PandoriaCatalogue *catalogue; /* nullable */
  gboolean updating;
  guint player;                                 /* the shown player */
  gboolean entered[PANDORIA_MAX_PLAYERS];       /* whether the values of a player differ */
  PandoriaAction entries[PANDORIA_MAX_PLAYERS]; /* their differences */
} PandoriaCorrectionPanelPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PandoriaCorrectionPanel, pandoria_correction_panel,
                                     GTK_TYPE_BOX)

#define GET(self) \
  ((PandoriaCorrectionPanelPrivate *) pandoria_correction_panel_get_instance_private (self))

/* Lets the panel show all values, or what follows from a changed one, then reports the change. */
static void
change (gpointer self, gboolean all)
{
  PandoriaCorrectionPanelPrivate *private = GET (self);
  PandoriaCorrectionPanelClass *klass = PANDORIA_CORRECTION_PANEL_GET_CLASS (self);

  if (private->updating || private->game == NULL)
    return;
  private->updating = TRUE;
  if (all)
    klass->show (self, &private->entries[private->player]);
  else if (klass->update != NULL)
    klass->update (self);
  private->updating = FALSE;
  g_signal_emit_by_name (self, "changed");
}

/* Keeps the entries for the player that the panel showed before. */
static void
on_player_selected (PandoriaCorrectionPanel *self)
{
  PandoriaCorrectionPanelPrivate *private = GET (self);
  PandoriaAction *entry = &private->entries[private->player];

  if (private->updating || private->game == NULL)
    return;
  private->entered[private->player]
      = PANDORIA_CORRECTION_PANEL_GET_CLASS (self)->get_actions (self, entry, NULL) > 0;
  private->player = adw_combo_row_get_selected (private->player_row);
  change (self, TRUE);
}

static void
pandoria_correction_panel_finalize (GObject *object)
{
  PandoriaCorrectionPanelPrivate *private = GET (PANDORIA_CORRECTION_PANEL (object));

  g_clear_object (&private->game);
  g_clear_object (&private->catalogue);
  G_OBJECT_CLASS (pandoria_correction_panel_parent_class)->finalize (object);
}

static void
pandoria_correction_panel_class_init (PandoriaCorrectionPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pandoria_correction_panel_finalize;
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (klass, "pandoria-correction-panel",
                               PANDORIA_CALLBACK (on_player_selected), NULL);
  gtk_widget_class_bind_template_child_private (widget_class, PandoriaCorrectionPanel,
                                                player_group);
  gtk_widget_class_bind_template_child_private (widget_class, PandoriaCorrectionPanel, player_row);
}

static void
pandoria_correction_panel_init (PandoriaCorrectionPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

const PandoriaState *
pandoria_correction_panel_get_state (gpointer self)
{
  return pandoria_game_get_state (pandoria_correction_panel_get_game (self));
}

PandoriaGame *
pandoria_correction_panel_get_game (gpointer self)
{
  return GET (self)->game;
}

void
pandoria_correction_panel_touch (gpointer self)
{
  change (self, FALSE);
}

PandoriaCatalogue *
pandoria_correction_panel_get_catalogue (gpointer self)
{
  return GET (self)->catalogue;
}

void
pandoria_correction_panel_offer_players (gpointer self, AdwComboRow *row)
{
  PandoriaGame *game = GET (self)->game;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < pandoria_game_get_state (game)->n_players; i++)
    gtk_string_list_append (names, pandoria_game_get_player_name (game, i));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
}

PandoriaNumberRow *
pandoria_correction_panel_add_number (gpointer self, AdwPreferencesGroup *group, const char *title,
                                      guint most)
{
  PandoriaNumberRow *row = pandoria_number_row_new (title, most);

  g_signal_connect_swapped (row, "changed", G_CALLBACK (pandoria_correction_panel_touch), self);
  adw_preferences_group_add (group, GTK_WIDGET (row));
  return row;
}

void
pandoria_correction_panel_set_game (PandoriaCorrectionPanel *self, PandoriaGame *game,
                                    PandoriaCatalogue *catalogue)
{
  PandoriaCorrectionPanelPrivate *private;

  g_return_if_fail (PANDORIA_IS_CORRECTION_PANEL (self));
  g_return_if_fail (PANDORIA_IS_GAME (game));

  private = GET (self);
  g_set_object (&private->game, game);
  g_set_object (&private->catalogue, catalogue);
  private->updating = TRUE;
  gtk_widget_set_visible (private->player_group,
                          PANDORIA_CORRECTION_PANEL_GET_CLASS (self)->for_player);
  pandoria_correction_panel_offer_players (self, private->player_row);
  private->player = pandoria_game_get_state (game)->active;
  adw_combo_row_set_selected (private->player_row, private->player);
  private->updating = FALSE;
  pandoria_correction_panel_reset (self);
}

guint
pandoria_correction_panel_get_player (PandoriaCorrectionPanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_CORRECTION_PANEL (self), 0);
  return GET (self)->player;
}

void
pandoria_correction_panel_set_player (PandoriaCorrectionPanel *self, guint player)
{
  g_return_if_fail (PANDORIA_IS_CORRECTION_PANEL (self));
  adw_combo_row_set_selected (GET (self)->player_row, player);
}

void
pandoria_correction_panel_show_only (PandoriaCorrectionPanel *self, guint player)
{
  g_return_if_fail (PANDORIA_IS_CORRECTION_PANEL (self));

  gtk_widget_set_visible (GET (self)->player_group, FALSE);
  adw_combo_row_set_selected (GET (self)->player_row, player);
  pandoria_correction_panel_touch (self); /* its rows may explain less, or more */
}

gboolean
pandoria_correction_panel_is_only (gpointer self)
{
  return !gtk_widget_get_visible (GET (self)->player_group);
}

void
pandoria_correction_panel_reset (PandoriaCorrectionPanel *self)
{
  g_return_if_fail (PANDORIA_IS_CORRECTION_PANEL (self));
  memset (GET (self)->entered, 0, sizeof GET (self)->entered);
  memset (GET (self)->entries, 0, sizeof GET (self)->entries);
  change (self, TRUE);
}

int
pandoria_correction_panel_get_actions (PandoriaCorrectionPanel *self,
                                       PandoriaAction actions[PANDORIA_MAX_CORRECTIONS],
                                       GError **error)
{
  PandoriaCorrectionPanelPrivate *private;
  int n;

  g_return_val_if_fail (PANDORIA_IS_CORRECTION_PANEL (self), -1);

  private = GET (self);
  n = PANDORIA_CORRECTION_PANEL_GET_CLASS (self)->get_actions (self, actions, error);
  for (guint player = 0; n >= 0 && player < PANDORIA_MAX_PLAYERS; player++)
    if (player != private->player && private->entered[player])
      actions[n++] = private->entries[player];
  return n;
}
