/* A whole game read in the notation: its header, then its acts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-game-private.h"

#include "pandoria-notation-private.h"
#include "pandoria-record-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_VALUE 9999

/** Header: what has been read of it. */
typedef struct
{
  PandoriaSetup setup;
  PandoriaSeats seats;
  JsonObject *board;
  char *names[PANDORIA_MAX_PLAYERS];
  char *title, *created;
  gboolean has_tiles;

  const char *rest;          /* of the present line, behind its key */
  const PandoriaToken *word; /* the present one, NULL at the end of the line */
  GArray *tokens;
  guint position;
  char *message; /* of the first fault, at the present word */
} Header;

/* --- words of a line -------------------------------------------------------------------------------------------- */

static void
go_on (Header *header)
{
  header->position++;
  header->word = header->position < header->tokens->len
                     ? &g_array_index (header->tokens, PandoriaToken, header->position)
                     : NULL;
}

static void
fail (Header *header, char *message)
{
  if (header->message == NULL)
    header->message = message;
  else
    g_free (message);
}

static gboolean
has_word (const Header *header)
{
  return header->message == NULL && header->word != NULL && header->word->kind == PANDORIA_TOKEN_WORD;
}

/* One of the keys of record.md. Returns: its number, or -1. */
static int
take_key (Header *header, int (*from_key) (const char *key))
{
  int number = has_word (header) ? from_key (header->word->text) : -1;

  if (number >= 0)
    go_on (header);
  return number;
}

static gboolean
take_word (Header *header, const char *word)
{
  if (!has_word (header) || strcmp (header->word->text, word) != 0)
    return FALSE;
  go_on (header);
  return TRUE;
}

static gboolean
take_value (Header *header, PandoriaWantKind kind, int number, PandoriaValue *value)
{
  PandoriaWant want = { kind, number, NULL };

  memset (value, 0, sizeof *value);
  if (!has_word (header) || !pandoria_word_read (&header->seats, &want, header->word->text, value))
    return FALSE;
  go_on (header);
  return TRUE;
}

static gboolean
need_value (Header *header, PandoriaWantKind kind, int number, PandoriaValue *value)
{
  PandoriaWant want = { kind, number, NULL };

  if (take_value (header, kind, number, value))
    return TRUE;
  fail (header, pandoria_want_describe (&header->seats, &want));
  return FALSE;
}

static char *
need_name (Header *header)
{
  char *name;

  if (header->word == NULL || header->word->kind != PANDORIA_TOKEN_NAME
      || g_utf8_strlen (header->word->text, -1) > PANDORIA_MAX_NAME)
    {
      fail (header, g_strdup (_ ("A name in quotation marks belongs here.")));
      return NULL;
    }
  name = g_strdup (header->word->text);
  go_on (header);
  return name;
}

/* "points=12" */
static gboolean
take_start (Header *header, const char *key, gint16 *value)
{
  gsize length = strlen (key);
  guint64 number;

  if (!has_word (header) || !g_str_has_prefix (header->word->text, key) || header->word->text[length] != '=')
    return FALSE;
  if (!g_ascii_string_to_unsigned (header->word->text + length + 1, 10, 0, MAX_VALUE, &number, NULL))
    {
      fail (header, g_strdup (_ ("A number belongs here.")));
      return FALSE;
    }
  *value = (gint16) number;
  go_on (header);
  return TRUE;
}

/* --- one function for each line --------------------------------------------------------------------------------- */

static void
read_title (Header *header)
{
  g_free (header->title);
  header->title = need_name (header);
}

static void
read_created (Header *header)
{
  g_free (header->created);
  header->created = need_name (header);
}

static void
read_rules (Header *header)
{
  int edition = take_key (header, pandoria_edition_from_key);
  int variant = edition >= 0 ? take_key (header, pandoria_variant_from_key) : -1;
  gboolean taken = TRUE;

  if (edition < 0)
    fail (header, g_strdup (_ ("The edition belongs here: first or revised.")));
  else if (variant < 0)
    fail (header, g_strdup (_ ("The variant belongs here: regular, beginner, family or family-spells.")));
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
take_board (Header *header, JsonObject *board, const GError *error)
{
  if (board == NULL)
    {
      fail (header, g_strdup (error->message));
      return;
    }
  g_clear_pointer (&header->board, json_object_unref);
  header->board = board;
  while (header->word != NULL)
    go_on (header);
}

static void
read_board (Header *header)
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
read_start_building (Header *header, PandoriaPlayerSetup *player)
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
read_player (Header *header, PandoriaColor color)
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
read_begins (Header *header)
{
  PandoriaValue value;

  if (need_value (header, PANDORIA_WANT_COLOR, 0, &value))
    header->setup.start_player = value.player;
}

static guint
read_hexes (Header *header, guint min, guint max, PandoriaHex *hexes)
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
read_tiles (Header *header)
{
  header->has_tiles = read_hexes (header, 4, 4, header->setup.start_tiles[0]) == 4;
}

static void
read_printed (Header *header)
{
  header->setup.n_artifact_start
      = (guint8) read_hexes (header, 0, G_N_ELEMENTS (header->setup.artifact_start), header->setup.artifact_start);
}

static void
read_stack (Header *header)
{
  guint64 number = 0;

  if (!has_word (header) || !g_ascii_string_to_unsigned (header->word->text, 10, 0, 200, &number, NULL))
    {
      fail (header, g_strdup (_ ("A number belongs here.")));
      return;
    }
  header->setup.double_tiles = (gint16) number;
  go_on (header);
}

static void
read_monuments (Header *header)
{
  PandoriaSetup *setup = &header->setup;
  PandoriaValue value;

  setup->n_monuments = 0;
  while (setup->n_monuments < PANDORIA_MAX_MONUMENTS && take_value (header, PANDORIA_WANT_NUMBER, 1, &value))
    setup->monuments[setup->n_monuments++] = (guint8) value.number;
}

static void
read_relics (Header *header)
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
  void (*read) (Header *header);
} lines[] = {
  { "title", read_title },   { "created", read_created }, { "rules", read_rules },     { "board", read_board },
  { "begins", read_begins }, { "tiles", read_tiles },     { "printed", read_printed }, { "monuments", read_monuments },
  { "stack", read_stack },   { "relics", read_relics },
};

/* --- the header ------------------------------------------------------------------------------------------------- */

static gboolean
read_own_line (Header *header, const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (strcmp (key, lines[i].key) == 0)
      {
        lines[i].read (header);
        return TRUE;
      }
  return FALSE;
}

/* @key is in lower case. */
static void
read_keyed (Header *header, const char *key)
{
  int color = pandoria_color_from_key (key);

  if (read_own_line (header, key))
    return;
  if (color < 0)
    {
      /* Translators: %s is a word that was typed. */
      fail (header, g_strdup_printf (_ ("No line of a game’s header begins with “%s”."), key));
      return;
    }
  for (guint i = 0; i < header->seats.n; i++)
    if (header->seats.colors[i] == (PandoriaColor) color)
      fail (header, g_strdup (_ ("This colour has a player already.")));
  if (header->message == NULL)
    read_player (header, (PandoriaColor) color);
}

static PandoriaFault *
create_fault (const char *text, gsize start, gsize end, char *message)
{
  PandoriaFault *fault = g_new0 (PandoriaFault, 1);

  fault->start = (guint) g_utf8_strlen (text, (gssize) start);
  fault->end = (guint) g_utf8_strlen (text, (gssize) end);
  fault->message = message;
  return fault;
}

/* The fault at the present word, at the key when the line is not known at all, or at the end of the line. */
static PandoriaFault *
create_line_fault (Header *header, const char *text, gsize start, gsize rest, gsize end, gboolean is_known)
{
  char *message = g_steal_pointer (&header->message);

  if (!is_known)
    return create_fault (text, start, rest > start ? rest - 1 : end, message);
  if (header->word == NULL)
    return create_fault (text, end, end, message);
  return create_fault (text, rest + header->word->start, rest + header->word->end, message);
}

/* Reads the line of @text from @start to @end. */
static PandoriaFault *
read_header_line (Header *header, const char *text, gsize start, gsize end)
{
  const char *colon = memchr (text + start, ':', end - start);
  gsize rest = colon != NULL ? (gsize) (colon - text) + 1 : end;
  g_autofree char *key = g_ascii_strdown (text + start, (gssize) (rest - start) - (colon != NULL ? 1 : 0));
  g_autofree char *line = g_strndup (text + rest, end - rest);
  g_autoptr (GArray) tokens = pandoria_tokens_new (line);
  PandoriaFault *fault = NULL;
  gboolean is_known;

  g_strstrip (key);
  header->rest = line;
  header->tokens = tokens;
  header->position = 0;
  header->word = tokens->len > 0 ? &g_array_index (tokens, PandoriaToken, 0) : NULL;
  read_keyed (header, key);
  is_known = header->message == NULL || header->position > 0 || pandoria_color_from_key (key) >= 0;
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    is_known |= strcmp (key, lines[i].key) == 0;
  if (header->message == NULL && header->word != NULL)
    fail (header, g_strdup (_ ("This word does not belong into this line.")));
  if (header->message != NULL)
    fault = create_line_fault (header, text, start, rest, end, is_known);
  header->tokens = NULL;
  header->word = NULL;
  return fault;
}

static gsize
find_line_end (const char *text, gsize start)
{
  const char *end = strchr (text + start, '\n');

  return end != NULL ? (gsize) (end - text) : strlen (text);
}

static gboolean
is_blank (const char *text, gsize start, gsize end)
{
  for (gsize i = start; i < end; i++)
    if (!g_ascii_isspace (text[i]))
      return FALSE;
  return TRUE;
}

/* "pandoria 1": the first line. */
static PandoriaFault *
read_beginning (const char *text, gsize *position)
{
  gsize end;
  g_autofree char *line = NULL;
  g_autoptr (GArray) tokens = NULL;
  const PandoriaToken *words;

  while (text[*position] != '\0' && is_blank (text, *position, find_line_end (text, *position)))
    *position = MIN (find_line_end (text, *position) + 1, strlen (text));
  end = find_line_end (text, *position);
  line = g_strndup (text + *position, end - *position);
  tokens = pandoria_tokens_new (line);
  words = (const PandoriaToken *) (gpointer) tokens->data;
  if (tokens->len < 2 || strcmp (words[0].text, PANDORIA_NOTATION_BEGINNING) != 0)
    return create_fault (text, *position, end, g_strdup (_ ("A game begins with the line “pandoria 1”.")));
  if (strcmp (words[1].text, G_STRINGIFY (PANDORIA_NOTATION_VERSION)) != 0)
    return create_fault (text, *position + words[1].start, *position + words[1].end,
                         g_strdup (_ ("This game was written by a later version of the program.")));
  *position = MIN (end + 1, strlen (text));
  return NULL;
}

/* Returns: (nullable): the fault; *@position is then behind the header. */
static PandoriaFault *
read_header (Header *header, const char *text, gsize *position)
{
  PandoriaFault *fault = read_beginning (text, position);

  while (fault == NULL && text[*position] != '\0')
    {
      gsize end = find_line_end (text, *position);

      if (is_blank (text, *position, end))
        break;
      fault = read_header_line (header, text, *position, end);
      *position = MIN (end + 1, strlen (text));
    }
  return fault;
}

/* --- the whole -------------------------------------------------------------------------------------------------- */

static void
clear_header (Header *header)
{
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    g_free (header->names[i]);
  g_free (header->title);
  g_free (header->created);
  g_free (header->message);
  g_clear_pointer (&header->board, json_object_unref);
}

static PandoriaRecord *
create_record (Header *header, GError **error)
{
  g_autofree char *now = NULL;

  header->setup.n_players = (guint8) header->seats.n;
  if (header->created == NULL)
    {
      g_autoptr (GDateTime) time = g_date_time_new_now_utc ();

      now = g_date_time_format_iso8601 (time);
    }
  return pandoria_record_new (&header->setup, header->board, (const char *const *) header->names, header->seats.colors,
                              header->title != NULL ? header->title : "",
                              header->created != NULL ? header->created : now, error);
}

/* Returns: what the header lacks, or NULL. */
static char *
find_missing (const Header *header)
{
  if (header->seats.n < 2)
    return g_strdup (_ ("A game needs a line for each of two to four players, such as red: \"Marta\" humans."));
  if (header->board == NULL)
    return g_strdup (_ ("The line with the board is missing, such as board: A."));
  if (!header->has_tiles)
    return g_strdup (_ ("The line with the starting tiles is missing, such as tiles: F1 H6 C1 H7 H2 I6 M1 I7."));
  return NULL;
}

static void
append_acts (PandoriaRecord *record, const PandoriaNotedLine *line)
{
  for (guint i = 0; i < line->acts->len; i++)
    {
      const PandoriaNotedAct *act = g_ptr_array_index (line->acts, i);
      g_autoptr (JsonObject) json = pandoria_action_to_json (&act->action);

      if (act->card != NULL)
        json_object_set_string_member (json, "card", act->card);
      if (act->note != NULL)
        json_object_set_string_member (json, "note", act->note);
      pandoria_record_append_json (record, &act->action, json);
    }
}

/* Reads the acts of @text from @position on into @record. */
static PandoriaFault *
read_acts (PandoriaRecord *record, const char *text, gsize position)
{
  PandoriaSeats seats;
  PandoriaState state;
  g_autoptr (PandoriaNotedLine) line = NULL;
  PandoriaFault *fault;

  if (!pandoria_state_init (&state, pandoria_record_get_setup (record), NULL))
    return create_fault (text, 0, position, g_strdup (_ ("This game cannot begin.")));
  pandoria_seats_init (&seats, record);
  line = pandoria_notation_read (&seats, &state, text + position);
  append_acts (record, line);
  fault = g_steal_pointer (&line->fault);
  if (fault != NULL)
    {
      guint skipped = (guint) g_utf8_strlen (text, (gssize) position);

      fault->start += skipped;
      fault->end += skipped;
    }
  return fault;
}

static PandoriaFault *
read_game (const char *text, Header *header, PandoriaRecord **record)
{
  gsize position = 0;
  PandoriaFault *fault = read_header (header, text, &position);
  g_autoptr (GError) error = NULL;
  char *missing;

  if (fault != NULL)
    return fault;
  missing = find_missing (header);
  if (missing != NULL)
    return create_fault (text, position, position, missing);
  *record = create_record (header, &error);
  if (*record == NULL)
    return create_fault (text, 0, position, g_strdup (error->message));
  return read_acts (*record, text, position);
}

PandoriaRecord *
pandoria_notation_read_game (const char *text, PandoriaFault **fault)
{
  g_autofree Header *header = g_new0 (Header, 1);
  g_autoptr (PandoriaRecord) record = NULL;
  PandoriaFault *found;
  const char *end;

  g_return_val_if_fail (text != NULL, NULL);

  pandoria_setup_init (&header->setup, PANDORIA_MAX_PLAYERS);
  if (g_utf8_validate (text, -1, &end))
    found = read_game (text, header, &record);
  else
    found = create_fault (text, 0, (gsize) (end - text), g_strdup (_ ("This is not text.")));
  clear_header (header);
  if (fault != NULL)
    *fault = found;
  else
    g_clear_pointer (&found, pandoria_fault_free);
  return found == NULL ? g_steal_pointer (&record) : NULL;
}
