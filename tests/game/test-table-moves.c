/* Tests that the list of what to move keeps a model of the table equal to the game, and its words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-amend.h"
#include "pandoria-table-moves.h"
#include "pandoria-text-moves.h"
#include "random-game.h"

/** Table: the cardboard as people see it, without anything that the engine derives. */
typedef struct
{
  int counters[PANDORIA_MAX_PLAYERS][PANDORIA_N_COUNTERS]; /* the workers are in the reserve */
  int leaders[PANDORIA_MAX_PLAYERS];                       /* in the reserve */
  int tiles[PANDORIA_MAX_PLAYERS], fortresses[PANDORIA_MAX_PLAYERS];
  int captured[PANDORIA_MAX_PLAYERS][PANDORIA_MAX_PLAYERS][2]; /* by captor, owner, leader */
  int haunting[PANDORIA_MAX_PLAYERS][PANDORIA_MAX_PLAYERS][2]; /* by victim, owner, leader */
  int goblins[PANDORIA_MAX_PLAYERS][PANDORIA_MAX_SLOTS][PANDORIA_MAX_PLAYERS][2];
  int figures[PANDORIA_N_SPACES][PANDORIA_MAX_PLAYERS][2];
  PandoriaGround ground[PANDORIA_N_SPACES];
  PandoriaSlot slots[PANDORIA_MAX_PLAYERS][PANDORIA_MAX_SLOTS];
  PandoriaTopSpell spells[PANDORIA_MAX_PLAYERS];
  int piles[PANDORIA_N_PILES];
} Table;

/* --- laying out a position ------------------------------------------------------------------ */

static void
lay_out_player (Table *table, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];

  for (guint i = 0; i < 4; i++)
    table->counters[seat][i] = player->counters[i];
  table->counters[seat][PANDORIA_COUNTER_HAND] = player->hand;
  table->counters[seat][PANDORIA_COUNTER_WORKERS] = player->workers;
  table->counters[seat][PANDORIA_COUNTER_CASTLES] = player->castles;
  table->counters[seat][PANDORIA_COUNTER_ARTIFACTS] = player->artifacts;
  table->leaders[seat] = player->leader;
  table->tiles[seat] = player->tiles;
  table->fortresses[seat] = player->fortress;
  table->spells[seat] = player->top_spell;
  for (guint i = 0; i < player->n_prisoners; i++)
    table->captured[seat][player->prisoners[i].player][player->prisoners[i].leader]++;
  if (player->haunter.place == PANDORIA_HAUNTER_RESERVE)
    table->haunting[seat][player->haunter.figure.player][player->haunter.figure.leader]++;
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    {
      const PandoriaSlot *slot = &player->slots[i];

      if (slot->occupant != PANDORIA_NOBODY && slot->occupant < state->n_players)
        table->goblins[seat][i][slot->occupant][slot->occupant_leader]++;
      table->slots[seat][i] = *slot;
      table->slots[seat][i].occupant = PANDORIA_NOBODY;
      table->slots[seat][i].occupant_leader = 0;
    }
}

static void
lay_out_space (Table *table, const PandoriaState *state, PandoriaSpace at)
{
  PandoriaFigure figures[2];
  guint n = pandoria_state_figures_at (state, at, figures);

  for (guint i = 0; i < n; i++)
    table->figures[at][figures[i].player][figures[i].leader]++;
  table->ground[at].terrain = (gint8) pandoria_state_terrain_at (state, at);
  table->ground[at].symbols = (guint8) pandoria_state_symbols_at (state, at);
  table->ground[at].artifacts = (guint8) pandoria_state_artifacts_at (state, at);
  table->ground[at].castle = (gint8) pandoria_state_castle_at (state, at);
  table->ground[at].fortress = (gint8) pandoria_state_fortress_at (state, at);
}

static void
lay_out (Table *table, const PandoriaState *state)
{
  memset (table, 0, sizeof *table);
  for (guint seat = 0; seat < state->n_players; seat++)
    lay_out_player (table, state, seat);
  for (int at = 0; at < PANDORIA_N_SPACES; at++)
    lay_out_space (table, state, (PandoriaSpace) at);
  table->piles[PANDORIA_PILE_DOUBLE_TILES] = state->double_tiles;
  table->piles[PANDORIA_PILE_SINGLE_TILES] = state->singles;
  table->piles[PANDORIA_PILE_DECK] = state->deck;
  table->piles[PANDORIA_PILE_MARKET] = state->market;
  table->piles[PANDORIA_PILE_MONUMENTS] = state->n_monuments;
  table->piles[PANDORIA_PILE_RELICS] = state->n_relics_taken;
}

/* --- moving --------------------------------------------------------------------------------- */

/* Returns: (nullable): the number of figures like @figure at @place; NULL: the box. */
static int *
find_pile (Table *table, const PandoriaFigure *figure, const PandoriaPlace *place)
{
  guint owner = figure->player, leader = figure->leader;

  switch (place->kind)
    {
    case PANDORIA_PLACE_RESERVE:
      return leader ? &table->leaders[owner] : &table->counters[owner][PANDORIA_COUNTER_WORKERS];
    case PANDORIA_PLACE_SPACE: return &table->figures[place->at][owner][leader];
    case PANDORIA_PLACE_SLOT: return &table->goblins[place->player][place->slot][owner][leader];
    case PANDORIA_PLACE_PRISON: return &table->captured[place->player][owner][leader];
    case PANDORIA_PLACE_HAUNT: return &table->haunting[place->player][owner][leader];
    default: return NULL;
    }
}

static void
move_figure (Table *table, const PandoriaTableMove *move)
{
  int *from = find_pile (table, &move->figure, &move->from);
  int *to = find_pile (table, &move->figure, &move->to);

  if (from != NULL)
    {
      g_assert_cmpint (*from, >, 0); /* a player can only take an existing figure */
      --*from;
    }
  if (to != NULL)
    ++*to;
}

static void
do_move (Table *table, const PandoriaTableMove *move)
{
  switch (move->kind)
    {
    case PANDORIA_TABLE_MOVE_COUNTER:
      g_assert_cmpint (move->counter, !=, PANDORIA_COUNTER_WORKERS);
      table->counters[move->player][move->counter] += move->amount;
      break;
    case PANDORIA_TABLE_MOVE_TILES: table->tiles[move->player] += move->amount; break;
    case PANDORIA_TABLE_MOVE_FORTRESS: table->fortresses[move->player] += move->amount; break;
    case PANDORIA_TABLE_MOVE_FIGURE: move_figure (table, move); break;
    case PANDORIA_TABLE_MOVE_GROUND: table->ground[move->at] = move->ground; break;
    case PANDORIA_TABLE_MOVE_SLOT: table->slots[move->player][move->slot] = move->content; break;
    case PANDORIA_TABLE_MOVE_TOP_SPELL: table->spells[move->player] = move->spell; break;
    case PANDORIA_TABLE_MOVE_PILE: table->piles[move->pile] = move->amount; break;
    default: g_assert_not_reached ();
    }
}

/* Does everything on the list on a table that shows @before. Returns: the number of moves. */
static guint
check_moves (const PandoriaState *before, const PandoriaState *after)
{
  g_autoptr (GArray) moves = pandoria_table_moves_find (before, after);
  g_autofree Table *table = g_new (Table, 1), *wanted = g_new (Table, 1);

  lay_out (table, before);
  lay_out (wanted, after);
  for (guint i = 0; i < moves->len; i++)
    do_move (table, &g_array_index (moves, PandoriaTableMove, i));
  g_assert_cmpmem (table, sizeof *table, wanted, sizeof *wanted);
  return moves->len;
}

/* --- whole games ---------------------------------------------------------------------------- */

static PandoriaGame *
play_game (guint32 seed)
{
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);

  pandoria_setup_init (setup, 2 + seed % 3);
  setup->partnership = setup->n_players == 4 && seed % 2 == 0;
  setup->artifacts = seed % 2 == 1;
  setup->edition = seed % 3 == 0 ? PANDORIA_EDITION_REVISED : PANDORIA_EDITION_FIRST;
  return random_game_play (setup, seed);
}

/* Undo and redo over many turns, and corrections that change the number of figures. */
static void
check_corrections (PandoriaGame *game)
{
  g_autofree PandoriaState *end
      = g_memdup2 (pandoria_game_get_state (game), sizeof (PandoriaState));
  g_autofree PandoriaState *early = NULL;
  PandoriaAction adjust;

  pandoria_game_go_back_to (game, pandoria_game_get_position (game) / 3);
  early = g_memdup2 (pandoria_game_get_state (game), sizeof (PandoriaState));
  check_moves (end, early);
  check_moves (early, end);
  pandoria_action_init (&adjust, PANDORIA_ACT_ADJUST);
  adjust.player = 1;
  adjust.adjust[PANDORIA_COUNTER_WORKERS] = 1;
  adjust.adjust[PANDORIA_COUNTER_POINTS] = 7;
  g_assert_true (pandoria_game_apply_noted (game, &adjust, NULL, NULL, NULL));
  check_moves (early, pandoria_game_get_state (game));
  check_moves (pandoria_game_get_state (game), end);
}

/* After every act, and after undoing it, the table shows the same as the game. */
static void
test_games (void)
{
  guint moves = 0;

  for (guint32 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (PandoriaGame) game = play_game (seed);
      guint n = pandoria_game_get_position (game);

      for (guint i = 0; i < n; i++)
        {
          moves += check_moves (pandoria_game_get_state_at (game, i),
                                pandoria_game_get_state_at (game, i + 1));
          check_moves (pandoria_game_get_state_at (game, i + 1),
                       pandoria_game_get_state_at (game, i));
          check_moves (pandoria_game_get_state_at (game, i),
                       pandoria_game_get_state_at (game, (i * 7 + seed) % n));
        }
      check_corrections (game);
    }
  g_assert_cmpuint (moves, >, 3000);
}

/* Removing an old act changes all later ones. */
static void
test_amended (void)
{
  guint accepted = 0;

  for (guint32 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (PandoriaGame) game = play_game (seed);

      for (guint i = 4; i < pandoria_game_get_position (game); i += 9)
        {
          g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
          g_autofree PandoriaState *before
              = g_memdup2 (pandoria_game_get_state (game), sizeof (PandoriaState));

          pandoria_amend_remove (amend, i);
          if (!pandoria_amend_can_accept (amend))
            continue;
          pandoria_amend_accept (amend);
          check_moves (before, pandoria_game_get_state (game));
          accepted++;
          pandoria_game_undo (game);
          check_moves (pandoria_game_get_state (game), before);
        }
    }
  g_assert_cmpuint (accepted, >, 0);
}

/* Every figure that is fewer on the board than before an act is named. */
static void
test_leavers_are_told (void)
{
  guint told = 0;

  for (guint32 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (PandoriaGame) game = play_game (seed);

      for (guint i = 0; i < pandoria_game_get_position (game); i++)
        {
          const PandoriaState *before = pandoria_game_get_state_at (game, i),
                              *after = pandoria_game_get_state_at (game, i + 1);
          g_autofree char *text = pandoria_text_leavers_between (game, i, i + 1);
          PandoriaSpaces gone = pandoria_spaces_minus (pandoria_state_all_figures (before),
                                                       pandoria_state_all_figures (after));
          gboolean closes = after->n_pending > before->n_pending;
          PandoriaSpace at;

          told += text != NULL;
          PANDORIA_FOREACH_SPACE (at, gone)
            if (closes && pandoria_spaces_has (&after->pending[after->n_pending - 1].spaces, at))
              {
                g_assert_nonnull (text);
                g_assert_nonnull (strstr (text, pandoria_space_name (at)));
              }
        }
    }
  g_assert_cmpuint (told, >, 50);
}

/* --- words ---------------------------------------------------------------------------------- */

static void
test_words (void)
{
  g_autoptr (PandoriaGame) game = random_game_new (2, FALSE, 1);
  g_autofree PandoriaState *before
      = g_memdup2 (pandoria_game_get_state_at (game, 0), sizeof (PandoriaState));
  g_autofree PandoriaState *after = g_memdup2 (before, sizeof (PandoriaState));
  g_autofree char *none = pandoria_text_table_moves (game, before, before);
  g_autofree char *brief = NULL, *all = NULL, *home = NULL, *possible = NULL, *several = NULL;
  PandoriaSpace f7 = pandoria_space_from_name ("F7");

  g_assert_null (none);
  before->players[0].workers--;
  pandoria_spaces_add (&before->players[0].figures, f7);
  after->players[0].counters[PANDORIA_COUNTER_CRYSTAL] = 8;
  before->players[0].counters[PANDORIA_COUNTER_CRYSTAL] = 10;
  after->players[1].counters[PANDORIA_COUNTER_POINTS]
      = before->players[1].counters[PANDORIA_COUNTER_POINTS] + 4;
  after->deck = before->deck = 20;
  after->deck--;

  brief = pandoria_text_moves_in_short (game, before, after);
  g_assert_cmpstr (brief, ==, "Marta: −2 crystals; Jonas: +4 points; Marta’s worker: F7 → reserve");
  all = pandoria_text_table_moves (game, before, after);
  g_assert_cmpstr (all, ==,
                   "Marta: −2 crystals\n"
                   "Jonas: +4 points\n"
                   "Marta’s worker: F7 → reserve\n"
                   "Cards in the deck: 19");
  home = pandoria_text_leavers (game, before, NULL, after, FALSE);
  g_assert_cmpstr (home, ==, "Marta’s worker on F7 returns to the reserve");
  possible = pandoria_text_leavers (game, before, NULL, after, TRUE);
  g_assert_cmpstr (possible, ==, "Marta’s worker on F7 would return to the reserve");
  pandoria_spaces_add (&before->players[1].figures, pandoria_space_from_name ("G6"));
  before->players[1].workers--;
  pandoria_spaces_add (&before->players[0].leader_at, pandoria_space_from_name ("G7"));
  before->players[0].leader = 0;
  several = pandoria_text_leavers (game, before, NULL, after, FALSE);
  g_assert_cmpstr (several, ==, "Marta (F7, leader G7), Jonas (G6) get figures back");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-moves/games", test_games);
  g_test_add_func ("/table-moves/amended", test_amended);
  g_test_add_func ("/table-moves/leavers-are-told", test_leavers_are_told);
  g_test_add_func ("/table-moves/words", test_words);
  return g_test_run ();
}
