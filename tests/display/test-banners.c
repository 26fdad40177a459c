/* Tests that banners in the header bar do not move or resize the parts below it, in any layout.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-adaptive-bin.h"
#include "pandoria-banner-text.h"
#include "pandoria-banner.h"
#include "pandoria-banners-testing.h"
#include "pandoria-window-files.h"
#include "template-child.h"
#include "window-fixture.h"

/* In the order of get_places (). */
enum
{
  PART_HEADER,
  PART_TURN_BAR,
  PART_SCORE_STRIP,
  PART_BOARD,
  PART_TRAY,
  PART_PLAYERS,
  PART_LEDGER,
  PART_SWITCHER,
  N_PARTS,
};
#define ALL_PARTS ((1u << N_PARTS) - 1)
/* The parts in the column of a low window, next to the board. */
#define COLUMN (1u << PART_TURN_BAR | 1u << PART_SCORE_STRIP | 1u << PART_TRAY)

/* In px, both sides of the window together, without a compositor. */
#define FRAME 10

static const struct
{
  const char *name;
  int width, height;
  PandoriaWidthClass width_class;
  gboolean low;
  double text;
} layouts[] = {
  { "wide", 1270, 800, PANDORIA_WIDTH_WIDE, FALSE, 1 },
  { "hardly wide", 1080, 700, PANDORIA_WIDTH_WIDE, FALSE, 1 },
  { "extra", 1800, 800, PANDORIA_WIDTH_EXTRA, FALSE, 1 },
  { "medium", 720, 900, PANDORIA_WIDTH_MEDIUM, FALSE, 1 },
  { "hardly medium", 700, 800, PANDORIA_WIDTH_MEDIUM, FALSE, 1 },
  { "low", 1024, 600, PANDORIA_WIDTH_MEDIUM, TRUE, 1 },
  { "sideways", 720, 360, PANDORIA_WIDTH_MEDIUM, TRUE, 1 },
  { "narrow", 360, 720, PANDORIA_WIDTH_NARROW, FALSE, 1 },
  { "large text", 1270, 800, PANDORIA_WIDTH_MEDIUM, TRUE, 2 },
  { "large text, narrow", 360, 720, PANDORIA_WIDTH_NARROW, FALSE, 2 },
};

/* Messages with the length of another language, with the longest reason and the longest folder. */
static const char *const words
    = "Not saved since 20:14: There is no space left on the device (/home/somebody/Documents/Games "
      "of "
      "Pandoria/Fridays). It is tried again by itself, and this sentence goes on beyond any width.";

typedef struct
{
  graphene_rect_t parts[N_PARTS];
} Places;

/* --- the layouts ---------------------------------------------------------------------------- */

static gsize current;

static gboolean
has_layout (gpointer data)
{
  PandoriaWindow *window = data;

  return pandoria_adaptive_bin_is_low (window_get_adaptive (window)) == layouts[current].low
         && ABS (gtk_widget_get_width (GTK_WIDGET (window_get_adaptive (window)))
                 - layouts[current].width)
                <= FRAME;
}

static void
lay_out (PandoriaWindow *window, gsize i)
{
  current = i;
  g_test_message ("%s", layouts[i].name);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (layouts[i].text * 96 * 1024),
                NULL);
  window_fixture_resize (window, layouts[i].width, layouts[i].height, layouts[i].width_class);
  g_assert_true (window_fixture_wait (has_layout, window));
}

static Places
get_places (PandoriaWindow *window)
{
  GtkWidget *const widgets[N_PARTS]
      = { GTK_WIDGET (window_get_header (window)),
          GTK_WIDGET (window_get_turn_bar (window)),
          GTK_WIDGET (window_get_score_strip (window)),
          GTK_WIDGET (window_get_board (window)),
          GTK_WIDGET (window_get_tray (window)),
          GTK_WIDGET (template_child (window_get_sidebar (window), "players_bin")),
          GTK_WIDGET (template_child (window_get_sidebar (window), "ledger_bin")),
          GTK_WIDGET (window_get_switcher (window)) };
  Places places = { 0 };

  window_driver_settle ();
  gtk_widget_queue_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (guint i = 0; i < N_PARTS; i++)
    if (gtk_widget_get_mapped (widgets[i]))
      g_assert_true (gtk_widget_compute_bounds (widgets[i], GTK_WIDGET (window), &places.parts[i]));
  return places;
}

static void
check_places (const Places *before, PandoriaWindow *window, const char *banner, guint parts)
{
  Places after = get_places (window);
  int least;

  g_test_message ("%s, %s, in %d px", layouts[current].name, banner,
                  gtk_widget_get_width (GTK_WIDGET (window_get_adaptive (window))));
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (window_get_adaptive (window))),
                      GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, layouts[current].width);
  for (guint i = 0; i < N_PARTS; i++)
    {
      if (!graphene_rect_equal (&before->parts[i], &after.parts[i]))
        g_test_message ("part %u: %g %g %g %g, now %g %g %g %g", i, before->parts[i].origin.x,
                        before->parts[i].origin.y, before->parts[i].size.width,
                        before->parts[i].size.height, after.parts[i].origin.x,
                        after.parts[i].origin.y, after.parts[i].size.width,
                        after.parts[i].size.height);
      g_assert_true ((parts & 1 << i) == 0
                     || graphene_rect_equal (&before->parts[i], &after.parts[i]));
    }
  g_assert_true (gtk_widget_get_mapped (template_child (window_get_turn_bar (window), "title")));
}

/* The button is fully visible, in the bar. */
static void
check_seen (PandoriaWindow *window, gpointer widget)
{
  graphene_rect_t place, bar;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &place));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (window_get_header (window)),
                                            GTK_WIDGET (window), &bar));
  g_assert_true (graphene_rect_contains_rect (&bar, &place));
}

/* --- messages ------------------------------------------------------------------------------- */

static void
say (PandoriaWindow *window, PandoriaBannerReason which)
{
  PandoriaBanner *banner
      = pandoria_banners_show (pandoria_window_get_banners (window), which, words);

  pandoria_banner_add_button (banner, "_Try Again", "win.try-saving", NULL);
  pandoria_banner_add_button (banner, "Save _As…", "document.save-as", NULL);
}

static void
test_said (PandoriaWindow *window)
{
  for (gsize i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      Places before;

      pandoria_banners_hide (pandoria_window_get_banners (window), PANDORIA_BANNERS_OPENED);
      lay_out (window, i);
      before = get_places (window);
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window_get_title (window))));
      for (guint which = 0; which < PANDORIA_N_BANNERS; which++)
        {
          say (window, which);
          check_places (&before, window, "said", ALL_PARTS);
          check_seen (window, pandoria_banners_get (pandoria_window_get_banners (window), which));
          g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (window_get_title (window))));
          pandoria_banners_hide (pandoria_window_get_banners (window), which);
          check_places (&before, window, "no longer said", ALL_PARTS);
        }
    }
}

/* Buttons without room are in a popover, which opens with a press on the message and has the whole
 * sentence. */
static void
test_behind (PandoriaWindow *window)
{
  GtkWidget *buttons, *text, *popover;

  lay_out (window, 7);
  say (window, PANDORIA_BANNERS_UNSAVED);
  window_driver_settle ();
  buttons = template_child (
      pandoria_banners_get (pandoria_window_get_banners (window), PANDORIA_BANNERS_UNSAVED),
      "buttons");
  text = template_child (
      pandoria_banners_get (pandoria_window_get_banners (window), PANDORIA_BANNERS_UNSAVED),
      "text");
  g_assert_false (gtk_widget_get_mapped (buttons));
  gtk_menu_button_popup (template_child (text, "button"));
  window_driver_settle ();
  popover = GTK_WIDGET (gtk_menu_button_get_popover (template_child (text, "button")));
  g_assert_true (gtk_widget_get_mapped (template_find_type (popover, GTK_TYPE_BUTTON)));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (template_find_type (popover, GTK_TYPE_LABEL))),
                   ==, words);
  gtk_popover_popdown (GTK_POPOVER (popover));
  lay_out (window, 0);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  check_seen (window, buttons);
}

/* --- other positions ------------------------------------------------------------------------ */

/* Returns: the last position before the present one with the same step, where everything else looks
 * the same. */
static guint
find_same_step (PandoriaGame *game)
{
  guint now = pandoria_game_get_position (game), n = now;

  while (n-- > 0)
    if (pandoria_game_get_state_at (game, n)->step == pandoria_game_get_state (game)->step)
      return n;
  g_assert_not_reached ();
}

static void
check_history_bar (PandoriaWindow *window, const Places *before, PandoriaPlayMode mode,
                   const char *button)
{
  /* The height of the column depends on the words of the shown position, which has changed. */
  check_places (before, window, "history", layouts[current].low ? ALL_PARTS & ~COLUMN : ALL_PARTS);
  g_assert_cmpint (window_fixture_get_history_mode (window), ==, mode);
  check_seen (window, template_child (window_get_history_bar (window), button));
}

/* An icon next to the message shows that the game is not saved. */
static void
check_both (PandoriaWindow *window, const Places *before)
{
  say (window, PANDORIA_BANNERS_PARTED);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (
      pandoria_banners_get (pandoria_window_get_banners (window), PANDORIA_BANNERS_PARTED))));
  say (window, PANDORIA_BANNERS_UNSAVED);
  check_history_bar (window, before, PANDORIA_PLAY_MODE_LOOKING_BACK, "now_button");
  check_seen (window, pandoria_banners_get (pandoria_window_get_banners (window),
                                            PANDORIA_BANNERS_UNSAVED));
  pandoria_banners_hide (pandoria_window_get_banners (window), PANDORIA_BANNERS_UNSAVED);
  pandoria_banners_hide (pandoria_window_get_banners (window), PANDORIA_BANNERS_PARTED);
}

/* The bar, or otherwise the turn bar, shows the number of the position. */
static void
check_position_is_told (PandoriaWindow *window)
{
  const PandoriaPlayView *view = window_driver_get_view (window);
  GtkWidget *text = template_child (window_get_history_bar (window), "text");

  if (gtk_widget_get_mapped (text))
    g_assert_cmpstr (template_text (text, "text"), ==, view->mode_text);
  else if (view->mode == PANDORIA_PLAY_MODE_CORRECTING) /* the old tile is in its place */
    g_assert_true (g_str_has_prefix (window_fixture_get_sentence (window), "Tile at"));
  else
    g_assert_cmpstr (window_fixture_get_sentence (window), ==, view->mode_text);
}

static void
test_positions (PandoriaWindow *window)
{
  PandoriaGame *game;
  PandoriaAction tile;

  window_fixture_play_to_closing (window, &tile);
  game = window_driver_get_game (window);
  pandoria_banners_hide (pandoria_window_get_banners (window), PANDORIA_BANNERS_OPENED);
  for (gsize i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      guint same = find_same_step (game);
      Places before;

      lay_out (window, i);
      before = get_places (window);
      pandoria_game_look_at (game, same);
      check_history_bar (window, &before, PANDORIA_PLAY_MODE_LOOKING_BACK, "now_button");
      check_position_is_told (window);
      check_both (window, &before);
      pandoria_game_look_at (game, same + 1);
      window_fixture_activate (window, "correct-act");
      check_history_bar (window, &before, PANDORIA_PLAY_MODE_CORRECTING, "leave_button");
      check_position_is_told (window);
      window_fixture_activate (window, "cancel-correction");
      pandoria_game_look_at (game, same + 1);
      window_fixture_activate (window, "insert-act");
      check_history_bar (window, &before, PANDORIA_PLAY_MODE_INSERTING, "done_button");
      window_fixture_activate (window, "cancel-correction");
      pandoria_game_look_at (game, pandoria_game_get_position (game));
      pandoria_history_bar_show (window_get_history_bar (window), PANDORIA_PLAY_MODE_UNFIT, words);
      g_signal_emit_by_name (pandoria_window_get_banners (window), "changed");
      check_history_bar (window, &before, PANDORIA_PLAY_MODE_UNFIT, "fix_button");
      pandoria_history_bar_show (window_get_history_bar (window), PANDORIA_PLAY_MODE_NOW, NULL);
      g_signal_emit_by_name (pandoria_window_get_banners (window), "changed");
      check_places (&before, window, "now", ALL_PARTS);
    }
}

/* Another version of a game in the archive is opened as a second copy. The banner shows its whole
 * sentence. */
static void
test_second_copy (PandoriaWindow *window)
{
  g_autofree char *source = g_test_build_filename (G_TEST_DIST, "display", "short.pandoria", NULL);
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "other.pandoria", NULL);
  g_autofree char *text = fixture_read (source);
  g_autoptr (GString) other = g_string_new (text);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkLabel *label;

  lay_out (window, 0);
  window_fixture_play_turn (window);
  g_string_replace (other, "\"actions\": []",
                    "\"actions\": [{\"do\":\"adjust\",\"player\":1,\"gold\":1}]", 0);
  fixture_write (path, other->str);
  pandoria_window_set_game (window, NULL);
  pandoria_window_open_files (window, &file, 1);
  window_driver_settle ();
  label = template_child (
      template_find_type (
          pandoria_banners_get (pandoria_window_get_banners (window), PANDORIA_BANNERS_OPENED),
          PANDORIA_TYPE_BANNER_TEXT),
      "text");
  g_assert_nonnull (strstr (gtk_label_get_label (label), "second copy"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  window_fixture_add ("/banners/said", test_said);
  window_fixture_add ("/banners/behind", test_behind);
  window_fixture_add ("/banners/positions", test_positions);
  window_fixture_add ("/banners/second-copy", test_second_copy);
  return window_fixture_run_in_one_window ();
}
