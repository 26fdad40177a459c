/* The windows that the main window opens: at most one of each kind. They close with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-windows.h"

#include <glib/gi18n.h>

#include "pandoria-archive-window.h"
#include "pandoria-boards-window.h"
#include "pandoria-catalogue-window.h"
#include "pandoria-folder.h"
#include "pandoria-game-dialog.h"
#include "pandoria-help-window.h"
#include "pandoria-mends.h"
#include "pandoria-preferences-window.h"
#include "pandoria-review-window.h"
#include "pandoria-rule-button.h"
#include "pandoria-rules-game.h"
#include "pandoria-summary-window.h"
#include "pandoria-table-display.h"
#include "pandoria-window-files.h"
#include "pandoria-window-setup.h"

#if PANDORIA_HAS_PHONES
#include "pandoria-window-phones.h"
#endif

static PandoriaGame *
get_game (PandoriaWindow *self)
{
  return pandoria_document_get_game (pandoria_window_get_document (self));
}

/* Closes @dialog when another game is opened. */
static void
hold_game (PandoriaWindow *self, GtkWindow *dialog)
{
  pandoria_dialog_hold_game (dialog, pandoria_window_get_play (self), PANDORIA_DIALOG_OPEN_GAME);
}

/* --- archive, boards, preferences ----------------------------------------------------------- */

static void
on_game_chosen (PandoriaWindow *self, const char *path)
{
  pandoria_window_open_path (self, path);
  gtk_window_present (GTK_WINDOW (self));
}

/* Closes the game before its file is deleted, so that nothing writes the file again. */
static void
on_release (PandoriaArchiveWindow *window, gpointer data)
{
  pandoria_archive_window_set_open_game (window, NULL);
  pandoria_folder_set_last (NULL, NULL);
  pandoria_window_set_game (data, NULL);
}

/* Another game may have been opened since the archive was last active. */
static void
on_active (PandoriaArchiveWindow *window, GParamSpec *pspec, gpointer data)
{
  pandoria_archive_window_set_open_game (window, get_game (data));
}

static GtkWidget *
create_archive (PandoriaWindow *self)
{
  g_autoptr (PandoriaArchive) archive = pandoria_archive_get ();
  GtkWidget *window
      = pandoria_window_own (self, pandoria_archive_window_new (GTK_WINDOW (self), archive));

  g_signal_connect_object (window, "open", G_CALLBACK (on_game_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "release", G_CALLBACK (on_release), self, 0);
  g_signal_connect_object (window, "new-game", G_CALLBACK (pandoria_window_show_new_game), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (on_active), self, 0);
  return window;
}

void
pandoria_window_show_archive (PandoriaWindow *self)
{
  GtkWidget *window = pandoria_window_find (self, PANDORIA_TYPE_ARCHIVE_WINDOW);

  if (window == NULL)
    window = create_archive (self);
  pandoria_archive_window_set_open_game (PANDORIA_ARCHIVE_WINDOW (window), get_game (self));
  gtk_window_present (GTK_WINDOW (window));
}

void
pandoria_window_show_boards (PandoriaWindow *self)
{
  GtkWindow *window = pandoria_window_find (self, PANDORIA_TYPE_BOARDS_WINDOW);

  if (window == NULL)
    {
      window = pandoria_window_own (self, pandoria_boards_window_new (GTK_WINDOW (self)));
      g_signal_connect_object (window, "play", G_CALLBACK (pandoria_window_play_on_board), self,
                               G_CONNECT_SWAPPED);
    }
  gtk_window_present (window);
}

void
pandoria_window_show_preferences (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  gtk_window_present (GTK_WINDOW (pandoria_preferences_window_new (GTK_WINDOW (self))));
}

/* --- catalogue ------------------------------------------------------------------------------ */

/* A modal dialog blocks other windows. Over such a dialog, the catalogue is modal, too. */
static void
show_catalogue (PandoriaWindow *self, GtkWindow *parent, const PandoriaPrinted *thing)
{
  GtkWindow *window = pandoria_window_find (self, PANDORIA_TYPE_CATALOGUE_WINDOW);

  if (window == NULL)
    {
      window = pandoria_window_own (
          self,
          pandoria_catalogue_window_new (GTK_WINDOW (self), pandoria_window_get_catalogue (self)));
      g_signal_connect_object (window, "open-game", G_CALLBACK (on_game_chosen), self,
                               G_CONNECT_SWAPPED);
    }
  gtk_window_set_transient_for (window, parent);
  gtk_window_set_modal (window, gtk_window_get_modal (parent));
  gtk_window_present (window);
  pandoria_catalogue_window_show_thing (PANDORIA_CATALOGUE_WINDOW (window), thing);
}

void
pandoria_window_show_catalogue (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  show_catalogue (self, GTK_WINDOW (self), NULL);
}

void
pandoria_window_correct_printed (PandoriaWindow *self, GtkWindow *parent,
                                 const PandoriaPrinted *thing)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self) && GTK_IS_WINDOW (parent));
  show_catalogue (self, parent, thing);
}

/* --- rules ---------------------------------------------------------------------------------- */

/* Shows the table of the shown game, which is a draft during a correction. */
static void
update_table (PandoriaWindow *self, PandoriaHelpWindow *window)
{
  PandoriaGame *game = pandoria_play_get_view (pandoria_window_get_play (self))->game;
  g_autofree char *source
      = game != NULL ? pandoria_help_write_table (pandoria_game_get_record (game)) : NULL;

  pandoria_help_window_set_table (window, source);
}

/* The help has a separate window group, so that players can read it while a dialog is open. */
static PandoriaHelpWindow *
get_help (PandoriaWindow *self)
{
  gpointer window = pandoria_window_find (self, PANDORIA_TYPE_HELP_WINDOW);

  if (window == NULL)
    {
      g_autoptr (GtkWindowGroup) group = gtk_window_group_new ();

      window = pandoria_window_own (self, pandoria_help_window_new (GTK_WINDOW (self)));
      gtk_window_group_add_window (group, window);
      pandoria_help_window_set_game (window, pandoria_rules_get_game (GTK_WIDGET (self)));
      update_table (self, window);
    }
  return window;
}

void
pandoria_window_show_rules (PandoriaWindow *self, GVariant *name)
{
  PandoriaHelpWindow *window = get_help (self);

  pandoria_help_window_show_text (window, g_variant_get_string (name, NULL));
  gtk_window_present (GTK_WINDOW (window));
}

/* Returns: (nullable): the rule of the refusal or of the focused line of the ledger. */
static const char *
find_rule_in_question (PandoriaWindow *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (pandoria_window_get_play (self));

  if (view->is_answer && view->rule != NULL)
    return view->rule;
  return pandoria_rule_button_find_number (gtk_root_get_focus (GTK_ROOT (self)));
}

void
pandoria_window_show_help (PandoriaWindow *self)
{
  const char *rule;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  rule = find_rule_in_question (self);
  if (rule != NULL)
    pandoria_help_window_show_text (get_help (self), rule);
  gtk_window_present (GTK_WINDOW (get_help (self)));
}

void
pandoria_window_update_help (PandoriaWindow *self)
{
  PandoriaGame *game = pandoria_play_get_view (pandoria_window_get_play (self))->game;
  PandoriaHelpTerms terms = game != NULL ? pandoria_help_terms_of_setup (
                                pandoria_record_get_setup (pandoria_game_get_record (game)))
                                         : 0;
  gpointer window = pandoria_window_find (self, PANDORIA_TYPE_HELP_WINDOW);

  pandoria_rules_set_game (GTK_WINDOW (self), terms);
  if (window == NULL)
    return;
  pandoria_help_window_set_game (window, terms);
  update_table (self, window);
}

/* --- display for the table ------------------------------------------------------------------ */

static void
on_display_destroyed (GtkWidget *display, gpointer cookie)
{
  GApplication *application = g_application_get_default ();

  if (cookie != NULL && application != NULL)
    gtk_application_uninhibit (GTK_APPLICATION (application), GPOINTER_TO_UINT (cookie));
}

/* Keep the screen on while the players do not touch it. */
static void
keep_awake (PandoriaWindow *self, GtkWidget *display)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  guint cookie
      = gtk_application_inhibit (application, GTK_WINDOW (self), GTK_APPLICATION_INHIBIT_IDLE,
                                 _ ("The game is shown to everyone at the table"));

  g_signal_connect (display, "destroy", G_CALLBACK (on_display_destroyed),
                    GUINT_TO_POINTER (cookie));
}

/* The display always shows the game, even while the players correct an old act in a draft. */
static void
on_game_changed (PandoriaDocument *document, GParamSpec *pspec, gpointer display)
{
  pandoria_table_display_set_game (display, pandoria_document_get_game (document));
  if (pandoria_document_get_game (document) == NULL)
    gtk_window_destroy (display);
}

void
pandoria_window_show_table (PandoriaWindow *self)
{
  PandoriaDocument *document = pandoria_window_get_document (self);
  gpointer display = pandoria_window_find (self, PANDORIA_TYPE_TABLE_DISPLAY);

  if (display == NULL)
    {
      display = pandoria_window_own (self, pandoria_table_display_new ());
      g_signal_connect_object (self, "destroy", G_CALLBACK (gtk_window_destroy), display,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (document, "notify::game", G_CALLBACK (on_game_changed), display, 0);
      pandoria_table_display_set_game (display, pandoria_document_get_game (document));
      keep_awake (self, display);
#if PANDORIA_HAS_PHONES
      pandoria_window_add_phones_to_display (self, display);
#endif
    }
  pandoria_table_display_present_next_to (display, GTK_WINDOW (self));
}

/* --- summary -------------------------------------------------------------------------------- */

static void
on_reported (PandoriaSummaryExporter *exporter, const char *text, gpointer data)
{
  pandoria_toast (data, text, FALSE);
}

/* The window owns the exporter, because it asks and saves asynchronously. */
static PandoriaSummaryExporter *
get_exporter (PandoriaWindow *self)
{
  PandoriaSummaryExporter *exporter = pandoria_window_get_part (self, PANDORIA_WINDOW_EXPORTER);

  if (exporter == NULL)
    {
      exporter = pandoria_summary_exporter_new (GTK_WINDOW (self));
      g_signal_connect_object (exporter, "reported", G_CALLBACK (on_reported), self, 0);
      pandoria_window_set_part (self, PANDORIA_WINDOW_EXPORTER, exporter, g_object_unref);
    }
  pandoria_summary_exporter_set_game (exporter, get_game (self));
  return exporter;
}

void
pandoria_window_show_summary (PandoriaWindow *self)
{
  GtkWindow *summary = pandoria_window_find (self, PANDORIA_TYPE_SUMMARY_WINDOW);

  if (summary == NULL)
    {
      summary = pandoria_window_own (
          self, pandoria_summary_window_new (GTK_WINDOW (self), get_game (self)));
      hold_game (self, summary);
    }
  gtk_window_present (summary);
}

void
pandoria_window_show_review (PandoriaWindow *self)
{
  GtkWindow *review = pandoria_window_find (self, PANDORIA_TYPE_REVIEW_WINDOW);

  if (review == NULL)
    {
      review = pandoria_window_own (
          self, pandoria_review_window_new (GTK_WINDOW (self), get_game (self)));
      hold_game (self, review);
    }
  gtk_window_present (review);
}

void
pandoria_window_print (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  pandoria_summary_exporter_print (get_exporter (self), NULL,
                                   GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL);
}

void
pandoria_window_print_sheet (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  pandoria_summary_exporter_print (get_exporter (self), pandoria_window_get_catalogue (self),
                                   GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL);
}

void
pandoria_window_save_summary (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  pandoria_summary_exporter_choose_file (get_exporter (self), -1);
}

/* --- the keys ------------------------------------------------------------------------------- */

/* GtkShortcutsWindow does not scroll, so add scrolling. */
static void
fit_shortcuts (GtkWindow *overlay, GtkWidget *parent)
{
  g_autoptr (GtkWidget) content = g_object_ref (gtk_window_get_child (overlay));
  GtkRequisition natural;

  gtk_window_set_child (overlay, NULL);
  gtk_window_set_child (overlay, g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", content,
                                               "propagate-natural-width", TRUE,
                                               "propagate-natural-height", TRUE, NULL));
  gtk_widget_get_preferred_size (GTK_WIDGET (overlay), NULL, &natural);
  gtk_window_set_default_size (overlay, MIN (natural.width, gtk_widget_get_width (parent)),
                               MIN (natural.height, gtk_widget_get_height (parent)));
}

/* GtkApplication would create it with each window (gtk/help-overlay.ui). That is 10 % of the
 * startup work. */
void
pandoria_window_show_help_overlay (PandoriaWindow *window)
{
  GtkApplicationWindow *self = GTK_APPLICATION_WINDOW (window);

  if (gtk_application_window_get_help_overlay (self) == NULL)
    {
      g_autoptr (GtkBuilder) builder
          = gtk_builder_new_from_resource (PANDORIA_RESOURCE_PREFIX "/ui/help-overlay.ui");
      GObject *overlay = gtk_builder_get_object (builder, "help_overlay");

      g_object_set (overlay, "section-name", "turn", NULL);
      pandoria_mend_when_realized (GTK_WIDGET (overlay));
      fit_shortcuts (GTK_WINDOW (overlay), GTK_WIDGET (self));
      gtk_application_window_set_help_overlay (self, GTK_SHORTCUTS_WINDOW (overlay));
    }
  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (self)));
}
