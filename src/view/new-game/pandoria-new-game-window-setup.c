/* PandoriaNewGameWindow: what its choices amount to: the setup, what is missing, the record, and what is kept of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-last-group.h"
#include "pandoria-realm-deal.h"
#include "pandoria-text.h"

const PandoriaBoardChoice *
pandoria_new_game_window_get_board (PandoriaNewGameWindow *self)
{
  guint selected = adw_combo_row_get_selected (self->board_row);

  return selected < self->boards->len ? g_ptr_array_index (self->boards, selected) : NULL;
}

static gboolean
is_partnership (PandoriaNewGameWindow *self)
{
  return self->n_players == PANDORIA_MAX_PLAYERS && gtk_switch_get_active (self->partnership_switch);
}

PandoriaVariant
pandoria_new_game_window_get_variant (PandoriaNewGameWindow *self)
{
  return MIN (adw_combo_row_get_selected (self->variant_row), PANDORIA_N_VARIANTS - 1);
}

void
pandoria_new_game_window_fill_setup (PandoriaNewGameWindow *self, PandoriaSetup *setup)
{
  guint start = adw_combo_row_get_selected (self->start_row);

  pandoria_setup_init (setup, self->n_players);
  setup->edition = (guint8) MIN (adw_combo_row_get_selected (self->edition_row), PANDORIA_N_EDITIONS - 1);
  setup->variant = (guint8) pandoria_new_game_window_get_variant (self);
  setup->tie_break
      = adw_combo_row_get_selected (self->tie_row) == 1 ? PANDORIA_TIE_BREAK_TOTAL : PANDORIA_TIE_BREAK_LEFTOVER;
  setup->artifacts = gtk_switch_get_active (self->artifacts_switch);
  setup->partnership = is_partnership (self);
  setup->same_realm = gtk_switch_get_active (self->same_realm_switch);
  setup->start_player = start > 0 && start <= self->n_players ? (guint8) (start - 1) : 0;
  for (guint i = 0; i < self->n_players; i++)
    pandoria_seat_row_fill (self->seats[i], &setup->players[i]);
  if (pandoria_new_game_window_get_board (self) != NULL)
    setup->board = pandoria_new_game_window_get_board (self)->board;
  pandoria_start_tiles_get_tiles (self->start_tiles, setup->start_tiles);
  pandoria_printed_tile_fill (self->printed_tile, setup);
  pandoria_monument_split_fill (self->monument_split, setup);
  pandoria_relic_list_fill (self->relic_list, setup);
}

gboolean
pandoria_new_game_window_deal_realms (PandoriaNewGameWindow *self, PandoriaSetup *setup, GRand *rand)
{
  if (!pandoria_realm_is_allowed (PANDORIA_REALM_HUMANS, setup->variant))
    return TRUE;
  return pandoria_realm_deal (setup, MIN (adw_combo_row_get_selected (self->set_row), PANDORIA_N_REALM_SETS - 1), rand);
}

/* --- what is missing -------------------------------------------------------------------------------------------- */

static char *
find_nameless (PandoriaNewGameWindow *self)
{
  for (guint i = 0; i < self->n_players; i++)
    {
      g_autofree char *name = g_strstrip (g_strdup (pandoria_seat_row_get_name (self->seats[i])));

      if (*name == '\0')
        return g_strdup_printf (_ ("Player %u has no name yet."), i + 1);
    }
  return NULL;
}

static char *
find_same_names (PandoriaNewGameWindow *self)
{
  for (guint i = 0; i < self->n_players; i++)
    for (guint j = 0; j < i; j++)
      if (g_strcmp0 (pandoria_seat_row_get_name (self->seats[i]), pandoria_seat_row_get_name (self->seats[j])) == 0)
        return g_strdup_printf (_ ("Players %u and %u have the same name."), j + 1, i + 1);
  return NULL;
}

static char *
find_same_realms (PandoriaNewGameWindow *self)
{
  for (guint i = 0; i < self->n_players; i++)
    for (guint j = 0; j < i; j++)
      {
        PandoriaRealm realm = pandoria_seat_row_get_realm (self->seats[i]);

        if (realm != PANDORIA_REALM_NONE && realm == pandoria_seat_row_get_realm (self->seats[j]))
          return g_strdup_printf (
              _ ("Players %u and %u have the same realm: %s. Allow it below, or choose another one."), j + 1, i + 1,
              pandoria_text_realm (realm));
      }
  return NULL;
}

char *
pandoria_new_game_window_find_missing (PandoriaNewGameWindow *self)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GError) error = NULL;
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  char *missing = find_nameless (self);

  if (missing == NULL)
    missing = find_same_names (self);
  if (missing == NULL && !gtk_switch_get_active (self->same_realm_switch))
    missing = find_same_realms (self);
  if (missing != NULL)
    return missing;
  if (pandoria_new_game_window_get_board (self) == NULL)
    return g_strdup (_ ("There is no board that can be read."));
  pandoria_new_game_window_fill_setup (self, setup);
  if (!pandoria_printed_tile_fill (self->printed_tile, setup))
    return g_strdup (_ ("Press the two spaces of the expansion’s start tile on its board."));
  if (!pandoria_new_game_window_deal_realms (self, setup, rand))
    return g_strdup (_ ("There are not enough realms to deal; let them be dealt from a larger set."));
  if (setup->artifacts && !pandoria_relic_list_is_valid (self->relic_list))
    return g_strdup (_ ("Two relics for the same number of artifacts cannot be told apart."));
  if (pandoria_setup_check (setup, &error))
    return NULL;
  setup->n_artifact_start = 0;
  if (pandoria_setup_check (setup, NULL))
    return g_strdup (_ ("The expansion’s start tile lies on two empty spaces of the plain, side by side."));
  return pandoria_text_error (error);
}

/* --- the record, and what is kept --------------------------------------------------------------------------------- */

void
pandoria_new_game_window_recall (PandoriaNewGameWindow *self)
{
  g_autoptr (PandoriaLastGroup) last = pandoria_last_group_load ();

  for (guint i = 0; i < last->n_players; i++)
    {
      if (*last->names[i] != '\0')
        pandoria_seat_row_set_name (self->seats[i], last->names[i]);
      pandoria_seat_row_set_color (self->seats[i], last->colors[i]);
      pandoria_new_game_window_take_color (self, last->colors[i], self->seats[i]);
    }
  adw_combo_row_set_selected (self->edition_row, last->edition);
  gtk_switch_set_active (self->partnership_switch, last->partnership);
  for (guint i = 0; i < self->boards->len; i++)
    if (g_strcmp0 (((PandoriaBoardChoice *) g_ptr_array_index (self->boards, i))->id, last->board) == 0)
      adw_combo_row_set_selected (self->board_row, i);
  for (guint i = 0; i < PANDORIA_N_START && last->has_tiles; i++)
    pandoria_start_tiles_set_hex (self->start_tiles, i, last->tiles[i].terrain, last->tiles[i].symbols);
  pandoria_new_game_window_change_players (self, last->n_players >= PANDORIA_FEWEST_PLAYERS ? last->n_players
                                                                                            : PANDORIA_MAX_PLAYERS);
}

PandoriaRecord *
pandoria_new_game_window_make_record (PandoriaNewGameWindow *self, GError **error)
{
  g_autoptr (GRand) rand = g_rand_new ();
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *created = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  g_auto (GStrv) names = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self), NULL);
  g_return_val_if_fail (pandoria_new_game_window_get_board (self) != NULL, NULL);

  pandoria_new_game_window_fill_setup (self, setup);
  pandoria_new_game_window_deal_realms (self, setup, rand);
  if (adw_combo_row_get_selected (self->start_row) == 0)
    setup->start_player = (guint8) g_rand_int_range (rand, 0, (gint32) self->n_players);
  for (guint i = 0; i < self->n_players; i++)
    {
      names[i] = g_strstrip (g_strdup (pandoria_seat_row_get_name (self->seats[i])));
      colors[i] = pandoria_seat_row_get_color (self->seats[i]);
    }
  return pandoria_record_new (setup, pandoria_new_game_window_get_board (self)->json, (const char *const *) names,
                              colors, gtk_editable_get_text (GTK_EDITABLE (self->title_row)), created, error);
}

void
pandoria_new_game_window_remember (PandoriaNewGameWindow *self)
{
  g_autoptr (PandoriaLastGroup) last = g_new0 (PandoriaLastGroup, 1);

  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self));

  last->n_players = self->n_players;
  for (guint i = 0; i < self->n_players; i++)
    {
      last->names[i] = g_strdup (pandoria_seat_row_get_name (self->seats[i]));
      last->colors[i] = pandoria_seat_row_get_color (self->seats[i]);
    }
  last->edition = adw_combo_row_get_selected (self->edition_row);
  last->partnership = is_partnership (self);
  last->board = g_strdup (
      pandoria_new_game_window_get_board (self) != NULL ? pandoria_new_game_window_get_board (self)->id : "");
  last->has_tiles = TRUE;
  for (guint i = 0; i < PANDORIA_N_START; i++)
    last->tiles[i] = *pandoria_start_tiles_get_hex (self->start_tiles, i);
  pandoria_last_group_save (last);
}
