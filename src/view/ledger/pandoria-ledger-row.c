/* One line of the ledger or the history: figure, title, formula, amount, rule; or a turn's heading.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-ledger-row.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-entry-words.h"
#include "pandoria-game-entries.h"
#include "pandoria-notation.h"
#include "pandoria-rule-button.h"
#include "pandoria-text-rules.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define PIECE_SIZE 20
#define SIGN_SIZE  16

#define TIGHT_LETTERS 36 /* in a line of the list */

struct _PandoriaLedgerRow
{
  AdwBin parent_instance;

  GtkStack *stack;
  GtkWidget *heading_page, *entry_page;
  GtkLabel *heading, *title, *formula, *rule_title, *amount, *points;
  GtkImage *figure, *sign;
  GtkWidget *words, *amount_box, *amount_line, *here;
  PandoriaRuleButton *rule;

  PandoriaGame *game;
  PandoriaLine *line;
  gboolean selected, marked;
  gboolean tight; /* the amount stands below the words */
};

G_DEFINE_FINAL_TYPE (PandoriaLedgerRow, pandoria_ledger_row, ADW_TYPE_BIN)

/* --- helpers --- */

/* The list view's own item is what assistive technology walks through. */
static void
set_accessible_label (PandoriaLedgerRow *self, const char *text)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));

  if (item != NULL)
    pandoria_set_accessible_label (item, text);
}

static void
show_figure (PandoriaLedgerRow *self, guint player)
{
  PandoriaColor color = pandoria_record_get_player_color (pandoria_game_get_record (self->game), player);

  pandoria_art_show_piece (self->figure, PANDORIA_ART_WORKER, color, PIECE_SIZE);
}

/* Resources have a sign; points and what corrections change are written out. */
static void
show_amount (PandoriaLedgerRow *self, const PandoriaEvent *event)
{
  PandoriaCounter counter = (PandoriaCounter) event->counter;
  gboolean resource = counter < PANDORIA_N_RESOURCES;
  g_autofree char *amount
      = resource ? pandoria_text_signed (event->amount) : pandoria_text_change (counter, event->amount);
  g_autofree char *points = event->points != 0 ? pandoria_text_change (PANDORIA_COUNTER_POINTS, event->points) : NULL;

  gtk_widget_set_visible (self->amount_box, TRUE);
  pandoria_set_text (self->amount, amount);
  pandoria_set_text (self->points, points);
  gtk_widget_set_visible (GTK_WIDGET (self->sign), resource);
  if (resource)
    pandoria_art_show_counter (self->sign, counter, SIGN_SIZE);
}

/* A result stays on the line of its equals sign. A formula runs from left to right in every script, within a text that may
 * run the other way. */
static char *
get_formula (PandoriaLedgerRow *self, const PandoriaEvent *event)
{
  g_autofree char *formula = pandoria_text_event_formula (event);
  g_auto (GStrv) parts = g_strsplit (formula, "= ", -1);
  g_autofree char *joined = g_strjoinv ("=\u00a0", parts);

  if (*joined == '\0' || gtk_widget_get_direction (GTK_WIDGET (self)) != GTK_TEXT_DIR_RTL)
    return g_steal_pointer (&joined);
  return g_strconcat ("\u2066", joined, "\u2069", NULL);
}

static void
show_event (PandoriaLedgerRow *self, const PandoriaEvent *event)
{
  g_autofree char *title = pandoria_text_event_title (event);
  g_autofree char *formula = get_formula (self, event);

  gtk_widget_remove_css_class (GTK_WIDGET (self), "act");
  show_figure (self, event->player);
  pandoria_set_text (self->title, title);
  pandoria_set_text (self->formula, formula);
  show_amount (self, event);
  pandoria_rule_button_set_number (self->rule, pandoria_event_rule ((PandoriaEventKind) event->kind));
}

static void
show_act (PandoriaLedgerRow *self, PandoriaHistoryEntry *entry)
{
  guint index = pandoria_history_entry_get_index (entry);
  const char *note = pandoria_record_get_note (pandoria_game_get_record (self->game), index);
  g_autofree char *text = pandoria_text_action (pandoria_history_entry_get_action (entry));

  gtk_widget_add_css_class (GTK_WIDGET (self), "act");
  show_figure (self, pandoria_history_entry_get_player (entry));
  pandoria_set_text (self->title, text);
  pandoria_set_text (self->formula, note);
  gtk_widget_set_visible (self->amount_box, FALSE);
  pandoria_rule_button_set_number (self->rule, NULL);
}

/* The notation is read from left to right in every language. */
static char *
write_notation (PandoriaLedgerRow *self)
{
  guint index = pandoria_history_entry_get_index (PANDORIA_HISTORY_ENTRY (pandoria_ledger_row_get_entry (self)));
  g_autofree char *act = NULL;

  if (index >= pandoria_game_get_position (self->game))
    return NULL;
  act = pandoria_notation_write_act (self->game, index);
  return g_strconcat ("\u202a", act, "\u202c", NULL);
}

/* The rule's title, or an act in the notation, takes a line of its own only where the row is selected. */
static void
show_rule_title (PandoriaLedgerRow *self)
{
  const PandoriaRule *rule = pandoria_text_find_rule (pandoria_rule_button_get_number (self->rule));
  g_autofree char *text = NULL;

  if (PANDORIA_IS_HISTORY_ENTRY (pandoria_ledger_row_get_entry (self)) && self->selected)
    text = write_notation (self);
  else if (rule != NULL && self->selected)
    text = g_strdup_printf (_ ("Rule %1$s, %2$s"), rule->number, pandoria_text_rule_title (rule));
  pandoria_set_text (self->rule_title, text);
}

static void
show_accessible (PandoriaLedgerRow *self)
{
  GObject *entry = pandoria_line_get_entry (self->line);
  g_autofree char *text = entry != NULL ? pandoria_entry_describe (self->game, entry) : NULL;
  g_autofree char *marked = NULL;

  if (text != NULL && self->marked)
    /* Translators: an act for a screen reader; the board shows the game as it was after it. */
    marked = g_strdup_printf (_ ("%s, shown now"), text);
  if (text == NULL)
    set_accessible_label (self, pandoria_line_get_title (self->line));
  else
    set_accessible_label (self, marked != NULL ? marked : text);
}

/* Returns: whether the list has too few letters in a line for words and amount beside each other: a narrow window with
 * large text. */
static gboolean
is_tight (PandoriaLedgerRow *self)
{
  GtkWidget *list = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_LIST_VIEW);
  int width = list != NULL ? gtk_widget_get_width (list) : 0;

  return width > 0 && width < TIGHT_LETTERS * (pandoria_get_letter_width (GTK_WIDGET (self)) / PANGO_SCALE);
}

static void
arrange (PandoriaLedgerRow *self)
{
  GtkAlign align;
  gboolean tight = is_tight (self);

  if (tight == self->tight)
    return;
  self->tight = tight;
  align = tight ? GTK_ALIGN_START : GTK_ALIGN_END;
  g_object_ref (self->amount_box);
  gtk_box_remove (GTK_BOX (tight ? self->entry_page : self->words), self->amount_box);
  if (tight)
    gtk_box_insert_child_after (GTK_BOX (self->words), self->amount_box, GTK_WIDGET (self->formula));
  else
    gtk_box_insert_child_after (GTK_BOX (self->entry_page), self->amount_box, self->here);
  g_object_unref (self->amount_box);
  gtk_widget_set_halign (self->amount_line, align);
  gtk_widget_set_halign (GTK_WIDGET (self->points), align);
}

/* --- class --- */

static void
pandoria_ledger_row_map (GtkWidget *widget)
{
  arrange (PANDORIA_LEDGER_ROW (widget));
  GTK_WIDGET_CLASS (pandoria_ledger_row_parent_class)->map (widget);
}

static void
pandoria_ledger_row_dispose (GObject *object)
{
  PandoriaLedgerRow *self = PANDORIA_LEDGER_ROW (object);

  g_clear_object (&self->game);
  g_clear_object (&self->line);
  G_OBJECT_CLASS (pandoria_ledger_row_parent_class)->dispose (object);
}

#define CHILD(member) PANDORIA_CHILD (PandoriaLedgerRow, member)

static void
pandoria_ledger_row_class_init (PandoriaLedgerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_ledger_row_dispose;
  widget_class->map = pandoria_ledger_row_map;
  g_type_ensure (PANDORIA_TYPE_RULE_BUTTON);
  pandoria_class_set_template (klass, "pandoria-ledger-row", CHILD (stack), CHILD (heading_page), CHILD (entry_page),
                               CHILD (heading), CHILD (title), CHILD (formula), CHILD (amount), CHILD (points),
                               CHILD (rule), CHILD (rule_title), CHILD (here), CHILD (figure), CHILD (sign),
                               CHILD (words), CHILD (amount_box), CHILD (amount_line), NULL);
  gtk_widget_class_set_css_name (widget_class, "ledgerrow");
}

static void
pandoria_ledger_row_init (PandoriaLedgerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Signs stand before their number in every script. */
  gtk_widget_set_direction (GTK_WIDGET (self->amount), GTK_TEXT_DIR_LTR);
}

/* --- public functions --- */

void
pandoria_ledger_row_set_line (PandoriaLedgerRow *self, PandoriaGame *game, PandoriaLine *line)
{
  GObject *entry;

  g_return_if_fail (PANDORIA_IS_LEDGER_ROW (self));
  g_return_if_fail (PANDORIA_IS_LINE (line));

  g_set_object (&self->game, game);
  g_set_object (&self->line, line);
  entry = pandoria_line_get_entry (line);
  gtk_stack_set_visible_child (self->stack, entry != NULL ? self->entry_page : self->heading_page);
  pandoria_set_css_class (GTK_WIDGET (self), "foreseen", pandoria_line_is_foreseen (line));
  if (entry == NULL)
    {
      gtk_label_set_label (self->heading, pandoria_line_get_title (line));
      /* The frame around what is foreseen is as wide as its words; the line above a turn goes from edge to edge. */
      gtk_widget_set_halign (GTK_WIDGET (self->heading),
                             pandoria_line_is_foreseen (line) ? GTK_ALIGN_START : GTK_ALIGN_FILL);
    }
  else if (PANDORIA_IS_LEDGER_ENTRY (entry))
    show_event (self, pandoria_ledger_entry_get_event (PANDORIA_LEDGER_ENTRY (entry)));
  else
    show_act (self, PANDORIA_HISTORY_ENTRY (entry));
  show_rule_title (self);
  show_accessible (self);
}

GObject *
pandoria_ledger_row_get_entry (PandoriaLedgerRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_LEDGER_ROW (self), NULL);
  return self->line != NULL ? pandoria_line_get_entry (self->line) : NULL;
}

void
pandoria_ledger_row_set_selected (PandoriaLedgerRow *self, gboolean selected)
{
  g_return_if_fail (PANDORIA_IS_LEDGER_ROW (self));

  self->selected = selected;
  show_rule_title (self);
}

void
pandoria_ledger_row_set_marked (PandoriaLedgerRow *self, gboolean marked)
{
  g_return_if_fail (PANDORIA_IS_LEDGER_ROW (self));

  if (self->marked == marked)
    return;
  self->marked = marked;
  pandoria_set_css_class (GTK_WIDGET (self), "marked", marked);
  gtk_widget_set_visible (self->here, marked);
  if (self->line != NULL)
    show_accessible (self);
}
