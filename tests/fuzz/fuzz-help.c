/* Runs the reader of the help texts, and of their contents, on any bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"

#include "pandoria-help-testing.h"

#include <string.h>

/* A page shows each run unchanged: none is empty, and each link names a text. */
static void
check_item (const GPtrArray *runs)
{
  g_assert_cmpuint (runs->len, >, 0);
  for (guint i = 0; i < runs->len; i++)
    {
      const PandoriaHelpRun *run = g_ptr_array_index (runs, i);

      g_assert_true (*run->text != '\0' && g_utf8_validate (run->text, -1, NULL));
      g_assert_true ((run->kind == PANDORIA_HELP_REFERENCE) == (run->target != NULL));
      g_assert_true (run->target == NULL || pandoria_help_is_id (run->target));
    }
}

static void
check_block (const PandoriaHelpBlock *block)
{
  g_autofree char *plain = pandoria_help_block_to_plain (block),
                  *mark = pandoria_help_terms_describe (block->terms);

  g_assert_true (g_utf8_validate (plain, -1, NULL) && *plain != '\0');
  g_assert_true ((*mark != '\0') == (block->terms != 0));
  g_assert_true ((block->kind == PANDORIA_HELP_BLOCK_PICTURE) == (block->picture != NULL));
  g_assert_true (block->picture == NULL
                 || (pandoria_help_is_id (block->picture) && block->caption != NULL));
  g_assert_true (block->kind != PANDORIA_HELP_BLOCK_PARAGRAPH || block->items->len == 1);
  for (guint i = 0; block->items != NULL && i < block->items->len; i++)
    check_item (g_ptr_array_index (block->items, i));
}

/* The text for some games is never longer than the text for all games. */
static void
check_text (const PandoriaHelpText *text)
{
  g_autofree char *all = pandoria_help_text_get_short (text, 0),
                  *one = pandoria_help_text_get_short (
                      text, PANDORIA_HELP_FIRST | PANDORIA_HELP_REGULAR | PANDORIA_HELP_PLAYERS_2);
  g_auto (GStrv) ids = pandoria_help_text_get_references (text);

  g_assert_true (*text->title != '\0' && text->blocks->len > 0);
  g_assert_cmpuint (strlen (one), <=, strlen (all));
  for (guint i = 0; i < text->blocks->len; i++)
    check_block (g_ptr_array_index (text->blocks, i));
  for (guint i = 0; ids[i] != NULL; i++)
    g_assert_true (pandoria_help_is_id (ids[i]));
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autofree char *contents = g_strndup (size > 0 ? (const char *) data : "", size);
  g_autoptr (GError) error = NULL, contents_error = NULL;
  g_autoptr (PandoriaHelpText) text = pandoria_help_text_parse ("7.2", "help", bytes, &error);
  g_autoptr (GPtrArray) entries
      = pandoria_help_parse_contents ("contents", contents, &contents_error);

  g_assert_true ((text == NULL) == (error != NULL));
  g_assert_true ((entries == NULL) == (contents_error != NULL));
  g_assert_true (entries == NULL || entries->len > 0);
  if (text != NULL)
    check_text (text);
  return 0;
}
