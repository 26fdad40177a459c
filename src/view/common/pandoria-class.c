/* Class setup shared by the views: templates, signals, and what instances release.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-class.h"

#include "pandoria-mends.h"

#define TEMPLATES "/io/github/pandoria_companion/PandoriaCompanion/ui/"

static void
bind_parts (gpointer klass, va_list parts)
{
  for (const char *id = va_arg (parts, const char *); id != NULL; id = va_arg (parts, const char *))
    if (*id == '\0')
      g_type_ensure (va_arg (parts, GType));
    else if (*id == '(')
      {
        const char *function = va_arg (parts, const char *);

        gtk_widget_class_bind_template_callback_full (klass, function, va_arg (parts, GCallback));
      }
    else
      gtk_widget_class_bind_template_child_full (klass, id, FALSE, va_arg (parts, glong));
}

void
pandoria_class_bind (gpointer klass, ...)
{
  va_list parts;

  g_return_if_fail (GTK_IS_WIDGET_CLASS (klass));

  va_start (parts, klass);
  bind_parts (klass, parts);
  va_end (parts);
}

/* Work in another thread may keep a window alive longer than its parent. GTK would then access the
 * freed parent. */
static void
unrealize_window (GtkWidget *window)
{
  gtk_window_set_transient_for (GTK_WINDOW (window), NULL);
  GTK_WIDGET_CLASS (g_type_class_peek_parent (G_OBJECT_GET_CLASS (window)))->unrealize (window);
}

void
pandoria_class_set_template (gpointer klass, const char *name, ...)
{
  g_autofree char *path = NULL;
  va_list parts;

  g_return_if_fail (GTK_IS_WIDGET_CLASS (klass));
  g_return_if_fail (name != NULL);

  pandoria_mends_install (klass);
  /* The main window has an accelerator for it, and handles unsaved work. */
  if (g_type_is_a (G_TYPE_FROM_CLASS (klass), GTK_TYPE_WINDOW)
      && !g_type_is_a (G_TYPE_FROM_CLASS (klass), GTK_TYPE_APPLICATION_WINDOW))
    {
      gtk_widget_class_add_binding_action (klass, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                           NULL);
      GTK_WIDGET_CLASS (klass)->unrealize = unrealize_window;
    }
  path = g_strconcat (TEMPLATES, name, ".ui", NULL);
  gtk_widget_class_set_template_from_resource (klass, path);
  va_start (parts, name);
  bind_parts (klass, parts);
  va_end (parts);
}

guint
pandoria_class_add_signal (gpointer klass, const char *name, guint n_params, ...)
{
  va_list params;
  guint id;

  g_return_val_if_fail (G_IS_OBJECT_CLASS (klass), 0);

  va_start (params, n_params);
  id = g_signal_new_valist (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, NULL, NULL, NULL,
                            NULL, G_TYPE_NONE, n_params, params);
  va_end (params);
  return id;
}

typedef struct
{
  PandoriaRelease kind;
  gsize offset, size;
  gpointer data;
} Released;

#define DISPOSED  "pandoria-disposed"
#define FINALIZED "pandoria-finalized"

static void
release_member (gpointer self, const Released *released)
{
  gpointer *member = G_STRUCT_MEMBER_P (self, released->offset);
  GDestroyNotify free = released->data;
  GtkWidget *child;

  switch (released->kind)
    {
    case PANDORIA_RELEASE_POINTERS:
      for (gsize i = 0; i < released->size / sizeof *member; i++)
        g_clear_pointer (&member[i], free);
      break;
    case PANDORIA_RELEASE_FOLLOWED:
      if (*member != NULL)
        g_signal_handlers_disconnect_by_data (*member, self);
      g_clear_object (member);
      break;
    case PANDORIA_RELEASE_CHILDREN:
      while ((child = gtk_widget_get_first_child (self)) != NULL)
        gtk_widget_unparent (child);
      break;
    case PANDORIA_RELEASE_STRUCT: free (member); break;
    case PANDORIA_RELEASE_SOURCE: g_clear_handle_id ((guint *) member, g_source_remove); break;
    case PANDORIA_RELEASE_WEAK: g_clear_weak_pointer (member); break;
    case PANDORIA_RELEASE_BY: free (self); break;
    case PANDORIA_RELEASE_NOTHING: break;
    }
}

static GObjectClass *
release (GObject *self, const char *phase)
{
  GArray *table = g_type_get_qdata (G_OBJECT_TYPE (self), g_quark_from_static_string (phase));

  for (guint i = 0; i < table->len; i++)
    release_member (self, &g_array_index (table, Released, i));
  return g_type_class_peek_parent (G_OBJECT_GET_CLASS (self));
}

static void
dispose (GObject *self)
{
  release (self, DISPOSED)->dispose (self);
}

static void
finalize (GObject *self)
{
  release (self, FINALIZED)->finalize (self);
}

static void
set_table (gpointer klass, const char *phase, va_list rows)
{
  GArray *table = g_array_new (FALSE, FALSE, sizeof (Released));
  Released row;

  while ((row.kind = (PandoriaRelease) GPOINTER_TO_INT (va_arg (rows, gpointer)))
         != PANDORIA_RELEASE_NOTHING)
    {
      row.offset = va_arg (rows, gsize);
      row.size = va_arg (rows, gsize);
      row.data = va_arg (rows, gpointer);
      g_array_append_val (table, row);
    }
  g_type_set_qdata (G_TYPE_FROM_CLASS (klass), g_quark_from_static_string (phase), table);
}

void
pandoria_class_disposes (gpointer klass, ...)
{
  va_list rows;

  g_return_if_fail (G_IS_OBJECT_CLASS (klass) && G_TYPE_IS_FINAL (G_TYPE_FROM_CLASS (klass)));

  va_start (rows, klass);
  set_table (klass, DISPOSED, rows);
  va_end (rows);
  G_OBJECT_CLASS (klass)->dispose = dispose;
}

void
pandoria_class_finalizes (gpointer klass, ...)
{
  va_list rows;

  g_return_if_fail (G_IS_OBJECT_CLASS (klass) && G_TYPE_IS_FINAL (G_TYPE_FROM_CLASS (klass)));

  va_start (rows, klass);
  set_table (klass, FINALIZED, rows);
  va_end (rows);
  G_OBJECT_CLASS (klass)->finalize = finalize;
}
