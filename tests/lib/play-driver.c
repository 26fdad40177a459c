/* Performs any act of docs/format.md, Actions only with functions of PandoriaPlay, as a window does
 * with presses and dialogs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-driver.h"

typedef struct
{
  PlayFixture *fixture;
  const PandoriaAction *wanted;
  guint n_presses, limit; /* so far, and at most */
  guint position;         /* of the game in the beginning */
  GPtrArray *views;       /* the state of the screen before each press; NULL: not wanted */
  PlayDriven driven;
} Driver;

/* --- presses -------------------------------------------------------------------------------- */

static void
fail (Driver *driver, const char *what)
{
  if (driver->driven.fault == NULL)
    driver->driven.fault = what;
}

static gboolean
is_entered (Driver *driver)
{
  return play_fixture_get_position (driver->fixture) != driver->position;
}

/* Call this before and end_press() after every press. Returns: FALSE when no more presses are
 * wanted. */
static gboolean
begin_press (Driver *driver)
{
  if (driver->driven.fault != NULL || driver->n_presses >= driver->limit)
    return FALSE;
  driver->n_presses++;
  if (driver->views != NULL)
    g_ptr_array_add (driver->views, play_fixture_describe (driver->fixture));
  return TRUE;
}

static void
end_press (Driver *driver, const char *what)
{
  play_fixture_assert_changed (driver->fixture, 1);
  if (driver->fixture->view->is_refusal)
    fail (driver, what);
  if (!is_entered (driver))
    driver->driven.n_open = driver->n_presses;
}

static void
begin (Driver *driver, const PandoriaAction *action)
{
  if (!begin_press (driver))
    return;
  pandoria_play_begin (driver->fixture->play, action, NULL);
  end_press (driver, "what is known of it");
}

static void
begin_kind (Driver *driver)
{
  if (!begin_press (driver))
    return;
  pandoria_play_begin_kind (driver->fixture->play, driver->wanted->kind, driver->wanted->leader);
  end_press (driver, "its kind");
}

static void
press (Driver *driver, PandoriaSpace space)
{
  if (!begin_press (driver))
    return;
  if (!pandoria_spaces_has (&driver->fixture->view->choices, space))
    fail (driver, pandoria_space_name (space));
  pandoria_play_press (driver->fixture->play, space, PANDORIA_PRESS_POINTER);
  end_press (driver, pandoria_space_name (space));
}

static void
press_place (Driver *driver, PandoriaPlaceRef place)
{
  if (place.player == PANDORIA_NOBODY)
    {
      press (driver, place.at);
      return;
    }
  if (!begin_press (driver))
    return;
  if ((driver->fixture->view->slots[place.player] >> place.slot & 1) == 0)
    fail (driver, "a slot");
  pandoria_play_choose_slot (driver->fixture->play, place.player, place.slot);
  end_press (driver, "a slot");
}

static void
press_for_figure (Driver *driver, PandoriaSpace space, gboolean leader)
{
  const PandoriaPlayView *view = driver->fixture->view;

  if (view->can_choose_leader && view->leader_is_next != leader && begin_press (driver))
    {
      pandoria_play_set_leader (driver->fixture->play, leader);
      end_press (driver, "the leader");
    }
  press (driver, space);
}

static void
lay_hexes (Driver *driver, const PandoriaHex *hexes, guint n, guint artifacts)
{
  const PandoriaPlayView *view = driver->fixture->view;

  /* A corrected tile stays where it was: begin a new one. */
  if (n == 2 && !view->is_begun && !pandoria_spaces_is_empty (view->chosen) && begin_press (driver))
    {
      pandoria_play_begin_kind (driver->fixture->play, PANDORIA_ACT_PLACE_TILE, FALSE);
      end_press (driver, "a new tile");
    }
  for (guint i = 0; i < n; i++)
    if (begin_press (driver))
      {
        pandoria_play_choose_hex (driver->fixture->play, i, hexes[i].terrain, hexes[i].symbols);
        end_press (driver, "a hex");
      }
  if (artifacts > 0 && begin_press (driver))
    {
      pandoria_play_set_artifacts (driver->fixture->play, artifacts);
      end_press (driver, "artifacts");
    }
  for (guint i = 0; i < n; i++)
    press (driver, hexes[i].at);
}

/* The rules allow a useless Rage, but it is not offered. If only one region is possible, the play
 * does not ask. */
static gboolean
is_offered (Driver *driver, PandoriaSpace space)
{
  return space != PANDORIA_SPACE_NONE
         && pandoria_spaces_has (&driver->fixture->view->choices, space);
}

/* Presses the spaces of a spell on the board. */
static void
press_members (Driver *driver, const PandoriaSpellMembers *members)
{
  for (guint i = 0; i < members->n_figures; i++)
    press_for_figure (driver, members->figures[i].at, members->figures[i].leader);
  for (guint i = 0; i < members->n_moves; i++)
    {
      press (driver, members->moves[i].from);
      press (driver, members->moves[i].to);
    }
  lay_hexes (driver, members->hexes, members->n_hexes, members->artifacts);
  if (is_offered (driver, members->at))
    press_for_figure (driver, members->at, members->leader);
  if (members->fortress != PANDORIA_SPACE_NONE)
    press_for_figure (driver, members->fortress, members->leader);
  if (is_offered (driver, members->region))
    press (driver, members->region);
  for (guint i = 0; i < members->n_flee; i++)
    press_place (driver, members->flee[i]);
}

/* --- choices before the board --------------------------------------------------------------- */

/* Contains only the choices of a dialog: neither spaces nor the answers to questions. */
static void
take_members (const PandoriaSpellMembers *wanted, PandoriaSpellMembers *members)
{
  PandoriaAction empty;

  pandoria_action_init (&empty, PANDORIA_ACT_CAST);
  *members = empty.members;
  members->resource = wanted->resource;
  members->leader = wanted->leader || (wanted->n_figures > 0 && wanted->figures[0].leader);
  members->no_figure = wanted->no_figure;
  members->build = wanted->build;
  members->monument = wanted->monument;
  members->monument_first = wanted->monument_first;
  members->player = wanted->player;
  members->build.with = members->monument.with = -1;
}

static void
make_template (const PandoriaAction *wanted, PandoriaAction *template)
{
  *template = *wanted;
  template->with = template->build.with = template->monument.with = -1;
  template->n_drift = template->n_haunt = 0;
  take_members (&wanted->members, &template->members);
  take_members (&wanted->copy, &template->copy);
  if (wanted->kind == PANDORIA_ACT_RIVER_SHIP)
    template->at = PANDORIA_SPACE_NONE;
}

/* The main button needs the symbols of the hexes, even if no tile is laid. */
static void
choose_any_hexes (Driver *driver)
{
  for (guint i = 0; i < driver->fixture->view->n_laid && !driver->fixture->view->has_hexes; i++)
    if (begin_press (driver))
      {
        pandoria_play_choose_hex (driver->fixture->play, i, PANDORIA_TERRAIN_FOREST, 1);
        end_press (driver, "any hex");
      }
}

/* --- acts ----------------------------------------------------------------------------------- */

static void
do_card (Driver *driver)
{
  PandoriaAction template;

  make_template (driver->wanted, &template);
  begin (driver, &template);
  if (driver->wanted->kind == PANDORIA_ACT_RIVER_SHIP)
    press (driver, driver->wanted->at);
  press_members (driver, &driver->wanted->members);
  press_members (driver, &driver->wanted->copy);
  choose_any_hexes (driver);
}

/* If there are cards, the play asks which players take one instead of points (14 b). */
static void
do_score (Driver *driver)
{
  begin_kind (driver);
  if (driver->fixture->view->results.asks == PANDORIA_PLAY_ASKS_CARDS)
    begin (driver, driver->wanted);
}

static void
do_act (Driver *driver)
{
  const PandoriaAction *wanted = driver->wanted;

  switch (wanted->kind)
    {
    case PANDORIA_ACT_PLACE_TILE: lay_hexes (driver, wanted->hexes, 2, wanted->artifacts); break;
    case PANDORIA_ACT_PLACE_SINGLE:
      begin_kind (driver);
      lay_hexes (driver, wanted->hexes, 1, 0);
      break;
    case PANDORIA_ACT_PLACE_CASTLE:
    case PANDORIA_ACT_PLACE_FORTRESS:
    case PANDORIA_ACT_PLACE_FIGURE:
    case PANDORIA_ACT_GOLEM_FIGURE:
      begin_kind (driver);
      press_for_figure (driver, wanted->at, wanted->leader);
      break;
    case PANDORIA_ACT_TAKE_FIGURE:
      begin_kind (driver);
      press_place (driver, wanted->take);
      break;
    case PANDORIA_ACT_ELF_MOVE:
      begin_kind (driver);
      press (driver, wanted->from);
      press (driver, wanted->to);
      break;
    case PANDORIA_ACT_SKIP_PLACEMENT:
    case PANDORIA_ACT_END_TURN: begin_kind (driver); break;
    case PANDORIA_ACT_SCORE: do_score (driver); break;
    default: do_card (driver);
    }
}

/* --- questions ------------------------------------------------------------------------------ */

/* Way is a number whose digits are the answers. The base of each digit is the number of answers to
 * its question. */
static void
answer (Driver *driver, guint way)
{
  const PandoriaPlayView *view = driver->fixture->view;
  guint n_ways = 1;

  while (view->question != NULL && driver->driven.fault == NULL)
    {
      guint n = g_strv_length (view->answers);

      g_assert_cmpuint (n, >=, 2);
      g_assert_cmpint (view->results.asks, ==, PANDORIA_PLAY_ASKS_QUESTION);
      g_assert_false (is_entered (driver));
      pandoria_play_answer (driver->fixture->play, way % n);
      play_fixture_assert_changed (driver->fixture, 1);
      driver->driven.n_answers++;
      way /= n;
      n_ways *= n;
    }
  driver->driven.n_other_ways = n_ways - 1;
}

static Driver
start (PlayFixture *fixture, const PandoriaAction *wanted, guint limit)
{
  Driver driver = { .fixture = fixture, .wanted = wanted, .limit = limit };

  play_fixture_assert_changed (fixture, 0);
  driver.position = play_fixture_get_position (fixture);
  return driver;
}

PlayDriven
play_driver_do (PlayFixture *fixture, const PandoriaAction *wanted, guint way)
{
  Driver driver = start (fixture, wanted, G_MAXUINT);

  do_act (&driver);
  /* A spell with a possible further effect waits for the main button. */
  if (driver.driven.fault == NULL && !is_entered (&driver) && fixture->view->question == NULL)
    {
      if (fixture->view->next != PANDORIA_PLAY_NEXT_ENTER)
        fail (&driver, "the main button");
      pandoria_play_next (fixture->play);
      play_fixture_assert_changed (fixture, 1);
    }
  answer (&driver, way);
  if (!is_entered (&driver))
    fail (&driver, "it is not entered");
  return driver.driven;
}

GPtrArray *
play_driver_begin (PlayFixture *fixture, const PandoriaAction *wanted, guint n)
{
  Driver driver = start (fixture, wanted, n);

  driver.views = g_ptr_array_new_with_free_func (g_free);
  do_act (&driver);
  g_assert_null (driver.driven.fault);
  return driver.views;
}
