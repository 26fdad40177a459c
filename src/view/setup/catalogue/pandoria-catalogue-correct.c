/* The games that used a value: counts them, asks whether to correct a wrong number in them, and reports the result.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-window-private.h"

#include "pandoria-folder.h"
#include "pandoria-widgets.h"

#define USES_KEY "pandoria-card-uses"

/* --- counting ----------------------------------------------------------------------------------------------------- */

static void
release_job (gpointer job)
{
  pandoria_job_cancel (job);
  g_object_unref (job);
}

PandoriaJob *
pandoria_catalogue_count_uses (GtkWidget *widget)
{
  GObject *window = G_OBJECT (gtk_widget_get_root (widget));
  g_autofree char *folder = pandoria_folder_get_games ();

  if (g_object_get_data (window, USES_KEY) == NULL)
    g_object_set_data_full (window, USES_KEY, pandoria_card_uses_count (folder), release_job);
  return g_object_get_data (window, USES_KEY);
}

void
pandoria_catalogue_forget_uses (GtkWidget *window)
{
  PandoriaJob *job = g_object_get_data (G_OBJECT (window), USES_KEY);

  if (job != NULL && pandoria_job_is_done (job))
    g_object_set_data (G_OBJECT (window), USES_KEY, NULL);
}

/* --- correcting --------------------------------------------------------------------------------------------------- */

/** Question: the contents of the question; reference-counted, as the answer may outlive the dialog. */
typedef struct
{
  AdwToastOverlay *toasts;
  PandoriaPrinted printed;
  guint value;
  GStrv paths;
} Question;

static void
clear_question (gpointer data)
{
  Question *question = data;

  g_object_unref (question->toasts);
  g_strfreev (question->paths);
}

static void
release_question (gpointer data, GClosure *closure)
{
  g_rc_box_release_full (data, clear_question);
}

/* Returns: (transfer full): the games that were not corrected, one paragraph each. */
static char *
describe_left (GPtrArray *games, guint *n_left)
{
  GString *text = g_string_new (NULL);

  *n_left = 0;
  for (guint i = 0; i < games->len; i++)
    {
      const PandoriaCardOutcome *corrected = games->pdata[i];

      if (corrected->reason == NULL)
        continue;
      /* Translators: %1$s is the title of a game, %2$s a sentence: why it was not changed */
      g_string_append_printf (text, _ ("“%1$s”: %2$s"), corrected->title, corrected->reason);
      g_string_append_c (text, '\n');
      ++*n_left;
    }
  g_string_truncate (text, text->len > 0 ? text->len - 1 : 0);
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): the sentence about the corrected ones. */
static char *
describe_done (GPtrArray *games, guint n_done)
{
  GString *text = g_string_new (NULL);
  guint n_dropped = 0;

  for (guint i = 0; i < games->len; i++)
    n_dropped += ((const PandoriaCardOutcome *) games->pdata[i])->n_dropped;
  g_string_append_printf (text, ngettext ("%u game was corrected.", "%u games were corrected.", n_done), n_done);
  if (n_dropped == 0)
    return g_string_free (text, FALSE);
  g_string_append_c (text, ' ');
  g_string_append_printf (text,
                          ngettext ("%u undone action no longer fits and cannot be redone.",
                                    "%u undone actions no longer fit and cannot be redone.", n_dropped),
                          n_dropped);
  return g_string_free (text, FALSE);
}

static void
show_result (Question *question, GPtrArray *games)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (question->toasts));
  guint n_left, n_done;
  g_autofree char *left = describe_left (games, &n_left), *said = NULL;

  pandoria_catalogue_forget_uses (GTK_WIDGET (root));
  n_done = games->len - n_left;
  said = describe_done (games, n_done);
  if (n_done > 0)
    pandoria_show_toast (question->toasts, said);
  if (n_left > 0)
    pandoria_show_failure (GTK_WINDOW (root),
                           ngettext ("A Game Stays as It Was", "Some Games Stay as They Were", n_left), left);
}

static void
on_corrected (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GPtrArray) games = pandoria_card_correct_finish (result);
  Question *question = data;

  /* The window may have been closed meanwhile. */
  if (gtk_widget_get_mapped (GTK_WIDGET (question->toasts)))
    show_result (question, games);
  release_question (question, NULL);
}

static void
on_response (Question *question, const char *response)
{
  if (g_str_equal (response, "correct"))
    pandoria_card_correct_async ((const char *const *) question->paths, &question->printed, question->value,
                                 on_corrected, g_rc_box_acquire (question));
}

static GtkWidget *
create_dialog (GtkWindow *parent, const PandoriaPrinted *printed, guint value, guint n)
{
  g_autofree char *heading = g_strdup_printf (ngettext ("Correct %u Game?", "Correct %u Games?", n), n);
  g_autofree char *thing = pandoria_catalogue_words_thing (printed);
  /* Translators: %1$s is a card: “Flee: 4 becomes 5. …” */
  g_autofree char *body = g_strdup_printf (
      _ ("%1$s: %2$d becomes %3$u. Everything after it is replayed, so scores may change. A game that would no "
         "longer fit, or is open, stays as it is."),
      thing, printed->value, value);
  GtkWidget *dialog = pandoria_compat_message_dialog_new (parent, heading, body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "correct", _ ("C_orrect"),
                                    NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  return dialog;
}

void
pandoria_catalogue_correct_ask (AdwToastOverlay *toasts, const PandoriaPrinted *printed, guint value, GPtrArray *games)
{
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();
  Question *question;
  GtkWidget *dialog;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts) && games != NULL);

  for (guint i = 0; i < games->len; i++)
    g_strv_builder_add (paths, ((PandoriaCardUse *) games->pdata[i])->path);
  question = g_rc_box_new0 (Question);
  question->toasts = g_object_ref (toasts);
  question->printed = *printed;
  question->value = value;
  question->paths = g_strv_builder_end (paths);
  dialog = create_dialog (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (toasts))), printed, value, games->len);
  g_signal_connect_data (dialog, "response", G_CALLBACK (on_response), question, release_question, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
