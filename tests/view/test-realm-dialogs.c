/* Tests the dialogs of the further realms and variants at positions of random games where their
 * acts are possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cards-choices.h"
#include "dialog-fixture.h"
#include "pandoria-board-json.h"
#include "pandoria-card-page.h"
#include "pandoria-number-row.h"
#include "pandoria-cards-panel.h"
#include "pandoria-simulate.h"
#include "template-child.h"

#define MAX_SEEDS 200

typedef struct
{
  PandoriaGame *game;
  PandoriaCatalogue *catalogue;
  PandoriaAction chosen;
  guint n_chosen;
  guint kinds; /* acts that have been shown */
  gboolean has_scored;
} Fixture;

static gboolean
keep_action (const PandoriaState *before, const PandoriaOptions *options,
             const PandoriaAction *action, const PandoriaState *after, const PandoriaEvents *events,
             gpointer data)
{
  g_array_append_val ((GArray *) data, *action);
  return TRUE;
}

static GArray *
make_game (Fixture *fixture, guint32 seed, PandoriaVariant variant)
{
  static const char *const names[] = { "Marta", "Jonas", "Aylin", "Pieter" };
  static const PandoriaColor colors[]
      = { PANDORIA_COLOR_RED, PANDORIA_COLOR_BLUE, PANDORIA_COLOR_GREEN, PANDORIA_COLOR_YELLOW };
  static const PandoriaRealm realms[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 };
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (JsonObject) board = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  GArray *actions = g_array_new (FALSE, FALSE, sizeof (PandoriaAction));

  pandoria_setup_init (setup, 4);
  setup->variant = (guint8) variant;
  setup->edition = seed % 2;
  setup->artifacts = seed % 3 == 0;
  pandoria_board_load ("resource://" FIXTURE_PREFIX "data/boards/river-b.json", &setup->board, NULL,
                       &board, &error);
  g_assert_no_error (error);
  pandoria_simulate_setup (setup, rand, realms,
                           variant == PANDORIA_VARIANT_REGULAR ? G_N_ELEMENTS (realms) : 0);
  record
      = pandoria_record_new (setup, board, names, colors, "Test", "2026-11-21T19:30:00Z", &error);
  g_assert_no_error (error);
  fixture->game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  pandoria_simulate_game (setup, NULL, rand, keep_action, actions, &error);
  g_assert_no_error (error);
  return actions;
}

static void
on_chosen (Fixture *fixture, gpointer action)
{
  fixture->chosen = *(const PandoriaAction *) action;
  fixture->n_chosen++;
}

/* Opens the dialog at a position where @action was possible, and reads the result of its page. */
static void
show_act (Fixture *fixture, const PandoriaAction *action)
{
  GtkWidget *dialog = dialog_fixture_new_cards (NULL, fixture->game, fixture->catalogue);
  PandoriaCardPage *page = dialog_fixture_get_card (dialog);
  g_autofree char *name = g_strdup_printf ("act-%s", pandoria_act_key (action->kind));
  PandoriaAction base, made;

  pandoria_action_init (&base, action->kind);
  base.player = action->player;
  base.slot = action->slot;
  base.relic_artifacts = action->relic_artifacts;
  pandoria_cards_panel_show_page (dialog_fixture_get_panel (dialog), PANDORIA_CARDS_OTHER);
  pandoria_cards_panel_show_act (dialog_fixture_get_panel (dialog), &base);
  g_signal_connect_swapped (dialog_fixture_get_panel (dialog), "chosen", G_CALLBACK (on_chosen),
                            fixture);
  dialog_fixture_show (dialog, name);
  pandoria_card_page_get_action (page, &made);
  g_assert_cmpuint (made.kind, ==, action->kind);
  g_assert_cmpuint (made.player, ==, action->player);
  if (action->kind == PANDORIA_ACT_RELIC)
    pandoria_number_row_set_value (template_child (page, "points_row"), action->relic_points);
  if (action->kind == PANDORIA_ACT_RIVER_SHIP || action->kind == PANDORIA_ACT_RELIC)
    {
      template_press (page, "button");
      g_assert_cmpuint (fixture->n_chosen, ==, 1);
      fixture->n_chosen = 0;
    }
  else
    gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_acts (void)
{
  const guint wanted = 1u << PANDORIA_ACT_RANSOM | 1u << PANDORIA_ACT_RECAST
                       | 1u << PANDORIA_ACT_GOBLIN_CAST | 1u << PANDORIA_ACT_GOBLIN_OCCUPY
                       | 1u << PANDORIA_ACT_RIVER_SHIP | 1u << PANDORIA_ACT_RELIC;
  Fixture fixture = { .catalogue = dialog_fixture_make_catalogue () };

  for (guint32 seed = 1; seed <= MAX_SEEDS && fixture.kinds != wanted; seed++)
    {
      g_autoptr (GArray) actions = make_game (&fixture, seed, PANDORIA_VARIANT_REGULAR);

      for (guint i = 0; i < actions->len; i++)
        {
          const PandoriaAction *action = &g_array_index (actions, PandoriaAction, i);

          if ((wanted & ~fixture.kinds) >> action->kind & 1)
            show_act (&fixture, action);
          fixture.kinds |= 1u << action->kind & wanted;
          fixture_apply (fixture.game, *action);
        }
      g_clear_object (&fixture.game);
    }
  g_assert_cmpuint (fixture.kinds, ==, wanted);
  g_object_unref (fixture.catalogue);
}

static void
take_card (Fixture *fixture)
{
  GtkWidget *dialog = dialog_fixture_new_alone (fixture->game, PANDORIA_ACT_SCORE);
  PandoriaCardPage *page = dialog_fixture_get_card (dialog);

  g_signal_connect_swapped (dialog_fixture_get_panel (dialog), "chosen", G_CALLBACK (on_chosen),
                            fixture);
  dialog_fixture_show (dialog, "score");
  take_scored_card (template_child (page, "score_group"), 0);
  template_press (page, "button");
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  g_assert_cmpuint (fixture->chosen.n_cards, ==, 1);
  g_assert_true (pandoria_game_preview (fixture->game, &fixture->chosen, NULL, NULL, NULL));
  fixture->has_scored = TRUE;
}

/* Returns: whether the player must answer anything before the regions of this turn are scored. */
static gboolean
has_regions (PandoriaGame *game)
{
  g_autofree PandoriaEvents *events = g_new0 (PandoriaEvents, 1);
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_SCORE);
  if (!pandoria_game_preview (game, &action, NULL, events, NULL))
    return FALSE;
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PANDORIA_EVENT_REGION)
      return TRUE;
  return FALSE;
}

static void
test_score (void)
{
  Fixture fixture = { 0 };

  for (guint32 seed = 1; seed <= MAX_SEEDS && !fixture.has_scored; seed++)
    {
      g_autoptr (GArray) actions = make_game (&fixture, seed, PANDORIA_VARIANT_FAMILY_SPELLS);

      for (guint i = 0; i < actions->len && !fixture.has_scored; i++)
        {
          fixture_apply (fixture.game, g_array_index (actions, PandoriaAction, i));
          if (has_regions (fixture.game))
            take_card (&fixture);
        }
      g_clear_object (&fixture.game);
    }
  g_assert_true (fixture.has_scored);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/realm-dialogs/acts", test_acts);
  g_test_add_func ("/realm-dialogs/score", test_score);
  return g_test_run ();
}
