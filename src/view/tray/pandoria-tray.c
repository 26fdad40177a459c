/* PandoriaTray: the tile being entered, what may be laid instead of it, and after placing what else may be done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tray.h"

#include <glib/gi18n.h>
#include <math.h>

#include "pandoria-act-button.h"
#include "pandoria-art.h"
#include "pandoria-hex-picker.h"
#include "pandoria-text.h"
#include "pandoria-tile-preview.h"
#include "pandoria-tooltip.h"
#include "pandoria-tray-acts.h"

#define CHIP_SIZE 32

struct _PandoriaTray
{
  AdwBin parent_instance;

  GtkStack *stack;
  GtkWidget *tile_page, *acts_page;
  GtkLabel *tile_title;
  GtkWidget *header, *turn_compact, *chips, *hint, *instead, *instead_title, *more, *turn_more;
  PandoriaActButton *castle, *castle_compact, *fortress, *fortress_more, *single, *single_more, *skip;
  GtkWidget *artifacts;
  GtkButton *main_tile, *main_acts; /* one on either page */
  PandoriaTilePreview *preview;
  GtkWidget *titles[2];
  GtkLabel *described[2];
  GtkToggleButton *chip[2];
  GtkPicture *chip_picture[2];
  GtkWidget *chip_word[2];
  PandoriaHexPicker *picker[2];
  PandoriaTrayActs *acts;
  GtkWidget *stock, *deck_row, *monuments_row;
  GtkLabel *tiles_left, *cards_left, *monuments_title, *monuments_left;

  PandoriaGame *game;
  gboolean compact, with_main;
  guint n_hexes;
  guint current;
  int terrain[2]; /* -1: not chosen */
  guint symbols[2];
  double scrolled; /* parts of a notch of the wheel */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaTray, pandoria_tray, ADW_TYPE_BIN)

enum
{
  SIGNAL_HEX_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- helpers -------------------------------------------------------------------------------------------------- */

static char *
describe_hex (PandoriaTray *self, guint index)
{
  PandoriaTerrain terrain;
  g_autofree char *amount = NULL;

  if (self->terrain[index] < 0)
    return g_strdup (_ ("Not chosen"));
  terrain = (PandoriaTerrain) self->terrain[index];
  amount = pandoria_text_amount (pandoria_terrain_counter (terrain), (int) self->symbols[index]);
  /* Translators: terrain and symbols of a hex, “Forest, 2 wood” */
  return g_strdup_printf (_ ("%s, %s"), pandoria_text_terrain (terrain), amount);
}

/* A narrow tray has no room for both the picture and the word. */
static void
update_chip (PandoriaTray *self, guint index, const char *described)
{
  const char *space = index == 0 ? _ ("First space") : _ ("Second space");
  g_autofree char *label = g_strdup_printf (_ ("%s: %s"), space, described);
  g_autoptr (GdkPaintable) art = NULL;

  if (self->terrain[index] >= 0)
    art = pandoria_art_hex ((PandoriaTerrain) self->terrain[index], self->symbols[index], CHIP_SIZE,
                            gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  gtk_picture_set_paintable (self->chip_picture[index], art);
  gtk_widget_set_visible (GTK_WIDGET (self->chip_picture[index]), art != NULL);
  gtk_widget_set_visible (self->chip_word[index], art == NULL || !self->with_main);
  gtk_widget_set_hexpand (GTK_WIDGET (self->chip_picture[index]), self->with_main);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chip[index]), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  pandoria_tooltip_set (GTK_WIDGET (self->chip[index]), label);
}

static void
update_hex (PandoriaTray *self, guint index)
{
  g_autofree char *text = describe_hex (self, index);

  gtk_label_set_text (self->described[index], text);
  pandoria_hex_picker_set_picked (self->picker[index], self->terrain[index], self->symbols[index]);
  pandoria_tile_preview_set_hex (self->preview, index, self->terrain[index], self->symbols[index]);
  update_chip (self, index, text);
}

static void
update_visibility (PandoriaTray *self)
{
  gboolean full = !self->compact;

  for (guint i = 0; i < 2; i++)
    {
      gboolean asked = i < MAX (self->n_hexes, 1);

      gtk_widget_set_visible (self->titles[i], full && asked);
      gtk_widget_set_visible (GTK_WIDGET (self->chip[i]), asked);
      gtk_widget_set_visible (GTK_WIDGET (self->picker[i]), asked && (full || self->current == i));
    }
  gtk_widget_set_visible (self->header, full);
  gtk_widget_set_visible (GTK_WIDGET (self->preview), full);
  gtk_widget_set_visible (self->chips, self->compact);
  gtk_widget_set_visible (GTK_WIDGET (self->main_tile), self->with_main);
  gtk_widget_set_visible (GTK_WIDGET (self->main_acts), self->with_main);
  /* The main button leaves no room for turning round, which then is in the menu. */
  gtk_widget_set_visible (self->turn_compact, !self->with_main);
  gtk_widget_set_visible (self->hint, full);
  gtk_widget_set_visible (self->instead, full);
  gtk_widget_set_visible (self->instead_title, full);
  gtk_widget_set_visible (self->stock, full);
}

static void
update_current (PandoriaTray *self)
{
  self->updating = TRUE;
  gtk_toggle_button_set_active (self->chip[self->current], TRUE);
  self->updating = FALSE;
  pandoria_tile_preview_set_current (self->preview, (int) self->current);
  update_visibility (self);
}

static void
update_tile (PandoriaTray *self)
{
  update_hex (self, 0);
  update_hex (self, 1);
  update_current (self);
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
  gboolean family = state->variant == PANDORIA_VARIANT_FAMILY || state->variant == PANDORIA_VARIANT_FAMILY_SPELLS;
  g_autofree char *title = NULL;

  set_number (self->tiles_left, state->double_tiles);
  set_number (self->cards_left, state->deck);
  set_number (self->monuments_left, state->n_monuments);
  /* Translators: %u is the value of the topmost monument */
  title = state->n_monuments > 0
              ? g_strdup_printf (_ ("Monuments left, next %u"), state->monuments[state->n_monuments - 1])
              : g_strdup (_ ("Monuments left"));
  gtk_label_set_text (self->monuments_title, title);
  gtk_widget_set_visible (self->deck_row, !family);
  gtk_widget_set_visible (self->monuments_row, !family);
}

static void
update_instead (PandoriaTray *self, const PandoriaState *state)
{
  PandoriaActButton *const acts[]
      = { self->castle, self->castle_compact, self->fortress, self->fortress_more, self->single, self->single_more };
  GtkWidget *const expansion[] = { GTK_WIDGET (self->fortress), GTK_WIDGET (self->fortress_more),
                                   GTK_WIDGET (self->single), GTK_WIDGET (self->single_more) };

  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    pandoria_act_button_update (acts[i], self->game);
  for (gsize i = 0; i < G_N_ELEMENTS (expansion); i++)
    gtk_widget_set_visible (expansion[i], state->artifacts);
  gtk_widget_set_visible (self->artifacts, state->artifacts && self->n_hexes == 2);
  gtk_widget_set_visible (self->more, state->artifacts || self->with_main);
  gtk_widget_set_visible (GTK_WIDGET (self->skip), pandoria_act_button_update (self->skip, self->game));
}

static void
choose_hex (PandoriaTray *self, guint index, guint terrain, guint symbols)
{
  self->terrain[index] = (int) terrain;
  self->symbols[index] = symbols;
  /* The first press moves on to the second space. */
  if (index == 0 && self->n_hexes == 2)
    self->current = 1;
  update_tile (self);
  g_signal_emit (self, signals[SIGNAL_HEX_CHOSEN], 0, index, terrain, symbols);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_hex_picked (PandoriaHexPicker *picker, guint terrain, guint symbols, gpointer data)
{
  PandoriaTray *self = data;

  choose_hex (self, picker == self->picker[0] ? 0 : 1, terrain, symbols);
}

static gboolean
on_scrolled (GtkEventControllerScroll *scroll, double dx, double dy, gpointer data)
{
  PandoriaTray *self = data;

  if (self->n_hexes != 2)
    return GDK_EVENT_PROPAGATE;
  pandoria_tray_turn_by (self, dy);
  return GDK_EVENT_STOP;
}

static void
on_chip_toggled (GtkToggleButton *chip, gpointer data)
{
  PandoriaTray *self = data;

  if (self->updating || !gtk_toggle_button_get_active (chip))
    return;
  self->current = chip == self->chip[0] ? 0 : 1;
  update_current (self);
}

/* --- overrides ------------------------------------------------------------------------------------------------ */

static void
pandoria_tray_dispose (GObject *object)
{
  g_clear_object (&PANDORIA_TRAY (object)->game);
  G_OBJECT_CLASS (pandoria_tray_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *klass)
{
  static const struct
  {
    const char *name;
    gssize offset;
  } children[] = {
#define CHILD(name) { #name, G_STRUCT_OFFSET (PandoriaTray, name) }
    CHILD (stack),
    CHILD (tile_page),
    CHILD (tile_title),
    CHILD (header),
    CHILD (turn_compact),
    CHILD (chips),
    CHILD (hint),
    CHILD (instead),
    CHILD (instead_title),
    CHILD (castle),
    CHILD (castle_compact),
    CHILD (more),
    CHILD (turn_more),
    CHILD (fortress_more),
    CHILD (single_more),
    CHILD (fortress),
    CHILD (single),
    CHILD (skip),
    CHILD (artifacts),
    CHILD (preview),
    CHILD (acts),
    CHILD (stock),
    CHILD (deck_row),
    CHILD (acts_page),
    CHILD (main_tile),
    CHILD (main_acts),
    CHILD (monuments_row),
    CHILD (tiles_left),
    CHILD (cards_left),
    CHILD (monuments_title),
    CHILD (monuments_left),
#undef CHILD
#define CHILD(name, member, index) \
  { name, G_STRUCT_OFFSET (PandoriaTray, member) + (gssize) (index * sizeof (gpointer)) }
    CHILD ("first_title", titles, 0),
    CHILD ("second_title", titles, 1),
    CHILD ("first_described", described, 0),
    CHILD ("second_described", described, 1),
    CHILD ("first_chip", chip, 0),
    CHILD ("second_chip", chip, 1),
    CHILD ("first_chip_picture", chip_picture, 0),
    CHILD ("second_chip_picture", chip_picture, 1),
    CHILD ("first_chip_word", chip_word, 0),
    CHILD ("second_chip_word", chip_word, 1),
    CHILD ("first_picker", picker, 0),
    CHILD ("second_picker", picker, 1),
#undef CHILD
  };

  for (gsize i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (klass, children[i].name, FALSE, children[i].offset);
}

static void
pandoria_tray_class_init (PandoriaTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PANDORIA_TYPE_ACT_BUTTON);
  g_type_ensure (PANDORIA_TYPE_HEX_PICKER);
  g_type_ensure (PANDORIA_TYPE_TILE_PREVIEW);
  g_type_ensure (PANDORIA_TYPE_TRAY_ACTS);
  G_OBJECT_CLASS (klass)->dispose = pandoria_tray_dispose;
  signals[SIGNAL_HEX_CHOSEN] = g_signal_new ("hex-chosen", PANDORIA_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                             G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-tray.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, on_hex_picked);
  gtk_widget_class_bind_template_callback (widget_class, on_chip_toggled);
  gtk_widget_class_bind_template_callback (widget_class, gtk_popover_popdown);
}

static void
set_acts (PandoriaTray *self)
{
  pandoria_act_button_set_act (self->castle, "castle", PANDORIA_ACT_PLACE_CASTLE, FALSE);
  pandoria_act_button_set_act (self->castle_compact, "castle", PANDORIA_ACT_PLACE_CASTLE, FALSE);
  pandoria_act_button_set_act (self->fortress, "fortress", PANDORIA_ACT_PLACE_FORTRESS, FALSE);
  pandoria_act_button_set_act (self->fortress_more, "fortress", PANDORIA_ACT_PLACE_FORTRESS, FALSE);
  pandoria_act_button_set_act (self->single, "single", PANDORIA_ACT_PLACE_SINGLE, FALSE);
  pandoria_act_button_set_act (self->single_more, "single", PANDORIA_ACT_PLACE_SINGLE, FALSE);
  pandoria_act_button_set_act (self->skip, "skip-placement", PANDORIA_ACT_SKIP_PLACEMENT, FALSE);
}

static void
pandoria_tray_init (PandoriaTray *self)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  gtk_widget_init_template (GTK_WIDGET (self));
  set_acts (self);
  self->n_hexes = 2;
  self->terrain[0] = self->terrain[1] = -1;
  pandoria_hex_picker_set_title (self->picker[0], _ ("First space"));
  pandoria_hex_picker_set_title (self->picker[1], _ ("Second space"));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (update_tile), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scrolled), self);
  gtk_widget_add_controller (GTK_WIDGET (self->preview), scroll);
  update_tile (self);
}

/* --- public functions ----------------------------------------------------------------------------------------- */

void
pandoria_tray_set_game (PandoriaTray *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self));
  if (!g_set_object (&self->game, game))
    return;
  pandoria_tray_acts_set_game (self->acts, game);
  pandoria_tray_clear (self);
  pandoria_tray_update (self, NULL);
}

void
pandoria_tray_update (PandoriaTray *self, PandoriaPlan *plan)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self));
  if (self->game == NULL)
    return;
  update_stock (self, pandoria_game_get_shown_state (self->game));
  update_instead (self, pandoria_game_get_shown_state (self->game));
  pandoria_tray_acts_update (self->acts, plan);
}

void
pandoria_tray_set_compact (PandoriaTray *self, gboolean compact, gboolean with_main)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self));
  self->with_main = compact && with_main;
  self->compact = compact;
  for (guint i = 0; i < 2; i++)
    pandoria_hex_picker_set_one_row (self->picker[i], compact);
  pandoria_tray_acts_set_compact (self->acts, compact, with_main);
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
  gtk_stack_set_vhomogeneous (self->stack, !compact);
  update_tile (self);
  pandoria_tray_update (self, NULL);
}

void
pandoria_tray_set_main (PandoriaTray *self, const char *label)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self));
  gtk_button_set_label (self->main_tile, label);
  gtk_button_set_label (self->main_acts, label);
}

void
pandoria_tray_set_n_hexes (PandoriaTray *self, guint n_hexes)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self) && n_hexes <= 2);
  gtk_stack_set_visible_child (self->stack, n_hexes > 0 ? self->tile_page : self->acts_page);
  if (n_hexes == self->n_hexes)
    return;
  self->n_hexes = n_hexes;
  self->current = 0;
  gtk_label_set_text (self->tile_title, n_hexes == 1 ? _ ("Single tile") : _ ("Double tile"));
  pandoria_tile_preview_set_single (self->preview, n_hexes == 1);
  update_current (self);
}

gboolean
pandoria_tray_get_hex (PandoriaTray *self, guint index, PandoriaTerrain *terrain, guint *symbols)
{
  g_return_val_if_fail (PANDORIA_IS_TRAY (self) && index < 2, FALSE);
  if (self->terrain[index] < 0)
    return FALSE;
  if (terrain != NULL)
    *terrain = (PandoriaTerrain) self->terrain[index];
  if (symbols != NULL)
    *symbols = self->symbols[index];
  return TRUE;
}

void
pandoria_tray_get_hexes (PandoriaTray *self, PandoriaTrayHexes *hexes)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self) && hexes != NULL);
  memcpy (hexes->terrain, self->terrain, sizeof self->terrain);
  memcpy (hexes->symbols, self->symbols, sizeof self->symbols);
  hexes->current = self->current;
}

void
pandoria_tray_set_hexes (PandoriaTray *self, const PandoriaTrayHexes *hexes)
{
  static const PandoriaTrayHexes nothing = { { -1, -1 }, { 0, 0 }, 0 };

  g_return_if_fail (PANDORIA_IS_TRAY (self));
  if (hexes == NULL)
    hexes = &nothing;
  memcpy (self->terrain, hexes->terrain, sizeof self->terrain);
  memcpy (self->symbols, hexes->symbols, sizeof self->symbols);
  self->current = self->n_hexes == 2 ? hexes->current : 0;
  update_tile (self);
}

void
pandoria_tray_clear (PandoriaTray *self)
{
  pandoria_tray_set_hexes (self, NULL);
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
pandoria_tray_turn_round (PandoriaTray *self)
{
  int terrain;
  guint symbols;

  g_return_if_fail (PANDORIA_IS_TRAY (self));
  terrain = self->terrain[0];
  symbols = self->symbols[0];
  self->terrain[0] = self->terrain[1];
  self->symbols[0] = self->symbols[1];
  self->terrain[1] = terrain;
  self->symbols[1] = symbols;
  update_tile (self);
}

void
pandoria_tray_press (PandoriaTray *self, guint number, gboolean shifted)
{
  g_return_if_fail (PANDORIA_IS_TRAY (self));
  pandoria_hex_picker_press (self->picker[self->current], number, shifted);
}
