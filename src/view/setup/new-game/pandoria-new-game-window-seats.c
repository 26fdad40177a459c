/* PandoriaNewGameWindow: the seats, and the start player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"
#include "pandoria-one-line.h"

#include <glib/gi18n.h>

#include "pandoria-list-rows.h"

gboolean
pandoria_new_game_window_is_partnership (PandoriaNewGameWindow *self)
{
  return self->n_players == PANDORIA_MAX_PLAYERS
         && gtk_toggle_button_get_active (self->partners_button);
}

gboolean
pandoria_new_game_window_is_under_way (PandoriaNewGameWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self), FALSE);
  return gtk_switch_get_active (self->under_way_switch);
}

static void
number_seats (PandoriaNewGameWindow *self)
{
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    pandoria_seat_row_set_seat (self->seats[i], i, self->n_players);
  gtk_list_box_invalidate_sort (self->seats_list);
}

/* Colours differ, so the player who had @color gets the one that becomes free. */
static void
take_color (PandoriaNewGameWindow *self, guint color, PandoriaSeatRow *row)
{
  guint used = 0;
  PandoriaSeatRow *other = NULL;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      used |= 1u << pandoria_seat_row_get_color (self->seats[i]);
      if (self->seats[i] != row && pandoria_seat_row_get_color (self->seats[i]) == color)
        other = self->seats[i];
    }
  for (guint i = 0; other != NULL && i < PANDORIA_N_COLORS; i++)
    if ((used >> i & 1) == 0)
      {
        pandoria_seat_row_set_color (other, i);
        break;
      }
}

/* Enter moves to the next name, and from the last one to the button that continues. */
static void
on_name_entered (PandoriaNewGameWindow *self, GtkWidget *name)
{
  GtkWidget *row = gtk_widget_get_ancestor (name, PANDORIA_TYPE_SEAT_ROW);
  guint next = pandoria_seat_row_get_seat (PANDORIA_SEAT_ROW (row)) + 1;

  if (next < self->n_players)
    gtk_widget_grab_focus (GTK_WIDGET (pandoria_seat_row_get_entry (self->seats[next])));
  else
    gtk_widget_grab_focus (self->next_button);
}

static int
compare_seats (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data)
{
  return (int) pandoria_seat_row_get_seat (PANDORIA_SEAT_ROW (a))
         - (int) pandoria_seat_row_get_seat (PANDORIA_SEAT_ROW (b));
}

void
pandoria_new_game_window_add_seats (PandoriaNewGameWindow *self)
{
  gtk_list_box_set_sort_func (self->seats_list, compare_seats, NULL, NULL);
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      PandoriaSeatRow *row = self->seats[i] = g_object_new (PANDORIA_TYPE_SEAT_ROW, NULL);

      pandoria_seat_row_set_color (row, i);
      g_signal_connect_swapped (row, "color-picked", G_CALLBACK (take_color), self);
      g_signal_connect_swapped (pandoria_seat_row_get_entry (row), "activate",
                                G_CALLBACK (on_name_entered), self);
      gtk_list_box_append (self->seats_list, GTK_WIDGET (row));
    }
  number_seats (self);
}

void
pandoria_new_game_window_move_seat (PandoriaNewGameWindow *self, guint from, guint to)
{
  guint chosen = adw_combo_row_get_selected (self->start_row);
  PandoriaSeatRow *starter
      = chosen > 0 && chosen <= self->n_players ? self->seats[chosen - 1] : NULL;
  PandoriaSeatRow *row = self->seats[from];

  for (guint i = from; i < to; i++)
    self->seats[i] = self->seats[i + 1];
  for (guint i = from; i > to; i--)
    self->seats[i] = self->seats[i - 1];
  self->seats[to] = row;
  number_seats (self);
  self->updating = TRUE;
  if (starter != NULL)
    adw_combo_row_set_selected (self->start_row, pandoria_seat_row_get_seat (starter) + 1);
  self->updating = FALSE;
}

void
pandoria_new_game_window_change_players (PandoriaNewGameWindow *self, guint n_players)
{
  self->updating = TRUE;
  self->n_players = n_players;
  for (guint i = 0; i < G_N_ELEMENTS (self->players); i++)
    gtk_toggle_button_set_active (self->players[i], i + PANDORIA_FEWEST_PLAYERS == n_players);
  number_seats (self);
  if (self->starter != NULL && pandoria_seat_row_get_seat (self->starter) >= n_players)
    self->starter = NULL;
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->partners_button)),
                          n_players == PANDORIA_MAX_PLAYERS);
  pandoria_monument_split_set_players (self->monument_split, n_players);
  pandoria_new_game_window_offer_start (self);
  self->updating = FALSE;
}

void
pandoria_new_game_window_set_player (PandoriaNewGameWindow *self, guint seat, const char *name,
                                     PandoriaColor color)
{
  pandoria_seat_row_set_name (self->seats[seat], name);
  pandoria_seat_row_set_color (self->seats[seat], color);
  take_color (self, color, self->seats[seat]);
}

int
pandoria_new_game_window_get_start (PandoriaNewGameWindow *self)
{
  guint chosen = adw_combo_row_get_selected (self->start_row);

  if (chosen > 0 && chosen <= self->n_players)
    return (int) chosen - 1;
  if (pandoria_new_game_window_is_under_way (self))
    return -1;
  return self->starter != NULL ? (int) pandoria_seat_row_get_seat (self->starter) : -1;
}

void
pandoria_new_game_window_draw_start (PandoriaNewGameWindow *self, gboolean again)
{
  if (adw_combo_row_get_selected (self->start_row) == 0 && (again || self->starter == NULL))
    self->starter = self->seats[g_rand_int_range (self->rand, 0, (gint32) self->n_players)];
}

static void
show_drawn (PandoriaNewGameWindow *self)
{
  gboolean by_lot = adw_combo_row_get_selected (self->start_row) == 0;
  g_autofree char *name = NULL, *isolated = NULL, *text = NULL;

  gtk_widget_set_visible (self->start_button,
                          by_lot && !pandoria_new_game_window_is_under_way (self));
  if (by_lot && self->starter != NULL && !pandoria_new_game_window_is_under_way (self))
    {
      name = pandoria_new_game_window_get_shown_name (self,
                                                      pandoria_seat_row_get_seat (self->starter));
      isolated = pandoria_isolate (name);
      text = g_strdup_printf (_ ("Drawn by lot: %s begins"), isolated);
    }
  pandoria_set_row (self->start_row, NULL, text);
}

/* A new list loses the selection and notifies, so make one only if it differs. */
void
pandoria_new_game_window_offer_start (PandoriaNewGameWindow *self)
{
  g_auto (GStrv) names = g_new0 (char *, self->n_players + 2);
  g_autoptr (GtkStringList) model = NULL;
  guint selected = adw_combo_row_get_selected (self->start_row);

  names[0] = g_strdup (pandoria_new_game_window_is_under_way (self)
                           /* Translators: in place of a realm or player that has not been chosen */
                           ? _ ("Please choose")
                           /* Translators: who begins is decided by chance */
                           : _ ("By lot"));
  for (guint i = 0; i < self->n_players; i++)
    names[i + 1] = pandoria_new_game_window_get_shown_name (self, i);
  if (self->starters == NULL
      || !g_strv_equal ((const char *const *) self->starters, (const char *const *) names))
    {
      g_strfreev (self->starters);
      self->starters = g_strdupv (names);
      model = gtk_string_list_new ((const char *const *) names);
      adw_combo_row_set_model (self->start_row, G_LIST_MODEL (model));
      adw_combo_row_set_selected (self->start_row, selected <= self->n_players ? selected : 0);
    }
  show_drawn (self);
}

char *
pandoria_new_game_window_describe_pairs (PandoriaNewGameWindow *self)
{
  g_auto (GStrv) names = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);

  if (!pandoria_new_game_window_is_partnership (self))
    return NULL;
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    {
      g_autofree char *name = pandoria_new_game_window_get_shown_name (self, seat);

      names[seat] = pandoria_isolate (name);
    }
  /* Translators: two pairs of partners */
  return g_strdup_printf (_ ("%1$s and %2$s play against %3$s and %4$s."), names[0], names[2],
                          names[1], names[3]);
}

char *
pandoria_new_game_window_describe_start (PandoriaNewGameWindow *self)
{
  guint start = (guint) MAX (pandoria_new_game_window_get_start (self), 0);
  gboolean by_lot = adw_combo_row_get_selected (self->start_row) == 0;
  g_auto (GStrv) players = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);
  g_autofree char *sentence = NULL, *drawn = NULL;
  g_autofree char *pairs = pandoria_new_game_window_describe_pairs (self);

  for (guint i = 0; i < self->n_players; i++)
    players[i] = pandoria_new_game_window_describe_seat (self, (start + i) % self->n_players);
  if (self->n_players == 2)
    sentence = g_strdup_printf (_ ("%s begins, then %s."), players[0], players[1]);
  else if (self->n_players == 3)
    sentence
        = g_strdup_printf (_ ("%s begins, then %s and %s."), players[0], players[1], players[2]);
  else
    sentence = g_strdup_printf (_ ("%s begins, then %s, %s and %s."), players[0], players[1],
                                players[2], players[3]);
  /* Translators: before a sentence that says who begins */
  drawn = by_lot ? g_strdup_printf (_ ("Drawn by lot: %s"), sentence) : g_steal_pointer (&sentence);
  return pairs != NULL ? g_strdup_printf ("%s %s", drawn, pairs) : g_steal_pointer (&drawn);
}
