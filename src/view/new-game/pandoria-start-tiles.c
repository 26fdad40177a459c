/* PandoriaStartTiles: what lies on the board at the start, chosen on its picture: the two starting double tiles, space by space (5),
 * and the expansion's start tile where it is played with (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-start-tiles.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-board-view.h"
#include "pandoria-class.h"
#include "pandoria-hex-picker.h"
#include "pandoria-new-game-testing.h"
#include "pandoria-text.h"

#define N_COVERINGS 3
#define N_PRINTED   2
#define N_SLOTS     (PANDORIA_N_START + N_PRINTED) /* the start spaces, then those of the expansion's tile */

/* The three ways in which four spaces can be two pairs. */
static const guint8 coverings[N_COVERINGS][4] = { { 0, 1, 2, 3 }, { 0, 2, 1, 3 }, { 0, 3, 1, 2 } };

struct _PandoriaStartTiles
{
  GtkBox parent_instance;

  AdwBin *board_bin;
  PandoriaBoardView *board;
  GtkLabel *prompt;
  PandoriaHexPicker *picker;
  AdwPreferencesGroup *covering_group;
  AdwComboRow *covering_row;

  PandoriaBoard shape;
  gboolean has_shape;
  PandoriaHex hexes[N_SLOTS]; /* at: PANDORIA_SPACE_NONE: no place yet */
  guint known;                /* bits: whose terrain and symbols are chosen */
  gboolean printed;
  guint current; /* the slot that is asked for; N_SLOTS: none is left */
  PandoriaSpaces possible;
  guint8 ways[N_COVERINGS]; /* behind the rows of covering_row */
  guint n_ways;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaStartTiles, pandoria_start_tiles, GTK_TYPE_BOX)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_COMPLETED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- what is chosen --------------------------------------------------------------------------------------------- */

static guint
count_slots (PandoriaStartTiles *self)
{
  return self->printed ? N_SLOTS : PANDORIA_N_START;
}

static gboolean
is_placed (PandoriaStartTiles *self, guint slot)
{
  return slot < N_SLOTS && self->hexes[slot].at != PANDORIA_SPACE_NONE;
}

static gboolean
is_known (PandoriaStartTiles *self, guint slot)
{
  return is_placed (self, slot) && (self->known >> slot & 1) != 0;
}

/* Returns: the first open slot from @from on, then from the beginning; N_SLOTS when none is open. */
static guint
find_open (PandoriaStartTiles *self, guint from)
{
  guint n = count_slots (self);

  for (guint i = 0; i < n; i++)
    if (!is_known (self, (from + i) % n))
      return (from + i) % n;
  return N_SLOTS;
}

static guint
find_slot (PandoriaStartTiles *self, PandoriaSpace space)
{
  for (guint i = 0; i < count_slots (self); i++)
    if (self->hexes[i].at == space)
      return i;
  return N_SLOTS;
}

/* Where the expansion's tile may lie; behind its first space only the spaces beside that. */
static PandoriaSpaces
find_printed_places (PandoriaStartTiles *self)
{
  PandoriaSpace first = self->hexes[PANDORIA_N_START].at;

  if (!self->printed)
    return pandoria_spaces_empty ();
  if (first == PANDORIA_SPACE_NONE || is_placed (self, PANDORIA_N_START + 1))
    return self->possible;
  return pandoria_spaces_and (self->possible, pandoria_spaces_around (pandoria_spaces_one (first)));
}

/* --- showing it ------------------------------------------------------------------------------------------------- */

static void
lay_hex (PandoriaState *state, const PandoriaHex *hex)
{
  pandoria_spaces_add (&state->terrain[hex->terrain], hex->at);
  for (guint bit = 0; bit < G_N_ELEMENTS (state->symbols); bit++)
    if (hex->symbols >> bit & 1)
      pandoria_spaces_add (&state->symbols[bit], hex->at);
}

/* A game can begin with any start tiles: they are laid, so that there is a state, and taken away as far as they are not chosen. */
static gboolean
make_state (PandoriaStartTiles *self, PandoriaState *state)
{
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  const guint8 *way = coverings[self->n_ways > 0 ? self->ways[0] : 0];

  pandoria_setup_init (setup, 2);
  setup->same_realm = TRUE;
  setup->board = self->shape;
  for (guint i = 0; i < setup->n_players; i++)
    setup->players[i].realm = PANDORIA_REALM_HUMANS;
  for (guint i = 0; i < PANDORIA_N_START; i++)
    setup->start_tiles[i / 2][i % 2] = (PandoriaHex){ self->hexes[way[i]].at, PANDORIA_TERRAIN_FOREST, 0 };
  if (!pandoria_state_init (state, setup, NULL))
    return FALSE;
  for (guint i = 0; i < PANDORIA_N_START; i++)
    pandoria_spaces_remove (&state->terrain[PANDORIA_TERRAIN_FOREST], self->hexes[i].at);
  self->possible = pandoria_state_empty_plain (state);
  for (guint i = 0; i < PANDORIA_N_START; i++)
    pandoria_spaces_remove (&self->possible, self->hexes[i].at);
  for (guint i = 0; i < count_slots (self); i++)
    if (is_known (self, i))
      lay_hex (state, &self->hexes[i]);
  return TRUE;
}

static void
show_board (PandoriaStartTiles *self)
{
  static const PandoriaColor colors[] = { PANDORIA_COLOR_RED, PANDORIA_COLOR_BLUE };
  g_autofree PandoriaState *state = g_new0 (PandoriaState, 1);
  PandoriaSpaces choices, selected = pandoria_spaces_empty ();

  if (!self->has_shape || !make_state (self, state))
    return;
  choices = find_printed_places (self);
  for (guint i = 0; i < count_slots (self); i++)
    if (is_placed (self, i) && !is_known (self, i))
      pandoria_spaces_add (&choices, self->hexes[i].at);
  if (is_placed (self, self->current))
    pandoria_spaces_add (&selected, self->hexes[self->current].at);
  pandoria_board_view_set_state (self->board, state, colors);
  pandoria_board_view_set_choices (self->board, choices);
  pandoria_board_view_set_selected (self->board, selected);
}

static char *
describe_slot (PandoriaStartTiles *self, guint slot)
{
  const PandoriaHex *hex = &self->hexes[slot];

  if (!is_placed (self, slot))
    return g_strdup (slot == PANDORIA_N_START ? _ ("Press the first space of the expansion’s start tile on the board.")
                                              : _ ("Press the second space of the expansion’s start tile, beside the "
                                                   "first one."));
  if (slot >= PANDORIA_N_START)
    /* Translators: %s is a space of the board, as “L8” */
    return g_strdup_printf (_ ("Choose what the expansion’s start tile shows on %s."), pandoria_space_name (hex->at));
  /* Translators: %s is a space of the board, as “H6” */
  return g_strdup_printf (_ ("Choose what the start tile shows on %s."), pandoria_space_name (hex->at));
}

static void
show_prompt (PandoriaStartTiles *self)
{
  gboolean placed = is_placed (self, self->current);
  const PandoriaHex *hex = placed ? &self->hexes[self->current] : NULL;
  gboolean known = is_known (self, self->current);
  g_autofree char *prompt = self->current < N_SLOTS
                                ? describe_slot (self, self->current)
                                : g_strdup (_ ("The start tiles are chosen. Press a space to choose "
                                               "it anew."));

  gtk_label_set_label (self->prompt, prompt);
  gtk_widget_set_sensitive (GTK_WIDGET (self->picker), placed);
  pandoria_hex_picker_set_title (self->picker, placed ? pandoria_space_name (hex->at) : NULL);
  pandoria_hex_picker_set_picked (self->picker, known ? (int) hex->terrain : -1, known ? hex->symbols : 0);
}

static void
show_all (PandoriaStartTiles *self)
{
  self->updating = TRUE;
  show_board (self);
  show_prompt (self);
  self->updating = FALSE;
}

static gboolean
is_covering (PandoriaStartTiles *self, const guint8 *way)
{
  return pandoria_space_is_neighbour (self->hexes[way[0]].at, self->hexes[way[1]].at)
         && pandoria_space_is_neighbour (self->hexes[way[2]].at, self->hexes[way[3]].at);
}

/* On most boards the four spaces can be covered in more than one way: ask how the tiles lie. */
static void
offer_coverings (PandoriaStartTiles *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->n_ways = 0;
  for (guint8 i = 0; i < N_COVERINGS; i++)
    {
      const guint8 *way = coverings[i];
      g_autofree char *name = NULL;

      if (!is_covering (self, way))
        continue;
      /* Translators: the spaces of the first and of the second start tile: “H6 H7 and I6 I7” */
      name
          = g_strdup_printf (_ ("%s %s and %s %s"), pandoria_space_name (self->hexes[way[0]].at),
                             pandoria_space_name (self->hexes[way[1]].at), pandoria_space_name (self->hexes[way[2]].at),
                             pandoria_space_name (self->hexes[way[3]].at));
      gtk_string_list_append (names, name);
      self->ways[self->n_ways++] = i;
    }
  adw_combo_row_set_model (self->covering_row, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->covering_group), self->n_ways > 1);
}

static const guint8 *
get_way (PandoriaStartTiles *self)
{
  guint selected = adw_combo_row_get_selected (self->covering_row);

  return coverings[selected < self->n_ways ? self->ways[selected] : 0];
}

/* --- choosing --------------------------------------------------------------------------------------------------- */

static void
announce_prompt (PandoriaStartTiles *self)
{
  pandoria_announce (GTK_WIDGET (self), gtk_label_get_label (self->prompt));
}

/* Who walks the board with the keyboard is taken along; who presses the buttons stays there. */
static void
follow_current (PandoriaStartTiles *self)
{
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->board_bin)) != NULL && is_placed (self, self->current))
    gtk_widget_grab_focus (pandoria_board_view_get_space (self->board, self->hexes[self->current].at));
}

static void
select_slot (PandoriaStartTiles *self, guint slot)
{
  self->current = slot;
  show_all (self);
}

/* What was placed stays until another first space is pressed. */
static void
place_printed (PandoriaStartTiles *self, PandoriaSpace space)
{
  PandoriaHex *tile = &self->hexes[PANDORIA_N_START];
  gboolean begins = tile[0].at == PANDORIA_SPACE_NONE || tile[1].at != PANDORIA_SPACE_NONE
                    || !pandoria_space_is_neighbour (space, tile[0].at);

  tile[begins ? 0 : 1].at = space;
  if (begins)
    {
      tile[1].at = PANDORIA_SPACE_NONE;
      self->known &= (1u << PANDORIA_N_START) - 1;
    }
  select_slot (self, begins ? PANDORIA_N_START + 1 : find_open (self, PANDORIA_N_START));
  announce_prompt (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
choose (PandoriaStartTiles *self, guint slot, guint terrain, guint symbols)
{
  self->hexes[slot].terrain = (guint8) terrain;
  self->hexes[slot].symbols = (guint8) symbols;
  self->known |= 1u << slot;
}

/* --- callbacks -------------------------------------------------------------------------------------------------- */

static void
on_space_activated (PandoriaStartTiles *self, int pressed)
{
  PandoriaSpace space = (PandoriaSpace) pressed;
  guint slot = find_slot (self, space);

  if (slot < N_SLOTS)
    {
      select_slot (self, slot);
      announce_prompt (self);
    }
  else if (self->printed && pandoria_spaces_has (&self->possible, space))
    place_printed (self, space);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* One press chooses, and the next space is asked for. */
static void
on_picked (PandoriaStartTiles *self, guint terrain, guint symbols)
{
  if (self->updating || !is_placed (self, self->current))
    return;
  choose (self, self->current, terrain, symbols);
  select_slot (self, find_open (self, self->current));
  follow_current (self);
  announce_prompt (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (self->current == N_SLOTS)
    g_signal_emit (self, signals[SIGNAL_COMPLETED], 0);
}

static void
on_covering_selected (PandoriaStartTiles *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* The keys of the tile in the hand. */
static gboolean
on_hex_key (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaStartTiles *self = PANDORIA_START_TILES (widget);

  if (!is_placed (self, self->current))
    return GDK_EVENT_PROPAGATE;
  pandoria_hex_picker_press (self->picker, (guint) g_variant_get_int32 (arguments), FALSE);
  return GDK_EVENT_STOP;
}

static gboolean
on_key_pressed (PandoriaStartTiles *self, guint keyval, guint keycode, GdkModifierType state,
                GtkEventController *controller)
{
  guint number = pandoria_hex_picker_find_shifted (controller, keycode, state);

  if (number == 0 || !is_placed (self, self->current))
    return GDK_EVENT_PROPAGATE;
  pandoria_hex_picker_press (self->picker, number, TRUE);
  return GDK_EVENT_STOP;
}

/* Spaces that a finger can press: the start spaces in sight, as soon as the board has a size. */
static gboolean
on_frame (GtkWidget *board, GdkFrameClock *clock, gpointer data)
{
  PandoriaStartTiles *self = data;
  PandoriaSpaces start = pandoria_spaces_empty ();

  if (gtk_widget_get_width (board) == 0)
    return G_SOURCE_CONTINUE;
  for (guint i = 0; i < PANDORIA_N_START; i++)
    if (is_placed (self, i))
      pandoria_spaces_add (&start, self->hexes[i].at);
  if (!self->printed)
    pandoria_board_view_show_spaces (self->board, start);
  return G_SOURCE_REMOVE;
}

/* --- class ------------------------------------------------------------------------------------------------------ */

#define CHILD(member) PANDORIA_CHILD (PandoriaStartTiles, member)

static void
pandoria_start_tiles_class_init (PandoriaStartTilesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_CHANGED] = pandoria_class_add_signal (klass, "changed", 0);
  signals[SIGNAL_COMPLETED] = pandoria_class_add_signal (klass, "completed", 0);
  g_type_ensure (PANDORIA_TYPE_HEX_PICKER);
  pandoria_class_set_template (klass, "pandoria-start-tiles", CHILD (board_bin), CHILD (prompt), CHILD (picker),
                               CHILD (covering_group), CHILD (covering_row), NULL);
  gtk_widget_class_bind_template_callback (widget_class, on_picked);
  gtk_widget_class_bind_template_callback (widget_class, on_covering_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_key_pressed);
  for (int i = 1; i <= PANDORIA_N_HEX_KEYS; i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_0 + (guint) i, 0, on_hex_key, "i", i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_0 + (guint) i, 0, on_hex_key, "i", i);
    }
}

static void
pandoria_start_tiles_init (PandoriaStartTiles *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_SLOTS; i++)
    self->hexes[i].at = PANDORIA_SPACE_NONE;
  self->board = PANDORIA_BOARD_VIEW (pandoria_board_view_new ());
  pandoria_board_view_set_in_page (self->board, TRUE);
  adw_bin_set_child (self->board_bin, GTK_WIDGET (self->board));
  g_signal_connect_swapped (self->board, "space-activated", G_CALLBACK (on_space_activated), self);
  show_prompt (self);
}

/* --- public ----------------------------------------------------------------------------------------------------- */

void
pandoria_start_tiles_set_board (PandoriaStartTiles *self, const PandoriaBoard *board)
{
  g_return_if_fail (PANDORIA_IS_START_TILES (self) && board != NULL);

  self->shape = *board;
  self->has_shape = TRUE;
  self->known = 0;
  for (guint i = 0; i < N_SLOTS; i++)
    self->hexes[i] = (PandoriaHex){ i < PANDORIA_N_START ? board->start[i] : PANDORIA_SPACE_NONE, 0, 0 };
  offer_coverings (self);
  select_slot (self, 0);
}

void
pandoria_start_tiles_set_printed (PandoriaStartTiles *self, gboolean printed)
{
  g_return_if_fail (PANDORIA_IS_START_TILES (self));

  if (self->printed == printed)
    return;
  self->printed = printed;
  if (printed)
    gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-fit", NULL);
  select_slot (self, find_open (self, 0));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Returns: whether the spaces of @tile are those of the slots @first and @second. */
static gboolean
lies_on (PandoriaStartTiles *self, const PandoriaHex *tile, guint first, guint second)
{
  PandoriaSpace a = self->hexes[first].at, b = self->hexes[second].at;

  return (tile[0].at == a && tile[1].at == b) || (tile[0].at == b && tile[1].at == a);
}

void
pandoria_start_tiles_read (PandoriaStartTiles *self, const PandoriaSetup *setup)
{
  g_return_if_fail (PANDORIA_IS_START_TILES (self) && setup != NULL);

  for (guint i = 0; i < PANDORIA_N_START; i++)
    {
      const PandoriaHex *hex = &setup->start_tiles[i / 2][i % 2];
      guint slot = find_slot (self, hex->at);

      if (slot < PANDORIA_N_START)
        choose (self, slot, hex->terrain, hex->symbols);
    }
  for (guint i = 0; i < self->n_ways; i++)
    {
      const guint8 *way = coverings[self->ways[i]];

      if (lies_on (self, setup->start_tiles[0], way[0], way[1])
          || lies_on (self, setup->start_tiles[0], way[2], way[3]))
        adw_combo_row_set_selected (self->covering_row, i);
    }
  self->printed = setup->n_artifact_start == N_PRINTED;
  for (guint i = 0; i < N_PRINTED && self->printed; i++)
    {
      self->hexes[PANDORIA_N_START + i].at = setup->artifact_start[i].at;
      choose (self, PANDORIA_N_START + i, setup->artifact_start[i].terrain, setup->artifact_start[i].symbols);
    }
  select_slot (self, find_open (self, 0));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

gboolean
pandoria_start_tiles_fill (PandoriaStartTiles *self, PandoriaSetup *setup)
{
  const guint8 *way;

  g_return_val_if_fail (PANDORIA_IS_START_TILES (self) && setup != NULL, FALSE);

  way = get_way (self);
  for (guint i = 0; i < PANDORIA_N_START; i++)
    setup->start_tiles[i / 2][i % 2] = self->hexes[way[i]];
  setup->n_artifact_start = 0;
  if (find_open (self, 0) < N_SLOTS)
    return FALSE;
  for (guint i = 0; i < N_PRINTED && self->printed; i++)
    setup->artifact_start[setup->n_artifact_start++] = self->hexes[PANDORIA_N_START + i];
  return TRUE;
}

char *
pandoria_start_tiles_find_missing (PandoriaStartTiles *self)
{
  guint open;

  g_return_val_if_fail (PANDORIA_IS_START_TILES (self), NULL);

  open = find_open (self, 0);
  return open < N_SLOTS ? describe_slot (self, open) : NULL;
}

void
pandoria_start_tiles_focus (PandoriaStartTiles *self)
{
  g_return_if_fail (PANDORIA_IS_START_TILES (self));

  gtk_widget_add_tick_callback (GTK_WIDGET (self->board), on_frame, self, NULL);
  if (is_placed (self, self->current))
    gtk_widget_grab_focus (pandoria_board_view_get_space (self->board, self->hexes[self->current].at));
  else
    gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
}

void
pandoria_start_tiles_set_hex (PandoriaStartTiles *self, guint index, PandoriaTerrain terrain, guint symbols)
{
  g_return_if_fail (PANDORIA_IS_START_TILES (self));
  g_return_if_fail (index < PANDORIA_N_START && terrain < PANDORIA_N_TERRAINS && symbols <= PANDORIA_MAX_SYMBOLS);

  choose (self, index, terrain, symbols);
  select_slot (self, find_open (self, 0));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
