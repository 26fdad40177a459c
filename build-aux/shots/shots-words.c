/* Checks the words of a pictured window, one by one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shots-words.h"

#include "pandoria-help-window.h"

#define OPENING 0x2039 /* ‹ */
#define CLOSING 0x203a /* › */

typedef struct
{
  const char *picture;
  GtkWidget *window;
  guint n_said;
} Check;

static void
say (Check *check, const char *what, GtkWidget *widget, const char *text)
{
  g_print ("%s: %s: “%s” (%s)\n", check->picture, what, text, G_OBJECT_TYPE_NAME (widget));
  check->n_said++;
}

/* Returns: whether two letters in a row are outside the angles. */
static gboolean
has_own_words (const char *text)
{
  guint depth = 0, n_letters = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      if (c == OPENING)
        depth++;
      else if (c == CLOSING && depth > 0)
        depth--;
      n_letters = depth == 0 && g_unichar_isalpha (c) ? n_letters + 1 : 0;
      if (n_letters == 2)
        return TRUE;
    }
  return FALSE;
}

/* Keys and typed text are the same in every language; the rules have separate files for each. */
static gboolean
is_left_alone (GtkWidget *widget)
{
  return GTK_IS_SHORTCUT_LABEL (widget) || GTK_IS_TEXT (widget) || PANDORIA_IS_HELP_WINDOW (widget);
}

/* The button that closes a toast has a text of libadwaita, translated by libadwaita. */
static gboolean
is_of_libadwaita (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return GTK_IS_BUTTON (widget) && parent != NULL
         && g_str_equal (G_OBJECT_TYPE_NAME (parent), "AdwToastWidget");
}

/* Returns: whether @label can be scrolled, so that its whole text can be read. */
static gboolean
can_be_scrolled (GtkWidget *label)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW);
  GtkPolicyType policy = GTK_POLICY_NEVER;

  if (scrolled != NULL)
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scrolled), &policy, NULL);
  return policy != GTK_POLICY_NEVER;
}

static void
check_room (Check *check, GtkWidget *label)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  graphene_rect_t place;
  int wanted;

  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (label)), &wanted, NULL);
  if (gtk_label_get_ellipsize (GTK_LABEL (label)) == PANGO_ELLIPSIZE_NONE
      && wanted > gtk_widget_get_width (label) + 1)
    say (check, "cut off", label, text);
  else if (!can_be_scrolled (label) && gtk_widget_compute_bounds (label, check->window, &place)
           && (place.origin.x < -0.5
               || place.origin.x + place.size.width > gtk_widget_get_width (check->window) + 0.5))
    say (check, "beyond the edge", label, text);
}

static void
check_widget (Check *check, GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (!gtk_widget_get_mapped (widget) || is_left_alone (widget))
    return;
  if (tooltip != NULL && has_own_words (tooltip) && !is_of_libadwaita (widget))
    say (check, "a tooltip that is not translated", widget, tooltip);
  if (GTK_IS_LABEL (widget))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));

      if (has_own_words (text))
        say (check, "not translated", widget, text);
      if (*text != '\0')
        check_room (check, widget);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (check, child);
}

guint
shots_check_words (GtkWidget *window, const char *picture, int width)
{
  Check check = { picture, window, 0 };
  const char *title = gtk_window_get_title (GTK_WINDOW (window));

  if (title != NULL && has_own_words (title))
    say (&check, "a title that is not translated", window, title);
  if (gtk_widget_get_width (window) > width)
    {
      g_print ("%s: wants %d px of %d\n", picture, gtk_widget_get_width (window), width);
      check.n_said++;
    }
  check_widget (&check, window);
  return check.n_said;
}
