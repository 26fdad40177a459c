/* PandoriaTableFace: what players around the table want to see of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-table-face.h"
#include "pandoria-table-testing.h"

#include <glib/gi18n.h>
#include <math.h>

#include "pandoria-class.h"
#include "pandoria-follow.h"
#include "pandoria-table-plate.h"
#include "pandoria-table-text.h"
#include "pandoria-text-moves.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define LEAST_WIDTH  320
#define LEAST_HEIGHT 240

/* Width of the board, as a part of its height. Minimum and maximum width of the column next to it,
 * as parts of the whole width. */
#define BOARD_RATIO 1.08
#define LEAST_SIDE  0.36
#define MOST_SIDE   0.5
/* On a portrait screen, the maximum height of the board, as a part of the height. The rest is below
 * the board. */
#define MOST_BOARD 0.55

/* Heights of the column, as parts of the height. The plates share the rest, but are never higher
 * than PLATE. */
#define TURN     0.13
#define GAIN     0.17
#define PROGRESS 0.08
#define PLATE    0.22

/* The time in which one player's final scoring is shown, in milliseconds. */
#define REVEAL_MS 4000

/* The widest code, as a part of the width of the column. */
#define MOST_CODE 0.35

struct _PandoriaTableFace
{
  GtkWidget parent_instance;

  PandoriaBoardView *board;
  PandoriaTableText *texts[PANDORIA_N_TABLE_TEXTS];
  PandoriaTablePlate *plates[PANDORIA_MAX_PLAYERS];
  GtkWidget *code; /* nullable: a small picture at the end of the last lines */
  guint n_plates;
  PandoriaGame *game;
  guint turn; /* quarters, clockwise */
  gboolean faces_player;
  gboolean was_finished;
  guint revealed;      /* the final scoring is shown for so many players or teams, the last first */
  guint reveal_source; /* shows the next one; 0: the final scoring is not being shown */
};

G_DEFINE_FINAL_TYPE (PandoriaTableFace, pandoria_table_face, GTK_TYPE_WIDGET)

enum
{
  PROP_TURN = 1,
  PROP_FACES_PLAYER,
};

/* --- the final scoring --- */

static gboolean
is_final (const PandoriaEvent *event)
{
  return event->kind == PANDORIA_EVENT_FINAL_HAND || event->kind == PANDORIA_EVENT_FINAL_RESOURCES
         || event->kind == PANDORIA_EVENT_FINAL_REALM;
}

static gint
get_points (const PandoriaEvent *event)
{
  return event->points + (event->counter == PANDORIA_COUNTER_POINTS ? event->amount : 0);
}

/* Adds up the points of @unit, a player or a team, in the final scoring. @parts (nullable) gets
 * them in words. */
static gint
read_final (PandoriaGame *game, guint unit, GPtrArray *parts)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  GListModel *ledger = pandoria_game_get_ledger (game);
  gint sum = 0;

  for (guint i = 0; i < g_list_model_get_n_items (ledger); i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);
      const guint seat = entry->event.player;
      g_autofree char *title = NULL, *points = NULL;

      if (!is_final (&entry->event)
          || (state->partnership ? state->players[seat].team : seat) != unit)
        continue;
      sum += get_points (&entry->event);
      if (parts == NULL || get_points (&entry->event) == 0)
        continue;
      title = pandoria_text_event_title (&entry->event);
      points = pandoria_text_signed (get_points (&entry->event));
      pandoria_phrases_add (parts, g_strdup_printf ("%s %s", title, points));
    }
  return sum;
}

/* Returns: the units by their places, the winner first. */
static void
sort_units (const PandoriaResult *result, guint units[PANDORIA_MAX_PLAYERS])
{
  guint n = 0;

  for (guint place = 1; place <= result->n; place++)
    for (guint i = 0; i < result->n; i++)
      if (result->place[i] == place)
        units[n++] = i;
}

static gboolean
is_revealing (PandoriaTableFace *self)
{
  return self->reveal_source != 0;
}

/* Returns: whether the final points of @unit are shown: of the last place first. */
static gboolean
is_revealed (PandoriaTableFace *self, const PandoriaResult *result, guint unit)
{
  guint units[PANDORIA_MAX_PLAYERS];

  sort_units (result, units);
  for (guint i = 0; i < self->revealed && i < result->n; i++)
    if (units[result->n - 1 - i] == unit)
      return TRUE;
  return !is_revealing (self);
}

/* Describes the final scoring of the unit that was revealed last. */
static char *
describe_revealed (PandoriaTableFace *self, const PandoriaResult *result)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  g_autofree char *name = NULL, *points = NULL, *words = NULL;
  guint units[PANDORIA_MAX_PLAYERS], unit;

  sort_units (result, units);
  unit = units[result->n - self->revealed];
  read_final (self->game, unit, parts);
  name = pandoria_text_side (self->game, unit);
  points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, result->points[unit]);
  if (parts->len == 0)
    /* Translators: a player without points in the final scoring, and all their points */
    return g_strdup_printf (C_ ("final scoring", "%1$s: nothing more, %2$s"), name, points);
  words = pandoria_phrases_join (parts, ", ");
  /* Translators: a player, the points in the final scoring, and all their points: “Marta: Cards in
   * hand +2, Gold left +1. 52 points” */
  return g_strdup_printf (C_ ("final scoring", "%1$s: %2$s. %3$s"), name, words, points);
}

/* Describes the final scoring of all: “Aylin 54 + 4 · Marta 50 + 2”. */
static char *
describe_final (PandoriaGame *game, const PandoriaResult *result)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  guint units[PANDORIA_MAX_PLAYERS];

  sort_units (result, units);
  for (guint i = 0; i < result->n; i++)
    {
      const gint final = read_final (game, units[i], NULL);
      g_autofree char *name = pandoria_text_side (game, units[i]);

      /* Translators: a player, the points before the final scoring and in it */
      pandoria_phrases_add (parts, g_strdup_printf (C_ ("final scoring", "%1$s %2$d + %3$d"), name,
                                                    result->points[units[i]] - final, final));
    }
  return pandoria_phrases_join (parts, " · ");
}

static void update (PandoriaTableFace *self, gboolean counts);

void
pandoria_table_face_reveal_next (PandoriaTableFace *self)
{
  PandoriaResult result;

  g_return_if_fail (PANDORIA_IS_TABLE_FACE (self));

  pandoria_state_get_result (pandoria_game_get_state (self->game), &result);
  if (++self->revealed > result.n)
    g_clear_handle_id (&self->reveal_source, g_source_remove);
  update (self, TRUE);
}

static gboolean
on_reveal_due (gpointer data)
{
  PandoriaTableFace *self = data;

  pandoria_table_face_reveal_next (self);
  return is_revealing (self) ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static gboolean
has_animations (PandoriaTableFace *self)
{
  gboolean has;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &has, NULL);
  return has;
}

/* Shows the final scoring step by step if the game has just ended. */
static void
follow_end (PandoriaTableFace *self, const PandoriaState *state, gboolean counts)
{
  const gboolean ends = state->finished && !self->was_finished;

  self->was_finished = state->finished;
  if (!state->finished)
    g_clear_handle_id (&self->reveal_source, g_source_remove);
  if (!ends)
    return;
  self->revealed = 1;
  if (counts && has_animations (self))
    self->reveal_source = g_timeout_add (REVEAL_MS, on_reveal_due, self);
}

/* --- words --- */

static char *
describe_turn (PandoriaTableFace *self, PandoriaGame *game, const PandoriaState *state)
{
  if (is_revealing (self))
    return g_strdup (_ ("Final Scoring"));
  if (state->finished)
    return pandoria_text_result (game);
  return g_strdup_printf (_ ("%s’s turn"), pandoria_game_get_player_name (game, state->active));
}

static char *
describe_progress (const PandoriaState *state)
{
  g_autofree char *round = pandoria_text_round (state, FALSE);
  g_autofree char *tiles = pandoria_text_tiles_left (state, FALSE);

  if (state->finished)
    return g_strdup (_ ("The game is over"));
  if (state->last_round)
    return g_steal_pointer (&round);
  /* Translators: the round, then how many tiles are left, “Round 7 of about 11 · 18 double tiles
   * left” */
  return g_strdup_printf (_ ("%1$s · %2$s"), round, tiles);
}

/* --- where it faces --- */

/* Seats go clockwise from the lower edge; two players sit opposite each other. */
static guint
get_turn (PandoriaTableFace *self)
{
  const PandoriaState *state = self->game != NULL ? pandoria_game_get_state (self->game) : NULL;
  guint seat = state != NULL && self->faces_player ? state->active : 0;

  return (self->turn + (state != NULL && state->n_players == 2 ? 2 * seat : seat)) % 4;
}

/* --- showing --- */

/* Returns: (nullable): who leads, and who is next. */
static char *
describe_unit (PandoriaGame *game, const PandoriaState *state, guint unit)
{
  const guint next = (state->active + 1) % state->n_players;
  const guint next_unit = state->partnership ? state->players[next].team : next;
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  guint leader, lead;

  if (state->finished)
    return NULL;
  if (pandoria_state_get_lead (state, &leader, &lead) && leader == unit)
    pandoria_phrases_add (
        parts, g_strdup_printf (ngettext ("leads by %u point", "leads by %u points", lead), lead));
  if (next_unit == unit && state->partnership)
    /* Translators: %s is a player, whose turn is the next one */
    pandoria_phrases_add (
        parts, g_strdup_printf (_ ("%s is next"), pandoria_game_get_player_name (game, next)));
  else if (next_unit == unit)
    /* Translators: the turn of this player is the next one */
    pandoria_phrases_add (parts, g_strdup (C_ ("turn", "next")));
  return parts->len > 0 ? pandoria_phrases_join (parts, " · ") : NULL;
}

static void
show_plates (PandoriaTableFace *self, const PandoriaState *state, gboolean counts)
{
  PandoriaResult result, shown;
  guint units[PANDORIA_MAX_PLAYERS] = { 0, 1, 2, 3 };

  pandoria_state_get_result (state, &result);
  shown = result;
  if (state->finished && !is_revealing (self))
    sort_units (&result, units);
  for (guint i = 0; i < result.n; i++)
    if (!is_revealed (self, &result, i) && state->finished)
      shown.points[i] -= read_final (self->game, i, NULL);
  self->n_plates = result.n;
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      g_autofree char *note = i < result.n ? describe_unit (self->game, state, units[i]) : NULL;

      gtk_widget_set_visible (GTK_WIDGET (self->plates[i]), i < result.n);
      if (i < result.n)
        pandoria_table_plate_show (self->plates[i], self->game, &shown, units[i], note, counts);
    }
}

/* Describes the board to screen readers as one picture with its number of tiles and figures. The
 * plates describe the rest. */
static void
describe_board (PandoriaTableFace *self, const PandoriaState *state)
{
  g_autofree char *text = pandoria_text_board_contents (state);

  pandoria_set_accessible_label (GTK_WIDGET (self->board), text);
}

/* Returns: (nullable): the last gains, and the figures that the last act took off the board. */
static char *
describe_last (PandoriaGame *game)
{
  guint n = pandoria_game_get_position (game);
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  pandoria_phrases_add (parts, pandoria_text_last_event (game));
  if (n > 0)
    pandoria_phrases_add (parts, pandoria_text_leavers_between (game, n - 1, n));
  return pandoria_text_join (parts);
}

static char *
describe_event (PandoriaTableFace *self, const PandoriaState *state)
{
  PandoriaResult result;

  if (!state->finished)
    return describe_last (self->game);
  pandoria_state_get_result (state, &result);
  return is_revealing (self) ? describe_revealed (self, &result)
                             : describe_final (self->game, &result);
}

static void
update (PandoriaTableFace *self, gboolean counts)
{
  const PandoriaState *state;
  g_autofree char *turn = NULL, *gain = NULL, *progress = NULL;

  if (self->game == NULL)
    return;
  state = pandoria_game_get_state (self->game);
  follow_end (self, state, counts);
  turn = describe_turn (self, self->game, state);
  gain = describe_event (self, state);
  progress = describe_progress (state);
  pandoria_table_text_set (self->texts[PANDORIA_TABLE_TURN], turn);
  pandoria_table_text_set (self->texts[PANDORIA_TABLE_GAIN], gain);
  pandoria_table_text_set (self->texts[PANDORIA_TABLE_PROGRESS], progress);
  show_plates (self, state, counts);
  describe_board (self, state);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* --- callbacks --- */

static void
on_game_changed (PandoriaTableFace *self)
{
  pandoria_board_view_show_game (self->board, self->game);
  update (self, TRUE);
}

/* --- room --- */

/* Returns: (transfer full): the transform from the upright layout to the widget. */
static GskTransform *
make_transform (PandoriaTableFace *self)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self)),
        height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  guint turn = get_turn (self);
  const graphene_point_t origins[] = { { 0, 0 }, { width, 0 }, { width, height }, { 0, height } };

  return gsk_transform_rotate (gsk_transform_translate (NULL, &origins[turn]), 90 * (float) turn);
}

static void
allocate (PandoriaTableFace *self, gpointer child, double x, double y, double width, double height)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int room = get_turn (self) % 2 == 0 ? gtk_widget_get_width (GTK_WIDGET (self))
                                      : gtk_widget_get_height (GTK_WIDGET (self));
  graphene_point_t place = { floorf ((float) x), floorf ((float) y) };

  if (mirrored)
    place.x = (float) room - place.x - (float) (int) width;
  /* GTK requires a measure before each allocation. */
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (child, MAX ((int) width, 0), MAX ((int) height, 0), -1,
                       gsk_transform_translate (make_transform (self), &place));
}

static void
allocate_side (PandoriaTableFace *self, double x, double y, double width, double height)
{
  double gap = height * 0.015, rest = height * (1 - TURN - GAIN - PROGRESS);
  double square = MIN (height * (GAIN + PROGRESS), width * MOST_CODE) - gap;
  double words = self->code != NULL ? width - square - gap : width;
  double plate
      = MIN (rest / MAX (self->n_plates, 1), height * PLATE * (self->n_plates == 2 ? 1.3 : 1));

  allocate (self, self->texts[PANDORIA_TABLE_TURN], x, y, width, height * TURN);
  y += height * TURN;
  for (guint i = 0; i < self->n_plates; i++, y += plate)
    allocate (self, self->plates[i], x, y + gap / 2, width, plate - gap);
  y += gap;
  allocate (self, self->texts[PANDORIA_TABLE_GAIN], x, y, words, height * GAIN - gap);
  if (self->code != NULL)
    allocate (self, self->code, x + words + gap, y, square, square);
  y += height * GAIN;
  allocate (self, self->texts[PANDORIA_TABLE_PROGRESS], x, y, words, height * PROGRESS - gap);
}

static void
pandoria_table_face_size_allocate (GtkWidget *widget, int real_width, int real_height, int baseline)
{
  PandoriaTableFace *self = PANDORIA_TABLE_FACE (widget);
  gboolean lies = get_turn (self) % 2 != 0;
  int width = lies ? real_height : real_width;
  int height = lies ? real_width : real_height;
  double margin = MIN (width, height) / 60.0;
  double inner_width = width - 2 * margin, inner_height = height - 2 * margin;
  double side = CLAMP (inner_width - inner_height * BOARD_RATIO, inner_width * LEAST_SIDE,
                       inner_width * MOST_SIDE);
  double board = MIN (inner_width / BOARD_RATIO, inner_height * MOST_BOARD);

  if (width >= height)
    {
      allocate (self, self->board, margin, margin, inner_width - side - margin, inner_height);
      allocate_side (self, margin + inner_width - side, margin, side, inner_height);
      return;
    }
  allocate (self, self->board, margin, margin, inner_width, board);
  allocate_side (self, margin, 2 * margin + board, inner_width, inner_height - board - margin);
}

static void
pandoria_table_face_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
}

/* --- class --- */

static void
pandoria_table_face_unrealize (GtkWidget *widget)
{
  g_clear_handle_id (&PANDORIA_TABLE_FACE (widget)->reveal_source, g_source_remove);
  GTK_WIDGET_CLASS (pandoria_table_face_parent_class)->unrealize (widget);
}

static void
pandoria_table_face_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaTableFace *self = PANDORIA_TABLE_FACE (object);

  if (id == PROP_TURN)
    g_value_set_uint (value, self->turn);
  else
    g_value_set_boolean (value, self->faces_player);
}

static void
pandoria_table_face_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PandoriaTableFace *self = PANDORIA_TABLE_FACE (object);

  if (id == PROP_TURN)
    self->turn = g_value_get_uint (value);
  else
    self->faces_player = g_value_get_boolean (value);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
pandoria_table_face_class_init (PandoriaTableFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_FOLLOWS (PandoriaTableFace, game), PANDORIA_CHILDREN,
                           NULL);
  G_OBJECT_CLASS (klass)->get_property = pandoria_table_face_get_property;
  G_OBJECT_CLASS (klass)->set_property = pandoria_table_face_set_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_TURN,
      g_param_spec_uint ("turn", NULL, NULL, 0, 3, 0, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_FACES_PLAYER,
      g_param_spec_boolean ("faces-player", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  widget_class->unrealize = pandoria_table_face_unrealize;
  widget_class->measure = pandoria_table_face_measure;
  widget_class->size_allocate = pandoria_table_face_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "tableface");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
pandoria_table_face_init (PandoriaTableFace *self)
{
  static const struct
  {
    guint lines;
    gboolean bold;
  } texts[] = {
    [PANDORIA_TABLE_TURN] = { 1, TRUE },
    [PANDORIA_TABLE_GAIN] = { 3, FALSE },
    [PANDORIA_TABLE_PROGRESS] = { 1, FALSE },
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (texts) == PANDORIA_N_TABLE_TEXTS);

  self->board
      = g_object_new (PANDORIA_TYPE_BOARD_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  pandoria_board_view_set_picture (self->board, TRUE);
  gtk_widget_set_parent (GTK_WIDGET (self->board), GTK_WIDGET (self));
  for (guint i = 0; i < PANDORIA_N_TABLE_TEXTS; i++)
    {
      self->texts[i]
          = PANDORIA_TABLE_TEXT (pandoria_table_text_new (texts[i].lines, texts[i].bold));
      gtk_widget_set_parent (GTK_WIDGET (self->texts[i]), GTK_WIDGET (self));
    }
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      self->plates[i] = g_object_new (PANDORIA_TYPE_TABLE_PLATE, NULL);
      gtk_widget_set_parent (GTK_WIDGET (self->plates[i]), GTK_WIDGET (self));
    }
  pandoria_set_accessible_label (GTK_WIDGET (self), _ ("Table Display"));
}

/* --- public functions --- */

void
pandoria_table_face_set_game (PandoriaTableFace *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_TABLE_FACE (self));
  g_return_if_fail (game == NULL || PANDORIA_IS_GAME (game));

  pandoria_follow_game (self, &self->game, game, G_CALLBACK (on_game_changed));
  g_clear_handle_id (&self->reveal_source, g_source_remove);
  self->was_finished = FALSE;
  pandoria_board_view_show_game (self->board, game);
  update (self, FALSE);
}

void
pandoria_table_face_set_code (PandoriaTableFace *self, GtkWidget *code)
{
  g_return_if_fail (PANDORIA_IS_TABLE_FACE (self));
  g_return_if_fail (code == NULL || GTK_IS_WIDGET (code));

  if (self->code != NULL)
    gtk_widget_unparent (self->code);
  self->code = code;
  if (code != NULL)
    gtk_widget_set_parent (code, GTK_WIDGET (self));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

GtkWidget *
pandoria_table_face_get_code (PandoriaTableFace *self)
{
  g_return_val_if_fail (PANDORIA_IS_TABLE_FACE (self), NULL);
  return self->code;
}

PandoriaGame *
pandoria_table_face_get_game (PandoriaTableFace *self)
{
  g_return_val_if_fail (PANDORIA_IS_TABLE_FACE (self), NULL);
  return self->game;
}
