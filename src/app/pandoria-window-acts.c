/* PandoriaWindow: the table of the acts of the game among its commands, each with its key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-commands.h"
#include "pandoria-window-private.h"

#include "pandoria-cards-dialog.h"

static gboolean
can_place_worker (PandoriaWindow *self)
{
  return !pandoria_spaces_is_empty (pandoria_game_get_options (self->game)->worker);
}

static gboolean
can_place_leader (PandoriaWindow *self)
{
  return !pandoria_spaces_is_empty (pandoria_game_get_options (self->game)->leader);
}

static gboolean
can_do_other (PandoriaWindow *self)
{
  static const guint8 kinds[]
      = { PANDORIA_ACT_RANSOM,        PANDORIA_ACT_RECAST,     PANDORIA_ACT_HALFLING, PANDORIA_ACT_GOBLIN_CAST,
          PANDORIA_ACT_GOBLIN_OCCUPY, PANDORIA_ACT_RIVER_SHIP, PANDORIA_ACT_RELIC };
  const PandoriaOptions *options = pandoria_game_get_options (self->game);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if ((options->acts >> kinds[i] & 1) != 0)
      return TRUE;
  return FALSE;
}

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
  { .name = "figure", ACT (PLACE_FIGURE), .is_possible = can_place_worker },
  { .name = "leader", ACT (PLACE_FIGURE), .leader = TRUE, .is_possible = can_place_leader },
  { .name = "take-figure", ACT (TAKE_FIGURE), .key = "t" },
  { .name = "golem-figure", ACT (GOLEM_FIGURE), .key = "h" },
  { .name = "ransom", ACT (RANSOM), .activate = pandoria_window_show_ransom, .key = "n" },
  { .name = "cast", ACT (CAST), .activate = cast, .key = "p" },
  { .name = "build", ACT (BUILD), .activate = build, .key = "b" },
  { .name = "monument", ACT (MONUMENT), .activate = pandoria_window_show_monument, .key = "m" },
  { .name = "other", ACT (RELIC), .activate = do_other, .is_possible = can_do_other, .key = "o" },
  { .name = "score", ACT (SCORE), .key = "g" },
  { .name = "buy", ACT (BUY), .activate = pandoria_window_show_buy, .key = "u" },
  { .name = "elf-move", ACT (ELF_MOVE), .key = "v" },
  { .name = "end-turn", ACT (END_TURN), .accels = { "<Control>e" }, .key = "e" },
};
const guint pandoria_window_n_acts = G_N_ELEMENTS (pandoria_window_acts);
