/* PandoriaBoardSpaces: the widgets of the spaces of a board, with their looks and names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-spaces.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-text.h"

struct _PandoriaBoardSpaces
{
  GObject parent_instance;

  GtkWidget *board; /* not owned */
  PandoriaSpaces all;
  PandoriaSpaceWidget *widgets[PANDORIA_N_SPACES]; /* NULL for no space */
  PandoriaSpaceLook named[PANDORIA_N_SPACES];      /* described by the labels; 0 without a game */
  PandoriaSpace current;
};

G_DEFINE_FINAL_TYPE (PandoriaBoardSpaces, pandoria_board_spaces, G_TYPE_OBJECT)

enum
{
  ACTIVATED,
  FOCUSED,
  LEFT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- names for screen readers --------------------------------------------------------------- */

/* Without a game there are no regions and no turns. */
static char *
describe_bare_space (const PandoriaBoardScene *scene, PandoriaSpace space)
{
  const PandoriaState *state = &scene->state;
  int terrain = pandoria_state_terrain_at (state, space);
  g_autofree char *amount = NULL;

  if (scene->drawing)
    return pandoria_text_board_space (&scene->drawn, space);
  if (terrain < 0)
    terrain = pandoria_state_exit_at (state, space);
  if (terrain < 0)
    return g_strdup (pandoria_space_name (space));
  amount = pandoria_text_amount (pandoria_terrain_counter ((PandoriaTerrain) terrain),
                                 (int) pandoria_state_symbols_at (state, space));
  /* Translators: a space of the board: its name, its terrain, its symbols, as in “G6, forest, 2
   * wood”. */
  return g_strdup_printf (C_ ("space", "%s, %s, %s"), pandoria_space_name (space),
                          pandoria_text_terrain ((PandoriaTerrain) terrain), amount);
}

/* Everything that the label of a space depends on: its look, with the size of its region in place
 * of the marks. */
static void
find_contents (const PandoriaBoardScene *scene, PandoriaSpaceLook contents[PANDORIA_N_SPACES])
{
  PandoriaSpaces left = pandoria_state_all_terrain (&scene->state);
  PandoriaSpace space;

  pandoria_space_looks_make (contents, &scene->state, scene->colors, NULL);
  while (!pandoria_spaces_is_empty (left))
    {
      PandoriaSpaces region = pandoria_state_region (&scene->state, pandoria_spaces_first (left));

      PANDORIA_FOREACH_SPACE (space, region)
        contents[space].marks = (guint16) pandoria_spaces_count (region);
      left = pandoria_spaces_minus (left, region);
    }
}

/* The text of a space takes long, so only spaces with other contents get another one. */
void
pandoria_board_spaces_name_in_game (PandoriaBoardSpaces *self, const PandoriaBoardScene *scene,
                                    PandoriaGame *game)
{
  PandoriaSpaceLook contents[PANDORIA_N_SPACES];
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_SPACES (self) && PANDORIA_IS_GAME (game));

  find_contents (scene, contents);
  PANDORIA_FOREACH_SPACE (space, self->all)
    if (memcmp (&contents[space], &self->named[space], sizeof contents[0]) != 0)
      {
        g_autofree char *label = pandoria_text_space (game, space);

        pandoria_space_widget_set_label (self->widgets[space], label);
        self->named[space] = contents[space];
      }
}

void
pandoria_board_spaces_name (PandoriaBoardSpaces *self, const PandoriaBoardScene *scene,
                            PandoriaGame *naming)
{
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_SPACES (self) && scene != NULL);

  PANDORIA_FOREACH_SPACE (space, self->all)
    {
      g_autofree char *label = naming != NULL
                                   ? pandoria_text_space_in (naming, &scene->state, space)
                                   : describe_bare_space (scene, space);

      pandoria_space_widget_set_label (self->widgets[space], label);
    }
  memset (self->named, 0, sizeof self->named);
}

/* Returns: (nullable): the sentences of the regions that contain @space or still need it. */
static char *
join_sentences (PandoriaSpace space, const PandoriaOpenRegion *regions,
                const char *const *sentences, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    if (pandoria_spaces_has (&regions[i].region.spaces, space)
        || pandoria_spaces_has (&regions[i].missing, space))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentences[i]);
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

void
pandoria_board_spaces_describe_regions (PandoriaBoardSpaces *self,
                                        const PandoriaOpenRegion *regions,
                                        const char *const *sentences, guint n)
{
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_SPACES (self));
  g_return_if_fail (n == 0 || (regions != NULL && sentences != NULL));

  PANDORIA_FOREACH_SPACE (space, self->all)
    {
      g_autofree char *text = join_sentences (space, regions, sentences, n);

      pandoria_space_widget_set_outlook (self->widgets[space], text);
    }
}

/* --- drawing -------------------------------------------------------------------------------- */

/* A previewed figure without a tile has nothing under it. */
static gboolean
is_lifted (PandoriaSpaceWidget *widget)
{
  const PandoriaSpaceLook *look = pandoria_space_widget_get_look (widget);

  return (look->marks & PANDORIA_MARK_PREVIEW) != 0
         && look->under.kind != PANDORIA_SPACE_KIND_NOTHING;
}

static void
snapshot_lifted (PandoriaBoardSpaces *self, PandoriaSpace space, GtkSnapshot *snapshot)
{
  PandoriaSpaceWidget *widget = pandoria_board_spaces_get (self, space);

  if (widget != NULL && is_lifted (widget))
    gtk_widget_snapshot_child (self->board, GTK_WIDGET (widget), snapshot);
}

void
pandoria_board_spaces_snapshot (PandoriaBoardSpaces *self, const PandoriaHighlights *highlights,
                                GtkSnapshot *snapshot)
{
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_SPACES (self) && highlights != NULL);

  PANDORIA_FOREACH_SPACE (space, self->all)
    if (!is_lifted (self->widgets[space]))
      gtk_widget_snapshot_child (self->board, GTK_WIDGET (self->widgets[space]), snapshot);
  for (guint i = 0; i < highlights->n_preview; i++)
    snapshot_lifted (self, highlights->preview[i].at, snapshot);
  snapshot_lifted (self, highlights->castle_at, snapshot);
}

/* --- making --------------------------------------------------------------------------------- */

static void
on_activated (PandoriaBoardSpaces *self, PandoriaSpaceWidget *widget)
{
  g_signal_emit (self, signals[ACTIVATED], 0, (int) pandoria_space_widget_get_space (widget));
}

static void
on_focus_changed (PandoriaBoardSpaces *self, GParamSpec *pspec, GtkWidget *widget)
{
  PandoriaSpace space = pandoria_space_widget_get_space (PANDORIA_SPACE_WIDGET (widget));

  if (!gtk_widget_has_focus (widget))
    {
      g_signal_emit (self, signals[LEFT], 0, (int) space);
      return;
    }
  self->current = space;
  g_signal_emit (self, signals[FOCUSED], 0, (int) space);
}

static void
add_widget (PandoriaBoardSpaces *self, PandoriaSpace space, GtkWidget *above, gboolean picture)
{
  GtkWidget *widget = pandoria_space_widget_new (space);

  self->widgets[space] = PANDORIA_SPACE_WIDGET (widget);
  /* GTK 4.18 sets the state "hidden" itself. */
  if (picture)
    g_object_set (widget, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_insert_before (widget, self->board, above);
  g_signal_connect_object (widget, "activated", G_CALLBACK (on_activated), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "notify::has-focus", G_CALLBACK (on_focus_changed), self,
                           G_CONNECT_SWAPPED);
}

void
pandoria_board_spaces_make (PandoriaBoardSpaces *self, PandoriaSpaces spaces, GtkWidget *above,
                            gboolean picture, PandoriaSpace first)
{
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_SPACES (self) && GTK_IS_WIDGET (above));

  pandoria_board_spaces_drop (self);
  self->all = spaces;
  PANDORIA_FOREACH_SPACE (space, spaces)
    add_widget (self, space, above, picture);
  self->current = first;
}

void
pandoria_board_spaces_drop (PandoriaBoardSpaces *self)
{
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_SPACES (self));

  PANDORIA_FOREACH_SPACE (space, self->all)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->widgets[space])));
  memset (self->named, 0, sizeof self->named);
  self->all = pandoria_spaces_empty ();
  self->current = PANDORIA_SPACE_NONE;
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_board_spaces_class_init (PandoriaBoardSpacesClass *klass)
{
  signals[ACTIVATED] = pandoria_class_add_signal (klass, "activated", 1, G_TYPE_INT);
  signals[FOCUSED] = pandoria_class_add_signal (klass, "focused", 1, G_TYPE_INT);
  signals[LEFT] = pandoria_class_add_signal (klass, "left", 1, G_TYPE_INT);
}

static void
pandoria_board_spaces_init (PandoriaBoardSpaces *self)
{
  self->current = PANDORIA_SPACE_NONE;
}

/* --- public functions ----------------------------------------------------------------------- */

PandoriaBoardSpaces *
pandoria_board_spaces_new (GtkWidget *board)
{
  PandoriaBoardSpaces *self;

  g_return_val_if_fail (GTK_IS_WIDGET (board), NULL);

  self = g_object_new (PANDORIA_TYPE_BOARD_SPACES, NULL);
  self->board = board;
  return self;
}

PandoriaSpaces
pandoria_board_spaces_get_all (PandoriaBoardSpaces *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_SPACES (self), pandoria_spaces_empty ());

  return self->all;
}

PandoriaSpaceWidget *
pandoria_board_spaces_get (PandoriaBoardSpaces *self, PandoriaSpace space)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_SPACES (self), NULL);

  return space >= 0 ? self->widgets[space] : NULL;
}

const PandoriaSpaceLook *
pandoria_board_spaces_get_look (PandoriaBoardSpaces *self, PandoriaSpace space)
{
  return pandoria_space_widget_get_look (self->widgets[space]);
}

PandoriaSpace
pandoria_board_spaces_get_current (PandoriaBoardSpaces *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_SPACES (self), PANDORIA_SPACE_NONE);

  return self->current;
}

gboolean
pandoria_board_spaces_focus (PandoriaBoardSpaces *self, PandoriaSpace space)
{
  PandoriaSpaceWidget *widget = pandoria_board_spaces_get (self, space);

  return widget != NULL && gtk_widget_grab_focus (GTK_WIDGET (widget));
}

void
pandoria_board_spaces_show (PandoriaBoardSpaces *self,
                            const PandoriaSpaceLook looks[PANDORIA_N_SPACES])
{
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_SPACES (self));

  PANDORIA_FOREACH_SPACE (space, self->all)
    pandoria_space_widget_set_look (self->widgets[space], &looks[space]);
}

void
pandoria_board_spaces_allocate (PandoriaBoardSpaces *self, const PandoriaBoardLayout *layout)
{
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_SPACES (self) && layout != NULL);

  PANDORIA_FOREACH_SPACE (space, self->all)
    {
      PandoriaRect rect = pandoria_board_layout_get_rect (layout, space);

      pandoria_space_widget_set_size (self->widgets[space], rect.width, rect.height);
      gtk_widget_size_allocate (GTK_WIDGET (self->widgets[space]),
                                &(GtkAllocation){ rect.x, rect.y, rect.width, rect.height }, -1);
    }
}

void
pandoria_board_spaces_refresh (PandoriaBoardSpaces *self)
{
  PandoriaSpace space;

  g_return_if_fail (PANDORIA_IS_BOARD_SPACES (self));

  PANDORIA_FOREACH_SPACE (space, self->all)
    pandoria_space_widget_refresh (self->widgets[space]);
}
