/* PandoriaStartValues: the start values of players and the number of double tiles, if they differ
 * from the rules; the points at the start are in another row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-start-values.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-spin-flow.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define MOST_RESOURCES 10
#define MOST_CARDS     54
#define MOST_POINTS    9999
#define MOST_TILES     200
#define N_OF_PLAYER    PANDORIA_START_POINTS

struct _PandoriaStartValues
{
  AdwExpanderRow parent_instance;

  GtkWidget *rows[PANDORIA_MAX_PLAYERS];
  GtkLabel *names[PANDORIA_MAX_PLAYERS];
  GtkSpinButton
      *spins[PANDORIA_MAX_PLAYERS][PANDORIA_N_START_VALUES]; /* the last only in the first seat */
  GtkWidget *reset;
  AdwExpanderRow *head_start; /* contains the points */
  PandoriaSetup usual;        /* the values of the rules for this setup */
  gboolean updating;
};

enum
{
  PROP_HEAD_START = 1,
};

G_DEFINE_FINAL_TYPE (PandoriaStartValues, pandoria_start_values, ADW_TYPE_EXPANDER_ROW)

static void
on_number_changed (PandoriaStartValues *self, GtkSpinButton *spin)
{
  int number = gtk_spin_button_get_value_as_int (spin);

  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS && !self->updating; seat++)
    for (guint value = 0; value < PANDORIA_N_START_VALUES; value++)
      if (self->spins[seat][value] == spin)
        {
          int usual = *pandoria_start_value_find (&self->usual, seat, value);

          g_signal_emit_by_name (self, "set", seat, value,
                                 number == usual ? PANDORIA_DEFAULT : number);
        }
}

static void
on_reset_clicked (PandoriaStartValues *self)
{
  for (guint seat = 0; seat < self->usual.n_players; seat++)
    for (guint value = 0; value < N_OF_PLAYER; value++)
      g_signal_emit_by_name (self, "set", seat, value, PANDORIA_DEFAULT);
  g_signal_emit_by_name (self, "set", 0, PANDORIA_START_DOUBLE_TILES, PANDORIA_DEFAULT);
}

static GtkWidget *
add_row (gpointer expander, GtkWidget *content)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_widget_add_css_class (content, "start-values");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  adw_expander_row_add_row (expander, row);
  return row;
}

static GtkSpinButton *
add_spin (PandoriaStartValues *self, GtkWidget *flow, const char *name, guint most)
{
  GtkSpinButton *spin = pandoria_spin_flow_add (flow, name, 0, most);

  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (on_number_changed), self);
  return spin;
}

static void
add_player (PandoriaStartValues *self, guint seat)
{
  const char *titles[] = { _ ("Crystals"), _ ("Gold"), _ ("Wood"), _ ("Cards in Hand") };
  static const guint most[] = { MOST_RESOURCES, MOST_RESOURCES, MOST_RESOURCES, MOST_CARDS };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *flow = pandoria_spin_flow_new (2);

  G_STATIC_ASSERT (G_N_ELEMENTS (titles) == N_OF_PLAYER && G_N_ELEMENTS (most) == N_OF_PLAYER);
  self->names[seat] = GTK_LABEL (pandoria_new_label (NULL, 0, "heading", NULL));
  gtk_label_set_ellipsize (self->names[seat], PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->names[seat]));
  gtk_box_append (GTK_BOX (box), flow);
  for (guint value = 0; value < N_OF_PLAYER; value++)
    self->spins[seat][value] = add_spin (self, flow, titles[value], most[value]);
  self->rows[seat] = add_row (self, box);
}

/* The name is long and gets its own line. */
static void
add_tiles (PandoriaStartValues *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *flow = pandoria_spin_flow_new (1);
  GtkWidget *label
      = pandoria_new_label (_ ("Double Tiles Before the First Draw"), 0, "heading", NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), flow);
  self->spins[0][PANDORIA_START_DOUBLE_TILES] = add_spin (self, flow, _ ("Tiles"), MOST_TILES);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->spins[0][PANDORIA_START_DOUBLE_TILES]),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  add_row (self, box);
}

static void
add_reset (PandoriaStartValues *self)
{
  self->reset = gtk_button_new_with_mnemonic (_ ("As in the _Rules"));
  gtk_widget_add_css_class (self->reset, "flat");
  g_signal_connect_swapped (self->reset, "clicked", G_CALLBACK (on_reset_clicked), self);
  add_row (self, self->reset);
}

static void
add_points (PandoriaStartValues *self, AdwExpanderRow *head_start)
{
  GtkWidget *flow = pandoria_spin_flow_new (2);

  g_return_if_fail (ADW_IS_EXPANDER_ROW (head_start));

  self->head_start = head_start;
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    self->spins[seat][PANDORIA_START_POINTS] = add_spin (self, flow, "", MOST_POINTS);
  add_row (head_start, flow);
}

static void
pandoria_start_values_set_property (GObject *object, guint id, const GValue *value,
                                    GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_HEAD_START:
      add_points (PANDORIA_START_VALUES (object), g_value_get_object (value));
      break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_start_values_class_init (PandoriaStartValuesClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = pandoria_start_values_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_HEAD_START,
                                   g_param_spec_object ("head-start", NULL, NULL,
                                                        ADW_TYPE_EXPANDER_ROW,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  pandoria_class_add_signal (klass, "set", 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_INT);
  pandoria_class_set_template (klass, "pandoria-start-values", NULL);
}

static void
pandoria_start_values_init (PandoriaStartValues *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->updating = TRUE;
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    add_player (self, seat);
  add_tiles (self);
  add_reset (self);
  self->updating = FALSE;
}

static gboolean
show_number (PandoriaStartValues *self, const PandoriaSetup *setup, guint seat,
             PandoriaStartValue value)
{
  GtkSpinButton *spin = self->spins[seat][value];
  gint16 own = *pandoria_start_value_find ((PandoriaSetup *) setup, seat, value);
  gint16 usual = *pandoria_start_value_find (&self->usual, seat, value);
  gboolean is_own = own != PANDORIA_DEFAULT && own != usual;

  gtk_spin_button_set_value (spin, is_own ? own : usual);
  pandoria_set_css_class (GTK_WIDGET (spin), "accent", is_own);
  return own != PANDORIA_DEFAULT;
}

static void
show_points (PandoriaStartValues *self, const PandoriaSetup *setup, const char *const *names)
{
  g_autofree char *given = pandoria_text_head_starts (setup, names);
  g_autofree char *escaped
      = g_markup_escape_text (given != NULL ? given : _ ("Points before the first turn"), -1);

  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    {
      GtkSpinButton *spin = self->spins[seat][PANDORIA_START_POINTS];
      GtkWidget *label = gtk_widget_get_prev_sibling (GTK_WIDGET (spin));

      gtk_widget_set_visible (gtk_widget_get_ancestor (label, GTK_TYPE_FLOW_BOX_CHILD),
                              seat < setup->n_players);
      if (seat < setup->n_players)
        gtk_label_set_label (GTK_LABEL (label), names[seat]);
      gtk_spin_button_set_value (spin, MAX (setup->players[seat].points, 0));
    }
  adw_expander_row_set_subtitle (self->head_start, escaped);
}

static void
show_others (PandoriaStartValues *self, const PandoriaSetup *setup, const char *const *names)
{
  gboolean has_own = show_number (self, setup, 0, PANDORIA_START_DOUBLE_TILES);

  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    {
      gtk_widget_set_visible (self->rows[seat], seat < setup->n_players);
      for (guint value = 0; value < N_OF_PLAYER && seat < setup->n_players; value++)
        has_own = show_number (self, setup, seat, value) || has_own;
      if (seat < setup->n_players)
        gtk_label_set_label (self->names[seat], names[seat]);
    }
  gtk_widget_set_sensitive (self->reset, has_own);
}

void
pandoria_start_values_show (PandoriaStartValues *self, const PandoriaSetup *setup,
                            const char *const *names)
{
  g_return_if_fail (PANDORIA_IS_START_VALUES (self) && setup != NULL && names != NULL);

  self->updating = TRUE;
  show_points (self, setup, names);
  gtk_widget_set_visible (GTK_WIDGET (self), pandoria_start_value_find_usual (setup, &self->usual));
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    show_others (self, setup, names);
  self->updating = FALSE;
}
