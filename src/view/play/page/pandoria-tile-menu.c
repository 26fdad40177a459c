/* The menu of a tile, castle or fortress on the board: correct it, explain it, who placed it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tile-menu.h"

#include <glib/gi18n.h>

#include "pandoria-compat.h"
#include "pandoria-lesson.h"
#include "pandoria-mends.h"
#include "pandoria-notices.h"
#include "pandoria-placer.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define KEY "pandoria-tile-menu"

typedef struct
{
  GtkWidget *page;          /* not owned: it owns this */
  PandoriaBoardView *board; /* nullable, not owned */
  PandoriaPlay *play;
  PandoriaPresses *presses;
  PandoriaTourHost *tours;
  GtkWidget *popover; /* (nullable): a child of the page */
  PandoriaSpace space;
} TileMenu;

/** Origin: how a tile, castle or fortress came to its space. */
typedef enum
{
  ORIGIN_START,      /* at the start tiles, or printed */
  ORIGIN_CORRECTION, /* a correction put it there */
  ORIGIN_ACT,
} Origin;

/* Sets *@index to the act, unless the tile was there from the beginning. */
static Origin
find_origin (TileMenu *self, guint *index)
{
  PandoriaGame *game = pandoria_play_get_view (self->play)->game;
  PandoriaRecord *record = pandoria_game_get_record (game);

  if (!pandoria_game_find_placer (game, pandoria_game_get_shown (game), self->space, index))
    return ORIGIN_START;
  return pandoria_record_get_action (record, *index)->kind == PANDORIA_ACT_EDIT_SPACE
             ? ORIGIN_CORRECTION
             : ORIGIN_ACT;
}

/* --- what the menu does --------------------------------------------------------------------- */

/* The setup and the corrections change a tile that no act has placed. */
static void
correct_tile (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TileMenu *self = data;
  guint index;

  switch (find_origin (self, &index))
    {
    case ORIGIN_ACT: pandoria_play_correct (self->play, index); break;
    case ORIGIN_START: gtk_widget_activate_action (self->page, "win.edit-setup", NULL); break;
    case ORIGIN_CORRECTION:
    default:
      gtk_widget_activate_action (self->page, "win.corrections", NULL);
      pandoria_presses_pass (self->presses, self->space);
      break;
    }
}

/* Returns: (transfer full) (nullable): the last entry of a region with the space of the menu. */
static PandoriaLedgerEntry *
find_score (TileMenu *self)
{
  GListModel *ledger = pandoria_game_get_ledger (pandoria_play_get_view (self->play)->game);

  for (guint i = g_list_model_get_n_items (ledger); i > 0; i--)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i - 1);

      if (entry->event.kind == PANDORIA_EVENT_REGION
          && pandoria_spaces_has (&entry->event.region, self->space))
        return g_steal_pointer (&entry);
    }
  return NULL;
}

/* A region that was scored is explained step by step; of an open one, what would close it. */
static void
explain_tile (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TileMenu *self = data;
  g_autoptr (PandoriaLedgerEntry) entry = find_score (self);
  g_autofree char *text = NULL;

  if (entry != NULL)
    {
      pandoria_tour_host_explain_entry (self->tours, entry);
      return;
    }
  pandoria_play_hover (self->play, self->space);
  pandoria_play_rest (self->play, self->space);
  text = pandoria_play_view_describe_open (pandoria_play_get_view (self->play), self->space);
  pandoria_toast (self->page, text != NULL ? text : _ ("This was never scored."), FALSE);
}

static void
show_who_placed (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TileMenu *self = data;
  PandoriaGame *game = pandoria_play_get_view (self->play)->game;
  g_autofree char *act = NULL, *text = NULL;
  const PandoriaState *before;
  guint index;

  if (find_origin (self, &index) == ORIGIN_START)
    {
      pandoria_toast (self->page, _ ("It was there before the first turn."), FALSE);
      return;
    }
  before = pandoria_game_get_state_at (game, index);
  act = pandoria_text_action (pandoria_record_get_action (pandoria_game_get_record (game), index));
  /* Translators: a player, the number of a turn, and what was placed then: “Marta, turn 12: Tile at
   * F5 F6” */
  text = g_strdup_printf (_ ("%1$s, turn %2$u: %3$s"),
                          pandoria_game_get_player_name (game, before->active), before->turn, act);
  pandoria_toast_act (self->page, text, _ ("_Show"), "tile.look", g_variant_new_uint32 (index + 1));
}

static void
look_at (GSimpleAction *action, GVariant *position, gpointer data)
{
  TileMenu *self = data;
  PandoriaGame *game = pandoria_play_get_view (self->play)->game;

  pandoria_game_look_at (game,
                         MIN (g_variant_get_uint32 (position), pandoria_game_get_position (game)));
}

/* --- the menu ------------------------------------------------------------------------------- */

static const char *
get_correct_label (const PandoriaState *state, PandoriaSpace space, Origin origin)
{
  if (origin == ORIGIN_START)
    return _ ("Edit _Setup…");
  if (pandoria_state_castle_at (state, space) >= 0)
    return _ ("_Correct This Castle…");
  if (pandoria_state_fortress_at (state, space) >= 0)
    return _ ("_Correct This Fortress…");
  return _ ("_Correct This Tile…");
}

static GMenuModel *
create_model (TileMenu *self)
{
  const PandoriaState *state
      = pandoria_game_get_shown_state (pandoria_play_get_view (self->play)->game);
  GMenu *model = g_menu_new ();
  guint index;

  g_menu_append (model, get_correct_label (state, self->space, find_origin (self, &index)),
                 "tile.correct");
  g_menu_append (model, _ ("E_xplain"), "tile.explain");
  g_menu_append (model, _ ("_Who Placed It"), "tile.who");
  return G_MENU_MODEL (model);
}

/* Otherwise the window would focus something else. */
static void
on_menu_closed (TileMenu *self)
{
  GtkWidget *space = pandoria_board_view_get_space (self->board, self->space);

  if (pandoria_take_focus_from (self->popover) && space != NULL)
    gtk_widget_grab_focus (space);
}

static void
make_menu (TileMenu *self)
{
  self->popover = gtk_popover_menu_new_from_model (NULL);
  pandoria_mend_when_realized (self->popover);
  gtk_widget_set_parent (self->popover, self->page);
  g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (on_menu_closed), self);
}

/* A space without a tile or castle has no menu, and a lesson asks for its own presses. */
static gboolean
has_menu (TileMenu *self, PandoriaSpace space)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  const PandoriaState *state;

  if (view->game == NULL || view->game != view->own_game || view->is_settling
      || pandoria_lesson_of (pandoria_game_get_record (view->game)) != NULL)
    return FALSE;
  state = pandoria_game_get_shown_state (view->game);
  return pandoria_state_terrain_at (state, space) >= 0
         || pandoria_state_castle_at (state, space) >= 0
         || pandoria_state_fortress_at (state, space) >= 0;
}

static void
on_menu_asked (TileMenu *self, int space)
{
  GtkWidget *widget = pandoria_board_view_get_space (self->board, (PandoriaSpace) space);
  g_autoptr (GMenuModel) model = NULL;
  graphene_rect_t bounds;

  if (widget == NULL || !has_menu (self, (PandoriaSpace) space)
      || !gtk_widget_compute_bounds (widget, self->page, &bounds))
    return;
  if (self->popover == NULL)
    make_menu (self);
  pandoria_set_accessible_label (self->popover, pandoria_space_name ((PandoriaSpace) space));
  self->space = (PandoriaSpace) space;
  model = create_model (self);
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->popover), model);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                                (int) bounds.size.width,
                                                (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->popover));
  if (gtk_widget_get_focus_child (self->popover) == NULL)
    gtk_widget_child_focus (self->popover, GTK_DIR_TAB_FORWARD);
}

static void
free_menu (gpointer data)
{
  TileMenu *self = data;

  g_object_unref (self->play);
  g_object_unref (self->presses);
  g_object_unref (self->tours);
  g_free (self);
}

void
pandoria_tile_menu_attach (GtkWidget *page, PandoriaPlay *play, PandoriaPresses *presses,
                           PandoriaTourHost *tours)
{
  static const GActionEntry entries[] = { { "correct", correct_tile },
                                          { "explain", explain_tile },
                                          { "who", show_who_placed },
                                          { "look", look_at, .parameter_type = "u" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  TileMenu *self;

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (PANDORIA_IS_PLAY (play));
  g_return_if_fail (PANDORIA_IS_PRESSES (presses) && PANDORIA_IS_TOUR_HOST (tours));

  self = g_new0 (TileMenu, 1);
  self->page = page;
  self->play = g_object_ref (play);
  self->presses = g_object_ref (presses);
  self->tours = g_object_ref (tours);
  g_object_set_data_full (G_OBJECT (page), KEY, self, free_menu);
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (page, "tile", G_ACTION_GROUP (group));
}

void
pandoria_tile_menu_set_board (GtkWidget *page, PandoriaBoardView *board)
{
  TileMenu *self;

  g_return_if_fail (GTK_IS_WIDGET (page) && PANDORIA_IS_BOARD_VIEW (board));

  self = g_object_get_data (G_OBJECT (page), KEY);
  self->board = board;
  g_signal_connect_swapped (board, "menu-asked", G_CALLBACK (on_menu_asked), self);
}

void
pandoria_tile_menu_detach (GtkWidget *page)
{
  TileMenu *self;

  g_return_if_fail (GTK_IS_WIDGET (page));

  self = g_object_get_data (G_OBJECT (page), KEY);
  if (self == NULL)
    return;
  if (self->board != NULL)
    g_signal_handlers_disconnect_by_data (self->board, self);
  gtk_widget_insert_action_group (page, "tile", NULL);
  if (self->popover != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->popover, self);
      g_clear_pointer (&self->popover, gtk_widget_unparent);
    }
  g_object_set_data (G_OBJECT (page), KEY, NULL);
}
