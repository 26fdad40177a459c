/* PandoriaWindow: its commands as actions, and what makes each of them sensitive.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-commands.h"
#include "pandoria-window-private.h"

static gboolean
can_choose_leader (PandoriaWindow *self)
{
  return self->plan != NULL && !self->plan_is_own
         && (pandoria_plan_can_place (self->plan, TRUE) || pandoria_plan_get_leader (self->plan));
}

static gboolean
can_choose_figure (PandoriaWindow *self)
{
  return self->plan != NULL && pandoria_plan_can_choose_figure (self->plan);
}

/* --- commands with a state or a parameter --------------------------------------------------------------------- */

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
on_plan_leader_changed (GSimpleAction *action, GVariant *value, gpointer data)
{
  PandoriaWindow *self = data;

  if (self->plan == NULL)
    return;
  pandoria_plan_set_leader (self->plan, g_variant_get_boolean (value));
  pandoria_window_remember_press (self);
  pandoria_window_update_actions (self);
}

static void
on_plan_figure_changed (GSimpleAction *action, GVariant *value, gpointer data)
{
  PandoriaWindow *self = data;

  if (self->plan == NULL)
    return;
  pandoria_plan_set_figure (self->plan, g_variant_get_boolean (value));
  pandoria_window_remember_press (self);
  pandoria_window_update_actions (self);
}

static void
on_artifacts_changed (GSimpleAction *action, GVariant *value, gpointer data)
{
  PandoriaWindow *self = data;
  int artifacts = g_variant_get_int32 (value);

  if (self->plan == NULL || artifacts < 0 || artifacts > 2)
    return;
  pandoria_plan_set_artifacts (self->plan, (guint) artifacts);
  pandoria_window_remember_press (self);
  pandoria_window_update_actions (self);
}

static void
on_open_game_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  pandoria_window_open_game (data, g_variant_get_string (parameter, NULL));
}

static const GActionEntry special_entries[] = {
  { .name = "artifacts", .parameter_type = "i", .state = "0", .change_state = on_artifacts_changed },
  { .name = "hex", .activate = on_hex_activated, .parameter_type = "i" },
  { .name = "plan-leader", .state = "false", .change_state = on_plan_leader_changed },
  { .name = "open-game", .activate = on_open_game_activated, .parameter_type = "s" },
  { .name = "plan-figure", .state = "true", .change_state = on_plan_figure_changed },
};

/* --- helpers -------------------------------------------------------------------------------------------------- */

static gboolean
is_possible (PandoriaWindow *self, const PandoriaCommand *command)
{
  if (pandoria_window_blocks (self, command->name))
    return FALSE;
  if (command->is_possible == NULL && !command->is_act)
    return TRUE;
  if (self->game == NULL)
    return FALSE;
  if (command->is_possible != NULL)
    return command->is_possible (self);
  return pandoria_act_is_possible (self->game, command->act, command->leader);
}

static void
on_command_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const PandoriaCommand *command = pandoria_window_find_command (g_action_get_name (G_ACTION (action)));

  if (command->activate != NULL)
    command->activate (data);
  else
    pandoria_window_begin_kind (data, command->act, command->leader);
}

static GSimpleAction *
find_action (PandoriaWindow *self, const char *name)
{
  return G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name));
}

static void
update_plan_states (PandoriaWindow *self, gboolean leader, gboolean figure)
{
  gboolean artifacts = self->plan != NULL && pandoria_plan_can_have_artifacts (self->plan);
  gboolean hexes = self->game != NULL && self->plan != NULL && pandoria_plan_get_n_hexes (self->plan) > 0;

  g_simple_action_set_enabled (find_action (self, "artifacts"), artifacts);
  g_simple_action_set_state (find_action (self, "artifacts"),
                             g_variant_new_int32 (artifacts ? (gint32) pandoria_plan_get_artifacts (self->plan) : 0));
  g_simple_action_set_enabled (find_action (self, "hex"), hexes);
  g_simple_action_set_enabled (find_action (self, "plan-leader"), leader);
  g_simple_action_set_enabled (find_action (self, "plan-figure"), figure);
  g_simple_action_set_state (find_action (self, "plan-leader"),
                             g_variant_new_boolean (leader && pandoria_plan_get_leader (self->plan)));
  g_simple_action_set_state (find_action (self, "plan-figure"),
                             g_variant_new_boolean (figure && pandoria_plan_get_figure (self->plan)));
}

/* --- shared --------------------------------------------------------------------------------------------------- */

void
pandoria_window_update_actions (PandoriaWindow *self)
{
  const PandoriaCommand *command;

  for (guint i = 0; (command = pandoria_window_get_command (i)) != NULL; i++)
    g_simple_action_set_enabled (find_action (self, command->name), is_possible (self, command));
  update_plan_states (self, self->game != NULL && can_choose_leader (self),
                      self->game != NULL && can_choose_figure (self));
}

void
pandoria_window_init_actions (PandoriaWindow *self)
{
  g_autoptr (GPropertyAction) side = g_property_action_new ("side", self->flap, "reveal-flap");
  g_autoptr (GPropertyAction) ledger = g_property_action_new ("ledger-panel", self->side_ledger, "visible");
  const PandoriaCommand *command;

  for (guint i = 0; (command = pandoria_window_get_command (i)) != NULL; i++)
    {
      GActionEntry entry = { .name = command->name, .activate = on_command_activated };

      g_action_map_add_action_entries (G_ACTION_MAP (self), &entry, 1, self);
    }
  g_action_map_add_action_entries (G_ACTION_MAP (self), special_entries, G_N_ELEMENTS (special_entries), self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (side));
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (ledger));
  if (self->settings != NULL)
    {
      g_autoptr (GAction) motion = g_settings_create_action (self->settings, "reduced-motion");

      g_action_map_add_action (G_ACTION_MAP (self), motion);
    }
  pandoria_window_init_why (self);
  pandoria_window_init_keys (self);
}
