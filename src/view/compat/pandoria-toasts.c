/* Needless from libadwaita 1.8 on: shows toasts one after another, and can remove them early.
 *
 * libadwaita before 1.3 frees a dismissed toast after 300 ms, even while it still appears. A toast
 * takes 300 ms to appear, but 500 ms if it replaces another one. Before 1.8, libadwaita aborts if
 * it shows a postponed toast again before that has disappeared. So libadwaita never gets a queue:
 * the next toast is added only after the previous one has disappeared. No toast is dismissed while
 * it appears, which takes frames as well as time: a window that closes meanwhile, or draws its next
 * frame late, would use freed memory. So a button of the toast acts at once, but the toast goes
 * only then, as it does after Escape. Its time begins then, too: a hidden window draws no frames.
 *
 * AdwToast shows its title in one line and cuts it off. So a toast gets its words in as many lines
 * as they need, and its button below them if it leaves too little room next to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-toasts.h"

#include "pandoria-compat.h"

#define KEY "pandoria-toasts"

/* In ms: until a dismissed toast has disappeared; until a new toast has certainly appeared and may
 * be dismissed. */
#define GAP   350
#define LEAST 550

/* In px: the maximum width of readable text, and the width that a toast needs around its text. */
#define MOST_WIDTH 560
#define AROUND     100
/* The maximum part of the overlay's height. Longer text scrolls. */
#define MOST_HEIGHT 0.4
/* The part of the overlay's width that words need next to a button. */
#define LEAST_WIDTH 0.5

typedef struct
{
  AdwToastOverlay *overlay; /* not owned: this is its data */
  AdwToast *shown;          /* nullable */
  GtkWidget *button;        /* nullable: below the words of the shown toast */
  gint64 since;             /* time of its first frame in µs; 0: not drawn yet */
  guint appears;            /* the tick callback of the shown toast; 0: it has appeared */
  gboolean leaves;          /* whether to dismiss it then */
  guint timeout;            /* in s: how long it stays after that; 0: until it is dismissed */
  GQueue waiting;
  guint gap; /* the source that shows the next toast; 0: none is disappearing */
} Line;

static void
free_line (gpointer data)
{
  Line *line = data;

  g_clear_handle_id (&line->gap, g_source_remove);
  g_clear_object (&line->shown);
  g_clear_object (&line->button);
  g_queue_clear_full (&line->waiting, g_object_unref);
  g_free (line);
}

/* Later versions of libadwaita free a toast in time, and activate its action themselves. */
static gboolean
frees_early (void)
{
  return adw_get_major_version () == 1 && adw_get_minor_version () < 3;
}

/* Takes Escape from libadwaita while a toast appears. */
static gboolean
on_escape (GtkWidget *overlay G_GNUC_UNUSED, GVariant *arguments G_GNUC_UNUSED, gpointer data)
{
  Line *line = data;

  if (line->shown == NULL || line->appears == 0)
    return FALSE;
  line->leaves = TRUE;
  return TRUE;
}

static void
hold_escape (Line *line)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_callback_action_new (on_escape, line, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (line->overlay), keys);
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
  if (frees_early ())
    hold_escape (line);
  return line;
}

static void show_next (Line *line);

/* Returns: (nullable): the widget of the toast that @overlay shows. */
static GtkWidget *
find_toast (AdwToastOverlay *overlay)
{
  GtkWidget *child = gtk_widget_get_last_child (GTK_WIDGET (overlay));

  while (child != NULL && !g_str_equal (gtk_widget_get_css_name (child), "toast"))
    child = gtk_widget_get_prev_sibling (child);
  return child;
}

/* --- while a toast appears ------------------------------------------------------------------ */

static gboolean
is_close_button (GtkButton *button)
{
  return gtk_button_get_icon_name (button) != NULL;
}

/* GTK has already activated the action of @button. */
static void
on_early_click (GtkButton *button, gpointer overlay)
{
  Line *line = get_line (overlay);

  gtk_widget_set_sensitive (GTK_WIDGET (button), FALSE);
  line->leaves = TRUE;
  if (line->shown != NULL && !is_close_button (button))
    g_signal_emit_by_name (line->shown, "button-clicked");
}

/* Handles the buttons of libadwaita below @widget, a part of @toast: on a click, libadwaita would
 * dismiss the toast at once. Its handlers have the toast as their data. */
static void
hold_buttons (Line *line, GtkWidget *toast, GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && widget != line->button)
    {
      g_signal_handlers_block_matched (widget, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, toast);
      g_signal_connect_object (widget, "clicked", G_CALLBACK (on_early_click), line->overlay, 0);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    hold_buttons (line, toast, child);
}

static void
release_buttons (Line *line, GtkWidget *toast, GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && widget != line->button)
    {
      g_signal_handlers_disconnect_by_func (widget, on_early_click, line->overlay);
      g_signal_handlers_unblock_matched (widget, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, toast);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    release_buttons (line, toast, child);
}

/* Adding a shown toast again begins its time. */
static void
release (Line *line)
{
  GtkWidget *toast = find_toast (line->overlay);

  if (toast == NULL)
    return;
  release_buttons (line, toast, toast);
  adw_toast_set_timeout (line->shown, line->timeout);
  adw_toast_overlay_add_toast (line->overlay, g_object_ref (line->shown));
}

static gboolean
on_frame (GtkWidget *overlay G_GNUC_UNUSED, GdkFrameClock *clock, gpointer data)
{
  const gint64 now = gdk_frame_clock_get_frame_time (clock);
  Line *line = data;

  if (line->since == 0)
    line->since = now;
  if (now - line->since < LEAST * 1000)
    return G_SOURCE_CONTINUE;
  line->appears = 0;
  if (line->leaves)
    adw_toast_dismiss (line->shown);
  else if (frees_early ())
    release (line);
  return G_SOURCE_REMOVE;
}

/* --- showing -------------------------------------------------------------------------------- */

static void
let_shown_go (Line *line)
{
  line->leaves = TRUE;
  if (line->shown != NULL
      && (line->appears == 0 || !gtk_widget_get_mapped (GTK_WIDGET (line->overlay))))
    adw_toast_dismiss (line->shown);
}

/* The round ends of a toast would cut into several lines of text. The toast has a widget only once
 * it is mapped. */
static void
on_words_mapped (GtkWidget *words, gpointer data G_GNUC_UNUSED)
{
  GtkWidget *toast = words;

  while (toast != NULL && g_strcmp0 (gtk_widget_get_css_name (toast), "toast") != 0)
    toast = gtk_widget_get_parent (toast);
  if (toast != NULL)
    gtk_widget_add_css_class (toast, "tall");
}

/* AdwToast does not measure the height of its text for its width, so this function does. In a
 * narrower window the text shrinks. */
static GtkWidget *
make_words (GtkWidget *label, int room, int most_height)
{
  GtkWidget *scroller = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();
  int least, width, height;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  width = MAX (MIN (width, MIN (room, MOST_WIDTH)), MAX (least, 1));
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);
  gtk_widget_set_size_request (scroller, -1, MIN (height, most_height));
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
  adw_clamp_set_child (ADW_CLAMP (clamp), scroller);
  g_signal_connect (clamp, "map", G_CALLBACK (on_words_mapped), NULL);
  return clamp;
}

static void
on_button_clicked (GtkButton *button, gpointer data)
{
  Line *line = get_line (data);

  if (line->shown == NULL)
    return;
  g_signal_emit_by_name (line->shown, "button-clicked");
  pandoria_toasts_dismiss (data, line->shown);
}

static int
measure_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* Replaces the button of the shown toast by @button, below @words. Returns: both. */
static GtkWidget *
add_button (Line *line, GtkWidget *words, GtkWidget *button, int room)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkActionable *actionable = GTK_ACTIONABLE (button);
  g_autofree char *lines
      = g_strdelimit (g_strdup (gtk_button_get_label (GTK_BUTTON (button))), " ", '\n');

  if (measure_width (button) > room)
    gtk_button_set_label (GTK_BUTTON (button), lines);
  gtk_actionable_set_action_target_value (actionable,
                                          adw_toast_get_action_target_value (line->shown));
  gtk_actionable_set_action_name (actionable, adw_toast_get_action_name (line->shown));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_button_clicked), line->overlay, 0);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  adw_toast_set_button_label (line->shown, NULL);
  g_set_object (&line->button, button);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

/* Makes room for all words of the shown toast if one line is too short. */
static void
wrap_shown (Line *line)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (GtkWidget) button = NULL;
  g_autofree char *markup
      = g_strdup_printf ("<b>%s</b>", adw_toast_get_title (line->shown)); /* as AdwToast shows it */
  g_autofree char *text = NULL;
  GtkWidget *title;
  gboolean fits_in_line;
  int width = gtk_widget_get_width (GTK_WIDGET (line->overlay)), room = width - AROUND;
  int most_height = (int) (gtk_widget_get_height (GTK_WIDGET (line->overlay)) * MOST_HEIGHT);

  if (adw_toast_get_button_label (line->shown) != NULL)
    {
      button = g_object_ref_sink (
          gtk_button_new_with_mnemonic (adw_toast_get_button_label (line->shown)));
      room -= measure_width (button);
    }
  gtk_label_set_markup (GTK_LABEL (label), markup);
  text = g_strdup (gtk_label_get_text (GTK_LABEL (label)));
  fits_in_line = measure_width (label) <= room && strchr (text, '\n') == NULL;
  if (width == 0 || fits_in_line)
    return;
  gtk_label_set_text (GTK_LABEL (label), text);
  if (button == NULL || room >= LEAST_WIDTH * width)
    title = make_words (label, room, most_height);
  else
    {
      GtkWidget *words = make_words (label, width - AROUND, most_height);

      title = add_button (line, words, button, width - AROUND);
    }
  adw_toast_set_custom_title (line->shown, title);
}

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

  if (toast != line->shown)
    return;
  if (line->appears != 0)
    gtk_widget_remove_tick_callback (data, line->appears);
  g_clear_object (&line->shown);
  g_clear_object (&line->button);
  if (gtk_widget_in_destruction (data))
    return;
  line->gap = g_timeout_add (adw_get_enable_animations (data) ? GAP : 0, on_gone, line);
}

static void
show_next (Line *line)
{
  AdwToast *toast;
  GtkWidget *widget;

  if (line->shown != NULL || line->gap != 0)
    return;
  toast = g_queue_pop_head (&line->waiting);
  if (toast == NULL)
    return;
  line->shown = toast;
  line->since = 0;
  line->leaves = FALSE;
  line->appears = gtk_widget_add_tick_callback (GTK_WIDGET (line->overlay), on_frame, line, NULL);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_dismissed), line->overlay, 0);
  wrap_shown (line);
  line->timeout = adw_toast_get_timeout (toast);
  if (frees_early ())
    adw_toast_set_timeout (toast, 0);
  adw_toast_overlay_add_toast (line->overlay, g_object_ref (toast));
  widget = find_toast (line->overlay);
  if (widget != NULL && frees_early ())
    hold_buttons (line, widget, widget);
}

void
pandoria_toasts_add (AdwToastOverlay *overlay, AdwToast *toast, gboolean at_once)
{
  Line *line;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay) && ADW_IS_TOAST (toast));

  line = get_line (overlay);
  (at_once ? g_queue_push_head : g_queue_push_tail) (&line->waiting, toast);
  if (at_once)
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
    {
      adw_toast_set_button_label (toast, NULL);
      if (line->button != NULL)
        gtk_widget_set_visible (line->button, FALSE);
      let_shown_go (line);
    }
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
  let_shown_go (line);
}
