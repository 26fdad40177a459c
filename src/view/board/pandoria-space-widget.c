/* PandoriaSpaceWidget: one space of the board, focusable and known to assistive technology by name.
 *
 * Everything that costs time is done when the look or the size changes; the snapshot only puts textures over each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-space-widget.h"

#include <glib/gi18n.h>
#include <math.h>

#include "pandoria-board-layout.h"
#include "pandoria-space-paint.h"

#define MIN_NAMED_WIDTH 34

struct _PandoriaSpaceWidget
{
  GtkWidget parent_instance;

  PandoriaSpace space;
  PandoriaSpaceLook look;
  char *label;
  int width, height; /* of the hex; 0 before the first allocation */

  GdkTexture *ground, *marks, *figures[2];
  graphene_rect_t figure_at[2];
  PangoLayout *name; /* NULL when the name is not shown */
};

G_DEFINE_FINAL_TYPE (PandoriaSpaceWidget, pandoria_space_widget, GTK_TYPE_WIDGET)

enum
{
  ACTIVATED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

/* --- what is drawn --------------------------------------------------------------------------------------------- */

static gboolean
has_visible_focus (PandoriaSpaceWidget *self)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0;
}

static guint
get_marks (PandoriaSpaceWidget *self)
{
  return self->look.marks | (has_visible_focus (self) ? PANDORIA_MARK_FOCUS : 0);
}

/* One figure stands in the middle of the foot, on a castle to the right, so that the castle's mark stays visible. */
static void
place_figures (PandoriaSpaceWidget *self)
{
  gboolean on_building = self->look.ground.kind == PANDORIA_SPACE_KIND_CASTLE
                         || self->look.ground.kind == PANDORIA_SPACE_KIND_FORTRESS
                         || self->look.ground.kind == PANDORIA_SPACE_KIND_PAVED;
  guint n = self->look.n_figures;
  int height = MAX (9, (int) lround (self->height * (on_building ? 0.5 : n > 1 ? 0.52 : 0.56)));

  for (guint i = 0; i < n; i++)
    {
      PandoriaArtPiece piece = self->look.leader[i] ? PANDORIA_ART_LEADER : PANDORIA_ART_WORKER;
      int width = pandoria_paint_piece_width (piece, height);
      double centre = n > 1 ? (i == 0 ? 0.31 : 0.69) : on_building ? 0.72 : 0.5;

      self->figures[i]
          = pandoria_paint_piece (piece, self->look.color[i], height, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
      graphene_rect_init (&self->figure_at[i], (float) floor (self->width * centre - width / 2.0),
                          (float) floor (self->height * 0.96 - height), (float) width, (float) height);
    }
}

static gboolean
is_named (PandoriaSpaceWidget *self)
{
  guint marks = get_marks (self);

  if (self->width < MIN_NAMED_WIDTH || marks & PANDORIA_MARK_PREVIEW)
    return FALSE;
  return self->look.ground.lit || marks & (PANDORIA_MARK_HOVER | PANDORIA_MARK_FOCUS);
}

/* A tooltip of the space's own would cover the board, so the name stands on it. */
static void
make_name (PandoriaSpaceWidget *self)
{
  PangoFontDescription *font;

  g_clear_object (&self->name);
  if (!is_named (self))
    return;
  self->name = gtk_widget_create_pango_layout (GTK_WIDGET (self), pandoria_space_name (self->space));
  font = pango_font_description_new ();
  pango_font_description_set_absolute_size (font, CLAMP (self->width * 0.205, 10, 22) * PANGO_SCALE);
  pango_layout_set_font_description (self->name, font);
  pango_font_description_free (font);
}

static void
drop_textures (PandoriaSpaceWidget *self)
{
  g_clear_object (&self->ground);
  g_clear_object (&self->marks);
  g_clear_object (&self->figures[0]);
  g_clear_object (&self->figures[1]);
}

static void
make_textures (PandoriaSpaceWidget *self)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  PandoriaTheme theme = pandoria_theme_now ();

  drop_textures (self);
  if (self->width == 0)
    return;
  self->ground = pandoria_paint_ground (&self->look.ground, self->width, self->height, scale, theme);
  self->marks = pandoria_paint_marks (get_marks (self), self->look.outline, self->width, self->height, scale, theme);
  place_figures (self);
  make_name (self);
}

void
pandoria_space_widget_refresh (PandoriaSpaceWidget *self)
{
  g_return_if_fail (PANDORIA_IS_SPACE_WIDGET (self));

  make_textures (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* On an empty space the name stands free in the middle, elsewhere on a plaque at the foot. */
static void
snapshot_name (PandoriaSpaceWidget *self, GtkSnapshot *snapshot)
{
  const PandoriaPalette *palette = pandoria_palette_get (pandoria_theme_now ());
  gboolean plain = self->look.ground.kind == PANDORIA_SPACE_KIND_PLAIN;
  GdkRGBA color = pandoria_palette_rgba (plain ? palette->name : 0xffffff, 1);
  int width, height;
  double x, y;

  pango_layout_get_pixel_size (self->name, &width, &height);
  x = floor ((self->width - width) / 2.0);
  y = plain ? floor ((self->height - height) / 2.0) : self->height - height - 1;
  if (!plain)
    {
      GdkRGBA back = pandoria_palette_rgba (0x17151c, 0.86);
      GskRoundedRect plaque;

      gsk_rounded_rect_init_from_rect (
          &plaque, &GRAPHENE_RECT_INIT ((float) x - 4, (float) y, (float) width + 8, (float) height),
          (float) height / 2);
      gtk_snapshot_push_rounded_clip (snapshot, &plaque);
      gtk_snapshot_append_color (snapshot, &back, &plaque.bounds);
      gtk_snapshot_pop (snapshot);
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, self->name, &color);
  gtk_snapshot_restore (snapshot);
}

/* --- overrides ------------------------------------------------------------------------------------------------- */

static void
pandoria_space_widget_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaSpaceWidget *self = PANDORIA_SPACE_WIDGET (widget);
  const graphene_rect_t hex = GRAPHENE_RECT_INIT (0, 0, (float) self->width, (float) self->height);

  if (self->ground == NULL)
    return;
  pandoria_texture_cache_append (snapshot, widget, self->ground, &hex);
  if (self->marks != NULL)
    pandoria_texture_cache_append (snapshot, widget, self->marks, &hex);
  for (int i = 0; i < 2; i++)
    if (self->figures[i] != NULL)
      pandoria_texture_cache_append (snapshot, widget, self->figures[i], &self->figure_at[i]);
  if (self->name != NULL)
    snapshot_name (self, snapshot);
}

static gboolean
pandoria_space_widget_contains (GtkWidget *widget, double x, double y)
{
  PandoriaSpaceWidget *self = PANDORIA_SPACE_WIDGET (widget);

  return self->width > 0 && pandoria_hex_contains (self->width, self->height, x, y);
}

static void
pandoria_space_widget_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GtkStateFlags changed = before ^ gtk_widget_get_state_flags (widget);

  GTK_WIDGET_CLASS (pandoria_space_widget_parent_class)->state_flags_changed (widget, before);
  if (changed & GTK_STATE_FLAG_FOCUS_VISIBLE)
    pandoria_space_widget_refresh (PANDORIA_SPACE_WIDGET (widget));
}

static void
pandoria_space_widget_finalize (GObject *object)
{
  PandoriaSpaceWidget *self = PANDORIA_SPACE_WIDGET (object);

  drop_textures (self);
  g_clear_object (&self->name);
  g_free (self->label);
  G_OBJECT_CLASS (pandoria_space_widget_parent_class)->finalize (object);
}

static void
activate_space (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[ACTIVATED], 0);
}

static void
pandoria_space_widget_class_init (PandoriaSpaceWidgetClass *klass)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pandoria_space_widget_finalize;
  widget_class->snapshot = pandoria_space_widget_snapshot;
  widget_class->contains = pandoria_space_widget_contains;
  widget_class->state_flags_changed = pandoria_space_widget_state_flags_changed;

  signals[ACTIVATED]
      = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (widget_class, signals[ACTIVATED]);
  gtk_widget_class_install_action (widget_class, "space.activate", NULL, activate_space);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "space.activate", NULL);
  gtk_widget_class_set_css_name (widget_class, "boardspace");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
pandoria_space_widget_init (PandoriaSpaceWidget *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/* --- public ---------------------------------------------------------------------------------------------------- */

GtkWidget *
pandoria_space_widget_new (PandoriaSpace space)
{
  PandoriaSpaceWidget *self = g_object_new (PANDORIA_TYPE_SPACE_WIDGET, NULL);

  self->space = space;
  return GTK_WIDGET (self);
}

PandoriaSpace
pandoria_space_widget_get_space (PandoriaSpaceWidget *self)
{
  g_return_val_if_fail (PANDORIA_IS_SPACE_WIDGET (self), PANDORIA_SPACE_NONE);
  return self->space;
}

/* What may be chosen and what is chosen is told apart from the label, which says what lies there. */
static void
update_accessible_state (PandoriaSpaceWidget *self)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);
  guint marks = self->look.marks;
  const char *description = "";

  if (marks & PANDORIA_MARK_SELECTED)
    description = C_ ("space", "Chosen");
  else if (marks & PANDORIA_MARK_PREVIEW)
    description = C_ ("space", "Preview, not laid yet");
  else if (marks & PANDORIA_MARK_CHOICE)
    description = C_ ("space", "May be chosen");
  if (*description != '\0')
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  else
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

gboolean
pandoria_space_widget_set_look (PandoriaSpaceWidget *self, const PandoriaSpaceLook *look)
{
  guint8 before = self->look.marks;

  g_return_val_if_fail (PANDORIA_IS_SPACE_WIDGET (self), FALSE);

  if (memcmp (&self->look, look, sizeof *look) == 0)
    return FALSE;
  self->look = *look;
  if ((before ^ look->marks) & (PANDORIA_MARK_SELECTED | PANDORIA_MARK_CHOICE | PANDORIA_MARK_PREVIEW))
    update_accessible_state (self);
  pandoria_space_widget_refresh (self);
  return TRUE;
}

const PandoriaSpaceLook *
pandoria_space_widget_get_look (PandoriaSpaceWidget *self)
{
  g_return_val_if_fail (PANDORIA_IS_SPACE_WIDGET (self), NULL);
  return &self->look;
}

void
pandoria_space_widget_set_label (PandoriaSpaceWidget *self, const char *label)
{
  g_return_if_fail (PANDORIA_IS_SPACE_WIDGET (self));

  if (g_strcmp0 (self->label, label) == 0)
    return;
  g_free (self->label);
  self->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

const char *
pandoria_space_widget_get_label (PandoriaSpaceWidget *self)
{
  g_return_val_if_fail (PANDORIA_IS_SPACE_WIDGET (self), NULL);
  return self->label;
}

void
pandoria_space_widget_set_size (PandoriaSpaceWidget *self, int width, int height)
{
  g_return_if_fail (PANDORIA_IS_SPACE_WIDGET (self));

  if (self->width == width && self->height == height)
    return;
  self->width = width;
  self->height = height;
  pandoria_space_widget_refresh (self);
}
