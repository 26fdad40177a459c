/* Explain this number: an entry of the ledger step by step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-explain.h"

#include <glib/gi18n.h>

#include "pandoria-compat.h"
#include "pandoria-explain-steps.h"
#include "pandoria-told-toast.h"
#include "pandoria-window-private.h"

struct _PandoriaExplain
{
  PandoriaWindow *window;        /* not owned */
  PandoriaLedgerEntry *selected; /* (nullable) */
  GPtrArray *steps;              /* of PandoriaExplainStep; NULL: nothing is explained */
  guint step;
  AdwToast *toast;
};

static PandoriaGame *
get_game (PandoriaExplain *self)
{
  return pandoria_play_get_view (self->window->play)->game;
}

static void
forget (PandoriaExplain *self)
{
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->toast);

  g_clear_pointer (&self->steps, g_ptr_array_unref);
  pandoria_window_outline (self->window, pandoria_spaces_empty ());
  if (toast != NULL)
    pandoria_toasts_dismiss (self->window->toasts, toast);
}

/* Back to the present, where the game goes on. */
static void
finish (PandoriaExplain *self)
{
  forget (self);
  if (get_game (self) != NULL && pandoria_game_is_looking_back (get_game (self)))
    pandoria_game_look_at (get_game (self), pandoria_game_get_position (get_game (self)));
}

static void
on_dismissed (AdwToast *toast, gpointer data)
{
  PandoriaExplain *self = PANDORIA_WINDOW (data)->explain;

  if (self != NULL && self->toast == toast)
    finish (self);
}

static void
show_spaces (PandoriaExplain *self, PandoriaSpaces spaces)
{
  pandoria_window_outline (self->window, spaces);
  if (!pandoria_window_is_narrow (self->window))
    return;
  adw_view_stack_set_visible_child_name (self->window->pages, "board");
  if (!pandoria_spaces_is_empty (spaces))
    pandoria_board_view_show_spaces (self->window->board, spaces);
}

/* What is one step alone has its formula in the sentence. */
static char *
join_words (const PandoriaExplainStep *step)
{
  if (strstr (step->sentence, step->formula) != NULL)
    return g_strdup (step->sentence);
  return g_strdup_printf ("%s\n%s", step->sentence, step->formula);
}

static void
show_step (PandoriaExplain *self, guint number)
{
  const PandoriaExplainStep *step = g_ptr_array_index (self->steps, number);
  g_autofree char *text = join_words (step);
  g_autoptr (AdwToast) before = g_steal_pointer (&self->toast);
  gboolean is_last = number + 1 == self->steps->len;

  self->step = number;
  self->toast
      = pandoria_told_toast_new (GTK_WIDGET (self->window->board), text, is_last ? _ ("_Done") : _ ("_Next"), 0);
  adw_toast_set_action_name (self->toast, "win.explain");
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (on_dismissed), self->window, 0);
  pandoria_toasts_add (self->window->toasts, g_object_ref (self->toast), TRUE);
  show_spaces (self, step->spaces);
  pandoria_announce (GTK_WIDGET (self->window), text);
}

/* Returns: (transfer full) (nullable): what is selected and counts, or the newest entry; a preview is none. */
static PandoriaLedgerEntry *
find_entry (PandoriaExplain *self, PandoriaGame *game)
{
  GListModel *ledger = pandoria_game_get_ledger (game);
  const guint n = g_list_model_get_n_items (ledger);

  if (self->selected != NULL)
    for (guint i = 0; i < n; i++)
      {
        g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);

        if (entry == self->selected)
          return g_steal_pointer (&entry);
      }
  return n > 0 ? g_list_model_get_item (ledger, n - 1) : NULL;
}

/* The position is looked at first: what it shows anew would end the explanation. */
static void
begin (PandoriaExplain *self)
{
  PandoriaGame *game = get_game (self);
  g_autoptr (PandoriaLedgerEntry) entry = game != NULL ? find_entry (self, game) : NULL;
  g_autoptr (GPtrArray) steps = NULL;
  guint action;

  if (entry == NULL)
    return;
  action = pandoria_ledger_entry_get_action (entry);
  steps
      = pandoria_explain_steps_new (pandoria_game_get_state_at (game, action), pandoria_ledger_entry_get_event (entry));
  pandoria_game_look_at (game, action);
  self->steps = g_steal_pointer (&steps);
  show_step (self, 0);
}

PandoriaExplain *
pandoria_explain_new (PandoriaWindow *window)
{
  PandoriaExplain *self = g_new0 (PandoriaExplain, 1);

  self->window = window;
  return self;
}

void
pandoria_explain_free (PandoriaExplain *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_object (&self->toast);
  g_clear_object (&self->selected);
  g_free (self);
}

void
pandoria_explain_set_entry (PandoriaExplain *self, PandoriaLedgerEntry *entry)
{
  g_return_if_fail (self != NULL);

  g_set_object (&self->selected, entry);
}

void
pandoria_window_explain (PandoriaWindow *window)
{
  PandoriaExplain *self;

  g_return_if_fail (PANDORIA_IS_WINDOW (window));

  self = window->explain;
  if (self->steps == NULL)
    begin (self);
  else if (self->step + 1 < self->steps->len)
    show_step (self, self->step + 1);
  else
    finish (self);
}

void
pandoria_window_end_explain (PandoriaWindow *window)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (window));

  if (window->explain != NULL && window->explain->steps != NULL)
    forget (window->explain);
}
