/* Class setup shared by the views: templates, signals, and what instances release.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-widgets.h"

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

/* Work in another thread may keep a window alive longer than its parent. GTK would then access the freed parent. */
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

  pandoria_names_install ();
  pandoria_text_widths_install ();
  /* The main window has an accelerator for it, and handles unsaved work. */
  if (g_type_is_a (G_TYPE_FROM_CLASS (klass), GTK_TYPE_WINDOW)
      && !g_type_is_a (G_TYPE_FROM_CLASS (klass), GTK_TYPE_APPLICATION_WINDOW))
    {
      gtk_widget_class_add_binding_action (klass, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
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
  id = g_signal_new_valist (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, NULL, NULL, NULL, NULL, G_TYPE_NONE,
                            n_params, params);
  va_end (params);
  return id;
}

typedef struct
{
  PandoriaRelease release;
  gsize offset, size;
  gpointer data;
} Released;

typedef enum
{
  PHASE_DISPOSE,
  PHASE_FINALIZE,
  N_PHASES
} Phase;

static GQuark
get_table (Phase phase)
{
  static const char *const names[N_PHASES] = { "pandoria-disposed", "pandoria-finalized" };

  return g_quark_from_static_string (names[phase]);
}

static GObjectClass *
release (GObject *self, Phase phase)
{
  GArray *table = g_type_get_qdata (G_OBJECT_TYPE (self), get_table (phase));

  for (guint i = 0; i < table->len; i++)
    {
      const Released *released = &g_array_index (table, Released, i);

      released->release (self, G_STRUCT_MEMBER_P (self, released->offset), released->size, released->data);
    }
  return g_type_class_peek_parent (G_OBJECT_GET_CLASS (self));
}

static void
dispose (GObject *self)
{
  release (self, PHASE_DISPOSE)->dispose (self);
}

static void
finalize (GObject *self)
{
  release (self, PHASE_FINALIZE)->finalize (self);
}

static void
set_table (gpointer klass, Phase phase, va_list rows)
{
  GArray *table = g_array_new (FALSE, FALSE, sizeof (Released));
  Released row;

  while ((row.release = va_arg (rows, PandoriaRelease)) != NULL)
    {
      row.offset = va_arg (rows, gsize);
      row.size = va_arg (rows, gsize);
      row.data = va_arg (rows, gpointer);
      g_array_append_val (table, row);
    }
  g_type_set_qdata (G_TYPE_FROM_CLASS (klass), get_table (phase), table);
}

void
pandoria_class_disposes (gpointer klass, ...)
{
  va_list rows;

  g_return_if_fail (G_IS_OBJECT_CLASS (klass) && G_TYPE_IS_FINAL (G_TYPE_FROM_CLASS (klass)));

  va_start (rows, klass);
  set_table (klass, PHASE_DISPOSE, rows);
  va_end (rows);
  G_OBJECT_CLASS (klass)->dispose = dispose;
}

void
pandoria_class_finalizes (gpointer klass, ...)
{
  va_list rows;

  g_return_if_fail (G_IS_OBJECT_CLASS (klass) && G_TYPE_IS_FINAL (G_TYPE_FROM_CLASS (klass)));

  va_start (rows, klass);
  set_table (klass, PHASE_FINALIZE, rows);
  va_end (rows);
  G_OBJECT_CLASS (klass)->finalize = finalize;
}

void
pandoria_release_pointers (gpointer self, gpointer member, gsize size, gpointer data)
{
  gpointer *pointers = member;
  GDestroyNotify free_one = data;

  for (gsize i = 0; i < size / sizeof *pointers; i++)
    g_clear_pointer (&pointers[i], free_one);
}

void
pandoria_release_struct (gpointer self, gpointer member, gsize size, gpointer data)
{
  GDestroyNotify clear = data;

  clear (member);
}

void
pandoria_release_followed (gpointer self, gpointer member, gsize size, gpointer data)
{
  GObject **followed = member;

  if (*followed != NULL)
    g_signal_handlers_disconnect_by_data (*followed, self);
  g_clear_object (followed);
}

void
pandoria_release_source (gpointer self, gpointer member, gsize size, gpointer data)
{
  g_clear_handle_id ((guint *) member, g_source_remove);
}

void
pandoria_release_weak (gpointer self, gpointer member, gsize size, gpointer data)
{
  g_clear_weak_pointer ((gpointer *) member);
}

void
pandoria_release_children (gpointer self, gpointer member, gsize size, gpointer data)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self)) != NULL)
    gtk_widget_unparent (child);
}

void
pandoria_release_by (gpointer self, gpointer member, gsize size, gpointer data)
{
  GDestroyNotify leave = data;

  leave (self);
}
