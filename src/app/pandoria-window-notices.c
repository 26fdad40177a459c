/* The banners of the window, in the place of its title: the most urgent first. Each is shown until its reason is gone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-notices.h"

#include <glib/gi18n.h>

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

/* --- what the document and the catalogue report ------------------------------------------------------------------ */

/* While something would be lost, logging out asks, too. */
static void
inhibit_logout (PandoriaWindow *self, gboolean inhibit)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  if (application == NULL || inhibit == (self->inhibited != 0))
    return;
  if (inhibit)
    self->inhibited = gtk_application_inhibit (application, GTK_WINDOW (self), GTK_APPLICATION_INHIBIT_LOGOUT,
                                               _ ("The Game Is Not Saved"));
  else
    {
      gtk_application_uninhibit (application, self->inhibited);
      self->inhibited = 0;
    }
}

typedef struct
{
  const char *label, *action;
} Button;

/* Says @text with @buttons, the last of which has no label; NULL takes it off. */
static void
show_notice (PandoriaWindow *self, PandoriaWindowNotice which, const char *text, const Button *buttons)
{
  PandoriaBanner *banner = text != NULL ? pandoria_window_say (self, which, text) : NULL;

  if (text == NULL)
    pandoria_window_unsay (self, which);
  for (; banner != NULL && buttons->label != NULL; buttons++)
    pandoria_banner_add_button (banner, _ (buttons->label), buttons->action, NULL);
}

static const Button try_again[] = { { N_ ("_Try Again"), "win.try-saving" }, { 0 } };

static void
on_save_error_changed (PandoriaWindow *self)
{
  static const Button buttons[]
      = { { N_ ("_Try Again"), "win.try-saving" }, { N_ ("Save _As…"), "win.save-as" }, { 0 } };
  g_autofree char *text = NULL;

  g_object_get (self->document, "save-error", &text, NULL);
  inhibit_logout (self, text != NULL);
  show_notice (self, PANDORIA_WINDOW_NOTICE_UNSAVED, text, buttons);
}

static void
on_last_error_changed (PandoriaWindow *self)
{
  g_autofree char *text = NULL;

  g_object_get (self->document, "last-error", &text, NULL);
  show_notice (self, PANDORIA_WINDOW_NOTICE_LAST, text, try_again);
}

static void
on_slow_changed (PandoriaWindow *self)
{
  static const Button buttons[] = { { N_ ("_Cancel"), "win.cancel-opening" }, { 0 } };
  g_autofree char *text = NULL;

  g_object_get (self->document, "slow", &text, NULL);
  show_notice (self, PANDORIA_WINDOW_NOTICE_OPENING, text, buttons);
  if (text != NULL && self->said[PANDORIA_WINDOW_NOTICE_OPENING] != NULL)
    g_signal_connect_object (self->said[PANDORIA_WINDOW_NOTICE_OPENING], "put-away",
                             G_CALLBACK (pandoria_document_cancel), self->document, G_CONNECT_SWAPPED);
}

static void
on_game_changed (PandoriaWindow *self)
{
  pandoria_window_unsay (self, PANDORIA_WINDOW_NOTICE_PARTED);
  pandoria_window_unsay (self, PANDORIA_WINDOW_NOTICE_OPENED);
}

static void
on_opened (PandoriaWindow *self, const char *text)
{
  static const Button buttons[] = { { N_ ("Show in _Archive"), "win.archive" }, { 0 } };

  if (text != NULL)
    show_notice (self, PANDORIA_WINDOW_NOTICE_OPENED, text, buttons);
}

static void
on_parted (PandoriaWindow *self, const char *text, const char *other)
{
  /* It may be another one than it spoke of before. */
  pandoria_window_unsay (self, PANDORIA_WINDOW_NOTICE_PARTED);
  pandoria_banner_add_button (pandoria_window_say (self, PANDORIA_WINDOW_NOTICE_PARTED, text), _ ("_Show the Other"),
                              "win.open-game", g_variant_new_string (other));
}

static void
on_costs_error_changed (PandoriaWindow *self)
{
  const char *error = pandoria_catalogue_get_save_error (self->catalogue);
  /* Translators: %s is the reason as the system says it */
  g_autofree char *text
      = error != NULL ? g_strdup_printf (_ ("The costs that were learned are not saved: %s."), error) : NULL;

  show_notice (self, PANDORIA_WINDOW_NOTICE_COSTS, text, try_again);
}

static void
tell_damage (PandoriaWindow *self)
{
  const char *aside, *fault = pandoria_catalogue_get_damage (self->catalogue, &aside);
  g_autofree char *name = aside != NULL ? g_filename_display_name (aside) : NULL;
  g_autofree char *text = NULL;

  if (fault == NULL)
    return;
  if (name != NULL)
    /* Translators: %1$s is what is wrong with the file, %2$s a path */
    text = g_strdup_printf (
        _ ("The list of learned costs is damaged: %1$s. It is kept as %2$s, and a new one was begun."), fault, name);
  else
    /* Translators: %s is what is wrong with the file */
    text = g_strdup_printf (
        _ ("The list of learned costs cannot be read: %s. Costs are remembered until the program ends."), fault);
  pandoria_window_say (self, PANDORIA_WINDOW_NOTICE_OPENED, text);
}

void
pandoria_window_init_notices (PandoriaWindow *self)
{
  static const struct
  {
    const char *signal;
    GCallback handler;
  } signals[] = {
    { "notify::game", G_CALLBACK (on_game_changed) },
    { "notify::save-error", G_CALLBACK (on_save_error_changed) },
    { "notify::last-error", G_CALLBACK (on_last_error_changed) },
    { "notify::slow", G_CALLBACK (on_slow_changed) },
    { "opened", G_CALLBACK (on_opened) },
    { "parted", G_CALLBACK (on_parted) },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (self->document, signals[i].signal, signals[i].handler, self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->catalogue, "notify::save-error", G_CALLBACK (on_costs_error_changed), self,
                           G_CONNECT_SWAPPED);
  tell_damage (self);
}
