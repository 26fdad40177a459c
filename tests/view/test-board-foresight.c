/* Tests the board's previews: chips, badges, refusals, regions; names at the edge, high contrast.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-view-fixture.h"
#include "pandoria-board-testing.h"
#include "pandoria-chip-places.h"
#include "pandoria-palette.h"
#include "pandoria-space-paint.h"
#include "pandoria-space-widget.h"
#include "template-child.h"

static const PandoriaPlayView none;

static void
assert_description (Fixture *fixture, const char *name, const char *description)
{
  PandoriaSpaceWidget *space = PANDORIA_SPACE_WIDGET (space_at (fixture, name));
  g_autofree char *text
      = g_strdup_printf ("%s. %s", pandoria_space_widget_get_label (space), description);

  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

/* --- previews ------------------------------------------------------------------------------- */

static void
show_chips (Fixture *fixture)
{
  const PandoriaBoardChip chips[] = {
    { pandoria_space_from_name ("D4"), 0, (char *) "+6 wood", (char *) "2 points from surplus" },
    { pandoria_space_from_name ("F5"), 1, (char *) "+4 wood", NULL },
    { PANDORIA_SPACE_NONE, 1, (char *) "+1 gold", NULL },
  };

  board_fixture_put (&fixture->state, 0, FALSE, "D4");
  board_fixture_put (&fixture->state, 1, TRUE, "F5");
  pandoria_board_view_set_state (fixture->view, &fixture->state, colors);
  pandoria_board_view_set_chips (fixture->view, chips, G_N_ELEMENTS (chips));
}

static void
assert_chip_is_clear (Fixture *fixture, const PandoriaRect *chip)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, layout_of (fixture)->spaces)
    {
      const PandoriaSpaceLook *look = pandoria_space_widget_get_look (
          PANDORIA_SPACE_WIDGET (pandoria_board_view_get_space (fixture->view, space)));
      PandoriaRect hex = pandoria_board_layout_get_rect (layout_of (fixture), space);

      if (look->marks & PANDORIA_MARK_PREVIEW)
        g_assert_false (pandoria_hex_meets_rect (&hex, chip));
      for (guint i = 0; i < look->n_figures; i++)
        {
          PandoriaRect figure = pandoria_space_picture_get_figure (look, i, &hex);

          g_assert_false (pandoria_rects_meet (&figure, chip));
        }
    }
}

static GPtrArray *
get_chips (Fixture *fixture)
{
  return pandoria_board_chips_get_views (pandoria_board_view_get_chips (fixture->view));
}

static const PandoriaChipPlace *
get_chip (Fixture *fixture, guint index)
{
  const PandoriaChipView *chip = g_ptr_array_index (get_chips (fixture), index);

  return &chip->place;
}

/* Chips follow zooming and panning. Screen readers read their texts with the space. */
static void
test_chips (Fixture *fixture, gconstpointer data)
{
  const PandoriaPlayView preview
      = { .shown = { { pandoria_space_from_name ("D6"), PANDORIA_TERRAIN_CITY, 2 },
                     { pandoria_space_from_name ("D7"), PANDORIA_TERRAIN_HILLS, 1 } },
          .n_shown = 2 };
  PandoriaRect before;

  show_chips (fixture);
  pandoria_board_view_set_preview (fixture->view, &preview);
  gtk_test_widget_wait_for_draw (fixture->window);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (get_chip (fixture, i)->shown);
      assert_chip_is_clear (fixture, &get_chip (fixture, i)->rect);
    }
  g_assert_cmpuint (get_chips (fixture)->len, ==, 2); /* the third one has no space */
  assert_description (fixture, "D4", "+6 wood, 2 points from surplus");
  assert_description (fixture, "F5", "+4 wood");

  before = get_chip (fixture, 0)->rect;
  pandoria_board_place_pan_by (place_of (fixture), 40, 30);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpint (get_chip (fixture, 0)->rect.x, !=, before.x);
  assert_chip_is_clear (fixture, &get_chip (fixture, 0)->rect);

  pandoria_board_view_set_chips (fixture->view, NULL, 0);
  g_assert_cmpuint (get_chips (fixture)->len, ==, 0);
}

/* Chips do not cover the regions that wait to be scored. */
static void
test_chips_of_pending (Fixture *fixture, gconstpointer data)
{
  PandoriaSpace space;

  fixture->state.n_pending = 1;
  fixture->state.pending[0].spaces = spaces_of ("C4 C5 D3 E3 E4");
  show_chips (fixture);
  gtk_test_widget_wait_for_draw (fixture->window);
  PANDORIA_FOREACH_SPACE (space, fixture->state.pending[0].spaces)
    {
      PandoriaRect hex = pandoria_board_layout_get_rect (layout_of (fixture), space);

      for (guint i = 0; i < 2; i++)
        g_assert_false (pandoria_hex_meets_rect (&hex, &get_chip (fixture, i)->rect));
    }
}

/* A figure that a card would place, on a ship without a tile. */
static void
test_figure_of_card (Fixture *fixture, gconstpointer data)
{
  const PandoriaPlayView preview = { .figure_at = pandoria_space_from_name ("E5") };
  const PandoriaPlayView nothing = { .figure_at = PANDORIA_SPACE_NONE };

  g_assert_cmpuint (look_at (fixture, "E5")->n_figures, ==, 0);
  pandoria_board_view_set_preview (fixture->view, &preview);
  g_assert_cmpuint (look_at (fixture, "E5")->n_figures, ==, 1);
  g_assert_true (look_at (fixture, "E5")->marks & PANDORIA_MARK_PREVIEW);
  pandoria_board_view_set_preview (fixture->view, &nothing);
  g_assert_cmpuint (look_at (fixture, "E5")->n_figures, ==, 0);
}

/* The figure on a ship is next to the sails, translucent while it is only previewed. */
static void
test_ship_stays_visible (Fixture *fixture, gconstpointer data)
{
  const PandoriaPlayView preview = { .figure_at = pandoria_space_from_name ("E5") };
  const PandoriaRect hex = { 0, 0, 100, 87 };
  PandoriaRect figure;

  pandoria_board_view_set_preview (fixture->view, &preview);
  g_assert_cmpint (look_at (fixture, "E5")->ground.kind, ==, PANDORIA_SPACE_KIND_SHIP);
  g_assert_true (look_at (fixture, "E5")->is_ghost);
  figure = pandoria_space_picture_get_figure (look_at (fixture, "E5"), 0, &hex);
  g_assert_cmpint (figure.x, >=, hex.width / 2);
  g_assert_cmpint (figure.x + figure.width, <=, hex.width);
}

/* Returns: how many pixels of space @name have the color of @seat on the drawn board. */
static guint
count_drawn (Fixture *fixture, const char *name, guint seat)
{
  const guint32 fill = pandoria_palette_player (colors[seat])->fill;
  GtkWidget *view = GTK_WIDGET (fixture->view);
  const PandoriaRect hex
      = pandoria_board_layout_get_rect (layout_of (fixture), pandoria_space_from_name (name));
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guint32 *pixels = g_new0 (guint32, (gsize) (hex.width * hex.height));
  guint n = 0;

  gtk_widget_set_opacity (fixture->window, 1);
  gtk_test_widget_wait_for_draw (fixture->window);
  gtk_test_widget_wait_for_draw (fixture->window);
  paintable = gtk_widget_paintable_new (view);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (view),
                          gtk_widget_get_height (view));
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (
      gtk_native_get_renderer (gtk_widget_get_native (view)), node,
      &GRAPHENE_RECT_INIT ((float) hex.x, (float) hex.y, (float) hex.width, (float) hex.height));
  gdk_texture_download (texture, (guchar *) pixels, (gsize) hex.width * 4);
  for (int i = 0; i < hex.width * hex.height; i++)
    n += (pixels[i] & 0xffffff) == fill;
  return n;
}

/* A card can place a castle with a figure. */
static void
test_castle_of_card (Fixture *fixture, gconstpointer data)
{
  g_autofree PandoriaForesight *foresight = g_new0 (PandoriaForesight, 1);
  const PandoriaPlayView preview
      = { .foresight = foresight, .figure_at = pandoria_space_from_name ("D6") };

  foresight->done = fixture->state;
  pandoria_spaces_add (&foresight->done.players[1].castle_at, pandoria_space_from_name ("D6"));
  pandoria_board_view_set_preview (fixture->view, &preview);
  g_assert_cmpint (look_at (fixture, "D6")->ground.kind, ==, PANDORIA_SPACE_KIND_CASTLE);
  g_assert_cmpint (look_at (fixture, "D6")->ground.owner, ==, colors[1]);
  g_assert_cmpint (look_at (fixture, "D6")->under.kind, ==, PANDORIA_SPACE_KIND_PLAIN);
  g_assert_true (look_at (fixture, "D6")->marks & PANDORIA_MARK_PREVIEW);
  g_assert_cmpuint (look_at (fixture, "D6")->n_figures, ==, 1);
  g_assert_cmpuint (count_drawn (fixture, "D6", 1), >, 20);
  pandoria_board_view_set_preview (fixture->view, &none);
  g_assert_cmpuint (count_drawn (fixture, "D6", 1), ==, 0);
  g_assert_cmpint (look_at (fixture, "D6")->ground.kind, ==, PANDORIA_SPACE_KIND_PLAIN);
}

/* The chip of a gain is next to the region that brings it, and its line ends there. */
static void
test_chip_of_region (Fixture *fixture, gconstpointer data)
{
  g_autofree PandoriaForesight *foresight = g_new0 (PandoriaForesight, 1);
  const PandoriaPlayView preview = {
    .foresight = foresight,
    .figure_at = PANDORIA_SPACE_NONE,
    .gains
    = { { .at = pandoria_space_from_name ("D4"), .counter = PANDORIA_COUNTER_WOOD, .amount = 6 } },
    .n_gains = 1
  };
  const PandoriaSpaces region = spaces_of ("E3 E4");
  const PandoriaChipPlace *place;
  PandoriaSpace space;

  foresight->done = fixture->state;
  foresight->events.n = 1;
  foresight->events.items[0].kind = PANDORIA_EVENT_REGION;
  foresight->events.items[0].region = region;
  pandoria_board_view_show_preview (fixture->view, &preview);
  gtk_test_widget_wait_for_draw (fixture->window);
  place = get_chip (fixture, 0);
  g_assert_true (place->shown);
  space = pandoria_board_layout_pick (layout_of (fixture), place->to.x, place->to.y);
  g_assert_true (pandoria_spaces_has (&region, space));
  PANDORIA_FOREACH_SPACE (space, region)
    {
      PandoriaRect hex = pandoria_board_layout_get_rect (layout_of (fixture), space);

      g_assert_false (pandoria_hex_meets_rect (&hex, &place->rect));
    }
}

static void
test_homeward (Fixture *fixture, gconstpointer data)
{
  const PandoriaPlayView preview = { .homeward = spaces_of ("D4 F4") };

  board_fixture_put (&fixture->state, 0, FALSE, "D4");
  pandoria_board_view_set_state (fixture->view, &fixture->state, colors);
  pandoria_board_view_set_preview (fixture->view, &preview);
  g_assert_true (look_at (fixture, "D4")->marks & PANDORIA_MARK_HOMEWARD);
  g_assert_false (look_at (fixture, "F4")->marks
                  & PANDORIA_MARK_HOMEWARD); /* a space without a figure */
  assert_description (fixture, "D4", "The figure would return to the reserve.");
  pandoria_board_view_set_preview (fixture->view, &none);
  g_assert_false (look_at (fixture, "D4")->marks & PANDORIA_MARK_HOMEWARD);
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  const PandoriaPlayView preview
      = { .shown = { { pandoria_space_from_name ("D6"), PANDORIA_TERRAIN_CITY, 2 } },
          .n_shown = 1,
          .refused = spaces_of ("D6 E5") };

  pandoria_board_view_set_preview (fixture->view, &preview);
  g_assert_true (look_at (fixture, "D6")->ground.faint);
  g_assert_cmpint (look_at (fixture, "D6")->ground.terrain, ==, PANDORIA_TERRAIN_CITY);
  g_assert_true (look_at (fixture, "E5")->marks & PANDORIA_MARK_REFUSED);
  g_assert_cmpint (look_at (fixture, "E5")->ground.kind, ==, PANDORIA_SPACE_KIND_SHIP);
  assert_description (fixture, "D6", "It may not be placed here.");
  pandoria_board_view_set_preview (fixture->view, &none);
  g_assert_cmpint (look_at (fixture, "D6")->ground.kind, ==, PANDORIA_SPACE_KIND_PLAIN);
  g_assert_cmpint (look_at (fixture, "E5")->marks, ==, 0);
}

/* A previewed tile is drawn smaller and lifted, with its artifacts, over the present contents. */
static void
test_preview (Fixture *fixture, gconstpointer data)
{
  const PandoriaPlayView preview
      = { .shown = { { pandoria_space_from_name ("D6"), PANDORIA_TERRAIN_CITY, 2 } },
          .n_shown = 1,
          .n_artifacts = 2 };
  PandoriaSpacePicture picture = { .n = 0 };
  float smallest = G_MAXFLOAT, highest = G_MAXFLOAT;
  int width = layout_of (fixture)->hex_width, height = layout_of (fixture)->pitch_y;

  pandoria_board_view_set_preview (fixture->view, &preview);
  g_assert_cmpint (look_at (fixture, "D6")->ground.artifacts, ==, 2);
  g_assert_cmpint (look_at (fixture, "D6")->under.kind, ==, PANDORIA_SPACE_KIND_PLAIN);
  pandoria_space_picture_make (&picture, space_at (fixture, "D6"), look_at (fixture, "D6"),
                               look_at (fixture, "D6")->marks, width, height);
  for (guint i = 0; i < picture.n; i++)
    {
      smallest = MIN (smallest, picture.layers[i].at.size.width);
      highest = MIN (highest, picture.layers[i].at.origin.y);
    }
  pandoria_space_picture_clear (&picture);
  g_assert_cmpfloat_with_epsilon (smallest, width * 0.93, 1);
  g_assert_cmpfloat (highest, <, 0);
}

/* The region of the space under the pointer is outlined: D4 and D5, joined for this test. */
static void
test_region (Fixture *fixture, gconstpointer data)
{
  GtkEventController *motion
      = template_controller (fixture->view, GTK_TYPE_EVENT_CONTROLLER_MOTION);
  PandoriaPoint centre
      = pandoria_board_layout_get_centre (layout_of (fixture), pandoria_space_from_name ("D5"));
  int terrain = pandoria_state_terrain_at (&fixture->state, pandoria_space_from_name ("D4"));

  for (int i = 0; i < PANDORIA_N_TERRAINS; i++)
    pandoria_spaces_remove (&fixture->state.terrain[i], pandoria_space_from_name ("D5"));
  pandoria_spaces_add (&fixture->state.terrain[terrain], pandoria_space_from_name ("D5"));
  pandoria_board_view_set_state (fixture->view, &fixture->state, colors);

  g_signal_emit_by_name (motion, "motion", centre.x, centre.y);
  g_assert_cmpint (look_at (fixture, "D4")->outline[PANDORIA_OUTLINE_REGION], ==,
                   63 & ~(1 << PANDORIA_HEX_EDGE_BOTTOM));
  g_assert_cmpint (look_at (fixture, "D5")->outline[PANDORIA_OUTLINE_REGION], ==,
                   63 & ~(1 << PANDORIA_HEX_EDGE_TOP));
  g_assert_cmpint (look_at (fixture, "F4")->outline[PANDORIA_OUTLINE_REGION], ==, 0);
  g_signal_emit_by_name (motion, "leave");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (look_at (fixture, "D4")->outline[PANDORIA_OUTLINE_REGION], ==, 0);

  pandoria_board_view_set_selected (fixture->view, spaces_of ("D4"));
  g_assert_cmpint (look_at (fixture, "D5")->outline[PANDORIA_OUTLINE_REGION], !=, 0);
  gtk_widget_grab_focus (space_at (fixture, "F4")); /* the selected region stays outlined */
  g_assert_cmpint (look_at (fixture, "D5")->outline[PANDORIA_OUTLINE_REGION], !=, 0);
}

/* --- names at the edge ---------------------------------------------------------------------- */

/* While the whole board is shown, no space reaches into the strips of the names, in either text
 * direction. */
static void
test_edge_names (Fixture *fixture, gconstpointer data)
{
  const PandoriaRect inner = pandoria_board_place_get_room (place_of (fixture))->inner;
  PandoriaSpace space;

  g_assert_cmpint (inner.x, >, 0);
  g_assert_cmpint (inner.y, >, 0);
  for (int i = 0; i < 2; i++)
    {
      PANDORIA_FOREACH_SPACE (space, layout_of (fixture)->spaces)
        {
          PandoriaRect hex = pandoria_board_layout_get_rect (layout_of (fixture), space);

          g_assert_cmpint (hex.x, >=, inner.x);
          g_assert_cmpint (hex.y, >=, inner.y);
          g_assert_cmpint (hex.x + hex.width, <=, inner.x + inner.width);
          g_assert_cmpint (hex.y + hex.height, <=, inner.y + inner.height);
        }
      gtk_widget_set_direction (GTK_WIDGET (fixture->view), GTK_TEXT_DIR_RTL);
      gtk_widget_queue_resize (GTK_WIDGET (fixture->view));
      gtk_test_widget_wait_for_draw (fixture->window);
    }
  /* spaces below a strip cannot be pressed */
  pandoria_board_place_zoom_to (place_of (fixture), 150, 250, 200);
  g_assert_cmpint (pandoria_board_place_pick (place_of (fixture), 250, 200), >=, 0);
  g_assert_cmpint (pandoria_board_layout_pick (layout_of (fixture), 250, 2), >=, 0);
  g_assert_cmpint (pandoria_board_place_pick (place_of (fixture), 250, 2), ==, PANDORIA_SPACE_NONE);
}

/* --- high contrast -------------------------------------------------------------------------- */

static guint32
pixel_of (GdkTexture *texture, int x, int y)
{
  int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new (guint32, width * height);

  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  return pixels[y * width + x] & 0xffffff;
}

/* Every space has an outline in the colour of text. Closed regions are hatched with it. Symbols are
 * black on white. */
static void
test_contrast (void)
{
  PandoriaSpaceGround ground = { .kind = PANDORIA_SPACE_KIND_PLAIN };

  for (guint dark = 0; dark < 2; dark++)
    {
      PandoriaTheme theme = PANDORIA_THEME_CONTRAST | (dark ? PANDORIA_THEME_DARK : 0);
      guint32 text = pandoria_palette_get (theme)->text;
      g_autoptr (GdkTexture) outlined = pandoria_paint_ground (&ground, 60, 52, 1, theme);
      g_autoptr (GdkTexture) plain
          = pandoria_paint_ground (&ground, 60, 52, 1, theme & ~PANDORIA_THEME_CONTRAST);

      g_assert_cmphex (pixel_of (outlined, 30, 0), ==, text);
      g_assert_cmphex (pixel_of (outlined, 30, 1), ==, text);
      g_assert_cmphex (pixel_of (plain, 30, 1), !=, text);
    }
}

/* As dark as the text. */
static guint
count_dark_pixels (const PandoriaSpaceGround *ground, PandoriaTheme theme)
{
  g_autoptr (GdkTexture) texture = pandoria_paint_ground (ground, 60, 52, 1, theme);
  guint n = 0;

  for (int y = 30; y < 48; y++)
    for (int x = 16; x < 44; x++)
      n += (pixel_of (texture, x, y) >> 8 & 0xff) < 0x50;
  return n;
}

static guint
count_pixels (const PandoriaSpaceGround *ground, PandoriaTheme theme, guint32 color)
{
  g_autoptr (GdkTexture) texture = pandoria_paint_ground (ground, 60, 52, 1, theme);
  guint n = 0;

  for (int y = 4; y < 48; y++)
    for (int x = 16; x < 44; x++)
      n += pixel_of (texture, x, y) == color;
  return n;
}

static void
test_contrast_symbols (void)
{
  const PandoriaSpaceGround open
      = { .kind = PANDORIA_SPACE_KIND_TERRAIN, .terrain = PANDORIA_TERRAIN_FOREST, 2 };
  PandoriaSpaceGround closed = open;

  closed.closed = TRUE;
  g_assert_cmpuint (count_pixels (&open, PANDORIA_THEME_CONTRAST, 0x000000), >, 30);
  g_assert_cmpuint (count_pixels (&open, PANDORIA_THEME_CONTRAST, 0xffffff), >, 30);
  g_assert_cmpuint (count_pixels (&open, 0, 0x000000), ==, 0);
  g_assert_cmpuint (count_dark_pixels (&closed, PANDORIA_THEME_CONTRAST), >,
                    60); /* hatching on muted spaces */
  g_assert_cmpuint (count_dark_pixels (&closed, 0), ==, 0);
}

#define ADD(name, test) \
  g_test_add ("/board-foresight/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/board-foresight/contrast", test_contrast);
  g_test_add_func ("/board-foresight/contrast-symbols", test_contrast_symbols);
  ADD ("chips", test_chips);
  ADD ("chips-of-pending", test_chips_of_pending);
  ADD ("figure-of-card", test_figure_of_card);
  ADD ("ship-stays-visible", test_ship_stays_visible);
  ADD ("castle-of-card", test_castle_of_card);
  ADD ("chip-of-region", test_chip_of_region);
  ADD ("homeward", test_homeward);
  ADD ("refused", test_refused);
  ADD ("preview", test_preview);
  ADD ("region", test_region);
  ADD ("edge-names", test_edge_names);
  return g_test_run ();
}
