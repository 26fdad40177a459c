/* Acts in the notation: their first words, and how they are read and written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"
#include "pandoria-notation-testing.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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
  const PandoriaToken *token = pandoria_notation_peek (self, 0);

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
  const PandoriaToken *token = pandoria_notation_peek (self, 0);

  if (token != NULL && token->kind == PANDORIA_TOKEN_BROKEN)
    pandoria_notation_fail (self, g_strdup (_ ("The end of this text is missing: a quotation mark or a brace.")));
}

static void
fail_beginning (PandoriaNotationReader *self)
{
  const PandoriaToken *token = pandoria_notation_peek (self, 0);

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
  PandoriaValue value;
  int kind;

  /* No word is a whole act: this only records that an act can follow. */
  pandoria_notation_take (self, PANDORIA_WORD_ACT, 0, &value);
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

char *
pandoria_notation_write (const PandoriaSeats *seats, const PandoriaAction *action, const char *card, const char *note)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const PandoriaNotationWriter writer = { text, seats, card };
  gpointer members = (gpointer) action;
  const PandoriaNotationRow *row;

  g_return_val_if_fail (seats != NULL && action != NULL && action->kind < PANDORIA_N_ACTS, g_strdup (""));

  row = pandoria_notation_get_row ((PandoriaActKind) action->kind);
  if (row->word != NULL)
    g_string_append (text, action->kind == PANDORIA_ACT_END_TURN ? "." : row->word);
  pandoria_notation_write_members (&writer, pandoria_act_get_members ((PandoriaActKind) action->kind), members);
  pandoria_notation_write_members (&writer, pandoria_common_members, members);
  if (note != NULL && *note != '\0')
    {
      g_string_append_c (text, ' ');
      pandoria_token_quote (text, note, '{', '}');
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
pandoria_notation_write_act (PandoriaGame *game, guint index)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  PandoriaSeats seats;

  g_return_val_if_fail (index < pandoria_game_get_position (game), g_strdup (""));

  pandoria_seats_init (&seats, record);
  return pandoria_notation_write (&seats, pandoria_record_get_action (record, index),
                                  pandoria_record_get_card (record, index),
                                  pandoria_record_get_written_note (record, index));
}

/* An act belongs to the turn of the state before it. */
static guint
get_turn (PandoriaGame *game, guint index)
{
  return pandoria_game_get_state_at (game, index)->turn;
}

char *
pandoria_notation_write_turn (PandoriaGame *game, guint index)
{
  guint n = pandoria_game_get_position (game), first = index;
  const PandoriaState *state;
  PandoriaSeats seats;
  g_autoptr (GString) line = g_string_new (NULL);

  g_return_val_if_fail (index < n, g_strdup (""));

  while (first > 0 && get_turn (game, first - 1) == get_turn (game, index))
    first--;
  state = pandoria_game_get_state_at (game, first);
  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  g_string_append_printf (line, "%u %s:", state->turn, pandoria_seats_get_key (&seats, state->active));
  for (guint i = first; i < n && get_turn (game, i) == get_turn (game, index); i++)
    {
      g_autofree char *act = pandoria_notation_write_act (game, i);

      pandoria_notation_add (line, "%s", act);
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}
