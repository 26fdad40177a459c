/* PandoriaPlay: the open regions of the shown position, in numbers and sentences: all regions if the user asks for
 * them, otherwise the one that the pointer rests on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-private.h"

#include "pandoria-text.h"

/* How many regions are described for an empty space; there is no room for more. */
#define MAX_NAMED 2

static void
drop_open (PandoriaPlayView *view)
{
  g_clear_pointer (&view->open_sentences, g_strfreev);
  view->n_open = 0;
}

static void
make_sentences (PandoriaPlay *self)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  for (guint i = 0; i < self->view.n_open; i++)
    {
      g_autofree char *sentence = pandoria_text_open_region (self->game, &self->open[i]);

      g_strv_builder_add (sentences, sentence);
    }
  self->view.open_sentences = g_strv_builder_end (sentences);
}

/* Removes all open regions except the hovered one. */
static void
keep_hovered (PandoriaPlay *self)
{
  guint n = self->view.n_open;

  self->view.n_open = 0;
  for (guint i = 0; i < n && self->hovered != PANDORIA_SPACE_NONE && self->view.n_open == 0; i++)
    if (pandoria_spaces_has (&self->open[i].region.spaces, self->hovered))
      self->open[self->view.n_open++] = self->open[i];
}

gboolean
pandoria_play_rests_on_region (const PandoriaPlay *self, PandoriaSpace space)
{
  const PandoriaPlayView *view = &self->view;

  return self->rests && !view->shows_open && view->n_open == 1 && space != PANDORIA_SPACE_NONE
         && pandoria_spaces_has (&view->open[0].region.spaces, space);
}

void
pandoria_play_update_open (PandoriaPlay *self)
{
  PandoriaPlayView *view = &self->view;

  drop_open (view);
  if ((!view->shows_open && !self->rests) || self->game == NULL)
    return;
  if (self->open == NULL)
    self->open = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  view->open = self->open;
  view->n_open = pandoria_state_list_open_regions (pandoria_game_get_shown_state (self->game), self->open);
  if (!view->shows_open)
    keep_hovered (self);
  make_sentences (self);
}

void
pandoria_play_drop_open (PandoriaPlay *self)
{
  drop_open (&self->view);
  g_clear_pointer (&self->open, g_free);
}

static gboolean
concerns (const PandoriaOpenRegion *open, PandoriaSpace space)
{
  return pandoria_spaces_has (&open->region.spaces, space) || pandoria_spaces_has (&open->missing, space);
}

/* Returns: the region that needs @space, is not in @named (@n entries) and misses fewest spaces; view->n_open: none. */
static guint
find_nearest (const PandoriaPlayView *view, PandoriaSpace space, const guint *named, guint n)
{
  guint best = view->n_open;

  for (guint i = 0; i < view->n_open; i++)
    {
      gboolean is_named = FALSE;

      for (guint j = 0; j < n; j++)
        is_named |= named[j] == i;
      if (!is_named && concerns (&view->open[i], space)
          && (best == view->n_open
              || pandoria_spaces_count (view->open[i].missing) < pandoria_spaces_count (view->open[best].missing)))
        best = i;
    }
  return best;
}

char *
pandoria_play_view_describe_open (const PandoriaPlayView *view, PandoriaSpace space)
{
  g_autoptr (GPtrArray) sentences = pandoria_phrases_new ();
  guint named[MAX_NAMED];

  g_return_val_if_fail (view != NULL, NULL);

  for (guint n = 0; n < MAX_NAMED; n++)
    {
      named[n] = find_nearest (view, space, named, n);
      if (named[n] == view->n_open)
        break;
      pandoria_phrases_add (sentences, g_strdup (view->open_sentences[named[n]]));
    }
  return pandoria_phrases_join (sentences, " ");
}
