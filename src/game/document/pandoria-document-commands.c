/* The commands of PandoriaDocument.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-document-commands.h"

#include <glib/gi18n-lib.h>

#include "pandoria-document.h"

static gboolean
differs_from_file (const PandoriaPlayView *view)
{
  return pandoria_game_get_difference (view->game) != NULL;
}

static void
save_as (PandoriaDocument *self)
{
  pandoria_document_save_as_async (self, NULL, NULL);
}

static void
update_file (PandoriaDocument *self)
{
  pandoria_document_update_async (self, NULL, NULL);
}

static void
keep_numbers (PandoriaDocument *self)
{
  pandoria_game_keep_numbers (pandoria_document_get_game (self));
}

/* Screen readers announce the undone act before its effects. */
static void
undo (PandoriaDocument *self)
{
  g_autofree char *what = NULL, *text = NULL;

  g_object_get (self, "undo-label", &what, NULL);
  /* Translators: %s is an act, “Undone: Tile at F7 E7” */
  text = g_strdup_printf (_ ("Undone: %s"), what);
  g_signal_emit_by_name (self, "announced", text);
  pandoria_document_undo (self);
}

static void
redo (PandoriaDocument *self)
{
  g_autofree char *what = NULL, *text = NULL;

  g_object_get (self, "redo-label", &what, NULL);
  /* Translators: %s is an act, “Redone: Tile at F7 E7” */
  text = g_strdup_printf (_ ("Redone: %s"), what);
  g_signal_emit_by_name (self, "announced", text);
  pandoria_document_redo (self);
}

/* Undoes “Continue From Here”, unless a later input has dropped the redo steps. @parameter: the
 * number of steps. */
static void
redo_several (PandoriaDocument *self, GVariant *parameter)
{
  PandoriaGame *game = pandoria_document_get_game (self);

  if (game != NULL)
    pandoria_game_redo_several (game, g_variant_get_uint32 (parameter));
}

#define WHOLE .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_CORRECTING

const PandoriaCommand pandoria_document_commands[] = {
  { "cancel-opening", G_CALLBACK (pandoria_document_cancel) },
  { "save-as", G_CALLBACK (save_as), WHOLE, .accels = { "<Control>s", "<Shift><Control>s" } },
  { "update-file", G_CALLBACK (update_file), .enabled = "can-update" },
  { "keep-numbers", G_CALLBACK (keep_numbers), WHOLE, .is_possible = differs_from_file },
  { "undo", G_CALLBACK (undo), .enabled = "can-undo", .accels = { "<Control>z" } },
  { "redo", G_CALLBACK (redo), .enabled = "can-redo",
    .accels = { "<Shift><Control>z", "<Control>y" } },
  { "redo-several", G_CALLBACK (redo_several), "u" },
  { NULL },
};
