/* PandoriaWindow: gives the widgets in it the actions of the window, the document, the play, the
 * page and the board, and their keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-view.h"
#include "pandoria-board-zoom.h"
#include "pandoria-document-commands.h"
#include "pandoria-play-commands.h"
#include "pandoria-play-page-commands.h"
#include "pandoria-settings.h"
#include "pandoria-window-commands.h"
#include "pandoria-window-testing.h"

/* The commands of the objects in the window, which have the actions "PREFIX.NAME". */
static const struct
{
  const char *prefix;
  const PandoriaCommand *commands;
} groups[] = {
  { "win", pandoria_window_commands },  { "document", pandoria_document_commands },
  { "play", pandoria_play_commands },   { "page", pandoria_play_page_commands },
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
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    add_group_keys (self, groups[i].prefix, groups[i].commands);
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

/* --- the groups of actions ------------------------------------------------------------------- */

/* Group: the actions of an object in the window. */
typedef struct
{
  GActionGroup *actions;
  GDBusConnection *bus; /* nullable: exported there … */
  guint export_id;      /* … with this id */
} Group;

/* Removes the actions that follow a widget: see release_actions () of the window. */
static void
free_group (gpointer data)
{
  Group *self = data;
  g_auto (GStrv) names = g_action_group_list_actions (self->actions);

  if (self->bus != NULL)
    g_dbus_connection_unexport_action_group (self->bus, self->export_id);
  for (guint i = 0; names[i] != NULL; i++)
    {
      GActionMap *map = G_ACTION_MAP (self->actions);

      if (!G_IS_SIMPLE_ACTION (g_action_map_lookup_action (map, names[i])))
        g_action_map_remove_action (map, names[i]);
    }
  g_clear_object (&self->bus);
  g_object_unref (self->actions);
  g_free (self);
}

/* Lets other programs find the actions on the bus as they find those of the window, which GTK
 * exports: below the path of the window. */
static void
export_group (Group *self, PandoriaWindow *window, const char *prefix)
{
  GApplication *application = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (window)));
  GDBusConnection *bus = g_application_get_dbus_connection (application);
  g_autofree char *path
      = g_strdup_printf ("%s/window/%u/%s", g_application_get_dbus_object_path (application),
                         gtk_application_window_get_id (GTK_APPLICATION_WINDOW (window)), prefix);

  if (bus == NULL)
    return;
  self->export_id = g_dbus_connection_export_action_group (bus, path, self->actions, NULL);
  if (self->export_id != 0)
    self->bus = g_object_ref (bus);
}

GActionGroup *
pandoria_window_get_actions (PandoriaWindow *self, const char *prefix)
{
  const Group *group;

  if (g_str_equal (prefix, "win"))
    return G_ACTION_GROUP (self);
  group = g_hash_table_lookup (pandoria_window_get_part (self, PANDORIA_WINDOW_ACTIONS), prefix);
  return group != NULL ? group->actions : NULL;
}

/* Gives the widgets in the window the actions "PREFIX.NAME" of @owner. */
static void
insert_group (PandoriaWindow *self, const char *prefix, const PandoriaCommand *commands,
              gpointer owner)
{
  Group *group = g_new0 (Group, 1);

  group->actions = G_ACTION_GROUP (g_simple_action_group_new ());
  pandoria_commands_add (commands, G_ACTION_MAP (group->actions), owner,
                         pandoria_window_get_play (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), prefix, group->actions);
  export_group (group, self, prefix);
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
  PandoriaPlay *play = pandoria_window_get_play (self);

  pandoria_window_set_part (self, PANDORIA_WINDOW_ACTIONS,
                            g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_group),
                            (GDestroyNotify) g_hash_table_unref);
  insert_group (self, "document", pandoria_document_commands, pandoria_window_get_document (self));
  insert_group (self, "play", pandoria_play_commands, play);
  pandoria_play_add_acts (play, G_ACTION_MAP (pandoria_window_get_actions (self, "play")));
  insert_group (self, "page", pandoria_play_page_commands, page);
  g_signal_connect_object (page, "built", G_CALLBACK (on_page_built), self, G_CONNECT_SWAPPED);
}

void
pandoria_window_init_commands (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  pandoria_commands_add (pandoria_window_commands, G_ACTION_MAP (self), self,
                         pandoria_window_get_play (self));
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
    { "play.end-turn", { "<Control>e" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    add_group_accelerators (application, groups[i].prefix, groups[i].commands);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    gtk_application_set_accels_for_action (application, others[i].action, others[i].accels);
  add_player_accelerators (application);
}
