/* PandoriaCardsDialog: what may be done in step 3 (6.3): every spell, every building, and the realms' other acts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cards-dialog.h"

#include "pandoria-card-acts.h"
#include "pandoria-card-page.h"
#include "pandoria-card-row.h"
#include "pandoria-class.h"

struct _PandoriaCardsDialog
{
  PandoriaActDialog parent_instance;

  GtkStack *stack; /* the lists, or one card's page */
  AdwViewStack *lists;
  AdwViewStackPage *other_page;
  GtkListBox *spells, *buildings, *other;
  GtkWidget *list_page, *card_page;
  PandoriaCardPage *card;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search_entry;

  PandoriaCatalogue *catalogue;
};

G_DEFINE_FINAL_TYPE (PandoriaCardsDialog, pandoria_cards_dialog, PANDORIA_TYPE_ACT_DIALOG)

/* --- filling the lists ------------------------------------------------------------------------------------------ */

static void
fill_list (PandoriaCardsDialog *self, GtkListBox *list, PandoriaCardsPage page)
{
  PandoriaGame *game = pandoria_act_dialog_get_game (PANDORIA_ACT_DIALOG (self));
  g_autoptr (GArray) acts = pandoria_card_acts_list (game, page);

  for (guint i = 0; i < acts->len; i++)
    {
      GtkWidget *row = pandoria_card_row_new (&g_array_index (acts, PandoriaAction, i));

      gtk_list_box_append (list, row);
      pandoria_card_row_update (PANDORIA_CARD_ROW (row), game, self->catalogue);
    }
}

/* --- helpers -------------------------------------------------------------------------------------------------- */

static GtkListBox *
get_list (PandoriaCardsDialog *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->lists);

  if (g_strcmp0 (name, "buildings") == 0)
    return self->buildings;
  return g_strcmp0 (name, "other") == 0 ? self->other : self->spells;
}

static gboolean
filter_row (GtkListBoxRow *row, gpointer data)
{
  PandoriaCardsDialog *self = data;

  return pandoria_card_row_matches (PANDORIA_CARD_ROW (row), gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
}

/* What can be done stands above what cannot, each in the order of the alphabet as it was added. */
static int
compare_rows (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data)
{
  return pandoria_card_row_is_possible (PANDORIA_CARD_ROW (b)) - pandoria_card_row_is_possible (PANDORIA_CARD_ROW (a));
}

static PandoriaCardRow *
find_first (GtkListBox *list)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)) && pandoria_card_row_is_possible (PANDORIA_CARD_ROW (row)))
      return PANDORIA_CARD_ROW (row);
  return NULL;
}

static gboolean
has_rows (GtkListBox *list)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      return TRUE;
  return FALSE;
}

static void
focus_list (PandoriaCardsDialog *self)
{
  PandoriaCardRow *row = find_first (get_list (self));

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
open_card (PandoriaCardsDialog *self, const PandoriaAction *action)
{
  pandoria_card_page_show (self->card, pandoria_act_dialog_get_game (PANDORIA_ACT_DIALOG (self)), self->catalogue,
                           action);
  gtk_stack_set_visible_child (self->stack, self->card_page);
  pandoria_card_page_focus (self->card);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_row_activated (PandoriaCardsDialog *self, GtkListBoxRow *row)
{
  open_card (self, pandoria_card_row_get_action (PANDORIA_CARD_ROW (row)));
}

/* A list in which nothing is found gives way to one in which something is. */
static void
on_search_changed (PandoriaCardsDialog *self)
{
  static const char *const names[] = { "spells", "buildings", "other" };
  GtkListBox *lists[] = { self->spells, self->buildings, self->other };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    gtk_list_box_invalidate_filter (lists[i]);
  if (has_rows (get_list (self)))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (has_rows (lists[i]))
      {
        adw_view_stack_set_visible_child_name (self->lists, names[i]);
        return;
      }
}

static gboolean
on_search_key_pressed (PandoriaCardsDialog *self, guint key)
{
  if (key != GDK_KEY_Down && key != GDK_KEY_KP_Down)
    return GDK_EVENT_PROPAGATE;
  focus_list (self);
  return GDK_EVENT_STOP;
}

/* Enter in the search opens the first card that can be played. */
static void
on_search_activated (PandoriaCardsDialog *self)
{
  PandoriaCardRow *row = find_first (get_list (self));

  if (row != NULL)
    open_card (self, pandoria_card_row_get_action (row));
}

static void
go_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PandoriaCardsDialog *self = PANDORIA_CARDS_DIALOG (widget);

  if (gtk_stack_get_visible_child (self->stack) == self->list_page)
    gtk_window_close (GTK_WINDOW (self));
  else
    {
      gtk_stack_set_visible_child (self->stack, self->list_page);
      pandoria_act_dialog_consider (PANDORIA_ACT_DIALOG (self), NULL);
      focus_list (self);
    }
}

static void
start_search (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PandoriaCardsDialog *self = PANDORIA_CARDS_DIALOG (widget);

  gtk_stack_set_visible_child (self->stack, self->list_page);
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_cards_dialog_finalize (GObject *object)
{
  g_clear_object (&PANDORIA_CARDS_DIALOG (object)->catalogue);
  G_OBJECT_CLASS (pandoria_cards_dialog_parent_class)->finalize (object);
}

#define CHILD(member) PANDORIA_CHILD (PandoriaCardsDialog, member)

static void
pandoria_cards_dialog_class_init (PandoriaCardsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pandoria_cards_dialog_finalize;
  g_type_ensure (PANDORIA_TYPE_CARD_PAGE);
  pandoria_class_set_template (klass, "pandoria-cards-dialog", CHILD (stack), CHILD (lists), CHILD (other_page),
                               CHILD (spells), CHILD (buildings), CHILD (other), CHILD (list_page), CHILD (card_page),
                               CHILD (card), CHILD (search_bar), CHILD (search_entry), NULL);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_search_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_search_key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, pandoria_act_dialog_consider);
  gtk_widget_class_bind_template_callback (widget_class, pandoria_act_dialog_choose);
  gtk_widget_class_install_action (widget_class, "cards.back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "cards.search", NULL, start_search);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "cards.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "cards.search", NULL);
}

static void
pandoria_cards_dialog_init (PandoriaCardsDialog *self)
{
  GtkListBox *lists[3];

  gtk_widget_init_template (GTK_WIDGET (self));
  lists[0] = self->spells;
  lists[1] = self->buildings;
  lists[2] = self->other;
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      gtk_list_box_set_filter_func (lists[i], filter_row, self, NULL);
      gtk_list_box_set_sort_func (lists[i], compare_rows, self, NULL);
    }
  gtk_window_set_default_widget (GTK_WINDOW (self), pandoria_card_page_get_button (self->card));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self->list_page));
}

/* --- public --------------------------------------------------------------------------------------------------- */

GtkWidget *
pandoria_cards_dialog_new (GtkWindow *parent, PandoriaGame *game, PandoriaCatalogue *catalogue)
{
  PandoriaCardsDialog *self;

  self = pandoria_act_dialog_new (PANDORIA_TYPE_CARDS_DIALOG, parent, game);
  g_set_object (&self->catalogue, catalogue);
  fill_list (self, self->spells, PANDORIA_CARDS_SPELLS);
  fill_list (self, self->buildings, PANDORIA_CARDS_BUILDINGS);
  fill_list (self, self->other, PANDORIA_CARDS_OTHER);
  gtk_list_box_invalidate_sort (self->spells);
  gtk_list_box_invalidate_sort (self->buildings);
  adw_view_stack_page_set_visible (self->other_page, gtk_list_box_get_row_at_index (self->other, 0) != NULL);
  return GTK_WIDGET (self);
}

void
pandoria_cards_dialog_show_page (PandoriaCardsDialog *self, PandoriaCardsPage page)
{
  static const char *const names[] = { "spells", "buildings", "other" };

  g_return_if_fail (PANDORIA_IS_CARDS_DIALOG (self));
  g_return_if_fail (page < G_N_ELEMENTS (names));

  gtk_stack_set_visible_child (self->stack, self->list_page);
  adw_view_stack_set_visible_child_name (self->lists, names[page]);
  focus_list (self);
}

void
pandoria_cards_dialog_show_act (PandoriaCardsDialog *self, const PandoriaAction *action)
{
  g_return_if_fail (PANDORIA_IS_CARDS_DIALOG (self));
  open_card (self, action);
}
