/* Runs the engine on any acts. It reads the bytes as a setup and then as acts: possible acts,
 * variations of them, and arbitrary ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"

#include "nonsense.h"
#include "pandoria-parts-json.h"
#include "pandoria-board-json.h"
#include "pandoria-simulate-testing.h"
#include "pandoria-tries-testing.h"

#include <string.h>

/* Trying all options takes longer than all acts, so it happens only at the last position of one
 * input in this many. The input has no byte for it, or a fuzzer would prefer such inputs. */
#define CHECK_OPTIONS 16

typedef struct
{
  const guint8 *p, *end;
} Bytes;

static guint
take_byte (Bytes *bytes)
{
  return bytes->p < bytes->end ? *bytes->p++ : 0;
}

static guint
take_below (gpointer data, guint end)
{
  Bytes *bytes = data;
  guint value = take_byte (bytes);

  if (end > 256)
    value = value << 8 | take_byte (bytes);
  return value % end;
}

/* Random numbers seeded by the next two bytes, so that later bytes keep their meaning however many
 * numbers are used. */
static GRand *
take_rand (Bytes *bytes)
{
  guint32 seed = take_below (bytes, 65536);

  return g_rand_new_with_seed (seed);
}

/* --- the setup ------------------------------------------------------------------------------ */

static const PandoriaBoard *
get_board (guint number)
{
  static const char *const paths[] = { PANDORIA_BOARD_RESOURCE_A, PANDORIA_BOARD_RESOURCE_B };
  static PandoriaBoard boards[G_N_ELEMENTS (paths)];
  static gboolean is_loaded[G_N_ELEMENTS (paths)];

  if (!is_loaded[number])
    is_loaded[number] = pandoria_board_load (paths[number], &boards[number], NULL, NULL, NULL);
  g_assert_true (is_loaded[number]);
  return &boards[number];
}

/* Any realms, but not promo realms alone: those play only together with others (17). */
static guint
take_realms (Bytes *bytes, PandoriaVariant variant, PandoriaRealm *realms)
{
  guint bits = take_below (bytes, 65536), n = 0;
  gboolean only_promo = TRUE;

  for (guint i = 0; i < PANDORIA_N_REALMS; i++)
    if ((bits >> i & 1) != 0 && pandoria_realm_is_allowed ((PandoriaRealm) i, variant))
      {
        realms[n++] = (PandoriaRealm) i;
        only_promo
            = only_promo && pandoria_realm_get_origin ((PandoriaRealm) i) == PANDORIA_ORIGIN_PROMO;
      }
  return only_promo || n == PANDORIA_N_REALMS ? 0 : n;
}

static gboolean
begin (Bytes *bytes, PandoriaState *state)
{
  PandoriaRealm realms[PANDORIA_N_REALMS];
  PandoriaSetup setup;
  g_autoptr (GRand) rand = NULL;
  guint n_realms, modules;

  pandoria_setup_init (&setup, 2 + take_below (bytes, PANDORIA_MAX_PLAYERS - 1));
  setup.edition = (guint8) take_below (bytes, PANDORIA_N_EDITIONS);
  setup.variant = (guint8) take_below (bytes, PANDORIA_N_VARIANTS);
  modules = take_byte (bytes);
  setup.partnership = setup.n_players == PANDORIA_MAX_PLAYERS && (modules & 1) != 0;
  setup.artifacts = (modules & 2) != 0;
  setup.board = *get_board (modules >> 2 & 1);
  if ((modules & 8) != 0)
    setup.double_tiles = (gint16) (8 + take_below (bytes, 60));
  n_realms = take_realms (bytes, (PandoriaVariant) setup.variant, realms);
  rand = take_rand (bytes);
  pandoria_simulate_setup (&setup, rand, realms, n_realms);
  return pandoria_state_init (state, &setup, NULL);
}

/* --- acts ----------------------------------------------------------------------------------- */

static gboolean
choose (Bytes *bytes, const PandoriaState *state, const PandoriaOptions *options,
        PandoriaAction *action)
{
  g_autoptr (GRand) rand = take_rand (bytes);
  g_autoptr (GError) error = NULL;
  PandoriaState after = *state;

  if (state->finished)
    return FALSE;
  if (!pandoria_simulate_act (&after, options, rand, action, NULL, &error))
    g_error ("%s is offered and refused: %s", pandoria_act_key ((PandoriaActKind) action->kind),
             error->message);
  return TRUE;
}

/* Changes one member of a possible act: most rules are about such acts. */
static void
spoil (Bytes *bytes, const PandoriaAction *other, PandoriaAction *action)
{
  switch (take_below (bytes, 10))
    {
    case 0: action->members = other->members; break;
    case 1: action->copy = other->copy; break;
    case 2: memcpy (action->hexes, other->hexes, sizeof action->hexes); break;
    case 3: action->at = other->at; break;
    case 4:
      action->build = other->build;
      action->monument = other->monument;
      break;
    case 5:
      action->n_drift = other->n_drift;
      memcpy (action->drift, other->drift, sizeof action->drift);
      break;
    case 6:
      action->n_haunt = other->n_haunt;
      memcpy (action->haunt, other->haunt, sizeof action->haunt);
      break;
    case 7:
      action->player = other->player;
      action->slot = other->slot;
      action->take = other->take;
      break;
    case 8:
      action->cost = other->cost;
      action->with = other->with;
      action->spell = other->spell;
      action->level = other->level;
      break;
    default:
      action->kind = other->kind;
      if (other->kind == PANDORIA_ACT_EDIT_PLAYER)
        action->tableau = other->tableau;
      if (other->kind == PANDORIA_ACT_EDIT_TABLE)
        action->table = other->table;
    }
}

/* Returns: whether the act is one of the options, without a change. */
static gboolean
take_action (Bytes *bytes, const PandoriaState *state, const PandoriaOptions *options,
             PandoriaAction *action)
{
  const NonsenseSource source = { take_below, bytes };
  guint way = take_below (bytes, 4);
  PandoriaAction other;

  if (way > 1 && choose (bytes, state, options, action))
    return TRUE;
  nonsense_fill_action_from (&source, state->n_players, &other);
  if (way == 1 && choose (bytes, state, options, action))
    spoil (bytes, &other, action);
  else
    *action = other;
  return FALSE;
}

/* A legal act leads to the same state after writing and reading. Arbitrary acts may contain values
 * that files cannot. */
static void
check_writing (const PandoriaState *state, const PandoriaAction *action, gboolean is_offered,
               const PandoriaState *after)
{
  g_autoptr (JsonObject) json = pandoria_action_to_json (action);
  g_autoptr (GError) error = NULL;
  PandoriaAction again;
  PandoriaState out;

  if (!pandoria_action_from_json (json, "", &again, &error) && !is_offered)
    return;
  if (error != NULL)
    g_error ("%s is accepted and cannot be read: %s",
             pandoria_act_key ((PandoriaActKind) action->kind), error->message);
  if (!pandoria_state_apply (state, &again, &out, NULL, &error))
    g_error ("%s is refused when it is read: %s", pandoria_act_key ((PandoriaActKind) action->kind),
             error->message);
  if (!pandoria_state_equal (&out, after))
    g_error ("%s leads to something else when it is read",
             pandoria_act_key ((PandoriaActKind) action->kind));
}

static void
take_step (Bytes *bytes, PandoriaState *state)
{
  PandoriaOptions options;
  PandoriaTries tries = { .state = state, .options = &options };
  PandoriaAction action;
  PandoriaState after;
  gboolean is_offered;

  pandoria_state_get_options (state, &options);
  is_offered = take_action (bytes, state, &options, &action);
  if (pandoria_tries_action (&tries, &action))
    {
      g_assert_true (pandoria_state_apply (state, &action, &after, NULL, NULL));
      check_writing (state, &action, is_offered, &after);
      *state = after;
    }
  if (tries.fault != NULL)
    g_error ("%s", tries.fault);
}

static void
check_options (const PandoriaState *state)
{
  PandoriaOptions options;
  PandoriaTries tries = { .state = state, .options = &options };

  pandoria_state_get_options (state, &options);
  pandoria_check_options (&tries);
  if (tries.fault != NULL)
    g_error ("%s", tries.fault);
}

static gboolean
is_chosen (const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);

  return g_bytes_hash (bytes) % CHECK_OPTIONS == 0;
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  Bytes bytes = { data, data + size };
  PandoriaState state;
  PandoriaResult result;

  if (!begin (&bytes, &state))
    return 0;
  while (bytes.p < bytes.end)
    take_step (&bytes, &state);
  pandoria_state_get_result (&state, &result);
  if (is_chosen (data, size))
    check_options (&state);
  return 0;
}
