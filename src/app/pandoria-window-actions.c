/* PandoriaWindow: makes actions and keys of the commands of the window and of the acts of the game, and says which are possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-commands.h"

#include "pandoria-widgets.h"
#include "pandoria-window-files.h"
#include "pandoria-window-windows.h"

/* --- acts ------------------------------------------------------------------------------------------------------- */

/* These ask in a dialog which act it is. */
static const struct
{
  const char *name;
  void (*show) (PandoriaPlayPage *page);
} act_dialogs[] = {
  { "ransom", pandoria_play_page_show_ransom },     { "cast", pandoria_play_page_show_spells },
  { "build", pandoria_play_page_show_buildings },   { "monument", pandoria_play_page_show_monument },
  { "other", pandoria_play_page_show_other_cards }, { "buy", pandoria_play_page_show_buy },
};

static void
begin (PandoriaWindow *self, const PandoriaActCommand *act)
{
  for (gsize i = 0; i < G_N_ELEMENTS (act_dialogs); i++)
    if (g_str_equal (act_dialogs[i].name, act->name))
      {
        act_dialogs[i].show (pandoria_window_get_page (self));
        return;
      }
  pandoria_play_begin_kind (pandoria_window_get_play (self), act->kind, act->leader);
  pandoria_play_page_focus_slots (pandoria_window_get_page (self));
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
    if (!g_str_equal (command->name, name))
      continue;
    else if (command->play != NULL)
      command->play (pandoria_window_get_play (data));
    else if (command->page != NULL)
      command->page (pandoria_window_get_page (data));
    else if (command->forward != NULL)
      gtk_widget_activate_action (pandoria_play_page_get_board (pandoria_window_get_page (data)), command->forward,
                                  NULL);
    else
      command->activate (data);
}

static void
add_action (PandoriaWindow *self, const char *name, gboolean has_state)
{
  GActionEntry entry = { .name = name, .activate = on_command_activated, .state = has_state ? "false" : NULL };

  g_action_map_add_action_entries (G_ACTION_MAP (self), &entry, 1, self);
}

/* --- actions that say which: a hex of the tray, the artifacts, the next figure, a game, an act to explain ---------- */

static void
on_hex_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  int number = g_variant_get_int32 (parameter);

  if (number != 0 && ABS (number) <= 8)
    pandoria_play_page_press_hex (pandoria_window_get_page (data), (guint) ABS (number), number < 0);
}

static void
on_leader_changed (GSimpleAction *action, GVariant *value, gpointer data)
{
  pandoria_play_set_leader (pandoria_window_get_play (data), g_variant_get_boolean (value));
}

static void
on_figure_changed (GSimpleAction *action, GVariant *value, gpointer data)
{
  pandoria_play_set_figure (pandoria_window_get_play (data), g_variant_get_boolean (value));
}

static void
on_artifacts_changed (GSimpleAction *action, GVariant *value, gpointer data)
{
  int artifacts = g_variant_get_int32 (value);

  if (artifacts >= 0 && artifacts <= 2)
    pandoria_play_set_artifacts (pandoria_window_get_play (data), (guint) artifacts);
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
    pandoria_play_explain (pandoria_window_get_play (data), act->kind, act->leader);
}

/* The button that the pointer or the keyboard is on; "" for none. */
static void
on_regard_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const PandoriaActCommand *act = pandoria_act_command_find (g_variant_get_string (parameter, NULL));

  pandoria_play_regard (pandoria_window_get_play (data), act != NULL ? act->kind : PANDORIA_N_ACTS,
                        act != NULL && act->leader);
}

/* What “Continue From Here” took back comes back at once; once something else was entered there is nothing to redo. */
static void
on_redo_several_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  PandoriaGame *game = pandoria_play_get_view (pandoria_window_get_play (data))->own_game;

  if (game != NULL)
    pandoria_game_redo_several (game, g_variant_get_uint32 (parameter));
}

static const GActionEntry choices[] = {
  { .name = "artifacts", .parameter_type = "i", .state = "0", .change_state = on_artifacts_changed },
  { .name = "hex", .activate = on_hex_activated, .parameter_type = "i" },
  { .name = "plan-leader", .state = "false", .change_state = on_leader_changed },
  { .name = "plan-figure", .state = "true", .change_state = on_figure_changed },
  { .name = "redo-several", .activate = on_redo_several_activated, .parameter_type = "u" },
  { .name = "open-game", .activate = on_open_game_activated, .parameter_type = "s" },
  { .name = "why", .activate = on_why_activated, .parameter_type = "s" },
  { .name = "regard", .activate = on_regard_activated, .parameter_type = "s" },
};

static void
set_choice (PandoriaWindow *self, const char *name, gboolean enabled, GVariant *state)
{
  GSimpleAction *action = G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name));

  g_simple_action_set_enabled (action, enabled);
  g_simple_action_set_state (action, state);
}

static void
on_view_changed (PandoriaWindow *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (pandoria_window_get_play (self));
  GAction *hex = g_action_map_lookup_action (G_ACTION_MAP (self), "hex");

  g_simple_action_set_enabled (G_SIMPLE_ACTION (hex), view->n_laid > 0);
  set_choice (self, "artifacts", view->can_have_artifacts, g_variant_new_int32 ((gint32) view->artifacts));
  set_choice (self, "plan-leader", view->can_choose_leader, g_variant_new_boolean (view->leader_is_next));
  set_choice (self, "plan-figure", view->can_choose_figure, g_variant_new_boolean (view->with_figure));
}

/* --- what is possible ------------------------------------------------------------------------------------------- */

static gboolean
get_possible (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  const PandoriaWindowCommand *command = data;
  const PandoriaPlayView *view = g_value_get_pointer (from);

  g_value_set_boolean (to,
                       ((command->flags & PANDORIA_COMMAND_NEEDS_GAME) == 0 || view->game != NULL)
                           && ((command->flags & PANDORIA_COMMAND_NOT_CORRECTING) == 0 || view->game == view->own_game)
                           && ((command->flags & PANDORIA_COMMAND_NOT_LOOKING_BACK) == 0
                               || view->mode != PANDORIA_PLAY_MODE_LOOKING_BACK)
                           && (command->is_possible == NULL || command->is_possible (view))
                           && (command->fact == 0 || G_STRUCT_MEMBER (gboolean, view, command->fact)));
  return TRUE;
}

static gboolean
get_state (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  const PandoriaWindowCommand *command = data;

  g_value_set_variant (to,
                       g_variant_new_boolean (G_STRUCT_MEMBER (gboolean, g_value_get_pointer (from), command->is_on)));
  return TRUE;
}

static gboolean
get_act_possible (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  const PandoriaActCommand *act = data;

  g_value_set_boolean (to, pandoria_play_view_get_act (g_value_get_pointer (from), act->kind, act->leader)->possible);
  return TRUE;
}

static void
bind_to_view (PandoriaWindow *self, const char *name, const char *property, GBindingTransformFunc get,
              gconstpointer row)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_object_bind_property_full (pandoria_window_get_play (self), "view", action, property, G_BINDING_SYNC_CREATE, get,
                               NULL, (gpointer) row, NULL);
}

/* Of the document or of the page. */
static void
bind_to_property (PandoriaWindow *self, const PandoriaWindowCommand *command)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), command->name);
  GObject *document = G_OBJECT (pandoria_window_get_document (self)),
          *page = G_OBJECT (pandoria_window_get_page (self));
  gboolean is_documents = g_object_class_find_property (G_OBJECT_GET_CLASS (document), command->enabled) != NULL;

  g_object_bind_property (is_documents ? document : page, command->enabled, action, "enabled", G_BINDING_SYNC_CREATE);
}

/* --- shared ----------------------------------------------------------------------------------------------------- */

static void
add_keys (PandoriaWindow *self)
{
  const PandoriaWindowCommand *command;

  for (guint i = 0; (command = pandoria_window_command_get (i)) != NULL; i++)
    if (command->key != NULL)
      {
        g_autofree char *name = g_strconcat ("win.", command->name, NULL);

        pandoria_play_page_add_key (pandoria_window_get_page (self), command->key, name);
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
  const PandoriaWindowCommand *command;
  const PandoriaActCommand *act;

  for (guint i = 0; (command = pandoria_window_command_get (i)) != NULL; i++)
    {
      add_action (self, command->name, command->is_on != 0);
      if (command->enabled == NULL)
        bind_to_view (self, command->name, "enabled", get_possible, command);
      else
        bind_to_property (self, command);
      if (command->is_on != 0)
        bind_to_view (self, command->name, "state", get_state, command);
    }
  for (guint i = 0; (act = pandoria_act_command_get (i)) != NULL; i++)
    {
      add_action (self, act->name, FALSE);
      bind_to_view (self, act->name, "enabled", get_act_possible, act);
    }
  g_action_map_add_action_entries (G_ACTION_MAP (self), choices, G_N_ELEMENTS (choices), self);
  g_signal_connect_object (pandoria_window_get_play (self), "notify::view", G_CALLBACK (on_view_changed), self,
                           G_CONNECT_SWAPPED);
  on_view_changed (self);
  pandoria_window_init_help (self);
  pandoria_play_page_add_actions (pandoria_window_get_page (self));
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
