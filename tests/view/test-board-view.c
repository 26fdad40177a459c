/* Tests the board as a widget: its spaces and their names, keyboard navigation, activation,
 * zooming, and that only changes are drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-view-fixture.h"
#include "pandoria-art.h"
#include "pandoria-board-testing.h"
#include "pandoria-marks-paint.h"
#include "pandoria-space-paint.h"
#include "pandoria-space-widget.h"
#include "pandoria-text.h"
#include "stored-game.h"
#include "template-child.h"

static const char *
focused_name (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  if (focus == NULL || !PANDORIA_IS_SPACE_WIDGET (focus))
    return NULL;
  return pandoria_space_name (pandoria_space_widget_get_space (PANDORIA_SPACE_WIDGET (focus)));
}

/* Runs the shortcut of @controller for @key, as the controller would. */
static gboolean
run_shortcut (GListModel *shortcuts, GtkWidget *widget, guint key)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
      GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

      if (GTK_IS_KEYVAL_TRIGGER (trigger)
          && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key
          && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == 0
          && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut),
                                           GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                                           gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }
  return FALSE;
}

/* GTK 4 cannot create key events, so this tries the bindings of the focused widget and of its
 * parents in GTK's order. */
static void
press (Fixture *fixture, guint key)
{
  GtkWidget *widget = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

      for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
        {
          g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

          if (GTK_IS_SHORTCUT_CONTROLLER (controller)
              && run_shortcut (G_LIST_MODEL (controller), widget, key))
            return;
        }
    }
  g_assert_not_reached ();
}

static void
test_children (Fixture *fixture, gconstpointer data)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->view)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (PANDORIA_IS_SPACE_WIDGET (child))
      {
        n++;
        g_assert_true (gtk_widget_get_focusable (child));
        g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (child)), ==,
                         GTK_ACCESSIBLE_ROLE_BUTTON);
        g_assert_cmpint (gtk_widget_get_width (child), ==, layout_of (fixture)->hex_width);
      }
  g_assert_cmpuint (n, ==, 25 + 2);
  g_assert_nonnull (space_at (fixture, "E5"));
  g_assert_null (space_at (fixture, "A1"));
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  settle ();
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (space_at (fixture, "C3")), GTK_ACCESSIBLE_PROPERTY_LABEL,
      pandoria_space_widget_get_label (PANDORIA_SPACE_WIDGET (space_at (fixture, "C3"))));
  g_assert_true (g_str_has_prefix (
      pandoria_space_widget_get_label (PANDORIA_SPACE_WIDGET (space_at (fixture, "C3"))), "C3, "));
  g_assert_cmpstr (
      pandoria_space_widget_get_label (PANDORIA_SPACE_WIDGET (space_at (fixture, "G7"))), ==, "G7");
}

static void
test_walking (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint key;
    const char *reached;
  } steps[] = {
    { GDK_KEY_Right, "E4" }, { GDK_KEY_Down, "E5" }, { GDK_KEY_Right, "F5" },
    { GDK_KEY_Up, "F4" },    { GDK_KEY_Left, "E4" }, { GDK_KEY_Up, "E3" },
    { GDK_KEY_KP_Up, "E2" }, { GDK_KEY_Up, "E1" },   { GDK_KEY_Up, "E1" },
  };

  gtk_widget_grab_focus (space_at (fixture, "D4"));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      press (fixture, steps[i].key);
      g_assert_cmpstr (focused_name (fixture), ==, steps[i].reached);
      g_assert_cmpint (fixture->hovered, ==, pandoria_space_from_name (steps[i].reached));
    }
}

/* Left stays left in right-to-left text. */
static void
test_right_to_left (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t left, right;

  gtk_widget_set_direction (GTK_WIDGET (fixture->view), GTK_TEXT_DIR_RTL);
  gtk_widget_queue_resize (GTK_WIDGET (fixture->view));
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (
      gtk_widget_compute_bounds (space_at (fixture, "C4"), GTK_WIDGET (fixture->view), &left));
  g_assert_true (
      gtk_widget_compute_bounds (space_at (fixture, "G4"), GTK_WIDGET (fixture->view), &right));
  g_assert_cmpfloat (left.origin.x, <, right.origin.x);
  gtk_widget_grab_focus (space_at (fixture, "D4"));
  press (fixture, GDK_KEY_Left);
  g_assert_cmpstr (focused_name (fixture), ==, "C4");
}

/* Tab stops once at the board, at the last focused space. */
static void
test_tab (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = GTK_WIDGET (fixture->view);

  gtk_widget_grab_focus (space_at (fixture, "F4"));
  press (fixture, GDK_KEY_Down);
  g_assert_cmpstr (focused_name (fixture), ==, "F5");
  g_assert_true (gtk_widget_child_focus (view, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         template_child (fixture->view, "zoom_box")));
  while (focused_name (fixture) == NULL)
    g_assert_true (gtk_widget_child_focus (view, GTK_DIR_TAB_BACKWARD));
  g_assert_cmpstr (focused_name (fixture), ==, "F5");
  g_assert_false (gtk_widget_child_focus (view, GTK_DIR_TAB_BACKWARD));
}

static void
test_activating (Fixture *fixture, gconstpointer data)
{
  GtkEventController *click = template_controller (fixture->view, GTK_TYPE_GESTURE_CLICK);
  PandoriaPoint centre
      = pandoria_board_layout_get_centre (layout_of (fixture), pandoria_space_from_name ("F4"));

  gtk_widget_grab_focus (space_at (fixture, "D4"));
  press (fixture, GDK_KEY_Return);
  g_assert_cmpint (fixture->activated, ==, pandoria_space_from_name ("D4"));
  press (fixture, GDK_KEY_space);
  g_assert_cmpint (fixture->n_activated, ==, 2);

  g_signal_emit_by_name (click, "released", 1, centre.x, centre.y);
  g_assert_cmpint (fixture->activated, ==, pandoria_space_from_name ("F4"));
  g_assert_cmpstr (focused_name (fixture), ==, "F4");

  gtk_widget_activate (space_at (fixture, "E5"));
  g_assert_cmpint (fixture->activated, ==, pandoria_space_from_name ("E5"));
  gtk_widget_activate_action (space_at (fixture, "C3"), "space.activate", NULL);
  g_assert_cmpint (fixture->activated, ==, pandoria_space_from_name ("C3"));

  fixture->n_activated = 0;
  g_signal_emit_by_name (click, "released", 1, 1.0, 1.0);
  g_assert_cmpint (fixture->n_activated, ==, 0);
}

static void
test_hovering (Fixture *fixture, gconstpointer data)
{
  GtkEventController *motion
      = template_controller (fixture->view, GTK_TYPE_EVENT_CONTROLLER_MOTION);
  PandoriaPoint centre
      = pandoria_board_layout_get_centre (layout_of (fixture), pandoria_space_from_name ("F6"));
  PandoriaSpaceWidget *space = PANDORIA_SPACE_WIDGET (space_at (fixture, "F6"));

  g_signal_emit_by_name (motion, "motion", centre.x, centre.y);
  g_assert_cmpint (fixture->hovered, ==, pandoria_space_from_name ("F6"));
  g_assert_true (pandoria_space_widget_get_look (space)->marks & PANDORIA_MARK_HOVER);
  g_signal_emit_by_name (motion, "leave");
  g_assert_false (pandoria_space_widget_get_look (space)->marks & PANDORIA_MARK_HOVER);
  /* While GTK moves the pointer between widgets, a handler may remove the entered widget. */
  g_assert_cmpint (fixture->hovered, ==, pandoria_space_from_name ("F6"));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (fixture->hovered, ==, PANDORIA_SPACE_NONE);
}

/* A pointer that returns immediately counts as never having left. */
static void
test_hovering_again (Fixture *fixture, gconstpointer data)
{
  GtkEventController *motion
      = template_controller (fixture->view, GTK_TYPE_EVENT_CONTROLLER_MOTION);
  PandoriaPoint centre
      = pandoria_board_layout_get_centre (layout_of (fixture), pandoria_space_from_name ("F6"));

  g_signal_emit_by_name (motion, "motion", centre.x, centre.y);
  g_signal_emit_by_name (motion, "leave");
  g_signal_emit_by_name (motion, "motion", centre.x, centre.y);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (fixture->hovered, ==, pandoria_space_from_name ("F6"));
}

/* A board that outlives its window emits nothing. */
static void
test_hovering_taken_out (Fixture *fixture, gconstpointer data)
{
  GtkEventController *motion
      = template_controller (fixture->view, GTK_TYPE_EVENT_CONTROLLER_MOTION);
  PandoriaPoint centre
      = pandoria_board_layout_get_centre (layout_of (fixture), pandoria_space_from_name ("F6"));
  g_autoptr (GtkWidget) kept = g_object_ref (GTK_WIDGET (fixture->view));
  GtkWidget *parent = gtk_widget_get_parent (kept);

  g_assert_true (GTK_IS_WINDOW (parent));
  g_signal_emit_by_name (motion, "motion", centre.x, centre.y);
  g_signal_emit_by_name (motion, "leave");
  gtk_window_set_child (GTK_WINDOW (parent), NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (fixture->hovered, ==, pandoria_space_from_name ("F6"));
  gtk_window_set_child (GTK_WINDOW (parent), kept);
}

/* Only a space that looks different gets new textures. */
static void
test_changes (Fixture *fixture, gconstpointer data)
{
  PandoriaSpaceWidget *changed = PANDORIA_SPACE_WIDGET (space_at (fixture, "D5"));
  PandoriaSpaceWidget *same = PANDORIA_SPACE_WIDGET (space_at (fixture, "F5"));
  PandoriaSpaceLook look = *pandoria_space_widget_get_look (changed);

  g_assert_false (pandoria_space_widget_set_look (changed, &look));
  board_fixture_put (&fixture->state, 0, FALSE, "D5");
  look = *pandoria_space_widget_get_look (same);
  pandoria_board_view_set_state (fixture->view, &fixture->state, colors);
  g_assert_cmpint (pandoria_space_widget_get_look (changed)->n_figures, ==, 1);
  g_assert_cmpmem (pandoria_space_widget_get_look (same), sizeof look, &look, sizeof look);
  g_assert_true (PANDORIA_IS_SPACE_WIDGET (same)); /* the widgets stay */
  g_assert_true (GTK_WIDGET (same) == space_at (fixture, "F5"));
}

static void
test_highlights (Fixture *fixture, gconstpointer data)
{
  const PandoriaPlayView preview
      = { .shown = { { pandoria_space_from_name ("D6"), PANDORIA_TERRAIN_CITY, 2 } },
          .n_shown = 1 },
      none = { .n_shown = 0 };
  PandoriaSpaces one = pandoria_spaces_one (pandoria_space_from_name ("G6"));
  PandoriaSpaceWidget *space = PANDORIA_SPACE_WIDGET (space_at (fixture, "G6"));

  pandoria_board_view_set_choices (fixture->view, one);
  settle ();
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "G6, may be chosen");
  pandoria_board_view_set_selected (fixture->view, one);
  settle ();
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "G6, chosen");
  pandoria_board_view_set_outline (fixture->view, one);
  g_assert_cmpint (pandoria_space_widget_get_look (space)->outline[PANDORIA_OUTLINE_ENTRY], ==, 63);

  pandoria_board_view_set_preview (fixture->view, &preview);
  space = PANDORIA_SPACE_WIDGET (space_at (fixture, "D6"));
  g_assert_cmpint (pandoria_space_widget_get_look (space)->ground.terrain, ==,
                   PANDORIA_TERRAIN_CITY);
  pandoria_board_view_set_preview (fixture->view, &none);
  g_assert_cmpint (pandoria_space_widget_get_look (space)->ground.kind, ==,
                   PANDORIA_SPACE_KIND_PLAIN);
}

/* Only spaces with other contents get another name. */
static void
test_names_of_positions (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("three-players");
  PandoriaSpace space;

  for (guint n = pandoria_game_get_position (game); n > 0; n -= MIN (n, 3))
    {
      pandoria_game_look_at (game, n - 1);
      pandoria_board_view_show_game (fixture->view, game);
      PANDORIA_FOREACH_SPACE (space, pandoria_board_scene_get_spaces (scene_of (fixture)))
        {
          g_autofree char *text = pandoria_text_space (game, space);

          g_assert_cmpstr (pandoria_space_widget_get_label (PANDORIA_SPACE_WIDGET (
                               pandoria_board_view_get_space (fixture->view, space))),
                           ==, text);
        }
    }
}

static void
test_zoom (Fixture *fixture, gconstpointer data)
{
  PandoriaBoardView *view = fixture->view;
  PandoriaBoardPlace *place = place_of (fixture);
  const PandoriaBoardLayout *layout = layout_of (fixture);
  GtkWidget *zoom_out = gtk_widget_get_first_child (template_child (view, "zoom_box"));
  int fit = layout->hex_width;
  PandoriaPoint before, after;

  before = pandoria_board_layout_get_centre (layout, pandoria_space_from_name ("D4"));
  for (int i = 0; i < 5; i++)
    pandoria_board_place_zoom_to (place, pandoria_board_place_get_zoom (place) * 1.2, before.x,
                                  before.y);
  gtk_test_widget_wait_for_draw (fixture->window);
  after = pandoria_board_layout_get_centre (layout, pandoria_space_from_name ("D4"));
  g_assert_cmpint (layout->hex_width, >, fit * 2);
  g_assert_cmpfloat_with_epsilon (after.x, before.x, 6);
  g_assert_cmpfloat_with_epsilon (after.y, before.y, 6);

  /* a corner is out of sight until it gets the focus */
  gtk_widget_grab_focus (space_at (fixture, "G7"));
  after = pandoria_board_layout_get_centre (layout, pandoria_space_from_name ("G7"));
  g_assert_cmpfloat (after.x, <, gtk_widget_get_width (GTK_WIDGET (view)));
  g_assert_cmpfloat (after.y, <, gtk_widget_get_height (GTK_WIDGET (view)));

  gtk_widget_activate_action (GTK_WIDGET (view), "board.zoom-fit", NULL);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpint (layout->hex_width, ==, fit);
  for (int i = 0; i < 40; i++)
    gtk_widget_activate_action (GTK_WIDGET (view), "board.zoom-out", NULL);
  g_assert_cmpint (layout->hex_width, ==, PANDORIA_HEX_MIN_WIDTH);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_false (gtk_widget_get_sensitive (zoom_out));
  gtk_widget_activate_action (GTK_WIDGET (view), "board.zoom-fit", NULL);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_get_sensitive (zoom_out));
}

/* Plus, minus and zero need no Ctrl while the board has the focus. */
static void
test_zoom_keys (Fixture *fixture, gconstpointer data)
{
  int fit = layout_of (fixture)->hex_width, larger;

  gtk_widget_grab_focus (space_at (fixture, "D4"));
  press (fixture, GDK_KEY_plus);
  larger = layout_of (fixture)->hex_width;
  g_assert_cmpint (larger, >, fit);
  press (fixture, GDK_KEY_plus);
  press (fixture, GDK_KEY_minus);
  g_assert_cmpint (ABS (layout_of (fixture)->hex_width - larger), <=, 1);
  press (fixture, GDK_KEY_0);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpint (layout_of (fixture)->hex_width, ==, fit);
}

/* The wheel zooms around the pointer. */
static void
test_wheel (Fixture *fixture, gconstpointer data)
{
  PandoriaBoardView *view = fixture->view;
  GtkEventController *motion = template_controller (view, GTK_TYPE_EVENT_CONTROLLER_MOTION);
  GtkEventController *scroll = template_controller (view, GTK_TYPE_EVENT_CONTROLLER_SCROLL);
  const PandoriaBoardLayout *layout = layout_of (fixture);
  PandoriaPoint centre = pandoria_board_layout_get_centre (layout, pandoria_space_from_name ("F4"));
  int before = layout->hex_width;
  gboolean handled;

  g_signal_emit_by_name (motion, "motion", centre.x, centre.y);
  for (int i = 0; i < 4; i++)
    g_signal_emit_by_name (scroll, "scroll", 0.0, -1.0, &handled);
  g_assert_cmpint (layout->hex_width, >, before);
  g_assert_cmpint (pandoria_board_layout_pick (layout, centre.x, centre.y), ==,
                   pandoria_space_from_name ("F4"));
}

/* On a page that scrolls, the wheel scrolls the page. */
static void
test_wheel_in_page (Fixture *fixture, gconstpointer data)
{
  GtkEventController *scroll
      = template_controller (fixture->view, GTK_TYPE_EVENT_CONTROLLER_SCROLL);
  int before = layout_of (fixture)->hex_width;
  gboolean handled = TRUE;

  pandoria_board_view_set_in_page (fixture->view, TRUE);
  g_signal_emit_by_name (scroll, "scroll", 0.0, -1.0, &handled);
  g_assert_false (handled);
  g_assert_cmpint (layout_of (fixture)->hex_width, ==, before);
}

static gboolean
is_at_end (Fixture *fixture, GtkWidget *buttons)
{
  graphene_rect_t at;

  g_assert_true (gtk_widget_get_mapped (buttons));
  g_assert_true (gtk_widget_compute_bounds (buttons, GTK_WIDGET (fixture->view), &at));
  return at.origin.x > gtk_widget_get_width (GTK_WIDGET (fixture->view)) / 2.0;
}

/* Returns: the buttons that are shown at the present width. */
static GtkWidget *
get_buttons (Fixture *fixture)
{
  GtkWidget *few = template_child (fixture->view, "fit_box");

  return gtk_widget_get_mapped (few) ? few : template_child (fixture->view, "zoom_box");
}

/* A narrow board without open regions shows one button, for the whole board. */
static void
test_narrow_buttons (Fixture *fixture, gconstpointer data)
{
  GtkWidget *few;

  g_assert_false (is_at_end (fixture, get_buttons (fixture)));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 400);
  for (int i = 0; i < 50 && gtk_widget_get_width (GTK_WIDGET (fixture->view)) > 400; i++)
    gtk_test_widget_wait_for_draw (fixture->window);
  few = get_buttons (fixture);
  g_assert_true (is_at_end (fixture, few));
  g_assert_false (gtk_widget_get_mapped (template_child (fixture->view, "zoom_box")));
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_first_child (few)));
  g_assert_true (gtk_widget_get_next_sibling (gtk_widget_get_first_child (few))
                 == gtk_widget_get_last_child (few));
  g_assert_cmpstr (
      gtk_actionable_get_action_name (GTK_ACTIONABLE (gtk_widget_get_last_child (few))), ==,
      "board.zoom-fit");
}

static void
focus_board (GtkWidget *space, GParamSpec *pspec, GtkWidget *view)
{
  gtk_widget_child_focus (view, GTK_DIR_TAB_FORWARD);
}

/* The board can be asked for the focus while its focused space is being removed. */
static void
test_no_board (Fixture *fixture, gconstpointer data)
{
  gtk_widget_grab_focus (space_at (fixture, "F4"));
  g_signal_connect (space_at (fixture, "F4"), "notify::parent", G_CALLBACK (focus_board),
                    fixture->view);
  pandoria_board_view_show_game (fixture->view, NULL);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_null (space_at (fixture, "E5"));
  g_assert_false (gtk_widget_grab_focus (GTK_WIDGET (fixture->view)));
}

static void
test_cache (void)
{
  g_autoptr (GdkPaintable) one
      = pandoria_art_piece (PANDORIA_ART_LEADER, PANDORIA_COLOR_GREEN, 24, 1);
  g_autoptr (GdkPaintable) same
      = pandoria_art_piece (PANDORIA_ART_LEADER, PANDORIA_COLOR_GREEN, 24, 1);
  g_autoptr (GdkPaintable) fine = pandoria_art_hex (PANDORIA_TERRAIN_CITY, 3, 40, 2);
  guint n;

  g_assert_true (one == same);
  g_assert_cmpint (gdk_paintable_get_intrinsic_height (one), ==, 24);
  g_assert_cmpint (gdk_paintable_get_intrinsic_width (fine), ==, 40);

  pandoria_texture_cache_set_bound (200 * 1024);
  for (int size = 20; size < 120; size++)
    g_object_unref (pandoria_art_hex (PANDORIA_TERRAIN_HILLS, 1, size, 1));
  g_assert_cmpuint (pandoria_texture_cache_get_size (&n), <=, 200 * 1024);
  g_assert_cmpuint (n, >, 0);
  pandoria_texture_cache_set_bound (48 * 1024 * 1024);
}

static void
test_art (void)
{
  GtkImage *sign = GTK_IMAGE (g_object_ref_sink (gtk_image_new ()));

  for (int counter = 0; counter < PANDORIA_N_COUNTERS; counter++)
    {
      pandoria_art_show_counter (sign, (PandoriaCounter) counter, 16);
      g_assert_cmpint (gdk_paintable_get_intrinsic_width (gtk_image_get_paintable (sign)), ==, 16);
    }
  g_object_unref (sign);
  for (int terrain = 0; terrain < PANDORIA_N_TERRAINS; terrain++)
    for (guint symbols = 0; symbols <= PANDORIA_MAX_SYMBOLS; symbols++)
      for (int size = 16; size < 60; size += 14)
        g_object_unref (pandoria_art_hex ((PandoriaTerrain) terrain, symbols, size, 1));
  for (int color = 0; color < PANDORIA_N_COLORS; color++)
    for (int piece = PANDORIA_ART_WORKER; piece <= PANDORIA_ART_FORTRESS; piece++)
      g_object_unref (pandoria_art_piece ((PandoriaArtPiece) piece, (PandoriaColor) color, 16, 1));
}

static guint
count_white (guint marks, guint8 edges)
{
  const guint8 outlines[PANDORIA_N_OUTLINES] = { [PANDORIA_OUTLINE_ENTRY] = edges };
  g_autoptr (GdkTexture) texture = pandoria_paint_marks (marks, outlines, 54, 62, 1, 0);
  guint32 pixels[54 * 62];
  guint n = 0;

  gdk_texture_download (texture, (guchar *) pixels, 54 * sizeof *pixels);
  for (guint i = 0; i < G_N_ELEMENTS (pixels); i++)
    n += pixels[i] == 0xffffffff;
  return n;
}

/* A lesson outlines the space to press while others may be chosen, too. */
static void
test_outlined (void)
{
  g_assert_cmpuint (count_white (0, 63), >, count_white (PANDORIA_MARK_CHOICE, 0) * 3 / 2);
}

#define ADD(name, test) g_test_add ("/board-view/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/board-view/art", test_art);
  g_test_add_func ("/board-view/cache", test_cache);
  g_test_add_func ("/board-view/outlined", test_outlined);
  ADD ("children", test_children);
  ADD ("names", test_names);
  ADD ("walking", test_walking);
  ADD ("right-to-left", test_right_to_left);
  ADD ("tab", test_tab);
  ADD ("activating", test_activating);
  ADD ("hovering", test_hovering);
  ADD ("hovering-again", test_hovering_again);
  ADD ("hovering-taken-out", test_hovering_taken_out);
  ADD ("changes", test_changes);
  ADD ("highlights", test_highlights);
  ADD ("names-of-positions", test_names_of_positions);
  ADD ("zoom", test_zoom);
  ADD ("zoom-keys", test_zoom_keys);
  ADD ("wheel", test_wheel);
  ADD ("wheel-in-page", test_wheel_in_page);
  ADD ("narrow-buttons", test_narrow_buttons);
  ADD ("no-board", test_no_board);
  return g_test_run ();
}
