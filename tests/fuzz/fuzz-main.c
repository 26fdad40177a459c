/* Runs a fuzz target without a fuzzer:  fuzz-… [-r ROUNDS] [-s SEED] FILE-OR-FOLDER…
 *
 * Tries every file unchanged, then ROUNDS times with small random changes (fuzz-change.c). The same
 * seed makes the same changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-change.h"
#include "fuzz-target.h"

#define MAX_CHANGES 4

static int rounds = 0;
static int seed = 1;

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

/* Omit the final zero byte, so that a sanitizer detects a read of one byte too many. */
static void
try_bytes (const char *data, gsize size)
{
  g_autofree guint8 *exact = g_memdup2 (data, size);

  LLVMFuzzerTestOneInput (exact, size);
}

static void
try_changed (GRand *rand, GBytes *file, const GPtrArray *files)
{
  gsize size, other_size;
  const char *data = g_bytes_get_data (file, &size);
  GString *text = g_string_new_len (data, (gssize) size);

  for (int n = g_rand_int_range (rand, 1, MAX_CHANGES + 1); n > 0; n--)
    {
      const char *other = g_bytes_get_data (
          files->pdata[g_rand_int_range (rand, 0, (gint32) files->len)], &other_size);

      fuzz_change (rand, text, other, other_size);
    }
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
