/* The catalogue: the numbers printed on cards and relics, as shipped and as added by the player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-catalogue-file.h"
#include "pandoria-record.h"

/** PandoriaLearned: the game in which a cost was learned. */
typedef struct
{
  char *title; /* (nullable) of the game, for display */
  gint64 time; /* Unix seconds; 0: not known */
} PandoriaLearned;

/**
 * Returns: whether @entry records where it was learnt; then fills @learned, for pandoria_learned_clear(). A member of
 * that name in another form belongs to another program and is ignored.
 */
gboolean pandoria_learned_read (JsonObject *entry, PandoriaLearned *learned);
void pandoria_learned_clear (PandoriaLearned *learned);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PandoriaLearned, pandoria_learned_clear)

/** The catalogue that ships with the program, for pandoria_catalogue_new(). */
#define PANDORIA_CATALOGUE_RESOURCE "resource:///io/github/pandoria_companion/PandoriaCompanion/data/catalogue.json"

/**
 * PandoriaCatalogue: emits "changed" when its contents change. Property "save-error" (nullable string, read only,
 * notifies): the reason why learnt entries are not on disk.
 * It joins the entries of the player's file and of the shipped one. If the player's file has a null value for a thing,
 * its shipped entries are hidden.
 */
#define PANDORIA_TYPE_CATALOGUE (pandoria_catalogue_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogue, pandoria_catalogue, PANDORIA, CATALOGUE, GObject)

/**
 * Reads the shipped catalogue and the player's own. @shipped (nullable): a path or a resource path ("resource:///…").
 * @own (nullable): a path, which need not exist. Renames a damaged file and starts a new one.
 * Returns: (nullable): NULL and a PANDORIA_FILE_ERROR if the shipped one is invalid.
 */
PandoriaCatalogue *pandoria_catalogue_new (const char *shipped, const char *own, GError **error);
/**
 * Returns: (nullable): the fault of the player's file; *@aside (nullable) is its new path. A file that stays in place
 * (unreadable or of a later version) is not written. Learnt entries are then lost when the program ends.
 */
const char *pandoria_catalogue_get_damage (PandoriaCatalogue *self, const char **aside);
/** Writes the learnt entries that are not on disk yet. */
gboolean pandoria_catalogue_save (PandoriaCatalogue *self, GError **error);
/** Returns: (nullable): the reason why learnt entries are not on disk. */
const char *pandoria_catalogue_get_save_error (PandoriaCatalogue *self);

/* Asking */

/** Returns: (transfer full) (element-type guint): the known values of @thing (whose own is ignored), ascending. */
GArray *pandoria_catalogue_get_values (PandoriaCatalogue *self, PandoriaPrinted thing);
/** Returns: the lowest known value of @thing in @self (nullable), or @unknown. */
guint pandoria_catalogue_find_value (PandoriaCatalogue *self, PandoriaPrinted thing, guint unknown);

/**
 * Adds the numbers seen in the game of @where (nullable: unknown) to the player's file. Keeps known entries, and those
 * that another program has written meanwhile. Returns: FALSE if it cannot be written; the numbers are then known only
 * while the program runs.
 */
gboolean pandoria_catalogue_learn (PandoriaCatalogue *self, const PandoriaPrinted *printed, PandoriaRecord *where,
                                   GError **error);

/* For the editor (pandoria-catalogue-edit.c) */

/** PandoriaPrintedSource: the source of a known value. */
typedef enum
{
  PANDORIA_PRINTED_SHIPPED,
  PANDORIA_PRINTED_ENTERED, /* entered by the player or imported */
  PANDORIA_PRINTED_LEARNED, /* in a game */
} PandoriaPrintedSource;

/**
 * Returns: (transfer full) (element-type PandoriaPrinted): all things of @kind that have or can have a value, each once
 * and without its value, in order: each level of each spell and building, and the cards and relics of the files.
 */
GArray *pandoria_catalogue_list_things (PandoriaCatalogue *self, PandoriaPrintedKind kind);
/** Returns: the source of the value of @printed; @learned: the details if LEARNED, for pandoria_learned_clear(). */
PandoriaPrintedSource pandoria_catalogue_get_source (PandoriaCatalogue *self, const PandoriaPrinted *printed,
                                                     PandoriaLearned *learned);
/**
 * Sets the values of @thing to @values (element-type guint, each 0…pandoria_printed_kind_get_most(); none: unknown).
 * Remaining values keep their details. Adds a new card or relic. Returns: FALSE if nothing has changed or, with
 * pandoria_catalogue_get_save_error(), if the change is not on disk yet.
 */
gboolean pandoria_catalogue_set_values (PandoriaCatalogue *self, const PandoriaPrinted *thing, GArray *values,
                                        GError **error);
/** Returns: whether the player has added the card or relic @thing; pandoria_catalogue_remove() can then remove it. */
gboolean pandoria_catalogue_can_remove (PandoriaCatalogue *self, const PandoriaPrinted *thing);
gboolean pandoria_catalogue_remove (PandoriaCatalogue *self, const PandoriaPrinted *thing, GError **error);

/**
 * Returns: (transfer full): all entries in order, with their details and those of the player's file. Importing it into
 * an empty catalogue and exporting it again gives the same bytes.
 */
PandoriaCatalogueFile *pandoria_catalogue_export (PandoriaCatalogue *self);
/**
 * Adds the entries of @file and keeps the known ones. *@n_added: the number of new values and things.
 * Returns: FALSE and a PANDORIA_FILE_ERROR if there is no room; nothing has then changed. FALSE and another error if
 * the entries are not on disk yet.
 */
gboolean pandoria_catalogue_import (PandoriaCatalogue *self, PandoriaCatalogueFile *file, guint *n_added,
                                    GError **error);

/**
 * Reads the file at @path in a thread, as JSON if it begins with a brace. Holds @source (nullable) meanwhile and passes
 * it to @callback. The error message begins with the file's name.
 */
void pandoria_catalogue_read_async (const char *path, GObject *source, GAsyncReadyCallback callback, gpointer data);
PandoriaCatalogueFile *pandoria_catalogue_read_finish (GAsyncResult *result, GError **error);
