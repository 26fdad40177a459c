/* Checks that a window has room for all that it shows, and reports a fault in a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "room.h"

#include "control-names.h"
#include "pandoria-help-window.h"

#define LONGEST_TEXT 60 /* characters of a text in a sentence */
#define MOST_PARTS   5  /* of a widget in a sentence */

/* The test language has all texts of the program in ‹angles›. */
#define OPENING 0x2039 /* ‹ */
#define CLOSING 0x203a /* › */

/** Room: a check in progress. */
typedef struct
{
  const RoomPlace *place;
  GtkWidget *window;
  gboolean is_wide_enough;
} Room;

/* --- sentences ------------------------------------------------------------------------------ */

gboolean
room_is_pseudo (void)
{
  return g_getenv ("PANDORIA_PSEUDO") != NULL;
}

static const char *
get_language (void)
{
  static const struct
  {
    const char *code, *name;
  } languages[] = {
    { "en", "in English" },
    { "de", "in German" },
    { "it", "in Italian" },
    { "nl", "in Dutch" },
    { "eo", "in the widest words of all languages" },
  };

  if (room_is_pseudo ())
    return "in words 40 % longer than in English";
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_strcmp0 (g_getenv ("LANGUAGE"), languages[i].code) == 0)
      return languages[i].name;
  return "in the usual language";
}

static void G_GNUC_PRINTF (2, 3) report (const Room *room, const char *format, ...)
{
  const RoomPlace *place = room->place;
  g_autofree char *part
      = place->part != NULL ? g_strdup_printf (" (%s)", place->part) : g_strdup ("");
  g_autofree char *fault = NULL;
  va_list arguments;

  va_start (arguments, format);
  fault = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("In %s, %s%s, at %d × %d %s at %.4g %%%s, %s", place->window, place->state, part,
                  place->width, place->height, get_language (), 100 * place->text,
                  place->rtl ? " from right to left" : "", fault);
  g_test_fail ();
}

/* Returns: (transfer full) (nullable): the template of the class, from the root of the sources. */
static char *
find_own_template (GtkWidget *widget)
{
  g_autoptr (GString) name = g_string_new ("ui/");
  g_autofree char *path = NULL;

  for (const char *c = G_OBJECT_TYPE_NAME (widget); *c != '\0'; c++)
    {
      if (g_ascii_isupper (*c) && name->str[name->len - 1] != '/')
        g_string_append_c (name, '-');
      g_string_append_c (name, g_ascii_tolower (*c));
    }
  g_string_append (name, ".ui");
  path = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), name->str, NULL);
  return g_file_test (path, G_FILE_TEST_EXISTS) ? g_strdup (name->str) : NULL;
}

/* Returns: (transfer full): what @widget is and where: “the label “Points” (card › points of
 * PandoriaResultView, see ui/pandoria-result-view.ui)”. */
static char *
describe (GtkWidget *widget)
{
  g_autoptr (GString) path = g_string_new (NULL), sentence = g_string_new (NULL);
  g_autofree char *template = find_own_template (widget), *text = NULL;
  GtkWidget *owner = widget;

  while (template == NULL && owner != NULL)
    {
      const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (owner));

      if (id != NULL && *id != '_')
        g_string_prepend (g_string_prepend (path, path->len > 0 ? " › " : ""), id);
      owner = gtk_widget_get_parent (owner);
      if (owner != NULL)
        template = find_own_template (owner);
    }
  if (GTK_IS_LABEL (widget))
    text = g_utf8_substring (
        gtk_label_get_text (GTK_LABEL (widget)), 0,
        MIN (LONGEST_TEXT, g_utf8_strlen (gtk_label_get_text (GTK_LABEL (widget)), -1)));
  if (text != NULL)
    g_string_printf (sentence, "the label “%s”", text);
  else
    g_string_printf (sentence, "the %s", G_OBJECT_TYPE_NAME (widget));
  if (path->len > 0)
    g_string_append_printf (sentence, " (%s)", path->str);
  if (owner != NULL && owner != widget)
    g_string_append_printf (sentence, " of %s", G_OBJECT_TYPE_NAME (owner));
  g_string_append_printf (sentence, " [see %s]", template != NULL ? template : "src/view");
  return g_string_free (g_steal_pointer (&sentence), FALSE);
}

/* --- the size of the window ----------------------------------------------------------------- */

static int
measure (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

/* Returns: (nullable): the child of @widget that needs most, if that is more than half of @needed.
 */
static GtkWidget *
find_greatest (GtkWidget *widget, GtkOrientation orientation, int needed)
{
  GtkWidget *greatest = NULL;
  int most = needed / 2;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !GTK_IS_NATIVE (child)
        && measure (child, orientation, -1) > most)
      {
        greatest = child;
        most = measure (child, orientation, -1);
      }
  return greatest;
}

/* Reports that @content needs more than @available, and which part of it is to blame. */
static void
report_size (const Room *room, GtkWidget *content, GtkOrientation orientation, int needed,
             int available, const char *screen)
{
  g_autoptr (GString) parts = g_string_new (NULL);
  g_autofree char *described = NULL;
  GtkWidget *widget = content, *greatest;
  guint n = 0;

  while ((greatest = find_greatest (widget, orientation, needed)) != NULL)
    widget = greatest;
  described = describe (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !GTK_IS_NATIVE (child) && n++ < MOST_PARTS)
      g_string_append_printf (parts, "%s%s %d px", n > 1 ? ", " : ", of which ",
                              G_OBJECT_TYPE_NAME (child), measure (child, orientation, -1));
  report (room, "the window needs %d px and has %d%s: its largest part is %s with %d px%s", needed,
          available, screen, described, measure (widget, orientation, -1), parts->str);
}

/* What a dialog has of a small screen. */
static const struct
{
  int width, height;
  const char *name;
} screens[] = {
  { 360, 294, " of the height above an on-screen keyboard" },
  { 648, 360, " of the height of a screen that is turned sideways" },
};

/* Returns: whether @content has room. Otherwise it moves its labels beyond the edge. */
static gboolean
check_size (const Room *room, GtkWidget *content, gboolean is_dialog)
{
  const RoomPlace *place = room->place;
  int width = measure (content, GTK_ORIENTATION_HORIZONTAL, -1), height;

  if (width > place->width)
    report_size (room, content, GTK_ORIENTATION_HORIZONTAL, width, place->width, " of the width");
  height = measure (content, GTK_ORIENTATION_VERTICAL, MAX (width, place->width));
  if (height > place->height)
    report_size (room, content, GTK_ORIENTATION_VERTICAL, height, place->height, " of the height");
  for (gsize i = 0; is_dialog && i < G_N_ELEMENTS (screens); i++)
    {
      height = measure (content, GTK_ORIENTATION_VERTICAL, MAX (width, screens[i].width));
      if (height > screens[i].height)
        report_size (room, content, GTK_ORIENTATION_VERTICAL, height, screens[i].height,
                     screens[i].name);
    }
  return width <= place->width;
}

/* --- labels --------------------------------------------------------------------------------- */

/* Labels that may have an ellipsis by their properties, and must never need it. */
static const struct
{
  const char *id, *class_name;
} whole[] = {
  { "first_chip_word", "PandoriaTileChips" },
  { "second_chip_word", "PandoriaTileChips" },
  { "heading", "PandoriaTourCard" },
  { "sentence", "PandoriaCoachBar" },
};

static gboolean
must_be_whole (GtkWidget *label)
{
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (label));

  for (gsize i = 0; id != NULL && i < G_N_ELEMENTS (whole); i++)
    if (g_str_equal (whole[i].id, id)
        && gtk_widget_get_ancestor (label, g_type_from_name (whole[i].class_name)) != NULL)
      return TRUE;
  return FALSE;
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

/* Returns: how many px of @label are below its row of a list. */
static double
get_px_below_row (GtkWidget *label)
{
  GtkWidget *row = gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW);
  graphene_rect_t place;

  if (row == NULL || !gtk_widget_compute_bounds (label, row, &place))
    return 0;
  return place.origin.y + place.size.height - gtk_widget_get_height (row);
}

/* Returns: (transfer full) (nullable): why @widget cannot be read. */
static char *
find_fault_of_label (const Room *room, GtkWidget *widget)
{
  GtkLabel *label = GTK_LABEL (widget);
  int width = gtk_widget_get_width (widget), edge = gtk_widget_get_width (room->window), needed;
  double below = get_px_below_row (widget);
  graphene_rect_t place;

  if (width == 0 && gtk_widget_get_height (widget) == 0) /* its page has not been laid out */
    return NULL;
  pango_layout_get_pixel_size (gtk_label_get_layout (label), &needed, NULL);
  if (gtk_label_get_ellipsize (label) == PANGO_ELLIPSIZE_NONE && needed > width + 1)
    return g_strdup_printf ("needs %d px and has %d", needed, width);
  if (must_be_whole (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return g_strdup_printf ("has an ellipsis in %d px, and must be complete", width);
  if (below > 0)
    return g_strdup_printf ("ends %g px below its row", below);
  if (!room->is_wide_enough || can_be_scrolled (widget)
      || !gtk_widget_compute_bounds (widget, room->window, &place))
    return NULL;
  if (place.origin.x < -0.5 || place.origin.x + place.size.width > edge + 0.5)
    return g_strdup_printf ("is at %g to %g px, beyond the edge of the window", place.origin.x,
                            place.origin.x + place.size.width);
  return NULL;
}

/* --- the test language ---------------------------------------------------------------------- */

/* Returns: whether two letters in a row are outside the angles. */
static gboolean
is_untranslated (const char *text)
{
  guint depth = 0, n_letters = 0;

  if (!room_is_pseudo () || text == NULL)
    return FALSE;
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

/* The button that closes a toast has a text of libadwaita, translated by libadwaita. */
static gboolean
is_of_libadwaita (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return GTK_IS_BUTTON (widget) && parent != NULL
         && g_str_equal (G_OBJECT_TYPE_NAME (parent), "AdwToastWidget");
}

/* Returns: whether @widget offers the name of someone who has played before. */
static gboolean
is_name (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)), "chips") == 0)
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full) (nullable): what of @widget is not translated. */
static char *
find_untranslated (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (is_untranslated (tooltip) && !is_of_libadwaita (widget))
    return g_strdup_printf ("has the tooltip “%s”, which is not translated", tooltip);
  if (GTK_IS_LABEL (widget) && is_untranslated (gtk_label_get_text (GTK_LABEL (widget)))
      && !is_name (widget))
    return g_strdup ("is not translated");
  return NULL;
}

/* --- all ------------------------------------------------------------------------------------ */

/* Keys and typed text are the same in every language; the rules have separate files for each. */
static gboolean
is_left_alone (GtkWidget *widget)
{
  return GTK_IS_SHORTCUT_LABEL (widget) || GTK_IS_TEXT (widget)
         || (room_is_pseudo () && PANDORIA_IS_HELP_WINDOW (widget));
}

static void
check_words (const Room *room, GtkWidget *widget)
{
  g_autofree char *fault = NULL;

  if (!gtk_widget_get_mapped (widget) || is_left_alone (widget))
    return;
  fault = find_untranslated (widget);
  if (fault == NULL && GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    fault = find_fault_of_label (room, widget);
  if (fault != NULL)
    {
      g_autofree char *described = describe (widget);

      report (room, "%s %s", described, fault);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_words (room, child);
}

void
room_check (GtkWidget *window, GtkWidget *content, gboolean is_dialog, const RoomPlace *place)
{
  Room room = { .place = place, .window = window };

  room.is_wide_enough = check_size (&room, content, is_dialog);
  if (is_untranslated (gtk_window_get_title (GTK_WINDOW (window))))
    report (&room, "the title “%s” is not translated", gtk_window_get_title (GTK_WINDOW (window)));
  check_words (&room, window);
  if (!GTK_IS_SHORTCUTS_WINDOW (window)) /* GTK names its controls, or does not */
    control_names_check (window, place->state);
}
