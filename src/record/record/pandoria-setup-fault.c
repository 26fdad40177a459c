/* The messages for the faults of a setup or a board: a sentence for each code.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-setup-json.h"

#include <glib/gi18n-lib.h>

/* %s is the name of a space. */
static const char *const sentences[] = {
  [PANDORIA_SETUP_ERROR_NO_REALM] = N_ ("the realm is missing"),
  [PANDORIA_SETUP_ERROR_REALM_NOT_ALLOWED] = N_ ("this realm is not in this variant"),
  [PANDORIA_SETUP_ERROR_REALM_TAKEN] = N_ ("another player has this realm, and “sameRealm” is not set"),
  [PANDORIA_SETUP_ERROR_RESOURCE] = N_ ("a resource marker must be between 0 and the realm’s limit"),
  [PANDORIA_SETUP_ERROR_START_LEVEL] = N_ ("the starting building does not have this level"),
  [PANDORIA_SETUP_ERROR_START_PLAYER] = N_ ("there is no such player"),
  [PANDORIA_SETUP_ERROR_PARTNERSHIP] = N_ ("a partnership takes 4 players"),
  [PANDORIA_SETUP_ERROR_DOUBLE_TILES] = N_ ("the stack must hold at least the first hands, and at most 200 tiles"),
  [PANDORIA_SETUP_ERROR_HEX] = N_ ("a space must show one of the four terrains with 0 to 3 symbols"),
  [PANDORIA_SETUP_ERROR_TILE_APART] = N_ ("the two spaces of a double tile must be next to each other"),
  [PANDORIA_SETUP_ERROR_START_NOT_COVERED] = N_ ("the tiles must cover the start spaces of the board"),
  [PANDORIA_SETUP_ERROR_NOT_EMPTY] = N_ ("the tile must lie on empty spaces of the plain"),
  [PANDORIA_SETUP_ERROR_RELIC_TWICE] = N_ ("there is a relic for this number of artifacts already"),
  [PANDORIA_SETUP_ERROR_PLAIN_AND_LAKE] = N_ ("%s is both plain and lake"),
  [PANDORIA_SETUP_ERROR_OUTSIDE] = N_ ("%s is outside the plain: columns A and P and row 0 have only exit paths"),
  [PANDORIA_SETUP_ERROR_PRINTED_TWICE] = N_ ("%s is printed twice"),
  [PANDORIA_SETUP_ERROR_PRINTED_NOT_PLAIN] = N_ ("%s is printed but not part of the plain"),
  [PANDORIA_SETUP_ERROR_EXIT_TAKEN] = N_ ("%s is an exit path and also something else"),
  [PANDORIA_SETUP_ERROR_EXIT_APART] = N_ ("%s and the other space of its exit path must be next to each other"),
  [PANDORIA_SETUP_ERROR_SHIP_ON_LAND] = N_ ("%s has a ship but is not a lake"),
  [PANDORIA_SETUP_ERROR_TWO_SHIPS] = N_ ("%s has two ships"),
  [PANDORIA_SETUP_ERROR_SHIPS_IN_CIRCLE] = N_ ("the ships must not drift in a circle"),
  [PANDORIA_SETUP_ERROR_START_MISSING] = N_ ("a board has four start spaces"),
  [PANDORIA_SETUP_ERROR_START_NOT_PLAIN] = N_ ("%s is a start space but not part of the plain"),
  [PANDORIA_SETUP_ERROR_START_TWICE] = N_ ("%s is listed twice as a start space"),
  [PANDORIA_SETUP_ERROR_START_PRINTED] = N_ ("%s is both start space and printed terrain"),
  [PANDORIA_SETUP_ERROR_START_NOT_COVERABLE] = N_ ("two double tiles cannot cover the start spaces"),
  [PANDORIA_SETUP_ERROR_PLAIN_UNREACHED] = N_ ("%s is in a part of the plain without start spaces"),
  [PANDORIA_SETUP_ERROR_EXIT_AWAY] = N_ ("%s is an exit path but not next to the plain"),
  [PANDORIA_SETUP_ERROR_EXIT_INSIDE] = N_ ("%s is an exit path but not on the rim of the board"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (sentences) == PANDORIA_N_SETUP_ERRORS);

/* Returns: (transfer full): the sentence for @code and @space, which may be none. */
static char *
describe (int code, PandoriaSpace space)
{
  g_auto (GStrv) parts = g_strsplit (_ (sentences[code]), "%s", 2);

  return g_strjoinv (space >= 0 ? pandoria_space_name (space) : "", parts);
}

char *
pandoria_setup_fault_describe (const GError *error)
{
  g_return_val_if_fail (error != NULL && error->domain == PANDORIA_SETUP_ERROR, NULL);
  g_return_val_if_fail (error->code >= 0 && error->code < PANDORIA_N_SETUP_ERRORS, NULL);

  return describe (error->code, pandoria_setup_error_get_space (error));
}

char *
pandoria_board_fault_describe (const PandoriaBoardFault *fault)
{
  g_autofree char *sentence = NULL, *more = NULL;
  guint others;

  g_return_val_if_fail (fault != NULL && (guint) fault->code < PANDORIA_N_SETUP_ERRORS, NULL);

  sentence = describe ((int) fault->code, fault->space);
  others = fault->space >= 0 ? pandoria_spaces_count (fault->spaces) - 1 : 0;
  if (others == 0 || fault->code == PANDORIA_SETUP_ERROR_EXIT_APART)
    return g_steal_pointer (&sentence);
  more = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "and %u more space", "and %u more spaces", others), others);
  /* Translators: what is wrong with a space of the board, then with how many more it is: “E5 has a ship and is no lake (and 2 more spaces)”. */
  return g_strdup_printf (C_ ("fault of a board", "%s (%s)"), sentence, more);
}
