/* Tests the dialogs of the further realms and variants at positions where their acts are possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cards-choices.h"
#include "dialog-fixture.h"
#include "pandoria-card-page.h"
#include "pandoria-number-row.h"
#include "pandoria-cards-panel.h"
#include "stored-game.h"
#include "template-child.h"

typedef struct
{
  PandoriaGame *game;
  PandoriaCatalogue *catalogue;
  PandoriaAction chosen;
  guint n_chosen;
} Fixture;

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
  static const PandoriaActKind kinds[]
      = { PANDORIA_ACT_RANSOM,        PANDORIA_ACT_RECAST,     PANDORIA_ACT_GOBLIN_CAST,
          PANDORIA_ACT_GOBLIN_OCCUPY, PANDORIA_ACT_RIVER_SHIP, PANDORIA_ACT_RELIC };
  Fixture fixture = { .catalogue = dialog_fixture_make_catalogue () };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      PandoriaAction action;

      fixture.game = stored_game_open_before (kinds[i], &action);
      show_act (&fixture, &action);
      g_clear_object (&fixture.game);
    }
  g_object_unref (fixture.catalogue);
}

/* A card is taken instead of points. */
static void
test_score (void)
{
  PandoriaAction action;
  g_autoptr (PandoriaGame) game = stored_game_open_before_last ("before-a-card", &action);
  Fixture fixture = { 0 };
  GtkWidget *dialog = dialog_fixture_new_alone (game, PANDORIA_ACT_SCORE);
  PandoriaCardPage *page = dialog_fixture_get_card (dialog);

  g_signal_connect_swapped (dialog_fixture_get_panel (dialog), "chosen", G_CALLBACK (on_chosen),
                            &fixture);
  dialog_fixture_show (dialog, "score");
  take_scored_card (template_child (page, "score_group"), 0);
  template_press (page, "button");
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_cmpuint (fixture.chosen.n_cards, ==, 1);
  g_assert_true (pandoria_game_preview (game, &fixture.chosen, NULL, NULL, NULL));
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
