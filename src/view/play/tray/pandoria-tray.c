/* PandoriaTray: the tile being entered and its alternatives; after placing, the other possible
 * acts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <math.h>

#include "pandoria-act-button.h"
#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-hex-picker.h"
#include "pandoria-labels.h"
#include "pandoria-pane.h"
#include "pandoria-places.h"
#include "pandoria-settings.h"
#include "pandoria-text.h"
#include "pandoria-tile-preview.h"
#include "pandoria-tooltip.h"
#include "pandoria-tray-acts.h"
#include "pandoria-widgets.h"

#define CHIP_SIZE 32

struct _PandoriaTray
{
  AdwBin parent_instance;

  PandoriaPane *pane;
  GtkStack *stack;
  GtkWidget *tile_page, *acts_page;
  GtkLabel *tile_title;
  GtkWidget *ask_full, *ask_compact, *ask_more;
  GtkWidget *chips, *more;
  PandoriaActButton *castle, *castle_compact, *fortress, *fortress_more, *single, *single_more,
      *skip;
  GtkWidget *artifacts;
  GtkButton *main_tile, *main_acts; /* one on each page */
  GtkStack *main_words;             /* of main_tile: one page for each label */
  PandoriaTilePreview *preview;
  GtkWidget *titles[2];
  GtkLabel *described[2];
  GtkToggleButton *chip[2];
  GtkPicture *chip_picture[2];
  GtkWidget *chip_word[2];
  GtkWidget *chip_place;
  GtkStack *chip_stack; /* in a flat tray: the chips, or the piece that replaces the tile */
  GtkWidget *chip_pair, *piece_shown;
  GtkPicture *piece_picture;
  GtkLabel *piece_word;
  PandoriaHexPicker *picker[2];
  PandoriaTrayActs *acts;
  GtkWidget *deck_row;
  GtkLabel *tiles_left, *cards_left, *monuments_title, *monuments_left;

  GSettings *hints; /* nullable */
  PandoriaPlay *play;
  const PandoriaPlayView *view; /* of the play */
  gboolean compact, with_main;
  double scrolled; /* by the wheel, in fractions of a notch */
};

G_DEFINE_FINAL_TYPE (PandoriaTray, pandoria_tray, ADW_TYPE_BIN)

/* The labels of the main button while the player enters a tile (pandoria-play-view.c). The button
 * keeps room for the widest, so that its neighbors never move. */
static const struct
{
  const char *words;
  gboolean expansion;
} main_words[] = {
  { N_ ("Place Tile"), FALSE },
  { N_ ("Place Castle"), FALSE },
  { N_ ("Place Fortress"), TRUE },
  { N_ ("Skip"), FALSE },
};
/* The page for any other label. */
#define OTHER_WORDS "other"

/* --- helpers -------------------------------------------------------------------------------- */

/* A narrow tray has no room for both the picture and the word. */
static void
update_chip (PandoriaTray *self, guint index, const char *described)
{
  const char *space = index == 0 ? _ ("First space") : _ ("Second space");
  g_autofree char *label = g_strdup_printf (_ ("%s: %s"), space, described);
  const PandoriaPlayHex *hex = &self->view->hexes[index];
  g_autoptr (GdkPaintable) art = NULL;

  if (hex->known)
    art = pandoria_art_hex (hex->terrain, hex->symbols, CHIP_SIZE,
                            gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  gtk_picture_set_paintable (self->chip_picture[index], art);
  gtk_widget_set_visible (GTK_WIDGET (self->chip_picture[index]), art != NULL);
  gtk_widget_set_visible (self->chip_word[index], art == NULL || !self->with_main);
  /* Without the word the picture is centered. Filling the chip, it would request a height for that
   * width. */
  gtk_widget_set_halign (gtk_widget_get_parent (GTK_WIDGET (self->chip_picture[index])),
                         art != NULL && self->with_main ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  pandoria_set_accessible_label (GTK_WIDGET (self->chip[index]), label);
  pandoria_tooltip_set (GTK_WIDGET (self->chip[index]), label);
}

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
  update_chip (self, index, text);
}

/* If the main button leaves no room for the hint button next to the chips, the hint is in the menu.
 */
static void
update_ask (PandoriaTray *self)
{
  gboolean wanted = self->hints != NULL && g_settings_get_boolean (self->hints, "hints");

  gtk_widget_set_visible (self->ask_full, wanted && !self->compact);
  gtk_widget_set_visible (self->ask_compact, wanted && self->compact && !self->with_main);
  gtk_widget_set_visible (self->ask_more, wanted && self->with_main);
}

static void
update_visibility (PandoriaTray *self)
{
  gboolean full = !self->compact;

  for (guint i = 0; i < 2; i++)
    {
      gboolean asked = i < MAX (self->view->n_hexes, 1);

      gtk_widget_set_visible (self->titles[i], full && asked);
      gtk_widget_set_visible (GTK_WIDGET (self->chip[i]), asked);
      gtk_widget_set_visible (GTK_WIDGET (self->picker[i]),
                              asked && (full || self->view->current_hex == i));
    }
  gtk_widget_set_visible (self->chips, self->compact);
  /* The main button leaves no room for turning the tile round, which is then in the menu. */
  gtk_widget_set_visible (GTK_WIDGET (self->main_tile), self->with_main);
  update_ask (self);
}

static void
update_tile (PandoriaTray *self)
{
  update_hex (self, 0);
  update_hex (self, 1);
  gtk_toggle_button_set_active (self->chip[self->view->current_hex], TRUE);
  update_visibility (self);
  pandoria_tile_preview_show (self->preview, self->view);
}

static void
set_number (GtkLabel *label, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  gtk_label_set_text (label, text);
}

static void
update_stock (PandoriaTray *self, const PandoriaState *state)
{
  gboolean family = state->variant == PANDORIA_VARIANT_FAMILY
                    || state->variant == PANDORIA_VARIANT_FAMILY_SPELLS;
  g_autofree char *title = NULL;

  set_number (self->tiles_left, state->double_tiles);
  set_number (self->cards_left, state->deck);
  set_number (self->monuments_left, state->n_monuments);
  /* Translators: %u is the value of the topmost monument */
  title = state->n_monuments > 0 ? g_strdup_printf (_ ("Monuments left (next: %u)"),
                                                    state->monuments[state->n_monuments - 1])
                                 : g_strdup (_ ("Monuments left"));
  gtk_label_set_text (self->monuments_title, title);
  gtk_widget_set_visible (self->deck_row, !family);
}

static void
update_instead (PandoriaTray *self, const PandoriaState *state)
{
  PandoriaActButton *const acts[]
      = { self->castle,        self->castle_compact, self->fortress,
          self->fortress_more, self->single,         self->single_more };

  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    pandoria_act_button_update (acts[i], self->view);
  gtk_widget_set_visible (GTK_WIDGET (self->fortress), state->artifacts);
  for (gsize i = 0; i < G_N_ELEMENTS (main_words); i++)
    if (main_words[i].expansion)
      gtk_widget_set_visible (gtk_stack_get_child_by_name (self->main_words, main_words[i].words),
                              state->artifacts);
  gtk_widget_set_visible (self->artifacts, state->artifacts && self->view->n_hexes == 2);
  gtk_widget_set_visible (self->more, state->artifacts || self->with_main);
  gtk_widget_set_visible (GTK_WIDGET (self->skip),
                          pandoria_act_button_update (self->skip, self->view));
}

static const char *
get_tile_title (const PandoriaPlayView *view)
{
  switch (view->piece)
    {
    case PANDORIA_PLAY_PIECE_CASTLE: return _ ("Castle");
    case PANDORIA_PLAY_PIECE_FORTRESS: return _ ("Fortress");
    case PANDORIA_PLAY_PIECE_NONE:
    default: return view->n_hexes == 1 ? _ ("Single tile") : _ ("Double tile");
    }
}

static void
update_piece (PandoriaTray *self)
{
  gboolean none = self->view->piece == PANDORIA_PLAY_PIECE_NONE || self->view->game == NULL;
  g_autoptr (GdkPaintable) art = NULL;

  gtk_label_set_text (self->tile_title, get_tile_title (self->view));
  gtk_stack_set_visible_child (self->chip_stack, none ? self->chip_pair : self->piece_shown);
  if (none)
    return;
  art = pandoria_tile_preview_get_piece (self->view, CHIP_SIZE,
                                         gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  gtk_picture_set_paintable (self->piece_picture, art);
  gtk_label_set_text (self->piece_word, get_tile_title (self->view));
}

static void
update_pictures (PandoriaTray *self)
{
  update_piece (self);
  update_tile (self);
}

static void
add_main_words (PandoriaTray *self, const char *name, const char *words)
{
  GtkWidget *label = pandoria_new_label (words, 0.5, NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_stack_add_named (self->main_words, label, name);
}

static void
show_main_words (PandoriaTray *self, const char *words)
{
  const char *name = OTHER_WORDS;
  GtkWidget *label;

  for (gsize i = 0; i < G_N_ELEMENTS (main_words); i++)
    if (g_str_equal (words, _ (main_words[i].words)))
      name = main_words[i].words;
  label = gtk_stack_get_child_by_name (self->main_words, name);
  gtk_label_set_label (GTK_LABEL (label), words);
  gtk_stack_set_visible_child (self->main_words, label);
  pandoria_set_accessible_label (GTK_WIDGET (self->main_tile), words);
  pandoria_tooltip_set (GTK_WIDGET (self->main_tile), words);
  pandoria_set_button_label (self->main_acts, words);
  pandoria_tooltip_set (GTK_WIDGET (self->main_acts), words);
}

/* Shows the view. */
static void
update (PandoriaTray *self)
{
  const PandoriaPlayView *view = self->view;

  pandoria_pane_renew (self->pane);
  gtk_stack_set_visible_child (self->stack, view->n_hexes > 0 ? self->tile_page : self->acts_page);
  update_pictures (self);
  if (view->next_label != NULL)
    show_main_words (self, view->next_label);
  if (view->game != NULL)
    {
      update_stock (self, pandoria_game_get_shown_state (view->game));
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
on_chip_clicked (PandoriaTray *self, GtkToggleButton *chip)
{
  guint index = chip == self->chip[0] ? 0 : 1;

  if (index != self->view->current_hex)
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
      PANDORIA_NEEDS (PANDORIA_TYPE_ACT_BUTTON, PANDORIA_TYPE_HEX_PICKER, PANDORIA_TYPE_PANE,
                      PANDORIA_TYPE_TILE_PREVIEW, PANDORIA_TYPE_TRAY_ACTS),
      PANDORIA_PARTS (PandoriaTray, pane, stack, tile_page, acts_page, tile_title, ask_full,
                      ask_compact, ask_more, chips, more, castle, castle_compact, fortress,
                      fortress_more, single, single_more, skip, artifacts, main_tile, main_words,
                      main_acts, preview, acts, deck_row, tiles_left, cards_left, monuments_title,
                      monuments_left, chip_place, chip_stack, chip_pair, piece_shown, piece_picture,
                      piece_word),
      "first_title", CHILD_OF (titles, 0), "second_title", CHILD_OF (titles, 1), "first_described",
      CHILD_OF (described, 0), "second_described", CHILD_OF (described, 1), "first_chip",
      CHILD_OF (chip, 0), "second_chip", CHILD_OF (chip, 1), "first_chip_picture",
      CHILD_OF (chip_picture, 0), "second_chip_picture", CHILD_OF (chip_picture, 1),
      "first_chip_word", CHILD_OF (chip_word, 0), "second_chip_word", CHILD_OF (chip_word, 1),
      "first_picker", CHILD_OF (picker, 0), "second_picker", CHILD_OF (picker, 1),
      PANDORIA_CALLBACK (on_hex_picked, on_chip_clicked, on_scrolled, gtk_popover_popdown), NULL);
}

static void
pandoria_tray_init (PandoriaTray *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (gsize i = 0; i < G_N_ELEMENTS (main_words); i++)
    add_main_words (self, main_words[i].words, _ (main_words[i].words));
  add_main_words (self, OTHER_WORDS, NULL);
  pandoria_set_least_layout (self->chip_place, TRUE);
  pandoria_hex_picker_set_title (self->picker[0], _ ("First space"));
  pandoria_hex_picker_set_title (self->picker[1], _ ("Second space"));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (update_pictures), self, G_CONNECT_SWAPPED);
  self->hints = pandoria_settings_open ("hints");
  if (self->hints != NULL)
    g_signal_connect_object (self->hints, "changed::hints", G_CALLBACK (update_ask), self,
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
  pandoria_set_css_class (GTK_WIDGET (self->main_tile), "suggested-action", suggested);
  pandoria_set_css_class (GTK_WIDGET (self->main_acts), "suggested-action", suggested);
}

void
pandoria_tray_turn_by (PandoriaTray *self, double dy)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self));
  self->scrolled += dy;
  if (fabs (self->scrolled) < 1)
    return;
  self->scrolled = 0;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.turn-round", NULL);
}

void
pandoria_tray_press (PandoriaTray *self, guint number, gboolean shifted)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self));
  pandoria_hex_picker_press (self->picker[self->view->current_hex], number, shifted);
}
