/* A player's position in numbers, and the worth of each by the table that was learned from
 * simulated games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
#include <math.h>
#include <string.h>

#include "pandoria-simulate-testing.h"
#include "pandoria-worth-resources.h"

#define VERSION "pandoria-worths 2"
#define PATH    "/io/github/pandoria_companion/PandoriaCompanion/data/worths"
#define POINT   100
#define PART    16   /* of a round */
#define EARLY   0.03 /* keeps the square root away from 0 at the end */
#define SETTLED 0.16 /* share of the game after which simulated games count fully in chances */

/* Rounds left at each moment of the table. Worths between two moments are interpolated. */
static const guint8 moments[PANDORIA_WORTH_MOMENTS] = { 0, 2, 5, 9, 14, 20 };

/* Those of buildings and realms follow; they are the keys of docs/format.md, Keys. */
static const char *const names[] = {
  "points",   "crystal-3",   "crystal-6",  "crystal-10", "gold-3",    "gold-6",      "gold-10",
  "wood-3",   "wood-6",      "wood-10",    "hand-2",     "hand-more", "worker-1",    "worker-2",
  "worker-3", "worker-more", "leader",     "castles",    "goods-1",   "goods-2",     "goods-3",
  "goods-5",  "goods-8",     "goods-more", "points-1",   "points-2",  "points-3",    "points-5",
  "points-8", "points-more", "inside-1",   "inside-2",   "inside-4",  "inside-more", "outside",
  "covering", "best-cover",  "slots",      "artifacts",  "tiles",
};
G_STATIC_ASSERT (G_N_ELEMENTS (names) == PANDORIA_WORTH_BUILDING);

/* Things whose worth differs for one realm, as in “elves-gold”. */
static const char *const own_names[]
    = { "crystal", "gold", "wood", "hand", "leader", "workers", "outside", "spell" };
G_STATIC_ASSERT (G_N_ELEMENTS (own_names) == PANDORIA_N_OWN);

/* --- the table ------------------------------------------------------------------------------ */

typedef gint16 Table[PANDORIA_MAX_PLAYERS + 1][PANDORIA_N_WORTHS + 1][PANDORIA_WORTH_MOMENTS];

static Table table;
static gsize is_loaded;

static const char *
get_own_name (guint i)
{
  if (i < PANDORIA_WORTH_BUILDING)
    return names[i];
  if (i == PANDORIA_WORTH_BUILDING || i == PANDORIA_WORTH_REALM)
    return i == PANDORIA_WORTH_REALM ? "no-realm" : "no-building";
  return i < PANDORIA_WORTH_REALM
             ? pandoria_building_key ((PandoriaBuilding) (i - PANDORIA_WORTH_BUILDING))
             : pandoria_realm_key ((PandoriaRealm) (i - PANDORIA_WORTH_REALM));
}

/* Returns: (transfer full): the name of worth @i in the table, as in “elves-gold”. */
static char *
name_worth (guint i)
{
  const guint own = i - PANDORIA_WORTH_OWN;

  if (i == PANDORIA_N_WORTHS)
    return g_strdup ("chance");
  if (i < PANDORIA_WORTH_OWN)
    return g_strdup (get_own_name (i));
  return g_strdup_printf ("%s-%s", get_own_name (PANDORIA_WORTH_REALM + own / PANDORIA_N_OWN),
                          own_names[own % PANDORIA_N_OWN]);
}

static void
read_line (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  g_return_if_fail (g_strv_length (words) == PANDORIA_WORTH_MOMENTS + 2);
  for (guint i = 0; i <= PANDORIA_N_WORTHS; i++)
    {
      g_autofree char *name = name_worth (i);

      for (guint k = 0; k < PANDORIA_WORTH_MOMENTS && g_str_equal (words[1], name); k++)
        table[CLAMP (words[0][0] - '0', 2, PANDORIA_MAX_PLAYERS)][i][k]
            = (gint16) g_ascii_strtoll (words[k + 2], NULL, 10);
    }
}

static void
read_table (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_return_if_fail (g_str_equal (lines[0], VERSION));
  memset (table, 0, sizeof table);
  for (guint i = 1; lines[i] != NULL && lines[i][0] != '\0'; i++)
    read_line (lines[i]);
}

static void
load_once (void)
{
  g_autoptr (GBytes) bytes = NULL;

  if (!g_once_init_enter (&is_loaded))
    return;
  pandoria_worths_get_resource (); /* keeps the linker from dropping the resource */
  bytes = g_resources_lookup_data (PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (bytes != NULL)
    read_table (g_bytes_get_data (bytes, NULL));
  g_once_init_leave (&is_loaded, 1);
}

void
pandoria_worths_use (const char *text)
{
  g_return_if_fail (text != NULL);

  load_once ();
  read_table (text);
}

char *
pandoria_worths_to_text (const gint16 *worths, guint n_players)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i <= PANDORIA_N_WORTHS; i++)
    {
      g_autofree char *name = name_worth (i);
      g_string_append_printf (text, "%u %s", n_players, name);
      for (guint k = 0; k < PANDORIA_WORTH_MOMENTS; k++)
        g_string_append_printf (text, " %d", worths[i * PANDORIA_WORTH_MOMENTS + k]);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/* --- what a player has ---------------------------------------------------------------------- */

static void
list_steps (gint16 *has, guint n, guint first, guint second)
{
  has[0] = (gint16) MIN (n, first);
  has[1] = (gint16) MIN (MAX (n, first) - first, second - first);
  has[2] = (gint16) (MAX (n, second) - second);
}

static guint
find_class (guint missing, const guint8 *most, guint n)
{
  guint i = 0;

  while (i < n && missing > most[i])
    i++;
  return i;
}

#define N_MISSING 5
/* The classes of open regions, by the number of spaces that they still need. */
static const guint8 most_missing[N_MISSING] = { 1, 2, 3, 5, 8 };

/* Adds the gains from regions to the counters up to their cap, and every three of the surplus as a
 * point. */
static void
list_gains (const PandoriaSurvey *v, guint player, guint counters[PANDORIA_N_RESOURCES],
            gint16 *has)
{
  const guint cap = pandoria_state_cap (v->state, player);
  const gboolean family = pandoria_variant_is_family (v->state->variant);

  for (guint i = 0; i < v->n; i++)
    {
      const PandoriaSurveyed *r = &v->regions[i];
      const guint counter = family ? PANDORIA_COUNTER_POINTS
                                   : pandoria_terrain_counter ((PandoriaTerrain) r->terrain);
      guint gain = pandoria_survey_gain (v, r, player), class, kept;

      if (gain == 0 || r->at_exit)
        continue;
      class = find_class (
          pandoria_spaces_count (r->missing)
              + 2 * pandoria_spaces_count (pandoria_spaces_and (r->missing, v->holes)),
          most_missing, N_MISSING);
      kept
          = counter == PANDORIA_COUNTER_POINTS ? 0 : MIN (gain, cap - MIN (cap, counters[counter]));
      gain = counter == PANDORIA_COUNTER_POINTS ? gain : (gain - kept) / 3;
      if (r->closed)
        {
          has[PANDORIA_WORTH_POINTS] = (gint16) (has[PANDORIA_WORTH_POINTS] + gain);
          if (kept > 0)
            counters[counter] += kept;
          continue;
        }
      has[PANDORIA_WORTH_OPEN_GOODS + class]
          = (gint16) (has[PANDORIA_WORTH_OPEN_GOODS + class] + kept);
      has[PANDORIA_WORTH_OPEN_POINTS + class]
          = (gint16) (has[PANDORIA_WORTH_OPEN_POINTS + class] + gain);
    }
}

/* Counts figures inside a region, which return to the reserve when it closes, apart from those that
 * stay. */
static void
list_figures (const PandoriaSurvey *v, guint player, gint16 *has)
{
  static const guint8 most[] = { 1, 2, 4 };
  guint n_inside = 0;

  for (guint i = 0; i < v->n; i++)
    {
      const PandoriaSurveyed *r = &v->regions[i];
      const guint inside
          = pandoria_spaces_count (pandoria_spaces_and (r->spaces, v->figures[player]));
      guint class;

      if (inside == 0 || r->at_exit || r->closed)
        continue;
      class = find_class (pandoria_spaces_count (r->missing), most, G_N_ELEMENTS (most));
      has[PANDORIA_WORTH_INSIDE + class] = (gint16) (has[PANDORIA_WORTH_INSIDE + class] + inside);
      n_inside += inside;
    }
  has[PANDORIA_WORTH_OUTSIDE] = (gint16) (pandoria_spaces_count (v->figures[player]) - n_inside);
}

static void
list_slots (const PandoriaState *s, const PandoriaPlayerState *p, guint n_slots, gint16 *has)
{
  for (guint i = 0; i < n_slots; i++)
    {
      const PandoriaSlot *slot = &p->slots[i];

      if (slot->has_monument)
        continue;
      if (slot->building == PANDORIA_BUILDING_NONE)
        {
          has[PANDORIA_WORTH_SLOTS]++;
          continue;
        }
      has[PANDORIA_WORTH_BUILDING + slot->building] = MAX (slot->level, 1);
      if (s->n_monuments == 0)
        continue;
      has[PANDORIA_WORTH_COVERING] = (gint16) (has[PANDORIA_WORTH_COVERING] + slot->cost);
      has[PANDORIA_WORTH_BEST_COVER] = MAX (has[PANDORIA_WORTH_BEST_COVER], slot->cost);
    }
}

/* Lists the numbers in the order of own_names. */
static void
list_own (const PandoriaPlayerState *p, gint16 outside, gint16 *has)
{
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    has[r] = (gint16) MAX (p->counters[r], 0);
  has[3] = (gint16) p->hand;
  has[4] = p->leader;
  has[5] = (gint16) p->workers;
  has[6] = outside;
  has[7] = p->top_spell.spell != PANDORIA_SPELL_NONE;
}

void
pandoria_worth_list (const PandoriaSurvey *survey, guint player, gint16 has[PANDORIA_N_WORTHS])
{
  const PandoriaState *s = survey->state;
  const PandoriaPlayerState *p = &s->players[player];
  guint counters[PANDORIA_N_RESOURCES];

  memset (has, 0, PANDORIA_N_WORTHS * sizeof has[0]);
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    counters[r] = (guint) MAX (p->counters[r], 0);
  has[PANDORIA_WORTH_POINTS] = (gint16) (p->counters[PANDORIA_COUNTER_POINTS] + p->n_prisoners);
  list_gains (survey, player, counters, has);
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    list_steps (&has[PANDORIA_WORTH_RESOURCES + 3 * r], counters[r], 3, 6);
  has[PANDORIA_WORTH_HAND] = (gint16) MIN (p->hand, 2);
  has[PANDORIA_WORTH_HAND + 1] = (gint16) (MAX (p->hand, 2) - 2);
  for (guint i = 0; i < 3; i++)
    has[PANDORIA_WORTH_WORKERS + i] = p->workers > i;
  has[PANDORIA_WORTH_WORKERS + 3] = (gint16) (MAX (p->workers, 3) - 3);
  has[PANDORIA_WORTH_LEADER] = p->leader;
  has[PANDORIA_WORTH_CASTLES] = p->castles;
  list_figures (survey, player, has);
  list_slots (s, p, pandoria_state_n_slots (s, player), has);
  has[PANDORIA_WORTH_ARTIFACTS] = (gint16) p->artifacts;
  has[PANDORIA_WORTH_TILES] = (gint16) (MAX (p->tiles, 1) - 1);
  has[PANDORIA_WORTH_REALM + p->realm] = 1;
  list_own (p, has[PANDORIA_WORTH_OUTSIDE], &has[PANDORIA_WORTH_OWN + p->realm * PANDORIA_N_OWN]);
}

/* --- what it is worth ----------------------------------------------------------------------- */

void
pandoria_worth_find_moment (const PandoriaSurvey *survey, guint *moment, guint *part, guint *parts)
{
  const guint rounds = survey->tiles_left * PART / survey->state->n_players;

  for (*moment = 0; *moment + 2 < PANDORIA_WORTH_MOMENTS && rounds >= moments[*moment + 1] * PART;
       ++*moment)
    ;
  *parts = (moments[*moment + 1] - moments[*moment]) * PART;
  *part = MIN (rounds - moments[*moment] * PART, *parts);
}

/* @own: also count the differences of the player's realm. */
static gint32
judge (const PandoriaSurvey *survey, guint player, gboolean own)
{
  const guint first = PANDORIA_WORTH_OWN + survey->state->players[player].realm * PANDORIA_N_OWN;
  const gint16 (*worths)[PANDORIA_WORTH_MOMENTS];
  gint16 has[PANDORIA_N_WORTHS];
  gint32 now = 0, later = 0;
  guint moment, part, parts;

  if (survey->state->finished)
    return survey->state->players[player].counters[PANDORIA_COUNTER_POINTS] * POINT;
  load_once ();
  worths = (const gint16 (*)[PANDORIA_WORTH_MOMENTS]) table[survey->state->n_players];
  pandoria_worth_list (survey, player, has);
  pandoria_worth_find_moment (survey, &moment, &part, &parts);
  for (guint i = 1; i < (own ? first + PANDORIA_N_OWN : PANDORIA_WORTH_REALM); i++)
    {
      if (i == PANDORIA_WORTH_REALM)
        i = first;
      now += has[i] * worths[i][moment];
      later += has[i] * worths[i][moment + 1];
    }
  return has[PANDORIA_WORTH_POINTS] * POINT
         + (gint32) (((gint64) now * (parts - part) + (gint64) later * part) / parts);
}

gint32
pandoria_worth_judge (const PandoriaSurvey *survey, guint player)
{
  return judge (survey, player, TRUE);
}

/* --- single things -------------------------------------------------------------------------- */

static gint32
get_price (const PandoriaSurvey *survey, guint worth)
{
  const gint16 (*worths)[PANDORIA_WORTH_MOMENTS];
  guint moment, part, parts;

  load_once ();
  worths = (const gint16 (*)[PANDORIA_WORTH_MOMENTS]) table[survey->state->n_players];
  pandoria_worth_find_moment (survey, &moment, &part, &parts);
  return (worths[worth][moment] * (gint32) (parts - part)
          + worths[worth][moment + 1] * (gint32) part)
         / (gint32) parts;
}

gint32
pandoria_worth_price (const PandoriaSurvey *survey, guint player, guint counter)
{
  gint32 has;

  g_return_val_if_fail (survey != NULL && player < survey->state->n_players, 0);
  g_return_val_if_fail (counter <= PANDORIA_COUNTER_POINTS, 0);

  if (counter == PANDORIA_COUNTER_POINTS)
    return POINT;
  has = survey->state->players[player].counters[counter];
  return get_price (survey, PANDORIA_WORTH_RESOURCES + 3 * counter + (has >= 3) + (has >= 6));
}

gint32
pandoria_worth_price_open (const PandoriaSurvey *survey, guint counter, guint n_missing)
{
  const guint first
      = counter == PANDORIA_COUNTER_POINTS ? PANDORIA_WORTH_OPEN_POINTS : PANDORIA_WORTH_OPEN_GOODS;

  g_return_val_if_fail (survey != NULL && counter <= PANDORIA_COUNTER_POINTS, 0);
  return get_price (survey, first + find_class (n_missing, most_missing, N_MISSING));
}

gint32
pandoria_worth_price_figure (const PandoriaSurvey *survey, guint player)
{
  g_return_val_if_fail (survey != NULL && player < survey->state->n_players, 0);
  return get_price (survey,
                    PANDORIA_WORTH_WORKERS + MIN (survey->state->players[player].workers, 3));
}

/* --- chances -------------------------------------------------------------------------------- */

static double
find_share_played (const PandoriaSurvey *v)
{
  const PandoriaSpaces tiles
      = pandoria_spaces_minus (pandoria_state_all_terrain (v->state), v->state->printed);
  const double laid = MAX (pandoria_spaces_count (tiles) / 2.0 - 2, 0);

  return laid / MAX (laid + v->tiles_left, 1);
}

/* Returns: how much more the realm's supplies at the start were worth than four of each. */
static gint32
judge_realm_start (const PandoriaSurvey *v, guint player)
{
  PandoriaState start = *v->state;
  PandoriaSurvey survey = *v;
  gint32 *counters = start.players[player].counters;
  gint32 worth;

  if (pandoria_variant_is_family (start.variant))
    return 0;
  survey.state = &start;
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    counters[r] = (gint32) pandoria_realm_start (start.players[player].realm, start.edition,
                                                 start.variant, r);
  worth = judge (&survey, player, FALSE);
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    counters[r] = 4;
  return worth - judge (&survey, player, FALSE);
}

/* Returns: whether @player still has a turn in this round. */
static gboolean
has_turn_left (const PandoriaState *state, guint player)
{
  const guint n = state->n_players, first = state->start_player;

  return (player + n - first) % n >= (state->active + n - first) % n;
}

/* Returns: how much more a lead counts now than later turns can still change. */
static double
find_growth (double played)
{
  return 1 / sqrt (1 - played + EARLY);
}

double
pandoria_worth_list_facts (const PandoriaState *state,
                           double facts[PANDORIA_MAX_PLAYERS][PANDORIA_WORTH_FACTS])
{
  PandoriaSurvey survey;
  double played, growth;

  pandoria_survey_init (&survey, state, state->active, NULL, NULL);
  played = find_share_played (&survey);
  growth = find_growth (played);
  for (guint p = 0; p < state->n_players; p++)
    {
      const gint32 *c = state->players[p].counters;

      facts[p][1]
          = (judge (&survey, p, FALSE) - (1 - played) * judge_realm_start (&survey, p)) / POINT;
      facts[p][3]
          = c[PANDORIA_COUNTER_POINTS] + state->players[p].hand + (c[0] + c[1] + c[2]) / 3.0;
      facts[p][0] = growth * facts[p][1];
      facts[p][2] = growth * facts[p][3];
      facts[p][4] = has_turn_left (state, p) ? growth : 0;
    }
  return played;
}

double
pandoria_worth_list_odds (const PandoriaState *state, double odds[PANDORIA_MAX_PLAYERS])
{
  double facts[PANDORIA_MAX_PLAYERS][PANDORIA_WORTH_FACTS];
  const double played = pandoria_worth_list_facts (state, facts);
  const gint16 *numbers = table[state->n_players][PANDORIA_N_WORTHS];

  for (guint p = 0; p < state->n_players; p++)
    {
      odds[p] = 0;
      for (guint i = 0; i < PANDORIA_WORTH_FACTS; i++)
        odds[p] += facts[p][i] * numbers[i] / 1000.0;
    }
  return numbers[PANDORIA_WORTH_FACTS] / 100.0 * MIN (played / SETTLED, 1);
}

/* A point counts in the worth and in the points that a player has. */
double
pandoria_worth_find_slope (const PandoriaState *state)
{
  const gint16 *numbers = table[state->n_players][PANDORIA_N_WORTHS];
  PandoriaSurvey survey;
  double growth;

  load_once ();
  pandoria_survey_init (&survey, state, state->active, NULL, NULL);
  growth = find_growth (find_share_played (&survey));
  return (growth * (numbers[0] + numbers[2]) + numbers[1] + numbers[3]) / 1000.0;
}
