/* A small picture of a board before the first turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-view.h"

#include "pandoria-space-paint.h"

#define LEAST_WIDTH 24
/* Twice as large as shown, so that it is also sharp on high-density screens. */
#define HEX_WIDTH 16
#define SCALE     0.5f

GtkWidget *
pandoria_board_picture_new (const PandoriaBoard *board)
{
  g_autofree PandoriaState *state = g_new0 (PandoriaState, 1);
  g_autofree PandoriaSpaceLook *looks = g_new0 (PandoriaSpaceLook, PANDORIA_N_SPACES);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GdkPaintable) paintable = NULL;
  static const PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  PandoriaBoardLayout layout;
  PandoriaSpace space;
  graphene_size_t size;
  GtkWidget *picture;

  g_return_val_if_fail (board != NULL, NULL);

  pandoria_state_init_bare (state, board);
  pandoria_space_looks_make (looks, state, colors, NULL);
  pandoria_board_layout_init (&layout, pandoria_space_looks_spaces (state), HEX_WIDTH);
  gtk_snapshot_scale (snapshot, SCALE, SCALE);
  PANDORIA_FOREACH_SPACE (space, layout.spaces)
    {
      PandoriaRect at = pandoria_board_layout_get_rect (&layout, space);
      g_autoptr (GdkTexture) texture
          = pandoria_paint_ground (&looks[space].ground, at.width, at.height, 1, pandoria_theme_now ());

      gtk_snapshot_append_texture (snapshot, texture, &PANDORIA_BOUNDS (at));
    }
  size = GRAPHENE_SIZE_INIT (SCALE * (float) pandoria_board_layout_get_width (&layout),
                             SCALE * (float) pandoria_board_layout_get_height (&layout));
  if (!pandoria_spaces_is_empty (layout.spaces)) /* an unfinished board may be empty */
    paintable = gtk_snapshot_to_paintable (snapshot, &size);
  picture = gtk_picture_new_for_paintable (paintable);
  /* Small, because the words need the room in a narrow window with large text. */
  gtk_widget_set_size_request (picture, LEAST_WIDTH, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  return picture;
}
