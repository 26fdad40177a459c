/* Tests buildings: which building may cover which (6.3.2), and buildings that are occupied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-options.h"
#include "strip.h"

#define ALL_SLOTS 0x1f
#define VISIBLE   3 /* the slot of the first one */

/* Large and Small are identical in the revised edition. */
static const PandoriaBuilding twins[][2] = {
  { PANDORIA_BUILDING_SAW_MILL_LARGE, PANDORIA_BUILDING_SAW_MILL_SMALL },
  { PANDORIA_BUILDING_TOWER_LARGE, PANDORIA_BUILDING_TOWER_SMALL },
  { PANDORIA_BUILDING_TREASURY_LARGE, PANDORIA_BUILDING_TREASURY_SMALL },
};

static gboolean
is_identical (PandoriaBuilding a, PandoriaBuilding b, PandoriaEdition edition)
{
  gboolean identical = a == b;

  for (guint i = 0; edition == PANDORIA_EDITION_REVISED && i < G_N_ELEMENTS (twins); i++)
    identical = identical || (a == twins[i][0] && b == twins[i][1])
                || (a == twins[i][1] && b == twins[i][0]);
  return identical;
}

static void
test_pairs (gconstpointer data)
{
  const PandoriaEdition edition = GPOINTER_TO_UINT (data);
  PandoriaSetup setup;
  PandoriaState state;

  strip_init_setup (&setup, 2);
  setup.edition = (guint8) edition;
  g_assert_true (pandoria_state_init (&state, &setup, NULL));
  for (guint a = 1; a < PANDORIA_N_BUILDINGS; a++)
    for (guint b = 1; b < PANDORIA_N_BUILDINGS; b++)
      {
        const gboolean identical = is_identical (a, b, edition);

        state.players[0].slots[VISIBLE]
            = (PandoriaSlot){ .building = (guint8) a, .occupant = PANDORIA_NOBODY };
        g_assert_cmpuint (pandoria_options_build_slots (&state, b), ==,
                          identical ? 1u << VISIBLE : ALL_SLOTS);
        state.players[0].slots[1]
            = (PandoriaSlot){ .building = (guint8) b, .occupant = PANDORIA_NOBODY };
        g_assert_cmpint (pandoria_state_check (&state, NULL), ==, !identical);
        state.players[0].slots[1] = (PandoriaSlot){ .occupant = PANDORIA_NOBODY };
      }
}

/* Nothing can cover a monument. */
static void
test_monument (void)
{
  PandoriaSetup setup;
  PandoriaState state;

  strip_init_setup (&setup, 2);
  g_assert_true (pandoria_state_init (&state, &setup, NULL));
  state.players[0].slots[VISIBLE].has_monument = TRUE;
  for (guint building = 1; building < PANDORIA_N_BUILDINGS; building++)
    g_assert_cmpuint (pandoria_options_build_slots (&state, building), ==,
                      ALL_SLOTS & ~(1u << VISIBLE));
  g_assert_cmpuint (pandoria_options_monument_slots (&state), ==, 0);
}

/* Goblins use the buildings that they occupy, in any slot of any player (17). */
static void
test_occupied (void)
{
  PandoriaSetup setup;

  strip_init_setup (&setup, 3);
  setup.players[1].realm = PANDORIA_REALM_GOBLINS;
  for (guint owner = 0; owner < 3; owner += 2)
    for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
      {
        PandoriaState state;

        g_assert_true (pandoria_state_init (&state, &setup, NULL));
        state.active = 1;
        state.players[owner].slots[slot] = (PandoriaSlot){ .building = PANDORIA_BUILDING_BANK,
                                                           .level = 3,
                                                           .occupant = PANDORIA_NOBODY };
        g_assert_cmpuint (pandoria_state_building_level (&state, 1, PANDORIA_BUILDING_BANK), ==, 0);
        g_assert_cmpuint (pandoria_options_build_slots (&state, PANDORIA_BUILDING_BANK), ==, 0xf);
        state.players[owner].slots[slot].occupant = 1;
        g_assert_cmpuint (pandoria_state_building_level (&state, 1, PANDORIA_BUILDING_BANK), ==, 3);
        g_assert_cmpuint (pandoria_state_building_level (&state, owner, PANDORIA_BUILDING_BANK), ==,
                          3);
        g_assert_cmpuint (pandoria_state_building_level (&state, 2 - owner, PANDORIA_BUILDING_BANK),
                          ==, 0);
        g_assert_cmpuint (pandoria_options_build_slots (&state, PANDORIA_BUILDING_BANK), ==, 0);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/buildings/first", GUINT_TO_POINTER (PANDORIA_EDITION_FIRST), test_pairs);
  g_test_add_data_func ("/buildings/revised", GUINT_TO_POINTER (PANDORIA_EDITION_REVISED),
                        test_pairs);
  g_test_add_func ("/buildings/monument", test_monument);
  g_test_add_func ("/buildings/occupied", test_occupied);
  return g_test_run ();
}
