/* Reads and writes a catalogue as a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-testing.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "pandoria-cell.h"

/* The byte order marks, which some spreadsheets write. */
#define MARK               "\xef\xbb\xbf"
#define LITTLE_ENDIAN_MARK "\xff\xfe"
#define BIG_ENDIAN_MARK    "\xfe\xff"

/* Before a rate: a spreadsheet takes “1:2” alone for a time. */
#define RATE_PREFIX "rate "

/* A list of faults has so many with their reasons; of the others it has only the lines. */
#define MAX_REASONS 12

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

/* Every spreadsheet keeps a number and a text with a word, but not “1:2”. */
static void
append_cell (GString *csv, Column column, const char *cell)
{
  g_string_append_printf (
      csv, ",%s%s", column == COLUMN_LEVEL && strchr (cell, ':') != NULL ? RATE_PREFIX : "", cell);
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

      append_cell (csv, i, cell);
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
  guint places[N_COLUMNS]; /* of the columns, in each line */
  GPtrArray *cells;        /* of the current line */
  GError *error;           /* of the current line */
  guint n_faults;
  GString *faults;      /* the first ones, each in a line */
  GString *fault_lines; /* the lines of the others */
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

/* Ends the current line: its fault, if there is one, joins the list. */
static void
note_fault (Table *table)
{
  if (table->error == NULL)
    return;
  if (++table->n_faults <= MAX_REASONS)
    g_string_append_printf (table->faults, "%s%s", table->n_faults > 1 ? "\n" : "",
                            table->error->message);
  else
    g_string_append_printf (table->fault_lines, "%s%u", table->fault_lines->len > 0 ? ", " : "",
                            table->line);
  g_clear_error (&table->error);
}

/* Returns: (transfer full) (nullable): all faults; NULL if there is none. */
static char *
list_faults (Table *table)
{
  g_autofree char *others = NULL;

  if (table->n_faults == 0)
    return NULL;
  if (table->fault_lines->len == 0)
    return g_strdup (table->faults->str);
  /* Translators: %s is a list of numbers of lines: “12, 15, 16” */
  others = g_strdup_printf (_ ("Lines with faults, too: %s"), table->fault_lines->str);
  return g_strconcat (table->faults->str, "\n", others, NULL);
}

static gboolean
is_end (const char *at)
{
  return *at == '\0' || *at == '\n' || *at == '\r';
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

/* A spreadsheet may show that a cell is text: “'1:2”. Pasted numbers may have spaces around them
 * that do not break. */
static void
strip_cell (GString *cell)
{
  const char *start = cell->str, *end = cell->str + cell->len;

  if (*start == '\'')
    start++;
  while (g_unichar_isspace (g_utf8_get_char (start)))
    start = g_utf8_next_char (start);
  while (end > start && g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (end))))
    end = g_utf8_prev_char (end);
  g_string_truncate (cell, (gsize) (end - cell->str));
  g_string_erase (cell, 0, start - cell->str);
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
  strip_cell (cell);
  g_ptr_array_add (table->cells, g_string_free (cell, FALSE));
}

/* A spreadsheet may add empty cells at the end of each line. */
static void
check_surplus (Table *table)
{
  for (guint i = N_COLUMNS; i < table->cells->len; i++)
    if (*(const char *) table->cells->pdata[i] != '\0')
      fail (table, _ ("there are more than %d cells"), N_COLUMNS);
}

static void
skip_line (Table *table)
{
  while (!is_end (table->at))
    table->at++;
  table->at += table->at[0] == '\r' && table->at[1] == '\n' ? 2 : *table->at != '\0';
  table->next_line++;
}

/* Returns: FALSE at the end of the file. */
static gboolean
read_line (Table *table)
{
  g_ptr_array_set_size (table->cells, 0);
  table->line = table->next_line;
  if (*table->at == '\0')
    return FALSE;
  read_cell (table);
  while (table->error == NULL && *table->at == table->separator)
    {
      table->at++;
      read_cell (table);
    }
  check_surplus (table);
  skip_line (table);
  return TRUE;
}

/* Returns: the text of the cell; "" for a missing one. */
static const char *
get_text (Table *table, Column column)
{
  guint place = table->places[column];

  return place < table->cells->len ? table->cells->pdata[place] : "";
}

/* Spreadsheets begin cells with a capital. Returns: (transfer full): the key in the cell, in lower
 * case. */
static char *
get_key (Table *table, Column column)
{
  return g_ascii_strdown (get_text (table, column), -1);
}

static gboolean
is_empty_line (Table *table)
{
  for (guint i = 0; i < table->cells->len; i++)
    if (*(const char *) table->cells->pdata[i] != '\0')
      return FALSE;
  return TRUE;
}

/* --- entries -------------------------------------------------------------------------------- */

/* Returns: the first separator in the line; a comma without one. */
static char
find_separator (const char *at)
{
  while (!is_end (at) && strchr (",;\t|", *at) == NULL)
    at++;
  return is_end (at) ? ',' : *at;
}

/* Looks for the name of the column in the header. Returns: FALSE if it is missing. */
static gboolean
find_column (Table *table, Column column)
{
  for (guint i = 0; i < MIN (N_COLUMNS, table->cells->len); i++)
    if (g_ascii_strcasecmp (table->cells->pdata[i], columns[column]) == 0)
      {
        table->places[column] = i;
        return TRUE;
      }
  return FALSE;
}

/* A first line like “sep=;” is a hint of a spreadsheet to itself. The columns have any order. */
static void
read_header (Table *table)
{
  if (g_ascii_strncasecmp (table->at, "sep=", strlen ("sep=")) == 0)
    skip_line (table);
  while (is_end (table->at) && *table->at != '\0')
    skip_line (table);
  table->separator = find_separator (table->at);
  read_line (table);
  for (guint i = 0; i < N_COLUMNS; i++)
    if (!find_column (table, i))
      {
        fail (table, _ ("the columns must be called “%s”"),
              "list, spell, building, level, realm, start, artifacts, monument, value");
        return;
      }
}

static void
set_number (Table *table, JsonObject *object, Column column, const char *member)
{
  const char *text = get_text (table, column);
  g_autofree char *excerpt = pandoria_json_excerpt (text);
  int number;

  if (pandoria_cell_read_number (text, &number))
    json_object_set_int_member (object, member, number);
  else
    fail (table, _ ("“%1$s” in column “%2$s” is not a number"), excerpt, columns[column]);
}

static void
set_truth (Table *table, JsonObject *object, Column column)
{
  const char *text = get_text (table, column);
  g_autofree char *excerpt = pandoria_json_excerpt (text);
  gboolean is_true;

  if (pandoria_cell_read_truth (text, &is_true))
    json_object_set_boolean_member (object, columns[column], is_true);
  else
    fail (table, _ ("“%1$s” in column “%2$s” must be true or false"), excerpt, columns[column]);
}

/* --- levels --------------------------------------------------------------------------------- */

/* Returns: whether the levels of the line's building are rates. */
static gboolean
has_rates (int building)
{
  return building > 0
         && pandoria_building_level_label ((PandoriaBuilding) building,
                                           *pandoria_building_levels ((PandoriaBuilding) building))
                != NULL;
}

static void
set_level (Table *table, JsonObject *object)
{
  g_autofree char *key = get_key (table, COLUMN_BUILDING);
  int building = pandoria_building_from_key (key);
  const char *text = get_text (table, COLUMN_LEVEL);
  const char *rate
      = has_rates (building) ? pandoria_cell_read_rate (text, (PandoriaBuilding) building) : NULL;
  int number;

  if (rate != NULL)
    json_object_set_string_member (object, columns[COLUMN_LEVEL], rate);
  else if (pandoria_cell_read_number (text, &number))
    json_object_set_int_member (object, columns[COLUMN_LEVEL], number);
  else
    json_object_set_string_member (object, columns[COLUMN_LEVEL], text);
}

/* --- lines ---------------------------------------------------------------------------------- */

/* Puts the text of @column into @object, as in a file. */
static void
set_member (Table *table, JsonObject *object, PandoriaPrintedKind kind, Column column)
{
  g_autofree char *key = get_key (table, column);

  if (*key == '\0')
    return;
  if (!pandoria_printed_kind_has (kind, columns[column]))
    fail (table, _ ("column “%1$s” must be empty in a line of “%2$s”"), columns[column],
          pandoria_printed_kind_key (kind));
  else if (column == COLUMN_ARTIFACTS || column == COLUMN_MONUMENT)
    set_number (table, object, column, columns[column]);
  else if (column == COLUMN_LEVEL)
    set_level (table, object);
  else if (column == COLUMN_START)
    set_truth (table, object, column);
  else
    json_object_set_string_member (object, columns[column], key);
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
  g_autofree char *key = get_key (table, COLUMN_LIST);
  int kind = pandoria_printed_kind_from_key (key);
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

/* Returns: (transfer full) (nullable): the text in UTF-8, without a byte order mark; NULL if it is
 * no text. */
static char *
decode (const char *data, gsize length)
{
  g_autofree char *text = g_strndup (data, length);

  if (g_str_has_prefix (text, LITTLE_ENDIAN_MARK))
    return g_convert (data + 2, (gssize) length - 2, "UTF-8", "UTF-16LE", NULL, NULL, NULL);
  if (g_str_has_prefix (text, BIG_ENDIAN_MARK))
    return g_convert (data + 2, (gssize) length - 2, "UTF-8", "UTF-16BE", NULL, NULL, NULL);
  if (!g_utf8_validate_len (data, length, NULL))
    return NULL;
  return g_strdup (text + (g_str_has_prefix (text, MARK) ? strlen (MARK) : 0));
}

static void
read_entries (Table *table, PandoriaCatalogueFile *file)
{
  while (read_line (table))
    {
      if (table->error == NULL)
        read_entry (table, file);
      note_fault (table);
    }
}

PandoriaCatalogueFile *
pandoria_catalogue_csv_read_good (const char *data, gsize length, char **faults, GError **error)
{
  g_autoptr (PandoriaCatalogueFile) file = pandoria_catalogue_file_new ();
  gboolean fits = length <= PANDORIA_MAX_FILE_SIZE;
  g_autofree char *text = fits ? decode (data, length) : NULL;
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) list = g_string_new (NULL), lines = g_string_new (NULL);
  Table table = {
    .at = text, .line = 1, .next_line = 1, .cells = cells, .faults = list, .fault_lines = lines
  };

  g_return_val_if_fail (faults != NULL, NULL);

  if (!fits)
    fail (&table, _ ("the file is bigger than 8 MiB"));
  else if (text == NULL)
    fail (&table, _ ("the file is not UTF-8 text"));
  else
    read_header (&table);
  if (table.error != NULL)
    {
      g_propagate_error (error, table.error);
      return NULL;
    }
  read_entries (&table, file);
  *faults = list_faults (&table);
  return g_steal_pointer (&file);
}

PandoriaCatalogueFile *
pandoria_catalogue_csv_read (const char *data, gsize length, GError **error)
{
  g_autofree char *faults = NULL;
  g_autoptr (PandoriaCatalogueFile) file
      = pandoria_catalogue_csv_read_good (data, length, &faults, error);

  if (faults == NULL)
    return g_steal_pointer (&file);
  g_set_error_literal (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, faults);
  return NULL;
}
