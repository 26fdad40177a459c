/* PandoriaStartLayout: the chosen pieces on the board at the start (5, 16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-start-layout.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define N_COVERINGS 3

struct _PandoriaStartLayout
{
  GObject parent_instance;

  PandoriaBoard board;
  gboolean has_board;
  PandoriaHex hexes[PANDORIA_N_START_SLOTS]; /* at: NONE while the slot has no place */
  guint known;                               /* bits: slots whose terrain and symbols are chosen */
  gboolean printed;
  guint8 order[PANDORIA_N_START]; /* the start spaces in pairs, as the tiles cover them */
  guint last;                     /* the slot that was chosen last */
};

enum
{
  PROP_PRINTED = 1,
};

G_DEFINE_FINAL_TYPE (PandoriaStartLayout, pandoria_start_layout, G_TYPE_OBJECT)

/* The three ways to divide four spaces into two pairs. */
static const guint8 coverings[N_COVERINGS][PANDORIA_N_START]
    = { { 0, 1, 2, 3 }, { 0, 2, 1, 3 }, { 0, 3, 1, 2 } };

static gboolean
is_neighbour (PandoriaStartLayout *self, guint a, guint b)
{
  return pandoria_space_is_neighbour (self->hexes[a].at, self->hexes[b].at);
}

static gboolean
is_covering (PandoriaStartLayout *self, guint way)
{
  const guint8 *pairs = coverings[way];

  return self->has_board && is_neighbour (self, pairs[0], pairs[1])
         && is_neighbour (self, pairs[2], pairs[3]);
}

/* Returns: the way with a tile on @a and @b. */
static guint
find_way (guint a, guint b)
{
  guint with_first = MAX (a, b);

  if (MIN (a, b) > 0) /* the other tile has the first space; the sum of all is 0 + 1 + 2 + 3 */
    with_first = 6 - a - b;
  return with_first - 1;
}

static void
set_way (PandoriaStartLayout *self, guint way)
{
  memcpy (self->order, coverings[way], sizeof self->order);
}

static void
emit_changed (PandoriaStartLayout *self)
{
  g_signal_emit_by_name (self, "changed");
}

/* Returns: the first possible way from @from on, wrapping around; @from itself if there is none. */
static guint
find_covering (PandoriaStartLayout *self, guint from)
{
  for (guint i = 0; i < N_COVERINGS; i++)
    if (is_covering (self, (from + i) % N_COVERINGS))
      return (from + i) % N_COVERINGS;
  return from % N_COVERINGS;
}

static guint
count_slots (PandoriaStartLayout *self)
{
  return self->printed ? PANDORIA_N_START_SLOTS : PANDORIA_N_START;
}

static void
forget_choices (PandoriaStartLayout *self)
{
  memset (self->hexes, 0, sizeof self->hexes);
  for (guint i = 0; i < PANDORIA_N_START_SLOTS; i++)
    self->hexes[i].at = PANDORIA_SPACE_NONE;
  self->known = 0;
  self->last = PANDORIA_N_START_SLOTS;
}

/* Does not emit "changed". */
static void
ask_for_printed (PandoriaStartLayout *self, gboolean printed)
{
  if (self->printed == printed)
    return;
  self->printed = printed;
  g_object_notify (G_OBJECT (self), "printed");
}

static void
choose (PandoriaStartLayout *self, guint slot, guint terrain, guint symbols)
{
  self->hexes[slot].terrain = (guint8) terrain;
  self->hexes[slot].symbols = (guint8) symbols;
  self->known |= 1u << slot;
  self->last = slot;
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_start_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaStartLayout *self = PANDORIA_START_LAYOUT (object);

  switch (id)
    {
    case PROP_PRINTED: g_value_set_boolean (value, self->printed); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_start_layout_set_property (GObject *object, guint id, const GValue *value,
                                    GParamSpec *pspec)
{
  PandoriaStartLayout *self = PANDORIA_START_LAYOUT (object);

  switch (id)
    {
    case PROP_PRINTED: pandoria_start_layout_set_printed (self, g_value_get_boolean (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_start_layout_class_init (PandoriaStartLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = pandoria_start_layout_get_property;
  object_class->set_property = pandoria_start_layout_set_property;
  g_object_class_install_property (
      object_class, PROP_PRINTED,
      g_param_spec_boolean ("printed", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
pandoria_start_layout_init (PandoriaStartLayout *self)
{
  forget_choices (self);
  set_way (self, 0);
}

/* --- public --------------------------------------------------------------------------------- */

PandoriaStartLayout *
pandoria_start_layout_new (void)
{
  return g_object_new (PANDORIA_TYPE_START_LAYOUT, NULL);
}

const PandoriaBoard *
pandoria_start_layout_get_board (PandoriaStartLayout *self)
{
  g_return_val_if_fail (PANDORIA_IS_START_LAYOUT (self), NULL);
  return self->has_board ? &self->board : NULL;
}

gboolean
pandoria_start_layout_is_printed (PandoriaStartLayout *self)
{
  g_return_val_if_fail (PANDORIA_IS_START_LAYOUT (self), FALSE);
  return self->printed;
}

void
pandoria_start_layout_set_printed (PandoriaStartLayout *self, gboolean printed)
{
  g_return_if_fail (PANDORIA_IS_START_LAYOUT (self));

  if (self->printed == printed)
    return;
  ask_for_printed (self, printed);
  emit_changed (self);
}

const PandoriaHex *
pandoria_start_layout_get_hex (PandoriaStartLayout *self, guint slot)
{
  g_return_val_if_fail (PANDORIA_IS_START_LAYOUT (self) && slot < PANDORIA_N_START_SLOTS, NULL);
  return &self->hexes[slot];
}

guint
pandoria_start_layout_get_last (PandoriaStartLayout *self)
{
  g_return_val_if_fail (PANDORIA_IS_START_LAYOUT (self), PANDORIA_N_START_SLOTS);
  return self->last;
}

guint
pandoria_start_layout_get_ordered (PandoriaStartLayout *self, guint position)
{
  g_return_val_if_fail (PANDORIA_IS_START_LAYOUT (self), PANDORIA_N_START_SLOTS);
  g_return_val_if_fail (position < PANDORIA_N_START, PANDORIA_N_START_SLOTS);
  return self->order[position];
}

guint
pandoria_start_layout_get_partner (PandoriaStartLayout *self, guint slot)
{
  g_return_val_if_fail (slot < PANDORIA_N_START, PANDORIA_N_START_SLOTS);

  for (guint i = 0; i < PANDORIA_N_START; i++)
    if (self->order[i] == slot)
      return self->order[i ^ 1];
  return PANDORIA_N_START_SLOTS;
}

guint
pandoria_start_layout_count_ways (PandoriaStartLayout *self)
{
  guint n = 0;

  for (guint way = 0; way < N_COVERINGS; way++)
    n += is_covering (self, way) ? 1 : 0;
  return n;
}

gboolean
pandoria_start_layout_can_join (PandoriaStartLayout *self, guint a, guint b)
{
  if (a == b || a >= PANDORIA_N_START || b >= PANDORIA_N_START)
    return FALSE;
  return is_covering (self, find_way (a, b));
}

void
pandoria_start_layout_join (PandoriaStartLayout *self, guint a, guint b)
{
  g_return_if_fail (pandoria_start_layout_can_join (self, a, b));

  set_way (self, find_way (a, b));
  emit_changed (self);
}

void
pandoria_start_layout_turn (PandoriaStartLayout *self)
{
  g_return_if_fail (PANDORIA_IS_START_LAYOUT (self));

  set_way (self, find_covering (self, find_way (self->order[0], self->order[1]) + 1));
  emit_changed (self);
}

void
pandoria_start_layout_set_board (PandoriaStartLayout *self, const PandoriaBoard *board)
{
  g_return_if_fail (PANDORIA_IS_START_LAYOUT (self) && board != NULL);

  if (self->has_board && memcmp (&self->board, board, sizeof *board) == 0)
    return;
  forget_choices (self);
  self->board = *board;
  self->has_board = TRUE;
  for (guint i = 0; i < PANDORIA_N_START; i++)
    self->hexes[i].at = board->start[i];
  set_way (self, find_covering (self, 0));
  emit_changed (self);
}

gboolean
pandoria_start_layout_is_placed (PandoriaStartLayout *self, guint slot)
{
  return slot < PANDORIA_N_START_SLOTS && self->hexes[slot].at != PANDORIA_SPACE_NONE;
}

gboolean
pandoria_start_layout_is_known (PandoriaStartLayout *self, guint slot)
{
  return pandoria_start_layout_is_placed (self, slot) && (self->known >> slot & 1) != 0;
}

guint
pandoria_start_layout_find_open (PandoriaStartLayout *self)
{
  guint n = count_slots (self);
  guint partner = self->last < PANDORIA_N_START
                      ? pandoria_start_layout_get_partner (self, self->last)
                      : self->last;

  if (self->last < PANDORIA_N_START && !pandoria_start_layout_is_known (self, partner))
    return partner;
  for (guint i = 0; i < n; i++)
    {
      guint slot = i < PANDORIA_N_START ? self->order[i] : i;

      if (!pandoria_start_layout_is_known (self, slot))
        return slot;
    }
  return PANDORIA_N_START_SLOTS;
}

guint
pandoria_start_layout_find_slot (PandoriaStartLayout *self, PandoriaSpace space)
{
  for (guint i = 0; i < count_slots (self); i++)
    if (self->hexes[i].at == space)
      return i;
  return PANDORIA_N_START_SLOTS;
}

void
pandoria_start_layout_choose (PandoriaStartLayout *self, guint slot, guint terrain, guint symbols)
{
  g_return_if_fail (pandoria_start_layout_is_placed (self, slot));
  g_return_if_fail (terrain < PANDORIA_N_TERRAINS && symbols <= PANDORIA_MAX_SYMBOLS);

  choose (self, slot, terrain, symbols);
  emit_changed (self);
}

gboolean
pandoria_start_layout_place_printed (PandoriaStartLayout *self, PandoriaSpace space)
{
  PandoriaHex *tile = &self->hexes[PANDORIA_N_START];
  gboolean begins = tile[0].at == PANDORIA_SPACE_NONE || tile[1].at != PANDORIA_SPACE_NONE
                    || !pandoria_space_is_neighbour (space, tile[0].at);

  tile[begins ? 0 : 1].at = space;
  if (begins)
    {
      tile[1].at = PANDORIA_SPACE_NONE;
      self->known &= (1u << PANDORIA_N_START) - 1;
    }
  ask_for_printed (self, TRUE);
  emit_changed (self);
  return begins;
}

PandoriaSpaces
pandoria_start_layout_find_places (PandoriaStartLayout *self, PandoriaSpaces possible)
{
  PandoriaSpace first = self->hexes[PANDORIA_N_START].at;

  if (!self->printed)
    return pandoria_spaces_empty ();
  if (first == PANDORIA_SPACE_NONE || pandoria_start_layout_is_placed (self, PANDORIA_N_START + 1))
    return possible;
  return pandoria_spaces_and (possible, pandoria_space_around (first));
}

void
pandoria_start_layout_read (PandoriaStartLayout *self, const PandoriaSetup *setup)
{
  for (guint i = 0; i < PANDORIA_N_START; i++)
    {
      const PandoriaHex *hex = &setup->start_tiles[i / 2][i % 2];
      guint slot = pandoria_start_layout_find_slot (self, hex->at);

      g_return_if_fail (slot < PANDORIA_N_START);
      self->order[i] = (guint8) slot;
      choose (self, slot, hex->terrain, hex->symbols);
    }
  ask_for_printed (self, setup->n_artifact_start == PANDORIA_N_PRINTED);
  for (guint i = 0; i < PANDORIA_N_PRINTED && self->printed; i++)
    {
      const PandoriaHex *hex = &setup->artifact_start[i];

      self->hexes[PANDORIA_N_START + i].at = hex->at;
      choose (self, PANDORIA_N_START + i, hex->terrain, hex->symbols);
    }
  emit_changed (self);
}

gboolean
pandoria_start_layout_fill (PandoriaStartLayout *self, PandoriaSetup *setup)
{
  for (guint i = 0; i < PANDORIA_N_START; i++)
    setup->start_tiles[i / 2][i % 2] = self->hexes[self->order[i]];
  setup->n_artifact_start = 0;
  if (pandoria_start_layout_find_open (self) < PANDORIA_N_START_SLOTS)
    return FALSE;
  for (guint i = 0; i < PANDORIA_N_PRINTED && self->printed; i++)
    setup->artifact_start[setup->n_artifact_start++] = self->hexes[PANDORIA_N_START + i];
  return TRUE;
}

char *
pandoria_start_layout_describe_slot (PandoriaStartLayout *self, guint slot)
{
  const char *space;

  g_return_val_if_fail (PANDORIA_IS_START_LAYOUT (self) && slot < PANDORIA_N_START_SLOTS, NULL);

  if (!pandoria_start_layout_is_placed (self, slot))
    return g_strdup (slot == PANDORIA_N_START
                         ? _ ("Press the first space of the expansion’s starting tile on the "
                              "board.")
                         : _ ("Press the second space of the expansion’s starting tile, next "
                              "to the first one."));
  space = pandoria_space_name (self->hexes[slot].at);
  if (slot >= PANDORIA_N_START)
    /* Translators: %s is a space of the board, as “L8” */
    return g_strdup_printf (_ ("Choose what the expansion’s starting tile shows on %s."), space);
  /* Translators: %s is a space of the board, as “H6” */
  return g_strdup_printf (_ ("Choose what the starting tile shows on %s."), space);
}
