/* Cleans texts from files for display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-one-line.h"

/* Marks on one letter: no script needs more, and a pile of them would cover the lines above. */
#define MAX_MARKS 4

#define REPLACEMENT 0xfffd

typedef enum
{
  PART_SEEN,
  PART_MARK, /* drawn over the character before it */
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

static Part
classify (gunichar c)
{
  if (c == 0x200c || c == 0x200d) /* they shape words of many languages */
    return PART_JOINER;
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

static gunichar
get_shown (gunichar c)
{
  GUnicodeType type = g_unichar_type (c);

  /* U+FFFC represents a missing picture. */
  return type == G_UNICODE_UNASSIGNED || type == G_UNICODE_SURROGATE || c == 0xfffc ? REPLACEMENT
                                                                                    : c;
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
