/* Tests a game that differs from the numbers in its file, and a file that is damaged in the middle:
 * their messages, by pointer and by keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "pandoria-banner-text.h"
#include "pandoria-banner.h"
#include "pandoria-banners-testing.h"
#include "pandoria-json.h"
#include "pandoria-window-files.h"
#include "template-child.h"
#include "window-fixture.h"
#include "xdotool.h"

/* --- helpers -------------------------------------------------------------------------------- */

static void
press_key (const char *key)
{
  xdotool_press_key (key);
  window_driver_settle ();
}

static gboolean
is_labelled (gpointer widget, gconstpointer label)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_button_get_label (widget), label) == 0;
}

static GtkWidget *
find_button (gpointer root, const char *label)
{
  GtkWidget *button = template_find (root, is_labelled, label);

  g_assert_nonnull (button);
  return button;
}

static gpointer
find_banner (PandoriaWindow *window)
{
  return pandoria_banners_get (pandoria_window_get_banners (window), PANDORIA_BANNERS_DIFFERS);
}

static gboolean
has_banner (gpointer window)
{
  return find_banner (window) != NULL;
}

static gboolean
has_no_banner (gpointer window)
{
  return find_banner (window) == NULL;
}

/* Returns: (transfer full): the text of a game with one turn and one later act. The first player
 * has other numbers after this turn in the file. */
static char *
make_text (PandoriaWindow *window)
{
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) node = NULL, later = NULL;
  JsonObject *root;
  JsonArray *acts;

  window_fixture_play_turn (window);
  text = fixture_get_text (window_driver_get_game (window));
  node = json_from_string (text, NULL);
  root = json_node_get_object (node);
  json_object_set_string_member (root, "id", "another-game");
  acts = json_object_get_array_member (root, "actions");
  for (guint i = 0; i < json_array_get_length (acts); i++)
    {
      JsonObject *act = json_array_get_object_element (acts, i);

      if (g_str_equal (json_object_get_string_member (act, "do"), "end-turn"))
        {
          g_autoptr (JsonNode) after = json_from_string ("[[4, 3, 5, 52], null]", NULL);

          json_object_set_member (act, "after", g_steal_pointer (&after));
        }
    }
  later = json_from_string ("{\"do\": \"adjust\", \"player\": 1, \"gold\": 1}", NULL);
  json_array_add_element (acts, g_steal_pointer (&later));
  return pandoria_json_to_text (root, TRUE);
}

static char *
get_path (void)
{
  return g_build_filename (g_get_user_cache_dir (), "differs.pandoria", NULL);
}

static void
open_text (PandoriaWindow *window, const char *text)
{
  g_autofree char *path = get_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);

  fixture_write (path, text);
  pandoria_window_set_game (window, NULL);
  fixture_empty_games ();
  pandoria_window_open_files (window, &file, 1);
  window_driver_settle ();
}

static void
open_differing (PandoriaWindow *window)
{
  g_autofree char *text = make_text (window);

  open_text (window, text);
  g_assert_true (window_fixture_wait (has_banner, window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

/* --- the banner ----------------------------------------------------------------------------- */

/* The sentence fits each width. */
static void
test_words (PandoriaWindow *window)
{
  static const struct
  {
    int width, height;
    PandoriaWidthClass width_class;
  } sizes[] = {
    { 1270, 800, PANDORIA_WIDTH_WIDE },
    { 1080, 700, PANDORIA_WIDTH_WIDE },
    { 720, 900, PANDORIA_WIDTH_MEDIUM },
  };
  gpointer text;
  GtkLabel *label;

  open_differing (window);
  text = template_find_type (find_banner (window), PANDORIA_TYPE_BANNER_TEXT);
  label = template_child (text, "text");
  g_assert_nonnull (strstr (gtk_label_get_label (label), ", not "));
  g_assert_nonnull (strstr (gtk_label_get_label (label), ": "));
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      window_fixture_resize (window, sizes[i].width, sizes[i].height, sizes[i].width_class);
      window_driver_settle ();
      gtk_widget_queue_draw (GTK_WIDGET (window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (label)));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
    }
}

static gboolean
looks_back (gpointer window)
{
  return window_fixture_get_history_mode (window) == PANDORIA_PLAY_MODE_LOOKING_BACK;
}

/* Show goes to the turn, and the banner stays. Its button may move to the rest of its words when
 * the bar for looking back takes its room. */
static void
test_show (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  open_differing (window);
  xdotool_click (find_button (find_banner (window), "_Show"));
  g_assert_true (window_fixture_wait (looks_back, window));
  gtk_widget_queue_draw (GTK_WIDGET (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_nonnull (find_banner (window));
}

/* The pointer keeps the numbers, and the keyboard takes that back. */
static void
test_keep (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  open_differing (window);
  xdotool_click (find_button (find_banner (window), "_Keep These Numbers"));
  g_assert_true (window_fixture_wait (has_no_banner, window));
  g_assert_null (pandoria_game_get_difference (window_driver_get_game (window)));
  press_key ("ctrl+z");
  g_assert_true (window_fixture_wait (has_banner, window));
  press_key ("ctrl+shift+z");
  g_assert_true (window_fixture_wait (has_no_banner, window));
}

static void
test_keep_by_keyboard (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  open_differing (window);
  gtk_widget_grab_focus (find_button (find_banner (window), "_Keep These Numbers"));
  window_driver_settle ();
  press_key ("space");
  g_assert_true (window_fixture_wait (has_no_banner, window));
  fixture_assert_saved (window_driver_get_game (window));
}

/* --- a part of a file ----------------------------------------------------------------------- */

/* Opens a file that ends in the middle of the second turn. Returns: the question. */
static GtkWidget *
open_cut (PandoriaWindow *window)
{
  g_autofree char *text = NULL, *whole = NULL;
  GtkWidget *dialog;

  window_fixture_play_turn (window);
  whole = fixture_get_text (window_driver_get_game (window));
  text = g_strndup (whole, (gsize) (g_strrstr (whole, "]") - whole));
  open_text (window, text);
  dialog = window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_null (window_driver_get_game (window));
  return dialog;
}

static gboolean
has_game (gpointer window)
{
  return window_driver_get_game (window) != NULL;
}

static void
assert_part (PandoriaWindow *window)
{
  g_assert_true (window_fixture_wait (has_game, window));
  g_assert_cmpuint (pandoria_game_get_position (window_driver_get_game (window)), >, 0);
  g_assert_null (window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
}

static void
test_part (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  xdotool_click (find_button (open_cut (window), "_Open up to Turn 1"));
  assert_part (window);
}

static void
test_part_by_keyboard (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  gtk_widget_grab_focus (find_button (open_cut (window), "_Open up to Turn 1"));
  window_driver_settle ();
  press_key ("Return");
  assert_part (window);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  window_fixture_add ("/differs/words", test_words);
  window_fixture_add ("/differs/show", test_show);
  window_fixture_add ("/differs/keep", test_keep);
  window_fixture_add ("/differs/keep-by-keyboard", test_keep_by_keyboard);
  window_fixture_add ("/differs/part", test_part);
  window_fixture_add ("/differs/part-by-keyboard", test_part_by_keyboard);
  return window_fixture_run_in_one_window ();
}
