/* What each player has after a turn, as the file records it in "after" of end-turn (rulings 80).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-record-after.h"

#include "pandoria-parts-json.h"

#define AFTER "after"

/* crystal, gold, wood, points */
#define N_COUNTERS ((guint) PANDORIA_COUNTER_POINTS + 1)
G_STATIC_ASSERT (N_COUNTERS == G_N_ELEMENTS (((PandoriaPlayerState *) NULL)->counters));

/* --- comparing ------------------------------------------------------------------------------ */

static gboolean
compare_seat (JsonArray *numbers, const PandoriaState *state, guint seat,
              PandoriaDifference *difference)
{
  for (guint i = 0; i < N_COUNTERS; i++)
    {
      gint64 saved = 0;

      pandoria_json_get_integer (json_array_get_element (numbers, i), &saved);
      if (saved == state->players[seat].counters[i])
        continue;
      difference->seat = seat;
      difference->counter = (PandoriaCounter) i;
      difference->has = state->players[seat].counters[i];
      difference->saved = saved;
      return FALSE;
    }
  return TRUE;
}

gboolean
pandoria_record_compare (PandoriaRecord *record, guint index, guint turn,
                         const PandoriaState *state, PandoriaDifference *difference)
{
  PandoriaRecordAct *act;
  JsonArray *seats;

  g_return_val_if_fail (record != NULL && index < pandoria_record_get_n_actions (record), TRUE);
  g_return_val_if_fail (state != NULL && difference != NULL, TRUE);

  act = pandoria_record_get_act (record, index);
  if (!pandoria_record_act_has_after (act))
    return TRUE;
  seats = json_object_get_array_member (act->json, AFTER);
  for (guint seat = 0; seat < state->n_players; seat++)
    if (!JSON_NODE_HOLDS_NULL (json_array_get_element (seats, seat))
        && !compare_seat (json_array_get_array_element (seats, seat), state, seat, difference))
      {
        difference->action = index;
        difference->turn = turn;
        return FALSE;
      }
  return TRUE;
}

gboolean
pandoria_record_replay_compared (PandoriaRecord *record, guint n, PandoriaState *state,
                                 guint *failed, PandoriaDifference *difference, GError **error)
{
  gboolean is_same = TRUE;

  g_return_val_if_fail (
      record != NULL && state != NULL && n <= pandoria_record_get_n_actions (record), FALSE);
  g_return_val_if_fail (difference != NULL, FALSE);

  *difference = (PandoriaDifference){ .action = PANDORIA_NO_DIFFERENCE };
  if (!pandoria_state_init (state, pandoria_record_get_setup (record), error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      guint turn = state->turn;

      if (!pandoria_state_apply (state, pandoria_record_get_action (record, i), state, NULL, error))
        {
          if (failed != NULL)
            *failed = i;
          return FALSE;
        }
      is_same = is_same && pandoria_record_compare (record, i, turn, state, difference);
    }
  return TRUE;
}

gboolean
pandoria_record_replay (PandoriaRecord *record, guint n, PandoriaState *state, guint *failed,
                        GError **error)
{
  PandoriaDifference difference;

  return pandoria_record_replay_compared (record, n, state, failed, &difference, error);
}

/* --- writing -------------------------------------------------------------------------------- */

gboolean
pandoria_record_act_has_after (PandoriaRecordAct *act)
{
  g_return_val_if_fail (act != NULL, FALSE);
  return act->action.kind == PANDORIA_ACT_END_TURN && json_object_has_member (act->json, AFTER);
}

static JsonNode *
write_after (const PandoriaState *state)
{
  JsonArray *seats = json_array_sized_new (state->n_players);
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  for (guint seat = 0; seat < state->n_players; seat++)
    json_array_add_array_element (
        seats, pandoria_json_from_numbers (state->players[seat].counters, N_COUNTERS));
  json_node_take_array (node, seats);
  return node;
}

/* Other records may share the act, so this is a new one. */
PandoriaRecordAct *
pandoria_record_act_note_after (PandoriaRecordAct *act, const PandoriaState *state)
{
  g_autoptr (JsonNode) after = NULL;
  g_autoptr (JsonObject) json = NULL;

  g_return_val_if_fail (act != NULL && state != NULL, NULL);

  if (act->action.kind != PANDORIA_ACT_END_TURN)
    return pandoria_record_act_ref (act);
  after = write_after (state);
  if (pandoria_record_act_has_after (act)
      && json_node_equal (json_object_get_member (act->json, AFTER), after))
    return pandoria_record_act_ref (act);
  json = pandoria_json_object_copy (act->json);
  json_object_set_member (json, AFTER, g_steal_pointer (&after));
  return pandoria_record_act_new (&act->action, json);
}

void
pandoria_record_note_after (PandoriaRecord *record, guint index, const PandoriaState *state)
{
  g_autoptr (PandoriaRecordAct) act = NULL;

  g_return_if_fail (record != NULL && index < pandoria_record_get_n_actions (record)
                    && state != NULL);

  act = pandoria_record_act_note_after (pandoria_record_get_act (record, index), state);
  pandoria_record_replace_act (record, index, act);
}

/* --- other seats ---------------------------------------------------------------------------- */

void
pandoria_after_forget (JsonObject *json, guint n_players, const guint8 *moved)
{
  JsonNode *node = json_object_get_member (json, AFTER);
  guint n = node != NULL && JSON_NODE_HOLDS_ARRAY (node)
                ? json_array_get_length (json_node_get_array (node))
                : 0;
  gboolean is_same = n == n_players;

  for (guint seat = 0; seat < MIN (n, PANDORIA_MAX_PLAYERS); seat++)
    is_same = is_same && moved[seat] == seat;
  if (node != NULL && !is_same)
    json_object_remove_member (json, AFTER);
}
