/* PandoriaWindow: the main window, in which a game is entered. This file holds its parts together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"
#include "pandoria-window-summary.h"

#include <glib/gi18n.h>

#include "pandoria-folder.h"
#include "pandoria-game-entries.h"
#include "pandoria-recent-games.h"
#include "pandoria-record.h"

#define TOAST_SECONDS 5

G_DEFINE_FINAL_TYPE (PandoriaWindow, pandoria_window, ADW_TYPE_APPLICATION_WINDOW)

/* --- helpers -------------------------------------------------------------------------------------------------- */

static void
follow_game (PandoriaWindow *self)
{
  pandoria_board_view_set_game (self->board, self->game);
  pandoria_turn_bar_set_game (self->turn_bar, self->game);
  pandoria_players_panel_set_game (self->players, self->game);
  pandoria_ledger_view_set_game (self->ledger, self->game);
  pandoria_history_view_set_game (self->history, self->game);
  pandoria_tray_set_game (self->tray, self->game);
  pandoria_quick_entry_set_game (self->quick_entry, self->game, self->catalogue);
}

static void
load_window_state (PandoriaWindow *self)
{
  if (self->settings == NULL)
    return;
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

static void
save_window_state (PandoriaWindow *self)
{
  int width, height;

  if (self->settings == NULL)
    return;
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (self->settings, "window-width", width);
  g_settings_set_int (self->settings, "window-height", height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (GTK_WINDOW (self)));
}

/* Without an installed schema (a first look from the build folder) nothing is remembered, and nothing crashes. */
static GSettings *
open_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, PANDORIA_APP_ID, TRUE);
  return schema != NULL ? g_settings_new (PANDORIA_APP_ID) : NULL;
}

/* The player's own catalogue may be damaged: the shipped one alone still serves. */
static PandoriaCatalogue *
open_catalogue (PandoriaWindow *self)
{
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "pandoria-companion", "catalogue.json", NULL);
  g_autoptr (GError) error = NULL;
  PandoriaCatalogue *catalogue = pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, own, &error);

  if (catalogue != NULL)
    return catalogue;
  g_warning ("%s", error->message);
  return pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, NULL, NULL);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_game_changed (PandoriaGame *game, gpointer data)
{
  PandoriaWindow *self = data;

  /* What was being put together belonged to the state before. */
  pandoria_window_drop_plan (self);
  pandoria_tray_clear (self->tray);
  pandoria_window_forget_presses (self);
  g_clear_pointer (&self->considered, g_free);
  g_clear_pointer (&self->regarded, g_free);
  g_clear_pointer (&self->reason, g_free);
  g_clear_pointer (&self->card, g_free);
  g_clear_error (&self->refusal);
  pandoria_window_update (self);
}

static void
on_save_error_changed (PandoriaGame *game, GParamSpec *pspec, gpointer data)
{
  g_autofree char *message = NULL;
  g_autofree char *text = NULL;

  g_object_get (game, "save-error", &message, NULL);
  if (message == NULL)
    return;
  text = g_strdup_printf (_ ("The game could not be saved: %s"), message);
  pandoria_window_toast (data, text, FALSE);
}

static void
on_entry_selected (GtkWidget *view, GObject *entry, gpointer data)
{
  PandoriaWindow *self = data;
  PandoriaSpaces region = pandoria_spaces_empty ();

  if (entry != NULL && PANDORIA_IS_LEDGER_ENTRY (entry))
    region = pandoria_ledger_entry_get_event (PANDORIA_LEDGER_ENTRY (entry))->region;
  pandoria_board_view_set_outline (self->board, region);
}

static gboolean
on_file_dropped (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  return pandoria_window_open_file (data, g_value_get_object (value));
}

/* --- overrides ------------------------------------------------------------------------------------------------ */

static gboolean
pandoria_window_close_request (GtkWindow *window)
{
  save_window_state (PANDORIA_WINDOW (window));
  return GTK_WINDOW_CLASS (pandoria_window_parent_class)->close_request (window);
}

static void
pandoria_window_dispose (GObject *object)
{
  PandoriaWindow *self = PANDORIA_WINDOW (object);

  g_clear_signal_handler (&self->game_changed, self->game);
  g_clear_signal_handler (&self->save_error_changed, self->game);
  g_clear_weak_pointer (&self->dialog);
  g_clear_handle_id (&self->take_over, g_source_remove);
  g_clear_object (&self->own_game);
  g_clear_object (&self->amend);
  g_clear_object (&self->plan);
  g_clear_object (&self->game);
  g_clear_object (&self->catalogue);
  g_clear_object (&self->settings);
  g_clear_object (&self->pulled);
  g_clear_pointer (&self->presses, g_ptr_array_unref);
  g_clear_pointer (&self->considered, g_free);
  g_clear_pointer (&self->considered_from, g_free);
  g_clear_weak_pointer (&self->before_entry);
  g_clear_pointer (&self->regarded, g_free);
  g_clear_pointer (&self->reason, g_free);
  g_clear_pointer (&self->card, g_free);
  g_clear_error (&self->refusal);
  G_OBJECT_CLASS (pandoria_window_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, PandoriaWindow, name)
  BIND (adaptive);
  BIND (toasts);
  BIND (header);
  BIND (title);
  BIND (game_buttons);
  BIND (undo_button);
  BIND (redo_button);
  BIND (quick_entry_button);
  BIND (side_button);
  BIND (ledger_button);
  BIND (menu_button);
  BIND (stack);
  BIND (continue_button);
  BIND (pages);
  BIND (players_page);
  BIND (ledger_page);
  BIND (switcher);
  BIND (flap);
  BIND (history_bar);
  BIND (quick_entry);
  BIND (play_box);
  BIND (turn_bar);
  BIND (board);
  BIND (tray);
  BIND (side);
  BIND (side_separator);
  BIND (side_players);
  BIND (side_ledger);
  BIND (page_players);
  BIND (page_ledger);
  BIND (players);
  BIND (ledger_box);
  BIND (ledger_stack);
  BIND (ledger_switcher);
  BIND (ledger);
  BIND (history);
#undef BIND
}

static void
ensure_types (void)
{
  g_type_ensure (PANDORIA_TYPE_ADAPTIVE_BIN);
  g_type_ensure (PANDORIA_TYPE_BOARD_VIEW);
  g_type_ensure (PANDORIA_TYPE_HISTORY_BAR);
  g_type_ensure (PANDORIA_TYPE_HISTORY_VIEW);
  g_type_ensure (PANDORIA_TYPE_LEDGER_VIEW);
  g_type_ensure (PANDORIA_TYPE_PLAYERS_PANEL);
  g_type_ensure (PANDORIA_TYPE_QUICK_ENTRY);
  g_type_ensure (PANDORIA_TYPE_RECENT_GAMES);
  g_type_ensure (PANDORIA_TYPE_TRAY);
  g_type_ensure (PANDORIA_TYPE_TURN_BAR);
}

static void
pandoria_window_class_init (PandoriaWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ensure_types ();
  G_OBJECT_CLASS (klass)->dispose = pandoria_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = pandoria_window_close_request;
  gtk_widget_class_set_template_from_resource (widget_class, PANDORIA_RESOURCE_PREFIX "/ui/pandoria-window.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, on_entry_selected);
}

static void
pandoria_window_init (PandoriaWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);

  self->hovered = PANDORIA_SPACE_NONE;
  self->settings = open_settings ();
  self->catalogue = open_catalogue (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  load_window_state (self);
  pandoria_window_init_layout (self);
  pandoria_window_init_entry (self);
  pandoria_window_init_actions (self);
  pandoria_window_init_presses (self);
  pandoria_window_init_history (self);
  g_signal_connect (target, "drop", G_CALLBACK (on_file_dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  pandoria_window_update (self);
}

/* --- public functions ----------------------------------------------------------------------------------------- */

GtkWidget *
pandoria_window_new (AdwApplication *application)
{
  g_return_val_if_fail (ADW_IS_APPLICATION (application), NULL);
  return g_object_new (PANDORIA_TYPE_WINDOW, "application", application, NULL);
}

PandoriaGame *
pandoria_window_get_game (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return self->game;
}

/* Enter is the main button from the start, not whatever stands first in the header bar. Once the window has its form. */
static gboolean
on_first_frame (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  PandoriaWindow *self = PANDORIA_WINDOW (widget);

  if (!gtk_widget_child_focus (GTK_WIDGET (self->turn_bar), GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  return G_SOURCE_REMOVE;
}

void
pandoria_window_set_game (PandoriaWindow *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  if (game == self->game)
    return;
  pandoria_window_forget_correction (self);
  pandoria_window_show_game (self, game);
}

void
pandoria_window_show_game (PandoriaWindow *self, PandoriaGame *game)
{
  pandoria_window_drop_plan (self);
  pandoria_window_forget_presses (self);
  g_clear_pointer (&self->considered, g_free);
  g_clear_pointer (&self->regarded, g_free);
  g_clear_pointer (&self->reason, g_free);
  g_clear_error (&self->refusal);
  g_clear_signal_handler (&self->game_changed, self->game);
  g_clear_signal_handler (&self->save_error_changed, self->game);
  g_set_object (&self->game, game);
  follow_game (self);
  if (game != NULL)
    {
      /* After the views, so that they show the new state before the plan is made anew. */
      self->game_changed = g_signal_connect_after (game, "changed", G_CALLBACK (on_game_changed), self);
      self->save_error_changed
          = g_signal_connect (game, "notify::save-error", G_CALLBACK (on_save_error_changed), self);
    }
  pandoria_window_update (self);
  pandoria_window_update_summary (self);
  if (game != NULL)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), on_first_frame, NULL, NULL);
}

void
pandoria_window_update (PandoriaWindow *self)
{
  g_autofree char *last = self->game == NULL ? pandoria_folder_get_last () : NULL;

  gtk_stack_set_visible_child_name (self->stack, self->game != NULL ? "game" : "start");
  gtk_widget_set_visible (self->game_buttons, self->game != NULL);
  pandoria_window_update_header (self);
  gtk_widget_set_visible (self->continue_button, last != NULL);
  pandoria_window_update_title (self);
  pandoria_window_update_history (self);
  pandoria_window_update_play (self);
}

void
pandoria_window_toast (PandoriaWindow *self, const char *text, gboolean undo)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (escaped);

  adw_toast_set_timeout (toast, TOAST_SECONDS);
  if (undo)
    {
      adw_toast_set_button_label (toast, _ ("_Undo"));
      adw_toast_set_action_name (toast, "win.undo");
    }
  adw_toast_overlay_add_toast (self->toasts, toast);
}
