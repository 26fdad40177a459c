/* PandoriaNewGame: the choices before the first turn (5): its properties and lots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-private.h"

#include "pandoria-new-game-testing.h"

enum
{
  PROP_N_PLAYERS = 1,
  PROP_EDITION,
  PROP_VARIANT,
  PROP_PARTNERS,
  PROP_SAME_REALM,
  PROP_ARTIFACTS,
  PROP_PRINTED,
  PROP_TIE_TOTAL,
  PROP_UNDER_WAY,
  PROP_REALM_SET,
  PROP_START,
  PROP_TITLE,
  PROP_CATALOGUE,
  PROP_BOARDS,
  PROP_NAMES,
  PROP_LAYOUT,
  PROP_RELICS,
  PROP_MONUMENTS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (PandoriaNewGame, pandoria_new_game, G_TYPE_OBJECT)

/* --- changes -------------------------------------------------------------------------------- */

void
pandoria_new_game_begin_change (PandoriaNewGame *self)
{
  self->changing++;
  g_object_freeze_notify (G_OBJECT (self));
}

/* Notifies before it emits "changed". */
void
pandoria_new_game_end_change (PandoriaNewGame *self)
{
  if (self->changing == 1)
    pandoria_new_game_make_title (self);
  g_object_thaw_notify (G_OBJECT (self));
  self->changing--;
  if (self->changing > 0)
    return;
  self->touched = TRUE;
  g_signal_emit_by_name (self, "changed");
}

static void
notify (PandoriaNewGame *self, guint prop)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
set_flag (PandoriaNewGame *self, gboolean *flag, gboolean value, guint prop)
{
  if (*flag == value)
    return;
  pandoria_new_game_begin_change (self);
  *flag = value;
  notify (self, prop);
  pandoria_new_game_end_change (self);
}

static void
on_part_changed (PandoriaNewGame *self)
{
  pandoria_new_game_begin_change (self);
  pandoria_new_game_end_change (self);
}

/* The usual split follows the catalogue: then the user has changed nothing. */
static void
on_monuments_changed (PandoriaNewGame *self)
{
  const gboolean touched = self->touched;

  pandoria_new_game_begin_change (self);
  pandoria_new_game_end_change (self);
  if (!pandoria_monument_choice_is_chosen (self->monuments))
    self->touched = touched;
}

/* --- players and seats ---------------------------------------------------------------------- */

static void
set_n_players (PandoriaNewGame *self, guint n_players)
{
  if (pandoria_seating_get_n_players (self->seating) == n_players)
    return;
  pandoria_new_game_begin_change (self);
  pandoria_seating_set_n_players (self->seating, n_players);
  pandoria_monument_choice_set_players (self->monuments, n_players);
  notify (self, PROP_N_PLAYERS);
  notify (self, PROP_START);
  pandoria_new_game_end_change (self);
}

gboolean
pandoria_new_game_move_seat (PandoriaNewGame *self, guint from, guint to)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), FALSE);
  g_return_val_if_fail (from < PANDORIA_MAX_PLAYERS, FALSE);

  if (to >= pandoria_seating_get_n_players (self->seating))
    return FALSE;
  pandoria_new_game_begin_change (self);
  pandoria_seating_move (self->seating, from, to);
  notify (self, PROP_START);
  pandoria_new_game_end_change (self);
  return TRUE;
}

PandoriaRealm
pandoria_new_game_get_realm (PandoriaNewGame *self, guint seat)
{
  return pandoria_new_player_get_realm (pandoria_new_game_get_player (self, seat));
}

static gboolean
has_realms (PandoriaNewGame *self)
{
  return pandoria_realm_is_allowed (PANDORIA_REALM_HUMANS, self->rules.variant);
}

/* The family variants have no realms, the beginner's game only the base ones (12, 14). */
static void
set_variant (PandoriaNewGame *self, PandoriaVariant variant)
{
  if (self->rules.variant == variant)
    return;
  pandoria_new_game_begin_change (self);
  self->rules.variant = (guint8) variant;
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    if (!pandoria_realm_is_allowed (pandoria_new_game_get_realm (self, i), variant))
      pandoria_new_player_draw_realm (pandoria_new_game_get_player (self, i), PANDORIA_REALM_NONE);
  if (variant != PANDORIA_VARIANT_REGULAR && self->set != PANDORIA_REALM_SET_BASE)
    {
      self->set = PANDORIA_REALM_SET_BASE;
      notify (self, PROP_REALM_SET);
    }
  notify (self, PROP_VARIANT);
  pandoria_new_game_end_change (self);
}

/* The table knows the realms of a game in progress: those that were drawn here are not its. */
static void
set_under_way (PandoriaNewGame *self, gboolean under_way)
{
  if (self->under_way == under_way)
    return;
  pandoria_new_game_begin_change (self);
  self->under_way = under_way;
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      PandoriaNewPlayer *player = pandoria_new_game_get_player (self, i);

      if (pandoria_new_player_is_drawn (player))
        pandoria_new_player_draw_realm (player, PANDORIA_REALM_NONE);
    }
  notify (self, PROP_UNDER_WAY);
  pandoria_new_game_end_change (self);
}

/* --- the start tiles ------------------------------------------------------------------------ */

static void
set_artifacts (PandoriaNewGame *self, gboolean artifacts)
{
  if (self->rules.artifacts == artifacts)
    return;
  pandoria_new_game_begin_change (self);
  self->rules.artifacts = artifacts;
  pandoria_start_layout_set_printed (self->layout, artifacts && self->printed);
  notify (self, PROP_ARTIFACTS);
  pandoria_new_game_end_change (self);
}

static void
set_printed (PandoriaNewGame *self, gboolean printed)
{
  if (self->printed == printed)
    return;
  pandoria_new_game_begin_change (self);
  self->printed = printed;
  pandoria_start_layout_set_printed (self->layout, self->rules.artifacts && printed);
  notify (self, PROP_PRINTED);
  pandoria_new_game_end_change (self);
}

/* A press on the board may have started the expansion's start tile. */
static void
on_layout_changed (PandoriaNewGame *self)
{
  pandoria_new_game_begin_change (self);
  if (pandoria_start_layout_is_printed (self->layout) && !self->printed)
    {
      self->printed = TRUE;
      notify (self, PROP_PRINTED);
    }
  pandoria_new_game_end_change (self);
}

static void
on_board_changed (PandoriaNewGame *self)
{
  const PandoriaBoardFile *file = pandoria_board_choice_get_chosen (self->boards);

  pandoria_new_game_begin_change (self);
  if (file != NULL)
    pandoria_start_layout_set_board (self->layout, &file->board);
  pandoria_new_game_end_change (self);
}

/* --- the setup ------------------------------------------------------------------------------ */

PandoriaSetup *
pandoria_new_game_make_setup (PandoriaNewGame *self)
{
  const PandoriaBoardFile *board;
  PandoriaSetup *setup;

  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), NULL);

  board = pandoria_board_choice_get_chosen (self->boards);
  setup = g_memdup2 (&self->rules, sizeof self->rules);
  setup->n_players = (guint8) pandoria_seating_get_n_players (self->seating);
  setup->partnership = pandoria_new_game_is_partnership (self);
  setup->start_player = (guint8) MAX (pandoria_new_game_get_start (self), 0);
  for (guint i = 0; i < setup->n_players; i++)
    pandoria_new_player_fill (pandoria_new_game_get_player (self, i), setup->variant,
                              &setup->players[i]);
  if (board != NULL)
    setup->board = board->board;
  pandoria_start_layout_fill (self->layout, setup);
  pandoria_relic_choice_fill (self->relics, setup);
  if (pandoria_new_game_deals (self))
    pandoria_monument_choice_fill (self->monuments, setup);
  else
    setup->n_monuments = PANDORIA_DEFAULT;
  return setup;
}

/* --- the lots: realms ----------------------------------------------------------------------- */

gboolean
pandoria_new_game_deals (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), FALSE);
  return !self->under_way && has_realms (self);
}

gboolean
pandoria_new_game_can_draw (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), FALSE);

  for (guint i = 0; i < pandoria_new_game_get_n_players (self) && has_realms (self); i++)
    if (pandoria_new_player_is_drawn (pandoria_new_game_get_player (self, i))
        || pandoria_new_game_get_realm (self, i) == PANDORIA_REALM_NONE)
      return TRUE;
  return FALSE;
}

gboolean
pandoria_new_game_has_drawn (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), FALSE);

  for (guint i = 0; i < pandoria_new_game_get_n_players (self); i++)
    if (pandoria_new_player_is_drawn (pandoria_new_game_get_player (self, i)))
      return TRUE;
  return FALSE;
}

void
pandoria_new_game_draw_realm (PandoriaNewGame *self, guint seat, PandoriaRealm realm)
{
  const gboolean is_allowed = pandoria_realm_is_allowed (realm, self->rules.variant);
  PandoriaNewPlayer *player = pandoria_new_game_get_player (self, seat);

  pandoria_new_player_draw_realm (player, is_allowed ? realm : PANDORIA_REALM_NONE);
}

void
pandoria_new_game_draw_realms (PandoriaNewGame *self, gboolean again)
{
  g_autofree PandoriaSetup *setup = NULL;

  g_return_if_fail (PANDORIA_IS_NEW_GAME (self));

  setup = pandoria_new_game_make_setup (self);
  for (guint i = 0; i < pandoria_new_game_get_n_players (self) && again; i++)
    if (pandoria_new_player_is_drawn (pandoria_new_game_get_player (self, i)))
      setup->players[i].realm = PANDORIA_REALM_NONE;
  if (!pandoria_new_game_can_draw (self) || !pandoria_realm_deal (setup, self->set, self->rand))
    return;
  pandoria_new_game_begin_change (self);
  for (guint i = 0; i < pandoria_new_game_get_n_players (self); i++)
    if (setup->players[i].realm != pandoria_new_game_get_realm (self, i))
      pandoria_new_game_draw_realm (self, i, setup->players[i].realm);
  pandoria_new_game_end_change (self);
}

/* --- the start player ----------------------------------------------------------------------- */

/* Returns: the seat of the chosen start player, from 1; 0: by lot. */
static guint
get_chosen_start (PandoriaNewGame *self)
{
  return (guint) (pandoria_seating_get_chosen (self->seating) + 1);
}

static void
choose_start (PandoriaNewGame *self, guint start)
{
  if (get_chosen_start (self) == start)
    return;
  pandoria_new_game_begin_change (self);
  pandoria_seating_choose (self->seating, (int) start - 1);
  notify (self, PROP_START);
  pandoria_new_game_end_change (self);
}

gboolean
pandoria_new_game_is_start_by_lot (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), FALSE);
  return pandoria_seating_get_chosen (self->seating) == PANDORIA_NO_SEAT;
}

int
pandoria_new_game_get_start (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), PANDORIA_NO_SEAT);

  if (!pandoria_new_game_is_start_by_lot (self))
    return pandoria_seating_get_chosen (self->seating);
  return self->under_way ? PANDORIA_NO_SEAT : pandoria_seating_get_drawn (self->seating);
}

void
pandoria_new_game_draw_start (PandoriaNewGame *self, gboolean again)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME (self));

  if (!pandoria_new_game_is_start_by_lot (self))
    return;
  if (again || pandoria_seating_get_drawn (self->seating) == PANDORIA_NO_SEAT)
    pandoria_seating_draw (self->seating, self->rand);
}

/* --- start values --------------------------------------------------------------------------- */

void
pandoria_new_game_set_value (PandoriaNewGame *self, guint seat, PandoriaStartValue value,
                             int number)
{
  g_autofree PandoriaSetup *setup = NULL;

  g_return_if_fail (PANDORIA_IS_NEW_GAME (self) && seat < PANDORIA_MAX_PLAYERS);

  pandoria_new_game_begin_change (self);
  setup = pandoria_new_game_make_setup (self);
  *pandoria_start_value_find (setup, seat, value) = (gint16) number;
  self->rules.double_tiles = setup->double_tiles;
  pandoria_new_player_keep_values (pandoria_new_game_get_player (self, seat),
                                   &setup->players[seat]);
  pandoria_new_game_end_change (self);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
set_title (PandoriaNewGame *self, const char *title)
{
  const char *text = title != NULL ? title : "";

  if (g_strcmp0 (self->title, text) == 0)
    return;
  g_free (self->title);
  self->title = g_strdup (text);
  self->has_own_title = *text != '\0';
  self->touched = TRUE;
  notify (self, PROP_TITLE);
}

/* A running game keeps its monuments. */
static void
set_catalogue (PandoriaNewGame *self, PandoriaCatalogue *catalogue)
{
  if (catalogue == NULL)
    return;
  pandoria_relic_choice_set_catalogue (self->relics, catalogue);
  if (self->before == NULL)
    pandoria_monument_choice_set_catalogue (self->monuments, catalogue);
}

static void
pandoria_new_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaNewGame *self = PANDORIA_NEW_GAME (object);

  switch (id)
    {
    case PROP_N_PLAYERS: g_value_set_uint (value, pandoria_new_game_get_n_players (self)); break;
    case PROP_EDITION: g_value_set_uint (value, self->rules.edition); break;
    case PROP_VARIANT: g_value_set_uint (value, self->rules.variant); break;
    case PROP_PARTNERS: g_value_set_boolean (value, self->rules.partnership); break;
    case PROP_SAME_REALM: g_value_set_boolean (value, self->rules.same_realm); break;
    case PROP_ARTIFACTS: g_value_set_boolean (value, self->rules.artifacts); break;
    case PROP_PRINTED: g_value_set_boolean (value, self->printed); break;
    case PROP_TIE_TOTAL:
      g_value_set_boolean (value, self->rules.tie_break == PANDORIA_TIE_BREAK_TOTAL);
      break;
    case PROP_UNDER_WAY: g_value_set_boolean (value, self->under_way); break;
    case PROP_REALM_SET: g_value_set_uint (value, self->set); break;
    case PROP_START: g_value_set_uint (value, get_chosen_start (self)); break;
    case PROP_TITLE: g_value_set_string (value, self->title); break;
    case PROP_BOARDS: g_value_set_object (value, self->boards); break;
    case PROP_NAMES: g_value_set_boxed (value, self->names); break;
    case PROP_LAYOUT: g_value_set_object (value, self->layout); break;
    case PROP_RELICS: g_value_set_object (value, self->relics); break;
    case PROP_MONUMENTS: g_value_set_object (value, self->monuments); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_byte (PandoriaNewGame *self, guint8 *member, guint value, guint prop)
{
  if (*member == value)
    return;
  pandoria_new_game_begin_change (self);
  *member = (guint8) value;
  notify (self, prop);
  pandoria_new_game_end_change (self);
}

static void
set_realm_set (PandoriaNewGame *self, PandoriaRealmSet set)
{
  if (self->set == set)
    return;
  pandoria_new_game_begin_change (self);
  self->set = set;
  notify (self, PROP_REALM_SET);
  pandoria_new_game_end_change (self);
}

static void
pandoria_new_game_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PandoriaNewGame *self = PANDORIA_NEW_GAME (object);
  const gboolean flag = G_VALUE_HOLDS_BOOLEAN (value) && g_value_get_boolean (value);
  const guint number = G_VALUE_HOLDS_UINT (value) ? g_value_get_uint (value) : 0;

  switch (id)
    {
    case PROP_N_PLAYERS: set_n_players (self, number); break;
    case PROP_EDITION: set_byte (self, &self->rules.edition, number, id); break;
    case PROP_VARIANT: set_variant (self, (PandoriaVariant) number); break;
    case PROP_PARTNERS: set_flag (self, &self->rules.partnership, flag, id); break;
    case PROP_SAME_REALM: set_flag (self, &self->rules.same_realm, flag, id); break;
    case PROP_ARTIFACTS: set_artifacts (self, flag); break;
    case PROP_PRINTED: set_printed (self, flag); break;
    case PROP_TIE_TOTAL:
      set_byte (self, &self->rules.tie_break,
                flag ? PANDORIA_TIE_BREAK_TOTAL : PANDORIA_TIE_BREAK_LEFTOVER, id);
      break;
    case PROP_UNDER_WAY: set_under_way (self, flag); break;
    case PROP_REALM_SET: set_realm_set (self, (PandoriaRealmSet) number); break;
    case PROP_START: choose_start (self, number); break;
    case PROP_TITLE: set_title (self, g_value_get_string (value)); break;
    case PROP_CATALOGUE: set_catalogue (self, g_value_get_object (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_new_game_dispose (GObject *object)
{
  PandoriaNewGame *self = PANDORIA_NEW_GAME (object);

  g_clear_object (&self->archive);
  G_OBJECT_CLASS (pandoria_new_game_parent_class)->dispose (object);
}

static void
pandoria_new_game_finalize (GObject *object)
{
  PandoriaNewGame *self = PANDORIA_NEW_GAME (object);

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    g_free (self->last.names[i]);
  g_object_unref (self->seating);
  g_object_unref (self->boards);
  g_object_unref (self->layout);
  g_object_unref (self->relics);
  g_object_unref (self->monuments);
  g_clear_pointer (&self->before, g_bytes_unref);
  g_clear_pointer (&self->old_day, g_date_time_unref);
  g_free (self->title);
  g_free (self->old_title);
  g_free (self->title_end);
  g_strfreev (self->names);
  g_rand_free (self->rand);
  G_OBJECT_CLASS (pandoria_new_game_parent_class)->finalize (object);
}

static void
pandoria_new_game_class_init (PandoriaNewGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  const GParamFlags chosen = shown | G_PARAM_WRITABLE;
  static const struct
  {
    guint prop;
    const char *name;
  } flags[] = {
    { PROP_PARTNERS, "partners" },   { PROP_SAME_REALM, "same-realm" },
    { PROP_ARTIFACTS, "artifacts" }, { PROP_PRINTED, "printed" },
    { PROP_TIE_TOTAL, "tie-total" }, { PROP_UNDER_WAY, "under-way" },
  };

  object_class->dispose = pandoria_new_game_dispose;
  object_class->finalize = pandoria_new_game_finalize;
  object_class->get_property = pandoria_new_game_get_property;
  object_class->set_property = pandoria_new_game_set_property;
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    props[flags[i].prop] = g_param_spec_boolean (flags[i].name, NULL, NULL, FALSE, chosen);
  props[PROP_N_PLAYERS] = g_param_spec_uint ("n-players", NULL, NULL, PANDORIA_FEWEST_PLAYERS,
                                             PANDORIA_MAX_PLAYERS, PANDORIA_MAX_PLAYERS, chosen);
  props[PROP_EDITION]
      = g_param_spec_uint ("edition", NULL, NULL, 0, PANDORIA_N_EDITIONS - 1, 0, chosen);
  props[PROP_VARIANT] = g_param_spec_uint ("variant", NULL, NULL, 0, PANDORIA_N_VARIANTS - 1,
                                           PANDORIA_VARIANT_REGULAR, chosen);
  props[PROP_REALM_SET]
      = g_param_spec_uint ("realm-set", NULL, NULL, 0, PANDORIA_N_REALM_SETS - 1, 0, chosen);
  props[PROP_START] = g_param_spec_uint ("start", NULL, NULL, 0, PANDORIA_MAX_PLAYERS, 0, chosen);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", chosen);
  props[PROP_CATALOGUE]
      = g_param_spec_object ("catalogue", NULL, NULL, PANDORIA_TYPE_CATALOGUE,
                             G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_BOARDS]
      = g_param_spec_object ("boards", NULL, NULL, PANDORIA_TYPE_BOARD_CHOICE, shown);
  props[PROP_NAMES] = g_param_spec_boxed ("names", NULL, NULL, G_TYPE_STRV, shown);
  props[PROP_LAYOUT]
      = g_param_spec_object ("layout", NULL, NULL, PANDORIA_TYPE_START_LAYOUT, shown);
  props[PROP_RELICS]
      = g_param_spec_object ("relics", NULL, NULL, PANDORIA_TYPE_RELIC_CHOICE, shown);
  props[PROP_MONUMENTS]
      = g_param_spec_object ("monuments", NULL, NULL, PANDORIA_TYPE_MONUMENT_CHOICE, shown);
  g_object_class_install_properties (object_class, N_PROPS, props);
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
pandoria_new_game_init (PandoriaNewGame *self)
{
  self->rand = g_rand_new ();
  self->title = g_strdup ("");
  pandoria_setup_init (&self->rules, PANDORIA_MAX_PLAYERS);
  self->seating = pandoria_seating_new ();
  self->boards = pandoria_board_choice_new ();
  self->layout = pandoria_start_layout_new ();
  self->relics = pandoria_relic_choice_new ();
  self->monuments = pandoria_monument_choice_new ();
  g_signal_connect_object (self->seating, "changed", G_CALLBACK (on_part_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->boards, "changed", G_CALLBACK (on_board_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->layout, "changed", G_CALLBACK (on_layout_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->relics, "changed", G_CALLBACK (on_part_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->monuments, "changed", G_CALLBACK (on_monuments_changed), self,
                           G_CONNECT_SWAPPED);
}

/* --- public --------------------------------------------------------------------------------- */

void
pandoria_new_game_seed (PandoriaNewGame *self, guint32 seed)
{
  g_return_if_fail (PANDORIA_IS_NEW_GAME (self));
  g_rand_set_seed (self->rand, seed);
}

guint
pandoria_new_game_get_n_players (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), 0);
  return pandoria_seating_get_n_players (self->seating);
}

PandoriaVariant
pandoria_new_game_get_variant (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), PANDORIA_VARIANT_REGULAR);
  return (PandoriaVariant) self->rules.variant;
}

PandoriaNewPlayer *
pandoria_new_game_get_player (PandoriaNewGame *self, guint seat)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self) && seat < PANDORIA_MAX_PLAYERS, NULL);
  return pandoria_seating_get_player (self->seating, seat);
}

gboolean
pandoria_new_game_is_partnership (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), FALSE);
  return self->rules.partnership
         && pandoria_seating_get_n_players (self->seating) == PANDORIA_MAX_PLAYERS;
}

gboolean
pandoria_new_game_is_under_way (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), FALSE);
  return self->under_way;
}

PandoriaBoardChoice *
pandoria_new_game_get_boards (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), NULL);
  return self->boards;
}

PandoriaStartLayout *
pandoria_new_game_get_layout (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), NULL);
  return self->layout;
}

PandoriaRelicChoice *
pandoria_new_game_get_relics (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), NULL);
  return self->relics;
}

PandoriaMonumentChoice *
pandoria_new_game_get_monuments (PandoriaNewGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_GAME (self), NULL);
  return self->monuments;
}
