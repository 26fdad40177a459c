/* How the game stands, in a few words: who leads, and how long it goes on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n.h>

/* Partners sit opposite each other (13). */
char *
pandoria_text_side (PandoriaGame *game, guint side)
{
  PandoriaRecord *record = pandoria_game_get_record (game);

  if (!pandoria_game_get_state (game)->partnership)
    return g_strdup (pandoria_record_get_player_name (record, side));
  /* Translators: two partners. */
  return g_strdup_printf (_ ("%1$s and %2$s"), pandoria_record_get_player_name (record, side),
                          pandoria_record_get_player_name (record, side + 2));
}

char *
pandoria_text_lead (PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_shown_state (game);
  g_autofree char *name = NULL;
  guint side, lead;

  if (!pandoria_state_get_lead (state, &side, &lead))
    return g_strdup (_ ("the lead is shared"));
  name = pandoria_text_side (game, side);
  if (state->partnership)
    /* Translators: two partners, and by how many points they lead: “Marta and Aylin lead by 3” */
    return g_strdup_printf (C_ ("team", "%1$s lead by %2$u"), name, lead);
  /* Translators: a player, and by how many points: “Jonas leads by 3” */
  return g_strdup_printf (_ ("%1$s leads by %2$u"), name, lead);
}

char *
pandoria_text_round (const PandoriaState *state, gboolean brief)
{
  guint last = state->round + state->double_tiles / MAX (state->n_players, 1);

  if (state->last_round)
    return g_strdup_printf (_ ("Round %u, the last"), state->round);
  if (brief)
    return g_strdup_printf (_ ("Round %1$u of ≈ %2$u"), state->round, last);
  return g_strdup_printf (_ ("Round %1$u of about %2$u"), state->round, last);
}

char *
pandoria_text_tiles_left (const PandoriaState *state, gboolean brief)
{
  if (brief)
    return g_strdup_printf (ngettext ("%u tile", "%u tiles", state->double_tiles), state->double_tiles);
  return g_strdup_printf (ngettext ("%u double tile left", "%u double tiles left", state->double_tiles),
                          state->double_tiles);
}
