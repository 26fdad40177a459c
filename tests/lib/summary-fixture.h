/* Shared by the tests of the summary: its window for a game, and a folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-summary-window.h"

#define PATIENCE 20 /* seconds */

typedef struct
{
  PandoriaGame *game;
  PandoriaSummaryWindow *window;
  PandoriaSummaryExporter *exporter;
  char *folder;
  char *said; /* the last sentence */
} SummaryFixture;

/* @name: the game, NULL for the sample. */
void summary_fixture_set_up (SummaryFixture *fixture, gconstpointer name);
void summary_fixture_tear_down (SummaryFixture *fixture, gconstpointer name);

/** Returns: (transfer full): the path of a file in the fixture's folder. */
char *summary_fixture_get_path (SummaryFixture *fixture, const char *name);
/** Runs the main loop until *@done is not NULL. */
void summary_wait_for (gconstpointer *done);
/** Returns: (transfer full) (nullable): the words of a PDF; NULL if no program to read it is
 * installed. */
char *summary_read_pdf (const char *path);
