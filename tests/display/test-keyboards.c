/* Tests that keys do what they print, in many keyboard layouts, with real keys of the display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-quick-entry.h"
#include "template-child.h"
#include "window-fixture.h"
#include "xdotool.h"

/* The layouts of setxkbmap; the first ones are always tested. Add any other: the test finds its
 * keys. */
static const char *const layouts[] = {
  "de", "fr", "cz", "hu", "it", "ch", "es", "tr", "us", "at",     "be",    "nl",         "gb",
  "pt", "dk", "se", "no", "fi", "pl", "sk", "gr", "ru", "ch(fr)", "ie",    "is",         "ro",
  "hr", "si", "rs", "bg", "ua", "ee", "lv", "lt", "br", "ca",     "tr(f)", "us(dvorak)", "us(intl)",
};
#define N_QUICK 8

/* The keys of the digits 1 to 8 are at the same places in every layout. */
#define FIRST_DIGIT_KEY 10
#define N_DIGITS        8

/* Returns: whether the display knows the layout. */
static gboolean
set_layout (const char *layout)
{
  g_auto (GStrv) parts = g_strsplit_set (layout, "()", -1);
  const char *argv[] = { "setxkbmap", parts[0], parts[1], NULL };
  int status = 1;

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL,
                               G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL,
                               NULL, &status, NULL));
  if (status != 0)
    return FALSE;
  window_driver_settle ();
  return TRUE;
}

/* --- keys ----------------------------------------------------------------------------------- */

/** Key: a key of the layout and its modifier. */
typedef struct
{
  guint keycode;
  int level; /* 0: alone; 1: with Shift; 2: with AltGr; −1: the layout does not print the sign */
} Key;

static Key
find_key (guint keyval)
{
  g_autofree GdkKeymapKey *keys = NULL;
  Key found = { 0, -1 };
  int n = 0;

  gdk_display_map_keyval (gdk_display_get_default (), keyval, &keys, &n);
  for (int i = 0; i < n; i++)
    if (keys[i].group == 0 && keys[i].level <= 2
        && (found.level < 0 || keys[i].level < found.level))
      found = (Key){ keys[i].keycode, keys[i].level };
  return found;
}

static void
press (const char *modifier, guint keycode)
{
  g_autofree char *key = modifier != NULL ? g_strdup_printf ("%s+%u", modifier, keycode)
                                          : g_strdup_printf ("%u", keycode);

  xdotool_press_key (key);
  window_driver_settle ();
}

static void
press_key (Key key)
{
  static const char *const modifiers[] = { NULL, "shift", "ISO_Level3_Shift" };

  press (modifiers[key.level], key.keycode);
}

static void
focus_board (PandoriaWindow *window)
{
  pandoria_quick_entry_close (window_get_quick_entry (window));
  gtk_widget_child_focus (pandoria_play_page_get_board (window_get_page (window)),
                          GTK_DIR_TAB_FORWARD);
  window_driver_settle ();
}

static gboolean
is_entry_open (gpointer window)
{
  return pandoria_quick_entry_is_open (window_get_quick_entry (window));
}

/* Returns: how many spaces of the tile are chosen. */
static guint
count_hexes (PandoriaWindow *window)
{
  const PandoriaPlayView *view = window_driver_get_view (window);
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (view->hexes); i++)
    n += view->hexes[i].known;
  return n;
}

/* --- tests ---------------------------------------------------------------------------------- */

/* “/” opens the quick entry and places nothing, if the layout has it. */
static void
check_slash (PandoriaWindow *window, const char *layout)
{
  Key key = find_key (GDK_KEY_slash);

  if (key.level < 0)
    return;
  press_key (key);
  if (!window_fixture_wait (is_entry_open, window))
    g_error ("“/” does not open the quick entry in %s", layout);
  g_assert_cmpuint (count_hexes (window), ==, 0);
  focus_board (window);
}

static const guint silent[] = { GDK_KEY_plus, GDK_KEY_minus, GDK_KEY_question };

/* “+”, “-” and “?” do not choose a terrain. */
static void
check_signs (PandoriaWindow *window, const char *layout)
{
  for (guint sign = 0; sign < G_N_ELEMENTS (silent); sign++)
    {
      Key key = find_key (silent[sign]);

      if (key.level < 0)
        continue;
      press_key (key);
      if (count_hexes (window) > 0)
        g_error ("“%s” chooses a terrain in %s", gdk_keyval_name (silent[sign]), layout);
    }
}

static PandoriaWindow *waiting_window;

static gboolean
has_hex (gpointer data G_GNUC_UNUSED)
{
  return count_hexes (waiting_window) > 0;
}

static void
check_hex (PandoriaWindow *window, const char *layout, guint digit, guint symbols)
{
  const PandoriaPlayHex *hex = &window_driver_get_view (window)->hexes[0];

  waiting_window = window;
  if (!window_fixture_wait (has_hex, NULL))
    g_error ("digit %u chooses nothing in %s", digit, layout);
  if (hex->terrain != (digit - 1) % PANDORIA_N_TERRAINS || hex->symbols != symbols)
    g_error ("digit %u chooses terrain %u with %u in %s", digit, hex->terrain, hex->symbols,
             layout);
  window_fixture_activate (window, "cancel");
  window_driver_settle ();
}

/* Each digit chooses its terrain as it is printed, and with Alt the other number of symbols. */
static void
check_digit (PandoriaWindow *window, const char *layout, guint digit)
{
  Key key = find_key (GDK_KEY_0 + digit);
  gboolean few = digit <= PANDORIA_N_TERRAINS;

  if (key.level < 0 || key.level > 1 || key.keycode != FIRST_DIGIT_KEY + digit - 1)
    return;
  press_key (key);
  check_hex (window, layout, digit, few ? 1 : 2);
  press (key.level == 1 ? "alt+shift" : "alt", key.keycode);
  check_hex (window, layout, digit, few ? 0 : 3);
}

static void
test_layouts (PandoriaWindow *window)
{
  guint n = g_test_slow () ? G_N_ELEMENTS (layouts) : N_QUICK;

  if (!xdotool_is_there ())
    return;
  focus_board (window);
  for (guint i = 0; i < n; i++)
    {
      if (!set_layout (layouts[i]))
        continue;
      check_slash (window, layouts[i]);
      check_signs (window, layouts[i]);
      check_digit (window, layouts[i], 1 + i % N_DIGITS);
    }
  set_layout ("us");
}

/* Layouts whose digits need Shift. Without it, the key chooses the same, unless it prints a sign of
 * another command. */
static const struct
{
  const char *layout;
  guint digit;
} bare[] = { { "fr", 1 }, { "fr", 8 }, { "be", 7 }, { "cz", 2 }, { "sk", 3 } };

static void
test_bare_digits (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  focus_board (window);
  for (guint i = 0; i < G_N_ELEMENTS (bare); i++)
    {
      g_assert_true (set_layout (bare[i].layout));
      press (NULL, FIRST_DIGIT_KEY + bare[i].digit - 1);
      check_hex (window, bare[i].layout, bare[i].digit,
                 bare[i].digit <= PANDORIA_N_TERRAINS ? 1 : 2);
    }
  set_layout ("us");
}

int
main (int argc, char **argv)
{
  g_autofree char *setxkbmap = g_find_program_in_path ("setxkbmap");

  gtk_test_init (&argc, &argv, NULL);
  if (setxkbmap == NULL)
    return 77;
  window_fixture_add ("/keyboards/layouts", test_layouts);
  window_fixture_add ("/keyboards/bare-digits", test_bare_digits);
  return window_fixture_run_in_one_window ();
}
