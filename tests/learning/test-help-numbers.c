/* Tests that the numbers in the help texts match the engine's tables, in every language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "help-text.h"
#include "pandoria-board-json.h"
#include "pandoria-notation.h"

/* --- reading -------------------------------------------------------------------------------- */

/* Returns: (transfer full): the numbers of @words, a space between them: "2 10 5". */
static char *
list_numbers (const char *words)
{
  GString *numbers = g_string_new (NULL);

  for (const char *at = words; *at != '\0'; at++)
    if (g_ascii_isdigit (*at))
      {
        g_string_append (numbers, numbers->len > 0 ? " " : "");
        for (; g_ascii_isdigit (*at); at++)
          g_string_append_c (numbers, *at);
        at--;
      }
  return g_string_free (numbers, FALSE);
}

/* Returns: whether a paragraph or list line for @terms alone has exactly these numbers. */
static gboolean
block_has (const PandoriaHelpBlock *block, PandoriaHelpTerms terms, const char *numbers)
{
  g_autofree char *plain = pandoria_help_block_to_plain (block);
  g_auto (GStrv) lines = g_strsplit (plain, "\n", -1);
  gboolean has = FALSE;

  for (guint i = 0; lines[i] != NULL && !has; i++)
    {
      g_autofree char *own = list_numbers (lines[i]);

      has = g_str_equal (own, numbers);
    }
  return has && block->terms == terms;
}

/* In each language, the text for games of @terms has a line of this format with these numbers, in
 * this order. */
G_GNUC_PRINTF (3, 4)
static void
assert_says (const char *id, PandoriaHelpTerms terms, const char *format, ...)
{
  const char *const *languages = pandoria_help_get_languages ();
  va_list values;
  g_autofree char *numbers = NULL;

  va_start (values, format);
  numbers = g_strdup_vprintf (format, values);
  va_end (values);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      const PandoriaHelpText *text = help_text_get (id, languages[i]);
      gboolean says = FALSE;

      for (guint j = 0; j < text->blocks->len; j++)
        says |= block_has (g_ptr_array_index (text->blocks, j), terms, numbers);
      if (!says)
        g_error ("%s in %s does not say “%s”", id, languages[i], numbers);
    }
}

/* --- realms --------------------------------------------------------------------------------- */

static void
assert_start (const char *id, PandoriaHelpTerms terms, PandoriaRealm realm, PandoriaEdition edition,
              PandoriaVariant variant)
{
  assert_says (id, terms, "%u %u %u", pandoria_realm_start (realm, edition, variant, 0),
               pandoria_realm_start (realm, edition, variant, 1),
               pandoria_realm_start (realm, edition, variant, 2));
}

static gboolean
starts_alike (PandoriaRealm realm)
{
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    if (pandoria_realm_start (realm, PANDORIA_EDITION_FIRST, PANDORIA_VARIANT_REGULAR, r)
        != pandoria_realm_start (realm, PANDORIA_EDITION_REVISED, PANDORIA_VARIANT_REGULAR, r))
      return FALSE;
  return TRUE;
}

/* In the realm's own text, and in the list of all realms. */
static void
test_starts (void)
{
  for (guint i = PANDORIA_REALM_NONE + 1; i < PANDORIA_N_REALMS; i++)
    {
      PandoriaRealm realm = (PandoriaRealm) i;
      g_autofree char *id = g_strconcat ("realm-", pandoria_realm_key (realm), NULL);
      gboolean base = pandoria_realm_get_origin (realm) == PANDORIA_ORIGIN_BASE,
               alike = starts_alike (realm);

      assert_start (id, alike ? 0 : PANDORIA_HELP_FIRST, realm, PANDORIA_EDITION_FIRST,
                    PANDORIA_VARIANT_REGULAR);
      assert_start (id, alike ? 0 : PANDORIA_HELP_REVISED, realm, PANDORIA_EDITION_REVISED,
                    PANDORIA_VARIANT_REGULAR);
      assert_start (base ? "11" : "17", base ? PANDORIA_HELP_FIRST : 0, realm,
                    PANDORIA_EDITION_FIRST, PANDORIA_VARIANT_REGULAR);
      assert_start (base ? "11" : "17", base ? PANDORIA_HELP_REVISED : 0, realm,
                    PANDORIA_EDITION_REVISED, PANDORIA_VARIANT_REGULAR);
      if (!base)
        continue;
      assert_start (id, PANDORIA_HELP_BEGINNER, realm, PANDORIA_EDITION_FIRST,
                    PANDORIA_VARIANT_BEGINNER);
      assert_start ("12", 0, realm, PANDORIA_EDITION_FIRST, PANDORIA_VARIANT_BEGINNER);
    }
}

/* Highest values, slots and tiles in the hand. */
static void
test_realms (void)
{
  PandoriaState state = { .n_players = 2 };
  guint humans, fairies;

  state.players[0].realm = PANDORIA_REALM_HUMANS;
  state.players[1].realm = PANDORIA_REALM_FAIRIES;
  state.variant = PANDORIA_VARIANT_REGULAR;
  humans = pandoria_state_cap (&state, 0);
  fairies = pandoria_state_cap (&state, 1);
  assert_says ("0", 0, "%u %u", humans, fairies);
  assert_says ("realm-fairies", 0, "%u", fairies);
  assert_says ("realm-fairies", 0, "%u %u %u", fairies, humans, fairies);
  assert_says ("7.2", PANDORIA_HELP_REGULAR | PANDORIA_HELP_BEGINNER, "%u 1 3", humans);
  assert_says ("6.3.2", 0, "%u",
               pandoria_realm_get_n_slots (PANDORIA_REALM_HUMANS, PANDORIA_VARIANT_REGULAR));
  assert_says ("6.3.2", PANDORIA_HELP_REALMS, "%u",
               pandoria_realm_get_n_slots (PANDORIA_REALM_GOBLINS, PANDORIA_VARIANT_REGULAR));
}

/* --- levels --------------------------------------------------------------------------------- */

static const PandoriaHelpBlock *
find_list (const PandoriaHelpText *text)
{
  for (guint i = 0; i < text->blocks->len; i++)
    {
      const PandoriaHelpBlock *block = g_ptr_array_index (text->blocks, i);

      if (block->kind == PANDORIA_HELP_BLOCK_LIST)
        return block;
    }
  return NULL;
}

/* The first list of each text @id has a line for each of @levels, in printed form. The number that
 * the level brings, if any, comes after it. */
static void
assert_levels (const char *id, const guint8 *levels, PandoriaBuilding building)
{
  const char *const *languages = pandoria_help_get_languages ();

  for (guint i = 0; languages[i] != NULL; i++)
    {
      const PandoriaHelpBlock *list = find_list (help_text_get (id, languages[i]));
      g_autofree char *plain = pandoria_help_block_to_plain (list);
      g_auto (GStrv) lines = g_strsplit (plain, "\n", -1);
      guint n = 0;

      for (; levels[n] != 0 && lines[n] != NULL; n++)
        {
          const char *label = building != PANDORIA_BUILDING_NONE
                                  ? pandoria_building_level_label (building, levels[n])
                                  : NULL;
          g_autofree char *own = list_numbers (lines[n]), *level = NULL, *printed = NULL,
                          *twice = NULL;

          level = label != NULL ? g_strdup (label) : g_strdup_printf ("%u", levels[n]);
          printed = list_numbers (level);
          twice = g_strdup_printf ("%s %s", printed, printed);
          if (!g_str_equal (own, printed) && !g_str_equal (own, twice))
            g_error ("%s in %s: “%s” is not what level %s is", id, languages[i], lines[n], level);
        }
      if (levels[n] != 0 || lines[n] != NULL)
        g_error ("%s in %s does not tell all levels", id, languages[i]);
    }
}

static void
test_levels (void)
{
  for (guint i = 0; i < PANDORIA_N_SPELLS; i++)
    {
      const char *key = pandoria_spell_key ((PandoriaSpell) i);
      g_autofree char *id = key != NULL ? g_strconcat ("spell-", key, NULL) : NULL;
      const guint8 *levels = key != NULL ? pandoria_spell_levels ((PandoriaSpell) i) : NULL;

      if (levels != NULL && *levels != 0)
        assert_levels (id, levels, PANDORIA_BUILDING_NONE);
    }
  for (guint i = PANDORIA_BUILDING_NONE + 1; i < PANDORIA_N_BUILDINGS; i++)
    {
      g_autofree char *id
          = g_strconcat ("building-", pandoria_building_key ((PandoriaBuilding) i), NULL);

      if (*pandoria_building_levels ((PandoriaBuilding) i) != 0)
        assert_levels (id, pandoria_building_levels ((PandoriaBuilding) i), (PandoriaBuilding) i);
    }
}

/* --- before the first turn ------------------------------------------------------------------ */

/* Fills @state with the beginning of a regular game of @n_players. */
static void
begin (PandoriaState *state, guint n_players, gboolean artifacts)
{
  static const char *const players[] = { "red: \"A\" humans\n", "blue: \"B\" dwarves\n",
                                         "green: \"C\" elves\n", "yellow: \"D\" mages\n" };
  PandoriaBoard board = { 0 };
  g_autoptr (PandoriaFault) fault = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_true (pandoria_board_load (PANDORIA_BOARD_RESOURCE_B, &board, NULL, NULL, NULL));
  g_string_append_printf (text, "pandoria 1\nrules: first regular%s\nboard: B\n",
                          artifacts ? " artifacts" : "");
  for (guint i = 0; i < n_players; i++)
    g_string_append (text, players[i]);
  g_string_append (text, "begins: red\ntiles:");
  for (guint i = 0; i < PANDORIA_N_START; i++)
    g_string_append_printf (text, " F1 %s", pandoria_space_name (board.start[i]));
  g_string_append (text, "\n");
  record = pandoria_notation_read_game (text->str, &fault);
  if (record == NULL)
    g_error ("%s", fault->message);
  g_assert_true (pandoria_state_init (state, pandoria_record_get_setup (record), NULL));
}

/* Returns: how many double tiles are in the game, including those in the hands. */
static guint
count_tiles (guint n_players, gboolean artifacts)
{
  PandoriaState state;
  guint n;

  begin (&state, n_players, artifacts);
  n = state.double_tiles;
  for (guint i = 0; i < n_players; i++)
    n += state.players[i].tiles;
  return n;
}

/* Of 48 tiles, and of 12 of the expansion. */
static void
test_tiles (void)
{
  for (guint n = 2; n <= PANDORIA_MAX_PLAYERS; n++)
    {
      PandoriaHelpTerms players = (PandoriaHelpTerms) (PANDORIA_HELP_PLAYERS_2 << (n - 2));
      guint removed = 48 - count_tiles (n, FALSE);

      assert_says ("5", players, "%u", pandoria_setup_workers (n));
      assert_says ("5", players, "%u 48", removed);
      assert_says ("5", players | PANDORIA_HELP_ARTIFACTS, "%u %u 12",
                   48 + 12 - count_tiles (n, TRUE), removed);
    }
  assert_says ("5", 0, "3 48 %u %u 3 1 %u", 48 - count_tiles (3, FALSE), count_tiles (3, FALSE),
               count_tiles (3, FALSE) - 3);
}

static void
test_supplies (void)
{
  const PandoriaHelpTerms cards = PANDORIA_HELP_REGULAR | PANDORIA_HELP_BEGINNER;
  PandoriaState two, three, four, singles;

  begin (&two, 2, FALSE);
  begin (&three, 3, FALSE);
  begin (&four, 4, FALSE);
  begin (&singles, 2, TRUE);
  assert_says ("5", cards | PANDORIA_HELP_PLAYERS_2, "2 4 5 6 %u", two.n_monuments);
  assert_says ("5", cards | PANDORIA_HELP_PLAYERS_3, "3 4 5 6 %u", three.n_monuments);
  assert_says ("5", cards | PANDORIA_HELP_PLAYERS_4, "4 %u", four.n_monuments);
  assert_says ("5", cards, "%u 4 5 %u %u", four.monuments[0], four.monuments[four.n_monuments - 1],
               four.n_monuments);
  assert_says ("5", PANDORIA_HELP_REGULAR, "%u %u %u %u %u",
               two.deck + two.market + 2u * two.players[0].hand, two.market, two.players[0].hand,
               two.players[1].tiles, two.players[0].tiles);
  assert_says ("spell-terrain", 0, "%u", two.singles);
  assert_says ("spell-terrain", PANDORIA_HELP_ARTIFACTS, "%u", singles.singles);
}

/* --- scoring -------------------------------------------------------------------------------- */

/* The strength of figures next to a region. */
static void
test_strength (void)
{
  PandoriaState state;
  PandoriaSpaces region = pandoria_spaces_empty (), none = region, other = region;
  guint worker, leader;

  begin (&state, 2, FALSE);
  pandoria_spaces_add (&region, pandoria_space_from_name ("G6"));
  pandoria_spaces_add (&other, pandoria_space_from_name ("G7"));
  state.players[0].figures = other;
  worker = pandoria_state_strength (&state, region, 0);
  state.players[0].figures = none;
  state.players[0].leader_at = other;
  leader = pandoria_state_strength (&state, region, 0);
  assert_says ("7.2", 0, "%u %u", worker, leader);
  assert_says ("4", 0, "%u", leader);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/help-numbers/starts", test_starts);
  g_test_add_func ("/help-numbers/realms", test_realms);
  g_test_add_func ("/help-numbers/levels", test_levels);
  g_test_add_func ("/help-numbers/tiles", test_tiles);
  g_test_add_func ("/help-numbers/supplies", test_supplies);
  g_test_add_func ("/help-numbers/strength", test_strength);
  return g_test_run ();
}
