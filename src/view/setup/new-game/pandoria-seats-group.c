/* PandoriaSeatsGroup: the players of a new game at their seats (5): how many, who they are, and the
 * names to choose from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-seats-group.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-name-chips.h"
#include "pandoria-one-line.h"

struct _PandoriaSeatsGroup
{
  AdwPreferencesGroup parent_instance;

  PandoriaNewGame *game;

  GtkWidget *number_box;
  GtkToggleButton *numbers[PANDORIA_MAX_PLAYERS - 1]; /* for 2 to 4 players */
  GtkWidget *mode_box, *each_button, *partners_button;
  GtkLabel *pairs;
  GtkListBox *seats_list;
  PandoriaSeatRow *rows[PANDORIA_MAX_PLAYERS]; /* in the order in which they were made */
  PandoriaNameChips *chips;
};

enum
{
  PROP_GAME = 1,
};

G_DEFINE_FINAL_TYPE (PandoriaSeatsGroup, pandoria_seats_group, ADW_TYPE_PREFERENCES_GROUP)

/* --- showing the players -------------------------------------------------------------------- */

static void
show_number (PandoriaSeatsGroup *self)
{
  const guint n_players = pandoria_new_game_get_n_players (self->game);

  for (guint i = 0; i < G_N_ELEMENTS (self->numbers); i++)
    gtk_toggle_button_set_active (self->numbers[i], i + PANDORIA_FEWEST_PLAYERS == n_players);
  gtk_widget_set_visible (self->mode_box, n_players == PANDORIA_MAX_PLAYERS);
}

static void
show_pairs (PandoriaSeatsGroup *self)
{
  g_autofree char *pairs = pandoria_new_game_describe_pairs (self->game);

  gtk_label_set_label (self->pairs, pairs != NULL ? pairs : "");
  gtk_widget_set_visible (GTK_WIDGET (self->pairs), pairs != NULL);
}

/* Offers the names of the archive that no other seat has, in the seats and as buttons. */
static void
offer_names (PandoriaSeatsGroup *self)
{
  const char *const *names = pandoria_new_game_get_names (self->game);
  const gboolean any = pandoria_new_game_find_nameless (self->game) >= 0;
  g_auto (GStrv) taken = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);
  g_autoptr (GPtrArray) free_names = g_ptr_array_new ();

  if (names == NULL)
    return;
  for (guint i = 0; i < pandoria_new_game_get_n_players (self->game); i++)
    taken[i] = pandoria_new_game_get_name (self->game, i);
  for (guint i = 0; names[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) taken, names[i]))
      g_ptr_array_add (free_names, (gpointer) names[i]);
  g_ptr_array_add (free_names, NULL);
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    pandoria_name_entry_set_names (pandoria_seat_row_get_entry (self->rows[i]),
                                   (const char *const *) free_names->pdata);
  pandoria_name_chips_free (self->chips, (const char *const *) taken, any);
}

/* Shows the buttons if a seat has no name. Typing a name does not hide them. */
static void
show_chips (PandoriaSeatsGroup *self)
{
  const char *const *names = pandoria_new_game_get_names (self->game);

  if (names == NULL)
    return;
  pandoria_name_chips_offer (self->chips, names, pandoria_new_game_find_nameless (self->game) >= 0);
  offer_names (self);
}

static void
update (PandoriaSeatsGroup *self)
{
  show_number (self);
  show_pairs (self);
  offer_names (self);
}

/* --- callbacks ------------------------------------------------------------------------------ */

/* After the user has changed something, new buttons would move the rows below. */
static void
on_names_loaded (PandoriaSeatsGroup *self)
{
  if (pandoria_new_game_is_edit (self->game) || pandoria_new_game_is_touched (self->game))
    offer_names (self);
  else
    show_chips (self);
}

static void
on_number_clicked (PandoriaSeatsGroup *self, GtkToggleButton *button)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->numbers); i++)
    if (self->numbers[i] == button)
      {
        g_object_set (self->game, "n-players", i + PANDORIA_FEWEST_PLAYERS, NULL);
        show_number (self);
        show_chips (self);
      }
}

static void
on_seat_moved (PandoriaSeatsGroup *self, guint from, guint to, PandoriaSeatRow *row)
{
  g_autofree char *text = NULL, *name = NULL, *isolated = NULL;

  if (!pandoria_new_game_move_seat (self->game, from, to))
    {
      gtk_widget_error_bell (GTK_WIDGET (row));
      return;
    }
  name = pandoria_new_game_get_shown_name (self->game, to);
  isolated = pandoria_isolate (name);
  /* Translators: %1$s is a player, %2$u the number of a seat */
  text = g_strdup_printf (_ ("%1$s has seat %2$u."), isolated, to + 1);
  pandoria_announce (GTK_WIDGET (self), text);
}

/* Enter moves to the next name, and from the last one to the control that continues. */
static void
on_name_entered (PandoriaSeatsGroup *self, GtkWidget *name)
{
  GtkWidget *row = gtk_widget_get_ancestor (name, PANDORIA_TYPE_SEAT_ROW);
  PandoriaNewPlayer *player = pandoria_seat_row_get_player (PANDORIA_SEAT_ROW (row));
  const guint next = pandoria_new_player_get_seat (player) + 1;

  if (next < pandoria_new_game_get_n_players (self->game))
    gtk_widget_grab_focus (
        GTK_WIDGET (pandoria_seat_row_get_entry (pandoria_seats_group_get_row (self, next))));
  else
    g_signal_emit_by_name (self, "left");
}

static void
on_chip_picked (PandoriaSeatsGroup *self, const char *name)
{
  const int seat = pandoria_new_game_find_nameless (self->game);

  if (seat >= 0)
    g_object_set (pandoria_new_game_get_player (self->game, (guint) seat), "name", name, NULL);
}

static void
on_chips_left (PandoriaSeatsGroup *self)
{
  g_signal_emit_by_name (self, "left");
}

/* --- class ---------------------------------------------------------------------------------- */

static int
compare_seats (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data)
{
  PandoriaNewPlayer *one = pandoria_seat_row_get_player (PANDORIA_SEAT_ROW (a));
  PandoriaNewPlayer *other = pandoria_seat_row_get_player (PANDORIA_SEAT_ROW (b));

  return (int) pandoria_new_player_get_seat (one) - (int) pandoria_new_player_get_seat (other);
}

static void
add_seat (PandoriaSeatsGroup *self, guint seat)
{
  PandoriaNewPlayer *player = pandoria_new_game_get_player (self->game, seat);
  PandoriaSeatRow *row = self->rows[seat] = pandoria_seat_row_new (player);

  g_object_bind_property (self->game, "variant", row, "variant", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->game, "under-way", row, "under-way", G_BINDING_SYNC_CREATE);
  g_signal_connect_swapped (row, "moved", G_CALLBACK (on_seat_moved), self);
  g_signal_connect_swapped (pandoria_seat_row_get_entry (row), "activate",
                            G_CALLBACK (on_name_entered), self);
  g_signal_connect_object (player, "notify::seat", G_CALLBACK (gtk_list_box_invalidate_sort),
                           self->seats_list, G_CONNECT_SWAPPED);
  gtk_list_box_append (self->seats_list, GTK_WIDGET (row));
}

static void
bind_partners (PandoriaSeatsGroup *self)
{
  const GBindingFlags both_ways = G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL;

  g_object_bind_property (self->game, "partners", self->each_button, "active",
                          both_ways | G_BINDING_INVERT_BOOLEAN);
  g_object_bind_property (self->game, "partners", self->partners_button, "active", both_ways);
}

static void
set_game (PandoriaSeatsGroup *self, PandoriaNewGame *game)
{
  g_return_if_fail (self->game == NULL);

  self->game = g_object_ref (game);
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    add_seat (self, i);
  bind_partners (self);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::names", G_CALLBACK (on_names_loaded), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

static void
pandoria_seats_group_set_property (GObject *object, guint id, const GValue *value,
                                   GParamSpec *pspec)
{
  PandoriaSeatsGroup *self = PANDORIA_SEATS_GROUP (object);

  switch (id)
    {
    case PROP_GAME: set_game (self, g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

#define NUMBER(id, index) id, G_STRUCT_OFFSET (PandoriaSeatsGroup, numbers[index])

static void
pandoria_seats_group_class_init (PandoriaSeatsGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = pandoria_seats_group_set_property;
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaSeatsGroup, game, g_object_unref), NULL);
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_GAME,
                                   g_param_spec_object ("game", NULL, NULL, PANDORIA_TYPE_NEW_GAME,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  pandoria_class_add_signal (klass, "left", 0);
  pandoria_class_set_template (
      klass, "pandoria-seats-group", PANDORIA_NEEDS (PANDORIA_TYPE_NAME_CHIPS),
      PANDORIA_PARTS (PandoriaSeatsGroup, number_box, mode_box, each_button, partners_button, pairs,
                      seats_list, chips),
      NUMBER ("players_2", 0), NUMBER ("players_3", 1), NUMBER ("players_4", 2),
      PANDORIA_CALLBACK (on_number_clicked, on_chip_picked, on_chips_left), NULL);
}

static void
pandoria_seats_group_init (PandoriaSeatsGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_sort_func (self->seats_list, compare_seats, NULL, NULL);
}

/* --- public --------------------------------------------------------------------------------- */

PandoriaSeatRow *
pandoria_seats_group_get_row (PandoriaSeatsGroup *self, guint seat)
{
  g_return_val_if_fail (PANDORIA_IS_SEATS_GROUP (self) && self->game != NULL, NULL);

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    if (pandoria_new_player_get_seat (pandoria_seat_row_get_player (self->rows[i])) == seat)
      return self->rows[i];
  g_return_val_if_reached (NULL);
}

/* Another number of players would give the turns that were played to others. */
void
pandoria_seats_group_fix_number (PandoriaSeatsGroup *self)
{
  const char *reason = _ ("The number of players is fixed once a turn has been played.");
  g_autofree char *escaped = g_markup_escape_text (reason, -1);

  g_return_if_fail (PANDORIA_IS_SEATS_GROUP (self));

  gtk_widget_set_sensitive (self->number_box, FALSE);
  gtk_widget_set_tooltip_text (self->number_box, reason);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), escaped);
}
