/* PandoriaSpeaker: announces changes of the view of a play to screen readers.
 *
 * The parts of a page show a view as a whole. Announcing only the changes needs the previous
 * values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-speaker.h"

#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-text.h"

struct _PandoriaSpeaker
{
  GObject parent_instance;

  /* The values of the view that were announced last */
  const PandoriaGame *game; /* only compared */
  guint position;
  gboolean is_begun, looks_back;
  PandoriaPlayHex hexes[2];
  char *sentence; /* nullable */
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaSpeaker, pandoria_speaker, G_TYPE_OBJECT)

/* @text: nullable. */
static void
announce (PandoriaSpeaker *self, const char *text)
{
  if (text != NULL)
    g_signal_emit_by_name (self, "announced", text);
}

static void
keep (PandoriaSpeaker *self, const PandoriaPlayView *view)
{
  self->game = view->game;
  self->position = view->game != NULL ? pandoria_game_get_position (view->game) : 0;
  self->is_begun = view->is_begun;
  self->looks_back = view->mode == PANDORIA_PLAY_MODE_LOOKING_BACK;
  memcpy (self->hexes, view->hexes, sizeof self->hexes);
  pandoria_set_str (&self->sentence, view->sentence);
}

/* Returns: whether @hex was not known before, or differs from @was. */
static gboolean
is_new (const PandoriaPlayHex *hex, const PandoriaPlayHex *was)
{
  return !was->known || hex->terrain != was->terrain || hex->symbols != was->symbols;
}

static void
announce_hexes (PandoriaSpeaker *self, const PandoriaPlayView *view)
{
  for (guint i = 0; i < MIN (view->n_hexes, 2); i++)
    {
      const PandoriaPlayHex *hex = &view->hexes[i], *was = &self->hexes[i];

      if (hex->known && is_new (hex, was))
        {
          g_autofree char *text
              = pandoria_text_chosen_hex (i, (PandoriaTerrain) hex->terrain, hex->symbols);

          announce (self, text);
        }
    }
}

/* Announces every refusal, but the next choice only once. If no choice is left, announces the
 * possible acts. */
static void
announce_sentence (PandoriaSpeaker *self, const PandoriaPlayView *view)
{
  g_autofree char *text = NULL;

  if (view->is_refusal)
    text = pandoria_text_with_rule (view->sentence, view->rule);
  else if (view->is_begun && g_strcmp0 (view->sentence, self->sentence) != 0)
    text = g_strdup (view->sentence);
  else if (self->is_begun && !view->is_begun)
    text = pandoria_text_hint (view->game);
  announce (self, text);
}

/* Announces the return to the present, because only the title changes then. */
static void
announce_return (PandoriaSpeaker *self, const PandoriaPlayView *view)
{
  g_autofree char *text = NULL;

  if (!self->looks_back || view->mode != PANDORIA_PLAY_MODE_NOW)
    return;
  text = pandoria_text_calling (view->game);
  announce (self, text);
}

static void
pandoria_speaker_class_init (PandoriaSpeakerClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaSpeaker, sentence, g_free), NULL);
  pandoria_class_add_signal (klass, "announced", 1, G_TYPE_STRING);
}

PandoriaSpeaker *
pandoria_speaker_new (void)
{
  return g_object_new (PANDORIA_TYPE_SPEAKER, NULL);
}

void
pandoria_speaker_show (PandoriaSpeaker *self, const PandoriaPlayView *view, guint parts,
                       const char *entered)
{
  gboolean same;

  g_return_if_fail (PANDORIA_IS_SPEAKER (self) && view != NULL);

  /* The board describes the focused or hovered space itself. */
  if ((parts & PANDORIA_PLAY_ACT) == 0)
    return;
  same = view->game != NULL && view->game == self->game
         && pandoria_game_get_position (view->game) == self->position;
  announce (self, entered);
  if (same)
    {
      announce_return (self, view);
      announce_hexes (self, view);
    }
  if (same || view->is_refusal)
    announce_sentence (self, view);
  keep (self, view);
}
