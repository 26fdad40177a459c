/* Shows open regions on the board: marks their missing spaces, and labels each region with every
 * player's gain. Regions that are nearly closed and bring something always have a label; the others
 * only while they are hovered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-view-private.h"

#include "pandoria-palette.h"
#include "pandoria-space-paint.h"
#include "pandoria-text.h"

#define NEARLY_CLOSED 3

/* --- which ---------------------------------------------------------------------------------- */

static const PandoriaOpenRegion *
get_region (PandoriaBoardView *self, guint index)
{
  return &g_array_index (self->open, PandoriaOpenRegion, index);
}

static int
sum_gains (const PandoriaOpenRegion *open)
{
  int sum = 0;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    sum += open->gains[i].amount;
  return sum;
}

static gboolean
is_told (PandoriaBoardView *self, const PandoriaOpenRegion *open)
{
  const gboolean is_near = pandoria_spaces_count (open->missing) <= NEARLY_CLOSED;

  if (!open->at_exit && is_near && sum_gains (open) > 0)
    return TRUE;
  return pandoria_spaces_has (&open->region.spaces, self->hovered)
         || pandoria_spaces_has (&open->missing, self->hovered);
}

static gboolean
is_mine (PandoriaBoardView *self, const PandoriaOpenRegion *open)
{
  return open->gains[self->state.active].amount > 0;
}

/* Orders regions for placing their labels: the hovered region first, then those of the active
 * player, a region without gains last. In between, regions nearest to closing and then those with
 * the largest gains come first. */
static int
compare_regions (gconstpointer a, gconstpointer b, gpointer data)
{
  const PandoriaOpenRegion *one = *(const PandoriaOpenRegion *const *) a,
                           *other = *(const PandoriaOpenRegion *const *) b;
  PandoriaBoardView *self = data;
  int hovered = pandoria_spaces_has (&other->region.spaces, self->hovered)
                - pandoria_spaces_has (&one->region.spaces, self->hovered);
  int mine = is_mine (self, other) - is_mine (self, one);
  int vain = (sum_gains (one) == 0) - (sum_gains (other) == 0);
  int missing
      = (int) pandoria_spaces_count (one->missing) - (int) pandoria_spaces_count (other->missing);

  if (hovered != 0)
    return hovered;
  if (mine != 0)
    return mine;
  if (vain != 0)
    return vain;
  if (missing != 0)
    return missing;
  return sum_gains (other) - sum_gains (one);
}

/* Returns: (transfer container): the shown regions, of type const PandoriaOpenRegion *. */
static GPtrArray *
list_told (PandoriaBoardView *self)
{
  GPtrArray *told = g_ptr_array_new ();

  for (guint i = 0; i < self->open->len; i++)
    if (is_told (self, get_region (self, i)))
      g_ptr_array_add (told, (gpointer) get_region (self, i));
  g_ptr_array_sort_with_data (told, compare_regions, self);
  return told;
}

/* --- making --------------------------------------------------------------------------------- */

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

/* The active player comes first. The last gain names its resource, as on a chip: “+4”, “+6 wood”.
 * Without a gain, the chip has only a detail. */
static PandoriaChipView *
make_label (PandoriaBoardView *self, const PandoriaOpenRegion *open)
{
  PandoriaCounter counter = (PandoriaCounter) open->counter;
  guint32 edge = pandoria_palette_get (pandoria_theme_now ())->text;
  guint n_left = 0;
  g_autofree char *nothing = NULL;
  PandoriaChipView *label;

  for (guint player = 0; player < self->state.n_players; player++)
    n_left += open->gains[player].amount != 0;
  if (n_left == 0)
    nothing = pandoria_text_amount (counter, 0);
  label = pandoria_chip_view_new (self, find_anchor (self, open->region.spaces), edge, nothing);
  for (guint i = 0; i < self->state.n_players; i++)
    {
      const guint player = (self->state.active + i) % self->state.n_players;
      int amount = open->gains[player].amount;

      g_autofree char *text = NULL;

      if (amount == 0)
        continue;
      text = --n_left == 0 ? pandoria_text_change (counter, amount) : pandoria_text_signed (amount);
      pandoria_chip_view_add (self, label, PANDORIA_ART_WORKER, self->colors[player], text);
    }
  return label;
}

void
pandoria_board_labels_make (PandoriaBoardView *self)
{
  g_autoptr (GPtrArray) told = list_told (self);

  g_ptr_array_set_size (self->labels, 0);
  for (guint i = 0; i < MIN (told->len, PANDORIA_BOARD_MAX_LABELS); i++)
    g_ptr_array_add (self->labels, make_label (self, g_ptr_array_index (told, i)));
}

/* --- placing -------------------------------------------------------------------------------- */

PandoriaRect
pandoria_board_labels_get_anchor (PandoriaBoardView *self, PandoriaSpace at)
{
  PandoriaRect hex = pandoria_board_layout_get_rect (&self->layout, at);
  int size = MAX (4, hex.width / 6);

  return (PandoriaRect){ hex.x + (hex.width - size) / 2, hex.y + (hex.height - size) / 2, size,
                         size };
}

void
pandoria_board_labels_keep_free (PandoriaBoardView *self, PandoriaChipTable *table)
{
  PandoriaSpaces missing
      = pandoria_spaces_or (self->highlights.missing, self->highlights.missing_alone);
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, missing)
    table->cover[space] = PANDORIA_CHIP_COVER_NEVER;
  for (guint i = 0; i < self->labels->len; i++)
    {
      const PandoriaChipView *label = g_ptr_array_index (self->labels, i);

      table->figures[table->n_figures++] = pandoria_board_labels_get_anchor (self, label->at);
    }
}

/* --- showing -------------------------------------------------------------------------------- */

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

void
pandoria_board_labels_follow (PandoriaBoardView *self)
{
  g_autoptr (GPtrArray) told = list_told (self);

  if (!pandoria_spaces_equal (get_firsts (told), self->told))
    show (self, told);
}

/* Describes the open regions of @space to screen readers. */
static void
tell_space (PandoriaBoardView *self, PandoriaSpace space, const char *const *sentences)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->open->len; i++)
    {
      const PandoriaOpenRegion *open = get_region (self, i);

      if (pandoria_spaces_has (&open->region.spaces, space)
          || pandoria_spaces_has (&open->missing, space))
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentences[i]);
    }
  pandoria_space_widget_set_outlook (self->widgets[space], text->len > 0 ? text->str : NULL);
}

void
pandoria_board_labels_set_regions (PandoriaBoardView *self, const PandoriaOpenRegion *regions,
                                   const char *const *sentences, guint n)
{
  g_autoptr (GPtrArray) told = NULL;
  PandoriaSpace space;

  g_array_set_size (self->open, 0);
  if (n > 0)
    g_array_append_vals (self->open, regions, n);
  PANDORIA_FOREACH_SPACE (space, self->spaces)
    tell_space (self, space, sentences);
  told = list_told (self);
  show (self, told);
}
