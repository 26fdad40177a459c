/* Does any act of record.md by the functions of PandoriaPlay alone, as a window would by presses and dialogs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play-fixture.h"

/** PlayDriven: what it took to do an act. */
typedef struct
{
  const char *fault;  /* a refusal, or a press without a question; NULL: it is complete */
  guint n_open;       /* how many presses it took before the one that entered it */
  guint n_answers;    /* … and questions */
  guint n_other_ways; /* in how many other ways these could have been answered */
} PlayDriven;

/** Does @wanted; of all ways in which its questions can be answered, way @way (from 0). */
PlayDriven play_driver_do (PlayFixture *fixture, const PandoriaAction *wanted, guint way);
/**
 * Makes only the first @n presses of @wanted. Returns: (transfer full) (element-type utf8): the screen before each
 * press.
 */
GPtrArray *play_driver_begin (PlayFixture *fixture, const PandoriaAction *wanted, guint n);
