/* Placing, figures and ways (6.1, 6.2, ships and elves) in the notation, and the parts that acts share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"

#include <glib/gi18n-lib.h>

/* --- shared parts ----------------------------------------------------------------------------------------------- */

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

void
pandoria_notation_add_figure (GString *text, const char *sign, PandoriaSpace at, gboolean leader)
{
  pandoria_notation_add (text, "%s%s%s", sign, pandoria_space_name (at), leader ? "L" : "");
}

void
pandoria_notation_add_hexes (GString *text, guint n, const PandoriaHex *hexes, guint artifacts)
{
  for (guint i = 0; i < n; i++)
    pandoria_notation_add (text, "%c%u %s", pandoria_word_terrain ((PandoriaTerrain) hexes[i].terrain),
                           hexes[i].symbols, pandoria_space_name (hexes[i].at));
  if (artifacts > 0)
    pandoria_notation_add (text, "*%u", artifacts);
}

void
pandoria_notation_add_place (GString *text, const PandoriaSeats *seats, const PandoriaPlaceRef *place)
{
  if (place->player == PANDORIA_NOBODY)
    pandoria_notation_add (text, "-%s", pandoria_space_name (place->at));
  else
    pandoria_notation_add (text, "-%s#%u", pandoria_seats_get_key (seats, place->player), place->slot + 1);
}

void
pandoria_notation_add_with (GString *text, int with)
{
  if (with >= 0)
    pandoria_notation_add (text, "with %s", pandoria_counter_key ((PandoriaCounter) with));
}

guint
pandoria_notation_read_hexes (PandoriaNotationReader *reader, guint min, guint max, PandoriaHex *hexes,
                              guint8 *artifacts)
{
  PandoriaValue value;
  guint n = 0;

  for (guint i = 0; i < max; i++)
    hexes[i].at = PANDORIA_SPACE_NONE;
  while (n < max
         && (n < min ? pandoria_notation_need (reader, PANDORIA_WANT_HEX, 0, &value)
                     : pandoria_notation_take (reader, PANDORIA_WANT_HEX, 0, &value)))
    {
      hexes[n].terrain = (guint8) value.number;
      hexes[n].symbols = (guint8) value.other;
      if (pandoria_notation_need (reader, PANDORIA_WANT_SPACE, 0, &value))
        hexes[n].at = value.space;
      n++;
    }
  if (artifacts == NULL || n < 2 || !pandoria_notation_take (reader, PANDORIA_WANT_ARTIFACTS, 0, &value))
    return n;
  *artifacts = (guint8) value.number;
  if (hexes[0].terrain != hexes[1].terrain)
    pandoria_notation_fail_before (reader, g_strdup (_ ("Only a tile that shows one terrain twice has artifacts.")));
  return n;
}

/* --- 6.1 -------------------------------------------------------------------------------------------------------- */

static void
read_tile (PandoriaNotationReader *reader, PandoriaAction *action)
{
  pandoria_notation_read_hexes (reader, 2, 2, action->hexes, &action->artifacts);
}

static void
write_tile (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add_hexes (text, 2, action->hexes, action->artifacts);
}

static void
read_single (PandoriaNotationReader *reader, PandoriaAction *action)
{
  pandoria_notation_read_hexes (reader, 1, 1, action->hexes, NULL);
}

static void
write_single (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add_hexes (text, 1, action->hexes, 0);
}

static void
read_at (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;

  if (pandoria_notation_need (reader, PANDORIA_WANT_SPACE, 0, &value))
    action->at = value.space;
}

static void
write_at (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add (text, "%s", pandoria_space_name (action->at));
}

/* --- 6.2 -------------------------------------------------------------------------------------------------------- */

static void
read_figure (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;

  if (!pandoria_notation_need (reader, PANDORIA_WANT_ADD, 0, &value))
    return;
  action->at = value.space;
  action->leader = (guint8) value.leader;
}

static void
write_figure (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add_figure (text, "+", action->at, action->leader);
}

static void
read_take_back (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;

  if (pandoria_notation_need (reader, PANDORIA_WANT_TAKE, 0, &value))
    action->take = (PandoriaPlaceRef){ value.space, value.player, value.slot };
}

static void
write_take_back (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add_place (text, seats, &action->take);
}

static void
read_ransom (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;
  guint n;

  if (pandoria_notation_need (reader, PANDORIA_WANT_COLOR, 0, &value))
    action->player = value.player;
  if (!pandoria_notation_need (reader, PANDORIA_WANT_PRISONERS, 0, &value))
    return;
  action->workers = (guint8) value.number;
  action->leader = (guint8) value.leader;
  n = action->workers + (action->leader ? 1u : 0u);
  while (action->n_pay < n && pandoria_notation_need (reader, PANDORIA_WANT_RESOURCE, 0, &value))
    action->pay[action->n_pay++] = (guint8) value.number;
}

static void
write_ransom (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add (text, "%s", pandoria_seats_get_key (seats, action->player));
  pandoria_notation_add (text, "%u%s", action->workers, action->leader ? "L" : "");
  for (guint i = 0; i < action->n_pay; i++)
    pandoria_notation_add (text, "%s", pandoria_counter_key ((PandoriaCounter) action->pay[i]));
}

/* golem, ship */
static void
read_paid_figure (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;

  if (!pandoria_notation_need (reader, PANDORIA_WANT_FIGURE, 0, &value))
    return;
  action->at = value.space;
  action->leader = (guint8) value.leader;
  action->with = pandoria_notation_read_with (reader);
}

static void
write_paid_figure (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add_figure (text, "", action->at, action->leader);
  pandoria_notation_add_with (text, action->with);
}

static void
read_elf (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;

  if (!pandoria_notation_need (reader, PANDORIA_WANT_MOVE, 0, &value))
    return;
  action->from = value.space;
  action->to = value.to;
}

static void
write_elf (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add (text, "%s>%s", pandoria_space_name (action->from), pandoria_space_name (action->to));
}

/* --- the rows --------------------------------------------------------------------------------------------------- */

const PandoriaNotationRow pandoria_notation_tile = { NULL, read_tile, write_tile, NULL };
const PandoriaNotationRow pandoria_notation_castle = { "castle", read_at, write_at, N_ ("Place one of your castles") };
const PandoriaNotationRow pandoria_notation_fortress
    = { "fortress", read_at, write_at, N_ ("Place the fortress on an exit") };
const PandoriaNotationRow pandoria_notation_single
    = { "single", read_single, write_single, N_ ("Place a single tile in a gap") };
const PandoriaNotationRow pandoria_notation_skip = { "skip", NULL, NULL, N_ ("Nothing can be placed") };
const PandoriaNotationRow pandoria_notation_figure = { NULL, read_figure, write_figure, NULL };
const PandoriaNotationRow pandoria_notation_take_back = { NULL, read_take_back, write_take_back, NULL };
const PandoriaNotationRow pandoria_notation_ransom
    = { "ransom", read_ransom, write_ransom, N_ ("Ransom prisoners from Hanbok") };
const PandoriaNotationRow pandoria_notation_golem
    = { "golem", read_paid_figure, write_paid_figure, N_ ("Golems: a further figure, paid for") };
const PandoriaNotationRow pandoria_notation_ship
    = { "ship", read_paid_figure, write_paid_figure, N_ ("A figure on a river ship") };
const PandoriaNotationRow pandoria_notation_elf
    = { "elf", read_elf, write_elf, N_ ("Elves: move a worker at the end of the turn") };
