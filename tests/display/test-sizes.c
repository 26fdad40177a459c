/* Nothing is cut off: a table of windows and their states, each at several sizes.
 *
 * The language is that of the environment. With -m slow each row has more sizes. In pseudo-English,
 * whose words are 40 % longer, it also finds texts that are not translated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-banners.h"
#include "pandoria-record.h"
#include "room.h"
#include "sizes.h"
#include "stored-game.h"
#include "window-fixture.h"

/* --- sizes ---------------------------------------------------------------------------------- */

/** Sizes: the sizes of a row. */
typedef enum
{
  SIZES_LAYOUTS = 1 << 0,     /* where each layout begins, in normal and large text */
  SIZES_PHONE = 1 << 1,       /* 360 × 720 */
  SIZES_PHONE_LARGE = 1 << 2, /* 360 × 720, text at 200 % */
  SIZES_PHONE_TEXTS = 1 << 3, /* 360 × 720, from 100 % to 200 % */
  SIZES_DESK = 1 << 4,        /* 1280 × 800 */
  SIZES_DESK_LARGE = 1 << 5,  /* 1270 × 800, text at 200 % */
  SIZES_LOW = 1 << 6,         /* 1024 × 600 and 720 × 360 */
  SIZES_NEXT_TO = 1 << 7,     /* a panel next to the board, in normal and large text */
  SIZES_RTL = 1 << 8,         /* on a phone, from right to left */
} Sizes;

/** Size: one size, in px of the content. */
typedef struct
{
  int width, height;
  double text;
  gboolean rtl;
} Size;

#define NARROWEST 360
#define HIGH      1000
/* A window is at most as wide as the screen of this test. */
#define WIDEST 3400

/* First the widths where a layout begins, with the least room. Then the widths just below them, and
 * some between. */
static const int layout_widths[]
    = { 360, 601, 1061, 1681, 480, 599, 640, 700, 860, 1059, 1100, 1280, 1679 };
#define N_QUICK_WIDTHS 4
static const double texts[] = { 1, 2, 1.2 };
#define N_QUICK_TEXTS 2

static void
add_size (GArray *sizes, int width, int height, double text)
{
  const Size size = { MIN (width, WIDEST), height, text, FALSE };

  g_array_append_val (sizes, size);
}

/* Large text in a wide window has the layout of normal text, and its pictures need less of the
 * room. So a quick test has it only in a narrow window. */
static void
add_layouts (GArray *sizes)
{
  const gsize n_texts = g_test_slow () ? G_N_ELEMENTS (texts) : N_QUICK_TEXTS;

  for (gsize i = 0; i < n_texts; i++)
    {
      gsize n_widths = texts[i] > 1 ? 0 : N_QUICK_WIDTHS;

      if (g_test_slow ())
        n_widths = G_N_ELEMENTS (layout_widths);
      for (gsize j = 0; j < n_widths; j++)
        add_size (sizes, (int) (layout_widths[j] * texts[i]), HIGH, texts[i]);
      if (texts[i] > 1)
        add_size (sizes, NARROWEST, HIGH, texts[i]);
    }
}

static void
add_from_right (GArray *sizes)
{
  for (guint text = 1; text <= 2; text++)
    {
      const Size size = { NARROWEST, 720, text, TRUE };

      g_array_append_val (sizes, size);
    }
}

/* Returns: (transfer full) (element-type Size) */
static GArray *
list_sizes (guint sizes)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Size));

  if (sizes & SIZES_LAYOUTS)
    add_layouts (list);
  if (sizes & SIZES_PHONE)
    add_size (list, NARROWEST, 720, 1);
  if (sizes & SIZES_PHONE_LARGE)
    add_size (list, NARROWEST, 720, 2);
  for (guint i = 0; (sizes & SIZES_PHONE_TEXTS) && i <= 8; i++)
    add_size (list, NARROWEST, 720, 1 + i / 8.0);
  if (sizes & SIZES_DESK)
    add_size (list, 1280, 800, 1);
  if (sizes & SIZES_DESK_LARGE)
    add_size (list, 1270, 800, 2);
  if (sizes & SIZES_LOW)
    {
      add_size (list, 1024, 600, 1);
      add_size (list, 720, 360, 1);
    }
  for (gsize i = 0; (sizes & SIZES_NEXT_TO) && i < G_N_ELEMENTS (texts); i++)
    add_size (list, (int) (1280 * texts[i]), HIGH, texts[i]);
  if (sizes & SIZES_RTL)
    add_from_right (list);
  return list;
}

/* --- the table ------------------------------------------------------------------------------ */

/** Row: a state of a window, and the sizes in which it is shown. */
typedef struct
{
  const char *window, *state; /* as the sentence of a fault names them */
  SizesShow show;
  const char *picture; /* instead of @show: a picture of build-aux/shots, in the sample game */
  guint sizes, more;   /* usually, and also with -m slow */
  gboolean alone;      /* the window needs no game below it */
} Row;

#define MAIN "the main window"

/* A picture for build-aux/screenshots. */
#define PICTURE(window, state, name, ...)       \
  {                                             \
    window, state, .picture = name, __VA_ARGS__ \
  }

static const Row rows[] = {
  { MAIN, "a step of the turn", sizes_show_steps,
    .sizes = SIZES_LAYOUTS | SIZES_PHONE | SIZES_PHONE_LARGE | SIZES_DESK_LARGE | SIZES_LOW },
  { MAIN, "an act that is being chosen", sizes_show_plans, .sizes = SIZES_LAYOUTS },
  { MAIN, "the quick entry", sizes_show_quick_entry, .sizes = SIZES_LAYOUTS },
  { MAIN, "an earlier position", sizes_show_history, .sizes = SIZES_LAYOUTS },
  { MAIN, "the button for hints", sizes_show_hint_button, .sizes = SIZES_LAYOUTS },
  { MAIN, "a hint next to the board", sizes_show_hint, .sizes = SIZES_NEXT_TO },
  { MAIN, "the ends of a quiz", sizes_show_ends_of_quiz, .sizes = SIZES_LAYOUTS },
  { MAIN, "a quiz", sizes_show_quiz, .sizes = SIZES_PHONE_LARGE },
  { MAIN, "a new topic of the coach", sizes_show_coach, .sizes = SIZES_LAYOUTS },
  { MAIN, "the explanation of a number", sizes_show_explanation,
    .sizes = SIZES_PHONE | SIZES_PHONE_LARGE },
  PICTURE (MAIN, "the start page", "start", .sizes = SIZES_LAYOUTS),
  PICTURE (MAIN, "the result of a step of a lesson", "lesson-brought",
           .sizes = SIZES_LAYOUTS | SIZES_PHONE_LARGE),
  PICTURE (MAIN, "the middle of a game", "middle", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "the preview of a tile", "preview", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "a refused press", "refused", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "a region under the pointer", "shut-in", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "the figures after a tile", "figures", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "a castle instead of a tile", "castle", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "the end of a game", "over", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "an act of long ago", "looking", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "a correction of this act", "correcting", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "a typed turn", "typed", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "a typed turn that was entered", "typed-done", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "a game that cannot be saved", "unsaved", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "an earlier position of it", "unsaved-looking", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "the page of the players", "players", .sizes = SIZES_PHONE | SIZES_PHONE_LARGE),
  PICTURE (MAIN, "the page of the ledger", "ledger", .sizes = SIZES_PHONE | SIZES_PHONE_LARGE),
  PICTURE (MAIN, "an entry of the ledger", "entry", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "the explanation of this entry", "explained", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "the coach", "coach", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "a tip of the coach", "coach-cards", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "an answer of the quiz", "quiz", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "the first page of a lesson", "lesson", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "a step of a lesson", "lesson-do", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "a wrong act of a lesson", "lesson-wrong", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "the score of a lesson", "lesson-score", .more = SIZES_PHONE_LARGE),
  PICTURE (MAIN, "the end of a lesson", "lesson-end", .more = SIZES_PHONE_LARGE),
  PICTURE ("the cards", "the spells", "spells", .more = SIZES_PHONE_LARGE),
  PICTURE ("the cards", "the buildings", "buildings", .more = SIZES_PHONE_LARGE),
  PICTURE ("the cards", "a building", "card", .more = SIZES_PHONE_LARGE),
  PICTURE ("the cards", "the monument", "monument", .sizes = SIZES_PHONE_LARGE),
  PICTURE ("the cards", "the card to buy", "buy", .sizes = SIZES_PHONE_LARGE),
  { "the cards", "in a full game", sizes_show_cards, .sizes = SIZES_PHONE_LARGE,
    .more = SIZES_PHONE, .alone = TRUE },
  PICTURE ("the question of a card", "its answers", "question", .sizes = SIZES_PHONE_LARGE),
  { "the hint", "in a dialog", sizes_show_hint, .sizes = SIZES_PHONE | SIZES_PHONE_LARGE },
  PICTURE ("the hint", "of places", "hint", .more = SIZES_PHONE_LARGE),
  PICTURE ("the hint", "of acts", "hint-acts", .more = SIZES_PHONE_LARGE),
  PICTURE ("the conflicts", "after a removed act", "conflicts", .sizes = SIZES_PHONE_LARGE,
           .more = SIZES_PHONE),
  { "the corrections", "of a full game", sizes_show_corrections, .sizes = SIZES_PHONE_LARGE,
    .more = SIZES_PHONE, .alone = TRUE },
  { "the board of a game", "with a fault", sizes_show_game_board, .sizes = SIZES_PHONE_LARGE,
    .more = SIZES_PHONE, .alone = TRUE },
  { "a position from a table", "of a full game", sizes_show_middle, .sizes = SIZES_PHONE_LARGE,
    .more = SIZES_PHONE, .alone = TRUE },
  { "a position from a table", "of four players", sizes_show_middle_of_four, .sizes = SIZES_PHONE,
    .alone = TRUE },
  { "a position from a table", "of the family version", sizes_show_middle_of_family,
    .sizes = SIZES_PHONE, .alone = TRUE },
  { "the summary", "at the end of a game", sizes_show_summary,
    .sizes = SIZES_PHONE | SIZES_PHONE_LARGE | SIZES_RTL },
  PICTURE ("the summary", "the result", "summary", .more = SIZES_PHONE_LARGE),
  PICTURE ("the summary", "the course", "course", .more = SIZES_PHONE_LARGE),
  PICTURE ("the review", "of the first turns", "review", .more = SIZES_PHONE_LARGE),
  { "the review", "before it begins", sizes_show_review, .sizes = SIZES_PHONE_LARGE,
    .more = SIZES_PHONE },
  PICTURE ("the archive", "with games", "archive", .sizes = SIZES_PHONE_LARGE, .alone = TRUE),
  PICTURE ("the statistics", "with games", "statistics", .sizes = SIZES_PHONE_LARGE, .alone = TRUE),
  { "the statistics", "without games", sizes_show_no_statistics, .sizes = SIZES_PHONE_LARGE,
    .more = SIZES_PHONE, .alone = TRUE },
  PICTURE ("the boards", "the editor", "boards", .sizes = SIZES_PHONE_LARGE, .alone = TRUE),
  PICTURE ("the boards", "the list", "board-list", .sizes = SIZES_PHONE_TEXTS, .alone = TRUE),
  { "the catalogue", "the table", sizes_show_catalogue, .sizes = SIZES_PHONE_LARGE,
    .more = SIZES_PHONE, .alone = TRUE },
  { "the catalogue", "the question about earlier games", sizes_show_question,
    .sizes = SIZES_PHONE_LARGE, .more = SIZES_PHONE, .alone = TRUE },
  PICTURE ("the catalogue", "a wrong cost", "catalogue", .more = SIZES_PHONE_LARGE),
  { "the lessons", "the list", sizes_show_lessons, .sizes = SIZES_PHONE_LARGE, .more = SIZES_PHONE,
    .alone = TRUE },
  { "the notation", "of turns", sizes_show_notation, .sizes = SIZES_PHONE_LARGE,
    .more = SIZES_PHONE, .alone = TRUE },
  PICTURE ("a new game", "its first page", "new-game", .sizes = SIZES_PHONE_LARGE,
           .more = SIZES_PHONE, .alone = TRUE),
  PICTURE ("the preferences", "their first page", "preferences", .sizes = SIZES_PHONE_LARGE,
           .more = SIZES_PHONE, .alone = TRUE),
  PICTURE ("the shortcuts", "of all keys", "shortcuts", .more = SIZES_PHONE_LARGE),
  PICTURE ("the table display", "of a game", "table", .more = SIZES_PHONE_LARGE),
  PICTURE ("the rules", "a section", "rules", .sizes = SIZES_PHONE_LARGE, .more = SIZES_PHONE),
  PICTURE ("the rules", "the handbook", "handbook", .more = SIZES_PHONE_LARGE),
  PICTURE ("the rules", "the monument", "rules-monument", .more = SIZES_PHONE_LARGE),
  PICTURE ("the rules", "the river", "rules-river", .more = SIZES_PHONE_LARGE),
  PICTURE ("the rules", "a search", "rules-search", .more = SIZES_PHONE_LARGE),
};

/* Lessons and rules have separate files for each language. The start page shows the last sentence
 * of a lesson. */
static gboolean
has_own_files (const char *picture)
{
  return g_str_has_prefix (picture, "lesson") || g_str_has_prefix (picture, "rules-")
         || g_str_equal (picture, "handbook") || g_str_equal (picture, "start");
}

/* Only the pictures show a game with translated names. */
static guint
get_sizes (const Row *row)
{
  if (!room_is_pseudo ())
    return row->sizes | (g_test_slow () ? row->more : 0);
  if (row->picture == NULL || has_own_files (row->picture))
    return 0;
  return SIZES_DESK | (g_test_slow () ? SIZES_PHONE | SIZES_LOW : 0);
}

/* --- the loop ------------------------------------------------------------------------------- */

typedef struct
{
  GtkWidget *content;
  int width;
} Wanted;

static gboolean
is_as_wide (gpointer data)
{
  Wanted *wanted = data;
  int least;

  gtk_widget_measure (wanted->content, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return gtk_widget_get_width (wanted->content) == MAX (least, wanted->width);
}

/* Sets the size of text and of the main window. */
static void
set_size (SizesScene *scene, const Size *size)
{
  GtkWidget *content = GTK_WIDGET (window_get_adaptive (scene->shots.window));
  const int frame = window_fixture_get_frame ();

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (size->text * 96 * 1024), NULL);
  gtk_widget_set_default_direction (size->rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  scene->shots.width = size->width + frame;
  scene->shots.height = size->height + frame;
  gtk_window_set_default_size (GTK_WINDOW (scene->shots.window), scene->shots.width,
                               scene->shots.height);
  g_assert_true (window_fixture_wait (is_as_wide, &(Wanted){ content, size->width }));
}

static void
open_game (SizesScene *scene, const Row *row)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) game = NULL;

  if (row->alone)
    game = NULL;
  else if (row->picture != NULL)
    {
      g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (scene->shots.game, &error);

      g_assert_no_error (error);
      game = pandoria_game_new_as_far (record, &error);
      g_assert_no_error (error);
    }
  else
    game = stored_game_open (SIZES_GAME);
  pandoria_window_set_game (scene->shots.window, game);
  scene->shots.pictured = GTK_WIDGET (scene->shots.window);
  scene->part = NULL;
}

static const ShotsPicture *
find_picture (const char *name)
{
  const ShotsPicture *picture;

  for (guint i = 0; (picture = shots_pictures_get (i)) != NULL; i++)
    if (g_str_equal (picture->name, name))
      return picture;
  g_error ("build-aux/shots has no picture “%s”", name);
}

static gboolean
show (SizesScene *scene, const Row *row, guint step)
{
  const ShotsPicture *picture;

  if (row->picture == NULL)
    return row->show (scene, step);
  picture = find_picture (row->picture);
  if (step > 0 || (picture->narrow_only && scene->shots.width > 500))
    return FALSE;
  picture->show (&scene->shots);
  return TRUE;
}

static void
check (SizesScene *scene, const Row *row, const Size *size)
{
  GtkWidget *window = scene->shots.pictured;
  gboolean is_dialog = window != GTK_WIDGET (scene->shots.window);
  GtkWidget *content
      = is_dialog ? gtk_widget_get_first_child (window)
                  : adw_bin_get_child (ADW_BIN (window_get_adaptive (PANDORIA_WINDOW (window))));

  if (!g_test_slow ())
    gtk_widget_set_opacity (window, 0); /* drawing takes longer than all the rest */
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (window);
  window_driver_settle ();
  room_check (window, content, is_dialog && size->width == NARROWEST,
              &(RoomPlace){ row->window, row->state, scene->part, size->width, size->height,
                            size->text, size->rtl });
}

static gboolean
is_other_window (gpointer window, gconstpointer main_window)
{
  return window != main_window;
}

static void
leave (SizesScene *scene)
{
  GtkWindow *other;

  if (scene->shots.pictured != GTK_WIDGET (scene->shots.window))
    gtk_window_destroy (GTK_WINDOW (scene->shots.pictured));
  while ((other = template_find_window (is_other_window, scene->shots.window)) != NULL)
    gtk_window_destroy (other);
  pandoria_play_page_close_hint (window_get_page (scene->shots.window));
  shots_pictures_leave (&scene->shots);
  for (guint i = 0; i < PANDORIA_N_BANNERS; i++)
    pandoria_banners_hide (pandoria_window_get_banners (scene->shots.window), i);
  pandoria_window_set_game (scene->shots.window, NULL);
}

static void
test_row (PandoriaWindow *window, gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GArray) sizes = list_sizes (get_sizes (row));
  SizesScene scene
      = { .shots = { .game = g_getenv ("PANDORIA_SAMPLE"), .words = TRUE, .window = window } };

  pandoria_window_set_game (window, NULL);
  for (guint i = 0; i < sizes->len; i++)
    {
      const Size *size = &g_array_index (sizes, Size, i);

      open_game (&scene, row);
      set_size (&scene, size);
      for (guint step = 0; show (&scene, row, step); step++)
        check (&scene, row, size);
      leave (&scene);
    }
}

static void
add_row (const Row *row)
{
  g_autofree char *path = g_strdup_printf ("/sizes/%s/%s", row->window, row->state);

  g_strdelimit (path, " ", '-');
  window_fixture_add_with (path, test_row, row);
}

int
main (int argc, char *argv[])
{
  window_fixture_init_translated (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (get_sizes (&rows[i]) != 0)
      add_row (&rows[i]);
  return window_fixture_run_in_one_window ();
}
