/* Errors of a setup or a board. They carry the path of the faulty member and the space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-setup-error.h"

typedef struct
{
  char *place; /* NULL before it is set */
  PandoriaSpace space;
} PandoriaSetupErrorPrivate;

static void
pandoria_setup_error_private_init (PandoriaSetupErrorPrivate *private)
{
  private->place = NULL;
  private->space = PANDORIA_SPACE_NONE;
}

static void
pandoria_setup_error_private_copy (const PandoriaSetupErrorPrivate *from,
                                   PandoriaSetupErrorPrivate *to)
{
  to->place = g_strdup (from->place);
  to->space = from->space;
}

static void
pandoria_setup_error_private_clear (PandoriaSetupErrorPrivate *private)
{
  g_clear_pointer (&private->place, g_free);
}

G_DEFINE_EXTENDED_ERROR (PandoriaSetupError, pandoria_setup_error)

gboolean
pandoria_setup_error_set (GError **error, PandoriaSetupErrorCode code, PandoriaSpace space,
                          const char *place, ...)
{
  g_autofree char *where = NULL;
  PandoriaSetupErrorPrivate *private;
  va_list args;

  g_return_val_if_fail ((guint) code < PANDORIA_N_SETUP_ERRORS && place != NULL, FALSE);

  if (error == NULL)
    return FALSE;
  va_start (args, place);
  where = g_strdup_vprintf (place, args);
  va_end (args);
  g_set_error (error, PANDORIA_SETUP_ERROR, (int) code, "%s is invalid", where);
  private = pandoria_setup_error_get_private (*error);
  private->place = g_steal_pointer (&where);
  private->space = space;
  return FALSE;
}

const char *
pandoria_setup_error_get_place (const GError *error)
{
  const PandoriaSetupErrorPrivate *private = pandoria_setup_error_get_private (error);

  return private == NULL || private->place == NULL ? "" : private->place;
}

PandoriaSpace
pandoria_setup_error_get_space (const GError *error)
{
  const PandoriaSetupErrorPrivate *private = pandoria_setup_error_get_private (error);

  return private == NULL ? PANDORIA_SPACE_NONE : private->space;
}
