/* An item of the catalogue with its cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-row.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-catalogue-details.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-labels.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define BETWEEN " ,;\t" /* values */

struct _PandoriaCatalogueRow
{
  GtkListBoxRow parent_instance;

  GtkLabel *title, *card, *source, *fault;
  GtkEntry *cell;
  GtkMenuButton *more;

  PandoriaCatalogue *catalogue;
  PandoriaPrinted thing;
  char *shown; /* the value of the catalogue, shown in the cell until the user types */
};

G_DEFINE_FINAL_TYPE (PandoriaCatalogueRow, pandoria_catalogue_row, GTK_TYPE_LIST_BOX_ROW)

/* --- the words for the thing and its values ------------------------------------------------- */

/* Returns: (transfer full) (nullable): a card's realm, and whether it is a starting card for
 * beginners (12). */
static char *
describe_card (const PandoriaPrinted *thing)
{
  const char *realm;

  if (thing->kind != PANDORIA_PRINTED_CARD)
    return NULL;
  if (thing->realm == PANDORIA_REALM_NONE)
    return thing->start ? g_strdup (_ ("A starting card of the beginner’s game")) : NULL;
  realm = pandoria_text_realm ((PandoriaRealm) thing->realm);
  /* Translators: whose card it is: %s is a realm. */
  return g_strdup_printf (
      thing->start ? _ ("%s: starting card of the beginner’s game") : _ ("%s: custom card"), realm);
}

/* Returns: the name of the cells of @kind. */
static const char *
name_unit (PandoriaPrintedKind kind)
{
  switch (kind)
    {
    case PANDORIA_PRINTED_SPELL: return _ ("Printed cost (crystals)");
    case PANDORIA_PRINTED_BUILDING: return _ ("Printed cost (wood)");
    case PANDORIA_PRINTED_CARD: return _ ("Printed price in gold");
    case PANDORIA_PRINTED_MONUMENT: return _ ("Number in the box");
    case PANDORIA_PRINTED_RELIC:
    default: return _ ("Points printed on the relic");
    }
}

/* Reads different numbers, separated by spaces, commas or semicolons. Returns: (transfer full)
 * (nullable) (element-type guint): the numbers, ascending; NULL, and the reason in *@fault
 * (transfer full). */
static GArray *
read_values (PandoriaPrintedKind kind, const char *text, char **fault)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) words = g_strsplit_set (text, BETWEEN, -1);
  const guint most = pandoria_printed_kind_get_most (kind);

  for (char **word = words; *word != NULL; word++)
    {
      guint64 number;
      guint value;

      if (**word == '\0')
        continue;
      if (!g_ascii_string_to_unsigned (*word, 10, 0, most, &number, NULL))
        {
          *fault
              = g_strdup_printf (_ ("“%1$s” is not a number from 0 to %2$d."), *word, (int) most);
          return NULL;
        }
      value = (guint) number;
      if (!pandoria_values_have (values, value))
        g_array_append_val (values, value);
    }
  g_array_sort (values, pandoria_values_compare);
  if (kind == PANDORIA_PRINTED_MONUMENT && values->len > 1)
    {
      *fault = g_strdup (_ ("Enter one number only."));
      return NULL;
    }
  return g_steal_pointer (&values);
}

/* --- the row -------------------------------------------------------------------------------- */

static const char *
get_text (PandoriaCatalogueRow *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->cell));
}

static void
set_text (PandoriaCatalogueRow *self, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (self->cell), text);
  gtk_editable_set_position (GTK_EDITABLE (self->cell), -1);
}

/* Explains only values that the user did not enter. If there are several, each explanation names
 * its value. */
static void
show_sources (PandoriaCatalogueRow *self, GArray *values)
{
  g_autoptr (GPtrArray) sources = pandoria_phrases_new ();
  g_autofree char *text = NULL;

  for (guint i = 0; i < values->len; i++)
    {
      PandoriaPrinted printed = self->thing;
      g_auto (PandoriaLearned) learned = { 0 };
      g_autofree char *source = NULL;

      printed.value = (gint8) g_array_index (values, guint, i);
      if (pandoria_catalogue_get_source (self->catalogue, &printed, &learned)
          == PANDORIA_PRINTED_ENTERED)
        continue;
      source = pandoria_catalogue_describe_source (self->catalogue, &printed);
      pandoria_phrases_add (sources, values->len > 1
                                         ? g_strdup_printf ("%d: %s", printed.value, source)
                                         : g_steal_pointer (&source));
    }
  text = pandoria_phrases_join (sources, "\n");
  pandoria_set_text (self->source, text);
  pandoria_describe (GTK_WIDGET (self->cell), text);
}

static void
show_fault (PandoriaCatalogueRow *self, const char *fault)
{
  pandoria_set_text (self->fault, fault);
  pandoria_set_css_class (GTK_WIDGET (self->cell), "error", fault != NULL);
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (self->cell), GTK_ACCESSIBLE_STATE_INVALID,
      fault != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
  pandoria_describe (GTK_WIDGET (self->cell),
                     fault != NULL ? fault : gtk_label_get_label (self->source));
  if (fault != NULL)
    pandoria_announce (GTK_WIDGET (self), fault);
}

/* Returns: whether the text of the cell is the value of the catalogue, now or already before. */
static gboolean
take_text (PandoriaCatalogueRow *self)
{
  g_autofree char *fault = NULL;
  g_autoptr (GArray) values
      = read_values ((PandoriaPrintedKind) self->thing.kind, get_text (self), &fault);
  g_autoptr (GError) error = NULL;

  show_fault (self, fault);
  if (values == NULL)
    return FALSE;
  /* The same value in another form: “7,5” for “5 7”. */
  pandoria_set_str (&self->shown, get_text (self));
  if (!pandoria_catalogue_set_values (self->catalogue, &self->thing, values, &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "catalogue.report", "s", error->message);
  pandoria_catalogue_row_update (self);
  return TRUE;
}

static void
on_activated (PandoriaCatalogueRow *self)
{
  if (take_text (self))
    gtk_widget_activate_action (GTK_WIDGET (self), "catalogue.next", "(ui)",
                                (guint) self->thing.kind,
                                gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (self)));
}

static void
on_left (PandoriaCatalogueRow *self)
{
  if (g_strcmp0 (get_text (self), self->shown) != 0)
    take_text (self);
}

static void
on_changed (PandoriaCatalogueRow *self)
{
  show_fault (self, NULL);
}

static gboolean
focus_row (GtkWidget *row)
{
  if (row != NULL)
    pandoria_catalogue_row_focus (PANDORIA_CATALOGUE_ROW (row));
  return GDK_EVENT_STOP;
}

static gboolean
on_key_pressed (PandoriaCatalogueRow *self, guint key)
{
  switch (key)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up: return focus_row (gtk_widget_get_prev_sibling (GTK_WIDGET (self)));
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down: return focus_row (gtk_widget_get_next_sibling (GTK_WIDGET (self)));
    case GDK_KEY_Escape:
      if (g_strcmp0 (get_text (self), self->shown) == 0)
        return GDK_EVENT_PROPAGATE;
      set_text (self, self->shown);
      return GDK_EVENT_STOP;
    default: return GDK_EVENT_PROPAGATE;
    }
}

/* Made on demand, because most are never opened. */
static void
on_more_popup (GtkMenuButton *more, gpointer data)
{
  PandoriaCatalogueRow *self = data;

  if (gtk_menu_button_get_popover (more) == NULL)
    gtk_menu_button_set_popover (more,
                                 pandoria_catalogue_details_new (self->catalogue, &self->thing));
}

static void
pandoria_catalogue_row_class_init (PandoriaCatalogueRowClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaCatalogueRow, catalogue, g_object_unref),
                            PANDORIA_OWNS (PandoriaCatalogueRow, shown, g_free), NULL);
  pandoria_class_set_template (
      klass, "pandoria-catalogue-row",
      PANDORIA_PARTS (PandoriaCatalogueRow, title, card, source, fault, cell, more),
      PANDORIA_CALLBACK (on_activated, on_left, on_changed, on_key_pressed), NULL);
}

static void
pandoria_catalogue_row_init (PandoriaCatalogueRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->more, on_more_popup, self, NULL);
}

static void
name_parts (PandoriaCatalogueRow *self)
{
  g_autofree char *title = pandoria_text_printed (self->thing);
  g_autofree char *card = describe_card (&self->thing);
  const char *unit = name_unit ((PandoriaPrintedKind) self->thing.kind);
  /* Translators: %1$s is a card, %2$s what is asked for: “Rage 2, Printed crystals” */
  g_autofree char *name = g_strdup_printf (_ ("%1$s, %2$s"), title, unit);
  g_autofree char *more = g_strdup_printf (_ ("More about %s"), title);

  gtk_label_set_label (self->title, title);
  pandoria_set_text (self->card, card);
  pandoria_set_accessible_label (GTK_WIDGET (self->cell), name);
  pandoria_set_accessible_label (GTK_WIDGET (self->more), more);
}

GtkWidget *
pandoria_catalogue_row_new (PandoriaCatalogue *catalogue, const PandoriaPrinted *thing)
{
  PandoriaCatalogueRow *self = g_object_new (PANDORIA_TYPE_CATALOGUE_ROW, NULL);

  self->catalogue = g_object_ref (catalogue);
  self->thing = *thing;
  name_parts (self);
  pandoria_catalogue_row_update (self);
  return GTK_WIDGET (self);
}

const PandoriaPrinted *
pandoria_catalogue_row_get_thing (PandoriaCatalogueRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_CATALOGUE_ROW (self), NULL);
  return &self->thing;
}

/* Returns: (transfer full): the numbers as they are typed: “3 5”. */
static char *
write_values (GArray *values)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < values->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (values, guint, i));
  return g_string_free (text, FALSE);
}

/* Whether the entry still shows the values of before, and @text are others. */
static gboolean
is_outdated (PandoriaCatalogueRow *self, const char *text)
{
  return g_strcmp0 (get_text (self), self->shown) == 0 && g_strcmp0 (text, self->shown) != 0;
}

void
pandoria_catalogue_row_update (PandoriaCatalogueRow *self)
{
  g_autoptr (GArray) values = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (PANDORIA_IS_CATALOGUE_ROW (self));

  values = pandoria_catalogue_get_values (self->catalogue, self->thing);
  text = write_values (values);
  show_sources (self, values);
  if (self->shown == NULL || is_outdated (self, text))
    set_text (self, text);
  g_free (self->shown);
  self->shown = g_steal_pointer (&text);
}

gboolean
pandoria_catalogue_row_is_empty (PandoriaCatalogueRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_CATALOGUE_ROW (self), FALSE);
  return *get_text (self) == '\0';
}

void
pandoria_catalogue_row_focus (PandoriaCatalogueRow *self)
{
  g_return_if_fail (PANDORIA_IS_CATALOGUE_ROW (self));
  pandoria_focus_text (GTK_EDITABLE (self->cell));
}
