/* PandoriaBarChart: one or two numbers for each of several things, as bars: the first filled, the second hatched behind it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** PandoriaBar: @second is at least @first where both are one measure's parts; NAN for none. */
typedef struct
{
  char *label, *text; /* what it is; its numbers in words */
  double first, second;
} PandoriaBar;

#define PANDORIA_TYPE_BAR_CHART (pandoria_bar_chart_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBarChart, pandoria_bar_chart, PANDORIA, BAR_CHART, GtkWidget)

/** Appends a bar; the texts are copied. */
void pandoria_bar_chart_add (PandoriaBarChart *self, const char *label, const char *text, double first, double second);
void pandoria_bar_chart_clear (PandoriaBarChart *self);
guint pandoria_bar_chart_get_n_bars (PandoriaBarChart *self);
/** Sets what the chart shows, for who cannot see it; it is followed by all bars in words. */
void pandoria_bar_chart_set_title (PandoriaBarChart *self, const char *title);
