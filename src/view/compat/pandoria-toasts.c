/* Needless from libadwaita 1.8 on: shows toasts one after another, and can remove them early.
 *
 * libadwaita before 1.3 frees a dismissed toast after 300 ms, even while it still appears. A toast takes 300 ms to
 * appear, but 500 ms if it replaces another one. Before 1.8, libadwaita aborts if it shows a postponed toast again
 * before that has disappeared. So libadwaita never gets a queue: the next toast is added only after the previous one
 * has disappeared. No toast is dismissed while it appears: a window that closes meanwhile would use freed memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-compat.h"

#define KEY "pandoria-toasts"

/* In ms: until a dismissed toast has disappeared; until a new toast has certainly appeared and may be dismissed. */
#define GAP   350
#define LEAST 550

typedef struct
{
  AdwToastOverlay *overlay; /* not owned: this is its data */
  AdwToast *shown;          /* nullable */
  gint64 since;             /* in µs */
  GQueue waiting;
  guint gap;    /* the source that shows the next toast; 0: none is disappearing */
  guint stands; /* the source that dismisses the shown one; 0: none */
} Line;

static void
free_line (gpointer data)
{
  Line *line = data;

  g_clear_handle_id (&line->gap, g_source_remove);
  g_clear_handle_id (&line->stands, g_source_remove);
  g_clear_object (&line->shown);
  g_queue_clear_full (&line->waiting, g_object_unref);
  g_free (line);
}

static Line *
get_line (AdwToastOverlay *overlay)
{
  Line *line = g_object_get_data (G_OBJECT (overlay), KEY);

  if (line != NULL)
    return line;
  line = g_new0 (Line, 1);
  line->overlay = overlay;
  g_queue_init (&line->waiting);
  g_object_set_data_full (G_OBJECT (overlay), KEY, line, free_line);
  return line;
}

static void show_next (Line *line);

static gboolean
on_gone (gpointer data)
{
  Line *line = data;

  line->gap = 0;
  show_next (line);
  return G_SOURCE_REMOVE;
}

static void
on_dismissed (AdwToast *toast, gpointer data)
{
  Line *line = get_line (data);
  gboolean moves;

  if (toast != line->shown)
    return;
  g_clear_handle_id (&line->stands, g_source_remove);
  g_clear_object (&line->shown);
  if (gtk_widget_in_destruction (data))
    return;
  g_object_get (gtk_widget_get_settings (data), "gtk-enable-animations", &moves, NULL);
  line->gap = g_timeout_add (moves ? GAP : 0, on_gone, line);
}

static void
show_next (Line *line)
{
  AdwToast *toast;

  if (line->shown != NULL || line->gap != 0)
    return;
  toast = g_queue_pop_head (&line->waiting);
  if (toast == NULL)
    return;
  line->shown = toast;
  line->since = g_get_monotonic_time ();
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_dismissed), line->overlay, 0);
  adw_toast_overlay_add_toast (line->overlay, g_object_ref (toast));
}

static gboolean
on_stood (gpointer data)
{
  Line *line = data;

  line->stands = 0;
  adw_toast_dismiss (line->shown);
  return G_SOURCE_REMOVE;
}

static void
let_shown_go (Line *line)
{
  gint64 stood = (g_get_monotonic_time () - line->since) / 1000;

  if (stood >= LEAST)
    adw_toast_dismiss (line->shown);
  else if (line->stands == 0)
    line->stands = g_timeout_add ((guint) (LEAST - stood), on_stood, line);
}

void
pandoria_toasts_add (AdwToastOverlay *overlay, AdwToast *toast, gboolean at_once)
{
  Line *line;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay) && ADW_IS_TOAST (toast));

  line = get_line (overlay);
  if (at_once)
    g_queue_push_head (&line->waiting, toast);
  else
    g_queue_push_tail (&line->waiting, toast);
  if (at_once && line->shown != NULL)
    let_shown_go (line);
  show_next (line);
}

void
pandoria_toasts_dismiss (AdwToastOverlay *overlay, AdwToast *toast)
{
  Line *line;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay) && ADW_IS_TOAST (toast));

  line = get_line (overlay);
  if (toast == line->shown)
    let_shown_go (line);
  else if (g_queue_remove (&line->waiting, toast))
    g_object_unref (toast);
}

void
pandoria_toasts_clear (AdwToastOverlay *overlay)
{
  Line *line;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));

  line = get_line (overlay);
  g_queue_clear_full (&line->waiting, g_object_unref);
  if (line->shown != NULL)
    let_shown_go (line);
}
