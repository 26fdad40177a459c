/* The words of the archive about a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-words.h"

#include <glib/gi18n.h>

#include "pandoria-help.h"
#include "pandoria-json.h"
#include "pandoria-text.h"

char *
pandoria_archive_words_title (PandoriaArchiveEntry *entry)
{
  if (*entry->title != '\0')
    return g_strdup (entry->title);
  return entry->n_players > 0 ? pandoria_archive_words_players (entry)
                              : pandoria_file_display_name (entry->name);
}

/* @when: nullable */
static char *
write_day (GDateTime *when)
{
  if (when == NULL)
    return g_strdup ("");
  /* Translators: a day, as g_date_time_format() takes it: day, name of the month, year */
  return g_date_time_format (when, _ ("%-d %B %Y"));
}

/* The round of an unfinished game, or the duration of a finished one. */
static void
add_progress (GPtrArray *facts, PandoriaArchiveEntry *entry)
{
  if (!entry->finished)
    g_ptr_array_add (facts, g_strdup_printf (_ ("Round %u"), entry->rounds));
  else if (entry->seconds >= 60)
    g_ptr_array_add (facts, pandoria_text_duration (entry->seconds));
}

char *
pandoria_archive_words_day (gint64 time)
{
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (time);

  return write_day (when);
}

/* By the clock of the place where it was played. */
static char *
write_entry_day (PandoriaArchiveEntry *entry)
{
  g_autoptr (GDateTime) when = pandoria_archive_entry_get_day (entry);

  return write_day (when);
}

/* Returns: (nullable): the realms in the order of the players. */
static char *
list_realms (PandoriaArchiveEntry *entry)
{
  g_autoptr (GPtrArray) realms = pandoria_phrases_new ();

  for (guint side = 0; side < pandoria_archive_entry_get_n_sides (entry); side++)
    for (guint seat = side; seat < entry->n_players;
         seat += pandoria_archive_entry_get_n_sides (entry))
      if (entry->players[seat].realm != PANDORIA_REALM_NONE)
        g_ptr_array_add (
            realms, g_strdup (pandoria_text_realm ((PandoriaRealm) entry->players[seat].realm)));
  return realms->len > 0 ? pandoria_phrases_join (realms, ", ") : NULL;
}

static char *
describe_deletion (PandoriaArchiveEntry *entry)
{
  g_autofree char *day = pandoria_archive_words_day (entry->deleted_on);

  /* Translators: %s is the day */
  return g_strdup_printf (_ ("Deleted on %s"), day);
}

char *
pandoria_archive_words_facts (PandoriaArchiveEntry *entry)
{
  g_autoptr (GPtrArray) facts = pandoria_phrases_new ();

  if (entry->deleted != NULL)
    pandoria_phrases_add (facts, describe_deletion (entry));
  g_ptr_array_add (facts, write_entry_day (entry));
  if (entry->n_players > 0)
    {
      add_progress (facts, entry);
      g_ptr_array_add (facts,
                       g_strdup (pandoria_help_get_edition ((PandoriaEdition) entry->edition)));
      if (entry->variant != PANDORIA_VARIANT_REGULAR)
        g_ptr_array_add (facts,
                         g_strdup (pandoria_help_get_variant ((PandoriaVariant) entry->variant)));
      if (entry->partnership)
        g_ptr_array_add (facts, g_strdup (_ ("Partnership")));
      if (*entry->board != '\0' && entry->side == PANDORIA_SIDE_CUSTOM)
        g_ptr_array_add (facts, g_strdup (entry->board));
      pandoria_phrases_add (facts, list_realms (entry));
    }
  return pandoria_phrases_join (facts, " · ");
}

static const char *
get_name (PandoriaArchiveEntry *entry, guint seat)
{
  const PandoriaArchivePlayer *player = &entry->players[seat];

  return *player->name != '\0' ? player->name : pandoria_color_name ((PandoriaColor) player->color);
}

static gboolean
looks_like_another (PandoriaArchiveEntry *entry, guint seat)
{
  for (guint other = 0; other < entry->n_players; other++)
    if (other != seat
        && pandoria_names_look_equal (get_name (entry, seat), get_name (entry, other)))
      return TRUE;
  return FALSE;
}

/* As pandoria_record_get_player_name() makes it. */
static char *
name_player (PandoriaArchiveEntry *entry, guint seat)
{
  g_autofree char *lone = pandoria_isolate (get_name (entry, seat));

  return looks_like_another (entry, seat)
             ? pandoria_color_add_to_name (lone, (PandoriaColor) entry->players[seat].color)
             : g_steal_pointer (&lone);
}

char *
pandoria_archive_words_side (PandoriaArchiveEntry *entry, guint side)
{
  g_autofree char *first = name_player (entry, side), *second = NULL;

  if (!entry->partnership)
    return g_steal_pointer (&first);
  second = name_player (entry, side + 2);
  /* Translators: two partners. */
  return g_strdup_printf (_ ("%1$s and %2$s"), first, second);
}

char *
pandoria_archive_words_players (PandoriaArchiveEntry *entry)
{
  g_autoptr (GPtrArray) names = pandoria_phrases_new ();

  for (guint side = 0; side < pandoria_archive_entry_get_n_sides (entry); side++)
    pandoria_phrases_add (names, pandoria_archive_words_side (entry, side));
  return names->len > 0 ? pandoria_phrases_join (names, ", ") : g_strdup ("");
}

static char *
describe_side (PandoriaArchiveEntry *entry, guint side)
{
  g_autofree char *name = pandoria_archive_words_side (entry, side);
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS,
                                                  pandoria_archive_entry_get_points (entry, side));

  if (pandoria_archive_entry_has_won (entry, side))
    /* Translators: who won a game, and “43 points” */
    return g_strdup_printf (_ ("%1$s, winner, %2$s"), name, points);
  /* Translators: a player and “43 points” */
  return g_strdup_printf (C_ ("player and points", "%1$s, %2$s"), name, points);
}

char *
pandoria_archive_words_copy (PandoriaArchiveEntry *entry)
{
  g_autofree char *name = pandoria_file_display_name (entry->name);

  /* Translators: %s is the name of a file */
  return g_strdup_printf (
      _ ("%s\nAnother file has this game, too. The statistics count the one that is further on."),
      name);
}

char *
pandoria_archive_words_describe (PandoriaArchiveEntry *entry, gboolean is_open, gboolean is_copy)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  g_ptr_array_add (parts, pandoria_archive_words_title (entry));
  if (is_copy)
    g_ptr_array_add (parts, g_strdup (C_ ("game", "Copy")));
  if (is_open)
    g_ptr_array_add (parts, g_strdup (_ ("Open now")));
  else if (pandoria_archive_entry_is_running (entry))
    g_ptr_array_add (parts, g_strdup (C_ ("game", "In progress")));
  g_ptr_array_add (parts, pandoria_archive_words_facts (entry));
  for (guint side = 0; side < pandoria_archive_entry_get_n_sides (entry); side++)
    g_ptr_array_add (parts, describe_side (entry, side));
  pandoria_phrases_add (parts, pandoria_archive_entry_describe_fault (entry));
  return pandoria_phrases_join (parts, "; ");
}
