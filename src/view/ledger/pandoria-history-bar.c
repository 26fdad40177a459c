/* PandoriaHistoryBar: the bar above the board while another position is looked at, or an old act is corrected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-history-bar.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-history-menu.h"
#include "pandoria-ledger-testing.h"
#include "pandoria-tooltip.h"
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
  GtkButton *replay_button, *speed_button;
  PandoriaHistoryBarMode mode;
  gboolean narrow, playing;
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

/* Correcting stands in the menu, too; and that is for a position at which one stays. */
static void
update_room (PandoriaHistoryBar *self)
{
  gtk_widget_set_visible (self->correct_button, !self->narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->menu_button), !self->narrow || !self->playing);
  gtk_widget_set_visible (GTK_WIDGET (self->speed_button), !self->narrow || self->playing);
}

#define CHILD(member) PANDORIA_CHILD (PandoriaHistoryBar, member)

static void
pandoria_history_bar_class_init (PandoriaHistoryBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_set_template (klass, "pandoria-history-bar", CHILD (revealer), CHILD (content), CHILD (icon),
                               CHILD (text), CHILD (buttons), CHILD (correct_button), CHILD (menu_button),
                               CHILD (replay_button), CHILD (speed_button), NULL);
  gtk_widget_class_set_css_name (widget_class, "historybar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
pandoria_history_bar_init (PandoriaHistoryBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_history_menu_attach (self->menu_button);
  pandoria_history_bar_set_replay (self, FALSE, 1);
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
pandoria_history_bar_set_replay (PandoriaHistoryBar *self, gboolean playing, guint speed)
{
  static const char *const signs[PANDORIA_N_REPLAY_SPEEDS] = { "½×", "1×", "2×" };
  static const char *const names[PANDORIA_N_REPLAY_SPEEDS]
      = { N_ ("Speed: slow (Shift+F5)"), N_ ("Speed: normal (Shift+F5)"), N_ ("Speed: fast (Shift+F5)") };
  const char *label = playing ? _ ("Pause (F5)") : _ ("Play the game through (F5)");

  g_return_if_fail (PANDORIA_IS_HISTORY_BAR (self));
  g_return_if_fail (speed < PANDORIA_N_REPLAY_SPEEDS);

  self->playing = playing;
  gtk_button_set_icon_name (self->replay_button,
                            playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  pandoria_tooltip_set (GTK_WIDGET (self->replay_button), label);
  pandoria_set_accessible_label (GTK_WIDGET (self->replay_button), label);
  gtk_button_set_label (self->speed_button, signs[speed]);
  pandoria_tooltip_set (GTK_WIDGET (self->speed_button), _ (names[speed]));
  pandoria_set_accessible_label (GTK_WIDGET (self->speed_button), _ (names[speed]));
  update_room (self);
}

void
pandoria_history_bar_set_narrow (PandoriaHistoryBar *self, gboolean narrow)
{
  g_return_if_fail (PANDORIA_IS_HISTORY_BAR (self));
  self->narrow = narrow;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->buttons), narrow);
  gtk_widget_set_halign (GTK_WIDGET (self->buttons), narrow ? GTK_ALIGN_FILL : GTK_ALIGN_END);
  update_room (self);
}
