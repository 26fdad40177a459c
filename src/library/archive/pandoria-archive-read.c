/* The archive: reads a file of the folder into an entry, on any thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-private.h"
#include "pandoria-json-limits.h"
#include "pandoria-one-line.h"
#include "pandoria-search-words.h"
#include "pandoria-text.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

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

static gboolean
read_bytes (int fd, char *bytes, gsize size, gsize *length)
{
  ssize_t n = 1;

  for (*length = 0; *length < size && n > 0; *length += n > 0 ? (gsize) n : 0)
    {
      do
        n = read (fd, bytes + *length, size - *length);
      while (n < 0 && errno == EINTR);
    }
  return n >= 0;
}

/* Take the stamp of the open file: another process may replace the file at any time. */
static char *
read_open_file (int fd, PandoriaArchiveData *data, gsize *length)
{
  struct stat info;
  g_autofree char *bytes = NULL;

  if (fstat (fd, &info) != 0 || !S_ISREG (info.st_mode))
    {
      set_fault (data, PANDORIA_ARCHIVE_FAULT_NO_FILE, "");
      return NULL;
    }
  pandoria_file_stamp_set (&data->stamp, &info);
  if (info.st_size > PANDORIA_MAX_FILE_SIZE)
    {
      set_fault (data, PANDORIA_ARCHIVE_FAULT_TOO_BIG, "");
      return NULL;
    }
  bytes = g_malloc ((gsize) info.st_size + 1);
  if (read_bytes (fd, bytes, (gsize) info.st_size, length))
    return g_steal_pointer (&bytes);
  set_fault (data, PANDORIA_ARCHIVE_FAULT_READ, g_strerror (errno));
  return NULL;
}

/* Does not follow links, and does not wait for the writer of a pipe. */
static char *
read_file (const char *folder, PandoriaArchiveData *data, gsize *length)
{
  g_autofree char *path = g_build_filename (folder, data->name, NULL);
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  char *bytes;

  if (fd < 0)
    {
      set_fault (data, PANDORIA_ARCHIVE_FAULT_READ, g_strerror (errno));
      return NULL;
    }
  bytes = read_open_file (fd, data, length);
  close (fd);
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
read_game (PandoriaArchiveData *data, const char *bytes, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (bytes, length, &error);

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
  g_autofree char *bytes = NULL;
  PandoriaArchiveFault fault;
  gsize length;

  data->name = g_strdup (name);
  data->fault_text = g_strdup ("");
  data->seconds = -1;
  if (!pandoria_archive_get_stamp (folder, name, &data->stamp, &fault))
    return NULL;
  data->fault = (guint8) fault;
  if (fault == PANDORIA_ARCHIVE_FAULT_NONE)
    bytes = read_file (folder, data, &length);
  data->changed = data->stamp.modified / 1000000000;
  if (bytes != NULL)
    read_game (data, bytes, length);
  set_texts (data);
  return pandoria_archive_entry_new (g_steal_pointer (&data));
}
