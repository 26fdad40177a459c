/* Splits a text of the notation into tokens, in spite of what mails and chats make of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-tokens.h"
#include "pandoria-notation-plain.h"

#include <string.h>

static void
clear_token (gpointer data)
{
  g_free (((PandoriaToken *) data)->text);
}

static void
add_token (GArray *tokens, const char *text, PandoriaTokenKind kind, const char *start,
           const char *end, char *content)
{
  PandoriaToken token = { (guint8) kind, (guint) (start - text), (guint) (end - text), content };

  g_array_append_val (tokens, token);
}

/* Quotation marks of many languages: the opening mark and all closing ones. Mail programs and
 * phones replace “"” with them. */
static const struct
{
  const char *open, *close;
} quotation_marks[] = {
  { "\"", "\"" }, { "“", "”“\"" }, { "„", "“”\"" }, { "”", "”“\"" }, { "‟", "”“\"" },
  { "«", "»\"" }, { "»", "«»\"" }, { "‹", "›" },    { "›", "‹›" },   { "‚", "‘’" },
  { "‘", "’‘" },  { "「", "」" },  { "『", "』" },  { "＂", "＂" },  { "″", "″" },
};

/* The marks that close a name after “"”, if no “"” follows. */
#define OTHER_CLOSING "”“»«"

/* Returns: (nullable): the marks that may close what begins at @p; NULL: nothing begins there. */
static const char *
find_closing (const char *p)
{
  for (guint i = 0; i < G_N_ELEMENTS (quotation_marks); i++)
    if (g_str_has_prefix (p, quotation_marks[i].open))
      return quotation_marks[i].close;
  return NULL;
}

static gboolean
is_any (const char *marks, const char *p)
{
  return g_utf8_strchr (marks, -1, g_utf8_get_char (p)) != NULL;
}

/* Returns: whether the character at @p is drawn as nothing. Chat programs and web pages add some.
 */
static gboolean
is_invisible (const char *p)
{
  gunichar c = g_utf8_get_char (p);

  return g_unichar_type (c) == G_UNICODE_FORMAT || (c >= 0xfe00 && c <= 0xfe0f);
}

/* Returns: whether a mark at @p ends a name, and is not within it, as in “O’Neill”. */
static gboolean
closes (const char *p)
{
  const char *next = g_utf8_next_char (p);

  return !g_unichar_isalnum (g_utf8_get_char (next));
}

/* Reads the text after @p to one of the marks in @close. A backslash escapes the next character; \n
 * is a new line. Returns: (nullable): the mark; NULL if the line has none. */
static const char *
read_to (const char *p, const char *close, GString *content)
{
  gboolean is_plain = strlen (close) == 1;

  for (; *p != '\0' && *p != '\n'; p = g_utf8_next_char (p))
    {
      gboolean is_escaped = *p == '\\' && p[1] != '\0' && p[1] != '\n';

      if (!is_escaped && is_any (close, p) && (is_plain || closes (p)))
        return p;
      p += is_escaped ? 1 : 0;
      if (is_escaped && (*p == 'n' || *p == 'r'))
        g_string_append_c (content, *p == 'n' ? '\n' : '\r');
      else
        g_string_append_unichar (content, g_utf8_get_char (p));
    }
  return NULL;
}

/* Reads the name or note that begins with the mark at @from. */
static const char *
read_quoted (GArray *tokens, const char *text, const char *from, PandoriaTokenKind kind,
             const char *close)
{
  g_autoptr (GString) content = g_string_new (NULL);
  const char *start = g_utf8_next_char (from);
  const char *end = read_to (start, close, content);

  if (end == NULL && *from == '"')
    {
      g_string_truncate (content, 0);
      end = read_to (start, OTHER_CLOSING, content);
    }
  if (end == NULL)
    {
      end = start + strcspn (start, "\n");
      kind = PANDORIA_TOKEN_BROKEN;
    }
  else
    end = g_utf8_next_char (end);
  add_token (tokens, text, kind, from, end, g_string_free (g_steal_pointer (&content), FALSE));
  return end;
}

const char *
pandoria_notation_skip_quoted (const char *p)
{
  const char *close = *p == '{' ? "}" : find_closing (p);
  g_autoptr (GString) content = NULL;
  const char *end;

  if (close == NULL)
    return p;
  content = g_string_new (NULL);
  end = read_to (g_utf8_next_char (p), close, content);
  return end != NULL ? g_utf8_next_char (end) : p + strcspn (p, "\n");
}

static gboolean
ends_word (const char *p)
{
  return *p == '\0' || strchr (".;{", *p) != NULL || find_closing (p) != NULL
         || g_unichar_isspace (g_utf8_get_char (p));
}

/* Hyphens, dashes and the sign for minus. */
static gboolean
is_dash (gunichar c)
{
  return (c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == 0xff0d;
}

/* Returns: (transfer full): the word from @from to @end in lower case, without what a chat or a
 * mail made of it. */
static char *
copy_word (const char *from, const char *end)
{
  g_autoptr (GString) word = g_string_new (NULL);

  for (const char *p = from; p < end; p = g_utf8_next_char (p))
    if (is_dash (g_utf8_get_char (p)))
      g_string_append_c (word, '-');
    else if (!is_invisible (p))
      g_string_append_unichar (word, g_utf8_get_char (p));
  return g_ascii_strdown (word->str, -1);
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
  char *word, sign;
  PandoriaToken *before
      = tokens->len > 0 ? &g_array_index (tokens, PandoriaToken, tokens->len - 1) : NULL;

  while (!ends_word (p))
    p = g_utf8_next_char (p);
  word = copy_word (from, p);
  if (before == NULL || !is_sign (before))
    {
      add_token (tokens, text, PANDORIA_TOKEN_WORD, from, p, word);
      return p;
    }
  sign = before->text[0];
  before->end = (guint) (p - text);
  g_free (g_steal_pointer (&before->text));
  before->text = g_strdup_printf ("%c%s", sign, word);
  g_free (word);
  return p;
}

static const char *
read_token (GArray *tokens, const char *text, const char *p)
{
  const char *close = find_closing (p);

  if (close != NULL)
    return read_quoted (tokens, text, p, PANDORIA_TOKEN_NAME, close);
  switch (*p)
    {
    case '.': add_token (tokens, text, PANDORIA_TOKEN_STOP, p, p + 1, g_strdup (".")); return p + 1;
    case ';':
      add_token (tokens, text, PANDORIA_TOKEN_SEPARATOR, p, p + 1, g_strdup (";"));
      return p + 1;
    case '{': return read_quoted (tokens, text, p, PANDORIA_TOKEN_NOTE, "}");
    default: return read_word (tokens, text, p);
    }
}

GArray *
pandoria_tokens_new (const char *text)
{
  GArray *tokens = g_array_new (FALSE, FALSE, sizeof (PandoriaToken));

  g_array_set_clear_func (tokens, clear_token);
  for (const char *p = text; *p != '\0';)
    if (g_unichar_isspace (g_utf8_get_char (p)) || is_invisible (p))
      p = g_utf8_next_char (p);
    else
      p = read_token (tokens, text, p);
  return tokens;
}

#define FENCE "```"

/* Returns: the end of what a mail or a chat puts before a line: quotation signs, spaces, marks. */
static const char *
skip_margin (const char *line)
{
  while (*line != '\n' && *line != '\0'
         && (*line == '>' || *line == '|' || g_unichar_isspace (g_utf8_get_char (line))
             || is_invisible (line)))
    line = g_utf8_next_char (line);
  return line;
}

static const char *
find_end (const char *line)
{
  return line + strcspn (line, "\n");
}

/* Newer versions of g_str_has_prefix () measure the rest of the text again for each line. */
static gboolean
begins_with_fence (const char *line)
{
  return strncmp (line, FENCE, strlen (FENCE)) == 0;
}

static void
append_blanks (GString *into, const char *from, const char *end)
{
  for (; from < end; from = g_utf8_next_char (from))
    g_string_append_c (into, ' ');
}

/* Returns: whether the line ends at @p, in another way than with "\n": as on old computers, in text
 * processors, or on web pages. */
static gboolean
ends_line_otherwise (const char *p)
{
  gunichar c = g_utf8_get_char (p);

  return (c == '\r' && p[1] != '\n') || c == 0x85 || c == 0x2028 || c == 0x2029;
}

/* Returns: (transfer full): @text with "\n" at the end of each line. Keeps the places of
 * characters. */
static char *
end_lines (const char *text)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (ends_line_otherwise (text))
      g_string_append_c (lines, '\n');
    else
      g_string_append_len (lines, text, g_utf8_next_char (text) - text);
  return g_string_free (g_steal_pointer (&lines), FALSE);
}

char *
pandoria_notation_clean (const char *written)
{
  g_autofree char *lines = end_lines (written);
  g_autoptr (GString) clean = g_string_new (NULL);
  const char *text = lines;

  while (*text != '\0')
    {
      const char *end = find_end (text);
      const char *start = skip_margin (text);

      if (begins_with_fence (start))
        start = end;
      append_blanks (clean, text, start);
      g_string_append_len (clean, start, end - start);
      if (*end == '\n')
        g_string_append_c (clean, *end++);
      text = end;
    }
  return g_string_free (g_steal_pointer (&clean), FALSE);
}

void
pandoria_token_quote (GString *into, const char *text, char open, char close)
{
  g_string_append_c (into, open);
  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == close || *p == '\\' || *p == '\n' || *p == '\r')
        g_string_append_c (into, '\\');
      if (*p == '\n')
        g_string_append_c (into, 'n');
      else if (*p == '\r')
        g_string_append_c (into, 'r');
      else
        g_string_append_c (into, *p);
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
