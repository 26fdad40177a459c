/* PandoriaNewGameWindow: the boards and the last group, which may have changed while the window was
 * closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-boards-window.h"
#include "pandoria-dialogs.h"
#include "pandoria-json.h"
#include "pandoria-list-rows.h"
#include "pandoria-settings.h"

static gboolean
is_same_board (const PandoriaBoardFile *one, const PandoriaBoardFile *other)
{
  return pandoria_board_file_has_id (one, json_object_get_string_member (other->json, "id"))
         && g_strcmp0 (one->name, other->name) == 0
         && memcmp (&one->board, &other->board, sizeof one->board) == 0;
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

/* While @boards is NULL, changes of the selection have no effect. */
void
pandoria_new_game_window_offer_boards (PandoriaNewGameWindow *self)
{
  g_autoptr (GPtrArray) before = self->boards, boards = list_boards ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const PandoriaBoardFile *chosen
      = before != NULL ? pandoria_new_game_window_get_board (self) : NULL;
  guint selected = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < boards->len; i++)
    {
      gtk_string_list_append (names, ((PandoriaBoardFile *) boards->pdata[i])->name);
      if (chosen != NULL && is_same_board (chosen, boards->pdata[i]))
        selected = i;
    }
  self->boards = NULL;
  adw_combo_row_set_model (self->board_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (
      self->board_row, selected != GTK_INVALID_LIST_POSITION || boards->len == 0 ? selected : 0);
  self->boards = g_steal_pointer (&boards);
  if (selected == GTK_INVALID_LIST_POSITION)
    g_object_notify (G_OBJECT (self->board_row), "selected");
}

/* If the board differs from the one on the table, every score is doubtful. */
void
pandoria_new_game_window_offer_comparison (PandoriaNewGameWindow *self)
{
  const PandoriaBoardFile *file = pandoria_new_game_window_get_board (self);
  g_autoptr (GError) error = NULL;
  gboolean seen = pandoria_board_seen_is_confirmed (&file->board, &error);

  if (g_error_matches (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID))
    pandoria_show_failure (GTK_WINDOW (self), _ ("The List of Compared Boards Is Damaged"),
                           error->message);
  gtk_widget_set_visible (self->compare_row, !seen && file->path != NULL);
}

void
pandoria_new_game_window_choose_variant (PandoriaNewGameWindow *self, PandoriaVariant variant)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self));
  pandoria_variant_cards_set (self->variant_cards, variant);
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

  g_signal_connect_object (boards, "play", G_CALLBACK (pandoria_new_game_window_choose_board), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (boards, "destroy", G_CALLBACK (on_compared), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (boards));
  gtk_widget_activate_action (boards, "boards.compare", "s", file->path);
}

/* --- the last group: kept in the settings, so that the next game needs few presses ---------- */

void
pandoria_new_game_window_remember (PandoriaNewGameWindow *self)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("last-realms");
  const PandoriaBoardFile *board;
  const char *realms[PANDORIA_MAX_PLAYERS + 1] = { NULL };
  GVariantBuilder players;

  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self));

  if (settings == NULL)
    return;
  g_variant_builder_init (&players, G_VARIANT_TYPE ("a(ss)"));
  for (guint i = 0; i < self->n_players; i++)
    {
      g_autofree char *name = pandoria_new_game_window_get_name (self, i);
      PandoriaRealm realm = pandoria_seat_row_get_realm (self->seats[i]);

      g_variant_builder_add (&players, "(ss)", name,
                             pandoria_color_key (pandoria_seat_row_get_color (self->seats[i])));
      realms[i] = realm != PANDORIA_REALM_NONE ? pandoria_realm_key (realm) : "";
    }
  board = pandoria_new_game_window_get_board (self);
  g_settings_set_value (settings, "last-players", g_variant_builder_end (&players));
  g_settings_set_strv (settings, "last-realms", realms);
  g_settings_set_string (settings, "last-edition",
                         pandoria_edition_key (adw_combo_row_get_selected (self->edition_row)));
  g_settings_set_boolean (settings, "last-partnership",
                          pandoria_new_game_window_is_partnership (self));
  g_settings_set_string (settings, "last-board",
                         board != NULL ? json_object_get_string_member (board->json, "id") : "");
}

void
pandoria_new_game_window_recall (PandoriaNewGameWindow *self)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("last-realms");
  g_autofree char *edition = NULL, *board = NULL;

  if (settings == NULL)
    return;
  edition = g_settings_get_string (settings, "last-edition");
  board = g_settings_get_string (settings, "last-board");
  adw_combo_row_set_selected (self->edition_row,
                              (guint) MAX (pandoria_edition_from_key (edition), 0));
  gtk_toggle_button_set_active (self->partners_button,
                                g_settings_get_boolean (settings, "last-partnership"));
  for (guint i = 0; i < self->boards->len; i++)
    if (pandoria_board_file_has_id (self->boards->pdata[i], board))
      adw_combo_row_set_selected (self->board_row, i);
}

void
pandoria_new_game_window_recall_group (PandoriaNewGameWindow *self)
{
  self->updating = TRUE;
  for (guint i = 0; i < self->n_last; i++)
    {
      pandoria_new_game_window_set_player (self, i, self->last_names[i], self->last_colors[i]);
      pandoria_seat_row_draw_realm (self->seats[i], self->last_realms[i]);
    }
  self->updating = FALSE;
  pandoria_new_game_window_change_players (self, self->n_last);
}

static void
load_group (PandoriaNewGameWindow *self, GSettings *settings)
{
  g_autoptr (GVariant) players = g_settings_get_value (settings, "last-players");
  g_auto (GStrv) realms = g_settings_get_strv (settings, "last-realms");
  guint n = (guint) MIN (g_variant_n_children (players), PANDORIA_MAX_PLAYERS);

  for (guint i = 0; i < n; i++)
    {
      const char *color;

      g_free (self->last_names[i]);
      g_variant_get_child (players, i, "(s&s)", &self->last_names[i], &color);
      self->last_colors[i] = (PandoriaColor) MAX (pandoria_color_from_key (color), 0);
      self->last_realms[i] = PANDORIA_REALM_NONE;
      if (i < g_strv_length (realms))
        self->last_realms[i] = (PandoriaRealm) MAX (pandoria_realm_from_key (realms[i]), 0);
    }
  self->n_last = n >= PANDORIA_FEWEST_PLAYERS ? n : 0;
}

void
pandoria_new_game_window_offer_last (PandoriaNewGameWindow *self)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("last-realms");
  g_auto (GStrv) names = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);
  g_autofree char *players = NULL;

  if (settings != NULL)
    load_group (self, settings);
  for (guint i = 0; i < self->n_last; i++)
    names[i]
        = pandoria_new_game_window_describe_player (self->last_names[i], i, self->last_realms[i]);
  players = g_strjoinv (", ", names);
  pandoria_set_row (self->last_row, NULL, players);
  gtk_widget_set_visible (GTK_WIDGET (self->last_row), self->n_last > 0);
  gtk_widget_set_visible (
      self->last_list, self->n_last > 0 || gtk_widget_get_visible (GTK_WIDGET (self->again_row)));
}
