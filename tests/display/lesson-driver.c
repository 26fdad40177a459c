/* Walks through a lesson in the real window, page by page, and asks a hand to do each act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lesson-driver.h"

#include <glib/gstdio.h>

#include "pandoria-adaptive-bin.h"
#include "pandoria-folder.h"
#include "pandoria-summary-window.h"
#include "template-child.h"

#define MOST_PRESSES 400

/* In words a minute, and in minutes. */
#define READING_SPEED   200
#define LONGEST_READING 10

/* --- the window ----------------------------------------------------------------------------- */

void
lesson_forget (const char *name)
{
  g_autofree char *path = pandoria_folder_get_lesson (name);

  g_remove (path);
}

void
lesson_open (PandoriaWindow *window, const char *name)
{
  window_driver_activate (window, "lesson", g_variant_new_string (name));
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_nonnull (pandoria_window_get_lesson (window));
}

void
lesson_begin (PandoriaWindow *window, const char *name)
{
  lesson_forget (name);
  lesson_open (window, name);
}

static const PandoriaLessonCourse *
get_course (PandoriaWindow *window)
{
  return pandoria_window_get_lesson (window);
}

const PandoriaLesson *
lesson_get (PandoriaWindow *window)
{
  return pandoria_lesson_course_get_lesson (get_course (window));
}

int
lesson_get_act (PandoriaWindow *window)
{
  return pandoria_lesson_find_act (lesson_get (window), window_driver_get_game (window));
}

const char *
lesson_get_text (PandoriaWindow *window)
{
  return gtk_label_get_text (template_child (window_get_lesson_panel (window), "text"));
}

const char *
lesson_get_next (PandoriaWindow *window)
{
  GtkWidget *next = template_child (window_get_lesson_panel (window), "next");

  return gtk_widget_get_visible (next) ? gtk_label_get_text (GTK_LABEL (next)) : NULL;
}

static int awaited;

static gboolean
is_at_awaited (gpointer window)
{
  return lesson_get_act (window) == awaited || window_driver_get_view (window)->is_answer;
}

void
lesson_wait_for_act (PandoriaWindow *window, int act)
{
  awaited = act;
  if (!window_fixture_wait (is_at_awaited, window) || lesson_get_act (window) != act)
    {
      lesson_take_picture (window, "failed");
      g_error ("In the lesson %s, act %d was not entered: %s",
               pandoria_lesson_get_name (lesson_get (window)), act,
               window_fixture_get_sentence (window));
    }
}

void
lesson_take_picture (PandoriaWindow *window, const char *what)
{
  const char *folder = g_getenv ("PANDORIA_LESSON_PICTURES");
  gboolean is_narrow = pandoria_adaptive_bin_get_width_class (window_get_adaptive (window))
                       == PANDORIA_WIDTH_NARROW;
  g_autofree char *path = NULL;
  const char *command[] = { "import", "-window", "root", NULL, NULL };

  if (folder == NULL)
    return;
  path = g_strdup_printf ("%s/%s-%s-%02d-%s.png", folder, is_narrow ? "narrow" : "wide",
                          pandoria_lesson_get_name (lesson_get (window)), lesson_get_act (window),
                          what);
  command[3] = path;
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_usleep (200 * 1000);
  window_driver_settle ();
  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL,
                NULL);
}

void
lesson_read_on (PandoriaWindow *window)
{
  while (pandoria_lesson_course_waits (get_course (window)))
    window_fixture_activate (window, "lesson-next");
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

/* Forgets what another walk has read. */
static void
forget_pages (void)
{
  n_words = 0;
  g_clear_pointer (&shown, g_hash_table_unref);
  shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_clear_pointer (&last_heading, g_free);
  g_clear_pointer (&last_next, g_free);
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

/* Notes what @hand finds on the page. */
static void
read_as_hand (PandoriaWindow *window, const LessonHand *hand)
{
  g_auto (GStrv) texts = hand->read (window);
  guint n;

  for (guint i = 0; texts[i] != NULL; i++)
    g_hash_table_add (shown, get_words (texts[i], &n));
}

/* Notes a new page, and counts its words, those of its title and of the control to press. */
static void
read_page (PandoriaWindow *window)
{
  gpointer panel = window_get_lesson_panel (window);
  guint n;
  char *text = get_words (lesson_get_text (window), &n);

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

static GtkAdjustment *
get_adjustment (PandoriaWindow *window)
{
  return gtk_scrolled_window_get_vadjustment (
      template_child (window_get_lesson_panel (window), "scroller"));
}

/* Returns: the height of the text in px. The panel keeps the height of a longer one free, except on
 * the last page, whose buttons may need it. */
static double
get_needed_height (PandoriaWindow *window)
{
  GtkLabel *text = template_child (window_get_lesson_panel (window), "text");
  int height;

  if (!pandoria_lesson_course_is_over (get_course (window)))
    return gtk_adjustment_get_upper (get_adjustment (window));
  pango_layout_get_pixel_size (gtk_label_get_layout (text), NULL, &height);
  return height;
}

static gboolean
fits (gpointer window)
{
  return get_needed_height (window) <= gtk_adjustment_get_page_size (get_adjustment (window));
}

/* Asserts that the text of the page needs no scrolling, once it is laid out. */
static void
check_room (PandoriaWindow *window, const LessonHand *hand)
{
  if (!window_fixture_wait (fits, window))
    g_error ("In the lesson %s, %s, in a window of %d × %d, the text of the page “%s” needs %g px "
             "and has %g: see ui/pandoria-lesson-panel.ui",
             pandoria_lesson_get_name (lesson_get (window)), hand->name,
             gtk_widget_get_width (GTK_WIDGET (window)),
             gtk_widget_get_height (GTK_WIDGET (window)),
             pandoria_lesson_course_get_heading (get_course (window)), get_needed_height (window),
             gtk_adjustment_get_page_size (get_adjustment (window)));
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
                   lesson_get_act (window),
                   window_driver_get_view (window)->n_presses,
                   pandoria_lesson_course_waits (course),
                   g_strdup (pandoria_lesson_course_get_heading (course)),
                   g_strdup (lesson_get_next (window)) };
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

void
lesson_press_once (PandoriaWindow *window, const LessonHand *hand)
{
  g_auto (Moment) before = get_moment (window);

  if (before.waits)
    hand->turn_page (window);
  else
    hand->act (window);
  if (!window_fixture_wait (has_moved, &before))
    {
      lesson_take_picture (window, "failed");
      g_error (
          "In the lesson %s, %s, on the page “%s” before act %d, “%s” was pressed, and nothing "
          "has changed: %s",
          pandoria_lesson_get_name (lesson_get (window)), hand->name, before.heading,
          before.act + 1, before.next != NULL ? before.next : "Continue",
          window_fixture_get_sentence (window));
    }
  window_driver_settle ();
}

/* --- lessons -------------------------------------------------------------------------------- */

static void
look (PandoriaWindow *window, const LessonHand *hand)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  check_room (window, hand);
  if (hand->read != NULL)
    read_as_hand (window, hand);
  else
    read_page (window);
  lesson_take_picture (window, lesson_get_next (window) != NULL ? "do" : "read");
  if (hand->look != NULL)
    hand->look (window);
}

void
lesson_walk (PandoriaWindow *window, const char *name, const LessonHand *hand)
{
  gint64 begin = g_get_monotonic_time ();
  guint n_presses = 0, n_turned = 0;

  lesson_begin (window, name);
  if (hand->begin != NULL)
    hand->begin (window);
  forget_pages ();
  for (; !pandoria_lesson_course_is_over (get_course (window)); n_presses++)
    {
      gboolean waits = pandoria_lesson_course_waits (get_course (window));

      g_assert_cmpuint (n_presses, <, MOST_PRESSES);
      g_assert_true ((lesson_get_next (window) == NULL) == waits);
      look (window, hand);
      lesson_press_once (window, hand);
      n_turned += waits;
    }
  look (window, hand);
  check_pages (lesson_get (window));
  g_assert_true (gtk_widget_get_mapped (template_child (window_get_lesson_panel (window), "end")));
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_SUMMARY_WINDOW));
  g_test_message ("%s, %s: %u acts or presses, %u pages turned, %u words, %.1f s", name, hand->name,
                  n_presses - n_turned, n_turned, n_words,
                  (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC);
}

void
lesson_walk_all (PandoriaWindow *window, const LessonHand *hand)
{
  const PandoriaLesson *lesson;

  for (guint i = 0; (lesson = pandoria_lesson_get (i)) != NULL; i++)
    lesson_walk (window, pandoria_lesson_get_name (lesson), hand);
}
