/* PandoriaShareDialog: shows the game on phones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share-dialog.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-share-code-view.h"
#include "pandoria-share-words.h"

struct _PandoriaShareDialog
{
  AdwWindow parent_instance;

  GtkStack *stack;
  PandoriaShareCodeView *code;
  GtkLabel *address, *watchers, *failure;
  GtkWidget *networks;
  GtkDropDown *network;
  PandoriaShare *share;
  gboolean fills; /* the list of networks is being filled */
};

G_DEFINE_FINAL_TYPE (PandoriaShareDialog, pandoria_share_dialog, ADW_TYPE_WINDOW)

char *
pandoria_share_describe_watchers (guint n)
{
  return n > 0 ? g_strdup_printf (ngettext ("%u phone watches", "%u phones watch", n), n)
               : g_strdup (_ ("No phone watches yet"));
}

/* --- showing -------------------------------------------------------------------------------- */

static void
update (PandoriaShareDialog *self)
{
  const char *address = pandoria_share_get_address (self->share);
  g_autofree char *watchers
      = pandoria_share_describe_watchers (pandoria_share_get_n_watchers (self->share));

  g_object_set (self->code, "text", address, NULL);
  gtk_label_set_text (self->address, address != NULL ? address : "");
  gtk_label_set_text (self->watchers, watchers);
  gtk_stack_set_visible_child_name (self->stack, address != NULL ? "on" : "off");
}

/* Shares on @host. Shows the reason if that is not possible. */
static void
start (PandoriaShareDialog *self, const char *host)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;

  if (!pandoria_share_start (self->share, host, &error))
    /* Translators: %s is the reason as the system gives it */
    reason = g_strdup_printf (_ ("The page cannot be shown: %s."), error->message);
  gtk_label_set_text (self->failure, reason);
  update (self);
}

/* Lists the networks, with the one in use chosen. */
static void
list_networks (PandoriaShareDialog *self)
{
  const char *const *addresses = pandoria_share_get_addresses (self->share);
  const char *host = pandoria_share_get_host (self->share);
  g_autoptr (GtkStringList) list = gtk_string_list_new (addresses);

  self->fills = TRUE;
  gtk_drop_down_set_model (self->network, G_LIST_MODEL (list));
  for (guint i = 0; addresses[i] != NULL; i++)
    if (g_strcmp0 (addresses[i], host) == 0)
      gtk_drop_down_set_selected (self->network, i);
  gtk_widget_set_visible (self->networks, g_strv_length ((GStrv) addresses) > 1);
  self->fills = FALSE;
}

/* --- callbacks ------------------------------------------------------------------------------ */

static void
on_network_chosen (PandoriaShareDialog *self)
{
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (self->network);
  const char *host = chosen != NULL ? gtk_string_object_get_string (chosen) : NULL;

  if (!self->fills && host != NULL && g_strcmp0 (host, pandoria_share_get_host (self->share)) != 0)
    start (self, host);
}

static void
on_stop_clicked (PandoriaShareDialog *self)
{
  pandoria_share_stop (self->share);
  gtk_window_close (GTK_WINDOW (self));
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_share_dialog_class_init (PandoriaShareDialogClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_FOLLOWS (PandoriaShareDialog, share), NULL);
  pandoria_class_set_template (klass, "pandoria-share-dialog",
                               PANDORIA_NEEDS (PANDORIA_TYPE_SHARE_CODE_VIEW),
                               PANDORIA_PARTS (PandoriaShareDialog, stack, code, address, watchers,
                                               failure, networks, network),
                               PANDORIA_CALLBACK (on_network_chosen, on_stop_clicked), NULL);
}

static void
pandoria_share_dialog_init (PandoriaShareDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
pandoria_share_dialog_new (GtkWindow *parent, PandoriaShare *share)
{
  PandoriaShareDialog *self = g_object_new (PANDORIA_TYPE_SHARE_DIALOG, "transient-for", parent,
                                            "destroy-with-parent", TRUE, NULL);

  g_return_val_if_fail (PANDORIA_IS_SHARE (share), GTK_WIDGET (self));

  self->share = g_object_ref (share);
  g_signal_connect_swapped (share, "notify::address", G_CALLBACK (update), self);
  g_signal_connect_swapped (share, "notify::n-watchers", G_CALLBACK (update), self);
  pandoria_share_find_addresses (share);
  if (!pandoria_share_is_active (share) && pandoria_share_get_addresses (share)[0] != NULL)
    start (self, pandoria_share_get_addresses (share)[0]);
  list_networks (self);
  update (self);
  return GTK_WIDGET (self);
}
