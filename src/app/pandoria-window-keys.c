/* The plain keys of the window: those of acts, of the tile in the hand, and Escape on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-keys.h"

#include "pandoria-act-commands.h"
#include "pandoria-hex-picker.h"
#include "pandoria-window-cards.h"

/* The key of an act that is impossible says why. */
static gboolean
on_act_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  const PandoriaActCommand *act = data;
  GActionGroup *group = G_ACTION_GROUP (widget);
  const char *choice = act->kind != PANDORIA_ACT_PLACE_FIGURE ? NULL : act->leader ? "plan-leader" : "plan-figure";

  /* W and L place a figure, or choose which one the act that is being put together places next. */
  if (choice != NULL && g_action_group_get_action_enabled (group, choice))
    g_action_group_activate_action (group, choice, NULL);
  else if (g_action_group_get_action_enabled (group, act->name))
    g_action_group_activate_action (group, act->name, NULL);
  else
    pandoria_play_explain (pandoria_window_get_play (PANDORIA_WINDOW (widget)), act->kind, act->leader);
  return GDK_EVENT_STOP;
}

/* A counts the artifacts of the tile: none, 1, 2, none. */
static gboolean
on_artifacts_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  PandoriaPlay *play = pandoria_window_get_play (PANDORIA_WINDOW (widget));
  const PandoriaPlayView *view = pandoria_play_get_view (play);

  if (!view->can_have_artifacts)
    return GDK_EVENT_PROPAGATE;
  pandoria_play_set_artifacts (play, (view->artifacts + 1) % 3);
  return GDK_EVENT_STOP;
}

static void
add_key (GtkEventController *keys, const char *trigger, GtkShortcutAction *action, GVariant *arguments)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger), action);

  if (arguments != NULL)
    gtk_shortcut_set_arguments (shortcut, arguments);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

static void
add_act_keys (GtkEventController *keys)
{
  const PandoriaActCommand *act;

  for (guint i = 0; (act = pandoria_act_command_get (i)) != NULL; i++)
    add_key (keys, act->key, gtk_callback_action_new (on_act_key, (gpointer) act, NULL), NULL);
}

/* A trigger would wait for the digit itself, which hardly any layout says together with Shift. */
static gboolean
on_key_pressed (GtkWidget *window, guint keyval, guint keycode, GdkModifierType state, GtkEventController *controller)
{
  int number = (int) pandoria_hex_picker_find_shifted (controller, keycode, state);

  if (number == 0 || !g_action_group_get_action_enabled (G_ACTION_GROUP (window), "hex"))
    return GDK_EVENT_PROPAGATE;
  g_action_group_activate_action (G_ACTION_GROUP (window), "hex", g_variant_new_int32 (-number));
  return GDK_EVENT_STOP;
}

static void
add_hex_keys (GtkEventController *keys)
{
  for (int number = 1; number <= PANDORIA_N_HEX_KEYS; number++)
    {
      g_autofree char *plain = g_strdup_printf ("%d|KP_%d", number, number);

      add_key (keys, plain, gtk_named_action_new ("win.hex"), g_variant_new_int32 (number));
    }
}

/* With nothing to take back, the panel of cards goes. */
static gboolean
on_cards_escape (GtkWidget *widget, GVariant *args, gpointer data)
{
  return pandoria_window_dismiss_cards (PANDORIA_WINDOW (widget)) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/* A toast over the board would take Escape for itself, as long as it is there: the way back comes first. */
static gboolean
on_board_escape (GtkWidget *board, GVariant *args, gpointer data)
{
  PandoriaPlay *play = pandoria_window_get_play (data);

  if (!pandoria_play_get_view (play)->can_cancel)
    return on_cards_escape (data, args, NULL);
  pandoria_play_cancel (play);
  return GDK_EVENT_STOP;
}

void
pandoria_window_keys_add (GtkEventController *keys, const char *trigger, const char *name)
{
  g_return_if_fail (GTK_IS_SHORTCUT_CONTROLLER (keys) && trigger != NULL && name != NULL);

  add_key (keys, trigger, gtk_named_action_new (name), NULL);
}

GtkEventController *
pandoria_window_keys_install (PandoriaWindow *window, GtkWidget *board)
{
  GtkEventController *keys = gtk_shortcut_controller_new (), *board_keys = gtk_shortcut_controller_new ();
  GtkEventController *shifted = gtk_event_controller_key_new ();

  g_return_val_if_fail (PANDORIA_IS_WINDOW (window) && GTK_IS_WIDGET (board), NULL);

  add_act_keys (keys);
  add_hex_keys (keys);
  add_key (keys, "a", gtk_callback_action_new (on_artifacts_key, NULL, NULL), NULL);
  add_key (keys, "Escape", gtk_callback_action_new (on_cards_escape, NULL, NULL), NULL);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  g_signal_connect_swapped (shifted, "key-pressed", G_CALLBACK (on_key_pressed), window);
  gtk_widget_add_controller (GTK_WIDGET (window), shifted);
  add_key (board_keys, "Escape", gtk_callback_action_new (on_board_escape, window, NULL), NULL);
  gtk_widget_add_controller (board, board_keys);
  return keys;
}
