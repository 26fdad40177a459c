/* An entry of "players" of a printed state: counters, reserve, slots, top spell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-state-private.h"

#include "pandoria-json-writer.h"
#include "pandoria-parts-json.h"

static void
write_slots (JsonObject *object, const PandoriaState *state, guint seat)
{
  JsonArray *array = pandoria_json_add_array (object, "slots");

  for (guint i = 0; i < pandoria_state_n_slots (state, seat); i++)
    pandoria_slot_write (array, &state->players[seat].slots[i]);
}

/* In the reserve; on the board it is the second figure of its space (rulings 13, 14). */
static void
write_haunter (JsonObject *object, const PandoriaHaunter *haunter)
{
  JsonObject *figure;

  if (haunter->place != PANDORIA_HAUNTER_RESERVE)
    {
      json_object_set_null_member (object, "haunter");
      return;
    }
  figure = pandoria_json_add_object (object, "haunter");
  pandoria_members_write (figure, pandoria_figure_members, &haunter->figure);
  json_object_set_int_member (figure, "round", haunter->round);
}

static void
write_supply (JsonObject *object, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];

  for (guint i = 0; i <= PANDORIA_COUNTER_POINTS; i++)
    json_object_set_int_member (object, pandoria_counter_key ((PandoriaCounter) i), player->counters[i]);
  json_object_set_int_member (object, "hand", player->hand);
  json_object_set_int_member (object, "tiles", player->tiles);
  json_object_set_int_member (object, "workers", player->workers);
  json_object_set_boolean_member (object, "leader", player->leader);
  json_object_set_int_member (object, "castles", player->castles);
  json_object_set_boolean_member (object, "fortress", player->fortress);
  json_object_set_int_member (object, "artifacts", pandoria_state_artifacts (state, seat));
}

void
pandoria_state_player_write (JsonObject *object, PandoriaRecord *record, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];
  JsonArray *array;

  json_object_set_string_member (object, "name", pandoria_record_get_written_name (record, seat));
  json_object_set_string_member (object, "color", pandoria_color_key (pandoria_record_get_player_color (record, seat)));
  if (player->realm != PANDORIA_REALM_NONE)
    json_object_set_string_member (object, "realm", pandoria_realm_key ((PandoriaRealm) player->realm));
  else
    json_object_set_null_member (object, "realm");
  json_object_set_int_member (object, "team", player->team);
  write_supply (object, state, seat);
  array = pandoria_json_add_array (object, "prisoners");
  for (guint i = 0; i < player->n_prisoners; i++)
    pandoria_members_write (pandoria_json_append_object (array), pandoria_figure_members, &player->prisoners[i]);
  write_haunter (object, &player->haunter);
  write_slots (object, state, seat);
  if (player->top_spell.spell == PANDORIA_SPELL_NONE)
    json_object_set_null_member (object, "topSpell");
  else
    pandoria_members_write (pandoria_json_add_object (object, "topSpell"), pandoria_top_spell_members,
                            &player->top_spell);
}
