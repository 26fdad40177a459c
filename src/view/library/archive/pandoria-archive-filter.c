/* PandoriaArchiveFilter: selects the games that the archive shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-window-private.h"

#include <string.h>

#include "pandoria-archive-words.h"
#include "pandoria-search-words.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

struct _PandoriaArchiveFilter
{
  GtkFilter parent_instance;

  char *text; /* folded */
  GStrv words;
  GArray *realms; /* guint: for each word, the realms (bits) whose names contain it */
  PandoriaArchiveShow show;
};

G_DEFINE_FINAL_TYPE (PandoriaArchiveFilter, pandoria_archive_filter, GTK_TYPE_FILTER)

static gboolean
is_shown (PandoriaArchiveFilter *self, PandoriaArchiveEntry *entry)
{
  switch (self->show)
    {
    case PANDORIA_ARCHIVE_SHOW_RUNNING: return pandoria_archive_entry_is_running (entry);
    case PANDORIA_ARCHIVE_SHOW_FINISHED: return entry->n_players > 0 && entry->finished;
    case PANDORIA_ARCHIVE_SHOW_FAULTY: return entry->fault != PANDORIA_ARCHIVE_FAULT_NONE;
    case PANDORIA_ARCHIVE_SHOW_ALL:
    default: return TRUE;
    }
}

static gboolean
has_realm (PandoriaArchiveEntry *entry, guint realms)
{
  for (guint seat = 0; seat < entry->n_players; seat++)
    if ((realms >> entry->players[seat].realm & 1) != 0)
      return TRUE;
  return FALSE;
}

/* Returns: whether the date, as the row shows it or as files and calendars write it, contains @word. */
static gboolean
has_date (PandoriaArchiveEntry *entry, const char *word)
{
  g_autofree char *day = pandoria_archive_words_day (entry->changed);
  g_autofree char *folded = pandoria_search_fold (day);
  g_autoptr (GDateTime) when = NULL;
  g_autofree char *number = NULL;

  if (strstr (folded, word) != NULL)
    return TRUE;
  when = g_date_time_new_from_unix_local (entry->changed);
  number = when != NULL ? g_date_time_format (when, "%Y-%m-%d") : NULL;
  return number != NULL && strstr (number, word) != NULL;
}

static gboolean
pandoria_archive_filter_match (GtkFilter *filter, gpointer item)
{
  PandoriaArchiveFilter *self = PANDORIA_ARCHIVE_FILTER (filter);
  PandoriaArchiveEntry *entry = item;

  if (!is_shown (self, entry))
    return FALSE;
  for (guint i = 0; self->words != NULL && self->words[i] != NULL; i++)
    if (strstr (entry->search, self->words[i]) == NULL && !has_realm (entry, g_array_index (self->realms, guint, i))
        && !has_date (entry, self->words[i]))
      return FALSE;
  return TRUE;
}

static GtkFilterMatch
pandoria_archive_filter_get_strictness (GtkFilter *filter)
{
  return pandoria_archive_filter_is_set (PANDORIA_ARCHIVE_FILTER (filter)) ? GTK_FILTER_MATCH_SOME
                                                                           : GTK_FILTER_MATCH_ALL;
}

static void
pandoria_archive_filter_class_init (PandoriaArchiveFilterClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaArchiveFilter, text, g_free),
                            PANDORIA_OWNS (PandoriaArchiveFilter, words, g_strfreev),
                            PANDORIA_OWNS (PandoriaArchiveFilter, realms, g_array_unref), NULL);
  GTK_FILTER_CLASS (klass)->match = pandoria_archive_filter_match;
  GTK_FILTER_CLASS (klass)->get_strictness = pandoria_archive_filter_get_strictness;
}

static void
pandoria_archive_filter_init (PandoriaArchiveFilter *self)
{
  self->text = g_strdup ("");
  self->realms = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* Returns: bits of PandoriaRealm. */
static guint
find_realms (const char *word)
{
  guint realms = 0;

  for (guint realm = PANDORIA_REALM_NONE + 1; realm < PANDORIA_N_REALMS; realm++)
    {
      g_autofree char *name = pandoria_search_fold (pandoria_text_realm ((PandoriaRealm) realm));

      if (strstr (name, word) != NULL)
        realms |= 1u << realm;
    }
  return realms;
}

static void
set_words (PandoriaArchiveFilter *self)
{
  g_strfreev (self->words);
  self->words = pandoria_search_words_new (self->text);
  g_array_set_size (self->realms, 0);
  for (guint i = 0; self->words != NULL && self->words[i] != NULL; i++)
    {
      guint realms = find_realms (self->words[i]);

      g_array_append_val (self->realms, realms);
    }
}

void
pandoria_archive_filter_set_text (PandoriaArchiveFilter *self, const char *text)
{
  GtkFilterChange change = GTK_FILTER_CHANGE_DIFFERENT;
  g_autofree char *folded = NULL;

  g_return_if_fail (PANDORIA_IS_ARCHIVE_FILTER (self) && text != NULL);

  folded = pandoria_search_fold (text);
  if (strcmp (folded, self->text) == 0)
    return;
  /* A longer word can only match fewer games. */
  if (g_str_has_prefix (folded, self->text))
    change = GTK_FILTER_CHANGE_MORE_STRICT;
  else if (g_str_has_prefix (self->text, folded))
    change = GTK_FILTER_CHANGE_LESS_STRICT;
  g_free (self->text);
  self->text = g_steal_pointer (&folded);
  set_words (self);
  gtk_filter_changed (GTK_FILTER (self), change);
}

void
pandoria_archive_filter_set_show (PandoriaArchiveFilter *self, PandoriaArchiveShow show)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE_FILTER (self));

  if (self->show == show)
    return;
  self->show = show;
  gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}

gboolean
pandoria_archive_filter_is_set (PandoriaArchiveFilter *self)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_FILTER (self), FALSE);
  return self->words != NULL || self->show != PANDORIA_ARCHIVE_SHOW_ALL;
}
