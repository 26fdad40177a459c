/* The members of acts in the notation, read and written by the kind of each row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notation-reader.h"

/** Reads all of @rows into @base. Reports a fault if a required member is missing. */
void pandoria_notation_read_members (PandoriaNotationReader *reader, const PandoriaLineRow *rows,
                                     gpointer base);

/** PandoriaNotationWriter: the line that an act is appended to. */
typedef struct
{
  GString *text;
  const PandoriaSeats *seats;
  const char *card; /* (nullable): the bought card */
} PandoriaNotationWriter;

/** PandoriaTakeFunc: pandoria_notation_take_want() or pandoria_notation_need_want(). */
typedef gboolean (*PandoriaTakeFunc) (PandoriaNotationReader *self, const PandoriaWant *want,
                                      PandoriaValue *value);

/** Reads a member; @take decides what happens if it is missing. Returns: whether it was read. */
typedef gboolean PandoriaReadMember (PandoriaNotationReader *self, const PandoriaLineRow *row,
                                     gpointer base, PandoriaTakeFunc take);
typedef void PandoriaWriteMember (const PandoriaNotationWriter *writer, const PandoriaLineRow *row,
                                  gpointer base);

/* Read a member of any kind, if present, or one element of a list, even if there is no room for it.
 */
PandoriaReadMember pandoria_notation_read_member, pandoria_notation_read_element;
PandoriaWriteMember pandoria_notation_write_member;
/** Appends all of @rows that exist in @base. */
void pandoria_notation_write_members (const PandoriaNotationWriter *writer,
                                      const PandoriaLineRow *rows, gpointer base);
/** Returns: whether an optional member exists. */
gboolean pandoria_member_exists (const PandoriaLineRow *row, gpointer base);
/** Returns: how many elements a list can have. */
guint pandoria_member_get_limit (const PandoriaLineRow *row);
