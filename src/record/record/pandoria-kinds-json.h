/* The kinds of members that only one act or two have.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"
#include "pandoria-members.h"

G_BEGIN_DECLS

void pandoria_pay_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base);
void pandoria_pay_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base);
void pandoria_counters_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base);
void pandoria_counters_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base);
void pandoria_slots_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base);
void pandoria_slots_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base);
void pandoria_table_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base);
void pandoria_table_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base);
void pandoria_spell_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base);
void pandoria_spell_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base);
void pandoria_second_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base);
void pandoria_second_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base);

/** Appends @slot. */
void pandoria_slot_write (JsonArray *array, const PandoriaSlot *slot);

G_END_DECLS
