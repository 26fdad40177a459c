/* What is heard of what happens in the window, wherever the keyboard is.
 *
 * The panels show a view as a whole; what is heard is only what the last input has changed in it, so the view before is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-spoken.h"

#include <glib/gi18n.h>

#include "pandoria-compat.h"
#include "pandoria-text.h"

#define BEFORE_KEY "pandoria-spoken"

/** Before: what was told of the view last. */
typedef struct
{
  const PandoriaGame *game; /* only compared */
  guint position;
  gboolean is_begun, looks_back;
  PandoriaPlayHex hexes[2];
  char *sentence; /* nullable */
} Before;

/* --- helpers --- */

static const PandoriaPlayView *
get_view (PandoriaWindow *self)
{
  return pandoria_play_get_view (pandoria_window_get_play (self));
}

static void
free_before (gpointer data)
{
  Before *before = data;

  g_free (before->sentence);
  g_free (before);
}

static Before *
get_before (PandoriaWindow *self)
{
  Before *before = g_object_get_data (G_OBJECT (self), BEFORE_KEY);

  if (before == NULL)
    {
      before = g_new0 (Before, 1);
      g_object_set_data_full (G_OBJECT (self), BEFORE_KEY, before, free_before);
    }
  return before;
}

static void
keep (Before *before, const PandoriaPlayView *view)
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
speak_hexes (PandoriaWindow *self, const PandoriaPlayView *view, const Before *before)
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

/* A refusal is said as often as it is met; what is to be chosen next, once; and what may be done when nothing is any more. */
static void
speak_sentence (PandoriaWindow *self, const PandoriaPlayView *view, const Before *before)
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

/* Back at the game as it stands, its title is no other one; but who looked elsewhere wants to hear it. */
static void
speak_return (PandoriaWindow *self, const PandoriaPlayView *view, const Before *before)
{
  g_autofree char *text = NULL;

  if (!before->looks_back || view->mode != PANDORIA_PLAY_MODE_NOW)
    return;
  text = pandoria_text_calling (view->game);
  pandoria_announce (GTK_WIDGET (self), text);
}

/* --- shared --- */

void
pandoria_window_update_spoken_title (PandoriaWindow *self)
{
  PandoriaGame *game = get_view (self)->game;
  g_autofree char *title = game != NULL ? pandoria_text_calling (game) : g_strdup (_ ("Pandoria Companion"));

  pandoria_announce_title (GTK_WINDOW (self), title);
}

void
pandoria_window_speak_view (PandoriaWindow *self, guint parts, const char *entered)
{
  const PandoriaPlayView *view = get_view (self);
  Before *before = get_before (self);
  gboolean same
      = view->game != NULL && view->game == before->game && pandoria_game_get_position (view->game) == before->position;

  /* The keyboard's or the pointer's place alone has its own words. */
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

void
pandoria_window_undo (PandoriaWindow *self)
{
  PandoriaDocument *document = pandoria_window_get_document (self);
  g_autofree char *what = NULL;
  g_autofree char *text = NULL;

  g_object_get (document, "undo-label", &what, NULL);
  /* Translators: %s is an act, “Undone: Tile at F7 E7” */
  text = g_strdup_printf (_ ("Undone: %s"), what);
  pandoria_announce (GTK_WIDGET (self), text);
  pandoria_document_undo (document);
}

void
pandoria_window_redo (PandoriaWindow *self)
{
  PandoriaDocument *document = pandoria_window_get_document (self);
  g_autofree char *what = NULL;
  g_autofree char *text = NULL;

  g_object_get (document, "redo-label", &what, NULL);
  /* Translators: %s is an act, “Redone: Tile at F7 E7” */
  text = g_strdup_printf (_ ("Redone: %s"), what);
  pandoria_announce (GTK_WIDGET (self), text);
  pandoria_document_redo (document);
}
