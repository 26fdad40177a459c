/* Explains a ledger entry in steps: regions by symbols, figures, buildings and realm (7.2), costs
 * and surplus by their terms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-explain-steps.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const PandoriaState *before;
  const PandoriaEvent *event;
  GPtrArray *steps;
  GString *symbols, *figures, *rest; /* the terms of the formula so far */
  int n_symbols, strength, amount;
} Making;

static void
free_step (gpointer data)
{
  PandoriaExplainStep *step = data;

  g_free (step->formula);
  g_free (step->sentence);
  g_free (step);
}

/* Takes ownership of @formula and @sentence. */
static PandoriaExplainStep *
add_step (Making *m, PandoriaSpaces spaces, int amount, char *formula, char *sentence)
{
  PandoriaExplainStep *step = g_new0 (PandoriaExplainStep, 1);

  *step = (PandoriaExplainStep){
    .spaces = spaces, .amount = amount, .formula = formula, .sentence = sentence
  };
  m->amount += amount;
  g_ptr_array_add (m->steps, step);
  return step;
}

static void
add_whole (Making *m)
{
  add_step (m, m->event->region, m->event->amount, pandoria_text_event_formula (m->event),
            pandoria_text_event (m->event));
}

/* Adds a term to a sum such as “2 + 1” or “8 − 2”. */
static void
add_term (GString *sum, int term)
{
  if (sum->len == 0)
    g_string_append_printf (sum, "%d", term);
  else
    g_string_append_printf (sum, " %s %d", term < 0 ? "−" : "+", ABS (term));
}

static char *
make_region_formula (Making *m)
{
  if (m->figures->len == 0)
    return g_strdup (m->symbols->str);
  return g_strdup_printf ("(%s) × (%s)%s", m->symbols->len > 0 ? m->symbols->str : "0",
                          m->figures->str, m->rest->str);
}

static void
explain_symbols (Making *m)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, m->event->region)
    {
      int n = (int) pandoria_state_symbols_at (m->before, space);
      g_autofree char *amount = pandoria_text_amount ((PandoriaCounter) m->event->counter, n);

      if (n == 0)
        continue;
      m->n_symbols += n;
      add_term (m->symbols, n);
      /* Translators: a space, its symbols, and those of all spaces so far, as in “F7 has 2 wood,
       * together 3.” */
      add_step (m, pandoria_spaces_one (space), 0, make_region_formula (m),
                g_strdup_printf (_ ("%1$s has %2$s, together %3$d."), pandoria_space_name (space),
                                 amount, m->n_symbols))
          ->symbols
          = n;
    }
}

/* @sentence is taken. */
static void
add_strength (Making *m, PandoriaSpace space, int strength, char *sentence)
{
  m->strength += strength;
  add_term (m->figures, strength);
  add_step (m, pandoria_spaces_one (space), m->event->symbols * strength, make_region_formula (m),
            sentence);
}

static void
add_figure (Making *m, PandoriaSpace space, gboolean leader)
{
  const char *name = pandoria_space_name (space);

  if (leader)
    add_strength (m, space, 2, g_strdup_printf (_ ("The leader on %s counts 2."), name));
  else
    add_strength (m, space, 1, g_strdup_printf (_ ("The worker on %s counts 1."), name));
}

static void
explain_haunters (Making *m, PandoriaSpaces next_to)
{
  for (guint i = 0; i < m->before->n_players; i++)
    {
      const PandoriaHaunter *haunter = &m->before->players[i].haunter;

      if (haunter->place == PANDORIA_HAUNTER_BOARD && haunter->figure.player == m->event->player
          && pandoria_spaces_has (&next_to, haunter->at))
        add_figure (m, haunter->at, haunter->figure.leader);
    }
}

/* The difference that remains is the extra strength of a raging worker. */
static void
explain_figures (Making *m)
{
  const PandoriaPlayerState *player = &m->before->players[m->event->player];
  PandoriaSpaces next_to = pandoria_state_next_to (m->before, m->event->region);
  PandoriaSpace space;
  int rage;

  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_and (player->figures, next_to))
    add_figure (m, space, FALSE);
  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_and (player->leader_at, next_to))
    add_figure (m, space, TRUE);
  explain_haunters (m, next_to);
  rage = m->event->strength - m->strength;
  if (rage > 0 && m->before->raging >= 0 && pandoria_spaces_has (&next_to, m->before->raging))
    add_strength (
        m, m->before->raging, rage,
        /* Translators: of a raging worker, as in “The worker on F7 rages and counts 2 more.” */
        g_strdup_printf (_ ("The worker on %1$s rages and counts %2$d more."),
                         pandoria_space_name (m->before->raging), rage));
}

/* @sentence is taken. */
static void
explain_bonus (Making *m, int bonus, char *sentence)
{
  if (bonus == 0)
    {
      g_free (sentence);
      return;
    }
  g_string_append_printf (m->rest, " + %d", bonus);
  add_step (m, m->event->region, bonus, make_region_formula (m), sentence);
}

static void
explain_region (Making *m)
{
  int buildings = m->event->bonus - m->event->level;

  explain_symbols (m);
  explain_figures (m);
  explain_bonus (m, buildings, g_strdup_printf (_ ("The buildings add %d."), buildings));
  explain_bonus (m, m->event->level, g_strdup_printf (_ ("The realm adds %d."), m->event->level));
  if (m->n_symbols == m->event->symbols && m->strength == m->event->strength
      && m->amount == m->event->amount)
    {
      g_autofree char *formula = make_region_formula (m);

      add_step (m, m->event->region, 0, g_strdup_printf ("%s = %d", formula, m->event->amount),
                pandoria_text_event (m->event));
      return;
    }
  g_ptr_array_set_size (m->steps, 0);
  add_whole (m);
}

/* Adds a term that reduces the entry's number. Takes ownership of @sentence. */
static void
explain_term (Making *m, int term, char *sentence)
{
  if (term == 0)
    {
      g_free (sentence);
      return;
    }
  add_term (m->rest, term);
  add_step (m, pandoria_spaces_empty (), -term, g_strdup (m->rest->str), sentence);
}

static void
explain_overflow (Making *m)
{
  const PandoriaEvent *event = m->event;

  explain_term (m, event->before, g_strdup_printf (_ ("The marker was at %d."), event->before));
  explain_term (m, event->gained, g_strdup_printf (_ ("%d gained."), event->gained));
  explain_term (m, -event->cap, g_strdup_printf (_ ("The marker holds %d."), event->cap));
  add_step (m, pandoria_spaces_empty (), 0, pandoria_text_event_formula (event),
            pandoria_text_event (event));
}

/* The last step adds the remaining amount: at least 1 is paid, or the Market split the payment
 * (6.4). */
static void
explain_cost (Making *m)
{
  const PandoriaEvent *event = m->event;

  explain_term (m, event->printed, g_strdup_printf (_ ("The printed cost is %d."), event->printed));
  explain_term (m, event->extra,
                g_strdup_printf (_ ("The realm changes it by %+d."), event->extra));
  explain_term (m, -event->covered,
                g_strdup_printf (_ ("The covered building or the ship saves %d."), event->covered));
  explain_term (m, -event->discount, g_strdup_printf (_ ("A building saves %d."), event->discount));
  add_step (m, pandoria_spaces_empty (), event->amount - m->amount,
            pandoria_text_event_formula (event), pandoria_text_event (event));
}

static void
explain (Making *m)
{
  switch (m->event->kind)
    {
    case PANDORIA_EVENT_REGION: explain_region (m); break;
    case PANDORIA_EVENT_OVERFLOW: explain_overflow (m); break;
    case PANDORIA_EVENT_SPELL_COST:
    case PANDORIA_EVENT_BUILDING_COST:
    case PANDORIA_EVENT_MONUMENT_COST:
    case PANDORIA_EVENT_CARD_PRICE: explain_cost (m); break;
    default: add_whole (m); break;
    }
}

GPtrArray *
pandoria_explain_steps_new (const PandoriaState *before, const PandoriaEvent *event)
{
  Making m = { .before = before, .event = event };

  g_return_val_if_fail (before != NULL && event != NULL && event->kind < PANDORIA_N_EVENTS, NULL);

  m.steps = g_ptr_array_new_with_free_func (free_step);
  m.symbols = g_string_new (NULL);
  m.figures = g_string_new (NULL);
  m.rest = g_string_new (NULL);
  explain (&m);
  g_string_free (m.symbols, TRUE);
  g_string_free (m.figures, TRUE);
  g_string_free (m.rest, TRUE);
  return m.steps;
}
