/* PandoriaWindow: the preferences, and those that it asks for itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-preferences.h"

#include "pandoria-compat.h"
#include "pandoria-preferences-window.h"
#include "pandoria-settings.h"

#define TELL_BIGGEST "tell-biggest-scoring"

void
pandoria_window_show_preferences (PandoriaWindow *self)
{
  gtk_window_present (GTK_WINDOW (pandoria_preferences_window_new (GTK_WINDOW (self))));
}

void
pandoria_window_tell_biggest (PandoriaWindow *self, const char *sentence)
{
  g_autoptr (GSettings) settings = pandoria_settings_open (TELL_BIGGEST);

  if (settings != NULL && !g_settings_get_boolean (settings, TELL_BIGGEST))
    return;
  pandoria_window_toast (self, sentence, FALSE);
  pandoria_announce (GTK_WIDGET (self), sentence);
}
