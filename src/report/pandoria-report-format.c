/* The formats of a game's summary.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-format.h"

#include "pandoria-json-writer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static GBytes *
take_text (char *text)
{
  return g_bytes_new_take (text, strlen (text));
}

static GBytes *
take_json (JsonObject *object)
{
  gsize length;
  char *text = pandoria_json_to_plain_text (object, &length);

  json_object_unref (object);
  return g_bytes_new_take (text, length);
}

static GBytes *
make_text (PandoriaGame *game, const PandoriaReportOptions *options, GError **error)
{
  return take_text (pandoria_report_text (game, options->history));
}

static GBytes *
make_json (PandoriaGame *game, const PandoriaReportOptions *options, GError **error)
{
  return take_json (pandoria_report_json (game, options->history));
}

static GBytes *
make_csv (PandoriaGame *game, const PandoriaReportOptions *options, GError **error)
{
  return take_text (pandoria_report_csv (game));
}

static GBytes *
make_png (PandoriaGame *game, const PandoriaReportOptions *options, GError **error)
{
  return pandoria_report_png (game, options->photo, error);
}

static GBytes *
make_bgstats (PandoriaGame *game, const PandoriaReportOptions *options, GError **error)
{
  return take_json (pandoria_report_bgstats (game));
}

static const struct
{
  const char *key, *extension, *name;
  GBytes *(*make) (PandoriaGame *game, const PandoriaReportOptions *options, GError **error);
} formats[] = {
  [PANDORIA_REPORT_TEXT] = { "text", "txt", N_ ("Text"), make_text },
  [PANDORIA_REPORT_JSON] = { "json", "json", N_ ("Data for programs (JSON)"), make_json },
  [PANDORIA_REPORT_CSV] = { "csv", "csv", N_ ("Table (CSV)"), make_csv },
  [PANDORIA_REPORT_PDF] = { "pdf", "pdf", N_ ("Pages (PDF)"), pandoria_report_pdf },
  [PANDORIA_REPORT_SVG] = { "svg", "svg", N_ ("Drawn pages (SVG)"), pandoria_report_svg },
  [PANDORIA_REPORT_PNG] = { "png", "png", N_ ("Picture to share (PNG)"), make_png },
  [PANDORIA_REPORT_BGSTATS] = { "bgstats", "json", N_ ("Play for BG Stats"), make_bgstats },
};
G_STATIC_ASSERT (G_N_ELEMENTS (formats) == PANDORIA_N_REPORT_FORMATS);

GBytes *
pandoria_report_make (PandoriaGame *game, PandoriaReportFormat format, const PandoriaReportOptions *options,
                      GError **error)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (game) && options != NULL, NULL);
  g_return_val_if_fail ((guint) format < PANDORIA_N_REPORT_FORMATS, NULL);

  return formats[format].make (game, options, error);
}

int
pandoria_report_format_from_key (const char *key)
{
  return pandoria_key_find (&formats[0].key, sizeof formats[0], PANDORIA_N_REPORT_FORMATS, key);
}

const char *
pandoria_report_format_extension (PandoriaReportFormat format)
{
  g_return_val_if_fail ((guint) format < PANDORIA_N_REPORT_FORMATS, NULL);
  return formats[format].extension;
}

const char *
pandoria_report_format_name (PandoriaReportFormat format)
{
  g_return_val_if_fail ((guint) format < PANDORIA_N_REPORT_FORMATS, NULL);
  return _ (formats[format].name);
}

char *
pandoria_report_file_name (PandoriaGame *game, PandoriaReportFormat format)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  const char *title = pandoria_report_title (record);
  g_autofree char *stem = pandoria_file_name_make (title);
  g_autoptr (GDateTime) created = pandoria_report_created (record);
  g_autofree char *day = created != NULL ? g_date_time_format (created, " %Y-%m-%d") : g_strdup ("");

  return g_strdup_printf ("%s%s%s.%s", stem, day, format == PANDORIA_REPORT_BGSTATS ? " BG Stats" : "",
                          pandoria_report_format_extension (format));
}
