/* The kinds of members that few acts have, in the notation: hexes, payments, counters, the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define VALUE(TYPE) G_STRUCT_MEMBER (TYPE, base, row->offset)
#define COUNT       G_STRUCT_MEMBER (guint8, base, row->count)

guint
pandoria_notation_read_some_hexes (PandoriaNotationReader *self, guint min, guint max, PandoriaHex *hexes,
                                   guint8 *artifacts)
{
  PandoriaValue value;
  guint n = 0;

  for (guint i = 0; i < max; i++)
    hexes[i].at = PANDORIA_SPACE_NONE;
  while (n < max
         && (n < min ? pandoria_notation_need (self, PANDORIA_WORD_HEX, 0, &value)
                     : pandoria_notation_take (self, PANDORIA_WORD_HEX, 0, &value)))
    {
      hexes[n].terrain = (guint8) value.number;
      hexes[n].symbols = (guint8) value.other;
      if (pandoria_notation_need (self, PANDORIA_WORD_SPACE, 0, &value))
        hexes[n].at = value.space;
      n++;
    }
  if (artifacts == NULL || n < 2 || !pandoria_notation_take (self, PANDORIA_WORD_ARTIFACTS, 0, &value))
    return n;
  *artifacts = (guint8) value.number;
  if (hexes[0].terrain != hexes[1].terrain)
    pandoria_notation_fail (self, 1, g_strdup (_ ("Only a tile that shows one terrain twice has artifacts.")));
  return n;
}

gboolean
pandoria_notation_read_hex (PandoriaNotationReader *self, const PandoriaMemberRow *row, gpointer base,
                            PandoriaTakeFunc take)
{
  return pandoria_notation_read_some_hexes (self, 1, 1, &VALUE (PandoriaHex), NULL) > 0;
}

gboolean
pandoria_notation_read_hexes (PandoriaNotationReader *self, const PandoriaMemberRow *row, gpointer base,
                              PandoriaTakeFunc take)
{
  const PandoriaWant hex = { PANDORIA_WORD_HEX, 0, NULL };
  PandoriaValue value;
  guint n;

  if (!take (self, &hex, &value))
    return FALSE;
  self->position--;
  n = pandoria_notation_read_some_hexes (self, row->min, row->max, &VALUE (PandoriaHex),
                                         &G_STRUCT_MEMBER (guint8, base, row->also));
  if ((row->flags & PANDORIA_MEMBER_FIXED) == 0)
    COUNT = (guint8) n;
  return TRUE;
}

void
pandoria_notation_add_hexes (GString *text, guint n, const PandoriaHex *hexes, guint artifacts)
{
  for (guint i = 0; i < n; i++)
    pandoria_notation_add (text, "%c%u %s", pandoria_word_terrain ((PandoriaTerrain) hexes[i].terrain),
                           hexes[i].symbols, pandoria_space_name (hexes[i].at));
  if (artifacts > 0)
    pandoria_notation_add (text, "*%u", artifacts);
}

void
pandoria_notation_write_hex (const PandoriaNotationWriter *writer, const PandoriaMemberRow *row, gpointer base)
{
  pandoria_notation_add_hexes (writer->text, 1, &VALUE (PandoriaHex), 0);
}

void
pandoria_notation_write_hexes (const PandoriaNotationWriter *writer, const PandoriaMemberRow *row, gpointer base)
{
  guint n = (row->flags & PANDORIA_MEMBER_FIXED) != 0 ? row->max : MIN (COUNT, row->max);

  pandoria_notation_add_hexes (writer->text, n, &VALUE (PandoriaHex), G_STRUCT_MEMBER (guint8, base, row->also));
}

gboolean
pandoria_notation_read_pay (PandoriaNotationReader *self, const PandoriaMemberRow *row, gpointer base,
                            PandoriaTakeFunc take)
{
  PandoriaAction *action = base;
  guint n = action->workers + (action->leader ? 1u : 0u);
  PandoriaValue value;

  while (action->n_pay < n && pandoria_notation_need (self, PANDORIA_WORD_RESOURCE, 0, &value))
    action->pay[action->n_pay++] = (guint8) value.number;
  return TRUE;
}

void
pandoria_notation_write_pay (const PandoriaNotationWriter *writer, const PandoriaMemberRow *row, gpointer base)
{
  const PandoriaAction *action = base;

  for (guint i = 0; i < action->n_pay; i++)
    pandoria_notation_add (writer->text, "%s", pandoria_counter_key ((PandoriaCounter) action->pay[i]));
}

gboolean
pandoria_notation_read_counters (PandoriaNotationReader *self, const PandoriaMemberRow *row, gpointer base,
                                 PandoriaTakeFunc take)
{
  PandoriaValue value;

  while (pandoria_notation_take (self, PANDORIA_WORD_COUNTER, 0, &value))
    (&VALUE (gint64))[value.number] = value.other;
  return TRUE;
}

void
pandoria_notation_write_counters (const PandoriaNotationWriter *writer, const PandoriaMemberRow *row, gpointer base)
{
  const gint64 *adjust = &VALUE (gint64);

  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    if (adjust[i] != 0)
      pandoria_notation_add (writer->text, "%s%+" G_GINT64_FORMAT, pandoria_counter_key ((PandoriaCounter) i),
                             adjust[i]);
}

gboolean
pandoria_notation_read_table (PandoriaNotationReader *self, const PandoriaMemberRow *row, gpointer base,
                              PandoriaTakeFunc take)
{
  PandoriaTableEdit *edit = &VALUE (PandoriaTableEdit);
  PandoriaValue value;

  while (pandoria_notation_take (self, PANDORIA_WORD_TABLE, 0, &value))
    {
      edit->members |= (guint16) (1u << value.number);
      if (value.number == PANDORIA_TABLE_MONUMENTS)
        {
          edit->n_monuments = value.n_list;
          memcpy (edit->monuments, value.list, sizeof edit->monuments);
        }
      else if (value.number == PANDORIA_TABLE_RELICS)
        {
          edit->n_relics = value.n_list;
          memcpy (edit->relics, value.list, sizeof edit->relics);
        }
      else
        edit->numbers[value.number] = (guint16) value.other;
    }
  return TRUE;
}

void
pandoria_notation_write_table (const PandoriaNotationWriter *writer, const PandoriaMemberRow *row, gpointer base)
{
  const PandoriaTableEdit *edit = &VALUE (PandoriaTableEdit);

  for (guint i = 0; i < PANDORIA_N_TABLE_MEMBERS; i++)
    if ((edit->members >> i & 1) != 0)
      {
        g_autofree char *word = pandoria_table_word_new (writer->seats, (PandoriaTableMember) i, edit);

        pandoria_notation_add (writer->text, "%s", word);
      }
}
