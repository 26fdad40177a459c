/* PandoriaShareContent: what phones get of a game: the table, the pictures, the summary.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share-content.h"

#include "pandoria-board-svg.h"
#include "pandoria-json.h"
#include "pandoria-lesson.h"
#include "pandoria-report-format.h"
#include "pandoria-table-json.h"

#include <glib/gi18n-lib.h>

struct _PandoriaShareContent
{
  PandoriaGame *game;              /* nullable */
  PandoriaShareBody *table;        /* nullable: not made yet */
  PandoriaShareBody *boards[2][2]; /* nullable: whole and tile, light and dark */
};

/* Returns: (nullable): the game; NULL if there is nothing to show. A lesson is a game of the
 * program, not of the table. */
static PandoriaGame *
get_game (PandoriaShareContent *content)
{
  if (content->game == NULL
      || pandoria_lesson_of (pandoria_game_get_record (content->game)) != NULL)
    return NULL;
  return content->game;
}

static PandoriaShareBody *
make_body (char *text)
{
  return pandoria_share_body_new (g_bytes_new_take (text, strlen (text)));
}

static PandoriaShareBody *
make_table (PandoriaShareContent *content, guint since)
{
  PandoriaGame *game = get_game (content);
  g_autoptr (JsonObject) table
      = game != NULL ? pandoria_table_to_json (game, since)
                     : pandoria_table_make_empty (_ ("No game is shown at the moment."));

  return make_body (pandoria_json_to_text (table, FALSE));
}

static void
drop_boards (PandoriaShareContent *content)
{
  for (guint i = 0; i < G_N_ELEMENTS (content->boards); i++)
    for (guint j = 0; j < G_N_ELEMENTS (content->boards[i]); j++)
      g_clear_pointer (&content->boards[i][j], pandoria_share_body_unref);
}

PandoriaShareContent *
pandoria_share_content_new (void)
{
  return g_new0 (PandoriaShareContent, 1);
}

void
pandoria_share_content_free (PandoriaShareContent *content)
{
  pandoria_share_content_forget (content);
  g_clear_object (&content->game);
  g_free (content);
}

void
pandoria_share_content_set_game (PandoriaShareContent *content, PandoriaGame *game)
{
  g_set_object (&content->game, game);
}

void
pandoria_share_content_forget (PandoriaShareContent *content)
{
  drop_boards (content);
  g_clear_pointer (&content->table, pandoria_share_body_unref);
}

gboolean
pandoria_share_content_update (PandoriaShareContent *content)
{
  g_autoptr (PandoriaShareBody) before = g_steal_pointer (&content->table);

  content->table = make_table (content, 0);
  if (before != NULL
      && g_bytes_equal (pandoria_share_body_get_plain (before),
                        pandoria_share_body_get_plain (content->table)))
    return FALSE;
  drop_boards (content);
  return TRUE;
}

PandoriaShareBody *
pandoria_share_content_get_table (PandoriaShareContent *content, guint since)
{
  if (since > 0)
    return make_table (content, since);
  if (content->table == NULL)
    content->table = make_table (content, 0);
  return pandoria_share_body_ref (content->table);
}

PandoriaShareBody *
pandoria_share_content_get_board (PandoriaShareContent *content, gboolean tile, gboolean dark)
{
  PandoriaShareBody **board = &content->boards[tile ? 1 : 0][dark ? 1 : 0];
  PandoriaGame *game = get_game (content);

  if (game == NULL)
    return NULL;
  if (*board == NULL)
    *board = make_body (
        pandoria_board_svg (game, tile ? PANDORIA_BOARD_SVG_LAST : PANDORIA_BOARD_SVG_WHOLE, dark));
  return pandoria_share_body_ref (*board);
}

/* --- the summary ---------------------------------------------------------------------------- */

static void
make_pages (GTask *task, gpointer source G_GNUC_UNUSED, gpointer game,
            GCancellable *cancellable G_GNUC_UNUSED)
{
  PandoriaReportOptions options;
  GError *error = NULL;
  GBytes *pdf;

  pandoria_report_options_init (&options, PANDORIA_PAPER_A4);
  pdf = pandoria_report_make (game, PANDORIA_REPORT_PDF, &options, &error);
  if (pdf != NULL)
    g_task_return_pointer (task, pdf, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

/* The pages are made from a copy of the game, which the window cannot change meanwhile. */
void
pandoria_share_content_make_pdf (PandoriaShareContent *content, GAsyncReadyCallback done,
                                 gpointer data)
{
  PandoriaGame *game = get_game (content);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, done, data);

  if (game == NULL || !pandoria_game_get_state (game)->finished)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "The game is not over.");
      return;
    }
  g_task_set_task_data (task, pandoria_game_branch (game, pandoria_game_get_position (game)),
                        g_object_unref);
  g_task_run_in_thread (task, make_pages);
}

GBytes *
pandoria_share_content_make_pdf_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

gboolean
pandoria_share_content_has_turn (PandoriaShareContent *content, int seat, guint turn)
{
  PandoriaGame *game = get_game (content);
  const PandoriaState *state = game != NULL ? pandoria_game_get_state (game) : NULL;

  return state != NULL && seat < (int) state->n_players && turn >= 1 && turn <= state->turn;
}
