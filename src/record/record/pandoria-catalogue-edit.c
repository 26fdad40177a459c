/* The catalogue for its editor: all entries, corrections, import from and export to files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-private.h"

/* --- all entries ---------------------------------------------------------------------------- */

/* Removes duplicate things; @things is not sorted. */
static void
add_entries (PandoriaCatalogueFile *file, PandoriaPrintedKind kind, GArray *things)
{
  for (guint i = 0; i < pandoria_catalogue_file_get_n_entries (file); i++)
    {
      PandoriaPrinted thing = *pandoria_catalogue_file_get_entry (file, i);

      thing.value = PANDORIA_PRINTED_UNKNOWN;
      if (thing.kind == kind)
        g_array_append_val (things, thing);
    }
}

GArray *
pandoria_catalogue_list_things (PandoriaCatalogue *self, PandoriaPrintedKind kind)
{
  GArray *things;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self), NULL);

  things = pandoria_printed_list (kind);
  if (things->len > 0)
    return things;
  add_entries (self->shipped, kind, things);
  add_entries (self->own, kind, things);
  g_array_sort (things, pandoria_printed_compare);
  for (guint i = things->len; i > 1; i--)
    if (pandoria_printed_is_same_thing (&g_array_index (things, PandoriaPrinted, i - 1),
                                        &g_array_index (things, PandoriaPrinted, i - 2)))
      g_array_remove_index (things, i - 1);
  return things;
}

/* Returns: (nullable): the entry as it is in @file. */
static JsonObject *
find_json (PandoriaCatalogueFile *file, const PandoriaPrinted *printed)
{
  for (guint i = 0; i < pandoria_catalogue_file_get_n_entries (file); i++)
    if (pandoria_printed_compare (pandoria_catalogue_file_get_entry (file, i), printed) == 0)
      return pandoria_catalogue_file_get_json (file, i);
  return NULL;
}

PandoriaPrintedSource
pandoria_catalogue_get_source (PandoriaCatalogue *self, const PandoriaPrinted *printed,
                               PandoriaLearned *learned)
{
  JsonObject *own;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self), PANDORIA_PRINTED_ENTERED);

  *learned = (PandoriaLearned){ 0 };
  if (pandoria_catalogue_is_shipped_known (self, printed)
      && pandoria_catalogue_file_has (self->shipped, printed))
    return PANDORIA_PRINTED_SHIPPED;
  own = find_json (self->own, printed);
  return own != NULL && pandoria_learned_read (own, learned) ? PANDORIA_PRINTED_LEARNED
                                                             : PANDORIA_PRINTED_ENTERED;
}

/* --- correcting ----------------------------------------------------------------------------- */

/* Returns: whether @file contains a value of @thing that is not among @values. */
static gboolean
knows_other_value (PandoriaCatalogueFile *file, const PandoriaPrinted *thing, GArray *values)
{
  for (guint i = 0; i < pandoria_catalogue_file_get_n_entries (file); i++)
    {
      const PandoriaPrinted *entry = pandoria_catalogue_file_get_entry (file, i);

      if (entry->value != PANDORIA_PRINTED_UNKNOWN && pandoria_printed_is_same_thing (entry, thing)
          && !pandoria_values_have (values, (guint) entry->value))
        return TRUE;
    }
  return FALSE;
}

/* Removes entries from @own that are not among @values, including the entry that hides the shipped
 * values. */
static void
remove_others (PandoriaCatalogueFile *own, const PandoriaPrinted *thing, GArray *values)
{
  for (guint i = pandoria_catalogue_file_get_n_entries (own); i > 0; i--)
    {
      PandoriaPrinted entry = *pandoria_catalogue_file_get_entry (own, i - 1);

      if (pandoria_printed_is_same_thing (&entry, thing)
          && !pandoria_values_have (values, (guint) entry.value))
        {
          pandoria_catalogue_file_remove (own, &entry);
          i = MIN (i, pandoria_catalogue_file_get_n_entries (own) + 1);
        }
    }
}

/* Returns: whether @thing exists only by its entries: the rules do not list cards and relics. */
static gboolean
needs_entry (const PandoriaPrinted *thing)
{
  return thing->kind == PANDORIA_PRINTED_CARD || thing->kind == PANDORIA_PRINTED_RELIC;
}

/* Sets @values to all values of @thing in @own and @shipped. */
static gboolean
change_values (PandoriaCatalogueFile *own, PandoriaCatalogueFile *shipped,
               const PandoriaPrinted *thing, GArray *values, GError **error)
{
  PandoriaPrinted entry = *thing;
  gboolean is_shipped = pandoria_catalogue_file_has_thing (shipped, thing);
  gboolean hides = knows_other_value (shipped, thing, values);
  gboolean keeps_thing = values->len == 0 && needs_entry (thing) && !is_shipped;

  remove_others (own, thing, values);
  entry.value = PANDORIA_PRINTED_UNKNOWN;
  if ((hides || keeps_thing) && !pandoria_catalogue_file_add (own, &entry, NULL, error))
    return FALSE;
  for (guint i = 0; i < values->len; i++)
    {
      gboolean is_known;

      entry.value = (gint8) g_array_index (values, guint, i);
      is_known = pandoria_catalogue_file_has (own, &entry)
                 || (!hides && pandoria_catalogue_file_has (shipped, &entry));
      if (!is_known && !pandoria_catalogue_file_add (own, &entry, NULL, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
has_values (PandoriaCatalogue *self, const PandoriaPrinted *thing, GArray *values)
{
  g_autoptr (GArray) known = pandoria_catalogue_get_values (self, *thing);

  if (known->len != values->len)
    return FALSE;
  for (guint i = 0; i < values->len; i++)
    if (!pandoria_values_have (known, g_array_index (values, guint, i)))
      return FALSE;
  return TRUE;
}

static gboolean
is_listed (PandoriaCatalogue *self, const PandoriaPrinted *thing)
{
  return !needs_entry (thing) || pandoria_catalogue_file_has_thing (self->own, thing)
         || pandoria_catalogue_file_has_thing (self->shipped, thing);
}

gboolean
pandoria_catalogue_set_values (PandoriaCatalogue *self, const PandoriaPrinted *thing,
                               GArray *values, GError **error)
{
  g_autoptr (PandoriaCatalogueFile) own = NULL;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self) && thing != NULL && values != NULL, FALSE);

  if (has_values (self, thing, values) && is_listed (self, thing))
    return TRUE;
  own = pandoria_catalogue_file_copy (self->own);
  if (!change_values (own, self->shipped, thing, values, error))
    return FALSE;
  return pandoria_catalogue_changed (self, g_steal_pointer (&own), error);
}

gboolean
pandoria_catalogue_can_remove (PandoriaCatalogue *self, const PandoriaPrinted *thing)
{
  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self), FALSE);

  return needs_entry (thing) && pandoria_catalogue_file_has_thing (self->own, thing)
         && !pandoria_catalogue_file_has_thing (self->shipped, thing);
}

gboolean
pandoria_catalogue_remove (PandoriaCatalogue *self, const PandoriaPrinted *thing, GError **error)
{
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (pandoria_catalogue_can_remove (self, thing), FALSE);

  remove_others (self->own, thing, none);
  return pandoria_catalogue_changed (self, NULL, error);
}

/* --- files ---------------------------------------------------------------------------------- */

PandoriaCatalogueFile *
pandoria_catalogue_export (PandoriaCatalogue *self)
{
  PandoriaCatalogueFile *file;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self), NULL);

  file = pandoria_catalogue_file_copy (self->own);
  for (guint i = 0; i < pandoria_catalogue_file_get_n_entries (self->shipped); i++)
    {
      const PandoriaPrinted *printed = pandoria_catalogue_file_get_entry (self->shipped, i);
      gboolean is_unknown = printed->value == PANDORIA_PRINTED_UNKNOWN;

      if (pandoria_catalogue_is_shipped_known (self, printed)
          && !(is_unknown ? pandoria_catalogue_file_has_thing (self->own, printed)
                          : pandoria_catalogue_file_has (self->own, printed)))
        pandoria_catalogue_file_add (file, printed,
                                     pandoria_catalogue_file_get_json (self->shipped, i), NULL);
    }
  pandoria_catalogue_file_sort (file);
  return file;
}

/* Returns: whether the entry without a value has an effect: it adds a card or relic without any
 * other entry, or hides shipped values of a thing for which @file has values. */
static gboolean
has_effect (PandoriaCatalogueFile *own, PandoriaCatalogueFile *shipped, PandoriaCatalogueFile *file,
            const PandoriaPrinted *unknown)
{
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (guint));

  if (pandoria_catalogue_file_has (own, unknown))
    return FALSE;
  if (knows_other_value (shipped, unknown, none))
    return knows_other_value (file, unknown, none);
  return needs_entry (unknown) && !pandoria_catalogue_file_has_thing (own, unknown)
         && !pandoria_catalogue_file_has_thing (shipped, unknown);
}

static gboolean
is_new (PandoriaCatalogueFile *own, PandoriaCatalogueFile *shipped, PandoriaCatalogueFile *file,
        const PandoriaPrinted *printed)
{
  PandoriaPrinted hiding = *printed;

  if (printed->value == PANDORIA_PRINTED_UNKNOWN)
    return has_effect (own, shipped, file, printed);
  hiding.value = PANDORIA_PRINTED_UNKNOWN;
  return !pandoria_catalogue_file_has (own, printed)
         && (pandoria_catalogue_file_has (own, &hiding)
             || !pandoria_catalogue_file_has (shipped, printed));
}

/* Adds the entries that hide shipped values first, because the values must then be added even if
 * they are shipped. */
static gboolean
add_new (PandoriaCatalogueFile *own, PandoriaCatalogueFile *shipped, PandoriaCatalogueFile *file,
         gboolean unknown, guint *n_added, GError **error)
{
  for (guint i = 0; i < pandoria_catalogue_file_get_n_entries (file); i++)
    {
      const PandoriaPrinted *printed = pandoria_catalogue_file_get_entry (file, i);

      if ((printed->value == PANDORIA_PRINTED_UNKNOWN) != unknown
          || !is_new (own, shipped, file, printed))
        continue;
      if (!pandoria_catalogue_file_add (own, printed, pandoria_catalogue_file_get_json (file, i),
                                        error))
        return FALSE;
      ++*n_added;
    }
  return TRUE;
}

gboolean
pandoria_catalogue_import (PandoriaCatalogue *self, PandoriaCatalogueFile *file, guint *n_added,
                           GError **error)
{
  g_autoptr (PandoriaCatalogueFile) own = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self), FALSE);

  *n_added = 0;
  own = pandoria_catalogue_file_copy (self->own);
  pandoria_catalogue_file_adopt_rest (own, file);
  if (!add_new (own, self->shipped, file, TRUE, n_added, error)
      || !add_new (own, self->shipped, file, FALSE, n_added, error))
    return FALSE;
  bytes = pandoria_catalogue_file_to_bytes (own, error);
  return bytes != NULL && pandoria_catalogue_changed (self, g_steal_pointer (&own), error);
}
