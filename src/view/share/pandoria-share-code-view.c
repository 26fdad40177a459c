/* PandoriaShareCodeView: a QR code, black on white in every style.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share-code-view.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-share.h"
#include "pandoria-widgets.h"

/* The white border that readers need, in modules. */
#define BORDER 4

#define LEAST_SIZE 64 /* px */

struct _PandoriaShareCodeView
{
  GtkWidget parent_instance;

  char *text;
  PandoriaShareCode *code; /* nullable */
};

G_DEFINE_FINAL_TYPE (PandoriaShareCodeView, pandoria_share_code_view, GTK_TYPE_WIDGET)

enum
{
  PROP_TEXT = 1,
};

static void
set_text (PandoriaShareCodeView *self, const char *text)
{
  g_autofree char *label = NULL;

  if (g_strcmp0 (self->text, text) == 0)
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  g_clear_pointer (&self->code, pandoria_share_code_free);
  if (text != NULL)
    self->code = pandoria_share_code_new (text);
  /* Translators: describes a picture to screen readers; %s is an address */
  label = text != NULL ? g_strdup_printf (_ ("QR code of %s"), text) : g_strdup ("");
  pandoria_set_accessible_label (GTK_WIDGET (self), label);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), "text");
}

static void
pandoria_share_code_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaShareCodeView *self = PANDORIA_SHARE_CODE_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  guint size;
  int module;
  cairo_t *cr;

  if (self->code == NULL)
    return;
  size = self->code->size;
  module = MIN (width, height) / (int) (size + 2 * BORDER);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, (width - module * (int) (size + 2 * BORDER)) / 2,
                   (height - module * (int) (size + 2 * BORDER)) / 2);
  cairo_scale (cr, module, module);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, 0, size + 2 * BORDER, size + 2 * BORDER);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint i = 0; i < size * size; i++)
    if (self->code->modules[i] != 0)
      cairo_rectangle (cr, BORDER + i % size, BORDER + i / size, 1, 1);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
pandoria_share_code_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                                  int *minimum, int *natural, int *minimum_baseline,
                                  int *natural_baseline)
{
  *minimum = *natural = LEAST_SIZE;
}

static void
pandoria_share_code_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, PANDORIA_SHARE_CODE_VIEW (object)->text);
}

static void
pandoria_share_code_view_set_property (GObject *object, guint id, const GValue *value,
                                       GParamSpec *pspec)
{
  set_text (PANDORIA_SHARE_CODE_VIEW (object), g_value_get_string (value));
}

static void
pandoria_share_code_view_class_init (PandoriaShareCodeViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaShareCodeView, text, g_free),
                            PANDORIA_OWNS (PandoriaShareCodeView, code, pandoria_share_code_free),
                            NULL);
  object_class->get_property = pandoria_share_code_view_get_property;
  object_class->set_property = pandoria_share_code_view_set_property;
  g_object_class_install_property (
      object_class, PROP_TEXT,
      g_param_spec_string ("text", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  widget_class->snapshot = pandoria_share_code_view_snapshot;
  widget_class->measure = pandoria_share_code_view_measure;
  gtk_widget_class_set_css_name (widget_class, "codeview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
pandoria_share_code_view_init (PandoriaShareCodeView *self)
{
}
