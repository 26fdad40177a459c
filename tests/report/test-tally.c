/* Tests the table of points: every kind of ledger entry counts in its row, and the rows add up to
 * the markers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-statistics.h"

typedef struct
{
  const char *name;
  PandoriaEvent event;
  PandoriaTallySource source;
  int points;
} Case;

#define POINTS .counter = PANDORIA_COUNTER_POINTS

static const Case cases[] = {
  { "city",
    { .kind = PANDORIA_EVENT_REGION, POINTS, .terrain = PANDORIA_TERRAIN_CITY, .amount = 7 },
    PANDORIA_TALLY_CITY,
    7 },
  { "forest",
    { .kind = PANDORIA_EVENT_REGION, .counter = PANDORIA_COUNTER_WOOD, .amount = 7 },
    PANDORIA_TALLY_FOREST,
    0 },
  { "family-forest",
    { .kind = PANDORIA_EVENT_REGION, POINTS, .amount = 4 },
    PANDORIA_TALLY_FOREST,
    4 },
  { "overflow-crystal",
    { .kind = PANDORIA_EVENT_OVERFLOW,
      .counter = PANDORIA_COUNTER_CRYSTAL,
      .amount = -7,
      .points = 2 },
    PANDORIA_TALLY_SURPLUS_CRYSTAL,
    2 },
  { "overflow-gold",
    { .kind = PANDORIA_EVENT_OVERFLOW,
      .counter = PANDORIA_COUNTER_GOLD,
      .amount = -7,
      .points = 2 },
    PANDORIA_TALLY_SURPLUS_GOLD,
    2 },
  { "overflow-wood",
    { .kind = PANDORIA_EVENT_OVERFLOW,
      .counter = PANDORIA_COUNTER_WOOD,
      .amount = -7,
      .points = 2 },
    PANDORIA_TALLY_SURPLUS_WOOD,
    2 },
  { "store", { .kind = PANDORIA_EVENT_STORE, POINTS, .amount = 1 }, PANDORIA_TALLY_STORE, 1 },
  { "monument",
    { .kind = PANDORIA_EVENT_MONUMENT, POINTS, .amount = 6 },
    PANDORIA_TALLY_MONUMENTS,
    6 },
  { "shrine", { .kind = PANDORIA_EVENT_SHRINE, POINTS, .amount = 2 }, PANDORIA_TALLY_SHRINE, 2 },
  { "relic", { .kind = PANDORIA_EVENT_RELIC, POINTS, .amount = 8 }, PANDORIA_TALLY_RELICS, 8 },
  { "realm", { .kind = PANDORIA_EVENT_REALM, POINTS, .amount = 1 }, PANDORIA_TALLY_REALM, 1 },
  { "hand",
    { .kind = PANDORIA_EVENT_FINAL_HAND, POINTS, .amount = 3 },
    PANDORIA_TALLY_FINAL_HAND,
    3 },
  { "resources",
    { .kind = PANDORIA_EVENT_FINAL_RESOURCES, .amount = -6, .points = 2 },
    PANDORIA_TALLY_FINAL_RESOURCES,
    2 },
  { "final-realm",
    { .kind = PANDORIA_EVENT_FINAL_REALM, POINTS, .amount = 2 },
    PANDORIA_TALLY_FINAL_REALM,
    2 },
  { "adjust",
    { .kind = PANDORIA_EVENT_ADJUST, POINTS, .amount = -4 },
    PANDORIA_TALLY_CORRECTIONS,
    -4 },
  { "adjust-hand",
    { .kind = PANDORIA_EVENT_ADJUST, .counter = PANDORIA_COUNTER_HAND, .amount = 1 },
    PANDORIA_TALLY_CORRECTIONS,
    0 },
  { "spell-cost",
    { .kind = PANDORIA_EVENT_SPELL_COST, .amount = -3 },
    PANDORIA_TALLY_CORRECTIONS,
    0 },
};

static void
test_entry (gconstpointer data)
{
  const Case *c = data;
  PandoriaTally tally = { .n_players = 2 };
  PandoriaEvent event = c->event;

  event.player = 1;
  pandoria_tally_add (&tally, &event);
  g_assert_cmpint (tally.points[c->source][1], ==, c->points);
  g_assert_cmpint (tally.sums[1], ==, c->points);
  g_assert_cmpint (tally.sums[0], ==, 0);
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    g_assert_cmpint (pandoria_tally_has_source (&tally, source), ==,
                     source == c->source && c->points != 0);
}

static void
test_sum (void)
{
  PandoriaTally tally = { .n_players = 1 };
  int sum = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      pandoria_tally_add (&tally, &cases[i].event);
      sum += cases[i].points;
    }
  g_assert_cmpint (tally.sums[0], ==, sum);
}

/* A city of 3 spaces with a Statue, and a realm that adds 2: 4 points × strength 2 + 3 + 2. */
static void
test_city_parts (void)
{
  const PandoriaEvent event = { .kind = PANDORIA_EVENT_REGION,
                                POINTS,
                                .terrain = PANDORIA_TERRAIN_CITY,
                                .amount = 13,
                                .symbols = 4,
                                .strength = 2,
                                .bonus = 5,
                                .level = 2 };
  PandoriaTally tally = { .n_players = 1 };

  pandoria_tally_add (&tally, &event);
  g_assert_cmpint (tally.points[PANDORIA_TALLY_CITY][0], ==, 8);
  g_assert_cmpint (tally.points[PANDORIA_TALLY_STATUE][0], ==, 3);
  g_assert_cmpint (tally.points[PANDORIA_TALLY_REALM][0], ==, 2);
  g_assert_cmpint (tally.sums[0], ==, 13);
}

static void
test_names (void)
{
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    {
      g_assert_cmpstr (pandoria_tally_source_name (source), !=, "");
      g_assert_nonnull (pandoria_tally_source_key (source));
      for (guint other = 0; other < source; other++)
        g_assert_cmpstr (pandoria_tally_source_key (source), !=, pandoria_tally_source_key (other));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/tally/entry/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_entry);
    }
  g_test_add_func ("/tally/sum", test_sum);
  g_test_add_func ("/tally/city-parts", test_city_parts);
  g_test_add_func ("/tally/names", test_names);
  return g_test_run ();
}
