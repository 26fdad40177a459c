/* PandoriaNewGameWindow: the result of its choices: realms, setup, missing entries, record, stored
 * group.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "pandoria-list-rows.h"
#include "pandoria-new-game-testing.h"
#include "pandoria-statistics.h"
#include "pandoria-text.h"

const PandoriaBoardFile *
pandoria_new_game_window_get_board (PandoriaNewGameWindow *self)
{
  guint selected = adw_combo_row_get_selected (self->board_row);

  return selected < self->boards->len ? g_ptr_array_index (self->boards, selected) : NULL;
}

PandoriaVariant
pandoria_new_game_window_get_variant (PandoriaNewGameWindow *self)
{
  return pandoria_variant_cards_get (self->variant_cards);
}

/* Returns: (transfer full): the choices so far; realms to be drawn are NONE. */
static PandoriaSetup *
make_setup (PandoriaNewGameWindow *self)
{
  PandoriaSetup *setup = g_memdup2 (&self->base, sizeof self->base);
  const PandoriaBoardFile *board = pandoria_new_game_window_get_board (self);

  setup->n_players = (guint8) self->n_players;
  setup->edition = (guint8) adw_combo_row_get_selected (self->edition_row);
  setup->variant = (guint8) pandoria_new_game_window_get_variant (self);
  setup->tie_break = gtk_check_button_get_active (self->tie_total_check)
                         ? PANDORIA_TIE_BREAK_TOTAL
                         : PANDORIA_TIE_BREAK_LEFTOVER;
  setup->artifacts = gtk_switch_get_active (self->artifacts_switch);
  setup->partnership = pandoria_new_game_window_is_partnership (self);
  setup->same_realm = gtk_switch_get_active (self->same_realm_switch);
  setup->start_player = (guint8) MAX (pandoria_new_game_window_get_start (self), 0);
  for (guint i = 0; i < self->n_players; i++)
    pandoria_seat_row_fill (self->seats[i], &setup->players[i]);
  if (board != NULL)
    setup->board = board->board;
  pandoria_start_tiles_fill (self->start_tiles, setup);
  pandoria_monument_split_fill (self->monument_split, setup);
  return setup;
}

/* --- values at the start -------------------------------------------------------------------- */

void
pandoria_new_game_window_show_values (PandoriaNewGameWindow *self)
{
  g_autofree PandoriaSetup *setup = make_setup (self);
  g_auto (GStrv) names = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);

  for (guint i = 0; i < self->n_players; i++)
    names[i] = pandoria_new_game_window_get_shown_name (self, i);
  pandoria_start_values_show (self->start_values, setup, (const char *const *) names);
}

void
pandoria_new_game_window_set_value (PandoriaNewGameWindow *self, guint seat,
                                    PandoriaStartValue value, int number)
{
  g_autofree PandoriaSetup *setup = make_setup (self);

  *pandoria_start_values_find (setup, seat, value) = (gint16) number;
  self->base.double_tiles = setup->double_tiles;
  pandoria_seat_row_read (self->seats[seat], &setup->players[seat]);
}

/* --- dealing realms (5, 11, 17) ------------------------------------------------------------- */

#define BIT(origin) (1u << PANDORIA_ORIGIN_##origin)

/* The origins of the realms in each set. */
static const guint sets[PANDORIA_N_REALM_SETS] = {
  [PANDORIA_REALM_SET_BASE] = BIT (BASE),
  [PANDORIA_REALM_SET_BASE_AND_EXPANSION] = BIT (BASE) | BIT (EXPANSION),
  [PANDORIA_REALM_SET_EXPANSION] = BIT (EXPANSION),
  [PANDORIA_REALM_SET_ALL] = BIT (BASE) | BIT (EXPANSION) | BIT (PROMO),
};

/* The realms (bits) that can still be dealt from the origins @set. */
static guint
find_free (const PandoriaSetup *setup, guint set)
{
  guint realms = 0;

  for (guint realm = 1; realm < PANDORIA_N_REALMS; realm++)
    if ((set >> pandoria_realm_get_origin (realm) & 1)
        && pandoria_realm_is_allowed (realm, setup->variant))
      realms |= 1u << realm;
  for (guint i = 0; i < setup->n_players && !setup->same_realm; i++)
    realms &= ~(1u << setup->players[i].realm);
  return realms;
}

static guint8
draw_realm (guint from, GRand *rand)
{
  gint32 nth = g_rand_int_range (rand, 0, __builtin_popcount (from));
  guint8 realm = 0;

  for (; nth >= 0; realm++)
    if (from >> realm & 1)
      nth--;
  return realm - 1;
}

gboolean
pandoria_realm_deal (PandoriaSetup *setup, PandoriaRealmSet set, GRand *rand)
{
  g_return_val_if_fail (set < PANDORIA_N_REALM_SETS, FALSE);

  for (guint i = 0; i < setup->n_players; i++)
    {
      guint from = find_free (setup, sets[set]);

      if (setup->players[i].realm != PANDORIA_REALM_NONE)
        continue;
      if (from == 0)
        return FALSE;
      setup->players[i].realm = draw_realm (from, rand);
    }
  return TRUE;
}

gboolean
pandoria_new_game_window_can_draw (PandoriaNewGameWindow *self)
{
  if (!pandoria_realm_is_allowed (PANDORIA_REALM_HUMANS,
                                  pandoria_new_game_window_get_variant (self)))
    return FALSE;
  for (guint i = 0; i < self->n_players; i++)
    if (pandoria_seat_row_is_drawn (self->seats[i])
        || pandoria_seat_row_get_realm (self->seats[i]) == PANDORIA_REALM_NONE)
      return TRUE;
  return FALSE;
}

void
pandoria_new_game_window_draw_realms (PandoriaNewGameWindow *self, gboolean again)
{
  g_autofree PandoriaSetup *setup = make_setup (self);

  for (guint i = 0; i < self->n_players && again; i++)
    if (pandoria_seat_row_is_drawn (self->seats[i]))
      setup->players[i].realm = PANDORIA_REALM_NONE;
  if (!pandoria_new_game_window_can_draw (self)
      || !pandoria_realm_deal (setup, adw_combo_row_get_selected (self->set_row), self->rand))
    return;
  for (guint i = 0; i < self->n_players; i++)
    if (setup->players[i].realm != pandoria_seat_row_get_realm (self->seats[i]))
      pandoria_seat_row_draw_realm (self->seats[i], setup->players[i].realm);
}

/* --- missing entries ------------------------------------------------------------------------ */

/* Names that differ only in case and space are one player in the statistics. */
static char *
find_same_names (PandoriaNewGameWindow *self, GtkWidget **place)
{
  g_auto (GStrv) folded = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);

  for (guint i = 0; i < self->n_players; i++)
    {
      g_autofree char *name = pandoria_new_game_window_get_shown_name (self, i);

      folded[i] = pandoria_people_fold (name);
      *place = GTK_WIDGET (pandoria_seat_row_get_entry (self->seats[i]));
      for (guint j = 0; j < i; j++)
        if (g_str_equal (folded[i], folded[j]))
          return g_strdup_printf (_ ("Players %u and %u have the same name."), j + 1, i + 1);
    }
  return NULL;
}

static char *
find_same_realms (PandoriaNewGameWindow *self, GtkWidget **place)
{
  for (guint i = 0; i < self->n_players; i++)
    {
      PandoriaRealm realm = pandoria_seat_row_get_realm (self->seats[i]);

      *place = pandoria_seat_row_get_realm_list (self->seats[i]);
      for (guint j = 0; j < i && realm != PANDORIA_REALM_NONE; j++)
        if (realm == pandoria_seat_row_get_realm (self->seats[j]))
          return g_strdup_printf (_ ("Players %u and %u have the same realm: %s. Allow it below, "
                                     "or choose another one."),
                                  j + 1, i + 1, pandoria_text_realm (realm));
    }
  return NULL;
}

/* Deals into a copy of the choices: the window draws no realms. */
static gboolean
has_enough_realms (PandoriaNewGameWindow *self)
{
  g_autoptr (GRand) rand = NULL;
  g_autofree PandoriaSetup *setup = NULL;

  if (!pandoria_new_game_window_can_draw (self))
    return TRUE;
  rand = g_rand_new_with_seed (1);
  setup = make_setup (self);
  return pandoria_realm_deal (setup, adw_combo_row_get_selected (self->set_row), rand);
}

/* In a game in progress, the table has decided what a new game leaves to chance. Returns:
 * (nullable): the question that is still open. */
static char *
find_unanswered (PandoriaNewGameWindow *self, GtkWidget **place)
{
  const gboolean has_realms = pandoria_realm_is_allowed (
      PANDORIA_REALM_HUMANS, pandoria_new_game_window_get_variant (self));

  if (!pandoria_new_game_window_is_under_way (self))
    return NULL;
  for (guint i = 0; i < self->n_players && has_realms; i++)
    if (pandoria_seat_row_get_realm (self->seats[i]) == PANDORIA_REALM_NONE)
      {
        g_autofree char *name = pandoria_new_game_window_get_shown_name (self, i);
        g_autofree char *isolated = pandoria_isolate (name);

        *place = pandoria_seat_row_get_realm_list (self->seats[i]);
        return g_strdup_printf (_ ("Which realm does %s have? Choose it."), isolated);
      }
  *place = GTK_WIDGET (self->start_row);
  return pandoria_new_game_window_get_start (self) < 0
             ? g_strdup (_ ("Who began the game? Choose the start player."))
             : NULL;
}

static char *
find_wrong_players (PandoriaNewGameWindow *self, GtkWidget **place)
{
  char *wrong = find_same_names (self, place);

  if (wrong == NULL && !gtk_switch_get_active (self->same_realm_switch))
    wrong = find_same_realms (self, place);
  if (wrong != NULL)
    return wrong;
  *place = NULL;
  if (pandoria_new_game_window_get_board (self) == NULL)
    return g_strdup (_ ("No readable board was found."));
  if (!has_enough_realms (self))
    return g_strdup (_ ("There are not enough realms to deal; choose a larger set."));
  return NULL;
}

/* Lets the engine check the setup with the chosen start tiles. */
static char *
find_wrong_tiles (PandoriaNewGameWindow *self)
{
  g_autofree PandoriaSetup *setup = make_setup (self);
  g_autoptr (GError) error = NULL;

  if (pandoria_setup_check (setup, &error))
    return NULL;
  return pandoria_text_error (error);
}

char *
pandoria_new_game_window_find_missing (PandoriaNewGameWindow *self, GtkWidget **place,
                                       gboolean *unanswered)
{
  char *missing;

  *unanswered = FALSE;
  if (gtk_stack_get_visible_child (self->stack) == self->players_page)
    {
      missing = find_wrong_players (self, place);
      *unanswered = missing == NULL;
      return missing != NULL ? missing : find_unanswered (self, place);
    }
  *unanswered = TRUE;
  *place = GTK_WIDGET (self->start_tiles);
  missing = pandoria_start_tiles_find_missing (self->start_tiles);
  if (missing != NULL)
    return missing;
  *unanswered = FALSE;
  *place = NULL;
  return find_wrong_tiles (self);
}

/* --- the record ----------------------------------------------------------------------------- */

static guint8
find_origin (PandoriaNewGameWindow *self, PandoriaSeatRow *row)
{
  guint8 seat = 0;

  while (seat < PANDORIA_MAX_PLAYERS && self->old_seats[seat] != row)
    seat++;
  return seat;
}

PandoriaRecord *
pandoria_new_game_window_make_record (PandoriaNewGameWindow *self, GError **error)
{
  g_autofree char *created = pandoria_record_make_created ();
  g_autofree PandoriaSetup *setup = NULL;
  g_auto (GStrv) names = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);
  g_autofree char *title = NULL, *missing = NULL;
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self), NULL);
  g_return_val_if_fail (pandoria_new_game_window_get_board (self) != NULL, NULL);

  missing = pandoria_start_tiles_find_missing (self->start_tiles);
  if (missing != NULL)
    {
      g_set_error_literal (error, PANDORIA_SETUP_ERROR, PANDORIA_SETUP_ERROR_HEX, missing);
      return NULL;
    }
  if (!pandoria_new_game_window_is_under_way (self))
    {
      pandoria_new_game_window_draw_realms (self, FALSE);
      pandoria_new_game_window_draw_start (self, FALSE);
    }
  setup = make_setup (self);
  for (guint i = 0; i < self->n_players; i++)
    {
      names[i] = pandoria_new_game_window_get_shown_name (self, i);
      colors[i] = pandoria_seat_row_get_color (self->seats[i]);
      self->origins[i] = find_origin (self, self->seats[i]);
    }
  title = pandoria_new_game_window_find_title (self);
  return pandoria_record_new (setup, pandoria_new_game_window_get_board (self)->json,
                              (const char *const *) names, colors, title, created, error);
}

GBytes *
pandoria_new_game_window_collect (PandoriaNewGameWindow *self)
{
  g_autofree PandoriaSetup *setup = make_setup (self);
  g_autofree char *title = pandoria_new_game_window_find_title (self);
  GString *all = g_string_new_len ((const char *) setup, sizeof *setup);

  /* The setup does not record whether the start player was drawn. */
  g_string_append_printf (all, "%d %s\n", pandoria_new_game_window_get_start (self), title);
  for (guint i = 0; i < self->n_players; i++)
    {
      g_autofree char *name = pandoria_new_game_window_get_name (self, i);

      g_string_append_printf (all, "%u %u %s\n", pandoria_seat_row_get_color (self->seats[i]),
                              find_origin (self, self->seats[i]), name);
    }
  return g_string_free_to_bytes (all);
}

/* --- an existing game ----------------------------------------------------------------------- */

/* Its board may have been deleted, or another one may have its name. */
static void
read_board (PandoriaNewGameWindow *self, PandoriaRecord *record)
{
  const PandoriaBoard *board = &pandoria_record_get_setup (record)->board;
  PandoriaBoardFile *file;

  for (guint i = 0; i < self->boards->len; i++)
    {
      file = self->boards->pdata[i];
      if (memcmp (&file->board, board, sizeof file->board) != 0)
        continue;
      adw_combo_row_set_selected (self->board_row, i);
      return;
    }
  file = pandoria_board_store_read_game (record);
  g_ptr_array_add (self->boards, file);
  gtk_string_list_append (GTK_STRING_LIST (adw_combo_row_get_model (self->board_row)), file->name);
  adw_combo_row_set_selected (self->board_row, self->boards->len - 1);
}

/* @first: the player in the first seat. */
static void
read_players (PandoriaNewGameWindow *self, PandoriaRecord *record, guint first)
{
  guint n = pandoria_record_get_setup (record)->n_players;

  for (guint i = 0; i < n; i++)
    {
      guint player = (first + i) % n;

      pandoria_new_game_window_set_player (self, i, pandoria_record_get_plain_name (record, player),
                                           pandoria_record_get_player_color (record, player));
    }
}

static void
read_rules (PandoriaNewGameWindow *self, const PandoriaSetup *setup)
{
  pandoria_variant_cards_set (self->variant_cards, (PandoriaVariant) setup->variant);
  adw_combo_row_set_selected (self->edition_row, setup->edition);
  gtk_check_button_set_active (self->tie_total_check, setup->tie_break == PANDORIA_TIE_BREAK_TOTAL);
  gtk_switch_set_active (self->artifacts_switch, setup->artifacts);
  gtk_switch_set_active (self->same_realm_switch, setup->same_realm);
  gtk_toggle_button_set_active (self->partners_button, setup->partnership);
}

static gboolean
has_turns (PandoriaRecord *record)
{
  for (guint i = 0; i < pandoria_record_get_n_actions (record); i++)
    if (pandoria_record_get_action (record, i)->kind == PANDORIA_ACT_END_TURN)
      return TRUE;
  return FALSE;
}

/* Another number of players would give the turns that were played to others. */
static void
fix_players (PandoriaNewGameWindow *self)
{
  const char *reason = _ ("The number of players is fixed once a turn has been played.");
  g_autofree char *escaped = g_markup_escape_text (reason, -1);
  GtkWidget *box = gtk_widget_get_parent (GTK_WIDGET (self->players[0]));
  GtkWidget *group = gtk_widget_get_ancestor (box, ADW_TYPE_PREFERENCES_GROUP);

  gtk_widget_set_sensitive (box, FALSE);
  gtk_widget_set_tooltip_text (box, reason);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), escaped);
}

void
pandoria_new_game_window_read (PandoriaNewGameWindow *self, PandoriaRecord *record)
{
  self->base = *pandoria_record_get_setup (record);
  self->has_own_title = TRUE;
  read_board (self, record);
  read_rules (self, &self->base);
  gtk_switch_set_active (self->printed_switch, self->base.n_artifact_start > 0);
  pandoria_start_tiles_read (self->start_tiles, &self->base);
  read_players (self, record, 0);
  for (guint i = 0; i < self->base.n_players; i++)
    {
      pandoria_seat_row_read (self->seats[i], &self->base.players[i]);
      self->old_seats[i] = self->seats[i];
    }
  pandoria_new_game_window_change_players (self, self->base.n_players);
  if (has_turns (record))
    fix_players (self);
  pandoria_monument_split_read (self->monument_split, &self->base);
  adw_combo_row_set_selected (self->start_row, self->base.start_player + 1);
  pandoria_new_game_window_read_title (self, record);
  pandoria_new_game_window_show_chips (self);
}

void
pandoria_new_game_window_play_again (PandoriaNewGameWindow *self, PandoriaRecord *record)
{
  const PandoriaSetup *setup;

  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self) && record != NULL);

  setup = pandoria_record_get_setup (record);
  self->ready = FALSE;
  read_board (self, record);
  read_rules (self, setup);
  read_players (self, record, setup->start_player + 1);
  pandoria_new_game_window_change_players (self, setup->n_players);
  adw_combo_row_set_selected (self->start_row, 1);
  g_object_notify (G_OBJECT (self->start_row), "selected"); /* updates the window */
  gtk_widget_grab_focus (self->next_button);
  self->ready = TRUE;
}

gboolean
pandoria_new_game_window_is_touched (PandoriaNewGameWindow *self)
{
  g_autoptr (GBytes) now = NULL;

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self), FALSE);

  if (self->before == NULL)
    return self->touched;
  now = pandoria_new_game_window_collect (self);
  return !g_bytes_equal (now, self->before);
}

void
pandoria_new_game_window_set_under_way (PandoriaNewGameWindow *self, gboolean under_way)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self));
  gtk_switch_set_active (self->under_way_switch, under_way);
}

/* --- players who leave the existing game (rulings 83) --------------------------------------- */

#define CHOICE_KEY "pandoria-choice"

typedef struct
{
  guint seat;
  gboolean leaves;
} Choice;

static void
on_presence_activated (GtkWidget *row, gpointer data)
{
  const Choice *choice = g_object_get_data (G_OBJECT (row), CHOICE_KEY);

  g_signal_emit_by_name (data, "presence-chosen", choice->seat, choice->leaves);
}

static void
add_presence_row (PandoriaNewGameWindow *self, guint seat, gboolean leaves)
{
  g_autofree char *name = pandoria_new_game_window_get_shown_name (self, seat);
  /* Translators: a player who leaves a running game, or returns to it */
  g_autofree char *title = g_strdup_printf (leaves ? _ ("%s leaves") : _ ("%s is back"), name);
  GtkWidget *row = GTK_WIDGET (pandoria_new_row (title, NULL));
  Choice *choice = g_new (Choice, 1);

  *choice = (Choice){ seat, leaves };
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), CHOICE_KEY, choice, g_free);
  g_signal_connect (row, "activated", G_CALLBACK (on_presence_activated), self);
  adw_preferences_group_add (self->leave_group, row);
}

void
pandoria_new_game_window_offer_leaving (PandoriaNewGameWindow *self, const PandoriaState *state)
{
  gboolean has_others;

  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self) && state != NULL);

  has_others = pandoria_state_count_present (state) > 1;
  for (guint seat = 0; seat < state->n_players; seat++)
    if (has_others || state->players[seat].left)
      add_presence_row (self, seat, !state->players[seat].left);
  gtk_widget_set_visible (GTK_WIDGET (self->leave_group), !state->finished);
}
