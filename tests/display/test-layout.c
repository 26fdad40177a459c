/* Tests what each layout shows where, the order of its panels, and the overlay of keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "keyboard.h"
#include "pandoria-act-commands.h"
#include "pandoria-adaptive-bin.h"
#include "pandoria-history-bar.h"
#include "pandoria-record.h"
#include "player-card.h"
#include "stored-game.h"
#include "template-child.h"
#include "window-fixture.h"

/* --- layouts -------------------------------------------------------------------------------- */

static void
test_medium (PandoriaWindow *window)
{
  window_fixture_resize (window, 720, 800, PANDORIA_WIDTH_MEDIUM);
  g_assert_true (adw_flap_get_folded (window_get_flap (window)));
  g_assert_false (adw_flap_get_reveal_flap (window_get_flap (window)));
  window_fixture_activate (window, "side");
  g_assert_true (adw_flap_get_reveal_flap (window_get_flap (window)));
}

/* In px, the height of an entry with three lines of text. */
#define MENU_ACTIONS  35 /* in the main menu and its submenus */
#define ENTRY_HEIGHT  47
#define LEAST_ENTRIES 8

/* In a game of four the other players are lines, so that the ledger has room. A press opens one.
 * While paying, the active player's card stays. */
static void
test_folded (PandoriaWindow *window)
{
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "sample.pandoria", NULL);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, NULL);
  g_autoptr (PandoriaGame) game = pandoria_game_new_as_far (record, NULL);
  gpointer players = template_child (window_get_sidebar (window), "players"), ledger;
  GtkWidget *active, *other;
  int height;
  guint n = pandoria_game_get_position (game);

  while (pandoria_game_get_state_at (game, n)->step != PANDORIA_STEP_FIGURE)
    n--;
  pandoria_game_go_back_to (game, n);
  pandoria_window_set_game (window, game);
  window_fixture_resize (window, 1280, 800, PANDORIA_WIDTH_WIDE);
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  ledger = template_child (window_get_sidebar (window), "ledger");
  height = gtk_widget_get_height (template_child (template_child (ledger, "list"), "scroller"));
  g_test_message ("%d px", height);
  g_assert_cmpint (height, >=, LEAST_ENTRIES * ENTRY_HEIGHT);
  n = window_fixture_get_state (window)->active;
  active = find_player_card (players, n);
  other = find_player_card (players, (n + 1) % PANDORIA_MAX_PLAYERS);
  g_assert_false (gtk_widget_has_css_class (active, "folded"));
  g_assert_true (gtk_widget_has_css_class (other, "folded"));
  gtk_widget_activate_action (other, "card.toggle", NULL);
  g_assert_false (gtk_widget_has_css_class (other, "folded"));
  gtk_widget_activate_action (other, "card.toggle", NULL);
  g_assert_true (gtk_widget_has_css_class (other, "folded"));
  window_fixture_activate (window, "build");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_get_mapped (active));
}

/* In a low window, the tray is next to the board, not below it. */
static void
test_low (PandoriaWindow *window)
{
  static const struct
  {
    int width, height;
  } sizes[] = { { 1024, 600 }, { 720, 360 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t board, tray;

      window_fixture_resize (window, sizes[i].width, sizes[i].height, PANDORIA_WIDTH_MEDIUM);
      window_fixture_wait_for_height (window, TRUE);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      board = window_fixture_get_place (window, window_get_board (window));
      tray = window_fixture_get_place (window, window_get_tray (window));
      g_assert_cmpfloat (board.size.height, >=, 0.6 * sizes[i].height);
      g_assert_cmpfloat (tray.origin.x, >=, board.origin.x + board.size.width);
      g_assert_cmpfloat (tray.origin.y + tray.size.height, <=, sizes[i].height);
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window_get_score_strip (window))));
    }
  window_fixture_resize (window, 720, 900, PANDORIA_WIDTH_MEDIUM);
  window_fixture_wait_for_height (window, FALSE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpfloat (window_fixture_get_place (window, window_get_tray (window)).origin.y, >,
                     window_fixture_get_place (window, window_get_board (window)).origin.y
                         + window_fixture_get_place (window, window_get_board (window)).size.height
                               / 2);
}

/* The points are on the players' cards, or on one line if the cards are hidden. */
static void
test_points_in_sight (PandoriaWindow *window)
{
  window_fixture_resize (window, 1270, 800, PANDORIA_WIDTH_WIDE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window_get_score_strip (window))));
  window_fixture_activate (window, "side");
  g_assert_false (adw_flap_get_reveal_flap (window_get_flap (window)));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window_get_score_strip (window))));
  window_fixture_activate (window, "side");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window_get_score_strip (window))));
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window_get_score_strip (window))));
}

/* The cards of all four partners are in sight, also with artifacts and prisoners. The lowest one is
 * fully visible. */
static void
test_partners (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("partners-revised");
  GtkWidget *last;

  pandoria_game_go_back_to (game, pandoria_game_get_position (game) / 2);
  pandoria_window_set_game (window, game);
  window_fixture_resize (window, 1270, 800, PANDORIA_WIDTH_WIDE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  last = gtk_widget_get_last_child (
      template_child (template_child (window_get_sidebar (window), "players"), "cards"));
  g_assert_cmpfloat (
      window_fixture_get_place (window, last).origin.y
          + window_fixture_get_place (window, last).size.height,
      <=,
      window_fixture_get_place (window, template_child (window_get_sidebar (window), "players_bin"))
              .origin.y
          + window_fixture_get_place (window,
                                      template_child (window_get_sidebar (window), "players_bin"))
                .size.height);
  g_assert_cmpfloat (window_fixture_get_place (window, last).size.height, >, 24);
  pandoria_window_set_game (window, NULL);
}

/* The ledger is next to the players, not below them. */
static void
test_extra (PandoriaWindow *window)
{
  graphene_rect_t players, ledger;

  window_fixture_resize (window, 1800, 800, PANDORIA_WIDTH_EXTRA);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (
      GTK_WIDGET (template_child (window_get_sidebar (window), "players_bin")), GTK_WIDGET (window),
      &players));
  g_assert_true (gtk_widget_compute_bounds (
      GTK_WIDGET (template_child (window_get_sidebar (window), "ledger_bin")), GTK_WIDGET (window),
      &ledger));
  g_assert_cmpfloat (ledger.origin.x, >=, players.origin.x + players.size.width);
  g_assert_cmpfloat (players.size.width, >=, 480);
  window_fixture_resize (window, 1270, 800, PANDORIA_WIDTH_WIDE);
}

static gboolean
is_within (gpointer data)
{
  GtkWidget *button = data;
  GtkWidget *scrolled = gtk_widget_get_ancestor (button, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (button, scrolled, &bounds));
  return bounds.origin.x >= 0
         && bounds.origin.x + bounds.size.width <= gtk_widget_get_width (scrolled);
}

/* Below a narrow board, the acts scroll to the side and leave it most of the room. The focus brings
 * each of them into sight. */
static void
test_acts_below_board (PandoriaWindow *window)
{
  GtkWidget *acts = template_child (window_get_tray (window), "acts");
  GtkWidget *grid = template_child (acts, "grid");
  guint n = 0;

  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  window_fixture_lay_tile (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  window_driver_settle ();
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window_get_board (window))), >=, 260);
  for (GtkWidget *button = gtk_widget_get_first_child (grid); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      if (!gtk_widget_get_mapped (button) || !GTK_IS_BUTTON (button))
        continue;
      n++;
      g_assert_true (gtk_widget_grab_focus (button));
      g_assert_true (window_fixture_wait (is_within, button));
    }
  g_assert_cmpuint (n, >=, 5);
  window_fixture_resize (window, 1270, 800, PANDORIA_WIDTH_WIDE);
}

/* --- panels --------------------------------------------------------------------------------- */

static gboolean
has_focus (PandoriaWindow *window, gpointer panel)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  return focus != NULL && (focus == panel || gtk_widget_is_ancestor (focus, panel));
}

static void
assert_focus (PandoriaWindow *window, gpointer panel)
{
  if (!has_focus (window, panel))
    g_error ("the focus is not in the %s, but on %s", G_OBJECT_TYPE_NAME (panel),
             gtk_root_get_focus (GTK_ROOT (window)) != NULL
                 ? G_OBJECT_TYPE_NAME (gtk_root_get_focus (GTK_ROOT (window)))
                 : "nothing");
}

/* A panel takes the focus when it has slid in. */
static gboolean
is_revealed (gpointer flap)
{
  return adw_flap_get_reveal_progress (flap) >= 1;
}

static void
test_panels (PandoriaWindow *window)
{
  gpointer order[] = { window_get_board (window), window_get_tray (window),
                       template_child (window_get_sidebar (window), "players"),
                       template_child (window_get_sidebar (window), "ledger_box") };

  /* The test before had a narrow layout. The change to a wide one moves the focus. */
  window_fixture_resize (window, 1270, 800, PANDORIA_WIDTH_WIDE);
  g_assert_true (window_fixture_wait (is_revealed, window_get_flap (window)));
  gtk_widget_grab_focus (GTK_WIDGET (window_get_board (window)));
  window_fixture_choose_hex (window, 1);
  gtk_widget_grab_focus (GTK_WIDGET (
      pandoria_board_view_get_space (window_get_board (window), pandoria_space_from_name ("D5"))));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      assert_focus (window, order[i]);
      g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (window)) || i == 0);
      window_fixture_activate (window, "next-panel");
    }
  while (!has_focus (window, template_child (window_get_sidebar (window), "ledger_box")))
    window_fixture_activate (window, "previous-panel");
  for (guint i = G_N_ELEMENTS (order); i-- > 0;)
    {
      assert_focus (window, order[i]);
      window_fixture_activate (window, "previous-panel");
    }
}

/* In a narrow window the next-panel command also changes the page. */
static void
test_panels_narrow (PandoriaWindow *window)
{
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  gtk_widget_grab_focus (GTK_WIDGET (
      pandoria_board_view_get_space (window_get_board (window), pandoria_space_from_name ("D5"))));
  for (guint i = 0;
       i < 4 && !has_focus (window, template_child (window_get_sidebar (window), "players")); i++)
    window_fixture_activate (window, "next-panel");
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (window_get_pages (window)), ==,
                   "players");
}

/* --- the overlay of keys -------------------------------------------------------------------- */

/* Keys that belong to no command: of lists, of the window's controllers, of GTK and of the
 * application. */
static const char *const other_keys[] = {
  "Left",       "Right",      "<Alt>1",     "<Alt>5",     "Up", "Down",      "Return",
  "space",      "1",          "2",          "3",          "4",  "5",         "6",
  "7",          "8",          "a",          "<Shift>x",   "w",  "l",         "<Shift>1",
  "<Shift>4",   "<Shift>5",   "<Shift>8",   "F10",        "F9", "<Shift>F9", "<Control>question",
  "<Control>q", "<Control>w", "<Control>1", "<Control>4", "F1", "Menu",      "<Shift>F10"
};

static char *
normalize (const char *key)
{
  GdkModifierType modifiers;
  guint keyval;

  g_assert_true (gtk_accelerator_parse (key, &keyval, &modifiers));
  return gtk_accelerator_name (gdk_keyval_to_lower (keyval), modifiers);
}

static void
add_keys (GHashTable *keys, const char *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text, " |", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) ends = g_strsplit (parts[i], "...", 2);

      for (guint j = 0; ends[j] != NULL; j++)
        if (*ends[j] != '\0' && !g_str_has_prefix (ends[j], "KP_"))
          g_hash_table_add (keys, normalize (ends[j]));
    }
}

static void
add_overlay_keys (GHashTable *keys, GtkWidget *widget)
{
  g_autofree char *accelerator = NULL;

  if (GTK_IS_SHORTCUTS_SHORTCUT (widget))
    {
      g_object_get (widget, "accelerator", &accelerator, NULL);
      if (accelerator != NULL)
        add_keys (keys, accelerator);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_overlay_keys (keys, child);
}

/* The accelerators of all actions: the first of each, or (@all) all. Those with a target are shown
 * as ranges. */
static void
add_accelerators (GHashTable *keys, PandoriaWindow *window, gboolean all)
{
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (window));
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (app);

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) accels = gtk_application_get_accels_for_action (app, actions[i]);

      for (guint j = 0; accels[j] != NULL && (j == 0 || all) && strchr (actions[i], '(') == NULL;
           j++)
        add_keys (keys, accels[j]);
    }
}

/* Returns: whether @controller has the window's plain keys, recognized by the key of the quick
 * entry. */
static gboolean
has_plain_keys (GListModel *controller)
{
  for (guint i = 0; i < g_list_model_get_n_items (controller); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (controller, i);
      g_autofree char *trigger
          = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

      if (g_str_has_prefix (trigger, "slash|"))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_hex_key (const char *trigger)
{
  const char *key = g_str_has_prefix (trigger, "<Shift>") ? strchr (trigger, '>') + 1 : trigger;

  return *key >= '1' && *key <= '8';
}

/* The plain keys of the window's commands. Those of the hexes are shown as ranges. */
static void
add_plain_keys (GHashTable *keys, PandoriaWindow *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller) || !has_plain_keys (controller))
        continue;
      for (guint j = 0; j < g_list_model_get_n_items (controller); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (controller, j);
          g_autofree char *trigger
              = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          if (!is_hex_key (trigger))
            add_keys (keys, trigger);
        }
    }
}

static void
check_keys (GHashTable *keys, GHashTable *in, const char *fault)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, keys);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (in, key))
      {
        g_test_message ("%s: %s", fault, (char *) key);
        g_test_fail ();
      }
}

static void
test_overlay (PandoriaWindow *window)
{
  g_autoptr (GHashTable) shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) all = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_null (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL);
  g_assert_true (gtk_widget_get_visible (
      GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)))));
  add_overlay_keys (shown, GTK_WIDGET (gtk_application_window_get_help_overlay (
                               GTK_APPLICATION_WINDOW (window))));
  g_assert_cmpuint (g_hash_table_size (shown), >, 30);
  add_accelerators (known, window, FALSE);
  add_plain_keys (known, window);
  check_keys (known, shown, "a command's key that the overlay does not show");
  add_accelerators (all, window, TRUE);
  add_plain_keys (all, window);
  for (guint i = 0; i < G_N_ELEMENTS (other_keys); i++)
    add_keys (all, other_keys[i]);
  check_keys (shown, all, "a key of the overlay that does nothing");
}

/* The overlay shows the section of the turn first, and a low screen has room for all keys. */
static void
test_help_overlay (PandoriaWindow *window)
{
  GtkWidget *overlay, *section;
  g_autofree char *title = NULL;
  int height;

  window_fixture_activate (window, "show-help-overlay");
  window_driver_settle ();
  overlay = GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  section = template_find_type (overlay, GTK_TYPE_SHORTCUTS_SECTION);
  g_assert_true (gtk_widget_get_mapped (section));
  g_object_get (section, "title", &title, NULL);
  g_assert_cmpstr (title, ==, "The turn");
  gtk_widget_measure (overlay, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  g_test_message ("%d px high", height);
  g_assert_cmpint (height, <=, 900);
  gtk_window_close (GTK_WINDOW (overlay));
}

/* --- the menu ------------------------------------------------------------------------------- */

/* Adds the actions of @menu, of its sections and of its submenus. Returns: how many entries it
 * shows at once. */
static guint
add_menu (GHashTable *actions, GMenuModel *menu)
{
  guint n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) below = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      g_autofree char *action = NULL;

      if (section != NULL)
        n += add_menu (actions, section);
      else
        n++;
      if (below != NULL)
        g_assert_cmpuint (add_menu (actions, below), <=, 12);
      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action))
        {
          g_autoptr (GVariant) target
              = g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_TARGET, NULL);

          /* An action with a target can be several entries. */
          g_assert_true (g_hash_table_add (actions, g_steal_pointer (&action)) || target != NULL);
        }
    }
  return n;
}

/* Adds the actions with a plain key or a Ctrl key. */
static void
add_keyed (GHashTable *actions, PandoriaWindow *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  g_auto (GStrv) keyed
      = gtk_application_list_action_descriptions (gtk_window_get_application (GTK_WINDOW (window)));
  const PandoriaActCommand *act;

  for (guint i = 0; (act = pandoria_act_command_get (i)) != NULL; i++)
    if (act->key != NULL)
      g_hash_table_add (actions, g_strconcat ("play.", act->name, NULL));
  for (guint i = 0; keyed[i] != NULL; i++)
    g_hash_table_add (actions, g_strdup (keyed[i]));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0;
           GTK_IS_SHORTCUT_CONTROLLER (controller) && j < g_list_model_get_n_items (controller);
           j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (controller, j);
          GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);

          if (GTK_IS_NAMED_ACTION (action))
            g_hash_table_add (
                actions, g_strdup (gtk_named_action_get_action_name (GTK_NAMED_ACTION (action))));
        }
    }
}

/* The menu is short, and each entry does something. Commands without key and entry have a button
 * where they are useful. */
static void
test_menu (PandoriaWindow *window)
{
  static const char *const on_the_spot[] = { "play.artifacts",
                                             "play.choose-slot",
                                             "play.plan-leader",
                                             "play.plan-figure",
                                             "document.redo-several",
                                             "page.show-undone",
                                             "win.open-game",
                                             "play.why",
                                             "play.hover-act",
                                             "win.continue",
                                             "win.try-saving",
                                             "win.notation-help",
                                             "play.resolve",
                                             "play.cancel-correction",
                                             "document.cancel-opening",
                                             "play.finish-inserting",
                                             "win.reduced-motion",
                                             "win.rules",
                                             "win.lesson-next",
                                             "win.lesson-again",
                                             "win.lesson-leave",
                                             "win.lesson-back",
                                             "win.lesson-skip",
                                             "win.lesson-setup",
                                             "win.lesson",
                                             "win.join",
                                             "win.review",
                                             "win.play-again",
                                             "page.turn-on-hints",
                                             "document.keep-numbers",
                                             "page.show-difference",
                                             "page.show-moves",
                                             "win.show-remark",
                                             "win.dismiss-remark" };
  g_autoptr (GHashTable) reachable = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GMenuModel) history = pandoria_history_menu_new ();
  g_auto (GStrv) actions = window_driver_list_actions (window);
  GHashTableIter iter;
  gpointer name;

  g_assert_cmpuint (add_menu (reachable, template_child (window, "primary_menu")), <=, 12);
  if (g_hash_table_size (reachable) != MENU_ACTIONS)
    g_error (
        "The main menu of ui/pandoria-window.ui has %u actions, not %u. If that is right, change "
        "MENU_ACTIONS in tests/display/test-layout.c.",
        g_hash_table_size (reachable), MENU_ACTIONS);
  g_hash_table_iter_init (&iter, reachable);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    g_assert_true (g_str_has_prefix (name, "app.")
                   || g_strv_contains ((const char *const *) actions, name));
  add_menu (reachable, history);
  add_keyed (reachable, window);
  for (guint i = 0; i < G_N_ELEMENTS (on_the_spot); i++)
    g_hash_table_add (reachable, g_strdup (on_the_spot[i]));
  for (guint i = 0; actions[i] != NULL; i++)
    {
      if (!g_hash_table_contains (reachable, actions[i]))
        {
          g_test_message ("%s can be reached by nothing", actions[i]);
          g_test_fail ();
        }
    }
}

/* Returns: (nullable): the entry @text of a submenu below @widget. */
static GtkWidget *
find_entry (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_entry (child, text);
  return found != NULL && g_str_equal (gtk_widget_get_css_name (widget), "modelbutton") ? widget
                                                                                        : found;
}

static void
press_entry (PandoriaWindow *window, const char *text)
{
  GtkWidget *entry = find_entry (
      GTK_WIDGET (gtk_menu_button_get_popover (template_child (window, "menu_button"))), text);

  g_assert_nonnull (entry);
  gtk_widget_grab_focus (entry);
  gtk_widget_activate (entry);
  window_driver_settle ();
}

/* After an entry of a submenu the focus is on a visible widget. */
static void
test_menu_gives_back_keyboard (PandoriaWindow *window)
{
  GtkWidget *focus;

  gtk_widget_child_focus (GTK_WIDGET (window_get_board (window)), GTK_DIR_TAB_FORWARD);
  gtk_menu_button_popup (template_child (window, "menu_button"));
  window_driver_settle ();
  press_entry (window, "Game");
  press_entry (window, "Edit Setup…");
  window_driver_close_dialogs (window);
  window_driver_settle ();
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/layout/acts-below-board", test_acts_below_board);
  window_fixture_add ("/layout/medium", test_medium);
  window_fixture_add ("/layout/low", test_low);
  window_fixture_add ("/layout/points-in-sight", test_points_in_sight);
  window_fixture_add ("/layout/partners", test_partners);
  window_fixture_add ("/layout/folded", test_folded);
  window_fixture_add ("/layout/extra", test_extra);
  window_fixture_add ("/layout/panels", test_panels);
  window_fixture_add ("/layout/panels-narrow", test_panels_narrow);
  window_fixture_add ("/layout/overlay", test_overlay);
  window_fixture_add ("/layout/help-overlay", test_help_overlay);
  window_fixture_add ("/layout/menu", test_menu);
  window_fixture_add ("/layout/menu-gives-back-keyboard", test_menu_gives_back_keyboard);
  return window_fixture_run_in_one_window ();
}
