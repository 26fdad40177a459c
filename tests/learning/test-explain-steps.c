/* Tests entries step by step, in all kinds of random games: the steps add up to the entry's number,
 * and name spaces of its region.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-explain-steps.h"

#include "random-games.h"

#define GAMES 4

typedef struct
{
  guint n_regions, n_whole;
} Seen;

static void
check_places (const PandoriaState *before, const PandoriaEvent *event,
              const PandoriaExplainStep *step)
{
  PandoriaSpaces next_to = pandoria_state_next_to (before, event->region);

  if (step->symbols > 0 || pandoria_spaces_count (step->spaces) > 1)
    g_assert_true (pandoria_spaces_is_empty (pandoria_spaces_minus (step->spaces, event->region)));
  else
    g_assert_true (pandoria_spaces_is_empty (
        pandoria_spaces_minus (step->spaces, pandoria_spaces_or (event->region, next_to))));
}

static void
check_region (const PandoriaState *before, const PandoriaEvent *event, GPtrArray *steps, Seen *seen)
{
  int symbols = 0;

  seen->n_regions++;
  seen->n_whole += steps->len == 1;
  for (guint i = 0; i < steps->len; i++)
    {
      const PandoriaExplainStep *step = g_ptr_array_index (steps, i);

      check_places (before, event, step);
      symbols += step->symbols;
    }
  if (steps->len > 1)
    g_assert_cmpint (symbols, ==, event->symbols);
}

static void
check_event (const PandoriaState *before, const PandoriaEvent *event, Seen *seen)
{
  g_autoptr (GPtrArray) steps = pandoria_explain_steps_new (before, event);
  int amount = 0;

  g_assert_cmpuint (steps->len, >=, 1);
  for (guint i = 0; i < steps->len; i++)
    {
      const PandoriaExplainStep *step = g_ptr_array_index (steps, i);

      amount += step->amount;
      g_assert_cmpstr (step->sentence, !=, "");
    }
  g_assert_cmpint (amount, ==, event->amount);
  if (event->kind == PANDORIA_EVENT_REGION)
    check_region (before, event, steps, seen);
}

static gboolean
on_action (const PandoriaState *before, const PandoriaOptions *options,
           const PandoriaAction *action, const PandoriaState *after, const PandoriaEvents *events,
           gpointer data)
{
  for (guint i = 0; i < events->n; i++)
    check_event (before, &events->items[i], data);
  return TRUE;
}

/* No region is explained in a single step. That happens only if its act first changes the counted
 * things. */
static void
test_steps (gconstpointer data)
{
  Seen seen = { 0 };

  random_games_play (data, GAMES, on_action, &seen);
  g_assert_cmpuint (seen.n_regions, >, 0);
  g_test_message ("%u regions, %u as one step", seen.n_regions, seen.n_whole);
  g_assert_cmpuint (seen.n_whole, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  random_games_add_tests ("/explain-steps", test_steps);
  return g_test_run ();
}
