/* Tests that keys do what they print, in many keyboard layouts, with real keys of the display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-quick-entry.h"
#include "template-child.h"
#include "window-fixture.h"
#include "xdotool.h"

/* The layouts of setxkbmap. Add any other; the tests find the keys in it. */
static const char *const layouts[] = {
  "us", "de", "at", "ch", "ch(fr)", "it", "fr", "be", "nl", "gb", "ie",         "es",       "pt",
  "br", "dk", "se", "no", "fi",     "is", "pl", "cz", "sk", "hu", "ro",         "hr",       "si",
  "rs", "bg", "gr", "tr", "tr(f)",  "ru", "ua", "ee", "lv", "lt", "us(dvorak)", "us(intl)", "ca",
};

/* The keys of the digits 1 to 8 are at the same places in every layout. */
#define FIRST_DIGIT_KEY 10
#define N_DIGITS        8

static guint n_changes;

static gboolean
has_changed (gpointer data G_GNUC_UNUSED)
{
  return n_changes > 0;
}

static void
on_keys_changed (GdkDevice *keyboard G_GNUC_UNUSED)
{
  n_changes++;
}

/* Returns: whether the display knows the layout. */
static gboolean
set_layout (const char *layout)
{
  g_auto (GStrv) parts = g_strsplit_set (layout, "()", -1);
  const char *argv[] = { "setxkbmap", parts[0], parts[1], NULL };
  int status = 1;

  n_changes = 0;
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL,
                               G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL,
                               NULL, &status, NULL));
  if (status != 0)
    return FALSE;
  /* The layout may be the one that was set before. */
  window_fixture_wait (has_changed, NULL);
  window_driver_settle ();
  return TRUE;
}

/* --- keys ----------------------------------------------------------------------------------- */

/** Key: a key of the layout and what must be held with it. */
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
  pandoria_quick_entry_close (window->page->quick_entry);
  gtk_widget_child_focus (pandoria_play_page_get_board (window->page), GTK_DIR_TAB_FORWARD);
  window_driver_settle ();
}

static gboolean
is_entry_open (gpointer window)
{
  return pandoria_quick_entry_is_open (PANDORIA_WINDOW (window)->page->quick_entry);
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

/* “/” opens the quick entry and places nothing, wherever a layout has it. */
static void
test_slash (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      Key key;

      if (!set_layout (layouts[i]))
        continue;
      key = find_key (GDK_KEY_slash);
      if (key.level < 0)
        continue;
      focus_board (window);
      press_key (key);
      if (!window_fixture_wait (is_entry_open, window))
        g_error ("“/” does not open the quick entry in %s", layouts[i]);
      g_assert_cmpuint (count_hexes (window), ==, 0);
    }
  set_layout ("us");
}

static const guint silent[] = { GDK_KEY_plus, GDK_KEY_minus, GDK_KEY_question };

/* “+”, “-” and “?” do not choose a terrain. */
static void
test_signs (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    for (guint sign = 0; sign < G_N_ELEMENTS (silent); sign++)
      {
        Key key;

        if (!set_layout (layouts[i]))
          continue;
        key = find_key (silent[sign]);
        if (key.level < 0)
          continue;
        focus_board (window);
        press_key (key);
        if (count_hexes (window) > 0)
          g_error ("“%s” chooses a terrain in %s", gdk_keyval_name (silent[sign]), layouts[i]);
      }
  set_layout ("us");
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
test_digits (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      if (!set_layout (layouts[i]))
        continue;
      for (guint digit = 1; digit <= N_DIGITS; digit++)
        {
          Key key = find_key (GDK_KEY_0 + digit);
          gboolean few = digit <= PANDORIA_N_TERRAINS;

          if (key.level < 0 || key.keycode != FIRST_DIGIT_KEY + digit - 1)
            continue;
          focus_board (window);
          press_key (key);
          check_hex (window, layouts[i], digit, few ? 1 : 2);
          press (key.level == 1 ? "alt+shift" : "alt", key.keycode);
          if (key.level < 2)
            check_hex (window, layouts[i], digit, few ? 0 : 3);
        }
    }
  set_layout ("us");
}

/* Layouts whose digits need Shift. Without it, the key chooses the same, unless it prints a sign of
 * another command. */
static const struct
{
  const char *layout;
  guint digit;
} bare[] = {
  { "fr", 1 }, { "fr", 4 }, { "fr", 8 }, { "be", 2 }, { "be", 7 },
  { "cz", 2 }, { "cz", 8 }, { "sk", 3 }, { "sk", 7 },
};

static void
test_bare_digits (PandoriaWindow *window)
{
  if (!xdotool_is_there ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (bare); i++)
    {
      g_assert_true (set_layout (bare[i].layout));
      focus_board (window);
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
  GdkDevice *keyboard;

  gtk_test_init (&argc, &argv, NULL);
  if (setxkbmap == NULL)
    return 77;
  keyboard = gdk_seat_get_keyboard (gdk_display_get_default_seat (gdk_display_get_default ()));
  g_signal_connect (keyboard, "changed", G_CALLBACK (on_keys_changed), NULL);
  window_fixture_add ("/keyboards/slash", test_slash);
  window_fixture_add ("/keyboards/signs", test_signs);
  window_fixture_add ("/keyboards/digits", test_digits);
  window_fixture_add ("/keyboards/bare-digits", test_bare_digits);
  return window_fixture_run_in_one_window ();
}
