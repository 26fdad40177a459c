/* Tests that all seats are equal: with all players moved by one seat, the engine accepts the same
 * acts with the same results, and refuses the others for the same reasons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "nonsense.h"
#include "random-games.h"

#include <string.h>

#define GAMES    (g_test_slow () ? 12u : 4u)
#define NONSENSE 12 /* acts tried for each action of the game */

static guint8
move_seat (const PandoriaState *s, guint8 seat)
{
  return seat == PANDORIA_NOBODY ? seat : (guint8) ((seat + 1u) % s->n_players);
}

static void
move_player (const PandoriaState *s, guint8 seat, PandoriaPlayerState *player)
{
  player->team = s->partnership ? seat % 2 : seat;
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    player->slots[i].occupant = move_seat (s, player->slots[i].occupant);
  for (guint i = 0; i < player->n_prisoners; i++)
    player->prisoners[i].player = move_seat (s, player->prisoners[i].player);
  if (player->haunter.place != PANDORIA_HAUNTER_NONE)
    player->haunter.figure.player = move_seat (s, player->haunter.figure.player);
}

/* Partners keep their artifacts with the first two seats. */
static PandoriaState
move_everybody (const PandoriaState *s)
{
  PandoriaState moved = *s;

  for (guint8 i = 0; i < s->n_players; i++)
    {
      guint8 seat = move_seat (s, i);

      moved.players[seat] = s->players[i];
      move_player (s, seat, &moved.players[seat]);
    }
  for (guint i = 0; s->partnership && i < s->n_players; i++)
    moved.players[i].artifacts = i < 2 ? s->players[1 - i].artifacts : 0;
  moved.active = move_seat (s, s->active);
  moved.start_player = move_seat (s, s->start_player);
  return moved;
}

static void
move_members (const PandoriaState *s, PandoriaSpellMembers *members)
{
  if (members->player >= 0)
    members->player = (gint8) move_seat (s, (guint8) members->player);
  for (guint i = 0; i < PANDORIA_MAX_FLEE; i++)
    members->flee[i].player = move_seat (s, members->flee[i].player);
}

static void
move_tableau (const PandoriaState *s, PandoriaPlayerEdit *edit)
{
  for (guint i = 0; i < edit->n_slots; i++)
    edit->slots[i].occupant = move_seat (s, edit->slots[i].occupant);
  for (guint i = 0; i < edit->n_prisoners; i++)
    edit->prisoners[i].player = move_seat (s, edit->prisoners[i].player);
  edit->haunter.player = move_seat (s, edit->haunter.player);
}

static PandoriaAction
move_action (const PandoriaState *s, const PandoriaAction *action)
{
  PandoriaAction moved = *action;

  moved.player = move_seat (s, moved.player);
  moved.take.player = move_seat (s, moved.take.player);
  moved.castle = move_seat (s, moved.castle);
  moved.figure.player = move_seat (s, moved.figure.player);
  for (guint i = 0; i < moved.n_cards; i++)
    moved.cards[i].player = move_seat (s, moved.cards[i].player);
  for (guint i = 0; i < moved.n_haunt; i++)
    moved.haunt[i].player = move_seat (s, moved.haunt[i].player);
  move_members (s, &moved.members);
  move_members (s, &moved.copy);
  if (moved.kind == PANDORIA_ACT_EDIT_PLAYER)
    move_tableau (s, &moved.tableau);
  if (moved.kind == PANDORIA_ACT_EDIT_TABLE)
    moved.table.numbers[PANDORIA_TABLE_ACTIVE]
        = move_seat (s, (guint8) moved.table.numbers[PANDORIA_TABLE_ACTIVE]);
  return moved;
}

static void
check_act (const PandoriaState *before, const PandoriaAction *action)
{
  PandoriaState moved = move_everybody (before), out, out_moved;
  PandoriaAction action_moved = move_action (before, action);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) error_moved = NULL;
  gboolean accepted = pandoria_state_apply (before, action, &out, NULL, &error);

  if (pandoria_state_apply (&moved, &action_moved, &out_moved, NULL, &error_moved) != accepted)
    g_error ("%s is accepted at one seat and refused at another: %s",
             pandoria_act_key ((PandoriaActKind) action->kind),
             accepted ? error_moved->message : error->message);
  if (!accepted)
    {
      g_assert_cmpstr (error_moved->message, ==, error->message);
      return;
    }
  moved = move_everybody (&out);
  if (!pandoria_state_equal (&moved, &out_moved))
    g_error ("%s leads to something else at another seat",
             pandoria_act_key ((PandoriaActKind) action->kind));
}

static gboolean
on_action (const PandoriaState *before, const PandoriaOptions *options,
           const PandoriaAction *action, const PandoriaState *after, const PandoriaEvents *events,
           gpointer rand)
{
  PandoriaState moved = move_everybody (before);
  PandoriaOptions options_moved;
  PandoriaAction other;

  (void) after, (void) events;
  check_act (before, action);
  pandoria_state_get_options (&moved, &options_moved);
  g_assert_cmpuint (options_moved.acts, ==, options->acts);
  for (guint i = 0; i < NONSENSE; i++)
    {
      nonsense_fill_action (rand, before->n_players, &other);
      check_act (before, &other);
      other.kind = action->kind; /* at the right step */
      check_act (before, &other);
    }
  return TRUE;
}

static void
test_seats (gconstpointer kind)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  random_games_play (kind, GAMES, on_action, rand);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  random_games_add_tests ("/seats", test_seats);
  return g_test_run ();
}
