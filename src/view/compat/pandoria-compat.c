/* What newer versions of GTK and libadwaita add, deprecate or do differently.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-compat.h"

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

gboolean
pandoria_compat_can_announce (void)
{
  return GTK_CHECK_VERSION (4, 14, 0);
}

void
pandoria_compat_announce (GtkAccessible *accessible, const char *text)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  /* That of GTK_A11Y=test has no function for it, and GTK calls it all the same. */
  if (g_strcmp0 (g_getenv ("GTK_A11Y"), "test") != 0)
    gtk_accessible_announce (accessible, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

G_GNUC_END_IGNORE_DEPRECATIONS
