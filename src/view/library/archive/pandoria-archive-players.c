/* PandoriaArchivePlayers: the players of a game in a row of the archive, or its teams: pieces,
 * names, star of the winner, points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-players.h"

#include "pandoria-archive-testing.h"
#include "pandoria-archive-words.h"
#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-letters.h"
#include "pandoria-places.h"

#define PIECE_SIZE 18
#define STAR_SIZE  12
#define SPACING    6
#define COLUMN_GAP 18
#define LINE_GAP   3
/* The visible part of a name, minimum and natural, in characters. */
#define LEAST_NAME 5
#define MOST_NAME  11
/* Room for the points. */
#define POINTS_CHARS 3

struct _PandoriaArchivePlayers
{
  GtkWidget parent_instance;

  PandoriaArchiveEntry *entry;
};

G_DEFINE_FINAL_TYPE (PandoriaArchivePlayers, pandoria_archive_players, GTK_TYPE_WIDGET)

/* Returns: the number of players, or of teams in a partnership. */
static guint
get_n_sides (PandoriaArchivePlayers *self)
{
  return self->entry != NULL ? pandoria_archive_entry_get_n_sides (self->entry) : 0;
}

static guint
get_n_members (PandoriaArchivePlayers *self)
{
  return self->entry != NULL && self->entry->partnership ? 2 : 1;
}

static int
get_char_width (PandoriaArchivePlayers *self, int *line_height)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                   pango_font_metrics_get_approximate_digit_width (metrics));

  if (line_height != NULL)
    *line_height = MAX (PIECE_SIZE, PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics)));
  pango_font_metrics_unref (metrics);
  return PANGO_PIXELS_CEIL (width);
}

/* The width of a player or a team with @name_chars of each name. */
static int
get_cell_width (PandoriaArchivePlayers *self, int name_chars)
{
  const int n = (int) get_n_members (self);

  return n * PIECE_SIZE + STAR_SIZE + (n + 2) * SPACING
         + get_char_width (self, NULL) * (n * name_chars + POINTS_CHARS);
}

static guint
get_n_columns (PandoriaArchivePlayers *self, int width)
{
  int least = get_cell_width (self, LEAST_NAME) + COLUMN_GAP;

  return (guint) CLAMP ((width + COLUMN_GAP) / least, 1,
                        PANDORIA_MAX_PLAYERS / (int) get_n_members (self));
}

static void
pandoria_archive_players_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                                  int *minimum, int *natural, int *minimum_baseline,
                                  int *natural_baseline)
{
  PandoriaArchivePlayers *self = PANDORIA_ARCHIVE_PLAYERS (widget);
  guint n = get_n_sides (self), n_columns, n_lines;
  int line_height;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = get_cell_width (self, LEAST_NAME);
      *natural = PANDORIA_MAX_PLAYERS / (int) get_n_members (self)
                     * (get_cell_width (self, MOST_NAME) + COLUMN_GAP)
                 - COLUMN_GAP;
      return;
    }
  get_char_width (self, &line_height);
  /* Without a width GTK wants the least height of all widths. */
  n_columns = for_size >= 0 ? get_n_columns (self, for_size) : PANDORIA_MAX_PLAYERS;
  n_lines = (n + n_columns - 1) / n_columns;
  *minimum = *natural = n_lines > 0 ? (int) n_lines * (line_height + LINE_GAP) - LINE_GAP : 0;
}

static GdkRectangle
get_cell (PandoriaArchivePlayers *self, guint side)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), line_height;
  guint n_columns = get_n_columns (self, width), column = side % n_columns;
  int cell_width = (width + COLUMN_GAP) / (int) n_columns;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    column = n_columns - 1 - column;
  get_char_width (self, &line_height);
  return (GdkRectangle){ (int) column * cell_width,
                         (int) (side / n_columns) * (line_height + LINE_GAP),
                         cell_width - COLUMN_GAP, line_height };
}

/* Takes the next @width pixels of @cell, from the start or the end of a line. */
static GdkRectangle
cut (PandoriaArchivePlayers *self, GdkRectangle *cell, int width, gboolean at_end)
{
  gboolean right = at_end != (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL);
  GdkRectangle part
      = { right ? cell->x + cell->width - width : cell->x, cell->y, width, cell->height };

  cell->width -= width + SPACING;
  if (!right)
    cell->x += width + SPACING;
  return part;
}

static void
draw_paintable (GtkSnapshot *snapshot, GdkPaintable *paintable, const GdkRectangle *area, int size,
                const GdkRGBA *symbolic)
{
  graphene_point_t at
      = GRAPHENE_POINT_INIT ((float) area->x, (float) area->y + (float) (area->height - size) / 2);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at);
  if (symbolic != NULL)
    gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (paintable), snapshot, size,
                                              size, symbolic, 1);
  else
    gdk_paintable_snapshot (paintable, snapshot, size, size);
  gtk_snapshot_restore (snapshot);
}

static PangoLayout *
create_layout (PandoriaArchivePlayers *self, const char *text, gboolean bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();

  if (bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  return layout;
}

/* Names in another text direction than the window's also begin at the start of the line. */
static void
draw_text (PandoriaArchivePlayers *self, GtkSnapshot *snapshot, PangoLayout *layout,
           const GdkRectangle *area, const GdkRGBA *color)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (width > area->width)
    {
      pango_layout_set_width (layout, MAX (area->width, 0) * PANGO_SCALE);
      pango_layout_get_pixel_size (layout, &width, &height);
    }
  pandoria_append_text (snapshot, layout, rtl ? area->x + area->width - width : area->x,
                        area->y + (area->height - height) / 2.0, color);
}

static void
draw_star (PandoriaArchivePlayers *self, GtkSnapshot *snapshot, const GdkRectangle *area,
           const GdkRGBA *color)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));
  g_autoptr (GtkIconPaintable) star = gtk_icon_theme_lookup_icon (
      theme, "starred-symbolic", NULL, STAR_SIZE, gtk_widget_get_scale_factor (GTK_WIDGET (self)),
      GTK_TEXT_DIR_NONE, 0);

  draw_paintable (snapshot, GDK_PAINTABLE (star), area, STAR_SIZE, color);
}

/* Draws the pieces of player or team @side, and cuts their room from @cell. */
static void
draw_pieces (PandoriaArchivePlayers *self, GtkSnapshot *snapshot, guint side, GdkRectangle *cell)
{
  for (guint i = 0; i < get_n_members (self); i++)
    {
      const PandoriaArchivePlayer *player = &self->entry->players[side + 2 * i];
      const GdkRectangle part = cut (self, cell, PIECE_SIZE, FALSE);
      g_autoptr (GdkPaintable) piece
          = pandoria_art_piece (PANDORIA_ART_WORKER, (PandoriaColor) player->color, PIECE_SIZE,
                                gtk_widget_get_scale_factor (GTK_WIDGET (self)));

      draw_paintable (snapshot, piece, &part, PIECE_SIZE, NULL);
    }
}

static void
draw_side (PandoriaArchivePlayers *self, GtkSnapshot *snapshot, guint side, const GdkRGBA *color)
{
  gboolean won = pandoria_archive_entry_has_won (self->entry, side);
  GdkRectangle cell = get_cell (self, side), part;
  g_autofree char *name = pandoria_archive_words_side (self->entry, side);
  g_autofree char *points
      = g_strdup_printf ("%d", pandoria_archive_entry_get_points (self->entry, side));
  g_autoptr (PangoLayout) name_layout = create_layout (self, name, won);
  g_autoptr (PangoLayout) points_layout = create_layout (self, points, won);
  int width;

  draw_pieces (self, snapshot, side, &cell);
  pango_layout_get_pixel_size (points_layout, &width, NULL);
  part = cut (self, &cell, width, TRUE);
  draw_text (self, snapshot, points_layout, &part, color);
  if (won)
    {
      part = cut (self, &cell, STAR_SIZE, TRUE);
      draw_star (self, snapshot, &part, color);
    }
  draw_text (self, snapshot, name_layout, &cell, color);
}

static void
pandoria_archive_players_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaArchivePlayers *self = PANDORIA_ARCHIVE_PLAYERS (widget);
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  for (guint side = 0; side < get_n_sides (self); side++)
    draw_side (self, snapshot, side, &color);
}

static gboolean
pandoria_archive_players_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard,
                                        GtkTooltip *tooltip)
{
  g_autofree char *name
      = keyboard ? NULL
                 : pandoria_archive_players_get_name_at (PANDORIA_ARCHIVE_PLAYERS (widget), x, y);

  gtk_tooltip_set_text (tooltip, name);
  return name != NULL;
}

static void
pandoria_archive_players_class_init (PandoriaArchivePlayersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaArchivePlayers, entry, g_object_unref),
                           NULL);
  widget_class->measure = pandoria_archive_players_measure;
  widget_class->get_request_mode = pandoria_get_height_for_width;
  widget_class->snapshot = pandoria_archive_players_snapshot;
  widget_class->query_tooltip = pandoria_archive_players_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "archiveplayers");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
pandoria_archive_players_init (PandoriaArchivePlayers *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

void
pandoria_archive_players_set_entry (PandoriaArchivePlayers *self, PandoriaArchiveEntry *entry)
{
  guint n, members;

  g_return_if_fail (PANDORIA_IS_ARCHIVE_PLAYERS (self));

  n = get_n_sides (self);
  members = get_n_members (self);
  g_set_object (&self->entry, entry);
  /* The size request depends only on these numbers. */
  if (get_n_sides (self) != n || get_n_members (self) != members)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

char *
pandoria_archive_players_get_name_at (PandoriaArchivePlayers *self, double x, double y)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_PLAYERS (self), NULL);

  for (guint side = 0; side < get_n_sides (self); side++)
    {
      GdkRectangle cell = get_cell (self, side);

      if (gdk_rectangle_contains_point (&cell, (int) x, (int) y))
        return pandoria_archive_words_side (self->entry, side);
    }
  return NULL;
}
