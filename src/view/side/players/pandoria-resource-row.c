/* One resource of a player: its icon, its track, and its value or its change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-resource-row.h"

#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-text.h"
#include "pandoria-track.h"
#include "pandoria-widgets.h"

#define SIGN_SIZE 16

struct _PandoriaResourceRow
{
  AdwBin parent_instance;

  GtkBox *box;
  GtkImage *sign;
  GtkLabel *number;
  PandoriaTrack *track; /* hidden on a folded card: icon and number are enough */
  int gain;             /* in a preview, or by the last act */
};

G_DEFINE_FINAL_TYPE (PandoriaResourceRow, pandoria_resource_row, ADW_TYPE_BIN)

static void
update_sign (PandoriaResourceRow *self)
{
  pandoria_art_show_counter (self->sign, pandoria_track_get_resource (self->track), SIGN_SIZE);
}

/* A small row has no room for both value and gain. It shows the value, in green after a gain: a
 * gain in its place would look like the value. */
static char *
get_number (PandoriaResourceRow *self)
{
  if (pandoria_track_is_small (self->track))
    return g_strdup_printf ("%u", pandoria_track_get_target (self->track));
  return self->gain != 0 ? pandoria_text_signed (self->gain) : g_strdup ("");
}

/* A gain is green; a loss has the color of the text. The sign before the number shows the same. */
static void
update_number (PandoriaResourceRow *self)
{
  g_autofree char *number = get_number (self);
  gboolean is_small = pandoria_track_is_small (self->track);

  gtk_label_set_label (self->number, number);
  pandoria_set_css_class (GTK_WIDGET (self->number), "gain", self->gain > 0);
  gtk_label_set_width_chars (self->number, is_small ? 2 : 3);
  gtk_box_set_spacing (self->box, is_small ? 4 : 6);
}

static void
pandoria_resource_row_class_init (PandoriaResourceRowClass *klass)
{
  pandoria_class_set_template (klass, "pandoria-resource-row",
                               PANDORIA_PARTS (PandoriaResourceRow, box, sign, number), NULL);
}

static void
pandoria_resource_row_init (PandoriaResourceRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A plus or minus sign comes before its number in every script. */
  gtk_widget_set_direction (GTK_WIDGET (self->number), GTK_TEXT_DIR_LTR);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (update_sign), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_sign), NULL);
}

GtkWidget *
pandoria_resource_row_new (PandoriaCounter resource)
{
  PandoriaResourceRow *self = g_object_new (PANDORIA_TYPE_RESOURCE_ROW, NULL);

  self->track = PANDORIA_TRACK (pandoria_track_new (resource));
  gtk_widget_set_hexpand (GTK_WIDGET (self->track), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->track), GTK_ALIGN_CENTER);
  gtk_box_insert_child_after (self->box, GTK_WIDGET (self->track), GTK_WIDGET (self->sign));
  update_sign (self);
  return GTK_WIDGET (self);
}

void
pandoria_resource_row_set_value (PandoriaResourceRow *self, guint value, guint target, guint cap,
                                 gboolean is_small)
{
  g_return_if_fail (PANDORIA_IS_RESOURCE_ROW (self));

  pandoria_track_set_value (self->track, value, target, cap, is_small);
  update_number (self);
}

void
pandoria_resource_row_set_gain (PandoriaResourceRow *self, int gain)
{
  g_return_if_fail (PANDORIA_IS_RESOURCE_ROW (self));

  self->gain = gain;
  update_number (self);
}

void
pandoria_resource_row_set_folded (PandoriaResourceRow *self, gboolean folded)
{
  g_return_if_fail (PANDORIA_IS_RESOURCE_ROW (self));
  gtk_widget_set_visible (GTK_WIDGET (self->track), !folded);
}

void
pandoria_resource_row_move (PandoriaResourceRow *self, guint value)
{
  g_return_if_fail (PANDORIA_IS_RESOURCE_ROW (self));
  pandoria_track_move (self->track, value);
}

void
pandoria_resource_row_settle (PandoriaResourceRow *self)
{
  g_return_if_fail (PANDORIA_IS_RESOURCE_ROW (self));
  pandoria_track_settle (self->track);
}
