/* What the files of PandoriaQuickEntry share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-notation.h"
#include "pandoria-quick-entry.h"

/* --- pandoria-quick-choices.c ------------------------------------------------------------------------------------ */
/* The list of words that could be at the cursor of the quick entry, below it. */

/** PandoriaQuickChoices: a popover that leaves the keyboard to the entry. Signal "chosen" (guint index): a row was pressed. */
#define PANDORIA_TYPE_QUICK_CHOICES (pandoria_quick_choices_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaQuickChoices, pandoria_quick_choices, PANDORIA, QUICK_CHOICES, GtkPopover)

/** Sets how wide the list is, in pixels. */
void pandoria_quick_choices_set_width (PandoriaQuickChoices *self, int width);
/** Shows @choices (PandoriaChoice, of which a reference is kept) with none of them selected; NULL or empty: hides. */
void pandoria_quick_choices_set (PandoriaQuickChoices *self, GPtrArray *choices);
/** Selects the next (@by 1) or previous (−1) choice. Returns: (nullable): it; NULL when there are none. */
const PandoriaChoice *pandoria_quick_choices_move (PandoriaQuickChoices *self, int by);
/** Returns: (nullable): the selected choice. */
const PandoriaChoice *pandoria_quick_choices_get_selected (PandoriaQuickChoices *self);

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
  char *board_words;   /* nullable: the further words of the board, and */
  gboolean is_refusal; /* that it is why something cannot be */
};

/* pandoria-quick-entry.c */
/** Reads the text again and shows its meaning. */
void pandoria_quick_entry_read (PandoriaQuickEntry *self);
/** Shows or hides the list of choices. */
void pandoria_quick_entry_show_choices (PandoriaQuickEntry *self);
/** Returns: whether a choice contains more than the present word. */
gboolean pandoria_quick_entry_has_choice (PandoriaQuickEntry *self);

/* pandoria-quick-sentence.c */
/** Shows the meaning of the line, or its fault and the place of that. */
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
/** Returns: whether the key @keyval, with @state, has its own meaning in the entry; then that is done. */
gboolean pandoria_quick_entry_press (PandoriaQuickEntry *self, guint keyval, guint keycode, GdkModifierType state);
