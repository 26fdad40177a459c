/* The reader of the notation: takes words in order, and records which words can follow the last
 * one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- tokens --------------------------------------------------------------------------------- */

static void
clear_token (gpointer data)
{
  g_free (((PandoriaToken *) data)->text);
}

static void
add_token (GArray *tokens, const char *text, PandoriaTokenKind kind, const char *start,
           const char *end, char *says)
{
  PandoriaToken token = { (guint8) kind, (guint) (start - text), (guint) (end - text), says };

  g_array_append_val (tokens, token);
}

/* Reads the text between the sign at @from and @close. A backslash escapes the next character; \n
 * is a new line. */
static const char *
read_quoted (GArray *tokens, const char *text, const char *from, PandoriaTokenKind kind, char close)
{
  g_autoptr (GString) says = g_string_new (NULL);
  const char *p = from + 1;

  for (; *p != '\0' && *p != '\n' && *p != close; p++)
    {
      if (*p == '\\' && p[1] != '\0' && p[1] != '\n')
        p++;
      else
        {
          g_string_append_c (says, *p);
          continue;
        }
      g_string_append_c (says, *p == 'n' ? '\n' : *p == 'r' ? '\r' : *p);
    }
  if (*p == close)
    p++;
  else
    kind = PANDORIA_TOKEN_BROKEN;
  add_token (tokens, text, kind, from, p, g_string_free (g_steal_pointer (&says), FALSE));
  return p;
}

static gboolean
ends_word (const char *p)
{
  return *p == '\0' || strchr (".;{\"", *p) != NULL || g_unichar_isspace (g_utf8_get_char (p));
}

/* Read “+ G6” as “+G6”. */
static gboolean
is_sign (const PandoriaToken *token)
{
  return token->kind == PANDORIA_TOKEN_WORD && token->text[0] != '\0' && token->text[1] == '\0'
         && strchr ("+-@#*", token->text[0]) != NULL;
}

static const char *
read_word (GArray *tokens, const char *text, const char *from)
{
  const char *p = from;
  char *word;
  PandoriaToken *before
      = tokens->len > 0 ? &g_array_index (tokens, PandoriaToken, tokens->len - 1) : NULL;

  while (!ends_word (p))
    p = g_utf8_next_char (p);
  word = g_ascii_strdown (from, p - from);
  if (before == NULL || !is_sign (before))
    {
      add_token (tokens, text, PANDORIA_TOKEN_WORD, from, p, word);
      return p;
    }
  before->end = (guint) (p - text);
  g_free (g_steal_pointer (&before->text));
  before->text = g_strdup_printf ("%c%s", text[before->start], word);
  g_free (word);
  return p;
}

static const char *
read_token (GArray *tokens, const char *text, const char *p)
{
  switch (*p)
    {
    case '.': add_token (tokens, text, PANDORIA_TOKEN_STOP, p, p + 1, g_strdup (".")); return p + 1;
    case ';':
      add_token (tokens, text, PANDORIA_TOKEN_SEPARATOR, p, p + 1, g_strdup (";"));
      return p + 1;
    case '"': return read_quoted (tokens, text, p, PANDORIA_TOKEN_NAME, '"');
    case '{': return read_quoted (tokens, text, p, PANDORIA_TOKEN_NOTE, '}');
    default: return read_word (tokens, text, p);
    }
}

GArray *
pandoria_tokens_new (const char *text)
{
  GArray *tokens = g_array_new (FALSE, FALSE, sizeof (PandoriaToken));

  g_array_set_clear_func (tokens, clear_token);
  for (const char *p = text; *p != '\0';)
    if (g_unichar_isspace (g_utf8_get_char (p)))
      p = g_utf8_next_char (p);
    else
      p = read_token (tokens, text, p);
  return tokens;
}

void
pandoria_token_quote (GString *into, const char *text, char open, char close)
{
  g_string_append_c (into, open);
  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == close || *p == '\\' || *p == '\n' || *p == '\r')
        g_string_append_c (into, '\\');
      g_string_append_c (into, (char) (*p == '\n' ? 'n' : *p == '\r' ? 'r' : *p));
    }
  g_string_append_c (into, close);
}

void
pandoria_notation_add (GString *text, const char *format, ...)
{
  va_list arguments;

  if (text->len > 0)
    g_string_append_c (text, ' ');
  va_start (arguments, format);
  g_string_append_vprintf (text, format, arguments);
  va_end (arguments);
}

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

/* Returns: (nullable): the right notation, if both terrains of a tile were typed before both
 * spaces. */
static char *
teach_order (PandoriaNotationReader *self, const PandoriaWant *want)
{
  const char *second = pandoria_notation_see_word (self);
  const PandoriaToken *tokens = (const PandoriaToken *) self->tokens->data,
                      *at = tokens + self->position;
  const PandoriaToken *next = pandoria_notation_peek (self, 1);
  const PandoriaWant hex = { PANDORIA_WORD_HEX, 0, NULL };
  PandoriaValue value;
  g_autofree char *typed = NULL, *line = NULL;

  if (want->kind != PANDORIA_WORD_HEX || second == NULL || self->position < 2
      || !pandoria_notation_sees (self, 0, PANDORIA_WORD_SPACE)
      || !pandoria_word_read (self->seats, &hex, at[-2].text, &value)
      || !pandoria_word_read (self->seats, &hex, at[-1].text, &value))
    return NULL;
  typed = g_strjoin (
      " ", at[-2].text, second, at[-1].text,
      next != NULL && pandoria_notation_sees (self, 1, PANDORIA_WORD_SPACE) ? next->text : NULL,
      NULL);
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
