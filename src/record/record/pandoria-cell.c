/* Reads a cell of a table as spreadsheets show it: numbers, truths, and rates that became dates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cell.h"

#include <string.h>

/* --- numbers and truths ------------------------------------------------------------------------
 */

#define MAX_NUMBER 999999999

/* Reads a whole number like “3E+00” or “1,2E+01”. Returns: FALSE for another text. */
static gboolean
read_exponent (const char *text, int *number)
{
  g_autofree char *point = g_strdelimit (g_strdup (text), ",", '.');
  gboolean is_exponent = g_ascii_isdigit (*text) && strpbrk (text, "Ee") != NULL
                         && text[strspn (text, "0123456789.,Ee+-")] == '\0';
  char *end;
  double value = g_ascii_strtod (point, &end);

  if (!is_exponent || *end != '\0' || value > MAX_NUMBER || value != (int) value)
    return FALSE;
  *number = (int) value;
  return TRUE;
}

gboolean
pandoria_cell_read_number (const char *text, int *number)
{
  gsize n_digits = strspn (text, "0123456789");
  const char *rest = text + n_digits;

  if (read_exponent (text, number))
    return TRUE;
  if (n_digits == 0 || n_digits > 9)
    return FALSE;
  if ((*rest == '.' || *rest == ',') && rest[1] != '\0')
    rest += 1 + strspn (rest + 1, "0");
  *number = (int) g_ascii_strtoll (text, NULL, 10);
  return *rest == '\0';
}

/* As spreadsheets write it in the languages of the program. */
static const struct
{
  const char *yes, *no;
} truths[] = {
  { "true", "false" },
  { "wahr", "falsch" },
  { "waar", "onwaar" },
  { "vero", "falso" },
};

gboolean
pandoria_cell_read_truth (const char *text, gboolean *is_true)
{
  for (guint i = 0; i < G_N_ELEMENTS (truths); i++)
    {
      *is_true = g_ascii_strcasecmp (text, truths[i].yes) == 0;
      if (*is_true || g_ascii_strcasecmp (text, truths[i].no) == 0)
        return TRUE;
    }
  return FALSE;
}

/* --- rates, and what spreadsheets make of them ----------------------------------------------- */

/** Rate: the two numbers of a cell; 0 for a missing one. */
typedef struct
{
  guint n;
  int numbers[2];
} Rate;

static void
add_number (Rate *rate, int number)
{
  if (rate->n < G_N_ELEMENTS (rate->numbers))
    rate->numbers[rate->n++] = number;
}

/* The beginnings of the names of months in the languages of the program. */
static const char *const months[][6] = {
  { "jan", "gen", "jän" },
  { "feb", "febb" },
  { "mar", "mär", "maa", "mrt" },
  { "apr" },
  { "may", "mai", "mei", "mag" },
  { "jun", "giu" },
  { "jul", "lug" },
  { "aug", "ago" },
  { "sep", "set" },
  { "oct", "okt", "ott" },
  { "nov" },
  { "dec", "dez", "dic" },
};

/* Returns: the month that the word at @at names; 0: none. */
static int
find_month (const char *at)
{
  for (guint month = 0; month < G_N_ELEMENTS (months); month++)
    for (guint i = 0; months[month][i] != NULL; i++)
      if (g_ascii_strncasecmp (at, months[month][i], strlen (months[month][i])) == 0)
        return (int) month + 1;
  return 0;
}

#define LONGEST_NUMBER 2 /* digits; a longer one is the year of a date */

/* Collects “01:02:00”, “1.2”, “2-Jan”, “2026-01-02”, “rate 1:2”. */
static void
collect_numbers (const char *text, Rate *rate)
{
  while (*text != '\0')
    {
      gsize n_digits = strspn (text, "0123456789");
      gsize n_letters = 0;

      if (n_digits > 0 && n_digits <= LONGEST_NUMBER)
        add_number (rate, (int) g_ascii_strtoll (text, NULL, 10));
      while (n_digits == 0 && (g_ascii_isalpha (text[n_letters]) || (text[n_letters] & 0x80) != 0))
        n_letters++;
      if (n_letters > 0 && find_month (text) > 0)
        add_number (rate, find_month (text));
      text += MAX ((gsize) 1, n_digits + n_letters);
    }
}

#define HOURS      24
#define MINUTES    60
#define FIRST_DATE "1899-12-30" /* day 0 of spreadsheets */

/* “0.0430555556” is the time 1:02 as a part of a day. */
static gboolean
read_part_of_day (const char *text, Rate *rate)
{
  g_autofree char *point = g_strdelimit (g_strdup (text), ",", '.');
  char *end;
  double part = g_ascii_strtod (point, &end);
  int minutes = (int) (part * HOURS * MINUTES + 0.5);

  if (*end != '\0' || !(part > 0 && part < 1) || strlen (point) < strlen ("0.0000"))
    return FALSE;
  add_number (rate, minutes / MINUTES);
  add_number (rate, minutes % MINUTES);
  return TRUE;
}

/* “46054” is a date as a number of days. */
static gboolean
read_days (const char *text, Rate *rate)
{
  GDate date;
  int days;

  if (!pandoria_cell_read_number (text, &days) || days < 1000 || days > 99999)
    return FALSE;
  g_date_clear (&date, 1);
  g_date_set_parse (&date, FIRST_DATE);
  g_date_add_days (&date, (guint) days);
  add_number (rate, g_date_get_month (&date));
  add_number (rate, g_date_get_day (&date));
  return TRUE;
}

/* Day 0 as spreadsheets write it in different languages; one calls it the day before January 1. */
static const char *const first_dates[] = {
  FIRST_DATE,   "30.12.1899", "30/12/1899", "30-12-1899", "12/30/1899",
  "1900-01-00", "00.01.1900", "00/01/1900", "0/1/1900",   "1/0/1900",
};

/* Returns: the time in “1899-12-30 01:02:00”; the same text if another date or nothing precedes. */
static const char *
skip_first_date (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (first_dates); i++)
    {
      gsize length = strlen (first_dates[i]);

      if (g_str_has_prefix (text, first_dates[i]) && (text[length] == ' ' || text[length] == 'T'))
        return text + length + 1;
    }
  return text;
}

static const char *
find_rate (PandoriaBuilding building, int first, int second)
{
  g_autofree char *label = g_strdup_printf ("%d:%d", first, second);

  for (const guint8 *level = pandoria_building_levels (building); *level != 0; level++)
    if (g_strcmp0 (pandoria_building_level_label (building, *level), label) == 0)
      return pandoria_building_level_label (building, *level);
  return NULL;
}

const char *
pandoria_cell_read_rate (const char *text, PandoriaBuilding building)
{
  Rate rate = { 0 };
  const char *label;

  if (!read_part_of_day (text, &rate) && !read_days (text, &rate))
    collect_numbers (skip_first_date (text), &rate);
  if (rate.n < 2)
    return NULL;
  label = find_rate (building, rate.numbers[0], rate.numbers[1]);
  return label != NULL ? label : find_rate (building, rate.numbers[1], rate.numbers[0]);
}
