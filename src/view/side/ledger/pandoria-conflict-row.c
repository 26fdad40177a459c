/* PandoriaConflictRow: an act that is no longer possible, with the reason and the possible fixes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-conflict-row.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-text.h"

struct _PandoriaConflictRow
{
  AdwBin parent_instance;

  GtkLabel *act, *where, *reason;
  GtkWidget *fix_button, *drop_button;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaConflictRow, pandoria_conflict_row, ADW_TYPE_BIN)

static void
pandoria_conflict_row_class_init (PandoriaConflictRowClass *klass)
{
  pandoria_class_set_template (
      klass, "pandoria-conflict-row",
      PANDORIA_PARTS (PandoriaConflictRow, act, where, reason, fix_button, drop_button), NULL);
}

/* Names the missing resource, if that is the reason, because it explains more than the error. */
static char *
describe_reason (PandoriaConflict *conflict, const char *name)
{
  const GError *error = conflict->error;
  guint counter = 0,
        cost = error->domain == PANDORIA_ERROR ? pandoria_error_get_cost (error, &counter) : 0;
  int has = conflict->has;
  g_autofree char *amount = pandoria_text_amount (counter, has);

  if ((int) cost <= has)
    return pandoria_text_misfit ((PandoriaActKind) conflict->action.kind, error);
  /* Translators: a player, what there is, and the cost: “Marta has 2 crystals, needs 5” */
  return g_strdup_printf (_ ("%1$s has %2$s, needs %3$u"), name, amount, cost);
}

void
pandoria_conflict_row_show (PandoriaConflictRow *self, PandoriaRecord *record,
                            PandoriaConflict *conflict)
{
  g_autofree char *act = NULL, *where = NULL, *reason = NULL;
  const char *name;

  g_return_if_fail (PANDORIA_IS_CONFLICT_ROW (self) && PANDORIA_IS_CONFLICT (conflict));

  name = pandoria_record_get_player_name (record, conflict->player);
  act = pandoria_text_action (&conflict->action);
  /* Translators: the number of an act in the game, the number of the turn, a player, as in “Act 57,
   * turn 14, Marta” */
  where = g_strdup_printf (_ ("Action %1$u, turn %2$u, %3$s"), conflict->index + 1, conflict->turn,
                           name);
  reason = describe_reason (conflict, name);
  gtk_label_set_label (self->act, act);
  gtk_label_set_label (self->where, where);
  gtk_label_set_label (self->reason, reason);
  pandoria_describe (self->fix_button, act);
  pandoria_describe (self->drop_button, act);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->fix_button), "u", conflict->index);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->drop_button), "u", conflict->index);
}
