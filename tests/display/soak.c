/* Uses the real window for a long time:  soak [-n STEPS] [-f STEPS]
 *
 * The steps are acts, undo, redo, earlier positions, any possible command, dialogs, pages and
 * widths. Their order depends only on the seed, and after ROUND steps another game is opened. The
 * test measures the memory allocated by malloc, the program's private pages, and the numbers of
 * widgets and games, always with the same game shown. None of them may grow between the first
 * measurements and the last. With --thorough everything is shown before the first step, and the
 * glyph caches of the libraries are filled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <malloc.h>

#include "pandoria-adaptive-bin.h"
#include "pandoria-board-testing.h"
#include "pandoria-game.h"
#include "pandoria-simulate-testing.h"
#include "random-game.h"
#include "stored-game.h"
#include "window-fixture.h"

#define ROUND         50 /* steps with one game */
#define LETTER_SIZES  300
#define GAME_KINDS    12 /* the number of kinds that create_game () makes */
#define MOST_CANCELS  20
#define MOST_UNDONE   10
#define MOST_ANSWERED 3
#define TEXTURES      (48 * 1024 * 1024)

static int steps = 300;
static int first = 100;
static int seed = 1;
static int only = -1;
static int most_growth = 2;
static gboolean thorough = FALSE;

static PandoriaWindow *window;
static GRand *rand_source;
static guint n_pressed, n_applied, n_commands;
static guint n_games; /* that still exist */

static guint
pick (guint n)
{
  return (guint) g_rand_int_range (rand_source, 0, (gint32) n);
}

static gboolean
is_possible (const char *name)
{
  return window_driver_is_possible (window, name);
}

static void
activate (const char *name)
{
  window_driver_activate (window, name, NULL);
  window_driver_settle ();
}

static void
activate_if_possible (const char *name)
{
  if (is_possible (name))
    activate (name);
}

/* --- games ---------------------------------------------------------------------------------- */

/* A game in the middle, with redo steps, saved like a game that was played. */
static PandoriaGame *
create_game (guint number)
{
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "soak.pandoria", NULL);
  g_autoptr (GError) error = NULL;
  PandoriaGame *game;

  pandoria_setup_init (setup, 2 + number % 3);
  setup->edition = number % 2 == 0 ? PANDORIA_EDITION_FIRST : PANDORIA_EDITION_REVISED;
  setup->artifacts = number % 4 > 1;
  setup->partnership = setup->n_players == PANDORIA_MAX_PLAYERS && number % 4 == 2;
  game = random_game_play (setup, number + 1);
  pandoria_game_go_back_to (game, pandoria_game_get_position (game) / 2);
  g_unlink (path);
  pandoria_game_set_path (game, path, &error);
  g_assert_no_error (error);
  return game;
}

static void
cancel_everything (void)
{
  window_driver_close_dialogs (window);
  for (guint i = 0; i < MOST_CANCELS && is_possible ("cancel"); i++)
    activate ("cancel");
  activate_if_possible ("cancel-correction");
  activate_if_possible ("look-now");
}

static void
on_game_gone (gpointer data G_GNUC_UNUSED, GObject *game G_GNUC_UNUSED)
{
  n_games--;
}

static void
begin_round (guint number)
{
  g_autoptr (PandoriaGame) game = NULL;

  cancel_everything ();
  /* Closes the file of the game, which the next game replaces. */
  pandoria_window_set_game (window, NULL);
  game = create_game (number);
  n_games++;
  g_object_weak_ref (G_OBJECT (game), on_game_gone, NULL);
  pandoria_window_set_game (window, game);
  window_driver_settle ();
}

/* --- steps ---------------------------------------------------------------------------------- */

/* Acts through the window if the driver can; otherwise applies the act directly. */
static void
do_act (void)
{
  PandoriaGame *game = window_driver_get_game (window);
  guint before = pandoria_game_get_position (game);
  PandoriaState state = *pandoria_game_get_state (game);
  PandoriaOptions options;
  PandoriaAction action;

  cancel_everything ();
  if (game != window_driver_get_game (window) || state.finished)
    return;
  pandoria_state_get_options (&state, &options);
  g_assert_true (pandoria_simulate_act (&state, &options, rand_source, &action, NULL, NULL));
  window_driver_do (window, &action, pick (MOST_ANSWERED) == 0 ? 1 : 0);
  n_pressed += pandoria_game_get_position (game) > before;
  if (pandoria_game_get_position (game) > before)
    return;
  cancel_everything ();
  n_applied++;
  pandoria_game_apply_noted (game, &action, NULL, NULL, NULL);
  window_driver_settle ();
}

static void
go_back_and_forth (void)
{
  const char *way = pick (2) == 0 ? "undo" : "redo";

  activate_if_possible ("look-now");
  for (guint i = 1 + pick (MOST_UNDONE); i > 0 && is_possible (way); i--)
    activate (way);
}

static void
look_back (void)
{
  static const char *const ways[]
      = { "look-first", "look-previous", "look-previous", "look-next", "look-now" };

  for (guint i = 0; i < 4; i++)
    activate_if_possible (ways[pick (G_N_ELEMENTS (ways))]);
}

/* Commands that close the window, or wait for the user to choose a file or printer. */
static gboolean
is_for_others (const char *name)
{
  static const char *const names[]
      = { "win.close",       "win.open", "document.save-as", "win.save-summary", "win.print",
          "win.print-sheet", NULL };

  return g_strv_contains (names, name);
}

static void
press (const char *name)
{
  if (is_for_others (name) || !is_possible (name) || window_driver_has_parameter (window, name))
    return;
  n_commands++;
  activate (name);
}

static void
press_anything (void)
{
  g_auto (GStrv) names = window_driver_list_actions (window);

  press (names[pick (g_strv_length (names))]);
}

static void
open_something (void)
{
  static const char *const names[]
      = { "archive",     "summary",   "new",    "corrections",   "cast",
          "build",       "other",     "buy",    "show-notation", "notation-help",
          "quick-entry", "edit-note", "ledger", "history" };
  const char *name = names[pick (G_N_ELEMENTS (names))];

  activate_if_possible (name);
  if (pick (3) > 0)
    window_driver_close_dialogs (window);
}

static void
press_a_space (void)
{
  const PandoriaPlayView *view = window_driver_get_view (window);
  PandoriaSpaces choices = view->choices;

  if (view->n_laid > 0)
    window_fixture_choose_hex (window, 1 + (int) pick (8));
  if (!pandoria_spaces_is_empty (choices))
    window_driver_press (window, PANDORIA_PRESS_POINTER,
                         pandoria_spaces_nth (choices, pick (pandoria_spaces_count (choices))));
  window_driver_settle ();
}

static const struct
{
  int width;
  PandoriaWidthClass wanted;
} widths[] = {
  { 360, PANDORIA_WIDTH_NARROW },
  { 720, PANDORIA_WIDTH_MEDIUM },
  { 1270, PANDORIA_WIDTH_WIDE },
  { 1800, PANDORIA_WIDTH_EXTRA },
};

static const char *const pages[] = { "board", "players", "ledger" };

static void
change_width (void)
{
  guint i = pick (G_N_ELEMENTS (widths));

  window_fixture_resize (window, widths[i].width, 800, widths[i].wanted);
}

static void
change_page (void)
{
  adw_view_stack_set_visible_child_name (window_get_pages (window),
                                         pages[pick (G_N_ELEMENTS (pages))]);
  window_driver_settle ();
}

/* Frequent acts are listed more than once. */
static void
do_step (void)
{
  static void (*const kinds[]) (void)
      = { do_act,    do_act,         do_act,         do_act,        do_act,       go_back_and_forth,
          look_back, press_anything, open_something, press_a_space, change_width, change_page };

  kinds[only >= 0 ? only : (int) pick (G_N_ELEMENTS (kinds))]();
}

/* Creates all widgets that are made when first shown: each command, page and width, in games of
 * each kind. */
static void
show_everything (void)
{
  for (guint number = 0; number < GAME_KINDS; number++)
    {
      g_auto (GStrv) names = NULL;

      begin_round (number);
      names = window_driver_list_actions (window);
      for (guint i = 0; i < g_strv_length (names); i++)
        {
          press (names[i]);
          cancel_everything ();
        }
      for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
        for (guint k = 0; k < G_N_ELEMENTS (pages); k++)
          {
            window_fixture_resize (window, widths[i].width, 800, widths[i].wanted);
            adw_view_stack_set_visible_child_name (window_get_pages (window), pages[k]);
            gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
          }
    }
}

/* Pango and cairo cache each glyph at each size, up to a limit. Full caches do not grow any more.
 */
static void
fill_letter_caches (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 4000, 200);
  cairo_t *cr = cairo_create (surface);

  for (int i = 0; i < LETTER_SIZES; i++)
    {
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (window), NULL);
      g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Cantarell");
      char letters['~' - '!' + 2] = "";

      for (char c = '!'; c <= '~'; c++)
        letters[c - '!'] = c;
      pango_font_description_set_absolute_size (font, (8 + i * 0.1) * PANGO_SCALE);
      pango_layout_set_font_description (layout, font);
      pango_layout_set_text (layout, letters, -1);
      cairo_move_to (cr, 0, 0);
      pango_cairo_show_layout (cr, layout);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* --- counting ------------------------------------------------------------------------------- */

static guint
count_widgets (GtkWidget *widget)
{
  guint n = 1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_widgets (child);
  return n;
}

static guint
count_all_widgets (void)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();
  guint n = 0;

  for (GList *i = toplevels; i != NULL; i = i->next)
    n += count_widgets (i->data);
  return n;
}

typedef struct
{
  gsize bytes;     /* private memory of the program; 0: unknown */
  gsize allocated; /* the part of it that malloc has allocated */
  guint widgets;
  guint games;
} Use;

/* Returns: the private memory of the program, in bytes; 0 if the system does not report it. Shared
 * pages do not count, because their share changes with the number of their users. */
static gsize
get_memory (void)
{
  g_autofree char *text = NULL;
  const char *own;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    return 0;
  own = strstr (text, "\nPrivate_Dirty:");
  return own != NULL ? 1024 * (gsize) g_ascii_strtoull (own + strlen ("\nPrivate_Dirty:"), NULL, 10)
                     : 0;
}

/* Measures with the same game, at the same width, on the same page, and without cached textures. */
static Use
measure (PandoriaGame *game)
{
  struct mallinfo2 info;

  cancel_everything ();
  adw_view_stack_set_visible_child_name (window_get_pages (window), "board");
  window_fixture_resize (window, 1270, 800, PANDORIA_WIDTH_WIDE);
  pandoria_play_page_show_ledger (window_get_page (window));
  pandoria_quick_entry_close (window_get_quick_entry (window));
  pandoria_window_set_game (window, game);
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  window_driver_settle ();
  pandoria_texture_cache_set_bound (0);
  pandoria_texture_cache_set_bound (TEXTURES);
  malloc_trim (0);
  info = mallinfo2 ();
  return (Use){ get_memory (), info.uordblks + info.hblkhd, count_all_widgets (), n_games };
}

static int
compare_numbers (gconstpointer a, gconstpointer b, gpointer data G_GNUC_UNUSED)
{
  gsize one = *(const gsize *) a, other = *(const gsize *) b;

  return (one > other) - (one < other);
}

static gsize
get_median (gsize *numbers, guint n)
{
  g_qsort_with_data (numbers, (gint) n, sizeof *numbers, compare_numbers, NULL);
  return numbers[n / 2];
}

/* Returns: the median of each figure of the @n measurements from @uses on, n > 0. A single
 * measurement is off by up to 4 %, because freed memory has gaps and libraries keep buffers for a
 * while. */
static Use
get_usual (const Use *uses, guint n)
{
  g_autofree gsize *bytes = g_new (gsize, n), *allocated = g_new (gsize, n),
                   *widgets = g_new (gsize, n);

  for (guint i = 0; i < n; i++)
    {
      bytes[i] = uses[i].bytes;
      allocated[i] = uses[i].allocated;
      widgets[i] = uses[i].widgets;
    }
  return (Use){ get_median (bytes, n), get_median (allocated, n), (guint) get_median (widgets, n),
                uses[n - 1].games };
}

static double
get_growth (gsize before, gsize after)
{
  return before > 0 ? 100.0 * ((double) after / (double) before - 1) : 0;
}

static void
print_use (const char *when, const Use *use)
{
  g_print ("# %s: %.1f MB (%.2f allocated), %u widgets, %u games\n", when,
           (double) use->bytes / 1e6, (double) use->allocated / 1e6, use->widgets, use->games);
}

/* Compares the first third of the measurements with the last. */
static void
assert_no_growth (GArray *uses)
{
  guint n = MAX (uses->len / 3, 1);
  Use before = get_usual (&g_array_index (uses, Use, 0), n);
  Use after = get_usual (&g_array_index (uses, Use, uses->len - n), n);
  double allocated = get_growth (before.allocated, after.allocated);
  double bytes = get_growth (before.bytes, after.bytes);

  print_use ("first", &before);
  print_use ("last", &after);
  g_print ("# %.2f %% (%.2f %% allocated) in %d steps; %u acts pressed, %u applied, %u commands\n",
           bytes, allocated, steps - first, n_pressed, n_applied, n_commands);
  g_assert_cmpuint (after.games, ==, 0);
  g_assert_cmpuint (after.widgets, <=, before.widgets + before.widgets * (guint) most_growth / 100);
  g_assert_cmpfloat (allocated, <, most_growth);
  g_assert_cmpfloat (bytes, <, most_growth);
}

static void
add_use (GArray *uses, PandoriaGame *measured)
{
  Use use = measure (measured);

  g_array_append_val (uses, use);
  if (g_test_verbose ())
    print_use ("now", &use);
}

static void
test_soak (PandoriaWindow *opened)
{
  g_autoptr (PandoriaGame) measured = stored_game_open ("four-players");
  g_autoptr (GArray) uses = g_array_new (FALSE, FALSE, sizeof (Use));

  window = opened;
  window_fixture_activate (window, "show-help-overlay"); /* the window keeps it */
  window_driver_close_dialogs (window);
  if (thorough)
    {
      show_everything ();
      fill_letter_caches ();
    }
  for (int i = 0; i < steps; i++)
    {
      if (i >= first && (i == first || i % ROUND == 0))
        add_use (uses, measured);
      if (i % ROUND == 0)
        begin_round ((guint) (seed + i / ROUND));
      do_step ();
    }
  add_use (uses, measured);
  assert_no_growth (uses);
}

int
main (int argc, char *argv[])
{
  const GOptionEntry entries[] = {
    { "steps", 'n', 0, G_OPTION_ARG_INT, &steps, "So many steps", "STEPS" },
    { "first", 'f', 0, G_OPTION_ARG_INT, &first, "What is in use is measured from here on",
      "STEPS" },
    { "growth", 'g', 0, G_OPTION_ARG_INT, &most_growth, "So much more may be in use", "PERCENT" },
    { "only", 'o', 0, G_OPTION_ARG_INT, &only, "Only this kind of step, to find what leaks",
      "NUMBER" },
    { "thorough", 't', 0, G_OPTION_ARG_NONE, &thorough,
      "Show everything there is before the first step", NULL },
    { "random", 'd', 0, G_OPTION_ARG_INT, &seed, "The seed", "SEED" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  gtk_test_init (&argc, &argv, NULL);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || first <= 0 || steps <= first)
    return 2;
  rand_source = g_rand_new ();
  window_fixture_add ("/soak", test_soak);
  return window_fixture_run ();
}
