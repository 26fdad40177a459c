/* Needless from GTK 4.14 on, except for merging: announces events to screen readers in a sentence.
 *
 * GTK 4.14 has a function for this. Before it, screen readers report only one change wherever the
 * focus is: the name of the window. Orca 43 ignores new alerts, and reads a changed description
 * only of the focused widget. So an announcement replaces the window's accessible name until the
 * next one, a new title, or until the window becomes inactive. A window that becomes active again
 * therefore has its title as its name.
 *
 * A new title and the announcement of the same act become one name; otherwise the second would cut
 * off the first.
 *
 * When the focus moves, Orca later notes the window's name as known. An announcement waits for
 * that, and is read after the focused widget. The window then has no name, so that a late Orca
 * never notes the announcement itself as known.
 *
 * A window that has just become active is different: Orca reads its name first, however late it is.
 * So a waiting announcement becomes that name at once, and stays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-announcer.h"

#include "pandoria-compat-testing.h"
#include "pandoria-compat.h"

#define ANNOUNCER_KEY "pandoria-announcer"

/* The delay of announcements after the focus has moved. */
#define FOCUS_PAUSE 400 /* ms */

/* How long Orca may still process the new focus. */
#define FOCUS_REST 4000 /* ms */

/** Waiting: a text to announce. */
typedef struct
{
  const GtkWidget *of; /* of a choice: its control; only compared; nullable */
  char *text;
} Waiting;

/** Announcer: of one window. */
typedef struct
{
  GtkWindow *window;
  GPtrArray *waiting; /* (element-type Waiting): announcements since the program was last idle */
  guint source;       /* reads it out */
  gint64 moved;       /* when the focus last moved in the window, in µs */
  gint64 activated;   /* when the window became active, in µs */
  char *title;        /* of pandoria_announce_title(); nullable */
  gboolean is_new;    /* … which waits to be read out */
  char *name; /* the last announcement, which before GTK 4.14 is the window's name now; nullable */
} Announcer;

/* Adds a full stop between sentences, so that they are not read as one. */
static void
add_sentence (GString *sentences, const char *text)
{
  if (sentences->len > 0)
    {
      const char *last = g_utf8_prev_char (sentences->str + sentences->len);

      g_string_append (sentences, g_unichar_isalnum (g_utf8_get_char (last)) ? ". " : " ");
    }
  g_string_append (sentences, text);
}

static void
free_waiting (gpointer data)
{
  Waiting *waiting = data;

  g_free (waiting->text);
  g_free (waiting);
}

/* Drops earlier copies that were not read yet, and earlier choices of the same control. */
static void
drop_repeated (Announcer *self, const GtkWidget *of, const char *text)
{
  for (guint i = self->waiting->len; i > 0; i--)
    {
      const Waiting *waiting = g_ptr_array_index (self->waiting, i - 1);

      if ((of != NULL && waiting->of == of) || g_str_equal (waiting->text, text))
        g_ptr_array_remove_index (self->waiting, i - 1);
    }
}

/* Returns: (transfer full): all waiting announcements as one text. Clears them. */
static char *
take_waiting (Announcer *self)
{
  GString *sentences = g_string_new (NULL);

  for (guint i = 0; i < self->waiting->len; i++)
    add_sentence (sentences, ((const Waiting *) g_ptr_array_index (self->waiting, i))->text);
  g_ptr_array_set_size (self->waiting, 0);
  return g_string_free (sentences, FALSE);
}

/* In ms; a long time if it never happened. */
static gint64
count_since (gint64 moment)
{
  return moment > 0 ? (g_get_monotonic_time () - moment) / 1000 : FOCUS_REST;
}

static void
set_title (Announcer *self, const char *title)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self->window));

  /* The title also sets the accessible name … */
  gtk_window_set_title (self->window, title);
  /* … but window lists keep the title. */
  if (self->title != NULL && GDK_IS_TOPLEVEL (surface))
    gdk_toplevel_set_title (GDK_TOPLEVEL (surface), self->title);
}

/* Makes a repeated text a different name with a trailing space, which is not spoken. */
static void
remember_name (Announcer *self, const char *name)
{
  g_autofree char *before = self->name;

  self->name = g_strcmp0 (before, name) == 0 ? g_strconcat (name, " ", NULL) : g_strdup (name);
}

static void
set_name (Announcer *self)
{
  if (self->is_new)
    set_title (self, self->name);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->window), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    self->name, -1);
  self->is_new = FALSE;
}

/* Newer functions than those of GTK 4.8 have a version check here. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/* Uses GTK's own announcement, and sets the title separately. */
static void
announce_in_gtk (Announcer *self, const char *text)
{
  if (self->is_new)
    gtk_window_set_title (self->window, self->title);
  self->is_new = FALSE;
#if PANDORIA_GTK_ANNOUNCES
  /* The accessible context of GTK_A11Y=test lacks this function, and GTK calls it anyway. */
  if (*text != '\0' && g_strcmp0 (g_getenv ("GTK_A11Y"), "test") != 0)
    gtk_accessible_announce (GTK_ACCESSIBLE (self->window), text,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

G_GNUC_END_IGNORE_DEPRECATIONS

static void
read_out (Announcer *self, const char *text)
{
  g_autoptr (GString) all = g_string_new (text);

  if (self->is_new)
    add_sentence (all, self->title);
  remember_name (self, all->str);
  if (PANDORIA_GTK_ANNOUNCES)
    announce_in_gtk (self, text);
  else
    set_name (self);
}

static void
take_name_back (Announcer *self)
{
  const char *title = self->title != NULL ? self->title : gtk_window_get_title (self->window);

  if (self->name == NULL)
    return;
  g_clear_pointer (&self->name, g_free);
  if (self->title != NULL)
    set_title (self, self->title);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->window), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    title != NULL ? title : "", -1);
}

static gboolean
on_due (gpointer data)
{
  Announcer *self = data;
  gint64 since = count_since (self->moved);
  g_autofree char *text = NULL;

  self->source = 0;
  if (since < FOCUS_PAUSE)
    {
      self->source = g_timeout_add ((guint) (FOCUS_PAUSE - since), on_due, self);
      return G_SOURCE_REMOVE;
    }
  text = take_waiting (self);
  read_out (self, text);
  if (since < FOCUS_REST && count_since (self->activated) >= FOCUS_REST
      && gtk_window_is_active (self->window)) /* or Orca would soon read a window without a name */
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->window), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    "", -1);
  return G_SOURCE_REMOVE;
}

static void
on_focus_moved (GtkWindow *window)
{
  Announcer *self = g_object_get_data (G_OBJECT (window), ANNOUNCER_KEY);

  /* A window that closes loses the focus, too. */
  if (self != NULL && gtk_window_is_active (window))
    self->moved = g_get_monotonic_time ();
}

static void
on_active_changed (GtkWindow *window)
{
  Announcer *self = g_object_get_data (G_OBJECT (window), ANNOUNCER_KEY);

  if (self == NULL)
    return;
  if (!gtk_window_is_active (window))
    {
      take_name_back (self);
      return;
    }
  self->activated = g_get_monotonic_time ();
  on_focus_moved (window);
  if (self->source != 0)
    {
      g_autofree char *text = take_waiting (self);

      g_clear_handle_id (&self->source, g_source_remove);
      read_out (self, text);
    }
}

static void
free_announcer (gpointer data)
{
  Announcer *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_ptr_array_unref (self->waiting);
  g_free (self->title);
  g_free (self->name);
  g_free (self);
}

static void
on_window_destroyed (GtkWindow *window)
{
  g_object_set_data (G_OBJECT (window), ANNOUNCER_KEY, NULL);
}

static Announcer *
get_announcer (GtkWindow *window)
{
  Announcer *self = g_object_get_data (G_OBJECT (window), ANNOUNCER_KEY);

  if (self != NULL)
    return self;
  self = g_new0 (Announcer, 1);
  self->window = window;
  self->waiting = g_ptr_array_new_with_free_func (free_waiting);
  g_object_set_data_full (G_OBJECT (window), ANNOUNCER_KEY, self, free_announcer);
  g_signal_connect (window, "destroy", G_CALLBACK (on_window_destroyed), NULL);
  if (PANDORIA_GTK_ANNOUNCES)
    return self;
  g_signal_connect (window, "notify::is-active", G_CALLBACK (on_active_changed), NULL);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (on_focus_moved), NULL);
  if (gtk_window_is_active (window)) /* perhaps only since now */
    self->activated = g_get_monotonic_time ();
  return self;
}

/* After drawing: by then the act has moved the focus, and the focused widget is announced first. */
static void
read_out_soon (Announcer *self)
{
  if (self->source == 0)
    self->source = g_idle_add (on_due, self);
}

static void
announce (GtkWidget *widget, const GtkWidget *of, const char *text)
{
  GtkRoot *window = gtk_widget_get_root (widget);
  Announcer *self;
  Waiting *waiting;

  if (text == NULL || *text == '\0')
    return;
  if (!GTK_IS_WINDOW (window) || gtk_widget_in_destruction (GTK_WIDGET (window)))
    return;
  self = get_announcer (GTK_WINDOW (window));
  drop_repeated (self, of, text);
  waiting = g_new0 (Waiting, 1);
  waiting->of = of;
  waiting->text = g_strdup (text);
  g_ptr_array_add (self->waiting, waiting);
  read_out_soon (self);
}

void
pandoria_announce (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  announce (widget, NULL, text);
}

void
pandoria_announce_choice (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  announce (widget, widget, text);
}

void
pandoria_announce_title (GtkWindow *window, const char *title)
{
  Announcer *self;

  g_return_if_fail (GTK_IS_WINDOW (window) && title != NULL);

  if (gtk_widget_in_destruction (GTK_WIDGET (window)))
    return;
  self = get_announcer (window);
  if (!pandoria_set_str (&self->title, title))
    return;
  self->is_new = TRUE;
  read_out_soon (self);
}

void
pandoria_describe (GtkWidget *widget, const char *description)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (description == NULL)
    description = gtk_widget_get_tooltip_text (widget);
  if (description != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    description, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* --- tests --- */

gboolean
pandoria_announcer_is_waiting (GtkWindow *window)
{
  Announcer *self = g_object_get_data (G_OBJECT (window), ANNOUNCER_KEY);

  return self != NULL && self->source != 0;
}

const char *
pandoria_announcer_get_last (GtkWindow *window)
{
  Announcer *self = g_object_get_data (G_OBJECT (window), ANNOUNCER_KEY);

  return self != NULL ? self->name : NULL;
}
