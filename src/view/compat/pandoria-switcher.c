/* Needless from libadwaita 1.4 on, which has breakpoints: the switcher bar below the pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-compat.h"

typedef struct
{
  AdwViewSwitcherBar *bar;     /* which has this */
  AdwViewSwitcherTitle *title; /* weak */
  guint source;
} Following;

static void
free_following (gpointer data)
{
  Following *following = data;

  g_clear_weak_pointer (&following->title);
  g_clear_handle_id (&following->source, g_source_remove);
  g_free (following);
}

static gboolean
show_bar (gpointer data)
{
  Following *following = data;

  following->source = 0;
  if (following->title != NULL)
    adw_view_switcher_bar_set_reveal (following->bar, adw_view_switcher_title_get_title_visible (following->title));
  return G_SOURCE_REMOVE;
}

/* This runs during an allocation. A bar that is revealed without animation would not be allocated. */
static void
on_title_changed (AdwViewSwitcherBar *bar)
{
  Following *following = g_object_get_data (G_OBJECT (bar), "pandoria-following");

  if (following != NULL && following->source == 0)
    following->source = g_idle_add_full (GDK_PRIORITY_REDRAW - 5, show_bar, following, NULL);
}

void
pandoria_switcher_follow (AdwViewSwitcherBar *bar, AdwViewSwitcherTitle *title)
{
  Following *following;

  g_return_if_fail (ADW_IS_VIEW_SWITCHER_BAR (bar) && ADW_IS_VIEW_SWITCHER_TITLE (title));

  following = g_new0 (Following, 1);
  following->bar = bar;
  g_set_weak_pointer (&following->title, title);
  g_object_set_data_full (G_OBJECT (bar), "pandoria-following", following, free_following);
  g_signal_connect_object (title, "notify::title-visible", G_CALLBACK (on_title_changed), bar, G_CONNECT_SWAPPED);
  on_title_changed (bar);
}
