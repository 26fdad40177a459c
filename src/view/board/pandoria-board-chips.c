/* Makes the chips with the gains of a placement, at the places that pandoria-chip-places.c finds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-view-private.h"

#include <math.h>

#include "pandoria-letters.h"
#include "pandoria-palette.h"
#include "pandoria-space-paint.h"
#include "pandoria-texture-cache.h"

#define TEXT_POINTS   11
#define DETAIL_POINTS 9.5
#define MARGIN        4 /* to the edge of the board */
#define PADDING_X     9
#define PADDING_Y     5
#define PIECE_GAP     6
#define PART_GAP      8
#define RADIUS        9

static void
clear_chip (gpointer data)
{
  PandoriaBoardChip *chip = data;

  g_free (chip->text);
  g_free (chip->detail);
}

static void
free_chip_view (gpointer data)
{
  PandoriaChipView *chip = data;

  for (guint i = 0; i < chip->n; i++)
    {
      g_object_unref (chip->parts[i].piece);
      g_object_unref (chip->parts[i].text);
    }
  g_clear_object (&chip->detail);
  g_free (chip);
}

void
pandoria_board_chips_init (PandoriaBoardView *self)
{
  self->chips = g_array_new (FALSE, FALSE, sizeof (PandoriaBoardChip));
  g_array_set_clear_func (self->chips, clear_chip);
  self->chip_views = g_ptr_array_new_with_free_func (free_chip_view);
  self->open = g_array_new (FALSE, FALSE, sizeof (PandoriaOpenRegion));
  self->labels = g_ptr_array_new_with_free_func (free_chip_view);
}

static const PandoriaBoardChip *
get_chip (PandoriaBoardView *self, guint index)
{
  return &g_array_index (self->chips, PandoriaBoardChip, index);
}

/* --- making --------------------------------------------------------------------------------- */

PandoriaChipView *
pandoria_chip_view_new (PandoriaBoardView *self, PandoriaSpace at, guint32 edge, const char *detail)
{
  PandoriaChipView *chip = g_new0 (PandoriaChipView, 1);

  chip->at = at;
  chip->edge = edge;
  if (detail != NULL)
    chip->detail = pandoria_new_text_layout (GTK_WIDGET (self), detail, DETAIL_POINTS, FALSE);
  return chip;
}

void
pandoria_chip_view_add (PandoriaBoardView *self, PandoriaChipView *chip, PandoriaArtPiece piece,
                        PandoriaColor color, const char *text)
{
  PangoLayout *layout = pandoria_new_text_layout (GTK_WIDGET (self), text, TEXT_POINTS, TRUE);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  height = MAX (14, height);
  chip->parts[chip->n].text = layout;
  chip->parts[chip->n].piece_height = height;
  chip->parts[chip->n].piece_width = pandoria_paint_piece_width (piece, height);
  chip->parts[chip->n].piece = pandoria_paint_piece (
      piece, color, height, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  chip->n++;
}

/* The chip shows the figure that earns. */
static PandoriaChipView *
make_chip_view (PandoriaBoardView *self, const PandoriaBoardChip *what)
{
  const PandoriaSpaceLook *look = pandoria_space_widget_get_look (self->widgets[what->at]);
  PandoriaColor color = self->colors[what->player];
  PandoriaChipView *chip = pandoria_chip_view_new (
      self, what->at, pandoria_palette_player (color)->fill, what->detail);
  PandoriaArtPiece piece = PANDORIA_ART_WORKER;

  for (guint i = 0; i < look->n_figures; i++)
    if (look->color[i] == color && look->leader[i])
      piece = PANDORIA_ART_LEADER;
  pandoria_chip_view_add (self, chip, piece, color, what->text);
  return chip;
}

static void
measure (const PandoriaChipView *chip, gboolean with_detail, int *width, int *height)
{
  int part_width, part_height, indent = 0;

  *width = *height = 0;
  for (guint i = 0; i < chip->n; i++)
    {
      pango_layout_get_pixel_size (chip->parts[i].text, &part_width, &part_height);
      indent = *width + (i > 0 ? PART_GAP : 0) + chip->parts[i].piece_width + PIECE_GAP;
      *width = indent + part_width;
      *height = MAX (*height, part_height);
    }
  if (with_detail && chip->detail != NULL)
    {
      pango_layout_get_pixel_size (chip->detail, &part_width, &part_height);
      *width = MAX (*width, indent + part_width);
      *height += part_height;
    }
  *width += 2 * PADDING_X;
  *height += 2 * PADDING_Y;
}

/* Finds the figure that earns @what. If the space has two, it is the player's own. */
static PandoriaRect
find_figure (PandoriaBoardView *self, const PandoriaBoardChip *what)
{
  const PandoriaSpaceLook *look = pandoria_space_widget_get_look (self->widgets[what->at]);
  PandoriaRect hex = pandoria_board_layout_get_rect (&self->layout, what->at);
  guint index = look->n_figures > 1 && look->color[1] == self->colors[what->player] ? 1 : 0;

  if (look->n_figures == 0)
    return (PandoriaRect){ hex.x + hex.width / 4, hex.y + hex.height / 4, hex.width / 2,
                           hex.height / 2 };
  return pandoria_space_picture_get_figure (look, index, &hex);
}

/* Returns: the space of the region of @what nearest to its figure; one without a figure, if any. */
static PandoriaSpace
find_region_space (PandoriaBoardView *self, const PandoriaBoardChip *what)
{
  PandoriaSpaces bare
      = pandoria_spaces_minus (what->region, pandoria_state_all_figures (&self->state));
  PandoriaPoint from = pandoria_board_layout_get_centre (&self->layout, what->at);
  PandoriaSpace space, best = PANDORIA_SPACE_NONE;
  double least = G_MAXDOUBLE;

  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_is_empty (bare) ? what->region : bare)
    {
      PandoriaPoint at = pandoria_board_layout_get_centre (&self->layout, space);
      double away = hypot (at.x - from.x, at.y - from.y);

      if (away < least)
        {
          least = away;
          best = space;
        }
    }
  return best;
}

/* Returns: where the line of the chip ends: in its region, or at its figure. */
static PandoriaRect
find_line_end (PandoriaBoardView *self, const PandoriaBoardChip *what)
{
  if (pandoria_spaces_is_empty (what->region))
    return find_figure (self, what);
  return pandoria_board_labels_get_anchor (self, find_region_space (self, what));
}

/* --- the board as a table for chips --------------------------------------------------------- */

static PandoriaChipCover
get_cover (const PandoriaSpaceLook *look)
{
  if (look->marks & (PANDORIA_MARK_PREVIEW | PANDORIA_MARK_CLOSING | PANDORIA_MARK_REFUSED))
    return PANDORIA_CHIP_COVER_NEVER;
  if (look->marks & (PANDORIA_MARK_CHOICE | PANDORIA_MARK_SELECTED))
    return PANDORIA_CHIP_COVER_CHOICE;
  switch ((PandoriaSpaceKind) look->ground.kind)
    {
    case PANDORIA_SPACE_KIND_TERRAIN:
      return look->ground.closed ? PANDORIA_CHIP_COVER_MUTED : PANDORIA_CHIP_COVER_TILE;
    case PANDORIA_SPACE_KIND_LAKE:
    case PANDORIA_SPACE_KIND_SHIP: return PANDORIA_CHIP_COVER_WATER;
    case PANDORIA_SPACE_KIND_NOTHING:
    case PANDORIA_SPACE_KIND_PLAIN: return PANDORIA_CHIP_COVER_PLAIN;
    default: return PANDORIA_CHIP_COVER_TILE;
    }
}

/* Adds the figures of a space, and the badge of one that would return to the reserve. */
static void
add_figures (PandoriaChipTable *table, PandoriaSpace space, const PandoriaSpaceLook *look)
{
  PandoriaRect hex = pandoria_board_layout_get_rect (table->layout, space);

  for (guint i = 0; i < look->n_figures; i++)
    table->figures[table->n_figures++] = pandoria_space_picture_get_figure (look, i, &hex);
  if (look->marks & PANDORIA_MARK_HOMEWARD)
    table->figures[table->n_figures++] = pandoria_space_picture_get_badge (look, &hex);
}

static void
fill_table (PandoriaBoardView *self, PandoriaChipTable *table)
{
  PandoriaRect inner = pandoria_board_get_inner (self);
  PandoriaSpaces free = pandoria_space_looks_get_preview_region (&self->state, &self->highlights);
  PandoriaSpace space;

  table->layout = &self->layout;
  table->bounds = (PandoriaRect){ inner.x + MARGIN, inner.y + MARGIN, inner.width - 2 * MARGIN,
                                  inner.height - 2 * MARGIN };
  table->taken = self->zoom_rect;
  PANDORIA_FOREACH_SPACE (space, self->spaces)
    {
      const PandoriaSpaceLook *look = pandoria_space_widget_get_look (self->widgets[space]);

      table->cover[space] = (guint8) get_cover (look);
      add_figures (table, space, look);
    }
  for (guint i = 0; i < self->state.n_pending; i++) /* chips speak of these regions */
    free = pandoria_spaces_or (free, self->state.pending[i].spaces);
  for (guint i = 0; i < self->chips->len; i++)
    free = pandoria_spaces_or (free, get_chip (self, i)->region);
  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_and (free, self->spaces))
    table->cover[space] = PANDORIA_CHIP_COVER_NEVER;
  pandoria_board_labels_keep_free (self, table);
}

/* Only the detail can be left out, and only next to a gain. */
static void
add_wish (PandoriaChipQuestion *question, const PandoriaChipView *chip, PandoriaRect figure)
{
  PandoriaChipWish *wish = &question->wishes[question->n++];

  wish->figure = figure;
  measure (chip, TRUE, &wish->width, &wish->height);
  measure (chip, chip->n == 0, &wish->small_width, &wish->small_height);
}

static PandoriaRect
get_label_anchor (PandoriaBoardView *self, guint index)
{
  const PandoriaChipView *label = g_ptr_array_index (self->labels, index);

  return pandoria_board_labels_get_anchor (self, label->at);
}

/* Places chips first, then labels in the remaining room. Skips the search if its input is
 * unchanged: most updates of the looks move no chip. */
static void
find_places (PandoriaBoardView *self)
{
  g_autofree PandoriaChipQuestion *question = g_new0 (PandoriaChipQuestion, 1);

  question->layout = self->layout;
  fill_table (self, &question->table);
  for (guint i = 0; i < self->chip_views->len; i++)
    add_wish (question, g_ptr_array_index (self->chip_views, i),
              find_line_end (self, get_chip (self, i)));
  for (guint i = 0; i < self->labels->len; i++)
    add_wish (question, g_ptr_array_index (self->labels, i), get_label_anchor (self, i));
  if (self->asked != NULL && memcmp (self->asked, question, sizeof *question) == 0)
    return;
  pandoria_chip_places_find (&question->table, question->wishes, question->n, self->places);
  g_free (self->asked);
  self->asked = g_steal_pointer (&question);
}

void
pandoria_board_chips_make (PandoriaBoardView *self)
{
  g_ptr_array_set_size (self->chip_views, 0);
  for (guint i = 0; i < self->chips->len; i++)
    g_ptr_array_add (self->chip_views, make_chip_view (self, get_chip (self, i)));
  pandoria_board_labels_make (self);
  pandoria_board_chips_place (self);
  gtk_widget_queue_draw (self->chips_layer);
}

void
pandoria_board_chips_place (PandoriaBoardView *self)
{
  const guint n = self->chip_views->len;

  if (n + self->labels->len == 0 || self->layout.hex_width == 0)
    return;
  find_places (self);
  for (guint i = 0; i < self->asked->n; i++)
    {
      PandoriaChipView *chip = i < n ? g_ptr_array_index (self->chip_views, i)
                                     : g_ptr_array_index (self->labels, i - n);

      if (memcmp (&chip->place, &self->places[i], sizeof chip->place) == 0)
        continue;
      chip->place = self->places[i];
      gtk_widget_queue_draw (self->chips_layer);
    }
}

/* Describes the chips of @space to screen readers. */
static void
tell_gains (PandoriaBoardView *self, PandoriaSpace space)
{
  g_autoptr (GString) gain = g_string_new (NULL);

  if (self->widgets[space] == NULL)
    return;
  for (guint i = 0; i < self->chips->len; i++)
    if (get_chip (self, i)->at == space)
      {
        g_string_append_printf (gain, "%s%s", gain->len > 0 ? ", " : "", get_chip (self, i)->text);
        if (get_chip (self, i)->detail != NULL)
          g_string_append_printf (gain, ", %s", get_chip (self, i)->detail);
      }
  pandoria_space_widget_set_gain (self->widgets[space], gain->len > 0 ? gain->str : NULL);
}

void
pandoria_board_view_set_chips (PandoriaBoardView *self, const PandoriaBoardChip *chips, guint n)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  g_return_if_fail (n <= PANDORIA_BOARD_MAX_CHIPS);

  if (n == 0 && self->chips->len == 0)
    return;
  for (guint i = 0; i < self->chips->len; i++)
    pandoria_spaces_add (&spaces, get_chip (self, i)->at);
  g_array_set_size (self->chips, 0);
  for (guint i = 0; i < n; i++)
    if (chips[i].at >= 0 && self->widgets[chips[i].at] != NULL
        && chips[i].player < PANDORIA_MAX_PLAYERS)
      {
        PandoriaBoardChip chip = { chips[i].at, chips[i].player, g_strdup (chips[i].text),
                                   g_strdup (chips[i].detail), chips[i].region };

        g_array_append_val (self->chips, chip);
        pandoria_spaces_add (&spaces, chip.at);
      }
  PANDORIA_FOREACH_SPACE (space, spaces)
    tell_gains (self, space);
  pandoria_board_chips_make (self);
}

/* --- drawing -------------------------------------------------------------------------------- */

static void
draw_line (GtkSnapshot *snapshot, const PandoriaChipPlace *place)
{
  double left = MIN (place->from.x, place->to.x) - 4, top = MIN (place->from.y, place->to.y) - 4;
  double width = fabs (place->from.x - place->to.x) + 8,
         height = fabs (place->from.y - place->to.y) + 8;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT ((float) floor (left), (float) floor (top),
                                     (float) ceil (width) + 1, (float) ceil (height) + 1));

  cairo_move_to (cr, place->from.x, place->from.y);
  cairo_line_to (cr, place->to.x, place->to.y);
  pandoria_palette_stroke_edged (cr, 5.4, 2.8);
  cairo_destroy (cr);
}

static void
add_round_rect (cairo_t *cr, const PandoriaRect *rect, double inset, double dy)
{
  double x = rect->x + inset, y = rect->y + inset + dy, radius = RADIUS - inset;
  double right = x + rect->width - 2 * inset, bottom = y + rect->height - 2 * inset;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, bottom - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/* A third of the way to white, for edges on dark ground. */
static guint32
lighten (guint32 color)
{
  guint32 result = 0;

  for (guint shift = 0; shift <= 16; shift += 8)
    {
      guint32 part = color >> shift & 0xff;

      result |= (part + (0xff - part) / 3) << shift;
    }
  return result;
}

/* The edge of a chip's box: lighter on a dark table, as dark as text with high contrast. */
static guint32
get_rim (guint32 edge, PandoriaTheme theme)
{
  if (theme & PANDORIA_THEME_CONTRAST)
    return pandoria_palette_get (theme)->text;
  return theme & PANDORIA_THEME_DARK ? lighten (edge) : edge;
}

static guint32
get_ground (PandoriaTheme theme)
{
  if (!(theme & PANDORIA_THEME_DARK))
    return PANDORIA_WHITE;
  return theme & PANDORIA_THEME_CONTRAST ? 0x000000 : 0x2e3130;
}

static void
draw_box (GtkSnapshot *snapshot, const PandoriaRect *rect, guint32 edge, PandoriaTheme theme)
{
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT ((float) rect->x - 1, (float) rect->y - 1,
                                     (float) rect->width + 2, (float) rect->height + 5));

  add_round_rect (cr, rect, 0, 2.5);
  pandoria_palette_fill (cr, PANDORIA_INK, 0.3);
  add_round_rect (cr, rect, 0, 0);
  pandoria_palette_fill (cr, get_rim (edge, theme), 1);
  add_round_rect (cr, rect, 2, 0);
  pandoria_palette_fill (cr, get_ground (theme), 1);
  cairo_destroy (cr);
}

static void
draw_chip (GtkWidget *layer, GtkSnapshot *snapshot, const PandoriaChipView *chip)
{
  PandoriaTheme theme = pandoria_theme_now ();
  const PandoriaPalette *palette = pandoria_palette_get (theme);
  const GdkRGBA color = pandoria_palette_rgba (palette->text, 1),
                dim = pandoria_palette_rgba (palette->dim, 1);
  const PandoriaRect *rect = &chip->place.rect;
  int x = rect->x + PADDING_X, below = 0, width, height;

  draw_box (snapshot, rect, chip->edge, theme);
  if (chip->detail != NULL && !chip->place.small)
    {
      pango_layout_get_pixel_size (chip->detail, NULL, &below);
      pandoria_append_text (snapshot, chip->detail,
                            x + (chip->n > 0 ? chip->parts[0].piece_width + PIECE_GAP : 0),
                            rect->y + rect->height - PADDING_Y - below, &dim);
    }
  for (guint i = 0; i < chip->n; i++)
    {
      PandoriaRect piece = { x, rect->y + (rect->height - chip->parts[i].piece_height) / 2,
                             chip->parts[i].piece_width, chip->parts[i].piece_height };

      pandoria_texture_cache_append (snapshot, layer, chip->parts[i].piece,
                                     &PANDORIA_BOUNDS (piece));
      x += piece.width + PIECE_GAP;
      pango_layout_get_pixel_size (chip->parts[i].text, &width, &height);
      pandoria_append_text (snapshot, chip->parts[i].text, x,
                            rect->y + (rect->height - below - height) / 2, &color);
      x += width + PART_GAP;
    }
}

static void
draw_chips (GtkWidget *layer, GtkSnapshot *snapshot, GPtrArray *chips, gboolean lines)
{
  for (guint i = 0; i < chips->len; i++)
    {
      const PandoriaChipView *chip = g_ptr_array_index (chips, i);

      if (chip->place.shown && lines)
        draw_line (snapshot, &chip->place);
      else if (chip->place.shown)
        draw_chip (layer, snapshot, chip);
    }
}

/* Draws all lines below all chips and labels. */
void
pandoria_board_chips_draw (PandoriaBoardView *self, GtkWidget *layer, GtkSnapshot *snapshot)
{
  for (int pass = 0; pass < 2; pass++)
    {
      draw_chips (layer, snapshot, self->labels, pass == 0);
      draw_chips (layer, snapshot, self->chip_views, pass == 0);
    }
}
