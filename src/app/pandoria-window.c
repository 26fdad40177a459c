/* PandoriaWindow: the main window, in which a game is entered. This file holds its parts together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include <glib/gi18n.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "pandoria-folder.h"
#include "pandoria-header-place.h"
#include "pandoria-widgets.h"
#include "pandoria-window-files.h"
#include "pandoria-window-lesson.h"
#include "pandoria-window-testing.h"

#define OPENING_KEY "pandoria-opening"

/* A window that is presented on another workspace draws nothing; its game is opened nevertheless. */
#define LONGEST_WAIT 500 /* ms */

/* After this the window has come to rest. */
#define REST 1600 /* ms */

#define DEFAULT_WIDTH  1280
#define DEFAULT_HEIGHT 800

G_DEFINE_FINAL_TYPE (PandoriaWindow, pandoria_window, ADW_TYPE_APPLICATION_WINDOW)

/* --- helpers -------------------------------------------------------------------------------------------------- */

/* Without an installed schema (a first look from the build folder) nothing is remembered, and nothing crashes. */
static void
bind_window_state (PandoriaWindow *self)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("window-width");
  g_autoptr (GAction) motion = NULL;

  if (settings == NULL)
    return;
  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  motion = g_settings_create_action (settings, "reduced-motion");
  g_action_map_add_action (G_ACTION_MAP (self), motion);
}

static PandoriaCatalogue *
open_catalogue (void)
{
  g_autofree char *own = pandoria_folder_get_catalogue ();

  return pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, own, NULL);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static gboolean
on_file_dropped (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  GFile *file = g_value_get_object (value);

  pandoria_window_open_files (data, &file, 1);
  return TRUE;
}

/* --- overrides ------------------------------------------------------------------------------------------------ */

static void
pandoria_window_dispose (GObject *object)
{
  PandoriaWindow *self = PANDORIA_WINDOW (object);

  pandoria_window_release_commands (self);
  pandoria_document_stop (self->document);
  G_OBJECT_CLASS (pandoria_window_parent_class)->dispose (object);
}

/* The parts that go tell the play that nothing is pointed at any more. */
static void
pandoria_window_finalize (GObject *object)
{
  PandoriaWindow *self = PANDORIA_WINDOW (object);

  g_clear_object (&self->document);
  g_clear_object (&self->catalogue);
  G_OBJECT_CLASS (pandoria_window_parent_class)->finalize (object);
}

#define CHILD(name) PANDORIA_CHILD (PandoriaWindow, name)

static void
pandoria_window_class_init (PandoriaWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = pandoria_window_finalize;
  g_type_ensure (PANDORIA_TYPE_ADAPTIVE_BIN);
  g_type_ensure (PANDORIA_TYPE_BANNERS);
  g_type_ensure (PANDORIA_TYPE_HEADER_PLACE);
  g_type_ensure (PANDORIA_TYPE_HISTORY_BAR);
  g_type_ensure (PANDORIA_TYPE_PLAY_PAGE);
  pandoria_class_set_template (klass, "pandoria-window", CHILD (adaptive), CHILD (header), CHILD (title),
                               CHILD (banners), CHILD (history_bar), CHILD (menu_button), CHILD (primary_menu),
                               CHILD (game_buttons), CHILD (undo_button), CHILD (redo_button),
                               CHILD (quick_entry_button), CHILD (side_button), CHILD (ledger_button), CHILD (stack),
                               CHILD (start_bin), CHILD (page), NULL);
}

#undef CHILD

/* What a window has before it is filled: its size, and the bar to close it by. */
static void
pandoria_window_init (PandoriaWindow *self)
{
  GtkWidget *bar = adw_header_bar_new ();

  self->document = pandoria_document_new ();
  self->play = pandoria_document_get_play (self->document);
  gtk_window_set_default_size (GTK_WINDOW (self), DEFAULT_WIDTH, DEFAULT_HEIGHT);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Pandoria Companion"));
  bind_window_state (self);
  gtk_widget_set_valign (bar, GTK_ALIGN_START);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), bar);
}

static void
fill (PandoriaWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);

  self->catalogue = open_catalogue ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_bind_property (self->document, "title", self->title, "title", G_BINDING_SYNC_CREATE);
  pandoria_window_init_files (self);
  g_signal_connect_object (self->banners, "changed", G_CALLBACK (pandoria_window_update_header), self,
                           G_CONNECT_SWAPPED);
  pandoria_banners_follow (self->banners, self->document, self->catalogue);
  pandoria_play_page_set_play (self->page, self->play, self->catalogue);
  pandoria_window_init_commands (self);
  pandoria_window_init_lessons (self);
  pandoria_window_init_view (self);
  g_signal_connect (target, "drop", G_CALLBACK (on_file_dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  pandoria_play_page_show_view (self->page, PANDORIA_PLAY_GAME | PANDORIA_PLAY_ACT | PANDORIA_PLAY_PREVIEW);
}

/* --- public functions ----------------------------------------------------------------------------------------- */

GtkWidget *
pandoria_window_new (AdwApplication *application)
{
  GtkWidget *window = pandoria_window_new_empty (application);

  fill (PANDORIA_WINDOW (window));
  return window;
}

GtkWidget *
pandoria_window_new_empty (AdwApplication *application)
{
  g_return_val_if_fail (ADW_IS_APPLICATION (application), NULL);
  return g_object_new (PANDORIA_TYPE_WINDOW, "application", application, NULL);
}

PandoriaDocument *
pandoria_window_get_document (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return self->document;
}

PandoriaPlay *
pandoria_window_get_play (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return self->play;
}

PandoriaPlayPage *
pandoria_window_get_page (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return self->page;
}

PandoriaCatalogue *
pandoria_window_get_catalogue (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return self->catalogue;
}

void
pandoria_window_set_game (PandoriaWindow *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  pandoria_document_set_game (self->document, game);
}

/* --- what is opened first: the window is shown before its game -------------------------------------------------- */

typedef struct
{
  PandoriaWindow *window; /* which owns this */
  GPtrArray *files;       /* none: the last game */
  gboolean begun;         /* they are being read */
  char *action;           /* nullable: what follows */
  GdkFrameClock *clock;
  gulong after_paint;
  guint source;
} Opening;

static void
free_opening (gpointer data)
{
  Opening *opening = data;

  g_clear_signal_handler (&opening->after_paint, opening->clock);
  g_clear_handle_id (&opening->source, g_source_remove);
  g_clear_object (&opening->clock);
  g_ptr_array_unref (opening->files);
  g_free (opening->action);
  g_free (opening);
}

static gboolean
is_filled (PandoriaWindow *self)
{
  return self->catalogue != NULL;
}

static void
open_files (PandoriaWindow *self, GPtrArray *files)
{
  if (files->len == 0)
    pandoria_window_continue_last (self);
  else
    pandoria_window_open_files (self, (GFile **) files->pdata, files->len);
}

/* What can wait. Reading a file and laying a window out for the first time leave several megabytes that are free, but still the
 * program's. */
static gboolean
on_rested (gpointer data)
{
  pandoria_folder_remove_leftovers ();
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

/* Where nothing could be opened, or that takes long, the start page follows. */
static void
on_reading_changed (PandoriaWindow *self)
{
  Opening *opening = g_object_get_data (G_OBJECT (self), OPENING_KEY);
  g_autofree char *slow = NULL;
  g_autofree char *action = NULL;
  gboolean busy;

  g_object_get (self->document, "busy", &busy, "slow", &slow, NULL);
  if (busy && slow == NULL)
    return;
  g_signal_handlers_disconnect_by_func (self->document, on_reading_changed, self);
  action = g_steal_pointer (&opening->action);
  g_object_set_data (G_OBJECT (self), OPENING_KEY, NULL);
  pandoria_play_page_show_view (self->page, PANDORIA_PLAY_GAME);
  if (action != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  g_timeout_add (REST, on_rested, NULL);
}

/* The files are read while the window is filled. */
static gboolean
on_shown (gpointer data)
{
  Opening *opening = data;

  opening->source = 0;
  opening->begun = TRUE;
  open_files (opening->window, opening->files);
  fill (opening->window);
  g_signal_connect_object (opening->window->document, "notify::busy", G_CALLBACK (on_reading_changed), opening->window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (opening->window->document, "notify::slow", G_CALLBACK (on_reading_changed), opening->window,
                           G_CONNECT_SWAPPED);
  on_reading_changed (opening->window);
  return G_SOURCE_REMOVE;
}

/* What was drawn goes to the display before the work begins. */
static void
on_painted (GdkFrameClock *clock, gpointer data)
{
  Opening *opening = data;

  g_clear_signal_handler (&opening->after_paint, opening->clock);
  g_source_remove (opening->source);
  opening->source = g_idle_add (on_shown, opening);
}

static void
present_first (PandoriaWindow *self, GPtrArray *files)
{
  Opening *opening = g_new0 (Opening, 1);

  opening->window = self;
  opening->files = g_ptr_array_ref (files);
  g_object_set_data_full (G_OBJECT (self), OPENING_KEY, opening, free_opening);
  gtk_window_present (GTK_WINDOW (self));
  opening->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  opening->after_paint = g_signal_connect (opening->clock, "after-paint", G_CALLBACK (on_painted), opening);
  opening->source = g_timeout_add (LONGEST_WAIT, on_shown, opening);
}

void
pandoria_window_present_and_open (PandoriaWindow *self, GFile **files, guint n_files)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);
  Opening *waiting;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  waiting = g_object_get_data (G_OBJECT (self), OPENING_KEY);
  for (guint i = 0; i < n_files; i++)
    g_ptr_array_add (waiting != NULL && !waiting->begun ? waiting->files : all, g_object_ref (files[i]));
  if (waiting == NULL && !is_filled (self))
    present_first (self, all);
  else
    gtk_window_present (GTK_WINDOW (self));
  waiting = g_object_get_data (G_OBJECT (self), OPENING_KEY);
  if (waiting == NULL || waiting->begun)
    open_files (self, all);
}

void
pandoria_window_present_and_activate (PandoriaWindow *self, const char *action)
{
  Opening *waiting;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  g_return_if_fail (action != NULL);

  if (!is_filled (self))
    pandoria_window_present_and_open (self, NULL, 0);
  else
    gtk_window_present (GTK_WINDOW (self));
  waiting = g_object_get_data (G_OBJECT (self), OPENING_KEY);
  if (waiting == NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  else if (waiting->action == NULL)
    waiting->action = g_strdup (action);
}

gboolean
pandoria_window_is_opening (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), FALSE);
  return g_object_get_data (G_OBJECT (self), OPENING_KEY) != NULL;
}
