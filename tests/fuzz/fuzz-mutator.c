/* Lets libFuzzer make the changes of the driver, too: its own seldom leave JSON whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-change.h"

#include <string.h>

/* Of libFuzzer. */
size_t LLVMFuzzerMutate (guint8 *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator (guint8 *data, size_t size, size_t max_size, unsigned int seed);

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
