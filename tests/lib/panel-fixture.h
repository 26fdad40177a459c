/* Shared by the tests of panels: a window, finding widgets in it, and waiting.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"
#include "stored-game.h"

/* Loads the styles, as the application does: the sizes of widgets depend on them. */
static inline void
panel_load_styles (void)
{
  static const char *const names[] = { "style.css", "style-panels.css", "style-players.css" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
      g_autofree char *path
          = g_strconcat ("/io/github/pandoria_companion/PandoriaCompanion/", names[i], NULL);

      gtk_css_provider_load_from_resource (provider, path);
      gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                                  GTK_STYLE_PROVIDER (provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    }
}

typedef struct
{
  PandoriaGame *game;
  GtkWidget *window;
  GObject *selected; /* by the last of n_selected signals */
  guint n_selected;
} PanelFixture;

static inline void
panel_set_up (PanelFixture *fixture, gconstpointer partnership)
{
  fixture->game = stored_game_open (GPOINTER_TO_INT (partnership) ? "partners" : "four-players");
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 408, 760);
}

static inline void
panel_tear_down (PanelFixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (g_steal_pointer (&fixture->game));
}

typedef void (*PanelShow) (gpointer panel, const PandoriaPlayView *view, guint parts);

static inline void
panel_on_play_changed (PandoriaPlay *play, guint parts, gpointer panel)
{
  PanelShow show = (PanelShow) g_object_get_data (panel, "panel-show");

  show (panel, pandoria_play_get_view (play), parts);
}

/* Shows a play of @game in @panel with its function @show, now and after each change. Returns:
 * (transfer none): the play. */
static inline PandoriaPlay *
panel_follow (gpointer panel, PanelShow show, PandoriaGame *game)
{
  PandoriaPlay *play = pandoria_play_new ();

  g_object_set_data (panel, "panel-show", (gpointer) show);
  g_object_set_data_full (panel, "panel-play", play, g_object_unref);
  g_signal_connect_object (play, "changed", G_CALLBACK (panel_on_play_changed), panel, 0);
  pandoria_play_set_game (play, game);
  return play;
}
#define PANEL_FOLLOW(panel, show, game) panel_follow (panel, (PanelShow) (show), game)

/* Presents @window, which is sized before, with @widget in it and waits until it is drawn. */
static inline void
panel_show (GtkWidget *window, GtkWidget *widget)
{
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (widget);
}

/* Adds to @found all widgets of @type below @widget that are not hidden. */
static inline void
panel_collect (GtkWidget *widget, GType type, GPtrArray *found)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    panel_collect (child, type, found);
}

static inline GPtrArray *
panel_find_all (GtkWidget *widget, GType type)
{
  GPtrArray *found = g_ptr_array_new ();

  panel_collect (widget, type, found);
  return found;
}

static inline gboolean
panel_has_label (GtkWidget *widget, const char *text)
{
  g_autoptr (GPtrArray) labels = panel_find_all (widget, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_strcmp0 (gtk_label_get_text (labels->pdata[i]), text) == 0)
      return TRUE;
  return FALSE;
}

static inline void
panel_assert_label (GtkWidget *widget, const char *text)
{
  if (!panel_has_label (widget, text))
    g_error ("there is no label “%s”", text);
}

/* Returns: (transfer full): the text of all labels in @widget that are not hidden. */
static inline char *
panel_read (GtkWidget *widget)
{
  g_autoptr (GPtrArray) labels = panel_find_all (widget, GTK_TYPE_LABEL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_opacity (labels->pdata[i]) > 0)
      g_string_append_printf (text, "%s\n", gtk_label_get_text (labels->pdata[i]));
  return g_string_free (text, FALSE);
}

/* Moves @game to @position, one act at a time, as a player does. */
static inline void
panel_go_to (PandoriaGame *game, guint position)
{
  while (pandoria_game_get_position (game) > position)
    pandoria_game_undo (game);
  while (pandoria_game_get_position (game) < position)
    pandoria_game_redo (game);
}

static inline gboolean
panel_on_time (gpointer done)
{
  *(gboolean *) done = TRUE;
  return G_SOURCE_REMOVE;
}

/* Runs the main loop for @ms milliseconds. Use it only for behavior that depends on a duration. */
static inline void
panel_pass (guint ms)
{
  gboolean done = FALSE;

  g_timeout_add (ms, panel_on_time, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}
