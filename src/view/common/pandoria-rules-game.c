/* The game whose terms the rules of a window use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-rules-game.h"

#define GAME_KEY "pandoria-rules-game"

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

  for (GtkWindow *window = (GtkWindow *) gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW);
       window != NULL; window = gtk_window_get_transient_for (window))
    {
      gpointer game = g_object_get_data (G_OBJECT (window), GAME_KEY);

      if (game != NULL)
        return GPOINTER_TO_UINT (game);
    }
  return 0;
}
