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
  char *title; /* (nullable) of the game, as it is shown */
  gint64 time; /* Unix seconds; 0: not known */
} PandoriaLearned;

/**
 * Returns: whether @entry has the place where it was learnt, and then fills @learned, for pandoria_learned_clear(). A member of
 * that name in another form belongs to another program and is ignored.
 */
gboolean pandoria_learned_read (JsonObject *entry, PandoriaLearned *learned);
void pandoria_learned_clear (PandoriaLearned *learned);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PandoriaLearned, pandoria_learned_clear)

/** The catalogue that ships with the program, for pandoria_catalogue_new(). */
#define PANDORIA_CATALOGUE_RESOURCE "resource:///io/github/pandoria_companion/PandoriaCompanion/data/catalogue.json"

/**
 * PandoriaCatalogue: emits "changed" when its contents change. Property "save-error" (nullable string, read only, notifies): the
 * reason why learnt entries are not on disk.
 *
 * It joins the entries of the player's file and of the shipped one. If the player's file has a null value for a thing, its shipped
 * entries do not count.
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
 * Returns: (nullable): the damage of the player's file, and in *@aside (nullable) its new place. A file that stays in place (it is
 * unreadable or of a later version) is not written, and learnt entries are lost when the program ends.
 */
const char *pandoria_catalogue_get_damage (PandoriaCatalogue *self, const char **aside);
/** Writes the learnt entries that are not on disk yet. */
gboolean pandoria_catalogue_save (PandoriaCatalogue *self, GError **error);
/** Returns: (nullable): the reason why learnt entries are not on disk. */
const char *pandoria_catalogue_get_save_error (PandoriaCatalogue *self);

/* Asking */

/** Returns: (transfer full) (element-type guint): the values known for @thing, whose own is ignored, ascending; may be empty. */
GArray *pandoria_catalogue_get_values (PandoriaCatalogue *self, const PandoriaPrinted *thing);
/* The same for a card half. */
GArray *pandoria_catalogue_get_spell_costs (PandoriaCatalogue *self, PandoriaSpell spell, guint level);
GArray *pandoria_catalogue_get_building_costs (PandoriaCatalogue *self, PandoriaBuilding building, guint level);

/**
 * Adds to the player's file the numbers seen in the game of @where (nullable: unknown). Keeps known entries, and those that another
 * program has written meanwhile. FALSE: it is not written, and is known only while the program runs.
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
/** Returns: the source of the value of @printed; @learned has the details of a LEARNED one, for pandoria_learned_clear(). */
PandoriaPrintedSource pandoria_catalogue_get_source (PandoriaCatalogue *self, const PandoriaPrinted *printed,
                                                     PandoriaLearned *learned);
/**
 * Sets the values of @thing to @values (element-type guint, each 0…pandoria_printed_kind_get_most(); none: unknown). Remaining values
 * keep their details. Adds a new card or relic. FALSE: nothing has changed, or (pandoria_catalogue_get_save_error()) it is not on
 * disk yet.
 */
gboolean pandoria_catalogue_set_values (PandoriaCatalogue *self, const PandoriaPrinted *thing, GArray *values,
                                        GError **error);
/** Returns: whether @thing is a card or relic that the player has added, so that pandoria_catalogue_remove() can take it away. */
gboolean pandoria_catalogue_can_remove (PandoriaCatalogue *self, const PandoriaPrinted *thing);
gboolean pandoria_catalogue_remove (PandoriaCatalogue *self, const PandoriaPrinted *thing, GError **error);

/**
 * Returns: (transfer full): all entries in order, with their details and those of the player's file. Importing it into an empty
 * catalogue and exporting it again gives the same bytes.
 */
PandoriaCatalogueFile *pandoria_catalogue_export (PandoriaCatalogue *self);
/**
 * Adds the entries of @file and keeps the known ones. *@n_added: the number of new values and things.
 * FALSE and a PANDORIA_FILE_ERROR: there is no room, and nothing has changed. FALSE and another error: it is not on disk yet.
 */
gboolean pandoria_catalogue_import (PandoriaCatalogue *self, PandoriaCatalogueFile *file, guint *n_added,
                                    GError **error);

/**
 * Reads the file at @path in a thread; it is JSON if it begins with a brace. Holds @source (nullable) meanwhile and passes it to
 * @callback. The message of the error begins with the file's name.
 */
void pandoria_catalogue_read_async (const char *path, GObject *source, GAsyncReadyCallback callback, gpointer data);
PandoriaCatalogueFile *pandoria_catalogue_read_finish (GAsyncResult *result, GError **error);
