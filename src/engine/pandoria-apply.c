/* Applies acts: checks that step, variant and realm allow them. pandoria-members.c has their table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#include <string.h>

const char *
pandoria_act_key (PandoriaActKind kind)
{
  g_return_val_if_fail ((guint) kind < PANDORIA_N_ACTS, NULL);
  return pandoria_act_rows[kind].key;
}

int
pandoria_act_from_key (const char *key)
{
  return pandoria_key_find (&pandoria_act_rows[0].key, sizeof pandoria_act_rows[0], PANDORIA_N_ACTS,
                            key);
}

PandoriaStep
pandoria_act_last_step (PandoriaActKind kind)
{
  g_return_val_if_fail ((guint) kind < PANDORIA_N_ACTS, PANDORIA_STEP_PLACE);
  return (PandoriaStep) (g_bit_storage (pandoria_act_rows[kind].steps & ~STEP (OVER)) - 1);
}

gboolean
pandoria_act_is_correction (PandoriaActKind kind)
{
  return kind >= PANDORIA_ACT_ADJUST && kind <= PANDORIA_ACT_EDIT_TABLE;
}

static void
init_members (const PandoriaMemberRow *row, gpointer base)
{
  for (; row->kind != PANDORIA_KIND_END; row++)
    if (row->kind == PANDORIA_KIND_SPACE)
      G_STRUCT_MEMBER (PandoriaSpace, base, row->offset) = PANDORIA_SPACE_NONE;
    else if (row->kind == PANDORIA_KIND_RESOURCE)
      G_STRUCT_MEMBER (gint8, base, row->offset) = -1;
    else if (row->kind == PANDORIA_KIND_PART)
      init_members (row->part, &G_STRUCT_MEMBER (guint8, base, row->offset));
}

/* Returns: the members of a spell without any choice. */
static const PandoriaSpellMembers *
get_no_members (void)
{
  static PandoriaSpellMembers none = { .player = -1 };
  static gsize is_done;

  if (g_once_init_enter (&is_done))
    {
      init_members (pandoria_spell_members, &none);
      g_once_init_leave (&is_done, 1);
    }
  return &none;
}

void
pandoria_action_init (PandoriaAction *action, PandoriaActKind kind)
{
  g_return_if_fail (action != NULL && (guint) kind < PANDORIA_N_ACTS);

  memset (action, 0, sizeof *action);
  action->kind = (guint8) kind;
  action->at = action->from = action->to = PANDORIA_SPACE_NONE;
  action->hexes[0].at = action->hexes[1].at = PANDORIA_SPACE_NONE;
  action->take.at = PANDORIA_SPACE_NONE;
  action->take.player = PANDORIA_NOBODY;
  action->with = action->build.with = action->monument.with = -1;
  action->poorhouse = -1;
  action->members = action->copy = *get_no_members ();
  for (guint i = 0; kind == PANDORIA_ACT_EDIT_PLAYER && i < PANDORIA_MAX_SLOTS; i++)
    action->tableau.slots[i].occupant = PANDORIA_NOBODY;
}

/* Returns whether the act is possible only once in its step and has been done. */
static gboolean
is_done (const PandoriaState *s, guint kind)
{
  return (kind == PANDORIA_ACT_ELF_MOVE && s->elf_moved)
         || (kind == PANDORIA_ACT_GOLEM_FIGURE && (s->golem_moved || s->extra_cast));
}

/* After a building or a monument, only the Halflings' extra acts are possible (11). */
static gboolean
is_right_extra (const PandoriaState *s, guint kind)
{
  return !s->extra_cast || pandoria_act_rows[kind].steps != PANDORIA_CARD_STEPS
         || pandoria_act_rows[kind].extra;
}

/* Returns: NEEDS_… */
static guint
get_features (const PandoriaState *s)
{
  return (s->artifacts ? NEEDS_ARTIFACTS : 0) | (s->side == PANDORIA_SIDE_B ? NEEDS_SIDE_B : 0)
         | (s->edition == PANDORIA_EDITION_REVISED ? NEEDS_REVISED : 0);
}

static gboolean
is_in_game (const PandoriaActRow *row, guint variant, guint features)
{
  return (row->variants & variant) != 0 && (row->needs & ~features) == 0;
}

static gboolean
is_right_variant (const PandoriaState *s, guint kind)
{
  return is_in_game (&pandoria_act_rows[kind], 1u << s->variant, get_features (s));
}

/* Returns: the section that excludes a member of the action from this game, or NULL. */
static const char *
find_foreign_member (const PandoriaState *s, const PandoriaAction *a)
{
  switch (a->kind)
    {
    case PANDORIA_ACT_PLACE_TILE:
    case PANDORIA_ACT_PLACE_SINGLE: return a->artifacts > 0 && !s->artifacts ? "16" : NULL;
    case PANDORIA_ACT_SCORE:
      return a->n_cards > 0 && s->variant != PANDORIA_VARIANT_FAMILY_SPELLS ? "14" : NULL;
    case PANDORIA_ACT_CAST: return pandoria_variant_has_spell (s->variant, a->spell) ? NULL : "14";
    case PANDORIA_ACT_EDIT_SPACE:
      return a->edit_artifacts != PANDORIA_EDIT_KEEP && !s->artifacts ? "16" : NULL;
    case PANDORIA_ACT_EDIT_PLAYER:
    case PANDORIA_ACT_EDIT_TABLE: return pandoria_edits_find_foreign (s, a);
    default: return NULL;
    }
}

/* Checks that step, variant and realm allow @a. If not, sets *@code; sets *@rule in any case. */
static gboolean
allows_act (const PandoriaState *s, const PandoriaAction *a, PandoriaErrorCode *code,
            const char **rule)
{
  const PandoriaActRow *row = &pandoria_act_rows[a->kind];

  *rule = row->rule;
  if (s->step == PANDORIA_STEP_OVER && (row->steps & STEP (OVER)) == 0)
    {
      *code = PANDORIA_ERROR_GAME_OVER;
      *rule = "9";
      return FALSE;
    }
  *code = PANDORIA_ERROR_WRONG_STEP;
  if ((row->steps & 1u << s->step) == 0 || is_done (s, a->kind) || !is_right_extra (s, a->kind))
    {
      *rule = "6";
      return FALSE;
    }
  *code = PANDORIA_ERROR_WRONG_VARIANT;
  if (!is_right_variant (s, a->kind))
    {
      if (row->needs == 0)
        *rule = pandoria_state_is_family (s) ? "14" : "12";
      return FALSE;
    }
  if (find_foreign_member (s, a) != NULL)
    {
      *rule = find_foreign_member (s, a);
      return FALSE;
    }
  *code = PANDORIA_ERROR_WRONG_REALM;
  return !pandoria_act_is_foreign (s, s->active, a->kind);
}

/* Aborts in debug and sanitizer builds if an action broke an invariant, because that is a bug in
 * the engine. */
static void
check_state (const PandoriaState *s G_GNUC_UNUSED, const PandoriaAction *action G_GNUC_UNUSED)
{
#ifdef PANDORIA_CHECK_STATES
  const char *broken;

  if (!pandoria_state_check (s, &broken))
    g_error ("after %s: %s", pandoria_act_key (action->kind), broken);
#endif
}

static GError *
make_error (const PandoriaWork *w)
{
  GError *error = pandoria_error_new (w->code, w->rule, w->at);

  if (w->unpaid)
    pandoria_error_set_cost (error, w->unpaid_counter, w->unpaid_cost);
  return error;
}

gboolean
pandoria_state_apply (const PandoriaState *state, const PandoriaAction *action, PandoriaState *out,
                      PandoriaEvents *events, GError **error)
{
  const gboolean in_place = out == state;
  PandoriaState copy; /* the new state, or, in place, the backup to restore after a refusal */
  PandoriaEvents unwanted;
  PandoriaWork w = { .s = in_place ? out : &copy, .a = action, .at = PANDORIA_SPACE_NONE };
  gboolean done = FALSE;

  g_return_val_if_fail (state != NULL && action != NULL, FALSE);
  g_return_val_if_fail (action->kind < PANDORIA_N_ACTS, FALSE);

  w.events = events != NULL ? events : &unwanted;
  w.events->n = 0;
  w.me = state->active;
  if (allows_act (state, action, &w.code, &w.rule))
    {
      copy = *state;
      done = pandoria_act_rows[action->kind].run (&w) && !w.unpaid;
      if (out != NULL && done != in_place) /* outputs a separate result, or restores the backup */
        *out = copy;
    }
  if (done)
    {
      check_state (w.s, action);
      return TRUE;
    }
  w.events->n = 0;
  if (error != NULL)
    g_propagate_error (error, make_error (&w));
  return FALSE;
}

/* Returns: the acts that a step allows to @realm in a game with these features. */
static guint32
get_acts (guint step, guint variant, guint features, PandoriaRealm realm)
{
  static guint32 acts[PANDORIA_N_STEPS][PANDORIA_N_VARIANTS][N_FEATURES],
      of_realm[PANDORIA_N_REALMS];
  static gsize is_filled;

  if (g_once_init_enter (&is_filled))
    {
      for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
        {
          const PandoriaActRow *row = &pandoria_act_rows[kind];

          for (guint i = 0; i < sizeof acts / sizeof acts[0][0][0]; i++)
            if ((row->steps >> i / N_FEATURES / PANDORIA_N_VARIANTS & 1) != 0
                && is_in_game (row, 1u << i / N_FEATURES % PANDORIA_N_VARIANTS, i % N_FEATURES))
              (&acts[0][0][0])[i] |= 1u << kind;
          for (guint i = 0; i < PANDORIA_N_REALMS; i++)
            if (row->realm == PANDORIA_REALM_NONE || row->realm == i)
              of_realm[i] |= 1u << kind;
        }
      g_once_init_leave (&is_filled, 1);
    }
  return acts[step][variant][features] & of_realm[realm];
}

guint32
pandoria_state_allowed_acts (const PandoriaState *s)
{
  guint32 acts
      = get_acts (s->step, s->variant, get_features (s), pandoria_state_realm_of (s, s->active));

  for (guint kind = 0; kind < PANDORIA_N_ACTS && (s->elf_moved || s->golem_moved || s->extra_cast);
       kind++)
    if (is_done (s, kind) || !is_right_extra (s, kind))
      acts &= ~(1u << kind);
  return acts;
}

gboolean
pandoria_state_has_act (const PandoriaState *state, guint player, PandoriaActKind kind)
{
  g_return_val_if_fail (
      state != NULL && player < state->n_players && (guint) kind < PANDORIA_N_ACTS, FALSE);
  return is_right_variant (state, kind) && !pandoria_act_is_foreign (state, player, kind);
}
