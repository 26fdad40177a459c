/* PandoriaNewGame: the faults and missing entries that keep the game from beginning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-private.h"

#include <glib/gi18n-lib.h>

#include "pandoria-one-line.h"
#include "pandoria-people.h"
#include "pandoria-text.h"

#define NOTHING ((PandoriaMissing){ PANDORIA_MISSING_NOTHING, 0, 0 })

/* Names that differ only in case and space are one player in the statistics. */
static PandoriaMissing
find_same_names (PandoriaNewGame *self)
{
  g_auto (GStrv) folded = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);

  for (guint i = 0; i < pandoria_new_game_get_n_players (self); i++)
    {
      g_autofree char *name = pandoria_new_game_get_shown_name (self, i);

      folded[i] = pandoria_people_fold (name);
      for (guint j = 0; j < i; j++)
        if (g_str_equal (folded[i], folded[j]))
          return (PandoriaMissing){ PANDORIA_MISSING_OWN_NAME, i, j };
    }
  return NOTHING;
}

static PandoriaMissing
find_same_realms (PandoriaNewGame *self)
{
  for (guint i = 0; i < pandoria_new_game_get_n_players (self); i++)
    {
      PandoriaRealm realm = pandoria_new_game_get_realm (self, i);

      for (guint j = 0; j < i && realm != PANDORIA_REALM_NONE; j++)
        if (realm == pandoria_new_game_get_realm (self, j))
          return (PandoriaMissing){ PANDORIA_MISSING_OWN_REALM, i, j };
    }
  return NOTHING;
}

static PandoriaMissing
find_wrong_players (PandoriaNewGame *self)
{
  PandoriaMissing wrong = find_same_names (self);

  if (wrong.what == PANDORIA_MISSING_NOTHING && !self->rules.same_realm)
    wrong = find_same_realms (self);
  if (wrong.what != PANDORIA_MISSING_NOTHING)
    return wrong;
  if (pandoria_board_choice_get_chosen (self->boards) == NULL)
    return (PandoriaMissing){ PANDORIA_MISSING_BOARD, 0, 0 };
  return NOTHING;
}

/* In a game in progress, the table has decided what a new game leaves to chance. */
static PandoriaMissing
find_unanswered (PandoriaNewGame *self)
{
  const gboolean has_realms
      = pandoria_realm_is_allowed (PANDORIA_REALM_HUMANS, self->rules.variant);

  if (!self->under_way)
    return NOTHING;
  for (guint i = 0; i < pandoria_new_game_get_n_players (self) && has_realms; i++)
    if (pandoria_new_game_get_realm (self, i) == PANDORIA_REALM_NONE)
      return (PandoriaMissing){ PANDORIA_MISSING_REALM, i, 0 };
  if (pandoria_new_game_get_start (self) < 0)
    return (PandoriaMissing){ PANDORIA_MISSING_START_PLAYER, 0, 0 };
  return NOTHING;
}

/* Lets the engine check the setup with the chosen start tiles. */
static PandoriaMissing
find_wrong_setup (PandoriaNewGame *self)
{
  g_autofree PandoriaSetup *setup = NULL;
  const guint open = pandoria_start_layout_find_open (self->layout);

  if (open < PANDORIA_N_START_SLOTS)
    return (PandoriaMissing){ PANDORIA_MISSING_TILE, open, 0 };
  setup = pandoria_new_game_make_setup (self);
  if (!pandoria_setup_check (setup, NULL))
    return (PandoriaMissing){ PANDORIA_MISSING_RULE, 0, 0 };
  return NOTHING;
}

PandoriaMissing
pandoria_new_game_find_missing (PandoriaNewGame *self, PandoriaNewGamePage page)
{
  PandoriaMissing missing;

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), NOTHING);

  if (page == PANDORIA_NEW_GAME_TILES)
    return find_wrong_setup (self);
  missing = find_wrong_players (self);
  return missing.what != PANDORIA_MISSING_NOTHING ? missing : find_unanswered (self);
}

gboolean
pandoria_new_game_is_unanswered (PandoriaMissingWhat what)
{
  return what == PANDORIA_MISSING_REALM || what == PANDORIA_MISSING_START_PLAYER
         || what == PANDORIA_MISSING_TILE;
}

static char *
ask_for_realm (PandoriaNewGame *self, guint seat)
{
  g_autofree char *name = pandoria_new_game_get_shown_name (self, seat);
  g_autofree char *isolated = pandoria_isolate (name);

  return g_strdup_printf (_ ("Which realm does %s have? Choose it."), isolated);
}

static char *
describe_refusal (PandoriaNewGame *self)
{
  g_autofree PandoriaSetup *setup = pandoria_new_game_make_setup (self);
  g_autoptr (GError) error = NULL;

  return pandoria_setup_check (setup, &error) ? NULL : pandoria_text_error (error);
}

char *
pandoria_new_game_describe_missing (PandoriaNewGame *self, PandoriaMissing missing)
{
  PandoriaNewPlayer *player;

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), NULL);

  switch (missing.what)
    {
    case PANDORIA_MISSING_NOTHING: return NULL;
    case PANDORIA_MISSING_OWN_NAME:
      return g_strdup_printf (_ ("Players %u and %u have the same name."), missing.other + 1,
                              missing.which + 1);
    case PANDORIA_MISSING_OWN_REALM:
      player = pandoria_new_game_get_player (self, missing.which);
      return g_strdup_printf (_ ("Players %u and %u have the same realm: %s. Allow it below, "
                                 "or choose another one."),
                              missing.other + 1, missing.which + 1,
                              pandoria_text_realm (pandoria_new_player_get_realm (player)));
    case PANDORIA_MISSING_BOARD: return g_strdup (_ ("No readable board was found."));
    case PANDORIA_MISSING_REALM: return ask_for_realm (self, missing.which);
    case PANDORIA_MISSING_START_PLAYER:
      return g_strdup (_ ("Who began the game? Choose the start player."));
    case PANDORIA_MISSING_TILE:
      return pandoria_start_layout_describe_slot (self->layout, missing.which);
    case PANDORIA_MISSING_RULE: return describe_refusal (self);
    default: g_return_val_if_reached (NULL);
    }
}
