/* PandoriaNewGameWindow: the choices before the first turn (5): its widgets, and switching its
 * pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-labels.h"
#include "pandoria-relic-rack.h"
#include "pandoria-one-line.h"

G_DEFINE_FINAL_TYPE (PandoriaNewGameWindow, pandoria_new_game_window, ADW_TYPE_WINDOW)

/* --- updating ------------------------------------------------------------------------------- */

/* Shows @text over the end of the page, and announces it; NULL: nothing. */
static void
say (PandoriaNewGameWindow *self, const char *text)
{
  gboolean is_new
      = g_strcmp0 (gtk_label_get_label (self->missing_label), text != NULL ? text : "") != 0;

  pandoria_set_text (self->missing_label, text);
  if (text != NULL && is_new)
    pandoria_announce (GTK_WIDGET (self), text);
}

static void
show_draw (PandoriaNewGameWindow *self)
{
  gboolean drawn = FALSE;
  gboolean can_deal = !pandoria_new_game_window_is_under_way (self)
                      && pandoria_realm_is_allowed (PANDORIA_REALM_HUMANS,
                                                    pandoria_new_game_window_get_variant (self));

  gtk_widget_set_visible (GTK_WIDGET (self->draw_button), can_deal);
  gtk_widget_set_visible (
      GTK_WIDGET (self->set_row),
      can_deal && pandoria_new_game_window_get_variant (self) == PANDORIA_VARIANT_REGULAR);
  for (guint i = 0; i < self->n_players; i++)
    drawn = drawn || pandoria_seat_row_is_drawn (self->seats[i]);
  gtk_button_set_label (self->draw_button,
                        drawn ? _ ("_Deal the Realms Again") : _ ("_Deal the Realms"));
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (self->draw_button)), TRUE);
  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (self->draw_button)), GTK_JUSTIFY_CENTER);
  gtk_widget_set_sensitive (GTK_WIDGET (self->draw_button),
                            pandoria_new_game_window_can_draw (self));
}

/* Shows a fault at once, but a missing entry only after the user has tried to continue. */
static void
show_missing (PandoriaNewGameWindow *self)
{
  GtkWidget *place;
  gboolean unanswered;
  g_autofree char *missing = pandoria_new_game_window_find_missing (self, &place, &unanswered);

  say (self, unanswered && !self->asked ? NULL : missing);
}

static void
show_pairs (PandoriaNewGameWindow *self)
{
  g_autofree char *pairs = pandoria_new_game_window_describe_pairs (self);

  gtk_label_set_label (self->pairs, pairs != NULL ? pairs : "");
  gtk_widget_set_visible (GTK_WIDGET (self->pairs), pairs != NULL);
}

/* Updates the window after a choice. */
static void
update (PandoriaNewGameWindow *self)
{
  g_autofree char *sentence = NULL;

  if (self->updating || self->boards == NULL)
    return;
  self->touched = self->ready;
  self->updating = TRUE;
  pandoria_new_game_window_offer_start (self);
  pandoria_new_game_window_offer_names (self);
  self->updating = FALSE;
  pandoria_new_game_window_make_title (self);
  show_draw (self);
  show_pairs (self);
  pandoria_new_game_window_show_values (self);
  sentence = pandoria_new_game_window_describe_start (self);
  gtk_label_set_label (self->sentence, sentence);
  show_missing (self);
}

/* --- the pages ------------------------------------------------------------------------------ */

static gboolean
is_at_tiles (PandoriaNewGameWindow *self)
{
  return gtk_stack_get_visible_child (self->stack) == self->tiles_page;
}

static void
show_page (PandoriaNewGameWindow *self, gboolean tiles)
{
  gtk_stack_set_visible_child (self->stack, tiles ? self->tiles_page : self->players_page);
  gtk_widget_set_visible (self->next_button, !tiles);
  gtk_window_set_default_widget (GTK_WINDOW (self), tiles ? self->begin_button : self->next_button);
  adw_window_title_set_subtitle (self->header, tiles ? _ ("Starting Tiles") : _ ("Players"));
  self->asked = FALSE;
  update (self);
}

/* Returns: whether nothing is missing; otherwise shows the fault, and moves the focus to its place.
 */
static gboolean
check_page (PandoriaNewGameWindow *self)
{
  GtkWidget *place;
  gboolean unanswered;
  g_autofree char *missing = pandoria_new_game_window_find_missing (self, &place, &unanswered);

  if (missing == NULL)
    return TRUE;
  self->asked = TRUE;
  say (self, NULL); /* so that it is announced again */
  say (self, missing);
  if (place == GTK_WIDGET (self->start_tiles))
    pandoria_start_tiles_focus (self->start_tiles);
  else if (place != NULL)
    gtk_widget_grab_focus (place);
  return FALSE;
}

static void
go_to_tiles (PandoriaNewGameWindow *self)
{
  show_page (self, TRUE);
  pandoria_announce (GTK_WIDGET (self), gtk_label_get_label (self->sentence));
  pandoria_start_tiles_focus (self->start_tiles);
}

/* Returns: (nullable): the first player whose realm will be drawn. */
static PandoriaSeatRow *
find_without_realm (PandoriaNewGameWindow *self)
{
  for (guint i = 0; i < self->n_players; i++)
    if (pandoria_seat_row_get_realm (self->seats[i]) == PANDORIA_REALM_NONE)
      return self->seats[i];
  return NULL;
}

/* --- callbacks ------------------------------------------------------------------------------ */

/* In the beginner's game a realm has a start building whose level and cost are on its card (12). A
 * realm that is drawn only now still needs them. */
static void
on_next_clicked (PandoriaNewGameWindow *self)
{
  PandoriaSeatRow *drawn;

  if (!check_page (self))
    return;
  if (pandoria_new_game_window_is_under_way (self))
    {
      go_to_tiles (self);
      return;
    }
  drawn = find_without_realm (self);
  pandoria_new_game_window_draw_realms (self, FALSE);
  pandoria_new_game_window_draw_start (self, FALSE);
  if (drawn != NULL && pandoria_new_game_window_get_variant (self) == PANDORIA_VARIANT_BEGINNER)
    {
      update (self);
      say (self, _ ("The realms are dealt. Enter the level and cost printed on each starting "
                    "building, then continue."));
      pandoria_seat_row_focus_start (drawn);
      return;
    }
  go_to_tiles (self);
}

static void
on_back_clicked (PandoriaNewGameWindow *self)
{
  show_page (self, FALSE);
  gtk_widget_grab_focus (self->next_button);
}

/* Escape goes back one page, and closes the window on the first one. The opener of the window keeps
 * the entries. */
static gboolean
on_escape (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaNewGameWindow *self = PANDORIA_NEW_GAME_WINDOW (widget);

  if (is_at_tiles (self))
    on_back_clicked (self);
  else
    gtk_window_close (GTK_WINDOW (self));
  return GDK_EVENT_STOP;
}

static void
on_last_activated (PandoriaNewGameWindow *self)
{
  pandoria_new_game_window_recall_group (self);
  update (self);
  gtk_widget_grab_focus (self->next_button);
}

static void
on_again_activated (PandoriaNewGameWindow *self)
{
  g_signal_emit_by_name (self, "start-over");
}

static char *
describe_realms (PandoriaNewGameWindow *self)
{
  g_auto (GStrv) players = g_new0 (char *, self->n_players + 1);

  for (guint i = 0; i < self->n_players; i++)
    players[i] = pandoria_new_game_window_describe_seat (self, i);
  return g_strjoinv (", ", players);
}

static void
on_draw_clicked (PandoriaNewGameWindow *self)
{
  g_autofree char *realms = NULL;

  pandoria_new_game_window_draw_realms (self, TRUE);
  update (self);
  realms = describe_realms (self);
  pandoria_announce (GTK_WIDGET (self), realms);
}

static void
on_start_clicked (PandoriaNewGameWindow *self)
{
  pandoria_new_game_window_draw_start (self, TRUE);
  update (self);
  pandoria_announce (GTK_WIDGET (self),
                     adw_action_row_get_subtitle (ADW_ACTION_ROW (self->start_row)));
}

static void
on_players_clicked (PandoriaNewGameWindow *self, GtkToggleButton *button)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->players); i++)
    if (self->players[i] == button)
      {
        pandoria_new_game_window_change_players (self, i + PANDORIA_FEWEST_PLAYERS);
        pandoria_new_game_window_show_chips (self);
        update (self);
      }
}

static void
on_seat_moved (PandoriaNewGameWindow *self, guint from, guint to, PandoriaSeatRow *row)
{
  g_autofree char *text = NULL, *name = NULL, *isolated = NULL;

  if (to >= self->n_players)
    {
      gtk_widget_error_bell (GTK_WIDGET (row));
      return;
    }
  pandoria_new_game_window_move_seat (self, from, to);
  update (self);
  name = pandoria_new_game_window_get_shown_name (self, to);
  /* Translators: %1$s is a player, %2$u the number of a seat */
  isolated = pandoria_isolate (name);
  text = g_strdup_printf (_ ("%1$s has seat %2$u."), isolated, to + 1);
  pandoria_announce (GTK_WIDGET (self), text);
}

/* The family variants have no realms, the beginner's game only the base ones (12, 14). */
static void
on_variant_selected (PandoriaNewGameWindow *self)
{
  PandoriaVariant variant = pandoria_new_game_window_get_variant (self);

  if (self->boards == NULL)
    return;
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    pandoria_seat_row_set_variant (self->seats[i], variant);
  if (variant != PANDORIA_VARIANT_REGULAR)
    adw_combo_row_set_selected (self->set_row, PANDORIA_REALM_SET_BASE);
  update (self);
}

static void
on_board_selected (PandoriaNewGameWindow *self)
{
  if (self->boards == NULL || pandoria_new_game_window_get_board (self) == NULL)
    return;
  pandoria_start_tiles_set_board (self->start_tiles,
                                  &pandoria_new_game_window_get_board (self)->board);
  pandoria_new_game_window_offer_comparison (self);
  update (self);
}

static void
on_printed_changed (PandoriaNewGameWindow *self)
{
  gboolean artifacts = gtk_switch_get_active (self->artifacts_switch);

  pandoria_start_tiles_set_artifacts (self->start_tiles, artifacts);
  pandoria_start_tiles_set_printed (self->start_tiles,
                                    artifacts && gtk_switch_get_active (self->printed_switch));
  update (self);
}

/* A press on the board may have started the expansion's start tile. */
static void
on_tiles_changed (PandoriaNewGameWindow *self)
{
  if (pandoria_start_tiles_get_printed (self->start_tiles))
    gtk_switch_set_active (self->printed_switch, TRUE);
  update (self);
}

static void
on_value_set (PandoriaNewGameWindow *self, guint seat, guint value, int number)
{
  pandoria_new_game_window_set_value (self, seat, value, number);
  update (self);
}

/* Everything is chosen, so Enter starts the game. */
static void
on_tiles_completed (PandoriaNewGameWindow *self)
{
  pandoria_announce (GTK_WIDGET (self), gtk_label_get_label (self->sentence));
  gtk_widget_grab_focus (self->begin_button);
}

/* The user enters a position next. The table has decided who began, and the realms. */
static void
show_under_way (PandoriaNewGameWindow *self)
{
  gboolean under_way = pandoria_new_game_window_is_under_way (self);

  gtk_window_set_title (GTK_WINDOW (self),
                        under_way ? _ ("Enter a Game in Progress") : _ ("New Game"));
  gtk_button_set_label (GTK_BUTTON (self->begin_button), under_way ? _ ("_Next") : _ ("Be_gin"));
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), !under_way);
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    pandoria_seat_row_set_under_way (self->seats[i], under_way);
  update (self);
}

/* The program makes a title again if the user removes it. */
static void
on_title_changed (PandoriaNewGameWindow *self)
{
  if (!self->updating)
    self->has_own_title = *gtk_editable_get_text (GTK_EDITABLE (self->title_row)) != '\0';
}

static void
on_begin_clicked (PandoriaNewGameWindow *self)
{
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *refusal = NULL;

  if (!check_page (self))
    return;
  record = pandoria_new_game_window_make_record (self, &error);
  if (record == NULL)
    {
      say (self, error->message);
      return;
    }
  g_object_ref (self);
  g_signal_emit_by_name (self, "created", record, self->origins, &refusal);
  if (refusal == NULL)
    {
      if (!self->is_edit)
        pandoria_new_game_window_remember (self);
      gtk_window_close (GTK_WINDOW (self));
    }
  else
    {
      say (self, NULL); /* so that it is announced again */
      say (self, refusal);
    }
  g_object_unref (self);
}

/* --- class ---------------------------------------------------------------------------------- */

#define PLAYERS(id, index) id, G_STRUCT_OFFSET (PandoriaNewGameWindow, players[index])

static void
pandoria_new_game_window_class_init (PandoriaNewGameWindowClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaNewGameWindow, archive, g_object_unref),
                           NULL);
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaNewGameWindow, boards, g_ptr_array_unref),
                            PANDORIA_OWNS (PandoriaNewGameWindow, before, g_bytes_unref),
                            PANDORIA_OWNS (PandoriaNewGameWindow, last_names, g_free),
                            PANDORIA_OWNS (PandoriaNewGameWindow, old_day, g_date_time_unref),
                            PANDORIA_OWNS (PandoriaNewGameWindow, old_title, g_free),
                            PANDORIA_OWNS (PandoriaNewGameWindow, title_end, g_free),
                            PANDORIA_OWNS (PandoriaNewGameWindow, names, g_strfreev),
                            PANDORIA_OWNS (PandoriaNewGameWindow, starters, g_strfreev),
                            PANDORIA_OWNS (PandoriaNewGameWindow, rand, g_rand_free), NULL);
  g_signal_new ("created", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_STRING, 2, G_TYPE_POINTER, G_TYPE_POINTER);
  pandoria_class_add_signal (klass, "start-over", 0);
  pandoria_class_add_signal (klass, "presence-chosen", 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  pandoria_class_set_template (
      klass, "pandoria-new-game-window",
      PANDORIA_NEEDS (PANDORIA_TYPE_START_TILES, PANDORIA_TYPE_MONUMENT_SPLIT,
                      PANDORIA_TYPE_START_VALUES, PANDORIA_TYPE_VARIANT_CARDS),
      PANDORIA_PARTS (PandoriaNewGameWindow, header, stack, players_page, tiles_page, back_button,
                      next_button, begin_button, missing_label, leave_group, last_list, last_row,
                      again_row, seats_list, draw_button, start_button, start_row, set_row,
                      edition_row, tie_total_check, board_row, compare_row, partners_button, pairs,
                      chips, variant_cards, artifacts_switch, same_realm_switch, title_row,
                      start_tiles, printed_switch, sentence, more_expander, under_way_row,
                      under_way_switch, monument_split, start_values, head_start),
      PLAYERS ("players_2", 0), PLAYERS ("players_3", 1), PLAYERS ("players_4", 2),
      PANDORIA_CALLBACK (update, on_next_clicked, on_back_clicked, on_begin_clicked,
                         on_last_activated, on_again_activated, on_draw_clicked, on_start_clicked,
                         on_players_clicked, on_variant_selected, on_board_selected,
                         pandoria_new_game_window_compare_board, on_printed_changed,
                         on_tiles_changed, on_value_set, on_tiles_completed, on_title_changed,
                         show_under_way),
      NULL);
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, on_escape, NULL);
}

static void
pandoria_new_game_window_init (PandoriaNewGameWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_start_values_set_head_start (self->start_values, self->head_start);
  self->rand = g_rand_new ();
  self->n_players = PANDORIA_MAX_PLAYERS;
  pandoria_setup_init (&self->base, PANDORIA_MAX_PLAYERS);
  self->updating = TRUE;
  pandoria_new_game_window_add_seats (self);
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      g_signal_connect_swapped (self->seats[i], "changed", G_CALLBACK (update), self);
      g_signal_connect_swapped (self->seats[i], "moved", G_CALLBACK (on_seat_moved), self);
    }
  pandoria_new_game_window_add_chips (self);
  pandoria_new_game_window_offer_last (self);
  self->updating = FALSE;
  pandoria_new_game_window_offer_boards (self);
  pandoria_new_game_window_recall (self);
  pandoria_new_game_window_change_players (self,
                                           self->n_last > 0 ? self->n_last : PANDORIA_MAX_PLAYERS);
  show_page (self, FALSE);
  pandoria_focus_text (GTK_EDITABLE (pandoria_seat_row_get_entry (self->seats[0])));
  self->ready = TRUE;
}

/* --- public --------------------------------------------------------------------------------- */

GtkWidget *
pandoria_new_game_window_new (GtkWindow *parent)
{
  PandoriaNewGameWindow *self
      = g_object_new (PANDORIA_TYPE_NEW_GAME_WINDOW, "transient-for", parent, NULL);

  pandoria_new_game_window_follow_archive (self);
  return GTK_WIDGET (self);
}

GtkWidget *
pandoria_new_game_window_new_for_record (GtkWindow *parent, PandoriaRecord *record)
{
  PandoriaNewGameWindow *self;

  g_return_val_if_fail (record != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_NEW_GAME_WINDOW, "transient-for", parent, NULL);
  self->is_edit = TRUE;
  gtk_window_set_title (GTK_WINDOW (self), _ ("Edit Setup"));
  gtk_button_set_label (GTK_BUTTON (self->begin_button), _ ("_Apply"));
  gtk_widget_set_visible (self->last_list, FALSE);
  gtk_widget_set_visible (self->under_way_row, FALSE);
  pandoria_new_game_window_read (self, record);
  pandoria_new_game_window_follow_archive (self);
  update (self);
  self->before = pandoria_new_game_window_collect (self);
  return GTK_WIDGET (self);
}

void
pandoria_new_game_window_set_catalogue (PandoriaNewGameWindow *self, PandoriaCatalogue *catalogue)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self));

  pandoria_start_tiles_set_catalogue (self->start_tiles, catalogue);
  if (!self->is_edit) /* a running game keeps its monuments */
    pandoria_monument_split_set_catalogue (self->monument_split, catalogue);
}

void
pandoria_new_game_window_resume (PandoriaNewGameWindow *self)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME_WINDOW (self));

  gtk_widget_set_visible (GTK_WIDGET (self->again_row), TRUE);
  pandoria_new_game_window_offer_last (self);
  pandoria_new_game_window_offer_boards (self);
  update (self);
  if (gtk_stack_get_visible_child (self->stack) == self->players_page)
    gtk_widget_grab_focus (pandoria_new_game_window_find_nameless (self));
}
