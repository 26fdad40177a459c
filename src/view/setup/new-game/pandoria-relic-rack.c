/* PandoriaRelicRack: the relics next to the board, pressed if they are in the game, and their
 * points (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-new-game-testing.h"
#include "pandoria-relic-rack.h"
#include "pandoria-spin-flow.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define N_OFFERED 16 /* one for each number of artifacts, from 1; files may contain others */

G_STATIC_ASSERT (N_OFFERED <= PANDORIA_MAX_RELICS);

typedef struct
{
  guint artifacts;
  GtkToggleButton *token;
  GtkSpinButton *points;
  guint offered; /* the points that were filled in: those of the catalogue, or 0 */
} Relic;

struct _PandoriaRelicRack
{
  GtkBox parent_instance;

  GtkToggleButton *any_button;
  GtkLabel *sentence;
  GtkWidget *tokens, *points;   /* flow boxes */
  GArray *relics;               /* Relic, by artifacts */
  PandoriaCatalogue *catalogue; /* nullable */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaRelicRack, pandoria_relic_rack, GTK_TYPE_BOX)

/* --- helpers -------------------------------------------------------------------------------- */

static Relic *
get_relic (PandoriaRelicRack *self, guint index)
{
  return &g_array_index (self->relics, Relic, index);
}

static gboolean
is_any (PandoriaRelicRack *self)
{
  return gtk_toggle_button_get_active (self->any_button);
}

static guint
count_chosen (PandoriaRelicRack *self)
{
  guint n = 0;

  for (guint i = 0; i < self->relics->len; i++)
    n += gtk_toggle_button_get_active (get_relic (self, i)->token) ? 1 : 0;
  return n;
}

/* @n: the number of chosen relics. */
static const char *
describe_choice (PandoriaRelicRack *self, guint n)
{
  if (is_any (self))
    return _ (
        "All relics are in the game. Press numbers to choose some. Points are asked for when a "
        "relic is taken (rule 16).");
  if (n > 0)
    return _ ("Only these relics are in the game.");
  return _ ("There are no relics in the game.");
}

static void
show_all (PandoriaRelicRack *self)
{
  guint n = count_chosen (self);

  for (guint i = 0; i < self->relics->len; i++)
    gtk_widget_set_visible (
        gtk_widget_get_ancestor (GTK_WIDGET (get_relic (self, i)->points), GTK_TYPE_FLOW_BOX_CHILD),
        gtk_toggle_button_get_active (get_relic (self, i)->token));
  gtk_widget_set_visible (self->points, n > 0);
  gtk_label_set_label (self->sentence, describe_choice (self, n));
}

static void
emit_changed (PandoriaRelicRack *self)
{
  if (self->updating)
    return;
  show_all (self);
  g_signal_emit_by_name (self, "changed");
}

static void
set_active (PandoriaRelicRack *self, GtkToggleButton *button, gboolean active)
{
  self->updating = TRUE;
  gtk_toggle_button_set_active (button, active);
  self->updating = FALSE;
}

/* Keeps points that the user has entered. */
static void
offer_points (PandoriaRelicRack *self, Relic *relic)
{
  if (self->catalogue == NULL
      || (guint) gtk_spin_button_get_value_as_int (relic->points) != relic->offered)
    return;
  relic->offered = pandoria_catalogue_find_value (self->catalogue,
                                                  pandoria_printed_relic (relic->artifacts), 0);
  self->updating = TRUE;
  gtk_spin_button_set_value (relic->points, relic->offered);
  self->updating = FALSE;
}

static Relic *
find_pressed (PandoriaRelicRack *self, GtkToggleButton *token)
{
  for (guint i = 0; i < self->relics->len; i++)
    if (get_relic (self, i)->token == token)
      return get_relic (self, i);
  g_assert_not_reached ();
}

/* --- callbacks ------------------------------------------------------------------------------ */

static void
on_any_toggled (PandoriaRelicRack *self)
{
  for (guint i = 0; i < self->relics->len && is_any (self) && !self->updating; i++)
    set_active (self, get_relic (self, i)->token, FALSE);
  emit_changed (self);
}

/* The user types the points next. Enter moves back to the tokens. */
static void
on_token_toggled (PandoriaRelicRack *self, GtkToggleButton *token)
{
  if (self->updating)
    return;
  if (gtk_toggle_button_get_active (token) && count_chosen (self) > PANDORIA_MAX_RELICS)
    {
      set_active (self, token, FALSE);
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  if (!gtk_toggle_button_get_active (token))
    {
      emit_changed (self);
      return;
    }
  set_active (self, self->any_button, FALSE);
  offer_points (self, find_pressed (self, token));
  emit_changed (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (token)))
    pandoria_focus_text (GTK_EDITABLE (find_pressed (self, token)->points));
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

  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (emit_changed), self);
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

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_relic_rack_class_init (PandoriaRelicRackClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaRelicRack, relics, g_array_unref),
                            PANDORIA_OWNS (PandoriaRelicRack, catalogue, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (klass, "pandoria-relic-rack",
                               PANDORIA_PARTS (PandoriaRelicRack, any_button, sentence, tokens),
                               PANDORIA_CALLBACK (on_any_toggled), NULL);
}

static void
pandoria_relic_rack_init (PandoriaRelicRack *self)
{
  self->relics = g_array_new (FALSE, FALSE, sizeof (Relic));
  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->points = pandoria_spin_flow_new (2);
  gtk_box_append (GTK_BOX (self), self->points);
  for (guint artifacts = 1; artifacts <= N_OFFERED; artifacts++)
    find_relic (self, artifacts);
  self->updating = FALSE;
  show_all (self);
}

/* --- public --------------------------------------------------------------------------------- */

void
pandoria_relic_rack_set_catalogue (PandoriaRelicRack *self, PandoriaCatalogue *catalogue)
{
  g_return_if_fail (PANDORIA_IS_RELIC_RACK (self) && PANDORIA_IS_CATALOGUE (catalogue));
  g_set_object (&self->catalogue, catalogue);
}

void
pandoria_relic_rack_add (PandoriaRelicRack *self, guint artifacts, guint points)
{
  Relic *relic;

  g_return_if_fail (PANDORIA_IS_RELIC_RACK (self));

  relic = find_relic (self, artifacts);
  gtk_spin_button_set_value (relic->points, points);
  gtk_toggle_button_set_active (relic->token, TRUE);
}

/* Ignores the order in the file. Returns: whether @setup already has these relics. */
static gboolean
has_these (PandoriaRelicRack *self, const PandoriaSetup *setup)
{
  for (gint8 i = 0; i < setup->n_relics; i++)
    {
      const Relic *relic = find_relic (self, setup->relics[i].artifacts);

      if (!gtk_toggle_button_get_active (relic->token)
          || gtk_spin_button_get_value_as_int (relic->points) != setup->relics[i].points)
        return FALSE;
    }
  return setup->n_relics == (int) count_chosen (self);
}

void
pandoria_relic_rack_fill (PandoriaRelicRack *self, PandoriaSetup *setup)
{
  g_return_if_fail (PANDORIA_IS_RELIC_RACK (self) && setup != NULL);

  if (!setup->artifacts || is_any (self))
    {
      setup->n_relics = PANDORIA_DEFAULT;
      return;
    }
  if (has_these (self, setup))
    return;
  setup->n_relics = 0;
  for (guint i = 0; i < self->relics->len; i++)
    if (gtk_toggle_button_get_active (get_relic (self, i)->token))
      setup->relics[setup->n_relics++] = (PandoriaRelic){
        (guint8) get_relic (self, i)->artifacts,
        (guint8) gtk_spin_button_get_value_as_int (get_relic (self, i)->points)
      };
}

void
pandoria_relic_rack_read (PandoriaRelicRack *self, const PandoriaSetup *setup)
{
  g_return_if_fail (PANDORIA_IS_RELIC_RACK (self) && setup != NULL);

  self->updating = TRUE;
  gtk_toggle_button_set_active (self->any_button, setup->n_relics < 0);
  for (gint8 i = 0; i < setup->n_relics; i++)
    pandoria_relic_rack_add (self, setup->relics[i].artifacts, setup->relics[i].points);
  self->updating = FALSE;
  show_all (self);
}
