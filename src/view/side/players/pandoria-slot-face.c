/* PandoriaSlotFace: the contents of a building slot: icon, value, and the name if there is room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-player-card-private.h"

#include "pandoria-art.h"
#include "pandoria-widgets.h"

#define OCCUPANT_SIZE 16

/* With room for fewer letters, all slots of a card hide their names. */
#define NAME_CHARS 10

struct _PandoriaSlotFace
{
  GtkWidget parent_instance;

  GtkWidget *top;
  GtkImage *icon, *occupant;
  GtkLabel *value, *name;
  gboolean small_face;
  int occupant_color; /* PandoriaColor, or -1 */
  gboolean occupant_leader;
};

G_DEFINE_FINAL_TYPE (PandoriaSlotFace, pandoria_slot_face, GTK_TYPE_WIDGET)

static void
update_occupant (PandoriaSlotFace *self)
{
  PandoriaArtPiece piece = self->occupant_leader ? PANDORIA_ART_LEADER : PANDORIA_ART_WORKER;

  gtk_widget_set_visible (GTK_WIDGET (self->occupant), self->occupant_color >= 0);
  if (self->occupant_color >= 0)
    pandoria_art_show_piece (self->occupant, piece, (PandoriaColor) self->occupant_color, OCCUPANT_SIZE);
}

static void
update_visibility (PandoriaSlotFace *self)
{
  const char *value = gtk_label_get_label (self->value);

  gtk_widget_set_visible (GTK_WIDGET (self->value), !self->small_face && *value != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->name), !self->small_face);
}

static void
pandoria_slot_face_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  PandoriaSlotFace *self = PANDORIA_SLOT_FACE (widget);
  int name_minimum = 0, name_natural = 0;

  gtk_widget_measure (self->top, orientation, -1, minimum, natural, NULL, NULL);
  if (self->small_face)
    return;
  gtk_widget_measure (GTK_WIDGET (self->name), orientation, -1, &name_minimum, &name_natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = MAX (*natural, name_natural);
      return;
    }
  *minimum = *natural = *natural + name_natural;
}

/* An empty slot shows only its name, centered. */
static void
pandoria_slot_face_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaSlotFace *self = PANDORIA_SLOT_FACE (widget);
  gboolean named = !self->small_face
                   && width >= PANGO_PIXELS (NAME_CHARS * pandoria_get_letter_width (GTK_WIDGET (self->name)));
  gboolean empty = !gtk_widget_get_visible (GTK_WIDGET (self->icon));
  int top = 0, name = 0, left;

  gtk_widget_measure (self->top, GTK_ORIENTATION_VERTICAL, -1, NULL, &top, NULL, NULL);
  if (named)
    gtk_widget_measure (GTK_WIDGET (self->name), GTK_ORIENTATION_VERTICAL, -1, NULL, &name, NULL, NULL);
  if (empty && named)
    top = 0;
  left = MAX (height - top - name, 0) / 2;
  gtk_widget_set_child_visible (GTK_WIDGET (self->name), named);
  gtk_widget_set_child_visible (self->top, !(empty && named));
  if (!(empty && named))
    gtk_widget_size_allocate (self->top, &(GtkAllocation){ 0, left, width, top }, -1);
  if (named)
    gtk_widget_size_allocate (GTK_WIDGET (self->name), &(GtkAllocation){ 0, left + top, width, name }, -1);
}

static void
pandoria_slot_face_class_init (PandoriaSlotFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_CHILDREN, NULL);
  widget_class->measure = pandoria_slot_face_measure;
  widget_class->size_allocate = pandoria_slot_face_size_allocate;
  pandoria_class_set_template (klass, "pandoria-slot-face",
                               PANDORIA_PARTS (PandoriaSlotFace, top, icon, occupant, value, name), NULL);
  gtk_widget_class_set_css_name (widget_class, "slotface");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
pandoria_slot_face_init (PandoriaSlotFace *self)
{
  self->occupant_color = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A plus or minus sign comes before its number in every script. */
  gtk_widget_set_direction (GTK_WIDGET (self->value), GTK_TEXT_DIR_LTR);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (update_occupant), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_occupant), NULL);
  update_visibility (self);
}

void
pandoria_slot_face_set_content (PandoriaSlotFace *self, const char *icon_name, const char *value, const char *name)
{
  g_return_if_fail (PANDORIA_IS_SLOT_FACE (self));

  /* Setting the same icon again would make GTK measure it again. */
  if (g_strcmp0 (gtk_image_get_icon_name (self->icon), icon_name) != 0)
    gtk_image_set_from_icon_name (self->icon, icon_name);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), icon_name != NULL);
  gtk_label_set_label (self->value, value);
  gtk_label_set_label (self->name, name);
  update_visibility (self);
}

void
pandoria_slot_face_set_occupant (PandoriaSlotFace *self, int color, gboolean leader)
{
  g_return_if_fail (PANDORIA_IS_SLOT_FACE (self));
  g_return_if_fail (color < PANDORIA_N_COLORS);

  self->occupant_color = color;
  self->occupant_leader = leader;
  update_occupant (self);
}

void
pandoria_slot_face_set_small (PandoriaSlotFace *self, gboolean small_face)
{
  g_return_if_fail (PANDORIA_IS_SLOT_FACE (self));

  if (self->small_face == small_face)
    return;
  self->small_face = small_face;
  update_visibility (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
