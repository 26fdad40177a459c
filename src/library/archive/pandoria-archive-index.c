/* The archive: the index of the entries of all files, so that the archive opens without reading the
 * games.
 *
 * The first line has the kind, the version and the SHA-256 of the rest. The entries follow. The
 * same functions write and read them. The index is in the cache, because it can be rebuilt from the
 * games and needs no backup. It is as untrusted as any other file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-index.h"

#include "pandoria-library-testing.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEADER        "pandoria-archive-index 3 "
#define DIGEST_LENGTH 64
#define MAX_SIZE      (256 * 1024 * 1024)
#define MAX_ENTRIES   200000
#define MAX_TEXT      65536
#define LEAST_TIME    (-MOST_TIME)
#define MOST_TIME     (G_GINT64_CONSTANT (1) << 40)

/** Codec: writes one member after the other if out is set; otherwise reads them. */
typedef struct
{
  GByteArray *out;
  const guint8 *p, *end;
  gboolean is_bad; /* reading: the data is invalid */
} Codec;

/* --- numbers and texts ---------------------------------------------------------------------- */

static void
write_number (Codec *codec, gint64 value)
{
  guint64 rest = ((guint64) value << 1) ^ (guint64) (value >> 63); /* the sign is the last bit */
  guint8 bytes[10];
  guint n = 0;

  do
    {
      bytes[n++] = (guint8) ((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
      rest >>= 7;
    }
  while (rest > 0);
  g_byte_array_append (codec->out, bytes, n);
}

static gint64
read_number (Codec *codec)
{
  guint64 value = 0;

  for (guint shift = 0; shift < 64 && codec->p < codec->end; shift += 7)
    {
      guint8 byte = *codec->p++;

      value |= (guint64) (byte & 0x7f) << shift;
      if ((byte & 0x80) == 0)
        return (gint64) (value >> 1) ^ -(gint64) (value & 1);
    }
  codec->is_bad = TRUE;
  return 0;
}

static gint64
visit_number (Codec *codec, gint64 value, gint64 min, gint64 max)
{
  if (codec->out != NULL)
    {
      write_number (codec, value);
      return value;
    }
  value = read_number (codec);
  if (value >= min && value <= max)
    return value;
  codec->is_bad = TRUE;
  return min;
}

#define VISIT(codec, member, min, max) \
  ((member) = (__typeof__ (member)) visit_number (codec, (gint64) (member), min, max))

/* Returns: (transfer full): bytes of any encoding; a zero among them ends them. */
static char *
read_bytes (Codec *codec)
{
  gint64 length = read_number (codec);
  const char *bytes = (const char *) codec->p;

  if (codec->is_bad || length < 0 || length > MAX_TEXT || length > codec->end - codec->p)
    {
      codec->is_bad = TRUE;
      return g_strdup ("");
    }
  codec->p += length;
  return g_strndup (bytes, (gsize) length);
}

static char *
read_text (Codec *codec)
{
  char *text = read_bytes (codec);

  if (g_utf8_validate (text, -1, NULL))
    return text;
  codec->is_bad = TRUE;
  g_free (text);
  return g_strdup ("");
}

static void
visit_text (Codec *codec, char **text)
{
  gsize length;

  if (codec->out == NULL)
    {
      *text = read_text (codec);
      return;
    }
  length = MIN (strlen (*text), MAX_TEXT);
  /* Never cuts in the middle of a character. */
  while (length > 0 && ((*text)[length] & 0xc0) == 0x80)
    length--;
  write_number (codec, (gint64) length);
  g_byte_array_append (codec->out, (const guint8 *) *text, (guint) length);
}

/* The name of a file or folder need not be UTF-8. */
static void
visit_name (Codec *codec, char **name)
{
  gsize length;

  if (codec->out == NULL)
    {
      *name = read_bytes (codec);
      return;
    }
  length = MIN (strlen (*name), MAX_TEXT);
  write_number (codec, (gint64) length);
  g_byte_array_append (codec->out, (const guint8 *) *name, (guint) length);
}

/* --- an entry ------------------------------------------------------------------------------- */

static void
visit_stamp (Codec *codec, PandoriaFileStamp *stamp)
{
  VISIT (codec, stamp->size, 0, G_MAXINT64);
  VISIT (codec, stamp->modified, G_MININT64, G_MAXINT64);
  VISIT (codec, stamp->changed, G_MININT64, G_MAXINT64);
  VISIT (codec, stamp->inode, G_MININT64, G_MAXINT64);
}

static void
visit_fault (Codec *codec, PandoriaArchiveEntry *entry)
{
  VISIT (codec, entry->fault, 0, PANDORIA_N_ARCHIVE_FAULTS - 1);
  VISIT (codec, entry->fault_code, 0, PANDORIA_N_ERRORS - 1);
  VISIT (codec, entry->fault_act, 0, PANDORIA_MAX_ACTIONS);
  visit_text (codec, &entry->fault_text);
}

static void
visit_player (Codec *codec, PandoriaArchivePlayer *player)
{
  visit_text (codec, &player->name);
  VISIT (codec, player->color, 0, PANDORIA_N_COLORS - 1);
  VISIT (codec, player->realm, 0, PANDORIA_N_REALMS - 1);
  VISIT (codec, player->team, 0, PANDORIA_MAX_PLAYERS - 1);
  VISIT (codec, player->points, G_MININT, G_MAXINT);
  VISIT (codec, player->place, 1, PANDORIA_MAX_PLAYERS);
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    VISIT (codec, player->sources[source], G_MININT, G_MAXINT);
}

static void
visit_game (Codec *codec, PandoriaArchiveEntry *entry)
{
  VISIT (codec, entry->finished, 0, 1);
  VISIT (codec, entry->partnership, 0, 1);
  VISIT (codec, entry->artifacts, 0, 1);
  VISIT (codec, entry->edition, 0, PANDORIA_N_EDITIONS - 1);
  VISIT (codec, entry->variant, 0, PANDORIA_N_VARIANTS - 1);
  VISIT (codec, entry->side, 0, PANDORIA_N_SIDES - 1);
  VISIT (codec, entry->start_player, 0, PANDORIA_MAX_PLAYERS - 1);
  VISIT (codec, entry->n_actions, 0, PANDORIA_MAX_ACTIONS);
  VISIT (codec, entry->turns, 0, G_MAXUINT16);
  VISIT (codec, entry->rounds, 0, G_MAXUINT16);
  VISIT (codec, entry->seconds, -1, G_MAXINT);
  for (guint seat = 0; seat < entry->n_players && !codec->is_bad; seat++)
    visit_player (codec, &entry->players[seat]);
}

static void
visit_entry (Codec *codec, PandoriaArchiveEntry *entry)
{
  visit_name (codec, &entry->name);
  visit_stamp (codec, &entry->stamp);
  visit_fault (codec, entry);
  visit_text (codec, &entry->id);
  visit_text (codec, &entry->title);
  visit_text (codec, &entry->board);
  visit_text (codec, &entry->search);
  VISIT (codec, entry->offset, -PANDORIA_ARCHIVE_HERE, PANDORIA_ARCHIVE_HERE);
  VISIT (codec, entry->created, LEAST_TIME, MOST_TIME);
  VISIT (codec, entry->changed, LEAST_TIME, MOST_TIME);
  VISIT (codec, entry->n_players, 0, PANDORIA_MAX_PLAYERS);
  if (entry->n_players == 1)
    codec->is_bad = TRUE;
  if (entry->n_players > 0)
    visit_game (codec, entry);
}

/* --- reading -------------------------------------------------------------------------------- */

GHashTable *
pandoria_archive_table_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
}

/* Returns: (transfer full): the languages of the sentences about faults, the preferred one first.
 */
static char *
get_language (void)
{
  return g_strjoinv (":", (char **) g_get_language_names_with_category ("LC_MESSAGES"));
}

static GHashTable *
read_entries (Codec *codec, const char *folder)
{
  g_autoptr (GHashTable) entries = pandoria_archive_table_new ();
  g_autofree char *whose = read_bytes (codec);
  g_autofree char *written_in = read_text (codec);
  g_autofree char *language = get_language ();
  gint64 n_sources = visit_number (codec, 0, 0, G_MAXINT);
  gint64 n = visit_number (codec, 0, 0, MAX_ENTRIES);

  /* Another version may count other sources of points, so it must read the games again. */
  if (n_sources != PANDORIA_N_TALLY_SOURCES)
    return NULL;
  if (codec->is_bad || strcmp (whose, folder) != 0)
    return NULL;
  for (gint64 i = 0; i < n && !codec->is_bad; i++)
    {
      g_autoptr (PandoriaArchiveEntry) entry = g_object_new (PANDORIA_TYPE_ARCHIVE_ENTRY, NULL);

      visit_entry (codec, entry);
      /* A sentence in another language cannot be used: read the file again. */
      if (*entry->fault_text != '\0' && strcmp (written_in, language) != 0)
        continue;
      if (!codec->is_bad && pandoria_archive_takes_name (entry->name)
          && strchr (entry->name, '/') == NULL)
        {
          gpointer name = entry->name;

          g_hash_table_replace (entries, name, g_steal_pointer (&entry));
        }
    }
  return codec->is_bad || codec->p != codec->end ? NULL : g_steal_pointer (&entries);
}

/* Returns: (nullable): the start of the entries, if the line before them is valid. */
static const char *
check_header (const char *data, gsize length)
{
  const gsize header = strlen (HEADER), all = strlen (HEADER) + DIGEST_LENGTH + 1;
  g_autofree char *digest = NULL;

  if (length < all || memcmp (data, HEADER, header) != 0 || data[all - 1] != '\n')
    return NULL;
  digest
      = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) data + all, length - all);
  return memcmp (digest, data + header, DIGEST_LENGTH) == 0 ? data + all : NULL;
}

GHashTable *
pandoria_archive_index_from_data (const char *data, gsize length, const char *folder)
{
  const char *start = check_header (data, length);

  if (start == NULL)
    return NULL;
  return read_entries (
      &(Codec){ NULL, (const guint8 *) start, (const guint8 *) data + length, FALSE }, folder);
}

GHashTable *
pandoria_archive_index_read (const char *path, const char *folder)
{
  g_autofree char *data = NULL;
  GStatBuf info;
  gsize length;

  /* Refuses pipes and endless files. Does not map the file: truncating a mapped file would crash
   * the program. */
  if (g_lstat (path, &info) != 0 || !S_ISREG (info.st_mode) || info.st_size > MAX_SIZE
      || !g_file_get_contents (path, &data, &length, NULL))
    return NULL;
  return pandoria_archive_index_from_data (data, length, folder);
}

/* --- writing -------------------------------------------------------------------------------- */

static void
write_entries (GByteArray *out, const char *folder, GHashTable *entries)
{
  Codec codec = { out, NULL, NULL, FALSE };
  char *whose = (char *) folder;
  g_autofree char *language = get_language ();
  g_autoptr (GList) all = g_hash_table_get_values (entries);

  visit_name (&codec, &whose);
  visit_text (&codec, &language);
  write_number (&codec, PANDORIA_N_TALLY_SOURCES);
  write_number (&codec, g_hash_table_size (entries));
  for (GList *i = all; i != NULL; i = i->next)
    {
      PandoriaArchiveEntry entry = *(PandoriaArchiveEntry *) i->data;

      visit_entry (&codec, &entry);
    }
}

GByteArray *
pandoria_archive_index_add_header (const guint8 *body, gsize length)
{
  g_autofree char *digest = g_compute_checksum_for_data (G_CHECKSUM_SHA256, body, length);
  g_autofree char *header = g_strconcat (HEADER, digest, "\n", NULL);
  GByteArray *whole = g_byte_array_sized_new ((guint) (strlen (header) + length));

  g_byte_array_append (whole, (const guint8 *) header, (guint) strlen (header));
  return g_byte_array_append (whole, body, (guint) length);
}

GByteArray *
pandoria_archive_index_to_data (const char *folder, GHashTable *entries)
{
  g_autoptr (GByteArray) body = g_byte_array_new ();

  write_entries (body, folder, entries);
  return pandoria_archive_index_add_header (body->data, body->len);
}
