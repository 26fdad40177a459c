/* Measures the cost of a frame of the board: after one space has changed, and of the whole board.
 * Prints medians in milliseconds of processor time, and fails when one is above its bound.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <time.h>

#include "board-fixture.h"
#include "pandoria-board-testing.h"

#define ROUNDS      41
#define SPACE_BOUND 2 /* ms, after one space has changed */
#define BOARD_BOUND 9 /* ms, the whole board */

static const PandoriaColor colors[PANDORIA_MAX_PLAYERS] = { 0, 1, 2, 3 };

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1000 + (double) time.tv_nsec / 1e6;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double difference = *(const double *) a - *(const double *) b;

  return difference < 0 ? -1 : difference > 0;
}

/* A board as large as the printed one, covered with tiles. */
static void
make_state (PandoriaState *state)
{
  board_fixture_make (state);
  for (int column = 1; column <= 14; column++)
    for (int row = 1; row <= 13; row++)
      {
        PandoriaSpace space = PANDORIA_SPACE (column, row);

        if (pandoria_spaces_has (&state->exit_at, space)
            || pandoria_spaces_has (&state->lakes, space))
          continue;
        pandoria_spaces_add (&state->plain, space);
        for (int terrain = 0; terrain < PANDORIA_N_TERRAINS; terrain++)
          pandoria_spaces_remove (&state->terrain[terrain], space);
        pandoria_spaces_add (&state->terrain[(column + 2 * row) % 4], space);
      }
}

/* Lets one frame pass. */
static void
show_frame (GtkWidget *view)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (view);
  gint64 before = gdk_frame_clock_get_frame_counter (clock);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (gdk_frame_clock_get_frame_counter (clock) == before)
    g_main_context_iteration (NULL, TRUE);
}

typedef void (*Change) (PandoriaBoardView *view, int round);

static void
change_nothing (PandoriaBoardView *view, int round)
{
}

static void
change_figure (PandoriaBoardView *view, int round)
{
  PandoriaState state = pandoria_board_view_get_scene (view)->state;

  state.players[0].figures = round % 2 ? pandoria_spaces_empty ()
                                       : pandoria_spaces_one (pandoria_space_from_name ("G6"));
  pandoria_board_view_set_state (view, &state, colors);
}

static void
change_hover (PandoriaBoardView *view, int round)
{
  PandoriaSpace space = pandoria_space_from_name (round % 2 ? "G6" : "G7");

  pandoria_board_view_point_at (view, space);
}

static void
change_everything (PandoriaBoardView *view, int round)
{
  const PandoriaState *before = &pandoria_board_view_get_scene (view)->state;
  PandoriaState state = *before;

  for (int terrain = 0; terrain < PANDORIA_N_TERRAINS; terrain++)
    state.terrain[(terrain + 1) % PANDORIA_N_TERRAINS] = before->terrain[terrain];
  pandoria_board_view_set_state (view, &state, colors);
}

/* Shows a preview with chips, badges and a region that would close, at a different place each time.
 */
static void
change_preview (PandoriaBoardView *view, int round)
{
  const PandoriaPlayView preview
      = { .shown = { { pandoria_space_from_name (round % 2 ? "G6" : "J8"), 0, 2 },
                     { pandoria_space_from_name (round % 2 ? "G7" : "J9"), 1, 1 } },
          .n_shown = 2 };

  pandoria_board_view_set_preview (view, &preview);
}

static void
show_chips (PandoriaBoardView *view)
{
  static const char *const names[] = { "D5", "H4", "K9", "F9" };
  PandoriaState state = pandoria_board_view_get_scene (view)->state;
  PandoriaBoardChip chips[G_N_ELEMENTS (names)];

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      chips[i] = (PandoriaBoardChip){ pandoria_space_from_name (names[i]), i % 2,
                                      (char *) "+6 wood", (char *) "2 points from surplus" };
      pandoria_spaces_add (&state.players[i % 2].figures, chips[i].at);
    }
  pandoria_board_view_set_state (view, &state, colors);
  pandoria_board_view_set_chips (view, chips, G_N_ELEMENTS (chips));
}

static double
measure (PandoriaBoardView *view, Change change)
{
  double times[ROUNDS];

  for (int i = 0; i < ROUNDS; i++)
    {
      double begin = now ();

      change (view, i);
      show_frame (GTK_WIDGET (view));
      times[i] = now () - begin;
    }
  qsort (times, ROUNDS, sizeof times[0], compare);
  return times[ROUNDS / 2];
}

/* Renders the whole board into a texture. */
static double
measure_render (GtkWidget *view)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (view));
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (view);
  double times[ROUNDS];

  for (int i = 0; i < ROUNDS; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      double begin = now ();
      GskRenderNode *node;

      gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (view),
                              gtk_widget_get_height (view));
      node = gtk_snapshot_free_to_node (snapshot);
      g_object_unref (gsk_renderer_render_texture (renderer, node, NULL));
      gsk_render_node_unref (node);
      times[i] = now () - begin;
    }
  qsort (times, ROUNDS, sizeof times[0], compare);
  return times[ROUNDS / 2];
}

static gboolean
tell (const char *what, double time, double bound)
{
  g_print ("%s: %.2f ms%s\n", what, time, time > bound ? " (too long)" : "");
  return time <= bound;
}

static gboolean
measure_all (PandoriaBoardView *view)
{
  static const struct
  {
    const char *what;
    Change change;
    double bound;
  } rows[] = {
    { "nothing changed", change_nothing, SPACE_BOUND },
    { "pointer moved", change_hover, SPACE_BOUND },
    { "figure put", change_figure, SPACE_BOUND },
    { "another preview", change_preview, 2 * SPACE_BOUND }, /* restores two spaces and shows two */
    { "every space changed", change_everything, BOARD_BOUND },
  };
  gboolean good = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    good &= tell (rows[i].what, measure (view, rows[i].change), rows[i].bound);
  return good & tell ("whole board rendered", measure_render (GTK_WIDGET (view)), BOARD_BOUND);
}

int
main (int argc, char *argv[])
{
  const PandoriaBoardLayout *layout;
  GtkWidget *window, *view;
  PandoriaState state;
  gboolean good;

  gtk_init ();
  adw_init ();
  make_state (&state);
  window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  view = g_object_new (PANDORIA_TYPE_BOARD_VIEW, NULL);
  gtk_window_set_child (GTK_WINDOW (window), view);
  pandoria_board_view_set_state (PANDORIA_BOARD_VIEW (view), &state, colors);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);

  layout = pandoria_board_place_get_layout (
      pandoria_board_view_get_place (PANDORIA_BOARD_VIEW (view)));
  g_print ("spaces %u, hex width %d\n", pandoria_spaces_count (layout->spaces), layout->hex_width);
  good = measure_all (PANDORIA_BOARD_VIEW (view));
  show_chips (PANDORIA_BOARD_VIEW (view));
  g_print ("with chips:\n");
  good &= measure_all (PANDORIA_BOARD_VIEW (view));
  gtk_window_destroy (GTK_WINDOW (window));
  return good ? 0 : 1;
}
