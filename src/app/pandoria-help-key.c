/* F1 in the windows that belong to the main window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-application-private.h"

#include "pandoria-archive-window.h"
#include "pandoria-boards-window.h"
#include "pandoria-catalogue-add.h"
#include "pandoria-catalogue-window.h"
#include "pandoria-corrections-dialog.h"
#include "pandoria-game-board-window.h"
#include "pandoria-help-window.h"
#include "pandoria-lessons-window.h"
#include "pandoria-middle-window.h"
#include "pandoria-conflicts-dialog.h"
#include "pandoria-new-game-window.h"
#include "pandoria-notation-dialog.h"
#include "pandoria-preview-window.h"
#include "pandoria-statistics-window.h"
#include "pandoria-summary-window.h"
#include "pandoria-table-display.h"
#include "pandoria-window.h"

/* Returns: (nullable): the text about windows like @window. */
static const char *
find_topic (GtkWidget *window)
{
  const struct
  {
    GType type;
    const char *topic;
  } topics[] = {
    { PANDORIA_TYPE_HELP_WINDOW, "handbook" },
    { PANDORIA_TYPE_LESSONS_WINDOW, "handbook-learning" },
    { PANDORIA_TYPE_NEW_GAME_WINDOW, "5" },
    { PANDORIA_TYPE_MIDDLE_WINDOW, "handbook-evening" },
    { PANDORIA_TYPE_CORRECTIONS_DIALOG, "handbook-correcting" },
    { PANDORIA_TYPE_CONFLICTS_DIALOG, "handbook-correcting" },
    { PANDORIA_TYPE_NOTATION_DIALOG, "handbook-typing" },
    { PANDORIA_TYPE_BOARDS_WINDOW, "handbook-boards" },
    { PANDORIA_TYPE_GAME_BOARD_WINDOW, "handbook-boards" },
    { PANDORIA_TYPE_CATALOGUE_WINDOW, "handbook-boards" },
    { PANDORIA_TYPE_CATALOGUE_ADD, "handbook-boards" },
    { PANDORIA_TYPE_SUMMARY_WINDOW, "handbook-printing" },
    { PANDORIA_TYPE_PREVIEW_WINDOW, "handbook-printing" },
    { PANDORIA_TYPE_STATISTICS_WINDOW, "handbook-printing" },
    { PANDORIA_TYPE_TABLE_DISPLAY, "handbook-printing" },
    { PANDORIA_TYPE_ARCHIVE_WINDOW, "handbook-files" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (topics); i++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (window, topics[i].type))
      return topics[i].topic;
  return NULL;
}

/* Returns: (nullable): the main window that @window belongs to, or else any main window. */
static PandoriaWindow *
find_main_window (GtkWindow *window)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (GtkWindow *below = window; below != NULL; below = gtk_window_get_transient_for (below))
    if (PANDORIA_IS_WINDOW (below))
      return PANDORIA_WINDOW (below);
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (toplevels, i);

      if (PANDORIA_IS_WINDOW (other))
        return PANDORIA_WINDOW (other);
    }
  return NULL;
}

/* In the main window, its own command handles the key. */
static gboolean
on_help_pressed (GtkWidget *window, GVariant *arguments, gpointer data)
{
  PandoriaWindow *main_window = PANDORIA_IS_WINDOW (window) ? NULL : find_main_window (GTK_WINDOW (window));
  const char *topic;

  if (main_window == NULL)
    return GDK_EVENT_PROPAGATE;
  topic = find_topic (window);
  if (topic != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (main_window), "rules", g_variant_new_string (topic));
  else
    g_action_group_activate_action (G_ACTION_GROUP (main_window), "help", NULL);
  return GDK_EVENT_STOP;
}

/* GTK lists a window while it is being constructed, so its class is not known yet. */
static void
on_windows_changed (GListModel *toplevels, guint position, guint removed, guint added, gpointer data)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);
      GtkEventController *keys = gtk_shortcut_controller_new ();

      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                            gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F1, 0),
                                                              gtk_callback_action_new (on_help_pressed, NULL, NULL)));
      gtk_widget_add_controller (window, keys);
    }
}

void
pandoria_help_key_install (void)
{
  g_signal_connect (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (on_windows_changed), NULL);
}
