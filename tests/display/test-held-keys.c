/* Tests with real keys of the display that a held key does one act, and that Enter belongs to the
 * button that shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-quick-entry.h"
#include "pandoria-space-widget.h"
#include "play-fixture.h"
#include "template-child.h"
#include "window-fixture.h"
#include "xdotool.h"

/* --- a held key ----------------------------------------------------------------------------- */

/* So many presses of one key reach the window: the first, and repeats of it. */
#define N_PRESSES 6

static guint n_presses;

static gboolean
on_key_pressed (void)
{
  n_presses++;
  return GDK_EVENT_PROPAGATE;
}

static gboolean
has_repeated (gpointer data G_GNUC_UNUSED)
{
  return n_presses >= N_PRESSES;
}

/* Holds @key with @modifier (nullable) until the display has repeated it. */
static void
hold (PandoriaWindow *window, const char *modifier, const char *key)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  /* GTK gives a key to the controller that was added last first. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed), NULL);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  if (modifier != NULL)
    xdotool_hold_key (modifier, TRUE);
  n_presses = 0;
  xdotool_hold_key (key, TRUE);
  g_assert_true (window_fixture_wait (has_repeated, NULL));
  xdotool_hold_key (key, FALSE);
  if (modifier != NULL)
    xdotool_hold_key (modifier, FALSE);
  window_driver_settle ();
  gtk_widget_remove_controller (GTK_WIDGET (window), keys);
}

static guint
get_position (PandoriaWindow *window)
{
  return pandoria_game_get_position (window_driver_get_game (window));
}

static void
place_tile (PandoriaWindow *window)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
  action.hexes[0] = (PandoriaHex){ pandoria_space_from_name ("C4"), PANDORIA_TERRAIN_FOREST, 1 };
  action.hexes[1] = (PandoriaHex){ pandoria_space_from_name ("C3"), PANDORIA_TERRAIN_HILLS, 1 };
  fixture_apply (window_driver_get_game (window), action);
  window_driver_settle ();
}

static GtkWidget *
get_space (PandoriaWindow *window, const char *name)
{
  return pandoria_board_view_get_space (window_get_board (window), pandoria_space_from_name (name));
}

static GtkWidget *
get_main_button (PandoriaWindow *window)
{
  return template_child (window_get_turn_bar (window), "main_button");
}

/* Keys that do one act, and the focus: a space of the board, or (NULL) the main button. Each is
 * held after the tile of the second player. */
static const struct
{
  const char *modifier, *key, *space;
  int n_acts;
} held[] = {
  { NULL, "Return", NULL, 1 },   { NULL, "KP_Enter", NULL, 1 }, { NULL, "space", NULL, 1 },
  { NULL, "Return", "C4", 1 },   { NULL, "space", "C4", 1 },    { "ctrl", "Return", NULL, 1 },
  { "ctrl", "Return", "C4", 1 }, { "ctrl", "z", "C4", -1 },     { "ctrl", "e", "C4", 1 },
  { NULL, "e", "C4", 1 },
};

static void
test_acts (PandoriaWindow *window)
{
  PandoriaGame *game = window_driver_get_game (window);
  guint before;

  if (!xdotool_is_there ())
    return;
  window_fixture_play_turn (window);
  place_tile (window);
  before = get_position (window);
  for (gsize i = 0; i < G_N_ELEMENTS (held); i++)
    {
      gtk_widget_grab_focus (held[i].space != NULL ? get_space (window, held[i].space)
                                                   : get_main_button (window));
      window_driver_settle ();
      hold (window, held[i].modifier, held[i].key);
      if ((int) get_position (window) != (int) before + held[i].n_acts)
        g_error ("%s of %s does %d acts", held[i].key,
                 held[i].space != NULL ? "a space" : "the main button",
                 (int) get_position (window) - (int) before);
      if (held[i].n_acts > 0)
        pandoria_game_go_back_to (game, before);
      else
        pandoria_game_redo (game);
      window_driver_settle ();
      g_assert_cmpuint (get_position (window), ==, before);
    }
}

/* In the quick entry, a held letter is typed again and again, and a held Enter enters one line. */
static void
test_typing (PandoriaWindow *window)
{
  g_autofree char *line = play_fixture_find_line (window_driver_get_game (window));
  const char *text;

  if (!xdotool_is_there ())
    return;
  window_fixture_activate (window, "quick-entry");
  window_driver_settle ();
  hold (window, NULL, "k");
  text = pandoria_quick_entry_get_text (window_get_quick_entry (window));
  g_assert_cmpuint (strlen (text), >=, N_PRESSES);
  hold (window, NULL, "BackSpace");
  while (*pandoria_quick_entry_get_text (window_get_quick_entry (window)) != '\0')
    xdotool_press_key ("BackSpace"), window_driver_settle ();
  xdotool_type (line);
  window_driver_settle ();
  hold (window, NULL, "Return");
  g_assert_cmpuint (get_position (window), ==, 2);
  g_assert_true (pandoria_quick_entry_is_open (window_get_quick_entry (window)));
}

/* On the board a held arrow moves on. */
static void
test_moving (PandoriaWindow *window)
{
  GtkWidget *first, *focus;

  if (!xdotool_is_there ())
    return;
  first = get_space (window, "F3");
  gtk_widget_grab_focus (first);
  window_driver_settle ();
  hold (window, NULL, "Down");
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (PANDORIA_IS_SPACE_WIDGET (focus));
  g_assert_true (focus != get_space (window, "F3"));
  g_assert_true (focus != get_space (window, "F4"));
}

/* Two presses are no repeat, however fast. */
static void
test_two_presses (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  window_fixture_play_turn (window);
  gtk_widget_grab_focus (get_space (window, "C4"));
  window_driver_settle ();
  xdotool_press_key ("ctrl+z");
  xdotool_press_key ("ctrl+z");
  window_driver_settle ();
  g_assert_cmpuint (get_position (window), ==, 1);
}

/* --- Enter ---------------------------------------------------------------------------------- */

static gboolean
shows_enter (PandoriaWindow *window)
{
  GtkWidget *key = template_child (window_get_turn_bar (window), "main_key");

  return gtk_widget_get_mapped (key) && gtk_widget_get_opacity (key) > 0;
}

/* After a click on Undo or Redo, Enter presses the main button. */
static void
test_undo (PandoriaWindow *window)
{
  guint before;

  if (!xdotool_is_there ())
    return;
  window_fixture_play_turn (window);
  place_tile (window);
  before = get_position (window);
  gtk_widget_grab_focus (get_main_button (window));
  xdotool_press_key ("Return");
  window_fixture_wait_for_position (window, before + 1);
  xdotool_click (template_child (window, "undo_button"));
  window_fixture_wait_for_position (window, before);
  g_assert_true (shows_enter (window));
  xdotool_press_key ("Return");
  window_fixture_wait_for_position (window, before + 1);
  xdotool_click (template_child (window, "undo_button"));
  window_fixture_wait_for_position (window, before);
  xdotool_click (template_child (window, "redo_button"));
  window_fixture_wait_for_position (window, before + 1);
  g_assert_true (shows_enter (window));
}

/* Adds the buttons below @widget that do not open a window or a menu. */
static void
add_buttons (GtkWidget *widget, GPtrArray *buttons)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_BUTTON (widget) && gtk_widget_is_sensitive (widget)
      && gtk_widget_get_focusable (widget))
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_buttons (child, buttons);
}

/* The main button shows Enter only if the focused button does not take it. */
static void
test_enter_of_others (PandoriaWindow *window)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  guint n_others = 0;

  window_fixture_play_turn (window);
  place_tile (window);
  add_buttons (GTK_WIDGET (window), buttons);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *button = buttons->pdata[i];

      if (!gtk_widget_grab_focus (button) || gtk_root_get_focus (GTK_ROOT (window)) != button)
        continue;
      window_driver_settle ();
      if (shows_enter (window) != (button == get_main_button (window)))
        g_error ("“%s” has the focus", gtk_widget_get_tooltip_text (button));
      n_others++;
    }
  g_test_message ("%u", n_others);
  g_assert_cmpuint (n_others, >, 10);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/held-keys/acts", test_acts);
  window_fixture_add ("/held-keys/typing", test_typing);
  window_fixture_add ("/held-keys/moving", test_moving);
  window_fixture_add ("/held-keys/two-presses", test_two_presses);
  window_fixture_add ("/held-keys/undo", test_undo);
  window_fixture_add ("/held-keys/enter-of-others", test_enter_of_others);
  return window_fixture_run ();
}
