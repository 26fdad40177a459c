/* Presses only the controls that a lesson outlines: by pointer, by keys, or with Enter where it
 * continues.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lesson-driver.h"
#include "pandoria-cards-panel.h"
#include "still.h"
#include "template-child.h"
#include "walk.h"
#include "xdotool.h"

static gboolean
is_outlined (gpointer widget, gconstpointer nothing)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, "lesson-wanted");
}

/* Returns: (nullable): the visible outlined widget of the dialog with cards, or else of @window. */
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

typedef void (*PressFunc) (GtkWidget *widget);

static void
press_by_pointer (GtkWidget *widget)
{
  still_wait (widget);
  xdotool_click (widget);
}

static void
press_by_keys (GtkWidget *widget)
{
  still_wait (widget);
  walk_to (widget);
  window_driver_settle ();
  xdotool_press_key (is_row (widget) ? "Return" : "space");
}

/* A number is typed, by pointer, too. */
static void
type_number (GtkWidget *spin, guint number, PressFunc press)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);

  press (spin);
  xdotool_press_key ("ctrl+a");
  xdotool_type (digits);
  xdotool_press_key ("Tab");
}

/* Returns: the first space that the panel names, or PANDORIA_SPACE_NONE. */
static PandoriaSpace
get_named_space (PandoriaWindow *window)
{
  const char *next = lesson_get_next (window);
  g_auto (GStrv) words = NULL;

  if (next == NULL || !g_str_has_prefix (next, "Press: "))
    return PANDORIA_SPACE_NONE;
  words = g_strsplit (next + strlen ("Press: "), " ", 2);
  return pandoria_space_from_name (words[0]);
}

/* A button is outlined when it is on the screen. */
static gboolean
names_control (gpointer window)
{
  return find_outlined_anywhere (window) != NULL || get_named_space (window) >= 0;
}

/* Presses what the panel names: a button, a number, or the first of its spaces. */
static void
press_outlined (PandoriaWindow *window, PressFunc press)
{
  const PandoriaAction *action
      = pandoria_lesson_course_get_action (pandoria_window_get_lesson (window));
  GtkWidget *widget;

  if (!window_fixture_wait (names_control, window))
    g_error ("“%s” is not outlined", lesson_get_next (window));
  widget = find_outlined_anywhere (window);
  if (widget != NULL && GTK_IS_SPIN_BUTTON (widget))
    type_number (widget, action->relic_points, press);
  else if (widget != NULL)
    press (widget);
  else
    press (pandoria_board_view_get_space (window_get_board (window), get_named_space (window)));
}

static GtkWidget *
get_button_of_page (PandoriaWindow *window)
{
  return template_child (window_get_lesson_panel (window), "go_on");
}

/* --- by pointer ----------------------------------------------------------------------------- */

static void
turn_by_pointer (PandoriaWindow *window)
{
  press_by_pointer (get_button_of_page (window));
}

static void
act_by_pointer (PandoriaWindow *window)
{
  press_outlined (window, press_by_pointer);
}

const LessonHand lesson_hand_pointer
    = { "by outlined controls and the pointer", turn_by_pointer, act_by_pointer };

/* --- by keys -------------------------------------------------------------------------------- */

static void
turn_by_keys (PandoriaWindow *window)
{
  press_by_keys (get_button_of_page (window));
}

static void
act_by_keys (PandoriaWindow *window)
{
  press_outlined (window, press_by_keys);
}

const LessonHand lesson_hand_keys = { "by outlined controls and keys", turn_by_keys, act_by_keys };

/* --- with Enter ----------------------------------------------------------------------------- */

static void
turn_by_enter (PandoriaWindow *window G_GNUC_UNUSED)
{
  xdotool_press_key ("Return");
}

/* The main button needs no focus. */
static void
act_by_enter (PandoriaWindow *window)
{
  GtkWidget *wanted = find_outlined_anywhere (window);
  const char *action = wanted != NULL && GTK_IS_ACTIONABLE (wanted)
                           ? gtk_actionable_get_action_name (GTK_ACTIONABLE (wanted))
                           : NULL;

  if (g_strcmp0 (action, "page.next") == 0)
    xdotool_press_key ("Return");
  else
    act_by_pointer (window);
}

const LessonHand lesson_hand_enter
    = { "by outlined controls and Enter", turn_by_enter, act_by_enter };
