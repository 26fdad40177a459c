/* Tests how the board shows open regions: marks on missing spaces, labels, descriptions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-view-fixture.h"
#include "pandoria-board-testing.h"
#include "pandoria-chip-places.h"
#include "pandoria-marks-paint.h"
#include "pandoria-space-paint.h"
#include "sample-game.h"

static const char *const sentences[PANDORIA_MAX_OPEN_REGIONS];

/* The forest D4 D5 with a worker next to it has two gaps; the city F5 has many. */
static void
show (Fixture *fixture)
{
  static const char *const said[] = { "The forest would close.", "The city would close." };
  PandoriaOpenRegion regions[2] = { 0 };

  board_fixture_put (&fixture->state, 0, FALSE, "F4");
  pandoria_board_view_set_state (fixture->view, &fixture->state, colors);
  regions[0].region.spaces = spaces_of ("D4 D5");
  regions[0].missing = spaces_of ("C5 E6");
  regions[0].counter = PANDORIA_COUNTER_WOOD;
  regions[0].gains[0].amount = 6;
  regions[1].region.spaces = spaces_of ("F5");
  regions[1].region.terrain = PANDORIA_TERRAIN_CITY;
  regions[1].missing = spaces_of ("E6 F6 G5 G6");
  regions[1].counter = PANDORIA_COUNTER_POINTS;
  pandoria_board_view_set_open_regions (fixture->view, regions, said, G_N_ELEMENTS (regions));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static gboolean
is_missing (Fixture *fixture, const char *name)
{
  return (look_at (fixture, name)->marks & PANDORIA_MARK_MISSING) != 0;
}

static GPtrArray *
get_labels (Fixture *fixture)
{
  return pandoria_board_chips_get_labels (pandoria_board_view_get_chips (fixture->view));
}

static const PandoriaChipPlace *
get_label (Fixture *fixture, const char *name)
{
  GPtrArray *labels = get_labels (fixture);

  for (guint i = 0; i < labels->len; i++)
    {
      const PandoriaChipView *label = g_ptr_array_index (labels, i);
      PandoriaSpaces spaces = pandoria_state_region (&scene_of (fixture)->state, label->at);

      if (pandoria_spaces_has (&spaces, pandoria_space_from_name (name)))
        return &label->place;
    }
  return NULL;
}

static void
hover (Fixture *fixture, const char *name)
{
  pandoria_board_view_point_at (fixture->view, name != NULL ? pandoria_space_from_name (name)
                                                            : PANDORIA_SPACE_NONE);
}

/* Three gaps or fewer are always shown. More are shown only while the pointer is over the region or
 * one of its gaps. */
static void
test_which (Fixture *fixture, gconstpointer data)
{
  show (fixture);
  g_assert_true (is_missing (fixture, "C5"));
  g_assert_true (is_missing (fixture, "E6"));
  g_assert_false (is_missing (fixture, "G6"));
  g_assert_true (get_label (fixture, "D4")->shown);
  g_assert_null (get_label (fixture, "F5"));
  hover (fixture, "F5");
  g_assert_true (is_missing (fixture, "G6"));
  g_assert_true (get_label (fixture, "F5")->shown);
  g_assert_true (get_label (fixture, "D4")->shown);
  hover (fixture, "G5");
  g_assert_true (get_label (fixture, "F5")->shown);
  hover (fixture, "C7");
  g_assert_false (is_missing (fixture, "G6"));
  g_assert_null (get_label (fixture, "F5"));
}

/* The label shows all gains; the last one names its resource. It also shows that there are no
 * gains. */
static void
test_gains (Fixture *fixture, gconstpointer data)
{
  const char *const said[] = { "The forest would close." };
  PandoriaOpenRegion region = { .region = { spaces_of ("D4 D5"), PANDORIA_TERRAIN_FOREST },
                                .missing = spaces_of ("E6"),
                                .counter = PANDORIA_COUNTER_WOOD,
                                .gains = { { .amount = 6 }, { .amount = 12 } } };
  const PandoriaChipView *label;

  pandoria_board_view_set_open_regions (fixture->view, &region, said, 1);
  label = g_ptr_array_index (get_labels (fixture), 0);
  g_assert_cmpuint (label->n, ==, 2);
  g_assert_cmpstr (pango_layout_get_text (label->parts[0].text), ==, "+6");
  g_assert_cmpstr (pango_layout_get_text (label->parts[1].text), ==, "+12 wood");
  g_assert_null (label->detail);
  region.gains[0].amount = region.gains[1].amount = 0;
  pandoria_board_view_set_open_regions (fixture->view, &region, said, 1);
  label = g_ptr_array_index (get_labels (fixture), 0);
  g_assert_cmpuint (label->n, ==, 0);
  g_assert_cmpstr (pango_layout_get_text (label->detail), ==, "0 wood");
}

/* Moving the pointer over the marks does not change them. */
static void
test_pointed (Fixture *fixture, gconstpointer data)
{
  show (fixture);
  pandoria_board_view_point_at (fixture->view, pandoria_space_from_name ("C5"));
  g_assert_true (is_missing (fixture, "C5"));
  g_assert_cmpuint (look_at (fixture, "C5")->marks & PANDORIA_MARK_HOVER, !=, 0);
  pandoria_board_view_point_at (fixture->view, PANDORIA_SPACE_NONE);
  g_assert_true (is_missing (fixture, "C5"));
}

/* The only gap of a region has a different mark from one of several. */
static void
test_alone (Fixture *fixture, gconstpointer data)
{
  PandoriaOpenRegion region
      = { .region = { spaces_of ("D4 D5"), PANDORIA_TERRAIN_FOREST }, .missing = spaces_of ("E6") };
  const char *const said[] = { "The forest would close." };
  g_autoptr (GdkTexture) gap = pandoria_paint_badge (PANDORIA_BADGE_GAP, 20, 1);
  g_autoptr (GdkTexture) last = pandoria_paint_badge (PANDORIA_BADGE_LAST_GAP, 20, 1);
  guint32 pixels[2][400];

  show (fixture);
  g_assert_cmpuint (look_at (fixture, "E6")->marks & PANDORIA_MARK_MISSING_ALONE, ==, 0);
  pandoria_board_view_set_open_regions (fixture->view, &region, said, 1);
  g_assert_cmpuint (look_at (fixture, "E6")->marks & PANDORIA_MARK_MISSING_ALONE, !=, 0);
  gdk_texture_download (gap, (guchar *) pixels[0], 80);
  gdk_texture_download (last, (guchar *) pixels[1], 80);
  g_assert_cmphex (pixels[0][10 * 20 + 10], !=, pixels[1][10 * 20 + 10]);
}

/* All marks and labels disappear when the regions are no longer shown, or with another board. */
static void
test_gone (Fixture *fixture, gconstpointer data)
{
  show (fixture);
  pandoria_board_view_set_open_regions (fixture->view, NULL, sentences, 0);
  g_assert_false (is_missing (fixture, "C5"));
  g_assert_null (get_label (fixture, "D4"));
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (space_at (fixture, "C5")),
                                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  show (fixture);
  pandoria_board_view_show_game (fixture->view, NULL);
  g_assert_null (get_label (fixture, "D4"));
}

static void
assert_said (Fixture *fixture, const char *name, const char *description)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (space_at (fixture, name)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

/* Each space describes its open region to screen readers, with or without a label. */
static void
test_said (Fixture *fixture, gconstpointer data)
{
  show (fixture);
  assert_said (fixture, "D5", "The forest would close.");
  assert_said (fixture, "C5", "The forest would close.");
  assert_said (fixture, "E6", "The forest would close. The city would close.");
  assert_said (fixture, "F5", "The city would close.");
}

/* --- a whole game --------------------------------------------------------------------------- */

static gboolean
meets_missing (Fixture *fixture, const PandoriaRect *rect)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, scene_of (fixture)->highlights.missing)
    {
      PandoriaRect hex = pandoria_board_layout_get_rect (layout_of (fixture), space);

      if (pandoria_hex_meets_rect (&hex, rect))
        return TRUE;
    }
  return FALSE;
}

/* Returns: the number of labels. Checks that none covers another label or a missing space. */
static guint
check_labels (Fixture *fixture)
{
  GPtrArray *labels = get_labels (fixture);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    {
      const PandoriaChipView *label = g_ptr_array_index (labels, i);

      if (!label->place.shown)
        continue;
      n++;
      g_assert_false (meets_missing (fixture, &label->place.rect));
      for (guint j = 0; j < i; j++)
        {
          const PandoriaChipView *other = g_ptr_array_index (labels, j);

          g_assert_false (other->place.shown
                          && pandoria_rects_meet (&label->place.rect, &other->place.rect));
        }
    }
  return n;
}

/* All labels can be read, regardless of the number of open regions. */
static void
test_sample (Fixture *fixture, gconstpointer data)
{
  g_autofree PandoriaOpenRegion *regions = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  g_autofree const char **said = g_new (const char *, PANDORIA_MAX_OPEN_REGIONS);
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  guint n_labels = 0, n_shown = 0;

  for (guint i = 0; i < PANDORIA_MAX_OPEN_REGIONS; i++)
    said[i] = "A sentence.";
  pandoria_board_view_show_game (fixture->view, game);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 620, 560);
  gtk_test_widget_wait_for_draw (fixture->window);
  for (guint shown = 8; shown < pandoria_game_get_position (game); shown += 12)
    {
      pandoria_game_look_at (game, shown);
      pandoria_board_view_set_open_regions (
          fixture->view, regions, said,
          pandoria_state_list_open_regions (pandoria_game_get_shown_state (game), regions));
      n_labels += get_labels (fixture)->len;
      n_shown += check_labels (fixture);
    }
  g_test_message ("%u of %u labels have room", n_shown, n_labels);
  g_assert_cmpuint (n_labels, >, 50);
  g_assert_cmpuint (n_shown * 10, >, n_labels * 9);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define TEST(name, test) g_test_add ("/board-open/" name, Fixture, NULL, set_up, test, tear_down)
  TEST ("which", test_which);
  TEST ("gains", test_gains);
  TEST ("pointed", test_pointed);
  TEST ("alone", test_alone);
  TEST ("gone", test_gone);
  TEST ("said", test_said);
  TEST ("sample", test_sample);
#undef TEST
  return g_test_run ();
}
