/* The acts of the game that have a button and a key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-act-commands.h"

#include <glib/gi18n-lib.h>

#define ACT(kind)     PANDORIA_ACT_##kind, FALSE
#define SECTION(name) PANDORIA_ACT_SECTION_##name

static const PandoriaActCommand commands[] = {
  { "figure", "w", ACT (PLACE_FIGURE), SECTION (FIGURE), N_ ("Place Worker") },
  { "leader", "l", PANDORIA_ACT_PLACE_FIGURE, TRUE, SECTION (FIGURE), N_ ("Place Leader") },
  { "take-figure", "t", ACT (TAKE_FIGURE), SECTION (FIGURE), N_ ("Take Back a Figure") },
  { "golem-figure", "h", ACT (GOLEM_FIGURE), SECTION (FIGURE), N_ ("Extra Figure") },
  { "ransom", "n", ACT (RANSOM), SECTION (FIGURE), N_ ("Ransom Figures…"), TRUE },
  { "cast", "p", ACT (CAST), SECTION (CARD), N_ ("Cast a Spell…"), TRUE },
  { "build", "b", ACT (BUILD), SECTION (CARD), N_ ("Build…"), TRUE },
  { "monument", "m", ACT (MONUMENT), SECTION (CARD), N_ ("Erect a Monument…"), TRUE },
  { "other", "o", ACT (RELIC), SECTION (CARD), N_ ("Something Else…"),
    TRUE }, /* any act without a button */
  { "score", "g", ACT (SCORE), SECTION (END), N_ ("Score") },
  { "buy", "u", ACT (BUY), SECTION (END), N_ ("Buy a Card…"), TRUE },
  { "elf-move", "v", ACT (ELF_MOVE), SECTION (END), N_ ("Move a Worker") },
  { "end-turn", "e", ACT (END_TURN), SECTION (END), N_ ("End Turn") },
  { "castle", "c", ACT (PLACE_CASTLE) },
  { "fortress", "f", ACT (PLACE_FORTRESS) },
  { "single", "s", ACT (PLACE_SINGLE) },
  { "skip-placement", "k", ACT (SKIP_PLACEMENT) },
};
G_STATIC_ASSERT (G_N_ELEMENTS (commands) <= PANDORIA_N_ACTS);

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
