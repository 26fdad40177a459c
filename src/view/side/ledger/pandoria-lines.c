/* A ledger or a history as lines under the headings of its turns, newest turn first. An act costs
 * the work of one turn, even in a long game.
 *
 * Entries are added and removed at the end of their list. So all turns before the last changed one
 * keep their lines, at the end of the model. Only the lines above are rebuilt. A search rebuilds
 * all lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lines.h"

#include <glib/gi18n.h>

#include "pandoria-help.h"
#include "pandoria-line.h"
#include "pandoria-search-words.h"
#include "pandoria-text-moves.h"
#include "pandoria-text.h"

struct _PandoriaLines
{
  GObject parent_instance;

  GListStore *store;
  PandoriaGame *game;
  GListModel *entries;
  gulong items_changed;
  guint n_shown;    /* entries that the store contains or omits */
  guint n_same;     /* entries at the beginning that have not changed */
  guint n_foreseen; /* lines of the preview at the top, with their heading */
  GStrv words;
};

G_DEFINE_FINAL_TYPE (PandoriaLines, pandoria_lines, G_TYPE_OBJECT)

#define END_OF_GAME G_MAXUINT /* instead of the number of a turn */

/* --- words about an entry --- */

static char *
describe_event (PandoriaGame *game, const PandoriaEvent *event)
{
  const char *name = pandoria_game_get_player_name (game, event->player);
  g_autofree char *text = pandoria_text_event (event);
  g_autofree char *amount = pandoria_text_change ((PandoriaCounter) event->counter, event->amount);
  g_autofree char *points = pandoria_text_change (PANDORIA_COUNTER_POINTS, event->points);
  const char *rule = pandoria_event_rule ((PandoriaEventKind) event->kind);

  if (event->points != 0)
    /* Translators: a ledger entry for a screen reader: player, what for, amount, points, number of
     * the rule. */
    return g_strdup_printf (_ ("%1$s, %2$s, %3$s, %4$s, rule %5$s"), name, text, amount, points,
                            rule);
  if (*rule == '\0')
    return g_strdup_printf (C_ ("ledger entry", "%1$s, %2$s, %3$s"), name, text, amount);
  return g_strdup_printf (_ ("%1$s, %2$s, %3$s, rule %4$s"), name, text, amount, rule);
}

char *
pandoria_entry_list_more (PandoriaGame *game, PandoriaHistoryEntry *entry)
{
  g_autoptr (GPtrArray) lines = pandoria_phrases_new ();

  g_return_val_if_fail (PANDORIA_IS_HISTORY_ENTRY (entry), NULL);

  pandoria_phrases_add (lines,
                        pandoria_text_leavers_between (game, entry->index, entry->index + 1));
  pandoria_phrases_add (
      lines, g_strdup (pandoria_record_get_note (pandoria_game_get_record (game), entry->index)));
  return pandoria_phrases_join (lines, "\n");
}

static char *
describe_act (PandoriaGame *game, PandoriaHistoryEntry *entry)
{
  const char *name = pandoria_game_get_player_name (game, entry->player);
  g_autofree char *act = pandoria_text_action (&entry->action);
  g_autofree char *leavers = pandoria_text_leavers_between (game, entry->index, entry->index + 1);

  if (leavers != NULL)
    /* Translators: an act for a screen reader: player, act, the figures that leave the board. */
    return g_strdup_printf (C_ ("act", "%1$s: %2$s; %3$s"), name, act, leavers);
  /* Translators: an act for a screen reader: player, act. */
  return g_strdup_printf (C_ ("act", "%1$s: %2$s"), name, act);
}

char *
pandoria_entry_describe (PandoriaGame *game, GObject *entry)
{
  g_return_val_if_fail (PANDORIA_IS_LEDGER_ENTRY (entry) || PANDORIA_IS_HISTORY_ENTRY (entry),
                        NULL);

  if (PANDORIA_IS_LEDGER_ENTRY (entry))
    return describe_event (game, &PANDORIA_LEDGER_ENTRY (entry)->event);
  return describe_act (game, PANDORIA_HISTORY_ENTRY (entry));
}

/* Returns: what the search finds of @entry besides its line: all spaces and the title of the rule,
 * or the note. */
static char *
list_more (PandoriaGame *game, GObject *entry)
{
  const PandoriaHelpText *rule;
  const PandoriaEvent *event;
  g_autofree char *spaces = NULL;

  if (PANDORIA_IS_HISTORY_ENTRY (entry))
    return g_strdup (pandoria_record_get_note (pandoria_game_get_record (game),
                                               PANDORIA_HISTORY_ENTRY (entry)->index));
  event = &PANDORIA_LEDGER_ENTRY (entry)->event;
  spaces = pandoria_text_spaces (event->region, PANDORIA_N_SPACES);
  rule = pandoria_help_find (pandoria_event_rule ((PandoriaEventKind) event->kind));
  return g_strjoin (" ", spaces, rule != NULL ? rule->title : NULL, NULL);
}

static gboolean
has_words (PandoriaGame *game, GObject *entry, const char *const *words)
{
  g_autofree char *line = NULL, *more = NULL, *text = NULL;

  if (words == NULL)
    return TRUE;
  line = pandoria_entry_describe (game, entry);
  more = list_more (game, entry);
  text = g_strjoin (" ", line, more, NULL);
  return pandoria_search_words_match (words, text);
}

/* --- making lines --- */

/* Players always take their turns clockwise, so the number of the turn shows whose turn it was (6).
 */
static char *
get_heading (PandoriaGame *game, guint turn)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  guint seat;
  const char *name;

  if (turn == END_OF_GAME)
    return g_strdup (_ ("End of the game"));
  seat = (state->start_player + MAX (turn, 1) - 1) % state->n_players;
  name = pandoria_game_get_player_name (game, seat);
  /* Translators: the heading of a turn in the ledger, as in “Turn 24, Pieter”. */
  return g_strdup_printf (_ ("Turn %1$u, %2$s"), turn, name);
}

static void
add_foreseen (GPtrArray *lines, GPtrArray *foreseen, const char *title)
{
  if (foreseen == NULL)
    return;
  g_ptr_array_add (lines, pandoria_line_new (title, NULL, TRUE));
  for (guint i = 0; i < foreseen->len; i++)
    g_ptr_array_add (lines, pandoria_line_new (NULL, g_ptr_array_index (foreseen, i), TRUE));
}

/* The final score belongs to all players, not to the turn that ended the game. */
static gboolean
is_final (const PandoriaEvent *event)
{
  return event->kind == PANDORIA_EVENT_FINAL_HAND || event->kind == PANDORIA_EVENT_FINAL_RESOURCES
         || event->kind == PANDORIA_EVENT_FINAL_REALM;
}

/* Returns: the number of the turn that an entry belongs to, or END_OF_GAME. */
static guint
get_turn (GObject *entry)
{
  if (PANDORIA_IS_HISTORY_ENTRY (entry))
    return PANDORIA_HISTORY_ENTRY (entry)->turn;
  if (is_final (&PANDORIA_LEDGER_ENTRY (entry)->event))
    return END_OF_GAME;
  return PANDORIA_LEDGER_ENTRY (entry)->event.turn;
}

static guint
get_act (GObject *entry)
{
  return PANDORIA_IS_LEDGER_ENTRY (entry) ? PANDORIA_LEDGER_ENTRY (entry)->action
                                          : PANDORIA_HISTORY_ENTRY (entry)->index;
}

/* Returns: the first of the entries before @n in the same turn or act as the last of them. */
static guint
find_first (PandoriaLines *self, guint n, guint (*number_of) (GObject *entry))
{
  g_autoptr (GObject) last = g_list_model_get_item (self->entries, n - 1);
  guint first = n - 1;

  while (first > 0)
    {
      g_autoptr (GObject) entry = g_list_model_get_item (self->entries, first - 1);

      if (number_of (entry) != number_of (last))
        break;
      first--;
    }
  return first;
}

/* The position that a game began with has one line for all its corrections. */
static gboolean
is_taken_over (PandoriaLines *self, guint act)
{
  return act < pandoria_record_get_n_taken_over (pandoria_game_get_record (self->game));
}

static guint
add_entries (PandoriaLines *self, GPtrArray *lines, guint first, guint end)
{
  guint n = 0;

  for (guint i = first; i < end; i++)
    {
      g_autoptr (GObject) entry = g_list_model_get_item (self->entries, i);

      if (is_taken_over (self, get_act (entry)))
        continue;
      if (!has_words (self->game, entry, (const char *const *) self->words))
        continue;
      g_ptr_array_add (lines, pandoria_line_new (NULL, entry, FALSE));
      n++;
    }
  return n;
}

/* Adds the line of the position, below all others. */
static void
add_taken_over (PandoriaLines *self, GPtrArray *lines)
{
  const char *text = pandoria_text_taken_over ();

  if (is_taken_over (self, 0)
      && (self->words == NULL
          || pandoria_search_words_match ((const char *const *) self->words, text)))
    g_ptr_array_add (lines, pandoria_line_new (text, NULL, FALSE));
}

/* Adds the last turn among the first @n entries. Returns: the number of entries before it. */
static guint
add_last_turn (PandoriaLines *self, GPtrArray *lines, guint n)
{
  guint first = find_first (self, n, get_turn), at = lines->len, found = 0;
  g_autoptr (GObject) entry = g_list_model_get_item (self->entries, first);
  g_autofree char *title = get_heading (self->game, get_turn (entry));

  while (n > first)
    {
      guint act = MAX (find_first (self, n, get_act), first);

      found += add_entries (self, lines, act, n);
      n = act;
    }
  if (found > 0)
    g_ptr_array_insert (lines, (int) at, pandoria_line_new (title, NULL, FALSE));
  if (first == 0)
    add_taken_over (self, lines);
  return first;
}

/* --- putting them in place --- */

/* Returns: the number of lines at the top of the preview and of the last @n_entries entries, which
 * are whole turns. */
static guint
count_lines (PandoriaLines *self, guint n_entries)
{
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->store)), n = self->n_foreseen;

  for (; n < n_lines; n++)
    {
      g_autoptr (PandoriaLine) line = g_list_model_get_item (G_LIST_MODEL (self->store), n);

      if (pandoria_line_get_entry (line) != NULL)
        n_entries--;
      else if (n_entries == 0)
        break;
    }
  return n;
}

static gboolean
is_same (PandoriaLines *self, guint position, PandoriaLine *wanted)
{
  g_autoptr (PandoriaLine) line = g_list_model_get_item (G_LIST_MODEL (self->store), position);

  return pandoria_line_is_foreseen (line) == pandoria_line_is_foreseen (wanted)
         && pandoria_line_get_entry (line) == pandoria_line_get_entry (wanted)
         && g_strcmp0 (pandoria_line_get_title (line), pandoria_line_get_title (wanted)) == 0;
}

/* Replaces the first @n_old lines by @wanted, but keeps equal lines at both ends. Returns: whether
 * anything changed. */
static gboolean
replace_top (PandoriaLines *self, guint n_old, GPtrArray *wanted)
{
  guint most = MIN (n_old, wanted->len), start = 0, end = 0;

  while (start < most && is_same (self, start, wanted->pdata[start]))
    start++;
  while (end < most - start
         && is_same (self, n_old - end - 1, wanted->pdata[wanted->len - end - 1]))
    end++;
  if (start + end == n_old && n_old == wanted->len)
    return FALSE;
  g_list_store_splice (self->store, start, n_old - start - end,
                       wanted->len > 0 ? wanted->pdata + start : NULL, wanted->len - start - end);
  return TRUE;
}

static gboolean
update (PandoriaLines *self, guint limit, GPtrArray *foreseen, const char *title)
{
  g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_entries
      = self->entries != NULL ? MIN (g_list_model_get_n_items (self->entries), limit) : 0;
  guint kept = MIN (MIN (self->n_same, self->n_shown), n_entries), n_old, rest;
  gboolean changed;

  if (self->words != NULL)
    kept = 0;
  /* Entries without a line cannot be counted by their lines. */
  if (self->entries != NULL && is_taken_over (self, 0))
    kept = 0;
  if (kept > 0 && (kept < n_entries || kept < self->n_shown))
    kept = find_first (self, kept, get_turn);
  n_old = kept == 0 ? g_list_model_get_n_items (G_LIST_MODEL (self->store))
                    : count_lines (self, self->n_shown - kept);
  add_foreseen (wanted, foreseen, title);
  self->n_foreseen = wanted->len;
  for (rest = n_entries; rest > kept;)
    rest = add_last_turn (self, wanted, rest);
  changed = replace_top (self, n_old, wanted);
  self->n_shown = self->n_same = n_entries;
  return changed;
}

static guint
count_entries (PandoriaLines *self)
{
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->store)), n = 0;

  for (guint i = self->n_foreseen; i < n_lines; i++)
    {
      g_autoptr (PandoriaLine) line = g_list_model_get_item (G_LIST_MODEL (self->store), i);

      n += pandoria_line_get_entry (line) != NULL;
    }
  return n;
}

/* --- callbacks --- */

static void
on_items_changed (PandoriaLines *self, guint position)
{
  self->n_same = MIN (self->n_same, position);
}

/* --- class --- */

static void
set_entries (PandoriaLines *self, PandoriaGame *game, GListModel *entries)
{
  if (self->entries == entries && self->game == game)
    return;
  g_clear_signal_handler (&self->items_changed, self->entries);
  g_set_object (&self->entries, entries);
  g_set_object (&self->game, game);
  g_list_store_remove_all (self->store);
  self->n_shown = self->n_same = self->n_foreseen = 0;
  if (entries != NULL)
    self->items_changed
        = g_signal_connect_swapped (entries, "items-changed", G_CALLBACK (on_items_changed), self);
}

static void
pandoria_lines_dispose (GObject *object)
{
  PandoriaLines *self = PANDORIA_LINES (object);

  set_entries (self, NULL, NULL);
  g_clear_pointer (&self->words, g_strfreev);
  G_OBJECT_CLASS (pandoria_lines_parent_class)->dispose (object);
}

static void
pandoria_lines_finalize (GObject *object)
{
  PandoriaLines *self = PANDORIA_LINES (object);

  g_clear_object (&self->store);
  G_OBJECT_CLASS (pandoria_lines_parent_class)->finalize (object);
}

static void
pandoria_lines_class_init (PandoriaLinesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_lines_dispose;
  G_OBJECT_CLASS (klass)->finalize = pandoria_lines_finalize;
}

static void
pandoria_lines_init (PandoriaLines *self)
{
  self->store = g_list_store_new (PANDORIA_TYPE_LINE);
}

/* --- public functions --- */

PandoriaLines *
pandoria_lines_new (void)
{
  return g_object_new (PANDORIA_TYPE_LINES, NULL);
}

GListModel *
pandoria_lines_get_model (PandoriaLines *self)
{
  g_return_val_if_fail (PANDORIA_IS_LINES (self), NULL);
  return G_LIST_MODEL (self->store);
}

gboolean
pandoria_lines_show (PandoriaLines *self, PandoriaGame *game, GListModel *entries, guint limit,
                     GPtrArray *foreseen, const char *title)
{
  g_return_val_if_fail (PANDORIA_IS_LINES (self), FALSE);

  set_entries (self, game, entries);
  return update (self, limit, foreseen, title);
}

void
pandoria_lines_set_words (PandoriaLines *self, const char *const *words)
{
  g_return_if_fail (PANDORIA_IS_LINES (self));

  g_strfreev (self->words);
  self->words = g_strdupv ((char **) words);
  self->n_same = 0;
}

guint
pandoria_lines_count (PandoriaLines *self, guint *all)
{
  g_return_val_if_fail (PANDORIA_IS_LINES (self), 0);

  if (all != NULL)
    *all = self->n_shown;
  return self->words != NULL ? count_entries (self) : self->n_shown;
}

guint
pandoria_lines_find (PandoriaLines *self, GObject *entry)
{
  guint n_lines;

  g_return_val_if_fail (PANDORIA_IS_LINES (self), G_MAXUINT);

  n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->store));
  for (guint i = 0; i < n_lines && entry != NULL; i++)
    {
      g_autoptr (PandoriaLine) line = g_list_model_get_item (G_LIST_MODEL (self->store), i);

      if (pandoria_line_get_entry (line) == entry)
        return i;
    }
  return G_MAXUINT;
}
