/* PandoriaActButton: the button of an act. If the act is impossible, the button looks insensitive;
 * its tooltip and a press show the reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-act-button.h"

#include "pandoria-act-commands.h"
#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-tooltip.h"
#include "pandoria-tray.h"
#include "pandoria-widgets.h"

struct _PandoriaActButton
{
  GtkButton parent_instance;

  const PandoriaActCommand *command;
  gboolean possible;
  char *reason, *tip; /* tip: nullable, while the act is possible */
  gboolean pointed, focused;
  gboolean asked; /* it was pressed */
  PandoriaCrossing crossing;
};

G_DEFINE_FINAL_TYPE (PandoriaActButton, pandoria_act_button, GTK_TYPE_BUTTON)

enum
{
  PROP_0,
  PROP_ACT,
};

/* A button that looks insensitive must also have that state for screen readers. */
static void
update_accessible (PandoriaActButton *self)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED,
                               !self->possible, -1);
  pandoria_describe (GTK_WIDGET (self), self->reason);
  pandoria_tooltip_set (GTK_WIDGET (self), self->reason != NULL ? self->reason : self->tip);
}

/* Hovering previews only a possible act. Of an impossible act, a press shows the reason. */
static void
update_hovered (gpointer data)
{
  PandoriaActButton *self = data;
  gboolean is_under_hand = self->pointed || self->focused;
  gboolean has_preview = self->possible || self->asked;
  gboolean hovered = is_under_hand && has_preview;

  if (self->command != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "play.hover-act", "s",
                                hovered ? self->command->name : "");
}

/* Hovering a button replaces the preview, including its ledger rows. */
static void
set_pointed (PandoriaActButton *self, gboolean pointed)
{
  self->pointed = pointed;
  pandoria_crossing_tell_later (&self->crossing, update_hovered, self);
}

static void
on_entered (PandoriaActButton *self)
{
  set_pointed (self, TRUE);
}

static void
on_left (PandoriaActButton *self)
{
  self->asked = FALSE;
  set_pointed (self, FALSE);
}

static void
on_focus_changed (PandoriaActButton *self)
{
  gboolean focused = gtk_widget_has_focus (GTK_WIDGET (self));

  if (focused == self->focused)
    return;
  self->focused = focused;
  self->asked = self->asked && focused;
  pandoria_crossing_tell_later (&self->crossing, update_hovered, self);
}

static void
pandoria_act_button_clicked (GtkButton *button)
{
  PandoriaActButton *self = PANDORIA_ACT_BUTTON (button);
  g_autofree char *action = g_strconcat ("play.", self->command->name, NULL);

  if (self->possible)
    gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  else
    {
      self->asked = TRUE;
      update_hovered (self);
      gtk_widget_activate_action (GTK_WIDGET (self), "play.why", "s", self->command->name);
    }
}

static void
pandoria_act_button_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PANDORIA_ACT_BUTTON (object)->command = pandoria_act_command_find (g_value_get_string (value));
}

static void
pandoria_act_button_class_init (PandoriaActButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = pandoria_act_button_set_property;
  pandoria_class_disposes (
      klass, PANDORIA_CONTAINS (PandoriaActButton, crossing, pandoria_crossing_drop), NULL);
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaActButton, reason, g_free),
                            PANDORIA_OWNS (PandoriaActButton, tip, g_free), NULL);
  GTK_BUTTON_CLASS (klass)->clicked = pandoria_act_button_clicked;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_ACT,
      g_param_spec_string ("act", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
pandoria_act_button_init (PandoriaActButton *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->possible = TRUE;
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (on_entered), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (on_focus_changed), NULL);
}

gboolean
pandoria_act_button_update (PandoriaActButton *self, const PandoriaPlayView *view)
{
  const PandoriaPlayAct *act;

  g_return_val_if_fail (PANDORIA_IS_ACT_BUTTON (self), FALSE);

  if (self->reason == NULL && self->tip == NULL)
    self->tip = g_strdup (gtk_widget_get_tooltip_text (GTK_WIDGET (self)));
  act = view != NULL ? pandoria_play_view_get_act (view, self->command->kind, self->command->leader)
                     : NULL;
  g_clear_pointer (&self->reason, g_free);
  self->possible = act != NULL && act->possible;
  /* In an earlier position one sentence explains why all acts are impossible. */
  if (act != NULL && view->mode != PANDORIA_PLAY_MODE_LOOKING_BACK)
    self->reason = g_strdup (act->reason);
  pandoria_set_css_class (GTK_WIDGET (self), "impossible", !self->possible);
  update_accessible (self);
  return self->possible;
}

const PandoriaActCommand *
pandoria_act_button_get_command (PandoriaActButton *self)
{
  g_return_val_if_fail (PANDORIA_IS_ACT_BUTTON (self), NULL);
  return self->command;
}
