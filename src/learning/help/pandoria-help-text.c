/* One text of the rules: reads its title, and has functions for the whole text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help-text-private.h"

#include <glib/gi18n-lib.h>

/* No user reads a longer page. */
#define MAX_SIZE (64 * 1024)

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
  text->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_help_block_free);
  if (check_bytes (&reader, bytes != NULL ? bytes : "", size))
    {
      copy = g_strndup (bytes != NULL ? bytes : "", size);
      reader.lines = g_strsplit (copy, "\n", -1);
      if (read_head (&reader, text) && pandoria_help_read_blocks (&reader, text->blocks) && text->blocks->len == 0)
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

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->blocks->len; i++)
    {
      const PandoriaHelpBlock *block = g_ptr_array_index (self->blocks, i);
      g_autofree char *words = NULL, *mark = NULL;

      if (!block->is_short || block->kind == PANDORIA_HELP_BLOCK_PICTURE
          || !pandoria_help_terms_hold (block->terms, game))
        continue;
      words = pandoria_help_block_to_plain (block);
      mark = pandoria_help_terms_describe (game == 0 ? block->terms : 0);
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

          if (run->target != NULL && !g_ptr_array_find_with_equal_func (ids, run->target, g_str_equal, NULL))
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
