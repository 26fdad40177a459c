/* The notation's reader: words are taken one after the other, and what could stand behind the last one is noted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- tokens ----------------------------------------------------------------------------------------------------- */

static const PandoriaToken *
peek (PandoriaNotationReader *self, guint offset)
{
  guint index = self->position + offset;

  return index < self->tokens->len ? &g_array_index (self->tokens, PandoriaToken, index) : NULL;
}

static void
fail_at (PandoriaNotationReader *self, guint token, char *message)
{
  if (self->failed)
    {
      g_free (message);
      return;
    }
  self->failed = TRUE;
  self->fault_token = token;
  self->is_missing = token == self->tokens->len;
  self->message = message;
}

void
pandoria_notation_fail (PandoriaNotationReader *self, char *message)
{
  fail_at (self, self->position, message);
}

void
pandoria_notation_fail_before (PandoriaNotationReader *self, char *message)
{
  fail_at (self, self->position - 1, message);
}

static void
note_want (PandoriaNotationReader *self, const PandoriaWant *want)
{
  if (self->wants != NULL && !self->failed && self->position == self->tokens->len)
    g_array_append_val (self->wants, *want);
}

static gboolean
take (PandoriaNotationReader *self, const PandoriaWant *want, PandoriaValue *value)
{
  const char *word = pandoria_notation_see_word (self);

  note_want (self, want);
  if (word == NULL || !pandoria_word_read (self->seats, want, word, value))
    return FALSE;
  self->position++;
  return TRUE;
}

static gboolean
need (PandoriaNotationReader *self, const PandoriaWant *want, PandoriaValue *value)
{
  if (take (self, want, value))
    return TRUE;
  pandoria_notation_fail (self, pandoria_want_describe (self->seats, want));
  return FALSE;
}

gboolean
pandoria_notation_take (PandoriaNotationReader *self, PandoriaWantKind kind, int number, PandoriaValue *value)
{
  memset (value, 0, sizeof *value);
  return take (self, &(PandoriaWant){ kind, number, NULL }, value);
}

gboolean
pandoria_notation_need (PandoriaNotationReader *self, PandoriaWantKind kind, int number, PandoriaValue *value)
{
  memset (value, 0, sizeof *value);
  return need (self, &(PandoriaWant){ kind, number, NULL }, value);
}

gboolean
pandoria_notation_take_word (PandoriaNotationReader *self, const char *word)
{
  PandoriaValue value;

  return take (self, &(PandoriaWant){ PANDORIA_WANT_WORD, 0, word }, &value);
}

gboolean
pandoria_notation_need_word (PandoriaNotationReader *self, const char *word)
{
  PandoriaValue value;

  return need (self, &(PandoriaWant){ PANDORIA_WANT_WORD, 0, word }, &value);
}

gboolean
pandoria_notation_sees (PandoriaNotationReader *self, guint offset, PandoriaWantKind kind)
{
  const PandoriaToken *token = peek (self, offset);
  PandoriaWant want = { kind, 0, NULL };
  PandoriaValue value;

  return !self->failed && token != NULL && token->kind == PANDORIA_TOKEN_WORD
         && pandoria_word_read (self->seats, &want, token->text, &value);
}

const char *
pandoria_notation_see_word (PandoriaNotationReader *self)
{
  const PandoriaToken *token = peek (self, 0);

  return !self->failed && token != NULL && token->kind == PANDORIA_TOKEN_WORD ? token->text : NULL;
}

const char *
pandoria_notation_take_token (PandoriaNotationReader *self, PandoriaTokenKind kind)
{
  const PandoriaToken *token = peek (self, 0);

  if (self->failed || token == NULL || token->kind != kind)
    return NULL;
  self->position++;
  return token->text;
}

/* --- rows ------------------------------------------------------------------------------------------------------- */

static const PandoriaNotationRow *const notation_rows[] = {
  [PANDORIA_ACT_PLACE_TILE] = &pandoria_notation_tile,
  [PANDORIA_ACT_PLACE_CASTLE] = &pandoria_notation_castle,
  [PANDORIA_ACT_PLACE_FORTRESS] = &pandoria_notation_fortress,
  [PANDORIA_ACT_PLACE_SINGLE] = &pandoria_notation_single,
  [PANDORIA_ACT_SKIP_PLACEMENT] = &pandoria_notation_skip,
  [PANDORIA_ACT_PLACE_FIGURE] = &pandoria_notation_figure,
  [PANDORIA_ACT_TAKE_FIGURE] = &pandoria_notation_take_back,
  [PANDORIA_ACT_RANSOM] = &pandoria_notation_ransom,
  [PANDORIA_ACT_GOLEM_FIGURE] = &pandoria_notation_golem,
  [PANDORIA_ACT_CAST] = &pandoria_notation_cast,
  [PANDORIA_ACT_BUILD] = &pandoria_notation_build,
  [PANDORIA_ACT_MONUMENT] = &pandoria_notation_monument,
  [PANDORIA_ACT_RECAST] = &pandoria_notation_recast,
  [PANDORIA_ACT_HALFLING] = &pandoria_notation_halfling,
  [PANDORIA_ACT_GOBLIN_CAST] = &pandoria_notation_goblin,
  [PANDORIA_ACT_GOBLIN_OCCUPY] = &pandoria_notation_occupy,
  [PANDORIA_ACT_RIVER_SHIP] = &pandoria_notation_ship,
  [PANDORIA_ACT_RELIC] = &pandoria_notation_relic,
  [PANDORIA_ACT_SCORE] = &pandoria_notation_score,
  [PANDORIA_ACT_BUY] = &pandoria_notation_buy,
  [PANDORIA_ACT_ELF_MOVE] = &pandoria_notation_elf,
  [PANDORIA_ACT_END_TURN] = &pandoria_notation_end,
  [PANDORIA_ACT_ADJUST] = &pandoria_notation_adjust,
  [PANDORIA_ACT_EDIT_SPACE] = &pandoria_notation_edit,
  [PANDORIA_ACT_EDIT_PLAYER] = &pandoria_notation_tableau,
  [PANDORIA_ACT_EDIT_TABLE] = &pandoria_notation_table,
};
G_STATIC_ASSERT (G_N_ELEMENTS (notation_rows) == PANDORIA_N_ACTS);

const PandoriaNotationRow *
pandoria_notation_get_row (PandoriaActKind kind)
{
  return notation_rows[kind];
}

/* --- acts ------------------------------------------------------------------------------------------------------- */

/* Takes the word with which the act begins, unless that says more than which act it is. Returns: the act, or -1. */
static int
take_beginning (PandoriaNotationReader *self)
{
  const PandoriaToken *token = peek (self, 0);

  if (pandoria_notation_take_token (self, PANDORIA_TOKEN_STOP) != NULL)
    return PANDORIA_ACT_END_TURN;
  for (guint i = 0; token != NULL && token->kind == PANDORIA_TOKEN_WORD && i < PANDORIA_N_ACTS; i++)
    if (notation_rows[i]->word != NULL && strcmp (notation_rows[i]->word, token->text) == 0)
      {
        self->position++;
        return (int) i;
      }
  /* Here F2 is a terrain, never a space: no act begins with a space. */
  if (pandoria_notation_sees (self, 0, PANDORIA_WANT_HEX))
    return PANDORIA_ACT_PLACE_TILE;
  if (pandoria_notation_sees (self, 0, PANDORIA_WANT_ADD))
    return PANDORIA_ACT_PLACE_FIGURE;
  if (pandoria_notation_sees (self, 0, PANDORIA_WANT_TAKE))
    return PANDORIA_ACT_TAKE_FIGURE;
  if (pandoria_notation_sees (self, 0, PANDORIA_WANT_SPELL))
    return PANDORIA_ACT_CAST;
  return pandoria_notation_sees (self, 0, PANDORIA_WANT_BUILDING) ? PANDORIA_ACT_BUILD : -1;
}

/* A present token that is text without its end is a fault. */
static void
check_broken (PandoriaNotationReader *self)
{
  const PandoriaToken *token = peek (self, 0);

  if (token != NULL && token->kind == PANDORIA_TOKEN_BROKEN)
    pandoria_notation_fail (self, g_strdup (_ ("The end of this text is missing: a quotation mark or a brace.")));
}

static void
fail_beginning (PandoriaNotationReader *self)
{
  const PandoriaToken *token = peek (self, 0);

  check_broken (self);
  if (token == NULL)
    pandoria_notation_fail (self, g_strdup (_ ("An action belongs here.")));
  else
    /* Translators: %s is a word that was typed. */
    pandoria_notation_fail (self, g_strdup_printf (_ ("No action begins with “%s” here."), token->text));
}

static void
read_drift (PandoriaNotationReader *self, PandoriaAction *action)
{
  PandoriaValue value;

  if (action->n_drift == PANDORIA_MAX_DRIFT || !pandoria_notation_take_word (self, "drift"))
    return;
  if (!pandoria_notation_need (self, PANDORIA_WANT_MOVE, PANDORIA_MOVE_DRIFTS, &value))
    return;
  do
    action->drift[action->n_drift++] = (PandoriaMove){ value.space, value.to };
  while (action->n_drift < PANDORIA_MAX_DRIFT
         && pandoria_notation_take (self, PANDORIA_WANT_MOVE, PANDORIA_MOVE_DRIFTS, &value));
}

static void
read_haunt (PandoriaNotationReader *self, PandoriaAction *action)
{
  PandoriaValue value;

  if (action->n_haunt == PANDORIA_MAX_PLAYERS || !pandoria_notation_take_word (self, "haunt"))
    return;
  if (!pandoria_notation_need (self, PANDORIA_WANT_COLOR_FIGURE, 0, &value))
    return;
  do
    action->haunt[action->n_haunt++] = (PandoriaFigure){ value.player, (guint8) value.leader };
  while (action->n_haunt < PANDORIA_MAX_PLAYERS
         && pandoria_notation_take (self, PANDORIA_WANT_COLOR_FIGURE, 0, &value));
}

static void
read_note (PandoriaNotationReader *self)
{
  const char *note = pandoria_notation_take_token (self, PANDORIA_TOKEN_NOTE);

  if (note == NULL)
    {
      check_broken (self);
      return;
    }
  if (g_utf8_strlen (note, -1) > PANDORIA_MAX_NOTE)
    pandoria_notation_fail_before (self, g_strdup (_ ("This note is too long.")));
  g_free (self->note);
  self->note = g_strdup (note);
}

gboolean
pandoria_notation_read_one (PandoriaNotationReader *self, PandoriaAction *action)
{
  int kind;

  note_want (self, &(PandoriaWant){ PANDORIA_WANT_ACT, 0, NULL });
  kind = take_beginning (self);
  pandoria_action_init (action, (PandoriaActKind) MAX (kind, 0));
  self->action = action;
  if (kind < 0)
    {
      fail_beginning (self);
      return FALSE;
    }
  if (notation_rows[kind]->read != NULL)
    notation_rows[kind]->read (self, action);
  read_drift (self, action);
  read_haunt (self, action);
  read_note (self);
  return !self->failed;
}
