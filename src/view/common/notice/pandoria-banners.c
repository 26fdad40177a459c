/* PandoriaBanners: the banners that replace a window's title while their reason holds, the most
 * urgent first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-banners.h"

#include <glib/gi18n.h>

#include "pandoria-banners-testing.h"
#include "pandoria-class.h"
#include "pandoria-follow.h"
#include "pandoria-history-bar.h"
#include "pandoria-text.h"

struct _PandoriaBanners
{
  GtkBox parent_instance;

  PandoriaBanner *banners[PANDORIA_N_BANNERS];
  PandoriaDocument *document;   /* nullable, not owned */
  GSignalGroup *following;      /* of the game */
  PandoriaCatalogue *catalogue; /* nullable, not owned */
  guint inhibited;              /* inhibits logging out; 0: does not */
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaBanners, pandoria_banners, GTK_TYPE_BOX)

static gboolean
is_urgent (PandoriaBannerReason which)
{
  return which < PANDORIA_BANNERS_DAMAGED;
}

static void
on_put_away (PandoriaBanner *banner, gpointer data)
{
  PandoriaBanners *self = data;

  for (guint i = 0; i < PANDORIA_N_BANNERS; i++)
    if (self->banners[i] == banner)
      pandoria_banners_hide (self, (PandoriaBannerReason) i);
}

/* Shows only the most urgent banner. Returns: whether one is shown. */
static gboolean
show_first (PandoriaBanners *self, PandoriaBannerRoom room, const char *detail,
            gboolean urgent_only)
{
  gboolean found = FALSE;

  for (guint i = 0; i < PANDORIA_N_BANNERS; i++)
    if (self->banners[i] != NULL)
      {
        gboolean shown = !found && (is_urgent (i) || !urgent_only);

        pandoria_banner_set_room (self->banners[i], room, detail);
        gtk_widget_set_visible (GTK_WIDGET (self->banners[i]), shown);
        found = found || shown;
      }
  return found;
}

/* While something would be lost, the session asks before logging out. */
static void
inhibit_logout (PandoriaBanners *self, gboolean inhibit)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkApplication *application = window != NULL ? gtk_window_get_application (window) : NULL;

  if (application == NULL || inhibit == (self->inhibited != 0))
    return;
  if (inhibit)
    self->inhibited = gtk_application_inhibit (application, window, GTK_APPLICATION_INHIBIT_LOGOUT,
                                               _ ("The Game Is Not Saved"));
  else
    {
      gtk_application_uninhibit (application, self->inhibited);
      self->inhibited = 0;
    }
}

typedef struct
{
  const char *label, *action;
} Button;

/* Shows @text with @buttons, the last of which has no label. NULL removes the banner. */
static void
show_notice (PandoriaBanners *self, PandoriaBannerReason which, const char *text,
             const Button *buttons)
{
  PandoriaBanner *banner = text != NULL ? pandoria_banners_show (self, which, text) : NULL;

  if (text == NULL)
    pandoria_banners_hide (self, which);
  for (; banner != NULL && buttons->label != NULL; buttons++)
    pandoria_banner_add_button (banner, _ (buttons->label), buttons->action, NULL);
}

static const Button try_again[] = { { N_ ("_Try Again"), "win.try-saving" }, { 0 } };

static void
on_save_error_changed (PandoriaBanners *self)
{
  static const Button buttons[] = { { N_ ("_Try Again"), "win.try-saving" },
                                    { N_ ("Save _As…"), "document.save-as" },
                                    { 0 } };
  g_autofree char *text = NULL;

  g_object_get (self->document, "save-error", &text, NULL);
  inhibit_logout (self, text != NULL);
  show_notice (self, PANDORIA_BANNERS_UNSAVED, text, buttons);
}

static void
on_last_error_changed (PandoriaBanners *self)
{
  g_autofree char *text = NULL;

  g_object_get (self->document, "last-error", &text, NULL);
  show_notice (self, PANDORIA_BANNERS_LAST, text, try_again);
}

static void
on_slow_changed (PandoriaBanners *self)
{
  static const Button buttons[] = { { N_ ("_Cancel"), "document.cancel-opening" }, { 0 } };
  g_autofree char *text = NULL;

  g_object_get (self->document, "slow", &text, NULL);
  show_notice (self, PANDORIA_BANNERS_OPENING, text, buttons);
  if (text != NULL && self->banners[PANDORIA_BANNERS_OPENING] != NULL)
    g_signal_connect_object (self->banners[PANDORIA_BANNERS_OPENING], "put-away",
                             G_CALLBACK (pandoria_document_cancel), self->document,
                             G_CONNECT_SWAPPED);
}

/* The numbers come first, because a narrow bar cuts off the end. */
static char *
write_brief (PandoriaRecord *record, const PandoriaDifference *difference)
{
  g_autofree char *saved = pandoria_text_amount (
      difference->counter, (int) CLAMP (difference->saved, G_MININT, G_MAXINT));

  /* Translators: what a player has, what was saved, a turn and the player: “50, not 52 points,
   * since turn 17: Marta”. Keep this order, because the end may be cut off. */
  return g_strdup_printf (_ ("%1$d, not %2$s, since turn %3$u: %4$s"), difference->has, saved,
                          difference->turn,
                          pandoria_record_get_player_name (record, difference->seat));
}

/* Stays until the numbers are kept or undone. */
static void
update_difference (PandoriaBanners *self)
{
  static const Button buttons[] = {
    { N_ ("_Show"), "page.show-difference" },
    { N_ ("_Keep These Numbers"), "document.keep-numbers" },
    { 0 },
  };
  PandoriaGame *game = pandoria_document_get_game (self->document);
  const PandoriaDifference *difference = game != NULL ? pandoria_game_get_difference (game) : NULL;
  g_autofree char *text = NULL, *brief = NULL;

  if (difference != NULL)
    {
      text = pandoria_text_difference (pandoria_game_get_record (game), difference);
      brief = write_brief (pandoria_game_get_record (game), difference);
    }
  show_notice (self, PANDORIA_BANNERS_DIFFERS, text, buttons);
  if (brief != NULL)
    pandoria_banner_set_brief (self->banners[PANDORIA_BANNERS_DIFFERS], brief);
}

static void
on_game_changed (PandoriaBanners *self)
{
  g_signal_group_set_target (self->following, pandoria_document_get_game (self->document));
  update_difference (self);
  pandoria_banners_hide (self, PANDORIA_BANNERS_PARTED);
  pandoria_banners_hide (self, PANDORIA_BANNERS_OPENED);
}

static void
on_opened (PandoriaBanners *self, const char *text)
{
  static const Button buttons[] = { { N_ ("Show in _Archive"), "win.archive" }, { 0 } };

  if (text != NULL)
    show_notice (self, PANDORIA_BANNERS_OPENED, text, buttons);
}

static void
on_parted (PandoriaBanners *self, const char *text, const char *other)
{
  /* The banner may have reported another one before. */
  pandoria_banners_hide (self, PANDORIA_BANNERS_PARTED);
  pandoria_banner_add_button (pandoria_banners_show (self, PANDORIA_BANNERS_PARTED, text),
                              _ ("_Show the Other Game"), "win.open-game",
                              g_variant_new_bytestring (other));
}

static void
on_costs_error_changed (PandoriaBanners *self)
{
  const char *error = pandoria_catalogue_get_save_error (self->catalogue);
  /* Translators: %s is the reason as the system says it */
  g_autofree char *text
      = error != NULL ? g_strdup_printf (_ ("The remembered costs could not be saved: %s."), error)
                      : NULL;

  show_notice (self, PANDORIA_BANNERS_COSTS, text, try_again);
}

static void
report_damage (PandoriaBanners *self)
{
  const char *aside, *fault = pandoria_catalogue_get_damage (self->catalogue, &aside);
  g_autofree char *name = aside != NULL ? g_filename_display_name (aside) : NULL;
  g_autofree char *text = NULL;

  if (fault == NULL)
    return;
  if (name != NULL)
    /* Translators: %1$s is what is wrong with the file, %2$s a path */
    text = g_strdup_printf (_ ("The list of remembered costs is damaged: %1$s. It is kept as %2$s, "
                               "and a new one was started."),
                            fault, name);
  else
    /* Translators: %s is what is wrong with the file */
    text = g_strdup_printf (_ ("The list of remembered costs cannot be read: %s. New costs are "
                               "remembered until the program ends."),
                            fault);
  pandoria_banners_show (self, PANDORIA_BANNERS_DAMAGED, text);
}

/* --- the place in the header bar ------------------------------------------------------------ */

static GtkWidget *
get_shown (GtkWidget *place)
{
  GtkWidget *banners = gtk_widget_get_last_child (place);

  return gtk_widget_should_layout (banners) ? banners : gtk_widget_get_first_child (place);
}

/* The title alone sets the height, even while it is hidden, so that the parts below the bar never
 * move. */
static void
measure_place (GtkWidget *place, GtkOrientation orientation, int for_size, int *minimum,
               int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *measured = orientation == GTK_ORIENTATION_VERTICAL ? gtk_widget_get_first_child (place)
                                                                : get_shown (place);

  gtk_widget_measure (measured, orientation, -1, minimum, natural, NULL, NULL);
}

/* A slightly higher banner also uses the bar's padding. */
static void
allocate_place (GtkWidget *place, int width, int height, int baseline)
{
  GtkWidget *shown = get_shown (place);
  int least;

  gtk_widget_set_child_visible (gtk_widget_get_first_child (place),
                                shown == gtk_widget_get_first_child (place));
  gtk_widget_measure (shown, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  least = MAX (least, height);
  gtk_widget_size_allocate (shown, &(GtkAllocation){ 0, (height - least) / 2, width, least }, -1);
}

void
pandoria_banners_arrange (GtkWidget *place)
{
  gtk_widget_set_layout_manager (place,
                                 gtk_custom_layout_new (NULL, measure_place, allocate_place));
}

static void
pandoria_banners_class_init (PandoriaBannersClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaBanners, following, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "changed", 0);
}

void
pandoria_banners_follow (PandoriaBanners *self, PandoriaDocument *document,
                         PandoriaCatalogue *catalogue)
{
  const PandoriaHandler handlers[] = {
    { document, "notify::game", G_CALLBACK (on_game_changed) },
    { document, "notify::save-error", G_CALLBACK (on_save_error_changed) },
    { document, "notify::last-error", G_CALLBACK (on_last_error_changed) },
    { document, "notify::slow", G_CALLBACK (on_slow_changed) },
    { document, "opened", G_CALLBACK (on_opened) },
    { document, "parted", G_CALLBACK (on_parted) },
    { catalogue, "notify::save-error", G_CALLBACK (on_costs_error_changed) },
  };

  g_return_if_fail (PANDORIA_IS_BANNERS (self) && PANDORIA_IS_DOCUMENT (document)
                    && PANDORIA_IS_CATALOGUE (catalogue));

  self->document = document;
  self->catalogue = catalogue;
  self->following = g_signal_group_new (PANDORIA_TYPE_GAME);
  g_signal_group_connect_swapped (self->following, "changed", G_CALLBACK (update_difference), self);
  pandoria_connect (self, handlers, G_N_ELEMENTS (handlers));
  report_damage (self);
}

void
pandoria_banners_set_room (PandoriaBanners *self, PandoriaBannerRoom room, const char *detail)
{
  PandoriaHistoryBar *bar;
  gboolean history, is_shown;

  g_return_if_fail (PANDORIA_IS_BANNERS (self));

  bar = PANDORIA_HISTORY_BAR (gtk_widget_get_first_child (GTK_WIDGET (self)));
  history = gtk_widget_get_visible (GTK_WIDGET (bar));
  pandoria_history_bar_set_room (bar, room, detail);
  if (!history && room == PANDORIA_BANNER_ROOM_SIGN)
    room = PANDORIA_BANNER_ROOM_WORDS;
  is_shown = show_first (self, history ? PANDORIA_BANNER_ROOM_SIGN : room, detail, history);
  gtk_widget_set_visible (GTK_WIDGET (self), history || is_shown);
}

PandoriaBanner *
pandoria_banners_get (PandoriaBanners *self, PandoriaBannerReason which)
{
  g_return_val_if_fail (PANDORIA_IS_BANNERS (self) && which < PANDORIA_N_BANNERS, NULL);
  return self->banners[which];
}

PandoriaBanner *
pandoria_banners_show (PandoriaBanners *self, PandoriaBannerReason which, const char *text)
{
  gboolean is_new;

  g_return_val_if_fail (PANDORIA_IS_BANNERS (self) && which < PANDORIA_N_BANNERS && text != NULL,
                        NULL);

  is_new = self->banners[which] == NULL;
  if (is_new)
    {
      self->banners[which] = pandoria_banner_new (is_urgent (which));
      g_signal_connect_object (self->banners[which], "put-away", G_CALLBACK (on_put_away), self, 0);
      gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->banners[which]));
      g_signal_emit_by_name (self, "changed");
    }
  pandoria_banner_set_text (self->banners[which], text);
  return is_new ? self->banners[which] : NULL;
}

void
pandoria_banners_hide (PandoriaBanners *self, PandoriaBannerReason which)
{
  PandoriaBanner *banner;

  g_return_if_fail (PANDORIA_IS_BANNERS (self) && which < PANDORIA_N_BANNERS);

  banner = g_steal_pointer (&self->banners[which]);
  if (banner == NULL)
    return;
  gtk_box_remove (GTK_BOX (self), GTK_WIDGET (banner));
  g_signal_emit_by_name (self, "changed");
}
