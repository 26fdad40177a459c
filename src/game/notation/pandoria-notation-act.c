/* Acts in the notation: their first words, and how they are read and written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"
#include "pandoria-notation-testing.h"

#include <glib/gi18n-lib.h>

/* Takes the first word of the act, unless it contains more than the kind of act. Returns: the act, or -1. */
static int
take_beginning (PandoriaNotationReader *self)
{
  const PandoriaToken *token = pandoria_notation_peek (self, 0);

  if (pandoria_notation_take_token (self, PANDORIA_TOKEN_STOP) != NULL)
    return PANDORIA_ACT_END_TURN;
  for (guint i = 0; token != NULL && token->kind == PANDORIA_TOKEN_WORD && i < PANDORIA_N_ACTS; i++)
    if (g_strcmp0 (pandoria_act_get_word ((PandoriaActKind) i), token->text) == 0)
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
  const char *word;

  g_return_val_if_fail (seats != NULL && action != NULL && action->kind < PANDORIA_N_ACTS, g_strdup (""));

  word = pandoria_act_get_word ((PandoriaActKind) action->kind);
  if (word != NULL)
    g_string_append (text, action->kind == PANDORIA_ACT_END_TURN ? "." : word);
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
