/* A line of the notation: its acts in order, each tried on the state after the previous one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-line.h"
#include "pandoria-notation-act.h"
#include "pandoria-notation-plain.h"
#include "pandoria-notation-testing.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- labels --------------------------------------------------------------------------------- */

/* Returns: whether the token is a label, such as “red:”. */
static gboolean
is_label (const PandoriaToken *token)
{
  g_autofree char *color = NULL;

  if (token->kind != PANDORIA_TOKEN_WORD || !g_str_has_suffix (token->text, ":"))
    return FALSE;
  color = g_strndup (token->text, strlen (token->text) - 1);
  return pandoria_color_from_key (color) >= 0;
}

static gboolean
is_number (const PandoriaToken *token)
{
  return token->kind == PANDORIA_TOKEN_WORD
         && strspn (token->text, "0123456789") == strlen (token->text);
}

/* Takes the present token, a label. */
static void
take_label (PandoriaRun *run)
{
  const char *active = pandoria_seats_get_key (pandoria_notation_reader_get_seats (run->reader),
                                               run->state->active);
  const PandoriaToken *token = pandoria_notation_peek (run->reader, 0);

  pandoria_notation_skip (run->reader, 1);
  if (strncmp (token->text, active, strlen (active)) != 0)
    /* Translators: %s is the key of a color, which is not translated in the notation. */
    pandoria_notation_fail (run->reader, 1, g_strdup_printf (_ ("It is %s’s turn."), active));
}

/* Takes “7 red:” and semicolons. Returns: whether an act follows. */
static gboolean
skip_to_act (PandoriaRun *run)
{
  const PandoriaToken *token;

  while (!pandoria_notation_has_failed (run->reader)
         && (token = pandoria_notation_peek (run->reader, 0)) != NULL)
    {
      const PandoriaToken *next = pandoria_notation_peek (run->reader, 1);

      if (token->kind == PANDORIA_TOKEN_SEPARATOR)
        pandoria_notation_skip (run->reader, 1);
      else if (is_label (token))
        take_label (run);
      else if (is_number (token) && next != NULL && is_label (next))
        {
          pandoria_notation_skip (run->reader, 1);
          take_label (run);
        }
      else
        return TRUE;
    }
  return FALSE;
}

/* --- reading and applying acts -------------------------------------------------------------- */

static void
begin_run (PandoriaRun *run, const PandoriaSeats *seats, GArray *tokens, guint first,
           PandoriaState *state, GArray *wants)
{
  *run = (PandoriaRun){
    .reader = pandoria_notation_reader_new (seats, state, tokens, first, wants),
    .tokens = tokens,
    .state = state,
  };
}

/* Reads and applies the next act. Returns: FALSE if there is none, or if it is refused. */
static gboolean
step (PandoriaRun *run)
{
  if (!skip_to_act (run))
    return FALSE;
  run->before = *run->state;
  run->first = pandoria_notation_reader_get_position (run->reader);
  run->n_acts++;
  run->is_whole = pandoria_notation_read_one (run->reader, &run->action);
  return run->is_whole
         && pandoria_state_apply (run->state, &run->action, run->state, NULL, &run->refusal);
}

void
pandoria_run_init (PandoriaRun *run, const PandoriaSeats *seats, GArray *tokens, guint first,
                   PandoriaState *state, GArray *wants)
{
  begin_run (run, seats, tokens, first, state, wants);
  while (step (run))
    ;
}

gboolean
pandoria_run_is_ok (const PandoriaRun *run)
{
  return !pandoria_notation_has_failed (run->reader) && run->refusal == NULL;
}

void
pandoria_run_clear (PandoriaRun *run)
{
  pandoria_notation_reader_free (run->reader);
  g_clear_error (&run->refusal);
}

/* --- faults --------------------------------------------------------------------------------- */

static gboolean
names_space (const PandoriaRun *run, guint index, PandoriaSpace space)
{
  static const PandoriaWordKind kinds[]
      = { PANDORIA_WORD_SPACE, PANDORIA_WORD_FIGURE, PANDORIA_WORD_ADD,
          PANDORIA_WORD_TAKE,  PANDORIA_WORD_MOVE,   PANDORIA_WORD_REGION_OF };
  const PandoriaSeats *seats = pandoria_notation_reader_get_seats (run->reader);
  const PandoriaToken *token = &g_array_index (run->tokens, PandoriaToken, index);
  PandoriaWant hex = { PANDORIA_WORD_HEX, 0, NULL }, next = { PANDORIA_WORD_SPACE, 0, NULL };
  PandoriaValue value;

  if (token->kind != PANDORIA_TOKEN_WORD)
    return FALSE;
  /* F2 is a terrain if a space follows. */
  if (index + 1 < pandoria_notation_reader_get_position (run->reader)
      && pandoria_word_read (seats, &hex, token->text, &value)
      && pandoria_word_read (seats, &next, (token + 1)->text, &value))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      PandoriaWant want = { kinds[i], 0, NULL };

      value.to = PANDORIA_SPACE_NONE;
      if (pandoria_word_read (seats, &want, token->text, &value)
          && (value.space == space || (kinds[i] == PANDORIA_WORD_MOVE && value.to == space)))
        return TRUE;
    }
  return FALSE;
}

/* Returns: the first word of the act that begins with @sign; if there is none, the first word of
 * the act. */
static guint
find_sign (const PandoriaRun *run, char sign)
{
  const guint end = pandoria_notation_reader_get_position (run->reader);

  for (guint i = run->first; i < end; i++)
    if (g_array_index (run->tokens, PandoriaToken, i).text[0] == sign)
      return i;
  return run->first;
}

/* Returns: the word that caused the refusal. */
static guint
find_wrong_word (const PandoriaRun *run)
{
  const guint end = pandoria_notation_reader_get_position (run->reader);
  PandoriaSpace space = pandoria_error_get_space (run->refusal);

  switch (run->refusal->code)
    {
    case PANDORIA_ERROR_CANNOT_PAY: return find_sign (run, '@');
    case PANDORIA_ERROR_NO_SLOT:
    case PANDORIA_ERROR_NOT_OVERBUILDABLE:
    case PANDORIA_ERROR_DUPLICATE_BUILDING: return find_sign (run, '#');
    case PANDORIA_ERROR_WRONG_STEP:
    case PANDORIA_ERROR_GAME_OVER:
    case PANDORIA_ERROR_WRONG_REALM:
    case PANDORIA_ERROR_WRONG_VARIANT: return run->first;
    default: break;
    }
  for (guint i = run->first; space != PANDORIA_SPACE_NONE && i < end; i++)
    if (names_space (run, i, space))
      return i;
  return run->first;
}

static char *
describe_refusal (const PandoriaRun *run)
{
  if (run->refusal->code == PANDORIA_ERROR_WRONG_STEP)
    return pandoria_text_wrong_step (run->state, (PandoriaActKind) run->action.kind,
                                     pandoria_error_get_rule (run->refusal));
  return pandoria_text_error (run->refusal);
}

static PandoriaFault *
find_fault (PandoriaRun *run, const char *text)
{
  const PandoriaToken *token;
  PandoriaFault *fault;

  if (run->refusal == NULL)
    return pandoria_fault_new_of (run->reader, text, 0, strlen (text));
  token = &g_array_index (run->tokens, PandoriaToken, find_wrong_word (run));
  fault = pandoria_fault_new (text, token->start, token->end, FALSE, describe_refusal (run));
  fault->refusal = g_steal_pointer (&run->refusal);
  return fault;
}

/* --- lines ---------------------------------------------------------------------------------- */

static void
free_noted (gpointer data)
{
  PandoriaNotedAct *act = data;

  g_free (act->card);
  g_free (act->note);
  g_free (act);
}

static void
keep_act (PandoriaRun *run, GPtrArray *acts)
{
  PandoriaNotedAct *act = g_new0 (PandoriaNotedAct, 1);

  act->action = run->action;
  act->card = pandoria_notation_reader_steal_card (run->reader);
  act->note = pandoria_notation_reader_steal_note (run->reader);
  g_ptr_array_add (acts, act);
}

static void
read_line (const PandoriaSeats *seats, const char *text, PandoriaNotedLine *line)
{
  g_autoptr (GArray) tokens = pandoria_tokens_new (text);
  PandoriaRun run;

  begin_run (&run, seats, tokens, 0, &line->state, NULL);
  while (step (&run))
    {
      keep_act (&run, line->acts);
      if (line->acts->len == PANDORIA_MAX_ACTIONS
          && pandoria_notation_reader_count_left (run.reader) > 0)
        pandoria_notation_fail (run.reader, 1, g_strdup (_ ("Too many actions for one game.")));
    }
  line->fault = find_fault (&run, text);
  pandoria_run_clear (&run);
}

PandoriaNotedLine *
pandoria_notation_read (const PandoriaSeats *seats, const PandoriaState *state, const char *text)
{
  PandoriaNotedLine *line = g_new0 (PandoriaNotedLine, 1);
  const char *end;

  g_return_val_if_fail (seats != NULL && state != NULL && text != NULL, NULL);

  line->acts = g_ptr_array_new_with_free_func (free_noted);
  line->state = *state;
  if (g_utf8_validate (text, -1, &end))
    {
      g_autofree char *clean = pandoria_notation_clean (text);

      read_line (seats, clean, line);
    }
  else
    line->fault = pandoria_fault_new (text, 0, (gsize) (end - text), FALSE,
                                      g_strdup (_ ("This is not text.")));
  return line;
}

void
pandoria_noted_line_free (PandoriaNotedLine *line)
{
  g_return_if_fail (line != NULL);

  g_ptr_array_unref (line->acts);
  g_clear_pointer (&line->fault, pandoria_fault_free);
  g_free (line);
}

gboolean
pandoria_notation_read_act (const PandoriaSeats *seats, const char *text, PandoriaAction *action,
                            PandoriaFault **fault)
{
  g_autoptr (GArray) tokens = NULL;
  gboolean is_read;
  PandoriaRun run;

  g_return_val_if_fail (
      seats != NULL && text != NULL && action != NULL && g_utf8_validate (text, -1, NULL), FALSE);

  tokens = pandoria_tokens_new (text);
  begin_run (&run, seats, tokens, 0, NULL, NULL);
  is_read = pandoria_notation_read_one (run.reader, action);
  if (is_read && pandoria_notation_reader_count_left (run.reader) > 0)
    {
      pandoria_notation_skip (run.reader, 1);
      pandoria_notation_fail (run.reader, 1, g_strdup (_ ("The action ends before this word.")));
      is_read = FALSE;
    }
  if (fault != NULL)
    *fault = find_fault (&run, text);
  pandoria_run_clear (&run);
  return is_read;
}
