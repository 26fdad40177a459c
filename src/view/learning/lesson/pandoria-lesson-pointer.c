/* Finds, outlines and names the control that the learner presses next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lesson-pointer.h"

#include <glib/gi18n.h>

#include "pandoria-act-button.h"
#include "pandoria-act-commands.h"
#include "pandoria-board-view.h"
#include "pandoria-build-picker.h"
#include "pandoria-card-page.h"
#include "pandoria-card-row.h"
#include "pandoria-cards-panel.h"
#include "pandoria-cost-picker.h"
#include "pandoria-hex-picker.h"
#include "pandoria-glide.h"
#include "pandoria-lesson-panel.h"
#include "pandoria-members-panel.h"
#include "pandoria-slot-picker.h"
#include "pandoria-text.h"
#include "pandoria-tray.h"
#include "pandoria-widgets.h"

#define STYLE       "lesson-wanted"
#define STYLE_MOVES "lesson-pulse"
#define STYLE_PART  "lesson-part"
#define MOST_SPACES 4
#define SETTLE_US   300000

/** Target: the kind of control. */
typedef enum
{
  TARGET_NOTHING,
  TARGET_HEX,
  TARGET_ARTIFACTS,
  TARGET_SPACE,
  TARGET_ACT,
  TARGET_CARD,
  TARGET_COST,
  TARGET_AFTER,            /* what Halflings do besides the spell */
  TARGET_COST_OF_BUILDING, /* that they build then */
  TARGET_SLOT,
  TARGET_POINTS,
  TARGET_BACK, /* on the page of another card */
  TARGET_DONE, /* the button of a card’s page */
  TARGET_MAIN,
  TARGET_PART, /* of the window, which the page is about: not to press */
} Target;

typedef struct
{
  const PandoriaAction *action;
  PandoriaSpaces spaces; /* still to press */
  const PandoriaPlayView *view;
  const char *part; /* (nullable): the type of the part of the window */
  GtkWidget *page;  /* (nullable): the visible page of a card */
  gboolean lists;   /* lists of cards are visible */
  Target target;
  guint n_pickers; /* found while searching the window */
  GtkWidget *found;
} Search;

/* --- targets -------------------------------------------------------------------------------- */

static gboolean
is_card_act (PandoriaActKind kind)
{
  switch (kind)
    {
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_BUILD:
    case PANDORIA_ACT_MONUMENT:
    case PANDORIA_ACT_BUY:
    case PANDORIA_ACT_RELIC:
    case PANDORIA_ACT_RIVER_SHIP:
    case PANDORIA_ACT_RECAST:
    case PANDORIA_ACT_HALFLING: return TRUE;
    default: return FALSE;
    }
}

/* Halflings cast a card, and on its page choose to build it, too. */
static gboolean
is_first_half (const PandoriaAction *cast, const PandoriaAction *both)
{
  return both->kind == PANDORIA_ACT_HALFLING
         && (cast->kind == PANDORIA_ACT_CAST || cast->kind == PANDORIA_ACT_HALFLING)
         && cast->spell == both->spell && cast->level == both->level;
}

/* Compares the cards, not the choices for them. */
static gboolean
is_same_card (const PandoriaAction *a, const PandoriaAction *b)
{
  if (is_first_half (a, b))
    return TRUE;
  if (a->kind != b->kind || a->relic_artifacts != b->relic_artifacts)
    return FALSE;
  if (a->spell != b->spell || a->level != b->level)
    return FALSE;
  return a->build.building == b->build.building && a->build.level == b->build.level;
}

/* Buildings and monuments have a slot. */
static gboolean
is_same_slot (const PandoriaAction *a, const PandoriaAction *b)
{
  switch (a->kind)
    {
    case PANDORIA_ACT_HALFLING:
    case PANDORIA_ACT_BUILD: return a->build.slot == b->build.slot;
    case PANDORIA_ACT_MONUMENT: return a->monument.slot == b->monument.slot;
    default: return TRUE;
    }
}

static guint
get_cost (const PandoriaAction *action)
{
  return action->kind == PANDORIA_ACT_BUILD ? action->build.cost : action->cost;
}

static Target
find_on_page (const Search *search)
{
  const PandoriaAction *wanted = search->action;
  gboolean is_begun = search->view->is_begun && !pandoria_spaces_is_empty (search->view->choices);
  PandoriaAction chosen;

  pandoria_card_page_get_action (PANDORIA_CARD_PAGE (search->page), &chosen);
  if (!is_same_card (&chosen, wanted))
    return TARGET_BACK;
  if (get_cost (&chosen) != get_cost (wanted))
    return TARGET_COST;
  if (chosen.kind != wanted->kind)
    return TARGET_AFTER;
  if (chosen.build.cost != wanted->build.cost)
    return TARGET_COST_OF_BUILDING;
  if (!is_same_slot (&chosen, wanted))
    return TARGET_SLOT;
  if (chosen.kind == PANDORIA_ACT_RELIC && chosen.relic_points != wanted->relic_points)
    return TARGET_POINTS;
  return is_begun && !pandoria_spaces_is_empty (search->spaces) ? TARGET_SPACE : TARGET_DONE;
}

static Target
find_for_card (const Search *search)
{
  if (search->page != NULL)
    return find_on_page (search);
  if (search->lists)
    return TARGET_CARD;
  if (!search->view->is_begun)
    return TARGET_ACT;
  return pandoria_spaces_is_empty (search->spaces) ? TARGET_MAIN : TARGET_SPACE;
}

static Target
find_for_tile (const Search *search)
{
  const PandoriaPlayView *view = search->view;

  if (search->action->kind == PANDORIA_ACT_PLACE_SINGLE && view->n_hexes != 1)
    return TARGET_ACT;
  if (!view->has_hexes)
    return TARGET_HEX;
  return view->artifacts < search->action->artifacts ? TARGET_ARTIFACTS : TARGET_SPACE;
}

static Target
find_target (const Search *search)
{
  switch ((int) search->action->kind)
    {
    case PANDORIA_ACT_PLACE_TILE:
    case PANDORIA_ACT_PLACE_SINGLE: return find_for_tile (search);
    case PANDORIA_ACT_PLACE_CASTLE:
      return search->view->piece == PANDORIA_PLAY_PIECE_CASTLE ? TARGET_SPACE : TARGET_ACT;
    case PANDORIA_ACT_PLACE_FORTRESS:
      return search->view->piece == PANDORIA_PLAY_PIECE_FORTRESS ? TARGET_SPACE : TARGET_ACT;
    case PANDORIA_ACT_PLACE_FIGURE:
      return search->action->leader && !search->view->is_begun ? TARGET_ACT : TARGET_SPACE;
    case PANDORIA_ACT_TAKE_FIGURE: return TARGET_SPACE;
    case PANDORIA_ACT_ELF_MOVE: return search->view->is_begun ? TARGET_SPACE : TARGET_ACT;
    case PANDORIA_ACT_SCORE:
      return search->view->next == PANDORIA_PLAY_NEXT_SCORE ? TARGET_MAIN : TARGET_ACT;
    case PANDORIA_ACT_END_TURN: return TARGET_MAIN;
    default: return is_card_act (search->action->kind) ? find_for_card (search) : TARGET_NOTHING;
    }
}

/* --- pictures of a tile --------------------------------------------------------------------- */

static gboolean
shows (const PandoriaPlayHex *hex, const PandoriaHex *wanted)
{
  return hex->known && hex->terrain == wanted->terrain && hex->symbols == wanted->symbols;
}

/* Either half may be chosen first. Returns: (nullable): the target of picker @index; NULL: it
 * already shows it. */
static const PandoriaHex *
get_hex (const Search *search, guint index)
{
  const PandoriaPlayHex *shown = search->view->hexes;
  const PandoriaHex *wanted = search->action->hexes;

  if (shown[index].known)
    return NULL;
  if (search->view->n_hexes < 2 || !shown[1 - index].known)
    return &wanted[index];
  return shows (&shown[1 - index], &wanted[index]) ? &wanted[1 - index] : &wanted[index];
}

/* Both halves have this picture. Without its number the learner could not find the second one by
 * name. */
static char *
describe_hex (const PandoriaHex *hex, guint index)
{
  /* Translators: the picture of a terrain with its symbols, “Mountains, 2 symbols” */
  g_autofree char *what
      = g_strdup_printf (ngettext ("%1$s, %2$u symbol", "%1$s, %2$u symbols", hex->symbols),
                         pandoria_text_terrain (hex->terrain), hex->symbols);

  return index == 0 ? g_steal_pointer (&what)
                    : g_strdup_printf (_ ("%s: %s"), _ ("Second space"), what);
}

/* --- the window ----------------------------------------------------------------------------- */

/* Returns: the act whose button leads to @kind. */
static PandoriaActKind
find_command (PandoriaActKind kind)
{
  switch ((int) kind)
    {
    case PANDORIA_ACT_RIVER_SHIP:
    case PANDORIA_ACT_RECAST: return PANDORIA_ACT_RELIC;
    case PANDORIA_ACT_HALFLING: return PANDORIA_ACT_CAST;
    default: return kind;
    }
}

static gboolean
is_act (const Search *search, PandoriaActButton *button)
{
  const PandoriaActCommand *command = pandoria_act_button_get_command (button);
  PandoriaActKind kind = search->action->kind;

  /* Only the main button confirms the choices for a card. */
  if (search->target != TARGET_ACT && (search->target != TARGET_MAIN || is_card_act (kind)))
    return FALSE;
  return command->kind == find_command (kind) && command->leader == search->action->leader;
}

static gboolean
has_action (GtkWidget *widget, const char *name)
{
  return GTK_IS_ACTIONABLE (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), name) == 0;
}

static gboolean
is_artifacts (const Search *search, GtkWidget *widget)
{
  GVariant *number = has_action (widget, "play.artifacts")
                         ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget))
                         : NULL;

  return number != NULL && g_variant_get_int32 (number) == search->action->artifacts;
}

/* Returns: (nullable): the type of the widgets that show @part. */
static const char *
get_part_type (const char *part)
{
  static const struct
  {
    const char *part, *type;
  } rows[] = {
    { "points", "PandoriaPointsView" },
    { "resources", "PandoriaResourceRow" },
    { "steps", "PandoriaStepMark" },
    { "figures", "PandoriaReserveView" },
  };
  int row = part != NULL
                ? pandoria_key_find (&rows[0].part, sizeof rows[0], G_N_ELEMENTS (rows), part)
                : -1;

  return row >= 0 ? rows[row].type : NULL;
}

static gboolean
is_button (const Search *search, GtkWidget *widget)
{
  switch (search->target)
    {
    case TARGET_MAIN: return has_action (widget, "page.next");
    case TARGET_BACK: return has_action (widget, "cards.back");
    case TARGET_ARTIFACTS: return is_artifacts (search, widget);
    default: return FALSE;
    }
}

/* Returns: (nullable): the button for the first hex in the first picker of the window, for the
 * second in the second. */
static GtkWidget *
find_in_picker (Search *search, PandoriaHexPicker *picker)
{
  const PandoriaHex *hex;

  if (search->target != TARGET_HEX || search->n_pickers >= 2)
    return NULL;
  hex = get_hex (search, search->n_pickers++);
  if (hex == NULL)
    return NULL;
  return pandoria_hex_picker_get_button (picker, hex->terrain, hex->symbols);
}

static gboolean
is_card (const Search *search, PandoriaCardRow *row)
{
  return search->target == TARGET_CARD
         && is_same_card (pandoria_card_row_get_action (row), search->action);
}

/* Returns: (nullable): the first widget of @type below @widget that is on the screen. */
static GtkWidget *
find_shown (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget) || G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return gtk_widget_get_mapped (widget) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_shown (child, type);
  return found;
}

/* The printed cost of the building that Halflings build is in its own picker. */
static GtkWidget *
find_cost (const Search *search, PandoriaCostPicker *picker)
{
  gboolean is_of_building
      = gtk_widget_get_ancestor (GTK_WIDGET (picker), PANDORIA_TYPE_BUILD_PICKER) != NULL;

  if (is_of_building != (search->target == TARGET_COST_OF_BUILDING))
    return NULL;
  return pandoria_cost_picker_get_chip (picker, is_of_building ? search->action->build.cost
                                                               : get_cost (search->action));
}

/* Returns: (nullable): the widget below @widget that is on the screen and is the option @name of an
 * open list. */
static GtkWidget *
find_option (GtkWidget *widget, const char *name)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), name))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      found = find_option (child, name);
      if (found != NULL && GTK_IS_LIST_VIEW (widget))
        found = child;
    }
  return found;
}

/* Returns: the row, and while its list is open, the option in it. */
static GtkWidget *
find_after (PandoriaMembersPanel *panel)
{
  GtkWidget *row = pandoria_members_panel_get_after_row (panel), *menu, *option;
  GListModel *names = adw_combo_row_get_model (ADW_COMBO_ROW (row));
  g_autoptr (GtkStringObject) name = g_list_model_get_item (names, PANDORIA_CARD_AFTER_BUILD);

  menu = find_shown (row, GTK_TYPE_POPOVER);
  option = menu != NULL ? find_option (menu, gtk_string_object_get_string (name)) : NULL;
  return option != NULL ? option : row;
}

/* Returns: (nullable): the part of @widget to press. */
static GtkWidget *
find_part (Search *search, GtkWidget *widget)
{
  if (search->target == TARGET_PART)
    return g_str_equal (G_OBJECT_TYPE_NAME (widget), search->part) ? widget : NULL;
  if (PANDORIA_IS_HEX_PICKER (widget))
    return find_in_picker (search, PANDORIA_HEX_PICKER (widget));
  if (PANDORIA_IS_ACT_BUTTON (widget))
    return is_act (search, PANDORIA_ACT_BUTTON (widget)) ? widget : NULL;
  if (PANDORIA_IS_CARD_ROW (widget))
    return is_card (search, PANDORIA_CARD_ROW (widget)) ? widget : NULL;
  if (PANDORIA_IS_CARD_PAGE (widget) && widget == search->page && search->target == TARGET_DONE)
    return pandoria_card_page_get_button (PANDORIA_CARD_PAGE (widget));
  if (PANDORIA_IS_COST_PICKER (widget)
      && (search->target == TARGET_COST || search->target == TARGET_COST_OF_BUILDING))
    return find_cost (search, PANDORIA_COST_PICKER (widget));
  if (PANDORIA_IS_MEMBERS_PANEL (widget) && search->target == TARGET_AFTER)
    return find_after (PANDORIA_MEMBERS_PANEL (widget));
  if (PANDORIA_IS_SLOT_PICKER (widget) && search->target == TARGET_SLOT)
    return pandoria_slot_picker_get_row (PANDORIA_SLOT_PICKER (widget),
                                         search->action->kind == PANDORIA_ACT_MONUMENT
                                             ? search->action->monument.slot
                                             : search->action->build.slot);
  if (GTK_IS_SPIN_BUTTON (widget) && search->target == TARGET_POINTS)
    return gtk_widget_get_mapped (widget) ? widget : NULL;
  return is_button (search, widget) ? widget : NULL;
}

/* Scrolls every list and page that contains @widget. */
static void
bring_into_sight (GtkWidget *widget)
{
  GtkWidget *scrolled = widget, *child;
  graphene_rect_t bounds;

  while ((scrolled
          = gtk_widget_get_ancestor (gtk_widget_get_parent (scrolled), GTK_TYPE_SCROLLED_WINDOW))
         != NULL)
    {
      GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));
      GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

      child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled));
      if (GTK_IS_VIEWPORT (child))
        child = gtk_viewport_get_child (GTK_VIEWPORT (child));
      if (!gtk_widget_compute_bounds (widget, child, &bounds))
        continue;
      gtk_adjustment_clamp_page (across, bounds.origin.x, bounds.origin.x + bounds.size.width);
      gtk_adjustment_clamp_page (down, bounds.origin.y, bounds.origin.y + bounds.size.height);
    }
}

/* Scrolls again later: a panel that opens needs a few frames for its layout and focus, which also
 * scroll it. */
static gboolean
on_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer end)
{
  bring_into_sight (widget);
  return gtk_widget_has_css_class (widget, STYLE)
         && gdk_frame_clock_get_frame_time (clock) < *(gint64 *) end;
}

/* Returns: the button of the closed menu that contains @widget; otherwise @widget. */
static GtkWidget *
get_opener (GtkWidget *widget)
{
  GtkWidget *menu = gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER);

  return menu != NULL && !gtk_widget_get_mapped (menu)
                 && gtk_widget_get_mapped (gtk_widget_get_parent (menu))
             ? gtk_widget_get_parent (menu)
             : widget;
}

/* Outlines a hidden control, and scrolls to it, as soon as it is shown. */
static void
mark (Search *search, GtkWidget *part)
{
  GtkWidget *widget = get_opener (part);
  gboolean is_shown = gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;

  if (search->found == NULL || !gtk_widget_get_mapped (search->found))
    search->found = widget;
  if (is_shown && !gtk_widget_has_css_class (widget, STYLE))
    {
      gint64 end = g_get_monotonic_time () + SETTLE_US;

      gtk_widget_add_tick_callback (widget, on_frame, g_memdup2 (&end, sizeof end), g_free);
    }
  pandoria_set_css_class (widget, STYLE, is_shown);
  pandoria_set_css_class (widget, STYLE_PART, is_shown && search->target == TARGET_PART);
  pandoria_set_css_class (widget, STYLE_MOVES, is_shown && pandoria_motion_is_on (widget));
}

/* Removes older marks on the way. @kept: (nullable): the part of a parent that is marked now. */
static void
walk (Search *search, GtkWidget *widget, GtkWidget *kept)
{
  GtkWidget *part = search->target != TARGET_NOTHING ? find_part (search, widget) : NULL;

  if (widget != (part != NULL ? part : kept))
    {
      gtk_widget_remove_css_class (widget, STYLE);
      gtk_widget_remove_css_class (widget, STYLE_MOVES);
      gtk_widget_remove_css_class (widget, STYLE_PART);
    }
  if (part != NULL)
    mark (search, part);
  if (PANDORIA_IS_BOARD_VIEW (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    walk (search, child, part != NULL ? part : kept);
}

/* --- its name ------------------------------------------------------------------------------- */

static char *
describe_found (const Search *search)
{
  GtkWidget *label;

  if (search->found == NULL)
    return NULL;
  if (PANDORIA_IS_CARD_ROW (search->found))
    return g_strdup (pandoria_card_row_get_title (PANDORIA_CARD_ROW (search->found)));
  if (ADW_IS_PREFERENCES_ROW (search->found))
    return g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (search->found)));
  label = find_shown (search->found, GTK_TYPE_LABEL);
  return g_strdup (label != NULL ? gtk_label_get_text (GTK_LABEL (label))
                                 : gtk_widget_get_tooltip_text (search->found));
}

/* Names both spaces of a tile in the order of its pictures, in which the learner presses them. */
static char *
describe_spaces (const Search *search)
{
  const PandoriaHex *hexes = search->action->hexes;
  guint first = search->view->n_hexes == 2 && !shows (&search->view->hexes[0], &hexes[0]);

  if (search->action->kind != PANDORIA_ACT_PLACE_TILE
      || pandoria_spaces_count (search->spaces) != 2)
    return pandoria_text_spaces (search->spaces, MOST_SPACES);
  return g_strdup_printf ("%s %s", pandoria_space_name (hexes[first].at),
                          pandoria_space_name (hexes[1 - first].at));
}

static char *
describe (const Search *search)
{
  const PandoriaHex *hex;

  switch (search->target)
    {
    case TARGET_NOTHING:
    case TARGET_PART: return NULL;
    case TARGET_HEX:
      hex = get_hex (search, search->view->current_hex);
      return hex != NULL ? describe_hex (hex, search->view->current_hex) : NULL;
    case TARGET_ARTIFACTS:
      return g_strdup_printf (ngettext ("%u artifact", "%u artifacts", search->action->artifacts),
                              search->action->artifacts);
    case TARGET_SPACE: return describe_spaces (search);
    case TARGET_COST: return g_strdup_printf (_ ("Printed cost %u"), get_cost (search->action));
    case TARGET_COST_OF_BUILDING:
      return g_strdup_printf (_ ("Printed cost %u"), search->action->build.cost);
    case TARGET_POINTS: return g_strdup_printf (_ ("Points: %u"), search->action->relic_points);
    default: return describe_found (search);
    }
}

/* --- shared --------------------------------------------------------------------------------- */

char *
pandoria_lesson_pointer_show (GtkWidget *root, const PandoriaAction *action, PandoriaSpaces spaces,
                              const char *part, const PandoriaPlayView *view)
{
  Search search = { .action = action, .view = view, .part = get_part_type (part) };

  g_return_val_if_fail (GTK_IS_WIDGET (root) && view != NULL, NULL);

  if (action != NULL)
    {
      /* A press on the chosen figure confirms that it is taken. */
      search.spaces = action->kind == PANDORIA_ACT_TAKE_FIGURE
                          ? spaces
                          : pandoria_spaces_minus (spaces, view->chosen);
      search.page = find_shown (root, PANDORIA_TYPE_CARD_PAGE);
      search.lists = find_shown (root, PANDORIA_TYPE_CARD_ROW) != NULL;
      search.target = find_target (&search);
    }
  else if (search.part != NULL)
    search.target = TARGET_PART;
  walk (&search, root, NULL);
  return describe (&search);
}
