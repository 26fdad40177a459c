/* PandoriaWindow: the acts that buttons and keys stand for: what one would bring while the pointer or the keyboard is on its
 * button, and why it is impossible when it is pressed nevertheless.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-commands.h"
#include "pandoria-window-private.h"

#include "pandoria-score-dialog.h"

/* Only these need no further choice, so that what they bring is known. */
static gboolean
is_foreseeable (PandoriaWindow *self, const PandoriaCommand *command)
{
  return (command->act == PANDORIA_ACT_SCORE || command->act == PANDORIA_ACT_END_TURN)
         && !pandoria_score_dialog_is_needed (self->game);
}

static void
on_why_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const PandoriaCommand *command = pandoria_window_find_command (g_variant_get_string (parameter, NULL));

  if (command != NULL && command->is_act)
    pandoria_window_explain (data, command);
}

/* The button that the pointer or the keyboard is on; "" for none. */
static void
on_regard_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  PandoriaWindow *self = data;
  const PandoriaCommand *command = pandoria_window_find_command (g_variant_get_string (parameter, NULL));
  PandoriaAction act;

  if (self->game == NULL)
    return;
  g_clear_pointer (&self->regarded, g_free);
  if (command == NULL || !command->is_act)
    {
      pandoria_window_consider (self, NULL);
      pandoria_window_update_preview (self);
      return;
    }
  pandoria_action_init (&act, command->act);
  pandoria_window_consider (self, is_foreseeable (self, command) ? &act : NULL);
  self->regarded = pandoria_act_reason (self->game, command->act, command->leader, &self->regarded_rule);
  pandoria_window_update_preview (self);
}

void
pandoria_window_explain (PandoriaWindow *self, const PandoriaCommand *command)
{
  if (self->game == NULL)
    return;
  pandoria_window_set_refusal (self, NULL);
  self->reason = pandoria_act_reason (self->game, command->act, command->leader, &self->reason_rule);
  pandoria_window_update_play (self);
}

void
pandoria_window_init_why (PandoriaWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "why", .activate = on_why_activated, .parameter_type = "s" },
    { .name = "regard", .activate = on_regard_activated, .parameter_type = "s" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
