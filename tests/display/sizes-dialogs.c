/* Brings windows other than the main one into the states of the table in test-sizes.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "sizes.h"

#include "dialog-fixture.h"
#include "pandoria-card-uses.h"
#include "pandoria-catalogue-window-testing.h"
#include "pandoria-catalogue-window.h"
#include "pandoria-corrections-dialog.h"
#include "pandoria-game-board-window.h"
#include "pandoria-lessons-window.h"
#include "pandoria-middle-window.h"
#include "pandoria-notation-dialog.h"
#include "pandoria-review-window.h"
#include "pandoria-statistics-window.h"
#include "pandoria-summary-window.h"
#include "template-child.h"
#include "window-driver.h"

static GtkWindow *
get_parent (SizesScene *scene)
{
  return GTK_WINDOW (scene->shots.window);
}

/* Opens @window in the size of the scene; it is checked from now on. */
static void
open_window (SizesScene *scene, gpointer window)
{
  scene->shots.pictured = window;
  gtk_window_set_default_size (window, scene->shots.width, scene->shots.height);
  gtk_window_present (window);
  window_driver_settle ();
}

/* A game with the realms and the module that need most room. */
static PandoriaGame *
make_full_game (void)
{
  static const PandoriaRealm realms[]
      = { PANDORIA_REALM_HANBOK, PANDORIA_REALM_GHOSTS, PANDORIA_REALM_GOBLINS };

  return dialog_fixture_make_game_of (3, realms, PANDORIA_VARIANT_REGULAR, PANDORIA_EDITION_FIRST,
                                      TRUE);
}

/* --- a position from a table ---------------------------------------------------------------- */

static gboolean
show_page_of_middle (SizesScene *scene, guint step, PandoriaGame *game)
{
  GtkWidget *dialog = scene->shots.pictured;

  if (step == 0)
    open_window (scene, pandoria_middle_window_new (NULL, game, NULL));
  else if (gtk_widget_get_visible (template_child (dialog, "begin_button")))
    return FALSE;
  else
    template_press (dialog, "next_button");
  return TRUE;
}

gboolean
sizes_show_middle (SizesScene *scene, guint step)
{
  g_autoptr (PandoriaGame) game = make_full_game ();

  return show_page_of_middle (scene, step, game);
}

gboolean
sizes_show_middle_of_four (SizesScene *scene, guint step)
{
  g_autoptr (PandoriaGame) game
      = dialog_fixture_make_game (4, PANDORIA_EDITION_FIRST, PANDORIA_REALM_HUMANS);

  return show_page_of_middle (scene, step, game);
}

gboolean
sizes_show_middle_of_family (SizesScene *scene, guint step)
{
  g_autoptr (PandoriaGame) game = dialog_fixture_make_game_of (2, NULL, PANDORIA_VARIANT_FAMILY,
                                                               PANDORIA_EDITION_FIRST, FALSE);

  return show_page_of_middle (scene, step, game);
}

/* --- about one game ------------------------------------------------------------------------- */

gboolean
sizes_show_game_board (SizesScene *scene, guint step)
{
  g_autoptr (PandoriaGame) game = make_full_game ();
  g_autoptr (GError) error = NULL;

  if (step == 0)
    open_window (scene, pandoria_game_board_window_new (get_parent (scene),
                                                        pandoria_game_get_record (game), &error));
  else if (step == 1)
    pandoria_game_board_window_refuse (PANDORIA_GAME_BOARD_WINDOW (scene->shots.pictured),
                                       "The board cannot be used with this game.");
  g_assert_no_error (error);
  scene->part = step == 1 ? "refused" : NULL;
  return step < 2;
}

gboolean
sizes_show_corrections (SizesScene *scene, guint step)
{
  g_autoptr (PandoriaCatalogue) catalogue = NULL;
  g_autoptr (PandoriaGame) game = NULL;

  if (step > 0)
    return FALSE;
  catalogue = dialog_fixture_make_catalogue ();
  game = make_full_game ();
  open_window (scene, pandoria_corrections_dialog_new (get_parent (scene), game, catalogue));
  return TRUE;
}

/* In this position the reason why the treasury cannot be built takes several lines. */
gboolean
sizes_show_cards (SizesScene *scene, guint step)
{
  g_autoptr (PandoriaCatalogue) catalogue = NULL;
  g_autoptr (PandoriaGame) game = NULL;

  if (step == 0)
    {
      catalogue = dialog_fixture_make_catalogue ();
      game = make_full_game ();
      open_window (scene, dialog_fixture_new_cards (get_parent (scene), game, catalogue));
    }
  else if (step == 1)
    dialog_fixture_open_building (scene->shots.pictured, PANDORIA_BUILDING_TREASURY_LARGE, 0);
  scene->part = step == 1 ? "the large treasury" : "the lists";
  return step < 2;
}

gboolean
sizes_show_summary (SizesScene *scene, guint step)
{
  static const char *const pages[] = { "result", "course", "board", "pages" };

  if (step == G_N_ELEMENTS (pages))
    return FALSE;
  if (step == 0)
    open_window (scene, pandoria_summary_window_new (get_parent (scene),
                                                     window_driver_get_game (scene->shots.window)));
  scene->part = pages[step];
  gtk_widget_activate_action (scene->shots.pictured, "summary.show", "s", pages[step]);
  return TRUE;
}

gboolean
sizes_show_review (SizesScene *scene, guint step)
{
  if (step == 0)
    open_window (scene, pandoria_review_window_new (get_parent (scene),
                                                    window_driver_get_game (scene->shots.window)));
  return step == 0;
}

/* --- the catalogue -------------------------------------------------------------------------- */

/* Each of its tables. */
gboolean
sizes_show_catalogue (SizesScene *scene, guint step)
{
  static const PandoriaPrinted things[] = {
    { .kind = PANDORIA_PRINTED_SPELL, .spell = PANDORIA_SPELL_RAGE, .level = 2 },
    { .kind = PANDORIA_PRINTED_BUILDING, .building = PANDORIA_BUILDING_MARKET, .level = 2 },
    { .kind = PANDORIA_PRINTED_MONUMENT, .level = 4 },
  };

  if (step == G_N_ELEMENTS (things))
    return FALSE;
  if (step == 0)
    {
      g_autoptr (PandoriaCatalogue) catalogue = dialog_fixture_make_catalogue ();

      open_window (scene, pandoria_catalogue_window_new (get_parent (scene), catalogue));
    }
  scene->part = pandoria_printed_kind_key (things[step].kind);
  pandoria_catalogue_window_show_thing (PANDORIA_CATALOGUE_WINDOW (scene->shots.pictured),
                                        &things[step]);
  return TRUE;
}

/* The question whether a changed cost is corrected in earlier games. */
gboolean
sizes_show_question (SizesScene *scene, guint step)
{
  GtkWidget *window, *toasts, *button;
  g_autoptr (GPtrArray) games = NULL;
  static PandoriaCardUse use = { .path = (char *) "game.pandoria", .title = (char *) "Friday" };
  PandoriaPrinted printed = pandoria_printed_building (PANDORIA_BUILDING_MARKET, 2);

  if (step > 0)
    return FALSE;
  window = adw_window_new ();
  toasts = adw_toast_overlay_new ();
  games = g_ptr_array_new ();
  printed.value = 11;
  g_ptr_array_add (games, &use);
  button = pandoria_catalogue_correct_new (&printed, 12, games);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts), button);
  adw_window_set_content (ADW_WINDOW (window), toasts);
  open_window (scene, window);
  g_signal_emit_by_name (button, "clicked");
  scene->shots.pictured = window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (scene->shots.pictured);
  return TRUE;
}

/* --- windows without a game ----------------------------------------------------------------- */

gboolean
sizes_show_lessons (SizesScene *scene, guint step)
{
  if (step == 0)
    open_window (scene, pandoria_lessons_window_new (get_parent (scene)));
  return step == 0;
}

gboolean
sizes_show_notation (SizesScene *scene, guint step)
{
  if (step == 0)
    open_window (scene, pandoria_notation_dialog_new (get_parent (scene)));
  return step == 0;
}

/* No games yet. */
gboolean
sizes_show_no_statistics (SizesScene *scene, guint step)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();

  if (step == 0)
    open_window (scene, pandoria_statistics_window_new (get_parent (scene), games, NULL));
  return step == 0;
}
