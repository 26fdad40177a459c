/* Tests the fields of all windows with real keys and a real wheel: typing is taken back before the
 * game, and the wheel changes no number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-archive.h"
#include "pandoria-quick-entry.h"
#include "play-fixture.h"
#include "still.h"
#include "template-child.h"
#include "window-fixture.h"
#include "xdotool.h"

/* How to show fields: an action of the window, and a key after it. Add others: the test finds their
 * fields. */
static const struct
{
  const char *action, *key;
  guint n_texts, n_numbers; /* at least so many */
} places[] = {
  { "quick-entry", NULL, 1, 0 }, { "search-ledger", NULL, 1, 0 },  { "history", "ctrl+f", 1, 0 },
  { "cast", "ctrl+f", 1, 0 },    { "corrections", NULL, 1, 5 },    { "edit-note", NULL, 1, 0 },
  { "new", NULL, 3, 0 },         { "archive", NULL, 0, 0 },        { "catalogue", NULL, 1, 0 },
  { "help", NULL, 1, 0 },        { "paste-notation", NULL, 1, 0 }, { "edit-setup", NULL, 1, 0 },
  { "join", NULL, 1, 0 },        { "boards", NULL, 0, 0 },         { "preferences", NULL, 0, 0 },
};

/* --- fields --------------------------------------------------------------------------------- */

static gboolean
is_text (GtkWidget *widget)
{
  if (GTK_IS_TEXT (widget))
    return gtk_editable_get_editable (GTK_EDITABLE (widget));
  return GTK_IS_TEXT_VIEW (widget) && gtk_text_view_get_editable (GTK_TEXT_VIEW (widget));
}

static gboolean
is_number (GtkWidget *widget)
{
  return GTK_IS_SPIN_BUTTON (widget);
}

/* Adds the visible fields below @widget to @fields, with a reference. */
static void
add_fields (GtkWidget *widget, gboolean (*is_field) (GtkWidget *), GPtrArray *fields)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_field (widget) && gtk_widget_is_sensitive (widget))
    g_ptr_array_add (fields, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_fields (child, is_field, fields);
}

/* Returns: (transfer full): the visible fields of the window that gets the keys. */
static GPtrArray *
list_fields (gboolean (*is_field) (GtkWidget *))
{
  GPtrArray *fields = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *i = windows; i != NULL; i = i->next)
    if (gtk_window_is_active (i->data))
      add_fields (i->data, is_field, fields);
  return fields;
}

static gboolean
has_focus (gpointer field)
{
  GtkRoot *root = gtk_widget_get_root (field);
  GtkWidget *focus = gtk_root_get_focus (root);

  return gtk_window_is_active (GTK_WINDOW (root)) && focus != NULL
         && (focus == field || gtk_widget_is_ancestor (focus, field));
}

static void
focus_field (GtkWidget *field)
{
  gtk_window_present (GTK_WINDOW (gtk_widget_get_root (field)));
  gtk_widget_grab_focus (field);
  g_assert_true (window_fixture_wait (has_focus, field));
}

static gsize shown;

/* Panels slide, and bars unfold. */
static gboolean
has_fields (gpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) texts = list_fields (is_text), numbers = list_fields (is_number);

  return texts->len >= places[shown].n_texts && numbers->len >= places[shown].n_numbers;
}

static void
show (PandoriaWindow *window, gsize place)
{
  g_test_message ("%s", places[place].action);
  window_fixture_activate (window, places[place].action);
  window_driver_settle ();
  if (places[place].key != NULL)
    xdotool_press_key (places[place].key);
  shown = place;
  g_assert_true (window_fixture_wait (has_fields, NULL));
}

/* So far that a card can be played. */
static void
play (PandoriaWindow *window)
{
  PandoriaAction action;

  window_fixture_play_turn (window);
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
  action.hexes[0] = (PandoriaHex){ pandoria_space_from_name ("C4"), PANDORIA_TERRAIN_FOREST, 1 };
  action.hexes[1] = (PandoriaHex){ pandoria_space_from_name ("C3"), PANDORIA_TERRAIN_HILLS, 1 };
  fixture_apply (window_driver_get_game (window), action);
  window_driver_settle ();
}

static void
hide (PandoriaWindow *window)
{
  window_driver_close_dialogs (window);
  pandoria_quick_entry_close (window_get_quick_entry (window));
  window_driver_settle ();
}

/* --- typing --------------------------------------------------------------------------------- */

/* So many fields of a window are always tested. */
#define N_QUICK 2

/* Digits can be typed everywhere. */
#define TYPED "1"

/* Returns: (transfer full): the text of the field. */
static char *
get_text (GtkWidget *field)
{
  GtkTextBuffer *buffer;
  GtkTextIter start, end;

  if (GTK_IS_TEXT (field))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (field)));
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (field));
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

/** Wanted: the text that a field should or should not contain. */
typedef struct
{
  GtkWidget *field;
  const char *text;
  gboolean equal;
} Wanted;

static gboolean
is_wanted (gpointer data)
{
  const Wanted *wanted = data;
  g_autofree char *text = get_text (wanted->field);

  return g_str_equal (text, wanted->text) == wanted->equal;
}

static void
wait_for_text (GtkWidget *field, const char *text, gboolean equal)
{
  Wanted wanted = { field, text, equal };

  g_autofree char *found = NULL;

  if (window_fixture_wait (is_wanted, &wanted))
    return;
  found = get_text (field);
  g_error ("%s in %s: “%s” instead of %s “%s”", G_OBJECT_TYPE_NAME (gtk_widget_get_parent (field)),
           G_OBJECT_TYPE_NAME (gtk_widget_get_root (field)), found, equal ? "" : "another than",
           text);
}

/* Ctrl+Z takes back the typing, Shift+Ctrl+Z and Ctrl+Y repeat it, and the game stays. */
static void
check_text (PandoriaGame *game, GtkWidget *field)
{
  static const char *const redos[] = { "ctrl+shift+z", "ctrl+y" };
  g_autofree char *before = NULL, *typed = NULL;
  guint position = pandoria_game_get_position (game);

  focus_field (field);
  if (GTK_IS_TEXT (field)) /* GTK takes back the loss of selected text in a separate step */
    gtk_editable_set_position (GTK_EDITABLE (field), -1);
  before = get_text (field);
  xdotool_type (TYPED);
  wait_for_text (field, before, FALSE);
  typed = get_text (field);
  for (guint i = 0; i < G_N_ELEMENTS (redos); i++)
    {
      xdotool_press_key ("ctrl+z");
      wait_for_text (field, before, TRUE);
      if (GTK_IS_TEXT_VIEW (field) && i > 0) /* GTK knows only the first key there */
        return;
      xdotool_press_key (redos[i]);
      wait_for_text (field, typed, TRUE);
    }
  xdotool_press_key ("ctrl+z");
  wait_for_text (field, before, TRUE);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, position);
}

static void
test_typing (PandoriaWindow *window)
{
  PandoriaGame *game = window_driver_get_game (window);

  if (!xdotool_is_there ())
    return;
  play (window);
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (GPtrArray) fields = NULL;

      show (window, i);
      fields = list_fields (is_text);
      g_test_message ("%u", fields->len);
      for (guint j = 0; j < fields->len && (g_test_slow () || j < N_QUICK); j++)
        if (gtk_widget_get_mapped (fields->pdata[j]))
          check_text (game, fields->pdata[j]);
      hide (window);
    }
}

/* Where nothing is typed, the game is taken back. A line that was entered is not typed any more. */
static void
test_nothing_typed (PandoriaWindow *window)
{
  PandoriaGame *game = window_driver_get_game (window);
  GtkWidget *text = GTK_WIDGET (
      gtk_editable_get_delegate (template_child (window_get_quick_entry (window), "entry")));
  g_autofree char *line = NULL;
  guint before;

  if (!xdotool_is_there ())
    return;
  window_fixture_play_turn (window);
  line = play_fixture_find_line (game);
  window_fixture_activate (window, "quick-entry");
  focus_field (text);
  xdotool_type (line);
  wait_for_text (text, line, TRUE);
  xdotool_press_key ("Return");
  wait_for_text (text, "", TRUE);
  g_assert_cmpuint (pandoria_game_get_position (game), >, 3);
  before = pandoria_game_get_position (game) - 1;
  xdotool_press_key ("ctrl+z");
  window_fixture_wait_for_position (window, before);
  wait_for_text (text, "", TRUE);
  xdotool_press_key ("ctrl+shift+z");
  window_fixture_wait_for_position (window, before + 1);
}

/* --- the wheel ------------------------------------------------------------------------------ */

static guint n_turns;

static gboolean
on_scrolled (GtkEventControllerScroll *scroll G_GNUC_UNUSED, double dx G_GNUC_UNUSED,
             double dy G_GNUC_UNUSED)
{
  n_turns++;
  return GDK_EVENT_PROPAGATE;
}

static gboolean
has_turned (gpointer n)
{
  return n_turns >= GPOINTER_TO_UINT (n);
}

#define N_TURNS 2

static void
turn_wheel (GtkWidget *widget, gboolean down)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  GtkEventController *scroll
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scrolled), NULL);
  gtk_widget_add_controller (root, scroll);
  n_turns = 0;
  xdotool_turn_wheel (widget, down, N_TURNS);
  g_assert_true (window_fixture_wait (has_turned, GUINT_TO_POINTER (N_TURNS)));
  gtk_widget_remove_controller (root, scroll);
}

/* Returns: (nullable): the position of the page that contains @widget, if it is longer than its
 * window. */
static GtkAdjustment *
find_page (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *page = scrolled != NULL
                            ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled))
                            : NULL;
  gboolean is_long
      = page != NULL && gtk_adjustment_get_upper (page) > gtk_adjustment_get_page_size (page);

  return is_long ? page : NULL;
}

static gboolean
is_above_end (GtkAdjustment *page)
{
  return gtk_adjustment_get_value (page) + gtk_adjustment_get_page_size (page)
         < gtk_adjustment_get_upper (page);
}

/* The wheel leaves the number alone and scrolls the page, whether it has the focus or not. */
static void
check_number (GtkWidget *spin, gboolean focused)
{
  double before = gtk_spin_button_get_value (GTK_SPIN_BUTTON (spin));
  GtkAdjustment *page = find_page (spin);
  gboolean down = page != NULL && is_above_end (page);
  double top;

  focus_field (spin); /* scrolls to it */
  if (!focused)
    gtk_root_set_focus (gtk_widget_get_root (spin), NULL);
  window_driver_settle ();
  still_wait (spin);
  top = page != NULL ? gtk_adjustment_get_value (page) : 0;
  turn_wheel (spin, down);
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (spin)), ==, before);
  if (page != NULL)
    g_assert_cmpfloat (gtk_adjustment_get_value (page), !=, top);
}

static void
test_wheel (PandoriaWindow *window)
{
  guint n = 0;

  if (!xdotool_is_there ())
    return;
  play (window);
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (GPtrArray) fields = NULL;

      if (places[i].n_numbers == 0)
        continue;
      show (window, i);
      fields = list_fields (is_number);
      for (guint j = 0; j < fields->len && (g_test_slow () || j < N_QUICK); j++, n++)
        check_number (fields->pdata[j], j % 2 == 1);
      hide (window);
    }
  g_assert_cmpuint (n, >, 0);
}

/* --- nothing moves -------------------------------------------------------------------------- */

/* Forms, whose parts stay where they are. A search moves what it finds. */
static const char *const forms[] = { "new", "join", "edit-setup", "corrections", "edit-note" };

/* Names on the way to others, empty and too long ones, and equal ones. */
static const char *const typed[] = {
  "Marta", "Annabel", "anna", " ", "Anna-Maria of the Long Name That No Field Is Wide Enough For",
};

static void
note_places (GtkWidget *widget, GtkWidget *root, GHashTable *seen)
{
  graphene_rect_t place;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget)) /* names that fit come over it */
    return;
  if (gtk_widget_get_focusable (widget) && gtk_widget_compute_bounds (widget, root, &place))
    g_hash_table_insert (seen, g_object_ref (widget), g_memdup2 (&place, sizeof place));
  if (ADW_IS_COMBO_ROW (widget)) /* its value may be the name */
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    note_places (child, root, seen);
}

static void
check_places (GHashTable *seen, GtkWidget *root, const char *text)
{
  GHashTableIter iter;
  gpointer widget, place;
  graphene_rect_t now;

  g_hash_table_iter_init (&iter, seen);
  while (g_hash_table_iter_next (&iter, &widget, &place))
    if (gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, root, &now)
        && (now.origin.x != ((graphene_rect_t *) place)->origin.x
            || now.origin.y != ((graphene_rect_t *) place)->origin.y))
      g_error ("%s in %s moves from %g, %g to %g, %g after “%s”", G_OBJECT_TYPE_NAME (widget),
               G_OBJECT_TYPE_NAME (root), ((graphene_rect_t *) place)->origin.x,
               ((graphene_rect_t *) place)->origin.y, now.origin.x, now.origin.y, text);
}

/* Types letter by letter. A message of the window moves no control. */
static void
type_and_check (GtkWidget *field, const char *text)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (field));
  g_autoptr (GHashTable) seen = g_hash_table_new_full (NULL, NULL, g_object_unref, g_free);

  gtk_editable_set_text (GTK_EDITABLE (field), "");
  window_driver_settle ();
  still_wait (field);
  note_places (root, root, seen);
  g_assert_cmpuint (g_hash_table_size (seen), >, 3);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      int position = gtk_editable_get_position (GTK_EDITABLE (field));

      gtk_editable_insert_text (GTK_EDITABLE (field), p, (int) (g_utf8_next_char (p) - p),
                                &position);
      gtk_editable_set_position (GTK_EDITABLE (field), position);
      window_driver_settle ();
      gtk_widget_queue_draw (root);
      gtk_test_widget_wait_for_draw (root);
      check_places (seen, root, text);
    }
}

static gboolean
is_name (GtkWidget *widget)
{
  return GTK_IS_TEXT (widget) && is_text (widget)
         && gtk_widget_get_ancestor (widget, GTK_TYPE_SPIN_BUTTON) == NULL;
}

/* New Game offers the names of the archive when it is read. */
static gboolean
has_names (gpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) names = list_fields (is_name);

  return names->len > 0 && pandoria_archive_is_loaded (pandoria_archive_get ());
}

static void
test_still (PandoriaWindow *window)
{
  play (window);
  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autoptr (GPtrArray) fields = NULL;

      g_test_message ("%s", forms[i]);
      window_fixture_activate (window, forms[i]);
      g_assert_true (window_fixture_wait (has_names, NULL));
      fields = list_fields (is_name);
      for (guint j = 0; j < fields->len && (g_test_slow () || j < 2 * N_QUICK); j++)
        {
          focus_field (fields->pdata[j]);
          for (gsize k = 0; k < G_N_ELEMENTS (typed); k++)
            type_and_check (fields->pdata[j], typed[k]);
          type_and_check (fields->pdata[j], "Marta"); /* as the next one, for a moment */
        }
      hide (window);
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/fields/typing", test_typing);
  window_fixture_add ("/fields/nothing-typed", test_nothing_typed);
  window_fixture_add ("/fields/wheel", test_wheel);
  window_fixture_add ("/fields/still", test_still);
  return window_fixture_run ();
}
