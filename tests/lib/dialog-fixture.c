/* Shared by the tests of the dialogs: a game, waiting, and optional pictures of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dialog-fixture.h"

#include <stdio.h>

#include "pandoria-board-json.h"
#include "pandoria-catalogue.h"
#include "pandoria-game.h"
#include "pandoria-panel-window.h"
#include "pandoria-record.h"
#include "session-fixture.h"
#include "template-child.h"

PandoriaGame *
dialog_fixture_make_game_of (guint n_players, const PandoriaRealm *realms, PandoriaVariant variant,
                             PandoriaEdition edition, gboolean artifacts)
{
  static const char *const names[] = { "Marta", "Jonas", "Aylin", "Pieter" };
  static const PandoriaColor colors[]
      = { PANDORIA_COLOR_RED, PANDORIA_COLOR_BLUE, PANDORIA_COLOR_GREEN, PANDORIA_COLOR_YELLOW };
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (JsonObject) board = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaGame *game;

  pandoria_setup_init (setup, n_players);
  setup->edition = (guint8) edition;
  setup->variant = (guint8) variant;
  setup->artifacts = artifacts;
  pandoria_board_load ("resource://" FIXTURE_PREFIX "data/boards/pandoria-a.json", &setup->board,
                       NULL, &board, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < PANDORIA_N_START; i++)
    setup->start_tiles[i / 2][i % 2] = (PandoriaHex){ setup->board.start[i], (guint8) i, 1 };
  for (guint i = 0; i < n_players; i++)
    setup->players[i].realm = (guint8) (realms != NULL ? realms[i] : PANDORIA_REALM_NONE);
  record = pandoria_record_new (setup, board, names, colors, "Friday evening",
                                "2026-11-21T19:30:00Z", &error);
  g_assert_no_error (error);
  game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  return game;
}

PandoriaGame *
dialog_fixture_make_game (guint n_players, PandoriaEdition edition, PandoriaRealm first)
{
  PandoriaRealm realms[PANDORIA_MAX_PLAYERS];

  for (guint i = 0; i < n_players; i++)
    realms[i] = (PandoriaRealm) ((first - PANDORIA_REALM_HUMANS + i) % 5 + PANDORIA_REALM_HUMANS);
  return dialog_fixture_make_game_of (n_players, realms, PANDORIA_VARIANT_REGULAR, edition, FALSE);
}

void
dialog_fixture_lay (PandoriaGame *game)
{
  const PandoriaOptions *options = pandoria_game_get_options (game);
  PandoriaSpace first = pandoria_spaces_first (options->tile[PANDORIA_DIRECTION_DOWN]);
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
  action.hexes[0] = (PandoriaHex){ first, PANDORIA_TERRAIN_FOREST, 1 };
  action.hexes[1] = (PandoriaHex){ pandoria_space_neighbour (first, PANDORIA_DIRECTION_DOWN),
                                   PANDORIA_TERRAIN_HILLS, 2 };
  fixture_apply (game, action);
}

void
dialog_fixture_play_round (PandoriaGame *game)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_END_TURN);
  fixture_apply (game, action);
  for (guint i = 1; i < 4; i++)
    {
      dialog_fixture_lay (game);
      fixture_apply (game, action);
    }
  dialog_fixture_lay (game);
}

PandoriaCatalogue *
dialog_fixture_make_catalogue (void)
{
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *own = g_build_filename (folder, "catalogue.json", NULL);
  g_autoptr (GError) error = NULL;
  PandoriaCatalogue *catalogue
      = pandoria_catalogue_new ("resource://" FIXTURE_PREFIX "data/catalogue.json", own, &error);

  g_assert_no_error (error);
  return catalogue;
}

void
dialog_fixture_settle (void)
{
  for (guint i = 0; i < 200 && g_main_context_pending (NULL); i++)
    g_main_context_iteration (NULL, FALSE);
}

static void
save_picture (GtkWidget *window, const char *name)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  g_autofree char *path = g_strdup_printf ("%s/%s.png", g_getenv ("PANDORIA_SHOTS"), name);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (renderer, node, NULL);
  gdk_texture_save_to_png (texture, path);
}

static void
load_styles (void)
{
  static gboolean loaded = FALSE;
  g_auto (GStrv) names
      = g_resources_enumerate_children (FIXTURE_PREFIX, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  for (guint i = 0; !loaded && names != NULL && names[i] != NULL; i++)
    if (g_str_has_prefix (names[i], "style") && g_str_has_suffix (names[i], ".css"))
      {
        g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
        g_autofree char *path = g_strconcat (FIXTURE_PREFIX, names[i], NULL);

        gtk_css_provider_load_from_resource (provider, path);
        gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                                    GTK_STYLE_PROVIDER (provider),
                                                    GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
      }
  loaded = TRUE;
}

void
dialog_fixture_show (GtkWidget *window, const char *name)
{
  const char *size = g_getenv ("PANDORIA_SHOT_SIZE"); /* “360x720” */
  const char *dpi = g_getenv ("PANDORIA_SHOT_DPI");   /* 192: text at 200 % */
  int width, height;

  load_styles ();
  if (dpi != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", atoi (dpi) * 1024, NULL);
  if (size != NULL && sscanf (size, "%dx%d", &width, &height) == 2)
    gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  dialog_fixture_settle ();
  if (g_getenv ("PANDORIA_SHOTS") == NULL)
    return;
  for (guint i = 0; i < 40; i++)
    {
      g_usleep (10000);
      dialog_fixture_settle ();
    }
  save_picture (window, name);
}

void
dialog_fixture_open_spell (GtkWidget *dialog, PandoriaSpell spell, guint level)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = (guint8) spell;
  action.level = (guint8) level;
  pandoria_cards_panel_show_act (dialog_fixture_get_panel (dialog), &action);
}

void
dialog_fixture_open_building (GtkWidget *dialog, PandoriaBuilding building, guint level)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_BUILD);
  action.build.building = (guint8) building;
  action.build.level = (guint8) level;
  pandoria_cards_panel_show_act (dialog_fixture_get_panel (dialog), &action);
}

static GtkWidget *
new_dialog (GtkWindow *parent, PandoriaCardsPanel **panel)
{
  GtkWindow *dialog;

  *panel = g_object_new (PANDORIA_TYPE_CARDS_PANEL, NULL);
  dialog = pandoria_panel_window_new (parent, GTK_WIDGET (*panel), "Cards", 560, 680);
  g_signal_connect_object (*panel, "chosen", G_CALLBACK (gtk_window_close), dialog,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (dialog);
}

GtkWidget *
dialog_fixture_new_cards (GtkWindow *parent, PandoriaGame *game, PandoriaCatalogue *catalogue)
{
  PandoriaCardsPanel *panel;
  GtkWidget *dialog = new_dialog (parent, &panel);

  pandoria_cards_panel_set_game (panel, game, catalogue);
  return dialog;
}

PandoriaCardsPanel *
dialog_fixture_get_panel (GtkWidget *dialog)
{
  return PANDORIA_CARDS_PANEL (adw_window_get_content (ADW_WINDOW (dialog)));
}

GtkWidget *
dialog_fixture_new_alone (PandoriaGame *game, PandoriaActKind kind)
{
  PandoriaCardsPanel *panel;
  GtkWidget *dialog;
  PandoriaAction action;

  pandoria_action_init (&action, kind);
  action.monument.present = kind == PANDORIA_ACT_MONUMENT;
  dialog = new_dialog (NULL, &panel);
  pandoria_cards_panel_show_alone (panel, game, NULL, &action);
  gtk_window_set_default_size (GTK_WINDOW (dialog), 480, 560);
  return dialog;
}

PandoriaCardPage *
dialog_fixture_get_card (GtkWidget *dialog)
{
  return template_child (dialog_fixture_get_panel (dialog), "card");
}
