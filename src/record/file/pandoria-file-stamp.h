/* PandoriaFileStamp: what tells that a file is another one than before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <sys/stat.h>

G_BEGIN_DECLS

/** PandoriaFileStamp: times are in nanoseconds. One that was never set equals that of no file. */
typedef struct
{
  gint64 size, modified, changed, inode;
} PandoriaFileStamp;

void pandoria_file_stamp_set (PandoriaFileStamp *stamp, const struct stat *info);
gboolean pandoria_file_stamp_equal (const PandoriaFileStamp *a, const PandoriaFileStamp *b);
/** Returns: FALSE when there is nothing at @path (behind a link, if it is one); *@stamp is then that of no file. */
gboolean pandoria_file_stamp_get (const char *path, PandoriaFileStamp *stamp);

G_END_DECLS
