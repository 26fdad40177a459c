/* Describes the effect of an act in a sentence, before it is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-foresight.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* Returns: (nullable): the names of the regions that wait for scoring in @after, but not in @before. */
static char *
name_closed (const PandoriaState *before, const PandoriaState *after)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = before->n_pending; i < after->n_pending; i++)
    {
      g_autofree char *name = pandoria_text_region_name (&after->pending[i]);

      g_strv_builder_add (parts, name);
    }
  names = g_strv_builder_end (parts);
  return g_strv_length (names) > 0 ? g_strjoinv (C_ ("regions", ", "), names) : NULL;
}

static int
count_home (const PandoriaState *before, const PandoriaState *after)
{
  int home = 0;

  for (guint i = 0; i < after->n_players; i++)
    home += MAX (0, after->players[i].workers + after->players[i].leader - before->players[i].workers
                        - before->players[i].leader);
  return home;
}

static void
add_part (GStrvBuilder *parts, char *part)
{
  if (part != NULL)
    g_strv_builder_add (parts, part);
  g_free (part);
}

/* @pays: the act costs something, so the sentence describes it as if it were done. */
static void
add_homecoming (GStrvBuilder *parts, const PandoriaState *before, const PandoriaState *after, gboolean pays)
{
  int home = count_home (before, after);

  if (home > 0 && pays)
    add_part (parts, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d figure returns to the reserve",
                                                   "%d figures return to the reserve", (gulong) home),
                                      home));
  else if (home > 0)
    add_part (parts, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d figure would return to the reserve",
                                                   "%d figures would return to the reserve", (gulong) home),
                                      home));
}

static char *
describe_closing (const char *closed, const char *gained, gboolean pays)
{
  if (pays)
    /* Translators: after the name of an act and what is paid: “Enchanted Castle at D9: Marta pays 2 crystals; closes Forest F7 F8: Marta gains 6 wood” */
    return g_strdup_printf (_ ("closes %s: %s"), closed, gained != NULL ? gained : _ ("nobody gains anything"));
  /* Translators: the regions that an act closes, then who gains what; “Would close Forest F7 F8: Marta would gain 6 wood” */
  return g_strdup_printf (_ ("Would close %s: %s"), closed, gained != NULL ? gained : _ ("nobody would gain anything"));
}

static gboolean
lays_something (PandoriaActKind kind)
{
  return kind <= PANDORIA_ACT_PLACE_SINGLE;
}

/* Names the act, unless the board shows it as a placed tile. */
static char *
name_act (const PandoriaAction *action, const char *what)
{
  g_autofree char *act = NULL;

  if (action == NULL || lays_something (action->kind))
    return g_strdup (what);
  /* The gains already include the effect of Conjure. */
  act = action->kind == PANDORIA_ACT_CAST && action->spell == PANDORIA_SPELL_CONJURE
            ? pandoria_text_spell (PANDORIA_SPELL_CONJURE, action->level)
            : pandoria_text_action (action);
  /* Translators: an act and what it brings, “Muster 2 at D5 D6: Marta pays 3 crystals” */
  return g_strdup_printf (C_ ("act", "%s: %s"), act, what);
}

char *
pandoria_foresight_describe (PandoriaGame *game, const PandoriaAction *action, const PandoriaForesight *foresight)
{
  return pandoria_foresight_describe_from (game, pandoria_game_get_state (game), action, foresight);
}

char *
pandoria_foresight_describe_from (PandoriaGame *game, const PandoriaState *before, const PandoriaAction *action,
                                  const PandoriaForesight *foresight)
{
  g_autofree char *closed = name_closed (before, &foresight->done);
  g_autofree char *payments = pandoria_text_payments (game, &foresight->events);
  gboolean pays = payments != NULL;
  g_autofree char *gained
      = pays ? pandoria_text_gains (game, &foresight->events) : pandoria_text_possible_gains (game, &foresight->events);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char *text = NULL;

  if (pays && closed == NULL)
    add_part (parts, pandoria_text_trades (game, &foresight->events));
  else
    {
      add_part (parts, g_steal_pointer (&payments));
      add_part (parts, closed != NULL ? describe_closing (closed, gained, pays) : g_strdup (gained));
    }
  add_homecoming (parts, before, &foresight->done, pays);
  text = pandoria_text_join (parts);
  return text != NULL ? name_act (action, text) : NULL;
}
