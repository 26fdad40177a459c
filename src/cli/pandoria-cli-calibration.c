/* pandoria-cli review --calibration: the tables and plots of docs/models.md, in Markdown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cli.h"

#include "pandoria-review.h"

#define PLAY_ON 48 /* half of what a review does */
#define WIDTH   50 /* of a plot, for 100 % */
/* Markdown, as docs/models.md has it. */
#define HEADING "| players | models | Brier by thirds | gap | first turn off even, points | change a turn, points |"
#define RULE    "|---|---|---|---|---|---|"

/* Policies that the chances were never fitted to: the expert alone, and everybody together. */
static const struct
{
  const char *name;
  PandoriaPolicy pool[3];
  guint n;
} pools[] = {
  { "expert", { PANDORIA_POLICY_EXPERT }, 1 },
  { "expert, thoughtful, greedy", { PANDORIA_POLICY_EXPERT, PANDORIA_POLICY_THOUGHTFUL, PANDORIA_POLICY_GREEDY }, 3 },
};

/* A row of the plot: "-" for nine of ten samples, "o" for the result, "|" for the estimate. */
static void
print_bin (const PandoriaCalibrationBin *bin)
{
  char row[WIDTH + 2];

  for (guint i = 0; i <= WIDTH; i++)
    row[i] = i >= (guint) (bin->low * WIDTH + 0.5) && i <= (guint) (bin->high * WIDTH + 0.5) ? '-' : ' ';
  row[(guint) (bin->was * WIDTH + 0.5)] = 'o';
  row[(guint) (bin->said * WIDTH + 0.5)] = row[(guint) (bin->said * WIDTH + 0.5)] == 'o' ? '*' : '|';
  row[WIDTH + 1] = '\0';
  pandoria_cli_print ("    %5.1f %% %5.1f %% %s", 100 * bin->said, 100 * bin->was, row);
}

static void
print_row (guint n_players, const char *name, const PandoriaCalibration *c)
{
  pandoria_cli_print ("| %u | %s | %.3f %.3f %.3f | %.3f (%.3f to %.3f) | %.1f | %.1f |", n_players, name, c->brier[0],
                      c->brier[1], c->brier[2], c->gap, c->gap_low, c->gap_high, 100 * c->first, 100 * c->change);
}

static gboolean
run (guint games, guint32 seed, PandoriaCalibration results[G_N_ELEMENTS (pools)][PANDORIA_MAX_PLAYERS + 1],
     GError **error)
{
  pandoria_cli_print (HEADING);
  pandoria_cli_print (RULE);
  for (guint i = 0; i < G_N_ELEMENTS (pools); i++)
    for (guint n = 2; n <= PANDORIA_MAX_PLAYERS; n++)
      {
        const PandoriaCalibrationSetup setup = { n, games, seed, pools[i].pool, pools[i].n, PLAY_ON };

        if (!pandoria_calibrate (&setup, &results[i][n], error))
          return FALSE;
        print_row (n, pools[i].name, &results[i][n]);
      }
  return TRUE;
}

int
pandoria_cli_calibrate (guint games, guint seed)
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
