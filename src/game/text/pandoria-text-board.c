/* Describes the spaces of a board that is shown without a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-private.h"

#include "pandoria-setup-json.h"

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
        pandoria_phrases_add (parts,
                              pandoria_text_amount (pandoria_terrain_counter (terrain), board->printed[i].symbols));
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

          pandoria_phrases_add (parts, g_strdup (pandoria_text_exit ((PandoriaTerrain) board->exits[i].terrain)));
          if (other >= 0)
            /* Translators: an exit path has two spaces; %s is the other one. */
            pandoria_phrases_add (parts, g_strdup_printf (C_ ("exit path", "with %s"), pandoria_space_name (other)));
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
  for (guint i = 0; i < board->n_ships; i++)
    if (board->ships[i].at == space)
      {
        pandoria_phrases_add (parts, g_strdup (_ ("ship")));
        if (board->ships[i].discount > 0)
          pandoria_phrases_add (parts, g_strdup_printf (C_ ("ship", "discount %d"), board->ships[i].discount));
        add_ways (parts, board, &board->ships[i]);
        return TRUE;
      }
  return FALSE;
}

/* If several kinds apply, uses the same order as the board on the screen. */
static void
add_ground (GPtrArray *parts, const PandoriaBoard *board, PandoriaSpace space)
{
  if (add_printed (parts, board, space) || add_ship (parts, board, space) || add_exit (parts, board, space))
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
  g_autofree char *text = NULL, *rest = NULL;
  char first[7] = "";

  g_return_val_if_fail (fault != NULL, NULL);

  text = pandoria_board_fault_describe (fault);
  first[g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (text)), first)] = '\0';
  return g_strconcat (first, g_utf8_next_char (text), NULL);
}
