/* PandoriaBoardView: the board, which zooms and pans, with one widget for each space.
 *
 * The scene has the contents, and the place their geometry. The spaces and the layers above them
 * draw both. This file joins the parts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "pandoria-board-buttons.h"
#include "pandoria-board-chips.h"
#include "pandoria-board-input.h"
#include "pandoria-board-motion.h"
#include "pandoria-board-names.h"
#include "pandoria-board-place.h"
#include "pandoria-board-scene.h"
#include "pandoria-board-sketch.h"
#include "pandoria-board-spaces.h"
#include "pandoria-board-testing.h"
#include "pandoria-board-zoom.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-palette.h"
#include "pandoria-widgets.h"

#define MINIMUM_WIDTH  200
#define MINIMUM_HEIGHT 150
#define NATURAL_WIDTH  640
#define NATURAL_HEIGHT 600

struct _PandoriaBoardView
{
  GtkWidget parent_instance;

  PandoriaGame *game;   /* NULL if a state without a game is shown */
  PandoriaGame *naming; /* (nullable): names the spaces of such a state */
  gboolean picture;     /* only shown, without input */

  PandoriaBoardScene scene;
  PandoriaBoardPlace *place;
  PandoriaBoardInput *input;
  PandoriaCrossing crossing; /* reports later that pointer or keyboard have left */

  PandoriaBoardSpaces *spaces;
  PandoriaBoardZoom *zoom;
  PandoriaBoardSketch *sketch; /* the lowest of the layers above the spaces */
  PandoriaBoardNames *names;
  PandoriaBoardMotion *motion;
  PandoriaBoardChips *chips;
  PandoriaBoardButtons *buttons; /* over the layers */
};

G_DEFINE_FINAL_TYPE (PandoriaBoardView, pandoria_board_view, GTK_TYPE_WIDGET)

/* --- showing -------------------------------------------------------------------------------- */

/* Shows the current state and highlights; redraws only the differences. */
static void
update_looks (PandoriaBoardView *self)
{
  PandoriaSpaceLook looks[PANDORIA_N_SPACES];

  pandoria_board_scene_make_looks (&self->scene, looks);
  pandoria_board_motion_hide_drops (self->motion, looks);
  pandoria_board_spaces_show (self->spaces, looks);
  pandoria_board_chips_place (self->chips);
}

/* Tab enters the board on the plain, not at an exit in the corner. */
static PandoriaSpace
find_middle (PandoriaBoardView *self, PandoriaSpaces spaces)
{
  const PandoriaState *state = &self->scene.state;
  PandoriaSpaces terrain = pandoria_spaces_and (pandoria_state_all_terrain (state), spaces);

  if (self->scene.drawing)
    return PANDORIA_SPACE (7, 7);
  terrain = pandoria_spaces_minus (terrain, state->printed);
  return pandoria_spaces_first (pandoria_spaces_is_empty (terrain) ? spaces : terrain);
}

static void
make_spaces (PandoriaBoardView *self, PandoriaSpaces spaces)
{
  pandoria_board_spaces_make (self->spaces, spaces, GTK_WIDGET (self->sketch), self->picture,
                              find_middle (self, spaces));
  pandoria_board_place_set_spaces (self->place, spaces);
  self->scene.pointed = self->scene.hovered = PANDORIA_SPACE_NONE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
name_spaces (PandoriaBoardView *self)
{
  if (self->picture)
    return;
  if (self->game != NULL)
    pandoria_board_spaces_name_in_game (self->spaces, &self->scene, self->game);
  else
    pandoria_board_spaces_name (self->spaces, &self->scene, self->naming);
}

static void
update_state (PandoriaBoardView *self)
{
  PandoriaSpaces spaces = pandoria_board_scene_get_spaces (&self->scene);

  if (!pandoria_spaces_equal (spaces, pandoria_board_spaces_get_all (self->spaces)))
    make_spaces (self, spaces);
  update_looks (self);
  name_spaces (self);
}

static void
update_from_game (PandoriaBoardView *self)
{
  PandoriaState before = self->scene.state;
  guint position = self->picture ? pandoria_game_get_position (self->game)
                                 : pandoria_game_get_shown (self->game);

  pandoria_board_scene_show_game (&self->scene, self->game, position);
  pandoria_board_motion_follow (self->motion, &before, &self->scene, position);
  update_state (self);
}

static void
refresh_all (PandoriaBoardView *self)
{
  pandoria_board_spaces_refresh (self->spaces);
  pandoria_board_chips_make (self->chips);
  gtk_widget_queue_draw (GTK_WIDGET (self->names));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- pointer and focus ---------------------------------------------------------------------- */

static void
activate_space (PandoriaBoardView *self, PandoriaSpace space)
{
  if (!pandoria_board_input_end_stretch (self->input, space))
    g_signal_emit_by_name (self, "space-activated", (int) space);
}

static void
set_pointed (PandoriaBoardView *self, PandoriaSpace space)
{
  self->scene.pointed = space;
  update_looks (self);
}

static void
set_hovered (PandoriaBoardView *self, PandoriaSpace space)
{
  pandoria_crossing_drop (&self->crossing);
  if (self->scene.hovered == space)
    return;
  if (pandoria_board_scene_set_hovered (&self->scene, space))
    pandoria_board_chips_make_labels (self->chips);
  update_looks (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->names));
  g_signal_emit_by_name (self, "space-hovered", (int) space);
}

static void
on_pressed (PandoriaBoardView *self, int space)
{
  pandoria_board_spaces_focus (self->spaces, (PandoriaSpace) space);
  activate_space (self, (PandoriaSpace) space);
}

static void
on_space_activated (PandoriaBoardView *self, int space)
{
  activate_space (self, (PandoriaSpace) space);
}

static void
on_menu_asked (PandoriaBoardView *self, int space)
{
  g_signal_emit_by_name (self, "menu-asked", space);
}

/* A finger cannot hover. A long press shows what hovering shows, and activates nothing. */
static void
on_held (PandoriaBoardView *self, int space)
{
  pandoria_board_spaces_focus (self->spaces, (PandoriaSpace) space);
  set_pointed (self, (PandoriaSpace) space);
  set_hovered (self, (PandoriaSpace) space);
  g_signal_emit_by_name (self, "space-rested", space);
}

/* On a space that can be chosen, the long press was for the preview. */
static void
on_released (PandoriaBoardView *self, int space)
{
  if (!pandoria_spaces_has (&self->scene.highlights.choices, (PandoriaSpace) space))
    g_signal_emit_by_name (self, "menu-asked", space);
}

static void
on_pointed (PandoriaBoardView *self, int space)
{
  pandoria_crossing_drop (&self->crossing);
  if (pandoria_board_input_is_dragging (self->input) || space == self->scene.pointed)
    return;
  set_pointed (self, (PandoriaSpace) space);
  set_hovered (self, (PandoriaSpace) space);
}

static void
on_gone (gpointer data)
{
  set_hovered (data, PANDORIA_SPACE_NONE);
}

/* Hiding the preview can remove the widget that the pointer enters next, so do it later. */
static void
on_left (PandoriaBoardView *self)
{
  set_pointed (self, PANDORIA_SPACE_NONE);
  pandoria_crossing_tell_later (&self->crossing, on_gone, self);
}

static void
on_rested (PandoriaBoardView *self)
{
  if (self->scene.pointed >= 0)
    g_signal_emit_by_name (self, "space-rested", (int) self->scene.pointed);
}

static void
on_dragging (PandoriaBoardView *self, gboolean dragging)
{
  pandoria_board_names_set_dragging (self->names, dragging);
  if (dragging)
    set_pointed (self, PANDORIA_SPACE_NONE);
}

static void
on_dragged (PandoriaBoardView *self, int from, int to)
{
  g_signal_emit_by_name (self, "space-dragged", from, to);
}

static void
on_dropped (PandoriaBoardView *self, int from, int to)
{
  g_signal_emit_by_name (self, "space-dropped", from, to);
}

static void
on_space_focused (PandoriaBoardView *self, int space)
{
  pandoria_board_place_reveal (self->place, pandoria_spaces_one ((PandoriaSpace) space));
  set_hovered (self, (PandoriaSpace) space);
}

static void
on_keyboard_gone (gpointer data)
{
  PandoriaBoardView *self = data;

  set_hovered (self, self->scene.pointed);
}

static void
on_space_left (PandoriaBoardView *self, int space)
{
  if (self->scene.hovered == space && self->scene.pointed != space)
    pandoria_crossing_tell_later (&self->crossing, on_keyboard_gone, self);
}

/* --- keys ----------------------------------------------------------------------------------- */

/* Arrows follow the screen, not the direction of the text. On a board in the editor, Shift with an
 * arrow drags from the space where Shift was pressed. */
static gboolean
walk (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (widget);
  PandoriaSpace current = pandoria_board_spaces_get_current (self->spaces), next;
  gboolean drags;
  int dx, dy;

  g_variant_get (arguments, "(iib)", &dx, &dy, &drags);
  if (!PANDORIA_IS_SPACE_WIDGET (gtk_widget_get_focus_child (widget)))
    return GDK_EVENT_PROPAGATE;
  if (drags && !self->scene.drawing)
    return GDK_EVENT_PROPAGATE;
  if (!drags)
    pandoria_board_input_end_stretch (self->input, PANDORIA_SPACE_NONE);
  next
      = pandoria_board_layout_walk (pandoria_board_place_get_layout (self->place), current, dx, dy);
  if (next < 0)
    {
      gtk_widget_error_bell (widget);
      return GDK_EVENT_STOP;
    }
  pandoria_board_spaces_focus (self->spaces, next);
  if (drags)
    pandoria_board_input_stretch (self->input, current, next);
  return GDK_EVENT_STOP;
}

static gboolean
ask_menu (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (widget);

  if (!PANDORIA_IS_SPACE_WIDGET (gtk_widget_get_focus_child (widget)))
    return GDK_EVENT_PROPAGATE;
  g_signal_emit_by_name (self, "menu-asked",
                         (int) pandoria_board_spaces_get_current (self->spaces));
  return GDK_EVENT_STOP;
}

static gboolean
on_escape (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (widget);

  if (!pandoria_board_input_is_stretching (self->input))
    return GDK_EVENT_PROPAGATE;
  pandoria_board_input_end_stretch (self->input, PANDORIA_SPACE_NONE);
  return GDK_EVENT_STOP;
}

/* When the focused space is removed, GTK may look for a new focus before there is another one. */
static gboolean
focus_current (PandoriaBoardView *self)
{
  return pandoria_board_spaces_focus (self->spaces,
                                      pandoria_board_spaces_get_current (self->spaces));
}

/* The board is one stop for Tab. The zoom buttons follow it. */
static gboolean
pandoria_board_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (widget);
  GtkWidget *buttons = GTK_WIDGET (self->buttons);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;

  if (focus == NULL)
    return back ? gtk_widget_child_focus (buttons, direction) || focus_current (self)
                : focus_current (self);
  if (focus == buttons)
    return gtk_widget_child_focus (buttons, direction) || (back && focus_current (self));
  return direction == GTK_DIR_TAB_FORWARD && gtk_widget_child_focus (buttons, direction);
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key, keypad;
    int dx, dy;
  } arrows[] = {
    { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 },
    { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 },
    { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 },
    { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    for (gboolean shift = FALSE; shift <= TRUE; shift++)
      {
        GdkModifierType with = shift ? GDK_SHIFT_MASK : 0;

        gtk_widget_class_add_binding (widget_class, arrows[i].key, with, walk, "(iib)",
                                      arrows[i].dx, arrows[i].dy, shift);
        gtk_widget_class_add_binding (widget_class, arrows[i].keypad, with, walk, "(iib)",
                                      arrows[i].dx, arrows[i].dy, shift);
      }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, ask_menu, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, ask_menu, NULL);
}

/* --- overrides ------------------------------------------------------------------------------ */

static void
pandoria_board_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MINIMUM_WIDTH : MINIMUM_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

/* Places the buttons in a view of @width × @height that has @strips at its edges, and fills @room.
 */
static void
allocate_buttons (PandoriaBoardView *self, int width, int height, const PandoriaEdgeStrips *strips,
                  PandoriaBoardRoom *room)
{
  GtkWidget *buttons = GTK_WIDGET (self->buttons);
  PandoriaButtonPlace place;
  GtkRequisition size;

  room->inner = room->free = pandoria_edge_strips_get_inner (strips, width, height);
  room->taken = (PandoriaRect){ 0 };
  gtk_widget_set_child_visible (buttons, !self->picture);
  if (self->picture)
    return;
  pandoria_board_buttons_find_place (
      self->buttons, strips, pandoria_board_spaces_get_all (self->spaces), width, height, &place);
  room->taken = place.rect;
  room->free = place.room;
  gtk_widget_get_preferred_size (buttons, &size, NULL);
  gtk_widget_size_allocate (
      buttons, &(GtkAllocation){ place.rect.x, place.rect.y, size.width, size.height }, -1);
}

static void
allocate_layers (PandoriaBoardView *self, int width, int height)
{
  GtkWidget *layers[] = { GTK_WIDGET (self->sketch), GTK_WIDGET (self->names),
                          GTK_WIDGET (self->motion), GTK_WIDGET (self->chips) };

  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      gtk_widget_size_allocate (layers[i], &(GtkAllocation){ 0, 0, width, height }, -1);
      gtk_widget_queue_draw (layers[i]); /* the board may have moved under it */
    }
}

static void
pandoria_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (widget);
  const PandoriaEdgeStrips *strips
      = pandoria_board_names_measure (self->names, width, height, self->picture);
  PandoriaBoardRoom room;

  allocate_buttons (self, width, height, strips, &room);
  pandoria_board_place_set_room (self->place, &room);
  pandoria_board_spaces_allocate (self->spaces, pandoria_board_place_get_layout (self->place));
  allocate_layers (self, width, height);
  pandoria_board_chips_place (self->chips);
  pandoria_board_zoom_update (self->zoom);
}

static void
pandoria_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (widget);
  GdkRGBA table = pandoria_palette_rgba (pandoria_palette_get (pandoria_theme_now ())->table, 1);

  gtk_snapshot_append_color (snapshot, &table,
                             &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                  (float) gtk_widget_get_height (widget)));
  pandoria_board_spaces_snapshot (self->spaces, &self->scene.highlights, snapshot);
  for (GtkWidget *above = GTK_WIDGET (self->sketch); above != NULL;
       above = gtk_widget_get_next_sibling (above))
    gtk_widget_snapshot_child (widget, above, snapshot);
}

/* The font or the text size has changed. */
static void
pandoria_board_view_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (pandoria_board_view_parent_class)->system_setting_changed (widget, setting);
  gtk_widget_queue_allocate (widget);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_board_view_dispose (GObject *object)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (object);
  GtkWidget *child;

  pandoria_board_input_stop (self->input);
  g_clear_object (&self->game);
  g_clear_object (&self->naming);
  pandoria_board_spaces_drop (self->spaces);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  pandoria_crossing_drop (&self->crossing);
  G_OBJECT_CLASS (pandoria_board_view_parent_class)->dispose (object);
}

static void
pandoria_board_view_finalize (GObject *object)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (object);

  g_object_unref (self->zoom);
  g_object_unref (self->input);
  g_object_unref (self->spaces);
  g_object_unref (self->place);
  pandoria_board_scene_clear (&self->scene);
  G_OBJECT_CLASS (pandoria_board_view_parent_class)->finalize (object);
}

static void
pandoria_board_view_class_init (PandoriaBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_board_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = pandoria_board_view_finalize;
  widget_class->measure = pandoria_board_view_measure;
  widget_class->size_allocate = pandoria_board_view_size_allocate;
  widget_class->snapshot = pandoria_board_view_snapshot;
  widget_class->focus = pandoria_board_view_focus;
  widget_class->system_setting_changed = pandoria_board_view_system_setting_changed;

  pandoria_class_add_signal (klass, "space-activated", 1, G_TYPE_INT);
  pandoria_class_add_signal (klass, "space-hovered", 1, G_TYPE_INT);
  pandoria_class_add_signal (klass, "space-rested", 1, G_TYPE_INT);
  pandoria_class_add_signal (klass, "menu-asked", 1, G_TYPE_INT);
  pandoria_class_add_signal (klass, "space-dragged", 2, G_TYPE_INT, G_TYPE_INT);
  pandoria_class_add_signal (klass, "space-dropped", 2, G_TYPE_INT, G_TYPE_INT);
  pandoria_class_set_template (klass, "pandoria-board-view",
                               PANDORIA_NEEDS (PANDORIA_TYPE_BOARD_BUTTONS),
                               PANDORIA_PARTS (PandoriaBoardView, buttons), NULL);
  bind_keys (widget_class);
  pandoria_board_zoom_bind_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "boardview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
connect_input (PandoriaBoardView *self)
{
  const struct
  {
    const char *signal;
    GCallback callback;
  } handlers[] = {
    { "pressed", G_CALLBACK (on_pressed) }, { "menu-asked", G_CALLBACK (on_menu_asked) },
    { "held", G_CALLBACK (on_held) },       { "released", G_CALLBACK (on_released) },
    { "pointed", G_CALLBACK (on_pointed) }, { "left", G_CALLBACK (on_left) },
    { "rested", G_CALLBACK (on_rested) },   { "dragging", G_CALLBACK (on_dragging) },
    { "dragged", G_CALLBACK (on_dragged) }, { "dropped", G_CALLBACK (on_dropped) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_connect_object (self->input, handlers[i].signal, handlers[i].callback, self,
                             G_CONNECT_SWAPPED);
}

static void
make_parts (PandoriaBoardView *self)
{
  pandoria_board_scene_init (&self->scene);
  self->place = pandoria_board_place_new ();
  self->spaces = pandoria_board_spaces_new (GTK_WIDGET (self));
  self->zoom = pandoria_board_zoom_new (GTK_WIDGET (self), self->place, self->spaces);
  self->input = pandoria_board_input_new (GTK_WIDGET (self), self->place, &self->scene);
  connect_input (self);
  g_signal_connect_object (self->place, "changed", G_CALLBACK (gtk_widget_queue_allocate), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->spaces, "activated", G_CALLBACK (on_space_activated), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->spaces, "focused", G_CALLBACK (on_space_focused), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->spaces, "left", G_CALLBACK (on_space_left), self,
                           G_CONNECT_SWAPPED);
}

static void
add_layer (PandoriaBoardView *self, gpointer layer)
{
  gtk_widget_insert_before (GTK_WIDGET (layer), GTK_WIDGET (self), GTK_WIDGET (self->buttons));
}

/* The lowest one is first. */
static void
add_layers (PandoriaBoardView *self)
{
  self->sketch = pandoria_board_sketch_new (self->place, &self->scene);
  self->names = pandoria_board_names_new (self->place, &self->scene, self->spaces);
  self->motion = pandoria_board_motion_new (self->place);
  self->chips = pandoria_board_chips_new (self->place, &self->scene, self->spaces);
  add_layer (self, self->sketch);
  add_layer (self, self->names);
  add_layer (self, self->motion);
  add_layer (self, self->chips);
  g_signal_connect_object (self->motion, "landed", G_CALLBACK (update_looks), self,
                           G_CONNECT_SWAPPED);
}

static void
pandoria_board_view_init (PandoriaBoardView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));
  make_parts (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "board",
                                  pandoria_board_zoom_get_actions (self->zoom));
  add_layers (self);
  pandoria_set_accessible_label (GTK_WIDGET (self), _ ("Board"));
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (refresh_all), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (refresh_all), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (refresh_all), NULL);
}

/* --- the position --------------------------------------------------------------------------- */

/* Leaves the game for a state without one. */
static void
leave_game (PandoriaBoardView *self)
{
  g_clear_object (&self->game);
  pandoria_board_motion_stop (self->motion);
}

static void
show_state (PandoriaBoardView *self, const PandoriaState *state, const PandoriaColor *colors)
{
  leave_game (self);
  pandoria_board_scene_show_state (&self->scene, state, colors);
  update_state (self);
}

/* The draft of a correction has the id of its game, so it keeps the zoom. */
static gboolean
is_other_game (PandoriaBoardView *self, PandoriaGame *game)
{
  return game != NULL && self->game != NULL
         && g_strcmp0 (pandoria_record_get_id (pandoria_game_get_record (game)),
                       pandoria_record_get_id (pandoria_game_get_record (self->game)))
                != 0;
}

/* Clears what marks a position of the game before. */
static void
change_game (PandoriaBoardView *self, PandoriaGame *game)
{
  if (game == NULL || is_other_game (self, game))
    pandoria_board_place_fit (self->place, pandoria_spaces_empty ());
  g_set_object (&self->game, game);
  pandoria_board_view_set_open_regions (self, NULL, NULL, 0);
  pandoria_highlights_init (&self->scene.highlights);
  pandoria_board_view_set_chips (self, NULL, 0);
  pandoria_board_motion_forget (self->motion); /* nothing moves when a game is opened */
}

void
pandoria_board_view_show_game (PandoriaBoardView *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  g_return_if_fail (game == NULL || PANDORIA_IS_GAME (game));

  if (self->game != game || game == NULL)
    change_game (self, game);
  if (game != NULL)
    update_from_game (self);
  else
    show_state (self, &(PandoriaState){ 0 }, NULL);
}

void
pandoria_board_view_name_spaces (PandoriaBoardView *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  g_set_object (&self->naming, game);
}

void
pandoria_board_view_set_state (PandoriaBoardView *self, const PandoriaState *state,
                               const PandoriaColor *colors)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  g_return_if_fail (state != NULL && colors != NULL);

  show_state (self, state, colors);
}

void
pandoria_board_view_set_drawing (PandoriaBoardView *self, const PandoriaBoard *board)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self) && board != NULL);

  leave_game (self);
  pandoria_board_scene_show_drawing (&self->scene, board);
  update_state (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self->sketch));
}

void
pandoria_board_view_set_picture (PandoriaBoardView *self, gboolean picture)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  self->picture = picture;
  gtk_widget_set_can_focus (GTK_WIDGET (self), !picture);
  gtk_widget_set_can_target (GTK_WIDGET (self), !picture);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* --- highlights ----------------------------------------------------------------------------- */

void
pandoria_board_view_set_choices (PandoriaBoardView *self, PandoriaSpaces choices)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  self->scene.highlights.choices = choices;
  update_looks (self);
}

void
pandoria_board_view_set_selected (PandoriaBoardView *self, PandoriaSpaces selected)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  self->scene.highlights.selected = selected;
  update_looks (self);
}

void
pandoria_board_view_set_outline (PandoriaBoardView *self, PandoriaSpaces region)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  self->scene.highlights.outline = region;
  update_looks (self);
}

void
pandoria_board_view_set_wanted (PandoriaBoardView *self, PandoriaSpaces spaces)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  self->scene.highlights.wanted = spaces;
  update_looks (self);
}

void
pandoria_board_view_set_preview (PandoriaBoardView *self, const PandoriaPlayView *view)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self) && view != NULL);

  pandoria_board_scene_show_preview (&self->scene, view);
  update_looks (self);
}

void
pandoria_board_view_set_chips (PandoriaBoardView *self, const PandoriaBoardChip *chips, guint n)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  pandoria_board_chips_set (self->chips, chips, n);
}

void
pandoria_board_view_show_preview (PandoriaBoardView *self, const PandoriaPlayView *view)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self) && view != NULL);

  pandoria_board_view_set_preview (self, view);
  pandoria_board_chips_show_gains (self->chips, view);
}

void
pandoria_board_view_set_draggable (PandoriaBoardView *self, gboolean draggable)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  pandoria_board_input_set_draggable (self->input, draggable);
}

void
pandoria_board_view_set_in_page (PandoriaBoardView *self, gboolean in_page)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  pandoria_board_input_set_in_page (self->input, in_page);
}

void
pandoria_board_view_press (PandoriaBoardView *self, double x, double y)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  pandoria_board_input_press (self->input, x, y);
}

void
pandoria_board_view_set_open_regions (PandoriaBoardView *self, const PandoriaOpenRegion *regions,
                                      const char *const *sentences, guint n)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  g_return_if_fail (n <= PANDORIA_MAX_OPEN_REGIONS);
  g_return_if_fail (n == 0 || regions != NULL);
  g_return_if_fail (n == 0 || sentences != NULL);

  if (n == 0 && self->scene.open->len == 0)
    return;
  pandoria_board_scene_set_regions (&self->scene, regions, n);
  pandoria_board_spaces_describe_regions (self->spaces, regions, sentences, n);
  pandoria_board_chips_make_labels (self->chips);
  update_looks (self);
}

void
pandoria_board_view_offer_open_regions (PandoriaBoardView *self)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  pandoria_board_buttons_offer_open_regions (self->buttons);
}

/* --- the place ------------------------------------------------------------------------------ */

void
pandoria_board_view_fit_spaces (PandoriaBoardView *self, PandoriaSpaces spaces)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  pandoria_board_place_fit (self->place, spaces);
}

void
pandoria_board_view_reveal (PandoriaBoardView *self, PandoriaSpaces spaces)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  pandoria_board_place_reveal (self->place, spaces);
}

void
pandoria_board_view_show_spaces (PandoriaBoardView *self, PandoriaSpaces spaces)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  pandoria_board_place_show (self->place, spaces);
}

GActionGroup *
pandoria_board_view_get_actions (PandoriaBoardView *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_VIEW (self), NULL);

  return pandoria_board_zoom_get_actions (self->zoom);
}

GtkWidget *
pandoria_board_view_get_space (PandoriaBoardView *self, PandoriaSpace space)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_VIEW (self), NULL);
  g_return_val_if_fail (space >= 0 && space < PANDORIA_N_SPACES, NULL);

  return (GtkWidget *) pandoria_board_spaces_get (self->spaces, space);
}

/* --- for tests ------------------------------------------------------------------------------ */

const PandoriaBoardScene *
pandoria_board_view_get_scene (PandoriaBoardView *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_VIEW (self), NULL);

  return &self->scene;
}

PandoriaBoardPlace *
pandoria_board_view_get_place (PandoriaBoardView *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_VIEW (self), NULL);

  return self->place;
}

PandoriaBoardMotion *
pandoria_board_view_get_motion (PandoriaBoardView *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_VIEW (self), NULL);

  return self->motion;
}

PandoriaBoardChips *
pandoria_board_view_get_chips (PandoriaBoardView *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_VIEW (self), NULL);

  return self->chips;
}

void
pandoria_board_view_point_at (PandoriaBoardView *self, PandoriaSpace space)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  set_pointed (self, space);
  set_hovered (self, space);
}
