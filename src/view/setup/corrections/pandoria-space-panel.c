/* PandoriaSpacePanel: sets the contents of one space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-corrections-private.h"

#include "pandoria-corrections-testing.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

struct _PandoriaSpacePanel
{
  GtkBox parent_instance;

  AdwEntryRow *name_row;
  GtkLabel *now;
  AdwPreferencesGroup *edit_group;
  AdwComboRow *ground_row, *figure_row;
  AdwActionRow *symbols_row, *artifacts_row;
  GtkSpinButton *symbols_spin, *artifacts_spin;

  PandoriaGame *game;
  PandoriaSpace space;
  PandoriaChoices grounds; /* terrain, or, from CASTLE on, the seat of a castle; -1: nothing */
  PandoriaChoices figures;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaSpacePanel, pandoria_space_panel, GTK_TYPE_BOX)

#define CASTLE 100

static const PandoriaState *
get_state (PandoriaSpacePanel *self)
{
  return pandoria_game_get_state (self->game);
}

static gboolean
exists (const PandoriaState *state, PandoriaSpace space)
{
  return pandoria_spaces_has (&state->plain, space) || pandoria_spaces_has (&state->lakes, space)
         || pandoria_spaces_has (&state->exit_at, space);
}

static gboolean
is_terrain (PandoriaSpacePanel *self)
{
  int ground = pandoria_choices_get (&self->grounds);

  return ground >= 0 && ground < CASTLE;
}

/* Only tiles do (rulings 77). */
static gboolean
carries_artifacts (PandoriaSpacePanel *self)
{
  return get_state (self)->artifacts && is_terrain (self)
         && !pandoria_spaces_has (&get_state (self)->printed, self->space);
}

/* The values of all rows. */
static void
read_wish (PandoriaSpacePanel *self, PandoriaSpaceWish *wish)
{
  int ground = pandoria_choices_get (&self->grounds);
  int figure = pandoria_choices_get (&self->figures);

  *wish = (PandoriaSpaceWish){ .terrain = -1, .castle = -1, .figure = -1 };
  if (ground >= CASTLE)
    wish->castle = ground - CASTLE;
  else
    wish->terrain = ground;
  if (figure >= 0)
    {
      wish->figure = pandoria_figure_of_choice (figure).player;
      wish->leader = pandoria_figure_of_choice (figure).leader;
    }
  wish->symbols = is_terrain (self) ? (guint) gtk_spin_button_get_value_as_int (self->symbols_spin) : 0;
  wish->artifacts = carries_artifacts (self) ? (guint) gtk_spin_button_get_value_as_int (self->artifacts_spin) : 0;
}

/* Plain takes a tile or a castle, an exit a fortress, a lake nothing. */
static void
offer_grounds (PandoriaSpacePanel *self)
{
  const PandoriaState *state = get_state (self);
  PandoriaRecord *record = pandoria_game_get_record (self->game);
  gboolean exit = pandoria_spaces_has (&state->exit_at, self->space);
  gboolean plain = pandoria_spaces_has (&state->plain, self->space);

  pandoria_choices_begin (&self->grounds, -1, _ ("Nothing"));
  for (guint i = 0; plain && i < PANDORIA_N_TERRAINS; i++)
    pandoria_choices_add (&self->grounds, (int) i, pandoria_text_terrain (i));
  for (guint i = 0; (plain || exit) && i < state->n_players; i++)
    pandoria_choices_add (&self->grounds, CASTLE + (int) i,
                          pandoria_text_castle (pandoria_record_get_player_color (record, i), exit));
  pandoria_choices_offer (&self->grounds);
  gtk_widget_set_visible (GTK_WIDGET (self->ground_row), plain || exit);
}

static void
offer_figures (PandoriaSpacePanel *self)
{
  pandoria_choices_begin (&self->figures, -1, _ ("None"));
  for (guint i = 0; i < get_state (self)->n_players; i++)
    pandoria_choices_add_figures (&self->figures, self->game, i);
  pandoria_choices_offer (&self->figures);
}

static void
show_wish (PandoriaSpacePanel *self, const PandoriaSpaceWish *wish)
{
  pandoria_choices_show (&self->grounds, wish->castle >= 0 ? CASTLE + wish->castle : wish->terrain);
  pandoria_choices_show (&self->figures,
                         wish->figure < 0 ? -1 : pandoria_choice_of_figure ((guint) wish->figure, wish->leader));
  gtk_spin_button_set_value (self->symbols_spin, wish->symbols);
  gtk_spin_button_set_value (self->artifacts_spin, wish->artifacts);
}

static void
show_number_rows (PandoriaSpacePanel *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->symbols_row), is_terrain (self));
  gtk_widget_set_visible (GTK_WIDGET (self->artifacts_row), carries_artifacts (self));
}

static void
show_space (PandoriaSpacePanel *self)
{
  g_autofree char *words = NULL;
  PandoriaSpaceWish wish;

  gtk_widget_set_visible (GTK_WIDGET (self->edit_group), self->space >= 0);
  gtk_widget_set_visible (GTK_WIDGET (self->now), self->space >= 0);
  if (self->space < 0)
    return;
  self->updating = TRUE;
  words = pandoria_text_space (self->game, self->space);
  gtk_label_set_label (self->now, words);
  offer_grounds (self);
  offer_figures (self);
  pandoria_space_edit_read (get_state (self), self->space, &wish);
  show_wish (self, &wish);
  show_number_rows (self);
  self->updating = FALSE;
  g_signal_emit_by_name (self, "changed");
}

static void
on_name_changed (PandoriaSpacePanel *self)
{
  g_autofree char *name = NULL;
  PandoriaSpace space;

  if (self->updating || self->game == NULL)
    return;
  name = g_ascii_strup (gtk_editable_get_text (GTK_EDITABLE (self->name_row)), -1);
  g_strstrip (name);
  space = pandoria_space_from_name (name);
  if (space >= 0 && !exists (get_state (self), space))
    space = PANDORIA_SPACE_NONE;
  pandoria_set_css_class (GTK_WIDGET (self->name_row), "error", space < 0 && *name != '\0');
  self->space = space >= 0 ? pandoria_state_first_of_exit (get_state (self), space) : PANDORIA_SPACE_NONE;
  show_space (self);
  g_signal_emit_by_name (self, "space-shown", (int) self->space);
}

static void
on_wish_changed (PandoriaSpacePanel *self)
{
  if (self->updating || self->game == NULL)
    return;
  show_number_rows (self);
  g_signal_emit_by_name (self, "changed");
}

#define CHILD(member) PANDORIA_CHILD (PandoriaSpacePanel, member)

static void
pandoria_space_panel_class_init (PandoriaSpacePanelClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaSpacePanel, game, g_object_unref),
                            PANDORIA_CONTAINS (PandoriaSpacePanel, grounds, pandoria_choices_clear),
                            PANDORIA_CONTAINS (PandoriaSpacePanel, figures, pandoria_choices_clear), NULL);
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_add_signal (klass, "space-shown", 1, G_TYPE_INT);
  pandoria_class_set_template (klass, "pandoria-space-panel", CHILD (name_row), CHILD (now), CHILD (edit_group),
                               CHILD (ground_row), CHILD (figure_row), CHILD (symbols_row), CHILD (symbols_spin),
                               CHILD (artifacts_row), CHILD (artifacts_spin), PANDORIA_CALLBACK (on_name_changed),
                               PANDORIA_CALLBACK (on_wish_changed), NULL);
}

static void
pandoria_space_panel_init (PandoriaSpacePanel *self)
{
  self->space = PANDORIA_SPACE_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->grounds.row = self->ground_row;
  self->figures.row = self->figure_row;
}

void
pandoria_space_panel_set_game (PandoriaSpacePanel *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_SPACE_PANEL (self));
  g_return_if_fail (PANDORIA_IS_GAME (game));

  g_set_object (&self->game, game);
  show_space (self);
}

void
pandoria_space_panel_reset (PandoriaSpacePanel *self)
{
  g_return_if_fail (PANDORIA_IS_SPACE_PANEL (self));
  show_space (self);
}

void
pandoria_space_panel_show_space (PandoriaSpacePanel *self, PandoriaSpace space)
{
  g_return_if_fail (PANDORIA_IS_SPACE_PANEL (self));
  g_return_if_fail (space >= 0 && space < PANDORIA_N_SPACES);
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), pandoria_space_name (space));
}

PandoriaSpace
pandoria_space_panel_get_space (PandoriaSpacePanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_SPACE_PANEL (self), PANDORIA_SPACE_NONE);
  return self->space;
}

void
pandoria_space_panel_set_wish (PandoriaSpacePanel *self, const PandoriaSpaceWish *wish)
{
  g_return_if_fail (PANDORIA_IS_SPACE_PANEL (self));
  show_wish (self, wish);
}

int
pandoria_space_panel_get_actions (PandoriaSpacePanel *self, PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS],
                                  GError **error)
{
  PandoriaSpaceWish wish;

  g_return_val_if_fail (PANDORIA_IS_SPACE_PANEL (self), -1);

  if (self->space < 0)
    return 0;
  read_wish (self, &wish);
  return pandoria_space_edit_plan (get_state (self), self->space, &wish, actions, error);
}
