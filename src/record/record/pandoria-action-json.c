/* One action between JSON and PandoriaAction: what all have, and the table of what each has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-action-json.h"

#include "pandoria-action-rows.h"
#include "pandoria-json-writer.h"
#include "pandoria-parts-json.h"
#include "pandoria-record.h"

#include <glib/gi18n-lib.h>

/* NULL: no members of its own. */
static const PandoriaActionRow *const action_rows[] = {
  [PANDORIA_ACT_PLACE_TILE] = &pandoria_action_row_tile,
  [PANDORIA_ACT_PLACE_CASTLE] = &pandoria_action_row_at,
  [PANDORIA_ACT_PLACE_FORTRESS] = &pandoria_action_row_at,
  [PANDORIA_ACT_PLACE_SINGLE] = &pandoria_action_row_single,
  [PANDORIA_ACT_SKIP_PLACEMENT] = NULL,
  [PANDORIA_ACT_PLACE_FIGURE] = &pandoria_action_row_figure,
  [PANDORIA_ACT_TAKE_FIGURE] = &pandoria_action_row_take,
  [PANDORIA_ACT_RANSOM] = &pandoria_action_row_ransom,
  [PANDORIA_ACT_GOLEM_FIGURE] = &pandoria_action_row_paid_figure,
  [PANDORIA_ACT_CAST] = &pandoria_action_row_spell,
  [PANDORIA_ACT_BUILD] = &pandoria_action_row_build,
  [PANDORIA_ACT_MONUMENT] = &pandoria_action_row_monument,
  [PANDORIA_ACT_RECAST] = &pandoria_action_row_spell,
  [PANDORIA_ACT_HALFLING] = &pandoria_action_row_halfling,
  [PANDORIA_ACT_GOBLIN_CAST] = &pandoria_action_row_goblin_cast,
  [PANDORIA_ACT_GOBLIN_OCCUPY] = &pandoria_action_row_goblin_occupy,
  [PANDORIA_ACT_RIVER_SHIP] = &pandoria_action_row_paid_figure,
  [PANDORIA_ACT_RELIC] = &pandoria_action_row_relic,
  [PANDORIA_ACT_SCORE] = &pandoria_action_row_score,
  [PANDORIA_ACT_BUY] = &pandoria_action_row_buy,
  [PANDORIA_ACT_ELF_MOVE] = &pandoria_action_row_elf_move,
  [PANDORIA_ACT_END_TURN] = &pandoria_action_row_end_turn,
  [PANDORIA_ACT_ADJUST] = &pandoria_action_row_adjust,
  [PANDORIA_ACT_EDIT_SPACE] = &pandoria_action_row_edit_space,
  [PANDORIA_ACT_EDIT_PLAYER] = &pandoria_action_row_edit_player,
  [PANDORIA_ACT_EDIT_TABLE] = &pandoria_action_row_edit_table,
};
G_STATIC_ASSERT (G_N_ELEMENTS (action_rows) == PANDORIA_N_ACTS);

static void
read_haunt (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  PandoriaList list;

  pandoria_list_open_or_empty (&list, reader, object, "haunt", PANDORIA_MAX_PLAYERS);
  while (pandoria_list_next (&list))
    pandoria_figure_read (reader, pandoria_list_object (&list), &action->haunt[action->n_haunt++]);
}

static void
write_haunt (JsonObject *object, const PandoriaAction *action)
{
  JsonArray *array = action->n_haunt > 0 ? pandoria_json_add_array (object, "haunt") : NULL;

  for (guint i = 0; i < action->n_haunt; i++)
    pandoria_figure_write (pandoria_json_append_object (array), action->haunt[i]);
}

/* What any action may carry. */
static void
read_common (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->n_drift
      = pandoria_moves_read (reader, object, "drift", PANDORIA_MAX_DRIFT, PANDORIA_MAX_DRIFT, action->drift);
  read_haunt (reader, object, action);
  pandoria_reader_text_or_null (reader, object, "note", PANDORIA_MAX_NOTE);
  pandoria_reader_text_or_null (reader, object, "time", PANDORIA_MAX_NAME);
}

void
pandoria_action_read (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  int kind = pandoria_reader_key (reader, object, "do", pandoria_act_from_key, N_ ("“%s” is not an action"));

  pandoria_action_init (action, (PandoriaActKind) kind);
  if (!pandoria_reader_is_ok (reader))
    return;
  if (action_rows[kind] != NULL)
    action_rows[kind]->read (reader, object, action);
  read_common (reader, object, action);
}

gboolean
pandoria_action_from_json (JsonObject *object, const char *where, PandoriaAction *action, GError **error)
{
  PandoriaReader reader;
  PandoriaAction read;

  g_return_val_if_fail (object != NULL && action != NULL, FALSE);

  pandoria_reader_init (&reader, where);
  pandoria_action_read (&reader, object, &read);
  if (!pandoria_reader_finish (&reader, error))
    return FALSE;
  *action = read;
  return TRUE;
}

JsonObject *
pandoria_action_to_json (const PandoriaAction *action)
{
  JsonObject *object = json_object_new ();

  g_return_val_if_fail (action != NULL && action->kind < PANDORIA_N_ACTS, object);

  json_object_set_string_member (object, "do", pandoria_act_key ((PandoriaActKind) action->kind));
  if (action_rows[action->kind] != NULL)
    action_rows[action->kind]->write (object, action);
  pandoria_moves_write (object, "drift", action->n_drift, action->drift);
  write_haunt (object, action);
  return object;
}
