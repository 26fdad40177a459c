/* Performs any act of docs/format.md, Actions only with functions of PandoriaPlay, as a window does
 * with presses and dialogs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play-fixture.h"

/** PlayDriven: the presses and answers that an act needed. */
typedef struct
{
  const char *fault;  /* the first refused or impossible press; NULL: none */
  guint n_open;       /* the number of presses before the one that entered the act */
  guint n_answers;    /* the number of questions */
  guint n_other_ways; /* the number of other combinations of answers */
} PlayDriven;

/** Performs @wanted with combination @way (from 0) of all possible answers to its questions. */
PlayDriven play_driver_do (PlayFixture *fixture, const PandoriaAction *wanted, guint way);
/**
 * Makes only the first @n presses of @wanted. Returns: (transfer full) (element-type utf8): the
 * screen before each press.
 */
GPtrArray *play_driver_begin (PlayFixture *fixture, const PandoriaAction *wanted, guint n);
