/* The reader of the notation: takes words in order, and records which words can follow the last one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

gboolean
pandoria_notation_take_want (PandoriaNotationReader *self, const PandoriaWant *want, PandoriaValue *value)
{
  const char *word = pandoria_notation_see_word (self);

  memset (value, 0, sizeof *value);
  note_want (self, want);
  if (word == NULL || !pandoria_word_read (self->seats, want, word, value))
    return FALSE;
  self->position++;
  return TRUE;
}

gboolean
pandoria_notation_take (PandoriaNotationReader *self, PandoriaWordKind kind, int number, PandoriaValue *value)
{
  return pandoria_notation_take_want (self, &(PandoriaWant){ kind, number, NULL }, value);
}

gboolean
pandoria_notation_need (PandoriaNotationReader *self, PandoriaWordKind kind, int number, PandoriaValue *value)
{
  return pandoria_notation_need_want (self, &(PandoriaWant){ kind, number, NULL }, value);
}

gboolean
pandoria_notation_take_word (PandoriaNotationReader *self, const char *word)
{
  PandoriaValue value;

  return pandoria_notation_take_want (self, &(PandoriaWant){ PANDORIA_WORD_OWN, 0, word }, &value);
}

gboolean
pandoria_notation_need_word (PandoriaNotationReader *self, const char *word)
{
  PandoriaValue value;

  return pandoria_notation_need_want (self, &(PandoriaWant){ PANDORIA_WORD_OWN, 0, word }, &value);
}

gboolean
pandoria_notation_sees (PandoriaNotationReader *self, guint offset, PandoriaWordKind kind)
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

/* Returns: (nullable): the right notation, if both terrains of a tile were typed before both spaces. */
static char *
teach_order (PandoriaNotationReader *self, const PandoriaWant *want)
{
  const char *second = pandoria_notation_see_word (self);
  const PandoriaToken *tokens = (const PandoriaToken *) self->tokens->data, *at = tokens + self->position;
  const PandoriaToken *next = peek (self, 1);
  const PandoriaWant hex = { PANDORIA_WORD_HEX, 0, NULL };
  PandoriaValue value;
  g_autofree char *typed = NULL;
  g_autofree char *line = NULL;

  if (want->kind != PANDORIA_WORD_HEX || second == NULL || self->position < 2
      || !pandoria_notation_sees (self, 0, PANDORIA_WORD_SPACE)
      || !pandoria_word_read (self->seats, &hex, at[-2].text, &value)
      || !pandoria_word_read (self->seats, &hex, at[-1].text, &value))
    return NULL;
  typed = g_strjoin (" ", at[-2].text, second, at[-1].text,
                     next != NULL && pandoria_notation_sees (self, 1, PANDORIA_WORD_SPACE) ? next->text : NULL, NULL);
  line = g_ascii_strup (typed, -1);
  /* Translators: %s is how it is written, “H2 H5 M1 H4” */
  return g_strdup_printf (_ ("Each terrain is followed by its space: %s"), line);
}

gboolean
pandoria_notation_need_want (PandoriaNotationReader *self, const PandoriaWant *want, PandoriaValue *value)
{
  char *order;

  if (pandoria_notation_take_want (self, want, value))
    return TRUE;
  order = teach_order (self, want);
  pandoria_notation_fail (self, order != NULL ? order : pandoria_want_describe (self->seats, want));
  return FALSE;
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

/* Without a word, an act begins with its first member. */
static const PandoriaNotationRow notation_rows[PANDORIA_N_ACTS] = {
  [PANDORIA_ACT_PLACE_CASTLE] = { "castle", N_ ("Place one of your castles") },
  [PANDORIA_ACT_PLACE_FORTRESS] = { "fortress", N_ ("Place the fortress on an exit path") },
  [PANDORIA_ACT_PLACE_SINGLE] = { "single", N_ ("Place a single tile in a gap") },
  [PANDORIA_ACT_SKIP_PLACEMENT] = { "skip", N_ ("Nothing can be placed") },
  [PANDORIA_ACT_RANSOM] = { "ransom", N_ ("Ransom prisoners from Hanbok") },
  [PANDORIA_ACT_GOLEM_FIGURE] = { "golem", N_ ("Golems: pay for an extra figure") },
  [PANDORIA_ACT_MONUMENT] = { "monument", N_ ("Erect a monument over a building") },
  [PANDORIA_ACT_RECAST] = { "again", N_ ("Mages: cast your top spell again") },
  [PANDORIA_ACT_HALFLING] = { "halfling", N_ ("Halflings: cast a card, and build it or erect a monument") },
  [PANDORIA_ACT_GOBLIN_CAST] = { "goblin", N_ ("Goblins: cast another player’s top spell") },
  [PANDORIA_ACT_GOBLIN_OCCUPY] = { "occupy", N_ ("Goblins: a figure on another player’s building") },
  [PANDORIA_ACT_RIVER_SHIP] = { "ship", N_ ("A figure on a river ship") },
  [PANDORIA_ACT_RELIC] = { "relic", N_ ("Take a relic") },
  [PANDORIA_ACT_SCORE] = { "score", N_ ("Score the closed regions") },
  [PANDORIA_ACT_BUY] = { "buy", N_ ("Buy a card from the card market") },
  [PANDORIA_ACT_ELF_MOVE] = { "elf", N_ ("Elves: move a worker at the end of the turn") },
  [PANDORIA_ACT_END_TURN] = { "end", N_ ("End the turn") },
  [PANDORIA_ACT_ADJUST] = { "adjust", N_ ("Correct a player’s markers") },
  [PANDORIA_ACT_EDIT_SPACE] = { "edit", N_ ("Correct a space") },
  [PANDORIA_ACT_EDIT_PLAYER] = { "tableau", N_ ("Correct a player’s slots, top spell, prisoners or ghost") },
  [PANDORIA_ACT_EDIT_TABLE] = { "table", N_ ("Correct the round, whose turn it is, or the stacks") },
};

const PandoriaNotationRow *
pandoria_notation_get_row (PandoriaActKind kind)
{
  return &notation_rows[kind];
}

/* Takes the first word of the act, unless it contains more than the kind of act. Returns: the act, or -1. */
static int
take_beginning (PandoriaNotationReader *self)
{
  const PandoriaToken *token = peek (self, 0);

  if (pandoria_notation_take_token (self, PANDORIA_TOKEN_STOP) != NULL)
    return PANDORIA_ACT_END_TURN;
  for (guint i = 0; token != NULL && token->kind == PANDORIA_TOKEN_WORD && i < PANDORIA_N_ACTS; i++)
    if (notation_rows[i].word != NULL && strcmp (notation_rows[i].word, token->text) == 0)
      {
        self->position++;
        return (int) i;
      }
  /* No act begins with a space, so F2 must be a terrain. */
  if (pandoria_notation_sees (self, 0, PANDORIA_WORD_HEX))
    return PANDORIA_ACT_PLACE_TILE;
  if (pandoria_notation_sees (self, 0, PANDORIA_WORD_ADD))
    return PANDORIA_ACT_PLACE_FIGURE;
  if (pandoria_notation_sees (self, 0, PANDORIA_WORD_TAKE))
    return PANDORIA_ACT_TAKE_FIGURE;
  if (pandoria_notation_sees (self, 0, PANDORIA_WORD_SPELL))
    return PANDORIA_ACT_CAST;
  return pandoria_notation_sees (self, 0, PANDORIA_WORD_BUILDING) ? PANDORIA_ACT_BUILD : -1;
}

/* Reports a fault if the present token is a name or a note without its end. */
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

  note_want (self, &(PandoriaWant){ PANDORIA_WORD_ACT, 0, NULL });
  kind = take_beginning (self);
  pandoria_action_init (action, (PandoriaActKind) MAX (kind, 0));
  self->action = action;
  if (kind < 0)
    {
      fail_beginning (self);
      return FALSE;
    }
  pandoria_notation_read_members (self, pandoria_act_get_members ((PandoriaActKind) kind), action);
  pandoria_notation_read_members (self, pandoria_common_members, action);
  read_note (self);
  return !self->failed;
}
