/* PandoriaMarkersPanel: sets every marker of one player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-correction-panel.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-list-rows.h"
#include "pandoria-text.h"

#define PAGE 10

struct _PandoriaMarkersPanel
{
  PandoriaCorrectionPanel parent_instance;

  AdwPreferencesGroup *group;
  PandoriaNumberRow *rows[PANDORIA_N_COUNTERS];
};

G_DEFINE_FINAL_TYPE (PandoriaMarkersPanel, pandoria_markers_panel, PANDORIA_TYPE_CORRECTION_PANEL)

static const char *const titles[PANDORIA_N_COUNTERS] = {
  [PANDORIA_COUNTER_CRYSTAL] = N_ ("Crystals"),
  [PANDORIA_COUNTER_GOLD] = N_ ("Gold"),
  [PANDORIA_COUNTER_WOOD] = N_ ("Wood"),
  [PANDORIA_COUNTER_POINTS] = N_ ("Points"),
  [PANDORIA_COUNTER_HAND] = N_ ("Cards in Hand"),
  [PANDORIA_COUNTER_WORKERS] = N_ ("Workers in the Reserve"),
  [PANDORIA_COUNTER_CASTLES] = N_ ("Castles in the Supply"),
  [PANDORIA_COUNTER_ARTIFACTS] = N_ ("Artifacts"),
};

static int
get_value (PandoriaCorrectionPanel *panel, guint counter, int *most)
{
  int value;

  pandoria_state_get_counter (pandoria_correction_panel_get_state (panel),
                              pandoria_correction_panel_get_player (panel), counter, &value, most);
  return value;
}

/* Returns: whether the rest of these pieces follows from the board (pandoria-middle-window.c). */
static gboolean
is_rest (guint counter)
{
  return counter == PANDORIA_COUNTER_WORKERS || counter == PANDORIA_COUNTER_CASTLES;
}

/* Shows the differences below the titles of the rows. */
static void
pandoria_markers_panel_update (PandoriaCorrectionPanel *panel)
{
  PandoriaMarkersPanel *self = PANDORIA_MARKERS_PANEL (panel);

  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    {
      int most, value = get_value (panel, i, &most);
      int difference = pandoria_number_row_get_value (self->rows[i]) - value;
      g_autofree char *sign = pandoria_text_signed (difference);
      g_autofree char *text = NULL;

      if (pandoria_correction_panel_is_only (panel))
        text = difference == 0 && is_rest (i)
                   ? g_strdup (_ ("Unchanged: without those on the board"))
                   : NULL;
      else if (difference != 0)
        /* Translators: the value in the program, and by how much the table differs: “4 in the
         * program, +2” */
        text = g_strdup_printf (_ ("%d in the program, %s"), value, sign);
      pandoria_set_row (self->rows[i], NULL, text);
    }
}

static void
pandoria_markers_panel_show (PandoriaCorrectionPanel *panel, const PandoriaAction *entry)
{
  PandoriaMarkersPanel *self = PANDORIA_MARKERS_PANEL (panel);

  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    {
      int most, value = get_value (panel, i, &most);

      pandoria_number_row_set_range (self->rows[i], 0, (guint) MAX (most, value), PAGE);
      pandoria_number_row_set_value (self->rows[i], value + (int) entry->adjust[i]);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->rows[PANDORIA_COUNTER_ARTIFACTS]),
                          pandoria_correction_panel_get_state (panel)->artifacts);
  pandoria_markers_panel_update (panel);
}

static int
pandoria_markers_panel_get_actions (PandoriaCorrectionPanel *panel, PandoriaAction *action,
                                    GError **error)
{
  gboolean any = FALSE;

  pandoria_action_init (action, PANDORIA_ACT_ADJUST);
  action->player = (guint8) pandoria_correction_panel_get_player (panel);
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    {
      int most;

      action->adjust[i] = pandoria_number_row_get_value (PANDORIA_MARKERS_PANEL (panel)->rows[i])
                          - get_value (panel, i, &most);
      any = any || action->adjust[i] != 0;
    }
  return any ? 1 : 0;
}

static void
pandoria_markers_panel_class_init (PandoriaMarkersPanelClass *klass)
{
  PandoriaCorrectionPanelClass *panel_class = PANDORIA_CORRECTION_PANEL_CLASS (klass);

  panel_class->for_player = TRUE;
  panel_class->show = pandoria_markers_panel_show;
  panel_class->update = pandoria_markers_panel_update;
  panel_class->get_actions = pandoria_markers_panel_get_actions;
  pandoria_class_set_template (klass, "pandoria-markers-panel",
                               PANDORIA_CHILD (PandoriaMarkersPanel, group), NULL);
}

static void
pandoria_markers_panel_init (PandoriaMarkersPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    self->rows[i] = pandoria_correction_panel_add_number (self, self->group, _ (titles[i]), 0);
}
