/* The boards that a game can be played on: those that are shipped and the player's own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include "pandoria-board-store.h"

static void
free_choice (gpointer data)
{
  PandoriaBoardChoice *choice = data;

  g_free (choice->id);
  g_free (choice->name);
  g_free (choice->path);
  g_clear_pointer (&choice->json, json_object_unref);
  g_free (choice);
}

static void
add_file (GPtrArray *choices, const PandoriaBoardFile *file)
{
  PandoriaBoardChoice *choice;

  if (file->error != NULL)
    g_message ("A board is left out: %s", file->error);
  if (file->error != NULL || !file->playable)
    return;
  choice = g_new0 (PandoriaBoardChoice, 1);
  choice->id = g_strdup (json_object_get_string_member_with_default (file->json, "id", ""));
  choice->name = g_strdup (file->name);
  choice->path = g_strdup (file->path);
  choice->board = file->board;
  choice->json = json_object_ref (file->json);
  g_ptr_array_add (choices, choice);
}

GPtrArray *
pandoria_board_choices_load (void)
{
  GPtrArray *choices = g_ptr_array_new_with_free_func (free_choice);
  g_autoptr (GPtrArray) files = pandoria_board_store_list ();

  for (guint i = 0; i < files->len; i++)
    add_file (choices, files->pdata[i]);
  return choices;
}

void
pandoria_board_choices_add (GPtrArray *choices, const char *name, const PandoriaBoard *board, JsonObject *json)
{
  PandoriaBoardChoice *choice = g_new0 (PandoriaBoardChoice, 1);

  g_return_if_fail (choices != NULL && board != NULL && json != NULL);

  choice->id = g_strdup (json_object_get_string_member_with_default (json, "id", ""));
  choice->name = g_strdup (name);
  choice->board = *board;
  choice->json = json_object_ref (json);
  g_ptr_array_add (choices, choice);
}
