/* Enters a position in the real window: the middle of the sample game, by keyboard. The position
 * equals that of the sample game and continues to the same end. A fault leads to its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "keyboard.h"
#include "markers.h"
#include "new-game-fixture.h"
#include "pandoria-board-view.h"
#include "pandoria-choice-row.h"
#include "pandoria-hex-picker.h"
#include "pandoria-middle-window.h"
#include "pandoria-new-game-window.h"
#include "pandoria-notation.h"
#include "pandoria-paint-tools.h"
#include "pandoria-settings.h"
#include "pandoria-space-widget.h"
#include "pandoria-tray.h"
#include "pandoria-window-files.h"
#include "session-fixture.h"
#include "template-child.h"
#include "window-fixture.h"

#define MIDDLE 100 /* acts; the position is the first start of a turn from there on */

/* --- the sample game ------------------------------------------------------------------------ */

static PandoriaRecord *
load_sample (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), "data", "games",
                                            "sample.pandoria", NULL);
  g_autoptr (GError) error = NULL;
  PandoriaRecord *record = pandoria_record_new_from_file (path, &error);

  g_assert_no_error (error);
  return record;
}

/* Returns: the number of acts before the position. */
static guint
find_middle (PandoriaRecord *sample, PandoriaState *state)
{
  guint n = MIDDLE;

  while (pandoria_record_replay (sample, n, state, NULL, NULL)
         && state->step != PANDORIA_STEP_PLACE)
    n++;
  g_assert_cmpint (state->step, ==, PANDORIA_STEP_PLACE);
  return n;
}

static gboolean
has_begun (gpointer window)
{
  PandoriaGame *game = pandoria_play_get_view (pandoria_window_get_play (window))->game;

  return game != NULL && pandoria_game_get_position (game) == 0;
}

/* Opens the window at the beginning of the sample game. */
static gpointer
open_at_beginning (PandoriaWindow *window, PandoriaRecord *sample)
{
  g_autoptr (PandoriaRecord) record = pandoria_record_new_beginning (sample, 0);
  GtkWidget *dialog;

  pandoria_window_create_game (window, record);
  g_assert_true (window_fixture_wait (has_begun, window));
  window_driver_settle ();
  window_fixture_activate (window, "enter-position");
  window_driver_settle ();
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_MIDDLE_WINDOW);
  g_assert_nonnull (dialog);
  gtk_test_widget_wait_for_draw (dialog);
  return dialog;
}

/* --- going through the pages ---------------------------------------------------------------- */

static gpointer
find_in_page (gpointer dialog, GType type)
{
  return template_find_type (gtk_stack_get_visible_child (template_child (dialog, "stack")), type);
}

/* PageTurn: the page that was shown before a button was pressed. */
typedef struct
{
  gpointer dialog;
  GtkWidget *page;
} PageTurn;

static gboolean
is_turned (gpointer data)
{
  PageTurn *turn = data;
  gboolean is_gone = window_driver_find_toplevel (PANDORIA_TYPE_MIDDLE_WINDOW) == NULL;

  return is_gone
         || gtk_stack_get_visible_child (template_child (turn->dialog, "stack")) != turn->page;
}

/* Presses Enter on a button. GTK shows it as pressed for a while. */
static void
press_button (gpointer dialog, const char *id)
{
  GtkWidget *button = template_child (dialog, id);
  PageTurn turn = { dialog, gtk_stack_get_visible_child (template_child (dialog, "stack")) };

  g_assert_true (gtk_widget_grab_focus (button));
  g_assert_true (keyboard_press (dialog, "Return"));
  g_assert_true (window_fixture_wait (is_turned, &turn));
  window_driver_settle ();
}

static void
enter_table (gpointer dialog, const PandoriaState *wanted)
{
  PandoriaTableEdit edit;

  pandoria_table_edit_init (&edit, wanted);
  pandoria_table_panel_set_table (find_in_page (dialog, PANDORIA_TYPE_TABLE_PANEL), &edit);
}

static void
enter_player (gpointer dialog, const PandoriaState *wanted, guint seat)
{
  PandoriaMarkersPanel *markers = find_in_page (dialog, PANDORIA_TYPE_MARKERS_PANEL);
  const PandoriaPlayerState *player = &wanted->players[seat];
  PandoriaPlayerEdit edit = { .n_slots = PANDORIA_MAX_SLOTS, .edit_top_spell = PANDORIA_EDIT_SET };

  g_assert_cmpuint (pandoria_correction_panel_get_player (PANDORIA_CORRECTION_PANEL (markers)), ==,
                    seat);
  for (guint c = 0; c <= PANDORIA_COUNTER_POINTS; c++)
    markers_set_value (markers, c, player->counters[c]);
  markers_set_value (markers, PANDORIA_COUNTER_HAND, player->hand);
  markers_set_value (markers, PANDORIA_COUNTER_WORKERS, player->workers);
  markers_set_value (markers, PANDORIA_COUNTER_CASTLES, player->castles);
  memcpy (edit.slots, player->slots, sizeof edit.slots);
  edit.top_spell = player->top_spell;
  pandoria_tableau_panel_set_tableau (find_in_page (dialog, PANDORIA_TYPE_TABLEAU_PANEL), &edit);
}

/* --- painting ------------------------------------------------------------------------------- */

static PandoriaBoardView *
get_board (gpointer dialog)
{
  return find_in_page (dialog, PANDORIA_TYPE_BOARD_VIEW);
}

static void
press_on_space (gpointer dialog, PandoriaSpace at, const char *key)
{
  GtkWidget *space = pandoria_board_view_get_space (get_board (dialog), at);

  g_assert_true (gtk_widget_grab_focus (space));
  g_assert_true (keyboard_press (dialog, key));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (dialog)) == space);
}

/* One and two symbols have keys. The others need Shift, whose character depends on the keyboard
 * layout. */
static void
paint_tile (gpointer dialog, PandoriaSpace at, const PandoriaSpaceWish *wish)
{
  PandoriaHexPicker *picker = find_in_page (dialog, PANDORIA_TYPE_HEX_PICKER);
  g_autofree char *key = NULL;

  if (wish->symbols == 1 || wish->symbols == 2)
    {
      key = g_strdup_printf ("%d",
                             wish->terrain + 1 + (wish->symbols == 2 ? PANDORIA_N_TERRAINS : 0));
      press_on_space (dialog, at, key);
      return;
    }
  pandoria_hex_picker_press (
      picker, (guint) wish->terrain + 1 + (wish->symbols == 3 ? PANDORIA_N_TERRAINS : 0), TRUE);
  press_on_space (dialog, at, "Return");
}

static void
choose_owner (gpointer dialog, PandoriaSpace at, int owner)
{
  GtkDropDown *drop_down
      = template_child (find_in_page (dialog, PANDORIA_TYPE_PAINT_TOOLS), "owner");

  while ((int) gtk_drop_down_get_selected (drop_down) != owner)
    press_on_space (dialog, at, "p");
}

static void
paint_space (gpointer dialog, const PandoriaState *first, const PandoriaState *wanted,
             PandoriaSpace at)
{
  PandoriaSpaceWish now, wish;

  pandoria_space_edit_read (first, at, &now);
  pandoria_space_edit_read (wanted, at, &wish);
  if (wish.terrain >= 0 && (wish.terrain != now.terrain || wish.symbols != now.symbols))
    paint_tile (dialog, at, &wish);
  if (wish.castle >= 0)
    {
      choose_owner (dialog, at, wish.castle);
      press_on_space (dialog, at, "c");
    }
  if (wish.figure >= 0)
    {
      choose_owner (dialog, at, wish.figure);
      press_on_space (dialog, at, wish.leader ? "l" : "w");
    }
  for (guint i = now.artifacts; i < wish.artifacts; i++)
    press_on_space (dialog, at, "a");
}

static void
paint_board (gpointer dialog, const PandoriaState *first, const PandoriaState *wanted)
{
  PandoriaSpaces all = pandoria_spaces_or (wanted->plain, wanted->ship_at);
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, all)
    paint_space (dialog, first, wanted, at);
}

/* --- tests ---------------------------------------------------------------------------------- */

static gboolean
is_gone (gpointer data)
{
  return window_driver_find_toplevel (PANDORIA_TYPE_MIDDLE_WINDOW) == NULL;
}

static void
assert_same_but_history (const PandoriaState *reached, const PandoriaState *wanted)
{
  PandoriaState plain = *reached;

  plain.slots_corrected = wanted->slots_corrected;
  g_assert_true (pandoria_state_equal (&plain, wanted));
}

static void
play_on (PandoriaWindow *window, PandoriaRecord *sample, guint n)
{
  PandoriaGame *game = pandoria_play_get_view (pandoria_window_get_play (window))->game;

  for (guint i = n; i < pandoria_record_get_n_actions (sample); i++)
    fixture_apply (game, *pandoria_record_get_action (sample, i));
}

/* Enters the whole position, page by page. */
static void
test_sample (PandoriaWindow *window)
{
  g_autoptr (PandoriaRecord) sample = load_sample ();
  gpointer dialog = open_at_beginning (window, sample);
  PandoriaState first = *window_fixture_get_state (window), wanted, end;
  PandoriaResult result, reached;
  guint n = find_middle (sample, &wanted);

  keyboard_start_counting ();
  enter_table (dialog, &wanted);
  for (guint seat = 0; seat < wanted.n_players; seat++)
    {
      press_button (dialog, "next_button");
      enter_player (dialog, &wanted, seat);
    }
  press_button (dialog, "next_button");
  paint_board (dialog, &first, &wanted);
  press_button (dialog, "next_button");
  g_assert_true (gtk_widget_get_visible (template_child (dialog, "nothing_wrong")));
  press_button (dialog, "begin_button");
  g_test_message ("%u keys besides the numbers", keyboard_n_presses);
  g_assert_true (window_fixture_wait (is_gone, NULL));
  assert_same_but_history (window_fixture_get_state (window), &wanted);
  play_on (window, sample, n);
  g_assert_true (
      pandoria_record_replay (sample, pandoria_record_get_n_actions (sample), &end, NULL, NULL));
  pandoria_state_get_result (&end, &result);
  pandoria_state_get_result (window_fixture_get_state (window), &reached);
  g_assert_cmpmem (&result, sizeof result, &reached, sizeof reached);
}

static void
go_to_faults (gpointer dialog)
{
  while (gtk_widget_get_visible (template_child (dialog, "next_button")))
    press_button (dialog, "next_button");
}

static void
press_fault (gpointer dialog, guint index, const char *words)
{
  GtkListBox *list = template_child (dialog, "faults_list");
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, (int) index);

  g_assert_nonnull (row);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, words);
  g_signal_emit_by_name (list, "row-activated", row);
  window_driver_settle ();
}

/* --- presses -------------------------------------------------------------------------------- */

/* Three players with artifacts join in round 6: from the first press to the game. The names are
 * those of the last game; a new name is typed, a letter a press. A press is one key or one click,
 * and a typed digit is one, too. Shift with a key is two. The pointer moves for nothing, and so
 * does the keyboard from the last row of a page to its button. */
#define MOST_TO_PRESS 120

static const char *const names[] = { "Marta", "Jonas", "Aylin" };

static void
press (guint n)
{
  keyboard_n_presses += n;
}

/* Returns: (transfer full): the turns of a stored evening of three, as they were played. */
static PandoriaRecord *
load_evening (void)
{
  g_autofree char *path
      = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), "tests", "game", "evening.txt", NULL);
  g_autofree char *text = fixture_read (path);
  g_auto (GStrv) parts = g_strsplit (text, "\n---", 2);
  PandoriaRecord *record = pandoria_notation_read_game (parts[0], NULL);

  g_assert_nonnull (record);
  return record;
}

static void
reach_round (PandoriaRecord *record, guint round, PandoriaState *state)
{
  guint n = 0;

  while (pandoria_record_replay (record, n, state, NULL, NULL) && state->round < round)
    n++;
  g_assert_cmpuint (state->round, ==, round);
}

/* The group of the last game, which had other realms. */
static void
remember_group (void)
{
  const char *const colors[] = { "red", "blue", "green" };
  g_autoptr (GSettings) settings = pandoria_settings_open ("last-realms");
  GVariantBuilder players;

  g_variant_builder_init (&players, G_VARIANT_TYPE ("a(ss)"));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_variant_builder_add (&players, "(ss)", names[i], colors[i]);
  g_settings_set_value (settings, "last-players", g_variant_builder_end (&players));
}

/* The record has the start tiles, two spaces each, in the order in which they are asked for.
 */
static void
enter_start_tiles (gpointer dialog, const PandoriaSetup *setup)
{
  gpointer picker
      = template_find_type (template_child (dialog, "start_tiles"), PANDORIA_TYPE_HEX_PICKER);

  for (guint i = 0; i < 4; i++)
    {
      const PandoriaHex *hex = &setup->start_tiles[i / 2][i % 2];
      gboolean has_two = hex->symbols >= 2, is_shifted = hex->symbols % 3 == 0;

      press (is_shifted ? 2 : 1);
      pandoria_hex_picker_press (
          picker, (guint) hex->terrain + 1 + (has_two ? PANDORIA_N_TERRAINS : 0), is_shifted);
      window_driver_settle ();
    }
}

/* The setup page asks for the realms and for who began, and draws nothing. */
static void
enter_setup (gpointer dialog, const PandoriaSetup *setup)
{
  press (1); /* Alt+S */
  g_assert_true (gtk_widget_mnemonic_activate (template_child (dialog, "last_row"), FALSE));
  window_driver_settle ();
  press (1); /* a card */
  new_game_set_variant (dialog, (PandoriaVariant) setup->variant);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      press (2); /* the list, and its row */
      new_game_set_realm (dialog, (int) seat, (PandoriaRealm) setup->players[seat].realm);
    }
  press (2); /* the list, and its row */
  adw_combo_row_set_selected (template_child (dialog, "start_row"), setup->start_player + 1u);
  press (1); /* a switch */
  gtk_switch_set_active (template_child (dialog, "artifacts_switch"), setup->artifacts);
  keyboard_click (template_child (dialog, "next_button"));
  g_assert_true (window_fixture_wait (new_game_shows_tiles, dialog));
  enter_start_tiles (dialog, setup);
  keyboard_click (template_child (dialog, "begin_button"));
}

static gboolean
is_asked_for_position (gpointer data)
{
  return window_driver_find_toplevel (PANDORIA_TYPE_MIDDLE_WINDOW) != NULL;
}

/* Returns: (transfer none): the window for the position, behind that of the setup. */
static gpointer
join (PandoriaWindow *window, PandoriaRecord *record)
{
  remember_group ();
  press (1); /* the button of the start page */
  window_fixture_activate (window, "join");
  window_driver_settle ();
  enter_setup (window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW),
               pandoria_record_get_setup (record));
  g_assert_true (window_fixture_wait (is_asked_for_position, NULL));
  return window_driver_find_toplevel (PANDORIA_TYPE_MIDDLE_WINDOW);
}

/* Appends what each row with a number or a choice below @widget contains. */
static void
read_rows (GtkWidget *widget, GArray *values)
{
  int value = -1;

  if (PANDORIA_IS_NUMBER_ROW (widget))
    value = pandoria_number_row_get_value (PANDORIA_NUMBER_ROW (widget));
  else if (ADW_IS_COMBO_ROW (widget))
    value = (int) adw_combo_row_get_selected (ADW_COMBO_ROW (widget));
  if (PANDORIA_IS_NUMBER_ROW (widget) || ADW_IS_COMBO_ROW (widget))
    g_array_append_val (values, value);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_rows (child, values);
}

static GArray *
read_page (gpointer dialog)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (int));

  read_rows (gtk_stack_get_visible_child (template_child (dialog, "stack")), values);
  return values;
}

/* A press leads to a row, another one or two enter its number or choose an option. */
static void
count_changes (gpointer dialog, GArray *before)
{
  g_autoptr (GArray) after = read_page (dialog);

  g_assert_cmpuint (after->len, ==, before->len);
  for (guint i = 0; i < after->len; i++)
    if (g_array_index (after, int, i) != g_array_index (before, int, i))
      press (g_array_index (after, int, i) > 9 ? 3 : 2);
}

/* Returns: (nullable): the explanation below the title of a marker's row. */
static const char *
find_explanation (gpointer dialog, guint counter)
{
  PandoriaMarkersPanel *markers = find_in_page (dialog, PANDORIA_TYPE_MARKERS_PANEL);
  GtkListBox *list
      = GTK_LIST_BOX (template_find_type (template_child (markers, "group"), GTK_TYPE_LIST_BOX));

  return adw_action_row_get_subtitle (
      ADW_ACTION_ROW (gtk_list_box_get_row_at_index (list, (int) counter)));
}

/* The double tiles that are left follow from the board. */
static void
enter_table_without_tiles (gpointer dialog, const PandoriaState *first, const PandoriaState *wanted)
{
  PandoriaTableEdit edit;
  gpointer row = template_child (template_child (dialog, "table"), "double_tiles");

  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, "Unchanged: without those on the board");
  pandoria_table_edit_init (&edit, wanted);
  edit.numbers[PANDORIA_TABLE_DOUBLE_TILES] = first->double_tiles;
  pandoria_table_panel_set_table (find_in_page (dialog, PANDORIA_TYPE_TABLE_PANEL), &edit);
}

/* Workers and castles in the reserve follow from the board, and costs are asked for when they
 * count. */
static void
enter_what_is_needed (gpointer dialog, const PandoriaState *wanted, guint seat)
{
  PandoriaMarkersPanel *markers = find_in_page (dialog, PANDORIA_TYPE_MARKERS_PANEL);
  const PandoriaPlayerState *player = &wanted->players[seat];
  PandoriaPlayerEdit edit = { .n_slots = PANDORIA_MAX_SLOTS, .edit_top_spell = PANDORIA_EDIT_SET };

  for (guint c = 0; c <= PANDORIA_COUNTER_POINTS; c++)
    markers_set_value (markers, c, player->counters[c]);
  markers_set_value (markers, PANDORIA_COUNTER_HAND, player->hand);
  markers_set_value (markers, PANDORIA_COUNTER_ARTIFACTS, player->artifacts);
  memcpy (edit.slots, player->slots, sizeof edit.slots);
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    edit.slots[i].cost = 0;
  edit.top_spell = player->top_spell;
  pandoria_tableau_panel_set_tableau (find_in_page (dialog, PANDORIA_TYPE_TABLEAU_PANEL), &edit);
}

/* The pointer is on @at, the keyboard elsewhere on the board. */
static void
aim (gpointer dialog, PandoriaSpace at)
{
  PandoriaBoardView *board = get_board (dialog);

  gtk_widget_grab_focus (pandoria_board_view_get_space (board, pandoria_space_from_name ("A6")));
  g_signal_emit_by_name (board, "space-hovered", (int) at);
}

static void
paint_by_key (gpointer dialog, PandoriaSpace at, const char *key)
{
  aim (dialog, at);
  g_assert_true (keyboard_press (dialog, key));
}

static void
paint_tile_by_key (gpointer dialog, PandoriaSpace at, const PandoriaSpaceWish *wish)
{
  PandoriaHexPicker *picker = find_in_page (dialog, PANDORIA_TYPE_HEX_PICKER);
  guint number = (guint) wish->terrain + 1 + (wish->symbols >= 2 ? PANDORIA_N_TERRAINS : 0);
  g_autofree char *key = g_strdup_printf ("%u", number);

  if (wish->symbols % 3 != 0)
    {
      paint_by_key (dialog, at, key);
      return;
    }
  aim (dialog, at);
  press (2); /* with Shift, whose character depends on the layout */
  pandoria_hex_picker_press (picker, number, TRUE);
  g_signal_emit_by_name (find_in_page (dialog, PANDORIA_TYPE_PAINT_TOOLS), "keyed");
}

static gboolean
is_of (const PandoriaSpaceWish *wish, int seat)
{
  return wish->castle == seat || wish->figure == seat;
}

static void
paint_pieces_by_key (gpointer dialog, PandoriaSpace at, const PandoriaSpaceWish *wish)
{
  if (wish->castle >= 0)
    paint_by_key (dialog, at, "c");
  if (wish->figure >= 0)
    paint_by_key (dialog, at, wish->leader ? "l" : "w");
}

/* First the tiles with their artifacts, then the pieces of one player after the other. */
static void
paint_by_keys (gpointer dialog, const PandoriaState *first, const PandoriaState *wanted)
{
  PandoriaSpaces all = pandoria_spaces_or (wanted->plain, wanted->ship_at);
  PandoriaSpaceWish now, wish;
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, all)
    {
      pandoria_space_edit_read (first, at, &now);
      pandoria_space_edit_read (wanted, at, &wish);
      if (wish.terrain >= 0 && (wish.terrain != now.terrain || wish.symbols != now.symbols))
        paint_tile_by_key (dialog, at, &wish);
      for (guint i = now.artifacts; i < wish.artifacts; i++)
        paint_by_key (dialog, at, "a");
    }
  for (int seat = 0; seat < wanted->n_players; seat++)
    {
      if (seat > 0)
        keyboard_press (dialog, "p");
      PANDORIA_FOREACH_SPACE (at, all)
        {
          pandoria_space_edit_read (wanted, at, &wish);
          if (is_of (&wish, seat))
            paint_pieces_by_key (dialog, at, &wish);
        }
    }
}

/* Prints the presses of a part. The next part begins. */
static void
report (const char *part, guint *before)
{
  g_test_message ("%s: %u presses", part, keyboard_n_presses - *before);
  *before = keyboard_n_presses;
}

static void
assert_taken_over (const PandoriaState *reached, const PandoriaState *wanted)
{
  g_assert_cmpuint (reached->round, ==, wanted->round);
  g_assert_cmpuint (reached->double_tiles, ==, wanted->double_tiles);
  for (guint seat = 0; seat < wanted->n_players; seat++)
    {
      const PandoriaPlayerState *player = &reached->players[seat];

      g_assert_cmpmem (player->counters, sizeof player->counters, wanted->players[seat].counters,
                       sizeof player->counters);
      g_assert_cmpuint (player->artifacts, ==, wanted->players[seat].artifacts);
      g_assert_cmpuint (player->workers, ==, wanted->players[seat].workers);
      g_assert_cmpuint (player->castles, ==, wanted->players[seat].castles);
    }
}

static void
test_presses (PandoriaWindow *window)
{
  g_autoptr (PandoriaRecord) evening = load_evening ();
  PandoriaState first, wanted;
  g_autoptr (GArray) table = NULL;
  gpointer dialog;
  guint before = 0;

  keyboard_start_counting ();
  dialog = join (window, evening);
  report ("setup", &before);
  g_assert_true (pandoria_record_replay (evening, 0, &first, NULL, NULL));
  reach_round (evening, 6, &wanted);
  table = read_page (dialog);
  enter_table_without_tiles (dialog, &first, &wanted);
  count_changes (dialog, table);
  press_button (dialog, "next_button");
  report ("table", &before);
  for (guint seat = 0; seat < wanted.n_players; seat++)
    {
      g_autoptr (GArray) rows = read_page (dialog);

      g_assert_cmpstr (find_explanation (dialog, PANDORIA_COUNTER_WORKERS), ==,
                       "Unchanged: without those on the board");
      enter_what_is_needed (dialog, &wanted, seat);
      count_changes (dialog, rows);
      press_button (dialog, "next_button");
    }
  report ("players", &before);
  g_assert_true (PANDORIA_IS_SPACE_WIDGET (gtk_root_get_focus (dialog)));
  paint_by_keys (dialog, &first, &wanted);
  press_button (dialog, "next_button");
  report ("board", &before);
  g_assert_true (gtk_widget_get_visible (template_child (dialog, "nothing_wrong")));
  press_button (dialog, "begin_button");
  g_test_message ("all: %u presses", keyboard_n_presses);
  g_assert_cmpuint (keyboard_n_presses, <=, MOST_TO_PRESS);
  g_assert_true (window_fixture_wait (is_gone, NULL));
  assert_taken_over (window_fixture_get_state (window), &wanted);
}

/* The printed cost of a card is not that of the card that was in the slot before. */
static void
test_cost_of_another_card (PandoriaWindow *window)
{
  g_autoptr (PandoriaRecord) sample = load_sample ();
  gpointer dialog = open_at_beginning (window, sample);
  gpointer panel;
  PandoriaNumberRow *cost;
  PandoriaChoiceRow *card;

  press_button (dialog, "next_button");
  panel = find_in_page (dialog, PANDORIA_TYPE_TABLEAU_PANEL);
  card = template_find_type (panel, PANDORIA_TYPE_CHOICE_ROW);
  cost = template_find_type (gtk_widget_get_parent (GTK_WIDGET (card)), PANDORIA_TYPE_NUMBER_ROW);
  pandoria_choice_row_set_value (card, PANDORIA_CHOICE_OF_CARD (PANDORIA_BUILDING_BANK, 1));
  pandoria_number_row_set_value (cost, 4);
  pandoria_choice_row_set_value (card, PANDORIA_CHOICE_OF_CARD (PANDORIA_BUILDING_STATUE, 0));
  g_assert_cmpint (pandoria_number_row_get_value (cost), ==, 0);
}

/* A figure without land below it prevents the game from starting; a wrong number of workers does
 * not. Both faults lead to the page that fixes them. */
static void
test_faults (PandoriaWindow *window)
{
  g_autoptr (PandoriaRecord) sample = load_sample ();
  gpointer dialog = open_at_beginning (window, sample);
  PandoriaSpace at = pandoria_space_from_name ("L9");

  press_button (dialog, "next_button");
  markers_set_value (find_in_page (dialog, PANDORIA_TYPE_MARKERS_PANEL), PANDORIA_COUNTER_WORKERS,
                     2);
  while (find_in_page (dialog, PANDORIA_TYPE_BOARD_VIEW) == NULL)
    press_button (dialog, "next_button");
  press_on_space (dialog, at, "w");
  press_button (dialog, "next_button");
  g_assert_false (gtk_widget_get_visible (template_child (dialog, "nothing_wrong")));
  g_assert_false (gtk_widget_get_sensitive (template_child (dialog, "begin_button")));
  press_fault (dialog, 1, "Marta’s workers, on the board and elsewhere: 3 instead of 4.");
  g_assert_nonnull (find_in_page (dialog, PANDORIA_TYPE_MARKERS_PANEL));
  go_to_faults (dialog);
  press_fault (dialog, 0,
               "Marta’s figure on L9 has nothing to stand on: a tile, castle or ship is missing.");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (dialog))
                 == pandoria_board_view_get_space (get_board (dialog), at));
  g_assert_true (keyboard_press (dialog, "Delete"));
  press_button (dialog, "next_button");
  g_assert_true (gtk_widget_get_sensitive (template_child (dialog, "begin_button")));
  press_button (dialog, "begin_button");
  g_assert_true (window_fixture_wait (is_gone, NULL));
  g_assert_cmpint (window_fixture_get_state (window)->players[0].total_workers, ==, 2);
}

/* A piece that does not fit on its space changes nothing. Escape goes back, and then closes without
 * a change. */
static void
test_refused (PandoriaWindow *window)
{
  g_autoptr (PandoriaRecord) sample = load_sample ();
  gpointer dialog = open_at_beginning (window, sample);
  PandoriaState first = *window_fixture_get_state (window);

  while (find_in_page (dialog, PANDORIA_TYPE_BOARD_VIEW) == NULL)
    press_button (dialog, "next_button");
  press_on_space (dialog, pandoria_space_from_name ("A6"), "c");
  g_assert_cmpstr (template_text (dialog, "missing_label"), ==, "That cannot be placed on A6.");
  press_on_space (dialog, pandoria_space_from_name ("A6"), "1");
  g_assert_true (gtk_widget_get_visible (template_child (dialog, "missing_label")));
  press_button (dialog, "next_button");
  g_assert_true (gtk_widget_get_visible (template_child (dialog, "nothing_wrong")));
  for (guint i = 0; i < first.n_players + 3u; i++)
    keyboard_press (dialog, "Escape");
  g_assert_true (window_fixture_wait (is_gone, NULL));
  g_assert_true (pandoria_state_equal (&first, window_fixture_get_state (window)));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/middle/sample", test_sample);
  window_fixture_add ("/middle/presses", test_presses);
  window_fixture_add ("/middle/cost-of-another-card", test_cost_of_another_card);
  window_fixture_add ("/middle/faults", test_faults);
  window_fixture_add ("/middle/refused", test_refused);
  return window_fixture_run_in_one_window ();
}
