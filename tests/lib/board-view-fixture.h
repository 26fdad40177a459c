/* The board as a widget in a separate window, for its tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "board-fixture.h"
#include "pandoria-board-testing.h"
#include "pandoria-space-widget.h"

static const PandoriaColor colors[PANDORIA_MAX_PLAYERS]
    = { PANDORIA_COLOR_RED, PANDORIA_COLOR_BLUE, 0, 0 };

typedef struct
{
  PandoriaState state;
  GtkWidget *window;
  PandoriaBoardView *view;
  int activated, n_activated, hovered;
} Fixture;

static inline void
on_activated (Fixture *fixture, int space)
{
  fixture->activated = space;
  fixture->n_activated++;
}

static inline void
on_hovered (Fixture *fixture, int space)
{
  fixture->hovered = space;
}

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  board_fixture_make (&fixture->state);
  fixture->activated = fixture->hovered = PANDORIA_SPACE_NONE;
  fixture->window = gtk_window_new ();
  fixture->view = g_object_new (PANDORIA_TYPE_BOARD_VIEW, NULL);
  g_signal_connect_swapped (fixture->view, "space-activated", G_CALLBACK (on_activated), fixture);
  g_signal_connect_swapped (fixture->view, "space-hovered", G_CALLBACK (on_hovered), fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 500, 400);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->view));
  pandoria_board_view_set_state (fixture->view, &fixture->state, colors);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Returns: where the board is drawn. */
static inline PandoriaBoardPlace *
place_of (Fixture *fixture)
{
  return pandoria_board_view_get_place (fixture->view);
}

static inline const PandoriaBoardLayout *
layout_of (Fixture *fixture)
{
  return pandoria_board_place_get_layout (place_of (fixture));
}

/* Returns: what the board shows. */
static inline const PandoriaBoardScene *
scene_of (Fixture *fixture)
{
  return pandoria_board_view_get_scene (fixture->view);
}

static inline GtkWidget *
space_at (Fixture *fixture, const char *name)
{
  return pandoria_board_view_get_space (fixture->view, pandoria_space_from_name (name));
}

/* Takes several names, separated by a blank. */
static inline PandoriaSpaces
spaces_of (const char *names)
{
  g_auto (GStrv) all = g_strsplit (names, " ", -1);
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (guint i = 0; all[i] != NULL; i++)
    pandoria_spaces_add (&spaces, pandoria_space_from_name (all[i]));
  return spaces;
}

static inline const PandoriaSpaceLook *
look_at (Fixture *fixture, const char *name)
{
  return pandoria_space_widget_get_look (PANDORIA_SPACE_WIDGET (space_at (fixture, name)));
}
