/* Acts in the notation: their first words, and how they are read and written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-act.h"
#include "pandoria-notation-members.h"
#include "pandoria-notation-testing.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Takes the first word of the act, unless it contains more than the kind of act. Returns: the act,
 * or -1. */
static int
take_beginning (PandoriaNotationReader *self)
{
  const PandoriaToken *token = pandoria_notation_peek (self, 0);

  if (pandoria_notation_take_token (self, PANDORIA_TOKEN_STOP) != NULL)
    return PANDORIA_ACT_END_TURN;
  for (guint i = 0; token != NULL && token->kind == PANDORIA_TOKEN_WORD && i < PANDORIA_N_ACTS; i++)
    if (g_strcmp0 (pandoria_line_get_first_word ((PandoriaActKind) i), token->text) == 0)
      {
        pandoria_notation_skip (self, 1);
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
  if (pandoria_notation_sees (self, 0, PANDORIA_WORD_BUILDING))
    return PANDORIA_ACT_BUILD;
  return -1;
}

/* Reports a fault if the present token is a name or a note without its end. */
static void
check_broken (PandoriaNotationReader *self)
{
  const PandoriaToken *token = pandoria_notation_peek (self, 0);

  if (token != NULL && token->kind == PANDORIA_TOKEN_BROKEN)
    pandoria_notation_fail (
        self, 0, g_strdup (_ ("The end of this text is missing: a quotation mark or a brace.")));
}

static void
fail_beginning (PandoriaNotationReader *self)
{
  const PandoriaToken *token = pandoria_notation_peek (self, 0);

  check_broken (self);
  if (token == NULL)
    pandoria_notation_fail (self, 0, g_strdup (_ ("An action belongs here.")));
  else
    /* Translators: %s is a word that was typed. */
    pandoria_notation_fail (self, 0,
                            g_strdup_printf (_ ("No action begins with “%s” here."), token->text));
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
    pandoria_notation_fail (self, 1, g_strdup (_ ("This note is too long.")));
  pandoria_notation_reader_set_note (self, note);
}

gboolean
pandoria_notation_read_one (PandoriaNotationReader *self, PandoriaAction *action)
{
  PandoriaValue value;
  int kind;

  /* No word matches this kind. It only records that an act can follow. */
  pandoria_notation_take (self, PANDORIA_WORD_ACT, 0, &value);
  kind = take_beginning (self);
  pandoria_action_init (action, (PandoriaActKind) MAX (kind, 0));
  if (kind < 0)
    {
      fail_beginning (self);
      return FALSE;
    }
  pandoria_notation_read_members (self, pandoria_line_get_act_rows ((PandoriaActKind) kind),
                                  action);
  pandoria_notation_read_members (self, pandoria_line_get_rows (pandoria_common_members), action);
  read_note (self);
  return !pandoria_notation_has_failed (self);
}

char *
pandoria_notation_write (const PandoriaSeats *seats, const PandoriaAction *action, const char *card,
                         const char *note)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const PandoriaNotationWriter writer = { text, seats, card };
  gpointer members = (gpointer) action;
  const char *word;

  g_return_val_if_fail (seats != NULL && action != NULL && action->kind < PANDORIA_N_ACTS,
                        g_strdup (""));

  word = pandoria_line_get_first_word ((PandoriaActKind) action->kind);
  if (word != NULL)
    g_string_append (text, action->kind == PANDORIA_ACT_END_TURN ? "." : word);
  pandoria_notation_write_members (
      &writer, pandoria_line_get_act_rows ((PandoriaActKind) action->kind), members);
  pandoria_notation_write_members (&writer, pandoria_line_get_rows (pandoria_common_members),
                                   members);
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

char *
pandoria_notation_write_turn (PandoriaGame *game, guint index)
{
  PandoriaTurnSpan span;
  PandoriaSeats seats;
  GString *line;

  g_return_val_if_fail (index < pandoria_game_get_position (game), g_strdup (""));

  line = g_string_new (NULL);
  pandoria_turn_span_find (game, pandoria_game_get_position (game), index, &span);
  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  g_string_append_printf (
      line, "%u %s:", span.turn,
      pandoria_seats_get_key (&seats, pandoria_game_get_state_at (game, span.first)->active));
  for (guint i = span.first; i < span.end; i++)
    {
      g_autofree char *act = pandoria_notation_write_act (game, i);

      pandoria_notation_add (line, "%s", act);
    }
  return g_string_free (line, FALSE);
}

/* --- descriptions --------------------------------------------------------------------------- */

static const struct
{
  const char *word, *description;
} own_words[] = {
  { "with", N_ ("Pay the rest with one other resource") },
  { "then", N_ ("Then build it, or erect a monument") },
  { "monument", N_ ("Erect a monument over a building") },
  { "fortress", N_ ("The fortress instead of a castle") },
  { "empty", N_ ("No figure goes onto it") },
  { "in", N_ ("The closed region in which it counts") },
  { "adopt", N_ ("What the copied spell does") },
  { "drift", N_ ("Where a figure drifts to") },
  { "haunt", N_ ("Which ghost haunts") },
  { "slots", N_ ("The contents of all building slots") },
  { "top", N_ ("The top spell") },
  { "prisoners", N_ ("Prisoners of the Hanbok") },
  { "haunter", N_ ("Which ghost haunts this player") },
  { "none", N_ ("Nothing there") },
};

static char *
describe_act_word (const char *word)
{
  for (guint i = 0; i < PANDORIA_N_ACTS; i++)
    if (g_strcmp0 (pandoria_line_get_first_word ((PandoriaActKind) i),
                   strcmp (word, ".") == 0 ? "end" : word)
        == 0)
      return g_strdup (pandoria_text_act ((PandoriaActKind) i));
  return NULL;
}

static char *
describe_own_word (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (own_words); i++)
    if (strcmp (word, own_words[i].word) == 0)
      return g_strdup (_ (own_words[i].description));
  return NULL;
}

/* @card: a spell or a negated building. */
static char *
describe_card (int card, guint level)
{
  g_autofree char *name = card >= 0 ? pandoria_text_spell ((PandoriaSpell) card, level)
                                    : pandoria_text_building ((PandoriaBuilding) -card, level);
  g_autofree char *effect = card >= 0
                                ? pandoria_text_spell_effect ((PandoriaSpell) card, level)
                                : pandoria_text_building_effect ((PandoriaBuilding) -card, level);

  /* Translators: the name of a card and what it does. */
  return *effect != '\0' ? g_strdup_printf (C_ ("card", "%1$s: %2$s"), name, effect)
                         : g_steal_pointer (&name);
}

/* Returns: (nullable): the meaning of a word; NULL if the act already explains it. */
static char *
describe_value (const PandoriaSeats *seats, const PandoriaWant *want, const PandoriaValue *value)
{
  switch (want->kind)
    {
    case PANDORIA_WORD_HEX:
      return pandoria_text_hex ((PandoriaTerrain) value->number, (guint) value->other);
    case PANDORIA_WORD_SPELL: return describe_card (value->number, 0);
    case PANDORIA_WORD_BUILDING: return describe_card (-value->number, 0);
    case PANDORIA_WORD_LEVEL: return describe_card (want->number, (guint) value->number);
    case PANDORIA_WORD_COST: return g_strdup_printf (_ ("Printed cost %d"), value->number);
    case PANDORIA_WORD_SLOT: return g_strdup_printf (_ ("Slot %d"), value->slot + 1);
    case PANDORIA_WORD_RESOURCE:
      return g_strdup (pandoria_text_counter ((PandoriaCounter) value->number));
    case PANDORIA_WORD_COLOR:
    case PANDORIA_WORD_COLOR_FIGURE: return g_strdup (seats->names[value->player]);
    default: return NULL;
    }
}

char *
pandoria_want_describe_word (const PandoriaSeats *seats, const PandoriaWant *want,
                             const PandoriaAction *action, const char *word)
{
  static const PandoriaWordKind beginnings[]
      = { PANDORIA_WORD_HEX, PANDORIA_WORD_SPELL, PANDORIA_WORD_BUILDING };
  g_autofree char *lower = g_ascii_strdown (word, -1);
  PandoriaValue value = { 0 };

  if (want->kind == PANDORIA_WORD_OWN && action->kind == PANDORIA_ACT_EDIT_PLAYER
      && strcmp (lower, "monument") == 0)
    return g_strdup (_ ("A monument and its points"));
  if (want->kind == PANDORIA_WORD_OWN)
    return describe_own_word (lower);
  if (want->kind != PANDORIA_WORD_ACT)
    return pandoria_word_read (seats, want, lower, &value) ? describe_value (seats, want, &value)
                                                           : NULL;
  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    {
      PandoriaWant beginning = { beginnings[i], 0, NULL };

      if (pandoria_word_read (seats, &beginning, lower, &value))
        return describe_value (seats, &beginning, &value);
    }
  return describe_act_word (lower);
}
