/* The help page of the notation: a plain file, shown in a window.
 *
 * It reads only the Markdown of that page: headings, paragraphs, and lines that are indented by
 * four spaces. These are shown unchanged, from left to right.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-quick-entry-testing.h"

#include <string.h>

#include "pandoria-labels.h"
#include "pandoria-notation-help.h"

#define RESOURCES "/io/github/pandoria_companion/PandoriaCompanion/"

typedef enum
{
  BLOCK_NONE,
  BLOCK_TITLE,
  BLOCK_HEADING,
  BLOCK_TEXT,
  BLOCK_LINES,
} BlockKind;

char *
pandoria_notation_help_load (void)
{
  g_autoptr (GBytes) page = NULL;

  for (const char *const *language = g_get_language_names (); page == NULL && *language != NULL;
       language++)
    {
      g_autofree char *path = g_strdup_printf (RESOURCES "help/notation.%s.md", *language);

      page = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
    }
  if (page == NULL)
    page = g_resources_lookup_data (RESOURCES "help/notation.md", G_RESOURCE_LOOKUP_FLAGS_NONE,
                                    NULL);
  g_return_val_if_fail (page != NULL, g_strdup (""));
  return g_strndup (g_bytes_get_data (page, NULL), g_bytes_get_size (page));
}

/* Returns: the kind of @line. Moves it past the mark of that kind. */
static BlockKind
read_kind (const char **line)
{
  static const char *const marks[]
      = { [BLOCK_TITLE] = "# ", [BLOCK_HEADING] = "## ", [BLOCK_LINES] = "    " };

  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (marks[i] != NULL && g_str_has_prefix (*line, marks[i]))
      {
        *line += strlen (marks[i]);
        return (BlockKind) i;
      }
  return **line != '\0' ? BLOCK_TEXT : BLOCK_NONE;
}

static GtkWidget *
create_label (BlockKind kind, const char *words)
{
  static const char *const classes[]
      = { [BLOCK_TITLE] = "title-2", [BLOCK_HEADING] = "heading", [BLOCK_TEXT] = "body" };
  GtkAccessibleRole role
      = kind <= BLOCK_HEADING ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_LABEL;
  GtkWidget *label = pandoria_let_wrap (
      g_object_new (GTK_TYPE_LABEL, "label", words, "xalign", 0.0, "accessible-role", role, NULL));

  if (kind != BLOCK_LINES)
    gtk_widget_add_css_class (label, classes[kind]);
  if (kind == BLOCK_HEADING)
    gtk_widget_set_margin_top (label, 12);
  return label;
}

/* Adds the typed text and, after two or more spaces, its meaning. */
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
    gtk_box_append (box, kind == BLOCK_LINES ? create_lines (words->str)
                                             : create_label (kind, words->str));
  g_string_truncate (words, 0);
}

/* Joins consecutive lines of one kind. The lines of a paragraph are rewrapped. */
static void
fill_page (GtkBox *box, const char *page)
{
  g_auto (GStrv) lines = g_strsplit (page, "\n", -1);
  g_autoptr (GString) words = g_string_new (NULL);
  BlockKind kind = BLOCK_NONE;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *line = lines[i];
      BlockKind next = read_kind (&line);

      if (next != kind)
        add_block (box, kind, words);
      else if (words->len > 0)
        g_string_append_c (words, next == BLOCK_TEXT ? ' ' : '\n');
      g_string_append (words, line);
      kind = next;
    }
  add_block (box, kind, words);
}

GtkWindow *
pandoria_notation_help_show (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder
      = gtk_builder_new_from_resource (RESOURCES "ui/pandoria-notation-help.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "window"));
  g_autofree char *page = pandoria_notation_help_load ();

  fill_page (GTK_BOX (gtk_builder_get_object (builder, "page")), page);
  gtk_window_set_transient_for (window, parent);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_builder_get_object (builder, "scroller")));
  gtk_window_present (window);
  return window;
}
