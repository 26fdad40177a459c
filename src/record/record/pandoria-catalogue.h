/* The catalogue: what is printed on cards and relics, shipped and as the player has added to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-catalogue-file.h"
#include "pandoria-record.h"

/* --- pandoria-learned.c ------------------------------------------------------------------------------------------- */

/** PandoriaLearned: the game in which a cost was learned. */
typedef struct
{
  char *title; /* (nullable) of the game, as it is shown */
  gint64 time; /* Unix seconds; 0: not known */
} PandoriaLearned;

/** Says in the entry @entry that it was learnt now, in the game of @record. */
void pandoria_learned_write (JsonObject *entry, PandoriaRecord *record);
/**
 * Returns: whether @entry says where it was learnt, and then in @learned, for pandoria_learned_clear(). What is not as this program
 * writes it is somebody else's member of that name: nothing is said of it.
 */
gboolean pandoria_learned_read (JsonObject *entry, PandoriaLearned *learned);
void pandoria_learned_clear (PandoriaLearned *learned);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PandoriaLearned, pandoria_learned_clear)

/* --- pandoria-catalogue.c ----------------------------------------------------------------------------------------- */

/** The catalogue that ships with the program, for pandoria_catalogue_new(). */
#define PANDORIA_CATALOGUE_RESOURCE "resource:///io/github/pandoria_companion/PandoriaCompanion/data/catalogue.json"

/**
 * PandoriaCatalogue: emits "changed" when it says something else than before. Property "save-error" (nullable string, read only,
 * notifies): the reason why what was learnt is not on disk.
 *
 * The player's own file overrides the shipped one: what stands in both is known from either, unless the own one has an entry for
 * the thing whose value is null; then the shipped ones do not count.
 */
#define PANDORIA_TYPE_CATALOGUE (pandoria_catalogue_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogue, pandoria_catalogue, PANDORIA, CATALOGUE, GObject)

/**
 * Reads the shipped catalogue and, over it, the player's own. @shipped (nullable): a path or a resource path ("resource:///…");
 * @own (nullable): a path, which need not exist; one that is damaged is put aside, and a new one is begun.
 * Returns: (nullable): NULL and a PANDORIA_FILE_ERROR when the shipped one is invalid.
 */
PandoriaCatalogue *pandoria_catalogue_new (const char *shipped, const char *own, GError **error);
/**
 * Returns: (nullable): what is wrong with the player's own file, and in *@aside (nullable) where it is now; a file that stays
 * where it is (it cannot be read, or is of a later version) is not written, and what is learnt is forgotten in the end.
 */
const char *pandoria_catalogue_get_damage (PandoriaCatalogue *self, const char **aside);
/** Writes what was learnt and is not on disk yet. */
gboolean pandoria_catalogue_save (PandoriaCatalogue *self, GError **error);
/** Returns: (nullable): why what was learnt is not on disk. */
const char *pandoria_catalogue_get_save_error (PandoriaCatalogue *self);

/* Asking */

/** Returns: (transfer full) (element-type guint): the values known for @thing, whose own is ignored, ascending; may be empty. */
GArray *pandoria_catalogue_get_values (PandoriaCatalogue *self, const PandoriaPrinted *thing);
/* The same for a card half. */
GArray *pandoria_catalogue_get_spell_costs (PandoriaCatalogue *self, PandoriaSpell spell, guint level);
GArray *pandoria_catalogue_get_building_costs (PandoriaCatalogue *self, PandoriaBuilding building, guint level);

/**
 * Remembers in the player's own file what was seen in the game of @where (nullable: nobody says where); what another program has
 * written there meanwhile stays. What is known already stays as it is. FALSE: it is not written; it is known all the same while
 * the program runs.
 */
gboolean pandoria_catalogue_learn (PandoriaCatalogue *self, const PandoriaPrinted *printed, PandoriaRecord *where,
                                   GError **error);

/* What the editor needs besides (pandoria-catalogue-edit.c) */

/** PandoriaPrintedSource: whence a value is known. */
typedef enum
{
  PANDORIA_PRINTED_SHIPPED,
  PANDORIA_PRINTED_ENTERED, /* by hand, or it came with an imported file */
  PANDORIA_PRINTED_LEARNED, /* in a game */
} PandoriaPrintedSource;

/**
 * Returns: (transfer full) (element-type PandoriaPrinted): everything of @kind of which a value is or could be known, each once and
 * without its value, in order: each level of each spell and building that there is, cards and relics as the files have them.
 */
GArray *pandoria_catalogue_list_things (PandoriaCatalogue *self, PandoriaPrintedKind kind);
/** Returns: whence the value of @printed is known; @learned says the rest of a LEARNED one, for pandoria_learned_clear(). */
PandoriaPrintedSource pandoria_catalogue_get_source (PandoriaCatalogue *self, const PandoriaPrinted *printed,
                                                     PandoriaLearned *learned);
/**
 * Makes @values (element-type guint, each 0…pandoria_printed_kind_get_most(); none: not known) all that is known of @thing. What stays keeps
 * what is said of it. A card or relic that is nowhere yet is added. FALSE: nothing has changed, or (pandoria_catalogue_get_save_error())
 * it is not on disk yet.
 */
gboolean pandoria_catalogue_set_values (PandoriaCatalogue *self, const PandoriaPrinted *thing, GArray *values,
                                        GError **error);
/** Returns: whether @thing is a card or relic that the player has added, so that pandoria_catalogue_remove() can take it away. */
gboolean pandoria_catalogue_can_remove (PandoriaCatalogue *self, const PandoriaPrinted *thing);
gboolean pandoria_catalogue_remove (PandoriaCatalogue *self, const PandoriaPrinted *thing, GError **error);

/**
 * Returns: (transfer full): all that is known, in order, with what the entries and the player's own file say besides. Imported where
 * nothing is known, and exported again, it is the same to the byte.
 */
PandoriaCatalogueFile *pandoria_catalogue_export (PandoriaCatalogue *self);
/**
 * Adds what @file says to what is known; what is known already stays. *@n_added: how many values and things are new.
 * FALSE and a PANDORIA_FILE_ERROR: there is no room, and nothing has changed; or another error: it is not on disk yet.
 */
gboolean pandoria_catalogue_import (PandoriaCatalogue *self, PandoriaCatalogueFile *file, guint *n_added,
                                    GError **error);

/**
 * Reads the file at @path, which is JSON if it begins with a brace, on a thread of its own. @callback is given @source (nullable), which
 * is held meanwhile. The message of the error begins with the file's name.
 */
void pandoria_catalogue_read_async (const char *path, GObject *source, GAsyncReadyCallback callback, gpointer data);
PandoriaCatalogueFile *pandoria_catalogue_read_finish (GAsyncResult *result, GError **error);
