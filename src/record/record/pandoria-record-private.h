/* Private members and functions of PandoriaRecord.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue.h"
#include "pandoria-file.h"

struct _PandoriaRecord
{
  gatomicrefcount ref_count;
  JsonObject *root;        /* the contents of the file */
  JsonArray *actions_json; /* of root; the same length as acts */
  PandoriaSetup setup;
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  GPtrArray *acts, *unfit, *undone; /* PandoriaRecordAct */

  char *title; /* as it is shown */
  struct
  {
    char *plain;    /* in one line */
    char *lone;     /* … for a sentence */
    char *sentence; /* … with the color next to a name that another player has, too */
  } names[PANDORIA_MAX_PLAYERS];
};

/** Creates the record of @root (transfer full), whose members have not been read yet. */
PandoriaRecord *pandoria_record_create (JsonObject *root);
/**
 * Creates the record of @root (transfer full), which was read from @bytes (nullable), and checks
 * it.
 * Returns: (transfer full) (nullable): the record, or NULL and a PANDORIA_FILE_ERROR.
 */
PandoriaRecord *pandoria_record_create_from_json (JsonObject *root, GBytes *bytes, GError **error);
/** Returns: how many acts of @root, which can be invalid, come before the first fault. */
guint pandoria_record_count_valid_acts (JsonObject *root);
/** Sets title and names from root, which has been read. */
void pandoria_record_update_shown (PandoriaRecord *record);
/**
 * Returns: (transfer full): @text as UTF-8 of at most @max characters, so that it can be read back.
 */
char *pandoria_record_make_valid (const char *text, glong max);
