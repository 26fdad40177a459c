/* The members of spells and of what is built, in the notation: one function each way, one row each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"

#include <glib/gi18n-lib.h>

/** Members: what is being read. Members that are not @offered are read where they stand, but no wants noted of them. */
typedef struct
{
  guint which, offered, limit;
  PandoriaSpellMembers *members;
} Members;

/* --- what is built ---------------------------------------------------------------------------------------------- */

gint8
pandoria_notation_read_with (PandoriaNotationReader *reader)
{
  PandoriaValue value;

  if (!pandoria_notation_take_word (reader, "with")
      || !pandoria_notation_need (reader, PANDORIA_WANT_RESOURCE, 0, &value))
    return -1;
  return (gint8) value.number;
}

void
pandoria_notation_read_build (PandoriaNotationReader *reader, PandoriaBuild *build)
{
  PandoriaValue value;

  if (!pandoria_notation_need (reader, PANDORIA_WANT_BUILDING, 0, &value))
    return;
  build->building = (guint8) value.number;
  if (!pandoria_building_has_level ((PandoriaBuilding) build->building, 0))
    {
      pandoria_notation_need (reader, PANDORIA_WANT_LEVEL, -build->building, &value);
      build->level = (guint8) value.number;
    }
  pandoria_notation_need (reader, PANDORIA_WANT_COST, 0, &value);
  build->cost = (guint8) value.number;
  pandoria_notation_need (reader, PANDORIA_WANT_SLOT, 0, &value);
  build->slot = value.slot;
  build->with = pandoria_notation_read_with (reader);
}

void
pandoria_notation_read_erect (PandoriaNotationReader *reader, PandoriaErect *erect)
{
  PandoriaValue value;

  erect->present = TRUE;
  pandoria_notation_need (reader, PANDORIA_WANT_SLOT, 0, &value);
  erect->slot = value.slot;
  erect->with = pandoria_notation_read_with (reader);
}

void
pandoria_notation_write_build (GString *text, const PandoriaBuild *build)
{
  g_autofree char *level = pandoria_word_level (-build->building, build->level);

  pandoria_notation_add (text, "%s", pandoria_building_key ((PandoriaBuilding) build->building));
  if (build->level > 0)
    pandoria_notation_add (text, "%s", level);
  pandoria_notation_add (text, "@%u #%u", build->cost, build->slot + 1);
  pandoria_notation_add_with (text, build->with);
}

void
pandoria_notation_write_erect (GString *text, const PandoriaErect *erect)
{
  pandoria_notation_add (text, "monument #%u", erect->slot + 1);
  pandoria_notation_add_with (text, erect->with);
}

/* --- one function for each member ------------------------------------------------------------------------------- */

/* Where a spell is known to lay nothing, F2 is a space, unless another one follows it. */
static gboolean
read_hexes (PandoriaNotationReader *reader, Members *m)
{
  gboolean is_likely = m->offered == 0 || (m->offered & PANDORIA_MEMBER_HEXES) != 0;
  PandoriaValue value;

  if (m->members->n_hexes > 0)
    return FALSE;
  if (!is_likely && !pandoria_notation_sees (reader, 1, PANDORIA_WANT_SPACE))
    return FALSE;
  if (!pandoria_notation_take (reader, PANDORIA_WANT_HEX, 0, &value))
    return FALSE;
  /* Given back: the hexes are read together. */
  reader->position--;
  m->members->n_hexes
      = (guint8) pandoria_notation_read_hexes (reader, 1, MIN (m->limit, 2), m->members->hexes, &m->members->artifacts);
  return TRUE;
}

/* The word in front is for files that do not say which spell it is: beside hexes F2 would be a terrain. */
static gboolean
read_at (PandoriaNotationReader *reader, Members *m)
{
  PandoriaWantKind kind = (m->which & PANDORIA_MEMBER_LEADER) != 0 ? PANDORIA_WANT_FIGURE : PANDORIA_WANT_SPACE;
  GArray *wants = reader->wants;
  gboolean has_word;
  PandoriaValue value;

  if (m->members->at != PANDORIA_SPACE_NONE)
    return FALSE;
  reader->wants = NULL;
  has_word = pandoria_notation_take_word (reader, "at");
  reader->wants = wants;
  if (!(has_word ? pandoria_notation_need (reader, kind, 0, &value) : pandoria_notation_take (reader, kind, 0, &value)))
    return FALSE;
  m->members->at = value.space;
  m->members->leader |= (guint8) value.leader;
  return TRUE;
}

static gboolean
read_fortress (PandoriaNotationReader *reader, Members *m)
{
  PandoriaValue value;

  if (m->members->fortress != PANDORIA_SPACE_NONE || !pandoria_notation_take_word (reader, "fortress"))
    return FALSE;
  pandoria_notation_need (reader, PANDORIA_WANT_FIGURE, 0, &value);
  m->members->fortress = value.space;
  m->members->leader |= (guint8) value.leader;
  return TRUE;
}

static gboolean
read_leader (PandoriaNotationReader *reader, Members *m)
{
  /* Where it stands it is said by an L behind the space; the word is for files that name no space. */
  if (m->members->leader || !pandoria_notation_take_word (reader, "leader"))
    return FALSE;
  m->members->leader = TRUE;
  return TRUE;
}

static gboolean
read_figure (PandoriaNotationReader *reader, Members *m)
{
  if (m->members->no_figure || !pandoria_notation_take_word (reader, "empty"))
    return FALSE;
  m->members->no_figure = TRUE;
  return TRUE;
}

static gboolean
read_figures (PandoriaNotationReader *reader, Members *m)
{
  PandoriaSpellMembers *members = m->members;
  PandoriaValue value;

  if (members->n_figures >= m->limit || !pandoria_notation_take (reader, PANDORIA_WANT_ADD, 0, &value))
    return FALSE;
  if (members->n_figures < G_N_ELEMENTS (members->figures))
    members->figures[members->n_figures] = (PandoriaPlacing){ value.space, (guint8) value.leader };
  members->n_figures++;
  return TRUE;
}

static gboolean
read_moves (PandoriaNotationReader *reader, Members *m)
{
  PandoriaSpellMembers *members = m->members;
  PandoriaValue value;

  if (members->n_moves >= m->limit || !pandoria_notation_take (reader, PANDORIA_WANT_MOVE, 0, &value))
    return FALSE;
  if (members->n_moves < G_N_ELEMENTS (members->moves))
    members->moves[members->n_moves] = (PandoriaMove){ value.space, value.to };
  members->n_moves++;
  return TRUE;
}

static gboolean
read_resource (PandoriaNotationReader *reader, Members *m)
{
  PandoriaValue value;

  if (m->members->resource >= 0 || !pandoria_notation_take (reader, PANDORIA_WANT_RESOURCE, 0, &value))
    return FALSE;
  m->members->resource = (gint8) value.number;
  return TRUE;
}

static gboolean
read_from (PandoriaNotationReader *reader, Members *m)
{
  PandoriaSpellMembers *members = m->members;
  PandoriaValue value;

  if (members->n_flee == PANDORIA_MAX_FLEE || !pandoria_notation_take (reader, PANDORIA_WANT_TAKE, 0, &value))
    return FALSE;
  members->flee[members->n_flee++] = (PandoriaPlaceRef){ value.space, value.player, value.slot };
  return TRUE;
}

static gboolean
read_region (PandoriaNotationReader *reader, Members *m)
{
  PandoriaValue value;

  if (m->members->region != PANDORIA_SPACE_NONE || !pandoria_notation_take_word (reader, "in"))
    return FALSE;
  pandoria_notation_need (reader, PANDORIA_WANT_SPACE, PANDORIA_SPACE_SCORED, &value);
  m->members->region = value.space;
  return TRUE;
}

static gboolean
read_built (PandoriaNotationReader *reader, Members *m)
{
  PandoriaValue value;

  if (m->members->build.building != PANDORIA_BUILDING_NONE)
    return FALSE;
  /* Looked at and given back: what is built reads its own name. */
  if (!pandoria_notation_take (reader, PANDORIA_WANT_BUILDING, 0, &value))
    return FALSE;
  reader->position--;
  if (m->members->monument.present)
    m->members->monument_first = TRUE;
  pandoria_notation_read_build (reader, &m->members->build);
  return TRUE;
}

static gboolean
read_erected (PandoriaNotationReader *reader, Members *m)
{
  if (m->members->monument.present || !pandoria_notation_take_word (reader, "monument"))
    return FALSE;
  pandoria_notation_read_erect (reader, &m->members->monument);
  return TRUE;
}

static gboolean
read_first (PandoriaNotationReader *reader, Members *m)
{
  /* The order of the two says it; the word is for files that name only one of them. */
  if (m->members->monument_first || !pandoria_notation_take_word (reader, "monument-first"))
    return FALSE;
  m->members->monument_first = TRUE;
  return TRUE;
}

static const struct
{
  PandoriaMember member;
  gboolean (*read) (PandoriaNotationReader *reader, Members *m);
} word_rows[] = {
  { PANDORIA_MEMBER_HEXES, read_hexes },       { PANDORIA_MEMBER_AT, read_at },
  { PANDORIA_MEMBER_FORTRESS, read_fortress }, { PANDORIA_MEMBER_FIGURE, read_figure },
  { PANDORIA_MEMBER_FIGURES, read_figures },   { PANDORIA_MEMBER_MOVES, read_moves },
  { PANDORIA_MEMBER_RESOURCE, read_resource }, { PANDORIA_MEMBER_REGION, read_region },
  { PANDORIA_MEMBER_FROM, read_from },         { PANDORIA_MEMBER_BUILD, read_built },
  { PANDORIA_MEMBER_MONUMENT, read_erected },  { PANDORIA_MEMBER_LEADER, read_leader },
  { PANDORIA_MEMBER_FIRST, read_first },
};
G_STATIC_ASSERT (G_N_ELEMENTS (word_rows) == PANDORIA_N_MEMBERS);

/* --- reading ---------------------------------------------------------------------------------------------------- */

static gboolean
read_any (PandoriaNotationReader *reader, Members *m)
{
  GArray *wants = reader->wants;

  for (guint i = 0; i < PANDORIA_N_MEMBERS && !reader->failed; i++)
    {
      gboolean taken;

      if ((m->which & word_rows[i].member) == 0)
        continue;
      /* Words for rare files are read, but not offered. */
      if ((m->offered & word_rows[i].member) == 0 || word_rows[i].read == read_leader
          || word_rows[i].read == read_first)
        reader->wants = NULL;
      taken = word_rows[i].read (reader, m);
      reader->wants = wants;
      if (taken)
        return TRUE;
    }
  return FALSE;
}

void
pandoria_notation_read_members (PandoriaNotationReader *reader, guint which, guint offered, guint limit,
                                PandoriaSpellMembers *members)
{
  Members m = { which, offered, limit, members };

  while (!reader->failed && read_any (reader, &m))
    ;
}

/* --- writing ---------------------------------------------------------------------------------------------------- */

static void
write_places (GString *text, guint which, const PandoriaSpellMembers *members)
{
  if (members->at != PANDORIA_SPACE_NONE)
    pandoria_notation_add_figure (text, (which & PANDORIA_MEMBER_HEXES) != 0 ? "at " : "", members->at,
                                  members->leader);
  if (members->fortress != PANDORIA_SPACE_NONE)
    pandoria_notation_add_figure (text, "fortress ", members->fortress, members->leader);
  if (members->leader && members->at == PANDORIA_SPACE_NONE && members->fortress == PANDORIA_SPACE_NONE)
    pandoria_notation_add (text, "leader");
  if (members->no_figure)
    pandoria_notation_add (text, "empty");
}

/* A list that is longer than any level allows keeps its length. */
static void
write_lists (GString *text, const PandoriaSeats *seats, const PandoriaSpellMembers *members)
{
  for (guint i = 0; i < members->n_figures; i++)
    pandoria_notation_add_figure (text, "+", members->figures[MIN (i, 1)].at, members->figures[MIN (i, 1)].leader);
  for (guint i = 0; i < members->n_moves; i++)
    pandoria_notation_add (text, "%s>%s", pandoria_space_name (members->moves[MIN (i, 1)].from),
                           pandoria_space_name (members->moves[MIN (i, 1)].to));
  for (guint i = 0; i < members->n_flee; i++)
    pandoria_notation_add_place (text, seats, &members->flee[i]);
}

static void
write_built (GString *text, const PandoriaSpellMembers *members)
{
  gboolean has_build = members->build.building != PANDORIA_BUILDING_NONE;
  gboolean has_both = has_build && members->monument.present;

  if (has_both && members->monument_first)
    pandoria_notation_write_erect (text, &members->monument);
  if (has_build)
    pandoria_notation_write_build (text, &members->build);
  if (members->monument.present && !(has_both && members->monument_first))
    pandoria_notation_write_erect (text, &members->monument);
  if (members->monument_first && !has_both)
    pandoria_notation_add (text, "monument-first");
}

void
pandoria_notation_write_members (GString *text, const PandoriaSeats *seats, guint which,
                                 const PandoriaSpellMembers *members)
{
  if (members->n_hexes > 0)
    pandoria_notation_add_hexes (text, MIN (members->n_hexes, 2), members->hexes, members->artifacts);
  write_places (text, which, members);
  write_lists (text, seats, members);
  if (members->resource >= 0)
    pandoria_notation_add (text, "%s", pandoria_counter_key ((PandoriaCounter) members->resource));
  if (members->region != PANDORIA_SPACE_NONE)
    pandoria_notation_add (text, "in %s", pandoria_space_name (members->region));
  write_built (text, members);
}
