/* A player's points, the points of a preview, and the latest gain.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-points-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "pandoria-class.h"
#include "pandoria-glide.h"
#include "pandoria-text.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"

struct _PandoriaPointsView
{
  AdwBin parent_instance;

  GtkLabel *before, *points;
  PandoriaGlide *count; /* the points that are shown without a preview */
  int now, then, gain;
};

G_DEFINE_FINAL_TYPE (PandoriaPointsView, pandoria_points_view, ADW_TYPE_BIN)

char *
pandoria_describe_points (int points, int foreseen)
{
  g_autofree char *now = pandoria_text_amount (PANDORIA_COUNTER_POINTS, points);
  g_autofree char *then = pandoria_text_amount (PANDORIA_COUNTER_POINTS, foreseen);

  /* Translators: points now, and those that an act being considered would lead to: “41 points,
   * would become 43 points”. */
  return points == foreseen ? g_steal_pointer (&now)
                            : g_strdup_printf (_ ("%1$s, would become %2$s"), now, then);
}

/* Numbers run from left to right in every script, but the later number is at the end of the line.
 */
static char *
get_before (PandoriaPointsView *self)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  if (self->now != self->then)
    return mirrored ? g_strdup_printf ("← %d", self->now) : g_strdup_printf ("%d →", self->now);
  return self->gain != 0 ? pandoria_text_signed (self->gain) : g_strdup ("");
}

static void
update_labels (GtkWidget *widget)
{
  PandoriaPointsView *self = PANDORIA_POINTS_VIEW (widget);
  int shown
      = self->now == self->then ? (int) lround (pandoria_glide_get (self->count)) : self->then;
  g_autofree char *points = g_strdup_printf ("%d", shown);
  g_autofree char *before = get_before (self);

  gtk_label_set_label (self->points, points);
  gtk_label_set_label (self->before, before);
  pandoria_set_css_class (GTK_WIDGET (self->before), "gain",
                          self->now == self->then && self->gain > 0);
}

static void
pandoria_points_view_class_init (PandoriaPointsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaPointsView, count, pandoria_glide_free),
                            NULL);
  pandoria_class_set_template (klass, "pandoria-points-view",
                               PANDORIA_PARTS (PandoriaPointsView, before, points), NULL);
  gtk_widget_class_set_css_name (widget_class, "pointsview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
pandoria_points_view_init (PandoriaPointsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (GTK_WIDGET (self->before), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (GTK_WIDGET (self->points), GTK_TEXT_DIR_LTR);
  self->count = pandoria_glide_new (GTK_WIDGET (self), update_labels);
}

void
pandoria_points_view_set_points (PandoriaPointsView *self, int now, int then)
{
  g_autofree char *words = pandoria_describe_points (now, then);

  g_return_if_fail (PANDORIA_IS_POINTS_VIEW (self));

  self->now = now;
  self->then = then;
  if (pandoria_glide_get_end (self->count) != now)
    pandoria_glide_set (self->count, now);
  update_labels (GTK_WIDGET (self));
  pandoria_tooltip_set (GTK_WIDGET (self), words);
  pandoria_set_accessible_label (GTK_WIDGET (self), words);
}

void
pandoria_points_view_count_to (PandoriaPointsView *self, int now)
{
  g_return_if_fail (PANDORIA_IS_POINTS_VIEW (self));

  if (pandoria_glide_get_end (self->count) != now)
    pandoria_glide_move (self->count, now);
}

void
pandoria_points_view_settle (PandoriaPointsView *self)
{
  g_return_if_fail (PANDORIA_IS_POINTS_VIEW (self));
  pandoria_glide_set (self->count, pandoria_glide_get_end (self->count));
}

void
pandoria_points_view_set_gain (PandoriaPointsView *self, int gain)
{
  g_return_if_fail (PANDORIA_IS_POINTS_VIEW (self));

  self->gain = gain;
  update_labels (GTK_WIDGET (self));
}
