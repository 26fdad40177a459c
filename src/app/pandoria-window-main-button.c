/* PandoriaWindow: the main button, which is what Enter does; where Enter is something else, the key is not written on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-main-button.h"

#include "pandoria-space-widget.h"
#include "pandoria-window-cards.h"
#include "pandoria-window-private.h"

static const PandoriaPlayView *
get_view (PandoriaWindow *self)
{
  return pandoria_play_get_view (self->play);
}

/* Returns: (transfer full): the label without its mnemonic, “Build” of “_Build”. */
static char *
get_words (GtkWidget *button)
{
  g_auto (GStrv) parts = g_strsplit (gtk_button_get_label (GTK_BUTTON (button)), "_", -1);

  return g_strjoinv ("", parts);
}

/* Arrow keys mean the space that they lead to; after the pointer, and where nothing can be placed, Enter is the button. */
static gboolean
is_space_passed (PandoriaWindow *self, PandoriaSpaceWidget *widget)
{
  return self->points || pandoria_play_goes_on (self->play, pandoria_space_widget_get_space (widget));
}

static gboolean
is_enter (PandoriaWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  if (focus == NULL || pandoria_turn_bar_has_enter (self->turn_bar, focus))
    return TRUE;
  if (PANDORIA_IS_SPACE_WIDGET (focus))
    return is_space_passed (self, PANDORIA_SPACE_WIDGET (focus));
  return pandoria_window_cards_enter_is_main (self);
}

/* --- shared ----------------------------------------------------------------------------------------------------- */

gboolean
pandoria_window_can_go_on (PandoriaWindow *self)
{
  GtkWidget *button;

  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), FALSE);

  if (self->question != NULL) /* its answers are what goes on */
    return FALSE;
  button = pandoria_window_cards_get_button (self);
  return button != NULL ? gtk_widget_get_sensitive (button) : get_view (self)->next != PANDORIA_PLAY_NEXT_NOTHING;
}

void
pandoria_window_go_on (PandoriaWindow *self)
{
  GtkWidget *button;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  button = pandoria_window_cards_get_button (self);
  if (button != NULL)
    gtk_widget_activate (button);
  else
    pandoria_play_next (self->play);
}

void
pandoria_window_update_enter (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  pandoria_turn_bar_show_key (self->turn_bar,
                              self->question == NULL && (!pandoria_window_can_go_on (self) || is_enter (self)));
}

void
pandoria_window_update_main_button (PandoriaWindow *self)
{
  GAction *next;
  GtkWidget *button;
  g_autofree char *words = NULL;
  gboolean possible;

  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  if (get_view (self)->game == NULL)
    return;
  next = g_action_map_lookup_action (G_ACTION_MAP (self), "next");
  button = pandoria_window_cards_get_button (self);
  words = button != NULL ? get_words (button) : g_strdup (get_view (self)->next_label);
  possible = pandoria_window_can_go_on (self);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (next), possible);
  pandoria_turn_bar_set_main (self->turn_bar, words, possible);
  pandoria_window_cards_update_button (self);
  pandoria_window_update_enter (self);
}

void
pandoria_window_init_main_button (PandoriaWindow *self)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (pandoria_window_update_enter), NULL);
}
