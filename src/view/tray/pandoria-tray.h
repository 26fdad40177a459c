/* PandoriaTray: the tile being entered, what may be laid instead of it, and after placing what else may be done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"
#include "pandoria-plan.h"

G_BEGIN_DECLS

/**
 * Signal "hex-chosen" (uint index, uint terrain, uint symbols): hex 0 or 1 of the tile shows something else now.
 * Everything else is a GAction of the window ("win.castle" …), so that keys, menu and tray are one.
 */
#define PANDORIA_TYPE_TRAY (pandoria_tray_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTray, pandoria_tray, PANDORIA, TRAY, AdwBin)

/** Shows the stock and the acts of @game (nullable). It is shown anew with pandoria_tray_update(). */
void pandoria_tray_set_game (PandoriaTray *self, PandoriaGame *game);
/** Shows the present state, and @plan (nullable) when the player is putting an act together. */
void pandoria_tray_update (PandoriaTray *self, PandoriaPlan *plan);
/**
 * A flat arrangement (@compact) that stands below the board, instead of a column beside it; @with_main: it also has the
 * main button, for where the turn bar has none.
 */
void pandoria_tray_set_compact (PandoriaTray *self, gboolean compact, gboolean with_main);
/** Sets the label of the main button, whose action is win.next. */
void pandoria_tray_set_main (PandoriaTray *self, const char *label);

/** How many hexes are asked for: 2 for a tile, 1 for a single one; 0 shows the acts instead. */
void pandoria_tray_set_n_hexes (PandoriaTray *self, guint n_hexes);
/** Returns: whether hex @index (0 or 1) was chosen; what it shows in @terrain and @symbols (both nullable). */
gboolean pandoria_tray_get_hex (PandoriaTray *self, guint index, PandoriaTerrain *terrain, guint *symbols);
/** PandoriaTrayHexes: what the tray shows, and which hex is next. */
typedef struct
{
  int terrain[2]; /* -1: not chosen */
  guint symbols[2];
  guint current;
} PandoriaTrayHexes;

/** Keeps what the tray shows, and shows it again (NULL: nothing chosen). Emits nothing. */
void pandoria_tray_get_hexes (PandoriaTray *self, PandoriaTrayHexes *hexes);
void pandoria_tray_set_hexes (PandoriaTray *self, const PandoriaTrayHexes *hexes);
/** Forgets both hexes. */
void pandoria_tray_clear (PandoriaTray *self);
/** Exchanges the two hexes; emits nothing. */
void pandoria_tray_turn_round (PandoriaTray *self);
/** Turns the tile round (win.turn-round) when the wheel has gone a notch on; @dy: in notches or parts of one. */
void pandoria_tray_turn_by (PandoriaTray *self, double dy);
/** Presses hex button @number (1…8) of the space that is next; @shifted: 0 or 3 symbols. */
void pandoria_tray_press (PandoriaTray *self, guint number, gboolean shifted);

G_END_DECLS
