/* PandoriaRecentGames: the running games that were played last, on the start page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-recent-games.h"

#include "pandoria-archive-words.h"
#include "pandoria-archive.h"
#include "pandoria-class.h"
#include "pandoria-list-rows.h"

#define MAX_GAMES 3

struct _PandoriaRecentGames
{
  AdwBin parent_instance;

  GtkWidget *box;
  GtkListBox *list;
  PandoriaArchive *archive; /* while it is visible */
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaRecentGames, pandoria_recent_games, ADW_TYPE_BIN)

static void
add_game (PandoriaRecentGames *self, PandoriaArchiveEntry *entry)
{
  g_autofree char *path = pandoria_archive_get_path (self->archive, entry);
  g_autofree char *title = pandoria_archive_words_title (entry);
  g_autofree char *facts = pandoria_archive_words_facts (entry);
  g_autofree char *players = pandoria_archive_words_players (entry);
  g_autofree char *subtitle = g_strdup_printf ("%s\n%s", players, facts);
  AdwActionRow *row = pandoria_new_row (title, subtitle);

  adw_action_row_set_title_lines (row, 1);
  adw_action_row_add_suffix (row, gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-game");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "^ay", path);
  gtk_list_box_append (self->list, GTK_WIDGET (row));
}

/* Running games are first in the archive. */
static void
update (PandoriaRecentGames *self)
{
  GListModel *games = pandoria_archive_get_games (self->archive);
  guint i;

  pandoria_clear_list (self->list);
  for (i = 0; i < MIN (g_list_model_get_n_items (games), MAX_GAMES); i++)
    {
      g_autoptr (PandoriaArchiveEntry) entry = g_list_model_get_item (games, i);

      if (!pandoria_archive_entry_is_running (entry))
        break;
      add_game (self, entry);
    }
  gtk_widget_set_visible (self->box, i > 0);
}

/* Only changes among the first games can change the list. */
static void
on_games_changed (PandoriaRecentGames *self, guint position)
{
  if (position < MAX_GAMES && pandoria_archive_is_loaded (self->archive))
    update (self);
}

static void
drop_archive (PandoriaRecentGames *self)
{
  if (self->archive != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->archive, self);
      g_signal_handlers_disconnect_by_data (pandoria_archive_get_games (self->archive), self);
    }
  g_clear_object (&self->archive);
}

static void
pandoria_recent_games_map (GtkWidget *widget)
{
  PandoriaRecentGames *self = PANDORIA_RECENT_GAMES (widget);

  drop_archive (self);
  self->archive = pandoria_archive_get ();
  g_signal_connect_swapped (pandoria_archive_get_games (self->archive), "items-changed",
                            G_CALLBACK (on_games_changed), self);
  g_signal_connect_swapped (self->archive, "notify::loaded", G_CALLBACK (update), self);
  pandoria_archive_load_async (self->archive, NULL, NULL);
  if (pandoria_archive_is_loaded (self->archive))
    update (self);
  GTK_WIDGET_CLASS (pandoria_recent_games_parent_class)->map (widget);
}

static void
pandoria_recent_games_unmap (GtkWidget *widget)
{
  drop_archive (PANDORIA_RECENT_GAMES (widget));
  GTK_WIDGET_CLASS (pandoria_recent_games_parent_class)->unmap (widget);
}

static void
pandoria_recent_games_dispose (GObject *object)
{
  PandoriaRecentGames *self = PANDORIA_RECENT_GAMES (object);

  drop_archive (self);
  G_OBJECT_CLASS (pandoria_recent_games_parent_class)->dispose (object);
}

static void
pandoria_recent_games_class_init (PandoriaRecentGamesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_recent_games_dispose;
  GTK_WIDGET_CLASS (klass)->map = pandoria_recent_games_map;
  GTK_WIDGET_CLASS (klass)->unmap = pandoria_recent_games_unmap;
  pandoria_class_set_template (klass, "pandoria-recent-games",
                               PANDORIA_PARTS (PandoriaRecentGames, box, list), NULL);
}
