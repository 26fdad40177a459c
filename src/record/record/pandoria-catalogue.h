/* The catalogue: the numbers printed on cards and relics, as shipped and as added by the player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-json-reader.h"
#include "pandoria-record.h"

/* --- pandoria-printed.c --------------------------------------------------------------------- */

/** PandoriaPrintedKind: the lists of a catalogue. */
typedef enum
{
  PANDORIA_PRINTED_SPELL,    /* crystals */
  PANDORIA_PRINTED_BUILDING, /* wood */
  PANDORIA_PRINTED_CARD,     /* the price of a market card in gold */
  PANDORIA_PRINTED_RELIC,    /* points */
  PANDORIA_PRINTED_MONUMENT, /* how many are in the box */
} PandoriaPrintedKind;
#define PANDORIA_N_PRINTED_KINDS 5

/** PANDORIA_PRINTED_UNKNOWN: a value that is not known yet. */
#define PANDORIA_PRINTED_UNKNOWN (-1)

/**
 * PandoriaPrinted: the thing and its printed number. Members that its kind does not have are 0. A
 * thing with several numbers has an entry for each: cards of one name can have different costs.
 */
typedef struct
{
  guint8 kind;      /* PandoriaPrintedKind */
  guint8 spell;     /* SPELL, CARD */
  guint8 building;  /* BUILDING, CARD */
  guint8 level;     /* SPELL, BUILDING; MONUMENT: its points */
  guint8 realm;     /* CARD: the realm of the custom card; PANDORIA_REALM_NONE: from the pile */
  guint8 start;     /* CARD: the card of the realm's side A (12) */
  guint8 artifacts; /* RELIC: its cost */
  gint8 value;      /* 0…pandoria_printed_kind_get_most(), or PANDORIA_PRINTED_UNKNOWN */
} PandoriaPrinted;

/** Returns: the name of the list in the file ("spells"). */
const char *pandoria_printed_kind_key (PandoriaPrintedKind kind);
/** Returns: the kind, or -1 if @key is unknown. */
int pandoria_printed_kind_from_key (const char *key);
/** Returns: whether entries of @kind have @member, apart from their value. */
gboolean pandoria_printed_kind_has (PandoriaPrintedKind kind, const char *member);
/** Returns: the member with the value ("cost"). */
const char *pandoria_printed_kind_get_value (PandoriaPrintedKind kind);
/** Returns: the greatest possible value. */
guint pandoria_printed_kind_get_most (PandoriaPrintedKind kind);

/* Creates an entry whose value is unknown. */
PandoriaPrinted pandoria_printed_spell (PandoriaSpell spell, guint level);
PandoriaPrinted pandoria_printed_building (PandoriaBuilding building, guint level);
PandoriaPrinted pandoria_printed_relic (guint artifacts);
PandoriaPrinted pandoria_printed_monument (guint points);
/**
 * Returns: (transfer full) (element-type PandoriaPrinted): everything of @kind that the rules name,
 * without its value, in order: each level of each spell or building, each monument; nothing for
 * CARD and RELIC.
 */
GArray *pandoria_printed_list (PandoriaPrintedKind kind);

/** Returns: whether both are about the same thing, with any values. */
gboolean pandoria_printed_is_same_thing (const PandoriaPrinted *a, const PandoriaPrinted *b);
/** Returns: the bytes of @printed as a number, for a hash table. */
gint64 pandoria_printed_key (PandoriaPrinted printed);
/** A GCompareFunc: by kind and thing, then by value, unknown ones first. */
int pandoria_printed_compare (gconstpointer a, gconstpointer b);

/** Returns: whether @values (element-type guint) contain @value. */
gboolean pandoria_values_have (GArray *values, guint value);
/** A GCompareFunc of such values. */
int pandoria_values_compare (gconstpointer a, gconstpointer b);

/** Reads an entry of the list @kind. Returns: whether @reader has found no fault so far. */
gboolean pandoria_printed_read (PandoriaReader *reader, JsonObject *object,
                                PandoriaPrintedKind kind, PandoriaPrinted *printed);
/** Returns: (transfer full): the entry as it is in the file. */
JsonObject *pandoria_printed_write (const PandoriaPrinted *printed);

/* --- pandoria-catalogue-file.c -------------------------------------------------------------- */

/** The maximum number of entries in each list of a catalogue. */
#define PANDORIA_MAX_CATALOGUE_ENTRIES 4096

/**
 * PandoriaCatalogueFile: entries in the order in which they were read and added. It exists only in
 * memory.
 */
typedef struct _PandoriaCatalogueFile PandoriaCatalogueFile;

/** Returns: (transfer full): a catalogue without entries. */
PandoriaCatalogueFile *pandoria_catalogue_file_new (void);
/**
 * Reads a pandoria-catalogue.
 * Returns: (transfer full) (nullable): the catalogue; NULL and a PANDORIA_FILE_ERROR.
 */
PandoriaCatalogueFile *pandoria_catalogue_file_parse (GBytes *bytes, GError **error);
/**
 * Reads a local file or a resource; *@bytes (out, nullable, transfer full): its contents. The error
 * names the file.
 */
PandoriaCatalogueFile *pandoria_catalogue_file_load (const char *path, GBytes **bytes,
                                                     GError **error);
/** Returns: (transfer full): a copy with the same entries. */
PandoriaCatalogueFile *pandoria_catalogue_file_copy (PandoriaCatalogueFile *file);
void pandoria_catalogue_file_free (PandoriaCatalogueFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaCatalogueFile, pandoria_catalogue_file_free)

/** Adds the members of @other that @file lacks, except its entries. */
void pandoria_catalogue_file_adopt_rest (PandoriaCatalogueFile *file, PandoriaCatalogueFile *other);

/**
 * Returns: (transfer full) (nullable): the file's text; NULL and a PANDORIA_FILE_ERROR if it is too
 * large to read.
 */
GBytes *pandoria_catalogue_file_to_bytes (PandoriaCatalogueFile *file, GError **error);

/** Returns: the number of entries. */
guint pandoria_catalogue_file_get_n_entries (PandoriaCatalogueFile *file);
/** Returns: (transfer none): entry @index. */
const PandoriaPrinted *pandoria_catalogue_file_get_entry (PandoriaCatalogueFile *file, guint index);
/** Returns: (transfer none): the entry as it is in the file. */
JsonObject *pandoria_catalogue_file_get_json (PandoriaCatalogueFile *file, guint index);
/** Returns: whether there is an entry for the thing and the value of @printed. */
gboolean pandoria_catalogue_file_has (PandoriaCatalogueFile *file, const PandoriaPrinted *printed);
/** Returns: whether there is an entry for @thing with any value. */
gboolean pandoria_catalogue_file_has_thing (PandoriaCatalogueFile *file,
                                            const PandoriaPrinted *thing);

/**
 * Adds @printed at the end, written as @json (nullable; adds a reference), unless its list is full.
 * Returns: FALSE and a PANDORIA_FILE_ERROR if the list is full.
 */
gboolean pandoria_catalogue_file_add (PandoriaCatalogueFile *file, const PandoriaPrinted *printed,
                                      JsonObject *json, GError **error);
/** Removes all entries for the thing and the value of @printed. */
void pandoria_catalogue_file_remove (PandoriaCatalogueFile *file, const PandoriaPrinted *printed);
/** Sorts the entries, and keeps the first one of the same thing and value. */
void pandoria_catalogue_file_sort (PandoriaCatalogueFile *file);

/**
 * Applies the changes between @base (nullable: empty) and @ours to @theirs: adds new entries while
 * there is room, and removes removed ones. Other changes in @theirs stay.
 */
void pandoria_catalogue_file_merge (PandoriaCatalogueFile *theirs, PandoriaCatalogueFile *base,
                                    PandoriaCatalogueFile *ours);

/* --- pandoria-catalogue-csv.c --------------------------------------------------------------- */

/** Returns: (transfer full): @file as a table, in order; lines end in CR LF (RFC 4180). */
GBytes *pandoria_catalogue_csv_write (PandoriaCatalogueFile *file);
/**
 * Reads a table of at most PANDORIA_MAX_FILE_SIZE bytes. Also accepts what spreadsheets write:
 * semicolons or tabs instead of commas, quotation marks, a byte order mark, UTF-16, ends of lines
 * of any system, empty lines and cells, truth values and numbers of our languages, and rates that
 * became a time or a date. Leaves out bad lines. *@faults (out, transfer full, nullable) lists
 * them, each in a line: “line 3: …”. Returns: (transfer full) (nullable): the catalogue; NULL and a
 * PANDORIA_FILE_ERROR_INVALID if it is no such table.
 */
PandoriaCatalogueFile *pandoria_catalogue_csv_read_good (const char *data, gsize length,
                                                         char **faults, GError **error);

/* --- pandoria-catalogue.c ------------------------------------------------------------------- */

/** PandoriaLearned: the game in which a cost was learned. */
typedef struct
{
  char *title; /* (nullable) of the game, for display */
  gint64 time; /* Unix seconds; 0: not known */
} PandoriaLearned;

/**
 * Returns: whether @entry records where it was learnt; then fills @learned, for
 * pandoria_learned_clear(). A member of that name in another form belongs to another program and is
 * ignored.
 */
gboolean pandoria_learned_read (JsonObject *entry, PandoriaLearned *learned);
void pandoria_learned_clear (PandoriaLearned *learned);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PandoriaLearned, pandoria_learned_clear)

/** The catalogue that ships with the program, for pandoria_catalogue_new(). */
#define PANDORIA_CATALOGUE_RESOURCE \
  "resource:///io/github/pandoria_companion/PandoriaCompanion/data/catalogue.json"

/**
 * PandoriaCatalogue: emits "changed" when its contents change. Property "save-error" (nullable
 * string, read only, notifies): the reason why learnt entries are not on disk. It joins the entries
 * of the player's file and of the shipped one. If the player's file has a null value for a thing,
 * its shipped entries are hidden.
 */
#define PANDORIA_TYPE_CATALOGUE (pandoria_catalogue_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogue, pandoria_catalogue, PANDORIA, CATALOGUE, GObject)

/**
 * Reads the shipped catalogue and the player's own. @shipped (nullable): a path or a resource path
 * ("resource:///…"). @own (nullable): a path, which need not exist. Renames a damaged file and
 * starts a new one.
 * Returns: (nullable): NULL and a PANDORIA_FILE_ERROR if the shipped one is invalid.
 */
PandoriaCatalogue *pandoria_catalogue_new (const char *shipped, const char *own, GError **error);
/**
 * Returns: (nullable): the fault of the player's file; *@aside (nullable) is its new path. A file
 * that stays in place (unreadable or of a later version) is not written. Learnt entries are then
 * lost when the program ends.
 */
const char *pandoria_catalogue_get_damage (PandoriaCatalogue *self, const char **aside);
/** Writes the learnt entries that are not on disk yet. */
gboolean pandoria_catalogue_save (PandoriaCatalogue *self, GError **error);
/** Returns: (nullable): the reason why learnt entries are not on disk. */
const char *pandoria_catalogue_get_save_error (PandoriaCatalogue *self);

/* Asking */

/**
 * Returns: (transfer full) (element-type guint): the known values of @thing (whose own is ignored),
 * ascending.
 */
GArray *pandoria_catalogue_get_values (PandoriaCatalogue *self, PandoriaPrinted thing);
/** Returns: the lowest known value of @thing in @self (nullable), or @unknown. */
guint pandoria_catalogue_find_value (PandoriaCatalogue *self, PandoriaPrinted thing, guint unknown);

/**
 * Adds the numbers seen in the game of @where (nullable: unknown) to the player's file. Keeps known
 * entries, and those that another program has written meanwhile.
 * Returns: FALSE if it cannot be written; the numbers are then known only while the program runs.
 */
gboolean pandoria_catalogue_learn (PandoriaCatalogue *self, const PandoriaPrinted *printed,
                                   PandoriaRecord *where, GError **error);

/* For the editor (pandoria-catalogue-edit.c) */

/** PandoriaPrintedSource: the source of a known value. */
typedef enum
{
  PANDORIA_PRINTED_SHIPPED,
  PANDORIA_PRINTED_ENTERED, /* entered by the player or imported */
  PANDORIA_PRINTED_LEARNED, /* in a game */
} PandoriaPrintedSource;

/**
 * Returns: (transfer full) (element-type PandoriaPrinted): all things of @kind that have or can
 * have a value, each once and without its value, in order: each level of each spell and building,
 * and the cards and relics of the files.
 */
GArray *pandoria_catalogue_list_things (PandoriaCatalogue *self, PandoriaPrintedKind kind);
/**
 * Returns: the source of the value of @printed; @learned: the details if LEARNED, for
 * pandoria_learned_clear().
 */
PandoriaPrintedSource pandoria_catalogue_get_source (PandoriaCatalogue *self,
                                                     const PandoriaPrinted *printed,
                                                     PandoriaLearned *learned);
/**
 * Sets the values of @thing to @values (element-type guint, each
 * 0…pandoria_printed_kind_get_most(); none: unknown). Remaining values keep their details. Adds a
 * new card or relic.
 * Returns: FALSE if nothing has changed or, with pandoria_catalogue_get_save_error(), if the change
 * is not on disk yet.
 */
gboolean pandoria_catalogue_set_values (PandoriaCatalogue *self, const PandoriaPrinted *thing,
                                        GArray *values, GError **error);
/**
 * Returns: whether the player has added the card or relic @thing; pandoria_catalogue_remove() can
 * then remove it.
 */
gboolean pandoria_catalogue_can_remove (PandoriaCatalogue *self, const PandoriaPrinted *thing);
gboolean pandoria_catalogue_remove (PandoriaCatalogue *self, const PandoriaPrinted *thing,
                                    GError **error);

/**
 * Returns: (transfer full): all entries in order, with their details and those of the player's
 * file. Importing it into an empty catalogue and exporting it again gives the same bytes.
 */
PandoriaCatalogueFile *pandoria_catalogue_export (PandoriaCatalogue *self);
/**
 * Adds the entries of @file and keeps the known ones. *@n_added: the number of new values and
 * things.
 * Returns: FALSE and a PANDORIA_FILE_ERROR if there is no room; nothing has then changed. FALSE and
 * another error if the entries are not on disk yet.
 */
gboolean pandoria_catalogue_import (PandoriaCatalogue *self, PandoriaCatalogueFile *file,
                                    guint *n_added, GError **error);

/**
 * Reads the file at @path in a thread, as JSON if it begins with a brace. Holds @source (nullable)
 * meanwhile and passes it to @callback. The error message begins with the file's name.
 */
void pandoria_catalogue_read_async (const char *path, GObject *source, GAsyncReadyCallback callback,
                                    gpointer data);
/**
 * Returns: (transfer full) (nullable): the file. *@faults (out, transfer full, nullable): its bad
 * lines, which are left out; with @faults NULL, they are an error.
 */
PandoriaCatalogueFile *pandoria_catalogue_read_finish (GAsyncResult *result, char **faults,
                                                       GError **error);
