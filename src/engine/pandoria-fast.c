/* Code that is written for speed instead of for readers, and what it saves. The share is that of
 * the instructions of a random game, about 630,000 (tests/bench/instructions.py).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#include <string.h>

/* --- the acts that the state allows --------------------------------------------------------- */

/* Bits of the edition, the side and the module of a game, as an index of a table. */
#define N_EDITIONS_AND_MODULES 8

/* Without this table a random game takes 12 % more instructions. */
typedef struct
{
  guint32 of_step[PANDORIA_N_STEPS][PANDORIA_N_VARIANTS][N_EDITIONS_AND_MODULES]; /* acts (bits) */
  guint32 of_realm[PANDORIA_N_REALMS];
} ActTable;

static guint
get_edition_and_modules (const PandoriaState *s)
{
  const guint revised = s->edition == PANDORIA_EDITION_REVISED ? 1 : 0;
  const guint side_b = s->side == PANDORIA_SIDE_B ? 2 : 0;
  const guint artifacts = s->artifacts ? 4 : 0;

  return revised | side_b | artifacts;
}

static guint32
find_acts_of_step (const PandoriaState *s)
{
  guint32 acts = 0;

  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    if (pandoria_act_fits_step (s, kind) && pandoria_act_fits_game (s, kind))
      acts |= 1u << kind;
  return acts;
}

static guint32
find_acts_of_realm (PandoriaRealm realm)
{
  const PandoriaState s = { .variant = PANDORIA_VARIANT_REGULAR, .players[0].realm = realm };
  guint32 acts = 0;

  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    if (!pandoria_act_is_foreign (&s, 0, kind))
      acts |= 1u << kind;
  return acts;
}

static void
fill_act_table (ActTable *table)
{
  PandoriaState s = { 0 };

  for (s.step = 0; s.step < PANDORIA_N_STEPS; s.step++)
    for (s.variant = 0; s.variant < PANDORIA_N_VARIANTS; s.variant++)
      for (s.edition = 0; s.edition < PANDORIA_N_EDITIONS; s.edition++)
        for (s.side = 0; s.side < PANDORIA_N_SIDES; s.side++)
          for (s.artifacts = 0; s.artifacts < 2; s.artifacts++)
            table->of_step[s.step][s.variant][get_edition_and_modules (&s)]
                = find_acts_of_step (&s);
  for (guint realm = 0; realm < PANDORIA_N_REALMS; realm++)
    table->of_realm[realm] = find_acts_of_realm (realm);
}

static const ActTable *
get_act_table (void)
{
  static ActTable table;
  static gsize is_filled;

  if (g_once_init_enter (&is_filled))
    {
      fill_act_table (&table);
      g_once_init_leave (&is_filled, 1);
    }
  return &table;
}

guint32
pandoria_state_allowed_acts (const PandoriaState *s)
{
  const ActTable *table = get_act_table ();
  const PandoriaRealm realm = pandoria_state_realm_of (s, s->active);
  guint32 acts
      = table->of_step[s->step][s->variant][get_edition_and_modules (s)] & table->of_realm[realm];

  if (s->elf_moved || s->golem_moved || s->extra_cast)
    for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
      if (!pandoria_act_fits_step (s, kind))
        acts &= ~(1u << kind);
  return acts;
}

/* --- the choices that are empty ------------------------------------------------------------- */

static inline gboolean
is_empty (const PandoriaOptions *o, const PandoriaOptionRow *row)
{
  static const guint8 nothing[sizeof o->tile];
  gconstpointer option = (const guint8 *) o + row->offset;

  G_STATIC_ASSERT (sizeof o->tile >= sizeof o->build_slots);
  return row->kind == PANDORIA_OPTION_SPACES
             ? pandoria_spaces_is_empty (*(const PandoriaSpaces *) option)
             : memcmp (option, nothing, row->size) == 0;
}

guint32
pandoria_options_find_empty (const PandoriaOptions *o, guint32 acts)
{
  guint32 empty = 0;

  /* Without unrolling, which makes all offsets constants, a random game takes 6 % more
   * instructions.
   */
#pragma GCC unroll 32
  for (guint i = 0; i < PANDORIA_N_OPTIONS; i++)
    {
      const guint32 act = 1u << pandoria_option_rows[i].act;

      if ((acts & act) == 0)
        continue;
      if (is_empty (o, &pandoria_option_rows[i]))
        empty |= act;
      else
        acts &= ~act;
    }
  return empty & acts;
}
