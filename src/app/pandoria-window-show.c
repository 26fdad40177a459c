/* PandoriaWindow: shows itself empty, then creates its parts, then opens its game. Updates header
 * bar and start page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-show.h"

#include <glib/gi18n.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "pandoria-adaptive-bin.h"
#include "pandoria-announcer.h"
#include "pandoria-banner.h"
#include "pandoria-folder.h"
#include "pandoria-follow.h"
#include "pandoria-mends.h"
#include "pandoria-start-page.h"
#include "pandoria-text.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"
#include "pandoria-window-commands.h"
#include "pandoria-window-files.h"
#include "pandoria-window-lesson.h"
#include "pandoria-window-private.h"
#include "pandoria-window-setup.h"
#include "pandoria-window-testing.h"
#include "pandoria-window-windows.h"

/* A window on another workspace draws no frame. Open its game after this time. */
#define LONGEST_WAIT 500 /* ms */

/* Delay after opening, until animations and layout have finished. */
#define REST 1600 /* ms */

/* --- the header bar ------------------------------------------------------------------------- */

static gboolean
is_narrow (PandoriaWindow *self)
{
  return pandoria_adaptive_bin_get_width_class (self->adaptive) == PANDORIA_WIDTH_NARROW;
}

static char *
describe_stand (PandoriaWindow *self, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_shown_state (game);
  gboolean narrow = is_narrow (self);
  g_autofree char *round = pandoria_text_round (state, narrow);
  g_autofree char *tiles = pandoria_text_tiles_left (state, narrow);
  g_autofree char *lead = pandoria_text_lead (game);

  if (state->finished)
    return g_strdup (_ ("The game is over"));
  if (narrow)
    /* Translators: the round, then how many tiles are left, “Round 7 of ≈ 11 · 18 tiles” */
    return g_strdup_printf (_ ("%1$s · %2$s"), round, tiles);
  /* Translators: the round, how many tiles are left, who leads: “Round 7 of about 11 · 18 double
   * tiles left · Jonas leads by 3” */
  return g_strdup_printf (_ ("%1$s · %2$s · %3$s"), round, tiles, lead);
}

/* In GTK 4.8, a pressed entry of a submenu keeps the focus while hidden, so that no key would work.
 */
static gboolean
on_menu_gone (gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (data);

  if (focus == NULL || !gtk_widget_get_mapped (focus))
    {
      gtk_root_set_focus (data, NULL);
      gtk_widget_child_focus (pandoria_play_page_get_board (PANDORIA_WINDOW (data)->page),
                              GTK_DIR_TAB_FORWARD);
    }
  return G_SOURCE_REMOVE;
}

static void
on_menu_closed (PandoriaWindow *self)
{
  g_idle_add_full (G_PRIORITY_LOW, on_menu_gone, g_object_ref (self), g_object_unref);
}

/* Creates the menu at the first press. */
static void
on_menu_asked (GtkMenuButton *button, gpointer data)
{
  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, PANDORIA_WINDOW (data)->primary_menu);
  g_signal_connect_object (gtk_menu_button_get_popover (button), "closed",
                           G_CALLBACK (on_menu_closed), data, G_CONNECT_SWAPPED);
}

/* In characters: a longer name of a file would make the menu wide. */
#define LONGEST_NAME 32
#define KEPT_END     12 /* of it */

/* The section of the menu about the game outside the archive. */
#define UPDATE_POSITION 1
#define UPDATE_ACTION   "document.update-file"

/* Returns: (transfer full): @name as a part of a label with a mnemonic. */
static char *
write_menu_name (const char *name)
{
  const glong length = g_utf8_strlen (name, -1);
  g_autofree char *begin = g_utf8_substring (name, 0, MIN (length, LONGEST_NAME - KEPT_END));
  g_autofree char *end = g_utf8_substring (name, MAX (length - KEPT_END, 0), length);
  g_autofree char *shown
      = length > LONGEST_NAME ? g_strconcat (begin, "…", end, NULL) : g_strdup (name);
  g_auto (GStrv) parts = g_strsplit (shown, "_", -1);

  return g_strjoinv ("__", parts);
}

/* The entry after the first one updates the file from which the game came, if that is possible. */
static void
update_export_menu (PandoriaWindow *self)
{
  GMenu *menu = G_MENU (gtk_widget_get_template_child (GTK_WIDGET (self), PANDORIA_TYPE_WINDOW,
                                                       PANDORIA_WINDOW_EXPORT_MENU));
  g_autofree char *action = NULL, *origin = NULL, *name = NULL, *label = NULL;

  g_menu_model_get_item_attribute (G_MENU_MODEL (menu), UPDATE_POSITION, "action", "s", &action);
  if (g_str_equal (action, UPDATE_ACTION))
    g_menu_remove (menu, UPDATE_POSITION);
  g_object_get (self->document, "origin", &origin, NULL);
  if (origin == NULL)
    return;
  name = write_menu_name (origin);
  /* Translators: writes the game to the file that it came from; %s is the name of this file */
  label = g_strdup_printf (_ ("_Update “%s”"), name);
  g_menu_insert (menu, UPDATE_POSITION, label, UPDATE_ACTION);
}

/* Returns: whether the desktop has the close button at the start of the header bar. @layout
 * (nullable): names of buttons, with ":" between start and end. */
static gboolean
closes_at_start (const char *layout)
{
  const char *close = layout != NULL ? strstr (layout, "close") : NULL;
  const char *middle = layout != NULL ? strchr (layout, ':') : NULL;

  return close != NULL && middle != NULL && close < middle;
}

/* In a narrow window, three window buttons would leave no room for the title. */
static void
update_decoration (PandoriaWindow *self)
{
  g_autofree char *layout = NULL;
  const char *own = NULL;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-decoration-layout", &layout,
                NULL);
  if (is_narrow (self))
    own = closes_at_start (layout) ? "close:" : ":close";
  /* The header bar rebuilds its buttons even if the layout is the same. */
  if (g_strcmp0 (adw_header_bar_get_decoration_layout (self->header), own) != 0)
    adw_header_bar_set_decoration_layout (self->header, own);
}

static PandoriaBannerRoom
choose_banner_room (PandoriaWindow *self)
{
  PandoriaWidthClass width_class = pandoria_adaptive_bin_get_width_class (self->adaptive);

  if (width_class >= PANDORIA_WIDTH_WIDE)
    return PANDORIA_BANNER_ROOM_ALL;
  if (width_class == PANDORIA_WIDTH_MEDIUM)
    return PANDORIA_BANNER_ROOM_WORDS;
  return PANDORIA_BANNER_ROOM_SIGN;
}

static void
update_title (PandoriaWindow *self, PandoriaGame *game)
{
  g_autofree char *stand = game != NULL ? describe_stand (self, game) : g_strdup ("");
  g_autofree char *title
      = game != NULL ? pandoria_text_calling (game) : g_strdup (_ ("Pandoria Companion"));

  adw_window_title_set_subtitle (self->title, stand);
  pandoria_banners_set_room (self->banners, choose_banner_room (self), stand);
  /* Screen readers announce its changes. */
  pandoria_announce_title (GTK_WINDOW (self), title);
}

/* Hides impossible buttons. Below the wide width class, a banner also replaces the quick entry's
 * button. */
static void
update_header_buttons (PandoriaWindow *self, const PandoriaPlayView *view)
{
  PandoriaWidthClass width_class = pandoria_adaptive_bin_get_width_class (self->adaptive);
  gboolean has_game = view->game != NULL, room = has_game && width_class > PANDORIA_WIDTH_NARROW;
  gboolean looks_back = view->mode == PANDORIA_PLAY_MODE_LOOKING_BACK;
  gboolean corrects = view->mode == PANDORIA_PLAY_MODE_CORRECTING;
  gboolean crowded
      = width_class < PANDORIA_WIDTH_WIDE && gtk_widget_get_visible (GTK_WIDGET (self->banners));

  gtk_widget_set_visible (self->game_buttons, has_game && !looks_back && (room || !corrects));
  gtk_widget_set_visible (self->side_button, room);
  gtk_widget_set_visible (self->ledger_button, room);
  gtk_widget_set_visible (self->quick_entry_button, room && !looks_back && !crowded);
}

static void
update_header (PandoriaWindow *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);

  update_decoration (self);
  update_title (self, view->game);
  update_header_buttons (self, view);
}

static void
on_layout_changed (PandoriaWindow *self)
{
  pandoria_set_css_class (GTK_WIDGET (self), "low", pandoria_adaptive_bin_is_low (self->adaptive));
  pandoria_set_css_class (GTK_WIDGET (self), "narrow", is_narrow (self));
  update_header (self);
}

/* --- the position --------------------------------------------------------------------------- */

/* Focus the first button of the start page, unless the keyboard is elsewhere already. */
static gboolean
on_first_start_frame (GtkWidget *start, GdkFrameClock *clock G_GNUC_UNUSED,
                      gpointer data G_GNUC_UNUSED)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (start));

  if (gtk_widget_get_mapped (start) && (focus == NULL || !gtk_widget_get_mapped (focus)))
    gtk_widget_child_focus (start, GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

/* Sets the tooltip to @plain, or to @with with @what inserted. Takes @what (nullable). */
static void
set_tooltip (GtkWidget *button, const char *plain, const char *with, char *what)
{
  g_auto (GStrv) parts = g_strsplit (with, "%s", 2);
  g_autofree char *text = what != NULL ? g_strjoinv (what, parts) : g_strdup (plain);

  pandoria_tooltip_set (button, text);
  pandoria_set_accessible_label (button, text);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_free (what);
}

static void
show_undo (PandoriaWindow *self)
{
  char *undo, *redo;

  g_object_get (self->document, "undo-label", &undo, "redo-label", &redo, NULL);
  /* Translators: %s is an act, “Undo “Tile at F7 E7” (Ctrl+Z)” */
  set_tooltip (self->undo_button, _ ("Undo (Ctrl+Z)"), _ ("Undo “%s” (Ctrl+Z)"), undo);
  set_tooltip (self->redo_button, _ ("Redo (Shift+Ctrl+Z)"), _ ("Redo “%s” (Shift+Ctrl+Z)"), redo);
}

static void
show_start (PandoriaWindow *self)
{
  g_autofree char *last = pandoria_folder_get_last ();

  if (adw_bin_get_child (self->start_bin) == NULL)
    adw_bin_set_child (self->start_bin, g_object_new (PANDORIA_TYPE_START_PAGE, NULL));
  pandoria_start_page_set_has_last (PANDORIA_START_PAGE (adw_bin_get_child (self->start_bin)),
                                    last != NULL);
  gtk_widget_add_tick_callback (GTK_WIDGET (self->start_bin), on_first_start_frame, NULL, NULL);
}

static void
on_position_shown (PandoriaWindow *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);

  if (self->own_game != view->own_game)
    {
      self->own_game = view->own_game;
      pandoria_window_follow_lesson (self);
    }
  pandoria_window_update_help (self);
  if (view->game == NULL && pandoria_window_get_part (self, PANDORIA_WINDOW_OPENING) == NULL)
    show_start (self);
  gtk_stack_set_visible_child_name (self->stack, view->game != NULL ? "game" : "start");
  show_undo (self);
  pandoria_history_bar_show (self->history_bar, view->mode, view->mode_text);
  update_header (self);
}

static void
on_asked (PandoriaWindow *self, guint asks)
{
  if (asks == PANDORIA_PLAY_ASKS_CONFLICTS)
    pandoria_window_show_conflicts (self);
  else if (asks == PANDORIA_PLAY_ASKS_RESULT)
    pandoria_window_show_summary (self);
}

/* --- its parts ------------------------------------------------------------------------------ */

static gboolean
on_file_dropped (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  GFile *file = g_value_get_object (value);

  pandoria_window_open_files (data, &file, 1);
  return TRUE;
}

static gboolean
on_idle (gpointer page)
{
  GtkRoot *window = gtk_widget_get_root (page);
  gboolean busy = FALSE;

  if (window != NULL)
    g_object_get (PANDORIA_WINDOW (window)->document, "busy", &busy, NULL);
  if (busy)
    pandoria_play_page_build (page);
  return G_SOURCE_REMOVE;
}

/* Creates the page of the game while a thread reads the file. If there is no last game, the
 * document is not busy any more when the idle function runs. */
static void
on_busy_changed (PandoriaWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, on_idle, g_object_ref (self->page), g_object_unref);
}

static void
init_view (PandoriaWindow *self)
{
  gtk_menu_button_set_create_popup_func (self->menu_button, on_menu_asked, self, NULL);
  on_layout_changed (self);
  g_signal_connect_object (self->document, "notify::busy", G_CALLBACK (on_busy_changed), self,
                           G_CONNECT_SWAPPED);
  on_busy_changed (self);
}

/* The template does not name these handlers: pandoria-window.c would have to know their files. */
static void
connect_parts (PandoriaWindow *self)
{
  const PandoriaHandler handlers[] = {
    { self->adaptive, "layout-changed", G_CALLBACK (on_layout_changed) },
    { self->banners, "changed", G_CALLBACK (update_header) },
    { self->page, "position-shown", G_CALLBACK (on_position_shown) },
    { self->page, "act-shown", G_CALLBACK (pandoria_window_update_lesson) },
    { self->page, "asked", G_CALLBACK (on_asked) },
    { self->page, "correct-printed", G_CALLBACK (pandoria_window_correct_printed) },
  };

  pandoria_connect (self, handlers, G_N_ELEMENTS (handlers));
  g_signal_connect_object (self->page, "replay-changed",
                           G_CALLBACK (pandoria_history_bar_set_replay), self->history_bar,
                           G_CONNECT_SWAPPED);
}

static void
fill (PandoriaWindow *self)
{
  g_autofree char *own = pandoria_folder_get_file (PANDORIA_FOLDER_CATALOGUE);
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);

  self->catalogue = pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, own, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  connect_parts (self);
  g_object_bind_property (self->document, "title", self->title, "title", G_BINDING_SYNC_CREATE);
  pandoria_window_init_files (self);
  g_signal_connect_object (self->document, "notify::origin", G_CALLBACK (update_export_menu), self,
                           G_CONNECT_SWAPPED);
  pandoria_banners_arrange (gtk_widget_get_parent (GTK_WIDGET (self->banners)));
  pandoria_banners_follow (self->banners, self->document, self->catalogue);
  pandoria_play_page_set_play (self->page, self->play, self->catalogue);
  pandoria_window_init_commands (self);
  pandoria_window_init_lessons (self);
  init_view (self);
  g_signal_connect (target, "drop", G_CALLBACK (on_file_dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  pandoria_play_page_show_view (self->page,
                                PANDORIA_PLAY_GAME | PANDORIA_PLAY_ACT | PANDORIA_PLAY_PREVIEW);
  pandoria_mend (GTK_WIDGET (self));
}

GtkWidget *
pandoria_window_new (AdwApplication *application)
{
  GtkWidget *window = pandoria_window_new_empty (application);

  fill (PANDORIA_WINDOW (window));
  return window;
}

/* --- opening a game after the first frame --------------------------------------------------- */

typedef struct
{
  PandoriaWindow *window; /* which owns this */
  GPtrArray *files;       /* empty: the last game */
  gboolean begun;         /* reading them has begun */
  char *action;           /* nullable: activated after opening */
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

static void
open_files (PandoriaWindow *self, GPtrArray *files)
{
  if (files->len == 0)
    pandoria_window_continue_last (self);
  else
    pandoria_window_open_files (self, (GFile **) files->pdata, files->len);
}

/* Does work that can wait. After reading a file and the first layout, the allocator keeps several
 * megabytes. */
static gboolean
on_rested (gpointer data)
{
  pandoria_folder_remove_leftovers ();
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

/* Shows the start page if nothing could be opened, or if that takes long. */
static void
on_reading_changed (PandoriaWindow *self)
{
  Opening *opening = pandoria_window_get_part (self, PANDORIA_WINDOW_OPENING);
  g_autofree char *slow = NULL, *action = NULL;
  gboolean busy;

  g_object_get (self->document, "busy", &busy, "slow", &slow, NULL);
  if (busy && slow == NULL)
    return;
  g_signal_handlers_disconnect_by_func (self->document, on_reading_changed, self);
  action = g_steal_pointer (&opening->action);
  pandoria_window_set_part (self, PANDORIA_WINDOW_OPENING, NULL, NULL);
  pandoria_play_page_show_view (self->page, PANDORIA_PLAY_GAME);
  if (action != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  g_timeout_add (REST, on_rested, NULL);
}

/* Reads the files in a thread while creating the parts of the window. */
static gboolean
on_shown (gpointer data)
{
  Opening *opening = data;

  g_clear_signal_handler (&opening->after_paint, opening->clock);
  opening->source = 0;
  opening->begun = TRUE;
  open_files (opening->window, opening->files);
  fill (opening->window);
  g_signal_connect_object (opening->window->document, "notify::busy",
                           G_CALLBACK (on_reading_changed), opening->window, G_CONNECT_SWAPPED);
  g_signal_connect_object (opening->window->document, "notify::slow",
                           G_CALLBACK (on_reading_changed), opening->window, G_CONNECT_SWAPPED);
  on_reading_changed (opening->window);
  return G_SOURCE_REMOVE;
}

/* Lets the display show the first frame before the work begins. */
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
  pandoria_window_set_part (self, PANDORIA_WINDOW_OPENING, opening, free_opening);
  gtk_window_present (GTK_WINDOW (self));
  opening->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  opening->after_paint
      = g_signal_connect (opening->clock, "after-paint", G_CALLBACK (on_painted), opening);
  opening->source = g_timeout_add (LONGEST_WAIT, on_shown, opening);
}

void
pandoria_window_present_and_open (PandoriaWindow *self, GFile **files, guint n_files,
                                  const char *action)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);
  Opening *waiting;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  waiting = pandoria_window_get_part (self, PANDORIA_WINDOW_OPENING);
  for (guint i = 0; i < n_files; i++)
    g_ptr_array_add (waiting != NULL && !waiting->begun ? waiting->files : all,
                     g_object_ref (files[i]));
  if (waiting == NULL && self->catalogue == NULL)
    present_first (self, all);
  else
    gtk_window_present (GTK_WINDOW (self));
  waiting = pandoria_window_get_part (self, PANDORIA_WINDOW_OPENING);
  if (action == NULL && (waiting == NULL || waiting->begun))
    open_files (self, all);
  else if (action != NULL && waiting == NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  else if (action != NULL && waiting->action == NULL)
    waiting->action = g_strdup (action);
}
