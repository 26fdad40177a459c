/* Performs every kind of act of docs/format.md, Actions, and every spell, in the real window: the
 * first scenario for each way to fill in a dialog. Compares the results with the record.
 * tests/game/test-play-acts.c performs all others without a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-application.h"
#include "pandoria-game.h"
#include "scenario-fixture.h"
#include "window-driver.h"

#include <string.h>

#define MAX_ANSWERS 3

/* The folders with the acts of variants, realms and modules. They contain all other acts, too. */
static const char *const folders[]
    = { "/6.3.1/", "/6.3.3/", "/6.4/", "/9/", "/11/", "/12/", "/14/", "/15/", "/16/", "/17/" };

static PandoriaApplication *application;
static PandoriaWindow *window;
static guint32 kinds_done;
static GHashTable
    *ways_done; /* (element-type utf8) (owned): the descriptions of acts, by describe_way() */

/* --- comparing ------------------------------------------------------------------------------ */

/* Returns: (nullable): the reason of the failure. */
static const char *
do_act (PandoriaRecord *record, guint index, guint answer)
{
  g_autoptr (PandoriaRecord) before = pandoria_record_new_beginning (record, index);
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree PandoriaState *wanted = g_new0 (PandoriaState, 1);
  const char *fault;

  pandoria_record_replay (record, index + 1, wanted, NULL, &error);
  g_assert_no_error (error);
  game = pandoria_game_new (before, NULL, &error);
  g_assert_no_error (error);
  window_driver_close_dialogs (window);
  pandoria_window_set_game (window, game);
  window_driver_settle ();
  fault = window_driver_do (window, pandoria_record_get_action (record, index), answer);
  window_driver_close_dialogs (window);
  if (fault != NULL)
    return fault;
  return pandoria_state_equal (pandoria_game_get_state (game), wanted) ? NULL : "another state";
}

/* Checks that one of the answers leads to the act of the record. */
static void
check_act (PandoriaRecord *record, guint index, const char *path)
{
  const PandoriaAction *action = pandoria_record_get_action (record, index);
  const char *fault = "nothing";

  for (guint answer = 0; answer < MAX_ANSWERS && fault != NULL; answer++)
    fault = do_act (record, index, answer);
  if (fault != NULL)
    g_test_message ("%s: act %u, %s: %s", path, index, pandoria_act_key (action->kind), fault);
  g_assert_null (fault);
  kinds_done |= 1u << action->kind;
}

/* --- scenarios ------------------------------------------------------------------------------ */

/* Returns: (transfer full): the choices for @action. Acts with the same choices differ only in
 * numbers and spaces. */
static char *
describe_way (const PandoriaAction *action)
{
  const PandoriaSpellMembers *members
      = action->members.player >= 0 ? &action->copy : &action->members;
  gboolean is_tableau = action->kind == PANDORIA_ACT_EDIT_PLAYER;
  gboolean leader
      = action->leader || members->leader || (members->n_figures > 0 && members->figures[0].leader);

  return g_strdup_printf (
      "%s %d, leader %d, figure %d, resource %d, build %d %d, monument %d %d, copy %d, slot %d, "
      "cards %d, "
      "edit %d %d %d %d %d, tableau %d %d %d %d, table %d",
      pandoria_act_key (action->kind), action->spell, leader, !members->no_figure,
      members->resource >= 0, action->build.building != PANDORIA_BUILDING_NONE,
      members->build.building != PANDORIA_BUILDING_NONE, action->monument.present,
      members->monument.present, action->members.player >= 0,
      action->take.player != PANDORIA_NOBODY, action->n_cards > 0, action->edit_terrain,
      action->edit_symbols, action->edit_castle, action->edit_figure, action->edit_artifacts,
      is_tableau && action->tableau.n_slots > 0, is_tableau ? action->tableau.edit_top_spell : 0,
      is_tableau && action->tableau.edit_prisoners, is_tableau ? action->tableau.edit_haunter : 0,
      action->kind == PANDORIA_ACT_EDIT_TABLE ? action->table.members : 0);
}

/* Returns: whether @action is the first of its kind; with -m slow, the first with its choices.
 * tests/game/test-play-acts.c performs all others without a window. */
static gboolean
is_new (const PandoriaAction *action)
{
  return g_hash_table_add (ways_done, g_test_slow () ? describe_way (action)
                                                     : g_strdup (pandoria_act_key (action->kind)));
}

/* Plays the scenario as far as the rules allow: some end with an illegal act. */
static void
test_scenario (gconstpointer path)
{
  g_autoptr (PandoriaRecord) record = scenario_fixture_read (path);
  guint n = record != NULL ? pandoria_record_get_n_actions (record) : 0;
  PandoriaState state;

  for (guint i = 0; i < n && pandoria_record_replay (record, i + 1, &state, NULL, NULL); i++)
    if (is_new (pandoria_record_get_action (record, i)))
      check_act (record, i, path);
}

/* --- the window ----------------------------------------------------------------------------- */

/* Every kind of act was performed. */
static void
test_all_kinds (void)
{
  g_test_message ("%u ways", g_hash_table_size (ways_done));
  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    if ((kinds_done >> kind & 1) == 0)
      {
        g_test_message ("no scenario ends with %s", pandoria_act_key (kind));
        g_test_fail ();
      }
}

static void
add_scenario (gpointer path, gpointer data)
{
  g_autofree char *test = g_strconcat ("/acts/", strstr (path, "scenarios"), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    if (strstr (test, folders[i]) != NULL)
      g_test_add_data_func (test, path, test_scenario);
}

static void
open_window (void)
{
  window = PANDORIA_WINDOW (pandoria_window_new (ADW_APPLICATION (application)));
  gtk_window_set_default_size (GTK_WINDOW (window), 1270, 900);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) paths = NULL;
  int result;

  gtk_test_init (&argc, &argv, NULL);
  application = pandoria_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  open_window ();
  ways_done = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  paths = scenario_fixture_list ();
  g_ptr_array_foreach (paths, add_scenario, NULL);
  g_test_add_func ("/kinds/all", test_all_kinds);
  result = g_test_run ();
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (application);
  g_hash_table_unref (ways_done);
  return result;
}
