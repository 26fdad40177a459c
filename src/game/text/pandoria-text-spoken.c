/* Texts only for screen readers: the title of the window, and the result of an input.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* Translators: what a player is to do, in the title of the window; %s is the player. “Pieter, place a tile” */
static const char *const callings[] = {
  [PANDORIA_STEP_PLACE] = N_ ("%s, place a tile"), [PANDORIA_STEP_FIGURE] = N_ ("%s, place a figure"),
  [PANDORIA_STEP_CARD] = N_ ("%s, play a card"),   [PANDORIA_STEP_SCORE] = N_ ("%s, score"),
  [PANDORIA_STEP_BUY] = N_ ("%s, buy cards"),      [PANDORIA_STEP_END] = N_ ("%s, end your turn"),
  [PANDORIA_STEP_OVER] = N_ ("The game is over"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (callings) == PANDORIA_N_STEPS);

char *
pandoria_text_calling (PandoriaGame *game)
{
  PandoriaRecord *record;
  const PandoriaState *state;
  const char *title;
  g_autofree char *calling = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  record = pandoria_game_get_record (game);
  state = pandoria_game_get_state (game);
  title = pandoria_record_get_title (record);
  parts = g_strsplit (_ (callings[state->finished ? PANDORIA_STEP_OVER : state->step]), "%s", 2);
  calling = g_strjoinv (pandoria_record_get_player_name (record, state->active), parts);
  if (title == NULL || *title == '\0')
    title = _ ("Pandoria");
  /* Translators: who is to do what, then the title of the game */
  return g_strdup_printf (C_ ("title of the window", "%1$s — %2$s"), calling, title);
}

char *
pandoria_text_hex (PandoriaTerrain terrain, guint symbols)
{
  g_autofree char *amount = pandoria_text_amount (pandoria_terrain_counter (terrain), (int) symbols);

  /* Translators: terrain and symbols of a hex, “Forest, 2 wood” */
  return g_strdup_printf (_ ("%s, %s"), pandoria_text_terrain (terrain), amount);
}

char *
pandoria_text_chosen_hex (guint index, PandoriaTerrain terrain, guint symbols)
{
  g_autofree char *what = pandoria_text_hex (terrain, symbols);

  /* Translators: which space of the tile, then what was chosen for it */
  return g_strdup_printf (_ ("%s: %s"), index == 0 ? _ ("First space") : _ ("Second space"), what);
}

char *
pandoria_text_with_rule (const char *sentence, const char *rule)
{
  g_autofree char *plain = NULL;

  g_return_val_if_fail (sentence != NULL, NULL);

  if (rule == NULL || strstr (sentence, rule) != NULL)
    return g_strdup (sentence);
  plain = g_strdup (sentence);
  if (g_str_has_suffix (plain, "."))
    plain[strlen (plain) - 1] = '\0';
  /* Translators: why an act is refused, and the section of the rules */
  return g_strdup_printf (C_ ("refusal", "%1$s (rule %2$s)."), plain, rule);
}
