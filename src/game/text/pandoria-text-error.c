/* Describes each refusal in a sentence that ends with the section of the rules, and why an act is
 * impossible now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include "pandoria-board-json.h"

#include <glib/gi18n-lib.h>

/* plain: without the full stop, which follows the rule; at: the same about the space %s; NULL:
 * never about a space. */
typedef struct
{
  const char *plain, *at;
} ErrorText;

static const ErrorText errors[] = {
  [PANDORIA_ERROR_WRONG_STEP]
  = { N_ ("This is not possible in the current step of the turn"), NULL },
  [PANDORIA_ERROR_NOT_ADJACENT]
  = { N_ ("It must be next to a tile, a castle or printed terrain connected to one"),
      N_ ("%s is not next to a tile, a castle or printed terrain connected to one") },
  [PANDORIA_ERROR_OCCUPIED] = { N_ ("This place is occupied"), N_ ("%s is occupied") },
  [PANDORIA_ERROR_OFF_BOARD]
  = { N_ ("There is no such space on the board"), N_ ("%s is not on the board") },
  [PANDORIA_ERROR_NOT_NEIGHBOURS]
  = { N_ ("The two spaces of a double tile must be next to each other"),
      N_ ("%s is not next to the tile’s other space") },
  [PANDORIA_ERROR_LEADER_LAST]
  = { N_ ("The leader may be placed only when no other figure is left in the reserve"), NULL },
  [PANDORIA_ERROR_NO_FIGURE]
  = { N_ ("No such figure is available"), N_ ("There is no such figure on %s") },
  [PANDORIA_ERROR_NOT_YOUR_FIGURE] = { N_ ("That figure belongs to another player"),
                                       N_ ("The figure on %s belongs to another player") },
  [PANDORIA_ERROR_CLOSED_REGION]
  = { N_ ("That space is in a closed region"), N_ ("%s is in a closed region") },
  [PANDORIA_ERROR_NOT_PLACED_NOW]
  = { N_ ("A figure may only be placed on what was placed this turn"),
      N_ ("%s was not placed this turn") },
  [PANDORIA_ERROR_NOT_ALLOWED_SPACE]
  = { N_ ("This may not go there"), N_ ("This may not go on %s") },
  [PANDORIA_ERROR_NO_CASTLE] = { N_ ("No castle is left"), NULL },
  [PANDORIA_ERROR_NO_CARD] = { N_ ("No card is left in hand"), NULL },
  [PANDORIA_ERROR_NO_SLOT] = { N_ ("This slot does not exist"), NULL },
  [PANDORIA_ERROR_NOT_OVERBUILDABLE]
  = { N_ ("The contents of that slot cannot be built over"), NULL },
  [PANDORIA_ERROR_DUPLICATE_BUILDING] = { N_ ("The same building is visible already"), NULL },
  [PANDORIA_ERROR_CANNOT_PAY] = { N_ ("Not enough to pay for it"), NULL },
  [PANDORIA_ERROR_CHOICE_NEEDED]
  = { N_ ("There are several ways: choose one"), N_ ("There are several ways at %s: choose one") },
  [PANDORIA_ERROR_NO_MONUMENT] = { N_ ("No monument is left"), NULL },
  [PANDORIA_ERROR_NO_PURCHASE] = { N_ ("No card of the card market may be bought now"), NULL },
  [PANDORIA_ERROR_NO_SCORING]
  = { N_ ("That region is not scored this turn"), N_ ("The region of %s is not scored this turn") },
  [PANDORIA_ERROR_NOT_NEXT_TO_OWN]
  = { N_ ("It must be next to one of your figures"), N_ ("%s is not next to one of your figures") },
  [PANDORIA_ERROR_NOT_REACHABLE]
  = { N_ ("That space cannot be reached"), N_ ("%s cannot be reached") },
  [PANDORIA_ERROR_NO_SPELL] = { N_ ("No spell can be cast that way"), NULL },
  [PANDORIA_ERROR_NO_TILE] = { N_ ("No such tile is left"), NULL },
  [PANDORIA_ERROR_WRONG_REALM] = { N_ ("This realm cannot do that"), NULL },
  [PANDORIA_ERROR_WRONG_VARIANT] = { N_ ("That does not exist in this variant of the game"), NULL },
  [PANDORIA_ERROR_MUST_PLACE]
  = { N_ ("Something can be placed, so this step cannot be skipped"), NULL },
  [PANDORIA_ERROR_NO_ARTIFACTS] = { N_ ("Not enough artifacts"), NULL },
  [PANDORIA_ERROR_NO_RELIC] = { N_ ("That relic is not available"), NULL },
  [PANDORIA_ERROR_IMPOSSIBLE_VALUE]
  = { N_ ("That value is not possible"), N_ ("That is not possible on %s") },
  [PANDORIA_ERROR_GAME_OVER] = { N_ ("The game is over; only corrections are possible"), NULL },
};
G_STATIC_ASSERT (G_N_ELEMENTS (errors) == PANDORIA_N_ERRORS);

static char *
get_sentence (const ErrorText *text, PandoriaSpace space)
{
  g_auto (GStrv) parts = NULL;

  if (text->at == NULL || space < 0)
    return g_strdup (_ (text->plain));
  /* The compiler cannot check a format from a table, so insert the name without printf(). */
  parts = g_strsplit (_ (text->at), "%s", 2);
  return g_strjoinv (pandoria_space_name (space), parts);
}

/* Returns: (nullable): what the game lacks. The section @rule shows it more exactly than the kind
 * of the error. */
static const char *
find_lack (PandoriaErrorCode code, const char *rule)
{
  static const struct
  {
    PandoriaErrorCode code;
    const char *rule, *sentence;
  } lacks[] = {
    { PANDORIA_ERROR_NO_CASTLE, "16", N_ ("Your fortress is already on the board") },
    { PANDORIA_ERROR_CHOICE_NEEDED, "12",
      N_ ("The printed cost of that starting building is not known yet") },
    { PANDORIA_ERROR_WRONG_VARIANT, "11", N_ ("Only the revised edition has that") },
    { PANDORIA_ERROR_WRONG_VARIANT, "15", N_ ("Only side B of the board has that") },
    { PANDORIA_ERROR_WRONG_VARIANT, "16", N_ ("This game is played without artifacts") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lacks); i++)
    if (lacks[i].code == code && g_strcmp0 (lacks[i].rule, rule) == 0)
      return _ (lacks[i].sentence);
  return NULL;
}

char *
pandoria_text_error (const GError *error)
{
  g_autofree char *sentence = NULL;
  const char *rule, *lack;

  g_return_val_if_fail (error != NULL, g_strdup (""));

  if (g_error_matches (error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_OPEN_ELSEWHERE))
    return g_strdup (_ ("The game is open in another window of the program."));
  if (g_error_matches (error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_LOOKING_BACK))
    return g_strdup (_ ("You are looking back. Return with “Back to Now” to make entries."));
  if (error->domain == PANDORIA_SETUP_ERROR)
    return pandoria_setup_fault_describe (error->code, pandoria_setup_error_get_space (error));
  if (error->domain != PANDORIA_ERROR || error->code < 0 || error->code >= PANDORIA_N_ERRORS)
    return g_strdup (error->message);
  rule = pandoria_error_get_rule (error);
  lack = find_lack ((PandoriaErrorCode) error->code, rule);
  sentence = lack != NULL ? g_strdup (lack)
                          : get_sentence (&errors[error->code], pandoria_error_get_space (error));
  if (rule == NULL || *rule == '\0')
    /* Translators: %s is a sentence without its full stop. */
    return g_strdup_printf (C_ ("refusal", "%s."), sentence);
  /* Translators: %1$s is a sentence without its full stop, %2$s the number of the broken rule, as
   * in “6.2”. */
  return g_strdup_printf (C_ ("refusal", "%1$s (rule %2$s)."), sentence, rule);
}

/* --- refusals ------------------------------------------------------------------------------- */

/* Returns: the step of an act: the last that allows it, but figures come before cards. */
static PandoriaStep
get_step (PandoriaActKind kind)
{
  return kind == PANDORIA_ACT_GOLEM_FIGURE ? PANDORIA_STEP_FIGURE : pandoria_act_last_step (kind);
}

/* A turn has only one act of the third step (6.3). */
static gboolean
is_card_act (PandoriaActKind kind)
{
  return get_step (kind) == PANDORIA_STEP_CARD;
}

/* Returns: whether the turn already has an act of @kind or, if @kind belongs to the third step, any
 * act of that step. */
static gboolean
has_done (PandoriaGame *game, PandoriaActKind kind)
{
  PandoriaRecord *record = pandoria_game_get_record (game);

  for (guint n = pandoria_game_get_position (game); n > 0; n--)
    {
      PandoriaActKind done = (PandoriaActKind) pandoria_record_get_action (record, n - 1)->kind;

      if (done == PANDORIA_ACT_END_TURN)
        return FALSE;
      if (done == kind || (is_card_act (done) && is_card_act (kind)))
        return TRUE;
    }
  return FALSE;
}

/* Returns: the slot of the monument or building in @action, or in the spell that it casts or
 * copies. */
static guint
find_slot (const PandoriaAction *action, gboolean *is_monument)
{
  const PandoriaSpellMembers *spell
      = action->members.player >= 0 ? &action->copy : &action->members;
  gboolean is_own = action->monument.present || action->build.building != PANDORIA_BUILDING_NONE;
  const PandoriaErect *erect = is_own ? &action->monument : &spell->monument;

  *is_monument = erect->present;
  if (erect->present)
    return erect->slot;
  return is_own ? action->build.slot : spell->build.slot;
}

/* Returns: (nullable): a sentence about the slot, without its end. */
static char *
explain_slot (const PandoriaState *state, const PandoriaAction *action)
{
  gboolean is_monument;
  guint slot = find_slot (action, &is_monument);
  const PandoriaSlot *there
      = &state->players[state->active].slots[MIN (slot, PANDORIA_MAX_SLOTS - 1)];

  if (there->has_monument)
    return g_strdup (_ ("A monument is never covered"));
  if (is_monument && there->building == PANDORIA_BUILDING_NONE)
    return g_strdup (_ ("A monument must be erected over a building"));
  return NULL;
}

/* Returns: (nullable): the same about the space. */
static char *
explain_space (const PandoriaState *state, PandoriaSpace space)
{
  if (space == PANDORIA_SPACE_NONE || !pandoria_spaces_has (&state->lakes, space))
    return NULL;
  /* Translators: %s is a space of the board */
  return g_strdup_printf (_ ("%s is a lake"), pandoria_space_name (space));
}

/* Returns: (nullable): the same about the cost. */
static char *
explain_cost (PandoriaGame *game, const GError *error)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  guint counter, cost = pandoria_error_get_cost (error, &counter);
  g_autofree char *amount = NULL;
  int has;

  if (cost == 0)
    return NULL;
  has = state->players[state->active].counters[counter];
  if (has >= (int) cost) /* another payment comes first */
    return NULL;
  amount = pandoria_text_amount (counter, (int) cost);
  /* Translators: the cost of an act, who cannot pay it, and how much there is: “It costs 8 wood,
   * and Marta has 6” */
  return g_strdup_printf (state->n_pending > 0
                              ? _ ("It costs %1$s, and %2$s has %3$d; scoring comes after cards")
                              : _ ("It costs %1$s, and %2$s has %3$d"),
                          amount, pandoria_game_get_player_name (game, state->active), has);
}

/* Returns: (nullable): the same about an earlier act of the turn. Sets *@rule to its rule. */
static char *
explain_step (PandoriaGame *game, const PandoriaAction *action, const char **rule)
{
  gboolean card = is_card_act ((PandoriaActKind) action->kind);
  const char *text = NULL;

  if (card && has_done (game, action->kind))
    text = _ ("Only one card or monument per turn, and it has been played");
  else if (card && pandoria_game_get_state (game)->scored)
    text = _ ("Cards come before scoring: what this turn brought can pay for them next turn");
  else if (action->kind == PANDORIA_ACT_PLACE_FIGURE && has_done (game, action->kind))
    text = _ ("Only one figure per turn, and it has been placed");
  else if (has_done (game, action->kind))
    return g_strdup (_ ("This is possible once per turn, and it has been done"));
  if (text != NULL)
    *rule = card ? "6.3" : "6.2";
  return g_strdup (text);
}

static char *
explain (PandoriaGame *game, const PandoriaAction *action, const GError *error, const char **rule)
{
  const PandoriaState *state = pandoria_game_get_state (game);

  switch (error->code)
    {
    case PANDORIA_ERROR_NOT_OVERBUILDABLE:
      return action != NULL ? explain_slot (state, action) : NULL;
    case PANDORIA_ERROR_NOT_ALLOWED_SPACE:
      return explain_space (state, pandoria_error_get_space (error));
    case PANDORIA_ERROR_CANNOT_PAY: return explain_cost (game, error);
    case PANDORIA_ERROR_WRONG_STEP:
      return action != NULL ? explain_step (game, action, rule) : NULL;
    default: return NULL;
    }
}

/* A turn without a closed region has no steps after the figure. */
char *
pandoria_text_misfit (PandoriaActKind kind, const GError *error)
{
  if ((kind == PANDORIA_ACT_BUY || kind == PANDORIA_ACT_SCORE)
      && g_error_matches (error, PANDORIA_ERROR, PANDORIA_ERROR_WRONG_STEP))
    return g_strdup (_ ("Nothing was scored in this turn."));
  return pandoria_text_error (error);
}

char *
pandoria_text_wrong_step (const PandoriaState *state, PandoriaActKind kind, const char *rule)
{
  const char *now = pandoria_text_step ((PandoriaStep) state->step);

  if (get_step (kind) > state->step && state->step == PANDORIA_STEP_PLACE)
    return g_strdup_printf (_ ("Place a tile first (rule %s)."), rule);
  if (get_step (kind) > state->step)
    /* Translators: an act that belongs to a later step; the step that the turn is at, a section of
     * the rules */
    return g_strdup_printf (_ ("Too early this turn: the step is “%s” (rule %s)."), now, rule);
  /* Translators: an act that belongs to an earlier step; the step that the turn is at, a section of
   * the rules */
  return g_strdup_printf (_ ("Too late this turn: the step is “%s” (rule %s)."), now, rule);
}

char *
pandoria_text_refusal (PandoriaGame *game, const PandoriaAction *action, const GError *error,
                       const char **rule)
{
  g_autofree char *sentence = NULL;
  const char *section;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && error != NULL, NULL);

  section = error->domain == PANDORIA_ERROR ? pandoria_error_get_rule (error) : NULL;
  if (error->domain == PANDORIA_ERROR)
    sentence = explain (game, action, error, &section);
  if (rule != NULL)
    *rule = section;
  if (sentence == NULL && action != NULL
      && g_error_matches (error, PANDORIA_ERROR, PANDORIA_ERROR_WRONG_STEP))
    return pandoria_text_wrong_step (pandoria_game_get_state (game), (PandoriaActKind) action->kind,
                                     section);
  if (sentence == NULL)
    return pandoria_text_error (error);
  return g_strdup_printf (C_ ("refusal", "%1$s (rule %2$s)."), sentence, section);
}

/* --- why an act is impossible now, with any choices ----------------------------------------- */

/* The acts that “Something else” offers. */
static const guint8 other_acts[] = {
  PANDORIA_ACT_RELIC,      PANDORIA_ACT_RECAST,      PANDORIA_ACT_HALFLING,
  PANDORIA_ACT_RANSOM,     PANDORIA_ACT_GOBLIN_CAST, PANDORIA_ACT_GOBLIN_OCCUPY,
  PANDORIA_ACT_RIVER_SHIP,
};

static gboolean
is_other_possible (const PandoriaOptions *options)
{
  for (gsize i = 0; i < G_N_ELEMENTS (other_acts); i++)
    if (pandoria_options_has_act (options, other_acts[i]))
      return TRUE;
  return FALSE;
}

static guint8
get_first_slot (guint8 slots)
{
  return slots != 0 ? (guint8) g_bit_nth_lsf (slots, -1) : 0;
}

/* Returns: the slot in which a monument costs least. */
static guint8
find_cheapest_slot (const PandoriaState *state)
{
  guint8 slots = pandoria_options_monument_slots (state), best = get_first_slot (slots);

  for (guint8 i = 0; slots >> i != 0; i++)
    if ((slots >> i & 1) != 0
        && pandoria_state_monument_cost (state, state->active, i)
               < pandoria_state_monument_cost (state, state->active, best))
      best = i;
  return best;
}

/* Flee has the fewest requirements, but the family variant with spells lacks it. */
static PandoriaSpell
probe_spell (const PandoriaState *state)
{
  if (pandoria_variant_has_spell (state->variant, PANDORIA_SPELL_FLEE))
    return PANDORIA_SPELL_FLEE;
  for (guint spell = 1; spell < PANDORIA_N_SPELLS; spell++)
    if (pandoria_variant_has_spell (state->variant, (PandoriaSpell) spell)
        && *pandoria_spell_levels ((PandoriaSpell) spell) == 0)
      return (PandoriaSpell) spell;
  return PANDORIA_SPELL_FLEE;
}

/* Chooses the cheapest possible building. If even that is refused, the reason applies to all. */
static void
probe_building (const PandoriaState *state, PandoriaBuild *build)
{
  *build = (PandoriaBuild){ .building = PANDORIA_BUILDING_STATUE, .cost = 1, .with = -1 };
  for (guint building = 1; building < PANDORIA_N_BUILDINGS; building++)
    {
      guint8 slots = pandoria_options_build_slots (state, building);

      if (slots == 0 || *pandoria_building_levels (building) != 0)
        continue;
      build->building = (guint8) building;
      build->slot = get_first_slot (slots);
      return;
    }
}

/* Ransoms one worker from a Hanbok player. */
static void
probe_ransom (const PandoriaState *state, PandoriaAction *action)
{
  for (guint8 i = 0; i < state->n_players; i++)
    if (i != state->active && pandoria_state_takes_prisoners (state, i))
      action->player = i;
  action->workers = 1;
  action->n_pay = 1;
}

/* Fills @action, an impossible act, with the choices that give the mildest refusal. */
static void
probe (const PandoriaState *state, PandoriaActKind kind, gboolean leader, PandoriaAction *action)
{
  PandoriaSpace laid = pandoria_spaces_first (state->laid_at);

  pandoria_action_init (action, kind);
  action->leader = (guint8) leader;
  action->at = action->from = action->to = laid != PANDORIA_SPACE_NONE ? laid : 0;
  action->take = (PandoriaPlaceRef){ .at = action->at, .player = PANDORIA_NOBODY };
  action->cost = 1;
  if (kind == PANDORIA_ACT_CAST)
    action->spell = (guint8) probe_spell (state);
  if (kind == PANDORIA_ACT_BUILD)
    probe_building (state, &action->build);
  if (kind == PANDORIA_ACT_MONUMENT)
    action->monument
        = (PandoriaErect){ .present = TRUE, .with = -1, .slot = find_cheapest_slot (state) };
  if (kind == PANDORIA_ACT_RANSOM)
    probe_ransom (state, action);
}

/* The reason must not name the space of the probe, because the user has not chosen it. */
static char *
describe_missing_figure (PandoriaActKind kind, const char *rule)
{
  if (kind == PANDORIA_ACT_TAKE_FIGURE)
    /* Translators: no figure; %s is a section of the rules */
    return g_strdup_printf (_ ("You have no figure on the board (rule %s)."), rule);
  if (kind == PANDORIA_ACT_RANSOM)
    /* Translators: no prisoner; %s is a section of the rules */
    return g_strdup_printf (_ ("There is nobody to ransom (rule %s)."), rule);
  /* Translators: no figure; %s is a section of the rules */
  return g_strdup_printf (_ ("You have no figure in the reserve (rule %s)."), rule);
}

gboolean
pandoria_act_is_possible (PandoriaGame *game, PandoriaActKind kind, gboolean leader)
{
  const PandoriaOptions *options;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && kind < PANDORIA_N_ACTS, FALSE);
  options = pandoria_game_get_options (game);
  if (kind == PANDORIA_ACT_PLACE_FIGURE)
    return !pandoria_spaces_is_empty (leader ? options->leader : options->worker);
  if (kind == PANDORIA_ACT_RELIC)
    return is_other_possible (options);
  return pandoria_options_has_act (options, kind);
}

char *
pandoria_act_reason (PandoriaGame *game, PandoriaActKind kind, gboolean leader, const char **rule)
{
  g_autoptr (GError) error = NULL;
  PandoriaAction action;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && kind < PANDORIA_N_ACTS, NULL);
  if (pandoria_act_is_possible (game, kind, leader))
    return NULL;
  probe (pandoria_game_get_state (game), kind, leader, &action);
  if (pandoria_game_preview (game, &action, NULL, NULL, &error))
    return g_strdup (_ ("It cannot be done now."));
  if (error->domain != PANDORIA_ERROR)
    return pandoria_text_error (error);
  if (rule != NULL)
    *rule = pandoria_error_get_rule (error);
  if (kind == PANDORIA_ACT_RELIC && error->code == PANDORIA_ERROR_NO_RELIC
      && pandoria_state_artifacts (pandoria_game_get_state (game),
                                   pandoria_game_get_state (game)->active)
             == 0)
    return g_strdup_printf (
        _ ("%s has no artifacts (rule %s)."),
        pandoria_game_get_player_name (game, pandoria_game_get_state (game)->active),
        pandoria_error_get_rule (error));
  if (error->code == PANDORIA_ERROR_NO_FIGURE)
    return describe_missing_figure (kind, pandoria_error_get_rule (error));
  /* The cost of the probe is not the cost of the user's card. */
  if (error->code == PANDORIA_ERROR_CANNOT_PAY && kind != PANDORIA_ACT_MONUMENT)
    return pandoria_text_error (error);
  return pandoria_text_refusal (game, &action, error, rule);
}
