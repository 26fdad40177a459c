/* Lessons in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-window-lesson.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "pandoria-announcer.h"
#include "pandoria-dialogs.h"
#include "pandoria-folder.h"
#include "pandoria-lessons-window.h"
#include "pandoria-settings.h"
#include "pandoria-text.h"
#include "pandoria-window-files.h"
#include "pandoria-window-setup.h"
#include "pandoria-window-testing.h"

#define DONE_KEY    "lessons-done"
#define COACH_KEY   "coach"
#define EDITION_KEY "last-edition"

/* The cards dialog does not report its choices, so check regularly. */
#define LOOK_MS 200

typedef struct
{
  PandoriaLessonCourse *course;
  char *next;  /* (nullable): the control to press */
  guint looks; /* the source that checks which control is next */
} Lesson;

static Lesson *
get_lesson (PandoriaWindow *self)
{
  return pandoria_window_get_part (self, PANDORIA_WINDOW_LESSON);
}

static PandoriaLessonCourse *
get_course (PandoriaWindow *self)
{
  return get_lesson (self) != NULL ? get_lesson (self)->course : NULL;
}

static void
free_lesson (gpointer data)
{
  Lesson *lesson = data;

  g_clear_handle_id (&lesson->looks, g_source_remove);
  pandoria_lesson_course_free (lesson->course);
  g_free (lesson->next);
  g_free (lesson);
}

static PandoriaGame *
get_own_game (PandoriaWindow *self)
{
  return pandoria_document_get_game (pandoria_window_get_document (self));
}

/* Returns: whether the control to press has changed. */
static gboolean
update_next (PandoriaWindow *self)
{
  Lesson *lesson = get_lesson (self);

  return pandoria_play_page_show_control (pandoria_window_get_page (self), lesson->course,
                                          &lesson->next);
}

static gboolean
on_look (gpointer data)
{
  if (update_next (data))
    pandoria_announce (data, get_lesson (data)->next);
  return G_SOURCE_CONTINUE;
}

/* --- the display ---------------------------------------------------------------------------- */

static void
note_done (PandoriaLessonCourse *course)
{
  g_autoptr (GSettings) settings = pandoria_settings_open (DONE_KEY);
  const PandoriaLesson *lesson = pandoria_lesson_for_edition (
      pandoria_lesson_course_get_lesson (course), PANDORIA_EDITION_FIRST);
  const char *name = pandoria_lesson_get_name (lesson);
  g_auto (GStrv) done = settings != NULL ? g_settings_get_strv (settings, DONE_KEY) : NULL;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (settings == NULL || g_strv_contains ((const char *const *) done, name))
    return;
  g_strv_builder_addv (names, (const char **) done);
  g_strv_builder_add (names, name);
  all = g_strv_builder_end (names);
  g_settings_set_strv (settings, DONE_KEY, (const char *const *) all);
}

/* Announces the refusal first, then the task, then the control. */
static void
announce (PandoriaWindow *self)
{
  Lesson *lesson = get_lesson (self);
  g_autofree char *text = pandoria_lesson_course_get_text (lesson->course);
  g_autofree char *plain = pandoria_lesson_text_to_plain (text);
  const char *refusal = pandoria_lesson_course_get_refusal (lesson->course);
  g_autofree char *all = NULL;

  if (refusal != NULL)
    all = g_strjoin ("\n", refusal, plain, lesson->next, NULL);
  else
    all = g_strjoin ("\n", plain, lesson->next, NULL);
  pandoria_announce (GTK_WIDGET (self), all);
}

static void
show_course (PandoriaWindow *self, gboolean announces)
{
  PandoriaLessonCourse *course = get_course (self);

  pandoria_play_page_show_lesson (pandoria_window_get_page (self), course);
  if (course == NULL)
    return;
  update_next (self);
  if (pandoria_lesson_course_is_over (course))
    note_done (course);
  if (announces)
    announce (self);
}

static gboolean
on_checked (PandoriaGame *game, const PandoriaAction *action, const PandoriaPlan *plan,
            gpointer data, GError **error)
{
  PandoriaLessonCourse *course = get_course (data);

  return course == NULL || pandoria_lesson_course_check (course, game, action, plan, error);
}

/* --- opening -------------------------------------------------------------------------------- */

static void
show_game (PandoriaWindow *self, PandoriaGame *game)
{
  pandoria_window_set_game (self, game);
  gtk_window_present (GTK_WINDOW (self));
}

/* Deletes the earlier run of this lesson. */
static void
start_again (PandoriaWindow *self, const char *name)
{
  const PandoriaLesson *lesson = pandoria_lesson_find (name);
  g_autofree char *path = pandoria_folder_get_lesson (name);
  g_autoptr (PandoriaGame) game = NULL;

  if (lesson == NULL)
    return;
  pandoria_window_set_game (self, NULL);
  g_remove (path);
  game = pandoria_lesson_begin (lesson);
  /* The window reports a failure. */
  pandoria_game_set_path (game, path, NULL);
  show_game (self, game);
}

/* Returns: whether @game can continue the lesson @name. */
static gboolean
continues (PandoriaGame *game, const char *name)
{
  const PandoriaLesson *lesson = pandoria_lesson_of (pandoria_game_get_record (game));

  return lesson != NULL && g_str_equal (pandoria_lesson_get_name (lesson), name)
         && pandoria_lesson_find_act (lesson, game) != (int) pandoria_lesson_get_n_acts (lesson);
}

/* A lesson that is finished or unreadable starts again. */
static void
open_lesson (PandoriaWindow *self, const char *name)
{
  g_autofree char *path = pandoria_folder_get_lesson (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = NULL;
  g_autofree char *reason = NULL;
  gboolean is_open_here = get_own_game (self) != NULL
                          && g_strcmp0 (pandoria_game_get_path (get_own_game (self)), path) == 0;

  if (is_open_here)
    {
      if (!continues (get_own_game (self), name))
        start_again (self, name);
      return;
    }
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    game = pandoria_game_open (path, &error);
  if (game != NULL && continues (game, name))
    {
      show_game (self, game);
      return;
    }
  if (!g_error_matches (error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_OPEN_ELSEWHERE))
    {
      g_clear_object (&game);
      start_again (self, name);
      return;
    }
  reason = pandoria_text_error (error);
  pandoria_show_failure (GTK_WINDOW (self), _ ("The Lesson Cannot Be Opened"), reason);
}

/* Returns: the edition of the last setup; before the first one, that of the rules in the user's
 * language. */
static PandoriaEdition
find_edition (void)
{
  g_autoptr (GSettings) settings = pandoria_settings_open (EDITION_KEY);
  g_autoptr (GVariant) last
      = settings != NULL ? g_settings_get_user_value (settings, EDITION_KEY) : NULL;
  gboolean is_revised = last != NULL ? g_str_equal (g_variant_get_string (last, NULL), "revised")
                                     : g_str_has_prefix (g_get_language_names ()[0], "nl");

  return is_revised ? PANDORIA_EDITION_REVISED : PANDORIA_EDITION_FIRST;
}

static void
leave (PandoriaWindow *self, const char *name G_GNUC_UNUSED)
{
  pandoria_window_set_game (self, NULL);
}

void
pandoria_window_init_lessons (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  pandoria_play_set_check (pandoria_window_get_play (self), on_checked, self);
}

static void
on_lesson_chosen (PandoriaWindow *self, const char *name)
{
  const PandoriaLesson *lesson = pandoria_lesson_find (name);

  if (lesson != NULL)
    pandoria_window_close_game (
        self, open_lesson,
        pandoria_lesson_get_name (pandoria_lesson_for_edition (lesson, find_edition ())));
}

void
pandoria_window_choose_lesson (PandoriaWindow *self, GVariant *name)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  on_lesson_chosen (self, g_variant_get_string (name, NULL));
}

void
pandoria_window_show_lessons (PandoriaWindow *self)
{
  GtkWidget *lessons;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  lessons = pandoria_lessons_window_new (GTK_WINDOW (self));
  g_signal_connect_object (lessons, "chosen", G_CALLBACK (on_lesson_chosen), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (lessons));
}

static Lesson *
new_lesson (PandoriaWindow *self, PandoriaGame *game)
{
  const PandoriaLesson *lesson
      = game != NULL ? pandoria_lesson_of (pandoria_game_get_record (game)) : NULL;
  Lesson *result;

  if (lesson == NULL)
    return NULL;
  result = g_new0 (Lesson, 1);
  result->course = pandoria_lesson_course_new (lesson, game);
  result->looks = g_timeout_add (LOOK_MS, on_look, self);
  return result;
}

void
pandoria_window_follow_lesson (PandoriaWindow *self)
{
  const PandoriaLesson *lesson;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  pandoria_window_set_part (self, PANDORIA_WINDOW_LESSON, new_lesson (self, get_own_game (self)),
                            free_lesson);
  lesson = get_course (self) != NULL ? pandoria_lesson_course_get_lesson (get_course (self)) : NULL;
  /* Undo must not remove the prepared position of the lesson. */
  pandoria_document_set_beginning (pandoria_window_get_document (self),
                                   lesson != NULL ? (int) pandoria_lesson_get_n_laid (lesson) : -1);
  show_course (self, get_course (self) != NULL);
}

/* Keeps the reason of a refusal until the next right press. */
static gboolean
update_refusal (PandoriaWindow *self, const PandoriaPlayView *view, guint parts)
{
  if (view->game != view->own_game)
    return FALSE;
  if (view->is_answer)
    return pandoria_lesson_course_refuse (get_course (self), view->sentence, view->rule);
  return view->n_presses > 0 && (parts & PANDORIA_PLAY_ACT) != 0
         && pandoria_lesson_course_refuse (get_course (self), NULL, NULL);
}

void
pandoria_window_update_lesson (PandoriaWindow *self, guint parts)
{
  const PandoriaPlayView *view;
  gboolean is_other;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  view = pandoria_play_get_view (pandoria_window_get_play (self));
  if (get_course (self) == NULL || view->own_game == NULL)
    return;
  is_other = pandoria_lesson_course_follow (get_course (self), view->own_game);
  is_other = update_refusal (self, view, parts) || is_other;
  if (is_other)
    show_course (self, TRUE);
  else
    on_look (self);
}

const PandoriaLessonCourse *
pandoria_window_get_lesson (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return get_course (self);
}

void
pandoria_window_turn_lesson (PandoriaWindow *self,
                             void (*turn) (PandoriaLessonCourse *course, PandoriaGame *game))
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  if (get_course (self) == NULL)
    return;
  turn (get_course (self), get_own_game (self));
  show_course (self, TRUE);
}

/* Returns: the variant to play after the lesson: that of the lesson, after the first game the
 * beginner's game, which is easier than the complete one. */
static PandoriaVariant
suggest_variant (PandoriaWindow *self)
{
  PandoriaRecord *record = pandoria_game_get_record (get_own_game (self));

  if (pandoria_lesson_of (record) == pandoria_lesson_get (0))
    return PANDORIA_VARIANT_BEGINNER;
  return (PandoriaVariant) pandoria_record_get_setup (record)->variant;
}

void
pandoria_window_set_up_after_lesson (PandoriaWindow *self)
{
  g_autoptr (GSettings) settings = pandoria_settings_open (COACH_KEY);

  g_return_if_fail (PANDORIA_IS_WINDOW (self) && get_course (self) != NULL);

  if (settings != NULL)
    g_settings_set_boolean (settings, COACH_KEY, TRUE);
  pandoria_window_set_up_variant (self, suggest_variant (self));
}

void
pandoria_window_begin_lesson_again (PandoriaWindow *self)
{
  PandoriaLessonCourse *course;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  course = get_course (self);
  if (course != NULL)
    pandoria_window_close_game (
        self, start_again, pandoria_lesson_get_name (pandoria_lesson_course_get_lesson (course)));
}

void
pandoria_window_leave_lesson (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  if (get_course (self) != NULL)
    pandoria_window_close_game (self, leave, NULL);
}
