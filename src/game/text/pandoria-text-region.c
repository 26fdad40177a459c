/* The gains from regions, and the points for surplus resources, as formulas with all their terms (7.2, 10).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-private.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

char *
pandoria_text_region_title (const PandoriaEvent *event)
{
  return pandoria_text_region_name (&(PandoriaRegion){ .spaces = event->region, .terrain = event->terrain });
}

/* Returns: the gain per space if only buildings give @bonus: Small 1, Large 2, both 3; the Statue 1 (7.2); else 0. */
static int
get_per_space (const PandoriaEvent *event, int bonus)
{
  int n = (int) pandoria_spaces_count (event->region);
  int most = event->terrain == PANDORIA_TERRAIN_CITY ? 1 : 3;

  if (n == 0 || bonus <= 0 || bonus % n != 0 || bonus / n > most)
    return 0;
  return bonus / n;
}

static char *
reckon_spaces (guint n, int each)
{
  if (each == 3)
    /* Translators: a Large and a Small building together, 2 and 1 for every space. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u space × (2 + 1)", "%u spaces × (2 + 1)", n), n);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u space × %2$d", "%1$u spaces × %2$d", n), n, each);
}

/* Returns: (nullable): the parts of the strength; NULL if only workers contribute. */
static char *
split_strength (const PandoriaEvent *event)
{
  int workers = event->strength - event->leader - event->rage;
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  if (event->leader + event->rage == 0)
    return NULL;
  if (event->leader > 0)
    pandoria_phrases_add (parts, g_strdup_printf (_ ("leader %d"), event->leader));
  if (workers > 0)
    pandoria_phrases_add (
        parts, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "worker %d", "workers %d", (gulong) workers), workers));
  if (event->rage > 0)
    pandoria_phrases_add (parts, pandoria_text_spell (PANDORIA_SPELL_RAGE, event->rage));
  return pandoria_phrases_join (parts, " + ");
}

static char *
reckon_strength (const PandoriaEvent *event)
{
  g_autofree char *symbols = pandoria_text_amount ((PandoriaCounter) event->counter, event->symbols);
  g_autofree char *parts = split_strength (event);

  if (parts == NULL)
    /* Translators: %1$s is an amount as in “3 crystals”, %2$u the strength of the figures next to the region. */
    return g_strdup_printf (_ ("%1$s × strength %2$u"), symbols, (guint) event->strength);
  /* Translators: the same, and what the strength consists of: “4 crystals × strength 3 (leader 2 + worker 1)” */
  return g_strdup_printf (_ ("%1$s × strength %2$u (%3$s)"), symbols, (guint) event->strength, parts);
}

/* The event's bonus is the sum of buildings and realm (rulings 6). Its level can have the realm's share. */
char *
pandoria_text_region_formula (const PandoriaEvent *event)
{
  guint n = pandoria_spaces_count (event->region);
  int realm = event->level, buildings = event->bonus - realm, each = get_per_space (event, buildings);
  g_autofree char *strength = reckon_strength (event);
  g_autofree char *spaces = reckon_spaces (n, each);

  if (event->bonus == 0)
    return g_strdup_printf (_ ("%1$s = %2$d"), strength, event->amount);
  if (each > 0 && realm > 0)
    return g_strdup_printf (_ ("%1$s + %2$s + %3$d (realm) = %4$d"), strength, spaces, realm, event->amount);
  if (each > 0)
    return g_strdup_printf (_ ("%1$s + %2$s = %3$d"), strength, spaces, event->amount);
  if (realm > 0 && buildings == 0)
    return g_strdup_printf (_ ("%1$s + %2$d (realm) = %3$d"), strength, realm, event->amount);
  return g_strdup_printf (_ ("%1$s + %2$d from buildings and realm = %3$d"), strength, event->bonus, event->amount);
}

char *
pandoria_text_overflow_title (const PandoriaEvent *event)
{
  static const char *const titles[PANDORIA_N_RESOURCES]
      = { N_ ("Surplus crystals"), N_ ("Surplus gold"), N_ ("Surplus wood") };

  return g_strdup (_ (titles[MIN (event->counter, PANDORIA_COUNTER_WOOD)]));
}

char *
pandoria_text_overflow_formula (const PandoriaEvent *event)
{
  g_autofree char *rate = pandoria_text_amount (PANDORIA_COUNTER_POINTS, event->rate);
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, event->points);

  /* Translators: a marker’s value, what is added, its highest value, and what the rest brings at a rate, as in
   * “8 + 6 − 10 = 4 surplus, 1 point per 2 = 2 points”. */
  return g_strdup_printf (_ ("%1$d + %2$d − %3$d = %4$d surplus, %5$s per %6$u = %7$s"), event->before, event->gained,
                          event->cap, -event->amount, rate, event->per, points);
}

char *
pandoria_text_final_resources (const PandoriaEvent *event)
{
  g_autofree char *given = pandoria_text_amount ((PandoriaCounter) event->counter, -event->amount);
  g_autofree char *rate = pandoria_text_amount (PANDORIA_COUNTER_POINTS, event->rate);
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, event->points);

  /* Translators: resources given away, of how many, and what they bring at a rate, as in
   * “6 gold of 7, 1 point per 3 = 2 points”. */
  return g_strdup_printf (_ ("%1$s of %2$d, %3$s per %4$u = %5$s"), given, event->before, rate, event->per, points);
}

/* --- open regions ----------------------------------------------------------------------------------------------- */

/* The name of a region lists at most this many spaces. */
#define MAX_NAMED 4
/* The user looks for the missing spaces on the board, so name more of these. */
#define MAX_MISSING 6

char *
pandoria_text_region_name (const PandoriaRegion *region)
{
  g_autofree char *spaces = NULL;

  g_return_val_if_fail (region != NULL, NULL);

  spaces = pandoria_text_spaces (region->spaces, MAX_NAMED);

  /* Translators: a terrain and the spaces of one of its regions, as in “Forest F7 F8”. */
  return g_strdup_printf (C_ ("region", "%1$s %2$s"), pandoria_text_terrain ((PandoriaTerrain) region->terrain),
                          spaces);
}

static char *
describe_exit (PandoriaGame *game, const char *name)
{
  /* Translators: %s is a region, “Forest F7 F8” */
  if (!pandoria_game_get_state (game)->artifacts)
    return g_strdup_printf (_ ("An exit path always keeps %s open."), name);
  return g_strdup_printf (_ ("An exit path keeps %s open, unless a fortress covers the path."), name);
}

/* Returns: (transfer full): the owners of the figures that would leave @region; empty for none. */
static char *
describe_figures (PandoriaGame *game, const PandoriaRegion *region)
{
  const PandoriaState *state = pandoria_game_get_shown_state (game);
  const char *names[PANDORIA_MAX_PLAYERS + 1] = { NULL };
  g_autofree char *joined = NULL;
  guint n = 0;

  for (guint i = 0; i < state->n_players; i++)
    if (pandoria_spaces_meet (pandoria_spaces_or (state->players[i].figures, state->players[i].leader_at),
                              region->spaces))
      names[n++] = pandoria_record_get_player_name (pandoria_game_get_record (game), i);
  joined = g_strjoinv (C_ ("between names", ", "), (char **) names);
  /* Translators: follows a sentence about a region that would close; %s is a list of players */
  return n > 0 ? g_strdup_printf (_ (" Its figures would return: %s."), joined) : g_strdup ("");
}

char *
pandoria_text_open_region (PandoriaGame *game, const PandoriaOpenRegion *open)
{
  g_autofree PandoriaEvents *events = NULL;
  g_autofree char *name = NULL, *missing = NULL, *possible = NULL, *gains = NULL, *closing = NULL, *figures = NULL;
  const PandoriaState *state;
  gboolean hole; /* no double tile fits: one empty space without another next to it */

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && open != NULL, NULL);

  name = pandoria_text_region_name (&open->region);
  if (open->at_exit)
    return describe_exit (game, name);
  state = pandoria_game_get_shown_state (game);
  hole = pandoria_spaces_count (open->missing) == 1
         && !pandoria_spaces_meet (pandoria_spaces_around (open->missing), pandoria_state_empty_plain (state));
  events = g_new (PandoriaEvents, 1);
  pandoria_state_foretell_region (state, &open->region, events);
  missing = pandoria_text_spaces (open->missing, MAX_MISSING);
  possible = pandoria_text_possible_gains (game, events);
  gains = possible != NULL ? g_steal_pointer (&possible) : g_strdup (_ ("nobody gains anything"));
  if (hole)
    closing = g_strdup_printf (_ ("Only a castle or a single tile fits on %2$s; it would close %1$s: %3$s."), name,
                               missing, gains);
  else
    /* Translators: a region, the empty spaces next to it, who would gain what, how many tiles: “2 tiles of other terrain on G6 G7 G8
     * would close Forest F7 F8: Marta would gain 6 wood.” */
    closing = g_strdup_printf (ngettext ("%4$u tile of other terrain on %2$s would close %1$s: %3$s.",
                                         "%4$u tiles of other terrain on %2$s would close %1$s: %3$s.", open->n_tiles),
                               name, missing, gains, open->n_tiles);
  figures = describe_figures (game, &open->region);
  return g_strconcat (closing, figures, NULL);
}
