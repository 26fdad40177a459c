/* Parses a file that must be small, flat, well-formed JSON. Also finds the line of a member.
 *
 * The parser of json-glib recurses without a limit, accepts comments and other extensions, and narrows numbers without
 * a message.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-json.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define MAX_NUMBER_LENGTH 60

/** Parser: the position in the file. */
typedef struct
{
  const char *p, *end;
  guint line, depth, n_values; /* up to here */
  GHashTable *lines;           /* (nullable): JsonNode → the line on which it or its name begins */
  GError *error;               /* the first fault */
} Parser;

/* Notes the first fault. Returns: NULL. */
static gpointer
fail (Parser *parser, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  if (parser->error == NULL)
    {
      va_start (args, format);
      text = g_strdup_vprintf (format, args);
      va_end (args);
      /* Translators: the number of a line of a file, and what is wrong there, as in “line 3: the file ends too early” */
      g_set_error (&parser->error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, _ ("line %1$u: %2$s"),
                   parser->line, text);
    }
  return NULL;
}

static int
peek (const Parser *parser)
{
  return parser->p < parser->end ? (guchar) *parser->p : -1;
}

static gpointer
fail_unexpected (Parser *parser)
{
  int c = peek (parser);

  if (c < 0)
    return fail (parser, _ ("the file ends too early"));
  if (g_ascii_isgraph (c))
    return fail (parser, _ ("unexpected “%c”"), c);
  return fail (parser, _ ("unexpected character"));
}

static void
skip_space (Parser *parser)
{
  for (; parser->p < parser->end; parser->p++)
    {
      if (*parser->p == '\n')
        parser->line++;
      else if (*parser->p != ' ' && *parser->p != '\t' && *parser->p != '\r')
        return;
    }
}

/* --- strings ---------------------------------------------------------------------------------------------------- */

/* Reads the four digits after \u; -1 if they are missing. */
static int
parse_code_unit (Parser *parser)
{
  int unit = 0;

  for (int i = 0; i < 4; i++, parser->p++)
    {
      int digit = parser->p < parser->end ? g_ascii_xdigit_value (*parser->p) : -1;

      if (digit < 0)
        return -1;
      unit = unit * 16 + digit;
    }
  return unit;
}

/* A surrogate must be one of a pair. A string contains no zero character, because C could not keep it. */
static void
parse_unicode_escape (Parser *parser, GString *text)
{
  int unit = parse_code_unit (parser), low = -1;

  if (unit >= 0xd800 && unit <= 0xdbff && parser->end - parser->p >= 6 && parser->p[0] == '\\' && parser->p[1] == 'u')
    {
      parser->p += 2;
      low = parse_code_unit (parser);
    }
  if (unit < 0)
    fail (parser, _ ("wrong \\u in a text"));
  else if (unit == 0)
    fail (parser, _ ("zero character in a text"));
  else if (unit < 0xd800 || unit > 0xdfff)
    g_string_append_unichar (text, (gunichar) unit);
  else if (low >= 0xdc00 && low <= 0xdfff)
    g_string_append_unichar (text, 0x10000 + ((gunichar) (unit & 0x3ff) << 10 | (gunichar) (low & 0x3ff)));
  else
    fail (parser, _ ("half a character in a text"));
}

static void
parse_escape (Parser *parser, GString *text)
{
  static const char codes[] = "\"\\/bfnrtu", characters[] = "\"\\/\b\f\n\r\t";
  int c = peek (parser);
  const char *code = c >= 0 ? strchr (codes, c) : NULL;

  if (code == NULL)
    {
      fail (parser, _ ("wrong escape in a text"));
      return;
    }
  parser->p++;
  if (c == 'u')
    parse_unicode_escape (parser, text);
  else
    g_string_append_c (text, characters[code - codes]);
}

/* The opening quote is next. Returns: NULL after a fault. */
static char *
parse_string (Parser *parser)
{
  g_autoptr (GString) text = g_string_new (NULL);

  parser->p++;
  while (parser->p < parser->end)
    {
      guchar c = (guchar) *parser->p++;

      if (c == '"')
        return g_string_free (g_steal_pointer (&text), FALSE);
      if (c < 0x20)
        fail (parser, _ ("a text runs over the end of the line"));
      else if (c != '\\')
        g_string_append_c (text, (char) c);
      else
        parse_escape (parser, text);
      if (parser->error != NULL)
        return NULL;
    }
  return fail (parser, _ ("the file ends within a text"));
}

/* --- numbers and words ------------------------------------------------------------------------------------------ */

/* Takes the next byte if it is in @set. */
static gboolean
accept (Parser *parser, const char *set)
{
  int c = peek (parser);

  if (c < 0 || strchr (set, c) == NULL)
    return FALSE;
  parser->p++;
  return TRUE;
}

static void
skip_digits (Parser *parser)
{
  if (!g_ascii_isdigit (peek (parser)))
    fail (parser, _ ("wrong number"));
  while (g_ascii_isdigit (peek (parser)))
    parser->p++;
}

static JsonNode *
parse_number (Parser *parser)
{
  const char *start = parser->p;
  gboolean is_real;
  char text[MAX_NUMBER_LENGTH + 1] = "";
  gint64 integer;
  double real;

  accept (parser, "-");
  if (!accept (parser, "0"))
    skip_digits (parser);
  is_real = accept (parser, ".");
  if (is_real)
    skip_digits (parser);
  if (accept (parser, "eE"))
    {
      is_real = TRUE;
      accept (parser, "+-");
      skip_digits (parser);
    }
  if (parser->p - start > MAX_NUMBER_LENGTH)
    return fail (parser, _ ("a number has too many digits"));
  memcpy (text, start, (gsize) (parser->p - start));
  errno = 0;
  integer = g_ascii_strtoll (text, NULL, 10);
  if (!is_real && errno == 0)
    return json_node_init_int (json_node_alloc (), integer);
  real = g_ascii_strtod (text, NULL);
  if (is_real && isfinite (real))
    return json_node_init_double (json_node_alloc (), real);
  return fail (parser, _ ("a number is too big"));
}

static JsonNode *
parse_word (Parser *parser)
{
  static const char *const words[] = { "false", "true", "null" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gsize length = strlen (words[i]);

      if ((gsize) (parser->end - parser->p) < length || memcmp (parser->p, words[i], length) != 0)
        continue;
      parser->p += length;
      return i < 2 ? json_node_init_boolean (json_node_alloc (), (int) i) : json_node_init_null (json_node_alloc ());
    }
  return fail_unexpected (parser);
}

/* --- objects and lists ------------------------------------------------------------------------------------------ */

static JsonNode *parse_value (Parser *parser);

static void
check_name (Parser *parser, JsonObject *object, const char *name)
{
  g_autofree char *excerpt = pandoria_json_excerpt (name);

  if (*name == '\0')
    fail (parser, _ ("a member without a name"));
  else if (json_object_get_size (object) == PANDORIA_MAX_MEMBERS)
    fail (parser, _ ("an object with more than %d members"), PANDORIA_MAX_MEMBERS);
  else if (json_object_has_member (object, name))
    fail (parser, _ ("the member “%s” appears twice in one object"), excerpt);
}

/* Parses the name of the next member of @object and the colon. Returns: (nullable): the name. */
static char *
parse_name (Parser *parser, JsonObject *object)
{
  g_autofree char *name = peek (parser) == '"' ? parse_string (parser) : fail_unexpected (parser);

  if (name != NULL)
    {
      check_name (parser, object, name);
      skip_space (parser);
      if (!accept (parser, ":"))
        fail_unexpected (parser);
      skip_space (parser);
    }
  return g_steal_pointer (&name);
}

/* Parses the next member or element of @parent. */
static gboolean
parse_part (Parser *parser, JsonNode *parent)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (parent) ? json_node_get_object (parent) : NULL;
  guint line = parser->line;
  g_autofree char *name = object != NULL ? parse_name (parser, object) : NULL;
  JsonNode *value = parser->error == NULL ? parse_value (parser) : NULL;

  if (value == NULL)
    return FALSE;
  if (parser->lines != NULL)
    g_hash_table_insert (parser->lines, value, GUINT_TO_POINTER (line));
  if (object != NULL)
    json_object_set_member (object, name, value);
  else
    json_array_add_element (json_node_get_array (parent), value);
  return TRUE;
}

/* Parses an object or a list. */
static JsonNode *
parse_level (Parser *parser)
{
  gboolean is_object = peek (parser) == '{', is_first = TRUE;
  char end = is_object ? '}' : ']';
  g_autoptr (JsonNode) level = json_node_alloc ();

  if (is_object)
    json_node_take_object (json_node_init (level, JSON_NODE_OBJECT), json_object_new ());
  else
    json_node_take_array (json_node_init (level, JSON_NODE_ARRAY), json_array_new ());
  if (parser->depth++ == PANDORIA_MAX_NESTING)
    return fail (parser, _ ("nested deeper than %d levels"), PANDORIA_MAX_NESTING);
  do
    {
      parser->p++; /* the opening bracket, or a comma */
      skip_space (parser);
      if (is_first && peek (parser) == end)
        break;
      if (!parse_part (parser, level))
        return NULL;
      skip_space (parser);
      is_first = FALSE;
    }
  while (peek (parser) == ',');
  if (peek (parser) != end)
    return fail_unexpected (parser);
  parser->p++;
  parser->depth--;
  return g_steal_pointer (&level);
}

static JsonNode *
parse_value (Parser *parser)
{
  int c = peek (parser);
  g_autofree char *text = NULL;

  if (parser->n_values++ == PANDORIA_MAX_VALUES)
    return fail (parser, _ ("more than %d values in one file"), PANDORIA_MAX_VALUES);
  if (c == '{' || c == '[')
    return parse_level (parser);
  if (c == '-' || g_ascii_isdigit (c))
    return parse_number (parser);
  if (c != '"')
    return parse_word (parser);
  text = parse_string (parser);
  return text != NULL ? json_node_init_string (json_node_alloc (), text) : NULL;
}

/* --- the file ----------------------------------------------------------------------------------------------------- */

static gboolean
check_bytes (const char *data, gsize length, GError **error)
{
  const char *text = NULL;

  if (length > PANDORIA_MAX_FILE_SIZE)
    text = _ ("the file is bigger than 8 MiB");
  else if (length > 0 && memchr (data, '\0', length) != NULL)
    text = _ ("the file contains zero bytes, so it is not JSON");
  else if (length > 0 && !g_utf8_validate_len (data, length, NULL))
    text = _ ("the file is not UTF-8 text");
  if (text != NULL)
    g_set_error_literal (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, text);
  return text == NULL;
}

/* @lines: filled (nullable). */
static JsonNode *
parse_bytes (GBytes *bytes, GHashTable *lines, GError **error)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  const char *start = length > 0 ? data : ""; /* empty bytes may be NULL, and adding to NULL is undefined */
  Parser parser = { .p = start, .end = start + length, .line = 1, .lines = lines };
  g_autoptr (JsonNode) root = NULL;
  guint line;

  if (!check_bytes (data, length, error))
    return NULL;
  skip_space (&parser);
  line = parser.line;
  if (peek (&parser) != '{')
    fail (&parser, peek (&parser) < 0 ? _ ("the file is empty") : _ ("not a JSON object"));
  else
    root = parse_value (&parser);
  skip_space (&parser);
  if (peek (&parser) >= 0)
    fail (&parser, _ ("something follows the end of the object"));
  if (lines != NULL)
    g_hash_table_insert (lines, root, GUINT_TO_POINTER (line));
  if (parser.error == NULL)
    return g_steal_pointer (&root);
  g_propagate_error (error, parser.error);
  return NULL;
}

JsonNode *
pandoria_json_parse (GBytes *bytes, GError **error)
{
  return parse_bytes (bytes, NULL, error);
}

gboolean
pandoria_json_check (GBytes *bytes, GError **error)
{
  g_autoptr (JsonNode) root = pandoria_json_parse (bytes, error);

  return root != NULL;
}

/* Returns: (nullable): the member or element of @node at the first step of *@path, which moves to the next. */
static JsonNode *
follow_step (JsonNode *node, const char **path)
{
  const char *step = *path + (**path == '.');
  g_autofree char *name = NULL;
  JsonArray *array;
  char *end;
  guint64 index;

  if (*step != '[')
    {
      *path = step + strcspn (step, ".[");
      name = g_strndup (step, (gsize) (*path - step));
      return JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_member (json_node_get_object (node), name) : NULL;
    }
  index = g_ascii_strtoull (step + 1, &end, 10);
  *path = end + 1;
  array = *end == ']' && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  return array != NULL && index < json_array_get_length (array) ? json_array_get_element (array, (guint) index) : NULL;
}

guint
pandoria_json_find_line (GBytes *bytes, const char *path)
{
  g_autoptr (GHashTable) lines = g_hash_table_new (NULL, NULL);
  g_autoptr (JsonNode) root = parse_bytes (bytes, lines, NULL);
  guint line = 1;

  for (JsonNode *node = root; node != NULL; node = *path != '\0' ? follow_step (node, &path) : NULL)
    line = GPOINTER_TO_UINT (g_hash_table_lookup (lines, node));
  return line;
}
