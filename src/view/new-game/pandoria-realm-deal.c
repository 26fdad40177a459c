/* Dealing realms by chance (5, 11, 17).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-realm-deal.h"

#define BIT(realm) (1u << PANDORIA_REALM_##realm)
#define BASE       (BIT (HUMANS) | BIT (DWARVES) | BIT (ELVES) | BIT (MAGES) | BIT (HALFLINGS))
#define EXPANSION  (BIT (CENTAURS) | BIT (FAIRIES) | BIT (GOBLINS) | BIT (GOLEMS) | BIT (GHOSTS))
#define PROMO      (BIT (NYMPHS) | BIT (HANBOK))

static const guint sets[PANDORIA_N_REALM_SETS] = {
  [PANDORIA_REALM_SET_BASE] = BASE,
  [PANDORIA_REALM_SET_BASE_AND_EXPANSION] = BASE | EXPANSION,
  [PANDORIA_REALM_SET_EXPANSION] = EXPANSION,
  [PANDORIA_REALM_SET_ALL] = BASE | EXPANSION | PROMO,
};

static guint
find_free (const PandoriaSetup *setup, guint set)
{
  for (guint realm = 1; realm < PANDORIA_N_REALMS; realm++)
    if (!pandoria_realm_is_allowed (realm, setup->variant))
      set &= ~(1u << realm);
  for (guint i = 0; i < setup->n_players && !setup->same_realm; i++)
    set &= ~(1u << setup->players[i].realm);
  return set;
}

static guint8
draw_realm (guint from, GRand *rand)
{
  gint32 nth = g_rand_int_range (rand, 0, __builtin_popcount (from));
  guint8 realm = 0;

  for (; nth >= 0; realm++)
    if (from >> realm & 1)
      nth--;
  return realm - 1;
}

gboolean
pandoria_realm_deal (PandoriaSetup *setup, PandoriaRealmSet set, GRand *rand)
{
  g_return_val_if_fail (set < PANDORIA_N_REALM_SETS, FALSE);

  for (guint i = 0; i < setup->n_players; i++)
    {
      guint from = find_free (setup, sets[set]);

      if (setup->players[i].realm != PANDORIA_REALM_NONE)
        continue;
      if (from == 0)
        return FALSE;
      setup->players[i].realm = draw_realm (from, rand);
    }
  return TRUE;
}
