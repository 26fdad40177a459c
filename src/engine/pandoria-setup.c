/* The setup (5): its defaults and what makes it playable.
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

static gboolean
fail (GError **error, const char *message)
{
  g_set_error_literal (error, PANDORIA_SETUP_ERROR, 0, message);
  return FALSE;
}

static gboolean
fail_player (GError **error, guint seat, const char *message)
{
  g_set_error (error, PANDORIA_SETUP_ERROR, 0, "players[%u]: %s", seat, message);
  return FALSE;
}

static gboolean
check_player (const PandoriaSetup *setup, guint seat, GError **error)
{
  const PandoriaPlayerSetup *player = &setup->players[seat];
  int cap = setup->variant == PANDORIA_VARIANT_REGULAR ? pandoria_realm_row (player->realm)->cap : 10;

  if (!pandoria_realm_is_allowed (player->realm, setup->variant))
    return fail_player (error, seat,
                        player->realm == PANDORIA_REALM_NONE ? "the realm is missing"
                                                             : "this realm is not in this variant");
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    if (player->resources[r] < PANDORIA_DEFAULT || player->resources[r] > cap)
      return fail_player (error, seat, "a resource marker stands between 0 and the cap");
  if (player->start_building != PANDORIA_BUILDING_NONE && setup->variant == PANDORIA_VARIANT_BEGINNER
      && !pandoria_building_has_level (player->start_building, player->start_level))
    return fail_player (error, seat, "the start building does not have this level");
  for (guint other = 0; !setup->same_realm && other < seat; other++)
    if (player->realm != PANDORIA_REALM_NONE && setup->players[other].realm == player->realm)
      return fail_player (error, seat, "this realm is taken and sameRealm is not set");
  return TRUE;
}

static gboolean
is_hex (const PandoriaHex *hex)
{
  return hex->terrain < PANDORIA_N_TERRAINS && hex->symbols <= PANDORIA_MAX_SYMBOLS;
}

static gboolean
check_start_tiles (const PandoriaSetup *setup, GError **error)
{
  PandoriaSpaces start = pandoria_spaces_empty ();
  PandoriaSpaces covered = pandoria_spaces_empty ();

  for (guint i = 0; i < PANDORIA_N_START; i++)
    pandoria_spaces_add (&start, setup->board.start[i]);
  for (guint i = 0; i < 2; i++)
    {
      const PandoriaHex *tile = setup->start_tiles[i];

      if (!is_hex (&tile[0]) || !is_hex (&tile[1]))
        return fail (error, "startTiles: a space shows one of four terrains with 0 to 3 symbols");
      if (!pandoria_space_is_neighbour (tile[0].at, tile[1].at))
        return fail (error, "startTiles: the two spaces of a double tile touch");
      pandoria_spaces_add (&covered, tile[0].at);
      pandoria_spaces_add (&covered, tile[1].at);
    }
  if (!pandoria_spaces_equal (start, covered))
    return fail (error, "startTiles: they do not cover the start spaces of the board");
  return TRUE;
}

static gboolean
is_printed (const PandoriaBoard *board, PandoriaSpace at)
{
  for (guint i = 0; i < board->n_printed; i++)
    if (board->printed[i].at == at)
      return TRUE;
  return FALSE;
}

static gboolean
check_artifact_start (const PandoriaSetup *setup, GError **error)
{
  for (guint i = 0; i < setup->n_artifact_start; i++)
    {
      PandoriaSpace at = setup->artifact_start[i].at;
      gboolean taken = is_printed (&setup->board, at) || (i > 0 && at == setup->artifact_start[0].at);

      for (guint j = 0; j < PANDORIA_N_START; j++)
        taken = taken || setup->board.start[j] == at;
      if (!is_hex (&setup->artifact_start[i]))
        return fail (error, "artifactStart: a space shows one of four terrains with 0 to 3 symbols");
      if (taken || !pandoria_spaces_has (&setup->board.plain, at))
        return fail (error, "artifactStart: it lies on empty plain spaces");
    }
  return TRUE;
}

/* Double tiles in the first hands. */
static int
count_first_hands (const PandoriaSetup *setup)
{
  int n = 0;

  for (guint i = 0; i < setup->n_players; i++)
    n += setup->variant == PANDORIA_VARIANT_REGULAR ? pandoria_realm_row (setup->players[i].realm)->tiles : 1;
  return n;
}

/* There is one relic of a number (16, rulings 72). */
static gboolean
check_relics (const PandoriaSetup *setup, GError **error)
{
  for (int i = 0; i < setup->n_relics; i++)
    for (int j = 0; j < i; j++)
      if (setup->relics[i].artifacts == setup->relics[j].artifacts)
        return fail (error, "relics: a number stands at most once");
  return TRUE;
}

gboolean
pandoria_setup_check (const PandoriaSetup *setup, GError **error)
{
  g_return_val_if_fail (setup != NULL, FALSE);
  g_return_val_if_fail (setup->n_players >= 2 && setup->n_players <= PANDORIA_MAX_PLAYERS, FALSE);

  if (!pandoria_board_check (&setup->board, error))
    {
      g_prefix_error (error, "board: ");
      return FALSE;
    }
  if (setup->start_player >= setup->n_players)
    return fail (error, "startPlayer: there is no such player");
  if (setup->partnership && setup->n_players != 4)
    return fail (error, "partnership: it takes 4 players");
  for (guint seat = 0; seat < setup->n_players; seat++)
    if (!check_player (setup, seat, error))
      return FALSE;
  if (setup->double_tiles != PANDORIA_DEFAULT
      && (setup->double_tiles < count_first_hands (setup) || setup->double_tiles > 200))
    return fail (error, "doubleTiles: the stack feeds at least the first hands and holds at most 200");
  return check_start_tiles (setup, error) && check_artifact_start (setup, error) && check_relics (setup, error);
}
