/* Names of files that are made from what people write.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-file-name.h"

#include <string.h>

#define FORBIDDEN "/\\:*?\"<>|" /* by one file system or another */
#define MAX_BYTES 120

/* “exe.pdf” read from the right is another kind of file. */
static gboolean
turns_writing (gunichar c)
{
  return c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

char *
pandoria_file_name_make (const char *title)
{
  GString *name = g_string_new (NULL);

  g_return_val_if_fail (title != NULL, g_string_free (name, FALSE));

  while (g_unichar_isspace (g_utf8_get_char (title)))
    title = g_utf8_next_char (title);
  for (const char *p = title; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (turns_writing (c))
        continue;
      if (g_unichar_iscntrl (c) || (c < 0x80 && strchr (FORBIDDEN, (int) c) != NULL) || (c == '.' && name->len == 0))
        c = '-';
      if (name->len + (gsize) g_unichar_to_utf8 (c, NULL) > MAX_BYTES)
        break;
      g_string_append_unichar (name, c);
    }
  g_strchomp (name->str);
  return g_string_free (name, FALSE);
}
