/* Events: the ledger's entries as data, without texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-spaces.h"
#include "pandoria-types.h"

typedef enum
{
  PANDORIA_EVENT_SPELL_COST,
  PANDORIA_EVENT_BUILDING_COST,
  PANDORIA_EVENT_MONUMENT_COST,
  PANDORIA_EVENT_MONUMENT,
  PANDORIA_EVENT_CARD_PRICE,
  PANDORIA_EVENT_SHRINE,
  PANDORIA_EVENT_CONJURE,
  PANDORIA_EVENT_REGION,
  PANDORIA_EVENT_OVERFLOW,
  PANDORIA_EVENT_STORE,
  PANDORIA_EVENT_POORHOUSE,
  PANDORIA_EVENT_REALM,
  PANDORIA_EVENT_RELIC,
  PANDORIA_EVENT_ADJUST,
  PANDORIA_EVENT_FINAL_HAND,
  PANDORIA_EVENT_FINAL_RESOURCES,
  PANDORIA_EVENT_FINAL_REALM,
} PandoriaEventKind;
#define PANDORIA_N_EVENTS 17
/* Enough for figures on every space of the board and all regions of a turn. */
#define PANDORIA_MAX_EVENTS 1024

/** PandoriaEvent: one change of one counter of one player, with the reasons for it. */
typedef struct
{
  guint8 kind;    /* PandoriaEventKind */
  guint8 player;  /* seat */
  guint8 counter; /* PandoriaCounter; for adjust also hand … artifacts */
  guint16 turn;
  gint32 amount;  /* the change of the counter */
  gint32 points;  /* overflow, final-resources: the points gained with it */
  guint8 terrain; /* region; realm: the space of the removed figure that gained something */
  union
  {
    struct
    {
      gint32 symbols, strength,
          bonus;           /* region: amount = symbols × strength + bonus; the same for a relic */
      guint8 leader, rage; /* region: strength that the leader and a raging worker add */
    };
    struct
    {
      gint32 before, gained,
          cap; /* overflow: −amount = before + gained − cap; conjure, final-resources: before */
    };
  };
  PandoriaSpaces region; /* the terrain, if any */
  /* The parts of a cost: amount = −max (1, printed + extra − covered − discount); 0 if they do not
   * explain it. */
  guint8 printed, covered,
      discount; /* covered: of the covered building, or the ship (15); discount: of a building */
  gint8 extra;  /* of the realm's act (11, 17) */
  guint8
      subject;  /* a cost's or Shrine's spell; a building; a monument's value; relic: its artifacts;
                   store: what  overflowed; realm with printed: the resource it is paid with */
  guint8 level; /* the subject's level; region: how much of bonus came from the realm */
  guint8 rate, per; /* overflow, final-resources: points for each full number of resources */
} PandoriaEvent;

/** PandoriaEvents: the changes of counters by one action, in order. */
typedef struct
{
  guint n;
  PandoriaEvent items[PANDORIA_MAX_EVENTS];
} PandoriaEvents;

/** In pandoria-types.c. Returns: the name of @kind in docs/format.md, Ledger. */
const char *pandoria_event_key (PandoriaEventKind kind);

/** Returns: the section that entries of @kind cite (rulings 5), "" for adjust. */
const char *pandoria_event_rule (PandoriaEventKind kind);
