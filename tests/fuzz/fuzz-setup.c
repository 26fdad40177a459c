/* Runs the reader of setups on any bytes, and the engine on any setup that it accepts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"

#include "pandoria-board-json.h"

/* Returns: (nullable): the setup of @object. */
static gboolean
read_setup (JsonObject *object, PandoriaSetup *setup, PandoriaColor *colors)
{
  PandoriaReader reader;
  g_autoptr (GError) error = NULL;
  gboolean ok;

  pandoria_reader_init (&reader, "setup");
  pandoria_setup_read (&reader, object, setup, colors);
  ok = pandoria_reader_finish (&reader, &error);
  g_assert_true (ok == (error == NULL));
  return ok;
}

static void
list_names (JsonObject *object, const PandoriaSetup *setup, const char **names)
{
  JsonArray *players = json_object_get_array_member (object, "players");

  for (guint i = 0; i < setup->n_players; i++)
    names[i] = json_object_get_string_member (json_array_get_object_element (players, i), "name");
}

/* A written setup gives the same game. */
static void
check_writing (JsonObject *object, const PandoriaSetup *setup, const PandoriaColor *colors,
               const PandoriaState *state)
{
  const char *names[PANDORIA_MAX_PLAYERS];
  PandoriaColor colors_again[PANDORIA_MAX_PLAYERS];
  g_autoptr (JsonObject) written = NULL;
  PandoriaSetup again = { 0 };
  PandoriaState state_again;

  list_names (object, setup, names);
  written = pandoria_setup_to_json (setup, json_object_get_object_member (object, "board"), names,
                                    colors);
  g_assert_true (read_setup (written, &again, colors_again));
  g_assert_true (pandoria_state_init (&state_again, &again, NULL));
  g_assert_true (pandoria_state_equal (state, &state_again));
  for (guint i = 0; i < setup->n_players; i++)
    g_assert_cmpint (colors[i], ==, colors_again[i]);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (JsonNode) root = pandoria_json_parse (bytes, NULL);
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  const char *broken = NULL;
  PandoriaSetup setup = { 0 };
  PandoriaState state;

  if (root == NULL || !read_setup (json_node_get_object (root), &setup, colors))
    return 0;
  g_assert_true (pandoria_state_init (&state, &setup, NULL));
  if (!pandoria_state_check (&state, &broken))
    g_error ("%s", broken);
  check_writing (json_node_get_object (root), &setup, colors, &state);
  return 0;
}
