/* PandoriaLesson: all lessons, and how far a game has followed one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lesson-testing.h"

#include "pandoria-folder.h"
#include "pandoria-learning-resources.h"

#include <string.h>

#define FOLDER  "/io/github/pandoria_companion/PandoriaCompanion/data/tutorial/"
#define GAME    ".pandoria"
#define REVISED "-revised"
#define ENGLISH "en"
/* The ids of lesson games begin with this, so that other games do not load the lessons. */
#define IDS "5e55104e-"

struct _PandoriaLesson
{
  char *name;
  PandoriaRecord *record;
  PandoriaLessonText *text;
  guint n_laid;
};

/* --- reading -------------------------------------------------------------------------------- */

static PandoriaRecord *
load_record (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, GAME, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  PandoriaRecord *record = NULL;

  if (bytes != NULL)
    record = pandoria_record_new_from_data (g_bytes_get_data (bytes, NULL),
                                            g_bytes_get_size (bytes), &error);
  if (error != NULL)
    g_warning ("%s: %s", path, error->message);
  return record;
}

/* Returns: (nullable): NULL if there is none in @language. */
static PandoriaLessonText *
load_text (const char *name, const char *language)
{
  g_autofree char *path = g_strdup_printf (FOLDER "%s/%s.lesson", language, name);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GError) error = NULL;
  PandoriaLessonText *text
      = bytes != NULL ? pandoria_lesson_text_parse (path, bytes, &error) : NULL;

  if (error != NULL)
    g_warning ("%s", error->message);
  return text;
}

static PandoriaLessonText *
load_own_text (const char *name)
{
  for (const char *const *spoken = g_get_language_names (); *spoken != NULL; spoken++)
    {
      PandoriaLessonText *text = strchr (*spoken, '/') == NULL ? load_text (name, *spoken) : NULL;

      if (text != NULL)
        return text;
    }
  return load_text (name, ENGLISH);
}

static gboolean
fits (const PandoriaLesson *lesson)
{
  guint n = pandoria_record_get_n_actions (lesson->record) - lesson->n_laid;

  if (n != lesson->text->n_acts)
    g_warning ("%s: the text has %u actions, the game %u", lesson->name, lesson->text->n_acts, n);
  return n == lesson->text->n_acts;
}

static void
free_lesson (PandoriaLesson *lesson)
{
  g_free (lesson->name);
  pandoria_record_unref (lesson->record);
  pandoria_lesson_text_free (lesson->text);
  g_free (lesson);
}

/* Returns: (nullable): the lesson; NULL if it is faulty, so that the others remain usable. */
static PandoriaLesson *
load (const char *file)
{
  g_autofree char *name = g_strndup (file, strlen (file) - strlen (GAME));
  PandoriaRecord *record = load_record (name);
  PandoriaLessonText *text = record != NULL ? load_own_text (name) : NULL;
  PandoriaLesson *lesson;

  if (text == NULL)
    {
      g_clear_pointer (&record, pandoria_record_unref);
      return NULL;
    }
  lesson = g_new0 (PandoriaLesson, 1);
  *lesson = (PandoriaLesson){ .name = g_steal_pointer (&name), .record = record, .text = text };
  while (lesson->n_laid < pandoria_record_get_n_actions (record)
         && pandoria_act_is_correction (pandoria_record_get_action (record, lesson->n_laid)->kind))
    lesson->n_laid++;
  if (!fits (lesson))
    g_clear_pointer (&lesson, free_lesson);
  return lesson;
}

/* Returns: the place of @file in the list: after the first game come the variants that are easiest
 * to begin with, then the others in the order of their numbers. */
static int
rank_name (const char *file)
{
  static const char *const easiest[] = { "1-", "6-", "7-" };

  for (gsize i = 0; i < G_N_ELEMENTS (easiest); i++)
    if (g_str_has_prefix (file, easiest[i]))
      return (int) i;
  return G_N_ELEMENTS (easiest);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  const char *one = *(const char *const *) a, *other = *(const char *const *) b;
  int order = rank_name (one) - rank_name (other);

  return order != 0 ? order : strcmp (one, other);
}

/* Returns: (transfer none): the lessons in the order of the list. */
static GPtrArray *
get_lessons (void)
{
  static GPtrArray *lessons = NULL; /* never freed */
  g_auto (GStrv) files = NULL;

  if (lessons != NULL)
    return lessons;
  pandoria_learning_get_resource (); /* keeps the linker from dropping the resource */
  lessons = g_ptr_array_new ();
  files = g_resources_enumerate_children (FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_return_val_if_fail (files != NULL, lessons);
  qsort (files, g_strv_length (files), sizeof *files, compare_names);
  for (guint i = 0; files[i] != NULL; i++)
    {
      PandoriaLesson *lesson = g_str_has_suffix (files[i], GAME) ? load (files[i]) : NULL;

      if (lesson != NULL)
        g_ptr_array_add (lessons, lesson);
    }
  return lessons;
}

/* --- all of them ---------------------------------------------------------------------------- */

/* The list does not offer lessons of the revised edition. */
const PandoriaLesson *
pandoria_lesson_get (guint index)
{
  GPtrArray *lessons = get_lessons ();

  for (guint i = 0; i < lessons->len; i++)
    if (!g_str_has_suffix (((PandoriaLesson *) lessons->pdata[i])->name, REVISED) && index-- == 0)
      return lessons->pdata[i];
  return NULL;
}

const PandoriaLesson *
pandoria_lesson_find (const char *name)
{
  GPtrArray *lessons = get_lessons ();

  for (guint i = 0; i < lessons->len; i++)
    if (g_strcmp0 (((PandoriaLesson *) g_ptr_array_index (lessons, i))->name, name) == 0)
      return g_ptr_array_index (lessons, i);
  return NULL;
}

const PandoriaLesson *
pandoria_lesson_of (PandoriaRecord *record)
{
  const char *id = pandoria_record_get_id (record);
  GPtrArray *lessons;

  if (id == NULL || !g_str_has_prefix (id, IDS))
    return NULL;
  lessons = get_lessons ();
  for (guint i = 0; i < lessons->len; i++)
    if (g_strcmp0 (
            pandoria_record_get_id (((PandoriaLesson *) g_ptr_array_index (lessons, i))->record),
            id)
        == 0)
      return g_ptr_array_index (lessons, i);
  return NULL;
}

const PandoriaLesson *
pandoria_lesson_for_edition (const PandoriaLesson *self, PandoriaEdition edition)
{
  g_autofree char *name = NULL;
  const PandoriaLesson *lesson;

  g_return_val_if_fail (self != NULL, NULL);

  name = g_str_has_suffix (self->name, REVISED)
             ? g_strndup (self->name, strlen (self->name) - strlen (REVISED))
             : g_strdup (self->name);
  if (edition == PANDORIA_EDITION_REVISED)
    {
      g_autofree char *revised = g_strconcat (name, REVISED, NULL);

      lesson = pandoria_lesson_find (revised);
      if (lesson != NULL)
        return lesson;
    }
  return pandoria_lesson_find (name);
}

const char *
pandoria_lesson_get_name (const PandoriaLesson *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->name;
}

const PandoriaLessonText *
pandoria_lesson_get_text (const PandoriaLesson *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->text;
}

PandoriaRecord *
pandoria_lesson_get_record (const PandoriaLesson *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->record;
}

PandoriaGame *
pandoria_lesson_begin (const PandoriaLesson *self)
{
  g_autoptr (PandoriaRecord) beginning = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaGame *game;

  g_return_val_if_fail (self != NULL, NULL);

  beginning = pandoria_record_new_beginning (self->record, self->n_laid);
  pandoria_record_set_title (beginning, self->text->title);
  game = pandoria_game_new (beginning, NULL, &error);
  if (game == NULL)
    g_warning ("%s: %s", self->name, error->message);
  return game;
}

/* --- acts ----------------------------------------------------------------------------------- */

guint
pandoria_lesson_get_n_laid (const PandoriaLesson *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->n_laid;
}

guint
pandoria_lesson_get_n_acts (const PandoriaLesson *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->text->n_acts;
}

/* Returns: the act after the first @n of @record, or PANDORIA_LESSON_LEFT. */
static int
find_act (const PandoriaLesson *self, PandoriaRecord *record, guint n)
{
  if (n < self->n_laid || n > self->n_laid + pandoria_lesson_get_n_acts (self))
    return PANDORIA_LESSON_LEFT;
  for (guint i = 0; i < n; i++)
    if (!pandoria_lesson_is_same (pandoria_record_get_action (record, i),
                                  pandoria_record_get_action (self->record, i)))
      return PANDORIA_LESSON_LEFT;
  return (int) (n - self->n_laid);
}

int
pandoria_lesson_find_act (const PandoriaLesson *self, PandoriaGame *game)
{
  g_return_val_if_fail (self != NULL && PANDORIA_IS_GAME (game), PANDORIA_LESSON_LEFT);
  return find_act (self, pandoria_game_get_record (game), pandoria_game_get_position (game));
}

guint
pandoria_lesson_find_paused (const PandoriaLesson *self)
{
  g_autofree char *path = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  int act;

  g_return_val_if_fail (self != NULL, 0);

  path = pandoria_folder_get_lesson (self->name);
  record
      = g_file_test (path, G_FILE_TEST_EXISTS) ? pandoria_record_new_from_file (path, NULL) : NULL;
  act = record != NULL ? find_act (self, record, pandoria_record_get_n_actions (record))
                       : PANDORIA_LESSON_LEFT;
  for (guint i = 0; act > 0 && i < self->text->pages->len; i++)
    {
      const PandoriaLessonPage *page = g_ptr_array_index (self->text->pages, i);

      if (act < (int) (page->act + pandoria_lesson_page_count_acts (page)))
        return page->chapter + 1;
    }
  return 0;
}

const PandoriaAction *
pandoria_lesson_get_action (const PandoriaLesson *self, guint act)
{
  g_return_val_if_fail (self != NULL && act < pandoria_lesson_get_n_acts (self), NULL);
  return pandoria_record_get_action (self->record, self->n_laid + act);
}

static void
add_space (PandoriaSpaces *spaces, PandoriaSpace space)
{
  if (space >= 0)
    pandoria_spaces_add (spaces, space);
}

static void
add_members (PandoriaSpaces *spaces, const PandoriaSpellMembers *members)
{
  add_space (spaces, members->at);
  add_space (spaces, members->fortress);
  add_space (spaces, members->region);
  for (guint i = 0; i < members->n_figures; i++)
    add_space (spaces, members->figures[i].at);
  for (guint i = 0; i < members->n_moves; i++)
    {
      add_space (spaces, members->moves[i].from);
      add_space (spaces, members->moves[i].to);
    }
  for (guint i = 0; i < members->n_hexes; i++)
    add_space (spaces, members->hexes[i].at);
  for (guint i = 0; i < members->n_flee; i++)
    add_space (spaces, members->flee[i].at);
}

PandoriaSpaces
pandoria_lesson_get_spaces (const PandoriaLesson *self, guint act)
{
  const PandoriaAction *action = pandoria_lesson_get_action (self, act);
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  g_return_val_if_fail (action != NULL, spaces);

  add_space (&spaces, action->at);
  if (action->kind == PANDORIA_ACT_PLACE_TILE || action->kind == PANDORIA_ACT_PLACE_SINGLE)
    for (guint i = 0; i < (action->kind == PANDORIA_ACT_PLACE_TILE ? 2 : 1); i++)
      add_space (&spaces, action->hexes[i].at);
  if (action->kind == PANDORIA_ACT_TAKE_FIGURE)
    add_space (&spaces, action->take.at);
  if (action->kind == PANDORIA_ACT_ELF_MOVE)
    {
      add_space (&spaces, action->from);
      add_space (&spaces, action->to);
    }
  if (action->kind == PANDORIA_ACT_CAST)
    {
      add_members (&spaces, &action->members);
      add_members (&spaces, &action->copy);
    }
  return spaces;
}
