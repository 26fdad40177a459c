/* PandoriaSeatRow: one player of a new game: name, colour, realm, and the handle that moves the
 * seat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-name-entry.h"
#include "pandoria-new-game-testing.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define FIGURE_SIZE 24

struct _PandoriaSeatRow
{
  GtkListBoxRow parent_instance;

  GtkLabel *number;
  PandoriaNameEntry *name;
  GtkDropDown *color, *realm;
  GtkImage *figure;
  GtkMenuButton *handle;
  GtkWidget *start_box; /* the start building of the beginner's game */
  GtkLabel *start_label;
  GtkSpinButton *start_level, *start_cost;

  PandoriaVariant variant;
  guint8 realms[PANDORIA_N_REALMS]; /* behind the rows of realm; the first is NONE */
  guint n_realms;
  guint seat;
  gboolean under_way;       /* the realm is known at the table, and not drawn */
  gboolean drawn;           /* the realm was drawn, and the user has chosen no other since */
  PandoriaPlayerSetup base; /* values without a control here */
  gboolean keeps_default;   /* the game has no start building in its setup: it stays so */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaSeatRow, pandoria_seat_row, GTK_TYPE_LIST_BOX_ROW)

/* --- helpers -------------------------------------------------------------------------------- */

static void
show_figure (PandoriaSeatRow *self)
{
  pandoria_art_show_piece (self->figure, PANDORIA_ART_LEADER, pandoria_seat_row_get_color (self),
                           FIGURE_SIZE);
}

/* The start building of a realm in the beginner's game has a printed level and cost (12). */
static void
show_start (PandoriaSeatRow *self)
{
  PandoriaBuilding building = pandoria_realm_start_building (pandoria_seat_row_get_realm (self));
  gboolean has_levels = pandoria_building_levels (building)[0] != 0;
  g_autofree char *name = NULL, *text = NULL;

  gtk_widget_set_visible (self->start_box, self->variant == PANDORIA_VARIANT_BEGINNER
                                               && building != PANDORIA_BUILDING_NONE);
  if (building == PANDORIA_BUILDING_NONE)
    return;
  name = pandoria_text_building (building, 0);
  /* Translators: the building at the start, before its printed level and cost: “Bank: level, cost”
   */
  text = g_strdup_printf (has_levels ? _ ("%s: level, cost") : _ ("%s: cost"), name);
  gtk_label_set_label (self->start_label, text);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->start_level)), has_levels);
}

static void
emit_changed (PandoriaSeatRow *self)
{
  if (!self->updating)
    g_signal_emit_by_name (self, "changed");
}

/* --- callbacks ------------------------------------------------------------------------------ */

static void
on_realm_selected (PandoriaSeatRow *self)
{
  if (!self->updating)
    self->drawn = FALSE;
  show_start (self);
  emit_changed (self);
}

static void
on_move (GtkWidget *widget, const char *action, GVariant *by)
{
  PandoriaSeatRow *self = PANDORIA_SEAT_ROW (widget);

  g_signal_emit_by_name (self, "moved", self->seat,
                         (guint) ((int) self->seat + g_variant_get_int32 (by)));
}

/* --- pulling the handle --------------------------------------------------------------------- */

static GdkContentProvider *
on_drag_prepared (PandoriaSeatRow *self)
{
  return gdk_content_provider_new_typed (PANDORIA_TYPE_SEAT_ROW, self);
}

/* The drag icon is the piece with the name. */
static void
on_drag_begun (PandoriaSeatRow *self, GdkDrag *drag)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *figure = pandoria_art_new_image (PANDORIA_ART_LEADER,
                                              pandoria_seat_row_get_color (self), FIGURE_SIZE);

  gtk_widget_add_css_class (box, "pulled-seat");
  gtk_box_append (GTK_BOX (box), figure);
  gtk_box_append (GTK_BOX (box),
                  pandoria_new_label (pandoria_seat_row_get_name (self), 0, "heading", NULL));
  gtk_drag_icon_set_child (GTK_DRAG_ICON (gtk_drag_icon_get_for_drag (drag)), box);
}

static gboolean
on_dropped (PandoriaSeatRow *self, const GValue *value)
{
  PandoriaSeatRow *pulled = g_value_get_object (value);

  /* A row of another window is not a seat here. */
  if (pulled == NULL
      || gtk_widget_get_parent (GTK_WIDGET (pulled)) != gtk_widget_get_parent (GTK_WIDGET (self)))
    return FALSE;
  if (pulled != self)
    g_signal_emit_by_name (pulled, "moved", pulled->seat, self->seat);
  return TRUE;
}

static void
on_color_selected (PandoriaSeatRow *self)
{
  show_figure (self);
  if (!self->updating)
    g_signal_emit_by_name (self, "color-picked", pandoria_seat_row_get_color (self));
  emit_changed (self);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_seat_row_class_init (PandoriaSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_add_signal (klass, "color-picked", 1, G_TYPE_UINT);
  pandoria_class_add_signal (klass, "moved", 2, G_TYPE_UINT, G_TYPE_UINT);
  pandoria_class_set_template (
      klass, "pandoria-seat-row", PANDORIA_NEEDS (PANDORIA_TYPE_NAME_ENTRY),
      PANDORIA_PARTS (PandoriaSeatRow, number, name, color, realm, figure, handle, start_box,
                      start_label, start_level, start_cost),
      PANDORIA_CALLBACK (emit_changed, on_realm_selected, on_color_selected, on_drag_prepared,
                         on_drag_begun),
      NULL);
  gtk_widget_class_install_action (widget_class, "seat.move", "i", on_move);
}

static void
offer_realms (PandoriaSeatRow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->n_realms = 0;
  self->realms[self->n_realms++] = PANDORIA_REALM_NONE;
  gtk_string_list_append (names, self->under_way
                                     /* Translators: in place of a realm or player that has not been
                                        chosen */
                                     ? _ ("Please choose")
                                     /* Translators: in place of a realm’s name: dealt by chance */
                                     : _ ("Dealt at random"));
  for (guint8 i = 1; i < PANDORIA_N_REALMS; i++)
    if (pandoria_realm_is_allowed (i, self->variant))
      {
        self->realms[self->n_realms++] = i;
        gtk_string_list_append (names, pandoria_text_realm (i));
      }
  gtk_drop_down_set_model (self->realm, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->realm), self->n_realms > 1);
}

static void
offer_colors (PandoriaSeatRow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < PANDORIA_N_COLORS; i++)
    gtk_string_list_append (names, pandoria_color_name (i));
  gtk_drop_down_set_model (self->color, G_LIST_MODEL (names));
}

static void
pandoria_seat_row_init (PandoriaSeatRow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (PANDORIA_TYPE_SEAT_ROW, GDK_ACTION_MOVE);

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (on_dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  self->base = (PandoriaPlayerSetup){ .resources
                                      = { PANDORIA_DEFAULT, PANDORIA_DEFAULT, PANDORIA_DEFAULT },
                                      .points = PANDORIA_DEFAULT,
                                      .hand = PANDORIA_DEFAULT };
  pandoria_let_shrink (self->color);
  pandoria_let_shrink (self->realm);
  self->updating = TRUE;
  offer_colors (self);
  offer_realms (self);
  self->updating = FALSE;
  show_figure (self);
}

/* --- public --------------------------------------------------------------------------------- */

void
pandoria_seat_row_set_seat (PandoriaSeatRow *self, guint seat, guint n_players)
{
  g_autofree char *number = g_strdup_printf ("%u", seat + 1);
  g_autofree char *player = g_strdup_printf (_ ("Player %u"), seat + 1);
  /* Translators: what an entry is for: the name of the player in that seat */
  g_autofree char *name = g_strdup_printf (_ ("Name of player %u"), seat + 1);
  g_autofree char *color = g_strdup_printf (_ ("Color of player %u"), seat + 1);
  g_autofree char *realm = g_strdup_printf (_ ("Realm of player %u"), seat + 1);
  g_autofree char *move = g_strdup_printf (_ ("Move player %u"), seat + 1);

  g_return_if_fail (PANDORIA_IS_SEAT_ROW (self));

  self->seat = seat;
  pandoria_set_accessible_label (GTK_WIDGET (self), player);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name), player);
  gtk_label_set_label (self->number, number);
  pandoria_set_accessible_label (GTK_WIDGET (self->name), name);
  pandoria_set_accessible_label (GTK_WIDGET (self->color), color);
  pandoria_set_accessible_label (GTK_WIDGET (self->realm), realm);
  pandoria_set_accessible_label (GTK_WIDGET (self->handle), move);
  gtk_widget_set_visible (GTK_WIDGET (self), seat < n_players);
}

const char *
pandoria_seat_row_get_name (PandoriaSeatRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_SEAT_ROW (self), "");
  return gtk_editable_get_text (GTK_EDITABLE (self->name));
}

void
pandoria_seat_row_set_name (PandoriaSeatRow *self, const char *name)
{
  g_return_if_fail (PANDORIA_IS_SEAT_ROW (self));
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
}

PandoriaColor
pandoria_seat_row_get_color (PandoriaSeatRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_SEAT_ROW (self), PANDORIA_COLOR_RED);
  return gtk_drop_down_get_selected (self->color);
}

void
pandoria_seat_row_set_color (PandoriaSeatRow *self, PandoriaColor color)
{
  g_return_if_fail (PANDORIA_IS_SEAT_ROW (self));

  self->updating = TRUE;
  gtk_drop_down_set_selected (self->color, color);
  self->updating = FALSE;
}

PandoriaRealm
pandoria_seat_row_get_realm (PandoriaSeatRow *self)
{
  guint selected;

  g_return_val_if_fail (PANDORIA_IS_SEAT_ROW (self), PANDORIA_REALM_NONE);

  selected = gtk_drop_down_get_selected (self->realm);
  return selected < self->n_realms ? self->realms[selected] : PANDORIA_REALM_NONE;
}

void
pandoria_seat_row_set_realm (PandoriaSeatRow *self, PandoriaRealm realm)
{
  guint row = 0;

  g_return_if_fail (PANDORIA_IS_SEAT_ROW (self));

  for (guint i = 0; i < self->n_realms; i++)
    if (self->realms[i] == realm)
      row = i;
  gtk_drop_down_set_selected (self->realm, row);
}

void
pandoria_seat_row_draw_realm (PandoriaSeatRow *self, PandoriaRealm realm)
{
  g_return_if_fail (PANDORIA_IS_SEAT_ROW (self));

  self->updating = TRUE;
  pandoria_seat_row_set_realm (self, realm);
  self->updating = FALSE;
  self->drawn = realm != PANDORIA_REALM_NONE;
}

void
pandoria_seat_row_set_under_way (PandoriaSeatRow *self, gboolean under_way)
{
  PandoriaRealm realm;

  g_return_if_fail (PANDORIA_IS_SEAT_ROW (self));

  realm = self->drawn ? PANDORIA_REALM_NONE : pandoria_seat_row_get_realm (self);
  self->under_way = under_way;
  self->drawn = FALSE;
  self->updating = TRUE;
  offer_realms (self);
  pandoria_seat_row_set_realm (self, realm);
  self->updating = FALSE;
}

void
pandoria_seat_row_set_variant (PandoriaSeatRow *self, PandoriaVariant variant)
{
  PandoriaRealm realm;

  g_return_if_fail (PANDORIA_IS_SEAT_ROW (self));

  realm = pandoria_seat_row_get_realm (self);
  self->variant = variant;
  self->updating = TRUE;
  offer_realms (self);
  pandoria_seat_row_set_realm (self, realm);
  show_start (self);
  self->updating = FALSE;
  emit_changed (self);
}

void
pandoria_seat_row_fill (PandoriaSeatRow *self, PandoriaPlayerSetup *setup)
{
  PandoriaBuilding building;

  g_return_if_fail (PANDORIA_IS_SEAT_ROW (self) && setup != NULL);

  *setup = self->base;
  setup->realm = (guint8) pandoria_seat_row_get_realm (self);
  setup->start_building = setup->start_level = setup->start_cost = 0;
  setup->is_start_cost_unknown = FALSE;
  building = pandoria_realm_start_building (setup->realm);
  if (self->variant != PANDORIA_VARIANT_BEGINNER || building == PANDORIA_BUILDING_NONE)
    return;
  setup->start_cost = (guint8) gtk_spin_button_get_value_as_int (self->start_cost);
  if (self->keeps_default && setup->realm == self->base.realm && setup->start_cost == 0)
    return;
  setup->start_building = (guint8) building;
  setup->is_start_cost_unknown = setup->start_cost == 0;
  if (pandoria_building_levels (building)[0] != 0)
    setup->start_level = (guint8) gtk_spin_button_get_value_as_int (self->start_level);
}

void
pandoria_seat_row_read (PandoriaSeatRow *self, const PandoriaPlayerSetup *setup)
{
  g_return_if_fail (PANDORIA_IS_SEAT_ROW (self) && setup != NULL);

  self->base = *setup;
  pandoria_seat_row_set_realm (self, setup->realm);
  if (setup->start_building == PANDORIA_BUILDING_NONE)
    {
      self->keeps_default = self->variant == PANDORIA_VARIANT_BEGINNER;
      return;
    }
  gtk_spin_button_set_value (self->start_cost, setup->start_cost);
  gtk_spin_button_set_value (self->start_level, MAX (setup->start_level, 1));
}

guint
pandoria_seat_row_get_seat (PandoriaSeatRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_SEAT_ROW (self), 0);
  return self->seat;
}

PandoriaNameEntry *
pandoria_seat_row_get_entry (PandoriaSeatRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_SEAT_ROW (self), NULL);
  return self->name;
}

GtkWidget *
pandoria_seat_row_get_realm_list (PandoriaSeatRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_SEAT_ROW (self), NULL);
  return GTK_WIDGET (self->realm);
}

gboolean
pandoria_seat_row_is_drawn (PandoriaSeatRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_SEAT_ROW (self), FALSE);
  return self->drawn;
}

void
pandoria_seat_row_focus_start (PandoriaSeatRow *self)
{
  gboolean has_level;

  g_return_if_fail (PANDORIA_IS_SEAT_ROW (self));

  has_level = gtk_widget_is_visible (GTK_WIDGET (self->start_level));
  gtk_widget_grab_focus (GTK_WIDGET (has_level ? self->start_level : self->start_cost));
}
