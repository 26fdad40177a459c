/* PandoriaSeating: the players of a new game in the order of their seats, and who begins (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-seating.h"

struct _PandoriaSeating
{
  GObject parent_instance;

  PandoriaNewPlayer *players[PANDORIA_MAX_PLAYERS]; /* in the order of their seats */
  guint n_players;
  PandoriaNewPlayer *chosen; /* the start player; NULL: by lot */
  PandoriaNewPlayer *drawn;  /* the drawn start player; nullable */
};

G_DEFINE_FINAL_TYPE (PandoriaSeating, pandoria_seating, G_TYPE_OBJECT)

static void
emit_changed (PandoriaSeating *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
number_seats (PandoriaSeating *self)
{
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    pandoria_new_player_set_seat (self->players[i], i, i < self->n_players);
}

static gboolean
is_playing (PandoriaSeating *self, PandoriaNewPlayer *player)
{
  return pandoria_new_player_get_seat (player) < self->n_players;
}

static int
get_seat (PandoriaNewPlayer *player)
{
  return player != NULL ? (int) pandoria_new_player_get_seat (player) : PANDORIA_NO_SEAT;
}

/* Colours differ, so the player who had the colour of @player gets the one that becomes free. */
static void
on_color_changed (PandoriaSeating *self, GParamSpec *pspec, PandoriaNewPlayer *player)
{
  const PandoriaColor color = pandoria_new_player_get_color (player);
  PandoriaNewPlayer *other = NULL;
  guint used = 0;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      used |= 1u << pandoria_new_player_get_color (self->players[i]);
      if (self->players[i] != player && pandoria_new_player_get_color (self->players[i]) == color)
        other = self->players[i];
    }
  for (guint i = 0; other != NULL && i < PANDORIA_N_COLORS; i++)
    if ((used >> i & 1) == 0)
      {
        g_object_set (other, "color", i, NULL);
        break;
      }
}

static void
pandoria_seating_finalize (GObject *object)
{
  PandoriaSeating *self = PANDORIA_SEATING (object);

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    g_object_unref (self->players[i]);
  G_OBJECT_CLASS (pandoria_seating_parent_class)->finalize (object);
}

static void
pandoria_seating_class_init (PandoriaSeatingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_seating_finalize;
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
add_player (PandoriaSeating *self, guint seat)
{
  static const char *const signals[]
      = { "notify::name",  "notify::color",       "notify::realm",
          "notify::drawn", "notify::start-level", "notify::start-cost" };
  PandoriaNewPlayer *player = g_object_new (PANDORIA_TYPE_NEW_PLAYER, "color", seat, NULL);

  self->players[seat] = player;
  g_signal_connect_object (player, "notify::color", G_CALLBACK (on_color_changed), self,
                           G_CONNECT_SWAPPED);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (player, signals[i], G_CALLBACK (emit_changed), self,
                             G_CONNECT_SWAPPED);
}

static void
pandoria_seating_init (PandoriaSeating *self)
{
  self->n_players = PANDORIA_MAX_PLAYERS;
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    add_player (self, i);
  number_seats (self);
}

PandoriaSeating *
pandoria_seating_new (void)
{
  return g_object_new (PANDORIA_TYPE_SEATING, NULL);
}

guint
pandoria_seating_get_n_players (PandoriaSeating *self)
{
  g_return_val_if_fail (PANDORIA_IS_SEATING (self), 0);
  return self->n_players;
}

void
pandoria_seating_set_n_players (PandoriaSeating *self, guint n_players)
{
  g_return_if_fail (PANDORIA_IS_SEATING (self));
  g_return_if_fail (n_players >= PANDORIA_FEWEST_PLAYERS && n_players <= PANDORIA_MAX_PLAYERS);

  if (self->n_players == n_players)
    return;
  self->n_players = n_players;
  number_seats (self);
  if (self->chosen != NULL && !is_playing (self, self->chosen))
    self->chosen = NULL;
  if (self->drawn != NULL && !is_playing (self, self->drawn))
    self->drawn = NULL;
  emit_changed (self);
}

PandoriaNewPlayer *
pandoria_seating_get_player (PandoriaSeating *self, guint seat)
{
  g_return_val_if_fail (PANDORIA_IS_SEATING (self) && seat < PANDORIA_MAX_PLAYERS, NULL);
  return self->players[seat];
}

gboolean
pandoria_seating_move (PandoriaSeating *self, guint from, guint to)
{
  PandoriaNewPlayer *player;

  g_return_val_if_fail (PANDORIA_IS_SEATING (self), FALSE);
  g_return_val_if_fail (from < PANDORIA_MAX_PLAYERS, FALSE);

  if (to >= self->n_players)
    return FALSE;
  player = self->players[from];
  for (guint i = from; i < to; i++)
    self->players[i] = self->players[i + 1];
  for (guint i = from; i > to; i--)
    self->players[i] = self->players[i - 1];
  self->players[to] = player;
  number_seats (self);
  emit_changed (self);
  return TRUE;
}

int
pandoria_seating_get_chosen (PandoriaSeating *self)
{
  g_return_val_if_fail (PANDORIA_IS_SEATING (self), PANDORIA_NO_SEAT);
  return get_seat (self->chosen);
}

void
pandoria_seating_choose (PandoriaSeating *self, int seat)
{
  g_return_if_fail (PANDORIA_IS_SEATING (self));

  self->chosen = seat >= 0 && seat < (int) self->n_players ? self->players[seat] : NULL;
  emit_changed (self);
}

int
pandoria_seating_get_drawn (PandoriaSeating *self)
{
  g_return_val_if_fail (PANDORIA_IS_SEATING (self), PANDORIA_NO_SEAT);
  return get_seat (self->drawn);
}

void
pandoria_seating_draw (PandoriaSeating *self, GRand *rand)
{
  g_return_if_fail (PANDORIA_IS_SEATING (self) && rand != NULL);

  self->drawn = self->players[g_rand_int_range (rand, 0, (gint32) self->n_players)];
  emit_changed (self);
}
