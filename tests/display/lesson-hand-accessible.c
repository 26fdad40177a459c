/* Follows a lesson by announcements and the accessible tree alone.
 *
 * Only another process can read this tree as a screen reader does, and the libraries for it are
 * Python's. So lesson-hand.py is the hand: it gets requests and gives answers, a line each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <unistd.h>

#include "lesson-driver.h"

/* In seconds. The accessible tree of a busy program is slow. */
#define LONGEST_ANSWER 120

static GSubprocess *hand;
static GDataInputStream *answers;

static char *answer; /* the last one, once it has come */

static void
on_answered (GObject *stream, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  answer
      = g_data_input_stream_read_line_finish (G_DATA_INPUT_STREAM (stream), result, NULL, &error);
  g_assert_no_error (error);
  if (answer == NULL)
    g_error ("lesson-hand.py has ended: its standard error says why");
}

static gboolean
on_late (gpointer request)
{
  g_error ("lesson-hand.py has not answered “%s” within %d s", (char *) request, LONGEST_ANSWER);
  return G_SOURCE_REMOVE;
}

/* The program answers the hand meanwhile. Returns: (transfer full): the answer. */
static char *
ask (const char *request)
{
  g_autofree char *line = g_strconcat (request, "\n", NULL);
  g_autoptr (GError) error = NULL;
  guint late = g_timeout_add_seconds (LONGEST_ANSWER, on_late, (gpointer) request);

  g_output_stream_write_all (g_subprocess_get_stdin_pipe (hand), line, strlen (line), NULL, NULL,
                             &error);
  g_assert_no_error (error);
  g_data_input_stream_read_line_async (answers, G_PRIORITY_DEFAULT, NULL, on_answered, NULL);
  while (answer == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (late);
  return g_steal_pointer (&answer);
}

static void
ask_and_expect_done (PandoriaWindow *window, const char *request)
{
  g_autofree char *answered = ask (request);

  if (!g_str_equal (answered, "done"))
    g_error ("In the lesson %s, on the page “%s”: %s",
             pandoria_lesson_get_name (lesson_get (window)),
             pandoria_lesson_course_get_heading (pandoria_window_get_lesson (window)), answered);
}

static void
begin (PandoriaWindow *window)
{
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "display", "lesson-hand.py", NULL);
  g_autofree char *process = g_strdup_printf ("%d", getpid ());
  g_autoptr (GError) error = NULL;

  if (hand == NULL)
    {
      hand = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                               &error, "/usr/bin/python3", script, process, NULL);
      g_assert_no_error (error);
      answers = g_data_input_stream_new (g_subprocess_get_stdout_pipe (hand));
    }
  ask_and_expect_done (window, "begin");
}

static char **
read_texts (PandoriaWindow *window G_GNUC_UNUSED)
{
  g_autofree char *answered = ask ("read");

  return g_strsplit (answered, "\t", -1);
}

static void
turn_page (PandoriaWindow *window)
{
  ask_and_expect_done (window, "turn");
}

static void
act (PandoriaWindow *window)
{
  ask_and_expect_done (window, "act");
}

const LessonHand lesson_hand_accessible
    = { "by announcements", turn_page, act, .begin = begin, .read = read_texts };
