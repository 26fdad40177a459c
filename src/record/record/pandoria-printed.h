/* PandoriaPrinted: one entry of a catalogue: the number printed on half a card, on a market card or on a relic, or the
 * number of monuments of a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"

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
 * PandoriaPrinted: the thing and its printed number. Members that its kind does not have are 0. A thing with several
 * numbers has an entry for each: cards of one name can have different costs.
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
 * Returns: (transfer full) (element-type PandoriaPrinted): everything of @kind that the rules name, without its value, in
 * order: each level of each spell or building, each monument; nothing for CARD and RELIC.
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
gboolean pandoria_printed_read (PandoriaReader *reader, JsonObject *object, PandoriaPrintedKind kind,
                                PandoriaPrinted *printed);
/** Returns: (transfer full): the entry as it is in the file. */
JsonObject *pandoria_printed_write (const PandoriaPrinted *printed);
