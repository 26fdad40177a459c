/* The help page of the notation: a plain file, shown in a window.
 *
 * Of Markdown it knows what the page uses: headings, paragraphs, and lines that are indented by four spaces, which are shown
 * as they stand, from left to right.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-help.h"

#include <glib/gi18n.h>
#include <string.h>

#include "pandoria-quick-entry-testing.h"

#define FOLDER "/io/github/pandoria_companion/PandoriaCompanion/help/"

typedef enum
{
  BLOCK_NONE,
  BLOCK_TITLE,
  BLOCK_HEADING,
  BLOCK_TEXT,
  BLOCK_LINES,
} BlockKind;

/* --- the page --------------------------------------------------------------------------------------------------- */

char *
pandoria_notation_help_load (void)
{
  for (const char *const *language = g_get_language_names (); *language != NULL; language++)
    {
      g_autofree char *path = g_strdup_printf (FOLDER "notation.%s.md", *language);
      g_autoptr (GBytes) page = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

      if (page != NULL)
        return g_strndup (g_bytes_get_data (page, NULL), g_bytes_get_size (page));
    }
  {
    g_autoptr (GBytes) page = g_resources_lookup_data (FOLDER "notation.md", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

    g_return_val_if_fail (page != NULL, g_strdup (""));
    return g_strndup (g_bytes_get_data (page, NULL), g_bytes_get_size (page));
  }
}

/* --- its blocks ------------------------------------------------------------------------------------------------- */

static BlockKind
get_kind (const char *line)
{
  if (g_str_has_prefix (line, "## "))
    return BLOCK_HEADING;
  if (g_str_has_prefix (line, "# "))
    return BLOCK_TITLE;
  if (g_str_has_prefix (line, "    "))
    return BLOCK_LINES;
  return *line != '\0' ? BLOCK_TEXT : BLOCK_NONE;
}

static const char *
get_words (BlockKind kind, const char *line)
{
  static const guint marks[] = {
    [BLOCK_NONE] = 0, [BLOCK_TITLE] = 2, [BLOCK_HEADING] = 3, [BLOCK_TEXT] = 0, [BLOCK_LINES] = 4,
  };

  return line + marks[kind];
}

static GtkWidget *
create_label (BlockKind kind, const char *words)
{
  static const char *const classes[]
      = { [BLOCK_TITLE] = "title-2", [BLOCK_HEADING] = "heading", [BLOCK_TEXT] = "body" };
  GtkWidget *label = g_object_new (
      GTK_TYPE_LABEL, "label", words, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "accessible-role",
      kind <= BLOCK_HEADING ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_LABEL, NULL);

  if (kind != BLOCK_LINES)
    gtk_widget_add_css_class (label, classes[kind]);
  if (kind == BLOCK_HEADING)
    gtk_widget_set_margin_top (label, 12);
  return label;
}

/* What is typed, and behind at least two spaces what it means. */
static void
add_line (GtkGrid *grid, int row, const char *line)
{
  const char *gap = strstr (line, "  ");
  g_autofree char *typed = gap != NULL ? g_strndup (line, (gsize) (gap - line)) : g_strdup (line);
  GtkWidget *word = create_label (BLOCK_LINES, typed);

  gtk_widget_set_direction (word, GTK_TEXT_DIR_LTR);
  gtk_widget_set_valign (word, GTK_ALIGN_START);
  gtk_widget_add_css_class (word, "notation-word");
  gtk_grid_attach (grid, word, 0, row, gap != NULL ? 1 : 2, 1);
  if (gap != NULL)
    {
      GtkWidget *meaning = create_label (BLOCK_TEXT, gap + strspn (gap, " "));

      gtk_widget_set_hexpand (meaning, TRUE);
      gtk_grid_attach (grid, meaning, 1, row, 1, 1);
    }
}

static GtkWidget *
create_lines (const char *words)
{
  GtkWidget *grid = gtk_grid_new ();
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);

  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_widget_add_css_class (grid, "notation-lines");
  for (int i = 0; lines[i] != NULL; i++)
    add_line (GTK_GRID (grid), i, lines[i]);
  return grid;
}

static void
add_block (GtkBox *box, BlockKind kind, GString *words)
{
  if (kind != BLOCK_NONE)
    gtk_box_append (box, kind == BLOCK_LINES ? create_lines (words->str) : create_label (kind, words->str));
  g_string_truncate (words, 0);
}

/* Lines of one kind belong together; those of a paragraph flow. */
static GtkWidget *
create_page (const char *page)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_auto (GStrv) lines = g_strsplit (page, "\n", -1);
  g_autoptr (GString) words = g_string_new (NULL);
  BlockKind kind = BLOCK_NONE;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      BlockKind next = get_kind (lines[i]);

      if (next != kind)
        add_block (GTK_BOX (box), kind, words);
      else if (words->len > 0)
        g_string_append_c (words, next == BLOCK_TEXT ? ' ' : '\n');
      g_string_append (words, get_words (next, lines[i]));
      kind = next;
    }
  add_block (GTK_BOX (box), kind, words);
  return box;
}

/* --- the window ------------------------------------------------------------------------------------------------- */

static GtkWidget *
create_scroller (void)
{
  g_autofree char *page = pandoria_notation_help_load ();
  GtkWidget *scroller = gtk_scrolled_window_new (), *clamp = adw_clamp_new (), *content = create_page (page);

  gtk_widget_set_margin_start (content, 18);
  gtk_widget_set_margin_end (content, 18);
  gtk_widget_set_margin_top (content, 18);
  gtk_widget_set_margin_bottom (content, 18);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 720);
  adw_clamp_set_child (ADW_CLAMP (clamp), content);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_set_focusable (scroller, TRUE);
  return scroller;
}

static void
add_escape (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0), gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
}

GtkWindow *
pandoria_notation_help_show (GtkWindow *parent)
{
  GtkWidget *window = adw_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = create_scroller ();

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), scroller);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), _ ("The Notation"));
  gtk_window_set_default_size (GTK_WINDOW (window), 640, 700);
  gtk_widget_set_size_request (window, 360, 300);
  if (parent != NULL)
    {
      gtk_window_set_transient_for (GTK_WINDOW (window), parent);
      gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
    }
  add_escape (window);
  gtk_widget_grab_focus (scroller);
  gtk_window_present (GTK_WINDOW (window));
  return GTK_WINDOW (window);
}
