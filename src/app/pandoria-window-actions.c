/* PandoriaWindow: all its commands in one table, each with its keys, and what makes each of them sensitive.
 *
 * Keys with Ctrl are accelerators of the application. Plain letters, digits and Enter only count when the focused widget has
 * no use for them, so that they can be typed into entries; they live in a controller of the window's bubble phase.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-cards-dialog.h"

typedef struct
{
  const char *name;
  void (*activate) (PandoriaWindow *self);
  gboolean (*is_possible) (PandoriaWindow *self, const PandoriaOptions *options); /* NULL: always */
  const char *accels[2];                                                          /* with modifiers */
  const char *key;                                                                /* plain */
} Command;

static gboolean
has_act (const PandoriaOptions *options, PandoriaActKind kind)
{
  return (options->acts >> kind & 1) != 0;
}

/* --- what is possible ----------------------------------------------------------------------------------------- */

static gboolean
can_undo (PandoriaWindow *self, const PandoriaOptions *options)
{
  return pandoria_game_can_undo (self->game);
}

static gboolean
can_redo (PandoriaWindow *self, const PandoriaOptions *options)
{
  return pandoria_game_can_redo (self->game);
}

static gboolean
has_game (PandoriaWindow *self, const PandoriaOptions *options)
{
  return TRUE;
}

static gboolean
has_next (PandoriaWindow *self, const PandoriaOptions *options)
{
  return pandoria_window_get_next (self) != PANDORIA_NEXT_NOTHING;
}

static gboolean
can_cancel (PandoriaWindow *self, const PandoriaOptions *options)
{
  return pandoria_window_can_cancel (self);
}

static gboolean
lays_hexes (PandoriaWindow *self, const PandoriaOptions *options)
{
  return self->plan != NULL && pandoria_plan_get_n_hexes (self->plan) > 0;
}

static gboolean
lays_tile (PandoriaWindow *self, const PandoriaOptions *options)
{
  return self->plan != NULL && pandoria_plan_get_n_hexes (self->plan) == 2;
}

static gboolean
can_place_worker (PandoriaWindow *self, const PandoriaOptions *options)
{
  return !pandoria_spaces_is_empty (options->worker);
}

static gboolean
can_place_leader (PandoriaWindow *self, const PandoriaOptions *options)
{
  return !pandoria_spaces_is_empty (options->leader);
}

static gboolean
can_take_figure (PandoriaWindow *self, const PandoriaOptions *options)
{
  return has_act (options, PANDORIA_ACT_TAKE_FIGURE);
}

static gboolean
can_choose_leader (PandoriaWindow *self, const PandoriaOptions *options)
{
  return self->plan != NULL && !self->plan_is_own
         && (pandoria_plan_can_place (self->plan, TRUE) || pandoria_plan_get_leader (self->plan));
}

static gboolean
can_choose_figure (PandoriaWindow *self, const PandoriaOptions *options)
{
  return self->plan != NULL && pandoria_plan_can_choose_figure (self->plan);
}

static gboolean
can_do_other (PandoriaWindow *self, const PandoriaOptions *options)
{
  static const guint8 kinds[]
      = { PANDORIA_ACT_RANSOM,        PANDORIA_ACT_RECAST,     PANDORIA_ACT_HALFLING, PANDORIA_ACT_GOBLIN_CAST,
          PANDORIA_ACT_GOBLIN_OCCUPY, PANDORIA_ACT_RIVER_SHIP, PANDORIA_ACT_RELIC };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (has_act (options, kinds[i]))
      return TRUE;
  return FALSE;
}

#define POSSIBLE(name, kind)                                                        \
  static gboolean can_##name (PandoriaWindow *self, const PandoriaOptions *options) \
  {                                                                                 \
    return has_act (options, kind);                                                 \
  }

POSSIBLE (place_castle, PANDORIA_ACT_PLACE_CASTLE)
POSSIBLE (place_fortress, PANDORIA_ACT_PLACE_FORTRESS)
POSSIBLE (place_single, PANDORIA_ACT_PLACE_SINGLE)
POSSIBLE (skip_placement, PANDORIA_ACT_SKIP_PLACEMENT)
POSSIBLE (move_golem, PANDORIA_ACT_GOLEM_FIGURE)
POSSIBLE (ransom, PANDORIA_ACT_RANSOM)
POSSIBLE (cast, PANDORIA_ACT_CAST)
POSSIBLE (build, PANDORIA_ACT_BUILD)
POSSIBLE (erect, PANDORIA_ACT_MONUMENT)
POSSIBLE (score, PANDORIA_ACT_SCORE)
POSSIBLE (buy, PANDORIA_ACT_BUY)
POSSIBLE (move_elf, PANDORIA_ACT_ELF_MOVE)
POSSIBLE (end_turn, PANDORIA_ACT_END_TURN)

/* --- what is done --------------------------------------------------------------------------------------------- */

static void
undo (PandoriaWindow *self)
{
  pandoria_game_undo (self->game);
}

static void
redo (PandoriaWindow *self)
{
  pandoria_game_redo (self->game);
}

static void
continue_last (PandoriaWindow *self)
{
  pandoria_window_continue_last (self);
}

static void
turn_round (PandoriaWindow *self)
{
  pandoria_tray_turn_round (self->tray);
  pandoria_plan_turn_round (self->plan);
}

static void
place_worker (PandoriaWindow *self)
{
  pandoria_window_begin_kind (self, PANDORIA_ACT_PLACE_FIGURE, FALSE);
}

static void
place_leader (PandoriaWindow *self)
{
  pandoria_window_begin_kind (self, PANDORIA_ACT_PLACE_FIGURE, TRUE);
}

static void
cast (PandoriaWindow *self)
{
  pandoria_window_show_cards (self, PANDORIA_CARDS_SPELLS);
}

static void
build (PandoriaWindow *self)
{
  pandoria_window_show_cards (self, PANDORIA_CARDS_BUILDINGS);
}

static void
do_other (PandoriaWindow *self)
{
  pandoria_window_show_cards (self, PANDORIA_CARDS_OTHER);
}

static void
show_ledger (PandoriaWindow *self)
{
  pandoria_window_show_ledger (self, "ledger");
}

static void
show_history (PandoriaWindow *self)
{
  pandoria_window_show_ledger (self, "history");
}

static void
zoom_in (PandoriaWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-in", NULL);
}

static void
zoom_out (PandoriaWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-out", NULL);
}

static void
zoom_fit (PandoriaWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-fit", NULL);
}

static void
close_window (PandoriaWindow *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

#define BEGIN(name, kind)                           \
  static void name (PandoriaWindow *self)           \
  {                                                 \
    pandoria_window_begin_kind (self, kind, FALSE); \
  }

BEGIN (place_castle, PANDORIA_ACT_PLACE_CASTLE)
BEGIN (place_fortress, PANDORIA_ACT_PLACE_FORTRESS)
BEGIN (place_single, PANDORIA_ACT_PLACE_SINGLE)
BEGIN (skip_placement, PANDORIA_ACT_SKIP_PLACEMENT)
BEGIN (take_figure, PANDORIA_ACT_TAKE_FIGURE)
BEGIN (move_golem, PANDORIA_ACT_GOLEM_FIGURE)
BEGIN (score, PANDORIA_ACT_SCORE)
BEGIN (move_elf, PANDORIA_ACT_ELF_MOVE)
BEGIN (end_turn, PANDORIA_ACT_END_TURN)

/* The help overlay (ui/help-overlay.ui) shows these keys; change both. */
static const Command commands[] = {
  { "new", pandoria_window_show_new_game, NULL, { "<Control>n" }, NULL },
  { "open", pandoria_window_choose_open, NULL, { "<Control>o" }, NULL },
  { "continue", continue_last, NULL, { NULL }, NULL },
  { "close", close_window, NULL, { "<Control>w" }, NULL },
  { "save-as", pandoria_window_choose_save, has_game, { "<Control>s", "<Shift><Control>s" }, NULL },
  { "undo", undo, can_undo, { "<Control>z" }, NULL },
  { "redo", redo, can_redo, { "<Shift><Control>z", "<Control>y" }, NULL },
  { "next", pandoria_window_next, has_next, { "<Control>Return" }, "Return|KP_Enter" },
  { "cancel", pandoria_window_cancel, can_cancel, { NULL }, "Escape" },
  { "turn-round", turn_round, lays_tile, { NULL }, "r" },
  { "castle", place_castle, can_place_castle, { NULL }, "c" },
  { "fortress", place_fortress, can_place_fortress, { NULL }, "f" },
  { "single", place_single, can_place_single, { NULL }, "s" },
  { "skip-placement", skip_placement, can_skip_placement, { NULL }, "k" },
  { "figure", place_worker, can_place_worker, { NULL }, NULL },
  { "leader", place_leader, can_place_leader, { NULL }, NULL },
  { "take-figure", take_figure, can_take_figure, { NULL }, "t" },
  { "golem-figure", move_golem, can_move_golem, { NULL }, "h" },
  { "ransom", pandoria_window_show_ransom, can_ransom, { NULL }, "n" },
  { "cast", cast, can_cast, { NULL }, "p" },
  { "build", build, can_build, { NULL }, "b" },
  { "monument", pandoria_window_show_monument, can_erect, { NULL }, "m" },
  { "other", do_other, can_do_other, { NULL }, "o" },
  { "score", score, can_score, { NULL }, "g" },
  { "buy", pandoria_window_show_buy, can_buy, { NULL }, "u" },
  { "elf-move", move_elf, can_move_elf, { NULL }, "v" },
  { "end-turn", end_turn, can_end_turn, { "<Control>e" }, "e" },
  { "corrections", pandoria_window_show_corrections, has_game, { "<Control>k" }, NULL },
  { "result", pandoria_window_show_result, has_game, { "<Control>r" }, NULL },
  { "ledger", show_ledger, has_game, { "<Control>l" }, NULL },
  { "history", show_history, has_game, { "<Control>h" }, NULL },
  { "zoom-in", zoom_in, has_game, { "<Control>plus", "<Control>equal" }, "plus|KP_Add" },
  { "zoom-out", zoom_out, has_game, { "<Control>minus" }, "minus|KP_Subtract" },
  { "zoom-fit", zoom_fit, has_game, { "<Control>0" }, "0|KP_0" },
};

/* --- commands with a state or a parameter --------------------------------------------------------------------- */

static void
on_hex_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  PandoriaWindow *self = data;
  int number = g_variant_get_int32 (parameter);

  if (number == 0 || ABS (number) > 8)
    return;
  pandoria_tray_press (self->tray, (guint) ABS (number), number < 0);
  pandoria_window_focus_choice (self);
}

static void
on_plan_leader_changed (GSimpleAction *action, GVariant *value, gpointer data)
{
  PandoriaWindow *self = data;

  if (self->plan != NULL)
    pandoria_plan_set_leader (self->plan, g_variant_get_boolean (value));
}

static void
on_plan_figure_changed (GSimpleAction *action, GVariant *value, gpointer data)
{
  PandoriaWindow *self = data;

  if (self->plan != NULL)
    pandoria_plan_set_figure (self->plan, g_variant_get_boolean (value));
}

static void
on_artifacts_changed (GSimpleAction *action, GVariant *value, gpointer data)
{
  PandoriaWindow *self = data;
  int artifacts = g_variant_get_int32 (value);

  if (self->plan != NULL && artifacts >= 0 && artifacts <= 2)
    pandoria_plan_set_artifacts (self->plan, (guint) artifacts);
}

static const GActionEntry special_entries[] = {
  { .name = "artifacts", .parameter_type = "i", .state = "0", .change_state = on_artifacts_changed },
  { .name = "hex", .activate = on_hex_activated, .parameter_type = "i" },
  { .name = "plan-leader", .state = "false", .change_state = on_plan_leader_changed },
  { .name = "plan-figure", .state = "true", .change_state = on_plan_figure_changed },
};

/* W and L place a figure, or choose which one the act that is being put together places next. */
static gboolean
on_figure_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  PandoriaWindow *self = PANDORIA_WINDOW (widget);
  gboolean leader = GPOINTER_TO_INT (data);
  GActionGroup *group = G_ACTION_GROUP (self);

  if (leader && g_action_group_get_action_enabled (group, "plan-leader"))
    g_action_group_activate_action (group, "plan-leader", NULL);
  else if (!leader && g_action_group_get_action_enabled (group, "plan-figure"))
    g_action_group_activate_action (group, "plan-figure", NULL);
  else
    g_action_group_activate_action (group, leader ? "leader" : "figure", NULL);
  return GDK_EVENT_STOP;
}

/* A counts the artifacts of the tile: none, 1, 2, none. */
static gboolean
on_artifacts_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  PandoriaWindow *self = PANDORIA_WINDOW (widget);
  guint next;

  if (!g_action_group_get_action_enabled (G_ACTION_GROUP (self), "artifacts"))
    return GDK_EVENT_PROPAGATE;
  next = (pandoria_plan_get_artifacts (self->plan) + 1) % 3;
  g_action_group_activate_action (G_ACTION_GROUP (self), "artifacts", g_variant_new_int32 ((gint32) next));
  return GDK_EVENT_STOP;
}

/* --- helpers -------------------------------------------------------------------------------------------------- */

static void
on_command_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const char *name = g_action_get_name (G_ACTION (action));

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, name))
      commands[i].activate (data);
}

static GSimpleAction *
find_action (PandoriaWindow *self, const char *name)
{
  return G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name));
}

static void
add_actions (PandoriaWindow *self)
{
  g_autoptr (GPropertyAction) side = g_property_action_new ("side", self->flap, "reveal-flap");

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      GActionEntry entry = { .name = commands[i].name, .activate = on_command_activated };

      g_action_map_add_action_entries (G_ACTION_MAP (self), &entry, 1, self);
    }
  g_action_map_add_action_entries (G_ACTION_MAP (self), special_entries, G_N_ELEMENTS (special_entries), self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (side));
}

static void
add_key (GtkEventController *keys, const char *trigger, GtkShortcutAction *action, GVariant *arguments)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger), action);

  if (arguments != NULL)
    gtk_shortcut_set_arguments (shortcut, arguments);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

static void
add_keys (PandoriaWindow *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (commands[i].key != NULL)
      {
        g_autofree char *name = g_strconcat ("win.", commands[i].name, NULL);

        add_key (keys, commands[i].key, gtk_named_action_new (name), NULL);
      }
  for (int number = 1; number <= 8; number++)
    {
      g_autofree char *plain = g_strdup_printf ("%d|KP_%d", number, number);
      g_autofree char *shifted = g_strdup_printf ("<Shift>%d", number);

      add_key (keys, plain, gtk_named_action_new ("win.hex"), g_variant_new_int32 (number));
      add_key (keys, shifted, gtk_named_action_new ("win.hex"), g_variant_new_int32 (-number));
    }
  add_key (keys, "a", gtk_callback_action_new (on_artifacts_key, NULL, NULL), NULL);
  add_key (keys, "w", gtk_callback_action_new (on_figure_key, GINT_TO_POINTER (FALSE), NULL), NULL);
  add_key (keys, "l", gtk_callback_action_new (on_figure_key, GINT_TO_POINTER (TRUE), NULL), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
update_plan_states (PandoriaWindow *self, gboolean leader, gboolean figure)
{
  gboolean artifacts = self->plan != NULL && pandoria_plan_can_have_artifacts (self->plan);

  g_simple_action_set_enabled (find_action (self, "artifacts"), artifacts);
  g_simple_action_set_state (find_action (self, "artifacts"),
                             g_variant_new_int32 (artifacts ? (gint32) pandoria_plan_get_artifacts (self->plan) : 0));
  g_simple_action_set_enabled (find_action (self, "hex"), self->game != NULL && lays_hexes (self, NULL));
  g_simple_action_set_enabled (find_action (self, "plan-leader"), leader);
  g_simple_action_set_enabled (find_action (self, "plan-figure"), figure);
  g_simple_action_set_state (find_action (self, "plan-leader"),
                             g_variant_new_boolean (leader && pandoria_plan_get_leader (self->plan)));
  g_simple_action_set_state (find_action (self, "plan-figure"),
                             g_variant_new_boolean (figure && pandoria_plan_get_figure (self->plan)));
}

/* --- shared --------------------------------------------------------------------------------------------------- */

void
pandoria_window_update_actions (PandoriaWindow *self)
{
  const PandoriaOptions *options = self->game != NULL ? pandoria_game_get_options (self->game) : NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      gboolean possible
          = commands[i].is_possible == NULL || (options != NULL && commands[i].is_possible (self, options));

      g_simple_action_set_enabled (find_action (self, commands[i].name), possible);
    }
  update_plan_states (self, options != NULL && can_choose_leader (self, options),
                      options != NULL && can_choose_figure (self, options));
}

void
pandoria_window_init_actions (PandoriaWindow *self)
{
  add_actions (self);
  add_keys (self);
}

void
pandoria_window_add_accelerators (GtkApplication *application)
{
  static const char *const side[] = { "F9", NULL };

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      const char *accels[] = { commands[i].accels[0], commands[i].accels[1], NULL };
      g_autofree char *name = g_strconcat ("win.", commands[i].name, NULL);

      if (accels[0] != NULL)
        gtk_application_set_accels_for_action (application, name, accels);
    }
  gtk_application_set_accels_for_action (application, "win.side", side);
}
