/* PandoriaRelicList: which relics are in the game, and their points (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-relic-list.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-new-game-testing.h"
#include "pandoria-widgets.h"

#define MOST_ARTIFACTS 20
#define MOST_POINTS    50

typedef struct
{
  GtkWidget *row;
  GtkSpinButton *artifacts, *points;
} Relic;

struct _PandoriaRelicList
{
  AdwExpanderRow parent_instance;

  GtkWidget *add_row;
  GtkWidget *add_button;
  GArray *relics; /* Relic, in the order of the rows */
};

G_DEFINE_FINAL_TYPE (PandoriaRelicList, pandoria_relic_list, ADW_TYPE_EXPANDER_ROW)

static guint changed_signal;

/* --- helpers -------------------------------------------------------------------------------------------------- */

static void
on_changed (PandoriaRelicList *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
update_add (PandoriaRelicList *self)
{
  gtk_widget_set_sensitive (self->add_button, self->relics->len < PANDORIA_MAX_RELICS);
}

static void
on_remove_clicked (PandoriaRelicList *self, GtkWidget *button)
{
  for (guint i = 0; i < self->relics->len; i++)
    {
      GtkWidget *row = g_array_index (self->relics, Relic, i).row;

      if (!gtk_widget_is_ancestor (button, row))
        continue;
      g_array_remove_index (self->relics, i);
      adw_expander_row_remove (ADW_EXPANDER_ROW (self), row);
      update_add (self);
      on_changed (self);
      return;
    }
}

static GtkSpinButton *
add_spin (PandoriaRelicList *self, GtkWidget *box, const char *name, guint lowest, guint most, guint value)
{
  GtkWidget *label = pandoria_new_label (name, 0.5, "dim-label", NULL);
  GtkWidget *spin = gtk_spin_button_new_with_range (lowest, most, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (on_changed), self);
  gtk_flow_box_append (GTK_FLOW_BOX (box), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  box = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (gtk_widget_get_last_child (box)));
  gtk_widget_set_focusable (gtk_widget_get_parent (box), FALSE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), spin);
  return GTK_SPIN_BUTTON (spin);
}

/* Both numbers stand side by side, or one below the other where there is no room. */
static void
add_relic (PandoriaRelicList *self, guint artifacts, guint points)
{
  Relic relic = { .row = gtk_list_box_row_new () };
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *box = gtk_flow_box_new ();
  GtkWidget *remove = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), 2);
  gtk_widget_set_hexpand (box, TRUE);
  relic.artifacts = add_spin (self, box, _ ("Artifacts"), 1, MOST_ARTIFACTS, artifacts);
  relic.points = add_spin (self, box, C_ ("relic", "Points"), 0, MOST_POINTS, points);
  gtk_widget_set_tooltip_text (remove, _ ("Remove this relic"));
  gtk_widget_set_valign (remove, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (remove, "flat");
  g_signal_connect_swapped (remove, "clicked", G_CALLBACK (on_remove_clicked), self);
  gtk_widget_add_css_class (line, "relic");
  gtk_box_append (GTK_BOX (line), box);
  gtk_box_append (GTK_BOX (line), remove);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (relic.row), line);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (relic.row), FALSE);
  adw_expander_row_remove (ADW_EXPANDER_ROW (self), g_object_ref (self->add_row));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), relic.row);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), self->add_row);
  g_object_unref (self->add_row);
  g_array_append_val (self->relics, relic);
  update_add (self);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

/* The next relic asks for one artifact more than the greatest so far. */
static void
on_add_clicked (PandoriaRelicList *self)
{
  guint most = 0;

  for (guint i = 0; i < self->relics->len; i++)
    most = MAX (most, (guint) gtk_spin_button_get_value_as_int (g_array_index (self->relics, Relic, i).artifacts));
  add_relic (self, MIN (most + 1, MOST_ARTIFACTS), 0);
  on_changed (self);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_relic_list_finalize (GObject *object)
{
  g_array_unref (PANDORIA_RELIC_LIST (object)->relics);
  G_OBJECT_CLASS (pandoria_relic_list_parent_class)->finalize (object);
}

static void
pandoria_relic_list_class_init (PandoriaRelicListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pandoria_relic_list_finalize;
  changed_signal = pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (klass, "pandoria-relic-list", PANDORIA_CHILD (PandoriaRelicList, add_row),
                               PANDORIA_CHILD (PandoriaRelicList, add_button), NULL);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_add_clicked);
}

static void
pandoria_relic_list_init (PandoriaRelicList *self)
{
  self->relics = g_array_new (FALSE, FALSE, sizeof (Relic));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- public --------------------------------------------------------------------------------------------------- */

void
pandoria_relic_list_add (PandoriaRelicList *self, guint artifacts, guint points)
{
  g_return_if_fail (PANDORIA_IS_RELIC_LIST (self));
  g_return_if_fail (self->relics->len < PANDORIA_MAX_RELICS);

  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self), TRUE);
  add_relic (self, artifacts, points);
  on_changed (self);
}

gboolean
pandoria_relic_list_is_valid (PandoriaRelicList *self)
{
  g_return_val_if_fail (PANDORIA_IS_RELIC_LIST (self), FALSE);

  if (!adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self)))
    return TRUE;
  for (guint i = 0; i < self->relics->len; i++)
    for (guint j = 0; j < i; j++)
      if (gtk_spin_button_get_value_as_int (g_array_index (self->relics, Relic, i).artifacts)
          == gtk_spin_button_get_value_as_int (g_array_index (self->relics, Relic, j).artifacts))
        return FALSE;
  return TRUE;
}

void
pandoria_relic_list_fill (PandoriaRelicList *self, PandoriaSetup *setup)
{
  g_return_if_fail (PANDORIA_IS_RELIC_LIST (self));

  setup->n_relics = PANDORIA_DEFAULT;
  if (!setup->artifacts || !adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self)))
    return;
  setup->n_relics = (gint8) self->relics->len;
  for (guint i = 0; i < self->relics->len; i++)
    {
      const Relic *relic = &g_array_index (self->relics, Relic, i);

      setup->relics[i].artifacts = (guint8) gtk_spin_button_get_value_as_int (relic->artifacts);
      setup->relics[i].points = (guint8) gtk_spin_button_get_value_as_int (relic->points);
    }
}

void
pandoria_relic_list_read (PandoriaRelicList *self, const PandoriaSetup *setup)
{
  g_return_if_fail (PANDORIA_IS_RELIC_LIST (self) && setup != NULL);

  if (setup->n_relics >= 0)
    adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self), TRUE);
  for (gint8 i = 0; i < setup->n_relics; i++)
    pandoria_relic_list_add (self, setup->relics[i].artifacts, setup->relics[i].points);
}
