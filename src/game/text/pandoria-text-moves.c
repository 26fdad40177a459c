/* Describes moves on the table: figures that leave the board, and all differences between two
 * positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-moves.h"

#include "pandoria-table-moves.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

/* A short message names at most so many figures. */
#define MOST_FIGURES 3

/* --- figures that leave the board ----------------------------------------------------------- */

/** Leavers: figures of one player and sort that go to the same kind of place. */
typedef struct
{
  PandoriaFigure figure;
  PandoriaPlace to;
  PandoriaSpaces spaces; /* where they were */
  guint n;
} Leavers;

/* Collects the moves from @i on that belong together. Returns: the number of the next one. */
static guint
collect_leavers (GArray *moves, guint i, Leavers *leavers)
{
  const PandoriaTableMove *first = &g_array_index (moves, PandoriaTableMove, i);

  leavers->figure = first->figure;
  leavers->to = first->to;
  leavers->spaces = pandoria_spaces_empty ();
  leavers->n = 0;
  for (; i < moves->len; i++)
    {
      const PandoriaTableMove *move = &g_array_index (moves, PandoriaTableMove, i);

      if (move->figure.player != first->figure.player || move->figure.leader != first->figure.leader
          || move->to.kind != first->to.kind || move->to.player != first->to.player)
        return i;
      pandoria_spaces_add (&leavers->spaces, move->from.at);
      leavers->n++;
    }
  return i;
}

static char *
describe_return (const char *name, const Leavers *leavers, const char *spaces, gboolean possible)
{
  gulong n = leavers->n;

  if (leavers->figure.leader && possible)
    return g_strdup_printf (_ ("%1$s’s leader on %2$s would return to the reserve"), name, spaces);
  if (leavers->figure.leader)
    /* Translators: a player, and a space: “Marta’s leader on F7 returns to the reserve” */
    return g_strdup_printf (_ ("%1$s’s leader on %2$s returns to the reserve"), name, spaces);
  if (possible)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "%1$s’s worker on %2$s would return to the reserve",
                                         "%1$s’s workers on %2$s would return to the reserve", n),
                            name, spaces);
  /* Translators: a player, and spaces: “Marta’s workers on F7 F8 return to the reserve” */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$s’s worker on %2$s returns to the reserve",
                                       "%1$s’s workers on %2$s return to the reserve", n),
                          name, spaces);
}

/* Hanbok take prisoners, and a ghost haunts another player (17). */
static char *
describe_loss (const char *name, const char *other, const Leavers *leavers, const char *spaces,
               gboolean possible)
{
  gboolean haunts = leavers->to.kind == PANDORIA_PLACE_HAUNT;

  if (haunts && possible)
    return g_strdup_printf (_ ("%1$s’s figure on %2$s would haunt %3$s"), name, spaces, other);
  if (haunts)
    /* Translators: the owner of a ghost, its space, and the player whom it haunts now */
    return g_strdup_printf (_ ("%1$s’s figure on %2$s haunts %3$s"), name, spaces, other);
  if (possible)
    return g_strdup_printf (_ ("%3$s would capture %1$s’s figures on %2$s"), name, spaces, other);
  /* Translators: %3$s is the player who takes prisoners, %1$s their owner, %2$s their spaces:
   * “Jonas captures Marta’s figures on F7 F8” */
  return g_strdup_printf (_ ("%3$s captures %1$s’s figures on %2$s"), name, spaces, other);
}

static char *
describe_leavers (PandoriaGame *game, const Leavers *leavers, gboolean possible)
{
  const char *name = pandoria_game_get_player_name (game, leavers->figure.player);
  g_autofree char *spaces = pandoria_text_spaces (leavers->spaces, PANDORIA_N_SPACES);

  if (leavers->to.kind == PANDORIA_PLACE_RESERVE)
    return describe_return (name, leavers, spaces, possible);
  return describe_loss (name, pandoria_game_get_player_name (game, leavers->to.player), leavers,
                        spaces, possible);
}

/* Returns: the figures that leave the board, without those that @action (nullable) itself names. */
static GArray *
find_leavers (const PandoriaState *before, const PandoriaAction *action, const PandoriaState *after)
{
  GArray *moves = pandoria_table_moves_find_figures (before, after);
  PandoriaSpace taken = action != NULL && action->kind == PANDORIA_ACT_TAKE_FIGURE
                            ? action->take.at
                            : PANDORIA_SPACE_NONE;

  for (guint i = moves->len; i > 0; i--)
    {
      const PandoriaTableMove *move = &g_array_index (moves, PandoriaTableMove, i - 1);

      if (!pandoria_table_move_leaves_board (move)
          || (move->from.at == taken && move->figure.player == before->active))
        g_array_remove_index (moves, i - 1);
    }
  return moves;
}

static gboolean
returns (const Leavers *leavers)
{
  return leavers->to.kind == PANDORIA_PLACE_RESERVE;
}

/* Returns: (transfer full) (element-type Leavers): what find_leavers() lists, by player and sort.
 */
static GArray *
group_leavers (GArray *moves)
{
  GArray *groups = g_array_new (FALSE, FALSE, sizeof (Leavers));

  for (guint i = 0; i < moves->len;)
    {
      Leavers leavers;

      i = collect_leavers (moves, i, &leavers);
      g_array_append_val (groups, leavers);
    }
  return groups;
}

/* Returns: (nullable): the player @seat with the spaces of the figures that return. */
static char *
describe_owner (PandoriaGame *game, GArray *groups, guint seat)
{
  g_autoptr (GPtrArray) places = pandoria_phrases_new ();
  g_autofree char *joined = NULL;

  for (guint i = 0; i < groups->len; i++)
    {
      const Leavers *leavers = &g_array_index (groups, Leavers, i);
      g_autofree char *spaces = pandoria_text_spaces (leavers->spaces, PANDORIA_N_SPACES);

      if (!returns (leavers) || leavers->figure.player != seat)
        continue;
      if (leavers->figure.leader)
        /* Translators: the space of a leader who returns to the reserve */
        pandoria_phrases_add (places, g_strdup_printf (_ ("leader %s"), spaces));
      else
        pandoria_phrases_add (places, g_steal_pointer (&spaces));
    }
  joined = pandoria_phrases_join (places, C_ ("amounts", ", "));
  if (joined == NULL)
    return NULL;
  /* Translators: a player, and the spaces of the figures that return: “Marta (F7, leader G6)” */
  return g_strdup_printf (C_ ("figures", "%1$s (%2$s)"), pandoria_game_get_player_name (game, seat),
                          joined);
}

/* Returns: (element-type utf8): the players whose figures return. */
static GPtrArray *
describe_owners (PandoriaGame *game, GArray *groups)
{
  GPtrArray *owners = pandoria_phrases_new ();

  for (guint seat = 0; seat < pandoria_game_get_state (game)->n_players; seat++)
    pandoria_phrases_add (owners, describe_owner (game, groups, seat));
  return owners;
}

/* Writes in one clause whose figures return. */
static char *
describe_returns (GPtrArray *owners, gboolean possible)
{
  g_autofree char *joined = pandoria_phrases_join (owners, C_ ("amounts", ", "));

  if (possible)
    return g_strdup_printf (_ ("%s would get figures back"), joined);
  /* Translators: several players with the spaces of their figures, which return to the reserve:
   * “Marta (F7), Jonas (leader G6) get figures back” */
  return g_strdup_printf (_ ("%s get figures back"), joined);
}

char *
pandoria_text_leavers (PandoriaGame *game, const PandoriaState *before,
                       const PandoriaAction *action, const PandoriaState *after, gboolean possible)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  g_autoptr (GPtrArray) owners = NULL;
  g_autoptr (GArray) moves = NULL, groups = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && before != NULL && after != NULL, NULL);

  moves = find_leavers (before, action, after);
  groups = group_leavers (moves);
  owners = describe_owners (game, groups);
  if (owners->len > 1)
    pandoria_phrases_add (parts, describe_returns (owners, possible));
  for (guint i = 0; i < groups->len; i++)
    {
      const Leavers *leavers = &g_array_index (groups, Leavers, i);

      if (owners->len < 2 || !returns (leavers))
        pandoria_phrases_add (parts, describe_leavers (game, leavers, possible));
    }
  return pandoria_text_join (parts);
}

char *
pandoria_text_leavers_between (PandoriaGame *game, guint from, guint to)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  for (guint i = from; i < MIN (to, pandoria_game_get_position (game)); i++)
    {
      const PandoriaAction *action
          = pandoria_record_get_action (pandoria_game_get_record (game), i);

      pandoria_phrases_add (
          parts, pandoria_text_leavers (game, pandoria_game_get_state_at (game, i), action,
                                        pandoria_game_get_state_at (game, i + 1), FALSE));
    }
  return pandoria_text_join (parts);
}

/* --- artifacts ------------------------------------------------------------------------------ */

/* Returns: how many artifacts more the active player holds in @after, alone or with the partner. */
static int
count_taken (const PandoriaState *before, const PandoriaState *after)
{
  const guint taker = before->active;

  return (int) pandoria_state_artifacts (after, taker)
         - (int) pandoria_state_artifacts (before, taker);
}

static char *
describe_taken (PandoriaGame *game, const PandoriaState *state, int n)
{
  const char *taker = pandoria_game_get_player_name (game, state->active);
  g_autofree char *amount = pandoria_text_amount (PANDORIA_COUNTER_ARTIFACTS, n);

  if (state->partnership)
    /* Translators: a player, artifacts, and the partner: “Anna takes 1 artifact, shared with Cleo”
     */
    return g_strdup_printf (_ ("%1$s takes %2$s, shared with %3$s"), taker, amount,
                            pandoria_game_get_player_name (game, (state->active + 2u) % 4));
  /* Translators: a player, and artifacts: “Marta takes 2 artifacts” */
  return g_strdup_printf (_ ("%1$s takes %2$s"), taker, amount);
}

char *
pandoria_text_artifacts_between (PandoriaGame *game, guint from, guint to)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  for (guint i = from; i < MIN (to, pandoria_game_get_position (game)); i++)
    {
      const PandoriaState *before = pandoria_game_get_state_at (game, i);
      const PandoriaAction *action
          = pandoria_record_get_action (pandoria_game_get_record (game), i);
      int n = count_taken (before, pandoria_game_get_state_at (game, i + 1));

      if (n > 0 && !pandoria_act_is_correction (action->kind))
        pandoria_phrases_add (parts, describe_taken (game, before, n));
    }
  return pandoria_text_join (parts);
}

/* --- all differences ------------------------------------------------------------------------ */

static char *
describe_place (PandoriaGame *game, const PandoriaPlace *place)
{
  const char *other = place->player < pandoria_game_get_state (game)->n_players
                          ? pandoria_game_get_player_name (game, place->player)
                          : "";

  switch (place->kind)
    {
    case PANDORIA_PLACE_SPACE: return g_strdup (pandoria_space_name (place->at));
    case PANDORIA_PLACE_SLOT:
      /* Translators: a place of a figure: a player’s building slot, “slot 2 of Marta” */
      return g_strdup_printf (C_ ("place", "slot %1$u of %2$s"), place->slot + 1U, other);
    case PANDORIA_PLACE_PRISON:
      /* Translators: a place of a figure: the player who has captured it */
      return g_strdup_printf (C_ ("place", "prisoners of %s"), other);
    case PANDORIA_PLACE_HAUNT:
      /* Translators: a place of a ghost: the player whom it haunts */
      return g_strdup_printf (C_ ("place", "haunts %s"), other);
    case PANDORIA_PLACE_BOX: return g_strdup (C_ ("place", "box"));
    default: return g_strdup (C_ ("place", "reserve"));
    }
}

static char *
describe_figure (PandoriaGame *game, const PandoriaTableMove *move)
{
  const char *name = pandoria_game_get_player_name (game, move->figure.player);
  g_autofree char *from = describe_place (game, &move->from);
  g_autofree char *to = describe_place (game, &move->to);

  if (move->figure.leader)
    return g_strdup_printf (_ ("%1$s’s leader: %2$s → %3$s"), name, from, to);
  /* Translators: what to move on the table: a player, from where, to where: “Marta’s worker: F7 →
   * reserve” */
  return g_strdup_printf (_ ("%1$s’s worker: %2$s → %3$s"), name, from, to);
}

static char *
describe_ground (PandoriaGame *game, const PandoriaGround *ground)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  if (ground->castle >= 0)
    pandoria_phrases_add (
        parts, g_strdup (pandoria_text_castle (
                   pandoria_record_get_player_color (record, (guint) ground->castle), FALSE)));
  if (ground->fortress >= 0)
    pandoria_phrases_add (
        parts, g_strdup (pandoria_text_castle (
                   pandoria_record_get_player_color (record, (guint) ground->fortress), TRUE)));
  if (ground->terrain >= 0)
    pandoria_phrases_add (parts,
                          pandoria_text_hex ((PandoriaTerrain) ground->terrain, ground->symbols));
  if (ground->artifacts > 0)
    pandoria_phrases_add (parts,
                          pandoria_text_amount (PANDORIA_COUNTER_ARTIFACTS, ground->artifacts));
  if (parts->len == 0)
    return g_strdup (_ ("empty"));
  return pandoria_phrases_join (parts, C_ ("amounts", ", "));
}

static char *
describe_content (const PandoriaSlot *slot)
{
  if (slot->has_monument)
    return g_strdup_printf (_ ("monument %u"), slot->monument);
  if (slot->building == PANDORIA_BUILDING_NONE)
    return g_strdup (_ ("empty"));
  return pandoria_text_building ((PandoriaBuilding) slot->building, slot->level);
}

static char *
describe_slot (PandoriaGame *game, const PandoriaTableMove *move)
{
  g_autofree char *content = describe_content (&move->content);

  /* Translators: a player, the number of a building slot, what is there: “Marta, slot 2: Bank 1” */
  return g_strdup_printf (_ ("%1$s, slot %2$u: %3$s"),
                          pandoria_game_get_player_name (game, move->player), move->slot + 1U,
                          content);
}

static char *
describe_spell (PandoriaGame *game, const PandoriaTableMove *move)
{
  g_autofree char *spell
      = move->spell.spell != PANDORIA_SPELL_NONE
            ? pandoria_text_spell ((PandoriaSpell) move->spell.spell, move->spell.level)
            : g_strdup (_ ("none"));

  /* Translators: a player and the player’s top spell: “Marta, top spell: Rage 2” */
  return g_strdup_printf (_ ("%1$s, top spell: %2$s"),
                          pandoria_game_get_player_name (game, move->player), spell);
}

/* By PandoriaPile. Translators: what to check on the table; %d is a number of pieces. */
static const char *const pile_words[] = {
  [PANDORIA_PILE_DOUBLE_TILES] = N_ ("Double tiles in the stack: %d"),
  [PANDORIA_PILE_SINGLE_TILES] = N_ ("Single tiles in the stack: %d"),
  [PANDORIA_PILE_DECK] = N_ ("Cards in the deck: %d"),
  [PANDORIA_PILE_MARKET] = N_ ("Cards in the card market: %d"),
  [PANDORIA_PILE_MONUMENTS] = N_ ("Monuments in the stack: %d"),
  [PANDORIA_PILE_RELICS] = N_ ("Relics taken: %d"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (pile_words) == PANDORIA_N_PILES);

static char *
describe_pile (const PandoriaTableMove *move)
{
  g_auto (GStrv) parts = g_strsplit (_ (pile_words[move->pile]), "%d", 2);
  g_autofree char *number = g_strdup_printf ("%d", move->amount);

  return g_strjoinv (number, parts);
}

static char *
describe_amount (const PandoriaTableMove *move)
{
  g_autofree char *number = pandoria_text_signed (move->amount);
  gulong n = (gulong) ABS (move->amount);

  if (move->kind == PANDORIA_TABLE_MOVE_COUNTER)
    return pandoria_text_change ((PandoriaCounter) move->counter, move->amount);
  if (move->kind == PANDORIA_TABLE_MOVE_TILES)
    /* Translators: %s is a number with its sign: “+1 double tile in hand” */
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%s double tile in hand", "%s double tiles in hand", n),
        number);
  /* Translators: %s is a number with its sign: “−1 fortress” */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s fortress", "%s fortresses", n), number);
}

static gboolean
is_amount (const PandoriaTableMove *move, guint player, gboolean markers)
{
  if (move->player != player)
    return FALSE;
  if (move->kind == PANDORIA_TABLE_MOVE_COUNTER)
    return !markers || move->counter <= PANDORIA_COUNTER_POINTS;
  return !markers
         && (move->kind == PANDORIA_TABLE_MOVE_TILES || move->kind == PANDORIA_TABLE_MOVE_FORTRESS);
}

/* Adds “Marta: −2 crystals, +4 points”. @markers: only what the markers show. */
static void
add_amounts (GPtrArray *lines, PandoriaGame *game, GArray *moves, guint player, gboolean markers)
{
  g_autoptr (GPtrArray) amounts = pandoria_phrases_new ();
  g_autofree char *joined = NULL;

  for (guint i = 0; i < moves->len; i++)
    {
      const PandoriaTableMove *move = &g_array_index (moves, PandoriaTableMove, i);

      if (is_amount (move, player, markers))
        pandoria_phrases_add (amounts, describe_amount (move));
    }
  joined = pandoria_phrases_join (amounts, C_ ("amounts", ", "));
  if (joined != NULL)
    /* Translators: a player and the changes of the player’s markers: “Marta: −2 crystals” */
    pandoria_phrases_add (lines,
                          g_strdup_printf (C_ ("what to move", "%1$s: %2$s"),
                                           pandoria_game_get_player_name (game, player), joined));
}

/* Returns: (nullable): the line of a move that is not an amount. */
static char *
describe_move (PandoriaGame *game, const PandoriaTableMove *move)
{
  g_autofree char *ground = NULL;

  switch (move->kind)
    {
    case PANDORIA_TABLE_MOVE_FIGURE: return describe_figure (game, move);
    case PANDORIA_TABLE_MOVE_SLOT: return describe_slot (game, move);
    case PANDORIA_TABLE_MOVE_TOP_SPELL: return describe_spell (game, move);
    case PANDORIA_TABLE_MOVE_PILE: return describe_pile (move);
    case PANDORIA_TABLE_MOVE_GROUND:
      ground = describe_ground (game, &move->ground);
      /* Translators: a space of the board and what is there: “F7: Forest, 2 wood” */
      return g_strdup_printf (C_ ("space", "%1$s: %2$s"), pandoria_space_name (move->at), ground);
    default: return NULL;
    }
}

char *
pandoria_text_moves_in_short (PandoriaGame *game, const PandoriaState *before,
                              const PandoriaState *after)
{
  g_autoptr (GPtrArray) lines = pandoria_phrases_new ();
  g_autoptr (GArray) moves = NULL;
  guint n_figures = 0;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && before != NULL && after != NULL, NULL);

  if (before->n_players != after->n_players)
    return NULL;
  moves = pandoria_table_moves_find (before, after);
  for (guint player = 0; player < after->n_players; player++)
    add_amounts (lines, game, moves, player, TRUE);
  for (guint i = 0; i < moves->len && n_figures < MOST_FIGURES; i++)
    {
      const PandoriaTableMove *move = &g_array_index (moves, PandoriaTableMove, i);

      if (move->kind != PANDORIA_TABLE_MOVE_FIGURE)
        continue;
      pandoria_phrases_add (lines, describe_figure (game, move));
      n_figures++;
    }
  return pandoria_text_join (lines);
}

char *
pandoria_text_table_moves (PandoriaGame *game, const PandoriaState *before,
                           const PandoriaState *after)
{
  g_autoptr (GPtrArray) lines = pandoria_phrases_new ();
  g_autoptr (GArray) moves = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && before != NULL && after != NULL, NULL);

  if (before->n_players != after->n_players)
    return NULL;
  moves = pandoria_table_moves_find (before, after);
  for (guint player = 0; player < after->n_players; player++)
    add_amounts (lines, game, moves, player, FALSE);
  for (guint i = 0; i < moves->len; i++)
    pandoria_phrases_add (lines,
                          describe_move (game, &g_array_index (moves, PandoriaTableMove, i)));
  return pandoria_phrases_join (lines, "\n");
}
