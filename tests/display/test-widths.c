/* Shows the window at every width, in the language of the environment and in larger text: no step
 * of the turn is cut off. With -m slow it tests more widths and text sizes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>

#include "control-names.h"
#include "pandoria-adaptive-bin.h"
#include "pandoria-folder.h"
#include "pandoria-lesson.h"
#include "pandoria-lines-list.h"
#include "pandoria-quiz.h"
#include "pandoria-settings.h"
#include "stored-game.h"
#include "template-child.h"
#include "window-fixture.h"

/* The width at which the fixture opens a window. */
#define FIXTURE_WIDTH 1270

/* --- sizes ---------------------------------------------------------------------------------- */

static int
measure (gpointer widget, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

static int
get_natural_width (gpointer widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* The size of the window's frame, which is not part of the content. */
static int frame;

typedef struct
{
  PandoriaWindow *window;
  int width;
} Wanted;

static gboolean
is_as_wide (gpointer data)
{
  Wanted *wanted = data;

  return gtk_widget_get_width (GTK_WIDGET (window_get_adaptive (wanted->window))) == wanted->width;
}

static void
resize (PandoriaWindow *window, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width + frame, height + frame);
  g_assert_true (window_fixture_wait (is_as_wide, &(Wanted){ window, width }));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  window_driver_settle ();
}

static void
set_scale (PandoriaWindow *window, double scale)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (scale * 96 * 1024), NULL);
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

static void
tell_parts (PandoriaWindow *window)
{
  const struct
  {
    const char *name;
    gpointer widget;
  } parts[] = {
    { "header", window_get_header (window) },
    { "turn bar", window_get_turn_bar (window) },
    { "points", window_get_score_strip (window) },
    { "quick entry", window_get_quick_entry (window) },
    { "board", window_get_toasts (window) },
    { "tray", window_get_tray (window) },
    { "play area", window_get_play_area (window) },
    { "side", window_get_sidebar (window) },
    { "players", template_child (window_get_sidebar (window), "players") },
    { "ledger", template_child (window_get_sidebar (window), "ledger_box") },
    { "pages", window_get_switcher (window) },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (gtk_widget_get_mapped (parts[i].widget))
      g_test_message ("  %s: %d", parts[i].name,
                      measure (parts[i].widget, GTK_ORIENTATION_HORIZONTAL, -1));
}

/* Checks that no part needs more room than there is, and that every control has a name. */
static void
check_width (PandoriaWindow *window, int width, double scale, const char *state)
{
  GtkWidget *content = adw_bin_get_child (ADW_BIN (window_get_adaptive (window)));
  int least = measure (content, GTK_ORIENTATION_HORIZONTAL, -1);

  control_names_check (GTK_WIDGET (window), state);
  if (least <= width)
    return;
  g_test_message ("%s, %d px, text %g (layout %d): %d px", state, width, scale,
                  pandoria_adaptive_bin_get_width_class (window_get_adaptive (window)), least);
  tell_parts (window);
  g_test_fail ();
}

/* First the widths where a layout begins, with the least room at the normal text size. Then the
 * widths just below them, and some between. */
static const int text_widths[]
    = { 360, 601, 1061, 1681, 480, 599, 640, 700, 860, 1059, 1100, 1280, 1679 };
#define N_QUICK_WIDTHS 4
static const double scales[] = { 1, 2, 1.2 };
#define N_QUICK_SCALES 2

#define NARROWEST 360

static gsize
count_scales (void)
{
  return g_test_slow () ? G_N_ELEMENTS (scales) : N_QUICK_SCALES;
}

/* Large text in a wide window has the layout of normal text, and its pictures need less of the
 * room. */
static gsize
count_widths (double scale)
{
  if (g_test_slow ())
    return G_N_ELEMENTS (text_widths);
  return scale > 1 ? 0 : N_QUICK_WIDTHS;
}

typedef void (*CheckFunc) (PandoriaWindow *window, int width, double scale, const char *state);

static void
at_each_width (PandoriaWindow *window, CheckFunc check, const char *state)
{
  frame = FIXTURE_WIDTH - gtk_widget_get_width (GTK_WIDGET (window_get_adaptive (window)));
  for (gsize i = 0; i < count_scales (); i++)
    {
      set_scale (window, scales[i]);
      for (gsize j = 0; j < count_widths (scales[i]); j++)
        {
          int width = MIN ((int) (text_widths[j] * scales[i]), 3400);

          resize (window, width, 1000);
          check (window, width, scales[i], state);
        }
      if (scales[i] > 1) /* else it is the first of text_widths */
        {
          resize (window, NARROWEST, 1000);
          check (window, NARROWEST, scales[i], state);
        }
    }
  set_scale (window, 1);
  resize (window, FIXTURE_WIDTH - frame, 800);
}

/* Checks what the window shows while it is resized. */
static void
check_widths (PandoriaWindow *window, const char *state)
{
  at_each_width (window, check_width, state);
}

/* Checks what the window shows now. */
static void
check_now (PandoriaWindow *window, int width, double scale, const char *state)
{
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  check_width (window, width, scale, state);
}

/* --- states --------------------------------------------------------------------------------- */

/* A game with all optional rules, so that the tray offers as much as possible. */
static PandoriaGame *
make_game (void)
{
  return stored_game_open ("more-artifacts-revised");
}

/* Goes back to the last earlier position at @step. */
static gboolean
go_back_to_step (PandoriaGame *game, PandoriaStep step)
{
  for (guint n = pandoria_game_get_position (game); n-- > 0;)
    if (pandoria_game_get_state_at (game, n)->step == step)
      {
        pandoria_game_go_back_to (game, n);
        return TRUE;
      }
  return FALSE;
}

static void
check_steps (PandoriaWindow *window, int width, double scale, const char *state)
{
  g_autoptr (PandoriaGame) game = make_game ();
  static const struct
  {
    PandoriaStep step;
    const char *name;
  } steps[] = {
    { PANDORIA_STEP_END, "end" },       { PANDORIA_STEP_BUY, "buy" },
    { PANDORIA_STEP_SCORE, "score" },   { PANDORIA_STEP_CARD, "card" },
    { PANDORIA_STEP_FIGURE, "figure" }, { PANDORIA_STEP_PLACE, "place" },
  };

  pandoria_window_set_game (window, game);
  check_now (window, width, scale, state);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    if (go_back_to_step (game, steps[i].step))
      check_now (window, width, scale, steps[i].name);
  pandoria_window_set_game (window, NULL);
}

static void
test_steps (PandoriaWindow *window)
{
  at_each_width (window, check_steps, "over");
}

/* Presses the first space that may be chosen. */
static void
press_first (PandoriaWindow *window)
{
  PandoriaSpace first = pandoria_spaces_first (window_driver_get_view (window)->choices);

  if (first != PANDORIA_SPACE_NONE)
    window_driver_press (window, PANDORIA_PRESS_POINTER, first);
  window_driver_settle ();
}

static void
check_plans (PandoriaWindow *window, int width, double scale, const char *state)
{
  static const struct
  {
    PandoriaStep step;
    const char *command;
    guint n_presses;
  } plans[] = {
    { PANDORIA_STEP_FIGURE, "leader", 0 },  { PANDORIA_STEP_FIGURE, "figure", 1 },
    { PANDORIA_STEP_PLACE, "castle", 0 },   { PANDORIA_STEP_PLACE, "castle", 1 },
    { PANDORIA_STEP_PLACE, "fortress", 1 }, { PANDORIA_STEP_PLACE, "single", 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (plans); i++)
    {
      g_autoptr (PandoriaGame) game = make_game ();

      pandoria_window_set_game (window, game);
      g_assert_true (go_back_to_step (game, plans[i].step));
      window_driver_settle ();
      window_driver_activate (window, plans[i].command, NULL);
      for (guint n = 0; n < plans[i].n_presses; n++)
        press_first (window);
      g_test_message ("%s, %s: %s", state, plans[i].command, window_fixture_get_sentence (window));
      check_now (window, width, scale, plans[i].command);
    }
  pandoria_window_set_game (window, NULL);
}

/* While an act is being chosen, its question is next to the board. */
static void
test_plans (PandoriaWindow *window)
{
  at_each_width (window, check_plans, "plan");
}

/* Modes that replace other parts. */
static void
test_modes (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = make_game ();

  pandoria_window_set_game (window, game);
  g_assert_true (go_back_to_step (game, PANDORIA_STEP_PLACE));
  window_fixture_activate (window, "quick-entry");
  check_widths (window, "quick entry");
  pandoria_quick_entry_close (window_get_quick_entry (window));
  pandoria_game_look_at (game, pandoria_game_get_position (game) / 2);
  window_driver_settle ();
  check_widths (window, "looking back");
  window_fixture_activate (window, "correct-act");
  check_widths (window, "correcting");
  pandoria_window_set_game (window, NULL);
}

/* Returns: (transfer none) (nullable): the toast that is shown. */
static GtkWidget *
find_toast (PandoriaWindow *window)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window_get_toasts (window)));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (gtk_widget_get_css_name (child), "toast") && gtk_widget_get_mapped (child))
      return child;
  return NULL;
}

static gboolean
has_toast (gpointer window)
{
  return find_toast (PANDORIA_WINDOW (window)) != NULL;
}

static gboolean
has_no_toast (gpointer window)
{
  return find_toast (PANDORIA_WINDOW (window)) == NULL;
}

/* With large text in a narrow window, a toast with a button has room, with and without the quick
 * entry. All its words are readable. The button below them undoes, and closes the toast. */
static void
test_toast (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = make_game ();
  GtkWidget *words, *label, *button;
  guint position;

  frame = FIXTURE_WIDTH - gtk_widget_get_width (GTK_WIDGET (window_get_adaptive (window)));
  pandoria_window_set_game (window, game);
  g_assert_true (go_back_to_step (game, PANDORIA_STEP_PLACE));
  set_scale (window, 2);
  resize (window, NARROWEST, 720);
  pandoria_toast (GTK_WIDGET (window), "Player 1 gains 3 points for tiles", TRUE);
  adw_toast_set_timeout (pandoria_play_page_get_undo_toast (window_get_page (window)), 0);
  g_assert_true (window_fixture_wait (has_toast, window));
  check_width (window, NARROWEST, 2, "toast");
  words = adw_toast_get_custom_title (pandoria_play_page_get_undo_toast (window_get_page (window)));
  g_assert_nonnull (words);
  label = template_find_type (words, GTK_TYPE_LABEL);
  gtk_test_widget_wait_for_draw (label);
  g_assert_cmpint (gtk_widget_get_width (label), >=, NARROWEST / 2);
  g_assert_cmpint (
      gtk_widget_get_height (label), <=,
      gtk_widget_get_height (gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW)));
  window_fixture_activate (window, "quick-entry");
  check_width (window, NARROWEST, 2, "toast and quick entry");
  pandoria_quick_entry_close (window_get_quick_entry (window));
  position = pandoria_game_get_position (game);
  button = template_find_type (words, GTK_TYPE_BUTTON);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (pandoria_game_get_position (game), ==, position - 1);
  g_assert_true (window_fixture_wait (has_no_toast, window));
  set_scale (window, 1);
  resize (window, FIXTURE_WIDTH - frame, 800);
  pandoria_window_set_game (window, NULL);
}

/* In a narrow window with large text and three rows of acts, the switcher of the pages at the
 * bottom is in sight. */
static void
test_height (PandoriaWindow *window)
{
  static const PandoriaStep steps[]
      = { PANDORIA_STEP_END, PANDORIA_STEP_CARD, PANDORIA_STEP_FIGURE, PANDORIA_STEP_PLACE };
  g_autoptr (PandoriaGame) game = make_game ();

  frame = FIXTURE_WIDTH - gtk_widget_get_width (GTK_WIDGET (window_get_adaptive (window)));
  pandoria_window_set_game (window, game);
  set_scale (window, 2);
  resize (window, NARROWEST, 720);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      graphene_rect_t pages;

      g_assert_true (go_back_to_step (game, steps[i]));
      window_driver_settle ();
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (window_get_switcher (window)),
                                                GTK_WIDGET (window), &pages));
      g_test_message (
          "step %d: %d px for 720; bar %d, points %d, board %d, tray %d, pages %d", steps[i],
          measure (adw_bin_get_child (ADW_BIN (window_get_adaptive (window))),
                   GTK_ORIENTATION_VERTICAL, NARROWEST),
          gtk_widget_get_height (GTK_WIDGET (window_get_turn_bar (window))),
          gtk_widget_get_height (GTK_WIDGET (window_get_score_strip (window))),
          gtk_widget_get_height (GTK_WIDGET (window_get_board (window))),
          gtk_widget_get_height (GTK_WIDGET (window_get_tray (window))), (int) pages.size.height);
      if (pages.origin.y + pages.size.height > 720)
        g_test_fail ();
    }
  set_scale (window, 1);
  pandoria_window_set_game (window, NULL);
}

/* The button for hints in all its places, and the results, next to the board and in a dialog. */
static void
test_hints (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = make_game ();
  g_autoptr (GSettings) settings = pandoria_settings_open ("hints");

  pandoria_window_set_game (window, game);
  g_assert_true (go_back_to_step (game, PANDORIA_STEP_PLACE));
  g_settings_set_boolean (settings, "hints", TRUE);
  window_fixture_choose_hex (window, 2);
  window_fixture_choose_hex (window, 5);
  check_widths (window, "hints");
  for (gsize i = 0; i < count_scales (); i++)
    {
      set_scale (window, scales[i]);
      resize (window, NARROWEST, 1000);
      window_fixture_activate (window, "hint");
      g_assert_nonnull (window_find_hint_dialog ());
      window_driver_settle ();
      g_assert_cmpint (
          measure (GTK_WIDGET (window_find_hint (window)), GTK_ORIENTATION_HORIZONTAL, -1), <=,
          NARROWEST);
      g_assert_true (pandoria_play_page_close_hint (window_get_page (window)));
      resize (window, (int) (1280 * scales[i]), 1000);
      window_fixture_activate (window, "hint");
      g_assert_null (window_find_hint_dialog ());
      window_driver_settle ();
      check_width (window, (int) (1280 * scales[i]), scales[i], "places next to the board");
      g_assert_true (pandoria_play_page_close_hint (window_get_page (window)));
    }
  set_scale (window, 1);
  resize (window, FIXTURE_WIDTH - frame, 800);
  g_settings_reset (settings, "hints");
  pandoria_window_set_game (window, NULL);
}

static void
do_lesson_step (PandoriaWindow *window, guint step)
{
  g_autoptr (GError) error = NULL;

  pandoria_game_apply_noted (window_driver_get_game (window),
                             pandoria_lesson_get_action (pandoria_lesson_get (0), step), NULL, NULL,
                             &error);
  g_assert_no_error (error);
  window_driver_settle ();
}

/* Checks a lesson when a figure can be placed, while the tile's gains are explained, and in the
 * next step, at each width. In large text it fits the height of a narrow window. */
static void
test_lesson (PandoriaWindow *window)
{
  g_autofree char *path
      = pandoria_folder_get_lesson (pandoria_lesson_get_name (pandoria_lesson_get (0)));
  graphene_rect_t pages;

  g_remove (path);
  window_driver_activate (
      window, "lesson", g_variant_new_string (pandoria_lesson_get_name (pandoria_lesson_get (0))));
  window_driver_settle ();
  for (guint i = 0; i < 7; i++)
    do_lesson_step (window, i);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window_get_lesson_panel (window))));
  check_widths (window, "lesson");
  frame = FIXTURE_WIDTH - gtk_widget_get_width (GTK_WIDGET (window_get_adaptive (window)));
  set_scale (window, 2);
  resize (window, NARROWEST, 720);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (window_get_switcher (window)),
                                            GTK_WIDGET (window), &pages));
  g_assert_cmpfloat (pages.origin.y + pages.size.height, <=, 720);
  set_scale (window, 1);
  window_fixture_activate (window, "lesson-leave");
}

static gboolean
has_told (gpointer seen)
{
  return *(guint *) seen > 1;
}

/* GTK queries once at the pointer, and again when it shows the tooltip. */
static gboolean
on_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip,
                  guint *seen)
{
  gtk_tooltip_set_text (tooltip, "tooltip");
  *seen += 1;
  return TRUE;
}

/* A window closed with a visible tooltip ignores later settings. The pointer is in the middle of
 * the screen, so the tooltip appears. */
static void
test_closed (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("coach");
  GtkWidget *other
      = pandoria_window_new (ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (window))));
  guint seen = 0;

  gtk_window_present (GTK_WINDOW (other));
  window_driver_settle ();
  frame = FIXTURE_WIDTH - gtk_widget_get_width (GTK_WIDGET (window_get_adaptive (window)));
  gtk_widget_set_has_tooltip (other, TRUE);
  g_signal_connect (other, "query-tooltip", G_CALLBACK (on_query_tooltip), &seen);
  resize (PANDORIA_WINDOW (other), 3400, 1000);
  gtk_widget_trigger_tooltip_query (other);
  g_assert_true (window_fixture_wait (has_told, &seen));
  gtk_widget_set_visible (GTK_WIDGET (window),
                          FALSE); /* otherwise this window would show the tooltip next */
  gtk_window_destroy (GTK_WINDOW (other));
  window_driver_settle ();
  for (guint i = 0; i < 2; i++)
    g_settings_set_boolean (settings, "coach", !g_settings_get_boolean (settings, "coach"));
  g_settings_reset (settings, "coach");
}

/* The start page, which has a game to continue. */
static void
test_start_page (PandoriaWindow *window)
{
  pandoria_window_set_game (window, NULL);
  check_widths (window, "start page");
}

/* With large text in a narrow window the heading fits between the buttons, and the window is not
 * too high. */
static void
check_narrow_card (PandoriaWindow *window)
{
  GtkLabel *heading = template_child (window_get_tour_card (window), "heading");
  graphene_rect_t pages;

  resize (window, NARROWEST, 720);
  g_test_message ("%s | %s: %d px of %d", gtk_label_get_label (heading),
                  gtk_button_get_label (template_child (window_get_tour_card (window), "next")),
                  gtk_widget_get_width (GTK_WIDGET (heading)), get_natural_width (heading));
  if (pango_layout_is_ellipsized (gtk_label_get_layout (heading)))
    g_test_fail ();
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (window_get_switcher (window)),
                                            GTK_WIDGET (window), &pages));
  g_assert_cmpfloat (pages.origin.y + pages.size.height, <=, 720);
}

/* A question, its answer, and the answers of the last question. */
static void
test_quiz (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = make_game ();

  pandoria_window_set_game (window, game);
  window_driver_settle ();
  window_fixture_activate (window, "quiz");
  check_widths (window, "quiz");
  set_scale (window, 2);
  check_narrow_card (window);
  for (guint i = 1; i < 2 * PANDORIA_QUIZ_MOST; i++)
    {
      window_fixture_activate (window, "quiz");
      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window_get_tour_card (window))));
      check_narrow_card (window);
    }
  set_scale (window, 1);
  resize (window, FIXTURE_WIDTH - frame, 800);
  check_widths (window, "last answer of the quiz");
  pandoria_window_set_game (window, NULL);
}

/* New topics of the coach, with their buttons. */
static void
test_coach (PandoriaWindow *window)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("coach");
  g_autoptr (PandoriaGame) game = make_game ();

  g_assert_true (go_back_to_step (game, PANDORIA_STEP_CARD));
  pandoria_window_set_game (window, game);
  g_settings_reset (settings, "coach-explained");
  g_settings_set_boolean (settings, "coach", TRUE);
  window_driver_settle ();
  check_widths (window, "coach");
  g_assert_true (gtk_widget_get_mapped (template_child (window_get_coach (window), "got_it")));
  g_settings_reset (settings, "coach");
  pandoria_window_set_game (window, NULL);
}

/* Selects a number that takes several steps to explain. */
static void
select_region (PandoriaWindow *window, PandoriaGame *game)
{
  GListModel *ledger = pandoria_game_get_ledger (game);

  for (guint i = g_list_model_get_n_items (ledger); i > 0; i--)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i - 1);

      if (entry->event.kind != PANDORIA_EVENT_REGION)
        continue;
      pandoria_lines_list_select (
          template_child (template_child (window_get_sidebar (window), "ledger"), "list"),
          G_OBJECT (entry));
      return;
    }
  g_assert_not_reached ();
}

/* The explanation of a number, from the first step to the last. */
static void
test_explained (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = make_game ();

  frame = FIXTURE_WIDTH - gtk_widget_get_width (GTK_WIDGET (window_get_adaptive (window)));
  for (guint i = 0; i < count_scales (); i++)
    {
      pandoria_window_set_game (window, game);
      set_scale (window, scales[i]);
      select_region (window, game);
      resize (window, NARROWEST, 720);
      window_fixture_activate (window, "explain");
      for (guint step = 0; step < 40 && pandoria_game_is_looking_back (game); step++)
        {
          window_driver_settle ();
          check_width (window, NARROWEST, scales[i], "explained");
          check_narrow_card (window);
          window_fixture_activate (window, "explain");
        }
      g_assert_false (pandoria_game_is_looking_back (game));
      pandoria_window_set_game (window, NULL);
    }
  set_scale (window, 1);
  resize (window, FIXTURE_WIDTH - frame, 800);
}

static gboolean is_wanted_low;

static gboolean
has_wanted_height (gpointer window)
{
  return pandoria_adaptive_bin_is_low (window_get_adaptive (window)) == is_wanted_low;
}

/* In a low window, the parts that a narrow window has above and below take no room from the acts.
 */
static void
test_low_acts (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = make_game ();

  frame = FIXTURE_WIDTH - gtk_widget_get_width (GTK_WIDGET (window_get_adaptive (window)));
  pandoria_window_set_game (window, game);
  g_assert_true (go_back_to_step (game, PANDORIA_STEP_FIGURE));
  resize (window, 1024, 600);
  is_wanted_low = TRUE;
  g_assert_true (window_fixture_wait (has_wanted_height, window));
  g_test_message ("%g px", window_fixture_get_place (window, window_get_tray (window)).size.height);
  g_assert_cmpfloat (window_fixture_get_place (window, window_get_tray (window)).size.height, >,
                     200);
  pandoria_window_set_game (window, NULL);
}

/* No sentence moves the board or the tray, even with little room for the name, or with the bar
 * above the tray. */
static void
test_sentence (PandoriaWindow *window)
{
  static const struct
  {
    int width, height;
    double text;
    gboolean low;
  } layouts[] = { { 1061, 800, 1, FALSE }, { 1080, 800, 1, FALSE }, { 1100, 800, 1, FALSE },
                  { 640, 900, 1, FALSE },  { 720, 900, 1, FALSE },  { 1024, 600, 1, TRUE },
                  { 1270, 800, 2, TRUE },  { 360, 720, 1, FALSE } };
  gpointer parts[] = { window_get_board (window), window_get_tray (window) };

  frame = FIXTURE_WIDTH - gtk_widget_get_width (GTK_WIDGET (window_get_adaptive (window)));
  for (gsize i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      g_autoptr (GString) text = g_string_new ("?");
      graphene_rect_t before[G_N_ELEMENTS (parts)];

      set_scale (window, layouts[i].text);
      resize (window, layouts[i].width, layouts[i].height);
      is_wanted_low = layouts[i].low;
      g_assert_true (window_fixture_wait (has_wanted_height, window));
      pandoria_turn_bar_set_sentence (window_get_turn_bar (window), text->str, FALSE, NULL);
      for (gsize j = 0; j < G_N_ELEMENTS (parts); j++)
        before[j] = window_fixture_get_place (window, parts[j]);
      for (guint n = 0; n < 60; n++)
        g_string_append (text, " mountains");
      for (guint error = 0; error < 2; error++)
        {
          pandoria_turn_bar_set_sentence (window_get_turn_bar (window), text->str, error > 0,
                                          "6.1");
          for (gsize j = 0; j < G_N_ELEMENTS (parts); j++)
            {
              graphene_rect_t during = window_fixture_get_place (window, parts[j]);

              g_test_message ("%d px, part %zu: %g and %g, now %g and %g", layouts[i].width, j,
                              before[j].origin.y, before[j].size.height, during.origin.y,
                              during.size.height);
              g_assert_true (graphene_rect_equal (&before[j], &during));
            }
        }
      pandoria_turn_bar_set_sentence (window_get_turn_bar (window), NULL, FALSE, NULL);
    }
  set_scale (window, 1);
}

/* No label of the main button moves its neighbors. */
static void
test_main_button (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = make_game ();
  GtkWidget *castle = template_child (window_get_tile_row (window), "castle");
  graphene_rect_t before, during;

  frame = FIXTURE_WIDTH - gtk_widget_get_width (GTK_WIDGET (window_get_adaptive (window)));
  pandoria_window_set_game (window, game);
  g_assert_true (go_back_to_step (game, PANDORIA_STEP_PLACE));
  resize (window, NARROWEST, 720);
  window_driver_settle ();
  before = window_fixture_get_place (window, castle);
  for (guint i = 0; i < 4; i++)
    {
      if (i == 0)
        window_fixture_choose_hex (window, 1);
      else if (i == 1)
        window_fixture_choose_hex (window, 6);
      else
        window_driver_activate (window, i == 2 ? "castle" : "fortress", NULL);
      if (i == 1)
        press_first (window);
      during = window_fixture_get_place (window, castle);
      g_test_message ("%s: %g and %g, now %g and %g", window_driver_get_view (window)->next_label,
                      before.origin.x, before.size.width, during.origin.x, during.size.width);
      g_assert_true (graphene_rect_equal (&before, &during));
    }
  pandoria_window_set_game (window, NULL);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  /* gtk_test_init () has set its own locale. */
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("PANDORIA_CATALOGUES"));
  textdomain (GETTEXT_PACKAGE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  window_fixture_add ("/widths/closed", test_closed);
  window_fixture_add ("/widths/steps", test_steps);
  window_fixture_add ("/widths/plans", test_plans);
  window_fixture_add ("/widths/modes", test_modes);
  window_fixture_add ("/widths/toast", test_toast);
  window_fixture_add ("/widths/height", test_height);
  window_fixture_add ("/widths/hints", test_hints);
  window_fixture_add ("/widths/lesson", test_lesson);
  window_fixture_add ("/widths/start-page", test_start_page);
  window_fixture_add ("/widths/quiz", test_quiz);
  window_fixture_add ("/widths/coach", test_coach);
  window_fixture_add ("/widths/explained", test_explained);
  window_fixture_add ("/widths/low-acts", test_low_acts);
  window_fixture_add ("/widths/sentence", test_sentence);
  window_fixture_add ("/widths/main-button", test_main_button);
  return window_fixture_run_in_one_window ();
}
