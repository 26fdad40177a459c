/* Shows open regions on the board: marks their missing spaces, and labels each region with every player's gain. Regions
 * that are nearly closed always have a label; the others only while they are hovered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-view-private.h"
#include "pandoria-space-paint.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define NEARLY_CLOSED  3
#define TEXT_POINTS    11
#define NOTHING_POINTS 9.5

static void
free_label (gpointer data)
{
  PandoriaLabelView *label = data;

  for (guint i = 0; i < label->n; i++)
    {
      g_clear_object (&label->parts[i].piece);
      g_clear_object (&label->parts[i].text);
    }
  g_clear_object (&label->nothing);
  g_free (label);
}

/* --- which -------------------------------------------------------------------------------------------------------- */

static const PandoriaOpenRegion *
get_region (PandoriaBoardView *self, guint index)
{
  return &g_array_index (self->open, PandoriaOpenRegion, index);
}

static guint
count_regions (PandoriaBoardView *self)
{
  return self->open != NULL ? self->open->len : 0;
}

static gboolean
is_told (PandoriaBoardView *self, const PandoriaOpenRegion *open)
{
  if (!open->at_exit && pandoria_spaces_count (open->missing) <= NEARLY_CLOSED)
    return TRUE;
  return pandoria_spaces_has (&open->region.spaces, self->hovered)
         || pandoria_spaces_has (&open->missing, self->hovered);
}

static int
sum_gains (const PandoriaOpenRegion *open)
{
  int sum = 0;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    sum += open->gains[i].amount;
  return sum;
}

/* Orders regions for placing their labels: the hovered region first, a region without gains last. In between,
 * regions nearest to closing and then those with the largest gains come first. */
static int
compare_regions (gconstpointer a, gconstpointer b, gpointer data)
{
  const PandoriaOpenRegion *one = *(const PandoriaOpenRegion *const *) a,
                           *other = *(const PandoriaOpenRegion *const *) b;
  PandoriaBoardView *self = data;
  int hovered = pandoria_spaces_has (&other->region.spaces, self->hovered)
                - pandoria_spaces_has (&one->region.spaces, self->hovered);
  int vain = (sum_gains (one) == 0) - (sum_gains (other) == 0);
  int missing = (int) pandoria_spaces_count (one->missing) - (int) pandoria_spaces_count (other->missing);

  if (hovered != 0 || vain != 0 || missing != 0)
    return hovered != 0 ? hovered : vain != 0 ? vain : missing;
  return sum_gains (other) - sum_gains (one);
}

/* Returns: (transfer container): the shown regions, of type const PandoriaOpenRegion *. */
static GPtrArray *
list_told (PandoriaBoardView *self)
{
  GPtrArray *told = g_ptr_array_new ();

  for (guint i = 0; i < count_regions (self); i++)
    if (is_told (self, get_region (self, i)))
      g_ptr_array_add (told, (gpointer) get_region (self, i));
  g_ptr_array_sort_with_data (told, compare_regions, self);
  return told;
}

/* --- making ------------------------------------------------------------------------------------------------------- */

/* Finds the middle of the region. Prefers a space without a figure. */
static PandoriaSpace
find_anchor (PandoriaBoardView *self, PandoriaSpaces region)
{
  PandoriaSpaces bare = pandoria_spaces_minus (region, pandoria_state_all_figures (&self->state));
  guint n = pandoria_spaces_count (region);
  PandoriaSpace space, best = PANDORIA_SPACE_NONE;
  double x = 0, y = 0, least = G_MAXDOUBLE;

  PANDORIA_FOREACH_SPACE (space, region)
    {
      PandoriaPoint at = pandoria_board_layout_get_centre (&self->layout, space);

      x += at.x / n;
      y += at.y / n;
    }
  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_is_empty (bare) ? region : bare)
    {
      PandoriaPoint at = pandoria_board_layout_get_centre (&self->layout, space);
      double away = (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y);

      if (away < least)
        {
          least = away;
          best = space;
        }
    }
  return best;
}

/* @text is taken. */
static void
add_part (PandoriaBoardView *self, PandoriaLabelView *label, guint player, char *text)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self)), width, height;
  PangoLayout *layout = pandoria_new_text_layout (GTK_WIDGET (self), text, TEXT_POINTS, TRUE);

  g_free (text);
  pango_layout_get_pixel_size (layout, &width, &height);
  label->parts[label->n].text = layout;
  label->parts[label->n].piece_height = MAX (14, height);
  label->parts[label->n].piece_width = pandoria_paint_piece_width (PANDORIA_ART_WORKER, MAX (14, height));
  label->parts[label->n].piece
      = pandoria_paint_piece (PANDORIA_ART_WORKER, self->colors[player], MAX (14, height), scale);
  label->n++;
}

/* The last gain names its resource, as on a chip: “+4”, “+6 wood”. */
static PandoriaLabelView *
make_label (PandoriaBoardView *self, const PandoriaOpenRegion *open)
{
  PandoriaLabelView *label = g_new0 (PandoriaLabelView, 1);
  PandoriaCounter counter = (PandoriaCounter) open->counter;
  guint last = PANDORIA_MAX_PLAYERS;

  label->at = find_anchor (self, open->region.spaces);
  for (guint player = 0; player < self->state.n_players; player++)
    if (open->gains[player].amount != 0)
      last = player;
  for (guint player = 0; player < self->state.n_players; player++)
    if (open->gains[player].amount != 0)
      add_part (self, label, player,
                player == last ? pandoria_text_change (counter, open->gains[player].amount)
                               : pandoria_text_signed (open->gains[player].amount));
  if (label->n == 0)
    {
      g_autofree char *nothing = pandoria_text_amount (counter, 0);

      label->nothing = pandoria_new_text_layout (GTK_WIDGET (self), nothing, NOTHING_POINTS, FALSE);
    }
  return label;
}

void
pandoria_board_labels_make (PandoriaBoardView *self)
{
  g_autoptr (GPtrArray) told = list_told (self);

  if (self->labels == NULL)
    self->labels = g_ptr_array_new_with_free_func (free_label);
  g_ptr_array_set_size (self->labels, 0);
  for (guint i = 0; self->has_state && i < MIN (told->len, PANDORIA_BOARD_MAX_LABELS); i++)
    g_ptr_array_add (self->labels, make_label (self, g_ptr_array_index (told, i)));
}

/* --- placing ------------------------------------------------------------------------------------------------------ */

/* A small square in the middle of the hex. */
static PandoriaRect
get_anchor_rect (PandoriaBoardView *self, const PandoriaLabelView *label)
{
  PandoriaRect hex;
  int size;

  pandoria_board_layout_get_rect (&self->layout, label->at, &hex);
  size = MAX (4, hex.width / 6);
  return (PandoriaRect){ hex.x + (hex.width - size) / 2, hex.y + (hex.height - size) / 2, size, size };
}

void
pandoria_board_labels_keep_free (PandoriaBoardView *self, PandoriaChipTable *table)
{
  PandoriaSpaces missing = pandoria_spaces_or (self->highlights.missing, self->highlights.missing_alone);
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, missing)
    table->cover[space] = PANDORIA_CHIP_COVER_NEVER;
  for (guint i = 0; i < self->labels->len; i++)
    table->figures[table->n_figures++] = get_anchor_rect (self, g_ptr_array_index (self->labels, i));
}

void
pandoria_board_labels_wish (PandoriaBoardView *self, guint index, PandoriaChipWish *wish)
{
  const PandoriaLabelView *label = g_ptr_array_index (self->labels, index);
  int width = 0, height = 0;

  if (label->nothing != NULL)
    pango_layout_get_pixel_size (label->nothing, &width, &height);
  wish->width = width;
  wish->height = height + 2 * PANDORIA_CHIP_PADDING_Y;
  for (guint i = 0; i < label->n; i++)
    {
      pango_layout_get_pixel_size (label->parts[i].text, &width, &height);
      wish->width
          += label->parts[i].piece_width + PANDORIA_CHIP_PIECE_GAP + width + (i > 0 ? PANDORIA_LABEL_PART_GAP : 0);
      wish->height = MAX (wish->height, height + 2 * PANDORIA_CHIP_PADDING_Y);
    }
  wish->width += 2 * PANDORIA_CHIP_PADDING_X;
  wish->small_width = wish->width;
  wish->small_height = wish->height;
  wish->figure = get_anchor_rect (self, label);
}

/* --- showing ------------------------------------------------------------------------------------------------------ */

static void
mark_missing (PandoriaBoardView *self, GPtrArray *told)
{
  PandoriaSpaces missing = pandoria_spaces_empty (), alone = pandoria_spaces_empty ();

  for (guint i = 0; i < told->len; i++)
    {
      const PandoriaOpenRegion *open = g_ptr_array_index (told, i);

      missing = pandoria_spaces_or (missing, open->missing);
      if (!open->at_exit && pandoria_spaces_count (open->missing) == 1)
        alone = pandoria_spaces_or (alone, open->missing);
    }
  self->highlights.missing = missing;
  self->highlights.missing_alone = alone;
}

static PandoriaSpaces
get_firsts (GPtrArray *told)
{
  PandoriaSpaces firsts = pandoria_spaces_empty ();

  for (guint i = 0; i < told->len; i++)
    {
      const PandoriaOpenRegion *open = g_ptr_array_index (told, i);

      pandoria_spaces_add (&firsts, pandoria_spaces_first (open->region.spaces));
    }
  return firsts;
}

static void
show (PandoriaBoardView *self, GPtrArray *told)
{
  self->told = get_firsts (told);
  mark_missing (self, told);
  pandoria_board_labels_make (self);
  gtk_widget_queue_draw (self->chips_layer);
}

gboolean
pandoria_board_labels_follow (PandoriaBoardView *self)
{
  g_autoptr (GPtrArray) told = list_told (self);

  if (pandoria_spaces_equal (get_firsts (told), self->told))
    return FALSE;
  show (self, told);
  return TRUE;
}

/* Describes the open regions of @space to screen readers. */
static void
tell_space (PandoriaBoardView *self, PandoriaSpace space, const char *const *sentences)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->open->len; i++)
    {
      const PandoriaOpenRegion *open = get_region (self, i);

      if (pandoria_spaces_has (&open->region.spaces, space) || pandoria_spaces_has (&open->missing, space))
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentences[i]);
    }
  pandoria_space_widget_set_outlook (self->widgets[space], text->len > 0 ? text->str : NULL);
}

gboolean
pandoria_board_labels_set_regions (PandoriaBoardView *self, const PandoriaOpenRegion *regions,
                                   const char *const *sentences, guint n)
{
  g_autoptr (GPtrArray) told = NULL;
  PandoriaSpace space;

  if (n == 0 && count_regions (self) == 0)
    return FALSE;
  if (self->open == NULL)
    self->open = g_array_new (FALSE, FALSE, sizeof (PandoriaOpenRegion));
  g_array_set_size (self->open, 0);
  if (n > 0)
    g_array_append_vals (self->open, regions, n);
  PANDORIA_FOREACH_SPACE (space, self->spaces)
    tell_space (self, space, sentences);
  told = list_told (self);
  show (self, told);
  return TRUE;
}

void
pandoria_board_labels_drop (PandoriaBoardView *self)
{
  g_clear_pointer (&self->open, g_array_unref);
  g_clear_pointer (&self->labels, g_ptr_array_unref);
  self->highlights.missing = self->highlights.missing_alone = self->told = pandoria_spaces_empty ();
}
