/* Writes the tips of the coach as sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "pandoria-coach.h"
#include "pandoria-text.h"

static const char *
get_name (PandoriaGame *game, guint player)
{
  return pandoria_record_get_player_name (pandoria_game_get_record (game), player);
}

static const char *
get_active_name (PandoriaGame *game)
{
  return get_name (game, pandoria_game_get_shown_state (game)->active);
}

/* “Jonas 2, Marta 1” */
static char *
list_strengths (PandoriaGame *game, const PandoriaCoachTip *tip)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < pandoria_game_get_shown_state (game)->n_players; i++)
    if (tip->strengths[i] > 0)
      {
        if (text->len > 0)
          /* Translators: between the amounts that one player gains, “6 wood, 2 points” */
          g_string_append (text, C_ ("amounts", ", "));
        /* Translators: a player's name and how strong the figures are there: “Marta 2” */
        g_string_append_printf (text, C_ ("strength", "%1$s %2$u"), get_name (game, i), tip->strengths[i]);
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_close (PandoriaGame *game, const PandoriaCoachTip *tip)
{
  g_autofree char *open = pandoria_text_open_region (game, &tip->open);
  g_autofree char *strengths = list_strengths (game, tip);

  if (*strengths == '\0') /* a realm gains without a figure next to the region (17) */
    return g_steal_pointer (&open);
  /* Translators: the first is a whole sentence; the second lists players with their strength: “Jonas 2, Marta 1” */
  return g_strdup_printf (_ ("%1$s Strength there: %2$s."), open, strengths);
}

static char *
describe_leave (PandoriaGame *game, const PandoriaCoachTip *tip)
{
  g_autofree char *open = pandoria_text_open_region (game, &tip->open);

  /* Translators: the first is a whole sentence, the second a player's name */
  return g_strdup_printf (_ ("%1$s %2$s would gain nothing."), open, get_active_name (game));
}

static char *
describe_last_tiles (const PandoriaCoachTip *tip)
{
  if (tip->numbers[0] == 0)
    return g_strdup (_ ("The stack is empty: the next double tile placed makes this the last round."));
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u double tile is left. The round in which someone cannot draw is the last.",
                   "%u double tiles are left. The round in which someone cannot draw is the last.", tip->numbers[0]),
      tip->numbers[0]);
}

static char *
describe_beside (const PandoriaCoachTip *tip)
{
  g_autofree char *region = pandoria_text_region_name (&tip->open.region);

  /* Translators: a space, a region, the number of its symbols */
  return g_strdup_printf (
      g_dngettext (
          GETTEXT_PACKAGE, "A figure on %1$s stands next to %2$s and counts when that closes: %3$u symbol so far.",
          "A figure on %1$s stands next to %2$s and counts when that closes: %3$u symbols so far.", tip->numbers[0]),
      pandoria_space_name (tip->at), region, tip->numbers[0]);
}

static char *
describe_reserve (PandoriaGame *game, const PandoriaCoachTip *tip)
{
  const char *name = get_active_name (game);

  if (tip->numbers[0] > 0)
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "%1$s has %2$u worker in the reserve. Figures inside a region return there when it closes.",
                     "%1$s has %2$u workers in the reserve. Figures inside a region return there when it closes.",
                     tip->numbers[0]),
        name, tip->numbers[0]);
  if (tip->numbers[1] > 0)
    return g_strdup_printf (_ ("%s has only the leader in the reserve; it counts as two figures."), name);
  return g_strdup_printf (_ ("%s has no figure in the reserve; one on the board may be taken back."), name);
}

static char *
describe_pay (PandoriaGame *game, const PandoriaCoachTip *tip)
{
  g_autofree char *crystals = pandoria_text_amount (PANDORIA_COUNTER_CRYSTAL, (int) tip->numbers[0]);
  g_autofree char *wood = pandoria_text_amount (PANDORIA_COUNTER_WOOD, (int) tip->numbers[1]);

  /* Translators: a player's name and two amounts: “Marta has 5 crystals for spells and 7 wood for buildings.” */
  return g_strdup_printf (_ ("%1$s has %2$s for spells and %3$s for buildings."), get_active_name (game), crystals,
                          wood);
}

static char *
describe_buy (PandoriaGame *game, const PandoriaCoachTip *tip)
{
  g_autofree char *gold = pandoria_text_amount (PANDORIA_COUNTER_GOLD, (int) tip->numbers[0]);

  /* Translators: a player's name and an amount of gold */
  return g_strdup_printf (_ ("%1$s can pay %2$s for a card. Each card in hand is 1 point at the end."),
                          get_active_name (game), gold);
}

char *
pandoria_coach_describe (PandoriaGame *game, const PandoriaCoachTip *tip)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (game) && tip != NULL, NULL);

  switch (tip->kind)
    {
    case PANDORIA_COACH_CLOSE: return describe_close (game, tip);
    case PANDORIA_COACH_LEAVE: return describe_leave (game, tip);
    case PANDORIA_COACH_LAST_TILES: return describe_last_tiles (tip);
    case PANDORIA_COACH_BESIDE: return describe_beside (tip);
    case PANDORIA_COACH_RESERVE: return describe_reserve (game, tip);
    case PANDORIA_COACH_PAY: return describe_pay (game, tip);
    case PANDORIA_COACH_BUY: return describe_buy (game, tip);
    default: g_return_val_if_reached (NULL);
    }
}
