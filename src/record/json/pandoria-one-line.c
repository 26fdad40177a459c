/* Cleans texts from files for display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-one-line.h"

/* Marks on one letter: no script needs more, and a pile of them would cover the lines above. */
#define MAX_MARKS 4

#define OBJECT      0xfffc /* represents a missing picture */
#define REPLACEMENT 0xfffd

/* Unicode, Bidirectional Algorithm. Sentences with names are read from left to right. */
#define LEFT_TO_RIGHT_MARK   "\u200e"
#define FIRST_STRONG_ISOLATE "\u2068"
#define POP_ISOLATE          "\u2069"

typedef enum
{
  PART_SEEN,
  PART_MARK, /* drawn over the character before it */
  PART_TAG,  /* a part of an emoji, such as the letters in the flag of Wales */
  PART_JOINER,
  PART_SPACE,
  PART_DROPPED,
} Part;

/* Letters without a visible shape. */
static gboolean
is_blank (gunichar c)
{
  return c == 0x115f || c == 0x1160 || c == 0x2800 || c == 0x3164 || c == 0xffa0;
}

/* Characters of the type “format” that have a shape: they precede numbers or signs. */
static gboolean
is_visible_format (gunichar c)
{
  return (c >= 0x600 && c <= 0x605) || c == 0x6dd || c == 0x70f || (c >= 0x890 && c <= 0x891)
         || c == 0x8e2 || c == 0x110bd || c == 0x110cd;
}

static Part
classify (gunichar c)
{
  if (c == 0x200c || c == 0x200d) /* they shape words of many languages */
    return PART_JOINER;
  if (c >= 0xe0020 && c <= 0xe007f)
    return PART_TAG;
  if (is_visible_format (c))
    return PART_SEEN;
  if (is_blank (c))
    return PART_SPACE;
  switch (g_unichar_type (c))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
    case G_UNICODE_SPACE_SEPARATOR: return PART_SPACE;
    case G_UNICODE_FORMAT: return PART_DROPPED;
    case G_UNICODE_NON_SPACING_MARK:
    case G_UNICODE_ENCLOSING_MARK: return PART_MARK;
    default: return PART_SEEN;
    }
}

/* Drops useless spaces and joiners at the end; those at the beginning were skipped. */
static void
trim_end (GString *line)
{
  while (line->len > 0)
    {
      const char *last = g_utf8_prev_char (line->str + line->len);
      Part part = classify (g_utf8_get_char (last));

      if (part != PART_SPACE && part != PART_JOINER)
        return;
      g_string_truncate (line, (gsize) (last - line->str));
    }
}

static gboolean
is_noncharacter (gunichar c)
{
  return (c & 0xfffe) == 0xfffe || (c >= 0xfdd0 && c <= 0xfdef);
}

/* A character that GLib's tables do not know is newer than them, not wrong. */
static gunichar
get_shown (gunichar c)
{
  return c == OBJECT || is_noncharacter (c) ? REPLACEMENT : c;
}

char *
pandoria_one_line (const char *text)
{
  GString *line = g_string_new (NULL);
  gboolean after_space = TRUE;
  guint n_marks = 0;

  g_return_val_if_fail (text != NULL, g_string_free (line, FALSE));

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      Part part = classify (c);

      if (part == PART_DROPPED)
        continue;
      if (part == PART_MARK)
        n_marks++;
      else if (part == PART_SEEN || part == PART_SPACE)
        n_marks = 0;
      if ((part != PART_SEEN && after_space) || n_marks > MAX_MARKS)
        continue;
      after_space = part == PART_SPACE;
      g_string_append_unichar (line, after_space ? ' ' : get_shown (c));
    }
  trim_end (line);
  return g_string_free (line, FALSE);
}

/* The scripts that are written from right to left, and the blocks that Unicode reserves for more.
 */
static gboolean
is_from_right (gunichar c)
{
  return (c >= 0x590 && c <= 0x8ff) || (c >= 0xfb1d && c <= 0xfdff) || (c >= 0xfe70 && c <= 0xfeff)
         || (c >= 0x10800 && c <= 0x10fff) || (c >= 0x1e800 && c <= 0x1efff);
}

char *
pandoria_isolate (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (is_from_right (g_utf8_get_char (p)))
      return g_strconcat (LEFT_TO_RIGHT_MARK FIRST_STRONG_ISOLATE, text, POP_ISOLATE, NULL);
  return g_strdup (text);
}

/* Returns: how many columns of a terminal @c takes. */
static guint
count_cells (gunichar c)
{
  if (g_unichar_iszerowidth (c) || g_unichar_type (c) == G_UNICODE_CONTROL
      || classify (c) == PART_TAG)
    return 0;
  return g_unichar_iswide (c) ? 2 : 1;
}

guint
pandoria_text_cells (const char *text)
{
  guint cells = 0;

  g_return_val_if_fail (text != NULL, 0);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    cells += count_cells (g_utf8_get_char (p));
  return cells;
}

char *
pandoria_text_cut (const char *text, guint cells)
{
  guint used = 0;
  const char *end;

  g_return_val_if_fail (text != NULL && cells > 0, NULL);

  if (pandoria_text_cells (text) <= cells)
    return g_strdup (text);
  for (end = text; used + count_cells (g_utf8_get_char (end)) < cells; end = g_utf8_next_char (end))
    used += count_cells (g_utf8_get_char (end));
  return g_strdup_printf ("%.*s…", (int) (end - text), text);
}

GPtrArray *
pandoria_phrases_new (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

void
pandoria_phrases_add (GPtrArray *phrases, char *phrase)
{
  if (phrase != NULL)
    g_ptr_array_add (phrases, phrase);
}

char *
pandoria_phrases_join (GPtrArray *phrases, const char *between)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < phrases->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? between : "", (const char *) phrases->pdata[i]);
  return g_string_free (text, phrases->len == 0);
}

char *
pandoria_phrases_join_last (GPtrArray *phrases, const char *between, const char *before_last)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < phrases->len; i++)
    {
      if (i > 0)
        g_string_append (text, i + 1 < phrases->len ? between : before_last);
      g_string_append (text, phrases->pdata[i]);
    }
  return g_string_free (text, phrases->len == 0);
}
