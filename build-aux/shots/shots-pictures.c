/* The scenes of the reference pictures. Each brings a game to a position and shows one part of the
 * window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shots-pictures.h"

#include <adwaita.h>
#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "pandoria-archive-window.h"
#include "pandoria-banners-testing.h"
#include "pandoria-board-editor.h"
#include "pandoria-board-testing.h"
#include "pandoria-boards-window.h"
#include "pandoria-cards-panel.h"
#include "pandoria-catalogue-window.h"
#include "pandoria-coach.h"
#include "pandoria-conflicts-dialog.h"
#include "pandoria-folder.h"
#include "pandoria-game.h"
#include "pandoria-help-picture.h"
#include "pandoria-help-window.h"
#include "pandoria-library-testing.h"
#include "pandoria-lines-list.h"
#include "pandoria-new-game-window.h"
#include "pandoria-preferences-window.h"
#include "pandoria-question-panel.h"
#include "pandoria-review-window.h"
#include "pandoria-rules-game.h"
#include "pandoria-settings.h"
#include "pandoria-statistics-window.h"
#include "pandoria-summary-window.h"
#include "pandoria-table-display.h"
#include "pandoria-tray.h"
#include "pandoria-window-files.h"
#include "template-child.h"
#include "window-driver-private.h"
#include "window-parts.h"

#define REVIEWED_ACTS 60
#define READ_ACTS     20

static PandoriaGame *
get_game (ShotsScene *scene)
{
  return window_driver_get_game (scene->window);
}

/* Returns: the number of entries that action @n and the scoring after it make; 0 if it places no
 * tile. */
static guint
count_gains (ShotsScene *scene, guint n, const PandoriaAction *action)
{
  g_autofree PandoriaState *state = g_new (PandoriaState, 1);

  if (action->kind != PANDORIA_ACT_PLACE_TILE)
    return 0;
  if (!pandoria_state_apply (pandoria_game_get_state_at (get_game (scene), n), action, state, NULL,
                             NULL))
    return 0;
  return state->n_pending;
}

/* Goes back to before the tile whose second half closes the most regions, and returns it. */
static PandoriaAction
go_to_tile (ShotsScene *scene)
{
  GListModel *history = pandoria_game_get_history (get_game (scene));
  guint n_acts = g_list_model_get_n_items (history), best = 0, most = 0;
  PandoriaAction action;

  for (guint i = n_acts / 2; i < n_acts; i++)
    {
      g_autoptr (PandoriaHistoryEntry) entry = g_list_model_get_item (history, i);
      guint gains = count_gains (scene, i, &entry->action);

      if (gains > most)
        {
          most = gains;
          best = i;
          action = entry->action;
        }
    }
  if (most == 0)
    g_error ("%s: no tile of the second half closes anything", scene->game);
  pandoria_game_go_back_to (get_game (scene), best);
  window_driver_settle ();
  return action;
}

/* --- the pictures --------------------------------------------------------------------------- */

static void
show_middle (ShotsScene *scene)
{
  go_to_tile (scene);
}

/* The first half of the tile is placed, and the pointer is over the space of the second half. */
static void
show_preview (ShotsScene *scene)
{
  PandoriaAction action = go_to_tile (scene);
  Driver driver = { scene->window, &action, NULL };
  GtkWidget *board = GTK_WIDGET (window_get_board (scene->window));

  driver_choose_hexes (&driver, action.hexes, 2);
  driver_press (&driver, action.hexes[0].at);
  g_signal_emit_by_name (board, "space-hovered", (int) action.hexes[1].at);
}

/* The pointer rests on a region with figures. */
static void
show_shut_in (ShotsScene *scene)
{
  PandoriaBoardView *board = window_get_board (scene->window);
  PandoriaSpace at;

  go_to_tile (scene);
  at = pandoria_spaces_first (
      pandoria_state_all_figures (pandoria_game_get_state (get_game (scene))));
  pandoria_board_view_point_at (board, at);
  g_signal_emit_by_name (board, "space-rested", (int) at);
}

/* The first half is pressed onto an occupied space. */
static void
show_refusal (ShotsScene *scene)
{
  PandoriaAction action = go_to_tile (scene);
  Driver driver = { scene->window, &action, NULL };
  PandoriaSpace taken = PANDORIA_SPACE (7, 6);

  driver_choose_hexes (&driver, action.hexes, 2);
  window_driver_press (scene->window, PANDORIA_PRESS_POINTER, taken);
}

static void
show_end (ShotsScene *scene)
{
}

/* After the tile, when the tray offers figures. */
static void
show_figures (ShotsScene *scene)
{
  PandoriaAction action = go_to_tile (scene);

  pandoria_game_apply_noted (get_game (scene), &action, NULL, NULL, NULL);
}

/* --- cards next to the board, or their dialogs ---------------------------------------------- */

/* Goes back to before the last act of @kind, or to the end of the game. */
static void
go_before (ShotsScene *scene, PandoriaActKind kind)
{
  GListModel *history = pandoria_game_get_history (get_game (scene));
  guint n = g_list_model_get_n_items (history);

  for (; n > 0; n--)
    {
      g_autoptr (PandoriaHistoryEntry) entry = g_list_model_get_item (history, n - 1);

      if (entry->action.kind == kind)
        break;
    }
  if (n > 0)
    pandoria_game_go_back_to (get_game (scene), n - 1);
  window_driver_settle ();
}

static void
show_cards (ShotsScene *scene, const char *command)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (scene->window), command, NULL);
  window_driver_settle ();
  dialog = window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL);
  if (dialog != NULL)
    scene->pictured = dialog;
}

static void
show_spells (ShotsScene *scene)
{
  show_figures (scene);
  show_cards (scene, "play.cast");
}

static void
show_buildings (ShotsScene *scene)
{
  show_figures (scene);
  show_cards (scene, "play.build");
}

/* The page of one card, with a chosen cost. */
static void
show_card (ShotsScene *scene)
{
  PandoriaCardsPanel *panel;
  PandoriaAction action;

  show_spells (scene);
  panel = PANDORIA_CARDS_PANEL (template_find_type (scene->pictured, PANDORIA_TYPE_CARDS_PANEL));
  pandoria_action_init (&action, PANDORIA_ACT_BUILD);
  action.build.building = PANDORIA_BUILDING_BANK;
  action.build.level = 1;
  pandoria_cards_panel_show_act (panel, &action);
}

static int
get_counter (ShotsScene *scene, PandoriaCounter counter)
{
  const PandoriaState *state = pandoria_game_get_state (get_game (scene));

  return state->players[state->active].counters[counter];
}

static void
show_monument (ShotsScene *scene)
{
  go_before (scene, PANDORIA_ACT_MONUMENT);
  show_cards (scene, "play.monument");
}

static void
show_buying (ShotsScene *scene)
{
  go_before (scene, PANDORIA_ACT_BUY);
  show_cards (scene, "play.buy");
}

/* The question which of two resources at 0 the Poorhouse raises. */
static void
show_question (ShotsScene *scene)
{
  PandoriaAction action;
  GtkWidget *dialog;

  show_figures (scene);
  pandoria_action_init (&action, PANDORIA_ACT_BUILD);
  action.build = (PandoriaBuild){
    .building = PANDORIA_BUILDING_POORHOUSE, .cost = 2, .slot = 4, .with = -1
  };
  pandoria_game_apply_noted (get_game (scene), &action, NULL, NULL, NULL);
  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.player = pandoria_game_get_state (get_game (scene))->active;
  action.adjust[PANDORIA_COUNTER_GOLD] = (gint16) -get_counter (scene, PANDORIA_COUNTER_GOLD);
  action.adjust[PANDORIA_COUNTER_WOOD] = (gint16) -get_counter (scene, PANDORIA_COUNTER_WOOD);
  pandoria_game_apply_noted (get_game (scene), &action, NULL, NULL, NULL);
  gtk_widget_activate_action (GTK_WIDGET (scene->window), "play.end-turn", NULL);
  window_driver_settle ();
  dialog = window_driver_find_panel_window (PANDORIA_TYPE_QUESTION_PANEL);
  if (dialog != NULL)
    scene->pictured = dialog;
}

/* A castle instead of the tile. */
static void
show_castle (ShotsScene *scene)
{
  go_to_tile (scene);
  gtk_widget_activate_action (GTK_WIDGET (scene->window), "play.castle", NULL);
}

/* An act from early in the game. */
static void
show_looking (ShotsScene *scene)
{
  pandoria_game_look_at (get_game (scene), pandoria_game_get_position (get_game (scene)) / 2);
}

static void
show_correcting (ShotsScene *scene)
{
  show_looking (scene);
  gtk_widget_activate_action (GTK_WIDGET (scene->window), "play.correct-act", NULL);
}

/* The conflicts after removing an early action. */
static void
show_conflicts (ShotsScene *scene)
{
  GtkWidget *dialog;

  pandoria_game_look_at (get_game (scene), 1);
  gtk_widget_activate_action (GTK_WIDGET (scene->window), "play.remove-act", NULL);
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG);
  if (dialog != NULL)
    scene->pictured = dialog;
}

/* The quick entry contains both terrains, followed by both spaces. */
static void
show_typed (ShotsScene *scene)
{
  show_middle (scene);
  gtk_widget_activate_action (GTK_WIDGET (scene->window), "page.quick-entry", NULL);
  pandoria_quick_entry_set_text (window_get_quick_entry (scene->window), "H2 M1 H5 H4 ");
}

static void
show_typed_done (ShotsScene *scene)
{
  show_figures (scene);
  gtk_widget_activate_action (GTK_WIDGET (scene->window), "page.quick-entry", NULL);
  pandoria_quick_entry_set_text (window_get_quick_entry (scene->window), ".");
  g_signal_emit_by_name (template_child (window_get_quick_entry (scene->window), "enter_button"),
                         "clicked");
}

/* In the middle of the game, and in an earlier position. */
static void
show_unsaved (ShotsScene *scene)
{
  /* The text of a system error is not in the catalogue. */
  const char *reason = scene->words ? "‹?›" : g_strerror (ENOSPC);
  g_autofree char *text = NULL;
  PandoriaBanner *banner;

  show_middle (scene);
  text = g_strdup_printf (_ ("Not saved since %1$s: %2$s (%3$s). The program keeps trying."),
                          "20:14", reason, "‹›");
  banner = pandoria_banners_show (pandoria_window_get_banners (scene->window),
                                  PANDORIA_BANNERS_UNSAVED, text);
  pandoria_banner_add_button (banner, _ ("_Try Again"), "win.try-saving", NULL);
  pandoria_banner_add_button (banner, _ ("Save _As…"), "document.save-as", NULL);
}

static void
show_unsaved_looking (ShotsScene *scene)
{
  show_unsaved (scene);
  show_looking (scene);
}

static void
show_players (ShotsScene *scene)
{
  adw_view_stack_set_visible_child_name (window_get_pages (scene->window), "players");
}

static void
show_ledger (ShotsScene *scene)
{
  adw_view_stack_set_visible_child_name (window_get_pages (scene->window), "ledger");
}

/* A region's number with an explanation, and the second step of the explanation. */
static void
show_entry (ShotsScene *scene)
{
  GListModel *ledger = pandoria_game_get_ledger (get_game (scene));

  if (scene->width <= 500)
    show_ledger (scene);
  for (guint i = g_list_model_get_n_items (ledger); i > 0; i--)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i - 1);

      if (entry->event.kind != PANDORIA_EVENT_REGION)
        continue;
      pandoria_lines_list_select (
          template_child (template_child (window_get_sidebar (scene->window), "ledger"), "list"),
          G_OBJECT (entry));
      break;
    }
}

static void
show_explained (ShotsScene *scene)
{
  show_entry (scene);
  for (guint i = 0; i < 2; i++)
    gtk_widget_activate_action (GTK_WIDGET (scene->window), "page.explain", NULL);
}

/* --- who helps ------------------------------------------------------------------------------ */

static const char *const helpers[] = { "coach", "hints" };

static void
set_helper (const char *key, gboolean wanted)
{
  g_autoptr (GSettings) settings = pandoria_settings_open (key);

  g_settings_set_boolean (settings, key, wanted);
}

/* The coach explains a new topic. */
static void
show_coach (ShotsScene *scene)
{
  go_to_tile (scene);
  set_helper ("coach", TRUE);
}

/* The tip for the current position, after all explanations, in the step with the least room. */
static void
show_coach_cards (ShotsScene *scene)
{
  show_figures (scene);
  set_helper ("coach", TRUE);
  for (guint i = 0; i < PANDORIA_COACH_N_TOPICS; i++)
    {
      template_press (window_get_coach (scene->window), "got_it");
      window_driver_settle ();
    }
}

static void
show_hint (ShotsScene *scene)
{
  PandoriaAction action = go_to_tile (scene);
  Driver driver = { scene->window, &action, NULL };
  GtkWidget *panel;

  set_helper ("hints", TRUE);
  driver_choose_hexes (&driver, action.hexes, 2);
  gtk_widget_activate_action (GTK_WIDGET (scene->window), "page.hint", NULL);
  while (!pandoria_job_is_done (window_find_hint_search (scene->window)))
    g_main_context_iteration (NULL, TRUE);
  panel = GTK_WIDGET (window_find_hint (scene->window));
  if (panel != NULL)
    scene->pictured = GTK_WIDGET (gtk_widget_get_root (panel));
}

/* Hints after the tile: figure, cards, purchase. */
static void
show_hint_acts (ShotsScene *scene)
{
  GtkWidget *panel;

  show_figures (scene);
  set_helper ("hints", TRUE);
  gtk_widget_activate_action (GTK_WIDGET (scene->window), "page.hint", NULL);
  panel = GTK_WIDGET (window_find_hint (scene->window));
  if (panel != NULL)
    scene->pictured = GTK_WIDGET (gtk_widget_get_root (panel));
}

/* The question, and its answer. */
static void
show_quiz (ShotsScene *scene)
{
  for (guint i = 0; i < 2; i++)
    gtk_widget_activate_action (GTK_WIDGET (scene->window), "win.quiz", NULL);
}

/* --- the windows after the game ------------------------------------------------------------- */

static void
show_window (ShotsScene *scene, GtkWidget *window)
{
  scene->pictured = window;
  gtk_window_set_default_size (GTK_WINDOW (window), MIN (scene->width, 860),
                               MIN (scene->height, 900));
  gtk_window_present (GTK_WINDOW (window));
  window_driver_settle ();
}

static void
show_summary (ShotsScene *scene)
{
  show_window (scene, pandoria_summary_window_new (GTK_WINDOW (scene->window), get_game (scene)));
}

static void
show_course (ShotsScene *scene)
{
  show_summary (scene);
  gtk_widget_activate_action (GTK_WIDGET (scene->pictured), "summary.show", "s", "course");
}

/* Only the first turns, because reviewing a whole game takes long. */
static void
show_review (ShotsScene *scene)
{
  g_autoptr (PandoriaRecord) beginning = pandoria_record_new_beginning (
      pandoria_game_get_record (get_game (scene)), scene->words ? READ_ACTS : REVIEWED_ACTS);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = pandoria_game_new (beginning, NULL, &error);
  GtkStack *stack;

  if (game == NULL)
    g_error ("%s", error->message);
  show_window (scene, pandoria_review_window_new (GTK_WINDOW (scene->window), game));
  stack = template_child (scene->pictured, "stack");
  while (!g_str_equal (gtk_stack_get_visible_child_name (stack), "review"))
    g_main_context_iteration (NULL, TRUE);
}

/* Returns: (transfer full): the archive of the folder that contains the shown game. */
static PandoriaArchive *
load_archive (ShotsScene *scene)
{
  g_autofree char *folder = g_path_get_dirname (scene->game);
  g_autofree char *index = g_build_filename (g_get_user_cache_dir (), "shots-index", NULL);
  PandoriaArchive *archive = pandoria_archive_new_for (folder, index);

  pandoria_archive_load_async (archive, NULL, NULL);
  while (!pandoria_archive_is_loaded (archive) || pandoria_archive_is_busy (archive))
    g_main_context_iteration (NULL, TRUE);
  return archive;
}

static void
show_archive (ShotsScene *scene)
{
  g_autoptr (PandoriaArchive) archive = load_archive (scene);

  show_window (scene, pandoria_archive_window_new (GTK_WINDOW (scene->window), archive));
}

static void
show_statistics (ShotsScene *scene)
{
  g_autoptr (PandoriaArchive) archive = load_archive (scene);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (pandoria_archive_get_games (archive)); i++)
    g_ptr_array_add (entries, g_list_model_get_item (pandoria_archive_get_games (archive), i));
  show_window (scene, pandoria_statistics_window_new (GTK_WINDOW (scene->window), entries, NULL));
}

/* A copy of the river in the editor. Erasing a part of it causes faults. */
static void
show_boards (ShotsScene *scene)
{
  g_autoptr (GPtrArray) files = pandoria_board_store_list ();
  GtkWidget *window = pandoria_boards_window_new (GTK_WINDOW (scene->window));
  const PandoriaBoardBrush erase = { .tool = PANDORIA_BOARD_TOOL_ERASE };
  PandoriaBoardEditor *editor;

  gtk_widget_activate_action (window, "boards.duplicate", "s",
                              ((PandoriaBoardFile *) files->pdata[1])->path);
  editor = PANDORIA_BOARD_EDITOR (template_find_type (window, PANDORIA_TYPE_BOARD_EDITOR));
  pandoria_board_draft_paint (
      pandoria_board_editor_get_draft (editor), &erase,
      pandoria_board_get_range (pandoria_space_from_name ("L5"), pandoria_space_from_name ("L7")),
      NULL);
  gtk_widget_activate_action (GTK_WIDGET (editor), "board-editor.tool", "s", "printed");
  show_window (scene, window);
}

static void
show_board_list (ShotsScene *scene)
{
  show_window (scene, pandoria_boards_window_new (GTK_WINDOW (scene->window)));
}

static void
show_shortcuts (ShotsScene *scene)
{
  window_driver_activate (scene->window, "show-help-overlay", NULL);
  scene->pictured = GTK_WIDGET (
      gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (scene->window)));
}

/* In the middle of the game, as large as the style is. */
static void
show_table (ShotsScene *scene)
{
  GtkWidget *display = pandoria_table_display_new ();

  show_middle (scene);
  scene->pictured = display;
  pandoria_table_display_set_game (PANDORIA_TABLE_DISPLAY (display), get_game (scene));
  gtk_window_set_default_size (GTK_WINDOW (display), scene->width, scene->height);
  gtk_window_present (GTK_WINDOW (display));
}

static void
show_new_game (ShotsScene *scene)
{
  show_window (scene, pandoria_new_game_window_new (GTK_WINDOW (scene->window)));
}

/* The window without a game. */
static void
show_start (ShotsScene *scene)
{
  pandoria_window_set_game (scene->window, NULL);
}

static void
show_preferences (ShotsScene *scene)
{
  show_window (scene, pandoria_preferences_window_new (GTK_WINDOW (scene->window)));
}

/* A learned cost, and a cell with an invalid cost. */
static void
show_catalogue (ShotsScene *scene)
{
  PandoriaCatalogue *catalogue = pandoria_window_get_catalogue (scene->window);
  PandoriaPrinted acquire = pandoria_printed_spell (PANDORIA_SPELL_ACQUIRE, 1);
  GtkWidget *editor = pandoria_catalogue_window_new (GTK_WINDOW (scene->window), catalogue), *cell;

  acquire.value = 4;
  pandoria_catalogue_learn (catalogue, &acquire, pandoria_game_get_record (get_game (scene)), NULL);
  show_window (scene, editor);
  pandoria_catalogue_window_show_thing (PANDORIA_CATALOGUE_WINDOW (editor), NULL);
  cell = gtk_window_get_focus (GTK_WINDOW (editor));
  gtk_editable_set_text (GTK_EDITABLE (cell), "4x");
  g_signal_emit_by_name (cell, "activate");
}

/* The rules at section @id. If the section has a picture, an act is tried in the first one. */
static void
show_rules_at (ShotsScene *scene, const char *id)
{
  GtkWidget *rules = pandoria_help_window_new (GTK_WINDOW (scene->window)), *picture;

  pandoria_help_window_set_game (PANDORIA_HELP_WINDOW (rules),
                                 pandoria_rules_get_game (GTK_WIDGET (scene->window)));
  show_window (scene, rules);
  pandoria_help_window_show_text (PANDORIA_HELP_WINDOW (rules), id);
  picture = template_find_type (rules, PANDORIA_TYPE_HELP_PICTURE);
  if (picture != NULL)
    gtk_toggle_button_set_active (template_child (picture, "try_button"), TRUE);
}

static void
show_rules (ShotsScene *scene)
{
  show_rules_at (scene, "7.2");
}

static void
show_handbook (ShotsScene *scene)
{
  show_rules_at (scene, "handbook-evening");
}

static void
show_rules_monument (ShotsScene *scene)
{
  show_rules_at (scene, "6.3.3");
}

static void
show_rules_river (ShotsScene *scene)
{
  show_rules_at (scene, "15");
}

static void
show_rules_search (ShotsScene *scene)
{
  show_rules_at (scene, "8");
  gtk_widget_activate_action (scene->pictured, "help.search", NULL);
  gtk_editable_set_text (template_child (scene->pictured, "search"), "eccesso");
  g_signal_emit_by_name (template_child (scene->pictured, "search"), "search-changed");
}

static void
begin_lesson (ShotsScene *scene, guint n)
{
  g_autofree char *path = pandoria_folder_get_lesson ("1-first");

  g_remove (path);
  window_driver_activate (scene->window, "lesson", g_variant_new_string ("1-first"));
  window_driver_settle ();
  for (guint i = 0; i < n; i++)
    pandoria_game_apply_noted (get_game (scene),
                               pandoria_lesson_get_action (pandoria_lesson_get (0), i), NULL, NULL,
                               NULL);
}

static void
show_lesson (ShotsScene *scene)
{
  begin_lesson (scene, 0);
}

static void
show_lesson_do (ShotsScene *scene)
{
  begin_lesson (scene, 11);
  gtk_widget_activate_action (GTK_WIDGET (scene->window), "win.lesson-next", NULL);
}

static void
show_lesson_wrong (ShotsScene *scene)
{
  begin_lesson (scene, 13);
  window_driver_press (scene->window, 0, PANDORIA_SPACE (2, 7));
}

static void
show_lesson_score (ShotsScene *scene)
{
  begin_lesson (scene, 8);
  for (guint i = 0;
       i < 2 && pandoria_lesson_course_waits (pandoria_window_get_lesson (scene->window)); i++)
    gtk_widget_activate_action (GTK_WIDGET (scene->window), "win.lesson-next", NULL);
}

static void
show_lesson_brought (ShotsScene *scene)
{
  begin_lesson (scene, 7);
}

static void
show_lesson_end (ShotsScene *scene)
{
  begin_lesson (scene, pandoria_lesson_get_n_acts (pandoria_lesson_get (0)));
  while (pandoria_lesson_course_waits (pandoria_window_get_lesson (scene->window)))
    gtk_widget_activate_action (GTK_WIDGET (scene->window), "win.lesson-next", NULL);
}

static const ShotsPicture pictures[] = {
  { "middle", show_middle, FALSE },
  { "preview", show_preview, FALSE },
  { "refused", show_refusal, FALSE },
  { "shut-in", show_shut_in, FALSE },
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
  { "conflicts", show_conflicts, FALSE },
  { "typed", show_typed, FALSE },
  { "typed-done", show_typed_done, FALSE },
  { "unsaved", show_unsaved, FALSE },
  { "unsaved-looking", show_unsaved_looking, FALSE },
  { "players", show_players, TRUE },
  { "ledger", show_ledger, TRUE },
  { "entry", show_entry, FALSE },
  { "explained", show_explained, FALSE },
  { "coach", show_coach, FALSE },
  { "coach-cards", show_coach_cards, FALSE },
  { "hint", show_hint, FALSE },
  { "hint-acts", show_hint_acts, FALSE },
  { "quiz", show_quiz, FALSE },
  { "review", show_review, FALSE },
  { "summary", show_summary, FALSE },
  { "course", show_course, FALSE },
  { "archive", show_archive, FALSE },
  { "statistics", show_statistics, FALSE },
  { "boards", show_boards, FALSE },
  { "board-list", show_board_list, FALSE },
  { "shortcuts", show_shortcuts, FALSE },
  { "table", show_table, FALSE },
  { "start", show_start, FALSE },
  { "new-game", show_new_game, FALSE },
  { "preferences", show_preferences, FALSE },
  { "catalogue", show_catalogue, FALSE },
  { "lesson", show_lesson, FALSE },
  { "lesson-do", show_lesson_do, FALSE },
  { "lesson-wrong", show_lesson_wrong, FALSE },
  { "lesson-brought", show_lesson_brought, FALSE },
  { "lesson-score", show_lesson_score, FALSE },
  { "lesson-end", show_lesson_end, FALSE },
  { "rules", show_rules, FALSE },
  { "handbook", show_handbook, FALSE },
  { "rules-monument", show_rules_monument, FALSE },
  { "rules-river", show_rules_river, FALSE },
  { "rules-search", show_rules_search, FALSE },
};

/* --- public functions ----------------------------------------------------------------------- */

const ShotsPicture *
shots_pictures_get (guint index)
{
  return index < G_N_ELEMENTS (pictures) ? &pictures[index] : NULL;
}

void
shots_pictures_leave (ShotsScene *scene)
{
  pandoria_quick_entry_close (window_get_quick_entry (scene->window));
  for (gsize i = 0; i < G_N_ELEMENTS (helpers); i++)
    set_helper (helpers[i], FALSE);
}
