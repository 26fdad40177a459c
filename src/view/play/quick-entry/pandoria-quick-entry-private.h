/* Declarations for the files of PandoriaQuickEntry.
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
  GtkImage *sign; /* of the active player, */
  GtkLabel *player;
  GtkEntry *entry;
  GtkWidget *enter_button;
  GtkLabel *message;
  PandoriaQuickChoices *popover; /* (nullable): until the entry is first opened */

  PandoriaPlay *play;
  const PandoriaPlayView *view; /* of the play */
  PandoriaCatalogue *catalogue;
  PandoriaNotedLine *line;
  GPtrArray *choices;         /* PandoriaChoice */
  guint word_start, word_end; /* characters that a choice replaces */
  gboolean asked, hidden;     /* the list was requested or dismissed since the last letter */
  guint announcing;           /* source */
  gboolean open;
  GtkWidget *before;   /* (weak): what had the focus before it was opened */
  char *refusal;       /* (nullable): why the game refused the line, until the user types */
  char *done;          /* (nullable): describes the last line, until the user types */
  char *board_words;   /* nullable: the sentence of the view, and */
  gboolean is_refusal; /* whether it explains a refusal */
};

/* pandoria-quick-entry.c */
/** Enters the selected choice. If none is selected, performs the line. */
void pandoria_quick_entry_enter (PandoriaQuickEntry *self);

/* pandoria-quick-sentence.c */
/** Shows the meaning of the line, or its error and where that is. */
void pandoria_quick_entry_show_line (PandoriaQuickEntry *self);
/** Returns: (transfer full): the acts of the line and their player: “Anna, Tile at I5 H5; Worker to
 * I5”. */
char *pandoria_quick_entry_describe_line (PandoriaQuickEntry *self);
/** Shows @words of pandoria_quick_entry_describe_line() as done, and the active player. */
void pandoria_quick_entry_show_done (PandoriaQuickEntry *self, const char *words);
/** Shows the active player. */
void pandoria_quick_entry_show_player (PandoriaQuickEntry *self);
/** Announces the sentence when typing pauses. */
void pandoria_quick_entry_announce_later (PandoriaQuickEntry *self);
