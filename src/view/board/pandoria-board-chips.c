/* PandoriaBoardChips: the layer with the gains of a placement on chips, and with the labels of open
 * regions, at the places that pandoria-chip-places.c finds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-chips.h"

#include <math.h>

#include "pandoria-board-testing.h"
#include "pandoria-palette.h"
#include "pandoria-text.h"

#define MARGIN     4 /* to the edge of the board */
#define MAX_LABELS 24
#define MAX_PLACES (PANDORIA_BOARD_MAX_CHIPS + MAX_LABELS)

/* Everything that determines the places of chips and labels; compared by its bytes. */
typedef struct
{
  PandoriaBoardLayout layout;
  PandoriaChipTable table;
  PandoriaChipWish wishes[MAX_PLACES];
  guint n;
} Question;

struct _PandoriaBoardChips
{
  PandoriaBoardLayer parent_instance;

  const PandoriaBoardScene *scene;
  PandoriaBoardSpaces *spaces;
  GArray *chips;     /* of PandoriaBoardChip */
  GPtrArray *views;  /* of PandoriaChipView, in the order of @chips */
  GPtrArray *labels; /* of PandoriaChipView */

  Question *asked;                      /* nullable */
  PandoriaChipPlace places[MAX_PLACES]; /* found for @asked */
};

G_DEFINE_FINAL_TYPE (PandoriaBoardChips, pandoria_board_chips, PANDORIA_TYPE_BOARD_LAYER)

static void
clear_chip (gpointer data)
{
  PandoriaBoardChip *chip = data;

  g_free (chip->text);
  g_free (chip->detail);
}

static const PandoriaBoardChip *
get_chip (PandoriaBoardChips *self, guint index)
{
  return &g_array_index (self->chips, PandoriaBoardChip, index);
}

static const PandoriaSpaceLook *
get_look (PandoriaBoardChips *self, PandoriaSpace space)
{
  return pandoria_board_spaces_get_look (self->spaces, space);
}

/* Returns: the small square in the middle of the hex @at, where the line of a chip ends. */
static PandoriaRect
get_anchor (PandoriaBoardChips *self, PandoriaSpace at)
{
  PandoriaRect hex = pandoria_board_layout_get_rect (pandoria_board_layer_get_layout (self), at);
  int size = MAX (4, hex.width / 6);

  return (PandoriaRect){ hex.x + (hex.width - size) / 2, hex.y + (hex.height - size) / 2, size,
                         size };
}

/* --- chips ---------------------------------------------------------------------------------- */

/* The chip shows the figure that earns. */
static PandoriaChipView *
make_chip_view (PandoriaBoardChips *self, const PandoriaBoardChip *what)
{
  const PandoriaSpaceLook *look = get_look (self, what->at);
  PandoriaColor color = self->scene->colors[what->player];
  PandoriaChipView *chip = pandoria_chip_view_new (
      GTK_WIDGET (self), what->at, pandoria_palette_player (color)->fill, what->detail);
  PandoriaArtPiece piece = PANDORIA_ART_WORKER;

  for (guint i = 0; i < look->n_figures; i++)
    if (look->color[i] == color && look->leader[i])
      piece = PANDORIA_ART_LEADER;
  pandoria_chip_view_add (chip, piece, color, what->text);
  return chip;
}

/* Finds the figure that earns @what. If the space has two, it is the player's own. */
static PandoriaRect
find_figure (PandoriaBoardChips *self, const PandoriaBoardChip *what)
{
  const PandoriaSpaceLook *look = get_look (self, what->at);
  PandoriaRect hex
      = pandoria_board_layout_get_rect (pandoria_board_layer_get_layout (self), what->at);
  guint index = look->n_figures > 1 && look->color[1] == self->scene->colors[what->player] ? 1 : 0;

  if (look->n_figures == 0)
    return (PandoriaRect){ hex.x + hex.width / 4, hex.y + hex.height / 4, hex.width / 2,
                           hex.height / 2 };
  return pandoria_space_picture_get_figure (look, index, &hex);
}

/* Returns: the space of the region of @what nearest to its figure; one without a figure, if any. */
static PandoriaSpace
find_region_space (PandoriaBoardChips *self, const PandoriaBoardChip *what)
{
  PandoriaSpaces bare
      = pandoria_spaces_minus (what->region, pandoria_state_all_figures (&self->scene->state));
  PandoriaPoint from
      = pandoria_board_layout_get_centre (pandoria_board_layer_get_layout (self), what->at);
  PandoriaSpace space, best = PANDORIA_SPACE_NONE;
  double least = G_MAXDOUBLE;

  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_is_empty (bare) ? what->region : bare)
    {
      PandoriaPoint at
          = pandoria_board_layout_get_centre (pandoria_board_layer_get_layout (self), space);
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
find_line_end (PandoriaBoardChips *self, const PandoriaBoardChip *what)
{
  if (pandoria_spaces_is_empty (what->region))
    return find_figure (self, what);
  return get_anchor (self, find_region_space (self, what));
}

/* --- labels of open regions ----------------------------------------------------------------- */

/* Finds the middle of the region. Prefers a space without a figure. */
static PandoriaSpace
find_anchor (PandoriaBoardChips *self, PandoriaSpaces region)
{
  PandoriaSpaces bare
      = pandoria_spaces_minus (region, pandoria_state_all_figures (&self->scene->state));
  guint n = pandoria_spaces_count (region);
  PandoriaSpace space, best = PANDORIA_SPACE_NONE;
  double x = 0, y = 0, least = G_MAXDOUBLE;

  PANDORIA_FOREACH_SPACE (space, region)
    {
      PandoriaPoint at
          = pandoria_board_layout_get_centre (pandoria_board_layer_get_layout (self), space);

      x += at.x / n;
      y += at.y / n;
    }
  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_is_empty (bare) ? region : bare)
    {
      PandoriaPoint at
          = pandoria_board_layout_get_centre (pandoria_board_layer_get_layout (self), space);
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
make_label (PandoriaBoardChips *self, const PandoriaOpenRegion *open)
{
  const PandoriaState *state = &self->scene->state;
  PandoriaCounter counter = (PandoriaCounter) open->counter;
  guint32 edge = pandoria_palette_get (pandoria_theme_now ())->text;
  guint n_left = 0;
  g_autofree char *nothing = NULL;
  PandoriaChipView *label;

  for (guint player = 0; player < state->n_players; player++)
    n_left += open->gains[player].amount != 0;
  if (n_left == 0)
    nothing = pandoria_text_amount (counter, 0);
  label = pandoria_chip_view_new (GTK_WIDGET (self), find_anchor (self, open->region.spaces), edge,
                                  nothing);
  for (guint i = 0; i < state->n_players; i++)
    {
      const guint player = (state->active + i) % state->n_players;
      int amount = open->gains[player].amount;

      g_autofree char *text = NULL;

      if (amount == 0)
        continue;
      text = --n_left == 0 ? pandoria_text_change (counter, amount) : pandoria_text_signed (amount);
      pandoria_chip_view_add (label, PANDORIA_ART_WORKER, self->scene->colors[player], text);
    }
  return label;
}

static void
make_labels (PandoriaBoardChips *self)
{
  g_autoptr (GPtrArray) told = pandoria_board_scene_list_told (self->scene);

  g_ptr_array_set_size (self->labels, 0);
  for (guint i = 0; i < MIN (told->len, MAX_LABELS); i++)
    g_ptr_array_add (self->labels, make_label (self, g_ptr_array_index (told, i)));
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

/* Adds what labels and chips may not cover: the missing spaces, and where labels hang. */
static void
keep_labels_free (PandoriaBoardChips *self, PandoriaChipTable *table)
{
  const PandoriaHighlights *highlights = &self->scene->highlights;
  PandoriaSpaces missing = pandoria_spaces_or (highlights->missing, highlights->missing_alone);
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, missing)
    table->cover[space] = PANDORIA_CHIP_COVER_NEVER;
  for (guint i = 0; i < self->labels->len; i++)
    {
      const PandoriaChipView *label = g_ptr_array_index (self->labels, i);

      table->figures[table->n_figures++] = get_anchor (self, label->at);
    }
}

/* Returns: the regions that chips speak of, which stay visible. */
static PandoriaSpaces
get_told_regions (PandoriaBoardChips *self)
{
  const PandoriaState *state = &self->scene->state;
  PandoriaSpaces told = pandoria_space_looks_get_preview_region (state, &self->scene->highlights);

  for (guint i = 0; i < state->n_pending; i++)
    told = pandoria_spaces_or (told, state->pending[i].spaces);
  for (guint i = 0; i < self->chips->len; i++)
    told = pandoria_spaces_or (told, get_chip (self, i)->region);
  return pandoria_spaces_and (told, pandoria_board_spaces_get_all (self->spaces));
}

static void
fill_table (PandoriaBoardChips *self, PandoriaChipTable *table)
{
  PandoriaBoardPlace *place = pandoria_board_layer_get_place (self);
  const PandoriaBoardRoom *room = pandoria_board_place_get_room (place);
  const PandoriaRect *inner = &room->inner;
  PandoriaSpace space;

  table->layout = pandoria_board_place_get_layout (place);
  table->bounds = (PandoriaRect){ inner->x + MARGIN, inner->y + MARGIN, inner->width - 2 * MARGIN,
                                  inner->height - 2 * MARGIN };
  table->taken = room->taken;
  PANDORIA_FOREACH_SPACE (space, pandoria_board_spaces_get_all (self->spaces))
    {
      const PandoriaSpaceLook *look = get_look (self, space);

      table->cover[space] = (guint8) get_cover (look);
      add_figures (table, space, look);
    }
  PANDORIA_FOREACH_SPACE (space, get_told_regions (self))
    table->cover[space] = PANDORIA_CHIP_COVER_NEVER;
  keep_labels_free (self, table);
}

static void
add_wish (Question *question, const PandoriaChipView *chip, PandoriaRect figure)
{
  PandoriaChipWish *wish = &question->wishes[question->n++];

  wish->figure = figure;
  pandoria_chip_view_measure (chip, wish);
}

/* Places chips first, then labels in the remaining room. Skips the search if its input is
 * unchanged: most updates of the looks move no chip. */
static void
find_places (PandoriaBoardChips *self)
{
  g_autofree Question *question = g_new0 (Question, 1);

  question->layout = *pandoria_board_layer_get_layout (self);
  fill_table (self, &question->table);
  for (guint i = 0; i < self->views->len; i++)
    add_wish (question, g_ptr_array_index (self->views, i),
              find_line_end (self, get_chip (self, i)));
  for (guint i = 0; i < self->labels->len; i++)
    {
      const PandoriaChipView *label = g_ptr_array_index (self->labels, i);

      add_wish (question, label, get_anchor (self, label->at));
    }
  if (self->asked != NULL && memcmp (self->asked, question, sizeof *question) == 0)
    return;
  pandoria_chip_places_find (&question->table, question->wishes, question->n, self->places);
  g_free (self->asked);
  self->asked = g_steal_pointer (&question);
}

/* Describes the chips of @space to screen readers. */
static void
tell_gains (PandoriaBoardChips *self, PandoriaSpace space)
{
  PandoriaSpaceWidget *widget = pandoria_board_spaces_get (self->spaces, space);
  g_autoptr (GString) gain = g_string_new (NULL);

  if (widget == NULL)
    return;
  for (guint i = 0; i < self->chips->len; i++)
    if (get_chip (self, i)->at == space)
      {
        g_string_append_printf (gain, "%s%s", gain->len > 0 ? ", " : "", get_chip (self, i)->text);
        if (get_chip (self, i)->detail != NULL)
          g_string_append_printf (gain, ", %s", get_chip (self, i)->detail);
      }
  pandoria_space_widget_set_gain (widget, gain->len > 0 ? gain->str : NULL);
}

/* --- drawing -------------------------------------------------------------------------------- */

static void
draw_lines (GPtrArray *chips, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < chips->len; i++)
    {
      const PandoriaChipView *chip = g_ptr_array_index (chips, i);

      if (chip->place.shown)
        pandoria_chip_view_draw_line (chip, snapshot);
    }
}

static void
draw_chips (GPtrArray *chips, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < chips->len; i++)
    {
      const PandoriaChipView *chip = g_ptr_array_index (chips, i);

      if (chip->place.shown)
        pandoria_chip_view_draw (chip, snapshot);
    }
}

/* Draws all lines below all chips and labels. */
static void
pandoria_board_chips_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaBoardChips *self = PANDORIA_BOARD_CHIPS (widget);

  draw_lines (self->labels, snapshot);
  draw_lines (self->views, snapshot);
  draw_chips (self->labels, snapshot);
  draw_chips (self->views, snapshot);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_board_chips_dispose (GObject *object)
{
  PandoriaBoardChips *self = PANDORIA_BOARD_CHIPS (object);

  g_ptr_array_set_size (self->views, 0);
  g_ptr_array_set_size (self->labels, 0);
  g_clear_object (&self->spaces);
  G_OBJECT_CLASS (pandoria_board_chips_parent_class)->dispose (object);
}

static void
pandoria_board_chips_finalize (GObject *object)
{
  PandoriaBoardChips *self = PANDORIA_BOARD_CHIPS (object);

  g_array_unref (self->chips);
  g_ptr_array_unref (self->views);
  g_ptr_array_unref (self->labels);
  g_free (self->asked);
  G_OBJECT_CLASS (pandoria_board_chips_parent_class)->finalize (object);
}

/* The font or the text size has changed. */
static void
pandoria_board_chips_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (pandoria_board_chips_parent_class)->system_setting_changed (widget, setting);
  pandoria_board_chips_make (PANDORIA_BOARD_CHIPS (widget));
}

static void
pandoria_board_chips_class_init (PandoriaBoardChipsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_board_chips_dispose;
  G_OBJECT_CLASS (klass)->finalize = pandoria_board_chips_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = pandoria_board_chips_snapshot;
  GTK_WIDGET_CLASS (klass)->system_setting_changed = pandoria_board_chips_system_setting_changed;
}

static GPtrArray *
new_views (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_chip_view_free);
}

static void
pandoria_board_chips_init (PandoriaBoardChips *self)
{
  self->chips = g_array_new (FALSE, FALSE, sizeof (PandoriaBoardChip));
  g_array_set_clear_func (self->chips, clear_chip);
  self->views = new_views ();
  self->labels = new_views ();
}

/* --- public functions ----------------------------------------------------------------------- */

PandoriaBoardChips *
pandoria_board_chips_new (PandoriaBoardPlace *place, const PandoriaBoardScene *scene,
                          PandoriaBoardSpaces *spaces)
{
  PandoriaBoardChips *self;

  g_return_val_if_fail (scene != NULL && PANDORIA_IS_BOARD_SPACES (spaces), NULL);

  self = pandoria_board_layer_new (PANDORIA_TYPE_BOARD_CHIPS, place);
  self->scene = scene;
  self->spaces = g_object_ref (spaces);
  return self;
}

void
pandoria_board_chips_set (PandoriaBoardChips *self, const PandoriaBoardChip *chips, guint n)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_CHIPS (self));
  g_return_if_fail (n <= PANDORIA_BOARD_MAX_CHIPS);

  if (n == 0 && self->chips->len == 0)
    return;
  for (guint i = 0; i < self->chips->len; i++)
    pandoria_spaces_add (&spaces, get_chip (self, i)->at);
  g_array_set_size (self->chips, 0);
  for (guint i = 0; i < n; i++)
    if (pandoria_board_spaces_get (self->spaces, chips[i].at) != NULL
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

/* Returns: the region of gain @index: each gain comes from one event of a region, in their order.
 */
static PandoriaSpaces
find_gain_region (const PandoriaPlayView *view, guint index)
{
  const PandoriaEvents *events = view->foresight != NULL ? &view->foresight->events : NULL;
  guint n = 0;

  for (guint i = 0; events != NULL && i < events->n; i++)
    if (events->items[i].kind == PANDORIA_EVENT_REGION && n++ == index)
      return events->items[i].region;
  return pandoria_spaces_empty ();
}

void
pandoria_board_chips_show_gains (PandoriaBoardChips *self, const PandoriaPlayView *view)
{
  PandoriaBoardChip chips[PANDORIA_MAX_FORESEEN] = { 0 };
  guint n = 0;

  g_return_if_fail (PANDORIA_IS_BOARD_CHIPS (self) && view != NULL);

  for (guint i = 0; i < view->n_gains; i++)
    {
      const PandoriaForeseenGain *gain = &view->gains[i];

      if (gain->at != PANDORIA_SPACE_NONE)
        chips[n++] = (PandoriaBoardChip){ gain->at, gain->player,
                                          pandoria_text_change (gain->counter, gain->amount),
                                          pandoria_text_surplus (gain->surplus, gain->points),
                                          find_gain_region (view, i) };
    }
  pandoria_board_chips_set (self, chips, n);
  for (guint i = 0; i < n; i++)
    clear_chip (&chips[i]);
}

void
pandoria_board_chips_make (PandoriaBoardChips *self)
{
  g_return_if_fail (PANDORIA_IS_BOARD_CHIPS (self));

  g_ptr_array_set_size (self->views, 0);
  for (guint i = 0; i < self->chips->len; i++)
    g_ptr_array_add (self->views, make_chip_view (self, get_chip (self, i)));
  make_labels (self);
  pandoria_board_chips_place (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
pandoria_board_chips_make_labels (PandoriaBoardChips *self)
{
  g_return_if_fail (PANDORIA_IS_BOARD_CHIPS (self));

  make_labels (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
pandoria_board_chips_place (PandoriaBoardChips *self)
{
  guint n;

  g_return_if_fail (PANDORIA_IS_BOARD_CHIPS (self));

  n = self->views->len;
  if (n + self->labels->len == 0 || pandoria_board_layer_get_layout (self)->hex_width == 0)
    return;
  find_places (self);
  for (guint i = 0; i < self->asked->n; i++)
    {
      PandoriaChipView *chip
          = i < n ? g_ptr_array_index (self->views, i) : g_ptr_array_index (self->labels, i - n);

      if (memcmp (&chip->place, &self->places[i], sizeof chip->place) == 0)
        continue;
      chip->place = self->places[i];
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
}

GPtrArray *
pandoria_board_chips_get_views (PandoriaBoardChips *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_CHIPS (self), NULL);

  return self->views;
}

GPtrArray *
pandoria_board_chips_get_labels (PandoriaBoardChips *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_CHIPS (self), NULL);

  return self->labels;
}
