/* The acts of the game that have a button and a key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-widgets.h"

#define ACT(kind) PANDORIA_ACT_##kind, FALSE

static const PandoriaActCommand commands[] = {
  { "castle", "c", ACT (PLACE_CASTLE) },
  { "fortress", "f", ACT (PLACE_FORTRESS) },
  { "single", "s", ACT (PLACE_SINGLE) },
  { "skip-placement", "k", ACT (SKIP_PLACEMENT) },
  { "figure", "w", ACT (PLACE_FIGURE) },
  { "leader", "l", PANDORIA_ACT_PLACE_FIGURE, TRUE },
  { "take-figure", "t", ACT (TAKE_FIGURE) },
  { "golem-figure", "h", ACT (GOLEM_FIGURE) },
  { "ransom", "n", ACT (RANSOM) },
  { "cast", "p", ACT (CAST) },
  { "build", "b", ACT (BUILD) },
  { "monument", "m", ACT (MONUMENT) },
  { "other", "o", ACT (RELIC) }, /* any act without a button */
  { "score", "g", ACT (SCORE) },
  { "buy", "u", ACT (BUY) },
  { "elf-move", "v", ACT (ELF_MOVE) },
  { "end-turn", "e", ACT (END_TURN) },
};

const PandoriaActCommand *
pandoria_act_command_get (guint index)
{
  return index < G_N_ELEMENTS (commands) ? &commands[index] : NULL;
}

const PandoriaActCommand *
pandoria_act_command_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, name))
      return &commands[i];
  return NULL;
}
