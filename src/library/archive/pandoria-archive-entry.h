/* PandoriaArchiveEntry: a file of the archive: its game, or the reason why it is none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-file.h"
#include "pandoria-tally.h"

/** PANDORIA_ARCHIVE_HERE: the file does not name the place of the game, so its clock is that of
 * this computer. */
#define PANDORIA_ARCHIVE_HERE (48 * 3600)

/** PandoriaArchiveFault: why a file of the folder is not a game, or not a valid one. */
typedef enum
{
  PANDORIA_ARCHIVE_FAULT_NONE,
  PANDORIA_ARCHIVE_FAULT_RULE,  /* an act breaks a rule; the game before it is known */
  PANDORIA_ARCHIVE_FAULT_SETUP, /* no game can be played with this setup */
  PANDORIA_ARCHIVE_FAULT_INVALID,
  PANDORIA_ARCHIVE_FAULT_LATER, /* written by a later version */
  PANDORIA_ARCHIVE_FAULT_READ,
  PANDORIA_ARCHIVE_FAULT_TOO_BIG,
  PANDORIA_ARCHIVE_FAULT_LINK,   /* a symbolic link: not followed */
  PANDORIA_ARCHIVE_FAULT_NO_FILE /* a folder, a pipe or the like */
} PandoriaArchiveFault;
#define PANDORIA_N_ARCHIVE_FAULTS 9

typedef struct
{
  char *name;
  guint8 color, realm, team;
  gint points; /* of the player; a team has the sum */
  guint place; /* of the player or team, from 1; the current rank in a running game */
  gint sources[PANDORIA_N_TALLY_SOURCES];
} PandoriaArchivePlayer;

/**
 * PandoriaArchiveEntry: immutable, so that any thread may read it. A changed file gets a new entry.
 * Without a game (n_players 0), only name, stamp, changed and the fault are set.
 */
#define PANDORIA_TYPE_ARCHIVE_ENTRY (pandoria_archive_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchiveEntry, pandoria_archive_entry, PANDORIA, ARCHIVE_ENTRY,
                      GObject)
struct _PandoriaArchiveEntry
{
  GObject parent_instance;

  char *name;        /* of the file, in the folder */
  char *deleted;     /* (nullable): the path of a deleted file */
  gint64 deleted_on; /* Unix seconds, of a deleted file */
  PandoriaFileStamp stamp;

  guint8 fault;     /* PandoriaArchiveFault */
  guint fault_code; /* RULE: the PandoriaError */
  guint fault_act;  /* RULE: the number of the act, from 0 */
  char *fault_text; /* the message of the reader; "" for none */

  char *id, *title, *board;
  int offset; /* seconds from UTC to the clock of the place; PANDORIA_ARCHIVE_HERE: unknown */
  gint64 created, changed; /* Unix seconds; created 0: unknown; changed: time of the last act, else
                              of the file */
  gboolean finished, partnership, artifacts;
  guint8 edition, variant, side, start_player, n_players;
  guint n_actions, turns, rounds;
  int seconds; /* of play; -1: unknown */
  PandoriaArchivePlayer players[PANDORIA_MAX_PLAYERS];
  char *search; /* title, players and notes, by pandoria_search_spellings() */
};

/** Returns: (transfer full) (nullable): when it was changed, by the clock of the place. */
GDateTime *pandoria_archive_entry_get_day (PandoriaArchiveEntry *self);
/** Returns: the number of those who compete: players, or teams in a partnership (13). */
guint pandoria_archive_entry_get_n_sides (PandoriaArchiveEntry *self);
/** Returns: the points of player @side, or of that team in a partnership. */
int pandoria_archive_entry_get_points (PandoriaArchiveEntry *self, guint side);
/** Returns: whether @side won a finished game, alone or with others. */
gboolean pandoria_archive_entry_has_won (PandoriaArchiveEntry *self, guint side);
/** Returns: whether it is an unfinished game. */
gboolean pandoria_archive_entry_is_running (PandoriaArchiveEntry *self);
/**
 * Sorts running games before finished ones, and unreadable files last; each by last change, newest
 * first.
 */
int pandoria_archive_entry_compare (PandoriaArchiveEntry *a, PandoriaArchiveEntry *b);

/** Returns: (transfer full) (nullable): the fault of the file as a sentence, or NULL. */
char *pandoria_archive_entry_describe_fault (PandoriaArchiveEntry *self);

/**
 * The id is the game: several files of one game, as a synchronized folder leaves them, are one game
 * in the file that is furthest on. The others are copies.
 * Returns: (transfer full): for each id among @entries, the entry of that file. It owns neither.
 */
GHashTable *pandoria_archive_find_games (GPtrArray *entries);
/** Returns: whether @entry is a copy: not the entry of its id in @games. A file without an id is
 * none. */
gboolean pandoria_archive_entry_is_copy (PandoriaArchiveEntry *entry, GHashTable *games);

/* --- files of a folder ---------------------------------------------------------------------- */

/** Returns: whether the archive shows a file with this name: ….pandoria, not hidden. */
gboolean pandoria_archive_takes_name (const char *name);
/**
 * Returns: FALSE if @name does not exist; else sets @stamp, and @fault (nullable) to LINK or
 * NO_FILE if needed.
 */
gboolean pandoria_archive_get_stamp (const char *folder, const char *name, PandoriaFileStamp *stamp,
                                     PandoriaArchiveFault *fault);
/**
 * Reads and replays a file.
 * Returns: (transfer full) (nullable): the entry; NULL if the name does not exist.
 */
PandoriaArchiveEntry *pandoria_archive_read (const char *folder, const char *name);
