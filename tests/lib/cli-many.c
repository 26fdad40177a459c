/* Runs pandoria-cli many times in one process, which saves the start of each: a line of the input
 * is a JSON list of arguments; the answer is a line with its exit status and what it printed:
 * {"status", "out", "err"}.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <json-glib/json-glib.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

/* The main function of pandoria-cli. */
int pandoria_cli_main (int argc, char **argv);

static void
redirect (int stream, int fd)
{
  g_assert_cmpint (ftruncate (fd, 0), ==, 0);
  g_assert_cmpint (lseek (fd, 0, SEEK_SET), ==, 0);
  g_assert_cmpint (dup2 (fd, stream), ==, stream);
}

/* Returns: (transfer full): the text in @fd. */
static char *
read_back (int fd)
{
  gsize size = (gsize) lseek (fd, 0, SEEK_END);
  char *text = g_malloc0 (size + 1);

  g_assert_cmpint (pread (fd, text, size, 0), ==, (gssize) size);
  return text;
}

static GStrv
parse_arguments (const char *line)
{
  g_autoptr (JsonNode) list = json_from_string (line, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  JsonArray *array = json_node_get_array (list);

  g_strv_builder_add (builder, "pandoria-cli");
  for (guint i = 0; i < json_array_get_length (array); i++)
    g_strv_builder_add (builder, json_array_get_string_element (array, i));
  return g_strv_builder_end (builder);
}

/* Returns: (transfer full): the answer to the line of the input. */
static char *
answer (const char *line, int out, int err)
{
  g_auto (GStrv) args = parse_arguments (line);
  g_autofree GStrv given
      = g_memdup2 (args, (g_strv_length (args) + 1) * sizeof *args); /* options are taken out */
  g_autofree char *printed = NULL, *errors = NULL;
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonObject) object = json_object_new ();

  redirect (STDOUT_FILENO, out);
  redirect (STDERR_FILENO, err);
  json_object_set_int_member (object, "status",
                              pandoria_cli_main ((int) g_strv_length (given), given));
  fflush (stdout);
  printed = read_back (out);
  errors = read_back (err);
  json_object_set_string_member (object, "out", printed);
  json_object_set_string_member (object, "err", errors);
  json_node_set_object (node, object);
  return json_to_string (node, FALSE);
}

int
main (void)
{
  int out = memfd_create ("out", 0), err = memfd_create ("err", 0);
  FILE *answers = fdopen (dup (STDOUT_FILENO), "w");
  char *line = NULL;
  size_t size = 0;

  g_assert_true (out >= 0 && err >= 0 && answers != NULL);
  while (getline (&line, &size, stdin) > 0)
    {
      g_autofree char *text = answer (line, out, err);

      fprintf (answers, "%s\n", text);
      fflush (answers);
    }
  free (line);
  fclose (answers);
  return 0;
}
