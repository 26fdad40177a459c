/* Short answers for players who listen to a screen reader: what others see with one look.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-spoken.h"

#include <glib/gi18n-lib.h>

#include "pandoria-one-line.h"
#include "pandoria-text.h"

/* Returns: (transfer full): the phrases as sentences. */
static char *
join_sentences (GPtrArray *phrases)
{
  g_autofree char *all = pandoria_phrases_join (phrases, ". ");

  return g_strconcat (all, ".", NULL);
}

/* @words: (transfer full). Returns: (transfer full): the words with a capital letter. */
static char *
begin_sentence (char *words)
{
  g_autofree char *owned = words;
  GString *sentence = g_string_new (NULL);

  g_string_append_unichar (sentence, g_unichar_toupper (g_utf8_get_char (owned)));
  g_string_append (sentence, g_utf8_next_char (owned));
  return g_string_free (sentence, FALSE);
}

char *
pandoria_text_spoken_turn (PandoriaGame *game)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  const PandoriaState *state;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  state = pandoria_game_get_state (game);
  pandoria_phrases_add (parts, pandoria_text_call (game));
  if (!state->finished)
    {
      pandoria_phrases_add (parts, g_strdup_printf (_ ("Turn %u"), state->turn));
      pandoria_phrases_add (parts, pandoria_text_round (state, FALSE));
      pandoria_phrases_add (parts, pandoria_text_tiles_left (state, FALSE));
    }
  return join_sentences (parts);
}

char *
pandoria_text_spoken_points (PandoriaGame *game)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  g_autofree char *lead = NULL, *points = NULL;
  const PandoriaState *state;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  state = pandoria_game_get_shown_state (game);
  for (guint seat = 0; seat < state->n_players; seat++)
    pandoria_phrases_add (parts,
                          g_strdup_printf ("%s %d", pandoria_game_get_player_name (game, seat),
                                           state->players[seat].counters[PANDORIA_COUNTER_POINTS]));
  points = pandoria_phrases_join (parts, ", ");
  lead = begin_sentence (pandoria_text_lead_in (game, state));
  return g_strdup_printf ("%s. %s.", lead, points);
}

/* --- a player ------------------------------------------------------------------------------- */

static void
add_supplies (GPtrArray *parts, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];

  pandoria_phrases_add (parts, pandoria_text_amount (PANDORIA_COUNTER_POINTS,
                                                     player->counters[PANDORIA_COUNTER_POINTS]));
  if (!pandoria_variant_is_family ((PandoriaVariant) state->variant))
    for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
      pandoria_phrases_add (parts, pandoria_text_amount ((PandoriaCounter) i, player->counters[i]));
  if (state->variant != PANDORIA_VARIANT_FAMILY)
    pandoria_phrases_add (parts, pandoria_text_amount (PANDORIA_COUNTER_HAND, player->hand));
}

/* Returns: (transfer full): “cost 5”. */
static char *
describe_cost (guint cost, gboolean is_unknown)
{
  return is_unknown ? g_strdup (C_ ("spoken", "cost unknown"))
                    : g_strdup_printf (C_ ("spoken", "cost %u"), cost);
}

/* Returns: (transfer full): “2 Tower, cost 3”: the number of the slot, and its contents. */
static char *
describe_slot (const PandoriaSlot *slot, guint number)
{
  g_autofree char *cost = NULL, *level = NULL, *monument = NULL;
  const char *name;

  if (slot->building == PANDORIA_BUILDING_NONE)
    {
      monument = pandoria_text_slot (slot);
      return monument != NULL ? g_strdup_printf ("%u %s", number, monument) : NULL;
    }
  name = pandoria_text_building_short ((PandoriaBuilding) slot->building);
  level = pandoria_text_level ((PandoriaBuilding) slot->building, slot->level);
  cost = describe_cost (slot->cost, slot->is_cost_unknown);
  if (level == NULL)
    return g_strdup_printf ("%u %s, %s", number, name, cost);
  return g_strdup_printf ("%u %s %s, %s", number, name, level, cost);
}

static void
add_slots (GPtrArray *parts, const PandoriaState *state, guint seat)
{
  for (guint i = 0; i < pandoria_state_n_slots (state, seat); i++)
    pandoria_phrases_add (parts, describe_slot (&state->players[seat].slots[i], i + 1));
  if (parts->len == 0)
    pandoria_phrases_add (parts, g_strdup (C_ ("spoken", "no cards in the slots")));
}

static void
add_rest (GPtrArray *parts, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];
  const PandoriaTopSpell *top = &player->top_spell;
  g_autofree char *name = pandoria_text_spell ((PandoriaSpell) top->spell, top->level);
  g_autofree char *cost = describe_cost (top->cost, FALSE);

  if (top->spell != PANDORIA_SPELL_NONE)
    pandoria_phrases_add (parts, g_strdup_printf (_ ("Top spell: %s"), name));
  if (top->spell != PANDORIA_SPELL_NONE && top->cost > 0)
    pandoria_phrases_add (parts, g_steal_pointer (&cost));
  pandoria_phrases_add (parts, pandoria_text_workers (player));
  pandoria_phrases_add (parts, pandoria_text_leader (player));
  pandoria_phrases_add (parts, pandoria_text_castles (player));
}

char *
pandoria_text_spoken_player (PandoriaGame *game, guint seat, PandoriaSpokenPart part)
{
  static void (*const adders[PANDORIA_N_SPOKEN_PARTS]) (GPtrArray *, const PandoriaState *, guint)
      = { [PANDORIA_SPOKEN_SUPPLIES] = add_supplies,
          [PANDORIA_SPOKEN_SLOTS] = add_slots,
          [PANDORIA_SPOKEN_REST] = add_rest };
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  g_autofree char *all = NULL;
  const PandoriaState *state;
  PandoriaColor color;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && part < PANDORIA_N_SPOKEN_PARTS, NULL);

  state = pandoria_game_get_shown_state (game);
  g_return_val_if_fail (seat < state->n_players, NULL);
  color = pandoria_record_get_player_color (pandoria_game_get_record (game), seat);
  adders[part](parts, state, seat);
  all = pandoria_phrases_join (parts,
                               part == PANDORIA_SPOKEN_SLOTS ? "; " : C_ ("possessions", ", "));
  /* Translators: a player, the color of the figures, and what the player has: “Jonas, Blue: 17
   * points, 3 crystals” */
  return g_strdup_printf (C_ ("spoken", "%1$s, %2$s: %3$s"),
                          pandoria_game_get_player_name (game, seat), pandoria_color_name (color),
                          all);
}

/* --- pages of a long text ------------------------------------------------------------------- */

#define MOST_WORDS 30

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    n += *words[i] != '\0';
  return n;
}

/* Appends @clause to the last page, or begins another one. */
static void
add_clause (GPtrArray *pages, const char *clause, const char *between)
{
  char *last = pages->len > 0 ? g_ptr_array_index (pages, pages->len - 1) : NULL;

  if (last != NULL && strchr (":.", last[strlen (last) - 1]) != NULL)
    between = " ";

  if (last == NULL || count_words (last) + count_words (clause) > MOST_WORDS)
    {
      g_ptr_array_add (pages, g_strdup (clause));
      return;
    }
  g_ptr_array_index (pages, pages->len - 1) = g_strconcat (last, between, clause, NULL);
  g_free (last);
}

/* Returns: the end of the first clause of @text: behind its full stop, or at its semicolon; NULL if
 * @text is one clause. */
static const char *
find_clause_end (const char *text)
{
  const char *stop = strstr (text, ". "), *semicolon = strstr (text, "; ");

  if (stop != NULL && (semicolon == NULL || stop < semicolon))
    return stop + strlen (".");
  return semicolon;
}

static void
add_line (GPtrArray *pages, const char *line)
{
  const char *between = ". ";

  for (const char *end = find_clause_end (line); end != NULL; end = find_clause_end (line))
    {
      g_autofree char *clause = g_strndup (line, (gsize) (end - line));

      add_clause (pages, clause, between);
      between = *end == ';' ? "; " : " ";
      line = end + (*end == ';' ? strlen ("; ") : strlen (" "));
    }
  add_clause (pages, line, between);
}

char *
pandoria_text_spoken_page (const char *text, guint index)
{
  g_autoptr (GPtrArray) pages = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      add_line (pages, lines[i]);
  return index < pages->len ? g_strdup (g_ptr_array_index (pages, index)) : NULL;
}
