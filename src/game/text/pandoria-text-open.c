/* What would close, in a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* A region's name lists its spaces up to so many. */
#define MAX_NAMED 4
/* What is missing is to be found on the board: more of them than of the region's own. */
#define MAX_MISSING 6

char *
pandoria_text_region_name (const PandoriaRegion *region)
{
  g_autofree char *spaces = NULL;

  g_return_val_if_fail (region != NULL, NULL);

  spaces = pandoria_text_spaces (region->spaces, MAX_NAMED);

  /* Translators: a terrain and the spaces of one of its regions, as in “Forest F7 F8”. */
  return g_strdup_printf (C_ ("region", "%1$s %2$s"), pandoria_text_terrain ((PandoriaTerrain) region->terrain),
                          spaces);
}

static char *
describe_exit (PandoriaGame *game, const char *name)
{
  /* Translators: %s is a region, “Forest F7 F8” */
  if (!pandoria_game_get_state (game)->artifacts)
    return g_strdup_printf (_ ("%s is next to an exit path and never closes."), name);
  return g_strdup_printf (_ ("%s is next to an exit path and never closes, unless a fortress covers the path."), name);
}

char *
pandoria_text_open_region (PandoriaGame *game, const PandoriaOpenRegion *open)
{
  g_autofree PandoriaEvents *events = NULL;
  g_autofree char *name = NULL, *missing = NULL, *gains = NULL;
  const PandoriaState *state;
  gboolean hole; /* no double tile fits: one empty space without another next to it */

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && open != NULL, NULL);

  name = pandoria_text_region_name (&open->region);
  if (open->at_exit)
    return describe_exit (game, name);
  state = pandoria_game_get_shown_state (game);
  hole = pandoria_spaces_count (open->missing) == 1
         && !pandoria_spaces_meet (pandoria_spaces_around (open->missing), pandoria_state_empty_plain (state));
  events = g_new (PandoriaEvents, 1);
  pandoria_state_foretell_region (state, &open->region, events);
  missing = pandoria_text_spaces (open->missing, MAX_MISSING);
  gains = pandoria_text_possible_gains (game, events);
  /* Translators: a region, the empty spaces next to it, who would gain what: “Placing anything else on G6 G7 would close Forest
   * F7 F8: Marta gains 6 wood.” */
  return g_strdup_printf (hole ? _ ("Only a castle or a single tile fits on %2$s; it would close %1$s: %3$s.")
                               : _ ("Placing anything else on %2$s would close %1$s: %3$s."),
                          name, missing, gains != NULL ? gains : _ ("nobody gains anything"));
}
