/* Describes the spaces of a board that is shown without a game; and open regions: what would close
 * them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include "pandoria-board-json.h"

#include <glib/gi18n-lib.h>

static gboolean
add_printed (GPtrArray *parts, const PandoriaBoard *board, PandoriaSpace space)
{
  for (guint i = 0; i < board->n_printed; i++)
    if (board->printed[i].at == space)
      {
        PandoriaTerrain terrain = (PandoriaTerrain) board->printed[i].terrain;

        pandoria_phrases_add (parts, g_strdup (pandoria_text_terrain_within (terrain)));
        pandoria_phrases_add (parts, g_strdup (_ ("printed on the board")));
        pandoria_phrases_add (parts, pandoria_text_amount (pandoria_terrain_counter (terrain),
                                                           board->printed[i].symbols));
        return TRUE;
      }
  return FALSE;
}

static gboolean
add_exit (GPtrArray *parts, const PandoriaBoard *board, PandoriaSpace space)
{
  for (guint i = 0; i < board->n_exits; i++)
    for (int j = 0; j < 2; j++)
      if (board->exits[i].spaces[j] == space)
        {
          PandoriaSpace other = board->exits[i].spaces[1 - j];

          pandoria_phrases_add (
              parts, g_strdup (pandoria_text_exit ((PandoriaTerrain) board->exits[i].terrain)));
          if (other >= 0)
            /* Translators: an exit path has two spaces; %s is the other one. */
            pandoria_phrases_add (
                parts, g_strdup_printf (C_ ("exit path", "with %s"), pandoria_space_name (other)));
          return TRUE;
        }
  return FALSE;
}

static void
add_ways (GPtrArray *parts, const PandoriaBoard *board, const PandoriaShip *ship)
{
  g_autoptr (GPtrArray) ships = pandoria_phrases_new ();
  g_autofree char *names = NULL;

  for (guint i = 0; i < board->n_ships; i++)
    if (ship->next >> i & 1)
      pandoria_phrases_add (ships, g_strdup (pandoria_space_name (board->ships[i].at)));
  names = pandoria_phrases_join (ships, " ");
  if (names != NULL)
    /* Translators: the next ships on the river; %s are names of spaces. */
    pandoria_phrases_add (parts, g_strdup_printf (C_ ("ship", "downstream to %s"), names));
}

static gboolean
add_ship (GPtrArray *parts, const PandoriaBoard *board, PandoriaSpace space)
{
  int ship = pandoria_board_find_ship (board, space);

  if (ship < 0)
    return FALSE;
  pandoria_phrases_add (parts, g_strdup (_ ("ship")));
  if (board->ships[ship].discount > 0)
    pandoria_phrases_add (
        parts, g_strdup_printf (C_ ("ship", "discount %d"), board->ships[ship].discount));
  add_ways (parts, board, &board->ships[ship]);
  return TRUE;
}

/* If several kinds apply, uses the same order as the board on the screen. */
static void
add_ground (GPtrArray *parts, const PandoriaBoard *board, PandoriaSpace space)
{
  if (add_printed (parts, board, space) || add_ship (parts, board, space)
      || add_exit (parts, board, space))
    return;
  if (pandoria_spaces_has (&board->lakes, space))
    pandoria_phrases_add (parts, g_strdup (_ ("lake")));
  else if (pandoria_spaces_has (&board->plain, space))
    pandoria_phrases_add (parts, g_strdup (C_ ("space of a board", "plain")));
  else
    pandoria_phrases_add (parts, g_strdup (C_ ("space of a board", "nothing")));
}

char *
pandoria_text_board_space (const PandoriaBoard *board, PandoriaSpace space)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  g_return_val_if_fail (board != NULL && space >= 0 && space < PANDORIA_N_SPACES, NULL);

  pandoria_phrases_add (parts, g_strdup (pandoria_space_name (space)));
  add_ground (parts, board, space);
  for (guint i = 0; i < PANDORIA_N_START; i++)
    if (board->start[i] == space)
      {
        pandoria_phrases_add (parts, g_strdup (C_ ("space of a board", "start space")));
        break;
      }
  return pandoria_phrases_join (parts, ", ");
}

char *
pandoria_text_board_fault (const PandoriaBoardFault *fault)
{
  g_autofree char *text = NULL;
  guint others;
  char first[7] = "";

  g_return_val_if_fail (fault != NULL, NULL);

  text = pandoria_setup_fault_describe ((int) fault->code, fault->space);
  others = fault->space >= 0 ? pandoria_spaces_count (fault->spaces) - 1 : 0;
  if (others > 0 && fault->code != PANDORIA_SETUP_ERROR_EXIT_APART)
    {
      g_autofree char *sentence = g_steal_pointer (&text);
      g_autofree char *more = g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "and %u more space", "and %u more spaces", others), others);

      /* Translators: what is wrong with a space of the board, then with how many more it is: “E5
       * has a ship and is no lake (and 2 more spaces)”. */
      text = g_strdup_printf (C_ ("fault of a board", "%s (%s)"), sentence, more);
    }
  first[g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (text)), first)] = '\0';
  return g_strconcat (first, g_utf8_next_char (text), NULL);
}

char *
pandoria_text_board_contents (const PandoriaState *state)
{
  g_autofree char *hexes = NULL, *standing = NULL;
  guint tiles, figures;

  g_return_val_if_fail (state != NULL, NULL);

  tiles = pandoria_spaces_count (pandoria_state_all_terrain (state));
  figures = pandoria_spaces_count (pandoria_state_all_figures (state));
  hexes = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u space with terrain", "%u spaces with terrain", tiles),
      tiles);
  standing = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u figure", "%u figures", figures),
                              figures);
  /* Translators: what a picture of the board shows: “The board: 58 spaces with terrain, 9 figures”
   */
  return g_strdup_printf (_ ("The board: %1$s, %2$s"), hexes, standing);
}

/* --- open regions --------------------------------------------------------------------------- */

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
  return g_strdup_printf (C_ ("region", "%1$s %2$s"),
                          pandoria_text_terrain ((PandoriaTerrain) region->terrain), spaces);
}

static char *
describe_exit (PandoriaGame *game, const char *name)
{
  /* Translators: %s is a region, “Forest F7 F8” */
  if (!pandoria_game_get_state (game)->artifacts)
    return g_strdup_printf (_ ("An exit path always keeps %s open."), name);
  return g_strdup_printf (_ ("An exit path keeps %s open, unless a fortress covers the path."),
                          name);
}

/* Returns: (transfer full): the owners of the figures that would leave @region; empty for none. */
static char *
describe_figures (PandoriaGame *game, const PandoriaState *state, const PandoriaRegion *region)
{
  const char *names[PANDORIA_MAX_PLAYERS + 1] = { NULL };
  g_autofree char *joined = NULL;
  guint n = 0;

  for (guint i = 0; i < state->n_players; i++)
    if (pandoria_spaces_meet (
            pandoria_spaces_or (state->players[i].figures, state->players[i].leader_at),
            region->spaces))
      names[n++] = pandoria_game_get_player_name (game, i);
  joined = g_strjoinv (C_ ("between names", ", "), (char **) names);
  /* Translators: follows a sentence about a region that would close; %s is a list of players */
  return n > 0 ? g_strdup_printf (_ (" Its figures would return: %s."), joined) : g_strdup ("");
}

char *
pandoria_text_open_region (PandoriaGame *game, const PandoriaState *state,
                           const PandoriaOpenRegion *open)
{
  g_autofree PandoriaEvents *events = NULL;
  g_autofree char *name = NULL, *missing = NULL, *possible = NULL, *gains = NULL, *closing = NULL,
                  *figures = NULL;
  gboolean hole; /* no double tile fits: one empty space without another next to it */

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && state != NULL && open != NULL, NULL);

  name = pandoria_text_region_name (&open->region);
  if (open->at_exit)
    return describe_exit (game, name);
  hole = pandoria_spaces_count (open->missing) == 1
         && !pandoria_spaces_meet (pandoria_spaces_around (open->missing),
                                   pandoria_state_empty_plain (state));
  events = g_new (PandoriaEvents, 1);
  pandoria_state_foretell_region (state, &open->region, events);
  missing = pandoria_text_spaces (open->missing, MAX_MISSING);
  possible = pandoria_text_gains (game, events->items, events->n, PANDORIA_TEXT_POSSIBLE_GAINS);
  gains = possible != NULL ? g_steal_pointer (&possible) : g_strdup (_ ("nobody gains anything"));
  if (hole)
    closing = g_strdup_printf (
        _ ("Only a castle or a single tile fits on %2$s; it would close %1$s: %3$s."), name,
        missing, gains);
  else
    /* Translators: a region, the empty spaces next to it, who would gain what, how many tiles: “2
     * tiles of other terrain on G6 G7 G8 would close Forest F7 F8: Marta would gain 6 wood.” */
    closing = g_strdup_printf (
        ngettext ("%4$u tile of other terrain on %2$s would close %1$s: %3$s.",
                  "%4$u tiles of other terrain on %2$s would close %1$s: %3$s.", open->n_tiles),
        name, missing, gains, open->n_tiles);
  figures = describe_figures (game, state, &open->region);
  return g_strconcat (closing, figures, NULL);
}

/* --- positions that are taken over from a table --------------------------------------------- */

static char *
describe_space (const PandoriaPositionFault *fault, PandoriaRecord *record)
{
  const char *space = pandoria_space_name (fault->at),
             *name = pandoria_record_get_player_name (record, fault->player);

  switch (fault->kind)
    {
    /* Translators: %s is a space of the board, such as G6. */
    case PANDORIA_POSITION_TWO_FIGURES:
      return g_strdup_printf (_ ("There are two figures on %s."), space);
    case PANDORIA_POSITION_NO_GROUND:
      /* Translators: a player, and a space such as G6 */
      return g_strdup_printf (
          _ ("%1$s’s figure on %2$s has nothing to stand on: a tile, castle or ship is missing."),
          name, space);
    case PANDORIA_POSITION_MANY_LEADERS:
      return g_strdup_printf (_ ("%1$s has more than one leader, one of them on %2$s."), name,
                              space);
    case PANDORIA_POSITION_CLOSED_FIGURE:
      return g_strdup_printf (_ ("The region of %2$s is closed, but %1$s’s figure is in it."), name,
                              space);
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
    case PANDORIA_POSITION_MANY_LEADERS:
      return g_strdup_printf (_ ("%s has more than one leader."), name);
    case PANDORIA_POSITION_NO_LEADER: return g_strdup_printf (_ ("%s’s leader is missing."), name);
    case PANDORIA_POSITION_FORTRESSES:
      /* Translators: a player and two numbers */
      return g_strdup_printf (
          _ ("%s’s fortresses, on the board and in the supply: %d instead of %d."), name,
          fault->found, fault->expected);
    case PANDORIA_POSITION_COUNTER:
      /* Translators: a player, what is counted, two numbers: “Marta, gold: 12 is not possible, at
       * most 10.” */
      return g_strdup_printf (_ ("%s, %s: %d is not possible, at most %d."), name,
                              pandoria_text_counter ((PandoriaCounter) fault->counter),
                              fault->found, fault->expected);
    case PANDORIA_POSITION_WORKERS:
      return g_strdup_printf (_ ("%s’s workers, on the board and elsewhere: %d instead of %d."),
                              name, fault->found, fault->expected);
    case PANDORIA_POSITION_CASTLES:
      return g_strdup_printf (_ ("%s’s castles, on the board and in the supply: %d instead of %d."),
                              name, fault->found, fault->expected);
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
      return g_strdup_printf (
          _ ("Spaces with tiles: %d. According to the stacks there should be %d."), fault->found,
          fault->expected);
    case PANDORIA_POSITION_MONUMENTS:
      return g_strdup_printf (_ ("Monuments in the stack and in slots: %d instead of %d."),
                              fault->found, fault->expected);
    case PANDORIA_POSITION_CARDS:
      return g_strdup_printf (
          _ ("Cards on the table and in hands: %d, more than the %d of the game."), fault->found,
          fault->expected);
    case PANDORIA_POSITION_ARTIFACTS:
      return g_strdup_printf (_ ("Artifacts: %d, more than the %d of the game."), fault->found,
                              fault->expected);
    default: return g_strdup (_ ("The values of the table are not possible."));
    }
}

char *
pandoria_text_position_fault (const PandoriaPositionFault *fault, PandoriaRecord *record)
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
