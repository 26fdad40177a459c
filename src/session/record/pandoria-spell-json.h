/* The members of spells between JSON and PandoriaAction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"

G_BEGIN_DECLS

/** PandoriaSpellForm: how an act names its spell, which decides where an Adopt's own members stand. */
typedef enum
{
  PANDORIA_SPELL_FORM_CAST,   /* the spell and its level are given */
  PANDORIA_SPELL_FORM_RECAST, /* they are a top spell's, known only by playing */
  PANDORIA_SPELL_FORM_GOBLIN, /* the same; an Adopt's members stand in "adopt" (rulings 41) */
} PandoriaSpellForm;

/**
 * Reads spell, level, cost and the other members of @action's spell from @object. Where the level is not known, a list
 * may be longer than any level allows: the n_… then says how long, and only the first two elements are kept.
 */
void pandoria_spell_read (PandoriaReader *reader, JsonObject *object, PandoriaSpellForm form, PandoriaAction *action);
void pandoria_spell_write (JsonObject *object, PandoriaSpellForm form, const PandoriaAction *action);

G_END_DECLS
