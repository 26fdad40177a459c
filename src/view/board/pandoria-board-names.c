/* PandoriaBoardNames: the layer with the names of columns and rows at the edge of the board. Those
 * of the hovered or focused space are bold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-names.h"

#include <math.h>

#include "pandoria-letters.h"
#include "pandoria-palette.h"

#define FONT_POINTS 8.25 /* 11 px at 100 % */

/* The letters of a picture grow with it, because it is seen from a distance: one px for so many px
 * of the picture. */
#define PICTURE_PX 34

struct _PandoriaBoardNames
{
  PandoriaBoardLayer parent_instance;

  const PandoriaBoardScene *scene;
  PandoriaBoardSpaces *spaces;
  PandoriaEdgeStrips strips;
  int letters;                  /* their size in px; 0: the usual size */
  PangoLayout *texts[2][2][16]; /* strong, row, index; made on demand */
  gboolean dragging;
};

G_DEFINE_FINAL_TYPE (PandoriaBoardNames, pandoria_board_names, PANDORIA_TYPE_BOARD_LAYER)

static PangoLayout *
make_text (PandoriaBoardNames *self, const char *text, gboolean strong)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_size (font, (int) (FONT_POINTS * PANGO_SCALE));
  if (self->letters > 0)
    pango_font_description_set_absolute_size (font, self->letters * PANGO_SCALE);
  pango_font_description_set_weight (font, strong ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

static PangoLayout *
get_text (PandoriaBoardNames *self, gboolean is_row, int index, gboolean strong)
{
  PangoLayout **text = &self->texts[!!strong][!!is_row][index];

  if (*text == NULL)
    {
      g_autofree char *name
          = is_row ? g_strdup_printf ("%d", index) : g_strdup_printf ("%c", 'A' + index);

      *text = make_text (self, name, strong);
    }
  return *text;
}

static void
drop_texts (PandoriaBoardNames *self)
{
  for (int i = 0; i < 16; i++)
    for (int j = 0; j < 4; j++)
      g_clear_object (&self->texts[j & 1][j >> 1][i]);
}

/* The names of the hovered column and row are bold. */
static gboolean
is_strong (PandoriaBoardNames *self, const PandoriaEdgeName *name)
{
  PandoriaSpace space = self->scene->hovered;

  if (space < 0)
    return FALSE;
  return name->index == (name->is_row ? PANDORIA_ROW (space) : PANDORIA_COLUMN (space));
}

static void
draw_name (PandoriaBoardNames *self, GtkSnapshot *snapshot, const PandoriaEdgeName *name)
{
  const PandoriaPalette *palette = pandoria_palette_get (pandoria_theme_now ());
  gboolean strong = is_strong (self, name);
  gboolean contrast = pandoria_theme_now () & PANDORIA_THEME_CONTRAST;
  GdkRGBA color = pandoria_palette_rgba (strong || contrast ? palette->text : palette->dim, 1);
  PangoLayout *text = get_text (self, name->is_row, name->index, strong);
  int width, height;

  pango_layout_get_pixel_size (text, &width, &height);
  pandoria_append_text (snapshot, text, floor (name->centre.x - width / 2.0),
                        floor (name->centre.y - height / 2.0), &color);
}

/* Where the board continues below the names, draws a strip in the color of the table and a line
 * towards the board. */
static void
draw_strips (PandoriaBoardNames *self, GtkSnapshot *snapshot, int width, int height)
{
  const PandoriaPalette *palette = pandoria_palette_get (pandoria_theme_now ());
  GdkRGBA table = pandoria_palette_rgba (palette->table, 1),
          line = pandoria_palette_rgba (palette->line, 1);
  const PandoriaRect inner = pandoria_edge_strips_get_inner (&self->strips, width, height);
  const PandoriaRect lines[4] = {
    { inner.x - 1, inner.y, 1, inner.height },
    { inner.x, inner.y - 1, inner.width, 1 },
    { inner.x + inner.width, inner.y, 1, inner.height },
    { inner.x, inner.y + inner.height, inner.width, 1 },
  };
  PandoriaRect strips[4];
  gboolean covers[4];

  pandoria_edge_strips_place (&self->strips, pandoria_board_layer_get_layout (self), width, height,
                              strips, covers);
  for (int i = 0; i < 4; i++)
    if (covers[i])
      gtk_snapshot_append_color (snapshot, &table, &PANDORIA_BOUNDS (strips[i]));
  for (int i = 0; i < 4; i++)
    if (covers[i])
      gtk_snapshot_append_color (snapshot, &line, &PANDORIA_BOUNDS (lines[i]));
}

/* The place of the name of a space that does not show its own: on its upper edge, over symbols and
 * figure. */
static PandoriaRect
place_plaque (PandoriaBoardNames *self, PandoriaSpace space, PangoLayout *text)
{
  const PandoriaRect hex
      = pandoria_board_layout_get_rect (pandoria_board_layer_get_layout (self), space);
  int width, height;

  pango_layout_get_pixel_size (text, &width, &height);
  width += 10;
  return (PandoriaRect){ hex.x + (hex.width - width) / 2,
                         MAX (self->strips.top, hex.y - height * 5 / 8), width, height };
}

static void
draw_plaque (PandoriaBoardNames *self, GtkSnapshot *snapshot, PandoriaSpace space)
{
  g_autoptr (PangoLayout) text = make_text (self, pandoria_space_name (space), TRUE);
  GdkRGBA ink = pandoria_palette_rgba (PANDORIA_INK, 0.94),
          white = pandoria_palette_rgba (PANDORIA_WHITE, 1);
  PandoriaRect rect = place_plaque (self, space, text);
  GskRoundedRect plaque;

  gsk_rounded_rect_init_from_rect (&plaque, &PANDORIA_BOUNDS (rect), (float) rect.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &plaque);
  gtk_snapshot_append_color (snapshot, &ink, &plaque.bounds);
  gtk_snapshot_pop (snapshot);
  pandoria_append_text (snapshot, text, rect.x + 5, rect.y, &white);
}

/* Does not cover the tile of the preview: the preview's sentence names its spaces. */
static gboolean
needs_plaque (PandoriaBoardNames *self)
{
  PandoriaSpaceWidget *widget = pandoria_board_spaces_get (self->spaces, self->scene->hovered);

  if (widget == NULL || self->dragging)
    return FALSE;
  if (pandoria_space_widget_get_look (widget)->marks & PANDORIA_MARK_PREVIEW)
    return FALSE;
  return !pandoria_space_widget_is_named (widget);
}

static void
pandoria_board_names_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaBoardNames *self = PANDORIA_BOARD_NAMES (widget);
  PandoriaBoardPlace *place = pandoria_board_layer_get_place (self);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  PandoriaEdgeName names[PANDORIA_MAX_EDGE_NAMES];
  guint n
      = pandoria_edge_names_place (&self->strips, pandoria_board_place_get_layout (place), width,
                                   height, &pandoria_board_place_get_room (place)->taken, names);

  draw_strips (self, snapshot, width, height);
  for (guint i = 0; i < n; i++)
    draw_name (self, snapshot, &names[i]);
  if (needs_plaque (self))
    draw_plaque (self, snapshot, self->scene->hovered);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_board_names_dispose (GObject *object)
{
  PandoriaBoardNames *self = PANDORIA_BOARD_NAMES (object);

  drop_texts (self);
  g_clear_object (&self->spaces);
  G_OBJECT_CLASS (pandoria_board_names_parent_class)->dispose (object);
}

/* The font or the text size has changed. */
static void
pandoria_board_names_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (pandoria_board_names_parent_class)->system_setting_changed (widget, setting);
  drop_texts (PANDORIA_BOARD_NAMES (widget));
}

static void
pandoria_board_names_class_init (PandoriaBoardNamesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_board_names_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = pandoria_board_names_snapshot;
  GTK_WIDGET_CLASS (klass)->system_setting_changed = pandoria_board_names_system_setting_changed;
}

static void
pandoria_board_names_init (PandoriaBoardNames *self)
{
}

/* --- public functions ----------------------------------------------------------------------- */

PandoriaBoardNames *
pandoria_board_names_new (PandoriaBoardPlace *place, const PandoriaBoardScene *scene,
                          PandoriaBoardSpaces *spaces)
{
  PandoriaBoardNames *self;

  g_return_val_if_fail (scene != NULL && PANDORIA_IS_BOARD_SPACES (spaces), NULL);

  self = pandoria_board_layer_new (PANDORIA_TYPE_BOARD_NAMES, place);
  self->scene = scene;
  self->spaces = g_object_ref (spaces);
  return self;
}

const PandoriaEdgeStrips *
pandoria_board_names_measure (PandoriaBoardNames *self, int width, int height, gboolean picture)
{
  int letters, text_width, text_height;

  g_return_val_if_fail (PANDORIA_IS_BOARD_NAMES (self), NULL);

  letters = picture ? MIN (width, height) / PICTURE_PX : 0;
  if (letters != self->letters)
    drop_texts (self);
  self->letters = letters;
  pango_layout_get_pixel_size (get_text (self, TRUE, 13, TRUE), &text_width, &text_height);
  self->strips = pandoria_edge_strips_make (width, height, text_width, text_height);
  return &self->strips;
}

void
pandoria_board_names_set_dragging (PandoriaBoardNames *self, gboolean dragging)
{
  g_return_if_fail (PANDORIA_IS_BOARD_NAMES (self));

  if (self->dragging == dragging)
    return;
  self->dragging = dragging;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
