/* The files of the window's games: shows the questions and messages of the document.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-window-files.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-compat.h"
#include "pandoria-dialogs.h"
#include "pandoria-file-dialog.h"
#include "pandoria-follow.h"
#include "pandoria-list-rows.h"
#include "pandoria-text.h"
#include "pandoria-window-setup.h"

#define MAX_HEIGHT 360 /* px, of the list */

/* --- files that cannot be opened ------------------------------------------------------------ */

static GtkListBox *
get_list (AdwMessageDialog *dialog)
{
  GtkWidget *scrolled = adw_message_dialog_get_extra_child (dialog);
  GtkWidget *viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled));

  return GTK_LIST_BOX (gtk_viewport_get_child (GTK_VIEWPORT (viewport)));
}

/* A sentence names one file; a list names several. */
static void
update_dialog (AdwMessageDialog *dialog, GtkListBox *list, const char *name, const char *reason)
{
  g_autoptr (GListModel) rows = gtk_widget_observe_children (GTK_WIDGET (list));
  guint n = g_list_model_get_n_items (rows);
  /* Translators: %s is the name of a file */
  g_autofree char *one = g_strdup_printf (_ ("“%s” Cannot Be Opened"), name);
  g_autofree char *several
      = g_strdup_printf (ngettext ("%u File Cannot Be Opened", "%u Files Cannot Be Opened", n), n);

  adw_message_dialog_set_heading (dialog, n == 1 ? one : several);
  adw_message_dialog_set_body (dialog, n == 1 ? reason : "");
  gtk_widget_set_visible (adw_message_dialog_get_extra_child (dialog), n > 1);
}

static AdwMessageDialog *
create_dialog (PandoriaWindow *self)
{
  AdwMessageDialog *dialog
      = ADW_MESSAGE_DIALOG (pandoria_compat_message_dialog_new (GTK_WINDOW (self), NULL, NULL));
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  adw_message_dialog_set_extra_child (dialog, scrolled);
  adw_message_dialog_add_response (dialog, "close", _ ("_Close"));
  adw_message_dialog_set_default_response (dialog, "close");
  return pandoria_window_own (self, GTK_WIDGET (dialog));
}

static void
show_fault (PandoriaWindow *self, const char *name, const char *reason)
{
  AdwMessageDialog *dialog = pandoria_window_find (self, ADW_TYPE_MESSAGE_DIALOG);
  GtkListBox *list;

  if (dialog == NULL)
    dialog = create_dialog (self);
  list = get_list (dialog);
  gtk_list_box_append (list, GTK_WIDGET (pandoria_new_row (name, reason)));
  update_dialog (dialog, list, name, reason);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- choosing a file ------------------------------------------------------------------------ */

static GtkNativeDialog *
create_file_dialog (PandoriaWindow *self, GtkFileChooserAction action, const char *title,
                    const char *name, PandoriaFileChosen chosen, gpointer data,
                    GDestroyNotify free_data)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  GtkNativeDialog *dialog = pandoria_file_dialog_new (GTK_WINDOW (self), action, title, name,
                                                      chosen, self, data, free_data);

  gtk_file_filter_set_name (filter, _ ("Pandoria games"));
  gtk_file_filter_add_pattern (filter, "*.pandoria");
  gtk_file_filter_add_mime_type (filter, "application/x-pandoria-game+json");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  return dialog;
}

static void
open_file (gpointer self, GFile *file, GtkFileChooser *chooser, gpointer data)
{
  pandoria_window_open_files (self, &file, 1);
}

void
pandoria_window_choose_open (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  gtk_native_dialog_show (create_file_dialog (self, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Open a Game"),
                                              NULL, open_file, NULL, NULL));
}

/* --- questions ------------------------------------------------------------------------------ */

/* A dialog that closes without an answer cancels its request. */
static void
release_request (gpointer request)
{
  pandoria_document_answer (request, PANDORIA_DOCUMENT_CANCEL);
  g_object_unref (request);
}

static void
answer_place (gpointer self, GFile *file, GtkFileChooser *chooser, gpointer request)
{
  pandoria_document_answer_place (request, file);
}

static PandoriaDocumentAnswer
read_answer (const char *response)
{
  if (g_str_equal (response, "lose"))
    return PANDORIA_DOCUMENT_DISCARD;
  if (g_str_equal (response, "save-as"))
    return PANDORIA_DOCUMENT_SAVE_AS;
  if (g_str_equal (response, "copy"))
    return PANDORIA_DOCUMENT_COPY;
  if (g_str_equal (response, "use"))
    return PANDORIA_DOCUMENT_USE;
  return PANDORIA_DOCUMENT_CANCEL;
}

static void
on_answered (AdwMessageDialog *dialog, const char *response, gpointer request)
{
  pandoria_document_answer (request, read_answer (response));
}

static void
release_unanswered (gpointer request, GClosure *closure)
{
  release_request (request);
}

static void
add_part_response (AdwMessageDialog *dialog, GTask *request)
{
  /* Translators: %u is the number of a turn */
  g_autofree char *label
      = g_strdup_printf (_ ("_Open up to Turn %u"), pandoria_document_get_part_turn (request));

  adw_message_dialog_add_response (dialog, "copy", label);
}

static AdwMessageDialog *
create_question (PandoriaWindow *self, PandoriaDocumentQuestion question, const char *text,
                 GTask *request)
{
  static const struct
  {
    const char *heading, *cancel, *cancel_label, *suggested, *chosen;
  } rows[] = {
    [PANDORIA_DOCUMENT_ASKS_UNSAVED]
    = { N_ ("The Game Is Not Saved"), "wait", N_ ("_Wait"), "save-as", "save-as" },
    [PANDORIA_DOCUMENT_ASKS_OPEN_HERE]
    = { N_ ("This Game Is Already Open"), "cancel", N_ ("Continue _Game"), "cancel", "cancel" },
    [PANDORIA_DOCUMENT_ASKS_OPEN_ELSEWHERE]
    = { N_ ("The Game Is Open Elsewhere"), "cancel", N_ ("_Cancel"), "copy", "cancel" },
    [PANDORIA_DOCUMENT_ASKS_NEWER]
    = { N_ ("Newer Than in the Archive"), "cancel", N_ ("_Cancel"), "use", "use" },
    [PANDORIA_DOCUMENT_ASKS_PART]
    = { N_ ("The File Is Damaged"), "cancel", N_ ("_Cancel"), "copy", "cancel" },
  };
  GtkWidget *widget
      = pandoria_compat_message_dialog_new (GTK_WINDOW (self), _ (rows[question].heading), text);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);

  adw_message_dialog_add_response (dialog, rows[question].cancel, _ (rows[question].cancel_label));
  if (question == PANDORIA_DOCUMENT_ASKS_UNSAVED)
    {
      adw_message_dialog_add_responses (dialog, "lose", _ ("_Close Anyway"), "save-as",
                                        _ ("Save _As…"), NULL);
      adw_message_dialog_set_response_appearance (dialog, "lose", ADW_RESPONSE_DESTRUCTIVE);
    }
  else if (question == PANDORIA_DOCUMENT_ASKS_NEWER)
    adw_message_dialog_add_response (dialog, "use", _ ("_Use It"));
  else if (question == PANDORIA_DOCUMENT_ASKS_PART)
    add_part_response (dialog, request);
  else
    adw_message_dialog_add_response (dialog, "copy", _ ("Open a _Copy"));
  adw_message_dialog_set_response_appearance (dialog, rows[question].suggested,
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, rows[question].chosen);
  adw_message_dialog_set_close_response (dialog, rows[question].cancel);
  return dialog;
}

static void
on_question (PandoriaWindow *self, PandoriaDocumentQuestion question, const char *text,
             GTask *request)
{
  AdwMessageDialog *dialog;

  if (question == PANDORIA_DOCUMENT_ASKS_PLACE)
    {
      gtk_native_dialog_show (create_file_dialog (self, GTK_FILE_CHOOSER_ACTION_SAVE,
                                                  _ ("Export a Copy"), text, answer_place,
                                                  g_object_ref (request), release_request));
      return;
    }
  dialog = create_question (self, question, text, request);
  g_signal_connect_data (dialog, "response", G_CALLBACK (on_answered), g_object_ref (request),
                         release_unanswered, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
asks (gpointer window, GTask *request)
{
  return g_signal_handler_find (window, G_SIGNAL_MATCH_FUNC | G_SIGNAL_MATCH_DATA, 0, 0, NULL,
                                on_answered, request)
         != 0;
}

/* The game was saved while the question was open. */
static void
on_withdrawn (PandoriaWindow *self, GTask *request)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *i = windows; i != NULL; i = i->next)
    if (asks (i->data, request))
      gtk_window_destroy (i->data);
}

/* --- waiting for the document --------------------------------------------------------------- */

/* The window may have been destroyed before the user answers. */
typedef struct
{
  GWeakRef window;
  void (*next) (PandoriaWindow *window, const char *what);
  const char *what; /* nullable */
} Waiting;

static Waiting *
create_waiting (PandoriaWindow *self, void (*next) (PandoriaWindow *window, const char *what),
                const char *what)
{
  Waiting *waiting = g_new0 (Waiting, 1);

  g_weak_ref_init (&waiting->window, self);
  waiting->next = next;
  waiting->what = what;
  return waiting;
}

static void
on_finished (GObject *document, GAsyncResult *result, gpointer data)
{
  g_autofree Waiting *waiting = data;
  g_autoptr (PandoriaWindow) self = g_weak_ref_get (&waiting->window);

  if (pandoria_document_finish (PANDORIA_DOCUMENT (document), result, NULL) && self != NULL)
    waiting->next (self, waiting->what);
  g_weak_ref_clear (&waiting->window);
}

void
pandoria_window_close_game (PandoriaWindow *self,
                            void (*next) (PandoriaWindow *window, const char *what),
                            const char *what)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self) && next != NULL);
  pandoria_document_close_async (pandoria_window_get_document (self), on_finished,
                                 create_waiting (self, next, what));
}

static void
destroy_window (PandoriaWindow *self, const char *nothing)
{
  gtk_window_destroy (GTK_WINDOW (self));
}

/* A reference may keep the window alive. Stop the document now, so that the game can be opened
 * elsewhere. */
static gboolean
on_close_request (PandoriaWindow *self)
{
  PandoriaDocument *document = pandoria_window_get_document (self);

  if (!pandoria_document_save (document))
    {
      pandoria_window_close_game (self, destroy_window, NULL);
      return TRUE;
    }
  pandoria_document_stop (document);
  return FALSE;
}

/* --- beginning and opening ------------------------------------------------------------------ */

static void
on_begun (PandoriaWindow *self, const char *nothing)
{
  pandoria_window_forget_new_game (self);
}

char *
pandoria_window_begin_game (PandoriaWindow *self, PandoriaRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, &error);

  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);

  if (game == NULL)
    return pandoria_text_error (error);
  pandoria_document_begin_async (pandoria_window_get_document (self), game, on_finished,
                                 create_waiting (self, on_begun, NULL));
  return NULL;
}

void
pandoria_window_create_game (PandoriaWindow *self, PandoriaRecord *record)
{
  g_autofree char *reason = pandoria_window_begin_game (self, record);

  if (reason != NULL)
    pandoria_show_failure (GTK_WINDOW (self), _ ("The Game Cannot Be Started"), reason);
}

void
pandoria_window_open_path (PandoriaWindow *self, const char *path)
{
  const char *const paths[] = { path, NULL };

  g_return_if_fail (PANDORIA_IS_WINDOW (self) && path != NULL);

  pandoria_document_open_async (pandoria_window_get_document (self), paths, NULL, NULL);
}

void
pandoria_window_open_files (PandoriaWindow *self, GFile **files, guint n)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) paths = NULL;

  g_return_if_fail (PANDORIA_IS_WINDOW (self) && n > 0);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_file_get_path (files[i]);
      g_autofree char *name = path == NULL ? g_file_get_parse_name (files[i]) : NULL;

      if (path != NULL)
        g_strv_builder_add (builder, path);
      else
        show_fault (self, name, _ ("Only files on this computer can be opened."));
    }
  paths = g_strv_builder_end (builder);
  if (paths[0] != NULL)
    pandoria_document_open_async (pandoria_window_get_document (self), (const char *const *) paths,
                                  NULL, NULL);
}

void
pandoria_window_continue_last (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  pandoria_document_open_async (pandoria_window_get_document (self), NULL, NULL, NULL);
}

/* --- what the document reports -------------------------------------------------------------- */

static void
on_saved (PandoriaWindow *self, const char *text)
{
  pandoria_toast (GTK_WIDGET (self), text, FALSE);
}

static void
on_failed (PandoriaWindow *self, const char *reason)
{
  pandoria_show_failure (GTK_WINDOW (self), _ ("The Game Could Not Be Saved"), reason);
}

static void
on_not_updated (PandoriaWindow *self, const char *reason)
{
  pandoria_show_failure (GTK_WINDOW (self), _ ("The File Was Not Updated"), reason);
}

void
pandoria_window_init_files (PandoriaWindow *self)
{
  PandoriaDocument *document = pandoria_window_get_document (self);
  const PandoriaHandler handlers[] = {
    { document, "question", G_CALLBACK (on_question) },
    { document, "withdrawn", G_CALLBACK (on_withdrawn) },
    { document, "fault", G_CALLBACK (show_fault) },
    { document, "opened", G_CALLBACK (gtk_window_present) },
    { document, "saved", G_CALLBACK (on_saved) },
    { document, "failed", G_CALLBACK (on_failed) },
    { document, "not-updated", G_CALLBACK (on_not_updated) },
    { document, "announced", G_CALLBACK (pandoria_announce) },
  };

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  pandoria_connect (self, handlers, G_N_ELEMENTS (handlers));
  g_signal_connect (self, "close-request", G_CALLBACK (on_close_request), NULL);
  g_signal_connect_object (self, "unrealize", G_CALLBACK (pandoria_document_stop), document,
                           G_CONNECT_SWAPPED);
}
