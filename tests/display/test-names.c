/* Tests that hostile names, titles and notes do not damage the texts of the real window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-game.h"
#include "window-fixture.h"

/* A newline, a tab, an escape, an unterminated right-to-left override and isolate, zero-width
 * characters, a line separator, and too many marks over a letter; then the visible form. */
#define HOSTILE                                                                                   \
  "A\n\t\x1b["                                                                                    \
  "31m\342\200\256b\342\201\247\342\200\213\342\200\250e\314\201\314\201\314\201\314\201\314\201" \
  "\x07"
#define SHOWN "A [31mb e\314\201\314\201\314\201\314\201"

/* Returns: (transfer full): the game of @window; @name is everything that can be named. */
static PandoriaGame *
make_game (PandoriaWindow *window, const char *name)
{
  PandoriaRecord *old = pandoria_game_get_record (window_driver_get_game (window));
  g_autofree char *data = pandoria_record_to_data (old, NULL);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (PandoriaRecord) record = NULL;
  g_autofree char *text = NULL;
  JsonObject *root;
  JsonArray *players;

  json_parser_load_from_data (parser, data, -1, NULL);
  root = json_node_get_object (json_parser_get_root (parser));
  players = json_object_get_array_member (json_object_get_object_member (root, "setup"), "players");
  json_object_set_string_member (root, "title", name);
  for (guint i = 0; i < json_array_get_length (players); i++)
    json_object_set_string_member (json_array_get_object_element (players, i), "name", name);
  text = json_to_string (json_parser_get_root (parser), FALSE);
  record = pandoria_record_new_from_data (text, strlen (text), NULL);
  for (guint i = 0; i < pandoria_record_get_n_actions (record); i++)
    pandoria_record_set_note (record, i, name);
  return pandoria_game_new (record, NULL, NULL);
}

static void
assert_fit (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      GUnicodeType type = g_unichar_type (c);

      /* Texts of the program itself may have more than one line. */
      if ((type == G_UNICODE_CONTROL && c != '\n') || type == G_UNICODE_FORMAT
          || type == G_UNICODE_LINE_SEPARATOR)
        g_error ("U+%04X is shown in “%s”", c, text);
    }
  g_assert_null (strstr (text, "A\n"));
  g_assert_null (strstr (text, "e\314\201\314\201\314\201\314\201\314\201"));
}

/* Returns: the number of labels below @widget with the name; no other text of the file may be
 * shown. */
static guint
count_shown (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);
  guint n = 0;

  if (tooltip != NULL)
    assert_fit (tooltip);
  if (GTK_IS_LABEL (widget))
    {
      assert_fit (gtk_label_get_text (GTK_LABEL (widget)));
      n += strstr (gtk_label_get_text (GTK_LABEL (widget)), SHOWN) != NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_shown (child);
  return n;
}

static void
count_everywhere (guint least)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  guint n = 0;

  window_driver_settle ();
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (gtk_window_get_title (window) != NULL)
        assert_fit (gtk_window_get_title (window));
      n += count_shown (GTK_WIDGET (window));
    }
  g_assert_cmpuint (n, >=, least);
}

static void
test_window (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = make_game (window, HOSTILE);

  pandoria_window_set_game (window, game);
  /* The name is in the title, on each card and in the turn bar. Its uses in the ledger are added.
   */
  count_everywhere (4);
  window_fixture_wait_for_words (window);
  g_assert_true (g_str_has_suffix (gtk_window_get_title (GTK_WINDOW (window)), SHOWN));
  pandoria_toast (GTK_WIDGET (window), SHOWN, FALSE);
  while (window_driver_is_possible (window, "undo"))
    {
      window_fixture_activate (window, "undo");
      count_everywhere (4);
    }
}

static void
test_summary (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = make_game (window, HOSTILE);

  pandoria_window_set_game (window, game);
  window_fixture_activate (window, "summary");
  count_everywhere (10);
}

/* --- scripts -------------------------------------------------------------------------------- */

static const char *const names[] = {
  "דוד", "أمينة", "שרה-Lee", "Дарья", "李小龙", "مریم 2", "ދިވެހި", "Zoë",
};

/* Returns: whether @text has English words besides @name. */
static gboolean
is_sentence (const char *text, const char *name)
{
  g_auto (GStrv) parts = g_strsplit (text, name, -1);
  g_autofree char *rest = g_strjoinv ("", parts);

  for (const char *p = rest; *p != '\0'; p++)
    if (g_ascii_isalpha (*p))
      return parts[1] != NULL;
  return FALSE;
}

static PangoDirection
get_direction (GtkLabel *label)
{
  PangoLayoutLine *line = pango_layout_get_line_readonly (gtk_label_get_layout (label), 0);

  return pango_layout_line_get_resolved_direction (line);
}

/* Returns: the number of sentences below @widget with the name. They all read from left to right.
 */
static guint
count_sentences (GtkWidget *widget, const char *name)
{
  guint n = 0;

  if (GTK_IS_LABEL (widget))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));

      if (is_sentence (text, name))
        {
          g_test_message ("%s", text);
          g_assert_cmpint (get_direction (GTK_LABEL (widget)), ==, PANGO_DIRECTION_LTR);
          n++;
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_sentences (child, name);
  return n;
}

/* Pango takes the direction of a sentence from its first letter, even from one in an isolate. */
static void
test_scripts (PandoriaWindow *window)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (PandoriaGame) game = make_game (window, names[i]);

      pandoria_window_set_game (window, game);
      window_driver_settle ();
      g_assert_cmpuint (count_sentences (GTK_WIDGET (window), names[i]), >=, 2);
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/names/window", test_window);
  window_fixture_add ("/names/summary", test_summary);
  window_fixture_add ("/names/scripts", test_scripts);
  return window_fixture_run_in_one_window ();
}
