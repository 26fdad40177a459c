/* PandoriaArchiveEntry: the data of one file in the archive.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-entry.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

struct _PandoriaArchiveEntry
{
  GObject parent_instance;

  PandoriaArchiveData *data;
};

G_DEFINE_FINAL_TYPE (PandoriaArchiveEntry, pandoria_archive_entry, G_TYPE_OBJECT)

/* A sentence for each fault. RULE and SETUP add details; INVALID and READ add the message of the reader. */
static const char *const fault_texts[] = {
  [PANDORIA_ARCHIVE_FAULT_NONE] = NULL,
  [PANDORIA_ARCHIVE_FAULT_RULE] = NULL,
  [PANDORIA_ARCHIVE_FAULT_SETUP] = N_ ("No game can begin with the setup in this file."),
  [PANDORIA_ARCHIVE_FAULT_INVALID] = N_ ("This file is damaged or is not a game."),
  [PANDORIA_ARCHIVE_FAULT_LATER] = N_ ("This file was written by a later version of the program."),
  [PANDORIA_ARCHIVE_FAULT_READ] = N_ ("This file cannot be read."),
  [PANDORIA_ARCHIVE_FAULT_TOO_BIG] = N_ ("This file is bigger than 8 MiB, which no game is."),
  [PANDORIA_ARCHIVE_FAULT_LINK] = N_ ("This is a link to another place, which is not followed."),
  [PANDORIA_ARCHIVE_FAULT_NO_FILE] = N_ ("This is not a file."),
};
G_STATIC_ASSERT (G_N_ELEMENTS (fault_texts) == PANDORIA_N_ARCHIVE_FAULTS);

void
pandoria_archive_data_free (PandoriaArchiveData *data)
{
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    g_free (data->players[i].name);
  g_free (data->name);
  g_free (data->fault_text);
  g_free (data->id);
  g_free (data->title);
  g_free (data->board);
  g_free (data->search);
  g_free (data);
}

static guint
get_rank (const PandoriaArchiveData *data)
{
  if (data->n_players == 0)
    return 2;
  return data->finished ? 1 : 0;
}

static int
compare_times (gint64 a, gint64 b)
{
  return (a < b) - (a > b);
}

int
pandoria_archive_entry_compare (PandoriaArchiveEntry *a, PandoriaArchiveEntry *b)
{
  guint rank_a = get_rank (a->data), rank_b = get_rank (b->data);
  int order = (rank_a > rank_b) - (rank_a < rank_b);

  if (order == 0)
    order = compare_times (a->data->changed, b->data->changed);
  if (order == 0)
    order = compare_times (a->data->created, b->data->created);
  /* Two files of a folder never have the same name. */
  return order != 0 ? order : strcmp (a->data->name, b->data->name);
}

static void
pandoria_archive_entry_finalize (GObject *object)
{
  pandoria_archive_data_free (PANDORIA_ARCHIVE_ENTRY (object)->data);
  G_OBJECT_CLASS (pandoria_archive_entry_parent_class)->finalize (object);
}

static void
pandoria_archive_entry_class_init (PandoriaArchiveEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_archive_entry_finalize;
}

static void
pandoria_archive_entry_init (PandoriaArchiveEntry *self)
{
}

PandoriaArchiveEntry *
pandoria_archive_entry_new (PandoriaArchiveData *data)
{
  PandoriaArchiveEntry *self;

  g_return_val_if_fail (data != NULL && data->name != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_ARCHIVE_ENTRY, NULL);
  self->data = data;
  return self;
}

const PandoriaArchiveData *
pandoria_archive_entry_get_data (PandoriaArchiveEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_ENTRY (self), NULL);
  return self->data;
}

gboolean
pandoria_archive_entry_has_game (PandoriaArchiveEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_ENTRY (self), FALSE);
  return self->data->n_players > 0;
}

gboolean
pandoria_archive_entry_is_running (PandoriaArchiveEntry *self)
{
  return pandoria_archive_entry_has_game (self) && !self->data->finished;
}

static char *
describe_rule (const PandoriaArchiveData *data)
{
  g_autoptr (GError) error = g_error_new_literal (PANDORIA_ERROR, (int) data->fault_code, data->fault_text);
  g_autofree char *why = pandoria_text_error (error);

  /* Translators: the number of an act in a file (from 1), then why the rules refuse it, in a sentence */
  return g_strdup_printf (_ ("Action %u breaks a rule, so the game ends before it: %s"), data->fault_act + 1, why);
}

char *
pandoria_archive_entry_describe_fault (PandoriaArchiveEntry *self)
{
  const PandoriaArchiveData *data;
  const char *text;

  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_ENTRY (self), NULL);

  data = self->data;
  text = fault_texts[data->fault];
  if (data->fault == PANDORIA_ARCHIVE_FAULT_RULE)
    return describe_rule (data);
  if (text == NULL)
    return NULL;
  if (*data->fault_text == '\0')
    return g_strdup (_ (text));
  /* Translators: a sentence on what is wrong with a file, then where in the file, in technical words */
  return g_strdup_printf (C_ ("fault of a file", "%1$s (%2$s)"), _ (text), data->fault_text);
}
