/* Tests that what the window shows next moves no part of it, in the language of the environment: a
 * long sentence, a preview, another label of the main button. A toast has room for its words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-adaptive-bin.h"
#include "stored-game.h"
#include "template-child.h"
#include "window-fixture.h"

#define NARROWEST 360

/** Layout: a size of the window, of its text, and the font. */
typedef struct
{
  int width, height;
  PandoriaWidthClass width_class;
  double text;
  gboolean low;
  const char *font;
} Layout;

#define CANTARELL "Cantarell 11"
#define DEJAVU    "DejaVu Sans 11"

static const Layout usual = { 1260, 790, PANDORIA_WIDTH_WIDE, 1, FALSE, CANTARELL };
static const Layout narrow = { NARROWEST, 720, PANDORIA_WIDTH_NARROW, 1, FALSE, CANTARELL };
static const Layout narrow_large = { NARROWEST, 720, PANDORIA_WIDTH_NARROW, 2, FALSE, CANTARELL };
static const Layout low = { 1024, 600, PANDORIA_WIDTH_MEDIUM, 1, TRUE, CANTARELL };

static void
lay_out (PandoriaWindow *window, const Layout *layout)
{
  const int frame = window_fixture_get_frame ();

  g_test_message ("%d × %d, text %g, %s", layout->width, layout->height, layout->text,
                  layout->font);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", layout->font, "gtk-xft-dpi",
                (int) (layout->text * 96 * 1024), NULL);
  window_fixture_resize (window, layout->width + frame, layout->height + frame,
                         layout->width_class);
  window_fixture_wait_for_height (window, layout->low);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  window_driver_settle ();
}

/* Shows the last position at @step of a game with all optional rules, so that the tray offers as
 * much as possible. */
static void
show_step (PandoriaWindow *window, PandoriaStep step)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("more-artifacts-revised");
  guint n = pandoria_game_get_position (game);

  while (pandoria_game_get_state_at (game, n)->step != step)
    n--;
  pandoria_game_go_back_to (game, n);
  pandoria_window_set_game (window, game);
  window_driver_settle ();
}

/* --- places --------------------------------------------------------------------------------- */

static void
assert_same_place (PandoriaWindow *window, gpointer part, const graphene_rect_t *before)
{
  graphene_rect_t now = window_fixture_get_place (window, part);

  if (!graphene_rect_equal (before, &now))
    g_error ("the %s has moved by %g, %g, from %g × %g to %g × %g; the turn bar shows “%s”",
             G_OBJECT_TYPE_NAME (part), now.origin.x - before->origin.x,
             now.origin.y - before->origin.y, before->size.width, before->size.height,
             now.size.width, now.size.height, window_fixture_get_sentence (window));
}

static void
assert_fits (PandoriaWindow *window)
{
  int least;

  gtk_widget_measure (adw_bin_get_child (ADW_BIN (window_get_adaptive (window))),
                      GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, NARROWEST);
}

/* --- sentences ------------------------------------------------------------------------------ */

/* Some have little room for the name, or the bar above the tray. */
static const Layout layouts[] = {
  { 1260, 790, PANDORIA_WIDTH_WIDE, 1, FALSE, CANTARELL },
  { 1260, 790, PANDORIA_WIDTH_WIDE, 1.15, FALSE, CANTARELL },
  { 1260, 790, PANDORIA_WIDTH_WIDE, 1, FALSE, DEJAVU },
  { 1260, 790, PANDORIA_WIDTH_WIDE, 1.15, FALSE, DEJAVU },
  { 1061, 800, PANDORIA_WIDTH_WIDE, 1, FALSE, CANTARELL },
  { 1080, 800, PANDORIA_WIDTH_WIDE, 1, FALSE, CANTARELL },
  { 1100, 800, PANDORIA_WIDTH_WIDE, 1, FALSE, CANTARELL },
  { 640, 900, PANDORIA_WIDTH_MEDIUM, 1, FALSE, CANTARELL },
  { 720, 900, PANDORIA_WIDTH_MEDIUM, 1, FALSE, CANTARELL },
  { 1024, 600, PANDORIA_WIDTH_MEDIUM, 1, TRUE, CANTARELL },
  { 1270, 800, PANDORIA_WIDTH_MEDIUM, 2, TRUE, CANTARELL },
  { NARROWEST, 720, PANDORIA_WIDTH_NARROW, 1, FALSE, CANTARELL },
};

static void
show_sentence (PandoriaWindow *window, guint n_words, gboolean is_error)
{
  g_autoptr (GString) text = g_string_new ("?");

  for (guint n = 0; n < n_words; n++)
    g_string_append (text, " mountains");
  pandoria_turn_bar_set_sentence (window_get_turn_bar (window), text->str, is_error, "6.1");
}

/* However long the turn bar’s sentence is, it moves neither the board nor the tray. */
static void
test_sentence (PandoriaWindow *window)
{
  static const guint lengths[] = { 1, 4, 8, 15, 30, 60 };
  gpointer parts[] = { window_get_board (window), window_get_tray (window) };

  for (gsize i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      graphene_rect_t before[G_N_ELEMENTS (parts)];

      lay_out (window, &layouts[i]);
      show_sentence (window, 0, FALSE);
      for (gsize j = 0; j < G_N_ELEMENTS (parts); j++)
        before[j] = window_fixture_get_place (window, parts[j]);
      for (gsize n = 0; n < 2 * G_N_ELEMENTS (lengths); n++)
        {
          show_sentence (window, lengths[n / 2], n % 2 == 1);
          for (gsize j = 0; j < G_N_ELEMENTS (parts); j++)
            assert_same_place (window, parts[j], &before[j]);
        }
      pandoria_turn_bar_set_sentence (window_get_turn_bar (window), NULL, FALSE, NULL);
    }
  lay_out (window, &usual);
}

/* --- acts ----------------------------------------------------------------------------------- */

/* Showing a preview moves nothing. */
static void
test_preview (PandoriaWindow *window)
{
  graphene_rect_t before;
  PandoriaAction tile;

  window_fixture_play_to_closing (window, &tile);
  window_fixture_choose_hex (window, 1);
  before = window_fixture_get_place (window, window_get_board (window));
  pandoria_play_consider (pandoria_window_get_play (window), &tile);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_nonnull (window_driver_get_view (window)->foresight);
  assert_same_place (window, window_get_board (window), &before);
}

/* In a low window, the parts that a narrow window has above and below take no room from the acts.
 */
static void
test_low_acts (PandoriaWindow *window)
{
  show_step (window, PANDORIA_STEP_FIGURE);
  lay_out (window, &low);
  g_assert_cmpfloat (window_fixture_get_place (window, window_get_tray (window)).size.height, >,
                     200);
  lay_out (window, &usual);
}

/* Presses the first space that may be chosen. */
static void
press_first (PandoriaWindow *window)
{
  window_driver_press (window, PANDORIA_PRESS_POINTER,
                       pandoria_spaces_first (window_driver_get_view (window)->choices));
  window_driver_settle ();
}

/* No label of the main button moves its neighbors. */
static void
test_main_button (PandoriaWindow *window)
{
  GtkWidget *castle = template_child (window_get_tile_row (window), "castle");
  graphene_rect_t before;

  show_step (window, PANDORIA_STEP_PLACE);
  lay_out (window, &narrow);
  before = window_fixture_get_place (window, castle);
  window_fixture_choose_hex (window, 1);
  assert_same_place (window, castle, &before);
  window_fixture_choose_hex (window, 6);
  press_first (window);
  assert_same_place (window, castle, &before);
  window_driver_activate (window, "castle", NULL);
  assert_same_place (window, castle, &before);
  window_driver_activate (window, "fortress", NULL);
  assert_same_place (window, castle, &before);
  lay_out (window, &usual);
}

/* --- toasts --------------------------------------------------------------------------------- */

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
  GtkWidget *words, *label, *button;
  guint position;

  show_step (window, PANDORIA_STEP_PLACE);
  lay_out (window, &narrow_large);
  pandoria_toast (GTK_WIDGET (window), "Player 1 gains 3 points for tiles", TRUE);
  adw_toast_set_timeout (pandoria_play_page_get_undo_toast (window_get_page (window)), 0);
  g_assert_true (window_fixture_wait (has_toast, window));
  words = adw_toast_get_custom_title (pandoria_play_page_get_undo_toast (window_get_page (window)));
  g_assert_nonnull (words);
  label = template_find_type (words, GTK_TYPE_LABEL);
  gtk_test_widget_wait_for_draw (label);
  assert_fits (window);
  g_assert_cmpint (gtk_widget_get_width (label), >=, NARROWEST / 2);
  g_assert_cmpint (
      gtk_widget_get_height (label), <=,
      gtk_widget_get_height (gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW)));
  window_fixture_activate (window, "quick-entry");
  assert_fits (window);
  pandoria_quick_entry_close (window_get_quick_entry (window));
  position = pandoria_game_get_position (window_driver_get_game (window));
  button = template_find_type (words, GTK_TYPE_BUTTON);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  window_fixture_wait_for_position (window, position - 1);
  g_assert_true (window_fixture_wait (has_no_toast, window));
  lay_out (window, &usual);
}

int
main (int argc, char *argv[])
{
  window_fixture_init_translated (&argc, &argv);
  window_fixture_add ("/steady/sentence", test_sentence);
  window_fixture_add ("/steady/preview", test_preview);
  window_fixture_add ("/steady/low-acts", test_low_acts);
  window_fixture_add ("/steady/main-button", test_main_button);
  window_fixture_add ("/steady/toast", test_toast);
  return window_fixture_run_in_one_window ();
}
