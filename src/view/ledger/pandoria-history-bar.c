/* PandoriaHistoryBar: the bar above the board while another position is looked at, or an old act is corrected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-history-bar.h"

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-history-menu.h"
#include "pandoria-ledger-testing.h"
#include "pandoria-widgets.h"

struct _PandoriaHistoryBar
{
  AdwBin parent_instance;

  GtkRevealer *revealer;
  GtkBox *content;
  GtkImage *icon;
  GtkLabel *text;
  GtkStack *buttons;
  GtkWidget *correct_button;
  GtkMenuButton *menu_button;
  PandoriaHistoryBarMode mode;
};

G_DEFINE_FINAL_TYPE (PandoriaHistoryBar, pandoria_history_bar, ADW_TYPE_BIN)

typedef struct
{
  const char *page, *icon;
} Look;

static const Look looks[] = {
  [PANDORIA_HISTORY_BAR_LOOKING] = { "looking", "document-open-recent-symbolic" },
  [PANDORIA_HISTORY_BAR_CORRECTING] = { "correcting", "document-edit-symbolic" },
  [PANDORIA_HISTORY_BAR_INSERTING] = { "inserting", "list-add-symbolic" },
  [PANDORIA_HISTORY_BAR_UNFIT] = { "unfit", "dialog-warning-symbolic" },
};

#define CHILD(member) PANDORIA_CHILD (PandoriaHistoryBar, member)

static void
pandoria_history_bar_class_init (PandoriaHistoryBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_set_template (klass, "pandoria-history-bar", CHILD (revealer), CHILD (content), CHILD (icon),
                               CHILD (text), CHILD (buttons), CHILD (correct_button), CHILD (menu_button), NULL);
  gtk_widget_class_set_css_name (widget_class, "historybar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
pandoria_history_bar_init (PandoriaHistoryBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_history_menu_attach (self->menu_button);
}

void
pandoria_history_bar_show (PandoriaHistoryBar *self, PandoriaHistoryBarMode mode, const char *text)
{
  gboolean is_new;

  g_return_if_fail (PANDORIA_IS_HISTORY_BAR (self));
  g_return_if_fail (mode < G_N_ELEMENTS (looks));

  is_new = mode != self->mode || g_strcmp0 (gtk_label_get_label (self->text), text) != 0;
  self->mode = mode;
  gtk_revealer_set_reveal_child (self->revealer, mode != PANDORIA_HISTORY_BAR_HIDDEN);
  /* Going, it keeps its words until it is gone. */
  if (mode == PANDORIA_HISTORY_BAR_HIDDEN || !is_new)
    return;
  gtk_label_set_label (self->text, text);
  gtk_image_set_from_icon_name (self->icon, looks[mode].icon);
  gtk_stack_set_visible_child_name (self->buttons, looks[mode].page);
  pandoria_set_accessible_label (GTK_WIDGET (self), text);
  pandoria_announce (GTK_WIDGET (self), text);
}

PandoriaHistoryBarMode
pandoria_history_bar_get_mode (PandoriaHistoryBar *self)
{
  g_return_val_if_fail (PANDORIA_IS_HISTORY_BAR (self), PANDORIA_HISTORY_BAR_HIDDEN);
  return self->mode;
}

void
pandoria_history_bar_set_narrow (PandoriaHistoryBar *self, gboolean narrow)
{
  g_return_if_fail (PANDORIA_IS_HISTORY_BAR (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->buttons), narrow);
  gtk_widget_set_halign (GTK_WIDGET (self->buttons), narrow ? GTK_ALIGN_FILL : GTK_ALIGN_END);
  /* It stands in the menu, too. */
  gtk_widget_set_visible (self->correct_button, !narrow);
}
