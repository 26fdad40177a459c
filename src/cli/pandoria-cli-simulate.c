/* pandoria-cli simulate: plays random legal games to the end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cli.h"

#include "pandoria-board-json.h"
#include "pandoria-file.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

/* Games have no date, so that the same seed gives the same file. */
#define CREATED "2000-01-01T00:00:00Z"

static const char *const names[PANDORIA_MAX_PLAYERS] = { "Red", "Blue", "Green", "Yellow" };
static const PandoriaColor colors[PANDORIA_MAX_PLAYERS]
    = { PANDORIA_COLOR_RED, PANDORIA_COLOR_BLUE, PANDORIA_COLOR_GREEN, PANDORIA_COLOR_YELLOW };

typedef struct
{
  /* as given */
  char *games_text, *seed_text, *players_text, *variant_text, *edition_text, *realms_text,
      *board_path, *out;
  char *policies_text, *csv_path;
  gboolean partnership, artifacts, check;
  /* as understood */
  guint games, seed, players;
  int variant, edition;
  PandoriaRealm realms[PANDORIA_N_REALMS];
  guint n_realms;
  PandoriaPolicy policies[PANDORIA_MAX_PLAYERS];
  gboolean by_chance; /* every seat is random; later versions must play the same games for a seed */
  PandoriaBoard board;
  JsonObject *board_json;
} Options;

static void
options_clear (Options *options)
{
  char *texts[] = { options->games_text,   options->seed_text,    options->players_text,
                    options->variant_text, options->edition_text, options->realms_text,
                    options->board_path,   options->out,          options->policies_text,
                    options->csv_path };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (texts[i]);
  g_clear_pointer (&options->board_json, json_object_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* --- arguments ------------------------------------------------------------------------------ */

/* The keys of an option, in the order of their numbers. */
typedef const char *(*GetKey) (guint number);

static const char *
get_realm (guint number)
{
  return pandoria_realm_key ((PandoriaRealm) number);
}

static const char *
get_variant (guint number)
{
  return pandoria_variant_key ((PandoriaVariant) number);
}

static const char *
get_edition (guint number)
{
  return pandoria_edition_key ((PandoriaEdition) number);
}

static const char *
get_policy (guint number)
{
  return pandoria_policy_key ((PandoriaPolicy) number);
}

/* Prints which of its @n keys @option takes. Returns: FALSE. */
static gboolean
refuse_key (const char *option, const char *text, GetKey get_key, guint n)
{
  g_autoptr (GString) keys = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    if (get_key (i) != NULL && !g_str_equal (get_key (i), "none"))
      g_string_append_printf (keys, "%s%s", keys->len > 0 ? ", " : "", get_key (i));
  /* Translators: an option, the words that it takes, and another word that was given */
  return pandoria_cli_usage_error (_ ("%1$s takes one of %2$s, not “%3$s”"), option, keys->str,
                                   text);
}

static gboolean
add_realm (Options *options, const char *key)
{
  int realm = pandoria_realm_from_key (key);

  if (realm < 0)
    return refuse_key ("--realms", key, get_realm, PANDORIA_N_REALMS);
  for (guint i = 0; i < options->n_realms; i++)
    if (options->realms[i] == (PandoriaRealm) realm)
      return pandoria_cli_usage_error (_ ("--realms: %s is listed twice"), key);
  if (!pandoria_realm_is_allowed ((PandoriaRealm) realm, (PandoriaVariant) options->variant))
    return pandoria_cli_usage_error (_ ("--realms: %s do not play this variant"), key);
  options->realms[options->n_realms++] = (PandoriaRealm) realm;
  return TRUE;
}

static gboolean
parse_realms (Options *options)
{
  g_auto (GStrv) keys = NULL;
  gboolean only_promo = TRUE;

  if (options->realms_text == NULL)
    return TRUE;
  keys = g_strsplit (options->realms_text, ",", -1);
  for (guint i = 0; keys[i] != NULL; i++)
    if (!add_realm (options, keys[i]))
      return FALSE;
  /* A set of realms to choose from needs more than the two promo realms (17). */
  for (guint i = 0; i < options->n_realms; i++)
    only_promo
        = only_promo && pandoria_realm_get_origin (options->realms[i]) == PANDORIA_ORIGIN_PROMO;
  return !only_promo
         || pandoria_cli_usage_error (
             _ ("--realms: the promo realms play only together with others"));
}

static gboolean
parse_key (const char *text, const char *option, int (*from_key) (const char *key), GetKey get_key,
           guint n, int *value)
{
  if (text == NULL)
    return TRUE;
  *value = from_key (text);
  return *value >= 0 || refuse_key (option, text, get_key, n);
}

/* Reads one model for all seats, or one for each. */
static gboolean
parse_policies (Options *options)
{
  g_auto (GStrv) keys = NULL;
  guint n;

  options->by_chance = TRUE;
  if (options->policies_text == NULL)
    return TRUE;
  keys = g_strsplit (options->policies_text, ",", -1);
  n = g_strv_length (keys);
  if (n != 1 && n != options->players)
    return pandoria_cli_usage_error (
        _ ("--policy takes one player model, or one for each of the %u players"), options->players);
  for (guint i = 0; i < options->players; i++)
    {
      const char *key = keys[n == 1 ? 0 : i];
      int policy = pandoria_policy_from_key (key);

      if (policy < 0)
        return refuse_key ("--policy", key, get_policy, PANDORIA_N_POLICIES);
      options->policies[i] = (PandoriaPolicy) policy;
      options->by_chance = options->by_chance && policy == PANDORIA_POLICY_RANDOM;
    }
  return TRUE;
}

static gboolean
parse_numbers (Options *options)
{
  return pandoria_cli_parse_number (options->games_text, "--games", 0, G_MAXINT32, &options->games)
         && pandoria_cli_parse_number (options->seed_text, "--seed", 0, G_MAXUINT32, &options->seed)
         && pandoria_cli_parse_number (options->players_text, "--players", 2, PANDORIA_MAX_PLAYERS,
                                       &options->players);
}

static gboolean
parse_rules (Options *options)
{
  return parse_key (options->variant_text, "--variant", pandoria_variant_from_key, get_variant,
                    PANDORIA_N_VARIANTS, &options->variant)
         && parse_key (options->edition_text, "--edition", pandoria_edition_from_key, get_edition,
                       PANDORIA_N_EDITIONS, &options->edition);
}

static gboolean
parse_values (Options *options)
{
  options->games = 1;
  options->seed = 1;
  options->players = PANDORIA_MAX_PLAYERS;
  return parse_numbers (options) && parse_rules (options) && parse_realms (options)
         && parse_policies (options);
}

static gboolean
check_partnership (const Options *options)
{
  if (!options->partnership || options->players == PANDORIA_MAX_PLAYERS)
    return TRUE;
  return pandoria_cli_usage_error (_ ("--partnership takes 4 players"));
}

static gboolean
load_board (Options *options)
{
  g_autoptr (GError) error = NULL;
  const char *path = options->board_path != NULL ? options->board_path : PANDORIA_BOARD_RESOURCE_A;

  if (pandoria_board_load (path, &options->board, NULL, &options->board_json, &error))
    return TRUE;
  pandoria_cli_print_error ("%s", error->message);
  return FALSE;
}

static gboolean
make_folder (const Options *options)
{
  if (options->out == NULL || g_mkdir_with_parents (options->out, 0755) == 0)
    return TRUE;
  pandoria_cli_print_error (_ ("%1$s: the folder cannot be created: %2$s"), options->out,
                            g_strerror (errno));
  return FALSE;
}

static gboolean
parse_options (int argc, char **argv, Options *options)
{
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_STRING, &options->games_text, N_ ("How many games (1)"), "G" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options->seed_text,
      N_ ("The same seed gives the same games (1)"), "S" },
    { "players", 0, 0, G_OPTION_ARG_STRING, &options->players_text, N_ ("2 to 4 players (4)"),
      "N" },
    { "variant", 0, 0, G_OPTION_ARG_STRING, &options->variant_text,
      N_ ("regular (the default), beginner, family or family-spells"), "V" },
    { "edition", 0, 0, G_OPTION_ARG_STRING, &options->edition_text,
      N_ ("first (the default) or revised"), "E" },
    { "realms", 0, 0, G_OPTION_ARG_STRING, &options->realms_text, N_ ("The realms that are dealt"),
      "a,b,…" },
    { "partnership", 0, 0, G_OPTION_ARG_NONE, &options->partnership, N_ ("Two against two"), NULL },
    { "artifacts", 0, 0, G_OPTION_ARG_NONE, &options->artifacts,
      N_ ("With the expansion’s artifacts"), NULL },
    { "board", 0, 0, G_OPTION_ARG_FILENAME, &options->board_path,
      N_ ("The board to play on (side A)"), "FILE" },
    { "policy", 0, 0, G_OPTION_ARG_STRING, &options->policies_text,
      N_ ("How all or each of the seats play: random, greedy, thoughtful or expert (random)"),
      "P[,P…]" },
    { "csv", 0, 0, G_OPTION_ARG_FILENAME, &options->csv_path,
      N_ ("Write points and wins by realm, seat and player model; - is standard output"), "FILE" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options->out, N_ ("Write DIR/SEED-NUMBER.pandoria"),
      "DIR" },
    { "check", 0, 0, G_OPTION_ARG_NONE, &options->check,
      N_ ("Check every state, ledger entry, option and record"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!pandoria_cli_parse (
          argc, argv, NULL,
          N_ ("Plays legal games to the end, at random or by the models of --policy."), entries, 0,
          0, NULL))
    return FALSE;
  if (!parse_values (options) || !check_partnership (options))
    return FALSE;
  return load_board (options) && make_folder (options);
}

/* --- who wins ------------------------------------------------------------------------------- */

/** Cell: the sums of the results of a realm, seat and model. Their size does not depend on the
 * number of games. */
typedef struct
{
  guint64 games, points, squares;
  double wins; /* a shared first place counts as a fraction */
} Cell;

typedef struct
{
  Cell cells[PANDORIA_N_REALMS][PANDORIA_MAX_PLAYERS][PANDORIA_N_POLICIES];
} Balance;

/* Adds the result of a game that @policies played. */
static void
add_to_balance (Balance *balance, const PandoriaState *end,
                const PandoriaPolicy policies[PANDORIA_MAX_PLAYERS])
{
  PandoriaResult result;
  guint first = 0;

  pandoria_state_get_result (end, &result);
  for (guint i = 0; i < result.n; i++)
    first += result.place[i] == 1;
  for (guint p = 0; p < end->n_players; p++)
    {
      Cell *cell = &balance->cells[end->players[p].realm][p][policies[p]];
      const gint points = end->players[p].counters[PANDORIA_COUNTER_POINTS];

      cell->games++;
      cell->points += (guint64) MAX (points, 0);
      cell->squares += (guint64) (points * points);
      cell->wins += result.place[end->players[p].team] == 1 ? 1.0 / first : 0;
    }
}

/* Numbers have a decimal point in every language. */
static void
append_number (GString *text, double number)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_c (text, ',');
  g_string_append (text, g_ascii_formatd (buffer, sizeof buffer, "%.2f", number));
}

static void
append_row (GString *text, guint realm, guint seat, guint policy, const Cell *cell)
{
  const double n = (double) cell->games, mean = (double) cell->points / n;
  const char *key = realm == PANDORIA_REALM_NONE ? "" : pandoria_realm_key ((PandoriaRealm) realm);

  g_string_append_printf (text, "%s,%u,%s,%" G_GUINT64_FORMAT, key, seat + 1,
                          pandoria_policy_key ((PandoriaPolicy) policy), cell->games);
  append_number (text, mean);
  append_number (text, sqrt (MAX (0, (double) cell->squares / n - mean * mean)));
  append_number (text, cell->wins);
  append_number (text, 100 * cell->wins / n);
  g_string_append_c (text, '\n');
}

/* Returns: (transfer full): the table as CSV, a line for each realm, seat and model that played. */
static GBytes *
balance_to_csv (const Balance *balance)
{
  GString *text = g_string_new ("realm,seat,policy,games,points,deviation,wins,win-percent\n");

  for (guint realm = 0; realm < PANDORIA_N_REALMS; realm++)
    for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
      for (guint policy = 0; policy < PANDORIA_N_POLICIES; policy++)
        if (balance->cells[realm][seat][policy].games > 0)
          append_row (text, realm, seat, policy, &balance->cells[realm][seat][policy]);
  return g_string_free_to_bytes (text);
}

/* --- one game ------------------------------------------------------------------------------- */

/* The parts of a game that are kept while it is played, for files and checks only. */
typedef struct
{
  PandoriaRecord *record;
  PandoriaGameCheck *check; /* NULL: no checks */
  PandoriaState end;
  char *fault;
} Watch;

static void
append (PandoriaRecord *record, const PandoriaAction *action, const PandoriaState *after)
{
  pandoria_record_append (record, action, NULL, NULL);
  pandoria_record_note_after (record, pandoria_record_get_n_actions (record) - 1, after);
}

static gboolean
on_action (const PandoriaState *before, const PandoriaOptions *options,
           const PandoriaAction *action, const PandoriaState *after, const PandoriaEvents *events,
           gpointer data)
{
  Watch *watch = data;

  if (watch->record != NULL)
    append (watch->record, action, after);
  watch->end = *after;
  if (watch->check != NULL)
    watch->fault = pandoria_game_check_step (watch->check, before, options, action, after, events);
  return watch->fault == NULL;
}

static void
fill_setup (const Options *options, GRand *rand, PandoriaSetup *setup)
{
  pandoria_setup_init (setup, options->players);
  setup->edition = (guint8) options->edition;
  setup->variant = (guint8) options->variant;
  setup->partnership = options->partnership;
  setup->artifacts = options->artifacts;
  setup->board = options->board;
  pandoria_simulate_setup (setup, rand, options->realms, options->n_realms);
}

/* A name-based uuid, which is the same for the same seed and number. */
static char *
create_id (const char *stem)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA1, stem, -1);

  return g_strdup_printf ("%.8s-%.4s-5%.3s-a%.3s-%.12s", sum, sum + 8, sum + 13, sum + 17,
                          sum + 20);
}

static PandoriaRecord *
create_record (const Options *options, const PandoriaSetup *setup, const char *stem, GError **error)
{
  g_autofree char *title = g_strdup_printf ("Random game %s", stem);
  g_autofree char *id = create_id (stem);
  PandoriaRecord *record
      = pandoria_record_new (setup, options->board_json, names, colors, title, CREATED, error);

  if (record != NULL)
    pandoria_record_set_id (record, id);
  return record;
}

static gboolean
save_record (const Options *options, PandoriaRecord *record, const char *stem, GError **error)
{
  g_autofree char *name = g_strconcat (stem, ".pandoria", NULL);
  g_autofree char *path = g_build_filename (options->out, name, NULL);

  return pandoria_record_save (record, path, error);
}

static guint
play_watched (const Options *options, const PandoriaSetup *setup, GRand *rand, const char *stem,
              PandoriaState *end, GError **error)
{
  const gboolean is_kept = options->out != NULL || options->check;
  const gboolean is_watched = is_kept || end != NULL; /* costs time */
  g_autoptr (PandoriaRecord) record = is_kept ? create_record (options, setup, stem, error) : NULL;
  PandoriaGameCheck check;
  Watch watch = { record, options->check ? &check : NULL, { 0 }, NULL };
  g_autofree char *fault = NULL;
  guint n;

  if (is_kept && record == NULL)
    return 0;
  if (options->check)
    pandoria_game_check_init (&check, setup);
  n = pandoria_simulate_game (setup, options->by_chance ? NULL : options->policies, rand,
                              is_watched ? on_action : NULL, &watch, error);
  if (end != NULL)
    *end = watch.end;
  if (n > 0 && watch.fault == NULL && options->check)
    watch.fault = pandoria_game_check_record (record, &watch.end);
  fault = watch.fault;
  if (options->out != NULL && !save_record (options, record, stem, n > 0 ? error : NULL))
    return 0;
  if (fault == NULL)
    return n;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "action %u: %s", n - 1, fault);
  return 0;
}

/* Plays game @number, which depends only on the seed and its number. Returns: its actions; 0 and
 * @error on failure. */
static guint
play (const Options *options, guint number, Balance *balance, GError **error)
{
  const guint32 seeds[] = { options->seed, number };
  g_autoptr (GRand) rand = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  g_autofree char *stem = g_strdup_printf ("%u-%u", options->seed, number);
  PandoriaSetup setup;
  PandoriaState end;
  guint n;

  fill_setup (options, rand, &setup);
  n = play_watched (options, &setup, rand, stem, balance != NULL ? &end : NULL, error);
  if (n > 0 && balance != NULL)
    add_to_balance (balance, &end, options->policies);
  if (n == 0)
    g_prefix_error (error, "game %s: ", stem);
  return n;
}

static gboolean
write_balance (const Options *options, const Balance *balance)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) csv = balance != NULL ? balance_to_csv (balance) : NULL;

  if (csv == NULL
      || pandoria_cli_write_bytes (
          csv, g_str_equal (options->csv_path, "-") ? NULL : options->csv_path, &error))
    return TRUE;
  pandoria_cli_print_error ("%s", error->message);
  return FALSE;
}

/* Returns: the number of actions in all games; after a message, the negated exit status. */
static gint64
play_all (const Options *options, Balance *balance)
{
  g_autoptr (GError) error = NULL;
  gint64 n_actions = 0;

  for (guint number = 1; number <= options->games; number++)
    {
      guint n = play (options, number, balance, &error);

      if (n == 0)
        {
          pandoria_cli_print_error ("%s", error->message);
          /* Other errors than a fault of the check or a refused act are those of files. */
          return error->domain == G_IO_ERROR || error->domain == PANDORIA_ERROR
                     ? -PANDORIA_CLI_RULE_BROKEN
                     : -PANDORIA_CLI_INVALID;
        }
      n_actions += n;
    }
  return n_actions;
}

int
pandoria_cli_simulate (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  g_autoptr (GTimer) timer = NULL;
  g_autofree Balance *balance = NULL;
  gint64 n_actions;
  char seconds[G_ASCII_DTOSTR_BUF_SIZE];

  if (!parse_options (argc, argv, &options))
    return PANDORIA_CLI_INVALID;
  if (options.csv_path != NULL)
    balance = g_new0 (Balance, 1);
  timer = g_timer_new ();
  n_actions = play_all (&options, balance);
  if (n_actions < 0)
    return (int) -n_actions;
  if (!write_balance (&options, balance))
    return PANDORIA_CLI_INVALID;
  g_ascii_formatd (seconds, sizeof seconds, "%.1f", g_timer_elapsed (timer, NULL));
  pandoria_cli_print ("%u games, %" G_GINT64_FORMAT " actions, %s s", options.games, n_actions,
                      seconds);
  return PANDORIA_CLI_FINE;
}
