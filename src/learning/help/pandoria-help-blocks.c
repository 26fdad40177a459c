/* Reads the blocks of a rules text: paragraphs, lists and pictures, and the formatting within a line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help-text-private.h"

#include "pandoria-json-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BREAK "---"

gboolean
pandoria_help_reader_fail (PandoriaHelpReader *reader, guint line, const char *sentence)
{
  if (reader->error == NULL)
    reader->error = g_error_new (PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, _ ("%1$s: line %2$u: %3$s"),
                                 reader->name, line + 1, sentence);
  return FALSE;
}

static void
free_run (gpointer data)
{
  PandoriaHelpRun *run = data;

  g_free (run->text);
  g_free (run->target);
  g_free (run);
}

void
pandoria_help_block_free (PandoriaHelpBlock *block)
{
  if (block == NULL)
    return;
  g_clear_pointer (&block->items, g_ptr_array_unref);
  g_free (block->picture);
  g_free (block->caption);
  g_free (block);
}

gboolean
pandoria_help_is_id (const char *id)
{
  return *id != '\0' && strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789.-") == strlen (id);
}

/* Adds @words as a run, and empties @words. */
static void
add_run (GPtrArray *runs, PandoriaHelpRunKind kind, GString *words, char *target)
{
  PandoriaHelpRun *run;

  if (words->len == 0 && target == NULL)
    return;
  run = g_new0 (PandoriaHelpRun, 1);
  run->kind = kind;
  run->text = g_strndup (words->str, words->len);
  run->target = target;
  g_string_truncate (words, 0);
  g_ptr_array_add (runs, run);
}

/* Appends to @words from @at up to one of @ends. Returns: (nullable): the place of that end; NULL if there is none. */
static const char *
gather (const char *at, const char *ends, GString *words)
{
  for (; *at != '\0' && strchr (ends, *at) == NULL; at++)
    {
      if (*at == '\\' && at[1] != '\0')
        at++;
      g_string_append_c (words, *at);
    }
  return *at != '\0' ? at : NULL;
}

/* Reads a reference; @at is after its "[". Returns: (nullable): the text after the reference. */
static const char *
read_reference (PandoriaHelpReader *reader, guint line, const char *at, GPtrArray *runs)
{
  g_autoptr (GString) words = g_string_new (NULL);
  const char *end = gather (at, "[]*", words), *close;
  g_autofree char *target = NULL;

  close = end != NULL && g_str_has_prefix (end, "](") ? strchr (end, ')') : NULL;
  target = close != NULL ? g_strndup (end + 2, (gsize) (close - end - 2)) : NULL;
  if (target == NULL || words->len == 0 || !pandoria_help_is_id (target))
    {
      pandoria_help_reader_fail (reader, line, _ ("A reference is written [words](ID)."));
      return NULL;
    }
  add_run (runs, PANDORIA_HELP_REFERENCE, words, g_steal_pointer (&target));
  return close + 1;
}

static const char *
read_emphasis (PandoriaHelpReader *reader, guint line, const char *at, GPtrArray *runs)
{
  g_autoptr (GString) words = g_string_new (NULL);
  const char *end = gather (at, "*[]", words);

  if (end == NULL || *end != '*' || words->len == 0)
    {
      pandoria_help_reader_fail (reader, line, _ ("What begins with * ends with *, and has no reference in it."));
      return NULL;
    }
  add_run (runs, PANDORIA_HELP_EMPHASIS, words, NULL);
  return end + 1;
}

/* Returns: (transfer full) (nullable): the runs of @text, which began in line @line; NULL on an error. */
static GPtrArray *
read_runs (PandoriaHelpReader *reader, guint line, const char *text)
{
  g_autoptr (GPtrArray) runs = g_ptr_array_new_with_free_func (free_run);
  g_autoptr (GString) words = g_string_new (NULL);
  const char *at = text;

  while (at != NULL)
    {
      const char *mark = gather (at, "*[", words);

      add_run (runs, PANDORIA_HELP_WORDS, words, NULL);
      if (mark == NULL)
        return g_steal_pointer (&runs);
      at = *mark == '*' ? read_emphasis (reader, line, mark + 1, runs) : read_reference (reader, line, mark + 1, runs);
    }
  return NULL;
}

static gboolean
add_item (PandoriaHelpReader *reader, guint line, PandoriaHelpBlock *block, const char *text)
{
  GPtrArray *runs = read_runs (reader, line, text);

  if (runs != NULL)
    g_ptr_array_add (block->items, runs);
  return runs != NULL;
}

static gboolean
read_terms (PandoriaHelpReader *reader, PandoriaHelpBlock *block)
{
  g_auto (GStrv) words = g_strsplit (reader->lines[reader->line] + 2, ",", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      PandoriaHelpTerms term = pandoria_help_term_find (g_strstrip (words[i]));
      g_autofree char *sentence = NULL;

      if (term == 0)
        {
          sentence = g_strdup_printf (_ ("“%s” is no edition, variant or module."), words[i]);
          return pandoria_help_reader_fail (reader, reader->line, sentence);
        }
      block->terms |= term;
    }
  reader->line++;
  return TRUE;
}

static gboolean
ends_block (const char *line)
{
  return line == NULL || *line == '\0' || g_str_equal (line, BREAK);
}

static gboolean
read_picture (PandoriaHelpReader *reader, PandoriaHelpBlock *block)
{
  g_auto (GStrv) parts = g_strsplit (reader->lines[reader->line] + 2, "|", 2);

  for (guint i = 0; parts[i] != NULL; i++)
    g_strstrip (parts[i]);
  if (g_strv_length (parts) != 2 || !pandoria_help_is_id (parts[0]) || *parts[1] == '\0'
      || !ends_block (reader->lines[reader->line + 1]))
    return pandoria_help_reader_fail (reader, reader->line,
                                      _ ("A picture is one line, “! POSITION | what is seen in it”."));
  block->kind = PANDORIA_HELP_BLOCK_PICTURE;
  block->picture = g_strdup (parts[0]);
  block->caption = g_strdup (parts[1]);
  reader->line++;
  return TRUE;
}

static gboolean
read_list (PandoriaHelpReader *reader, PandoriaHelpBlock *block)
{
  block->kind = PANDORIA_HELP_BLOCK_LIST;
  for (; !ends_block (reader->lines[reader->line]); reader->line++)
    {
      const char *line = reader->lines[reader->line];

      if (!g_str_has_prefix (line, "- ") || line[2] == '\0')
        return pandoria_help_reader_fail (reader, reader->line, _ ("Each line of a list begins with “- ”."));
      if (!add_item (reader, reader->line, block, line + 2))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_paragraph (PandoriaHelpReader *reader, PandoriaHelpBlock *block)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint first = reader->line;

  for (; !ends_block (reader->lines[reader->line]); reader->line++)
    {
      const char *line = reader->lines[reader->line];

      if (*line != '\0' && line[1] == ' ' && strchr ("#?@!-", *line) != NULL)
        return pandoria_help_reader_fail (reader, reader->line, _ ("An empty line is missing before this one."));
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", line);
    }
  return add_item (reader, first, block, text->str);
}

static gboolean
read_block (PandoriaHelpReader *reader, PandoriaHelpBlock *block)
{
  const char *line = reader->lines[reader->line];

  if (g_str_has_prefix (line, "@ "))
    {
      if (!read_terms (reader, block))
        return FALSE;
      line = reader->lines[reader->line];
    }
  if (ends_block (line))
    return pandoria_help_reader_fail (reader, reader->line, _ ("A block is missing behind “@”."));
  if (g_str_has_prefix (line, "! "))
    return read_picture (reader, block);
  return g_str_has_prefix (line, "- ") ? read_list (reader, block) : read_paragraph (reader, block);
}

static gboolean
read_break (PandoriaHelpReader *reader, gboolean *is_short, guint n_blocks)
{
  if (!*is_short || n_blocks == 0)
    return pandoria_help_reader_fail (reader, reader->line, _ ("“---” appears once, after the short text."));
  *is_short = FALSE;
  reader->line++;
  return TRUE;
}

gboolean
pandoria_help_read_blocks (PandoriaHelpReader *reader, GPtrArray *blocks)
{
  gboolean is_short = TRUE, good = TRUE;

  while (good && reader->lines[reader->line] != NULL)
    {
      const char *line = reader->lines[reader->line];
      PandoriaHelpBlock *block;

      if (*line == '\0')
        reader->line++;
      else if (g_str_equal (line, BREAK))
        good = read_break (reader, &is_short, blocks->len);
      else
        {
          block = g_new0 (PandoriaHelpBlock, 1);
          block->is_short = is_short;
          block->items = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
          g_ptr_array_add (blocks, block);
          good = read_block (reader, block);
        }
    }
  return good;
}
