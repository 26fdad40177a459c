/* PandoriaMonumentChoice: the number of monuments of each value in a new game (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-monument-choice.h"

#define LOWEST   PANDORIA_LOWEST_MONUMENT
#define N_VALUES PANDORIA_N_MONUMENTS

struct _PandoriaMonumentChoice
{
  GObject parent_instance;

  guint counts[N_VALUES]; /* the number of each value, lowest first */
  gboolean chosen;
  guint n_players;
  PandoriaCatalogue *catalogue; /* nullable */
};

enum
{
  PROP_CHOSEN = 1,
};

G_DEFINE_FINAL_TYPE (PandoriaMonumentChoice, pandoria_monument_choice, G_TYPE_OBJECT)

static void
emit_changed (PandoriaMonumentChoice *self)
{
  g_signal_emit_by_name (self, "changed");
}

static guint
get_in_box (PandoriaMonumentChoice *self, guint value)
{
  return pandoria_catalogue_find_value (self->catalogue, pandoria_printed_monument (value),
                                        pandoria_setup_monuments_in_box (value));
}

/* Returns: the number of monuments of @value in a game with this number of players (5). */
static guint
get_usual (PandoriaMonumentChoice *self, guint value)
{
  guint in_box = get_in_box (self, value);
  guint removed = pandoria_setup_monuments_removed (value, self->n_players);

  return in_box > removed ? in_box - removed : 0;
}

/* Monuments beyond the limit of a setup are omitted. */
static void
take_counts (PandoriaMonumentChoice *self, const guint counts[N_VALUES])
{
  guint left = PANDORIA_MAX_MONUMENTS;

  for (guint i = 0; i < N_VALUES; i++)
    {
      self->counts[i] = MIN (counts[i], left);
      left -= self->counts[i];
    }
}

static void
take_usual (PandoriaMonumentChoice *self)
{
  guint counts[N_VALUES];

  if (self->chosen)
    return;
  for (guint i = 0; i < N_VALUES; i++)
    counts[i] = get_usual (self, LOWEST + i);
  take_counts (self, counts);
  emit_changed (self);
}

static gboolean
is_usual_box (PandoriaMonumentChoice *self)
{
  for (guint i = 0; i < N_VALUES; i++)
    if (get_in_box (self, LOWEST + i) != pandoria_setup_monuments_in_box (LOWEST + i))
      return FALSE;
  return TRUE;
}

static void
count_values (const PandoriaSetup *setup, guint counts[N_VALUES])
{
  for (guint i = 0; i < N_VALUES; i++)
    counts[i] = 0;
  for (gint8 i = 0; i < setup->n_monuments; i++)
    if (setup->monuments[i] >= LOWEST && setup->monuments[i] < LOWEST + N_VALUES)
      counts[setup->monuments[i] - LOWEST]++;
}

/* The user does not choose the order here, so an existing one is kept. */
static gboolean
has_these (PandoriaMonumentChoice *self, const PandoriaSetup *setup)
{
  guint counts[N_VALUES];

  count_values (setup, counts);
  for (guint i = 0; i < N_VALUES; i++)
    if (counts[i] != self->counts[i])
      return FALSE;
  return setup->n_monuments >= 0;
}

static void
set_chosen (PandoriaMonumentChoice *self, gboolean chosen)
{
  if (self->chosen == chosen)
    return;
  self->chosen = chosen;
  g_object_notify (G_OBJECT (self), "chosen");
  if (chosen)
    emit_changed (self);
  else
    take_usual (self);
}

static void
pandoria_monument_choice_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaMonumentChoice *self = PANDORIA_MONUMENT_CHOICE (object);

  switch (id)
    {
    case PROP_CHOSEN: g_value_set_boolean (value, self->chosen); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_monument_choice_set_property (GObject *object, guint id, const GValue *value,
                                       GParamSpec *pspec)
{
  PandoriaMonumentChoice *self = PANDORIA_MONUMENT_CHOICE (object);

  switch (id)
    {
    case PROP_CHOSEN: set_chosen (self, g_value_get_boolean (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_monument_choice_finalize (GObject *object)
{
  PandoriaMonumentChoice *self = PANDORIA_MONUMENT_CHOICE (object);

  g_clear_object (&self->catalogue);
  G_OBJECT_CLASS (pandoria_monument_choice_parent_class)->finalize (object);
}

static void
pandoria_monument_choice_class_init (PandoriaMonumentChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = pandoria_monument_choice_finalize;
  object_class->get_property = pandoria_monument_choice_get_property;
  object_class->set_property = pandoria_monument_choice_set_property;
  g_object_class_install_property (
      object_class, PROP_CHOSEN,
      g_param_spec_boolean ("chosen", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
pandoria_monument_choice_init (PandoriaMonumentChoice *self)
{
  self->n_players = PANDORIA_MAX_PLAYERS;
  take_usual (self);
}

PandoriaMonumentChoice *
pandoria_monument_choice_new (void)
{
  return g_object_new (PANDORIA_TYPE_MONUMENT_CHOICE, NULL);
}

void
pandoria_monument_choice_set_catalogue (PandoriaMonumentChoice *self, PandoriaCatalogue *catalogue)
{
  g_return_if_fail (PANDORIA_IS_MONUMENT_CHOICE (self) && self->catalogue == NULL);
  g_return_if_fail (PANDORIA_IS_CATALOGUE (catalogue));

  self->catalogue = g_object_ref (catalogue);
  g_signal_connect_object (catalogue, "changed", G_CALLBACK (take_usual), self, G_CONNECT_SWAPPED);
  take_usual (self);
}

void
pandoria_monument_choice_set_players (PandoriaMonumentChoice *self, guint n_players)
{
  g_return_if_fail (PANDORIA_IS_MONUMENT_CHOICE (self));
  g_return_if_fail (n_players >= 2 && n_players <= PANDORIA_MAX_PLAYERS);

  self->n_players = n_players;
  take_usual (self);
}

gboolean
pandoria_monument_choice_is_chosen (PandoriaMonumentChoice *self)
{
  g_return_val_if_fail (PANDORIA_IS_MONUMENT_CHOICE (self), FALSE);
  return self->chosen;
}

guint
pandoria_monument_choice_get_number (PandoriaMonumentChoice *self, guint value)
{
  g_return_val_if_fail (PANDORIA_IS_MONUMENT_CHOICE (self), 0);
  g_return_val_if_fail (value >= LOWEST && value < LOWEST + N_VALUES, 0);
  return self->counts[value - LOWEST];
}

guint
pandoria_monument_choice_get_most (PandoriaMonumentChoice *self, guint value)
{
  guint others = 0;

  g_return_val_if_fail (PANDORIA_IS_MONUMENT_CHOICE (self), 0);
  g_return_val_if_fail (value >= LOWEST && value < LOWEST + N_VALUES, 0);

  for (guint i = 0; i < N_VALUES; i++)
    if (LOWEST + i != value)
      others += self->counts[i];
  return PANDORIA_MAX_MONUMENTS - others;
}

void
pandoria_monument_choice_set_number (PandoriaMonumentChoice *self, guint value, guint number)
{
  guint most = pandoria_monument_choice_get_most (self, value);

  g_return_if_fail (PANDORIA_IS_MONUMENT_CHOICE (self));
  g_return_if_fail (value >= LOWEST && value < LOWEST + N_VALUES);

  self->counts[value - LOWEST] = MIN (number, most);
  emit_changed (self);
}

void
pandoria_monument_choice_fill (PandoriaMonumentChoice *self, PandoriaSetup *setup)
{
  g_return_if_fail (PANDORIA_IS_MONUMENT_CHOICE (self) && setup != NULL);

  if (!self->chosen && is_usual_box (self))
    {
      setup->n_monuments = PANDORIA_DEFAULT;
      return;
    }
  if (has_these (self, setup))
    return;
  setup->n_monuments = 0;
  for (guint i = 0; i < N_VALUES; i++)
    for (guint n = self->counts[i]; n > 0; n--)
      setup->monuments[setup->n_monuments++] = (guint8) (LOWEST + i);
}

void
pandoria_monument_choice_read (PandoriaMonumentChoice *self, const PandoriaSetup *setup)
{
  guint counts[N_VALUES];

  g_return_if_fail (PANDORIA_IS_MONUMENT_CHOICE (self) && setup != NULL);

  if (setup->n_monuments < 0)
    return;
  count_values (setup, counts);
  take_counts (self, counts);
  set_chosen (self, TRUE);
}
