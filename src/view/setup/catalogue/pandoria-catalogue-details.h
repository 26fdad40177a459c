/* PandoriaCatalogueDetails: the sources of a thing's values, and the games that used them.
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
/** Returns: (transfer none) (nullable): the counts; NULL: counting begins, and "counted" follows. */
const PandoriaCardUses *pandoria_catalogue_counter_ask (PandoriaCatalogueCounter *self);
/** Forgets the counts, because games may have changed. A count in progress is still reported. */
void pandoria_catalogue_counter_forget (PandoriaCatalogueCounter *self);

/** Signals: "open-game" (path): a game is to be looked at; "remove": the thing is to go from the catalogue. */
#define PANDORIA_TYPE_CATALOGUE_DETAILS (pandoria_catalogue_details_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCatalogueDetails, pandoria_catalogue_details, PANDORIA, CATALOGUE_DETAILS, GtkPopover)

/** Shows @thing as it is now; @counter is asked for its games. */
GtkWidget *pandoria_catalogue_details_new (PandoriaCatalogue *catalogue, PandoriaCatalogueCounter *counter,
                                           const PandoriaPrinted *thing);

/* --- pandoria-catalogue-words.c ----------------------------------------------------------------------------------- */
/* The words of the catalogue editor for a thing, and the text of its cell. */

/** Returns: (transfer full): what @thing is: “Rage 2”, “Master Builder and Bank”. */
char *pandoria_catalogue_words_thing (const PandoriaPrinted *thing);
/** Returns: (transfer full) (nullable): details of a card: its realm, and whether it is the starting card of the beginner's game (12). */
char *pandoria_catalogue_words_card (const PandoriaPrinted *thing);
/** Returns: the name of the cells of @kind: “Printed crystals”. */
const char *pandoria_catalogue_words_unit (PandoriaPrintedKind kind);
/** Returns: (transfer full): whence the value of @printed is known, in a sentence. */
char *pandoria_catalogue_words_source (PandoriaCatalogue *catalogue, const PandoriaPrinted *printed);

/** Returns: (transfer full): @values (element-type guint) as the text of a cell: “5 7”; "" for none. */
char *pandoria_catalogue_words_write (GArray *values);
/**
 * Reads the text typed for a thing of @kind: different numbers, separated by spaces, commas or semicolons.
 * Returns: (transfer full) (nullable) (element-type guint): the numbers, ascending; NULL and in *@fault (transfer full) the reason.
 */
GArray *pandoria_catalogue_words_read (PandoriaPrintedKind kind, const char *text, char **fault);

/* --- pandoria-catalogue-mend.c ------------------------------------------------------------------------------------ */
/* PandoriaCatalogueMend: asks whether to correct games that were played with a wrong number, and reports the result. */

/**
 * Asks over the window of @toasts whether @value replaces the value of @printed in @games (element-type PandoriaCardUse). If so,
 * corrects them, lets @counter forget its counts, and reports which games were not changed, and why.
 */
void pandoria_catalogue_mend_ask (AdwToastOverlay *toasts, PandoriaCatalogueCounter *counter,
                                  const PandoriaPrinted *printed, guint value, GPtrArray *games);
