/* Shared by the commands of pandoria-cli: reads arguments, loads games, prints.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-report-page.h"

/** Exit status (docs/format.md, Exit status). */
typedef enum
{
  PANDORIA_CLI_FINE = 0,
  PANDORIA_CLI_RULE_BROKEN = 1,
  PANDORIA_CLI_INVALID = 2, /* an invalid file or invalid usage */
} PandoriaCliStatus;

/** A command gets its arguments with its own name as argv[0], and returns a PandoriaCliStatus. */
typedef int (*PandoriaCliCommand) (int argc, char **argv);

/** The commands of pandoria-cli. docs/format.md describes their output. */
int pandoria_cli_state (int argc, char **argv);
int pandoria_cli_check (int argc, char **argv);
int pandoria_cli_table (int argc, char **argv);
int pandoria_cli_legal (int argc, char **argv);
int pandoria_cli_summary (int argc, char **argv);
int pandoria_cli_review (int argc, char **argv);
int pandoria_cli_sheet (int argc, char **argv);
int pandoria_cli_simulate (int argc, char **argv);

/* --- arguments ------------------------------------------------------------------------------ */

/**
 * Parses the arguments of a command. @usage: the words after its name ("FILE"); @summary: a
 * sentence for --help. Puts the remaining arguments, from @min to @max, into @files (nullable if
 * @max is 0).
 * Returns: FALSE if the usage is wrong; then prints the reason to standard error.
 */
gboolean pandoria_cli_parse (int argc, char **argv, const char *usage, const char *summary,
                             const GOptionEntry *entries, guint min, guint max, GStrv *files);
/**
 * Reads a number from @min to @max that was given for @option; NULL keeps @number.
 * Returns: FALSE as above.
 */
gboolean pandoria_cli_parse_number (const char *text, const char *option, guint min, guint max,
                                    guint *number);
/** Reads the size of pages that was given for --paper; NULL: A4. Returns: FALSE as above. */
gboolean pandoria_cli_parse_paper (const char *text, PandoriaPaper *paper);
/** Prints an error of the usage to standard error. Returns: FALSE. */
gboolean pandoria_cli_usage_error (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* --- games ---------------------------------------------------------------------------------- */

/**
 * Loads the game @file with only its first @at actions (NULL: all).
 * Returns: (transfer full) (nullable): NULL if the file or --at is invalid; then prints the reason
 * to standard error.
 */
PandoriaRecord *pandoria_cli_load (const char *file, const char *at);

/** Prints on standard error where the replayed game of @record differs from its @file. @difference:
 * (nullable): NULL or none prints nothing. */
void pandoria_cli_report_difference (const char *file, PandoriaRecord *record,
                                     const PandoriaDifference *difference);

/* --- printing; all of it UTF-8 in any locale ------------------------------------------------ */

/**
 * Prints a line to standard output. This and the next function replace unprintable characters with
 * spaces.
 */
void pandoria_cli_print (const char *format, ...) G_GNUC_PRINTF (1, 2);
/** Prints a line to standard error. */
void pandoria_cli_print_error (const char *format, ...) G_GNUC_PRINTF (1, 2);
/**
 * Writes @bytes to the file @out (NULL: standard output). Refuses to write a PDF or PNG to a
 * terminal.
 * Returns: FALSE and the reason, after the file's name.
 */
gboolean pandoria_cli_write_bytes (GBytes *bytes, const char *out, GError **error);
/** Prints @object, indented, with unprintable characters escaped. */
void pandoria_cli_print_json (JsonObject *object);
/**
 * Prints the error object of an action that breaks a rule.
 * Returns: PANDORIA_CLI_RULE_BROKEN (else INVALID).
 */
int pandoria_cli_print_refusal (guint action, const GError *error);
/**
 * Describes for a person why action @failed of @record breaks a rule.
 * Returns: (transfer full): “action 10 (turn 3, Marta: Tile at D4 D5): the reason [code]”.
 */
char *pandoria_cli_describe_refusal (PandoriaRecord *record, guint failed, const GError *error);
/**
 * Prints the same, after the name @path of the file, to standard error.
 * Returns: PANDORIA_CLI_RULE_BROKEN (else INVALID).
 */
int pandoria_cli_print_broken (const char *path, PandoriaRecord *record, guint failed,
                               const GError *error);

/** PandoriaGameCheck: the conditions that must hold after every action. */
typedef struct
{
  PandoriaState start;
  gint totals[PANDORIA_MAX_PLAYERS][4]; /* start values plus all ledger entries since */
  guint n_actions;
} PandoriaGameCheck;

/** Begins the check of a game with @setup. */
void pandoria_game_check_init (PandoriaGameCheck *check, const PandoriaSetup *setup);

/**
 * Checks one accepted action: pandoria_state_check(), the ledger, figures, castles, tiles and
 * monuments, the action's JSON. Sometimes also checks that exactly the offered options are
 * accepted, and that a refusal changes nothing.
 * Returns: (transfer full) (nullable): a description of the fault.
 */
char *pandoria_game_check_step (PandoriaGameCheck *check, const PandoriaState *before,
                                const PandoriaOptions *options, const PandoriaAction *action,
                                const PandoriaState *after, const PandoriaEvents *events);

/**
 * Writes @record, reads it back and replays it: the state must be @end byte for byte.
 * Returns: as above.
 */
char *pandoria_game_check_record (PandoriaRecord *record, const PandoriaState *end);
