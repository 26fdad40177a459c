/* PandoriaShareButton: the symbol in the header bar while phones can watch, with their number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share-button.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-share-words.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"

struct _PandoriaShareButton
{
  GtkWidget parent_instance;

  GtkWidget *button;
  GtkLabel *number;
  PandoriaShare *share;
};

G_DEFINE_FINAL_TYPE (PandoriaShareButton, pandoria_share_button, GTK_TYPE_WIDGET)

static void
update (PandoriaShareButton *self)
{
  guint n = pandoria_share_get_n_watchers (self->share);
  g_autofree char *number = g_strdup_printf ("%u", n);
  g_autofree char *watchers = pandoria_share_describe_watchers (n);
  /* Translators: a button; %s is how many phones watch: “Shown on phones: 2 phones watch” */
  g_autofree char *label = g_strdup_printf (_ ("Shown on phones: %s"), watchers);

  gtk_widget_set_visible (GTK_WIDGET (self), pandoria_share_is_active (self->share));
  gtk_label_set_text (self->number, number);
  pandoria_tooltip_set (self->button, label);
  pandoria_set_accessible_label (self->button, label);
}

static void
pandoria_share_button_class_init (PandoriaShareButtonClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_FOLLOWS (PandoriaShareButton, share), PANDORIA_CHILDREN,
                           NULL);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
pandoria_share_button_init (PandoriaShareButton *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->button = gtk_button_new ();
  self->number = GTK_LABEL (pandoria_new_label (NULL, 0.5, "numeric", NULL));
  gtk_box_append (GTK_BOX (box),
                  g_object_new (GTK_TYPE_IMAGE, "icon-name", "pandoria-phone-symbolic",
                                "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->number));
  gtk_button_set_child (GTK_BUTTON (self->button), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "win.phones");
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

GtkWidget *
pandoria_share_button_new (PandoriaShare *share)
{
  PandoriaShareButton *self = g_object_new (PANDORIA_TYPE_SHARE_BUTTON, NULL);

  g_return_val_if_fail (PANDORIA_IS_SHARE (share), GTK_WIDGET (self));

  self->share = g_object_ref (share);
  g_signal_connect_swapped (share, "notify::active", G_CALLBACK (update), self);
  g_signal_connect_swapped (share, "notify::n-watchers", G_CALLBACK (update), self);
  update (self);
  return GTK_WIDGET (self);
}
