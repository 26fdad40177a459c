/* PandoriaPlayPage: the best places for the tile in the tray, or the best acts for the rest of the
 * turn. A thread searches for the places until the next press.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-page-private.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-compat.h"
#include "pandoria-dialogs.h"
#include "pandoria-game-dialog.h"
#include "pandoria-panel-window.h"
#include "pandoria-settings.h"

#define HINTS "hints"
/* The search must end within a second. */
#define MILLISECONDS 900
/* The minimum height for three readable places, in pixels. */
#define LEAST_HEIGHT  420
#define DIALOG_WIDTH  400
#define DIALOG_HEIGHT 520

static PandoriaTile
get_tile (const PandoriaPlayView *view)
{
  PandoriaTile tile = { .artifacts = (guint8) view->artifacts };

  for (guint i = 0; i < 2; i++)
    tile.hexes[i] = (PandoriaHex){ .at = PANDORIA_SPACE_NONE,
                                   .terrain = view->hexes[i].terrain,
                                   .symbols = view->hexes[i].symbols };
  return tile;
}

static gboolean
shows_same (const PandoriaHex *a, const PandoriaHex *b)
{
  return a->terrain == b->terrain && a->symbols == b->symbols;
}

/* A tile that is turned round counts as the same tile. */
static gboolean
is_same_tile (const PandoriaTile *a, const PandoriaTile *b)
{
  if (a->artifacts != b->artifacts)
    return FALSE;
  if (shows_same (&a->hexes[0], &b->hexes[0]) && shows_same (&a->hexes[1], &b->hexes[1]))
    return TRUE;
  return shows_same (&a->hexes[0], &b->hexes[1]) && shows_same (&a->hexes[1], &b->hexes[0]);
}

static gboolean
wants_hints (PandoriaPlayPage *self)
{
  return self->hint_settings != NULL && g_settings_get_boolean (self->hint_settings, HINTS);
}

static gboolean
has_tile (const PandoriaPlayView *view)
{
  gboolean is_known = view->n_laid == 2 && view->hexes[0].known && view->hexes[1].known;

  return is_known && pandoria_hint_is_possible (pandoria_game_get_state (view->game));
}

/* Returns: whether the panel shows the current position. */
static gboolean
has_position (PandoriaPlayPage *self, PandoriaGame *game)
{
  return memcmp (pandoria_hint_panel_get_state (self->hint), pandoria_game_get_state (game),
                 sizeof (PandoriaState))
         == 0;
}

/* Returns: whether the panel belongs to the current tile and position. */
static gboolean
is_up_to_date (PandoriaPlayPage *self)
{
  const PandoriaPlayView *view = pandoria_play_page_get_view (self);
  PandoriaHintSearch *search;
  PandoriaTile tile;

  if (self->hint == NULL || view->game == NULL || !wants_hints (self))
    return FALSE;
  if (!has_position (self, view->game))
    return FALSE;
  search = pandoria_hint_panel_get_search (self->hint);
  if (search == NULL)
    return TRUE;
  tile = get_tile (view);
  return has_tile (view) && is_same_tile (&tile, pandoria_hint_search_get_tile (search));
}

/* --- putting a place into the play ---------------------------------------------------------- */

/* Enter on that space then places the tile. */
static void
focus_space (PandoriaPlayPage *self, PandoriaSpace space)
{
  GtkWidget *widget = pandoria_board_view_get_space (self->board, space);

  if (widget == NULL)
    return;
  if (pandoria_play_page_is_narrow (self))
    pandoria_play_page_show_board (self);
  self->points = FALSE;
  gtk_widget_grab_focus (widget);
}

static void
put_figure (PandoriaPlayPage *self, const PandoriaPlacement *placement)
{
  pandoria_play_begin_kind (self->play, PANDORIA_ACT_PLACE_FIGURE, placement->leader);
  pandoria_play_press (self->play, placement->figure, PANDORIA_PRESS_TOUCH);
  focus_space (self, placement->figure);
}

static void
put_into_play (PandoriaPlayPage *self, const PandoriaPlacement *placement)
{
  const PandoriaTile tile = get_tile (pandoria_play_page_get_view (self));
  const guint first = shows_same (&tile.hexes[0], &placement->hexes[0]) ? 0 : 1;

  pandoria_play_drop (self->play, placement->hexes[first].at, placement->hexes[1 - first].at,
                      PANDORIA_PRESS_TOUCH);
  g_free (self->hinted);
  self->hinted = g_memdup2 (placement, sizeof *placement);
  focus_space (self, placement->hexes[1 - first].at);
}

static void
on_chosen (PandoriaHintPanel *panel, gpointer data, PandoriaPlayPage *self)
{
  const PandoriaPlacement placement = *(const PandoriaPlacement *) data;

  if (!is_up_to_date (self))
    return;
  if (self->hint_dialog != NULL) /* it covers the board */
    pandoria_play_page_close_hint (self);
  if (placement.n_hexes == 0)
    put_figure (self, &placement);
  else
    put_into_play (self, &placement);
}

static gboolean
has_hex (const PandoriaAction *action, const PandoriaHex *hex)
{
  for (guint i = 0; i < 2; i++)
    if (action->hexes[i].at == hex->at && shows_same (&action->hexes[i], hex))
      return TRUE;
  return FALSE;
}

static gboolean
was_laid (PandoriaGame *game, const PandoriaPlacement *placement)
{
  const guint n = pandoria_game_get_position (game);
  const PandoriaAction *last
      = n > 0 ? pandoria_record_get_action (pandoria_game_get_record (game), n - 1) : NULL;

  if (last == NULL || last->kind != PANDORIA_ACT_PLACE_TILE)
    return FALSE;
  return has_hex (last, &placement->hexes[0]) && has_hex (last, &placement->hexes[1]);
}

/* Prepares the hinted figure, unless the player has already begun an act. */
static gboolean
on_figure_due (gpointer data)
{
  PandoriaPlayPage *self = data;
  g_autofree PandoriaPlacement *hinted = g_steal_pointer (&self->hinted);
  const PandoriaPlayView *view = self->play != NULL ? pandoria_play_page_get_view (self) : NULL;
  const PandoriaOptions *options;

  if (hinted == NULL || hinted->figure < 0)
    return G_SOURCE_REMOVE;
  if (view == NULL || view->game == NULL || view->is_begun)
    return G_SOURCE_REMOVE;
  options = pandoria_game_get_options (view->game);
  if (pandoria_spaces_has (hinted->leader ? &options->leader : &options->worker, hinted->figure))
    put_figure (self, hinted);
  return G_SOURCE_REMOVE;
}

/* --- the search ----------------------------------------------------------------------------- */

static void
announce_best (PandoriaPlayPage *self)
{
  g_autofree char *best = pandoria_hint_panel_describe_best (self->hint);

  if (best != NULL)
    pandoria_announce (
        self->hint_dialog != NULL ? GTK_WIDGET (self->hint_dialog) : GTK_WIDGET (self), best);
}

static void
on_answered (PandoriaHintSearch *search, PandoriaPlayPage *self)
{
  if (!pandoria_job_is_done (search))
    return;
  pandoria_play_page_mark_hint (self);
  announce_best (self);
}

static void
drop_search (PandoriaPlayPage *self, PandoriaHintPanel *panel)
{
  PandoriaHintSearch *search = pandoria_hint_panel_get_search (panel);

  if (search == NULL)
    return;
  g_signal_handlers_disconnect_by_func (search, on_answered, self);
  pandoria_job_cancel (search);
}

static void
begin_search (PandoriaPlayPage *self)
{
  const PandoriaPlayView *view = pandoria_play_page_get_view (self);
  const PandoriaTile tile = get_tile (view);
  g_autoptr (PandoriaJob) search
      = pandoria_hint_search_new (pandoria_game_get_state (view->game), &tile, MILLISECONDS);

  pandoria_hint_panel_set_search (self->hint, view->game, search);
  g_signal_connect (search, "changed", G_CALLBACK (on_answered), self);
}

/* --- the numbers on the board --------------------------------------------------------------- */

void
pandoria_play_page_mark_hint (PandoriaPlayPage *self)
{
  static const char *const numbers[PANDORIA_HINT_ROWS] = { "1", "2", "3", "4", "5", "6" };
  const PandoriaPlayView *view = pandoria_play_page_get_view (self);
  PandoriaBoardChip chips[PANDORIA_HINT_ROWS];
  PandoriaSpace marks[PANDORIA_HINT_ROWS];
  PandoriaSpaces outline;
  guint n_rows, n = 0;

  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  if (self->hint == NULL || view->n_shown > 0 || view->n_gains > 0)
    return;
  n_rows = pandoria_hint_panel_list_marks (self->hint, marks, &outline);
  for (guint i = 0; i < n_rows; i++)
    if (marks[i] >= 0)
      chips[n++]
          = (PandoriaBoardChip){ marks[i], pandoria_hint_panel_get_state (self->hint)->active,
                                 (char *) numbers[i], NULL };
  pandoria_board_view_set_chips (self->board, chips, n);
  pandoria_board_view_set_outline (self->board, outline);
}

/* --- its place ------------------------------------------------------------------------------ */

static void
on_dialog_gone (PandoriaPlayPage *self)
{
  self->hint_dialog = NULL;
  pandoria_play_page_close_hint (self);
}

static void
open_dialog (PandoriaPlayPage *self)
{
  self->hint_dialog
      = pandoria_panel_window_new (pandoria_play_page_get_window (self), GTK_WIDGET (self->hint),
                                   _ ("Hint"), DIALOG_WIDTH, DIALOG_HEIGHT);
  pandoria_dialog_hold_game (self->hint_dialog, self->play, PANDORIA_DIALOG_SHOWN_GAME);
  pandoria_fit_to_parent (self->hint_dialog);
  g_signal_connect_object (self->hint_dialog, "destroy", G_CALLBACK (on_dialog_gone), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (self->hint_dialog);
}

static void
on_preference_changed (PandoriaPlayPage *self)
{
  g_object_notify (G_OBJECT (self->play), "view"); /* hints may have been allowed or forbidden */
  pandoria_play_page_update_hint (self);
}

/* --- shared --------------------------------------------------------------------------------- */

void
pandoria_play_page_init_hint (PandoriaPlayPage *self)
{
  self->hint_settings = pandoria_settings_open (HINTS);
  if (self->hint_settings != NULL)
    g_signal_connect_object (self->hint_settings, "changed::" HINTS,
                             G_CALLBACK (on_preference_changed), self, G_CONNECT_SWAPPED);
}

void
pandoria_play_page_dispose_hint (PandoriaPlayPage *self)
{
  if (self->hint != NULL)
    {
      drop_search (self, self->hint);
      g_signal_handlers_disconnect_by_data (self->hint, self);
    }
  g_clear_object (&self->hint);
  if (self->hint_dialog != NULL)
    g_signal_handlers_disconnect_by_data (self->hint_dialog, self);
  g_clear_pointer (&self->hinted, g_free);
  g_clear_object (&self->hint_settings);
}

/* Takes @panel. */
static void
open_panel (PandoriaPlayPage *self, PandoriaHintPanel *panel)
{
  pandoria_play_page_close_cards (self);
  pandoria_play_page_close_hint (self);
  pandoria_play_page_close_dialog (self);
  self->hint = panel;
  g_signal_connect (panel, "chosen", G_CALLBACK (on_chosen), self);
  if (pandoria_play_page_has_side_room (self))
    pandoria_sidebar_show (self->sidebar, GTK_WIDGET (panel), LEAST_HEIGHT);
  else
    open_dialog (self);
}

/* Only the step of the tile needs a search. The acts of the other steps are known at once. */
static void
show_acts (PandoriaPlayPage *self)
{
  g_autoptr (PandoriaHintPanel) panel
      = g_object_ref_sink (g_object_new (PANDORIA_TYPE_HINT_PANEL, NULL));

  if (!pandoria_hint_panel_set_acts (panel, pandoria_play_page_get_view (self)->game,
                                     self->catalogue))
    {
      pandoria_toast (GTK_WIDGET (self), _ ("No hint: nothing more is worth doing in this turn."),
                      FALSE);
      return;
    }
  open_panel (self, g_steal_pointer (&panel));
  pandoria_play_page_mark_hint (self);
  announce_best (self);
  pandoria_hint_panel_focus (self->hint);
}

void
pandoria_play_page_show_hint (PandoriaPlayPage *self)
{
  const PandoriaPlayView *view;
  const PandoriaState *state;

  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  view = pandoria_play_page_get_view (self);
  if (view->game == NULL)
    return;
  state = pandoria_game_get_state (view->game);
  if (!wants_hints (self))
    pandoria_toast_act (GTK_WIDGET (self), _ ("Hints are off."), _ ("_Turn On"),
                        "win.turn-on-hints", NULL);
  else if (is_up_to_date (self))
    pandoria_hint_panel_focus (self->hint);
  else if (has_tile (view))
    {
      open_panel (self, g_object_ref_sink (g_object_new (PANDORIA_TYPE_HINT_PANEL, NULL)));
      begin_search (self);
      pandoria_hint_panel_focus (self->hint);
    }
  else if (state->finished)
    pandoria_toast (GTK_WIDGET (self), _ ("No hint: the game is over."), FALSE);
  else if (state->step != PANDORIA_STEP_PLACE)
    show_acts (self);
  else if (pandoria_hint_is_possible (state))
    pandoria_toast (GTK_WIDGET (self),
                    _ ("Choose both halves of the tile first; then there is a hint."), FALSE);
  else
    pandoria_toast (GTK_WIDGET (self), _ ("No hint: no double tile can be placed."), FALSE);
}

void
pandoria_play_page_turn_on_hints (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  if (self->hint_settings == NULL)
    return;
  g_settings_set_boolean (self->hint_settings, HINTS, TRUE);
  pandoria_play_page_show_hint (self);
}

gboolean
pandoria_play_page_close_hint (PandoriaPlayPage *self)
{
  g_autoptr (PandoriaHintPanel) panel = g_steal_pointer (&self->hint);
  g_autoptr (GtkWidget) before = NULL;
  GtkWindow *dialog;
  gboolean had_focus;

  if (panel == NULL)
    return FALSE;
  dialog = g_steal_pointer (&self->hint_dialog);
  drop_search (self, panel);
  pandoria_board_view_set_chips (self->board, NULL, 0);
  pandoria_board_view_set_outline (self->board, pandoria_spaces_empty ());
  g_signal_handlers_disconnect_by_data (panel, self);
  had_focus = dialog == NULL && pandoria_take_focus_from (GTK_WIDGET (panel));
  if (dialog != NULL)
    {
      g_signal_handlers_disconnect_by_data (dialog, self);
      gtk_window_close (dialog);
    }
  else
    before = pandoria_sidebar_hide (self->sidebar, GTK_WIDGET (panel));
  if (had_focus)
    pandoria_focus_return (before, GTK_WIDGET (self->board));
  return TRUE;
}

void
pandoria_play_page_update_hint (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  if (self->hint == NULL)
    return;
  if (!is_up_to_date (self))
    pandoria_play_page_close_hint (self);
  else
    pandoria_hint_panel_stop (self->hint);
}

void
pandoria_play_page_follow_hint (PandoriaPlayPage *self)
{
  const PandoriaPlayView *view = pandoria_play_page_get_view (self);

  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  if (self->hinted == NULL)
    return;
  if (view->game != NULL && was_laid (view->game, self->hinted))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, on_figure_due, g_object_ref (self), g_object_unref);
  else
    g_clear_pointer (&self->hinted, g_free);
}
