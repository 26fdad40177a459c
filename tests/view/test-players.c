/* Player cards: what they show is what the game says, whatever came before and whatever moves meanwhile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "../session/random-game.h"
#include "pandoria-card-change.h"
#include "pandoria-explainer.h"
#include "pandoria-player-card.h"
#include "pandoria-players-panel.h"
#include "pandoria-points-view.h"
#include "pandoria-slot-view.h"
#include "pandoria-text.h"
#include "pandoria-track.h"
#include "panel-fixture.h"

/* As the window gives it: side and page of 360. */
#define SIDE_WIDTH   396
#define NARROW_WIDTH 360
#define WIDE_WIDTH   480

typedef struct
{
  PandoriaGame *game;
  GtkWidget *window, *panel;
} Fixture;

/* --- helpers --- */

static void
set_motion (gboolean on)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", on, NULL);
}

static void
show_panel (Fixture *fixture, PandoriaGame *game, int width)
{
  fixture->panel = pandoria_players_panel_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 720);
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  pandoria_players_panel_set_game (PANDORIA_PLAYERS_PANEL (fixture->panel), game);
  panel_show (fixture->window, fixture->panel);
}

static void
set_up (Fixture *fixture, gconstpointer partnership)
{
  set_motion (TRUE);
  fixture->game = random_game_new (4, GPOINTER_TO_INT (partnership), 3);
  fixture->window = gtk_window_new ();
  panel_go_to (fixture->game, 20);
  show_panel (fixture, fixture->game, SIDE_WIDTH);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_assert_finalize_object (g_steal_pointer (&fixture->game));
}

static const PandoriaState *
get_state (Fixture *fixture)
{
  return pandoria_game_get_state (fixture->game);
}

static GtkWidget *
get_card (Fixture *fixture, guint seat)
{
  return GTK_WIDGET (pandoria_players_panel_get_card (PANDORIA_PLAYERS_PANEL (fixture->panel), seat));
}

static PandoriaTrack *
get_track (Fixture *fixture, guint seat, PandoriaCounter resource)
{
  g_autoptr (GPtrArray) tracks = panel_find_all (get_card (fixture, seat), PANDORIA_TYPE_TRACK);

  g_assert_cmpuint (tracks->len, ==, PANDORIA_N_RESOURCES);
  return tracks->pdata[resource];
}

static const char *
name_of (Fixture *fixture, guint seat)
{
  return pandoria_record_get_player_name (pandoria_game_get_record (fixture->game), seat);
}

/* --- the track --- */

static void
test_track (Fixture *fixture, gconstpointer data)
{
  GtkWidget *track = pandoria_track_new (PANDORIA_COUNTER_WOOD);
  int large, small_track;

  panel_show (fixture->window, track);
  pandoria_track_set_value (PANDORIA_TRACK (track), 7, 7, 10);
  gtk_test_accessible_assert_role (track, GTK_ACCESSIBLE_ROLE_METER);
  gtk_test_accessible_assert_property (track, GTK_ACCESSIBLE_PROPERTY_LABEL, "Wood");
  gtk_test_accessible_assert_property (track, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 7.0);
  gtk_test_accessible_assert_property (track, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 10.0);
  gtk_test_accessible_assert_property (track, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "7 of 10");
  pandoria_track_set_value (PANDORIA_TRACK (track), 7, 12, 8);
  gtk_test_accessible_assert_property (track, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "7 of 8, would become 8");
  gtk_widget_measure (track, GTK_ORIENTATION_HORIZONTAL, -1, &large, NULL, NULL, NULL);
  pandoria_track_set_small (PANDORIA_TRACK (track), TRUE);
  gtk_widget_measure (track, GTK_ORIENTATION_HORIZONTAL, -1, &small_track, NULL, NULL, NULL);
  g_assert_cmpint (small_track, <, large / 2);
  g_assert_cmpuint (pandoria_track_get_value (PANDORIA_TRACK (track)), ==, 7);
}

/* The marker starts where it was and ends at the value; a value that is set meanwhile counts at once. */
static void
test_track_moves (Fixture *fixture, gconstpointer data)
{
  PandoriaTrack *track = PANDORIA_TRACK (pandoria_track_new (PANDORIA_COUNTER_GOLD));
  double last = 2;

  panel_show (fixture->window, GTK_WIDGET (track));
  pandoria_track_set_value (track, 2, 2, 10);
  g_assert_cmpfloat (pandoria_track_get_marker (track), ==, 2);
  pandoria_track_move (track, 8);
  g_assert_cmpuint (pandoria_track_get_value (track), ==, 8);
  g_assert_cmpfloat (pandoria_track_get_marker (track), <, 8);
  while (pandoria_track_get_marker (track) < 8)
    {
      g_assert_cmpfloat (pandoria_track_get_marker (track), >=, last);
      last = pandoria_track_get_marker (track);
      g_main_context_iteration (NULL, TRUE);
    }
  pandoria_track_move (track, 3);
  pandoria_track_set_value (track, 5, 9, 10);
  g_assert_cmpfloat (pandoria_track_get_marker (track), ==, 5);
  panel_pass (400);
  g_assert_cmpfloat (pandoria_track_get_marker (track), ==, 5);
}

/* --- cards show the state --- */

static void
assert_card (Fixture *fixture, GtkWidget *card, guint seat)
{
  const PandoriaState *state = pandoria_game_get_shown_state (fixture->game);
  const PandoriaPlayerState *player = &state->players[seat];
  g_autoptr (GPtrArray) tracks = panel_find_all (card, PANDORIA_TYPE_TRACK);
  g_autoptr (GPtrArray) slots = panel_find_all (card, PANDORIA_TYPE_SLOT_VIEW);
  g_autofree char *points = g_strdup_printf ("%d", player->counters[PANDORIA_COUNTER_POINTS]);
  g_autofree char *spell = pandoria_text_spell (player->top_spell.spell, player->top_spell.level);

  panel_assert_label (card, name_of (fixture, seat));
  panel_assert_label (card, points);
  panel_assert_label (card, pandoria_text_realm (player->realm));
  g_assert_cmpint (panel_has_label (card, spell), ==, player->top_spell.spell != PANDORIA_SPELL_NONE);
  g_assert_cmpuint (tracks->len, ==, PANDORIA_N_RESOURCES);
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    {
      g_assert_cmpint ((int) pandoria_track_get_value (tracks->pdata[i]), ==, player->counters[i]);
      g_assert_cmpfloat (pandoria_track_get_marker (tracks->pdata[i]), ==, player->counters[i]);
    }
  g_assert_cmpuint (slots->len, ==, pandoria_state_n_slots (state, seat));
  g_assert_cmpint (gtk_widget_has_css_class (card, "active"), ==, !state->finished && state->active == seat);
}

static void
assert_panel (Fixture *fixture)
{
  g_autoptr (GPtrArray) cards = panel_find_all (fixture->panel, PANDORIA_TYPE_PLAYER_CARD);

  g_assert_cmpuint (cards->len, ==, 4);
  for (guint seat = 0; seat < 4; seat++)
    assert_card (fixture, cards->pdata[seat], seat);
}

static guint
count_acts (Fixture *fixture)
{
  while (pandoria_game_can_redo (fixture->game))
    pandoria_game_redo (fixture->game);
  return pandoria_game_get_position (fixture->game);
}

static void
test_players (Fixture *fixture, gconstpointer partnership)
{
  guint end = count_acts (fixture);

  set_motion (FALSE);
  for (guint position = 0; position <= end; position += 7)
    {
      panel_go_to (fixture->game, position);
      assert_panel (fixture);
    }
  g_assert_cmpint (panel_has_label (fixture->panel, "Marta and Aylin"), ==, GPOINTER_TO_INT (partnership));
  pandoria_players_panel_set_game (PANDORIA_PLAYERS_PANEL (fixture->panel), NULL);
  g_assert_false (panel_has_label (fixture->panel, name_of (fixture, 0)));
}

/* --- what an act would change --- */

/* A state and entries in which nearly everything changes for everybody. */
static void
make_preview (Fixture *fixture, PandoriaState *foreseen, PandoriaEvents *events)
{
  *foreseen = *get_state (fixture);
  for (guint seat = 0; seat < foreseen->n_players; seat++)
    {
      PandoriaPlayerState *player = &foreseen->players[seat];

      player->counters[PANDORIA_COUNTER_POINTS] += 15;
      player->workers++;
      for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
        player->counters[i] = i == PANDORIA_COUNTER_WOOD ? (int) pandoria_state_cap (foreseen, seat) : 0;
      events->items[events->n++] = (PandoriaEvent){
        .kind = PANDORIA_EVENT_REGION, .player = (guint8) seat, .counter = PANDORIA_COUNTER_WOOD, .amount = 12
      };
      events->items[events->n++] = (PandoriaEvent){ .kind = PANDORIA_EVENT_OVERFLOW,
                                                    .player = (guint8) seat,
                                                    .counter = PANDORIA_COUNTER_WOOD,
                                                    .amount = -4,
                                                    .points = 2 };
      events->items[events->n++] = (PandoriaEvent){ .kind = PANDORIA_EVENT_OVERFLOW,
                                                    .player = (guint8) seat,
                                                    .counter = PANDORIA_COUNTER_GOLD,
                                                    .amount = -3,
                                                    .points = 1 };
    }
}

static void
test_preview (Fixture *fixture, gconstpointer data)
{
  g_autofree PandoriaState *foreseen = g_new0 (PandoriaState, 1);
  g_autofree PandoriaEvents *events = g_new0 (PandoriaEvents, 1);
  PandoriaPlayersPanel *panel = PANDORIA_PLAYERS_PANEL (fixture->panel);
  g_autofree char *before = panel_read (fixture->panel);
  g_autofree char *after = NULL;
  int now = get_state (fixture)->players[0].counters[PANDORIA_COUNTER_POINTS];
  g_autofree char *then = g_strdup_printf ("%d", now + 15);
  g_autofree char *change = g_strdup_printf ("%d →", now);

  make_preview (fixture, foreseen, events);
  pandoria_players_panel_set_preview (panel, foreseen, events);
  panel_assert_label (get_card (fixture, 0), then);
  panel_assert_label (get_card (fixture, 0), change);
  panel_assert_label (get_card (fixture, get_state (fixture)->active), "+12");
  panel_assert_label (fixture->panel, "4 wood, 3 gold over → 3 points");
  pandoria_players_panel_set_preview (panel, NULL, NULL);
  after = panel_read (fixture->panel);
  g_assert_cmpstr (after, ==, before);
}

/* Returns: (transfer full): where everything in the panel stands. */
static char *
map (GtkWidget *panel)
{
  g_autoptr (GPtrArray) widgets = panel_find_all (panel, GTK_TYPE_WIDGET);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < widgets->len; i++)
    {
      GtkWidget *widget = widgets->pdata[i];
      graphene_rect_t bounds;

      /* The pill of the surplus is as long as its words; it pushes nothing. */
      if (gtk_widget_has_css_class (widget, "surplus") || !gtk_widget_compute_bounds (widget, panel, &bounds))
        continue;
      g_string_append_printf (text, "%s %d %d %d %d\n", G_OBJECT_TYPE_NAME (widget), (int) bounds.origin.x,
                              (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height);
    }
  return g_string_free (text, FALSE);
}

/* Nothing moves when a preview comes and goes, and none of it is cut off. */
static void
test_preview_moves_nothing (Fixture *fixture, gconstpointer width)
{
  g_autofree PandoriaState *foreseen = g_new0 (PandoriaState, 1);
  g_autofree PandoriaEvents *events = g_new0 (PandoriaEvents, 1);
  g_autofree char *before = NULL, *with = NULL;

  show_panel (fixture, fixture->game, GPOINTER_TO_INT (width));
  make_preview (fixture, foreseen, events);
  before = map (fixture->panel);
  pandoria_players_panel_set_preview (PANDORIA_PLAYERS_PANEL (fixture->panel), foreseen, events);
  panel_pass (100);
  with = map (fixture->panel);
  g_assert_cmpstr (with, ==, before);
}

/* --- what an act has brought --- */

/* Goes to before the first act that brings somebody wood. Returns: who. */
static guint
find_gain (Fixture *fixture)
{
  guint end = count_acts (fixture);

  for (guint position = 1; position <= end; position++)
    {
      const PandoriaState *before = pandoria_game_get_state_at (fixture->game, position - 1);
      const PandoriaState *after = pandoria_game_get_state_at (fixture->game, position);

      for (guint seat = 0; seat < 4; seat++)
        if (after->players[seat].counters[PANDORIA_COUNTER_WOOD]
            > before->players[seat].counters[PANDORIA_COUNTER_WOOD] + 1)
          {
            panel_go_to (fixture->game, position - 1);
            return seat;
          }
    }
  g_assert_not_reached ();
}

static char *
get_gain (Fixture *fixture, guint seat)
{
  const PandoriaState *before
      = pandoria_game_get_state_at (fixture->game, pandoria_game_get_position (fixture->game) - 1);

  return pandoria_text_signed (get_state (fixture)->players[seat].counters[PANDORIA_COUNTER_WOOD]
                               - before->players[seat].counters[PANDORIA_COUNTER_WOOD]);
}

/* What is read in the panel is what one reads in a panel that has just been opened. */
static void
assert_settled (Fixture *fixture)
{
  GtkWidget *fresh = pandoria_players_panel_new ();
  g_autofree char *shown = panel_read (fixture->panel), *expected = NULL;

  g_object_ref_sink (fresh);
  pandoria_players_panel_set_game (PANDORIA_PLAYERS_PANEL (fresh), fixture->game);
  expected = panel_read (fresh);
  g_assert_cmpstr (shown, ==, expected);
  assert_panel (fixture);
  g_object_unref (fresh);
}

static void
test_gain (Fixture *fixture, gconstpointer motion)
{
  guint seat = find_gain (fixture);
  int before = get_state (fixture)->players[seat].counters[PANDORIA_COUNTER_WOOD], after;
  PandoriaTrack *track = get_track (fixture, seat, PANDORIA_COUNTER_WOOD);
  g_autofree char *gain = NULL;

  set_motion (GPOINTER_TO_INT (motion));
  pandoria_game_redo (fixture->game);
  after = get_state (fixture)->players[seat].counters[PANDORIA_COUNTER_WOOD];
  g_assert_cmpint ((int) pandoria_track_get_value (track), ==, after);
  g_assert_cmpfloat (pandoria_track_get_marker (track), ==, GPOINTER_TO_INT (motion) ? before : after);
  gain = get_gain (fixture, seat);
  panel_assert_label (get_card (fixture, seat), gain);
  panel_pass (1000);
  g_assert_cmpfloat (pandoria_track_get_marker (track), ==, after);
  panel_assert_label (get_card (fixture, seat), gain);
  panel_pass (1400);
  g_assert_false (panel_has_label (get_card (fixture, seat), gain));
  assert_settled (fixture);
}

/* Whatever comes while something moves, what one sees is at once the state, or on its way there. */
static void
test_gain_interrupted (Fixture *fixture, gconstpointer data)
{
  guint seat = find_gain (fixture), position = pandoria_game_get_position (fixture->game);

  (void) seat;
  pandoria_game_redo (fixture->game);
  panel_pass (60);
  pandoria_game_undo (fixture->game);
  assert_settled (fixture);
  pandoria_game_redo (fixture->game);
  panel_pass (60);
  panel_go_to (fixture->game, 3);
  assert_settled (fixture);
  panel_go_to (fixture->game, position + 1);
  pandoria_game_look_at (fixture->game, 5);
  assert_settled (fixture);
  pandoria_game_look_at (fixture->game, position + 1);
  assert_settled (fixture);
  panel_go_to (fixture->game, position);
  for (guint i = 0; i < 6; i++)
    {
      pandoria_game_redo (fixture->game);
      panel_pass (30);
    }
  panel_pass (2500);
  assert_settled (fixture);
}

/* A preview has precedence while it lasts, also when the gain's time ends meanwhile. */
static void
test_gain_and_preview (Fixture *fixture, gconstpointer data)
{
  g_autofree PandoriaState *foreseen = g_new0 (PandoriaState, 1);
  g_autofree PandoriaEvents *events = g_new0 (PandoriaEvents, 1);
  PandoriaPlayersPanel *panel = PANDORIA_PLAYERS_PANEL (fixture->panel);
  g_autofree char *with = NULL, *later = NULL;

  find_gain (fixture);
  pandoria_game_redo (fixture->game);
  make_preview (fixture, foreseen, events);
  panel_pass (400);
  pandoria_players_panel_set_preview (panel, foreseen, events);
  with = panel_read (fixture->panel);
  panel_pass (2200);
  later = panel_read (fixture->panel);
  g_assert_cmpstr (later, ==, with);
  pandoria_players_panel_set_preview (panel, NULL, NULL);
  assert_settled (fixture);
}

/* --- sizes --- */

static int
get_height (GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, widget, &bounds));
  return (int) bounds.size.height;
}

static void
test_heights (Fixture *fixture, gconstpointer data)
{
  guint active = get_state (fixture)->active;

  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpint (get_height (get_card (fixture, seat)), ==, seat == active ? 206 : 96);
}

static guint
count_named (GtkWidget *widget)
{
  g_autoptr (GPtrArray) slots = panel_find_all (widget, PANDORIA_TYPE_SLOT_VIEW);
  guint n = 0;

  for (guint i = 0; i < slots->len; i++)
    n += pandoria_slot_view_is_named (slots->pdata[i]);
  return n;
}

static void
test_names_of_slots (Fixture *fixture, gconstpointer data)
{
  guint active = get_state (fixture)->active;

  g_assert_cmpuint (count_named (get_card (fixture, active)), ==, 5);
  g_assert_cmpuint (count_named (get_card (fixture, (active + 1) % 4)), ==, 0);
  show_panel (fixture, fixture->game, WIDE_WIDTH);
  pandoria_players_panel_set_roomy (PANDORIA_PLAYERS_PANEL (fixture->panel), TRUE);
  panel_pass (100);
  g_assert_cmpuint (count_named (fixture->panel), ==, 20);
}

/* Returns: whether a label in @card that is shown is cut off. */
static gboolean
is_cut_off (GtkWidget *card)
{
  g_autoptr (GPtrArray) labels = panel_find_all (card, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_mapped (labels->pdata[i])
        && pango_layout_is_ellipsized (gtk_label_get_layout (labels->pdata[i])))
      return TRUE;
  return FALSE;
}

/* Returns: the least width of a panel of @partnership's game. */
static int
get_least_width (Fixture *fixture, gboolean partnership)
{
  g_autoptr (PandoriaGame) game = random_game_new (4, partnership, 3);
  int minimum;

  show_panel (fixture, game, SIDE_WIDTH);
  gtk_widget_measure (fixture->panel, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Where text is large, slots keep icon and value, and the cards scroll. */
static void
test_large_text (Fixture *fixture, gconstpointer data)
{
  int dpi, minimum, natural;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  show_panel (fixture, fixture->game, SIDE_WIDTH);
  panel_pass (100);
  g_assert_cmpuint (count_named (fixture->panel), ==, 0);
  gtk_widget_measure (fixture->panel, GTK_ORIENTATION_VERTICAL, SIDE_WIDTH, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, <, natural / 2);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_false (is_cut_off (get_card (fixture, seat)));
  g_assert_cmpint (get_least_width (fixture, FALSE), <=, NARROW_WIDTH);
  g_assert_cmpint (get_least_width (fixture, TRUE), <=, NARROW_WIDTH);
  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
}

/* Also with everything that modules and realms add to a card, and with a name that is long. */
static void
test_fits (Fixture *fixture, gconstpointer data)
{
  static const PandoriaRealm realms[]
      = { PANDORIA_REALM_HANBOK, PANDORIA_REALM_GOBLINS, PANDORIA_REALM_GHOSTS, PANDORIA_REALM_DWARVES };
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  g_autoptr (PandoriaGame) game = NULL;
  int minimum;

  pandoria_setup_init (setup, 4);
  setup->artifacts = TRUE;
  for (guint seat = 0; seat < 4; seat++)
    setup->players[seat].realm = (guint8) realms[seat];
  game = random_game_play (setup, 5);
  for (guint i = 0; i < 2; i++)
    {
      show_panel (fixture, game, NARROW_WIDTH);
      gtk_widget_measure (fixture->panel, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, NARROW_WIDTH);
      panel_go_to (game, 30);
    }
  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
}

/* --- words --- */

static void
test_words (Fixture *fixture, gconstpointer data)
{
  const PandoriaState *state = get_state (fixture);
  const PandoriaPlayerState *player = &state->players[0];
  g_autofree char *crystals = pandoria_text_amount (PANDORIA_COUNTER_CRYSTAL, player->counters[0]);
  g_autofree char *gold = pandoria_text_amount (PANDORIA_COUNTER_GOLD, player->counters[1]);
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, player->counters[PANDORIA_COUNTER_POINTS]);
  g_autofree char *expected
      = g_strdup_printf ("Marta, %s, %s, %s of %u, %s of %u, ", pandoria_text_realm (player->realm), points, crystals,
                         pandoria_state_cap (state, 0), gold, pandoria_state_cap (state, 0));
  g_autofree char *words = pandoria_card_words (fixture->game, state, 0);

  g_assert_true (g_str_has_prefix (words, expected));
  gtk_test_accessible_assert_role (get_card (fixture, 0), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (get_card (fixture, 0), GTK_ACCESSIBLE_PROPERTY_LABEL, words);
}

/* Usual names and realms leave room for the name of every spell but the longest. */
static void
test_nothing_cut_off (Fixture *fixture, gconstpointer data)
{
  guint end = count_acts (fixture);

  set_motion (FALSE);
  for (guint position = 0; position <= end; position += 5)
    {
      panel_go_to (fixture->game, position);
      gtk_test_widget_wait_for_draw (fixture->panel);
      for (guint seat = 0; seat < 4; seat++)
        if (get_state (fixture)->players[seat].top_spell.spell != PANDORIA_SPELL_ENCHANTED_CASTLE)
          g_assert_false (is_cut_off (get_card (fixture, seat)));
    }
}

/* The full name of a player stays to be had where it is cut off: a tooltip, and what the realm tells when it is pressed. */
static void
test_realm (Fixture *fixture, gconstpointer data)
{
  const PandoriaState *state = get_state (fixture);
  g_autoptr (GPtrArray) explainers = panel_find_all (get_card (fixture, 0), PANDORIA_TYPE_EXPLAINER);
  g_autofree char *title = g_strdup_printf ("Marta, %s", pandoria_text_realm (state->players[0].realm));
  const char *ability = pandoria_text_realm_ability (state->players[0].realm, state->edition);
  g_autoptr (GPtrArray) buttons = NULL;
  GtkWidget *popover;

  g_assert_cmpuint (explainers->len, >=, 1);
  buttons = panel_find_all (explainers->pdata[0], GTK_TYPE_MENU_BUTTON);
  gtk_test_accessible_assert_property (buttons->pdata[0], GTK_ACCESSIBLE_PROPERTY_LABEL, title);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (buttons->pdata[0]), ==, ability);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (buttons->pdata[0]));
  gtk_menu_button_popup (buttons->pdata[0]);
  panel_pass (50);
  g_assert_true (gtk_widget_get_visible (popover));
  panel_assert_label (popover, title);
  panel_assert_label (popover, ability);
  gtk_menu_button_popdown (buttons->pdata[0]);
}

static void
test_slot (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = pandoria_slot_view_new ();
  PandoriaSlot slot = { .occupant = PANDORIA_NOBODY };
  g_autofree char *effect = pandoria_text_building_effect (PANDORIA_BUILDING_LUMBERYARD, 1);
  g_autofree char *words = g_strdup_printf ("Slot 1: Lumberyard 1:2. %s", effect);
  g_autoptr (GPtrArray) buttons = NULL;

  panel_show (fixture->window, view);
  pandoria_slot_view_set_slot (PANDORIA_SLOT_VIEW (view), &slot, 1);
  panel_assert_label (view, "Empty");
  slot = (PandoriaSlot){ .building = PANDORIA_BUILDING_LUMBERYARD, .level = 1, .cost = 4, .occupant = PANDORIA_NOBODY };
  pandoria_slot_view_set_slot (PANDORIA_SLOT_VIEW (view), &slot, 1);
  panel_assert_label (view, "1:2");
  panel_assert_label (view, "Lumberyard");
  buttons = panel_find_all (view, GTK_TYPE_MENU_BUTTON);
  gtk_test_accessible_assert_property (buttons->pdata[0], GTK_ACCESSIBLE_PROPERTY_LABEL, words);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (buttons->pdata[0]), ==, words);
  slot = (PandoriaSlot){ .monument = 6, .occupant = PANDORIA_NOBODY };
  pandoria_slot_view_set_slot (PANDORIA_SLOT_VIEW (view), &slot, 1);
  panel_assert_label (view, "6");
  panel_assert_label (view, "Monument");
}

static void
on_slot_chosen (guint *chosen, guint player, guint slot)
{
  *chosen = player * 10 + slot;
}

static void
test_slots_chosen (Fixture *fixture, gconstpointer data)
{
  PandoriaPlayersPanel *panel = PANDORIA_PLAYERS_PANEL (fixture->panel);
  PandoriaPlayerCard *card = pandoria_players_panel_get_card (panel, 2);
  guint chosen = 0;

  g_signal_connect_swapped (panel, "slot-chosen", G_CALLBACK (on_slot_chosen), &chosen);
  pandoria_players_panel_set_slot_choices (panel, (guint[PANDORIA_MAX_PLAYERS]){ 0, 0, 1 << 3, 0 });
  pandoria_players_panel_set_slots_chosen (panel, (guint[PANDORIA_MAX_PLAYERS]){ 0, 0, 1 << 3, 0 });
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (pandoria_player_card_get_slot (card, 3)), "chosen"));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (pandoria_player_card_get_slot (card, 2)), "chosen"));
  pandoria_slot_view_choose (pandoria_player_card_get_slot (card, 3));
  g_assert_cmpuint (chosen, ==, 23);
  pandoria_players_panel_set_slots_chosen (panel, (guint[PANDORIA_MAX_PLAYERS]){ 0 });
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (pandoria_player_card_get_slot (card, 3)), "chosen"));
}

/* --- the keyboard --- */

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

static void
test_keyboard (Fixture *fixture, gconstpointer data)
{
  GtkWidget *first = get_card (fixture, 0), *second = get_card (fixture, 1);
  guint stops = 0;

  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_widget_child_focus (fixture->panel, GTK_DIR_TAB_FORWARD);
  g_assert_true (get_focus (fixture) == first);
  gtk_widget_child_focus (fixture->panel, GTK_DIR_DOWN);
  g_assert_true (get_focus (fixture) == second);
  gtk_widget_child_focus (fixture->panel, GTK_DIR_UP);
  g_assert_true (get_focus (fixture) == first);
  for (gtk_widget_child_focus (fixture->panel, GTK_DIR_TAB_FORWARD); get_focus (fixture) != second; stops++)
    {
      g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), first));
      g_assert_true (gtk_widget_child_focus (fixture->panel, GTK_DIR_TAB_FORWARD));
    }
  g_assert_cmpuint (stops, >=, 1);
  gtk_widget_child_focus (fixture->panel, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), first));
}

/* --- right to left --- */

static void
test_right_to_left (Fixture *fixture, gconstpointer data)
{
  g_autofree PandoriaState *foreseen = g_new0 (PandoriaState, 1);
  g_autofree PandoriaEvents *events = g_new0 (PandoriaEvents, 1);
  int now = get_state (fixture)->players[0].counters[PANDORIA_COUNTER_POINTS];
  g_autofree char *change = g_strdup_printf ("← %d", now);
  g_autoptr (GPtrArray) points = NULL;
  graphene_rect_t bounds;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  show_panel (fixture, fixture->game, SIDE_WIDTH);
  make_preview (fixture, foreseen, events);
  pandoria_players_panel_set_preview (PANDORIA_PLAYERS_PANEL (fixture->panel), foreseen, events);
  panel_assert_label (get_card (fixture, 0), change);
  points = panel_find_all (get_card (fixture, 0), PANDORIA_TYPE_POINTS_VIEW);
  g_assert_cmpuint (points->len, ==, 1);
  g_assert_true (gtk_widget_compute_bounds (points->pdata[0], fixture->panel, &bounds));
  g_assert_cmpfloat (bounds.origin.x, <, SIDE_WIDTH / 4.0f);
}

/* --- main --- */

#define TEST(path, function, data) g_test_add (path, Fixture, data, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  panel_load_styles ();
  TEST ("/players/track", test_track, NULL);
  TEST ("/players/track/moves", test_track_moves, NULL);
  TEST ("/players/state", test_players, NULL);
  TEST ("/players/state/teams", test_players, GINT_TO_POINTER (TRUE));
  TEST ("/players/preview", test_preview, NULL);
  TEST ("/players/preview/moves-nothing/side", test_preview_moves_nothing, GINT_TO_POINTER (SIDE_WIDTH));
  TEST ("/players/preview/moves-nothing/narrow", test_preview_moves_nothing, GINT_TO_POINTER (NARROW_WIDTH));
  TEST ("/players/gain", test_gain, GINT_TO_POINTER (TRUE));
  TEST ("/players/gain/without-motion", test_gain, GINT_TO_POINTER (FALSE));
  TEST ("/players/gain/interrupted", test_gain_interrupted, NULL);
  TEST ("/players/gain/and-preview", test_gain_and_preview, NULL);
  TEST ("/players/heights", test_heights, NULL);
  TEST ("/players/names-of-slots", test_names_of_slots, NULL);
  TEST ("/players/large-text", test_large_text, NULL);
  TEST ("/players/nothing-cut-off", test_nothing_cut_off, NULL);
  TEST ("/players/fits", test_fits, NULL);
  TEST ("/players/words", test_words, NULL);
  TEST ("/players/realm", test_realm, NULL);
  TEST ("/players/slot", test_slot, NULL);
  TEST ("/players/slots-chosen", test_slots_chosen, NULL);
  TEST ("/players/keyboard", test_keyboard, NULL);
  TEST ("/players/right-to-left", test_right_to_left, NULL);
  return g_test_run ();
}
