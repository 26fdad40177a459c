/* PandoriaWindow: its header bar: which game, how far it has come, and the buttons that there is room for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include <glib/gi18n.h>

static gboolean
is_narrow (PandoriaWindow *self)
{
  return pandoria_adaptive_bin_get_width_class (self->adaptive) == PANDORIA_WIDTH_NARROW;
}

static char *
describe_tiles (const PandoriaState *state)
{
  if (state->last_round)
    return g_strdup (_ ("last round"));
  return g_strdup_printf (ngettext ("%u double tile left", "%u double tiles left", state->double_tiles),
                          state->double_tiles);
}

static char *
describe_stand (PandoriaWindow *self, const PandoriaState *state)
{
  g_autofree char *round = g_strdup_printf (_ ("Round %u"), state->round);
  g_autofree char *tiles = describe_tiles (state);

  if (state->finished)
    return g_strdup (_ ("The game is over"));
  if (is_narrow (self))
    return g_steal_pointer (&round);
  /* Translators: the round, then how many tiles are left, “Round 7 · 18 double tiles left” */
  return g_strdup_printf (_ ("%s · %s"), round, tiles);
}

void
pandoria_window_update_title (PandoriaWindow *self)
{
  g_autofree char *stand = NULL;
  const char *title;

  if (self->game == NULL)
    {
      adw_window_title_set_title (self->title, _ ("Pandoria Companion"));
      adw_window_title_set_subtitle (self->title, "");
      gtk_window_set_title (GTK_WINDOW (self), _ ("Pandoria Companion"));
      return;
    }
  title = pandoria_record_get_title (pandoria_game_get_record (self->game));
  if (title == NULL || *title == '\0')
    title = _ ("Pandoria");
  stand = describe_stand (self, pandoria_game_get_shown_state (self->game));
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, stand);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

/* Three buttons of the window beside each other would leave no room for the title. */
static void
update_decoration (PandoriaWindow *self)
{
  g_autofree char *layout = NULL;
  gboolean at_start;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-decoration-layout", &layout, NULL);
  at_start = layout != NULL && strchr (layout, ':') != NULL && strstr (layout, "close") != NULL
             && strstr (layout, "close") < strchr (layout, ':');
  adw_header_bar_set_decoration_layout (self->header, !is_narrow (self) ? NULL : at_start ? "close:" : ":close");
}

/* In a narrow window pages take the place of the side, and keys that of the quick entry's button. */
void
pandoria_window_update_header (PandoriaWindow *self)
{
  gboolean room = self->game != NULL && !is_narrow (self);

  gtk_widget_set_visible (self->side_button, room);
  gtk_widget_set_visible (self->ledger_button, room);
  gtk_widget_set_visible (self->quick_entry_button,
                          room && g_action_map_lookup_action (G_ACTION_MAP (self), "quick-entry") != NULL);
  update_decoration (self);
  pandoria_window_update_title (self);
}
