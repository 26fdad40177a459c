/* PandoriaNotationDialog: reads a whole game from text in the notation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-json.h"
#include "pandoria-quick-entry.h"
#include "pandoria-widgets.h"
#include "pandoria-one-line.h"

/* The dialog reads the text after a pause in typing of this many milliseconds. */
#define PAUSE 200

/* A text view lays out whole lines, and stops for seconds with a longer one. The line of a
 * turn does not come near it. */
#define LONGEST_LINE (512 * 1024)

struct _PandoriaNotationDialog
{
  AdwWindow parent_instance;

  GtkTextView *view;
  GtkLabel *message;
  GtkWidget *open_button;

  GtkTextTag *wrong;
  PandoriaRecord *record; /* (nullable): the game in the text */
  guint reading;          /* source */
  gboolean has_refused;   /* the last text that was inserted */
  GCancellable *pasting;
};

G_DEFINE_FINAL_TYPE (PandoriaNotationDialog, pandoria_notation_dialog, ADW_TYPE_WINDOW)

static char *
get_text (PandoriaNotationDialog *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static char *
describe_fault (PandoriaNotationDialog *self, const PandoriaFault *fault)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  g_autofree char *word = NULL;
  GtkTextIter start, end;
  int line;

  gtk_text_buffer_get_iter_at_offset (buffer, &start, (int) fault->start);
  gtk_text_buffer_get_iter_at_offset (buffer, &end, (int) fault->end);
  line = gtk_text_iter_get_line (&start) + 1;
  word = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  gtk_text_buffer_apply_tag (buffer, self->wrong, &start, &end);
  if (*word == '\0' || strchr (word, '\n') != NULL)
    /* Translators: the number of a line, then what is wrong with it, in a sentence. */
    return g_strdup_printf (_ ("Line %1$d: %2$s"), line, fault->message);
  /* Translators: the number of a line, the wrong word in it, then what is wrong, in a sentence. */
  return g_strdup_printf (_ ("Line %1$d, “%2$s”: %3$s"), line, word, fault->message);
}

static char *
describe_record (PandoriaRecord *record)
{
  guint n = pandoria_record_get_n_actions (record);
  g_autofree char *title = pandoria_isolate (pandoria_record_get_title (record));

  /* Translators: %1$s is the title of a game. */
  return g_strdup_printf (ngettext ("“%1$s” with %2$u action", "“%1$s” with %2$u actions", n),
                          title, n);
}

static void
show_message (PandoriaNotationDialog *self, const char *message, gboolean wrong)
{
  gtk_label_set_label (self->message, message);
  pandoria_set_css_class (GTK_WIDGET (self->message), "error", wrong);
  gtk_widget_set_sensitive (self->open_button, self->record != NULL);
}

static void
read_text (PandoriaNotationDialog *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  g_autofree char *text = get_text (self);
  g_autofree char *message = NULL;
  g_autoptr (PandoriaFault) fault = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_remove_tag (buffer, self->wrong, &start, &end);
  g_clear_pointer (&self->record, pandoria_record_unref);
  if (text[strspn (text, " \t\n\r\f")] == '\0')
    {
      show_message (self, _ ("Paste a game that was copied in the notation."), FALSE);
      return;
    }
  self->record = pandoria_notation_read_game (text, &fault);
  message = self->record != NULL ? describe_record (self->record) : describe_fault (self, fault);
  show_message (self, message, self->record == NULL);
  pandoria_announce (GTK_WIDGET (self->view), message);
}

static void
on_pause (gpointer data)
{
  PandoriaNotationDialog *self = data;

  self->reading = 0;
  read_text (self);
}

static void
on_text_changed (PandoriaNotationDialog *self)
{
  /* The record still belongs to the previous text. */
  gtk_widget_set_sensitive (self->open_button, FALSE);
  g_clear_handle_id (&self->reading, g_source_remove);
  self->reading = g_timeout_add_once (PAUSE, on_pause, self);
}

static gboolean
has_longer_line (const char *text, gsize length)
{
  const char *end = text + length;

  while (text < end)
    {
      const char *next = memchr (text, '\n', (gsize) (end - text));
      const char *line_end = next != NULL ? next : end;

      if (line_end - text > LONGEST_LINE)
        return TRUE;
      text = line_end + 1;
    }
  return FALSE;
}

/* The clipboard may contain anything, of any size. */
static void
on_insert (GtkTextBuffer *buffer, GtkTextIter *where, char *text, int length, gpointer data)
{
  PandoriaNotationDialog *self = data;
  gsize size = length >= 0 ? (gsize) length : strlen (text);
  gsize before = (gsize) gtk_text_buffer_get_char_count (buffer);

  self->has_refused = before + size > PANDORIA_MAX_FILE_SIZE || has_longer_line (text, size);
  if (!self->has_refused)
    return;
  g_signal_stop_emission_by_name (buffer, "insert-text");
  g_clear_handle_id (&self->reading, g_source_remove);
  read_text (self);
  show_message (self, _ ("This text is too large for a game."), TRUE);
}

static void
on_clipboard_read (GObject *source, GAsyncResult *result, gpointer data)
{
  PandoriaNotationDialog *self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_autofree char *own = get_text (self);

  if (text != NULL && *own == '\0' && pandoria_notation_has_game (text))
    pandoria_notation_dialog_set_text (self, text);
  g_object_unref (self);
}

static void
on_open_clicked (PandoriaNotationDialog *self)
{
  g_autoptr (PandoriaRecord) record = pandoria_record_ref (self->record);

  g_signal_emit_by_name (self, "read", record);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
pandoria_notation_dialog_dispose (GObject *object)
{
  PandoriaNotationDialog *self = PANDORIA_NOTATION_DIALOG (object);

  g_cancellable_cancel (self->pasting);
  g_clear_handle_id (&self->reading, g_source_remove);
  g_clear_pointer (&self->record, pandoria_record_unref);
  G_OBJECT_CLASS (pandoria_notation_dialog_parent_class)->dispose (object);
}

static void
pandoria_notation_dialog_finalize (GObject *object)
{
  PandoriaNotationDialog *self = PANDORIA_NOTATION_DIALOG (object);

  g_clear_object (&self->pasting);
  G_OBJECT_CLASS (pandoria_notation_dialog_parent_class)->finalize (object);
}

static void
pandoria_notation_dialog_class_init (PandoriaNotationDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_notation_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = pandoria_notation_dialog_finalize;
  pandoria_class_add_signal (klass, "read", 1, G_TYPE_POINTER);
  pandoria_class_set_template (klass, "pandoria-notation-dialog",
                               PANDORIA_PARTS (PandoriaNotationDialog, view, message, open_button),
                               PANDORIA_CALLBACK (on_open_clicked), NULL);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close",
                                       NULL);
}

static void
pandoria_notation_dialog_init (PandoriaNotationDialog *self)
{
  GtkTextBuffer *buffer;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->pasting = g_cancellable_new ();
  buffer = gtk_text_view_get_buffer (self->view);
  self->wrong = gtk_text_buffer_create_tag (buffer, NULL, "underline", PANGO_UNDERLINE_ERROR, NULL);
  g_signal_connect (buffer, "insert-text", G_CALLBACK (on_insert), self);
  g_signal_connect_swapped (buffer, "changed", G_CALLBACK (on_text_changed), self);
  /* The notation is read from left to right in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self->view), GTK_TEXT_DIR_LTR);
  read_text (self);
}

PandoriaNotationDialog *
pandoria_notation_dialog_new (GtkWindow *parent)
{
  return g_object_new (PANDORIA_TYPE_NOTATION_DIALOG, "transient-for", parent, "modal",
                       parent != NULL, "destroy-with-parent", TRUE, NULL);
}

void
pandoria_notation_dialog_paste (PandoriaNotationDialog *self)
{
  g_return_if_fail (PANDORIA_IS_NOTATION_DIALOG (self));

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->pasting,
                                 on_clipboard_read, g_object_ref (self));
}

void
pandoria_notation_dialog_set_text (PandoriaNotationDialog *self, const char *text)
{
  g_return_if_fail (PANDORIA_IS_NOTATION_DIALOG (self) && text != NULL);

  self->has_refused = FALSE;
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->view), text, -1);
  g_clear_handle_id (&self->reading, g_source_remove);
  if (!self->has_refused)
    read_text (self);
}
