/* Tests sentences: every row of a table has a text, formulas agree with the engine, refusals name
 * space and rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-json.h"
#include "pandoria-text.h"

/* --- complete tables --- */

static void
assert_words (char *text)
{
  g_autofree char *owned = text;

  g_assert_nonnull (owned);
  g_assert_cmpuint (strlen (owned), >, 0);
  g_assert_true (g_utf8_validate (owned, -1, NULL));
}

static void
test_names (void)
{
  for (guint i = 0; i < PANDORIA_N_TERRAINS; i++)
    assert_words (g_strdup (pandoria_text_terrain (i)));
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    assert_words (g_strdup (pandoria_text_counter (i)));
  for (guint i = 0; i < PANDORIA_N_STEPS; i++)
    assert_words (g_strdup (pandoria_text_step (i)));
  for (guint i = 0; i < PANDORIA_N_COLORS; i++)
    {
      assert_words (g_strdup (pandoria_color_name (i)));
      assert_words (g_strdup (pandoria_text_figure (i, FALSE)));
      assert_words (g_strdup (pandoria_text_figure (i, TRUE)));
      assert_words (g_strdup (pandoria_text_castle (i, FALSE)));
      assert_words (g_strdup (pandoria_text_castle (i, TRUE)));
    }
}

static void
test_realms (void)
{
  for (guint realm = 1; realm < PANDORIA_N_REALMS; realm++)
    for (guint edition = 0; edition < PANDORIA_N_EDITIONS; edition++)
      {
        assert_words (g_strdup (pandoria_text_realm (realm)));
        assert_words (g_strdup (pandoria_text_realm_ability (realm, edition)));
      }
  g_assert_cmpstr (pandoria_text_realm_ability (PANDORIA_REALM_MAGES, PANDORIA_EDITION_FIRST), !=,
                   pandoria_text_realm_ability (PANDORIA_REALM_MAGES, PANDORIA_EDITION_REVISED));
  g_assert_cmpstr (pandoria_text_realm_ability (PANDORIA_REALM_NONE, PANDORIA_EDITION_FIRST), ==,
                   "");
}

/* Each level has a different sentence. */
static void
test_cards (void)
{
  for (guint spell = 1; spell < PANDORIA_N_SPELLS; spell++)
    {
      const guint8 *levels = pandoria_spell_levels (spell);
      g_autofree char *any = pandoria_text_spell_effect (spell, 0);

      assert_words (g_strdup (any));
      for (guint i = 0; levels[i] != 0; i++)
        {
          g_autofree char *effect = pandoria_text_spell_effect (spell, levels[i]);

          g_assert_cmpstr (effect, !=, any);
        }
    }
  for (guint building = 1; building < PANDORIA_N_BUILDINGS; building++)
    {
      const guint8 *levels = pandoria_building_levels (building);
      g_autofree char *any = pandoria_text_building_effect (building, 0);

      assert_words (g_strdup (any));
      assert_words (g_strdup (pandoria_text_building_short (building)));
      assert_words (pandoria_text_building_sign (building, levels[0]));
      for (guint i = 0; levels[i] != 0; i++)
        {
          g_autofree char *effect = pandoria_text_building_effect (building, levels[i]);

          g_assert_cmpstr (effect, !=, any);
        }
    }
}

/* --- amounts --- */

typedef struct
{
  PandoriaCounter counter;
  int amount;
  const char *text, *change;
} AmountCase;

static const AmountCase amounts[] = {
  { PANDORIA_COUNTER_CRYSTAL, 3, "3 crystals", "+3 crystals" },
  { PANDORIA_COUNTER_CRYSTAL, 1, "1 crystal", "+1 crystal" },
  { PANDORIA_COUNTER_GOLD, 2, "2 gold", "+2 gold" },
  { PANDORIA_COUNTER_WOOD, -3, "−3 wood", "−3 wood" },
  { PANDORIA_COUNTER_POINTS, 1, "1 point", "+1 point" },
  { PANDORIA_COUNTER_POINTS, 0, "0 points", "0 points" },
  { PANDORIA_COUNTER_POINTS, -1, "−1 point", "−1 point" },
  { PANDORIA_COUNTER_HAND, 4, "4 cards in hand", "+4 cards in hand" },
  { PANDORIA_COUNTER_WORKERS, 1, "1 worker", "+1 worker" },
  { PANDORIA_COUNTER_CASTLES, 2, "2 castles", "+2 castles" },
  { PANDORIA_COUNTER_ARTIFACTS, 5, "5 artifacts", "+5 artifacts" },
};

static void
test_amounts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (amounts); i++)
    {
      g_autofree char *text = pandoria_text_amount (amounts[i].counter, amounts[i].amount);
      g_autofree char *change = pandoria_text_change (amounts[i].counter, amounts[i].amount);

      g_assert_cmpstr (text, ==, amounts[i].text);
      g_assert_cmpstr (change, ==, amounts[i].change);
    }
}

static void
test_levels (void)
{
  g_autofree char *rage = pandoria_text_spell (PANDORIA_SPELL_RAGE, 2);
  g_autofree char *flee = pandoria_text_spell (PANDORIA_SPELL_FLEE, 0);
  g_autofree char *yard = pandoria_text_building (PANDORIA_BUILDING_LUMBERYARD, 1);
  g_autofree char *market = pandoria_text_building (PANDORIA_BUILDING_MARKET, 2);
  g_autofree char *bank = pandoria_text_building (PANDORIA_BUILDING_BANK, 3);

  g_assert_cmpstr (rage, ==, "Rage 2");
  g_assert_cmpstr (flee, ==, "Flee");
  g_assert_cmpstr (yard, ==, "Lumberyard 1:2");
  g_assert_cmpstr (market, ==, "Market 2:1");
  g_assert_cmpstr (bank, ==, "Bank 3");
}

static void
test_spaces (void)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();
  g_autofree char *none = pandoria_text_spaces (spaces, 3);
  g_autofree char *two = NULL, *four = NULL;

  pandoria_spaces_add (&spaces, PANDORIA_SPACE (5, 7));
  pandoria_spaces_add (&spaces, PANDORIA_SPACE (5, 8));
  two = pandoria_text_spaces (spaces, 3);
  pandoria_spaces_add (&spaces, PANDORIA_SPACE (6, 8));
  pandoria_spaces_add (&spaces, PANDORIA_SPACE (6, 9));
  four = pandoria_text_spaces (spaces, 3);
  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (two, ==, "F7 F8");
  g_assert_cmpstr (four, ==, "F7 F8 G8 and 1 more");
}

/* --- the ledger --- */

typedef struct
{
  PandoriaEvent event;
  guint n_spaces; /* of the region: A0, A1 … */
  const char *text;
} EventCase;

#define CRYSTAL    .counter = PANDORIA_COUNTER_CRYSTAL
#define GOLD       .counter = PANDORIA_COUNTER_GOLD
#define WOOD       .counter = PANDORIA_COUNTER_WOOD
#define POINTS     .counter = PANDORIA_COUNTER_POINTS
#define REGION     .kind = PANDORIA_EVENT_REGION
#define COST(what) .kind = PANDORIA_EVENT_##what##_COST

static const EventCase events[] = {
  /* the worked example of 7.2 */
  { { REGION, CRYSTAL, .terrain = PANDORIA_TERRAIN_MOUNTAINS, .symbols = 3, .strength = 3,
      .bonus = 6, .amount = 15 },
    2,
    "Mountains A0 A1: 3 crystals × strength 3 + 2 spaces × (2 + 1) = 15" },
  { { REGION, CRYSTAL, .terrain = PANDORIA_TERRAIN_MOUNTAINS, .symbols = 3, .strength = 1,
      .amount = 3 },
    2,
    "Mountains A0 A1: 3 crystals × strength 1 = 3" },
  { { REGION, CRYSTAL, .terrain = PANDORIA_TERRAIN_MOUNTAINS, .symbols = 4, .strength = 3,
      .leader = 2, .amount = 12 },
    2,
    "Mountains A0 A1: 4 crystals × strength 3 (leader 2 + worker 1) = 12" },
  { { REGION, CRYSTAL, .terrain = PANDORIA_TERRAIN_MOUNTAINS, .symbols = 1, .strength = 3,
      .rage = 1, .amount = 3 },
    2,
    "Mountains A0 A1: 1 crystal × strength 3 (workers 2 + Rage 1) = 3" },
  { { REGION, WOOD, .symbols = 4, .strength = 1, .bonus = 2, .amount = 6 },
    2,
    "Forest A0 A1: 4 wood × strength 1 + 2 spaces × 1 = 6" },
  { { REGION, WOOD, .symbols = 1, .strength = 1, .bonus = 2, .amount = 3 },
    1,
    "Forest A0: 1 wood × strength 1 + 1 space × 2 = 3" },
  { { REGION, POINTS, .terrain = PANDORIA_TERRAIN_CITY, .symbols = 1, .strength = 2, .bonus = 3,
      .amount = 5 },
    3,
    "City A0 A1 A2: 1 point × strength 2 + 3 spaces × 1 = 5" },
  { { REGION, GOLD, .terrain = PANDORIA_TERRAIN_HILLS, .symbols = 2, .strength = 2, .bonus = 11,
      .level = 3, .amount = 15 },
    4,
    "Hills A0 A1 A2 A3: 2 gold × strength 2 + 4 spaces × 2 + 3 (realm) = 15" },
  { { REGION, GOLD, .terrain = PANDORIA_TERRAIN_HILLS, .symbols = 2, .strength = 2, .bonus = 3,
      .level = 3, .amount = 7 },
    3,
    "Hills A0 A1 A2: 2 gold × strength 2 + 3 (realm) = 7" },
  { { REGION, GOLD, .terrain = PANDORIA_TERRAIN_HILLS, .symbols = 2, .strength = 2, .bonus = 7,
      .amount = 11 },
    4,
    "Hills A0 A1 A2 A3: 2 gold × strength 2 + 7 from buildings and realm = 11" },
  { { REGION, WOOD, .symbols = 0, .strength = 2 },
    6,
    "Forest A0 A1 A2 A3 and 2 more: 0 wood × strength 2 = 0" },

  /* the worked example again: with 2 crystals already */
  { { .kind = PANDORIA_EVENT_OVERFLOW,
      CRYSTAL,
      .before = 2,
      .gained = 15,
      .cap = 10,
      .rate = 1,
      .per = 3,
      .amount = -7,
      .points = 2 },
    0,
    "Surplus crystals: 2 + 15 − 10 = 7 surplus, 1 point per 3 = 2 points" },
  { { .kind = PANDORIA_EVENT_OVERFLOW,
      WOOD,
      .before = 8,
      .gained = 3,
      .cap = 8,
      .rate = 2,
      .per = 3,
      .amount = -3,
      .points = 2 },
    0,
    "Surplus wood: 8 + 3 − 8 = 3 surplus, 2 points per 3 = 2 points" },
  { { .kind = PANDORIA_EVENT_OVERFLOW,
      GOLD,
      .before = 8,
      .gained = 3,
      .cap = 10,
      .rate = 1,
      .per = 2,
      .amount = -1 },
    0,
    "Surplus gold: 8 + 3 − 10 = 1 surplus, 1 point per 2 = 0 points" },

  { { COST (BUILDING), WOOD, .subject = PANDORIA_BUILDING_BANK, .level = 2, .printed = 5,
      .discount = 2, .amount = -3 },
    0,
    "Bank 2: 5 − 2 (Carpenter) = 3" },
  { { COST (BUILDING), WOOD, .subject = PANDORIA_BUILDING_STATUE, .printed = 6, .covered = 3,
      .discount = 2, .amount = -1 },
    0,
    "Statue: 6 − 3 (covered) − 2 (Carpenter) = 1" },
  { { COST (BUILDING), WOOD, .subject = PANDORIA_BUILDING_STATUE, .printed = 3, .covered = 5,
      .amount = -1 },
    0,
    "Statue: 3 − 5 (covered), at least 1" },
  { { COST (BUILDING), WOOD, .subject = PANDORIA_BUILDING_STATUE, .printed = 4, .covered = 3,
      .discount = 3, .amount = -1 },
    0,
    "Statue: 4 − 3 (covered) − 3 (Carpenter), at least 1" },
  { { COST (BUILDING), WOOD, .subject = PANDORIA_BUILDING_STATUE, .printed = 6, .amount = -6 },
    0,
    "Statue: 6 as printed" },
  { { COST (MONUMENT), WOOD, .printed = 8, .covered = 3, .amount = -5 },
    0,
    "Monument’s cost: 8 − 3 (covered) = 5" },
  { { COST (SPELL), CRYSTAL, .subject = PANDORIA_SPELL_RAGE, .level = 2, .printed = 4,
      .discount = 1, .amount = -3 },
    0,
    "Rage 2: 4 − 1 (School of Wizardry) = 3" },
  { { COST (SPELL), CRYSTAL, .subject = PANDORIA_SPELL_NONE, .printed = 8, .covered = 3,
      .amount = -5 },
    0,
    "River ship: 8 − 3 (ship) = 5" },
  { { COST (SPELL), CRYSTAL, .subject = PANDORIA_SPELL_NONE, .printed = 8, .covered = 2,
      .discount = 1, .amount = -5 },
    0,
    "River ship: 8 − 2 (ship) − 1 (School of Wizardry) = 5" },
  { { COST (SPELL), CRYSTAL, .subject = PANDORIA_SPELL_FLEE, .printed = 3, .extra = 1,
      .discount = 2, .amount = -2 },
    0,
    "Flee: 3 + 1 (realm) − 2 (School of Wizardry) = 2" },
  { { COST (BUILDING), WOOD, .subject = PANDORIA_BUILDING_STATUE, .printed = 6, .extra = -1,
      .covered = 3, .discount = 2, .amount = -1 },
    0,
    "Statue: 6 − 1 (realm) − 3 (covered) − 2 (Carpenter), at least 1" },
  { { .kind = PANDORIA_EVENT_CARD_PRICE, GOLD, .printed = 5, .discount = 2, .amount = -3 },
    0,
    "Card bought: 5 − 2 (Bank) = 3" },
  /* a payment split by a Market */
  { { .kind = PANDORIA_EVENT_CARD_PRICE, GOLD, .printed = 5, .amount = -3 },
    0,
    "Card bought: 5 as printed; of this 3 gold" },
  { { .kind = PANDORIA_EVENT_CARD_PRICE, WOOD, .printed = 5, .amount = -4 },
    0,
    "Card bought: 5 as printed; the rest paid with 4 wood (Market)" },

  { { .kind = PANDORIA_EVENT_MONUMENT, POINTS, .subject = 6, .amount = 6 }, 0, "Monument 6" },
  { { .kind = PANDORIA_EVENT_SHRINE, POINTS, .subject = PANDORIA_SPELL_FLEE, .amount = 2 },
    0,
    "Shrine 2: for casting Flee" },
  { { .kind = PANDORIA_EVENT_CONJURE, WOOD, .level = 8, .before = 3, .amount = 5 },
    0,
    "Conjure 8: 3 becomes 8" },
  { { .kind = PANDORIA_EVENT_CONJURE, WOOD, .level = 10, .before = 3, .amount = 5 },
    0,
    "Conjure 10: 3 becomes 8, the highest value" },
  { { .kind = PANDORIA_EVENT_STORE, POINTS, .subject = PANDORIA_COUNTER_GOLD, .amount = 1 },
    0,
    "Store: 1 point for surplus gold" },
  { { .kind = PANDORIA_EVENT_POORHOUSE, GOLD, .amount = 2 }, 0, "Poorhouse: 0 becomes 2" },
  { { .kind = PANDORIA_EVENT_REALM, CRYSTAL, .amount = 1 },
    0,
    "Realm’s ability: 1 for each ransomed figure" },
  { { .kind = PANDORIA_EVENT_REALM, GOLD, .terrain = PANDORIA_TERRAIN_HILLS, .amount = 1 },
    2,
    "Realm’s ability: 1 for a figure removed from Hills A0 A1" },
  { { .kind = PANDORIA_EVENT_REALM,
      GOLD,
      .subject = PANDORIA_COUNTER_GOLD,
      .printed = 3,
      .amount = -3 },
    0,
    "Realm’s ability: 3 for an extra figure" },
  { { .kind = PANDORIA_EVENT_REALM,
      WOOD,
      .subject = PANDORIA_COUNTER_GOLD,
      .printed = 3,
      .amount = -2 },
    0,
    "Realm’s ability: 3 for an extra figure; the rest paid with 2 wood (Market)" },
  { { .kind = PANDORIA_EVENT_RELIC,
      POINTS,
      .subject = 3,
      .symbols = 4,
      .strength = 1,
      .amount = 4 },
    0,
    "Relic: for 3 artifacts" },
  { { .kind = PANDORIA_EVENT_RELIC,
      POINTS,
      .subject = 3,
      .symbols = 4,
      .strength = 2,
      .amount = 8 },
    0,
    "Relic: 4 × 2 = 8, for 3 artifacts" },
  { { .kind = PANDORIA_EVENT_ADJUST, GOLD, .amount = -2 }, 0, "Correction of gold" },
  { { .kind = PANDORIA_EVENT_FINAL_HAND, POINTS, .amount = 3 },
    0,
    "Cards in hand: 3 cards, 1 point each" },
  { { .kind = PANDORIA_EVENT_FINAL_RESOURCES,
      GOLD,
      .before = 7,
      .rate = 1,
      .per = 3,
      .amount = -6,
      .points = 2 },
    0,
    "Gold left: 6 gold of 7, 1 point per 3 = 2 points" },
  { { .kind = PANDORIA_EVENT_FINAL_REALM, POINTS, .amount = 2 },
    0,
    "Prisoners: 2 figures, 1 point each" },
};

static void
test_events (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    {
      PandoriaEvent event = events[i].event;
      g_autofree char *text = NULL;

      for (guint n = 0; n < events[i].n_spaces; n++)
        pandoria_spaces_add (&event.region, (PandoriaSpace) n);
      text = pandoria_text_event (&event);
      g_assert_cmpstr (text, ==, events[i].text);
    }
}

/* --- acts --- */

static void
assert_act (const PandoriaAction *action, const char *expected)
{
  g_autofree char *text = pandoria_text_action (action);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_acts (void)
{
  PandoriaAction action;

  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    {
      pandoria_action_init (&action, kind);
      assert_words (pandoria_text_action (&action));
    }
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
  action.hexes[0].at = PANDORIA_SPACE (6, 6);
  action.hexes[1].at = PANDORIA_SPACE (6, 7);
  assert_act (&action, "Tile at G6 G7");
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_FIGURE);
  action.at = PANDORIA_SPACE (6, 6);
  assert_act (&action, "Worker to G6");
  action.leader = TRUE;
  assert_act (&action, "Leader to G6");
  pandoria_action_init (&action, PANDORIA_ACT_BUILD);
  action.build
      = (PandoriaBuild){ .building = PANDORIA_BUILDING_BANK, .level = 2, .slot = 1, .with = -1 };
  assert_act (&action, "Bank 2 in slot 2");
  pandoria_action_init (&action, PANDORIA_ACT_END_TURN);
  assert_act (&action, "End of turn");
  action.poorhouse = PANDORIA_COUNTER_WOOD;
  assert_act (&action, "End of turn, Poorhouse: wood");
  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_GOLD] = -2;
  action.adjust[PANDORIA_COUNTER_POINTS] = 3;
  assert_act (&action, "Correction: −2 gold +3 points");
  action.adjust[PANDORIA_COUNTER_GOLD] = G_MININT64;
  action.adjust[PANDORIA_COUNTER_POINTS] = G_MAXINT32;
  assert_act (&action, "Correction: −9223372036854775808 gold +2147483647 points");
}

static void
test_edit_acts (void)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
  assert_act (&action, "Correction");
  action.tableau.edit_top_spell = PANDORIA_EDIT_CLEAR;
  assert_act (&action, "Correction: top spell");
  action.tableau.n_slots = 5;
  action.tableau.edit_prisoners = TRUE;
  action.tableau.edit_haunter = PANDORIA_EDIT_SET;
  assert_act (&action, "Correction: building slots, top spell, prisoners, haunting ghost");
  pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
  action.tableau.edit_left = PANDORIA_EDIT_SET;
  assert_act (&action, "Correction: a player leaves");
  action.tableau.edit_left = PANDORIA_EDIT_CLEAR;
  assert_act (&action, "Correction: a player is back");
  pandoria_action_init (&action, PANDORIA_ACT_EDIT_TABLE);
  assert_act (&action, "Correction");
  action.table.members = (1u << PANDORIA_N_TABLE_MEMBERS) - 1;
  for (guint i = 0; i < PANDORIA_N_TABLE_NUMBERS; i++)
    action.table.numbers[i] = (guint16) (i + 1);
  assert_act (
      &action,
      "Correction: round 1, whose turn it is, last round, double tiles 4, deck 5, card market 6, "
      "single tiles 7, monuments, relics");
}

static void
test_spell_acts (void)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_RAGE;
  action.level = 2;
  assert_act (&action, "Rage 2");
  action.members.at = PANDORIA_SPACE (2, 4);
  assert_act (&action, "Rage 2 at C4");

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_TELEPORT;
  action.level = 1;
  action.members.n_moves = 1;
  action.members.moves[0] = (PandoriaMove){ PANDORIA_SPACE (2, 4), PANDORIA_SPACE (3, 5) };
  assert_act (&action, "Teleport 1 at C4→D5");

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_CONJURE;
  action.level = 8;
  action.members.resource = PANDORIA_COUNTER_WOOD;
  assert_act (&action, "Conjure 8: wood");

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_MASTER_BUILDER;
  action.members.build
      = (PandoriaBuild){ .building = PANDORIA_BUILDING_STORE, .slot = 0, .with = -1 };
  action.members.monument = (PandoriaErect){ .present = TRUE, .slot = 1, .with = -1 };
  assert_act (&action, "Master Builder: Store in slot 1, Monument in slot 2");
  action.members.monument_first = TRUE;
  assert_act (&action, "Master Builder: Monument in slot 2, Store in slot 1");
}

/* --- refusals --- */

static void
test_errors (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint code = 0; code < PANDORIA_N_ERRORS; code++)
    {
      g_autoptr (GError) plain = pandoria_error_new (code, "6.1", PANDORIA_SPACE_NONE);
      g_autoptr (GError) at = pandoria_error_new (code, "7.2", PANDORIA_SPACE (6, 6));
      char *text = pandoria_text_error (plain);
      g_autofree char *text_at = pandoria_text_error (at);

      g_assert_true (g_str_has_suffix (text, " (rule 6.1)."));
      g_assert_true (g_str_has_suffix (text_at, " (rule 7.2)."));
      g_assert_null (strstr (text_at, "%"));
      g_assert_true (g_hash_table_add (seen, text));
    }
}

static void
test_error_words (void)
{
  g_autoptr (GError) taken
      = pandoria_error_new (PANDORIA_ERROR_OCCUPIED, "6.1", PANDORIA_SPACE (6, 6));
  g_autoptr (GError) no_rule = pandoria_error_new (PANDORIA_ERROR_NO_CARD, "", PANDORIA_SPACE_NONE);
  g_autoptr (GError) other
      = g_error_new_literal (PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_READ, "x.pandoria: gone");
  g_autofree char *taken_text = pandoria_text_error (taken);
  g_autofree char *no_rule_text = pandoria_text_error (no_rule);
  g_autofree char *other_text = pandoria_text_error (other);

  g_assert_cmpstr (taken_text, ==, "G6 is occupied (rule 6.1).");
  g_assert_cmpstr (no_rule_text, ==, "No card is left in hand.");
  g_assert_cmpstr (other_text, ==, "x.pandoria: gone");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/text/names", test_names);
  g_test_add_func ("/text/realms", test_realms);
  g_test_add_func ("/text/cards", test_cards);
  g_test_add_func ("/text/amounts", test_amounts);
  g_test_add_func ("/text/levels", test_levels);
  g_test_add_func ("/text/spaces", test_spaces);
  g_test_add_func ("/text/events", test_events);
  g_test_add_func ("/text/acts", test_acts);
  g_test_add_func ("/text/acts/edits", test_edit_acts);
  g_test_add_func ("/text/acts/spells", test_spell_acts);
  g_test_add_func ("/text/errors", test_errors);
  g_test_add_func ("/text/errors/words", test_error_words);
  return g_test_run ();
}
