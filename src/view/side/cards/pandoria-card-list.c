/* PandoriaCardList: a list of acts with a search: the possible ones first, the own card of the
 * beginner's game and recently used ones at the top. The others show why they are impossible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-card-list.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-card-row.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-labels.h"

/* The number of recently used cards at the top. */
#define MOST_LATELY 3

struct _PandoriaCardList
{
  AdwBin parent_instance;

  GtkListBox *list;

  gboolean is_searched;
};

G_DEFINE_FINAL_TYPE (PandoriaCardList, pandoria_card_list, ADW_TYPE_BIN)

/* --- the acts ------------------------------------------------------------------------------- */

/* Adds an act of @kind. Returns: (transfer none): it, to be completed. */
static PandoriaAction *
add_act (GArray *acts, PandoriaActKind kind)
{
  PandoriaAction action;

  pandoria_action_init (&action, kind);
  g_array_append_val (acts, action);
  return &g_array_index (acts, PandoriaAction, acts->len - 1);
}

static void
add_cards (GArray *acts, PandoriaPrintedKind kind)
{
  gboolean casts = kind == PANDORIA_PRINTED_SPELL;
  g_autoptr (GArray) things = pandoria_printed_list (kind);

  for (guint i = 0; i < things->len; i++)
    {
      const PandoriaPrinted *thing = &g_array_index (things, PandoriaPrinted, i);
      PandoriaAction *action = add_act (acts, casts ? PANDORIA_ACT_CAST : PANDORIA_ACT_BUILD);

      action->spell = thing->spell;
      action->build.building = thing->building;
      *(casts ? &action->level : &action->build.level) = thing->level;
    }
}

static void
add_goblin_acts (GArray *acts, const PandoriaOptions *options, guint n_players)
{
  for (guint8 player = 0; player < n_players; player++)
    {
      guint8 workers = options->goblin_occupy_worker[player],
             slots = workers | options->goblin_occupy_leader[player];

      if (options->goblin_cast >> player & 1)
        add_act (acts, PANDORIA_ACT_GOBLIN_CAST)->player = player;
      for (guint8 slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
        if (slots >> slot & 1)
          {
            PandoriaAction *action = add_act (acts, PANDORIA_ACT_GOBLIN_OCCUPY);

            action->player = player;
            action->slot = slot;
            action->leader = (workers >> slot & 1) == 0;
          }
    }
}

static void
add_others (GArray *acts, PandoriaGame *game)
{
  const PandoriaOptions *options = pandoria_game_get_options (game);

  if (options->acts >> PANDORIA_ACT_RECAST & 1)
    add_act (acts, PANDORIA_ACT_RECAST);
  if (options->acts >> PANDORIA_ACT_RIVER_SHIP & 1)
    add_act (acts, PANDORIA_ACT_RIVER_SHIP);
  for (guint8 i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    if (options->ransom.workers[i] > 0 || options->ransom.leader[i] > 0)
      add_act (acts, PANDORIA_ACT_RANSOM)->player = i;
  add_goblin_acts (acts, options, pandoria_game_get_state (game)->n_players);
  for (guint8 artifacts = 1; artifacts <= PANDORIA_MAX_COST; artifacts++)
    if (pandoria_options_has_relic (options, artifacts))
      add_act (acts, PANDORIA_ACT_RELIC)->relic_artifacts = artifacts;
}

/* Lists every spell or building, or the other acts that the game allows, without cost and choices
 * (6.3, 11, 15–17). */
static GArray *
list_acts (PandoriaGame *game, PandoriaCardsPage page)
{
  GArray *acts = g_array_new (FALSE, FALSE, sizeof (PandoriaAction));

  switch (page)
    {
    case PANDORIA_CARDS_SPELLS: add_cards (acts, PANDORIA_PRINTED_SPELL); break;
    case PANDORIA_CARDS_BUILDINGS:
      add_act (acts, PANDORIA_ACT_MONUMENT)->monument.present = TRUE;
      add_cards (acts, PANDORIA_PRINTED_BUILDING);
      break;
    case PANDORIA_CARDS_OTHER:
    default: add_others (acts, game); break;
    }
  return acts;
}

/* --- the rows ------------------------------------------------------------------------------- */

/** Section: a part of the list while nothing is searched, with its own heading. */
typedef enum
{
  SECTION_OWN,
  SECTION_LATELY,
  SECTION_POSSIBLE,
  SECTION_IMPOSSIBLE,
} Section;

static Section
get_section (GtkListBoxRow *row)
{
  PandoriaCardRow *card = PANDORIA_CARD_ROW (row);

  if (!pandoria_card_row_is_possible (card))
    return SECTION_IMPOSSIBLE;
  if (pandoria_card_row_is_own (card))
    return SECTION_OWN;
  return pandoria_card_row_get_last_use (card) > 0 ? SECTION_LATELY : SECTION_POSSIBLE;
}

/* Within a section, sorts by last use. The other rows keep their alphabetical order. */
static int
compare_rows (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data G_GNUC_UNUSED)
{
  PandoriaCardRow *one = PANDORIA_CARD_ROW (a), *other = PANDORIA_CARD_ROW (b);
  int order = (int) pandoria_card_row_get_found (other) - (int) pandoria_card_row_get_found (one);

  if (order == 0)
    order = (int) get_section (a) - (int) get_section (b);
  if (order == 0 && get_section (a) == SECTION_LATELY)
    order
        = (int) pandoria_card_row_get_last_use (other) - (int) pandoria_card_row_get_last_use (one);
  return order;
}

static gboolean
filter_row (GtkListBoxRow *row, gpointer data G_GNUC_UNUSED)
{
  return pandoria_card_row_get_found (PANDORIA_CARD_ROW (row)) > 0;
}

static void
update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  static const char *const headings[] = {
    [SECTION_OWN] = N_ ("Your realm’s card"),
    [SECTION_LATELY] = N_ ("Recently used"),
    [SECTION_POSSIBLE] = N_ ("Possible now"),
    [SECTION_IMPOSSIBLE] = N_ ("Not possible now"),
  };
  PandoriaCardList *self = data;
  Section section = get_section (row);

  if (self->is_searched || (before != NULL && get_section (before) == section))
    gtk_list_box_row_set_header (row, NULL);
  else
    gtk_list_box_row_set_header (
        row, pandoria_new_label (_ (headings[section]), 0, "card-section", "heading", NULL));
}

static PandoriaCardRow *
get_row (PandoriaCardList *self, int index)
{
  return PANDORIA_CARD_ROW (gtk_list_box_get_row_at_index (self->list, index));
}

/* Returns: whether @act cast the spell or built the building of @card. */
static gboolean
uses_card (const PandoriaAction *act, const PandoriaAction *card)
{
  gboolean casts = act->kind == PANDORIA_ACT_CAST || act->kind == PANDORIA_ACT_HALFLING;
  gboolean builds = act->kind == PANDORIA_ACT_BUILD || act->kind == PANDORIA_ACT_HALFLING;

  gboolean same_building
      = act->build.building == card->build.building && act->build.level == card->build.level;

  if (card->kind == PANDORIA_ACT_CAST)
    return casts && act->spell == card->spell && act->level == card->level;
  return card->kind == PANDORIA_ACT_BUILD && builds && same_building;
}

/* Marks the cards that were used last in @game. */
static void
mark_lately (PandoriaCardList *self, PandoriaGame *game)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  PandoriaCardRow *row;
  guint marked = 0;

  for (guint n = pandoria_game_get_position (game); n > 0 && marked < MOST_LATELY; n--)
    for (int i = 0; (row = get_row (self, i)) != NULL; i++)
      if (pandoria_card_row_get_last_use (row) == 0
          && uses_card (pandoria_record_get_action (record, n - 1),
                        pandoria_card_row_get_action (row)))
        {
          pandoria_card_row_set_last_use (row, n);
          marked++;
        }
}

/* Returns: whether the active player has used @card, which is in the box once. */
static gboolean
has_used (PandoriaGame *game, const PandoriaPrinted *card)
{
  const guint seat = pandoria_game_get_state (game)->active;

  for (guint i = 0; i < pandoria_game_get_position (game); i++)
    {
      const PandoriaAction *action
          = pandoria_record_get_action (pandoria_game_get_record (game), i);
      const gboolean casts = action->kind == PANDORIA_ACT_CAST && action->spell == card->spell;
      const gboolean builds
          = action->kind == PANDORIA_ACT_BUILD && action->build.building == card->building;

      if ((casts || builds) && pandoria_game_get_state_at (game, i)->active == seat)
        return TRUE;
    }
  return FALSE;
}

static void
mark_card (PandoriaCardList *self, const PandoriaPrinted *card)
{
  PandoriaCardRow *row;

  for (int i = 0; (row = get_row (self, i)) != NULL; i++)
    {
      const PandoriaAction *act = pandoria_card_row_get_action (row);
      const gboolean casts = act->kind == PANDORIA_ACT_CAST && act->spell == card->spell;
      const gboolean builds
          = act->kind == PANDORIA_ACT_BUILD && act->build.building == card->building;

      if (casts || builds)
        pandoria_card_row_set_own (row, TRUE);
    }
}

/* In the beginner's game each player begins with the second card of the realm in hand (12). */
static void
mark_own (PandoriaCardList *self, PandoriaGame *game, PandoriaCatalogue *catalogue)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autoptr (GArray) cards = NULL;

  if (state->variant != PANDORIA_VARIANT_BEGINNER || catalogue == NULL)
    return;
  cards = pandoria_catalogue_list_things (catalogue, PANDORIA_PRINTED_CARD);
  for (guint i = 0; i < cards->len; i++)
    {
      const PandoriaPrinted *card = &g_array_index (cards, PandoriaPrinted, i);

      if (card->realm == state->players[state->active].realm && !card->start
          && !has_used (game, card))
        mark_card (self, card);
    }
}

static void
on_row_activated (PandoriaCardList *self, GtkListBoxRow *row)
{
  PandoriaCardRow *card = PANDORIA_CARD_ROW (row);

  if (pandoria_card_row_is_possible (card))
    g_signal_emit_by_name (self, "opened", pandoria_card_row_get_action (card));
}

static void
pandoria_card_list_class_init (PandoriaCardListClass *klass)
{
  pandoria_class_add_signal (klass, "opened", 1, G_TYPE_POINTER);
  pandoria_class_set_template (klass, "pandoria-card-list", PANDORIA_CHILD (PandoriaCardList, list),
                               PANDORIA_CALLBACK (on_row_activated), NULL);
}

static void
pandoria_card_list_init (PandoriaCardList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, filter_row, self, NULL);
  gtk_list_box_set_sort_func (self->list, compare_rows, self, NULL);
  gtk_list_box_set_header_func (self->list, update_header, self, NULL);
}

gboolean
pandoria_card_list_fill (PandoriaCardList *self, PandoriaCardsPage page, PandoriaGame *game,
                         PandoriaCatalogue *catalogue)
{
  g_autoptr (GArray) acts = list_acts (game, page);

  g_return_val_if_fail (PANDORIA_IS_CARD_LIST (self), FALSE);

  for (guint i = 0; i < acts->len; i++)
    gtk_list_box_append (
        self->list,
        pandoria_card_row_new (game, catalogue, &g_array_index (acts, PandoriaAction, i)));
  mark_own (self, game, catalogue);
  mark_lately (self, game);
  gtk_list_box_invalidate_sort (self->list);
  return acts->len > 0;
}

guint
pandoria_card_list_search (PandoriaCardList *self, const char *const *words)
{
  PandoriaCardRow *row;
  guint best = 0;

  g_return_val_if_fail (PANDORIA_IS_CARD_LIST (self), 0);

  self->is_searched = words != NULL;
  for (int i = 0; (row = get_row (self, i)) != NULL; i++)
    best = MAX (best, pandoria_card_row_find (row, words));
  gtk_list_box_invalidate_filter (self->list);
  gtk_list_box_invalidate_sort (self->list);
  gtk_list_box_invalidate_headers (self->list);
  row = words != NULL && best > 0 ? get_row (self, 0) : NULL;
  gtk_list_box_select_row (self->list, (GtkListBoxRow *) row);
  if (row != NULL)
    pandoria_announce_choice (GTK_WIDGET (self), pandoria_card_row_get_title (row));
  return best;
}

void
pandoria_card_list_refresh (PandoriaCardList *self)
{
  PandoriaCardRow *row;

  g_return_if_fail (PANDORIA_IS_CARD_LIST (self));

  for (int i = 0; (row = get_row (self, i)) != NULL; i++)
    pandoria_card_row_update (row);
}

void
pandoria_card_list_open_selected (PandoriaCardList *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (PANDORIA_IS_CARD_LIST (self));

  row = gtk_list_box_get_selected_row (self->list);
  if (row != NULL && gtk_widget_get_child_visible (GTK_WIDGET (row)))
    on_row_activated (self, row);
}

void
pandoria_card_list_focus (PandoriaCardList *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (PANDORIA_IS_CARD_LIST (self));

  row = gtk_list_box_get_selected_row (self->list);
  if (row == NULL || !gtk_widget_get_child_visible (GTK_WIDGET (row)))
    row = gtk_list_box_get_row_at_index (self->list, 0);
  if (row != NULL)
    pandoria_focus (GTK_WIDGET (row));
}
