/* The spaces of the board as widgets. A new board rebuilds them; their names follow their contents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "pandoria-board-view-private.h"
#include "pandoria-text.h"

/* Without a game there are no regions and no turns. */
static char *
describe_bare_space (PandoriaBoardView *self, PandoriaSpace space)
{
  int terrain = pandoria_state_terrain_at (&self->state, space);
  g_autofree char *amount = NULL;

  if (self->drawing)
    return pandoria_text_board_space (&self->drawn, space);
  if (terrain < 0)
    terrain = pandoria_state_exit_at (&self->state, space);
  if (terrain < 0)
    return g_strdup (pandoria_space_name (space));
  amount = pandoria_text_amount (pandoria_terrain_counter ((PandoriaTerrain) terrain),
                                 (int) pandoria_state_symbols_at (&self->state, space));
  /* Translators: a space of the board: its name, its terrain, its symbols, as in “G6, forest, 2 wood”. */
  return g_strdup_printf (C_ ("space", "%s, %s, %s"), pandoria_space_name (space),
                          pandoria_text_terrain ((PandoriaTerrain) terrain), amount);
}

/* Everything that the label of a space depends on: its look, with the size of its region in place of the marks. */
static void
find_contents (PandoriaBoardView *self, PandoriaSpaceLook contents[PANDORIA_N_SPACES])
{
  PandoriaSpaces left = pandoria_state_all_terrain (&self->state);
  PandoriaSpace space;

  pandoria_space_looks_make (contents, &self->state, self->colors, NULL);
  while (!pandoria_spaces_is_empty (left))
    {
      PandoriaSpaces region = pandoria_state_region (&self->state, pandoria_spaces_first (left));

      PANDORIA_FOREACH_SPACE (space, region)
        contents[space].marks = (guint16) pandoria_spaces_count (region);
      left = pandoria_spaces_minus (left, region);
    }
}

/* The text of a space takes long, so only spaces with other contents get another one. */
static void
update_labels_of_game (PandoriaBoardView *self)
{
  PandoriaSpaceLook contents[PANDORIA_N_SPACES];
  PandoriaSpace space;

  find_contents (self, contents);
  PANDORIA_FOREACH_SPACE (space, self->spaces)
    if (memcmp (&contents[space], &self->named[space], sizeof contents[0]) != 0)
      {
        g_autofree char *label = pandoria_text_space (self->game, space);

        pandoria_space_widget_set_label (self->widgets[space], label);
        self->named[space] = contents[space];
      }
}

void
pandoria_board_spaces_update_labels (PandoriaBoardView *self)
{
  PandoriaSpace space;

  if (self->picture)
    return;
  if (self->game != NULL)
    {
      update_labels_of_game (self);
      return;
    }
  PANDORIA_FOREACH_SPACE (space, self->spaces)
    {
      g_autofree char *label = describe_bare_space (self, space);

      pandoria_space_widget_set_label (self->widgets[space], label);
    }
  memset (self->named, 0, sizeof self->named);
}

void
pandoria_board_spaces_drop (PandoriaBoardView *self)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, self->spaces)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->widgets[space])));
  memset (self->named, 0, sizeof self->named);
  self->spaces = pandoria_spaces_empty ();
  self->current = self->pointed = self->hovered = PANDORIA_SPACE_NONE;
  self->lit_region = pandoria_spaces_empty ();
}

static void
on_space_activated (PandoriaBoardView *self, PandoriaSpaceWidget *widget)
{
  pandoria_board_view_activate_space (self, pandoria_space_widget_get_space (widget));
}

static void
on_keyboard_gone (gpointer data)
{
  PandoriaBoardView *self = data;

  pandoria_board_view_set_hovered (self, self->pointed);
}

static void
on_space_focused (PandoriaBoardView *self, GParamSpec *pspec, GtkWidget *widget)
{
  PandoriaSpace space = pandoria_space_widget_get_space (PANDORIA_SPACE_WIDGET (widget));

  if (!gtk_widget_has_focus (widget))
    {
      if (self->hovered == space && self->pointed != space)
        pandoria_crossing_tell_later (&self->crossing, on_keyboard_gone, self);
      return;
    }
  self->current = space;
  pandoria_board_reveal (self, space);
  pandoria_board_view_set_hovered (self, space);
}

/* Tab enters the board on the plain, not at an exit in the corner. */
static PandoriaSpace
find_middle (PandoriaBoardView *self)
{
  PandoriaSpaces terrain = pandoria_spaces_and (pandoria_state_all_terrain (&self->state), self->spaces);

  if (self->drawing)
    return PANDORIA_SPACE (7, 7);
  terrain = pandoria_spaces_minus (terrain, self->state.printed);
  return pandoria_spaces_first (pandoria_spaces_is_empty (terrain) ? self->spaces : terrain);
}

void
pandoria_board_spaces_make (PandoriaBoardView *self, PandoriaSpaces spaces)
{
  PandoriaSpace space;

  pandoria_board_spaces_drop (self);
  self->spaces = spaces;
  PANDORIA_FOREACH_SPACE (space, spaces)
    {
      GtkWidget *widget = pandoria_space_widget_new (space);

      self->widgets[space] = PANDORIA_SPACE_WIDGET (widget);
      /* GTK 4.18 sets the state "hidden" itself. */
      if (self->picture)
        g_object_set (widget, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_widget_insert_before (widget, GTK_WIDGET (self), self->drawing_layer);
      g_signal_connect_swapped (widget, "activated", G_CALLBACK (on_space_activated), self);
      g_signal_connect_swapped (widget, "notify::has-focus", G_CALLBACK (on_space_focused), self);
    }
  self->current = find_middle (self);
  self->fit = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
