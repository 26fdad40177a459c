/* PandoriaPane: a box that GTK redraws as one area.
 *
 * GTK 4.8 draws every node of the window in each frame, and only skips clips that are outside of
 * the change. It redraws a container as a whole after more than 30 areas of the window have
 * changed. So a pane clips its contents, and after an update counts as one area.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-pane.h"

struct _PandoriaPane
{
  GtkBox parent_instance;

  gboolean odd;
};

G_DEFINE_FINAL_TYPE (PandoriaPane, pandoria_pane, GTK_TYPE_BOX)

/* GTK drops a clip that cuts nothing off, but not a node. It takes nodes with different clips as
 * one changed area. */
void
pandoria_pane_append (GtkWidget *widget, GtkSnapshot *snapshot, GtkSnapshot *content, gboolean odd)
{
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (content), clip = NULL;
  graphene_rect_t bounds, area;

  if (node == NULL)
    return;
  gsk_render_node_get_bounds (node, &bounds);
  area = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                             (float) gtk_widget_get_height (widget));
  graphene_rect_union (&area, &bounds, &area);
  graphene_rect_round_extents (&area, &area);
  area.size.width += odd ? 1 : 0;
  clip = gsk_clip_node_new (node, &area);
  gtk_snapshot_append_node (snapshot, clip);
}

static void
pandoria_pane_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GtkSnapshot *content = gtk_snapshot_new ();

  GTK_WIDGET_CLASS (pandoria_pane_parent_class)->snapshot (widget, content);
  pandoria_pane_append (widget, snapshot, content, PANDORIA_PANE (widget)->odd);
}

static void
pandoria_pane_class_init (PandoriaPaneClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = pandoria_pane_snapshot;
}

static void
pandoria_pane_init (PandoriaPane *self)
{
}

void
pandoria_pane_renew (PandoriaPane *self)
{
  g_return_if_fail (PANDORIA_IS_PANE (self));
  self->odd = !self->odd;
}
