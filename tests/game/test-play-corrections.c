/* Replaces, inserts and removes old acts, without a window: checks the view, conflicts, and that a
 * correction is one step and one write.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-amend.h"
#include "pandoria-notation-testing.h"
#include "pandoria-text-moves.h"
#include "pandoria-text.h"
#include "play-driver.h"
#include "session-fixture.h"

#include <string.h>

/** Correction: the sample game, saved in a separate folder. */
typedef struct
{
  char *folder, *before; /* … and the text of its file at the beginning */
  PandoriaGame *game;
  PlayFixture *play;
  const PandoriaPlayView *view;
  guint n, n_writes; /* acts in the beginning; writes since */
} Correction;

/* --- the game and its file ------------------------------------------------------------------ */

/* The game writes its file before it emits each change. */
static void
on_game_changed (PandoriaGame *game, Correction *self)
{
  fixture_assert_saved (game);
  self->n_writes++;
}

static void
open_game (Correction *self, PandoriaGame *game)
{
  self->game = game;
  self->before = fixture_read (pandoria_game_get_path (game));
  self->n = pandoria_game_get_position (game);
  self->play = play_fixture_new (game);
  self->view = self->play->view;
  g_signal_connect (game, "changed", G_CALLBACK (on_game_changed), self);
}

static void
open_sample (Correction *self, gconstpointer data)
{
  self->folder = fixture_make_folder ();
  open_game (self, play_fixture_open_sample (self->folder));
}

static void
close_game (Correction *self, gconstpointer data)
{
  g_clear_pointer (&self->play, play_fixture_free);
  g_clear_object (&self->game);
  g_clear_pointer (&self->before, g_free);
  g_clear_pointer (&self->folder, fixture_remove_folder);
}

static void
assert_untouched (Correction *self)
{
  fixture_assert_file (pandoria_game_get_path (self->game), self->before);
  fixture_assert_saved (self->game);
}

static const PandoriaAction *
get_act (Correction *self, guint index)
{
  return pandoria_record_get_action (pandoria_game_get_record (self->game), index);
}

/* Asserts that the correction was one step and one write. One undo takes it back. */
static void
assert_one_step (Correction *self)
{
  g_autofree char *after = NULL;

  g_assert_null (pandoria_play_get_amend (self->play->play));
  g_assert_true (self->view->game == self->game);
  g_assert_cmpuint (self->n_writes, ==, 1);
  fixture_assert_saved (self->game);
  after = fixture_read (pandoria_game_get_path (self->game));
  g_assert_cmpstr (after, !=, self->before);
  self->play->n_changed = 0;
  pandoria_game_undo (self->game);
  play_fixture_assert_changed (self->play, 1);
  assert_untouched (self);
  g_assert_cmpuint (pandoria_game_get_position (self->game), ==, self->n);
  pandoria_game_redo (self->game);
  fixture_assert_file (pandoria_game_get_path (self->game), after);
}

/* --- acts ----------------------------------------------------------------------------------- */

/* Returns: whether all later acts fit if @action replaces act @index. */
static gboolean
fits (Correction *self, guint index, const PandoriaAction *action)
{
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (self->game);
  g_autoptr (PandoriaGame) branch = pandoria_amend_branch (amend, index);

  return pandoria_game_apply_noted (branch, action, NULL, NULL, NULL)
         && pandoria_amend_replace (amend, index, branch, NULL)
         && pandoria_amend_can_accept (amend);
}

/* Returns: the index of a tile that can be replaced by @action (out), with other symbols, without a
 * conflict. */
static guint
find_harmless (Correction *self, PandoriaAction *action)
{
  for (guint i = 1; i < self->n; i++)
    {
      *action = *get_act (self, i);
      if (action->kind != PANDORIA_ACT_PLACE_TILE)
        continue;
      action->hexes[0].symbols = action->hexes[0].symbols == 1 ? 2 : 1;
      if (fits (self, i, action))
        return i;
    }
  g_assert_not_reached ();
}

/* Returns: the index of a tile that @action (out) can move to the spaces of a later one. */
static guint
find_collision (Correction *self, PandoriaAction *action)
{
  for (guint i = 4; i < 60; i++)
    for (guint j = i + 8; j < self->n; j++)
      {
        PandoriaState after;

        *action = *get_act (self, i);
        if (action->kind != PANDORIA_ACT_PLACE_TILE
            || get_act (self, j)->kind != PANDORIA_ACT_PLACE_TILE)
          continue;
        action->hexes[0].at = get_act (self, j)->hexes[0].at;
        action->hexes[1].at = get_act (self, j)->hexes[1].at;
        if (pandoria_state_apply (pandoria_game_get_state_at (self->game, i), action, &after, NULL,
                                  NULL))
          return i;
      }
  g_assert_not_reached ();
}

static PandoriaAction
make_adjust (void)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_POINTS] = 1;
  return action;
}

static void
enter (Correction *self, const PandoriaAction *action)
{
  g_assert_null (play_driver_do (self->play, action, 0).fault);
}

static guint
count_conflicts (Correction *self)
{
  return g_list_model_get_n_items (
      pandoria_amend_get_conflicts (pandoria_play_get_amend (self->play->play)));
}

static guint
get_first_conflict (Correction *self)
{
  GListModel *conflicts = pandoria_amend_get_conflicts (pandoria_play_get_amend (self->play->play));
  g_autoptr (PandoriaConflict) conflict = g_list_model_get_item (conflicts, 0);

  return conflict->index;
}

/* --- replacing ------------------------------------------------------------------------------ */

static void
correct (Correction *self, guint index)
{
  pandoria_play_correct (self->play->play, index);
  play_fixture_assert_changed (self->play, 1);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_CORRECTING);
  g_assert_true (self->view->game != self->game);
  g_assert_true (self->view->own_game == self->game);
  g_assert_cmpuint (play_fixture_get_position (self->play), ==, index);
}

static void
test_shown_meanwhile (Correction *self, gconstpointer data)
{
  PandoriaAction action;
  guint index = find_harmless (self, &action);

  g_assert_true (self->view->can_correct);
  g_assert_true (self->view->can_remove);
  correct (self, index);
  g_assert_cmpuint (self->view->marked_act, ==, index);
  g_assert_nonnull (strstr (self->view->mode_text, "Tile at"));
  g_assert_nonnull (strstr (self->view->mode_text, "instead of"));
  g_assert_false (self->view->can_correct);
  g_assert_true (self->view->can_remove);
  g_assert_false (self->view->can_finish_inserting);
  g_assert_true (self->view->can_cancel);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (self->view->hexes[i].known);
      g_assert_cmpuint (self->view->hexes[i].terrain, ==, get_act (self, index)->hexes[i].terrain);
      g_assert_cmpuint (self->view->hexes[i].symbols, ==, get_act (self, index)->hexes[i].symbols);
    }
  assert_untouched (self);
  pandoria_play_cancel (self->play->play);
  play_fixture_assert_changed (self->play, 1);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_NOW);
  g_assert_cmpuint (self->view->marked_act, ==, PANDORIA_MAX_ACTIONS);
  g_assert_null (self->view->mode_text);
  g_assert_null (pandoria_play_get_amend (self->play->play));
}

/* A correction without conflicts is accepted with its last press. */
static void
test_taken_over (Correction *self, gconstpointer data)
{
  PandoriaAction action;
  guint index = find_harmless (self, &action);

  correct (self, index);
  enter (self, &action);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_NOW);
  g_assert_cmpuint (get_act (self, index)->hexes[0].symbols, ==, action.hexes[0].symbols);
  g_assert_nonnull (strstr (self->view->results.corrected, "Turn "));
  g_assert_null (self->view->results.gains);
  g_assert_cmpint (self->view->results.asks, ==, PANDORIA_PLAY_ASKS_NOTHING);
  assert_one_step (self);
  g_assert_null (self->view->results.corrected);
}

/* A correction, its undo and its redo list the moves on the table. Undoing the last act does
 * not. */
static void
test_moves_on_the_table (Correction *self, gconstpointer data)
{
  const PandoriaPlayResults *results = &self->view->results;
  PandoriaAction action;
  guint index = find_harmless (self, &action);
  const char *space = pandoria_space_name (action.hexes[0].at);

  correct (self, index);
  enter (self, &action);
  g_assert_nonnull (results->moves);
  g_assert_nonnull (strstr (results->moves, space));
  pandoria_play_undo (self->play->play);
  g_assert_true (g_str_has_prefix (results->corrected, "Undone: Correction of turn "));
  g_assert_nonnull (strstr (results->moves, space));
  pandoria_play_redo (self->play->play);
  g_assert_true (g_str_has_prefix (results->corrected, "Redone: Correction of turn "));
  g_assert_nonnull (strstr (results->moves, space));
}

/* A corrected tile stays where it was: another symbol enters it. Undoing a tile keeps it, and Enter
 * takes it again. */
static void
test_tile_stays (Correction *self, gconstpointer data)
{
  PandoriaAction action;
  guint index = find_harmless (self, &action);
  const PandoriaHex *hexes = action.hexes;

  correct (self, index);
  g_assert_true (pandoria_spaces_has (&self->view->chosen, hexes[0].at));
  g_assert_true (pandoria_spaces_has (&self->view->chosen, hexes[1].at));
  pandoria_play_choose_hex (self->play->play, 0, hexes[0].terrain, hexes[0].symbols);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_NOW);
  g_assert_cmpuint (get_act (self, index)->hexes[0].symbols, ==, hexes[0].symbols);

  while (get_act (self, pandoria_game_get_position (self->game) - 1)->kind
         != PANDORIA_ACT_PLACE_TILE)
    pandoria_play_undo (self->play->play);
  index = pandoria_game_get_position (self->game) - 1;
  action = *get_act (self, index);
  pandoria_play_undo (self->play->play);
  g_assert_cmpuint (pandoria_game_get_position (self->game), ==, index);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (pandoria_spaces_has (&self->view->chosen, action.hexes[i].at));
      g_assert_cmpuint (self->view->hexes[i].symbols, ==, action.hexes[i].symbols);
    }
  pandoria_play_turn_round (self->play->play);
  g_assert_cmpint (self->view->next, ==, PANDORIA_PLAY_NEXT_ENTER);
  pandoria_play_next (self->play->play);
  g_assert_cmpuint (pandoria_game_get_position (self->game), ==, index + 1);
  g_assert_cmpuint (get_act (self, index)->hexes[0].terrain, ==, action.hexes[1].terrain);
}

/* Undoing a closing puts figures back on the board, so it is reported even within the turn. */
static void
test_undone_closing (Correction *self, gconstpointer data)
{
  const PandoriaPlayResults *results = &self->view->results;
  guint told = 0, silent = 0;

  while (pandoria_game_can_undo (self->game))
    {
      guint n = pandoria_game_get_position (self->game) - 1;
      g_autofree char *leavers = pandoria_text_leavers_between (self->game, n, n + 1);
      gboolean ends = get_act (self, n)->kind == PANDORIA_ACT_END_TURN;

      pandoria_play_undo (self->play->play);
      if (leavers != NULL)
        g_assert_nonnull (results->moves);
      else if (!ends)
        g_assert_null (results->corrected);
      told += leavers != NULL;
      silent += leavers == NULL && !ends;
    }
  g_assert_cmpuint (told, >, 0);
  g_assert_cmpuint (silent, >, 0);
}

/* Entering the same act again changes nothing. */
static void
test_same_act (Correction *self, gconstpointer data)
{
  PandoriaAction action;
  guint index = find_harmless (self, &action);

  action = *get_act (self, index);
  correct (self, index);
  enter (self, &action);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_NOW);
  g_assert_null (pandoria_play_get_amend (self->play->play));
  g_assert_null (self->view->results.corrected);
  g_assert_cmpuint (self->n_writes, ==, 0);
  assert_untouched (self);
}

/* Starting a correction ends looking back. Cancelling it shows the present. */
static void
test_from_looking_back (Correction *self, gconstpointer data)
{
  pandoria_game_look_at (self->game, 6);
  play_fixture_assert_changed (self->play, 1);
  correct (self, 5);
  g_assert_false (pandoria_game_is_looking_back (self->game));
  pandoria_play_cancel_correction (self->play->play);
  play_fixture_assert_changed (self->play, 1);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_NOW);
  g_assert_true (self->view->game == self->game);
  assert_untouched (self);
}

/* Escape first takes back the presses, then the correction. */
static void
test_escape (Correction *self, gconstpointer data)
{
  PandoriaAction action;
  guint index = find_harmless (self, &action);

  correct (self, index);
  pandoria_play_turn_round (self->play->play);
  pandoria_play_cancel (self->play->play);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_CORRECTING);
  pandoria_play_cancel (self->play->play);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_NOW);
  assert_untouched (self);
}

/* A typed line replaces one act by several, with one signal. A draft reports no gains. */
static void
test_typed (Correction *self, gconstpointer data)
{
  PandoriaAction action;
  guint index = find_harmless (self, &action);
  PandoriaSeats seats;
  g_autofree char *tile = NULL;
  g_autofree char *line = NULL;

  pandoria_seats_init (&seats, pandoria_game_get_record (self->game));
  tile = pandoria_notation_write (&seats, &action, NULL, NULL);
  line = g_strconcat ("adjust red points+1 ; ", tile, NULL);
  correct (self, index);
  g_assert_true (pandoria_play_enter_line (self->play->play, line));
  play_fixture_assert_changed (self->play, 1);
  g_assert_null (self->view->results.gains);
  g_assert_true (self->view->results.typed);
  g_assert_nonnull (self->view->results.corrected);
  g_assert_cmpuint (pandoria_game_get_position (self->game), ==, self->n + 1);
  g_assert_cmpint (get_act (self, index)->kind, ==, PANDORIA_ACT_ADJUST);
  g_assert_cmpint (get_act (self, index + 1)->kind, ==, PANDORIA_ACT_PLACE_TILE);
  assert_one_step (self);
}

/* Returns: whether a player gains from act @index. */
static gboolean
brings_gains (Correction *self, guint index)
{
  g_autofree PandoriaEvents *events = g_new0 (PandoriaEvents, 1);
  g_autofree char *text = NULL;
  PandoriaState after;

  g_assert_true (pandoria_state_apply (pandoria_game_get_state_at (self->game, index),
                                       get_act (self, index), &after, events, NULL));
  text = pandoria_text_gains (self->game, events->items, events->n, PANDORIA_TEXT_POSSIBLE_GAINS);
  return text != NULL;
}

/* Gains are not reported for a correction: they are old, or the draft is not accepted yet. */
static void
test_no_gains (Correction *self, gconstpointer data)
{
  guint n = 0;

  for (guint i = 0; i < self->n && n < 3; i++)
    if (get_act (self, i)->kind == PANDORIA_ACT_SCORE && brings_gains (self, i))
      {
        PandoriaAction action = *get_act (self, i);

        correct (self, i);
        enter (self, &action);
        g_assert_null (self->view->results.gains);
        n++;
      }
  g_assert_cmpuint (n, ==, 3);
}

/* A line with a fault leaves the correction where it is. */
static void
test_typed_wrong (Correction *self, gconstpointer data)
{
  correct (self, 5);
  g_assert_false (pandoria_play_enter_line (self->play->play, "adjust red points+1 ; blah"));
  play_fixture_assert_changed (self->play, 0);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_CORRECTING);
  g_assert_cmpuint (play_fixture_get_position (self->play), ==, 5);
  assert_untouched (self);
}

/* --- conflicts ------------------------------------------------------------------------------ */

/* Corrects a tile so that later acts no longer fit. Returns: its index. */
static guint
collide (Correction *self)
{
  PandoriaAction action;
  guint index = find_collision (self, &action);

  correct (self, index);
  enter (self, &action);
  g_assert_cmpint (self->view->results.asks, ==, PANDORIA_PLAY_ASKS_CONFLICTS);
  g_assert_cmpuint (count_conflicts (self), >, 0);
  g_assert_true (self->view->game == self->game);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_NOW);
  assert_untouched (self);
  return index;
}

static void
settle (Correction *self, gboolean accept)
{
  pandoria_play_settle (self->play->play, accept);
  play_fixture_assert_changed (self->play, 1);
  g_assert_null (pandoria_play_get_amend (self->play->play));
}

/* Cancelling a fix shows the list again. Dropping a conflict keeps the rest. */
static void
test_conflicts (Correction *self, gconstpointer data)
{
  PandoriaAmend *amend;

  collide (self);
  amend = pandoria_play_get_amend (self->play->play);
  correct (self, get_first_conflict (self));
  g_assert_true (pandoria_play_get_amend (self->play->play) == amend);
  pandoria_play_cancel (self->play->play);
  play_fixture_assert_changed (self->play, 1);
  g_assert_cmpint (self->view->results.asks, ==, PANDORIA_PLAY_ASKS_CONFLICTS);
  g_assert_true (pandoria_play_get_amend (self->play->play) == amend);
  pandoria_amend_drop_conflicts (amend);
  g_assert_true (pandoria_amend_can_accept (amend));
  assert_untouched (self);
  settle (self, TRUE);
  g_assert_nonnull (self->view->results.corrected);
  g_assert_cmpuint (pandoria_game_get_n_unfit (self->game), ==, 0);
  assert_one_step (self);
}

/* Fixing or dropping one conflict after another until all acts fit is one step. */
static void
test_one_after_the_other (Correction *self, gconstpointer data)
{
  guint n_mended = 0;

  collide (self);
  while (pandoria_play_get_amend (self->play->play) != NULL)
    {
      const PandoriaAction adjust = make_adjust ();

      g_assert_cmpint (self->view->results.asks, ==, PANDORIA_PLAY_ASKS_CONFLICTS);
      g_assert_cmpuint (self->n_writes, ==, 0);
      correct (self, get_first_conflict (self));
      if (n_mended++ % 2 == 0 && play_fixture_get_state (self->play)->step == PANDORIA_STEP_PLACE)
        {
          play_fixture_lay_tile (self->play);
          self->play->n_changed = 0;
        }
      else if (n_mended % 2 == 0)
        enter (self, &adjust);
      else
        {
          pandoria_play_remove (self->play->play, PANDORIA_MAX_ACTIONS);
          play_fixture_assert_changed (self->play, 1);
        }
      g_assert_cmpuint (n_mended, <, 400);
    }
  g_assert_cmpuint (n_mended, >=, 2);
  g_assert_nonnull (self->view->results.corrected);
  assert_one_step (self);
}

/* Cancelling the whole correction loses nothing. */
static void
test_cancelled (Correction *self, gconstpointer data)
{
  collide (self);
  settle (self, FALSE);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_NOW);
  g_assert_null (self->view->results.corrected);
  g_assert_cmpuint (self->n_writes, ==, 0);
  assert_untouched (self);
}

/* Returns: how many acts do not fit, and how many only wait for these. */
static char *
describe_unfit (PandoriaGame *game)
{
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
  guint n = g_list_model_get_n_items (pandoria_amend_get_conflicts (amend));
  guint n_waiting = pandoria_game_get_n_unfit (game) - n;
  g_autofree char *conflicts
      = n == 1 ? g_strdup ("1 action does not fit") : g_strdup_printf ("%u actions do not fit", n);

  if (n_waiting == 0)
    return g_steal_pointer (&conflicts);
  return g_strdup_printf ("%s, %u more wait%s: ", conflicts, n_waiting, n_waiting == 1 ? "s" : "");
}

/* Conflicts can be kept as unfit acts. The view reports them, and the list comes back. */
static void
test_kept_apart (Correction *self, gconstpointer data)
{
  g_autofree char *expected = NULL;

  collide (self);
  settle (self, TRUE);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_UNFIT);
  g_assert_cmpuint (pandoria_game_get_position (self->game)
                        + pandoria_game_get_n_unfit (self->game),
                    ==, self->n);
  expected = describe_unfit (self->game);
  g_assert_true (g_str_has_prefix (self->view->mode_text, expected));
  g_assert_true (self->view->can_resolve);
  g_assert_false (self->view->can_cancel);
  pandoria_play_resolve (self->play->play);
  play_fixture_assert_changed (self->play, 1);
  g_assert_cmpint (self->view->results.asks, ==, PANDORIA_PLAY_ASKS_CONFLICTS);
  g_assert_cmpuint (count_conflicts (self), >, 0);
  settle (self, FALSE);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_UNFIT);
  assert_one_step (self);
}

/* A file with illegal acts reports them. Resolving them is one step, too. */
static void
test_unfit_file (Correction *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "unfit.pandoria", NULL);
  g_autoptr (PandoriaRecord) record
      = pandoria_record_new_beginning (pandoria_game_get_record (self->game), 8);
  PandoriaAction tile = *pandoria_record_get_action (record, 0);
  g_autoptr (PandoriaGame) game = NULL;

  /* Lay the first tile twice more on its own spaces. */
  pandoria_record_append (record, &tile, NULL, "twice");
  pandoria_record_append (record, &tile, NULL, NULL);
  g_assert_true (pandoria_record_save (record, path, NULL));
  game = pandoria_game_open (path, NULL);
  pandoria_play_set_game (self->play->play, game);
  play_fixture_assert_changed (self->play, 1);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_UNFIT);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 8);
  g_assert_nonnull (strstr (self->view->mode_text, "Tile at"));
  g_assert_nonnull (strstr (self->view->mode_text, "action 9"));
  g_assert_nonnull (strstr (self->view->mode_text, "rule 6"));
  pandoria_play_resolve (self->play->play);
  play_fixture_assert_changed (self->play, 1);
  pandoria_amend_drop_conflicts (pandoria_play_get_amend (self->play->play));
  settle (self, TRUE);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_NOW);
  g_assert_cmpuint (pandoria_game_get_n_unfit (game), ==, 0);
  fixture_assert_saved (game);
  pandoria_game_undo (game);
  play_fixture_assert_changed (self->play, 1);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_UNFIT);
  fixture_assert_saved (game);
}

/* --- leaving out and putting in ------------------------------------------------------------- */

/* Returns: the index of an act that can be removed without a conflict. */
static guint
find_needless (Correction *self)
{
  for (guint i = self->n; i-- > 0;)
    {
      g_autoptr (PandoriaAmend) amend = pandoria_amend_new (self->game);

      pandoria_amend_remove (amend, i);
      if (pandoria_amend_can_accept (amend))
        return i;
    }
  g_assert_not_reached ();
}

static void
test_remove (Correction *self, gconstpointer data)
{
  guint index = find_needless (self);

  pandoria_play_remove (self->play->play, index);
  play_fixture_assert_changed (self->play, 1);
  g_assert_cmpuint (pandoria_game_get_position (self->game), ==, self->n - 1);
  g_assert_nonnull (self->view->results.corrected);
  assert_one_step (self);
}

/* Removes the act that is being replaced. */
static void
test_remove_corrected (Correction *self, gconstpointer data)
{
  guint index = find_needless (self);

  correct (self, index);
  pandoria_play_remove (self->play->play, PANDORIA_MAX_ACTIONS);
  play_fixture_assert_changed (self->play, 1);
  g_assert_cmpuint (pandoria_game_get_position (self->game), ==, self->n - 1);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_NOW);
  assert_one_step (self);
}

static void
insert (Correction *self, guint index)
{
  pandoria_play_insert (self->play->play, index);
  play_fixture_assert_changed (self->play, 1);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_INSERTING);
  g_assert_false (self->view->can_finish_inserting);
  g_assert_cmpuint (play_fixture_get_position (self->play), ==, index);
}

/* Inserts any number of acts; undo works before the correction is accepted. */
static void
test_insert (Correction *self, gconstpointer data)
{
  PandoriaAction adjust = make_adjust ();

  insert (self, 9);
  g_assert_nonnull (strstr (self->view->mode_text, "before"));
  g_assert_false (self->view->can_remove);
  enter (self, &adjust);
  g_assert_true (self->view->can_finish_inserting);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_INSERTING);
  enter (self, &adjust);
  enter (self, &adjust);
  pandoria_game_undo (self->view->game);
  play_fixture_assert_changed (self->play, 1);
  assert_untouched (self);
  pandoria_play_finish_inserting (self->play->play);
  play_fixture_assert_changed (self->play, 1);
  g_assert_cmpuint (pandoria_game_get_position (self->game), ==, self->n + 2);
  g_assert_cmpint (get_act (self, 9)->kind, ==, PANDORIA_ACT_ADJUST);
  g_assert_cmpint (get_act (self, 10)->kind, ==, PANDORIA_ACT_ADJUST);
  g_assert_nonnull (self->view->results.corrected);
  assert_one_step (self);
}

/* Inserting nothing changes nothing. */
static void
test_insert_nothing (Correction *self, gconstpointer data)
{
  insert (self, 9);
  pandoria_play_finish_inserting (self->play->play);
  play_fixture_assert_changed (self->play, 1);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_NOW);
  pandoria_play_finish_inserting (self->play->play);
  play_fixture_assert_changed (self->play, 0);
  g_assert_cmpuint (self->n_writes, ==, 0);
  assert_untouched (self);
}

/* A tile is removed by mistake. Entering it again makes all later acts fit. */
static void
test_fix_by_inserting (Correction *self, gconstpointer data)
{
  PandoriaAction tile = *get_act (self, 0);

  pandoria_play_remove (self->play->play, 0);
  play_fixture_assert_changed (self->play, 1);
  g_assert_cmpint (self->view->results.asks, ==, PANDORIA_PLAY_ASKS_CONFLICTS);
  g_assert_cmpuint (pandoria_amend_get_n_unchecked (pandoria_play_get_amend (self->play->play)), >,
                    0);
  correct (self, get_first_conflict (self));
  enter (self, &tile);
  g_assert_null (pandoria_play_get_amend (self->play->play));
  g_assert_cmpuint (pandoria_game_get_position (self->game), ==, self->n);
  g_assert_cmpuint (pandoria_game_get_n_unfit (self->game), ==, 0);
  fixture_assert_saved (self->game);
}

/* --- the ends of a correction --------------------------------------------------------------- */

/* Playing another game, or this one again, drops the correction without writing it. */
static void
test_other_game (Correction *self, gconstpointer data)
{
  g_autoptr (PandoriaGame) other = play_fixture_open_short ();

  correct (self, 3);
  pandoria_play_set_game (self->play->play, other);
  play_fixture_assert_changed (self->play, 1);
  g_assert_null (pandoria_play_get_amend (self->play->play));
  g_assert_true (self->view->game == other);
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_NOW);
  pandoria_play_set_game (self->play->play, self->game);
  play_fixture_assert_changed (self->play, 1);
  correct (self, 3);
  pandoria_play_set_game (self->play->play, self->game);
  play_fixture_assert_changed (self->play, 1);
  g_assert_null (pandoria_play_get_amend (self->play->play));
  collide (self);
  pandoria_play_set_game (self->play->play, self->game);
  play_fixture_assert_changed (self->play, 1);
  g_assert_null (pandoria_play_get_amend (self->play->play));
  g_assert_cmpuint (self->n_writes, ==, 0);
  assert_untouched (self);
}

/* Returns: (transfer full): the longest game, saved in @folder. */
static PandoriaGame *
open_longest (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "longest.pandoria", NULL);
  PandoriaGame *game = fixture_new_longest_game ();

  g_assert_true (pandoria_game_set_path (game, path, NULL));
  return game;
}

/* More acts than a file may have are refused with the reason, and nothing changes. */
static void
test_too_many (Correction *self, gconstpointer data)
{
  PandoriaAction adjust = make_adjust ();
  g_autofree char *fault = NULL;

  close_game (self, NULL);
  self->folder = fixture_make_folder ();
  open_game (self, open_longest (self->folder));
  insert (self, 9990);
  enter (self, &adjust);
  pandoria_play_finish_inserting (self->play->play);
  play_fixture_assert_changed (self->play, 1);
  fault = g_strdup (self->view->results.fault);
  g_assert_nonnull (fault);
  correct (self, 9990);
  g_assert_null (self->view->results.fault);
  pandoria_play_enter_line (self->play->play, "adjust red points+1 ; adjust red points+1");
  play_fixture_assert_changed (self->play, 1);
  g_assert_cmpstr (self->view->results.fault, ==, fault);
  g_assert_null (pandoria_play_get_amend (self->play->play));
  g_assert_cmpint (self->view->mode, ==, PANDORIA_PLAY_MODE_NOW);
  g_assert_cmpuint (self->n_writes, ==, 0);
  assert_untouched (self);
}

static void
add_test (const char *path, void (*test) (Correction *self, gconstpointer data))
{
  g_test_add (path, Correction, NULL, open_sample, test, close_game);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_test ("/corrections/shown-meanwhile", test_shown_meanwhile);
  add_test ("/corrections/taken-over", test_taken_over);
  add_test ("/corrections/moves-on-the-table", test_moves_on_the_table);
  add_test ("/corrections/tile-stays", test_tile_stays);
  add_test ("/corrections/undone-closing", test_undone_closing);
  add_test ("/corrections/same-act", test_same_act);
  add_test ("/corrections/from-looking-back", test_from_looking_back);
  add_test ("/corrections/escape", test_escape);
  add_test ("/corrections/typed", test_typed);
  add_test ("/corrections/no-gains", test_no_gains);
  add_test ("/corrections/typed-wrong", test_typed_wrong);
  add_test ("/corrections/conflicts", test_conflicts);
  add_test ("/corrections/one-after-the-other", test_one_after_the_other);
  add_test ("/corrections/cancelled", test_cancelled);
  add_test ("/corrections/kept-apart", test_kept_apart);
  add_test ("/corrections/unfit-file", test_unfit_file);
  add_test ("/corrections/remove", test_remove);
  add_test ("/corrections/remove-corrected", test_remove_corrected);
  add_test ("/corrections/insert", test_insert);
  add_test ("/corrections/insert-nothing", test_insert_nothing);
  add_test ("/corrections/fix-by-inserting", test_fix_by_inserting);
  add_test ("/corrections/other-game", test_other_game);
  add_test ("/corrections/too-many", test_too_many);
  return g_test_run ();
}
