/* PandoriaQuickEntry: the sentence below the line, the underlined word, and announcements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-quick-entry-private.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-art.h"
#include "pandoria-text-spoken.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define SIGN_SIZE 22

/* The announcement follows a pause in typing of this many milliseconds. */
#define PAUSE 900

static const char *
get_name (PandoriaQuickEntry *self)
{
  return pandoria_game_get_player_name (self->view->game,
                                        pandoria_game_get_state (self->view->game)->active);
}

/* Leaves out the last act if @shown names it, and the end of the turn without @shown. */
static char *
describe_acts (const PandoriaNotedLine *line, const char *shown)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < line->acts->len; i++)
    {
      const PandoriaNotedAct *act = g_ptr_array_index (line->acts, i);
      g_autofree char *words = pandoria_text_action (&act->action);

      if (shown == NULL && text->len > 0 && act->action.kind == PANDORIA_ACT_END_TURN)
        break;
      if (i + 1 == line->acts->len && shown != NULL && strstr (shown, words) != NULL)
        break;
      /* Translators: between the acts of a turn, as in “Tile at G6 G7; Worker to G6”. */
      g_string_append_printf (text, "%s%s", text->len > 0 ? C_ ("acts of a turn", "; ") : "",
                              words);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The word at the cursor is still incomplete, and could become a valid one. */
static gboolean
is_unfinished (PandoriaQuickEntry *self)
{
  const PandoriaFault *fault = self->line->fault;

  gboolean has_choices = self->choices != NULL && self->choices->len > 0;

  if (fault->is_missing)
    return TRUE;
  if (fault->refusal != NULL || !has_choices)
    return FALSE;
  return fault->end == (guint) gtk_editable_get_position (GTK_EDITABLE (self->entry));
}

static gboolean
is_wrong (PandoriaQuickEntry *self)
{
  return self->line != NULL && self->line->fault != NULL && !is_unfinished (self);
}

/* A refusal from the board is shown until the line changes. */
static gboolean
is_refused (PandoriaQuickEntry *self)
{
  return self->is_refusal && self->board_words != NULL;
}

/* What to type, or that little more fits into the game. */
static char *
describe_game (PandoriaQuickEntry *self)
{
  char *room = pandoria_text_room (self->view->game);

  return room != NULL
             ? room
             : g_strdup_printf (
                 _ ("Type %s’s turn. The Down key shows what is possible, a period ends the turn."),
                 get_name (self));
}

static char *
get_sentence (PandoriaQuickEntry *self)
{
  g_autofree char *acts = NULL;

  if (self->line == NULL)
    return g_strdup ("");
  if (self->refusal != NULL)
    return g_strdup (self->refusal);
  if (is_refused (self))
    return g_strdup (self->board_words);
  if (self->line->fault != NULL && (self->line->fault->is_missing || is_wrong (self)))
    return g_strdup (self->line->fault->message);
  if (self->line->acts->len > 0)
    {
      acts = describe_acts (self->line, self->board_words != NULL ? self->board_words : "");
      if (self->board_words != NULL && *acts != '\0')
        return g_strdup_printf (_ ("%1$s · %2$s"), acts, self->board_words);
      return self->board_words != NULL ? g_strdup (self->board_words) : g_steal_pointer (&acts);
    }
  if (self->done != NULL)
    return g_strdup (self->done);
  if (self->board_words != NULL)
    return g_strdup (self->board_words);
  return describe_game (self);
}

static void
show_underline (PandoriaQuickEntry *self, gboolean wrong)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  if (wrong)
    {
      PangoAttribute *underline = pango_attr_underline_new (PANGO_UNDERLINE_ERROR);

      underline->start_index
          = (guint) (g_utf8_offset_to_pointer (text, self->line->fault->start) - text);
      underline->end_index
          = (guint) (g_utf8_offset_to_pointer (text, self->line->fault->end) - text);
      pango_attr_list_insert (attributes, underline);
    }
  gtk_entry_set_attributes (self->entry, attributes);
}

void
pandoria_quick_entry_show_line (PandoriaQuickEntry *self)
{
  g_autofree char *sentence = get_sentence (self);
  gboolean wrong = is_wrong (self);

  gtk_label_set_label (self->message, sentence);
  show_underline (self, wrong);
  /* Avoid the state “invalid”: with it Orca 43 no longer reads the typed text. The sentence is
   * announced instead. */
  pandoria_set_css_class (GTK_WIDGET (self->entry), "error", wrong);
  pandoria_set_css_class (GTK_WIDGET (self->message), "error",
                          wrong || is_refused (self) || self->refusal != NULL);
  gtk_widget_set_sensitive (self->enter_button, self->line != NULL && self->line->fault == NULL
                                                    && self->line->acts->len > 0);
}

void
pandoria_quick_entry_show_player (PandoriaQuickEntry *self)
{
  const PandoriaState *state = pandoria_game_get_state (self->view->game);
  PandoriaColor color = pandoria_record_get_player_color (
      pandoria_game_get_record (self->view->game), state->active);
  g_autofree char *label = g_strdup_printf (_ ("A turn of %s in the notation"), get_name (self));

  pandoria_art_show_piece (self->sign, PANDORIA_ART_WORKER, color, SIGN_SIZE);
  gtk_label_set_label (self->player, get_name (self));
  pandoria_set_accessible_label (GTK_WIDGET (self->entry), label);
}

char *
pandoria_quick_entry_describe_line (PandoriaQuickEntry *self)
{
  g_autofree char *acts = describe_acts (self->line, NULL);

  /* Translators: a player, and what was done: “Anna, Tile at I5 H5; Worker to I5” */
  return g_strdup_printf (C_ ("done", "%1$s, %2$s"), get_name (self), acts);
}

/* Only shown: screen readers have read the line while it was typed, and read whose turn it is. */
void
pandoria_quick_entry_show_done (PandoriaQuickEntry *self, const char *words)
{
  g_free (self->done);
  /* Translators: who has done what, and whose turn it is: “Done: Anna, Tile at I5 H5; Worker to I5
   * · now Bert” */
  self->done = g_strdup_printf (_ ("Done: %1$s · now %2$s"), words, get_name (self));
  pandoria_quick_entry_show_line (self);
}

static void
on_pause (gpointer data)
{
  PandoriaQuickEntry *self = data;

  g_autofree char *words = pandoria_text_spoken_page (gtk_label_get_label (self->message), 0);

  self->announcing = 0;
  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0')
    pandoria_announce_choice (GTK_WIDGET (self->entry), words);
}

void
pandoria_quick_entry_announce_later (PandoriaQuickEntry *self)
{
  g_clear_handle_id (&self->announcing, g_source_remove);
  if (self->line != NULL)
    self->announcing = g_timeout_add_once (PAUSE, on_pause, self);
}
