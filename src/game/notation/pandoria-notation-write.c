/* Acts and turns written in the notation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"
#include "pandoria-notation-testing.h"

void
pandoria_seats_init (PandoriaSeats *seats, PandoriaRecord *record)
{
  const PandoriaSetup *setup = pandoria_record_get_setup (record);

  *seats = (PandoriaSeats){ .n = setup->n_players, .free_cards = setup->variant == PANDORIA_VARIANT_FAMILY_SPELLS };
  for (guint i = 0; i < setup->n_players; i++)
    {
      seats->colors[i] = pandoria_record_get_player_color (record, i);
      seats->names[i] = pandoria_record_get_player_name (record, i);
      seats->n_slots[i] = (guint8) pandoria_realm_get_n_slots ((PandoriaRealm) setup->players[i].realm,
                                                               (PandoriaVariant) setup->variant);
    }
}

const char *
pandoria_seats_get_key (const PandoriaSeats *seats, guint seat)
{
  g_return_val_if_fail (seat < seats->n, "?");
  return pandoria_color_key (seats->colors[seat]);
}

void
pandoria_notation_add (GString *text, const char *format, ...)
{
  va_list arguments;

  if (text->len > 0)
    g_string_append_c (text, ' ');
  va_start (arguments, format);
  g_string_append_vprintf (text, format, arguments);
  va_end (arguments);
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
