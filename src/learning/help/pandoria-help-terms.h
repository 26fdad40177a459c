/* For which games a piece of the rules holds: editions, variants, modules, how many play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "pandoria-setup.h"

G_BEGIN_DECLS

/** PandoriaHelpTerms: what must be so; 0: nothing, it holds for every game. */
typedef enum
{
  PANDORIA_HELP_FIRST = 1 << 0,
  PANDORIA_HELP_REVISED = 1 << 1,
  PANDORIA_HELP_REGULAR = 1 << 2,
  PANDORIA_HELP_FAMILY = 1 << 3,
  PANDORIA_HELP_FAMILY_SPELLS = 1 << 4,
  PANDORIA_HELP_BEGINNER = 1 << 5,
  PANDORIA_HELP_PARTNERSHIP = 1 << 6,
  PANDORIA_HELP_RIVER = 1 << 7,
  PANDORIA_HELP_ARTIFACTS = 1 << 8,
  PANDORIA_HELP_REALMS = 1 << 9,
  PANDORIA_HELP_PLAYERS_2 = 1 << 10,
  PANDORIA_HELP_PLAYERS_3 = 1 << 11,
  PANDORIA_HELP_PLAYERS_4 = 1 << 12,
} PandoriaHelpTerms;
#define PANDORIA_N_HELP_TERMS 13

/** Returns: the term that a file calls @word, 0 when there is none. */
PandoriaHelpTerms pandoria_help_term_find (const char *word);
/** Returns: all that is so in a game with @setup. */
PandoriaHelpTerms pandoria_help_terms_of_setup (const PandoriaSetup *setup);
/**
 * Returns: whether what needs @terms holds in a game of which @game is so (0: no game, everything holds). Of editions, of variants and of
 * numbers of players one of those named is enough; all others must be so.
 */
gboolean pandoria_help_terms_hold (PandoriaHelpTerms terms, PandoriaHelpTerms game);
/** Returns: (transfer full): the mark: "First edition", "Regular game, Artifacts"; "" for none. */
char *pandoria_help_terms_describe (PandoriaHelpTerms terms);

G_END_DECLS
