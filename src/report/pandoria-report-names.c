/* What a report calls things: players on one line, editions, variants, the day of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-names.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

static const char *const editions[] = {
  [PANDORIA_EDITION_FIRST] = N_ ("First edition"),
  [PANDORIA_EDITION_REVISED] = N_ ("Revised edition"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (editions) == PANDORIA_N_EDITIONS);

static const char *const variants[] = {
  [PANDORIA_VARIANT_REGULAR] = N_ ("Regular game"),
  [PANDORIA_VARIANT_BEGINNER] = N_ ("Beginner’s game"),
  [PANDORIA_VARIANT_FAMILY] = N_ ("Family game"),
  [PANDORIA_VARIANT_FAMILY_SPELLS] = N_ ("Family game with spells"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (variants) == PANDORIA_N_VARIANTS);

/* The joiners are not printed, but shape what is. */
static gboolean
is_kept (gunichar c)
{
  return g_unichar_isprint (c) || c == 0x200c || c == 0x200d;
}

char *
pandoria_report_clean (const char *text)
{
  GString *clean = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, g_string_free (clean, FALSE));

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      g_string_append_unichar (clean, is_kept (c) ? c : ' ');
    }
  return g_strstrip (g_string_free (clean, FALSE));
}

char *
pandoria_report_player (PandoriaRecord *record, guint seat)
{
  g_autofree char *name = pandoria_report_clean (pandoria_record_get_player_name (record, seat));

  if (*name == '\0')
    return g_strdup (pandoria_text_color (pandoria_record_get_player_color (record, seat)));
  return g_steal_pointer (&name);
}

char *
pandoria_report_team (PandoriaRecord *record, const PandoriaState *state, guint team)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (!state->partnership)
    return pandoria_report_player (record, team);
  first = pandoria_report_player (record, team);
  second = pandoria_report_player (record, team + 2);
  return g_strdup_printf ("%s, %s", first, second);
}

const char *
pandoria_report_edition (PandoriaEdition edition)
{
  g_return_val_if_fail ((guint) edition < PANDORIA_N_EDITIONS, "");
  return _ (editions[edition]);
}

const char *
pandoria_report_variant (PandoriaVariant variant)
{
  g_return_val_if_fail ((guint) variant < PANDORIA_N_VARIANTS, "");
  return _ (variants[variant]);
}

GDateTime *
pandoria_report_created (PandoriaRecord *record)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  const char *created = pandoria_record_get_created (record);

  return created != NULL ? g_date_time_new_from_iso8601 (created, utc) : NULL;
}
