/* What the slots would mean for an act, and what an act costs: asked of the engine, for the dialogs of this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-offers.h"

#include <glib/gi18n.h>

#include "pandoria-text.h"

gboolean
pandoria_offers_try (PandoriaGame *game, const PandoriaAction *action, char **reason)
{
  g_autoptr (GError) error = NULL;

  if (reason != NULL)
    *reason = NULL;
  if (pandoria_game_preview (game, action, NULL, NULL, &error)
      || g_error_matches (error, PANDORIA_ERROR, PANDORIA_ERROR_CHOICE_NEEDED))
    return TRUE;
  if (reason != NULL)
    *reason = pandoria_text_error (error);
  return FALSE;
}

void
pandoria_offers_fill (PandoriaGame *game, PandoriaAction *action, guint8 *slot,
                      PandoriaSlotOffer offers[PANDORIA_MAX_SLOTS])
{
  guint8 kept = *slot;

  for (guint8 i = 0; i < PANDORIA_MAX_SLOTS; i++)
    {
      *slot = i;
      offers[i].cost = -1;
      offers[i].reason = NULL;
      offers[i].allowed = pandoria_offers_try (game, action, &offers[i].reason);
    }
  *slot = kept;
}

static gboolean
is_cost (const PandoriaEvent *event)
{
  return event->amount < 0
         && (event->kind == PANDORIA_EVENT_SPELL_COST || event->kind == PANDORIA_EVENT_BUILDING_COST
             || event->kind == PANDORIA_EVENT_MONUMENT_COST || event->kind == PANDORIA_EVENT_CARD_PRICE
             || event->kind == PANDORIA_EVENT_REALM);
}

char *
pandoria_offers_describe_cost (PandoriaGame *game, const PandoriaAction *action)
{
  guint active = pandoria_game_get_state (game)->active;
  g_autofree PandoriaEvents *events = g_new0 (PandoriaEvents, 1);
  g_autoptr (GString) text = g_string_new (NULL);

  if (!pandoria_game_preview (game, action, NULL, events, NULL))
    return NULL;
  for (guint i = 0; i < events->n; i++)
    {
      g_autofree char *amount = NULL;

      if (!is_cost (&events->items[i]) || events->items[i].player != active)
        continue;
      amount = pandoria_text_amount (events->items[i].counter, -events->items[i].amount);
      /* Translators: between the parts of a cost: “2 crystals + 1 gold” */
      g_string_append_printf (text, "%s%s", text->len > 0 ? _(" + ") : "", amount);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
