/* Gives libFuzzer the mutations of the driver, because its own seldom leave valid JSON, and makes
 * it notice g_error().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-change.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* Of libFuzzer. */
size_t LLVMFuzzerMutate (guint8 *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator (guint8 *data, size_t size, size_t max_size, unsigned int seed);
int LLVMFuzzerInitialize (int *argc, char ***argv);

/* Handles the signal of g_error() and criticals, because libFuzzer does not catch it. */
static void
on_trap (int number)
{
  abort ();
}

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  signal (SIGTRAP, on_trap);
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  return 0;
}

size_t
LLVMFuzzerCustomMutator (guint8 *data, size_t size, size_t max_size, unsigned int seed)
{
  g_autoptr (GRand) rand = NULL;
  g_autofree char *before = NULL;
  GString *text;

  if (seed % 2 == 0)
    return LLVMFuzzerMutate (data, size, max_size);
  rand = g_rand_new_with_seed (seed);
  before = g_memdup2 (data, size);
  text = g_string_new_len ((const char *) data, (gssize) size);
  fuzz_change (rand, text, before, size);
  size = MIN (text->len, max_size);
  memcpy (data, text->str, size);
  g_string_free (text, TRUE);
  return size;
}
