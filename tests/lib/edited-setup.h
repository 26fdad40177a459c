/* The setup of a game as the pages of the window have it, for tests to change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-amend.h"

/** EditedSetup: the contents of the window's pages. */
typedef struct
{
  PandoriaSetup setup;
  const char *names[PANDORIA_MAX_PLAYERS];
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  const char *title;
} EditedSetup;

/** The origins if no player changes seats. */
extern const guint8 edited_setup_same_seats[PANDORIA_MAX_PLAYERS];

/** Returns: (transfer full): the setup of @game, as it is shown. */
EditedSetup *edited_setup_read (PandoriaGame *game);
/** Moves all players one seat on; @origins (out): their former seats. */
void edited_setup_rotate (EditedSetup *edited, guint8 *origins);
/** Returns: (transfer full): the record that the window would make of @edited for the board of
 * @game. */
PandoriaRecord *edited_setup_make_record (PandoriaGame *game, const EditedSetup *edited);
/** Returns: (transfer full): a correction of @game to the setup @edited. */
PandoriaAmend *edited_setup_amend (PandoriaGame *game, const EditedSetup *edited,
                                   const guint8 *origins);

guint edited_setup_count_conflicts (PandoriaAmend *self);
/** Asserts that undo restores the file @before byte for byte, redo the present one, and that both
 * can be read. */
void edited_setup_assert_one_step (PandoriaGame *game, const char *before);
/** Asserts the same for a step whose undo label is @name instead of "Change of the setup". */
void edited_setup_assert_one_step_called (PandoriaGame *game, const char *before, const char *name);
