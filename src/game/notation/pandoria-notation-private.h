/* What the files of the notation share: words, the reader of acts, and a row for each act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notation.h"

G_BEGIN_DECLS

/* --- words of a text (pandoria-notation-tokens.c) --------------------------------------------------------------- */

typedef enum
{
  PANDORIA_TOKEN_WORD,
  PANDORIA_TOKEN_STOP,      /* . */
  PANDORIA_TOKEN_SEPARATOR, /* ; */
  PANDORIA_TOKEN_NAME,      /* "…" */
  PANDORIA_TOKEN_NOTE,      /* {…} */
  PANDORIA_TOKEN_BROKEN,    /* one of these without its end */
} PandoriaTokenKind;

typedef struct
{
  guint8 kind;
  guint start, end; /* bytes of the text */
  char *text;       /* a word in lower case; what a name or a note says */
} PandoriaToken;

/** Returns: (transfer full) (element-type PandoriaToken): the words of @text, which is valid UTF-8. */
GArray *pandoria_tokens_new (const char *text);
/** Appends @text to @into so that it reads back as one token: a name between @open and @close. */
void pandoria_token_quote (GString *into, const char *text, char open, char close);

/* --- shapes of words (pandoria-notation-words.c) ---------------------------------------------------------------- */

/** PandoriaWantKind: what can stand at a place of an act. */
typedef enum
{
  PANDORIA_WANT_HEX,          /* F2 */
  PANDORIA_WANT_SPACE,        /* G6 */
  PANDORIA_WANT_FIGURE,       /* G6, G6L */
  PANDORIA_WANT_ADD,          /* +G6, +G6L */
  PANDORIA_WANT_TAKE,         /* -G6, -blue#2 */
  PANDORIA_WANT_MOVE,         /* G6>H7 */
  PANDORIA_WANT_ARTIFACTS,    /* *1 */
  PANDORIA_WANT_LEVEL,        /* 2, 1:2 */
  PANDORIA_WANT_COST,         /* @5 */
  PANDORIA_WANT_SLOT,         /* #2 */
  PANDORIA_WANT_RESOURCE,     /* wood */
  PANDORIA_WANT_COLOR,        /* blue */
  PANDORIA_WANT_COLOR_FIGURE, /* blue, blueL */
  PANDORIA_WANT_SLOT_FIGURE,  /* blue#2, blue#2L */
  PANDORIA_WANT_REGION_OF,    /* blue:F6 */
  PANDORIA_WANT_PRISONERS,    /* 2, 2L, L */
  PANDORIA_WANT_NUMBER,       /* 4 */
  PANDORIA_WANT_COUNTER,      /* wood+2 */
  PANDORIA_WANT_EDIT,         /* terrain=forest */
  PANDORIA_WANT_TABLE,        /* round=5 */
  PANDORIA_WANT_SPELL,        /* rage */
  PANDORIA_WANT_BUILDING,     /* bank */
  PANDORIA_WANT_WORD,         /* a word of the notation itself: "with" */
  PANDORIA_WANT_ACT,          /* how an act begins */
} PandoriaWantKind;
#define PANDORIA_N_WANTS 24

/** PandoriaWant: @number is of LEVEL: a spell, or minus a building; of NUMBER: the smallest; of SPACE and MOVE: see below; @word is of WORD. */
typedef struct
{
  PandoriaWantKind kind;
  int number;
  const char *word;
} PandoriaWant;

/* What narrows a list of choices: a space of a region that is being scored, a way from ship to ship. */
#define PANDORIA_SPACE_SCORED 1
#define PANDORIA_MOVE_DRIFTS  1

/** PandoriaEditMember: what edit changes; the value is none (-1), or a number. */
typedef enum
{
  PANDORIA_EDIT_TERRAIN,
  PANDORIA_EDIT_SYMBOLS,
  PANDORIA_EDIT_CASTLE,
  PANDORIA_EDIT_FIGURE,
  PANDORIA_EDIT_ARTIFACTS,
} PandoriaEditMember;

/** PandoriaValue: what a word says; its kind decides which members mean something. */
typedef struct
{
  PandoriaSpace space, to;
  int number, other; /* terrain and symbols; counter and difference; member and value of an edit or of the table */
  gboolean leader;
  guint8 player, slot;                     /* player: PANDORIA_NOBODY for a space */
  guint8 n_list, list[PANDORIA_MAX_STACK]; /* of a member of the table that is a list */
} PandoriaValue;

/** Returns: whether @word (lower case) has the shape of @want; @value (out) then says what. */
gboolean pandoria_word_read (const PandoriaSeats *seats, const PandoriaWant *want, const char *word,
                             PandoriaValue *value);
/** Returns: (transfer full): what is expected, in a sentence, translated. */
char *pandoria_want_describe (const PandoriaSeats *seats, const PandoriaWant *want);
/** Returns: the levels of @card, a spell or minus a building, ended by 0. */
const guint8 *pandoria_word_levels (int card);
/** Returns: (transfer full): @level of @card as it is written, "2" or "1:2". */
char *pandoria_word_level (int card, guint level);
/** Returns: the letter of a terrain, "F". */
char pandoria_word_terrain (PandoriaTerrain terrain);

/* --- words of the table (pandoria-notation-table.c) ------------------------------------------------------------- */

/** Reads "round=5" into @value. Returns: FALSE when @word is no such word. */
gboolean pandoria_table_word_read (const PandoriaSeats *seats, const char *word, PandoriaValue *value);
/** Returns: (transfer full): how @member of @edit is written. */
char *pandoria_table_word_new (const PandoriaSeats *seats, PandoriaTableMember member, const PandoriaTableEdit *edit);
/** Adds to @list words for each member that @state has and @action does not set yet. */
void pandoria_table_word_list (GPtrArray *list, const PandoriaSeats *seats, const PandoriaState *state,
                               const PandoriaAction *action);

/* --- reading acts (pandoria-notation-reader.c) ------------------------------------------------------------------ */

typedef struct
{
  const PandoriaSeats *seats;
  const PandoriaState *state; /* (nullable): of the act being read; it only helps to say what could follow */
  GArray *tokens;             /* not owned */
  guint position;
  gboolean failed, is_missing;
  guint fault_token; /* the wrong token; the number of tokens when something is missing */
  char *message;
  GArray *wants;          /* (nullable): PandoriaWant: what could stand behind the last token */
  PandoriaAction *action; /* the act being read */
  char *card, *note;
} PandoriaNotationReader;

/** Takes the present word if it has the shape of @kind. Returns: FALSE when it has not, and nothing happens. */
gboolean pandoria_notation_take (PandoriaNotationReader *self, PandoriaWantKind kind, int number, PandoriaValue *value);
/** The same for something that must be there: else it is a fault. */
gboolean pandoria_notation_need (PandoriaNotationReader *self, PandoriaWantKind kind, int number, PandoriaValue *value);
/** Takes the present word if it is @word. */
gboolean pandoria_notation_take_word (PandoriaNotationReader *self, const char *word);
gboolean pandoria_notation_need_word (PandoriaNotationReader *self, const char *word);
/** Returns: whether the present (@offset 0) or a later word has the shape of @kind; nothing is taken. */
gboolean pandoria_notation_sees (PandoriaNotationReader *self, guint offset, PandoriaWantKind kind);
/** Takes the present token if it is of that kind. Returns: (transfer none) (nullable). */
const char *pandoria_notation_take_token (PandoriaNotationReader *self, PandoriaTokenKind kind);
/** Returns: (nullable): the present word; NULL where there is none, or after a fault. */
const char *pandoria_notation_see_word (PandoriaNotationReader *self);
/** Notes a fault at the present token, unless there is one already. Takes @message. */
void pandoria_notation_fail (PandoriaNotationReader *self, char *message);
/** Notes a fault at the token before the present one, unless there is one already. Takes @message. */
void pandoria_notation_fail_before (PandoriaNotationReader *self, char *message);

/** Reads the act that begins at the present token. FALSE: @self->failed. */
gboolean pandoria_notation_read_one (PandoriaNotationReader *self, PandoriaAction *action);

/* --- acts and members, both ways -------------------------------------------------------------------------------- */

/** PandoriaNotationRow: @word begins the act (NULL: its first word has a shape of its own); @read, @write: NULL where it says all. */
typedef struct
{
  const char *word;
  void (*read) (PandoriaNotationReader *reader, PandoriaAction *action);
  void (*write) (GString *text, const PandoriaSeats *seats, const PandoriaAction *action);
  const char *description; /* untranslated: what the word is for */
} PandoriaNotationRow;

/** Returns: the row of an act. */
const PandoriaNotationRow *pandoria_notation_get_row (PandoriaActKind kind);

/* pandoria-notation-place.c */
extern const PandoriaNotationRow pandoria_notation_tile, pandoria_notation_castle, pandoria_notation_fortress,
    pandoria_notation_single, pandoria_notation_skip, pandoria_notation_figure, pandoria_notation_take_back,
    pandoria_notation_ransom, pandoria_notation_golem, pandoria_notation_ship, pandoria_notation_elf;
/* pandoria-notation-card.c */
extern const PandoriaNotationRow pandoria_notation_cast, pandoria_notation_build, pandoria_notation_monument,
    pandoria_notation_recast, pandoria_notation_halfling, pandoria_notation_goblin, pandoria_notation_occupy;
/* pandoria-notation-end.c */
extern const PandoriaNotationRow pandoria_notation_relic, pandoria_notation_score, pandoria_notation_buy,
    pandoria_notation_end, pandoria_notation_adjust, pandoria_notation_edit;
/* pandoria-notation-edits.c */
extern const PandoriaNotationRow pandoria_notation_tableau, pandoria_notation_table;

/** Appends a word, with a space in front where one is needed. */
void pandoria_notation_add (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);
void pandoria_notation_add_figure (GString *text, const char *sign, PandoriaSpace at, gboolean leader);
void pandoria_notation_add_hexes (GString *text, guint n, const PandoriaHex *hexes, guint artifacts);
void pandoria_notation_add_place (GString *text, const PandoriaSeats *seats, const PandoriaPlaceRef *place);
void pandoria_notation_add_with (GString *text, int with);
/** Reads as many hexes as @max, at least @min, and the artifacts behind them. Returns: how many. */
guint pandoria_notation_read_hexes (PandoriaNotationReader *reader, guint min, guint max, PandoriaHex *hexes,
                                    guint8 *artifacts);
gint8 pandoria_notation_read_with (PandoriaNotationReader *reader);

/* pandoria-notation-members.c */
void pandoria_notation_read_build (PandoriaNotationReader *reader, PandoriaBuild *build);
void pandoria_notation_read_erect (PandoriaNotationReader *reader, PandoriaErect *erect);
void pandoria_notation_write_build (GString *text, const PandoriaBuild *build);
void pandoria_notation_write_erect (GString *text, const PandoriaErect *erect);
/**
 * Reads those members whose bit is in @which (PandoriaMember). @offered: those that make sense here, of which
 * wants are noted; @limit: how many figures, moves and hexes.
 */
void pandoria_notation_read_members (PandoriaNotationReader *reader, guint which, guint offered, guint limit,
                                     PandoriaSpellMembers *members);
/** @which: as in reading; with every member, a space is written with a word in front. */
void pandoria_notation_write_members (GString *text, const PandoriaSeats *seats, guint which,
                                      const PandoriaSpellMembers *members);

/* --- faults and tries (pandoria-notation-line.c) --------------------------------------------------------------------------- */

/** Makes a fault of @text from byte @start to byte @end. Takes @message. */
PandoriaFault *pandoria_fault_new (const char *text, gsize start, gsize end, gboolean is_missing, char *message);

/** PandoriaTry: how far a row of tokens comes. */
typedef struct
{
  gboolean is_ok;      /* all acts are whole and accepted */
  gboolean is_missing; /* the last act lacks something */
  GError *refusal;     /* (nullable): of the last act */
  gboolean ends_whole; /* the last act is whole, whether accepted or not */
  guint n_acts, first; /* the token with which the last act begins */
  PandoriaAction last; /* the last act, as far as it was read */
} PandoriaTry;

/**
 * Reads and applies the acts of @tokens from number @first on. @state (changed) is then that after the last act which was
 * accepted; @wants (nullable) is filled with what could follow in the last act.
 */
void pandoria_notation_try (const PandoriaSeats *seats, GArray *tokens, guint first, PandoriaState *state,
                            GArray *wants, PandoriaTry *result);
void pandoria_try_clear (PandoriaTry *result);

/* --- choices (pandoria-notation-choices.c) ---------------------------------------------------------------------- */

/**
 * Returns: (transfer full): words that have the shape of @want and could be meant in @state, where @action has been read so
 * far; with @few only as many as it takes to find out whether the act can be gone on with.
 */
GPtrArray *pandoria_want_list (const PandoriaSeats *seats, const PandoriaWant *want, const PandoriaState *state,
                               const PandoriaAction *action, PandoriaCatalogue *catalogue, gboolean few);
/** Returns: (transfer full) (nullable): what @word means as @want, translated; NULL: the act says it. */
char *pandoria_want_describe_word (const PandoriaSeats *seats, const PandoriaWant *want, const PandoriaAction *action,
                                   const char *word);

G_END_DECLS
