/* Converts members between JSON and the engine by the rows of pandoria-members.h, and parts that
 * other files have.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"
#include "pandoria-members.h"

/**
 * Reads the members of the row, or of each of @rows, into @base, which is as pandoria_action_init()
 * leaves it.
 */
void pandoria_member_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row,
                           gpointer base);
void pandoria_members_read (PandoriaReader *reader, JsonObject *object,
                            const PandoriaMemberRow *rows, gpointer base);
/** Writes the members of the row, or of each of @rows, from @base. */
void pandoria_member_write (JsonObject *object, const PandoriaMemberRow *row, gconstpointer base);
void pandoria_members_write (JsonObject *object, const PandoriaMemberRow *rows, gconstpointer base);

/**
 * Writes a list of @n objects with the members @rows. @first is the first of them, of @size bytes
 * each.
 */
void pandoria_list_write (JsonObject *object, const char *member, const PandoriaMemberRow *rows,
                          gconstpointer first, guint n, gsize size);
/** Writes the name of @space. */
void pandoria_space_write (JsonObject *object, const char *member, PandoriaSpace space);
/** Returns: (transfer full): the names of @spaces, by column, then row. */
JsonArray *pandoria_spaces_to_json (PandoriaSpaces spaces);

/* Each handles one kind of member that few acts have (pandoria-action-json.c). */
typedef void PandoriaMemberRead (PandoriaReader *reader, JsonObject *object,
                                 const PandoriaMemberRow *row, gpointer base);
typedef void PandoriaMemberWrite (JsonObject *object, const PandoriaMemberRow *row, gpointer base);
PandoriaMemberRead pandoria_pay_read, pandoria_counters_read, pandoria_slots_read,
    pandoria_table_read, pandoria_spell_read, pandoria_second_read;
PandoriaMemberWrite pandoria_pay_write, pandoria_counters_write, pandoria_slots_write,
    pandoria_table_write, pandoria_spell_write, pandoria_second_write;
/** Appends @slot. */
void pandoria_slot_write (JsonArray *array, const PandoriaSlot *slot);

/* --- pandoria-action-json.c ----------------------------------------------------------------- */

/** Reads @object and checks seats against @reader->n_players. Faults go to @reader. */
void pandoria_action_read (PandoriaReader *reader, JsonObject *object, PandoriaAction *action);

/** Returns: (transfer full): the JSON of @action, as in docs/format.md, Actions. */
JsonObject *pandoria_action_to_json (const PandoriaAction *action);
/** Parses one action. @where: the member path for messages ("actions[3]"). */
gboolean pandoria_action_from_json (JsonObject *object, const char *where, PandoriaAction *action,
                                    GError **error);
