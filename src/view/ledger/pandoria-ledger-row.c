/* One line of the ledger or the history: figure, title, formula, amount, rule; or a turn's heading.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-ledger-row.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-text.h"

#define PIECE_SIZE 20
#define SIGN_SIZE  16

struct _PandoriaLedgerRow
{
  AdwBin parent_instance;

  GtkStack *stack;
  GtkWidget *heading_page, *entry_page;
  GtkLabel *heading, *title, *formula, *amount, *points, *rule;
  GtkImage *figure, *sign;
  GtkWidget *amount_box;
};

G_DEFINE_FINAL_TYPE (PandoriaLedgerRow, pandoria_ledger_row, ADW_TYPE_BIN)

/* --- helpers --- */

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

/* The list view's own item is what assistive technology walks through. */
static void
set_accessible_label (PandoriaLedgerRow *self, const char *text)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));

  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
show_figure (PandoriaLedgerRow *self, PandoriaGame *game, guint player)
{
  PandoriaColor color = pandoria_record_get_player_color (pandoria_game_get_record (game), player);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  g_autoptr (GdkPaintable) piece = pandoria_art_piece (PANDORIA_ART_WORKER, color, PIECE_SIZE, scale);

  gtk_image_set_from_paintable (self->figure, piece);
}

/* Resources have a sign; points and what corrections change are written out. */
static void
show_amount (PandoriaLedgerRow *self, const PandoriaEvent *event)
{
  PandoriaCounter counter = (PandoriaCounter) event->counter;
  gboolean resource = counter < PANDORIA_N_RESOURCES;
  g_autofree char *amount
      = resource ? pandoria_text_signed (event->amount) : pandoria_text_change (counter, event->amount);
  g_autofree char *points
      = event->points != 0 ? pandoria_text_change (PANDORIA_COUNTER_POINTS, event->points) : g_strdup ("");

  gtk_widget_set_visible (self->amount_box, TRUE);
  set_text (self->amount, amount);
  set_text (self->points, points);
  gtk_widget_set_visible (GTK_WIDGET (self->sign), resource);
  if (resource)
    {
      int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
      g_autoptr (GdkPaintable) sign = pandoria_art_counter (counter, SIGN_SIZE, scale);

      gtk_image_set_from_paintable (self->sign, sign);
    }
}

static char *
describe_event (PandoriaGame *game, const PandoriaEvent *event)
{
  const char *name = pandoria_record_get_player_name (pandoria_game_get_record (game), event->player);
  g_autofree char *text = pandoria_text_event (event);
  g_autofree char *amount = pandoria_text_change ((PandoriaCounter) event->counter, event->amount);
  g_autofree char *points = pandoria_text_change (PANDORIA_COUNTER_POINTS, event->points);
  const char *rule = pandoria_event_rule ((PandoriaEventKind) event->kind);

  if (event->points != 0)
    /* Translators: a ledger entry for a screen reader: player, what for, amount, points, number of the rule. */
    return g_strdup_printf (_ ("%1$s, %2$s, %3$s, %4$s, rule %5$s"), name, text, amount, points, rule);
  if (*rule == '\0')
    return g_strdup_printf (C_ ("ledger entry", "%1$s, %2$s, %3$s"), name, text, amount);
  return g_strdup_printf (_ ("%1$s, %2$s, %3$s, rule %4$s"), name, text, amount, rule);
}

/* A result stays on the line of its equals sign. */
static char *
get_formula (const PandoriaEvent *event)
{
  g_autofree char *formula = pandoria_text_event_formula (event);
  g_auto (GStrv) parts = g_strsplit (formula, "= ", -1);

  return g_strjoinv ("=\u00a0", parts);
}

static void
show_event (PandoriaLedgerRow *self, PandoriaGame *game, const PandoriaEvent *event)
{
  g_autofree char *title = pandoria_text_event_title (event);
  g_autofree char *formula = get_formula (event);
  g_autofree char *description = describe_event (game, event);

  show_figure (self, game, event->player);
  set_text (self->title, title);
  set_text (self->formula, formula);
  show_amount (self, event);
  gtk_label_set_label (self->rule, pandoria_event_rule ((PandoriaEventKind) event->kind));
  gtk_widget_set_visible (GTK_WIDGET (self->rule), TRUE);
  set_accessible_label (self, description);
}

static void
show_act (PandoriaLedgerRow *self, PandoriaGame *game, PandoriaHistoryEntry *entry)
{
  guint index = pandoria_history_entry_get_index (entry), player = pandoria_history_entry_get_player (entry);
  const char *note = pandoria_record_get_note (pandoria_game_get_record (game), index);
  const char *name = pandoria_record_get_player_name (pandoria_game_get_record (game), player);
  g_autofree char *text = pandoria_text_action (pandoria_history_entry_get_action (entry));
  /* Translators: an act for a screen reader: player, act. */
  g_autofree char *description = g_strdup_printf (C_ ("act", "%1$s: %2$s"), name, text);

  gtk_widget_add_css_class (GTK_WIDGET (self), "act");
  show_figure (self, game, player);
  set_text (self->title, text);
  set_text (self->formula, note != NULL ? note : "");
  gtk_widget_set_visible (self->amount_box, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->rule), FALSE);
  set_accessible_label (self, description);
}

/* --- class --- */

static void
pandoria_ledger_row_class_init (PandoriaLedgerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-ledger-row.ui");
  gtk_widget_class_set_css_name (widget_class, "ledgerrow");
#define BIND(child) gtk_widget_class_bind_template_child (widget_class, PandoriaLedgerRow, child)
  BIND (stack);
  BIND (heading_page);
  BIND (entry_page);
  BIND (heading);
  BIND (title);
  BIND (formula);
  BIND (amount);
  BIND (points);
  BIND (rule);
  BIND (figure);
  BIND (sign);
  BIND (amount_box);
#undef BIND
}

static void
pandoria_ledger_row_init (PandoriaLedgerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Signs stand before their number in every script. */
  gtk_widget_set_direction (GTK_WIDGET (self->amount), GTK_TEXT_DIR_LTR);
}

/* --- public functions --- */

GtkWidget *
pandoria_ledger_row_new (void)
{
  return g_object_new (PANDORIA_TYPE_LEDGER_ROW, NULL);
}

void
pandoria_ledger_row_set_line (PandoriaLedgerRow *self, PandoriaGame *game, PandoriaLine *line)
{
  GObject *entry;

  g_return_if_fail (PANDORIA_IS_LEDGER_ROW (self));
  g_return_if_fail (PANDORIA_IS_LINE (line));

  entry = pandoria_line_get_entry (line);
  gtk_stack_set_visible_child (self->stack, entry != NULL ? self->entry_page : self->heading_page);
  if (pandoria_line_get_kind (line) == PANDORIA_LINE_FORESEEN)
    gtk_widget_add_css_class (GTK_WIDGET (self), "foreseen");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "foreseen");
  if (entry == NULL)
    {
      gtk_label_set_label (self->heading, pandoria_line_get_title (line));
      set_accessible_label (self, pandoria_line_get_title (line));
    }
  else if (PANDORIA_IS_LEDGER_ENTRY (entry))
    show_event (self, game, pandoria_ledger_entry_get_event (PANDORIA_LEDGER_ENTRY (entry)));
  else
    show_act (self, game, PANDORIA_HISTORY_ENTRY (entry));
}
