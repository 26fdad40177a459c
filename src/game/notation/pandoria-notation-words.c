/* The words of the notation: each kind has a pattern and a sentence, and each part of a pattern a
 * reader and a writer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-words.h"
#include "pandoria-notation-table.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define TERRAIN_LETTERS "fmhc"

/** WordRow: a kind of word. Letters of its pattern are parts, see read_part(); other characters are
 * literal. */
typedef struct
{
  const char *pattern;
  const char *sentence; /* describes the expected word */
  int min, max;         /* of its number */
} WordRow;

static const WordRow word_rows[] = {
  [PANDORIA_WORD_HEX]
  = { "f", N_ ("A terrain with its symbols belongs here, such as F2: F forest, M mountains, H "
               "hills or C city, and 0 to 3.") },
  [PANDORIA_WORD_SPACE] = { "s", N_ ("A space belongs here, such as G6.") },
  [PANDORIA_WORD_FIGURE]
  = { "sl", N_ ("A space belongs here, such as G6, or G6L for the leader.") },
  [PANDORIA_WORD_ADD]
  = { "+sl", N_ ("A figure and its space belong here, such as +G6, or +G6L for the leader.") },
  [PANDORIA_WORD_TAKE]
  = { "-k", N_ ("A figure that returns to the reserve belongs here, such as -G6, or -blue#2.") },
  [PANDORIA_WORD_MOVE] = { "s>t", N_ ("A move from space to space belongs here, such as G6>H7.") },
  [PANDORIA_WORD_ARTIFACTS]
  = { "*n", N_ ("The number of artifacts belongs here, *1 or *2."), 1, 2 },
  [PANDORIA_WORD_LEVEL] = { "v", N_ ("The level belongs here: %s.") },
  [PANDORIA_WORD_COST]
  = { "@u", N_ ("The printed cost belongs here, such as @5."), 0, PANDORIA_MAX_COST },
  [PANDORIA_WORD_SLOT] = { "#i", N_ ("The slot belongs here, from #1 to #5.") },
  [PANDORIA_WORD_RESOURCE] = { "K", N_ ("A resource belongs here: crystal, gold or wood.") },
  [PANDORIA_WORD_COLOR] = { "p", N_ ("A player’s color belongs here: %s.") },
  [PANDORIA_WORD_COLOR_FIGURE]
  = { "pl", N_ ("A player’s color belongs here, followed by an L for the leader: %s.") },
  [PANDORIA_WORD_SLOT_FIGURE]
  = { "p#il",
      N_ ("A player’s color and a slot belong here, such as blue#2, or blue#2L for the leader.") },
  [PANDORIA_WORD_REGION_OF]
  = { "p:s", N_ ("A player’s color and a space of the region belong here, such as blue:F6.") },
  [PANDORIA_WORD_PRISONERS]
  = { "wl",
      N_ ("The prisoners belong here: a number of workers, with an L for the leader, such as 2L."),
      0, PANDORIA_MAX_PAY - 1 },
  [PANDORIA_WORD_NUMBER] = { "n", N_ ("A number belongs here."), 0, 99 },
  [PANDORIA_WORD_TERRAIN] = { "K", NULL },
  [PANDORIA_WORD_COUNTER]
  = { "c", N_ ("A change belongs here, such as wood+2 or points-1."), 0, 20000 },
  [PANDORIA_WORD_EDIT] = { "e", N_ ("A change belongs here, such as terrain=forest, symbols=2, "
                                    "castle=red, figure=redL or figure=none.") },
  [PANDORIA_WORD_TABLE]
  = { "d",
      N_ ("A change belongs here, such as round=5, active=red, tiles=20 or monuments=3,3,4.") },
  [PANDORIA_WORD_SPELL] = { "K", N_ ("A spell belongs here, such as rage.") },
  [PANDORIA_WORD_BUILDING] = { "K", N_ ("A building belongs here, such as bank.") },
  [PANDORIA_WORD_OWN] = { "o", N_ ("The word “%s” belongs here.") },
  [PANDORIA_WORD_ACT] = { "", N_ ("An action belongs here.") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (word_rows) == PANDORIA_N_WORD_KINDS);

char
pandoria_word_terrain (PandoriaTerrain terrain)
{
  return g_ascii_toupper (TERRAIN_LETTERS[terrain]);
}

const guint8 *
pandoria_word_levels (int card)
{
  return card >= 0 ? pandoria_spell_levels ((PandoriaSpell) card)
                   : pandoria_building_levels ((PandoriaBuilding) -card);
}

void
pandoria_seats_init (PandoriaSeats *seats, PandoriaRecord *record)
{
  const PandoriaSetup *setup = pandoria_record_get_setup (record);

  *seats = (PandoriaSeats){ .n = setup->n_players,
                            .free_cards = setup->variant == PANDORIA_VARIANT_FAMILY_SPELLS };
  for (guint i = 0; i < setup->n_players; i++)
    {
      seats->colors[i] = pandoria_record_get_player_color (record, i);
      seats->names[i] = pandoria_record_get_player_name (record, i);
      seats->n_slots[i] = (guint8) pandoria_realm_get_n_slots (
          (PandoriaRealm) setup->players[i].realm, (PandoriaVariant) setup->variant);
    }
}

const char *
pandoria_seats_get_key (const PandoriaSeats *seats, guint seat)
{
  g_return_val_if_fail (seat < seats->n, "?");
  return pandoria_color_key (seats->colors[seat]);
}

static const guint8 words_of_kinds[PANDORIA_N_MEMBER_KINDS] = {
  [PANDORIA_KIND_NUMBER] = PANDORIA_WORD_NUMBER,
  [PANDORIA_KIND_SEAT] = PANDORIA_WORD_COLOR,
  [PANDORIA_KIND_SLOT] = PANDORIA_WORD_SLOT,
  [PANDORIA_KIND_SPACE] = PANDORIA_WORD_SPACE,
  [PANDORIA_KIND_RESOURCE] = PANDORIA_WORD_RESOURCE,
  [PANDORIA_KIND_TERRAIN] = PANDORIA_WORD_TERRAIN,
  [PANDORIA_KIND_SPELL] = PANDORIA_WORD_SPELL,
  [PANDORIA_KIND_BUILDING] = PANDORIA_WORD_BUILDING,
  [PANDORIA_KIND_LEVEL] = PANDORIA_WORD_LEVEL,
  [PANDORIA_KIND_RATE] = PANDORIA_WORD_LEVEL,
  [PANDORIA_KIND_COST] = PANDORIA_WORD_COST,
  [PANDORIA_KIND_CARD_COST] = PANDORIA_WORD_COST,
  [PANDORIA_KIND_PLACE] = PANDORIA_WORD_TAKE,
  [PANDORIA_KIND_PLACES] = PANDORIA_WORD_TAKE,
};

/* Returns: the card of a level: a spell or, for a rate, a negated building. */
static int
get_card (const PandoriaMemberRow *member, gconstpointer base)
{
  int card = G_STRUCT_MEMBER (const guint8, base, member->also);

  return member->kind == PANDORIA_KIND_RATE ? -card : card;
}

static PandoriaWordKind
get_word_kind (const PandoriaLineRow *row)
{
  const PandoriaMemberRow *member = row->member;
  const gboolean has_leader = member->kind == PANDORIA_KIND_SPACE && member->also != 0;

  if (has_leader)
    return PANDORIA_WORD_FIGURE;
  if (row->word_kind != PANDORIA_WORD_OF_KIND)
    return row->word_kind;
  return words_of_kinds[member->kind];
}

PandoriaWant
pandoria_member_get_want (const PandoriaLineRow *row, gconstpointer base)
{
  PandoriaWant want = { get_word_kind (row), 0, NULL };

  if (row->is_narrow)
    want.number = want.kind == PANDORIA_WORD_MOVE ? PANDORIA_MOVE_DRIFTS : PANDORIA_SPACE_SCORED;
  else if (want.kind == PANDORIA_WORD_LEVEL)
    want.number = get_card (row->member, base);
  else if (want.kind == PANDORIA_WORD_NUMBER)
    want.number = row->member->min;
  else if (want.kind == PANDORIA_WORD_COST && row->member->kind == PANDORIA_KIND_COST
           && row->member->also != 0)
    want.number = PANDORIA_COST_MAY_BE_UNKNOWN;
  return want;
}

/* --- parts of words ------------------------------------------------------------------------- */

/* Each reads its part from @word. Returns: (nullable): the rest; NULL if @word does not begin with
 * this part. */

static const char *
read_space (const char *word, PandoriaSpace *space)
{
  char name[4] = { word[0] };
  guint length = 1;

  for (; length < 3 && word[0] != '\0' && g_ascii_isdigit (word[length]); length++)
    name[length] = word[length];
  name[0] = g_ascii_toupper (name[0]);
  *space = pandoria_space_from_name (name);
  return *space != PANDORIA_SPACE_NONE ? word + length : NULL;
}

static const char *
read_color (const PandoriaSeats *seats, const char *word, PandoriaValue *value)
{
  for (guint8 i = 0; i < seats->n; i++)
    if (g_str_has_prefix (word, pandoria_color_key (seats->colors[i])))
      {
        value->player = i;
        return word + strlen (pandoria_color_key (seats->colors[i]));
      }
  return NULL;
}

static const char *
read_digits (const char *word, int min, int max, int *number)
{
  gsize length = strspn (word, "0123456789");

  if (length == 0 || length > 5)
    return NULL;
  *number = (int) g_ascii_strtoll (word, NULL, 10);
  return *number >= min && *number <= max ? word + length : NULL;
}

static const char *
read_number (const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  const WordRow *row = &word_rows[want->kind];

  return read_digits (word, want->kind == PANDORIA_WORD_NUMBER ? want->number : row->min, row->max,
                      &value->number);
}

static const char *
read_cost (const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  value->is_none = want->number == PANDORIA_COST_MAY_BE_UNKNOWN && *word == '?';
  if (!value->is_none)
    return read_number (want, word, value);
  value->number = 0;
  return word + 1;
}

static void
write_cost (GString *text, const PandoriaValue *value)
{
  if (value->is_none)
    g_string_append_c (text, '?');
  else
    g_string_append_printf (text, "%d", value->number);
}

static const char *
read_slot (const char *word, PandoriaValue *value)
{
  int slot = 1;
  const char *rest = read_digits (word, 1, PANDORIA_MAX_SLOTS, &slot);

  value->slot = (guint8) (slot - 1);
  return rest;
}

/* Reads a slot of a player, or a space. */
static const char *
read_place (const PandoriaSeats *seats, const char *word, PandoriaValue *value)
{
  const char *rest = read_color (seats, word, value);

  value->space = PANDORIA_SPACE_NONE;
  if (rest != NULL)
    return *rest == '#' ? read_slot (rest + 1, value) : NULL;
  value->player = PANDORIA_NOBODY;
  value->slot = 0;
  return read_space (word, &value->space);
}

static void
write_place (GString *text, const PandoriaSeats *seats, const PandoriaValue *value)
{
  if (value->player == PANDORIA_NOBODY)
    g_string_append (text, pandoria_space_name (value->space));
  else
    g_string_append_printf (text, "%s#%u", pandoria_seats_get_key (seats, value->player),
                            value->slot + 1u);
}

static const char *
read_hex (const char *word, PandoriaValue *value)
{
  const char *letter = word[0] != '\0' ? strchr (TERRAIN_LETTERS, word[0]) : NULL;

  if (letter == NULL || word[1] < '0' || word[1] > '0' + PANDORIA_MAX_SYMBOLS)
    return NULL;
  value->number = (int) (letter - TERRAIN_LETTERS);
  value->other = word[1] - '0';
  return word + 2;
}

static const char *
read_level (const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  const char *rest = read_digits (word, 0, G_MAXUINT8, &value->number);

  if (want->number >= 0)
    return rest != NULL
                   && pandoria_spell_has_level ((PandoriaSpell) want->number, (guint) value->number)
               ? rest
               : NULL;
  for (const guint8 *level = pandoria_word_levels (want->number); *level != 0; level++)
    {
      g_autofree char *text = pandoria_text_level ((PandoriaBuilding) -want->number, *level);

      value->number = *level;
      if (strcmp (word, text) == 0)
        return word + strlen (word);
    }
  return NULL;
}

static void
write_level (GString *text, const PandoriaWant *want, const PandoriaValue *value)
{
  g_autofree char *level
      = pandoria_text_level ((PandoriaBuilding) MAX (-want->number, 0), (guint) value->number);

  g_string_append (text, level);
}

/* The rest of the word is the key of a resource, terrain, spell or building. */
static const char *
read_key (const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  switch (want->kind)
    {
    case PANDORIA_WORD_RESOURCE: value->number = pandoria_counter_from_key (word); break;
    case PANDORIA_WORD_TERRAIN: value->number = pandoria_terrain_from_key (word); break;
    case PANDORIA_WORD_SPELL: value->number = pandoria_spell_from_key (word); break;
    default: value->number = pandoria_building_from_key (word); break;
    }
  if (value->number < 0
      || (want->kind == PANDORIA_WORD_RESOURCE && value->number >= PANDORIA_N_RESOURCES))
    return NULL;
  return word + strlen (word);
}

static const char *
get_key (const PandoriaWant *want, const PandoriaValue *value)
{
  switch (want->kind)
    {
    case PANDORIA_WORD_RESOURCE: return pandoria_counter_key ((PandoriaCounter) value->number);
    case PANDORIA_WORD_TERRAIN: return pandoria_terrain_key ((PandoriaTerrain) value->number);
    case PANDORIA_WORD_SPELL: return pandoria_spell_key ((PandoriaSpell) value->number);
    default: return pandoria_building_key ((PandoriaBuilding) value->number);
    }
}

static const char *
read_counter (const PandoriaWant *want, const char *word, PandoriaValue *value)
{
  const char *sign = strpbrk (word, "+-");
  const char *rest
      = sign != NULL ? read_digits (sign + 1, 0, word_rows[want->kind].max, &value->other) : NULL;
  g_autofree char *key = rest != NULL ? g_strndup (word, (gsize) (sign - word)) : NULL;

  if (rest == NULL)
    return NULL;
  value->number = pandoria_counter_from_key (key);
  if (*sign == '-')
    value->other = -value->other;
  return value->number >= 0 ? rest : NULL;
}

/* Returns: (nullable): the row of the member that the first @length bytes of @word name. */
static const PandoriaLineRow *
find_edit (const char *word, gsize length)
{
  const PandoriaLineRow *row = pandoria_line_get_act_rows (PANDORIA_ACT_EDIT_SPACE);

  for (; row->member->kind != PANDORIA_KIND_END; row++)
    {
      const char *name = row->member->name;

      if (row->member->edit != 0 && strlen (name) == length && strncmp (name, word, length) == 0)
        return row;
    }
  return NULL;
}

/* Returns: whether @word is "terrain=forest", or another member of the same form. */
static gboolean
read_edit (const PandoriaSeats *seats, const char *word, PandoriaValue *value)
{
  const gsize length = strcspn (word, "=");
  const PandoriaLineRow *row = find_edit (word, length);
  PandoriaWant own;

  if (row == NULL || word[length] == '\0')
    return FALSE;
  value->row = row;
  value->is_none = strcmp (word + length + 1, "none") == 0;
  if (value->is_none)
    return (row->member->flags & PANDORIA_MEMBER_NULLABLE) != 0;
  own = pandoria_member_get_want (row, NULL);
  if (!pandoria_word_read (seats, &own, word + length + 1, value))
    return FALSE;
  return row->member->kind != PANDORIA_KIND_NUMBER || value->number <= row->member->max;
}

static void
write_edit (GString *text, const PandoriaSeats *seats, const PandoriaValue *value)
{
  PandoriaWant own = pandoria_member_get_want (value->row, NULL);

  g_string_append_printf (text, "%s=%s", value->row->member->name, value->is_none ? "none" : "");
  if (!value->is_none)
    pandoria_word_write (text, seats, &own, value);
}

static const char *
read_part (char part, const PandoriaSeats *seats, const PandoriaWant *want, const char *word,
           PandoriaValue *value)
{
  const char *end = word + strlen (word);

  switch (part)
    {
    case 's': return read_space (word, &value->space);
    case 't': return read_space (word, &value->to);
    case 'l': value->leader = strcmp (word, "l") == 0; return value->leader ? end : word;
    case 'p': return read_color (seats, word, value);
    case 'n': return read_number (want, word, value);
    case 'u': return read_cost (want, word, value);
    case 'w':
      return word[0] == 'l' ? word : read_number (want, word, value); /* L: only the leader */
    case 'i': return read_slot (word, value);
    case 'k': return read_place (seats, word, value);
    case 'v': return read_level (want, word, value);
    case 'K': return read_key (want, word, value);
    case 'e': return read_edit (seats, word, value) ? end : NULL;
    case 'f': return read_hex (word, value);
    case 'c': return read_counter (want, word, value);
    case 'd': return pandoria_table_word_read (seats, word, value) ? end : NULL;
    case 'o': return g_strcmp0 (word, want->word) == 0 ? end : NULL;
    default: return *word == part ? word + 1 : NULL;
    }
}

static void
write_part (char part, GString *text, const PandoriaSeats *seats, const PandoriaWant *want,
            const PandoriaValue *value)
{
  switch (part)
    {
    case 's': g_string_append (text, pandoria_space_name (value->space)); break;
    case 't': g_string_append (text, pandoria_space_name (value->to)); break;
    case 'l': g_string_append (text, value->leader ? "L" : ""); break;
    case 'p': g_string_append (text, pandoria_seats_get_key (seats, value->player)); break;
    case 'n':
    case 'w': g_string_append_printf (text, "%d", value->number); break;
    case 'u': write_cost (text, value); break;
    case 'i': g_string_append_printf (text, "%u", value->slot + 1u); break;
    case 'k': write_place (text, seats, value); break;
    case 'v': write_level (text, want, value); break;
    case 'K': g_string_append (text, get_key (want, value)); break;
    case 'e': write_edit (text, seats, value); break;
    default: g_string_append_c (text, part); break;
    }
}

gboolean
pandoria_word_read (const PandoriaSeats *seats, const PandoriaWant *want, const char *word,
                    PandoriaValue *value)
{
  for (const char *p = word_rows[want->kind].pattern; *p != '\0' && word != NULL; p++)
    word = read_part (*p, seats, want, word, value);
  return word != NULL && *word == '\0';
}

void
pandoria_word_write (GString *text, const PandoriaSeats *seats, const PandoriaWant *want,
                     const PandoriaValue *value)
{
  for (const char *p = word_rows[want->kind].pattern; *p != '\0'; p++)
    write_part (*p, text, seats, want, value);
}

/* --- sentences ------------------------------------------------------------------------------ */

static char *
list_levels (int card)
{
  g_autoptr (GPtrArray) list = pandoria_phrases_new ();

  for (const guint8 *level = pandoria_word_levels (card); *level != 0; level++)
    pandoria_phrases_add (list, pandoria_text_level ((PandoriaBuilding) MAX (-card, 0), *level));
  return pandoria_phrases_join (list, ", ");
}

static char *
list_colors (const PandoriaSeats *seats)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < seats->n; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", pandoria_color_key (seats->colors[i]));
  return g_string_free (g_steal_pointer (&list), FALSE);
}

char *
pandoria_want_describe (const PandoriaSeats *seats, const PandoriaWant *want)
{
  const char *sentence = _ (word_rows[want->kind].sentence);
  g_auto (GStrv) parts = g_strsplit (sentence, "%s", 2);
  g_autofree char *list = NULL;

  if (want->kind == PANDORIA_WORD_LEVEL)
    list = list_levels (want->number);
  else if (want->kind == PANDORIA_WORD_COLOR || want->kind == PANDORIA_WORD_COLOR_FIGURE)
    list = list_colors (seats);
  else if (want->kind == PANDORIA_WORD_OWN)
    list = g_strdup (want->word);
  /* The compiler cannot check a format from a table, so insert the list without printf(). */
  return list != NULL ? g_strjoinv (list, parts) : g_strdup (sentence);
}
