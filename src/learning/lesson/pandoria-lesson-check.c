/* PandoriaLesson: checks that an act is the expected one, and explains how another legal act
 * differs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lesson.h"

#include <glib/gi18n-lib.h>

#include "pandoria-text.h"

G_DEFINE_QUARK (pandoria_lesson_error_quark, pandoria_lesson_error)

typedef struct
{
  const PandoriaLesson *lesson;
  guint act;
  const PandoriaAction *wanted;
  GError **error;
} Check;

/* --- sentences ------------------------------------------------------------------------------ */

static char *
describe_tile (const PandoriaAction *wanted)
{
  const PandoriaHex *hexes = wanted->hexes;

  if (wanted->kind == PANDORIA_ACT_PLACE_SINGLE)
    return g_strdup_printf (_ ("The tile of this lesson shows %1$s %2$u."),
                            pandoria_text_terrain (hexes[0].terrain), hexes[0].symbols);
  if (wanted->artifacts > 0)
    return g_strdup_printf (
        _ ("The tile of this lesson shows %1$s %2$u and %3$s %4$u; artifacts on it: %5$u."),
        pandoria_text_terrain (hexes[0].terrain), hexes[0].symbols,
        pandoria_text_terrain (hexes[1].terrain), hexes[1].symbols, wanted->artifacts);
  /* Translators: two terrains with their numbers of symbols, “Forest 2 and City 1” */
  return g_strdup_printf (_ ("The tile of this lesson shows %1$s %2$u and %3$s %4$u."),
                          pandoria_text_terrain (hexes[0].terrain), hexes[0].symbols,
                          pandoria_text_terrain (hexes[1].terrain), hexes[1].symbols);
}

static char *
describe_spaces (const Check *check)
{
  g_autofree char *spaces
      = pandoria_text_spaces (pandoria_lesson_get_spaces (check->lesson, check->act), 4);

  /* Translators: %s are spaces, “F4 F3” */
  return g_strdup_printf (_ ("That is legal, but this lesson places it on %s."), spaces);
}

static char *
name_card (const PandoriaAction *wanted)
{
  const PandoriaBuild *build = &wanted->build;

  switch (wanted->kind)
    {
    case PANDORIA_ACT_CAST:
      return pandoria_text_spell ((PandoriaSpell) wanted->spell, wanted->level);
    case PANDORIA_ACT_BUILD:
      return pandoria_text_building ((PandoriaBuilding) build->building, build->level);
    default: return pandoria_text_action (wanted);
    }
}

static char *
describe_card (const PandoriaAction *wanted)
{
  g_autofree char *card = name_card (wanted);

  /* Translators: %s is a spell or a building */
  return g_strdup_printf (_ ("In a game you may play any of your cards. In this lesson it is %s."),
                          card);
}

static char *
describe (const Check *check, PandoriaLessonError code)
{
  const PandoriaAction *wanted = check->wanted;

  switch (code)
    {
    case PANDORIA_LESSON_ERROR_TOO_EARLY:
      return g_strdup (
          _ ("Not yet: something is left to do this turn, and it cannot be done later."));
    case PANDORIA_LESSON_ERROR_OTHER_SPACE: return describe_spaces (check);
    case PANDORIA_LESSON_ERROR_OTHER_TILE: return describe_tile (wanted);
    case PANDORIA_LESSON_ERROR_TURNED:
      return g_strdup (_ ("The spaces are right, but the tile is the other way round."));
    case PANDORIA_LESSON_ERROR_OTHER_FIGURE:
      return g_strdup (wanted->leader || wanted->members.leader
                           ? _ ("This step needs the leader, not a worker.")
                           : _ ("This step needs a worker, not the leader."));
    case PANDORIA_LESSON_ERROR_OTHER_CARD: return describe_card (wanted);
    case PANDORIA_LESSON_ERROR_OTHER_COST:
      return g_strdup_printf (_ ("This card costs %u."), wanted->kind == PANDORIA_ACT_BUILD
                                                             ? wanted->build.cost
                                                             : wanted->cost);
    case PANDORIA_LESSON_ERROR_OTHER_CHOICE:
      return g_strdup (_ ("That is legal, but the lesson continues with another choice."));
    case PANDORIA_LESSON_ERROR_OTHER_ACT:
    default:
      return g_strdup (
          _ ("In a game you could do that. In this lesson something else comes next."));
    }
}

static gboolean
refuse (const Check *check, PandoriaLessonError code)
{
  g_autofree char *sentence = describe (check, code);

  g_set_error_literal (check->error, PANDORIA_LESSON_ERROR, (int) code, sentence);
  return FALSE;
}

/* --- what an act lays ----------------------------------------------------------------------- */

static gboolean
shows_same (const PandoriaHex *a, const PandoriaHex *b)
{
  return a->terrain == b->terrain && a->symbols == b->symbols;
}

/* Returns: (nullable): the hex that @action places at @space. */
static const PandoriaHex *
find_hex (const PandoriaAction *action, PandoriaSpace space)
{
  for (guint i = 0; i < (action->kind == PANDORIA_ACT_PLACE_TILE ? 2 : 1); i++)
    if (action->hexes[i].at == space)
      return &action->hexes[i];
  return NULL;
}

/* Accepts the hexes in either order. */
static gboolean
check_tile (const Check *check, const PandoriaAction *action)
{
  guint n = action->kind == PANDORIA_ACT_PLACE_TILE ? 2 : 1;
  gboolean turned = FALSE;

  for (guint i = 0; i < n; i++)
    {
      const PandoriaHex *wanted = find_hex (check->wanted, action->hexes[i].at);

      if (wanted == NULL)
        return refuse (check, PANDORIA_LESSON_ERROR_OTHER_SPACE);
      turned = turned || !shows_same (wanted, &action->hexes[i]);
    }
  if (!turned)
    return action->artifacts == check->wanted->artifacts
           || refuse (check, PANDORIA_LESSON_ERROR_OTHER_TILE);
  return refuse (check, n == 2 && shows_same (&action->hexes[0], &check->wanted->hexes[1])
                                && shows_same (&action->hexes[1], &check->wanted->hexes[0])
                            ? PANDORIA_LESSON_ERROR_TURNED
                            : PANDORIA_LESSON_ERROR_OTHER_TILE);
}

/* --- cards ---------------------------------------------------------------------------------- */

static gboolean
check_card (const Check *check, const PandoriaAction *action)
{
  const PandoriaAction *wanted = check->wanted;
  const PandoriaBuild *build = &action->build, *wanted_build = &wanted->build;
  gboolean is_cast = action->kind == PANDORIA_ACT_CAST;
  gboolean same_card
      = is_cast ? action->spell == wanted->spell && action->level == wanted->level
                : build->building == wanted_build->building && build->level == wanted_build->level;

  if (!same_card)
    return refuse (check, PANDORIA_LESSON_ERROR_OTHER_CARD);
  if (is_cast ? action->cost != wanted->cost : build->cost != wanted_build->cost)
    return refuse (check, PANDORIA_LESSON_ERROR_OTHER_COST);
  return TRUE;
}

/* --- whole acts ----------------------------------------------------------------------------- */

static gboolean
check_kind (const Check *check, const PandoriaAction *action)
{
  gboolean is_early = action->kind == PANDORIA_ACT_SCORE || action->kind == PANDORIA_ACT_END_TURN;

  return action->kind == check->wanted->kind
         || refuse (check,
                    is_early ? PANDORIA_LESSON_ERROR_TOO_EARLY : PANDORIA_LESSON_ERROR_OTHER_ACT);
}

/* Compares the acts as they are saved in a file; other members do not count. */
gboolean
pandoria_lesson_is_same (const PandoriaAction *action, const PandoriaAction *other)
{
  PandoriaAction ordered;
  g_autoptr (PandoriaRecordAct) one = NULL, two = NULL;

  g_return_val_if_fail (action != NULL && other != NULL, FALSE);

  ordered = *action;
  if (action->kind == PANDORIA_ACT_PLACE_TILE && action->hexes[0].at == other->hexes[1].at)
    {
      ordered.hexes[0] = action->hexes[1];
      ordered.hexes[1] = action->hexes[0];
    }
  one = pandoria_record_act_write (&ordered, NULL, NULL, NULL);
  two = pandoria_record_act_write (other, NULL, NULL, NULL);
  return pandoria_record_act_is_same (one, two);
}

static gboolean
is_figure (PandoriaActKind kind)
{
  return kind == PANDORIA_ACT_PLACE_FIGURE || kind == PANDORIA_ACT_GOLEM_FIGURE
         || kind == PANDORIA_ACT_RIVER_SHIP;
}

/* Returns: how @action differs from the expected act, of the same kind and card. */
static PandoriaLessonError
find_difference (const Check *check, const PandoriaAction *action)
{
  const PandoriaAction *wanted = check->wanted;
  PandoriaSpaces spaces = pandoria_lesson_get_spaces (check->lesson, check->act);

  if (is_figure (action->kind) && action->at != wanted->at)
    return PANDORIA_LESSON_ERROR_OTHER_SPACE;
  if (is_figure (action->kind) && action->leader != wanted->leader)
    return PANDORIA_LESSON_ERROR_OTHER_FIGURE;
  if (action->kind == PANDORIA_ACT_BUY)
    return PANDORIA_LESSON_ERROR_OTHER_COST;
  if (action->kind == PANDORIA_ACT_CAST && action->members.leader != wanted->members.leader)
    return PANDORIA_LESSON_ERROR_OTHER_FIGURE;
  return pandoria_spaces_is_empty (spaces) ? PANDORIA_LESSON_ERROR_OTHER_CHOICE
                                           : PANDORIA_LESSON_ERROR_OTHER_SPACE;
}

gboolean
pandoria_lesson_check (const PandoriaLesson *self, guint act, const PandoriaAction *action,
                       GError **error)
{
  Check check = { self, act, pandoria_lesson_get_action (self, act), error };

  g_return_val_if_fail (check.wanted != NULL && action != NULL, TRUE);

  if (!check_kind (&check, action))
    return FALSE;
  switch ((int) action->kind)
    {
    case PANDORIA_ACT_PLACE_TILE:
    case PANDORIA_ACT_PLACE_SINGLE: return check_tile (&check, action);
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_BUILD:
      if (!check_card (&check, action))
        return FALSE;
      break;
    default: break;
    }
  return pandoria_lesson_is_same (action, check.wanted)
         || refuse (&check, find_difference (&check, action));
}

/* --- an act being put together -------------------------------------------------------------- */

/* The tray shows the halves in the order in which the player will place them. Either half may come
 * first. */
static gboolean
check_shown (const Check *check, const PandoriaPlan *plan)
{
  const PandoriaHex *wanted = check->wanted->hexes;
  guint n = pandoria_plan_get_n_hexes (plan);
  gboolean fits[2] = { TRUE, n == 2 };

  for (guint i = 0; i < n; i++)
    {
      PandoriaHex hex;

      if (!pandoria_plan_get_hex (plan, i, &hex))
        continue;
      fits[0] = fits[0] && shows_same (&hex, &wanted[i]);
      fits[1] = fits[1] && shows_same (&hex, &wanted[1 - i]);
    }
  return fits[0] || fits[1] || refuse (check, PANDORIA_LESSON_ERROR_OTHER_TILE);
}

static gboolean
check_laid (const Check *check, const PandoriaPlan *plan)
{
  PandoriaHex hexes[2];
  guint n = pandoria_plan_get_hexes (plan, &plan->action, hexes);

  for (guint i = 0; i < n; i++)
    {
      const PandoriaHex *wanted = find_hex (check->wanted, hexes[i].at);

      if (wanted != NULL && pandoria_plan_get_hex (plan, i, NULL)
          && !shows_same (wanted, &hexes[i]))
        return refuse (check, PANDORIA_LESSON_ERROR_TURNED);
    }
  return TRUE;
}

static gboolean
check_chosen (const Check *check, const PandoriaPlan *plan)
{
  PandoriaSpaces wanted = pandoria_lesson_get_spaces (check->lesson, check->act);
  PandoriaSpaces chosen = pandoria_plan_get_chosen (plan);
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, chosen)
    if (!pandoria_spaces_has (&wanted, space))
      return refuse (check, PANDORIA_LESSON_ERROR_OTHER_SPACE);
  return TRUE;
}

gboolean
pandoria_lesson_check_plan (const PandoriaLesson *self, guint act, const PandoriaPlan *plan,
                            GError **error)
{
  Check check = { self, act, pandoria_lesson_get_action (self, act), error };
  const PandoriaAction *action;

  g_return_val_if_fail (check.wanted != NULL && plan != NULL, TRUE);

  action = &plan->action;
  if (!check_kind (&check, action) || !check_chosen (&check, plan))
    return FALSE;
  switch ((int) action->kind)
    {
    case PANDORIA_ACT_PLACE_TILE:
    case PANDORIA_ACT_PLACE_SINGLE: return check_shown (&check, plan) && check_laid (&check, plan);
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_BUILD: return check_card (&check, action);
    default: return TRUE;
    }
}
