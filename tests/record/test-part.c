/* Tests reading the beginning of damaged games: what comes before the fault is right, and the rest
 * is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "pandoria-json.h"
#include "sample-game.h"

/* Bytes from one cut to the next. A prime number, so that cuts fall on all kinds of places. */
#define STEP 101

#define END_OF_ACT "\n    }"

static PandoriaRecord *
load_sample (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), SAMPLE_GAME, NULL);
  g_autoptr (GError) error = NULL;
  PandoriaRecord *record = pandoria_record_new_from_file (path, &error);

  g_assert_no_error (error);
  return record;
}

/* Each act of this text has separate lines. */
static char *
get_sample_text (void)
{
  g_autoptr (PandoriaRecord) record = load_sample ();

  return pandoria_record_to_data (record, NULL);
}

static PandoriaRecord *
read_part (FixturePlace *place, const char *text, gsize length, guint *turn)
{
  g_unlink (place->path); /* a new file is not synchronised, which takes long */
  g_assert_true (g_file_set_contents (place->path, text, (gssize) length, NULL));
  return pandoria_record_read_part (place->path, turn);
}

/* Returns: the number of acts that end before @end, and the end of the last one in *@last. */
static guint
count_acts (const char *text, const char *end, const char **last)
{
  const char *p = strstr (text, "\"actions\"");
  guint n = 0;

  *last = p;
  while (p != NULL && (p = strstr (p, END_OF_ACT)) != NULL && p + strlen (END_OF_ACT) <= end)
    {
      p += strlen (END_OF_ACT);
      *last = p;
      n++;
    }
  return n;
}

/* Returns: the turn of act @n - 1; 0 if no act before @n ends a turn. */
static guint
find_turn (PandoriaRecord *sample, guint n)
{
  guint n_ended = 0;

  for (guint i = 0; i + 1 < n; i++)
    n_ended += pandoria_record_get_action (sample, i)->kind == PANDORIA_ACT_END_TURN;
  if (n == 0
      || (n_ended == 0
          && pandoria_record_get_action (sample, n - 1)->kind != PANDORIA_ACT_END_TURN))
    return 0;
  return n_ended + 1;
}

/* Returns: (transfer full): the list that @part keeps. */
static JsonArray *
get_unread (PandoriaRecord *part, const char *member)
{
  gsize length;
  g_autofree char *data = pandoria_record_to_data (part, &length);
  g_autoptr (GBytes) bytes = g_bytes_new (data, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = pandoria_json_parse (bytes, &error);

  g_assert_no_error (error);
  g_assert_true (json_object_has_member (json_node_get_object (root), member));
  return json_array_ref (json_object_get_array_member (json_node_get_object (root), member));
}

static void
assert_begins (PandoriaRecord *sample, PandoriaRecord *part, guint n)
{
  g_autoptr (GError) error = NULL;
  PandoriaState state, expected;

  g_assert_cmpuint (pandoria_record_get_n_actions (part), ==, n);
  g_assert_true (pandoria_record_replay (part, n, &state, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (pandoria_record_replay (sample, n, &expected, NULL, NULL));
  g_assert_true (pandoria_state_equal (&state, &expected));
}

/* A file that ends anywhere. */
static void
test_cut_off (FixturePlace *place, gconstpointer nothing)
{
  g_autofree char *text = get_sample_text ();
  g_autoptr (PandoriaRecord) sample = load_sample ();
  guint n_parts = 0;

  for (gsize cut = 0; cut + strlen ("\n}\n") < strlen (text); cut += STEP)
    {
      const char *last;
      guint turn = 0;
      guint n = count_acts (text, text + cut, &last), expected = find_turn (sample, n);
      g_autoptr (PandoriaRecord) part = read_part (place, text, cut, &turn);
      g_autoptr (JsonArray) unread = NULL;
      g_autofree char *rest = NULL;

      g_assert_cmpuint (turn, ==, expected);
      g_assert_true ((part != NULL) == (expected > 0));
      if (part == NULL)
        continue;
      n_parts++;
      assert_begins (sample, part, n);
      unread = get_unread (part, "x-unread");
      g_assert_cmpuint (json_array_get_length (unread), ==, 1);
      rest = g_utf8_make_valid (last, text + cut - last);
      g_assert_cmpstr (json_array_get_string_element (unread, 0), ==, rest);
    }
  g_assert_cmpuint (n_parts, >, strlen (text) / STEP / 2);
}

/* Returns: (transfer full): @text with a wrong member in act @index. */
static char *
spoil_act (const char *text, guint index)
{
  const char *last = strstr (text, "\"actions\"");
  GString *spoilt = g_string_new (text);

  for (guint i = 0; i < index; i++)
    last = strstr (last, END_OF_ACT) + strlen (END_OF_ACT);
  g_string_insert (spoilt, strchr (last, '{') + 1 - text, "\"doo\":1,");
  return g_string_free (spoilt, FALSE);
}

/* One act is invalid, and the file is JSON. */
static void
test_invalid_act (FixturePlace *place, gconstpointer nothing)
{
  g_autofree char *text = get_sample_text ();
  g_autoptr (PandoriaRecord) sample = load_sample ();
  guint n_acts = pandoria_record_get_n_actions (sample);

  for (guint index = 0; index < n_acts; index += 7)
    {
      guint turn = 0, expected = find_turn (sample, index);
      g_autofree char *spoilt = spoil_act (text, index);
      g_autoptr (PandoriaRecord) part = read_part (place, spoilt, strlen (spoilt), &turn);
      g_autoptr (JsonArray) unread = NULL;

      g_assert_cmpuint (turn, ==, expected);
      g_assert_true ((part != NULL) == (expected > 0));
      if (part == NULL)
        continue;
      assert_begins (sample, part, index);
      unread = get_unread (part, "x-unread");
      g_assert_cmpuint (json_array_get_length (unread), ==, n_acts - index);
      g_assert_true (json_object_has_member (json_array_get_object_element (unread, 0), "doo"));
    }
}

/* An invalid act before the place where the file ends. */
static void
test_both (FixturePlace *place, gconstpointer nothing)
{
  g_autofree char *text = get_sample_text ();
  g_autofree char *spoilt = spoil_act (text, 30);
  gsize cut = strlen (spoilt) * 2 / 3;
  const char *last;
  guint n = count_acts (spoilt, spoilt + cut, &last), turn;
  g_autoptr (PandoriaRecord) part = read_part (place, spoilt, cut, &turn);
  g_autoptr (JsonArray) unread = get_unread (part, "x-unread");

  g_assert_cmpuint (pandoria_record_get_n_actions (part), ==, 30);
  g_assert_cmpuint (json_array_get_length (unread), ==, n - 30 + 1);
  g_assert_true (g_str_has_prefix (last, json_array_get_string_element (unread, n - 30)));
}

/* Bytes that are no text, at many places. A wrong byte in an act ends the part before that act. */
static void
test_bytes (FixturePlace *place, gconstpointer nothing)
{
  static const char wrong[] = { '\0', '\x01', '"', '{', ']', ',', '\xff' };
  g_autofree char *text = get_sample_text ();
  g_autoptr (PandoriaRecord) sample = load_sample ();
  gsize length = strlen (text);

  for (gsize at = 0; at < length; at += STEP)
    {
      const char *last;
      guint turn = 0, n = count_acts (text, text + at, &last);
      char before = text[at];
      g_autoptr (PandoriaRecord) part = NULL;

      text[at] = wrong[at / STEP % G_N_ELEMENTS (wrong)];
      part = read_part (place, text, length, &turn);
      text[at] = before;
      if (part != NULL)
        {
          g_assert_cmpuint (pandoria_record_get_n_actions (part), >=, n);
          assert_begins (sample, part, n);
        }
    }
}

/* A copy that is damaged again keeps both rests. */
static void
test_again (FixturePlace *place, gconstpointer nothing)
{
  g_autofree char *text = get_sample_text (), *again = NULL;
  guint turn;
  g_autoptr (PandoriaRecord) part = read_part (place, text, strlen (text) * 3 / 4, &turn);
  g_autoptr (PandoriaRecord) second = NULL;
  g_autoptr (JsonArray) first_rest = NULL, second_rest = NULL;
  g_autofree char *data = pandoria_record_to_data (part, NULL);

  again = spoil_act (data, 40);
  second = read_part (place, again, strlen (again), &turn);
  g_assert_cmpuint (pandoria_record_get_n_actions (second), ==, 40);
  first_rest = get_unread (second, "x-unread");
  second_rest = get_unread (second, "x-unread-2");
  g_assert_cmpuint (json_array_get_length (first_rest), ==, 1);
  g_assert_cmpuint (json_array_get_length (second_rest), >, 1);
}

/* Undone acts follow the last act; acts that do not fit are kept unless they are invalid. */
static void
test_apart (FixturePlace *place, gconstpointer nothing)
{
  g_autofree char *text = get_sample_text ();
  gsize length = strlen (text) - strlen ("\n}\n");
  g_autofree char *undone = g_strdup_printf (
      "%.*s, \"unfit\": [{\"do\": \"score\"}], \"undone\": [{\"do\": \"dance\"}]}", (int) length,
      text);
  g_autofree char *unfit
      = g_strdup_printf ("%.*s, \"unfit\": [{\"do\": \"dance\"}]}", (int) length, text);
  guint turn;
  g_autoptr (PandoriaRecord) first = read_part (place, undone, strlen (undone), &turn);
  g_autoptr (PandoriaRecord) second = read_part (place, unfit, strlen (unfit), &turn);
  g_autoptr (JsonArray) first_rest = get_unread (first, "x-unread");
  g_autoptr (JsonArray) second_rest = get_unread (second, "x-unread");

  g_assert_cmpuint (pandoria_record_get_n_unfit (first), ==, 1);
  g_assert_cmpuint (json_array_get_length (first_rest), ==, 1);
  g_assert_cmpuint (pandoria_record_get_n_unfit (second), ==, 0);
  g_assert_cmpuint (json_array_get_length (second_rest), ==, 1);
}

/* Nothing is offered for a game that is not damaged, or invalid before its first turn ends. */
static void
test_refused (FixturePlace *place, gconstpointer nothing)
{
  static const char *const changes[][2] = {
    { "\"variant\"", "\"wariant\"" },       { "\"version\" : 1", "\"version\" : 2" },
    { "\"setup\"", "\"letup\"" },           { "\"actions\"", "\"auctions\"" },
    { "\"place-tile\"", "\"place-file\"" },
  };
  g_autofree char *text = get_sample_text (), *valid = g_strdup (text);
  guint turn;

  g_assert_null (read_part (place, valid, strlen (valid), &turn));
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      const char *at = strstr (text, changes[i][0]);
      g_autofree char *spoilt = NULL;

      g_assert_nonnull (at);
      spoilt = g_strdup_printf ("%.*s%s%s", (int) (at - text), text, changes[i][1],
                                at + strlen (changes[i][0]));
      g_assert_null (read_part (place, spoilt, strlen (spoilt), &turn));
    }
  g_assert_null (pandoria_record_read_part (place->folder, &turn));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/part/cut-off", test_cut_off);
  fixture_add ("/part/invalid-act", test_invalid_act);
  fixture_add ("/part/both", test_both);
  fixture_add ("/part/bytes", test_bytes);
  fixture_add ("/part/again", test_again);
  fixture_add ("/part/apart", test_apart);
  fixture_add ("/part/refused", test_refused);
  return fixture_run_isolated ();
}
