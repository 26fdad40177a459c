/* The lines of a game's header in the notation: one function for each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-json.h"
#include "pandoria-json-limits.h"
#include "pandoria-notation-header-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_VALUE 9999

/* --- words of a line -------------------------------------------------------------------------------------------- */

static void
go_on (PandoriaNotationHeader *header)
{
  header->position++;
  header->word = header->position < header->tokens->len
                     ? &g_array_index (header->tokens, PandoriaToken, header->position)
                     : NULL;
}

void
pandoria_notation_header_fail (PandoriaNotationHeader *header, char *message)
{
  if (header->message == NULL)
    header->message = message;
  else
    g_free (message);
}

static gboolean
has_word (const PandoriaNotationHeader *header)
{
  return header->message == NULL && header->word != NULL && header->word->kind == PANDORIA_TOKEN_WORD;
}

/* One of the keys of record.md. Returns: its number, or -1. */
static int
take_key (PandoriaNotationHeader *header, int (*from_key) (const char *key))
{
  int number = has_word (header) ? from_key (header->word->text) : -1;

  if (number >= 0)
    go_on (header);
  return number;
}

static gboolean
take_word (PandoriaNotationHeader *header, const char *word)
{
  if (!has_word (header) || strcmp (header->word->text, word) != 0)
    return FALSE;
  go_on (header);
  return TRUE;
}

static gboolean
take_value (PandoriaNotationHeader *header, PandoriaWantKind kind, int number, PandoriaValue *value)
{
  PandoriaWant want = { kind, number, NULL };

  memset (value, 0, sizeof *value);
  if (!has_word (header) || !pandoria_word_read (&header->seats, &want, header->word->text, value))
    return FALSE;
  go_on (header);
  return TRUE;
}

static gboolean
need_value (PandoriaNotationHeader *header, PandoriaWantKind kind, int number, PandoriaValue *value)
{
  PandoriaWant want = { kind, number, NULL };

  if (take_value (header, kind, number, value))
    return TRUE;
  pandoria_notation_header_fail (header, pandoria_want_describe (&header->seats, &want));
  return FALSE;
}

static char *
need_name (PandoriaNotationHeader *header)
{
  char *name;

  if (header->word == NULL || header->word->kind != PANDORIA_TOKEN_NAME
      || g_utf8_strlen (header->word->text, -1) > PANDORIA_MAX_NAME)
    {
      pandoria_notation_header_fail (header, g_strdup (_ ("A name in quotation marks belongs here.")));
      return NULL;
    }
  name = g_strdup (header->word->text);
  go_on (header);
  return name;
}

/* "points=12" */
static gboolean
take_start (PandoriaNotationHeader *header, const char *key, gint16 *value)
{
  gsize length = strlen (key);
  guint64 number;

  if (!has_word (header) || !g_str_has_prefix (header->word->text, key) || header->word->text[length] != '=')
    return FALSE;
  if (!g_ascii_string_to_unsigned (header->word->text + length + 1, 10, 0, MAX_VALUE, &number, NULL))
    {
      pandoria_notation_header_fail (header, g_strdup (_ ("A number belongs here.")));
      return FALSE;
    }
  *value = (gint16) number;
  go_on (header);
  return TRUE;
}

/* --- one function for each line --------------------------------------------------------------------------------- */

static void
read_title (PandoriaNotationHeader *header)
{
  g_free (header->title);
  header->title = need_name (header);
}

static void
read_created (PandoriaNotationHeader *header)
{
  g_free (header->created);
  header->created = need_name (header);
}

static void
read_rules (PandoriaNotationHeader *header)
{
  int edition = take_key (header, pandoria_edition_from_key);
  int variant = edition >= 0 ? take_key (header, pandoria_variant_from_key) : -1;
  gboolean taken = TRUE;

  if (edition < 0)
    pandoria_notation_header_fail (header, g_strdup (_ ("The edition belongs here: first or revised.")));
  else if (variant < 0)
    pandoria_notation_header_fail (
        header, g_strdup (_ ("The variant belongs here: regular, beginner, family or family-spells.")));
  header->setup.edition = (guint8) MAX (edition, 0);
  header->setup.variant = (guint8) MAX (variant, 0);
  header->seats.free_cards = header->setup.variant == PANDORIA_VARIANT_FAMILY_SPELLS;
  while (taken && header->word != NULL)
    {
      taken = FALSE;
      if (take_word (header, "partnership"))
        taken = header->setup.partnership = TRUE;
      if (take_word (header, "artifacts"))
        taken = header->setup.artifacts = TRUE;
      if (take_word (header, "same-realm"))
        taken = header->setup.same_realm = TRUE;
      if (take_word (header, "total"))
        taken = (header->setup.tie_break = PANDORIA_TIE_BREAK_TOTAL);
    }
}

static void
take_board (PandoriaNotationHeader *header, JsonObject *board, const GError *error)
{
  if (board == NULL)
    {
      pandoria_notation_header_fail (header, g_strdup (error->message));
      return;
    }
  g_clear_pointer (&header->board, json_object_unref);
  header->board = board;
  while (header->word != NULL)
    go_on (header);
}

static void
read_board (PandoriaNotationHeader *header)
{
  g_autofree char *rest = g_strstrip (g_strdup (header->rest));
  g_autoptr (GError) error = NULL;
  JsonObject *board = NULL;

  for (guint i = 0; i < PANDORIA_N_NOTATION_BOARDS; i++)
    if (g_ascii_strcasecmp (rest, pandoria_notation_boards[i].name) == 0)
      pandoria_board_load (pandoria_notation_boards[i].resource, &header->setup.board, NULL, &board, &error);
  if (board == NULL && error == NULL)
    pandoria_board_from_data (rest, strlen (rest), &header->setup.board, NULL, &board, &error);
  take_board (header, board, error);
}

static void
read_start_building (PandoriaNotationHeader *header, PandoriaPlayerSetup *player)
{
  PandoriaValue value;

  if (!take_value (header, PANDORIA_WANT_BUILDING, 0, &value))
    return;
  player->start_building = (guint8) value.number;
  if (pandoria_building_levels ((PandoriaBuilding) value.number)[0] != 0
      && need_value (header, PANDORIA_WANT_LEVEL, -value.number, &value))
    player->start_level = (guint8) value.number;
  if (need_value (header, PANDORIA_WANT_COST, 0, &value))
    player->start_cost = (guint8) value.number;
  take_value (header, PANDORIA_WANT_SLOT, 0, &value);
}

static void
read_player (PandoriaNotationHeader *header, PandoriaColor color)
{
  guint seat = header->seats.n;
  PandoriaPlayerSetup *player = &header->setup.players[seat];
  int realm;

  header->seats.colors[seat] = color;
  header->seats.n++;
  g_free (header->names[seat]);
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

  if (need_value (header, PANDORIA_WANT_COLOR, 0, &value))
    header->setup.start_player = value.player;
}

static guint
read_hexes (PandoriaNotationHeader *header, guint min, guint max, PandoriaHex *hexes)
{
  PandoriaValue value;
  guint n = 0;

  while (n < max && (n < min || has_word (header)) && need_value (header, PANDORIA_WANT_HEX, 0, &value))
    {
      hexes[n].terrain = (guint8) value.number;
      hexes[n].symbols = (guint8) value.other;
      if (!need_value (header, PANDORIA_WANT_SPACE, 0, &value))
        break;
      hexes[n++].at = value.space;
    }
  return n;
}

static void
read_tiles (PandoriaNotationHeader *header)
{
  header->has_tiles = read_hexes (header, 4, 4, header->setup.start_tiles[0]) == 4;
}

static void
read_printed (PandoriaNotationHeader *header)
{
  header->setup.n_artifact_start
      = (guint8) read_hexes (header, 0, G_N_ELEMENTS (header->setup.artifact_start), header->setup.artifact_start);
}

static void
read_stack (PandoriaNotationHeader *header)
{
  guint64 number = 0;

  if (!has_word (header) || !g_ascii_string_to_unsigned (header->word->text, 10, 0, 200, &number, NULL))
    {
      pandoria_notation_header_fail (header, g_strdup (_ ("A number belongs here.")));
      return;
    }
  header->setup.double_tiles = (gint16) number;
  go_on (header);
}

static void
read_monuments (PandoriaNotationHeader *header)
{
  PandoriaSetup *setup = &header->setup;
  PandoriaValue value;

  setup->n_monuments = 0;
  while (setup->n_monuments < PANDORIA_MAX_MONUMENTS && take_value (header, PANDORIA_WANT_NUMBER, 1, &value))
    setup->monuments[setup->n_monuments++] = (guint8) value.number;
}

static void
read_relics (PandoriaNotationHeader *header)
{
  PandoriaSetup *setup = &header->setup;
  PandoriaValue artifacts, points;

  setup->n_relics = 0;
  while (setup->n_relics < PANDORIA_MAX_RELICS && take_value (header, PANDORIA_WANT_NUMBER, 1, &artifacts)
         && need_value (header, PANDORIA_WANT_NUMBER, 0, &points))
    setup->relics[setup->n_relics++] = (PandoriaRelic){ (guint8) artifacts.number, (guint8) points.number };
}

static const struct
{
  const char *key;
  void (*read) (PandoriaNotationHeader *header);
} lines[] = {
  { "title", read_title },   { "created", read_created }, { "rules", read_rules },     { "board", read_board },
  { "begins", read_begins }, { "tiles", read_tiles },     { "printed", read_printed }, { "monuments", read_monuments },
  { "stack", read_stack },   { "relics", read_relics },
};

static gboolean
read_own_line (PandoriaNotationHeader *header, const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (strcmp (key, lines[i].key) == 0)
      {
        lines[i].read (header);
        return TRUE;
      }
  return FALSE;
}

void
pandoria_notation_header_read (PandoriaNotationHeader *header, const char *key)
{
  int color = pandoria_color_from_key (key);

  if (read_own_line (header, key))
    return;
  if (color < 0)
    {
      /* Translators: %s is a word that was typed. */
      pandoria_notation_header_fail (header, g_strdup_printf (_ ("No line of a game’s header begins with “%s”."), key));
      return;
    }
  for (guint i = 0; i < header->seats.n; i++)
    if (header->seats.colors[i] == (PandoriaColor) color)
      pandoria_notation_header_fail (header, g_strdup (_ ("This colour has a player already.")));
  if (header->message == NULL)
    read_player (header, (PandoriaColor) color);
}

gboolean
pandoria_notation_header_knows (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (strcmp (key, lines[i].key) == 0)
      return TRUE;
  return pandoria_color_from_key (key) >= 0;
}
