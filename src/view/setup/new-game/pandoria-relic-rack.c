/* PandoriaRelicRack: the relics next to the board, pressed if they are in the game, and their
 * points (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-relic-rack.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-labels.h"
#include "pandoria-spin-flow.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

typedef struct
{
  guint artifacts;
  GtkToggleButton *token;
  GtkSpinButton *points;
} Relic;

struct _PandoriaRelicRack
{
  GtkBox parent_instance;

  PandoriaRelicChoice *choice;
  GtkToggleButton *any_button;
  GtkLabel *sentence;
  GtkWidget *tokens, *points; /* flow boxes */
  GArray *relics;             /* Relic, by artifacts */
  gboolean updating;
};

enum
{
  PROP_RELICS = 1,
};

G_DEFINE_FINAL_TYPE (PandoriaRelicRack, pandoria_relic_rack, GTK_TYPE_BOX)

/* --- callbacks ------------------------------------------------------------------------------ */

static Relic *
get_relic (PandoriaRelicRack *self, guint index)
{
  return &g_array_index (self->relics, Relic, index);
}

static void
on_any_toggled (PandoriaRelicRack *self)
{
  if (!self->updating)
    pandoria_relic_choice_set_any (self->choice, gtk_toggle_button_get_active (self->any_button));
}

static Relic *
find_pressed (PandoriaRelicRack *self, GtkToggleButton *token)
{
  for (guint i = 0; i < self->relics->len; i++)
    if (get_relic (self, i)->token == token)
      return get_relic (self, i);
  g_assert_not_reached ();
}

/* The user types the points next. Enter moves back to the tokens. */
static void
on_token_toggled (PandoriaRelicRack *self, GtkToggleButton *token)
{
  const gboolean chosen = gtk_toggle_button_get_active (token);

  if (self->updating)
    return;
  if (!pandoria_relic_choice_choose (self->choice, find_pressed (self, token)->artifacts, chosen))
    {
      self->updating = TRUE;
      gtk_toggle_button_set_active (token, FALSE);
      self->updating = FALSE;
      gtk_widget_error_bell (GTK_WIDGET (self));
    }
  else if (chosen && gtk_widget_get_mapped (GTK_WIDGET (token)))
    pandoria_focus_text (GTK_EDITABLE (find_pressed (self, token)->points));
}

static void
on_points_changed (PandoriaRelicRack *self, GtkSpinButton *points)
{
  for (guint i = 0; i < self->relics->len && !self->updating; i++)
    if (get_relic (self, i)->points == points)
      pandoria_relic_choice_set_points (self->choice, get_relic (self, i)->artifacts,
                                        (guint) gtk_spin_button_get_value_as_int (points));
}

static void
on_points_entered (PandoriaRelicRack *self, GtkWidget *text)
{
  for (guint i = 0; i < self->relics->len; i++)
    if (gtk_widget_is_ancestor (text, GTK_WIDGET (get_relic (self, i)->points)))
      gtk_widget_grab_focus (GTK_WIDGET (get_relic (self, i)->token));
}

/* --- tokens --------------------------------------------------------------------------------- */

static GtkWidget *
add_token (PandoriaRelicRack *self, guint index, guint artifacts)
{
  g_autofree char *label = g_strdup_printf ("%u", artifacts);
  g_autofree char *name = pandoria_text_printed (pandoria_printed_relic (artifacts));
  GtkWidget *token = gtk_toggle_button_new_with_label (label);

  gtk_widget_set_tooltip_text (token, name);
  pandoria_set_accessible_label (token, name);
  gtk_widget_set_halign (token, GTK_ALIGN_START);
  gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (token, "relic");
  gtk_flow_box_insert (GTK_FLOW_BOX (self->tokens), token, (int) index);
  gtk_widget_set_focusable (gtk_widget_get_parent (token), FALSE);
  g_signal_connect_swapped (token, "toggled", G_CALLBACK (on_token_toggled), self);
  return token;
}

static GtkSpinButton *
add_points (PandoriaRelicRack *self, guint artifacts)
{
  /* Translators: before the points of the relic that costs %u artifacts */
  g_autofree char *name = g_strdup_printf (
      ngettext ("Points for %u artifact", "Points for %u artifacts", artifacts), artifacts);
  GtkSpinButton *spin = pandoria_spin_flow_add (self->points, name, 0, PANDORIA_MAX_COST);

  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (on_points_changed), self);
  g_signal_connect_swapped (gtk_editable_get_delegate (GTK_EDITABLE (spin)), "activate",
                            G_CALLBACK (on_points_entered), self);
  return spin;
}

/* Returns: the relic for @artifacts; adds it in order if it is not offered yet. */
static Relic *
find_relic (PandoriaRelicRack *self, guint artifacts)
{
  Relic relic = { .artifacts = artifacts };
  guint index = 0;

  while (index < self->relics->len && get_relic (self, index)->artifacts < artifacts)
    index++;
  if (index < self->relics->len && get_relic (self, index)->artifacts == artifacts)
    return get_relic (self, index);
  relic.token = GTK_TOGGLE_BUTTON (add_token (self, index, artifacts));
  relic.points = add_points (self, artifacts);
  g_array_insert_val (self->relics, index, relic);
  return get_relic (self, index);
}

/* --- showing the choice --------------------------------------------------------------------- */

static const char *
describe_choice (PandoriaRelicRack *self)
{
  if (pandoria_relic_choice_is_any (self->choice))
    return _ (
        "All relics are in the game. Press numbers to choose some. Points are asked for when a "
        "relic is taken (rule 16).");
  if (pandoria_relic_choice_count (self->choice) > 0)
    return _ ("Only these relics are in the game.");
  return _ ("There are no relics in the game.");
}

static void
show_relic (PandoriaRelicRack *self, const PandoriaRelicOffer *offer)
{
  const Relic *relic = find_relic (self, offer->artifacts);

  gtk_toggle_button_set_active (relic->token, offer->chosen);
  gtk_spin_button_set_value (relic->points, offer->points);
  gtk_widget_set_visible (
      gtk_widget_get_ancestor (GTK_WIDGET (relic->points), GTK_TYPE_FLOW_BOX_CHILD), offer->chosen);
}

static void
show_all (PandoriaRelicRack *self)
{
  self->updating = TRUE;
  for (guint i = 0; i < pandoria_relic_choice_get_n (self->choice); i++)
    show_relic (self, pandoria_relic_choice_get (self->choice, i));
  gtk_toggle_button_set_active (self->any_button, pandoria_relic_choice_is_any (self->choice));
  self->updating = FALSE;
  gtk_widget_set_visible (self->points, pandoria_relic_choice_count (self->choice) > 0);
  gtk_label_set_label (self->sentence, describe_choice (self));
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_relic_rack_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PandoriaRelicRack *self = PANDORIA_RELIC_RACK (object);

  switch (id)
    {
    case PROP_RELICS:
      g_return_if_fail (self->choice == NULL);
      self->choice = g_value_dup_object (value);
      g_signal_connect_object (self->choice, "changed", G_CALLBACK (show_all), self,
                               G_CONNECT_SWAPPED);
      show_all (self);
      break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_relic_rack_class_init (PandoriaRelicRackClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = pandoria_relic_rack_set_property;
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaRelicRack, relics, g_array_unref),
                            PANDORIA_OWNS (PandoriaRelicRack, choice, g_object_unref), NULL);
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_RELICS,
                                   g_param_spec_object ("relics", NULL, NULL,
                                                        PANDORIA_TYPE_RELIC_CHOICE,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  pandoria_class_set_template (klass, "pandoria-relic-rack",
                               PANDORIA_PARTS (PandoriaRelicRack, any_button, sentence, tokens),
                               PANDORIA_CALLBACK (on_any_toggled), NULL);
}

static void
pandoria_relic_rack_init (PandoriaRelicRack *self)
{
  self->relics = g_array_new (FALSE, FALSE, sizeof (Relic));
  self->updating = TRUE; /* until the choice is known */
  gtk_widget_init_template (GTK_WIDGET (self));
  self->points = pandoria_spin_flow_new (2);
  gtk_box_append (GTK_BOX (self), self->points);
}
