/* Shared by the files of the notation, each calling those above it: words, the reader, members,
 * acts, whole lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notation-plain.h"
#include "pandoria-notation-rows.h"
#include "pandoria-notation.h"
#include "pandoria-board-json.h"

/* --- words of a text (pandoria-notation-reader.c) ------------------------------------------- */

typedef enum
{
  PANDORIA_TOKEN_WORD,
  PANDORIA_TOKEN_STOP,      /* . */
  PANDORIA_TOKEN_SEPARATOR, /* ; */
  PANDORIA_TOKEN_NAME,      /* "…" */
  PANDORIA_TOKEN_NOTE,      /* {…} */
  PANDORIA_TOKEN_BROKEN,    /* a name or a note without its end */
} PandoriaTokenKind;

typedef struct
{
  guint8 kind;
  guint start, end; /* bytes of the text */
  char *text;       /* a word in lower case; the text of a name or a note */
} PandoriaToken;

/**
 * Returns: (transfer full) (element-type PandoriaToken): the words of @text, which is valid UTF-8.
 */
GArray *pandoria_tokens_new (const char *text);
/** Appends @text to @into so that it reads back as one token: a name between @open and @close. */
void pandoria_token_quote (GString *into, const char *text, char open, char close);
/** Appends a word, after a space if @text is not empty. */
void pandoria_notation_add (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* --- shapes of words (pandoria-notation-words.c) -------------------------------------------- */

/**
 * PandoriaWant: an expected word. @number depends on the kind: for LEVEL a spell or a negated
 * building, for NUMBER the minimum, for COST, SPACE and MOVE see below. Only OWN has a @word.
 */
typedef struct
{
  PandoriaWordKind kind;
  int number;
  const char *word;
} PandoriaWant;

/* The cost of a building that a player has can be unknown, which is written as @?. */
#define PANDORIA_COST_MAY_BE_UNKNOWN 1
/* Restricts the choices: to spaces of regions that are being scored, to moves from ship to ship. */
#define PANDORIA_SPACE_SCORED 1
#define PANDORIA_MOVE_DRIFTS  1

/** PandoriaValue: the meaning of a word; its kind decides which members are set. */
typedef struct
{
  PandoriaSpace space, to;
  int number,
      other; /* terrain and symbols; counter and difference; member and value of the table */
  gboolean leader;
  gboolean is_none, has_space; /* is_none: an edit that clears, or an unknown cost; has_space: space
                                  was copied */
  int player, slot;            /* player: PANDORIA_NOBODY for a space */
  guint8 n_list, list[PANDORIA_MAX_STACK]; /* for a member of the table that is a list */
  const PandoriaLineRow *row;              /* what an edit changes */
} PandoriaValue;

/** Returns: whether @word (lower case) matches @want. Sets @value (out) to its meaning. */
gboolean pandoria_word_read (const PandoriaSeats *seats, const PandoriaWant *want, const char *word,
                             PandoriaValue *value);
/** Appends the word of kind @want that means @value. */
void pandoria_word_write (GString *text, const PandoriaSeats *seats, const PandoriaWant *want,
                          const PandoriaValue *value);
/** Returns: (transfer full): the expected word, described in a translated sentence. */
char *pandoria_want_describe (const PandoriaSeats *seats, const PandoriaWant *want);
/** Returns: the levels of @card, a spell or a negated building, ended by 0. */
const guint8 *pandoria_word_levels (int card);
/** Returns: the letter of a terrain, "F". */
char pandoria_word_terrain (PandoriaTerrain terrain);

/**
 * Returns: the kind of word for @row or its elements; PANDORIA_WORD_OF_KIND for several words. Only
 * levels need @base.
 */
PandoriaWant pandoria_member_get_want (const PandoriaLineRow *row, gconstpointer base);

/* --- words of the table (pandoria-notation-table.c) ----------------------------------------- */

/** Reads "round=5" into @value. Returns: FALSE if @word is another word. */
gboolean pandoria_table_word_read (const PandoriaSeats *seats, const char *word,
                                   PandoriaValue *value);
/** Returns: (transfer full): the notation of @member of @edit. */
char *pandoria_table_word_new (const PandoriaSeats *seats, PandoriaTableMember member,
                               const PandoriaTableEdit *edit);
/** Adds to @list words for each member that @state has and @action does not set yet. */
void pandoria_table_word_list (GPtrArray *list, const PandoriaSeats *seats,
                               const PandoriaState *state, const PandoriaAction *action);

/* --- the reader (pandoria-notation-reader.c) ------------------------------------------------ */

typedef struct
{
  const PandoriaSeats *seats;
  PandoriaState
      *state;     /* (nullable): the state before the act being read; only completion needs it */
  GArray *tokens; /* not owned */
  guint position;
  gboolean failed, is_missing;
  guint fault_token; /* the wrong token; the number of tokens if something is missing */
  char *message;
  GArray *wants;     /* (nullable): PandoriaWant: words that could follow the last token */
  gboolean is_quiet; /* words are read, but not added to wants */
  char *card, *note;
} PandoriaNotationReader;

/** Takes the present word if it is of @kind. Returns: FALSE if it is not; the word stays. */
gboolean pandoria_notation_take (PandoriaNotationReader *self, PandoriaWordKind kind, int number,
                                 PandoriaValue *value);
/** Takes the present word, and reports a fault if it is not of @kind. */
gboolean pandoria_notation_need (PandoriaNotationReader *self, PandoriaWordKind kind, int number,
                                 PandoriaValue *value);
gboolean pandoria_notation_take_want (PandoriaNotationReader *self, const PandoriaWant *want,
                                      PandoriaValue *value);
gboolean pandoria_notation_need_want (PandoriaNotationReader *self, const PandoriaWant *want,
                                      PandoriaValue *value);
/** Takes the present word if it is @word. */
gboolean pandoria_notation_take_word (PandoriaNotationReader *self, const char *word);
/** Returns: whether the present (@offset 0) or a later word is of @kind. Takes nothing. */
gboolean pandoria_notation_sees (PandoriaNotationReader *self, guint offset, PandoriaWordKind kind);
/** Takes the present token if it is of @kind. Returns: (transfer none) (nullable): its text. */
const char *pandoria_notation_take_token (PandoriaNotationReader *self, PandoriaTokenKind kind);
/** Returns: (transfer none) (nullable): the present (@offset 0) or a later token. */
const PandoriaToken *pandoria_notation_peek (PandoriaNotationReader *self, guint offset);
/** Returns: (nullable): the present word; NULL at the end, or after a fault. */
const char *pandoria_notation_see_word (PandoriaNotationReader *self);
/**
 * Reports a fault at the present token, or @back tokens before it, if it is the first fault. Takes
 * @message.
 */
void pandoria_notation_fail (PandoriaNotationReader *self, guint back, char *message);

/* --- members, both ways (pandoria-notation-members.c) --------------------------------------- */

/** Reads all of @rows into @base. Reports a fault if a required member is missing. */
void pandoria_notation_read_members (PandoriaNotationReader *reader, const PandoriaLineRow *rows,
                                     gpointer base);

/** PandoriaNotationWriter: the line that an act is appended to. */
typedef struct
{
  GString *text;
  const PandoriaSeats *seats;
  const char *card; /* (nullable): the bought card */
} PandoriaNotationWriter;

/** PandoriaTakeFunc: pandoria_notation_take_want() or pandoria_notation_need_want(). */
typedef gboolean (*PandoriaTakeFunc) (PandoriaNotationReader *self, const PandoriaWant *want,
                                      PandoriaValue *value);

/** Reads a member; @take decides what happens if it is missing. Returns: whether it was read. */
typedef gboolean PandoriaReadMember (PandoriaNotationReader *self, const PandoriaLineRow *row,
                                     gpointer base, PandoriaTakeFunc take);
typedef void PandoriaWriteMember (const PandoriaNotationWriter *writer, const PandoriaLineRow *row,
                                  gpointer base);

/* Read a member of any kind, if present, or one element of a list, even if there is no room for it.
 */
PandoriaReadMember pandoria_notation_read_member, pandoria_notation_read_element;
PandoriaWriteMember pandoria_notation_write_member;
/** Appends all of @rows that exist in @base. */
void pandoria_notation_write_members (const PandoriaNotationWriter *writer,
                                      const PandoriaLineRow *rows, gpointer base);
/** Takes @word, which is offered only if @is_offered. */
gboolean pandoria_notation_take_quietly (PandoriaNotationReader *self, const char *word,
                                         gboolean is_offered);
/** Returns: whether an optional member exists. */
gboolean pandoria_member_exists (const PandoriaLineRow *row, gpointer base);
/** Returns: how many elements a list can have. */
guint pandoria_member_get_limit (const PandoriaLineRow *row);

/* Each of these handles one kind of member (pandoria-notation-kinds.c). */
PandoriaReadMember pandoria_notation_read_hex, pandoria_notation_read_hexes,
    pandoria_notation_read_pay, pandoria_notation_read_counters, pandoria_notation_read_table,
    pandoria_notation_read_spell, pandoria_notation_read_second;
PandoriaWriteMember pandoria_notation_write_hex, pandoria_notation_write_hexes,
    pandoria_notation_write_pay, pandoria_notation_write_counters, pandoria_notation_write_table,
    pandoria_notation_write_spell, pandoria_notation_write_second;

/**
 * Reads @min to @max hexes, and the artifacts after two of them (nullable: none).
 * Returns: the number of hexes.
 */
guint pandoria_notation_read_some_hexes (PandoriaNotationReader *self, guint min, guint max,
                                         PandoriaHex *hexes, guint8 *artifacts);
void pandoria_notation_add_hexes (GString *text, guint n, const PandoriaHex *hexes,
                                  guint artifacts);

/* --- acts (pandoria-notation-act.c) --------------------------------------------------------- */

/** Reads the act that begins at the present token. Returns: FALSE after a fault. */
gboolean pandoria_notation_read_one (PandoriaNotationReader *self, PandoriaAction *action);

/* --- lines (pandoria-notation-line.c) ------------------------------------------------------- */

/** Creates a fault of @text from byte @start to byte @end. Takes @message. */
PandoriaFault *pandoria_fault_new (const char *text, gsize start, gsize end, gboolean is_missing,
                                   char *message);
/**
 * Returns: (transfer full) (nullable): the fault of @reader, whose words are in @text from @start
 * to @end, if any.
 */
PandoriaFault *pandoria_fault_new_of (PandoriaNotationReader *reader, const char *text, gsize start,
                                      gsize end);

/**
 * PandoriaRun: acts that were read from a list of tokens, each tried on the state after the
 * previous one.
 */
typedef struct
{
  PandoriaNotationReader reader;
  PandoriaAction action; /* the part of the last act that was read */
  PandoriaState before;  /* the state before it */
  guint first;           /* its first token */
  guint n_acts;
  gboolean is_whole; /* the last act is complete, whether accepted or not */
  GError *refusal;   /* (nullable): of the last act */
} PandoriaRun;

/**
 * Applies the acts of @tokens from @first on to @state. Fills @wants (nullable) with words that can
 * continue the last act.
 */
void pandoria_run_init (PandoriaRun *run, const PandoriaSeats *seats, GArray *tokens, guint first,
                        PandoriaState *state, GArray *wants);
/** Returns: whether all acts are complete and accepted. */
gboolean pandoria_run_is_ok (const PandoriaRun *run);
void pandoria_run_clear (PandoriaRun *run);

/* --- choices (pandoria-notation-choices.c) -------------------------------------------------- */

/**
 * Returns: (transfer full): the words that match @want and are possible in @state. @action is the
 * part of the act that was read. With @few, returns only as many words as are needed to find out
 * whether the act can be extended.
 */
GPtrArray *pandoria_want_list (const PandoriaSeats *seats, const PandoriaWant *want,
                               const PandoriaState *state, const PandoriaAction *action,
                               PandoriaCatalogue *catalogue, gboolean few);
/**
 * Returns: (transfer full) (nullable): the meaning of @word as @want, translated; NULL: the same as
 * the act.
 */
char *pandoria_want_describe_word (const PandoriaSeats *seats, const PandoriaWant *want,
                                   const PandoriaAction *action, const char *word);

/** pandoria_notation_boards: the boards that are named by a letter. */
#define PANDORIA_N_NOTATION_BOARDS 2
static const struct
{
  const char *name, *resource;
} pandoria_notation_boards[PANDORIA_N_NOTATION_BOARDS] = {
  { "A", PANDORIA_BOARD_RESOURCE_A },
  { "B", PANDORIA_BOARD_RESOURCE_B },
};

/** pandoria_notation_flags: the words of the rules that set a gboolean of PandoriaSetup. */
#define PANDORIA_N_NOTATION_FLAGS 3
static const struct
{
  const char *word;
  gsize offset;
} pandoria_notation_flags[PANDORIA_N_NOTATION_FLAGS] = {
  { "partnership", G_STRUCT_OFFSET (PandoriaSetup, partnership) },
  { "artifacts", G_STRUCT_OFFSET (PandoriaSetup, artifacts) },
  { "same-realm", G_STRUCT_OFFSET (PandoriaSetup, same_realm) },
};

/**
 * PandoriaNotationHeader: the part of a header that was read, and the reader of its present line.
 */
typedef struct
{
  PandoriaSetup setup;
  PandoriaSeats seats;
  JsonObject *board;
  GStringChunk *texts;
  const char *names[PANDORIA_MAX_PLAYERS], *title, *created; /* nullable; in texts */
  gboolean has_tiles;

  const char *rest; /* the rest of the present line, after its key */
  PandoriaNotationReader reader;
} PandoriaNotationHeader;

/** Returns: whether @key begins a line of a header, and is no colour. */
gboolean pandoria_notation_header_has (const char *key);
/**
 * Reads the present line, which begins with @key (lower case).
 * Returns: FALSE if no line begins with @key.
 */
gboolean pandoria_notation_header_read (PandoriaNotationHeader *header, const char *key);
