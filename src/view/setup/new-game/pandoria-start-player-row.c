/* PandoriaStartPlayerRow: asks who begins a new game, or draws it by lot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-start-player-row.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-list-rows.h"

struct _PandoriaStartPlayerRow
{
  AdwComboRow parent_instance;

  GtkWidget *start_button;
  PandoriaNewGame *game;
  GStrv offered; /* the texts of the list; nullable */
  gboolean updating;
};

enum
{
  PROP_GAME = 1,
};

G_DEFINE_FINAL_TYPE (PandoriaStartPlayerRow, pandoria_start_player_row, ADW_TYPE_COMBO_ROW)

static GStrv
list_starters (PandoriaStartPlayerRow *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_strv_builder_add (names, pandoria_new_game_is_under_way (self->game)
                                 /* Translators: in place of a realm or player that has not been
                                    chosen */
                                 ? _ ("Please choose")
                                 /* Translators: who begins is decided by chance */
                                 : _ ("By lot"));
  for (guint i = 0; i < pandoria_new_game_get_n_players (self->game); i++)
    {
      g_autofree char *name = pandoria_new_game_get_shown_name (self->game, i);

      g_strv_builder_add (names, name);
    }
  return g_strv_builder_end (names);
}

/* A new list loses the selection, so it is made only if it differs. */
static void
offer_starters (PandoriaStartPlayerRow *self)
{
  g_auto (GStrv) names = list_starters (self);
  g_autoptr (GtkStringList) model = NULL;

  if (self->offered != NULL
      && g_strv_equal ((const char *const *) self->offered, (const char *const *) names))
    return;
  model = gtk_string_list_new ((const char *const *) names);
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (model));
  g_strfreev (self->offered);
  self->offered = g_steal_pointer (&names);
}

static void
show_game (PandoriaStartPlayerRow *self)
{
  g_autofree char *lot = pandoria_new_game_describe_lot (self->game);
  guint start;

  g_object_get (self->game, "start", &start, NULL);
  self->updating = TRUE;
  offer_starters (self);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self), start);
  self->updating = FALSE;
  gtk_widget_set_visible (self->start_button, pandoria_new_game_is_start_by_lot (self->game)
                                                  && !pandoria_new_game_is_under_way (self->game));
  pandoria_set_row (self, NULL, lot);
}

static void
on_selected (PandoriaStartPlayerRow *self)
{
  if (!self->updating && self->game != NULL)
    g_object_set (self->game, "start", adw_combo_row_get_selected (ADW_COMBO_ROW (self)), NULL);
}

static void
on_start_clicked (PandoriaStartPlayerRow *self)
{
  pandoria_new_game_draw_start (self->game, TRUE);
  pandoria_announce (GTK_WIDGET (self), adw_action_row_get_subtitle (ADW_ACTION_ROW (self)));
}

static void
pandoria_start_player_row_set_property (GObject *object, guint id, const GValue *value,
                                        GParamSpec *pspec)
{
  PandoriaStartPlayerRow *self = PANDORIA_START_PLAYER_ROW (object);

  switch (id)
    {
    case PROP_GAME:
      g_return_if_fail (self->game == NULL);
      self->game = g_value_dup_object (value);
      g_signal_connect_object (self->game, "changed", G_CALLBACK (show_game), self,
                               G_CONNECT_SWAPPED);
      show_game (self);
      break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_start_player_row_class_init (PandoriaStartPlayerRowClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = pandoria_start_player_row_set_property;
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaStartPlayerRow, game, g_object_unref),
                            PANDORIA_OWNS (PandoriaStartPlayerRow, offered, g_strfreev), NULL);
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_GAME,
                                   g_param_spec_object ("game", NULL, NULL, PANDORIA_TYPE_NEW_GAME,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  pandoria_class_set_template (klass, "pandoria-start-player-row",
                               PANDORIA_PARTS (PandoriaStartPlayerRow, start_button),
                               PANDORIA_CALLBACK (on_selected, on_start_clicked), NULL);
}

static void
pandoria_start_player_row_init (PandoriaStartPlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
