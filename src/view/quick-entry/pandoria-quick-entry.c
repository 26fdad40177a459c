/* PandoriaQuickEntry: the bar into which a whole turn is typed in the notation.
 *
 * The keyboard stays in the entry. What could follow is listed below it: the arrow keys choose, Tab takes a word, Enter does
 * the line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-quick-entry-private.h"

#include <glib/gi18n.h>

/* The list below the entry is at most so wide, in pixels. */
#define LIST_WIDTH  520
#define LIST_MARGIN 48

enum
{
  SIGNAL_LINE_CHANGED,
  SIGNAL_ENTERED,
  SIGNAL_CLOSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PandoriaQuickEntry, pandoria_quick_entry, ADW_TYPE_BIN)

/* --- reading ---------------------------------------------------------------------------------------------------- */

static void
list_choices (PandoriaQuickEntry *self)
{
  PandoriaSeats seats;
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  g_clear_pointer (&self->choices, g_ptr_array_unref);
  if (self->line == NULL)
    return;
  pandoria_seats_init (&seats, pandoria_game_get_record (self->game));
  self->choices = pandoria_notation_complete (&seats, pandoria_game_get_state (self->game), self->catalogue, text,
                                              (guint) gtk_editable_get_position (GTK_EDITABLE (self->entry)),
                                              &self->word_start, &self->word_end);
}

/* A word that is there already needs no list. */
gboolean
pandoria_quick_entry_has_news (PandoriaQuickEntry *self)
{
  g_autofree char *word
      = gtk_editable_get_chars (GTK_EDITABLE (self->entry), (int) self->word_start, (int) self->word_end);
  const PandoriaChoice *only;

  if (self->choices == NULL || self->choices->len == 0)
    return FALSE;
  only = g_ptr_array_index (self->choices, 0);
  return self->choices->len > 1 || g_ascii_strcasecmp (only->word, word) != 0;
}

void
pandoria_quick_entry_show_choices (PandoriaQuickEntry *self)
{
  /* Between two words it would only cover the board. */
  gboolean wanted = !self->hidden && (self->asked || self->word_end > self->word_start);
  gboolean shown = wanted && gtk_widget_get_mapped (GTK_WIDGET (self->entry)) && pandoria_quick_entry_has_news (self);

  pandoria_quick_choices_set (self->popover, shown ? self->choices : NULL);
}

void
pandoria_quick_entry_read (PandoriaQuickEntry *self)
{
  PandoriaSeats seats;

  g_clear_pointer (&self->line, pandoria_noted_line_free);
  if (self->game != NULL && pandoria_quick_entry_is_open (self))
    {
      pandoria_seats_init (&seats, pandoria_game_get_record (self->game));
      self->line = pandoria_notation_read (&seats, pandoria_game_get_state (self->game),
                                           gtk_editable_get_text (GTK_EDITABLE (self->entry)));
    }
  list_choices (self);
  pandoria_quick_entry_show_line (self);
  pandoria_quick_entry_show_choices (self);
  pandoria_quick_entry_announce_later (self);
  g_signal_emit (self, signals[SIGNAL_LINE_CHANGED], 0);
}

/* --- callbacks -------------------------------------------------------------------------------------------------- */

static void
on_text_changed (GtkEditable *editable, gpointer data)
{
  PandoriaQuickEntry *self = data;

  self->asked = self->hidden = FALSE;
  pandoria_quick_entry_read (self);
}

static void
on_cursor_moved (GObject *object, GParamSpec *pspec, gpointer data)
{
  PandoriaQuickEntry *self = data;

  list_choices (self);
  pandoria_quick_entry_show_line (self);
  pandoria_quick_entry_show_choices (self);
}

static void
on_focus_left (GtkEventControllerFocus *controller, gpointer data)
{
  PandoriaQuickEntry *self = data;

  pandoria_quick_choices_set (self->popover, NULL);
}

static void
on_chosen (PandoriaQuickChoices *popover, guint index, gpointer data)
{
  PandoriaQuickEntry *self = data;

  if (self->choices != NULL && index < self->choices->len)
    pandoria_quick_entry_take_choice (self, g_ptr_array_index (self->choices, index));
}

static void
on_game_changed (PandoriaGame *game, gpointer data)
{
  PandoriaQuickEntry *self = data;

  if (pandoria_quick_entry_is_open (self))
    pandoria_quick_entry_read (self);
}

/* Closed, it takes no room at all, not even that between two widgets. */
static void
on_child_revealed (GtkRevealer *revealer, GParamSpec *pspec, gpointer data)
{
  if (!gtk_revealer_get_child_revealed (revealer) && !gtk_revealer_get_reveal_child (revealer))
    gtk_widget_set_visible (data, FALSE);
}

static void
on_enter_clicked (PandoriaQuickEntry *self)
{
  pandoria_quick_entry_enter (self);
}

static void
on_close_clicked (PandoriaQuickEntry *self)
{
  pandoria_quick_entry_close (self);
}

/* --- overrides -------------------------------------------------------------------------------------------------- */

static void
pandoria_quick_entry_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                              int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (PANDORIA_QUICK_ENTRY (widget)->revealer), orientation, for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
}

/* The list stands below the sentence, and begins where the entry does. */
static void
pandoria_quick_entry_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaQuickEntry *self = PANDORIA_QUICK_ENTRY (widget);
  graphene_rect_t bounds;

  gtk_widget_allocate (GTK_WIDGET (self->revealer), width, height, baseline, NULL);
  if (gtk_widget_compute_bounds (GTK_WIDGET (self->entry), widget, &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                                 &(GdkRectangle){ (int) bounds.origin.x, 0, (int) bounds.size.width, height });
  pandoria_quick_choices_set_width (self->popover, MIN (width - LIST_MARGIN, LIST_WIDTH));
  gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
pandoria_quick_entry_dispose (GObject *object)
{
  PandoriaQuickEntry *self = PANDORIA_QUICK_ENTRY (object);

  g_clear_handle_id (&self->announcing, g_source_remove);
  pandoria_quick_entry_set_game (self, NULL, NULL);
  g_clear_pointer ((GtkWidget **) &self->popover, gtk_widget_unparent);
  G_OBJECT_CLASS (pandoria_quick_entry_parent_class)->dispose (object);
}

static void
pandoria_quick_entry_finalize (GObject *object)
{
  PandoriaQuickEntry *self = PANDORIA_QUICK_ENTRY (object);

  g_clear_pointer (&self->line, pandoria_noted_line_free);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  G_OBJECT_CLASS (pandoria_quick_entry_parent_class)->finalize (object);
}

static void
pandoria_quick_entry_class_init (PandoriaQuickEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = pandoria_quick_entry_dispose;
  object_class->finalize = pandoria_quick_entry_finalize;
  widget_class->measure = pandoria_quick_entry_measure;
  widget_class->size_allocate = pandoria_quick_entry_size_allocate;
  signals[SIGNAL_LINE_CHANGED] = g_signal_new ("line-changed", PANDORIA_TYPE_QUICK_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL,
                                               NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_ENTERED]
      = g_signal_new ("entered", PANDORIA_TYPE_QUICK_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CLOSED]
      = g_signal_new ("closed", PANDORIA_TYPE_QUICK_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-quick-entry.ui");
  gtk_widget_class_set_css_name (widget_class, "quickentry");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_bind_template_child (widget_class, PandoriaQuickEntry, revealer);
  gtk_widget_class_bind_template_child (widget_class, PandoriaQuickEntry, entry);
  gtk_widget_class_bind_template_child (widget_class, PandoriaQuickEntry, enter_button);
  gtk_widget_class_bind_template_child (widget_class, PandoriaQuickEntry, message);
  gtk_widget_class_bind_template_callback (widget_class, on_enter_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_close_clicked);
}

static void
pandoria_quick_entry_init (PandoriaQuickEntry *self)
{
  GtkEventController *keys = gtk_event_controller_key_new (), *focus = gtk_event_controller_focus_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  /* The bin's own would leave the list out. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  self->popover = pandoria_quick_choices_new ();
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
  g_signal_connect (self->popover, "chosen", G_CALLBACK (on_chosen), self);
  /* Before the entry sees them: it has a use for Up, Down and Enter of its own. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pandoria_quick_entry_press), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
  g_signal_connect (focus, "leave", G_CALLBACK (on_focus_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), focus);
  g_signal_connect (self->entry, "changed", G_CALLBACK (on_text_changed), self);
  g_signal_connect (self->entry, "notify::cursor-position", G_CALLBACK (on_cursor_moved), self);
  g_signal_connect (self->revealer, "notify::child-revealed", G_CALLBACK (on_child_revealed), self);
  /* The notation is read from left to right in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self->entry), GTK_TEXT_DIR_LTR);
}

/* --- public ----------------------------------------------------------------------------------------------------- */

void
pandoria_quick_entry_set_game (PandoriaQuickEntry *self, PandoriaGame *game, PandoriaCatalogue *catalogue)
{
  g_return_if_fail (PANDORIA_IS_QUICK_ENTRY (self));

  g_set_object (&self->catalogue, catalogue);
  if (self->game == game)
    return;
  if (self->game != NULL)
    g_clear_signal_handler (&self->game_changed, self->game);
  g_set_object (&self->game, game);
  if (game == NULL)
    {
      g_clear_pointer (&self->line, pandoria_noted_line_free);
      return;
    }
  self->game_changed = g_signal_connect (game, "changed", G_CALLBACK (on_game_changed), self);
  on_game_changed (game, self);
}

void
pandoria_quick_entry_open (PandoriaQuickEntry *self)
{
  g_return_if_fail (PANDORIA_IS_QUICK_ENTRY (self));

  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  self->asked = self->hidden = FALSE;
  pandoria_quick_entry_read (self);
}

void
pandoria_quick_entry_close (PandoriaQuickEntry *self)
{
  g_return_if_fail (PANDORIA_IS_QUICK_ENTRY (self));

  if (!pandoria_quick_entry_is_open (self))
    return;
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  pandoria_quick_entry_read (self);
  g_signal_emit (self, signals[SIGNAL_CLOSED], 0);
}

gboolean
pandoria_quick_entry_is_open (PandoriaQuickEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_QUICK_ENTRY (self), FALSE);

  return gtk_revealer_get_reveal_child (self->revealer);
}

void
pandoria_quick_entry_set_narrow (PandoriaQuickEntry *self, gboolean narrow)
{
  const char *label = C_ ("quick entry", "_Enter");

  g_return_if_fail (PANDORIA_IS_QUICK_ENTRY (self));

  if (narrow)
    gtk_button_set_icon_name (GTK_BUTTON (self->enter_button), "object-select-symbolic");
  else
    gtk_button_set_label (GTK_BUTTON (self->enter_button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->enter_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Enter all acts of the line"), -1);
  gtk_entry_set_icon_from_icon_name (self->entry, GTK_ENTRY_ICON_PRIMARY, narrow ? NULL : "input-keyboard-symbolic");
}

const PandoriaNotedLine *
pandoria_quick_entry_get_line (PandoriaQuickEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_QUICK_ENTRY (self), NULL);

  return self->line;
}

void
pandoria_quick_entry_set_text (PandoriaQuickEntry *self, const char *text)
{
  g_return_if_fail (PANDORIA_IS_QUICK_ENTRY (self));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

const char *
pandoria_quick_entry_get_text (PandoriaQuickEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_QUICK_ENTRY (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}
