/* PandoriaTablePlate: the points of a player or a team, as large as possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-table-plate.h"

#include <glib/gi18n.h>
#include <math.h>

#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-glide.h"
#include "pandoria-palette.h"
#include "pandoria-table-text.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

/* Parts of the plate's height. */
#define EDGE   0.08
#define RADIUS 0.14
#define NOTE   0.38 /* the line below a name, as a part of both */
/* Parts of its width. */
#define ARROW     0.07 /* in front of the active player */
#define NOTE_PART 0.4  /* a note at the end of the line of the name, as a part of that line */
#define NUMBER    0.4

/* The block has room for this many digits. Points above 999 are drawn smaller. */
#define DIGITS 3

#define MAX_MEMBERS 2

/* What a player has: the resources, the cards, the figures in the reserve. */
enum
{
  SUPPLY_CRYSTAL,
  SUPPLY_GOLD,
  SUPPLY_WOOD,
  SUPPLY_HAND,
  SUPPLY_FIGURES,
  N_SUPPLIES,
};

struct _PandoriaTablePlate
{
  GtkWidget parent_instance;

  guint n; /* players who share the points: 1, or 2 in a team */
  char *names[MAX_MEMBERS];
  PandoriaColor colors[MAX_MEMBERS];
  int own[MAX_MEMBERS]; /* a partner's part of the team's points */
  guint active;         /* index of the one who has the turn; G_MAXUINT: none */
  int points;
  char *note;                            /* nullable */
  int supplies[MAX_MEMBERS][N_SUPPLIES]; /* -1: the game has none */
  char *supply_words[MAX_MEMBERS];
  gboolean has_supplies; /* not at the end */
  PandoriaGlide *count;
};

G_DEFINE_FINAL_TYPE (PandoriaTablePlate, pandoria_table_plate, GTK_TYPE_WIDGET)

static char *
describe_member (PandoriaTablePlate *self, guint member)
{
  const char *color = pandoria_color_name (self->colors[member]);
  int points = self->n > 1 ? self->own[member] : self->points;
  g_autofree char *amount = pandoria_text_amount (PANDORIA_COUNTER_POINTS, points);

  if (member == self->active)
    /* Translators: a player, the color, the points: “Marta (red), whose turn it is: 41 points” */
    return g_strdup_printf (_ ("%1$s (%2$s), whose turn it is: %3$s"), self->names[member], color,
                            amount);
  /* Translators: a player, the color, the points: “Marta (red): 41 points” */
  return g_strdup_printf (_ ("%1$s (%2$s): %3$s"), self->names[member], color, amount);
}

static void
update_words (PandoriaTablePlate *self)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  g_autofree char *sum = pandoria_text_amount (PANDORIA_COUNTER_POINTS, self->points);
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->n; i++)
    {
      pandoria_phrases_add (parts, describe_member (self, i));
      if (self->has_supplies)
        pandoria_phrases_add (parts, g_strdup (self->supply_words[i]));
    }
  if (self->n > 1)
    /* Translators: the points of two partners */
    pandoria_phrases_add (parts, g_strdup_printf (_ ("together %s"), sum));
  pandoria_phrases_add (parts, g_strdup (self->note));
  text = pandoria_phrases_join (parts, "; ");
  pandoria_set_accessible_label (GTK_WIDGET (self), text);
}

/* Returns: the rectangle, mirrored in right-to-left languages: @x counts from the start of the
 * line. */
static graphene_rect_t
mirror (PandoriaTablePlate *self, double x, double y, double width, double height)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  return GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height);
}

static void
draw_block (GtkSnapshot *snapshot, const graphene_rect_t *rect, double radius, const GdkRGBA *color)
{
  GskRoundedRect block;

  gsk_rounded_rect_init_from_rect (&block, rect, (float) radius);
  gtk_snapshot_push_rounded_clip (snapshot, &block);
  gtk_snapshot_append_color (snapshot, color, rect);
  gtk_snapshot_pop (snapshot);
}

/* Draws a triangle that points to the active player, so that the color is not the only sign. */
static void
draw_arrow (PandoriaTablePlate *self, GtkSnapshot *snapshot, const graphene_rect_t *rect,
            const GdkRGBA *color)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double x = rect->origin.x, y = rect->origin.y, width = rect->size.width,
         height = rect->size.height;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, rect);

  gdk_cairo_set_source_rgba (cr, color);
  cairo_move_to (cr, mirrored ? x + width : x, y);
  cairo_line_to (cr, mirrored ? x + width : x, y + height);
  cairo_line_to (cr, mirrored ? x : x + width, y + height / 2);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
draw_sign (PandoriaTablePlate *self, GtkSnapshot *snapshot, const graphene_rect_t *rect,
           PandoriaColor color)
{
  int size = MAX ((int) MIN (rect->size.width, rect->size.height), 1);
  g_autoptr (GdkPaintable) sign = pandoria_art_piece (
      PANDORIA_ART_WORKER, color, size, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  double ratio = gdk_paintable_get_intrinsic_aspect_ratio (sign);
  double width = ratio > 0 ? size * ratio : size;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot,
      &GRAPHENE_POINT_INIT (rect->origin.x + (float) floor ((rect->size.width - width) / 2),
                            rect->origin.y + floorf ((rect->size.height - (float) size) / 2)));
  gdk_paintable_snapshot (sign, snapshot, width, size);
  gtk_snapshot_restore (snapshot);
}

static void
draw_line (PandoriaTablePlate *self, GtkSnapshot *snapshot, const char *text, graphene_rect_t rect,
           double xalign, gboolean bold, GdkRGBA color)
{
  PandoriaTableLine line = { text, rect, rect.size.height / 1.3, xalign, bold, color };

  pandoria_table_line_draw (&line, GTK_WIDGET (self), snapshot);
}

static void
draw_supply_sign (PandoriaTablePlate *self, GtkSnapshot *snapshot, guint supply, guint member,
                  const graphene_rect_t *rect)
{
  const int size = MAX ((int) MIN (rect->size.width, rect->size.height), 1);
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  g_autoptr (GdkTexture) texture = NULL;

  if (supply == SUPPLY_FIGURES)
    {
      draw_sign (self, snapshot, rect, self->colors[member]);
      return;
    }
  texture = pandoria_paint_counter (supply == SUPPLY_HAND ? PANDORIA_COUNTER_HAND
                                                          : (PandoriaCounter) supply,
                                    size, scale, pandoria_theme_now ());
  gtk_snapshot_append_texture (
      snapshot, texture,
      &GRAPHENE_RECT_INIT (rect->origin.x + (rect->size.width - (float) size) / 2,
                           rect->origin.y + (rect->size.height - (float) size) / 2, (float) size,
                           (float) size));
}

/* Draws each supply as its sign and number, all in columns of one width. */
static void
draw_supplies (PandoriaTablePlate *self, GtkSnapshot *snapshot, guint member, double x, double top,
               double width, double height, const GdkRGBA *color)
{
  const double column = width / N_SUPPLIES, sign = MIN (height * 0.9, column * 0.38);

  for (guint i = 0; i < N_SUPPLIES; i++, x += column)
    {
      g_autofree char *number = g_strdup_printf ("%d", self->supplies[member][i]);
      const graphene_rect_t place = mirror (self, x, top + (height - sign) / 2, sign, sign);

      if (self->supplies[member][i] < 0)
        continue;
      draw_supply_sign (self, snapshot, i, member, &place);
      draw_line (self, snapshot, number,
                 mirror (self, x + sign * 1.1, top, column - sign * 1.15, height), 0, TRUE, *color);
    }
}

/* Draws a player between @top and @top + @height, up to @end: sign, name, note, supplies, and the
 * points in a team. Supplies fill the lower line. Without them, the note has that line. */
static void
draw_member (PandoriaTablePlate *self, GtkSnapshot *snapshot, guint member, double top,
             double height, double end, const GdkRGBA *color)
{
  const gboolean has_note = self->note != NULL && member + 1 == self->n;
  const gboolean is_in_line = has_note && self->has_supplies;
  const double arrow = ARROW * gtk_widget_get_width (GTK_WIDGET (self));
  const double sign = MIN (height, end * 0.22), start = arrow + sign * 1.15, width = end - start;
  const double lower = self->has_supplies || has_note ? height * NOTE : 0, upper = height - lower;
  const double own = self->n > 1 ? end * 0.24 : 0;
  const double note_width = is_in_line ? width * NOTE_PART : 0;
  graphene_rect_t place
      = mirror (self, arrow * 0.25, top + height * 0.24, arrow * 0.5, height * 0.52);

  if (member == self->active)
    draw_arrow (self, snapshot, &place, color);
  place = mirror (self, arrow, top, sign, height);
  draw_sign (self, snapshot, &place, self->colors[member]);
  draw_line (self, snapshot, self->names[member],
             mirror (self, start, top, (end - own) * 0.97 - start - note_width, upper), 0,
             member == self->active, *color);
  if (self->has_supplies)
    draw_supplies (self, snapshot, member, start, top + upper, width, lower, color);
  if (is_in_line)
    draw_line (self, snapshot, self->note,
               mirror (self, end - own - note_width, top + upper * 0.1, note_width, upper * 0.8), 1,
               FALSE, *color);
  else if (has_note)
    draw_line (self, snapshot, self->note, mirror (self, start, top + upper, width, lower), 0,
               FALSE, *color);
  if (self->n > 1)
    {
      g_autofree char *points = g_strdup_printf ("%d", self->own[member]);

      draw_line (self, snapshot, points, mirror (self, end - own, top, own * 0.9, upper), 1, FALSE,
                 *color);
    }
}

/* Draws the points on the player's color. A team has no color, so it uses the color of the text. */
static void
draw_points (PandoriaTablePlate *self, GtkSnapshot *snapshot, const graphene_rect_t *rect,
             const GdkRGBA *color)
{
  const PandoriaPlayerColors *colors = pandoria_palette_player (self->colors[0]);
  gboolean team = self->n > 1;
  gboolean dark = pandoria_theme_now () & PANDORIA_THEME_DARK;
  guint32 on_text = dark ? 0x000000 : 0xffffff;
  GdkRGBA fill = team ? *color : pandoria_palette_rgba (colors->fill, 1);
  GdkRGBA mark = pandoria_palette_rgba (team ? on_text : colors->mark, 1);
  g_autofree char *points = g_strdup_printf ("%d", (int) lround (pandoria_glide_get (self->count)));
  float edge = rect->size.width * 0.06F;
  PandoriaTableLine line = { points, *rect, rect->size.height, 0.5, TRUE, mark };

  fill.alpha = 1;
  draw_block (snapshot, rect, rect->size.height * RADIUS, &fill);
  /* Digits do not use the room for ascenders and descenders, so let the line exceed the block. */
  graphene_rect_inset (&line.rect, edge, -0.24F * rect->size.height);
  line.rect.origin.y -= 0.03F * rect->size.height;
  pandoria_table_line_draw (&line, GTK_WIDGET (self), snapshot);
}

static void
pandoria_table_plate_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaTablePlate *self = PANDORIA_TABLE_PLATE (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget),
         edge = height * EDGE;
  double number = MIN (width * NUMBER, (height - 2 * edge) * DIGITS * 0.72),
         end = width - number - 2 * edge;
  double row = (height - 2 * edge) / self->n;
  graphene_rect_t block = mirror (self, width - number - edge, edge, number, height - 2 * edge);
  GdkRGBA color;

  if (self->n == 0 || width < 1 || height < 1)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  for (guint i = 0; i < self->n; i++)
    draw_member (self, snapshot, i, edge + i * row, row, end, &color);
  draw_points (self, snapshot, &block, &color);
}

static void
pandoria_table_plate_class_init (PandoriaTablePlateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaTablePlate, names, g_free),
                            PANDORIA_OWNS (PandoriaTablePlate, supply_words, g_free),
                            PANDORIA_OWNS (PandoriaTablePlate, note, g_free),
                            PANDORIA_OWNS (PandoriaTablePlate, count, pandoria_glide_free), NULL);
  widget_class->snapshot = pandoria_table_plate_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tableplate");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
pandoria_table_plate_init (PandoriaTablePlate *self)
{
  self->count = pandoria_glide_new (GTK_WIDGET (self), gtk_widget_queue_draw);
}

static void
read_supplies (PandoriaTablePlate *self, const PandoriaState *state, guint seat, guint member)
{
  const PandoriaPlayerState *player = &state->players[seat];
  const gboolean has_resources = !pandoria_variant_is_family ((PandoriaVariant) state->variant);
  int *supplies = self->supplies[member];

  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    supplies[SUPPLY_CRYSTAL + i] = has_resources ? player->counters[i] : -1;
  supplies[SUPPLY_HAND] = state->variant != PANDORIA_VARIANT_FAMILY ? player->hand : -1;
  supplies[SUPPLY_FIGURES] = player->workers + player->leader;
  g_free (self->supply_words[member]);
  self->supply_words[member] = pandoria_text_supplies (state, seat);
}

void
pandoria_table_plate_show (PandoriaTablePlate *self, PandoriaGame *game,
                           const PandoriaResult *result, guint unit, const char *note,
                           gboolean counts)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  const PandoriaState *state = pandoria_game_get_state (game);
  guint step = state->partnership ? result->n : state->n_players;

  g_return_if_fail (PANDORIA_IS_TABLE_PLATE (self));

  self->n = 0;
  self->active = G_MAXUINT;
  self->points = result->points[unit];
  for (guint seat = unit; seat < state->n_players; seat += step, self->n++)
    {
      g_free (self->names[self->n]);
      self->names[self->n] = g_strdup (pandoria_record_get_lone_name (record, seat));
      self->colors[self->n] = pandoria_record_get_player_color (record, seat);
      self->own[self->n] = state->players[seat].counters[PANDORIA_COUNTER_POINTS];
      read_supplies (self, state, seat, self->n);
      if (seat == state->active && !state->finished)
        self->active = self->n;
    }
  self->has_supplies = !state->finished;
  pandoria_set_str (&self->note, note);
  if (counts)
    pandoria_glide_move (self->count, self->points);
  else
    pandoria_glide_set (self->count, self->points);
  pandoria_set_css_class (GTK_WIDGET (self), "active", self->active < self->n);
  update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
