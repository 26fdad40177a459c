/* The commands of an object: rows that become its actions, with their keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-commands.h"

static gboolean
has_past (const PandoriaPlayView *view)
{
  return view->game != NULL && pandoria_game_get_shown (view->game) > 0;
}

static gboolean
is_possible (const PandoriaCommand *command, const PandoriaPlayView *view)
{
  const gboolean is_correcting = view->game != view->own_game || view->is_settling;
  const gboolean looks_back = view->mode == PANDORIA_PLAY_MODE_LOOKING_BACK;

  if ((command->flags & PANDORIA_COMMAND_NEEDS_GAME) != 0 && view->game == NULL)
    return FALSE;
  if ((command->flags & PANDORIA_COMMAND_NOT_CORRECTING) != 0 && is_correcting)
    return FALSE;
  if ((command->flags & PANDORIA_COMMAND_NOT_LOOKING_BACK) != 0 && looks_back)
    return FALSE;
  if ((command->flags & PANDORIA_COMMAND_LOOKING_BACK) != 0 && !looks_back)
    return FALSE;
  if ((command->flags & PANDORIA_COMMAND_NEEDS_PAST) != 0 && !has_past (view))
    return FALSE;
  return command->is_possible == NULL || command->is_possible (view);
}

/* Returns: whether the action changes. Actions notify even if their state stays the same. */
static gboolean
get_possible (GBinding *binding, const GValue *view, GValue *to, gpointer command)
{
  g_autoptr (GAction) action = G_ACTION (g_binding_dup_target (binding));
  const gboolean possible = is_possible (command, g_value_get_pointer (view));

  g_value_set_boolean (to, possible);
  return g_action_get_enabled (action) != possible;
}

static gboolean
get_state (GBinding *binding, const GValue *view, GValue *to, gpointer data)
{
  const PandoriaCommand *command = data;

  g_value_set_variant (to, command->get_state (g_value_get_pointer (view)));
  return TRUE;
}

static void
bind_to_view (PandoriaPlay *play, GSimpleAction *action, const char *property,
              GBindingTransformFunc get, const PandoriaCommand *command)
{
  g_object_bind_property_full (play, "view", action, property, G_BINDING_SYNC_CREATE, get, NULL,
                               (gpointer) command, NULL);
}

static GSimpleAction *
make_action (const PandoriaCommand *command, PandoriaPlay *play)
{
  const GVariantType *type
      = command->parameter != NULL ? G_VARIANT_TYPE (command->parameter) : NULL;

  if (command->get_state == NULL)
    return g_simple_action_new (command->name, type);
  return g_simple_action_new_stateful (command->name, type,
                                       command->get_state (pandoria_play_get_view (play)));
}

static void
add_command (const PandoriaCommand *command, GActionMap *map, gpointer owner, PandoriaPlay *play)
{
  g_autoptr (GSimpleAction) action = make_action (command, play);

  g_signal_connect_object (action, "activate", command->activate, owner, G_CONNECT_SWAPPED);
  if (command->enabled != NULL)
    g_object_bind_property (owner, command->enabled, action, "enabled", G_BINDING_SYNC_CREATE);
  else if (play != NULL)
    bind_to_view (play, action, "enabled", get_possible, command);
  if (command->get_state != NULL)
    bind_to_view (play, action, "state", get_state, command);
  g_action_map_add_action (map, G_ACTION (action));
}

void
pandoria_commands_add (const PandoriaCommand *commands, GActionMap *map, gpointer owner,
                       PandoriaPlay *play)
{
  g_return_if_fail (commands != NULL && G_IS_ACTION_MAP (map) && G_IS_OBJECT (owner));
  g_return_if_fail (play == NULL || PANDORIA_IS_PLAY (play));

  for (; commands->name != NULL; commands++)
    add_command (commands, map, owner, play);
}
