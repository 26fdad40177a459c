/* The look of a line of the ledger or the history: figure, title, formula, amount, rule; or the heading of a turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-ledger-private.h"

#include "pandoria-art.h"
#include "pandoria-notation.h"
#include "pandoria-rule-button.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define PIECE_SIZE 20
#define SIGN_SIZE  16

#define ENTRY_SPACING 8

#define TIGHT_LETTERS 36 /* in a line of the list */

struct _PandoriaLedgerFace
{
  AdwBin parent_instance;

  GtkWidget *heading_page, *entry_page;
  GtkWidget *explain; /* NULL: not created yet */
  GtkLabel *heading, *title, *formula, *rule_title, *amount, *points;
  GtkImage *figure, *sign;
  GtkWidget *words, *amount_box, *amount_line, *here;
  PandoriaRuleButton *rule;

  gboolean tight; /* the amount is below the words */
};

G_DEFINE_FINAL_TYPE (PandoriaLedgerFace, pandoria_ledger_face, ADW_TYPE_BIN)

/* --- helpers --- */

static void
show_figure (PandoriaLedgerFace *self, PandoriaGame *game, guint player)
{
  PandoriaColor color = pandoria_record_get_player_color (pandoria_game_get_record (game), player);

  pandoria_art_show_piece (self->figure, PANDORIA_ART_WORKER, color, PIECE_SIZE);
}

/* Resources have an icon. The names of points and of corrected values are written out. */
static void
show_amount (PandoriaLedgerFace *self, const PandoriaEvent *event)
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

/* Keeps a result on the line of its equals sign. A formula runs from left to right in every script, even within
 * right-to-left text. */
static char *
get_formula (PandoriaLedgerFace *self, const PandoriaEvent *event)
{
  g_autofree char *formula = pandoria_text_event_formula (event);
  g_auto (GStrv) parts = g_strsplit (formula, "= ", -1);
  g_autofree char *joined = g_strjoinv ("=\u00a0", parts);

  if (*joined == '\0' || gtk_widget_get_direction (GTK_WIDGET (self)) != GTK_TEXT_DIR_RTL)
    return g_steal_pointer (&joined);
  return g_strconcat ("\u2066", joined, "\u2069", NULL);
}

static void
show_event (PandoriaLedgerFace *self, PandoriaGame *game, const PandoriaEvent *event)
{
  g_autofree char *title = pandoria_text_event_title (event);
  g_autofree char *formula = get_formula (self, event);

  show_figure (self, game, event->player);
  pandoria_set_text (self->title, title);
  pandoria_set_text (self->formula, formula);
  show_amount (self, event);
  pandoria_rule_button_set_number (self->rule, pandoria_event_rule ((PandoriaEventKind) event->kind));
}

static void
show_act (PandoriaLedgerFace *self, PandoriaGame *game, PandoriaHistoryEntry *entry)
{
  guint index = entry->index;
  const char *note = pandoria_record_get_note (pandoria_game_get_record (game), index);
  g_autofree char *text = pandoria_text_action (&entry->action);

  show_figure (self, game, entry->player);
  pandoria_set_text (self->title, text);
  pandoria_set_text (self->formula, note);
  gtk_widget_set_visible (self->amount_box, FALSE);
  pandoria_rule_button_set_number (self->rule, NULL);
}

/* The notation is read from left to right in every language. */
static char *
write_notation (PandoriaGame *game, PandoriaHistoryEntry *entry)
{
  guint index = entry->index;
  g_autofree char *act = NULL;

  if (index >= pandoria_game_get_position (game))
    return NULL;
  act = pandoria_notation_write_act (game, index);
  return g_strconcat ("\u202a", act, "\u202c", NULL);
}

/* --- the parts of an entry next to each other ---
 *
 * GtkBox would ask each label how wide it must be for a height, which GtkLabel finds by laying its text out some twenty times.
 * Here the parts are as wide as they want to be, and the words have the rest, in the middle of the height. */

/* Returns: the room left for the text in @width, or -1 if the width is open. */
static int
measure_rest (GtkWidget *page, int width)
{
  int rest = width + ENTRY_SPACING;

  if (width < 0)
    return -1;
  for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        int natural = 0;

        if (!gtk_widget_get_hexpand (child))
          gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
        rest -= natural + ENTRY_SPACING;
      }
  return MAX (rest, 0);
}

static void
measure_entry (GtkWidget *page, GtkOrientation orientation, int for_size, int *minimum, int *natural,
               int *minimum_baseline, int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  int rest = across ? -1 : measure_rest (page, for_size);

  *minimum = *natural = across ? -ENTRY_SPACING : 0;
  *minimum_baseline = *natural_baseline = -1;
  for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least, usual;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, gtk_widget_get_hexpand (child) ? rest : -1, &least, &usual, NULL, NULL);
      *minimum = across ? *minimum + least + ENTRY_SPACING : MAX (*minimum, least);
      *natural = across ? *natural + usual + ENTRY_SPACING : MAX (*natural, usual);
    }
}

static void
allocate_entry (GtkWidget *page, int width, int height, int baseline)
{
  gboolean mirrored = gtk_widget_get_direction (page) == GTK_TEXT_DIR_RTL;
  int rest = measure_rest (page, width), x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int size = rest, high = height;

      if (!gtk_widget_should_layout (child))
        continue;
      if (gtk_widget_get_hexpand (child))
        gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, size, NULL, &high, NULL, NULL);
      else
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &size, NULL, NULL);
      high = MIN (high, height);
      gtk_widget_size_allocate (
          child, &(GtkAllocation){ mirrored ? width - x - size : x, (height - high) / 2, size, high }, -1);
      x += size + ENTRY_SPACING;
    }
}

static GtkSizeRequestMode
get_entry_mode (GtkWidget *page)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* --- few letters --- */

/* Returns: whether a line of the list has too few letters for text and amount next to each other: in a narrow window
 * with large text. */
static gboolean
is_tight (PandoriaLedgerFace *self)
{
  GtkWidget *list = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_LIST_VIEW);
  int width = list != NULL ? gtk_widget_get_width (list) : 0;

  return width > 0 && width < TIGHT_LETTERS * (pandoria_get_letter_width (GTK_WIDGET (self)) / PANGO_SCALE);
}

static void
arrange (PandoriaLedgerFace *self)
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
pandoria_ledger_face_map (GtkWidget *widget)
{
  arrange (PANDORIA_LEDGER_FACE (widget));
  GTK_WIDGET_CLASS (pandoria_ledger_face_parent_class)->map (widget);
}

#define CHILD(member) PANDORIA_CHILD (PandoriaLedgerFace, member)

static void
pandoria_ledger_face_class_init (PandoriaLedgerFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = pandoria_ledger_face_map;
  pandoria_class_set_template (klass, "pandoria-ledger-face", PANDORIA_NEEDS (PANDORIA_TYPE_RULE_BUTTON),
                               CHILD (heading_page), CHILD (entry_page), CHILD (heading), CHILD (title),
                               CHILD (formula), CHILD (amount), CHILD (points), CHILD (rule), CHILD (rule_title),
                               CHILD (here), CHILD (figure), CHILD (sign), CHILD (words), CHILD (amount_box),
                               CHILD (amount_line), NULL);
}

static void
pandoria_ledger_face_init (PandoriaLedgerFace *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->entry_page,
                                 gtk_custom_layout_new (get_entry_mode, measure_entry, allocate_entry));
  /* A plus or minus sign comes before its number in every script. */
  gtk_widget_set_direction (GTK_WIDGET (self->amount), GTK_TEXT_DIR_LTR);
}

/* --- public functions --- */

void
pandoria_ledger_face_show (PandoriaLedgerFace *self, PandoriaGame *game, PandoriaLine *line)
{
  GObject *entry;

  g_return_if_fail (PANDORIA_IS_LEDGER_FACE (self));
  g_return_if_fail (PANDORIA_IS_LINE (line));

  entry = pandoria_line_get_entry (line);
  gtk_widget_set_visible (self->entry_page, entry != NULL);
  gtk_widget_set_visible (self->heading_page, entry == NULL);
  if (entry == NULL)
    {
      gtk_label_set_label (self->heading, pandoria_line_get_title (line));
      /* The frame around a preview is as wide as its text. The line above a turn has the full width. */
      gtk_widget_set_halign (GTK_WIDGET (self->heading),
                             pandoria_line_is_foreseen (line) ? GTK_ALIGN_START : GTK_ALIGN_FILL);
    }
  else if (PANDORIA_IS_LEDGER_ENTRY (entry))
    show_event (self, game, &PANDORIA_LEDGER_ENTRY (entry)->event);
  else
    show_act (self, game, PANDORIA_HISTORY_ENTRY (entry));
}

/* A preview has no position to show. Creates the button on demand, because there are many rows. */
static void
show_explain (PandoriaLedgerFace *self, gboolean wanted)
{
  if (self->explain == NULL && wanted)
    {
      self->explain = gtk_button_new_with_label (_ ("Step by Step"));
      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->explain))), TRUE);
      gtk_widget_set_halign (self->explain, GTK_ALIGN_START);
      gtk_widget_add_css_class (self->explain, "entry-explain");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->explain), "win.explain");
      gtk_box_append (GTK_BOX (self->words), self->explain);
    }
  if (self->explain != NULL)
    gtk_widget_set_visible (self->explain, wanted);
}

/* Only a selected row shows the title of its rule, or its act in the notation, in a separate line. */
void
pandoria_ledger_face_show_selected (PandoriaLedgerFace *self, PandoriaGame *game, PandoriaLine *line, gboolean selected)
{
  const PandoriaHelpText *rule;
  g_autofree char *text = NULL;

  g_return_if_fail (PANDORIA_IS_LEDGER_FACE (self));
  g_return_if_fail (PANDORIA_IS_LINE (line));

  rule = pandoria_help_find (pandoria_rule_button_get_number (self->rule));
  if (PANDORIA_IS_HISTORY_ENTRY (pandoria_line_get_entry (line)) && selected)
    text = write_notation (game, PANDORIA_HISTORY_ENTRY (pandoria_line_get_entry (line)));
  else if (rule != NULL && selected)
    text = g_strdup_printf (_ ("Rule %1$s, %2$s"), rule->id, rule->title);
  pandoria_set_text (self->rule_title, text);
  show_explain (self, selected && PANDORIA_IS_LEDGER_ENTRY (pandoria_line_get_entry (line))
                          && !pandoria_line_is_foreseen (line));
}

void
pandoria_ledger_face_show_marked (PandoriaLedgerFace *self, gboolean marked)
{
  g_return_if_fail (PANDORIA_IS_LEDGER_FACE (self));
  gtk_widget_set_visible (self->here, marked);
}
