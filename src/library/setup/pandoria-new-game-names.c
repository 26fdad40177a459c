/* PandoriaNewGame: the names, known and entered, and the title made of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "pandoria-folder.h"
#include "pandoria-statistics.h"
#include "pandoria-text.h"

#define MAX_NAMES     500
#define LONGEST_NAME  40 /* in a title, in characters */
#define LONGEST_TITLE 190
#define MAX_SAME      10000
#define BEFORE_DAY    " · " /* in a title made by the program, in every language */

/* --- names ---------------------------------------------------------------------------------- */

/* Returns: (transfer full): @name, or “Player 1” if it is empty. */
static char *
name_player (const char *name, guint seat)
{
  return *name != '\0' ? g_strdup (name) : g_strdup_printf (_ ("Player %u"), seat + 1);
}

char *
pandoria_new_game_get_name (PandoriaNewGame *self, guint seat)
{
  PandoriaNewPlayer *player;

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self) && seat < PANDORIA_MAX_PLAYERS, NULL);

  player = pandoria_new_game_get_player (self, seat);
  return g_strstrip (g_strdup (pandoria_new_player_get_name (player)));
}

char *
pandoria_new_game_get_shown_name (PandoriaNewGame *self, guint seat)
{
  g_autofree char *name = pandoria_new_game_get_name (self, seat);

  return name_player (name, seat);
}

int
pandoria_new_game_find_nameless (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), -1);

  for (guint i = 0; i < pandoria_new_game_get_n_players (self); i++)
    {
      g_autofree char *name = pandoria_new_game_get_name (self, i);

      if (*name == '\0')
        return (int) i;
    }
  return -1;
}

/* Returns: (transfer full): the player @name of @seat and the realm, “Marta (Dwarves)”. */
static char *
describe_player (const char *name, guint seat, PandoriaRealm realm)
{
  g_autofree char *shown = name_player (name, seat);

  if (realm == PANDORIA_REALM_NONE)
    return g_steal_pointer (&shown);
  /* Translators: a player and the realm, “Marta (Dwarves)” */
  return g_strdup_printf (_ ("%s (%s)"), shown, pandoria_text_realm (realm));
}

char *
pandoria_new_game_describe_player (PandoriaNewGame *self, guint seat)
{
  g_autofree char *name = pandoria_new_game_get_name (self, seat);

  return describe_player (name, seat, pandoria_new_game_get_realm (self, seat));
}

char *
pandoria_new_game_describe_players (PandoriaNewGame *self)
{
  g_auto (GStrv) players = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), NULL);

  for (guint i = 0; i < pandoria_new_game_get_n_players (self); i++)
    players[i] = pandoria_new_game_describe_player (self, i);
  return g_strjoinv (", ", players);
}

char *
pandoria_new_game_describe_last (PandoriaNewGame *self)
{
  g_auto (GStrv) players = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), NULL);

  for (guint i = 0; i < self->last.n; i++)
    players[i] = describe_player (self->last.names[i], i, self->last.realms[i]);
  return g_strjoinv (", ", players);
}

/* --- the archive ---------------------------------------------------------------------------- */

/* Most games first; of equals, the latest. */
static int
compare_known (gconstpointer a, gconstpointer b)
{
  const PandoriaStatisticsRow *one = *(PandoriaStatisticsRow *const *) a,
                              *other = *(PandoriaStatisticsRow *const *) b;
  guint games = one->games + one->unfinished, other_games = other->games + other->unfinished;

  if (games != other_games)
    return games > other_games ? -1 : 1;
  if (one->named != other->named)
    return one->named > other->named ? -1 : 1;
  return (one->number > other->number) - (one->number < other->number);
}

static gboolean
is_name (const char *name)
{
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    {
      g_autofree char *nameless = name_player ("", seat);

      if (g_str_equal (name, nameless))
        return FALSE;
    }
  return *name != '\0';
}

static GStrv
list_names (PandoriaNewGame *self)
{
  g_autofree char *path = pandoria_folder_get_file (PANDORIA_FOLDER_PEOPLE);
  g_autoptr (PandoriaPeople) people = pandoria_people_load (path, NULL);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (PandoriaStatistics) players = NULL;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  GListModel *games = pandoria_archive_get_games (self->archive);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    g_ptr_array_add (entries, g_list_model_get_item (games, i));
  players = pandoria_statistics_new (entries, PANDORIA_STATISTICS_BY_PLAYER, people);
  g_ptr_array_sort (players->rows, compare_known);
  for (guint i = 0; i < MIN (players->rows->len, MAX_NAMES); i++)
    {
      const PandoriaStatisticsRow *row = players->rows->pdata[i];

      if (is_name (row->name))
        g_strv_builder_add (names, row->name);
    }
  return g_strv_builder_end (names);
}

static void
on_archive_loaded (PandoriaNewGame *self)
{
  if (!pandoria_archive_is_loaded (self->archive))
    return;
  g_strfreev (self->names);
  self->names = list_names (self);
  g_object_notify (G_OBJECT (self), "names");
  pandoria_new_game_make_title (self);
}

void
pandoria_new_game_follow_archive (PandoriaNewGame *self)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME (self) && self->archive == NULL);

  self->archive = pandoria_archive_get ();
  g_signal_connect_object (self->archive, "notify::loaded", G_CALLBACK (on_archive_loaded), self,
                           G_CONNECT_SWAPPED);
  pandoria_archive_load_async (self->archive, NULL, NULL);
  on_archive_loaded (self);
}

const char *const *
pandoria_new_game_get_names (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), NULL);
  return (const char *const *) self->names;
}

/* --- the title ------------------------------------------------------------------------------ */

static char *
get_short_name (PandoriaNewGame *self, guint seat)
{
  g_autofree char *name = pandoria_new_game_get_shown_name (self, seat);
  g_autofree char *head = NULL;

  if (g_utf8_strlen (name, -1) <= LONGEST_NAME)
    return g_steal_pointer (&name);
  head = g_utf8_substring (name, 0, LONGEST_NAME - 1);
  return g_strconcat (head, "…", NULL);
}

static char *
join_names (PandoriaNewGame *self)
{
  g_auto (GStrv) names = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);

  for (guint i = 0; i < pandoria_new_game_get_n_players (self); i++)
    names[i] = get_short_name (self, i);
  if (pandoria_new_game_is_partnership (self))
    /* Translators: two pairs of partners in the title of a game */
    return g_strdup_printf (_ ("%1$s and %2$s – %3$s and %4$s"), names[0], names[2], names[1],
                            names[3]);
  return g_strjoinv (", ", names);
}

static GHashTable *
list_titles (PandoriaNewGame *self)
{
  GHashTable *titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GListModel *games = self->archive != NULL ? pandoria_archive_get_games (self->archive) : NULL;
  const guint n = games != NULL ? g_list_model_get_n_items (games) : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (PandoriaArchiveEntry) entry = g_list_model_get_item (games, i);

      g_hash_table_add (titles, g_strdup (entry->title));
    }
  return titles;
}

/* Returns: (transfer full): @title, or “@title (2)”, “@title (3)” … if the archive has a game of
 * that title. */
static char *
make_unlike (PandoriaNewGame *self, const char *title)
{
  g_autoptr (GHashTable) titles = list_titles (self);
  g_autofree char *stem
      = g_utf8_substring (title, 0, MIN (g_utf8_strlen (title, -1), LONGEST_TITLE));
  char *unlike = g_strdup (title);

  for (guint i = 2; i < MAX_SAME && g_hash_table_contains (titles, unlike); i++)
    {
      g_free (unlike);
      unlike = g_strdup_printf ("%s (%u)", stem, i);
    }
  return unlike;
}

/* Returns: (transfer full): the title made of names and day. */
static char *
make_default_title (PandoriaNewGame *self, const char *names)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  /* Translators: the day of a game in its title, as “22 Nov”; see g_date_time_format() */
  g_autofree char *date = g_date_time_format (self->old_day != NULL ? self->old_day : now,
                                              C_ ("day in a title", "%-d %b"));

  /* Translators: how a new game is called: its players and the day, “Marta, Jonas · 22 Nov” */
  return g_strdup_printf (_ ("%s · %s"), names, date != NULL ? date : "");
}

/* Keeps the day or other text after the names, but not the number that distinguishes games with the
 * same names. */
static char *
rename_title (PandoriaNewGame *self, const char *names)
{
  g_autoptr (GRegex) number
      = g_regex_new (" \\([0-9]{1,5}\\)$", G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, NULL);
  g_autofree char *same = g_strconcat (names, self->title_end, NULL);
  g_autofree char *end
      = g_regex_replace_literal (number, self->title_end, -1, 0, "", G_REGEX_MATCH_DEFAULT, NULL);

  if (g_strcmp0 (same, self->old_title) == 0)
    return g_steal_pointer (&same);
  return g_strconcat (names, end, NULL);
}

static void
take_title (PandoriaNewGame *self, const char *title)
{
  if (g_strcmp0 (self->title, title) == 0)
    return;
  g_free (self->title);
  self->title = g_strdup (title);
  g_object_notify (G_OBJECT (self), "title");
}

void
pandoria_new_game_make_title (PandoriaNewGame *self)
{
  g_autofree char *names = NULL, *title = NULL, *unlike = NULL;

  if (self->has_own_title)
    return;
  names = join_names (self);
  title = self->title_end != NULL ? rename_title (self, names) : make_default_title (self, names);
  unlike = g_strcmp0 (title, self->old_title) != 0 ? make_unlike (self, title) : g_strdup (title);
  take_title (self, unlike);
}

void
pandoria_new_game_read_title (PandoriaNewGame *self, PandoriaRecord *record)
{
  g_autofree char *names = join_names (self);
  const char *title = pandoria_record_get_title (record);

  self->old_day = pandoria_record_get_day (record);
  self->old_title = g_strdup (title);
  if (g_str_has_prefix (title, names) && g_str_has_prefix (title + strlen (names), BEFORE_DAY))
    self->title_end = g_strdup (title + strlen (names));
  self->has_own_title = self->title_end == NULL && *title != '\0';
  take_title (self, title);
}

char *
pandoria_new_game_find_title (PandoriaNewGame *self)
{
  g_autofree char *title = NULL;

  pandoria_new_game_make_title (self);
  title = g_strstrip (g_strdup (self->title));
  return self->old_title != NULL ? g_steal_pointer (&title) : make_unlike (self, title);
}
