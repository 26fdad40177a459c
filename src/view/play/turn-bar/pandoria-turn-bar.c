/* PandoriaTurnBar: the active player, the step, the possible acts, and the main button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-turn-bar.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-letters.h"
#include "pandoria-places.h"
#include "pandoria-rule-button.h"
#include "pandoria-step-mark.h"
#include "pandoria-text.h"
#include "pandoria-tooltip.h"
#include "pandoria-turn-clock.h"
#include "pandoria-widgets.h"

#define SIGN_SIZE 34
#define N_MARKS   5

#define SPACING         12 /* as in the template */
#define STACKED_SPACING 6

/* The lines of the sentence. The room for it in a column is in the template. */
#define LINES         3
#define STACKED_LINES 4

/* At this width of a letter (px) and above, a narrow bar has no room for five steps next to a name.
 */
#define CROWDED_FROM 12

struct _PandoriaTurnBar
{
  AdwBin parent_instance;

  GtkImage *sign, *warning;
  GtkLabel *title, *sentence, *main_label, *main_key;
  GtkWidget *steps, *room, *coach;
  GtkBox *content, *end_box;
  GtkButton *main_button;
  PandoriaRuleButton *rule; /* with a refusal */
  PandoriaTurnClock *clock;
  PandoriaStepMark *marks[N_MARKS];
  const PandoriaPlayView *view; /* (nullable): not owned */
  gboolean narrow, stacked, has_main;
};

G_DEFINE_FINAL_TYPE (PandoriaTurnBar, pandoria_turn_bar, ADW_TYPE_BIN)

/* Buying is a part of the fourth step, scoring (6.4). */
static const PandoriaStep step_of_mark[] = {
  PANDORIA_STEP_PLACE, PANDORIA_STEP_FIGURE, PANDORIA_STEP_CARD,
  PANDORIA_STEP_SCORE, PANDORIA_STEP_END,    PANDORIA_STEP_OVER,
};
G_STATIC_ASSERT (G_N_ELEMENTS (step_of_mark) == N_MARKS + 1);

/* --- helpers --- */

static PandoriaGame *
get_game (PandoriaTurnBar *self)
{
  return self->view != NULL ? self->view->game : NULL;
}

static char *
get_title (PandoriaTurnBar *self, const PandoriaState *state)
{
  const char *name = pandoria_game_get_player_name (get_game (self), state->active);

  if (state->finished)
    return g_strdup (_ ("End of the game"));
  if (self->narrow)
    /* Translators: a player and the step of the turn, as in “Marta: Place”. */
    return g_strdup_printf (C_ ("turn", "%1$s: %2$s"), name,
                            pandoria_text_step ((PandoriaStep) state->step));
  return g_strdup_printf (_ ("%s’s turn"), name);
}

static void
update_sign (PandoriaTurnBar *self)
{
  PandoriaGame *game = get_game (self);
  const PandoriaState *state;
  PandoriaColor color;

  if (game == NULL)
    return;
  state = pandoria_game_get_shown_state (game);
  color = pandoria_record_get_player_color (pandoria_game_get_record (game), state->active);
  pandoria_art_show_piece (self->sign, PANDORIA_ART_WORKER, color, SIGN_SIZE);
  gtk_widget_set_visible (GTK_WIDGET (self->sign), !state->finished && !self->stacked);
}

/* The family game has cards only in the variant with spells, and relics only in the one with
 * artifacts (14, 16). */
static gboolean
has_step (const PandoriaState *state, PandoriaStep step)
{
  return step != PANDORIA_STEP_CARD || state->variant != PANDORIA_VARIANT_FAMILY
         || state->artifacts;
}

static PandoriaStepMarkState
find_mark_state (guint mark, guint current)
{
  if (mark < current)
    return PANDORIA_STEP_MARK_PASSED;
  return mark == current ? PANDORIA_STEP_MARK_CURRENT : PANDORIA_STEP_MARK_AHEAD;
}

static void
update_steps (PandoriaTurnBar *self, const PandoriaState *state)
{
  PandoriaStep step = (PandoriaStep) state->step;
  guint current = 0, number = 0;
  /* With large text there is room only for the current step. */
  gboolean crowded = self->narrow && !self->stacked
                     && pandoria_get_letter_width (GTK_WIDGET (self)) / PANGO_SCALE > CROWDED_FROM;

  while (current < N_MARKS && step >= step_of_mark[current + 1])
    current++;
  for (guint i = 0; i < N_MARKS; i++)
    {
      gboolean exists = has_step (state, step_of_mark[i]);

      gtk_widget_set_visible (GTK_WIDGET (self->marks[i]), exists && (!crowded || i == current));
      number += exists;
      pandoria_step_mark_show (self->marks[i], number, find_mark_state (i, current), self->narrow);
    }
  gtk_widget_set_visible (self->steps, step != PANDORIA_STEP_OVER);
}

/* Screen readers read the focused bar. Its changes are announced elsewhere, so it does not repeat
 * them. */
static void
update_accessible (PandoriaTurnBar *self)
{
  g_autofree char *text = NULL;

  if (gtk_widget_has_focus (GTK_WIDGET (self)))
    return;
  text = g_strdup_printf ("%s. %s", gtk_label_get_label (self->title),
                          gtk_label_get_label (self->sentence));
  pandoria_set_accessible_label (GTK_WIDGET (self), text);
}

static void
set_vertical (GtkBox *box, gboolean vertical)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box),
                                  vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
pandoria_turn_bar_update (PandoriaTurnBar *self)
{
  g_autofree char *title = NULL;
  PandoriaGame *game = get_game (self);
  const PandoriaState *state;

  gtk_widget_set_visible (GTK_WIDGET (self->content), game != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->main_button),
                          self->has_main && (!self->narrow || self->stacked));
  /* A narrow bar and a column have no room for the coach button. The game's menu has this command,
   * too. */
  gtk_widget_set_visible (self->coach, !self->narrow && !self->stacked);
  if (game == NULL)
    return;
  state = pandoria_game_get_shown_state (game);
  set_vertical (self->content, self->stacked || (self->narrow && state->finished));
  set_vertical (self->end_box, self->stacked);
  title = get_title (self, state);
  gtk_label_set_label (self->title, title);
  update_sign (self);
  update_steps (self, state);
  update_accessible (self);
}

/* --- the steps of the turn, and the active player before them --- */

/* The space between two marks, with names and without. */
#define MARK_SPACING  10
#define SPACING_BRIEF 4
/* The space between the player and the steps. */
#define SPACING_HEAD 12

typedef enum
{
  NAMES_ALL,
  NAMES_CURRENT,
  NAMES_NONE,
} Names;

static int
measure_mark (GtkWidget *mark, Names names)
{
  int brief, full;

  gtk_widget_measure (mark, GTK_ORIENTATION_HORIZONTAL, -1, &brief, &full, NULL, NULL);
  return names == NAMES_ALL
                 || (names == NAMES_CURRENT && gtk_widget_has_css_class (mark, "current"))
             ? full
             : brief;
}

static int
measure_row (GtkWidget *self, Names names)
{
  int spacing = names == NAMES_ALL ? MARK_SPACING : SPACING_BRIEF, width = 0;

  for (GtkWidget *mark = gtk_widget_get_first_child (self); mark != NULL;
       mark = gtk_widget_get_next_sibling (mark))
    if (gtk_widget_should_layout (mark))
      width += (width > 0 ? spacing : 0) + measure_mark (mark, names);
  return width;
}

static void
measure_steps (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
               int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = measure_row (widget, NAMES_NONE);
      *natural = MAX (*minimum, measure_row (widget, NAMES_ALL));
      return;
    }
  for (GtkWidget *mark = gtk_widget_get_first_child (widget); mark != NULL;
       mark = gtk_widget_get_next_sibling (mark))
    {
      int height = 0;

      if (gtk_widget_should_layout (mark))
        gtk_widget_measure (mark, orientation, -1, &height, NULL, NULL, NULL);
      *minimum = *natural = MAX (*minimum, height);
    }
}

static void
allocate_steps (GtkWidget *widget, int width, int height, int baseline)
{
  Names names = NAMES_ALL;
  int x = 0, spacing;

  while (names < NAMES_NONE && measure_row (widget, names) > width)
    names++;
  spacing = names == NAMES_ALL ? MARK_SPACING : SPACING_BRIEF;
  for (GtkWidget *mark = gtk_widget_get_first_child (widget); mark != NULL;
       mark = gtk_widget_get_next_sibling (mark))
    {
      int size;

      if (!gtk_widget_should_layout (mark))
        continue;
      size = measure_mark (mark, names);
      pandoria_place_child (mark, x, 0, size, height);
      x += size + spacing;
    }
}

/* --- the player and the steps --------------------------------------------------------------- */

typedef struct
{
  int least, natural;
} Size;

static Size
measure_part (GtkWidget *part, GtkOrientation orientation)
{
  Size size = { 0, 0 };

  if (gtk_widget_should_layout (part))
    gtk_widget_measure (part, orientation, -1, &size.least, &size.natural, NULL, NULL);
  return size;
}

static void
measure_head (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
              int *natural, int *minimum_baseline, int *natural_baseline)
{
  Size title = measure_part (gtk_widget_get_first_child (widget), orientation);
  Size steps = measure_part (gtk_widget_get_last_child (widget), orientation);
  int spacing = steps.natural > 0 ? SPACING_HEAD : 0;
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = across ? title.least + spacing + steps.least : MAX (title.least, steps.least);
  *natural = across ? title.natural + spacing + steps.natural : MAX (title.natural, steps.natural);
}

static void
allocate_head (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (widget),
            *second = gtk_widget_get_last_child (widget);
  Size title = measure_part (first, GTK_ORIENTATION_HORIZONTAL);
  Size steps = measure_part (second, GTK_ORIENTATION_HORIZONTAL);
  int room = steps.natural > 0 ? width - SPACING_HEAD - steps.least : width;
  int title_width = CLAMP (title.natural, title.least, MAX (room, title.least));
  int steps_width = MIN (MAX (width - SPACING_HEAD - title_width, steps.least), steps.natural);

  pandoria_place_child (first, 0, 0, title_width, height);
  if (gtk_widget_should_layout (second))
    pandoria_place_child (second, title_width + SPACING_HEAD, 0, steps_width, height);
}

/* Depending on the room, all marks of @steps have names, only the current one, or none. They get
 * more than their minimum width only after the player before them has the natural one. */
static void
arrange_head (GtkWidget *steps)
{
  gtk_widget_set_layout_manager (steps,
                                 gtk_custom_layout_new (NULL, measure_steps, allocate_steps));
  gtk_widget_set_layout_manager (gtk_widget_get_parent (steps),
                                 gtk_custom_layout_new (NULL, measure_head, allocate_head));
}

/* --- class --- */

/* Focuses the main button, or the button that a refusal offers. Without these it focuses the bar,
 * so that a screen reader can read it. */
static gboolean
pandoria_turn_bar_focus (GtkWidget *widget, GtkDirectionType direction)
{
  PandoriaTurnBar *self = PANDORIA_TURN_BAR (widget);
  gboolean inside = gtk_widget_has_focus (widget) || gtk_widget_get_focus_child (widget) != NULL;

  update_accessible (self);
  if (GTK_WIDGET_CLASS (pandoria_turn_bar_parent_class)->focus (widget, direction))
    return TRUE;
  return !inside && get_game (self) != NULL
         && GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->grab_focus (widget);
}

static void
pandoria_turn_bar_class_init (PandoriaTurnBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = pandoria_turn_bar_focus;
  pandoria_class_set_template (klass, "pandoria-turn-bar",
                               PANDORIA_NEEDS (PANDORIA_TYPE_RULE_BUTTON, PANDORIA_TYPE_TURN_CLOCK),
                               PANDORIA_PARTS (PandoriaTurnBar, content, sign, warning, title,
                                               steps, sentence, room, rule, coach, clock,
                                               main_button, main_label, main_key, end_box),
                               NULL);
  gtk_widget_class_set_css_name (widget_class, "turnbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
pandoria_turn_bar_init (PandoriaTurnBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arrange_head (self->steps);
  pandoria_tooltip_follow_label (self->title);
  pandoria_tooltip_follow_label (self->sentence);
  for (guint i = 0; i < N_MARKS; i++)
    {
      GtkWidget *mark = pandoria_step_mark_new (pandoria_text_step (step_of_mark[i]));

      self->marks[i] = PANDORIA_STEP_MARK (mark);
      gtk_box_append (GTK_BOX (self->steps), mark);
    }
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_sign), NULL);
  pandoria_turn_bar_update (self);
}

/* --- public functions --- */

void
pandoria_turn_bar_show (PandoriaTurnBar *self, const PandoriaPlayView *view, guint parts)
{
  g_return_if_fail (PANDORIA_IS_TURN_BAR (self) && view != NULL);

  self->view = view;
  if ((parts & PANDORIA_PLAY_GAME) == 0)
    return;
  pandoria_turn_clock_show (self->clock, view->game);
  pandoria_turn_bar_update (self);
  if (view->game != NULL)
    pandoria_turn_bar_set_sentence (self, NULL, FALSE, NULL);
}

/* The sentence is the label's accessible name: screen readers announce changes of a label with the
 * status role. */
void
pandoria_turn_bar_set_sentence (PandoriaTurnBar *self, const char *text, gboolean is_error,
                                const char *rule)
{
  g_autofree char *hint = NULL;

  g_return_if_fail (PANDORIA_IS_TURN_BAR (self) && get_game (self) != NULL);

  is_error = is_error && text != NULL;
  if (text == NULL)
    text = hint = pandoria_text_hint (get_game (self));
  gtk_widget_set_visible (GTK_WIDGET (self->warning), is_error);
  pandoria_rule_button_set_number (self->rule, is_error ? rule : NULL);
  pandoria_set_css_class (GTK_WIDGET (self->sentence), "error", is_error);
  if (g_strcmp0 (gtk_label_get_label (self->sentence), text) != 0)
    {
      gtk_label_set_label (self->sentence, text);
      pandoria_set_accessible_label (GTK_WIDGET (self->sentence), text);
    }
  update_accessible (self);
}

void
pandoria_turn_bar_set_coached (PandoriaTurnBar *self, gboolean coached)
{
  g_return_if_fail (PANDORIA_IS_TURN_BAR (self));

  gtk_widget_set_sensitive (self->coach, coached);
  pandoria_tooltip_set (self->coach, coached ? _ ("Coach: what matters now")
                                             : _ ("The lesson takes the place of the coach"));
}

void
pandoria_turn_bar_set_main (PandoriaTurnBar *self, const char *label, gboolean sensitive,
                            gboolean suggested)
{
  g_return_if_fail (PANDORIA_IS_TURN_BAR (self));

  self->has_main = label != NULL;
  gtk_label_set_label (self->main_label, label != NULL ? label : "");
  pandoria_set_accessible_label (GTK_WIDGET (self->main_button), label != NULL ? label : "");
  gtk_widget_set_visible (GTK_WIDGET (self->main_button),
                          self->has_main && (!self->narrow || self->stacked));
  gtk_widget_set_sensitive (GTK_WIDGET (self->main_button), sensitive);
  pandoria_set_css_class (GTK_WIDGET (self->main_button), "suggested-action", suggested);
}

/* Hides the key with opacity, so that the button and its neighbors do not move. */
void
pandoria_turn_bar_show_key (PandoriaTurnBar *self, gboolean shown)
{
  g_return_if_fail (PANDORIA_IS_TURN_BAR (self));
  gtk_widget_set_opacity (GTK_WIDGET (self->main_key), shown ? 1 : 0);
}

gboolean
pandoria_turn_bar_has_enter (PandoriaTurnBar *self, GtkWidget *widget)
{
  g_return_val_if_fail (PANDORIA_IS_TURN_BAR (self), FALSE);
  return widget == GTK_WIDGET (self) || widget == GTK_WIDGET (self->main_button);
}

void
pandoria_turn_bar_set_layout (PandoriaTurnBar *self, gboolean narrow, gboolean stacked)
{
  g_return_if_fail (PANDORIA_IS_TURN_BAR (self));

  if (self->narrow == narrow && self->stacked == stacked)
    return;
  self->narrow = narrow;
  self->stacked = stacked;
  pandoria_set_css_class (GTK_WIDGET (self), "narrow", narrow);
  pandoria_turn_clock_set_narrow (self->clock, narrow);
  gtk_box_set_spacing (self->content, stacked ? STACKED_SPACING : SPACING);
  /* In a column the sentence wraps to the available width, and leaves the rest to the board. */
  gtk_label_set_max_width_chars (self->sentence, stacked ? 1 : -1);
  /* Reserve the height, so that the parts below do not move. Elsewhere resources/style-panels.css
   * reserves it. */
  gtk_widget_set_visible (self->room, stacked);
  gtk_label_set_lines (self->sentence, stacked ? STACKED_LINES : LINES);
  pandoria_set_least_layout (GTK_WIDGET (self), stacked);
  pandoria_turn_bar_update (self);
}
