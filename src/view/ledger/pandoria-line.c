/* One line of a list that is grouped by turns: a turn's heading, an entry, or an entry only foreseen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-line.h"

#include <glib/gi18n.h>

struct _PandoriaLine
{
  GObject parent_instance;

  PandoriaLineKind kind;
  char *title;
  guint turn;
  GObject *entry;
};

G_DEFINE_FINAL_TYPE (PandoriaLine, pandoria_line, G_TYPE_OBJECT)

/* --- helpers --- */

/* Turns go round clockwise without exception, so the number tells whose turn it was (6). */
static char *
get_heading (PandoriaGame *game, guint turn)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  guint seat = (state->start_player + MAX (turn, 1) - 1) % state->n_players;
  const char *name = pandoria_record_get_player_name (pandoria_game_get_record (game), seat);

  /* Translators: the heading of a turn in the ledger, as in “Turn 24, Pieter”. */
  return g_strdup_printf (_ ("Turn %1$u, %2$s"), turn, name);
}

static void
add_line (GPtrArray *lines, PandoriaLine *line)
{
  g_ptr_array_add (lines, line);
}

static void
add_foreseen (GPtrArray *lines, GPtrArray *foreseen, const char *title)
{
  if (foreseen == NULL)
    return;
  add_line (lines, pandoria_line_new_heading (title, 0));
  for (guint i = 0; i < foreseen->len; i++)
    add_line (lines, pandoria_line_new_entry (g_ptr_array_index (foreseen, i), TRUE));
}

/* Adds the last turn among the first @n entries. Returns: how many entries are before it. */
static guint
add_last_turn (GPtrArray *lines, PandoriaGame *game, GListModel *entries, PandoriaLineTurnFunc turn_of, guint n)
{
  guint first = n, turn = 0;
  g_autofree char *title = NULL;

  for (; first > 0; first--)
    {
      g_autoptr (GObject) entry = g_list_model_get_item (entries, first - 1);

      if (first < n && turn_of (entry) != turn)
        break;
      turn = turn_of (entry);
    }
  title = get_heading (game, turn);
  add_line (lines, pandoria_line_new_heading (title, turn));
  for (guint i = first; i < n; i++)
    {
      g_autoptr (GObject) entry = g_list_model_get_item (entries, i);

      add_line (lines, pandoria_line_new_entry (entry, FALSE));
    }
  return first;
}

static guint
count_same_at_start (GListStore *old, GPtrArray *new, guint most)
{
  guint n = 0;

  while (n < most)
    {
      g_autoptr (PandoriaLine) line = g_list_model_get_item (G_LIST_MODEL (old), n);

      if (!pandoria_line_equal (line, g_ptr_array_index (new, n)))
        break;
      n++;
    }
  return n;
}

static guint
count_same_at_end (GListStore *old, GPtrArray *new, guint most)
{
  guint n = 0, n_old = g_list_model_get_n_items (G_LIST_MODEL (old));

  while (n < most)
    {
      g_autoptr (PandoriaLine) line = g_list_model_get_item (G_LIST_MODEL (old), n_old - n - 1);

      if (!pandoria_line_equal (line, g_ptr_array_index (new, new->len - n - 1)))
        break;
      n++;
    }
  return n;
}

static void
replace_what_differs (GListStore *old, GPtrArray *new)
{
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (old)), most = MIN (n_old, new->len);
  guint start = count_same_at_start (old, new, most), end = count_same_at_end (old, new, most - start);

  if (start + end == n_old && n_old == new->len)
    return;
  g_list_store_splice (old, start, n_old - start - end, new->pdata + start, new->len - start - end);
}

/* --- class --- */

static void
pandoria_line_finalize (GObject *object)
{
  PandoriaLine *self = PANDORIA_LINE (object);

  g_free (self->title);
  g_clear_object (&self->entry);
  G_OBJECT_CLASS (pandoria_line_parent_class)->finalize (object);
}

static void
pandoria_line_class_init (PandoriaLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_line_finalize;
}

static void
pandoria_line_init (PandoriaLine *self)
{
}

/* --- public functions --- */

PandoriaLine *
pandoria_line_new_heading (const char *title, guint turn)
{
  PandoriaLine *self = g_object_new (PANDORIA_TYPE_LINE, NULL);

  self->kind = PANDORIA_LINE_HEADING;
  self->title = g_strdup (title);
  self->turn = turn;
  return self;
}

PandoriaLine *
pandoria_line_new_entry (GObject *entry, gboolean foreseen)
{
  PandoriaLine *self = g_object_new (PANDORIA_TYPE_LINE, NULL);

  self->kind = foreseen ? PANDORIA_LINE_FORESEEN : PANDORIA_LINE_ENTRY;
  self->entry = g_object_ref (entry);
  return self;
}

PandoriaLineKind
pandoria_line_get_kind (PandoriaLine *self)
{
  g_return_val_if_fail (PANDORIA_IS_LINE (self), PANDORIA_LINE_HEADING);
  return self->kind;
}

const char *
pandoria_line_get_title (PandoriaLine *self)
{
  g_return_val_if_fail (PANDORIA_IS_LINE (self), NULL);
  return self->title;
}

GObject *
pandoria_line_get_entry (PandoriaLine *self)
{
  g_return_val_if_fail (PANDORIA_IS_LINE (self), NULL);
  return self->entry;
}

gboolean
pandoria_line_equal (PandoriaLine *a, PandoriaLine *b)
{
  return a->kind == b->kind && a->turn == b->turn && a->entry == b->entry && g_strcmp0 (a->title, b->title) == 0;
}

void
pandoria_lines_update (GListStore *lines, PandoriaGame *game, GListModel *entries, PandoriaLineTurnFunc turn_of,
                       GPtrArray *foreseen, const char *title)
{
  g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func (g_object_unref);
  guint rest = entries != NULL ? g_list_model_get_n_items (entries) : 0;

  add_foreseen (wanted, foreseen, title);
  while (rest > 0)
    rest = add_last_turn (wanted, game, entries, turn_of, rest);
  replace_what_differs (lines, wanted);
}
