/* A game at its end, or its present position, on four pages, with its actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-summary-window.h"
#include "pandoria-summary-testing.h"

#include <glib/gi18n.h>

#if PANDORIA_HAS_PHONES
#include "pandoria-bgstats-window.h"
#endif
#include "pandoria-chart-view.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-dialogs.h"
#include "pandoria-follow.h"
#include "pandoria-labels.h"
#include "pandoria-outcome-view.h"
#include "pandoria-pages-view.h"
#include "pandoria-photo-view.h"
#include "pandoria-report-format.h"
#include "pandoria-result-view.h"
#include "pandoria-review-window.h"
#include "pandoria-summary-board.h"
#include "pandoria-summary-exporter.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

struct _PandoriaSummaryWindow
{
  AdwWindow parent_instance;

  AdwViewSwitcherTitle *title;
  AdwViewSwitcherBar *switcher_bar; /* where that has no room */
  AdwToastOverlay *toasts;
  AdwViewStack *stack;
  GtkLabel *heading, *facts, *times;
  PandoriaOutcomeView *outcome;
  PandoriaResultView *result;
  PandoriaChartView *chart;
  GtkLabel *course_words;
  PandoriaSummaryBoard *board;
  PandoriaPagesView *pages;
  PandoriaPhotoView *photo;

  PandoriaGame *game;
  PandoriaSummaryExporter *exporter;
};

G_DEFINE_FINAL_TYPE (PandoriaSummaryWindow, pandoria_summary_window, ADW_TYPE_WINDOW)

static void
show_result (PandoriaSummaryWindow *self)
{
  const char *heading = pandoria_report_title (pandoria_game_get_record (self->game));
  g_autofree char *facts = pandoria_report_facts (self->game);
  g_autofree char *times = pandoria_text_times (self->game);

  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->facts, facts);
  pandoria_outcome_view_show (self->outcome, self->game);
  pandoria_result_view_show (self->result, self->game);
  pandoria_set_text (self->times, times);
  pandoria_photo_view_show (self->photo, pandoria_game_get_path (self->game));
}

static void
show_pages (PandoriaSummaryWindow *self)
{
  PandoriaReportOptions options;
  PandoriaPages *pages;

  pandoria_summary_exporter_get_options (self->exporter, NULL, &options);
  pages = pandoria_report_make_pages (self->game, &options);
  pandoria_summary_exporter_read_photo (self->exporter, NULL, NULL, NULL);
  pandoria_pages_view_show (self->pages, pages);
}

/* The window of the game runs the quiz. */
static gboolean
can_quiz (PandoriaSummaryWindow *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  return G_IS_ACTION_GROUP (parent)
         && g_action_group_get_action_enabled (G_ACTION_GROUP (parent), "quiz");
}

static void
update_actions (PandoriaSummaryWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "summary.review",
                                 pandoria_review_window_has_use (self->game));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "summary.quiz", can_quiz (self));
}

/* Updates only the visible page. Other pages are updated when they are shown. */
static void
pandoria_summary_window_update (PandoriaSummaryWindow *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->stack);

  if (self->game == NULL || name == NULL)
    return;
  update_actions (self);
  gtk_window_set_title (GTK_WINDOW (self), pandoria_game_get_state (self->game)->finished
                                               ? _ ("Summary")
                                               : _ ("Current Standings"));
  if (g_str_equal (name, "pages"))
    {
      show_pages (self);
      return;
    }
  pandoria_pages_view_show (self->pages, NULL); /* hidden pages keep no earlier position */
  if (g_str_equal (name, "result"))
    show_result (self);
  else if (g_str_equal (name, "course"))
    pandoria_chart_view_show (self->chart, self->game, NULL, self->course_words);
  else if (g_str_equal (name, "board"))
    pandoria_summary_board_show (self->board, self->game);
}

static void
export_summary (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PandoriaSummaryExporter *exporter = PANDORIA_SUMMARY_WINDOW (widget)->exporter;

  if (g_str_equal (name, "summary.print"))
    pandoria_summary_exporter_print (exporter, NULL, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL);
  else if (g_str_equal (name, "summary.page-setup"))
    pandoria_summary_exporter_set_up_page (exporter);
  else if (g_str_equal (name, "summary.save"))
    pandoria_summary_exporter_choose_file (
        exporter, pandoria_report_format_from_key (g_variant_get_string (parameter, NULL)));
  else if (g_str_equal (name, "summary.copy-text"))
    pandoria_summary_exporter_copy_text (exporter);
  else
    pandoria_summary_exporter_copy_picture (exporter);
}

static void
show_page (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adw_view_stack_set_visible_child_name (PANDORIA_SUMMARY_WINDOW (widget)->stack,
                                         g_variant_get_string (parameter, NULL));
}

static void
show_review (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PandoriaSummaryWindow *self = PANDORIA_SUMMARY_WINDOW (widget);

  gtk_window_present (GTK_WINDOW (pandoria_review_window_new (GTK_WINDOW (self), self->game)));
}

#if PANDORIA_HAS_PHONES
static void
show_bgstats (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PandoriaSummaryWindow *self = PANDORIA_SUMMARY_WINDOW (widget);

  gtk_window_present (GTK_WINDOW (pandoria_bgstats_window_new (GTK_WINDOW (self), self->game)));
}
#endif

/* The quiz is played on the board below. */
static void
begin_quiz (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));

  if (parent != NULL && gtk_widget_activate_action (GTK_WIDGET (parent), "win.quiz", NULL))
    gtk_window_destroy (GTK_WINDOW (widget));
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "summary.print", NULL, export_summary);
  gtk_widget_class_install_action (widget_class, "summary.page-setup", NULL, export_summary);
  gtk_widget_class_install_action (widget_class, "summary.save", "s", export_summary);
  gtk_widget_class_install_action (widget_class, "summary.copy-text", NULL, export_summary);
  gtk_widget_class_install_action (widget_class, "summary.copy-picture", NULL, export_summary);
  gtk_widget_class_install_action (widget_class, "summary.show", "s", show_page);
  gtk_widget_class_install_action (widget_class, "summary.review", NULL, show_review);
  gtk_widget_class_install_action (widget_class, "summary.quiz", NULL, begin_quiz);
#if PANDORIA_HAS_PHONES
  gtk_widget_class_install_action (widget_class, "summary.bgstats", NULL, show_bgstats);
#endif
}

/* "pages.history" and "pages.review" are the exporter's properties: switches in the menu that keep
 * their state. */
static void
add_page_actions (PandoriaSummaryWindow *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GPropertyAction) history
      = g_property_action_new ("history", self->exporter, "history");
  g_autoptr (GPropertyAction) review = g_property_action_new ("review", self->exporter, "review");

  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (history));
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (review));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "pages", G_ACTION_GROUP (group));
}

static void
pandoria_summary_window_class_init (PandoriaSummaryWindowClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_FOLLOWS (PandoriaSummaryWindow, game),
                           PANDORIA_FOLLOWS (PandoriaSummaryWindow, exporter), NULL);
  install_actions (GTK_WIDGET_CLASS (klass));
  pandoria_class_set_template (
      klass, "pandoria-summary-window",
      PANDORIA_NEEDS (PANDORIA_TYPE_OUTCOME_VIEW, PANDORIA_TYPE_RESULT_VIEW,
                      PANDORIA_TYPE_CHART_VIEW, PANDORIA_TYPE_SUMMARY_BOARD,
                      PANDORIA_TYPE_PAGES_VIEW, PANDORIA_TYPE_PHOTO_VIEW),
      PANDORIA_PARTS (PandoriaSummaryWindow, title, switcher_bar, toasts, stack, heading, facts,
                      outcome, result, times, chart, course_words, board, pages, photo),
      PANDORIA_CALLBACK (pandoria_summary_window_update), NULL);
}

static void
pandoria_summary_window_init (PandoriaSummaryWindow *self)
{
  self->exporter = pandoria_summary_exporter_new (GTK_WINDOW (self));
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_switcher_follow (self->switcher_bar, self->title);
  add_page_actions (self);
  g_signal_connect_object (self->exporter, "reported", G_CALLBACK (pandoria_show_toast),
                           self->toasts, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->exporter, "notify::history",
                            G_CALLBACK (pandoria_summary_window_update), self);
}

GtkWidget *
pandoria_summary_window_new (GtkWindow *parent, PandoriaGame *game)
{
  PandoriaSummaryWindow *self;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  self = g_object_new (PANDORIA_TYPE_SUMMARY_WINDOW, "transient-for", parent, "destroy-with-parent",
                       TRUE, NULL);
  pandoria_follow_game (self, &self->game, game, G_CALLBACK (pandoria_summary_window_update));
  pandoria_summary_exporter_set_game (self->exporter, game);
  if (G_IS_ACTION_GROUP (parent))
    g_signal_connect_object (parent, "action-enabled-changed::quiz",
                             G_CALLBACK (pandoria_summary_window_update), self, G_CONNECT_SWAPPED);
  pandoria_summary_window_update (self);
  return GTK_WIDGET (self);
}

PandoriaGame *
pandoria_summary_window_get_game (PandoriaSummaryWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_SUMMARY_WINDOW (self), NULL);
  return self->game;
}

PandoriaSummaryExporter *
pandoria_summary_window_get_exporter (PandoriaSummaryWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_SUMMARY_WINDOW (self), NULL);
  return self->exporter;
}
