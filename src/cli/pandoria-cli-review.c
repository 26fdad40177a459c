/* pandoria-cli review: what each tile of a game was worth against the best place for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cli.h"

#include "pandoria-review.h"
#include "pandoria-text-hint-reason.h"
#include "pandoria-text.h"

#define MAX_THREADS 8

typedef struct
{
  char *format, *effort_text, *seed_text;
  guint effort, seed;
  gboolean json;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->format);
  g_free (options->effort_text);
  g_free (options->seed_text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
read_options (Options *options)
{
  options->effort = PANDORIA_HINT_EFFORT;
  options->seed = 1;
  options->json = g_strcmp0 (options->format, "json") == 0;
  if (options->format != NULL && !options->json && !g_str_equal (options->format, "text"))
    return pandoria_cli_usage_error ("--format takes text or json, not “%s”", options->format);
  return pandoria_cli_parse_number (options->effort_text, "--effort", 1, PANDORIA_HINT_MAX_EFFORT, &options->effort)
         && pandoria_cli_parse_number (options->seed_text, "--seed", 0, G_MAXUINT32, &options->seed);
}

/* --- text --------------------------------------------------------------------------------------------------------- */

static void
print_reasons (PandoriaGame *game, const PandoriaReviewTurn *turn, const PandoriaPlacement *placement)
{
  PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS];
  guint n = pandoria_hint_list_reasons (&turn->before, placement, reasons);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = pandoria_text_hint_reason (game, &reasons[i]);

      pandoria_cli_print ("      %s", sentence);
    }
}

/* How far what was played is behind the best, and how sure that is; what would have been another way, and why. */
static void
print_turn (PandoriaGame *game, const PandoriaReviewTurn *turn)
{
  const PandoriaHintPlace *played = &turn->answer.played, *best = &turn->answer.places[0];
  g_autofree char *done = pandoria_text_placement (&turn->played);
  g_autofree char *other = pandoria_text_placement (&best->placement);
  g_autofree char *behind = pandoria_text_worth (-played->behind), *error = pandoria_text_worth_error (played->error);

  pandoria_cli_print ("%3u  %s: %s  %s (%s)", turn->turn,
                      pandoria_record_get_player_name (pandoria_game_get_record (game), turn->player), done, behind,
                      error);
  print_reasons (game, turn, &turn->played);
  if (pandoria_review_is_close (turn))
    return;
  pandoria_cli_print ("     -> %s", other);
  print_reasons (game, turn, &best->placement);
}

static void
print_player (PandoriaGame *game, const GArray *turns, guint player)
{
  guint n = 0, close = 0;

  for (guint i = 0; i < turns->len; i++)
    {
      const PandoriaReviewTurn *turn = &g_array_index (turns, PandoriaReviewTurn, i);

      n += turn->player == player;
      close += turn->player == player && pandoria_review_is_close (turn);
    }
  if (n > 0)
    pandoria_cli_print ("%s: %u/%u, %u %%", pandoria_record_get_player_name (pandoria_game_get_record (game), player),
                        close, n, 100 * close / n);
}

static void
print_text (PandoriaGame *game, const GArray *turns)
{
  for (guint i = 0; i < turns->len; i++)
    print_turn (game, &g_array_index (turns, PandoriaReviewTurn, i));
  for (guint p = 0; p < pandoria_game_get_state (game)->n_players; p++)
    print_player (game, turns, p);
}

/* --- JSON --------------------------------------------------------------------------------------------------------- */

static JsonArray *
make_spaces (const PandoriaPlacement *placement)
{
  JsonArray *spaces = json_array_new ();

  for (guint i = 0; i < 2; i++)
    json_array_add_string_element (spaces, pandoria_space_name (placement->hexes[i].at));
  return spaces;
}

static JsonObject *
make_place (PandoriaGame *game, const PandoriaReviewTurn *turn, const PandoriaHintPlace *place)
{
  PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS];
  guint n = pandoria_hint_list_reasons (&turn->before, &place->placement, reasons);
  JsonObject *object = json_object_new ();
  JsonArray *sentences = json_array_new ();

  json_object_set_array_member (object, "tile", make_spaces (&place->placement));
  if (place->placement.figure >= 0)
    {
      json_object_set_string_member (object, "figure", pandoria_space_name (place->placement.figure));
      json_object_set_boolean_member (object, "leader", place->placement.leader);
    }
  json_object_set_double_member (object, "behind", place->behind / 100.0);
  json_object_set_double_member (object, "error", MAX (place->error, 0) / 100.0);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = pandoria_text_hint_reason (game, &reasons[i]);

      json_array_add_string_element (sentences, sentence);
    }
  json_object_set_array_member (object, "reasons", sentences);
  return object;
}

static void
print_json (PandoriaGame *game, const GArray *turns)
{
  g_autoptr (JsonObject) root = json_object_new ();
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < turns->len; i++)
    {
      const PandoriaReviewTurn *turn = &g_array_index (turns, PandoriaReviewTurn, i);
      JsonObject *object = json_object_new ();
      JsonArray *best = json_array_new ();

      json_object_set_int_member (object, "action", turn->action);
      json_object_set_int_member (object, "turn", turn->turn);
      json_object_set_int_member (object, "player", turn->player);
      json_object_set_boolean_member (object, "close", pandoria_review_is_close (turn));
      json_object_set_object_member (object, "played", make_place (game, turn, &turn->answer.played));
      for (guint k = 0; k < turn->answer.n; k++)
        json_array_add_object_element (best, make_place (game, turn, &turn->answer.places[k]));
      json_object_set_array_member (object, "best", best);
      json_array_add_object_element (array, object);
    }
  json_object_set_array_member (root, "turns", array);
  pandoria_cli_print_json (root);
}

/* --- the command -------------------------------------------------------------------------------------------------- */

static int
review (PandoriaRecord *record, const Options *options)
{
  g_autoptr (GError) error = NULL;
  guint failed = 0;
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, &failed, &error);
  g_autoptr (GArray) turns = NULL;

  if (game == NULL)
    return pandoria_cli_print_refusal (failed, error);
  turns = pandoria_review_list_turns (record, &error);
  for (guint i = 0; turns != NULL && i < turns->len; i++)
    pandoria_review_judge (&g_array_index (turns, PandoriaReviewTurn, i), options->seed, options->effort,
                           MIN (g_get_num_processors (), MAX_THREADS), NULL);
  if (options->json)
    print_json (game, turns);
  else
    print_text (game, turns);
  return PANDORIA_CLI_FINE;
}

int
pandoria_cli_review (int argc, char **argv)
{
  g_auto (Options) options = { NULL };
  g_auto (PandoriaCliMoment) moment = { NULL, NULL };
  g_autoptr (PandoriaRecord) record = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &options.format, "text (the default) or json", "FORMAT" },
    { "effort", 0, 0, G_OPTION_ARG_STRING, &options.effort_text, "How long it thinks, 1 to 512; 24 unless given", "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed_text, "The same seed gives the same review (1)", "S" },
    { "at", 0, 0, G_OPTION_ARG_STRING, &moment.at, "Only the first N actions", "N" },
    G_OPTION_ENTRY_NULL,
  };

  if (!pandoria_cli_parse (argc, argv, "FILE", "Compares where each tile was laid with the best places for it.",
                           entries, 1, 1, &moment.files)
      || !read_options (&options))
    return PANDORIA_CLI_INVALID;
  record = pandoria_cli_load (&moment);
  return record != NULL ? review (record, &options) : PANDORIA_CLI_INVALID;
}
