/* PandoriaSeatRow: one player of a new game: name, colour, realm, and the handle that moves the
 * seat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-seat-row.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define FIGURE_SIZE 24

struct _PandoriaSeatRow
{
  GtkListBoxRow parent_instance;

  PandoriaNewPlayer *player;

  GtkLabel *number;
  PandoriaNameEntry *name;
  GtkDropDown *color, *realm;
  GtkImage *figure;
  GtkMenuButton *handle;
  GtkWidget *start_box; /* the start building of the beginner's game */
  GtkLabel *start_label;
  GtkSpinButton *start_level, *start_cost;

  PandoriaVariant variant;
  gboolean under_way;
  guint8 realms[PANDORIA_N_REALMS]; /* behind the rows of realm; the first is NONE */
  guint n_realms;
  gboolean updating;
};

enum
{
  PROP_PLAYER = 1,
  PROP_VARIANT,
  PROP_UNDER_WAY,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (PandoriaSeatRow, pandoria_seat_row, GTK_TYPE_LIST_BOX_ROW)

/* --- showing the player --------------------------------------------------------------------- */

static void
show_color (PandoriaSeatRow *self)
{
  pandoria_art_show_piece (self->figure, PANDORIA_ART_LEADER,
                           pandoria_new_player_get_color (self->player), FIGURE_SIZE);
}

/* The start building of a realm in the beginner's game has a printed level and cost (12). */
static void
show_start (PandoriaSeatRow *self)
{
  PandoriaBuilding building
      = pandoria_realm_start_building (pandoria_new_player_get_realm (self->player));
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
show_realm (PandoriaSeatRow *self)
{
  const PandoriaRealm realm = pandoria_new_player_get_realm (self->player);
  guint row = 0;

  for (guint i = 0; i < self->n_realms; i++)
    if (self->realms[i] == realm)
      row = i;
  self->updating = TRUE;
  gtk_drop_down_set_selected (self->realm, row);
  self->updating = FALSE;
  show_start (self);
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
  self->updating = TRUE;
  gtk_drop_down_set_model (self->realm, G_LIST_MODEL (names));
  self->updating = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->realm), self->n_realms > 1);
  show_realm (self);
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
show_seat (PandoriaSeatRow *self)
{
  const guint seat = pandoria_new_player_get_seat (self->player);
  g_autofree char *number = g_strdup_printf ("%u", seat + 1);
  g_autofree char *player = g_strdup_printf (_ ("Player %u"), seat + 1);
  /* Translators: what an entry is for: the name of the player in that seat */
  g_autofree char *name = g_strdup_printf (_ ("Name of player %u"), seat + 1);
  g_autofree char *color = g_strdup_printf (_ ("Color of player %u"), seat + 1);
  g_autofree char *realm = g_strdup_printf (_ ("Realm of player %u"), seat + 1);
  g_autofree char *move = g_strdup_printf (_ ("Move player %u"), seat + 1);

  pandoria_set_accessible_label (GTK_WIDGET (self), player);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name), player);
  gtk_label_set_label (self->number, number);
  pandoria_set_accessible_label (GTK_WIDGET (self->name), name);
  pandoria_set_accessible_label (GTK_WIDGET (self->color), color);
  pandoria_set_accessible_label (GTK_WIDGET (self->realm), realm);
  pandoria_set_accessible_label (GTK_WIDGET (self->handle), move);
}

/* --- callbacks ------------------------------------------------------------------------------ */

static void
on_realm_selected (PandoriaSeatRow *self)
{
  const guint selected = gtk_drop_down_get_selected (self->realm);

  if (!self->updating && selected < self->n_realms)
    g_object_set (self->player, "realm", (guint) self->realms[selected], NULL);
}

static void
on_move (GtkWidget *widget, const char *action, GVariant *by)
{
  PandoriaSeatRow *self = PANDORIA_SEAT_ROW (widget);
  const guint seat = pandoria_new_player_get_seat (self->player);

  g_signal_emit_by_name (self, "moved", seat, (guint) ((int) seat + g_variant_get_int32 (by)));
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
  GtkWidget *figure = pandoria_art_new_image (
      PANDORIA_ART_LEADER, pandoria_new_player_get_color (self->player), FIGURE_SIZE);

  gtk_widget_add_css_class (box, "pulled-seat");
  gtk_box_append (GTK_BOX (box), figure);
  gtk_box_append (GTK_BOX (box), pandoria_new_label (pandoria_new_player_get_name (self->player), 0,
                                                     "heading", NULL));
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
    g_signal_emit_by_name (pulled, "moved", pandoria_new_player_get_seat (pulled->player),
                           pandoria_new_player_get_seat (self->player));
  return TRUE;
}

/* --- class ---------------------------------------------------------------------------------- */

static void
bind_both (PandoriaSeatRow *self, const char *name, gpointer widget, const char *property)
{
  g_object_bind_property (self->player, name, widget, property,
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}

static void
pandoria_seat_row_constructed (GObject *object)
{
  PandoriaSeatRow *self = PANDORIA_SEAT_ROW (object);

  G_OBJECT_CLASS (pandoria_seat_row_parent_class)->constructed (object);
  offer_colors (self);
  offer_realms (self);
  bind_both (self, "name", self->name, "text");
  bind_both (self, "color", self->color, "selected");
  bind_both (self, "start-level", self->start_level, "value");
  bind_both (self, "start-cost", self->start_cost, "value");
  g_object_bind_property (self->player, "plays", self, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->player, "notify::color", G_CALLBACK (show_color), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->player, "notify::realm", G_CALLBACK (show_realm), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->player, "notify::seat", G_CALLBACK (show_seat), self,
                           G_CONNECT_SWAPPED);
  show_color (self);
  show_seat (self);
}

static void
pandoria_seat_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaSeatRow *self = PANDORIA_SEAT_ROW (object);

  switch (id)
    {
    case PROP_PLAYER: g_value_set_object (value, self->player); break;
    case PROP_VARIANT: g_value_set_uint (value, self->variant); break;
    case PROP_UNDER_WAY: g_value_set_boolean (value, self->under_way); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_seat_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PandoriaSeatRow *self = PANDORIA_SEAT_ROW (object);

  switch (id)
    {
    case PROP_PLAYER: self->player = g_value_dup_object (value); break;
    case PROP_VARIANT:
      self->variant = (PandoriaVariant) g_value_get_uint (value);
      offer_realms (self);
      break;
    case PROP_UNDER_WAY:
      self->under_way = g_value_get_boolean (value);
      offer_realms (self);
      break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_seat_row_class_init (PandoriaSeatRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = pandoria_seat_row_constructed;
  object_class->get_property = pandoria_seat_row_get_property;
  object_class->set_property = pandoria_seat_row_set_property;
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaSeatRow, player, g_object_unref), NULL);
  props[PROP_PLAYER]
      = g_param_spec_object ("player", NULL, NULL, PANDORIA_TYPE_NEW_PLAYER,
                             G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_VARIANT]
      = g_param_spec_uint ("variant", NULL, NULL, 0, PANDORIA_N_VARIANTS - 1,
                           PANDORIA_VARIANT_REGULAR, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_UNDER_WAY] = g_param_spec_boolean ("under-way", NULL, NULL, FALSE,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  pandoria_class_add_signal (klass, "moved", 2, G_TYPE_UINT, G_TYPE_UINT);
  pandoria_class_set_template (
      klass, "pandoria-seat-row", PANDORIA_NEEDS (PANDORIA_TYPE_NAME_ENTRY),
      PANDORIA_PARTS (PandoriaSeatRow, number, name, color, realm, figure, handle, start_box,
                      start_label, start_level, start_cost),
      PANDORIA_CALLBACK (on_realm_selected, on_drag_prepared, on_drag_begun), NULL);
  gtk_widget_class_install_action (widget_class, "seat.move", "i", on_move);
}

static void
pandoria_seat_row_init (PandoriaSeatRow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (PANDORIA_TYPE_SEAT_ROW, GDK_ACTION_MOVE);

  self->updating = TRUE; /* until the player is known */
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (on_dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  pandoria_let_shrink (self->color);
  pandoria_let_shrink (self->realm);
}

/* --- public --------------------------------------------------------------------------------- */

PandoriaSeatRow *
pandoria_seat_row_new (PandoriaNewPlayer *player)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_PLAYER (player), NULL);
  return g_object_new (PANDORIA_TYPE_SEAT_ROW, "player", player, NULL);
}

PandoriaNewPlayer *
pandoria_seat_row_get_player (PandoriaSeatRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_SEAT_ROW (self), NULL);
  return self->player;
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

void
pandoria_seat_row_focus_start (PandoriaSeatRow *self)
{
  gboolean has_level;

  g_return_if_fail (PANDORIA_IS_SEAT_ROW (self));

  has_level = gtk_widget_is_visible (GTK_WIDGET (self->start_level));
  gtk_widget_grab_focus (GTK_WIDGET (has_level ? self->start_level : self->start_cost));
}
