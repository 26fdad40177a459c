/* PandoriaCardsPanel: the acts of step 3 (6.3): every spell, every building, and the realms' other
 * acts. It is next to the board or in its own window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cards-panel.h"

#include "pandoria-card-list.h"
#include "pandoria-card-page.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-offers.h"
#include "pandoria-panel-window.h"
#include "pandoria-search-words.h"

#define N_LISTS 3

struct _PandoriaCardsPanel
{
  AdwBin parent_instance;

  GtkStack *stack; /* the lists, or one card's page */
  AdwViewStack *lists;
  AdwViewStackPage *other_page;
  PandoriaCardList *spells, *buildings, *other;
  GtkWidget *list_page, *card_page, *card_back;
  AdwWindowTitle *card_title;
  AdwViewSwitcherTitle *switcher_title;
  AdwViewSwitcherBar *switcher_bar; /* if the header has no room for the switcher */
  PandoriaCardPage *card;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search_entry;

  PandoriaGame *game;
  PandoriaCatalogue *catalogue;
  gboolean alone; /* one page, without the lists */
  guint refresh;  /* source */
};

G_DEFINE_FINAL_TYPE (PandoriaCardsPanel, pandoria_cards_panel, ADW_TYPE_BIN)

static PandoriaCardList *
get_list (PandoriaCardsPanel *self, PandoriaCardsPage page)
{
  PandoriaCardList *lists[N_LISTS] = { self->spells, self->buildings, self->other };

  return lists[page];
}

static PandoriaCardList *
get_shown_list (PandoriaCardsPanel *self)
{
  return PANDORIA_CARD_LIST (adw_view_stack_get_visible_child (self->lists));
}

static void
turn_to (PandoriaCardsPanel *self, GtkWidget *page)
{
  GtkWidget *shown = gtk_stack_get_visible_child (self->stack);

  if (page != shown)
    pandoria_take_focus_from (shown);
  gtk_stack_set_visible_child (self->stack, page);
}

/* Switches to a list with better matches, and from an empty list to one with acts. */
static void
on_search_changed (PandoriaCardsPanel *self)
{
  g_auto (GStrv) words
      = pandoria_search_words_new (gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
  PandoriaCardList *best = get_shown_list (self);
  guint found[N_LISTS], most = 0;

  for (guint i = 0; i < N_LISTS; i++)
    {
      found[i] = pandoria_card_list_search (get_list (self, i), (const char *const *) words);
      if (get_list (self, i) == best)
        most = found[i];
    }
  for (guint i = 0; i < N_LISTS; i++)
    if (found[i] > most)
      {
        most = found[i];
        best = get_list (self, i);
      }
  adw_view_stack_set_visible_child (self->lists, GTK_WIDGET (best));
}

static gboolean
on_search_key_pressed (PandoriaCardsPanel *self, guint key)
{
  if (key != GDK_KEY_Down && key != GDK_KEY_KP_Down)
    return GDK_EVENT_PROPAGATE;
  pandoria_card_list_focus (get_shown_list (self));
  return GDK_EVENT_STOP;
}

/* Enter in the search opens the selected row. */
static void
on_search_activated (PandoriaCardsPanel *self)
{
  pandoria_card_list_open_selected (get_shown_list (self));
}

static void
refresh (gpointer data)
{
  PandoriaCardsPanel *self = data;

  self->refresh = 0;
  for (guint i = 0; i < N_LISTS; i++)
    pandoria_card_list_refresh (get_list (self, i));
  if (gtk_stack_get_visible_child (self->stack) == self->card_page)
    pandoria_card_page_refresh (self->card);
}

/* Refreshes later, because a row or the page may be handling the entry that caused the change. */
static void
on_catalogue_changed (PandoriaCardsPanel *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add_once (refresh, self);
}

static void
go_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PandoriaCardsPanel *self = PANDORIA_CARDS_PANEL (widget);

  if (self->alone || gtk_stack_get_visible_child (self->stack) == self->list_page)
    pandoria_panel_close (widget, NULL, NULL);
  else
    {
      turn_to (self, self->list_page);
      g_signal_emit_by_name (self, "considered", NULL);
      pandoria_card_list_focus (get_shown_list (self));
    }
}

/* Enter activates the focused row or the button of the shown card, but never the default widget of
 * the window. */
static void
enter (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PandoriaCardsPanel *self = PANDORIA_CARDS_PANEL (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (gtk_stack_get_visible_child (self->stack) == self->card_page)
    pandoria_card_page_enter (self->card);
  else if (focus != NULL && gtk_widget_is_ancestor (focus, widget))
    gtk_widget_activate (focus);
}

static void
start_search (GtkWidget *widget, const char *name, GVariant *parameter)
{
  pandoria_cards_panel_start_search (PANDORIA_CARDS_PANEL (widget));
}

static void
pandoria_cards_panel_dispose (GObject *object)
{
  PandoriaCardsPanel *self = PANDORIA_CARDS_PANEL (object);

  g_clear_handle_id (&self->refresh, g_source_remove);
  g_clear_object (&self->game);
  g_clear_object (&self->catalogue);
  G_OBJECT_CLASS (pandoria_cards_panel_parent_class)->dispose (object);
}

static void
pandoria_cards_panel_class_init (PandoriaCardsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_cards_panel_dispose;
  pandoria_class_add_signal (klass, "chosen", 2, G_TYPE_POINTER, G_TYPE_STRING);
  pandoria_class_add_signal (klass, "considered", 1, G_TYPE_POINTER);
  pandoria_class_add_signal (klass, "closed", 0);
  pandoria_class_add_signal (klass, "correct", 1, G_TYPE_POINTER);
  pandoria_class_set_template (
      klass, "pandoria-cards-panel",
      PANDORIA_NEEDS (PANDORIA_TYPE_CARD_LIST, PANDORIA_TYPE_CARD_PAGE),
      PANDORIA_PARTS (PandoriaCardsPanel, stack, lists, other_page, spells, buildings, other,
                      list_page, card_page, card_back, card_title, switcher_title, switcher_bar,
                      card, search_bar, search_entry),
      PANDORIA_CALLBACK (pandoria_cards_panel_show_act, on_search_changed, on_search_activated,
                         on_search_key_pressed, pandoria_panel_fills_window),
      NULL);
  gtk_widget_class_install_action (widget_class, "cards.back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "cards.close", NULL, pandoria_panel_close);
  gtk_widget_class_install_action (widget_class, "cards.search", NULL, start_search);
  gtk_widget_class_install_action (widget_class, "default.activate", NULL, enter);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "cards.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "default.activate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "default.activate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_ISO_Enter, 0, "default.activate",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "cards.search",
                                       NULL);
}

static void
pandoria_cards_panel_init (PandoriaCardsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_switcher_follow (self->switcher_bar, self->switcher_title);
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  gtk_search_bar_set_key_capture_widget (self->search_bar, self->list_page);
}

static void
set_catalogue (PandoriaCardsPanel *self, PandoriaCatalogue *catalogue)
{
  if (g_set_object (&self->catalogue, catalogue) && catalogue != NULL)
    g_signal_connect_object (catalogue, "changed", G_CALLBACK (on_catalogue_changed), self,
                             G_CONNECT_SWAPPED);
}

void
pandoria_cards_panel_set_game (PandoriaCardsPanel *self, PandoriaGame *game,
                               PandoriaCatalogue *catalogue)
{
  gboolean has_acts = FALSE;

  g_return_if_fail (PANDORIA_IS_CARDS_PANEL (self) && PANDORIA_IS_GAME (game));

  g_set_object (&self->game, game);
  set_catalogue (self, catalogue);
  for (guint i = 0; i < N_LISTS; i++)
    has_acts = pandoria_card_list_fill (get_list (self, i), i, game, catalogue);
  adw_view_stack_page_set_visible (self->other_page, has_acts);
}

void
pandoria_cards_panel_set_prompt (PandoriaCardsPanel *self, const char *prompt)
{
  g_return_if_fail (PANDORIA_IS_CARDS_PANEL (self));
  pandoria_card_page_set_prompt (self->card, prompt);
}

GtkWidget *
pandoria_cards_panel_get_button (PandoriaCardsPanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARDS_PANEL (self), NULL);
  return gtk_stack_get_visible_child (self->stack) == self->card_page
             ? pandoria_card_page_get_button (self->card)
             : NULL;
}

void
pandoria_cards_panel_show_page (PandoriaCardsPanel *self, PandoriaCardsPage page)
{
  g_return_if_fail (PANDORIA_IS_CARDS_PANEL (self));
  g_return_if_fail (page < N_LISTS);

  turn_to (self, self->list_page);
  adw_view_stack_set_visible_child (self->lists, GTK_WIDGET (get_list (self, page)));
  pandoria_card_list_focus (get_list (self, page));
}

void
pandoria_cards_panel_show_act (PandoriaCardsPanel *self, const PandoriaAction *action)
{
  g_return_if_fail (PANDORIA_IS_CARDS_PANEL (self));

  pandoria_card_page_show (self->card, self->game, self->catalogue, action);
  turn_to (self, self->card_page);
  pandoria_card_page_focus (self->card);
}

void
pandoria_cards_panel_show_alone (PandoriaCardsPanel *self, PandoriaGame *game,
                                 PandoriaCatalogue *catalogue, const PandoriaAction *action)
{
  g_return_if_fail (PANDORIA_IS_CARDS_PANEL (self) && PANDORIA_IS_GAME (game));

  self->alone = TRUE;
  g_set_object (&self->game, game);
  set_catalogue (self, catalogue);
  gtk_stack_set_transition_type (
      self->stack, GTK_STACK_TRANSITION_TYPE_NONE); /* no animation for the first page */
  pandoria_cards_panel_show_act (self, action);
  gtk_widget_set_visible (self->card_back, FALSE);
  adw_window_title_set_title (self->card_title, pandoria_card_page_hide_title (self->card));
}

gboolean
pandoria_cards_panel_start_search (PandoriaCardsPanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARDS_PANEL (self), FALSE);

  if (self->alone)
    return FALSE;
  turn_to (self, self->list_page);
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  pandoria_focus_text (GTK_EDITABLE (self->search_entry));
  return TRUE;
}

const char *
pandoria_cards_panel_get_title (PandoriaCardsPanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARDS_PANEL (self), NULL);
  return adw_window_title_get_title (self->card_title);
}
