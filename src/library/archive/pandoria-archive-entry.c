/* PandoriaArchiveEntry: the data of one file in the archive.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-entry.h"
#include "pandoria-json.h"
#include "pandoria-search-words.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/stat.h>

G_DEFINE_FINAL_TYPE (PandoriaArchiveEntry, pandoria_archive_entry, G_TYPE_OBJECT)

/* A sentence for each fault. RULE and SETUP add details; INVALID and READ add the message of the
 * reader. */
static const char *const fault_texts[] = {
  [PANDORIA_ARCHIVE_FAULT_NONE] = NULL,
  [PANDORIA_ARCHIVE_FAULT_RULE] = NULL,
  [PANDORIA_ARCHIVE_FAULT_SETUP] = N_ ("No game can begin with the setup in this file."),
  [PANDORIA_ARCHIVE_FAULT_INVALID] = N_ ("This file is damaged or is not a game."),
  [PANDORIA_ARCHIVE_FAULT_LATER] = N_ ("This file was written by a newer version of the program."),
  [PANDORIA_ARCHIVE_FAULT_READ] = N_ ("This file cannot be read."),
  [PANDORIA_ARCHIVE_FAULT_TOO_BIG] = N_ ("This file is bigger than 8 MiB, which no game is."),
  [PANDORIA_ARCHIVE_FAULT_LINK] = N_ ("This is a symbolic link. Open the file that it points to."),
  [PANDORIA_ARCHIVE_FAULT_NO_FILE] = N_ ("This is not a file."),
};
G_STATIC_ASSERT (G_N_ELEMENTS (fault_texts) == PANDORIA_N_ARCHIVE_FAULTS);

static guint
get_rank (PandoriaArchiveEntry *entry)
{
  if (entry->n_players == 0)
    return 2;
  return entry->finished ? 1 : 0;
}

static int
compare_times (gint64 a, gint64 b)
{
  return (a < b) - (a > b);
}

int
pandoria_archive_entry_compare (PandoriaArchiveEntry *a, PandoriaArchiveEntry *b)
{
  guint rank_a = get_rank (a), rank_b = get_rank (b);
  int order = (rank_a > rank_b) - (rank_a < rank_b);

  if (order == 0)
    order = compare_times (a->changed, b->changed);
  if (order == 0)
    order = compare_times (a->created, b->created);
  /* Two files of a folder never have the same name. */
  return order != 0 ? order : strcmp (a->name, b->name);
}

static void
pandoria_archive_entry_finalize (GObject *object)
{
  PandoriaArchiveEntry *self = PANDORIA_ARCHIVE_ENTRY (object);

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    g_free (self->players[i].name);
  g_free (self->name);
  g_free (self->deleted);
  g_free (self->fault_text);
  g_free (self->id);
  g_free (self->title);
  g_free (self->board);
  g_free (self->search);
  G_OBJECT_CLASS (pandoria_archive_entry_parent_class)->finalize (object);
}

static void
pandoria_archive_entry_class_init (PandoriaArchiveEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_archive_entry_finalize;
}

static void
pandoria_archive_entry_init (PandoriaArchiveEntry *self)
{
}

guint
pandoria_archive_entry_get_n_sides (PandoriaArchiveEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_ENTRY (self), 0);
  return self->partnership ? self->n_players / 2 : self->n_players;
}

/* Partners sit opposite each other (13). */
int
pandoria_archive_entry_get_points (PandoriaArchiveEntry *self, guint side)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_ENTRY (self), 0);
  g_return_val_if_fail (side < pandoria_archive_entry_get_n_sides (self), 0);
  return self->players[side].points + (self->partnership ? self->players[side + 2].points : 0);
}

gboolean
pandoria_archive_entry_has_won (PandoriaArchiveEntry *self, guint side)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_ENTRY (self), FALSE);
  return self->finished && self->players[side].place == 1;
}

gboolean
pandoria_archive_entry_is_running (PandoriaArchiveEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_ENTRY (self), FALSE);
  return self->n_players > 0 && !self->finished;
}

static char *
describe_rule (PandoriaArchiveEntry *self)
{
  g_autoptr (GError) error
      = g_error_new_literal (PANDORIA_ERROR, (int) self->fault_code, self->fault_text);
  g_autofree char *why = pandoria_text_error (error);

  /* Translators: the number of an act in a file (from 1), then why the rules refuse it, in a
   * sentence */
  return g_strdup_printf (_ ("Action %u breaks a rule, so the game ends before it: %s"),
                          self->fault_act + 1, why);
}

char *
pandoria_archive_entry_describe_fault (PandoriaArchiveEntry *self)
{
  const char *text;

  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_ENTRY (self), NULL);

  text = fault_texts[self->fault];
  if (self->fault == PANDORIA_ARCHIVE_FAULT_RULE)
    return describe_rule (self);
  if (text == NULL)
    return NULL;
  if (*self->fault_text == '\0')
    return g_strdup (_ (text));
  /* Translators: a sentence on what is wrong with a file, then where in the file, in technical
   * words */
  return g_strdup_printf (C_ ("fault of a file", "%1$s (%2$s)"), _ (text), self->fault_text);
}

/* --- reading a file ------------------------------------------------------------------------- */

/* The search covers this many characters of a game's notes. */
#define MAX_NOTES 16384

gboolean
pandoria_archive_takes_name (const char *name)
{
  return *name != '.' && g_str_has_suffix (name, ".pandoria");
}

static PandoriaArchiveFault
find_kind_fault (mode_t mode)
{
  if (S_ISLNK (mode))
    return PANDORIA_ARCHIVE_FAULT_LINK;
  return S_ISREG (mode) ? PANDORIA_ARCHIVE_FAULT_NONE : PANDORIA_ARCHIVE_FAULT_NO_FILE;
}

gboolean
pandoria_archive_get_stamp (const char *folder, const char *name, PandoriaFileStamp *stamp,
                            PandoriaArchiveFault *fault)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  struct stat info;

  if (lstat (path, &info) != 0)
    return FALSE;
  pandoria_file_stamp_set (stamp, &info);
  if (fault != NULL)
    *fault = find_kind_fault (info.st_mode);
  return TRUE;
}

static void
set_fault (PandoriaArchiveEntry *entry, PandoriaArchiveFault fault, const char *text)
{
  entry->fault = (guint8) fault;
  g_free (entry->fault_text);
  entry->fault_text = g_utf8_make_valid (text, -1);
}

/* Another process may replace the file meanwhile. It then has another stamp, so that it is read
 * again. */
static GBytes *
read_file (const char *folder, PandoriaArchiveEntry *entry)
{
  g_autofree char *path = g_build_filename (folder, entry->name, NULL);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = NULL;

  if (entry->stamp.size > PANDORIA_MAX_FILE_SIZE)
    set_fault (entry, PANDORIA_ARCHIVE_FAULT_TOO_BIG, "");
  else if ((bytes = pandoria_file_read (path, &error)) == NULL)
    set_fault (entry, PANDORIA_ARCHIVE_FAULT_READ, error->message);
  return bytes;
}

static void
describe_setup (PandoriaArchiveEntry *entry, PandoriaRecord *record)
{
  const PandoriaSetup *setup = pandoria_record_get_setup (record);

  entry->edition = setup->edition;
  entry->variant = setup->variant;
  entry->side = setup->board.side;
  entry->partnership = setup->partnership;
  entry->artifacts = setup->artifacts;
  entry->start_player = setup->start_player;
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      entry->players[seat].name
          = pandoria_one_line (pandoria_record_get_written_name (record, seat));
      entry->players[seat].color = (guint8) pandoria_record_get_player_color (record, seat);
      entry->players[seat].realm = setup->players[seat].realm;
    }
}

static void
describe_record (PandoriaArchiveEntry *entry, PandoriaRecord *record)
{
  g_autoptr (GDateTime) created = pandoria_record_get_day (record);
  gint64 last = pandoria_record_get_last_time (record);

  entry->id = g_strdup (pandoria_record_get_id (record));
  entry->title = g_strdup (pandoria_record_get_title (record));
  entry->board = pandoria_record_get_board_name (record);
  entry->n_actions = pandoria_record_get_n_actions (record);
  entry->created = created != NULL ? g_date_time_to_unix (created) : 0;
  entry->offset = created != NULL && strpbrk (pandoria_record_get_created (record), "Zz") == NULL
                      ? (int) (g_date_time_get_utc_offset (created) / G_TIME_SPAN_SECOND)
                      : PANDORIA_ARCHIVE_HERE;
  if (last != 0)
    entry->changed = last;
  else if (entry->created != 0)
    entry->changed = entry->created;
}

static void
describe_search (PandoriaArchiveEntry *entry, PandoriaRecord *record)
{
  GString *text = g_string_new (entry->title);

  for (guint seat = 0; seat < entry->n_players; seat++)
    g_string_append_printf (text, " %s", entry->players[seat].name);
  for (guint i = 0; i < entry->n_actions && text->len < MAX_NOTES; i++)
    {
      const char *note = pandoria_record_get_note (record, i);

      if (note != NULL)
        g_string_append_printf (text, " %s", note);
    }
  entry->search = pandoria_search_spellings (text->str);
  g_string_free (text, TRUE);
}

static void
describe_state (PandoriaArchiveEntry *entry, const PandoriaState *state, const PandoriaTally *tally)
{
  PandoriaResult result;

  pandoria_state_get_result (state, &result);
  entry->n_players = state->n_players;
  entry->finished = state->finished;
  entry->turns = state->turn;
  entry->rounds = state->round;
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      PandoriaArchivePlayer *player = &entry->players[seat];

      player->team = state->players[seat].team;
      player->points = state->players[seat].counters[PANDORIA_COUNTER_POINTS];
      player->place = result.place[player->team];
      for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
        player->sources[source] = tally->points[source][seat];
    }
}

/* Returns: the number of valid actions. */
static guint
play (PandoriaRecord *record, PandoriaState *state, PandoriaTally *tally, GError **error)
{
  const guint n_taken_over = pandoria_record_get_n_taken_over (record);
  guint n = pandoria_record_get_n_actions (record);
  g_autofree PandoriaEvents *events = g_new (PandoriaEvents, 1);

  for (guint i = 0; i < n; i++)
    {
      PandoriaState next;

      if (!pandoria_state_apply (state, pandoria_record_get_action (record, i), &next, events,
                                 error))
        return i;
      *state = next;
      for (guint event = 0; event < events->n; event++)
        (i < n_taken_over ? pandoria_tally_take_over : pandoria_tally_add) (tally,
                                                                            &events->items[event]);
    }
  return n;
}

static void
describe_game (PandoriaArchiveEntry *entry, PandoriaRecord *record)
{
  g_autoptr (GError) error = NULL;
  PandoriaState state;
  PandoriaTally tally;
  guint n;

  describe_record (entry, record);
  if (!pandoria_state_init (&state, pandoria_record_get_setup (record), &error))
    {
      g_autofree char *why = pandoria_text_error (error);

      set_fault (entry, PANDORIA_ARCHIVE_FAULT_SETUP, why);
      return;
    }
  describe_setup (entry, record);
  pandoria_tally_begin (&tally, &state);
  n = play (record, &state, &tally, &error);
  if (error != NULL)
    {
      set_fault (entry, PANDORIA_ARCHIVE_FAULT_RULE, error->message);
      entry->fault_code = (guint) error->code;
      entry->fault_act = n;
    }
  describe_state (entry, &state, &tally);
  entry->seconds = pandoria_record_get_seconds (record, n);
  describe_search (entry, record);
}

static void
read_game (PandoriaArchiveEntry *entry, GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (
      g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);

  if (record != NULL)
    describe_game (entry, record);
  else if (g_error_matches (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_VERSION))
    set_fault (entry, PANDORIA_ARCHIVE_FAULT_LATER, "");
  else
    set_fault (entry, PANDORIA_ARCHIVE_FAULT_INVALID, error->message);
}

static void
set_texts (PandoriaArchiveEntry *entry)
{
  g_autofree char *name = pandoria_file_display_name (entry->name);

  if (entry->search == NULL)
    entry->search = pandoria_search_spellings (entry->title != NULL ? entry->title : name);
  if (entry->id == NULL)
    entry->id = g_strdup ("");
  if (entry->title == NULL)
    entry->title = g_strdup ("");
  if (entry->board == NULL)
    entry->board = g_strdup ("");
}

PandoriaArchiveEntry *
pandoria_archive_read (const char *folder, const char *name)
{
  g_autoptr (PandoriaArchiveEntry) entry = g_object_new (PANDORIA_TYPE_ARCHIVE_ENTRY, NULL);
  g_autoptr (GBytes) bytes = NULL;
  PandoriaArchiveFault fault;

  entry->name = g_strdup (name);
  entry->fault_text = g_strdup ("");
  entry->seconds = -1;
  if (!pandoria_archive_get_stamp (folder, name, &entry->stamp, &fault))
    return NULL;
  entry->fault = (guint8) fault;
  if (fault == PANDORIA_ARCHIVE_FAULT_NONE)
    bytes = read_file (folder, entry);
  entry->changed = entry->stamp.modified / 1000000000;
  if (bytes != NULL)
    read_game (entry, bytes);
  set_texts (entry);
  return g_steal_pointer (&entry);
}

GDateTime *
pandoria_archive_entry_get_day (PandoriaArchiveEntry *self)
{
  g_autoptr (GTimeZone) place = NULL;
  g_autoptr (GDateTime) time = NULL;

  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_ENTRY (self), NULL);

  if (self->offset == PANDORIA_ARCHIVE_HERE)
    return g_date_time_new_from_unix_local (self->changed);
  place = g_time_zone_new_offset (self->offset);
  time = g_date_time_new_from_unix_utc (self->changed);
  return time != NULL ? g_date_time_to_timezone (time, place) : NULL;
}

/* --- copies of a game ----------------------------------------------------------------------- */

/* Synchronization adds words to the name of the file. */
static int
compare_names (const PandoriaArchiveEntry *entry, const PandoriaArchiveEntry *other)
{
  const gsize length = strlen (entry->name), other_length = strlen (other->name);

  if (length != other_length)
    return length < other_length ? -1 : 1;
  return strcmp (entry->name, other->name);
}

/* Returns: whether @entry is further on than @other, a file of the same game. */
static gboolean
is_further (const PandoriaArchiveEntry *entry, const PandoriaArchiveEntry *other)
{
  if (entry->finished != other->finished)
    return entry->finished;
  if (entry->n_actions != other->n_actions)
    return entry->n_actions > other->n_actions;
  return compare_names (entry, other) < 0;
}

/* A damaged file has no id. */
static gboolean
has_id (const PandoriaArchiveEntry *entry)
{
  return entry->id != NULL && *entry->id != '\0';
}

GHashTable *
pandoria_archive_find_games (GPtrArray *entries)
{
  GHashTable *games = g_hash_table_new (g_str_hash, g_str_equal);

  g_return_val_if_fail (entries != NULL, games);

  for (guint i = 0; i < entries->len; i++)
    {
      PandoriaArchiveEntry *entry = entries->pdata[i];
      const PandoriaArchiveEntry *other
          = has_id (entry) ? g_hash_table_lookup (games, entry->id) : NULL;

      if (has_id (entry) && (other == NULL || is_further (entry, other)))
        g_hash_table_replace (games, entry->id, entry);
    }
  return games;
}

gboolean
pandoria_archive_entry_is_copy (PandoriaArchiveEntry *entry, GHashTable *games)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_ENTRY (entry) && games != NULL, FALSE);
  return has_id (entry) && g_hash_table_lookup (games, entry->id) != entry;
}
