/* The rules in words of our own: finding a section and reading it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-rules-private.h"

#include <glib/gi18n-lib.h>

#define N_RULES (PANDORIA_N_RULES_BASE + PANDORIA_N_RULES_TURN + PANDORIA_N_RULES_SCORING)

guint
pandoria_text_n_rules (void)
{
  return N_RULES;
}

const PandoriaRule *
pandoria_text_get_rule (guint index)
{
  g_return_val_if_fail (index < N_RULES, NULL);

  if (index < PANDORIA_N_RULES_BASE)
    return &pandoria_rules_base[index];
  if (index < PANDORIA_N_RULES_BASE + PANDORIA_N_RULES_TURN)
    return &pandoria_rules_turn[index - PANDORIA_N_RULES_BASE];
  return &pandoria_rules_scoring[index - PANDORIA_N_RULES_BASE - PANDORIA_N_RULES_TURN];
}

const PandoriaRule *
pandoria_text_find_rule (const char *number)
{
  for (guint i = 0; i < N_RULES; i++)
    if (g_strcmp0 (pandoria_text_get_rule (i)->number, number) == 0)
      return pandoria_text_get_rule (i);
  return NULL;
}

const char *
pandoria_text_rule_title (const PandoriaRule *rule)
{
  g_return_val_if_fail (rule != NULL, NULL);
  return _ (rule->title);
}

guint
pandoria_text_rule_n_paragraphs (const PandoriaRule *rule)
{
  guint n = 0;

  g_return_val_if_fail (rule != NULL, 0);

  while (n < PANDORIA_MAX_RULE_PARAGRAPHS && rule->paragraphs[n] != NULL)
    n++;
  return n;
}

const char *
pandoria_text_rule_paragraph (const PandoriaRule *rule, guint index)
{
  g_return_val_if_fail (rule != NULL, NULL);
  g_return_val_if_fail (index < pandoria_text_rule_n_paragraphs (rule), NULL);
  return _ (rule->paragraphs[index]);
}

char *
pandoria_text_rule_text (const PandoriaRule *rule)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (rule != NULL, NULL);

  for (guint i = 0; i < pandoria_text_rule_n_paragraphs (rule); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n\n" : "", pandoria_text_rule_paragraph (rule, i));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

GStrv
pandoria_text_rule_see (const PandoriaRule *rule)
{
  g_return_val_if_fail (rule != NULL, NULL);
  return rule->see != NULL ? g_strsplit (rule->see, " ", -1) : g_new0 (char *, 1);
}
