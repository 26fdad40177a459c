/* PandoriaPhotoView: the photo of the table that is stored with a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-summary-testing.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "pandoria-archive.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-dialogs.h"
#include "pandoria-file.h"
#include "pandoria-file-dialog.h"
#include "pandoria-photo-view.h"
#include "pandoria-report-page.h"

#define MOST_FILE (64 * 1024 * 1024) /* in bytes: of a picture that is added */
#define PIECE     65536
#define SHRINK    0.8
#define MODE      0600
#define OPAQUE    255
#define CHECKS    64 /* GdkPixbuf wants the side of its squares, here all of one color */
#define PAPER     0xffffffU

struct _PandoriaPhotoView
{
  AdwBin parent_instance;

  GtkWidget *picture;
  GCancellable *reading; /* nullable */
  char *path;            /* of the game; nullable */
};

G_DEFINE_FINAL_TYPE (PandoriaPhotoView, pandoria_photo_view, ADW_TYPE_BIN)

/* Returns: (transfer full): @pixbuf, or a smaller one with @side as its longer side. */
static GdkPixbuf *
scale (GdkPixbuf *pixbuf, double side)
{
  double width = gdk_pixbuf_get_width (pixbuf), height = gdk_pixbuf_get_height (pixbuf);
  double factor = side / MAX (width, height);

  return factor >= 1
             ? g_object_ref (pixbuf)
             : gdk_pixbuf_scale_simple (pixbuf, MAX ((int) (width * factor), 1),
                                        MAX ((int) (height * factor), 1), GDK_INTERP_BILINEAR);
}

/* Returns: (transfer full): @pixbuf on white paper if it has transparent parts: JPEG has none, and
 * would show them black. */
static GdkPixbuf *
put_on_paper (GdkPixbuf *pixbuf)
{
  if (!gdk_pixbuf_get_has_alpha (pixbuf))
    return g_object_ref (pixbuf);
  return gdk_pixbuf_composite_color_simple (pixbuf, gdk_pixbuf_get_width (pixbuf),
                                            gdk_pixbuf_get_height (pixbuf), GDK_INTERP_NEAREST,
                                            OPAQUE, CHECKS, PAPER, PAPER);
}

gboolean
pandoria_photo_keep (const char *path, GdkPixbuf *pixbuf, GError **error)
{
  g_autofree char *photo = pandoria_archive_get_photo_path (path);
  g_autoptr (GdkPixbuf) opaque = NULL;
  double side = PANDORIA_PHOTO_MOST_SIDE;
  gboolean fits = FALSE;

  g_return_val_if_fail (photo != NULL && GDK_IS_PIXBUF (pixbuf), FALSE);

  opaque = put_on_paper (pixbuf);
  for (; !fits; side *= SHRINK)
    {
      g_autoptr (GdkPixbuf) scaled = scale (opaque, side);
      g_autoptr (GBytes) bytes = NULL;
      char *data;
      gsize size;

      if (!gdk_pixbuf_save_to_buffer (scaled, &data, &size, "jpeg", error, "quality", "85", NULL))
        return FALSE;
      bytes = g_bytes_new_take (data, size);
      fits = size <= PANDORIA_PHOTO_MOST_BYTES;
      if (fits && !pandoria_file_write (photo, bytes, MODE, error))
        return FALSE;
    }
  return TRUE;
}

/** Wanted: the photo that a thread reads. */
typedef struct
{
  char *path;
  int size;
} Wanted;

static void
free_wanted (gpointer data)
{
  Wanted *wanted = data;

  g_free (wanted->path);
  g_free (wanted);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Wanted *wanted = data;
  g_autoptr (GdkPixbuf) pixbuf = pandoria_report_read_photo (wanted->path, wanted->size);

  g_task_return_pointer (task, pixbuf != NULL ? gdk_texture_new_for_pixbuf (pixbuf) : NULL,
                         g_object_unref);
}

static void
on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GObject) picture = data;
  g_autoptr (GError) cancelled = NULL;
  g_autoptr (GdkTexture) texture = g_task_propagate_pointer (G_TASK (result), &cancelled);

  if (cancelled == NULL)
    g_object_set (picture, "paintable", texture, "visible", texture != NULL, NULL);
}

void
pandoria_photo_show (GtkWidget *picture, GCancellable **reading, const char *path, int size)
{
  g_autoptr (GTask) task = NULL;
  Wanted *wanted = g_new (Wanted, 1);

  if (*reading != NULL)
    g_cancellable_cancel (*reading);
  g_clear_object (reading);
  *reading = g_cancellable_new ();
  task = g_task_new (NULL, *reading, on_read, g_object_ref (picture));
  *wanted = (Wanted){ g_strdup (path), size };
  g_task_set_task_data (task, wanted, free_wanted);
  gtk_widget_set_visible (picture, FALSE);
  g_task_run_in_thread (task, read_in_thread);
}

static void
pandoria_photo_view_update (PandoriaPhotoView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->path != NULL);
  pandoria_photo_show (self->picture, &self->reading, self->path, PANDORIA_PHOTO_MOST_SIDE);
}

/* Takes @error. */
static void
show_failure (PandoriaPhotoView *self, GError *error)
{
  g_autoptr (GError) owned = error;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  pandoria_show_failure (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                         _ ("The Photo Could Not Be Added"),
                         owned != NULL ? owned->message : _ ("This is not a picture."));
}

/* Returns: (transfer full) (nullable): the contents of @stream. */
static GBytes *
read_stream (GInputStream *stream, GError **error)
{
  g_autoptr (GByteArray) data = g_byte_array_new ();
  gssize n = 1;

  while (n > 0 && data->len <= MOST_FILE)
    {
      const guint before = data->len;

      g_byte_array_set_size (data, before + PIECE);
      n = g_input_stream_read (stream, data->data + before, PIECE, NULL, error);
      g_byte_array_set_size (data, before + (guint) MAX (n, 0));
    }
  if (n < 0)
    return NULL;
  if (data->len > MOST_FILE)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                           _ ("The picture is too large."));
      return NULL;
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&data));
}

/* Returns: (transfer full) (nullable): the contents of @file, which may be on another computer. A
 * pipe or a device could be endless. */
static GBytes *
read_file (GFile *file, GError **error)
{
  g_autoptr (GFileInputStream) stream = NULL;

  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_SPECIAL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                           _ ("This is not a picture."));
      return NULL;
    }
  stream = g_file_read (file, NULL, error);
  return stream != NULL ? read_stream (G_INPUT_STREAM (stream), error) : NULL;
}

/* Returns: (transfer full) (nullable): the contents of @source, a GFile or a GInputStream. */
static GBytes *
read_picture (gpointer source, GError **error)
{
  return G_IS_INPUT_STREAM (source) ? read_stream (source, error) : read_file (source, error);
}

/* Reads, rotates and shrinks a photo, which is slow for camera photos. @source: a GFile, a
 * GInputStream or a GdkPixbuf. */
static void
keep_in_thread (GTask *task, gpointer source, gpointer path, GCancellable *cancellable)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkPixbuf) pixbuf = NULL, upright = NULL;
  GError *error = NULL;

  if (GDK_IS_PIXBUF (source))
    pixbuf = g_object_ref (source);
  else if ((bytes = read_picture (source, &error)) != NULL)
    pixbuf = pandoria_report_decode_picture (bytes, PANDORIA_PHOTO_MOST_SIDE, &error);
  upright = pixbuf != NULL ? gdk_pixbuf_apply_embedded_orientation (pixbuf) : NULL;
  if (upright != NULL && pandoria_photo_keep (path, upright, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_kept (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaPhotoView) self = data;
  g_autoptr (GError) error = NULL;

  if (self->path == NULL) /* closed meanwhile */
    return;
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    show_failure (self, g_steal_pointer (&error));
  pandoria_photo_view_update (self);
}

/* @source: a GFile, a GInputStream or a GdkPixbuf */
static void
take (PandoriaPhotoView *self, gpointer source)
{
  g_autoptr (GTask) task = NULL;

  if (self->path == NULL)
    return;
  task = g_task_new (source, NULL, on_kept, g_object_ref (self));
  g_task_set_task_data (task, g_strdup (self->path), g_free);
  g_task_run_in_thread (task, keep_in_thread);
}

static void
take_texture (PandoriaPhotoView *self, GdkTexture *texture, GError *error)
{
  g_autoptr (GdkPixbuf) pixbuf = texture != NULL ? gdk_pixbuf_get_from_texture (texture) : NULL;

  if (pixbuf != NULL)
    take (self, pixbuf);
  else
    show_failure (self, error);
}

static void
on_chosen (gpointer self, GFile *file, GtkFileChooser *chooser, gpointer data)
{
  take (self, file);
}

static void
on_add_clicked (PandoriaPhotoView *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  GtkNativeDialog *dialog = pandoria_file_dialog_new (
      window, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Add a Photo"), NULL, on_chosen, self, NULL, NULL);

  gtk_file_filter_add_pixbuf_formats (filter);
  gtk_file_chooser_set_filter (GTK_FILE_CHOOSER (dialog), filter);
  gtk_native_dialog_show (dialog);
}

static void
remove_photo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PandoriaPhotoView *self = PANDORIA_PHOTO_VIEW (widget);
  g_autofree char *photo = pandoria_archive_get_photo_path (self->path);

  g_unlink (photo);
  pandoria_photo_view_update (self);
}

/* --- the clipboard -------------------------------------------------------------------------- */

/* Takes the first of several files. */
static gboolean
take_files (PandoriaPhotoView *self, const GValue *value)
{
  g_autoptr (GSList) files
      = value != NULL ? gdk_file_list_get_files (g_value_get_boxed (value)) : NULL;

  if (files != NULL)
    take (self, files->data);
  return files != NULL;
}

static void
show_no_picture (PandoriaPhotoView *self)
{
  show_failure (self, g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                                           _ ("There is no picture on the clipboard.")));
}

static void
on_files_pasted (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaPhotoView) self = data;
  const GValue *value = gdk_clipboard_read_value_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  if (!take_files (self, value))
    show_no_picture (self);
}

static void
on_texture_pasted (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaPhotoView) self = data;
  g_autoptr (GdkTexture) texture
      = gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  if (texture != NULL)
    take_texture (self, texture, NULL);
  else
    show_no_picture (self);
}

static void
on_stream_pasted (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaPhotoView) self = data;
  g_autoptr (GInputStream) stream
      = gdk_clipboard_read_finish (GDK_CLIPBOARD (clipboard), result, NULL, NULL);

  if (stream != NULL)
    take (self, stream);
  else
    show_no_picture (self);
}

/* Returns: (transfer full): the kinds of pictures in @formats that the platform reads, the usual
 * ones first. */
static GStrv
list_picture_types (GdkContentFormats *formats)
{
  g_autoptr (GStrvBuilder) types = g_strv_builder_new ();
  g_autoptr (GSList) readable = gdk_pixbuf_get_formats ();

  if (gdk_content_formats_contain_mime_type (formats, "image/png"))
    g_strv_builder_add (types, "image/png");
  for (GSList *format = readable; format != NULL; format = format->next)
    {
      g_auto (GStrv) names = gdk_pixbuf_format_get_mime_types (format->data);

      for (guint i = 0; names[i] != NULL; i++)
        if (gdk_content_formats_contain_mime_type (formats, names[i]))
          g_strv_builder_add (types, names[i]);
    }
  return g_strv_builder_end (types);
}

/* A copied file comes first: a file manager may offer its icon as a picture, too. */
static void
paste (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (widget);
  GdkContentFormats *formats = gdk_clipboard_get_formats (clipboard);
  g_auto (GStrv) types = list_picture_types (formats);

  if (gdk_content_formats_contain_gtype (formats, GDK_TYPE_FILE_LIST)
      || gdk_content_formats_contain_mime_type (formats, "text/uri-list"))
    gdk_clipboard_read_value_async (clipboard, GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, NULL,
                                    on_files_pasted, g_object_ref (widget));
  else if (gdk_content_formats_contain_gtype (formats, GDK_TYPE_TEXTURE))
    gdk_clipboard_read_texture_async (clipboard, NULL, on_texture_pasted, g_object_ref (widget));
  else if (types[0] != NULL)
    gdk_clipboard_read_async (clipboard, (const char **) types, G_PRIORITY_DEFAULT, NULL,
                              on_stream_pasted, g_object_ref (widget));
  else
    show_no_picture (PANDORIA_PHOTO_VIEW (widget));
}

static gboolean
on_dropped (PandoriaPhotoView *self, const GValue *value)
{
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    return take_files (self, value);
  if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    take (self, g_value_get_object (value));
  else
    take_texture (self, g_value_get_object (value), NULL);
  return TRUE;
}

static void
pandoria_photo_view_class_init (PandoriaPhotoViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaPhotoView, reading, g_object_unref),
                           PANDORIA_OWNS (PandoriaPhotoView, path, g_free), NULL);
  gtk_widget_class_install_action (widget_class, "photo.paste", NULL, paste);
  gtk_widget_class_install_action (widget_class, "photo.remove", NULL, remove_photo);
  pandoria_class_set_template (klass, "pandoria-photo-view",
                               PANDORIA_CHILD (PandoriaPhotoView, picture),
                               PANDORIA_CALLBACK (on_add_clicked), NULL);
}

static void
pandoria_photo_view_init (PandoriaPhotoView *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_FILE, GDK_TYPE_TEXTURE };

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (on_dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

void
pandoria_photo_view_show (PandoriaPhotoView *self, const char *path)
{
  g_return_if_fail (PANDORIA_IS_PHOTO_VIEW (self));

  pandoria_set_str (&self->path, path);
  pandoria_photo_view_update (self);
}
