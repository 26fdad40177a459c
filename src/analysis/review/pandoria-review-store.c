/* Stores reviews in the cache: numbers in lines, after a line with their origin and a checksum. A
 * file with any fault is ignored.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review-testing.h"

#include "pandoria-file.h"

#include <string.h>

#define HEAD "pandoria-review 1"
/* Increase it when judging changes, so that old reviews are ignored. */
#define JUDGEMENT 7

static void
add_number (GChecksum *sum, guint32 number)
{
  g_autofree char *text = g_strdup_printf ("%u ", number);

  g_checksum_update (sum, (const guchar *) text, -1);
}

static char *
make_key (const PandoriaReview *review)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  add_number (sum, JUDGEMENT);
  add_number (sum, review->seed);
  add_number (sum, review->effort);
  for (guint i = 0; i < review->turns->len; i++)
    {
      const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, i);

      add_number (sum, turn->action);
      add_number (sum, (guint32) turn->played.figure);
      add_number (sum, turn->played.leader);
      g_checksum_update (sum, (const guchar *) turn->tile.hexes, sizeof turn->tile.hexes);
      g_checksum_update (sum, (const guchar *) &turn->before, sizeof turn->before);
      g_checksum_update (sum, (const guchar *) &turn->after, sizeof turn->after);
    }
  return g_strdup (g_checksum_get_string (sum));
}

char *
pandoria_review_get_file (const PandoriaReview *review)
{
  g_autofree char *key = NULL;

  g_return_val_if_fail (review != NULL, NULL);

  key = make_key (review);
  return g_build_filename (g_get_user_cache_dir (), "pandoria-companion", "reviews", key, NULL);
}

/* Visits the numbers of a review in a fixed order, to write (@text) or read (@at) them. */
typedef struct
{
  GString *text;  /* to write */
  const char *at; /* to read */
  gboolean wrong;
} Stream;

static gint32
pass (Stream *stream, gint32 value, gint32 min, gint32 max)
{
  char *end = NULL;
  gint64 number;

  if (stream->text != NULL)
    {
      g_string_append_printf (stream->text, "%d ", value);
      return value;
    }
  number = g_ascii_strtoll (stream->at, &end, 10);
  if (stream->wrong || end == stream->at || *end != ' ' || number < min || number > max)
    {
      stream->wrong = TRUE;
      return min;
    }
  stream->at = end + 1;
  return (gint32) number;
}

static void
pass_hex (Stream *stream, PandoriaHex *hex)
{
  hex->at = (PandoriaSpace) pass (stream, hex->at, 0, PANDORIA_N_SPACES - 1);
  hex->terrain = (guint8) pass (stream, hex->terrain, 0, PANDORIA_N_TERRAINS - 1);
  hex->symbols = (guint8) pass (stream, hex->symbols, 0, PANDORIA_MAX_SYMBOLS);
}

static void
pass_place (Stream *stream, PandoriaHintPlace *place)
{
  PandoriaPlacement *placement = &place->placement;

  placement->n_hexes = 2;
  placement->artifacts = (guint8) pass (stream, placement->artifacts, 0, 2);
  placement->leader = (guint8) pass (stream, placement->leader, 0, 1);
  for (guint i = 0; i < 2; i++)
    pass_hex (stream, &placement->hexes[i]);
  placement->figure = (PandoriaSpace) pass (stream, placement->figure, PANDORIA_SPACE_NONE,
                                            PANDORIA_N_SPACES - 1);
  placement->worth = pass (stream, placement->worth, G_MININT32, G_MAXINT32);
  place->worth = pass (stream, place->worth, G_MININT32, G_MAXINT32);
  place->behind = pass (stream, place->behind, G_MININT32, G_MAXINT32);
  place->error = pass (stream, place->error, -1, G_MAXINT32);
}

static void
pass_answer (Stream *stream, PandoriaHintAnswer *answer)
{
  answer->n = (guint) pass (stream, (gint32) answer->n, 0, PANDORIA_HINT_PLACES);
  answer->playouts = (guint) pass (stream, (gint32) answer->playouts, 0, G_MAXINT32);
  answer->final = pass (stream, answer->final, 0, 1);
  answer->has_played = pass (stream, answer->has_played, 0, 1);
  for (guint i = 0; i < answer->n; i++)
    pass_place (stream, &answer->places[i]);
  if (answer->has_played)
    pass_place (stream, &answer->played);
}

static void
pass_turn (Stream *stream, PandoriaReviewTurn *turn)
{
  turn->luck = pass (stream, turn->luck, G_MININT32, G_MAXINT32);
  for (guint p = 0; p < PANDORIA_MAX_PLAYERS; p++)
    {
      turn->chances[p] = (guint16) pass (stream, turn->chances[p], 0, 1000);
      turn->then[p] = (guint16) pass (stream, turn->then[p], 0, 1000);
    }
  pass_answer (stream, &turn->answer);
  if (stream->text != NULL)
    g_string_append_c (stream->text, '\n');
  else if (!stream->wrong && *stream->at++ != '\n')
    stream->wrong = TRUE;
}

static gboolean
is_allowed (const PandoriaReviewTurn *turn, const PandoriaHintPlace *place)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (0);
  PandoriaState then = turn->before;

  return pandoria_lay_placement (&then, &place->placement, rand);
}

/* Refuse a file that names forbidden acts, so that no review shows one. */
static gboolean
fits (const PandoriaReviewTurn *turn)
{
  for (guint i = 0; i < turn->answer.n; i++)
    if (!is_allowed (turn, &turn->answer.places[i]))
      return FALSE;
  return turn->answer.n > 0 && turn->answer.final;
}

static gboolean
read_turns (PandoriaReview *review, const char *numbers)
{
  g_autoptr (GArray) turns = g_array_copy (review->turns);
  Stream stream = { .at = numbers };

  for (guint i = 0; i < turns->len && !stream.wrong; i++)
    {
      PandoriaReviewTurn *turn = &g_array_index (turns, PandoriaReviewTurn, i);

      pass_turn (&stream, turn);
      stream.wrong = stream.wrong || !fits (turn);
    }
  if (stream.wrong || *stream.at != '\0')
    return FALSE;
  g_array_unref (review->turns);
  review->turns = g_steal_pointer (&turns);
  return TRUE;
}

static char *
make_head (const char *numbers)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, numbers, -1);

  return g_strconcat (HEAD " ", sum, "\n", NULL);
}

gboolean
pandoria_review_load (PandoriaReview *review)
{
  g_autofree char *path = NULL, *text = NULL, *head = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const char *numbers;

  g_return_val_if_fail (review != NULL, FALSE);

  path = pandoria_review_get_file (review);
  bytes = pandoria_file_read (path, NULL);
  text
      = bytes != NULL ? g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : NULL;
  numbers = text != NULL ? strchr (text, '\n') : NULL;
  if (numbers == NULL)
    return FALSE;
  head = make_head (++numbers);
  return g_str_has_prefix (text, head) && read_turns (review, numbers);
}

void
pandoria_review_store (const PandoriaReview *review)
{
  Stream stream = { .text = g_string_new (NULL) };
  g_autofree char *path = NULL, *head = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (review != NULL);

  for (guint i = 0; i < review->turns->len; i++)
    pass_turn (&stream, pandoria_review_get_turn (review, i));
  head = make_head (stream.text->str);
  g_string_prepend (stream.text, head);
  path = pandoria_review_get_file (review);
  bytes = g_string_free_to_bytes (stream.text);
  if (!pandoria_file_write_own (path, bytes, 0600, &error))
    g_debug ("%s: %s", path, error->message);
}

PandoriaReview *
pandoria_review_find_stored (PandoriaGame *game)
{
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaReview) review = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  record = pandoria_record_new_beginning (pandoria_game_get_record (game),
                                          pandoria_game_get_position (game));
  review = pandoria_review_new (record, PANDORIA_REVIEW_SEED, PANDORIA_HINT_EFFORT, NULL);
  return review != NULL && review->turns->len > 0 && pandoria_review_load (review)
             ? g_steal_pointer (&review)
             : NULL;
}

#define MAX_THREADS 8

/* The data owns the review until it is complete and becomes the result. */
static void
free_data (gpointer data)
{
  PandoriaReview **review = data;

  g_clear_pointer (review, pandoria_review_free);
  g_free (review);
}

static void
report (guint n, guint all, gpointer job)
{
  const PandoriaReviewTurns turns = { n, all };

  pandoria_job_report (job, g_memdup2 (&turns, sizeof turns));
}

static gpointer
work (PandoriaJob *job, gpointer data, GCancellable *cancellable)
{
  PandoriaReview **review = data;

  if (!pandoria_review_run (*review, MIN (g_get_num_processors (), MAX_THREADS), cancellable,
                            report, job))
    return NULL;
  pandoria_review_store (*review);
  return g_steal_pointer (review);
}

PandoriaJob *
pandoria_review_job_new (PandoriaRecord *record, guint32 seed, guint effort, GError **error)
{
  PandoriaReview *review = pandoria_review_new (record, seed, effort, error);

  if (review == NULL)
    return NULL;
  if (pandoria_review_load (review))
    return pandoria_job_new_done (review, (GDestroyNotify) pandoria_review_free);
  return pandoria_job_new (work, g_memdup2 (&review, sizeof review), free_data,
                           (GDestroyNotify) pandoria_review_free);
}
