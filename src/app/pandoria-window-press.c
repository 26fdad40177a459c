/* PandoriaWindow: presses on the board, its pulls, the tray and the slots; and the way back from each of them.
 *
 * After every press the act as it then stands is remembered: Escape goes back by exactly one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

/** Press: how things stood after one press. */
typedef struct
{
  PandoriaPlan *plan; /* nullable */
  gboolean plan_is_own, plan_confirms;
  PandoriaTrayHexes hexes;
} Press;

/* --- the way back --------------------------------------------------------------------------------------------- */

static void
free_press (gpointer data)
{
  Press *press = data;

  g_clear_object (&press->plan);
  g_free (press);
}

void
pandoria_window_remember_press (PandoriaWindow *self)
{
  Press *press = g_new0 (Press, 1);

  if (self->plan != NULL)
    press->plan = pandoria_plan_copy (self->plan);
  press->plan_is_own = self->plan_is_own;
  press->plan_confirms = self->plan_confirms;
  pandoria_tray_get_hexes (self->tray, &press->hexes);
  g_ptr_array_add (self->presses, press);
}

void
pandoria_window_forget_presses (PandoriaWindow *self)
{
  if (self->presses == NULL)
    self->presses = g_ptr_array_new_with_free_func (free_press);
  g_ptr_array_set_size (self->presses, 0);
}

/* Makes everything as it was after @press, or with NULL as it was before the first. */
static void
restore (PandoriaWindow *self, const Press *press)
{
  pandoria_window_drop_plan (self);
  if (press != NULL && press->plan != NULL)
    {
      pandoria_window_take_plan (self, pandoria_plan_copy (press->plan));
      self->plan_is_own = press->plan_is_own;
      self->plan_confirms = press->plan_confirms;
    }
  pandoria_window_update_tray (self);
  pandoria_tray_set_hexes (self->tray, press != NULL ? &press->hexes : NULL);
  pandoria_window_update_play (self);
}

gboolean
pandoria_window_can_cancel (PandoriaWindow *self)
{
  return self->refusal != NULL || self->reason != NULL || self->presses->len > 0 || pandoria_window_is_apart (self);
}

/* A press that was refused has changed nothing but the sentence. After the first press, another position is left. */
void
pandoria_window_cancel (PandoriaWindow *self)
{
  if (self->refusal != NULL || self->reason != NULL)
    {
      pandoria_window_refuse (self, NULL);
      return;
    }
  if (self->presses->len == 0)
    {
      pandoria_window_come_back (self);
      return;
    }
  g_ptr_array_set_size (self->presses, (int) self->presses->len - 1);
  restore (self, self->presses->len > 0 ? g_ptr_array_index (self->presses, self->presses->len - 1) : NULL);
}

/* --- the board -------------------------------------------------------------------------------------------------- */

static gboolean
is_chosen (PandoriaPlan *plan, PandoriaSpace space)
{
  PandoriaSpaces chosen = pandoria_plan_get_chosen (plan);

  return pandoria_spaces_has (&chosen, space);
}

/* On a narrow page the board is small: what is chosen, and where it can go on, comes into sight. */
static void
show_chosen (PandoriaWindow *self)
{
  PandoriaSpaces chosen = pandoria_plan_get_chosen (self->plan);

  if (pandoria_adaptive_bin_get_width_class (self->adaptive) == PANDORIA_WIDTH_NARROW
      && !pandoria_spaces_is_empty (chosen) && pandoria_plan_get_n_hexes (self->plan) > 0)
    pandoria_board_view_show_spaces (self->board, pandoria_spaces_or (chosen, pandoria_spaces_around (chosen)));
}

/* A finger has not hovered before: what is complete is shown first, and waits for the button or a press on it. */
static void
finish_press (PandoriaWindow *self, gboolean touched)
{
  gboolean complete = pandoria_plan_is_complete (self->plan) && pandoria_window_has_hexes (self);

  if (touched && complete)
    self->plan_confirms = TRUE;
  show_chosen (self);
  pandoria_window_remember_press (self);
  pandoria_window_update_play (self);
  pandoria_window_enter_if_complete (self);
}

static void
choose_space (PandoriaWindow *self, PandoriaSpace space, gboolean touched)
{
  g_autoptr (GError) error = NULL;

  if (!pandoria_plan_choose (self->plan, space, &error))
    pandoria_window_refuse (self, error);
  else
    finish_press (self, touched);
}

/* Taking a figure back is no part of a plain turn: it asks for one more press. */
static void
offer_take_back (PandoriaWindow *self, PandoriaSpace space)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_TAKE_FIGURE);
  action.take = (PandoriaPlaceRef){ .at = space, .player = PANDORIA_NOBODY };
  pandoria_window_take_plan (self, pandoria_plan_new (self->game, &action));
  self->plan_confirms = TRUE;
  pandoria_window_remember_press (self);
  pandoria_window_update_play (self);
}

void
pandoria_window_make_figure (PandoriaWindow *self, PandoriaSpace space, PandoriaAction *action)
{
  const PandoriaOptions *options = pandoria_game_get_options (self->game);
  gboolean worker = pandoria_spaces_has (&options->worker, space);
  gboolean leader = pandoria_spaces_has (&options->leader, space);

  if (!worker && !leader && pandoria_spaces_has (&options->take, space))
    {
      pandoria_action_init (action, PANDORIA_ACT_TAKE_FIGURE);
      action->take = (PandoriaPlaceRef){ .at = space, .player = PANDORIA_NOBODY };
      return;
    }
  pandoria_action_init (action, PANDORIA_ACT_PLACE_FIGURE);
  action->at = space;
  action->leader = !worker && leader;
}

/* Without an act a press means a figure; where none can be placed any more, that is what is said. */
static void
press_without_plan (PandoriaWindow *self, PandoriaSpace space)
{
  PandoriaAction action;

  pandoria_window_make_figure (self, space, &action);
  if (action.kind == PANDORIA_ACT_TAKE_FIGURE)
    offer_take_back (self, space);
  else
    pandoria_window_apply (self, &action);
}

/* Returns: whether Enter on @space can only mean the main button, on which it is written: nothing may be placed or taken there. */
static gboolean
goes_on (PandoriaWindow *self, PandoriaSpace space)
{
  const PandoriaOptions *options = pandoria_game_get_options (self->game);

  return self->entered && pandoria_window_get_next (self) != PANDORIA_NEXT_NOTHING
         && !pandoria_spaces_has (&options->worker, space) && !pandoria_spaces_has (&options->leader, space)
         && !pandoria_spaces_has (&options->take, space);
}

static void
press_space (PandoriaWindow *self, PandoriaSpace space, gboolean touched)
{
  if (self->game == NULL || pandoria_window_dialog_takes_space (self, space))
    return;
  pandoria_window_set_refusal (self, NULL);
  if (self->plan != NULL && self->plan_confirms)
    {
      if (is_chosen (self->plan, space))
        {
          pandoria_window_enter (self);
          return;
        }
      self->plan_confirms = FALSE;
      if (pandoria_plan_get_action (self->plan)->kind == PANDORIA_ACT_TAKE_FIGURE)
        pandoria_window_drop_plan (self);
    }
  if (self->plan != NULL)
    choose_space (self, space, touched);
  else if (goes_on (self, space))
    pandoria_window_next (self);
  else
    press_without_plan (self, space);
}

void
pandoria_window_press_space (PandoriaWindow *self, PandoriaSpace space)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  press_space (self, space, FALSE);
}

void
pandoria_window_touch_space (PandoriaWindow *self, PandoriaSpace space)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  press_space (self, space, TRUE);
}

static void
on_space_activated (PandoriaBoardView *board, int space, gpointer data)
{
  PandoriaWindow *self = data;

  press_space (self, (PandoriaSpace) space, self->touched);
}

static void
on_space_hovered (PandoriaBoardView *board, int space, gpointer data)
{
  PandoriaWindow *self = data;

  self->hovered = (PandoriaSpace) space;
  if (self->game != NULL)
    pandoria_window_update_preview (self);
}

/* --- a pull ------------------------------------------------------------------------------------------------------- */

/* Whatever was chosen before: the tile lies where the pull began. Returns: (transfer full) (nullable) */
static PandoriaPlan *
make_pulled (PandoriaWindow *self, PandoriaSpace from)
{
  g_autoptr (PandoriaPlan) plan = self->plan != NULL ? pandoria_plan_copy (self->plan) : NULL;

  if (plan == NULL || pandoria_plan_get_n_hexes (plan) != 2)
    return NULL;
  while (pandoria_plan_back (plan))
    ;
  return pandoria_plan_choose (plan, from, NULL) ? g_steal_pointer (&plan) : NULL;
}

static void
on_space_dragged (PandoriaBoardView *board, int from, int to, gpointer data)
{
  PandoriaWindow *self = data;

  pandoria_window_set_refusal (self, NULL);
  if (self->pulled == NULL)
    self->pulled = make_pulled (self, (PandoriaSpace) from);
  self->hovered = to == from ? PANDORIA_SPACE_NONE : (PandoriaSpace) to;
  if (self->game != NULL)
    pandoria_window_update_preview (self);
}

/* Dropped where it cannot lie, everything is as it was before the pull, and it is said why. */
static void
on_space_dropped (PandoriaBoardView *board, int from, int to, gpointer data)
{
  PandoriaWindow *self = data;
  g_autoptr (PandoriaPlan) plan = make_pulled (self, (PandoriaSpace) from);
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->pulled);
  self->hovered = PANDORIA_SPACE_NONE;
  if (plan == NULL || to < 0 || to == from)
    pandoria_window_refuse (self, NULL);
  else if (!pandoria_plan_choose (plan, (PandoriaSpace) to, &error))
    pandoria_window_refuse (self, error);
  else
    {
      gboolean own = self->plan_is_own;

      pandoria_window_take_plan (self, g_steal_pointer (&plan));
      self->plan_is_own = own;
      finish_press (self, self->touched);
    }
}

/* --- tray and slots ----------------------------------------------------------------------------------------------- */

/* A hex that is chosen while a castle is being placed means the tile after all. */
static void
on_hex_chosen (PandoriaTray *tray, guint index, guint terrain, guint symbols, gpointer data)
{
  PandoriaWindow *self = data;

  if (self->plan == NULL)
    return;
  if (pandoria_plan_get_n_hexes (self->plan) == 0)
    {
      pandoria_window_drop_plan (self);
      pandoria_window_ensure_plan (self);
    }
  if (self->plan == NULL || index >= pandoria_plan_get_n_hexes (self->plan))
    return;
  pandoria_window_set_refusal (self, NULL);
  pandoria_plan_set_hex (self->plan, index, terrain, symbols);
  finish_press (self, FALSE);
}

/* A press on the slot of a player card, where a figure stands that may be chosen (Goblins). */
static void
on_slot_chosen (PandoriaPlayersPanel *players, guint player, guint slot, gpointer data)
{
  PandoriaWindow *self = data;
  g_autoptr (GError) error = NULL;

  if (self->plan == NULL)
    return;
  pandoria_window_set_refusal (self, NULL);
  if (!pandoria_plan_choose_slot (self->plan, player, slot, &error))
    pandoria_window_refuse (self, error);
  else
    finish_press (self, FALSE);
}

void
pandoria_window_turn_round (PandoriaWindow *self)
{
  pandoria_tray_turn_round (self->tray);
  pandoria_plan_turn_round (self->plan);
  pandoria_window_remember_press (self);
  pandoria_window_update_actions (self);
}

/* --- controllers --------------------------------------------------------------------------------------------------- */

static gboolean
is_enter (GdkEvent *event)
{
  guint keyval = gdk_key_event_get_keyval (event);

  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

/* Only watches, so that a press knows whether it came from a finger or the Enter key. */
static gboolean
on_board_event (GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data)
{
  PandoriaWindow *self = data;

  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_TOUCH_BEGIN || type == GDK_BUTTON_PRESS || type == GDK_KEY_PRESS)
    {
      self->touched = type == GDK_TOUCH_BEGIN;
      self->entered = type == GDK_KEY_PRESS && is_enter (event);
    }
  return GDK_EVENT_PROPAGATE;
}

/* Over the tile that is being placed the wheel turns it; anywhere else it zooms. */
static gboolean
on_board_scrolled (GtkEventControllerScroll *scroll, double dx, double dy, gpointer data)
{
  PandoriaWindow *self = data;
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));

  if (state != 0 || self->plan == NULL || self->n_shown == 0 || self->hovered == PANDORIA_SPACE_NONE
      || pandoria_plan_get_n_hexes (self->plan) != 2)
    return GDK_EVENT_PROPAGATE;
  for (guint i = 0; i < self->n_shown; i++)
    if (self->shown[i].at == self->hovered)
      {
        pandoria_tray_turn_by (self->tray, dy);
        return GDK_EVENT_STOP;
      }
  return GDK_EVENT_PROPAGATE;
}

void
pandoria_window_init_presses (PandoriaWindow *self)
{
  GtkEventController *watch = gtk_event_controller_legacy_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  pandoria_window_forget_presses (self);
  g_signal_connect (self->board, "space-activated", G_CALLBACK (on_space_activated), self);
  g_signal_connect (self->board, "space-hovered", G_CALLBACK (on_space_hovered), self);
  g_signal_connect (self->board, "space-dragged", G_CALLBACK (on_space_dragged), self);
  g_signal_connect (self->board, "space-dropped", G_CALLBACK (on_space_dropped), self);
  g_signal_connect (self->tray, "hex-chosen", G_CALLBACK (on_hex_chosen), self);
  g_signal_connect (self->players, "slot-chosen", G_CALLBACK (on_slot_chosen), self);
  gtk_event_controller_set_propagation_phase (watch, GTK_PHASE_CAPTURE);
  g_signal_connect (watch, "event", G_CALLBACK (on_board_event), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), watch);
  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_board_scrolled), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), scroll);
}
