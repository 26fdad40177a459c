/* The commands of PandoriaPlay.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-commands.h"

#include "pandoria-act-commands.h"

/* --- when they are possible ----------------------------------------------------------------- */

static gboolean
can_cancel (const PandoriaPlayView *view)
{
  return view->can_cancel;
}

static gboolean
lays_tile (const PandoriaPlayView *view)
{
  return view->n_laid == 2;
}

static gboolean
can_have_artifacts (const PandoriaPlayView *view)
{
  return view->can_have_artifacts;
}

static gboolean
can_choose_leader (const PandoriaPlayView *view)
{
  return view->can_choose_leader;
}

static gboolean
can_choose_figure (const PandoriaPlayView *view)
{
  return view->can_choose_figure;
}

static gboolean
can_correct (const PandoriaPlayView *view)
{
  return view->can_correct;
}

static gboolean
can_remove (const PandoriaPlayView *view)
{
  return view->can_remove;
}

static gboolean
is_correcting (const PandoriaPlayView *view)
{
  return view->game != view->own_game;
}

static gboolean
can_finish_inserting (const PandoriaPlayView *view)
{
  return view->can_finish_inserting;
}

static gboolean
can_resolve (const PandoriaPlayView *view)
{
  return view->can_resolve;
}

/* --- their states --------------------------------------------------------------------------- */

static GVariant *
get_artifacts (const PandoriaPlayView *view)
{
  return g_variant_new_int32 ((gint32) view->artifacts);
}

static GVariant *
get_leader (const PandoriaPlayView *view)
{
  return g_variant_new_boolean (view->leader_is_next);
}

static GVariant *
get_figure (const PandoriaPlayView *view)
{
  return g_variant_new_boolean (view->with_figure);
}

/* --- the act being chosen ------------------------------------------------------------------- */

static void
set_artifacts (PandoriaPlay *self, GVariant *parameter)
{
  int artifacts = g_variant_get_int32 (parameter);

  if (artifacts >= 0 && artifacts <= 2)
    pandoria_play_set_artifacts (self, (guint) artifacts);
}

static void
toggle_leader (PandoriaPlay *self)
{
  pandoria_play_set_leader (self, !pandoria_play_get_view (self)->leader_is_next);
}

static void
toggle_figure (PandoriaPlay *self)
{
  pandoria_play_set_figure (self, !pandoria_play_get_view (self)->with_figure);
}

/* @parameter: a player and a slot */
static void
choose_slot (PandoriaPlay *self, GVariant *parameter)
{
  guint seat, index;

  g_variant_get (parameter, "(uu)", &seat, &index);
  pandoria_play_choose_slot (self, seat, index);
}

/* @parameter: the name of an act */
static void
explain_act (PandoriaPlay *self, GVariant *parameter)
{
  const PandoriaActCommand *act
      = pandoria_act_command_find (g_variant_get_string (parameter, NULL));

  if (act != NULL)
    pandoria_play_explain (self, act->kind, act->leader);
}

/* @parameter: the act whose button is hovered or focused; "" for none. */
static void
hover_act (PandoriaPlay *self, GVariant *parameter)
{
  const PandoriaActCommand *act
      = pandoria_act_command_find (g_variant_get_string (parameter, NULL));

  pandoria_play_hover_act (self, act != NULL ? act->kind : PANDORIA_N_ACTS,
                           act != NULL && act->leader);
}

/* --- earlier positions ---------------------------------------------------------------------- */

/* Shows the position @steps later, or earlier, within the game. */
static void
look_by (PandoriaPlay *self, int steps)
{
  PandoriaGame *game = pandoria_play_get_view (self)->game;
  gint64 position = (gint64) pandoria_game_get_shown (game) + steps;

  pandoria_game_look_at (game, (guint) CLAMP (position, 0, pandoria_game_get_position (game)));
}

static void
look_first (PandoriaPlay *self)
{
  look_by (self, -G_MAXINT);
}

static void
look_previous (PandoriaPlay *self)
{
  look_by (self, -1);
}

static void
look_next (PandoriaPlay *self)
{
  look_by (self, 1);
}

static void
look_now (PandoriaPlay *self)
{
  look_by (self, G_MAXINT);
}

/* Returns: the act that led to the shown position. */
static guint
get_shown_act (PandoriaPlay *self)
{
  return pandoria_game_get_shown (pandoria_play_get_view (self)->game) - 1;
}

static void
correct_act (PandoriaPlay *self)
{
  pandoria_play_correct (self, get_shown_act (self));
}

static void
insert_act (PandoriaPlay *self)
{
  pandoria_play_insert (self, get_shown_act (self));
}

/* Removes the act that led to the shown position, or the one that is being corrected. */
static void
remove_act (PandoriaPlay *self)
{
  gboolean is_replacing = pandoria_play_get_view (self)->mode == PANDORIA_PLAY_MODE_CORRECTING;

  pandoria_play_remove (self, is_replacing ? PANDORIA_MAX_ACTIONS : get_shown_act (self));
}

/* --- the commands --------------------------------------------------------------------------- */

#define GAME  .flags = PANDORIA_COMMAND_NEEDS_GAME
#define WHOLE .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_CORRECTING
#define BACK  WHOLE | PANDORIA_COMMAND_LOOKING_BACK
#define PAST  WHOLE | PANDORIA_COMMAND_NEEDS_PAST

const PandoriaCommand pandoria_play_commands[] = {
  { "cancel", G_CALLBACK (pandoria_play_cancel), GAME, .is_possible = can_cancel, .key = "Escape" },
  { "turn-round", G_CALLBACK (pandoria_play_turn_round), GAME, .is_possible = lays_tile,
    .key = "r" },
  { "artifacts", G_CALLBACK (set_artifacts), "i", .is_possible = can_have_artifacts,
    .get_state = get_artifacts },
  { "plan-leader", G_CALLBACK (toggle_leader), .is_possible = can_choose_leader,
    .get_state = get_leader },
  { "plan-figure", G_CALLBACK (toggle_figure), .is_possible = can_choose_figure,
    .get_state = get_figure },
  { "choose-slot", G_CALLBACK (choose_slot), "(uu)" },
  { "why", G_CALLBACK (explain_act), "s" },
  { "hover-act", G_CALLBACK (hover_act), "s" },

  { "look-first", G_CALLBACK (look_first), PAST, .accels = { "<Alt>Home" } },
  { "look-previous", G_CALLBACK (look_previous), PAST, .accels = { "<Alt>Left" } },
  { "look-next", G_CALLBACK (look_next), BACK, .accels = { "<Alt>Right" } },
  { "look-now", G_CALLBACK (look_now), BACK, .accels = { "<Alt>End" } },

  { "correct-act", G_CALLBACK (correct_act), WHOLE, .is_possible = can_correct },
  { "insert-act", G_CALLBACK (insert_act), WHOLE, .is_possible = can_correct },
  { "remove-act", G_CALLBACK (remove_act), GAME, .is_possible = can_remove },
  { "cancel-correction", G_CALLBACK (pandoria_play_cancel_correction), GAME,
    .is_possible = is_correcting },
  { "finish-inserting", G_CALLBACK (pandoria_play_finish_inserting), GAME,
    .is_possible = can_finish_inserting },
  { "resolve", G_CALLBACK (pandoria_play_resolve), WHOLE | PANDORIA_COMMAND_NOT_LOOKING_BACK,
    .is_possible = can_resolve },
  { NULL },
};

/* --- the acts ------------------------------------------------------------------------------- */

static void
begin_act (PandoriaPlay *self, GVariant *parameter, GAction *action)
{
  const PandoriaActCommand *act = pandoria_act_command_find (g_action_get_name (action));

  if (act->has_cards)
    {
      g_signal_emit_by_name (self, "cards-asked", act->kind);
      return;
    }
  pandoria_play_begin_kind (self, act->kind, act->leader);
  g_signal_emit_by_name (self, "act-begun");
}

/* Returns: whether the action changes. Actions notify even if their state stays the same. */
static gboolean
get_act_possible (GBinding *binding, const GValue *view, GValue *to, gpointer data)
{
  const PandoriaActCommand *act = data;
  g_autoptr (GAction) action = G_ACTION (g_binding_dup_target (binding));
  const gboolean possible
      = pandoria_play_view_get_act (g_value_get_pointer (view), act->kind, act->leader)->possible;

  g_value_set_boolean (to, possible);
  return g_action_get_enabled (action) != possible;
}

void
pandoria_play_add_acts (PandoriaPlay *self, GActionMap *map)
{
  const PandoriaActCommand *act;

  g_return_if_fail (PANDORIA_IS_PLAY (self) && G_IS_ACTION_MAP (map));

  for (guint i = 0; (act = pandoria_act_command_get (i)) != NULL; i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (act->name, NULL);

      g_signal_connect_object (action, "activate", G_CALLBACK (begin_act), self, G_CONNECT_SWAPPED);
      g_object_bind_property_full (self, "view", action, "enabled", G_BINDING_SYNC_CREATE,
                                   get_act_possible, NULL, (gpointer) act, NULL);
      g_action_map_add_action (map, G_ACTION (action));
    }
}
