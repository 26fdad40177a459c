/* PandoriaTrayActs: the acts of the steps after placing, each with its key or the reason why it is
 * impossible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tray-acts.h"

#include <glib/gi18n.h>

#include "pandoria-act-button.h"
#include "pandoria-act-commands.h"
#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-letters.h"
#include "pandoria-places.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define SIGN_SIZE 22 /* of a player in the ranking */

typedef struct
{
  PandoriaActButton *button;
  GtkLabel *label;
  GtkWidget *key;
} Row;

/* --- which acts belong to this game at all -------------------------------------------------- */

static gboolean
has_other (const PandoriaState *state)
{
  static const PandoriaActKind others[] = { PANDORIA_ACT_RECAST, PANDORIA_ACT_HALFLING,
                                            PANDORIA_ACT_GOBLIN_CAST, PANDORIA_ACT_GOBLIN_OCCUPY };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (pandoria_state_has_act (state, state->active, others[i]))
      return TRUE;
  return state->artifacts || state->side == PANDORIA_SIDE_B;
}

/* Prisoners can be freed once a Hanbok player holds any. */
static gboolean
has_prisoners (const PandoriaState *state)
{
  for (guint i = 0; i < state->n_players; i++)
    if (i != state->active && pandoria_state_takes_prisoners (state, i))
      return TRUE;
  return FALSE;
}

static gboolean
is_relevant (const PandoriaState *state, PandoriaActKind kind)
{
  switch ((int) kind)
    {
    case PANDORIA_ACT_RANSOM: return has_prisoners (state);
    case PANDORIA_ACT_RELIC: return has_other (state);
    case PANDORIA_ACT_SCORE: return !state->scored;
    default: return pandoria_state_has_act (state, state->active, kind);
    }
}

static const char *const section_titles[PANDORIA_N_ACT_SECTIONS] = {
  [PANDORIA_ACT_SECTION_FIGURE] = N_ ("Figure"),
  [PANDORIA_ACT_SECTION_CARD] = N_ ("Card or monument"),
  [PANDORIA_ACT_SECTION_END] = N_ ("Score, buy, end"),
};

/* The number of columns of a flat tray below a wide board, and in a low column next to it; of lines
 * below a narrow board. */
#define COLUMNS      6
#define COLUMNS_LOW  2
#define LINES_NARROW 2
#define LARGE_TEXT   1.5 /* from this scale on, one line */
#define MARGINS      36  /* of a flat tray, both sides together */
/* With large text the tray scrolls above this height, so that the board keeps its room. */
#define MAX_HEIGHT 220
#define MIN_HEIGHT 60
/* The height of everything else in a narrow window: board and margins, and at 100 % the parts that
 * grow with the text. */
#define OTHERS_HEIGHT      350
#define OTHERS_TEXT_HEIGHT 135
/* The height that a lesson above the board takes from the acts, and the least that it leaves them.
 */
#define LESSON_HEIGHT   75
#define LEAST_OF_LESSON 100

struct _PandoriaTrayActs
{
  AdwBin parent_instance;

  GtkScrolledWindow *scrolled;
  GtkWidget *box, *plan_box, *leader_check, *figure_check, *turn_box;
  GtkGrid *grid, *ranking;
  GtkLabel *turn_title, *turn_text;

  GtkWidget *titles[PANDORIA_N_ACT_SECTIONS];
  Row rows[PANDORIA_N_ACTS];
  guint n_rows;                 /* of the first commands: those with a label */
  const PandoriaPlayView *view; /* NULL only at first */
  gboolean compact, narrow, column, has_lesson;
};

G_DEFINE_FINAL_TYPE (PandoriaTrayActs, pandoria_tray_acts, ADW_TYPE_BIN)

/* --- helpers -------------------------------------------------------------------------------- */

static PandoriaActSection
get_section (guint index)
{
  return pandoria_act_command_get (index)->section;
}

/* A section is shown until the turn has passed its last step. */
static gboolean
is_section_open (const PandoriaState *state, PandoriaActSection section)
{
  static const guint8 last_step[PANDORIA_N_ACT_SECTIONS] = {
    [PANDORIA_ACT_SECTION_FIGURE] = PANDORIA_STEP_FIGURE,
    [PANDORIA_ACT_SECTION_CARD] = PANDORIA_STEP_CARD,
    [PANDORIA_ACT_SECTION_END] = PANDORIA_STEP_END,
  };

  return state->step > PANDORIA_STEP_PLACE && state->step <= last_step[section];
}

/* Below a narrow board only the main button scores and ends the turn. */
static gboolean
is_hidden (PandoriaTrayActs *self, const PandoriaActCommand *act, const PandoriaState *state,
           gboolean possible)
{
  if (self->narrow && (g_str_equal (act->name, "score") || g_str_equal (act->name, "end-turn")))
    return TRUE;
  /* Hides the last acts until the turn reaches their step. */
  return !possible && act->section == PANDORIA_ACT_SECTION_END && state->step < PANDORIA_STEP_SCORE;
}

static const PandoriaState *
get_state (PandoriaTrayActs *self)
{
  return self->view->game != NULL ? pandoria_game_get_shown_state (self->view->game) : NULL;
}

static void
update_row (PandoriaTrayActs *self, guint index)
{
  const PandoriaActCommand *act = pandoria_act_command_get (index);
  Row *row = &self->rows[index];
  const PandoriaState *state = get_state (self);
  gboolean possible = pandoria_act_button_update (row->button, self->view);
  gboolean shown = FALSE;

  if (state != NULL && is_section_open (state, act->section))
    shown = is_relevant (state, act->kind) && !is_hidden (self, act, state, possible);
  gtk_widget_set_visible (GTK_WIDGET (row->button), shown);
}

static gboolean
is_section_shown (PandoriaTrayActs *self, PandoriaActSection section)
{
  for (guint i = 0; i < self->n_rows; i++)
    if (get_section (i) == section && gtk_widget_get_visible (GTK_WIDGET (self->rows[i].button)))
      return TRUE;
  return FALSE;
}

/* Returns: the natural width of the widest act. */
static int
measure_widest (PandoriaTrayActs *self)
{
  int widest = 1;

  for (guint i = 0; i < self->n_rows; i++)
    {
      GtkWidget *button = GTK_WIDGET (self->rows[i].button);
      int natural = 0;

      if (gtk_widget_get_visible (button))
        gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      widest = MAX (widest, natural);
    }
  return widest;
}

/* The flat tray has the width of the window. Its own width is unknown while it shows another page.
 */
static int
get_flat_width (PandoriaTrayActs *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  return window != NULL ? gtk_widget_get_width (window) - MARGINS : 0;
}

static int
count_shown (PandoriaTrayActs *self)
{
  int n = 0;

  for (guint i = 0; i < self->n_rows; i++)
    n += gtk_widget_get_visible (GTK_WIDGET (self->rows[i].button));
  return n;
}

/* Below a narrow board the acts have two lines, which scroll to the side: the board needs the
 * height. */
static gboolean
scrolls_sideways (PandoriaTrayActs *self)
{
  return self->compact && self->narrow && !self->column;
}

static int
count_lines (PandoriaTrayActs *self)
{
  return pandoria_text_scale (GTK_WIDGET (self)) < LARGE_TEXT ? LINES_NARROW : 1;
}

/* Returns: the number of acts that fit into a row with their complete labels. */
static int
count_columns (PandoriaTrayActs *self)
{
  int width = get_flat_width (self);
  int spacing = (int) gtk_grid_get_column_spacing (self->grid);
  int most = self->column ? COLUMNS_LOW : COLUMNS;

  if (!self->compact)
    return 1;
  if (scrolls_sideways (self))
    return MAX (1, (count_shown (self) + count_lines (self) - 1) / count_lines (self));
  if (width <= 0)
    return most;
  return CLAMP ((width + spacing) / (measure_widest (self) + spacing), 2, most);
}

/* Arranges the acts below each other with titles, or several in a row. */
static void
place_rows (PandoriaTrayActs *self)
{
  int n = 0, columns = count_columns (self);

  for (guint i = 0; i < self->n_rows; i++)
    {
      if (i == 0 || get_section (i) != get_section (i - 1))
        {
          gtk_widget_set_visible (self->titles[get_section (i)],
                                  !self->compact && is_section_shown (self, get_section (i)));
          if (!self->compact)
            pandoria_grid_place (self->grid, self->titles[get_section (i)], 0, n++, 1, 1);
        }
      if (!gtk_widget_get_visible (GTK_WIDGET (self->rows[i].button)) && self->compact)
        {
          /* A hidden act counts as a column, too, where all are equally wide. */
          pandoria_grid_place (self->grid, GTK_WIDGET (self->rows[i].button), 0, 0, 1, 1);
          continue;
        }
      pandoria_grid_place (self->grid, GTK_WIDGET (self->rows[i].button), n % columns, n / columns,
                           1, 1);
      n++;
    }
  gtk_grid_set_column_homogeneous (self->grid, self->compact && !scrolls_sideways (self));
}

/* --- the places at the end of the game, each with figure, name and points ------------------- */

static void
attach_number (GtkGrid *ranking, int number, int column, int row, const char *css_class)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  gtk_grid_attach (ranking, pandoria_new_label (text, 1, "numeric", css_class, NULL), column, row,
                   1, 1);
}

static void
attach_player (GtkGrid *ranking, PandoriaGame *game, guint seat, int row)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  PandoriaColor color = pandoria_record_get_player_color (record, seat);
  GtkWidget *sign = pandoria_art_new_image (PANDORIA_ART_WORKER, color, SIGN_SIZE);
  GtkWidget *name = pandoria_new_label (pandoria_record_get_player_name (record, seat), 0, NULL);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_grid_attach (ranking, sign, 1, row, 1, 1);
  gtk_grid_attach (ranking, name, 2, row, 1, 1);
}

/* Returns: the next free row. */
static int
attach_place (GtkGrid *ranking, PandoriaGame *game, const PandoriaResult *result, guint number,
              int row)
{
  const PandoriaState *state = pandoria_game_get_state (game);

  attach_number (ranking, (int) result->place[number], 0, row, "dim-label");
  attach_player (ranking, game, number, row);
  attach_number (ranking, result->points[number], 3, row, "points");
  if (state->partnership)
    attach_player (ranking, game, number + result->n, ++row);
  return row + 1;
}

/* The partners of a team share a line (13). */
static void
show_ranking (GtkGrid *ranking, PandoriaGame *game)
{
  g_autofree char *text = pandoria_text_ranking (game);
  PandoriaResult result;
  GtkWidget *child;
  int row = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (ranking))) != NULL)
    gtk_grid_remove (ranking, child);
  pandoria_state_get_result (pandoria_game_get_state (game), &result);
  for (guint place = 1; place <= result.n; place++)
    for (guint i = 0; i < result.n; i++)
      if (result.place[i] == place)
        row = attach_place (ranking, game, &result, i, row);
  pandoria_set_accessible_label (GTK_WIDGET (ranking), text);
}

/* --- the rest ------------------------------------------------------------------------------- */

static void
update_turn (PandoriaTrayActs *self, const PandoriaState *state)
{
  gboolean over = state != NULL && state->step == PANDORIA_STEP_OVER;
  gboolean now = state != NULL && !pandoria_game_is_looking_back (self->view->game);
  g_autofree char *text = now && !over ? pandoria_text_turn (self->view->game) : NULL;
  gboolean has_words;

  if (over && now)
    show_ranking (self->ranking, self->view->game);
  gtk_label_set_text (self->turn_title, over ? _ ("Result") : _ ("This turn so far"));
  gtk_label_set_text (self->turn_text, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->turn_text), !over);
  gtk_widget_set_visible (GTK_WIDGET (self->ranking), over);
  /* After the game nothing can be pressed here, so the focus skips the scroller, which has no name.
   */
  gtk_widget_set_can_focus (GTK_WIDGET (self->scrolled), !over);
  has_words = over || text != NULL;
  gtk_widget_set_visible (self->turn_box, !self->compact && now && has_words);
}

/* Returns: the maximum height below the board, with room for the other parts of a small window; -1
 * next to the board, where nothing else needs the room. */
static int
get_bound (PandoriaTrayActs *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  int height = window != NULL ? gtk_widget_get_height (window) : 0;
  double others = OTHERS_HEIGHT + OTHERS_TEXT_HEIGHT * pandoria_text_scale (GTK_WIDGET (self));
  int room = height - (int) others;

  if (self->column)
    return -1;
  if (height <= 0)
    return MAX_HEIGHT;
  if (self->has_lesson)
    room = MAX (room - LESSON_HEIGHT, MIN (room, LEAST_OF_LESSON));
  return CLAMP (room, MIN_HEIGHT, MAX_HEIGHT);
}

/* Below the board the tray is as high as its acts, but scrolls above a limit, so that the board
 * keeps its room. */
static void
update_height (PandoriaTrayActs *self)
{
  gboolean sideways = scrolls_sideways (self);
  int height = 0, bound = get_bound (self);
  int width = self->column || sideways ? 0 : get_flat_width (self);

  if (self->compact)
    gtk_widget_measure (self->box, GTK_ORIENTATION_VERTICAL, width > 0 ? width : -1, NULL, &height,
                        NULL, NULL);
  gtk_scrolled_window_set_policy (
      self->scrolled, sideways ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (self->scrolled, -1);
  gtk_scrolled_window_set_max_content_height (self->scrolled, self->compact ? bound : -1);
  gtk_scrolled_window_set_min_content_height (
      self->scrolled, self->compact && !self->column ? MIN (height, bound) : -1);
  gtk_widget_set_visible (GTK_WIDGET (self->scrolled), !self->compact || height > 0);
}

static void
update_rows (PandoriaTrayActs *self)
{
  for (guint i = 0; i < self->n_rows; i++)
    update_row (self, i);
  place_rows (self);
  update_turn (self, get_state (self));
  update_height (self);
}

/* --- overrides ------------------------------------------------------------------------------ */

static void
make_button (const PandoriaActCommand *act, Row *row)
{
  g_autofree char *key = g_ascii_strup (act->key, -1);
  GtkWidget *button = g_object_new (PANDORIA_TYPE_ACT_BUTTON, "act", act->name, NULL);
  GtkWidget *content = gtk_grid_new (); /* GtkBox would measure the label for many heights */
  GtkWidget *label = pandoria_new_label (_ (act->label), 0, NULL);

  row->button = PANDORIA_ACT_BUTTON (button);
  row->label = GTK_LABEL (label);
  row->key = pandoria_new_label (key, 0.5, "keycap", NULL);
  pandoria_let_wrap (label);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_grid_set_column_spacing (GTK_GRID (content), 6);
  gtk_grid_attach (GTK_GRID (content), label, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (content), row->key, 1, 0, 1, 1);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (act->label), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
}

/* Adds the next command, with a title if it begins a section. */
static void
add_row (PandoriaTrayActs *self)
{
  const guint index = self->n_rows++;
  Row *row = &self->rows[index];

  if (index == 0 || get_section (index) != get_section (index - 1))
    {
      GtkWidget *title = pandoria_new_label (_ (section_titles[get_section (index)]), 0, "heading",
                                             "acts-title", NULL);

      self->titles[get_section (index)] = title;
      gtk_grid_attach (self->grid, title, 0, 0, 1, 1);
    }
  make_button (pandoria_act_command_get (index), row);
  gtk_grid_attach (self->grid, GTK_WIDGET (row->button), 0, 0, 1, 1);
}

/* A wheel that only turns up and down moves the acts to the side. */
static gboolean
on_scrolled (PandoriaTrayActs *self, double dx, double dy)
{
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (self->scrolled);

  if (!scrolls_sideways (self) || dx != 0)
    return GDK_EVENT_PROPAGATE;
  gtk_adjustment_set_value (across, gtk_adjustment_get_value (across)
                                        + dy * gtk_adjustment_get_page_size (across) / 3);
  return GDK_EVENT_STOP;
}

static void
pandoria_tray_acts_class_init (PandoriaTrayActsClass *klass)
{
  pandoria_class_set_template (klass, "pandoria-tray-acts",
                               PANDORIA_PARTS (PandoriaTrayActs, scrolled, box, plan_box,
                                               leader_check, figure_check, grid, turn_box,
                                               turn_title, turn_text, ranking),
                               PANDORIA_CALLBACK (on_scrolled), NULL);
}

static void
pandoria_tray_acts_init (PandoriaTrayActs *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  while (pandoria_act_command_get (self->n_rows)->label != NULL)
    add_row (self);
}

/* --- public functions ----------------------------------------------------------------------- */

void
pandoria_tray_acts_show (PandoriaTrayActs *self, const PandoriaPlayView *view)
{
  g_return_if_fail (PANDORIA_IS_TRAY_ACTS (self) && view != NULL);
  self->view = view;
  gtk_widget_set_visible (self->plan_box, view->is_begun);
  gtk_widget_set_visible (self->leader_check, view->can_choose_leader);
  gtk_widget_set_visible (self->figure_check, view->can_choose_figure);
  update_rows (self);
}

void
pandoria_tray_acts_set_arrangement (PandoriaTrayActs *self, PandoriaTrayArrangement arrangement)
{
  g_return_if_fail (PANDORIA_IS_TRAY_ACTS (self));
  self->compact = arrangement != PANDORIA_TRAY_FULL;
  self->narrow = arrangement == PANDORIA_TRAY_ROW_WITH_MAIN;
  self->column = arrangement == PANDORIA_TRAY_COLUMN;
  for (guint i = 0; i < self->n_rows; i++)
    {
      gtk_label_set_xalign (self->rows[i].label, self->narrow ? 0.5f : 0);
      gtk_label_set_justify (self->rows[i].label,
                             self->narrow ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
      gtk_label_set_wrap (self->rows[i].label, !scrolls_sideways (self));
      gtk_widget_set_visible (self->rows[i].key, !self->narrow && !self->column);
    }
  gtk_widget_set_valign (self->box,
                         self->compact && !self->column ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->plan_box), arrangement == PANDORIA_TRAY_ROW
                                                                       ? GTK_ORIENTATION_HORIZONTAL
                                                                       : GTK_ORIENTATION_VERTICAL);
  update_rows (self);
}

void
pandoria_tray_acts_set_has_lesson (PandoriaTrayActs *self, gboolean has_lesson)
{
  g_return_if_fail (PANDORIA_IS_TRAY_ACTS (self));
  self->has_lesson = has_lesson;
  update_height (self);
}
