/* What the files of PandoriaNewGameWindow share: pandoria-new-game-window.c (the widgets), -setup (what they amount to).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-choice.h"
#include "pandoria-board-view.h"
#include "pandoria-monument-split.h"
#include "pandoria-new-game-window.h"
#include "pandoria-printed-tile.h"
#include "pandoria-relic-list.h"
#include "pandoria-seat-row.h"
#include "pandoria-start-tiles.h"

G_BEGIN_DECLS

#define PANDORIA_FEWEST_PLAYERS 2

struct _PandoriaNewGameWindow
{
  AdwWindow parent_instance;

  GtkToggleButton *players_2, *players_3, *players_4;
  GtkListBox *seats_list;
  PandoriaSeatRow *seats[PANDORIA_MAX_PLAYERS];
  AdwComboRow *start_row, *set_row, *edition_row, *variant_row, *board_row, *tie_row;
  AdwActionRow *same_realm_row, *partnership_row;
  GtkSwitch *same_realm_switch, *partnership_switch, *artifacts_switch;
  PandoriaStartTiles *start_tiles;
  PandoriaPrintedTile *printed_tile;
  PandoriaMonumentSplit *monument_split;
  PandoriaRelicList *relic_list;
  AdwEntryRow *title_row;
  AdwBin *preview_bin;
  PandoriaBoardView *preview;
  GtkWidget *missing_box;
  GtkLabel *missing_label;
  GtkButton *begin_button;

  GPtrArray *boards; /* PandoriaBoardChoice */
  guint n_players;
  gboolean updating;
};

/* pandoria-new-game-window.c */
void pandoria_new_game_window_change_players (PandoriaNewGameWindow *self, guint n_players);
/** Colours are unlike: whoever had @color takes the one that is free now. */
void pandoria_new_game_window_take_color (PandoriaNewGameWindow *self, guint color, PandoriaSeatRow *row);

/* pandoria-new-game-window-setup.c */
const PandoriaBoardChoice *pandoria_new_game_window_get_board (PandoriaNewGameWindow *self);
PandoriaVariant pandoria_new_game_window_get_variant (PandoriaNewGameWindow *self);
/** Fills @setup as far as it is chosen; realms that are to be dealt are NONE. */
void pandoria_new_game_window_fill_setup (PandoriaNewGameWindow *self, PandoriaSetup *setup);
gboolean pandoria_new_game_window_deal_realms (PandoriaNewGameWindow *self, PandoriaSetup *setup, GRand *rand);
/** Returns: (transfer full) (nullable): what keeps the game from beginning, in a sentence. */
char *pandoria_new_game_window_find_missing (PandoriaNewGameWindow *self);
/** Offers again what was played last. */
void pandoria_new_game_window_recall (PandoriaNewGameWindow *self);

G_END_DECLS
