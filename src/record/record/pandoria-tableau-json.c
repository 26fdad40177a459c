/* Building slots, top spells and lists of figures between JSON and the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tableau-json.h"

#include "pandoria-json-writer.h"
#include "pandoria-parts-json.h"

#include <glib/gi18n-lib.h>

/* --- slots ------------------------------------------------------------------------------------------------------ */

static void
read_occupant (PandoriaReader *reader, JsonObject *object, PandoriaSlot *slot)
{
  JsonObject *member;
  PandoriaFigure figure = { 0 };
  gsize mark;

  if (!pandoria_reader_has (object, "figure") || pandoria_reader_is_null (object, "figure"))
    return;
  member = pandoria_reader_object (reader, object, "figure");
  mark = pandoria_reader_enter (reader, "figure");
  pandoria_figure_read (reader, member, &figure);
  pandoria_reader_leave (reader, mark);
  slot->occupant = figure.player;
  slot->occupant_leader = figure.leader;
}

static void
read_building (PandoriaReader *reader, JsonObject *object, PandoriaSlot *slot)
{
  int building
      = pandoria_reader_key (reader, object, "building", pandoria_building_from_key, N_ ("“%s” is not a building"));

  slot->building = (guint8) building;
  slot->level = pandoria_building_level_read (reader, object, (PandoriaBuilding) building);
  slot->cost = (guint8) pandoria_reader_int (reader, object, "cost", 0, PANDORIA_MAX_COST);
  read_occupant (reader, object, slot);
}

static void
read_monument (PandoriaReader *reader, JsonObject *object, PandoriaSlot *slot)
{
  static const char *const others[] = { "building", "figure" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (pandoria_reader_has (object, others[i]))
      pandoria_reader_fail (reader, others[i], _ ("cannot stand beside “%s”"), "monument");
  slot->has_monument = TRUE;
  slot->monument = (guint8) pandoria_reader_int (reader, object, "monument", 0, PANDORIA_MAX_COST);
}

void
pandoria_slot_read (PandoriaList *list, PandoriaSlot *slot)
{
  JsonObject *object;

  if (JSON_NODE_HOLDS_NULL (pandoria_list_node (list)))
    return;
  object = pandoria_list_object (list);
  if (object != NULL && pandoria_reader_has (object, "monument"))
    read_monument (list->reader, object, slot);
  else if (object != NULL)
    read_building (list->reader, object, slot);
}

static void
write_building (JsonObject *object, const PandoriaSlot *slot)
{
  json_object_set_string_member (object, "building", pandoria_building_key ((PandoriaBuilding) slot->building));
  pandoria_building_level_write (object, (PandoriaBuilding) slot->building, slot->level);
  json_object_set_int_member (object, "cost", slot->cost);
  if (slot->occupant != PANDORIA_NOBODY)
    pandoria_figure_write (pandoria_json_add_object (object, "figure"),
                           (PandoriaFigure){ slot->occupant, slot->occupant_leader });
}

void
pandoria_slot_write (JsonArray *array, const PandoriaSlot *slot)
{
  if (slot->has_monument)
    json_object_set_int_member (pandoria_json_append_object (array), "monument", slot->monument);
  else if (slot->building != PANDORIA_BUILDING_NONE)
    write_building (pandoria_json_append_object (array), slot);
  else
    json_array_add_null_element (array);
}

/* --- top spells ------------------------------------------------------------------------------------------------- */

void
pandoria_top_spell_read (PandoriaReader *reader, JsonObject *object, PandoriaTopSpell *top)
{
  int spell = pandoria_reader_key (reader, object, "spell", pandoria_spell_from_key, N_ ("“%s” is not a spell"));

  top->spell = (guint8) spell;
  top->level = pandoria_spell_level_read (reader, object, (PandoriaSpell) spell);
  if (pandoria_reader_has (object, "cost") || !reader->free_cards)
    top->cost = (guint8) pandoria_reader_int (reader, object, "cost", 0, PANDORIA_MAX_COST);
}

void
pandoria_top_spell_write (JsonObject *object, const char *member, const PandoriaTopSpell *top)
{
  JsonObject *spell;

  if (top->spell == PANDORIA_SPELL_NONE)
    {
      json_object_set_null_member (object, member);
      return;
    }
  spell = pandoria_json_add_object (object, member);
  json_object_set_string_member (spell, "spell", pandoria_spell_key ((PandoriaSpell) top->spell));
  if (top->level > 0)
    json_object_set_int_member (spell, "level", top->level);
  json_object_set_int_member (spell, "cost", top->cost);
}

/* --- figures ---------------------------------------------------------------------------------------------------- */

void
pandoria_figures_write (JsonObject *object, const char *member, guint n, const PandoriaFigure *figures)
{
  JsonArray *array = pandoria_json_add_array (object, member);

  for (guint i = 0; i < n; i++)
    pandoria_figure_write (pandoria_json_append_object (array), figures[i]);
}
