/* PandoriaSpaceWidget: one space of the board, focusable and known to assistive technology by name.
 *
 * All slow work is done when the look or the size changes. The snapshot only layers textures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-space-widget.h"

#include <glib/gi18n.h>
#include <math.h>

#include "pandoria-announcer.h"
#include "pandoria-board-testing.h"
#include "pandoria-board-view.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-letters.h"
#include "pandoria-marks-paint.h"
#include "pandoria-names.h"
#include "pandoria-one-line.h"
#include "pandoria-palette.h"
#include "pandoria-space-paint.h"
#include "pandoria-texture-cache.h"
#include "pandoria-widgets.h"

#define MIN_NAMED_WIDTH 34
#define LIFTED_SHARE    0.93 /* the size of a previewed tile */
/* The marks that screen readers report. */
#define DESCRIBED_MARKS                                                                          \
  (PANDORIA_MARK_SELECTED | PANDORIA_MARK_CHOICE | PANDORIA_MARK_REFUSED | PANDORIA_MARK_PREVIEW \
   | PANDORIA_MARK_CLOSING | PANDORIA_MARK_HOMEWARD)

/* --- the layered textures, made when the look or the size changes --------------------------- */

typedef struct
{
  PandoriaSpacePicture *picture;
  const PandoriaSpaceLook *look;
  PandoriaRect hex;
  int scale;
  PandoriaTheme theme;
  guint marks;
} Making;

/* Takes over @texture, which may be NULL. */
static void
add_layer (const Making *making, GdkTexture *texture, PandoriaRect at)
{
  PandoriaSpacePicture *picture = making->picture;

  if (texture == NULL)
    return;
  g_assert (picture->n < PANDORIA_PICTURE_MAX_LAYERS);
  picture->layers[picture->n].texture = texture;
  picture->layers[picture->n].at = PANDORIA_BOUNDS (at);
  picture->n++;
}

static void
add_ground (const Making *making, const PandoriaSpaceGround *ground)
{
  add_layer (making,
             pandoria_paint_ground (ground, making->hex.width, making->hex.height, making->scale,
                                    making->theme),
             making->hex);
}

/* A previewed tile is a little smaller, and seems lifted from the table. */
static void
add_lifted (const Making *making)
{
  int width = (int) lround (making->hex.width * LIFTED_SHARE),
      height = (int) lround (making->hex.height * LIFTED_SHARE);
  PandoriaRect at
      = { (making->hex.width - width) / 2, (making->hex.height - height) / 2, width, height };

  add_ground (making, &making->look->under);
  add_layer (making, pandoria_paint_shadow (width, height, making->scale), at);
  at.y -= (int) lround (3 * CLAMP (making->hex.width / 54.0, 0.5, 2));
  add_layer (
      making,
      pandoria_paint_tile (&making->look->ground, width, height, making->scale, making->theme), at);
  add_layer (making, pandoria_paint_dashes (width, height, making->scale), at);
}

/* A previewed tile is drawn above its space. A previewed figure without a tile gets only the dashes
 * of a preview. */
static void
add_base (const Making *making)
{
  const PandoriaSpaceLook *look = making->look;
  gboolean is_preview = (look->marks & PANDORIA_MARK_PREVIEW) != 0;

  if (is_preview && look->under.kind != PANDORIA_SPACE_KIND_NOTHING)
    {
      add_lifted (making);
      return;
    }
  add_ground (making, &look->ground);
  if (is_preview)
    add_layer (
        making,
        pandoria_paint_dashes ((int) making->hex.width, (int) making->hex.height, making->scale),
        making->hex);
}

static void
add_figures (const Making *making)
{
  const PandoriaSpaceLook *look = making->look;

  for (guint i = 0; i < look->n_figures; i++)
    {
      PandoriaRect at = pandoria_space_picture_get_figure (look, i, &making->hex);
      PandoriaArtPiece piece = look->leader[i] ? PANDORIA_ART_LEADER : PANDORIA_ART_WORKER;

      add_layer (making,
                 look->is_ghost
                     ? pandoria_paint_ghost (piece, look->color[i], at.height, making->scale)
                     : pandoria_paint_piece (piece, look->color[i], at.height, making->scale),
                 at);
    }
}

static void
add_badge (const Making *making, PandoriaBadge badge, PandoriaRect at)
{
  add_layer (making, pandoria_paint_badge (badge, at.width, making->scale), at);
}

/* A missing tile is marked in the lower half, below the name of the space. */
static void
add_badges (const Making *making)
{
  const PandoriaRect *hex = &making->hex;
  const guint marks = making->marks;
  int gap = MAX (10, (int) lround (hex->height * 0.34)),
      cross = MAX (12, (int) lround (hex->height * 0.46));

  if (marks & (PANDORIA_MARK_MISSING | PANDORIA_MARK_MISSING_ALONE)
      && !(marks & (PANDORIA_MARK_PREVIEW | PANDORIA_MARK_REFUSED)))
    add_badge (making,
               marks & PANDORIA_MARK_MISSING_ALONE ? PANDORIA_BADGE_LAST_GAP : PANDORIA_BADGE_GAP,
               (PandoriaRect){ (hex->width - gap) / 2, (int) lround (hex->height * 0.95) - gap, gap,
                               gap });
  if (marks & PANDORIA_MARK_HOMEWARD)
    add_badge (making, PANDORIA_BADGE_RETURN, pandoria_space_picture_get_badge (making->look, hex));
  if (marks & PANDORIA_MARK_REFUSED)
    add_badge (making, PANDORIA_BADGE_CROSS,
               (PandoriaRect){ (hex->width - cross) / 2, (hex->height - cross) / 2, cross, cross });
}

void
pandoria_space_picture_make (PandoriaSpacePicture *picture, GtkWidget *widget,
                             const PandoriaSpaceLook *look, guint marks, int width, int height)
{
  const Making making = { picture,
                          look,
                          { 0, 0, width, height },
                          gtk_widget_get_scale_factor (widget),
                          pandoria_theme_now (),
                          marks };

  pandoria_space_picture_clear (picture);
  add_base (&making);
  add_layer (&making,
             pandoria_paint_marks (marks, look->outline, width, height, making.scale, making.theme),
             making.hex);
  add_figures (&making);
  add_badges (&making);
}

void
pandoria_space_picture_clear (PandoriaSpacePicture *picture)
{
  for (guint i = 0; i < picture->n; i++)
    g_object_unref (picture->layers[i].texture);
  picture->n = 0;
}

static gboolean
is_building (const PandoriaSpaceGround *ground)
{
  return ground->kind == PANDORIA_SPACE_KIND_CASTLE || ground->kind == PANDORIA_SPACE_KIND_FORTRESS
         || ground->kind == PANDORIA_SPACE_KIND_PAVED;
}

/* A single figure is at the bottom in the middle, but to the right on a castle or ship, so that the
 * castle's mark and the sails stay visible. */
PandoriaRect
pandoria_space_picture_get_figure (const PandoriaSpaceLook *look, guint index,
                                   const PandoriaRect *hex)
{
  gboolean on_building = is_building (&look->ground);
  gboolean on_ship = look->ground.kind == PANDORIA_SPACE_KIND_SHIP;
  double centre = 0.5, size = 0.56; /* of the width and the height of the hex */
  int width, height;

  if (look->n_figures > 1)
    {
      centre = index == 0 ? 0.31 : 0.69;
      size = 0.52;
    }
  else if (on_building || on_ship)
    centre = 0.72;
  if (on_building || on_ship)
    size = 0.5;
  height = MAX (9, (int) lround (hex->height * size));
  width = pandoria_paint_piece_width (
      look->leader[index] ? PANDORIA_ART_LEADER : PANDORIA_ART_WORKER, height);

  return (PandoriaRect){ hex->x + (int) floor (hex->width * centre - width / 2.0),
                         hex->y + (int) floor (hex->height * 0.96 - height), width, height };
}

/* At the upper corner of the last figure. */
PandoriaRect
pandoria_space_picture_get_badge (const PandoriaSpaceLook *look, const PandoriaRect *hex)
{
  int size = MAX (10, (int) lround (hex->height * 0.36));
  PandoriaRect figure = pandoria_space_picture_get_figure (look, look->n_figures - 1U, hex);

  return (PandoriaRect){ MIN (figure.x + figure.width - size / 2, hex->x + hex->width - size),
                         figure.y - size / 3, size, size };
}

/* --- the widget ----------------------------------------------------------------------------- */

struct _PandoriaSpaceWidget
{
  GtkWidget parent_instance;

  PandoriaSpace space;
  PandoriaSpaceLook look;
  char *label;
  gboolean is_known; /* screen readers may know its first name */
  guint naming;      /* the source that sets its accessible name; 0: it is set */
  char *gain;        /* (nullable): what the figure here would earn */
  char *outlook;     /* (nullable): regions that would close */
  int width, height; /* of the hex; 0 before the first allocation */

  PandoriaSpacePicture picture;
  PangoLayout *name; /* NULL if the name is not shown */
};

G_DEFINE_FINAL_TYPE (PandoriaSpaceWidget, pandoria_space_widget, GTK_TYPE_WIDGET)

static guint activated_signal;

/* --- drawing -------------------------------------------------------------------------------- */

static guint
get_marks (PandoriaSpaceWidget *self)
{
  GtkStateFlags focused
      = gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_VISIBLE;

  return self->look.marks | (focused != 0 ? PANDORIA_MARK_FOCUS : 0);
}

/* An empty space shows its own name. The view draws all other names over the board. */
gboolean
pandoria_space_widget_is_named (PandoriaSpaceWidget *self)
{
  guint marks;

  g_return_val_if_fail (PANDORIA_IS_SPACE_WIDGET (self), FALSE);

  marks = get_marks (self);
  if (self->width < MIN_NAMED_WIDTH)
    return FALSE;
  if (self->look.ground.kind != PANDORIA_SPACE_KIND_PLAIN || self->look.n_figures > 0)
    return FALSE;
  if (marks & (PANDORIA_MARK_PREVIEW | PANDORIA_MARK_REFUSED))
    return FALSE;
  return self->look.ground.lit || marks & (PANDORIA_MARK_HOVER | PANDORIA_MARK_FOCUS);
}

static void
make_name (PandoriaSpaceWidget *self)
{
  PangoFontDescription *font;

  g_clear_object (&self->name);
  if (!pandoria_space_widget_is_named (self))
    return;
  self->name
      = gtk_widget_create_pango_layout (GTK_WIDGET (self), pandoria_space_name (self->space));
  font = pango_font_description_new ();
  pango_font_description_set_absolute_size (font,
                                            CLAMP (self->width * 0.205, 10, 22) * PANGO_SCALE);
  pango_layout_set_font_description (self->name, font);
  pango_font_description_free (font);
}

void
pandoria_space_widget_refresh (PandoriaSpaceWidget *self)
{
  g_return_if_fail (PANDORIA_IS_SPACE_WIDGET (self));

  if (self->width > 0)
    {
      pandoria_space_picture_make (&self->picture, GTK_WIDGET (self), &self->look, get_marks (self),
                                   self->width, self->height);
      make_name (self);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
snapshot_name (PandoriaSpaceWidget *self, GtkSnapshot *snapshot)
{
  PandoriaTheme theme = pandoria_theme_now ();
  const PandoriaPalette *palette = pandoria_palette_get (theme);
  GdkRGBA color
      = pandoria_palette_rgba (theme & PANDORIA_THEME_CONTRAST ? palette->text : palette->name, 1);
  int width, height;

  pango_layout_get_pixel_size (self->name, &width, &height);
  pandoria_append_text (snapshot, self->name, floor ((self->width - width) / 2.0),
                        floor ((self->height - height) / 2.0), &color);
}

static void
pandoria_space_widget_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaSpaceWidget *self = PANDORIA_SPACE_WIDGET (widget);

  for (guint i = 0; i < self->picture.n; i++)
    pandoria_texture_cache_append (snapshot, widget, self->picture.layers[i].texture,
                                   &self->picture.layers[i].at);
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
activate_space (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, activated_signal, 0);
}

static void
pandoria_space_widget_finalize (GObject *object)
{
  PandoriaSpaceWidget *self = PANDORIA_SPACE_WIDGET (object);

  pandoria_space_picture_clear (&self->picture);
  g_clear_object (&self->name);
  g_clear_handle_id (&self->naming, g_source_remove);
  g_free (self->label);
  g_free (self->gain);
  g_free (self->outlook);
  G_OBJECT_CLASS (pandoria_space_widget_parent_class)->finalize (object);
}

static void
pandoria_space_widget_class_init (PandoriaSpaceWidgetClass *klass)
{
  static const guint keys[]
      = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pandoria_space_widget_finalize;
  widget_class->snapshot = pandoria_space_widget_snapshot;
  widget_class->contains = pandoria_space_widget_contains;
  widget_class->state_flags_changed = pandoria_space_widget_state_flags_changed;

  activated_signal = pandoria_class_add_signal (klass, "activated", 0);
  gtk_widget_class_set_activate_signal (widget_class, activated_signal);
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

static const char *
get_choice_words (guint marks)
{
  if (marks & PANDORIA_MARK_SELECTED)
    return C_ ("space", "chosen");
  if (marks & PANDORIA_MARK_CHOICE)
    return C_ ("space", "may be chosen");
  return NULL;
}

/* Returns: (nullable): the effect of the preview on the space, in words. */
static char *
get_preview_words (PandoriaSpaceWidget *self)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  guint marks = self->look.marks;

  if (marks & PANDORIA_MARK_REFUSED)
    pandoria_phrases_add (parts, g_strdup (_ ("It may not be placed here.")));
  if (marks & PANDORIA_MARK_PREVIEW)
    pandoria_phrases_add (parts, g_strdup (_ ("Preview, not placed yet.")));
  if (marks & PANDORIA_MARK_CLOSING)
    pandoria_phrases_add (parts, g_strdup (_ ("Its region would close.")));
  if (marks & PANDORIA_MARK_HOMEWARD)
    pandoria_phrases_add (parts, g_strdup (_ ("The figure would return to the reserve.")));
  pandoria_phrases_add (parts, g_strdup (self->gain));
  pandoria_phrases_add (parts, g_strdup (self->outlook));
  return pandoria_phrases_join (parts, " ");
}

/* The name contains everything: contents, choice and preview. Orca 43 would read a description
 * twice and cut off the rest, because it changes as the space receives the focus. */
static gboolean
on_name_changed (gpointer data)
{
  PandoriaSpaceWidget *self = data;
  const char *choice = get_choice_words (self->look.marks);
  g_autofree char *name = NULL, *preview = get_preview_words (self), *all = NULL;

  self->naming = 0;
  /* Translators: what a space of the board shows, then “may be chosen” or “chosen”. */
  name = choice != NULL ? g_strdup_printf (C_ ("space", "%s, %s"), self->label, choice)
                        : g_strdup (self->label);
  all = preview != NULL ? g_strconcat (name, ". ", preview, NULL) : g_strdup (name);
  pandoria_set_accessible_label (GTK_WIDGET (self), all);
  /* If the first change comes while the space has the focus, screen readers also read its first
   * name. */
  if (!self->is_known)
    pandoria_make_known (GTK_WIDGET (self));
  self->is_known = TRUE;
  return G_SOURCE_REMOVE;
}

/* Updates the name when the input is complete: Orca then ignores the space that lost the focus. Do
 * it before the next frame, because Orca soon reads the space with the focus. */
static void
update_accessible_name (PandoriaSpaceWidget *self)
{
  if (self->naming == 0 && self->label != NULL)
    self->naming = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_name_changed, self, NULL);
}

gboolean
pandoria_space_widget_set_look (PandoriaSpaceWidget *self, const PandoriaSpaceLook *look)
{
  guint changed = self->look.marks ^ look->marks;

  g_return_val_if_fail (PANDORIA_IS_SPACE_WIDGET (self), FALSE);

  if (memcmp (&self->look, look, sizeof *look) == 0)
    return FALSE;
  self->look = *look;
  if (changed & DESCRIBED_MARKS)
    update_accessible_name (self);
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

  if (pandoria_set_str (&self->label, label))
    update_accessible_name (self);
}

void
pandoria_space_widget_set_gain (PandoriaSpaceWidget *self, const char *gain)
{
  g_return_if_fail (PANDORIA_IS_SPACE_WIDGET (self));

  if (pandoria_set_str (&self->gain, gain))
    update_accessible_name (self);
}

void
pandoria_space_widget_set_outlook (PandoriaSpaceWidget *self, const char *outlook)
{
  g_return_if_fail (PANDORIA_IS_SPACE_WIDGET (self));

  if (!pandoria_set_str (&self->outlook, outlook))
    return;
  /* A description, not part of the name: it stays the same while the focus moves, so screen readers
   * read it once. */
  pandoria_describe (GTK_WIDGET (self), outlook);
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
