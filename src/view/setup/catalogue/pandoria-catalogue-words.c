/* The words of the editor of the catalogue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "pandoria-search-words.h"
#include "pandoria-text.h"

#define BETWEEN " ,;\t"

char *
pandoria_catalogue_words_card (const PandoriaPrinted *thing)
{
  const char *realm;

  if (thing->kind != PANDORIA_PRINTED_CARD)
    return NULL;
  if (thing->realm == PANDORIA_REALM_NONE)
    return thing->start ? g_strdup (_ ("A starting card of the beginner’s game")) : NULL;
  realm = pandoria_text_realm ((PandoriaRealm) thing->realm);
  /* Translators: whose card it is: %s is a realm. */
  return g_strdup_printf (thing->start ? _ ("%s: starting card of the beginner’s game") : _ ("%s: custom card"), realm);
}

const char *
pandoria_catalogue_words_unit (PandoriaPrintedKind kind)
{
  switch (kind)
    {
    case PANDORIA_PRINTED_SPELL: return _ ("Printed cost (crystals)");
    case PANDORIA_PRINTED_BUILDING: return _ ("Printed cost (wood)");
    case PANDORIA_PRINTED_CARD: return _ ("Printed price in gold");
    case PANDORIA_PRINTED_MONUMENT: return _ ("Number in the box");
    case PANDORIA_PRINTED_RELIC:
    default: return _ ("Points printed on the relic");
    }
}

static char *
describe_game (const PandoriaLearned *learned)
{
  g_autoptr (GDateTime) time = learned->time != 0 ? g_date_time_new_from_unix_local (learned->time) : NULL;
  g_autofree char *day = time != NULL ? g_date_time_format (time, "%x") : NULL;
  const char *title = learned->title;

  if (title != NULL && day != NULL)
    /* Translators: %1$s is the title of a game, %2$s a date */
    return g_strdup_printf (_ ("Learned in “%1$s”, %2$s"), title, day);
  if (title != NULL)
    return g_strdup_printf (_ ("Learned in “%s”"), title);
  return day != NULL ? g_strdup_printf (_ ("Learned in a game, %s"), day) : g_strdup (_ ("Learned in a game"));
}

char *
pandoria_catalogue_words_source (PandoriaCatalogue *catalogue, const PandoriaPrinted *printed)
{
  g_auto (PandoriaLearned) learned = { 0 };

  switch (pandoria_catalogue_get_source (catalogue, printed, &learned))
    {
    case PANDORIA_PRINTED_SHIPPED: return g_strdup (_ ("From the rulebook"));
    case PANDORIA_PRINTED_LEARNED: return describe_game (&learned);
    case PANDORIA_PRINTED_ENTERED:
    default: return g_strdup (_ ("Entered here"));
    }
}

char *
pandoria_catalogue_words_write (GArray *values)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < values->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (values, guint, i));
  return g_string_free (text, FALSE);
}

static gboolean
is_value (const char *word)
{
  return strlen (word) <= 2 && strspn (word, "0123456789") == strlen (word);
}

GArray *
pandoria_catalogue_words_read (PandoriaPrintedKind kind, const char *text, char **fault)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) words = g_strsplit_set (text, BETWEEN, -1);
  const guint most = pandoria_printed_kind_get_most (kind);

  for (char **word = words; *word != NULL; word++)
    {
      guint value = (guint) g_ascii_strtoull (*word, NULL, 10);

      if (**word == '\0')
        continue;
      if (!is_value (*word) || value > most)
        {
          *fault = g_strdup_printf (_ ("“%1$s” is not a number from 0 to %2$d."), *word, (int) most);
          return NULL;
        }
      g_array_append_val (values, value);
    }
  g_array_sort (values, pandoria_values_compare);
  for (guint i = values->len; i > 1; i--)
    if (g_array_index (values, guint, i - 1) == g_array_index (values, guint, i - 2))
      g_array_remove_index (values, i - 1);
  if (kind == PANDORIA_PRINTED_MONUMENT && values->len > 1)
    {
      *fault = g_strdup (_ ("Enter one number only."));
      return NULL;
    }
  return g_steal_pointer (&values);
}
