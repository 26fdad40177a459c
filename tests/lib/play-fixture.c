/* A turn played without a window: counts the "changed" of a PandoriaPlay and describes its view as
 * text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include <string.h>

/* --- the play ------------------------------------------------------------------------------- */

static void
on_changed (PandoriaPlay *play, guint parts, PlayFixture *self)
{
  g_assert_cmpuint (parts, !=, 0);
  self->n_changed++;
}

PlayFixture *
play_fixture_new (PandoriaGame *game)
{
  PlayFixture *self = g_new0 (PlayFixture, 1);

  self->play = pandoria_play_new ();
  self->view = pandoria_play_get_view (self->play);
  pandoria_play_set_game (self->play, game);
  g_signal_connect (self->play, "changed", G_CALLBACK (on_changed), self);
  return self;
}

PlayFixture *
play_fixture_new_with (PandoriaGame *game)
{
  g_autoptr (PandoriaGame) taken = game;

  return play_fixture_new (taken);
}

void
play_fixture_free (PlayFixture *self)
{
  g_assert_finalize_object (self->play);
  g_free (self);
}

void
play_fixture_assert_changed (PlayFixture *self, guint n)
{
  g_assert_cmpuint (self->n_changed, ==, n);
  self->n_changed = 0;
}

/* --- the view as text ----------------------------------------------------------------------- */

static void
add_spaces (GString *text, const char *name, PandoriaSpaces spaces)
{
  g_string_append_printf (text, "%s:", name);
  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    if (pandoria_spaces_has (&spaces, space))
      g_string_append_printf (text, " %s", pandoria_space_name (space));
  g_string_append_c (text, '\n');
}

static void
add_text (GString *text, const char *name, const char *value)
{
  g_string_append_printf (text, "%s: %s\n", name, value != NULL ? value : "none");
}

static void
add_acts (GString *text, const PandoriaPlayView *view)
{
  g_string_append (text, "possible:");
  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    if (view->acts[kind].possible)
      g_string_append_printf (text, " %s", pandoria_act_key (kind));
  g_string_append_printf (text, " leader %d\n", view->leader.possible);
}

static void
add_position (GString *text, const PandoriaPlayView *view)
{
  g_string_append_printf (text,
                          "mode: %d, marked %u, correct %d, remove %d, finish %d, resolve %d\n",
                          view->mode, view->marked_act, view->can_correct, view->can_remove,
                          view->can_finish_inserting, view->can_resolve);
  add_text (text, "about it", view->mode_text);
  add_acts (text, view);
}

static void
add_hexes (GString *text, const PandoriaPlayView *view)
{
  g_string_append_printf (text, "hexes: %u of %u, next %u, known %d, piece %d", view->n_laid,
                          view->n_hexes, view->current_hex, view->has_hexes, view->piece);
  for (guint i = 0; i < 2; i++)
    g_string_append_printf (text, ", %d %u %u", view->hexes[i].known, view->hexes[i].terrain,
                            view->hexes[i].symbols);
  g_string_append_printf (text, "\nartifacts: %d %u\n", view->can_have_artifacts, view->artifacts);
}

static void
add_open (GString *text, const PandoriaPlayView *view)
{
  g_string_append_printf (text, "would close: %d, %u\n", view->shows_open, view->n_open);
  for (guint i = 0; i < view->n_open; i++)
    add_text (text, "open", view->open_sentences[i]);
}

static void
add_act (GString *text, const PandoriaPlayView *view)
{
  g_string_append_printf (text, "begun %d, cancel %d, leader %d %d, figure %d %d\n", view->is_begun,
                          view->can_cancel, view->can_choose_leader, view->leader_is_next,
                          view->can_choose_figure, view->with_figure);
  add_spaces (text, "choices", view->choices);
  add_spaces (text, "chosen", view->chosen);
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    g_string_append_printf (text, "slots: %u %u\n", view->slots[i], view->chosen_slots[i]);
  add_hexes (text, view);
  add_text (text, "question", view->question);
  g_string_append_printf (text, "next: %d %s\n", view->next, view->next_label);
}

static void
add_preview (GString *text, const PandoriaPlayView *view)
{
  g_string_append_printf (text, "hovered: %d, figure at %d\nshown:", view->hovered,
                          view->figure_at);
  for (guint i = 0; i < view->n_shown; i++)
    g_string_append_printf (text, " %s %u %u", pandoria_space_name (view->shown[i].at),
                            view->shown[i].terrain, view->shown[i].symbols);
  g_string_append_printf (text, ", artifacts %u\n", view->n_artifacts);
  add_spaces (text, "refused", view->refused);
  add_text (text, "foreseen", view->foresight != NULL ? view->title : NULL);
  add_spaces (text, "homeward", view->homeward);
  for (guint i = 0; i < view->n_gains; i++)
    g_string_append_printf (text, "gain: %d %u %d %d\n", view->gains[i].at, view->gains[i].player,
                            view->gains[i].counter, view->gains[i].amount);
  add_text (text, view->is_refusal ? "refusal" : "sentence", view->sentence);
  add_text (text, "rule", view->rule);
}

char *
play_fixture_describe (PlayFixture *self)
{
  GString *text = g_string_new (NULL);

  add_position (text, self->view);
  add_act (text, self->view);
  add_open (text, self->view);
  add_preview (text, self->view);
  return g_string_free (text, FALSE);
}

void
play_fixture_assert_shown (PlayFixture *self, const char *before)
{
  g_autofree char *now = play_fixture_describe (self);

  g_assert_cmpstr (now, ==, before);
}

void
play_fixture_assert_sentence (PlayFixture *self, const char *part)
{
  const char *sentence = self->view->sentence;

  if ((sentence == NULL) != (part == NULL) || (part != NULL && strstr (sentence, part) == NULL))
    g_error ("“%s” instead of “%s”", sentence, part);
}

/* --- games ---------------------------------------------------------------------------------- */

static PandoriaGame *
open_record (PandoriaRecord *record)
{
  g_autoptr (GError) error = NULL;
  PandoriaGame *game = pandoria_game_new (record, NULL, &error);

  g_assert_no_error (error);
  return game;
}

PandoriaGame *
play_fixture_open_short (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "display", "short.pandoria", NULL);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, NULL);

  g_assert_nonnull (record);
  return open_record (record);
}

PlayFixture *
play_fixture_new_short (void)
{
  return play_fixture_new_with (play_fixture_open_short ());
}

PandoriaGame *
play_fixture_open_sample (const char *folder)
{
  g_autofree char *source
      = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "sample.pandoria", NULL);
  g_autofree char *path = g_build_filename (folder, "sample.pandoria", NULL);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (source, NULL);
  PandoriaGame *game;

  g_assert_nonnull (record);
  game = open_record (record);
  g_assert_true (pandoria_game_set_path (game, path, NULL));
  return game;
}

/* --- the turn ------------------------------------------------------------------------------- */

const PandoriaState *
play_fixture_get_state (PlayFixture *self)
{
  return pandoria_game_get_state (self->view->game);
}

guint
play_fixture_get_position (PlayFixture *self)
{
  return pandoria_game_get_position (self->view->game);
}

PandoriaSpace
play_fixture_get_choice (PlayFixture *self)
{
  PandoriaSpace space = pandoria_spaces_first (self->view->choices);

  g_assert_cmpint (space, !=, PANDORIA_SPACE_NONE);
  return space;
}

void
play_fixture_choose_hexes (PlayFixture *self)
{
  pandoria_play_choose_hex (self->play, 0, PANDORIA_TERRAIN_FOREST, 1);
  pandoria_play_choose_hex (self->play, 1, PANDORIA_TERRAIN_MOUNTAINS, 2);
}

PandoriaSpace
play_fixture_lay_tile (PlayFixture *self)
{
  PandoriaSpace first;

  play_fixture_choose_hexes (self);
  first = play_fixture_get_choice (self);
  pandoria_play_press (self->play, first, PANDORIA_PRESS_POINTER);
  pandoria_play_press (self->play, play_fixture_get_choice (self), PANDORIA_PRESS_POINTER);
  return first;
}

char *
play_fixture_find_line (PandoriaGame *game)
{
  const PandoriaOptions *options = pandoria_game_get_options (game);

  for (guint i = 0; i < PANDORIA_N_DIRECTIONS; i++)
    {
      PandoriaSpace first = pandoria_spaces_first (options->tile[i]), second;

      if (first == PANDORIA_SPACE_NONE)
        continue;
      second = pandoria_space_neighbour (first, (PandoriaDirection) i);
      return g_strdup_printf ("F2 %s C1 %s +%s", pandoria_space_name (first),
                              pandoria_space_name (second), pandoria_space_name (first));
    }
  g_assert_not_reached ();
}
