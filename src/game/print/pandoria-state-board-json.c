/* The "board" of a printed state: the tiles and pieces on each space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json-writer.h"
#include "pandoria-parts-json.h"
#include "pandoria-state-private.h"

static void
write_figures (JsonObject *object, const PandoriaState *state, PandoriaSpace space)
{
  PandoriaFigure figures[2];
  guint n = 0;
  JsonArray *array = pandoria_json_add_array (object, "figures");

  /* On a fortress the figure is on the first space of the exit (rulings 3). */
  if (pandoria_state_place_of (state, space) == space)
    n = pandoria_state_figures_at (state, space, figures);
  for (guint i = 0; i < n; i++)
    pandoria_members_write (pandoria_json_append_object (array), pandoria_figure_members, &figures[i]);
}

static void
write_terrain (JsonObject *object, const PandoriaState *state, PandoriaSpaces closed, PandoriaSpace space)
{
  guint artifacts = pandoria_state_artifacts_at (state, space);
  PandoriaTerrain terrain = (PandoriaTerrain) pandoria_state_terrain_at (state, space);

  json_object_set_string_member (object, "terrain", pandoria_terrain_key (terrain));
  json_object_set_int_member (object, "symbols", pandoria_state_symbols_at (state, space));
  json_object_set_string_member (object, "kind", pandoria_spaces_has (&state->printed, space) ? "printed" : "tile");
  json_object_set_boolean_member (object, "closed", pandoria_spaces_has (&closed, space));
  if (artifacts > 0)
    json_object_set_int_member (object, "artifacts", artifacts);
  write_figures (object, state, space);
}

static void
write_place (JsonObject *object, const char *kind, const PandoriaState *state, PandoriaSpace space, int owner)
{
  json_object_set_string_member (object, "kind", kind);
  if (owner >= 0)
    json_object_set_int_member (object, "player", owner);
  write_figures (object, state, space);
}

/* Returns: (nullable): NULL for a space that is not listed. */
static JsonObject *
space_to_json (const PandoriaState *state, PandoriaSpaces closed, PandoriaSpace space)
{
  g_autoptr (JsonObject) object = json_object_new ();
  int castle = pandoria_state_castle_at (state, space);
  int fortress = pandoria_state_fortress_at (state, space);

  json_object_set_string_member (object, "at", pandoria_space_name (space));
  if (pandoria_state_terrain_at (state, space) >= 0)
    write_terrain (object, state, closed, space);
  else if (castle >= 0)
    write_place (object, "castle", state, space, castle);
  else if (fortress >= 0)
    write_place (object, "fortress", state, space, fortress);
  else if (pandoria_spaces_has (&state->ship_at, space))
    write_place (object, "ship", state, space, -1);
  else if (pandoria_spaces_has (&state->lakes, space))
    json_object_set_string_member (object, "kind", "lake");
  else if (pandoria_state_exit_at (state, space) >= 0)
    {
      PandoriaTerrain terrain = (PandoriaTerrain) pandoria_state_exit_at (state, space);

      json_object_set_string_member (object, "kind", "exit");
      json_object_set_string_member (object, "terrain", pandoria_terrain_key (terrain));
    }
  else
    return NULL;
  return g_steal_pointer (&object);
}

JsonArray *
pandoria_state_board_to_json (const PandoriaState *state)
{
  PandoriaSpaces closed = pandoria_state_closed (state);
  JsonArray *array = json_array_new ();

  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    {
      JsonObject *object = space_to_json (state, closed, space);

      if (object != NULL)
        json_array_add_object_element (array, object);
    }
  return array;
}
