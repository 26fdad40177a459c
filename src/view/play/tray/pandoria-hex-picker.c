/* PandoriaHexPicker: eight buttons; one press chooses both terrain and symbols of a space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hex-picker.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-places.h"
#include "pandoria-text.h"
#include "pandoria-tooltip.h"
#include "pandoria-tray.h"
#include "pandoria-widgets.h"

#define HEX_SIZE 40

struct _PandoriaHexPicker
{
  AdwBin parent_instance;

  GtkGrid *grid;
  GtkToggleButton *buttons[PANDORIA_N_HEX_KEYS];
  guint symbols[PANDORIA_N_HEX_KEYS]; /* the symbols on each button */
  char *title;
};

G_DEFINE_FINAL_TYPE (PandoriaHexPicker, pandoria_hex_picker, ADW_TYPE_BIN)

static PandoriaTerrain
get_terrain (guint index)
{
  return (PandoriaTerrain) (index % PANDORIA_N_TERRAINS);
}

/* The first four buttons mean 1 symbol, with Shift 0; the others 2, with Shift 3. */
static guint
get_symbols (guint index, gboolean shifted)
{
  if (index < PANDORIA_N_TERRAINS)
    return shifted ? 0 : 1;
  return shifted ? 3 : 2;
}

static void
update_label (PandoriaHexPicker *self, guint index)
{
  g_autofree char *what = pandoria_text_hex (get_terrain (index), self->symbols[index]);
  /* Translators: which space of the tile, then what the button chooses for it */
  g_autofree char *label
      = g_strdup_printf (_ ("%s: %s"), self->title != NULL ? self->title : "", what);
  /* Translators: what the button chooses, then its key */
  g_autofree char *tip = g_strdup_printf (_ ("%s (key %u)"), what, index + 1);

  pandoria_set_accessible_label (GTK_WIDGET (self->buttons[index]),
                                 self->title != NULL ? label : what);
  pandoria_tooltip_set (GTK_WIDGET (self->buttons[index]), tip);
  /* The accessible name already contains it. */
  pandoria_describe (GTK_WIDGET (self->buttons[index]), "");
}

/* Paint only when the buttons are visible. */
static void
update_picture (PandoriaHexPicker *self, guint index)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  g_autoptr (GdkPaintable) art = NULL;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      art = pandoria_art_hex (get_terrain (index), self->symbols[index], HEX_SIZE, scale);
      gtk_picture_set_paintable (
          GTK_PICTURE (gtk_button_get_child (GTK_BUTTON (self->buttons[index]))), art);
    }
  update_label (self, index);
}

static void
update_pictures (PandoriaHexPicker *self)
{
  for (guint i = 0; i < PANDORIA_N_HEX_KEYS; i++)
    update_picture (self, i);
}

static gboolean
is_shift_held (GtkWidget *widget)
{
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (widget));
  GdkDevice *keyboard = seat != NULL ? gdk_seat_get_keyboard (seat) : NULL;

  return keyboard != NULL && (gdk_device_get_modifier_state (keyboard) & GDK_SHIFT_MASK) != 0;
}

static int
find_button (PandoriaHexPicker *self, gpointer button)
{
  for (int i = 0; i < PANDORIA_N_HEX_KEYS; i++)
    if ((gpointer) self->buttons[i] == button)
      return i;
  g_return_val_if_reached (0);
}

static void
pick (PandoriaHexPicker *self, guint index, gboolean shifted)
{
  g_signal_emit_by_name (self, "picked", get_terrain (index), get_symbols (index, shifted));
}

/* GTK also emits “clicked” for the button that is already active; the tray then continues, too. */
static void
on_button_clicked (PandoriaHexPicker *self, GtkButton *button)
{
  pick (self, (guint) find_button (self, button), is_shift_held (GTK_WIDGET (self)));
}

static void
on_long_pressed (PandoriaHexPicker *self, double x, double y, GtkGesture *gesture)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  pick (self, (guint) find_button (self, button), TRUE);
}

static void
add_button (PandoriaHexPicker *self, guint index)
{
  GtkWidget *button
      = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *picture = gtk_picture_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  self->buttons[index] = GTK_TOGGLE_BUTTON (button);
  self->symbols[index] = get_symbols (index, FALSE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_picture_set_can_shrink (GTK_PICTURE (picture), TRUE);
  gtk_widget_set_size_request (picture, 30, 26);
  pandoria_set_accessible_label (picture, "");
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "hex");
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_button_clicked), self);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (on_long_pressed), self);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (press));
  gtk_grid_attach (self->grid, button, (int) index, 0, 1, 1);
}

static void
pandoria_hex_picker_class_init (PandoriaHexPickerClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaHexPicker, title, g_free), NULL);
  pandoria_class_add_signal (klass, "picked", 2, G_TYPE_UINT, G_TYPE_UINT);
  pandoria_class_set_template (klass, "pandoria-hex-picker",
                               PANDORIA_CHILD (PandoriaHexPicker, grid), NULL);
}

static void
pandoria_hex_picker_init (PandoriaHexPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < PANDORIA_N_HEX_KEYS; i++)
    add_button (self, i);
  pandoria_hex_picker_set_one_row (self, FALSE);
  update_pictures (self);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (update_pictures), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_pictures), NULL);
  g_signal_connect (self, "map", G_CALLBACK (update_pictures), NULL);
}

void
pandoria_hex_picker_set_title (PandoriaHexPicker *self, const char *title)
{
  g_return_if_fail (PANDORIA_IS_HEX_PICKER (self));
  pandoria_set_str (&self->title, title);
  update_pictures (self);
}

void
pandoria_hex_picker_set_one_row (PandoriaHexPicker *self, gboolean one_row)
{
  int columns = one_row ? PANDORIA_N_HEX_KEYS : PANDORIA_N_TERRAINS;

  g_return_if_fail (PANDORIA_IS_HEX_PICKER (self));

  for (int i = 0; i < PANDORIA_N_HEX_KEYS; i++)
    pandoria_grid_place (self->grid, GTK_WIDGET (self->buttons[i]), i % columns, i / columns, 1, 1);
}

void
pandoria_hex_picker_set_picked (PandoriaHexPicker *self, int terrain, guint symbols)
{
  g_return_if_fail (PANDORIA_IS_HEX_PICKER (self));
  g_return_if_fail (terrain < PANDORIA_N_TERRAINS && symbols <= PANDORIA_MAX_SYMBOLS);

  for (guint i = 0; i < PANDORIA_N_HEX_KEYS; i++)
    {
      gboolean is_low = i < PANDORIA_N_TERRAINS;
      gboolean active = terrain == (int) get_terrain (i) && is_low == (symbols <= 1);
      guint shown = active ? symbols : get_symbols (i, FALSE);

      gtk_toggle_button_set_active (self->buttons[i], active);
      if (shown == self->symbols[i])
        continue;
      self->symbols[i] = shown;
      update_picture (self, i);
    }
}

/* The characters of other commands. They are on digit keys in many layouts: “/” is Shift+7 in
 * German, “+” and “-” are on digit keys in Czech and French. */
static gboolean
is_for_commands (guint keyval)
{
  return keyval == GDK_KEY_slash || keyval == GDK_KEY_plus || keyval == GDK_KEY_minus
         || keyval == GDK_KEY_question;
}

/* Returns: the number of the button whose digit @keyval is; 0: none. */
static guint
read_digit (guint keyval)
{
  if (keyval >= GDK_KEY_1 && keyval < GDK_KEY_1 + PANDORIA_N_HEX_KEYS)
    return keyval - GDK_KEY_0;
  if (keyval >= GDK_KEY_KP_1 && keyval < GDK_KEY_KP_1 + PANDORIA_N_HEX_KEYS)
    return keyval - GDK_KEY_KP_0;
  return 0;
}

/** KeySigns: what a key prints in the current layout, without and with Shift. */
typedef struct
{
  guint plain, shifted;
} KeySigns;

static KeySigns
find_signs (GtkEventController *controller, guint keycode)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  GdkDisplay *display = gtk_widget_get_display (gtk_event_controller_get_widget (controller));
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  KeySigns signs = { 0, 0 };
  int n = 0;

  if (event == NULL || !gdk_display_map_keycode (display, keycode, &keys, &keyvals, &n))
    return signs;
  for (int i = 0; i < n; i++)
    if (keys[i].group != (int) gdk_key_event_get_layout (event))
      continue;
    else if (keys[i].level == 0)
      signs.plain = keyvals[i];
    else if (keys[i].level == 1)
      signs.shifted = keyvals[i];
  return signs;
}

guint
pandoria_hex_picker_find_key (GtkEventController *controller, guint keyval, guint keycode,
                              GdkModifierType state, gboolean *alternate)
{
  gboolean has_alt = (state & GDK_ALT_MASK) != 0;
  guint printed = read_digit (keyval);
  KeySigns signs;

  g_return_val_if_fail (GTK_IS_EVENT_CONTROLLER (controller) && alternate != NULL, 0);

  *alternate = has_alt;
  if ((state & (GDK_CONTROL_MASK | GDK_SUPER_MASK)) != 0 || (!has_alt && is_for_commands (keyval)))
    return 0;
  if (printed > 0)
    return has_alt ? printed : 0;
  signs = find_signs (controller, keycode);
  if (keyval == signs.shifted && read_digit (signs.plain) > 0)
    {
      *alternate = TRUE;
      return read_digit (signs.plain);
    }
  /* Caps Lock makes “Š” of the “š” on a Czech digit key. */
  if (gdk_keyval_to_lower (keyval) == signs.plain)
    return read_digit (signs.shifted);
  return 0;
}

void
pandoria_hex_picker_press (PandoriaHexPicker *self, guint number, gboolean shifted)
{
  g_return_if_fail (PANDORIA_IS_HEX_PICKER (self));
  g_return_if_fail (number >= 1 && number <= PANDORIA_N_HEX_KEYS);
  pick (self, number - 1, shifted);
}

GtkWidget *
pandoria_hex_picker_get_button (PandoriaHexPicker *self, PandoriaTerrain terrain, guint symbols)
{
  g_return_val_if_fail (PANDORIA_IS_HEX_PICKER (self), NULL);
  g_return_val_if_fail (terrain < PANDORIA_N_TERRAINS && symbols <= PANDORIA_MAX_SYMBOLS, NULL);
  return GTK_WIDGET (self->buttons[terrain + (symbols >= 2 ? PANDORIA_N_TERRAINS : 0)]);
}
