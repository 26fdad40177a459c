/* Tests that writing back the values of a state changes nothing, with every member of each
 * correction (rulings 78). It uses positions of random games, before and after random corrections.
 * Each correction goes through JSON, so that it contains only what a file can.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "nonsense.h"
#include "pandoria-parts-json.h"
#include "pandoria-position.h"
#include "random-games.h"

#define GAMES    (g_test_slow () || kind->more_realms ? 12 : 2) /* guests and prisoners are rare */
#define EVERY    11 /* one of this many positions is tested */
#define NONSENSE 120

/** Tally: how often rare things occurred. */
typedef struct
{
  GRand *rand;
  guint acts, waiting, on_board, prisoners, guests, castles, fortresses, tables;
} Tally;

static void
check_unchanged (const PandoriaState *state, const PandoriaAction *action, Tally *tally)
{
  g_autoptr (JsonObject) object = pandoria_action_to_json (action);
  g_autoptr (GError) error = NULL;
  static PandoriaEvents events;
  PandoriaAction read;
  PandoriaState after;

  g_assert_true (pandoria_action_from_json (object, "action", &read, &error));
  if (!pandoria_state_apply (state, &read, &after, &events, &error)
      || !pandoria_state_equal (state, &after) || events.n > 0)
    {
      g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
      g_autofree char *text = NULL;

      json_node_set_object (node, object);
      text = json_to_string (node, FALSE);
      g_error ("%s: %s", text, error != NULL ? error->message : "another state");
    }
}

/* --- edit-player ---------------------------------------------------------------------------- */

static void
name_slots (const PandoriaState *state, guint seat, PandoriaPlayerEdit *edit)
{
  edit->n_slots = (guint8) pandoria_state_n_slots (state, seat);
  for (guint i = 0; i < edit->n_slots; i++)
    edit->slots[i] = state->players[seat].slots[i];
}

static void
name_top_spell (const PandoriaState *state, guint seat, PandoriaPlayerEdit *edit)
{
  edit->top_spell = state->players[seat].top_spell;
  edit->edit_top_spell
      = edit->top_spell.spell != PANDORIA_SPELL_NONE ? PANDORIA_EDIT_SET : PANDORIA_EDIT_CLEAR;
}

static void
name_prisoners (const PandoriaState *state, guint seat, PandoriaPlayerEdit *edit)
{
  edit->edit_prisoners = TRUE;
  edit->n_prisoners = state->players[seat].n_prisoners;
  for (guint i = 0; i < edit->n_prisoners; i++)
    edit->prisoners[i] = state->players[seat].prisoners[i];
}

/* The state shows only the one in the reserve. */
static void
name_haunter (const PandoriaState *state, guint seat, PandoriaPlayerEdit *edit)
{
  gboolean waits = state->players[seat].haunter.place == PANDORIA_HAUNTER_RESERVE;

  edit->edit_haunter = waits ? PANDORIA_EDIT_SET : PANDORIA_EDIT_CLEAR;
  edit->haunter = state->players[seat].haunter.figure;
}

static void
name_presence (const PandoriaState *state, guint seat, PandoriaPlayerEdit *edit)
{
  edit->edit_left = state->players[seat].left ? PANDORIA_EDIT_SET : PANDORIA_EDIT_CLEAR;
}

/* Each member alone, and all of them. */
static void
check_player (const PandoriaState *state, guint seat, Tally *tally)
{
  static void (*const members[]) (const PandoriaState *, guint, PandoriaPlayerEdit *)
      = { name_prisoners, name_haunter, name_presence, name_slots, name_top_spell };
  guint n
      = pandoria_variant_is_family ((PandoriaVariant) state->variant) ? 3 : G_N_ELEMENTS (members);
  PandoriaAction all;

  pandoria_action_init (&all, PANDORIA_ACT_EDIT_PLAYER);
  all.player = (guint8) seat;
  for (guint i = 0; i < n; i++)
    {
      PandoriaAction action;

      pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
      action.player = (guint8) seat;
      members[i](state, seat, &action.tableau);
      members[i](state, seat, &all.tableau);
      check_unchanged (state, &action, tally);
    }
  check_unchanged (state, &all, tally);
}

static void
check_counters (const PandoriaState *state, guint seat, Tally *tally)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.player = (guint8) seat;
  check_unchanged (state, &action, tally);
}

/* --- edit-table ----------------------------------------------------------------------------- */

static void
check_table (const PandoriaState *state, Tally *tally)
{
  PandoriaAction action;
  guint all = 0;

  if (state->step != PANDORIA_STEP_PLACE)
    return;
  pandoria_action_init (&action, PANDORIA_ACT_EDIT_TABLE);
  pandoria_table_edit_init (&action.table, state);
  for (guint i = 0; i < PANDORIA_N_TABLE_MEMBERS; i++)
    {
      if (!pandoria_state_has_table_member (state, (PandoriaTableMember) i))
        continue;
      action.table.members = (guint16) (1u << i);
      all |= action.table.members;
      check_unchanged (state, &action, tally);
    }
  action.table.members = (guint16) all;
  check_unchanged (state, &action, tally);
  tally->tables++;
}

/* --- edit-space ----------------------------------------------------------------------------- */

static void
name_castle (const PandoriaState *state, const PandoriaSpaceWish *shown, PandoriaAction *action)
{
  action->edit_castle = shown->castle >= 0 ? PANDORIA_EDIT_SET : PANDORIA_EDIT_KEEP;
  action->castle = (guint8) shown->castle;
}

/* Null names empty plain; everything else without terrain has no name. */
static void
name_terrain (const PandoriaState *state, const PandoriaSpaceWish *shown, PandoriaAction *action)
{
  PandoriaSpaces empty = pandoria_state_empty_plain (state);

  if (shown->terrain >= 0)
    action->edit_terrain = PANDORIA_EDIT_SET;
  else if (pandoria_spaces_has (&empty, action->at))
    action->edit_terrain = PANDORIA_EDIT_CLEAR;
  action->terrain = (guint8) shown->terrain;
}

static void
name_symbols (const PandoriaState *state, const PandoriaSpaceWish *shown, PandoriaAction *action)
{
  action->edit_symbols = shown->terrain >= 0 ? PANDORIA_EDIT_SET : PANDORIA_EDIT_KEEP;
  action->symbols = (guint8) shown->symbols;
}

static void
name_artifacts (const PandoriaState *state, const PandoriaSpaceWish *shown, PandoriaAction *action)
{
  if (state->artifacts && shown->terrain >= 0 && !pandoria_spaces_has (&state->printed, action->at))
    action->edit_artifacts = PANDORIA_EDIT_SET;
  action->artifacts = (guint8) shown->artifacts;
}

/* Returns the host. A ghost that haunts it is shown with it. */
static void
name_figure (const PandoriaState *state, const PandoriaSpaceWish *shown, PandoriaAction *action)
{
  if (shown->figure >= 0 && pandoria_state_place_of (state, action->at) == action->at)
    action->edit_figure = PANDORIA_EDIT_SET;
  else if (shown->terrain >= 0)
    action->edit_figure = PANDORIA_EDIT_CLEAR;
  action->figure = (PandoriaFigure){ (guint8) shown->figure, (guint8) shown->leader };
}

static gboolean
names_anything (const PandoriaAction *a)
{
  return a->edit_castle || a->edit_terrain || a->edit_symbols || a->edit_artifacts
         || a->edit_figure;
}

static void
check_space (const PandoriaState *state, PandoriaSpace space, Tally *tally)
{
  static void (*const members[]) (const PandoriaState *, const PandoriaSpaceWish *,
                                  PandoriaAction *)
      = { name_castle, name_terrain, name_symbols, name_artifacts, name_figure };
  PandoriaAction all, action;
  PandoriaSpaceWish shown;

  pandoria_space_edit_read (state, space, &shown);
  pandoria_action_init (&all, PANDORIA_ACT_EDIT_SPACE);
  all.at = space;
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      pandoria_action_init (&action, PANDORIA_ACT_EDIT_SPACE);
      action.at = space;
      members[i](state, &shown, &action);
      members[i](state, &shown, &all);
      if (names_anything (&action))
        check_unchanged (state, &action, tally);
    }
  if (names_anything (&all))
    check_unchanged (state, &all, tally);
}

/* Every space with a figure, castle or fortress, and a sample of the others. */
static void
check_spaces (const PandoriaState *state, Tally *tally)
{
  PandoriaSpaces rare
      = pandoria_spaces_or (pandoria_state_all_figures (state),
                            pandoria_spaces_or (pandoria_state_all_castles (state),
                                                pandoria_state_all_fortresses (state)));

  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    if (pandoria_spaces_has (&rare, space) || g_rand_int_range (tally->rand, 0, EVERY) == 0)
      check_space (state, space, tally);
}

/* --- positions ------------------------------------------------------------------------------ */

static void
count_player (const PandoriaPlayerState *player, Tally *tally)
{
  tally->waiting += player->haunter.place == PANDORIA_HAUNTER_RESERVE;
  tally->on_board += player->haunter.place == PANDORIA_HAUNTER_BOARD;
  tally->prisoners += player->n_prisoners > 0;
  tally->castles += !pandoria_spaces_is_empty (player->castle_at);
  tally->fortresses += !pandoria_spaces_is_empty (player->fortress_at);
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    tally->guests += player->slots[i].occupant != PANDORIA_NOBODY;
}

static void
check_position (const PandoriaState *state, Tally *tally)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      check_player (state, seat, tally);
      check_counters (state, seat, tally);
      count_player (&state->players[seat], tally);
    }
  check_table (state, tally);
  check_spaces (state, tally);
}

/* Returns: a position with random corrections, in a round in which a player may have skipped. */
static PandoriaState
correct_at_random (const PandoriaState *state, Tally *tally)
{
  PandoriaState corrected = *state;

  for (guint i = 0; i < NONSENSE; i++)
    {
      PandoriaAction action;

      nonsense_fill_action (tally->rand, state->n_players, &action);
      if (pandoria_act_is_correction (action.kind))
        pandoria_state_apply (&corrected, &action, &corrected, NULL, NULL);
    }
  corrected.skips = (guint8) g_rand_int_range (tally->rand, 0, (gint32) state->n_players);
  return corrected;
}

static gboolean
on_action (const PandoriaState *before, const PandoriaOptions *options,
           const PandoriaAction *action, const PandoriaState *after, const PandoriaEvents *events,
           gpointer data)
{
  Tally *tally = data;
  PandoriaState corrected;

  if (tally->acts++ % EVERY != 0 && !after->finished)
    return TRUE;
  check_position (after, tally);
  corrected = correct_at_random (after, tally);
  check_position (&corrected, tally);
  return TRUE;
}

static void
test_unchanged (gconstpointer data)
{
  const GameKind *kind = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  Tally tally = { .rand = rand };

  random_games_play (kind, GAMES, on_action, &tally);
  g_assert_cmpuint (tally.tables, >, 0);
  g_assert_cmpuint (tally.castles, >, 0);
  g_assert_cmpint (tally.fortresses > 0, ==, kind->artifacts);
  g_assert_cmpint (tally.waiting > 0 && tally.on_board > 0, ==, kind->more_realms);
  g_assert_cmpint (tally.prisoners > 0 && tally.guests > 0, ==, kind->more_realms);
}

int
main (int argc, char *argv[])
{
  static const GameKind partners = { .name = "partners-of-ghosts",
                                     .players = 4,
                                     .partnership = TRUE,
                                     .artifacts = TRUE,
                                     .more_realms = TRUE,
                                     .board = "river-b" };

  g_test_init (&argc, &argv, NULL);
  random_games_add_tests ("/unchanged", test_unchanged);
  g_test_add_data_func ("/unchanged/partners-of-ghosts", &partners, test_unchanged);
  return g_test_run ();
}
