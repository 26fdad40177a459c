/* PandoriaArchiveEntry: the data of one file in the archive.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-private.h"
#include "pandoria-search-words.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <sys/stat.h>

struct _PandoriaArchiveEntry
{
  GObject parent_instance;

  PandoriaArchiveData *data;
};

G_DEFINE_FINAL_TYPE (PandoriaArchiveEntry, pandoria_archive_entry, G_TYPE_OBJECT)

/* A sentence for each fault. RULE and SETUP add details; INVALID and READ add the message of the reader. */
static const char *const fault_texts[] = {
  [PANDORIA_ARCHIVE_FAULT_NONE] = NULL,
  [PANDORIA_ARCHIVE_FAULT_RULE] = NULL,
  [PANDORIA_ARCHIVE_FAULT_SETUP] = N_ ("No game can begin with the setup in this file."),
  [PANDORIA_ARCHIVE_FAULT_INVALID] = N_ ("This file is damaged or is not a game."),
  [PANDORIA_ARCHIVE_FAULT_LATER] = N_ ("This file was written by a later version of the program."),
  [PANDORIA_ARCHIVE_FAULT_READ] = N_ ("This file cannot be read."),
  [PANDORIA_ARCHIVE_FAULT_TOO_BIG] = N_ ("This file is bigger than 8 MiB, which no game is."),
  [PANDORIA_ARCHIVE_FAULT_LINK] = N_ ("This is a link to another place, which is not followed."),
  [PANDORIA_ARCHIVE_FAULT_NO_FILE] = N_ ("This is not a file."),
};
G_STATIC_ASSERT (G_N_ELEMENTS (fault_texts) == PANDORIA_N_ARCHIVE_FAULTS);

void
pandoria_archive_data_free (PandoriaArchiveData *data)
{
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    g_free (data->players[i].name);
  g_free (data->name);
  g_free (data->fault_text);
  g_free (data->id);
  g_free (data->title);
  g_free (data->board);
  g_free (data->search);
  g_free (data);
}

static guint
get_rank (const PandoriaArchiveData *data)
{
  if (data->n_players == 0)
    return 2;
  return data->finished ? 1 : 0;
}

static int
compare_times (gint64 a, gint64 b)
{
  return (a < b) - (a > b);
}

int
pandoria_archive_entry_compare (PandoriaArchiveEntry *a, PandoriaArchiveEntry *b)
{
  guint rank_a = get_rank (a->data), rank_b = get_rank (b->data);
  int order = (rank_a > rank_b) - (rank_a < rank_b);

  if (order == 0)
    order = compare_times (a->data->changed, b->data->changed);
  if (order == 0)
    order = compare_times (a->data->created, b->data->created);
  /* Two files of a folder never have the same name. */
  return order != 0 ? order : strcmp (a->data->name, b->data->name);
}

static void
pandoria_archive_entry_finalize (GObject *object)
{
  pandoria_archive_data_free (PANDORIA_ARCHIVE_ENTRY (object)->data);
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

PandoriaArchiveEntry *
pandoria_archive_entry_new (PandoriaArchiveData *data)
{
  PandoriaArchiveEntry *self;

  g_return_val_if_fail (data != NULL && data->name != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_ARCHIVE_ENTRY, NULL);
  self->data = data;
  return self;
}

const PandoriaArchiveData *
pandoria_archive_entry_get_data (PandoriaArchiveEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_ENTRY (self), NULL);
  return self->data;
}

gboolean
pandoria_archive_entry_has_game (PandoriaArchiveEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_ENTRY (self), FALSE);
  return self->data->n_players > 0;
}

gboolean
pandoria_archive_entry_is_running (PandoriaArchiveEntry *self)
{
  return pandoria_archive_entry_has_game (self) && !self->data->finished;
}

static char *
describe_rule (const PandoriaArchiveData *data)
{
  g_autoptr (GError) error = g_error_new_literal (PANDORIA_ERROR, (int) data->fault_code, data->fault_text);
  g_autofree char *why = pandoria_text_error (error);

  /* Translators: the number of an act in a file (from 1), then why the rules refuse it, in a sentence */
  return g_strdup_printf (_ ("Action %u breaks a rule, so the game ends before it: %s"), data->fault_act + 1, why);
}

char *
pandoria_archive_entry_describe_fault (PandoriaArchiveEntry *self)
{
  const PandoriaArchiveData *data;
  const char *text;

  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_ENTRY (self), NULL);

  data = self->data;
  text = fault_texts[data->fault];
  if (data->fault == PANDORIA_ARCHIVE_FAULT_RULE)
    return describe_rule (data);
  if (text == NULL)
    return NULL;
  if (*data->fault_text == '\0')
    return g_strdup (_ (text));
  /* Translators: a sentence on what is wrong with a file, then where in the file, in technical words */
  return g_strdup_printf (C_ ("fault of a file", "%1$s (%2$s)"), _ (text), data->fault_text);
}

/* --- reading a file ------------------------------------------------------------------------------------------------- */

/* The search covers this many characters of a game's notes. */
#define MAX_NOTES 16384

gboolean
pandoria_archive_takes_name (const char *name)
{
  return *name != '.' && g_str_has_suffix (name, ".pandoria") && g_utf8_validate (name, -1, NULL);
}

gboolean
pandoria_archive_get_stamp (const char *folder, const char *name, PandoriaFileStamp *stamp, PandoriaArchiveFault *fault)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  struct stat info;

  if (lstat (path, &info) != 0)
    return FALSE;
  pandoria_file_stamp_set (stamp, &info);
  if (fault != NULL)
    *fault = S_ISLNK (info.st_mode)   ? PANDORIA_ARCHIVE_FAULT_LINK
             : S_ISREG (info.st_mode) ? PANDORIA_ARCHIVE_FAULT_NONE
                                      : PANDORIA_ARCHIVE_FAULT_NO_FILE;
  return TRUE;
}

static void
set_fault (PandoriaArchiveData *data, PandoriaArchiveFault fault, const char *text)
{
  data->fault = (guint8) fault;
  g_free (data->fault_text);
  data->fault_text = g_utf8_make_valid (text, -1);
}

/* Another process may replace the file meanwhile. It then has another stamp, so that it is read again. */
static GBytes *
read_file (const char *folder, PandoriaArchiveData *data)
{
  g_autofree char *path = g_build_filename (folder, data->name, NULL);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = NULL;

  if (data->stamp.size > PANDORIA_MAX_FILE_SIZE)
    set_fault (data, PANDORIA_ARCHIVE_FAULT_TOO_BIG, "");
  else if ((bytes = pandoria_file_read (path, &error)) == NULL)
    set_fault (data, PANDORIA_ARCHIVE_FAULT_READ, error->message);
  return bytes;
}

static void
describe_setup (PandoriaArchiveData *data, PandoriaRecord *record)
{
  const PandoriaSetup *setup = pandoria_record_get_setup (record);

  data->edition = setup->edition;
  data->variant = setup->variant;
  data->side = setup->board.side;
  data->partnership = setup->partnership;
  data->artifacts = setup->artifacts;
  data->start_player = setup->start_player;
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      data->players[seat].name = pandoria_one_line (pandoria_record_get_written_name (record, seat));
      data->players[seat].color = (guint8) pandoria_record_get_player_color (record, seat);
      data->players[seat].realm = setup->players[seat].realm;
    }
}

static void
describe_record (PandoriaArchiveData *data, PandoriaRecord *record)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) created = g_date_time_new_from_iso8601 (pandoria_record_get_created (record), utc);
  gint64 last = pandoria_record_get_last_time (record);

  data->id = g_strdup (pandoria_record_get_id (record));
  data->title = g_strdup (pandoria_record_get_title (record));
  data->board = pandoria_record_get_board_name (record);
  data->n_actions = pandoria_record_get_n_actions (record);
  data->created = created != NULL ? g_date_time_to_unix (created) : 0;
  data->changed = last != 0 ? last : data->created != 0 ? data->created : data->changed;
}

static void
describe_search (PandoriaArchiveData *data, PandoriaRecord *record)
{
  GString *text = g_string_new (data->title);

  for (guint seat = 0; seat < data->n_players; seat++)
    g_string_append_printf (text, " %s", data->players[seat].name);
  for (guint i = 0; i < data->n_actions && text->len < MAX_NOTES; i++)
    {
      const char *note = pandoria_record_get_note (record, i);

      if (note != NULL)
        g_string_append_printf (text, " %s", note);
    }
  data->search = pandoria_search_fold (text->str);
  g_string_free (text, TRUE);
}

static void
describe_state (PandoriaArchiveData *data, const PandoriaState *state, const PandoriaTally *tally)
{
  PandoriaResult result;

  pandoria_state_get_result (state, &result);
  data->n_players = state->n_players;
  data->finished = state->finished;
  data->turns = state->turn;
  data->rounds = state->round;
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      PandoriaArchivePlayer *player = &data->players[seat];

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
  guint n = pandoria_record_get_n_actions (record);
  g_autofree PandoriaEvents *events = g_new (PandoriaEvents, 1);

  for (guint i = 0; i < n; i++)
    {
      PandoriaState next;

      if (!pandoria_state_apply (state, pandoria_record_get_action (record, i), &next, events, error))
        return i;
      *state = next;
      for (guint event = 0; event < events->n; event++)
        pandoria_tally_add (tally, &events->items[event]);
    }
  return n;
}

static void
describe_game (PandoriaArchiveData *data, PandoriaRecord *record)
{
  g_autoptr (GError) error = NULL;
  PandoriaState state;
  PandoriaTally tally;
  guint n;

  describe_record (data, record);
  if (!pandoria_state_init (&state, pandoria_record_get_setup (record), &error))
    {
      g_autofree char *why = pandoria_text_error (error);

      set_fault (data, PANDORIA_ARCHIVE_FAULT_SETUP, why);
      return;
    }
  describe_setup (data, record);
  pandoria_tally_begin (&tally, &state);
  n = play (record, &state, &tally, &error);
  if (error != NULL)
    {
      set_fault (data, PANDORIA_ARCHIVE_FAULT_RULE, error->message);
      data->fault_code = (guint) error->code;
      data->fault_act = n;
    }
  describe_state (data, &state, &tally);
  data->seconds = pandoria_record_get_seconds (record, n);
  describe_search (data, record);
}

static void
read_game (PandoriaArchiveData *data, GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record
      = pandoria_record_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);

  if (record != NULL)
    describe_game (data, record);
  else if (g_error_matches (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_VERSION))
    set_fault (data, PANDORIA_ARCHIVE_FAULT_LATER, "");
  else
    set_fault (data, PANDORIA_ARCHIVE_FAULT_INVALID, error->message);
}

static void
set_texts (PandoriaArchiveData *data)
{
  if (data->search == NULL)
    data->search = pandoria_search_fold (data->title != NULL ? data->title : data->name);
  if (data->id == NULL)
    data->id = g_strdup ("");
  if (data->title == NULL)
    data->title = g_strdup ("");
  if (data->board == NULL)
    data->board = g_strdup ("");
}

PandoriaArchiveEntry *
pandoria_archive_read (const char *folder, const char *name)
{
  g_autoptr (PandoriaArchiveData) data = g_new0 (PandoriaArchiveData, 1);
  g_autoptr (GBytes) bytes = NULL;
  PandoriaArchiveFault fault;

  data->name = g_strdup (name);
  data->fault_text = g_strdup ("");
  data->seconds = -1;
  if (!pandoria_archive_get_stamp (folder, name, &data->stamp, &fault))
    return NULL;
  data->fault = (guint8) fault;
  if (fault == PANDORIA_ARCHIVE_FAULT_NONE)
    bytes = read_file (folder, data);
  data->changed = data->stamp.modified / 1000000000;
  if (bytes != NULL)
    read_game (data, bytes);
  set_texts (data);
  return pandoria_archive_entry_new (g_steal_pointer (&data));
}
