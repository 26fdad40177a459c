/* PandoriaWindow: actions that say which: a hex of the tray, the artifacts, the figure that is next, a game, an act to be explained,
 * how many steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include "pandoria-act-commands.h"
#include "pandoria-window-files.h"

static void
on_hex_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  PandoriaWindow *self = data;
  int number = g_variant_get_int32 (parameter);

  if (number == 0 || ABS (number) > 8)
    return;
  pandoria_tray_press (self->tray, (guint) ABS (number), number < 0);
  pandoria_window_focus_choice (self);
}

static void
on_leader_changed (GSimpleAction *action, GVariant *value, gpointer data)
{
  pandoria_play_set_leader (PANDORIA_WINDOW (data)->play, g_variant_get_boolean (value));
}

static void
on_figure_changed (GSimpleAction *action, GVariant *value, gpointer data)
{
  pandoria_play_set_figure (PANDORIA_WINDOW (data)->play, g_variant_get_boolean (value));
}

static void
on_artifacts_changed (GSimpleAction *action, GVariant *value, gpointer data)
{
  int artifacts = g_variant_get_int32 (value);

  if (artifacts >= 0 && artifacts <= 2)
    pandoria_play_set_artifacts (PANDORIA_WINDOW (data)->play, (guint) artifacts);
}

static void
on_open_game_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  pandoria_window_open_path (data, g_variant_get_string (parameter, NULL));
}

static void
on_why_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const PandoriaActCommand *act = pandoria_act_command_find (g_variant_get_string (parameter, NULL));

  if (act != NULL)
    pandoria_play_explain (PANDORIA_WINDOW (data)->play, act->kind, act->leader);
}

/* The button that the pointer or the keyboard is on; "" for none. */
static void
on_regard_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const PandoriaActCommand *act = pandoria_act_command_find (g_variant_get_string (parameter, NULL));

  pandoria_play_regard (PANDORIA_WINDOW (data)->play, act != NULL ? act->kind : PANDORIA_N_ACTS,
                        act != NULL && act->leader);
}

/* What “Continue From Here” took back comes back at once; once something else was entered there is nothing to redo. */
static void
on_redo_several_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  PandoriaGame *game = pandoria_play_get_view (PANDORIA_WINDOW (data)->play)->own_game;

  if (game != NULL)
    pandoria_game_redo_several (game, g_variant_get_uint32 (parameter));
}

static const GActionEntry entries[] = {
  { .name = "artifacts", .parameter_type = "i", .state = "0", .change_state = on_artifacts_changed },
  { .name = "hex", .activate = on_hex_activated, .parameter_type = "i" },
  { .name = "plan-leader", .state = "false", .change_state = on_leader_changed },
  { .name = "plan-figure", .state = "true", .change_state = on_figure_changed },
  { .name = "redo-several", .activate = on_redo_several_activated, .parameter_type = "u" },
  { .name = "open-game", .activate = on_open_game_activated, .parameter_type = "s" },
  { .name = "why", .activate = on_why_activated, .parameter_type = "s" },
  { .name = "regard", .activate = on_regard_activated, .parameter_type = "s" },
};

void
pandoria_window_init_choices (PandoriaWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

static void
set_choice (PandoriaWindow *self, const char *name, gboolean enabled, GVariant *state)
{
  GSimpleAction *action = G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name));

  g_simple_action_set_enabled (action, enabled);
  if (state != NULL)
    g_simple_action_set_state (action, state);
}

void
pandoria_window_update_choices (PandoriaWindow *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);

  set_choice (self, "hex", view->n_laid > 0, NULL);
  set_choice (self, "artifacts", view->can_have_artifacts, g_variant_new_int32 ((gint32) view->artifacts));
  set_choice (self, "plan-leader", view->can_choose_leader, g_variant_new_boolean (view->leader_is_next));
  set_choice (self, "plan-figure", view->can_choose_figure, g_variant_new_boolean (view->with_figure));
}
