/* PandoriaTurnClock: the duration of the current turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-turn-clock.h"
#include "pandoria-turn-clock-testing.h"

#include <glib/gi18n.h>

#include "pandoria-labels.h"
#include "pandoria-settings.h"
#include "pandoria-tooltip.h"

struct _PandoriaTurnClock
{
  AdwBin parent_instance;

  GtkLabel *label;
  GSettings *settings; /* nullable */
  PandoriaGame *game;
  gint64 opened; /* when the game was opened here, in Unix seconds */
  gint64 since;  /* counts in addition to @entered: the time from then on */
  int entered;   /* seconds of the turn's acts */
  guint source;  /* 0: the clock is stopped */
};

G_DEFINE_FINAL_TYPE (PandoriaTurnClock, pandoria_turn_clock, ADW_TYPE_BIN)

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* Returns: the seconds since the last act; -1 in a pause that does not count. */
static gint64
get_pause (PandoriaTurnClock *self)
{
  gint64 pause = MAX (get_now () - self->since, 0);

  return pause <= PANDORIA_LONGEST_ACT ? pause : -1;
}

static void
show_seconds (PandoriaTurnClock *self)
{
  gint64 seconds = self->entered + MAX (get_pause (self), 0);
  g_autofree char *text
      = g_strdup_printf ("%" G_GINT64_FORMAT ":%02" G_GINT64_FORMAT, seconds / 60, seconds % 60);

  gtk_label_set_label (self->label, text);
}

static gboolean
shall_go (PandoriaTurnClock *self)
{
  if (self->game == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self->label)))
    return FALSE;
  if (pandoria_game_is_looking_back (self->game) || pandoria_game_get_state (self->game)->finished)
    return FALSE;
  return get_pause (self) >= 0;
}

static gboolean
on_second (gpointer data)
{
  PandoriaTurnClock *self = data;

  show_seconds (self);
  if (shall_go (self))
    return G_SOURCE_CONTINUE;
  self->source = 0;
  return G_SOURCE_REMOVE;
}

/* Wakes the program up only for a visible, running clock. */
static void
update (PandoriaTurnClock *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (!shall_go (self))
    return;
  show_seconds (self);
  self->source = g_timeout_add_seconds (1, on_second, self);
}

static void
show_position (PandoriaTurnClock *self)
{
  PandoriaRecord *record = pandoria_game_get_record (self->game);
  guint n = pandoria_game_get_position (self->game);

  if (!pandoria_game_is_looking_back (self->game) && gtk_widget_get_visible (GTK_WIDGET (self)))
    {
      self->entered = pandoria_game_get_turn_seconds (self->game);
      self->since = MAX (self->opened, n > 0 ? pandoria_record_get_unix_time (record, n - 1) : 0);
    }
  update (self);
}

/* The clock did not follow the game while it was off. */
static void
on_wanted (PandoriaTurnClock *self)
{
  if (self->game != NULL)
    show_position (self);
}

static void
pandoria_turn_clock_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (pandoria_turn_clock_parent_class)->map (widget);
  update (PANDORIA_TURN_CLOCK (widget));
}

static void
pandoria_turn_clock_unmap (GtkWidget *widget)
{
  PandoriaTurnClock *self = PANDORIA_TURN_CLOCK (widget);

  g_clear_handle_id (&self->source, g_source_remove);
  GTK_WIDGET_CLASS (pandoria_turn_clock_parent_class)->unmap (widget);
}

static void
pandoria_turn_clock_dispose (GObject *object)
{
  PandoriaTurnClock *self = PANDORIA_TURN_CLOCK (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (pandoria_turn_clock_parent_class)->dispose (object);
}

static void
pandoria_turn_clock_class_init (PandoriaTurnClockClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_turn_clock_dispose;
  widget_class->map = pandoria_turn_clock_map;
  widget_class->unmap = pandoria_turn_clock_unmap;
  gtk_widget_class_set_css_name (widget_class, "turnclock");
}

static void
pandoria_turn_clock_init (PandoriaTurnClock *self)
{
  GtkWidget *label = pandoria_new_label ("", 1, "numeric", "caption", "dim-label", NULL);

  self->label = GTK_LABEL (label);
  adw_bin_set_child (ADW_BIN (self), label);
  gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  pandoria_tooltip_set (GTK_WIDGET (self),
                        _ ("Time of this turn; pauses of more than 15 minutes do not count"));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "notify::visible", G_CALLBACK (on_wanted), NULL);
  self->settings = pandoria_settings_open ("turn-clock");
  if (self->settings != NULL)
    g_settings_bind (self->settings, "turn-clock", self, "visible", G_SETTINGS_BIND_GET);
}

void
pandoria_turn_clock_show (PandoriaTurnClock *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_TURN_CLOCK (self));
  g_return_if_fail (game == NULL || PANDORIA_IS_GAME (game));

  if (g_set_object (&self->game, game))
    {
      gtk_label_set_label (self->label, "");
      self->opened = get_now ();
    }
  if (game != NULL)
    show_position (self);
  else
    update (self);
}

void
pandoria_turn_clock_set_narrow (PandoriaTurnClock *self, gboolean narrow)
{
  g_return_if_fail (PANDORIA_IS_TURN_CLOCK (self));

  gtk_widget_set_visible (GTK_WIDGET (self->label), !narrow);
  update (self);
}

gboolean
pandoria_turn_clock_is_running (PandoriaTurnClock *self)
{
  g_return_val_if_fail (PANDORIA_IS_TURN_CLOCK (self), FALSE);
  return self->source != 0;
}
