/* One text of the rules: reads its title and its blocks (paragraphs, lists and pictures, with the
 * formatting within a line), and has functions for the whole text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help-testing.h"

#include "pandoria-json-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BREAK "---"

/* No user reads a longer page. */
#define MAX_SIZE (64 * 1024)

/* --- blocks --------------------------------------------------------------------------------- */

gboolean
pandoria_help_reader_fail (PandoriaHelpReader *reader, guint line, const char *sentence)
{
  if (reader->error == NULL)
    reader->error = g_error_new (PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
                                 _ ("%1$s: line %2$u: %3$s"), reader->name, line + 1, sentence);
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

static void
free_block (gpointer data)
{
  PandoriaHelpBlock *block = data;

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

/* Appends to @words from @at up to one of @ends. Returns: (nullable): the place of that end; NULL
 * if there is none. */
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
      pandoria_help_reader_fail (reader, line,
                                 _ ("What begins with * ends with *, and has no reference in it."));
      return NULL;
    }
  add_run (runs, PANDORIA_HELP_EMPHASIS, words, NULL);
  return end + 1;
}

/* Returns: (transfer full) (nullable): the runs of @text, which began in line @line; NULL on an
 * error. */
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
      at = *mark == '*' ? read_emphasis (reader, line, mark + 1, runs)
                        : read_reference (reader, line, mark + 1, runs);
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
    return pandoria_help_reader_fail (
        reader, reader->line, _ ("A picture is one line, “! POSITION | what is seen in it”."));
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
        return pandoria_help_reader_fail (reader, reader->line,
                                          _ ("Each line of a list begins with “- ”."));
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
        return pandoria_help_reader_fail (reader, reader->line,
                                          _ ("An empty line is missing before this one."));
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
    return pandoria_help_reader_fail (reader, reader->line,
                                      _ ("“---” appears once, after the short text."));
  *is_short = FALSE;
  reader->line++;
  return TRUE;
}

/* Reads all blocks into @blocks. Returns: FALSE on an error. */
static gboolean
read_blocks (PandoriaHelpReader *reader, GPtrArray *blocks)
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

/* --- the text ------------------------------------------------------------------------------- */

/* Returns: whether @data is text of acceptable size, without invisible characters. */
static gboolean
check_bytes (PandoriaHelpReader *reader, const char *data, gsize size)
{
  if (size > MAX_SIZE)
    return pandoria_help_reader_fail (reader, 0, _ ("The file is too long."));
  if (!g_utf8_validate (data, (gssize) size, NULL))
    return pandoria_help_reader_fail (reader, 0, _ ("The file is not UTF-8."));
  for (const char *at = data; at < data + size; at = g_utf8_next_char (at))
    if (g_unichar_iscntrl (g_utf8_get_char (at)) && *at != '\n')
      return pandoria_help_reader_fail (reader, 0, _ ("The file contains a control character."));
  return TRUE;
}

static GStrv
split_words (const char *line)
{
  GStrv words = g_strsplit (line, ",", -1);

  for (guint i = 0; words[i] != NULL; i++)
    g_strstrip (words[i]);
  return words;
}

static gboolean
read_head (PandoriaHelpReader *reader, PandoriaHelpText *text)
{
  const char *first = reader->lines[0];

  if (first != NULL && g_str_has_prefix (first, "# "))
    text->title = g_strstrip (g_strdup (first + 2));
  if (text->title == NULL || *text->title == '\0')
    return pandoria_help_reader_fail (reader, 0, _ ("A text begins with its title, “# Title”."));
  reader->line = 1;
  if (reader->lines[1] != NULL && g_str_has_prefix (reader->lines[1], "? "))
    text->words = split_words (reader->lines[reader->line++] + 2);
  return TRUE;
}

PandoriaHelpText *
pandoria_help_text_parse (const char *id, const char *name, GBytes *data, GError **error)
{
  g_autoptr (PandoriaHelpText) text = g_new0 (PandoriaHelpText, 1);
  PandoriaHelpReader reader = { .name = name };
  g_autofree char *copy = NULL;
  gsize size;
  const char *bytes;

  g_return_val_if_fail (id != NULL && name != NULL && data != NULL, NULL);

  bytes = g_bytes_get_data (data, &size);
  text->id = g_strdup (id);
  text->blocks = g_ptr_array_new_with_free_func (free_block);
  if (check_bytes (&reader, bytes != NULL ? bytes : "", size))
    {
      copy = g_strndup (bytes != NULL ? bytes : "", size);
      reader.lines = g_strsplit (copy, "\n", -1);
      if (read_head (&reader, text) && read_blocks (&reader, text->blocks)
          && text->blocks->len == 0)
        pandoria_help_reader_fail (&reader, 0, _ ("There is nothing below the title."));
    }
  g_strfreev (reader.lines);
  if (reader.error == NULL)
    return g_steal_pointer (&text);
  g_propagate_error (error, reader.error);
  return NULL;
}

void
pandoria_help_text_free (PandoriaHelpText *self)
{
  if (self == NULL)
    return;
  g_free (self->id);
  g_free (self->title);
  g_strfreev (self->words);
  g_clear_pointer (&self->blocks, g_ptr_array_unref);
  g_free (self);
}

char *
pandoria_help_block_to_plain (const PandoriaHelpBlock *block)
{
  GString *plain = g_string_new (block->caption);

  for (guint i = 0; block->items != NULL && i < block->items->len; i++)
    {
      const GPtrArray *item = g_ptr_array_index (block->items, i);

      g_string_append (plain, i > 0 ? "\n" : "");
      for (guint j = 0; j < item->len; j++)
        g_string_append (plain, ((PandoriaHelpRun *) g_ptr_array_index (item, j))->text);
    }
  return g_string_free (plain, FALSE);
}

char *
pandoria_help_text_get_short (const PandoriaHelpText *self, PandoriaHelpTerms game)
{
  GString *plain = g_string_new (NULL);
  PandoriaHelpTerms marked = 0; /* those of the block before */

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->blocks->len; i++)
    {
      const PandoriaHelpBlock *block = g_ptr_array_index (self->blocks, i);
      g_autofree char *words = NULL, *mark = NULL;

      if (!block->is_short || block->kind == PANDORIA_HELP_BLOCK_PICTURE
          || !pandoria_help_terms_hold (block->terms, game))
        continue;
      words = pandoria_help_block_to_plain (block);
      mark = pandoria_help_terms_describe (game == 0 && block->terms != marked ? block->terms : 0);
      marked = block->terms;
      g_string_append (plain, plain->len > 0 ? "\n\n" : "");
      if (*mark != '\0')
        /* Translators: for which games a part of the rules holds, and what it says. */
        g_string_append_printf (plain, C_ ("rule", "%1$s: %2$s"), mark, words);
      else
        g_string_append (plain, words);
    }
  return g_string_free (plain, FALSE);
}

static void
add_references (GPtrArray *ids, const PandoriaHelpBlock *block)
{
  for (guint i = 0; block->items != NULL && i < block->items->len; i++)
    {
      const GPtrArray *item = g_ptr_array_index (block->items, i);

      for (guint j = 0; j < item->len; j++)
        {
          const PandoriaHelpRun *run = g_ptr_array_index (item, j);

          if (run->target != NULL
              && !g_ptr_array_find_with_equal_func (ids, run->target, g_str_equal, NULL))
            g_ptr_array_add (ids, g_strdup (run->target));
        }
    }
}

GStrv
pandoria_help_text_get_references (const PandoriaHelpText *self)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->blocks->len; i++)
    if (((PandoriaHelpBlock *) g_ptr_array_index (self->blocks, i))->is_short)
      add_references (ids, g_ptr_array_index (self->blocks, i));
  g_ptr_array_add (ids, NULL);
  return (GStrv) g_ptr_array_free (g_steal_pointer (&ids), FALSE);
}
