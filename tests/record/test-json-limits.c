/* Tests the scan before the parser: grammar, nesting, size, numbers, texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json.h"

#include <string.h>

static const char *const good[] = {
  "{}",
  " {\t}\r\n",
  "{\"a\":1}",
  "{\"a\":[],\"b\":{},\"c\":[{},[]]}",
  "{\"a\":-0.5e+10,\"b\":0,\"c\":-0,\"d\":1E5,\"e\":0.0}",
  "{\"a\":9223372036854775807,\"b\":-9223372036854775808}",
  "{\"a\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e4\\ud83d\\ude00\"}",
  "{\"a\":true,\"b\":false,\"c\":null}",
  "{\"ü\":\"\xc3\xbc\"}",
  "\xef\xbb\xbf{\"a\":1}",                  /* a byte order mark */
  "{\"a\":[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]}", /* 16 levels with the object */
};

static const struct
{
  const char *text, *message;
} bad[] = {
  { "", "empty" },
  { "  \n", "empty" },
  { "[]", "not a JSON object" },
  { "7", "not a JSON object" },
  { "\xef\xbb\xbf", "empty" },
  { "\xef\xbb\xbf\xef\xbb\xbf{}", "not a JSON object" },
  { " \xef\xbb\xbf{}", "not a JSON object" },
  { "{", "ends too early" },
  { "{\"a\"", "ends too early" },
  { "{\"a\":", "ends too early" },
  { "{\"a\":1", "ends too early" },
  { "{\"a\":[1,", "ends too early" },
  { "{\"a\":\"b", "within text" },
  { "{\"a\":1,}", "unexpected “}”" },
  { "{\"a\":[1,]}", "unexpected “]”" },
  { "{\"a\":[,1]}", "unexpected “,”" },
  { "{,}", "unexpected “,”" },
  { "{a:1}", "unexpected “a”" },
  { "{'a':1}", "unexpected “'”" },
  { "{\"a\" 1}", "unexpected “1”" },
  { "{\"a\":1 \"b\":2}", "unexpected" },
  { "{\"a\":[1}", "unexpected “}”" },
  { "{\"a\":{]}", "unexpected “]”" },
  { "{}{}", "follows the end" },
  { "{} x", "follows the end" },
  { "{/* no */}", "unexpected “/”" },
  { "{\"a\":1} // no", "follows the end" },
  { "{\"a\":tru}", "unexpected “t”" },
  { "{\"a\":True}", "unexpected “T”" },
  { "{\"a\":NaN}", "unexpected “N”" },
  { "{\"a\":Infinity}", "unexpected “I”" },
  { "{\"a\":+1}", "unexpected “+”" },
  { "{\"a\":01}", "unexpected “1”" },
  { "{\"a\":0x10}", "unexpected “x”" },
  { "{\"a\":.5}", "unexpected “.”" },
  { "{\"a\":1.}", "wrong number" },
  { "{\"a\":1e}", "wrong number" },
  { "{\"a\":-}", "wrong number" },
  { "{\"a\":9223372036854775808}", "too big" },
  { "{\"a\":1e999}", "too big" },
  { "{\"a\":1111111111111111111111111111111111111111111111111111111111111111}", "too many digits" },
  { "{\"a\":\"\\x\"}", "invalid escape" },
  { "{\"a\":\"\\u12g4\"}", "invalid \\u" },
  { "{\"a\":\"\\u0000\"}", "zero character" },
  { "{\"a\":\"\\ud800\"}", "incomplete character" },
  { "{\"a\":\"\\udc00\"}", "incomplete character" },
  { "{\"a\":\"\\ud800\\u0041\"}", "incomplete character" },
  { "{\"a\":\"\n\"}", "past the end of the line" },
  { "{\"a\":\"\x01\"}", "past the end of the line" },
  { "{\"a\":\"\xff\"}", "not UTF-8" },
  { "{\"a\":1,\"a\":2}", "“a” appears twice" },
  { "{\"title\":1,\"t\\u0069tle\":2}", "“title” appears twice" },
  { "{\"a\\\"\":1,\"b\":2,\"a\\u0022\":3}", "appears twice" },
  { "{\"\":1}", "without a name" },
  { "{\"a\":[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]}", "deeper than 16" },
  { "{\"a\":\n\n[}", "line 3" },
};

static JsonNode *
parse (const char *data, gsize length, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, length);

  return pandoria_json_parse (bytes, error);
}

static void
test_good (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) root = parse (good[i], strlen (good[i]), &error);

      g_test_message ("%s", good[i]);
      g_assert_no_error (error);
      g_assert_true (JSON_NODE_HOLDS_OBJECT (root));
    }
}

static void
expect_fault (const char *data, gsize length, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (parse (data, length, &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
  if (strstr (error->message, message) == NULL)
    g_error ("“%s” does not say “%s”", error->message, message);
}

static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_test_message ("%s", bad[i].message);
      expect_fault (bad[i].text, strlen (bad[i].text), bad[i].message);
    }
  expect_fault ("{}\0", 3, "zero bytes");
  expect_fault (NULL, 0, "empty"); /* GBytes returns NULL as the data of an empty file */
}

/* A valid text that is cut at any place is refused. */
static void
test_truncated (void)
{
  const char *text = good[6];

  for (gsize length = 0; length < strlen (text); length++)
    {
      g_autofree char *copy = g_memdup2 (text, length);

      g_assert_null (parse (copy, length, NULL));
    }
}

static void
test_size (void)
{
  g_autofree char *data = g_malloc (PANDORIA_MAX_FILE_SIZE + 1);
  g_autoptr (JsonNode) root = NULL;

  memset (data, ' ', PANDORIA_MAX_FILE_SIZE + 1);
  memcpy (data, "{}", 2);
  root = parse (data, PANDORIA_MAX_FILE_SIZE, NULL);
  g_assert_nonnull (root);
  expect_fault (data, PANDORIA_MAX_FILE_SIZE + 1, "bigger than 8 MiB");
}

/* Makes a text of @start, @n times @part separated by commas, and @end. A # in @part becomes its
 * number. */
static GString *
repeat (const char *start, const char *part, guint n, const char *end)
{
  GString *text = g_string_new (start);
  const char *number = strchr (part, '#');

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      if (number != NULL)
        g_string_append_printf (text, "%.*s%u%s", (int) (number - part), part, i, number + 1);
      else
        g_string_append (text, part);
    }
  g_string_append (text, end);
  return text;
}

static void
test_numbers (void)
{
  static const struct
  {
    const char *start, *part, *end;
    guint most;
    const char *message;
  } rows[] = {
    { "{\"a\":{", "\"#\":1", "}}", PANDORIA_MAX_MEMBERS, "more than 64 members" },
    { "{\"a\":[", "1", "]}", PANDORIA_MAX_VALUES - 2,
      "more than 150000 values" }, /* the object and the list are two */
    { "{\"a\":[", "{}", "]}", PANDORIA_MAX_VALUES - 2, "more than 150000 values" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GString *text = repeat (rows[i].start, rows[i].part, rows[i].most, rows[i].end);
      g_autoptr (JsonNode) root = parse (text->str, text->len, NULL);

      g_assert_nonnull (root);
      g_string_free (text, TRUE);
      text = repeat (rows[i].start, rows[i].part, rows[i].most + 1, rows[i].end);
      expect_fault (text->str, text->len, rows[i].message);
      g_string_free (text, TRUE);
    }
}

static void
test_brackets (void)
{
  static const char *const starts[] = { "{\"a\":", "[" };

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autofree char *data = g_malloc (PANDORIA_MAX_FILE_SIZE);

      memset (data, '[', PANDORIA_MAX_FILE_SIZE);
      memcpy (data, starts[i], strlen (starts[i]));
      g_assert_null (parse (data, PANDORIA_MAX_FILE_SIZE, NULL));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/json-limits/good", test_good);
  g_test_add_func ("/json-limits/bad", test_bad);
  g_test_add_func ("/json-limits/truncated", test_truncated);
  g_test_add_func ("/json-limits/size", test_size);
  g_test_add_func ("/json-limits/numbers", test_numbers);
  g_test_add_func ("/json-limits/brackets", test_brackets);
  return g_test_run ();
}
