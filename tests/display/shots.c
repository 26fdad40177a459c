/* Writes the reference pictures of the main window in one style: build-aux/screenshots runs it for each style.
 *   shots FOLDER STYLE GAME WIDTH HEIGHT [--rtl] [--text SCALE] [--only PICTURE]… [--locale FOLDER] [--round] [--words]
 * Not a test: the pictures are there to be looked at. Nothing moves while they are taken. With --words nothing is written; it is
 * said what is not translated or has no room, which tests/display/test-pseudo.py asks for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>
#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>

#include "../view/template-child.h"
#include "pandoria-application.h"
#include "pandoria-archive-folder-testing.h"
#include "pandoria-archive-window.h"
#include "pandoria-catalogue-window.h"
#include "pandoria-board-view.h"
#include "pandoria-board-editor.h"
#include "pandoria-boards-window.h"
#include "pandoria-cards-dialog.h"
#include "pandoria-coach-topics.h"
#include "pandoria-folder.h"
#include "pandoria-lesson.h"
#include "pandoria-lines-list.h"
#include "pandoria-game-entries.h"
#include "pandoria-game-testing.h"
#include "pandoria-help-picture.h"
#include "pandoria-help-window.h"
#include "pandoria-new-game-window.h"
#include "pandoria-preferences-window.h"
#include "pandoria-question-dialog.h"
#include "pandoria-review-window.h"
#include "pandoria-rules-link.h"
#include "pandoria-settings.h"
#include "pandoria-statistics-window.h"
#include "pandoria-summary-window.h"
#include "pandoria-table-display.h"
#include "pandoria-tray.h"
#include "pandoria-window-files.h"
#include "pandoria-window-notices.h"
#include "pandoria-window-private.h"
#include "shots-words.h"
#include "window-driver-private.h"

#define REVIEWED_ACTS 60

typedef struct
{
  char *folder, *style, *game;
  int width, height;
  gboolean rtl;
  double text;
  gboolean words, round;
  guint n_said;
  char **only;  /* NULL: all pictures */
  char *locale; /* NULL: none */
  PandoriaApplication *application;
  PandoriaWindow *window;
  GtkWidget *pictured; /* window, or another that is looked at */
} Shots;

/* --- taking a picture ----------------------------------------------------------------------------------------- */

static gboolean
on_late (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Sizes are settled some frames after the last change. */
static void
wait_for_frames (Shots *shots)
{
  gboolean late = FALSE;

  g_timeout_add (400, on_late, &late);
  while (!late)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (shots->pictured);
}

static void
take (Shots *shots, const char *picture)
{
  g_autofree char *name = g_strdup_printf ("%s-%s.png", shots->style, picture);
  g_autofree char *path = g_build_filename (shots->folder, name, NULL);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (shots->pictured);
  int width, height, scale = gtk_widget_get_scale_factor (shots->pictured);
  GtkSnapshot *snapshot;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  if (shots->round)
    {
      gtk_widget_remove_css_class (shots->pictured, "solid-csd");
      gtk_widget_add_css_class (shots->pictured, "csd");
    }
  wait_for_frames (shots);
  width = gdk_paintable_get_intrinsic_width (paintable);
  height = gdk_paintable_get_intrinsic_height (paintable);
  snapshot = gtk_snapshot_new ();
  /* With GDK_SCALE=2 as sharp as a screen of twice the resolution. */
  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (shots->pictured)), node, NULL);
  if (!gdk_texture_save_to_png (texture, path))
    g_error ("%s cannot be written", path);
  g_print ("%s %dx%d\n", path, gdk_texture_get_width (texture), gdk_texture_get_height (texture));
}

/* --- getting there ---------------------------------------------------------------------------------------------- */

/* Returns: (transfer full): the game in the player's folder, as if it had been entered here; what is undone is undone there. */
static GFile *
copy_game (Shots *shots)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autoptr (GFile) source = g_file_new_for_commandline_arg (shots->game);
  g_autoptr (GFile) copy = g_file_new_build_filename (folder, "shots.pandoria", NULL);
  g_autoptr (GError) error = NULL;

  if (!g_file_copy (source, copy, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &error))
    g_error ("%s", error->message);
  return g_steal_pointer (&copy);
}

static void
open_game (Shots *shots)
{
  g_autoptr (GFile) file = copy_game (shots);

  shots->window = PANDORIA_WINDOW (pandoria_window_new (ADW_APPLICATION (shots->application)));
  gtk_window_set_default_size (GTK_WINDOW (shots->window), shots->width, shots->height);
  gtk_window_present (GTK_WINDOW (shots->window));
  if (!pandoria_window_open_file (shots->window, file))
    g_error ("%s cannot be opened", shots->game);
  shots->pictured = GTK_WIDGET (shots->window);
  window_driver_settle ();
}

static void
close_game (Shots *shots)
{
  window_driver_close_dialogs (shots->window);
  gtk_window_destroy (GTK_WINDOW (shots->window));
  window_driver_settle ();
}

static PandoriaGame *
get_game (Shots *shots)
{
  return window_driver_get_game (shots->window);
}

/* Returns: the entries that action @n and the scoring after it would make, when it is a tile that closes something. */
static guint
count_gains (Shots *shots, guint n, const PandoriaAction *action)
{
  g_autofree PandoriaState *state = g_new (PandoriaState, 1);

  if (action->kind != PANDORIA_ACT_PLACE_TILE)
    return 0;
  if (!pandoria_state_apply (pandoria_game_get_state_at (get_game (shots), n), action, state, NULL, NULL))
    return 0;
  return state->n_pending;
}

/* Goes back to before the tile of the second half that closes most, and tells it. */
static PandoriaAction
go_to_tile (Shots *shots)
{
  GListModel *history = pandoria_game_get_history (get_game (shots));
  guint n_acts = g_list_model_get_n_items (history), best = 0, most = 0;
  PandoriaAction action;

  for (guint i = n_acts / 2; i < n_acts; i++)
    {
      g_autoptr (PandoriaHistoryEntry) entry = g_list_model_get_item (history, i);
      guint gains = count_gains (shots, i, pandoria_history_entry_get_action (entry));

      if (gains > most)
        {
          most = gains;
          best = i;
          action = *pandoria_history_entry_get_action (entry);
        }
    }
  if (most == 0)
    g_error ("%s: no tile of the second half closes anything", shots->game);
  while (pandoria_game_get_position (get_game (shots)) > best)
    pandoria_game_undo (get_game (shots));
  window_driver_settle ();
  return action;
}

/* --- the pictures --------------------------------------------------------------------------------------------- */

static void
show_middle (Shots *shots)
{
  go_to_tile (shots);
}

/* Its first half is pressed, the pointer is over where the second goes. */
static void
show_preview (Shots *shots)
{
  PandoriaAction action = go_to_tile (shots);
  Driver driver = { shots->window, &action, NULL };
  GtkWidget *board = driver_get_child (shots->window, "board");

  driver_choose_hexes (&driver, action.hexes, 2);
  driver_press (&driver, action.hexes[0].at);
  g_signal_emit_by_name (board, "space-hovered", (int) action.hexes[1].at);
}

/* The first half is pressed onto a space that is taken. */
static void
show_refusal (Shots *shots)
{
  PandoriaAction action = go_to_tile (shots);
  Driver driver = { shots->window, &action, NULL };
  PandoriaSpace taken = PANDORIA_SPACE (7, 6);

  driver_choose_hexes (&driver, action.hexes, 2);
  window_driver_press (shots->window, PANDORIA_PRESS_POINTER, taken);
}

static void
show_end (Shots *shots)
{
}

/* After the tile, where the tray has figures to offer. */
static void
show_figures (Shots *shots)
{
  PandoriaAction action = go_to_tile (shots);

  pandoria_game_apply (get_game (shots), &action, NULL);
}

/* --- cards beside the board, or the dialogs in their place ------------------------------------------------------ */

/* Goes back to before the last act of @kind, or to the end of the game. */
static void
go_before (Shots *shots, PandoriaActKind kind)
{
  GListModel *history = pandoria_game_get_history (get_game (shots));
  guint n = g_list_model_get_n_items (history);

  for (; n > 0; n--)
    {
      g_autoptr (PandoriaHistoryEntry) entry = g_list_model_get_item (history, n - 1);

      if (pandoria_history_entry_get_action (entry)->kind == kind)
        break;
    }
  while (n > 0 && pandoria_game_get_position (get_game (shots)) >= n)
    pandoria_game_undo (get_game (shots));
  window_driver_settle ();
}

static void
show_cards (Shots *shots, const char *command)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (shots->window), command, NULL);
  window_driver_settle ();
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_CARDS_DIALOG);
  if (dialog != NULL)
    shots->pictured = dialog;
}

static void
show_spells (Shots *shots)
{
  show_figures (shots);
  show_cards (shots, "win.cast");
}

static void
show_buildings (Shots *shots)
{
  show_figures (shots);
  show_cards (shots, "win.build");
}

/* The page of one card, with a cost that is chosen. */
static void
show_card (Shots *shots)
{
  PandoriaCardsPanel *panel;
  PandoriaAction action;

  show_spells (shots);
  panel = PANDORIA_CARDS_PANEL (window_driver_find_widget (shots->pictured, PANDORIA_TYPE_CARDS_PANEL));
  pandoria_action_init (&action, PANDORIA_ACT_BUILD);
  action.build.building = PANDORIA_BUILDING_BANK;
  action.build.level = 1;
  pandoria_cards_panel_show_act (panel, &action);
}

static int
get_counter (Shots *shots, PandoriaCounter counter)
{
  const PandoriaState *state = pandoria_game_get_state (get_game (shots));

  return state->players[state->active].counters[counter];
}

static void
show_monument (Shots *shots)
{
  go_before (shots, PANDORIA_ACT_MONUMENT);
  show_cards (shots, "win.monument");
}

static void
show_buying (Shots *shots)
{
  go_before (shots, PANDORIA_ACT_BUY);
  show_cards (shots, "win.buy");
}

/* Which of two resources at 0 the Poorhouse fills. */
static void
show_question (Shots *shots)
{
  PandoriaAction action;
  GtkWidget *dialog;

  show_figures (shots);
  pandoria_action_init (&action, PANDORIA_ACT_BUILD);
  action.build = (PandoriaBuild){ .building = PANDORIA_BUILDING_POORHOUSE, .cost = 2, .slot = 4, .with = -1 };
  pandoria_game_apply (get_game (shots), &action, NULL);
  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.player = pandoria_game_get_state (get_game (shots))->active;
  action.adjust[PANDORIA_COUNTER_GOLD] = (gint16) -get_counter (shots, PANDORIA_COUNTER_GOLD);
  action.adjust[PANDORIA_COUNTER_WOOD] = (gint16) -get_counter (shots, PANDORIA_COUNTER_WOOD);
  pandoria_game_apply (get_game (shots), &action, NULL);
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.end-turn", NULL);
  window_driver_settle ();
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_QUESTION_DIALOG);
  if (dialog != NULL)
    shots->pictured = dialog;
}

/* A castle in place of the tile. */
static void
show_castle (Shots *shots)
{
  go_to_tile (shots);
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.castle", NULL);
}

/* An act of long ago. */
static void
show_looking (Shots *shots)
{
  pandoria_game_look_at (get_game (shots), pandoria_game_get_position (get_game (shots)) / 2);
}

static void
show_correcting (Shots *shots)
{
  show_looking (shots);
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.correct-act", NULL);
}

/* In the middle of the game; and while an earlier position is looked at. */
static void
show_unsaved (Shots *shots)
{
  /* The system's own words are not the catalogue's. */
  const char *reason = shots->words ? "‹?›" : g_strerror (ENOSPC);
  g_autofree char *text = NULL;
  PandoriaBanner *banner;

  show_middle (shots);
  text = g_strdup_printf (_ ("Not saved since %1$s: %2$s (%3$s). Saving is tried again automatically."), "20:14",
                          reason, "‹›");
  banner = pandoria_window_say (shots->window, PANDORIA_WINDOW_NOTICE_UNSAVED, text);
  pandoria_banner_add_button (banner, _ ("_Try Again"), "win.try-saving", NULL);
  pandoria_banner_add_button (banner, _ ("Save _As…"), "win.save-as", NULL);
}

static void
show_unsaved_looking (Shots *shots)
{
  show_unsaved (shots);
  show_looking (shots);
}

static void
show_players (Shots *shots)
{
  adw_view_stack_set_visible_child_name (driver_get_child (shots->window, "pages"), "players");
}

static void
show_ledger (Shots *shots)
{
  adw_view_stack_set_visible_child_name (driver_get_child (shots->window, "pages"), "ledger");
}

/* A region's number, that can be explained; and the second step of that. */
static void
show_entry (Shots *shots)
{
  GListModel *ledger = pandoria_game_get_ledger (get_game (shots));

  if (shots->width <= 500)
    show_ledger (shots);
  for (guint i = g_list_model_get_n_items (ledger); i > 0; i--)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i - 1);

      if (pandoria_ledger_entry_get_event (entry)->kind != PANDORIA_EVENT_REGION)
        continue;
      pandoria_lines_list_select (template_child (driver_get_child (shots->window, "ledger"), "list"),
                                  G_OBJECT (entry));
      break;
    }
}

static void
show_explained (Shots *shots)
{
  show_entry (shots);
  for (guint i = 0; i < 2; i++)
    gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.explain", NULL);
}

/* --- who helps -------------------------------------------------------------------------------------------------- */

static const char *const helpers[] = { "coach", "hints" };

static void
set_helper (const char *key, gboolean wanted)
{
  g_autoptr (GSettings) settings = pandoria_settings_open (key);

  g_settings_set_boolean (settings, key, wanted);
}

/* What stands there for the first time is explained. */
static void
show_coach (Shots *shots)
{
  go_to_tile (shots);
  set_helper ("coach", TRUE);
}

/* What matters now, when all has been explained; where there is least room. */
static void
show_coach_cards (Shots *shots)
{
  show_figures (shots);
  set_helper ("coach", TRUE);
  for (guint i = 0; i < PANDORIA_COACH_N_TOPICS; i++)
    {
      template_press (shots->window->coach, "got_it");
      window_driver_settle ();
    }
}

static void
show_hint (Shots *shots)
{
  PandoriaAction action = go_to_tile (shots);
  Driver driver = { shots->window, &action, NULL };
  GtkWidget *panel;

  set_helper ("hints", TRUE);
  driver_choose_hexes (&driver, action.hexes, 2);
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.hint", NULL);
  while (!pandoria_hint_search_is_done (shots->window->hint_search))
    g_main_context_iteration (NULL, TRUE);
  panel = GTK_WIDGET (shots->window->hint);
  if (panel != NULL)
    shots->pictured = GTK_WIDGET (gtk_widget_get_root (panel));
}

/* Asked, and answered. */
static void
show_quiz (Shots *shots)
{
  for (guint i = 0; i < 2; i++)
    gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.quiz", NULL);
}

/* --- the windows after the game --------------------------------------------------------------------------------- */

static void
show_window (Shots *shots, GtkWidget *window)
{
  shots->pictured = window;
  gtk_window_set_default_size (GTK_WINDOW (window), MIN (shots->width, 860), MIN (shots->height, 900));
  gtk_window_present (GTK_WINDOW (window));
  window_driver_settle ();
}

static void
show_summary (Shots *shots)
{
  show_window (shots, pandoria_summary_window_new (GTK_WINDOW (shots->window), get_game (shots)));
}

static void
show_course (Shots *shots)
{
  show_summary (shots);
  gtk_widget_activate_action (GTK_WIDGET (shots->pictured), "summary.show", "s", "course");
}

/* The first turns: reviewing a whole game takes a while. */
static void
show_review (Shots *shots)
{
  g_autoptr (PandoriaRecord) beginning
      = pandoria_record_new_beginning (pandoria_game_get_record (get_game (shots)), REVIEWED_ACTS);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = pandoria_game_new (beginning, NULL, &error);
  GtkStack *stack;

  if (game == NULL)
    g_error ("%s", error->message);
  show_window (shots, pandoria_review_window_new (GTK_WINDOW (shots->window), game));
  stack = template_child (shots->pictured, "stack");
  while (!g_str_equal (gtk_stack_get_visible_child_name (stack), "review"))
    g_main_context_iteration (NULL, TRUE);
}

/* Returns: (transfer full): the archive of the games that lie beside the one that is shown. */
static PandoriaArchive *
load_archive (Shots *shots)
{
  g_autofree char *folder = g_path_get_dirname (shots->game);
  g_autofree char *index = g_build_filename (g_get_user_cache_dir (), "shots-index", NULL);
  PandoriaArchive *archive = pandoria_archive_new_for (folder, index);

  pandoria_archive_load_async (archive, NULL, NULL);
  while (!pandoria_archive_is_loaded (archive) || pandoria_archive_is_busy (archive))
    g_main_context_iteration (NULL, TRUE);
  return archive;
}

static void
show_archive (Shots *shots)
{
  g_autoptr (PandoriaArchive) archive = load_archive (shots);

  show_window (shots, pandoria_archive_window_new (GTK_WINDOW (shots->window), archive));
}

static void
show_statistics (Shots *shots)
{
  g_autoptr (PandoriaArchive) archive = load_archive (shots);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (pandoria_archive_get_games (archive)); i++)
    g_ptr_array_add (entries, g_list_model_get_item (pandoria_archive_get_games (archive), i));
  show_window (shots, pandoria_statistics_window_new (GTK_WINDOW (shots->window), entries));
}

/* A copy of the river in the editor, with what is wrong once some of it is gone. */
static void
show_boards (Shots *shots)
{
  g_autoptr (GPtrArray) files = pandoria_board_store_list ();
  GtkWidget *window = pandoria_boards_window_new (GTK_WINDOW (shots->window));
  const PandoriaBoardBrush erase = { .tool = PANDORIA_BOARD_TOOL_ERASE };
  PandoriaBoardEditor *editor;

  gtk_widget_activate_action (window, "boards.duplicate", "s", ((PandoriaBoardFile *) files->pdata[1])->path);
  editor = PANDORIA_BOARD_EDITOR (window_driver_find_widget (window, PANDORIA_TYPE_BOARD_EDITOR));
  pandoria_board_draft_paint (
      pandoria_board_editor_get_draft (editor), &erase,
      pandoria_board_get_range (pandoria_space_from_name ("L5"), pandoria_space_from_name ("L7")), NULL);
  gtk_widget_activate_action (GTK_WIDGET (editor), "board-editor.tool", "s", "printed");
  show_window (shots, window);
}

/* In the middle of the game, as large as the style is. */
static void
show_table (Shots *shots)
{
  GtkWidget *display = pandoria_table_display_new ();

  show_middle (shots);
  shots->pictured = display;
  pandoria_table_display_set_game (PANDORIA_TABLE_DISPLAY (display), get_game (shots));
  gtk_window_set_default_size (GTK_WINDOW (display), shots->width, shots->height);
  gtk_window_present (GTK_WINDOW (display));
}

static void
show_new_game (Shots *shots)
{
  show_window (shots, pandoria_new_game_window_new (GTK_WINDOW (shots->window)));
}

/* What there is before a game is. */
static void
show_start (Shots *shots)
{
  pandoria_window_set_game (shots->window, NULL);
}

static void
show_preferences (Shots *shots)
{
  show_window (shots, pandoria_preferences_window_new (GTK_WINDOW (shots->window)));
}

/* A cost that was learnt, and one that cannot be. */
static void
show_catalogue (Shots *shots)
{
  PandoriaCatalogue *catalogue = pandoria_window_get_catalogue (shots->window);
  PandoriaPrinted acquire = pandoria_printed_spell (PANDORIA_SPELL_ACQUIRE, 1);
  GtkWidget *editor = pandoria_catalogue_window_new (GTK_WINDOW (shots->window), catalogue), *cell;

  acquire.value = 4;
  pandoria_catalogue_learn (catalogue, &acquire, pandoria_game_get_record (get_game (shots)), NULL);
  show_window (shots, editor);
  pandoria_catalogue_window_show_thing (PANDORIA_CATALOGUE_WINDOW (editor), NULL);
  cell = gtk_window_get_focus (GTK_WINDOW (editor));
  gtk_editable_set_text (GTK_EDITABLE (cell), "4x");
  g_signal_emit_by_name (cell, "activate");
}

/* The rules at section @id, in whose first picture, if it has one, something is tried. */
static void
show_rules_at (Shots *shots, const char *id)
{
  GtkWidget *rules = pandoria_help_window_new (GTK_WINDOW (shots->window)), *picture;

  pandoria_help_window_set_game (PANDORIA_HELP_WINDOW (rules), pandoria_rules_get_game (GTK_WIDGET (shots->window)));
  show_window (shots, rules);
  pandoria_help_window_show_text (PANDORIA_HELP_WINDOW (rules), id);
  picture = window_driver_find_widget (rules, PANDORIA_TYPE_HELP_PICTURE);
  if (picture != NULL)
    gtk_toggle_button_set_active (template_child (picture, "try_button"), TRUE);
}

static void
show_rules (Shots *shots)
{
  show_rules_at (shots, "7.2");
}

static void
show_handbook (Shots *shots)
{
  show_rules_at (shots, "handbook-evening");
}

static void
show_rules_monument (Shots *shots)
{
  show_rules_at (shots, "6.3.3");
}

static void
show_rules_river (Shots *shots)
{
  show_rules_at (shots, "15");
}

static void
show_rules_search (Shots *shots)
{
  show_rules_at (shots, "8");
  gtk_widget_activate_action (shots->pictured, "help.search", NULL);
  gtk_editable_set_text (template_child (shots->pictured, "search"), "eccesso");
  g_signal_emit_by_name (template_child (shots->pictured, "search"), "search-changed");
}

static void
begin_lesson (Shots *shots, guint n)
{
  g_autofree char *path = pandoria_folder_get_lesson ("1-first");

  g_remove (path);
  g_action_group_activate_action (G_ACTION_GROUP (shots->window), "lesson", g_variant_new_string ("1-first"));
  for (guint i = 0; i < n; i++)
    pandoria_game_apply_noted (get_game (shots), pandoria_lesson_get_action (pandoria_lesson_get (0), i), NULL, NULL,
                               NULL);
}

static void
show_lesson (Shots *shots)
{
  begin_lesson (shots, 0);
}

static void
show_lesson_do (Shots *shots)
{
  begin_lesson (shots, 11);
  gtk_widget_activate_action (GTK_WIDGET (shots->window), "win.lesson-next", NULL);
}

static void
show_lesson_wrong (Shots *shots)
{
  begin_lesson (shots, 13);
  window_driver_press (shots->window, 0, PANDORIA_SPACE (2, 7));
}

static void
show_lesson_brought (Shots *shots)
{
  begin_lesson (shots, 7);
}

static const struct
{
  const char *name;
  void (*show) (Shots *shots);
  gboolean narrow_only; /* the pages of a narrow window */
} pictures[] = {
  { "middle", show_middle, FALSE },
  { "preview", show_preview, FALSE },
  { "refused", show_refusal, FALSE },
  { "figures", show_figures, FALSE },
  { "castle", show_castle, FALSE },
  { "spells", show_spells, FALSE },
  { "buildings", show_buildings, FALSE },
  { "card", show_card, FALSE },
  { "monument", show_monument, FALSE },
  { "buy", show_buying, FALSE },
  { "question", show_question, FALSE },
  { "over", show_end, FALSE },
  { "looking", show_looking, FALSE },
  { "correcting", show_correcting, FALSE },
  { "unsaved", show_unsaved, FALSE },
  { "unsaved-looking", show_unsaved_looking, FALSE },
  { "players", show_players, TRUE },
  { "ledger", show_ledger, TRUE },
  { "entry", show_entry, FALSE },
  { "explained", show_explained, FALSE },
  { "coach", show_coach, FALSE },
  { "coach-cards", show_coach_cards, FALSE },
  { "hint", show_hint, FALSE },
  { "quiz", show_quiz, FALSE },
  { "review", show_review, FALSE },
  { "summary", show_summary, FALSE },
  { "course", show_course, FALSE },
  { "archive", show_archive, FALSE },
  { "statistics", show_statistics, FALSE },
  { "boards", show_boards, FALSE },
  { "table", show_table, FALSE },
  { "start", show_start, FALSE },
  { "new-game", show_new_game, FALSE },
  { "preferences", show_preferences, FALSE },
  { "catalogue", show_catalogue, FALSE },
  { "lesson", show_lesson, FALSE },
  { "lesson-do", show_lesson_do, FALSE },
  { "lesson-wrong", show_lesson_wrong, FALSE },
  { "lesson-brought", show_lesson_brought, FALSE },
  { "rules", show_rules, FALSE },
  { "handbook", show_handbook, FALSE },
  { "rules-monument", show_rules_monument, FALSE },
  { "rules-river", show_rules_river, FALSE },
  { "rules-search", show_rules_search, FALSE },
};

static void
look_at (Shots *shots, const char *picture)
{
  int width = shots->pictured == GTK_WIDGET (shots->window) ? shots->width : gtk_widget_get_width (shots->pictured);

  if (!shots->words)
    {
      take (shots, picture);
      return;
    }
  /* Lessons, like the rules, have files of their own for each language; the start page says the last words of one. */
  if (g_str_has_prefix (picture, "lesson") || g_str_equal (picture, "start"))
    return;
  wait_for_frames (shots);
  shots->n_said += shots_check_words (shots->pictured, picture, MIN (width, shots->width));
}

static void
take_all (Shots *shots)
{
  for (gsize i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      if (shots->only != NULL && !g_strv_contains ((const char *const *) shots->only, pictures[i].name))
        continue;
      if (pictures[i].narrow_only && shots->width > 500)
        continue;
      open_game (shots);
      pictures[i].show (shots);
      window_driver_settle ();
      look_at (shots, pictures[i].name);
      if (shots->pictured != GTK_WIDGET (shots->window))
        gtk_window_destroy (GTK_WINDOW (shots->pictured));
      for (gsize k = 0; k < G_N_ELEMENTS (helpers); k++)
        set_helper (helpers[k], FALSE);
      close_game (shots);
    }
}

/* --- the command line ----------------------------------------------------------------------------------------- */

static void
set_settings (const Shots *shots)
{
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-enable-animations", FALSE, "gtk-xft-dpi", (int) (96 * 1024 * shots->text),
                "gtk-cursor-blink", FALSE, NULL);
  if (shots->rtl)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
}

static gboolean
read_arguments (Shots *shots, int argc, char *argv[])
{
  const GOptionEntry entries[] = {
    { "rtl", 0, 0, G_OPTION_ARG_NONE, &shots->rtl, "Right to left", NULL },
    { "text", 0, 0, G_OPTION_ARG_DOUBLE, &shots->text, "Size of text, 1 is usual", "SCALE" },
    { "only", 0, 0, G_OPTION_ARG_STRING_ARRAY, &shots->only, "Only this picture; may be given again", "PICTURE" },
    { "locale", 0, 0, G_OPTION_ARG_FILENAME, &shots->locale, "Catalogues for LANGUAGE, as _build/po", "FOLDER" },
    { "round", 0, 0, G_OPTION_ARG_NONE, &shots->round, "With the corners that windows have where they are composed",
      NULL },
    { "words", 0, 0, G_OPTION_ARG_NONE, &shots->words, "Check the words instead of writing pictures", NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("FOLDER STYLE GAME WIDTH HEIGHT");
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc != 6)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "shots FOLDER STYLE GAME WIDTH HEIGHT");
      return FALSE;
    }
  shots->folder = argv[1];
  shots->style = argv[2];
  shots->game = argv[3];
  shots->width = atoi (argv[4]);
  shots->height = atoi (argv[5]);
  return TRUE;
}

int
main (int argc, char *argv[])
{
  Shots shots = { .text = 1 };
  g_autoptr (GError) error = NULL;

  if (!read_arguments (&shots, argc, argv))
    return 2;
  gtk_init ();
  if (shots.locale != NULL)
    {
      bindtextdomain (GETTEXT_PACKAGE, shots.locale);
      textdomain (GETTEXT_PACKAGE);
    }
  shots.application = pandoria_application_new ();
  if (!g_application_register (G_APPLICATION (shots.application), NULL, &error))
    g_error ("%s", error->message);
  set_settings (&shots);
  take_all (&shots);
  g_object_unref (shots.application);
  return shots.n_said > 0 ? 1 : 0;
}
