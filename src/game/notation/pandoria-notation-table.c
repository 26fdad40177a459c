/* Reads, writes and offers the words that correct the table, such as round=5 or monuments=3,3,4.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-table.h"

#include <string.h>

static const char *const words[] = {
  [PANDORIA_TABLE_ROUND] = "round=",
  [PANDORIA_TABLE_ACTIVE] = "active=",
  [PANDORIA_TABLE_LAST_ROUND] = "last-round=",
  [PANDORIA_TABLE_DOUBLE_TILES] = "tiles=",
  [PANDORIA_TABLE_DECK] = "deck=",
  [PANDORIA_TABLE_MARKET] = "market=",
  [PANDORIA_TABLE_SINGLES] = "singles=",
  [PANDORIA_TABLE_MONUMENTS] = "monuments=",
  [PANDORIA_TABLE_RELICS] = "relics=",
};
G_STATIC_ASSERT (G_N_ELEMENTS (words) == PANDORIA_N_TABLE_MEMBERS);

static gboolean
read_number (const char *text, PandoriaTableMember member, int *number)
{
  guint least, most;
  guint64 value;

  pandoria_table_member_get_range (member, &least, &most);
  if (!g_ascii_string_to_unsigned (text, 10, least, most, &value, NULL) || !g_ascii_isdigit (*text))
    return FALSE;
  *number = (int) value;
  return TRUE;
}

static gboolean
read_list (const char *text, PandoriaTableMember member, PandoriaValue *value)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);
  guint size = member == PANDORIA_TABLE_RELICS ? PANDORIA_MAX_RELICS : PANDORIA_MAX_STACK;

  value->n_list = 0;
  if (strcmp (text, "none") == 0)
    return TRUE;
  for (guint i = 0; parts[i] != NULL; i++)
    {
      int number;

      if (i == size || !read_number (parts[i], member, &number))
        return FALSE;
      for (guint j = 0; member == PANDORIA_TABLE_RELICS && j < i; j++)
        if (value->list[j] == number)
          return FALSE;
      value->list[value->n_list++] = (guint8) number;
    }
  return value->n_list > 0;
}

static gboolean
read_value (const PandoriaSeats *seats, const char *text, PandoriaTableMember member,
            PandoriaValue *value)
{
  const PandoriaWant color = { PANDORIA_WORD_COLOR, 0, NULL };

  switch (member)
    {
    case PANDORIA_TABLE_ACTIVE:
      if (!pandoria_word_read (seats, &color, text, value))
        return FALSE;
      value->other = value->player;
      return TRUE;
    case PANDORIA_TABLE_LAST_ROUND:
      value->other = strcmp (text, "yes") == 0;
      return value->other || strcmp (text, "no") == 0;
    case PANDORIA_TABLE_MONUMENTS:
    case PANDORIA_TABLE_RELICS: return read_list (text, member, value);
    default: return read_number (text, member, &value->other);
    }
}

gboolean
pandoria_table_word_read (const PandoriaSeats *seats, const char *word, PandoriaValue *value)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_has_prefix (word, words[i]))
      {
        gboolean fits
            = read_value (seats, word + strlen (words[i]), (PandoriaTableMember) i, value);

        value->number = (int) i;
        return fits;
      }
  return FALSE;
}

static void
add_list (GString *word, guint n, const guint8 *numbers)
{
  if (n == 0)
    g_string_append (word, "none");
  for (guint i = 0; i < n; i++)
    g_string_append_printf (word, "%s%u", i > 0 ? "," : "", numbers[i]);
}

char *
pandoria_table_word_new (const PandoriaSeats *seats, PandoriaTableMember member,
                         const PandoriaTableEdit *edit)
{
  g_autoptr (GString) word = g_string_new (words[member]);

  if (member == PANDORIA_TABLE_MONUMENTS)
    add_list (word, edit->n_monuments, edit->monuments);
  else if (member == PANDORIA_TABLE_RELICS)
    add_list (word, edit->n_relics, edit->relics);
  else if (member == PANDORIA_TABLE_ACTIVE)
    g_string_append (word, pandoria_seats_get_key (seats, edit->numbers[member]));
  else if (member == PANDORIA_TABLE_LAST_ROUND)
    g_string_append (word, edit->numbers[member] != 0 ? "yes" : "no");
  else
    g_string_append_printf (word, "%u", edit->numbers[member]);
  return g_string_free (g_steal_pointer (&word), FALSE);
}

/* Offers every player, yes and no, or the present number for the user to change. */
static void
add_words (GPtrArray *list, const PandoriaSeats *seats, const PandoriaState *state,
           PandoriaTableMember member)
{
  PandoriaTableEdit edit = { 0 };
  guint first = 0, last = 0;

  pandoria_table_edit_init (&edit, state);
  if (member == PANDORIA_TABLE_ACTIVE)
    last = seats->n - 1;
  else if (member == PANDORIA_TABLE_LAST_ROUND)
    last = 1;
  else if (member < PANDORIA_N_TABLE_NUMBERS)
    first = last = edit.numbers[member];
  for (guint i = first; i <= last; i++)
    {
      if (member < PANDORIA_N_TABLE_NUMBERS)
        edit.numbers[member] = (guint16) i;
      g_ptr_array_add (list, pandoria_table_word_new (seats, member, &edit));
    }
}

void
pandoria_table_word_list (GPtrArray *list, const PandoriaSeats *seats, const PandoriaState *state,
                          const PandoriaAction *action)
{
  for (guint i = 0; i < PANDORIA_N_TABLE_MEMBERS; i++)
    if (pandoria_state_has_table_member (state, (PandoriaTableMember) i)
        && (action->table.members >> i & 1) == 0)
      add_words (list, seats, state, (PandoriaTableMember) i);
}
