/* The lessons: their games can be played to the end, each act is taken and every other one answered, and their texts are read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lesson-testing.h"

#include <string.h>

/* --- whole lessons -------------------------------------------------------------------------------------------------- */

/* Each says something of each act; what lies before the first step are corrections, and none comes later. */
static void
check_lesson (const PandoriaLesson *lesson)
{
  PandoriaRecord *record = pandoria_lesson_get_record (lesson);
  guint n = pandoria_record_get_n_actions (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (pandoria_lesson_get_text (lesson)->steps->len, ==, n - pandoria_lesson_get_n_laid (lesson));
  g_assert_cmpuint (pandoria_lesson_get_n_steps (lesson), ==, pandoria_lesson_get_text (lesson)->steps->len);
  for (guint i = 0; i < pandoria_lesson_get_n_steps (lesson); i++)
    g_assert_false (pandoria_act_is_correction (pandoria_lesson_get_action (lesson, i)->kind));
  g_assert_true (pandoria_lesson_of (record) == lesson);
  g_assert_cmpint (pandoria_lesson_find_step (lesson, game), ==, (int) pandoria_lesson_get_n_steps (lesson));
}

static void
test_lessons (void)
{
  const PandoriaLesson *lesson;
  guint n = 0;

  for (; (lesson = pandoria_lesson_get (n)) != NULL; n++)
    check_lesson (lesson);
  g_assert_cmpuint (n, >, 0);
  g_assert_true (pandoria_lesson_find (pandoria_lesson_get_name (pandoria_lesson_get (0))) == pandoria_lesson_get (0));
  g_assert_null (pandoria_lesson_find ("none"));
}

/* --- acts ------------------------------------------------------------------------------------------------------------- */

static void
assert_refused (const PandoriaLesson *lesson, guint step, const PandoriaAction *action, PandoriaLessonError code)
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
  if (wrong.hexes[0].terrain != wanted->hexes[0].terrain || wrong.hexes[0].symbols != wanted->hexes[0].symbols)
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
  for (guint i = 0; i < pandoria_lesson_get_n_steps (lesson); i++)
    {
      const PandoriaAction *wanted = pandoria_lesson_get_action (lesson, i);
      PandoriaAction other;

      g_assert_true (pandoria_lesson_check (lesson, i, wanted, NULL));
      pandoria_action_init (&other,
                            wanted->kind == PANDORIA_ACT_END_TURN ? PANDORIA_ACT_PLACE_FIGURE : PANDORIA_ACT_END_TURN);
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

/* --- the course ------------------------------------------------------------------------------------------------------- */

static void
do_step (const PandoriaLesson *lesson, PandoriaGame *game, guint step)
{
  g_autoptr (GError) error = NULL;

  pandoria_game_apply_noted (game, pandoria_lesson_get_action (lesson, step), NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
assert_phase (const PandoriaLessonCourse *course, PandoriaLessonPhase phase, const char *text)
{
  g_autofree char *said = pandoria_lesson_course_get_text (course);

  g_assert_cmpint (pandoria_lesson_course_get_phase (course), ==, phase);
  if (text != NULL)
    g_assert_true (g_str_has_prefix (said, text));
}

/* What it says goes with the game, forwards, backwards, and another way. */
static void
test_course (void)
{
  const PandoriaLesson *lesson = pandoria_lesson_get (0);
  const PandoriaLessonText *text = pandoria_lesson_get_text (lesson);
  const PandoriaLessonStep *first = g_ptr_array_index (text->steps, 0);
  g_autoptr (PandoriaGame) game = pandoria_lesson_begin (lesson);
  g_autoptr (PandoriaLessonCourse) course = pandoria_lesson_course_new (lesson, game);
  PandoriaAction castle;

  assert_phase (course, PANDORIA_LESSON_PHASE_INTRO, text->intro);
  g_assert_true (pandoria_lesson_course_waits (course));
  pandoria_lesson_course_go_on (course);
  assert_phase (course, PANDORIA_LESSON_PHASE_DO, first->what);
  g_assert_true (pandoria_lesson_course_refuse (course, "No.", "6.1"));
  assert_phase (course, PANDORIA_LESSON_PHASE_DO, "*No.*");
  g_assert_false (pandoria_lesson_course_refuse (course, "No.", "6.1"));
  do_step (lesson, game, 0);
  g_assert_true (pandoria_lesson_course_follow (course, game));
  assert_phase (course, PANDORIA_LESSON_PHASE_BROUGHT, first->brought);
  g_assert_false (pandoria_lesson_course_follow (course, game));
  pandoria_game_undo (game);
  g_assert_true (pandoria_lesson_course_follow (course, game));
  assert_phase (course, PANDORIA_LESSON_PHASE_DO, first->what);
  pandoria_action_init (&castle, PANDORIA_ACT_PLACE_CASTLE);
  castle.at = pandoria_space_from_name ("D5");
  g_assert_false (pandoria_lesson_course_check (course, game, &castle, NULL, NULL));
  g_assert_true (pandoria_game_apply_noted (game, &castle, NULL, NULL, NULL));
  g_assert_true (pandoria_lesson_course_follow (course, game));
  assert_phase (course, PANDORIA_LESSON_PHASE_LEFT, NULL);
  g_assert_false (pandoria_lesson_course_refuse (course, "No.", NULL));
  pandoria_game_undo (game);
  g_assert_true (pandoria_lesson_course_follow (course, game));
  assert_phase (course, PANDORIA_LESSON_PHASE_DO, first->what);
}

/* Whoever goes on later reads what to do, not the introduction again. */
static void
test_later (void)
{
  const PandoriaLesson *lesson = pandoria_lesson_get (0);
  g_autoptr (PandoriaGame) game = pandoria_lesson_begin (lesson);
  g_autoptr (PandoriaLessonCourse) course = NULL;
  g_autofree char *heading = NULL;

  for (guint i = 0; i < 4; i++)
    do_step (lesson, game, i);
  course = pandoria_lesson_course_new (lesson, game);
  assert_phase (course, PANDORIA_LESSON_PHASE_DO,
                ((PandoriaLessonStep *) g_ptr_array_index (pandoria_lesson_get_text (lesson)->steps, 4))->what);
  heading = pandoria_lesson_course_get_heading (course);
  g_assert_true (g_str_has_prefix (heading, "5 "));
}

/* --- texts -------------------------------------------------------------------------------------------------------------- */

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

static void
test_faults (void)
{
  assert_fault ("", "x.lesson: line 1: A text begins with its title, “# Title”.");
  assert_fault ("# A\nb\n", "x.lesson: line 4: A lesson has an introduction and steps.");
  assert_fault ("# A\nb\n== \n", "x.lesson: line 3: A step has a title, “== Title”.");
  assert_fault ("# A\nb\n== C\nd\n", "x.lesson: line 4: A paragraph of a step begins with “! ”, “? ” or “= ”.");
  assert_fault ("# A\nb\n== C\n! d\n== E\n", "x.lesson: line 5: A step says what is to be done, “! …”, and in which "
                                             "section of the rules more stands, “§ …”.");
  assert_fault ("# A\nb\n== C\n§ 1\n! d *e\n", "x.lesson: line 7: In “C” what begins with * does not end.");
  assert_fault ("# A\nb *c\n== C\n§ 1\n! d\n",
                "x.lesson: line 7: In the introduction what begins with * does not end.");
  assert_fault ("# A *b*\nc\n", "x.lesson: line 1: A title holds no *, because it is shown as it is.");
  assert_fault ("# A\nb\n== C *d\n", "x.lesson: line 3: A title holds no *, because it is shown as it is.");
  assert_fault ("\xff", "x.lesson: line 1: The file is not UTF-8.");
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
  g_test_add_func ("/lesson/course", test_course);
  g_test_add_func ("/lesson/later", test_later);
  g_test_add_func ("/lesson/faults", test_faults);
  g_test_add_func ("/lesson/looks", test_looks);
  return g_test_run ();
}
