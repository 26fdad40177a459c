/* Performs any act of docs/format.md, Actions in the real window: by actions, spaces of the board
 * and slots of the player cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-view.h"
#include "pandoria-panel-window.h"
#include "pandoria-players-panel.h"
#include "pandoria-question-panel.h"
#include "pandoria-slot-view.h"
#include "player-card.h"
#include "template-child.h"
#include "window-driver-private.h"

#define MAX_QUESTIONS 8

/* --- finding -------------------------------------------------------------------------------- */

const PandoriaPlayView *
window_driver_get_view (PandoriaWindow *window)
{
  return pandoria_play_get_view (pandoria_window_get_play (window));
}

PandoriaGame *
window_driver_get_game (PandoriaWindow *window)
{
  return window_driver_get_view (window)->game;
}

void
window_driver_press (PandoriaWindow *window, PandoriaPressFlags flags, PandoriaSpace space)
{
  pandoria_play_press (pandoria_window_get_play (window), space, flags);
}

gboolean
window_driver_is_reading (PandoriaWindow *window)
{
  gboolean busy;

  g_object_get (pandoria_window_get_document (window), "busy", &busy, NULL);
  return busy;
}

static gboolean
is_saving (PandoriaWindow *window)
{
  PandoriaGame *game = pandoria_document_get_game (pandoria_window_get_document (window));

  return game != NULL && pandoria_game_is_saving (game);
}

static gboolean
is_reading (gpointer widget, gconstpointer nothing)
{
  return PANDORIA_IS_WINDOW (widget)
         && (window_driver_is_reading (widget) || is_saving (PANDORIA_WINDOW (widget)));
}

void
window_driver_settle (void)
{
  gboolean reading;

  do
    reading = template_find_window (is_reading, NULL) != NULL;
  while (g_main_context_iteration (NULL, reading) || reading);
}

static gboolean
is_open (gpointer widget, gconstpointer type)
{
  return template_is_type (widget, type) && gtk_widget_get_visible (widget);
}

GtkWidget *
window_driver_find_toplevel (GType type)
{
  return template_find_window (is_open, GSIZE_TO_POINTER (type));
}

static gboolean
is_open_with (gpointer widget, gconstpointer panel)
{
  return gtk_widget_get_visible (widget)
         && pandoria_panel_window_get (widget, GPOINTER_TO_SIZE (panel)) != NULL;
}

GtkWidget *
window_driver_find_panel_window (GType panel)
{
  return template_find_window (is_open_with, GSIZE_TO_POINTER (panel));
}

gpointer
window_driver_count_toplevels (GType type, guint *n)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  *n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (!G_TYPE_CHECK_INSTANCE_TYPE (toplevel, type))
        continue;
      found = toplevel;
      (*n)++;
    }
  return found;
}

GtkWidget *
window_driver_find_question (PandoriaWindow *window)
{
  GtkWidget *dialog = window_driver_find_panel_window (PANDORIA_TYPE_QUESTION_PANEL);
  GtkWidget *root = dialog != NULL ? dialog : GTK_WIDGET (window);

  return template_find_type (root, PANDORIA_TYPE_QUESTION_PANEL);
}

PandoriaGame *
window_driver_copy_game (PandoriaWindow *window)
{
  PandoriaGame *game = window_driver_get_game (window);

  return pandoria_game_branch (game, pandoria_game_get_position (game));
}

void
window_driver_close_dialogs (PandoriaWindow *window)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *i = toplevels; i != NULL; i = i->next)
    if (GTK_IS_SHORTCUTS_WINDOW (i->data))
      gtk_widget_set_visible (i->data, FALSE); /* the window keeps it */
    else if (GTK_IS_WINDOW (i->data)
             && gtk_window_get_transient_for (i->data) == GTK_WINDOW (window))
      gtk_window_destroy (i->data);
  window_driver_settle ();
}

/* --- actions -------------------------------------------------------------------------------- */

static const char *const prefixes[] = { "win", "document", "play", "page" };

static const char *
get_plain_name (const char *name)
{
  const char *dot = strchr (name, '.');

  return dot != NULL ? dot + 1 : name;
}

static GActionGroup *
find_group (gpointer window, const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (prefixes); i++)
    {
      GActionGroup *group = pandoria_window_get_actions (window, prefixes[i]);

      if (g_action_group_has_action (group, get_plain_name (name)))
        return group;
    }
  g_error ("no action %s", name);
}

gboolean
window_driver_is_possible (gpointer window, const char *name)
{
  return g_action_group_get_action_enabled (find_group (window, name), get_plain_name (name));
}

void
window_driver_activate (gpointer window, const char *name, GVariant *parameter)
{
  g_action_group_activate_action (find_group (window, name), get_plain_name (name), parameter);
}

GVariant *
window_driver_get_state (gpointer window, const char *name)
{
  return g_action_group_get_action_state (find_group (window, name), get_plain_name (name));
}

gboolean
window_driver_has_parameter (gpointer window, const char *name)
{
  return g_action_group_get_action_parameter_type (find_group (window, name), get_plain_name (name))
         != NULL;
}

GStrv
window_driver_list_actions (gpointer window)
{
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (prefixes); i++)
    {
      g_auto (GStrv) names
          = g_action_group_list_actions (pandoria_window_get_actions (window, prefixes[i]));

      for (guint j = 0; names[j] != NULL; j++)
        {
          g_autofree char *full = g_strconcat (prefixes[i], ".", names[j], NULL);

          g_strv_builder_add (all, full);
        }
    }
  return g_strv_builder_end (all);
}

/* --- pressing ------------------------------------------------------------------------------- */

const PandoriaState *
driver_get_state (Driver *driver)
{
  return pandoria_game_get_state (window_driver_get_game (driver->window));
}

void
driver_fail (Driver *driver, const char *what)
{
  if (driver->fault == NULL)
    driver->fault = what;
}

void
driver_activate (Driver *driver, const char *name, GVariant *parameter)
{
  g_autoptr (GVariant) sunk = parameter != NULL ? g_variant_ref_sink (parameter) : NULL;

  if (driver->fault != NULL)
    return;
  if (window_driver_is_possible (driver->window, name))
    window_driver_activate (driver->window, name, sunk);
  else
    driver_fail (driver, name);
  window_driver_settle ();
}

void
driver_press (Driver *driver, PandoriaSpace space)
{
  GtkWidget *board = template_find_type (driver->window, PANDORIA_TYPE_BOARD_VIEW);
  GtkWidget *widget = pandoria_board_view_get_space (PANDORIA_BOARD_VIEW (board), space);

  if (driver->fault != NULL)
    return;
  if (widget == NULL || !gtk_widget_activate (widget))
    driver_fail (driver, pandoria_space_name (space));
  window_driver_settle ();
}

void
driver_press_place (Driver *driver, PandoriaPlaceRef place)
{
  GtkWidget *panel = template_find_type (driver->window, PANDORIA_TYPE_PLAYERS_PANEL);
  GtkWidget *card;
  PandoriaSlotView *slot;

  if (place.player == PANDORIA_NOBODY)
    {
      driver_press (driver, place.at);
      return;
    }
  card = find_player_card (panel, place.player);
  slot = card != NULL ? template_nth (template_child (card, "slots"), place.slot) : NULL;
  if (slot != NULL && gtk_widget_get_visible (template_child (slot, "choose_button")))
    template_press (slot, "choose_button");
  else
    driver_fail (driver, "slot");
  window_driver_settle ();
}

static void
choose_hex (Driver *driver, const PandoriaHex *hex)
{
  int number = 1 + hex->terrain + (hex->symbols >= 2 ? PANDORIA_N_TERRAINS : 0);

  driver_activate (driver, "hex",
                   g_variant_new_int32 (hex->symbols == 0 || hex->symbols == 3 ? -number : number));
}

void
driver_choose_hexes (Driver *driver, const PandoriaHex *hexes, guint n)
{
  for (guint i = 0; i < n; i++)
    choose_hex (driver, &hexes[i]);
}

void
driver_lay_hexes (Driver *driver, const PandoriaHex *hexes, guint n, guint artifacts)
{
  driver_choose_hexes (driver, hexes, n);
  if (artifacts > 0)
    driver_activate (driver, "artifacts", g_variant_new_int32 ((gint32) artifacts));
  for (guint i = 0; i < n; i++)
    driver_press (driver, hexes[i].at);
}

/* Chooses whether the next figure is the leader. */
static void
set_leader (Driver *driver, gboolean leader)
{
  const PandoriaPlayView *view = window_driver_get_view (driver->window);

  if (view->can_choose_leader && view->leader_is_next != leader)
    driver_activate (driver, "plan-leader", NULL);
}

void
driver_press_for_figure (Driver *driver, PandoriaSpace space, gboolean leader)
{
  set_leader (driver, leader);
  driver_press (driver, space);
}

/* --- the others ----------------------------------------------------------------------------- */

static void
do_simple (Driver *driver)
{
  const PandoriaAction *wanted = driver->wanted;

  switch (wanted->kind)
    {
    case PANDORIA_ACT_PLACE_TILE:
      driver_lay_hexes (driver, wanted->hexes, 2, wanted->artifacts);
      break;
    case PANDORIA_ACT_PLACE_SINGLE:
      driver_activate (driver, "single", NULL);
      driver_lay_hexes (driver, wanted->hexes, 1, 0);
      break;
    case PANDORIA_ACT_PLACE_CASTLE:
    case PANDORIA_ACT_PLACE_FORTRESS:
      driver_activate (driver, wanted->kind == PANDORIA_ACT_PLACE_CASTLE ? "castle" : "fortress",
                       NULL);
      driver_press (driver, wanted->at);
      break;
    case PANDORIA_ACT_SKIP_PLACEMENT: driver_activate (driver, "skip-placement", NULL); break;
    case PANDORIA_ACT_PLACE_FIGURE:
      driver_activate (driver, wanted->leader ? "leader" : "figure", NULL);
      driver_press (driver, wanted->at);
      break;
    case PANDORIA_ACT_TAKE_FIGURE:
      driver_activate (driver, "take-figure", NULL);
      driver_press_place (driver, wanted->take);
      break;
    case PANDORIA_ACT_GOLEM_FIGURE:
      driver_activate (driver, "golem-figure", NULL);
      driver_press_for_figure (driver, wanted->at, wanted->leader);
      break;
    case PANDORIA_ACT_ELF_MOVE:
      driver_activate (driver, "elf-move", NULL);
      driver_press (driver, wanted->from);
      driver_press (driver, wanted->to);
      break;
    case PANDORIA_ACT_END_TURN: driver_activate (driver, "end-turn", NULL); break;
    default: driver_fail (driver, "an act that nobody knows");
    }
}

static void
do_act (Driver *driver)
{
  switch (driver->wanted->kind)
    {
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_HALFLING: driver_do_cast (driver); break;
    case PANDORIA_ACT_BUILD: driver_do_build (driver); break;
    case PANDORIA_ACT_MONUMENT: driver_do_monument (driver); break;
    case PANDORIA_ACT_RECAST:
    case PANDORIA_ACT_GOBLIN_CAST:
    case PANDORIA_ACT_GOBLIN_OCCUPY:
    case PANDORIA_ACT_RIVER_SHIP:
    case PANDORIA_ACT_RELIC: driver_do_other (driver); break;
    case PANDORIA_ACT_RANSOM: driver_do_ransom (driver); break;
    case PANDORIA_ACT_SCORE: driver_do_score (driver); break;
    case PANDORIA_ACT_BUY: driver_do_buy (driver); break;
    case PANDORIA_ACT_ADJUST:
    case PANDORIA_ACT_EDIT_SPACE:
    case PANDORIA_ACT_EDIT_PLAYER:
    case PANDORIA_ACT_EDIT_TABLE: driver_do_correction (driver); break;
    default: do_simple (driver);
    }
}

const char *
window_driver_do (PandoriaWindow *window, const PandoriaAction *wanted, guint answer)
{
  Driver driver = { .window = window, .wanted = wanted };
  guint before = pandoria_game_get_position (window_driver_get_game (window));
  GtkWidget *question;

  do_act (&driver);
  /* A spell with a possible further effect waits for the main button. */
  if (pandoria_game_get_position (window_driver_get_game (window)) == before
      && window_driver_find_question (window) == NULL)
    driver_activate (&driver, "next", NULL);
  for (guint i = 0; i < MAX_QUESTIONS; i++)
    {
      question = window_driver_find_question (window);
      if (question == NULL)
        break;
      template_press_nth (question, "answers", answer);
      window_driver_settle ();
    }
  return driver.fault;
}
