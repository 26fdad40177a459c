/* Where in a file a member stands: the text is walked along a path once more, without recursion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json-place.h"

#include "pandoria-json-scanner.h"

#include <string.h>

/* One step of a path: into a member (name is set) or an element. */
typedef struct
{
  const char *name;
  gsize length;
  guint64 index;
} Step;

/* Returns: what follows the step that @path begins with; NULL at its end. */
static const char *
take_step (const char *path, Step *step)
{
  char *end;

  *step = (Step){ 0 };
  if (*path == '[')
    {
      step->index = g_ascii_strtoull (path + 1, &end, 10);
      return *end == ']' ? end + 1 : NULL;
    }
  path += *path == '.';
  step->name = path;
  step->length = strcspn (path, ".[");
  return step->length > 0 ? path + step->length : NULL;
}

static gboolean
is_next (PandoriaScanner *scanner, char c)
{
  pandoria_scanner_skip_space (scanner);
  return pandoria_scanner_peek (scanner) == c;
}

/* Takes a text, a number, a word, a bracket or what stands between values. Returns: by how much it goes deeper. */
static int
skip_token (PandoriaScanner *scanner)
{
  int c = pandoria_scanner_peek (scanner);

  if (c == '"')
    pandoria_scanner_string (scanner);
  else if (c == '-' || g_ascii_isdigit (c))
    pandoria_scanner_number (scanner);
  else if (g_ascii_isalpha (c))
    pandoria_scanner_word (scanner);
  else
    scanner->p++;
  return (c == '{' || c == '[') - (c == '}' || c == ']');
}

static void
skip_value (PandoriaScanner *scanner)
{
  int depth = 0;

  do
    {
      pandoria_scanner_skip_space (scanner);
      depth += skip_token (scanner);
    }
  while (depth > 0 && scanner->p < scanner->end && scanner->error == NULL);
}

/* Goes behind the name that comes next, and its colon. Returns: whether it is that of @step. */
static gboolean
take_name (PandoriaScanner *scanner, const Step *step)
{
  const char *start = scanner->p + 1;
  g_autofree char *name = NULL;

  pandoria_scanner_string (scanner);
  name = pandoria_scanner_read_name (start, (gsize) (scanner->p - 1 - start));
  if (is_next (scanner, ':'))
    scanner->p++;
  return strlen (name) == step->length && memcmp (name, step->name, step->length) == 0;
}

/* Goes on to the value that @step leads to, *@line then being where it, or its name, begins. Returns: whether it is there. */
static gboolean
follow_step (PandoriaScanner *scanner, const Step *step, guint *line)
{
  if (!is_next (scanner, step->name != NULL ? '{' : '['))
    return FALSE;
  scanner->p++;
  for (guint64 i = 0; !is_next (scanner, '}') && !is_next (scanner, ']') && scanner->p < scanner->end; i++)
    {
      guint begin = scanner->line;

      if (step->name != NULL ? take_name (scanner, step) : i == step->index)
        {
          *line = begin;
          return TRUE;
        }
      skip_value (scanner);
      if (is_next (scanner, ','))
        scanner->p++;
      if (scanner->error != NULL)
        break;
    }
  return FALSE;
}

guint
pandoria_json_find_line (const char *data, gsize length, const char *path)
{
  PandoriaScanner scanner = { .p = data, .end = data + length, .line = 1 };
  guint line;
  Step step;

  pandoria_scanner_skip_space (&scanner);
  line = scanner.line;
  while (path != NULL && *path != '\0')
    {
      path = take_step (path, &step);
      if (path == NULL || !follow_step (&scanner, &step, &line))
        break;
    }
  g_clear_error (&scanner.error);
  return line;
}
