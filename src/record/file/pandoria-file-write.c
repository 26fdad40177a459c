/* Writes a file completely, or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <limits.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAX_LINKS 40

/* Temporary files are named .pandoria-XXXXXX. Users and other programs do not use such names. */
#define PREFIX   ".pandoria-"
#define N_RANDOM 6
/* Version 1.0 named those of photos so. */
#define PHOTO_SUFFIX ".pandoria.jpg."

/* The process that writes a younger temporary file may have released the lock and be about to
 * rename the file. */
#define LEFTOVER_SECONDS 3600

static gboolean
fail (GError **error, int code)
{
  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (code),
                       g_strerror (code));
  return FALSE;
}

/* Follows links from @path, also to a missing file. Returns: (transfer full) (nullable): the
 * target; NULL for a loop. */
static char *
follow_links (const char *path)
{
  char *at = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *target = g_file_read_link (at, NULL);
      g_autofree char *folder = g_path_get_dirname (at);

      if (target == NULL)
        return at;
      g_free (at);
      at = g_path_is_absolute (target) ? g_strdup (target)
                                       : g_build_filename (folder, target, NULL);
    }
  g_free (at);
  return NULL;
}

/* Returns: FALSE if no file can be written there; otherwise sets *@mode to the existing
 * permissions. */
static gboolean
look_at_target (const char *path, int *mode, GError **error)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return TRUE;
  *mode = (int) info.st_mode & 0777;
  if (S_ISREG (info.st_mode))
    return TRUE;
  if (S_ISDIR (info.st_mode))
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_ISDIR, g_strerror (EISDIR));
  else
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _ ("it is not a regular file"));
  return FALSE;
}

static gboolean
write_all (int fd, const char *data, gsize length)
{
  while (length > 0)
    {
      gssize n = write (fd, data, length);

      if (n < 0 && errno != EINTR)
        return FALSE;
      data += MAX (n, 0);
      length -= (gsize) MAX (n, 0);
    }
  return TRUE;
}

/* Writes the temporary file @fd, which is locked meanwhile, and closes it. Returns: FALSE and sets
 * errno on failure. */
static gboolean
fill (int fd, GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  gboolean filled;
  int code;

  /* On file systems without locks, only its age protects the file. */
  flock (fd, LOCK_EX | LOCK_NB);
  filled = write_all (fd, data, length) && fsync (fd) == 0;
  code = errno;
  if (close (fd) != 0)
    return FALSE;
  errno = code;
  return filled;
}

/* Makes the new name survive a power cut. Not every file system can sync a folder. */
static void
sync_folder (const char *folder)
{
  int fd = g_open (folder, O_RDONLY | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  fsync (fd);
  close (fd);
}

static gboolean
replace (const char *target, GBytes *bytes, int mode, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (target);
  g_autofree char *temporary = g_build_filename (folder, PREFIX "XXXXXX", NULL);
  int fd = g_mkstemp_full (temporary, O_WRONLY | O_CLOEXEC, mode);

  if (fd < 0)
    return fail (error, errno);
  if (!fill (fd, bytes) || g_rename (temporary, target) != 0)
    {
      fail (error, errno);
      g_unlink (temporary);
      return FALSE;
    }
  sync_folder (folder);
  return TRUE;
}

gboolean
pandoria_file_write (const char *path, GBytes *bytes, int mode, GError **error)
{
  g_autofree char *target = NULL;

  g_return_val_if_fail (path != NULL && bytes != NULL, FALSE);

  target = follow_links (path);
  if (target == NULL)
    return fail (error, ELOOP);
  return look_at_target (target, &mode, error) && replace (target, bytes, mode, error);
}

gboolean
pandoria_file_write_own (const char *path, GBytes *bytes, int mode, GError **error)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  folder = g_path_get_dirname (path);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return fail (error, errno);
  return pandoria_file_write (path, bytes, mode, error);
}

/* Returns: (transfer full): @stem with @number and @suffix, shortened to a name that a file system
 * accepts. */
static char *
make_numbered (const char *stem, guint number, const char *suffix)
{
  g_autofree char *end = g_strdup_printf ("-%u%s", number, suffix);
  const gsize most = NAME_MAX - strlen (end);
  g_autofree char *start = g_strndup (stem, most);
  const char *valid;

  /* Does not cut through a character. */
  if (strlen (stem) > most && g_utf8_validate (stem, -1, NULL)
      && !g_utf8_validate (start, -1, &valid))
    start[valid - start] = '\0';
  return g_strconcat (start, end, NULL);
}

char *
pandoria_file_find_free (const char *folder, const char *name)
{
  const char *dot = strrchr (name, '.');
  const char *suffix = dot != NULL ? dot : "";
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (suffix));
  char *path = g_build_filename (folder, name, NULL);

  for (guint i = 2; g_file_test (path, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK); i++)
    {
      g_autofree char *other = make_numbered (stem, i, suffix);

      g_free (path);
      path = g_build_filename (folder, other, NULL);
    }
  return path;
}

char *
pandoria_file_put_aside (const char *path)
{
  g_autofree char *folder = NULL, *name = NULL, *damaged = NULL, *aside = NULL;
  const char *dot;

  g_return_val_if_fail (path != NULL, NULL);

  folder = g_path_get_dirname (path);
  name = g_path_get_basename (path);
  dot = strrchr (name, '.');
  damaged
      = g_strdup_printf ("%.*s-damaged%s", (int) (dot != NULL ? dot - name : (int) strlen (name)),
                         name, dot != NULL ? dot : "");
  aside = pandoria_file_find_free (folder, damaged);
  return g_rename (path, aside) == 0 ? g_steal_pointer (&aside) : NULL;
}

/* Returns: (nullable): the random end of the name of a temporary file. */
static const char *
find_random (const char *name)
{
  const char *photo = strstr (name, PHOTO_SUFFIX);

  if (g_str_has_prefix (name, PREFIX))
    return name + strlen (PREFIX);
  return photo != NULL && photo != name ? photo + strlen (PHOTO_SUFFIX) : NULL;
}

static gboolean
is_temporary (const char *name)
{
  const char *random = find_random (name);

  if (random == NULL || strlen (random) != N_RANDOM)
    return FALSE;
  for (guint i = 0; i < N_RANDOM; i++)
    if (!g_ascii_isalnum (random[i]))
      return FALSE;
  return TRUE;
}

/* Returns: whether a process is writing @path. */
static gboolean
is_locked (const char *path)
{
  int fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
  gboolean locked = fd >= 0 && flock (fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;

  if (fd >= 0)
    close (fd);
  return locked;
}

static gboolean
is_leftover (const char *path, const GStatBuf *info)
{
  return S_ISREG (info->st_mode)
         && info->st_mtime < g_get_real_time () / G_USEC_PER_SEC - LEFTOVER_SECONDS
         && !is_locked (path);
}

static void
remove_leftovers (const char *folder, gboolean with_folders)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf info;

      if (is_temporary (name) && g_lstat (path, &info) == 0 && is_leftover (path, &info))
        g_unlink (path);
      else if (with_folders && g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_leftovers (path, FALSE);
    }
}

void
pandoria_file_remove_leftovers (const char *folder)
{
  g_return_if_fail (folder != NULL);
  remove_leftovers (folder, TRUE);
}

/* --- exporting ------------------------------------------------------------------------------ */

#define MODE 0644

gboolean
pandoria_file_export (GFile *to, GBytes *bytes, GError **error)
{
  g_autofree char *path = NULL, *folder = NULL;

  g_return_val_if_fail (G_IS_FILE (to) && bytes != NULL, FALSE);

  path = g_file_get_path (to);
  if (path != NULL)
    {
      /* A killed export may have left a file in this folder, of which the program knows nothing. */
      folder = g_path_get_dirname (path);
      remove_leftovers (folder, FALSE);
      return pandoria_file_write (path, bytes, MODE, error);
    }
  return g_file_replace_contents (to, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                  NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, error);
}

static void
export_in_thread (GTask *task, gpointer to, gpointer bytes, GCancellable *cancellable)
{
  GError *error = NULL;

  if (pandoria_file_export (to, bytes, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
pandoria_file_export_async (GFile *to, GBytes *bytes, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (to) && bytes != NULL);

  task = g_task_new (to, NULL, callback, data);
  g_task_set_task_data (task, g_bytes_ref (bytes), (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, export_in_thread);
}

gboolean
pandoria_file_export_finish (GFile *to, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, to), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* --- stamps --------------------------------------------------------------------------------- */

static gint64
get_nanoseconds (const struct timespec *time)
{
  return (gint64) time->tv_sec * G_GINT64_CONSTANT (1000000000) + time->tv_nsec;
}

void
pandoria_file_stamp_set (PandoriaFileStamp *stamp, const struct stat *info)
{
  stamp->size = info->st_size;
  stamp->modified = get_nanoseconds (&info->st_mtim);
  stamp->changed = get_nanoseconds (&info->st_ctim);
  stamp->inode = (gint64) info->st_ino;
}

gboolean
pandoria_file_stamp_equal (const PandoriaFileStamp *a, const PandoriaFileStamp *b)
{
  return a->size == b->size && a->modified == b->modified && a->changed == b->changed
         && a->inode == b->inode;
}

gboolean
pandoria_file_stamp_get (const char *path, PandoriaFileStamp *stamp)
{
  struct stat info;

  *stamp = (PandoriaFileStamp){ 0 };
  if (stat (path, &info) != 0)
    return FALSE;
  pandoria_file_stamp_set (stamp, &info);
  return TRUE;
}

/* --- names ---------------------------------------------------------------------------------- */

#define FORBIDDEN "/\\:*?\"<>|" /* refused by some file system */
#define MAX_BYTES 120

/* Reversing the writing direction can disguise an extension. */
static gboolean
turns_writing (gunichar c)
{
  const gboolean is_mark = c == 0x200e || c == 0x200f;
  const gboolean is_embedding = c >= 0x202a && c <= 0x202e;
  const gboolean is_isolate = c >= 0x2066 && c <= 0x2069;

  return is_mark || is_embedding || is_isolate;
}

static gboolean
is_refused (gunichar c)
{
  return g_unichar_iscntrl (c) || (c < 0x80 && strchr (FORBIDDEN, (int) c) != NULL);
}

/* Names of Windows devices, which are reserved with any extension. */
static gboolean
is_device (const GString *name)
{
  return g_regex_match_simple ("^(con|prn|aux|nul|(com|lpt)[1-9¹²³]) *$", name->str,
                               G_REGEX_CASELESS, 0);
}

static gboolean
ends_badly (const GString *name)
{
  return name->len > 0
         && (name->str[name->len - 1] == '.' || g_ascii_isspace (name->str[name->len - 1]));
}

char *
pandoria_file_name_make (const char *title)
{
  GString *name = g_string_new (NULL);

  g_return_val_if_fail (title != NULL, g_string_free (name, FALSE));

  while (g_unichar_isspace (g_utf8_get_char (title)))
    title = g_utf8_next_char (title);
  for (const char *p = title; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (turns_writing (c))
        continue;
      if (is_refused (c) || (c == '.' && name->len == 0))
        c = '-';
      if (name->len + (gsize) g_unichar_to_utf8 (c, NULL) > MAX_BYTES)
        break;
      if (c == '.' && is_device (name))
        g_string_append_c (name, '-');
      g_string_append_unichar (name, c);
    }
  while (ends_badly (name))
    g_string_truncate (name, name->len - 1);
  if (is_device (name))
    g_string_append_c (name, '-');
  return g_string_free (name, FALSE);
}

/* --- locks ---------------------------------------------------------------------------------- */

struct _PandoriaFileLock
{
  int fd; /* of the table, or -1; closing it releases the lock (F_OFD_SETLK) */
};

/* Two paths of the same file have the same place. */
static off_t
get_place (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *real = realpath (folder, NULL);
  g_autofree char *whole = g_build_filename (real != NULL ? real : folder, name, NULL);
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 digest[32];
  gsize length = sizeof digest;
  guint64 place;

  g_checksum_update (checksum, (const guchar *) whole, (gssize) strlen (whole));
  g_checksum_get_digest (checksum, digest, &length);
  memcpy (&place, digest, sizeof place);
  return (off_t) (place & G_GUINT64_CONSTANT (0x3fffffffffffffff));
}

static int
open_table (const char *table)
{
  g_autofree char *folder = g_path_get_dirname (table);

  g_mkdir_with_parents (folder, 0700);
  return open (table, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
}

/* Returns: FALSE if another process has locked @place. A file system without locks refuses none. */
static gboolean
lock_place (int fd, struct flock *place)
{
  if (fcntl (fd, F_OFD_SETLK, place) == 0)
    return TRUE;
  return errno != EAGAIN && errno != EACCES;
}

PandoriaFileLock *
pandoria_file_lock_take (const char *table, const char *path)
{
  struct flock place = { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_len = 1 };
  PandoriaFileLock *lock;
  int fd;

  g_return_val_if_fail (table != NULL && path != NULL, NULL);

  place.l_start = get_place (path);
  fd = open_table (table);
  if (fd >= 0 && !lock_place (fd, &place))
    {
      close (fd);
      return NULL;
    }
  lock = g_new (PandoriaFileLock, 1);
  lock->fd = fd;
  return lock;
}

void
pandoria_file_lock_release (PandoriaFileLock *lock)
{
  g_return_if_fail (lock != NULL);

  if (lock->fd >= 0)
    close (lock->fd);
  g_free (lock);
}
