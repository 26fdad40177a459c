/* Reads the text of a lesson from its file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lesson.h"

#include "pandoria-json-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Refuse longer files: no lesson needs as much. */
#define MAX_SIZE (128 * 1024)

#define INTRO   "> "
#define CHAPTER "## "
#define PAGE    "== "
#define RULE    "§ "
#define PART    "^ "
#define RECAP   "-- "
#define TOLD    '~'

/* The time for a step, and the reading speed. */
#define STEP_SECONDS     20
#define WORDS_PER_MINUTE 150

typedef struct
{
  const char *name;
  guint line;    /* from 0 */
  char **member; /* (nullable): the member that the next line continues */
  PandoriaLessonText *text;
  PandoriaLessonPage *page; /* nullable */
  GError *error;
} Reader;

/* --- helpers -------------------------------------------------------------------------------- */

static void
free_page (gpointer data)
{
  PandoriaLessonPage *page = data;

  g_free (page->title);
  g_free (page->text);
  g_free (page->rule);
  g_free (page->part);
  g_free (page->why);
  g_free (page->brought);
  g_free (page->told);
  g_free (page);
}

static gboolean
fail (Reader *reader, const char *sentence)
{
  if (reader->error == NULL)
    reader->error
        = g_error_new (PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
                       _ ("%1$s: line %2$u: %3$s"), reader->name, reader->line + 1, sentence);
  return FALSE;
}

/* Returns: whether the stars of the text come in pairs. */
static gboolean
is_marked_well (const char *text)
{
  gboolean open = FALSE;

  for (const char *at = text; at != NULL && *at != '\0'; at++)
    if (*at == '\\' && at[1] != '\0')
      at++;
    else if (*at == '*')
      open = !open;
  return !open;
}

/* --- pages ---------------------------------------------------------------------------------- */

static gboolean
check_page (Reader *reader)
{
  const PandoriaLessonPage *page = reader->page;

  if (page == NULL)
    return TRUE;
  if (page->text == NULL)
    return fail (reader, _ ("A page has a text, “: …”, or says what to do, “! …”."));
  if (page->kind == PANDORIA_LESSON_PAGE_STEP && page->rule == NULL)
    return fail (reader, _ ("A step names the section of the rules that has more, “§ …”."));
  if (!is_marked_well (page->text) || !is_marked_well (page->why) || !is_marked_well (page->brought)
      || !is_marked_well (page->told))
    return fail (reader,
                 _ ("In the page above this line, a word that begins with * does not end."));
  return TRUE;
}

/* Checks a heading or a menu item, which has no marks. */
static gboolean
check_title (Reader *reader, const char *title)
{
  if (*title == '\0')
    return fail (reader, _ ("A chapter and a page have titles, “## Title” and “== Title”."));
  return strchr (title, '*') == NULL
         || fail (reader, _ ("A title holds no *, because it is shown as it is."));
}

static gboolean
begin_page (Reader *reader, PandoriaLessonPageKind kind, const char *title)
{
  PandoriaLessonText *text = reader->text;

  if (!check_page (reader) || !check_title (reader, title))
    return FALSE;
  if (text->n_chapters == 0)
    return fail (reader, _ ("The first page begins a chapter, “## Title”."));
  reader->member = NULL;
  reader->page = g_new0 (PandoriaLessonPage, 1);
  *reader->page = (PandoriaLessonPage){
    .kind = kind, .chapter = text->n_chapters - 1, .act = text->n_acts, .title = g_strdup (title)
  };
  g_ptr_array_add (text->pages, reader->page);
  return TRUE;
}

static gboolean
begin_chapter (Reader *reader, const char *title)
{
  reader->text->n_chapters++;
  return begin_page (reader, PANDORIA_LESSON_PAGE_CHAPTER, title);
}

/* A recap has the title of its chapter. */
static gboolean
add_recap (Reader *reader, const char *words)
{
  const PandoriaLessonPage *page = reader->page;

  for (guint i = reader->text->pages->len;
       page != NULL && page->kind != PANDORIA_LESSON_PAGE_CHAPTER; i--)
    page = g_ptr_array_index (reader->text->pages, i - 1);
  if (!begin_page (reader, PANDORIA_LESSON_PAGE_RECAP, page != NULL ? page->title : ""))
    return FALSE;
  reader->page->text = g_strdup (words);
  reader->member = &reader->page->text;
  return TRUE;
}

/* --- lines ---------------------------------------------------------------------------------- */

/* Adds a line to the paragraph, or begins a new paragraph. */
static void
add_words (char **member, const char *words, gboolean continues)
{
  char *before = *member;

  if (before == NULL)
    *member = g_strdup (words);
  else
    *member = g_strconcat (before, continues ? " " : "\n", words, NULL);
  g_free (before);
}

/* Returns: (nullable): the member of @page for lines that begin with @sign. */
static char **
find_member (PandoriaLessonPage *page, char sign)
{
  switch (sign)
    {
    case ':':
    case '!': return &page->text;
    case '?': return &page->why;
    case '=': return &page->brought;
    case TOLD: return &page->told;
    default: return NULL;
    }
}

static void
add_act (Reader *reader, char sign)
{
  if (sign == '!')
    reader->page->kind = PANDORIA_LESSON_PAGE_STEP;
  if (sign == TOLD)
    reader->page->n_entered++;
  if (sign == '!' || sign == TOLD)
    reader->text->n_acts++;
}

static gboolean
read_part (Reader *reader, const char *part)
{
  static const char *const parts[] = { "points", "resources", "steps", "figures", NULL };

  if (!g_strv_contains (parts, part))
    return fail (reader, _ ("A part of the window is points, resources, steps or figures."));
  g_free (reader->page->part);
  reader->page->part = g_strdup (part);
  return TRUE;
}

static gboolean
read_page_line (Reader *reader, const char *line)
{
  PandoriaLessonPage *page = reader->page;
  gboolean is_bare = line[0] == TOLD && line[1] == '\0';
  char **member = is_bare || (line[1] == ' ' && line[2] != '\0') ? find_member (page, *line) : NULL;

  if (g_str_has_prefix (line, RULE) && page->rule == NULL)
    {
      page->rule = g_strdup (line + strlen (RULE));
      return TRUE;
    }
  if (g_str_has_prefix (line, PART))
    return read_part (reader, line + strlen (PART));
  if (member == NULL && reader->member == NULL)
    return fail (reader, _ ("A paragraph of a page begins with “: ”, “! ”, “? ”, “= ” or “~ ”."));
  if (*line == '!' && member != NULL && page->text != NULL)
    return fail (reader,
                 _ ("A step has one action, and what to do in it, “! …”, in one paragraph."));
  if (member != NULL)
    add_act (reader, *line);
  if (member != NULL && !is_bare)
    add_words (member, line + 2, *line == TOLD);
  if (member == NULL)
    add_words (reader->member, line, TRUE);
  else
    reader->member = member;
  return TRUE;
}

static gboolean
read_line (Reader *reader, const char *line)
{
  if (*line == '\0')
    {
      reader->member = NULL;
      return TRUE;
    }
  if (g_str_has_prefix (line, CHAPTER))
    return begin_chapter (reader, line + strlen (CHAPTER));
  if (g_str_has_prefix (line, PAGE))
    return begin_page (reader, PANDORIA_LESSON_PAGE_CARD, line + strlen (PAGE));
  if (g_str_has_prefix (line, RECAP))
    return add_recap (reader, line + strlen (RECAP));
  if (reader->page != NULL)
    return read_page_line (reader, line);
  if (reader->text->intro == NULL && !g_str_has_prefix (line, INTRO))
    return fail (reader, _ ("Below its title a lesson says what it teaches, “> …”."));
  add_words (&reader->text->intro, reader->text->intro == NULL ? line + strlen (INTRO) : line,
             TRUE);
  return TRUE;
}

static gboolean
check_whole (Reader *reader)
{
  gboolean is_last_only_read;

  if (!check_page (reader))
    return FALSE;
  is_last_only_read = reader->page != NULL && reader->page->kind != PANDORIA_LESSON_PAGE_STEP
                      && pandoria_lesson_page_count_acts (reader->page) == 0;
  if (reader->text->intro == NULL || !is_last_only_read)
    return fail (
        reader,
        _ ("A lesson says what it teaches, has pages, and ends with one that is only read."));
  return TRUE;
}

static void
read_lines (Reader *reader, char **lines)
{
  if (lines[0] == NULL || !g_str_has_prefix (lines[0], "# ") || lines[0][2] == '\0')
    {
      fail (reader, _ ("A text begins with its title, “# Title”."));
      return;
    }
  reader->text->title = g_strdup (lines[0] + 2);
  if (!check_title (reader, reader->text->title))
    return;
  for (reader->line = 1; lines[reader->line] != NULL; reader->line++)
    if (!read_line (reader, lines[reader->line]))
      return;
  check_whole (reader);
}

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = text != NULL ? g_strsplit_set (text, " \n", -1) : NULL;

  return words != NULL ? g_strv_length (words) : 0;
}

PandoriaLessonText *
pandoria_lesson_text_parse (const char *name, GBytes *data, GError **error)
{
  g_autoptr (PandoriaLessonText) text = g_new0 (PandoriaLessonText, 1);
  Reader reader = { .name = name, .text = text };
  gsize size;
  const char *bytes;
  g_autofree char *copy = NULL;
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (name != NULL && data != NULL, NULL);

  bytes = g_bytes_get_data (data, &size);
  copy = g_strndup (bytes != NULL ? bytes : "", size);
  text->pages = g_ptr_array_new_with_free_func (free_page);
  if (size > MAX_SIZE)
    fail (&reader, _ ("The file is too long."));
  else if (!g_utf8_validate (copy, (gssize) size, NULL))
    fail (&reader, _ ("The file is not UTF-8."));
  else
    {
      lines = g_strsplit (copy, "\n", -1);
      read_lines (&reader, lines);
    }
  if (reader.error == NULL)
    return g_steal_pointer (&text);
  g_propagate_error (error, reader.error);
  return NULL;
}

void
pandoria_lesson_text_free (PandoriaLessonText *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_free (self->intro);
  g_clear_pointer (&self->pages, g_ptr_array_unref);
  g_free (self);
}

guint
pandoria_lesson_page_count_acts (const PandoriaLessonPage *page)
{
  g_return_val_if_fail (page != NULL, 0);
  return (page->kind == PANDORIA_LESSON_PAGE_STEP) + page->n_entered;
}

guint
pandoria_lesson_text_estimate_minutes (const PandoriaLessonText *self)
{
  guint seconds = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->pages->len; i++)
    {
      const PandoriaLessonPage *page = g_ptr_array_index (self->pages, i);
      guint words
          = count_words (page->text) + count_words (page->why) + count_words (page->brought);

      seconds += words * 60 / WORDS_PER_MINUTE
                 + (page->kind == PANDORIA_LESSON_PAGE_STEP ? STEP_SECONDS : 0);
    }
  return MAX (1, (seconds + 30) / 60);
}

/* Returns: (transfer full): @text with @tags instead of the stars; NULL: with neither. */
static char *
convert (const char *text, const char *const *tags)
{
  GString *result = g_string_new (NULL);
  gboolean open = FALSE;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      g_autofree char *escaped = NULL;

      if (*at == '*')
        {
          g_string_append (result, tags != NULL ? tags[open] : "");
          open = !open;
          continue;
        }
      if (*at == '\\' && at[1] != '\0')
        at++;
      escaped = g_markup_escape_text (at, (gssize) (g_utf8_next_char (at) - at));
      if (tags != NULL)
        g_string_append (result, escaped);
      else
        g_string_append_len (result, at, (gssize) (g_utf8_next_char (at) - at));
    }
  return g_string_free (result, FALSE);
}

char *
pandoria_lesson_text_to_markup (const char *text)
{
  static const char *const tags[] = { "<b>", "</b>" };

  g_return_val_if_fail (text != NULL, NULL);
  return convert (text, tags);
}

char *
pandoria_lesson_text_to_plain (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);
  return convert (text, NULL);
}
