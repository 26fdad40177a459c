/* The errors of a setup or a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-spaces.h"

/**
 * PandoriaSetupErrorCode: errors about a board name a space, except SHIPS_IN_CIRCLE, START_MISSING
 * and START_NOT_COVERABLE. The last three codes are doubts, which never refuse a board.
 */
typedef enum
{
  PANDORIA_SETUP_ERROR_NO_REALM,
  PANDORIA_SETUP_ERROR_REALM_NOT_ALLOWED,
  PANDORIA_SETUP_ERROR_REALM_TAKEN,
  PANDORIA_SETUP_ERROR_RESOURCE,
  PANDORIA_SETUP_ERROR_START_LEVEL,
  PANDORIA_SETUP_ERROR_START_PLAYER,
  PANDORIA_SETUP_ERROR_PARTNERSHIP,
  PANDORIA_SETUP_ERROR_DOUBLE_TILES,
  PANDORIA_SETUP_ERROR_HEX,
  PANDORIA_SETUP_ERROR_TILE_APART,
  PANDORIA_SETUP_ERROR_START_NOT_COVERED,
  PANDORIA_SETUP_ERROR_NOT_EMPTY,
  PANDORIA_SETUP_ERROR_RELIC_TWICE,
  PANDORIA_SETUP_ERROR_PLAIN_AND_LAKE,
  PANDORIA_SETUP_ERROR_OUTSIDE,
  PANDORIA_SETUP_ERROR_PRINTED_TWICE,
  PANDORIA_SETUP_ERROR_PRINTED_NOT_PLAIN,
  PANDORIA_SETUP_ERROR_EXIT_TAKEN,
  PANDORIA_SETUP_ERROR_EXIT_APART,
  PANDORIA_SETUP_ERROR_SHIP_ON_LAND,
  PANDORIA_SETUP_ERROR_TWO_SHIPS,
  PANDORIA_SETUP_ERROR_SHIPS_IN_CIRCLE,
  PANDORIA_SETUP_ERROR_START_MISSING,
  PANDORIA_SETUP_ERROR_START_NOT_PLAIN,
  PANDORIA_SETUP_ERROR_START_TWICE,
  PANDORIA_SETUP_ERROR_START_PRINTED,
  PANDORIA_SETUP_ERROR_START_NOT_COVERABLE,
  PANDORIA_SETUP_ERROR_PLAIN_UNREACHED,
  PANDORIA_SETUP_ERROR_EXIT_AWAY,
  PANDORIA_SETUP_ERROR_EXIT_INSIDE,
} PandoriaSetupErrorCode;
#define PANDORIA_N_SETUP_ERRORS 30

#define PANDORIA_SETUP_ERROR (pandoria_setup_error_quark ())
GQuark pandoria_setup_error_quark (void);

/**
 * Sets @error. @space may be PANDORIA_SPACE_NONE. @place and the following arguments are the path
 * of the faulty member within the setup or the board ("players[1].realm").
 * pandoria_setup_fault_describe() has the sentence for the code. Returns: FALSE.
 */
gboolean pandoria_setup_error_set (GError **error, PandoriaSetupErrorCode code, PandoriaSpace space,
                                   const char *place, ...) G_GNUC_PRINTF (4, 5);

/** Returns: the path of the member that @error, a PANDORIA_SETUP_ERROR, is about. */
const char *pandoria_setup_error_get_place (const GError *error);
/** Returns: the space that @error, a PANDORIA_SETUP_ERROR, is about, or PANDORIA_SPACE_NONE. */
PandoriaSpace pandoria_setup_error_get_space (const GError *error);
