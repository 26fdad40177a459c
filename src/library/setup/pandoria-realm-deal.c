/* Deals realms to the players of a setup by lot (5, 11, 17).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-realm-deal.h"

#define BIT(origin) (1u << PANDORIA_ORIGIN_##origin)

/* The origins of the realms in each set. Each of them is enough for four players. */
static const guint sets[PANDORIA_N_REALM_SETS] = {
  [PANDORIA_REALM_SET_BASE] = BIT (BASE),
  [PANDORIA_REALM_SET_BASE_AND_EXPANSION] = BIT (BASE) | BIT (EXPANSION),
  [PANDORIA_REALM_SET_EXPANSION] = BIT (EXPANSION),
  [PANDORIA_REALM_SET_ALL] = BIT (BASE) | BIT (EXPANSION) | BIT (PROMO),
};

/* The realms (bits) that can still be dealt from the origins @set. */
static guint
find_free (const PandoriaSetup *setup, guint set)
{
  guint realms = 0;

  for (guint realm = 1; realm < PANDORIA_N_REALMS; realm++)
    if ((set >> pandoria_realm_get_origin (realm) & 1)
        && pandoria_realm_is_allowed (realm, setup->variant))
      realms |= 1u << realm;
  for (guint i = 0; i < setup->n_players && !setup->same_realm; i++)
    realms &= ~(1u << setup->players[i].realm);
  return realms;
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
  g_return_val_if_fail (setup != NULL && rand != NULL, FALSE);
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
