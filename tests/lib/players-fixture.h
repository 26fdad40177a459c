/* Shared by the tests of player cards: a window with a panel of players, and a game in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-player-card.h"
#include "pandoria-players-panel.h"
#include "pandoria-slot-view.h"
#include "pandoria-text.h"
#include "pandoria-track-testing.h"
#include "panel-fixture.h"
#include "player-card.h"
#include "stored-game.h"
#include "template-child.h"

/* Widths as in the window: the side panel, and a page of 360. */
#define SIDE_WIDTH   396
#define NARROW_WIDTH 360
#define WIDE_WIDTH   480

typedef struct
{
  PandoriaGame *game;
  GtkWidget *window, *panel;
  PandoriaPlay *play;
  PandoriaPlayView view; /* with a preview */
  PandoriaForesight foresight;
} PlayersFixture;

static inline void
set_motion (gboolean on)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", on, NULL);
}

static inline void
show_panel (PlayersFixture *fixture, PandoriaGame *game, int width)
{
  fixture->panel = g_object_new (PANDORIA_TYPE_PLAYERS_PANEL, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 720);
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  fixture->play = PANEL_FOLLOW (fixture->panel, pandoria_players_panel_show, game);
  panel_show (fixture->window, fixture->panel);
}

static inline void
set_up (PlayersFixture *fixture, gconstpointer partnership)
{
  set_motion (TRUE);
  fixture->game = stored_game_open (GPOINTER_TO_INT (partnership) ? "partners" : "four-players");
  fixture->window = gtk_window_new ();
  panel_go_to (fixture->game, 20);
  show_panel (fixture, fixture->game, SIDE_WIDTH);
}

static inline void
tear_down (PlayersFixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_assert_finalize_object (g_steal_pointer (&fixture->game));
}

static inline const PandoriaState *
get_state (PlayersFixture *fixture)
{
  return pandoria_game_get_state (fixture->game);
}

static inline GtkWidget *
get_card (PlayersFixture *fixture, guint seat)
{
  return find_player_card (fixture->panel, seat);
}

static inline PandoriaTrack *
get_track (PlayersFixture *fixture, guint seat, PandoriaCounter resource)
{
  g_autoptr (GPtrArray) tracks = panel_find_all (get_card (fixture, seat), PANDORIA_TYPE_TRACK);

  g_assert_cmpuint (tracks->len, ==, PANDORIA_N_RESOURCES);
  return tracks->pdata[resource];
}

static inline const char *
name_of (PlayersFixture *fixture, guint seat)
{
  return pandoria_record_get_player_name (pandoria_game_get_record (fixture->game), seat);
}

static inline void
assert_card (PlayersFixture *fixture, GtkWidget *card, guint seat)
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
  g_assert_cmpint (panel_has_label (card, spell), ==,
                   player->top_spell.spell != PANDORIA_SPELL_NONE);
  g_assert_cmpuint (tracks->len, ==, PANDORIA_N_RESOURCES);
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    {
      g_assert_cmpint ((int) pandoria_track_get_value (PANDORIA_TRACK (tracks->pdata[i])), ==,
                       player->counters[i]);
      g_assert_cmpfloat (pandoria_track_get_marker (tracks->pdata[i]), ==, player->counters[i]);
    }
  g_assert_cmpuint (slots->len, ==, pandoria_state_n_slots (state, seat));
  g_assert_cmpint (gtk_widget_has_css_class (card, "active"), ==,
                   !state->finished && state->active == seat);
}

static inline void
assert_panel (PlayersFixture *fixture)
{
  g_autoptr (GPtrArray) cards = panel_find_all (fixture->panel, PANDORIA_TYPE_PLAYER_CARD);

  g_assert_cmpuint (cards->len, ==, 4);
  for (guint seat = 0; seat < 4; seat++)
    assert_card (fixture, get_card (fixture, seat), seat);
}

static inline guint
count_acts (PlayersFixture *fixture)
{
  while (pandoria_game_can_redo (fixture->game))
    pandoria_game_redo (fixture->game);
  return pandoria_game_get_position (fixture->game);
}

/* Makes a view with an unchanged state as its preview. */
static inline void
init_preview (PlayersFixture *fixture)
{
  fixture->view = *pandoria_play_get_view (fixture->play);
  fixture->view.foresight = &fixture->foresight;
  fixture->foresight.scored = *get_state (fixture);
}

static inline void
show_preview (PlayersFixture *fixture)
{
  pandoria_players_panel_show (PANDORIA_PLAYERS_PANEL (fixture->panel), &fixture->view,
                               PANDORIA_PLAY_PREVIEW);
}

static inline void
hide_preview (PlayersFixture *fixture)
{
  pandoria_players_panel_show (PANDORIA_PLAYERS_PANEL (fixture->panel),
                               pandoria_play_get_view (fixture->play), PANDORIA_PLAY_PREVIEW);
}

/* Shows a preview in which nearly everything changes for every player. */
static inline void
show_changes (PlayersFixture *fixture)
{
  PandoriaState *foreseen = &fixture->foresight.scored;
  PandoriaEvents *events = &fixture->foresight.events;

  init_preview (fixture);
  for (guint seat = 0; seat < foreseen->n_players; seat++)
    {
      PandoriaPlayerState *player = &foreseen->players[seat];

      player->counters[PANDORIA_COUNTER_POINTS] += 15;
      player->workers++;
      for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
        player->counters[i]
            = i == PANDORIA_COUNTER_WOOD ? (int) pandoria_state_cap (foreseen, seat) : 0;
      events->items[events->n++] = (PandoriaEvent){ .kind = PANDORIA_EVENT_REGION,
                                                    .player = (guint8) seat,
                                                    .counter = PANDORIA_COUNTER_WOOD,
                                                    .amount = 12 };
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
  show_preview (fixture);
}
