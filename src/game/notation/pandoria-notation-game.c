/* A whole game written in the notation: a header with its setup, an empty line, and a line for each turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"

#include <string.h>

static gboolean
is_same_board (const PandoriaBoard *a, const PandoriaBoard *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/* Writes the letter of a shipped board. Any other board is written as in its file, on one line. */
static void
write_board (GString *text, PandoriaRecord *record)
{
  const PandoriaBoard *own = &pandoria_record_get_setup (record)->board;
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *json = NULL;

  for (guint i = 0; i < PANDORIA_N_NOTATION_BOARDS; i++)
    {
      PandoriaBoard board;

      memset (&board, 0, sizeof board);
      if (pandoria_board_load (pandoria_notation_boards[i].resource, &board, NULL, NULL, NULL)
          && is_same_board (own, &board))
        {
          g_string_append_printf (text, "board: %s\n", pandoria_notation_boards[i].name);
          return;
        }
    }
  node = json_node_new (JSON_NODE_OBJECT);
  json_node_set_object (node, pandoria_record_get_board_json (record));
  json = json_to_string (node, FALSE);
  g_string_append_printf (text, "board: %s\n", json);
}

static void
write_counter (GString *text, const char *key, int value)
{
  if (value != PANDORIA_DEFAULT)
    g_string_append_printf (text, " %s=%d", key, value);
}

static void
write_player (GString *text, PandoriaRecord *record, guint seat)
{
  const PandoriaPlayerSetup *player = &pandoria_record_get_setup (record)->players[seat];

  g_string_append_printf (text, "%s: ", pandoria_color_key (pandoria_record_get_player_color (record, seat)));
  pandoria_token_quote (text, pandoria_record_get_written_name (record, seat), '"', '"');
  if (player->realm != PANDORIA_REALM_NONE)
    g_string_append_printf (text, " %s", pandoria_realm_key ((PandoriaRealm) player->realm));
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    write_counter (text, pandoria_counter_key ((PandoriaCounter) i), player->resources[i]);
  write_counter (text, "points", player->points);
  write_counter (text, "hand", player->hand);
  if (player->start_building != PANDORIA_BUILDING_NONE)
    {
      PandoriaBuild build = { player->start_building, player->start_level, player->start_cost, 0, -1 };

      pandoria_notation_write_members (&(PandoriaNotationWriter){ text, NULL, NULL }, pandoria_build_members, &build);
    }
  g_string_append_c (text, '\n');
}

static void
write_kind (GString *text, const PandoriaSetup *setup)
{
  g_string_append_printf (text, "rules: %s %s", pandoria_edition_key ((PandoriaEdition) setup->edition),
                          pandoria_variant_key ((PandoriaVariant) setup->variant));
  if (setup->partnership)
    g_string_append (text, " partnership");
  if (setup->artifacts)
    g_string_append (text, " artifacts");
  if (setup->same_realm)
    g_string_append (text, " same-realm");
  if (setup->tie_break == PANDORIA_TIE_BREAK_TOTAL)
    g_string_append (text, " total");
  g_string_append_c (text, '\n');
}

static void
write_hexes (GString *text, const char *key, guint n, const PandoriaHex *hexes)
{
  g_string_append_printf (text, "%s:", key);
  pandoria_notation_add_hexes (text, n, hexes, 0);
  g_string_append_c (text, '\n');
}

static void
write_stacks (GString *text, const PandoriaSetup *setup)
{
  if (setup->n_artifact_start > 0)
    write_hexes (text, "printed", setup->n_artifact_start, setup->artifact_start);
  if (setup->double_tiles != PANDORIA_DEFAULT)
    g_string_append_printf (text, "stack: %d\n", setup->double_tiles);
  if (setup->n_monuments != PANDORIA_DEFAULT)
    {
      g_string_append (text, "monuments:");
      for (int i = 0; i < setup->n_monuments; i++)
        g_string_append_printf (text, " %u", setup->monuments[i]);
      g_string_append_c (text, '\n');
    }
  if (setup->n_relics == PANDORIA_DEFAULT)
    return;
  g_string_append (text, "relics:");
  for (int i = 0; i < setup->n_relics; i++)
    g_string_append_printf (text, " %u %u", setup->relics[i].artifacts, setup->relics[i].points);
  g_string_append_c (text, '\n');
}

static void
write_named (GString *text, const char *key, const char *value)
{
  g_string_append_printf (text, "%s: ", key);
  pandoria_token_quote (text, value, '"', '"');
  g_string_append_c (text, '\n');
}

static void
write_header (GString *text, PandoriaRecord *record)
{
  const PandoriaSetup *setup = pandoria_record_get_setup (record);

  g_string_append (text, PANDORIA_NOTATION_BEGINNING " 1\n");
  write_named (text, "title", pandoria_record_get_written_title (record));
  write_named (text, "created", pandoria_record_get_created (record));
  write_kind (text, setup);
  write_board (text, record);
  for (guint i = 0; i < setup->n_players; i++)
    write_player (text, record, i);
  g_string_append_printf (text, "begins: %s\n",
                          pandoria_color_key (pandoria_record_get_player_color (record, setup->start_player)));
  write_hexes (text, "tiles", 4, setup->start_tiles[0]);
  write_stacks (text, setup);
}

char *
pandoria_notation_write_game (PandoriaGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  n = pandoria_game_get_position (game);
  write_header (text, pandoria_game_get_record (game));
  g_string_append_c (text, '\n');
  for (guint i = 0; i < n;)
    {
      g_autofree char *line = pandoria_notation_write_turn (game, i);
      guint turn = pandoria_game_get_state_at (game, i)->turn;

      g_string_append (text, line);
      g_string_append_c (text, '\n');
      while (i < n && pandoria_game_get_state_at (game, i)->turn == turn)
        i++;
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
