/* PandoriaWindow: what stands where, by how much room there is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

/* The players with the ledger below them; each in a column of its own. */
#define SIDE_WIDTH    396
#define PLAYERS_WIDTH 480
#define LEDGER_WIDTH  360

static void
move_child (AdwBin *to, AdwBin *from)
{
  GtkWidget *child = adw_bin_get_child (from);

  if (child == NULL)
    return;
  g_object_ref (child);
  adw_bin_set_child (from, NULL);
  adw_bin_set_child (to, child);
  g_object_unref (child);
}

static void
set_paged (PandoriaWindow *self, gboolean paged)
{
  move_child (paged ? self->page_players : self->side_players, paged ? self->side_players : self->page_players);
  move_child (paged ? self->page_ledger : self->side_ledger, paged ? self->side_ledger : self->page_ledger);
  adw_view_stack_page_set_visible (self->players_page, paged);
  adw_view_stack_page_set_visible (self->ledger_page, paged);
  adw_view_switcher_bar_set_reveal (self->switcher, paged);
  if (!paged)
    adw_view_stack_set_visible_child_name (self->pages, "board");
}

/* A folded flap is measured, too. */
static void
set_side_width (PandoriaWindow *self, PandoriaWidthClass width_class)
{
  gboolean extra = width_class == PANDORIA_WIDTH_EXTRA;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->side),
                                  extra ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->side_separator),
                                  extra ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (self->side, width_class == PANDORIA_WIDTH_NARROW || extra ? -1 : SIDE_WIDTH, -1);
  gtk_widget_set_size_request (GTK_WIDGET (self->side_players), extra ? PLAYERS_WIDTH : -1, -1);
  gtk_widget_set_size_request (GTK_WIDGET (self->side_ledger), extra ? LEDGER_WIDTH : -1, -1);
  pandoria_players_panel_set_roomy (self->players, extra);
}

static void
apply_width_class (PandoriaWindow *self, PandoriaWidthClass width_class)
{
  gboolean wide = width_class >= PANDORIA_WIDTH_WIDE;
  gboolean narrow = width_class == PANDORIA_WIDTH_NARROW;

  set_paged (self, narrow);
  set_side_width (self, width_class);
  adw_flap_set_fold_policy (self->flap, wide ? ADW_FLAP_FOLD_POLICY_NEVER : ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_reveal_flap (self->flap, wide);
  adw_flap_set_swipe_to_close (self->flap, !wide);
  pandoria_window_update_header (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->play_box),
                                  wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  pandoria_tray_set_compact (self->tray, !wide, narrow);
  pandoria_turn_bar_set_narrow (self->turn_bar, narrow);
  pandoria_history_bar_set_narrow (self->history_bar, narrow);
  pandoria_quick_entry_set_narrow (self->quick_entry, narrow);
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
}

static void
on_width_class_changed (PandoriaAdaptiveBin *adaptive, guint width_class, gpointer data)
{
  PandoriaWindow *self = data;

  apply_width_class (self, width_class);
  if (self->game != NULL)
    pandoria_window_update_play (self);
}

/* The table under the board has its own colour in either theme (resources/style-app.css). */
static void
update_dark (PandoriaWindow *self)
{
  if (adw_style_manager_get_dark (adw_style_manager_get_default ()))
    gtk_widget_add_css_class (GTK_WIDGET (self), "dark");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "dark");
}

/* Long words in large text must not make a narrow window wider. */
static void
shorten_switcher (GtkWidget *switcher)
{
  for (GtkWidget *button = gtk_widget_get_first_child (switcher); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      GtkWidget *label = gtk_widget_get_first_child (button);

      if (GTK_IS_LABEL (label))
        gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    }
}

void
pandoria_window_init_layout (PandoriaWindow *self)
{
  shorten_switcher (self->ledger_switcher);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (update_dark), self,
                           G_CONNECT_SWAPPED);
  update_dark (self);
  g_signal_connect (self->adaptive, "width-class-changed", G_CALLBACK (on_width_class_changed), self);
  apply_width_class (self, pandoria_adaptive_bin_get_width_class (self->adaptive));
}

void
pandoria_window_show_ledger (PandoriaWindow *self, const char *page)
{
  gtk_stack_set_visible_child_name (self->ledger_stack, page);
  if (pandoria_adaptive_bin_get_width_class (self->adaptive) == PANDORIA_WIDTH_NARROW)
    adw_view_stack_set_visible_child_name (self->pages, "ledger");
  else
    {
      gtk_widget_set_visible (GTK_WIDGET (self->side_ledger), TRUE);
      adw_flap_set_reveal_flap (self->flap, TRUE);
    }
}
