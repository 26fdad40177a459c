/* How acts and their members are written in lines. Each row of pandoria-members.c gets its words
 * here: a member without a row is one word of its kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-rows.h"
#include "pandoria-notation-testing.h"

#include <string.h>

/** ActWords: the first word of an act, or NULL if it begins with its first member, and the kind of
 * the one word that contains a group of its members. */
typedef struct
{
  const char *first;
  PandoriaWordKind group;
} ActWords;

static const ActWords act_words[] = {
  [PANDORIA_ACT_PLACE_TILE] = { NULL },
  [PANDORIA_ACT_PLACE_CASTLE] = { "castle" },
  [PANDORIA_ACT_PLACE_FORTRESS] = { "fortress" },
  [PANDORIA_ACT_PLACE_SINGLE] = { "single" },
  [PANDORIA_ACT_SKIP_PLACEMENT] = { "skip" },
  [PANDORIA_ACT_PLACE_FIGURE] = { NULL, PANDORIA_WORD_ADD },
  [PANDORIA_ACT_TAKE_FIGURE] = { NULL },
  [PANDORIA_ACT_RANSOM] = { "ransom", PANDORIA_WORD_PRISONERS },
  [PANDORIA_ACT_GOLEM_FIGURE] = { "golem", PANDORIA_WORD_FIGURE },
  [PANDORIA_ACT_CAST] = { NULL },
  [PANDORIA_ACT_BUILD] = { NULL },
  [PANDORIA_ACT_MONUMENT] = { "monument" },
  [PANDORIA_ACT_RECAST] = { "again" },
  [PANDORIA_ACT_HALFLING] = { "halfling" },
  [PANDORIA_ACT_GOBLIN_CAST] = { "goblin" },
  [PANDORIA_ACT_GOBLIN_OCCUPY] = { "occupy", PANDORIA_WORD_SLOT_FIGURE },
  [PANDORIA_ACT_RIVER_SHIP] = { "ship", PANDORIA_WORD_FIGURE },
  [PANDORIA_ACT_RELIC] = { "relic" },
  [PANDORIA_ACT_SCORE] = { "score" },
  [PANDORIA_ACT_BUY] = { "buy" },
  [PANDORIA_ACT_ELF_MOVE] = { "elf", PANDORIA_WORD_MOVE },
  [PANDORIA_ACT_END_TURN] = { "end" },
  [PANDORIA_ACT_ADJUST] = { "adjust" },
  [PANDORIA_ACT_EDIT_SPACE] = { "edit" },
  [PANDORIA_ACT_EDIT_PLAYER] = { "tableau" },
  [PANDORIA_ACT_EDIT_TABLE] = { "table" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (act_words) == PANDORIA_N_ACTS);

/** MemberWords: how a member is written. */
typedef struct
{
  const char *name;      /* of the member in files */
  const char *word;      /* (nullable): the word before it */
  PandoriaWordKind kind; /* of the word for all members of a part, or for an element of a list */
  PandoriaLineOrder order;
  gboolean is_implied; /* another word usually implies it; it is read, but not offered */
  gboolean is_narrow;  /* only spaces of the regions being scored, or of ships, are offered */
} MemberWords;

/* The members of spells, in the order of pandoria_spell_members. */
static const MemberWords spell_words[] = {
  { "at", .word = "at", .is_implied = TRUE },
  { "fortress", .word = "fortress" },
  { "leader", .word = "leader", .is_implied = TRUE },
  { "figure", .word = "empty" },
  { "figures", .kind = PANDORIA_WORD_ADD },
  { "moves", .kind = PANDORIA_WORD_MOVE },
  { "hexes", .order = PANDORIA_ORDER_FIRST },
  { "resource", .order = PANDORIA_ORDER_LAST },
  { "from" },
  { "region", .word = "in", .order = PANDORIA_ORDER_LAST, .is_narrow = TRUE },
  { "build", .order = PANDORIA_ORDER_LAST },
  { "monument", .word = "monument", .order = PANDORIA_ORDER_LAST },
  { "first", .word = "monument-first", .order = PANDORIA_ORDER_LAST, .is_implied = TRUE },
};
G_STATIC_ASSERT (G_N_ELEMENTS (spell_words) == PANDORIA_N_MEMBERS);

/* All other members that are not just one word of their kind. */
static const MemberWords other_words[] = {
  { "with", .word = "with" },
  { "monument", .word = "monument" },
  { "figure", .kind = PANDORIA_WORD_COLOR_FIGURE },
  { "cast", .order = PANDORIA_ORDER_NONE }, /* the Halflings' second act writes it */
  { "cards", .kind = PANDORIA_WORD_REGION_OF },
  { "slots", .word = "slots" },
  { "topSpell", .word = "top" },
  { "prisoners", .word = "prisoners", .kind = PANDORIA_WORD_COLOR_FIGURE },
  { "haunter", .word = "haunter", .kind = PANDORIA_WORD_COLOR_FIGURE },
  { "left", .word = "left" },
  { "drift", .word = "drift", .kind = PANDORIA_WORD_MOVE, .is_narrow = TRUE },
  { "haunt", .word = "haunt", .kind = PANDORIA_WORD_COLOR_FIGURE },
};

/* The rows of lines, made once. */
typedef struct
{
  GHashTable *lists; /* (element-type PandoriaMemberRow PandoriaLineRow), by the first row */
  gboolean is_used[G_N_ELEMENTS (other_words)];
} Rows;

static const PandoriaLineRow *add_rows (Rows *rows, const PandoriaMemberRow *members,
                                        PandoriaWordKind group);

static const MemberWords *
find_spell_words (const PandoriaMemberRow *member)
{
  const MemberWords *words = &spell_words[member - pandoria_spell_members];

  if (!g_str_equal (words->name, member->name))
    g_error ("pandoria-notation-rows.c: the member “%s” of spells has the words of “%s”",
             member->name, words->name);
  return words;
}

/* Returns: (nullable): the words of a member that does not belong to a spell. */
static const MemberWords *
find_other_words (Rows *rows, const PandoriaMemberRow *member)
{
  for (guint i = 0; member->name != NULL && i < G_N_ELEMENTS (other_words); i++)
    if (g_str_equal (other_words[i].name, member->name))
      {
        rows->is_used[i] = TRUE;
        return &other_words[i];
      }
  return NULL;
}

static void
set_words (PandoriaLineRow *row, const MemberWords *words)
{
  row->word = words->word;
  row->word_kind = words->kind;
  row->order = words->order;
  row->is_implied = words->is_implied;
  row->is_narrow = words->is_narrow;
}

/* @group: the kind of the word that contains a group of members of the act. */
static void
fill_row (Rows *rows, PandoriaLineRow *row, const MemberWords *words, PandoriaWordKind group)
{
  const PandoriaMemberRow *member = row->member;
  const gboolean is_group = member->kind == PANDORIA_KIND_PART && member->name == NULL;

  if (words != NULL)
    set_words (row, words);
  if (is_group)
    row->word_kind = group;
  if (member->kind == PANDORIA_KIND_MEMBERS)
    row->order = PANDORIA_ORDER_LAST;
  if (member->kind == PANDORIA_KIND_LIST && row->word_kind == PANDORIA_WORD_OF_KIND)
    g_error ("pandoria-notation-rows.c: the list “%s” has no kind of word", member->name);
  if (member->part != NULL)
    row->part = add_rows (rows, member->part, PANDORIA_WORD_OF_KIND);
}

static guint
count_rows (const PandoriaMemberRow *members)
{
  guint n = 0;

  while (members[n].kind != PANDORIA_KIND_END)
    n++;
  return n;
}

/* Returns: whether the member is written as name=value in any order with its neighbors. */
static gboolean
is_short_edit (const PandoriaLineRow *row)
{
  return row->member->edit != 0 && row->word == NULL;
}

static const PandoriaLineRow *
add_rows (Rows *rows, const PandoriaMemberRow *members, PandoriaWordKind group)
{
  const guint n = count_rows (members);
  const gboolean is_spell = members == pandoria_spell_members;
  PandoriaLineRow *list = g_hash_table_lookup (rows->lists, members);
  gboolean has_edits = FALSE;

  if (list != NULL)
    return list;
  list = g_new0 (PandoriaLineRow, n + 1);
  g_hash_table_insert (rows->lists, (gpointer) members, list);
  for (guint i = 0; i <= n; i++)
    list[i].member = &members[i];
  for (guint i = 0; i < n; i++)
    {
      fill_row (rows, &list[i],
                is_spell ? find_spell_words (&members[i]) : find_other_words (rows, &members[i]),
                group);
      list[i].is_first_edit = is_short_edit (&list[i]) && !has_edits;
      has_edits = has_edits || is_short_edit (&list[i]);
    }
  return list;
}

static void
fill_rows (Rows *rows)
{
  rows->lists = g_hash_table_new (NULL, NULL);
  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    add_rows (rows, pandoria_act_get_members (kind), act_words[kind].group);
  add_rows (rows, pandoria_spell_members, PANDORIA_WORD_OF_KIND);
  add_rows (rows, pandoria_common_members, PANDORIA_WORD_OF_KIND);
  add_rows (rows, pandoria_built_members, PANDORIA_WORD_OF_KIND);
  add_rows (rows, pandoria_slot_members, PANDORIA_WORD_OF_KIND);
  add_rows (rows, pandoria_occupant_members, PANDORIA_WORD_OF_KIND);
}

static const Rows *
get_rows (void)
{
  static Rows rows;
  static gsize is_filled;

  if (g_once_init_enter (&is_filled))
    {
      fill_rows (&rows);
      g_once_init_leave (&is_filled, 1);
    }
  return &rows;
}

const PandoriaLineRow *
pandoria_line_get_rows (const PandoriaMemberRow *members)
{
  const PandoriaLineRow *list = g_hash_table_lookup (get_rows ()->lists, members);

  g_assert (list != NULL);

  return list;
}

const PandoriaLineRow *
pandoria_line_get_act_rows (PandoriaActKind kind)
{
  return pandoria_line_get_rows (pandoria_act_get_members (kind));
}

const char *
pandoria_line_get_first_word (PandoriaActKind kind)
{
  g_return_val_if_fail ((guint) kind < PANDORIA_N_ACTS, NULL);
  return act_words[kind].first;
}

const char *
pandoria_line_find_unused_words (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (other_words); i++)
    if (!get_rows ()->is_used[i])
      return other_words[i].name;
  return NULL;
}
