/* PandoriaFileLock: shows other processes of the user that a file is open here. The locks belong to an open file description
 * (F_OFD_SETLK) and end with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-file.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

struct _PandoriaFileLock
{
  int fd; /* of the table; -1 if there is none */
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

PandoriaFileLock *
pandoria_file_lock_take (const char *table, const char *path)
{
  struct flock place = { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_len = 1 };
  PandoriaFileLock *lock;
  int fd;

  g_return_val_if_fail (table != NULL && path != NULL, NULL);

  place.l_start = get_place (path);
  fd = open_table (table);
  if (fd >= 0 && fcntl (fd, F_OFD_SETLK, &place) != 0 && (errno == EAGAIN || errno == EACCES))
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
