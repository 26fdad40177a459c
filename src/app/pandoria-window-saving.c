/* What the window says and asks of the saving of its game and of what it has learnt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-saving.h"

#include <glib/gi18n.h>

#include "pandoria-compat.h"
#include "pandoria-folder.h"
#include "pandoria-lesson.h"
#include "pandoria-window-files.h"
#include "pandoria-window-notices.h"
#include "pandoria-window-private.h"

#define WAITING_KEY "pandoria-waiting"

/* --- the game ----------------------------------------------------------------------------------------------------- */

static char *
describe_folder (PandoriaGame *game)
{
  g_autofree char *folder = g_path_get_dirname (pandoria_game_get_path (game));

  return g_filename_display_name (folder);
}

static char *
describe_unsaved (PandoriaGame *game, const char *reason)
{
  g_autoptr (GDateTime) since = g_date_time_new_from_unix_local (pandoria_game_get_unsaved_since (game));
  g_autofree char *time = g_date_time_format (since, "%R");
  g_autofree char *folder = describe_folder (game);

  /* Translators: %1$s is a time as “20:14”, %2$s the reason as the system says it (“No space left on device”), %3$s a folder */
  return g_strdup_printf (_ ("Not saved since %1$s: %2$s (%3$s). Saving is tried again automatically."), time, reason,
                          folder);
}

/* Logging out asks, too, as long as something would be lost. */
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

static void
show_save_error (PandoriaWindow *self, PandoriaGame *game)
{
  g_autofree char *reason = NULL;
  g_autofree char *text = NULL;
  PandoriaBanner *banner;

  g_object_get (game, "save-error", &reason, NULL);
  inhibit_logout (self, reason != NULL);
  if (reason == NULL)
    {
      pandoria_window_unsay (self, PANDORIA_WINDOW_NOTICE_UNSAVED);
      return;
    }
  text = describe_unsaved (game, reason);
  banner = pandoria_window_say (self, PANDORIA_WINDOW_NOTICE_UNSAVED, text);
  if (banner == NULL)
    return;
  pandoria_banner_add_button (banner, _ ("_Try Again"), "win.try-saving", NULL);
  pandoria_banner_add_button (banner, _ ("Save _As…"), "win.save-as", NULL);
}

static void
remember_game (PandoriaWindow *self, PandoriaGame *game)
{
  const char *path = pandoria_game_get_path (game);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaBanner *banner;

  if (path == NULL || pandoria_lesson_of (pandoria_game_get_record (game)) != NULL)
    return;
  if (pandoria_folder_set_last (path, &error))
    {
      pandoria_window_unsay (self, PANDORIA_WINDOW_NOTICE_LAST);
      return;
    }
  /* Translators: %s is the reason as the system says it */
  text = g_strdup_printf (_ ("The program cannot remember which game is open: %s."), error->message);
  banner = pandoria_window_say (self, PANDORIA_WINDOW_NOTICE_LAST, text);
  if (banner != NULL)
    pandoria_banner_add_button (banner, _ ("_Try Again"), "win.try-saving", NULL);
}

/* --- learnt costs --------------------------------------------------------------------------------------------------- */

static void
show_costs_error (PandoriaWindow *self)
{
  const char *error = pandoria_catalogue_get_save_error (self->catalogue);
  g_autofree char *text = NULL;
  PandoriaBanner *banner;

  if (error == NULL)
    {
      pandoria_window_unsay (self, PANDORIA_WINDOW_NOTICE_COSTS);
      return;
    }
  /* Translators: %s is the reason as the system says it */
  text = g_strdup_printf (_ ("The costs that were learned are not saved: %s."), error);
  banner = pandoria_window_say (self, PANDORIA_WINDOW_NOTICE_COSTS, text);
  if (banner != NULL)
    pandoria_banner_add_button (banner, _ ("_Try Again"), "win.try-saving", NULL);
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

/* --- callbacks ------------------------------------------------------------------------------------------------------ */

static void
on_save_error_changed (PandoriaGame *game, GParamSpec *pspec, gpointer data)
{
  show_save_error (data, game);
}

static void
on_path_changed (PandoriaGame *game, GParamSpec *pspec, gpointer data)
{
  remember_game (data, game);
}

static void
on_parted (PandoriaGame *game, const char *other, gpointer data)
{
  PandoriaWindow *self = data;
  const char *title = pandoria_record_get_title (pandoria_game_get_record (game));
  /* Translators: %s is the title that the game has now, as “Friday (2)” */
  g_autofree char *text = g_strdup_printf (
      _ ("Another program has changed the file of this game. Both stay: this one goes on as “%s”."), title);

  /* It may be another one than it spoke of before. */
  pandoria_window_unsay (self, PANDORIA_WINDOW_NOTICE_PARTED);
  pandoria_banner_add_button (pandoria_window_say (self, PANDORIA_WINDOW_NOTICE_PARTED, text), _ ("_Show the Other"),
                              "win.open-game", g_variant_new_string (other));
  pandoria_window_update_layout (self);
}

/* --- letting go ----------------------------------------------------------------------------------------------------- */

static gboolean
is_saved (PandoriaWindow *self)
{
  PandoriaGame *game = pandoria_play_get_view (self->play)->own_game;

  return game == NULL || pandoria_game_get_unsaved_since (game) == 0 || pandoria_game_save (game, NULL);
}

static void
on_let_go_response (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  PandoriaWindow *self = data;
  const PandoriaWindowWaiting *waiting = g_object_get_data (G_OBJECT (dialog), WAITING_KEY);

  if (g_str_equal (response, "lose"))
    {
      pandoria_window_set_game (self, NULL);
      waiting->next (self, waiting->what);
    }
  else if (g_str_equal (response, "save-as"))
    pandoria_window_choose_save_before (self, waiting->next, waiting->what);
}

static void
ask_whether_to_let_go (PandoriaWindow *self, PandoriaWindowNext next, const char *what)
{
  PandoriaGame *game = pandoria_play_get_view (self->play)->own_game;
  g_autofree char *reason = NULL;
  g_autofree char *unsaved = NULL;
  g_autofree char *body = NULL;
  GtkWidget *dialog;

  g_object_get (game, "save-error", &reason, NULL);
  unsaved = describe_unsaved (game, reason);
  body = g_strdup_printf (_ ("%s\n\nWhat was entered since then is lost if the game is closed now."), unsaved);
  dialog = pandoria_compat_message_dialog_new (GTK_WINDOW (self), _ ("The Game Is Not Saved"), body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "wait", _ ("_Wait"), "lose", _ ("_Close Anyway"),
                                    "save-as", _ ("Save _As…"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "lose", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save-as", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save-as");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "wait");
  g_object_set_data_full (G_OBJECT (dialog), WAITING_KEY, pandoria_window_waiting_new (next, what),
                          (GDestroyNotify) pandoria_window_waiting_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_let_go_response), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

PandoriaWindowWaiting *
pandoria_window_waiting_new (PandoriaWindowNext next, const char *what)
{
  PandoriaWindowWaiting *waiting = g_new (PandoriaWindowWaiting, 1);

  *waiting = (PandoriaWindowWaiting){ next, g_strdup (what) };
  return waiting;
}

void
pandoria_window_waiting_free (PandoriaWindowWaiting *waiting)
{
  g_free (waiting->what);
  g_free (waiting);
}

gboolean
pandoria_window_let_go (PandoriaWindow *self, PandoriaWindowNext next, const char *what)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self) && next != NULL, FALSE);

  if (is_saved (self))
    {
      next (self, what);
      return TRUE;
    }
  ask_whether_to_let_go (self, next, what);
  return FALSE;
}

static void
destroy_window (PandoriaWindow *self, const char *nothing)
{
  gtk_window_destroy (GTK_WINDOW (self));
}

/* The window may be held a little longer by somebody; the game can be opened elsewhere at once. */
static gboolean
on_close_request (PandoriaWindow *self)
{
  if (!is_saved (self))
    {
      ask_whether_to_let_go (self, destroy_window, NULL);
      return TRUE;
    }
  pandoria_window_follow_saving (self, NULL);
  return FALSE;
}

/* --- shared --------------------------------------------------------------------------------------------------------- */

void
pandoria_window_try_saving (PandoriaWindow *self)
{
  PandoriaGame *game = pandoria_play_get_view (self->play)->own_game;

  pandoria_catalogue_save (self->catalogue, NULL);
  if (game == NULL)
    return;
  pandoria_game_save (game, NULL);
  remember_game (self, game);
}

/* The game before must not be written any more, whoever still holds it, and can be opened elsewhere. */
void
pandoria_window_follow_saving (PandoriaWindow *self, PandoriaGame *game)
{
  g_autoptr (GObject) before = g_signal_group_dup_target (self->saving);

  g_signal_group_set_target (self->saving, game);
  if (before != NULL && before != (GObject *) game)
    pandoria_game_set_path (PANDORIA_GAME (before), NULL, NULL);
  inhibit_logout (self, FALSE);
  pandoria_window_unsay (self, PANDORIA_WINDOW_NOTICE_UNSAVED);
  pandoria_window_unsay (self, PANDORIA_WINDOW_NOTICE_PARTED);
  pandoria_window_unsay (self, PANDORIA_WINDOW_NOTICE_OPENED);
  if (game == NULL)
    return;
  show_save_error (self, game);
  remember_game (self, game);
}

void
pandoria_window_init_saving (PandoriaWindow *self)
{
  self->saving = g_signal_group_new (PANDORIA_TYPE_GAME);
  g_signal_group_connect_object (self->saving, "notify::save-error", G_CALLBACK (on_save_error_changed), self, 0);
  g_signal_group_connect_object (self->saving, "notify::path", G_CALLBACK (on_path_changed), self, 0);
  g_signal_group_connect_object (self->saving, "parted", G_CALLBACK (on_parted), self, 0);
  g_signal_connect_object (self->catalogue, "notify::save-error", G_CALLBACK (show_costs_error), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "close-request", G_CALLBACK (on_close_request), NULL);
  tell_damage (self);
}
