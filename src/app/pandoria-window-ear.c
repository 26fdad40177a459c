/* PandoriaWindow: short answers for players who listen to a screen reader, and the keys that go to
 * a space by its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-window-ear.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-notices.h"
#include "pandoria-text-spoken.h"

/* A key that is pressed again within this time announces the next part. */
#define AGAIN_SECONDS 10

/* Rows have one digit, or begin with this one. */
#define TENS 1

/** Ear: the player who was announced last, and the name of a space as far as it is typed. */
typedef struct
{
  GtkWidget *window;

  guint seat, part;
  gint64 heard_at; /* µs; 0: no player yet */

  GtkEventController *name_keys; /* (nullable): take the name */
  char column;                   /* 'A' …; 0: not typed yet */
  guint row;                     /* 0: not typed yet */
  guint leaving;                 /* removes name_keys */
} Ear;

static void
free_ear (gpointer data)
{
  Ear *ear = data;

  g_clear_handle_id (&ear->leaving, g_source_remove);
  g_free (ear);
}

static Ear *
get_ear (PandoriaWindow *self)
{
  Ear *ear = pandoria_window_get_part (self, PANDORIA_WINDOW_EAR);

  if (ear == NULL)
    {
      ear = g_new0 (Ear, 1);
      ear->window = GTK_WIDGET (self);
      pandoria_window_set_part (self, PANDORIA_WINDOW_EAR, ear, free_ear);
    }
  return ear;
}

/* --- announcements -------------------------------------------------------------------------- */

static PandoriaGame *
get_game (PandoriaWindow *self)
{
  return pandoria_play_get_view (pandoria_window_get_play (self))->game;
}

/* @text: (transfer full) */
static void
announce (gpointer window, char *text)
{
  g_autofree char *owned = text;

  pandoria_announce (window, owned);
}

void
pandoria_window_announce_turn (PandoriaWindow *self)
{
  announce (self, pandoria_text_spoken_turn (get_game (self)));
}

void
pandoria_window_announce_points (PandoriaWindow *self)
{
  announce (self, pandoria_text_spoken_points (get_game (self)));
}

void
pandoria_window_announce_around (PandoriaWindow *self)
{
  PandoriaSpace space = pandoria_play_page_get_place (pandoria_window_get_page (self));

  announce (self, pandoria_text_spoken_around (get_game (self), space));
}

/* Returns: the part that a press for @seat announces: the first, or the next one soon after. */
static PandoriaSpokenPart
find_part (Ear *ear, guint seat)
{
  gint64 now = g_get_monotonic_time ();
  gboolean is_again = ear->heard_at > 0 && ear->seat == seat
                      && now - ear->heard_at < AGAIN_SECONDS * G_USEC_PER_SEC;

  ear->part = is_again ? (ear->part + 1) % PANDORIA_N_SPOKEN_PARTS : PANDORIA_SPOKEN_SUPPLIES;
  ear->seat = seat;
  ear->heard_at = now;
  return ear->part;
}

void
pandoria_window_announce_player (PandoriaWindow *self, GVariant *seat)
{
  PandoriaGame *game = get_game (self);
  int number = g_variant_get_int32 (seat);

  if (number >= 0 && number < pandoria_game_get_state (game)->n_players)
    announce (self, pandoria_text_spoken_player (game, (guint) number,
                                                 find_part (get_ear (self), (guint) number)));
}

/* --- going to a space by its name ----------------------------------------------------------- */

/* Later, because a controller cannot be removed while it handles a key. */
static gboolean
on_left (gpointer data)
{
  Ear *ear = data;

  ear->leaving = 0;
  gtk_widget_remove_controller (ear->window, g_steal_pointer (&ear->name_keys));
  return G_SOURCE_REMOVE;
}

static void
leave (Ear *ear)
{
  ear->column = '\0';
  ear->row = 0;
  if (ear->leaving == 0)
    ear->leaving = g_idle_add (on_left, ear);
}

/* A board without a row 1 in a column may have a row 10 there. */
static void
go_to (Ear *ear)
{
  g_autofree char *name = g_strdup_printf ("%c%u", ear->column, ear->row);
  PandoriaPlayPage *page = pandoria_window_get_page (PANDORIA_WINDOW (ear->window));

  if (!pandoria_play_page_go_to_space (page, pandoria_space_from_name (name)) && ear->row != TENS)
    /* Translators: %s is the name of a space, such as A1 */
    announce (ear->window, g_strdup_printf (_ ("The board has no space %s."), name));
}

/* A row with one digit is complete, except that 1 may begin 10 … 14. */
static gboolean
take_digit (Ear *ear, guint digit)
{
  gboolean is_second = ear->row == TENS;

  ear->row = ear->row * 10 + digit;
  go_to (ear);
  if (is_second || digit != TENS)
    leave (ear);
  return GDK_EVENT_STOP;
}

static gboolean
is_modifier (guint keyval)
{
  return (keyval >= GDK_KEY_Shift_L && keyval <= GDK_KEY_Hyper_R)
         || keyval == GDK_KEY_ISO_Level3_Shift;
}

/* A letter, then one or two digits. Any other key ends the name, and means what it always does. */
static gboolean
on_name_key (Ear *ear, guint keyval)
{
  guint32 typed = g_unichar_toupper (gdk_keyval_to_unicode (keyval));

  if (ear->leaving != 0 || is_modifier (keyval))
    return GDK_EVENT_PROPAGATE;
  if (ear->column == '\0' && typed >= 'A' && typed <= 'P')
    {
      ear->column = (char) typed;
      return GDK_EVENT_STOP;
    }
  if (ear->column != '\0' && typed >= '0' && typed <= '9')
    return take_digit (ear, typed - '0');
  leave (ear);
  return keyval == GDK_KEY_Escape ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

void
pandoria_window_go_to_space (PandoriaWindow *self)
{
  Ear *ear = get_ear (self);

  pandoria_toast (GTK_WIDGET (self), _ ("Which space? Type its name."), FALSE);
  g_clear_handle_id (&ear->leaving, g_source_remove);
  if (ear->name_keys != NULL)
    return;
  ear->name_keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (ear->name_keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (ear->name_keys, "key-pressed", G_CALLBACK (on_name_key), ear);
  gtk_widget_add_controller (ear->window, ear->name_keys);
}
