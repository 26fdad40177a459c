/* One line of the ledger or the history in its list: figure, title, formula, amount, rule; or the
 * heading of a turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-ledger-row.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-entry-parts.h"
#include "pandoria-help.h"
#include "pandoria-labels.h"
#include "pandoria-letters.h"
#include "pandoria-line.h"
#include "pandoria-lines.h"
#include "pandoria-notation.h"
#include "pandoria-palette.h"
#include "pandoria-places.h"
#include "pandoria-rule-button.h"
#include "pandoria-space-paint.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

/* In pixels. A row without labels is lower than any line, so that no other row moves into view when
 * it gets them. */
#define LEAST_HEIGHT 20

#define TIGHT_LETTERS 36 /* in a line of the list */

/* The style classes of the labels. */
static const char *const part_classes[PANDORIA_N_ENTRY_PARTS][4] = {
  [PANDORIA_ENTRY_HEADING] = { "turn-heading" },
  [PANDORIA_ENTRY_TITLE] = { "entry-title" },
  [PANDORIA_ENTRY_FORMULA] = { "entry-formula", "dim-label", "numeric" },
  [PANDORIA_ENTRY_DETAIL] = { "entry-rule" },
  [PANDORIA_ENTRY_AMOUNT] = { "amount", "numeric" },
  [PANDORIA_ENTRY_POINTS] = { "amount", "numeric" },
};

struct _PandoriaLedgerRow
{
  GtkWidget parent_instance;

  PandoriaGame *game;
  PandoriaLine *line; /* nullable */
  gboolean selected, marked;

  gboolean is_filled; /* has its labels */
  int height;         /* while it was filled */
  PandoriaEntryParts parts;
};

G_DEFINE_FINAL_TYPE (PandoriaLedgerRow, pandoria_ledger_row, GTK_TYPE_WIDGET)

/* --- parts ---------------------------------------------------------------------------------- */

static GtkWidget *
make_label (PandoriaEntryPart part)
{
  GtkWidget *label = pandoria_new_label (NULL, 0, NULL);

  gtk_widget_set_css_classes (label, (const char **) part_classes[part]);
  if (part == PANDORIA_ENTRY_HEADING)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  else if (part == PANDORIA_ENTRY_AMOUNT)
    /* A plus or minus sign comes before its number in every script. */
    gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  if (part <= PANDORIA_ENTRY_EXPLAIN && part != PANDORIA_ENTRY_HEADING)
    pandoria_let_wrap (label);
  return label;
}

static GtkWidget *
make_explain (void)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Step by Step"));

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "entry-explain");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "page.explain");
  return button;
}

static GtkWidget *
make_part (PandoriaEntryPart part)
{
  if (part == PANDORIA_ENTRY_EXPLAIN)
    return make_explain ();
  if (part == PANDORIA_ENTRY_RULE)
    return g_object_new (PANDORIA_TYPE_RULE_BUTTON, NULL);
  if (part == PANDORIA_ENTRY_HERE)
    return g_object_new (GTK_TYPE_IMAGE, "icon-name", "view-reveal-symbolic", "accessible-role",
                         GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  return make_label (part);
}

/* Returns: (nullable): @part, created if it is @wanted. */
static GtkWidget *
show_part (PandoriaLedgerRow *self, PandoriaEntryPart part, gboolean wanted)
{
  GtkWidget **widget = &self->parts.widgets[part];

  if (*widget == NULL && wanted)
    {
      *widget = make_part (part);
      gtk_widget_set_parent (*widget, GTK_WIDGET (self));
    }
  if (*widget != NULL)
    gtk_widget_set_visible (*widget, wanted);
  return *widget;
}

/* Takes @text (nullable). Without one, the label is not shown. */
static void
take_text (PandoriaLedgerRow *self, PandoriaEntryPart part, char *text)
{
  GtkWidget *label = show_part (self, part, text != NULL && *text != '\0');

  if (label != NULL)
    gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  g_free (text);
}

/* Returns: (nullable): the number of the rule of the line. */
static const char *
get_rule (PandoriaLedgerRow *self)
{
  GObject *entry = pandoria_line_get_entry (self->line);

  return PANDORIA_IS_LEDGER_ENTRY (entry)
             ? pandoria_event_rule ((PandoriaEventKind) PANDORIA_LEDGER_ENTRY (entry)->event.kind)
             : NULL;
}

static void
show_rule (PandoriaLedgerRow *self)
{
  const char *number = get_rule (self);
  GtkWidget *rule = show_part (self, PANDORIA_ENTRY_RULE, number != NULL && *number != '\0');

  if (rule != NULL)
    pandoria_rule_button_set_number (PANDORIA_RULE_BUTTON (rule), number);
}

/* --- contents ------------------------------------------------------------------------------- */

static void
show_figure (PandoriaLedgerRow *self, guint player)
{
  PandoriaColor color
      = pandoria_record_get_player_color (pandoria_game_get_record (self->game), player);

  self->parts.figure = pandoria_paint_piece (PANDORIA_ART_WORKER, color, PANDORIA_ENTRY_FIGURE,
                                             gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

/* Keeps a result on the line of its equals sign. A formula runs from left to right in every script,
 * even within right-to-left text. */
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

/* Resources have a sign. The names of points and of corrected values are written out. */
static void
write_event (PandoriaLedgerRow *self, const PandoriaEvent *event, char **texts)
{
  PandoriaCounter counter = (PandoriaCounter) event->counter;
  gboolean resource = counter < PANDORIA_N_RESOURCES;

  texts[PANDORIA_ENTRY_TITLE] = pandoria_text_event_title (event);
  texts[PANDORIA_ENTRY_FORMULA] = get_formula (self, event);
  texts[PANDORIA_ENTRY_AMOUNT] = resource ? pandoria_text_signed (event->amount)
                                          : pandoria_text_change (counter, event->amount);
  if (event->points != 0)
    texts[PANDORIA_ENTRY_POINTS] = pandoria_text_change (PANDORIA_COUNTER_POINTS, event->points);
  if (resource)
    self->parts.sign = pandoria_paint_counter (counter, PANDORIA_ENTRY_SIGN,
                                               gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                                               pandoria_theme_now ());
  show_figure (self, event->player);
}

/* Shows the two halves of a placed tile, so that a wrong tile is found without its notation. */
static void
show_hexes (PandoriaLedgerRow *self, const PandoriaAction *action)
{
  const gboolean is_tile = action->kind == PANDORIA_ACT_PLACE_TILE;
  const guint n = is_tile ? 2 : action->kind == PANDORIA_ACT_PLACE_SINGLE;

  for (guint i = 0; i < n; i++)
    {
      const PandoriaSpaceGround ground = { .kind = PANDORIA_SPACE_KIND_TERRAIN,
                                           .terrain = action->hexes[i].terrain,
                                           .symbols = action->hexes[i].symbols };

      self->parts.hexes[i] = pandoria_paint_tile (
          &ground, PANDORIA_ENTRY_HEX_WIDTH, PANDORIA_ENTRY_HEX_HEIGHT,
          gtk_widget_get_scale_factor (GTK_WIDGET (self)), pandoria_theme_now ());
    }
}

static void
write_act (PandoriaLedgerRow *self, PandoriaHistoryEntry *entry, char **texts)
{
  show_hexes (self, &entry->action);
  texts[PANDORIA_ENTRY_TITLE] = pandoria_text_action (&entry->action);
  texts[PANDORIA_ENTRY_FORMULA] = pandoria_entry_list_more (self->game, entry);
  show_figure (self, entry->player);
}

/* The notation is read from left to right in every language. */
static char *
write_notation (PandoriaLedgerRow *self, PandoriaHistoryEntry *entry)
{
  g_autofree char *act = NULL;

  if (entry->index >= pandoria_game_get_position (self->game))
    return NULL;
  act = pandoria_notation_write_act (self->game, entry->index);
  return g_strconcat ("\u202a", act, "\u202c", NULL);
}

static void
show_selected (PandoriaLedgerRow *self)
{
  GObject *entry = self->selected ? pandoria_line_get_entry (self->line) : NULL;
  const PandoriaHelpText *rule = entry != NULL ? pandoria_help_find (get_rule (self)) : NULL;
  char *text = rule != NULL ? g_strdup_printf (_ ("Rule %1$s, %2$s"), rule->id, rule->title) : NULL;

  if (PANDORIA_IS_HISTORY_ENTRY (entry))
    text = write_notation (self, PANDORIA_HISTORY_ENTRY (entry));
  take_text (self, PANDORIA_ENTRY_DETAIL, text);
  /* A preview has no position to show. */
  show_part (self, PANDORIA_ENTRY_EXPLAIN,
             PANDORIA_IS_LEDGER_ENTRY (entry) && !pandoria_line_is_foreseen (self->line));
}

/* Returns: whether a line has no room for text and amount: in a narrow window with large text. */
static gboolean
is_tight (PandoriaLedgerRow *self)
{
  GtkWidget *list = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_LIST_VIEW);
  int width = list != NULL ? gtk_widget_get_width (list) : 0;

  return width > 0
         && width < TIGHT_LETTERS * (pandoria_get_letter_width (GTK_WIDGET (self)) / PANGO_SCALE);
}

static void
fill (PandoriaLedgerRow *self)
{
  static const PandoriaEntryPart labels[]
      = { PANDORIA_ENTRY_HEADING, PANDORIA_ENTRY_TITLE, PANDORIA_ENTRY_FORMULA,
          PANDORIA_ENTRY_AMOUNT, PANDORIA_ENTRY_POINTS };
  GObject *entry = pandoria_line_get_entry (self->line);
  char *texts[PANDORIA_N_ENTRY_PARTS] = { NULL };

  self->is_filled = TRUE;
  self->parts.tight = is_tight (self);
  g_clear_object (&self->parts.figure);
  g_clear_object (&self->parts.sign);
  g_clear_object (&self->parts.hexes[0]);
  g_clear_object (&self->parts.hexes[1]);
  if (PANDORIA_IS_LEDGER_ENTRY (entry))
    write_event (self, &PANDORIA_LEDGER_ENTRY (entry)->event, texts);
  else if (PANDORIA_IS_HISTORY_ENTRY (entry))
    write_act (self, PANDORIA_HISTORY_ENTRY (entry), texts);
  else
    texts[PANDORIA_ENTRY_HEADING] = g_strdup (pandoria_line_get_title (self->line));
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    take_text (self, labels[i], texts[labels[i]]);
  if (self->parts.widgets[PANDORIA_ENTRY_HEADING] != NULL)
    /* The frame around a preview is as wide as its text. The line above a turn has the full width.
     */
    gtk_widget_set_halign (self->parts.widgets[PANDORIA_ENTRY_HEADING],
                           pandoria_line_is_foreseen (self->line) ? GTK_ALIGN_START
                                                                  : GTK_ALIGN_FILL);
  show_rule (self);
  show_selected (self);
  show_part (self, PANDORIA_ENTRY_HERE, self->marked);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
clear (PandoriaLedgerRow *self)
{
  self->is_filled = FALSE;
  for (guint part = 0; part < PANDORIA_N_ENTRY_PARTS; part++)
    g_clear_pointer (&self->parts.widgets[part], gtk_widget_unparent);
  g_clear_object (&self->parts.figure);
  g_clear_object (&self->parts.sign);
  g_clear_object (&self->parts.hexes[0]);
  g_clear_object (&self->parts.hexes[1]);
}

/* --- accessible name ------------------------------------------------------------------------ */

/* Screen readers read the list item. They would announce the row, its child, by its class. */
static void
set_accessible_label (PandoriaLedgerRow *self, const char *text)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));

  if (item != NULL)
    pandoria_set_accessible_label (item, text);
  pandoria_set_accessible_label (GTK_WIDGET (self), text);
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

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_ledger_row_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  PandoriaLedgerRow *self = PANDORIA_LEDGER_ROW (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (!self->is_filled)
    *minimum = *natural
        = orientation == GTK_ORIENTATION_VERTICAL ? MAX (self->height, LEAST_HEIGHT) : 0;
  else
    pandoria_entry_parts_measure (&self->parts, orientation, for_size, minimum, natural);
}

static void
pandoria_ledger_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaLedgerRow *self = PANDORIA_LEDGER_ROW (widget);

  if (!self->is_filled)
    return;
  self->height = height;
  pandoria_entry_parts_allocate (&self->parts, width, height);
}

static void
pandoria_ledger_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  pandoria_entry_parts_snapshot (&PANDORIA_LEDGER_ROW (widget)->parts, snapshot);
  GTK_WIDGET_CLASS (pandoria_ledger_row_parent_class)->snapshot (widget, snapshot);
}

static void
pandoria_ledger_row_dispose (GObject *object)
{
  PandoriaLedgerRow *self = PANDORIA_LEDGER_ROW (object);

  clear (self);
  g_clear_object (&self->game);
  g_clear_object (&self->line);
  G_OBJECT_CLASS (pandoria_ledger_row_parent_class)->dispose (object);
}

static void
pandoria_ledger_row_class_init (PandoriaLedgerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_ledger_row_dispose;
  widget_class->get_request_mode = pandoria_get_height_for_width;
  widget_class->measure = pandoria_ledger_row_measure;
  widget_class->size_allocate = pandoria_ledger_row_size_allocate;
  widget_class->snapshot = pandoria_ledger_row_snapshot;
  gtk_widget_class_set_css_name (widget_class, "ledgerrow");
}

static void
pandoria_ledger_row_init (PandoriaLedgerRow *self)
{
  self->parts.row = GTK_WIDGET (self);
}

/* --- public functions ----------------------------------------------------------------------- */

void
pandoria_ledger_row_set_line (PandoriaLedgerRow *self, PandoriaGame *game, PandoriaLine *line)
{
  g_return_if_fail (PANDORIA_IS_LEDGER_ROW (self));
  g_return_if_fail (PANDORIA_IS_LINE (line));

  /* When the length of a list changes, GTK binds each moved row again to the same entry. */
  if (self->game == game && self->line == line)
    return;
  g_set_object (&self->game, game);
  if (g_set_object (&self->line, line))
    self->height = 0;
  pandoria_set_css_class (GTK_WIDGET (self), "foreseen", pandoria_line_is_foreseen (line));
  pandoria_set_css_class (GTK_WIDGET (self), "act",
                          PANDORIA_IS_HISTORY_ENTRY (pandoria_line_get_entry (line)));
  if (self->is_filled && gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
  else
    clear (self);
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

  if (self->selected == selected)
    return;
  self->selected = selected;
  if (self->is_filled)
    show_selected (self);
}

void
pandoria_ledger_row_set_marked (PandoriaLedgerRow *self, gboolean marked)
{
  g_return_if_fail (PANDORIA_IS_LEDGER_ROW (self));

  if (self->marked == marked)
    return;
  self->marked = marked;
  pandoria_set_css_class (GTK_WIDGET (self), "marked", marked);
  if (self->is_filled)
    show_part (self, PANDORIA_ENTRY_HERE, marked);
  if (self->line != NULL)
    show_accessible (self);
}

/* A row with the focus, or with an open rule, keeps its labels. */
void
pandoria_ledger_row_set_filled (PandoriaLedgerRow *self, gboolean is_filled)
{
  g_return_if_fail (PANDORIA_IS_LEDGER_ROW (self));

  if (self->is_filled == is_filled || self->line == NULL)
    return;
  if (is_filled)
    fill (self);
  else if ((gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN) == 0)
    clear (self);
}

PandoriaLine *
pandoria_ledger_row_get_line (PandoriaLedgerRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_LEDGER_ROW (self), NULL);
  return self->line;
}

gboolean
pandoria_ledger_row_is_filled (PandoriaLedgerRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_LEDGER_ROW (self), FALSE);
  return self->is_filled;
}
