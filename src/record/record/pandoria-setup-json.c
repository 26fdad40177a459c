/* Converts a game's "setup" between JSON and PandoriaSetup.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-json.h"

#include "pandoria-parts-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* rulings 54, 56 */
#define MAX_MARKER 10
#define MAX_POINTS 9999
#define MAX_HAND   54
#define MAX_TILES  200

/* --- colors --------------------------------------------------------------------------------- */

static const struct
{
  const char *key, *name;
} color_rows[] = {
  [PANDORIA_COLOR_RED] = { "red", NC_ ("colour", "Red") },
  [PANDORIA_COLOR_BLUE] = { "blue", NC_ ("colour", "Blue") },
  [PANDORIA_COLOR_GREEN] = { "green", NC_ ("colour", "Green") },
  [PANDORIA_COLOR_YELLOW] = { "yellow", NC_ ("colour", "Yellow") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (color_rows) == PANDORIA_N_COLORS);

const char *
pandoria_color_key (PandoriaColor color)
{
  g_return_val_if_fail (color < PANDORIA_N_COLORS, NULL);
  return color_rows[color].key;
}

const char *
pandoria_color_name (PandoriaColor color)
{
  g_return_val_if_fail (color < PANDORIA_N_COLORS, "");
  return g_dpgettext2 (GETTEXT_PACKAGE, "colour", color_rows[color].name);
}

char *
pandoria_color_add_to_name (const char *name, PandoriaColor color)
{
  g_return_val_if_fail (name != NULL, NULL);
  /* Translators: a player and the color, if another player has the same name: “Anna (Red)” */
  return g_strdup_printf (g_dpgettext2 (GETTEXT_PACKAGE, "player and color", "%1$s (%2$s)"), name,
                          pandoria_color_name (color));
}

static char *
fold_name (const char *name)
{
  g_autofree char *lower = g_utf8_casefold (name, -1);

  return g_utf8_normalize (lower, -1, G_NORMALIZE_ALL);
}

gboolean
pandoria_names_look_equal (const char *name, const char *other)
{
  g_autofree char *folded = NULL, *folded_other = NULL;

  g_return_val_if_fail (name != NULL && other != NULL, FALSE);

  folded = fold_name (name);
  folded_other = fold_name (other);
  return g_strcmp0 (folded, folded_other) == 0;
}

int
pandoria_color_from_key (const char *key)
{
  return pandoria_key_find (&color_rows[0].key, sizeof color_rows[0], PANDORIA_N_COLORS, key);
}

/* --- players -------------------------------------------------------------------------------- */

#define MEMBER   PANDORIA_MEMBER_ROW
#define OPTIONAL .flags = PANDORIA_MEMBER_OPTIONAL
#define LIST(MEMBER, PART)                                               \
  .count = offsetof (PandoriaSetup, n_##MEMBER), .part = PART, OPTIONAL, \
  .room = G_N_ELEMENTS (((PandoriaSetup *) NULL)->MEMBER),               \
  .size = sizeof (((PandoriaSetup *) NULL)->MEMBER[0])

/* It has the same four bytes as a PandoriaSlot. */
static const PandoriaMemberRow start_member = MEMBER (
    PART, "start", PandoriaPlayerSetup, start_building, .part = pandoria_slot_members, OPTIONAL);

static const PandoriaMemberRow relic_members[] = {
  MEMBER (NUMBER, "artifacts", PandoriaRelic, artifacts, .min = 1, .max = PANDORIA_MAX_COST),
  MEMBER (NUMBER, "points", PandoriaRelic, points, .max = PANDORIA_MAX_COST),
  { .kind = PANDORIA_KIND_END },
};

static const PandoriaMemberRow relics_member
    = MEMBER (LIST, "relics", PandoriaSetup, relics, LIST (relics, relic_members));
static const PandoriaMemberRow artifact_start_member
    = MEMBER (LIST, "artifactStart", PandoriaSetup, artifact_start,
              LIST (artifact_start, pandoria_hex_members));

/* The family variants have no realms: the member is null or missing. */
static void
read_realm (PandoriaReader *reader, JsonObject *object, const PandoriaSetup *setup,
            PandoriaPlayerSetup *player)
{
  if (!pandoria_variant_is_family ((PandoriaVariant) setup->variant))
    player->realm = (guint8) pandoria_reader_key (reader, object, "realm", pandoria_realm_from_key,
                                                  N_ ("“%s” is not a realm"));
  else if (pandoria_reader_has (reader, object, "realm")
           && !pandoria_reader_is_null (reader, object, "realm"))
    pandoria_reader_fail (reader, "realm", _ ("there are no realms in the family variants"));
}

static void
read_player (PandoriaReader *reader, JsonObject *object, const PandoriaSetup *setup,
             PandoriaPlayerSetup *player)
{
  pandoria_reader_name (reader, object, "name");
  read_realm (reader, object, setup, player);
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    player->resources[r] = (gint16) pandoria_reader_int_or (
        reader, object, pandoria_counter_key ((PandoriaCounter) r), 0, MAX_MARKER,
        PANDORIA_DEFAULT);
  player->points
      = (gint16) pandoria_reader_int_or (reader, object, "points", 0, MAX_POINTS, PANDORIA_DEFAULT);
  player->hand
      = (gint16) pandoria_reader_int_or (reader, object, "hand", 0, MAX_HAND, PANDORIA_DEFAULT);
  /* Outside the beginner's game "start" is ignored (rulings 56). */
  if (setup->variant == PANDORIA_VARIANT_BEGINNER)
    pandoria_member_read (reader, object, &start_member, player);
  else
    pandoria_reader_ignore (reader, object, "start");
}

static PandoriaColor
read_color (PandoriaReader *reader, JsonObject *object, guint seat, const PandoriaColor *colors)
{
  int color = pandoria_reader_key (reader, object, "color", pandoria_color_from_key,
                                   N_ ("“%s” is not the color of a player"));

  for (guint other = 0; other < seat; other++)
    if (colors[other] == (PandoriaColor) color)
      pandoria_reader_fail (reader, "color", _ ("another player has “%s” already"),
                            pandoria_color_key ((PandoriaColor) color));
  return (PandoriaColor) color;
}

static void
read_players (PandoriaReader *reader, JsonObject *object, PandoriaSetup *setup,
              PandoriaColor *colors)
{
  PandoriaList list;

  pandoria_list_open (&list, reader, object, "players", 2, PANDORIA_MAX_PLAYERS);
  while (pandoria_list_next (&list))
    {
      JsonObject *player = pandoria_list_object (&list);

      read_player (reader, player, setup, &setup->players[list.index]);
      colors[list.index] = read_color (reader, player, list.index, colors);
    }
}

/* --- tiles, monuments, relics --------------------------------------------------------------- */

static void
read_start_tiles (PandoriaReader *reader, JsonObject *object, PandoriaSetup *setup)
{
  PandoriaList tiles, hexes;

  pandoria_list_open (&tiles, reader, object, "startTiles", 2, 2);
  while (pandoria_list_next (&tiles))
    {
      pandoria_list_open_within (&hexes, &tiles, 2, 2);
      while (pandoria_list_next (&hexes))
        pandoria_members_read (reader, pandoria_list_object (&hexes), pandoria_hex_members,
                               &setup->start_tiles[tiles.index][hexes.index]);
    }
}

static void
read_monuments (PandoriaReader *reader, JsonObject *object, PandoriaSetup *setup)
{
  PandoriaList list;

  pandoria_list_open_or_empty (&list, reader, object, "monuments", PANDORIA_MAX_MONUMENTS);
  while (pandoria_list_next (&list))
    setup->monuments[list.index] = (guint8) pandoria_list_int (&list, 1, PANDORIA_MAX_COST);
  if (list.array != NULL)
    setup->n_monuments = (gint8) list.index;
}

/* --- the whole ------------------------------------------------------------------------------ */

static int
tie_break_from_key (const char *key)
{
  if (strcmp (key, "leftover") == 0)
    return PANDORIA_TIE_BREAK_LEFTOVER;
  return strcmp (key, "total") == 0 ? PANDORIA_TIE_BREAK_TOTAL : -1;
}

static void
read_modules (PandoriaReader *reader, JsonObject *object, PandoriaSetup *setup)
{
  if (pandoria_reader_has (reader, object, "tieBreak"))
    setup->tie_break = (guint8) pandoria_reader_key (reader, object, "tieBreak", tie_break_from_key,
                                                     N_ ("“%s” is neither “leftover” nor “total”"));
  setup->edition = (guint8) pandoria_reader_key (
      reader, object, "edition", pandoria_edition_from_key, N_ ("“%s” is not an edition"));
  setup->variant = (guint8) pandoria_reader_key (
      reader, object, "variant", pandoria_variant_from_key, N_ ("“%s” is not a variant"));
  setup->partnership = pandoria_reader_bool (reader, object, "partnership");
  setup->artifacts = pandoria_reader_bool (reader, object, "artifacts");
  setup->same_realm = pandoria_reader_has (reader, object, "sameRealm")
                      && pandoria_reader_bool (reader, object, "sameRealm");
  setup->start_player
      = (guint8) pandoria_reader_int (reader, object, "startPlayer", 0, setup->n_players - 1);
  setup->double_tiles = (gint16) pandoria_reader_int_or (reader, object, "doubleTiles", 0,
                                                         MAX_TILES, PANDORIA_DEFAULT);
}

void
pandoria_setup_prepare_reader (const PandoriaSetup *setup, PandoriaReader *reader)
{
  g_return_if_fail (setup != NULL);

  reader->n_players = setup->n_players;
  reader->free_cards = setup->variant == PANDORIA_VARIANT_FAMILY_SPELLS;
  for (guint i = 0; i < setup->n_players; i++)
    reader->n_slots[i] = (guint8) pandoria_realm_get_n_slots (
        (PandoriaRealm) setup->players[i].realm, (PandoriaVariant) setup->variant);
}

void
pandoria_setup_read (PandoriaReader *reader, JsonObject *object, PandoriaSetup *setup,
                     PandoriaColor colors[PANDORIA_MAX_PLAYERS])
{
  g_autoptr (GError) error = NULL;
  JsonArray *players = pandoria_reader_array (reader, object, "players", 2, PANDORIA_MAX_PLAYERS);
  JsonObject *board;
  gsize mark;

  if (!pandoria_reader_is_ok (reader))
    return;
  reader->n_players = json_array_get_length (players);
  pandoria_setup_init (setup, reader->n_players);
  read_modules (reader, object, setup);
  board = pandoria_reader_object (reader, object, "board");
  mark = pandoria_reader_enter (reader, "board");
  pandoria_board_read (reader, board, &setup->board);
  pandoria_reader_leave (reader, mark);
  read_players (reader, object, setup, colors);
  read_start_tiles (reader, object, setup);
  pandoria_member_read (reader, object, &artifact_start_member, setup);
  read_monuments (reader, object, setup);
  pandoria_member_read (reader, object, &relics_member, setup);
  pandoria_setup_prepare_reader (setup, reader);
  if (pandoria_reader_is_ok (reader) && !pandoria_setup_check (setup, &error))
    pandoria_setup_fault_report (reader, error);
}

/* --- writing -------------------------------------------------------------------------------- */

static void
write_counter (JsonObject *object, const char *member, int value)
{
  if (value != PANDORIA_DEFAULT)
    json_object_set_int_member (object, member, value);
}

static void
write_player (JsonObject *object, const PandoriaPlayerSetup *player, const char *name,
              PandoriaColor color)
{
  json_object_set_string_member (object, "name", name);
  json_object_set_string_member (object, "color", pandoria_color_key (color));
  if (player->realm != PANDORIA_REALM_NONE)
    json_object_set_string_member (object, "realm",
                                   pandoria_realm_key ((PandoriaRealm) player->realm));
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    write_counter (object, pandoria_counter_key ((PandoriaCounter) r), player->resources[r]);
  write_counter (object, "points", player->points);
  write_counter (object, "hand", player->hand);
  pandoria_member_write (object, &start_member, player);
}

static void
write_start_tiles (JsonObject *object, const PandoriaSetup *setup)
{
  JsonArray *tiles = pandoria_json_add_array (object, "startTiles");

  for (guint i = 0; i < 2; i++)
    {
      JsonArray *tile = json_array_new ();

      for (guint j = 0; j < 2; j++)
        pandoria_members_write (pandoria_json_append_object (tile), pandoria_hex_members,
                                &setup->start_tiles[i][j]);
      json_array_add_array_element (tiles, tile);
    }
}

static void
write_monuments (JsonObject *object, const PandoriaSetup *setup)
{
  JsonArray *array = setup->n_monuments != PANDORIA_DEFAULT
                         ? pandoria_json_add_array (object, "monuments")
                         : NULL;

  for (int i = 0; i < setup->n_monuments; i++)
    json_array_add_int_element (array, setup->monuments[i]);
}

static void
write_options (JsonObject *object, const PandoriaSetup *setup)
{
  write_counter (object, "doubleTiles", setup->double_tiles);
  if (setup->tie_break == PANDORIA_TIE_BREAK_TOTAL)
    json_object_set_string_member (object, "tieBreak", "total");
  if (setup->same_realm)
    json_object_set_boolean_member (object, "sameRealm", TRUE);
  write_monuments (object, setup);
  if (setup->n_relics != PANDORIA_DEFAULT)
    pandoria_list_write (object, "relics", relic_members, setup->relics, (guint) setup->n_relics,
                         sizeof (PandoriaRelic));
  pandoria_member_write (object, &artifact_start_member, setup);
}

JsonObject *
pandoria_setup_to_json (const PandoriaSetup *setup, JsonObject *board, const char *const *names,
                        const PandoriaColor *colors)
{
  JsonObject *object = json_object_new ();
  JsonArray *players;

  g_return_val_if_fail (setup != NULL, NULL);

  json_object_set_string_member (object, "edition",
                                 pandoria_edition_key ((PandoriaEdition) setup->edition));
  json_object_set_string_member (object, "variant",
                                 pandoria_variant_key ((PandoriaVariant) setup->variant));
  json_object_set_boolean_member (object, "partnership", setup->partnership);
  json_object_set_boolean_member (object, "artifacts", setup->artifacts);
  json_object_set_object_member (object, "board", json_object_ref (board));
  json_object_set_int_member (object, "startPlayer", setup->start_player);
  players = pandoria_json_add_array (object, "players");
  for (guint i = 0; i < setup->n_players; i++)
    write_player (pandoria_json_append_object (players), &setup->players[i], names[i], colors[i]);
  write_start_tiles (object, setup);
  write_options (object, setup);
  return object;
}

/* --- faults --------------------------------------------------------------------------------- */

/* %s is the name of a space. */
static const char *const sentences[] = {
  [PANDORIA_SETUP_ERROR_NO_REALM] = N_ ("the realm is missing"),
  [PANDORIA_SETUP_ERROR_REALM_NOT_ALLOWED] = N_ ("this realm is not in this variant"),
  [PANDORIA_SETUP_ERROR_REALM_TAKEN]
  = N_ ("another player has this realm, and “sameRealm” is not set"),
  [PANDORIA_SETUP_ERROR_RESOURCE]
  = N_ ("a resource marker must be between 0 and the realm’s limit"),
  [PANDORIA_SETUP_ERROR_START_LEVEL] = N_ ("the starting building does not have this level"),
  [PANDORIA_SETUP_ERROR_START_PLAYER] = N_ ("there is no such player"),
  [PANDORIA_SETUP_ERROR_PARTNERSHIP] = N_ ("a partnership takes 4 players"),
  [PANDORIA_SETUP_ERROR_DOUBLE_TILES]
  = N_ ("the stack must hold at least everyone’s first tile, and at most 200 tiles"),
  [PANDORIA_SETUP_ERROR_HEX]
  = N_ ("a space must show one of the four terrains with 0 to 3 symbols"),
  [PANDORIA_SETUP_ERROR_TILE_APART]
  = N_ ("the two spaces of a double tile must be next to each other"),
  [PANDORIA_SETUP_ERROR_START_NOT_COVERED]
  = N_ ("the tiles must cover the start spaces of the board"),
  [PANDORIA_SETUP_ERROR_NOT_EMPTY] = N_ ("the tile must lie on empty spaces of the plain"),
  [PANDORIA_SETUP_ERROR_RELIC_TWICE] = N_ ("there is a relic for this number of artifacts already"),
  [PANDORIA_SETUP_ERROR_PLAIN_AND_LAKE] = N_ ("%s is both plain and lake"),
  [PANDORIA_SETUP_ERROR_OUTSIDE]
  = N_ ("%s is outside the plain: columns A and P and row 0 have only exit paths"),
  [PANDORIA_SETUP_ERROR_PRINTED_TWICE] = N_ ("%s is printed twice"),
  [PANDORIA_SETUP_ERROR_PRINTED_NOT_PLAIN] = N_ ("%s is printed but not part of the plain"),
  [PANDORIA_SETUP_ERROR_EXIT_TAKEN] = N_ ("%s is an exit path and also something else"),
  [PANDORIA_SETUP_ERROR_EXIT_APART]
  = N_ ("%s and the other space of its exit path must be next to each other"),
  [PANDORIA_SETUP_ERROR_SHIP_ON_LAND] = N_ ("%s has a ship but is not a lake"),
  [PANDORIA_SETUP_ERROR_TWO_SHIPS] = N_ ("%s has two ships"),
  [PANDORIA_SETUP_ERROR_SHIPS_IN_CIRCLE] = N_ ("the ships must not drift in a circle"),
  [PANDORIA_SETUP_ERROR_START_MISSING] = N_ ("a board has four start spaces"),
  [PANDORIA_SETUP_ERROR_START_NOT_PLAIN] = N_ ("%s is a start space but not part of the plain"),
  [PANDORIA_SETUP_ERROR_START_TWICE] = N_ ("%s is listed twice as a start space"),
  [PANDORIA_SETUP_ERROR_START_PRINTED] = N_ ("%s is both start space and printed terrain"),
  [PANDORIA_SETUP_ERROR_START_NOT_COVERABLE]
  = N_ ("two double tiles cannot cover the start spaces"),
  [PANDORIA_SETUP_ERROR_PLAIN_UNREACHED] = N_ ("%s is in a part of the plain without start spaces"),
  [PANDORIA_SETUP_ERROR_EXIT_AWAY] = N_ ("%s is an exit path but not next to the plain"),
  [PANDORIA_SETUP_ERROR_EXIT_INSIDE] = N_ ("%s is an exit path but not at the edge of the plain"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (sentences) == PANDORIA_N_SETUP_ERRORS);

char *
pandoria_setup_fault_describe (int code, PandoriaSpace space)
{
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (code >= 0 && code < PANDORIA_N_SETUP_ERRORS, NULL);

  parts = g_strsplit (_ (sentences[code]), "%s", 2);
  return g_strjoinv (space >= 0 ? pandoria_space_name (space) : "", parts);
}

void
pandoria_setup_fault_report (PandoriaReader *reader, const GError *error)
{
  g_autofree char *fault
      = pandoria_setup_fault_describe (error->code, pandoria_setup_error_get_space (error));

  g_return_if_fail (reader != NULL);

  pandoria_reader_fail (reader, pandoria_setup_error_get_place (error), "%s", fault);
}
