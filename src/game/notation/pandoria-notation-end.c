/* Relics, scoring, buying, the end of the turn and corrections in the notation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json-limits.h"
#include "pandoria-notation-private.h"

#include <glib/gi18n-lib.h>

static void
read_relic (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;

  pandoria_notation_need (reader, PANDORIA_WANT_NUMBER, 1, &value);
  action->relic_artifacts = (guint8) value.number;
  pandoria_notation_need (reader, PANDORIA_WANT_NUMBER, 0, &value);
  action->relic_points = (guint8) value.number;
}

static void
write_relic (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add (text, "%u %u", action->relic_artifacts, action->relic_points);
}

static void
read_score (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;

  while (action->n_cards < PANDORIA_MAX_CARDS && pandoria_notation_take (reader, PANDORIA_WANT_REGION_OF, 0, &value))
    {
      action->cards[action->n_cards].player = value.player;
      action->cards[action->n_cards++].region = value.space;
    }
}

static void
write_score (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  for (guint i = 0; i < action->n_cards; i++)
    pandoria_notation_add (text, "%s:%s", pandoria_seats_get_key (seats, action->cards[i].player),
                           pandoria_space_name (action->cards[i].region));
}

static void
read_buy (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;
  const char *card;

  pandoria_notation_need (reader, PANDORIA_WANT_COST, 0, &value);
  action->cost = (guint8) value.number;
  action->with = pandoria_notation_read_with (reader);
  card = pandoria_notation_take_token (reader, PANDORIA_TOKEN_NAME);
  if (card == NULL)
    return;
  if (g_utf8_strlen (card, -1) > PANDORIA_MAX_NAME)
    pandoria_notation_fail_before (reader, g_strdup (_ ("This name is too long.")));
  g_free (reader->card);
  reader->card = g_strdup (card);
}

static void
write_buy (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add (text, "@%u", action->cost);
  pandoria_notation_add_with (text, action->with);
}

static void
read_end (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;

  if (pandoria_notation_take (reader, PANDORIA_WANT_RESOURCE, 0, &value))
    action->poorhouse = (gint8) value.number;
}

static void
write_end (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  if (action->poorhouse >= 0)
    pandoria_notation_add (text, "%s", pandoria_counter_key ((PandoriaCounter) action->poorhouse));
}

/* --- corrections ------------------------------------------------------------------------------------------------ */

static void
read_adjust (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;

  if (pandoria_notation_need (reader, PANDORIA_WANT_COLOR, 0, &value))
    action->player = value.player;
  while (pandoria_notation_take (reader, PANDORIA_WANT_COUNTER, 0, &value))
    action->adjust[value.number] = value.other;
}

static void
write_adjust (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add (text, "%s", pandoria_seats_get_key (seats, action->player));
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    if (action->adjust[i] != 0)
      pandoria_notation_add (text, "%s%+" G_GINT64_FORMAT, pandoria_counter_key ((PandoriaCounter) i),
                             action->adjust[i]);
}

static void
set_edit (PandoriaAction *action, const PandoriaValue *value)
{
  guint8 edit = value->other >= 0 ? PANDORIA_EDIT_SET : PANDORIA_EDIT_CLEAR;
  guint8 number = (guint8) MAX (value->other, 0);

  switch (value->number)
    {
    case PANDORIA_EDIT_TERRAIN:
      action->edit_terrain = edit;
      action->terrain = number;
      break;
    case PANDORIA_EDIT_SYMBOLS:
      action->edit_symbols = edit;
      action->symbols = number;
      break;
    case PANDORIA_EDIT_CASTLE:
      action->edit_castle = edit;
      action->castle = number;
      break;
    case PANDORIA_EDIT_ARTIFACTS:
      action->edit_artifacts = edit;
      action->artifacts = number;
      break;
    default:
      action->edit_figure = edit;
      action->figure = (PandoriaFigure){ number, (guint8) value->leader };
      break;
    }
}

static void
read_edit (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;

  if (pandoria_notation_need (reader, PANDORIA_WANT_SPACE, 0, &value))
    action->at = value.space;
  while (pandoria_notation_take (reader, PANDORIA_WANT_EDIT, 0, &value))
    set_edit (action, &value);
}

static void
write_edit (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add (text, "%s", pandoria_space_name (action->at));
  if (action->edit_terrain != PANDORIA_EDIT_KEEP)
    pandoria_notation_add (
        text, "terrain=%s",
        action->edit_terrain == PANDORIA_EDIT_SET ? pandoria_terrain_key ((PandoriaTerrain) action->terrain) : "none");
  if (action->edit_symbols == PANDORIA_EDIT_SET)
    pandoria_notation_add (text, "symbols=%u", action->symbols);
  if (action->edit_castle != PANDORIA_EDIT_KEEP)
    pandoria_notation_add (text, "castle=%s",
                           action->edit_castle == PANDORIA_EDIT_SET ? pandoria_seats_get_key (seats, action->castle)
                                                                    : "none");
  if (action->edit_figure == PANDORIA_EDIT_CLEAR)
    pandoria_notation_add (text, "figure=none");
  if (action->edit_figure == PANDORIA_EDIT_SET)
    pandoria_notation_add (text, "figure=%s%s", pandoria_seats_get_key (seats, action->figure.player),
                           action->figure.leader ? "L" : "");
  if (action->edit_artifacts == PANDORIA_EDIT_SET)
    pandoria_notation_add (text, "artifacts=%u", action->artifacts);
}

/* --- the rows --------------------------------------------------------------------------------------------------- */

const PandoriaNotationRow pandoria_notation_relic = { "relic", read_relic, write_relic, N_ ("Take a relic") };
const PandoriaNotationRow pandoria_notation_score
    = { "score", read_score, write_score, N_ ("Score the closed regions") };
const PandoriaNotationRow pandoria_notation_buy = { "buy", read_buy, write_buy, N_ ("Buy a market card") };
const PandoriaNotationRow pandoria_notation_end = { "end", read_end, write_end, N_ ("End the turn") };
const PandoriaNotationRow pandoria_notation_adjust
    = { "adjust", read_adjust, write_adjust, N_ ("Correct a player’s markers") };
const PandoriaNotationRow pandoria_notation_edit = { "edit", read_edit, write_edit, N_ ("Correct a space") };
