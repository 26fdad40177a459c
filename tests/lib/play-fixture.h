/* A turn played without a window: counts the "changed" of a PandoriaPlay and describes its view as
 * text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-play.h"

/** PlayFixture: a play, its view and a count of "changed". */
typedef struct
{
  PandoriaPlay *play;
  const PandoriaPlayView *view; /* owned by play */
  guint n_changed;              /* since play_fixture_assert_changed() */
} PlayFixture;

/** Returns: (transfer full): a play of @game (nullable). */
PlayFixture *play_fixture_new (PandoriaGame *game);
/** The same with @game taken over. */
PlayFixture *play_fixture_new_with (PandoriaGame *game);
void play_fixture_free (PlayFixture *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PlayFixture, play_fixture_free)

/** Asserts that "changed" was emitted @n times since the last call. */
void play_fixture_assert_changed (PlayFixture *self, guint n);
/** Returns: (transfer full): everything that is shown, except the results of one input. */
char *play_fixture_describe (PlayFixture *self);
/** Asserts that the screen is still the same as in @before. */
void play_fixture_assert_shown (PlayFixture *self, const char *before);
/** Asserts that the sentence contains @part; NULL: that there is no sentence. */
void play_fixture_assert_sentence (PlayFixture *self, const char *part);

/** Returns: (transfer full): tests/display/short.pandoria: two players, nothing laid yet. */
PandoriaGame *play_fixture_open_short (void);
/** Returns: (transfer full): a play of it. */
PlayFixture *play_fixture_new_short (void);
/** Returns: (transfer full): the sample game, saved in a separate file in @folder. */
PandoriaGame *play_fixture_open_sample (const char *folder);

const PandoriaState *play_fixture_get_state (PlayFixture *self);
/** Returns: the number of acts that were performed. */
guint play_fixture_get_position (PlayFixture *self);
/** Returns: the first space that may be chosen next; there must be one. */
PandoriaSpace play_fixture_get_choice (PlayFixture *self);
/** Chooses what both hexes of the tile show: a forest with one symbol, mountains with two. */
void play_fixture_choose_hexes (PlayFixture *self);
/** Lays a tile on the first spaces that may be chosen. Returns: the first of them. */
PandoriaSpace play_fixture_lay_tile (PlayFixture *self);
/** Returns: (transfer full): a tile that may be laid in @game, with its figure, as a line: "F2 C3
 * C1 C4 +C3". */
char *play_fixture_find_line (PandoriaGame *game);
