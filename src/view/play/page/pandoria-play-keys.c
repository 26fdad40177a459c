/* PandoriaPlayKeys: the plain keys of the window of a play: keys for acts and for the tile in the
 * tray, and Escape.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-keys.h"

#include <glib/gi18n.h>

#include "pandoria-act-commands.h"
#include "pandoria-class.h"
#include "pandoria-hex-picker.h"
#include "pandoria-notices.h"

struct _PandoriaPlayKeys
{
  GObject parent_instance;

  PandoriaPlay *play;
  GtkEventController *keys; /* of the window, which owns it */
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaPlayKeys, pandoria_play_keys, G_TYPE_OBJECT)

/* --- acts and tiles ------------------------------------------------------------------------- */

/* Returns: (nullable): the action that chooses the next kind of figure, during an act that places
 * several. */
static const char *
find_choice (const PandoriaActCommand *act, const PandoriaPlayView *view)
{
  if (act->kind != PANDORIA_ACT_PLACE_FIGURE)
    return NULL;
  if (act->leader)
    return view->can_choose_leader ? "play.plan-leader" : NULL;
  return view->can_choose_figure ? "play.plan-figure" : NULL;
}

/* W and L place a figure. During an act that places several, they choose the next kind of figure.
 * The key of an impossible act shows the reason. */
static gboolean
on_act_key (GtkWidget *window, GVariant *number, gpointer data)
{
  PandoriaPlayKeys *self = data;
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  const PandoriaActCommand *act = pandoria_act_command_get (g_variant_get_uint32 (number));
  const char *choice = find_choice (act, view);
  g_autofree char *name = g_strconcat ("play.", act->name, NULL);

  if (choice != NULL)
    gtk_widget_activate_action (window, choice, NULL);
  else if (pandoria_play_view_get_act (view, act->kind, act->leader)->possible)
    gtk_widget_activate_action (window, name, NULL);
  else
    pandoria_play_explain (self->play, act->kind, act->leader);
  return GDK_EVENT_STOP;
}

/* A cycles through the number of artifacts on the tile: none, 1, 2. */
static gboolean
on_artifacts_key (GtkWidget *window, GVariant *arguments, gpointer data)
{
  PandoriaPlay *play = PANDORIA_PLAY_KEYS (data)->play;
  const PandoriaPlayView *view = pandoria_play_get_view (play);

  if (!view->can_have_artifacts)
    return GDK_EVENT_PROPAGATE;
  pandoria_play_set_artifacts (play, (view->artifacts + 1) % 3);
  return GDK_EVENT_STOP;
}

/* A shortcut trigger would need the digit itself, but most keyboard layouts send another character
 * with Shift, and some without it. */
static gboolean
on_key_pressed (PandoriaPlayKeys *self, guint keyval, guint keycode, GdkModifierType state,
                GtkEventController *controller)
{
  gboolean alternate;
  int number = (int) pandoria_hex_picker_find_key (controller, keyval, keycode, state, &alternate);

  if (number == 0 || pandoria_play_get_view (self->play)->n_laid == 0)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (gtk_event_controller_get_widget (controller), "page.hex", "i",
                              alternate ? -number : number);
  return GDK_EVENT_STOP;
}

/* --- Escape and the quiz -------------------------------------------------------------------- */

static gboolean
escape (PandoriaPlayKeys *self, gboolean on_board)
{
  gboolean is_done = FALSE;

  g_signal_emit_by_name (self, "escape", on_board, &is_done);
  return is_done ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static gboolean
on_escape (GtkWidget *window, GVariant *arguments, gpointer data)
{
  return escape (data, FALSE);
}

static gboolean
on_board_escape (GtkWidget *board, GVariant *arguments, gpointer data)
{
  return escape (data, TRUE);
}

/* Shows why the quiz is not possible yet. */
static gboolean
on_quiz_key (GtkWidget *window, GVariant *arguments, gpointer data)
{
  GActionGroup *actions = G_ACTION_GROUP (window);

  if (g_action_group_get_action_enabled (actions, "quiz"))
    g_action_group_activate_action (actions, "quiz", NULL);
  else if (pandoria_play_get_view (PANDORIA_PLAY_KEYS (data)->play)->game == NULL)
    return GDK_EVENT_PROPAGATE;
  else
    pandoria_toast (window, _ ("After the game: a quiz from it."), FALSE);
  return GDK_EVENT_STOP;
}

/* --- adding them ---------------------------------------------------------------------------- */

static void
add_key (GtkEventController *keys, const char *trigger, GtkShortcutAction *action,
         GVariant *arguments)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger), action);

  if (arguments != NULL)
    gtk_shortcut_set_arguments (shortcut, arguments);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

static GtkShortcutAction *
call (PandoriaPlayKeys *self, GtkShortcutFunc function)
{
  return gtk_callback_action_new (function, g_object_ref (self), g_object_unref);
}

static void
add_act_keys (PandoriaPlayKeys *self)
{
  const PandoriaActCommand *act;

  for (guint i = 0; (act = pandoria_act_command_get (i)) != NULL; i++)
    add_key (self->keys, act->key, call (self, on_act_key), g_variant_new_uint32 (i));
}

static void
add_hex_keys (PandoriaPlayKeys *self)
{
  for (int number = 1; number <= PANDORIA_N_HEX_KEYS; number++)
    {
      g_autofree char *plain = g_strdup_printf ("%d|KP_%d", number, number);

      add_key (self->keys, plain, gtk_named_action_new ("page.hex"), g_variant_new_int32 (number));
    }
}

static void
pandoria_play_keys_class_init (PandoriaPlayKeysClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaPlayKeys, play, g_object_unref), NULL);
  g_signal_new ("escape", PANDORIA_TYPE_PLAY_KEYS, G_SIGNAL_RUN_LAST, 0,
                g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_BOOLEAN);
}

PandoriaPlayKeys *
pandoria_play_keys_new (GtkWindow *window, PandoriaPlay *play)
{
  PandoriaPlayKeys *self = g_object_new (PANDORIA_TYPE_PLAY_KEYS, NULL);
  GtkEventController *digits = gtk_event_controller_key_new ();

  self->play = g_object_ref (play);
  self->keys = gtk_shortcut_controller_new ();
  add_act_keys (self);
  add_hex_keys (self);
  add_key (self->keys, "a", call (self, on_artifacts_key), NULL);
  add_key (self->keys, "Escape", call (self, on_escape), NULL);
  gtk_widget_add_controller (GTK_WIDGET (window), self->keys);
  g_signal_connect_object (digits, "key-pressed", G_CALLBACK (on_key_pressed), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), digits);
  return self;
}

void
pandoria_play_keys_add (PandoriaPlayKeys *self, const char *trigger, const char *name)
{
  gboolean is_quiz;

  g_return_if_fail (PANDORIA_IS_PLAY_KEYS (self) && trigger != NULL && name != NULL);

  is_quiz = g_str_equal (name, "win.quiz");
  add_key (self->keys, trigger, is_quiz ? call (self, on_quiz_key) : gtk_named_action_new (name),
           NULL);
}

void
pandoria_play_keys_add_board (PandoriaPlayKeys *self, GtkWidget *board)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_if_fail (PANDORIA_IS_PLAY_KEYS (self) && GTK_IS_WIDGET (board));

  add_key (keys, "Escape", call (self, on_board_escape), NULL);
  gtk_widget_add_controller (board, keys);
}
