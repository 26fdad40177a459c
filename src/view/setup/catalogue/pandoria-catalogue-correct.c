/* The games that used a value: counts them, asks whether to correct a wrong number in them, and reports the result.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-window-private.h"

#include "pandoria-folder.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define USES_KEY       "pandoria-card-uses"
#define CORRECTION_KEY "pandoria-correction"

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

/** Correction: what a button does to games, also while its question is open. */
typedef struct
{
  PandoriaPrinted printed;
  guint value;
  GPtrArray *games; /* owned, because the window may drop the counts before the press */
} Correction;

static void
clear_correction (gpointer data)
{
  g_ptr_array_unref (((Correction *) data)->games);
}

static void
release_correction (gpointer data)
{
  g_rc_box_release_full (data, clear_correction);
}

/* Returns: (transfer full): the games that were not corrected, one paragraph each. */
static char *
describe_left (GPtrArray *games, guint *n_left)
{
  g_autoptr (GPtrArray) left = pandoria_phrases_new ();

  for (guint i = 0; i < games->len; i++)
    {
      const PandoriaCardOutcome *corrected = games->pdata[i];

      if (corrected->reason != NULL)
        /* Translators: %1$s is the title of a game, %2$s a sentence: why it was not changed */
        pandoria_phrases_add (left, g_strdup_printf (_ ("“%1$s”: %2$s"), corrected->title, corrected->reason));
    }
  *n_left = left->len;
  return pandoria_phrases_join (left, "\n");
}

/* Returns: (transfer full): the sentence about the corrected ones. */
static char *
describe_done (GPtrArray *games, guint n_done)
{
  g_autoptr (GPtrArray) said = pandoria_phrases_new ();
  guint n = 0;

  for (guint i = 0; i < games->len; i++)
    n += ((const PandoriaCardOutcome *) games->pdata[i])->n_dropped;
  pandoria_phrases_add (
      said, g_strdup_printf (ngettext ("%u game was corrected.", "%u games were corrected.", n_done), n_done));
  if (n > 0)
    pandoria_phrases_add (said, g_strdup_printf (ngettext ("%u undone action no longer fits and cannot be redone.",
                                                           "%u undone actions no longer fit and cannot be redone.", n),
                                                 n));
  return pandoria_phrases_join (said, " ");
}

static void
show_result (AdwToastOverlay *toasts, GPtrArray *games)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (toasts));
  guint n_left, n_done;
  g_autofree char *left = describe_left (games, &n_left), *said = NULL;

  pandoria_catalogue_forget_uses (GTK_WIDGET (root));
  n_done = games->len - n_left;
  said = describe_done (games, n_done);
  if (n_done > 0)
    pandoria_show_toast (toasts, said);
  if (n_left > 0)
    pandoria_show_failure (GTK_WINDOW (root),
                           ngettext ("A Game Stays as It Was", "Some Games Stay as They Were", n_left), left);
}

static void
on_corrected (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GPtrArray) games = pandoria_card_correct_finish (result);
  g_autoptr (AdwToastOverlay) toasts = data;

  /* The window may have been closed meanwhile. */
  if (gtk_widget_get_mapped (GTK_WIDGET (toasts)))
    show_result (toasts, games);
}

static void
on_response (GObject *dialog, const char *response, AdwToastOverlay *toasts)
{
  const Correction *correction = g_object_get_data (dialog, CORRECTION_KEY);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) paths = NULL;

  if (!g_str_equal (response, "correct"))
    return;
  for (guint i = 0; i < correction->games->len; i++)
    g_strv_builder_add (builder, ((PandoriaCardUse *) correction->games->pdata[i])->path);
  paths = g_strv_builder_end (builder);
  pandoria_card_correct_async ((const char *const *) paths, &correction->printed, correction->value, on_corrected,
                               g_object_ref (toasts));
}

static GtkWidget *
create_dialog (GtkWindow *parent, const Correction *correction)
{
  guint n = correction->games->len;
  g_autofree char *heading = g_strdup_printf (ngettext ("Correct %u Game?", "Correct %u Games?", n), n);
  g_autofree char *thing = pandoria_text_printed (correction->printed);
  /* Translators: %1$s is a card: “Flee: 4 becomes 5. …” */
  g_autofree char *body = g_strdup_printf (
      _ ("%1$s: %2$d becomes %3$u. Everything after it is replayed, so scores may change. A game that would no "
         "longer fit, or is open, stays as it is."),
      thing, correction->printed.value, correction->value);
  GtkWidget *dialog = pandoria_compat_message_dialog_new (parent, heading, body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "correct", _ ("C_orrect"),
                                    NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  return dialog;
}

static void
on_clicked (GtkWidget *button)
{
  GtkWidget *toasts = gtk_widget_get_ancestor (button, ADW_TYPE_TOAST_OVERLAY);
  Correction *correction = g_object_get_data (G_OBJECT (button), CORRECTION_KEY);
  GtkWidget *dialog = create_dialog (GTK_WINDOW (gtk_widget_get_root (button)), correction);

  g_object_set_data_full (G_OBJECT (dialog), CORRECTION_KEY, g_rc_box_acquire (correction), release_correction);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), toasts, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

GtkWidget *
pandoria_catalogue_correct_new (const PandoriaPrinted *printed, guint value, GPtrArray *games)
{
  g_autofree char *text = g_strdup_printf (_ ("Change to %u in These Games…"), value);
  /* Translators: what the button “Change to 5 in These Games…” is called by screen readers */
  g_autofree char *name = g_strdup_printf (_ ("Change %1$d to %2$u in these games…"), printed->value, value);
  GtkWidget *button = gtk_button_new_with_label (text);
  Correction *correction = g_rc_box_new (Correction);

  *correction = (Correction){ *printed, value, g_ptr_array_ref (games) };
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  pandoria_set_accessible_label (button, name);
  g_object_set_data_full (G_OBJECT (button), CORRECTION_KEY, correction, release_correction);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), NULL);
  return button;
}
