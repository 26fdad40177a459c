/* PandoriaArchiveEntry: what the archive knows of one file: who played, when, how it stands, or why it cannot be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-file-stamp.h"
#include "pandoria-record.h"
#include "pandoria-tally.h"

G_BEGIN_DECLS

/** PandoriaArchiveFault: why a file of the folder is not, or not wholly, a game. */
typedef enum
{
  PANDORIA_ARCHIVE_FAULT_NONE,
  PANDORIA_ARCHIVE_FAULT_RULE,  /* an act breaks a rule; the game up to there is known */
  PANDORIA_ARCHIVE_FAULT_SETUP, /* no game can begin so */
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
  gint points; /* the player's own; a team's are the sum */
  guint place; /* of the player or team, from 1; the present one of a running game */
  gint sources[PANDORIA_N_TALLY_SOURCES];
} PandoriaArchivePlayer;

/** PandoriaArchiveData: read only. Without a game (n_players 0) only name, stamp, changed and the fault are known. */
typedef struct
{
  char *name; /* of the file, in the folder */
  PandoriaFileStamp stamp;

  guint8 fault;     /* PandoriaArchiveFault */
  guint fault_code; /* RULE: the PandoriaError */
  guint fault_act;  /* RULE: the number of the act, from 0 */
  char *fault_text; /* what the reader said; "" for none */

  char *id, *title, *board;
  gint64 created, changed; /* Unix seconds; created 0: not known; changed: the last act, else the file */
  gboolean finished, partnership, artifacts;
  guint8 edition, variant, side, start_player, n_players;
  guint n_actions, turns, rounds;
  int seconds; /* of play; -1: not known */
  PandoriaArchivePlayer players[PANDORIA_MAX_PLAYERS];
  char *search; /* title, players and notes, folded by pandoria_archive_fold() */
} PandoriaArchiveData;

void pandoria_archive_data_free (PandoriaArchiveData *data);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaArchiveData, pandoria_archive_data_free)

/** PandoriaArchiveEntry: never changes, so that any thread may read it; a changed file gets a new one. */
#define PANDORIA_TYPE_ARCHIVE_ENTRY (pandoria_archive_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchiveEntry, pandoria_archive_entry, PANDORIA, ARCHIVE_ENTRY, GObject)

/** Takes @data. */
PandoriaArchiveEntry *pandoria_archive_entry_new (PandoriaArchiveData *data);
const PandoriaArchiveData *pandoria_archive_entry_get_data (PandoriaArchiveEntry *self);

/** Returns: whether a game that can be looked at is in the file. */
gboolean pandoria_archive_entry_has_game (PandoriaArchiveEntry *self);
/** Returns: whether it is a game that has not ended. */
gboolean pandoria_archive_entry_is_running (PandoriaArchiveEntry *self);
/** Orders running games before finished ones and what cannot be read last; each by last change, the newest first. */
int pandoria_archive_entry_compare (PandoriaArchiveEntry *a, PandoriaArchiveEntry *b);

/** Returns: (transfer full) (nullable): what is wrong with the file, in a sentence; NULL for nothing. */
char *pandoria_archive_entry_describe_fault (PandoriaArchiveEntry *self);

/** Returns: (transfer full): @text for searching: without case, accents and surplus space. */
char *pandoria_archive_fold (const char *text);

G_END_DECLS
