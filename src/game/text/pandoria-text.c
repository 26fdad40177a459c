/* Names, amounts and spaces in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#include "pandoria-text-spoken.h"

static const char *const terrains[] = {
  [PANDORIA_TERRAIN_FOREST] = NC_ ("terrain", "Forest"),
  [PANDORIA_TERRAIN_MOUNTAINS] = NC_ ("terrain", "Mountains"),
  [PANDORIA_TERRAIN_HILLS] = NC_ ("terrain", "Hills"),
  [PANDORIA_TERRAIN_CITY] = NC_ ("terrain", "City"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (terrains) == PANDORIA_N_TERRAINS);

/* The names within a list of properties. */
static const char *const terrains_within[] = {
  [PANDORIA_TERRAIN_FOREST] = NC_ ("terrain within a list", "forest"),
  [PANDORIA_TERRAIN_MOUNTAINS] = NC_ ("terrain within a list", "mountains"),
  [PANDORIA_TERRAIN_HILLS] = NC_ ("terrain within a list", "hills"),
  [PANDORIA_TERRAIN_CITY] = NC_ ("terrain within a list", "city"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (terrains_within) == PANDORIA_N_TERRAINS);

static const char *const exits[] = {
  [PANDORIA_TERRAIN_FOREST] = N_ ("forest exit"),
  [PANDORIA_TERRAIN_MOUNTAINS] = N_ ("mountain exit"),
  [PANDORIA_TERRAIN_HILLS] = N_ ("hill exit"),
  [PANDORIA_TERRAIN_CITY] = N_ ("city exit"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (exits) == PANDORIA_N_TERRAINS);

static const char *const counters[] = {
  [PANDORIA_COUNTER_CRYSTAL] = NC_ ("counter", "crystals"),
  [PANDORIA_COUNTER_GOLD] = NC_ ("counter", "gold"),
  [PANDORIA_COUNTER_WOOD] = NC_ ("counter", "wood"),
  [PANDORIA_COUNTER_POINTS] = NC_ ("counter", "points"),
  [PANDORIA_COUNTER_HAND] = NC_ ("counter", "cards in hand"),
  [PANDORIA_COUNTER_WORKERS] = NC_ ("counter", "workers"),
  [PANDORIA_COUNTER_CASTLES] = NC_ ("counter", "castles"),
  [PANDORIA_COUNTER_ARTIFACTS] = NC_ ("counter", "artifacts"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (counters) == PANDORIA_N_COUNTERS);

static const char *const steps[] = {
  [PANDORIA_STEP_PLACE] = NC_ ("step", "Place"), [PANDORIA_STEP_FIGURE] = NC_ ("step", "Figure"),
  [PANDORIA_STEP_CARD] = NC_ ("step", "Card"),   [PANDORIA_STEP_SCORE] = NC_ ("step", "Score"),
  [PANDORIA_STEP_BUY] = NC_ ("step", "Buy"),     [PANDORIA_STEP_END] = NC_ ("step", "Draw"),
  [PANDORIA_STEP_OVER] = NC_ ("step", "Over"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (steps) == PANDORIA_N_STEPS);

static const char *const figures[][2] = {
  [PANDORIA_COLOR_RED] = { N_ ("red worker"), N_ ("red leader") },
  [PANDORIA_COLOR_BLUE] = { N_ ("blue worker"), N_ ("blue leader") },
  [PANDORIA_COLOR_GREEN] = { N_ ("green worker"), N_ ("green leader") },
  [PANDORIA_COLOR_YELLOW] = { N_ ("yellow worker"), N_ ("yellow leader") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (figures) == PANDORIA_N_COLORS);

static const char *const castles[][2] = {
  [PANDORIA_COLOR_RED] = { N_ ("red castle"), N_ ("red fortress") },
  [PANDORIA_COLOR_BLUE] = { N_ ("blue castle"), N_ ("blue fortress") },
  [PANDORIA_COLOR_GREEN] = { N_ ("green castle"), N_ ("green fortress") },
  [PANDORIA_COLOR_YELLOW] = { N_ ("yellow castle"), N_ ("yellow fortress") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (castles) == PANDORIA_N_COLORS);

static const char *
translate_in (const char *context, const char *word)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, context, word);
}

static void
add_figures (GPtrArray *parts, PandoriaGame *game, const PandoriaState *state, PandoriaSpace space)
{
  PandoriaFigure standing[2];
  guint n = pandoria_state_figures_at (state, space, standing);

  for (guint i = 0; i < n; i++)
    {
      PandoriaColor color
          = pandoria_record_get_player_color (pandoria_game_get_record (game), standing[i].player);

      pandoria_phrases_add (parts, g_strdup (pandoria_text_figure (color, standing[i].leader)));
    }
}

static void
add_region (GPtrArray *parts, const PandoriaState *state, PandoriaSpace space)
{
  guint n = pandoria_spaces_count (pandoria_state_region (state, space));

  pandoria_phrases_add (
      parts, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "region of %u", "region of %u", n), n));
  pandoria_phrases_add (parts,
                        g_strdup (pandoria_state_is_closed (state, space) ? C_ ("region", "closed")
                                                                          : C_ ("region", "open")));
}

static void
add_terrain (GPtrArray *parts, PandoriaGame *game, const PandoriaState *state, PandoriaSpace space,
             PandoriaTerrain terrain)
{
  guint artifacts = pandoria_state_artifacts_at (state, space);

  pandoria_phrases_add (parts, g_strdup (pandoria_text_terrain_within (terrain)));
  if (pandoria_spaces_has (&state->printed, space))
    pandoria_phrases_add (parts, g_strdup (_ ("printed on the board")));
  pandoria_phrases_add (parts,
                        pandoria_text_amount (pandoria_terrain_counter (terrain),
                                              (int) pandoria_state_symbols_at (state, space)));
  if (artifacts > 0)
    pandoria_phrases_add (parts,
                          pandoria_text_amount (PANDORIA_COUNTER_ARTIFACTS, (int) artifacts));
  add_figures (parts, game, state, space);
  add_region (parts, state, space);
}

static const char *
get_ground (PandoriaGame *game, const PandoriaState *state, PandoriaSpace space)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  int castle = pandoria_state_castle_at (state, space);
  int fortress = pandoria_state_fortress_at (state, space);
  int exit = pandoria_state_exit_at (state, space);

  if (castle >= 0)
    return pandoria_text_castle (pandoria_record_get_player_color (record, (guint) castle), FALSE);
  if (fortress >= 0)
    return pandoria_text_castle (pandoria_record_get_player_color (record, (guint) fortress), TRUE);
  if (exit >= 0)
    return pandoria_text_exit ((PandoriaTerrain) exit);
  if (pandoria_spaces_has (&state->ship_at, space))
    return _ ("ship");
  if (pandoria_spaces_has (&state->lakes, space))
    return _ ("lake");
  return pandoria_spaces_has (&state->plain, space) ? _ ("empty") : _ ("beyond the board’s edge");
}

/* Returns: (transfer full): “F6 forest 2, blue worker”. */
static char *
describe_briefly (PandoriaGame *game, const PandoriaState *state, PandoriaSpace space)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  int terrain = pandoria_state_terrain_at (state, space);

  pandoria_phrases_add (parts, terrain >= 0 ? g_strdup_printf (
                                   "%s %s %u", pandoria_space_name (space),
                                   pandoria_text_terrain_within ((PandoriaTerrain) terrain),
                                   pandoria_state_symbols_at (state, space))
                                            : g_strdup_printf ("%s %s", pandoria_space_name (space),
                                                               get_ground (game, state, space)));
  add_figures (parts, game, state, space);
  return pandoria_phrases_join (parts, ", ");
}

static gboolean
is_empty (const PandoriaState *state, PandoriaSpace space)
{
  return pandoria_spaces_has (&state->plain, space) && pandoria_state_terrain_at (state, space) < 0
         && pandoria_state_castle_at (state, space) < 0;
}

static gboolean
is_of_board (const PandoriaState *state, PandoriaSpace space)
{
  return pandoria_spaces_has (&state->plain, space) || pandoria_spaces_has (&state->lakes, space)
         || pandoria_spaces_has (&state->exit_at, space);
}

char *
pandoria_text_spoken_around (PandoriaGame *game, PandoriaSpace space)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  PandoriaSpaces empty = pandoria_spaces_empty ();
  g_autofree char *names = NULL;
  const PandoriaState *state;
  PandoriaSpace at;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && space >= 0, NULL);

  state = pandoria_game_get_shown_state (game);
  PANDORIA_FOREACH_SPACE (at, pandoria_space_around (space))
    {
      if (is_empty (state, at))
        pandoria_spaces_add (&empty, at);
      else if (is_of_board (state, at))
        pandoria_phrases_add (parts, describe_briefly (game, state, at));
    }
  names = pandoria_text_spaces (empty, PANDORIA_N_SPACES);
  if (!pandoria_spaces_is_empty (empty))
    /* Translators: at the end of a list of what lies around a space; %s are spaces: “empty: G7 H6”
     */
    pandoria_phrases_add (parts, g_strdup_printf (_ ("empty: %s"), names));
  return pandoria_phrases_join (parts, "; ");
}

/* Every counter has its own plural forms, because not every word has a plural in every language. */
static char *
count (PandoriaCounter counter, const char *number, guint n)
{
  switch (counter)
    {
    case PANDORIA_COUNTER_CRYSTAL:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s crystal", "%s crystals", n),
                              number);
    case PANDORIA_COUNTER_GOLD:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s gold", "%s gold", n), number);
    case PANDORIA_COUNTER_WOOD:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s wood", "%s wood", n), number);
    case PANDORIA_COUNTER_POINTS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s point", "%s points", n), number);
    case PANDORIA_COUNTER_HAND:
      return g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "%s card in hand", "%s cards in hand", n), number);
    case PANDORIA_COUNTER_WORKERS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s worker", "%s workers", n), number);
    case PANDORIA_COUNTER_CASTLES:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s castle", "%s castles", n), number);
    case PANDORIA_COUNTER_ARTIFACTS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s artifact", "%s artifacts", n),
                              number);
    default: g_return_val_if_reached (g_strdup (number));
    }
}

const char *
pandoria_text_terrain (PandoriaTerrain terrain)
{
  g_return_val_if_fail (terrain < PANDORIA_N_TERRAINS, "");
  return translate_in ("terrain", terrains[terrain]);
}

const char *
pandoria_text_terrain_within (PandoriaTerrain terrain)
{
  g_return_val_if_fail (terrain < PANDORIA_N_TERRAINS, "");
  return translate_in ("terrain within a list", terrains_within[terrain]);
}

const char *
pandoria_text_exit (PandoriaTerrain terrain)
{
  g_return_val_if_fail (terrain < PANDORIA_N_TERRAINS, "");
  return _ (exits[terrain]);
}

char *
pandoria_text_amount (PandoriaCounter counter, int amount)
{
  g_autofree char *number = g_strdup_printf (amount < 0 ? "−%d" : "%d", ABS (amount));

  return count (counter, number, (guint) ABS (amount));
}

char *
pandoria_text_change (PandoriaCounter counter, int amount)
{
  g_autofree char *number = pandoria_text_signed (amount);

  return count (counter, number, (guint) ABS (amount));
}

char *
pandoria_text_signed (gint64 amount)
{
  if (amount == 0)
    return g_strdup ("0");
  return g_strdup_printf ("%s%" G_GUINT64_FORMAT, amount < 0 ? "−" : "+",
                          amount < 0 ? 0 - (guint64) amount : (guint64) amount);
}

const char *
pandoria_text_counter (PandoriaCounter counter)
{
  g_return_val_if_fail (counter < PANDORIA_N_COUNTERS, "");
  return translate_in ("counter", counters[counter]);
}

const char *
pandoria_text_step (PandoriaStep step)
{
  g_return_val_if_fail (step < PANDORIA_N_STEPS, "");
  return translate_in ("step", steps[step]);
}

const char *
pandoria_text_figure (PandoriaColor color, gboolean leader)
{
  g_return_val_if_fail (color < PANDORIA_N_COLORS, "");
  return _ (figures[color][leader ? 1 : 0]);
}

const char *
pandoria_text_castle (PandoriaColor color, gboolean fortress)
{
  g_return_val_if_fail (color < PANDORIA_N_COLORS, "");
  return _ (castles[color][fortress ? 1 : 0]);
}

char *
pandoria_text_spaces (PandoriaSpaces spaces, guint max)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = pandoria_spaces_count (spaces);
  guint shown = n > max ? max : n;

  for (guint i = 0; i < shown; i++)
    {
      g_string_append (names, i > 0 ? " " : "");
      g_string_append (names, pandoria_space_name (pandoria_spaces_pop (&spaces)));
    }
  if (n == shown)
    return g_strdup (names->str);
  /* Translators: %s are the names of some spaces, %u how many follow. */
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%s and %u more", "%s and %u more", n - shown), names->str,
      n - shown);
}

char *
pandoria_text_space (PandoriaGame *game, PandoriaSpace space)
{
  return pandoria_text_space_in (game, pandoria_game_get_shown_state (game), space);
}

char *
pandoria_text_space_in (PandoriaGame *game, const PandoriaState *state, PandoriaSpace space)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  int terrain = pandoria_state_terrain_at (state, space);

  g_return_val_if_fail (space >= 0 && space < PANDORIA_N_SPACES, g_strdup (""));

  pandoria_phrases_add (parts, g_strdup (pandoria_space_name (space)));
  if (terrain >= 0)
    add_terrain (parts, game, state, space, (PandoriaTerrain) terrain);
  else
    {
      pandoria_phrases_add (parts, g_strdup (get_ground (game, state, space)));
      add_figures (parts, game, state, space);
    }
  /* Translators: between the properties of a space, as in “G6, forest, 2 wood”. */
  return pandoria_phrases_join (parts, C_ ("between properties of a space", ", "));
}
