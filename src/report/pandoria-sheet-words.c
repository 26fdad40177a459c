/* Makes the contents of the sheet: short texts of the rules and the realms that apply to its game;
 * tables of spells and buildings with their prices, and the monuments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-sheet-private.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define CARDS  (PANDORIA_HELP_REGULAR | PANDORIA_HELP_BEGINNER)
#define FAMILY (PANDORIA_HELP_FAMILY | PANDORIA_HELP_FAMILY_SPELLS)
#define SPELLS (CARDS | PANDORIA_HELP_FAMILY_SPELLS)
#define ALL    G_MAXUINT

#define MOST_PRICES \
  3 /* of one thing; if there are more, only the lowest and the highest are shown */

typedef struct
{
  const char *id;
  PandoriaSheetKind kind; /* of its title */
  guint n_blocks; /* number of blocks from the first; other parts of the sheet have the rest */
  guint terms;    /* PandoriaHelpTerms */
} Section;

static const Section turn_sections[] = {
  { "6", PANDORIA_SHEET_HEADING, ALL, CARDS },    { "14", PANDORIA_SHEET_HEADING, ALL, FAMILY },
  { "6.1", PANDORIA_SHEET_TOPIC, ALL, 0 },        { "6.2", PANDORIA_SHEET_TOPIC, ALL, 0 },
  { "4", PANDORIA_SHEET_TOPIC, ALL, 0 },          { "6.3", PANDORIA_SHEET_TOPIC, 1, CARDS },
  { "6.3.1", PANDORIA_SHEET_TOPIC, ALL, SPELLS }, { "6.3.2", PANDORIA_SHEET_TOPIC, ALL, CARDS },
  { "6.4", PANDORIA_SHEET_TOPIC, ALL, 0 },        { "6.5", PANDORIA_SHEET_TOPIC, 1, 0 },
};

static const Section region_sections[] = {
  { "7", PANDORIA_SHEET_HEADING, 1, 0 },
  { "7.1", PANDORIA_SHEET_TOPIC, ALL, 0 },
  { "7.2", PANDORIA_SHEET_TOPIC, ALL, 0 },
  { "8", PANDORIA_SHEET_TOPIC, 1, 0 },
};

static const Section end_sections[] = {
  { "9", PANDORIA_SHEET_HEADING, ALL, 0 },
  { "10", PANDORIA_SHEET_TOPIC, ALL, CARDS },
  { "13", PANDORIA_SHEET_TOPIC, ALL, PANDORIA_HELP_PARTNERSHIP },
  { "15", PANDORIA_SHEET_TOPIC, ALL, PANDORIA_HELP_RIVER | CARDS },
  { "15", PANDORIA_SHEET_TOPIC, 1, PANDORIA_HELP_RIVER | FAMILY },
  { "16", PANDORIA_SHEET_TOPIC, ALL, PANDORIA_HELP_ARTIFACTS },
  { "11", PANDORIA_SHEET_HEADING, 0, PANDORIA_HELP_REGULAR },
  { "12", PANDORIA_SHEET_HEADING, ALL, PANDORIA_HELP_BEGINNER },
};

static void
free_line (gpointer data)
{
  PandoriaSheetLine *line = data;

  g_clear_pointer (&line->attributes, pango_attr_list_unref);
  g_free (line->text);
  g_free (line);
}

/* Takes ownership of @text. */
static PandoriaSheetLine *
add_line (GPtrArray *lines, PandoriaSheetKind kind, char *text)
{
  PandoriaSheetLine *line = g_new0 (PandoriaSheetLine, 1);

  line->kind = kind;
  line->text = text;
  g_ptr_array_add (lines, line);
  return line;
}

static void
emphasise (PangoAttrList *attributes, gsize start, gsize end)
{
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

  bold->start_index = (guint) start;
  bold->end_index = (guint) end;
  pango_attr_list_insert (attributes, bold);
}

static void
add_item (GPtrArray *lines, PandoriaSheetKind kind, const GPtrArray *runs)
{
  g_autoptr (GString) text = g_string_new (NULL);
  PangoAttrList *attributes = pango_attr_list_new ();

  for (guint i = 0; i < runs->len; i++)
    {
      const PandoriaHelpRun *run = g_ptr_array_index (runs, i);
      gsize start = text->len;

      g_string_append (text, run->text);
      if (run->kind == PANDORIA_HELP_EMPHASIS)
        emphasise (attributes, start, text->len);
    }
  add_line (lines, kind, g_string_free (g_steal_pointer (&text), FALSE))->attributes = attributes;
}

static void
add_short (GPtrArray *lines, const PandoriaSheetSource *source, const PandoriaHelpText *text,
           guint n_blocks)
{
  for (guint i = 0; i < MIN (text->blocks->len, n_blocks); i++)
    {
      const PandoriaHelpBlock *block = g_ptr_array_index (text->blocks, i);

      if (!block->is_short || block->kind == PANDORIA_HELP_BLOCK_PICTURE
          || !pandoria_help_terms_hold (block->terms, source->terms))
        continue;
      for (guint k = 0; k < block->items->len; k++)
        add_item (lines,
                  block->kind == PANDORIA_HELP_BLOCK_LIST ? PANDORIA_SHEET_ITEM
                                                          : PANDORIA_SHEET_PARAGRAPH,
                  g_ptr_array_index (block->items, k));
    }
}

/* Adds the formula for a region, and the resource of each terrain. */
static void
add_formula (GPtrArray *lines, const PandoriaSheetSource *source)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (pandoria_variant_is_family (source->setup->variant))
    {
      add_line (lines, PANDORIA_SHEET_FORMULA, g_strdup (_ ("symbols × strength")));
      return;
    }
  /* Translators: what a region brings; a bonus comes from buildings such as the Towers */
  add_line (lines, PANDORIA_SHEET_FORMULA, g_strdup (_ ("symbols × strength + spaces × bonus")));
  for (guint i = 0; i < PANDORIA_N_TERRAINS; i++)
    g_string_append_printf (text, "%s%s\u00a0→\u00a0%s", i > 0 ? ", " : "",
                            pandoria_text_terrain ((PandoriaTerrain) i),
                            pandoria_text_counter (pandoria_terrain_counter ((PandoriaTerrain) i)));
  add_line (lines, PANDORIA_SHEET_PARAGRAPH, g_string_free (g_steal_pointer (&text), FALSE));
}

/* Returns: (transfer full) (nullable): the numbers on @thing that the catalogue knows, because
 * cards of the same name can differ: "5 / 7"; "3–9" if there are many; NULL if there are none. */
static char *
find_price (const PandoriaSheetSource *source, PandoriaPrinted thing)
{
  g_autoptr (GArray) values
      = source->catalogue != NULL ? pandoria_catalogue_get_values (source->catalogue, thing) : NULL;
  g_autoptr (GString) price = g_string_new (NULL);

  if (values == NULL || values->len == 0)
    return NULL;
  if (values->len > MOST_PRICES)
    return g_strdup_printf ("%u–%u", g_array_index (values, guint, 0),
                            g_array_index (values, guint, values->len - 1));
  for (guint i = 0; i < values->len; i++)
    g_string_append_printf (price, "%s%u", i > 0 ? " / " : "", g_array_index (values, guint, i));
  return g_string_free (g_steal_pointer (&price), FALSE);
}

/* Returns: (transfer full): the points of a relic in the game, or else in the catalogue; a blank to
 * write on if neither has them. */
static char *
get_points (const PandoriaSheetSource *source, guint artifacts)
{
  g_autofree char *known = find_price (source, pandoria_printed_relic (artifacts));

  for (guint i = 0; source->state != NULL && i < source->state->n_relics; i++)
    if (source->state->relics[i].artifacts == artifacts)
      return g_strdup_printf ("%u", source->state->relics[i].points);
  return known != NULL ? g_steal_pointer (&known) : g_strdup ("____");
}

/* Returns: whether a relic for @artifacts is known to be in the game. */
static gboolean
has_relic (const PandoriaSheetSource *source, GArray *known, guint artifacts)
{
  if (source->state != NULL && !pandoria_artifacts_has_relic (source->state, artifacts))
    return FALSE;
  for (guint i = 0; known != NULL && i < known->len; i++)
    if (g_array_index (known, PandoriaPrinted, i).artifacts == artifacts)
      return TRUE;
  return source->state != NULL && source->state->relics_listed;
}

static void
add_relics (GPtrArray *lines, const PandoriaSheetSource *source)
{
  g_autoptr (GArray) known
      = source->catalogue != NULL
            ? pandoria_catalogue_list_things (source->catalogue, PANDORIA_PRINTED_RELIC)
            : NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = 0;

  for (guint i = 1; i <= PANDORIA_MAX_COST && n < PANDORIA_MAX_RELICS; i++)
    if (has_relic (source, known, i))
      {
        g_autofree char *points = get_points (source, i);

        g_string_append_printf (text, "%s%u → %s", n++ > 0 ? " · " : "", i, points);
      }
  if (n > 0)
    add_line (lines, PANDORIA_SHEET_PARAGRAPH,
              /* Translators: what relics bring: “4 → 5 · 7 → 12” */
              g_strdup_printf (_ ("Relics, artifacts → points: %s"), text->str));
}

static void
add_sections (GPtrArray *lines, const PandoriaSheetSource *source, const Section *sections, gsize n)
{
  for (gsize i = 0; i < n; i++)
    {
      const PandoriaHelpText *text = pandoria_help_find (sections[i].id);

      g_return_if_fail (text != NULL);
      if (!pandoria_help_terms_hold ((PandoriaHelpTerms) sections[i].terms, source->terms))
        continue;
      add_line (lines, sections[i].kind, pandoria_help_get_label (text));
      add_short (lines, source, text, sections[i].n_blocks);
      if (g_str_equal (text->id, "7.2"))
        add_formula (lines, source);
      if (g_str_equal (text->id, "16"))
        add_relics (lines, source);
    }
}

/* Returns: (nullable): the setup of the player with @realm. */
static const PandoriaPlayerSetup *
find_player (const PandoriaSetup *setup, PandoriaRealm realm)
{
  for (guint i = 0; i < setup->n_players; i++)
    if (setup->players[i].realm == realm)
      return &setup->players[i];
  return NULL;
}

static char *
list_start (const PandoriaSetup *setup, PandoriaRealm realm)
{
  g_autoptr (GPtrArray) amounts = pandoria_phrases_new ();
  const PandoriaPlayerSetup *player = find_player (setup, realm);

  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    {
      int start = (int) pandoria_realm_start (realm, setup->edition, setup->variant, i);

      if (player != NULL && player->resources[i] != PANDORIA_DEFAULT)
        start = player->resources[i];
      pandoria_phrases_add (amounts, pandoria_text_amount ((PandoriaCounter) i, start));
    }
  return pandoria_phrases_join (amounts, ", ");
}

/* In the beginner's game a realm has no ability, but starts with a building (12). */
static void
add_realm (GPtrArray *lines, const PandoriaSheetSource *source, PandoriaRealm realm)
{
  gboolean beginner = source->setup->variant == PANDORIA_VARIANT_BEGINNER;
  g_autofree char *id = g_strconcat ("realm-", pandoria_realm_key (realm), NULL);
  g_autofree char *building = pandoria_text_building (pandoria_realm_start_building (realm), 0);
  g_autoptr (GPtrArray) head = pandoria_phrases_new ();
  const PandoriaHelpText *text = pandoria_help_find (id);

  pandoria_phrases_add (head, g_strdup (pandoria_text_realm (realm)));
  pandoria_phrases_add (head, list_start (source->setup, realm));
  if (beginner)
    pandoria_phrases_add (head, g_steal_pointer (&building));
  add_line (lines, PANDORIA_SHEET_TOPIC, pandoria_phrases_join (head, " · "));
  if (!beginner && text != NULL)
    add_short (lines, source, text, ALL);
}

/* Leaves out the realms' starts, which the first page lists. */
static void
add_supplies (GPtrArray *lines, const PandoriaSheetSource *source)
{
  const PandoriaHelpText *text = pandoria_help_find ("table");
  g_auto (GStrv) supplies = pandoria_help_list_supplies (source->setup);

  g_return_if_fail (text != NULL);
  add_line (lines, PANDORIA_SHEET_TOPIC, pandoria_help_get_label (text));
  for (guint i = 0; supplies[i] != NULL; i++)
    add_line (lines, PANDORIA_SHEET_ITEM, g_strdup (supplies[i]));
}

/* Moves sections to the second page in variants with few cards or none, because it has room then.
 */
static void
add_realms (GPtrArray *lines, const PandoriaSheetSource *source)
{
  for (guint i = PANDORIA_REALM_NONE + 1; i < PANDORIA_N_REALMS; i++)
    if ((source->realms & 1U << i) != 0)
      add_realm (lines, source, (PandoriaRealm) i);
}

GPtrArray *
pandoria_sheet_make_lines (const PandoriaSheetSource *source, guint number)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_line);
  guint variant = source->setup->variant;
  guint region_page = variant == PANDORIA_VARIANT_FAMILY ? 1 : 0;
  guint end_page = pandoria_variant_is_family ((PandoriaVariant) variant) ? 1 : 0;

  if (number == 0)
    add_sections (lines, source, turn_sections, G_N_ELEMENTS (turn_sections));
  if (number == region_page)
    add_sections (lines, source, region_sections, G_N_ELEMENTS (region_sections));
  if (number == end_page)
    add_sections (lines, source, end_sections, G_N_ELEMENTS (end_sections));
  if (number == 0)
    add_realms (lines, source);
  if (number > 0 && source->state != NULL)
    add_supplies (lines, source);
  return lines;
}

/* --- cards ---------------------------------------------------------------------------------- */

static void
free_row (gpointer data)
{
  PandoriaSheetRow *row = data;

  g_free (row->name);
  g_free (row->effect);
  g_free (row->price);
  g_free (row);
}

/* Takes ownership of the strings. */
static void
add_row (GPtrArray *rows, gboolean is_level, char *name, char *price, char *effect)
{
  PandoriaSheetRow *row = g_new0 (PandoriaSheetRow, 1);

  *row = (PandoriaSheetRow){ .name = name, .effect = effect, .price = price, .is_level = is_level };
  g_ptr_array_add (rows, row);
}

static void
add_cards (GPtrArray *rows, const PandoriaSheetSource *source, PandoriaPrintedKind kind)
{
  g_autoptr (GArray) things = pandoria_printed_list (kind);

  for (guint i = 0; i < things->len; i++)
    {
      const PandoriaPrinted *thing = &g_array_index (things, PandoriaPrinted, i);
      gboolean is_level
          = i > 0 && thing->spell == thing[-1].spell && thing->building == thing[-1].building;

      if (kind == PANDORIA_PRINTED_BUILDING)
        add_row (rows, is_level, pandoria_text_printed (*thing), find_price (source, *thing),
                 pandoria_text_building_effect ((PandoriaBuilding) thing->building, thing->level));
      else if (pandoria_variant_has_spell (source->setup->variant, (PandoriaSpell) thing->spell))
        add_row (rows, is_level, pandoria_text_printed (*thing), find_price (source, *thing),
                 pandoria_text_spell_effect ((PandoriaSpell) thing->spell, thing->level));
    }
}

/* Monuments are explained only here, so that the first page has more room. */
static void
add_monuments (GPtrArray *rows, const PandoriaSheetSource *source)
{
  const PandoriaHelpText *text = pandoria_help_find ("6.3.3");
  g_autofree char *pile
      = source->state != NULL ? pandoria_help_list_monuments (source->state) : NULL;
  g_autofree char *told = NULL;
  g_auto (GStrv) paragraphs = NULL;

  g_return_if_fail (text != NULL);
  told = pandoria_help_text_get_short (text, source->terms);
  paragraphs = g_strsplit (told, "\n\n", -1);
  add_row (rows, FALSE, g_strdup (_ ("Monument")), g_strdup_printf ("%u", PANDORIA_MONUMENT_COST),
           g_strjoinv (" ", paragraphs));
  if (pile != NULL && *pile != '\0')
    /* Translators: how many monuments of which points there are: “3 × 6, 3 × 5” */
    add_row (rows, TRUE, g_strdup (""), g_strdup (""),
             g_strdup_printf (_ ("In the stack, from the top: %s points."), pile));
}

GPtrArray *
pandoria_sheet_make_rows (const PandoriaSheetSource *source)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (free_row);
  gboolean free = source->setup->variant == PANDORIA_VARIANT_FAMILY_SPELLS;

  if (source->setup->variant != PANDORIA_VARIANT_FAMILY)
    {
      add_row (rows, FALSE, g_strdup (pandoria_help_get_chapter_title ("spells")),
               free ? NULL : g_strdup (_ ("Crystals")), NULL);
      add_cards (rows, source, PANDORIA_PRINTED_SPELL);
    }
  if (pandoria_variant_is_family (source->setup->variant))
    return rows;
  add_row (rows, FALSE, g_strdup (pandoria_help_get_chapter_title ("buildings")),
           g_strdup (_ ("Wood")), NULL);
  add_cards (rows, source, PANDORIA_PRINTED_BUILDING);
  add_monuments (rows, source);
  return rows;
}
