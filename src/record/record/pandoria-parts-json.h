/* What several acts have: levels, buildings, monuments, moves, hexes; between JSON and PandoriaAction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"

G_BEGIN_DECLS

/** "level" of a building: a number, or a rate as text. Absent where the building has none. */
guint8 pandoria_building_level_read (PandoriaReader *reader, JsonObject *object, PandoriaBuilding building);
void pandoria_building_level_write (JsonObject *object, PandoriaBuilding building, guint level);
guint8 pandoria_spell_level_read (PandoriaReader *reader, JsonObject *object, PandoriaSpell spell);

void pandoria_build_read (PandoriaReader *reader, JsonObject *object, PandoriaBuild *build);
void pandoria_build_write (JsonObject *object, const PandoriaBuild *build);
void pandoria_erect_read (PandoriaReader *reader, JsonObject *object, PandoriaErect *erect);
void pandoria_erect_write (JsonObject *object, const PandoriaErect *erect);

/** "with": the other resource of a Market payment; -1 stands for absent. */
gint8 pandoria_with_read (PandoriaReader *reader, JsonObject *object);
void pandoria_with_write (JsonObject *object, int with);

/** A list of {"from","to"}. Returns: how many there were; at most @max are kept in @moves. */
guint8 pandoria_moves_read (PandoriaReader *reader, JsonObject *object, const char *member, guint limit, guint max,
                            PandoriaMove *moves);
void pandoria_moves_write (JsonObject *object, const char *member, guint n, const PandoriaMove *moves);
/** A list of hexes, in the same way. */
guint8 pandoria_hexes_read (PandoriaReader *reader, JsonObject *object, const char *member, guint min, guint limit,
                            PandoriaHex hexes[2]);
void pandoria_hexes_write (JsonObject *object, const char *member, guint n, const PandoriaHex *hexes);
void pandoria_hex_write (JsonObject *object, const PandoriaHex *hex);
/** "artifacts" beside @n hexes (16). Returns: 0…2. */
guint8 pandoria_hex_artifacts_read (PandoriaReader *reader, JsonObject *object, guint n, const PandoriaHex *hexes);

/** {"player","leader"}. */
void pandoria_figure_read (PandoriaReader *reader, JsonObject *object, PandoriaFigure *figure);
void pandoria_figure_write (JsonObject *object, PandoriaFigure figure);
/** "player" and "slot": a place of somebody's tableau. */
void pandoria_place_read (PandoriaReader *reader, JsonObject *object, guint8 *player, guint8 *slot);
void pandoria_place_write (JsonObject *object, guint player, guint slot);

/** "leader": left out for a worker. */
void pandoria_leader_write (JsonObject *object, gboolean leader);
void pandoria_space_write (JsonObject *object, const char *member, PandoriaSpace space);

G_END_DECLS
