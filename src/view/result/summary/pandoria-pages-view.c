/* The printed pages on the screen, one below the other. Only visible pages are drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-summary-testing.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-pages-view.h"
#include "pandoria-places.h"
#include "pandoria-widgets.h"

#define NARROWEST 240
#define WIDEST    760
#define GAP       12 /* around a page */

struct _PandoriaPagesView
{
  AdwBin parent_instance;

  GtkStringList *rows;  /* one for each page; the strings are never shown */
  PandoriaPages *pages; /* NULL: none */
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaPagesView, pandoria_pages_view, ADW_TYPE_BIN)

#define PANDORIA_TYPE_PAGE_WIDGET (pandoria_page_widget_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPageWidget, pandoria_page_widget, PANDORIA, PAGE_WIDGET, GtkWidget)

struct _PandoriaPageWidget
{
  GtkWidget parent_instance;

  PandoriaPagesView *view; /* not owned: its list owns this widget; NULL while no page is shown */
  guint number;
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaPageWidget, pandoria_page_widget, GTK_TYPE_WIDGET)

static double
get_ratio (PandoriaPageWidget *page)
{
  return page->view != NULL && page->view->pages != NULL
             ? page->view->pages->height / page->view->pages->width
             : 1.4;
}

static void
pandoria_page_widget_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                              int *minimum, int *natural, int *minimum_baseline,
                              int *natural_baseline)
{
  double ratio = get_ratio (PANDORIA_PAGE_WIDGET (widget));

  *minimum = NARROWEST;
  *natural = WIDEST;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural
        = (int) ((MIN (for_size < 0 ? WIDEST : for_size, WIDEST) - 2 * GAP) * ratio) + 2 * GAP;
}

static void
pandoria_page_widget_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaPageWidget *page = PANDORIA_PAGE_WIDGET (widget);
  float width = (float) MIN (gtk_widget_get_width (widget), WIDEST) - 2 * GAP;
  float height = width * (float) get_ratio (page);
  float x = ((float) gtk_widget_get_width (widget) - width) / 2;
  const GskRoundedRect outline = GSK_ROUNDED_RECT_INIT (x, GAP, width, height);
  const GdkRGBA white = { 1, 1, 1, 1 }, shadow = { 0, 0, 0, 0.35F };
  double scale;
  cairo_t *cr;

  if (page->view == NULL || page->view->pages == NULL || page->number >= page->view->pages->n_pages)
    return;
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shadow, 0, 1, 0, 4);
  gtk_snapshot_append_color (snapshot, &white, &outline.bounds);
  cr = gtk_snapshot_append_cairo (snapshot, &outline.bounds);
  scale = width / page->view->pages->width;
  cairo_translate (cr, x, GAP);
  cairo_scale (cr, scale, scale);
  page->view->pages->draw (page->view->pages->what, page->number, cr);
  cairo_destroy (cr);
}

static void
pandoria_page_widget_class_init (PandoriaPageWidgetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = pandoria_get_height_for_width;
  widget_class->measure = pandoria_page_widget_measure;
  widget_class->snapshot = pandoria_page_widget_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
on_setup (PandoriaPagesView *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (PANDORIA_TYPE_PAGE_WIDGET, NULL));
  gtk_list_item_set_activatable (item, FALSE);
}

static void
on_bind (PandoriaPagesView *self, GtkListItem *item)
{
  PandoriaPageWidget *page = PANDORIA_PAGE_WIDGET (gtk_list_item_get_child (item));
  g_autofree char *name = NULL;

  page->view = self;
  page->number = gtk_list_item_get_position (item);
  name = g_strdup_printf (_ ("Page %1$u of %2$u"), page->number + 1,
                          pandoria_pages_view_get_n_pages (self));
  pandoria_set_accessible_label (GTK_WIDGET (page), name);
  gtk_widget_queue_resize (GTK_WIDGET (page));
}

static void
on_unbind (PandoriaPagesView *self, GtkListItem *item)
{
  PANDORIA_PAGE_WIDGET (gtk_list_item_get_child (item))->view = NULL;
}

static void
pandoria_pages_view_dispose (GObject *object)
{
  PandoriaPagesView *self = PANDORIA_PAGES_VIEW (object);

  adw_bin_set_child (ADW_BIN (self), NULL); /* its rows show the pages */
  g_clear_pointer (&self->pages, pandoria_pages_free);
  G_OBJECT_CLASS (pandoria_pages_view_parent_class)->dispose (object);
}

static void
pandoria_pages_view_class_init (PandoriaPagesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_pages_view_dispose;
  pandoria_class_set_template (klass, "pandoria-pages-view",
                               PANDORIA_CHILD (PandoriaPagesView, rows),
                               PANDORIA_CALLBACK (on_setup, on_bind, on_unbind), NULL);
  gtk_widget_class_set_css_name (widget_class, "pages");
}

void
pandoria_pages_view_show (PandoriaPagesView *self, PandoriaPages *pages)
{
  g_return_if_fail (PANDORIA_IS_PAGES_VIEW (self));

  g_clear_pointer (&self->pages, pandoria_pages_free);
  self->pages = pages;
  gtk_string_list_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                          NULL);
  for (guint i = 0; i < pandoria_pages_view_get_n_pages (self); i++)
    gtk_string_list_append (self->rows, "");
}

guint
pandoria_pages_view_get_n_pages (PandoriaPagesView *self)
{
  g_return_val_if_fail (PANDORIA_IS_PAGES_VIEW (self), 0);
  return self->pages != NULL ? self->pages->n_pages : 0;
}
