/* PandoriaBoardZoom: the actions that zoom a board, with their keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-zoom.h"

#include "pandoria-class.h"

#define ZOOM_STEP 1.2

struct _PandoriaBoardZoom
{
  GObject parent_instance;

  GtkWidget *board; /* not owned */
  PandoriaBoardPlace *place;
  PandoriaBoardSpaces *spaces;
  GSimpleActionGroup *actions;
};

G_DEFINE_FINAL_TYPE (PandoriaBoardZoom, pandoria_board_zoom, G_TYPE_OBJECT)

/* Returns: the point that stays where it is: the focused space, otherwise the middle. */
static PandoriaPoint
find_fixed_point (PandoriaBoardZoom *self)
{
  PandoriaSpace current = pandoria_board_spaces_get_current (self->spaces);
  PandoriaSpaceWidget *space = pandoria_board_spaces_get (self->spaces, current);

  if (space != NULL && gtk_widget_has_focus (GTK_WIDGET (space)))
    return pandoria_board_layout_get_centre (pandoria_board_place_get_layout (self->place),
                                             current);
  return (PandoriaPoint){ gtk_widget_get_width (self->board) / 2.0,
                          gtk_widget_get_height (self->board) / 2.0 };
}

static void
zoom_by (PandoriaBoardZoom *self, double factor)
{
  double zoom = pandoria_board_place_get_zoom (self->place);
  PandoriaPoint at = find_fixed_point (self);

  pandoria_board_place_zoom_to (self->place, zoom * factor, at.x, at.y);
}

/* --- actions -------------------------------------------------------------------------------- */

static void
zoom_in (PandoriaBoardZoom *self)
{
  zoom_by (self, ZOOM_STEP);
}

static void
zoom_out (PandoriaBoardZoom *self)
{
  zoom_by (self, 1 / ZOOM_STEP);
}

static void
zoom_fit (PandoriaBoardZoom *self)
{
  pandoria_board_place_fit (self->place, pandoria_spaces_empty ());
}

const PandoriaCommand pandoria_board_commands[] = {
  { "zoom-in", G_CALLBACK (zoom_in), .accels = { "<Control>plus", "<Control>equal" },
    .key = "plus|KP_Add" },
  { "zoom-out", G_CALLBACK (zoom_out), .accels = { "<Control>minus" }, .key = "minus|KP_Subtract" },
  { "zoom-fit", G_CALLBACK (zoom_fit), .accels = { "<Control>0" }, .key = "0|KP_0" },
  { NULL },
};

static void
set_enabled (PandoriaBoardZoom *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_board_zoom_class_init (PandoriaBoardZoomClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaBoardZoom, place, g_object_unref),
                           PANDORIA_OWNS (PandoriaBoardZoom, spaces, g_object_unref), NULL);
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaBoardZoom, actions, g_object_unref),
                            NULL);
}

static void
pandoria_board_zoom_init (PandoriaBoardZoom *self)
{
  self->actions = g_simple_action_group_new ();
  pandoria_commands_add (pandoria_board_commands, G_ACTION_MAP (self->actions), self, NULL);
}

/* --- public functions ----------------------------------------------------------------------- */

PandoriaBoardZoom *
pandoria_board_zoom_new (GtkWidget *board, PandoriaBoardPlace *place, PandoriaBoardSpaces *spaces)
{
  PandoriaBoardZoom *self;

  g_return_val_if_fail (GTK_IS_WIDGET (board) && PANDORIA_IS_BOARD_PLACE (place), NULL);
  g_return_val_if_fail (PANDORIA_IS_BOARD_SPACES (spaces), NULL);

  self = g_object_new (PANDORIA_TYPE_BOARD_ZOOM, NULL);
  self->board = board;
  self->place = g_object_ref (place);
  self->spaces = g_object_ref (spaces);
  return self;
}

GActionGroup *
pandoria_board_zoom_get_actions (PandoriaBoardZoom *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_ZOOM (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

void
pandoria_board_zoom_update (PandoriaBoardZoom *self)
{
  int hex_width;

  g_return_if_fail (PANDORIA_IS_BOARD_ZOOM (self));

  hex_width = pandoria_board_place_get_layout (self->place)->hex_width;
  set_enabled (self, "zoom-in", hex_width < PANDORIA_HEX_MAX_WIDTH);
  set_enabled (self, "zoom-out", hex_width > PANDORIA_HEX_MIN_WIDTH);
}

void
pandoria_board_zoom_bind_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    const char *action;
  } keys[] = {
    { GDK_KEY_plus, "board.zoom-in" },         { GDK_KEY_equal, "board.zoom-in" },
    { GDK_KEY_KP_Add, "board.zoom-in" },       { GDK_KEY_minus, "board.zoom-out" },
    { GDK_KEY_KP_Subtract, "board.zoom-out" }, { GDK_KEY_0, "board.zoom-fit" },
    { GDK_KEY_KP_0, "board.zoom-fit" },
  };

  g_return_if_fail (GTK_IS_WIDGET_CLASS (widget_class));

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding_action (widget_class, keys[i].key, GDK_CONTROL_MASK,
                                           keys[i].action, NULL);
      gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, keys[i].action, NULL);
    }
}
