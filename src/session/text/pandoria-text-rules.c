/* The rules in words of our own: finding a section and reading it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-rules-private.h"
#include "pandoria-text-rules-testing.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const PandoriaRule *rules;
  guint n;
} rule_files[] = {
  { pandoria_rules_base, PANDORIA_N_RULES_BASE },
  { pandoria_rules_turn, PANDORIA_N_RULES_TURN },
  { pandoria_rules_scoring, PANDORIA_N_RULES_SCORING },
};

const PandoriaRule *
pandoria_text_get_rule (guint index)
{
  for (guint i = 0; i < G_N_ELEMENTS (rule_files); i++)
    {
      if (index < rule_files[i].n)
        return &rule_files[i].rules[index];
      index -= rule_files[i].n;
    }
  return NULL;
}

const PandoriaRule *
pandoria_text_find_rule (const char *number)
{
  const PandoriaRule *rule;

  for (guint i = 0; (rule = pandoria_text_get_rule (i)) != NULL; i++)
    if (g_strcmp0 (rule->number, number) == 0)
      return rule;
  return NULL;
}

const char *
pandoria_text_rule_title (const PandoriaRule *rule)
{
  g_return_val_if_fail (rule != NULL, NULL);
  return _ (rule->title);
}

char *
pandoria_text_rule_text (const PandoriaRule *rule)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (rule != NULL, NULL);

  for (guint i = 0; i < PANDORIA_MAX_RULE_PARAGRAPHS && rule->paragraphs[i] != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n\n" : "", _ (rule->paragraphs[i]));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

GStrv
pandoria_text_rule_see (const PandoriaRule *rule)
{
  g_return_val_if_fail (rule != NULL, NULL);
  return rule->see != NULL ? g_strsplit (rule->see, " ", -1) : g_new0 (char *, 1);
}
