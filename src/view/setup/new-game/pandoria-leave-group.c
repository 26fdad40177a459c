/* PandoriaLeaveGroup: offers that players leave a running game, or return (rulings 83).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-leave-group.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-list-rows.h"

struct _PandoriaLeaveGroup
{
  AdwPreferencesGroup parent_instance;

  AdwActionRow *rows[PANDORIA_MAX_PLAYERS]; /* by seat; NULL: nothing is offered to this player */
  gboolean leaves[PANDORIA_MAX_PLAYERS];    /* what the row offers; FALSE: to return */
};

G_DEFINE_FINAL_TYPE (PandoriaLeaveGroup, pandoria_leave_group, ADW_TYPE_PREFERENCES_GROUP)

static void
on_activated (PandoriaLeaveGroup *self, AdwActionRow *row)
{
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    if (self->rows[seat] == row)
      {
        g_signal_emit_by_name (self, "chosen", seat, self->leaves[seat]);
        return;
      }
}

static void
add_row (PandoriaLeaveGroup *self, guint seat, const char *name, gboolean leaves)
{
  /* Translators: a player who leaves a running game, or returns to it */
  g_autofree char *title = g_strdup_printf (leaves ? _ ("%s leaves") : _ ("%s is back"), name);
  AdwActionRow *row = pandoria_new_row (title, NULL);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (on_activated), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (row));
  self->rows[seat] = row;
  self->leaves[seat] = leaves;
}

static void
pandoria_leave_group_class_init (PandoriaLeaveGroupClass *klass)
{
  pandoria_class_add_signal (klass, "chosen", 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  pandoria_class_set_template (klass, "pandoria-leave-group", NULL);
}

static void
pandoria_leave_group_init (PandoriaLeaveGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
pandoria_leave_group_offer (PandoriaLeaveGroup *self, const PandoriaState *state,
                            const char *const *names)
{
  gboolean has_others;

  g_return_if_fail (PANDORIA_IS_LEAVE_GROUP (self) && state != NULL && names != NULL);

  has_others = pandoria_state_count_present (state) > 1;
  for (guint seat = 0; seat < state->n_players; seat++)
    if (has_others || state->players[seat].left)
      add_row (self, seat, names[seat], !state->players[seat].left);
  gtk_widget_set_visible (GTK_WIDGET (self), !state->finished);
}
