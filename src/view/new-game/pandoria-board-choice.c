/* The boards that a game can be played on: those that are shipped and the player's own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-choice.h"

#include "pandoria-board-json.h"

#define BOARDS "/io/github/pandoria_companion/PandoriaCompanion/data/boards/"

static void
free_choice (gpointer data)
{
  PandoriaBoardChoice *choice = data;

  g_free (choice->id);
  g_free (choice->name);
  g_clear_pointer (&choice->json, json_object_unref);
  g_free (choice);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
add_board (GPtrArray *choices, const char *path)
{
  g_autoptr (GError) error = NULL;
  PandoriaBoardChoice *choice = g_new0 (PandoriaBoardChoice, 1);

  if (!pandoria_board_load (path, &choice->board, &choice->name, &choice->json, &error))
    {
      g_message ("A board is left out: %s", error->message);
      free_choice (choice);
      return;
    }
  choice->id = g_strdup (json_object_get_string_member_with_default (choice->json, "id", ""));
  g_ptr_array_add (choices, choice);
}

static void
add_shipped (GPtrArray *choices)
{
  g_auto (GStrv) names = g_resources_enumerate_children (BOARDS, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  if (names == NULL)
    return;
  qsort (names, g_strv_length (names), sizeof (char *), compare_names);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("resource://" BOARDS, names[i], NULL);

      add_board (choices, path);
    }
}

static void
add_own (GPtrArray *choices)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "pandoria-companion", "boards", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".json"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        add_board (choices, path);
      }
}

GPtrArray *
pandoria_board_choices_load (void)
{
  GPtrArray *choices = g_ptr_array_new_with_free_func (free_choice);

  add_shipped (choices);
  add_own (choices);
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
