/* All changes of counters with the formulas that explain them, turn by turn, the newest turn first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-ledger-view.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-text.h"

struct _PandoriaLedgerView
{
  AdwBin parent_instance;

  PandoriaLinesList *list;
  GtkLabel *head_start; /* the heading below the first turn, which is the last in the list */
  gboolean foresees;    /* whether the effects of an act are shown */
};

G_DEFINE_FINAL_TYPE (PandoriaLedgerView, pandoria_ledger_view, ADW_TYPE_BIN)

/* Returns: the number of entries up to the shown position. */
static guint
count_shown (PandoriaGame *game, GListModel *ledger)
{
  guint n = g_list_model_get_n_items (ledger), shown = pandoria_game_get_shown (game);

  while (n > 0)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, n - 1);

      if (entry->action < shown)
        break;
      n--;
    }
  return n;
}

/* Returns: (transfer full) (nullable): the entries of @foresight (nullable). */
static GPtrArray *
create_foreseen (const PandoriaForesight *foresight)
{
  g_autoptr (GPtrArray) foreseen = g_ptr_array_new_with_free_func (g_object_unref);

  if (foresight == NULL || foresight->events.n == 0)
    return NULL;
  for (guint i = 0; i < foresight->events.n; i++)
    g_ptr_array_add (foreseen, pandoria_ledger_entry_new (&foresight->events.items[i], 0));
  return g_steal_pointer (&foreseen);
}

static void
show_head_start (PandoriaLedgerView *self, PandoriaGame *game)
{
  PandoriaRecord *record = game != NULL ? pandoria_game_get_record (game) : NULL;
  const char *names[PANDORIA_MAX_PLAYERS] = { NULL };
  g_autofree char *text = NULL;

  for (guint i = 0; record != NULL && i < pandoria_record_get_setup (record)->n_players; i++)
    names[i] = pandoria_record_get_player_name (record, i);
  text = record != NULL ? pandoria_text_head_starts (pandoria_record_get_setup (record), names)
                        : NULL;
  gtk_label_set_label (self->head_start, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->head_start), text != NULL);
}

static void
pandoria_ledger_view_class_init (PandoriaLedgerViewClass *klass)
{
  pandoria_class_set_template (klass, "pandoria-ledger-view",
                               PANDORIA_NEEDS (PANDORIA_TYPE_LINES_LIST),
                               PANDORIA_PARTS (PandoriaLedgerView, list, head_start), NULL);
}

static void
pandoria_ledger_view_init (PandoriaLedgerView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_lines_list_set_words (
      self->list, _ ("Ledger"), _ ("Nothing Gained Yet"),
      _ ("Every change of a marker appears here, with its calculation."));
  pandoria_lines_list_show (self->list, NULL, NULL, 0, NULL, NULL);
}

void
pandoria_ledger_view_show (PandoriaLedgerView *self, const PandoriaPlayView *view, guint parts)
{
  g_autoptr (GPtrArray) foreseen = create_foreseen (view->foresight);
  PandoriaGame *game = view->game;
  GListModel *ledger = game != NULL ? pandoria_game_get_ledger (game) : NULL;
  guint n_shown = G_MAXUINT;

  g_return_if_fail (PANDORIA_IS_LEDGER_VIEW (self));

  if ((parts & PANDORIA_PLAY_GAME) == 0 && !self->foresees && foreseen == NULL)
    return;
  self->foresees = foreseen != NULL;
  if ((parts & PANDORIA_PLAY_GAME) != 0)
    show_head_start (self, game);
  if (view->mode == PANDORIA_PLAY_MODE_LOOKING_BACK)
    n_shown = count_shown (game, ledger);
  pandoria_lines_list_show (self->list, game, ledger, n_shown, foreseen,
                            foreseen != NULL ? view->title : NULL);
}

PandoriaLinesList *
pandoria_ledger_view_get_list (PandoriaLedgerView *self)
{
  g_return_val_if_fail (PANDORIA_IS_LEDGER_VIEW (self), NULL);
  return self->list;
}
