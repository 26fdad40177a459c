/* The setup (5): its defaults, and the checks that it is playable.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#include <string.h>

void
pandoria_setup_init (PandoriaSetup *setup, guint n_players)
{
  g_return_if_fail (setup != NULL && n_players >= 2 && n_players <= PANDORIA_MAX_PLAYERS);

  memset (setup, 0, sizeof *setup);
  setup->n_players = (guint8) n_players;
  setup->double_tiles = PANDORIA_DEFAULT;
  setup->n_monuments = PANDORIA_DEFAULT;
  setup->n_relics = PANDORIA_DEFAULT;
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      PandoriaPlayerSetup *player = &setup->players[i];

      player->points = player->hand = PANDORIA_DEFAULT;
      for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
        player->resources[r] = PANDORIA_DEFAULT;
    }
}

guint
pandoria_setup_workers (guint n_players)
{
  g_return_val_if_fail (n_players >= 2 && n_players <= PANDORIA_MAX_PLAYERS, 0);
  return 8 - n_players;
}

guint
pandoria_setup_monuments_in_box (guint value)
{
  g_return_val_if_fail (value >= PANDORIA_LOWEST_MONUMENT && value <= PANDORIA_HIGHEST_MONUMENT, 0);
  return value == PANDORIA_LOWEST_MONUMENT ? 4 : 3;
}

guint
pandoria_setup_monuments_removed (guint value, guint n_players)
{
  g_return_val_if_fail (value >= PANDORIA_LOWEST_MONUMENT && value <= PANDORIA_HIGHEST_MONUMENT, 0);
  g_return_val_if_fail (n_players >= 2 && n_players <= PANDORIA_MAX_PLAYERS, 0);

  return value == PANDORIA_LOWEST_MONUMENT ? 0 : PANDORIA_MAX_PLAYERS - n_players;
}

static gboolean
fail (GError **error, PandoriaSetupErrorCode code, const char *place)
{
  return pandoria_setup_error_set (error, code, PANDORIA_SPACE_NONE, "%s", place);
}

static gboolean
fail_element (GError **error, PandoriaSetupErrorCode code, const char *list, guint index,
              const char *member)
{
  return pandoria_setup_error_set (error, code, PANDORIA_SPACE_NONE, "%s[%u]%s", list, index,
                                   member);
}

static gboolean
check_seat (const PandoriaSetup *setup, guint seat, GError **error)
{
  const PandoriaPlayerSetup *player = &setup->players[seat];
  int cap
      = setup->variant == PANDORIA_VARIANT_REGULAR ? pandoria_realm_row (player->realm)->cap : 10;

  if (!pandoria_realm_is_allowed (player->realm, setup->variant))
    return fail_element (error,
                         player->realm == PANDORIA_REALM_NONE
                             ? PANDORIA_SETUP_ERROR_NO_REALM
                             : PANDORIA_SETUP_ERROR_REALM_NOT_ALLOWED,
                         "players", seat, ".realm");
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    if (player->resources[r] < PANDORIA_DEFAULT || player->resources[r] > cap)
      return pandoria_setup_error_set (error, PANDORIA_SETUP_ERROR_RESOURCE, PANDORIA_SPACE_NONE,
                                       "players[%u].%s", seat,
                                       pandoria_counter_key ((PandoriaCounter) r));
  if (player->start_building != PANDORIA_BUILDING_NONE
      && setup->variant == PANDORIA_VARIANT_BEGINNER
      && !pandoria_building_has_level (player->start_building, player->start_level))
    return fail_element (error, PANDORIA_SETUP_ERROR_START_LEVEL, "players", seat, ".start.level");
  for (guint other = 0; !setup->same_realm && other < seat; other++)
    if (player->realm != PANDORIA_REALM_NONE && setup->players[other].realm == player->realm)
      return fail_element (error, PANDORIA_SETUP_ERROR_REALM_TAKEN, "players", seat, ".realm");
  return TRUE;
}

static gboolean
is_hex (const PandoriaHex *hex)
{
  return hex->terrain < PANDORIA_N_TERRAINS && hex->symbols <= PANDORIA_MAX_SYMBOLS;
}

static PandoriaSpaces
get_start (const PandoriaSetup *setup)
{
  PandoriaSpaces start = pandoria_spaces_empty ();

  for (guint i = 0; i < PANDORIA_N_START; i++)
    pandoria_spaces_add (&start, setup->board.start[i]);
  return start;
}

static gboolean
check_start_tiles (const PandoriaSetup *setup, GError **error)
{
  PandoriaSpaces covered = pandoria_spaces_empty ();

  for (guint i = 0; i < 2; i++)
    {
      const PandoriaHex *tile = setup->start_tiles[i];

      if (!is_hex (&tile[0]) || !is_hex (&tile[1]))
        return fail_element (error, PANDORIA_SETUP_ERROR_HEX, "startTiles", i, "");
      if (!pandoria_space_is_neighbour (tile[0].at, tile[1].at))
        return fail_element (error, PANDORIA_SETUP_ERROR_TILE_APART, "startTiles", i, "");
      pandoria_spaces_add (&covered, tile[0].at);
      pandoria_spaces_add (&covered, tile[1].at);
    }
  if (!pandoria_spaces_equal (get_start (setup), covered))
    return fail (error, PANDORIA_SETUP_ERROR_START_NOT_COVERED, "startTiles");
  return TRUE;
}

static gboolean
check_artifact_start (const PandoriaSetup *setup, GError **error)
{
  PandoriaSpaces free = pandoria_spaces_minus (setup->board.plain, get_start (setup));

  for (guint i = 0; i < setup->n_artifact_start; i++)
    {
      PandoriaSpace at = setup->artifact_start[i].at;
      gboolean taken = pandoria_board_is_printed (&setup->board, at)
                       || (i > 0 && at == setup->artifact_start[0].at);

      if (!is_hex (&setup->artifact_start[i]))
        return fail_element (error, PANDORIA_SETUP_ERROR_HEX, "artifactStart", i, "");
      if (taken || !pandoria_spaces_has (&free, at))
        return fail_element (error, PANDORIA_SETUP_ERROR_NOT_EMPTY, "artifactStart", i, "");
    }
  return TRUE;
}

/* Counts the double tiles of the first hands. */
static int
count_first_hands (const PandoriaSetup *setup)
{
  int n = 0;

  for (guint i = 0; i < setup->n_players; i++)
    n += setup->variant == PANDORIA_VARIANT_REGULAR
             ? pandoria_realm_row (setup->players[i].realm)->tiles
             : 1;
  return n;
}

/* Each number of artifacts has one relic (16, rulings 72). */
static gboolean
check_relics (const PandoriaSetup *setup, GError **error)
{
  for (int i = 0; i < setup->n_relics; i++)
    for (int j = 0; j < i; j++)
      if (setup->relics[i].artifacts == setup->relics[j].artifacts)
        return fail_element (error, PANDORIA_SETUP_ERROR_RELIC_TWICE, "relics", (guint) i,
                             ".artifacts");
  return TRUE;
}

gboolean
pandoria_setup_check (const PandoriaSetup *setup, GError **error)
{
  g_autoptr (GError) fault = NULL;

  g_return_val_if_fail (setup != NULL, FALSE);
  g_return_val_if_fail (setup->n_players >= 2 && setup->n_players <= PANDORIA_MAX_PLAYERS, FALSE);

  if (!pandoria_board_check (&setup->board, &fault))
    return pandoria_setup_error_set (error, (PandoriaSetupErrorCode) fault->code,
                                     pandoria_setup_error_get_space (fault), "board.%s",
                                     pandoria_setup_error_get_place (fault));
  if (setup->start_player >= setup->n_players)
    return fail (error, PANDORIA_SETUP_ERROR_START_PLAYER, "startPlayer");
  if (setup->partnership && setup->n_players != 4)
    return fail (error, PANDORIA_SETUP_ERROR_PARTNERSHIP, "partnership");
  for (guint seat = 0; seat < setup->n_players; seat++)
    if (!check_seat (setup, seat, error))
      return FALSE;
  if (setup->double_tiles != PANDORIA_DEFAULT
      && (setup->double_tiles < count_first_hands (setup) || setup->double_tiles > 200))
    return fail (error, PANDORIA_SETUP_ERROR_DOUBLE_TILES, "doubleTiles");
  return check_start_tiles (setup, error) && check_artifact_start (setup, error)
         && check_relics (setup, error);
}
