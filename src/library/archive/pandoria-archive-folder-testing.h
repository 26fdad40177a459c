/* What only the tests of the archive ask for (pandoria-archive.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive.h"

G_BEGIN_DECLS

/** Makes the archive of another @folder. @index: the file of the index. */
PandoriaArchive *pandoria_archive_new_for (const char *folder, const char *index);

G_END_DECLS
