/* Showing the game of a window on the players' phones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-window-phones.h"

#include <glib/gi18n.h>

#include "pandoria-mends.h"
#include "pandoria-share-button.h"
#include "pandoria-share-code-view.h"
#include "pandoria-share-dialog.h"
#include "pandoria-table-display.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"
#include "pandoria-window-testing.h"

typedef struct
{
  int seat;
  guint turn;
} Remark;

typedef struct
{
  PandoriaWindow *window; /* which owns this */
  PandoriaShare *share;
  GArray *remarks; /* of Remark, the oldest first */
} Phones;

/* --- remarks -------------------------------------------------------------------------------- */

static char *
describe_remark (Phones *phones, const Remark *remark)
{
  PandoriaGame *game = pandoria_document_get_game (pandoria_window_get_document (phones->window));

  if (remark->seat < 0)
    return g_strdup_printf (_ ("A watcher: turn %u is wrong"), remark->turn);
  /* Translators: a player, and the number of a turn that the player finds wrong: “Marta: turn 12 is
   * wrong” */
  return g_strdup_printf (_ ("%1$s: turn %2$u is wrong"),
                          pandoria_game_get_player_name (game, (guint) remark->seat), remark->turn);
}

static void dismiss_first (Phones *phones);

static void
on_put_away (PandoriaBanner *banner, gpointer phones)
{
  dismiss_first (phones);
}

/* Shows the oldest remark; without one, no banner. */
static void
show_first (Phones *phones)
{
  PandoriaBanners *banners = pandoria_window_get_banners (phones->window);
  g_autofree char *text = NULL;
  PandoriaBanner *banner;

  if (banners == NULL) /* the window is closing */
    return;
  pandoria_banners_hide (banners, PANDORIA_BANNERS_REMARK);
  if (phones->remarks->len == 0)
    return;
  text = describe_remark (phones, &g_array_index (phones->remarks, Remark, 0));
  banner = pandoria_banners_show (banners, PANDORIA_BANNERS_REMARK, text);
  pandoria_banner_add_button (banner, _ ("_Show"), "win.show-remark", NULL);
  pandoria_banner_add_button (banner, _ ("_Dismiss"), "win.dismiss-remark", NULL);
  g_signal_connect (banner, "put-away", G_CALLBACK (on_put_away), phones);
}

static void
dismiss_first (Phones *phones)
{
  Remark remark;

  if (phones->remarks->len == 0)
    return;
  remark = g_array_index (phones->remarks, Remark, 0);
  g_array_remove_index (phones->remarks, 0);
  pandoria_share_close_remark (phones->share, remark.seat, remark.turn);
  show_first (phones);
}

/* Returns: the number of actions after the first act of @turn; 0: the game has no such turn. */
static guint
find_turn (PandoriaGame *game, guint turn)
{
  guint n = pandoria_game_get_position (game);

  for (guint i = 0; i < n; i++)
    if (pandoria_game_get_state_at (game, i)->turn == turn)
      return i + 1;
  return 0;
}

static void
on_remark (PandoriaShare *share, int seat, guint turn, gpointer data)
{
  Phones *phones = data;
  Remark remark = { seat, turn };

  g_array_append_val (phones->remarks, remark);
  if (phones->remarks->len == 1)
    show_first (phones);
}

/* --- the share of a window ------------------------------------------------------------------ */

static void
on_game_changed (PandoriaDocument *document, GParamSpec *pspec, gpointer data)
{
  Phones *phones = data;

  g_array_set_size (phones->remarks, 0);
  show_first (phones);
  pandoria_share_set_game (phones->share, pandoria_document_get_game (document));
}

/* Stop ends all open remarks. */
static void
on_active_changed (Phones *phones)
{
  if (pandoria_share_is_active (phones->share))
    return;
  g_array_set_size (phones->remarks, 0);
  show_first (phones);
}

static void
on_window_destroyed (Phones *phones)
{
  g_signal_handlers_disconnect_by_data (phones->share, phones);
  g_signal_handlers_disconnect_by_data (pandoria_window_get_document (phones->window), phones);
  pandoria_share_stop (phones->share);
}

static void
free_phones (gpointer data)
{
  Phones *phones = data;

  g_object_unref (phones->share);
  g_array_unref (phones->remarks);
  g_free (phones);
}

static Phones *
create_phones (PandoriaWindow *window)
{
  Phones *phones = g_new0 (Phones, 1);

  phones->window = window;
  phones->share = pandoria_share_new ();
  phones->remarks = g_array_new (FALSE, FALSE, sizeof (Remark));
  pandoria_share_set_game (phones->share,
                           pandoria_document_get_game (pandoria_window_get_document (window)));
  g_signal_connect (phones->share, "remark", G_CALLBACK (on_remark), phones);
  g_signal_connect_swapped (phones->share, "notify::active", G_CALLBACK (on_active_changed),
                            phones);
  g_signal_connect (pandoria_window_get_document (window), "notify::game",
                    G_CALLBACK (on_game_changed), phones);
  g_signal_connect_swapped (window, "destroy", G_CALLBACK (on_window_destroyed), phones);
  pandoria_window_add_to_header (window, pandoria_share_button_new (phones->share));
  pandoria_window_set_part (window, PANDORIA_WINDOW_PHONES, phones, free_phones);
  return phones;
}

/* Created when it is first needed: a window that shows nothing on phones pays nothing. */
static Phones *
get_phones (PandoriaWindow *window)
{
  Phones *phones = pandoria_window_get_part (window, PANDORIA_WINDOW_PHONES);

  return phones != NULL ? phones : create_phones (window);
}

/* --- the table display ---------------------------------------------------------------------- */

static void
on_address_changed (PandoriaShare *share, GParamSpec *pspec, gpointer display)
{
  GtkWidget *code = NULL;

  if (pandoria_share_is_active (share))
    code = g_object_new (PANDORIA_TYPE_SHARE_CODE_VIEW, "text", pandoria_share_get_address (share),
                         NULL);
  pandoria_table_display_set_code (display, code);
}

void
pandoria_window_add_phones_to_display (PandoriaWindow *window, gpointer display)
{
  Phones *phones = get_phones (window);
  GtkWidget *button = gtk_button_new_from_icon_name ("pandoria-phone-symbolic");

  /* Not by an action of the window: the display would keep the window. */
  g_signal_connect_object (button, "clicked", G_CALLBACK (pandoria_window_show_phones), window,
                           G_CONNECT_SWAPPED);
  pandoria_tooltip_set (button, _ ("Show on phones"));
  pandoria_set_accessible_label (button, _ ("Show on phones"));
  pandoria_mend_when_realized (button);
  pandoria_table_display_add_button (display, button);
  g_signal_connect_object (phones->share, "notify::address", G_CALLBACK (on_address_changed),
                           display, 0);
  on_address_changed (phones->share, NULL, display);
}

/* --- commands ------------------------------------------------------------------------------- */

void
pandoria_window_show_phones (PandoriaWindow *window)
{
  GtkWidget *dialog = pandoria_window_find (window, PANDORIA_TYPE_SHARE_DIALOG);

  if (dialog == NULL)
    dialog = pandoria_window_own (
        window, pandoria_share_dialog_new (GTK_WINDOW (window), get_phones (window)->share));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
pandoria_window_show_remark (PandoriaWindow *window)
{
  Phones *phones = get_phones (window);
  PandoriaGame *game = pandoria_document_get_game (pandoria_window_get_document (window));
  guint at = 0;

  if (phones->remarks->len > 0 && game != NULL)
    at = find_turn (game, g_array_index (phones->remarks, Remark, 0).turn);
  dismiss_first (phones);
  if (at == 0)
    return;
  pandoria_play_page_show_history (pandoria_window_get_page (window));
  pandoria_game_look_at (game, at);
}

void
pandoria_window_dismiss_remark (PandoriaWindow *window)
{
  dismiss_first (get_phones (window));
}

PandoriaShare *
pandoria_window_get_share (PandoriaWindow *window)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (window), NULL);
  return get_phones (window)->share;
}
