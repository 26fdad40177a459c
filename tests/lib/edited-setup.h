/* The setup of a game as the window has it on its pages, to be changed by tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-amend.h"

/** EditedSetup: what the window would have on its pages. */
typedef struct
{
  PandoriaSetup setup;
  const char *names[PANDORIA_MAX_PLAYERS];
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  const char *title;
} EditedSetup;

/** Everybody has the seat that they had. */
extern const guint8 edited_setup_same_seats[PANDORIA_MAX_PLAYERS];

/** Returns: (transfer full): that of @game, as it is shown. */
EditedSetup *edited_setup_read (PandoriaGame *game);
/** Everybody sits one seat further on; *@origins (out): who sat where. */
void edited_setup_rotate (EditedSetup *edited, guint8 *origins);
/** Returns: (transfer full): what the window would hand on for a game of @game's board. */
PandoriaRecord *edited_setup_make_record (PandoriaGame *game, const EditedSetup *edited);
/** Returns: (transfer full): a correction of @game to that setup. */
PandoriaAmend *edited_setup_amend (PandoriaGame *game, const EditedSetup *edited, const guint8 *origins);

guint edited_setup_count_conflicts (PandoriaAmend *self);
/** Undone it is to the byte @before, redone what it became, and both can be read. */
void edited_setup_assert_one_step (PandoriaGame *game, const char *before);
/** The same for a step that undo calls @name; the other function expects "Change of the setup". */
void edited_setup_assert_one_step_called (PandoriaGame *game, const char *before, const char *name);
