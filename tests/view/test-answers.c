/* Tests what a dialog calls when the user answers, and what happens to the data of the question.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "pandoria-dialogs.h"
#include "pandoria-file-dialog.h"

#define PLACE "/answered.json"

/* --- instead of a user --- */

GFile *
gtk_file_chooser_get_file (GtkFileChooser *chooser)
{
  return g_file_new_for_path (PLACE);
}

/* --- fixture --- */

/** Question: counts its answers and its ends. */
typedef struct
{
  guint answers;
  guint ends;
} Question;

static void
end_question (gpointer data)
{
  Question *question = data;

  question->ends++;
}

static void
on_answered (gpointer self, AdwMessageDialog *dialog, const char *response, gpointer data)
{
  Question *question = data;

  g_assert_true (G_IS_OBJECT (self));
  g_assert_cmpstr (response, ==, "yes");
  g_assert_cmpuint (question->ends, ==, 0);
  question->answers++;
}

static void
on_chosen (gpointer self, GFile *file, GtkFileChooser *chooser, gpointer data)
{
  Question *question = data;

  g_assert_true (GTK_IS_WINDOW (self));
  g_assert_cmpstr (g_file_peek_path (file), ==, PLACE);
  g_assert_cmpuint (question->ends, ==, 0);
  question->answers++;
}

static GtkWidget *
ask (gpointer self, Question *question)
{
  GtkWidget *dialog = adw_message_dialog_new (NULL, "Heading", NULL);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "yes", "Yes");
  pandoria_dialog_when_answered (dialog, on_answered, self, question, end_question);
  return dialog;
}

static GtkNativeDialog *
ask_for_file (GtkWindow *window, Question *question)
{
  return pandoria_file_dialog_new (window, GTK_FILE_CHOOSER_ACTION_SAVE, "Title", "name.json",
                                   on_chosen, window, question, end_question);
}

static void
answer (GtkNativeDialog *dialog, int response)
{
  g_signal_emit_by_name (dialog, "response", response);
}

/* --- tests --- */

static void
test_answered (void)
{
  g_autoptr (GObject) self = g_object_new (G_TYPE_OBJECT, NULL);
  Question question = { 0 };
  GtkWidget *dialog = ask (self, &question);

  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "yes");
  g_assert_cmpuint (question.answers, ==, 1);
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_cmpuint (question.ends, ==, 1);
}

static void
test_owner_gone (void)
{
  GObject *self = g_object_new (G_TYPE_OBJECT, NULL);
  Question question = { 0 };
  GtkWidget *dialog = ask (self, &question);

  g_object_unref (self);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "yes");
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_cmpuint (question.answers, ==, 0);
  g_assert_cmpuint (question.ends, ==, 1);
}

static void
test_chosen (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  Question question = { 0 };

  answer (ask_for_file (window, &question), GTK_RESPONSE_ACCEPT);
  g_assert_cmpuint (question.answers, ==, 1);
  g_assert_cmpuint (question.ends, ==, 1);
  gtk_window_destroy (window);
}

static void
test_cancelled (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  Question question = { 0 };

  answer (ask_for_file (window, &question), GTK_RESPONSE_CANCEL);
  g_assert_cmpuint (question.answers, ==, 0);
  g_assert_cmpuint (question.ends, ==, 1);
  gtk_window_destroy (window);
}

/* A window keeps only its last dialog. */
static void
test_replaced (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  Question first = { 0 }, second = { 0 };
  GtkNativeDialog *dialog;

  ask_for_file (window, &first);
  dialog = ask_for_file (window, &second);
  g_assert_cmpuint (first.ends, ==, 1);
  g_assert_cmpuint (second.ends, ==, 0);
  answer (dialog, GTK_RESPONSE_ACCEPT);
  g_assert_cmpuint (first.answers, ==, 0);
  g_assert_cmpuint (second.answers, ==, 1);
  gtk_window_destroy (window);
}

static void
test_window_closed (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  Question question = { 0 };
  GtkNativeDialog *dialog = ask_for_file (window, &question);

  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  gtk_native_dialog_show (dialog);
  gtk_window_destroy (window);
  g_assert_null (dialog);
  g_assert_cmpuint (question.answers, ==, 0);
  g_assert_cmpuint (question.ends, ==, 1);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/answers/answered", test_answered);
  g_test_add_func ("/answers/owner-gone", test_owner_gone);
  g_test_add_func ("/answers/chosen", test_chosen);
  g_test_add_func ("/answers/cancelled", test_cancelled);
  g_test_add_func ("/answers/replaced", test_replaced);
  g_test_add_func ("/answers/window-closed", test_window_closed);
  return g_test_run ();
}
