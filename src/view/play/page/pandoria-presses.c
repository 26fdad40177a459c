/* PandoriaPresses: presses on a board: what they were made with, and who takes them instead of the
 * play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-presses.h"

#include "pandoria-class.h"
#include "pandoria-presses-testing.h"

typedef struct
{
  PandoriaPressTaker take;
  gpointer data;
} Taker;

struct _PandoriaPresses
{
  GObject parent_instance;

  PandoriaPressFlags flags;
  gboolean points;
  GArray *takers;
};

G_DEFINE_FINAL_TYPE (PandoriaPresses, pandoria_presses, G_TYPE_OBJECT)

static gboolean
is_enter (GdkEvent *event)
{
  guint keyval = gdk_key_event_get_keyval (event);

  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

/* Arrow keys and Space. */
static gboolean
walks (GdkEvent *event)
{
  guint keyval = gdk_key_event_get_keyval (event);

  gboolean is_arrow = keyval >= GDK_KEY_Left && keyval <= GDK_KEY_Down;
  gboolean is_keypad_arrow = keyval >= GDK_KEY_KP_Left && keyval <= GDK_KEY_KP_Down;
  gboolean is_space = keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;

  return is_arrow || is_keypad_arrow || is_space;
}

static void
note (PandoriaPresses *self, PandoriaPressFlags flags, gboolean points)
{
  self->flags = flags;
  self->points = points;
  g_signal_emit_by_name (self, "changed");
}

static void
pandoria_presses_class_init (PandoriaPressesClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaPresses, takers, g_array_unref), NULL);
  pandoria_class_add_signal (klass, "changed", 0);
}

static void
pandoria_presses_init (PandoriaPresses *self)
{
  self->takers = g_array_new (FALSE, FALSE, sizeof (Taker));
}

PandoriaPresses *
pandoria_presses_new (void)
{
  return g_object_new (PANDORIA_TYPE_PRESSES, NULL);
}

/* Enter on a space means the main button after a press with the pointer, but the space after arrow
 * keys. */
void
pandoria_presses_read (PandoriaPresses *self, GdkEvent *event)
{
  g_return_if_fail (PANDORIA_IS_PRESSES (self));

  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_TOUCH_BEGIN: note (self, PANDORIA_PRESS_TOUCH, TRUE); break;
    case GDK_BUTTON_PRESS: note (self, PANDORIA_PRESS_POINTER, TRUE); break;
    case GDK_KEY_PRESS:
      note (self, is_enter (event) ? PANDORIA_PRESS_ENTER : PANDORIA_PRESS_KEY,
            self->points && !walks (event));
      break;
    default: break;
    }
}

PandoriaPressFlags
pandoria_presses_get_flags (PandoriaPresses *self)
{
  g_return_val_if_fail (PANDORIA_IS_PRESSES (self), PANDORIA_PRESS_POINTER);
  return self->flags;
}

gboolean
pandoria_presses_points (PandoriaPresses *self)
{
  g_return_val_if_fail (PANDORIA_IS_PRESSES (self), FALSE);
  return self->points;
}

void
pandoria_presses_stop_pointing (PandoriaPresses *self)
{
  g_return_if_fail (PANDORIA_IS_PRESSES (self));
  self->points = FALSE;
}

void
pandoria_presses_take (PandoriaPresses *self, PandoriaPressTaker taker, gpointer data)
{
  const Taker item = { taker, data };

  g_return_if_fail (PANDORIA_IS_PRESSES (self) && taker != NULL);
  g_array_append_val (self->takers, item);
}

void
pandoria_presses_release (PandoriaPresses *self, gpointer data)
{
  g_return_if_fail (PANDORIA_IS_PRESSES (self));

  for (guint i = self->takers->len; i > 0; i--)
    if (g_array_index (self->takers, Taker, i - 1).data == data)
      g_array_remove_index (self->takers, i - 1);
}

gboolean
pandoria_presses_pass (PandoriaPresses *self, PandoriaSpace space)
{
  Taker taker;

  g_return_val_if_fail (PANDORIA_IS_PRESSES (self), FALSE);

  if (self->takers->len == 0)
    return FALSE;
  taker = g_array_index (self->takers, Taker, self->takers->len - 1);
  taker.take (taker.data, space);
  return TRUE;
}

void
pandoria_presses_set_flags (PandoriaPresses *self, PandoriaPressFlags flags)
{
  self->flags = flags;
}
