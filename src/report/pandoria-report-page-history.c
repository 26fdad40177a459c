/* Draws the whole history in two columns: each turn with its acts and their results.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page-history.h"

#include "pandoria-report-pieces.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define COLUMNS 2
#define GUTTER  20
#define INDENT  12 /* of the results of an act */
#define GAIN    58 /* width of the amounts */
#define HEADING 26 /* above the columns */

typedef enum
{
  LINE_TURN,
  LINE_ACT,
  LINE_NOTE,
  LINE_ENTRY,
} LineKind;

/* The style of each kind of line, the space above it, and before and after it in the column. */
static const struct
{
  PandoriaLettering lettering;
  double above, before, after;
} line_looks[] = {
  [LINE_TURN] = { { .size = 9.5, .bold = TRUE }, 7, INDENT, 0 },
  [LINE_ACT] = { { .size = 9, .wrap = PANDORIA_ALL_LINES }, 1.5, 0, 0 },
  [LINE_NOTE] = { { .size = 8.5, .wrap = PANDORIA_ALL_LINES }, 0, INDENT, 0 },
  [LINE_ENTRY] = { { .size = 8.5, .wrap = PANDORIA_ALL_LINES }, 0, 2 * INDENT, GAIN },
};

/* Some entries change two counters. */
static const PandoriaLettering gain_lettering
    = { .size = 8.5, .align = PANGO_ALIGN_RIGHT, .wrap = 2 };

/* The last page has at least so many lines, if columns of at least this part of the height do it.
 */
#define LEAST_LINES 12
#define LEAST_PART  0.6

typedef struct
{
  LineKind kind;
  char *text;
  char *gain;   /* (nullable): of an entry */
  guint player; /* of a turn or an entry */
  guint column; /* from 0, over all pages */
  double y;     /* below the top of the columns */
} Line;

struct _PandoriaHistoryLines
{
  PandoriaRecord *record; /* of the game; not owned */
  GArray *lines;
  guint n_columns;
};

typedef struct
{
  PandoriaPen *pen;
  PandoriaGame *game;
  PandoriaHistoryLines *history;
  double y, height; /* within the column */
} Flow;

static double
get_column_width (PandoriaPen *pen)
{
  return (pen->width - GUTTER * (COLUMNS - 1)) / COLUMNS;
}

static double
get_text_width (PandoriaPen *pen, LineKind kind)
{
  return get_column_width (pen) - line_looks[kind].before - line_looks[kind].after;
}

/* --- layout --------------------------------------------------------------------------------- */

static void
clear_line (gpointer data)
{
  Line *line = data;

  g_free (line->text);
  g_free (line->gain);
}

/* Begins a new column unless @room also fits below the line, so that no turn begins at the end of a
 * column. */
static void
place_line (Flow *flow, Line line, double height, double room)
{
  double above = flow->y > 0 ? line_looks[line.kind].above : 0;

  if (flow->y > 0 && flow->y + above + height + room > flow->height)
    {
      flow->history->n_columns++;
      flow->y = above = 0;
    }
  line.column = flow->history->n_columns - 1;
  line.y = flow->y + above;
  flow->y = line.y + height;
  g_array_append_val (flow->history->lines, line);
}

static void
add_line (Flow *flow, Line line, double room)
{
  double height = pandoria_pen_text_height (flow->pen, &line_looks[line.kind].lettering,
                                            get_text_width (flow->pen, line.kind), line.text);

  if (line.gain != NULL)
    height = MAX (height, pandoria_pen_text_height (flow->pen, &gain_lettering, GAIN, line.gain));
  place_line (flow, line, height, room);
}

/* Splits a note that is longer than the rest of the column, or than a whole one. */
static void
add_note (Flow *flow, const char *note)
{
  const PandoriaLettering *lettering = &line_looks[LINE_NOTE].lettering;
  double width = get_text_width (flow->pen, LINE_NOTE);
  gsize length;

  for (; *note != '\0'; note += length)
    {
      double height = flow->height - flow->y;

      if (height < 2 * line_looks[LINE_TURN].lettering.size)
        height = flow->height;
      length = pandoria_pen_text_fit (flow->pen, lettering, width, &height, note);
      place_line (flow, (Line){ .kind = LINE_NOTE, .text = g_strndup (note, length) }, height, 0);
    }
}

static void
add_act (Flow *flow, PandoriaHistoryEntry *act, gboolean first_of_turn)
{
  PandoriaRecord *record = flow->history->record;
  const char *name = pandoria_record_get_player_name (record, act->player);
  const char *note = pandoria_record_get_note (record, act->index);

  if (first_of_turn)
    add_line (flow,
              (Line){ .kind = LINE_TURN,
                      /* Translators: the number of a turn, and whose it is */
                      .text = g_strdup_printf (_ ("Turn %1$u · %2$s"), act->turn, name),
                      .player = act->player },
              2 * line_looks[LINE_TURN].lettering.size);
  add_line (flow, (Line){ .kind = LINE_ACT, .text = pandoria_text_action (&act->action) }, 0);
  if (note != NULL)
    add_note (flow, note);
}

/* Returns: (transfer full): each change of a counter on its own line. */
static char *
describe_gain (const PandoriaEvent *event)
{
  g_autofree char *change = pandoria_text_change ((PandoriaCounter) event->counter, event->amount);
  g_autofree char *points = NULL;

  if (event->points == 0)
    return g_steal_pointer (&change);
  points = pandoria_text_change (PANDORIA_COUNTER_POINTS, event->points);
  return g_strdup_printf ("%s\n%s", change, points);
}

/* Names the player if it is not the @active one. */
static void
add_entry (Flow *flow, const PandoriaEvent *event, guint active)
{
  g_autofree char *text = pandoria_text_event (event);
  const char *name = pandoria_record_get_player_name (flow->history->record, event->player);
  /* Translators: a player, and what is entered for them in the ledger */
  char *named
      = event->player != active ? g_strdup_printf (C_ ("ledger", "%1$s – %2$s"), name, text) : NULL;

  add_line (flow,
            (Line){ .kind = LINE_ENTRY,
                    .text = named != NULL ? named : g_steal_pointer (&text),
                    .gain = describe_gain (event),
                    .player = event->player },
            0);
}

static void
add_all (Flow *flow)
{
  GListModel *acts = pandoria_game_get_history (flow->game);
  GListModel *ledger = pandoria_game_get_ledger (flow->game);
  const guint n_taken_over = pandoria_record_get_n_taken_over (flow->history->record);
  guint turn = 0, n_entries = 0;

  if (n_taken_over > 0)
    add_line (flow, (Line){ .kind = LINE_ACT, .text = g_strdup (pandoria_text_taken_over ()) }, 0);
  for (; n_entries < g_list_model_get_n_items (ledger); n_entries++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, n_entries);

      if (entry->action >= n_taken_over)
        break;
    }
  for (guint i = n_taken_over; i < g_list_model_get_n_items (acts); i++)
    {
      g_autoptr (PandoriaHistoryEntry) act = g_list_model_get_item (acts, i);

      add_act (flow, act, act->turn != turn);
      turn = act->turn;
      for (; n_entries < g_list_model_get_n_items (ledger); n_entries++)
        {
          g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, n_entries);

          if (entry->action != i)
            break;
          add_entry (flow, &entry->event, act->player);
        }
    }
}

static PandoriaHistoryLines *
lay_out (PandoriaPen *pen, PandoriaGame *game, double height)
{
  PandoriaHistoryLines *history = g_new0 (PandoriaHistoryLines, 1);
  Flow flow = { .pen = pen, .game = game, .history = history, .height = height };

  history->record = pandoria_game_get_record (game);
  history->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (history->lines, clear_line);
  history->n_columns = 1;
  add_all (&flow);
  return history;
}

guint
pandoria_history_lines_count_last (PandoriaHistoryLines *history)
{
  const guint last = pandoria_history_lines_get_n_pages (history) - 1;
  guint n = 0;

  for (guint i = 0; i < history->lines->len; i++)
    n += g_array_index (history->lines, Line, i).column / COLUMNS == last;
  return n;
}

/* Shorter columns move lines to the last page, so that it is worth its paper. */
PandoriaHistoryLines *
pandoria_history_lines_new (PandoriaPen *pen, PandoriaGame *game)
{
  const double height = pen->bottom - pen->y - HEADING;
  PandoriaHistoryLines *history = lay_out (pen, game, height);
  const guint n_pages = pandoria_history_lines_get_n_pages (history);

  for (double part = 0.95; n_pages > 1 && part > LEAST_PART; part -= 0.05)
    {
      PandoriaHistoryLines *other;

      if (pandoria_history_lines_count_last (history) >= LEAST_LINES)
        break;
      other = lay_out (pen, game, height * part);
      if (pandoria_history_lines_get_n_pages (other) > n_pages)
        {
          pandoria_history_lines_free (other);
          break;
        }
      pandoria_history_lines_free (history);
      history = other;
    }
  return history;
}

void
pandoria_history_lines_free (PandoriaHistoryLines *history)
{
  g_array_unref (history->lines);
  g_free (history);
}

guint
pandoria_history_lines_get_n_pages (PandoriaHistoryLines *history)
{
  return (history->n_columns + COLUMNS - 1) / COLUMNS;
}

/* --- drawing -------------------------------------------------------------------------------- */

static void
draw_line (PandoriaPen *pen, PandoriaColor color, const Line *line, double x, double y)
{
  if (line->kind == LINE_TURN)
    pandoria_report_draw_mark (pen, color, x + 4, y + 6.5, 3.6);
  if (line->kind == LINE_ENTRY)
    pandoria_report_draw_mark (pen, color, x + INDENT + 5, y + 5.5, 3);
  pandoria_pen_ink (pen, line->kind >= LINE_NOTE ? pen->faint : pen->ink);
  pandoria_pen_text (pen, &line_looks[line->kind].lettering, x + line_looks[line->kind].before, y,
                     get_text_width (pen, line->kind), line->text);
  if (line->gain == NULL)
    return;
  pandoria_pen_ink (pen, pen->ink);
  pandoria_pen_text (pen, &gain_lettering, x + get_column_width (pen) - GAIN, y, GAIN, line->gain);
}

void
pandoria_history_lines_draw (PandoriaHistoryLines *history, PandoriaPen *pen, guint number)
{
  double top = pen->y + HEADING;

  pen->y -= 9; /* pandoria_pen_heading() adds that space above */
  pandoria_pen_heading (pen, number == 0 ? _ ("History") : _ ("History, continued"));
  for (guint i = 0; i < history->lines->len; i++)
    {
      const Line *line = &g_array_index (history->lines, Line, i);

      if (line->column / COLUMNS == number)
        draw_line (pen, pandoria_record_get_player_color (history->record, line->player), line,
                   pen->x + line->column % COLUMNS * (get_column_width (pen) + GUTTER),
                   top + line->y);
    }
}
