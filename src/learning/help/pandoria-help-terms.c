/* The games that a part of the rules applies to: editions, variants, modules, number of players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help.h"

#include <glib/gi18n-lib.h>

#define EDITIONS (PANDORIA_HELP_FIRST | PANDORIA_HELP_REVISED)
#define VARIANTS (PANDORIA_HELP_REGULAR | PANDORIA_HELP_FAMILY | PANDORIA_HELP_FAMILY_SPELLS | PANDORIA_HELP_BEGINNER)
#define PLAYERS  (PANDORIA_HELP_PLAYERS_2 | PANDORIA_HELP_PLAYERS_3 | PANDORIA_HELP_PLAYERS_4)

/* In the order of their bits. */
static const struct
{
  const char *word, *mark;
} terms_rows[] = {
  { "first", N_ ("First edition") },
  { "revised", N_ ("Revised edition") },
  { "regular", N_ ("Complete game") },
  { "family", N_ ("Family version") },
  { "family-spells", N_ ("Family version with spells") },
  { "beginner", N_ ("Beginner’s game") },
  { "partnership", N_ ("Partnership") },
  { "river", N_ ("The river") },
  { "artifacts", N_ ("Artifacts") },
  { "realms", N_ ("Further realms") },
  { "players-2", N_ ("2 players") },
  { "players-3", N_ ("3 players") },
  { "players-4", N_ ("4 players") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (terms_rows) == PANDORIA_N_HELP_TERMS);

static const PandoriaHelpTerms variants[] = {
  [PANDORIA_VARIANT_REGULAR] = PANDORIA_HELP_REGULAR,
  [PANDORIA_VARIANT_BEGINNER] = PANDORIA_HELP_BEGINNER,
  [PANDORIA_VARIANT_FAMILY] = PANDORIA_HELP_FAMILY,
  [PANDORIA_VARIANT_FAMILY_SPELLS] = PANDORIA_HELP_FAMILY_SPELLS,
};
G_STATIC_ASSERT (G_N_ELEMENTS (variants) == PANDORIA_N_VARIANTS);

PandoriaHelpTerms
pandoria_help_term_find (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (terms_rows); i++)
    if (g_strcmp0 (word, terms_rows[i].word) == 0)
      return 1 << i;
  return 0;
}

static gboolean
has_further_realm (const PandoriaSetup *setup)
{
  for (guint i = 0; i < setup->n_players; i++)
    if (setup->players[i].realm < PANDORIA_N_REALMS
        && pandoria_realm_get_origin ((PandoriaRealm) setup->players[i].realm) != PANDORIA_ORIGIN_BASE)
      return TRUE;
  return FALSE;
}

PandoriaHelpTerms
pandoria_help_terms_of_setup (const PandoriaSetup *setup)
{
  PandoriaHelpTerms terms;

  g_return_val_if_fail (setup != NULL && setup->n_players >= 2 && setup->n_players <= PANDORIA_MAX_PLAYERS, 0);

  /* Editions and numbers of players are in the order of their bits. */
  terms = PANDORIA_HELP_FIRST << setup->edition | variants[setup->variant]
          | PANDORIA_HELP_PLAYERS_2 << (setup->n_players - 2);
  if (setup->partnership)
    terms |= PANDORIA_HELP_PARTNERSHIP;
  if (setup->board.side == PANDORIA_SIDE_B)
    terms |= PANDORIA_HELP_RIVER;
  if (setup->artifacts)
    terms |= PANDORIA_HELP_ARTIFACTS;
  if (has_further_realm (setup))
    terms |= PANDORIA_HELP_REALMS;
  return terms;
}

static gboolean
has_one_of (guint terms, guint game, guint kind)
{
  return (terms & kind) == 0 || (terms & game & kind) != 0;
}

gboolean
pandoria_help_terms_hold (PandoriaHelpTerms terms, PandoriaHelpTerms game)
{
  guint others = terms & ~(guint) (EDITIONS | VARIANTS | PLAYERS);

  if (game == 0)
    return TRUE;
  return has_one_of (terms, game, EDITIONS) && has_one_of (terms, game, VARIANTS) && has_one_of (terms, game, PLAYERS)
         && (others & ~game) == 0;
}

char *
pandoria_help_terms_describe (PandoriaHelpTerms terms)
{
  g_autoptr (GString) mark = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (terms_rows); i++)
    if ((terms & 1 << i) != 0)
      g_string_append_printf (mark, "%s%s", mark->len > 0 ? ", " : "", _ (terms_rows[i].mark));
  return g_string_free (g_steal_pointer (&mark), FALSE);
}
