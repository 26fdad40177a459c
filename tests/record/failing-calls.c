/* Makes system calls fail for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* This file replaces open() and open64(). With this macro the header would make them the same. */
#undef _FILE_OFFSET_BITS

#include "failing-calls.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

const char *const failing_names[FAILING_N_CALLS] = {
  [FAILING_OPEN] = "open",     [FAILING_WRITE] = "write", [FAILING_FSYNC] = "fsync",
  [FAILING_RENAME] = "rename", [FAILING_CLOSE] = "close",
};

static struct
{
  char folder[4096]; /* "": nothing fails */
  FailingCall call;
  guint n, failed;
  int code;
  gboolean for_good;
} wanted;

static guint delay; /* of fsync, in ms */

void
failing_begin (const char *folder, FailingCall call, guint n, int code, gboolean for_good)
{
  g_strlcpy (wanted.folder, folder, sizeof wanted.folder);
  wanted.call = call;
  wanted.n = n;
  wanted.failed = 0;
  wanted.code = code;
  wanted.for_good = for_good;
}

guint
failing_end (void)
{
  wanted.folder[0] = '\0';
  return wanted.failed;
}

static gboolean
fails (FailingCall call, const char *path)
{
  if (wanted.folder[0] == '\0' || call != wanted.call
      || strncmp (path, wanted.folder, strlen (wanted.folder)) != 0)
    return FALSE;
  if (wanted.n > 1)
    {
      wanted.n--;
      return FALSE;
    }
  if (wanted.failed > 0 && !wanted.for_good)
    return FALSE;
  wanted.failed++;
  errno = wanted.code;
  return TRUE;
}

static gboolean
fails_on (FailingCall call, int fd)
{
  char link[64], path[4096];
  ssize_t length;
  int saved = errno;

  if (wanted.folder[0] == '\0' || call != wanted.call)
    return FALSE;
  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  length = readlink (link, path, sizeof path - 1);
  errno = saved;
  if (length < 0)
    return FALSE;
  path[length] = '\0';
  /* Folders count, too: they are opened and synced. */
  return fails (call, path);
}

#define NEXT(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

#define OPEN(name)                                                     \
  int name (const char *path, int flags, ...)                          \
  {                                                                    \
    mode_t mode = 0;                                                   \
                                                                       \
    if ((flags & (O_CREAT | O_TMPFILE)) != 0)                          \
      {                                                                \
        va_list args;                                                  \
                                                                       \
        va_start (args, flags);                                        \
        mode = (mode_t) va_arg (args, int);                            \
        va_end (args);                                                 \
      }                                                                \
    if ((flags & O_ACCMODE) != O_RDONLY && fails (FAILING_OPEN, path)) \
      return -1;                                                       \
    return NEXT (name) (path, flags, mode);                            \
  }

OPEN (open)
OPEN (open64)

ssize_t
write (int fd, const void *bytes, size_t n)
{
  /* A disk that becomes full first accepts a part of the data. */
  if (n > 1 && fails_on (FAILING_WRITE, fd))
    {
      int code = errno;

      NEXT (write) (fd, bytes, n / 2);
      errno = code;
      return -1;
    }
  return NEXT (write) (fd, bytes, n);
}

void
failing_slow (guint milliseconds)
{
  delay = milliseconds;
}

int
fsync (int fd)
{
  if (delay > 0)
    usleep (delay * 1000);
  return fails_on (FAILING_FSYNC, fd) ? -1 : NEXT (fsync) (fd);
}

int
rename (const char *from, const char *to)
{
  return fails (FAILING_RENAME, to) ? -1 : NEXT (rename) (from, to);
}

int
close (int fd)
{
  int code;

  if (!fails_on (FAILING_CLOSE, fd))
    return NEXT (close) (fd);
  /* Like Linux, close the file even if closing fails. */
  code = errno;
  NEXT (close) (fd);
  errno = code;
  return -1;
}
