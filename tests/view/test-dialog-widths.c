/* Tests dialogs in the language of the environment and in larger text. On the narrowest screen each
 * page fits, and no button is cut off. With -m slow it tests more text sizes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <libintl.h>
#include <locale.h>

#include "control-names.h"
#include "dialog-fixture.h"
#include "pandoria-boards-window.h"
#include "pandoria-card-uses.h"
#include "pandoria-catalogue-window-testing.h"
#include "pandoria-catalogue-window.h"
#include "pandoria-conflicts-dialog.h"
#include "pandoria-corrections-dialog.h"
#include "pandoria-game-board-window.h"
#include "pandoria-help-window.h"
#include "pandoria-lessons-window.h"
#include "pandoria-middle-window.h"
#include "pandoria-new-game-window.h"
#include "pandoria-notation-dialog.h"
#include "pandoria-preferences-window.h"
#include "pandoria-quick-entry.h"
#include "pandoria-review-window.h"
#include "pandoria-statistics-window.h"
#include "pandoria-summary-window.h"
#include "stored-game.h"
#include "template-child.h"
#include "window-driver.h"

#define NARROWEST 360

/* First the one that needs the most room. */
static const double scales[] = { 2, 1, 1.2 };
#define N_QUICK_SCALES 1
static const PandoriaRealm realms[]
    = { PANDORIA_REALM_HANBOK, PANDORIA_REALM_GHOSTS, PANDORIA_REALM_GOBLINS };

/* --- sizes ---------------------------------------------------------------------------------- */

static int
measure (gpointer widget, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

/* A narrow screen with the keyboard shown, and a narrow screen turned sideways. */
static const struct
{
  int width, height;
} lowest[] = { { NARROWEST, 294 }, { 648, 360 } };

/* No window needs more space than the screen has. A window that fills the screen has no shadow. */
static void
check_width (gpointer window, const char *what, double scale)
{
  g_autofree char *name = g_strdup_printf ("%s-%s-%g", what, g_getenv ("LANGUAGE"), scale);
  GtkWidget *content = gtk_widget_get_first_child (window);
  int least;

  if (!g_test_slow () && g_getenv ("PANDORIA_SHOTS") == NULL)
    gtk_widget_set_opacity (window, 0); /* drawing takes longer than all the rest */
  dialog_fixture_show (window, name);
  control_names_check (window, what);
  least = measure (content, GTK_ORIENTATION_HORIZONTAL, -1);
  if (least > NARROWEST)
    {
      g_test_message ("%s, text %g: %d px wide", what, scale, least);
      g_test_fail ();
    }
  for (gsize i = 0; i < G_N_ELEMENTS (lowest); i++)
    {
      least = measure (content, GTK_ORIENTATION_VERTICAL, MAX (lowest[i].width, least));
      if (least <= lowest[i].height)
        continue;
      g_test_message ("%s, text %g, %d px wide: %d px high", what, scale, lowest[i].width, least);
      g_test_fail ();
    }
}

typedef void (*CheckFunc) (double scale);

static void
check_scales (gconstpointer function)
{
  GtkSettings *settings = gtk_settings_get_default ();

  for (gsize i = 0; i < (g_test_slow () ? G_N_ELEMENTS (scales) : N_QUICK_SCALES); i++)
    {
      g_object_set (settings, "gtk-xft-dpi", (int) (scales[i] * 96 * 1024), NULL);
      ((CheckFunc) function) (scales[i]);
    }
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
}

/* --- windows -------------------------------------------------------------------------------- */

static PandoriaGame *
make_game (void)
{
  return dialog_fixture_make_game_of (3, realms, PANDORIA_VARIANT_REGULAR, PANDORIA_EDITION_FIRST,
                                      TRUE);
}

static gboolean
is_last_page (gpointer dialog)
{
  return gtk_widget_get_visible (template_child (dialog, "begin_button"));
}

static void
check_middle (double scale)
{
  g_autoptr (PandoriaGame) game = make_game ();
  GtkWidget *dialog = pandoria_middle_window_new (NULL, game, NULL);
  guint page = 0;

  gtk_window_set_default_size (GTK_WINDOW (dialog), NARROWEST, 640);
  for (gboolean is_last = FALSE; !is_last; page++)
    {
      g_autofree char *what = g_strdup_printf ("middle-%u", page);

      check_width (dialog, what, scale);
      is_last = is_last_page (dialog);
      if (!is_last)
        template_press (dialog, "next_button");
      dialog_fixture_settle ();
    }
  g_assert_cmpuint (page, ==, 6);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
check_game_board (double scale)
{
  g_autoptr (PandoriaGame) game = make_game ();
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog
      = pandoria_game_board_window_new (NULL, pandoria_game_get_record (game), &error);

  g_assert_no_error (error);
  gtk_window_set_default_size (GTK_WINDOW (dialog), NARROWEST, 720);
  check_width (dialog, "game-board", scale);
  pandoria_game_board_window_refuse (PANDORIA_GAME_BOARD_WINDOW (dialog),
                                     "The board cannot be used with this game.");
  check_width (dialog, "game-board-refused", scale);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* The question adapts its width only over a narrow window. */
static void
check_question (double scale)
{
  GtkWidget *window = adw_window_new (), *toasts = adw_toast_overlay_new (), *button;
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  PandoriaCardUse use = { .path = (char *) "game.pandoria", .title = (char *) "Friday" };
  PandoriaPrinted printed = pandoria_printed_building (PANDORIA_BUILDING_MARKET, 2);
  GtkWindow *question;

  printed.value = 11;
  g_ptr_array_add (games, &use);
  button = pandoria_catalogue_correct_new (&printed, 12, games);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts), button);
  adw_window_set_content (ADW_WINDOW (window), toasts);
  gtk_window_set_default_size (GTK_WINDOW (window), NARROWEST, 640);
  dialog_fixture_show (window, "below");
  g_signal_emit_by_name (button, "clicked");
  question = GTK_WINDOW (window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_nonnull (question);
  check_width (question, "question", scale);
  gtk_window_destroy (question);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Checks each table of the catalogue. */
static void
check_catalogue (double scale)
{
  static const PandoriaPrinted things[] = {
    { .kind = PANDORIA_PRINTED_SPELL, .spell = PANDORIA_SPELL_RAGE, .level = 2 },
    { .kind = PANDORIA_PRINTED_BUILDING, .building = PANDORIA_BUILDING_MARKET, .level = 2 },
    { .kind = PANDORIA_PRINTED_MONUMENT, .level = 4 },
  };
  g_autoptr (PandoriaCatalogue) catalogue = dialog_fixture_make_catalogue ();
  GtkWidget *below = adw_window_new (),
            *window = pandoria_catalogue_window_new (GTK_WINDOW (below), catalogue);

  gtk_window_set_default_size (GTK_WINDOW (window), NARROWEST, 640);
  for (gsize i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_autofree char *what
          = g_strdup_printf ("catalogue-%s", pandoria_printed_kind_key (things[i].kind));

      dialog_fixture_show (window, what);
      pandoria_catalogue_window_show_thing (PANDORIA_CATALOGUE_WINDOW (window), &things[i]);
      check_width (window, what, scale);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (below));
}

static void
check_corrections (double scale)
{
  g_autoptr (PandoriaCatalogue) catalogue = dialog_fixture_make_catalogue ();
  g_autoptr (PandoriaGame) game = make_game ();
  GtkWidget *below = adw_window_new ();
  GtkWidget *dialog = pandoria_corrections_dialog_new (GTK_WINDOW (below), game, catalogue);

  gtk_window_set_default_size (GTK_WINDOW (dialog), NARROWEST, 720);
  check_width (dialog, "corrections", scale);
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (below));
}

/* Each of its pages, at the end of a game. */
static void
check_summary (double scale)
{
  static const char *const pages[] = { "result", "course", "board", "pages" };
  g_autoptr (PandoriaGame) game = stored_game_open ("four-players");
  GtkWidget *below = adw_window_new (),
            *window = pandoria_summary_window_new (GTK_WINDOW (below), game);

  gtk_window_set_default_size (GTK_WINDOW (window), NARROWEST, 720);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *what = g_strdup_printf ("summary-%s", pages[i]);

      adw_view_stack_set_visible_child_name (template_child (window, "stack"), pages[i]);
      check_width (window, what, scale);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (below));
}

/* Returns: whether the label @widget is not within its row. */
static gboolean
is_outside (gpointer widget, gconstpointer nothing)
{
  GtkWidget *row
      = GTK_IS_LABEL (widget) ? gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW) : NULL;
  graphene_rect_t bounds;

  return row != NULL && gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, row, &bounds)
         && bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (row);
}

/* The rows of boards have room for all of their words next to their pictures. */
static void
test_rows_of_boards (void)
{
  GtkWidget *boards = pandoria_boards_window_new (NULL);

  gtk_window_set_default_size (GTK_WINDOW (boards), NARROWEST, 720);
  gtk_window_present (GTK_WINDOW (boards));
  for (int dpi = 96; dpi <= 192; dpi += 12)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * 1024, NULL);
      dialog_fixture_settle ();
      g_assert_null (template_find (boards, is_outside, NULL));
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  gtk_window_destroy (GTK_WINDOW (boards));
}

typedef GtkWidget *(*NewFunc) (GtkWindow *parent);

static GtkWidget *
create_review (GtkWindow *parent)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("four-players");

  return pandoria_review_window_new (parent, game);
}

static GtkWidget *
create_cards (GtkWindow *parent)
{
  g_autoptr (PandoriaCatalogue) catalogue = dialog_fixture_make_catalogue ();
  g_autoptr (PandoriaGame) game = make_game ();

  return dialog_fixture_new_cards (parent, game, catalogue);
}

/* The first tile is removed. */
static GtkWidget *
create_conflicts (GtkWindow *parent)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("four-players");
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);

  pandoria_amend_remove (amend, 0);
  g_assert_cmpuint (g_list_model_get_n_items (pandoria_amend_get_conflicts (amend)), >, 0);
  return pandoria_conflicts_dialog_new (parent, amend);
}

static GtkWidget *
create_statistics (GtkWindow *parent)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();

  return pandoria_statistics_window_new (parent, entries, NULL);
}

static GtkWidget *
create_notation (GtkWindow *parent)
{
  return GTK_WIDGET (pandoria_notation_dialog_new (parent));
}

static const struct
{
  const char *name;
  NewFunc create;
} windows[] = {
  { "statistics", create_statistics },
  { "lessons", pandoria_lessons_window_new },
  { "notation", create_notation },
  { "boards", pandoria_boards_window_new },
  { "new-game", pandoria_new_game_window_new },
  { "preferences", pandoria_preferences_window_new },
  { "rules", pandoria_help_window_new },
  { "review", create_review },
  { "cards", create_cards },
  { "conflicts", create_conflicts },
};

/* Checks the windows as they open. */
static void
check_windows (double scale)
{
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      GtkWidget *below = adw_window_new (), *window = windows[i].create (GTK_WINDOW (below));

      gtk_window_set_default_size (GTK_WINDOW (window), NARROWEST, 720);
      check_width (window, windows[i].name, scale);
      gtk_window_destroy (GTK_WINDOW (window));
      gtk_window_destroy (GTK_WINDOW (below));
    }
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  /* gtk_test_init () has set a fixed locale. */
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("PANDORIA_CATALOGUES"));
  textdomain (GETTEXT_PACKAGE);
  adw_init ();
  if (g_getenv ("PANDORIA_SHOT_DARK") != NULL)
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                        ADW_COLOR_SCHEME_FORCE_DARK);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_data_func ("/dialog-widths/middle", check_middle, check_scales);
  g_test_add_data_func ("/dialog-widths/game-board", check_game_board, check_scales);
  g_test_add_data_func ("/dialog-widths/question", check_question, check_scales);
  g_test_add_data_func ("/dialog-widths/catalogue", check_catalogue, check_scales);
  g_test_add_data_func ("/dialog-widths/corrections", check_corrections, check_scales);
  g_test_add_data_func ("/dialog-widths/summary", check_summary, check_scales);
  g_test_add_data_func ("/dialog-widths/windows", check_windows, check_scales);
  g_test_add_func ("/dialog-widths/rows-of-boards", test_rows_of_boards);
  return g_test_run ();
}
