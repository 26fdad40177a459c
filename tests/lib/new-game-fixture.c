/* The window of a new game for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "new-game-fixture.h"

#include "pandoria-hex-picker.h"
#include "pandoria-tray.h"
#include "panel-fixture.h"
#include "template-child.h"
#include "window-driver.h"

gpointer
new_game_open (void)
{
  static const char *const names[] = { "Marta", "Jonas", "Aylin", "Pieter" };
  GtkWidget *window = pandoria_new_game_window_new (NULL);

  g_rand_set_seed (PANDORIA_NEW_GAME_WINDOW (window)->rand, 7);
  template_press (window, "players_4");
  for (int i = 0; i < 4; i++)
    pandoria_seat_row_set_name (new_game_get_seat (window, i), names[i]);
  return window;
}

PandoriaSeatRow *
new_game_get_seat (gpointer window, int seat)
{
  return PANDORIA_SEAT_ROW (
      gtk_list_box_get_row_at_index (template_child (window, "seats_list"), seat));
}

const char *
new_game_get_missing (gpointer window)
{
  return gtk_widget_get_visible (template_child (window, "missing_label"))
             ? template_text (window, "missing_label")
             : NULL;
}

gboolean
new_game_is_at_tiles (gpointer window)
{
  return gtk_widget_get_visible (template_child (window, "begin_button"));
}

gboolean
new_game_shows_tiles (gpointer window)
{
  return new_game_is_at_tiles (window)
         && !gtk_stack_get_transition_running (template_child (window, "stack"));
}

gboolean
new_game_is_closed (gpointer nothing)
{
  return window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW) == NULL;
}

void
new_game_pick (gpointer window, guint number)
{
  pandoria_hex_picker_press (template_child (template_child (window, "start_tiles"), "picker"),
                             number, FALSE);
}

void
new_game_pick_all (gpointer window)
{
  for (guint i = 1; i <= PANDORIA_N_START; i++)
    new_game_pick (window, i);
}

void
new_game_press_space (gpointer window, const char *name)
{
  GtkWidget *board
      = adw_bin_get_child (template_child (template_child (window, "start_tiles"), "board_bin"));

  g_signal_emit_by_name (board, "space-activated", (int) pandoria_space_from_name (name));
}

const char *
new_game_get_prompt (gpointer window)
{
  return template_text (template_child (window, "start_tiles"), "prompt");
}

gpointer
new_game_get_relics (gpointer window)
{
  return template_child (template_child (window, "start_tiles"), "relic_rack");
}

static char *
on_created (PandoriaRecord **created, gpointer record)
{
  *created = pandoria_record_ref (record);
  return NULL;
}

PandoriaRecord *
new_game_begin (gpointer window)
{
  PandoriaRecord *record = NULL;

  g_signal_connect_swapped (window, "created", G_CALLBACK (on_created), &record);
  template_press (window, "begin_button");
  return record;
}

void
new_game_enter (gpointer row, guint index, guint number)
{
  g_autoptr (GPtrArray) fields = panel_find_all (row, GTK_TYPE_SPIN_BUTTON);

  g_assert_cmpuint (index, <, fields->len);
  gtk_spin_button_set_value (fields->pdata[index], number);
}

void
new_game_enter_monuments (gpointer window, guint value, guint n)
{
  gpointer split = template_child (window, "monument_split");

  adw_expander_row_set_enable_expansion (split, TRUE);
  new_game_enter (split, value - 3, n);
}
