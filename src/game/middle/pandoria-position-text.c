/* Describes the faults of a position in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-position.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

static char *
describe_space (const PandoriaPositionFault *fault, PandoriaRecord *record)
{
  const char *space = pandoria_space_name (fault->at), *name = pandoria_record_get_player_name (record, fault->player);

  switch (fault->kind)
    {
    /* Translators: %s is a space of the board, such as G6. */
    case PANDORIA_POSITION_TWO_FIGURES: return g_strdup_printf (_ ("There are two figures on %s."), space);
    case PANDORIA_POSITION_NO_GROUND:
      /* Translators: a player, and a space such as G6 */
      return g_strdup_printf (_ ("%1$s’s figure on %2$s has nothing to stand on: a tile, castle or ship is missing."),
                              name, space);
    case PANDORIA_POSITION_MANY_LEADERS:
      return g_strdup_printf (_ ("%1$s has more than one leader, one of them on %2$s."), name, space);
    case PANDORIA_POSITION_CLOSED_FIGURE:
      return g_strdup_printf (_ ("The region of %2$s is closed, but %1$s’s figure is in it."), name, space);
    case PANDORIA_POSITION_CLOSED_ARTIFACTS:
      return g_strdup_printf (_ ("The region of %s is closed, but it still has artifacts."), space);
    default: return g_strdup_printf (_ ("The contents of %s are not possible there."), space);
    }
}

static char *
describe_player (const PandoriaPositionFault *fault, PandoriaRecord *record)
{
  const char *name = pandoria_record_get_player_name (record, fault->player);

  switch (fault->kind)
    {
    case PANDORIA_POSITION_MANY_LEADERS: return g_strdup_printf (_ ("%s has more than one leader."), name);
    case PANDORIA_POSITION_NO_LEADER: return g_strdup_printf (_ ("%s’s leader is missing."), name);
    case PANDORIA_POSITION_FORTRESSES:
      /* Translators: a player and two numbers */
      return g_strdup_printf (_ ("%s’s fortresses, on the board and in the supply: %d instead of %d."), name,
                              fault->found, fault->expected);
    case PANDORIA_POSITION_COUNTER:
      /* Translators: a player, what is counted, two numbers: “Marta, gold: 12 is not possible, at most 10.” */
      return g_strdup_printf (_ ("%s, %s: %d is not possible, at most %d."), name,
                              pandoria_text_counter ((PandoriaCounter) fault->counter), fault->found, fault->expected);
    case PANDORIA_POSITION_WORKERS:
      return g_strdup_printf (_ ("%s’s workers, on the board and elsewhere: %d instead of %d."), name, fault->found,
                              fault->expected);
    case PANDORIA_POSITION_CASTLES:
      return g_strdup_printf (_ ("%s’s castles, on the board and in the supply: %d instead of %d."), name, fault->found,
                              fault->expected);
    case PANDORIA_POSITION_DUPLICATE:
      return g_strdup_printf (_ ("%s’s building in slot %u appears twice."), name, fault->slot + 1);
    default: return g_strdup_printf (_ ("The values of %s are not possible."), name);
    }
}

static char *
describe_table (const PandoriaPositionFault *fault)
{
  switch (fault->kind)
    {
    case PANDORIA_POSITION_TILES:
      return g_strdup_printf (_ ("Spaces with tiles: %d. According to the stacks there should be %d."), fault->found,
                              fault->expected);
    case PANDORIA_POSITION_MONUMENTS:
      return g_strdup_printf (_ ("Monuments in the stack and in slots: %d instead of %d."), fault->found,
                              fault->expected);
    case PANDORIA_POSITION_CARDS:
      return g_strdup_printf (_ ("Cards on the table and in hands: %d, more than the %d of the game."), fault->found,
                              fault->expected);
    case PANDORIA_POSITION_ARTIFACTS:
      return g_strdup_printf (_ ("Artifacts: %d, more than the %d of the game."), fault->found, fault->expected);
    default: return g_strdup (_ ("The values of the table are not possible."));
    }
}

char *
pandoria_position_fault_to_text (const PandoriaPositionFault *fault, PandoriaRecord *record)
{
  g_return_val_if_fail (fault != NULL && record != NULL, NULL);

  switch (fault->place)
    {
    case PANDORIA_POSITION_PLACE_SPACE: return describe_space (fault, record);
    case PANDORIA_POSITION_PLACE_MARKERS:
    case PANDORIA_POSITION_PLACE_TABLEAU: return describe_player (fault, record);
    case PANDORIA_POSITION_PLACE_TABLE:
    default: return describe_table (fault);
    }
}
