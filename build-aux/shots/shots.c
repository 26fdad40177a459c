/* Writes the reference pictures of the main window in one style: build-aux/screenshots runs it for
 * each style.
 *
 * shots FOLDER STYLE GAME WIDTH HEIGHT [--rtl] [--text SCALE] [--only PICTURE]… [--locale FOLDER]
 * [--round]
 *
 * It is not a test: the pictures are for looking at. Animations are off.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <stdlib.h>

#include "pandoria-application.h"
#include "pandoria-folder.h"
#include "pandoria-window-files.h"
#include "shots-pictures.h"
#include "window-driver.h"
#include "window-parts.h"

#define N_FRAMES 3

typedef struct
{
  char *folder, *style;
  gboolean rtl;
  double text;
  gboolean round;
  char **only;  /* NULL: all pictures */
  char *locale; /* NULL: none */
  PandoriaApplication *application;
  ShotsScene scene;
} Shots;

/* --- taking a picture ----------------------------------------------------------------------- */

static gboolean
on_late (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Waits until sizes are final: some frames after the last change. Pictures are also drawn by
 * threads. */
static void
wait_for_frames (Shots *shots)
{
  gboolean late = FALSE;

  g_timeout_add (400, on_late, &late);
  while (!late)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < N_FRAMES; i++)
    gtk_test_widget_wait_for_draw (shots->scene.pictured);
}

static void
take (Shots *shots, const char *picture)
{
  g_autofree char *name = g_strdup_printf ("%s-%s.png", shots->style, picture);
  g_autofree char *path = g_build_filename (shots->folder, name, NULL);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (shots->scene.pictured);
  int width, height, scale = gtk_widget_get_scale_factor (shots->scene.pictured);
  GtkSnapshot *snapshot;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  if (shots->round)
    {
      gtk_widget_remove_css_class (shots->scene.pictured, "solid-csd");
      gtk_widget_add_css_class (shots->scene.pictured, "csd");
    }
  wait_for_frames (shots);
  width = gdk_paintable_get_intrinsic_width (paintable);
  height = gdk_paintable_get_intrinsic_height (paintable);
  snapshot = gtk_snapshot_new ();
  /* GDK_SCALE=2 doubles the resolution of the picture. */
  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (
      gtk_native_get_renderer (GTK_NATIVE (shots->scene.pictured)), node, NULL);
  if (!gdk_texture_save_to_png (texture, path))
    g_error ("%s cannot be written", path);
  g_print ("%s %dx%d\n", path, gdk_texture_get_width (texture), gdk_texture_get_height (texture));
}

/* --- getting there -------------------------------------------------------------------------- */

/* Returns: (transfer full): the game in the player's folder, as if entered here, with its redo
 * steps. */
static GFile *
copy_game (Shots *shots)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autoptr (GFile) source = g_file_new_for_commandline_arg (shots->scene.game);
  g_autoptr (GFile) copy = g_file_new_build_filename (folder, "shots.pandoria", NULL);
  g_autoptr (GError) error = NULL;

  if (!g_file_copy (source, copy, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &error))
    g_error ("%s", error->message);
  return g_steal_pointer (&copy);
}

static void
open_game (Shots *shots)
{
  g_autoptr (GFile) file = copy_game (shots);

  shots->scene.window
      = PANDORIA_WINDOW (pandoria_window_new (ADW_APPLICATION (shots->application)));
  gtk_window_set_default_size (GTK_WINDOW (shots->scene.window), shots->scene.width,
                               shots->scene.height);
  gtk_window_present (GTK_WINDOW (shots->scene.window));
  pandoria_window_open_files (shots->scene.window, &file, 1);
  shots->scene.pictured = GTK_WIDGET (shots->scene.window);
  window_driver_settle ();
  if (window_driver_get_game (shots->scene.window) == NULL)
    g_error ("%s cannot be opened", shots->scene.game);
}

/* Each picture gets a new window, so that no earlier one shows in it. */
static void
close_game (Shots *shots)
{
  window_driver_close_dialogs (shots->scene.window);
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&shots->scene.window)));
  window_driver_settle ();
}

static gboolean
is_wanted (Shots *shots, const ShotsPicture *picture)
{
  if (shots->only != NULL && !g_strv_contains ((const char *const *) shots->only, picture->name))
    return FALSE;
  return !picture->narrow_only || shots->scene.width <= 500;
}

static void
take_all (Shots *shots)
{
  const ShotsPicture *picture;

  for (guint i = 0; (picture = shots_pictures_get (i)) != NULL; i++)
    {
      if (!is_wanted (shots, picture))
        continue;
      open_game (shots);
      picture->show (&shots->scene);
      window_driver_settle ();
      take (shots, picture->name);
      if (shots->scene.pictured != GTK_WIDGET (shots->scene.window))
        gtk_window_destroy (GTK_WINDOW (shots->scene.pictured));
      shots_pictures_leave (&shots->scene);
      close_game (shots);
    }
}

/* --- the command line ----------------------------------------------------------------------- */

static void
set_settings (const Shots *shots)
{
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-enable-animations", FALSE, "gtk-xft-dpi",
                (int) (96 * 1024 * shots->text), "gtk-cursor-blink", FALSE, NULL);
  if (shots->rtl)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
}

static gboolean
read_arguments (Shots *shots, int argc, char *argv[])
{
  const GOptionEntry entries[] = {
    { "rtl", 0, 0, G_OPTION_ARG_NONE, &shots->rtl, "Right to left", NULL },
    { "text", 0, 0, G_OPTION_ARG_DOUBLE, &shots->text, "Size of text, 1 is usual", "SCALE" },
    { "only", 0, 0, G_OPTION_ARG_STRING_ARRAY, &shots->only,
      "Only this picture; may be given again", "PICTURE" },
    { "locale", 0, 0, G_OPTION_ARG_FILENAME, &shots->locale,
      "Catalogues for LANGUAGE, as _build/po", "FOLDER" },
    { "round", 0, 0, G_OPTION_ARG_NONE, &shots->round,
      "With the corners that windows have where they are composed", NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("FOLDER STYLE GAME WIDTH HEIGHT");
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc != 6)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "shots FOLDER STYLE GAME WIDTH HEIGHT");
      return FALSE;
    }
  shots->folder = argv[1];
  shots->style = argv[2];
  shots->scene.game = argv[3];
  shots->scene.width = atoi (argv[4]);
  shots->scene.height = atoi (argv[5]);
  return TRUE;
}

int
main (int argc, char *argv[])
{
  Shots shots = { .text = 1 };
  g_autoptr (GError) error = NULL;

  if (!read_arguments (&shots, argc, argv))
    return 2;
  gtk_init ();
  if (shots.locale != NULL)
    {
      bindtextdomain (GETTEXT_PACKAGE, shots.locale);
      textdomain (GETTEXT_PACKAGE);
    }
  shots.application = pandoria_application_new ();
  if (!g_application_register (G_APPLICATION (shots.application), NULL, &error))
    g_error ("%s", error->message);
  set_settings (&shots);
  take_all (&shots);
  g_object_unref (shots.application);
  return 0;
}
