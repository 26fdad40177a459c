/* Plays the lessons by pressing only outlined controls: by pointer, by keys, with Enter wherever it
 * continues, and in the smallest window. Each way shows every page.
 *
 * test-atspi-lesson.py follows the announcements.
 *
 * With PANDORIA_LESSON_PICTURES=FOLDER it also writes each page as a picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "pandoria-adaptive-bin.h"
#include "pandoria-cards-panel.h"
#include "pandoria-folder.h"
#include "pandoria-lesson-testing.h"
#include "pandoria-settings.h"
#include "pandoria-summary-window.h"
#include "still.h"
#include "template-child.h"
#include "walk.h"
#include "window-fixture.h"
#include "xdotool.h"

#define MOST_CONTROLS 200

/* In words a minute, and in minutes. */
#define READING_SPEED   200
#define LONGEST_READING 10

/** Hand: turns the pages, and presses the controls. */
typedef enum
{
  HAND_POINTER,
  HAND_KEYS,  /* walk to each control, too */
  HAND_ENTER, /* continues, regardless of the focus; the pointer does the rest */
} Hand;

static Hand hand;
static guint n_keys; /* of the lesson */

/* --- the window ----------------------------------------------------------------------------- */

static void
begin_lesson (PandoriaWindow *window, const char *name)
{
  g_autofree char *path = pandoria_folder_get_lesson (name);

  g_remove (path);
  window_driver_activate (window, "lesson", g_variant_new_string (name));
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_nonnull (pandoria_window_get_lesson (window));
}

/* Returns: (nullable): the control that the panel names. */
static const char *
get_next (PandoriaWindow *window)
{
  GtkWidget *next = template_child (window_get_lesson_panel (window), "next");

  return gtk_widget_get_visible (next) ? gtk_label_get_text (GTK_LABEL (next)) : NULL;
}

static int
get_act (PandoriaWindow *window)
{
  const PandoriaLesson *lesson
      = pandoria_lesson_course_get_lesson (pandoria_window_get_lesson (window));

  return pandoria_lesson_find_act (lesson, window_driver_get_game (window));
}

static void
take_picture (PandoriaWindow *window, guint number)
{
  const char *folder = g_getenv ("PANDORIA_LESSON_PICTURES");
  const PandoriaLessonCourse *course = pandoria_window_get_lesson (window);
  g_autofree char *path = NULL;
  const char *command[] = { "import", "-window", "root", NULL, NULL };

  if (folder == NULL)
    return;
  path = g_strdup_printf (
      "%s/%s-%s-%03u.png", folder,
      pandoria_adaptive_bin_get_width_class (window_get_adaptive (window)) == PANDORIA_WIDTH_NARROW
          ? "narrow"
          : "wide",
      pandoria_lesson_get_name (pandoria_lesson_course_get_lesson (course)), number);
  command[3] = path;
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_usleep (200 * 1000);
  window_driver_settle ();
  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL,
                NULL);
}

/* --- a press -------------------------------------------------------------------------------- */

/** Moment: what a press changes. */
typedef struct
{
  PandoriaWindow *window;
  int act;
  guint n_presses;
  gboolean waits;
  char *heading, *next;
} Moment;

static void
clear_moment (Moment *moment)
{
  g_free (moment->heading);
  g_free (moment->next);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Moment, clear_moment)

static Moment
get_moment (PandoriaWindow *window)
{
  const PandoriaLessonCourse *course = pandoria_window_get_lesson (window);

  return (Moment){ window,
                   get_act (window),
                   window_driver_get_view (window)->n_presses,
                   pandoria_lesson_course_waits (course),
                   g_strdup (pandoria_lesson_course_get_heading (course)),
                   g_strdup (get_next (window)) };
}

static gboolean
has_moved (gpointer data)
{
  const Moment *before = data;
  g_auto (Moment) now = get_moment (before->window);

  return now.act != before->act || now.n_presses != before->n_presses || now.waits != before->waits
         || g_strcmp0 (now.heading, before->heading) != 0
         || g_strcmp0 (now.next, before->next) != 0;
}

/* Returns: (nullable): the visible outlined widget below @widget. */
static gboolean
is_outlined (gpointer widget, gconstpointer nothing)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, "lesson-wanted");
}

static GtkWidget *
find_outlined_anywhere (PandoriaWindow *window)
{
  GtkWidget *dialog = window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL);

  return template_find (dialog != NULL ? dialog : GTK_WIDGET (window), is_outlined, NULL);
}

static gboolean
is_row (GtkWidget *widget)
{
  return GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget));
}

static void
press_widget (GtkWidget *widget)
{
  still_wait (widget);
  if (hand != HAND_KEYS)
    {
      xdotool_click (widget);
      return;
    }
  n_keys += walk_to (widget) + 1;
  window_driver_settle ();
  xdotool_press_key (is_row (widget) ? "Return" : "space");
}

/* A number is typed, by pointer, too. */
static void
type_number (GtkWidget *spin, guint number)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);

  press_widget (spin);
  xdotool_press_key ("ctrl+a");
  xdotool_type (digits);
  xdotool_press_key ("Tab");
}

/* Returns: the first space that the panel names, or PANDORIA_SPACE_NONE. */
static PandoriaSpace
get_named_space (PandoriaWindow *window)
{
  const char *next = get_next (window);
  g_auto (GStrv) words = NULL;

  if (next == NULL || !g_str_has_prefix (next, "Press: "))
    return PANDORIA_SPACE_NONE;
  words = g_strsplit (next + strlen ("Press: "), " ", 2);
  return pandoria_space_from_name (words[0]);
}

/* A button is outlined when it is on the screen. */
static gboolean
says_what_to_press (gpointer window)
{
  return find_outlined_anywhere (window) != NULL || get_named_space (window) >= 0;
}

/* Presses what the panel names: a button, a number, or the first of its spaces. */
static void
press_outlined (PandoriaWindow *window)
{
  const PandoriaAction *action
      = pandoria_lesson_course_get_action (pandoria_window_get_lesson (window));
  GtkWidget *widget;

  if (!window_fixture_wait (says_what_to_press, window))
    g_error ("%s is not outlined", get_next (window));
  widget = find_outlined_anywhere (window);
  if (widget != NULL && GTK_IS_SPIN_BUTTON (widget))
    type_number (widget, action->relic_points);
  else if (widget != NULL)
    press_widget (widget);
  else
    press_widget (
        pandoria_board_view_get_space (window_get_board (window), get_named_space (window)));
}

/* Presses Enter without moving the focus, if the page waits for it or the main button is wanted.
 * Returns: whether that is so. */
static gboolean
press_enter (PandoriaWindow *window)
{
  GtkWidget *wanted = find_outlined_anywhere (window);
  gboolean is_main
      = wanted != NULL && GTK_IS_ACTIONABLE (wanted)
        && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (wanted)), "page.next") == 0;

  if (!is_main && !pandoria_lesson_course_waits (pandoria_window_get_lesson (window)))
    return FALSE;
  xdotool_press_key ("Return");
  return TRUE;
}

static void
press_next (PandoriaWindow *window)
{
  if (hand == HAND_ENTER && press_enter (window))
    return;
  if (pandoria_lesson_course_waits (pandoria_window_get_lesson (window)))
    press_widget (template_child (window_get_lesson_panel (window), "go_on"));
  else
    press_outlined (window);
}

/* --- the pages ------------------------------------------------------------------------------ */

static GHashTable *shown; /* the texts that the panel has shown, word by word */
static guint n_words;     /* of all these pages */
static char *last_heading, *last_next;

/* Returns: (transfer full): the words of @text with one space between. */
static char *
get_words (const char *text, guint *n)
{
  g_auto (GStrv) parts = g_strsplit_set (text, " \n", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_strv_builder_add (words, parts[i]);
  all = g_strv_builder_end (words);
  *n = g_strv_length (all);
  return g_strjoinv (" ", all);
}

/* @last: its text so far, which is not read again. */
static void
read_label (GtkLabel *label, char **last)
{
  const char *text = gtk_widget_get_mapped (GTK_WIDGET (label)) ? gtk_label_get_text (label) : "";
  guint n;

  if (g_strcmp0 (text, *last) == 0)
    return;
  g_free (get_words (text, &n));
  n_words += n;
  g_free (*last);
  *last = g_strdup (text);
}

/* Notes a new page, and counts its words, those of its title and of the control to press. */
static void
read_page (PandoriaWindow *window)
{
  gpointer panel = window_get_lesson_panel (window);
  guint n;
  char *text = get_words (gtk_label_get_text (template_child (panel, "text")), &n);

  if (g_hash_table_add (shown, text))
    n_words += n;
  read_label (template_child (panel, "heading"), &last_heading);
  read_label (template_child (panel, "next"), &last_next);
}

/* @other: (nullable) */
static void
check_shown (const PandoriaLessonPage *page, const char *text, const char *other)
{
  g_autofree char *both = g_strjoin (" ", text, other, NULL);
  g_autofree char *plain = pandoria_lesson_text_to_plain (both);
  guint n;
  g_autofree char *words = get_words (plain, &n);

  if (!g_hash_table_contains (shown, words))
    g_error ("“%s” was not shown: “%s”", page->title, words);
}

/* Every page was shown, and what came of it. */
static void
check_pages (const PandoriaLesson *lesson)
{
  GPtrArray *pages = pandoria_lesson_get_text (lesson)->pages;

  for (guint i = 0; i < pages->len; i++)
    {
      const PandoriaLessonPage *page = pages->pdata[i];

      check_shown (page, page->text, page->why);
      if (page->brought != NULL)
        check_shown (page, page->brought, page->told);
      else if (page->told != NULL)
        check_shown (page, page->told, NULL);
    }
  g_assert_cmpuint (n_words, <=, READING_SPEED * LONGEST_READING);
}

/* --- lessons -------------------------------------------------------------------------------- */

/* A learner who presses only outlined controls reaches the end, which no other window covers. */
static void
follow (PandoriaWindow *window, const char *name)
{
  gint64 begin = g_get_monotonic_time ();
  guint n_controls = 0, n_pages = 0;

  n_keys = n_words = 0;
  g_clear_pointer (&shown, g_hash_table_unref);
  shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  begin_lesson (window, name);
  while (!pandoria_lesson_course_is_over (pandoria_window_get_lesson (window)))
    {
      g_auto (Moment) before = get_moment (window);

      g_assert_cmpuint (n_controls, <, MOST_CONTROLS);
      read_page (window);
      take_picture (window, n_controls + n_pages);
      press_next (window);
      n_controls += !before.waits;
      n_pages += before.waits;
      if (!window_fixture_wait (has_moved, &before))
        {
          take_picture (window, 999);
          g_error ("%s, act %d, %s, %s: pressed, and nothing has changed", name, before.act,
                   before.heading, before.next);
        }
      window_driver_settle ();
    }
  read_page (window);
  take_picture (window, n_controls + n_pages);
  check_pages (pandoria_lesson_course_get_lesson (pandoria_window_get_lesson (window)));
  g_assert_true (gtk_widget_get_mapped (template_child (window_get_lesson_panel (window), "end")));
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_SUMMARY_WINDOW));
  g_test_message ("%s: %u presses, %u pages turned, %u keys, %u words, %.1f s", name, n_controls,
                  n_pages, n_keys, n_words,
                  (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC);
}

static gboolean
has_class (gpointer widget, gconstpointer name)
{
  return gtk_widget_has_css_class (widget, name);
}

/* The outline of the last button goes as soon as a card is chosen in its dialog. The test keeps the
 * closed dialog alive, as an input in progress can do. */
static void
test_dialog (PandoriaWindow *window)
{
  g_autoptr (GtkWidget) dialog = NULL;

  if (!xdotool_is_there ())
    return;
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  begin_lesson (window, "3-river");
  while (!window_driver_get_view (window)->is_begun)
    {
      g_auto (Moment) before = get_moment (window);

      g_set_object (&dialog, window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL));
      press_next (window);
      g_assert_true (window_fixture_wait (has_moved, &before));
    }
  g_assert_nonnull (dialog);
  g_assert_null (template_find (GTK_WIDGET (window), has_class, "lesson-wanted"));
}

static void
follow_all (PandoriaWindow *window)
{
  const PandoriaLesson *lesson;

  if (!xdotool_is_there ())
    return;
  for (guint i = 0; (lesson = pandoria_lesson_get (i)) != NULL; i++)
    follow (window, pandoria_lesson_get_name (lesson));
}

static void
test_family (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  for (hand = HAND_POINTER; hand <= HAND_ENTER; hand++)
    follow (window, "7-family");
  hand = HAND_POINTER;
}

/* In the revised edition the Halflings do two things with one card. */
static void
test_revised (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("last-edition");

  if (!xdotool_is_there ())
    return;
  g_settings_set_string (settings, "last-edition", "revised");
  follow (window, "5-realms");
  g_settings_reset (settings, "last-edition");
}

static void
test_pointer (PandoriaWindow *window)
{
  follow_all (window);
}

static void
test_keys (PandoriaWindow *window)
{
  hand = HAND_KEYS;
  follow_all (window);
  hand = HAND_POINTER;
}

static void
test_enter (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  hand = HAND_ENTER;
  follow (window, "1-first");
  hand = HAND_POINTER;
}

static void
test_narrow (PandoriaWindow *window)
{
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  follow_all (window);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/lesson-followed/family", test_family);
  window_fixture_add ("/lesson-followed/dialog", test_dialog);
  window_fixture_add ("/lesson-followed/revised", test_revised);
  if (g_test_slow ())
    {
      window_fixture_add ("/lesson-followed/pointer", test_pointer);
      window_fixture_add ("/lesson-followed/keys", test_keys);
      window_fixture_add ("/lesson-followed/enter", test_enter);
      window_fixture_add ("/lesson-followed/narrow", test_narrow);
    }
  return window_fixture_run ();
}
