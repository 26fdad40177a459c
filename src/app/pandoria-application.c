/* PandoriaApplication: a single instance that opens files, and has the commands and styles of all
 * windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-application.h"

#include <glib/gi18n.h>
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

#include "pandoria-archive-window.h"
#include "pandoria-boards-window.h"
#include "pandoria-catalogue-add.h"
#include "pandoria-catalogue-window.h"
#include "pandoria-compat.h"
#include "pandoria-conflicts-dialog.h"
#include "pandoria-corrections-dialog.h"
#include "pandoria-game-board-window.h"
#include "pandoria-help-window.h"
#include "pandoria-lessons-window.h"
#include "pandoria-mends.h"
#include "pandoria-middle-window.h"
#include "pandoria-new-game-window.h"
#include "pandoria-notation-dialog.h"
#include "pandoria-quick-entry.h"
#include "pandoria-statistics-window.h"
#include "pandoria-summary-window.h"
#include "pandoria-table-display.h"
#include "pandoria-window-commands.h"
#include "pandoria-window-show.h"
#include "pandoria-window.h"

#if PANDORIA_HAS_PHONES
#include "pandoria-share-dialog.h"
#endif

#define WEBSITE "https://github.com/pandoria-companion/PandoriaCompanion"

struct _PandoriaApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (PandoriaApplication, pandoria_application, ADW_TYPE_APPLICATION)

/* Returns: (nullable): the main window. */
static PandoriaWindow *
find_main_window (GtkApplication *self)
{
  for (GList *l = gtk_application_get_windows (self); l != NULL; l = l->next)
    if (PANDORIA_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

static PandoriaWindow *
get_window (PandoriaApplication *self)
{
  PandoriaWindow *window = find_main_window (GTK_APPLICATION (self));

  return window != NULL ? window
                        : PANDORIA_WINDOW (pandoria_window_new_empty (ADW_APPLICATION (self)));
}

static void
on_theme_changed (GObject *manager, GParamSpec *property, gpointer provider)
{
  GdkDisplay *display = gdk_display_get_default ();
  gboolean on;

  g_object_get (manager, property->name, &on, NULL);
  if (on)
    gtk_style_context_add_provider_for_display (display, provider,
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  else
    gtk_style_context_remove_provider_for_display (display, provider);
}

/* Loads the styles for @theme, a property of the style manager. libadwaita would load a
 * style-hc.css and a style-dark.css itself, but newer versions warn about them. */
static void
load_theme (const char *theme)
{
  GObject *manager = G_OBJECT (adw_style_manager_get_default ());
  GtkCssProvider *provider = gtk_css_provider_new ();
  g_autofree char *path = g_strconcat (PANDORIA_RESOURCE_PREFIX "/", theme, ".css", NULL);
  g_autofree char *signal = g_strconcat ("notify::", theme, NULL);

  gtk_css_provider_load_from_resource (provider, path);
  g_signal_connect_data (manager, signal, G_CALLBACK (on_theme_changed), provider,
                         (GClosureNotify) (void (*) (void)) g_object_unref, 0);
  on_theme_changed (manager, g_object_class_find_property (G_OBJECT_GET_CLASS (manager), theme),
                    provider);
}

/* The priority of a provider wins over the specificity of a rule. High contrast must override these
 * styles. */
static void
load_styles (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  g_auto (GStrv) names = g_resources_enumerate_children (PANDORIA_RESOURCE_PREFIX "/",
                                                         G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  for (guint i = 0; display != NULL && names != NULL && names[i] != NULL; i++)
    {
      g_autoptr (GtkCssProvider) provider = NULL;
      g_autofree char *path = g_strconcat (PANDORIA_RESOURCE_PREFIX "/", names[i], NULL);

      if (!g_str_has_prefix (names[i], "style-")) /* libadwaita loads style.css itself */
        continue;
      provider = gtk_css_provider_new ();
      gtk_css_provider_load_from_resource (provider, path);
      gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1);
    }
}

/* A desktop on X11 identifies the program by the class of its windows; on Wayland GTK sends the id.
 */
static void
name_class (void)
{
#ifdef GDK_WINDOWING_X11
  GdkDisplay *display = gdk_display_get_default ();

  if (GDK_IS_X11_DISPLAY (display))
    gdk_x11_display_set_program_class (display, PANDORIA_APP_ID);
#endif
}

static void
on_quit_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (data));
  GList *left;

  /* Closing a main window saves its size and may ask. Without main windows, destroy the others. */
  for (GList *l = windows; l != NULL; l = l->next)
    if (PANDORIA_IS_WINDOW (l->data))
      gtk_window_close (l->data);
  while (find_main_window (data) == NULL && (left = gtk_application_get_windows (data)) != NULL)
    gtk_window_destroy (left->data);
}

/* A copy of the latest release notes in the metainfo, which are not translated either. */
static const char release_notes[]
    = "<p>Reviews of finished games tell the story of the game: turning points, the chances of "
      "winning, and a better way. Hints give reasons for every step of the turn.</p>"
      "<p>Lessons have chapters and outline the control to press. The board numbers the hinted "
      "spaces, and the table display turns to the next player.</p>"
      "<p>The rules answer questions as they are asked at the table. A quiz counts the answers, "
      "and "
      "the coach gives one piece of advice at a time.</p>"
      "<p>The program starts faster, uses less memory, and works better with a screen reader and "
      "in narrow windows.</p>";

static void
on_about_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  static const char *const developers[] = { "The Pandoria Companion developers", NULL };
  GtkWidget *about = g_object_new (
      ADW_TYPE_ABOUT_WINDOW, "transient-for", gtk_application_get_active_window (data), "modal",
      TRUE, "application-name", _ ("Pandoria Companion"), "application-icon", PANDORIA_APP_ID,
      "version", PANDORIA_VERSION, "developer-name", developers[0], "developers", developers,
      /* Translators: put your name here, one translator a line */
      "translator-credits", _ ("translator-credits"), "license-type", GTK_LICENSE_GPL_3_0,
      "website", WEBSITE, "issue-url", WEBSITE "/issues", "release-notes", release_notes,
      "release-notes-version", PANDORIA_VERSION, "comments",
      _ ("An unofficial companion for the board game Pandoria. It is made by players and is not "
         "affiliated with, "
         "endorsed or supported by the publisher or the authors of the game. All drawings and "
         "texts are its own; to "
         "play you need the game itself."),
      NULL);

  pandoria_mend_when_realized (about);
  gtk_window_present (GTK_WINDOW (about));
}

/* The next two are the actions of the desktop file. */
static void
on_new_game_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  pandoria_window_present_and_open (get_window (data), NULL, 0, "win.new");
}

static void
on_continue_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_application_activate (data);
}

static const GActionEntry entries[] = {
  { .name = "quit", .activate = on_quit_activated },
  { .name = "about", .activate = on_about_activated },
  { .name = "new-game", .activate = on_new_game_activated },
  { .name = "continue", .activate = on_continue_activated },
};

/* --- F1 in the windows that belong to the main window --------------------------------------- */

/* Returns: (nullable): the text about windows like @window. */
static const char *
find_topic (GtkWidget *window)
{
  const struct
  {
    GType type;
    const char *topic;
  } topics[]
      = { { PANDORIA_TYPE_HELP_WINDOW, "handbook" },
          { PANDORIA_TYPE_LESSONS_WINDOW, "handbook-learning" },
          { PANDORIA_TYPE_NEW_GAME_WINDOW, "5" },
          { PANDORIA_TYPE_MIDDLE_WINDOW, "handbook-evening" },
          { PANDORIA_TYPE_CORRECTIONS_DIALOG, "handbook-correcting" },
          { PANDORIA_TYPE_CONFLICTS_DIALOG, "handbook-correcting" },
          { PANDORIA_TYPE_NOTATION_DIALOG, "handbook-typing" },
          { PANDORIA_TYPE_BOARDS_WINDOW, "handbook-boards" },
          { PANDORIA_TYPE_GAME_BOARD_WINDOW, "handbook-boards" },
          { PANDORIA_TYPE_CATALOGUE_WINDOW, "handbook-boards" },
          { PANDORIA_TYPE_CATALOGUE_ADD, "handbook-boards" },
          { PANDORIA_TYPE_SUMMARY_WINDOW, "handbook-printing" },
          { PANDORIA_TYPE_PREVIEW_WINDOW, "handbook-printing" },
          { PANDORIA_TYPE_STATISTICS_WINDOW, "handbook-printing" },
          { PANDORIA_TYPE_TABLE_DISPLAY, "handbook-printing" },
#if PANDORIA_HAS_PHONES
          { PANDORIA_TYPE_SHARE_DIALOG, "handbook-phones" },
#endif
          { PANDORIA_TYPE_ARCHIVE_WINDOW, "handbook-files" },
        };

  for (guint i = 0; i < G_N_ELEMENTS (topics); i++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (window, topics[i].type))
      return topics[i].topic;
  return NULL;
}

/* Returns: (nullable): the main window that @window belongs to, or else any main window. */
static PandoriaWindow *
find_window_below (GtkWindow *window)
{
  for (GtkWindow *below = window; below != NULL; below = gtk_window_get_transient_for (below))
    if (PANDORIA_IS_WINDOW (below))
      return PANDORIA_WINDOW (below);
  return find_main_window (GTK_APPLICATION (g_application_get_default ()));
}

/* In the main window, its own command handles the key. */
static gboolean
on_help_pressed (GtkWidget *window, GVariant *arguments, gpointer data)
{
  PandoriaWindow *main_window
      = PANDORIA_IS_WINDOW (window) ? NULL : find_window_below (GTK_WINDOW (window));
  const char *topic;

  if (main_window == NULL)
    return GDK_EVENT_PROPAGATE;
  topic = find_topic (window);
  if (topic != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (main_window), "rules",
                                    g_variant_new_string (topic));
  else
    g_action_group_activate_action (G_ACTION_GROUP (main_window), "help", NULL);
  return GDK_EVENT_STOP;
}

/* GTK lists a window while it is being constructed, so its class is not known yet. */
static void
on_windows_changed (GListModel *toplevels, guint position, guint removed, guint added,
                    gpointer data)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);
      GtkEventController *keys = gtk_shortcut_controller_new ();

      gtk_shortcut_controller_add_shortcut (
          GTK_SHORTCUT_CONTROLLER (keys),
          gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F1, 0),
                            gtk_callback_action_new (on_help_pressed, NULL, NULL)));
      gtk_widget_add_controller (window, keys);
      pandoria_compat_keep_presses (window);
    }
}

/* --- startup -------------------------------------------------------------------------------- */

static void
pandoria_application_startup (GApplication *application)
{
  static const char *const quit[] = { "<Control>q", NULL };

  G_APPLICATION_CLASS (pandoria_application_parent_class)->startup (application);
  name_class ();
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries),
                                   application);
  gtk_application_set_accels_for_action (GTK_APPLICATION (application), "app.quit", quit);
  pandoria_window_add_accelerators (GTK_APPLICATION (application));
  g_signal_connect (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (on_windows_changed),
                    NULL);
  load_styles ();
  if (gdk_display_get_default () != NULL)
    {
      load_theme ("dark");
      load_theme ("high-contrast");
    }
}

/* The first window continues the last game, so that a crash or a power cut loses nothing. */
static void
pandoria_application_activate (GApplication *application)
{
  gboolean first = gtk_application_get_windows (GTK_APPLICATION (application)) == NULL;
  PandoriaWindow *window = get_window (PANDORIA_APPLICATION (application));

  if (first)
    pandoria_window_present_and_open (window, NULL, 0, NULL);
  else
    gtk_window_present (GTK_WINDOW (window));
}

static void
pandoria_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  pandoria_window_present_and_open (get_window (PANDORIA_APPLICATION (application)), files,
                                    (guint) n_files, NULL);
}

static int
pandoria_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;
  g_print ("pandoria-companion %s\n", PANDORIA_VERSION);
  return 0;
}

static void
pandoria_application_class_init (PandoriaApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->startup = pandoria_application_startup;
  application_class->activate = pandoria_application_activate;
  application_class->open = pandoria_application_open;
  application_class->handle_local_options = pandoria_application_handle_local_options;
}

static void
pandoria_application_init (PandoriaApplication *self)
{
  GApplication *application = G_APPLICATION (self);

  g_application_add_main_option (application, "version", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE,
                                 _ ("Print the version and exit"), NULL);
  g_application_set_option_context_parameter_string (application, _ ("[FILE…]"));
}

PandoriaApplication *
pandoria_application_new (void)
{
  return g_object_new (PANDORIA_TYPE_APPLICATION, "application-id", PANDORIA_APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, "resource-base-path", PANDORIA_RESOURCE_PREFIX,
                       NULL);
}
