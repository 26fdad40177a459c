/* PandoriaCoachPlayers: chooses the players for whom the coach speaks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-coach-players.h"

#include "pandoria-coach-memory.h"
#include "pandoria-widgets.h"

struct _PandoriaCoachPlayers
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  GSettings *settings; /* nullable */
  PandoriaGame *game;  /* nullable */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaCoachPlayers, pandoria_coach_players, ADW_TYPE_BIN)

/* Shows the chosen players of the settings. Ticks a check again if the settings did not change. */
static void
show_chosen (PandoriaCoachPlayers *self)
{
  GtkPopover *popover = gtk_menu_button_get_popover (self->button);
  gboolean all = pandoria_coach_is_for_all (self->settings);

  self->updating = TRUE;
  for (GtkWidget *check = gtk_widget_get_first_child (gtk_popover_get_child (popover)); check != NULL;
       check = gtk_widget_get_next_sibling (check))
    {
      const char *name = g_object_get_data (G_OBJECT (check), "name");

      gtk_check_button_set_active (GTK_CHECK_BUTTON (check),
                                   name == NULL ? all : !all && pandoria_coach_is_for (self->settings, name));
    }
  self->updating = FALSE;
}

static void
on_toggled (PandoriaCoachPlayers *self, GtkCheckButton *check)
{
  if (self->updating)
    return;
  pandoria_coach_set_for (self->settings, g_object_get_data (G_OBJECT (check), "name"),
                          gtk_check_button_get_active (check));
  show_chosen (self);
}

static void
add_check (PandoriaCoachPlayers *self, GtkBox *box, const char *name)
{
  GtkWidget *check = gtk_check_button_new_with_label (name != NULL ? name : _ ("Everyone"));

  g_object_set_data_full (G_OBJECT (check), "name", g_strdup (name), g_free);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (on_toggled), self);
  gtk_box_append (box, check);
}

static void
on_opened (GtkMenuButton *button, gpointer data)
{
  PandoriaCoachPlayers *self = data;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *popover = gtk_popover_new ();

  add_check (self, GTK_BOX (box), NULL);
  for (guint i = 0; i < pandoria_game_get_state (self->game)->n_players; i++)
    add_check (self, GTK_BOX (box), pandoria_game_get_player_name (self->game, i));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (button, popover);
  show_chosen (self);
}

static void
pandoria_coach_players_class_init (PandoriaCoachPlayersClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaCoachPlayers, settings, g_object_unref),
                           PANDORIA_OWNS (PandoriaCoachPlayers, game, g_object_unref), NULL);
  pandoria_class_set_template (klass, "pandoria-coach-players", PANDORIA_CHILD (PandoriaCoachPlayers, button), NULL);
}

static void
pandoria_coach_players_init (PandoriaCoachPlayers *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = pandoria_settings_open ("coach-players");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_menu_button_set_create_popup_func (self->button, on_opened, self, NULL);
}

void
pandoria_coach_players_set_game (PandoriaCoachPlayers *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_COACH_PLAYERS (self));
  g_return_if_fail (game == NULL || PANDORIA_IS_GAME (game));

  g_set_object (&self->game, game);
  gtk_widget_set_visible (GTK_WIDGET (self), self->settings != NULL && game != NULL);
}
