/* Creates file names from texts that users write.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-file-name.h"

#include <string.h>

#define FORBIDDEN "/\\:*?\"<>|" /* refused by some file system */
#define MAX_BYTES 120

/* Reversing the writing direction can disguise an extension. */
static gboolean
turns_writing (gunichar c)
{
  return c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

/* Names of Windows devices, which are reserved with any extension. */
static gboolean
is_device (const GString *name)
{
  return g_regex_match_simple ("^(con|prn|aux|nul|(com|lpt)[1-9¹²³]) *$", name->str, G_REGEX_CASELESS, 0);
}

static gboolean
ends_badly (const GString *name)
{
  return name->len > 0 && (name->str[name->len - 1] == '.' || g_ascii_isspace (name->str[name->len - 1]));
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
      if (c == '.' && is_device (name))
        g_string_append_c (name, '-');
      g_string_append_unichar (name, c);
    }
  while (ends_badly (name))
    g_string_truncate (name, name->len - 1);
  if (is_device (name))
    g_string_append_c (name, '-');
  return g_string_free (name, FALSE);
}
