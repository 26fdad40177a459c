/* Checks a game while it is played: invariants after every action, the record at the end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cli.h"

#include "pandoria-parts-json.h"
#include "pandoria-check-options.h"

#include <string.h>

#define SAMPLE_EVERY 41 /* number of actions between two checks of all options */

void
pandoria_game_check_init (PandoriaGameCheck *check, const PandoriaSetup *setup)
{
  memset (check, 0, sizeof *check);
  pandoria_state_init (&check->start, setup, NULL);
  for (guint seat = 0; seat < check->start.n_players; seat++)
    for (guint i = 0; i < 4; i++)
      check->totals[seat][i] = check->start.players[seat].counters[i];
}

/* A counter always equals its start value plus all amounts; points also include all members
 * "points" (docs/format.md, Ledger). */
static char *
check_ledger (PandoriaGameCheck *check, const PandoriaState *after, const PandoriaEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      const PandoriaEvent *event = &events->items[i];

      if (event->counter <= PANDORIA_COUNTER_POINTS)
        check->totals[event->player][event->counter] += event->amount;
      check->totals[event->player][PANDORIA_COUNTER_POINTS] += event->points;
    }
  for (guint seat = 0; seat < after->n_players; seat++)
    for (guint i = 0; i < 4; i++)
      if (after->players[seat].counters[i] != check->totals[seat][i])
        return g_strdup_printf ("player %u has %d %s, the ledger says %d", seat,
                                after->players[seat].counters[i],
                                pandoria_counter_key ((PandoriaCounter) i), check->totals[seat][i]);
  return NULL;
}

/* The check of the state finds lost figures. Only a correction changes their number. */
static char *
check_pieces (const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];
  guint castles = player->castles + pandoria_spaces_count (player->castle_at);

  if (player->total_workers != player->max_workers)
    return g_strdup_printf ("player %u has %d workers in all, not %u", seat, player->total_workers,
                            player->max_workers);
  return castles == 2 ? NULL : g_strdup_printf ("player %u has %u castles in all", seat, castles);
}

/* Double tiles that are not on the board. */
static int
count_tiles (const PandoriaState *state)
{
  int n = state->double_tiles;

  for (guint seat = 0; seat < state->n_players; seat++)
    n += state->players[seat].tiles;
  return n;
}

static char *
check_tiles (const PandoriaState *start, const PandoriaState *state)
{
  int laid = (int) pandoria_spaces_count (pandoria_state_all_terrain (state))
             - (int) pandoria_spaces_count (pandoria_state_all_terrain (start));
  int taken = 2 * (count_tiles (start) - count_tiles (state)) + start->singles - state->singles;

  return laid == taken
             ? NULL
             : g_strdup_printf ("%d spaces were covered with tiles of %d spaces", laid, taken);
}

static char *
check_monuments (const PandoriaState *start, const PandoriaState *state)
{
  guint erected = 0;

  for (guint seat = 0; seat < state->n_players; seat++)
    for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
      erected += state->players[seat].slots[i].has_monument;
  return erected + state->n_monuments == start->n_monuments
             ? NULL
             : g_strdup_printf ("%u monuments are left and %u stand", state->n_monuments, erected);
}

static char *
check_state (const PandoriaGameCheck *check, const PandoriaState *after)
{
  const char *broken = NULL;
  char *fault = NULL;

  if (!pandoria_state_check (after, &broken))
    return g_strdup (broken);
  for (guint seat = 0; seat < after->n_players && fault == NULL; seat++)
    fault = check_pieces (after, seat);
  if (fault == NULL)
    fault = check_tiles (&check->start, after);
  return fault != NULL ? fault : check_monuments (&check->start, after);
}

static char *
check_action_json (const PandoriaAction *action)
{
  g_autoptr (JsonObject) json = pandoria_action_to_json (action);
  g_autoptr (JsonObject) again = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaAction read;

  if (!pandoria_action_from_json (json, "", &read, &error))
    return g_strdup_printf ("the action cannot be read back: %s", error->message);
  if (memcmp (&read, action, sizeof read) == 0)
    return NULL;
  /* Unused members may differ, but written ones may not. */
  again = pandoria_action_to_json (&read);
  return json_object_equal (json, again) ? NULL : g_strdup ("the action reads back as another one");
}

static char *
check_options (const PandoriaState *state, const PandoriaOptions *options)
{
  PandoriaTries tries = { .state = state, .options = options };

  pandoria_check_options (&tries);
  return tries.fault;
}

char *
pandoria_game_check_step (PandoriaGameCheck *check, const PandoriaState *before,
                          const PandoriaOptions *options, const PandoriaAction *action,
                          const PandoriaState *after, const PandoriaEvents *events)
{
  char *fault = check_ledger (check, after, events);

  if (fault == NULL)
    fault = check_state (check, after);
  if (fault == NULL)
    fault = check_action_json (action);
  if (fault == NULL && check->n_actions % SAMPLE_EVERY == 0)
    fault = check_options (before, options);
  check->n_actions++;
  return fault;
}

char *
pandoria_game_check_record (PandoriaRecord *record, const PandoriaState *end)
{
  gsize length, again_length;
  g_autofree char *data = pandoria_record_to_data (record, &length);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) read = pandoria_record_new_from_data (data, length, &error);
  PandoriaState state;

  if (read == NULL)
    return g_strdup_printf ("the record cannot be read back: %s", error->message);
  if (!pandoria_record_replay (read, pandoria_record_get_n_actions (read), &state, NULL, &error))
    return g_strdup_printf ("the record is refused: %s", error->message);
  if (!pandoria_state_equal (&state, end) || memcmp (&state, end, sizeof state) != 0)
    return g_strdup ("the record leads to another state");
  again = pandoria_record_to_data (read, &again_length);
  return length == again_length && memcmp (data, again, length) == 0
             ? NULL
             : g_strdup ("the record is written otherwise");
}
