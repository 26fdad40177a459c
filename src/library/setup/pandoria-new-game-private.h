/* Shared by the files of PandoriaNewGame: pandoria-new-game.c (its properties and lots), -record
 * (the result, existing and earlier games), -missing, -names (names and titles).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-new-game.h"

struct _PandoriaNewGame
{
  GObject parent_instance;

  PandoriaSetup rules; /* the rules, and values that no page shows; without the players */
  PandoriaSeating *seating;
  PandoriaRealmSet set;
  gboolean printed, under_way;
  PandoriaBoardChoice *boards;
  PandoriaStartLayout *layout;
  PandoriaRelicChoice *relics;
  PandoriaMonumentChoice *monuments;

  char *title;
  gboolean has_own_title;
  char *old_title, *title_end; /* the text after the names in a title made of them; nullable */
  GDateTime *old_day;          /* nullable */
  PandoriaArchive *archive;    /* nullable */
  GStrv names;                 /* of earlier games, likeliest first; nullable */

  struct
  {
    guint n;
    char *names[PANDORIA_MAX_PLAYERS];
    PandoriaColor colors[PANDORIA_MAX_PLAYERS];
    PandoriaRealm realms[PANDORIA_MAX_PLAYERS]; /* NONE: unknown, or the variant has none */
  } last;

  GBytes *before; /* the choices of an existing game; NULL: it is a new game */
  gboolean touched;
  GRand *rand;
  guint changing; /* functions that have begun to change something */
};

/* pandoria-new-game.c */
/** Changes between these two calls emit "changed" once. Calls can be nested. */
void pandoria_new_game_begin_change (PandoriaNewGame *self);
void pandoria_new_game_end_change (PandoriaNewGame *self);
/** Returns: the realm of the player in @seat; NONE: not chosen, or not dealt yet. */
PandoriaRealm pandoria_new_game_get_realm (PandoriaNewGame *self, guint seat);
/** Sets a drawn realm, or NONE if the variant has none. */
void pandoria_new_game_draw_realm (PandoriaNewGame *self, guint seat, PandoriaRealm realm);

/* pandoria-new-game-names.c */
/** Makes a title of the players and the date, unless the user has entered one. */
void pandoria_new_game_make_title (PandoriaNewGame *self);
/** Keeps the title of the existing game, and finds out whether it was made of its players. */
void pandoria_new_game_read_title (PandoriaNewGame *self, PandoriaRecord *record);
/** Returns: (transfer full): the title of the game, unique in the archive. */
char *pandoria_new_game_find_title (PandoriaNewGame *self);
