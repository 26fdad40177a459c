/* PandoriaTableText: a text as large as its room allows, to be read from across the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-table-text.h"
#include "pandoria-table-testing.h"

#include <math.h>

#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-letters.h"
#include "pandoria-widgets.h"

#define LEAST       9    /* px: smaller letters are unreadable from a distance */
#define LINE_HEIGHT 1.35 /* an estimate, as a multiple of the letters' size */

struct _PandoriaTableText
{
  GtkWidget parent_instance;

  char *text;
  guint lines;
  gboolean bold;
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaTableText, pandoria_table_text, GTK_TYPE_WIDGET)

static gboolean
starts_right (const PandoriaTableLine *line, GtkWidget *widget)
{
  return (line->xalign < 0.5) == (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL);
}

static PangoLayout *
make_layout (const PandoriaTableLine *line, GtkWidget *widget)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, line->text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  pango_layout_set_attributes (layout, attributes);
  /* Also align text of the other direction with the rest. */
  pango_layout_set_auto_dir (layout, FALSE);
  pango_layout_set_width (layout, (int) floor (line->rect.size.width) * PANGO_SCALE);
  return layout;
}

static void
set_size (PangoLayout *layout, const PandoriaTableLine *line, int size)
{
  PangoFontDescription *font = pango_font_description_copy (
      pango_context_get_font_description (pango_layout_get_context (layout)));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, line->bold ? PANGO_WEIGHT_HEAVY : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

static gboolean
fits (PangoLayout *layout, const PandoriaTableLine *line, int size)
{
  int width, height;

  set_size (layout, line, size);
  pango_layout_get_pixel_size (layout, &width, &height);
  return width <= (int) line->rect.size.width && height <= (int) ceil (line->rect.size.height);
}

/* Sets the size in @layout. Returns: that size. */
static int
fit (PangoLayout *layout, const PandoriaTableLine *line)
{
  int low = LEAST, high = MAX ((int) line->most, LEAST);

  while (low < high)
    {
      int middle = (low + high + 1) / 2;

      if (fits (layout, line, middle))
        low = middle;
      else
        high = middle - 1;
    }
  if (!fits (layout, line, low))
    {
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
      pango_layout_set_height (layout, (int) line->rect.size.height * PANGO_SCALE);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  return low;
}

static PangoAlignment
find_alignment (const PandoriaTableLine *line, GtkWidget *widget)
{
  if (line->xalign == 0.5)
    return PANGO_ALIGN_CENTER;
  return starts_right (line, widget) ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;
}

double
pandoria_table_line_draw (const PandoriaTableLine *line, GtkWidget *widget, GtkSnapshot *snapshot)
{
  g_autoptr (PangoLayout) layout = NULL;
  int size, height;

  if (line->text == NULL || line->rect.size.width < 1 || line->rect.size.height < 1)
    return 0;
  layout = make_layout (line, widget);
  size = fit (layout, line);
  pango_layout_set_alignment (layout, find_alignment (line, widget));
  pango_layout_get_pixel_size (layout, NULL, &height);
  pandoria_append_text (snapshot, layout, line->rect.origin.x,
                        line->rect.origin.y + floor ((line->rect.size.height - height) / 2),
                        &line->color);
  return size;
}

static void
pandoria_table_text_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaTableText *self = PANDORIA_TABLE_TEXT (widget);
  float width = (float) gtk_widget_get_width (widget),
        height = (float) gtk_widget_get_height (widget);
  PandoriaTableLine line = { self->text,
                             GRAPHENE_RECT_INIT (0, 0, width, height),
                             height / LINE_HEIGHT / self->lines * 1.05,
                             0,
                             self->bold,
                             { 0 } };

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &line.color);
  pandoria_table_line_draw (&line, widget, snapshot);
}

static void
pandoria_table_text_class_init (PandoriaTableTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaTableText, text, g_free), NULL);
  widget_class->snapshot = pandoria_table_text_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tabletext");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

GtkWidget *
pandoria_table_text_new (guint lines, gboolean bold)
{
  PandoriaTableText *self = g_object_new (PANDORIA_TYPE_TABLE_TEXT, NULL);

  self->lines = MAX (lines, 1);
  self->bold = bold;
  return GTK_WIDGET (self);
}

void
pandoria_table_text_set (PandoriaTableText *self, const char *text)
{
  g_return_if_fail (PANDORIA_IS_TABLE_TEXT (self));

  if (!pandoria_set_str (&self->text, text))
    return;
  pandoria_set_accessible_label (GTK_WIDGET (self), text != NULL ? text : "");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
pandoria_table_text_get (PandoriaTableText *self)
{
  g_return_val_if_fail (PANDORIA_IS_TABLE_TEXT (self), NULL);
  return self->text;
}
