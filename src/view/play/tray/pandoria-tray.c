/* PandoriaTray: the tile being entered and its alternatives; after placing, the other possible
 * acts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <math.h>

#include "pandoria-act-button.h"
#include "pandoria-class.h"
#include "pandoria-hex-picker.h"
#include "pandoria-labels.h"
#include "pandoria-places.h"
#include "pandoria-settings.h"
#include "pandoria-text.h"
#include "pandoria-tile-preview.h"
#include "pandoria-tooltip.h"
#include "pandoria-tray-acts.h"
#include "pandoria-tile-row.h"
#include "pandoria-tray-stock.h"
#include "pandoria-widgets.h"

struct _PandoriaTray
{
  AdwBin parent_instance;

  GtkStack *stack;
  GtkWidget *tile_page, *acts_page;
  PandoriaTileRow *row; /* only in a flat tray; the other members of the tile's page are not */
  GtkLabel *tile_title;
  GtkWidget *ask;
  PandoriaTilePreview *preview;
  GtkWidget *titles[2];
  GtkLabel *described[2];
  PandoriaHexPicker *picker[2]; /* a flat tray has that of the next space */
  PandoriaActButton *castle, *fortress, *single, *skip;
  GtkWidget *artifacts;
  PandoriaTrayActs *acts;
  GtkButton *main_button; /* on the page of the acts, if the row has one */
  PandoriaTrayStock *stock;

  GSettings *hints; /* nullable */
  PandoriaPlay *play;
  const PandoriaPlayView *view; /* of the play */
  gboolean compact, with_main;
  double scrolled; /* by the wheel, in fractions of a notch */
};

G_DEFINE_FINAL_TYPE (PandoriaTray, pandoria_tray, ADW_TYPE_BIN)

/* --- helpers -------------------------------------------------------------------------------- */

static void
update_hex (PandoriaTray *self, guint index)
{
  const PandoriaPlayHex *hex = &self->view->hexes[index];
  int terrain = hex->known ? hex->terrain : -1;
  g_autofree char *text
      = hex->known ? pandoria_text_hex (hex->terrain, hex->symbols) : g_strdup (_ ("Not chosen"));
  g_autoptr (GString) shown = g_string_new (text);

  /* A line ends after the terrain, not after the number. */
  if (hex->known)
    {
      g_string_replace (shown, " ", "\u00a0", 0);
      g_string_replace (shown, ",\u00a0", ", ", 0);
    }
  gtk_label_set_text (self->described[index], shown->str);
  pandoria_hex_picker_set_picked (self->picker[index], terrain, hex->symbols);
}

static void
update_hints (PandoriaTray *self)
{
  gboolean wanted = self->hints != NULL && g_settings_get_boolean (self->hints, "hints");

  gtk_widget_set_visible (self->ask, wanted && !self->compact);
  pandoria_tile_row_set_hints (self->row, wanted);
}

static void
update_visibility (PandoriaTray *self)
{
  gboolean full = !self->compact;

  for (guint i = 0; i < 2; i++)
    {
      gboolean asked = i < MAX (self->view->n_hexes, 1);

      gtk_widget_set_visible (self->titles[i], full && asked);
      gtk_widget_set_visible (GTK_WIDGET (self->picker[i]),
                              asked && (full || self->view->current_hex == i));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->row), self->compact);
  gtk_widget_set_visible (GTK_WIDGET (self->main_button), self->with_main);
  update_hints (self);
}

static void
update_tile (PandoriaTray *self)
{
  update_hex (self, 0);
  update_hex (self, 1);
  update_visibility (self);
  pandoria_tile_preview_show (self->preview, self->view);
}

/* Shows the acts instead of the tile. */
static void
update_instead (PandoriaTray *self, const PandoriaState *state)
{
  pandoria_act_button_update (self->castle, self->view);
  pandoria_act_button_update (self->fortress, self->view);
  pandoria_act_button_update (self->single, self->view);
  gtk_widget_set_visible (GTK_WIDGET (self->fortress), state->artifacts);
  gtk_widget_set_visible (self->artifacts, state->artifacts && self->view->n_hexes == 2);
  gtk_widget_set_visible (GTK_WIDGET (self->skip),
                          pandoria_act_button_update (self->skip, self->view));
}

static void
update_pictures (PandoriaTray *self)
{
  gtk_label_set_text (self->tile_title, pandoria_tile_preview_get_title (self->view));
  pandoria_tile_row_show (self->row, self->view);
  update_tile (self);
}

/* Shows the view. */
static void
update (PandoriaTray *self)
{
  const PandoriaPlayView *view = self->view;

  gtk_stack_set_visible_child (self->stack, view->n_hexes > 0 ? self->tile_page : self->acts_page);
  update_pictures (self);
  if (view->next_label != NULL)
    {
      pandoria_set_button_label (self->main_button, view->next_label);
      pandoria_tooltip_set (GTK_WIDGET (self->main_button), view->next_label);
    }
  if (view->game != NULL)
    {
      pandoria_tray_stock_show (self->stock, pandoria_game_get_shown_state (view->game));
      update_instead (self, pandoria_game_get_shown_state (view->game));
    }
  pandoria_tray_acts_show (self->acts, view);
}

/* --- callbacks ------------------------------------------------------------------------------ */

static void
on_hex_picked (PandoriaTray *self, guint terrain, guint symbols, PandoriaHexPicker *picker)
{
  pandoria_play_choose_hex (self->play, picker == self->picker[0] ? 0 : 1, terrain, symbols);
}

static gboolean
on_scrolled (PandoriaTray *self, double dx, double dy)
{
  if (self->view->n_hexes != 2)
    return GDK_EVENT_PROPAGATE;
  pandoria_tray_turn_by (self, dy);
  return GDK_EVENT_STOP;
}

static void
on_row_hex_picked (PandoriaTray *self, guint index)
{
  pandoria_play_point_at_hex (self->play, index);
}

/* --- overrides ------------------------------------------------------------------------------ */

/* For Tab the whole tray is one stop, which begins with the hex that is chosen next. Arrow keys
 * move within the tray. */
static gboolean
pandoria_tray_focus (GtkWidget *widget, GtkDirectionType direction)
{
  PandoriaTray *self = PANDORIA_TRAY (widget);
  gboolean with_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (gtk_widget_get_focus_child (widget) != NULL)
    {
      if (!with_tab)
        GTK_WIDGET_CLASS (pandoria_tray_parent_class)->focus (widget, direction);
      return !with_tab;
    }
  if (self->view->n_hexes > 0
      && gtk_widget_child_focus (GTK_WIDGET (self->picker[self->view->current_hex]),
                                 GTK_DIR_TAB_FORWARD))
    return TRUE;
  return GTK_WIDGET_CLASS (pandoria_tray_parent_class)
      ->focus (widget, with_tab ? GTK_DIR_TAB_FORWARD : direction);
}

/* The template has one child of this kind for each space. */
#define CHILD_OF(member, space) G_STRUCT_OFFSET (PandoriaTray, member[space])

static void
pandoria_tray_class_init (PandoriaTrayClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaTray, play, g_object_unref),
                            PANDORIA_OWNS (PandoriaTray, hints, g_object_unref), NULL);
  GTK_WIDGET_CLASS (klass)->focus = pandoria_tray_focus;
  pandoria_class_set_template (
      klass, "pandoria-tray",
      PANDORIA_NEEDS (PANDORIA_TYPE_ACT_BUTTON, PANDORIA_TYPE_HEX_PICKER,
                      PANDORIA_TYPE_TILE_PREVIEW, PANDORIA_TYPE_TRAY_ACTS, PANDORIA_TYPE_TILE_ROW,
                      PANDORIA_TYPE_TRAY_STOCK),
      PANDORIA_PARTS (PandoriaTray, stack, tile_page, acts_page, row, tile_title, ask, preview,
                      castle, fortress, single, skip, artifacts, acts, main_button, stock),
      "first_title", CHILD_OF (titles, 0), "second_title", CHILD_OF (titles, 1), "first_described",
      CHILD_OF (described, 0), "second_described", CHILD_OF (described, 1), "first_picker",
      CHILD_OF (picker, 0), "second_picker", CHILD_OF (picker, 1),
      PANDORIA_CALLBACK (on_hex_picked, on_row_hex_picked, on_scrolled), NULL);
}

static void
pandoria_tray_init (PandoriaTray *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_hex_picker_set_title (self->picker[0], _ ("First space"));
  pandoria_hex_picker_set_title (self->picker[1], _ ("Second space"));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (update_pictures), self, G_CONNECT_SWAPPED);
  self->hints = pandoria_settings_open ("hints");
  if (self->hints != NULL)
    g_signal_connect_object (self->hints, "changed::hints", G_CALLBACK (update_hints), self,
                             G_CONNECT_SWAPPED);
}

/* --- public functions ----------------------------------------------------------------------- */

void
pandoria_tray_set_play (PandoriaTray *self, PandoriaPlay *play)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self) && self->play == NULL);
  self->play = g_object_ref (play);
  self->view = pandoria_play_get_view (play);
  update (self);
}

void
pandoria_tray_show (PandoriaTray *self, guint parts)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self) && self->play != NULL);

  if ((parts & (PANDORIA_PLAY_ACT | PANDORIA_PLAY_GAME)) != 0)
    update (self);
}

void
pandoria_tray_set_arrangement (PandoriaTray *self, PandoriaTrayArrangement arrangement)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self));
  self->with_main = arrangement == PANDORIA_TRAY_ROW_WITH_MAIN;
  self->compact = arrangement != PANDORIA_TRAY_FULL;
  for (guint i = 0; i < 2; i++)
    pandoria_hex_picker_set_one_row (self->picker[i],
                                     self->compact && arrangement != PANDORIA_TRAY_COLUMN);
  pandoria_tray_acts_set_arrangement (self->acts, arrangement);
  pandoria_tile_row_set_with_main (self->row, self->with_main);
  pandoria_set_css_class (GTK_WIDGET (self), "compact", self->compact);
  gtk_stack_set_vhomogeneous (self->stack, !self->compact);
  pandoria_set_least_layout (GTK_WIDGET (self), arrangement == PANDORIA_TRAY_COLUMN);
  update (self);
}

void
pandoria_tray_set_has_lesson (PandoriaTray *self, gboolean has_lesson)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self));
  pandoria_tray_acts_set_has_lesson (self->acts, has_lesson);
}

void
pandoria_tray_set_suggested (PandoriaTray *self, gboolean suggested)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self));
  pandoria_tile_row_set_suggested (self->row, suggested);
  pandoria_set_css_class (GTK_WIDGET (self->main_button), "suggested-action", suggested);
}

void
pandoria_tray_turn_by (PandoriaTray *self, double dy)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self));
  self->scrolled += dy;
  if (fabs (self->scrolled) < 1)
    return;
  self->scrolled = 0;
  gtk_widget_activate_action (GTK_WIDGET (self), "play.turn-round", NULL);
}

void
pandoria_tray_press (PandoriaTray *self, guint number, gboolean shifted)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self));
  pandoria_hex_picker_press (self->picker[self->view->current_hex], number, shifted);
}
