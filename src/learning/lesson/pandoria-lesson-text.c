/* What a lesson says: reading its file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lesson.h"

#include "pandoria-json-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What is longer is no lesson that anybody plays. */
#define MAX_SIZE (128 * 1024)

#define RULE "§ "
#define STEP "== "

typedef struct
{
  const char *name;
  guint line;    /* from 0 */
  char **member; /* (nullable): where the paragraph goes on */
  PandoriaLessonText *text;
  PandoriaLessonStep *step; /* nullable */
  GError *error;
} Reader;

/* --- helpers ------------------------------------------------------------------------------------------------------ */

static void
free_step (gpointer data)
{
  PandoriaLessonStep *step = data;

  g_free (step->title);
  g_free (step->rule);
  g_free (step->what);
  g_free (step->why);
  g_free (step->brought);
  g_free (step);
}

static gboolean
fail (Reader *reader, const char *sentence)
{
  if (reader->error == NULL)
    reader->error = g_error_new (PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, _ ("%1$s: line %2$u: %3$s"),
                                 reader->name, reader->line + 1, sentence);
  return FALSE;
}

/* Returns: whether each star has its counterpart. */
static gboolean
is_marked_well (const char *text)
{
  gboolean open = FALSE;

  for (const char *at = text; *at != '\0'; at++)
    if (*at == '\\' && at[1] != '\0')
      at++;
    else if (*at == '*')
      open = !open;
  return !open;
}

/* --- lines -------------------------------------------------------------------------------------------------------- */

/* Adds a line to the paragraph, or begins another one. */
static void
add_words (char **member, const char *words, gboolean goes_on)
{
  char *before = *member;

  *member = before == NULL ? g_strdup (words) : g_strconcat (before, goes_on ? " " : "\n", words, NULL);
  g_free (before);
}

static gboolean
check_step (Reader *reader)
{
  const PandoriaLessonStep *step = reader->step;

  if (step != NULL && (step->what == NULL || step->rule == NULL))
    return fail (reader,
                 _ ("A step says what is to be done, “! …”, and in which section of the rules more stands, “§ …”."));
  return TRUE;
}

/* A heading or the item of a menu, without marks. */
static gboolean
check_title (Reader *reader, const char *title)
{
  return strchr (title, '*') == NULL || fail (reader, _ ("A title holds no *, because it is shown as it is."));
}

static gboolean
begin_step (Reader *reader, const char *title)
{
  if (!check_step (reader) || !check_title (reader, title))
    return FALSE;
  if (*title == '\0')
    return fail (reader, _ ("A step has a title, “== Title”."));
  reader->member = NULL;
  reader->step = g_new0 (PandoriaLessonStep, 1);
  reader->step->title = g_strdup (title);
  g_ptr_array_add (reader->text->steps, reader->step);
  return TRUE;
}

/* Returns: (nullable): what a line that begins with @sign belongs to. */
static char **
find_member (PandoriaLessonStep *step, char sign)
{
  switch (sign)
    {
    case '!': return &step->what;
    case '?': return &step->why;
    case '=': return &step->brought;
    default: return NULL;
    }
}

static gboolean
read_step_line (Reader *reader, const char *line)
{
  char **member = line[1] == ' ' && line[2] != '\0' ? find_member (reader->step, *line) : NULL;

  if (g_str_has_prefix (line, RULE) && reader->step->rule == NULL)
    {
      reader->step->rule = g_strdup (line + strlen (RULE));
      return TRUE;
    }
  if (member == NULL && reader->member == NULL)
    return fail (reader, _ ("A paragraph of a step begins with “! ”, “? ” or “= ”."));
  add_words (member != NULL ? member : reader->member, member != NULL ? line + 2 : line, member == NULL);
  if (member != NULL)
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
  if (g_str_has_prefix (line, STEP))
    return begin_step (reader, line + strlen (STEP));
  if (reader->step != NULL)
    return read_step_line (reader, line);
  add_words (&reader->text->intro, line, reader->member != NULL);
  reader->member = &reader->text->intro;
  return TRUE;
}

static gboolean
check_marks (Reader *reader)
{
  if (!is_marked_well (reader->text->intro))
    return fail (reader, _ ("In the introduction what begins with * does not end."));
  for (guint i = 0; i < reader->text->steps->len; i++)
    {
      const PandoriaLessonStep *step = g_ptr_array_index (reader->text->steps, i);
      const char *texts[] = { step->what, step->why, step->brought };

      for (gsize j = 0; j < G_N_ELEMENTS (texts); j++)
        if (texts[j] != NULL && !is_marked_well (texts[j]))
          {
            g_autofree char *sentence = g_strdup_printf (_ ("In “%s” what begins with * does not end."), step->title);

            return fail (reader, sentence);
          }
    }
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
  if (reader->text->steps->len == 0 || reader->text->intro == NULL)
    fail (reader, _ ("A lesson has an introduction and steps."));
  else if (check_step (reader))
    check_marks (reader);
}

/* --- public functions ----------------------------------------------------------------------------------------------- */

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
  text->steps = g_ptr_array_new_with_free_func (free_step);
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
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_free (self);
}

/* Adds @text with @tags in the place of the stars; NULL: with nothing there. */
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
