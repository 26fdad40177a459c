/* Completion: the words that are possible at the cursor. Each word is tried, so that only accepted
 * words are offered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-act.h"
#include "pandoria-notation-choices.h"
#include "pandoria-notation-line.h"

#include "pandoria-text.h"

#include <string.h>

/* Limits of the search: words after the cursor, and attempts. */
#define MAX_DEPTH 14
#define MAX_TRIES 3000

/** Search: the line up to the cursor, and the words that are tried after it. */
typedef struct
{
  const PandoriaSeats *seats;
  PandoriaCatalogue *catalogue;
  const PandoriaState *base; /* the state before the act at the cursor */
  GArray
      *tokens; /* the tokens up to the cursor, then the word being tried; the texts are not owned */
  guint first; /* the first token of that act */
  guint tries;
} Search;

static void
push_word (Search *search, char *lower)
{
  PandoriaToken token = { PANDORIA_TOKEN_WORD, 0, 0, lower };

  if (strcmp (lower, ".") == 0)
    token.kind = PANDORIA_TOKEN_STOP;
  g_array_append_val (search->tokens, token);
}

static void
pop_word (Search *search)
{
  g_array_set_size (search->tokens, search->tokens->len - 1);
}

/* Returns: whether more words could make the line valid. Some refusals only ask for another word.
 */
static gboolean
is_extendable (const PandoriaRun *run)
{
  if (pandoria_notation_is_missing (run->reader))
    return TRUE;
  if (run->refusal == NULL || !run->is_whole
      || pandoria_notation_reader_count_left (run->reader) > 0)
    return FALSE;
  switch (run->refusal->code)
    {
    case PANDORIA_ERROR_CHOICE_NEEDED:
    case PANDORIA_ERROR_NO_FIGURE:
    case PANDORIA_ERROR_LEADER_LAST:
    case PANDORIA_ERROR_IMPOSSIBLE_VALUE: return TRUE;
    default: return FALSE;
    }
}

static gboolean
is_word (const PandoriaWant *want, const char *const *words)
{
  return want->kind == PANDORIA_WORD_OWN && g_strv_contains (words, want->word);
}

/* Returns: whether @want could supply what @run lacks: a choice, a castle without a figure, the
 * tile's second half. */
static gboolean
could_supply (const PandoriaRun *run, const PandoriaWant *want)
{
  static const char *const answers[] = { "with", "drift", "haunt", "in", NULL }, *const empty[]
                                                                                 = { "empty",
                                                                                     NULL };

  if (pandoria_notation_is_missing (run->reader))
    return TRUE;
  switch (run->refusal->code)
    {
    case PANDORIA_ERROR_CHOICE_NEEDED:
      return want->kind == PANDORIA_WORD_RESOURCE || is_word (want, answers);
    case PANDORIA_ERROR_IMPOSSIBLE_VALUE: return want->kind == PANDORIA_WORD_HEX;
    default: return is_word (want, empty);
    }
}

static gboolean is_viable (Search *search, guint depth, PandoriaAction *last, gboolean *is_whole);

static gboolean
can_extend (Search *search, const PandoriaState *state, const PandoriaRun *run, GArray *wants,
            guint depth)
{
  for (guint i = 0; i < wants->len; i++)
    {
      /* The reader adds the required word after the optional ones. */
      guint index = pandoria_notation_is_missing (run->reader) ? wants->len - 1 - i : i;
      const PandoriaWant *want = &g_array_index (wants, PandoriaWant, index);
      g_autoptr (GPtrArray) words = NULL;

      if (!could_supply (run, want))
        continue;
      words
          = pandoria_want_list (search->seats, want, state, &run->action, search->catalogue, TRUE);

      for (guint j = 0; j < words->len && search->tries < MAX_TRIES; j++)
        {
          g_autofree char *lower = g_ascii_strdown (g_ptr_array_index (words, j), -1);
          gboolean found;

          push_word (search, lower);
          found = is_viable (search, depth + 1, NULL, NULL);
          pop_word (search);
          if (found)
            return TRUE;
        }
    }
  return FALSE;
}

/* Returns: whether the tokens are accepted, or can be extended until they are. */
static gboolean
is_viable (Search *search, guint depth, PandoriaAction *last, gboolean *is_whole)
{
  PandoriaState state = *search->base;
  g_autoptr (GArray) wants = g_array_new (FALSE, FALSE, sizeof (PandoriaWant));
  PandoriaRun run;
  gboolean is_ok, viable;

  search->tries++;
  pandoria_run_init (&run, search->seats, search->tokens, search->first, &state, wants);
  is_ok = pandoria_run_is_ok (&run);
  viable = is_ok
           || (depth < MAX_DEPTH && search->tries < MAX_TRIES && is_extendable (&run)
               && can_extend (search, &state, &run, wants, depth));
  if (last != NULL)
    *last = run.action;
  if (is_whole != NULL)
    *is_whole = is_ok;
  pandoria_run_clear (&run);
  return viable;
}

/* Finds the word at byte @cursor. Returns: FALSE in a name or a note, which have no completion. */
static gboolean
find_word (GArray *tokens, guint cursor, guint *n_before, guint *start, guint *end)
{
  *n_before = 0;
  *start = *end = cursor;
  for (guint i = 0; i < tokens->len; i++)
    {
      const PandoriaToken *token = &g_array_index (tokens, PandoriaToken, i);

      if (token->start >= cursor)
        break;
      if (token->kind == PANDORIA_TOKEN_WORD && cursor <= token->end)
        {
          *start = token->start;
          *end = token->end;
          return TRUE;
        }
      if (cursor < token->end || token->kind == PANDORIA_TOKEN_BROKEN)
        return FALSE;
      *n_before = i + 1;
    }
  return TRUE;
}

static void
free_choice (gpointer data)
{
  PandoriaChoice *choice = data;

  g_free (choice->word);
  g_free (choice->description);
  g_free (choice);
}

/* Adds @word, which matches @want and the typed text, if it is possible. */
static void
add_choice (Search *search, const PandoriaWant *want, const char *word, GPtrArray *choices)
{
  g_autofree char *lower = g_ascii_strdown (word, -1);
  g_autofree char *own = NULL;
  PandoriaChoice *choice;
  PandoriaAction last;
  gboolean is_whole, viable;

  push_word (search, lower);
  search->tries = 0;
  viable = is_viable (search, 0, &last, &is_whole);
  pop_word (search);
  if (!viable)
    return;
  own = pandoria_want_describe_word (search->seats, want, &last, word);
  choice = g_new0 (PandoriaChoice, 1);
  choice->word = g_strdup (word);
  choice->is_whole = is_whole;
  if (own != NULL)
    choice->description = g_steal_pointer (&own);
  else
    choice->description = is_whole ? pandoria_text_action (&last) : g_strdup ("");
  g_ptr_array_add (choices, choice);
}

static void
list_choices (Search *search, const PandoriaWant *want, const PandoriaState *state,
              const PandoriaAction *action, const char *prefix, GHashTable *seen,
              GPtrArray *choices)
{
  g_autoptr (GPtrArray) words
      = pandoria_want_list (search->seats, want, state, action, search->catalogue, FALSE);

  for (guint i = 0; i < words->len; i++)
    {
      const char *word = g_ptr_array_index (words, i);

      if (g_ascii_strncasecmp (word, prefix, strlen (prefix)) == 0
          && g_hash_table_add (seen, g_strdup (word)))
        add_choice (search, want, word, choices);
    }
}

/* Returns: whether @want answers a question that the act does not ask. The rules ignore it, so do
 * not offer it. */
static gboolean
is_ignored (const PandoriaWant *want, const PandoriaRun *run)
{
  static const char *const answers[] = { "with", "drift", "haunt", NULL };

  if (!pandoria_run_is_ok (run))
    return FALSE;
  return is_word (want, answers)
         || (run->action.kind == PANDORIA_ACT_END_TURN && want->kind == PANDORIA_WORD_RESOURCE);
}

/* Lists every word that can follow the tokens of @search. @run and @state describe these. */
static void
list_all (Search *search, const PandoriaRun *run, const PandoriaState *state, GArray *wants,
          const char *prefix, GPtrArray *choices)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const PandoriaWant act = { PANDORIA_WORD_ACT, 0, NULL };

  for (guint i = 0; i < wants->len; i++)
    if (!is_ignored (&g_array_index (wants, PandoriaWant, i), run))
      list_choices (search, &g_array_index (wants, PandoriaWant, i), search->base, &run->action,
                    prefix, seen, choices);
  if (pandoria_run_is_ok (run))
    list_choices (search, &act, state, &run->action, prefix, seen, choices);
}

/* @search has the tokens before the word at the cursor. */
static void
complete (Search *search, const PandoriaState *start, const char *prefix, GPtrArray *choices)
{
  PandoriaState after = *start;
  g_autoptr (GArray) wants = g_array_new (FALSE, FALSE, sizeof (PandoriaWant));
  PandoriaRun run;

  pandoria_run_init (&run, search->seats, search->tokens, 0, &after, wants);
  if (pandoria_run_is_ok (&run) || is_extendable (&run))
    {
      search->first
          = run.n_acts > 0 ? run.first : pandoria_notation_reader_get_position (run.reader);
      search->base = run.n_acts > 0 ? &run.before : start;
      list_all (search, &run, &after, wants, prefix, choices);
    }
  pandoria_run_clear (&run);
}

GPtrArray *
pandoria_notation_complete (const PandoriaSeats *seats, const PandoriaState *state,
                            PandoriaCatalogue *catalogue, const char *text, guint cursor,
                            guint *start, guint *end)
{
  GPtrArray *choices = g_ptr_array_new_with_free_func (free_choice);
  g_autoptr (GArray) tokens = NULL, before = NULL;
  g_autofree char *prefix = NULL;
  guint byte, n_before, from, to;
  Search search = { .seats = seats, .catalogue = catalogue };

  g_return_val_if_fail (
      seats != NULL && state != NULL && text != NULL && g_utf8_validate (text, -1, NULL), choices);

  cursor = MIN (cursor, (guint) g_utf8_strlen (text, -1));
  byte = (guint) (g_utf8_offset_to_pointer (text, cursor) - text);
  *start = *end = cursor;
  tokens = pandoria_tokens_new (text);
  if (!find_word (tokens, byte, &n_before, &from, &to))
    return choices;
  *start = (guint) g_utf8_strlen (text, from);
  *end = (guint) g_utf8_strlen (text, to);
  prefix = g_strndup (text + from, byte - from);
  search.tokens = before = g_array_sized_new (FALSE, FALSE, sizeof (PandoriaToken), n_before);
  if (n_before > 0)
    g_array_append_vals (before, tokens->data, n_before);
  complete (&search, state, prefix, choices);
  return choices;
}
