/* The start values of players and the number of double tiles, if they differ from the rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-start-value.h"

#include "pandoria-start-layout.h"
#include "pandoria-state.h"

gint16 *
pandoria_start_value_find (PandoriaSetup *setup, guint seat, PandoriaStartValue value)
{
  PandoriaPlayerSetup *player = &setup->players[seat];
  gint16 *members[] = { &player->resources[0], &player->resources[1], &player->resources[2],
                        &player->hand,         &player->points,       &setup->double_tiles };

  G_STATIC_ASSERT (G_N_ELEMENTS (members) == PANDORIA_N_START_VALUES);
  g_return_val_if_fail (seat < PANDORIA_MAX_PLAYERS, NULL);
  g_return_val_if_fail (value < PANDORIA_N_START_VALUES, NULL);

  return members[value];
}

/* Gives players without a realm the first allowed one. The numbers change when it is drawn. */
static void
give_realms (PandoriaSetup *setup)
{
  setup->same_realm = TRUE;
  for (guint seat = 0; seat < setup->n_players; seat++)
    if (setup->players[seat].realm == PANDORIA_REALM_NONE
        && pandoria_realm_is_allowed (PANDORIA_REALM_HUMANS, setup->variant))
      setup->players[seat].realm = PANDORIA_REALM_HUMANS;
}

/* Any valid start tiles: the chosen ones do not matter for the values. */
static void
cover_start (PandoriaSetup *setup)
{
  g_autoptr (PandoriaStartLayout) layout = pandoria_start_layout_new ();

  pandoria_start_layout_set_board (layout, &setup->board);
  pandoria_start_layout_fill (layout, setup);
}

static void
clear_values (PandoriaSetup *setup)
{
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      for (guint value = 0; value < PANDORIA_N_START_VALUES; value++)
        *pandoria_start_value_find (setup, seat, value) = PANDORIA_DEFAULT;
      setup->players[seat].points = 0;
    }
}

/* Takes the values from the start of a game. */
gboolean
pandoria_start_value_find_usual (const PandoriaSetup *setup, PandoriaSetup *usual)
{
  g_autofree PandoriaState *state = g_new0 (PandoriaState, 1);

  *usual = *setup;
  usual->start_player = 0;
  cover_start (usual);
  clear_values (usual);
  give_realms (usual);
  if (!pandoria_state_init (state, usual, NULL))
    return FALSE;
  usual->double_tiles = (gint16) state->double_tiles;
  for (guint seat = 0; seat < usual->n_players; seat++)
    {
      const PandoriaPlayerState *player = &state->players[seat];

      for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
        usual->players[seat].resources[r] = (gint16) player->counters[r];
      usual->players[seat].hand = (gint16) player->hand;
      usual->double_tiles
          = (gint16) (usual->double_tiles + player->tiles); /* before the first hands are drawn */
    }
  return TRUE;
}
