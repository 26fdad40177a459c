/* PandoriaPlayPage: its window. Also finds the page of any widget, to show toasts and outlines on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-page-private.h"

#include "pandoria-text.h"

#define PAGE_KEY "pandoria-play-page"

#define TOAST_SECONDS 5
/* In px: the maximum width of readable text, and the width that a toast needs around its text. */
#define MOST_WIDTH 560
#define BESIDE     100
/* The maximum part of the board's height. Longer text scrolls. */
#define MOST_HEIGHT 0.4
/* A smaller part of its width has no room for words in several lines. */
#define LEAST_WIDTH 0.25

GtkWindow *
pandoria_play_page_get_window (PandoriaPlayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

GtkWidget *
pandoria_play_page_get_focus (PandoriaPlayPage *self)
{
  GtkWindow *window = pandoria_play_page_get_window (self);

  return window != NULL ? gtk_window_get_focus (window) : NULL;
}

void
pandoria_play_page_keep (PandoriaPlayPage *self, GtkWindow *window)
{
  g_object_set_data (G_OBJECT (window), PAGE_KEY, self);
}

PandoriaPlayPage *
pandoria_play_page_find (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  gpointer page = NULL;

  for (GtkWindow *window = GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL; window != NULL && page == NULL;
       window = gtk_window_get_transient_for (window))
    page = g_object_get_data (G_OBJECT (window), PAGE_KEY);
  return page;
}

/* The round ends of a toast would cut into several lines of text. The toast has a widget only once it is mapped. */
static void
on_words_mapped (GtkWidget *words, gpointer data G_GNUC_UNUSED)
{
  GtkWidget *widget = words;

  while (widget != NULL && g_strcmp0 (gtk_widget_get_css_name (widget), "toast") != 0)
    widget = gtk_widget_get_parent (widget);
  if (widget != NULL)
    gtk_widget_add_css_class (widget, "tall");
}

/* AdwToast does not measure the height of its text for its width, so this function does. In a narrower window the text
 * shrinks. */
GtkWidget *
pandoria_play_page_make_words (PandoriaPlayPage *self, const char *text, int button_width)
{
  GtkWidget *label = gtk_label_new (text), *scroller = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();
  int most = (int) (gtk_widget_get_height (GTK_WIDGET (self->board)) * MOST_HEIGHT);
  int room = gtk_widget_get_width (GTK_WIDGET (self->board)) - BESIDE - button_width;
  int least, width, height;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  width = MAX (MIN (width, MIN (room, MOST_WIDTH)), MAX (least, 1));
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (scroller, -1, MIN (height, most));
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
  adw_clamp_set_child (ADW_CLAMP (clamp), scroller);
  g_signal_connect (clamp, "map", G_CALLBACK (on_words_mapped), NULL);
  return clamp;
}

static int
measure_button (const char *label)
{
  g_autoptr (GtkWidget) button = g_object_ref_sink (gtk_button_new_with_mnemonic (label));
  int width = 0;

  if (label != NULL)
    gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* Too much text for one line of the board takes several, unless they would be too narrow. Next to a long button they
 * would be, so its words take several lines first. */
static void
wrap (PandoriaPlayPage *self, AdwToast *toast, const char *text)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (board, NULL);
  g_autofree char *bold = g_markup_printf_escaped ("<b>%s</b>", text); /* as the title of a toast */
  g_autofree char *lines = g_strdup (adw_toast_get_button_label (toast));
  int width = gtk_widget_get_width (board), words, button = measure_button (lines);

  pango_layout_set_markup (layout, bold, -1);
  pango_layout_get_pixel_size (layout, &words, NULL);
  if (lines != NULL && width - BESIDE - button < LEAST_WIDTH * width)
    {
      adw_toast_set_button_label (toast, g_strdelimit (lines, " ", '\n'));
      button = measure_button (lines);
    }
  if (words > width - BESIDE - button && width - BESIDE - button >= LEAST_WIDTH * width)
    adw_toast_set_custom_title (toast, pandoria_play_page_make_words (self, text, button));
}

static AdwToast *
add_toast (PandoriaPlayPage *page, const char *text, const char *label, const char *action, GVariant *target)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (escaped);

  adw_toast_set_timeout (toast, TOAST_SECONDS);
  adw_toast_set_button_label (toast, label);
  adw_toast_set_action_name (toast, action);
  adw_toast_set_action_target_value (toast, target);
  wrap (page, toast, text);
  pandoria_toasts_add (page->toasts, toast, FALSE);
  return toast;
}

void
pandoria_toast_act (GtkWidget *widget, const char *text, const char *label, const char *action, GVariant *target)
{
  PandoriaPlayPage *page = pandoria_play_page_find (widget);
  g_autoptr (GVariant) kept = target != NULL ? g_variant_ref_sink (target) : NULL;

  if (page == NULL)
    return;
  add_toast (page, text, label, action, kept);
  pandoria_announce (GTK_WIDGET (page), text);
}

static char *
get_undo_label (PandoriaPlayPage *self)
{
  PandoriaGame *game = self->play != NULL ? pandoria_play_get_view (self->play)->own_game : NULL;
  g_autofree char *what = game != NULL ? pandoria_text_undo (game) : NULL;

  return what != NULL ? g_strdup_printf ("%u %s", pandoria_game_get_position (game), what) : NULL;
}

void
pandoria_play_page_check_undo_toast (PandoriaPlayPage *self)
{
  g_autoptr (AdwToast) toast = NULL;
  g_autofree char *label = NULL;

  if (self->undo_toast == NULL)
    return;
  label = get_undo_label (self);
  if (g_strcmp0 (label, self->undo_label) == 0)
    return;
  toast = g_steal_pointer (&self->undo_toast);
  adw_toast_set_button_label (toast, NULL); /* a toast that is still queued appears without its button */
  pandoria_toasts_dismiss (self->toasts, toast);
}

/* Toasts are queued, so an older toast with Undo would undo the wrong step. */
void
pandoria_toast (GtkWidget *widget, const char *text, gboolean undo)
{
  PandoriaPlayPage *page = pandoria_play_page_find (widget);

  if (!undo)
    pandoria_toast_act (widget, text, NULL, NULL, NULL);
  if (!undo || page == NULL)
    return;
  pandoria_play_page_check_undo_toast (page);
  g_free (page->undo_label);
  page->undo_label = get_undo_label (page);
  g_set_object (&page->undo_toast, add_toast (page, text, _ ("_Undo"), "win.undo", NULL));
}

void
pandoria_outline (GtkWidget *widget, PandoriaSpaces spaces)
{
  PandoriaPlayPage *page = pandoria_play_page_find (widget);

  if (page != NULL)
    pandoria_board_view_set_outline (page->board, spaces);
}
