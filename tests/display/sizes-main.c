/* Brings the main window into the states of the table in test-sizes.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "sizes.h"

#include "pandoria-lines-list.h"
#include "pandoria-quiz.h"
#include "pandoria-settings.h"
#include "stored-game.h"
#include "window-fixture.h"

/* Goes back to the last earlier position at @step. */
static gboolean
go_back_to_step (PandoriaGame *game, PandoriaStep step)
{
  for (guint n = pandoria_game_get_position (game); n-- > 0;)
    if (pandoria_game_get_state_at (game, n)->step == step)
      {
        pandoria_game_go_back_to (game, n);
        window_driver_settle ();
        return TRUE;
      }
  return FALSE;
}

static PandoriaGame *
get_game (SizesScene *scene)
{
  return window_driver_get_game (scene->shots.window);
}

static void
activate (SizesScene *scene, const char *action)
{
  window_fixture_activate (scene->shots.window, action);
}

/* Presses the first space that may be chosen. */
static void
press_first (PandoriaWindow *window)
{
  PandoriaSpace first = pandoria_spaces_first (window_driver_get_view (window)->choices);

  if (first != PANDORIA_SPACE_NONE)
    window_driver_press (window, PANDORIA_PRESS_POINTER, first);
  window_driver_settle ();
}

/* --- the turn ------------------------------------------------------------------------------- */

gboolean
sizes_show_steps (SizesScene *scene, guint step)
{
  static const struct
  {
    PandoriaStep step;
    const char *name;
  } steps[] = {
    { PANDORIA_STEP_END, "end" },       { PANDORIA_STEP_BUY, "buy" },
    { PANDORIA_STEP_SCORE, "score" },   { PANDORIA_STEP_CARD, "card" },
    { PANDORIA_STEP_FIGURE, "figure" }, { PANDORIA_STEP_PLACE, "place" },
  };

  if (step > G_N_ELEMENTS (steps))
    return FALSE;
  scene->part = step > 0 ? steps[step - 1].name : "over";
  return step == 0 || go_back_to_step (get_game (scene), steps[step - 1].step);
}

/* The question of an act that is being chosen is next to the board. */
gboolean
sizes_show_plans (SizesScene *scene, guint step)
{
  static const struct
  {
    PandoriaStep step;
    const char *command;
    guint n_presses;
    const char *name;
  } plans[] = {
    { PANDORIA_STEP_FIGURE, "leader", 0, "the leader" },
    { PANDORIA_STEP_FIGURE, "figure", 1, "after the figure" },
    { PANDORIA_STEP_PLACE, "castle", 0, "a castle" },
    { PANDORIA_STEP_PLACE, "castle", 1, "after the castle" },
    { PANDORIA_STEP_PLACE, "fortress", 1, "after the fortress" },
    { PANDORIA_STEP_PLACE, "single", 0, "a single tile" },
  };
  g_autoptr (PandoriaGame) game = NULL;

  if (step == G_N_ELEMENTS (plans))
    return FALSE;
  game = stored_game_open (SIZES_GAME);
  pandoria_window_set_game (scene->shots.window, game);
  g_assert_true (go_back_to_step (game, plans[step].step));
  scene->part = plans[step].name;
  window_driver_activate (scene->shots.window, plans[step].command, NULL);
  window_driver_settle ();
  for (guint n = 0; n < plans[step].n_presses; n++)
    press_first (scene->shots.window);
  return TRUE;
}

/* --- modes that replace other parts --------------------------------------------------------- */

gboolean
sizes_show_quick_entry (SizesScene *scene, guint step)
{
  if (step > 0)
    return FALSE;
  g_assert_true (go_back_to_step (get_game (scene), PANDORIA_STEP_PLACE));
  activate (scene, "quick-entry");
  return TRUE;
}

gboolean
sizes_show_history (SizesScene *scene, guint step)
{
  PandoriaGame *game = get_game (scene);

  if (step > 1)
    return FALSE;
  if (step == 0)
    {
      scene->part = "looking back";
      g_assert_true (go_back_to_step (game, PANDORIA_STEP_PLACE));
      pandoria_game_look_at (game, pandoria_game_get_position (game) / 2);
    }
  else
    {
      scene->part = "correcting";
      activate (scene, "correct-act");
    }
  return TRUE;
}

/* --- help ----------------------------------------------------------------------------------- */

static void
turn_on (const char *helper)
{
  g_autoptr (GSettings) settings = pandoria_settings_open (helper);

  g_settings_set_boolean (settings, helper, TRUE);
  window_driver_settle ();
}

/* A tile is chosen, so that the button for hints is enabled. */
gboolean
sizes_show_hint_button (SizesScene *scene, guint step)
{
  if (step > 0)
    return FALSE;
  g_assert_true (go_back_to_step (get_game (scene), PANDORIA_STEP_PLACE));
  turn_on ("hints");
  window_fixture_choose_hex (scene->shots.window, 2);
  window_fixture_choose_hex (scene->shots.window, 5);
  return TRUE;
}

/* The hint is next to the board, or without room there in a dialog. */
gboolean
sizes_show_hint (SizesScene *scene, guint step)
{
  if (!sizes_show_hint_button (scene, step))
    return FALSE;
  activate (scene, "hint");
  if (window_find_hint_dialog () != NULL)
    scene->shots.pictured = GTK_WIDGET (window_find_hint_dialog ());
  return TRUE;
}

/* Question, answer, next question … */
gboolean
sizes_show_quiz (SizesScene *scene, guint step)
{
  if (step == 2 * PANDORIA_QUIZ_MOST)
    return FALSE;
  scene->part = step % 2 == 0 ? "a question" : "an answer";
  activate (scene, "quiz");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window_get_tour_card (scene->shots.window))));
  return TRUE;
}

/* The first question, and the last answer. */
gboolean
sizes_show_ends_of_quiz (SizesScene *scene, guint step)
{
  const guint last = 2 * PANDORIA_QUIZ_MOST - 1;

  if (step > 1)
    return FALSE;
  for (guint i = 1; step == 1 && i < last; i++)
    window_driver_activate (scene->shots.window, "quiz", NULL);
  return sizes_show_quiz (scene, step == 0 ? 0 : last);
}

/* New topics of the coach, with their buttons. */
gboolean
sizes_show_coach (SizesScene *scene, guint step)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("coach");

  if (step > 0)
    return FALSE;
  g_assert_true (go_back_to_step (get_game (scene), PANDORIA_STEP_CARD));
  g_settings_reset (settings, "coach-explained");
  turn_on ("coach");
  g_assert_true (
      gtk_widget_get_mapped (template_child (window_get_coach (scene->shots.window), "got_it")));
  return TRUE;
}

/* Selects a number that takes several steps to explain. */
static void
select_region (SizesScene *scene)
{
  GListModel *ledger = pandoria_game_get_ledger (get_game (scene));
  GtkWidget *sidebar = GTK_WIDGET (window_get_sidebar (scene->shots.window));

  for (guint i = g_list_model_get_n_items (ledger); i > 0; i--)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i - 1);

      if (entry->event.kind != PANDORIA_EVENT_REGION)
        continue;
      pandoria_lines_list_select (template_child (template_child (sidebar, "ledger"), "list"),
                                  G_OBJECT (entry));
      return;
    }
  g_assert_not_reached ();
}

/* Each step of the explanation of a number. */
gboolean
sizes_show_explanation (SizesScene *scene, guint step)
{
  if (step == 0)
    select_region (scene);
  activate (scene, "explain");
  return pandoria_game_is_looking_back (get_game (scene));
}
