/* What most tests without a window include: read once for all of them (-Db_pch=true).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
#include <json-glib/json-glib.h>
