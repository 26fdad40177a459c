/* Tests the lessons in the real window: whole lessons by different hands, their pages and commands.
 *
 * With PANDORIA_LESSON_PICTURES=FOLDER each page is written as a picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lesson-driver.h"
#include "pandoria-cards-panel.h"
#include "pandoria-folder.h"
#include "pandoria-settings.h"
#include "template-child.h"
#include "xdotool.h"

#define FIRST "1-first"
/* Of a window without a compositor. It is not part of the content. */
#define FRAME 10

static gboolean
is_wanted (gpointer widget, gconstpointer nothing)
{
  return gtk_widget_has_css_class (widget, "lesson-wanted");
}

/* --- whole lessons -------------------------------------------------------------------------- */

static const LessonHand *const outlined[]
    = { &lesson_hand_pointer, &lesson_hand_keys, &lesson_hand_enter };

static void
test_family (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  lesson_walk (window, "7-family", &lesson_hand_direct_wrong);
  for (gsize i = 0; i < G_N_ELEMENTS (outlined); i++)
    lesson_walk (window, "7-family", outlined[i]);
}

static void
test_family_by_hand (PandoriaWindow *window, gconstpointer hand)
{
  if (xdotool_is_there ())
    lesson_walk (window, "7-family", hand);
}

/* In the revised edition the Halflings do two things with one card. */
static void
test_revised (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("last-edition");

  if (!xdotool_is_there ())
    return;
  g_settings_set_string (settings, "last-edition", "revised");
  lesson_walk (window, "5-realms", &lesson_hand_pointer);
  g_settings_reset (settings, "last-edition");
}

/* All lessons by all hands. */
static void
test_hand (PandoriaWindow *window, gconstpointer hand)
{
  if (xdotool_is_there ())
    lesson_walk_all (window, hand);
}

static void
test_enter_first (PandoriaWindow *window)
{
  if (xdotool_is_there ())
    lesson_walk (window, FIRST, &lesson_hand_enter);
}

static void
test_hand_narrow (PandoriaWindow *window, gconstpointer hand)
{
  window_fixture_resize (window, 360 + FRAME, 720 + FRAME, PANDORIA_WIDTH_NARROW);
  test_hand (window, hand);
}

/* --- pages ---------------------------------------------------------------------------------- */

static void
turn_page (PandoriaWindow *window)
{
  window_fixture_activate (window, "lesson-next");
}

/* Does the act as the program would. */
static void
act_as_program (PandoriaWindow *window)
{
  pandoria_game_apply_noted (
      window_driver_get_game (window),
      pandoria_lesson_get_action (lesson_get (window), (guint) lesson_get_act (window)), NULL, NULL,
      NULL);
  window_driver_settle ();
}

static graphene_rect_t panel, space;
static guint n_pages;

static GtkWidget *
get_space (PandoriaWindow *window)
{
  return pandoria_board_view_get_space (window_get_board (window), pandoria_space_from_name ("E5"));
}

static void
look_whether_still (PandoriaWindow *window)
{
  const char *heading = pandoria_lesson_course_get_heading (pandoria_window_get_lesson (window));
  graphene_rect_t panel_now = window_fixture_get_place (window, window_get_lesson_panel (window));
  graphene_rect_t space_now = window_fixture_get_place (window, get_space (window));

  if (n_pages++ == 0)
    {
      panel = panel_now;
      space = space_now;
    }
  if (!graphene_rect_equal (&panel, &panel_now))
    g_error ("On the page “%s” the panel is %g px high, not %g", heading, panel_now.size.height,
             panel.size.height);
  if (!graphene_rect_equal (&space, &space_now))
    g_error ("On the page “%s” the board has moved by %g, %g", heading,
             space_now.origin.x - space.origin.x, space_now.origin.y - space.origin.y);
}

/* On all pages, and after all acts, the panel keeps its height, and the board does not move. */
static void
test_still (PandoriaWindow *window)
{
  const LessonHand program
      = { "as the program does", turn_page, act_as_program, look_whether_still };

  n_pages = 0;
  lesson_walk (window, FIRST, &program);
  g_assert_cmpuint (n_pages, >, 50);
}

/* No page is cut in the smallest window, either. */
static void
test_narrow (PandoriaWindow *window)
{
  const LessonHand program = { "as the program does", turn_page, act_as_program };

  window_fixture_resize (window, 360 + FRAME, 720 + FRAME, PANDORIA_WIDTH_NARROW);
  lesson_walk (window, FIRST, &program);
}

/* What pages name, and the widgets that show it. */
static const struct
{
  const char *part, *type;
  guint n; /* at least */
} parts[] = {
  { "points", "PandoriaPointsView", 1 },
  { "resources", "PandoriaResourceRow", 3 },
  { "steps", "PandoriaStepMark", 5 },
  { "figures", "PandoriaReserveView", 1 },
};

/* Counts the outlined widgets on the screen, all of which have this type. */
static guint
count_outlined (GtkWidget *widget, const char *type)
{
  guint n = 0;

  if (gtk_widget_get_mapped (widget) && is_wanted (widget, NULL))
    {
      g_assert_cmpstr (G_OBJECT_TYPE_NAME (widget), ==, type);
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_outlined (child, type);
  return n;
}

static gsize wanted_part;

static gboolean
is_part_outlined (gpointer window)
{
  return count_outlined (window, parts[wanted_part].type) >= parts[wanted_part].n;
}

/* A page about a part of the window outlines it, and nothing else. */
static void
test_parts (PandoriaWindow *window)
{
  guint n_shown = 0;

  lesson_begin (window, FIRST);
  while (pandoria_lesson_course_waits (pandoria_window_get_lesson (window)))
    {
      const char *part = pandoria_lesson_course_get_part (pandoria_window_get_lesson (window));

      for (guint i = 0; part != NULL && i < G_N_ELEMENTS (parts); i++)
        if (g_str_equal (parts[i].part, part))
          {
            wanted_part = i;
            g_assert_true (window_fixture_wait (is_part_outlined, window));
            n_shown++;
          }
      if (part == NULL)
        g_assert_cmpuint (count_outlined (GTK_WIDGET (window), ""), ==, 0);
      window_fixture_activate (window, "lesson-next");
      window_driver_settle ();
    }
  g_assert_cmpuint (n_shown, ==, G_N_ELEMENTS (parts));
}

/* A left lesson continues there; an ended one starts again. The start page does not offer it as a
 * game. The focus was on a space that the board of the lesson does not have. */
static void
test_later (PandoriaWindow *window)
{
  g_autofree char *last = pandoria_folder_get_last (), *now = NULL,
                  *path = pandoria_folder_get_lesson (FIRST);

  gtk_widget_grab_focus (
      pandoria_board_view_get_space (window_get_board (window), pandoria_space_from_name ("B4")));
  lesson_forget (FIRST);
  lesson_open (window, FIRST);
  g_assert_false (window_driver_is_possible (window, "undo"));
  lesson_read_on (window);
  lesson_hand_direct_do (window, pandoria_lesson_get_action (lesson_get (window), 0));
  lesson_wait_for_act (window, 1);
  window_fixture_activate (window, "lesson-leave");
  g_assert_null (pandoria_window_get_lesson (window));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window_get_lesson_panel (window))));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  now = pandoria_folder_get_last ();
  g_assert_cmpstr (now, ==, last);
  lesson_open (window, FIRST);
  g_assert_cmpint (lesson_get_act (window), ==, 1);
  g_assert_cmpint (pandoria_lesson_course_get_phase (pandoria_window_get_lesson (window)), ==,
                   PANDORIA_LESSON_PHASE_DO);
  window_fixture_activate (window, "undo");
  g_assert_cmpint (lesson_get_act (window), ==, 0);
  window_fixture_activate (window, "redo");
  window_fixture_activate (window, "lesson-again");
  g_assert_cmpint (lesson_get_act (window), ==, 0);
  g_assert_cmpint (pandoria_lesson_course_get_phase (pandoria_window_get_lesson (window)), ==,
                   PANDORIA_LESSON_PHASE_READ);
}

/* A lesson that has just ended, and is still open, can be chosen again. */
static void
test_again (PandoriaWindow *window)
{
  lesson_begin (window, "7-family");
  while (!pandoria_lesson_course_is_over (pandoria_window_get_lesson (window)))
    window_fixture_activate (window, "lesson-skip");
  lesson_open (window, "7-family");
  g_assert_cmpint (lesson_get_act (window), ==, 0);
  g_assert_false (pandoria_lesson_course_is_over (pandoria_window_get_lesson (window)));
}

/* Enter turns the pages; the program ends the turn. */
static void
test_enter (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  lesson_begin (window, FIRST);
  while (lesson_get_act (window) < 3)
    lesson_press_once (window, pandoria_lesson_course_waits (pandoria_window_get_lesson (window))
                                   ? &lesson_hand_enter
                                   : &lesson_hand_direct);
}

/* Step by step the control to press is named, and outlined where it is a button. */
static void
test_pointer (PandoriaWindow *window)
{
  lesson_begin (window, FIRST);
  lesson_read_on (window);
  g_assert_cmpstr (lesson_get_next (window), ==, "Press: Mountains, 2 symbols");
  g_assert_nonnull (template_find (window_get_tray (window), is_wanted, NULL));
  window_fixture_choose_hex (window, 6);
  g_assert_cmpstr (lesson_get_next (window), ==, "Press: Second space: Hills, 1 symbol");
  window_fixture_choose_hex (window, 3);
  g_assert_cmpstr (lesson_get_next (window), ==, "Press: D5 D4");
  g_assert_null (template_find (window_get_tray (window), is_wanted, NULL));
  window_fixture_activate (window, "lesson-skip");
  lesson_read_on (window);
  while (template_find (window, is_wanted, NULL) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* The outline of the last button goes as soon as a card is chosen in its dialog. The test keeps the
 * closed dialog alive, as an input in progress can do. */
static void
test_dialog (PandoriaWindow *window)
{
  g_autoptr (GtkWidget) dialog = NULL;

  if (!xdotool_is_there ())
    return;
  window_fixture_resize (window, 360 + FRAME, 720 + FRAME, PANDORIA_WIDTH_NARROW);
  lesson_begin (window, "3-river");
  while (!window_driver_get_view (window)->is_begun)
    {
      g_set_object (&dialog, window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL));
      lesson_press_once (window, &lesson_hand_pointer);
    }
  g_assert_nonnull (dialog);
  g_assert_null (template_find (GTK_WIDGET (window), is_wanted, NULL));
}

/* What a correction has changed is no lesson any more, until it is undone. */
static void
test_left (PandoriaWindow *window)
{
  PandoriaAction adjust;
  const PandoriaLessonCourse *course;

  lesson_forget (FIRST);
  lesson_open (window, FIRST);
  course = pandoria_window_get_lesson (window);
  pandoria_action_init (&adjust, PANDORIA_ACT_ADJUST);
  adjust.adjust[PANDORIA_COUNTER_POINTS] = 1;
  g_assert_true (
      pandoria_game_apply_noted (window_driver_get_game (window), &adjust, NULL, NULL, NULL));
  window_driver_settle ();
  g_assert_cmpint (pandoria_lesson_course_get_phase (course), ==, PANDORIA_LESSON_PHASE_LEFT);
  window_fixture_activate (window, "undo");
  g_assert_cmpint (pandoria_lesson_course_get_phase (course), ==, PANDORIA_LESSON_PHASE_DO);
}

/* A typed line and a page of cards go through the same door; a card of a lesson teaches the
 * catalogue nothing. */
static void
test_other_doors (PandoriaWindow *window)
{
  PandoriaPlay *play = pandoria_window_get_play (window);

  lesson_forget (FIRST);
  lesson_open (window, FIRST);
  g_assert_false (pandoria_play_enter_line (play, "castle D5"));
  g_assert_cmpint (lesson_get_act (window), ==, 0);
  g_assert_nonnull (pandoria_lesson_course_get_refusal (pandoria_window_get_lesson (window)));
  /* Nothing can be entered before the page of the step. */
  g_assert_false (pandoria_play_enter_line (play, "H1 D4 M2 D5"));
  g_assert_cmpstr (pandoria_lesson_course_get_refusal (pandoria_window_get_lesson (window)), ==,
                   "Read on first: press “Continue”.");
  while (pandoria_lesson_course_waits (pandoria_window_get_lesson (window)))
    window_fixture_activate (window, "lesson-next");
  g_assert_false (pandoria_play_enter_line (play, "H1 F4 M2 G4"));
  g_assert_cmpstr (pandoria_lesson_course_get_refusal (pandoria_window_get_lesson (window)), ==,
                   "That is legal, but this lesson places it on D4 D5.");
  g_assert_true (pandoria_play_enter_line (play, "H1 D4 M2 D5 +D5 ."));
  g_assert_cmpint (lesson_get_act (window), ==, 3);
}

/* Runs alone, because it needs the real accessible tree instead of that for tests. */
static void
add_accessible (void)
{
  if (g_test_slow ())
    window_fixture_add_with ("/lesson/accessible/all", test_hand, &lesson_hand_accessible);
  else
    window_fixture_add_with ("/lesson/accessible/family", test_family_by_hand,
                             &lesson_hand_accessible);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  if (g_strcmp0 (g_getenv ("GTK_A11Y"), "test") != 0)
    {
      add_accessible ();
      return window_fixture_run ();
    }
  window_fixture_add ("/lesson/later", test_later);
  window_fixture_add ("/lesson/again", test_again);
  window_fixture_add ("/lesson/enter", test_enter);
  window_fixture_add ("/lesson/pointer", test_pointer);
  window_fixture_add ("/lesson/still", test_still);
  window_fixture_add ("/lesson/narrow", test_narrow);
  window_fixture_add ("/lesson/parts", test_parts);
  window_fixture_add ("/lesson/left", test_left);
  window_fixture_add ("/lesson/other-doors", test_other_doors);
  window_fixture_add ("/lesson/dialog", test_dialog);
  window_fixture_add ("/lesson/family", test_family);
  window_fixture_add ("/lesson/revised", test_revised);
  if (g_test_slow ())
    {
      window_fixture_add_with ("/lesson/direct/wrong", test_hand, &lesson_hand_direct_wrong);
      window_fixture_add_with ("/lesson/direct/keys", test_hand, &lesson_hand_direct_keys);
      window_fixture_add_with ("/lesson/direct/narrow", test_hand_narrow, &lesson_hand_direct);
      window_fixture_add_with ("/lesson/outlined/pointer", test_hand, &lesson_hand_pointer);
      window_fixture_add_with ("/lesson/outlined/keys", test_hand, &lesson_hand_keys);
      window_fixture_add ("/lesson/outlined/enter", test_enter_first);
      window_fixture_add_with ("/lesson/outlined/narrow", test_hand_narrow, &lesson_hand_pointer);
    }
  return window_fixture_run ();
}
