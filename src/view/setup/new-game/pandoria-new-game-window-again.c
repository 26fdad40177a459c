/* PandoriaNewGameWindow: the boards and the last group, which may have changed while the window was closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include "pandoria-boards-window.h"

static gboolean
is_same_board (const PandoriaBoardFile *one, const PandoriaBoardFile *other)
{
  return pandoria_board_file_has_id (one, json_object_get_string_member (other->json, "id"))
         && g_strcmp0 (one->name, other->name) == 0 && memcmp (&one->board, &other->board, sizeof one->board) == 0;
}

static gboolean
are_same_boards (GPtrArray *some, GPtrArray *others)
{
  if (some == NULL || some->len != others->len)
    return FALSE;
  for (guint i = 0; i < some->len; i++)
    if (!is_same_board (some->pdata[i], others->pdata[i]))
      return FALSE;
  return TRUE;
}

static guint
find_board (GPtrArray *boards, const PandoriaBoardFile *file)
{
  for (guint i = 0; i < boards->len && file != NULL; i++)
    if (is_same_board (boards->pdata[i], file))
      return i;
  return 0;
}

/* Omits unfinished boards, and unreadable ones with a message. */
static GPtrArray *
list_boards (void)
{
  GPtrArray *files = pandoria_board_store_list ();

  for (guint i = files->len; i-- > 0;)
    {
      const PandoriaBoardFile *file = files->pdata[i];

      if (file->error != NULL)
        g_message ("A board is left out: %s", file->error);
      if (file->error != NULL || !file->playable)
        g_ptr_array_remove_index (files, i);
    }
  return files;
}

/* Without boards the selection has no effect. */
void
pandoria_new_game_window_offer_boards (PandoriaNewGameWindow *self)
{
  GPtrArray *boards = list_boards ();
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected;

  if (are_same_boards (self->boards, boards))
    {
      g_ptr_array_unref (boards);
      return;
    }
  selected = find_board (boards, self->boards != NULL ? pandoria_new_game_window_get_board (self) : NULL);
  before = g_steal_pointer (&self->boards);
  for (guint i = 0; i < boards->len; i++)
    gtk_string_list_append (names, ((PandoriaBoardFile *) g_ptr_array_index (boards, i))->name);
  adw_combo_row_set_model (self->board_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->board_row, boards->len > 0 ? selected : GTK_INVALID_LIST_POSITION);
  self->boards = boards;
  g_object_notify (G_OBJECT (self->board_row), "selected");
}

/* If the board differs from the one on the table, every score is doubtful. */
void
pandoria_new_game_window_offer_comparison (PandoriaNewGameWindow *self)
{
  const PandoriaBoardFile *file = pandoria_new_game_window_get_board (self);
  gboolean seen = pandoria_board_seen_is_confirmed (&file->board);

  gtk_widget_set_visible (self->compare_row, !seen && file->path != NULL);
}

void
pandoria_new_game_window_choose_board (PandoriaNewGameWindow *self, const char *path)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self) && path != NULL);

  pandoria_new_game_window_offer_boards (self);
  for (guint i = 0; i < self->boards->len; i++)
    if (g_strcmp0 (((PandoriaBoardFile *) self->boards->pdata[i])->path, path) == 0)
      adw_combo_row_set_selected (self->board_row, i);
}

/* It may have been confirmed, or corrected as a new board. */
static void
on_compared (PandoriaNewGameWindow *self)
{
  if (self->boards == NULL)
    return;
  pandoria_new_game_window_offer_boards (self);
  pandoria_new_game_window_offer_comparison (self);
}

void
pandoria_new_game_window_compare_board (PandoriaNewGameWindow *self)
{
  const PandoriaBoardFile *file = pandoria_new_game_window_get_board (self);
  GtkWidget *boards = pandoria_boards_window_new (GTK_WINDOW (self));

  g_signal_connect_object (boards, "play", G_CALLBACK (pandoria_new_game_window_choose_board), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (boards, "destroy", G_CALLBACK (on_compared), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (boards));
  gtk_widget_activate_action (boards, "boards.compare", "s", file->path);
}

static void
show_rows (PandoriaNewGameWindow *self)
{
  gboolean has_last = self->last->n_players >= PANDORIA_FEWEST_PLAYERS;

  gtk_widget_set_visible (GTK_WIDGET (self->last_row), has_last);
  gtk_widget_set_visible (self->last_list, has_last || gtk_widget_get_visible (GTK_WIDGET (self->again_row)));
}

void
pandoria_new_game_window_offer_last (PandoriaNewGameWindow *self)
{
  g_autofree char *players = NULL;

  g_clear_pointer (&self->last, pandoria_last_group_free);
  self->last = pandoria_last_group_load ();
  players = pandoria_new_game_window_describe_last (self);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->last_row), FALSE);
  adw_action_row_set_subtitle (self->last_row, players);
  show_rows (self);
}
