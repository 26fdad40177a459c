/* A whole game written in the notation: a header with its setup, an empty line, and a line for each
 * turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-header.h"
#include "pandoria-notation-plain.h"
#include "pandoria-notation-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "pandoria-json.h"

char *
pandoria_notation_write_game (PandoriaGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);
  PandoriaTurnSpan span = { 0 };

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  pandoria_notation_write_header (text, pandoria_game_get_record (game));
  g_string_append_c (text, '\n');
  while (pandoria_turn_span_find (game, pandoria_game_get_position (game), span.end, &span))
    {
      g_autofree char *line = pandoria_notation_write_turn (game, span.first);

      g_string_append_printf (text, "%s\n", line);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- reading -------------------------------------------------------------------------------- */

static gsize
find_line_end (const char *text, gsize start)
{
  const char *end = strchr (text + start, '\n');

  return end != NULL ? (gsize) (end - text) : strlen (text);
}

/* Returns: the start of the line with byte @at, not before @first. */
static gsize
find_line_start (const char *text, gsize first, gsize at)
{
  while (at > first && text[at - 1] != '\n')
    at--;
  return at;
}

/* Returns: the start of the line after the one that ends at @end; the end of the text without one.
 */
static gsize
next_line (const char *text, gsize end)
{
  return text[end] != '\0' ? end + 1 : end;
}

static gboolean
is_blank (const char *text, gsize start, gsize end)
{
  for (gsize i = start; i < end; i++)
    if (!g_ascii_isspace (text[i]))
      return FALSE;
  return TRUE;
}

/* Returns: whether the line ends with “pandoria” and a version, and sets *@start to their place.
 * With @alone, only if nothing precedes them. */
static gboolean
is_beginning (const char *line, gboolean alone, gsize *start)
{
  g_autoptr (GArray) tokens = pandoria_tokens_new (line);
  const PandoriaToken *words = (const PandoriaToken *) (gpointer) tokens->data;

  if (tokens->len < 2 || (alone && tokens->len > 2))
    return FALSE;
  words += tokens->len - 2;
  *start = words[0].start;
  if (!alone && words[1].text[strspn (words[1].text, "0123456789")] != '\0')
    return FALSE;
  return g_str_equal (words[0].text, PANDORIA_NOTATION_BEGINNING)
         && g_ascii_isdigit (words[1].text[0]);
}

/* Finds the first line of the game; a greeting may precede it. Without @alone, a name or the time
 * may precede it on the same line, as in a chat. Returns: whether there is one. */
static gboolean
find_beginning (const char *text, gboolean alone, gsize *position)
{
  for (gsize start = 0; text[start] != '\0';)
    {
      gsize end = find_line_end (text, start), within = 0;
      g_autofree char *line = g_strndup (text + start, end - start);

      if (is_beginning (line, alone, &within))
        {
          *position = start + within;
          return TRUE;
        }
      start = next_line (text, end);
    }
  return FALSE;
}

gboolean
pandoria_notation_has_game (const char *text)
{
  g_autofree char *clean = NULL, *plain = NULL;
  gsize position;

  g_return_val_if_fail (text != NULL && g_utf8_validate (text, -1, NULL), FALSE);

  if (strlen (text) > PANDORIA_MAX_FILE_SIZE)
    return FALSE;
  clean = pandoria_notation_clean (text);
  if (find_beginning (clean, TRUE, &position))
    return TRUE;
  plain = pandoria_notation_make_plain (text);
  return !g_str_equal (plain, clean) && find_beginning (plain, TRUE, &position);
}

/* Returns: the start of the first line from @position on that is not blank; the end without one. */
static gsize
skip_blank_lines (const char *text, gsize position)
{
  while (text[position] != '\0' && is_blank (text, position, find_line_end (text, position)))
    position = next_line (text, find_line_end (text, position));
  return position;
}

/* "pandoria 1": the first line. */
static PandoriaFault *
read_beginning (const char *text, gsize *position)
{
  gsize end;
  g_autofree char *line = NULL;
  g_autoptr (GArray) tokens = NULL;
  const PandoriaToken *words;
  gboolean is_found
      = find_beginning (text, TRUE, position) || find_beginning (text, FALSE, position);

  if (!is_found)
    {
      *position = skip_blank_lines (text, *position);
      return pandoria_fault_new (text, *position, find_line_end (text, *position), FALSE,
                                 g_strdup (_ ("A game begins with the line “pandoria 1”.")));
    }
  end = find_line_end (text, *position);
  line = g_strndup (text + *position, end - *position);
  tokens = pandoria_tokens_new (line);
  words = (const PandoriaToken *) (gpointer) tokens->data;
  if (strcmp (words[1].text, G_STRINGIFY (PANDORIA_NOTATION_VERSION)) != 0)
    return pandoria_fault_new (
        text, *position + words[1].start, *position + words[1].end, FALSE,
        g_strdup (_ ("This game was written by a newer version of the program.")));
  *position = next_line (text, end);
  return NULL;
}

/* Returns: whether the line at @start belongs to a header: a key, or a color with a name. */
static gboolean
continues_header (const char *text, gsize start)
{
  gsize end = find_line_end (text, start);
  const char *colon = memchr (text + start, ':', end - start);
  g_autofree char *key = NULL, *rest = NULL;
  g_autoptr (GArray) tokens = NULL;

  if (colon == NULL)
    return FALSE;
  key = pandoria_notation_read_key (text + start, colon);
  if (pandoria_notation_header_has (key))
    return TRUE;
  rest = g_strndup (colon + 1, end - (gsize) (colon + 1 - text));
  tokens = pandoria_tokens_new (rest);
  return pandoria_color_from_key (key) >= 0 && tokens->len > 0
         && g_array_index (tokens, PandoriaToken, 0).kind == PANDORIA_TOKEN_NAME;
}

/* Returns: (nullable): the fault. Moves *@position to the end of the header. */
static PandoriaFault *
read_header (PandoriaNotationHeader *header, const char *text, gsize *position)
{
  PandoriaFault *fault = read_beginning (text, position);

  while (fault == NULL && text[*position] != '\0')
    {
      gsize start = skip_blank_lines (text, *position);
      gsize end = find_line_end (text, start);

      /* A mail may have an empty line after each line. */
      if (start > *position && !continues_header (text, start))
        break;
      *position = start;
      fault = pandoria_notation_header_read (header, text, *position, end);
      *position = next_line (text, end);
    }
  return fault;
}

static void
append_acts (PandoriaRecord *record, const PandoriaNotedLine *line)
{
  for (guint i = 0; i < line->acts->len; i++)
    {
      const PandoriaNotedAct *act = g_ptr_array_index (line->acts, i);
      g_autoptr (PandoriaRecordAct) written
          = pandoria_record_act_write (&act->action, act->note, act->card, NULL);

      pandoria_record_append_act (record, written);
    }
}

/* Returns: whether the line at @start begins like a turn: “7 red:”, “red:”. */
static gboolean
begins_turn (const char *text, gsize start)
{
  gsize end = find_line_end (text, start);
  const char *colon = memchr (text + start, ':', end - start);
  g_autofree char *key = colon != NULL ? pandoria_notation_read_key (text + start, colon) : NULL;

  return key != NULL && pandoria_color_from_key (g_strchug (key + strspn (key, "0123456789"))) >= 0;
}

static gboolean
has_turn_after (const char *text, gsize start)
{
  for (; text[start] != '\0'; start = next_line (text, find_line_end (text, start)))
    if (begins_turn (text, start))
      return TRUE;
  return FALSE;
}

static gboolean
has_digit (const char *text, gsize start, gsize end)
{
  for (gsize i = start; i < end; i++)
    if (g_ascii_isdigit (text[i]))
      return TRUE;
  return FALSE;
}

/* Returns: whether @at, the place of a fault, begins a greeting or another text after
 * the game. It begins a line, without a number, and no turn follows. A line directly after a turn
 * might be a turn with a fault if it has a number. */
static gboolean
begins_greeting (const char *text, gsize position, gsize at)
{
  gsize start = find_line_start (text, position, at);
  gsize before;

  if (start <= position || !is_blank (text, start, at) || g_ascii_isdigit (text[at]))
    return FALSE;
  if (has_turn_after (text, start))
    return FALSE;
  before = find_line_start (text, position, start - 1);
  return is_blank (text, before, start - 1)
         || !has_digit (text, start, find_line_end (text, start));
}

/* Reads the acts of @text after @position into @record. */
static PandoriaFault *
read_acts (PandoriaRecord *record, const char *text, gsize position)
{
  PandoriaSeats seats;
  PandoriaState state;
  g_autoptr (PandoriaNotedLine) line = NULL;
  PandoriaFault *fault;

  if (!pandoria_state_init (&state, pandoria_record_get_setup (record), NULL))
    return pandoria_fault_new (text, 0, position, FALSE, g_strdup (_ ("This game cannot begin.")));
  pandoria_seats_init (&seats, record);
  line = pandoria_notation_read (&seats, &state, text + position);
  append_acts (record, line);
  fault = g_steal_pointer (&line->fault);
  if (fault != NULL
      && begins_greeting (
          text, position,
          (gsize) (g_utf8_offset_to_pointer (text + position, fault->start) - text)))
    g_clear_pointer (&fault, pandoria_fault_free);
  if (fault != NULL)
    {
      guint skipped = (guint) g_utf8_strlen (text, (gssize) position);

      fault->start += skipped;
      fault->end += skipped;
    }
  return fault;
}

static PandoriaFault *
read_game (const char *text, PandoriaNotationHeader *header, PandoriaRecord **record)
{
  gsize position = 0;
  PandoriaFault *fault = read_header (header, text, &position);
  g_autoptr (GError) error = NULL;
  char *missing;

  if (fault != NULL)
    return fault;
  missing = pandoria_notation_header_find_missing (header);
  if (missing != NULL)
    return pandoria_fault_new (text, position, position, FALSE, missing);
  *record = pandoria_notation_header_create_record (header, &error);
  if (*record == NULL)
    return pandoria_fault_new (text, 0, position, FALSE, g_strdup (error->message));
  return read_acts (*record, text, position);
}

/* Returns: (transfer full) (nullable): the game that @text is; NULL and @fault. */
static PandoriaRecord *
read_clean (const char *text, PandoriaFault **fault)
{
  g_autoptr (PandoriaNotationHeader) header = pandoria_notation_header_new ();
  g_autoptr (PandoriaRecord) record = NULL;

  *fault = read_game (text, header, &record);
  return *fault == NULL ? g_steal_pointer (&record) : NULL;
}

/* Reads @text as it is or, if that fails, without what other programs made of it. So no text that
 * can be read changes its meaning. A fault is at its place in @text. */
static PandoriaRecord *
read_text (const char *text, PandoriaFault **fault)
{
  g_autofree char *clean = pandoria_notation_clean (text);
  g_autofree char *plain = NULL;
  g_autoptr (PandoriaFault) other = NULL;
  PandoriaRecord *record = read_clean (clean, fault);

  if (record != NULL)
    return record;
  plain = pandoria_notation_make_plain (text);
  if (g_str_equal (plain, clean))
    return NULL;
  record = read_clean (plain, &other);
  if (record != NULL)
    g_clear_pointer (fault, pandoria_fault_free);
  return record;
}

PandoriaRecord *
pandoria_notation_read_game (const char *text, PandoriaFault **fault)
{
  g_autoptr (PandoriaRecord) record = NULL;
  PandoriaFault *found = NULL;
  const char *end;

  g_return_val_if_fail (text != NULL, NULL);

  if (strlen (text) > PANDORIA_MAX_FILE_SIZE)
    found = pandoria_fault_new (text, 0, 0, FALSE,
                                g_strdup (_ ("This text is bigger than 8 MiB, which no game is.")));
  else if (g_utf8_validate (text, -1, &end))
    record = read_text (text, &found);
  else
    found = pandoria_fault_new (text, 0, (gsize) (end - text), FALSE,
                                g_strdup (_ ("This is not text.")));
  if (fault != NULL)
    *fault = found;
  if (found == NULL)
    return g_steal_pointer (&record);
  if (fault == NULL)
    pandoria_fault_free (found);
  return NULL;
}
