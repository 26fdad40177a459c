/* PandoriaWindow: creates and enables actions and keys for the commands of the window and the acts
 * of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-act-commands.h"
#include "pandoria-board-view.h"
#include "pandoria-play-page-commands.h"
#include "pandoria-settings.h"
#include "pandoria-window-commands.h"
#include "pandoria-window-lesson.h"
#include "pandoria-window-testing.h"

static void
begin (PandoriaWindow *self, const PandoriaActCommand *act)
{
  if (pandoria_play_page_show_act (pandoria_window_get_page (self), act->kind))
    return;
  pandoria_play_begin_kind (pandoria_window_get_play (self), act->kind, act->leader);
  pandoria_play_page_focus_slots (pandoria_window_get_page (self));
}

/* Shows the position @steps later, or earlier, within the game. */
static void
look (PandoriaGame *game, int steps)
{
  gint64 position = (gint64) pandoria_game_get_shown (game) + steps;

  pandoria_game_look_at (game, (guint) CLAMP (position, 0, pandoria_game_get_position (game)));
}

static void
on_command_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const char *name = g_action_get_name (G_ACTION (action));
  const PandoriaActCommand *act = pandoria_act_command_find (name);
  g_autoptr (GVariant) state = g_action_get_state (G_ACTION (action));
  PandoriaGame *game = pandoria_play_get_view (pandoria_window_get_play (data))->game;
  const PandoriaWindowCommand *command;

  if (act != NULL)
    begin (data, act);
  for (guint i = 0; act == NULL && (command = pandoria_window_command_get (i)) != NULL; i++)
    if (!g_str_equal (command->name, name))
      continue;
    else if (command->play != NULL)
      command->play (pandoria_window_get_play (data));
    else if (command->act != NULL)
      command->act (pandoria_window_get_play (data), pandoria_game_get_shown (game) - 1);
    else if (command->look != 0)
      look (game, command->look);
    else if (command->lesson != NULL)
      pandoria_window_turn_lesson (data, command->lesson);
    else if (command->choose != NULL)
      command->choose (data, parameter);
    else if (command->set != NULL)
      command->set (pandoria_window_get_play (data), !g_variant_get_boolean (state));
    else
      command->activate (data);
}

static void
add_action (PandoriaWindow *self, const char *name, const char *parameter, const char *state)
{
  GActionEntry entry = {
    .name = name, .activate = on_command_activated, .parameter_type = parameter, .state = state
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), &entry, 1, self);
}

/* Returns: whether @possible differs from the action's state. Actions notify even if the state
 * stays the same. */
static gboolean
set_possible (GBinding *binding, GValue *to, gboolean possible)
{
  g_autoptr (GAction) action = G_ACTION (g_binding_dup_target (binding));

  g_value_set_boolean (to, possible);
  return g_action_get_enabled (action) != possible;
}

static gboolean
is_possible (const PandoriaWindowCommand *command, const PandoriaPlayView *view)
{
  const gboolean is_correcting = view->game != view->own_game || view->is_settling;
  const gboolean looks_back = view->mode == PANDORIA_PLAY_MODE_LOOKING_BACK;

  if ((command->flags & PANDORIA_COMMAND_NEEDS_GAME) != 0 && view->game == NULL)
    return FALSE;
  if ((command->flags & PANDORIA_COMMAND_NOT_CORRECTING) != 0 && is_correcting)
    return FALSE;
  if ((command->flags & PANDORIA_COMMAND_NOT_LOOKING_BACK) != 0 && looks_back)
    return FALSE;
  if (command->is_possible != NULL && !command->is_possible (view))
    return FALSE;
  return command->fact == 0 || G_STRUCT_MEMBER (gboolean, view, command->fact);
}

static gboolean
get_possible (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  return set_possible (binding, to, is_possible (data, g_value_get_pointer (from)));
}

static gboolean
get_state (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  const PandoriaWindowCommand *command = data;

  gint32 state = G_STRUCT_MEMBER (gint32, g_value_get_pointer (from), command->state);

  g_value_set_variant (to, command->parameter != NULL ? g_variant_new_int32 (state)
                                                      : g_variant_new_boolean (state));
  return TRUE;
}

static gboolean
get_act_possible (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  const PandoriaActCommand *act = data;

  return set_possible (
      binding, to,
      pandoria_play_view_get_act (g_value_get_pointer (from), act->kind, act->leader)->possible);
}

static void
bind_to_view (PandoriaWindow *self, const char *name, const char *property,
              GBindingTransformFunc get, gconstpointer row)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_object_bind_property_full (pandoria_window_get_play (self), "view", action, property,
                               G_BINDING_SYNC_CREATE, get, NULL, (gpointer) row, NULL);
}

/* The property belongs to the document or to the page. */
static void
bind_to_property (PandoriaWindow *self, const PandoriaWindowCommand *command)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), command->name);
  GObject *document = G_OBJECT (pandoria_window_get_document (self)),
          *page = G_OBJECT (pandoria_window_get_page (self));
  gboolean is_documents
      = g_object_class_find_property (G_OBJECT_GET_CLASS (document), command->enabled) != NULL;

  g_object_bind_property (is_documents ? document : page, command->enabled, action, "enabled",
                          G_BINDING_SYNC_CREATE);
}

/* The commands of the objects in the window, which have the actions "PREFIX.NAME". */
static const struct
{
  const char *prefix;
  const PandoriaCommand *commands;
} groups[] = {
  { "page", pandoria_play_page_commands },
  { "board", pandoria_board_commands },
};

static void
add_group_keys (PandoriaWindow *self, const char *prefix, const PandoriaCommand *commands)
{
  for (; commands->name != NULL; commands++)
    if (commands->key != NULL)
      {
        g_autofree char *name = g_strconcat (prefix, ".", commands->name, NULL);

        pandoria_play_page_add_key (pandoria_window_get_page (self), commands->key, name);
      }
}

static void
add_keys (PandoriaWindow *self)
{
  const PandoriaWindowCommand *command;

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    add_group_keys (self, groups[i].prefix, groups[i].commands);
  for (guint i = 0; (command = pandoria_window_command_get (i)) != NULL; i++)
    if (command->key != NULL)
      {
        g_autofree char *name = g_strconcat ("win.", command->name, NULL);

        pandoria_play_page_add_key (pandoria_window_get_page (self), command->key, name);
      }
}

/* Takes back typing before the game. The text field would never see the key, because GTK handles
 * the accelerators of the application first. @data: the action of the field. */
static gboolean
on_text_key (GtkWidget *window, GVariant *arguments, gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  g_autofree char *before = NULL;

  if (!GTK_IS_TEXT (focus))
    return GDK_EVENT_PROPAGATE;
  before = g_strdup (gtk_editable_get_text (GTK_EDITABLE (focus)));
  gtk_widget_activate_action (focus, data, NULL);
  return g_str_equal (gtk_editable_get_text (GTK_EDITABLE (focus)), before) ? GDK_EVENT_PROPAGATE
                                                                            : GDK_EVENT_STOP;
}

static void
add_text_key (GtkEventController *keys, const char *trigger, const char *action)
{
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                        gtk_callback_action_new (on_text_key, (gpointer) action, NULL)));
}

/* The window runs the controller that was added last first: these come before the accelerators. */
static void
add_text_keys (PandoriaWindow *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  add_text_key (keys, "<Control>z", "text.undo");
  add_text_key (keys, "<Shift><Control>z|<Control>y", "text.redo");
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* The action of a setting, so that all windows and the preferences agree. */
static void
add_coach (PandoriaWindow *self)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("coach");
  g_autoptr (GAction) action
      = settings != NULL ? g_settings_create_action (settings, "coach") : NULL;

  if (action != NULL)
    g_action_map_add_action (G_ACTION_MAP (self), action);
}

/* Returns: (nullable): the first state of the action of @command, as text; NULL: it has no state.
 */
static const char *
get_first_state (const PandoriaWindowCommand *command)
{
  if (command->state == 0)
    return NULL;
  return command->parameter != NULL ? "0" : "false";
}

/* Removes the actions that follow a widget: see release_actions () of the window. */
static void
free_groups (gpointer groups_by_prefix)
{
  GHashTableIter iter;
  gpointer group;

  g_hash_table_iter_init (&iter, groups_by_prefix);
  while (g_hash_table_iter_next (&iter, NULL, &group))
    {
      g_auto (GStrv) names = g_action_group_list_actions (group);

      for (guint i = 0; names[i] != NULL; i++)
        if (!G_IS_SIMPLE_ACTION (g_action_map_lookup_action (group, names[i])))
          g_action_map_remove_action (group, names[i]);
    }
  g_hash_table_unref (groups_by_prefix);
}

GActionGroup *
pandoria_window_get_actions (PandoriaWindow *self, const char *prefix)
{
  if (g_str_equal (prefix, "win"))
    return G_ACTION_GROUP (self);
  return g_hash_table_lookup (pandoria_window_get_part (self, PANDORIA_WINDOW_ACTIONS), prefix);
}

/* Gives the widgets in the window the actions "PREFIX.NAME" of @owner. */
static void
insert_group (PandoriaWindow *self, const char *prefix, const PandoriaCommand *commands,
              gpointer owner)
{
  GSimpleActionGroup *group = g_simple_action_group_new ();

  pandoria_commands_add (commands, G_ACTION_MAP (group), owner, pandoria_window_get_play (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), prefix, G_ACTION_GROUP (group));
  g_hash_table_insert (pandoria_window_get_part (self, PANDORIA_WINDOW_ACTIONS), (gpointer) prefix,
                       group);
}

static void
on_page_built (PandoriaWindow *self)
{
  PandoriaPlayPage *page = pandoria_window_get_page (self);
  GtkWidget *board = pandoria_play_page_get_board (page);

  pandoria_play_page_add_panel_actions (page,
                                        G_ACTION_MAP (pandoria_window_get_actions (self, "page")));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "board",
                                  pandoria_board_view_get_actions (PANDORIA_BOARD_VIEW (board)));
}

static void
insert_groups (PandoriaWindow *self)
{
  PandoriaPlayPage *page = pandoria_window_get_page (self);

  pandoria_window_set_part (self, PANDORIA_WINDOW_ACTIONS,
                            g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref),
                            free_groups);
  insert_group (self, "page", pandoria_play_page_commands, page);
  g_signal_connect_object (page, "built", G_CALLBACK (on_page_built), self, G_CONNECT_SWAPPED);
}

void
pandoria_window_init_commands (PandoriaWindow *self)
{
  const PandoriaWindowCommand *command;
  const PandoriaActCommand *act;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  for (guint i = 0; (command = pandoria_window_command_get (i)) != NULL; i++)
    {
      add_action (self, command->name, command->parameter, get_first_state (command));
      if (command->enabled == NULL)
        bind_to_view (self, command->name, "enabled", get_possible, command);
      else
        bind_to_property (self, command);
      if (command->state != 0)
        bind_to_view (self, command->name, "state", get_state, command);
    }
  for (guint i = 0; (act = pandoria_act_command_get (i)) != NULL; i++)
    {
      add_action (self, act->name, NULL, NULL);
      bind_to_view (self, act->name, "enabled", get_act_possible, act);
    }
  insert_groups (self);
  add_coach (self);
  add_keys (self);
  add_text_keys (self);
}

/* Ctrl+1 … Ctrl+4 */
static void
add_player_accelerators (GtkApplication *application)
{
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    {
      g_autofree char *action = g_strdup_printf ("win.announce-player(%u)", seat);
      g_autofree char *key = g_strdup_printf ("<Control>%u", seat + 1);

      gtk_application_set_accels_for_action (application, action,
                                             (const char *const[]){ key, NULL });
    }
}

static void
add_group_accelerators (GtkApplication *application, const char *prefix,
                        const PandoriaCommand *commands)
{
  for (; commands->name != NULL; commands++)
    {
      g_autofree char *name = g_strconcat (prefix, ".", commands->name, NULL);

      if (commands->accels[0] != NULL)
        gtk_application_set_accels_for_action (application, name, commands->accels);
    }
}

void
pandoria_window_add_accelerators (GtkApplication *application)
{
  static const struct
  {
    const char *action, *accels[2];
  } others[] = {
    { "page.side", { "F9" } },
    { "page.ledger-panel", { "<Shift>F9" } },
    { "win.end-turn", { "<Control>e" } },
  };
  const PandoriaWindowCommand *command;

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    add_group_accelerators (application, groups[i].prefix, groups[i].commands);
  for (guint i = 0; (command = pandoria_window_command_get (i)) != NULL; i++)
    {
      g_autofree char *name = g_strconcat ("win.", command->name, NULL);

      if (command->accels[0] != NULL)
        gtk_application_set_accels_for_action (application, name, command->accels);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    gtk_application_set_accels_for_action (application, others[i].action, others[i].accels);
  add_player_accelerators (application);
}
