/* PandoriaBoardChip: what a figure would earn, shown on a chip.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-spaces.h"

typedef struct
{
  PandoriaSpace at;      /* of the figure */
  guint player;          /* its seat */
  char *text;            /* the gain in few words, such as “+6 wood” */
  char *detail;          /* (nullable): a second line, such as “2 points from surplus” */
  PandoriaSpaces region; /* the chip is next to it, with a line to it; if empty, to the figure */
} PandoriaBoardChip;

#define PANDORIA_BOARD_MAX_CHIPS 16
