/* The inside of PandoriaPlay: pandoria-play.c (the object, presses on the board until an act is entered), -acts, -tile (tray and player cards), -correct
 * (old acts), -open (what would close), -preview (what would be done), -view (the view).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-draft.h"
#include "pandoria-plan.h"
#include "pandoria-play.h"

G_BEGIN_DECLS

/** PandoriaPress: how the act stands after a press; a plain value. */
typedef struct
{
  gboolean has_plan;
  PandoriaPlan plan;
  gboolean is_own;   /* the tile's plan that is ready by itself at the beginning of a turn */
  gboolean confirms; /* one more press enters it (a figure taken back, a finger's choice) */
  guint current_hex; /* which the tray asks for next */
} PandoriaPress;

/** PandoriaConsidered: what a dialog, a button or a typed line would do. */
typedef struct
{
  PandoriaAction action;
  PandoriaState from; /* in which it is done */
  PandoriaHex hexes[2];
  guint n_hexes;      /* what the line lays */
  gboolean is_past;   /* in an earlier position that is looked at (pandoria_play_consider_past()) */
  gboolean is_hidden; /* … and what it would bring is not told yet */
} PandoriaConsidered;

struct _PandoriaPlay
{
  GObject parent_instance;

  PandoriaGame *own;     /* the game itself; NULL: none */
  PandoriaDraft *draft;  /* the correction under way; NULL: none */
  PandoriaGame *game;    /* what is played: the game itself, or the draft's */
  GArray *presses;       /* PandoriaPress; the first: before any */
  PandoriaPress *pulled; /* the tile while it is being pulled over the board; NULL: it is not */

  PandoriaSpace hovered;
  gboolean rests;                 /* the pointer, on the hovered space, since the last press */
  PandoriaConsidered *considered; /* nullable */
  gboolean is_considered;         /* the two go together; the memory is kept */
  const PandoriaPlayAct *regarded,
      *explained;           /* of the view: an act whose button is pointed at, or was pressed in vain */
  GError *refusal;          /* why the last press did nothing, until the next one */
  PandoriaSpace refused_at; /* … or until the pointer leaves this; PANDORIA_SPACE_NONE: it stays */
  char *card;               /* the name of the card being bought, for the record */

  PandoriaPlayCheck check; /* nullable */
  gpointer check_data;

  guint depth, parts; /* of inputs in each other; what they have changed */
  PandoriaForesight *foresight;
  PandoriaOpenRegion *open; /* (nullable): what the view shows */
  PandoriaPlayView view;
};

/* pandoria-play.c */

/** Every input is between these two; the outermost end makes the view anew and tells of @parts. */
void pandoria_play_begin_input (PandoriaPlay *self);
void pandoria_play_end_input (PandoriaPlay *self, guint parts);
/** Shows @game in place of another one, with nothing pressed. */
void pandoria_play_show_game (PandoriaPlay *self, PandoriaGame *game);
/** Returns: (transfer none): how the act stands now; changed in place it is no press. */
PandoriaPress *pandoria_play_get_top (const PandoriaPlay *self);
/** Says why the last press did nothing; NULL: nothing was wrong with it. */
void pandoria_play_set_refusal (PandoriaPlay *self, const GError *error);
/** The question and its answers belong to the press that asked it: with another press, or without it, they are gone. */
void pandoria_play_drop_question (PandoriaPlay *self);
/**
 * Keeps @press as another one. What a card does on the board, and what a finger (@flags) has chosen, waits complete as it is to be looked
 * at, and to be confirmed; anything else that is complete is entered.
 */
void pandoria_play_add_choice (PandoriaPlay *self, PandoriaPress *press, PandoriaPressFlags flags);
/** Keeps @press as another one, unless there is something to be said against it. Returns: whether it is kept. */
gboolean pandoria_play_add_change (PandoriaPlay *self, const PandoriaPress *press);
/** Returns: whether the check (pandoria_play_set_check()) has nothing against @action, or @plan; otherwise that is the refusal. */
gboolean pandoria_play_checks (PandoriaPlay *self, const PandoriaAction *action, const PandoriaPlan *plan);
/** The same, and enters the act when it is complete. */
void pandoria_play_add_press (PandoriaPlay *self, const PandoriaPress *press);
/** Fills @action with what a press on @space means without an act: placing a figure, or taking one back. */
void pandoria_play_make_figure (const PandoriaPlay *self, PandoriaSpace space, PandoriaAction *action);
/** Enters the act as it stands, after its questions. */
void pandoria_play_enter (PandoriaPlay *self);
/** What entries @from on of @game's ledger have brought becomes news; @ended: so does the end of the game. */
void pandoria_play_tell (PandoriaPlay *self, PandoriaGame *game, guint from, gboolean ended);

/* pandoria-play-acts.c */

/** Makes @action one of which nothing is known, not even what its tile shows. */
void pandoria_play_init_action (PandoriaAction *action, PandoriaActKind kind);
/** Returns: whether scoring would bring somebody points of a region for which a card may be taken instead (14 b). */
gboolean pandoria_play_offers_cards (PandoriaPlay *self);

/* pandoria-play-tile.c */

/** Returns: (nullable): the tile that is or was being placed in this turn, whatever is being put together now. */
const PandoriaPress *pandoria_play_get_tile (const PandoriaPlay *self);

/* pandoria-play-correct.c */

/** Takes over what was entered anew, if it was. */
void pandoria_play_check_draft (PandoriaPlay *self);

/* pandoria-play-preview.c */

/** Makes the part of the view anew that says what would be done. */
void pandoria_play_update_preview (PandoriaPlay *self);

/* pandoria-play-open.c */

/** Makes the part of the view anew that says what would close. */
void pandoria_play_update_open (PandoriaPlay *self);
/** Frees it. */
void pandoria_play_drop_open (PandoriaPlay *self);

/* pandoria-play-view.c */

/** Makes @parts of the view anew. */
void pandoria_play_update_view (PandoriaPlay *self, guint parts);
/** Frees what of the view is said of one input alone. */
void pandoria_play_clear_news (PandoriaPlay *self);
/** Frees everything in it. */
void pandoria_play_clear_view (PandoriaPlay *self);

G_END_DECLS
