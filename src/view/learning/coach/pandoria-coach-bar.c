/* PandoriaCoachBar: explains topics that are new to the player, then shows the most important tip.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-coach-bar.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-coach-bar-testing.h"
#include "pandoria-coach.h"
#include "pandoria-rule-button.h"
#include "pandoria-settings.h"
#include "pandoria-statistics.h"

#define KEY_PLAYERS   "coach-players"
#define KEY_EXPLAINED "coach-explained"

struct _PandoriaCoachBar
{
  AdwBin parent_instance;

  GtkLabel *sentence, *room; /* the latter keeps its height */
  GtkScrolledWindow *scroller;
  PandoriaRuleButton *rule;
  GtkStack *answers;
  GtkWidget *got_it, *nothing;
  GtkMenuButton *players; /* for whom the coach speaks */
  GSettings *settings;    /* nullable */
  GSettings *memory;      /* nullable: without settings there are no first explanations */
  PandoriaGame *game;
  GHashTable *shown;       /* name and sentence: the turn in which it was first shown */
  PandoriaSpaces outlined; /* the spaces of the shown tip */
  gboolean silent, is_showing_players;

  int topic;          /* the PandoriaCoachTopic being explained; -1: none */
  guint player, turn; /* of that explanation */
};

G_DEFINE_FINAL_TYPE (PandoriaCoachBar, pandoria_coach_bar, ADW_TYPE_BIN)

/* --- what the settings remember ------------------------------------------------------------- */

static gboolean
are_same (const char *one, const char *other)
{
  g_autofree char *folded = pandoria_people_fold (one),
                  *other_folded = pandoria_people_fold (other);

  return g_str_equal (folded, other_folded);
}

gboolean
pandoria_coach_is_for (GSettings *settings, const char *name)
{
  g_auto (GStrv) names = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  names = g_settings_get_strv (settings, KEY_PLAYERS);
  for (guint i = 0; name != NULL && names[i] != NULL; i++)
    if (are_same (names[i], name))
      return TRUE;
  return names[0] == NULL;
}

/* Adds or removes @name as a chosen player; NULL: removes all, so that the coach speaks for
 * everyone. */
static void
set_for (GSettings *settings, const char *name, gboolean chosen)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = g_settings_get_strv (settings, KEY_PLAYERS), changed = NULL;

  for (guint i = 0; name != NULL && names[i] != NULL; i++)
    if (!are_same (names[i], name))
      g_strv_builder_add (builder, names[i]);
  if (name != NULL && chosen)
    g_strv_builder_add (builder, name);
  changed = g_strv_builder_end (builder);
  g_settings_set_strv (settings, KEY_PLAYERS, (const char *const *) changed);
}

/* Returns: (transfer full): the topics of @name. Adds the rows of other players to @others
 * (nullable). */
static GStrv
take_topics (GSettings *settings, const char *name, GVariantBuilder *others)
{
  g_autoptr (GVariant) table = g_settings_get_value (settings, KEY_EXPLAINED);
  g_autofree char *folded = pandoria_people_fold (name);
  gsize n = g_variant_n_children (table);
  GStrv found = NULL;

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) row = g_variant_get_child_value (table, i);
      g_autoptr (GVariant) topics = g_variant_get_child_value (row, 1);
      const char *who;

      g_variant_get_child (row, 0, "&s", &who);
      if (found == NULL && g_str_equal (who, folded))
        found = g_variant_dup_strv (topics, NULL);
      else if (others != NULL && n - i < PANDORIA_COACH_MOST_NAMES)
        g_variant_builder_add_value (others, row);
    }
  return found != NULL ? found : g_new0 (char *, 1);
}

gboolean
pandoria_coach_has_explained (GSettings *settings, const char *name, const char *topic)
{
  g_auto (GStrv) topics = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && name != NULL && topic != NULL, TRUE);

  topics = take_topics (settings, name, NULL);
  return g_strv_contains ((const char *const *) topics, topic);
}

void
pandoria_coach_set_explained (GSettings *settings, const char *name, const char *topic)
{
  g_auto (GVariantBuilder) builder;
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();
  g_autofree char *folded = NULL;
  g_auto (GStrv) topics = NULL, changed = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings) && name != NULL && topic != NULL);

  folded = pandoria_people_fold (name);
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(sas)"));
  topics = take_topics (settings, name, &builder);
  g_strv_builder_addv (all, (const char **) topics);
  if (!g_strv_contains ((const char *const *) topics, topic))
    g_strv_builder_add (all, topic);
  changed = g_strv_builder_end (all);
  g_variant_builder_add (&builder, "(s^as)", folded, changed);
  g_settings_set_value (settings, KEY_EXPLAINED, g_variant_builder_end (&builder));
}

/* --- what the bar shows --------------------------------------------------------------------- */

static const char *
get_active_name (PandoriaCoachBar *self)
{
  return pandoria_game_get_player_name (self->game,
                                        pandoria_game_get_shown_state (self->game)->active);
}

static void
show (PandoriaCoachBar *self, const char *text, const char *rule, gboolean is_first)
{
  if (!g_str_equal (gtk_label_get_label (self->sentence), text))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_label_set_label (self->sentence, text);
  pandoria_rule_button_set_number (self->rule, rule);
  gtk_stack_set_visible_child (self->answers, is_first ? self->got_it : self->nothing);
}

/* Outlines the spaces that the coach speaks of. Leaves other outlines alone. */
static void
outline (PandoriaCoachBar *self, PandoriaSpaces spaces)
{
  if (pandoria_spaces_equal (self->outlined, spaces))
    return;
  self->outlined = spaces;
  g_signal_emit_by_name (self, "outline", &spaces);
}

static int
find_topic (PandoriaCoachBar *self, const PandoriaState *state)
{
  guint32 topics = pandoria_coach_list_topics (state) & ~pandoria_coach_list_known (self->game);

  for (guint i = 0; i < PANDORIA_COACH_N_TOPICS; i++)
    if ((topics >> i & 1) != 0
        && !pandoria_coach_has_explained (self->memory, get_active_name (self),
                                          pandoria_coach_topic_get_key (i)))
      return (int) i;
  return -1;
}

/* Explains nothing while an earlier position is shown. Returns: whether an explanation is shown. */
static gboolean
explain (PandoriaCoachBar *self, const PandoriaState *state)
{
  g_autofree char *text = NULL;
  gboolean is_new;

  if (self->memory == NULL || pandoria_game_is_looking_back (self->game))
    return FALSE;
  /* An explanation stays until the player confirms it or the turn ends. */
  is_new = self->topic < 0 || self->player != state->active || self->turn != state->turn;
  if (is_new)
    {
      self->topic = find_topic (self, state);
      self->player = state->active;
      self->turn = state->turn;
    }
  if (self->topic < 0)
    return FALSE;
  /* Translators: a sentence about something that is new to a player */
  text = g_strdup_printf (_ ("New: %s"), pandoria_coach_topic_describe (self->topic, state));
  show (self, text, pandoria_coach_topic_get_rule (self->topic), TRUE);
  if (!is_new)
    return TRUE;
  pandoria_coach_set_explained (self->memory, get_active_name (self),
                                pandoria_coach_topic_get_key (self->topic));
  pandoria_announce (GTK_WIDGET (self), text);
  return TRUE;
}

/* Returns: whether @sentence is new for the active player, or was first shown in this turn. */
static gboolean
is_fresh (PandoriaCoachBar *self, const char *sentence)
{
  guint turn = pandoria_game_get_shown_state (self->game)->turn;
  g_autofree char *key = g_strdup_printf ("%s\n%s", get_active_name (self), sentence);
  gpointer shown;

  if (g_hash_table_lookup_extended (self->shown, key, NULL, &shown))
    return GPOINTER_TO_UINT (shown) == turn;
  g_hash_table_insert (self->shown, g_steal_pointer (&key), GUINT_TO_POINTER (turn));
  return TRUE;
}

/* Shows one tip at a time, with its spaces on the board, and never the same one twice to a player.
 * Returns: whether there is one. */
static gboolean
show_tip (PandoriaCoachBar *self, const PandoriaState *state)
{
  PandoriaCoachTip tips[PANDORIA_COACH_MAX_TIPS];
  guint n = pandoria_coach_list_tips (state, tips);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = pandoria_coach_describe (self->game, &tips[i]);

      if (pandoria_game_is_looking_back (self->game) || is_fresh (self, sentence))
        {
          show (self, sentence, tips[i].rule, FALSE);
          outline (self, pandoria_coach_get_spaces (&tips[i]));
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
is_wanted (PandoriaCoachBar *self)
{
  if (self->game == NULL || self->settings == NULL)
    return FALSE;
  return !self->silent && g_settings_get_boolean (self->settings, "coach");
}

/* Returns: whether the bar shows a text. */
static gboolean
show_text (PandoriaCoachBar *self)
{
  const PandoriaState *state = pandoria_game_get_shown_state (self->game);
  g_autofree char *text = NULL;
  gboolean is_for
      = self->memory == NULL || pandoria_coach_is_for (self->memory, get_active_name (self));

  if (is_for && !explain (self, state))
    return show_tip (self, state);
  outline (self, pandoria_spaces_empty ());
  if (is_for)
    return TRUE;
  text = g_strdup_printf (_ ("The coach is quiet in the turns of %s."), get_active_name (self));
  show (self, text, NULL, FALSE);
  return TRUE;
}

/* Looks for tips only while the coach is on. */
static void
update (PandoriaCoachBar *self)
{
  gboolean speaks = is_wanted (self) && show_text (self);

  gtk_widget_set_visible (GTK_WIDGET (self), speaks);
  if (!speaks)
    outline (self, pandoria_spaces_empty ());
}

static void
on_got_it (PandoriaCoachBar *self)
{
  gboolean had_focus = gtk_widget_has_focus (self->got_it);

  self->topic = -1;
  update (self);
  if (had_focus && !gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_widget_child_focus (gtk_widget_get_parent (GTK_WIDGET (self)), GTK_DIR_TAB_FORWARD);
  else if (had_focus && gtk_stack_get_visible_child (self->answers) == self->nothing)
    gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}

/* Ends an explanation, because its player may have turned off the coach. */
static void
on_players_changed (PandoriaCoachBar *self)
{
  self->topic = -1;
  update (self);
}

/* Returns: (nullable): the player of @check; NULL: the first, for everyone. */
static const char *
get_name (GtkWidget *check)
{
  return gtk_widget_get_prev_sibling (check) != NULL
             ? gtk_check_button_get_label (GTK_CHECK_BUTTON (check))
             : NULL;
}

/* Shows the chosen players of the settings. Ticks a check again if the settings did not change. */
static void
show_chosen (PandoriaCoachBar *self)
{
  GtkPopover *popover = gtk_menu_button_get_popover (self->players);
  gboolean all = pandoria_coach_is_for (self->memory, NULL);

  self->is_showing_players = TRUE;
  for (GtkWidget *check = gtk_widget_get_first_child (gtk_popover_get_child (popover));
       check != NULL; check = gtk_widget_get_next_sibling (check))
    {
      const char *name = get_name (check);

      gtk_check_button_set_active (
          GTK_CHECK_BUTTON (check),
          name == NULL ? all : !all && pandoria_coach_is_for (self->memory, name));
    }
  self->is_showing_players = FALSE;
}

static void
on_player_toggled (PandoriaCoachBar *self, GtkCheckButton *check)
{
  if (self->is_showing_players)
    return;
  set_for (self->memory, get_name (GTK_WIDGET (check)), gtk_check_button_get_active (check));
  show_chosen (self);
}

static void
add_check (PandoriaCoachBar *self, GtkBox *box, const char *name)
{
  GtkWidget *check = gtk_check_button_new_with_label (name != NULL ? name : _ ("Everyone"));

  g_signal_connect_swapped (check, "toggled", G_CALLBACK (on_player_toggled), self);
  gtk_box_append (box, check);
}

static void
on_players_asked (GtkMenuButton *button, gpointer data)
{
  PandoriaCoachBar *self = data;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *popover = gtk_popover_new ();

  add_check (self, GTK_BOX (box), NULL);
  for (guint i = 0; i < pandoria_game_get_state (self->game)->n_players; i++)
    add_check (self, GTK_BOX (box), pandoria_game_get_player_name (self->game, i));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (button, popover);
  show_chosen (self);
}

static void
pandoria_coach_bar_class_init (PandoriaCoachBarClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaCoachBar, game, g_object_unref),
                           PANDORIA_OWNS (PandoriaCoachBar, settings, g_object_unref),
                           PANDORIA_OWNS (PandoriaCoachBar, memory, g_object_unref),
                           PANDORIA_OWNS (PandoriaCoachBar, shown, g_hash_table_unref), NULL);
  pandoria_class_add_signal (klass, "outline", 1, G_TYPE_POINTER);
  pandoria_class_set_template (klass, "pandoria-coach-bar",
                               PANDORIA_NEEDS (PANDORIA_TYPE_RULE_BUTTON),
                               PANDORIA_PARTS (PandoriaCoachBar, sentence, room, scroller, rule,
                                               answers, got_it, nothing, players),
                               PANDORIA_CALLBACK (on_got_it), NULL);
}

static void
pandoria_coach_bar_init (PandoriaCoachBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->topic = -1;
  self->shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gtk_menu_button_set_create_popup_func (self->players, on_players_asked, self, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->settings = pandoria_settings_open ("coach");
  if (self->settings != NULL)
    g_signal_connect_object (self->settings, "changed::coach", G_CALLBACK (update), self,
                             G_CONNECT_SWAPPED);
  self->memory = pandoria_settings_open (KEY_EXPLAINED);
  if (self->memory != NULL)
    g_signal_connect_object (self->memory, "changed::" KEY_PLAYERS, G_CALLBACK (on_players_changed),
                             self, G_CONNECT_SWAPPED);
}

void
pandoria_coach_bar_show (PandoriaCoachBar *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_COACH_BAR (self));
  g_return_if_fail (game == NULL || PANDORIA_IS_GAME (game));

  if (g_set_object (&self->game, game))
    {
      self->topic = -1;
      gtk_widget_set_visible (GTK_WIDGET (self->players), self->memory != NULL && game != NULL);
    }
  update (self);
}

void
pandoria_coach_bar_set_lines (PandoriaCoachBar *self, guint lines)
{
  g_autofree char *text = g_strnfill (MAX (lines, 1) - 1, '\n');

  g_return_if_fail (PANDORIA_IS_COACH_BAR (self) && lines > 0);

  gtk_label_set_label (self->room, text);
}

void
pandoria_coach_bar_set_silent (PandoriaCoachBar *self, gboolean silent)
{
  g_return_if_fail (PANDORIA_IS_COACH_BAR (self));

  self->silent = silent;
  update (self);
}
