/* PandoriaPlayPage: the page on which a game is played. This file connects its parts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-page-private.h"

#include "pandoria-class.h"
#include "pandoria-tile-menu.h"

enum
{
  PROP_CAN_GO_ON = 1,
};

G_DEFINE_FINAL_TYPE (PandoriaPlayPage, pandoria_play_page, GTK_TYPE_BOX)

static void
on_play_changed (PandoriaPlay *play, guint parts, gpointer data)
{
  pandoria_play_page_follow_tour (data, parts);
  pandoria_play_page_show_view (data, parts);
}

/* End the tour before the actions follow the view: its button would lose the focus together with
 * its action. */
static void
on_view_changed (PandoriaPlayPage *self)
{
  if (self->tour != NULL
      && pandoria_tour_get_game (self->tour) != pandoria_play_get_view (self->play)->game)
    pandoria_tour_end (self->tour);
}

static void
on_layout_changed (PandoriaPlayPage *self)
{
  if (!pandoria_play_page_is_built (self))
    return;
  pandoria_play_page_close_cards (self);
  pandoria_play_page_read_layout (self);
  pandoria_play_page_show_view (self, PANDORIA_PLAY_ACT | PANDORIA_PLAY_PREVIEW);
}

static void
on_entry_selected (PandoriaPlayPage *self, PandoriaLedgerEntry *entry)
{
  pandoria_board_view_set_outline (self->board,
                                   entry != NULL ? entry->event.region : pandoria_spaces_empty ());
}

static void
on_coach_outlined (PandoriaPlayPage *self, const PandoriaSpaces *spaces)
{
  pandoria_board_view_set_outline (self->board, *spaces);
}

static void
pandoria_play_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, PANDORIA_PLAY_PAGE (object)->can_go_on);
}

static void
choose_slot (GtkWidget *widget, const char *name, GVariant *slot)
{
  guint seat, index;

  g_variant_get (slot, "(uu)", &seat, &index);
  pandoria_play_choose_slot (PANDORIA_PLAY_PAGE (widget)->play, seat, index);
}

static void
pandoria_play_page_dispose (GObject *object)
{
  PandoriaPlayPage *self = PANDORIA_PLAY_PAGE (object);

  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  pandoria_play_page_dispose_hint (self);
  pandoria_tile_menu_detach (self);
  if (self->cards != NULL)
    g_signal_handlers_disconnect_by_data (self->cards, self);
  g_clear_object (&self->cards);
  g_clear_object (&self->question);
  if (self->tour != NULL)
    g_signal_handlers_disconnect_by_data (self->tour, self);
  g_clear_object (&self->tour);
  g_clear_object (&self->tour_toast);
  g_clear_weak_pointer (&self->before_tour);
  g_clear_object (&self->undo_toast);
  g_clear_pointer (&self->undo_label, g_free);
  g_clear_weak_pointer (&self->before_entry);
  g_clear_weak_pointer (&self->before_frame);
  g_clear_weak_pointer (&self->before_reading);
  G_OBJECT_CLASS (pandoria_play_page_parent_class)->dispose (object);
}

static void
pandoria_play_page_finalize (GObject *object)
{
  PandoriaPlayPage *self = PANDORIA_PLAY_PAGE (object);

  g_clear_object (&self->play);
  g_clear_object (&self->catalogue);
  g_clear_pointer (&self->takers, g_array_unref);
  g_free (self->spoken.sentence);
  G_OBJECT_CLASS (pandoria_play_page_parent_class)->finalize (object);
}

static void
pandoria_play_page_class_init (PandoriaPlayPageClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = pandoria_play_page_get_property;
  G_OBJECT_CLASS (klass)->dispose = pandoria_play_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = pandoria_play_page_finalize;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_CAN_GO_ON,
      g_param_spec_boolean ("can-go-on", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  pandoria_class_add_signal (klass, "position-shown", 0);
  pandoria_class_add_signal (klass, "act-shown", 1, G_TYPE_UINT);
  pandoria_class_add_signal (klass, "asked", 1, G_TYPE_UINT);
  pandoria_class_add_signal (klass, "replay-changed", 2, G_TYPE_BOOLEAN, G_TYPE_UINT);
  pandoria_class_add_signal (klass, "correct-printed", 2, GTK_TYPE_WINDOW, G_TYPE_POINTER);
  pandoria_class_set_template (
      klass, "pandoria-play-page",
      PANDORIA_NEEDS (PANDORIA_TYPE_BOARD_VIEW, PANDORIA_TYPE_COACH_BAR, PANDORIA_TYPE_LESSON_PANEL,
                      PANDORIA_TYPE_QUICK_ENTRY, PANDORIA_TYPE_SCORE_STRIP, PANDORIA_TYPE_SIDEBAR,
                      PANDORIA_TYPE_TOUR_CARD, PANDORIA_TYPE_TRAY, PANDORIA_TYPE_TURN_BAR),
      PANDORIA_PARTS (PandoriaPlayPage, pages, players_page, ledger_page, page_players, page_ledger,
                      switcher, flap, sidebar, play_area, toasts, bar_box, bar_stack, quick_entry,
                      turn_bar, score_strip, coach, lesson, tour_card, board, tray),
      PANDORIA_CALLBACK (on_entry_selected, on_coach_outlined, pandoria_play_page_dismiss_cards),
      NULL);
  pandoria_play_page_bind_input (klass);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "page.choose-slot", "(uu)",
                                   choose_slot);
}

static void
pandoria_play_page_init (PandoriaPlayPage *self)
{
  self->replay_speed = 1;
}

void
pandoria_play_page_set_play (PandoriaPlayPage *self, PandoriaPlay *play,
                             PandoriaCatalogue *catalogue)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self) && PANDORIA_IS_PLAY (play)
                    && PANDORIA_IS_CATALOGUE (catalogue));
  g_return_if_fail (self->play == NULL && pandoria_play_page_get_window (self) != NULL);

  self->play = g_object_ref (play);
  self->catalogue = g_object_ref (catalogue);
  g_object_set_data (G_OBJECT (pandoria_play_page_get_window (self)), PANDORIA_PLAY_PAGE_KEY, self);
  pandoria_play_page_install_keys (self);
  pandoria_play_page_init_hint (self);
  g_signal_connect_object (gtk_widget_get_ancestor (GTK_WIDGET (self), PANDORIA_TYPE_ADAPTIVE_BIN),
                           "layout-changed", G_CALLBACK (on_layout_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "notify::view", G_CALLBACK (on_view_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "changed", G_CALLBACK (on_play_changed), self, 0);
}

static void
add_side_actions (PandoriaPlayPage *self)
{
  GActionMap *window = G_ACTION_MAP (pandoria_play_page_get_window (self));
  g_autoptr (GPropertyAction) side = g_property_action_new ("side", self->flap, "reveal-flap");
  g_autoptr (GAction) ledger = pandoria_sidebar_create_action (self->sidebar, "ledger-panel");

  g_action_map_add_action (window, G_ACTION (side));
  g_action_map_add_action (window, ledger);
}

void
pandoria_play_page_build (PandoriaPlayPage *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self) && self->play != NULL);

  if (pandoria_play_page_is_built (self))
    return;
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_tray_set_play (self->tray, self->play);
  pandoria_quick_entry_set_play (self->quick_entry, self->play, self->catalogue);
  pandoria_play_page_init_layout (self);
  pandoria_play_page_init_input (self);
  pandoria_tile_menu_attach (self, self->board, self->play);
  pandoria_play_page_install_board_keys (self);
  add_side_actions (self);
}

GtkWidget *
pandoria_play_page_get_board (PandoriaPlayPage *self)
{
  g_return_val_if_fail (PANDORIA_IS_PLAY_PAGE (self), NULL);
  return pandoria_play_page_is_built (self) ? GTK_WIDGET (self->board) : GTK_WIDGET (self);
}

void
pandoria_play_page_press_hex (PandoriaPlayPage *self, guint number, gboolean shifted)
{
  g_return_if_fail (PANDORIA_IS_PLAY_PAGE (self));

  pandoria_tray_press (self->tray, number, shifted);
  pandoria_play_page_focus_choice (self);
}

/* --- for tests ------------------------------------------------------------------------------ */

AdwToast *
pandoria_play_page_get_tour_toast (PandoriaPlayPage *self)
{
  return self->tour_toast;
}

AdwToast *
pandoria_play_page_get_undo_toast (PandoriaPlayPage *self)
{
  return self->undo_toast;
}

void
pandoria_play_page_set_press (PandoriaPlayPage *self, PandoriaPressFlags press)
{
  self->press = press;
}
