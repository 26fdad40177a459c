/* PandoriaStartTiles: asks for the pieces on the board at the start (5, 16); the user presses their
 * spaces on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-start-tiles.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-board-view.h"
#include "pandoria-class.h"
#include "pandoria-hex-picker.h"
#include "pandoria-relic-rack.h"

#define NO_SLOT PANDORIA_N_START_SLOTS

struct _PandoriaStartTiles
{
  GtkBox parent_instance;

  AdwBin *board_bin;
  PandoriaBoardView *board;
  PandoriaRelicRack *relic_rack;
  GtkLabel *prompt;
  GtkWidget *turn_button;
  PandoriaHexPicker *picker;

  PandoriaStartLayout *layout;
  gboolean artifacts;
  guint current; /* the slot to be chosen */
  PandoriaSpaces possible;
  gboolean updating;
  gboolean choosing; /* the change of the layout is made here */
};

enum
{
  PROP_LAYOUT = 1,
  PROP_RELICS,
  PROP_ARTIFACTS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (PandoriaStartTiles, pandoria_start_tiles, GTK_TYPE_BOX)

/* --- sentences ------------------------------------------------------------------------------ */

static const char *
name_ordered (PandoriaStartLayout *self, guint position)
{
  const guint slot = pandoria_start_layout_get_ordered (self, position);

  return pandoria_space_name (pandoria_start_layout_get_hex (self, slot)->at);
}

/* Returns: whether the other half of the tile on @slot was chosen last, and the tile could cover
 * another space. */
static gboolean
can_lie_otherwise (PandoriaStartLayout *self, guint slot)
{
  if (slot >= PANDORIA_N_START || pandoria_start_layout_is_known (self, slot)
      || pandoria_start_layout_get_partner (self, slot) != pandoria_start_layout_get_last (self))
    return FALSE;
  for (guint other = 0; other < PANDORIA_N_START; other++)
    if (other != slot && !pandoria_start_layout_is_known (self, other)
        && pandoria_start_layout_can_join (self, pandoria_start_layout_get_last (self), other))
      return TRUE;
  return FALSE;
}

static char *
describe_way (PandoriaStartLayout *self)
{
  /* Translators: the spaces of the first and of the second start tile: “The start tiles lie on H6
   * H7 and I6 I7.” */
  return g_strdup_printf (_ ("The starting tiles are on %s %s and %s %s."), name_ordered (self, 0),
                          name_ordered (self, 1), name_ordered (self, 2), name_ordered (self, 3));
}

static char *
describe_end (PandoriaStartLayout *self, gboolean artifacts)
{
  g_autofree char *way = pandoria_start_layout_count_ways (self) > 1
                             ? describe_way (self)
                             : g_strdup (_ ("The starting tiles are chosen."));

  return g_strjoin (" ", way, _ ("Press a space to change it."),
                    artifacts && !pandoria_start_layout_is_printed (self)
                        ? _ ("Press two others for the expansion’s starting tile.")
                        : NULL,
                    NULL);
}

/* Describes the possible acts while @slot is to be chosen, or (NO_SLOT) all are. */
static char *
describe_next (PandoriaStartLayout *self, guint slot, gboolean artifacts)
{
  g_autofree char *next = slot == NO_SLOT ? describe_end (self, artifacts)
                                          : pandoria_start_layout_describe_slot (self, slot);

  if (!can_lie_otherwise (self, slot))
    return g_steal_pointer (&next);
  return g_strjoin (" ", next, _ ("Or press the space where the tile is instead."), NULL);
}

/* --- showing it ----------------------------------------------------------------------------- */

/* The tile of the slot to be chosen, or the first tile. */
static PandoriaSpaces
find_tile (PandoriaStartTiles *self)
{
  PandoriaSpaces tile = pandoria_spaces_empty ();
  guint slot = self->current == NO_SLOT ? pandoria_start_layout_get_ordered (self->layout, 0)
                                        : self->current;
  guint partner;

  if (slot >= PANDORIA_N_START || pandoria_start_layout_count_ways (self->layout) < 2)
    return tile;
  partner = pandoria_start_layout_get_partner (self->layout, slot);
  pandoria_spaces_add (&tile, pandoria_start_layout_get_hex (self->layout, slot)->at);
  pandoria_spaces_add (&tile, pandoria_start_layout_get_hex (self->layout, partner)->at);
  return tile;
}

static void
lay_hex (PandoriaState *state, const PandoriaHex *hex)
{
  pandoria_spaces_add (&state->terrain[hex->terrain], hex->at);
  for (guint bit = 0; bit < G_N_ELEMENTS (state->symbols); bit++)
    if (hex->symbols >> bit & 1)
      pandoria_spaces_add (&state->symbols[bit], hex->at);
}

static void
show_board (PandoriaStartTiles *self)
{
  static const PandoriaColor colors[PANDORIA_MAX_PLAYERS]; /* no player has pieces yet */
  PandoriaStartLayout *layout = self->layout;
  const PandoriaBoard *board = pandoria_start_layout_get_board (layout);
  g_autofree PandoriaState *state = g_new0 (PandoriaState, 1);
  PandoriaSpaces choices, selected = pandoria_spaces_empty ();

  if (board == NULL)
    return;
  pandoria_state_init_bare (state, board);
  self->possible = pandoria_state_empty_plain (state);
  for (guint i = 0; i < PANDORIA_N_START; i++)
    pandoria_spaces_remove (&self->possible, pandoria_start_layout_get_hex (layout, i)->at);
  choices = pandoria_start_layout_find_places (layout, self->possible);
  for (guint i = 0; i < NO_SLOT; i++)
    if (!pandoria_start_layout_is_placed (layout, i))
      continue;
    else if (!pandoria_start_layout_is_known (layout, i))
      pandoria_spaces_add (&choices, pandoria_start_layout_get_hex (layout, i)->at);
    else if (i < PANDORIA_N_START || pandoria_start_layout_is_printed (layout))
      lay_hex (state, pandoria_start_layout_get_hex (layout, i));
  if (pandoria_start_layout_is_placed (layout, self->current))
    pandoria_spaces_add (&selected, pandoria_start_layout_get_hex (layout, self->current)->at);
  pandoria_board_view_set_state (self->board, state, colors);
  pandoria_board_view_set_choices (self->board, choices);
  pandoria_board_view_set_selected (self->board, selected);
  pandoria_board_view_set_outline (self->board, find_tile (self));
}

static void
show_prompt (PandoriaStartTiles *self)
{
  gboolean placed = pandoria_start_layout_is_placed (self->layout, self->current);
  gboolean known = pandoria_start_layout_is_known (self->layout, self->current);
  const PandoriaHex *hex
      = placed ? pandoria_start_layout_get_hex (self->layout, self->current) : NULL;
  g_autofree char *prompt = describe_next (self->layout, self->current, self->artifacts);

  gtk_label_set_label (self->prompt, prompt);
  gtk_widget_set_visible (self->turn_button, pandoria_start_layout_count_ways (self->layout) > 1);
  gtk_widget_set_sensitive (GTK_WIDGET (self->picker), placed);
  pandoria_hex_picker_set_title (self->picker, placed ? pandoria_space_name (hex->at) : NULL);
  if (known)
    pandoria_hex_picker_set_picked (self->picker, (int) hex->terrain, hex->symbols);
  else
    pandoria_hex_picker_set_picked (self->picker, -1, 0);
}

static void
show_all (PandoriaStartTiles *self)
{
  self->updating = TRUE;
  show_board (self);
  show_prompt (self);
  self->updating = FALSE;
}

/* --- choosing ------------------------------------------------------------------------------- */

static void
select_slot (PandoriaStartTiles *self, guint slot)
{
  self->current = slot;
  show_all (self);
}

static PandoriaSpace
get_place (PandoriaStartTiles *self, guint slot)
{
  return pandoria_start_layout_get_hex (self->layout, slot)->at;
}

/* Asks for @slot. @follows: moves the focus to its space if it is on the board, but not from the
 * buttons. */
static void
ask (PandoriaStartTiles *self, guint slot, gboolean follows)
{
  select_slot (self, slot);
  if (follows && gtk_widget_get_focus_child (GTK_WIDGET (self->board_bin)) != NULL
      && pandoria_start_layout_is_placed (self->layout, slot))
    gtk_widget_grab_focus (pandoria_board_view_get_space (self->board, get_place (self, slot)));
  pandoria_announce (GTK_WIDGET (self), gtk_label_get_label (self->prompt));
}

/* A press can move the second half of a start tile to another space. Any other press selects
 * another space. */
static void
press_slot (PandoriaStartTiles *self, guint slot)
{
  PandoriaStartLayout *layout = self->layout;
  guint first = pandoria_start_layout_get_last (layout), other;

  if (first < PANDORIA_N_START && slot < PANDORIA_N_START
      && !pandoria_start_layout_is_known (layout, slot))
    {
      other = pandoria_start_layout_get_partner (layout, first);
      if (other != slot && !pandoria_start_layout_is_known (layout, other)
          && pandoria_start_layout_can_join (layout, first, slot))
        {
          self->choosing = TRUE;
          pandoria_start_layout_join (layout, first, slot);
          self->choosing = FALSE;
        }
    }
  ask (self, slot, FALSE);
}

/* Puts a half of the expansion's start tile on @space, then asks for the space of the second half
 * or for the contents of the first. */
static void
place_printed (PandoriaStartTiles *self, PandoriaSpace space)
{
  gboolean begins;

  self->choosing = TRUE;
  begins = pandoria_start_layout_place_printed (self->layout, space);
  self->choosing = FALSE;
  ask (self, begins ? PANDORIA_N_START + 1 : PANDORIA_N_START, !begins);
}

/* --- callbacks ------------------------------------------------------------------------------ */

static void
on_space_activated (PandoriaStartTiles *self, int pressed)
{
  PandoriaSpace space = (PandoriaSpace) pressed;
  guint slot = pandoria_start_layout_find_slot (self->layout, space);
  gboolean has_printed = self->artifacts || pandoria_start_layout_is_printed (self->layout);

  if (slot != NO_SLOT)
    press_slot (self, slot);
  else if (has_printed && pandoria_spaces_has (&self->possible, space))
    place_printed (self, space);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* One press chooses the contents, then the next space is asked for. */
static void
on_picked (PandoriaStartTiles *self, guint terrain, guint symbols)
{
  if (self->updating || !pandoria_start_layout_is_placed (self->layout, self->current))
    return;
  self->choosing = TRUE;
  pandoria_start_layout_choose (self->layout, self->current, terrain, symbols);
  self->choosing = FALSE;
  ask (self, pandoria_start_layout_find_open (self->layout), TRUE);
  if (self->current == NO_SLOT)
    g_signal_emit_by_name (self, "completed");
}

static void
on_turn_clicked (PandoriaStartTiles *self)
{
  g_autofree char *way = NULL;

  self->choosing = TRUE;
  pandoria_start_layout_turn (self->layout);
  self->choosing = FALSE;
  show_all (self);
  way = describe_way (self->layout);
  pandoria_announce (GTK_WIDGET (self), way);
}

/* The key that turns a tile in the game. */
static gboolean
on_turn_key (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaStartTiles *self = PANDORIA_START_TILES (widget);

  if (!gtk_widget_get_visible (self->turn_button))
    return GDK_EVENT_PROPAGATE;
  on_turn_clicked (self);
  return GDK_EVENT_STOP;
}

/* The same keys as for a tile during the game. */
static gboolean
on_hex_key (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaStartTiles *self = PANDORIA_START_TILES (widget);

  if (!pandoria_start_layout_is_placed (self->layout, self->current))
    return GDK_EVENT_PROPAGATE;
  pandoria_hex_picker_press (self->picker, (guint) g_variant_get_int32 (arguments), FALSE);
  return GDK_EVENT_STOP;
}

static gboolean
on_key_pressed (PandoriaStartTiles *self, guint keyval, guint keycode, GdkModifierType state,
                GtkEventController *controller)
{
  gboolean alternate;
  guint number = pandoria_hex_picker_find_key (controller, keyval, keycode, state, &alternate);

  if (number == 0 || !pandoria_start_layout_is_placed (self->layout, self->current))
    return GDK_EVENT_PROPAGATE;
  pandoria_hex_picker_press (self->picker, number, alternate);
  return GDK_EVENT_STOP;
}

/* Zooms to the start spaces as soon as the board has a size, so that a finger can press them. */
static gboolean
on_frame (GtkWidget *board, GdkFrameClock *clock, gpointer data)
{
  PandoriaStartTiles *self = data;
  PandoriaSpaces start = pandoria_spaces_empty ();

  if (gtk_widget_get_width (board) == 0)
    return G_SOURCE_CONTINUE;
  for (guint i = 0; i < PANDORIA_N_START; i++)
    if (pandoria_start_layout_is_placed (self->layout, i))
      pandoria_spaces_add (&start, get_place (self, i));
  if (!pandoria_start_layout_is_printed (self->layout))
    pandoria_board_view_show_spaces (self->board, start);
  return G_SOURCE_REMOVE;
}

/* --- following the layout ------------------------------------------------------------------- */

static void
on_layout_changed (PandoriaStartTiles *self)
{
  if (!self->choosing)
    select_slot (self, pandoria_start_layout_find_open (self->layout));
}

/* The places of the expansion's start tile may be anywhere. */
static void
on_printed_changed (PandoriaStartTiles *self)
{
  if (!self->choosing && pandoria_start_layout_is_printed (self->layout))
    gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-fit", NULL);
}

static void
follow_layout (PandoriaStartTiles *self, PandoriaStartLayout *layout)
{
  g_return_if_fail (self->layout == NULL);

  self->layout = layout;
  g_signal_connect_object (layout, "notify::printed", G_CALLBACK (on_printed_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (layout, "changed", G_CALLBACK (on_layout_changed), self,
                           G_CONNECT_SWAPPED);
  on_layout_changed (self);
}

static void
offer_artifacts (PandoriaStartTiles *self, gboolean artifacts)
{
  self->artifacts = artifacts;
  gtk_widget_set_visible (GTK_WIDGET (self->relic_rack), artifacts);
  if (self->layout != NULL)
    show_all (self);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_start_tiles_set_property (GObject *object, guint id, const GValue *value,
                                   GParamSpec *pspec)
{
  PandoriaStartTiles *self = PANDORIA_START_TILES (object);

  switch (id)
    {
    case PROP_LAYOUT: follow_layout (self, g_value_dup_object (value)); break;
    case PROP_RELICS: g_object_set_property (G_OBJECT (self->relic_rack), "relics", value); break;
    case PROP_ARTIFACTS: offer_artifacts (self, g_value_get_boolean (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_start_tiles_class_init (PandoriaStartTilesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = pandoria_start_tiles_set_property;
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaStartTiles, layout, g_object_unref),
                            NULL);
  props[PROP_LAYOUT] = g_param_spec_object ("layout", NULL, NULL, PANDORIA_TYPE_START_LAYOUT,
                                            G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_RELICS] = g_param_spec_object ("relics", NULL, NULL, PANDORIA_TYPE_RELIC_CHOICE,
                                            G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_ARTIFACTS] = g_param_spec_boolean ("artifacts", NULL, NULL, FALSE,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  pandoria_class_add_signal (klass, "completed", 0);
  pandoria_class_set_template (
      klass, "pandoria-start-tiles",
      PANDORIA_NEEDS (PANDORIA_TYPE_HEX_PICKER, PANDORIA_TYPE_RELIC_RACK),
      PANDORIA_PARTS (PandoriaStartTiles, board_bin, relic_rack, prompt, turn_button, picker),
      PANDORIA_CALLBACK (on_picked, on_turn_clicked, on_key_pressed), NULL);
  for (int i = 1; i <= PANDORIA_N_HEX_KEYS; i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_0 + (guint) i, 0, on_hex_key, "i", i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_0 + (guint) i, 0, on_hex_key, "i", i);
    }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_r, 0, on_turn_key, NULL);
}

static void
pandoria_start_tiles_init (PandoriaStartTiles *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->current = NO_SLOT;
  self->board = g_object_new (PANDORIA_TYPE_BOARD_VIEW, NULL);
  pandoria_board_view_set_in_page (self->board, TRUE);
  adw_bin_set_child (self->board_bin, GTK_WIDGET (self->board));
  g_signal_connect_swapped (self->board, "space-activated", G_CALLBACK (on_space_activated), self);
}

/* --- public --------------------------------------------------------------------------------- */

void
pandoria_start_tiles_focus (PandoriaStartTiles *self)
{
  g_return_if_fail (PANDORIA_IS_START_TILES (self));

  gtk_widget_add_tick_callback (GTK_WIDGET (self->board), on_frame, self, NULL);
  if (pandoria_start_layout_is_placed (self->layout, self->current))
    gtk_widget_grab_focus (
        pandoria_board_view_get_space (self->board, get_place (self, self->current)));
  else
    gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
}
