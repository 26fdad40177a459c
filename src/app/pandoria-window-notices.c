/* The banners of the window, in the place of its title: what is to stay said, the most urgent first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-notices.h"

#include "pandoria-window-private.h"

static gboolean
is_urgent (PandoriaWindowNotice which)
{
  return which < PANDORIA_WINDOW_NOTICE_PARTED;
}

static void
on_put_away (PandoriaBanner *banner, gpointer data)
{
  PandoriaWindow *self = data;

  for (guint i = 0; i < PANDORIA_N_WINDOW_NOTICES; i++)
    if (self->said[i] == banner)
      pandoria_window_unsay (self, (PandoriaWindowNotice) i);
}

static PandoriaBannerRoom
choose_room (PandoriaWindow *self)
{
  PandoriaWidthClass width_class = pandoria_adaptive_bin_get_width_class (self->adaptive);

  return width_class >= PANDORIA_WIDTH_WIDE     ? PANDORIA_BANNER_ROOM_ALL
         : width_class == PANDORIA_WIDTH_MEDIUM ? PANDORIA_BANNER_ROOM_WORDS
                                                : PANDORIA_BANNER_ROOM_SIGN;
}

/* One at a time, the most urgent first. Returns: whether one is shown. */
static gboolean
show_first (PandoriaWindow *self, PandoriaBannerRoom room, const char *detail, gboolean urgent_only)
{
  gboolean found = FALSE;

  for (guint i = 0; i < PANDORIA_N_WINDOW_NOTICES; i++)
    if (self->said[i] != NULL)
      {
        gboolean shown = !found && (is_urgent (i) || !urgent_only);

        pandoria_banner_set_room (self->said[i], room);
        pandoria_banner_set_detail (self->said[i], detail);
        gtk_widget_set_visible (GTK_WIDGET (self->said[i]), shown);
        found = found || shown;
      }
  return found;
}

/* --- shared --------------------------------------------------------------------------------------------------------- */

void
pandoria_window_update_banners (PandoriaWindow *self, const char *detail)
{
  PandoriaBannerRoom room = choose_room (self);
  gboolean history = gtk_widget_get_visible (GTK_WIDGET (self->history_bar));
  gboolean said;

  pandoria_history_bar_set_room (self->history_bar, room);
  pandoria_history_bar_set_detail (self->history_bar, detail);
  if (!history && room == PANDORIA_BANNER_ROOM_SIGN)
    room = PANDORIA_BANNER_ROOM_WORDS;
  said = show_first (self, history ? PANDORIA_BANNER_ROOM_SIGN : room, detail, history);
  gtk_widget_set_visible (GTK_WIDGET (self->banners), history || said);
}

PandoriaBanner *
pandoria_window_say (PandoriaWindow *self, PandoriaWindowNotice which, const char *text)
{
  gboolean is_new = self->said[which] == NULL;

  if (is_new)
    {
      self->said[which] = pandoria_banner_new (is_urgent (which));
      g_signal_connect_object (self->said[which], "put-away", G_CALLBACK (on_put_away), self, 0);
      gtk_box_append (self->banners, GTK_WIDGET (self->said[which]));
      pandoria_window_update_layout (self);
    }
  pandoria_banner_set_text (self->said[which], text);
  return is_new ? self->said[which] : NULL;
}

void
pandoria_window_unsay (PandoriaWindow *self, PandoriaWindowNotice which)
{
  PandoriaBanner *banner = g_steal_pointer (&self->said[which]);

  if (banner == NULL)
    return;
  gtk_box_remove (self->banners, GTK_WIDGET (banner));
  pandoria_window_update_layout (self);
}
