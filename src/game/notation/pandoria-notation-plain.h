/* What other programs make of a text in the notation, and how to undo it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/** PANDORIA_NOTATION_BEGINNING: the first word of a game; its version is the second. */
#define PANDORIA_NOTATION_BEGINNING "pandoria"
#define PANDORIA_NOTATION_VERSION   1

/* --- pandoria-notation-tokens.c -------------------------------------------------------------- */

/**
 * Returns: (transfer full): @text without what a mail or a chat puts around it: quotation signs
 * (“> ”), code fences and a byte order mark become spaces. Every character keeps its place.
 */
char *pandoria_notation_clean (const char *text);
/**
 * Returns: the end of the name or note that begins at @p, or of its line if it has no end. @p if
 * none begins there.
 */
const char *pandoria_notation_skip_quoted (const char *p);

/* --- pandoria-notation-plain.c --------------------------------------------------------------- */

/**
 * Returns: (transfer full): @text, valid UTF-8, without what other programs made of it:
 * quoted-printable, entities, other forms of letters, the marks of lists, and what
 * pandoria_notation_clean() removes. Characters lose their places. A name may change, so this is
 * only for a text that cannot be read as it is.
 */
char *pandoria_notation_make_plain (const char *text);
