/* PandoriaWindow: its keys. Those with Ctrl are accelerators of the application. Plain letters, digits and Enter only count
 * when the focused widget has no use for them, so that they can be typed into entries: they live in a controller of the
 * window's bubble phase.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-commands.h"
#include "pandoria-window-private.h"

/* The key of an act that is impossible says why. */
static gboolean
on_act_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  const PandoriaCommand *command = data;

  if (g_action_group_get_action_enabled (G_ACTION_GROUP (widget), command->name))
    g_action_group_activate_action (G_ACTION_GROUP (widget), command->name, NULL);
  else
    pandoria_window_explain (PANDORIA_WINDOW (widget), command);
  return GDK_EVENT_STOP;
}

/* W and L place a figure, or choose which one the act that is being put together places next. */
static gboolean
on_figure_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  PandoriaWindow *self = PANDORIA_WINDOW (widget);
  gboolean leader = GPOINTER_TO_INT (data);
  GActionGroup *group = G_ACTION_GROUP (self);

  if (leader && g_action_group_get_action_enabled (group, "plan-leader"))
    g_action_group_activate_action (group, "plan-leader", NULL);
  else if (!leader && g_action_group_get_action_enabled (group, "plan-figure"))
    g_action_group_activate_action (group, "plan-figure", NULL);
  else
    return on_act_key (widget, args, (gpointer) pandoria_window_find_command (leader ? "leader" : "figure"));
  return GDK_EVENT_STOP;
}

/* A counts the artifacts of the tile: none, 1, 2, none. */
static gboolean
on_artifacts_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  PandoriaWindow *self = PANDORIA_WINDOW (widget);
  guint next;

  if (!g_action_group_get_action_enabled (G_ACTION_GROUP (self), "artifacts"))
    return GDK_EVENT_PROPAGATE;
  next = (pandoria_plan_get_artifacts (self->plan) + 1) % 3;
  g_action_group_activate_action (G_ACTION_GROUP (self), "artifacts", g_variant_new_int32 ((gint32) next));
  return GDK_EVENT_STOP;
}

/* --- helpers -------------------------------------------------------------------------------------------------- */

static void
add_key (GtkEventController *keys, const char *trigger, GtkShortcutAction *action, GVariant *arguments)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger), action);

  if (arguments != NULL)
    gtk_shortcut_set_arguments (shortcut, arguments);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

static void
add_command_keys (GtkEventController *keys)
{
  const PandoriaCommand *command;

  for (guint i = 0; (command = pandoria_window_get_command (i)) != NULL; i++)
    if (command->key != NULL)
      {
        g_autofree char *name = g_strconcat ("win.", command->name, NULL);

        add_key (keys, command->key,
                 command->is_act ? gtk_callback_action_new (on_act_key, (gpointer) command, NULL)
                                 : gtk_named_action_new (name),
                 NULL);
      }
}

static void
add_hex_keys (GtkEventController *keys)
{
  for (int number = 1; number <= 8; number++)
    {
      g_autofree char *plain = g_strdup_printf ("%d|KP_%d", number, number);
      g_autofree char *shifted = g_strdup_printf ("<Shift>%d", number);

      add_key (keys, plain, gtk_named_action_new ("win.hex"), g_variant_new_int32 (number));
      add_key (keys, shifted, gtk_named_action_new ("win.hex"), g_variant_new_int32 (-number));
    }
}

/* A toast over the board would take Escape for itself, as long as it is there: the way back comes first. */
static gboolean
on_board_escape (GtkWidget *board, GVariant *args, gpointer data)
{
  PandoriaWindow *self = data;

  if (!g_action_group_get_action_enabled (G_ACTION_GROUP (self), "cancel"))
    return GDK_EVENT_PROPAGATE;
  g_action_group_activate_action (G_ACTION_GROUP (self), "cancel", NULL);
  return GDK_EVENT_STOP;
}

static void
add_board_keys (PandoriaWindow *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  add_key (keys, "Escape", gtk_callback_action_new (on_board_escape, self, NULL), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
}

/* --- shared --------------------------------------------------------------------------------------------------- */

void
pandoria_window_init_keys (PandoriaWindow *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  add_command_keys (keys);
  add_hex_keys (keys);
  add_key (keys, "a", gtk_callback_action_new (on_artifacts_key, NULL, NULL), NULL);
  add_key (keys, "w", gtk_callback_action_new (on_figure_key, GINT_TO_POINTER (FALSE), NULL), NULL);
  add_key (keys, "l", gtk_callback_action_new (on_figure_key, GINT_TO_POINTER (TRUE), NULL), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  add_board_keys (self);
}

void
pandoria_window_add_accelerators (GtkApplication *application)
{
  static const char *const side[] = { "F9", NULL };
  static const char *const ledger[] = { "<Shift>F9", NULL };
  const PandoriaCommand *command;

  for (guint i = 0; (command = pandoria_window_get_command (i)) != NULL; i++)
    {
      const char *accels[] = { command->accels[0], command->accels[1], NULL };
      g_autofree char *name = g_strconcat ("win.", command->name, NULL);

      if (accels[0] != NULL)
        gtk_application_set_accels_for_action (application, name, accels);
    }
  gtk_application_set_accels_for_action (application, "win.side", side);
  gtk_application_set_accels_for_action (application, "win.ledger-panel", ledger);
}
