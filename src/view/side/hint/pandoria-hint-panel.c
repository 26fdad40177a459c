/* PandoriaHintPanel: the best places for the tile in the tray, during the search and afterwards, or
 * the best acts for the rest of the turn. Each row shows a number and the main reason; the other
 * reasons are folded.
 *
 * New results only change the texts of the rows, so that the focus stays in place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hint-panel.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-panel-window.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

typedef struct
{
  GtkListBoxRow *row;
  GtkLabel *title, *reason, *rest, *certainty;
  GtkWidget *more; /* folds the rest */
} Row;

struct _PandoriaHintPanel
{
  AdwBin parent_instance;

  GtkLabel *status;
  GtkListBox *list;
  Row rows[PANDORIA_HINT_ROWS];

  PandoriaGame *game;
  PandoriaHintSearch *search; /* (nullable): for places; NULL for acts */
  PandoriaState state, later; /* later: after the best figure */
  PandoriaHintAct acts[PANDORIA_MAX_HINT_ACTS];
  guint n_acts, n_rows,
      first[PANDORIA_HINT_ROWS]; /* the act of each row; the other acts of its part follow */
};

G_DEFINE_FINAL_TYPE (PandoriaHintPanel, pandoria_hint_panel, ADW_TYPE_BIN)

static GtkLabel *
add_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = pandoria_let_wrap (pandoria_new_label (NULL, 0, css_class, NULL));

  if (box != NULL)
    gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
add_row (PandoriaHintPanel *self, Row *row)
{
  GtkWidget *widget = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  row->row = GTK_LIST_BOX_ROW (widget);
  row->title = add_label (box, "heading");
  row->reason = add_label (box, "body");
  row->certainty = add_label (box, "caption");
  row->rest = add_label (NULL, "body");
  row->more = gtk_expander_new (_ ("More Reasons"));
  gtk_expander_set_child (GTK_EXPANDER (row->more), GTK_WIDGET (row->rest));
  gtk_box_append (GTK_BOX (box), row->more);
  gtk_widget_add_css_class (box, "hint-row");
  gtk_list_box_row_set_child (row->row, box);
  gtk_widget_set_visible (widget, FALSE);
  gtk_list_box_append (self->list, widget);
}

static void
fill_row (PandoriaHintPanel *self, guint index, const char *title, const char *reason,
          const char *rest, const char *certainty)
{
  Row *row = &self->rows[index];
  /* Translators: a number, as on the board, and an act: “1. Tile at F7 E7” */
  g_autofree char *numbered = g_strdup_printf (_ ("%1$u. %2$s"), index + 1, title);
  g_autofree char *whole = g_strdup_printf ("%s. %s %s %s", title, reason, rest, certainty);

  gtk_label_set_label (row->title, numbered);
  pandoria_set_text (row->reason, reason);
  gtk_label_set_label (row->rest, rest);
  gtk_widget_set_visible (row->more, *rest != '\0');
  pandoria_set_text (row->certainty, certainty);
  pandoria_set_accessible_label (GTK_WIDGET (row->row), whole);
  gtk_widget_set_visible (GTK_WIDGET (row->row), TRUE);
}

static void
show_place (PandoriaHintPanel *self, const PandoriaHintAnswer *answer, guint index)
{
  const PandoriaPlacement *placement = &answer->places[index].placement;
  g_autofree char *place = pandoria_text_placement (placement), *rest = NULL;
  g_autofree char *reason = pandoria_text_hint_reasons (self->game, &self->state, placement, &rest);
  g_autofree char *certainty = pandoria_text_hint_certainty (answer, index);

  fill_row (self, index, place, reason, rest, certainty);
}

static guint
count_alike (PandoriaHintPanel *self, guint first)
{
  guint n = 1;

  while (first + n < self->n_acts && self->acts[first + n].part == self->acts[first].part
         && self->acts[first + n].action.kind == self->acts[first].action.kind)
    n++;
  return n;
}

static void
show_act (PandoriaHintPanel *self, guint index)
{
  const PandoriaHintAct *act = &self->acts[self->first[index]];
  const PandoriaState *state = act->part == PANDORIA_EXPERT_FIGURE ? &self->state : &self->later;
  g_autofree char *title = pandoria_text_action (&act->action), *rest = NULL;
  g_autofree char *reason = pandoria_text_hint_act (self->game, state, act,
                                                    count_alike (self, self->first[index]), &rest);
  g_autofree char *gain = pandoria_text_hint_gain (act);

  fill_row (self, index, title, reason, rest, gain);
  gtk_list_box_row_set_activatable (self->rows[index].row,
                                    act->action.kind == PANDORIA_ACT_PLACE_FIGURE);
}

static void
show_status (PandoriaHintPanel *self, const PandoriaHintAnswer *answer)
{
  g_autofree char *text = g_strdup_printf (
      /* Translators: %u continuations of the game were played */
      ngettext ("Based on %u simulated game.", "Based on %u simulated games.", answer->playouts),
      answer->playouts);
  gboolean is_done = pandoria_job_is_done (self->search);

  gtk_label_set_label (self->status, is_done ? text : _ ("Simulating games…"));
}

static void
update (PandoriaHintPanel *self)
{
  const PandoriaHintAnswer *answer = pandoria_hint_search_get_answer (self->search);

  self->n_rows = answer->n;
  for (guint i = 0; i < answer->n; i++)
    show_place (self, answer, i);
  show_status (self, answer);
}

static void
on_row_activated (PandoriaHintPanel *self, GtkListBoxRow *row)
{
  const guint index = (guint) gtk_list_box_row_get_index (row);
  PandoriaPlacement placement = { .figure = PANDORIA_SPACE_NONE };

  if (index >= self->n_rows)
    return;
  if (self->search != NULL)
    placement = pandoria_hint_search_get_answer (self->search)->places[index].placement;
  else
    {
      placement.figure = self->acts[self->first[index]].action.at;
      placement.leader = self->acts[self->first[index]].action.leader;
    }
  g_signal_emit_by_name (self, "chosen", &placement);
}

static void
pandoria_hint_panel_class_init (PandoriaHintPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_FOLLOWS (PandoriaHintPanel, search),
                           PANDORIA_OWNS (PandoriaHintPanel, game, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "chosen", 1, G_TYPE_POINTER);
  pandoria_class_add_signal (klass, "closed", 0);
  pandoria_class_set_template (
      klass, "pandoria-hint-panel", PANDORIA_PARTS (PandoriaHintPanel, status, list),
      PANDORIA_CALLBACK (on_row_activated, pandoria_panel_fills_window), NULL);
  gtk_widget_class_install_action (widget_class, "hint.close", NULL, pandoria_panel_close);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "hint.close", NULL);
}

static void
pandoria_hint_panel_init (PandoriaHintPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < PANDORIA_HINT_ROWS; i++)
    add_row (self, &self->rows[i]);
}

void
pandoria_hint_panel_set_search (PandoriaHintPanel *self, PandoriaGame *game,
                                PandoriaHintSearch *search)
{
  g_return_if_fail (PANDORIA_IS_HINT_PANEL (self) && self->search == NULL);
  g_return_if_fail (PANDORIA_IS_GAME (game) && PANDORIA_IS_JOB (search));

  self->game = g_object_ref (game);
  self->search = g_object_ref (search);
  self->state = *pandoria_game_get_state (game);
  g_signal_connect_swapped (search, "changed", G_CALLBACK (update), self);
  update (self);
}

gboolean
pandoria_hint_panel_set_acts (PandoriaHintPanel *self, PandoriaGame *game,
                              PandoriaCatalogue *catalogue)
{
  g_return_val_if_fail (PANDORIA_IS_HINT_PANEL (self) && self->game == NULL, FALSE);
  g_return_val_if_fail (PANDORIA_IS_GAME (game) && PANDORIA_IS_CATALOGUE (catalogue), FALSE);

  self->game = g_object_ref (game);
  self->state = *pandoria_game_get_state (game);
  self->n_acts = pandoria_hint_list_acts (&self->state, catalogue, self->acts, &self->later);
  for (guint i = 0; i < self->n_acts && self->n_rows < PANDORIA_HINT_ROWS;
       i += count_alike (self, i))
    {
      self->first[self->n_rows] = i;
      show_act (self, self->n_rows++);
    }
  gtk_label_set_label (self->status, _ ("Worth most for the rest of the turn."));
  return self->n_rows > 0;
}

PandoriaHintSearch *
pandoria_hint_panel_get_search (PandoriaHintPanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_HINT_PANEL (self), NULL);
  return self->search;
}

const PandoriaState *
pandoria_hint_panel_get_state (PandoriaHintPanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_HINT_PANEL (self), NULL);
  return &self->state;
}

guint
pandoria_hint_panel_list_marks (PandoriaHintPanel *self, PandoriaSpace marks[PANDORIA_HINT_ROWS],
                                PandoriaSpaces *outline)
{
  g_return_val_if_fail (PANDORIA_IS_HINT_PANEL (self), 0);

  *outline = pandoria_spaces_empty ();
  for (guint i = 0; i < self->n_rows; i++)
    {
      const PandoriaPlacement *place;

      if (self->search == NULL)
        {
          marks[i] = pandoria_hint_find_space (&self->acts[self->first[i]].action);
          continue;
        }
      place = &pandoria_hint_search_get_answer (self->search)->places[i].placement;
      marks[i] = place->figure >= 0 ? place->figure : place->hexes[0].at;
      for (guint k = 0; k < place->n_hexes; k++)
        pandoria_spaces_add (outline, place->hexes[k].at);
    }
  return self->n_rows;
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
pandoria_hint_panel_focus (PandoriaHintPanel *self)
{
  g_return_if_fail (PANDORIA_IS_HINT_PANEL (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->rows[0].row));
}

char *
pandoria_hint_panel_describe_best (PandoriaHintPanel *self)
{
  const char *title;

  g_return_val_if_fail (PANDORIA_IS_HINT_PANEL (self), NULL);

  if (self->n_rows == 0)
    return NULL;
  title = strchr (gtk_label_get_label (self->rows[0].title), ' ') + 1; /* without its number */
  if (self->search == NULL)
    return g_strdup_printf ("%s. %s", title, gtk_label_get_label (self->rows[0].reason));
  /* Translators: the best place for a tile, and what it does, in sentences */
  return g_strdup_printf (_ ("The best place: %1$s. %2$s"), title,
                          gtk_label_get_label (self->rows[0].reason));
}
