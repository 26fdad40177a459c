/* What the classes of the views set up alike: their template and their signals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-widgets.h"

#define TEMPLATES "/io/github/pandoria_companion/PandoriaCompanion/ui/"

void
pandoria_class_set_template (gpointer klass, const char *name, ...)
{
  g_autofree char *path = NULL;
  va_list parts;

  g_return_if_fail (GTK_IS_WIDGET_CLASS (klass));
  g_return_if_fail (name != NULL);

  pandoria_names_install ();
  /* The main window has an accelerator, and keeps what would be lost. */
  if (g_type_is_a (G_TYPE_FROM_CLASS (klass), GTK_TYPE_WINDOW)
      && !g_type_is_a (G_TYPE_FROM_CLASS (klass), GTK_TYPE_APPLICATION_WINDOW))
    gtk_widget_class_add_binding_action (klass, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
  path = g_strconcat (TEMPLATES, name, ".ui", NULL);
  gtk_widget_class_set_template_from_resource (klass, path);
  va_start (parts, name);
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
