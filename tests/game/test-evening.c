/* Plays a stored evening of three with the mistakes that people make, by typed lines only. After
 * each input, the list of what to move keeps a model of the table equal to the game. In the end,
 * the game is the one that was played without mistakes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>
#include <string.h>

#include "pandoria-notation.h"
#include "pandoria-text-moves.h"
#include "play-fixture.h"
#include "session-fixture.h"
#include "table-model.h"

/* Between the game as it was played and the inputs. */
#define SEPARATOR "\n--- the evening ---\n"

typedef struct
{
  GStrv turns; /* the lines of the turns as they were played, from 1 */
  PandoriaGame *game;
  PlayFixture *play;
  PandoriaState before; /* what the table shows, before an input */
  TableModel table;
  guint n_mistakes, n_refused, n_listed;
} Evening;

/* --- the table ------------------------------------------------------------------------------ */

static void
remember (Evening *self)
{
  self->before = *pandoria_game_get_state (self->game);
}

/* The people at the table follow the list. */
static void
follow (Evening *self)
{
  const PandoriaState *after = pandoria_game_get_state (self->game);
  g_autoptr (GArray) moves = pandoria_table_moves_find (&self->before, after);

  table_model_do (&self->table, moves);
  table_model_assert_shows (&self->table, after);
}

/* The window lists the same. */
static void
assert_listed (Evening *self)
{
  g_autofree char *list
      = pandoria_text_table_moves (self->game, &self->before, pandoria_game_get_state (self->game));

  g_assert_cmpstr (self->play->view->results.moves, ==, list);
}

/* --- inputs --------------------------------------------------------------------------------- */

static void
type_line (Evening *self, const char *line)
{
  remember (self);
  g_assert_true (pandoria_play_enter_line (self->play->play, line));
  follow (self);
}

static void
refuse (Evening *self, const char *line)
{
  const guint position = pandoria_game_get_position (self->game);

  remember (self);
  g_assert_false (pandoria_play_enter_line (self->play->play, line));
  g_assert_cmpuint (pandoria_game_get_position (self->game), ==, position);
  follow (self);
  self->n_refused++;
}

/* Types the turns from @first to @last as they were played. */
static void
type_turns (Evening *self, guint first, guint last)
{
  for (guint turn = first; turn <= last; turn++)
    {
      g_assert_cmpuint (pandoria_game_get_state (self->game)->turn, ==, turn);
      type_line (self, self->turns[turn - 1]);
    }
}

/* Takes one step of undo or redo. The window lists more than the last act of the turn. */
static void
step (Evening *self, void (*go) (PandoriaPlay *play))
{
  remember (self);
  go (self->play->play);
  if (self->play->view->results.moves != NULL)
    {
      assert_listed (self);
      self->n_listed++;
    }
  follow (self);
}

static void
undo (Evening *self, guint n)
{
  for (guint i = 0; i < n; i++)
    step (self, pandoria_play_undo);
}

static void
redo (Evening *self, guint n)
{
  for (guint i = 0; i < n; i++)
    step (self, pandoria_play_redo);
}

/* Returns: the index of act @act (from 0) of @turn. */
static guint
find_act (Evening *self, guint turn, guint act)
{
  const guint n = pandoria_game_get_position (self->game);

  for (guint i = 0; i < n; i++)
    if (pandoria_game_get_state_at (self->game, i)->turn == turn)
      return i + act;
  g_assert_not_reached ();
}

static void
assert_accepted (Evening *self)
{
  g_assert_null (self->play->view->results.fault);
  g_assert_null (pandoria_play_get_amend (self->play->play));
  g_assert_true (self->play->view->game == self->game);
  assert_listed (self);
  follow (self);
  self->n_mistakes++;
}

static void
correct (Evening *self, guint index, const char *line)
{
  remember (self);
  pandoria_play_correct (self->play->play, index);
  g_assert_true (pandoria_play_enter_line (self->play->play, line));
  assert_accepted (self);
}

static void
insert (Evening *self, guint index, const char *line)
{
  remember (self);
  pandoria_play_insert (self->play->play, index);
  g_assert_true (pandoria_play_enter_line (self->play->play, line));
  pandoria_play_finish_inserting (self->play->play);
  assert_accepted (self);
}

static void
remove_act (Evening *self, guint index)
{
  remember (self);
  pandoria_play_remove (self->play->play, index);
  assert_accepted (self);
}

/* --- the evening ---------------------------------------------------------------------------- */

/* Does one input of the stored evening: a word, and up to two numbers and a typed line. */
static void
do_input (Evening *self, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 4);
  const guint n = g_strv_length (words);
  const guint first = n > 1 ? (guint) atoi (words[1]) : 0;
  const guint second = n > 2 ? (guint) atoi (words[2]) : 0;
  const char *rest = n > 3 ? words[3] : NULL;

  g_test_message ("%s", line);
  if (g_str_equal (words[0], "type"))
    type_line (self, line + strlen ("type "));
  else if (g_str_equal (words[0], "refuse"))
    refuse (self, line + strlen ("refuse "));
  else if (g_str_equal (words[0], "turns"))
    type_turns (self, first, second);
  else if (g_str_equal (words[0], "undo"))
    undo (self, first);
  else if (g_str_equal (words[0], "redo"))
    redo (self, first);
  else if (g_str_equal (words[0], "correct"))
    correct (self, find_act (self, first, second), rest);
  else if (g_str_equal (words[0], "insert"))
    insert (self, find_act (self, first, second), rest);
  else if (g_str_equal (words[0], "remove"))
    remove_act (self, find_act (self, first, second));
  else
    g_assert_not_reached ();
}

/* Begins the game of @text without its turns. */
static void
begin (Evening *self, const char *text)
{
  const char *turns = strstr (text, "\n\n1 ") + 2;
  g_autofree char *header = g_strndup (text, (gsize) (turns - text));
  g_autoptr (PandoriaFault) fault = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_notation_read_game (header, &fault);
  g_autoptr (GError) error = NULL;

  g_assert_null (fault);
  self->turns = g_strsplit (turns, "\n", -1);
  self->game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  self->play = play_fixture_new (self->game);
  table_model_lay_out (&self->table, pandoria_game_get_state (self->game));
}

static void
clear (Evening *self)
{
  g_strfreev (self->turns);
  play_fixture_free (self->play);
  g_object_unref (self->game);
}

static void
test_evening (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "game", "evening.txt", NULL);
  g_autofree char *stored = fixture_read (path), *written = NULL;
  g_auto (GStrv) parts = g_strsplit (stored, SEPARATOR, 2);
  g_auto (GStrv) lines = g_strsplit (parts[1], "\n", -1);
  g_autofree Evening *self = g_new0 (Evening, 1);

  begin (self, parts[0]);
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0' && lines[i][0] != '#')
      do_input (self, lines[i]);
  written = pandoria_notation_write_game (self->game);
  g_assert_cmpstr (written, ==, parts[0]);
  g_assert_cmpuint (pandoria_game_get_state (self->game)->turn, >=, 39);
  g_assert_cmpuint (self->n_mistakes, >=, 12);
  g_assert_cmpuint (self->n_refused, >=, 4);
  g_assert_cmpuint (self->n_listed, >, 0);
  clear (self);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/evening/of-three", test_evening);
  return g_test_run ();
}
