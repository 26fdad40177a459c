/* The known values of an item in the catalogue, and the games that used them: counts and corrects
 * them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-details.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-archive-words.h"
#include "pandoria-card-uses.h"
#include "pandoria-catalogue-window-testing.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-dialogs.h"
#include "pandoria-folder.h"
#include "pandoria-job.h"
#include "pandoria-labels.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

/* Further games are only counted. */
#define MAX_GAMES 8
#define WIDTH     28 /* letters */

#define USES_KEY "pandoria-card-uses"

struct _PandoriaCatalogueDetails
{
  GtkPopover parent_instance;

  GtkLabel *title, *hint;
  GtkBox *values;
  GtkWidget *remove;

  PandoriaCatalogue *catalogue;
  PandoriaPrinted thing;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaCatalogueDetails, pandoria_catalogue_details,
                               GTK_TYPE_POPOVER)

/* --- counting ------------------------------------------------------------------------------- */

static void
release_job (gpointer job)
{
  pandoria_job_cancel (job);
  g_object_unref (job);
}

void
pandoria_catalogue_forget_uses (GtkWidget *window)
{
  PandoriaJob *job = g_object_get_data (G_OBJECT (window), USES_KEY);

  if (job != NULL && pandoria_job_is_done (job))
    release_job (g_object_steal_data (G_OBJECT (window), USES_KEY));
}

/* --- correcting ----------------------------------------------------------------------------- */

/** Correction: what a button does to games. Its question holds it, too. */
typedef struct
{
  PandoriaPrinted printed;
  guint value;
  GPtrArray *games; /* owned, because the window may drop the counts before the press */
} Correction;

static void
clear_correction (gpointer data)
{
  Correction *correction = data;

  g_ptr_array_unref (correction->games);
}

static void
release_correction (gpointer correction)
{
  g_rc_box_release_full (correction, clear_correction);
}

/* Returns: (transfer full): a line for each game that stays as it was; sets @n_left to their
 * number. */
static char *
describe_left (GPtrArray *games, guint *n_left)
{
  g_autoptr (GPtrArray) left = pandoria_phrases_new ();

  for (guint i = 0; i < games->len; i++)
    {
      const PandoriaCardOutcome *corrected = games->pdata[i];

      if (corrected->reason != NULL)
        /* Translators: %1$s is the title of a game, %2$s a sentence: why it was not changed */
        pandoria_phrases_add (
            left, g_strdup_printf (_ ("“%1$s”: %2$s"), corrected->title, corrected->reason));
    }
  *n_left = left->len;
  return pandoria_phrases_join (left, "\n");
}

/* Returns: (transfer full): the sentence about @n_done corrected games of @games. */
static char *
describe_done (GPtrArray *games, guint n_done)
{
  g_autoptr (GPtrArray) sentences = pandoria_phrases_new ();
  guint n = 0;

  for (guint i = 0; i < games->len; i++)
    n += ((const PandoriaCardOutcome *) games->pdata[i])->n_dropped;
  pandoria_phrases_add (sentences, g_strdup_printf (ngettext ("%u game was corrected.",
                                                              "%u games were corrected.", n_done),
                                                    n_done));
  if (n > 0)
    pandoria_phrases_add (
        sentences,
        g_strdup_printf (ngettext ("%u undone action no longer fits and cannot be redone.",
                                   "%u undone actions no longer fit and cannot be redone.", n),
                         n));
  return pandoria_phrases_join (sentences, " ");
}

static void
show_result (AdwToastOverlay *toasts, GPtrArray *games)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (toasts));
  guint n_left;
  g_autofree char *reasons = describe_left (games, &n_left);
  g_autofree char *text = describe_done (games, games->len - n_left);

  pandoria_catalogue_forget_uses (GTK_WIDGET (root));
  if (n_left < games->len)
    pandoria_show_toast (toasts, text);
  if (n_left > 0)
    pandoria_show_failure (
        GTK_WINDOW (root),
        ngettext ("A Game Stays as It Was", "Some Games Stay as They Were", n_left), reasons);
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
on_response (gpointer toasts, AdwMessageDialog *dialog, const char *response, gpointer data)
{
  const Correction *correction = data;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) paths = NULL;

  if (!g_str_equal (response, "correct"))
    return;
  for (guint i = 0; i < correction->games->len; i++)
    g_strv_builder_add (builder, ((PandoriaCardUse *) correction->games->pdata[i])->path);
  paths = g_strv_builder_end (builder);
  pandoria_card_correct_async ((const char *const *) paths, &correction->printed, correction->value,
                               on_corrected, g_object_ref (toasts));
}

static GtkWidget *
create_dialog (GtkWindow *parent, const Correction *correction)
{
  guint n = correction->games->len;
  g_autofree char *heading
      = g_strdup_printf (ngettext ("Correct %u Game?", "Correct %u Games?", n), n);
  g_autofree char *thing = pandoria_text_printed (correction->printed);
  /* Translators: %1$s is a card: “Flee: 4 becomes 5. …” */
  g_autofree char *body
      = g_strdup_printf (_ ("%1$s: %2$d becomes %3$u. Everything after it is replayed, so scores "
                            "may change. A game that would no "
                            "longer fit, or is open, stays as it is."),
                         thing, correction->printed.value, correction->value);
  GtkWidget *dialog = pandoria_compat_message_dialog_new (parent, heading, body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "correct",
                                    _ ("C_orrect"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  return dialog;
}

static void
release_with_button (gpointer correction, GClosure *closure)
{
  release_correction (correction);
}

static void
on_clicked (GtkWidget *button, gpointer correction)
{
  GtkWidget *toasts = gtk_widget_get_ancestor (button, ADW_TYPE_TOAST_OVERLAY);
  GtkWidget *dialog = create_dialog (GTK_WINDOW (gtk_widget_get_root (button)), correction);

  pandoria_dialog_when_answered (dialog, on_response, toasts, g_rc_box_acquire (correction),
                                 release_correction);
  gtk_window_present (GTK_WINDOW (dialog));
}

GtkWidget *
pandoria_catalogue_correct_new (const PandoriaPrinted *printed, guint value, GPtrArray *games)
{
  g_autofree char *text = g_strdup_printf (_ ("Change to %u in These Games…"), value);
  /* Translators: what the button “Change to 5 in These Games…” is called by screen readers */
  g_autofree char *name
      = g_strdup_printf (_ ("Change %1$d to %2$u in these games…"), printed->value, value);
  GtkWidget *button = gtk_button_new_with_label (text);
  Correction *correction = g_rc_box_new (Correction);

  *correction = (Correction){ *printed, value, g_ptr_array_ref (games) };
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  pandoria_set_accessible_label (button, name);
  g_signal_connect_data (button, "clicked", G_CALLBACK (on_clicked), correction,
                         release_with_button, 0);
  return button;
}

/* --- the values ----------------------------------------------------------------------------- */

static char *
describe_game (const PandoriaLearned *learned)
{
  g_autofree char *day = learned->time != 0 ? pandoria_archive_words_day (learned->time) : NULL;
  const char *title = learned->title;

  if (title != NULL && day != NULL)
    /* Translators: %1$s is the title of a game, %2$s a date */
    return g_strdup_printf (_ ("Learned in “%1$s”, %2$s"), title, day);
  if (title != NULL)
    return g_strdup_printf (_ ("Learned in “%s”"), title);
  return day != NULL ? g_strdup_printf (_ ("Learned in a game, %s"), day)
                     : g_strdup (_ ("Learned in a game"));
}

char *
pandoria_catalogue_describe_source (PandoriaCatalogue *catalogue, const PandoriaPrinted *printed)
{
  g_auto (PandoriaLearned) learned = { 0 };

  switch (pandoria_catalogue_get_source (catalogue, printed, &learned))
    {
    case PANDORIA_PRINTED_SHIPPED: return g_strdup (_ ("From the rulebook"));
    case PANDORIA_PRINTED_LEARNED: return describe_game (&learned);
    case PANDORIA_PRINTED_ENTERED:
    default: return g_strdup (_ ("Entered here"));
    }
}

static GtkWidget *
create_line (const char *text, const char *css_class)
{
  GtkWidget *label = pandoria_let_wrap (pandoria_new_label (text, 0, css_class, NULL));

  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH);
  return label;
}

static void
on_game_clicked (GtkWidget *button, gpointer path)
{
  GtkWidget *self = gtk_widget_get_ancestor (button, PANDORIA_TYPE_CATALOGUE_DETAILS);

  gtk_popover_popdown (GTK_POPOVER (self));
  gtk_widget_activate_action (self, "catalogue.open-game", "^ay", path);
}

static void
free_path (gpointer path, GClosure *closure)
{
  g_free (path);
}

static GtkWidget *
create_game (const PandoriaCardUse *use)
{
  GtkWidget *button = gtk_button_new (), *label = create_line (use->title, "catalogue-game");
  g_autofree char *tip = g_strdup_printf (_ ("Open “%s”"), use->title);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (label), FALSE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  pandoria_set_accessible_label (button, tip);
  g_signal_connect_data (button, "clicked", G_CALLBACK (on_game_clicked), g_strdup (use->path),
                         free_path, 0);
  return button;
}

/* Returns: the number of uses, in words. */
static char *
add_games (PandoriaCatalogueDetails *self, GtkBox *box, GPtrArray *games)
{
  guint n = games != NULL ? games->len : 0;
  g_autofree char *more = NULL;
  char *used = n > 0 ? g_strdup_printf (ngettext ("Used in %u game", "Used in %u games", n), n)
                     : g_strdup (_ ("Used in no game"));

  if (n > 0)
    gtk_widget_set_visible (GTK_WIDGET (self->hint), TRUE);
  gtk_box_append (box, create_line (used, "dim-label"));
  for (guint i = 0; i < MIN (n, MAX_GAMES); i++)
    gtk_box_append (box, create_game (games->pdata[i]));
  if (n > MAX_GAMES)
    {
      more
          = g_strdup_printf (ngettext ("and %u more", "and %u more", n - MAX_GAMES), n - MAX_GAMES);
      gtk_box_append (box, create_line (more, "dim-label"));
    }
  return used;
}

/* Offers to replace a number used in games by any other known number. */
static void
add_corrections (PandoriaCatalogueDetails *self, GtkBox *box, const PandoriaPrinted *printed,
                 GPtrArray *games, GArray *known)
{
  for (guint i = 0; i < known->len; i++)
    if (g_array_index (known, guint, i) != (guint) printed->value)
      {
        GtkWidget *button
            = pandoria_catalogue_correct_new (printed, g_array_index (known, guint, i), games);

        g_signal_connect_swapped (button, "clicked", G_CALLBACK (gtk_popover_popdown), self);
        gtk_box_append (box, button);
      }
}

/* Lists the values in the acts of games. Acts need not name the bought card, and a setup has its
 * own monuments. */
static gboolean
is_counted (const PandoriaPrinted *thing)
{
  return thing->kind != PANDORIA_PRINTED_CARD && thing->kind != PANDORIA_PRINTED_MONUMENT;
}

static void
add_value (PandoriaCatalogueDetails *self, guint value, GArray *known, const PandoriaCardUses *uses,
           GString *announcement)
{
  PandoriaPrinted printed = self->thing;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *number = g_strdup_printf ("%u", value), *source = NULL, *used = NULL;
  GPtrArray *games;

  printed.value = (gint8) value;
  games = uses != NULL ? pandoria_card_uses_find (uses, &printed) : NULL;
  source = pandoria_values_have (known, value)
               ? pandoria_catalogue_describe_source (self->catalogue, &printed)
               : g_strdup (_ ("Not in the list"));
  gtk_box_append (GTK_BOX (box), create_line (number, "heading"));
  gtk_box_append (GTK_BOX (box), create_line (source, "catalogue-source"));
  if (is_counted (&self->thing) && uses != NULL)
    used = add_games (self, GTK_BOX (box), games);
  else if (is_counted (&self->thing))
    gtk_box_append (GTK_BOX (box), create_line (_ ("Counting the games…"), "dim-label"));
  if (games != NULL)
    add_corrections (self, GTK_BOX (box), &printed, games, known);
  if (used != NULL)
    g_string_append_printf (announcement, "%s%s: %s", announcement->len > 0 ? ". " : "", number,
                            used);
  gtk_box_append (self->values, box);
}

static void
show_values (PandoriaCatalogueDetails *self, const PandoriaCardUses *uses)
{
  g_autoptr (GArray) values = pandoria_catalogue_get_values (self->catalogue, self->thing);
  g_autoptr (GArray) used
      = uses != NULL ? pandoria_card_uses_get_values (uses, &self->thing) : NULL;
  g_autoptr (GString) announcement = g_string_new (NULL);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->values))) != NULL)
    gtk_box_remove (self->values, child);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), FALSE);
  if (values->len == 0)
    gtk_box_append (self->values, create_line (_ ("Not known yet"), "dim-label"));
  for (guint i = 0; i < values->len; i++)
    add_value (self, g_array_index (values, guint, i), values, uses, announcement);
  /* Games may use numbers that the catalogue no longer has. */
  for (guint i = 0; used != NULL && i < used->len; i++)
    if (!pandoria_values_have (values, g_array_index (used, guint, i)))
      add_value (self, g_array_index (used, guint, i), values, uses, announcement);
  if (announcement->len > 0)
    pandoria_announce (gtk_widget_get_parent (GTK_WIDGET (self)), announcement->str);
}

static void
on_counted (PandoriaCatalogueDetails *self, PandoriaJob *uses)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_values (self, pandoria_job_get_result (uses));
}

/* Returns: (nullable): the counts of the window; starts counting if needed. */
static const PandoriaCardUses *
count_uses (PandoriaCatalogueDetails *self)
{
  GObject *window = G_OBJECT (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autofree char *folder = pandoria_folder_get_games ();
  PandoriaJob *uses;

  if (g_object_get_data (window, USES_KEY) == NULL)
    g_object_set_data_full (window, USES_KEY, pandoria_card_uses_count (folder), release_job);
  uses = g_object_get_data (window, USES_KEY);
  g_signal_handlers_disconnect_by_func (uses, on_counted, self);
  g_signal_connect_object (uses, "changed", G_CALLBACK (on_counted), self, G_CONNECT_SWAPPED);
  return pandoria_job_get_result (uses);
}

static void
on_remove_clicked (PandoriaCatalogueDetails *self)
{
  g_autoptr (PandoriaCatalogueDetails) held = g_object_ref (self); /* the table removes its row */
  GtkWidget *toasts = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_TOAST_OVERLAY);
  g_autoptr (GError) error = NULL;

  gtk_popover_popdown (GTK_POPOVER (self));
  if (!pandoria_catalogue_remove (self->catalogue, &self->thing, &error))
    gtk_widget_activate_action (toasts, "catalogue.report", "s", error->message);
}

/* Values and games may have changed since the details were last open. */
static void
pandoria_catalogue_details_map (GtkWidget *widget)
{
  PandoriaCatalogueDetails *self = PANDORIA_CATALOGUE_DETAILS (widget);

  GTK_WIDGET_CLASS (pandoria_catalogue_details_parent_class)->map (widget);
  gtk_widget_set_visible (self->remove,
                          pandoria_catalogue_can_remove (self->catalogue, &self->thing));
  show_values (self, is_counted (&self->thing) ? count_uses (self) : NULL);
}

static void
pandoria_catalogue_details_class_init (PandoriaCatalogueDetailsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (
      klass, PANDORIA_OWNS (PandoriaCatalogueDetails, catalogue, g_object_unref), NULL);
  widget_class->map = pandoria_catalogue_details_map;
  pandoria_class_set_template (
      klass, "pandoria-catalogue-details",
      PANDORIA_PARTS (PandoriaCatalogueDetails, title, hint, values, remove),
      PANDORIA_CALLBACK (on_remove_clicked), NULL);
}

GtkWidget *
pandoria_catalogue_details_new (PandoriaCatalogue *catalogue, const PandoriaPrinted *thing)
{
  PandoriaCatalogueDetails *self = g_object_new (PANDORIA_TYPE_CATALOGUE_DETAILS, NULL);
  g_autofree char *title = pandoria_text_printed (*thing);

  self->catalogue = g_object_ref (catalogue);
  self->thing = *thing;
  gtk_label_set_label (self->title, title);
  return GTK_WIDGET (self);
}
