/* PandoriaPlayPage: announces changes of the play to screen readers.
 *
 * The parts show a view as a whole. Announcing only the changes needs the previous values, which this file keeps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-page-private.h"

#include "pandoria-text.h"

static void
keep (PandoriaSpoken *before, const PandoriaPlayView *view)
{
  before->game = view->game;
  before->position = view->game != NULL ? pandoria_game_get_position (view->game) : 0;
  before->is_begun = view->is_begun;
  before->looks_back = view->mode == PANDORIA_PLAY_MODE_LOOKING_BACK;
  memcpy (before->hexes, view->hexes, sizeof before->hexes);
  g_free (before->sentence);
  before->sentence = g_strdup (view->sentence);
}

static void
speak_hexes (PandoriaPlayPage *self, const PandoriaPlayView *view, const PandoriaSpoken *before)
{
  for (guint i = 0; i < MIN (view->n_hexes, 2); i++)
    {
      const PandoriaPlayHex *hex = &view->hexes[i], *was = &before->hexes[i];

      if (hex->known && (!was->known || hex->terrain != was->terrain || hex->symbols != was->symbols))
        {
          g_autofree char *text = pandoria_text_chosen_hex (i, (PandoriaTerrain) hex->terrain, hex->symbols);

          pandoria_announce (GTK_WIDGET (self), text);
        }
    }
}

/* Announces every refusal, but the next choice only once. If no choice is left, announces the possible acts. */
static void
speak_sentence (PandoriaPlayPage *self, const PandoriaPlayView *view, const PandoriaSpoken *before)
{
  g_autofree char *text = NULL;

  if (view->is_refusal)
    text = pandoria_text_with_rule (view->sentence, view->rule);
  else if (view->is_begun && g_strcmp0 (view->sentence, before->sentence) != 0)
    text = g_strdup (view->sentence);
  else if (before->is_begun && !view->is_begun)
    text = pandoria_text_hint (view->game);
  pandoria_announce (GTK_WIDGET (self), text);
}

/* Announces the return to the present, because only the title changes then. */
static void
speak_return (PandoriaPlayPage *self, const PandoriaPlayView *view, const PandoriaSpoken *before)
{
  g_autofree char *text = NULL;

  if (!before->looks_back || view->mode != PANDORIA_PLAY_MODE_NOW)
    return;
  text = pandoria_text_calling (view->game);
  pandoria_announce (GTK_WIDGET (self), text);
}

void
pandoria_play_page_speak_view (PandoriaPlayPage *self, guint parts, const char *entered)
{
  const PandoriaPlayView *view = pandoria_play_get_view (self->play);
  PandoriaSpoken *before = &self->spoken;
  gboolean same
      = view->game != NULL && view->game == before->game && pandoria_game_get_position (view->game) == before->position;

  /* The board describes the focused or hovered space itself. */
  if ((parts & PANDORIA_PLAY_ACT) == 0)
    return;
  pandoria_announce (GTK_WIDGET (self), entered);
  if (same)
    speak_return (self, view, before);
  if (same)
    speak_hexes (self, view, before);
  if (same || view->is_refusal)
    speak_sentence (self, view, before);
  keep (before, view);
}
