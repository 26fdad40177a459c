/* The rules to be read, and the way to them from everything that cites a section.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-help.h"

#include "pandoria-help-window.h"
#include "pandoria-rule-button.h"

#define WINDOW_KEY "pandoria-help-window"

static void
on_window_gone (PandoriaWindow *self)
{
  g_object_set_data (G_OBJECT (self), WINDOW_KEY, NULL);
}

/* In a group of its own it can be read while a dialog over the main window waits for an answer. */
static void
set_apart (GtkWindow *window)
{
  g_autoptr (GtkWindowGroup) group = gtk_window_group_new ();

  gtk_window_group_add_window (group, window);
}

static PandoriaHelpWindow *
get_window (PandoriaWindow *self)
{
  GtkWidget *window = g_object_get_data (G_OBJECT (self), WINDOW_KEY);

  if (window == NULL)
    {
      window = pandoria_help_window_new (GTK_WINDOW (self));
      gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
      set_apart (GTK_WINDOW (window));
      pandoria_help_window_set_game (PANDORIA_HELP_WINDOW (window), pandoria_rules_get_game (GTK_WIDGET (self)));
      g_object_set_data (G_OBJECT (self), WINDOW_KEY, window);
      g_signal_connect_object (window, "destroy", G_CALLBACK (on_window_gone), self, G_CONNECT_SWAPPED);
    }
  return PANDORIA_HELP_WINDOW (window);
}

static void
on_rules_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  PandoriaHelpWindow *window = get_window (data);

  pandoria_help_window_show_text (window, g_variant_get_string (parameter, NULL));
  gtk_window_present (GTK_WINDOW (window));
}

void
pandoria_window_init_help (PandoriaWindow *self)
{
  static const GActionEntry entry = { .name = "rules", .activate = on_rules_activated, .parameter_type = "s" };

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  g_action_map_add_action_entries (G_ACTION_MAP (self), &entry, 1, self);
}

void
pandoria_window_show_help (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  gtk_window_present (GTK_WINDOW (get_window (self)));
}

void
pandoria_window_update_help (PandoriaWindow *self)
{
  PandoriaGame *game;
  PandoriaHelpTerms terms;
  gpointer window;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  game = pandoria_play_get_view (pandoria_window_get_play (self))->game;
  terms = game != NULL ? pandoria_help_terms_of_setup (pandoria_record_get_setup (pandoria_game_get_record (game))) : 0;
  pandoria_rules_set_game (GTK_WINDOW (self), terms);
  window = g_object_get_data (G_OBJECT (self), WINDOW_KEY);
  if (window != NULL)
    pandoria_help_window_set_game (window, terms);
}
