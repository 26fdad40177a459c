/* All changes of counters with the formulas that explain them, turn by turn, the newest turn first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-ledger-view.h"

#include "pandoria-ledger-private.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

struct _PandoriaLedgerView
{
  AdwBin parent_instance;

  PandoriaLinesList *list;
  GtkLabel *head_start; /* the heading below the first turn, which is the last in the list */
  gboolean foresees;    /* whether the effects of an act are shown */
};

G_DEFINE_FINAL_TYPE (PandoriaLedgerView, pandoria_ledger_view, ADW_TYPE_BIN)

static guint
get_turn (GObject *entry)
{
  return PANDORIA_LEDGER_ENTRY (entry)->event.turn;
}

static guint
get_act (GObject *entry)
{
  return PANDORIA_LEDGER_ENTRY (entry)->action;
}

/* Returns: the number of entries up to the shown position. */
static guint
count_shown (PandoriaGame *game, GListModel *ledger)
{
  guint n = g_list_model_get_n_items (ledger), shown = pandoria_game_get_shown (game);

  while (n > 0)
    {
      g_autoptr (GObject) entry = g_list_model_get_item (ledger, n - 1);

      if (get_act (entry) < shown)
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
  text = record != NULL ? pandoria_text_head_starts (pandoria_record_get_setup (record), names) : NULL;
  gtk_label_set_label (self->head_start, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->head_start), text != NULL);
}

static void
on_entry_activated (PandoriaLedgerView *self, GObject *entry)
{
  g_signal_emit_by_name (self, "entry-activated", entry);
}

static void
on_entry_selected (PandoriaLedgerView *self, GObject *entry)
{
  g_signal_emit_by_name (self, "entry-selected", entry);
}

static void
pandoria_ledger_view_class_init (PandoriaLedgerViewClass *klass)
{
  pandoria_class_add_signal (klass, "entry-selected", 1, G_TYPE_OBJECT);
  pandoria_class_add_signal (klass, "entry-activated", 1, G_TYPE_OBJECT);
  pandoria_class_set_template (klass, "pandoria-ledger-view", PANDORIA_NEEDS (PANDORIA_TYPE_LINES_LIST),
                               PANDORIA_PARTS (PandoriaLedgerView, list, head_start),
                               PANDORIA_CALLBACK (on_entry_selected, on_entry_activated), NULL);
}

static void
pandoria_ledger_view_init (PandoriaLedgerView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_lines_list_set_grouping (self->list, get_turn, get_act);
  pandoria_lines_list_set_name (self->list, _ ("Ledger"));
  pandoria_lines_list_set_empty (self->list, _ ("Nothing Gained Yet"),
                                 _ ("Every change of a marker appears here, with its calculation."));
  pandoria_lines_list_show (self->list, NULL, NULL, 0, NULL, NULL);
}

void
pandoria_ledger_view_show (PandoriaLedgerView *self, const PandoriaPlayView *view, guint parts)
{
  g_autoptr (GPtrArray) foreseen = create_foreseen (view->foresight);
  PandoriaGame *game = view->game;
  GListModel *ledger = game != NULL ? pandoria_game_get_ledger (game) : NULL;

  g_return_if_fail (PANDORIA_IS_LEDGER_VIEW (self));

  if ((parts & PANDORIA_PLAY_GAME) == 0 && !self->foresees && foreseen == NULL)
    return;
  self->foresees = foreseen != NULL;
  if ((parts & PANDORIA_PLAY_GAME) != 0)
    show_head_start (self, game);
  pandoria_lines_list_show (self->list, game, ledger,
                            view->mode == PANDORIA_PLAY_MODE_LOOKING_BACK ? count_shown (game, ledger) : G_MAXUINT,
                            foreseen, foreseen != NULL ? view->title : NULL);
}

PandoriaLedgerEntry *
pandoria_ledger_view_get_explained (PandoriaLedgerView *self)
{
  g_return_val_if_fail (PANDORIA_IS_LEDGER_VIEW (self), NULL);
  return (PandoriaLedgerEntry *) pandoria_lines_list_get_explained (self->list);
}

void
pandoria_ledger_view_focus (PandoriaLedgerView *self)
{
  g_return_if_fail (PANDORIA_IS_LEDGER_VIEW (self));
  pandoria_lines_list_focus (self->list);
}

void
pandoria_ledger_view_start_search (PandoriaLedgerView *self)
{
  g_return_if_fail (PANDORIA_IS_LEDGER_VIEW (self));
  pandoria_lines_list_start_search (self->list);
}
