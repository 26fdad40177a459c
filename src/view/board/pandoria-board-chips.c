/* Makes the chips with the gains of a placement, at the places that pandoria-chip-places.c finds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-view-private.h"
#include "pandoria-space-paint.h"
#include "pandoria-widgets.h"

#define TEXT_POINTS   11
#define DETAIL_POINTS 9.5
#define MARGIN        4 /* to the edge of the board */

static void
free_chip_view (gpointer data)
{
  PandoriaChipView *chip = data;

  g_clear_object (&chip->text);
  g_clear_object (&chip->detail);
  g_clear_object (&chip->piece);
  g_free (chip);
}

/* --- making ---------------------------------------------------------------------------------------------------- */

/* The chip shows the figure that earns, one and a half lines high. */
static void
make_piece (PandoriaBoardView *self, PandoriaChipView *chip, const PandoriaBoardChip *what, int line)
{
  const PandoriaSpaceLook *look = pandoria_space_widget_get_look (self->widgets[what->at]);
  PandoriaColor color = self->colors[what->player];
  PandoriaArtPiece piece = PANDORIA_ART_WORKER;

  for (guint i = 0; i < look->n_figures; i++)
    if (look->color[i] == color && look->leader[i])
      piece = PANDORIA_ART_LEADER;
  chip->piece_height = MAX (14, line);
  chip->piece_width = pandoria_paint_piece_width (piece, chip->piece_height);
  chip->piece
      = pandoria_paint_piece (piece, color, chip->piece_height, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

static PandoriaChipView *
make_chip_view (PandoriaBoardView *self, const PandoriaBoardChip *what)
{
  PandoriaChipView *chip = g_new0 (PandoriaChipView, 1);
  int width, height;

  chip->text = pandoria_new_text_layout (GTK_WIDGET (self), what->text, TEXT_POINTS, TRUE);
  if (what->detail != NULL)
    chip->detail = pandoria_new_text_layout (GTK_WIDGET (self), what->detail, DETAIL_POINTS, FALSE);
  pango_layout_get_pixel_size (chip->text, &width, &height);
  make_piece (self, chip, what, height);
  return chip;
}

static void
measure (const PandoriaChipView *chip, gboolean with_detail, int *width, int *height)
{
  int detail_width = 0, detail_height = 0;

  pango_layout_get_pixel_size (chip->text, width, height);
  if (with_detail && chip->detail != NULL)
    pango_layout_get_pixel_size (chip->detail, &detail_width, &detail_height);
  *width = MAX (*width, detail_width) + chip->piece_width + PANDORIA_CHIP_PIECE_GAP + 2 * PANDORIA_CHIP_PADDING_X;
  *height += detail_height + 2 * PANDORIA_CHIP_PADDING_Y;
}

/* Finds the figure that earns @what. If the space has two, it is the player's own. */
static PandoriaRect
find_figure (PandoriaBoardView *self, const PandoriaBoardChip *what)
{
  const PandoriaSpaceLook *look = pandoria_space_widget_get_look (self->widgets[what->at]);
  PandoriaRect hex, figure;
  guint index = 0;

  pandoria_board_layout_get_rect (&self->layout, what->at, &hex);
  if (look->n_figures == 0)
    return (PandoriaRect){ hex.x + hex.width / 4, hex.y + hex.height / 4, hex.width / 2, hex.height / 2 };
  if (look->n_figures > 1 && look->color[1] == self->colors[what->player])
    index = 1;
  pandoria_space_picture_get_figure (look, index, hex.width, hex.height, &figure);
  return (PandoriaRect){ hex.x + figure.x, hex.y + figure.y, figure.width, figure.height };
}

/* --- the board as a table for chips ----------------------------------------------------------------------------- */

static PandoriaChipCover
get_cover (const PandoriaSpaceLook *look)
{
  if (look->marks & (PANDORIA_MARK_PREVIEW | PANDORIA_MARK_CLOSING | PANDORIA_MARK_REFUSED))
    return PANDORIA_CHIP_COVER_NEVER;
  if (look->marks & (PANDORIA_MARK_CHOICE | PANDORIA_MARK_SELECTED))
    return PANDORIA_CHIP_COVER_CHOICE;
  switch ((PandoriaSpaceKind) look->ground.kind)
    {
    case PANDORIA_SPACE_KIND_TERRAIN: return look->ground.closed ? PANDORIA_CHIP_COVER_MUTED : PANDORIA_CHIP_COVER_TILE;
    case PANDORIA_SPACE_KIND_LAKE:
    case PANDORIA_SPACE_KIND_SHIP: return PANDORIA_CHIP_COVER_WATER;
    case PANDORIA_SPACE_KIND_NOTHING:
    case PANDORIA_SPACE_KIND_PLAIN: return PANDORIA_CHIP_COVER_PLAIN;
    case PANDORIA_SPACE_KIND_EXIT:
    case PANDORIA_SPACE_KIND_CASTLE:
    case PANDORIA_SPACE_KIND_FORTRESS:
    case PANDORIA_SPACE_KIND_PAVED:
    default: return PANDORIA_CHIP_COVER_TILE;
    }
}

/* Adds the figures of a space, and the badge of one that would return to the reserve. */
static void
add_figures (PandoriaChipTable *table, PandoriaSpace space, const PandoriaSpaceLook *look)
{
  PandoriaRect hex;

  pandoria_board_layout_get_rect (table->layout, space, &hex);
  for (guint i = 0; i < look->n_figures; i++)
    {
      PandoriaRect *figure = &table->figures[table->n_figures++];

      pandoria_space_picture_get_figure (look, i, hex.width, hex.height, figure);
      figure->x += hex.x;
      figure->y += hex.y;
    }
  if (look->marks & PANDORIA_MARK_HOMEWARD)
    {
      PandoriaRect *badge = &table->figures[table->n_figures++];

      pandoria_space_picture_get_badge (look, hex.width, hex.height, badge);
      badge->x += hex.x;
      badge->y += hex.y;
    }
}

static void
fill_table (PandoriaBoardView *self, PandoriaChipTable *table)
{
  PandoriaRect inner = pandoria_board_get_inner (self);
  PandoriaSpaces free = pandoria_space_looks_get_preview_region (&self->state, &self->highlights);
  PandoriaSpace space;

  table->layout = &self->layout;
  table->bounds
      = (PandoriaRect){ inner.x + MARGIN, inner.y + MARGIN, inner.width - 2 * MARGIN, inner.height - 2 * MARGIN };
  table->taken = self->zoom_rect;
  PANDORIA_FOREACH_SPACE (space, self->spaces)
    {
      const PandoriaSpaceLook *look = pandoria_space_widget_get_look (self->widgets[space]);

      table->cover[space] = (guint8) get_cover (look);
      add_figures (table, space, look);
    }
  PANDORIA_FOREACH_SPACE (space, free)
    table->cover[space] = PANDORIA_CHIP_COVER_NEVER;
  if (self->labels != NULL)
    pandoria_board_labels_keep_free (self, table);
}

static gboolean
is_elsewhere (const PandoriaChipPlace *a, const PandoriaChipPlace *b)
{
  return a->shown != b->shown || a->small != b->small || memcmp (&a->rect, &b->rect, sizeof a->rect) != 0
         || memcmp (&a->to, &b->to, sizeof a->to) != 0;
}

static gboolean
take_place (PandoriaChipPlace *place, const PandoriaChipPlace *found)
{
  gboolean changed = is_elsewhere (place, found);

  *place = *found;
  return changed;
}

/* Places chips first, then labels in the remaining room. */
static void
fill_wishes (PandoriaBoardView *self, PandoriaChipQuestion *question)
{
  guint n_labels = self->labels != NULL ? self->labels->len : 0;

  for (guint i = 0; i < self->chip_views->len; i++)
    {
      const PandoriaChipView *chip = g_ptr_array_index (self->chip_views, i);
      PandoriaChipWish *wish = &question->wishes[question->n++];

      wish->figure = find_figure (self, &self->chips[i]);
      measure (chip, TRUE, &wish->width, &wish->height);
      measure (chip, FALSE, &wish->small_width, &wish->small_height);
    }
  for (guint i = 0; i < n_labels; i++)
    pandoria_board_labels_wish (self, i, &question->wishes[question->n++]);
}

/* Skips the search if its input is unchanged: most updates of the looks move no chip. */
static void
find_places (PandoriaBoardView *self)
{
  PandoriaChipQuestion *question = g_new0 (PandoriaChipQuestion, 1);

  question->layout = self->layout;
  fill_table (self, &question->table);
  question->table.layout = NULL;
  fill_wishes (self, question);
  if (self->asked != NULL && memcmp (self->asked, question, sizeof *question) == 0)
    {
      g_free (question);
      return;
    }
  g_free (self->asked);
  self->asked = question;
  question->table.layout = &self->layout;
  pandoria_chip_places_find (&question->table, question->wishes, question->n, self->places);
  question->table.layout = NULL;
}

/* Returns: whether a chip or a label has moved. */
static gboolean
place_all (PandoriaBoardView *self)
{
  guint n = self->chip_views->len;
  gboolean changed = FALSE;

  find_places (self);
  for (guint i = 0; i < self->asked->n; i++)
    if (i < n)
      changed |= take_place (&((PandoriaChipView *) g_ptr_array_index (self->chip_views, i))->place, &self->places[i]);
    else
      changed |= take_place (&((PandoriaLabelView *) g_ptr_array_index (self->labels, i - n))->place, &self->places[i]);
  return changed;
}

void
pandoria_board_chips_make (PandoriaBoardView *self)
{
  if (self->chip_views == NULL)
    self->chip_views = g_ptr_array_new_with_free_func (free_chip_view);
  g_ptr_array_set_size (self->chip_views, 0);
  for (guint i = 0; i < self->n_chips; i++)
    g_ptr_array_add (self->chip_views, make_chip_view (self, &self->chips[i]));
  if (self->labels != NULL && self->labels->len > 0)
    pandoria_board_labels_make (self);
  pandoria_board_chips_place (self);
  gtk_widget_queue_draw (self->chips_layer);
}

void
pandoria_board_chips_place (PandoriaBoardView *self)
{
  gboolean has_labels = self->labels != NULL && self->labels->len > 0;

  if ((self->n_chips == 0 && !has_labels) || self->layout.hex_width == 0)
    return;
  if (self->chip_views == NULL)
    self->chip_views = g_ptr_array_new_with_free_func (free_chip_view);
  if (place_all (self))
    gtk_widget_queue_draw (self->chips_layer);
}

/* Describes the chips of @space to screen readers. */
static void
tell_gains (PandoriaBoardView *self, PandoriaSpace space)
{
  g_autoptr (GString) gain = g_string_new (NULL);

  if (self->widgets[space] == NULL)
    return;
  for (guint i = 0; i < self->n_chips; i++)
    if (self->chips[i].at == space)
      {
        g_string_append_printf (gain, "%s%s", gain->len > 0 ? ", " : "", self->chips[i].text);
        if (self->chips[i].detail != NULL)
          g_string_append_printf (gain, ", %s", self->chips[i].detail);
      }
  pandoria_space_widget_set_gain (self->widgets[space], gain->len > 0 ? gain->str : NULL);
}

static PandoriaSpaces
drop_chips (PandoriaBoardView *self)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (guint i = 0; i < self->n_chips; i++)
    {
      pandoria_spaces_add (&spaces, self->chips[i].at);
      g_free (self->chips[i].text);
      g_free (self->chips[i].detail);
    }
  self->n_chips = 0;
  return spaces;
}

void
pandoria_board_view_set_chips (PandoriaBoardView *self, const PandoriaBoardChip *chips, guint n)
{
  PandoriaSpaces spaces;
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  g_return_if_fail (n <= PANDORIA_BOARD_MAX_CHIPS);

  if (n == 0 && self->n_chips == 0)
    return;
  spaces = drop_chips (self);
  for (guint i = 0; i < n; i++)
    if (chips[i].at >= 0 && self->widgets[chips[i].at] != NULL && chips[i].player < PANDORIA_MAX_PLAYERS)
      {
        PandoriaBoardChip *chip = &self->chips[self->n_chips++];

        *chip = chips[i];
        chip->text = g_strdup (chips[i].text);
        chip->detail = g_strdup (chips[i].detail);
        pandoria_spaces_add (&spaces, chip->at);
      }
  PANDORIA_FOREACH_SPACE (space, spaces)
    tell_gains (self, space);
  pandoria_board_chips_make (self);
}

void
pandoria_board_chips_drop (PandoriaBoardView *self)
{
  drop_chips (self);
  g_clear_pointer (&self->asked, g_free);
  g_clear_pointer (&self->chip_views, g_ptr_array_unref);
}
