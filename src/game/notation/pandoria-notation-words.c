/* The shapes of the notation's words: one function and one sentence for each kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define TERRAIN_LETTERS "fmhc"
/* More than any marker can move (rulings 54). */
#define MAX_DIFFERENCE 20000
#define MAX_NUMBER     99

typedef struct
{
  gboolean (*read) (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value);
  const char *sentence; /* what is expected */
} WantRow;

/* --- parts of words --------------------------------------------------------------------------------------------- */

char
pandoria_word_terrain (PandoriaTerrain terrain)
{
  return g_ascii_toupper (TERRAIN_LETTERS[terrain]);
}

const guint8 *
pandoria_word_levels (int card)
{
  return card >= 0 ? pandoria_spell_levels ((PandoriaSpell) card) : pandoria_building_levels ((PandoriaBuilding) -card);
}

char *
pandoria_word_level (int card, guint level)
{
  const char *label = card < 0 ? pandoria_building_level_label ((PandoriaBuilding) -card, level) : NULL;

  return label != NULL ? g_strdup (label) : g_strdup_printf ("%u", level);
}

static gboolean
read_space_of (const char *word, gsize length, PandoriaSpace *space)
{
  char name[4] = { 0 };

  if (length < 2 || length > 3)
    return FALSE;
  memcpy (name, word, length);
  name[0] = g_ascii_toupper (name[0]);
  *space = pandoria_space_from_name (name);
  return *space != PANDORIA_SPACE_NONE;
}

/* @length is shorter without an L at the end. */
static gboolean
read_leader (const char *word, gsize *length)
{
  if (*length < 2 || word[*length - 1] != 'l')
    return FALSE;
  (*length)--;
  return TRUE;
}

static gboolean
read_whole_number (const char *word, gsize length, int max, int *number)
{
  guint64 value = 0;

  if (length == 0 || length > 5)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (g_ascii_isdigit (word[i]))
      value = value * 10 + (guint64) (word[i] - '0');
    else
      return FALSE;
  *number = (int) value;
  return value <= (guint64) max;
}

static int
find_seat (const PandoriaSeats *seats, const char *word, gsize length)
{
  for (guint i = 0; i < seats->n; i++)
    if (strlen (pandoria_color_key (seats->colors[i])) == length
        && strncmp (word, pandoria_color_key (seats->colors[i]), length) == 0)
      return (int) i;
  return -1;
}

static gboolean
read_seat (const PandoriaSeats *seats, const char *word, gsize length, PandoriaValue *value)
{
  int seat = find_seat (seats, word, length);

  value->player = (guint8) MAX (seat, 0);
  return seat >= 0;
}

/* --- shapes ----------------------------------------------------------------------------------------------------- */

static gboolean
read_hex (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  const char *letter = word[0] != '\0' ? strchr (TERRAIN_LETTERS, word[0]) : NULL;

  if (letter == NULL || word[1] < '0' || word[1] > '0' + PANDORIA_MAX_SYMBOLS || word[2] != '\0')
    return FALSE;
  value->number = (int) (letter - TERRAIN_LETTERS);
  value->other = word[1] - '0';
  return TRUE;
}

static gboolean
read_space (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  return read_space_of (word, strlen (word), &value->space);
}

static gboolean
read_figure (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  gsize length = strlen (word);

  value->leader = read_leader (word, &length);
  return read_space_of (word, length, &value->space);
}

static gboolean
read_add (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  return word[0] == '+' && read_figure (seats, want, word + 1, value);
}

static gboolean
read_slot_of (const PandoriaSeats *seats, const char *word, gsize length, PandoriaValue *value)
{
  const char *sign = memchr (word, '#', length);
  int slot;

  if (sign == NULL || !read_seat (seats, word, (gsize) (sign - word), value)
      || !read_whole_number (sign + 1, length - (gsize) (sign + 1 - word), PANDORIA_MAX_SLOTS, &slot) || slot == 0)
    return FALSE;
  value->slot = (guint8) (slot - 1);
  return TRUE;
}

static gboolean
read_take (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  if (word[0] != '-')
    return FALSE;
  value->space = PANDORIA_SPACE_NONE;
  if (read_slot_of (seats, word + 1, strlen (word + 1), value))
    return TRUE;
  value->player = PANDORIA_NOBODY;
  value->slot = 0;
  return read_space_of (word + 1, strlen (word + 1), &value->space);
}

static gboolean
read_move (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  const char *sign = strchr (word, '>');

  return sign != NULL && read_space_of (word, (gsize) (sign - word), &value->space)
         && read_space_of (sign + 1, strlen (sign + 1), &value->to);
}

static gboolean
read_artifacts (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  return word[0] == '*' && read_whole_number (word + 1, strlen (word + 1), 2, &value->number) && value->number > 0;
}

static gboolean
read_level (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  if (want->number >= 0)
    return read_whole_number (word, strlen (word), G_MAXUINT8, &value->number)
           && pandoria_spell_has_level ((PandoriaSpell) want->number, (guint) value->number);
  for (const guint8 *level = pandoria_word_levels (want->number); *level != 0; level++)
    {
      g_autofree char *text = pandoria_word_level (want->number, *level);

      value->number = *level;
      if (strcmp (word, text) == 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
read_cost (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  return word[0] == '@' && read_whole_number (word + 1, strlen (word + 1), PANDORIA_MAX_COST, &value->number);
}

static gboolean
read_slot (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  int slot;

  if (word[0] != '#' || !read_whole_number (word + 1, strlen (word + 1), PANDORIA_MAX_SLOTS, &slot) || slot == 0)
    return FALSE;
  value->slot = (guint8) (slot - 1);
  return TRUE;
}

static gboolean
read_resource (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  value->number = pandoria_counter_from_key (word);
  return value->number >= 0 && value->number < PANDORIA_N_RESOURCES;
}

static gboolean
read_color (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  return read_seat (seats, word, strlen (word), value);
}

static gboolean
read_color_figure (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  gsize length = strlen (word);

  value->leader = FALSE;
  if (read_seat (seats, word, length, value))
    return TRUE;
  value->leader = read_leader (word, &length);
  return read_seat (seats, word, length, value);
}

static gboolean
read_slot_figure (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  gsize length = strlen (word);

  value->leader = read_leader (word, &length);
  return read_slot_of (seats, word, length, value);
}

static gboolean
read_region_of (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  const char *sign = strchr (word, ':');

  return sign != NULL && read_seat (seats, word, (gsize) (sign - word), value)
         && read_space_of (sign + 1, strlen (sign + 1), &value->space);
}

static gboolean
read_prisoners (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  gsize length = strlen (word);

  value->number = 0;
  value->leader = strcmp (word, "l") == 0 || read_leader (word, &length);
  return strcmp (word, "l") == 0 || read_whole_number (word, length, PANDORIA_MAX_PAY - 1, &value->number);
}

static gboolean
read_number (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  return read_whole_number (word, strlen (word), MAX_NUMBER, &value->number) && value->number >= want->number;
}

static gboolean
read_counter (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  const char *sign = strpbrk (word, "+-");
  g_autofree char *key = sign != NULL ? g_strndup (word, (gsize) (sign - word)) : NULL;

  if (sign == NULL || !read_whole_number (sign + 1, strlen (sign + 1), MAX_DIFFERENCE, &value->other))
    return FALSE;
  value->number = pandoria_counter_from_key (key);
  if (*sign == '-')
    value->other = -value->other;
  return value->number >= 0;
}

static gboolean
read_edit_value (const PandoriaSeats *seats, const char *text, PandoriaValue *value)
{
  value->other = -1;
  if (strcmp (text, "none") == 0)
    return value->number != PANDORIA_EDIT_SYMBOLS && value->number != PANDORIA_EDIT_ARTIFACTS;
  switch (value->number)
    {
    case PANDORIA_EDIT_TERRAIN: return (value->other = pandoria_terrain_from_key (text)) >= 0;
    case PANDORIA_EDIT_SYMBOLS: return read_whole_number (text, strlen (text), PANDORIA_MAX_SYMBOLS, &value->other);
    case PANDORIA_EDIT_ARTIFACTS: return read_whole_number (text, strlen (text), PANDORIA_MAX_ARTIFACTS, &value->other);
    case PANDORIA_EDIT_CASTLE: return (value->other = find_seat (seats, text, strlen (text))) >= 0;
    default: break;
    }
  if (!read_color_figure (seats, NULL, text, value))
    return FALSE;
  value->other = value->player;
  return TRUE;
}

static gboolean
read_edit (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  static const char *const members[] = { "terrain=", "symbols=", "castle=", "figure=", "artifacts=" };

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (g_str_has_prefix (word, members[i]))
      {
        value->number = (int) i;
        return read_edit_value (seats, word + strlen (members[i]), value);
      }
  return FALSE;
}

static gboolean
read_table (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  return pandoria_table_word_read (seats, word, value);
}

static gboolean
read_spell (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  value->number = pandoria_spell_from_key (word);
  return value->number >= 0;
}

static gboolean
read_building (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  value->number = pandoria_building_from_key (word);
  return value->number >= 0;
}

static gboolean
read_own_word (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  return want->word != NULL && strcmp (word, want->word) == 0;
}

static gboolean
read_act (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  return FALSE;
}

static const WantRow want_rows[] = {
  [PANDORIA_WANT_HEX] = { read_hex, N_ ("A terrain with its symbols belongs here, such as F2: F forest, M mountains, "
                                        "H hills or C city, and 0 to 3.") },
  [PANDORIA_WANT_SPACE] = { read_space, N_ ("A space belongs here, such as G6.") },
  [PANDORIA_WANT_FIGURE] = { read_figure, N_ ("A space belongs here, such as G6, or G6L for the leader.") },
  [PANDORIA_WANT_ADD] = { read_add, N_ ("A figure and its space belong here, such as +G6, or +G6L for the leader.") },
  [PANDORIA_WANT_TAKE]
  = { read_take, N_ ("A figure that returns to the reserve belongs here, such as -G6, or -blue#2.") },
  [PANDORIA_WANT_MOVE] = { read_move, N_ ("A move from space to space belongs here, such as G6>H7.") },
  [PANDORIA_WANT_ARTIFACTS] = { read_artifacts, N_ ("The number of artifacts belongs here, *1 or *2.") },
  [PANDORIA_WANT_LEVEL] = { read_level, N_ ("The level belongs here: %s.") },
  [PANDORIA_WANT_COST] = { read_cost, N_ ("The printed cost belongs here, such as @5.") },
  [PANDORIA_WANT_SLOT] = { read_slot, N_ ("The slot belongs here, from #1 to #5.") },
  [PANDORIA_WANT_RESOURCE] = { read_resource, N_ ("A resource belongs here: crystal, gold or wood.") },
  [PANDORIA_WANT_COLOR] = { read_color, N_ ("A player’s color belongs here: %s.") },
  [PANDORIA_WANT_COLOR_FIGURE]
  = { read_color_figure, N_ ("A player’s color belongs here, followed by an L for the leader: %s.") },
  [PANDORIA_WANT_SLOT_FIGURE]
  = { read_slot_figure, N_ ("A player’s color and a slot belong here, such as blue#2, or blue#2L for the leader.") },
  [PANDORIA_WANT_REGION_OF]
  = { read_region_of, N_ ("A player’s color and a space of the region belong here, such as blue:F6.") },
  [PANDORIA_WANT_PRISONERS]
  = { read_prisoners, N_ ("The prisoners belong here: a number of workers, with an L for the leader, such as 2L.") },
  [PANDORIA_WANT_NUMBER] = { read_number, N_ ("A number belongs here.") },
  [PANDORIA_WANT_COUNTER] = { read_counter, N_ ("A change belongs here, such as wood+2 or points-1.") },
  [PANDORIA_WANT_EDIT] = { read_edit, N_ ("What is changed belongs here, such as terrain=forest, symbols=2, "
                                          "castle=red, figure=redL or figure=none.") },
  [PANDORIA_WANT_TABLE] = { read_table, N_ ("What is changed belongs here, such as round=5, active=red, tiles=20 or "
                                            "monuments=3,3,4.") },
  [PANDORIA_WANT_SPELL] = { read_spell, N_ ("A spell belongs here, such as rage.") },
  [PANDORIA_WANT_BUILDING] = { read_building, N_ ("A building belongs here, such as bank.") },
  [PANDORIA_WANT_WORD] = { read_own_word, N_ ("The word “%s” belongs here.") },
  [PANDORIA_WANT_ACT] = { read_act, N_ ("An action belongs here.") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (want_rows) == PANDORIA_N_WANTS);

gboolean
pandoria_word_read (const PandoriaSeats *seats, const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  return want_rows[want->kind].read (seats, want, word, value);
}

/* --- sentences -------------------------------------------------------------------------------------------------- */

static char *
list_levels (int card)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (const guint8 *level = pandoria_word_levels (card); *level != 0; level++)
    {
      g_autofree char *text = pandoria_word_level (card, *level);

      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", text);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static char *
list_colors (const PandoriaSeats *seats)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < seats->n; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", pandoria_color_key (seats->colors[i]));
  return g_string_free (g_steal_pointer (&list), FALSE);
}

char *
pandoria_want_describe (const PandoriaSeats *seats, const PandoriaWant *want)
{
  const char *sentence = _ (want_rows[want->kind].sentence);
  g_auto (GStrv) parts = g_strsplit (sentence, "%s", 2);
  g_autofree char *list = NULL;

  if (want->kind == PANDORIA_WANT_LEVEL)
    list = list_levels (want->number);
  else if (want->kind == PANDORIA_WANT_COLOR || want->kind == PANDORIA_WANT_COLOR_FIGURE)
    list = list_colors (seats);
  else if (want->kind == PANDORIA_WANT_WORD)
    list = g_strdup (want->word);
  /* The sentence comes from a table, so the list is put in by hand, not by a format that the compiler could not check. */
  return list != NULL ? g_strjoinv (list, parts) : g_strdup (sentence);
}
