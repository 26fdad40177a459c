/* Lessons in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-lesson.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "pandoria-compat.h"
#include "pandoria-folder.h"
#include "pandoria-text.h"
#include "pandoria-window-private.h"
#include "pandoria-window-saving.h"
#include "pandoria-window-testing.h"

#define COURSE_KEY "pandoria-lesson-course"

static PandoriaLessonCourse *
get_course (PandoriaWindow *self)
{
  return g_object_get_data (G_OBJECT (self), COURSE_KEY);
}

static PandoriaGame *
get_own_game (PandoriaWindow *self)
{
  return pandoria_play_get_view (self->play)->own_game;
}

/* --- what is said ------------------------------------------------------------------------------------------------- */

/* Enter goes on with what there is to read, not with the turn; afterwards the keyboard is where it was. */
static void
move_keyboard (PandoriaWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  GtkWidget *before = self->before_reading;

  if (pandoria_lesson_panel_focus_button (self->lesson))
    {
      if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->lesson)))
        g_set_weak_pointer (&self->before_reading, focus);
      return;
    }
  if (before != NULL && gtk_widget_get_mapped (before)
      && (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->lesson))))
    gtk_widget_grab_focus (before);
  g_clear_weak_pointer (&self->before_reading);
}

static void
show_course (PandoriaWindow *self, gboolean announces)
{
  PandoriaLessonCourse *course = get_course (self);
  g_autofree char *text = course != NULL ? pandoria_lesson_course_get_text (course) : NULL;
  g_autofree char *plain = text != NULL ? pandoria_lesson_text_to_plain (text) : NULL;

  pandoria_lesson_panel_show (self->lesson, course);
  pandoria_coach_bar_set_silent (self->coach, course != NULL);
  pandoria_window_update_bar (self);
  if (course == NULL)
    return;
  move_keyboard (self);
  pandoria_window_outline (self, pandoria_lesson_course_get_spaces (course));
  if (announces)
    pandoria_announce (GTK_WIDGET (self), plain);
}

static gboolean
on_checked (PandoriaGame *game, const PandoriaAction *action, const PandoriaPlan *plan, gpointer data, GError **error)
{
  PandoriaLessonCourse *course = get_course (data);

  return course == NULL || pandoria_lesson_course_check (course, game, action, plan, error);
}

/* --- opening ------------------------------------------------------------------------------------------------------ */

static void
show_game (PandoriaWindow *self, PandoriaGame *game)
{
  pandoria_window_set_game (self, game);
  gtk_window_present (GTK_WINDOW (self));
}

/* What was played of it before is gone. */
static void
begin_anew (PandoriaWindow *self, const char *name)
{
  const PandoriaLesson *lesson = pandoria_lesson_find (name);
  g_autofree char *path = pandoria_folder_get_lesson (name);
  g_autoptr (PandoriaGame) game = NULL;

  if (lesson == NULL)
    return;
  pandoria_window_set_game (self, NULL);
  g_remove (path);
  game = pandoria_lesson_begin (lesson);
  /* If that fails, the window says so as long as it does. */
  pandoria_game_set_path (game, path, NULL);
  show_game (self, game);
}

/* Returns: whether @game can go on as the lesson @name. */
static gboolean
goes_on (PandoriaGame *game, const char *name)
{
  const PandoriaLesson *lesson = pandoria_lesson_of (pandoria_game_get_record (game));

  return lesson != NULL && g_str_equal (pandoria_lesson_get_name (lesson), name)
         && pandoria_lesson_find_step (lesson, game) != (int) pandoria_lesson_get_n_steps (lesson);
}

/* A lesson that was played to its end, or cannot be read any more, begins anew. */
static void
open_lesson (PandoriaWindow *self, const char *name)
{
  g_autofree char *path = pandoria_folder_get_lesson (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = NULL;
  g_autofree char *reason = NULL;

  if (get_own_game (self) != NULL && g_strcmp0 (pandoria_game_get_path (get_own_game (self)), path) == 0
      && goes_on (get_own_game (self), name))
    return;
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    game = pandoria_game_open (path, &error);
  if (game != NULL && goes_on (game, name))
    {
      show_game (self, game);
      return;
    }
  if (!g_error_matches (error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_OPEN_ELSEWHERE))
    {
      g_clear_object (&game);
      begin_anew (self, name);
      return;
    }
  reason = pandoria_text_error (error);
  pandoria_window_show_error (self, _ ("The Lesson Cannot Be Opened"), reason);
}

static void
on_lesson_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const char *name = g_variant_get_string (parameter, NULL);

  if (pandoria_lesson_find (name) != NULL)
    pandoria_window_let_go (data, open_lesson, name);
}

static void
leave (PandoriaWindow *self, const char *name G_GNUC_UNUSED)
{
  pandoria_window_set_game (self, NULL);
}

/* --- shared ------------------------------------------------------------------------------------------------------- */

void
pandoria_window_init_lessons (PandoriaWindow *self)
{
  static const GActionEntry entry = { .name = "lesson", .activate = on_lesson_activated, .parameter_type = "s" };
  const PandoriaLesson *lesson;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  g_action_map_add_action_entries (G_ACTION_MAP (self), &entry, 1, self);
  for (guint i = 0; (lesson = pandoria_lesson_get (i)) != NULL; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (pandoria_lesson_get_text (lesson)->title, NULL);

      g_menu_item_set_action_and_target (item, "win.lesson", "s", pandoria_lesson_get_name (lesson));
      g_menu_append_item (self->lessons_menu, item);
    }
  pandoria_play_set_check (self->play, on_checked, self);
}

void
pandoria_window_follow_lesson (PandoriaWindow *self)
{
  PandoriaGame *game;
  const PandoriaLesson *lesson;
  PandoriaLessonCourse *course;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  game = get_own_game (self);
  lesson = game != NULL ? pandoria_lesson_of (pandoria_game_get_record (game)) : NULL;
  course = lesson != NULL ? pandoria_lesson_course_new (lesson, game) : NULL;
  g_object_set_data_full (G_OBJECT (self), COURSE_KEY, course, (GDestroyNotify) pandoria_lesson_course_free);
  show_course (self, course != NULL);
}

void
pandoria_window_update_lesson (PandoriaWindow *self)
{
  const PandoriaPlayView *view;
  PandoriaLessonCourse *course;
  gboolean is_other;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  view = pandoria_play_get_view (self->play);
  course = get_course (self);
  if (course == NULL || view->own_game == NULL)
    return;
  is_other = pandoria_lesson_course_follow (course, view->own_game);
  if (view->is_answer && view->game == view->own_game)
    is_other = pandoria_lesson_course_refuse (course, view->sentence, view->rule) || is_other;
  if (is_other)
    show_course (self, TRUE);
}

const PandoriaLessonCourse *
pandoria_window_get_lesson (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return get_course (self);
}

gboolean
pandoria_window_begins_lesson (PandoriaGame *game)
{
  const PandoriaLesson *lesson;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), FALSE);

  lesson = pandoria_lesson_of (pandoria_game_get_record (game));
  return lesson != NULL && pandoria_game_get_position (game) <= pandoria_lesson_get_n_laid (lesson);
}

void
pandoria_window_go_on_with_lesson (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  if (get_course (self) == NULL)
    return;
  pandoria_lesson_course_go_on (get_course (self));
  show_course (self, TRUE);
}

void
pandoria_window_begin_lesson_again (PandoriaWindow *self)
{
  PandoriaLessonCourse *course;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  course = get_course (self);
  if (course != NULL)
    pandoria_window_let_go (self, begin_anew, pandoria_lesson_get_name (pandoria_lesson_course_get_lesson (course)));
}

void
pandoria_window_leave_lesson (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  if (get_course (self) != NULL)
    pandoria_window_let_go (self, leave, NULL);
}
