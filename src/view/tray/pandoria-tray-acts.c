/* PandoriaTrayActs: what may be done in the steps after placing, each with its key, or why it may not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tray-acts.h"

#include <glib/gi18n.h>

#include "pandoria-act-reason.h"

typedef enum
{
  SECTION_FIGURE,
  SECTION_CARD,
  SECTION_END,
  N_SECTIONS,
} Section;

typedef struct
{
  Section section;
  PandoriaActKind kind;
  gboolean leader;
  const char *label;
  const char *action;
  const char *key;
  gboolean (*is_relevant) (const PandoriaState *state, const PandoriaOptions *options);
} Act;

typedef struct
{
  GtkWidget *box; /* button and reason */
  GtkWidget *button;
  GtkLabel *label, *reason;
} Row;

/* --- which acts belong to this game at all -------------------------------------------------------------------- */

static gboolean
has_cards (const PandoriaState *state, const PandoriaOptions *options)
{
  return state->variant != PANDORIA_VARIANT_FAMILY;
}

static gboolean
has_buildings (const PandoriaState *state, const PandoriaOptions *options)
{
  return state->variant == PANDORIA_VARIANT_REGULAR || state->variant == PANDORIA_VARIANT_BEGINNER;
}

static gboolean
has_golems (const PandoriaState *state, const PandoriaOptions *options)
{
  return pandoria_state_has_realm_act (state, state->active, PANDORIA_ACT_GOLEM_FIGURE);
}

static gboolean
has_other (const PandoriaState *state, const PandoriaOptions *options)
{
  static const PandoriaActKind others[]
      = { PANDORIA_ACT_RECAST, PANDORIA_ACT_HALFLING, PANDORIA_ACT_GOBLIN_CAST, PANDORIA_ACT_GOBLIN_OCCUPY };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (pandoria_state_has_realm_act (state, state->active, others[i]))
      return TRUE;
  return state->artifacts || state->side == PANDORIA_SIDE_B;
}

/* Prisoners can be freed once a Hanbok player holds any. */
static gboolean
has_prisoners (const PandoriaState *state, const PandoriaOptions *options)
{
  for (guint i = 0; i < state->n_players; i++)
    if (i != state->active && pandoria_state_takes_prisoners (state, i))
      return TRUE;
  return FALSE;
}

static gboolean
has_score (const PandoriaState *state, const PandoriaOptions *options)
{
  return !state->scored;
}

static gboolean
has_elves (const PandoriaState *state, const PandoriaOptions *options)
{
  return pandoria_state_has_realm_act (state, state->active, PANDORIA_ACT_ELF_MOVE);
}

static const Act acts[] = {
  { SECTION_FIGURE, PANDORIA_ACT_PLACE_FIGURE, FALSE, N_ ("Place a worker"), "win.figure", "W", NULL },
  { SECTION_FIGURE, PANDORIA_ACT_PLACE_FIGURE, TRUE, N_ ("Place the leader"), "win.leader", "L", NULL },
  { SECTION_FIGURE, PANDORIA_ACT_TAKE_FIGURE, FALSE, N_ ("Take a figure back"), "win.take-figure", "T", NULL },
  { SECTION_FIGURE, PANDORIA_ACT_GOLEM_FIGURE, FALSE, N_ ("A further figure"), "win.golem-figure", "H", has_golems },
  { SECTION_FIGURE, PANDORIA_ACT_RANSOM, FALSE, N_ ("Ransom figures…"), "win.ransom", "N", has_prisoners },
  { SECTION_CARD, PANDORIA_ACT_CAST, FALSE, N_ ("Cast a spell…"), "win.cast", "P", has_cards },
  { SECTION_CARD, PANDORIA_ACT_BUILD, FALSE, N_ ("Build…"), "win.build", "B", has_buildings },
  { SECTION_CARD, PANDORIA_ACT_MONUMENT, FALSE, N_ ("Erect a monument…"), "win.monument", "M", has_buildings },
  { SECTION_CARD, PANDORIA_ACT_RELIC, FALSE, N_ ("Something else…"), "win.other", "O", has_other },
  { SECTION_END, PANDORIA_ACT_SCORE, FALSE, N_ ("Score now"), "win.score", "G", has_score },
  { SECTION_END, PANDORIA_ACT_BUY, FALSE, N_ ("Buy a card…"), "win.buy", "U", has_buildings },
  { SECTION_END, PANDORIA_ACT_ELF_MOVE, FALSE, N_ ("Move a worker"), "win.elf-move", "V", has_elves },
  { SECTION_END, PANDORIA_ACT_END_TURN, FALSE, N_ ("End the turn"), "win.end-turn", "E", NULL },
};

static const char *const section_titles[N_SECTIONS] = {
  [SECTION_FIGURE] = N_ ("Figure"),
  [SECTION_CARD] = N_ ("Card or monument"),
  [SECTION_END] = N_ ("Score, buy, end"),
};

struct _PandoriaTrayActs
{
  AdwBin parent_instance;

  GtkScrolledWindow *scrolled;
  GtkBox *box;
  GtkWidget *plan_box, *leader_check, *figure_check, *result_button;

  GtkWidget *titles[N_SECTIONS];
  Row rows[G_N_ELEMENTS (acts)];
  PandoriaGame *game;
  gboolean compact;
};

G_DEFINE_FINAL_TYPE (PandoriaTrayActs, pandoria_tray_acts, ADW_TYPE_BIN)

/* --- helpers -------------------------------------------------------------------------------------------------- */

/* A section is shown as long as the turn can still come to it. */
static gboolean
is_section_open (const PandoriaState *state, Section section)
{
  static const guint8 last_step[N_SECTIONS] = {
    [SECTION_FIGURE] = PANDORIA_STEP_FIGURE,
    [SECTION_CARD] = PANDORIA_STEP_CARD,
    [SECTION_END] = PANDORIA_STEP_END,
  };

  return state->step > PANDORIA_STEP_PLACE && state->step <= last_step[section];
}

static void
update_row (PandoriaTrayActs *self, guint index)
{
  const Act *act = &acts[index];
  Row *row = &self->rows[index];
  const PandoriaState *state = self->game != NULL ? pandoria_game_get_shown_state (self->game) : NULL;
  gboolean shown, possible, hidden;
  g_autofree char *reason = NULL;

  shown = state != NULL && is_section_open (state, act->section)
          && (act->is_relevant == NULL || act->is_relevant (state, pandoria_game_get_options (self->game)));
  possible = gtk_widget_get_sensitive (row->button);
  /* What comes last is not missed while the turn has not come to it. */
  hidden = !possible && (self->compact || (act->section == SECTION_END && shown && state->step < PANDORIA_STEP_SCORE));
  if (shown && !possible && !hidden)
    reason = pandoria_act_reason (self->game, act->kind, act->leader);
  gtk_label_set_text (row->reason, reason != NULL ? reason : "");
  gtk_widget_set_visible (GTK_WIDGET (row->reason), reason != NULL);
  gtk_widget_set_visible (row->box, shown && !hidden);
}

static gboolean
is_section_shown (PandoriaTrayActs *self, Section section)
{
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    if (acts[i].section == section && gtk_widget_get_visible (self->rows[i].box))
      return TRUE;
  return FALSE;
}

static void
update_rows (PandoriaTrayActs *self)
{
  const PandoriaState *state = self->game != NULL ? pandoria_game_get_shown_state (self->game) : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    update_row (self, i);
  for (guint i = 0; i < N_SECTIONS; i++)
    gtk_widget_set_visible (self->titles[i], !self->compact && is_section_shown (self, i));
  gtk_widget_set_visible (self->result_button, state != NULL && state->step == PANDORIA_STEP_OVER);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_button_sensitive_changed (GtkWidget *button, GParamSpec *pspec, gpointer data)
{
  PandoriaTrayActs *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    if (self->rows[i].button == button)
      update_row (self, i);
}

/* --- overrides ------------------------------------------------------------------------------------------------ */

static GtkWidget *
make_button (const Act *act, Row *row)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (_ (act->label));
  GtkWidget *key = gtk_label_new (act->key);

  row->label = GTK_LABEL (label);
  gtk_label_set_xalign (row->label, 0);
  gtk_label_set_wrap (row->label, TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (key, "keycap");
  gtk_box_append (GTK_BOX (content), label);
  gtk_box_append (GTK_BOX (content), key);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (act->label),
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, act->key, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), act->action);
  return button;
}

static void
add_row (PandoriaTrayActs *self, guint index)
{
  Row *row = &self->rows[index];
  GtkWidget *reason = gtk_label_new (NULL);

  row->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  row->button = make_button (&acts[index], row);
  row->reason = GTK_LABEL (reason);
  gtk_label_set_xalign (row->reason, 0);
  gtk_label_set_wrap (row->reason, TRUE);
  gtk_widget_add_css_class (reason, "caption");
  gtk_widget_add_css_class (reason, "dim-label");
  gtk_box_append (GTK_BOX (row->box), row->button);
  gtk_box_append (GTK_BOX (row->box), reason);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row->button), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, reason, NULL, -1);
  gtk_box_append (self->box, row->box);
  g_signal_connect (row->button, "notify::sensitive", G_CALLBACK (on_button_sensitive_changed), self);
}

static void
add_title (PandoriaTrayActs *self, Section section)
{
  GtkWidget *title = gtk_label_new (_ (section_titles[section]));

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  gtk_widget_add_css_class (title, "acts-title");
  gtk_box_append (self->box, title);
  self->titles[section] = title;
}

static void
pandoria_tray_acts_dispose (GObject *object)
{
  g_clear_object (&PANDORIA_TRAY_ACTS (object)->game);
  G_OBJECT_CLASS (pandoria_tray_acts_parent_class)->dispose (object);
}

static void
pandoria_tray_acts_class_init (PandoriaTrayActsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_tray_acts_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-tray-acts.ui");
  gtk_widget_class_bind_template_child (widget_class, PandoriaTrayActs, scrolled);
  gtk_widget_class_bind_template_child (widget_class, PandoriaTrayActs, box);
  gtk_widget_class_bind_template_child (widget_class, PandoriaTrayActs, plan_box);
  gtk_widget_class_bind_template_child (widget_class, PandoriaTrayActs, leader_check);
  gtk_widget_class_bind_template_child (widget_class, PandoriaTrayActs, figure_check);
  gtk_widget_class_bind_template_child (widget_class, PandoriaTrayActs, result_button);
}

static void
pandoria_tray_acts_init (PandoriaTrayActs *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      if (i == 0 || acts[i].section != acts[i - 1].section)
        add_title (self, acts[i].section);
      add_row (self, i);
    }
  update_rows (self);
}

/* --- public functions ----------------------------------------------------------------------------------------- */

void
pandoria_tray_acts_set_game (PandoriaTrayActs *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_TRAY_ACTS (self));
  if (g_set_object (&self->game, game))
    pandoria_tray_acts_update (self, NULL);
}

void
pandoria_tray_acts_update (PandoriaTrayActs *self, PandoriaPlan *plan)
{
  gboolean leader, castle;

  g_return_if_fail (PANDORIA_IS_TRAY_ACTS (self));
  leader = plan != NULL && (pandoria_plan_can_place (plan, TRUE) || pandoria_plan_get_leader (plan));
  castle = plan != NULL && pandoria_plan_can_choose_figure (plan);
  gtk_widget_set_visible (self->plan_box, plan != NULL);
  gtk_widget_set_visible (self->leader_check, leader);
  gtk_widget_set_visible (self->figure_check, castle);
  update_rows (self);
}

void
pandoria_tray_acts_set_compact (PandoriaTrayActs *self, gboolean compact)
{
  GtkOrientation orientation = compact ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;

  g_return_if_fail (PANDORIA_IS_TRAY_ACTS (self));
  self->compact = compact;
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    gtk_label_set_wrap (self->rows[i].label, !compact);
  gtk_widget_set_valign (GTK_WIDGET (self->box), compact ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->plan_box), orientation);
  gtk_scrolled_window_set_policy (self->scrolled, compact ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                  compact ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
  update_rows (self);
}
