/* PandoriaNewGame: the result of its choices; an existing game; the last group.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-private.h"

#include <string.h>

/* --- the result ----------------------------------------------------------------------------- */

static void
draw_lots (PandoriaNewGame *self)
{
  pandoria_new_game_draw_realms (self, FALSE);
  pandoria_new_game_draw_start (self, FALSE);
}

PandoriaRecord *
pandoria_new_game_make_record (PandoriaNewGame *self, GError **error)
{
  g_autofree char *created = pandoria_record_make_created ();
  g_autofree PandoriaSetup *setup = NULL;
  g_auto (GStrv) names = g_new0 (char *, PANDORIA_MAX_PLAYERS + 1);
  g_autofree char *title = NULL;
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  const PandoriaBoardFile *board;
  guint open;

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), NULL);
  board = pandoria_board_choice_get_chosen (self->boards);
  g_return_val_if_fail (board != NULL, NULL);

  open = pandoria_start_layout_find_open (self->layout);
  if (open < PANDORIA_N_START_SLOTS)
    {
      g_autofree char *missing = pandoria_start_layout_describe_slot (self->layout, open);

      g_set_error_literal (error, PANDORIA_SETUP_ERROR, PANDORIA_SETUP_ERROR_HEX, missing);
      return NULL;
    }
  if (!self->under_way)
    draw_lots (self);
  setup = pandoria_new_game_make_setup (self);
  for (guint i = 0; i < setup->n_players; i++)
    {
      names[i] = pandoria_new_game_get_shown_name (self, i);
      colors[i] = pandoria_new_player_get_color (pandoria_new_game_get_player (self, i));
    }
  title = pandoria_new_game_find_title (self);
  return pandoria_record_new (setup, board->json, (const char *const *) names, colors, title,
                              created, error);
}

/* Returns: (transfer full): all choices, for a comparison with earlier ones. */
static GBytes *
collect_choices (PandoriaNewGame *self)
{
  g_autofree PandoriaSetup *setup = pandoria_new_game_make_setup (self);
  g_autofree char *title = pandoria_new_game_find_title (self);
  GString *all = g_string_new_len ((const char *) setup, sizeof *setup);

  /* The setup does not record whether the start player was drawn. */
  g_string_append_printf (all, "%d %s\n", pandoria_new_game_get_start (self), title);
  for (guint i = 0; i < setup->n_players; i++)
    {
      PandoriaNewPlayer *player = pandoria_new_game_get_player (self, i);
      g_autofree char *name = pandoria_new_game_get_name (self, i);

      g_string_append_printf (all, "%u %u %s\n", pandoria_new_player_get_color (player),
                              pandoria_new_player_get_origin (player), name);
    }
  return g_string_free_to_bytes (all);
}

gboolean
pandoria_new_game_is_edit (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), FALSE);
  return self->before != NULL;
}

void
pandoria_new_game_settle (PandoriaNewGame *self)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME (self));
  self->touched = FALSE;
}

gboolean
pandoria_new_game_is_touched (PandoriaNewGame *self)
{
  g_autoptr (GBytes) now = NULL;

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), FALSE);

  if (self->before == NULL)
    return self->touched;
  now = collect_choices (self);
  return !g_bytes_equal (now, self->before);
}

/* --- an existing game ----------------------------------------------------------------------- */

/* @first: the seat in @record of the player in the first seat here. */
static void
read_players (PandoriaNewGame *self, PandoriaRecord *record, guint first)
{
  guint n = pandoria_record_get_setup (record)->n_players;

  for (guint i = 0; i < n; i++)
    {
      PandoriaNewPlayer *player = pandoria_new_game_get_player (self, i);
      const guint seat = (first + i) % n;

      g_object_set (player, "name", pandoria_record_get_plain_name (record, seat), "color",
                    (guint) pandoria_record_get_player_color (record, seat), NULL);
    }
}

static void
read_rules (PandoriaNewGame *self, const PandoriaSetup *setup)
{
  g_object_set (self, "variant", (guint) setup->variant, "edition", (guint) setup->edition,
                "tie-total", setup->tie_break == PANDORIA_TIE_BREAK_TOTAL, "artifacts",
                setup->artifacts, "same-realm", setup->same_realm, "partners", setup->partnership,
                NULL);
}

/* Keeps values that no page shows. */
static void
keep_rest (PandoriaNewGame *self, const PandoriaSetup *setup)
{
  const PandoriaSetup rules = self->rules;

  self->rules = *setup;
  self->rules.variant = rules.variant;
  self->rules.edition = rules.edition;
  self->rules.tie_break = rules.tie_break;
  self->rules.artifacts = rules.artifacts;
  self->rules.same_realm = rules.same_realm;
  self->rules.partnership = rules.partnership;
}

void
pandoria_new_game_read (PandoriaNewGame *self, PandoriaRecord *record)
{
  const PandoriaSetup *setup;

  g_return_if_fail (PANDORIA_IS_NEW_GAME (self) && record != NULL);

  setup = pandoria_record_get_setup (record);
  pandoria_new_game_begin_change (self);
  self->has_own_title = TRUE;
  keep_rest (self, setup);
  pandoria_board_choice_choose_game (self->boards, record);
  read_rules (self, setup);
  g_object_set (self, "printed", setup->n_artifact_start > 0, NULL);
  pandoria_start_layout_read (self->layout, setup);
  pandoria_relic_choice_read (self->relics, setup);
  read_players (self, record, 0);
  for (guint i = 0; i < setup->n_players; i++)
    pandoria_new_player_read (pandoria_new_game_get_player (self, i), setup, i);
  g_object_set (self, "n-players", (guint) setup->n_players, NULL);
  pandoria_monument_choice_read (self->monuments, setup);
  g_object_set (self, "start", setup->start_player + 1u, NULL);
  pandoria_new_game_read_title (self, record);
  pandoria_new_game_end_change (self);
  self->before = collect_choices (self);
  self->touched = FALSE;
}

void
pandoria_new_game_play_again (PandoriaNewGame *self, PandoriaRecord *record)
{
  const PandoriaSetup *setup;

  g_return_if_fail (PANDORIA_IS_NEW_GAME (self) && record != NULL);

  setup = pandoria_record_get_setup (record);
  pandoria_new_game_begin_change (self);
  pandoria_board_choice_choose_game (self->boards, record);
  read_rules (self, setup);
  read_players (self, record, setup->start_player + 1);
  g_object_set (self, "n-players", (guint) setup->n_players, "start", 1u, NULL);
  pandoria_new_game_end_change (self);
  self->touched = FALSE;
}

/* --- the last group ------------------------------------------------------------------------- */

void
pandoria_new_game_remember (PandoriaNewGame *self, GSettings *settings)
{
  const PandoriaBoardFile *board;
  const char *realms[PANDORIA_MAX_PLAYERS + 1] = { NULL };
  GVariantBuilder players;

  g_return_if_fail (PANDORIA_IS_NEW_GAME (self) && G_IS_SETTINGS (settings));

  g_variant_builder_init (&players, G_VARIANT_TYPE ("a(ss)"));
  for (guint i = 0; i < pandoria_new_game_get_n_players (self); i++)
    {
      PandoriaNewPlayer *player = pandoria_new_game_get_player (self, i);
      PandoriaRealm realm = pandoria_new_player_get_realm (player);
      g_autofree char *name = pandoria_new_game_get_name (self, i);

      g_variant_builder_add (&players, "(ss)", name,
                             pandoria_color_key (pandoria_new_player_get_color (player)));
      realms[i] = realm != PANDORIA_REALM_NONE ? pandoria_realm_key (realm) : "";
    }
  board = pandoria_board_choice_get_chosen (self->boards);
  g_settings_set_value (settings, "last-players", g_variant_builder_end (&players));
  g_settings_set_strv (settings, "last-realms", realms);
  g_settings_set_string (settings, "last-edition", pandoria_edition_key (self->rules.edition));
  g_settings_set_boolean (settings, "last-partnership", pandoria_new_game_is_partnership (self));
  g_settings_set_string (settings, "last-board",
                         board != NULL ? json_object_get_string_member (board->json, "id") : "");
}

void
pandoria_new_game_offer_last (PandoriaNewGame *self, GSettings *settings)
{
  g_autoptr (GVariant) players = NULL;
  g_auto (GStrv) realms = NULL;
  guint n;

  g_return_if_fail (PANDORIA_IS_NEW_GAME (self) && G_IS_SETTINGS (settings));

  players = g_settings_get_value (settings, "last-players");
  realms = g_settings_get_strv (settings, "last-realms");
  n = (guint) MIN (g_variant_n_children (players), PANDORIA_MAX_PLAYERS);
  for (guint i = 0; i < n; i++)
    {
      const char *color;

      g_free (self->last.names[i]);
      g_variant_get_child (players, i, "(s&s)", &self->last.names[i], &color);
      self->last.colors[i] = (PandoriaColor) MAX (pandoria_color_from_key (color), 0);
      self->last.realms[i] = PANDORIA_REALM_NONE;
      if (i < g_strv_length (realms))
        self->last.realms[i] = (PandoriaRealm) MAX (pandoria_realm_from_key (realms[i]), 0);
    }
  self->last.n = n >= PANDORIA_FEWEST_PLAYERS ? n : 0;
}

void
pandoria_new_game_recall (PandoriaNewGame *self, GSettings *settings)
{
  g_autofree char *edition = NULL, *board = NULL;

  g_return_if_fail (PANDORIA_IS_NEW_GAME (self) && G_IS_SETTINGS (settings));

  edition = g_settings_get_string (settings, "last-edition");
  board = g_settings_get_string (settings, "last-board");
  pandoria_new_game_begin_change (self);
  g_object_set (self, "edition", (guint) MAX (pandoria_edition_from_key (edition), 0), "partners",
                g_settings_get_boolean (settings, "last-partnership"), NULL);
  pandoria_board_choice_choose_id (self->boards, board);
  pandoria_new_game_end_change (self);
}

guint
pandoria_new_game_get_n_last (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), 0);
  return self->last.n;
}

void
pandoria_new_game_recall_group (PandoriaNewGame *self)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME (self) && self->last.n > 0);

  pandoria_new_game_begin_change (self);
  for (guint i = 0; i < self->last.n; i++)
    {
      g_object_set (pandoria_new_game_get_player (self, i), "name", self->last.names[i], "color",
                    (guint) self->last.colors[i], NULL);
      pandoria_new_game_draw_realm (self, i, self->last.realms[i]);
    }
  g_object_set (self, "n-players", self->last.n, NULL);
  pandoria_new_game_end_change (self);
}
