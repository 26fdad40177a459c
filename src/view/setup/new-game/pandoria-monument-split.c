/* PandoriaMonumentSplit: shows and changes the number of monuments of each value (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-monument-split.h"

#include "pandoria-class.h"
#include "pandoria-number-row.h"
#include "pandoria-text.h"

#define LOWEST   PANDORIA_LOWEST_MONUMENT
#define N_VALUES PANDORIA_N_MONUMENTS
#define PAGE     10

struct _PandoriaMonumentSplit
{
  AdwExpanderRow parent_instance;

  PandoriaMonumentChoice *monuments;
  PandoriaNumberRow *rows[N_VALUES];
  gboolean updating;
};

enum
{
  PROP_MONUMENTS = 1,
};

G_DEFINE_FINAL_TYPE (PandoriaMonumentSplit, pandoria_monument_split, ADW_TYPE_EXPANDER_ROW)

static void
show_numbers (PandoriaMonumentSplit *self)
{
  self->updating = TRUE;
  for (guint i = 0; i < N_VALUES; i++)
    {
      const guint most = pandoria_monument_choice_get_most (self->monuments, LOWEST + i);
      const guint number = pandoria_monument_choice_get_number (self->monuments, LOWEST + i);

      pandoria_number_row_set_range (self->rows[i], 0, most, PAGE);
      pandoria_number_row_set_value (self->rows[i], (int) number);
    }
  self->updating = FALSE;
}

static void
on_changed (PandoriaMonumentSplit *self, PandoriaNumberRow *row)
{
  for (guint i = 0; i < N_VALUES && !self->updating; i++)
    if (self->rows[i] == row)
      pandoria_monument_choice_set_number (self->monuments, LOWEST + i,
                                           (guint) pandoria_number_row_get_value (row));
}

static void
pandoria_monument_split_set_property (GObject *object, guint id, const GValue *value,
                                      GParamSpec *pspec)
{
  PandoriaMonumentSplit *self = PANDORIA_MONUMENT_SPLIT (object);

  switch (id)
    {
    case PROP_MONUMENTS:
      g_return_if_fail (self->monuments == NULL);
      self->monuments = g_value_dup_object (value);
      g_object_bind_property (self->monuments, "chosen", self, "enable-expansion",
                              G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
      g_signal_connect_object (self->monuments, "changed", G_CALLBACK (show_numbers), self,
                               G_CONNECT_SWAPPED);
      show_numbers (self);
      break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_monument_split_class_init (PandoriaMonumentSplitClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = pandoria_monument_split_set_property;
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaMonumentSplit, monuments, g_object_unref),
                            NULL);
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_MONUMENTS,
                                   g_param_spec_object ("monuments", NULL, NULL,
                                                        PANDORIA_TYPE_MONUMENT_CHOICE,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  pandoria_class_set_template (klass, "pandoria-monument-split", NULL);
}

static void
pandoria_monument_split_init (PandoriaMonumentSplit *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_VALUES; i++)
    {
      g_autofree char *title = pandoria_text_printed (pandoria_printed_monument (LOWEST + i));

      self->rows[i] = pandoria_number_row_new (title, PANDORIA_MAX_MONUMENTS);
      g_signal_connect_swapped (self->rows[i], "changed", G_CALLBACK (on_changed), self);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), GTK_WIDGET (self->rows[i]));
    }
}
