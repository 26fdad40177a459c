/* Reads and writes a catalogue as a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MARK "\xef\xbb\xbf" /* the byte order mark, which some spreadsheets write */

typedef enum
{
  COLUMN_LIST,
  COLUMN_SPELL,
  COLUMN_BUILDING,
  COLUMN_LEVEL,
  COLUMN_REALM,
  COLUMN_START,
  COLUMN_ARTIFACTS,
  COLUMN_MONUMENT,
  COLUMN_VALUE,
} Column;
#define N_COLUMNS 9

static const char *const columns[N_COLUMNS]
    = { "list", "spell", "building", "level", "realm", "start", "artifacts", "monument", "value" };

/* --- writing -------------------------------------------------------------------------------- */

/* Returns: (transfer full): the value in @object. No value of a catalogue needs quotation marks. */
static char *
get_cell (JsonObject *object, const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return g_strdup ("");
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return g_strdup (json_node_get_string (node));
  if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    return g_strdup (json_node_get_boolean (node) ? "true" : "false");
  return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
}

static void
write_line (GString *csv, const PandoriaPrinted *printed)
{
  g_autoptr (JsonObject) object = pandoria_printed_write (printed);
  const char *value = pandoria_printed_kind_get_value ((PandoriaPrintedKind) printed->kind);

  g_string_append (csv, pandoria_printed_kind_key ((PandoriaPrintedKind) printed->kind));
  for (guint i = COLUMN_SPELL; i < N_COLUMNS; i++)
    {
      g_autofree char *cell = get_cell (object, i == COLUMN_VALUE ? value : columns[i]);

      g_string_append_printf (csv, ",%s", cell);
    }
  g_string_append (csv, "\r\n");
}

GBytes *
pandoria_catalogue_csv_write (PandoriaCatalogueFile *file)
{
  g_autoptr (PandoriaCatalogueFile) sorted = pandoria_catalogue_file_copy (file);
  GString *csv = g_string_new (NULL);

  for (guint i = 0; i < N_COLUMNS; i++)
    g_string_append_printf (csv, "%s%s", i > 0 ? "," : "", columns[i]);
  g_string_append (csv, "\r\n");
  pandoria_catalogue_file_sort (sorted);
  for (guint i = 0; i < pandoria_catalogue_file_get_n_entries (sorted); i++)
    write_line (csv, pandoria_catalogue_file_get_entry (sorted, i));
  return g_string_free_to_bytes (csv);
}

/* --- lines and cells ------------------------------------------------------------------------ */

typedef struct
{
  const char *at; /* the rest of the text; ends in a zero byte */
  guint line, next_line;
  char separator;
  GPtrArray *cells; /* of the current line */
  GError *error;
} Table;

/* Notes a fault in the current line, unless there is one already. */
static void G_GNUC_PRINTF (2, 3) fail (Table *table, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  if (table->error != NULL)
    return;
  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  /* Translators: a place in a file, and what is wrong there */
  g_set_error (&table->error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
               _ ("line %1$u: %2$s"), table->line, text);
}

static gboolean
is_end (const char *at)
{
  return *at == '\0' || *at == '\n' || (at[0] == '\r' && at[1] == '\n');
}

/* Reads the rest of a cell after its opening quotation mark. */
static void
read_quoted (Table *table, GString *cell)
{
  while (*table->at != '\0' && !(table->at[0] == '"' && table->at[1] != '"'))
    {
      if (*table->at == '"')
        table->at++;
      table->next_line += *table->at == '\n';
      g_string_append_c (cell, *table->at++);
    }
  if (*table->at == '\0')
    fail (table, _ ("a quotation mark is not closed"));
  else if (*++table->at != table->separator && !is_end (table->at))
    fail (table, _ ("something follows a closing quotation mark"));
}

static void
read_cell (Table *table)
{
  GString *cell = g_string_new (NULL);

  if (*table->at == '"')
    {
      table->at++;
      read_quoted (table, cell);
    }
  else
    while (!is_end (table->at) && *table->at != table->separator)
      g_string_append_c (cell, *table->at++);
  g_strstrip (cell->str);
  g_ptr_array_add (table->cells, g_string_free (cell, FALSE));
}

/* Returns: FALSE at the end of the file, or after a fault. */
static gboolean
read_line (Table *table)
{
  g_ptr_array_set_size (table->cells, 0);
  table->line = table->next_line;
  if (*table->at == '\0')
    return FALSE;
  read_cell (table);
  while (table->error == NULL && table->cells->len <= N_COLUMNS && *table->at == table->separator)
    {
      table->at++;
      read_cell (table);
    }
  if (table->cells->len > N_COLUMNS)
    fail (table, _ ("there are more than %d cells"), N_COLUMNS);
  table->at += *table->at == '\r';
  table->at += *table->at == '\n';
  table->next_line++;
  return table->error == NULL;
}

/* Returns: the text of the cell; "" for a missing one. */
static const char *
get_text (Table *table, Column column)
{
  return column < table->cells->len ? table->cells->pdata[column] : "";
}

static gboolean
is_empty_line (Table *table)
{
  for (guint i = 0; i < table->cells->len; i++)
    if (*get_text (table, i) != '\0')
      return FALSE;
  return TRUE;
}

/* --- entries -------------------------------------------------------------------------------- */

/* The separator after the first column's name. */
static void
read_header (Table *table)
{
  const char *at = table->at + (*table->at == '"');

  at += g_str_has_prefix (at, columns[0]) ? strlen (columns[0]) : 0;
  at += *at == '"';
  table->separator = *at == ';' || *at == '\t' ? *at : ',';
  read_line (table);
  for (guint i = 0; i < N_COLUMNS; i++)
    if (g_ascii_strcasecmp (get_text (table, i), columns[i]) != 0)
      {
        fail (table, _ ("the columns must be called “%s”"),
              "list, spell, building, level, realm, start, artifacts, monument, value");
        return;
      }
}

static gboolean
is_number (const char *text)
{
  return *text != '\0' && strlen (text) <= 9 && strspn (text, "0123456789") == strlen (text);
}

static void
set_number (Table *table, JsonObject *object, Column column, const char *member)
{
  const char *text = get_text (table, column);
  g_autofree char *excerpt = pandoria_json_excerpt (text);

  if (is_number (text))
    json_object_set_int_member (object, member, g_ascii_strtoll (text, NULL, 10));
  else
    fail (table, _ ("“%1$s” in column “%2$s” is not a number"), excerpt, columns[column]);
}

static void
set_truth (Table *table, JsonObject *object, Column column)
{
  const char *text = get_text (table, column);
  g_autofree char *excerpt = pandoria_json_excerpt (text);

  if (g_ascii_strcasecmp (text, "true") == 0 || g_ascii_strcasecmp (text, "false") == 0)
    json_object_set_boolean_member (object, columns[column],
                                    g_ascii_strcasecmp (text, "true") == 0);
  else
    fail (table, _ ("“%1$s” in column “%2$s” must be true or false"), excerpt, columns[column]);
}

/* Puts the text of @column into @object, as in a file. */
static void
set_member (Table *table, JsonObject *object, PandoriaPrintedKind kind, Column column)
{
  const char *text = get_text (table, column);
  gboolean is_level = column == COLUMN_LEVEL && is_number (text);

  if (*text == '\0')
    return;
  if (!pandoria_printed_kind_has (kind, columns[column]))
    fail (table, _ ("column “%1$s” must be empty in a line of “%2$s”"), columns[column],
          pandoria_printed_kind_key (kind));
  else if (column == COLUMN_ARTIFACTS || column == COLUMN_MONUMENT || is_level)
    set_number (table, object, column, columns[column]);
  else if (column == COLUMN_START)
    set_truth (table, object, column);
  else
    json_object_set_string_member (object, columns[column], text);
}

static void
set_value (Table *table, JsonObject *object, PandoriaPrintedKind kind)
{
  if (*get_text (table, COLUMN_VALUE) == '\0')
    json_object_set_null_member (object, pandoria_printed_kind_get_value (kind));
  else
    set_number (table, object, COLUMN_VALUE, pandoria_printed_kind_get_value (kind));
}

/* The reader for JSON checks the value. */
static void
add_entry (Table *table, JsonObject *object, PandoriaPrintedKind kind, PandoriaCatalogueFile *file)
{
  g_autoptr (GError) error = NULL;
  PandoriaPrinted printed;
  PandoriaReader reader;

  if (table->error != NULL)
    return;
  pandoria_reader_init (&reader, "");
  pandoria_printed_read (&reader, object, kind, &printed);
  if (!pandoria_reader_finish (&reader, &error)
      || !pandoria_catalogue_file_add (file, &printed, NULL, &error))
    fail (table, "%s", error->message);
}

static void
read_entry (Table *table, PandoriaCatalogueFile *file)
{
  const char *list = get_text (table, COLUMN_LIST);
  int kind = pandoria_printed_kind_from_key (list);
  g_autoptr (JsonObject) object = json_object_new ();
  g_autofree char *excerpt = NULL;

  if (is_empty_line (table))
    return;
  if (kind < 0)
    {
      excerpt = pandoria_json_excerpt (list);
      fail (table, _ ("“%s” must be spells, buildings, cards, relics or monuments"), excerpt);
      return;
    }
  for (guint i = COLUMN_SPELL; i < COLUMN_VALUE; i++)
    set_member (table, object, (PandoriaPrintedKind) kind, i);
  set_value (table, object, (PandoriaPrintedKind) kind);
  add_entry (table, object, (PandoriaPrintedKind) kind, file);
}

PandoriaCatalogueFile *
pandoria_catalogue_csv_read (const char *data, gsize length, GError **error)
{
  g_autoptr (PandoriaCatalogueFile) file = pandoria_catalogue_file_new ();
  g_autofree char *text = g_strndup (data, length);
  Table table = { .at = text, .line = 1, .next_line = 1 };

  table.cells = g_ptr_array_new_with_free_func (g_free);
  if (length > PANDORIA_MAX_FILE_SIZE)
    fail (&table, _ ("the file is bigger than 8 MiB"));
  else if (!g_utf8_validate_len (data, length, NULL))
    fail (&table, _ ("the file is not UTF-8 text"));
  else
    {
      table.at += g_str_has_prefix (text, MARK) ? strlen (MARK) : 0;
      read_header (&table);
    }
  while (table.error == NULL && read_line (&table))
    read_entry (&table, file);
  g_ptr_array_unref (table.cells);
  if (table.error == NULL)
    return g_steal_pointer (&file);
  g_propagate_error (error, table.error);
  return NULL;
}
