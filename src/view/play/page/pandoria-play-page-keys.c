/* PandoriaPlayPage: the plain keys of its window: keys for acts and for the tile in the tray, and
 * Escape on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-page-private.h"

#include <glib/gi18n.h>

#include "pandoria-act-commands.h"
#include "pandoria-hex-picker.h"
#include "pandoria-tray.h"

/* Returns: (nullable): the action that chooses the next kind of figure, of an act that places
 * figures. */
static const char *
find_choice (const PandoriaActCommand *act)
{
  if (act->kind != PANDORIA_ACT_PLACE_FIGURE)
    return NULL;
  return act->leader ? "plan-leader" : "plan-figure";
}

/* The key of an impossible act shows the reason. */
static gboolean
on_act_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  const PandoriaActCommand *act = data;
  GActionGroup *group = G_ACTION_GROUP (widget);
  const char *choice = find_choice (act);

  /* W and L place a figure. During an act that places several, they choose the next kind of figure.
   */
  if (choice != NULL && g_action_group_get_action_enabled (group, choice))
    g_action_group_activate_action (group, choice, NULL);
  else if (g_action_group_get_action_enabled (group, act->name))
    g_action_group_activate_action (group, act->name, NULL);
  else
    pandoria_play_explain (pandoria_play_page_find (widget)->play, act->kind, act->leader);
  return GDK_EVENT_STOP;
}

/* A cycles through the number of artifacts on the tile: none, 1, 2. */
static gboolean
on_artifacts_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  PandoriaPlay *play = pandoria_play_page_find (widget)->play;
  const PandoriaPlayView *view = pandoria_play_get_view (play);

  if (!view->can_have_artifacts)
    return GDK_EVENT_PROPAGATE;
  pandoria_play_set_artifacts (play, (view->artifacts + 1) % 3);
  return GDK_EVENT_STOP;
}

static void
add_key (GtkEventController *keys, const char *trigger, GtkShortcutAction *action,
         GVariant *arguments)
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

/* A shortcut trigger would need the digit itself, but most keyboard layouts send another character
 * with Shift, and some without it. */
static gboolean
on_key_pressed (GtkWidget *window, guint keyval, guint keycode, GdkModifierType state,
                GtkEventController *controller)
{
  gboolean alternate;
  int number = (int) pandoria_hex_picker_find_key (controller, keyval, keycode, state, &alternate);

  if (number == 0 || !g_action_group_get_action_enabled (G_ACTION_GROUP (window), "hex"))
    return GDK_EVENT_PROPAGATE;
  g_action_group_activate_action (G_ACTION_GROUP (window), "hex",
                                  g_variant_new_int32 (alternate ? -number : number));
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

/* Escape in the quick entry closes it first. Without a step to undo, Escape closes the cards. */
static gboolean
on_cards_escape (GtkWidget *widget, GVariant *args, gpointer data)
{
  PandoriaPlayPage *self = pandoria_play_page_find (widget);

  if (!pandoria_play_page_is_built (self))
    return GDK_EVENT_PROPAGATE;
  if (pandoria_quick_entry_is_open (self->quick_entry))
    {
      pandoria_quick_entry_close (self->quick_entry);
      return GDK_EVENT_STOP;
    }
  return pandoria_play_page_dismiss_cards (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/* Cancel handles Escape first, because a visible toast over the board would take it. */
static gboolean
on_board_escape (GtkWidget *board, GVariant *args, gpointer data)
{
  PandoriaPlay *play = PANDORIA_PLAY_PAGE (data)->play;

  if (!pandoria_play_get_view (play)->can_cancel
      || pandoria_quick_entry_is_open (PANDORIA_PLAY_PAGE (data)->quick_entry))
    return on_cards_escape (board, args, NULL);
  pandoria_play_cancel (play);
  return GDK_EVENT_STOP;
}

/* Shows why the quiz is not possible yet. */
static gboolean
on_quiz_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  PandoriaPlayPage *self = pandoria_play_page_find (widget);
  GActionGroup *actions = G_ACTION_GROUP (pandoria_play_page_get_window (self));

  if (g_action_group_get_action_enabled (actions, "quiz"))
    g_action_group_activate_action (actions, "quiz", NULL);
  else if (!pandoria_play_page_is_built (self) || pandoria_play_page_get_view (self)->game == NULL)
    return GDK_EVENT_PROPAGATE;
  else
    pandoria_toast (GTK_WIDGET (self), _ ("After the game: a quiz from it."), FALSE);
  return GDK_EVENT_STOP;
}

void
pandoria_play_page_add_key (PandoriaPlayPage *self, const char *trigger, const char *name)
{
  gboolean is_quiz;

  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self) && trigger != NULL && name != NULL);

  is_quiz = g_str_equal (name, "win.quiz");
  add_key (self->keys, trigger,
           is_quiz ? gtk_callback_action_new (on_quiz_key, NULL, NULL)
                   : gtk_named_action_new (name),
           NULL);
}

void
pandoria_play_page_install_keys (PandoriaPlayPage *self)
{
  GtkWidget *window = GTK_WIDGET (pandoria_play_page_get_window (self));
  GtkEventController *digits = gtk_event_controller_key_new ();

  self->keys = gtk_shortcut_controller_new ();
  add_act_keys (self->keys);
  add_hex_keys (self->keys);
  add_key (self->keys, "a", gtk_callback_action_new (on_artifacts_key, NULL, NULL), NULL);
  add_key (self->keys, "Escape", gtk_callback_action_new (on_cards_escape, NULL, NULL), NULL);
  gtk_widget_add_controller (window, self->keys);
  g_signal_connect_swapped (digits, "key-pressed", G_CALLBACK (on_key_pressed), window);
  gtk_widget_add_controller (window, digits);
}

void
pandoria_play_page_install_board_keys (PandoriaPlayPage *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  add_key (keys, "Escape", gtk_callback_action_new (on_board_escape, self, NULL), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
}
