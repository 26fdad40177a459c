/* Builds acts in the games of tests/scenarios: after each row of presses, the choices, sentences
 * and questions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game.h"
#include "pandoria-notation-testing.h"
#include "pandoria-plan.h"

#include <string.h>

#include "scenario-fixture.h"

/* The presses: a space, or red#2, the figure on a building; ! precedes a refused one. L and W:
 * place the leader or a worker; F and E: the enchanted castle with or without a figure; /F2 and
 * //F2: the terrain of the first or second hex; *1: its artifacts; T: rotate the tile; R: start
 * again; ?1: the second answer. */
typedef struct
{
  const char *scenario;
  guint n;         /* the number of its acts to apply */
  const char *act; /* the key of an act, or a spell in the notation */
  const char *presses;
  const char *choices; /* spaces, and figures on buildings */
  const char *says; /* the question with its answers, or the prompt; for a refused press its code */
  const char *written; /* the act in the notation, when it may be entered as it is */
} Row;

static PandoriaSeats seats;

static void
make_template (const char *act, PandoriaAction *action)
{
  int kind = pandoria_act_from_key (act);

  if (kind < 0)
    {
      g_assert_true (pandoria_notation_read_act (&seats, act, action, NULL));
      return;
    }
  pandoria_action_init (action, (PandoriaActKind) kind);
  action->hexes[0].terrain = action->hexes[1].terrain = PANDORIA_N_TERRAINS;
}

/* --- pressing ------------------------------------------------------------------------------- */

static void
set_hex (PandoriaPlan *plan, const char *text)
{
  guint index = text[0] == '/' ? 1 : 0;

  pandoria_plan_set_hex (plan, index, (PandoriaTerrain) (strchr ("FMHC", text[index]) - "FMHC"),
                         (guint) (text[index + 1] - '0'));
}

static gboolean
press_slot (PandoriaPlan *plan, const char *press, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (press, "#", 2);

  for (guint i = 0; i < seats.n; i++)
    if (strcmp (parts[0], pandoria_seats_get_key (&seats, i)) == 0)
      return pandoria_plan_choose_slot (plan, i, (guint) (parts[1][0] - '1'), error);
  g_assert_not_reached ();
}

static gboolean
press (PandoriaPlan *plan, const char *what, GError **error)
{
  if (strchr (what, '#') != NULL)
    return press_slot (plan, what, error);
  if (what[0] == '/')
    set_hex (plan, what + 1);
  else if (what[0] == '*')
    pandoria_plan_set_artifacts (plan, (guint) (what[1] - '0'));
  else if (what[0] == '?')
    pandoria_plan_answer (plan, (guint) (what[1] - '0'));
  else if (strcmp (what, "L") == 0 || strcmp (what, "W") == 0)
    pandoria_plan_set_leader (plan, what[0] == 'L');
  else if (strcmp (what, "E") == 0 || strcmp (what, "F") == 0)
    pandoria_plan_set_figure (plan, what[0] == 'F');
  else if (strcmp (what, "T") == 0)
    pandoria_plan_turn_round (plan);
  else if (strcmp (what, "R") == 0)
    pandoria_plan_restart (plan);
  else
    return pandoria_plan_choose (plan, pandoria_space_from_name (what), error);
  return TRUE;
}

/* Returns: (transfer full) (nullable): the error code of the last press, if it was refused. */
static char *
press_all (PandoriaPlan *plan, const char *presses)
{
  g_auto (GStrv) words = g_strsplit (presses, " ", -1);
  g_autofree char *refused = NULL;

  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      gboolean is_wrong = words[i][0] == '!';
      g_autoptr (GError) error = NULL;

      g_clear_pointer (&refused, g_free);
      if (press (plan, words[i] + is_wrong, &error) == is_wrong)
        g_error ("%s: %s", words[i], error != NULL ? error->message : "is taken");
      if (is_wrong)
        refused = g_strdup (pandoria_error_key (error->code));
    }
  return g_steal_pointer (&refused);
}

/* --- what comes of it ----------------------------------------------------------------------- */

static char *
list_choices (const PandoriaPlan *plan)
{
  PandoriaSpaces choices = plan->choices;
  g_autoptr (GString) text = g_string_new (NULL);
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, choices)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", pandoria_space_name (space));
  for (guint i = 0; i < seats.n; i++)
    for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
      if (plan->slots[i] >> slot & 1)
        g_string_append_printf (text, "%s%s#%u", text->len > 0 ? " " : "",
                                pandoria_seats_get_key (&seats, i), slot + 1);
  return g_strdup (text->str);
}

static char *
say (const PandoriaPlan *plan, PandoriaRecord *record)
{
  g_auto (GStrv) answers = NULL;
  g_autofree char *question = pandoria_plan_get_question (plan, record, &answers);
  g_autofree char *list = question != NULL ? g_strjoinv (" / ", answers) : NULL;

  return question != NULL ? g_strjoin (" ", question, list, NULL) : pandoria_plan_get_prompt (plan);
}

static const Row rows[] = {
  { "15/drift-fork", 2, "place-tile", "", "G5 G6 G10 G11",
    "Choose the space of the tile’s first half.", NULL },
  { "15/drift-fork", 2, "place-tile", "G5", "G6", "Choose what the tile shows.", NULL },
  { "15/drift-fork", 2, "place-tile", "G5 G6", "", "Choose what the tile shows.", NULL },
  { "15/drift-fork", 2, "place-tile", "G5 G6 /H0", "", "Choose what the tile shows.", NULL },
  { "15/drift-fork", 2, "place-tile", "/H0 //C0 G5 G6", "",
    "To which ship does the figure drift? From H5 to H7 / From H5 to H9", "H0 G5 C0 G6" },
  { "15/drift-fork", 2, "place-tile", "/H0 //C0 G5 G6 ?1", "", "Tile at G5 G6",
    "H0 G5 C0 G6 drift H5>H9" },
  { "15/drift-fork", 2, "place-tile", "/H0 //C0 G5 G6 ?2", "",
    "To which ship does the figure drift? From H5 to H7 / From H5 to H9", "H0 G5 C0 G6" },
  { "15/drift-fork", 2, "place-tile", "/H0 //C0 G5 G6 T ?0", "", "Tile at G5 G6",
    "C0 G5 H0 G6 drift H5>H7" },
  { "15/drift-fork", 2, "place-tile", "/H0 //C0 G5 G6 R", "G5 G6 G10 G11",
    "Choose the space of the tile’s first half.", NULL },
  { "15/drift-fork", 2, "place-tile", "!H5", "G5 G6 G10 G11", "not-allowed-space", NULL },
  { "15/drift-fork", 2, "place-tile", "G5 !G5", "G6", "not-neighbours", NULL },
  { "15/drift-fork", 2, "place-tile", "G5 !G11", "G6", "not-neighbours", NULL },
  { "17/ghosts-leader-counts", 5, "place-castle", "D5", "",
    "Which ghost haunts? A worker of Red / The leader of Red", "castle D5" },
  { "17/ghosts-leader-counts", 5, "place-castle", "D5 ?0", "", "Castle at D5",
    "castle D5 haunt red" },
  { "17/ghosts-leader-counts", 5, "place-castle", "D5 ?1", "", "Castle at D5",
    "castle D5 haunt redL" },
  { "paying/choice-needed", 2, "flee @4", "", "", "Which resource pays the rest? gold / wood",
    "flee @4" },
  { "paying/choice-needed", 2, "flee @4", "?1", "", "There is nothing to choose: no effect.",
    "flee @4 with wood" },
  { "buildings/poorhouse-choice-needed", 2, "end-turn", "", "",
    "Which resource does the Poorhouse raise to 2? 2 crystals / 2 gold", "." },
  { "buildings/poorhouse-choice-needed", 2, "end-turn", "?0", "",
    "End of turn, Poorhouse: crystals", ". crystal" },
  { "buildings/poorhouse-choice-needed", 2, "end-turn", "?1", "", "End of turn, Poorhouse: gold",
    ". gold" },
  { "spells/teleport-2", 3, "teleport 1 @2", "", "D8 H8",
    "Press one of your figures to move, then a free space.", "teleport 1 @2" },
  { "spells/teleport-2", 3, "teleport 1 @2", "D8", "D5 D6 D7 H7 K5 K8",
    "Press the free space it moves to.", NULL },
  { "spells/teleport-2", 3, "teleport 1 @2", "D8 K5", "", "Teleport 1 at D8→K5",
    "teleport 1 @2 D8>K5" },
  { "spells/teleport-2", 3, "teleport 1 @2", "D8 K5 K8", "", "Teleport 1 at D8→K8",
    "teleport 1 @2 D8>K8" },
  { "spells/teleport-2", 3, "teleport 1 @2", "D8 K5 !H8", "", "occupied", "teleport 1 @2 D8>K5" },
  { "spells/teleport-2", 3, "teleport 2 @2", "D8 K5", "H8 K5",
    "Press one of your figures to move, then a free space.", "teleport 2 @2 D8>K5" },
  { "spells/teleport-2", 3, "teleport 2 @2", "D8 K5 H8", "D5 D6 D7 D8 H7 K8",
    "Press the free space it moves to.", NULL },
  { "spells/teleport-2", 3, "teleport 2 @2", "D8 K5 H8 D8", "", "Teleport 2 at D8→K5 H8→D8",
    "teleport 2 @2 D8>K5 H8>D8" },
  { "spells/teleport-2", 3, "teleport 2 @2", "D8 !D11", "D5 D6 D7 H7 K5 K8", "not-allowed-space",
    NULL },
  { "spells/teleport-2", 3, "teleport 2 @2", "!D6", "D8 H8", "no-figure", "teleport 2 @2" },
  { "spells/flee", 4, "flee @2", "", "D8 E7 H8", "Press the figures to take back, then Enter.",
    "flee @2" },
  { "spells/flee", 4, "flee @2", "D8 H8 E7", "", "Flee at D8 H8 E7", "flee @2 -D8 -H8 -E7" },
  { "spells/flee", 4, "flee @2", "D8 H8 E7 D8", "D8", "Press the figures to take back, then Enter.",
    "flee @2 -H8 -E7" },
  { "spells/flee", 4, "flee @2", "D8 H8 E7 H8", "H8", "Press the figures to take back, then Enter.",
    "flee @2 -D8 -E7" },
  { "spells/flee", 4, "flee @2", "!D7", "D8 E7 H8", "no-figure", "flee @2" },
  { "17/goblins-flee", 11, "flee @1", "", "blue#2",
    "Press the figures to take back, on the board or on buildings, then Enter.", "flee @1" },
  { "17/goblins-flee", 11, "flee @1", "blue#2", "", "Flee", "flee @1 -blue#2" },
  { "17/goblins-flee", 11, "flee @1", "blue#2 blue#2", "blue#2",
    "Press the figures to take back, on the board or on buildings, then Enter.", "flee @1" },
  { "17/goblins-flee", 11, "flee @1", "!blue#1", "blue#2", "no-figure", "flee @1" },
  { "17/goblins-take-back", 11, "take-figure", "", "blue#2",
    "Choose the figure to take back, on the board or on a building.", NULL },
  { "17/goblins-take-back", 11, "take-figure", "blue#2", "", "Figure taken back from slot 2",
    "-blue#2" },
  { "17/goblins-take-back", 11, "take-figure", "blue#2 !blue#2", "", "no-figure", "-blue#2" },
  { "spells/rage-which", 2, "rage 2 @1", "", "E7", "Press the worker to enrage.", "rage 2 @1" },
  { "spells/rage-which", 2, "rage 2 @1", "E7", "D6 D7",
    "Press the closed region in which it counts more.", NULL },
  { "spells/rage-which", 2, "rage 2 @1", "E7 D6", "", "Rage 2 at E7", "rage 2 @1 E7 in D6" },
  { "spells/rage-which", 2, "rage 2 @1", "!D6", "E7", "no-figure", "rage 2 @1" },
  { "spells/rage-which", 2, "rage 2 @1", "E7 !D9", "D6 D7", "no-scoring", NULL },
  { "16/fortress", 3, "place-fortress", "", "", "There is no space for this.", NULL },
  { "16/enchanted-castle-fortress", 2, "enchanted-castle @2", "", "D0 D2 D6 D11 H6 H9",
    "Press a space for the castle.", "enchanted-castle @2" },
  { "16/enchanted-castle-fortress", 2, "enchanted-castle @2", "D0", "", "Enchanted Castle at D0",
    "enchanted-castle @2 fortress D0" },
  { "16/enchanted-castle-fortress", 2, "enchanted-castle @2", "D0 E", "", "Enchanted Castle at D0",
    "enchanted-castle @2 fortress D0 empty" },
  { "16/enchanted-castle-fortress", 2, "enchanted-castle @2", "E D2", "", "Enchanted Castle at D2",
    "enchanted-castle @2 D2 empty" },
  { "16/enchanted-castle-fortress", 2, "enchanted-castle @2", "E D2 F", "",
    "Enchanted Castle at D2", "enchanted-castle @2 D2" },
  { "16/enchanted-castle-fortress", 2, "enchanted-castle @2", "D2 L", "",
    "The leader may be placed only when no other figure is left in the reserve (rule 4).", NULL },
  { "16/enchanted-castle-fortress", 2, "enchanted-castle @2", "L D2", "", "Enchanted Castle at D2",
    "enchanted-castle @2 D2 empty" },
  { "16/enchanted-castle-fortress", 2, "enchanted-castle @2", "D2 D6", "", "Enchanted Castle at D6",
    "enchanted-castle @2 D6" },
  { "spells/enchanted-castle-nobody", 2, "enchanted-castle @2", "D9", "", "Enchanted Castle at D9",
    "enchanted-castle @2 D9L" },
  { "spells/enchanted-castle-nobody", 2, "enchanted-castle @2", "!D8", "D4 D9 H6 H9", "occupied",
    "enchanted-castle @2" },
  { "spells/enchanted-castle-nobody", 2, "enchanted-castle @2", "W !D8", "D4 D9 H6 H9", "occupied",
    "enchanted-castle @2" },
  { "spells/enchanted-castle-contact", 1, "enchanted-castle @2", "!D11", "D4 D9 H6 H9",
    "not-adjacent", "enchanted-castle @2" },
  { "spells/astral-ship", 1, "astral-ship @2", "", "E7 L5", "Press a ship for the figure.",
    "astral-ship @2" },
  { "spells/astral-ship", 1, "astral-ship @2", "E7", "", "Astral Ship at E7", "astral-ship @2 E7" },
  { "spells/astral-ship", 1, "astral-ship @2", "E7 L", "",
    "The leader may be placed only when no other figure is left in the reserve (rule 4).", NULL },
  { "spells/astral-ship-leader", 1, "astral-ship @2", "!D8", "E7 L5", "not-allowed-space",
    "astral-ship @2" },
  { "spells/astral-ship-nobody", 2, "astral-ship @2", "", "E7 L5", "Press a ship for the figure.",
    "astral-ship @2" },
  { "spells/astral-ship-nobody", 2, "astral-ship @2", "E7", "", "Astral Ship at E7",
    "astral-ship @2 E7L" },
  { "spells/terrain-1", 1, "terrain 1 @2", "", "D4 D9 H6 H9",
    "Press a space for the drawn single tile.", "terrain 1 @2" },
  { "spells/terrain-1", 1, "terrain 1 @2", "D9", "", "Choose what the tile shows.", NULL },
  { "spells/terrain-1", 1, "terrain 1 @2", "/H2 D9", "", "Terrain 1 at D9", "terrain 1 @2 H2 D9" },
  { "spells/terrain-2", 1, "terrain 2 @2", "/H2 D9", "D10", "Choose what the tile shows.", NULL },
  { "spells/terrain-2", 1, "terrain 2 @2", "/H2 D9 D10", "", "Choose what the tile shows.", NULL },
  { "spells/terrain-2", 1, "terrain 2 @2", "/H2 //F1 D9 D10", "", "Terrain 2 at D9 D10",
    "terrain 2 @2 H2 D9 F1 D10" },
  { "spells/terrain-2", 1, "terrain 2 @2", "/H2 //F1 D9 D10 T", "", "Terrain 2 at D9 D10",
    "terrain 2 @2 F1 D9 H2 D10" },
  /* the tile without its places */
  { "15/drift-fork", 2, "H0 D9 C0 D10", "", "G5 G6 G10 G11",
    "Choose the space of the tile’s first half.", NULL },
  { "15/drift-fork", 2, "H0 D9 C0 D10", "G5 G6 ?0", "", "Tile at G5 G6",
    "H0 G5 C0 G6 drift H5>H7" },
  { "spells/terrain-2", 1, "terrain 2 @2 H2 G5 F1 G6", "D9 D10", "", "Terrain 2 at D9 D10",
    "terrain 2 @2 H2 D9 F1 D10" },
  { "spells/terrain-2", 1, "terrain 2 @2 H2 G5", "D9 D10", "", "Choose what the tile shows.",
    NULL },
  { "spells/terrain-1", 1, "terrain 1 @2 H2 G5", "D9", "", "Terrain 1 at D9",
    "terrain 1 @2 H2 D9" },
  { "spells/terrain-2-empty-stack", 1, "terrain 2 @2", "", "",
    "There is nothing to choose: no effect.", "terrain 2 @2" },
  { "11/elves-one-space", 3, "elf-move", "", "D5", "Choose the worker to move.", NULL },
  { "11/elves-one-space", 3, "elf-move", "D5", "D6 D7",
    "Choose where it goes, up to 2 spaces away.", NULL },
  { "11/elves-one-space", 3, "elf-move", "D5 D6", "", "Elf from D5 to D6", "elf D5>D6" },
  { "11/elves-one-space", 3, "elf-move", "D5 D6 D7", "", "Elf from D5 to D7", "elf D5>D7" },
  { "11/elves-one-space", 3, "elf-move", "!D6", "D5", "no-figure", NULL },
  { "11/elves-one-space", 3, "elf-move", "D5 !D10", "D6 D7", "not-reachable", NULL },
  { "17/golems-market", 6, "golem-figure", "", "D3 D4", "Choose a space for the figure.", NULL },
  { "17/golems-market", 6, "golem-figure", "D4", "",
    "Which resource pays the rest? crystals / gold", "golem D4" },
  { "16/relic", 2, "place-figure", "", "D5 D6", "Choose a space for the figure.", NULL },
  { "16/relic", 2, "place-figure", "D5", "", "Worker to D5", "+D5" },
  { "16/relic", 2, "place-figure", "D5 L", "",
    "The leader may be placed only when no other figure is left in the reserve (rule 4).", NULL },
  { "16/relic", 2, "place-figure", "L", "", "There is no space for this.", NULL },
  { "16/relic", 2, "place-figure", "!D9", "D5 D6", "not-placed-now", NULL },
  { "16/relic", 1, "place-tile", "//F1", "D5 D6 D9 D10 H5 H6 H9 H10",
    "Choose the space of the tile’s first half.", NULL },
  { "16/relic", 1, "place-tile", "*2 /F0 //F1 D9 D10", "", "Tile at D9 D10", "F0 D9 F1 D10 *2" },
  { "16/relic", 1, "place-tile", "*2 /F0 //C1 D9 D10", "", "Tile at D9 D10", "F0 D9 C1 D10" },
  { "16/relic", 1, "place-tile", "*2 /F0 //C1 D9 D10 //F1", "", "Tile at D9 D10",
    "F0 D9 F1 D10 *2" },
  { "17/goblins-adopt", 9, "adopt @1 green", "", "", "Adopt", "adopt @1 green" },
  { "17/goblins-occupy", 6, "muster 2 @1", "", "D3 D4 D5 D6 D7 D8 H5 H6 H7 H8 K5 K8",
    "Press a free space for the figure.", "muster 2 @1" },
  { "17/goblins-occupy", 6, "muster 2 @1", "D3", "D4 D5 D6 D7 D8 H5 H6 H7 H8 K5 K8",
    "Press a free space for the figure.", "muster 2 @1 +D3" },
  { "17/goblins-occupy", 6, "muster 2 @1", "D3 L", "", "Muster 2 at D3", "muster 2 @1 +D3" },
  { "17/goblins-occupy", 6, "muster 2 @1", "D3 D4", "", "Muster 2 at D3 D4",
    "muster 2 @1 +D3 +D4" },
  { "17/goblins-occupy", 6, "muster 2 @1", "D3 D4 D5", "", "Muster 2 at D3 D5",
    "muster 2 @1 +D3 +D5" },
  { "17/goblins-occupy", 6, "muster 1 @1", "D3 D4", "", "Muster 1 at D4", "muster 1 @1 +D4" },
  { "17/goblins-occupy", 6, "conjure 6 @1", "", "", "Conjure 6", "conjure 6 @1" },
  { "paying/market-for-a-monument", 11, "store @4 #3", "", "",
    "Which resource pays the rest of the building? crystals / gold", "store @4 #3" },
  { "paying/market-for-a-monument", 11, "store @4 #3", "?1", "", "Store in slot 3",
    "store @4 #3 with gold" },
  { "paying/market-for-a-monument", 11, "store @2 #3", "", "", "Store in slot 3", "store @2 #3" },
  { "paying/market-for-a-monument", 11, "monument #2", "", "",
    "Which resource pays the rest of the monument? crystals / gold", "monument #2" },
  { "paying/market-for-a-monument", 11, "monument #2", "?0", "", "Monument in slot 2",
    "monument #2 with crystal" },
  { "paying/market-for-a-monument", 11, "master-builder @1 store @3 #3 monument #2", "", "",
    "Which resource pays the rest of the building? crystals",
    "master-builder @1 store @3 #3 monument #2" },
  { "paying/market-for-a-monument", 11, "master-builder @1 store @3 #3 monument #2", "?1", "",
    "Which resource pays the rest of the building? crystals",
    "master-builder @1 store @3 #3 monument #2" },
  { "paying/market-for-a-monument", 11, "master-builder @1 store @3 #3 monument #2", "?1 ?0", "",
    "Master Builder: Store in slot 3, Monument in slot 2",
    "master-builder @1 store @3 #3 with crystal monument #2" },
  { "paying/market-for-a-monument", 11, "master-builder @6 store @3 #3 monument #2", "", "",
    "Master Builder: Store in slot 3, Monument in slot 2",
    "master-builder @6 store @3 #3 monument #2" },
  { "paying/market-for-a-monument", 11, "master-builder @9 store @3 #3 monument #2", "", "",
    "Not enough to pay for it (rule 6.3.3).", NULL },
  { "paying/market-for-a-monument", 11, "monument #1", "", "",
    "Which resource pays the rest of the monument? crystals / gold", "monument #1" },
  { "paying/market-for-a-monument", 11, "buy @9", "", "",
    "No card of the card market may be bought now (rule 6.4).", NULL },
  { "15/drift-fork", 2, "place-castle", "G5", "", "Castle at G5", "castle G5" },
  { "15/drift-fork", 2, "place-castle", "", "G3 G5 G11 G14", "Choose a space for the castle.",
    NULL },
  { "spells/rage-not-next-to", 2, "rage 3 @2", "D5", "", "Rage 3 at D5", "rage 3 @2 D5" },
  { "spells/rage-others", 2, "rage 3 @2", "", "", "There is nothing to choose: no effect.",
    "rage 3 @2" },
  { "spells/rage-others", 2, "rage 3 @2", "!E7", "", "not-your-figure", "rage 3 @2" },
  { "16/fortress", 2, "place-fortress", "", "", "There is no space for this.", NULL },
  { "16/fortress", 0, "place-fortress", "", "", "There is no space for this.", NULL },
  { "16/enchanted-castle-fortress", 1, "place-fortress", "", "D0",
    "Choose an exit path for the fortress.", NULL },
  { "17/goblins-occupy", 6, "muster 2 @1", "L", "", "There is nothing to choose: no effect.",
    "muster 2 @1" },
  { "17/goblins-occupy", 6, "muster 2 @1", "L R", "D3 D4 D5 D6 D7 D8 H5 H6 H7 H8 K5 K8",
    "Press a free space for the figure.", "muster 2 @1" },
  { "15/drift-fork", 2, "place-single", "", "", "There is no space for this.", NULL },
  { "spells/flee-too-dear", 1, "flee @6", "", "", "Not enough to pay for it (rule 6.3.1).", NULL },
  { "spells/teleport-2-too-dear", 1, "teleport 2 @6", "", "",
    "Not enough to pay for it (rule 6.3.1).", NULL },
  { "spells/teleport-2-too-dear", 1, "teleport 2 @6", "!D8", "", "no-figure", NULL },
  { "spells/teleport-2", 3, "teleport 2 @2", "D8 R", "D8 H8",
    "Press one of your figures to move, then a free space.", "teleport 2 @2" },
  { "spells/rage-which", 2, "rage 2 @6", "", "", "Not enough to pay for it (rule 6.3.1).", NULL },
  { "spells/rage-which", 2, "rage 2 @6", "!E7", "", "choice-needed", NULL },
  { "17/goblins-adopt", 9, "goblin-cast", "", "", "No spell can be cast that way (rule 17).",
    NULL },
};

static void
check_row (const Row *row)
{
  g_autoptr (PandoriaGame) game = scenario_fixture_open (row->scenario, row->n);
  g_autofree PandoriaPlan *plan = g_new (PandoriaPlan, 1);
  g_autofree char *refused = NULL;
  g_autofree char *choices = NULL;
  g_autofree char *says = NULL;
  g_autofree char *written = NULL;
  PandoriaAction template;

  g_test_message ("%s after %u: %s: %s", row->scenario, row->n, row->act, row->presses);
  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  make_template (row->act, &template);
  pandoria_plan_begin (plan, pandoria_game_get_state (game), &template);
  refused = press_all (plan, row->presses);
  choices = list_choices (plan);
  says = refused != NULL ? g_steal_pointer (&refused) : say (plan, pandoria_game_get_record (game));
  if (plan->can_finish)
    written = pandoria_notation_write (&seats, &plan->action, NULL, NULL);
  g_assert_cmpstr (choices, ==, row->choices);
  g_assert_cmpstr (says, ==, row->says);
  g_assert_cmpstr (written, ==, row->written);
}

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    check_row (&rows[i]);
}

/* The leader is asked for once: the next figure is a worker again, while the last one may still be
 * changed. */
static void
test_leader (void)
{
  static const struct
  {
    const char *act, *presses;
    gboolean leader;
  } leaders[] = {
    { "muster 1 @1", "", FALSE },       { "muster 1 @1", "L", TRUE },
    { "muster 1 @1", "L D8", TRUE },    { "muster 1 @1", "L D8 D7", TRUE },
    { "muster 2 @1", "L D8", FALSE },   { "muster 2 @1", "D8 L D7", TRUE },
    { "muster 2 @1", "L D8 R", FALSE }, { "astral-ship @1", "L E7", TRUE },
    { "conjure 6 @1", "L", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (leaders); i++)
    {
      g_autoptr (PandoriaGame) game = scenario_fixture_open ("11/humans-leader-by-spell", 1);
      PandoriaAction template;
      PandoriaPlan plan;

      g_test_message ("%s: %s", leaders[i].act, leaders[i].presses);
      pandoria_seats_init (&seats, pandoria_game_get_record (game));
      make_template (leaders[i].act, &template);
      pandoria_plan_begin (&plan, pandoria_game_get_state (game), &template);
      press_all (&plan, leaders[i].presses);
      g_assert_cmpint (plan.leader, ==, leaders[i].leader);
    }
}

/* Adopt keeps the copied spell in its members, for any spell: its tile, and no other member. */
static void
test_copied_tile (void)
{
  static const char *const acts[] = { "terrain 2 @1", ".", "H2 H6 C0 H5" };
  g_autoptr (PandoriaGame) game = scenario_fixture_open ("spells/adopt", 1);
  PandoriaAction template;
  PandoriaPlan plan;
  g_autofree char *written = NULL;

  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      make_template (acts[i], &template);
      g_assert_true (pandoria_game_apply_noted (game, &template, NULL, NULL, NULL));
    }
  make_template ("adopt @1 red", &template);
  pandoria_plan_begin (&plan, pandoria_game_get_state (game), &template);
  press_all (&plan, "/F2 //C1 D4 D3");
  g_assert_true (pandoria_plan_is_complete (&plan));
  written = pandoria_notation_write (&seats, &plan.action, NULL, NULL);
  g_assert_cmpstr (written, ==, "adopt @1 red F2 D4 C1 D3");
}

/* Only a tile that shows one terrain twice has artifacts, and only in a game with them (16). */
static void
test_artifacts (void)
{
  static const struct
  {
    const char *scenario, *presses;
    gboolean expected;
  } tiles[] = {
    { "16/relic", "", FALSE },        { "16/relic", "/F1", FALSE },
    { "16/relic", "//F1", FALSE },    { "16/relic", "/F1 //C1", FALSE },
    { "16/relic", "/F1 //F0", TRUE }, { "15/drift-fork", "/F1 //F0", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      g_autoptr (PandoriaGame) game = scenario_fixture_open (tiles[i].scenario, 1);
      PandoriaAction template;
      PandoriaPlan plan;

      make_template ("place-tile", &template);
      pandoria_plan_begin (&plan, pandoria_game_get_state (game), &template);
      press_all (&plan, tiles[i].presses);
      pandoria_plan_set_artifacts (&plan, 2);
      g_assert_cmpint (pandoria_plan_can_have_artifacts (&plan), ==, tiles[i].expected);
      g_assert_cmpuint (pandoria_plan_get_artifacts (&plan), ==, tiles[i].expected ? 2 : 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plan-choices/rows", test_rows);
  g_test_add_func ("/plan-choices/leader", test_leader);
  g_test_add_func ("/plan-choices/copied-tile", test_copied_tile);
  g_test_add_func ("/plan-choices/artifacts", test_artifacts);
  return g_test_run ();
}
