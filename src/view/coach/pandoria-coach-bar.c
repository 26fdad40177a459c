/* PandoriaCoachBar: what matters now, in two or three sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-coach-bar.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-coach.h"
#include "pandoria-follow.h"
#include "pandoria-rule-button.h"
#include "pandoria-settings.h"
#include "pandoria-tooltip.h"

struct _PandoriaCoachBar
{
  AdwBin parent_instance;

  GtkLabel *sentence, *room; /* the latter keeps its height */
  PandoriaRuleButton *rule;
  GSettings *settings; /* nullable */
  PandoriaGame *game;
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (PandoriaCoachBar, pandoria_coach_bar, ADW_TYPE_BIN)

/* --- helpers --- */

static char *
join_tips (PandoriaGame *game, const PandoriaCoachTip *tips, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = pandoria_coach_describe (game, &tips[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", sentence);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Nothing is worked out as long as nobody wants it. */
static void
update (PandoriaCoachBar *self)
{
  PandoriaCoachTip tips[PANDORIA_COACH_MAX_TIPS];
  g_autofree char *text = NULL;
  guint n;

  if (self->game == NULL || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  n = pandoria_coach_list_tips (pandoria_game_get_shown_state (self->game), tips);
  text = join_tips (self->game, tips, self->narrow ? MIN (n, 1) : n);
  gtk_label_set_label (self->sentence, n > 0 ? text : _ ("Nothing to be weighed just now."));
  pandoria_tooltip_set (GTK_WIDGET (self->sentence), n > 0 ? text : NULL);
  pandoria_rule_button_set_number (self->rule, n > 0 ? tips[0].rule : NULL);
}

/* --- callbacks --- */

static void
on_game_changed (PandoriaCoachBar *self)
{
  update (self);
}

/* --- class --- */

static void
pandoria_coach_bar_dispose (GObject *object)
{
  PandoriaCoachBar *self = PANDORIA_COACH_BAR (object);

  pandoria_follow_game (self, &self->game, NULL, NULL);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (pandoria_coach_bar_parent_class)->dispose (object);
}

#define CHILD(member) PANDORIA_CHILD (PandoriaCoachBar, member)

static void
pandoria_coach_bar_class_init (PandoriaCoachBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_coach_bar_dispose;
  g_type_ensure (PANDORIA_TYPE_RULE_BUTTON);
  pandoria_class_set_template (klass, "pandoria-coach-bar", CHILD (sentence), CHILD (room), CHILD (rule), NULL);
}

#undef CHILD

static void
pandoria_coach_bar_init (PandoriaCoachBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "notify::visible", G_CALLBACK (update), NULL);
  self->settings = pandoria_settings_open ("coach");
  if (self->settings != NULL)
    g_settings_bind (self->settings, "coach", self, "visible", G_SETTINGS_BIND_GET);
}

/* --- public functions --- */

void
pandoria_coach_bar_set_game (PandoriaCoachBar *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_COACH_BAR (self));
  g_return_if_fail (game == NULL || PANDORIA_IS_GAME (game));

  pandoria_follow_game (self, &self->game, game, G_CALLBACK (on_game_changed));
  update (self);
}

void
pandoria_coach_bar_set_narrow (PandoriaCoachBar *self, gboolean narrow)
{
  g_return_if_fail (PANDORIA_IS_COACH_BAR (self));

  self->narrow = narrow;
  gtk_label_set_label (self->room, narrow ? "\n\n" : "\n\n\n");
  gtk_label_set_lines (self->sentence, narrow ? 3 : 4);
  update (self);
}
