/* The meaning of each word of the notation, for the list of completions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const struct
{
  const char *word, *description;
} own_words[] = {
  { "with", N_ ("Pay the rest with one other resource") },
  { "then", N_ ("Then build it, or erect a monument") },
  { "monument", N_ ("Erect a monument over a building") },
  { "fortress", N_ ("The fortress instead of a castle") },
  { "empty", N_ ("No figure goes onto it") },
  { "in", N_ ("The closed region in which it counts") },
  { "adopt", N_ ("What the copied spell does") },
  { "drift", N_ ("Where a figure drifts to") },
  { "haunt", N_ ("Which ghost haunts") },
  { "slots", N_ ("The contents of all building slots") },
  { "top", N_ ("The top spell") },
  { "prisoners", N_ ("Prisoners of the Hanbok") },
  { "haunter", N_ ("Which ghost haunts this player") },
  { "none", N_ ("Nothing there") },
};

static char *
describe_act_word (const char *word)
{
  for (guint i = 0; i < PANDORIA_N_ACTS; i++)
    if (g_strcmp0 (pandoria_act_get_word ((PandoriaActKind) i), strcmp (word, ".") == 0 ? "end" : word) == 0)
      return g_strdup (pandoria_text_act ((PandoriaActKind) i));
  return NULL;
}

static char *
describe_own_word (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (own_words); i++)
    if (strcmp (word, own_words[i].word) == 0)
      return g_strdup (_ (own_words[i].description));
  return NULL;
}

static char *
describe_hex (const PandoriaValue *value)
{
  PandoriaTerrain terrain = (PandoriaTerrain) value->number;
  g_autofree char *amount = pandoria_text_amount (pandoria_terrain_counter (terrain), value->other);

  /* Translators: a terrain and what it shows, as in “Forest, 2 wood”. */
  return g_strdup_printf (C_ ("hex", "%1$s, %2$s"), pandoria_text_terrain (terrain), amount);
}

static char *
describe_named (const char *name, char *effect)
{
  /* Translators: the name of a card and what it does. */
  char *text = *effect != '\0' ? g_strdup_printf (C_ ("card", "%1$s: %2$s"), name, effect) : g_strdup (name);

  g_free (effect);
  return text;
}

static char *
describe_level (const PandoriaWant *want, guint level)
{
  g_autofree char *name = NULL;

  if (want->number >= 0)
    {
      name = pandoria_text_spell ((PandoriaSpell) want->number, level);
      return describe_named (name, pandoria_text_spell_effect ((PandoriaSpell) want->number, level));
    }
  name = pandoria_text_building ((PandoriaBuilding) -want->number, level);
  return describe_named (name, pandoria_text_building_effect ((PandoriaBuilding) -want->number, level));
}

/* Returns: (nullable): the meaning of a word; NULL if the act already explains it. */
static char *
describe_value (const PandoriaSeats *seats, const PandoriaWant *want, const PandoriaValue *value)
{
  g_autofree char *name = NULL;

  switch (want->kind)
    {
    case PANDORIA_WORD_HEX: return describe_hex (value);
    case PANDORIA_WORD_SPELL:
      name = pandoria_text_spell ((PandoriaSpell) value->number, 0);
      return describe_named (name, pandoria_text_spell_effect ((PandoriaSpell) value->number, 0));
    case PANDORIA_WORD_BUILDING:
      name = pandoria_text_building ((PandoriaBuilding) value->number, 0);
      return describe_named (name, pandoria_text_building_effect ((PandoriaBuilding) value->number, 0));
    case PANDORIA_WORD_LEVEL: return describe_level (want, (guint) value->number);
    case PANDORIA_WORD_COST: return g_strdup_printf (_ ("Printed cost %d"), value->number);
    case PANDORIA_WORD_SLOT: return g_strdup_printf (_ ("Slot %d"), value->slot + 1);
    case PANDORIA_WORD_RESOURCE: return g_strdup (pandoria_text_counter ((PandoriaCounter) value->number));
    case PANDORIA_WORD_COLOR:
    case PANDORIA_WORD_COLOR_FIGURE: return g_strdup (seats->names[value->player]);
    default: return NULL;
    }
}

char *
pandoria_want_describe_word (const PandoriaSeats *seats, const PandoriaWant *want, const PandoriaAction *action,
                             const char *word)
{
  static const PandoriaWordKind beginnings[] = { PANDORIA_WORD_HEX, PANDORIA_WORD_SPELL, PANDORIA_WORD_BUILDING };
  g_autofree char *lower = g_ascii_strdown (word, -1);
  PandoriaValue value = { 0 };

  if (want->kind == PANDORIA_WORD_OWN && action->kind == PANDORIA_ACT_EDIT_PLAYER && strcmp (lower, "monument") == 0)
    return g_strdup (_ ("A monument and its points"));
  if (want->kind == PANDORIA_WORD_OWN)
    return describe_own_word (lower);
  if (want->kind != PANDORIA_WORD_ACT)
    return pandoria_word_read (seats, want, lower, &value) ? describe_value (seats, want, &value) : NULL;
  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    {
      PandoriaWant beginning = { beginnings[i], 0, NULL };

      if (pandoria_word_read (seats, &beginning, lower, &value))
        return describe_value (seats, &beginning, &value);
    }
  return describe_act_word (lower);
}
