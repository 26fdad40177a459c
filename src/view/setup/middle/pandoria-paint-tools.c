/* PandoriaPaintTools: the buttons for the paint and its player, and their keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-paint-tools.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-hex-picker.h"
#include "pandoria-tray.h"

#define MOST_ON_TILE 2 /* artifacts (16) */

/** PandoriaPaintTool: what the next press on the board paints. */
typedef enum
{
  PANDORIA_PAINT_TILE,
  PANDORIA_PAINT_WORKER,
  PANDORIA_PAINT_LEADER,
  PANDORIA_PAINT_CASTLE,
  PANDORIA_PAINT_ARTIFACTS,
  PANDORIA_PAINT_NOTHING,
} PandoriaPaintTool;
#define PANDORIA_N_PAINT_TOOLS 6

struct _PandoriaPaintTools
{
  GtkBox parent_instance;

  PandoriaHexPicker *picker;
  GtkDropDown *owner;
  GtkToggleButton *buttons[PANDORIA_N_PAINT_TOOLS]; /* none for tiles */

  PandoriaPaintTool tool;
  guint terrain, symbols;
  guint n_players;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaPaintTools, pandoria_paint_tools, GTK_TYPE_BOX)

#define PLAYER_KEY GDK_KEY_p

static const struct
{
  guint key;
  PandoriaPaintTool tool;
} letters[]
    = { { GDK_KEY_w, PANDORIA_PAINT_WORKER },       { GDK_KEY_l, PANDORIA_PAINT_LEADER },
        { GDK_KEY_c, PANDORIA_PAINT_CASTLE },       { GDK_KEY_a, PANDORIA_PAINT_ARTIFACTS },
        { GDK_KEY_Delete, PANDORIA_PAINT_NOTHING }, { GDK_KEY_KP_Delete, PANDORIA_PAINT_NOTHING } };

static int
get_owner (PandoriaPaintTools *self)
{
  return (int) MIN (gtk_drop_down_get_selected (self->owner), self->n_players - 1);
}

/* Exactly one of the buttons and tiles is active. */
static void
show_tool (PandoriaPaintTools *self)
{
  gboolean is_tile = self->tool == PANDORIA_PAINT_TILE;

  self->updating = TRUE;
  for (guint i = PANDORIA_PAINT_WORKER; i < PANDORIA_N_PAINT_TOOLS; i++)
    gtk_toggle_button_set_active (self->buttons[i], i == self->tool);
  pandoria_hex_picker_set_picked (self->picker, is_tile ? (int) self->terrain : -1, self->symbols);
  self->updating = FALSE;
}

static void
choose (PandoriaPaintTools *self, PandoriaPaintTool tool)
{
  self->tool = tool;
  show_tool (self);
}

static void
on_picked (PandoriaPaintTools *self, guint terrain, guint symbols)
{
  self->terrain = terrain;
  self->symbols = symbols;
  choose (self, PANDORIA_PAINT_TILE);
}

static void
on_toggled (PandoriaPaintTools *self, GtkToggleButton *button)
{
  if (self->updating)
    return;
  for (guint i = PANDORIA_PAINT_WORKER; i < PANDORIA_N_PAINT_TOOLS; i++)
    if (self->buttons[i] == button)
      choose (self, i);
}

#define BUTTON(tool) G_STRUCT_OFFSET (PandoriaPaintTools, buttons[PANDORIA_PAINT_##tool])

static void
pandoria_paint_tools_class_init (PandoriaPaintToolsClass *klass)
{
  pandoria_class_add_signal (klass, "keyed", 0);
  pandoria_class_set_template (
      klass, "pandoria-paint-tools", PANDORIA_NEEDS (PANDORIA_TYPE_HEX_PICKER),
      PANDORIA_PARTS (PandoriaPaintTools, picker, owner), "worker", BUTTON (WORKER), "leader",
      BUTTON (LEADER), "castle", BUTTON (CASTLE), "artifacts", BUTTON (ARTIFACTS), "nothing",
      BUTTON (NOTHING), PANDORIA_CALLBACK (on_picked, on_toggled), NULL);
}

static void
pandoria_paint_tools_init (PandoriaPaintTools *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->n_players = 1;
  self->symbols = 1;
  pandoria_hex_picker_set_title (self->picker, _ ("Tile"));
  show_tool (self);
}

void
pandoria_paint_tools_set_game (PandoriaPaintTools *self, PandoriaGame *game)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const PandoriaState *state = pandoria_game_get_state (game);

  g_return_if_fail (PANDORIA_IS_PAINT_TOOLS (self));

  self->n_players = state->n_players;
  for (guint i = 0; i < state->n_players; i++)
    gtk_string_list_append (names, pandoria_game_get_player_name (game, i));
  gtk_drop_down_set_model (self->owner, G_LIST_MODEL (names));
  gtk_widget_set_visible (
      gtk_widget_get_parent (GTK_WIDGET (self->buttons[PANDORIA_PAINT_ARTIFACTS])),
      state->artifacts);
}

static void
paint_figure (PandoriaSpaceWish *wish, int owner, gboolean leader)
{
  gboolean is_there = wish->figure == owner && !wish->leader == !leader;

  wish->figure = is_there ? -1 : owner;
  wish->leader = !is_there && leader;
}

static void
paint_castle (PandoriaSpaceWish *wish, int owner)
{
  wish->castle = wish->castle == owner ? -1 : owner;
  wish->terrain = -1;
  wish->symbols = wish->artifacts = 0;
}

void
pandoria_paint_tools_paint (PandoriaPaintTools *self, PandoriaSpaceWish *wish)
{
  g_return_if_fail (PANDORIA_IS_PAINT_TOOLS (self) && wish != NULL);

  switch (self->tool)
    {
    case PANDORIA_PAINT_WORKER: paint_figure (wish, get_owner (self), FALSE); break;
    case PANDORIA_PAINT_LEADER: paint_figure (wish, get_owner (self), TRUE); break;
    case PANDORIA_PAINT_CASTLE: paint_castle (wish, get_owner (self)); break;
    case PANDORIA_PAINT_ARTIFACTS:
      wish->artifacts = (wish->artifacts + 1) % (MOST_ON_TILE + 1);
      break;
    case PANDORIA_PAINT_NOTHING:
      *wish = (PandoriaSpaceWish){ .terrain = -1, .castle = -1, .figure = -1 };
      break;
    case PANDORIA_PAINT_TILE:
    default:
      wish->castle = -1;
      wish->terrain = (int) self->terrain;
      wish->symbols = self->symbols;
    }
}

static gboolean
press_digit (PandoriaPaintTools *self, guint number, gboolean shifted)
{
  pandoria_hex_picker_press (self->picker, number, shifted);
  g_signal_emit_by_name (self, "keyed");
  return TRUE;
}

static gboolean
press_letter (PandoriaPaintTools *self, guint keyval)
{
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    if (letters[i].key == keyval
        && gtk_widget_get_visible (
            gtk_widget_get_parent (GTK_WIDGET (self->buttons[letters[i].tool]))))
      {
        choose (self, letters[i].tool);
        g_signal_emit_by_name (self, "keyed");
        return TRUE;
      }
  return FALSE;
}

gboolean
pandoria_paint_tools_take_key (PandoriaPaintTools *self, guint keyval)
{
  g_return_val_if_fail (PANDORIA_IS_PAINT_TOOLS (self), FALSE);

  if (keyval > GDK_KEY_0 && keyval <= GDK_KEY_0 + PANDORIA_N_HEX_KEYS)
    return press_digit (self, keyval - GDK_KEY_0, FALSE);
  if (keyval > GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_0 + PANDORIA_N_HEX_KEYS)
    return press_digit (self, keyval - GDK_KEY_KP_0, FALSE);
  if (keyval != PLAYER_KEY)
    return press_letter (self, keyval);
  gtk_drop_down_set_selected (self->owner, ((guint) get_owner (self) + 1) % self->n_players);
  return TRUE;
}

gboolean
pandoria_paint_tools_take_digit (PandoriaPaintTools *self, guint keyval, guint keycode,
                                 GdkModifierType state, GtkEventController *controller)
{
  gboolean alternate;
  guint number = pandoria_hex_picker_find_key (controller, keyval, keycode, state, &alternate);

  g_return_val_if_fail (PANDORIA_IS_PAINT_TOOLS (self), FALSE);

  return number > 0 && press_digit (self, number, alternate);
}

void
pandoria_paint_tools_add_keys (GtkWidgetClass *klass, GtkShortcutFunc func)
{
  for (guint i = 1; i <= PANDORIA_N_HEX_KEYS; i++)
    {
      gtk_widget_class_add_binding (klass, GDK_KEY_0 + i, 0, func, "u", GDK_KEY_0 + i);
      gtk_widget_class_add_binding (klass, GDK_KEY_KP_0 + i, 0, func, "u", GDK_KEY_KP_0 + i);
    }
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    gtk_widget_class_add_binding (klass, letters[i].key, 0, func, "u", letters[i].key);
  gtk_widget_class_add_binding (klass, PLAYER_KEY, 0, func, "u", PLAYER_KEY);
}
