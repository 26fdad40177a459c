/* What the files of PandoriaQuickEntry share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-quick-choices.h"
#include "pandoria-quick-entry.h"

struct _PandoriaQuickEntry
{
  AdwBin parent_instance;

  GtkWidget *content, *row;
  GtkImage *sign; /* of whose turn it is, */
  GtkLabel *player;
  GtkEntry *entry;
  GtkWidget *enter_button;
  GtkLabel *message;
  PandoriaQuickChoices *popover;

  PandoriaGame *game;
  PandoriaCatalogue *catalogue;
  PandoriaNotedLine *line;
  GPtrArray *choices;         /* PandoriaChoice */
  guint word_start, word_end; /* characters that a choice replaces */
  gboolean asked, hidden;     /* the list was asked for, or sent away, since the last letter */
  guint announcing;           /* source */
  gboolean open;
  char *done;          /* (nullable): what the last line did, while nothing is typed */
  char *board_words;   /* nullable: what the board says besides, and */
  gboolean is_refusal; /* that it is why something cannot be */
};

/* pandoria-quick-entry.c */
/** Reads the text anew and shows what it says. */
void pandoria_quick_entry_read (PandoriaQuickEntry *self);
/** Shows the list of choices, or takes it away, as things stand. */
void pandoria_quick_entry_show_choices (PandoriaQuickEntry *self);
/** Returns: whether a choice says more than the word that is there already. */
gboolean pandoria_quick_entry_has_news (PandoriaQuickEntry *self);

/* pandoria-quick-sentence.c */
/** Shows what the line says, or what is wrong with it and where. */
void pandoria_quick_entry_show_line (PandoriaQuickEntry *self);
/** Returns: (transfer full): the acts of the line, and who does them: “Anna, Tile at I5 H5; Worker to I5”. */
char *pandoria_quick_entry_describe_line (PandoriaQuickEntry *self);
/** Shows @words of pandoria_quick_entry_describe_line() as done, and whose turn it is now. */
void pandoria_quick_entry_show_done (PandoriaQuickEntry *self, const char *words);
/** Shows whose turn it is. */
void pandoria_quick_entry_show_player (PandoriaQuickEntry *self);
/** Has it read out when the typing pauses. */
void pandoria_quick_entry_announce_later (PandoriaQuickEntry *self);

/* pandoria-quick-keys.c */
/** Puts @choice into the place of the word at the cursor. */
void pandoria_quick_entry_take_choice (PandoriaQuickEntry *self, const PandoriaChoice *choice);
/** Takes the selected choice; without one, has the line done. */
void pandoria_quick_entry_enter (PandoriaQuickEntry *self);
/** Returns: whether the key @keyval, with @state, has a meaning of its own in the entry; then that is done. */
gboolean pandoria_quick_entry_press (PandoriaQuickEntry *self, guint keyval, guint keycode, GdkModifierType state);
