/* The setup of a game as the pages of the window have it, for tests to change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "edited-setup.h"

#include "pandoria-text.h"
#include "session-fixture.h"

#include <string.h>

const guint8 edited_setup_same_seats[PANDORIA_MAX_PLAYERS] = { 0, 1, 2, 3 };

EditedSetup *
edited_setup_read (PandoriaGame *game)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  EditedSetup *edited = g_new0 (EditedSetup, 1);

  edited->setup = *pandoria_record_get_setup (record);
  for (guint seat = 0; seat < edited->setup.n_players; seat++)
    {
      edited->names[seat] = g_intern_string (pandoria_record_get_player_name (record, seat));
      edited->colors[seat] = pandoria_record_get_player_color (record, seat);
    }
  edited->title = g_intern_string (pandoria_record_get_title (record));
  return edited;
}

PandoriaRecord *
edited_setup_make_record (PandoriaGame *game, const EditedSetup *edited)
{
  g_autoptr (GError) error = NULL;
  PandoriaRecord *record = pandoria_record_new (
      &edited->setup, pandoria_record_get_board_json (pandoria_game_get_record (game)),
      edited->names, edited->colors, edited->title, "2030-01-01T00:00:00Z", &error);

  g_assert_no_error (error);
  return record;
}

PandoriaAmend *
edited_setup_amend (PandoriaGame *game, const EditedSetup *edited, const guint8 *origins)
{
  g_autoptr (PandoriaRecord) record = edited_setup_make_record (game, edited);
  g_autoptr (GError) error = NULL;
  PandoriaAmend *self = pandoria_amend_new (game);

  pandoria_amend_set_setup (self, record, origins, &error);
  g_assert_no_error (error);
  return self;
}

guint
edited_setup_count_conflicts (PandoriaAmend *self)
{
  return g_list_model_get_n_items (pandoria_amend_get_conflicts (self));
}

/* Undo restores the bytes from before the change, redo those from after it. Both files can be read.
 */
void
edited_setup_assert_one_step (PandoriaGame *game, const char *before)
{
  edited_setup_assert_one_step_called (game, before, "Change of the setup");
}

void
edited_setup_assert_one_step_called (PandoriaGame *game, const char *before, const char *name)
{
  g_autofree char *after = fixture_get_text (game);
  g_autofree char *label = pandoria_text_undo (game);

  g_assert_cmpstr (label, ==, name);
  fixture_assert_consistent (game);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *redo = NULL;

      pandoria_game_undo (game);
      fixture_assert_text (game, before);
      fixture_assert_consistent (game);
      redo = pandoria_text_redo (game);
      g_assert_cmpstr (redo, ==, label);
      pandoria_game_redo (game);
      fixture_assert_text (game, after);
      fixture_assert_consistent (game);
    }
}

void
edited_setup_rotate (EditedSetup *edited, guint8 *origins)
{
  EditedSetup old = *edited;
  guint n = old.setup.n_players;

  for (guint seat = 0; seat < n; seat++)
    {
      origins[seat] = (guint8) ((seat + 1) % n);
      edited->setup.players[seat] = old.setup.players[origins[seat]];
      edited->names[seat] = old.names[origins[seat]];
      edited->colors[seat] = old.colors[origins[seat]];
    }
  edited->setup.start_player = (guint8) ((old.setup.start_player + n - 1) % n);
}
