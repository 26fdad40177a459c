/* PandoriaHintHost: the open hint (PandoriaHintPanel): the best places for the tile in the tray, or
 * the best acts for the rest of the turn. A thread searches for the places until the next press.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hint-host.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-dialogs.h"
#include "pandoria-hint-panel.h"
#include "pandoria-notices.h"
#include "pandoria-settings.h"

#define HINTS "hints"
/* The search must end within a second. */
#define MILLISECONDS 900
/* The minimum height for three readable places, in pixels. */
#define LEAST_HEIGHT  420
#define DIALOG_WIDTH  400
#define DIALOG_HEIGHT 520

struct _PandoriaHintHost
{
  GObject parent_instance;

  PandoriaPlay *play;
  PandoriaPanelHost *panels;
  PandoriaCatalogue *catalogue;
  PandoriaBoardView *board;  /* weak */
  PandoriaHintPanel *panel;  /* (nullable): in the side panel, or in its dialog */
  GtkWindow *dialog;         /* (nullable): not owned */
  PandoriaPlacement *chosen; /* (nullable): the place that the player chose in the hint */
  GSettings *settings;       /* nullable */
};

G_DEFINE_FINAL_TYPE (PandoriaHintHost, pandoria_hint_host, G_TYPE_OBJECT)

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
wants_hints (PandoriaHintHost *self)
{
  return self->settings != NULL && g_settings_get_boolean (self->settings, HINTS);
}

static gboolean
has_tile (const PandoriaPlayView *view)
{
  gboolean is_known = view->n_laid == 2 && view->hexes[0].known && view->hexes[1].known;

  return is_known && pandoria_hint_is_possible (pandoria_game_get_state (view->game));
}

/* Returns: whether the panel shows the current position. */
static gboolean
has_position (PandoriaHintHost *self, PandoriaGame *game)
{
  return memcmp (pandoria_hint_panel_get_state (self->panel), pandoria_game_get_state (game),
                 sizeof (PandoriaState))
         == 0;
}

/* Returns: whether the panel belongs to the current tile and position. */
static gboolean
is_up_to_date (PandoriaHintHost *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  PandoriaHintSearch *search;
  PandoriaTile tile;

  if (self->panel == NULL || view->game == NULL || !wants_hints (self))
    return FALSE;
  if (!has_position (self, view->game))
    return FALSE;
  search = pandoria_hint_panel_get_search (self->panel);
  if (search == NULL)
    return TRUE;
  tile = get_tile (view);
  return has_tile (view) && is_same_tile (&tile, pandoria_hint_search_get_tile (search));
}

/* --- putting a place into the play ---------------------------------------------------------- */

static void
put_figure (PandoriaHintHost *self, const PandoriaPlacement *placement)
{
  pandoria_play_begin_kind (self->play, PANDORIA_ACT_PLACE_FIGURE, placement->leader);
  pandoria_play_press (self->play, placement->figure, PANDORIA_PRESS_TOUCH);
  g_signal_emit_by_name (self, "space-put", placement->figure);
}

static void
put_into_play (PandoriaHintHost *self, const PandoriaPlacement *placement)
{
  const PandoriaTile tile = get_tile (pandoria_play_get_view (self->play));
  const guint first = shows_same (&tile.hexes[0], &placement->hexes[0]) ? 0 : 1;

  pandoria_play_drop (self->play, placement->hexes[first].at, placement->hexes[1 - first].at,
                      PANDORIA_PRESS_TOUCH);
  g_free (self->chosen);
  self->chosen = g_memdup2 (placement, sizeof *placement);
  /* Enter on that space then places the tile. */
  g_signal_emit_by_name (self, "space-put", placement->hexes[1 - first].at);
}

static void
on_chosen (PandoriaHintPanel *panel, gpointer data, PandoriaHintHost *self)
{
  const PandoriaPlacement placement = *(const PandoriaPlacement *) data;

  if (!is_up_to_date (self))
    return;
  if (self->dialog != NULL) /* it covers the board */
    pandoria_hint_host_close (self);
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
  PandoriaHintHost *self = data;
  g_autofree PandoriaPlacement *hinted = g_steal_pointer (&self->chosen);
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  const PandoriaOptions *options;

  if (hinted == NULL || hinted->figure < 0)
    return G_SOURCE_REMOVE;
  if (view->game == NULL || view->is_begun)
    return G_SOURCE_REMOVE;
  options = pandoria_game_get_options (view->game);
  if (pandoria_spaces_has (hinted->leader ? &options->leader : &options->worker, hinted->figure))
    put_figure (self, hinted);
  return G_SOURCE_REMOVE;
}

/* --- the search ----------------------------------------------------------------------------- */

static void
announce_best (PandoriaHintHost *self)
{
  g_autofree char *best = pandoria_hint_panel_describe_best (self->panel);

  if (best != NULL)
    pandoria_announce (self->dialog != NULL ? GTK_WIDGET (self->dialog) : GTK_WIDGET (self->board),
                       best);
}

static void
on_answered (PandoriaHintSearch *search, PandoriaHintHost *self)
{
  if (!pandoria_job_is_done (search))
    return;
  pandoria_hint_host_mark (self);
  announce_best (self);
}

static void
drop_search (PandoriaHintHost *self, PandoriaHintPanel *panel)
{
  PandoriaHintSearch *search = pandoria_hint_panel_get_search (panel);

  if (search == NULL)
    return;
  g_signal_handlers_disconnect_by_func (search, on_answered, self);
  pandoria_job_cancel (search);
}

static void
begin_search (PandoriaHintHost *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  const PandoriaTile tile = get_tile (view);
  g_autoptr (PandoriaJob) search
      = pandoria_hint_search_new (pandoria_game_get_state (view->game), &tile, MILLISECONDS);

  pandoria_hint_panel_set_search (self->panel, view->game, search);
  g_signal_connect (search, "changed", G_CALLBACK (on_answered), self);
}

/* --- the numbers on the board --------------------------------------------------------------- */

void
pandoria_hint_host_mark (PandoriaHintHost *self)
{
  static const char *const numbers[PANDORIA_HINT_ROWS] = { "1", "2", "3", "4", "5", "6" };
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  PandoriaBoardChip chips[PANDORIA_HINT_ROWS];
  PandoriaSpace marks[PANDORIA_HINT_ROWS];
  PandoriaSpaces outline;
  guint n_rows, n = 0;

  g_return_if_fail (PANDORIA_IS_HINT_HOST (self));

  if (self->panel == NULL || view->n_shown > 0 || view->n_gains > 0)
    return;
  n_rows = pandoria_hint_panel_list_marks (self->panel, marks, &outline);
  for (guint i = 0; i < n_rows; i++)
    if (marks[i] >= 0)
      chips[n++]
          = (PandoriaBoardChip){ marks[i], pandoria_hint_panel_get_state (self->panel)->active,
                                 (char *) numbers[i], NULL };
  pandoria_board_view_set_chips (self->board, chips, n);
  pandoria_board_view_set_outline (self->board, outline);
}

/* --- its place ------------------------------------------------------------------------------ */

static void
on_dialog_gone (PandoriaHintHost *self)
{
  self->dialog = NULL;
  pandoria_hint_host_close (self);
}

static void
open_dialog (PandoriaHintHost *self)
{
  self->dialog = pandoria_panel_host_make_dialog (self->panels, GTK_WIDGET (self->panel),
                                                  _ ("Hint"), DIALOG_WIDTH, DIALOG_HEIGHT);
  pandoria_fit_to_parent (self->dialog);
  g_signal_connect_object (self->dialog, "destroy", G_CALLBACK (on_dialog_gone), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (self->dialog);
}

static void
on_preference_changed (PandoriaHintHost *self)
{
  g_object_notify (G_OBJECT (self->play), "view"); /* hints may have been allowed or forbidden */
  pandoria_hint_host_check (self);
}

/* --- showing a hint ------------------------------------------------------------------------ */

/* Takes @panel. */
static void
open_panel (PandoriaHintHost *self, PandoriaHintPanel *panel)
{
  g_signal_emit_by_name (self, "opening");
  pandoria_hint_host_close (self);
  pandoria_panel_host_close_dialog (self->panels);
  self->panel = panel;
  g_signal_connect (panel, "chosen", G_CALLBACK (on_chosen), self);
  if (pandoria_panel_host_has_room (self->panels))
    pandoria_panel_host_show (self->panels, GTK_WIDGET (panel), LEAST_HEIGHT);
  else
    open_dialog (self);
}

/* Only the step of the tile needs a search. The acts of the other steps are known at once. */
static void
show_acts (PandoriaHintHost *self)
{
  g_autoptr (PandoriaHintPanel) panel
      = g_object_ref_sink (g_object_new (PANDORIA_TYPE_HINT_PANEL, NULL));

  if (!pandoria_hint_panel_set_acts (panel, pandoria_play_get_view (self->play)->game,
                                     self->catalogue))
    {
      pandoria_toast (GTK_WIDGET (self->board),
                      _ ("No hint: nothing more is worth doing in this turn."), FALSE);
      return;
    }
  open_panel (self, g_steal_pointer (&panel));
  pandoria_hint_host_mark (self);
  announce_best (self);
  pandoria_hint_panel_focus (self->panel);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_hint_host_dispose (GObject *object)
{
  PandoriaHintHost *self = PANDORIA_HINT_HOST (object);

  if (self->panel != NULL)
    {
      drop_search (self, self->panel);
      g_signal_handlers_disconnect_by_data (self->panel, self);
    }
  g_clear_object (&self->panel);
  if (self->dialog != NULL)
    g_signal_handlers_disconnect_by_data (self->dialog, self);
  self->dialog = NULL;
  g_clear_pointer (&self->chosen, g_free);
  g_clear_weak_pointer (&self->board);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (pandoria_hint_host_parent_class)->dispose (object);
}

static void
pandoria_hint_host_class_init (PandoriaHintHostClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_hint_host_dispose;
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaHintHost, play, g_object_unref),
                            PANDORIA_OWNS (PandoriaHintHost, panels, g_object_unref),
                            PANDORIA_OWNS (PandoriaHintHost, catalogue, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "opening", 0);
  pandoria_class_add_signal (klass, "space-put", 1, G_TYPE_INT);
}

static void
pandoria_hint_host_init (PandoriaHintHost *self)
{
  self->settings = pandoria_settings_open (HINTS);
  if (self->settings != NULL)
    g_signal_connect_object (self->settings, "changed::" HINTS, G_CALLBACK (on_preference_changed),
                             self, G_CONNECT_SWAPPED);
}

/* --- public functions ----------------------------------------------------------------------- */

PandoriaHintHost *
pandoria_hint_host_new (PandoriaPlay *play, PandoriaPanelHost *panels, PandoriaCatalogue *catalogue)
{
  PandoriaHintHost *self = g_object_new (PANDORIA_TYPE_HINT_HOST, NULL);

  g_return_val_if_fail (PANDORIA_IS_PLAY (play) && PANDORIA_IS_PANEL_HOST (panels), self);
  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (catalogue), self);

  self->play = g_object_ref (play);
  self->panels = g_object_ref (panels);
  self->catalogue = g_object_ref (catalogue);
  return self;
}

void
pandoria_hint_host_set_board (PandoriaHintHost *self, PandoriaBoardView *board)
{
  g_return_if_fail (PANDORIA_IS_HINT_HOST (self) && PANDORIA_IS_BOARD_VIEW (board));
  g_set_weak_pointer (&self->board, board);
}

void
pandoria_hint_host_show (PandoriaHintHost *self)
{
  const PandoriaPlayView *view;
  const PandoriaState *state;

  g_return_if_fail (PANDORIA_IS_HINT_HOST (self));

  view = pandoria_play_get_view (self->play);
  if (view->game == NULL)
    return;
  state = pandoria_game_get_state (view->game);
  if (!wants_hints (self))
    pandoria_toast_act (GTK_WIDGET (self->board), _ ("Hints are off."), _ ("_Turn On"),
                        "page.turn-on-hints", NULL);
  else if (is_up_to_date (self))
    pandoria_hint_panel_focus (self->panel);
  else if (has_tile (view))
    {
      open_panel (self, g_object_ref_sink (g_object_new (PANDORIA_TYPE_HINT_PANEL, NULL)));
      begin_search (self);
      pandoria_hint_panel_focus (self->panel);
    }
  else if (state->finished)
    pandoria_toast (GTK_WIDGET (self->board), _ ("No hint: the game is over."), FALSE);
  else if (state->step != PANDORIA_STEP_PLACE)
    show_acts (self);
  else if (pandoria_hint_is_possible (state))
    pandoria_toast (GTK_WIDGET (self->board),
                    _ ("Choose both halves of the tile first; then there is a hint."), FALSE);
  else
    pandoria_toast (GTK_WIDGET (self->board), _ ("No hint: no double tile can be placed."), FALSE);
}

void
pandoria_hint_host_turn_on (PandoriaHintHost *self)
{
  g_return_if_fail (PANDORIA_IS_HINT_HOST (self));

  if (self->settings == NULL)
    return;
  g_settings_set_boolean (self->settings, HINTS, TRUE);
  pandoria_hint_host_show (self);
}

gboolean
pandoria_hint_host_close (PandoriaHintHost *self)
{
  g_autoptr (PandoriaHintPanel) panel = g_steal_pointer (&self->panel);
  g_autoptr (GtkWidget) before = NULL;
  GtkWindow *dialog;
  gboolean had_focus;

  if (panel == NULL)
    return FALSE;
  dialog = g_steal_pointer (&self->dialog);
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
    before = pandoria_panel_host_hide (self->panels, GTK_WIDGET (panel));
  if (had_focus)
    pandoria_panel_host_return_focus (self->panels, before);
  return TRUE;
}

void
pandoria_hint_host_check (PandoriaHintHost *self)
{
  g_return_if_fail (PANDORIA_IS_HINT_HOST (self));

  if (self->panel == NULL)
    return;
  if (!is_up_to_date (self))
    pandoria_hint_host_close (self);
  else
    pandoria_hint_panel_stop (self->panel);
}

void
pandoria_hint_host_follow (PandoriaHintHost *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);

  g_return_if_fail (PANDORIA_IS_HINT_HOST (self));

  if (self->chosen == NULL)
    return;
  if (view->game != NULL && was_laid (view->game, self->chosen))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, on_figure_due, g_object_ref (self), g_object_unref);
  else
    g_clear_pointer (&self->chosen, g_free);
}
