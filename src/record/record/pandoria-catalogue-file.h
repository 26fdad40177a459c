/* PandoriaCatalogueFile: the entries of a catalogue's file, and its other contents, unchanged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-printed.h"

/** The maximum number of entries in each list of a catalogue. */
#define PANDORIA_MAX_CATALOGUE_ENTRIES 4096

/** PandoriaCatalogueFile: entries in the order in which they were read and added. It exists only in memory. */
typedef struct _PandoriaCatalogueFile PandoriaCatalogueFile;

/** Returns: (transfer full): a catalogue without entries. */
PandoriaCatalogueFile *pandoria_catalogue_file_new (void);
/** Reads a pandoria-catalogue. Returns: (transfer full) (nullable): the catalogue; NULL and a PANDORIA_FILE_ERROR. */
PandoriaCatalogueFile *pandoria_catalogue_file_parse (GBytes *bytes, GError **error);
/** Reads a local file or a resource; *@bytes (out, nullable, transfer full): its contents. The error names the file. */
PandoriaCatalogueFile *pandoria_catalogue_file_load (const char *path, GBytes **bytes, GError **error);
/** Returns: (transfer full): a copy with the same entries. */
PandoriaCatalogueFile *pandoria_catalogue_file_copy (PandoriaCatalogueFile *file);
void pandoria_catalogue_file_free (PandoriaCatalogueFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaCatalogueFile, pandoria_catalogue_file_free)

/** Adds the members of @other that @file lacks, except its entries. */
void pandoria_catalogue_file_adopt_rest (PandoriaCatalogueFile *file, PandoriaCatalogueFile *other);

/** Returns: (transfer full) (nullable): the file's text; NULL and a PANDORIA_FILE_ERROR if it is too large to read. */
GBytes *pandoria_catalogue_file_to_bytes (PandoriaCatalogueFile *file, GError **error);

guint pandoria_catalogue_file_get_n_entries (PandoriaCatalogueFile *file);
const PandoriaPrinted *pandoria_catalogue_file_get_entry (PandoriaCatalogueFile *file, guint index);
/** Returns: (transfer none): the entry as it is in the file. */
JsonObject *pandoria_catalogue_file_get_json (PandoriaCatalogueFile *file, guint index);
/** Returns: whether there is an entry for the thing and the value of @printed. */
gboolean pandoria_catalogue_file_has (PandoriaCatalogueFile *file, const PandoriaPrinted *printed);
/** Returns: whether there is an entry for @thing with any value. */
gboolean pandoria_catalogue_file_has_thing (PandoriaCatalogueFile *file, const PandoriaPrinted *thing);

/**
 * Adds @printed at the end, written as @json (nullable; adds a reference), unless its list is full.
 * Returns: FALSE and a PANDORIA_FILE_ERROR if the list is full.
 */
gboolean pandoria_catalogue_file_add (PandoriaCatalogueFile *file, const PandoriaPrinted *printed, JsonObject *json,
                                      GError **error);
/** Removes all entries for the thing and the value of @printed. */
void pandoria_catalogue_file_remove (PandoriaCatalogueFile *file, const PandoriaPrinted *printed);
/** Sorts the entries, and keeps the first one of the same thing and value. */
void pandoria_catalogue_file_sort (PandoriaCatalogueFile *file);

/**
 * Applies the changes between @base (nullable: empty) and @ours to @theirs: adds new entries while there is
 * room, and removes removed ones. Other changes in @theirs stay.
 */
void pandoria_catalogue_file_merge (PandoriaCatalogueFile *theirs, PandoriaCatalogueFile *base,
                                    PandoriaCatalogueFile *ours);

/* --- pandoria-catalogue-csv.c ------------------------------------------------------------------------------------- */

/** Returns: (transfer full): @file as a table, in order; lines end in CR LF (RFC 4180). */
GBytes *pandoria_catalogue_csv_write (PandoriaCatalogueFile *file);
/**
 * Reads a table of at most PANDORIA_MAX_FILE_SIZE bytes of UTF-8. Also accepts what spreadsheets write: semicolons or
 * tabs instead of commas, quotation marks, a byte order mark, LF alone, empty lines, missing cells at the line's end.
 * Returns: (transfer full) (nullable): the catalogue; NULL and a PANDORIA_FILE_ERROR_INVALID: “line 3: …”.
 */
PandoriaCatalogueFile *pandoria_catalogue_csv_read (const char *data, gsize length, GError **error);
