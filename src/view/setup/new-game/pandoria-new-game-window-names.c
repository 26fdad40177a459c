/* PandoriaNewGameWindow: the known names, and the texts that contain them: the title and the start
 * player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-folder.h"
#include "pandoria-labels.h"
#include "pandoria-name-entry.h"
#include "pandoria-statistics.h"
#include "pandoria-text.h"

#define MAX_NAMES     500
#define N_CHIPS       8
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
pandoria_new_game_window_get_name (PandoriaNewGameWindow *self, guint seat)
{
  return g_strstrip (g_strdup (pandoria_seat_row_get_name (self->seats[seat])));
}

char *
pandoria_new_game_window_get_shown_name (PandoriaNewGameWindow *self, guint seat)
{
  g_autofree char *name = pandoria_new_game_window_get_name (self, seat);

  return name_player (name, seat);
}

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
list_names (PandoriaNewGameWindow *self)
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

GtkWidget *
pandoria_new_game_window_find_nameless (PandoriaNewGameWindow *self)
{
  for (guint i = 0; i < self->n_players; i++)
    {
      g_autofree char *name = pandoria_new_game_window_get_name (self, i);

      if (*name == '\0')
        return GTK_WIDGET (pandoria_seat_row_get_entry (self->seats[i]));
    }
  return self->next_button;
}

/* Returns: the chip at @i. */
static GtkWidget *
get_chip (PandoriaNewGameWindow *self, int i)
{
  return gtk_flow_box_child_get_child (
      gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->chips), i));
}

void
pandoria_new_game_window_show_chips (PandoriaNewGameWindow *self)
{
  const char *const *names = (const char *const *) self->names;
  gboolean any;

  if (names == NULL)
    return;
  any = *names != NULL && pandoria_new_game_window_find_nameless (self) != self->next_button;
  for (int i = 0; i < N_CHIPS; i++)
    {
      GtkWidget *chip = get_chip (self, i);

      gtk_widget_set_visible (gtk_widget_get_parent (chip), *names != NULL);
      if (*names != NULL)
        pandoria_set_button_label (GTK_BUTTON (chip), *names++);
    }
  gtk_widget_set_visible (self->chips, any);
}

/* Returns: the chip from @first on that can be pressed, without the one before it; else the button
 * for the next page. */
static GtkWidget *
find_free_chip (PandoriaNewGameWindow *self, int first)
{
  for (int i = 0; i < N_CHIPS - 1; i++)
    {
      GtkWidget *chip = get_chip (self, (first + i) % N_CHIPS);

      if (gtk_widget_get_mapped (chip) && gtk_widget_get_sensitive (chip))
        return chip;
    }
  return self->next_button;
}

/* A chip can be pressed while its name is free and a seat has none. */
static void
free_chips (PandoriaNewGameWindow *self, const char *const *taken)
{
  gboolean any = pandoria_new_game_window_find_nameless (self) != self->next_button;
  int focused = -1;

  for (int i = 0; i < N_CHIPS; i++)
    {
      GtkWidget *chip = get_chip (self, i);
      const char *name = gtk_button_get_label (GTK_BUTTON (chip));
      gboolean is_free = any && name != NULL && !g_strv_contains (taken, name);

      if (gtk_widget_has_focus (chip) && !is_free)
        focused = i;
      else
        gtk_widget_set_sensitive (chip, is_free);
    }
  if (focused < 0)
    return;
  gtk_widget_grab_focus (find_free_chip (self, focused + 1));
  gtk_widget_set_sensitive (get_chip (self, focused), FALSE);
}

static void
on_chip_clicked (PandoriaNewGameWindow *self, GtkButton *button)
{
  GtkWidget *entry = pandoria_new_game_window_find_nameless (self);

  if (GTK_IS_EDITABLE (entry))
    gtk_editable_set_text (GTK_EDITABLE (entry), gtk_button_get_label (button));
}

void
pandoria_new_game_window_add_chips (PandoriaNewGameWindow *self)
{
  for (int i = 0; i < N_CHIPS; i++)
    {
      GtkWidget *button = gtk_button_new ();

      g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_chip_clicked), self);
      gtk_flow_box_insert (GTK_FLOW_BOX (self->chips), button, -1);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
    }
}

void
pandoria_new_game_window_offer_names (PandoriaNewGameWindow *self)
{
  g_auto (GStrv) taken = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);
  g_autoptr (GPtrArray) free_names = g_ptr_array_new ();

  if (self->names == NULL)
    return;
  for (guint i = 0; i < self->n_players; i++)
    taken[i] = pandoria_new_game_window_get_name (self, i);
  for (guint i = 0; self->names[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) taken, self->names[i]))
      g_ptr_array_add (free_names, self->names[i]);
  g_ptr_array_add (free_names, NULL);
  for (guint i = 0; i < self->n_players; i++)
    pandoria_name_entry_set_names (pandoria_seat_row_get_entry (self->seats[i]),
                                   (const char *const *) free_names->pdata);
  if (!self->touched) /* else they would move the rows below */
    pandoria_new_game_window_show_chips (self);
  free_chips (self, (const char *const *) taken);
}

static void
on_archive_loaded (PandoriaNewGameWindow *self)
{
  if (!pandoria_archive_is_loaded (self->archive))
    return;
  g_strfreev (self->names);
  self->names = list_names (self);
  pandoria_new_game_window_offer_names (self);
  pandoria_new_game_window_make_title (self);
}

void
pandoria_new_game_window_follow_archive (PandoriaNewGameWindow *self)
{
  self->archive = pandoria_archive_get ();
  g_signal_connect_object (self->archive, "notify::loaded", G_CALLBACK (on_archive_loaded), self,
                           G_CONNECT_SWAPPED);
  pandoria_archive_load_async (self->archive, NULL, NULL);
  on_archive_loaded (self);
}

/* --- the title ------------------------------------------------------------------------------ */

static char *
get_short_name (PandoriaNewGameWindow *self, guint seat)
{
  g_autofree char *name = pandoria_new_game_window_get_shown_name (self, seat);
  g_autofree char *head = NULL;

  if (g_utf8_strlen (name, -1) <= LONGEST_NAME)
    return g_steal_pointer (&name);
  head = g_utf8_substring (name, 0, LONGEST_NAME - 1);
  return g_strconcat (head, "…", NULL);
}

static char *
join_names (PandoriaNewGameWindow *self)
{
  g_auto (GStrv) names = g_new0 (char *, self->n_players + 1);

  for (guint i = 0; i < self->n_players; i++)
    names[i] = get_short_name (self, i);
  if (pandoria_new_game_window_is_partnership (self))
    /* Translators: two pairs of partners in the title of a game */
    return g_strdup_printf (_ ("%1$s and %2$s – %3$s and %4$s"), names[0], names[2], names[1],
                            names[3]);
  return g_strjoinv (", ", names);
}

static GHashTable *
list_titles (PandoriaNewGameWindow *self)
{
  GHashTable *titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GListModel *games = pandoria_archive_get_games (self->archive);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (PandoriaArchiveEntry) entry = g_list_model_get_item (games, i);

      g_hash_table_add (titles, g_strdup (entry->title));
    }
  return titles;
}

/* Returns: (transfer full): @title, or “@title (2)”, “@title (3)” … if the archive has a game of
 * that title. */
static char *
make_unlike (PandoriaNewGameWindow *self, const char *title)
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
make_default_title (PandoriaNewGameWindow *self, const char *names)
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
rename_title (PandoriaNewGameWindow *self, const char *names)
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

void
pandoria_new_game_window_make_title (PandoriaNewGameWindow *self)
{
  g_autofree char *names = join_names (self);
  g_autofree char *title
      = self->title_end != NULL ? rename_title (self, names) : make_default_title (self, names);
  gboolean is_old = g_strcmp0 (title, self->old_title) == 0;
  g_autofree char *unlike
      = self->archive != NULL && !is_old ? make_unlike (self, title) : g_strdup (title);

  if (self->has_own_title
      || g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->title_row)), unlike) == 0)
    return;
  self->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->title_row), unlike);
  self->updating = FALSE;
}

void
pandoria_new_game_window_read_title (PandoriaNewGameWindow *self, PandoriaRecord *record)
{
  g_autofree char *names = join_names (self);
  const char *title = pandoria_record_get_title (record);

  self->old_day = pandoria_record_get_day (record);
  self->old_title = g_strdup (title);
  if (g_str_has_prefix (title, names) && g_str_has_prefix (title + strlen (names), BEFORE_DAY))
    self->title_end = g_strdup (title + strlen (names));
  self->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->title_row), title);
  self->updating = FALSE;
  self->has_own_title = self->title_end == NULL && *title != '\0';
}

char *
pandoria_new_game_window_find_title (PandoriaNewGameWindow *self)
{
  g_autofree char *title = NULL;

  pandoria_new_game_window_make_title (self);
  title = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->title_row))));
  return self->is_edit ? g_steal_pointer (&title) : make_unlike (self, title);
}

/* --- sentences ------------------------------------------------------------------------------ */

char *
pandoria_new_game_window_describe_player (const char *name, guint seat, PandoriaRealm realm)
{
  g_autofree char *shown = name_player (name, seat);

  if (realm == PANDORIA_REALM_NONE)
    return g_steal_pointer (&shown);
  /* Translators: a player and the realm, “Marta (Dwarves)” */
  return g_strdup_printf (_ ("%s (%s)"), shown, pandoria_text_realm (realm));
}

char *
pandoria_new_game_window_describe_seat (PandoriaNewGameWindow *self, guint seat)
{
  g_autofree char *name = pandoria_new_game_window_get_name (self, seat);

  return pandoria_new_game_window_describe_player (name, seat,
                                                   pandoria_seat_row_get_realm (self->seats[seat]));
}
