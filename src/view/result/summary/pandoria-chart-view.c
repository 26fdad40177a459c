/* The points over the turns as lines, drawn by the report in the colors and text size of the
 * window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-chart-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-letters.h"
#include "pandoria-report-page.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define LETTERS   9.0  /* the text size of the report, in its units */
#define CAPTION   12.0 /* the wanted text size at 100 %, in pixels */
#define LEAST     220  /* pixels of height at 100 % */
#define NATURAL   340
#define NARROWEST 280
#define MOMENTS   5 /* in words */

struct _PandoriaChartView
{
  GtkWidget parent_instance;

  PandoriaGame *game;
  PandoriaCourse course; /* the points of the game, or chances */
};

G_DEFINE_FINAL_TYPE (PandoriaChartView, pandoria_chart_view, GTK_TYPE_WIDGET)

static guint32
mix (const GdkRGBA *color, double share, double ground)
{
  guint red = (guint) (255 * (color->red * share + ground * (1 - share)) + 0.5);
  guint green = (guint) (255 * (color->green * share + ground * (1 - share)) + 0.5);
  guint blue = (guint) (255 * (color->blue * share + ground * (1 - share)) + 0.5);

  return red << 16 | green << 8 | blue;
}

/* The text color shows whether the background is dark. */
static void
get_ground (GtkWidget *widget, PandoriaReportGround *ground)
{
  gboolean contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  double paper;
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  ground->dark = color.red + color.green + color.blue > 1.5;
  paper = ground->dark ? 0.15 : 1;
  ground->ink = mix (&color, 1, paper);
  ground->faint = mix (&color, contrast ? 1 : 0.72, paper);
  ground->rule = mix (&color, contrast ? 0.7 : 0.25, paper);
}

/* @chances: they are chances in per cent, not points. */
static char *
describe (PandoriaGame *game, const PandoriaCourse *course, gboolean chances)
{
  GString *text = g_string_new (NULL);
  guint step = MAX (1, (course->n_turns - course->first) / MOMENTS);
  guint last = chances ? course->n_turns : course->n_turns - step / 2 - 1;

  for (guint seat = 0; seat < course->n_players; seat++)
    {
      g_autofree char *name = course->teams ? pandoria_text_side (game, seat)
                                            : g_strdup (pandoria_game_get_player_name (game, seat));

      if (seat > 0)
        g_string_append_c (text, '\n');
      g_string_append_printf (
          text,
          /* Translators: a player, and their chance of winning at the start, in per cent */
          chances ? _ ("%1$s: %2$d %% at the start")
                  /* Translators: a player, and their points at the start of the game */
                  : _ ("%1$s: %2$d at the start"),
          name, pandoria_course_get (course, 0, seat));
      for (guint turn = course->first + step; turn <= last; turn += step)
        g_string_append_printf (
            text,
            /* Translators: chance after so many turns, goes on after "Marta: 25 % at the start" */
            chances
                ? _ (", %1$d %% after turn %2$u")
                /* Translators: points after so many turns, goes on after "Marta: 0 at the start" */
                : _ (", %1$d after turn %2$u"),
            pandoria_course_get (course, turn, seat), turn);
      if (!chances)
        g_string_append_printf (
            text, pandoria_game_get_state (game)->finished ? _ (", %d at the end") : _ (", %d now"),
            pandoria_course_get (course, course->n_turns, seat));
    }
  return g_string_free (text, FALSE);
}

static void
on_pressed (GtkGestureClick *gesture, int n, double x, double y, PandoriaChartView *self)
{
  const double scale = pandoria_text_scale (GTK_WIDGET (self)) * CAPTION / LETTERS;

  if (self->game != NULL)
    g_signal_emit_by_name (
        self, "pressed",
        pandoria_course_find_turn (&self->course, gtk_widget_get_width (GTK_WIDGET (self)) / scale,
                                   x / scale));
}

static void
pandoria_chart_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  double scale = pandoria_text_scale (widget);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? NARROWEST : (int) (LEAST * scale);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NARROWEST : (int) (NATURAL * scale);
}

static void
pandoria_chart_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaChartView *self = PANDORIA_CHART_VIEW (widget);
  double scale = pandoria_text_scale (widget) * CAPTION / LETTERS;
  float width = (float) gtk_widget_get_width (widget),
        height = (float) gtk_widget_get_height (widget);
  PandoriaReportGround ground;
  cairo_t *cr;

  if (self->game == NULL)
    return;
  get_ground (widget, &ground);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_scale (cr, scale, scale);
  pandoria_report_draw_chart (self->game, &self->course, cr, width / scale, height / scale,
                              &ground);
  cairo_destroy (cr);
}

static void
pandoria_chart_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (pandoria_chart_view_parent_class)->css_changed (widget, change);
  gtk_widget_queue_resize (widget);
}

static void
pandoria_chart_view_class_init (PandoriaChartViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaChartView, game, g_object_unref),
                           PANDORIA_CONTAINS (PandoriaChartView, course, pandoria_course_clear),
                           NULL);
  widget_class->measure = pandoria_chart_view_measure;
  widget_class->snapshot = pandoria_chart_view_snapshot;
  widget_class->css_changed = pandoria_chart_view_css_changed;
  pandoria_class_add_signal (klass, "pressed", 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
pandoria_chart_view_init (PandoriaChartView *self)
{
  GtkGesture *press = gtk_gesture_click_new ();

  g_signal_connect (press, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
pandoria_chart_view_show (PandoriaChartView *self, PandoriaGame *game, const PandoriaReview *review,
                          GtkLabel *words)
{
  g_autofree char *course = NULL;

  g_return_if_fail (PANDORIA_IS_CHART_VIEW (self) && PANDORIA_IS_GAME (game));

  g_set_object (&self->game, game);
  pandoria_course_clear (&self->course);
  if (review != NULL)
    pandoria_course_init_chances (&self->course, review);
  else
    {
      pandoria_course_init (&self->course, game);
      if (pandoria_game_get_state (game)->partnership)
        pandoria_course_join_partners (&self->course);
    }
  course = describe (game, &self->course, review != NULL);
  pandoria_set_accessible_label (
      GTK_WIDGET (self), review != NULL ? _ ("Chances of winning over the turns, in percent")
                                        : _ ("Points over the turns"));
  pandoria_describe (GTK_WIDGET (self), course);
  if (words != NULL)
    gtk_label_set_label (words, course);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
pandoria_chart_view_mark (PandoriaChartView *self, guint turn)
{
  g_return_if_fail (PANDORIA_IS_CHART_VIEW (self));

  pandoria_course_mark (&self->course, turn);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
