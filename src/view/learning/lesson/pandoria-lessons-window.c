/* PandoriaLessonsWindow: the lessons as cards, with their length and progress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lessons-window.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-lesson.h"
#include "pandoria-list-rows.h"
#include "pandoria-settings.h"
#include "pandoria-widgets.h"

#define DONE_KEY "lessons-done"

struct _PandoriaLessonsWindow
{
  AdwWindow parent_instance;

  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (PandoriaLessonsWindow, pandoria_lessons_window, ADW_TYPE_WINDOW)

/* Returns: the chapter in which the learner paused, in either edition; 0: none. */
static guint
find_paused (const PandoriaLesson *lesson)
{
  guint chapter = pandoria_lesson_find_paused (lesson);

  return chapter > 0 ? chapter
                     : pandoria_lesson_find_paused (
                         pandoria_lesson_for_edition (lesson, PANDORIA_EDITION_REVISED));
}

static char *
describe (const PandoriaLesson *lesson, gboolean is_done)
{
  guint minutes = pandoria_lesson_text_estimate_minutes (pandoria_lesson_get_text (lesson));
  guint chapter = find_paused (lesson);
  g_autofree char *length
      = g_strdup_printf (ngettext ("About %u minute", "About %u minutes", minutes), minutes);

  if (chapter > 0)
    /* Translators: how long a lesson takes, then in which chapter it is paused */
    return g_strdup_printf (_ ("%1$s · paused in chapter %2$u"), length, chapter);
  /* Translators: how long a lesson takes; it is done */
  return is_done ? g_strdup_printf (_ ("%s · done"), length) : g_steal_pointer (&length);
}

static void
add_card (PandoriaLessonsWindow *self, const PandoriaLesson *lesson, gboolean is_done)
{
  const PandoriaLessonText *text = pandoria_lesson_get_text (lesson);
  g_autofree char *below = describe (lesson, is_done);
  g_autofree char *subtitle = g_strconcat (text->intro, "\n", below, NULL);
  AdwActionRow *row = pandoria_new_row (text->title, subtitle);
  GtkWidget *sign
      = gtk_image_new_from_icon_name (is_done ? "object-select-symbolic" : "go-next-symbolic");

  pandoria_set_accessible_label (sign, "");
  gtk_widget_add_css_class (sign, is_done ? "success" : "dim-label");
  adw_action_row_add_suffix (row, sign);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (self->list, GTK_WIDGET (row));
}

static void
on_row_activated (PandoriaLessonsWindow *self, GtkListBoxRow *row)
{
  const PandoriaLesson *lesson = pandoria_lesson_get ((guint) gtk_list_box_row_get_index (row));

  g_signal_emit_by_name (self, "chosen", pandoria_lesson_get_name (lesson));
  gtk_window_close (GTK_WINDOW (self));
}

static void
pandoria_lessons_window_class_init (PandoriaLessonsWindowClass *klass)
{
  pandoria_class_add_signal (klass, "chosen", 1, G_TYPE_STRING);
  pandoria_class_set_template (klass, "pandoria-lessons-window",
                               PANDORIA_CHILD (PandoriaLessonsWindow, list),
                               PANDORIA_CALLBACK (on_row_activated), NULL);
}

static void
pandoria_lessons_window_init (PandoriaLessonsWindow *self)
{
  g_autoptr (GSettings) settings = pandoria_settings_open (DONE_KEY);
  g_auto (GStrv) done = settings != NULL ? g_settings_get_strv (settings, DONE_KEY) : NULL;
  const PandoriaLesson *lesson;

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; (lesson = pandoria_lesson_get (i)) != NULL; i++)
    add_card (
        self, lesson,
        done != NULL
            && g_strv_contains ((const char *const *) done, pandoria_lesson_get_name (lesson)));
}

GtkWidget *
pandoria_lessons_window_new (GtkWindow *parent)
{
  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  return g_object_new (PANDORIA_TYPE_LESSONS_WINDOW, "transient-for", parent, NULL);
}
