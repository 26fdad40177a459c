/* PandoriaWindow: makes actions and keys of the commands of the window and of the acts of the game, and says which are possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include "pandoria-act-commands.h"
#include "pandoria-settings.h"
#include "pandoria-window-commands.h"
#include "pandoria-window-dialogs.h"
#include "pandoria-window-help.h"
#include "pandoria-window-keys.h"

/* --- acts ------------------------------------------------------------------------------------------------------- */

/* These ask in a dialog which act it is. */
static const struct
{
  const char *name;
  void (*show) (PandoriaWindow *self);
} act_dialogs[] = {
  { "ransom", pandoria_window_show_ransom },     { "cast", pandoria_window_show_spells },
  { "build", pandoria_window_show_buildings },   { "monument", pandoria_window_show_monument },
  { "other", pandoria_window_show_other_cards }, { "buy", pandoria_window_show_buy },
};

static void
begin (PandoriaWindow *self, const PandoriaActCommand *act)
{
  for (gsize i = 0; i < G_N_ELEMENTS (act_dialogs); i++)
    if (g_str_equal (act_dialogs[i].name, act->name))
      {
        act_dialogs[i].show (self);
        return;
      }
  pandoria_play_begin_kind (self->play, act->kind, act->leader);
  pandoria_window_focus_slots (self);
}

/* --- actions ---------------------------------------------------------------------------------------------------- */

static void
on_command_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const char *name = g_action_get_name (G_ACTION (action));
  const PandoriaActCommand *act = pandoria_act_command_find (name);
  const PandoriaWindowCommand *command;

  if (act != NULL)
    begin (data, act);
  for (guint i = 0; act == NULL && (command = pandoria_window_command_get (i)) != NULL; i++)
    if (g_str_equal (command->name, name) && command->play != NULL)
      command->play (PANDORIA_WINDOW (data)->play);
    else if (g_str_equal (command->name, name))
      command->activate (data);
}

static void
bind_enabled (PandoriaWindow *self, const PandoriaWindowCommand *command)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), command->name);

  g_object_bind_property (self->document, command->enabled, action, "enabled", G_BINDING_SYNC_CREATE);
}

static void
add_action (PandoriaWindow *self, const char *name, gboolean has_state)
{
  GActionEntry entry = { .name = name, .activate = on_command_activated, .state = has_state ? "false" : NULL };

  g_action_map_add_action_entries (G_ACTION_MAP (self), &entry, 1, self);
}

/* --- what is sensitive ------------------------------------------------------------------------------------------ */

static gboolean
is_possible (const PandoriaWindowCommand *command, const PandoriaPlayView *view)
{
  if ((command->flags & PANDORIA_COMMAND_NEEDS_GAME) != 0 && view->game == NULL)
    return FALSE;
  if ((command->flags & PANDORIA_COMMAND_NOT_CORRECTING) != 0 && view->game != view->own_game)
    return FALSE;
  if ((command->flags & PANDORIA_COMMAND_NOT_LOOKING_BACK) != 0 && view->mode == PANDORIA_PLAY_MODE_LOOKING_BACK)
    return FALSE;
  return command->is_possible == NULL || command->is_possible (view);
}

static void
update_state (PandoriaWindow *self, const PandoriaWindowCommand *command, const PandoriaPlayView *view)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), command->name);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (command->is_on (view)));
}

static void
set_enabled (PandoriaWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
pandoria_window_update_commands (PandoriaWindow *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  const PandoriaWindowCommand *command;
  const PandoriaActCommand *act;

  for (guint i = 0; (command = pandoria_window_command_get (i)) != NULL; i++)
    {
      if (command->enabled == NULL)
        set_enabled (self, command->name, is_possible (command, view));
      if (command->is_on != NULL)
        update_state (self, command, view);
    }
  for (guint i = 0; (act = pandoria_act_command_get (i)) != NULL; i++)
    set_enabled (self, act->name, pandoria_play_view_get_act (view, act->kind, act->leader)->possible);
  pandoria_window_update_choices (self);
}

/* --- shared ----------------------------------------------------------------------------------------------------- */

static void
add_keys (PandoriaWindow *self)
{
  GtkEventController *keys = pandoria_window_keys_install (self, GTK_WIDGET (self->board));
  const PandoriaWindowCommand *command;

  for (guint i = 0; (command = pandoria_window_command_get (i)) != NULL; i++)
    if (command->key != NULL)
      {
        g_autofree char *name = g_strconcat ("win.", command->name, NULL);

        pandoria_window_keys_add (keys, command->key, name);
      }
}

/* A switch of the settings, so that it is the same in each window and in the preferences. */
static void
add_coach (PandoriaWindow *self)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("coach");
  g_autoptr (GAction) action = settings != NULL ? g_settings_create_action (settings, "coach") : NULL;

  if (action != NULL)
    g_action_map_add_action (G_ACTION_MAP (self), action);
}

void
pandoria_window_init_commands (PandoriaWindow *self)
{
  g_autoptr (GPropertyAction) side = g_property_action_new ("side", self->flap, "reveal-flap");
  g_autoptr (GPropertyAction) ledger = g_property_action_new ("ledger-panel", self->side_ledger, "visible");
  const PandoriaWindowCommand *command;
  const PandoriaActCommand *act;

  for (guint i = 0; (command = pandoria_window_command_get (i)) != NULL; i++)
    {
      add_action (self, command->name, command->is_on != NULL);
      if (command->enabled != NULL)
        bind_enabled (self, command);
    }
  for (guint i = 0; (act = pandoria_act_command_get (i)) != NULL; i++)
    add_action (self, act->name, FALSE);
  pandoria_window_init_choices (self);
  pandoria_window_init_help (self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (side));
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (ledger));
  add_coach (self);
  add_keys (self);
}

void
pandoria_window_release_commands (PandoriaWindow *self)
{
  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (self));

  for (guint i = 0; names[i] != NULL; i++)
    if (!G_IS_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), names[i])))
      g_action_map_remove_action (G_ACTION_MAP (self), names[i]);
}

void
pandoria_window_add_accelerators (GtkApplication *application)
{
  static const struct
  {
    const char *action, *accels[2];
  } others[] = {
    { "win.side", { "F9" } },
    { "win.ledger-panel", { "<Shift>F9" } },
    { "win.end-turn", { "<Control>e" } },
  };
  const PandoriaWindowCommand *command;

  for (guint i = 0; (command = pandoria_window_command_get (i)) != NULL; i++)
    {
      const char *accels[] = { command->accels[0], command->accels[1], NULL };
      g_autofree char *name = g_strconcat ("win.", command->name, NULL);

      if (accels[0] != NULL)
        gtk_application_set_accels_for_action (application, name, accels);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      const char *accels[] = { others[i].accels[0], NULL };

      gtk_application_set_accels_for_action (application, others[i].action, accels);
    }
}
