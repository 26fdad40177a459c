/* PandoriaChoiceRow: a row of settings with a list of options, each of which has a number as its
 * value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-choice-row.h"

#include "pandoria-class.h"
#include "pandoria-search-words.h"
#include "pandoria-text.h"

/* Letters after such a pause begin a new name, in microseconds. */
#define FORGOTTEN G_USEC_PER_SEC

struct _PandoriaChoiceRow
{
  AdwComboRow parent_instance;

  GArray *values; /* int of each option */
  GString *typed; /* the beginning of the wanted name */
  gint64 typed_at;
};

G_DEFINE_FINAL_TYPE (PandoriaChoiceRow, pandoria_choice_row, ADW_TYPE_COMBO_ROW)

/* Selects the first option that begins with the typed letters. Returns: whether there is one. */
static gboolean
select_typed (PandoriaChoiceRow *self)
{
  GListModel *names = adw_combo_row_get_model (ADW_COMBO_ROW (self));
  g_autofree char *typed = pandoria_search_fold (self->typed->str);

  for (guint i = 0; i < g_list_model_get_n_items (names); i++)
    {
      g_autofree char *name
          = pandoria_search_fold (gtk_string_list_get_string (GTK_STRING_LIST (names), i));

      if (!g_str_has_prefix (name, typed))
        continue;
      adw_combo_row_set_selected (ADW_COMBO_ROW (self), i);
      return TRUE;
    }
  return FALSE;
}

/* Typed letters choose an option, also while the list is open. Space and Enter open the list. */
static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode,
                GdkModifierType state, PandoriaChoiceRow *self)
{
  const gint64 now = g_get_monotonic_time ();
  const gunichar letter = gdk_keyval_to_unicode (keyval);
  const gboolean is_fresh = self->typed->len == 0 || now - self->typed_at > FORGOTTEN;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || !g_unichar_isprint (letter)
      || (is_fresh && !g_unichar_isalpha (letter)))
    return GDK_EVENT_PROPAGATE;
  if (is_fresh)
    g_string_truncate (self->typed, 0);
  self->typed_at = now;
  g_string_append_unichar (self->typed, letter);
  if (!select_typed (self))
    gtk_widget_error_bell (GTK_WIDGET (self));
  return GDK_EVENT_STOP;
}

static void
free_typed (gpointer typed)
{
  g_string_free (typed, TRUE);
}

static void
pandoria_choice_row_class_init (PandoriaChoiceRowClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaChoiceRow, values, g_array_unref),
                            PANDORIA_OWNS (PandoriaChoiceRow, typed, free_typed), NULL);
}

static void
pandoria_choice_row_init (PandoriaChoiceRow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->values = g_array_new (FALSE, FALSE, sizeof (int));
  self->typed = g_string_new (NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  pandoria_choice_row_clear (self);
}

void
pandoria_choice_row_clear (PandoriaChoiceRow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_return_if_fail (PANDORIA_IS_CHOICE_ROW (self));

  g_array_set_size (self->values, 0);
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (names));
}

void
pandoria_choice_row_add (PandoriaChoiceRow *self, int value, const char *name)
{
  g_return_if_fail (PANDORIA_IS_CHOICE_ROW (self));

  g_array_append_val (self->values, value);
  gtk_string_list_append (GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (self))), name);
}

void
pandoria_choice_row_add_cards (PandoriaChoiceRow *self, PandoriaPrintedKind kind)
{
  g_autoptr (GArray) things = pandoria_printed_list (kind);

  for (guint i = 0; i < things->len; i++)
    {
      PandoriaPrinted thing = g_array_index (things, PandoriaPrinted, i);
      g_autofree char *name = pandoria_text_printed (thing);

      pandoria_choice_row_add (
          self, PANDORIA_CHOICE_OF_CARD (thing.spell | thing.building, thing.level), name);
    }
}

guint
pandoria_choice_row_count (PandoriaChoiceRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_CHOICE_ROW (self), 0);
  return self->values->len;
}

void
pandoria_choice_row_set_value (PandoriaChoiceRow *self, int value)
{
  g_return_if_fail (PANDORIA_IS_CHOICE_ROW (self));

  for (guint i = 0; i < self->values->len; i++)
    if (g_array_index (self->values, int, i) == value)
      adw_combo_row_set_selected (ADW_COMBO_ROW (self), i);
}

int
pandoria_choice_row_get_value (PandoriaChoiceRow *self)
{
  guint selected;

  g_return_val_if_fail (PANDORIA_IS_CHOICE_ROW (self), -1);

  selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self));
  return selected < self->values->len ? g_array_index (self->values, int, selected) : -1;
}
