/* Opens the rules from any widget, in any window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-rule-button.h"

#define GAME_KEY "pandoria-rules-game"
#define ACTION   "rules"

static GtkWindow *
get_window (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

void
pandoria_rules_set_game (GtkWindow *window, PandoriaHelpTerms game)
{
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_object_set_data (G_OBJECT (window), GAME_KEY, GUINT_TO_POINTER (game));
}

PandoriaHelpTerms
pandoria_rules_get_game (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  for (GtkWindow *window = get_window (widget); window != NULL; window = gtk_window_get_transient_for (window))
    {
      gpointer game = g_object_get_data (G_OBJECT (window), GAME_KEY);

      if (game != NULL)
        return GPOINTER_TO_UINT (game);
    }
  return 0;
}

gboolean
pandoria_rules_open (GtkWidget *widget, const char *id)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget) && id != NULL, FALSE);

  for (GtkWindow *window = get_window (widget); window != NULL; window = gtk_window_get_transient_for (window))
    if (G_IS_ACTION_GROUP (window) && g_action_group_has_action (G_ACTION_GROUP (window), ACTION))
      {
        g_action_group_activate_action (G_ACTION_GROUP (window), ACTION, g_variant_new_string (id));
        return TRUE;
      }
  return FALSE;
}
