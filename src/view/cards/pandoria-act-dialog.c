/* PandoriaActDialog: what the dialogs share that ask for what belongs to an act: the game, and telling what is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-act-dialog.h"

#include "pandoria-class.h"

typedef struct
{
  PandoriaGame *game;
} PandoriaActDialogPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PandoriaActDialog, pandoria_act_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_CONSIDERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_act_dialog_finalize (GObject *object)
{
  PandoriaActDialogPrivate *priv = pandoria_act_dialog_get_instance_private (PANDORIA_ACT_DIALOG (object));

  g_clear_object (&priv->game);
  G_OBJECT_CLASS (pandoria_act_dialog_parent_class)->finalize (object);
}

static void
pandoria_act_dialog_class_init (PandoriaActDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_act_dialog_finalize;
  signals[SIGNAL_CHOSEN] = pandoria_class_add_signal (klass, "chosen", 1, G_TYPE_POINTER);
  signals[SIGNAL_CONSIDERED] = pandoria_class_add_signal (klass, "considered", 1, G_TYPE_POINTER);
}

static void
pandoria_act_dialog_init (PandoriaActDialog *self)
{
}

/* --- public --------------------------------------------------------------------------------------------------- */

gpointer
pandoria_act_dialog_new (GType type, GtkWindow *parent, PandoriaGame *game)
{
  PandoriaActDialog *self;
  PandoriaActDialogPrivate *priv;

  g_return_val_if_fail (g_type_is_a (type, PANDORIA_TYPE_ACT_DIALOG), NULL);
  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  self = g_object_new (type, "transient-for", parent, NULL);
  priv = pandoria_act_dialog_get_instance_private (self);
  priv->game = g_object_ref (game);
  return self;
}

PandoriaGame *
pandoria_act_dialog_get_game (PandoriaActDialog *self)
{
  g_return_val_if_fail (PANDORIA_IS_ACT_DIALOG (self), NULL);
  return ((PandoriaActDialogPrivate *) pandoria_act_dialog_get_instance_private (self))->game;
}

void
pandoria_act_dialog_choose (PandoriaActDialog *self, const PandoriaAction *action)
{
  PandoriaAction chosen;

  g_return_if_fail (PANDORIA_IS_ACT_DIALOG (self));
  g_return_if_fail (action != NULL);

  chosen = *action;
  g_object_ref (self);
  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, &chosen);
  g_object_unref (self);
}

void
pandoria_act_dialog_consider (PandoriaActDialog *self, const PandoriaAction *action)
{
  g_return_if_fail (PANDORIA_IS_ACT_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_CONSIDERED], 0, action);
}
