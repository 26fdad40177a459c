/* PandoriaFileStamp: detects that a file was replaced or changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-file.h"

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
  return a->size == b->size && a->modified == b->modified && a->changed == b->changed && a->inode == b->inode;
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
