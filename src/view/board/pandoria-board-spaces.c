/* The spaces of the board as widgets. A new board rebuilds them; their names follow their contents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <math.h>

#include "pandoria-board-view-private.h"
#include "pandoria-text.h"

#define STEP 1.2
/* hexes of this width have full art and room for names */
#define LEGIBLE_WIDTH 46
/* … and of fitted spaces at most, so that their surroundings stay in sight. */
#define FITTED_WIDTH 64

/* --- zoom and place ------------------------------------------------------------------------- */

/* Allows some space beyond the edge, so that zooming keeps its place. The board still fills most of
 * the view. */
static double
settle_axis (double offset, int size, int from, int room)
{
  double spare = room - size - PANDORIA_BOARD_MARGIN, slack = room / 4.0;

  return from
         + CLAMP (offset - from, MIN (spare, PANDORIA_BOARD_MARGIN) - slack,
                  MAX (spare, PANDORIA_BOARD_MARGIN) + slack);
}

/* Returns: where a fitted board begins: its fitted spaces are in the middle of the room. */
static PandoriaPoint
find_fitted_start (PandoriaBoardView *self)
{
  PandoriaSpaces fitted = pandoria_spaces_is_empty (self->fitted) ? self->spaces : self->fitted;
  int left = G_MAXINT, top = G_MAXINT, right = 0, bottom = 0;
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, fitted)
    {
      PandoriaRect rect = pandoria_board_layout_get_rect (&self->layout, space);

      left = MIN (left, rect.x);
      top = MIN (top, rect.y);
      right = MAX (right, rect.x + rect.width);
      bottom = MAX (bottom, rect.y + rect.height);
    }
  return (PandoriaPoint){ self->room.x + (self->room.width - left - right) / 2.0,
                          self->room.y + (self->room.height - top - bottom) / 2.0 };
}

/* Sets zoom and offset of the layout, in whole pixels. The board always stays visible. */
static void
settle_layout (PandoriaBoardView *self)
{
  PandoriaRect inner = pandoria_board_get_inner (self);
  PandoriaPoint start;
  int board_width, board_height;

  pandoria_board_layout_init (&self->layout, self->spaces, (int) lround (self->zoom));
  board_width = pandoria_board_layout_get_width (&self->layout);
  board_height = pandoria_board_layout_get_height (&self->layout);
  start = self->fit && !pandoria_spaces_is_empty (self->spaces)
              ? find_fitted_start (self)
              : (PandoriaPoint){ settle_axis (self->x, board_width, inner.x, inner.width),
                                 settle_axis (self->y, board_height, inner.y, inner.height) };
  self->x = start.x;
  self->y = start.y;
  self->layout.x = (int) floor (self->x);
  self->layout.y = (int) floor (self->y);
}

static void
update_actions (PandoriaBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "board.zoom-in",
                                 self->layout.hex_width < PANDORIA_HEX_MAX_WIDTH);
  gtk_widget_action_set_enabled (widget, "board.zoom-out",
                                 self->layout.hex_width > PANDORIA_HEX_MIN_WIDTH);
}

static int
find_fitted_zoom (PandoriaBoardView *self)
{
  const int width = self->room.width - 2 * PANDORIA_BOARD_MARGIN;
  const int height = self->room.height - 2 * PANDORIA_BOARD_MARGIN;
  const int all = pandoria_board_layout_fit (self->spaces, width, height);

  if (pandoria_spaces_is_empty (self->fitted))
    return all;
  return MAX (all, MIN (pandoria_board_layout_fit (self->fitted, width, height), FITTED_WIDTH));
}

void
pandoria_board_zoom_allocate (PandoriaBoardView *self)
{
  PandoriaSpace space;

  if (self->fit)
    self->zoom = find_fitted_zoom (self);
  settle_layout (self);
  PANDORIA_FOREACH_SPACE (space, self->spaces)
    {
      PandoriaRect rect = pandoria_board_layout_get_rect (&self->layout, space);

      pandoria_space_widget_set_size (self->widgets[space], rect.width, rect.height);
      gtk_widget_size_allocate (GTK_WIDGET (self->widgets[space]),
                                &(GtkAllocation){ rect.x, rect.y, rect.width, rect.height }, -1);
    }
}

void
pandoria_board_zoom_to (PandoriaBoardView *self, double zoom, double x, double y)
{
  int before = self->layout.hex_width;

  self->fit = FALSE;
  self->zoom = CLAMP (zoom, PANDORIA_HEX_MIN_WIDTH, PANDORIA_HEX_MAX_WIDTH);
  if (before > 0)
    {
      double factor = lround (self->zoom) / (double) before;

      self->x = x - (x - self->x) * factor;
      self->y = y - (y - self->y) * factor;
    }
  settle_layout (self);
  update_actions (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
pandoria_board_pan_by (PandoriaBoardView *self, double dx, double dy)
{
  self->fit = FALSE;
  self->x += dx;
  self->y += dy;
  settle_layout (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

PandoriaSpace
pandoria_board_pick (PandoriaBoardView *self, double x, double y)
{
  PandoriaRect inner = pandoria_board_get_inner (self);
  gboolean in_columns = x >= inner.x && x < inner.x + inner.width;
  gboolean in_rows = y >= inner.y && y < inner.y + inner.height;

  if (!in_columns || !in_rows)
    return PANDORIA_SPACE_NONE;
  return pandoria_board_layout_pick (&self->layout, x, y);
}

/* Pans the board so that @space is visible. */
static void
reveal (PandoriaBoardView *self, PandoriaSpace space)
{
  PandoriaRect inner = pandoria_board_get_inner (self), rect;
  double dx, dy;

  if (self->fit || inner.width == 0)
    return;
  rect = pandoria_board_layout_get_rect (&self->layout, space);
  dx = MAX (0, inner.x + PANDORIA_BOARD_MARGIN - rect.x)
       - MAX (0, rect.x + rect.width + PANDORIA_BOARD_MARGIN - inner.x - inner.width);
  dy = MAX (0, inner.y + PANDORIA_BOARD_MARGIN - rect.y)
       - MAX (0, rect.y + rect.height + PANDORIA_BOARD_MARGIN - inner.y - inner.height);
  if (dx != 0 || dy != 0)
    pandoria_board_pan_by (self, dx, dy);
}

void
pandoria_board_view_reveal (PandoriaBoardView *self, PandoriaSpaces spaces)
{
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  PANDORIA_FOREACH_SPACE (space, spaces)
    reveal (self, space);
}

void
pandoria_board_view_show_spaces (PandoriaBoardView *self, PandoriaSpaces spaces)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  spaces = pandoria_spaces_and (spaces, self->spaces);
  if (gtk_widget_get_width (GTK_WIDGET (self)) == 0 || pandoria_spaces_is_empty (spaces))
    return;
  if (self->layout.hex_width < LEGIBLE_WIDTH)
    {
      PandoriaPoint centre
          = pandoria_board_layout_get_centre (&self->layout, pandoria_spaces_first (spaces));

      pandoria_board_zoom_to (self, LEGIBLE_WIDTH, centre.x, centre.y);
    }
  pandoria_board_view_reveal (self, spaces);
}

/* The buttons zoom at the focused space, otherwise at the middle. */
static void
zoom_step (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaBoardView *self = PANDORIA_BOARD_VIEW (widget);
  PandoriaPoint at = { gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0 };

  if (self->current >= 0 && gtk_widget_has_focus (GTK_WIDGET (self->widgets[self->current])))
    at = pandoria_board_layout_get_centre (&self->layout, self->current);
  pandoria_board_zoom_to (
      self, g_str_equal (action, "board.zoom-in") ? self->zoom * STEP : self->zoom / STEP, at.x,
      at.y);
}

void
pandoria_board_zoom_fit (PandoriaBoardView *self)
{
  self->fit = TRUE;
  self->fitted = pandoria_spaces_empty ();
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
pandoria_board_view_fit_spaces (PandoriaBoardView *self, PandoriaSpaces spaces)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  pandoria_board_zoom_fit (self);
  self->fitted = pandoria_spaces_and (pandoria_spaces_or (spaces, pandoria_spaces_around (spaces)),
                                      self->spaces);
}

static void
zoom_fit (GtkWidget *widget, const char *action, GVariant *parameter)
{
  pandoria_board_zoom_fit (PANDORIA_BOARD_VIEW (widget));
}

void
pandoria_board_zoom_install_actions (GtkWidgetClass *widget_class)
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

  gtk_widget_class_install_action (widget_class, "board.zoom-in", NULL, zoom_step);
  gtk_widget_class_install_action (widget_class, "board.zoom-out", NULL, zoom_step);
  gtk_widget_class_install_action (widget_class, "board.zoom-fit", NULL, zoom_fit);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding_action (widget_class, keys[i].key, GDK_CONTROL_MASK,
                                           keys[i].action, NULL);
      gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, keys[i].action, NULL);
    }
}

/* --- the spaces ----------------------------------------------------------------------------- */

/* Without a game there are no regions and no turns. */
static char *
describe_bare_space (PandoriaBoardView *self, PandoriaSpace space)
{
  int terrain = pandoria_state_terrain_at (&self->state, space);
  g_autofree char *amount = NULL;

  if (self->drawing)
    return pandoria_text_board_space (&self->drawn, space);
  if (terrain < 0)
    terrain = pandoria_state_exit_at (&self->state, space);
  if (terrain < 0)
    return g_strdup (pandoria_space_name (space));
  amount = pandoria_text_amount (pandoria_terrain_counter ((PandoriaTerrain) terrain),
                                 (int) pandoria_state_symbols_at (&self->state, space));
  /* Translators: a space of the board: its name, its terrain, its symbols, as in “G6, forest, 2
   * wood”. */
  return g_strdup_printf (C_ ("space", "%s, %s, %s"), pandoria_space_name (space),
                          pandoria_text_terrain ((PandoriaTerrain) terrain), amount);
}

/* Everything that the label of a space depends on: its look, with the size of its region in place
 * of the marks. */
static void
find_contents (PandoriaBoardView *self, PandoriaSpaceLook contents[PANDORIA_N_SPACES])
{
  PandoriaSpaces left = pandoria_state_all_terrain (&self->state);
  PandoriaSpace space;

  pandoria_space_looks_make (contents, &self->state, self->colors, NULL);
  while (!pandoria_spaces_is_empty (left))
    {
      PandoriaSpaces region = pandoria_state_region (&self->state, pandoria_spaces_first (left));

      PANDORIA_FOREACH_SPACE (space, region)
        contents[space].marks = (guint16) pandoria_spaces_count (region);
      left = pandoria_spaces_minus (left, region);
    }
}

/* The text of a space takes long, so only spaces with other contents get another one. */
static void
update_labels_of_game (PandoriaBoardView *self)
{
  PandoriaSpaceLook contents[PANDORIA_N_SPACES];
  PandoriaSpace space;

  find_contents (self, contents);
  PANDORIA_FOREACH_SPACE (space, self->spaces)
    if (memcmp (&contents[space], &self->named[space], sizeof contents[0]) != 0)
      {
        g_autofree char *label = pandoria_text_space (self->game, space);

        pandoria_space_widget_set_label (self->widgets[space], label);
        self->named[space] = contents[space];
      }
}

void
pandoria_board_spaces_update_labels (PandoriaBoardView *self)
{
  PandoriaGame *naming = g_object_get_data (G_OBJECT (self), PANDORIA_BOARD_NAMING_KEY);
  PandoriaSpace space;

  if (self->picture)
    return;
  if (self->game != NULL)
    {
      update_labels_of_game (self);
      return;
    }
  PANDORIA_FOREACH_SPACE (space, self->spaces)
    {
      g_autofree char *label = naming != NULL ? pandoria_text_space_in (naming, &self->state, space)
                                              : describe_bare_space (self, space);

      pandoria_space_widget_set_label (self->widgets[space], label);
    }
  memset (self->named, 0, sizeof self->named);
}

void
pandoria_board_spaces_drop (PandoriaBoardView *self)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, self->spaces)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->widgets[space])));
  memset (self->named, 0, sizeof self->named);
  self->spaces = pandoria_spaces_empty ();
  self->current = self->pointed = self->hovered = PANDORIA_SPACE_NONE;
}

static void
on_space_activated (PandoriaBoardView *self, PandoriaSpaceWidget *widget)
{
  pandoria_board_view_activate_space (self, pandoria_space_widget_get_space (widget));
}

static void
on_keyboard_gone (gpointer data)
{
  PandoriaBoardView *self = data;

  pandoria_board_view_set_hovered (self, self->pointed);
}

static void
on_space_focused (PandoriaBoardView *self, GParamSpec *pspec, GtkWidget *widget)
{
  PandoriaSpace space = pandoria_space_widget_get_space (PANDORIA_SPACE_WIDGET (widget));

  if (!gtk_widget_has_focus (widget))
    {
      if (self->hovered == space && self->pointed != space)
        pandoria_crossing_tell_later (&self->crossing, on_keyboard_gone, self);
      return;
    }
  self->current = space;
  reveal (self, space);
  pandoria_board_view_set_hovered (self, space);
}

/* Tab enters the board on the plain, not at an exit in the corner. */
static PandoriaSpace
find_middle (PandoriaBoardView *self)
{
  PandoriaSpaces terrain
      = pandoria_spaces_and (pandoria_state_all_terrain (&self->state), self->spaces);

  if (self->drawing)
    return PANDORIA_SPACE (7, 7);
  terrain = pandoria_spaces_minus (terrain, self->state.printed);
  return pandoria_spaces_first (pandoria_spaces_is_empty (terrain) ? self->spaces : terrain);
}

void
pandoria_board_spaces_make (PandoriaBoardView *self, PandoriaSpaces spaces)
{
  PandoriaSpace space;

  pandoria_board_spaces_drop (self);
  self->spaces = spaces;
  PANDORIA_FOREACH_SPACE (space, spaces)
    {
      GtkWidget *widget = pandoria_space_widget_new (space);

      self->widgets[space] = PANDORIA_SPACE_WIDGET (widget);
      /* GTK 4.18 sets the state "hidden" itself. */
      if (self->picture)
        g_object_set (widget, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_widget_insert_before (widget, GTK_WIDGET (self), self->drawing_layer);
      g_signal_connect_swapped (widget, "activated", G_CALLBACK (on_space_activated), self);
      g_signal_connect_swapped (widget, "notify::has-focus", G_CALLBACK (on_space_focused), self);
    }
  self->current = find_middle (self);
  self->fit = TRUE;
  self->fitted = pandoria_spaces_empty ();
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
