/* PandoriaNewGameWindow: shows the choices before the first turn (5) on two pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-board-row.h"
#include "pandoria-class.h"
#include "pandoria-compare-row.h"
#include "pandoria-compat.h"
#include "pandoria-labels.h"
#include "pandoria-leave-group.h"
#include "pandoria-list-rows.h"
#include "pandoria-monument-split.h"
#include "pandoria-seat-row.h"
#include "pandoria-seats-group.h"
#include "pandoria-settings.h"
#include "pandoria-start-player-row.h"
#include "pandoria-start-tiles.h"
#include "pandoria-start-values.h"
#include "pandoria-variant-cards.h"

struct _PandoriaNewGameWindow
{
  AdwWindow parent_instance;

  PandoriaNewGame *game;

  AdwWindowTitle *header;
  GtkStack *stack;
  GtkWidget *next_button, *begin_button;
  GtkLabel *missing_label;

  /* the players */
  GtkWidget *last_list;
  AdwActionRow *last_row, *again_row;
  PandoriaSeatsGroup *seats_group;
  PandoriaLeaveGroup *leave_group;
  GtkButton *draw_button;
  GtkWidget *start_row, *set_row, *under_way_row;

  /* the start tiles */
  PandoriaStartTiles *start_tiles;
  GtkLabel *sentence;
  PandoriaStartValues *start_values;

  gboolean asked; /* the user tried to continue: the window now names missing entries */
};

G_DEFINE_FINAL_TYPE (PandoriaNewGameWindow, pandoria_new_game_window, ADW_TYPE_WINDOW)

/* --- missing entries ------------------------------------------------------------------------ */

static gboolean
is_at_tiles (PandoriaNewGameWindow *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "tiles") == 0;
}

static PandoriaMissing
find_missing (PandoriaNewGameWindow *self)
{
  return pandoria_new_game_find_missing (
      self->game, is_at_tiles (self) ? PANDORIA_NEW_GAME_TILES : PANDORIA_NEW_GAME_PLAYERS);
}

/* Shows @text over the end of the page, and announces it; NULL: nothing. */
static void
say (PandoriaNewGameWindow *self, const char *text)
{
  gboolean is_new
      = g_strcmp0 (gtk_label_get_label (self->missing_label), text != NULL ? text : "") != 0;

  pandoria_set_text (self->missing_label, text);
  if (text != NULL && is_new)
    pandoria_announce (GTK_WIDGET (self), text);
}

/* Shows a fault at once, but a missing entry only after the user has tried to continue. */
static void
show_missing (PandoriaNewGameWindow *self)
{
  const PandoriaMissing missing = find_missing (self);
  g_autofree char *text = pandoria_new_game_describe_missing (self->game, missing);

  say (self, pandoria_new_game_is_unanswered (missing.what) && !self->asked ? NULL : text);
}

static void
focus_name (PandoriaNewGameWindow *self, guint seat)
{
  PandoriaSeatRow *row = pandoria_seats_group_get_row (self->seats_group, seat);

  gtk_widget_grab_focus (GTK_WIDGET (pandoria_seat_row_get_entry (row)));
}

static void
focus_realm (PandoriaNewGameWindow *self, guint seat)
{
  PandoriaSeatRow *row = pandoria_seats_group_get_row (self->seats_group, seat);

  gtk_widget_grab_focus (pandoria_seat_row_get_realm_list (row));
}

/* Moves the focus to where the user can add or correct it. */
static void
focus_missing (PandoriaNewGameWindow *self, PandoriaMissing missing)
{
  switch (missing.what)
    {
    case PANDORIA_MISSING_OWN_NAME: focus_name (self, missing.which); break;
    case PANDORIA_MISSING_OWN_REALM:
    case PANDORIA_MISSING_REALM: focus_realm (self, missing.which); break;
    case PANDORIA_MISSING_START_PLAYER: gtk_widget_grab_focus (self->start_row); break;
    case PANDORIA_MISSING_TILE: pandoria_start_tiles_focus (self->start_tiles); break;
    case PANDORIA_MISSING_NOTHING:
    case PANDORIA_MISSING_BOARD:
    case PANDORIA_MISSING_RULE:
    default: break;
    }
}

/* Returns: whether nothing is missing; otherwise shows the fault, and moves the focus to its place.
 */
static gboolean
check_page (PandoriaNewGameWindow *self)
{
  const PandoriaMissing missing = find_missing (self);
  g_autofree char *text = pandoria_new_game_describe_missing (self->game, missing);

  if (missing.what == PANDORIA_MISSING_NOTHING)
    return TRUE;
  self->asked = TRUE;
  say (self, NULL); /* so that it is announced again */
  say (self, text);
  focus_missing (self, missing);
  return FALSE;
}

/* --- showing the choices -------------------------------------------------------------------- */

static void
show_draw (PandoriaNewGameWindow *self)
{
  const gboolean deals = pandoria_new_game_deals (self->game);
  GtkLabel *label;

  gtk_widget_set_visible (GTK_WIDGET (self->draw_button), deals);
  gtk_widget_set_visible (self->set_row, deals
                                             && pandoria_new_game_get_variant (self->game)
                                                    == PANDORIA_VARIANT_REGULAR);
  gtk_button_set_label (self->draw_button, pandoria_new_game_has_drawn (self->game)
                                               ? _ ("_Deal the Realms Again")
                                               : _ ("_Deal the Realms"));
  label = GTK_LABEL (gtk_button_get_child (self->draw_button));
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_widget_set_sensitive (GTK_WIDGET (self->draw_button),
                            pandoria_new_game_can_draw (self->game));
}

/* Returns: (transfer full): the names of the players, in the order of their seats. */
static GStrv
list_names (PandoriaNewGameWindow *self)
{
  const guint n_players = pandoria_new_game_get_n_players (self->game);
  GStrv names = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);

  for (guint i = 0; i < n_players; i++)
    names[i] = pandoria_new_game_get_shown_name (self->game, i);
  return names;
}

static void
show_values (PandoriaNewGameWindow *self)
{
  g_autofree PandoriaSetup *setup = pandoria_new_game_make_setup (self->game);
  g_auto (GStrv) names = list_names (self);

  pandoria_start_values_show (self->start_values, setup, (const char *const *) names);
}

/* Shows what follows from the choices. Bindings of the template show the choices themselves. */
static void
update (PandoriaNewGameWindow *self)
{
  g_autofree char *sentence = pandoria_new_game_describe_start (self->game);

  show_draw (self);
  show_values (self);
  gtk_label_set_label (self->sentence, sentence);
  show_missing (self);
}

/* The user enters a position next. The table has decided who began, and the realms. */
static void
show_under_way (PandoriaNewGameWindow *self)
{
  const gboolean under_way = pandoria_new_game_is_under_way (self->game);

  gtk_window_set_title (GTK_WINDOW (self),
                        under_way ? _ ("Enter a Game in Progress") : _ ("New Game"));
  gtk_button_set_label (GTK_BUTTON (self->begin_button), under_way ? _ ("_Next") : _ ("Be_gin"));
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), !under_way);
}

/* --- the last group: kept in the settings, so that the next game needs few presses ---------- */

/* Offers the group of the last game, if there is one. */
static void
offer_last (PandoriaNewGameWindow *self)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("last-realms");
  g_autofree char *players = NULL;
  gboolean has_last;

  if (settings != NULL)
    pandoria_new_game_offer_last (self->game, settings);
  players = pandoria_new_game_describe_last (self->game);
  has_last = pandoria_new_game_get_n_last (self->game) > 0;
  pandoria_set_row (self->last_row, NULL, players);
  gtk_widget_set_visible (GTK_WIDGET (self->last_row), has_last);
  gtk_widget_set_visible (self->last_list,
                          has_last || gtk_widget_get_visible (GTK_WIDGET (self->again_row)));
}

static void
recall (PandoriaNewGameWindow *self)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("last-realms");
  const guint n_last = pandoria_new_game_get_n_last (self->game);

  if (settings != NULL)
    pandoria_new_game_recall (self->game, settings);
  if (n_last > 0)
    g_object_set (self->game, "n-players", n_last, NULL);
}

static void
remember (PandoriaNewGameWindow *self)
{
  g_autoptr (GSettings) settings = pandoria_settings_open ("last-realms");

  if (settings != NULL)
    pandoria_new_game_remember (self->game, settings);
}

static void
on_last_activated (PandoriaNewGameWindow *self)
{
  pandoria_new_game_recall_group (self->game);
  gtk_widget_grab_focus (self->next_button);
}

static void
on_again_activated (PandoriaNewGameWindow *self)
{
  g_signal_emit_by_name (self, "start-over");
}

/* --- players -------------------------------------------------------------------------------- */

static void
on_seats_left (PandoriaNewGameWindow *self)
{
  gtk_widget_grab_focus (self->next_button);
}

/* Moves the focus to the first seat without a name, or to the button that continues. */
static void
focus_nameless (PandoriaNewGameWindow *self)
{
  const int seat = pandoria_new_game_find_nameless (self->game);

  if (seat >= 0)
    focus_name (self, (guint) seat);
  else
    gtk_widget_grab_focus (self->next_button);
}

static void
on_presence_chosen (PandoriaNewGameWindow *self, guint seat, gboolean leaves)
{
  g_signal_emit_by_name (self, "presence-chosen", seat, leaves);
}

static gboolean
has_turns (PandoriaRecord *record)
{
  for (guint i = 0; i < pandoria_record_get_n_actions (record); i++)
    if (pandoria_record_get_action (record, i)->kind == PANDORIA_ACT_END_TURN)
      return TRUE;
  return FALSE;
}

/* --- the pages ------------------------------------------------------------------------------ */

static void
show_page (PandoriaNewGameWindow *self, const char *name)
{
  gboolean tiles;

  gtk_stack_set_visible_child_name (self->stack, name);
  tiles = is_at_tiles (self);
  gtk_widget_set_visible (self->next_button, !tiles);
  gtk_window_set_default_widget (GTK_WINDOW (self), tiles ? self->begin_button : self->next_button);
  adw_window_title_set_subtitle (self->header, tiles ? _ ("Starting Tiles") : _ ("Players"));
  self->asked = FALSE;
  update (self);
}

static void
go_to_tiles (PandoriaNewGameWindow *self)
{
  show_page (self, "tiles");
  pandoria_announce (GTK_WIDGET (self), gtk_label_get_label (self->sentence));
  pandoria_start_tiles_focus (self->start_tiles);
}

/* Returns: (nullable): the first player whose realm will be drawn. */
static PandoriaNewPlayer *
find_without_realm (PandoriaNewGameWindow *self)
{
  for (guint i = 0; i < pandoria_new_game_get_n_players (self->game); i++)
    {
      PandoriaNewPlayer *player = pandoria_new_game_get_player (self->game, i);

      if (pandoria_new_player_get_realm (player) == PANDORIA_REALM_NONE)
        return player;
    }
  return NULL;
}

/* In the beginner's game a realm has a start building whose level and cost are on its card (12). A
 * realm that is drawn only now still needs them. */
static void
on_next_clicked (PandoriaNewGameWindow *self)
{
  PandoriaNewPlayer *drawn;

  if (!check_page (self))
    return;
  if (pandoria_new_game_is_under_way (self->game))
    {
      go_to_tiles (self);
      return;
    }
  drawn = find_without_realm (self);
  pandoria_new_game_draw_realms (self->game, FALSE);
  pandoria_new_game_draw_start (self->game, FALSE);
  if (drawn != NULL && pandoria_new_game_get_variant (self->game) == PANDORIA_VARIANT_BEGINNER)
    {
      say (self, _ ("The realms are dealt. Enter the level and cost printed on each starting "
                    "building, then continue."));
      pandoria_seat_row_focus_start (
          pandoria_seats_group_get_row (self->seats_group, pandoria_new_player_get_seat (drawn)));
      return;
    }
  go_to_tiles (self);
}

static void
on_back_clicked (PandoriaNewGameWindow *self)
{
  show_page (self, "players");
  gtk_widget_grab_focus (self->next_button);
}

/* Escape goes back one page, and closes the window on the first one. The opener of the window keeps
 * the entries. */
static gboolean
on_escape (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaNewGameWindow *self = PANDORIA_NEW_GAME_WINDOW (widget);

  if (is_at_tiles (self))
    on_back_clicked (self);
  else
    gtk_window_close (GTK_WINDOW (self));
  return GDK_EVENT_STOP;
}

static void
on_draw_clicked (PandoriaNewGameWindow *self)
{
  g_autofree char *realms = NULL;

  pandoria_new_game_draw_realms (self->game, TRUE);
  realms = pandoria_new_game_describe_players (self->game);
  pandoria_announce (GTK_WIDGET (self), realms);
}

static void
on_value_set (PandoriaNewGameWindow *self, guint seat, guint value, int number)
{
  pandoria_new_game_set_value (self->game, seat, value, number);
}

/* Everything is chosen, so Enter starts the game. */
static void
on_tiles_completed (PandoriaNewGameWindow *self)
{
  pandoria_announce (GTK_WIDGET (self), gtk_label_get_label (self->sentence));
  gtk_widget_grab_focus (self->begin_button);
}

/* Returns: (transfer full) (nullable): why @record is refused. */
static char *
hand_over (PandoriaNewGameWindow *self, PandoriaRecord *record)
{
  guint8 origins[PANDORIA_MAX_PLAYERS];
  char *refusal = NULL;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    origins[i]
        = (guint8) pandoria_new_player_get_origin (pandoria_new_game_get_player (self->game, i));
  g_signal_emit_by_name (self, "created", record, origins, &refusal);
  return refusal;
}

static void
on_begin_clicked (PandoriaNewGameWindow *self)
{
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *refusal = NULL;

  if (!check_page (self))
    return;
  record = pandoria_new_game_make_record (self->game, &error);
  if (record == NULL)
    {
      say (self, error->message);
      return;
    }
  g_object_ref (self);
  refusal = hand_over (self, record);
  if (refusal == NULL)
    {
      if (!pandoria_new_game_is_edit (self->game))
        remember (self);
      gtk_window_close (GTK_WINDOW (self));
    }
  else
    {
      say (self, NULL); /* so that it is announced again */
      say (self, refusal);
    }
  g_object_unref (self);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_new_game_window_class_init (PandoriaNewGameWindowClass *klass)
{
  g_signal_new ("created", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_STRING, 2, G_TYPE_POINTER, G_TYPE_POINTER);
  pandoria_class_add_signal (klass, "start-over", 0);
  pandoria_class_add_signal (klass, "presence-chosen", 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  pandoria_class_set_template (
      klass, "pandoria-new-game-window",
      PANDORIA_NEEDS (PANDORIA_TYPE_NEW_GAME, PANDORIA_TYPE_START_TILES,
                      PANDORIA_TYPE_MONUMENT_SPLIT, PANDORIA_TYPE_START_VALUES,
                      PANDORIA_TYPE_VARIANT_CARDS, PANDORIA_TYPE_SEATS_GROUP,
                      PANDORIA_TYPE_LEAVE_GROUP, PANDORIA_TYPE_START_PLAYER_ROW,
                      PANDORIA_TYPE_BOARD_ROW, PANDORIA_TYPE_COMPARE_ROW),
      PANDORIA_PARTS (PandoriaNewGameWindow, game, header, stack, next_button, begin_button,
                      missing_label, last_list, last_row, again_row, seats_group, leave_group,
                      draw_button, start_row, set_row, under_way_row, start_tiles, sentence,
                      start_values),
      PANDORIA_CALLBACK (on_next_clicked, on_back_clicked, on_begin_clicked, on_last_activated,
                         on_again_activated, on_draw_clicked, on_value_set, on_tiles_completed,
                         on_seats_left, on_presence_chosen),
      NULL);
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, on_escape, NULL);
}

static void
pandoria_new_game_window_init (PandoriaNewGameWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::under-way", G_CALLBACK (show_under_way), self,
                           G_CONNECT_SWAPPED);
  offer_last (self);
  pandoria_board_choice_offer (pandoria_new_game_get_boards (self->game));
  recall (self);
  show_page (self, "players");
  pandoria_focus_text (GTK_EDITABLE (
      pandoria_seat_row_get_entry (pandoria_seats_group_get_row (self->seats_group, 0))));
  pandoria_new_game_settle (self->game);
}

/* --- public --------------------------------------------------------------------------------- */

GtkWidget *
pandoria_new_game_window_new (GtkWindow *parent)
{
  PandoriaNewGameWindow *self
      = g_object_new (PANDORIA_TYPE_NEW_GAME_WINDOW, "transient-for", parent, NULL);

  pandoria_new_game_follow_archive (self->game);
  return GTK_WIDGET (self);
}

GtkWidget *
pandoria_new_game_window_new_for_record (GtkWindow *parent, PandoriaRecord *record)
{
  PandoriaNewGameWindow *self;

  g_return_val_if_fail (record != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_NEW_GAME_WINDOW, "transient-for", parent, NULL);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Edit Setup"));
  gtk_button_set_label (GTK_BUTTON (self->begin_button), _ ("_Apply"));
  gtk_widget_set_visible (self->last_list, FALSE);
  gtk_widget_set_visible (self->under_way_row, FALSE);
  pandoria_new_game_read (self->game, record);
  if (has_turns (record))
    pandoria_seats_group_fix_number (self->seats_group);
  pandoria_new_game_follow_archive (self->game);
  return GTK_WIDGET (self);
}

PandoriaNewGame *
pandoria_new_game_window_get_game (PandoriaNewGameWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self), NULL);
  return self->game;
}

void
pandoria_new_game_window_resume (PandoriaNewGameWindow *self)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self));

  gtk_widget_set_visible (GTK_WIDGET (self->again_row), TRUE);
  offer_last (self);
  pandoria_board_choice_offer (pandoria_new_game_get_boards (self->game));
  if (!is_at_tiles (self))
    focus_nameless (self);
}

void
pandoria_new_game_window_play_again (PandoriaNewGameWindow *self, PandoriaRecord *record)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self) && record != NULL);

  pandoria_new_game_play_again (self->game, record);
  gtk_widget_grab_focus (self->next_button);
}

void
pandoria_new_game_window_offer_leaving (PandoriaNewGameWindow *self, const PandoriaState *state)
{
  g_auto (GStrv) names = NULL;

  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self) && state != NULL);

  names = list_names (self);
  pandoria_leave_group_offer (self->leave_group, state, (const char *const *) names);
}
