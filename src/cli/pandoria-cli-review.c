/* pandoria-cli review: compares each tile of a game with the best place for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cli.h"

#include "pandoria-json.h"
#include "pandoria-report-why.h"
#include "pandoria-review.h"
#include "pandoria-text.h"

#include <glib/gi18n.h>

#define MAX_THREADS 8
#define PART_WIDTH  11 /* characters up to the end of a number of points */

typedef struct
{
  guint effort, seed, threads, games;
  gboolean json, no_cache, calibration;
} Options;

static gboolean
parse_format (const char *format, gboolean *json)
{
  *json = g_strcmp0 (format, "json") == 0;
  if (format == NULL || *json || g_str_equal (format, "text"))
    return TRUE;
  return pandoria_cli_usage_error (_ ("--format takes text or json, not “%s”"), format);
}

/* --- text ----------------------------------------------------------------------------------- */

/* Prints the chances, averaged over a round, the distance from the best place with its error, the
 * acts, and a better way. */
static void
print_turn (PandoriaGame *game, const PandoriaReview *review, guint index)
{
  const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, index);
  const PandoriaHintPlace *played = &turn->answer.played;
  g_autofree char *done = pandoria_review_text_played (game, turn);
  g_autofree char *better = pandoria_review_text_better (game, turn);
  g_autofree char *behind = pandoria_text_worth (-played->behind),
                  *error = pandoria_text_worth_error (played->error);
  g_autofree char *chance
      = pandoria_review_text_chance (pandoria_review_smooth (review, index, turn->player).mean);
  g_autofree char *then
      = pandoria_review_text_chance (pandoria_review_smooth (review, index + 1, turn->player).mean);

  /* Translators: a turn, a player, chances of winning, points behind the best place with their
   * error: “ 12  Marta: 25 % to 40 %, −1.2 (±0.3)” */
  pandoria_cli_print (_ ("%1$3u  %2$s: %3$s to %4$s, %5$s (%6$s)"), turn->turn,
                      pandoria_game_get_player_name (game, turn->player), chance, then, behind,
                      error);
  pandoria_cli_print ("      %s", done);
  if (better != NULL)
    pandoria_cli_print ("      %s", better);
}

static void
print_points (PandoriaGame *game, const PandoriaReview *review)
{
  PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS];
  const guint n = pandoria_review_list_points (pandoria_game_get_record (game), review, points);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) sentences = pandoria_review_text_point (game, review, &points[i]);

      for (guint k = 0; sentences[k] != NULL; k++)
        pandoria_cli_print ("%s%s", k > 0 ? "      " : "", sentences[k]);
    }
}

/* Prints the parts of each side's lead: a line for each part, a column for each side. */
static void
print_parts (PandoriaGame *game, const PandoriaReview *review)
{
  PandoriaReviewTable table;

  pandoria_review_list_parts (pandoria_game_get_record (game), review, &table);
  for (guint side = 0; side < table.n_sides; side++)
    {
      g_autofree char *name = pandoria_text_side (game, side);
      g_autofree char *sum = pandoria_text_change (PANDORIA_COUNTER_POINTS, table.sums[side]);

      /* Translators: a player or two partners, points with their sign */
      pandoria_cli_print (_ ("%1$s: %2$s against the average of the others"), name, sum);
      for (guint part = 0; part < PANDORIA_REVIEW_N_PARTS; part++)
        if (pandoria_review_has_part (&table, part))
          {
            g_autofree char *points = pandoria_text_signed (table.points[part][side]);

            const int pad = PART_WIDTH - (int) g_utf8_strlen (points, -1);

            pandoria_cli_print ("%*s%s  %s", pad, "", points, pandoria_review_text_part (part));
          }
    }
}

static void
print_why (PandoriaGame *game)
{
  g_auto (GStrv) why = pandoria_report_why (game);

  for (guint i = 0; why[i] != NULL; i++)
    pandoria_cli_print ("%s%s", why[i], why[i + 1] == NULL ? "\n" : "");
}

static void
print_text (PandoriaGame *game, const PandoriaReview *review)
{
  print_why (game);
  if (review->turns->len == 0)
    return;
  /* Translators: explains the lines of a review in a terminal */
  pandoria_cli_print ("%s", _ ("Turn and player: chance of winning before and after, points behind "
                               "the best place (and the error of this estimate)"));
  for (guint i = 0; i < review->turns->len; i++)
    print_turn (game, review, i);
  pandoria_cli_print ("%s", "");
  print_points (game, review);
  pandoria_cli_print ("%s", "");
  print_parts (game, review);
}

/* --- JSON ----------------------------------------------------------------------------------- */

static JsonArray *
make_spaces (const PandoriaPlacement *placement)
{
  JsonArray *spaces = json_array_new ();

  for (guint i = 0; i < 2; i++)
    json_array_add_string_element (spaces, pandoria_space_name (placement->hexes[i].at));
  return spaces;
}

static JsonObject *
make_place (const PandoriaHintPlace *place)
{
  JsonObject *object = json_object_new ();

  json_object_set_array_member (object, "tile", make_spaces (&place->placement));
  if (place->placement.figure >= 0)
    {
      json_object_set_string_member (object, "figure",
                                     pandoria_space_name (place->placement.figure));
      json_object_set_boolean_member (object, "leader", place->placement.leader);
    }
  json_object_set_double_member (object, "behind", place->behind / 100.0);
  json_object_set_double_member (object, "error", MAX (place->error, 0) / 100.0);
  return object;
}

static JsonArray *
make_chances (const PandoriaReview *review, const guint16 chances[PANDORIA_MAX_PLAYERS])
{
  JsonArray *array = json_array_new ();

  for (guint p = 0; p < review->n_players; p++)
    json_array_add_double_element (array, chances[p] / 1000.0);
  return array;
}

static JsonObject *
make_turn (PandoriaGame *game, const PandoriaReview *review, const PandoriaReviewTurn *turn)
{
  JsonObject *object = json_object_new ();
  JsonArray *best = json_array_new ();
  g_autofree char *text = pandoria_review_text_played (game, turn);
  g_autofree char *better = pandoria_review_text_better (game, turn);

  json_object_set_int_member (object, "action", turn->action);
  json_object_set_int_member (object, "turn", turn->turn);
  json_object_set_int_member (object, "player", turn->player);
  json_object_set_array_member (object, "chances", make_chances (review, turn->chances));
  json_object_set_array_member (object, "then", make_chances (review, turn->then));
  json_object_set_double_member (object, "luck", turn->luck / 100.0);
  json_object_set_boolean_member (object, "close", pandoria_review_is_close (turn));
  json_object_set_object_member (object, "played", make_place (&turn->answer.played));
  for (guint k = 0; k < turn->answer.n; k++)
    json_array_add_object_element (best, make_place (&turn->answer.places[k]));
  json_object_set_array_member (object, "best", best);
  json_object_set_string_member (object, "text", text);
  if (better != NULL)
    json_object_set_string_member (object, "better", better);
  return object;
}

static JsonObject *
make_point (PandoriaGame *game, const PandoriaReview *review, const PandoriaReviewPoint *point)
{
  const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, point->turn);
  g_auto (GStrv) sentences = pandoria_review_text_point (game, review, point);
  g_autofree char *text = g_strjoinv (" ", sentences);
  JsonObject *object = json_object_new ();
  JsonArray *paragraphs = json_array_new ();

  for (guint i = 0; sentences[i] != NULL; i++)
    json_array_add_string_element (paragraphs, sentences[i]);
  json_object_set_int_member (object, "action", turn->action);
  json_object_set_int_member (object, "turn", turn->turn);
  json_object_set_int_member (object, "side", point->side);
  json_object_set_double_member (object, "change", point->change / 1000.0);
  json_object_set_array_member (object, "paragraphs", paragraphs);
  json_object_set_string_member (object, "text", text);
  return object;
}

/* The averaged chances of each player after each turn, from the start. */
static JsonArray *
make_curve (const PandoriaReview *review)
{
  JsonArray *curve = json_array_new ();

  for (guint i = 0; i <= review->turns->len; i++)
    {
      JsonArray *chances = json_array_new ();

      for (guint p = 0; p < review->n_players; p++)
        json_array_add_double_element (chances,
                                       pandoria_review_smooth (review, i, p).mean / 1000.0);
      json_array_add_array_element (curve, chances);
    }
  return curve;
}

static JsonArray *
make_parts (PandoriaGame *game, const PandoriaReview *review)
{
  static const char *const keys[] = { "tiles", "cards", "places" };
  JsonArray *sides = json_array_new ();
  PandoriaReviewTable table;

  pandoria_review_list_parts (pandoria_game_get_record (game), review, &table);
  for (guint side = 0; side < table.n_sides; side++)
    {
      JsonObject *object = pandoria_json_append_object (sides);

      json_object_set_int_member (object, "lead", table.sums[side]);
      for (guint part = 0; part < PANDORIA_REVIEW_N_PARTS; part++)
        json_object_set_int_member (object, keys[part], table.points[part][side]);
    }
  return sides;
}

static JsonObject *
make_player (const PandoriaReview *review, guint player)
{
  JsonObject *object = json_object_new ();
  PandoriaReviewPlayer sums;

  pandoria_review_get_player (review, player, &sums);
  json_object_set_int_member (object, "tiles", sums.n);
  json_object_set_int_member (object, "close", sums.n_close);
  json_object_set_double_member (object, "behind", sums.behind / 100.0);
  json_object_set_double_member (object, "error", sums.error / 100.0);
  json_object_set_double_member (object, "luck", sums.luck / 100.0);
  return object;
}

static void
print_json (PandoriaGame *game, const PandoriaReview *review)
{
  g_autoptr (JsonObject) root = json_object_new ();
  JsonArray *why = pandoria_json_add_array (root, "why");
  JsonArray *turns = pandoria_json_add_array (root, "turns");
  JsonArray *turning = pandoria_json_add_array (root, "turningPoints");
  JsonArray *players = pandoria_json_add_array (root, "players");
  PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS];
  const guint n = pandoria_review_list_points (pandoria_game_get_record (game), review, points);
  g_auto (GStrv) sentences = pandoria_report_why (game);

  for (guint i = 0; sentences[i] != NULL; i++)
    json_array_add_string_element (why, sentences[i]);
  for (guint i = 0; i < review->turns->len; i++)
    json_array_add_object_element (turns,
                                   make_turn (game, review, pandoria_review_get_turn (review, i)));
  for (guint i = 0; i < n; i++)
    json_array_add_object_element (turning, make_point (game, review, &points[i]));
  for (guint p = 0; p < review->n_players; p++)
    json_array_add_object_element (players, make_player (review, p));
  if (review->turns->len > 0)
    {
      json_object_set_array_member (root, "curve", make_curve (review));
      json_object_set_array_member (root, "parts", make_parts (game, review));
    }
  pandoria_cli_print_json (root);
}

/* --- calibration: the tables and plots of docs/models.md, in Markdown ----------------------- */

#define PLAY_ON 24 /* simulated games for a chance: a third as many as in a review */
#define WIDTH   50 /* width of a plot, for 100 % */
#define HEADING                                                                \
  "| players | models | Brier by thirds | known share | gap | first turn off " \
  "even, points | change a turn, "                                             \
  "points |"
#define RULE "|---|---|---|---|---|---|---|"

/* Policies to which the chances were never fitted: only experts, and a mixture of all. */
static const struct
{
  const char *name;
  PandoriaPolicy pool[3];
  guint n;
} pools[] = {
  { "expert", { PANDORIA_POLICY_EXPERT }, 1 },
  { "expert, thoughtful, greedy",
    { PANDORIA_POLICY_EXPERT, PANDORIA_POLICY_THOUGHTFUL, PANDORIA_POLICY_GREEDY },
    3 },
};

/* Prints a row of the plot: "-" for nine of ten samples, "o" for the result, "|" for the estimate.
 */
static void
print_bin (const PandoriaCalibrationBin *bin)
{
  char row[WIDTH + 2];

  for (guint i = 0; i <= WIDTH; i++)
    row[i] = i >= (guint) (bin->low * WIDTH + 0.5) && i <= (guint) (bin->high * WIDTH + 0.5) ? '-'
                                                                                             : ' ';
  row[(guint) (bin->won * WIDTH + 0.5)] = 'o';
  row[(guint) (bin->estimated * WIDTH + 0.5)]
      = row[(guint) (bin->estimated * WIDTH + 0.5)] == 'o' ? '*' : '|';
  row[WIDTH + 1] = '\0';
  pandoria_cli_print ("    %5.1f %% %5.1f %% %s", 100 * bin->estimated, 100 * bin->won, row);
}

static void
print_row (guint n_players, const char *pool, const PandoriaCalibration *c)
{
  pandoria_cli_print ("| %u | %s | %.3f %.3f %.3f | %.0f %% %.0f %% %.0f %% | %.3f (%.3f to %.3f) "
                      "| %.1f | %.1f |",
                      n_players, pool, c->brier[0], c->brier[1], c->brier[2], 100 * c->share[0],
                      100 * c->share[1], 100 * c->share[2], c->gap, c->gap_low, c->gap_high,
                      100 * c->first, 100 * c->change);
}

/* Fills @results by pool and number of players, and prints each when it is known. */
static gboolean
run (guint games, guint32 seed,
     PandoriaCalibration results[G_N_ELEMENTS (pools)][PANDORIA_MAX_PLAYERS + 1], GError **error)
{
  pandoria_cli_print (HEADING);
  pandoria_cli_print (RULE);
  for (guint i = 0; i < G_N_ELEMENTS (pools); i++)
    for (guint n = 2; n <= PANDORIA_MAX_PLAYERS; n++)
      {
        const PandoriaCalibrationSetup setup
            = { n, games, seed, pools[i].pool, pools[i].n, PLAY_ON };

        if (!pandoria_calibrate (&setup, &results[i][n], error))
          return FALSE;
        print_row (n, pools[i].name, &results[i][n]);
      }
  return TRUE;
}

/* Prints how accurate the chances of a review are, for docs/models.md. Returns: the exit status. */
static int
calibrate (guint games, guint seed)
{
  PandoriaCalibration results[G_N_ELEMENTS (pools)][PANDORIA_MAX_PLAYERS + 1];
  g_autoptr (GError) error = NULL;

  if (!run (games, seed, results, &error))
    {
      pandoria_cli_print_error ("%s", error->message);
      return PANDORIA_CLI_RULE_BROKEN;
    }
  for (guint i = 0; i < G_N_ELEMENTS (pools); i++)
    for (guint n = 2; n <= PANDORIA_MAX_PLAYERS; n++)
      {
        pandoria_cli_print ("%s", "");
        pandoria_cli_print ("    %u: %s; 0 %%%*s", n, pools[i].name, WIDTH, "100 %");
        for (guint b = 0; b < PANDORIA_CALIBRATION_BINS; b++)
          print_bin (&results[i][n].bins[b]);
      }
  return PANDORIA_CLI_FINE;
}

/* --- the command ---------------------------------------------------------------------------- */

/* A cached review is not computed again. */
static PandoriaReview *
make_review (PandoriaRecord *record, const Options *options, GError **error)
{
  PandoriaReview *review = pandoria_review_new (record, options->seed, options->effort, error);

  if (review == NULL || (!options->no_cache && pandoria_review_load (review)))
    return review;
  pandoria_review_run (review, options->threads, NULL, NULL, NULL);
  pandoria_review_store (review);
  return review;
}

static int
show_review (const char *file, PandoriaRecord *record, const Options *options)
{
  g_autoptr (GError) error = NULL;
  guint failed = 0;
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, &failed, &error);
  g_autoptr (PandoriaReview) review = game != NULL ? make_review (record, options, &error) : NULL;

  if (review == NULL)
    return options->json ? pandoria_cli_print_refusal (failed, error)
                         : pandoria_cli_print_broken (file, record, failed, error);
  pandoria_cli_report_difference (file, record, pandoria_game_get_difference (game));
  if (options->json)
    print_json (game, review);
  else
    print_text (game, review);
  return PANDORIA_CLI_FINE;
}

int
pandoria_cli_review (int argc, char **argv)
{
  Options options = {
    PANDORIA_HINT_EFFORT, 1, MIN (g_get_num_processors (), MAX_THREADS), 2000, FALSE, FALSE, FALSE
  };
  g_autofree char *format = NULL, *effort = NULL, *seed = NULL, *threads = NULL, *games = NULL,
                  *at = NULL;
  g_auto (GStrv) files = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_ ("text (the default) or json"), "FORMAT" },
    { "effort", 0, 0, G_OPTION_ARG_STRING, &effort,
      N_ ("1 to 512, default 24: more takes longer and is more certain"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, N_ ("The same seed gives the same review (1)"),
      "S" },
    { "threads", 0, 0, G_OPTION_ARG_STRING, &threads,
      N_ ("The number of threads; the result is the same"), "N" },
    { "no-cache", 0, 0, G_OPTION_ARG_NONE, &options.no_cache, N_ ("Do not use the cache"), NULL },
    /* The name of the option before version 1.1. */
    { "anew", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, &options.no_cache, NULL, NULL },
    { "at", 0, 0, G_OPTION_ARG_STRING, &at, N_ ("Only the first N actions"), "N" },
    { "calibration", 0, 0, G_OPTION_ARG_NONE, &options.calibration,
      N_ ("Without FILE: compare chances with who won simulated games"), NULL },
    { "games", 0, 0, G_OPTION_ARG_STRING, &games, N_ ("How many games for --calibration (2000)"),
      "G" },
    G_OPTION_ENTRY_NULL,
  };

  if (!pandoria_cli_parse (argc, argv, "FILE",
                           N_ ("Compares where each tile was placed with the best places for it."),
                           entries, 0, 1, &files)
      || !parse_format (format, &options.json)
      || !pandoria_cli_parse_number (effort, "--effort", 1, PANDORIA_HINT_MAX_EFFORT,
                                     &options.effort)
      || !pandoria_cli_parse_number (seed, "--seed", 0, G_MAXUINT32, &options.seed)
      || !pandoria_cli_parse_number (threads, "--threads", 1, MAX_THREADS, &options.threads)
      || !pandoria_cli_parse_number (games, "--games", 1, G_MAXINT16, &options.games))
    return PANDORIA_CLI_INVALID;
  if (options.calibration)
    return calibrate (options.games, options.seed);
  if (files == NULL)
    {
      pandoria_cli_usage_error (_ ("no FILE given; see --help"));
      return PANDORIA_CLI_INVALID;
    }
  record = pandoria_cli_load (files[0], at);
  return record != NULL ? show_review (files[0], record, &options) : PANDORIA_CLI_INVALID;
}
