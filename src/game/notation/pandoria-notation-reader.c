/* The reader of the notation: takes words in order, and records which words can follow the last
 * one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _PandoriaNotationReader
{
  const PandoriaSeats *seats;
  const PandoriaState *state; /* (nullable) */
  GArray *tokens;             /* not owned */
  guint position;
  gboolean failed, is_missing;
  guint fault_token; /* the wrong token; the number of tokens if something is missing */
  char *message;
  GArray *wants; /* (nullable): PandoriaWant: words that could follow the last token; not owned */
  gboolean is_quiet; /* words are read, but not added to wants */
  char *card, *note; /* nullable */
};

PandoriaNotationReader *
pandoria_notation_reader_new (const PandoriaSeats *seats, const PandoriaState *state,
                              GArray *tokens, guint first, GArray *wants)
{
  PandoriaNotationReader *self = g_new0 (PandoriaNotationReader, 1);

  self->seats = seats;
  self->state = state;
  self->tokens = tokens;
  self->position = first;
  self->wants = wants;
  return self;
}

void
pandoria_notation_reader_free (PandoriaNotationReader *self)
{
  g_free (self->message);
  g_free (self->card);
  g_free (self->note);
  g_free (self);
}

const PandoriaSeats *
pandoria_notation_reader_get_seats (const PandoriaNotationReader *self)
{
  return self->seats;
}

const PandoriaState *
pandoria_notation_reader_get_state (const PandoriaNotationReader *self)
{
  return self->state;
}

guint
pandoria_notation_reader_get_position (const PandoriaNotationReader *self)
{
  return self->position;
}

guint
pandoria_notation_reader_count_left (const PandoriaNotationReader *self)
{
  return self->tokens->len - self->position;
}

/* --- taking tokens -------------------------------------------------------------------------- */

const PandoriaToken *
pandoria_notation_peek (PandoriaNotationReader *self, guint offset)
{
  guint index = self->position + offset;

  return index < self->tokens->len ? &g_array_index (self->tokens, PandoriaToken, index) : NULL;
}

void
pandoria_notation_fail (PandoriaNotationReader *self, guint back, char *message)
{
  if (self->failed)
    {
      g_free (message);
      return;
    }
  self->failed = TRUE;
  self->fault_token = self->position - back;
  self->is_missing = self->fault_token == self->tokens->len;
  self->message = message;
}

gboolean
pandoria_notation_take_want (PandoriaNotationReader *self, const PandoriaWant *want,
                             PandoriaValue *value)
{
  const char *word = pandoria_notation_see_word (self);
  const gboolean is_at_end = !self->failed && self->position == self->tokens->len;

  memset (value, 0, sizeof *value);
  if (self->wants != NULL && is_at_end && !self->is_quiet)
    g_array_append_val (self->wants, *want);
  if (word == NULL || !pandoria_word_read (self->seats, want, word, value))
    return FALSE;
  self->position++;
  return TRUE;
}

gboolean
pandoria_notation_take (PandoriaNotationReader *self, PandoriaWordKind kind, int number,
                        PandoriaValue *value)
{
  return pandoria_notation_take_want (self, &(PandoriaWant){ kind, number, NULL }, value);
}

gboolean
pandoria_notation_need (PandoriaNotationReader *self, PandoriaWordKind kind, int number,
                        PandoriaValue *value)
{
  return pandoria_notation_need_want (self, &(PandoriaWant){ kind, number, NULL }, value);
}

gboolean
pandoria_notation_take_word (PandoriaNotationReader *self, const char *word)
{
  PandoriaValue value;

  return pandoria_notation_take_want (self, &(PandoriaWant){ PANDORIA_WORD_OWN, 0, word }, &value);
}

gboolean
pandoria_notation_take_quietly (PandoriaNotationReader *self, const char *word, gboolean is_offered)
{
  const gboolean was_quiet = self->is_quiet;
  gboolean taken;

  self->is_quiet = was_quiet || !is_offered;
  taken = pandoria_notation_take_word (self, word);
  self->is_quiet = was_quiet;
  return taken;
}

gboolean
pandoria_notation_sees (PandoriaNotationReader *self, guint offset, PandoriaWordKind kind)
{
  const PandoriaToken *token = pandoria_notation_peek (self, offset);
  PandoriaWant want = { kind, 0, NULL };
  PandoriaValue value;

  return !self->failed && token != NULL && token->kind == PANDORIA_TOKEN_WORD
         && pandoria_word_read (self->seats, &want, token->text, &value);
}

const char *
pandoria_notation_see_word (PandoriaNotationReader *self)
{
  const PandoriaToken *token = pandoria_notation_peek (self, 0);

  return !self->failed && token != NULL && token->kind == PANDORIA_TOKEN_WORD ? token->text : NULL;
}

/* Returns: (nullable): the text of the token @back places before the present one, if it is the
 * terrain of a hex. */
static const char *
get_terrain_before (PandoriaNotationReader *self, guint back)
{
  const PandoriaWant hex = { PANDORIA_WORD_HEX, 0, NULL };
  const PandoriaToken *token;
  PandoriaValue value;

  if (self->position < back)
    return NULL;
  token = &g_array_index (self->tokens, PandoriaToken, self->position - back);
  return pandoria_word_read (self->seats, &hex, token->text, &value) ? token->text : NULL;
}

/* Returns: (nullable): the text of the word @offset places after the present one, if it is a space.
 */
static const char *
get_space_after (PandoriaNotationReader *self, guint offset)
{
  return pandoria_notation_sees (self, offset, PANDORIA_WORD_SPACE)
             ? pandoria_notation_peek (self, offset)->text
             : NULL;
}

/* Returns: (nullable): the right notation, if both terrains of a tile were typed before both
 * spaces. */
static char *
teach_order (PandoriaNotationReader *self, const PandoriaWant *want)
{
  const char *first_terrain = get_terrain_before (self, 2);
  const char *second_terrain = get_terrain_before (self, 1);
  const char *first_space = get_space_after (self, 0);
  const char *second_space = get_space_after (self, 1); /* can be missing */
  g_autofree char *typed = NULL, *line = NULL;

  if (want->kind != PANDORIA_WORD_HEX || first_terrain == NULL || second_terrain == NULL
      || first_space == NULL)
    return NULL;
  typed = g_strjoin (" ", first_terrain, first_space, second_terrain, second_space, NULL);
  line = g_ascii_strup (typed, -1);
  /* Translators: %s is how it is written, “H2 H5 M1 H4” */
  return g_strdup_printf (_ ("Each terrain is followed by its space: %s"), line);
}

gboolean
pandoria_notation_need_want (PandoriaNotationReader *self, const PandoriaWant *want,
                             PandoriaValue *value)
{
  char *order;

  if (pandoria_notation_take_want (self, want, value))
    return TRUE;
  order = teach_order (self, want);
  pandoria_notation_fail (self, 0,
                          order != NULL ? order : pandoria_want_describe (self->seats, want));
  return FALSE;
}

const char *
pandoria_notation_take_token (PandoriaNotationReader *self, PandoriaTokenKind kind)
{
  const PandoriaToken *token = pandoria_notation_peek (self, 0);

  if (self->failed || token == NULL || token->kind != kind)
    return NULL;
  self->position++;
  return token->text;
}

void
pandoria_notation_skip (PandoriaNotationReader *self, guint n)
{
  g_return_if_fail (n <= pandoria_notation_reader_count_left (self));

  self->position += n;
}

void
pandoria_notation_step_back (PandoriaNotationReader *self)
{
  g_return_if_fail (self->position > 0);

  self->position--;
}

void
pandoria_notation_set_quiet (PandoriaNotationReader *self, gboolean is_quiet)
{
  self->is_quiet = is_quiet;
}

gboolean
pandoria_notation_is_quiet (const PandoriaNotationReader *self)
{
  return self->is_quiet;
}

/* --- texts of an act ------------------------------------------------------------------------ */

void
pandoria_notation_reader_set_card (PandoriaNotationReader *self, const char *card)
{
  g_free (self->card);
  self->card = g_strdup (card);
}

void
pandoria_notation_reader_set_note (PandoriaNotationReader *self, const char *note)
{
  g_free (self->note);
  self->note = g_strdup (note);
}

char *
pandoria_notation_reader_steal_card (PandoriaNotationReader *self)
{
  return g_steal_pointer (&self->card);
}

char *
pandoria_notation_reader_steal_note (PandoriaNotationReader *self)
{
  return g_steal_pointer (&self->note);
}

/* --- faults --------------------------------------------------------------------------------- */

gboolean
pandoria_notation_has_failed (const PandoriaNotationReader *self)
{
  return self->failed;
}

gboolean
pandoria_notation_is_missing (const PandoriaNotationReader *self)
{
  return self->is_missing;
}

PandoriaFault *
pandoria_fault_new (const char *text, gsize start, gsize end, gboolean is_missing, char *message)
{
  PandoriaFault *fault = g_new0 (PandoriaFault, 1);

  fault->start = (guint) g_utf8_strlen (text, (gssize) start);
  fault->end = (guint) g_utf8_strlen (text, (gssize) end);
  fault->is_missing = is_missing;
  fault->message = message;
  return fault;
}

PandoriaFault *
pandoria_fault_new_of (PandoriaNotationReader *reader, const char *text, gsize start, gsize end)
{
  const PandoriaToken *token;

  if (!reader->failed)
    return NULL;
  if (reader->fault_token == reader->tokens->len)
    return pandoria_fault_new (text, end, end, reader->is_missing,
                               g_steal_pointer (&reader->message));
  token = &g_array_index (reader->tokens, PandoriaToken, reader->fault_token);
  return pandoria_fault_new (text, start + token->start, start + token->end, FALSE,
                             g_steal_pointer (&reader->message));
}

void
pandoria_fault_free (PandoriaFault *fault)
{
  g_return_if_fail (fault != NULL);

  g_free (fault->message);
  g_clear_error (&fault->refusal);
  g_free (fault);
}
