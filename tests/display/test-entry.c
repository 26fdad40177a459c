/* Tests the quick entry in the real window. A typed turn is previewed and entered, faults are
 * underlined, and turns and games are copied and read back.
 *
 * tests/game/test-play-entry.c tests the meaning of a line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "keyboard.h"
#include "pandoria-adaptive-bin.h"
#include "pandoria-board-view.h"
#include "pandoria-notation-dialog.h"
#include "pandoria-notation-help.h"
#include "pandoria-quick-choices.h"
#include "pandoria-quick-entry-testing.h"
#include "pandoria-space-widget.h"
#include "pandoria-summary-window.h"
#include "pandoria-window-files.h"
#include "play-fixture.h"
#include "stored-game.h"
#include "template-child.h"
#include "window-fixture.h"

/* --- typing --------------------------------------------------------------------------------- */

static GtkEntry *
get_entry (PandoriaWindow *window)
{
  return GTK_ENTRY (template_child (window_get_quick_entry (window), "entry"));
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static void
open_entry (PandoriaWindow *window)
{
  window_fixture_activate (window, "quick-entry");
  g_assert_true (window_fixture_wait (is_mapped, get_entry (window)));
}

/* Letter by letter, as keys do. */
static void
type (PandoriaWindow *window, const char *text)
{
  GtkEditable *editable = GTK_EDITABLE (get_entry (window));

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      int position = gtk_editable_get_position (editable);

      gtk_editable_insert_text (editable, p, (int) (g_utf8_next_char (p) - p), &position);
      gtk_editable_set_position (editable, position);
    }
}

/* Sends a key that the entry itself handles to the first controller that accepts it. */
static gboolean
press_in_entry (PandoriaWindow *window, guint keyval)
{
  g_autoptr (GListModel) controllers
      = gtk_widget_observe_controllers (GTK_WIDGET (get_entry (window)));
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE && !taken)
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &taken);
    }
  window_driver_settle ();
  return taken;
}

static guint
get_position (PandoriaWindow *window)
{
  return pandoria_game_get_position (window_driver_get_game (window));
}

static const char *
get_text (PandoriaWindow *window)
{
  return pandoria_quick_entry_get_text (window_get_quick_entry (window));
}

/* The message reports what the line did, and whose turn it is now. */
static void
check_done (PandoriaWindow *window)
{
  PandoriaRecord *record = pandoria_game_get_record (window_driver_get_game (window));
  g_autofree char *start
      = g_strdup_printf ("Done: %s, Tile at ", pandoria_record_get_player_name (record, 0));
  g_autofree char *end = g_strdup_printf (" · now %s", pandoria_record_get_player_name (record, 1));
  const char *message = template_text (window_get_quick_entry (window), "message");

  g_test_message ("%s", message);
  g_assert_true (g_str_has_prefix (message, start));
  g_assert_true (g_str_has_suffix (message, end));
  /* It was read while it was typed: only whose turn it is is new. */
  window_fixture_wait_for_words (window);
  g_assert_true (window_fixture_was_announced (window, gtk_window_get_title (GTK_WINDOW (window))));
  g_assert_cmpstr (template_text (window_get_quick_entry (window), "player"), ==,
                   pandoria_record_get_player_name (record, 1));
}

/* --- tests ---------------------------------------------------------------------------------- */

/* Besides its text, a turn takes two keys: one opens the bar, and Enter enters the turn. */
static void
test_turn (PandoriaWindow *window)
{
  g_autofree char *turn = play_fixture_find_line (window_driver_get_game (window));
  g_autofree char *line = g_strconcat (turn, " .", NULL);

  keyboard_start_counting ();
  g_assert_true (keyboard_press (window, "slash"));
  window_driver_settle ();
  g_assert_true (pandoria_quick_entry_is_open (window_get_quick_entry (window)));
  g_assert_cmpuint (keyboard_n_presses, ==, 1);
  g_assert_true (gtk_widget_has_focus (
      GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (get_entry (window))))));
  type (window, line);
  g_assert_cmpuint (get_position (window), ==, 0);
  g_assert_true (press_in_entry (window, GDK_KEY_Return));
  g_assert_cmpuint (get_position (window), ==, 3);
  g_assert_cmpuint (window_fixture_get_state (window)->turn, ==, 2);
  /* It stays open for the next turn. */
  g_assert_true (pandoria_quick_entry_is_open (window_get_quick_entry (window)));
  g_assert_cmpstr (get_text (window), ==, "");
  check_done (window);
}

/* Returns: how many figures the board shows on @space. */
static guint
count_figures (PandoriaWindow *window, PandoriaSpace space)
{
  return pandoria_space_widget_get_look (PANDORIA_SPACE_WIDGET (pandoria_board_view_get_space (
                                             window_get_board (window), space)))
      ->n_figures;
}

/* The preview shows the effect of the line before it is entered, and disappears with the bar. */
static void
test_foreseen (PandoriaWindow *window)
{
  PandoriaSpace first;
  g_autofree char *turn = play_fixture_find_line (window_driver_get_game (window));

  open_entry (window);
  type (window, turn);
  first = window_driver_get_view (window)->shown[0].at;
  g_assert_cmpuint (count_figures (window, first), ==, 1);
  g_assert_cmpuint (count_figures (window, window_driver_get_view (window)->shown[1].at), ==, 0);
  g_assert_nonnull (strstr (template_text (window_get_quick_entry (window), "message"), "Tile at"));
  g_assert_true (press_in_entry (window, GDK_KEY_Escape));
  g_assert_false (pandoria_quick_entry_is_open (window_get_quick_entry (window)));
  g_assert_cmpuint (count_figures (window, first), ==, 0);
}

/* Closing the entry returns the focus to the widget that had it before. */
static void
test_focus (PandoriaWindow *window)
{
  PandoriaSpace space = pandoria_space_from_name ("G6");

  window_fixture_focus_space (window, space);
  open_entry (window);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)),
                                         GTK_WIDGET (window_get_quick_entry (window))));
  g_assert_true (press_in_entry (window, GDK_KEY_Escape));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window))
                 == pandoria_board_view_get_space (window_get_board (window), space));
}

/* An entry opened before the first frame of a new game keeps the focus. */
static void
test_at_once (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("three-players");

  pandoria_window_set_game (window, game);
  open_entry (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)),
                                         GTK_WIDGET (window_get_quick_entry (window))));
}

/* Escape closes the entry even if the focus is elsewhere, and leaves the focus on the board. */
static void
test_escape (PandoriaWindow *window)
{
  open_entry (window);
  window_fixture_focus_space (window, pandoria_space_from_name ("G6"));
  g_assert_true (keyboard_press (window, "Escape"));
  g_assert_false (pandoria_quick_entry_is_open (window_get_quick_entry (window)));
  gtk_widget_grab_focus (template_child (window, "quick_entry_button"));
  open_entry (window);
  g_assert_true (press_in_entry (window, GDK_KEY_Escape));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)),
                                         GTK_WIDGET (window_get_board (window))));
}

/* A line with a fault enters nothing, not even the acts before the fault. */
static void
test_fault (PandoriaWindow *window)
{
  g_autofree char *turn = play_fixture_find_line (window_driver_get_game (window));
  g_autofree char *wrong = g_strconcat (turn, " blah ", NULL);
  const PandoriaNotedLine *line;
  PangoAttrList *attributes;
  g_autofree char *shown = NULL;

  open_entry (window);
  type (window, wrong);
  line = pandoria_quick_entry_get_line (window_get_quick_entry (window));
  g_assert_nonnull (line->fault);
  g_assert_cmpuint (line->fault->end - line->fault->start, ==, 4);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (get_entry (window)), "error"));
  attributes = gtk_entry_get_attributes (get_entry (window));
  shown = pango_attr_list_to_string (attributes);
  g_assert_nonnull (strstr (shown, "underline error"));
  g_assert_cmpstr (template_text (window_get_quick_entry (window), "message"), ==,
                   line->fault->message);
  press_in_entry (window, GDK_KEY_Return);
  g_assert_cmpuint (get_position (window), ==, 0);
  g_assert_cmpstr (get_text (window), ==, wrong);
}

static GtkWidget *
find_list (PandoriaWindow *window)
{
  return template_find_type (window_get_quick_entry (window), PANDORIA_TYPE_QUICK_CHOICES);
}

/* A line can be composed with Down and Tab alone. Escape first closes the list, then the bar. An
 * entry that was never open has no list. */
static void
test_choices (PandoriaWindow *window)
{
  GtkWidget *list;

  g_assert_null (find_list (window));
  open_entry (window);
  list = find_list (window);
  g_assert_false (gtk_widget_get_visible (list));
  g_assert_true (press_in_entry (window, GDK_KEY_Down));
  g_assert_true (gtk_widget_get_visible (list));
  g_assert_nonnull (pandoria_quick_choices_get_selected (PANDORIA_QUICK_CHOICES (list)));
  g_assert_true (press_in_entry (window, GDK_KEY_Escape));
  g_assert_false (gtk_widget_get_visible (list));
  for (guint i = 0; i < 4; i++)
    {
      g_test_message ("“%s”", get_text (window));
      if (i > 0)
        g_assert_true (gtk_widget_get_visible (list));
      press_in_entry (window, GDK_KEY_Down);
      g_assert_true (press_in_entry (window, GDK_KEY_Tab));
    }
  g_assert_null (pandoria_quick_entry_get_line (window_get_quick_entry (window))->fault);
  g_assert_cmpuint (pandoria_quick_entry_get_line (window_get_quick_entry (window))->acts->len, ==,
                    1);
  g_assert_true (press_in_entry (window, GDK_KEY_Return));
  g_assert_cmpuint (get_position (window), ==, 1);
}

static void
on_text_read (GObject *source, GAsyncResult *result, gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static char *
read_clipboard (PandoriaWindow *window)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (window)), NULL, on_text_read,
                                 &text);
  window_driver_settle ();
  for (guint i = 0; i < 200 && text == NULL; i++)
    g_main_context_iteration (NULL, TRUE);
  return text;
}

/* Turn and game are copied, and the game read from the text is the same. */
static void
test_copied (PandoriaWindow *window)
{
  g_autofree char *turn = play_fixture_find_line (window_driver_get_game (window));
  g_autofree char *line = NULL, *text = NULL;
  g_autoptr (PandoriaGame) first = NULL;
  GtkWidget *dialog;

  open_entry (window);
  type (window, turn);
  press_in_entry (window, GDK_KEY_Return);
  window_fixture_activate (window, "copy-turn");
  line = read_clipboard (window);
  g_assert_nonnull (strstr (line, turn));
  window_fixture_activate (window, "copy-notation");
  text = read_clipboard (window);
  first = g_object_ref (window_driver_get_game (window));
  window_fixture_activate (window, "paste-notation");
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_NOTATION_DIALOG);
  g_assert_nonnull (dialog);
  pandoria_notation_dialog_set_text (PANDORIA_NOTATION_DIALOG (dialog), "pandoria 1\nblah: 3\n");
  g_assert_false (gtk_widget_get_sensitive (template_child (dialog, "open_button")));
  g_assert_nonnull (strstr (template_text (dialog, "message"), "blah"));
  pandoria_notation_dialog_set_text (PANDORIA_NOTATION_DIALOG (dialog), text);
  g_assert_true (gtk_widget_get_sensitive (template_child (dialog, "open_button")));
  template_press (dialog, "open_button");
  window_driver_settle ();
  g_assert_true (window_driver_get_game (window) != first);
  g_assert_true (
      pandoria_state_equal (window_fixture_get_state (window), pandoria_game_get_state (first)));
}

static gboolean
is_large_refused (gpointer dialog)
{
  return g_str_equal (template_text (dialog, "message"), "This text is too large for a game.");
}

/* The window would not react for minutes with such a text. */
static void
test_large_clipboard (PandoriaWindow *window)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));
  g_autofree char *lines = g_strnfill (9 * 1024 * 1024, '\n');
  g_autofree char *line = g_strnfill (2 * 1024 * 1024, 'x');
  const char *const texts[] = { lines, line };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GtkWidget *dialog;
      GtkTextView *view;

      gdk_clipboard_set_text (clipboard, texts[i]);
      window_fixture_activate (window, "paste-notation");
      dialog = window_driver_find_toplevel (PANDORIA_TYPE_NOTATION_DIALOG);
      view = template_child (dialog, "view");
      g_signal_emit_by_name (view, "paste-clipboard");
      g_assert_true (window_fixture_wait (is_large_refused, dialog));
      g_assert_cmpint (gtk_text_buffer_get_char_count (gtk_text_view_get_buffer (view)), ==, 0);
      g_assert_false (gtk_widget_get_sensitive (template_child (dialog, "open_button")));
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
}

/* The whole game is shown as text, too. The history shows the text of the selected act. */
static void
test_shown (PandoriaWindow *window)
{
  g_autofree char *turn = play_fixture_find_line (window_driver_get_game (window));
  GtkWidget *dialog;

  open_entry (window);
  type (window, turn);
  press_in_entry (window, GDK_KEY_Return);
  window_fixture_activate (window, "show-notation");
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_NOTATION_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_true (gtk_widget_get_sensitive (template_child (dialog, "open_button")));
  g_assert_nonnull (strchr (template_text (dialog, "message"), '2'));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* The page documents every possible act, and shows each of its lines. */
static void
test_help (PandoriaWindow *window)
{
  g_autofree char *page = pandoria_notation_help_load ();
  GtkWindow *help;

  for (guint i = 0; i < PANDORIA_N_SPELLS - 1; i++)
    g_assert_nonnull (strstr (page, pandoria_spell_key ((PandoriaSpell) (i + 1))));
  help = pandoria_notation_help_show (GTK_WINDOW (window));
  window_driver_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (help)));
  gtk_window_destroy (help);
}

/* The line is read from left to right in every language. Escape closes it in a narrow window. */
static void
test_narrow (PandoriaWindow *window)
{
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  open_entry (window);
  g_assert_cmpint (gtk_widget_get_direction (GTK_WIDGET (get_entry (window))), ==,
                   GTK_TEXT_DIR_LTR);
  g_assert_true (press_in_entry (window, GDK_KEY_Escape));
  g_assert_false (pandoria_quick_entry_is_open (window_get_quick_entry (window)));
}

/* Opening the entry moves neither board nor tray, and it is as wide as the turn bar: in any layout,
 * at any text size. */
static void
test_in_place (PandoriaWindow *window)
{
  static const struct
  {
    int width, height;
    PandoriaWidthClass width_class;
    double text;
    gboolean low;
  } layouts[] = {
    { 1270, 800, PANDORIA_WIDTH_WIDE, 1, FALSE },   { 1090, 800, PANDORIA_WIDTH_WIDE, 1, FALSE },
    { 720, 900, PANDORIA_WIDTH_MEDIUM, 1, FALSE },  { 1024, 600, PANDORIA_WIDTH_MEDIUM, 1, TRUE },
    { 720, 360, PANDORIA_WIDTH_MEDIUM, 1, TRUE },   { 360, 720, PANDORIA_WIDTH_NARROW, 1, FALSE },
    { 1270, 1070, PANDORIA_WIDTH_MEDIUM, 2, TRUE }, { 360, 720, PANDORIA_WIDTH_NARROW, 2, FALSE },
  };
  gpointer parts[]
      = { window_get_board (window), window_get_tray (window), window_get_bar_stack (window) };

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      graphene_rect_t before[G_N_ELEMENTS (parts)], during;

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (layouts[i].text * 96 * 1024),
                    NULL);
      window_fixture_resize (window, layouts[i].width, layouts[i].height, layouts[i].width_class);
      window_fixture_wait_for_height (window, layouts[i].low);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      window_driver_settle ();
      for (gsize j = 0; j < G_N_ELEMENTS (parts); j++)
        before[j] = window_fixture_get_place (window, parts[j]);
      open_entry (window);
      type (window, "F2 and what goes on beyond any line, so that it is refused in words that need "
                    "more than one line");
      for (gsize j = 0; j < G_N_ELEMENTS (parts); j++)
        {
          during = window_fixture_get_place (window, parts[j]);
          g_test_message ("layout %zu, part %zu: %g %g %g × %g, now %g %g %g × %g", i, j,
                          before[j].origin.x, before[j].origin.y, before[j].size.width,
                          before[j].size.height, during.origin.x, during.origin.y,
                          during.size.width, during.size.height);
          g_assert_true (graphene_rect_equal (&before[j], &during));
        }
      pandoria_quick_entry_set_text (window_get_quick_entry (window), "");
      g_assert_true (press_in_entry (window, GDK_KEY_Escape));
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window_get_turn_bar (window))));
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, "gtk-enable-animations",
                TRUE, NULL);
}

/* The sentence of the turn bar is below the line: the refusal of a press, or the preview of the
 * line. The first press replaces an empty line by the turn bar. */
static void
test_board_words (PandoriaWindow *window)
{
  g_autofree char *turn = play_fixture_find_line (window_driver_get_game (window));
  PandoriaSpace taken = PANDORIA_SPACE (7, 6);

  open_entry (window);
  type (window, turn);
  g_signal_emit_by_name (window_get_board (window), "space-activated", (int) taken);
  g_assert_true (pandoria_quick_entry_is_open (window_get_quick_entry (window)));
  g_assert_true (window_driver_get_view (window)->is_refusal);
  g_assert_cmpstr (template_text (window_get_quick_entry (window), "message"), ==,
                   window_driver_get_view (window)->sentence);
  g_assert_true (gtk_widget_has_css_class (
      template_child (window_get_quick_entry (window), "message"), "error"));
  type (window, " ");
  g_assert_false (gtk_widget_has_css_class (
      template_child (window_get_quick_entry (window), "message"), "error"));
  g_assert_nonnull (strstr (template_text (window_get_quick_entry (window), "message"), "Tile at"));
  g_assert_nonnull (strstr (template_text (window_get_quick_entry (window), "message"),
                            window_driver_get_view (window)->sentence));
  pandoria_quick_entry_set_text (window_get_quick_entry (window), "");
  g_signal_emit_by_name (window_get_board (window), "space-activated", (int) taken);
  g_assert_false (pandoria_quick_entry_is_open (window_get_quick_entry (window)));
}

/* A line that becomes possible by an act on the board does not silence the announcement of that
 * act. */
static void
test_typed_ahead (PandoriaWindow *window)
{
  open_entry (window);
  type (window, ".");
  window_fixture_choose_hex (window, 1);
  window_fixture_choose_hex (window, 6);
  window_fixture_wait_for_words (window);
  window_driver_press (window, PANDORIA_PRESS_POINTER, pandoria_space_from_name ("C5"));
  window_driver_press (window, PANDORIA_PRESS_POINTER, pandoria_space_from_name ("C4"));
  g_assert_true (pandoria_quick_entry_is_open (window_get_quick_entry (window)));
  g_assert_cmpuint (pandoria_quick_entry_get_line (window_get_quick_entry (window))->acts->len, ==,
                    1);
  g_assert_true (
      window_fixture_was_announced (window, "Tile at C5 C4. Marta, place a figure — Short game"));
}

/* Opening the entry again selects no text. GTK would keep the cursor blinking in a selection, and
 * then print a warning. */
static void
test_opened_again (PandoriaWindow *window)
{
  int start, end;

  g_assert_true (keyboard_press (window, "slash"));
  pandoria_quick_entry_set_text (window_get_quick_entry (window), "F2 C");
  pandoria_quick_entry_close (window_get_quick_entry (window));
  g_assert_true (keyboard_press (window, "slash"));
  g_assert_false (gtk_editable_get_selection_bounds (
      template_child (window_get_quick_entry (window), "entry"), &start, &end));
  g_assert_cmpint (
      gtk_editable_get_position (template_child (window_get_quick_entry (window), "entry")), ==, 4);
}

/* The sentence on the board already names the act, so the preview does not repeat it. */
static void
test_said_once (PandoriaWindow *window)
{
  g_autofree char *turn = play_fixture_find_line (window_driver_get_game (window));
  const char *message, *first;

  *strstr (turn, " +") = '\0';
  open_entry (window);
  type (window, turn);
  message = template_text (window_get_quick_entry (window), "message");
  first = strstr (message, "Tile at");
  g_assert_nonnull (first);
  g_assert_null (strstr (first + 1, "Tile at"));
  g_assert_nonnull (strstr (message, window_driver_get_view (window)->sentence));
}

/* While the entry is open, the key that opens it types its character. */
static void
test_opening_key (PandoriaWindow *window)
{
  open_entry (window);
  g_assert_true (press_in_entry (window, GDK_KEY_slash));
  g_assert_true (press_in_entry (window, GDK_KEY_KP_Divide));
  g_assert_cmpstr (get_text (window), ==, "");
  type (window, "F");
  g_assert_false (press_in_entry (window, GDK_KEY_slash));
}

/* The catalogue learns costs from typed lines, too. */
static void
test_learns (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("three-players");
  PandoriaRecord *record = pandoria_game_get_record (game);
  PandoriaCatalogue *catalogue = pandoria_window_get_catalogue (window);
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (guint)), known = NULL;
  g_autofree char *text = NULL;
  PandoriaPrinted card;
  guint act = 0, cost;

  while (pandoria_record_get_action (record, act)->kind != PANDORIA_ACT_BUILD)
    act++;
  cost = pandoria_record_get_action (record, act)->build.cost;
  card = pandoria_printed_building (
      (PandoriaBuilding) pandoria_record_get_action (record, act)->build.building,
      pandoria_record_get_action (record, act)->build.level);
  text = pandoria_notation_write_act (game, act);
  pandoria_game_go_back_to (game, act);
  pandoria_window_set_game (window, game);
  g_assert_true (pandoria_catalogue_set_values (catalogue, &card, none, NULL));
  open_entry (window);
  type (window, text);
  g_assert_true (press_in_entry (window, GDK_KEY_Return));
  g_assert_cmpuint (get_position (window), ==, act + 1);
  known = pandoria_catalogue_get_values (catalogue, card);
  g_assert_cmpuint (known->len, ==, 1);
  g_assert_cmpuint (g_array_index (known, guint, 0), ==, cost);
  pandoria_window_set_game (window, NULL);
}

/* After the last turn there is nothing to type: the turn bar is shown again, with the possible
 * acts. */
static void
test_last_turn (PandoriaWindow *window)
{
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "playthroughs", "beginner-first-a.pandoria", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  pandoria_window_open_files (window, &file, 1);
  window_driver_settle ();
  window_fixture_activate (window, "undo");
  open_entry (window);
  type (window, ".");
  g_assert_true (press_in_entry (window, GDK_KEY_Return));
  g_assert_cmpint (window_fixture_get_state (window)->step, ==, PANDORIA_STEP_OVER);
  g_assert_false (pandoria_quick_entry_is_open (window_get_quick_entry (window)));
  g_assert_nonnull (window_driver_find_toplevel (PANDORIA_TYPE_SUMMARY_WINDOW));
}

/* --- a full game ---------------------------------------------------------------------------- */

#define FULL "The game is full: it has at most 10000 actions. Continue in a new game."

/* Returns: (transfer full): the game of @window, with corrections up to @n actions. */
static PandoriaGame *
make_long_game (PandoriaWindow *window, guint n)
{
  PandoriaRecord *old = pandoria_game_get_record (window_driver_get_game (window));
  g_autofree char *data = pandoria_record_to_data (old, NULL);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (PandoriaRecord) record = NULL;
  g_autofree char *text = NULL;
  JsonArray *acts;

  g_assert_true (json_parser_load_from_data (parser, data, -1, NULL));
  acts = json_object_get_array_member (json_node_get_object (json_parser_get_root (parser)),
                                       "actions");
  for (guint i = json_array_get_length (acts); i < n; i++)
    {
      JsonObject *act = json_object_new ();

      json_object_set_string_member (act, "do", "adjust");
      json_object_set_int_member (act, "player", 0);
      json_object_set_int_member (act, "points", i % 2 == 0 ? 1 : -1);
      json_array_add_object_element (acts, act);
    }
  text = json_to_string (json_parser_get_root (parser), FALSE);
  record = pandoria_record_new_from_data (text, strlen (text), NULL);
  g_assert_nonnull (record);
  return pandoria_game_new (record, NULL, NULL);
}

static void
show_long_game (PandoriaWindow *window, guint n)
{
  g_autoptr (PandoriaGame) game = make_long_game (window, n);

  pandoria_window_set_game (window, game);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (get_position (window), ==, n);
}

/* A warning comes while there is room for a game's end, on the bar and in the entry. */
static void
test_nearly_full (PandoriaWindow *window)
{
  const char *sentence;

  show_long_game (window, PANDORIA_MAX_ACTIONS - 101);
  g_assert_null (strstr (window_fixture_get_sentence (window), "fits into"));
  g_assert_null (strstr (window_fixture_get_sentence (window), "fit into"));
  show_long_game (window, PANDORIA_MAX_ACTIONS - 1);
  sentence = window_fixture_get_sentence (window);
  g_assert_nonnull (strstr (sentence, "Only 1 more action fits into this game."));
  open_entry (window);
  g_assert_cmpstr (template_text (window_get_quick_entry (window), "message"), ==,
                   "Only 1 more action fits into this game.");
}

/* Ways to enter an act of a full game. The line stays in the entry. */
static void
test_full (PandoriaWindow *window)
{
  const char *line = "adjust red points+1";
  PandoriaAction action;

  show_long_game (window, PANDORIA_MAX_ACTIONS);
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), FULL));
  open_entry (window);
  g_assert_cmpstr (template_text (window_get_quick_entry (window), "message"), ==, FULL);
  type (window, line);
  g_assert_true (press_in_entry (window, GDK_KEY_Return));
  g_assert_cmpuint (get_position (window), ==, PANDORIA_MAX_ACTIONS);
  g_assert_cmpstr (get_text (window), ==, line);
  g_assert_cmpstr (template_text (window_get_quick_entry (window), "message"), ==, FULL);
  pandoria_quick_entry_set_text (window_get_quick_entry (window), "");
  pandoria_quick_entry_close (window_get_quick_entry (window));
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
  action.hexes[0] = (PandoriaHex){ pandoria_space_from_name ("C5"), PANDORIA_TERRAIN_FOREST, 1 };
  action.hexes[1] = (PandoriaHex){ pandoria_space_from_name ("C6"), PANDORIA_TERRAIN_HILLS, 1 };
  window_driver_do (window, &action, 0);
  g_assert_cmpuint (get_position (window), ==, PANDORIA_MAX_ACTIONS);
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), FULL));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/entry/turn", test_turn);
  window_fixture_add ("/entry/foreseen", test_foreseen);
  window_fixture_add ("/entry/focus", test_focus);
  window_fixture_add ("/entry/at-once", test_at_once);
  window_fixture_add ("/entry/escape", test_escape);
  window_fixture_add ("/entry/fault", test_fault);
  window_fixture_add ("/entry/choices", test_choices);
  window_fixture_add ("/entry/copied", test_copied);
  window_fixture_add ("/entry/large-clipboard", test_large_clipboard);
  window_fixture_add ("/entry/shown", test_shown);
  window_fixture_add ("/entry/help", test_help);
  window_fixture_add ("/entry/narrow", test_narrow);
  window_fixture_add ("/entry/in-place", test_in_place);
  window_fixture_add ("/entry/board-words", test_board_words);
  window_fixture_add ("/entry/typed-ahead", test_typed_ahead);
  window_fixture_add ("/entry/opened-again", test_opened_again);
  window_fixture_add ("/entry/said-once", test_said_once);
  window_fixture_add ("/entry/opening-key", test_opening_key);
  window_fixture_add ("/entry/learns", test_learns);
  window_fixture_add ("/entry/last-turn", test_last_turn);
  window_fixture_add ("/entry/nearly-full", test_nearly_full);
  window_fixture_add ("/entry/full", test_full);
  return window_fixture_run ();
}
