/* PandoriaSpacePanel: sets the contents of one space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-space-panel.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-corrections-testing.h"
#include "pandoria-figure-choice.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define CASTLE         100
#define MOST_SYMBOLS   3
#define MOST_ARTIFACTS 9

struct _PandoriaSpacePanel
{
  PandoriaCorrectionPanel parent_instance;

  AdwEntryRow *name_row;
  GtkLabel *now;
  AdwPreferencesGroup *edit_group;
  PandoriaChoiceRow
      *ground_row; /* terrain, or, from CASTLE on, the seat of a castle; -1: nothing */
  PandoriaChoiceRow *figure_row;
  PandoriaNumberRow *symbols_row, *artifacts_row;

  PandoriaSpace space;
};

G_DEFINE_FINAL_TYPE (PandoriaSpacePanel, pandoria_space_panel, PANDORIA_TYPE_CORRECTION_PANEL)

static gboolean
is_terrain (PandoriaSpacePanel *self)
{
  int ground = pandoria_choice_row_get_value (self->ground_row);

  return ground >= 0 && ground < CASTLE;
}

/* Only tiles carry artifacts (rulings 77). */
static gboolean
carries_artifacts (PandoriaSpacePanel *self)
{
  return pandoria_correction_panel_get_state (self)->artifacts && is_terrain (self)
         && !pandoria_spaces_has (&pandoria_correction_panel_get_state (self)->printed,
                                  self->space);
}

/* Stores the values of all rows in @wish. */
static void
read_wish (PandoriaSpacePanel *self, PandoriaSpaceWish *wish)
{
  int ground = pandoria_choice_row_get_value (self->ground_row);
  int figure = pandoria_choice_row_get_value (self->figure_row);

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
  wish->symbols = is_terrain (self) ? (guint) pandoria_number_row_get_value (self->symbols_row) : 0;
  wish->artifacts
      = carries_artifacts (self) ? (guint) pandoria_number_row_get_value (self->artifacts_row) : 0;
}

/* Plain takes a tile or a castle, an exit a fortress, a lake nothing. */
static void
offer_grounds (PandoriaSpacePanel *self)
{
  const PandoriaState *state = pandoria_correction_panel_get_state (self);
  PandoriaRecord *record = pandoria_game_get_record (pandoria_correction_panel_get_game (self));
  gboolean exit = pandoria_spaces_has (&state->exit_at, self->space);
  gboolean plain = pandoria_spaces_has (&state->plain, self->space);

  pandoria_choice_row_clear (self->ground_row);
  pandoria_choice_row_add (self->ground_row, -1, _ ("Nothing"));
  for (guint i = 0; plain && i < PANDORIA_N_TERRAINS; i++)
    pandoria_choice_row_add (self->ground_row, (int) i, pandoria_text_terrain (i));
  for (guint i = 0; (plain || exit) && i < state->n_players; i++)
    pandoria_choice_row_add (
        self->ground_row, CASTLE + (int) i,
        pandoria_text_castle (pandoria_record_get_player_color (record, i), exit));
  gtk_widget_set_visible (GTK_WIDGET (self->ground_row), plain || exit);
}

void
pandoria_space_panel_set_wish (PandoriaSpacePanel *self, const PandoriaSpaceWish *wish)
{
  g_return_if_fail (PANDORIA_IS_SPACE_PANEL (self));

  pandoria_choice_row_set_value (self->ground_row,
                                 wish->castle >= 0 ? CASTLE + wish->castle : wish->terrain);
  pandoria_choice_row_set_value (
      self->figure_row,
      wish->figure < 0 ? -1 : pandoria_choice_of_figure ((guint) wish->figure, wish->leader));
  pandoria_number_row_set_value (self->symbols_row, wish->symbols);
  pandoria_number_row_set_value (self->artifacts_row, wish->artifacts);
}

static void
pandoria_space_panel_update (PandoriaCorrectionPanel *panel)
{
  PandoriaSpacePanel *self = PANDORIA_SPACE_PANEL (panel);

  gtk_widget_set_visible (GTK_WIDGET (self->symbols_row), is_terrain (self));
  gtk_widget_set_visible (GTK_WIDGET (self->artifacts_row), carries_artifacts (self));
}

static void
pandoria_space_panel_show (PandoriaCorrectionPanel *panel, const PandoriaAction *entry)
{
  PandoriaSpacePanel *self = PANDORIA_SPACE_PANEL (panel);
  g_autofree char *words = NULL;
  PandoriaSpaceWish wish;

  gtk_widget_set_visible (GTK_WIDGET (self->edit_group), self->space >= 0);
  gtk_widget_set_visible (GTK_WIDGET (self->now), self->space >= 0);
  if (self->space < 0)
    return;
  words = pandoria_text_space (pandoria_correction_panel_get_game (self), self->space);
  gtk_label_set_label (self->now, words);
  offer_grounds (self);
  pandoria_figures_offer (self->figure_row, pandoria_correction_panel_get_game (self),
                          C_ ("figure", "None"), NULL, 0);
  pandoria_space_edit_read (pandoria_correction_panel_get_state (self), self->space, &wish);
  pandoria_space_panel_set_wish (self, &wish);
  pandoria_space_panel_update (panel);
}

/* Whether the board of the game has @space, on the plain, in a lake or in an exit. */
static gboolean
exists (const PandoriaState *state, PandoriaSpace space)
{
  return pandoria_spaces_has (&state->plain, space) || pandoria_spaces_has (&state->lakes, space)
         || pandoria_spaces_has (&state->exit_at, space);
}

static void
on_name_changed (PandoriaSpacePanel *self)
{
  g_autofree char *name = NULL;
  const PandoriaState *state;
  PandoriaSpace space;

  if (pandoria_correction_panel_get_game (self) == NULL)
    return;
  state = pandoria_correction_panel_get_state (self);
  name = g_ascii_strup (gtk_editable_get_text (GTK_EDITABLE (self->name_row)), -1);
  g_strstrip (name);
  space = pandoria_space_from_name (name);
  if (space >= 0 && !exists (state, space))
    space = PANDORIA_SPACE_NONE;
  pandoria_set_css_class (GTK_WIDGET (self->name_row), "error", space < 0 && *name != '\0');
  self->space = space >= 0 ? pandoria_state_first_of_exit (state, space) : PANDORIA_SPACE_NONE;
  pandoria_correction_panel_reset (PANDORIA_CORRECTION_PANEL (self));
  g_signal_emit_by_name (self, "space-shown", (int) self->space);
}

static int
pandoria_space_panel_get_actions (PandoriaCorrectionPanel *panel,
                                  PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS], GError **error)
{
  PandoriaSpacePanel *self = PANDORIA_SPACE_PANEL (panel);
  PandoriaSpaceWish wish;

  if (self->space < 0)
    return 0;
  read_wish (self, &wish);
  return pandoria_space_edit_plan (pandoria_correction_panel_get_state (self), self->space, &wish,
                                   actions, error);
}

static void
pandoria_space_panel_class_init (PandoriaSpacePanelClass *klass)
{
  PandoriaCorrectionPanelClass *panel_class = PANDORIA_CORRECTION_PANEL_CLASS (klass);

  panel_class->show = pandoria_space_panel_show;
  panel_class->update = pandoria_space_panel_update;
  panel_class->get_actions = pandoria_space_panel_get_actions;
  pandoria_class_add_signal (klass, "space-shown", 1, G_TYPE_INT);
  pandoria_class_set_template (klass, "pandoria-space-panel",
                               PANDORIA_NEEDS (PANDORIA_TYPE_NUMBER_ROW, PANDORIA_TYPE_CHOICE_ROW),
                               PANDORIA_PARTS (PandoriaSpacePanel, name_row, now, edit_group,
                                               ground_row, figure_row, symbols_row, artifacts_row),
                               PANDORIA_CALLBACK (on_name_changed, pandoria_correction_panel_touch),
                               NULL);
}

static void
pandoria_space_panel_init (PandoriaSpacePanel *self)
{
  self->space = PANDORIA_SPACE_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_number_row_set_range (self->symbols_row, 0, MOST_SYMBOLS, 1);
  pandoria_number_row_set_range (self->artifacts_row, 0, MOST_ARTIFACTS, 1);
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
