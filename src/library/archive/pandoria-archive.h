/* PandoriaArchive: the files of the games' folder as a list that follows changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-file.h"
#include "pandoria-game.h"

/* --- pandoria-statistics.c ------------------------------------------------------------------ */

/** PandoriaTallySource: the rows of the table of points, in the displayed order. */
typedef enum
{
  PANDORIA_TALLY_START,  /* from the setup */
  PANDORIA_TALLY_FOREST, /* forest, mountains and hills bring points only in the family variants
                            (14) */
  PANDORIA_TALLY_MOUNTAINS,
  PANDORIA_TALLY_HILLS,
  PANDORIA_TALLY_CITY,            /* without the additions of Statue and realm */
  PANDORIA_TALLY_STATUE,          /* 1 point for each space of a scored city (7.2) */
  PANDORIA_TALLY_SURPLUS_CRYSTAL, /* overflow (7.2), in the order of PandoriaCounter */
  PANDORIA_TALLY_SURPLUS_GOLD,
  PANDORIA_TALLY_SURPLUS_WOOD,
  PANDORIA_TALLY_STORE,
  PANDORIA_TALLY_MONUMENTS,
  PANDORIA_TALLY_SHRINE,
  PANDORIA_TALLY_RELICS,
  PANDORIA_TALLY_REALM, /* abilities during the game, also within a scored region */
  PANDORIA_TALLY_FINAL_HAND,
  PANDORIA_TALLY_FINAL_RESOURCES,
  PANDORIA_TALLY_FINAL_REALM,
  PANDORIA_TALLY_CORRECTIONS,
} PandoriaTallySource;
#define PANDORIA_N_TALLY_SOURCES 18

/**
 * PandoriaTally: points by source and seat; sums holds each seat's total, which is the points
 * marker.
 */
typedef struct
{
  guint n_players;
  gint points[PANDORIA_N_TALLY_SOURCES][PANDORIA_MAX_PLAYERS];
  gint sums[PANDORIA_MAX_PLAYERS];
  gint teams[PANDORIA_MAX_PLAYERS]; /* each seat's total with the opposite seat; only
                                       pandoria_tally_init() sets it */
} PandoriaTally;

/** Computes @tally from the start values of @game and its ledger so far. */
void pandoria_tally_init (PandoriaTally *tally, PandoriaGame *game);

/** Initializes @tally for a game that begins with @start, before any event. */
void pandoria_tally_begin (PandoriaTally *tally, const PandoriaState *start);
/** Adds the points of @event, if any. */
void pandoria_tally_add (PandoriaTally *tally, const PandoriaEvent *event);

/** Returns: whether any player got or lost points from @source. */
gboolean pandoria_tally_has_source (const PandoriaTally *tally, PandoriaTallySource source);

/** Returns: (transfer none): the name of @source, translated ("Cities", "Surplus wood" …). */
const char *pandoria_tally_source_name (PandoriaTallySource source);

/** Returns: the untranslated key of @source ("city", "surplus-wood" …). */
const char *pandoria_tally_source_key (PandoriaTallySource source);

/* --- pandoria-archive-entry.c --------------------------------------------------------------- */

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

  char *name; /* of the file, in the folder */
  PandoriaFileStamp stamp;

  guint8 fault;     /* PandoriaArchiveFault */
  guint fault_code; /* RULE: the PandoriaError */
  guint fault_act;  /* RULE: the number of the act, from 0 */
  char *fault_text; /* the message of the reader; "" for none */

  char *id, *title, *board;
  gint64 created, changed; /* Unix seconds; created 0: unknown; changed: time of the last act, else
                              of the file */
  gboolean finished, partnership, artifacts;
  guint8 edition, variant, side, start_player, n_players;
  guint n_actions, turns, rounds;
  int seconds; /* of play; -1: unknown */
  PandoriaArchivePlayer players[PANDORIA_MAX_PLAYERS];
  char *search; /* title, players and notes, folded by pandoria_search_fold() */
};

/** Returns: whether it is an unfinished game. */
gboolean pandoria_archive_entry_is_running (PandoriaArchiveEntry *self);
/**
 * Sorts running games before finished ones, and unreadable files last; each by last change, newest
 * first.
 */
int pandoria_archive_entry_compare (PandoriaArchiveEntry *a, PandoriaArchiveEntry *b);

/** Returns: (transfer full) (nullable): the fault of the file as a sentence, or NULL. */
char *pandoria_archive_entry_describe_fault (PandoriaArchiveEntry *self);

/* --- pandoria-archive.c --------------------------------------------------------------------- */

/**
 * PandoriaArchive: the games of a folder. Other threads read the files, except those that the index
 * remembers. The list changes in the main context that created the archive. Operations on files run
 * one after the other. Properties (all notify, read only): "progress" (0…1, of the files to read;
 * also notifies when it becomes busy or idle), "loaded" (the folder has been read once),
 * "index-error" (nullable string: the reason why the index was not written; the archive retries,
 * and until then the next opening takes longer).
 */
#define PANDORIA_TYPE_ARCHIVE (pandoria_archive_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchive, pandoria_archive, PANDORIA, ARCHIVE, GObject)

/**
 * Returns: (transfer full): the archive of pandoria_folder_get_games(), with its index in the
 * user's cache. All holders share one archive, so that the files are read once. Call it from the
 * main thread.
 */
PandoriaArchive *pandoria_archive_get (void);

/**
 * Checks the folder, the first time or again. Updates the list, then calls @callback (nullable). It
 * cannot fail.
 */
void pandoria_archive_load_async (PandoriaArchive *self, GAsyncReadyCallback callback,
                                  gpointer data);

/**
 * Returns: (transfer none): all games (PandoriaArchiveEntry), in the order of
 * pandoria_archive_entry_compare().
 */
GListModel *pandoria_archive_get_games (PandoriaArchive *self);
/** Returns: whether files are being checked or changed. */
gboolean pandoria_archive_is_busy (PandoriaArchive *self);
/** Returns: whether the folder has been read once. */
gboolean pandoria_archive_is_loaded (PandoriaArchive *self);
/** Returns: the progress in reading files, 0…1; 1 if there are none to read. */
double pandoria_archive_get_progress (PandoriaArchive *self);
/**
 * Returns: (transfer full): the path at which the photo of the game @path is kept. The photo need
 * not exist. It is deleted with the game.
 */
char *pandoria_archive_get_photo_path (const char *path);
/** Returns: (transfer full): the file of @entry. */
char *pandoria_archive_get_path (PandoriaArchive *self, PandoriaArchiveEntry *entry);

/**
 * Renames a game, or copies it with a new id and @title. Updates the list before calling @callback.
 * Returns (finish): (transfer full) (nullable): the new entry.
 */
void pandoria_archive_rename_async (PandoriaArchive *self, PandoriaArchiveEntry *entry,
                                    const char *title, GAsyncReadyCallback callback, gpointer data);
/**
 * Copies a game under a new id and @title. Updates the list before calling @callback. Ends with
 * pandoria_archive_change_finish().
 */
void pandoria_archive_duplicate_async (PandoriaArchive *self, PandoriaArchiveEntry *entry,
                                       const char *title, GAsyncReadyCallback callback,
                                       gpointer data);
PandoriaArchiveEntry *pandoria_archive_change_finish (PandoriaArchive *self, GAsyncResult *result,
                                                      GError **error);

/**
 * Moves the files of @entries into the folder “deleted” next to the games' folder, which keeps them
 * for 30 days, or moves deleted files back. The caller must not change @entries afterwards.
 * Returns (finish): (transfer full): the files that can be restored. @error may be set as well,
 * with the reason why a file could not be moved.
 */
void pandoria_archive_delete_async (PandoriaArchive *self, GPtrArray *entries,
                                    GAsyncReadyCallback callback, gpointer data);
/**
 * Moves the files @deleted, from pandoria_archive_delete_finish(), back to the folder of games.
 * Ends with pandoria_archive_finish().
 */
void pandoria_archive_restore_async (PandoriaArchive *self, const char *const *deleted,
                                     GAsyncReadyCallback callback, gpointer data);
GStrv pandoria_archive_delete_finish (PandoriaArchive *self, GAsyncResult *result, GError **error);

/**
 * Copies the single file of @entries to the file @to or, with @to_folder, all files into the folder
 * @to, named by their titles. Existing files stay. The caller must not change @entries afterwards.
 * Ends with pandoria_archive_finish().
 */
void pandoria_archive_export_async (PandoriaArchive *self, GPtrArray *entries, GFile *to,
                                    gboolean to_folder, GAsyncReadyCallback callback,
                                    gpointer data);
gboolean pandoria_archive_finish (PandoriaArchive *self, GAsyncResult *result, GError **error);
