/* The pieces of a player that are not on the board: workers, leader, castles, cards, and pieces of
 * modules and realms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-reserve-view.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-mends.h"
#include "pandoria-text.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"

#define PIECE_SIZE 20

typedef enum
{
  COUNT_WORKERS,
  COUNT_LEADER,
  COUNT_CASTLES,
  COUNT_FORTRESS,
  COUNT_HAND,
  COUNT_TILES,
  COUNT_ARTIFACTS,
  COUNT_PRISONERS,
  COUNT_HAUNTER,
  N_COUNTS
} Count;

/* The icons of the counts; NULL: a piece in the color of the player. */
static const char *const icons[N_COUNTS] = {
  [COUNT_HAND] = "pandoria-hand-symbolic",
  [COUNT_TILES] = "pandoria-hex-symbolic",
  [COUNT_ARTIFACTS] = "pandoria-artifact-symbolic",
  [COUNT_PRISONERS] = "pandoria-prisoner-symbolic",
  [COUNT_HAUNTER] = "pandoria-haunter-symbolic",
};
static const PandoriaArtPiece pieces[] = {
  [COUNT_WORKERS] = PANDORIA_ART_WORKER,
  [COUNT_LEADER] = PANDORIA_ART_LEADER,
  [COUNT_CASTLES] = PANDORIA_ART_CASTLE,
  [COUNT_FORTRESS] = PANDORIA_ART_FORTRESS,
};

struct _PandoriaReserveView
{
  AdwBin parent_instance;

  PandoriaColor color;
  GtkWidget *counts[N_COUNTS]; /* boxes of an icon and a number */
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaReserveView, pandoria_reserve_view, ADW_TYPE_BIN)

/* Shows @then, after a previewed act, in another style if it differs from @now. Takes @words, which
 * describes it. */
static void
show_change (PandoriaReserveView *self, Count count, guint now, guint then, gboolean visible,
             char *words)
{
  GtkWidget *view = self->counts[count], *label = gtk_widget_get_last_child (view);
  g_autofree char *text = g_strdup_printf ("%u", then), *plain = words;
  /* Translators: what an act being considered would lead to; %s as in “2 workers in the reserve”.
   */
  g_autofree char *foreseen = g_strdup_printf (_ ("Would become: %s"), words);
  const char *described = now == then ? plain : foreseen;

  gtk_label_set_label (GTK_LABEL (label), text);
  pandoria_set_css_class (label, "foreseen", now != then);
  pandoria_tooltip_set (view, described);
  pandoria_set_accessible_label (view, described);
  gtk_widget_set_visible (view, visible);
}

static void
show_count (PandoriaReserveView *self, Count count, guint n, gboolean visible, char *words)
{
  show_change (self, count, n, n, visible, words);
}

/* The pieces of modules and realms are shown only in games that use them. */
static void
update_rare_counts (PandoriaReserveView *self, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];
  guint artifacts = pandoria_state_artifacts (state, seat);
  gboolean haunted = player->haunter.place == PANDORIA_HAUNTER_RESERVE;

  show_count (self, COUNT_TILES, player->tiles, pandoria_state_hand_tiles (state, seat) > 1,
              /* Translators: tiles that a player holds in hand */
              g_strdup_printf (ngettext ("%u tile in hand", "%u tiles in hand", player->tiles),
                               player->tiles));
  show_count (self, COUNT_FORTRESS, player->fortress, state->artifacts,
              pandoria_text_fortress (player));
  show_count (self, COUNT_ARTIFACTS, artifacts, state->artifacts,
              pandoria_text_amount (PANDORIA_COUNTER_ARTIFACTS, (int) artifacts));
  show_count (self, COUNT_PRISONERS, player->n_prisoners,
              pandoria_state_takes_prisoners (state, seat), pandoria_text_prisoners (player));
  show_count (self, COUNT_HAUNTER, 1, haunted, g_strdup (_ ("A ghost haunts the reserve")));
}

static void
pandoria_reserve_view_class_init (PandoriaReserveViewClass *klass)
{
}

static GtkWidget *
make_count (const char *icon_name)
{
  GtkWidget *view = g_object_new (GTK_TYPE_BOX, "css-name", "countview", "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_IMG, "spacing", 4, NULL);

  gtk_box_append (GTK_BOX (view),
                  g_object_new (GTK_TYPE_IMAGE, "icon-name", icon_name, "accessible-role",
                                GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_box_append (GTK_BOX (view), pandoria_new_label (NULL, 0.5, "numeric", "count", NULL));
  return view;
}

/* --- the legend: a finger sees no tooltips --------------------------------------------------- */

static GtkWidget *
create_legend_icon (PandoriaReserveView *self, Count count)
{
  GtkWidget *icon = gtk_image_new_from_icon_name (icons[count]);

  gtk_image_set_pixel_size (GTK_IMAGE (icon), PIECE_SIZE);
  if (icons[count] == NULL)
    pandoria_art_show_piece (GTK_IMAGE (icon), pieces[count], self->color, PIECE_SIZE);
  return icon;
}

static void
on_legend_asked (GtkMenuButton *button, gpointer data)
{
  PandoriaReserveView *self = data;
  GtkWidget *popover = gtk_popover_new (), *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "explanation");
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  for (guint i = 0; i < N_COUNTS; i++)
    {
      if (!gtk_widget_get_visible (self->counts[i]))
        continue;
      gtk_grid_attach (GTK_GRID (grid), create_legend_icon (self, (Count) i), 0, (int) i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid),
                       pandoria_new_label (gtk_widget_get_tooltip_text (self->counts[i]), 0, NULL),
                       1, (int) i, 1, 1);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  gtk_menu_button_set_popover (button, popover);
}

/* A card that is always folded never shows its reserve. */
static void
make_contents (PandoriaReserveView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = g_object_new (GTK_TYPE_MENU_BUTTON, "has-frame", FALSE, "always-show-arrow",
                                    FALSE, "child", box, NULL);

  gtk_widget_add_css_class (button, "quiet");
  pandoria_set_accessible_label (button, _ ("Not on the board"));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), on_legend_asked, self, NULL);
  for (guint i = 0; i < N_COUNTS; i++)
    {
      self->counts[i] = make_count (icons[i]);
      gtk_box_append (GTK_BOX (box), self->counts[i]);
    }
  adw_bin_set_child (ADW_BIN (self), button);
  pandoria_mend (button);
  pandoria_reserve_view_set_color (self, self->color);
}

void
pandoria_reserve_view_set_color (PandoriaReserveView *self, PandoriaColor color)
{
  g_return_if_fail (PANDORIA_IS_RESERVE_VIEW (self));

  self->color = color;
  for (guint i = 0; i < G_N_ELEMENTS (pieces) && self->counts[i] != NULL; i++)
    pandoria_art_show_piece (GTK_IMAGE (gtk_widget_get_first_child (self->counts[i])), pieces[i],
                             color, PIECE_SIZE);
}

void
pandoria_reserve_view_update (PandoriaReserveView *self, const PandoriaState *state,
                              const PandoriaState *foreseen, guint seat)
{
  const PandoriaPlayerState *now = &state->players[seat], *then = &foreseen->players[seat];
  gboolean cards = state->variant != PANDORIA_VARIANT_FAMILY;

  g_return_if_fail (PANDORIA_IS_RESERVE_VIEW (self));

  if (self->counts[0] == NULL)
    make_contents (self);
  show_change (self, COUNT_WORKERS, now->workers, then->workers, TRUE,
               pandoria_text_workers (then));
  show_change (self, COUNT_LEADER, now->leader, then->leader, TRUE, pandoria_text_leader (then));
  show_change (self, COUNT_CASTLES, now->castles, then->castles, TRUE,
               pandoria_text_castles (then));
  show_change (self, COUNT_HAND, now->hand, then->hand, cards,
               pandoria_text_amount (PANDORIA_COUNTER_HAND, then->hand));
  update_rare_counts (self, state, seat);
}
