/* The lines of a game's header in the notation: one function for each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_VALUE 9999
#define MAX_TILES 200

/* Takes a key of docs/format.md, Keys. Returns: its number, or -1. */
static int
take_key (PandoriaNotationHeader *header, int (*from_key) (const char *key))
{
  const char *word = pandoria_notation_see_word (&header->reader);
  int number = word != NULL ? from_key (word) : -1;

  if (number >= 0)
    header->reader.position++;
  return number;
}

static const char *
need_name (PandoriaNotationHeader *header)
{
  const char *name = pandoria_notation_take_token (&header->reader, PANDORIA_TOKEN_NAME);

  if (name != NULL && g_utf8_strlen (name, -1) <= PANDORIA_MAX_NAME)
    return g_string_chunk_insert (header->texts, name);
  if (name != NULL)
    header->reader.position--;
  pandoria_notation_fail (&header->reader, 0,
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
      pandoria_notation_fail (&header->reader, 0, g_strdup (_ ("A number belongs here.")));
      return;
    }
  *value = (gint16) number;
  header->reader.position++;
}

/* "points=12" */
static void
take_start (PandoriaNotationHeader *header, const char *key, gint16 *value)
{
  const char *word = pandoria_notation_see_word (&header->reader);
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
    pandoria_notation_fail (&header->reader, 0,
                            g_strdup (_ ("The edition belongs here: first or revised.")));
  else if (variant < 0)
    pandoria_notation_fail (
        &header->reader, 0,
        g_strdup (_ ("The variant belongs here: regular, beginner, family or family-spells.")));
  header->setup.edition = (guint8) MAX (edition, 0);
  header->setup.variant = (guint8) MAX (variant, 0);
  header->seats.free_cards = header->setup.variant == PANDORIA_VARIANT_FAMILY_SPELLS;
  do
    {
      before = header->reader.position;
      for (guint i = 0; i < PANDORIA_N_NOTATION_FLAGS; i++)
        if (pandoria_notation_take_word (&header->reader, pandoria_notation_flags[i].word))
          G_STRUCT_MEMBER (gboolean, &header->setup, pandoria_notation_flags[i].offset) = TRUE;
      if (pandoria_notation_take_word (&header->reader, "total"))
        header->setup.tie_break = PANDORIA_TIE_BREAK_TOTAL;
    }
  while (header->reader.position > before);
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

  for (guint i = 0; i < PANDORIA_N_NOTATION_BOARDS; i++)
    if (g_ascii_strcasecmp (rest, pandoria_notation_boards[i].name) == 0)
      pandoria_board_load (pandoria_notation_boards[i].resource, &header->setup.board, NULL, &board,
                           &error);
  if (board == NULL && error == NULL)
    pandoria_board_from_bytes (bytes, TRUE, &header->setup.board, NULL, &board, &error);
  if (board == NULL)
    {
      pandoria_notation_fail (&header->reader, 0, g_strdup (error->message));
      return;
    }
  g_clear_pointer (&header->board, json_object_unref);
  header->board = board;
  header->reader.position = header->reader.tokens->len;
}

static void
read_start_building (PandoriaNotationHeader *header, PandoriaPlayerSetup *player)
{
  PandoriaValue value;

  if (!pandoria_notation_take (&header->reader, PANDORIA_WORD_BUILDING, 0, &value))
    return;
  player->start_building = (guint8) value.number;
  if (!pandoria_building_has_level ((PandoriaBuilding) value.number, 0)
      && pandoria_notation_need (&header->reader, PANDORIA_WORD_LEVEL, -value.number, &value))
    player->start_level = (guint8) value.number;
  if (pandoria_notation_need (&header->reader, PANDORIA_WORD_COST, PANDORIA_COST_MAY_BE_UNKNOWN,
                              &value))
    {
      player->start_cost = (guint8) value.number;
      player->is_start_cost_unknown = (guint8) value.is_none;
    }
  pandoria_notation_take (&header->reader, PANDORIA_WORD_SLOT, 0, &value);
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

  if (pandoria_notation_need (&header->reader, PANDORIA_WORD_COLOR, 0, &value))
    header->setup.start_player = value.player;
}

static void
read_tiles (PandoriaNotationHeader *header)
{
  pandoria_notation_read_some_hexes (&header->reader, PANDORIA_N_START, PANDORIA_N_START,
                                     header->setup.start_tiles[0], NULL);
  header->has_tiles = TRUE;
}

static void
read_printed (PandoriaNotationHeader *header)
{
  const guint max = G_N_ELEMENTS (header->setup.artifact_start);
  PandoriaSetup *setup = &header->setup;

  setup->n_artifact_start = (guint8) pandoria_notation_read_some_hexes (
      &header->reader, MIN ((header->reader.tokens->len + 1) / 2, max), max, setup->artifact_start,
      NULL);
}

static void
read_stack (PandoriaNotationHeader *header)
{
  need_number (header, pandoria_notation_see_word (&header->reader), MAX_TILES,
               &header->setup.double_tiles);
}

static void
read_monuments (PandoriaNotationHeader *header)
{
  PandoriaSetup *setup = &header->setup;
  PandoriaValue value;

  setup->n_monuments = 0;
  while (setup->n_monuments < PANDORIA_MAX_MONUMENTS
         && pandoria_notation_take (&header->reader, PANDORIA_WORD_NUMBER, 1, &value))
    setup->monuments[setup->n_monuments++] = (guint8) value.number;
}

static void
read_relics (PandoriaNotationHeader *header)
{
  PandoriaSetup *setup = &header->setup;
  PandoriaValue artifacts, points;

  setup->n_relics = 0;
  while (setup->n_relics < PANDORIA_MAX_RELICS
         && pandoria_notation_take (&header->reader, PANDORIA_WORD_NUMBER, 1, &artifacts)
         && pandoria_notation_need (&header->reader, PANDORIA_WORD_NUMBER, 0, &points))
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

gboolean
pandoria_notation_header_read (PandoriaNotationHeader *header, const char *key)
{
  int color = pandoria_color_from_key (key);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (strcmp (key, lines[i].key) == 0)
      {
        lines[i].read (header);
        return TRUE;
      }
  if (color < 0)
    {
      /* Translators: %s is a word that was typed. */
      pandoria_notation_fail (&header->reader, 0,
                              g_strdup_printf (_ ("No header line begins with “%s”."), key));
      return FALSE;
    }
  for (guint i = 0; i < header->seats.n; i++)
    if (header->seats.colors[i] == (PandoriaColor) color)
      pandoria_notation_fail (&header->reader, 0,
                              g_strdup (_ ("This color already has a player.")));
  if (!header->reader.failed)
    read_player (header, (PandoriaColor) color);
  return TRUE;
}
