/* The table of all acts (record.md): when each is possible, and the function that carries it out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-members.h"
#include "pandoria-private.h"

#include <string.h>

#define STEP(name)    (1u << PANDORIA_STEP_##name)
#define VARIANT(name) (1u << PANDORIA_VARIANT_##name)

#define PLACING  STEP (PLACE)
#define FIGURE   STEP (FIGURE)
#define GOLEM    (STEP (FIGURE) | STEP (CARD))
#define CARD     (STEP (FIGURE) | STEP (CARD))
#define SCORING  (CARD | STEP (SCORE))
#define BUYING   (SCORING | STEP (BUY))
#define ENDING   (BUYING | STEP (END))
#define ANY_STEP (PLACING | ENDING | STEP (OVER))

#define REGULAR VARIANT (REGULAR)
#define CARDS   (REGULAR | VARIANT (BEGINNER))
#define SPELLS  (CARDS | VARIANT (FAMILY_SPELLS))
#define ALL     (SPELLS | VARIANT (FAMILY))

#define NEEDS_ARTIFACTS (1u << 0) /* the module (16) */
#define NEEDS_SIDE_B    (1u << 1) /* the river (15) */
#define NEEDS_REVISED   (1u << 2) /* that edition */
#define N_FEATURES      (1u << 3) /* the number of combinations of these flags */

/* Acts that are allowed only to realms whose row lists them. */
#define REALM_ACTS \
  (ACT (GOLEM_FIGURE) | ACT (RECAST) | ACT (HALFLING) | ACT (GOBLIN_CAST) | ACT (GOBLIN_OCCUPY) | ACT (ELF_MOVE))

typedef struct
{
  const char *key;
  const char *rule;
  guint steps, variants;
  guint needs;    /* NEEDS_…: what the game must have */
  gboolean extra; /* also as the Halflings' further spell (11) */
  gboolean (*run) (PandoriaWork *w);
} ActRow;

static const ActRow act_rows[] = {
  [PANDORIA_ACT_PLACE_TILE] = { "place-tile", "6.1", PLACING, ALL, .run = pandoria_act_place_tile },
  [PANDORIA_ACT_PLACE_CASTLE] = { "place-castle", "6.1", PLACING, ALL, .run = pandoria_act_place_castle },
  [PANDORIA_ACT_PLACE_FORTRESS]
  = { "place-fortress", "16", PLACING, ALL, NEEDS_ARTIFACTS, .run = pandoria_act_place_fortress },
  [PANDORIA_ACT_PLACE_SINGLE]
  = { "place-single", "16", PLACING, ALL, NEEDS_ARTIFACTS, .run = pandoria_act_place_single },
  [PANDORIA_ACT_SKIP_PLACEMENT] = { "skip-placement", "6.1", PLACING, ALL, .run = pandoria_act_skip_placement },
  [PANDORIA_ACT_PLACE_FIGURE] = { "place-figure", "6.2", FIGURE, ALL, .run = pandoria_act_place_figure },
  [PANDORIA_ACT_TAKE_FIGURE] = { "take-figure", "6.2", FIGURE, ALL, .run = pandoria_act_take_figure },
  [PANDORIA_ACT_RANSOM] = { "ransom", "17", FIGURE, REGULAR, .run = pandoria_act_ransom },
  [PANDORIA_ACT_GOLEM_FIGURE] = { "golem-figure", "17", GOLEM, REGULAR, .run = pandoria_act_golem_figure },
  [PANDORIA_ACT_CAST] = { "cast", "6.3.1", CARD, SPELLS, .extra = TRUE, .run = pandoria_act_cast },
  [PANDORIA_ACT_BUILD] = { "build", "6.3.2", CARD, CARDS, .run = pandoria_act_build },
  [PANDORIA_ACT_MONUMENT] = { "monument", "6.3.3", CARD, CARDS, .run = pandoria_act_monument },
  [PANDORIA_ACT_RECAST] = { "recast", "11", CARD, REGULAR, NEEDS_REVISED, .run = pandoria_act_recast },
  [PANDORIA_ACT_HALFLING] = { "halfling", "11", CARD, REGULAR, NEEDS_REVISED, .run = pandoria_act_halfling },
  [PANDORIA_ACT_GOBLIN_CAST] = { "goblin-cast", "17", CARD, REGULAR, .run = pandoria_act_goblin_cast },
  [PANDORIA_ACT_GOBLIN_OCCUPY] = { "goblin-occupy", "17", CARD, REGULAR, .run = pandoria_act_goblin_occupy },
  [PANDORIA_ACT_RIVER_SHIP]
  = { "river-ship", "15", CARD, CARDS, NEEDS_SIDE_B, .extra = TRUE, .run = pandoria_act_river_ship },
  [PANDORIA_ACT_RELIC] = { "relic", "16", CARD, ALL, NEEDS_ARTIFACTS, .run = pandoria_act_relic },
  [PANDORIA_ACT_SCORE] = { "score", "6.4", SCORING, ALL, .run = pandoria_act_score },
  [PANDORIA_ACT_BUY] = { "buy", "6.4", BUYING, CARDS, .run = pandoria_act_buy },
  [PANDORIA_ACT_ELF_MOVE] = { "elf-move", "11", ENDING, REGULAR, .run = pandoria_act_elf_move },
  [PANDORIA_ACT_END_TURN] = { "end-turn", "6.5", ENDING, ALL, .run = pandoria_act_end_turn },
  [PANDORIA_ACT_ADJUST] = { "adjust", "", ANY_STEP, ALL, .run = pandoria_act_adjust },
  [PANDORIA_ACT_EDIT_SPACE] = { "edit-space", "", ANY_STEP, ALL, .run = pandoria_act_edit_space },
  [PANDORIA_ACT_EDIT_PLAYER] = { "edit-player", "", ANY_STEP, ALL, .run = pandoria_act_edit_player },
  [PANDORIA_ACT_EDIT_TABLE] = { "edit-table", "", PLACING, ALL, .run = pandoria_act_edit_table },
};
G_STATIC_ASSERT (G_N_ELEMENTS (act_rows) == PANDORIA_N_ACTS);

const char *
pandoria_act_key (PandoriaActKind kind)
{
  g_return_val_if_fail ((guint) kind < PANDORIA_N_ACTS, NULL);
  return act_rows[kind].key;
}

int
pandoria_act_from_key (const char *key)
{
  return pandoria_key_find (&act_rows[0].key, sizeof act_rows[0], PANDORIA_N_ACTS, key);
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
  return !s->extra_cast || act_rows[kind].steps != CARD || act_rows[kind].extra;
}

static gboolean
is_right_step (const PandoriaState *s, guint kind)
{
  return (act_rows[kind].steps & 1u << s->step) != 0 && !is_done (s, kind) && is_right_extra (s, kind);
}

/* Returns: NEEDS_… */
static guint
get_features (const PandoriaState *s)
{
  return (s->artifacts ? NEEDS_ARTIFACTS : 0) | (s->side == PANDORIA_SIDE_B ? NEEDS_SIDE_B : 0)
         | (s->edition == PANDORIA_EDITION_REVISED ? NEEDS_REVISED : 0);
}

static gboolean
is_in_game (const ActRow *row, guint variant, guint features)
{
  return (row->variants & variant) != 0 && (row->needs & ~features) == 0;
}

static gboolean
is_right_variant (const PandoriaState *s, guint kind)
{
  return is_in_game (&act_rows[kind], 1u << s->variant, get_features (s));
}

static gboolean
is_right_realm (const PandoriaRealmRow *realm, guint kind)
{
  return ((~REALM_ACTS | realm->acts) >> kind & 1) != 0;
}

/* Returns: the section that excludes a member of the action from this game, or NULL. */
static const char *
find_foreign_member (const PandoriaState *s, const PandoriaAction *a)
{
  switch (a->kind)
    {
    case PANDORIA_ACT_PLACE_TILE:
    case PANDORIA_ACT_PLACE_SINGLE: return a->artifacts > 0 && !s->artifacts ? "16" : NULL;
    case PANDORIA_ACT_SCORE: return a->n_cards > 0 && s->variant != PANDORIA_VARIANT_FAMILY_SPELLS ? "14" : NULL;
    case PANDORIA_ACT_CAST: return pandoria_variant_has_spell (s->variant, a->spell) ? NULL : "14";
    case PANDORIA_ACT_EDIT_SPACE: return a->edit_artifacts != PANDORIA_EDIT_KEEP && !s->artifacts ? "16" : NULL;
    case PANDORIA_ACT_EDIT_PLAYER:
    case PANDORIA_ACT_EDIT_TABLE: return pandoria_edits_find_foreign (s, a);
    default: return NULL;
    }
}

/* Returns: the section that excludes the act from this game. */
static const char *
get_variant_rule (const PandoriaState *s, const ActRow *row)
{
  if (row->needs != 0)
    return row->rule;
  if (pandoria_state_is_family (s))
    return "14";
  return "12";
}

/* Checks that step, variant and realm allow @a. If not, sets *@code; sets *@rule in any case. */
static gboolean
allows_act (const PandoriaState *s, const PandoriaAction *a, PandoriaErrorCode *code, const char **rule)
{
  const ActRow *row = &act_rows[a->kind];

  *rule = row->rule;
  if (s->step == PANDORIA_STEP_OVER && (row->steps & STEP (OVER)) == 0)
    {
      *code = PANDORIA_ERROR_GAME_OVER;
      *rule = "9";
      return FALSE;
    }
  *code = PANDORIA_ERROR_WRONG_STEP;
  if (!is_right_step (s, a->kind))
    {
      *rule = "6";
      return FALSE;
    }
  *code = PANDORIA_ERROR_WRONG_VARIANT;
  if (!is_right_variant (s, a->kind))
    {
      *rule = get_variant_rule (s, row);
      return FALSE;
    }
  if (find_foreign_member (s, a) != NULL)
    {
      *rule = find_foreign_member (s, a);
      return FALSE;
    }
  *code = PANDORIA_ERROR_WRONG_REALM;
  return is_right_realm (pandoria_state_realm (s, s->active), a->kind);
}

/* Aborts in debug and sanitizer builds if an action broke an invariant, because that is a bug in the engine. */
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
      done = act_rows[action->kind].run (&w) && !w.unpaid;
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

/* Returns: the acts that a step allows in a game with these features, including the acts of realms. */
static guint32
get_acts (guint step, guint variant, guint features)
{
  static guint32 acts[PANDORIA_N_STEPS][PANDORIA_N_VARIANTS][N_FEATURES];
  static gsize is_filled;

  if (g_once_init_enter (&is_filled))
    {
      for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
        for (guint i = 0; i < sizeof acts / sizeof acts[0][0][0]; i++)
          if ((act_rows[kind].steps >> i / N_FEATURES / PANDORIA_N_VARIANTS & 1) != 0
              && is_in_game (&act_rows[kind], 1u << i / N_FEATURES % PANDORIA_N_VARIANTS, i % N_FEATURES))
            (&acts[0][0][0])[i] |= 1u << kind;
      g_once_init_leave (&is_filled, 1);
    }
  return acts[step][variant][features];
}

guint32
pandoria_state_allowed_acts (const PandoriaState *s)
{
  guint32 acts
      = get_acts (s->step, s->variant, get_features (s)) & (~REALM_ACTS | pandoria_state_realm (s, s->active)->acts);

  for (guint kind = 0; kind < PANDORIA_N_ACTS && (s->elf_moved || s->golem_moved || s->extra_cast); kind++)
    if (is_done (s, kind) || !is_right_extra (s, kind))
      acts &= ~(1u << kind);
  return acts;
}

gboolean
pandoria_state_has_act (const PandoriaState *state, guint player, PandoriaActKind kind)
{
  g_return_val_if_fail (state != NULL && player < state->n_players && (guint) kind < PANDORIA_N_ACTS, FALSE);
  return is_right_variant (state, kind) && is_right_realm (pandoria_state_realm (state, player), kind);
}
