/* PandoriaCatalogueDetails: what is known of a thing's values: whence, and in which games they were used.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-card-uses.h"
#include "pandoria-catalogue.h"

/** Signal "counted": the games have been read. */
#define PANDORIA_TYPE_CATALOGUE_COUNTER (pandoria_catalogue_counter_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueCounter, pandoria_catalogue_counter, PANDORIA, CATALOGUE_COUNTER, GObject)

PandoriaCatalogueCounter *pandoria_catalogue_counter_new (void);
/** Returns: (transfer none) (nullable): what was counted; NULL: it is being counted from now on, and "counted" follows. */
const PandoriaCardUses *pandoria_catalogue_counter_ask (PandoriaCatalogueCounter *self);
/** Forgets what was counted: games may have changed. Who waits for what is being counted is told all the same. */
void pandoria_catalogue_counter_forget (PandoriaCatalogueCounter *self);

/** Signals: "open-game" (path): a game is to be looked at; "remove": the thing is to go from the catalogue. */
#define PANDORIA_TYPE_CATALOGUE_DETAILS (pandoria_catalogue_details_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueDetails, pandoria_catalogue_details, PANDORIA, CATALOGUE_DETAILS, GtkPopover)

/** Shows @thing as it is now; @counter is asked for its games. */
GtkWidget *pandoria_catalogue_details_new (PandoriaCatalogue *catalogue, PandoriaCatalogueCounter *counter,
                                           const PandoriaPrinted *thing);

/* --- pandoria-catalogue-words.c ----------------------------------------------------------------------------------- */
/* What the editor of the catalogue says of a thing, and what is typed into its cell. */

/** Returns: (transfer full): what @thing is: “Rage 2”, “Master Builder and Bank”. */
char *pandoria_catalogue_words_thing (const PandoriaPrinted *thing);
/** Returns: (transfer full) (nullable): what else there is to say of a card: whose it is, and whether it is the beginner's one (12). */
char *pandoria_catalogue_words_card (const PandoriaPrinted *thing);
/** Returns: what is asked for in the cells of @kind: “Printed crystals”. */
const char *pandoria_catalogue_words_unit (PandoriaPrintedKind kind);
/** Returns: (transfer full): whence the value of @printed is known, in a sentence. */
char *pandoria_catalogue_words_source (PandoriaCatalogue *catalogue, const PandoriaPrinted *printed);

/** Returns: (transfer full): @values (element-type guint) as they stand in a cell: “5 7”; "" for none. */
char *pandoria_catalogue_words_write (GArray *values);
/**
 * Reads what was typed for a thing of @kind: numbers with anything of spaces, commas and semicolons between them, each once.
 * Returns: (transfer full) (nullable) (element-type guint): they, ascending; NULL and in *@fault (transfer full) why not.
 */
GArray *pandoria_catalogue_words_read (PandoriaPrintedKind kind, const char *text, char **fault);

/* --- pandoria-catalogue-mend.c ------------------------------------------------------------------------------------ */
/* PandoriaCatalogueMend: the question whether games are corrected that were played with a wrong number, and what has become of them. */

/**
 * Asks over the window of @toasts whether @value takes the place of the value of @printed in @games (element-type PandoriaCardUse). If so,
 * they are corrected, @counter forgets what it has counted, and it is said which games were left as they were, and why.
 */
void pandoria_catalogue_mend_ask (AdwToastOverlay *toasts, PandoriaCatalogueCounter *counter,
                                  const PandoriaPrinted *printed, guint value, GPtrArray *games);
