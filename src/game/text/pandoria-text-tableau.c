/* What a player has on the tableau and in the reserve, in words; and the language of all texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

char *
pandoria_text_resource (const PandoriaState *state, guint seat, PandoriaCounter counter)
{
  g_autofree char *amount = NULL;

  g_return_val_if_fail (state != NULL && seat < state->n_players, NULL);

  amount = pandoria_text_amount (counter, state->players[seat].counters[counter]);
  /* Translators: how much of a resource a player has, and the end of its track: “4 crystals of
   * 10” */
  return g_strdup_printf (_ ("%1$s of %2$u"), amount, pandoria_state_cap (state, seat));
}

char *
pandoria_text_slot (const PandoriaSlot *slot)
{
  g_return_val_if_fail (slot != NULL, NULL);

  if (slot->has_monument)
    /* Translators: %u is its value */
    return g_strdup_printf (_ ("monument %u"), slot->monument);
  if (slot->building != PANDORIA_BUILDING_NONE)
    return pandoria_text_building ((PandoriaBuilding) slot->building, slot->level);
  return NULL;
}

char *
pandoria_text_workers (const PandoriaPlayerState *player)
{
  g_return_val_if_fail (player != NULL, NULL);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u worker in the reserve",
                                       "%u workers in the reserve", player->workers),
                          player->workers);
}

char *
pandoria_text_leader (const PandoriaPlayerState *player)
{
  g_return_val_if_fail (player != NULL, NULL);
  return g_strdup (player->leader ? _ ("The leader is in the reserve")
                                  : _ ("The leader is on the board"));
}

char *
pandoria_text_castles (const PandoriaPlayerState *player)
{
  g_return_val_if_fail (player != NULL, NULL);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u castle left", "%u castles left", player->castles),
      player->castles);
}

char *
pandoria_text_fortress (const PandoriaPlayerState *player)
{
  g_return_val_if_fail (player != NULL, NULL);
  return g_strdup (player->fortress > 0 ? _ ("Fortress not placed yet") : _ ("Fortress placed"));
}

char *
pandoria_text_prisoners (const PandoriaPlayerState *player)
{
  g_return_val_if_fail (player != NULL, NULL);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u prisoner", "%u prisoners", player->n_prisoners),
      player->n_prisoners);
}

static void
add_reserve (GPtrArray *parts, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];

  pandoria_phrases_add (parts, pandoria_text_workers (player));
  pandoria_phrases_add (parts, pandoria_text_leader (player));
  pandoria_phrases_add (parts, pandoria_text_castles (player));
  if (state->artifacts)
    pandoria_phrases_add (parts, pandoria_text_fortress (player));
  if (pandoria_state_takes_prisoners (state, seat))
    pandoria_phrases_add (parts, pandoria_text_prisoners (player));
  if (player->haunter.place == PANDORIA_HAUNTER_RESERVE)
    pandoria_phrases_add (parts, g_strdup (_ ("A ghost haunts the reserve")));
}

char *
pandoria_text_reserve (const PandoriaState *state, guint seat)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  g_return_val_if_fail (state != NULL && seat < state->n_players, NULL);

  add_reserve (parts, state, seat);
  return pandoria_phrases_join (parts, " · ");
}

char *
pandoria_text_supplies (const PandoriaState *state, guint seat)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  const PandoriaPlayerState *player;

  g_return_val_if_fail (state != NULL && seat < state->n_players, NULL);

  player = &state->players[seat];
  if (!pandoria_variant_is_family ((PandoriaVariant) state->variant))
    for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
      pandoria_phrases_add (parts, pandoria_text_amount ((PandoriaCounter) i, player->counters[i]));
  if (state->variant != PANDORIA_VARIANT_FAMILY)
    pandoria_phrases_add (parts, pandoria_text_amount (PANDORIA_COUNTER_HAND, player->hand));
  add_reserve (parts, state, seat);
  /* Translators: between the things that a player has, “Humans, 41 points, 4 crystals of 10” */
  return pandoria_phrases_join (parts, C_ ("possessions", ", "));
}

char *
pandoria_text_possessions (const PandoriaState *state, guint seat)
{
  g_autofree char *supplies = pandoria_text_supplies (state, seat);
  g_autofree char *points = NULL;

  g_return_val_if_fail (supplies != NULL, NULL);

  points = pandoria_text_amount (PANDORIA_COUNTER_POINTS,
                                 state->players[seat].counters[PANDORIA_COUNTER_POINTS]);
  return g_strconcat (points, C_ ("possessions", ", "), supplies, NULL);
}

/* gettext() translates "" to the header of the catalog, which names its language. */
char *
pandoria_text_language (void)
{
  static const char field[] = "Language: ";
  const char *header = g_dgettext (GETTEXT_PACKAGE, "");
  const char *start = strstr (header, field);

  if (start == NULL)
    return g_strdup ("en");
  start += strlen (field);
  return g_strndup (start, strcspn (start, "\n_@"));
}
