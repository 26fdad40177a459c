/* The window of a new game for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "new-game-fixture.h"

#include "pandoria-hex-picker.h"
#include "pandoria-new-game-testing.h"
#include "pandoria-text.h"
#include "panel-fixture.h"
#include "template-child.h"
#include "window-driver.h"

gpointer
new_game_open (void)
{
  static const char *const names[] = { "Marta", "Jonas", "Aylin", "Pieter" };
  GtkWidget *window = pandoria_new_game_window_new (NULL);

  pandoria_new_game_seed (new_game_get_choices (window), 7);
  template_press (window, "players_4");
  for (int i = 0; i < 4; i++)
    new_game_set_name (window, i, names[i]);
  return window;
}

PandoriaSeatRow *
new_game_get_seat (gpointer window, int seat)
{
  return PANDORIA_SEAT_ROW (
      gtk_list_box_get_row_at_index (template_child (window, "seats_list"), seat));
}

PandoriaNewGame *
new_game_get_choices (gpointer window)
{
  return pandoria_new_game_window_get_game (PANDORIA_NEW_GAME_WINDOW (window));
}

PandoriaNewPlayer *
new_game_get_player (gpointer window, int seat)
{
  return pandoria_seat_row_get_player (new_game_get_seat (window, seat));
}

const char *
new_game_get_name (gpointer window, int seat)
{
  return gtk_editable_get_text (template_child (new_game_get_seat (window, seat), "name"));
}

void
new_game_set_name (gpointer window, int seat, const char *name)
{
  gtk_editable_set_text (template_child (new_game_get_seat (window, seat), "name"), name);
}

PandoriaRealm
new_game_get_realm (gpointer window, int seat)
{
  return pandoria_new_player_get_realm (new_game_get_player (window, seat));
}

void
new_game_set_realm (gpointer window, int seat, PandoriaRealm realm)
{
  GtkDropDown *list = template_child (new_game_get_seat (window, seat), "realm");
  GListModel *model = gtk_drop_down_get_model (list);

  if (realm == PANDORIA_REALM_NONE)
    {
      gtk_drop_down_set_selected (list, 0);
      return;
    }
  for (guint i = 1; i < g_list_model_get_n_items (model); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i),
                     pandoria_text_realm (realm)))
      {
        gtk_drop_down_set_selected (list, i);
        return;
      }
  g_assert_not_reached ();
}

void
new_game_set_variant (gpointer window, PandoriaVariant variant)
{
  g_object_set (template_child (window, "variant_cards"), "variant", (guint) variant, NULL);
}

PandoriaRecord *
new_game_make_record (gpointer window)
{
  return pandoria_new_game_make_record (new_game_get_choices (window), NULL);
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
