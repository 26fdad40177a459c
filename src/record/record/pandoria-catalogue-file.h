/* PandoriaCatalogueFile: the contents of a catalogue's file: its entries, and everything else in it, unchanged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-printed.h"

/** The most entries that each list of a catalogue may have. */
#define PANDORIA_MAX_CATALOGUE_ENTRIES 4096

/** PandoriaCatalogueFile: entries in the order in which they were read and added; nothing of it is on any disk. */
typedef struct _PandoriaCatalogueFile PandoriaCatalogueFile;

/** Returns: (transfer full): a catalogue without entries. */
PandoriaCatalogueFile *pandoria_catalogue_file_new (void);
/** Reads a pandoria-catalogue. Returns: (transfer full) (nullable): it; NULL and a PANDORIA_FILE_ERROR. */
PandoriaCatalogueFile *pandoria_catalogue_file_parse (const char *data, gsize length, GError **error);
/** The same from a local file or a resource; *@bytes (out, nullable, transfer full): its contents. The error names the file. */
PandoriaCatalogueFile *pandoria_catalogue_file_load (const char *path, GBytes **bytes, GError **error);
/** Returns: (transfer full): another one with the same entries. */
PandoriaCatalogueFile *pandoria_catalogue_file_copy (PandoriaCatalogueFile *file);
/** Returns: (transfer full): one without entries that has everything else of @file. */
PandoriaCatalogueFile *pandoria_catalogue_file_copy_rest (PandoriaCatalogueFile *file);
void pandoria_catalogue_file_free (PandoriaCatalogueFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaCatalogueFile, pandoria_catalogue_file_free)

/** Adds those members of @other that @file does not have, its entries excepted. */
void pandoria_catalogue_file_adopt_rest (PandoriaCatalogueFile *file, PandoriaCatalogueFile *other);

/** Returns: (transfer full) (nullable): the file's text; NULL and a PANDORIA_FILE_ERROR when it would be more than can be read again. */
GBytes *pandoria_catalogue_file_to_bytes (PandoriaCatalogueFile *file, GError **error);

guint pandoria_catalogue_file_get_n_entries (PandoriaCatalogueFile *file);
const PandoriaPrinted *pandoria_catalogue_file_get_entry (PandoriaCatalogueFile *file, guint index);
/** Returns: (transfer none): the entry as the file has it. */
JsonObject *pandoria_catalogue_file_get_json (PandoriaCatalogueFile *file, guint index);
/** Returns: whether there is an entry of the thing and the value of @printed. */
gboolean pandoria_catalogue_file_has (PandoriaCatalogueFile *file, const PandoriaPrinted *printed);
/** Returns: whether there is an entry of @thing with any value. */
gboolean pandoria_catalogue_file_has_thing (PandoriaCatalogueFile *file, const PandoriaPrinted *thing);

/**
 * Adds @printed at the end, written as @json (nullable; of which it takes a reference), unless its list is full.
 * Returns: FALSE then, and a PANDORIA_FILE_ERROR.
 */
gboolean pandoria_catalogue_file_add (PandoriaCatalogueFile *file, const PandoriaPrinted *printed, JsonObject *json,
                                      GError **error);
/** Removes all entries of the thing and the value of @printed. */
void pandoria_catalogue_file_remove (PandoriaCatalogueFile *file, const PandoriaPrinted *printed);

/**
 * Applies to @theirs the changes between @base (nullable: nothing) and @ours: adds new entries, while there is
 * room, and removes removed ones. Other changes in @theirs stay.
 */
void pandoria_catalogue_file_merge (PandoriaCatalogueFile *theirs, PandoriaCatalogueFile *base,
                                    PandoriaCatalogueFile *ours);

/* --- pandoria-catalogue-csv.c ------------------------------------------------------------------------------------- */

/** Returns: (transfer full): @file as a table, in order; lines end in CR LF (RFC 4180). */
GBytes *pandoria_catalogue_csv_write (PandoriaCatalogueFile *file);
/**
 * Reads such a table, at most PANDORIA_MAX_FILE_SIZE bytes of UTF-8. The variants of spreadsheets are accepted, too: semicolons or tabs
 * instead of commas, quotation marks, a byte order mark, LF alone, empty lines, missing cells at the end of a line.
 * Returns: (transfer full) (nullable): it; NULL and a PANDORIA_FILE_ERROR_INVALID: “line 3: …”.
 */
PandoriaCatalogueFile *pandoria_catalogue_csv_read (const char *data, gsize length, GError **error);
