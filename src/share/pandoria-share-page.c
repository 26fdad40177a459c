/* The page for phones, in the language of the program. Its texts are here, because translators do
 * not read HTML.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share-page.h"

#include "pandoria-share-resources.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define RESOURCES "/io/github/pandoria_companion/PandoriaCompanion/share/"

/* The texts for {{key}} in page.html. */
static const struct
{
  const char *key, *text;
} labels[] = {
  { "am", N_ ("I am %s") },
  { "before", N_ ("Earlier Turns") },
  { "board", N_ ("Board") },
  { "cards", N_ ("Cards in hand") },
  { "choose", N_ ("Who are you?") },
  { "empty", N_ ("Nothing has been entered yet.") },
  { "entered", N_ ("Just Entered") },
  { "failed", N_ ("This could not be reported. Try again in a moment.") },
  { "lost", N_ ("Not connected since %s") },
  { "mine", N_ ("My Tableau") },
  { "missed", N_ ("While You Were Away") },
  { "new", N_ ("New") },
  { "none", N_ ("None") },
  { "open", N_ ("Open Regions") },
  { "pdf", N_ ("Summary (PDF)") },
  { "points", N_ ("Points") },
  { "ranking", N_ ("Ranking") },
  { "read", N_ ("Read Aloud") },
  { "reported", N_ ("Reported: turn %s") },
  { "shown", N_ ("Shown on this phone") },
  { "sources", N_ ("Points by Source") },
  { "spell", N_ ("Top spell") },
  { "tile", N_ ("The last tile on the board") },
  { "title", N_ ("Pandoria on the Table") },
  { "turn", N_ ("Turn %s") },
  { "watching", N_ ("Just Watching") },
  { "wrong", N_ ("Something Is Wrong") },
};

static const char *
find_label (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    if (g_str_equal (labels[i].key, key))
      return _ (labels[i].text);
  g_error ("page.html has no text for “%s”", key);
}

GBytes *
pandoria_share_page_get_file (const char *name)
{
  g_autofree char *path = g_strconcat (RESOURCES, name, NULL);
  GError *error = NULL;
  GBytes *bytes = g_resource_lookup_data (pandoria_share_get_resource (), path,
                                          G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  g_assert_no_error (error);
  return bytes;
}

/* Appends the text for {{@key}}. */
static void
append_value (GString *page, const char *key, const char *base)
{
  g_autofree char *language = pandoria_text_language (), *escaped = NULL;
  const char *value;

  if (g_str_equal (key, "base"))
    value = base;
  else if (g_str_equal (key, "language"))
    value = language;
  else
    value = find_label (key);
  escaped = g_markup_escape_text (value, -1);
  g_string_append (page, escaped);
}

GBytes *
pandoria_share_page_make (const char *base)
{
  g_autoptr (GBytes) file = pandoria_share_page_get_file ("page.html");
  g_autofree char *text = g_strndup (g_bytes_get_data (file, NULL), g_bytes_get_size (file));
  g_auto (GStrv) parts = g_strsplit (text, "{{", -1);
  GString *page = g_string_new (parts[0]);

  for (guint i = 1; parts[i] != NULL; i++)
    {
      char *end = strstr (parts[i], "}}");

      g_assert (end != NULL);
      *end = '\0';
      append_value (page, parts[i], base);
      g_string_append (page, end + 2);
    }
  return g_string_free_to_bytes (page);
}
