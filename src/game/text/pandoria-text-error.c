/* Describes each refusal in a sentence that ends with the section of the rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include "pandoria-setup-json.h"

#include <glib/gi18n-lib.h>

/* plain: without the full stop, which follows the rule; at: the same about the space %s; NULL: never about a space. */
typedef struct
{
  const char *plain;
  const char *at;
} ErrorText;

static const ErrorText errors[] = {
  [PANDORIA_ERROR_WRONG_STEP] = { N_ ("This is not possible in the current step of the turn"), NULL },
  [PANDORIA_ERROR_NOT_ADJACENT] = { N_ ("It must be next to a tile, a castle or printed terrain connected to one"),
                                    N_ ("%s is not next to a tile, a castle or printed terrain connected to one") },
  [PANDORIA_ERROR_OCCUPIED] = { N_ ("This place is occupied"), N_ ("%s is occupied") },
  [PANDORIA_ERROR_OFF_BOARD] = { N_ ("There is no such space on the board"), N_ ("%s is not on the board") },
  [PANDORIA_ERROR_NOT_NEIGHBOURS] = { N_ ("The two spaces of a double tile must be next to each other"),
                                      N_ ("%s is not next to the tile’s other space") },
  [PANDORIA_ERROR_LEADER_LAST]
  = { N_ ("The leader may be placed only when no other figure is left in the reserve"), NULL },
  [PANDORIA_ERROR_NO_FIGURE] = { N_ ("No such figure is available"), N_ ("There is no such figure on %s") },
  [PANDORIA_ERROR_NOT_YOUR_FIGURE]
  = { N_ ("That figure belongs to another player"), N_ ("The figure on %s belongs to another player") },
  [PANDORIA_ERROR_CLOSED_REGION] = { N_ ("That space is in a closed region"), N_ ("%s is in a closed region") },
  [PANDORIA_ERROR_NOT_PLACED_NOW]
  = { N_ ("A figure may only be placed on what was placed this turn"), N_ ("%s was not placed this turn") },
  [PANDORIA_ERROR_NOT_ALLOWED_SPACE] = { N_ ("This may not go there"), N_ ("This may not go on %s") },
  [PANDORIA_ERROR_NO_CASTLE] = { N_ ("No castle is left"), NULL },
  [PANDORIA_ERROR_NO_CARD] = { N_ ("No card is left in hand"), NULL },
  [PANDORIA_ERROR_NO_SLOT] = { N_ ("This slot does not exist"), NULL },
  [PANDORIA_ERROR_NOT_OVERBUILDABLE] = { N_ ("The contents of that slot cannot be built over"), NULL },
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
  [PANDORIA_ERROR_NOT_REACHABLE] = { N_ ("That space cannot be reached"), N_ ("%s cannot be reached") },
  [PANDORIA_ERROR_NO_SPELL] = { N_ ("No spell can be cast that way"), NULL },
  [PANDORIA_ERROR_NO_TILE] = { N_ ("No such tile is left"), NULL },
  [PANDORIA_ERROR_WRONG_REALM] = { N_ ("This realm cannot do that"), NULL },
  [PANDORIA_ERROR_WRONG_VARIANT] = { N_ ("That does not exist in this variant of the game"), NULL },
  [PANDORIA_ERROR_MUST_PLACE] = { N_ ("Something can be placed, so this step cannot be skipped"), NULL },
  [PANDORIA_ERROR_NO_ARTIFACTS] = { N_ ("Not enough artifacts"), NULL },
  [PANDORIA_ERROR_NO_RELIC] = { N_ ("That relic is not available"), NULL },
  [PANDORIA_ERROR_IMPOSSIBLE_VALUE] = { N_ ("That value is not possible"), N_ ("That is not possible on %s") },
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

char *
pandoria_text_error (const GError *error)
{
  g_autofree char *sentence = NULL;
  const char *rule;

  g_return_val_if_fail (error != NULL, g_strdup (""));

  if (g_error_matches (error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_OPEN_ELSEWHERE))
    return g_strdup (_ ("The game is open in another window of the program."));
  if (g_error_matches (error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_LOOKING_BACK))
    return g_strdup (_ ("You are looking back. Return with “Back to Now” to make entries."));
  if (error->domain == PANDORIA_SETUP_ERROR)
    return pandoria_setup_fault_describe (error);
  if (error->domain != PANDORIA_ERROR || error->code < 0 || error->code >= PANDORIA_N_ERRORS)
    return g_strdup (error->message);
  sentence = get_sentence (&errors[error->code], pandoria_error_get_space (error));
  rule = pandoria_error_get_rule (error);
  if (rule == NULL || *rule == '\0')
    /* Translators: %s is a sentence without its full stop. */
    return g_strdup_printf (C_ ("refusal", "%s."), sentence);
  /* Translators: %1$s is a sentence without its full stop, %2$s the number of the broken rule, as in “6.2”. */
  return g_strdup_printf (C_ ("refusal", "%1$s (rule %2$s)."), sentence, rule);
}

/* --- refusals --------------------------------------------------------------------------------------------------- */

/* Returns: whether this is an act of the third step (6.3), of which a turn has one. */
static gboolean
is_card_act (guint kind)
{
  switch (kind)
    {
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_BUILD:
    case PANDORIA_ACT_MONUMENT:
    case PANDORIA_ACT_HALFLING:
    case PANDORIA_ACT_RECAST:
    case PANDORIA_ACT_GOBLIN_CAST:
    case PANDORIA_ACT_GOBLIN_OCCUPY:
    case PANDORIA_ACT_RIVER_SHIP:
    case PANDORIA_ACT_RELIC: return TRUE;
    default: return FALSE;
    }
}

static gboolean
is_figure_act (guint kind)
{
  return kind == PANDORIA_ACT_PLACE_FIGURE;
}

/* Returns: whether one of the acts for which @is_it is true was done in the present turn. */
static gboolean
has_done (PandoriaGame *game, gboolean (*is_it) (guint kind))
{
  PandoriaRecord *record = pandoria_game_get_record (game);

  for (guint n = pandoria_game_get_position (game); n > 0; n--)
    {
      guint kind = pandoria_record_get_action (record, n - 1)->kind;

      if (kind == PANDORIA_ACT_END_TURN)
        return FALSE;
      if (is_it (kind))
        return TRUE;
    }
  return FALSE;
}

gboolean
pandoria_text_has_played_card (PandoriaGame *game)
{
  return has_done (game, is_card_act);
}

gboolean
pandoria_text_has_placed_figure (PandoriaGame *game)
{
  return has_done (game, is_figure_act);
}

/* Returns: the slot of the monument or building in @action. */
static guint
find_slot (const PandoriaAction *action, gboolean *is_monument)
{
  const PandoriaErect *erect = action->kind == PANDORIA_ACT_CAST ? &action->members.monument : &action->monument;
  const PandoriaBuild *build = action->kind == PANDORIA_ACT_CAST ? &action->members.build : &action->build;

  *is_monument = erect->present;
  return erect->present ? erect->slot : build->slot;
}

/* Returns: (nullable): a sentence about the slot, without its end. */
static char *
explain_slot (const PandoriaState *state, const PandoriaAction *action)
{
  gboolean is_monument;
  guint slot = find_slot (action, &is_monument);
  const PandoriaSlot *there = &state->players[state->active].slots[MIN (slot, PANDORIA_MAX_SLOTS - 1)];

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
  /* Translators: the cost of an act, who cannot pay it, and how much there is: “It costs 8 wood, and Marta has 6” */
  return g_strdup_printf (state->n_pending > 0 ? _ ("It costs %1$s, and %2$s has %3$d; scoring comes after cards")
                                               : _ ("It costs %1$s, and %2$s has %3$d"),
                          amount, pandoria_record_get_player_name (pandoria_game_get_record (game), state->active),
                          has);
}

/* Returns: (nullable): the same about an earlier act of the turn. Sets *@rule to its rule. */
static char *
explain_step (PandoriaGame *game, const PandoriaAction *action, const char **rule)
{
  gboolean card = is_card_act (action->kind);
  const char *text = NULL;

  if (card && has_done (game, is_card_act))
    text = _ ("Only one card or monument per turn, and it has been played");
  else if (card && pandoria_game_get_state (game)->scored)
    text = _ ("Cards come before scoring: what this turn brought can pay for them next turn");
  else if (is_figure_act (action->kind) && has_done (game, is_figure_act))
    text = _ ("Only one figure per turn, and it has been placed");
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
    case PANDORIA_ERROR_NOT_OVERBUILDABLE: return action != NULL ? explain_slot (state, action) : NULL;
    case PANDORIA_ERROR_NOT_ALLOWED_SPACE: return explain_space (state, pandoria_error_get_space (error));
    case PANDORIA_ERROR_CANNOT_PAY: return explain_cost (game, error);
    case PANDORIA_ERROR_WRONG_STEP: return action != NULL ? explain_step (game, action, rule) : NULL;
    default: return NULL;
    }
}

char *
pandoria_text_refusal (PandoriaGame *game, const PandoriaAction *action, const GError *error, const char **rule)
{
  g_autofree char *sentence = NULL;
  const char *section;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && error != NULL, NULL);

  section = error->domain == PANDORIA_ERROR ? pandoria_error_get_rule (error) : NULL;
  if (error->domain == PANDORIA_ERROR)
    sentence = explain (game, action, error, &section);
  if (rule != NULL)
    *rule = section;
  if (sentence == NULL)
    return pandoria_text_error (error);
  return g_strdup_printf (C_ ("refusal", "%1$s (rule %2$s)."), sentence, section);
}
