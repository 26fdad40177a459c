/* Writes the reference pictures of the main window in one style: build-aux/screenshots runs it for
 * each style.
 *
 * shots FOLDER STYLE GAME WIDTH HEIGHT [--rtl] [--text SCALE] [--only PICTURE]… [--locale FOLDER]
 * [--round] [--words | --sizes]
 *
 * It is not a test: the pictures are for looking at. Animations are off. Two options write no
 * pictures, for tests. With --words it prints untranslated and cut-off texts, which
 * tests/display/test-pseudo.py checks. With --sizes it reports windows that are wider or higher
 * than a small screen.
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
#include "shots-words.h"
#include "window-driver.h"
#include "window-parts.h"

#define N_FRAMES 3

typedef struct
{
  char *folder, *style;
  gboolean rtl;
  double text;
  gboolean round, sizes;
  guint n_said;
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
  gboolean late = shots->scene.words;

  if (!late)
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

/* For words the layout is enough. Drawing takes longer. */
static void
leave_undrawn (Shots *shots, gpointer window)
{
  gtk_widget_set_opacity (window, shots->scene.words ? 0 : 1);
}

static void
open_game (Shots *shots)
{
  g_autoptr (GFile) file = copy_game (shots);

  if (shots->scene.window == NULL)
    shots->scene.window
        = PANDORIA_WINDOW (pandoria_window_new (ADW_APPLICATION (shots->application)));
  else
    pandoria_window_set_game (shots->scene.window, NULL);
  leave_undrawn (shots, shots->scene.window);
  gtk_window_set_default_size (GTK_WINDOW (shots->scene.window), shots->scene.width,
                               shots->scene.height);
  gtk_window_present (GTK_WINDOW (shots->scene.window));
  pandoria_window_open_files (shots->scene.window, &file, 1);
  shots->scene.pictured = GTK_WIDGET (shots->scene.window);
  window_driver_settle ();
  if (window_driver_get_game (shots->scene.window) == NULL)
    g_error ("%s cannot be opened", shots->scene.game);
}

/* Each picture gets a new window, so that no earlier one shows in it. To check words, one window is
 * enough. */
static void
close_game (Shots *shots)
{
  window_driver_close_dialogs (shots->scene.window);
  if (!shots->scene.words)
    gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&shots->scene.window)));
  window_driver_settle ();
}

static int
measure (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

/* The main window has the whole screen. A dialog has less, because of an on-screen keyboard or a
 * rotated screen. */
static void
check_sizes (Shots *shots, const char *picture)
{
  gboolean is_main = shots->scene.pictured == GTK_WIDGET (shots->scene.window);
  GtkWidget *content = is_main
                           ? adw_bin_get_child (ADW_BIN (window_get_adaptive (shots->scene.window)))
                           : gtk_widget_get_first_child (shots->scene.pictured);
  int width, upright, sideways;

  wait_for_frames (shots);
  width = measure (content, GTK_ORIENTATION_HORIZONTAL, -1);
  upright = measure (content, GTK_ORIENTATION_VERTICAL, MAX (width, 360));
  sideways = measure (content, GTK_ORIENTATION_VERTICAL, MAX (width, 648));
  if (width <= 360 && upright <= (is_main ? shots->scene.height : 294)
      && (is_main || sideways <= 360))
    return;
  g_print ("%s: %d px wide, %d px high, %d px sideways\n", picture, width, upright, sideways);
  shots->n_said++;
}

static void
look_at (Shots *shots, const char *picture)
{
  int width = shots->scene.pictured == GTK_WIDGET (shots->scene.window)
                  ? shots->scene.width
                  : gtk_widget_get_width (shots->scene.pictured);

  if (shots->sizes)
    {
      check_sizes (shots, picture);
      return;
    }
  if (!shots->scene.words)
    {
      take (shots, picture);
      return;
    }
  wait_for_frames (shots);
  shots->n_said
      += shots_check_words (shots->scene.pictured, picture, MIN (width, shots->scene.width));
}

/* Lessons and rules have separate files for each language. The start page shows the last sentence
 * of a lesson. */
static gboolean
has_own_files (const char *picture)
{
  return g_str_has_prefix (picture, "lesson") || g_str_has_prefix (picture, "rules-")
         || g_str_equal (picture, "handbook") || g_str_equal (picture, "start");
}

static gboolean
is_wanted (Shots *shots, const ShotsPicture *picture)
{
  if (shots->only != NULL && !g_strv_contains ((const char *const *) shots->only, picture->name))
    return FALSE;
  if (picture->narrow_only && shots->scene.width > 500)
    return FALSE;
  return !shots->scene.words || !has_own_files (picture->name);
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
      leave_undrawn (shots, shots->scene.pictured);
      window_driver_settle ();
      look_at (shots, picture->name);
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
    { "words", 0, 0, G_OPTION_ARG_NONE, &shots->scene.words,
      "Check the words instead of writing pictures", NULL },
    { "sizes", 0, 0, G_OPTION_ARG_NONE, &shots->sizes,
      "Check the sizes instead of writing pictures", NULL },
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
  return shots.n_said > 0 ? 1 : 0;
}
