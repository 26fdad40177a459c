/* PandoriaResultView: the ranking of a game, and the points of its players by source, with sums.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-result-view.h"

#include <glib/gi18n.h>

#include "pandoria-archive.h"
#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-list-rows.h"
#include "pandoria-places.h"
#include "pandoria-report-format.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define PIECE_IN_RANKING 26
#define PIECE_IN_TABLE   20
#define SPACING          6

/* The least and the most characters that are shown of a name, and of a source. */
#define LEAST_NAME   3
#define MOST_NAME    5
#define LEAST_SOURCE 9
#define MOST_SOURCE  24

struct _PandoriaResultView
{
  GtkBox parent_instance;

  GtkListBox *ranking, *points;
  GtkLabel *ties;
  GtkWidget *card, *scroller;     /* around the points */
  GtkSizeGroup *labels, *numbers; /* the columns of the points */
};

G_DEFINE_FINAL_TYPE (PandoriaResultView, pandoria_result_view, GTK_TYPE_BOX)

/* --- the ranking: a row for each player, or for each team in a partnership ------------------ */

/* Lists realms, the points of each partner, and head starts. */
static char *
get_subtitle (PandoriaGame *game, guint team)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  const PandoriaSetup *setup = pandoria_record_get_setup (pandoria_game_get_record (game));
  GString *text = g_string_new (NULL);

  for (guint seat = team; seat < state->n_players;
       seat += state->partnership ? 2 : PANDORIA_MAX_PLAYERS)
    {
      const PandoriaPlayerState *player = &state->players[seat];

      if (text->len > 0)
        g_string_append (text, " · ");
      if (player->realm != PANDORIA_REALM_NONE)
        g_string_append (text, pandoria_text_realm ((PandoriaRealm) player->realm));
      else if (!state->partnership)
        g_string_append (text, pandoria_color_name (pandoria_record_get_player_color (
                                   pandoria_game_get_record (game), seat)));
      if (state->partnership)
        g_string_append_printf (text, " %d", player->counters[PANDORIA_COUNTER_POINTS]);
      if (setup->players[seat].points > 0)
        {
          g_autofree char *head_start = pandoria_text_head_start (setup->players[seat].points);

          g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", head_start);
        }
    }
  return g_strstrip (g_string_free (text, FALSE));
}

static void
add_piece (AdwActionRow *row, PandoriaGame *game, guint seat)
{
  PandoriaColor color = pandoria_record_get_player_color (pandoria_game_get_record (game), seat);

  adw_action_row_add_prefix (row,
                             pandoria_art_new_image (PANDORIA_ART_WORKER, color, PIECE_IN_RANKING));
}

static char *
describe_left (guint left)
{
  return g_strdup_printf (ngettext ("%u resource left", "%u resources left", left), left);
}

static GtkWidget *
make_points (const PandoriaResult *result, guint team)
{
  guint left = (guint) MAX (result->tie_break[team], 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *points = g_strdup_printf ("%d", result->points[team]);
  g_autofree char *words = describe_left (left);
  GtkWidget *resources = pandoria_new_label (words, 1, "numeric", "caption", "dim-label", NULL);

  gtk_label_set_wrap (GTK_LABEL (resources), TRUE);
  gtk_label_set_justify (GTK_LABEL (resources), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_tooltip_text (resources, _ ("Resources left; they decide between equal points"));
  gtk_box_append (GTK_BOX (box), pandoria_new_label (points, 1, "numeric", "points", NULL));
  gtk_box_append (GTK_BOX (box), resources);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

/* Names the row for screen readers. */
static void
name_row (GtkWidget *row, const PandoriaResult *result, guint team, const char *names,
          const char *subtitle)
{
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, result->points[team]);
  g_autofree char *left = describe_left ((guint) MAX (result->tie_break[team], 0));
  /* Translators: a row of the ranking: place, names, realms, points, resources left */
  g_autofree char *text = g_strdup_printf (_ ("Place %1$u: %2$s, %3$s, %4$s, %5$s"),
                                           result->place[team], names, subtitle, points, left);

  pandoria_set_accessible_label (row, text);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
}

static void
add_place (PandoriaResultView *self, PandoriaGame *game, const PandoriaResult *result, guint team)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autofree char *names = pandoria_text_side (game, team);
  g_autofree char *subtitle = get_subtitle (game, team);
  g_autofree char *place = g_strdup_printf (C_ ("place", "%u."), result->place[team]);
  const char *place_class = result->place[team] == 1 ? "first-place" : "place";
  AdwActionRow *row = pandoria_new_row (names, subtitle);

  if (state->partnership)
    add_piece (row, game, team + 2);
  add_piece (row, game, team);
  adw_action_row_add_prefix (row, pandoria_new_label (place, 0.5, "numeric", place_class, NULL));
  adw_action_row_add_suffix (row, make_points (result, team));
  name_row (GTK_WIDGET (row), result, team, names, subtitle);
  gtk_list_box_append (self->ranking, GTK_WIDGET (row));
}

static void
show_ranking (PandoriaResultView *self, PandoriaGame *game)
{
  g_autofree char *ties = pandoria_report_ties (game);
  PandoriaResult result;

  pandoria_clear_list (self->ranking);
  pandoria_state_get_result (pandoria_game_get_state (game), &result);
  for (guint place = 1; place <= result.n; place++)
    for (guint team = 0; team < result.n; team++)
      if (result.place[team] == place)
        add_place (self, game, &result, team);
  gtk_label_set_label (self->ties, ties);
}

/* --- the points; sources without points are omitted ----------------------------------------- */

/* @css_class: (nullable): the class of a sum. A source without points has a dash. */
static GtkWidget *
make_number (int number, const char *css_class)
{
  g_autofree char *text
      = number < 0 ? pandoria_text_signed (number) : g_strdup_printf ("%d", number);

  if (number == 0 && css_class == NULL)
    return pandoria_new_label ("–", 1, "numeric", "dim-label", NULL);
  return pandoria_new_label (text, 1, "numeric", css_class, NULL);
}

static GtkWidget *
make_player (PandoriaGame *game, guint seat)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  PandoriaColor color = pandoria_record_get_player_color (record, seat);
  GtkWidget *image = pandoria_art_new_image (PANDORIA_ART_WORKER, color, PIECE_IN_TABLE);
  const char *text = pandoria_record_get_player_name (record, seat);
  GtkWidget *name = pandoria_new_label (text, 1, "heading", NULL);

  gtk_widget_set_halign (image, GTK_ALIGN_END);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), (int) MIN (g_utf8_strlen (text, -1), LEAST_NAME));
  gtk_label_set_max_width_chars (GTK_LABEL (name), MOST_NAME);
  gtk_widget_set_tooltip_text (name, text);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), name);
  return box;
}

/* Makes a row with @label. Numbers have equal widths, and share the room that all labels leave. A
 * GtkBox would give a label more room in a row that is higher. */
static GtkWidget *
make_row (PandoriaResultView *self, GtkWidget *label)
{
  GtkWidget *cells = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (cells), SPACING);
  gtk_size_group_add_widget (self->labels, label);
  gtk_grid_attach (GTK_GRID (cells), label, 0, 0, 1, 1);
  return cells;
}

static void
add_cell (PandoriaResultView *self, GtkWidget *cells, GtkWidget *cell)
{
  gtk_widget_set_hexpand (cell, TRUE);
  gtk_size_group_add_widget (self->numbers, cell);
  gtk_grid_attach_next_to (GTK_GRID (cells), cell, NULL, GTK_POS_RIGHT, 1, 1);
}

/* A screen reader reads the row as one: "Cities: Marta 9, Jonas 17". */
static void
add_row (PandoriaResultView *self, GtkWidget *cells, const char *spoken)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), cells);
  pandoria_set_accessible_label (row, spoken);
  gtk_list_box_append (self->points, row);
}

static void
add_head (PandoriaResultView *self, PandoriaGame *game, const PandoriaTally *tally)
{
  GtkWidget *cells = make_row (self, pandoria_new_label ("", 0, NULL));

  for (guint column = 0; column < tally->n_players; column++)
    add_cell (self, cells, make_player (game, pandoria_tally_get_seat (tally, column)));
  add_row (self, cells, _ ("Players"));
}

static GtkWidget *
make_source (const char *name, const char *css_class)
{
  GtkWidget *label = pandoria_new_label (name, 0, css_class, NULL);

  pandoria_let_wrap (label);
  gtk_label_set_width_chars (GTK_LABEL (label), LEAST_SOURCE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_SOURCE);
  return label;
}

static void
add_points (PandoriaResultView *self, PandoriaGame *game, const PandoriaTally *tally,
            const char *name, const int *points, const char *css_class)
{
  GtkWidget *cells = make_row (self, make_source (name, css_class));
  GString *spoken = g_string_new (name);

  for (guint column = 0; column < tally->n_players; column++)
    {
      const guint seat = pandoria_tally_get_seat (tally, column);
      const char *player = pandoria_game_get_player_name (game, seat);

      g_string_append_printf (spoken, "%s %s %d", column > 0 ? "," : ":", player, points[seat]);
      add_cell (self, cells, make_number (points[seat], css_class));
    }
  add_row (self, cells, spoken->str);
  g_string_free (spoken, TRUE);
}

/* Both partners have one number, at the end of their columns (13). */
static void
add_teams (PandoriaResultView *self, PandoriaGame *game, const PandoriaTally *tally)
{
  GtkWidget *cells = make_row (self, make_source (_ ("Team"), "heading"));
  GString *spoken = g_string_new (_ ("Team"));

  for (guint team = 0; team < 2; team++)
    {
      g_autofree char *names = pandoria_text_side (game, team);

      g_string_append_printf (spoken, "%s %s %d", team > 0 ? "," : ":", names, tally->teams[team]);
      add_cell (self, cells, pandoria_new_label ("", 1, NULL));
      add_cell (self, cells, make_number (tally->teams[team], "heading"));
    }
  add_row (self, cells, spoken->str);
  g_string_free (spoken, TRUE);
}

static void
show_points (PandoriaResultView *self, PandoriaGame *game)
{
  PandoriaTally tally;

  pandoria_clear_list (self->points);
  pandoria_tally_init (&tally, game);
  add_head (self, game, &tally);
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    if (pandoria_tally_has_source (&tally, source))
      add_points (self, game, &tally, pandoria_tally_source_name (source), tally.points[source],
                  NULL);
  add_points (self, game, &tally, _ ("Sum"), tally.sums, "heading");
  if (tally.partnership)
    add_teams (self, game, &tally);
}

/* GtkScrolledWindow would be as high as rows that have room for their names in one line. */
static void
measure_card (GtkWidget *card, GtkOrientation orientation, int for_size, int *minimum, int *natural,
              int *minimum_baseline, int *natural_baseline)
{
  PandoriaResultView *self
      = PANDORIA_RESULT_VIEW (gtk_widget_get_ancestor (card, PANDORIA_TYPE_RESULT_VIEW));
  GtkWidget *points = GTK_WIDGET (self->points);
  int width;

  gtk_widget_measure (self->scroller, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0)
    return;
  gtk_widget_measure (points, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (points, orientation, MAX (width, for_size), minimum, natural, NULL, NULL);
}

/* The table scrolls only sideways, so it leaves the wheel to the page around it. */
static void
let_page_scroll (GtkWidget *scroller)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (scroller);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_scroll_set_flags (GTK_EVENT_CONTROLLER_SCROLL (controller),
                                               GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL
                                                   | GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
    }
}

static void
pandoria_result_view_class_init (PandoriaResultViewClass *klass)
{
  pandoria_class_set_template (
      klass, "pandoria-result-view",
      PANDORIA_PARTS (PandoriaResultView, ranking, points, ties, card, scroller, labels, numbers),
      NULL);
}

static void
pandoria_result_view_init (PandoriaResultView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  let_page_scroll (self->scroller);
  gtk_widget_set_layout_manager (
      self->card,
      gtk_custom_layout_new (pandoria_get_height_for_width, measure_card, pandoria_allocate_child));
}

void
pandoria_result_view_show (PandoriaResultView *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_RESULT_VIEW (self));
  g_return_if_fail (PANDORIA_IS_GAME (game));

  show_ranking (self, game);
  show_points (self, game);
}
