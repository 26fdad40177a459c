/* Tests the lessons: their games can be played to the end, the expected act is accepted, every
 * other act gets an answer, and the texts can be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lesson-testing.h"

#include <string.h>

#include "pandoria-foresight.h"
#include "pandoria-hint.h"
#include "session-fixture.h"

/* --- whole lessons -------------------------------------------------------------------------- */

/* Corrections occur only before the first act. The spaces of an act are spaces of the board. */
static void
check_act (const PandoriaLesson *lesson, guint act, const PandoriaState *s)
{
  PandoriaSpaces board = pandoria_spaces_or (pandoria_spaces_or (s->plain, s->lakes), s->exit_at);

  g_assert_false (pandoria_act_is_correction (pandoria_lesson_get_action (lesson, act)->kind));
  g_assert_true (pandoria_spaces_is_empty (
      pandoria_spaces_minus (pandoria_lesson_get_spaces (lesson, act), board)));
}

static void
check_lesson (const PandoriaLesson *lesson)
{
  PandoriaRecord *record = pandoria_lesson_get_record (lesson);
  guint n = pandoria_record_get_n_actions (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (pandoria_lesson_get_n_acts (lesson), ==,
                    n - pandoria_lesson_get_n_laid (lesson));
  for (guint i = 0; i < pandoria_lesson_get_n_acts (lesson); i++)
    check_act (lesson, i, pandoria_game_get_state (game));
  g_assert_true (pandoria_lesson_of (record) == lesson);
  g_assert_cmpint (pandoria_lesson_find_act (lesson, game), ==,
                   (int) pandoria_lesson_get_n_acts (lesson));
  g_assert_cmpuint (pandoria_lesson_text_estimate_minutes (pandoria_lesson_get_text (lesson)), <=,
                    25);
}

/* Returns: the number of lessons in data/tutorial. A lesson for the revised edition replaces
 * another one. */
static guint
count_files_of_lessons (void)
{
  g_autofree char *path
      = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), "data", "tutorial", NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    n += g_str_has_suffix (name, ".pandoria") && !g_str_has_suffix (name, "-revised.pandoria");
  return n;
}

static void
test_lessons (void)
{
  const guint n_files = count_files_of_lessons ();
  const PandoriaLesson *lesson;
  guint n = 0;

  for (; (lesson = pandoria_lesson_get (n)) != NULL; n++)
    check_lesson (lesson);
  if (n != n_files)
    g_error ("data/tutorial has %u lessons, the program %u: name each in src/learning/meson.build",
             n_files, n);
  g_assert_true (pandoria_lesson_find (pandoria_lesson_get_name (pandoria_lesson_get (0)))
                 == pandoria_lesson_get (0));
  g_assert_null (pandoria_lesson_find ("none"));
}

/* If the editions differ, a lesson has two games, of which one is offered. */
static void
test_editions (void)
{
  const PandoriaLesson *first = pandoria_lesson_find ("5-realms");
  const PandoriaLesson *revised = pandoria_lesson_for_edition (first, PANDORIA_EDITION_REVISED);

  check_lesson (revised);
  g_assert_cmpint (pandoria_record_get_setup (pandoria_lesson_get_record (first))->edition, ==,
                   PANDORIA_EDITION_FIRST);
  g_assert_cmpint (pandoria_record_get_setup (pandoria_lesson_get_record (revised))->edition, ==,
                   PANDORIA_EDITION_REVISED);
  g_assert_true (pandoria_lesson_for_edition (revised, PANDORIA_EDITION_FIRST) == first);
  g_assert_true (pandoria_lesson_for_edition (pandoria_lesson_get (0), PANDORIA_EDITION_REVISED)
                 == pandoria_lesson_get (0));
}

/* --- texts about the board ------------------------------------------------------------------ */

typedef enum
{
  FACT_NEXT_TO, /* each space is next to the region of the last one */
  FACT_CLOSED,  /* the region of each space is closed */
  FACT_OPEN,
  FACT_LAST_EMPTY, /* the first spaces are all empty spaces next to the region, or ship, of the last
                      space */
  FACT_ENCLOSED,   /* no empty space is next to the only space */
} Fact;

/* The facts in a page's text are true in its position, after this many acts. */
static const struct
{
  const char *lesson;
  guint act;
  Fact fact;
  const char *spaces;
} facts[] = {
  { "1-first", 2, FACT_NEXT_TO, "D5 E5" },
  { "1-first", 2, FACT_NEXT_TO, "D5 E6" },
  { "1-first", 6, FACT_LAST_EMPTY, "G4 G5 F4" },
  { "1-first", 7, FACT_CLOSED, "E5" },
  { "1-first", 7, FACT_NEXT_TO, "G5 D5 E5" },
  { "1-first", 13, FACT_NEXT_TO, "D6 D5 E6" },
  { "1-first", 16, FACT_NEXT_TO, "H5 G5" },
  { "1-first", 18, FACT_NEXT_TO, "E4 F3" },
  { "1-first", 20, FACT_CLOSED, "E6" },
  { "1-first", 20, FACT_OPEN, "E7" },
  { "1-first", 20, FACT_NEXT_TO, "E7 D6 E6" },
  { "1-first", 23, FACT_LAST_EMPTY, "G6 G5" },
  { "1-first", 24, FACT_CLOSED, "G5" },
  { "1-first", 24, FACT_NEXT_TO, "H5 G6 G5" },
  { "1-first", 29, FACT_CLOSED, "G3 G4" },
  { "1-first", 29, FACT_OPEN, "H3" },
  { "1-first", 30, FACT_NEXT_TO, "H3 G3" },
  { "1-first", 30, FACT_NEXT_TO, "H3 G4" },
  { "1-first", 34, FACT_CLOSED, "E3 D3" },
  { "1-first", 36, FACT_NEXT_TO, "E4 E3" },
  { "1-first", 36, FACT_NEXT_TO, "E4 D3" },
  { "1-first", 38, FACT_ENCLOSED, "F7" },
  { "1-first", 39, FACT_CLOSED, "F6" },
  { "1-first", 40, FACT_NEXT_TO, "F7 E7 G6 F6" },
  { "2-partnership", 1, FACT_LAST_EMPTY, "E7 F7 F6" },
  { "2-partnership", 0, FACT_NEXT_TO, "G6 F6" },
  { "2-partnership", 5, FACT_NEXT_TO, "E7 F6" },
  { "2-partnership", 7, FACT_CLOSED, "F6" },
  { "3-river", 3, FACT_LAST_EMPTY, "D4 E4" },
  { "3-river", 4, FACT_CLOSED, "E5" },
  { "3-river", 4, FACT_NEXT_TO, "D5 F4 E5" },
  { "3-river", 7, FACT_LAST_EMPTY, "G5 G6 F5" },
  { "3-river", 8, FACT_NEXT_TO, "G5 F4 F5" },
  { "4-artifacts", 3, FACT_LAST_EMPTY, "C7 D6" },
  { "4-artifacts", 3, FACT_NEXT_TO, "E7 D6" },
  { "4-artifacts", 5, FACT_ENCLOSED, "C7" },
  { "4-artifacts", 6, FACT_CLOSED, "D6 C7" },
  { "5-realms", 6, FACT_OPEN, "F4" },
  { "6-beginner", 0, FACT_LAST_EMPTY, "G5 G6 F5" },
  { "6-beginner", 1, FACT_NEXT_TO, "G5 F5" },
  { "6-beginner", 4, FACT_LAST_EMPTY, "D4 D5 E5" },
  { "6-beginner", 5, FACT_NEXT_TO, "D5 E5" },
  { "7-family", 0, FACT_LAST_EMPTY, "G5 G6 F5" },
  { "7-family", 1, FACT_NEXT_TO, "G5 F5" },
  { "7-family", 3, FACT_LAST_EMPTY, "D4 D5 E5" },
  { "7-family", 4, FACT_NEXT_TO, "D5 E5" },
};

static PandoriaSpaces
get_region (const PandoriaState *state, PandoriaSpace space)
{
  return pandoria_state_terrain_at (state, space) >= 0 ? pandoria_state_region (state, space)
                                                       : pandoria_spaces_one (space);
}

static void
check_fact (const PandoriaState *state, Fact fact, const char *names)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);
  guint n = g_strv_length (words);
  PandoriaSpace last = pandoria_space_from_name (words[n - 1]);
  PandoriaSpaces around = pandoria_spaces_around (get_region (state, last));
  PandoriaSpaces empty = pandoria_spaces_and (around, pandoria_state_empty_plain (state));

  for (guint i = 0; i < n; i++)
    {
      PandoriaSpace space = pandoria_space_from_name (words[i]);

      if (fact == FACT_NEXT_TO && i + 1 < n)
        g_assert_true (pandoria_spaces_has (&around, space));
      if (fact == FACT_LAST_EMPTY && i + 1 < n)
        g_assert_true (pandoria_spaces_has (&empty, space));
      if (fact == FACT_CLOSED || fact == FACT_OPEN)
        g_assert_true (pandoria_state_is_closed (state, space) == (fact == FACT_CLOSED));
    }
  if (fact == FACT_LAST_EMPTY || fact == FACT_ENCLOSED)
    g_assert_cmpuint (pandoria_spaces_count (empty), ==, (fact == FACT_ENCLOSED ? 0 : n - 1));
}

/* Returns: a game of @lesson after this many of its acts. */
static PandoriaGame *
play_until (const PandoriaLesson *lesson, guint act)
{
  g_autoptr (PandoriaRecord) record = pandoria_record_new_beginning (
      pandoria_lesson_get_record (lesson), pandoria_lesson_get_n_laid (lesson) + act);
  g_autoptr (GError) error = NULL;
  PandoriaGame *game = pandoria_game_new (record, NULL, &error);

  g_assert_no_error (error);
  return game;
}

static void
test_facts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      const PandoriaLesson *lesson = pandoria_lesson_find (facts[i].lesson);
      g_autoptr (PandoriaGame) game = play_until (lesson, facts[i].act);

      g_test_message ("%s after %u acts: %s", facts[i].lesson, facts[i].act, facts[i].spaces);
      check_fact (pandoria_game_get_state (game), facts[i].fact, facts[i].spaces);
    }
}

/* A figure that a lesson makes the player take back could not have been placed for a gain instead.
 */
static void
test_taking_back (void)
{
  const PandoriaLesson *lesson = pandoria_lesson_get (0);
  g_autoptr (PandoriaGame) game = NULL;
  guint act = 0;

  while (pandoria_lesson_get_action (lesson, act)->kind != PANDORIA_ACT_TAKE_FIGURE)
    act++;
  game = play_until (lesson, act);
  g_assert_true (pandoria_spaces_is_empty (pandoria_game_get_options (game)->worker));
  g_assert_true (pandoria_spaces_is_empty (pandoria_game_get_options (game)->leader));
}

/* --- the program's own choices -------------------------------------------------------------- */

/* A tile of a lesson may be this much worse than the best place, in hundredths of a point: a hint
 * is an estimate. */
#define TOLERANCE 450
#define EFFORT    12

/* Lessons that place a tile elsewhere, with the reason. */
static const struct
{
  const char *lesson;
  guint act;
  const char *why;
} differences[] = {
  { "2-partnership", 0,
    "Marta prepares the city for her partner, too; a hint counts for one player" },
  { "3-river", 0, "the tile is placed where it cannot be placed on the water" },
  { "3-river", 7, "closes the region next to the ship: the ride is what the lesson shows" },
  { "5-realms", 4, "the program places it: the lesson shows what the Mages do next" },
  { "5-realms", 8, "the program places it: the lesson shows what the Halflings do next" },
};

static gboolean
may_differ (const PandoriaLesson *lesson, guint act)
{
  for (gsize i = 0; i < G_N_ELEMENTS (differences); i++)
    if (g_str_equal (differences[i].lesson, pandoria_lesson_get_name (lesson))
        && differences[i].act == act)
      return TRUE;
  return FALSE;
}

/* Returns: the gains of the active player in the preview of @action. */
static int
count_gains (const PandoriaState *state, const PandoriaAction *action)
{
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);
  PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN];
  guint n;
  int sum = 0;

  g_assert_true (pandoria_foresight_make (state, action, foresight, NULL));
  n = pandoria_foresight_get_gains (foresight, gains);
  for (guint i = 0; i < n; i++)
    if (gains[i].player == state->active)
      sum += gains[i].amount + gains[i].points;
  return sum;
}

static int
find_most (const PandoriaState *state, PandoriaSpaces spaces, gboolean leader)
{
  PandoriaSpace space;
  int most = 0;

  PANDORIA_FOREACH_SPACE (space, spaces)
    {
      PandoriaAction action;

      pandoria_action_init (&action, PANDORIA_ACT_PLACE_FIGURE);
      action.at = space;
      action.leader = leader;
      most = MAX (most, count_gains (state, &action));
    }
  return most;
}

/* No other place for that figure has a better preview. A preview does not show whether to keep the
 * leader. */
static void
check_figure (const PandoriaAction *wanted, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  const PandoriaOptions *options = pandoria_game_get_options (game);

  g_assert_cmpint (
      count_gains (state, wanted), >=,
      find_most (state, wanted->leader ? options->leader : options->worker, wanted->leader));
}

/* A hint finds no place that is much better for the tile and the figure on it. */
static void
check_tile (const PandoriaLesson *lesson, guint act, PandoriaGame *game)
{
  const PandoriaAction *wanted = pandoria_lesson_get_action (lesson, act);
  const PandoriaAction *next = act + 1 < pandoria_lesson_get_n_acts (lesson)
                                   ? pandoria_lesson_get_action (lesson, act + 1)
                                   : NULL;
  PandoriaPlacement placement
      = { .n_hexes = 2, .artifacts = wanted->artifacts, .figure = PANDORIA_SPACE_NONE };
  PandoriaTile tile = { { wanted->hexes[0], wanted->hexes[1] }, wanted->artifacts };
  g_autoptr (PandoriaHint) hint = NULL;
  PandoriaHintAnswer answer;

  memcpy (placement.hexes, wanted->hexes, sizeof placement.hexes);
  if (next != NULL && next->kind == PANDORIA_ACT_PLACE_FIGURE)
    {
      placement.figure = next->at;
      placement.leader = next->leader;
    }
  hint = pandoria_hint_new (pandoria_game_get_state (game), &tile, &placement, 1, EFFORT, 1);
  while (pandoria_hint_step (hint, NULL))
    ;
  pandoria_hint_get (hint, &answer);
  g_test_message ("%s, act %u: %.2f points behind the best place",
                  pandoria_lesson_get_name (lesson), act,
                  answer.has_played ? answer.played.behind / 100.0 : 0);
  if (answer.has_played && !may_differ (lesson, act))
    g_assert_cmpint (answer.played.behind, <=, TOLERANCE);
}

static void
check_advice (const PandoriaLesson *lesson)
{
  for (guint act = 0; act < pandoria_lesson_get_n_acts (lesson); act++)
    {
      PandoriaActKind kind = pandoria_lesson_get_action (lesson, act)->kind;
      g_autoptr (PandoriaGame) game = play_until (lesson, act);

      if (kind == PANDORIA_ACT_PLACE_TILE)
        check_tile (lesson, act, game);
      else if (kind == PANDORIA_ACT_PLACE_FIGURE || kind == PANDORIA_ACT_TAKE_FIGURE)
        check_figure (pandoria_lesson_get_action (lesson, act), game);
    }
}

/* Previews and hints that are shown next to a lesson do not contradict it. */
static void
test_advice (void)
{
  const PandoriaLesson *lesson;

  for (guint i = 0; (lesson = pandoria_lesson_get (i)) != NULL; i++)
    check_advice (lesson);
}

/* --- acts ----------------------------------------------------------------------------------- */

static void
assert_refused (const PandoriaLesson *lesson, guint step, const PandoriaAction *action,
                PandoriaLessonError code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (pandoria_lesson_check (lesson, step, action, &error));
  g_assert_error (error, PANDORIA_LESSON_ERROR, (int) code);
}

static void
check_wrong_tiles (const PandoriaLesson *lesson, guint step, const PandoriaAction *wanted)
{
  PandoriaAction wrong = *wanted;

  wrong.hexes[0] = wanted->hexes[1];
  wrong.hexes[1] = wanted->hexes[0];
  g_assert_true (pandoria_lesson_check (lesson, step, &wrong, NULL));
  wrong.hexes[0].at = wanted->hexes[0].at;
  wrong.hexes[1].at = wanted->hexes[1].at;
  if (wrong.hexes[0].terrain != wanted->hexes[0].terrain
      || wrong.hexes[0].symbols != wanted->hexes[0].symbols)
    assert_refused (lesson, step, &wrong, PANDORIA_LESSON_ERROR_TURNED);
  wrong = *wanted;
  wrong.hexes[1].symbols = (wrong.hexes[1].symbols + 1) % 4;
  assert_refused (lesson, step, &wrong, PANDORIA_LESSON_ERROR_OTHER_TILE);
  wrong = *wanted;
  wrong.hexes[1].at = PANDORIA_SPACE (15, 0);
  assert_refused (lesson, step, &wrong, PANDORIA_LESSON_ERROR_OTHER_SPACE);
}

/* Each difference has its answer. */
static void
check_wrong_members (const PandoriaLesson *lesson, guint step, const PandoriaAction *wanted)
{
  PandoriaAction wrong = *wanted;

  switch ((int) wanted->kind)
    {
    case PANDORIA_ACT_PLACE_TILE: check_wrong_tiles (lesson, step, wanted); break;
    case PANDORIA_ACT_PLACE_FIGURE:
      wrong.leader = !wanted->leader;
      assert_refused (lesson, step, &wrong, PANDORIA_LESSON_ERROR_OTHER_FIGURE);
      wrong.at++;
      assert_refused (lesson, step, &wrong, PANDORIA_LESSON_ERROR_OTHER_SPACE);
      break;
    case PANDORIA_ACT_PLACE_CASTLE:
      wrong.at++;
      assert_refused (lesson, step, &wrong, PANDORIA_LESSON_ERROR_OTHER_SPACE);
      break;
    case PANDORIA_ACT_BUILD:
      wrong.build.slot++;
      assert_refused (lesson, step, &wrong, PANDORIA_LESSON_ERROR_OTHER_CHOICE);
      wrong.build.cost++;
      assert_refused (lesson, step, &wrong, PANDORIA_LESSON_ERROR_OTHER_COST);
      wrong.build.building = (wrong.build.building + 1) % PANDORIA_N_BUILDINGS;
      assert_refused (lesson, step, &wrong, PANDORIA_LESSON_ERROR_OTHER_CARD);
      break;
    case PANDORIA_ACT_CAST:
      wrong.cost++;
      assert_refused (lesson, step, &wrong, PANDORIA_LESSON_ERROR_OTHER_COST);
      wrong.spell = (wrong.spell + 1) % PANDORIA_N_SPELLS;
      assert_refused (lesson, step, &wrong, PANDORIA_LESSON_ERROR_OTHER_CARD);
      break;
    case PANDORIA_ACT_BUY:
      wrong.cost++;
      assert_refused (lesson, step, &wrong, PANDORIA_LESSON_ERROR_OTHER_COST);
      break;
    default: break;
    }
}

static void
check_acts (const PandoriaLesson *lesson)
{
  for (guint i = 0; i < pandoria_lesson_get_n_acts (lesson); i++)
    {
      const PandoriaAction *wanted = pandoria_lesson_get_action (lesson, i);
      PandoriaAction other;

      g_assert_true (pandoria_lesson_check (lesson, i, wanted, NULL));
      pandoria_action_init (&other, wanted->kind == PANDORIA_ACT_END_TURN
                                        ? PANDORIA_ACT_PLACE_FIGURE
                                        : PANDORIA_ACT_END_TURN);
      assert_refused (lesson, i, &other,
                      wanted->kind == PANDORIA_ACT_END_TURN ? PANDORIA_LESSON_ERROR_OTHER_ACT
                                                            : PANDORIA_LESSON_ERROR_TOO_EARLY);
      check_wrong_members (lesson, i, wanted);
    }
}

static void
test_acts (void)
{
  const PandoriaLesson *lesson;

  for (guint i = 0; (lesson = pandoria_lesson_get (i)) != NULL; i++)
    check_acts (lesson);
}

/* --- the course ----------------------------------------------------------------------------- */

static void
do_act (const PandoriaLesson *lesson, PandoriaGame *game, guint act)
{
  fixture_apply (game, *pandoria_lesson_get_action (lesson, act));
}

static void
assert_phase (const PandoriaLessonCourse *course, PandoriaLessonPhase phase, const char *text)
{
  g_autofree char *shown = pandoria_lesson_course_get_text (course);

  g_assert_cmpint (pandoria_lesson_course_get_phase (course), ==, phase);
  if (text != NULL)
    g_assert_true (g_str_has_prefix (shown, text));
}

static const PandoriaLessonPage *
find_step (const PandoriaLesson *lesson, guint act)
{
  GPtrArray *pages = pandoria_lesson_get_text (lesson)->pages;

  for (guint i = 0; i < pages->len; i++)
    {
      const PandoriaLessonPage *page = g_ptr_array_index (pages, i);

      if (page->kind == PANDORIA_LESSON_PAGE_STEP && page->act == act)
        return page;
    }
  g_assert_not_reached ();
}

static void
read_on (PandoriaLessonCourse *course, PandoriaGame *game)
{
  while (pandoria_lesson_course_waits (course))
    pandoria_lesson_course_go_on (course, game);
}

/* The lesson follows the game forwards, backwards, and to another act. */
static void
test_course (void)
{
  const PandoriaLesson *lesson = pandoria_lesson_get (0);
  const PandoriaLessonPage *first = find_step (lesson, 0);
  g_autoptr (PandoriaGame) game = pandoria_lesson_begin (lesson);
  g_autoptr (PandoriaLessonCourse) course = pandoria_lesson_course_new (lesson, game);
  PandoriaAction castle;

  assert_phase (course, PANDORIA_LESSON_PHASE_READ, NULL);
  g_assert_false (pandoria_lesson_course_can_go_back (course));
  read_on (course, game);
  assert_phase (course, PANDORIA_LESSON_PHASE_DO, first->text);
  g_assert_true (pandoria_lesson_course_refuse (course, "No.", "6.1"));
  assert_phase (course, PANDORIA_LESSON_PHASE_DO, first->text);
  g_assert_cmpstr (pandoria_lesson_course_get_refusal (course), ==, "No.");
  g_assert_false (pandoria_lesson_course_refuse (course, "No.", "6.1"));
  do_act (lesson, game, 0);
  g_assert_true (pandoria_lesson_course_follow (course, game));
  g_assert_null (pandoria_lesson_course_get_refusal (course));
  assert_phase (course, PANDORIA_LESSON_PHASE_BROUGHT, first->brought);
  g_assert_false (pandoria_lesson_course_follow (course, game));
  pandoria_game_undo (game);
  g_assert_true (pandoria_lesson_course_follow (course, game));
  assert_phase (course, PANDORIA_LESSON_PHASE_DO, first->text);
  pandoria_action_init (&castle, PANDORIA_ACT_PLACE_CASTLE);
  castle.at = pandoria_space_from_name ("D5");
  g_assert_false (pandoria_lesson_course_check (course, game, &castle, NULL, NULL));
  g_assert_true (pandoria_game_apply_noted (game, &castle, NULL, NULL, NULL));
  g_assert_true (pandoria_lesson_course_follow (course, game));
  assert_phase (course, PANDORIA_LESSON_PHASE_LEFT, NULL);
  g_assert_false (pandoria_lesson_course_refuse (course, "No.", NULL));
  pandoria_game_undo (game);
  g_assert_true (pandoria_lesson_course_follow (course, game));
  assert_phase (course, PANDORIA_LESSON_PHASE_DO, first->text);
}

/* The program ends the turn when the learner turns the page. The learner can also end it. */
static void
test_entered (gconstpointer data)
{
  const PandoriaLesson *lesson = pandoria_lesson_get (0);
  g_autoptr (PandoriaGame) game = pandoria_lesson_begin (lesson);
  g_autoptr (PandoriaLessonCourse) course = pandoria_lesson_course_new (lesson, game);
  gboolean by_learner = GPOINTER_TO_INT (data);

  read_on (course, game);
  for (guint i = 0; i < 2; i++)
    {
      do_act (lesson, game, i);
      pandoria_lesson_course_follow (course, game);
      if (i == 0)
        read_on (course, game);
    }
  assert_phase (course, PANDORIA_LESSON_PHASE_BROUGHT, find_step (lesson, 1)->brought);
  if (by_learner)
    {
      do_act (lesson, game, 2);
      g_assert_true (pandoria_lesson_course_follow (course, game));
    }
  else
    pandoria_lesson_course_go_on (course, game);
  g_assert_cmpint (pandoria_lesson_find_act (lesson, game), ==, 3);
  assert_phase (course, PANDORIA_LESSON_PHASE_DO, find_step (lesson, 3)->text);
}

/* One step back undoes the act and the later acts of the program. Pages that are only read come
 * back, too. */
static void
test_back (void)
{
  const PandoriaLesson *lesson = pandoria_lesson_get (0);
  g_autoptr (PandoriaGame) game = pandoria_lesson_begin (lesson);
  g_autoptr (PandoriaLessonCourse) course = NULL;

  for (guint i = 0; i < 3; i++)
    do_act (lesson, game, i);
  course = pandoria_lesson_course_new (lesson, game);
  assert_phase (course, PANDORIA_LESSON_PHASE_DO, find_step (lesson, 3)->text);
  pandoria_lesson_course_go_back (course, game);
  g_assert_cmpint (pandoria_lesson_find_act (lesson, game), ==, 1);
  assert_phase (course, PANDORIA_LESSON_PHASE_DO, find_step (lesson, 1)->text);
  pandoria_lesson_course_go_back (course, game);
  pandoria_lesson_course_go_back (course, game);
  g_assert_cmpint (pandoria_lesson_find_act (lesson, game), ==, 0);
  assert_phase (course, PANDORIA_LESSON_PHASE_READ, NULL);
}

/* Chapter by chapter to the end, where the game is over. */
static void
test_skip (void)
{
  const PandoriaLesson *lesson = pandoria_lesson_get (0);
  g_autoptr (PandoriaGame) game = pandoria_lesson_begin (lesson);
  g_autoptr (PandoriaLessonCourse) course = pandoria_lesson_course_new (lesson, game);
  guint n_chapters = pandoria_lesson_get_text (lesson)->n_chapters;
  double before = 0;

  g_assert_cmpuint (n_chapters, >, 1);
  for (guint i = 0; i < n_chapters; i++)
    {
      g_autofree char *chapter = pandoria_lesson_course_get_chapter (course);
      g_autofree char *number = g_strdup_printf ("%u ", i + 1);

      g_assert_false (pandoria_lesson_course_is_over (course));
      g_assert_true (g_str_has_prefix (chapter, number));
      pandoria_lesson_course_skip_chapter (course, game);
      g_assert_cmpfloat (pandoria_lesson_course_get_progress (course), >, before);
      before = pandoria_lesson_course_get_progress (course);
    }
  g_assert_true (pandoria_lesson_course_is_over (course));
  g_assert_false (pandoria_lesson_course_waits (course));
  g_assert_cmpfloat (before, ==, 1);
  g_assert_true (pandoria_game_get_state (game)->finished);
}

/* A paused lesson continues with the pages before its action. At the start of a chapter it
 * continues with the first page. */
static void
test_later (void)
{
  const PandoriaLesson *lesson = pandoria_lesson_get (0);
  g_autoptr (PandoriaGame) game = pandoria_lesson_begin (lesson);
  g_autoptr (PandoriaLessonCourse) course = NULL, other = NULL;
  g_autofree char *chapter = NULL;

  for (guint i = 0; i < 9; i++)
    do_act (lesson, game, i);
  course = pandoria_lesson_course_new (lesson, game);
  assert_phase (course, PANDORIA_LESSON_PHASE_READ, NULL);
  chapter = pandoria_lesson_course_get_chapter (course);
  g_assert_true (g_str_has_prefix (chapter, "3 "));
  do_act (lesson, game, 9);
  other = pandoria_lesson_course_new (lesson, game);
  assert_phase (other, PANDORIA_LESSON_PHASE_BROUGHT, NULL);
}

/* --- texts ---------------------------------------------------------------------------------- */

static void
assert_fault (const char *data, const char *fault)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, strlen (data));
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaLessonText) text = pandoria_lesson_text_parse ("x.lesson", bytes, &error);

  g_assert_null (text);
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, fault);
}

#define HEAD "# A\n> b\n## C\n: c\n"

static void
test_faults (void)
{
  assert_fault ("", "x.lesson: line 1: A text begins with its title, “# Title”.");
  assert_fault ("# A\nb\n",
                "x.lesson: line 2: Below its title a lesson says what it teaches, “> …”.");
  assert_fault ("# A\n> b\n", "x.lesson: line 4: A lesson says what it teaches, has pages, and "
                              "ends with one that is only read.");
  assert_fault ("# A\n> b\n== C\n",
                "x.lesson: line 3: The first page begins a chapter, “## Title”.");
  assert_fault ("# A\n> b\n-- C\n",
                "x.lesson: line 3: A chapter and a page have titles, “## Title” and “== Title”.");
  assert_fault (HEAD "== \n",
                "x.lesson: line 5: A chapter and a page have titles, “## Title” and “== Title”.");
  assert_fault (HEAD "== D\n== E\n",
                "x.lesson: line 6: A page has a text, “: …”, or says what to do, “! …”.");
  assert_fault (
      HEAD "== D\nd\n",
      "x.lesson: line 6: A paragraph of a page begins with “: ”, “! ”, “? ”, “= ” or “~ ”.");
  assert_fault (
      HEAD "== D\n§ 1\n! d\n! e\n",
      "x.lesson: line 8: A step has one action, and what to do in it, “! …”, in one paragraph.");
  assert_fault (HEAD "== D\n! d\n-- e\n",
                "x.lesson: line 7: A step names the section of the rules that has more, “§ …”.");
  assert_fault (
      HEAD "== D\n§ 1\n! d *e\n-- e\n",
      "x.lesson: line 8: In the page above this line, a word that begins with * does not end.");
  assert_fault (HEAD "== D\n§ 1\n! d\n", "x.lesson: line 9: A lesson says what it teaches, has "
                                         "pages, and ends with one that is only read.");
  assert_fault ("# A *b*\nc\n",
                "x.lesson: line 1: A title holds no *, because it is shown as it is.");
  assert_fault (HEAD "== C *d\n",
                "x.lesson: line 5: A title holds no *, because it is shown as it is.");
  assert_fault ("\xff", "x.lesson: line 1: The file is not UTF-8.");
}

/* Acts of the program count at the place where they are entered. */
static void
test_pages (void)
{
  static const char data[] = HEAD "~\n== D\n§ 1\n! d\nd\n? e\n= f\n~ g\n~ h\n-- i\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, strlen (data));
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaLessonText) text = pandoria_lesson_text_parse ("x.lesson", bytes, &error);
  const PandoriaLessonPage *step, *recap;

  g_assert_no_error (error);
  g_assert_cmpuint (text->pages->len, ==, 3);
  g_assert_cmpuint (text->n_acts, ==, 4);
  step = g_ptr_array_index (text->pages, 1);
  g_assert_cmpint (step->kind, ==, PANDORIA_LESSON_PAGE_STEP);
  g_assert_cmpuint (step->act, ==, 1);
  g_assert_cmpuint (pandoria_lesson_page_count_acts (step), ==, 3);
  g_assert_cmpstr (step->text, ==, "d d");
  g_assert_cmpstr (step->told, ==, "g h");
  recap = g_ptr_array_index (text->pages, 2);
  g_assert_cmpint (recap->kind, ==, PANDORIA_LESSON_PAGE_RECAP);
  g_assert_cmpstr (recap->title, ==, "C");
  g_assert_cmpuint (recap->act, ==, 4);
}

static void
test_looks (void)
{
  g_autofree char *markup = pandoria_lesson_text_to_markup ("a *b < c* \\*d");
  g_autofree char *plain = pandoria_lesson_text_to_plain ("a *b < c* \\*d");

  g_assert_cmpstr (markup, ==, "a <b>b &lt; c</b> *d");
  g_assert_cmpstr (plain, ==, "a b < c *d");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson/lessons", test_lessons);
  g_test_add_func ("/lesson/acts", test_acts);
  g_test_add_func ("/lesson/editions", test_editions);
  g_test_add_func ("/lesson/facts", test_facts);
  g_test_add_func ("/lesson/taking-back", test_taking_back);
  g_test_add_func ("/lesson/advice", test_advice);
  g_test_add_func ("/lesson/course", test_course);
  g_test_add_data_func ("/lesson/entered/by-program", GINT_TO_POINTER (FALSE), test_entered);
  g_test_add_data_func ("/lesson/entered/by-learner", GINT_TO_POINTER (TRUE), test_entered);
  g_test_add_func ("/lesson/back", test_back);
  g_test_add_func ("/lesson/skip", test_skip);
  g_test_add_func ("/lesson/later", test_later);
  g_test_add_func ("/lesson/pages", test_pages);
  g_test_add_func ("/lesson/faults", test_faults);
  g_test_add_func ("/lesson/looks", test_looks);
  return g_test_run ();
}
