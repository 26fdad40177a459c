/* The header of a game in the notation, written and read: one function for each line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-header.h"
#include "pandoria-board-json.h"
#include "pandoria-notation-kinds.h"
#include "pandoria-notation-plain.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_VALUE 9999
#define MAX_TILES 200

/* The boards that are named by a letter. */
static const struct
{
  const char *name, *resource;
} boards[] = {
  { "A", PANDORIA_BOARD_RESOURCE_A },
  { "B", PANDORIA_BOARD_RESOURCE_B },
};

/* The words of the rules that set a gboolean of PandoriaSetup. */
static const struct
{
  const char *word;
  gsize offset;
} flags[] = {
  { "partnership", G_STRUCT_OFFSET (PandoriaSetup, partnership) },
  { "artifacts", G_STRUCT_OFFSET (PandoriaSetup, artifacts) },
  { "same-realm", G_STRUCT_OFFSET (PandoriaSetup, same_realm) },
};

/* --- writing -------------------------------------------------------------------------------- */

static gboolean
is_shipped_board (const PandoriaBoard *board, guint i)
{
  g_autofree PandoriaBoard *shipped = g_new0 (PandoriaBoard, 1);

  pandoria_board_load (boards[i].resource, shipped, NULL, NULL, NULL);
  return memcmp (board, shipped, sizeof *board) == 0;
}

/* Writes the letter of a shipped board. Any other board is written as in its file, on one line. */
static void
write_board (GString *text, PandoriaRecord *record)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *json = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    if (is_shipped_board (&pandoria_record_get_setup (record)->board, i))
      {
        g_string_append_printf (text, "board: %s\n", boards[i].name);
        return;
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

  g_string_append_printf (
      text, "%s: ", pandoria_color_key (pandoria_record_get_player_color (record, seat)));
  pandoria_token_quote (text, pandoria_record_get_written_name (record, seat), '"', '"');
  if (player->realm != PANDORIA_REALM_NONE)
    g_string_append_printf (text, " %s", pandoria_realm_key ((PandoriaRealm) player->realm));
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    write_counter (text, pandoria_counter_key ((PandoriaCounter) i), player->resources[i]);
  write_counter (text, "points", player->points);
  write_counter (text, "hand", player->hand);
  if (player->start_building != PANDORIA_BUILDING_NONE)
    {
      PandoriaSlot slot = {
        .building = player->start_building,
        .level = player->start_level,
        .cost = player->start_cost,
        .is_cost_unknown = player->is_start_cost_unknown,
      };

      pandoria_notation_write_members (&(PandoriaNotationWriter){ text, NULL, NULL },
                                       pandoria_line_get_rows (pandoria_slot_members), &slot);
    }
  g_string_append_c (text, '\n');
}

static void
write_kind (GString *text, const PandoriaSetup *setup)
{
  g_string_append_printf (text, "rules: %s %s",
                          pandoria_edition_key ((PandoriaEdition) setup->edition),
                          pandoria_variant_key ((PandoriaVariant) setup->variant));
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    if (G_STRUCT_MEMBER (gboolean, setup, flags[i].offset))
      g_string_append_printf (text, " %s", flags[i].word);
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

void
pandoria_notation_write_header (GString *text, PandoriaRecord *record)
{
  const PandoriaSetup *setup = pandoria_record_get_setup (record);

  g_string_append (text, PANDORIA_NOTATION_BEGINNING " 1\n");
  write_named (text, "title", pandoria_record_get_written_title (record));
  write_named (text, "created", pandoria_record_get_created (record));
  write_kind (text, setup);
  write_board (text, record);
  for (guint i = 0; i < setup->n_players; i++)
    write_player (text, record, i);
  g_string_append_printf (
      text, "begins: %s\n",
      pandoria_color_key (pandoria_record_get_player_color (record, setup->start_player)));
  write_hexes (text, "tiles", 4, setup->start_tiles[0]);
  write_stacks (text, setup);
}

/* --- reading -------------------------------------------------------------------------------- */

struct _PandoriaNotationHeader
{
  PandoriaSetup setup;
  PandoriaSeats seats;
  JsonObject *board; /* nullable */
  GStringChunk *texts;
  const char *names[PANDORIA_MAX_PLAYERS], *title, *created; /* nullable; in texts */
  gboolean has_tiles;

  const char *rest;               /* the rest of the present line, after its key */
  PandoriaNotationReader *reader; /* of that rest */
};

PandoriaNotationHeader *
pandoria_notation_header_new (void)
{
  PandoriaNotationHeader *self = g_new0 (PandoriaNotationHeader, 1);

  self->texts = g_string_chunk_new (256);
  pandoria_setup_init (&self->setup, PANDORIA_MAX_PLAYERS);
  return self;
}

void
pandoria_notation_header_free (PandoriaNotationHeader *self)
{
  g_string_chunk_free (self->texts);
  g_clear_pointer (&self->board, json_object_unref);
  g_free (self);
}

/* Takes a key of docs/format.md, Keys. Returns: its number, or -1. */
static int
take_key (PandoriaNotationHeader *header, int (*from_key) (const char *key))
{
  const char *word = pandoria_notation_see_word (header->reader);
  int number = word != NULL ? from_key (word) : -1;

  if (number >= 0)
    pandoria_notation_skip (header->reader, 1);
  return number;
}

static const char *
need_name (PandoriaNotationHeader *header)
{
  const char *name = pandoria_notation_take_token (header->reader, PANDORIA_TOKEN_NAME);

  if (name != NULL && g_utf8_strlen (name, -1) <= PANDORIA_MAX_NAME)
    return g_string_chunk_insert (header->texts, name);
  if (name != NULL)
    pandoria_notation_step_back (header->reader);
  pandoria_notation_fail (header->reader, 0,
                          g_strdup (_ ("A name in quotation marks belongs here.")));
  return NULL;
}

/* Reads a number from 0 to @max from @text (nullable), which is a part of the present word. */
static void
need_number (PandoriaNotationHeader *header, const char *text, guint max, gint16 *value)
{
  guint64 number;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 0, max, &number, NULL))
    {
      pandoria_notation_fail (header->reader, 0, g_strdup (_ ("A number belongs here.")));
      return;
    }
  *value = (gint16) number;
  pandoria_notation_skip (header->reader, 1);
}

/* "points=12" */
static void
take_start (PandoriaNotationHeader *header, const char *key, gint16 *value)
{
  const char *word = pandoria_notation_see_word (header->reader);
  gsize length = strlen (key);

  if (word != NULL && g_str_has_prefix (word, key) && word[length] == '=')
    need_number (header, word + length + 1, MAX_VALUE, value);
}

static void
read_title (PandoriaNotationHeader *header)
{
  header->title = need_name (header);
}

/* A program that made all digits wide has changed those of the time, too. */
static void
read_created (PandoriaNotationHeader *header)
{
  const char *created = need_name (header);
  g_autofree char *plain
      = created != NULL ? g_utf8_normalize (created, -1, G_NORMALIZE_NFKC) : NULL;

  header->created = plain != NULL ? g_string_chunk_insert (header->texts, plain) : NULL;
}

static void
read_rules (PandoriaNotationHeader *header)
{
  int edition = take_key (header, pandoria_edition_from_key);
  int variant = edition >= 0 ? take_key (header, pandoria_variant_from_key) : -1;
  guint before;

  if (edition < 0)
    pandoria_notation_fail (header->reader, 0,
                            g_strdup (_ ("The edition belongs here: first or revised.")));
  else if (variant < 0)
    pandoria_notation_fail (
        header->reader, 0,
        g_strdup (_ ("The variant belongs here: regular, beginner, family or family-spells.")));
  header->setup.edition = (guint8) MAX (edition, 0);
  header->setup.variant = (guint8) MAX (variant, 0);
  header->seats.free_cards = header->setup.variant == PANDORIA_VARIANT_FAMILY_SPELLS;
  do
    {
      before = pandoria_notation_reader_get_position (header->reader);
      for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
        if (pandoria_notation_take_word (header->reader, flags[i].word))
          G_STRUCT_MEMBER (gboolean, &header->setup, flags[i].offset) = TRUE;
      if (pandoria_notation_take_word (header->reader, "total"))
        header->setup.tie_break = PANDORIA_TIE_BREAK_TOTAL;
    }
  while (pandoria_notation_reader_get_position (header->reader) > before);
}

/* Returns: @rest with the spaces of ASCII only, and without invisible characters at its ends. */
static GString *
copy_rest (const char *rest)
{
  GString *text = g_string_new (NULL);
  gsize end = 0;

  for (const char *p = rest; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      gboolean is_space = g_unichar_isspace (c);
      gboolean is_shown = !is_space && g_unichar_type (c) != G_UNICODE_FORMAT;

      if (is_shown || end > 0)
        g_string_append_unichar (text, is_space ? ' ' : c);
      if (is_shown)
        end = text->len;
    }
  return g_string_truncate (text, end);
}

/* Returns: (transfer full): the value of the line. A board in JSON gets back the quotation marks
 * and spaces that a mail may have replaced. */
static char *
get_board_text (PandoriaNotationHeader *header)
{
  g_autoptr (GString) text = copy_rest (header->rest);

  if (strchr (text->str, '"') == NULL)
    {
      g_string_replace (text, "“", "\"", 0);
      g_string_replace (text, "”", "\"", 0);
      g_string_replace (text, "„", "\"", 0);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
read_board (PandoriaNotationHeader *header)
{
  g_autofree char *rest = get_board_text (header);
  g_autoptr (GBytes) bytes = g_bytes_new_static (rest, strlen (rest));
  g_autoptr (GError) error = NULL;
  JsonObject *board = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    if (g_ascii_strcasecmp (rest, boards[i].name) == 0)
      pandoria_board_load (boards[i].resource, &header->setup.board, NULL, &board, &error);
  if (board == NULL && error == NULL)
    pandoria_board_from_bytes (bytes, TRUE, &header->setup.board, NULL, &board, &error);
  if (board == NULL)
    {
      pandoria_notation_fail (header->reader, 0, g_strdup (error->message));
      return;
    }
  g_clear_pointer (&header->board, json_object_unref);
  header->board = board;
  pandoria_notation_skip (header->reader, pandoria_notation_reader_count_left (header->reader));
}

static void
read_start_building (PandoriaNotationHeader *header, PandoriaPlayerSetup *player)
{
  PandoriaValue value;

  if (!pandoria_notation_take (header->reader, PANDORIA_WORD_BUILDING, 0, &value))
    return;
  player->start_building = (guint8) value.number;
  if (!pandoria_building_has_level ((PandoriaBuilding) value.number, 0)
      && pandoria_notation_need (header->reader, PANDORIA_WORD_LEVEL, -value.number, &value))
    player->start_level = (guint8) value.number;
  if (pandoria_notation_need (header->reader, PANDORIA_WORD_COST, PANDORIA_COST_MAY_BE_UNKNOWN,
                              &value))
    {
      player->start_cost = (guint8) value.number;
      player->is_start_cost_unknown = (guint8) value.is_none;
    }
  pandoria_notation_take (header->reader, PANDORIA_WORD_SLOT, 0, &value);
}

static void
read_player (PandoriaNotationHeader *header, PandoriaColor color)
{
  guint seat = header->seats.n;
  PandoriaPlayerSetup *player = &header->setup.players[seat];
  int realm;

  header->seats.colors[seat] = color;
  header->seats.n++;
  header->names[seat] = need_name (header);
  realm = take_key (header, pandoria_realm_from_key);
  player->realm = (guint8) (realm >= 0 ? realm : 0);
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    take_start (header, pandoria_counter_key ((PandoriaCounter) i), &player->resources[i]);
  take_start (header, "points", &player->points);
  take_start (header, "hand", &player->hand);
  read_start_building (header, player);
}

static void
read_begins (PandoriaNotationHeader *header)
{
  PandoriaValue value;

  if (pandoria_notation_need (header->reader, PANDORIA_WORD_COLOR, 0, &value))
    header->setup.start_player = value.player;
}

static void
read_tiles (PandoriaNotationHeader *header)
{
  pandoria_notation_read_some_hexes (header->reader, PANDORIA_N_START, PANDORIA_N_START,
                                     header->setup.start_tiles[0], NULL);
  header->has_tiles = TRUE;
}

static void
read_printed (PandoriaNotationHeader *header)
{
  const guint max = G_N_ELEMENTS (header->setup.artifact_start);
  const guint n_tokens = pandoria_notation_reader_count_left (header->reader);
  PandoriaSetup *setup = &header->setup;

  setup->n_artifact_start = (guint8) pandoria_notation_read_some_hexes (
      header->reader, MIN ((n_tokens + 1) / 2, max), max, setup->artifact_start, NULL);
}

static void
read_stack (PandoriaNotationHeader *header)
{
  need_number (header, pandoria_notation_see_word (header->reader), MAX_TILES,
               &header->setup.double_tiles);
}

static void
read_monuments (PandoriaNotationHeader *header)
{
  PandoriaSetup *setup = &header->setup;
  PandoriaValue value;

  setup->n_monuments = 0;
  while (setup->n_monuments < PANDORIA_MAX_MONUMENTS
         && pandoria_notation_take (header->reader, PANDORIA_WORD_NUMBER, 1, &value))
    setup->monuments[setup->n_monuments++] = (guint8) value.number;
}

static void
read_relics (PandoriaNotationHeader *header)
{
  PandoriaSetup *setup = &header->setup;
  PandoriaValue artifacts, points;

  setup->n_relics = 0;
  while (setup->n_relics < PANDORIA_MAX_RELICS
         && pandoria_notation_take (header->reader, PANDORIA_WORD_NUMBER, 1, &artifacts)
         && pandoria_notation_need (header->reader, PANDORIA_WORD_NUMBER, 0, &points))
    setup->relics[setup->n_relics++]
        = (PandoriaRelic){ (guint8) artifacts.number, (guint8) points.number };
}

static const struct
{
  const char *key;
  void (*read) (PandoriaNotationHeader *header);
} lines[] = {
  { "title", read_title },     { "created", read_created },     { "rules", read_rules },
  { "board", read_board },     { "begins", read_begins },       { "tiles", read_tiles },
  { "printed", read_printed }, { "monuments", read_monuments }, { "stack", read_stack },
  { "relics", read_relics },
};

gboolean
pandoria_notation_header_has (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (strcmp (key, lines[i].key) == 0)
      return TRUE;
  return FALSE;
}

/* Reads the present line. Returns: FALSE if no line begins with @key. */
static gboolean
read_line (PandoriaNotationHeader *header, const char *key)
{
  int color = pandoria_color_from_key (key);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (strcmp (key, lines[i].key) == 0)
      {
        lines[i].read (header);
        return TRUE;
      }
  if (color < 0)
    return FALSE;
  for (guint i = 0; i < header->seats.n; i++)
    if (header->seats.colors[i] == (PandoriaColor) color)
      pandoria_notation_fail (header->reader, 0, g_strdup (_ ("This color already has a player.")));
  if (!pandoria_notation_has_failed (header->reader))
    read_player (header, (PandoriaColor) color);
  return TRUE;
}

/* French has a space that does not break before a colon. */
char *
pandoria_notation_read_key (const char *from, const char *end)
{
  g_autoptr (GString) key = g_string_new (NULL);

  for (const char *p = from; p < end; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isspace (c))
        g_string_append_c (key, ' ');
      else if (g_unichar_type (c) != G_UNICODE_FORMAT)
        g_string_append_unichar (key, c < 0x80 ? (gunichar) g_ascii_tolower ((char) c) : c);
    }
  return g_strstrip (g_string_free (g_steal_pointer (&key), FALSE));
}

PandoriaFault *
pandoria_notation_header_read (PandoriaNotationHeader *self, const char *text, gsize start,
                               gsize end)
{
  const char *colon = memchr (text + start, ':', end - start);
  gsize key_end = colon != NULL ? (gsize) (colon - text) : end;
  gsize rest = MIN (key_end + 1, end);
  g_autofree char *key = pandoria_notation_read_key (text + start, text + key_end);
  g_autofree char *line = g_strndup (text + rest, end - rest);
  g_autoptr (GArray) tokens = pandoria_tokens_new (line);
  g_autoptr (PandoriaNotationReader) reader
      = pandoria_notation_reader_new (&self->seats, NULL, tokens, 0, NULL);
  PandoriaFault *fault;

  self->rest = line;
  self->reader = reader;
  if (!read_line (self, key))
    /* Translators: %s is a word that was typed. */
    return pandoria_fault_new (text, start, key_end, FALSE,
                               g_strdup_printf (_ ("No header line begins with “%s”."), key));
  if (pandoria_notation_reader_count_left (reader) > 0)
    pandoria_notation_fail (reader, 0, g_strdup (_ ("This word does not belong in this line.")));
  fault = pandoria_fault_new_of (reader, text, rest, end);
  if (fault != NULL)
    fault->is_missing = FALSE;
  return fault;
}

PandoriaRecord *
pandoria_notation_header_create_record (PandoriaNotationHeader *self, GError **error)
{
  g_autofree char *now = NULL;

  self->setup.n_players = (guint8) self->seats.n;
  if (self->created == NULL)
    now = pandoria_record_make_created ();
  return pandoria_record_new (&self->setup, self->board, self->names, self->seats.colors,
                              self->title != NULL ? self->title : "",
                              self->created != NULL ? self->created : now, error);
}

char *
pandoria_notation_header_find_missing (const PandoriaNotationHeader *self)
{
  if (self->seats.n < 2)
    return g_strdup (
        _ ("A game needs a line for each of two to four players: a color, a colon, and a name."));
  if (self->board == NULL)
    return g_strdup (_ ("The line with the board is missing, such as board: A."));
  if (!self->has_tiles)
    return g_strdup (
        _ ("The line with the starting tiles is missing, such as tiles: F1 H6 C1 H7 H2 I6 M1 I7."));
  return NULL;
}
