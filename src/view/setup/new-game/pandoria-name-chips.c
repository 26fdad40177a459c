/* PandoriaNameChips: buttons that enter a known name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-name-chips.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-widgets.h"

#define N_CHIPS 8

struct _PandoriaNameChips
{
  AdwBin parent_instance;

  GtkWidget *chips[N_CHIPS];
};

G_DEFINE_FINAL_TYPE (PandoriaNameChips, pandoria_name_chips, ADW_TYPE_BIN)

static void
on_clicked (PandoriaNameChips *self, GtkButton *chip)
{
  g_signal_emit_by_name (self, "picked", gtk_button_get_label (chip));
}

/* Moves the focus to the chip from @first on that can be pressed, without the one before it. */
static void
move_focus (PandoriaNameChips *self, guint first)
{
  for (guint i = 0; i < N_CHIPS - 1; i++)
    {
      GtkWidget *chip = self->chips[(first + i) % N_CHIPS];

      if (gtk_widget_get_mapped (chip) && gtk_widget_get_sensitive (chip))
        {
          gtk_widget_grab_focus (chip);
          return;
        }
    }
  g_signal_emit_by_name (self, "left");
}

static void
pandoria_name_chips_class_init (PandoriaNameChipsClass *klass)
{
  pandoria_class_add_signal (klass, "picked", 1, G_TYPE_STRING);
  pandoria_class_add_signal (klass, "left", 0);
}

static void
pandoria_name_chips_init (PandoriaNameChips *self)
{
  GtkWidget *box = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE,
                                 "max-children-per-line", N_CHIPS, "column-spacing", 6,
                                 "row-spacing", 6, NULL);

  pandoria_set_accessible_label (box, _ ("Names from earlier games"));
  for (guint i = 0; i < N_CHIPS; i++)
    {
      self->chips[i] = gtk_button_new ();
      g_signal_connect_swapped (self->chips[i], "clicked", G_CALLBACK (on_clicked), self);
      gtk_flow_box_insert (GTK_FLOW_BOX (box), self->chips[i], -1);
      gtk_widget_set_focusable (gtk_widget_get_parent (self->chips[i]), FALSE);
    }
  adw_bin_set_child (ADW_BIN (self), box);
}

void
pandoria_name_chips_offer (PandoriaNameChips *self, const char *const *names, gboolean visible)
{
  g_return_if_fail (PANDORIA_IS_NAME_CHIPS (self) && names != NULL);

  gtk_widget_set_visible (GTK_WIDGET (self), visible && *names != NULL);
  for (guint i = 0; i < N_CHIPS; i++)
    {
      gtk_widget_set_visible (gtk_widget_get_parent (self->chips[i]), *names != NULL);
      if (*names != NULL)
        pandoria_set_button_label (GTK_BUTTON (self->chips[i]), *names++);
    }
}

void
pandoria_name_chips_free (PandoriaNameChips *self, const char *const *taken, gboolean any)
{
  int focused = -1;

  g_return_if_fail (PANDORIA_IS_NAME_CHIPS (self) && taken != NULL);

  for (guint i = 0; i < N_CHIPS; i++)
    {
      const char *name = gtk_button_get_label (GTK_BUTTON (self->chips[i]));
      gboolean is_free = any && name != NULL && !g_strv_contains (taken, name);

      if (gtk_widget_has_focus (self->chips[i]) && !is_free)
        focused = (int) i;
      else
        gtk_widget_set_sensitive (self->chips[i], is_free);
    }
  if (focused < 0)
    return;
  move_focus (self, (guint) focused + 1);
  gtk_widget_set_sensitive (self->chips[focused], FALSE);
}
