/* PandoriaQuickEntry: its keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-quick-entry-private.h"

#include "pandoria-compat.h"

void
pandoria_quick_entry_take_choice (PandoriaQuickEntry *self, const PandoriaChoice *choice)
{
  GtkEditable *editable = GTK_EDITABLE (self->entry);
  const char *text = gtk_editable_get_text (editable);
  g_autofree char *before = g_utf8_substring (text, 0, self->word_start);
  const char *behind = g_utf8_offset_to_pointer (text, self->word_end);
  g_autofree char *head = g_strconcat (before, choice->word, " ", NULL);
  g_autofree char *whole = g_strconcat (head, *behind == ' ' ? behind + 1 : behind, NULL);

  gtk_editable_set_text (editable, whole);
  gtk_editable_set_position (editable, (int) g_utf8_strlen (head, -1));
  self->asked = TRUE;
  pandoria_quick_entry_read (self);
}

static gboolean
move_choice (PandoriaQuickEntry *self, int by)
{
  const PandoriaChoice *choice;
  g_autofree char *words = NULL;

  if (!gtk_widget_get_visible (GTK_WIDGET (self->popover)))
    {
      self->asked = TRUE;
      self->hidden = FALSE;
      pandoria_quick_entry_show_choices (self);
    }
  choice = pandoria_quick_choices_move (self->popover, by);
  if (choice == NULL)
    return GDK_EVENT_STOP;
  words = g_strjoin (" ", choice->word, choice->description, NULL);
  g_clear_handle_id (&self->announcing, g_source_remove);
  pandoria_announce_choice (GTK_WIDGET (self->entry), words);
  return GDK_EVENT_STOP;
}

/* Tab enters the selected word, or the first one after typing. Otherwise it moves the focus to the next widget. */
static gboolean
complete (PandoriaQuickEntry *self)
{
  const PandoriaChoice *choice = pandoria_quick_choices_get_selected (self->popover);

  if (choice == NULL && gtk_widget_get_visible (GTK_WIDGET (self->popover)) && pandoria_quick_entry_has_choice (self))
    choice = g_ptr_array_index (self->choices, 0);
  if (choice == NULL)
    return GDK_EVENT_PROPAGATE;
  pandoria_quick_entry_take_choice (self, choice);
  return GDK_EVENT_STOP;
}

void
pandoria_quick_entry_enter (PandoriaQuickEntry *self)
{
  const PandoriaChoice *choice = pandoria_quick_choices_get_selected (self->popover);

  if (choice != NULL)
    pandoria_quick_entry_take_choice (self, choice);
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
  pandoria_quick_entry_show_choices (self);
  return GDK_EVENT_STOP;
}

/* In an empty line, ignores the key that opens the entry: the player pressed it in order to type. */
static gboolean
is_opening_key (PandoriaQuickEntry *self, guint keyval)
{
  gboolean is_slash = keyval == GDK_KEY_slash || keyval == GDK_KEY_KP_Divide;

  return is_slash && *gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0';
}

gboolean
pandoria_quick_entry_press (PandoriaQuickEntry *self, guint keyval, guint keycode, GdkModifierType state)
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
