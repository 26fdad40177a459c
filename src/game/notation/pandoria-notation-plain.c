/* Undoes what web pages, mails and text processors make of a game in the notation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-plain.h"

#include <string.h>

/* --- mails: quoted-printable ----------------------------------------------------------------- */

/* Returns: the length of the “=” and line end at @p that only broke a long line; 0: another “=”. */
static gsize
get_soft_break (const char *p)
{
  if (p[1] == '\r' && p[2] == '\n')
    return 3;
  return p[1] == '\n' || p[1] == '\r' ? 2 : 0;
}

static gboolean
is_byte (const char *p)
{
  return g_ascii_isxdigit (p[1]) && g_ascii_isxdigit (p[2]);
}

/* The notation has “gold=10”, too. Returns: whether each “=” is one of quoted-printable, and one
 * could be no other. */
static gboolean
is_quoted_printable (const char *text)
{
  gboolean is_sure = FALSE;

  for (const char *p = strchr (text, '='); p != NULL; p = strchr (p + 1, '='))
    {
      gboolean is_break = get_soft_break (p) > 0;

      if (!is_break && !is_byte (p))
        return FALSE;
      is_sure = is_sure || is_break || g_ascii_strncasecmp (p, "=3D", strlen ("=3D")) == 0;
    }
  return is_sure;
}

static GString *
decode_bytes (const char *text)
{
  GString *bytes = g_string_new (NULL);

  for (const char *p = text; *p != '\0';)
    if (*p != '=')
      g_string_append_c (bytes, *p++);
    else if (get_soft_break (p) > 0)
      p += get_soft_break (p);
    else
      {
        g_string_append_c (bytes,
                           (char) (g_ascii_xdigit_value (p[1]) << 4 | g_ascii_xdigit_value (p[2])));
        p += strlen ("=3D");
      }
  return bytes;
}

/* The encoding of mails that are not in UTF-8, in Western Europe. */
#define OTHER_ENCODING "WINDOWS-1252"

/* Returns: (transfer full): @text as it was before a mail; the same if it is not in
 * quoted-printable. */
static char *
decode_mail (const char *text)
{
  g_autoptr (GString) bytes = is_quoted_printable (text) ? decode_bytes (text) : NULL;

  char *decoded = NULL;

  if (bytes != NULL && g_utf8_validate_len (bytes->str, bytes->len, NULL))
    return g_string_free (g_steal_pointer (&bytes), FALSE);
  if (bytes != NULL && g_str_is_ascii (text))
    decoded
        = g_convert (bytes->str, (gssize) bytes->len, "UTF-8", OTHER_ENCODING, NULL, NULL, NULL);
  return decoded != NULL ? decoded : g_strdup (text);
}

/* --- web pages: entities --------------------------------------------------------------------- */

static const struct
{
  const char *name, *character;
} entities[] = {
  { "gt", ">" },        { "lt", "<" },    { "amp", "&" },   { "quot", "\"" }, { "apos", "'" },
  { "nbsp", "\u00a0" }, { "ldquo", "“" }, { "rdquo", "”" }, { "bdquo", "„" }, { "laquo", "«" },
  { "raquo", "»" },     { "lsquo", "‘" }, { "rsquo", "’" }, { "sbquo", "‚" }, { "ndash", "–" },
  { "mdash", "—" },     { "minus", "−" },
};

/* Appends the character with the number that @digits write, as in “#39” or “#x27”. */
static gboolean
append_numbered (GString *into, const char *digits)
{
  gboolean is_hexadecimal = g_ascii_tolower (*digits) == 'x';
  guint64 number;

  if (!g_ascii_string_to_unsigned (digits + (is_hexadecimal ? 1 : 0), is_hexadecimal ? 16 : 10, 1,
                                   G_MAXUINT32, &number, NULL)
      || !g_unichar_validate ((gunichar) number))
    return FALSE;
  g_string_append_unichar (into, (gunichar) number);
  return TRUE;
}

/* Appends the character with @name, the text between “&” and “;”. Returns: FALSE without one. */
static gboolean
append_entity (GString *into, const char *name)
{
  if (*name == '#')
    return append_numbered (into, name + 1);
  for (guint i = 0; i < G_N_ELEMENTS (entities); i++)
    if (g_str_equal (name, entities[i].name))
      {
        g_string_append (into, entities[i].character);
        return TRUE;
      }
  return FALSE;
}

/* No name or number is longer. */
#define MAX_ENTITY 8

/* Appends the entity at @p. Returns: its end; @p if there is none. */
static const char *
read_entity (GString *into, const char *p)
{
  char name[MAX_ENTITY + 1] = "";
  gsize length = 0;

  if (*p != '&')
    return p;
  while (length < MAX_ENTITY && (g_ascii_isalnum (p[1 + length]) || p[1 + length] == '#'))
    length++;
  memcpy (name, p + 1, length);
  return p[1 + length] == ';' && append_entity (into, name) ? p + 1 + length + 1 : p;
}

static char *
decode_entities (const char *text)
{
  g_autoptr (GString) decoded = g_string_new (NULL);

  while (*text != '\0')
    {
      const char *end = read_entity (decoded, text);

      if (end == text)
        g_string_append_c (decoded, *end++);
      text = end;
    }
  return g_string_free (g_steal_pointer (&decoded), FALSE);
}

/* --- other forms of letters ------------------------------------------------------------------ */

/* Appends a wide letter, a bold digit, a ligature or the like as the notation has it. */
static void
append_plain (GString *into, gunichar c)
{
  gunichar parts[G_UNICHAR_MAX_DECOMPOSITION_LENGTH];
  gsize n = g_unichar_fully_decompose (c, TRUE, parts, G_N_ELEMENTS (parts));
  gsize n_plain = 0;

  /* “…” is not three words. */
  while (n_plain < n && parts[n_plain] < 0x80
         && (n == 1 || g_ascii_isalnum ((char) parts[n_plain])))
    n_plain++;
  if (n_plain < n)
    g_string_append_unichar (into, c);
  for (gsize i = 0; n_plain == n && i < n; i++)
    g_string_append_c (into, (char) parts[i]);
}

/* Names and notes keep their letters. */
static char *
make_letters_plain (const char *text)
{
  g_autoptr (GString) plain = NULL;

  if (g_str_is_ascii (text))
    return g_strdup (text);
  plain = g_string_new (NULL);
  while (*text != '\0')
    {
      const char *end = pandoria_notation_skip_quoted (text);

      g_string_append_len (plain, text, end - text);
      if (end == text)
        {
          append_plain (plain, g_utf8_get_char (text));
          end = g_utf8_next_char (text);
        }
      text = end;
    }
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

/* --- lists ----------------------------------------------------------------------------------- */

#define BULLETS "-*•–—◦‣▪●○·"

static const char *
skip_spaces (const char *p)
{
  while (*p != '\n' && g_unichar_isspace (g_utf8_get_char (p)))
    p = g_utf8_next_char (p);
  return p;
}

/* Returns: the end of a bullet, or of a number like “1.” or “1)”; @p if there is none. */
static const char *
skip_mark (const char *p)
{
  gsize n_digits = strspn (p, "0123456789");

  if (n_digits > 0)
    return p[n_digits] == '.' || p[n_digits] == ')' ? p + n_digits + 1 : p;
  return *p != '\0' && g_utf8_strchr (BULLETS, -1, g_utf8_get_char (p)) != NULL
             ? g_utf8_next_char (p)
             : p;
}

/* Returns: whether a line of a game begins at @p: “pandoria 1”, “board:”, “7 red:”. */
static gboolean
begins_line (const char *p)
{
  const char *word = skip_spaces (p + strspn (p, "0123456789"));
  const char *end = word;

  while (g_ascii_isalpha (*end))
    end++;
  return g_ascii_strncasecmp (p, PANDORIA_NOTATION_BEGINNING, strlen (PANDORIA_NOTATION_BEGINNING))
             == 0
         || (end > word && *skip_spaces (end) == ':');
}

/* “- G6” is a figure that leaves, and “.” ends a turn. Returns: the text of @line after the mark of
 * a list; @line if it has none. */
static const char *
skip_list_mark (const char *line)
{
  const char *mark = skip_spaces (line);
  const char *end = skip_mark (mark);
  const char *text = skip_spaces (end);

  return end > mark && text > end && begins_line (text) ? text : line;
}

static char *
remove_list_marks (const char *text)
{
  g_autoptr (GString) plain = g_string_new (NULL);

  while (*text != '\0')
    {
      const char *start = skip_list_mark (text);
      gsize length = strcspn (start, "\n");

      length += start[length] == '\n' ? 1 : 0;
      g_string_append_len (plain, start, (gssize) length);
      text = start + length;
    }
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

char *
pandoria_notation_make_plain (const char *text)
{
  g_autofree char *mail = decode_mail (text);
  g_autofree char *page = decode_entities (mail);
  g_autofree char *letters = make_letters_plain (page);
  g_autofree char *clean = pandoria_notation_clean (letters);

  return remove_list_marks (clean);
}
