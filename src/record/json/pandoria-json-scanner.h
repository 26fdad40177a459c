/* The words of JSON: texts, numbers and the three names, scanned byte by byte.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-limits.h"

G_BEGIN_DECLS

/** PandoriaScannedName: the name of a member, without its escapes. */
typedef struct
{
  const char *text; /* in the data, or in own_names */
  gsize length;
} PandoriaScannedName;

/** PandoriaScanner: where the scan is, and what is open there. */
typedef struct
{
  const char *p, *end;
  guint line;
  guint depth;
  char open[PANDORIA_MAX_NESTING]; /* '{' or '[' */
  guint n_names[PANDORIA_MAX_NESTING];
  PandoriaScannedName names[PANDORIA_MAX_NESTING][PANDORIA_MAX_MEMBERS]; /* of the members seen there */
  GPtrArray *own_names;                                                  /* nullable: those that had escapes */
  guint n_values;                                                        /* seen so far */
  GError *error;                                                         /* the first fault */
} PandoriaScanner;

/** Notes a fault in the present line, unless there is one already. @format is a translated sentence. Returns: FALSE. */
gboolean pandoria_scanner_fail (PandoriaScanner *scanner, const char *format, ...) G_GNUC_PRINTF (2, 3);
/** Notes that the next byte may not stand here. Returns: FALSE. */
gboolean pandoria_scanner_fail_unexpected (PandoriaScanner *scanner);
/** Returns: the next byte, -1 at the end. */
int pandoria_scanner_peek (const PandoriaScanner *scanner);
void pandoria_scanner_skip_space (PandoriaScanner *scanner);
/* Each takes what begins at the next byte. Returns: FALSE after a fault. */
gboolean pandoria_scanner_string (PandoriaScanner *scanner);
gboolean pandoria_scanner_number (PandoriaScanner *scanner);
gboolean pandoria_scanner_word (PandoriaScanner *scanner);

/** Returns: (transfer full): the text of @length bytes from @start on, behind its first quotation mark, as json-glib will see it. */
char *pandoria_scanner_read_name (const char *start, gsize length);

G_END_DECLS
