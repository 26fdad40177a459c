/* PandoriaNewPlayer: a player of a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-player.h"

#define MOST_LEVELS 3
#define MOST_COST   99

struct _PandoriaNewPlayer
{
  GObject parent_instance;

  char *name;
  guint color; /* PandoriaColor */
  PandoriaRealm realm;
  gboolean drawn;
  guint seat;
  gboolean plays;
  guint start_level, start_cost; /* of the start building in the beginner's game */
  guint origin;
  PandoriaPlayerSetup values; /* start values that differ from the rules; as they were read */
  gboolean keeps_default;     /* the game has no start building in its setup: it stays so */
};

enum
{
  PROP_NAME = 1,
  PROP_COLOR,
  PROP_REALM,
  PROP_DRAWN,
  PROP_SEAT,
  PROP_PLAYS,
  PROP_START_LEVEL,
  PROP_START_COST,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (PandoriaNewPlayer, pandoria_new_player, G_TYPE_OBJECT)

static void
set_number (PandoriaNewPlayer *self, guint *member, guint number, guint prop)
{
  if (*member == number)
    return;
  *member = number;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
set_realm (PandoriaNewPlayer *self, PandoriaRealm realm, gboolean drawn)
{
  const gboolean is_new_realm = self->realm != realm;
  const gboolean is_new_origin = self->drawn != drawn;

  self->realm = realm;
  self->drawn = drawn;
  if (is_new_origin)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DRAWN]);
  if (is_new_realm)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REALM]);
}

static void
set_name (PandoriaNewPlayer *self, const char *name)
{
  if (g_strcmp0 (self->name, name) == 0)
    return;
  g_free (self->name);
  self->name = g_strdup (name != NULL ? name : "");
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NAME]);
}

static void
pandoria_new_player_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaNewPlayer *self = PANDORIA_NEW_PLAYER (object);

  switch (id)
    {
    case PROP_NAME: g_value_set_string (value, self->name); break;
    case PROP_COLOR: g_value_set_uint (value, self->color); break;
    case PROP_REALM: g_value_set_uint (value, self->realm); break;
    case PROP_DRAWN: g_value_set_boolean (value, self->drawn); break;
    case PROP_SEAT: g_value_set_uint (value, self->seat); break;
    case PROP_PLAYS: g_value_set_boolean (value, self->plays); break;
    case PROP_START_LEVEL: g_value_set_uint (value, self->start_level); break;
    case PROP_START_COST: g_value_set_uint (value, self->start_cost); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_new_player_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PandoriaNewPlayer *self = PANDORIA_NEW_PLAYER (object);

  switch (id)
    {
    case PROP_NAME: set_name (self, g_value_get_string (value)); break;
    case PROP_COLOR: set_number (self, &self->color, g_value_get_uint (value), id); break;
    case PROP_REALM: set_realm (self, g_value_get_uint (value), FALSE); break;
    case PROP_START_LEVEL:
      set_number (self, &self->start_level, g_value_get_uint (value), id);
      break;
    case PROP_START_COST: set_number (self, &self->start_cost, g_value_get_uint (value), id); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_new_player_finalize (GObject *object)
{
  g_free (PANDORIA_NEW_PLAYER (object)->name);
  G_OBJECT_CLASS (pandoria_new_player_parent_class)->finalize (object);
}

static void
pandoria_new_player_class_init (PandoriaNewPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  const GParamFlags chosen = shown | G_PARAM_WRITABLE;

  object_class->finalize = pandoria_new_player_finalize;
  object_class->get_property = pandoria_new_player_get_property;
  object_class->set_property = pandoria_new_player_set_property;
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", chosen);
  props[PROP_COLOR] = g_param_spec_uint ("color", NULL, NULL, 0, PANDORIA_N_COLORS - 1, 0, chosen);
  props[PROP_REALM] = g_param_spec_uint ("realm", NULL, NULL, 0, PANDORIA_N_REALMS - 1, 0, chosen);
  props[PROP_DRAWN] = g_param_spec_boolean ("drawn", NULL, NULL, FALSE, shown);
  props[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, PANDORIA_MAX_PLAYERS, 0, shown);
  props[PROP_PLAYS] = g_param_spec_boolean ("plays", NULL, NULL, FALSE, shown);
  props[PROP_START_LEVEL]
      = g_param_spec_uint ("start-level", NULL, NULL, 1, MOST_LEVELS, 1, chosen);
  props[PROP_START_COST] = g_param_spec_uint ("start-cost", NULL, NULL, 0, MOST_COST, 0, chosen);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
pandoria_new_player_init (PandoriaNewPlayer *self)
{
  self->name = g_strdup ("");
  self->start_level = 1;
  self->origin = PANDORIA_MAX_PLAYERS;
  self->values = (PandoriaPlayerSetup){
    .resources = { PANDORIA_DEFAULT, PANDORIA_DEFAULT, PANDORIA_DEFAULT },
    .points = PANDORIA_DEFAULT,
    .hand = PANDORIA_DEFAULT,
  };
}

const char *
pandoria_new_player_get_name (PandoriaNewPlayer *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_PLAYER (self), "");
  return self->name;
}

PandoriaColor
pandoria_new_player_get_color (PandoriaNewPlayer *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_PLAYER (self), PANDORIA_COLOR_RED);
  return self->color;
}

PandoriaRealm
pandoria_new_player_get_realm (PandoriaNewPlayer *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_PLAYER (self), PANDORIA_REALM_NONE);
  return self->realm;
}

gboolean
pandoria_new_player_is_drawn (PandoriaNewPlayer *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_PLAYER (self), FALSE);
  return self->drawn;
}

guint
pandoria_new_player_get_seat (PandoriaNewPlayer *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_PLAYER (self), 0);
  return self->seat;
}

guint
pandoria_new_player_get_origin (PandoriaNewPlayer *self)
{
  g_return_val_if_fail (PANDORIA_IS_NEW_PLAYER (self), PANDORIA_MAX_PLAYERS);
  return self->origin;
}

void
pandoria_new_player_set_seat (PandoriaNewPlayer *self, guint seat, gboolean plays)
{
  g_return_if_fail (PANDORIA_IS_NEW_PLAYER (self));

  set_number (self, &self->seat, seat, PROP_SEAT);
  if (self->plays == plays)
    return;
  self->plays = plays;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLAYS]);
}

void
pandoria_new_player_draw_realm (PandoriaNewPlayer *self, PandoriaRealm realm)
{
  g_return_if_fail (PANDORIA_IS_NEW_PLAYER (self));
  set_realm (self, realm, realm != PANDORIA_REALM_NONE);
}

void
pandoria_new_player_keep_values (PandoriaNewPlayer *self, const PandoriaPlayerSetup *setup)
{
  const guint8 realm = self->values.realm;

  g_return_if_fail (PANDORIA_IS_NEW_PLAYER (self) && setup != NULL);

  self->values = *setup;
  self->values.realm = realm;
}

void
pandoria_new_player_read (PandoriaNewPlayer *self, const PandoriaSetup *setup, guint seat)
{
  const PandoriaPlayerSetup *player = &setup->players[seat];

  g_return_if_fail (PANDORIA_IS_NEW_PLAYER (self));
  g_return_if_fail (seat < PANDORIA_MAX_PLAYERS);

  self->values = *player;
  self->origin = seat;
  set_realm (self, player->realm, FALSE);
  if (player->start_building == PANDORIA_BUILDING_NONE)
    {
      self->keeps_default = setup->variant == PANDORIA_VARIANT_BEGINNER;
      return;
    }
  set_number (self, &self->start_cost, player->start_cost, PROP_START_COST);
  set_number (self, &self->start_level, MAX (player->start_level, 1), PROP_START_LEVEL);
}

void
pandoria_new_player_fill (PandoriaNewPlayer *self, PandoriaVariant variant,
                          PandoriaPlayerSetup *setup)
{
  const PandoriaBuilding building = pandoria_realm_start_building (self->realm);
  gboolean keeps_default;

  g_return_if_fail (PANDORIA_IS_NEW_PLAYER (self) && setup != NULL);

  keeps_default = self->keeps_default && self->realm == self->values.realm && self->start_cost == 0;
  *setup = self->values;
  setup->realm = (guint8) self->realm;
  setup->start_building = setup->start_level = setup->start_cost = 0;
  setup->is_start_cost_unknown = FALSE;
  if (variant != PANDORIA_VARIANT_BEGINNER || building == PANDORIA_BUILDING_NONE || keeps_default)
    return;
  setup->start_cost = (guint8) self->start_cost;
  setup->start_building = (guint8) building;
  setup->is_start_cost_unknown = self->start_cost == 0;
  if (pandoria_building_levels (building)[0] != 0)
    setup->start_level = (guint8) self->start_level;
}
