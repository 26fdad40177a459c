/* The reader of the notation: takes words in order, and records which words can follow the last one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const PandoriaToken *
pandoria_notation_peek (PandoriaNotationReader *self, guint offset)
{
  guint index = self->position + offset;

  return index < self->tokens->len ? &g_array_index (self->tokens, PandoriaToken, index) : NULL;
}

static void
fail_at (PandoriaNotationReader *self, guint token, char *message)
{
  if (self->failed)
    {
      g_free (message);
      return;
    }
  self->failed = TRUE;
  self->fault_token = token;
  self->is_missing = token == self->tokens->len;
  self->message = message;
}

void
pandoria_notation_fail (PandoriaNotationReader *self, char *message)
{
  fail_at (self, self->position, message);
}

void
pandoria_notation_fail_before (PandoriaNotationReader *self, char *message)
{
  fail_at (self, self->position - 1, message);
}

static void
note_want (PandoriaNotationReader *self, const PandoriaWant *want)
{
  if (self->wants != NULL && !self->failed && self->position == self->tokens->len)
    g_array_append_val (self->wants, *want);
}

gboolean
pandoria_notation_take_want (PandoriaNotationReader *self, const PandoriaWant *want, PandoriaValue *value)
{
  const char *word = pandoria_notation_see_word (self);

  memset (value, 0, sizeof *value);
  note_want (self, want);
  if (word == NULL || !pandoria_word_read (self->seats, want, word, value))
    return FALSE;
  self->position++;
  return TRUE;
}

gboolean
pandoria_notation_take (PandoriaNotationReader *self, PandoriaWordKind kind, int number, PandoriaValue *value)
{
  return pandoria_notation_take_want (self, &(PandoriaWant){ kind, number, NULL }, value);
}

gboolean
pandoria_notation_need (PandoriaNotationReader *self, PandoriaWordKind kind, int number, PandoriaValue *value)
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
pandoria_notation_need_word (PandoriaNotationReader *self, const char *word)
{
  PandoriaValue value;

  return pandoria_notation_need_want (self, &(PandoriaWant){ PANDORIA_WORD_OWN, 0, word }, &value);
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

/* Returns: (nullable): the right notation, if both terrains of a tile were typed before both spaces. */
static char *
teach_order (PandoriaNotationReader *self, const PandoriaWant *want)
{
  const char *second = pandoria_notation_see_word (self);
  const PandoriaToken *tokens = (const PandoriaToken *) self->tokens->data, *at = tokens + self->position;
  const PandoriaToken *next = pandoria_notation_peek (self, 1);
  const PandoriaWant hex = { PANDORIA_WORD_HEX, 0, NULL };
  PandoriaValue value;
  g_autofree char *typed = NULL;
  g_autofree char *line = NULL;

  if (want->kind != PANDORIA_WORD_HEX || second == NULL || self->position < 2
      || !pandoria_notation_sees (self, 0, PANDORIA_WORD_SPACE)
      || !pandoria_word_read (self->seats, &hex, at[-2].text, &value)
      || !pandoria_word_read (self->seats, &hex, at[-1].text, &value))
    return NULL;
  typed = g_strjoin (" ", at[-2].text, second, at[-1].text,
                     next != NULL && pandoria_notation_sees (self, 1, PANDORIA_WORD_SPACE) ? next->text : NULL, NULL);
  line = g_ascii_strup (typed, -1);
  /* Translators: %s is how it is written, “H2 H5 M1 H4” */
  return g_strdup_printf (_ ("Each terrain is followed by its space: %s"), line);
}

gboolean
pandoria_notation_need_want (PandoriaNotationReader *self, const PandoriaWant *want, PandoriaValue *value)
{
  char *order;

  if (pandoria_notation_take_want (self, want, value))
    return TRUE;
  order = teach_order (self, want);
  pandoria_notation_fail (self, order != NULL ? order : pandoria_want_describe (self->seats, want));
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
