/* The checklist for setting up the table of one game, made from its setup (5, 12, 14, 16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define DOUBLE_TILES    48 /* in the box */
#define EXPANSION_TILES 12

/** List: the sentences, and their game. */
typedef struct
{
  GStrvBuilder *lines;
  const PandoriaSetup *setup;
  PandoriaState state; /* at the start of the game */
} List;

G_GNUC_PRINTF (2, 3) static void add (List *list, const char *format, ...)
{
  va_list values;
  g_autofree char *line = NULL;

  va_start (values, format);
  line = g_strdup_vprintf (format, values);
  va_end (values);
  g_strv_builder_add (list->lines, line);
}

static void
add_board (List *list)
{
  static const char *const sentences[] = {
    [PANDORIA_SIDE_A] = N_ ("Board: side A."),
    [PANDORIA_SIDE_B] = N_ ("Board: side B, the river."),
    [PANDORIA_SIDE_CUSTOM] = N_ ("Board: your own."),
  };

  add (list, "%s", _ (sentences[list->setup->board.side]));
}

/* Returns: (transfer full) (nullable): "F7: Forest, 2 wood; F8: City, 1 point". */
static char *
describe_hexes (const PandoriaHex *hexes, guint n)
{
  g_autoptr (GPtrArray) phrases = pandoria_phrases_new ();

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *hex
          = pandoria_text_hex ((PandoriaTerrain) hexes[i].terrain, hexes[i].symbols);

      pandoria_phrases_add (phrases,
                            g_strdup_printf ("%s: %s", pandoria_space_name (hexes[i].at), hex));
    }
  return pandoria_phrases_join (phrases, "; ");
}

static void
add_start_tiles (List *list)
{
  g_autofree char *first = describe_hexes (list->setup->start_tiles[0], 2);
  g_autofree char *second = describe_hexes (list->setup->start_tiles[1], 2);
  g_autofree char *printed
      = describe_hexes (list->setup->artifact_start, list->setup->n_artifact_start);

  /* Translators: the spaces of the first and of the second tile: “F7: Forest, 2 wood; F8: City, 1
   * point” */
  add (list, _ ("Starting tiles: %1$s; %2$s."), first, second);
  if (list->setup->n_artifact_start > 0)
    add (list, _ ("Starting tile of the expansion, as printed terrain: %s."), printed);
}

static void
add_pieces (List *list)
{
  guint workers = pandoria_setup_workers (list->setup->n_players);

  if (list->setup->artifacts)
    add (list, _ ("Each player: %u workers, the leader, 2 castles and the fortress of one color."),
         workers);
  else
    add (list, _ ("Each player: %u workers, the leader and 2 castles of one color."), workers);
}

/* Derives the number of tiles to put back from the tiles in the game, which works for every setup.
 */
static void
add_tiles (List *list)
{
  gboolean artifacts = list->setup->artifacts;
  int back = DOUBLE_TILES + (artifacts ? EXPANSION_TILES : 0) - (int) list->state.double_tiles;

  for (guint i = 0; i < list->setup->n_players; i++)
    back -= list->state.players[i].tiles;
  if (back > 0 && artifacts)
    add (list,
         _ ("Put %1$d of the %2$d double tiles back into the box unseen, then mix in the %3$d of "
            "the expansion."),
         back, DOUBLE_TILES, EXPANSION_TILES);
  else if (back > 0)
    add (list, _ ("Put %1$d of the %2$d double tiles back into the box unseen."), back,
         DOUBLE_TILES);
  add (list, _ ("Double tiles: each player draws 1 and keeps it secret. The stack has %u."),
       list->state.double_tiles);
  if (list->setup->variant != PANDORIA_VARIANT_FAMILY || artifacts)
    add (list, _ ("Single tiles: %u in a stack, face down."), list->state.singles);
}

static void
add_cards (List *list)
{
  static const char *const sentences[] = {
    [PANDORIA_VARIANT_REGULAR] = N_ ("Cards: shuffle all 54. 4 lie open as the card market, and "
                                     "everyone takes 4 and keeps them secret."),
    [PANDORIA_VARIANT_BEGINNER]
    = N_ ("Cards: shuffle those that belong to no realm in the game. 4 lie open as the card "
          "market, and everyone takes 2."),
    [PANDORIA_VARIANT_FAMILY]
    = N_ ("Realm tableaus, resource markers, monuments and cards stay in the box."),
    [PANDORIA_VARIANT_FAMILY_SPELLS]
    = N_ ("Cards: shuffle those of the seven spells. Nobody takes one yet."),
  };

  add (list, "%s", _ (sentences[list->setup->variant]));
}

static void
add_monuments_and_relics (List *list)
{
  g_autofree char *stack = pandoria_help_list_monuments (&list->state);
  gboolean usual = list->setup->n_relics == PANDORIA_DEFAULT;

  if (*stack != '\0')
    add (list, _ ("Monuments, from the top of the stack: %s."), stack);
  if (list->setup->artifacts && usual && list->setup->n_players == 2)
    add (list, "%s",
         _ ("Artifacts and relics lie next to the board, without the relics for 4 and 7."));
  else if (list->setup->artifacts && usual && list->setup->n_players == 3)
    add (list, "%s", _ ("Artifacts and relics lie next to the board, without the relic for 7."));
  else if (list->setup->artifacts)
    add (list, "%s", _ ("Artifacts and relics lie next to the board."));
}

static gboolean
add_supplies (List *list, const PandoriaSetup *setup)
{
  list->setup = setup;
  if (!pandoria_state_init (&list->state, setup, NULL))
    return FALSE;
  add_pieces (list);
  add_tiles (list);
  add_cards (list);
  add_monuments_and_relics (list);
  return TRUE;
}

/* Returns: (transfer full): "8 crystals, 3 gold, 4 wood". */
static char *
describe_start (const PandoriaPlayerState *player)
{
  g_autoptr (GPtrArray) amounts = pandoria_phrases_new ();

  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    pandoria_phrases_add (amounts, pandoria_text_amount ((PandoriaCounter) i, player->counters[i]));
  return pandoria_phrases_join (amounts, ", ");
}

static void
add_start_of (List *list, PandoriaRecord *record, guint seat)
{
  const PandoriaPlayerState *player = &list->state.players[seat];
  const char *name = pandoria_record_get_player_name (record, seat);
  const char *lone = pandoria_record_get_lone_name (record, seat);
  const char *color = pandoria_color_name (pandoria_record_get_player_color (record, seat));
  gboolean beginner = list->setup->variant == PANDORIA_VARIANT_BEGINNER;
  g_autofree char *start = describe_start (player), *building = NULL;

  /* Translators: a name, a color, a realm and what it starts with: “Marta (Red): Elves, side B; 8
   * crystals, 3 gold, 4 wood.” */
  add (list,
       beginner ? _ ("%1$s (%2$s): %3$s, side A; %4$s.") : _ ("%1$s (%2$s): %3$s, side B; %4$s."),
       lone, color, pandoria_text_realm ((PandoriaRealm) player->realm), start);
  if (player->tiles > 1)
    add (list, _ ("%1$s draws %2$u double tiles."), name, player->tiles);
  if (!beginner)
    return;
  building = pandoria_text_building ((PandoriaBuilding) player->slots[0].building,
                                     player->slots[0].level);
  add (list, _ ("%1$s takes the two custom cards of the realm and builds %2$s on the first slot."),
       name, building);
}

static void
add_players (List *list, PandoriaRecord *record)
{
  for (guint i = 0; i < list->setup->n_players; i++)
    if (!pandoria_variant_is_family ((PandoriaVariant) list->setup->variant))
      add_start_of (list, record, i);
  if (list->setup->partnership)
    add (list,
         _ ("Partners sit opposite each other and stack their crowns: %1$s and %2$s, %3$s and "
            "%4$s."),
         pandoria_record_get_player_name (record, 0), pandoria_record_get_player_name (record, 2),
         pandoria_record_get_player_name (record, 1), pandoria_record_get_player_name (record, 3));
  add (list, "%s", _ ("Each crown begins on 0. The point tiles lie next to the board."));
  add (list, _ ("%s takes the starting player tile and begins."),
       pandoria_record_get_player_name (record, list->setup->start_player));
  add (list, "%s", _ ("Everything else goes back into the box."));
}

char *
pandoria_help_list_monuments (const PandoriaState *state)
{
  GString *list = g_string_new (NULL);
  guint same;

  g_return_val_if_fail (state != NULL, g_string_free (list, FALSE));

  for (guint i = state->n_monuments; i > 0; i -= same)
    {
      for (same = 1; same < i && state->monuments[i - 1 - same] == state->monuments[i - 1]; same++)
        ;
      g_string_append_printf (list, "%s%u × %u", list->len > 0 ? ", " : "", same,
                              state->monuments[i - 1]);
    }
  return g_string_free (list, FALSE);
}

GStrv
pandoria_help_list_supplies (const PandoriaSetup *setup)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree List *list = g_new0 (List, 1);

  g_return_val_if_fail (setup != NULL, NULL);

  list->lines = lines;
  add_supplies (list, setup);
  return g_strv_builder_end (lines);
}

/* Escapes characters that the format of the help texts would interpret. */
static void
append_item (GString *source, const char *line)
{
  g_string_append (source, "- ");
  for (const char *at = line; *at != '\0'; at++)
    {
      if (strchr ("\\*[", *at) != NULL)
        g_string_append_c (source, '\\');
      g_string_append_c (source, *at);
    }
  g_string_append_c (source, '\n');
}

char *
pandoria_help_write_table (PandoriaRecord *record)
{
  const PandoriaHelpText *text = pandoria_help_find ("table"), *general = pandoria_help_find ("5");
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree List *list = g_new0 (List, 1);
  g_autofree char *label = NULL;
  g_auto (GStrv) items = NULL;
  GString *source;

  g_return_val_if_fail (record != NULL && text != NULL && general != NULL, NULL);

  list->lines = lines;
  if (!add_supplies (list, pandoria_record_get_setup (record)))
    return NULL;
  add_board (list);
  add_start_tiles (list);
  add_players (list, record);
  items = g_strv_builder_end (lines);
  label = pandoria_help_get_label (general);
  source = g_string_new (NULL);
  g_string_append_printf (source, "# %s\n\n", text->title);
  for (guint i = 0; items[i] != NULL; i++)
    append_item (source, items[i]);
  g_string_append_printf (source, "\n[%s](5)\n", label);
  return g_string_free (source, FALSE);
}
