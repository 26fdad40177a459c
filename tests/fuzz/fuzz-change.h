/* Small random changes of a file, for the driver of the test suites and for libFuzzer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/** Changes one thing in @text: bytes, words of the formats (words.dict), numbers at their limits,
 * pieces dropped, doubled or taken from @other. */
void fuzz_change (GRand *rand, GString *text, const char *other, gsize other_size);
