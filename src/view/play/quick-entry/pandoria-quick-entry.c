/* PandoriaQuickEntry: the bar into which a whole turn is typed in the notation.
 *
 * The focus stays in the entry. A list below it shows the words that could follow. The arrow keys
 * select a word, Tab enters it, Enter performs the line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-quick-entry-private.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-quick-entry-testing.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"

/* The maximum width of the list, in pixels. */
#define LIST_WIDTH  520
#define LIST_MARGIN 48

G_DEFINE_FINAL_TYPE (PandoriaQuickEntry, pandoria_quick_entry, ADW_TYPE_BIN)

static void
list_choices (PandoriaQuickEntry *self)
{
  PandoriaSeats seats;
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  g_clear_pointer (&self->choices, g_ptr_array_unref);
  if (self->line == NULL)
    return;
  pandoria_seats_init (&seats, pandoria_game_get_record (self->view->game));
  self->choices = pandoria_notation_complete (
      &seats, pandoria_game_get_state (self->view->game), self->catalogue, text,
      (guint) gtk_editable_get_position (GTK_EDITABLE (self->entry)), &self->word_start,
      &self->word_end);
}

/* A word that is already complete needs no list. */
static gboolean
has_choice (PandoriaQuickEntry *self)
{
  g_autofree char *word = gtk_editable_get_chars (GTK_EDITABLE (self->entry),
                                                  (int) self->word_start, (int) self->word_end);
  const PandoriaChoice *only;

  if (self->choices == NULL || self->choices->len == 0)
    return FALSE;
  only = g_ptr_array_index (self->choices, 0);
  return self->choices->len > 1 || g_ascii_strcasecmp (only->word, word) != 0;
}

static void
show_choices (PandoriaQuickEntry *self)
{
  /* Between two words the list would only cover the board. */
  gboolean wanted = !self->hidden && (self->asked || self->word_end > self->word_start);
  gboolean shown = wanted && gtk_widget_get_mapped (GTK_WIDGET (self->entry)) && has_choice (self);

  if (self->popover != NULL)
    pandoria_quick_choices_set (self->popover, shown ? self->choices : NULL);
}

static void
read_line (PandoriaQuickEntry *self)
{
  PandoriaSeats seats;

  g_clear_pointer (&self->line, pandoria_noted_line_free);
  if (self->view->game != NULL && self->open)
    {
      pandoria_seats_init (&seats, pandoria_game_get_record (self->view->game));
      self->line = pandoria_notation_read (&seats, pandoria_game_get_state (self->view->game),
                                           gtk_editable_get_text (GTK_EDITABLE (self->entry)));
    }
  list_choices (self);
  pandoria_quick_entry_show_line (self);
  show_choices (self);
  pandoria_quick_entry_announce_later (self);
  pandoria_play_consider_line (self->play, self->line);
}

static void
on_text_changed (PandoriaQuickEntry *self)
{
  self->asked = self->hidden = FALSE;
  g_clear_pointer (&self->done, g_free);
  g_clear_pointer (&self->refusal, g_free);
  read_line (self);
}

static void
on_cursor_moved (PandoriaQuickEntry *self)
{
  list_choices (self);
  pandoria_quick_entry_show_line (self);
  show_choices (self);
}

static void
on_focus_left (PandoriaQuickEntry *self)
{
  if (self->popover != NULL)
    pandoria_quick_choices_set (self->popover, NULL);
}

static void
take_choice (PandoriaQuickEntry *self, const PandoriaChoice *choice)
{
  GtkEditable *editable = GTK_EDITABLE (self->entry);
  const char *text = gtk_editable_get_text (editable);
  const char *behind = g_utf8_offset_to_pointer (text, self->word_end);
  int end = (int) self->word_end + (*behind == ' ' ? 1 : 0);
  int position = (int) self->word_start;
  g_autofree char *word = g_strconcat (choice->word, " ", NULL);

  /* Not gtk_editable_set_text(): it would clear the undo steps of the entry. */
  gtk_editable_delete_text (editable, position, end);
  gtk_editable_insert_text (editable, word, -1, &position);
  gtk_editable_set_position (editable, position);
  self->asked = TRUE;
  read_line (self);
}

static void
on_chosen (PandoriaQuickEntry *self, guint index)
{
  if (self->choices != NULL && index < self->choices->len)
    take_choice (self, g_ptr_array_index (self->choices, index));
}

/* --- keys ----------------------------------------------------------------------------------- */

static gboolean
move_choice (PandoriaQuickEntry *self, int by)
{
  const PandoriaChoice *choice;
  g_autofree char *words = NULL;

  if (!gtk_widget_get_visible (GTK_WIDGET (self->popover)))
    {
      self->asked = TRUE;
      self->hidden = FALSE;
      show_choices (self);
    }
  choice = pandoria_quick_choices_move (self->popover, by);
  if (choice == NULL)
    return GDK_EVENT_STOP;
  words = g_strjoin (" ", choice->word, choice->description, NULL);
  g_clear_handle_id (&self->announcing, g_source_remove);
  pandoria_announce_choice (GTK_WIDGET (self->entry), words);
  return GDK_EVENT_STOP;
}

/* Tab enters the selected word, or the first one after typing. Otherwise it moves the focus to the
 * next widget. */
static gboolean
complete (PandoriaQuickEntry *self)
{
  const PandoriaChoice *choice = pandoria_quick_choices_get_selected (self->popover);

  if (choice == NULL && gtk_widget_get_visible (GTK_WIDGET (self->popover)) && has_choice (self))
    choice = g_ptr_array_index (self->choices, 0);
  if (choice == NULL)
    return GDK_EVENT_PROPAGATE;
  take_choice (self, choice);
  return GDK_EVENT_STOP;
}

void
pandoria_quick_entry_enter (PandoriaQuickEntry *self)
{
  const PandoriaChoice *choice = pandoria_quick_choices_get_selected (self->popover);

  if (choice != NULL)
    take_choice (self, choice);
  else if (self->line != NULL && self->line->fault != NULL)
    {
      g_clear_handle_id (&self->announcing, g_source_remove);
      gtk_widget_error_bell (GTK_WIDGET (self));
      gtk_label_set_label (self->message, self->line->fault->message);
      gtk_widget_add_css_class (GTK_WIDGET (self->message), "error");
      pandoria_announce (GTK_WIDGET (self->entry), self->line->fault->message);
    }
  else if (self->line != NULL && self->line->acts->len > 0)
    {
      g_autofree char *words = pandoria_quick_entry_describe_line (self);

      g_signal_emit_by_name (self, "entered");
      if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0')
        pandoria_quick_entry_show_done (self, words);
    }
}

static gboolean
escape (PandoriaQuickEntry *self)
{
  if (pandoria_quick_choices_get_selected (self->popover) == NULL)
    {
      pandoria_quick_entry_close (self);
      return GDK_EVENT_STOP;
    }
  self->hidden = TRUE;
  show_choices (self);
  return GDK_EVENT_STOP;
}

/* In an empty line, ignores the key that opens the entry: the player pressed it in order to type.
 */
static gboolean
is_opening_key (PandoriaQuickEntry *self, guint keyval)
{
  gboolean is_slash = keyval == GDK_KEY_slash || keyval == GDK_KEY_KP_Divide;

  return is_slash && *gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0';
}

static gboolean
on_key_pressed (PandoriaQuickEntry *self, guint keyval, guint keycode, GdkModifierType state)
{
  /* Many keyboards need Shift for this key. */
  if (is_opening_key (self, keyval))
    return GDK_EVENT_STOP;
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Down: return move_choice (self, 1);
    case GDK_KEY_Up: return move_choice (self, -1);
    case GDK_KEY_Tab: return complete (self);
    case GDK_KEY_Escape: return escape (self);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter: pandoria_quick_entry_enter (self); return GDK_EVENT_STOP;
    default: return GDK_EVENT_PROPAGATE;
    }
}

/* --- the object ----------------------------------------------------------------------------- */

static void
pandoria_quick_entry_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                              int *minimum, int *natural, int *minimum_baseline,
                              int *natural_baseline)
{
  gtk_widget_measure (PANDORIA_QUICK_ENTRY (widget)->content, orientation, for_size, minimum,
                      natural, minimum_baseline, natural_baseline);
  /* The bar requests only its minimum width, however long the sentence is. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = *minimum;
}

/* Places the list below the sentence, with the start of the entry. */
static void
pandoria_quick_entry_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaQuickEntry *self = PANDORIA_QUICK_ENTRY (widget);
  graphene_rect_t bounds;

  gtk_widget_allocate (self->content, width, height, baseline, NULL);
  if (self->popover == NULL)
    return;
  if (gtk_widget_compute_bounds (GTK_WIDGET (self->entry), widget, &bounds))
    gtk_popover_set_pointing_to (
        GTK_POPOVER (self->popover),
        &(GdkRectangle){ (int) bounds.origin.x, 0, (int) bounds.size.width, height });
  pandoria_quick_choices_set_width (self->popover, MIN (width - LIST_MARGIN, LIST_WIDTH));
  gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
pandoria_quick_entry_dispose (GObject *object)
{
  PandoriaQuickEntry *self = PANDORIA_QUICK_ENTRY (object);

  g_clear_handle_id (&self->announcing, g_source_remove);
  g_clear_weak_pointer (&self->before);
  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  g_clear_object (&self->play);
  g_clear_object (&self->catalogue);
  if (self->popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->popover)));
  G_OBJECT_CLASS (pandoria_quick_entry_parent_class)->dispose (object);
}

static void
pandoria_quick_entry_finalize (GObject *object)
{
  PandoriaQuickEntry *self = PANDORIA_QUICK_ENTRY (object);

  g_clear_pointer (&self->line, pandoria_noted_line_free);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_free (self->board_words);
  g_free (self->done);
  g_free (self->refusal);
  G_OBJECT_CLASS (pandoria_quick_entry_parent_class)->finalize (object);
}

static void
pandoria_quick_entry_class_init (PandoriaQuickEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_quick_entry_dispose;
  G_OBJECT_CLASS (klass)->finalize = pandoria_quick_entry_finalize;
  widget_class->measure = pandoria_quick_entry_measure;
  widget_class->size_allocate = pandoria_quick_entry_size_allocate;
  pandoria_class_add_signal (klass, "entered", 0);
  pandoria_class_add_signal (klass, "opened", 0);
  pandoria_class_add_signal (klass, "closed", 1, GTK_TYPE_WIDGET);
  pandoria_class_set_template (
      klass, "pandoria-quick-entry",
      PANDORIA_PARTS (PandoriaQuickEntry, content, row, sign, player, entry, enter_button, message),
      PANDORIA_CALLBACK (on_text_changed, on_cursor_moved, on_focus_left, on_key_pressed,
                         pandoria_quick_entry_enter, pandoria_quick_entry_close),
      NULL);
  gtk_widget_class_set_css_name (widget_class, "quickentry");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Creates the list when the entry is first opened. */
static void
create_list (PandoriaQuickEntry *self)
{
  self->popover = g_object_new (PANDORIA_TYPE_QUICK_CHOICES, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
  g_signal_connect_swapped (self->popover, "chosen", G_CALLBACK (on_chosen), self);
}

static void
pandoria_quick_entry_init (PandoriaQuickEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The layout manager of AdwBin would ignore the list. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  pandoria_tooltip_follow_label (self->message);
  /* The notation is read from left to right in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self->entry), GTK_TEXT_DIR_LTR);
}

void
pandoria_quick_entry_set_play (PandoriaQuickEntry *self, PandoriaPlay *play,
                               PandoriaCatalogue *catalogue)
{
  g_return_if_fail (PANDORIA_IS_QUICK_ENTRY (self) && self->play == NULL);

  self->play = g_object_ref (play);
  self->view = pandoria_play_get_view (play);
  self->catalogue = g_object_ref (catalogue);
  pandoria_quick_entry_show (self, PANDORIA_PLAY_GAME);
}

void
pandoria_quick_entry_show (PandoriaQuickEntry *self, guint parts)
{
  gboolean same_words;

  g_return_if_fail (PANDORIA_IS_QUICK_ENTRY (self) && self->play != NULL);

  same_words = !pandoria_set_str (&self->board_words, self->view->sentence)
               && self->is_refusal == self->view->is_refusal;
  self->is_refusal = self->view->is_refusal;
  if ((parts & PANDORIA_PLAY_GAME) != 0)
    {
      g_clear_pointer (&self->done, g_free);
      if (self->view->game != NULL)
        pandoria_quick_entry_show_player (self);
      if (self->open)
        read_line (self);
    }
  else if (self->open && !same_words)
    pandoria_quick_entry_show_line (self);
}

void
pandoria_quick_entry_open (PandoriaQuickEntry *self)
{
  g_return_if_fail (PANDORIA_IS_QUICK_ENTRY (self));

  pandoria_focus_remember (&self->before, GTK_WIDGET (self), GTK_WIDGET (self));
  self->open = TRUE;
  if (self->popover == NULL)
    create_list (self);
  g_signal_emit_by_name (self, "opened");
  pandoria_focus_text (GTK_EDITABLE (self->entry));
  self->asked = self->hidden = FALSE;
  read_line (self);
}

void
pandoria_quick_entry_close (PandoriaQuickEntry *self)
{
  g_return_if_fail (PANDORIA_IS_QUICK_ENTRY (self));

  if (!pandoria_quick_entry_is_open (self))
    return;
  self->open = FALSE;
  read_line (self);
  g_signal_emit_by_name (self, "closed", self->before);
  g_clear_weak_pointer (&self->before);
}

gboolean
pandoria_quick_entry_is_open (PandoriaQuickEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_QUICK_ENTRY (self), FALSE);
  return self->open;
}

void
pandoria_quick_entry_set_narrow (PandoriaQuickEntry *self, gboolean narrow, gboolean stacked)
{
  g_return_if_fail (PANDORIA_IS_QUICK_ENTRY (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->row),
                                  stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (narrow)
    gtk_button_set_icon_name (GTK_BUTTON (self->enter_button), "object-select-symbolic");
  else
    gtk_button_set_label (GTK_BUTTON (self->enter_button), C_ ("quick entry", "_Enter"));
  pandoria_set_accessible_label (self->enter_button, _ ("Enter all actions of the line"));
  gtk_widget_set_visible (GTK_WIDGET (self->player), !narrow);
}

void
pandoria_quick_entry_set_text (PandoriaQuickEntry *self, const char *text)
{
  g_return_if_fail (PANDORIA_IS_QUICK_ENTRY (self));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  /* An entered line is not typed any more: Ctrl+Z then takes back the game. */
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->entry), FALSE);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->entry), TRUE);
}

void
pandoria_quick_entry_refuse (PandoriaQuickEntry *self, const char *text, const char *reason)
{
  g_return_if_fail (PANDORIA_IS_QUICK_ENTRY (self) && text != NULL && reason != NULL);

  pandoria_quick_entry_set_text (self, text);
  pandoria_set_str (&self->refusal, reason);
  g_clear_handle_id (&self->announcing, g_source_remove);
  gtk_widget_error_bell (GTK_WIDGET (self));
  pandoria_quick_entry_show_line (self);
  pandoria_announce (GTK_WIDGET (self->entry), reason);
}

const char *
pandoria_quick_entry_get_text (PandoriaQuickEntry *self)
{
  g_return_val_if_fail (PANDORIA_IS_QUICK_ENTRY (self), NULL);
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

/* --- for tests ------------------------------------------------------------------------------ */

const PandoriaNotedLine *
pandoria_quick_entry_get_line (PandoriaQuickEntry *self)
{
  return self->line;
}
