/* What the files of PandoriaGame share: pandoria-game.c (the object and what it tells), -steps (acting, undo, redo),
 * -amending (one step that replaces the end of the record), -file (saving).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-entry-list.h"
#include "pandoria-file-lock.h"
#include "pandoria-game-stack.h"
#include "pandoria-game.h"
#include "pandoria-saver.h"

G_BEGIN_DECLS

/** PandoriaGameFile: where a game is saved, and whether that goes well (pandoria-game-file.c). */
typedef struct
{
  PandoriaSaver *saver; /* NULL: nowhere */
  PandoriaFileLock *lock;
  gsize size; /* of what was written or read last */
  char *error;
  gint64 unsaved_since; /* Unix seconds; 0: it is saved */
  guint retry, pause;   /* the next try, and how long it waits, in seconds */
} PandoriaGameFile;

struct _PandoriaGame
{
  GObject parent_instance;
  PandoriaRecord *record; /* holds what is applied, nothing more; what no longer fits stands apart in it */
  PandoriaStack stack;
  guint shown;             /* the position that is looked at; the size of the stack: the present one */
  guint floor;             /* a branch does not undo what it was made with */
  GPtrArray *amendments;   /* PandoriaChange: those that can be undone, the latest last */
  GPtrArray *undone;       /* PandoriaChange: what can be redone, the next one last */
  PandoriaOptions options; /* of the last state; nothing while another position is looked at */
  PandoriaGameStep undo;   /* what pandoria_game_get_undo() has told last */
  PandoriaEntryList *ledger, *history;
  PandoriaGameFile file;
};

/** PandoriaChange: what one undo or redo brings back: one act, or the end of a record with the states it led to. */
typedef struct
{
  PandoriaGameStep step;  /* what was done */
  PandoriaRecordAct *act; /* NULL: the following */
  gboolean is_unsure;     /* of an act that was read from the file: whether it fits is not known yet */
  PandoriaRecord *head;   /* has another set-up; then all is replaced. NULL: it stays */
  char *title;            /* another title beside the head; NULL: it stays */
  guint first;            /* number of the first act that is replaced */
  GPtrArray *acts;        /* PandoriaRecordAct: what comes from there on */
  GPtrArray *unfit;       /* PandoriaRecordAct: what no longer fits */
  PandoriaStack stack;    /* the states after each of them; with a head also the one before the first */
  guint end;              /* of one that was done: with so many acts it is what is undone next */
} PandoriaChange;

void pandoria_change_free (PandoriaChange *change);

/* pandoria-game-steps.c */

/** Makes what the record says was taken back what can be redone. */
void pandoria_game_read_undone (PandoriaGame *self);
/** Lets the record say what can be redone, as far as it can say it. */
void pandoria_game_write_undone (PandoriaGame *self);

/* pandoria-game.c */

/** PandoriaGameBefore: what a change is compared with. */
typedef struct
{
  gboolean could_undo, could_redo;
  guint shown;
} PandoriaGameBefore;

PandoriaGameBefore pandoria_game_begin_change (PandoriaGame *self);
/**
 * Everything that follows from another state or another record; the acts from number @first on are other ones. The file
 * comes first: what is seen is on disk.
 */
void pandoria_game_end_change (PandoriaGame *self, const PandoriaGameBefore *before, guint first);
/** Returns: (transfer full): the game of @record, which is taken over at the end of @stack; @stack is taken, too. */
PandoriaGame *pandoria_game_new_from_stack (PandoriaRecord *record, PandoriaStack *stack);

/* pandoria-game-amending.c */

/**
 * Replaces everything from action @first on in one step that can be undone, and saves once. @acts and @unfit
 * (PandoriaRecordAct) and what is in @stack are taken; @stack has the states after each of @acts.
 */
void pandoria_game_replace_end (PandoriaGame *self, guint first, GPtrArray *acts, GPtrArray *unfit,
                                PandoriaStack *stack);
/** The same with everything, @head (taken) being the set-up that @stack begins with. */
void pandoria_game_replace_all (PandoriaGame *self, PandoriaRecord *head, GPtrArray *acts, GPtrArray *unfit,
                                PandoriaStack *stack);
/** Exchanges the end of the game for that of @change, which then has what was there. */
void pandoria_game_exchange (PandoriaGame *self, PandoriaChange *change);

/** Notes why the last saving failed (NULL: it did not). */
void pandoria_game_set_save_error (PandoriaGame *self, const char *message);
/** Gives the game the title *@title, which then is the one that it had. */
void pandoria_game_exchange_title (PandoriaGame *self, char **title);
/** Tells that the game goes on under another name, because somebody else has written what is in the file @other. */
void pandoria_game_announce_parting (PandoriaGame *self, const char *other);

/* pandoria-game-file.c */

void pandoria_game_clear_file (PandoriaGame *self);
/** Returns: FALSE and a PANDORIA_FILE_ERROR when the record has become more than what could be read again. */
gboolean pandoria_game_fits_file (PandoriaGame *self, GError **error);

G_END_DECLS
