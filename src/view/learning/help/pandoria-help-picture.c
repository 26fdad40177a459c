/* PandoriaHelpPicture: a position as a picture in the rules, with acts to try.
 *
 * The program's own board draws it, so it is correct and follows light and dark. When the user
 * tries an act, it becomes a board with spaces that shows the effect.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help-picture.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-board-view.h"
#include "pandoria-class.h"
#include "pandoria-help.h"
#include "pandoria-labels.h"
#include "pandoria-play.h"
#include "pandoria-player-card.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define PICTURE_HEIGHT 240
#define BOARD_HEIGHT   320

struct _PandoriaHelpPicture
{
  AdwBin parent_instance;

  AdwBin *board_bin, *card_bin;
  GtkWidget *card_scroller; /* in large text a card is wider than a narrow window */
  GtkLabel *caption, *sentence, *formulas;
  GtkToggleButton *try_button;
  GtkRevealer *revealer;
  GtkFlowBox *acts;

  PandoriaBoardView *board;
  PandoriaPlayerCard *card; /* nullable: no building there */
  PandoriaGame *game;
  PandoriaPlay *play;
  GStrv tries;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaHelpPicture, pandoria_help_picture, ADW_TYPE_BIN)

/* Lists the ledger entries with their formulas. */
static char *
describe_events (PandoriaHelpPicture *self, const PandoriaEvents *events)
{
  PandoriaRecord *record = pandoria_game_get_record (self->game);
  g_autoptr (GPtrArray) lines = pandoria_phrases_new ();

  for (guint i = 0; i < events->n; i++)
    {
      const PandoriaEvent *event = &events->items[i];
      g_autofree char *text = pandoria_text_event (event);
      g_autofree char *amount
          = pandoria_text_change ((PandoriaCounter) event->counter, event->amount);

      pandoria_phrases_add (
          lines,
          g_strdup_printf (C_ ("ledger entry", "%1$s, %2$s, %3$s"),
                           pandoria_record_get_player_name (record, event->player), text, amount));
    }
  return pandoria_phrases_join (lines, "\n");
}

static void
show_view (PandoriaHelpPicture *self)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  const PandoriaForesight *foresight = view->foresight;
  g_autofree char *formulas = foresight != NULL ? describe_events (self, &foresight->events) : NULL;

  pandoria_board_view_show_preview (self->board, view);
  if (self->card != NULL)
    pandoria_player_card_show (self->card, view, FALSE, FALSE);
  pandoria_set_text (self->sentence, view->sentence);
  pandoria_set_text (self->formulas, formulas);
  pandoria_announce (GTK_WIDGET (self), view->sentence);
}

/* A ship is not drawn before it is placed, and a castle is easily overlooked: marks the space. */
static PandoriaSpaces
get_marked (const PandoriaNotedLine *line)
{
  const PandoriaAction *action
      = line->acts->len > 0 ? &((PandoriaNotedAct *) g_ptr_array_index (line->acts, 0))->action
                            : NULL;
  PandoriaSpaces marked = pandoria_spaces_empty ();

  if (action != NULL
      && (action->kind == PANDORIA_ACT_PLACE_CASTLE || action->kind == PANDORIA_ACT_RIVER_SHIP))
    pandoria_spaces_add (&marked, action->at);
  else if (action != NULL && action->kind == PANDORIA_ACT_CAST
           && action->spell == PANDORIA_SPELL_ASTRAL_SHIP)
    pandoria_spaces_add (&marked, action->members.at);
  return marked;
}

static void
consider (PandoriaHelpPicture *self, const char *act)
{
  PandoriaSeats seats;
  g_autoptr (PandoriaNotedLine) line = NULL;

  pandoria_seats_init (&seats, pandoria_game_get_record (self->game));
  line = pandoria_notation_read (&seats, pandoria_game_get_state (self->game), act);
  pandoria_play_consider_line (self->play, line);
  pandoria_board_view_set_selected (self->board, get_marked (line));
  show_view (self);
}

static void
press_only (PandoriaHelpPicture *self, int index)
{
  GtkFlowBoxChild *child;

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (self->acts, i)) != NULL; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_flow_box_child_get_child (child)),
                                  i == index);
}

/* Tries only one act at a time. A second press on the same act undoes it. */
static void
on_act_toggled (GtkToggleButton *button, gpointer data)
{
  PandoriaHelpPicture *self = PANDORIA_HELP_PICTURE (
      gtk_widget_get_ancestor (GTK_WIDGET (button), PANDORIA_TYPE_HELP_PICTURE));
  int index = GPOINTER_TO_INT (data);
  gboolean tries = gtk_toggle_button_get_active (button);

  if (tries)
    press_only (self, index);
  consider (self, tries ? self->tries[index] : "");
}

static void
add_act (PandoriaHelpPicture *self, guint index)
{
  PandoriaSeats seats;
  g_autoptr (PandoriaNotedLine) line = NULL;
  g_autofree char *words = NULL;
  GtkWidget *button;

  pandoria_seats_init (&seats, pandoria_game_get_record (self->game));
  line = pandoria_notation_read (&seats, pandoria_game_get_state (self->game), self->tries[index]);
  if (line->acts->len == 0)
    return;
  words = pandoria_text_action (&((PandoriaNotedAct *) g_ptr_array_index (line->acts, 0))->action);
  button = gtk_toggle_button_new_with_label (words);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  g_signal_connect (button, "toggled", G_CALLBACK (on_act_toggled), GUINT_TO_POINTER (index));
  gtk_flow_box_append (self->acts, button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

/* A board cannot become a picture or the reverse, so make a new one. */
static void
show_board (PandoriaHelpPicture *self, gboolean picture)
{
  GtkWidget *board = g_object_new (PANDORIA_TYPE_BOARD_VIEW, NULL);

  self->board = PANDORIA_BOARD_VIEW (board);
  pandoria_board_view_set_picture (self->board, picture);
  pandoria_board_view_set_in_page (self->board, TRUE);
  pandoria_board_view_show_game (self->board, self->game);
  gtk_widget_set_size_request (board, -1, picture ? PICTURE_HEIGHT : BOARD_HEIGHT);
  gtk_widget_set_overflow (board, GTK_OVERFLOW_HIDDEN);
  adw_bin_set_child (self->board_bin, board);
}

static gboolean
has_built (const PandoriaPlayerState *player)
{
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    if (player->slots[i].building != PANDORIA_BUILDING_NONE || player->slots[i].has_monument)
      return TRUE;
  return FALSE;
}

/* Buildings are not on the board. If the position has some, shows the player's card. */
static void
show_card (PandoriaHelpPicture *self)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);
  GtkWidget *card;

  if (!has_built (&state->players[state->active]))
    return;
  card = pandoria_player_card_new (state->active);
  self->card = PANDORIA_PLAYER_CARD (card);
  pandoria_player_card_show (self->card, &(PandoriaPlayView){ .game = self->game }, FALSE, FALSE);
  adw_bin_set_child (self->card_bin, card);
  gtk_widget_set_visible (self->card_scroller, TRUE);
}

static void
on_try_toggled (PandoriaHelpPicture *self)
{
  gboolean tries = gtk_toggle_button_get_active (self->try_button);

  show_board (self, !tries);
  gtk_revealer_set_reveal_child (self->revealer, tries);
  press_only (self, tries ? 0 : -1);
}

static void
pandoria_help_picture_class_init (PandoriaHelpPictureClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaHelpPicture, play, g_object_unref),
                           PANDORIA_OWNS (PandoriaHelpPicture, game, g_object_unref),
                           PANDORIA_OWNS (PandoriaHelpPicture, tries, g_strfreev), NULL);
  pandoria_class_set_template (klass, "pandoria-help-picture",
                               PANDORIA_PARTS (PandoriaHelpPicture, board_bin, card_bin,
                                               card_scroller, caption, sentence, formulas,
                                               try_button, revealer, acts),
                               PANDORIA_CALLBACK (on_try_toggled), NULL);
}

GtkWidget *
pandoria_help_picture_new (const char *id, const char *caption)
{
  PandoriaHelpPicture *self = g_object_new (PANDORIA_TYPE_HELP_PICTURE, NULL);
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (id != NULL && caption != NULL, NULL);

  gtk_label_set_label (self->caption, caption);
  pandoria_set_accessible_label (GTK_WIDGET (self->board_bin), caption);
  self->game = pandoria_help_position_load (id, &error);
  if (self->game == NULL)
    {
      g_warning ("%s", error->message);
      gtk_widget_set_visible (GTK_WIDGET (self->try_button), FALSE);
      return GTK_WIDGET (self);
    }
  self->play = pandoria_play_new ();
  pandoria_play_set_game (self->play, self->game);
  self->tries = pandoria_help_position_get_tries (id);
  show_board (self, TRUE);
  show_card (self);
  for (guint i = 0; self->tries[i] != NULL; i++)
    add_act (self, i);
  gtk_widget_set_visible (GTK_WIDGET (self->try_button), self->tries[0] != NULL);
  return GTK_WIDGET (self);
}
