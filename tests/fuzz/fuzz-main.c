/* Runs a fuzz target without a fuzzer:  fuzz-… [-r ROUNDS] [-s SEED] FILE-OR-FOLDER…
 *
 * Every file is tried as it is, then ROUNDS times with small random changes: bytes, words of the format, numbers at
 * their limits, pieces dropped, doubled or taken from another file. The same seed makes the same changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"

#include <string.h>

#define MAX_CHANGES 4

static int rounds = 0;
static int seed = 1;

static const char *const words[] = {
  "0",
  "-1",
  "1",
  "2",
  "3",
  "5",
  "6",
  "99",
  "100",
  "255",
  "256",
  "65536",
  "2147483648",
  "9223372036854775807",
  "1.5",
  "1e9",
  "null",
  "true",
  "false",
  "[]",
  "{}",
  "\"\"",
  ",",
  ":",
  "[",
  "]",
  "{",
  "}",
  "\"",
  "\\u0000",
  "\"A0\"",
  "\"P15\"",
  "\"C3\"",
  "\"C4\"",
  "\"D5\"",
  "\"gold\"",
  "\"city\"",
  "\"forest\"",
  "\"family\"",
  "\"family-spells\"",
  "\"beginner\"",
  "\"revised\"",
  "\"ghosts\"",
  "\"goblins\"",
  "\"hanbok\"",
  "\"elves\"",
  "\"cast\"",
  "\"recast\"",
  "\"edit-space\"",
  "\"adjust\"",
  "\"adopt\"",
  "\"flee\"",
  "\"muster\"",
  "\"terrain\"",
  "\"rage\"",
};

static GPtrArray *
read_files (char **paths)
{
  GPtrArray *files = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);

  for (; *paths != NULL; paths++)
    {
      g_autoptr (GDir) dir = g_dir_open (*paths, 0, NULL);
      const char *name;
      char *data;
      gsize length;

      if (dir == NULL && g_file_get_contents (*paths, &data, &length, NULL))
        g_ptr_array_add (files, g_bytes_new_take (data, length));
      while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *path = g_build_filename (*paths, name, NULL);

          if (g_file_get_contents (path, &data, &length, NULL))
            g_ptr_array_add (files, g_bytes_new_take (data, length));
        }
    }
  return files;
}

static gsize
pick (GRand *rand, gsize n)
{
  return n == 0 ? 0 : (gsize) g_rand_int_range (rand, 0, (gint32) n);
}

/* A value of JSON at @position: from there to the next comma or bracket. */
static gsize
measure_value (const GString *text, gsize position)
{
  return strcspn (text->str + position, ",]}");
}

static void
change (GRand *rand, GString *text, const GPtrArray *files)
{
  gsize position = pick (rand, text->len);
  gsize wanted = 1 + pick (rand, 40);
  gsize length = MIN (wanted, text->len - position);
  const char *word = words[pick (rand, G_N_ELEMENTS (words))];
  gsize size;
  const char *other = g_bytes_get_data (files->pdata[pick (rand, files->len)], &size);
  g_autofree char *piece = g_strndup (text->str + position, length);
  const char *colon = memchr (text->str + position, ':', text->len - position);

  switch (pick (rand, 7))
    {
    case 0:
      if (text->len > 0)
        text->str[position] = (char) g_rand_int_range (rand, 1, 256);
      break;
    case 1: g_string_erase (text, (gssize) position, (gssize) length); break;
    case 2: g_string_insert (text, (gssize) position, piece); break;
    case 3: g_string_insert (text, (gssize) position, word); break;
    case 4:
      position = pick (rand, size);
      g_string_insert_len (text, (gssize) pick (rand, text->len), other + position, (gssize) MIN (60, size - position));
      break;
    default: /* another value for some member: most of these are still JSON */
      if (colon != NULL)
        {
          position = (gsize) (colon + 1 - text->str);
          g_string_erase (text, (gssize) position, (gssize) measure_value (text, position));
          g_string_insert (text, (gssize) position, word);
        }
    }
}

/* Without the zero byte at its end, so that a sanitizer sees one byte too many being read. */
static void
try_bytes (const char *data, gsize size)
{
  g_autofree guint8 *exact = g_memdup2 (data, size);

  LLVMFuzzerTestOneInput (exact, size);
}

static void
try_changed (GRand *rand, GBytes *file, const GPtrArray *files)
{
  gsize size;
  const char *data = g_bytes_get_data (file, &size);
  GString *text = g_string_new_len (data, (gssize) size);

  for (gsize n = 1 + pick (rand, MAX_CHANGES); n > 0; n--)
    change (rand, text, files);
  try_bytes (text->str, text->len);
  g_string_free (text, TRUE);
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) paths = NULL;
  const GOptionEntry entries[] = {
    { "rounds", 'r', 0, G_OPTION_ARG_INT, &rounds, "Changes to try for each file", "N" },
    { "seed", 's', 0, G_OPTION_ARG_INT, &seed, "The seed of the changes", "N" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &paths, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("FILE-OR-FOLDER…");
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GRand) rand = NULL;
  guint n = 0;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || paths == NULL)
    return 2;
  files = read_files (paths);
  rand = g_rand_new_with_seed ((guint32) seed);
  for (guint i = 0; i < files->len; i++)
    {
      gsize size;
      const char *data = g_bytes_get_data (files->pdata[i], &size);

      try_bytes (data, size);
      for (int round = 0; round < rounds; round++, n++)
        try_changed (rand, files->pdata[i], files);
    }
  g_print ("%u files and %u changes of them\n", files->len, n);
  return files->len > 0 ? 0 : 1;
}
