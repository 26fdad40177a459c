/* Faults of setups and boards as GErrors that carry the place, so that user interfaces can write their own messages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

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
pandoria_setup_error_private_copy (const PandoriaSetupErrorPrivate *from, PandoriaSetupErrorPrivate *to)
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

/* The messages follow the name of a member; those about a board follow the name of a space, or "the board". */
static const char *const messages[] = {
  [PANDORIA_SETUP_ERROR_NO_REALM] = "the realm is missing",
  [PANDORIA_SETUP_ERROR_REALM_NOT_ALLOWED] = "this realm is not in this variant",
  [PANDORIA_SETUP_ERROR_REALM_TAKEN] = "this realm is taken and sameRealm is not set",
  [PANDORIA_SETUP_ERROR_RESOURCE] = "a resource marker stands between 0 and the cap",
  [PANDORIA_SETUP_ERROR_START_LEVEL] = "the starting building does not have this level",
  [PANDORIA_SETUP_ERROR_START_PLAYER] = "there is no such player",
  [PANDORIA_SETUP_ERROR_PARTNERSHIP] = "it takes 4 players",
  [PANDORIA_SETUP_ERROR_DOUBLE_TILES] = "the stack feeds at least the first hands and holds at most 200",
  [PANDORIA_SETUP_ERROR_HEX] = "a space shows one of four terrains with 0 to 3 symbols",
  [PANDORIA_SETUP_ERROR_TILE_APART] = "the two spaces of a double tile touch",
  [PANDORIA_SETUP_ERROR_START_NOT_COVERED] = "they do not cover the start spaces of the board",
  [PANDORIA_SETUP_ERROR_NOT_EMPTY] = "it lies on empty plain spaces",
  [PANDORIA_SETUP_ERROR_RELIC_TWICE] = "a number stands at most once",
  [PANDORIA_SETUP_ERROR_PLAIN_AND_LAKE] = "is both plain and lake",
  [PANDORIA_SETUP_ERROR_OUTSIDE] = "lies outside the plain: columns A and P and row 0 hold only exits",
  [PANDORIA_SETUP_ERROR_PRINTED_TWICE] = "is printed twice",
  [PANDORIA_SETUP_ERROR_PRINTED_NOT_PLAIN] = "is printed and not plain",
  [PANDORIA_SETUP_ERROR_EXIT_TAKEN] = "is an exit and something else, too",
  [PANDORIA_SETUP_ERROR_EXIT_APART] = "and the other space of its exit do not touch",
  [PANDORIA_SETUP_ERROR_SHIP_ON_LAND] = "has a ship and is no lake",
  [PANDORIA_SETUP_ERROR_TWO_SHIPS] = "has two ships",
  [PANDORIA_SETUP_ERROR_SHIPS_IN_CIRCLE] = "the ships drift in a circle",
  [PANDORIA_SETUP_ERROR_START_MISSING] = "there are fewer than four start spaces",
  [PANDORIA_SETUP_ERROR_START_NOT_PLAIN] = "is a start space and not plain",
  [PANDORIA_SETUP_ERROR_START_TWICE] = "is a start space twice",
  [PANDORIA_SETUP_ERROR_START_PRINTED] = "is a start space and printed",
  [PANDORIA_SETUP_ERROR_START_NOT_COVERABLE] = "two double tiles cannot cover the start spaces",
  [PANDORIA_SETUP_ERROR_PLAIN_UNREACHED] = "is in a part of the plain without start spaces",
  [PANDORIA_SETUP_ERROR_EXIT_AWAY] = "is an exit and touches no plain",
  [PANDORIA_SETUP_ERROR_EXIT_INSIDE] = "is an exit and does not lie at the edge",
};
G_STATIC_ASSERT (G_N_ELEMENTS (messages) == PANDORIA_N_SETUP_ERRORS);

gboolean
pandoria_setup_error_set (GError **error, PandoriaSetupErrorCode code, PandoriaSpace space, const char *place, ...)
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
  g_set_error (error, PANDORIA_SETUP_ERROR, (int) code, "%s: %s%s%s", where,
               space >= 0 ? pandoria_space_name (space) : "", space >= 0 ? " " : "", messages[code]);
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
