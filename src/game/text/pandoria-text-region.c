/* Open regions: what would close them, and what each player would gain.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* The name of a region lists at most this many spaces. */
#define MAX_NAMED 4
/* The user looks for the missing spaces on the board, so name more of these. */
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
    return g_strdup_printf (_ ("An exit path always keeps %s open."), name);
  return g_strdup_printf (_ ("An exit path keeps %s open, unless a fortress covers the path."), name);
}

/* Returns: (transfer full): the owners of the figures that would leave @region; empty for none. */
static char *
describe_figures (PandoriaGame *game, const PandoriaRegion *region)
{
  const PandoriaState *state = pandoria_game_get_shown_state (game);
  const char *names[PANDORIA_MAX_PLAYERS + 1] = { NULL };
  g_autofree char *joined = NULL;
  guint n = 0;

  for (guint i = 0; i < state->n_players; i++)
    if (pandoria_spaces_meet (pandoria_spaces_or (state->players[i].figures, state->players[i].leader_at),
                              region->spaces))
      names[n++] = pandoria_record_get_player_name (pandoria_game_get_record (game), i);
  joined = g_strjoinv (C_ ("between names", ", "), (char **) names);
  /* Translators: follows a sentence about a region that would close; %s is a list of players */
  return n > 0 ? g_strdup_printf (_ (" Its figures would return: %s."), joined) : g_strdup ("");
}

char *
pandoria_text_open_region (PandoriaGame *game, const PandoriaOpenRegion *open)
{
  g_autofree PandoriaEvents *events = NULL;
  g_autofree char *name = NULL, *missing = NULL, *possible = NULL, *gains = NULL, *closing = NULL, *figures = NULL;
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
  possible = pandoria_text_possible_gains (game, events);
  gains = possible != NULL ? g_steal_pointer (&possible) : g_strdup (_ ("nobody gains anything"));
  if (hole)
    closing = g_strdup_printf (_ ("Only a castle or a single tile fits on %2$s; it would close %1$s: %3$s."), name,
                               missing, gains);
  else
    /* Translators: a region, the empty spaces next to it, who would gain what, how many tiles: “2 tiles of other terrain on G6 G7 G8
     * would close Forest F7 F8: Marta would gain 6 wood.” */
    closing = g_strdup_printf (ngettext ("%4$u tile of other terrain on %2$s would close %1$s: %3$s.",
                                         "%4$u tiles of other terrain on %2$s would close %1$s: %3$s.", open->n_tiles),
                               name, missing, gains, open->n_tiles);
  figures = describe_figures (game, &open->region);
  return g_strconcat (closing, figures, NULL);
}
