/* PandoriaWindow: shows the act that is being put together and the present step: on the board, in the tray and the panels, and
 * in the turn bar's button; and leads the keyboard to where something is to be chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

/* --- board, tray, panels ------------------------------------------------------------------------------------------ */

static PandoriaSpaces
get_choices (PandoriaWindow *self)
{
  const PandoriaOptions *options = pandoria_game_get_options (self->game);

  if (self->plan != NULL)
    return self->plan_confirms ? pandoria_plan_get_chosen (self->plan) : pandoria_plan_get_choices (self->plan);
  if (pandoria_game_get_shown_state (self->game)->step == PANDORIA_STEP_FIGURE)
    return pandoria_spaces_or (options->worker, options->leader);
  return pandoria_spaces_empty ();
}

/* A flat tray takes its room from the board: it goes while a line is typed in its place, and at the end of the game, when it has
 * nothing but the main button, which in a medium window stands in the turn bar. */
static gboolean
has_use_for_tray (PandoriaWindow *self)
{
  if (pandoria_adaptive_bin_get_width_class (self->adaptive) < PANDORIA_WIDTH_WIDE
      && pandoria_quick_entry_is_open (self->quick_entry))
    return FALSE;
  return pandoria_game_get_shown_state (self->game)->step != PANDORIA_STEP_OVER
         || pandoria_adaptive_bin_get_width_class (self->adaptive) != PANDORIA_WIDTH_MEDIUM;
}

void
pandoria_window_update_tray (PandoriaWindow *self)
{
  guint n_hexes = self->plan != NULL ? pandoria_plan_get_n_hexes (self->plan) : 0;

  /* Before a tile is laid the tray stays where it is, also while a castle is being placed. */
  if (n_hexes == 0 && pandoria_game_get_shown_state (self->game)->step == PANDORIA_STEP_PLACE)
    n_hexes = 2;
  gtk_widget_set_visible (GTK_WIDGET (self->tray), has_use_for_tray (self));
  pandoria_tray_set_n_hexes (self->tray, n_hexes);
  pandoria_tray_update (self->tray, self->plan_is_own ? NULL : self->plan);
}

static void
show_slot_choices (PandoriaWindow *self)
{
  guint slots[PANDORIA_MAX_PLAYERS] = { 0 }, chosen[PANDORIA_MAX_PLAYERS] = { 0 };

  for (guint i = 0; self->plan != NULL && i < PANDORIA_MAX_PLAYERS; i++)
    {
      chosen[i] = pandoria_plan_get_chosen_slots (self->plan, i);
      slots[i] = pandoria_plan_get_slot_choices (self->plan, i);
    }
  pandoria_players_panel_set_slot_choices (self->players, slots);
  pandoria_players_panel_set_slots_chosen (self->players, chosen);
}

static void
show_plan (PandoriaWindow *self)
{
  PandoriaSpaces chosen = self->plan != NULL ? pandoria_plan_get_chosen (self->plan) : pandoria_spaces_empty ();

  show_slot_choices (self);
  pandoria_board_view_set_choices (self->board, get_choices (self));
  pandoria_board_view_set_selected (self->board, chosen);
  pandoria_board_view_set_draggable (self->board, self->plan != NULL && pandoria_plan_get_n_hexes (self->plan) == 2);
}

/* --- shared --------------------------------------------------------------------------------------------------- */

void
pandoria_window_update_play (PandoriaWindow *self)
{
  PandoriaNext next;
  const char *label;

  if (self->game == NULL)
    {
      pandoria_window_update_actions (self);
      return;
    }
  pandoria_window_ensure_plan (self);
  pandoria_window_update_actions (self);
  pandoria_window_update_tray (self);
  show_plan (self);
  next = pandoria_window_get_next (self);
  label = pandoria_window_get_next_label (self, next);
  pandoria_turn_bar_set_main (self->turn_bar, label, next != PANDORIA_NEXT_NOTHING);
  pandoria_tray_set_main (self->tray, label);
  pandoria_window_update_preview (self);
}

static int
get_distance (PandoriaSpace a, PandoriaSpace b)
{
  int columns = PANDORIA_COLUMN (a) - PANDORIA_COLUMN (b), rows = PANDORIA_ROW (a) - PANDORIA_ROW (b);

  return columns * columns + rows * rows;
}

void
pandoria_window_focus_choice (PandoriaWindow *self)
{
  PandoriaSpace from = self->hovered != PANDORIA_SPACE_NONE ? self->hovered : PANDORIA_SPACE (7, 7);
  PandoriaSpace nearest = PANDORIA_SPACE_NONE, space;
  PandoriaSpaces choices = get_choices (self);
  GtkWidget *widget;

  if (self->plan == NULL || !pandoria_window_has_hexes (self))
    return;
  PANDORIA_FOREACH_SPACE (space, choices)
    if (nearest == PANDORIA_SPACE_NONE || get_distance (space, from) < get_distance (nearest, from))
      nearest = space;
  widget = nearest != PANDORIA_SPACE_NONE ? pandoria_board_view_get_space (self->board, nearest) : NULL;
  if (widget != NULL)
    gtk_widget_grab_focus (widget);
}

void
pandoria_window_show_slots (PandoriaWindow *self)
{
  PandoriaSpaces choices = pandoria_plan_get_choices (self->plan);
  guint slots = 0;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    slots |= pandoria_plan_get_slot_choices (self->plan, i);
  if (slots == 0 || !pandoria_spaces_is_empty (choices))
    return;
  if (pandoria_adaptive_bin_get_width_class (self->adaptive) == PANDORIA_WIDTH_NARROW)
    adw_view_stack_set_visible_child_name (self->pages, "players");
  else
    adw_flap_set_reveal_flap (self->flap, TRUE);
  pandoria_players_panel_focus_slot (self->players);
}
