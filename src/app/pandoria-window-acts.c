/* PandoriaWindow: the table of the acts of the game among its commands, each with its key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-commands.h"
#include "pandoria-window-private.h"

#include "pandoria-cards-dialog.h"

static void
cast (PandoriaWindow *self)
{
  pandoria_window_show_cards (self, PANDORIA_CARDS_SPELLS);
}

static void
build (PandoriaWindow *self)
{
  pandoria_window_show_cards (self, PANDORIA_CARDS_BUILDINGS);
}

static void
do_other (PandoriaWindow *self)
{
  pandoria_window_show_cards (self, PANDORIA_CARDS_OTHER);
}

#define ACT(kind) .is_act = TRUE, .act = PANDORIA_ACT_##kind

const PandoriaCommand pandoria_window_acts[] = {
  { .name = "castle", ACT (PLACE_CASTLE), .key = "c" },
  { .name = "fortress", ACT (PLACE_FORTRESS), .key = "f" },
  { .name = "single", ACT (PLACE_SINGLE), .key = "s" },
  { .name = "skip-placement", ACT (SKIP_PLACEMENT), .key = "k" },
  { .name = "figure", ACT (PLACE_FIGURE) },
  { .name = "leader", ACT (PLACE_FIGURE), .leader = TRUE },
  { .name = "take-figure", ACT (TAKE_FIGURE), .key = "t" },
  { .name = "golem-figure", ACT (GOLEM_FIGURE), .key = "h" },
  { .name = "ransom", ACT (RANSOM), .activate = pandoria_window_show_ransom, .key = "n" },
  { .name = "cast", ACT (CAST), .activate = cast, .key = "p" },
  { .name = "build", ACT (BUILD), .activate = build, .key = "b" },
  { .name = "monument", ACT (MONUMENT), .activate = pandoria_window_show_monument, .key = "m" },
  { .name = "other", ACT (RELIC), .activate = do_other, .key = "o" },
  { .name = "score", ACT (SCORE), .key = "g" },
  { .name = "buy", ACT (BUY), .activate = pandoria_window_show_buy, .key = "u" },
  { .name = "elf-move", ACT (ELF_MOVE), .key = "v" },
  { .name = "end-turn", ACT (END_TURN), .accels = { "<Control>e" }, .key = "e" },
};
const guint pandoria_window_n_acts = G_N_ELEMENTS (pandoria_window_acts);
