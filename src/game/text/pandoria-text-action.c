/* Actions in a few words, for the history, undo and the last action on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

static const char *
name (PandoriaSpace space)
{
  return space >= 0 ? pandoria_space_name (space) : "?";
}

/* --- 6.2 --- */

static char *
get_take (const PandoriaAction *action)
{
  PandoriaSpace from = action->at >= 0 ? action->at : action->take.at;

  if (from < 0)
    return g_strdup_printf (_ ("Figure taken back from slot %d"), action->take.slot + 1);
  return g_strdup_printf (_ ("Figure taken back from %s"), name (from));
}

static char *
get_ransom (const PandoriaAction *action)
{
  guint n = action->workers;

  if (n == 0)
    return g_strdup (_ ("Leader ransomed"));
  if (action->leader)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Leader and %u worker ransomed",
                                         "Leader and %u workers ransomed", n),
                            n);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u worker ransomed", "%u workers ransomed", n), n);
}

/* --- 6.3 --- */

static char *
get_built (const PandoriaBuild *build)
{
  g_autofree char *building
      = pandoria_text_building ((PandoriaBuilding) build->building, build->level);

  return g_strdup_printf (_ ("%1$s in slot %2$d"), building, build->slot + 1);
}

static char *
get_erected (const PandoriaErect *monument)
{
  return g_strdup_printf (_ ("Monument in slot %d"), monument->slot + 1);
}

static void
add_target (GPtrArray *targets, PandoriaSpace space)
{
  pandoria_phrases_add (targets, g_strdup (name (space)));
}

/* Returns: (transfer full) (nullable): the targets: "C4", "C4 D5", "C4→D6". */
static char *
list_board_targets (const PandoriaSpellMembers *members)
{
  g_autoptr (GPtrArray) targets = pandoria_phrases_new ();

  for (guint i = 0; i < members->n_figures; i++)
    add_target (targets, members->figures[i].at);
  for (guint i = 0; i < members->n_moves; i++)
    pandoria_phrases_add (targets, g_strdup_printf ("%s→%s", name (members->moves[i].from),
                                                    name (members->moves[i].to)));
  for (guint i = 0; i < members->n_hexes; i++)
    add_target (targets, members->hexes[i].at);
  for (guint i = 0; i < members->n_flee; i++)
    if (members->flee[i].player == PANDORIA_NOBODY)
      add_target (targets, members->flee[i].at);
  if (members->at >= 0)
    add_target (targets, members->at);
  if (members->fortress >= 0)
    add_target (targets, members->fortress);
  return pandoria_phrases_join (targets, " ");
}

/* Describes what a spell did off the board: a resource, a building, a monument; NULL for none. */
static char *
get_table_target (const PandoriaSpellMembers *members)
{
  g_autofree char *built = NULL, *erected = NULL;

  if (members->resource >= 0)
    return g_strdup (pandoria_text_counter ((PandoriaCounter) members->resource));
  if (members->build.building == PANDORIA_BUILDING_NONE)
    return members->monument.present ? get_erected (&members->monument) : NULL;
  built = get_built (&members->build);
  if (!members->monument.present)
    return g_steal_pointer (&built);
  erected = get_erected (&members->monument);
  /* Translators: two things done by one spell, in this order, as in “Bank 2 in slot 1, Monument in
   * slot 2”. */
  if (members->monument_first)
    return g_strdup_printf (C_ ("two acts", "%1$s, %2$s"), erected, built);
  return g_strdup_printf (C_ ("two acts", "%1$s, %2$s"), built, erected);
}

static char *
get_spell (const char *spell, const PandoriaSpellMembers *members)
{
  g_autofree char *targets = list_board_targets (members);
  g_autofree char *table = get_table_target (members);

  if (targets != NULL)
    /* Translators: a spell and the spaces that it was used on, as in “Rage 2 at C4”. */
    return g_strdup_printf (_ ("%1$s at %2$s"), spell, targets);
  if (table != NULL)
    /* Translators: a spell and what it was used for, as in “Conjure 8: wood”. */
    return g_strdup_printf (C_ ("spell", "%1$s: %2$s"), spell, table);
  return g_strdup (spell);
}

static char *
get_cast (const PandoriaAction *action)
{
  g_autofree char *spell = pandoria_text_spell ((PandoriaSpell) action->spell, action->level);
  gboolean copies
      = (pandoria_spell_get_members ((PandoriaSpell) action->spell) & PANDORIA_MEMBER_ADOPT) != 0;

  return get_spell (spell, copies ? &action->copy : &action->members);
}

static char *
get_halfling (const PandoriaAction *action)
{
  g_autofree char *cast = get_cast (action);
  g_autofree char *second = action->build.building != PANDORIA_BUILDING_NONE
                                ? get_built (&action->build)
                                : get_erected (&action->monument);

  if (action->monument.present && action->monument_first)
    return g_strdup_printf (C_ ("two acts", "%1$s, %2$s"), second, cast);
  return g_strdup_printf (C_ ("two acts", "%1$s, %2$s"), cast, second);
}

/* --- 6.4, end of turn, corrections --- */

static char *
get_end (const PandoriaAction *action)
{
  if (action->poorhouse < 0)
    return g_strdup (_ ("End of turn"));
  /* Translators: %s is a resource that the Poorhouse raises to 2. */
  return g_strdup_printf (_ ("End of turn, Poorhouse: %s"),
                          pandoria_text_counter ((PandoriaCounter) action->poorhouse));
}

/* A file may contain any number. */
static char *
get_adjusted (PandoriaCounter counter, gint64 amount)
{
  g_autofree char *number = NULL;

  if (amount >= -G_MAXINT && amount <= G_MAXINT)
    return pandoria_text_change (counter, (int) amount);
  number = pandoria_text_signed (amount);
  return g_strdup_printf ("%s %s", number, pandoria_text_counter (counter));
}

static char *
get_adjust (const PandoriaAction *action)
{
  g_autoptr (GPtrArray) changes = pandoria_phrases_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    if (action->adjust[i] != 0)
      pandoria_phrases_add (changes, get_adjusted ((PandoriaCounter) i, action->adjust[i]));
  list = pandoria_phrases_join (changes, " ");
  return g_strdup_printf (_ ("Correction: %s"), list != NULL ? list : "");
}

static char *
get_correction (GPtrArray *changes)
{
  g_autofree char *list = pandoria_phrases_join (changes, ", ");

  return list != NULL ? g_strdup_printf (_ ("Correction: %s"), list) : g_strdup (_ ("Correction"));
}

static char *
get_edit_player (const PandoriaAction *action)
{
  const PandoriaPlayerEdit *edit = &action->tableau;
  g_autoptr (GPtrArray) changes = pandoria_phrases_new ();

  if (edit->n_slots > 0)
    pandoria_phrases_add (changes, g_strdup (C_ ("correction", "building slots")));
  if (edit->edit_top_spell != PANDORIA_EDIT_KEEP)
    pandoria_phrases_add (changes, g_strdup (C_ ("correction", "top spell")));
  if (edit->edit_prisoners)
    pandoria_phrases_add (changes, g_strdup (C_ ("correction", "prisoners")));
  if (edit->edit_haunter != PANDORIA_EDIT_KEEP)
    pandoria_phrases_add (changes, g_strdup (C_ ("correction", "haunting ghost")));
  if (edit->edit_left == PANDORIA_EDIT_SET)
    pandoria_phrases_add (changes, g_strdup (C_ ("correction", "a player leaves")));
  if (edit->edit_left == PANDORIA_EDIT_CLEAR)
    pandoria_phrases_add (changes, g_strdup (C_ ("correction", "a player is back")));
  return get_correction (changes);
}

static const char *const table_words[] = {
  [PANDORIA_TABLE_ROUND] = NC_ ("correction", "round"),
  [PANDORIA_TABLE_ACTIVE] = NC_ ("correction", "whose turn it is"),
  [PANDORIA_TABLE_LAST_ROUND] = NC_ ("correction", "last round"),
  [PANDORIA_TABLE_DOUBLE_TILES] = NC_ ("correction", "double tiles"),
  [PANDORIA_TABLE_DECK] = NC_ ("correction", "deck"),
  [PANDORIA_TABLE_MARKET] = NC_ ("correction", "card market"),
  [PANDORIA_TABLE_SINGLES] = NC_ ("correction", "single tiles"),
  [PANDORIA_TABLE_MONUMENTS] = NC_ ("correction", "monuments"),
  [PANDORIA_TABLE_RELICS] = NC_ ("correction", "relics"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (table_words) == PANDORIA_N_TABLE_MEMBERS);

static char *
get_edit_table (const PandoriaAction *action)
{
  g_autoptr (GPtrArray) changes = pandoria_phrases_new ();

  for (guint i = 0; i < PANDORIA_N_TABLE_MEMBERS; i++)
    {
      const char *word = g_dpgettext2 (GETTEXT_PACKAGE, "correction", table_words[i]);

      if ((action->table.members >> i & 1) == 0)
        continue;
      if (i >= PANDORIA_N_TABLE_NUMBERS || i == PANDORIA_TABLE_ACTIVE
          || i == PANDORIA_TABLE_LAST_ROUND)
        pandoria_phrases_add (changes, g_strdup (word));
      else
        /* Translators: what was corrected, and what it is now, as in “round 5”. */
        pandoria_phrases_add (changes, g_strdup_printf (C_ ("correction", "%1$s %2$u"), word,
                                                        (guint) action->table.numbers[i]));
    }
  return get_correction (changes);
}

static const struct
{
  const char *description; /* (nullable): of the kind of act, if lines have a word for it */
  const char *prompt;      /* (nullable): for its space, if it chooses only one */
} rows[] = {
  [PANDORIA_ACT_PLACE_TILE] = { NULL },
  [PANDORIA_ACT_PLACE_CASTLE]
  = { N_ ("Place one of your castles"), N_ ("Choose a space for the castle.") },
  [PANDORIA_ACT_PLACE_FORTRESS]
  = { N_ ("Place the fortress on an exit path"), N_ ("Choose an exit path for the fortress.") },
  [PANDORIA_ACT_PLACE_SINGLE] = { N_ ("Place a single tile in a gap") },
  [PANDORIA_ACT_SKIP_PLACEMENT] = { N_ ("Nothing can be placed") },
  [PANDORIA_ACT_PLACE_FIGURE] = { NULL, N_ ("Choose a space for the figure.") },
  [PANDORIA_ACT_TAKE_FIGURE] = { NULL },
  [PANDORIA_ACT_RANSOM] = { N_ ("Ransom prisoners from Hanbok") },
  [PANDORIA_ACT_GOLEM_FIGURE]
  = { N_ ("Golems: pay for an extra figure"), N_ ("Choose a space for the figure.") },
  [PANDORIA_ACT_CAST] = { NULL },
  [PANDORIA_ACT_BUILD] = { NULL },
  [PANDORIA_ACT_MONUMENT] = { N_ ("Erect a monument over a building") },
  [PANDORIA_ACT_RECAST] = { N_ ("Mages: cast your top spell again") },
  [PANDORIA_ACT_HALFLING] = { N_ ("Halflings: cast a card, and build it or erect a monument") },
  [PANDORIA_ACT_GOBLIN_CAST] = { N_ ("Goblins: cast another player’s top spell") },
  [PANDORIA_ACT_GOBLIN_OCCUPY] = { N_ ("Goblins: a figure on another player’s building") },
  [PANDORIA_ACT_RIVER_SHIP]
  = { N_ ("A figure on a river ship"), N_ ("Choose a ship for the figure.") },
  [PANDORIA_ACT_RELIC] = { N_ ("Take a relic") },
  [PANDORIA_ACT_SCORE] = { N_ ("Score the closed regions") },
  [PANDORIA_ACT_BUY] = { N_ ("Buy a card from the card market") },
  [PANDORIA_ACT_ELF_MOVE] = { N_ ("Elves: move a worker at the end of the turn") },
  [PANDORIA_ACT_END_TURN] = { N_ ("End the turn") },
  [PANDORIA_ACT_ADJUST] = { N_ ("Correct a player’s markers") },
  [PANDORIA_ACT_EDIT_SPACE] = { N_ ("Correct a space") },
  [PANDORIA_ACT_EDIT_PLAYER] = { N_ ("Correct a player’s slots, top spell, prisoners or ghost") },
  [PANDORIA_ACT_EDIT_TABLE] = { N_ ("Correct the round, whose turn it is, or the stacks") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (rows) == PANDORIA_N_ACTS);

char *
pandoria_text_action (const PandoriaAction *action)
{
  const char *at;

  g_return_val_if_fail (action != NULL && action->kind < PANDORIA_N_ACTS, g_strdup (""));

  at = name (action->at);
  switch ((PandoriaActKind) action->kind)
    {
    case PANDORIA_ACT_PLACE_TILE:
      return g_strdup_printf (_ ("Tile at %1$s %2$s"), name (action->hexes[0].at),
                              name (action->hexes[1].at));
    case PANDORIA_ACT_PLACE_CASTLE: return g_strdup_printf (_ ("Castle at %s"), at);
    case PANDORIA_ACT_PLACE_FORTRESS: return g_strdup_printf (_ ("Fortress at %s"), at);
    case PANDORIA_ACT_PLACE_SINGLE:
      return g_strdup_printf (_ ("Single tile at %s"), name (action->hexes[0].at));
    case PANDORIA_ACT_SKIP_PLACEMENT: return g_strdup (_ ("Nothing could be placed"));
    case PANDORIA_ACT_PLACE_FIGURE:
      return g_strdup_printf (action->leader ? _ ("Leader to %s") : _ ("Worker to %s"), at);
    case PANDORIA_ACT_TAKE_FIGURE: return get_take (action);
    case PANDORIA_ACT_RANSOM: return get_ransom (action);
    case PANDORIA_ACT_GOLEM_FIGURE:
      return g_strdup_printf (
          action->leader ? _ ("Also the leader to %s") : _ ("Also a worker to %s"), at);
    case PANDORIA_ACT_CAST: return get_cast (action);
    case PANDORIA_ACT_BUILD: return get_built (&action->build);
    case PANDORIA_ACT_MONUMENT: return get_erected (&action->monument);
    case PANDORIA_ACT_RECAST: return get_spell (_ ("Top spell again"), &action->members);
    case PANDORIA_ACT_HALFLING: return get_halfling (action);
    case PANDORIA_ACT_GOBLIN_CAST:
      return get_spell (_ ("Another player’s spell"), &action->members);
    case PANDORIA_ACT_GOBLIN_OCCUPY:
      return g_strdup_printf (_ ("Another player’s building in slot %d used"), action->slot + 1);
    case PANDORIA_ACT_RIVER_SHIP:
      return g_strdup_printf (
          action->leader ? _ ("Leader to the ship %s") : _ ("Worker to the ship %s"), at);
    case PANDORIA_ACT_RELIC:
      return pandoria_text_printed (pandoria_printed_relic (action->relic_artifacts));
    case PANDORIA_ACT_SCORE: return g_strdup (_ ("Scoring"));
    case PANDORIA_ACT_BUY: return g_strdup_printf (_ ("Card bought, price %u"), action->cost);
    case PANDORIA_ACT_ELF_MOVE:
      return g_strdup_printf (_ ("Elf from %1$s to %2$s"), name (action->from), name (action->to));
    case PANDORIA_ACT_END_TURN: return get_end (action);
    case PANDORIA_ACT_ADJUST: return get_adjust (action);
    case PANDORIA_ACT_EDIT_SPACE: return g_strdup_printf (_ ("Correction of %s"), at);
    case PANDORIA_ACT_EDIT_PLAYER: return get_edit_player (action);
    case PANDORIA_ACT_EDIT_TABLE:
    default: return get_edit_table (action);
    }
}

/* Returns: (transfer full): “F5 forest 2”. */
static char *
get_hex (PandoriaSpace at, PandoriaTerrain terrain, guint symbols)
{
  /* Translators: a space and what was placed on it: terrain, then the number of symbols, as in “F5
   * forest 2”. */
  return g_strdup_printf (C_ ("placed", "%1$s %2$s %3$u"), name (at),
                          pandoria_text_terrain_within (terrain), symbols);
}

/* Returns: (transfer full): “F5 forest 2, G5 hills 1”. */
static char *
get_hexes (const PandoriaHex *hexes, guint n)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  for (guint i = 0; i < n; i++)
    pandoria_phrases_add (
        parts, get_hex (hexes[i].at, (PandoriaTerrain) hexes[i].terrain, hexes[i].symbols));
  return pandoria_phrases_join (parts, C_ ("amounts", ", "));
}

/* Returns: (nullable): the members of the spell that @action casts. */
static const PandoriaSpellMembers *
get_members (const PandoriaAction *action)
{
  return action->copy.n_hexes > 0 ? &action->copy : &action->members;
}

char *
pandoria_text_entered (const PandoriaAction *action)
{
  g_autofree char *text = NULL, *hexes = NULL;
  const PandoriaSpellMembers *members;

  g_return_val_if_fail (action != NULL && action->kind < PANDORIA_N_ACTS, g_strdup (""));

  text = pandoria_text_action (action);
  members = get_members (action);
  if (action->kind == PANDORIA_ACT_PLACE_TILE)
    return get_hexes (action->hexes, 2);
  if (action->kind == PANDORIA_ACT_PLACE_SINGLE)
    hexes = get_hexes (action->hexes, 1);
  else if (members->n_hexes > 0)
    hexes = get_hexes (members->hexes, members->n_hexes);
  else if (action->kind == PANDORIA_ACT_EDIT_SPACE && action->edit_terrain == PANDORIA_EDIT_SET)
    hexes = get_hex (action->at, (PandoriaTerrain) action->terrain, action->symbols);
  if (hexes == NULL)
    return g_steal_pointer (&text);
  /* Translators: an act, then what it placed: “Single tile at F5: F5 forest 2”. */
  return g_strdup_printf (C_ ("entered", "%1$s: %2$s"), text, hexes);
}

const char *
pandoria_text_act (PandoriaActKind kind)
{
  g_return_val_if_fail (kind < PANDORIA_N_ACTS, "");
  return _ (rows[kind].description);
}

const char *
pandoria_text_act_prompt (PandoriaActKind kind)
{
  g_return_val_if_fail (kind < PANDORIA_N_ACTS, NULL);
  return rows[kind].prompt != NULL ? _ (rows[kind].prompt) : NULL;
}
