/* The rules' texts: one section for each number, in order, complete, and each reference leads somewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-event.h"
#include "pandoria-text-rules-testing.h"

static void
compare_numbers (const char *a, const char *b)
{
  g_auto (GStrv) before = g_strsplit (a, ".", -1), after = g_strsplit (b, ".", -1);

  for (guint i = 0; after[i] != NULL; i++)
    {
      int left = before[i] != NULL ? atoi (before[i]) : -1;

      if (left != atoi (after[i]))
        {
          g_assert_cmpint (left, <, atoi (after[i]));
          return;
        }
    }
  g_error ("section %s stands before %s", a, b);
}

static void
test_order (void)
{
  for (guint i = 1; pandoria_text_get_rule (i) != NULL; i++)
    compare_numbers (pandoria_text_get_rule (i - 1)->number, pandoria_text_get_rule (i)->number);
}

/* A popover holds some sentences, not a page. */
static void
test_complete (void)
{
  for (guint i = 0; pandoria_text_get_rule (i) != NULL; i++)
    {
      const PandoriaRule *rule = pandoria_text_get_rule (i);
      g_autofree char *text = pandoria_text_rule_text (rule);

      g_assert_true (pandoria_text_find_rule (rule->number) == rule);
      g_assert_cmpuint (strlen (pandoria_text_rule_title (rule)), >, 4);
      g_assert_nonnull (rule->paragraphs[0]);
      g_assert_cmpuint (strlen (text), >, 100);
      g_assert_cmpuint (strlen (text), <, 1000);
      for (guint j = 0; j < PANDORIA_MAX_RULE_PARAGRAPHS && rule->paragraphs[j] != NULL; j++)
        {
          g_assert_true (g_str_has_suffix (rule->paragraphs[j], "."));
          g_assert_nonnull (strstr (text, rule->paragraphs[j]));
        }
    }
}

static void
test_references (void)
{
  for (guint i = 0; pandoria_text_get_rule (i) != NULL; i++)
    {
      const PandoriaRule *rule = pandoria_text_get_rule (i);
      g_auto (GStrv) see = pandoria_text_rule_see (rule);

      for (guint j = 0; see[j] != NULL; j++)
        {
          g_assert_nonnull (pandoria_text_find_rule (see[j]));
          g_assert_cmpstr (see[j], !=, rule->number);
        }
    }
}

static void
test_events (void)
{
  for (guint kind = 0; kind < PANDORIA_N_EVENTS; kind++)
    {
      const char *number = pandoria_event_rule (kind);

      if (kind != PANDORIA_EVENT_ADJUST)
        g_assert_nonnull (pandoria_text_find_rule (number));
    }
}

static void
test_unknown (void)
{
  g_assert_null (pandoria_text_find_rule ("6.9"));
  g_assert_null (pandoria_text_find_rule (""));
  g_assert_null (pandoria_text_find_rule (NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text-rules/order", test_order);
  g_test_add_func ("/text-rules/complete", test_complete);
  g_test_add_func ("/text-rules/references", test_references);
  g_test_add_func ("/text-rules/events", test_events);
  g_test_add_func ("/text-rules/unknown", test_unknown);
  return g_test_run ();
}
