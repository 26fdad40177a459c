/* PandoriaNewGameWindow: everything that is settled before the first turn (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-realm-deal.h"

G_DEFINE_FINAL_TYPE (PandoriaNewGameWindow, pandoria_new_game_window, ADW_TYPE_WINDOW)

static guint created_signal;

/* --- updating --------------------------------------------------------------------------------------------------- */

static void
show_preview (PandoriaNewGameWindow *self)
{
  static const PandoriaColor colors[]
      = { PANDORIA_COLOR_RED, PANDORIA_COLOR_BLUE, PANDORIA_COLOR_GREEN, PANDORIA_COLOR_YELLOW };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  g_autofree PandoriaState *state = g_new0 (PandoriaState, 1);

  if (pandoria_new_game_window_get_board (self) == NULL)
    return;
  pandoria_new_game_window_fill_setup (self, setup);
  setup->same_realm = TRUE;
  setup->variant = PANDORIA_VARIANT_REGULAR;
  setup->n_monuments = setup->n_relics = PANDORIA_DEFAULT;
  for (guint i = 0; i < self->n_players; i++)
    setup->players[i].realm = PANDORIA_REALM_HUMANS;
  if (!pandoria_state_init (state, setup, NULL))
    {
      setup->n_artifact_start = 0;
      if (!pandoria_state_init (state, setup, NULL))
        return;
    }
  pandoria_board_view_set_state (self->preview, state, colors);
  pandoria_printed_tile_show_state (self->printed_tile, state);
}

static void
update (PandoriaNewGameWindow *self)
{
  g_autofree char *missing = NULL;

  if (self->updating || self->boards == NULL)
    return;
  missing = pandoria_new_game_window_find_missing (self);
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

void
pandoria_new_game_window_change_players (PandoriaNewGameWindow *self, guint n_players)
{
  GtkToggleButton *buttons[] = { self->players_2, self->players_3, self->players_4 };

  self->updating = TRUE;
  self->n_players = n_players;
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_toggle_button_set_active (buttons[i], i + PANDORIA_FEWEST_PLAYERS == n_players);
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->seats[i]), i < n_players);
  gtk_widget_set_visible (GTK_WIDGET (self->partnership_row), n_players == PANDORIA_MAX_PLAYERS);
  pandoria_monument_split_set_players (self->monument_split, n_players);
  offer_start_players (self);
  self->updating = FALSE;
  update (self);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

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

void
pandoria_new_game_window_take_color (PandoriaNewGameWindow *self, guint color, PandoriaSeatRow *row)
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
      pandoria_new_game_window_change_players (self, i + PANDORIA_FEWEST_PLAYERS);
}

/* The family variants have no realms, the beginner's game only the base ones (12, 14). */
static void
on_variant_selected (PandoriaNewGameWindow *self)
{
  PandoriaVariant variant = pandoria_new_game_window_get_variant (self);

  if (self->updating || self->boards == NULL)
    return;
  self->updating = TRUE;
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    pandoria_seat_row_set_variant (self->seats[i], variant);
  gtk_widget_set_visible (GTK_WIDGET (self->set_row), variant == PANDORIA_VARIANT_REGULAR);
  gtk_widget_set_visible (GTK_WIDGET (self->same_realm_row),
                          pandoria_realm_is_allowed (PANDORIA_REALM_HUMANS, variant));
  gtk_widget_set_visible (GTK_WIDGET (self->monument_split),
                          pandoria_realm_is_allowed (PANDORIA_REALM_HUMANS, variant));
  if (variant != PANDORIA_VARIANT_REGULAR)
    adw_combo_row_set_selected (self->set_row, PANDORIA_REALM_SET_BASE);
  self->updating = FALSE;
  update (self);
}

static void
on_board_selected (PandoriaNewGameWindow *self)
{
  if (self->updating || self->boards == NULL || pandoria_new_game_window_get_board (self) == NULL)
    return;
  pandoria_start_tiles_set_board (self->start_tiles, &pandoria_new_game_window_get_board (self)->board);
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

  if (pandoria_new_game_window_get_variant (self) != PANDORIA_VARIANT_BEGINNER)
    return FALSE;
  pandoria_new_game_window_fill_setup (self, setup);
  if (!pandoria_new_game_window_deal_realms (self, setup, rand))
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
  g_signal_emit (self, created_signal, 0, record);
  g_object_unref (self);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_new_game_window_finalize (GObject *object)
{
  g_clear_pointer (&PANDORIA_NEW_GAME_WINDOW (object)->boards, g_ptr_array_unref);
  G_OBJECT_CLASS (pandoria_new_game_window_parent_class)->finalize (object);
}

#define CHILD(member) PANDORIA_CHILD (PandoriaNewGameWindow, member)

static void
pandoria_new_game_window_class_init (PandoriaNewGameWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pandoria_new_game_window_finalize;
  created_signal = pandoria_class_add_signal (klass, "created", 1, G_TYPE_POINTER);
  g_type_ensure (PANDORIA_TYPE_START_TILES);
  g_type_ensure (PANDORIA_TYPE_PRINTED_TILE);
  g_type_ensure (PANDORIA_TYPE_MONUMENT_SPLIT);
  g_type_ensure (PANDORIA_TYPE_RELIC_LIST);
  pandoria_class_set_template (
      klass, "pandoria-new-game-window", CHILD (players_2), CHILD (players_3), CHILD (players_4), CHILD (seats_list),
      CHILD (start_row), CHILD (set_row), CHILD (edition_row), CHILD (tie_row), CHILD (board_row), CHILD (variant_row),
      CHILD (artifacts_switch), CHILD (same_realm_row), CHILD (partnership_row), CHILD (same_realm_switch),
      CHILD (partnership_switch), CHILD (start_tiles), CHILD (printed_tile), CHILD (monument_split), CHILD (relic_list),
      CHILD (title_row), CHILD (preview_bin), CHILD (missing_box), CHILD (missing_label), CHILD (begin_button), NULL);
  gtk_widget_class_bind_template_callback (widget_class, update);
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
      g_signal_connect_swapped (row, "color-picked", G_CALLBACK (pandoria_new_game_window_take_color), self);
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
  pandoria_new_game_window_recall (self);
  gtk_window_set_focus (GTK_WINDOW (self), pandoria_seat_row_get_entry (self->seats[0]));
}

/* --- public --------------------------------------------------------------------------------------------------- */

GtkWidget *
pandoria_new_game_window_new (GtkWindow *parent)
{
  return g_object_new (PANDORIA_TYPE_NEW_GAME_WINDOW, "transient-for", parent, NULL);
}
