/* Starts the windowed program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <pango/pangocairo.h>

#include "pandoria-application.h"
#include "pandoria-search-words.h"

int
main (int argc, char *argv[])
{
  g_autoptr (PandoriaApplication) application = NULL;

  /* Let Pango read the list of fonts in a thread while the display opens, which takes as long. */
  pango_cairo_font_map_get_default ();
  pandoria_text_speak (PANDORIA_LOCALEDIR);
  g_set_application_name (_ ("Pandoria Companion"));
  g_set_prgname ("pandoria-companion");
  application = pandoria_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
