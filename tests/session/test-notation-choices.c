/* The notation's completion: what is offered is accepted, and what is accepted is offered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation.h"

#include <string.h>

#include "random-game.h"

static gboolean
has_choice (GPtrArray *choices, const char *word)
{
  for (guint i = 0; i < choices->len; i++)
    if (strcmp (((PandoriaChoice *) g_ptr_array_index (choices, i))->word, word) == 0)
      return TRUE;
  return FALSE;
}

/* Takes choices at random until the line is a whole turn: it is accepted, whatever was chosen. */
static void
walk (PandoriaGame *game, guint position, GRand *rand, PandoriaCatalogue *catalogue)
{
  const PandoriaState *state = pandoria_game_get_state_at (game, position);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (PandoriaNotedLine) line = NULL;
  PandoriaSeats seats;
  guint start, end, limit = g_rand_int_range (rand, 1, 20);
  gboolean is_whole = TRUE;

  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  for (guint i = 0; i < limit || !is_whole; i++)
    {
      g_autoptr (GPtrArray) choices = NULL;
      const PandoriaChoice *choice;

      choices = pandoria_notation_complete (&seats, state, catalogue, text->str, (guint) text->len, &start, &end);
      g_assert_cmpuint (start, ==, text->len);
      if (choices->len == 0)
        break;
      choice = g_ptr_array_index (choices, (guint) g_rand_int_range (rand, 0, (gint32) choices->len));
      if (strcmp (choice->word, "adjust") == 0 || strcmp (choice->word, "edit") == 0)
        break;
      g_string_append_printf (text, "%s ", choice->word);
      is_whole = choice->is_whole;
    }
  line = pandoria_notation_read (&seats, state, text->str);
  if (line->fault != NULL)
    g_error ("seed game at %u: “%s”: %s", position, text->str, line->fault->message);
}

static void
test_walks (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (PandoriaCatalogue) catalogue = pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, "", NULL);

  g_assert_nonnull (catalogue);
  for (guint seed = 1; seed <= 3; seed++)
    {
      g_autoptr (PandoriaGame) game = random_game_new (3, FALSE, seed);
      guint n = pandoria_game_get_position (game);

      for (guint i = 0; i < 12; i++)
        walk (game, (guint) g_rand_int_range (rand, 0, (gint32) n), rand, catalogue);
    }
}

/* A record may answer what nobody asked; that is not offered. */
static gboolean
is_needless (const PandoriaSeats *seats, const PandoriaState *state, const char *text, const char *word)
{
  static const char *const answers[] = { "with", "drift", "haunt", NULL };
  g_autoptr (PandoriaNotedLine) line = NULL;

  if (!g_strv_contains (answers, word))
    return FALSE;
  line = pandoria_notation_read (seats, state, text);
  return line->fault == NULL;
}

/* Words for files that do not say which spell is meant, or name only half of what it did: they are read, but not offered. */
static gboolean
is_rare (const char *word)
{
  static const char *const rare[] = { "at", "leader", "monument-first", NULL };

  return g_strv_contains (rare, word);
}

/* Every act that was done in a game is among the choices, word for word. */
static void
follow (PandoriaGame *game, guint index)
{
  const PandoriaState *state = pandoria_game_get_state_at (game, index);
  g_autofree char *act = pandoria_notation_write_act (game, index);
  g_auto (GStrv) words = g_strsplit (act, " ", -1);
  g_autoptr (GString) text = g_string_new (NULL);
  PandoriaSeats seats;
  guint start, end;

  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) choices
          = pandoria_notation_complete (&seats, state, NULL, text->str, (guint) text->len, &start, &end);

      if (is_needless (&seats, state, text->str, words[i]))
        return;
      if (!has_choice (choices, words[i]) && !is_rare (words[i]))
        g_error ("act %u “%s”: “%s” is not offered", index, act, words[i]);
      g_string_append_printf (text, "%s ", words[i]);
    }
}

/* Every variant, edition, board, module and realm: acts are followed word for word, and lines are made of choices. */
static void
check_choices (const char *path, GRand *rand)
{
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, NULL);
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, NULL);
  guint n = pandoria_game_get_position (game);

  for (guint i = (guint) g_rand_int_range (rand, 0, 5); i < n; i += 5)
    follow (game, i);
  for (guint i = 0; i < 4; i++)
    walk (game, (guint) g_rand_int_range (rand, 0, (gint32) n), rand, NULL);
}

static void
test_choices (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (GDir) dir = g_dir_open (PANDORIA_SOURCE_ROOT "/tests/playthroughs", 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".pandoria"))
      {
        g_autofree char *path = g_build_filename (PANDORIA_SOURCE_ROOT "/tests/playthroughs", name, NULL);

        check_choices (path, rand);
        n++;
      }
  g_assert_cmpuint (n, >=, 20);
}

static void
test_cursor (void)
{
  g_autoptr (PandoriaGame) game = random_game_new (2, FALSE, 3);
  const PandoriaState *state = pandoria_game_get_state_at (game, 0);
  PandoriaSeats seats;
  guint start, end;

  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  {
    g_autoptr (GPtrArray) choices = pandoria_notation_complete (&seats, state, NULL, "ca", 2, &start, &end);

    g_assert_cmpuint (choices->len, ==, 1);
    g_assert_true (has_choice (choices, "castle"));
    g_assert_cmpuint (start, ==, 0);
    g_assert_cmpuint (end, ==, 2);
  }
  {
    g_autoptr (GPtrArray) choices
        = pandoria_notation_complete (&seats, state, NULL, "adjust red {note} ", 13, &start, &end);

    g_assert_cmpuint (choices->len, ==, 0);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation-choices/cursor", test_cursor);
  g_test_add_func ("/notation-choices/choices", test_choices);
  g_test_add_func ("/notation-choices/walks", test_walks);
  return g_test_run ();
}
