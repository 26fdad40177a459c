/* Shared by the tests of the dialogs: a game, waiting, and optional pictures of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-card-page.h"
#include "pandoria-cards-panel.h"
#include "pandoria-catalogue.h"
#include "session-fixture.h"

#define FIXTURE_PREFIX "/io/github/pandoria_companion/PandoriaCompanion/"

/** Creates a game of @n_players at its beginning, with the base realms from @first on in the order
 * of docs/rules.md. */
PandoriaGame *dialog_fixture_make_game (guint n_players, PandoriaEdition edition,
                                        PandoriaRealm first);
/** Creates a game of @n_players with @realms (NULL: none) in @variant, with or without the
 * artifacts module. */
PandoriaGame *dialog_fixture_make_game_of (guint n_players, const PandoriaRealm *realms,
                                           PandoriaVariant variant, PandoriaEdition edition,
                                           gboolean artifacts);
/** Lays a double tile at the first possible place, so that step 6.2 is next. */
void dialog_fixture_lay (PandoriaGame *game);
/** Ends the turn and plays one for each other of four players that only places a tile; then lays
 * the next tile. */
void dialog_fixture_play_round (PandoriaGame *game);
/** Returns: a catalogue of the shipped file and a user's file in a temporary folder. */
PandoriaCatalogue *dialog_fixture_make_catalogue (void);
/** Presents @window and waits until it is drawn. With PANDORIA_SHOTS set, saves a picture NAME.png
 * there. */
void dialog_fixture_show (GtkWidget *window, const char *name);
/** Opens the page of a spell or a building, as a press on its row does; @level is 0 if it has none.
 */
void dialog_fixture_open_spell (GtkWidget *dialog, PandoriaSpell spell, guint level);
void dialog_fixture_open_building (GtkWidget *dialog, PandoriaBuilding building, guint level);
/** Makes a window with the cards of the active player of @game; it closes when an act is chosen.
 * @parent: nullable. */
GtkWidget *dialog_fixture_new_cards (GtkWindow *parent, PandoriaGame *game,
                                     PandoriaCatalogue *catalogue);
/** Returns: (transfer none): the panel in @dialog. */
PandoriaCardsPanel *dialog_fixture_get_panel (GtkWidget *dialog);
/** Makes the dialog for @kind: the monument, scoring with cards, or buying a card. */
GtkWidget *dialog_fixture_new_alone (PandoriaGame *game, PandoriaActKind kind);
/** Returns: (transfer none): the page of one card. */
PandoriaCardPage *dialog_fixture_get_card (GtkWidget *dialog);
/** Runs the main loop until nothing is left to do. */
void dialog_fixture_settle (void);
