/* Tells screen readers what has happened, in a sentence.
 *
 * From GTK 4.14 on there is a call for it. Before, two ways are gone at once. What has the keyboard gets the sentence as its
 * description until the keyboard moves on: of that widget screen readers read out a description that changes (Orca 43). And
 * each window has a child without size that is an alert, which appears anew with the sentence as its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-announcer.h"

#define ANNOUNCER_KEY   "pandoria-announcer"
#define DESCRIPTION_KEY "pandoria-description"

#define PANDORIA_TYPE_ANNOUNCER (pandoria_announcer_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaAnnouncer, pandoria_announcer, PANDORIA, ANNOUNCER, GtkWidget)

struct _PandoriaAnnouncer
{
  GtkWidget parent_instance;

  GString *waiting;  /* what was announced since the program last waited */
  guint source;      /* reads it out */
  GtkWidget *bearer; /* (weak): its description is an announcement now */
};

G_DEFINE_FINAL_TYPE (PandoriaAnnouncer, pandoria_announcer, GTK_TYPE_WIDGET)

/* --- helpers --- */

/* A sentence without its mark gets one when another follows, so that they are not read as one. */
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
set_own_description (GtkWidget *widget)
{
  const char *description = g_object_get_data (G_OBJECT (widget), DESCRIPTION_KEY);

  if (description == NULL)
    description = gtk_widget_get_tooltip_text (widget);
  if (description != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

#if GTK_CHECK_VERSION(4, 14, 0)

static void
read_out (PandoriaAnnouncer *self, const char *text)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self))), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

#else

static void
free_bearer (PandoriaAnnouncer *self)
{
  GtkWidget *bearer = self->bearer;

  g_clear_weak_pointer (&self->bearer);
  if (bearer != NULL)
    set_own_description (bearer);
}

static void
describe_focus (PandoriaAnnouncer *self, const char *text)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  free_bearer (self);
  if (focus == NULL)
    return;
  g_set_weak_pointer (&self->bearer, focus);
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* Only of what is realized GTK tells that it comes and goes, and what was never focusable is not known outside at all. */
static void
make_known (PandoriaAnnouncer *self)
{
  if (gtk_widget_get_realized (GTK_WIDGET (self))
      || !gtk_widget_get_realized (gtk_widget_get_parent (GTK_WIDGET (self))))
    return;
  gtk_widget_realize (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

static void
appear (PandoriaAnnouncer *self, const char *text)
{
  make_known (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

static void
read_out (PandoriaAnnouncer *self, const char *text)
{
  describe_focus (self, text);
  appear (self, text);
}

#endif

/* --- callbacks --- */

static gboolean
on_idle (gpointer data)
{
  PandoriaAnnouncer *self = data;
  g_autofree char *text = g_string_free (g_steal_pointer (&self->waiting), FALSE);

  self->source = 0;
  self->waiting = g_string_new (NULL);
  read_out (self, text);
  return G_SOURCE_REMOVE;
}

#if !GTK_CHECK_VERSION(4, 14, 0)
static void
on_focus_changed (PandoriaAnnouncer *self)
{
  if (self->bearer != NULL && gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))) != self->bearer)
    free_bearer (self);
}
#endif

static void
on_window_destroyed (GtkWidget *announcer, GtkWidget *window)
{
  g_object_set_data (G_OBJECT (window), ANNOUNCER_KEY, NULL);
  gtk_widget_unparent (announcer);
}

/* --- class --- */

static void
pandoria_announcer_dispose (GObject *object)
{
  PandoriaAnnouncer *self = PANDORIA_ANNOUNCER (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->bearer);
  G_OBJECT_CLASS (pandoria_announcer_parent_class)->dispose (object);
}

static void
pandoria_announcer_finalize (GObject *object)
{
  g_string_free (PANDORIA_ANNOUNCER (object)->waiting, TRUE);
  G_OBJECT_CLASS (pandoria_announcer_parent_class)->finalize (object);
}

static void
pandoria_announcer_class_init (PandoriaAnnouncerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_announcer_dispose;
  G_OBJECT_CLASS (klass)->finalize = pandoria_announcer_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
pandoria_announcer_init (PandoriaAnnouncer *self)
{
  self->waiting = g_string_new (NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  /* A window gives no room to a child that is not its content; what is never mapped needs none. */
  gtk_widget_set_child_visible (GTK_WIDGET (self), FALSE);
}

static PandoriaAnnouncer *
get_announcer (GtkWidget *window)
{
  PandoriaAnnouncer *self = g_object_get_data (G_OBJECT (window), ANNOUNCER_KEY);

  if (self != NULL)
    return self;
  self = g_object_new (PANDORIA_TYPE_ANNOUNCER, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self), window);
  g_object_set_data (G_OBJECT (window), ANNOUNCER_KEY, self);
  g_signal_connect_object (window, "destroy", G_CALLBACK (on_window_destroyed), self, G_CONNECT_SWAPPED);
#if !GTK_CHECK_VERSION(4, 14, 0)
  g_signal_connect_object (window, "notify::focus-widget", G_CALLBACK (on_focus_changed), self, G_CONNECT_SWAPPED);
#endif
  return self;
}

/* --- public functions --- */

void
pandoria_announce (GtkWidget *widget, const char *text)
{
  GtkRoot *window;
  PandoriaAnnouncer *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  window = gtk_widget_get_root (widget);
  if (window == NULL || text == NULL || *text == '\0' || gtk_widget_in_destruction (GTK_WIDGET (window)))
    return;
  self = get_announcer (GTK_WIDGET (window));
  add_sentence (self->waiting, text);
  /* After the drawing, so that the keyboard is where the act leaves it. */
  if (self->source == 0)
    self->source = g_idle_add (on_idle, self);
}

void
pandoria_describe (GtkWidget *widget, const char *description)
{
  GtkRoot *window;
  PandoriaAnnouncer *announcer;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data_full (G_OBJECT (widget), DESCRIPTION_KEY, g_strdup (description), g_free);
  window = gtk_widget_get_root (widget);
  announcer = window != NULL ? g_object_get_data (G_OBJECT (window), ANNOUNCER_KEY) : NULL;
  if (announcer == NULL || announcer->bearer != widget)
    set_own_description (widget);
}
