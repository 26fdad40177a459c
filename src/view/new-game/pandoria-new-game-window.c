/* PandoriaNewGameWindow: everything that is settled before the first turn (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window.h"

#include <glib/gi18n.h>

#include "pandoria-board-choice.h"
#include "pandoria-board-view.h"
#include "pandoria-last-group.h"
#include "pandoria-printed-tile.h"
#include "pandoria-realm-deal.h"
#include "pandoria-seat-row.h"
#include "pandoria-start-tiles.h"
#include "pandoria-text.h"

#define FEWEST_PLAYERS 2

struct _PandoriaNewGameWindow
{
  AdwWindow parent_instance;

  GtkToggleButton *players_2, *players_3, *players_4;
  GtkListBox *seats_list;
  PandoriaSeatRow *seats[PANDORIA_MAX_PLAYERS];
  AdwComboRow *start_row, *set_row, *edition_row, *variant_row, *board_row, *tie_row;
  AdwActionRow *same_realm_row, *partnership_row;
  GtkSwitch *same_realm_switch, *partnership_switch, *artifacts_switch;
  PandoriaStartTiles *start_tiles;
  PandoriaPrintedTile *printed_tile;
  AdwEntryRow *title_row;
  AdwBin *preview_bin;
  PandoriaBoardView *preview;
  GtkWidget *missing_box;
  GtkLabel *missing_label;
  GtkButton *begin_button;

  GPtrArray *boards; /* PandoriaBoardChoice */
  guint n_players;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaNewGameWindow, pandoria_new_game_window, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_CREATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- helpers -------------------------------------------------------------------------------------------------- */

static const PandoriaBoardChoice *
get_board (PandoriaNewGameWindow *self)
{
  guint selected = adw_combo_row_get_selected (self->board_row);

  return selected < self->boards->len ? g_ptr_array_index (self->boards, selected) : NULL;
}

static gboolean
is_partnership (PandoriaNewGameWindow *self)
{
  return self->n_players == PANDORIA_MAX_PLAYERS && gtk_switch_get_active (self->partnership_switch);
}

static PandoriaVariant
get_variant (PandoriaNewGameWindow *self)
{
  return MIN (adw_combo_row_get_selected (self->variant_row), PANDORIA_N_VARIANTS - 1);
}

/* The setup as far as it is chosen; realms that are to be dealt are NONE. */
static void
fill_setup (PandoriaNewGameWindow *self, PandoriaSetup *setup)
{
  guint start = adw_combo_row_get_selected (self->start_row);

  pandoria_setup_init (setup, self->n_players);
  setup->edition = (guint8) MIN (adw_combo_row_get_selected (self->edition_row), PANDORIA_N_EDITIONS - 1);
  setup->variant = (guint8) get_variant (self);
  setup->tie_break
      = adw_combo_row_get_selected (self->tie_row) == 1 ? PANDORIA_TIE_BREAK_TOTAL : PANDORIA_TIE_BREAK_LEFTOVER;
  setup->artifacts = gtk_switch_get_active (self->artifacts_switch);
  setup->partnership = is_partnership (self);
  setup->same_realm = gtk_switch_get_active (self->same_realm_switch);
  setup->start_player = start > 0 && start <= self->n_players ? (guint8) (start - 1) : 0;
  for (guint i = 0; i < self->n_players; i++)
    pandoria_seat_row_fill (self->seats[i], &setup->players[i]);
  if (get_board (self) != NULL)
    setup->board = get_board (self)->board;
  pandoria_start_tiles_get_tiles (self->start_tiles, setup->start_tiles);
  pandoria_printed_tile_fill (self->printed_tile, setup);
}

static gboolean
deal_realms (PandoriaNewGameWindow *self, PandoriaSetup *setup, GRand *rand)
{
  if (!pandoria_realm_is_allowed (PANDORIA_REALM_HUMANS, setup->variant))
    return TRUE;
  return pandoria_realm_deal (setup, MIN (adw_combo_row_get_selected (self->set_row), PANDORIA_N_REALM_SETS - 1), rand);
}

/* --- what is missing -------------------------------------------------------------------------------------------- */

static char *
find_nameless (PandoriaNewGameWindow *self)
{
  for (guint i = 0; i < self->n_players; i++)
    {
      g_autofree char *name = g_strstrip (g_strdup (pandoria_seat_row_get_name (self->seats[i])));

      if (*name == '\0')
        return g_strdup_printf (_ ("Player %u has no name yet."), i + 1);
    }
  return NULL;
}

static char *
find_same_names (PandoriaNewGameWindow *self)
{
  for (guint i = 0; i < self->n_players; i++)
    for (guint j = 0; j < i; j++)
      if (g_strcmp0 (pandoria_seat_row_get_name (self->seats[i]), pandoria_seat_row_get_name (self->seats[j])) == 0)
        return g_strdup_printf (_ ("Players %u and %u have the same name."), j + 1, i + 1);
  return NULL;
}

static char *
find_same_realms (PandoriaNewGameWindow *self)
{
  for (guint i = 0; i < self->n_players; i++)
    for (guint j = 0; j < i; j++)
      {
        PandoriaRealm realm = pandoria_seat_row_get_realm (self->seats[i]);

        if (realm != PANDORIA_REALM_NONE && realm == pandoria_seat_row_get_realm (self->seats[j]))
          return g_strdup_printf (
              _ ("Players %u and %u have the same realm: %s. Allow it below, or choose another one."), j + 1, i + 1,
              pandoria_text_realm (realm));
      }
  return NULL;
}

/* Returns: (nullable): what keeps the game from beginning, in a sentence. */
static char *
find_missing (PandoriaNewGameWindow *self)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GError) error = NULL;
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  char *missing = find_nameless (self);

  if (missing == NULL)
    missing = find_same_names (self);
  if (missing == NULL && !gtk_switch_get_active (self->same_realm_switch))
    missing = find_same_realms (self);
  if (missing != NULL)
    return missing;
  if (get_board (self) == NULL)
    return g_strdup (_ ("There is no board that can be read."));
  fill_setup (self, setup);
  if (!pandoria_printed_tile_fill (self->printed_tile, setup))
    return g_strdup (_ ("Name the two spaces of the expansion’s start tile."));
  if (!deal_realms (self, setup, rand))
    return g_strdup (_ ("There are not enough realms to deal; let them be dealt from a larger set."));
  if (pandoria_setup_check (setup, &error))
    return NULL;
  setup->n_artifact_start = 0;
  if (pandoria_setup_check (setup, NULL))
    return g_strdup (_ ("The expansion’s start tile lies on two empty spaces of the plain, side by side."));
  return g_strdup (error->message);
}

/* --- updating --------------------------------------------------------------------------------------------------- */

static void
show_preview (PandoriaNewGameWindow *self)
{
  static const PandoriaColor colors[]
      = { PANDORIA_COLOR_RED, PANDORIA_COLOR_BLUE, PANDORIA_COLOR_GREEN, PANDORIA_COLOR_YELLOW };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  g_autofree PandoriaState *state = g_new0 (PandoriaState, 1);

  if (get_board (self) == NULL)
    return;
  fill_setup (self, setup);
  setup->same_realm = TRUE;
  setup->variant = PANDORIA_VARIANT_REGULAR;
  for (guint i = 0; i < self->n_players; i++)
    setup->players[i].realm = PANDORIA_REALM_HUMANS;
  if (pandoria_state_init (state, setup, NULL))
    pandoria_board_view_set_state (self->preview, state, colors);
}

static void
update (PandoriaNewGameWindow *self)
{
  g_autofree char *missing = NULL;

  if (self->updating || self->boards == NULL)
    return;
  missing = find_missing (self);
  gtk_label_set_label (self->missing_label, missing != NULL ? missing : "");
  gtk_widget_set_visible (self->missing_box, missing != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->begin_button), missing == NULL);
}

/* The list of who may begin, with the names as they are now. */
static void
offer_start_players (PandoriaNewGameWindow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = adw_combo_row_get_selected (self->start_row);

  /* Translators: who begins is decided by chance */
  gtk_string_list_append (names, _ ("By lot"));
  for (guint i = 0; i < self->n_players; i++)
    {
      const char *name = pandoria_seat_row_get_name (self->seats[i]);
      g_autofree char *number = g_strdup_printf (_ ("Player %u"), i + 1);

      gtk_string_list_append (names, *name != '\0' ? name : number);
    }
  adw_combo_row_set_model (self->start_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->start_row, selected <= self->n_players ? selected : 0);
}

static void
set_n_players (PandoriaNewGameWindow *self, guint n_players)
{
  GtkToggleButton *buttons[] = { self->players_2, self->players_3, self->players_4 };

  self->updating = TRUE;
  self->n_players = n_players;
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_toggle_button_set_active (buttons[i], i + FEWEST_PLAYERS == n_players);
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->seats[i]), i < n_players);
  gtk_widget_set_visible (GTK_WIDGET (self->partnership_row), n_players == PANDORIA_MAX_PLAYERS);
  offer_start_players (self);
  self->updating = FALSE;
  update (self);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_changed (PandoriaNewGameWindow *self)
{
  update (self);
}

static void
on_seat_changed (PandoriaNewGameWindow *self)
{
  if (self->updating)
    return;
  self->updating = TRUE;
  offer_start_players (self);
  self->updating = FALSE;
  update (self);
}

/* Colours are unlike: whoever had this one takes the colour that is free now. */
static void
on_color_picked (PandoriaNewGameWindow *self, guint color, PandoriaSeatRow *row)
{
  guint used = 0;
  PandoriaSeatRow *other = NULL;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      used |= 1u << pandoria_seat_row_get_color (self->seats[i]);
      if (self->seats[i] != row && pandoria_seat_row_get_color (self->seats[i]) == color)
        other = self->seats[i];
    }
  for (guint i = 0; other != NULL && i < PANDORIA_N_COLORS; i++)
    if ((used >> i & 1) == 0)
      {
        pandoria_seat_row_set_color (other, i);
        break;
      }
}

static void
on_players_clicked (PandoriaNewGameWindow *self, GtkToggleButton *button)
{
  GtkToggleButton *buttons[] = { self->players_2, self->players_3, self->players_4 };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (buttons[i] == button)
      set_n_players (self, i + FEWEST_PLAYERS);
}

/* The family variants have no realms, the beginner's game only the base ones (12, 14). */
static void
on_variant_selected (PandoriaNewGameWindow *self)
{
  PandoriaVariant variant = get_variant (self);

  if (self->updating || self->boards == NULL)
    return;
  self->updating = TRUE;
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    pandoria_seat_row_set_variant (self->seats[i], variant);
  gtk_widget_set_visible (GTK_WIDGET (self->set_row), variant == PANDORIA_VARIANT_REGULAR);
  gtk_widget_set_visible (GTK_WIDGET (self->same_realm_row),
                          pandoria_realm_is_allowed (PANDORIA_REALM_HUMANS, variant));
  if (variant != PANDORIA_VARIANT_REGULAR)
    adw_combo_row_set_selected (self->set_row, PANDORIA_REALM_SET_BASE);
  self->updating = FALSE;
  update (self);
}

static void
on_board_selected (PandoriaNewGameWindow *self)
{
  if (self->updating || self->boards == NULL || get_board (self) == NULL)
    return;
  pandoria_start_tiles_set_board (self->start_tiles, &get_board (self)->board);
  show_preview (self);
  update (self);
}

static void
on_tiles_changed (PandoriaNewGameWindow *self)
{
  if (self->boards == NULL)
    return;
  show_preview (self);
  update (self);
}

/* In the beginner's game a dealt realm brings a building whose level and cost stand on its card (12): the realms are dealt
 * first, so that the players can say them. Returns: whether there is something to be said now. */
static gboolean
deal_first (PandoriaNewGameWindow *self)
{
  g_autoptr (GRand) rand = g_rand_new ();
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  gboolean dealt = FALSE;

  if (get_variant (self) != PANDORIA_VARIANT_BEGINNER)
    return FALSE;
  fill_setup (self, setup);
  if (!deal_realms (self, setup, rand))
    return FALSE;
  for (guint i = 0; i < self->n_players; i++)
    {
      dealt = dealt || pandoria_seat_row_get_realm (self->seats[i]) == PANDORIA_REALM_NONE;
      pandoria_seat_row_set_realm (self->seats[i], setup->players[i].realm);
    }
  if (!dealt)
    return FALSE;
  gtk_label_set_label (self->missing_label,
                       _ ("The realms are dealt. Say what is printed on the cards that are built at "
                          "the start, level and cost, then begin."));
  gtk_widget_set_visible (self->missing_box, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->seats[0]));
  return TRUE;
}

static void
on_begin_clicked (PandoriaNewGameWindow *self)
{
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  if (deal_first (self))
    return;
  record = pandoria_new_game_window_make_record (self, &error);
  if (record == NULL)
    {
      gtk_label_set_label (self->missing_label, error->message);
      gtk_widget_set_visible (self->missing_box, TRUE);
      return;
    }
  g_object_ref (self);
  pandoria_new_game_window_remember (self);
  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, signals[SIGNAL_CREATED], 0, record);
  g_object_unref (self);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_new_game_window_finalize (GObject *object)
{
  g_clear_pointer (&PANDORIA_NEW_GAME_WINDOW (object)->boards, g_ptr_array_unref);
  G_OBJECT_CLASS (pandoria_new_game_window_parent_class)->finalize (object);
}

#define BIND(child) gtk_widget_class_bind_template_child (widget_class, PandoriaNewGameWindow, child)

static void
pandoria_new_game_window_class_init (PandoriaNewGameWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pandoria_new_game_window_finalize;
  signals[SIGNAL_CREATED] = g_signal_new ("created", PANDORIA_TYPE_NEW_GAME_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_type_ensure (PANDORIA_TYPE_START_TILES);
  g_type_ensure (PANDORIA_TYPE_PRINTED_TILE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-new-game-window.ui");
  BIND (players_2);
  BIND (players_3);
  BIND (players_4);
  BIND (seats_list);
  BIND (start_row);
  BIND (set_row);
  BIND (edition_row);
  BIND (tie_row);
  BIND (board_row);
  BIND (variant_row);
  BIND (artifacts_switch);
  BIND (same_realm_row);
  BIND (partnership_row);
  BIND (same_realm_switch);
  BIND (partnership_switch);
  BIND (start_tiles);
  BIND (printed_tile);
  BIND (title_row);
  BIND (preview_bin);
  BIND (missing_box);
  BIND (missing_label);
  BIND (begin_button);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_players_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_variant_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_board_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_tiles_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_begin_clicked);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
add_seats (PandoriaNewGameWindow *self)
{
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      GtkWidget *row = pandoria_seat_row_new (i);
      g_autofree char *name = g_strdup_printf (_ ("Player %u"), i + 1);

      self->seats[i] = PANDORIA_SEAT_ROW (row);
      pandoria_seat_row_set_name (self->seats[i], name);
      g_signal_connect_swapped (row, "changed", G_CALLBACK (on_seat_changed), self);
      g_signal_connect_swapped (row, "color-picked", G_CALLBACK (on_color_picked), self);
      gtk_list_box_append (self->seats_list, row);
    }
}

static void
offer_boards (PandoriaNewGameWindow *self, GPtrArray *boards)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < boards->len; i++)
    gtk_string_list_append (names, ((PandoriaBoardChoice *) g_ptr_array_index (boards, i))->name);
  adw_combo_row_set_model (self->board_row, G_LIST_MODEL (names));
}

static void
fill_title (PandoriaNewGameWindow *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%x");
  /* Translators: how a new game is called: %s is the date */
  g_autofree char *title = g_strdup_printf (_ ("Game of %s"), date);

  gtk_editable_set_text (GTK_EDITABLE (self->title_row), title);
}

/* What was played last is offered again. */
static void
recall (PandoriaNewGameWindow *self)
{
  g_autoptr (PandoriaLastGroup) last = pandoria_last_group_load ();

  for (guint i = 0; i < last->n_players; i++)
    {
      if (*last->names[i] != '\0')
        pandoria_seat_row_set_name (self->seats[i], last->names[i]);
      pandoria_seat_row_set_color (self->seats[i], last->colors[i]);
      on_color_picked (self, last->colors[i], self->seats[i]);
    }
  adw_combo_row_set_selected (self->edition_row, last->edition);
  gtk_switch_set_active (self->partnership_switch, last->partnership);
  for (guint i = 0; i < self->boards->len; i++)
    if (g_strcmp0 (((PandoriaBoardChoice *) g_ptr_array_index (self->boards, i))->id, last->board) == 0)
      adw_combo_row_set_selected (self->board_row, i);
  for (guint i = 0; i < PANDORIA_N_START && last->has_tiles; i++)
    pandoria_start_tiles_set_hex (self->start_tiles, i, last->tiles[i].terrain, last->tiles[i].symbols);
  set_n_players (self, last->n_players >= FEWEST_PLAYERS ? last->n_players : PANDORIA_MAX_PLAYERS);
}

static void
pandoria_new_game_window_init (PandoriaNewGameWindow *self)
{
  g_autoptr (GPtrArray) boards = pandoria_board_choices_load ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->n_players = PANDORIA_MAX_PLAYERS;
  self->preview = PANDORIA_BOARD_VIEW (pandoria_board_view_new ());
  gtk_widget_set_can_focus (GTK_WIDGET (self->preview), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self->preview), FALSE);
  adw_bin_set_child (self->preview_bin, GTK_WIDGET (self->preview));
  self->updating = TRUE;
  add_seats (self);
  offer_boards (self, boards);
  fill_title (self);
  self->boards = g_steal_pointer (&boards);
  self->updating = FALSE;
  on_board_selected (self);
  recall (self);
  gtk_window_set_focus (GTK_WINDOW (self), pandoria_seat_row_get_entry (self->seats[0]));
}

/* --- public --------------------------------------------------------------------------------------------------- */

GtkWidget *
pandoria_new_game_window_new (GtkWindow *parent)
{
  return g_object_new (PANDORIA_TYPE_NEW_GAME_WINDOW, "transient-for", parent, NULL);
}

PandoriaRecord *
pandoria_new_game_window_make_record (PandoriaNewGameWindow *self, GError **error)
{
  g_autoptr (GRand) rand = g_rand_new ();
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *created = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  g_auto (GStrv) names = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self), NULL);
  g_return_val_if_fail (get_board (self) != NULL, NULL);

  fill_setup (self, setup);
  deal_realms (self, setup, rand);
  if (adw_combo_row_get_selected (self->start_row) == 0)
    setup->start_player = (guint8) g_rand_int_range (rand, 0, (gint32) self->n_players);
  for (guint i = 0; i < self->n_players; i++)
    {
      names[i] = g_strstrip (g_strdup (pandoria_seat_row_get_name (self->seats[i])));
      colors[i] = pandoria_seat_row_get_color (self->seats[i]);
    }
  return pandoria_record_new (setup, get_board (self)->json, (const char *const *) names, colors,
                              gtk_editable_get_text (GTK_EDITABLE (self->title_row)), created, error);
}

void
pandoria_new_game_window_remember (PandoriaNewGameWindow *self)
{
  g_autoptr (PandoriaLastGroup) last = g_new0 (PandoriaLastGroup, 1);

  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self));

  last->n_players = self->n_players;
  for (guint i = 0; i < self->n_players; i++)
    {
      last->names[i] = g_strdup (pandoria_seat_row_get_name (self->seats[i]));
      last->colors[i] = pandoria_seat_row_get_color (self->seats[i]);
    }
  last->edition = adw_combo_row_get_selected (self->edition_row);
  last->partnership = is_partnership (self);
  last->board = g_strdup (get_board (self) != NULL ? get_board (self)->id : "");
  last->has_tiles = TRUE;
  for (guint i = 0; i < PANDORIA_N_START; i++)
    last->tiles[i] = *pandoria_start_tiles_get_hex (self->start_tiles, i);
  pandoria_last_group_save (last);
}

void
pandoria_new_game_window_set_players (PandoriaNewGameWindow *self, guint n_players)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self));
  g_return_if_fail (n_players >= FEWEST_PLAYERS && n_players <= PANDORIA_MAX_PLAYERS);
  set_n_players (self, n_players);
}

PandoriaSeatRow *
pandoria_new_game_window_get_seat (PandoriaNewGameWindow *self, guint seat)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self), NULL);
  g_return_val_if_fail (seat < PANDORIA_MAX_PLAYERS, NULL);
  return self->seats[seat];
}

const char *
pandoria_new_game_window_get_missing (PandoriaNewGameWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self), NULL);
  return gtk_widget_get_visible (self->missing_box) ? gtk_label_get_label (self->missing_label) : NULL;
}

void
pandoria_new_game_window_begin (PandoriaNewGameWindow *self)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self));

  if (gtk_widget_get_sensitive (GTK_WIDGET (self->begin_button)))
    on_begin_clicked (self);
}

void
pandoria_new_game_window_set_variant (PandoriaNewGameWindow *self, PandoriaVariant variant)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self));
  adw_combo_row_set_selected (self->variant_row, variant);
}

guint
pandoria_new_game_window_get_n_players (PandoriaNewGameWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self), 0);
  return self->n_players;
}
