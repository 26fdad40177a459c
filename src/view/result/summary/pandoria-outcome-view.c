/* PandoriaOutcomeView: how a game ended and why, or that it is unfinished.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-outcome-view.h"

#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-report-format.h"
#include "pandoria-report-why.h"
#include "pandoria-widgets.h"

#define NO_BREAK_SPACE "\302\240"

struct _PandoriaOutcomeView
{
  AdwBin parent_instance;

  GtkLabel *margin; /* who won, and by how much */
  GtkLabel *why;
  GtkLabel *unfinished;
};

G_DEFINE_FINAL_TYPE (PandoriaOutcomeView, pandoria_outcome_view, ADW_TYPE_BIN)

/* Shows @text with the points of two sides, "58 : 57", never on two lines. */
static void
set_sentences (GtkLabel *label, const char *text)
{
  g_autoptr (GString) sentences = g_string_new (text);

  g_string_replace (sentences, " : ", NO_BREAK_SPACE ":" NO_BREAK_SPACE, 0);
  pandoria_set_text (label, sentences->str);
}

void
pandoria_outcome_view_show (PandoriaOutcomeView *self, PandoriaGame *game)
{
  g_autofree char *margin = NULL, *outcome = NULL;
  const char *why;

  g_return_if_fail (PANDORIA_IS_OUTCOME_VIEW (self));
  g_return_if_fail (PANDORIA_IS_GAME (game));

  outcome = pandoria_report_outcome (game);
  if (!pandoria_game_get_state (game)->finished)
    {
      pandoria_set_text (self->margin, NULL);
      pandoria_set_text (self->why, NULL);
      pandoria_set_text (self->unfinished, outcome);
      return;
    }
  margin = pandoria_report_margin (game);
  why = g_str_has_prefix (outcome, margin) ? outcome + strlen (margin) : outcome;
  set_sentences (self->margin, margin);
  set_sentences (self->why, *why == ' ' ? why + 1 : why);
  pandoria_set_text (self->unfinished, NULL);
}

static void
pandoria_outcome_view_class_init (PandoriaOutcomeViewClass *klass)
{
  pandoria_class_set_template (klass, "pandoria-outcome-view",
                               PANDORIA_PARTS (PandoriaOutcomeView, margin, why, unfinished), NULL);
}

static void
pandoria_outcome_view_init (PandoriaOutcomeView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
