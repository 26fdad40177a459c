/* A file that does not answer: another process has a lease on it and does not release it when the
 * kernel asks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <fcntl.h>
#include <glib.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static void
silent_file_free (pid_t holder)
{
  kill (holder, SIGKILL);
  waitpid (holder, NULL, 0);
}

static void
silent_file_hold (const char *path, int ready)
{
  int fd = open (path, O_RDONLY);

  /* End this process when a test fails. */
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  signal (SIGIO, SIG_IGN);
  if (write (ready, fcntl (fd, F_SETLEASE, F_WRLCK) == 0 ? "y" : "n", 1) == 1)
    pause ();
  _exit (1);
}

/* Blocks everything that opens the file at @path until silent_file_free().
 * Returns: the process with the lease; -1 if leases are not possible. */
static pid_t
silent_file_new (const char *path)
{
  int ready[2];
  char byte;
  pid_t holder;

  g_assert_cmpint (pipe (ready), ==, 0);
  holder = fork ();
  if (holder == 0)
    silent_file_hold (path, ready[1]);
  g_assert_cmpint (read (ready[0], &byte, 1), ==, 1);
  close (ready[0]);
  close (ready[1]);
  if (byte == 'y')
    return holder;
  silent_file_free (holder);
  return -1;
}
