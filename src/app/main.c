/* The windowed program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <pango/pangocairo.h>

#include "pandoria-application.h"

int
main (int argc, char *argv[])
{
  g_autoptr (PandoriaApplication) application = NULL;

  setlocale (LC_ALL, "");
  /* Pango reads the list of fonts in a thread from here on, while the display is being opened, which takes as long. */
  pango_cairo_font_map_get_default ();
  bindtextdomain (GETTEXT_PACKAGE, PANDORIA_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name (_ ("Pandoria Companion"));
  g_set_prgname ("pandoria-companion");
  application = pandoria_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
