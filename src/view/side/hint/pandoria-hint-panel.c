/* PandoriaHintPanel: the best places for the tile in the tray, with reasons, while they are looked for and afterwards.
 *
 * Its rows stay, and say something else as soon as more is known: the keyboard stays where it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hint-panel.h"

#include <glib/gi18n.h>

#include "pandoria-widgets.h"

typedef struct
{
  GtkListBoxRow *row;
  GtkLabel *place, *reasons, *certainty;
} Row;

struct _PandoriaHintPanel
{
  AdwBin parent_instance;

  AdwHeaderBar *header;
  GtkWidget *close;
  GtkLabel *status;
  GtkListBox *list;
  Row rows[PANDORIA_HINT_PLACES];

  PandoriaGame *game;
  PandoriaHintSearch *search;
};

G_DEFINE_FINAL_TYPE (PandoriaHintPanel, pandoria_hint_panel, ADW_TYPE_BIN)

static guint chosen_signal, closed_signal;

/* --- helpers --- */

static GtkLabel *
add_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = pandoria_new_label (NULL, 0, css_class, NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
add_row (PandoriaHintPanel *self, Row *row)
{
  GtkWidget *widget = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  row->row = GTK_LIST_BOX_ROW (widget);
  row->place = add_label (box, "heading");
  row->reasons = add_label (box, "body");
  row->certainty = add_label (box, "caption");
  gtk_widget_add_css_class (box, "hint-row");
  gtk_list_box_row_set_child (row->row, box);
  gtk_widget_set_visible (widget, FALSE);
  gtk_list_box_append (self->list, widget);
}

static void
show_row (PandoriaHintPanel *self, const PandoriaHintAnswer *answer, guint index)
{
  Row *row = &self->rows[index];
  g_autofree char *place = NULL, *reasons = NULL, *certainty = NULL, *whole = NULL;

  gtk_widget_set_visible (GTK_WIDGET (row->row), index < answer->n);
  if (index >= answer->n)
    return;
  place = pandoria_text_placement (&answer->places[index].placement);
  reasons = pandoria_text_hint_reasons (self->game, pandoria_hint_search_get_state (self->search),
                                        &answer->places[index].placement);
  certainty = pandoria_text_hint_certainty (answer, index);
  gtk_label_set_label (row->place, place);
  gtk_label_set_label (row->reasons, reasons);
  gtk_label_set_label (row->certainty, certainty);
  whole = g_strdup_printf ("%s. %s %s", place, reasons, certainty);
  pandoria_set_accessible_label (GTK_WIDGET (row->row), whole);
}

static void
show_status (PandoriaHintPanel *self, const PandoriaHintAnswer *answer)
{
  gboolean done = pandoria_job_is_done (self->search);
  g_autofree char *text = NULL;

  /* Translators: %u continuations of the game were played */
  text = g_strdup_printf (ngettext ("Based on %u simulated game.", "Based on %u simulated games.", answer->playouts),
                          answer->playouts);
  gtk_label_set_label (self->status, done ? text : _ ("Simulating games…"));
}

static void
update (PandoriaHintPanel *self)
{
  const PandoriaHintAnswer *answer = pandoria_hint_search_get_answer (self->search);

  for (guint i = 0; i < PANDORIA_HINT_PLACES; i++)
    show_row (self, answer, i);
  show_status (self, answer);
}

/* --- callbacks --- */

static void
on_row_activated (PandoriaHintPanel *self, GtkListBoxRow *row)
{
  const guint index = (guint) gtk_list_box_row_get_index (row);
  const PandoriaHintAnswer *answer = pandoria_hint_search_get_answer (self->search);
  PandoriaPlacement placement;

  if (index >= answer->n)
    return;
  placement = answer->places[index].placement;
  g_signal_emit (self, chosen_signal, 0, &placement);
}

static void
close_panel (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, closed_signal, 0);
}

/* --- class --- */

static void
pandoria_hint_panel_dispose (GObject *object)
{
  PandoriaHintPanel *self = PANDORIA_HINT_PANEL (object);

  if (self->search != NULL)
    g_signal_handlers_disconnect_by_data (self->search, self);
  g_clear_object (&self->search);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (pandoria_hint_panel_parent_class)->dispose (object);
}

#define CHILD(member) PANDORIA_CHILD (PandoriaHintPanel, member)

static void
pandoria_hint_panel_class_init (PandoriaHintPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_hint_panel_dispose;
  chosen_signal = pandoria_class_add_signal (klass, "chosen", 1, G_TYPE_POINTER);
  closed_signal = pandoria_class_add_signal (klass, "closed", 0);
  pandoria_class_set_template (klass, "pandoria-hint-panel", CHILD (header), CHILD (close), CHILD (status),
                               CHILD (list), NULL);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
  gtk_widget_class_install_action (widget_class, "hint.close", NULL, close_panel);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "hint.close", NULL);
}

#undef CHILD

static void
pandoria_hint_panel_init (PandoriaHintPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < PANDORIA_HINT_PLACES; i++)
    add_row (self, &self->rows[i]);
}

/* --- public functions --- */

void
pandoria_hint_panel_set_search (PandoriaHintPanel *self, PandoriaGame *game, PandoriaHintSearch *search)
{
  g_return_if_fail (PANDORIA_IS_HINT_PANEL (self) && self->search == NULL);
  g_return_if_fail (PANDORIA_IS_GAME (game) && PANDORIA_IS_JOB (search));

  self->game = g_object_ref (game);
  self->search = g_object_ref (search);
  g_signal_connect_swapped (search, "changed", G_CALLBACK (update), self);
  update (self);
}

void
pandoria_hint_panel_stop (PandoriaHintPanel *self)
{
  g_return_if_fail (PANDORIA_IS_HINT_PANEL (self));

  if (self->search == NULL || pandoria_job_is_done (self->search))
    return;
  pandoria_job_cancel (self->search);
  update (self);
}

void
pandoria_hint_panel_fill_window (PandoriaHintPanel *self)
{
  g_return_if_fail (PANDORIA_IS_HINT_PANEL (self));

  gtk_widget_set_visible (self->close, FALSE);
  adw_header_bar_set_show_start_title_buttons (self->header, TRUE);
  adw_header_bar_set_show_end_title_buttons (self->header, TRUE);
}

void
pandoria_hint_panel_focus (PandoriaHintPanel *self)
{
  g_return_if_fail (PANDORIA_IS_HINT_PANEL (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->rows[0].row));
}

char *
pandoria_hint_panel_describe_best (PandoriaHintPanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_HINT_PANEL (self), NULL);

  if (self->search == NULL || pandoria_hint_search_get_answer (self->search)->n == 0)
    return NULL;
  /* Translators: the best place for a tile, and what it does, in sentences */
  return g_strdup_printf (_ ("The best place: %1$s. %2$s"), gtk_label_get_label (self->rows[0].place),
                          gtk_label_get_label (self->rows[0].reasons));
}
