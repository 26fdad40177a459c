/* Realms, spells and buildings: their names, and their effects in our own words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text.h"

#include "pandoria-search-words.h"

#include <glib/gi18n-lib.h>

static const char *const realms[] = {
  [PANDORIA_REALM_NONE] = "—",
  [PANDORIA_REALM_HUMANS] = N_ ("Humans"),
  [PANDORIA_REALM_DWARVES] = N_ ("Dwarves"),
  [PANDORIA_REALM_ELVES] = N_ ("Elves"),
  [PANDORIA_REALM_MAGES] = N_ ("Mages"),
  [PANDORIA_REALM_HALFLINGS] = N_ ("Halflings"),
  [PANDORIA_REALM_CENTAURS] = N_ ("Centaurs"),
  [PANDORIA_REALM_FAIRIES] = N_ ("Fairies"),
  [PANDORIA_REALM_GOBLINS] = N_ ("Goblins"),
  [PANDORIA_REALM_GOLEMS] = N_ ("Golems"),
  [PANDORIA_REALM_GHOSTS] = N_ ("Ghosts of the Elders"),
  [PANDORIA_REALM_NYMPHS] = N_ ("Nymphs"),
  [PANDORIA_REALM_HANBOK] = N_ ("Hanbok"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (realms) == PANDORIA_N_REALMS);

/* One text for each edition; NULL: the text of the first edition. */
static const char *const abilities[][PANDORIA_N_EDITIONS] = {
  [PANDORIA_REALM_NONE] = { "" },
  [PANDORIA_REALM_HUMANS]
  = { N_ ("The leader may be placed at any time, even while workers are in the reserve.") },
  [PANDORIA_REALM_DWARVES] = { N_ (
      "They hold two double tiles, and at the end of the turn draw until they hold two again.") },
  [PANDORIA_REALM_ELVES]
  = { N_ ("At the end of the turn one worker may walk up to two spaces, to a free space "
          "outside closed regions. It walks over tiles, printed terrain and its owner’s "
          "castles. It passes other figures, but never lakes, ships or other players’ "
          "castles.") },
  [PANDORIA_REALM_MAGES]
  = { N_ ("They may buy a card from the card market every turn, even if no region was scored."),
      N_ ("They may buy a card from the card market every turn, even if no region was "
          "scored. Instead of playing a card they may cast their top spell again for its "
          "printed cost plus 1 crystal, at least 1.") },
  [PANDORIA_REALM_HALFLINGS]
  = { N_ ("After a building or a monument they may cast one spell in the same turn."),
      N_ ("They may cast a card and then build that same card, or cast a card and "
          "erect a monument, in either order. Each of the two costs 1 less, at least 1.") },
  [PANDORIA_REALM_CENTAURS]
  = { N_ ("For each of their figures that returns from a closed region, they gain 1 of "
          "its resource (1 point from a city).") },
  [PANDORIA_REALM_FAIRIES]
  = { N_ ("Their markers stop at 8. If they alone are the strongest of several players at "
          "a scored region, they gain 3 extra of its resource. At a city they gain 1 "
          "extra point.") },
  [PANDORIA_REALM_GOBLINS]
  = { N_ ("They have four slots. Instead of a card they may cast another player’s top "
          "spell for 1 crystal less. Or they place a figure on another player’s visible "
          "building for 1 wood less and use it too. Each costs at least 1.") },
  [PANDORIA_REALM_GOLEMS]
  = { N_ ("For 3 of that space’s resource they may place an extra figure on the double "
          "tile just placed, never on a city.") },
  [PANDORIA_REALM_GHOSTS]
  = { N_ ("When another player closes a region with ghosts, one of them haunts that player. "
          "From the next round on it goes with the first figure that this player places, "
          "and both count.") },
  [PANDORIA_REALM_NYMPHS]
  = { N_ ("When a region of 4 or more spaces next to one of their figures is scored, they gain 3 "
          "extra of its resource. At a city they gain 1 extra point.") },
  [PANDORIA_REALM_HANBOK]
  = { N_ ("When they close a region, other players’ figures in it become prisoners, each worth "
          "1 point at the end. Their owner may ransom them for 1 resource each.") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (abilities) == PANDORIA_N_REALMS);

/* any: the text for all levels; levels: the texts in the order of pandoria_spell_levels(). */
typedef struct
{
  const char *name, *any;
  const char *levels[3];
} CardText;

static const CardText spells[] = {
  [PANDORIA_SPELL_NONE] = { "—", "", { NULL } },
  [PANDORIA_SPELL_ACQUIRE] = { N_ ("Acquire"),
                               N_ ("Take cards from the card market without paying."),
                               { N_ ("Take 1 card from the card market without paying."),
                                 N_ ("Take 2 cards from the card market without paying.") } },
  [PANDORIA_SPELL_ADOPT]
  = { N_ ("Adopt"),
      N_ ("Carry out another player’s top spell at its level, but never an Adopt."),
      { NULL } },
  [PANDORIA_SPELL_ASTRAL_SHIP]
  = { N_ ("Astral Ship"), N_ ("Place a figure from the reserve on a free ship."), { NULL } },
  [PANDORIA_SPELL_CLONE]
  = { N_ ("Clone"),
      N_ ("Place figures from the reserve on free terrain next to your figures."),
      { N_ ("Place one figure from the reserve on free terrain next to one of your figures."),
        N_ ("Place up to two figures from the reserve, one after the other, on free terrain next "
            "to your figures.") } },
  [PANDORIA_SPELL_CONJURE] = { N_ ("Conjure"),
                               N_ ("Set one resource to the value of the spell."),
                               { N_ ("Set one resource to 6."), N_ ("Set one resource to 8."),
                                 N_ ("Set one resource to 10.") } },
  [PANDORIA_SPELL_CONSTRUCT]
  = { N_ ("Construct"),
      N_ ("Build a building from your hand or erect a monument without paying wood."),
      { NULL } },
  [PANDORIA_SPELL_ENCHANTED_CASTLE] = { N_ ("Enchanted Castle"),
                                        N_ ("Place one of your castles (with artifacts also the "
                                            "fortress) where it may be placed, with a figure from "
                                            "the reserve on it."),
                                        { NULL } },
  [PANDORIA_SPELL_FLEE]
  = { N_ ("Flee"), N_ ("Take any number of your figures back to the reserve."), { NULL } },
  [PANDORIA_SPELL_MASTER_BUILDER] = { N_ ("Master Builder"),
                                      N_ ("Build a building from your hand and erect a monument, "
                                          "in either order, each at its usual cost."),
                                      { NULL } },
  [PANDORIA_SPELL_MUSTER]
  = { N_ ("Muster"),
      N_ ("Place figures from the reserve on any free terrain."),
      { N_ ("Place one figure from the reserve on any free terrain."),
        N_ ("Place up to two figures from the reserve on any free terrain.") } },
  [PANDORIA_SPELL_RAGE]
  = { N_ ("Rage"),
      N_ ("One of your workers counts more in the scoring of one region this turn."),
      { N_ ("One of your workers counts as 2 figures in the scoring of one region this turn."),
        N_ ("One of your workers counts as 3 figures in the scoring of one region this turn.") } },
  [PANDORIA_SPELL_TELEPORT]
  = { N_ ("Teleport"),
      N_ ("Move your figures on the board to any free terrain."),
      { N_ ("Move one of your figures on the board to any free terrain."),
        N_ ("Move up to two of your figures on the board to any free terrain.") } },
  [PANDORIA_SPELL_TERRAIN] = { N_ ("Terrain"),
                               N_ ("Draw a single or double tile and place it as in step 1, "
                                   "without a figure. It may close regions."),
                               { N_ ("Draw a single tile and place it as in step 1, without a "
                                     "figure. It may close regions."),
                                 N_ ("Draw a double tile and place it as in step 1, without a "
                                     "figure. It may close regions.") } },
};
G_STATIC_ASSERT (G_N_ELEMENTS (spells) == PANDORIA_N_SPELLS);

static const CardText buildings[] = {
  [PANDORIA_BUILDING_NONE] = { "—", "", { NULL } },
  [PANDORIA_BUILDING_BANK] = { N_ ("Bank"),
                               N_ ("Cards of the card market cost less gold, at least 1."),
                               { N_ ("Cards of the card market cost 1 gold less, at least 1."),
                                 N_ ("Cards of the card market cost 2 gold less, at least 1."),
                                 N_ ("Cards of the card market cost 3 gold less, at least 1.") } },
  [PANDORIA_BUILDING_CARPENTER]
  = { N_ ("Carpenter"),
      N_ ("Buildings and monuments cost less wood, at least 1."),
      { N_ ("Buildings and monuments cost 1 wood less, at least 1."),
        N_ ("Buildings and monuments cost 2 wood less, at least 1."),
        N_ ("Buildings and monuments cost 3 wood less, at least 1.") } },
  [PANDORIA_BUILDING_LUMBERYARD]
  = { N_ ("Lumberyard"),
      N_ ("Surplus wood brings more points than 1 for 3."),
      { N_ ("Surplus wood brings 1 point for 2."), N_ ("Surplus wood brings 2 points for 3.") } },
  [PANDORIA_BUILDING_MARKET]
  = { N_ ("Market"),
      N_ ("If a resource runs out while you pay, pay the rest with one other resource."),
      { N_ ("If a resource runs out while you pay, pay the rest with one other "
            "resource, one for one."),
        N_ ("If a resource runs out while you pay, pay the rest with one other "
            "resource, two for one.") } },
  [PANDORIA_BUILDING_POORHOUSE]
  = { N_ ("Poorhouse"),
      N_ ("At the end of your turn one resource that is at 0 rises to 2."),
      { NULL } },
  [PANDORIA_BUILDING_REPOSITORY] = { N_ ("Repository"),
                                     N_ ("Surplus crystals bring more points than 1 for 3."),
                                     { N_ ("Surplus crystals bring 1 point for 2."),
                                       N_ ("Surplus crystals bring 2 points for 3.") } },
  [PANDORIA_BUILDING_SAW_MILL_LARGE]
  = { N_ ("Large Saw Mill"),
      N_ ("+2 wood for each space of a scored forest next to one of your figures."),
      { NULL } },
  [PANDORIA_BUILDING_SAW_MILL_SMALL]
  = { N_ ("Small Saw Mill"),
      N_ ("+1 wood for each space of a scored forest next to one of your figures."),
      { NULL } },
  [PANDORIA_BUILDING_SCHOOL] = { N_ ("School of Wizardry"),
                                 N_ ("Spells cost fewer crystals, at least 1."),
                                 { N_ ("Spells cost 1 crystal less, at least 1."),
                                   N_ ("Spells cost 2 crystals less, at least 1."),
                                   N_ ("Spells cost 3 crystals less, at least 1.") } },
  [PANDORIA_BUILDING_SHRINE] = { N_ ("Shrine"),
                                 N_ ("Points for every spell you cast after building it."),
                                 { N_ ("1 point for every spell you cast after building it."),
                                   N_ ("2 points for every spell you cast after building it.") } },
  [PANDORIA_BUILDING_STATUE]
  = { N_ ("Statue"),
      N_ ("+1 point for each space of a scored city next to one of your figures."),
      { NULL } },
  [PANDORIA_BUILDING_STORE]
  = { N_ ("Store"),
      N_ ("1 point each time one of your resources exceeds the highest value of its marker."),
      { NULL } },
  [PANDORIA_BUILDING_TOWER_LARGE]
  = { N_ ("Large Tower"),
      N_ ("+2 crystals for each space of scored mountains next to one of your figures."),
      { NULL } },
  [PANDORIA_BUILDING_TOWER_SMALL]
  = { N_ ("Small Tower"),
      N_ ("+1 crystal for each space of scored mountains next to one of your figures."),
      { NULL } },
  [PANDORIA_BUILDING_TREASURY_LARGE]
  = { N_ ("Large Treasury"),
      N_ ("+2 gold for each space of scored hills next to one of your figures."),
      { NULL } },
  [PANDORIA_BUILDING_TREASURY_SMALL]
  = { N_ ("Small Treasury"),
      N_ ("+1 gold for each space of scored hills next to one of your figures."),
      { NULL } },
  [PANDORIA_BUILDING_VAULT]
  = { N_ ("Vault"),
      N_ ("Surplus gold brings more points than 1 for 3."),
      { N_ ("Surplus gold brings 1 point for 2."), N_ ("Surplus gold brings 2 points for 3.") } },
};
G_STATIC_ASSERT (G_N_ELEMENTS (buildings) == PANDORIA_N_BUILDINGS);

/* For narrow widgets; NULL: the full name. */
static const char *const short_names[PANDORIA_N_BUILDINGS] = {
  [PANDORIA_BUILDING_CARPENTER] = NC_ ("short name", "Carpenter"),
  [PANDORIA_BUILDING_SAW_MILL_LARGE] = NC_ ("short name", "Saw Mill"),
  [PANDORIA_BUILDING_SAW_MILL_SMALL] = NC_ ("short name", "Saw Mill"),
  [PANDORIA_BUILDING_SCHOOL] = NC_ ("short name", "School"),
  [PANDORIA_BUILDING_TOWER_LARGE] = NC_ ("short name", "Tower"),
  [PANDORIA_BUILDING_TOWER_SMALL] = NC_ ("short name", "Tower"),
  [PANDORIA_BUILDING_TREASURY_LARGE] = NC_ ("short name", "Treasury"),
  [PANDORIA_BUILDING_TREASURY_SMALL] = NC_ ("short name", "Treasury"),
};

/* --- helpers --- */

/* Returns: the position of @level among @levels, or -1. */
static int
find_level (const guint8 *levels, guint level)
{
  for (int i = 0; levels[i] != 0; i++)
    if (levels[i] == level)
      return i;
  return -1;
}

static char *
get_effect (const CardText *card, const guint8 *levels, guint level)
{
  int position = level > 0 ? find_level (levels, level) : -1;
  const char *text = position >= 0 ? card->levels[position] : NULL;

  if (text == NULL)
    text = card->any;
  return g_strdup (*text != '\0' ? _ (text) : "");
}

/* Returns: (transfer full): the name of the card, followed by @level (nullable). */
static char *
name_card (const CardText *card, const char *level)
{
  if (level == NULL)
    return g_strdup (_ (card->name));
  /* Translators: the name of a card and its level, as in “Rage 2” or “Lumberyard 1:2”. */
  return g_strdup_printf (C_ ("card and level", "%1$s %2$s"), _ (card->name), level);
}

/* Returns: (transfer full): the names of the card in every language, each followed by @level
 * (nullable). */
static GStrv
name_everywhere (const CardText *card, const char *level)
{
  GStrv names = pandoria_text_in_all_languages (card->name);

  for (guint i = 0; level != NULL && names[i] != NULL; i++)
    {
      char *whole = g_strdup_printf ("%s %s", names[i], level);

      g_free (names[i]);
      names[i] = whole;
    }
  return names;
}

char *
pandoria_text_level (PandoriaBuilding building, guint level)
{
  const char *label = level > 0 ? pandoria_building_level_label (building, level) : NULL;

  return label != NULL || level == 0 ? g_strdup (label) : g_strdup_printf ("%u", level);
}

const char *
pandoria_text_realm (PandoriaRealm realm)
{
  g_return_val_if_fail (realm < PANDORIA_N_REALMS, "");
  return _ (realms[realm]);
}

const char *
pandoria_text_realm_ability (PandoriaRealm realm, PandoriaEdition edition)
{
  const char *text;

  g_return_val_if_fail (realm < PANDORIA_N_REALMS && edition < PANDORIA_N_EDITIONS, "");

  text = abilities[realm][edition] != NULL ? abilities[realm][edition]
                                           : abilities[realm][PANDORIA_EDITION_FIRST];
  return *text != '\0' ? _ (text) : "";
}

char *
pandoria_text_spell (PandoriaSpell spell, guint level)
{
  g_autofree char *number = pandoria_text_level (PANDORIA_BUILDING_NONE, level);

  g_return_val_if_fail (spell < PANDORIA_N_SPELLS, g_strdup (""));
  return name_card (&spells[spell], number);
}

char *
pandoria_text_building (PandoriaBuilding building, guint level)
{
  g_autofree char *label = pandoria_text_level (building, level);

  g_return_val_if_fail (building < PANDORIA_N_BUILDINGS, g_strdup (""));
  return name_card (&buildings[building], label);
}

GStrv
pandoria_text_spell_names (PandoriaSpell spell, guint level)
{
  g_autofree char *number = pandoria_text_level (PANDORIA_BUILDING_NONE, level);

  g_return_val_if_fail (spell < PANDORIA_N_SPELLS, NULL);
  return name_everywhere (&spells[spell], number);
}

GStrv
pandoria_text_building_names (PandoriaBuilding building, guint level)
{
  g_autofree char *label = pandoria_text_level (building, level);

  g_return_val_if_fail (building < PANDORIA_N_BUILDINGS, NULL);
  return name_everywhere (&buildings[building], label);
}

const char *
pandoria_text_building_short (PandoriaBuilding building)
{
  g_return_val_if_fail (building < PANDORIA_N_BUILDINGS, "");

  if (short_names[building] != NULL)
    return g_dpgettext2 (GETTEXT_PACKAGE, "short name", short_names[building]);
  return _ (buildings[building].name);
}

char *
pandoria_text_printed (PandoriaPrinted thing)
{
  switch ((PandoriaPrintedKind) thing.kind)
    {
    case PANDORIA_PRINTED_SPELL:
      return pandoria_text_spell ((PandoriaSpell) thing.spell, thing.level);
    case PANDORIA_PRINTED_BUILDING:
      return pandoria_text_building ((PandoriaBuilding) thing.building, thing.level);
    case PANDORIA_PRINTED_CARD:
      return pandoria_card_name_write ((PandoriaSpell) thing.spell,
                                       (PandoriaBuilding) thing.building);
    /* Translators: a monument’s value: “Monuments worth 4” */
    case PANDORIA_PRINTED_MONUMENT: return g_strdup_printf (_ ("Monuments worth %u"), thing.level);
    case PANDORIA_PRINTED_RELIC:
    default:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Relic for %u artifact",
                                           "Relic for %u artifacts", thing.artifacts),
                              thing.artifacts);
    }
}

char *
pandoria_text_spell_effect (PandoriaSpell spell, guint level)
{
  g_return_val_if_fail (spell < PANDORIA_N_SPELLS, g_strdup (""));
  return get_effect (&spells[spell], pandoria_spell_levels (spell), level);
}

char *
pandoria_text_building_effect (PandoriaBuilding building, guint level)
{
  g_return_val_if_fail (building < PANDORIA_N_BUILDINGS, g_strdup (""));
  return get_effect (&buildings[building], pandoria_building_levels (building), level);
}

char *
pandoria_text_building_sign (PandoriaBuilding building, guint level)
{
  switch (building)
    {
    case PANDORIA_BUILDING_BANK:
    case PANDORIA_BUILDING_CARPENTER:
    case PANDORIA_BUILDING_SCHOOL: return g_strdup_printf ("−%u", level);
    case PANDORIA_BUILDING_LUMBERYARD:
    case PANDORIA_BUILDING_REPOSITORY:
    case PANDORIA_BUILDING_VAULT:
    case PANDORIA_BUILDING_MARKET:
      return g_strdup (level > 0 ? pandoria_building_level_label (building, level) : "");
    case PANDORIA_BUILDING_SHRINE: return pandoria_text_signed ((int) level);
    case PANDORIA_BUILDING_SAW_MILL_LARGE:
    case PANDORIA_BUILDING_TOWER_LARGE:
    case PANDORIA_BUILDING_TREASURY_LARGE:
    case PANDORIA_BUILDING_POORHOUSE: return pandoria_text_signed (2);
    case PANDORIA_BUILDING_NONE: return g_strdup ("");
    default: return pandoria_text_signed (1);
    }
}
