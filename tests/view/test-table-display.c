/* Tests the table display: the parts of the game that it shows, and that it takes no input.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "pandoria-board-testing.h"
#include "pandoria-game.h"
#include "pandoria-table-display.h"
#include "pandoria-table-face.h"
#include "pandoria-table-plate.h"
#include "pandoria-table-testing.h"
#include "pandoria-table-text.h"
#include "pandoria-text-moves.h"
#include "pandoria-text.h"
#include "panel-fixture.h"
#include "sample-game.h"
#include "template-child.h"

#define PARTNERS "tests/playthroughs/regular-first-river-partnership.pandoria"
#define FAMILY   "tests/playthroughs/family-first-a.pandoria"

/* --- instead of a window manager --- -------------------------------- */

static gboolean is_full;
static GdkMonitor *full_on;

void
gtk_window_fullscreen (GtkWindow *window)
{
  is_full = TRUE;
  g_object_notify (G_OBJECT (window), "fullscreened");
}

void
gtk_window_fullscreen_on_monitor (GtkWindow *window, GdkMonitor *monitor)
{
  full_on = monitor;
  gtk_window_fullscreen (window);
}

void
gtk_window_unfullscreen (GtkWindow *window)
{
  is_full = FALSE;
  g_object_notify (G_OBJECT (window), "fullscreened");
}

gboolean
gtk_window_is_fullscreen (GtkWindow *window)
{
  return is_full;
}

/* --- fixture --- */

typedef struct
{
  PandoriaGame *game;
  GtkWidget *window;
  PandoriaTableFace *face;
  guint position; /* at the end of the record */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer name)
{
  is_full = FALSE;
  full_on = NULL;
  fixture->game = sample_game_load (name != NULL ? name : SAMPLE_GAME);
  fixture->position = pandoria_game_get_position (fixture->game);
  fixture->window = pandoria_table_display_new ();
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  fixture->face = template_child (fixture->window, "face");
  pandoria_table_display_set_game (PANDORIA_TABLE_DISPLAY (fixture->window), fixture->game);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer name)
{
  if (fixture->window != NULL)
    {
      g_object_remove_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
      gtk_window_destroy (GTK_WINDOW (fixture->window));
    }
  g_object_unref (fixture->game);
}

static GPtrArray *
find_plates (Fixture *fixture)
{
  return panel_find_all (GTK_WIDGET (fixture->face), PANDORIA_TYPE_TABLE_PLATE);
}

static void
assert_plate (GPtrArray *plates, guint index, const char *words)
{
  g_assert_cmpuint (index, <, plates->len);
  gtk_test_accessible_assert_property (plates->pdata[index], GTK_ACCESSIBLE_PROPERTY_LABEL, words);
}

/* The plate of @seat also shows what that player has, and @note (nullable). */
static void
assert_shows (Fixture *fixture, GPtrArray *plates, guint seat, const char *words, const char *note)
{
  g_autofree char *supplies
      = pandoria_text_supplies (pandoria_game_get_state (fixture->game), seat);
  g_autofree char *all = g_strdup_printf ("%s; %s%s%s", words, supplies, note != NULL ? "; " : "",
                                          note != NULL ? note : "");

  assert_plate (plates, seat, all);
}

/* --- texts --- ------ */

static void
test_finished (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) plates = find_plates (fixture);

  g_assert_cmpstr (pandoria_table_text_get (PANDORIA_TABLE_TEXT (template_nth (fixture->face, 1))),
                   ==, "Aylin wins by 1 point, 58 : 57.");
  g_assert_cmpstr (pandoria_table_text_get (PANDORIA_TABLE_TEXT (template_nth (fixture->face, 3))),
                   ==, "The game is over");
  g_assert_cmpuint (plates->len, ==, 4);
  assert_plate (plates, 0, "Aylin (Green): 58 points"); /* the winner first */
  assert_plate (plates, 1, "Pieter (Yellow): 57 points");
  assert_plate (plates, 2, "Marta (Red): 52 points");
  for (guint i = 0; i < plates->len; i++)
    g_assert_false (gtk_widget_has_css_class (plates->pdata[i], "active"));
}

/* The final scoring is shown one by one, the winner last. Then the plates are in their order. */
static void
test_final (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Jonas", "Marta", "Pieter", "Aylin" };
  PandoriaTableText *turn = PANDORIA_TABLE_TEXT (template_nth (fixture->face, 1));
  PandoriaTableText *gain = PANDORIA_TABLE_TEXT (template_nth (fixture->face, 2));
  g_autoptr (GPtrArray) plates = find_plates (fixture);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  pandoria_game_undo (fixture->game);
  pandoria_game_redo (fixture->game);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *start = g_strdup_printf ("%s: ", names[i]);

      g_assert_cmpstr (pandoria_table_text_get (turn), ==, "Final Scoring");
      g_assert_true (g_str_has_prefix (pandoria_table_text_get (gain), start));
      pandoria_table_face_reveal_next (fixture->face);
    }
  g_assert_cmpstr (pandoria_table_text_get (turn), ==, "Aylin wins by 1 point, 58 : 57.");
  assert_plate (plates, 0, "Aylin (Green): 58 points");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* The display follows each act, backwards and forwards. */
static void
test_follows (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) plates = find_plates (fixture);
  PandoriaRecord *record = pandoria_game_get_record (fixture->game);

  for (guint position = 0; position < fixture->position; position += 7)
    {
      const PandoriaState *state;
      g_autofree char *turn = NULL;

      panel_go_to (fixture->game, position);
      state = pandoria_game_get_state (fixture->game);
      turn = g_strdup_printf ("%s’s turn", pandoria_record_get_player_name (record, state->active));
      g_assert_cmpstr (
          pandoria_table_text_get (PANDORIA_TABLE_TEXT (template_nth (fixture->face, 1))), ==,
          turn);
      for (guint seat = 0; seat < 4; seat++)
        g_assert_cmpint (gtk_widget_has_css_class (plates->pdata[seat], "active"), ==,
                         seat == state->active);
    }
}

static void
test_lead (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) plates = find_plates (fixture);
  PandoriaAction action;

  panel_go_to (fixture->game, 0);
  assert_shows (fixture, plates, 0, "Marta (Red), whose turn it is: 0 points", NULL);
  assert_shows (fixture, plates, 1, "Jonas (Blue): 0 points", "next");
  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.player = 1;
  action.adjust[PANDORIA_COUNTER_POINTS] = 7;
  g_assert_true (pandoria_game_apply_noted (fixture->game, &action, NULL, NULL, NULL));
  assert_shows (fixture, plates, 0, "Marta (Red), whose turn it is: 0 points", NULL);
  assert_shows (fixture, plates, 1, "Jonas (Blue): 7 points", "leads by 7 points · next");
}

static void
test_progress (Fixture *fixture, gconstpointer data)
{
  const PandoriaState *state;
  g_autofree char *words = NULL;

  panel_go_to (fixture->game, 20);
  state = pandoria_game_get_state (fixture->game);
  words = g_strdup_printf ("Round %u of about %u · %u double tiles left", state->round,
                           state->round + state->double_tiles / state->n_players,
                           state->double_tiles);
  g_assert_cmpstr (pandoria_table_text_get (PANDORIA_TABLE_TEXT (template_nth (fixture->face, 3))),
                   ==, words);
  panel_go_to (fixture->game, fixture->position);
  pandoria_game_undo (fixture->game);
  state = pandoria_game_get_state (fixture->game);
  g_assert_true (state->last_round);
  g_assert_true (g_str_has_suffix (
      pandoria_table_text_get (PANDORIA_TABLE_TEXT (template_nth (fixture->face, 3))),
      ", the last"));
}

/* It shows the last event: the gains of an act, or the act, but not the end of a turn. */
static void
test_event (Fixture *fixture, gconstpointer data)
{
  PandoriaRecord *record = pandoria_game_get_record (fixture->game);
  g_autofree char *last = NULL;
  guint n_gains = 0, n_acts = 0;

  panel_go_to (fixture->game, 0);
  g_assert_null (pandoria_table_text_get (PANDORIA_TABLE_TEXT (template_nth (fixture->face, 2))));
  while (pandoria_game_get_position (fixture->game) < fixture->position)
    {
      guint from = g_list_model_get_n_items (pandoria_game_get_ledger (fixture->game));
      guint n = pandoria_game_get_position (fixture->game);
      const PandoriaAction *action = &pandoria_record_get_act (record, n)->action;
      const char *name = pandoria_record_get_player_name (
          record, pandoria_game_get_state (fixture->game)->active);
      g_autofree char *act = pandoria_text_action (action);
      g_autofree char *gain = NULL;

      pandoria_game_redo (fixture->game);
      gain = pandoria_text_gains_between (fixture->game, from, G_MAXUINT);
      n_gains += gain != NULL;
      if (pandoria_game_get_state (fixture->game)->finished)
        break; /* the final scoring is shown instead */
      if (gain == NULL && action->kind != PANDORIA_ACT_END_TURN
          && action->kind != PANDORIA_ACT_SCORE)
        {
          g_autofree char *leavers = pandoria_text_leavers_between (fixture->game, n, n + 1);

          gain = g_strdup_printf ("%s: %s%s%s", name, act, leavers != NULL ? "; " : "",
                                  leavers != NULL ? leavers : "");
          n_acts++;
        }
      if (gain != NULL)
        {
          g_free (last);
          last = g_steal_pointer (&gain);
        }
      g_assert_cmpstr (
          pandoria_table_text_get (PANDORIA_TABLE_TEXT (template_nth (fixture->face, 2))), ==,
          last);
    }
  g_assert_cmpuint (n_gains, >, 10);
  g_assert_cmpuint (n_acts, >, 10);
}

/* Returns: whether the board shows the position after @n acts. */
static gboolean
shows_position (Fixture *fixture, guint n)
{
  g_autoptr (GPtrArray) boards
      = panel_find_all (GTK_WIDGET (fixture->face), PANDORIA_TYPE_BOARD_VIEW);
  const PandoriaState *state = pandoria_game_get_state_at (fixture->game, n);

  return pandoria_state_equal (&pandoria_board_view_get_scene (boards->pdata[0])->state, state);
}

/* When the main window shows an earlier position, the table display keeps the present one. */
static void
test_looking_back (Fixture *fixture, gconstpointer data)
{
  g_autofree char *turn
      = g_strdup (pandoria_table_text_get (PANDORIA_TABLE_TEXT (template_nth (fixture->face, 1))));

  g_assert_true (shows_position (fixture, fixture->position));
  pandoria_game_look_at (fixture->game, 10);
  g_assert_true (pandoria_game_is_looking_back (fixture->game));
  g_assert_cmpstr (pandoria_table_text_get (PANDORIA_TABLE_TEXT (template_nth (fixture->face, 1))),
                   ==, turn);
  g_assert_true (shows_position (fixture, fixture->position));
  pandoria_game_undo (fixture->game);
  g_assert_true (shows_position (fixture, fixture->position - 1));
}

static void
test_team (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) plates = find_plates (fixture);
  const PandoriaState *state = pandoria_game_get_state (fixture->game);
  PandoriaRecord *record = pandoria_game_get_record (fixture->game);
  int a = state->players[0].counters[PANDORIA_COUNTER_POINTS],
      b = state->players[2].counters[PANDORIA_COUNTER_POINTS];
  g_autofree char *first = pandoria_text_amount (PANDORIA_COUNTER_POINTS, a);
  g_autofree char *second = pandoria_text_amount (PANDORIA_COUNTER_POINTS, b);
  g_autofree char *sum = pandoria_text_amount (PANDORIA_COUNTER_POINTS, a + b);
  g_autofree char *words = g_strdup_printf (
      "%s (%s): %s; %s (%s): %s; together %s", pandoria_record_get_player_name (record, 0),
      pandoria_color_name (pandoria_record_get_player_color (record, 0)), first,
      pandoria_record_get_player_name (record, 2),
      pandoria_color_name (pandoria_record_get_player_color (record, 2)), second, sum);

  g_assert_cmpuint (plates->len, ==, 2);
  assert_plate (plates, 1, words); /* the winners come first */
}

/* --- room --- */

static graphene_rect_t
get_bounds (gpointer widget, gpointer root)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));
  return bounds;
}

/* Parts neither overlap nor leave the window, and each is visible. */
static void
assert_apart (Fixture *fixture)
{
  g_autoptr (GPtrArray) parts = find_plates (fixture);
  GtkWidget *face = GTK_WIDGET (fixture->face);
  graphene_rect_t all = get_bounds (face, face);
  static const float slack = 0.5F;

  panel_collect (face, PANDORIA_TYPE_TABLE_TEXT, parts);
  panel_collect (face, PANDORIA_TYPE_BOARD_VIEW, parts);
  for (guint i = 0; i < parts->len; i++)
    {
      graphene_rect_t bounds = get_bounds (parts->pdata[i], face), inner = bounds;

      g_assert_true (graphene_rect_contains_rect (&all, &bounds));
      g_assert_cmpfloat (MAX (bounds.size.width, bounds.size.height), >, 100);
      g_assert_cmpfloat (MIN (bounds.size.width, bounds.size.height), >, 20);
      graphene_rect_inset (&inner, slack, slack);
      for (guint j = i + 1; j < parts->len; j++)
        {
          graphene_rect_t other = get_bounds (parts->pdata[j], face);

          g_assert_false (graphene_rect_intersection (&inner, &other, NULL));
        }
    }
}

/* A window has a border of a few pixels. */
static gboolean
has_size (GtkWidget *window, int width, int height)
{
  return ABS (gtk_widget_get_width (window) - width) <= 12
         && ABS (gtk_widget_get_height (window) - height) <= 12;
}

static void
resize (Fixture *fixture, int width, int height)
{
  gint64 end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  while (!has_size (fixture->window, width, height) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (has_size (fixture->window, width, height));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
test_room (Fixture *fixture, gconstpointer name)
{
  static const int sizes[][2] = { { 1280, 720 }, { 1240, 980 }, { 700, 1000 }, { 480, 400 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      resize (fixture, sizes[i][0], sizes[i][1]);
      assert_apart (fixture);
      gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
      gtk_test_widget_wait_for_draw (fixture->window);
      assert_apart (fixture);
      gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
    }
}

static double
get_angle (Fixture *fixture)
{
  g_autoptr (GPtrArray) boards
      = panel_find_all (GTK_WIDGET (fixture->face), PANDORIA_TYPE_BOARD_VIEW);
  graphene_point_t start, end;

  g_assert_true (gtk_widget_compute_point (boards->pdata[0], GTK_WIDGET (fixture->face),
                                           &GRAPHENE_POINT_INIT (0, 0), &start));
  g_assert_true (gtk_widget_compute_point (boards->pdata[0], GTK_WIDGET (fixture->face),
                                           &GRAPHENE_POINT_INIT (1, 0), &end));
  return atan2 (end.y - start.y, end.x - start.x) * 180 / G_PI;
}

static void
assert_angle (Fixture *fixture, int angle)
{
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpint ((int) lround (get_angle (fixture) + 360 - angle) % 360, ==, 0);
  assert_apart (fixture);
}

/* The display turns by quarters towards the active player's edge, each time with room for all
 * parts. */
static void
test_turned (Fixture *fixture, gconstpointer name)
{
  guint seat;

  panel_go_to (fixture->game, 10);
  for (int turn = 0; turn < 4; turn++)
    {
      assert_angle (fixture, 90 * turn);
      gtk_widget_activate_action (fixture->window, "table.turn", NULL);
    }
  gtk_widget_activate_action (fixture->window, "table.face-player", NULL);
  for (guint n = 0; n < 4; n++)
    {
      seat = pandoria_game_get_state (fixture->game)->active;
      assert_angle (fixture, 90 * (int) seat);
      while (pandoria_game_get_state (fixture->game)->active == seat)
        pandoria_game_redo (fixture->game);
    }
  gtk_widget_activate_action (fixture->window, "table.turn", NULL);
  assert_angle (fixture, 90 * (int) (pandoria_game_get_state (fixture->game)->active + 1));
  g_object_set (fixture->face, "turn", 0, "faces-player", FALSE, NULL);
}

static void
test_mirrored (Fixture *fixture, gconstpointer name)
{
  g_autoptr (GPtrArray) plates = find_plates (fixture);
  g_autoptr (GPtrArray) boards
      = panel_find_all (GTK_WIDGET (fixture->face), PANDORIA_TYPE_BOARD_VIEW);

  g_assert_cmpfloat (get_bounds (boards->pdata[0], fixture->face).origin.x, <,
                     get_bounds (plates->pdata[0], fixture->face).origin.x);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpfloat (get_bounds (boards->pdata[0], fixture->face).origin.x, >,
                     get_bounds (plates->pdata[0], fixture->face).origin.x);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Returns: the size of the letters of @line, in px. */
static double
get_size (const PandoriaTableLine *line, GtkWidget *widget)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  return pandoria_table_line_draw (line, widget, snapshot);
}

/* Text is as large as its space allows, never larger: a long name gets smaller letters. */
static void
test_letters (Fixture *fixture, gconstpointer name)
{
  PandoriaTableLine line = { "41", GRAPHENE_RECT_INIT (0, 0, 400, 100), 200, 0, TRUE, { 0 } };
  GtkWidget *face = GTK_WIDGET (fixture->face);
  double large = get_size (&line, face), small;

  g_assert_cmpfloat (large, >, 60);
  g_assert_cmpfloat (large, <=, 100);
  line.text = "A name that is very much longer";
  small = get_size (&line, face);
  g_assert_cmpfloat (small, <, large);
  g_assert_cmpfloat (small, >, 12);
  line.rect.size.width *= 2;
  line.rect.size.height *= 2;
  g_assert_cmpfloat (get_size (&line, face), >, small);
  line.most = 15;
  g_assert_cmpfloat (get_size (&line, face), ==, 15);
}

/* --- input --- */

/* The board is a picture: nothing in it can be focused or pressed, and screen readers read it as
 * one object. */
static void
test_no_input (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) boards
      = panel_find_all (GTK_WIDGET (fixture->face), PANDORIA_TYPE_BOARD_VIEW);
  GtkWidget *board, *face = GTK_WIDGET (fixture->face);
  graphene_rect_t bounds;
  GtkWidget *space = NULL;

  g_assert_cmpuint (boards->len, ==, 1);
  board = boards->pdata[0];
  gtk_test_accessible_assert_role (board, GTK_ACCESSIBLE_ROLE_IMG);
  for (int i = 0; i < PANDORIA_N_SPACES; i++)
    {
      space = pandoria_board_view_get_space (PANDORIA_BOARD_VIEW (board), (PandoriaSpace) i);
      if (space == NULL)
        continue;
      g_assert_false (gtk_widget_grab_focus (space));
      gtk_test_accessible_assert_role (space, GTK_ACCESSIBLE_ROLE_PRESENTATION);
    }
  g_assert_false (gtk_widget_child_focus (face, GTK_DIR_TAB_FORWARD));
  bounds = get_bounds (board, face);
  g_assert_true (gtk_widget_pick (face, bounds.origin.x + bounds.size.width / 2,
                                  bounds.origin.y + bounds.size.height / 2, GTK_PICK_DEFAULT)
                 == face);
}

/* --- the window --- */

static void
test_full_screen (Fixture *fixture, gconstpointer data)
{
  GtkWidget *header = template_child (fixture->window, "header");

  g_assert_true (gtk_widget_get_visible (header));
  gtk_widget_activate_action (fixture->window, "table.fullscreen", NULL);
  g_assert_true (is_full);
  g_assert_false (gtk_widget_get_visible (header));
  gtk_widget_activate_action (fixture->window, "table.fullscreen", NULL);
  g_assert_false (is_full);
  g_assert_true (gtk_widget_get_visible (header));
  gtk_widget_activate_action (fixture->window, "table.fullscreen", NULL);
  gtk_widget_activate_action (fixture->window, "table.leave", NULL);
  g_assert_false (is_full);
  g_assert_nonnull (fixture->window);
  gtk_widget_activate_action (fixture->window, "table.leave", NULL);
  g_assert_null (fixture->window);
}

static void
test_monitor (Fixture *fixture, gconstpointer data)
{
  GdkDisplay *display = gdk_display_get_default ();
  g_autoptr (GListStore) monitors = g_list_store_new (GDK_TYPE_MONITOR);
  g_autoptr (GdkMonitor) own = g_object_new (GDK_TYPE_MONITOR, "display", display, NULL);
  g_autoptr (GdkMonitor) other = g_object_new (GDK_TYPE_MONITOR, "display", display, NULL);
  g_autoptr (GdkMonitor) chosen = NULL;

  g_list_store_append (monitors, own);
  g_assert_null (pandoria_table_display_choose_monitor (G_LIST_MODEL (monitors), own));
  g_list_store_append (monitors, other);
  chosen = pandoria_table_display_choose_monitor (G_LIST_MODEL (monitors), own);
  g_assert_true (chosen == other);
  g_clear_object (&chosen);
  chosen = pandoria_table_display_choose_monitor (G_LIST_MODEL (monitors), other);
  g_assert_true (chosen == own);
  /* The only screen of the tests is in use, so the display stays a window. */
  pandoria_table_display_present_next_to (PANDORIA_TABLE_DISPLAY (fixture->window),
                                          GTK_WINDOW (fixture->window));
  g_assert_false (is_full);
  g_assert_null (full_on);
}

#define TEST(path, function, data) \
  g_test_add ("/table-display/" path, Fixture, data, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  TEST ("finished", test_finished, NULL);
  TEST ("follows", test_follows, NULL);
  TEST ("lead", test_lead, NULL);
  TEST ("progress", test_progress, NULL);
  TEST ("event", test_event, NULL);
  TEST ("looking-back", test_looking_back, NULL);
  TEST ("final", test_final, NULL);
  TEST ("team", test_team, PARTNERS);
  TEST ("room", test_room, NULL);
  TEST ("room/team", test_room, PARTNERS);
  TEST ("room/family", test_room, FAMILY);
  TEST ("turned", test_turned, NULL);
  TEST ("mirrored", test_mirrored, NULL);
  TEST ("letters", test_letters, NULL);
  TEST ("no-input", test_no_input, NULL);
  TEST ("full-screen", test_full_screen, NULL);
  TEST ("monitor", test_monitor, NULL);
  return g_test_run ();
}
