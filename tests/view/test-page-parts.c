/* Tests the parts of the page of a game without the page and its window: each knows only what it is
 * given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>

#include "pandoria-panel-host.h"
#include "pandoria-presses.h"
#include "pandoria-speaker.h"
#include "pandoria-text.h"
#include "play-fixture.h"

/* --- presses -------------------------------------------------------------------------------- */

static void
take (gpointer data, PandoriaSpace space)
{
  *(PandoriaSpace *) data = space;
}

/* The last taker gets a press. Without takers, the press is for the play. */
static void
test_takers (void)
{
  g_autoptr (PandoriaPresses) presses = pandoria_presses_new ();
  PandoriaSpace first = PANDORIA_SPACE_NONE, last = PANDORIA_SPACE_NONE;

  g_assert_false (pandoria_presses_pass (presses, 7));
  pandoria_presses_take (presses, take, &first);
  pandoria_presses_take (presses, take, &last);
  g_assert_true (pandoria_presses_pass (presses, 8));
  g_assert_cmpint (last, ==, 8);
  g_assert_cmpint (first, ==, PANDORIA_SPACE_NONE);
  pandoria_presses_release (presses, &last);
  g_assert_true (pandoria_presses_pass (presses, 9));
  g_assert_cmpint (first, ==, 9);
  g_assert_cmpint (last, ==, 8);
  pandoria_presses_release (presses, &first);
  g_assert_false (pandoria_presses_pass (presses, 10));
}

/* --- the speaker ---------------------------------------------------------------------------- */

typedef struct
{
  PlayFixture *fixture;
  PandoriaSpeaker *speaker;
  GPtrArray *texts; /* announced since check_announced() */
} Hearer;

static void
on_announced (Hearer *self, const char *text)
{
  g_ptr_array_add (self->texts, g_strdup (text));
}

static void
on_changed (Hearer *self, guint parts)
{
  pandoria_speaker_show (self->speaker, self->fixture->view, parts, NULL);
}

static void
set_up (Hearer *self, gconstpointer data)
{
  self->fixture = play_fixture_new_short ();
  self->speaker = pandoria_speaker_new ();
  self->texts = g_ptr_array_new_with_free_func (g_free);
  g_signal_connect_swapped (self->speaker, "announced", G_CALLBACK (on_announced), self);
  g_signal_connect_swapped (self->fixture->play, "changed", G_CALLBACK (on_changed), self);
  on_changed (self, PANDORIA_PLAY_GAME | PANDORIA_PLAY_ACT | PANDORIA_PLAY_PREVIEW);
}

static void
tear_down (Hearer *self, gconstpointer data)
{
  g_signal_handlers_disconnect_by_data (self->fixture->play, self);
  g_object_unref (self->speaker);
  g_ptr_array_unref (self->texts);
  play_fixture_free (self->fixture);
}

/* Asserts that exactly @text (nullable) was announced. */
static void
check_announced (Hearer *self, const char *text)
{
  g_assert_cmpuint (self->texts->len, ==, text != NULL ? 1 : 0);
  if (text != NULL)
    g_assert_cmpstr (g_ptr_array_index (self->texts, 0), ==, text);
  g_ptr_array_set_size (self->texts, 0);
}

/* A chosen hex is announced once, and not again with the other hex. */
static void
test_hexes (Hearer *self, gconstpointer data)
{
  g_autofree char *first = pandoria_text_chosen_hex (0, PANDORIA_TERRAIN_FOREST, 1);
  g_autofree char *second = pandoria_text_chosen_hex (1, PANDORIA_TERRAIN_HILLS, 2);

  check_announced (self, NULL);
  pandoria_play_choose_hex (self->fixture->play, 0, PANDORIA_TERRAIN_FOREST, 1);
  check_announced (self, first);
  pandoria_play_choose_hex (self->fixture->play, 1, PANDORIA_TERRAIN_HILLS, 2);
  check_announced (self, second);
  on_changed (self, PANDORIA_PLAY_ACT);
  check_announced (self, NULL);
}

/* A preview is not announced, because the board describes its space itself. A refusal is announced
 * each time. */
static void
test_refusals (Hearer *self, gconstpointer data)
{
  g_autofree char *reason = NULL;

  pandoria_play_hover (self->fixture->play, pandoria_space_from_name ("A1"));
  check_announced (self, NULL);
  pandoria_play_explain (self->fixture->play, PANDORIA_ACT_SCORE, FALSE);
  g_assert_true (self->fixture->view->is_refusal);
  reason = pandoria_text_with_rule (self->fixture->view->sentence, self->fixture->view->rule);
  check_announced (self, reason);
  pandoria_play_explain (self->fixture->play, PANDORIA_ACT_SCORE, FALSE);
  check_announced (self, reason);
}

/* --- dialogs -------------------------------------------------------------------------------- */

/* Only one dialog is open. One that closes later does not forget the next one. */
static void
test_one_dialog (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  g_autoptr (GtkWidget) adaptive
      = g_object_ref_sink (g_object_new (PANDORIA_TYPE_ADAPTIVE_BIN, NULL));
  GtkWidget *window = gtk_window_new (), *first = gtk_window_new (), *second = gtk_window_new ();
  g_autoptr (PandoriaPanelHost) panels = pandoria_panel_host_new (
      GTK_WINDOW (window), PANDORIA_ADAPTIVE_BIN (adaptive), fixture->play);

  g_assert_true (pandoria_panel_host_has_room (panels));
  pandoria_panel_host_present (panels, GTK_WINDOW (first));
  g_assert_true (pandoria_panel_host_get_dialog (panels) == GTK_WINDOW (first));
  g_object_add_weak_pointer (G_OBJECT (first), (gpointer *) &first);
  pandoria_panel_host_present (panels, GTK_WINDOW (second));
  g_assert_null (first);
  g_assert_true (pandoria_panel_host_get_dialog (panels) == GTK_WINDOW (second));
  pandoria_panel_host_release (panels, GTK_WINDOW (window));
  g_assert_true (pandoria_panel_host_get_dialog (panels) == GTK_WINDOW (second));
  pandoria_panel_host_close_dialog (panels);
  g_assert_null (pandoria_panel_host_get_dialog (panels));
  g_assert_false (gtk_widget_get_visible (second));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/page-parts/takers", test_takers);
  g_test_add ("/page-parts/hexes", Hearer, NULL, set_up, test_hexes, tear_down);
  g_test_add ("/page-parts/refusals", Hearer, NULL, set_up, test_refusals, tear_down);
  g_test_add_func ("/page-parts/one-dialog", test_one_dialog);
  return g_test_run ();
}
