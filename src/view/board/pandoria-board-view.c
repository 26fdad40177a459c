/* PandoriaBoardView: the board, which zooms and pans, with one widget for each space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <math.h>

#include "pandoria-art.h"
#include "pandoria-board-view-private.h"
#include "pandoria-class.h"
#include "pandoria-palette.h"
#include "pandoria-pane.h"
#include "pandoria-widgets.h"

G_DEFINE_FINAL_TYPE (PandoriaBoardView, pandoria_board_view, GTK_TYPE_WIDGET)

#define MINIMUM_WIDTH  200
#define MINIMUM_HEIGHT 150
#define NATURAL_WIDTH  640
#define NATURAL_HEIGHT 600
/* A narrower board only has the button that shows all of it. */
#define NARROW_WIDTH 480
/* With more changed spaces, the board is drawn as a whole. */
#define MAX_CHANGED 4

static void
update_state (PandoriaBoardView *self)
{
  PandoriaSpaces spaces = pandoria_space_looks_spaces (&self->state);

  if (self->drawing)
    spaces = (PandoriaSpaces){ { G_MAXUINT64, G_MAXUINT64, G_MAXUINT64, G_MAXUINT64 } };
  if (!pandoria_spaces_equal (spaces, self->spaces))
    pandoria_board_spaces_make (self, spaces);
  pandoria_board_view_update_looks (self);
  pandoria_board_spaces_update_labels (self);
}

/* Colors can change during a game. */
static void
update_colors (PandoriaBoardView *self)
{
  PandoriaRecord *record = pandoria_game_get_record (self->game);

  for (guint seat = 0; seat < self->state.n_players; seat++)
    self->colors[seat] = pandoria_record_get_player_color (record, seat);
}

static void
update_from_game (PandoriaBoardView *self)
{
  PandoriaState before = self->state;
  guint position = self->picture ? pandoria_game_get_position (self->game)
                                 : pandoria_game_get_shown (self->game);

  self->state = *pandoria_game_get_state_at (self->game, position);
  update_colors (self);
  pandoria_tile_halves_find (self->game, position, self->highlights.other_half);
  self->highlights.last = pandoria_last_turn_find (self->game, position);
  pandoria_board_motion_follow (self, &before, position);
  update_state (self);
}

static void
refresh_all (PandoriaBoardView *self)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, self->spaces)
    pandoria_space_widget_refresh (self->widgets[space]);
  pandoria_board_chips_make (self);
  gtk_widget_queue_draw (self->names_layer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- shared with the other files of the class ----------------------------------------------- */

void
pandoria_board_view_activate_space (PandoriaBoardView *self, PandoriaSpace space)
{
  if (!pandoria_board_input_end_stretch (self, space))
    g_signal_emit_by_name (self, "space-activated", (int) space);
}

void
pandoria_board_view_set_hovered (PandoriaBoardView *self, PandoriaSpace space)
{
  pandoria_crossing_drop (&self->crossing);
  if (self->hovered == space)
    return;
  self->hovered = space;
  pandoria_board_labels_follow (self);
  pandoria_board_view_update_looks (self);
  gtk_widget_queue_draw (self->names_layer);
  g_signal_emit_by_name (self, "space-hovered", (int) space);
}

GtkWidget *
pandoria_board_view_get_buttons (PandoriaBoardView *self)
{
  return gtk_widget_get_child_visible (self->fit_box) ? self->fit_box : self->zoom_box;
}

static void
pandoria_board_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MINIMUM_WIDTH : MINIMUM_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

static void
allocate_zoom_box (PandoriaBoardView *self, int width, int height)
{
  gboolean narrow = width < NARROW_WIDTH;
  gboolean right = (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL) != narrow;
  GtkWidget *box = narrow ? self->fit_box : self->zoom_box;
  PandoriaButtonPlace place;
  GtkRequisition size;

  gtk_widget_set_child_visible (self->zoom_box, !narrow && !self->picture);
  gtk_widget_set_child_visible (self->fit_box, narrow && !self->picture);
  self->zoom_rect = (PandoriaRect){ 0 };
  self->room = pandoria_board_get_inner (self);
  if (self->picture)
    return;
  gtk_widget_get_preferred_size (box, &size, NULL);
  pandoria_button_place_find (&self->strips, self->spaces, width, height,
                              MAX (size.width, size.height), MIN (size.width, size.height), right,
                              &place);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), place.upright ? GTK_ORIENTATION_VERTICAL
                                                                      : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_get_preferred_size (box, &size, NULL);
  self->zoom_rect = place.rect;
  self->room = place.room;
  gtk_widget_size_allocate (
      box, &(GtkAllocation){ place.rect.x, place.rect.y, size.width, size.height }, -1);
}

static void
allocate_layers (PandoriaBoardView *self, int width, int height)
{
  GtkWidget *layers[]
      = { self->drawing_layer, self->names_layer, self->motion_layer, self->chips_layer };

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

  pandoria_board_names_measure (self, width, height);
  allocate_zoom_box (self, width, height);
  pandoria_board_zoom_allocate (self);
  allocate_layers (self, width, height);
  pandoria_board_chips_place (self);
}

/* A previewed figure without a tile has nothing under it. */
static gboolean
is_lifted (GtkWidget *child)
{
  const PandoriaSpaceLook *look;

  if (!PANDORIA_IS_SPACE_WIDGET (child))
    return FALSE;
  look = pandoria_space_widget_get_look (PANDORIA_SPACE_WIDGET (child));
  return (look->marks & PANDORIA_MARK_PREVIEW) != 0
         && look->under.kind != PANDORIA_SPACE_KIND_NOTHING;
}

static void
snapshot_lifted (PandoriaBoardView *self, PandoriaSpace space, GtkSnapshot *snapshot)
{
  GtkWidget *child = space >= 0 ? GTK_WIDGET (self->widgets[space]) : NULL;

  if (child != NULL && is_lifted (child))
    gtk_widget_snapshot_child (GTK_WIDGET (self), child, snapshot);
}

/* Draws lifted tiles and castles over the spaces around them, everything else in its order. */
static void
snapshot_children (PandoriaBoardView *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self), *child = gtk_widget_get_first_child (widget);

  for (; child != self->drawing_layer; child = gtk_widget_get_next_sibling (child))
    if (!is_lifted (child))
      gtk_widget_snapshot_child (widget, child, snapshot);
  for (guint i = 0; i < self->highlights.n_preview; i++)
    snapshot_lifted (self, self->highlights.preview[i].at, snapshot);
  snapshot_lifted (self, self->highlights.castle_at, snapshot);
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
}

static void
pandoria_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (widget);
  GtkSnapshot *content = gtk_snapshot_new ();
  GdkRGBA table = pandoria_palette_rgba (pandoria_palette_get (pandoria_theme_now ())->table, 1);

  self->drawn_odd ^= self->n_changed > MAX_CHANGED;
  self->n_changed = 0;
  gtk_snapshot_append_color (content, &table,
                             &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                  (float) gtk_widget_get_height (widget)));
  snapshot_children (self, content);
  pandoria_pane_append (widget, snapshot, content, self->drawn_odd);
}

/* The font or the text size has changed. */
static void
pandoria_board_view_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (pandoria_board_view_parent_class)->system_setting_changed (widget, setting);
  pandoria_board_names_drop (PANDORIA_BOARD_VIEW (widget));
  pandoria_board_chips_make (PANDORIA_BOARD_VIEW (widget));
  gtk_widget_queue_allocate (widget);
}

/* --- layers --------------------------------------------------------------------------------- */

/* A drawing over all spaces of the board, without input or accessible content. It is a separate
 * widget, so that GTK does not redraw it when only spaces change. */
#define PANDORIA_TYPE_BOARD_LAYER (pandoria_board_layer_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardLayer, pandoria_board_layer, PANDORIA, BOARD_LAYER, GtkWidget)

struct _PandoriaBoardLayer
{
  GtkWidget parent_instance;

  void (*painter) (PandoriaBoardView *view, GtkWidget *layer, GtkSnapshot *snapshot);
};

G_DEFINE_FINAL_TYPE (PandoriaBoardLayer, pandoria_board_layer, GTK_TYPE_WIDGET)

static void
pandoria_board_layer_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaBoardLayer *self = PANDORIA_BOARD_LAYER (widget);

  self->painter (PANDORIA_BOARD_VIEW (gtk_widget_get_parent (widget)), widget, snapshot);
}

static void
pandoria_board_layer_class_init (PandoriaBoardLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = pandoria_board_layer_snapshot;
  gtk_widget_class_set_css_name (widget_class, "boardlayer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
pandoria_board_layer_init (PandoriaBoardLayer *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

/* --- the layer of the editor: dots for empty spaces, starts and ways ------------------------ */

static void
draw_dots (PandoriaBoardView *self, cairo_t *cr)
{
  const PandoriaTheme theme = pandoria_theme_now ();
  const PandoriaPalette *palette = pandoria_palette_get (theme);
  const double radius = MAX (1, self->layout.hex_width * 0.045);
  PandoriaSpaces something = pandoria_space_looks_spaces (&self->state);
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_minus (self->spaces, something))
    {
      PandoriaPoint centre = pandoria_board_layout_get_centre (&self->layout, space);

      cairo_new_sub_path (cr);
      cairo_arc (cr, centre.x, centre.y, radius, 0, 2 * G_PI);
    }
  pandoria_palette_fill (cr, theme & PANDORIA_THEME_CONTRAST ? palette->text : palette->dim, 1);
}

/* A flag in a white disc, visible on every ground. */
static void
draw_start (PandoriaBoardView *self, cairo_t *cr, PandoriaSpace space)
{
  const PandoriaPoint at = pandoria_board_layout_get_centre (&self->layout, space);
  const double size = self->layout.hex_width * 0.24;

  cairo_arc (cr, at.x, at.y, size, 0, 2 * G_PI);
  pandoria_palette_set_source (cr, PANDORIA_WHITE, 1);
  cairo_fill_preserve (cr);
  pandoria_palette_stroke (cr, MAX (1, size * 0.14), PANDORIA_INK, 1);
  cairo_rectangle (cr, at.x - size * 0.42, at.y - size * 0.62, size * 0.16, size * 1.24);
  cairo_move_to (cr, at.x - size * 0.26, at.y - size * 0.62);
  cairo_line_to (cr, at.x + size * 0.56, at.y - size * 0.28);
  cairo_line_to (cr, at.x - size * 0.26, at.y + size * 0.06);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* An arrow from the edge of one ship's space to the edge of the other. */
static void
trace_way (PandoriaPoint from, PandoriaPoint to, double unit, cairo_t *cr)
{
  const double length = hypot (to.x - from.x, to.y - from.y), dx = (to.x - from.x) / length,
               dy = (to.y - from.y) / length;
  const double end = length - unit * 0.26, head = unit * 0.2;

  cairo_move_to (cr, from.x + dx * unit * 0.3, from.y + dy * unit * 0.3);
  cairo_line_to (cr, from.x + dx * end, from.y + dy * end);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, from.x + dx * end, from.y + dy * end);
      cairo_line_to (cr, from.x + dx * (end - head) - dy * head * 0.8 * side,
                     from.y + dy * (end - head) + dx * head * 0.8 * side);
    }
}

static void
draw_ways (PandoriaBoardView *self, cairo_t *cr)
{
  const double unit = self->layout.hex_width;
  const PandoriaBoard *board = &self->drawn;

  for (guint i = 0; i < board->n_ships; i++)
    for (guint j = 0; j < board->n_ships; j++)
      if (board->ships[i].next >> j & 1 && i != j)
        trace_way (pandoria_board_layout_get_centre (&self->layout, board->ships[i].at),
                   pandoria_board_layout_get_centre (&self->layout, board->ships[j].at), unit, cr);
  pandoria_palette_stroke_edged (cr, MAX (3, unit * 0.13), MAX (1.4, unit * 0.065));
}

static void
draw_drawing (PandoriaBoardView *self, GtkWidget *layer, GtkSnapshot *snapshot)
{
  cairo_t *cr;

  if (!self->drawing)
    return;
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (layer),
                                                       (float) gtk_widget_get_height (layer)));
  draw_dots (self, cr);
  draw_ways (self, cr);
  for (guint i = 0; i < PANDORIA_N_START; i++)
    if (self->drawn.start[i] >= 0)
      draw_start (self, cr, self->drawn.start[i]);
  cairo_destroy (cr);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_board_view_dispose (GObject *object)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (object);
  GtkWidget *child;

  g_clear_handle_id (&self->rest, g_source_remove);
  pandoria_crossing_drop (&self->crossing);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  pandoria_board_motion_drop (self);
  pandoria_board_names_drop (self);
  pandoria_board_spaces_drop (self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (pandoria_board_view_parent_class)->dispose (object);
}

static void
pandoria_board_view_finalize (GObject *object)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (object);

  g_clear_pointer (&self->chips, g_array_unref);
  g_clear_pointer (&self->chip_views, g_ptr_array_unref);
  g_clear_pointer (&self->open, g_array_unref);
  g_clear_pointer (&self->labels, g_ptr_array_unref);
  g_free (self->asked);
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
  widget_class->focus = pandoria_board_input_focus;
  widget_class->system_setting_changed = pandoria_board_view_system_setting_changed;

  pandoria_class_add_signal (klass, "space-activated", 1, G_TYPE_INT);
  pandoria_class_add_signal (klass, "space-hovered", 1, G_TYPE_INT);
  pandoria_class_add_signal (klass, "space-rested", 1, G_TYPE_INT);
  pandoria_class_add_signal (klass, "menu-asked", 1, G_TYPE_INT);
  pandoria_class_add_signal (klass, "space-dragged", 2, G_TYPE_INT, G_TYPE_INT);
  pandoria_class_add_signal (klass, "space-dropped", 2, G_TYPE_INT, G_TYPE_INT);
  pandoria_board_zoom_install_actions (widget_class);
  pandoria_class_set_template (klass, "pandoria-board-view",
                               PANDORIA_PARTS (PandoriaBoardView, zoom_box, fit_box, open_button),
                               NULL);
  pandoria_board_input_install (widget_class);
  gtk_widget_class_set_css_name (widget_class, "boardview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_layer (PandoriaBoardView *self,
           void (*painter) (PandoriaBoardView *view, GtkWidget *layer, GtkSnapshot *snapshot))
{
  PandoriaBoardLayer *layer = g_object_new (PANDORIA_TYPE_BOARD_LAYER, NULL);

  layer->painter = painter;
  gtk_widget_insert_before (GTK_WIDGET (layer), GTK_WIDGET (self), self->zoom_box);
  return GTK_WIDGET (layer);
}

static void
pandoria_board_view_init (PandoriaBoardView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->current = self->pointed = self->hovered = PANDORIA_SPACE_NONE;
  self->pull_from = self->pull_to = PANDORIA_SPACE_NONE;
  self->fit = TRUE;
  pandoria_highlights_init (&self->highlights);
  pandoria_board_chips_init (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->fit_box, FALSE);
  self->drawing_layer = add_layer (self, draw_drawing);
  self->names_layer = add_layer (self, pandoria_board_names_draw);
  self->motion_layer = add_layer (self, pandoria_board_motion_draw);
  self->chips_layer = add_layer (self, pandoria_board_chips_draw);
  pandoria_set_accessible_label (GTK_WIDGET (self), _ ("Board"));
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (refresh_all), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (refresh_all), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (refresh_all), NULL);
}

static void
show_state (PandoriaBoardView *self, const PandoriaState *state, const PandoriaColor *colors,
            gboolean drawing)
{
  g_clear_object (&self->game);
  pandoria_board_motion_stop (self);
  self->drawing = drawing;
  self->state = *state;
  for (guint seat = 0; seat < state->n_players; seat++)
    self->colors[seat] = colors[seat];
  for (int i = 0; i < PANDORIA_N_SPACES; i++)
    self->highlights.other_half[i] = PANDORIA_SPACE_NONE;
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
    pandoria_board_zoom_fit (self);
  g_set_object (&self->game, game);
  pandoria_board_view_set_open_regions (self, NULL, NULL, 0);
  pandoria_highlights_init (&self->highlights);
  pandoria_board_view_set_chips (self, NULL, 0);
  self->position = G_MAXUINT; /* nothing moves when a game is opened */
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
    show_state (self, &(PandoriaState){ 0 }, NULL, FALSE);
}

void
pandoria_board_view_name_spaces (PandoriaBoardView *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  g_object_set_data_full (G_OBJECT (self), PANDORIA_BOARD_NAMING_KEY,
                          game != NULL ? g_object_ref (game) : NULL, g_object_unref);
}

void
pandoria_board_view_set_state (PandoriaBoardView *self, const PandoriaState *state,
                               const PandoriaColor *colors)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  g_return_if_fail (state != NULL && colors != NULL);

  show_state (self, state, colors, FALSE);
}

void
pandoria_board_view_set_drawing (PandoriaBoardView *self, const PandoriaBoard *board)
{
  PandoriaState state;

  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self) && board != NULL);

  memcpy (&self->drawn, board, sizeof *board);
  pandoria_state_init_bare (&state, board);
  show_state (self, &state, NULL, TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (self->drawing_layer);
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

GtkWidget *
pandoria_board_view_get_space (PandoriaBoardView *self, PandoriaSpace space)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_VIEW (self), NULL);
  g_return_val_if_fail (space >= 0 && space < PANDORIA_N_SPACES, NULL);

  return (GtkWidget *) self->widgets[space];
}
