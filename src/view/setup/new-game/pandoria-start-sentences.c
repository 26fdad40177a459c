/* The sentences while start tiles are chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include <glib/gi18n.h>

static const char *
name_slot (const PandoriaStartLayout *self, guint slot)
{
  return pandoria_space_name (self->hexes[slot].at);
}

/* Returns: whether the other half of the tile on @slot was chosen last, and the tile could cover another space. */
static gboolean
can_lie_otherwise (const PandoriaStartLayout *self, guint slot)
{
  if (slot >= PANDORIA_N_START || pandoria_start_layout_is_known (self, slot)
      || pandoria_start_layout_get_partner (self, slot) != self->last)
    return FALSE;
  for (guint other = 0; other < PANDORIA_N_START; other++)
    if (other != slot && !pandoria_start_layout_is_known (self, other)
        && pandoria_start_layout_can_join (self, self->last, other))
      return TRUE;
  return FALSE;
}

char *
pandoria_start_sentence_slot (const PandoriaStartLayout *self, guint slot)
{
  if (!pandoria_start_layout_is_placed (self, slot))
    return g_strdup (slot == PANDORIA_N_START ? _ ("Press the first space of the expansion’s starting tile on the "
                                                   "board.")
                                              : _ ("Press the second space of the expansion’s starting tile, next "
                                                   "to the first one."));
  if (slot >= PANDORIA_N_START)
    /* Translators: %s is a space of the board, as “L8” */
    return g_strdup_printf (_ ("Choose what the expansion’s starting tile shows on %s."), name_slot (self, slot));
  /* Translators: %s is a space of the board, as “H6” */
  return g_strdup_printf (_ ("Choose what the starting tile shows on %s."), name_slot (self, slot));
}

char *
pandoria_start_sentence_way (const PandoriaStartLayout *self)
{
  const guint8 *order = self->order;

  /* Translators: the spaces of the first and of the second start tile: “The start tiles lie on H6 H7 and I6 I7.” */
  return g_strdup_printf (_ ("The starting tiles are on %s %s and %s %s."), name_slot (self, order[0]),
                          name_slot (self, order[1]), name_slot (self, order[2]), name_slot (self, order[3]));
}

static char *
describe_end (const PandoriaStartLayout *self, gboolean artifacts)
{
  g_autofree char *way = pandoria_start_layout_count_ways (self) > 1 ? pandoria_start_sentence_way (self)
                                                                     : g_strdup (_ ("The starting tiles are chosen."));

  return g_strjoin (" ", way, _ ("Press a space to change it."),
                    artifacts && !self->printed ? _ ("Press two others for the expansion’s starting tile.") : NULL,
                    NULL);
}

char *
pandoria_start_sentence_next (const PandoriaStartLayout *self, guint slot, gboolean artifacts)
{
  g_autofree char *next
      = slot == PANDORIA_N_START_SLOTS ? describe_end (self, artifacts) : pandoria_start_sentence_slot (self, slot);

  if (!can_lie_otherwise (self, slot))
    return g_steal_pointer (&next);
  return g_strjoin (" ", next, _ ("Or press the space where the tile is instead."), NULL);
}
