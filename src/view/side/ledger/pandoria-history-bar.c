/* PandoriaHistoryBar: the banner in the header bar at an earlier position, or during the correction
 * of an act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-history-bar.h"

#include <glib/gi18n.h>

#include "pandoria-banner-text.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-labels.h"
#include "pandoria-mends.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"

/* In the order of worded_icons. */
typedef enum
{
  WORDED_CORRECT,
  WORDED_NOW,
  WORDED_LEAVE,
  WORDED_CANCEL,
  WORDED_STOP,
  WORDED_DONE,
  WORDED_FIX,
} Worded;
#define N_WORDED 7

struct _PandoriaHistoryBar
{
  AdwBin parent_instance;

  PandoriaBannerText *text;
  GtkStack *buttons, *end_stack;
  GtkWidget *walk_box, *first_button;
  GtkMenuButton *menu_button;
  GtkButton *replay_button, *speed_button;
  GtkButton *worded[N_WORDED];
  char *words[N_WORDED];
  PandoriaPlayMode mode;
  PandoriaBannerRoom room;
  gboolean playing;
  guint speed; /* of PANDORIA_N_TOUR_SPEEDS */
  char *detail;
};

G_DEFINE_FINAL_TYPE (PandoriaHistoryBar, pandoria_history_bar, ADW_TYPE_BIN)

/* The icons that replace the labels of the buttons if there is no room for them. */
static const char *const worded_icons[] = {
  [WORDED_CORRECT] = "document-edit-symbolic", [WORDED_NOW] = "go-last-symbolic",
  [WORDED_LEAVE] = "user-trash-symbolic",      [WORDED_CANCEL] = "process-stop-symbolic",
  [WORDED_STOP] = "process-stop-symbolic",     [WORDED_DONE] = "object-select-symbolic",
  [WORDED_FIX] = "document-edit-symbolic",
};
G_STATIC_ASSERT (G_N_ELEMENTS (worded_icons) == N_WORDED);

typedef struct
{
  const char *page, *icon;
} Look;

static const Look looks[] = {
  [PANDORIA_PLAY_MODE_LOOKING_BACK] = { "looking", "document-open-recent-symbolic" },
  [PANDORIA_PLAY_MODE_CORRECTING] = { "looking", "document-edit-symbolic" },
  [PANDORIA_PLAY_MODE_INSERTING] = { "inserting", "list-add-symbolic" },
  [PANDORIA_PLAY_MODE_UNFIT] = { "unfit", "dialog-warning-symbolic" },
};

static gboolean
has_words (PandoriaHistoryBar *self)
{
  /* The other modes have fewer buttons. */
  return self->room == PANDORIA_BANNER_ROOM_ALL
         || (self->room == PANDORIA_BANNER_ROOM_WORDS
             && self->mode != PANDORIA_PLAY_MODE_LOOKING_BACK);
}

static void
update_words (PandoriaHistoryBar *self)
{
  for (guint i = 0; i < N_WORDED; i++)
    if (self->room == PANDORIA_BANNER_ROOM_SIGN)
      gtk_button_set_icon_name (self->worded[i], worded_icons[i]);
    else
      pandoria_set_button_label (self->worded[i], self->words[i]);
}

/* Hidden buttons have alternatives: the menu has Correct, too, and the history leads to the
 * beginning. During a correction the buttons keep their places, and the one that omits the act
 * replaces those for navigation. */
static void
update_room (PandoriaHistoryBar *self)
{
  gboolean narrow = self->room == PANDORIA_BANNER_ROOM_SIGN,
           corrects = self->mode == PANDORIA_PLAY_MODE_CORRECTING;

  gtk_widget_set_visible (self->walk_box, !corrects);
  gtk_widget_set_visible (GTK_WIDGET (self->worded[WORDED_LEAVE]), corrects);
  gtk_widget_set_sensitive (GTK_WIDGET (self->menu_button), !corrects);
  gtk_stack_set_visible_child (self->end_stack,
                               GTK_WIDGET (self->worded[corrects ? WORDED_CANCEL : WORDED_NOW]));
  gtk_widget_set_visible (self->first_button, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->worded[WORDED_CORRECT]),
                          self->room == PANDORIA_BANNER_ROOM_ALL);
  gtk_widget_set_visible (GTK_WIDGET (self->menu_button), !narrow || !self->playing);
  gtk_widget_set_visible (GTK_WIDGET (self->speed_button), !narrow || self->playing);
  gtk_widget_set_visible (GTK_WIDGET (self->text), has_words (self));
}

/* Tooltip and accessible name have no mnemonic. */
static void
keep_words (PandoriaHistoryBar *self, guint i)
{
  const char *plain = gtk_label_get_text (GTK_LABEL (gtk_button_get_child (self->worded[i])));

  self->words[i] = g_strdup (gtk_button_get_label (self->worded[i]));
  pandoria_tooltip_set (GTK_WIDGET (self->worded[i]), plain);
  pandoria_set_accessible_label (GTK_WIDGET (self->worded[i]), plain);
  pandoria_set_button_label (self->worded[i], self->words[i]);
}

static void
show_replay (PandoriaHistoryBar *self)
{
  static const char *const signs[PANDORIA_N_TOUR_SPEEDS] = { "½×", "1×", "2×" };
  static const char *const names[PANDORIA_N_TOUR_SPEEDS]
      = { N_ ("Speed: slow (Shift+F5)"), N_ ("Speed: normal (Shift+F5)"),
          N_ ("Speed: fast (Shift+F5)") };
  const char *label = self->playing ? _ ("Pause (F5)") : _ ("Play back the game (F5)");

  gtk_button_set_icon_name (self->replay_button, self->playing ? "media-playback-pause-symbolic"
                                                               : "media-playback-start-symbolic");
  pandoria_tooltip_set (GTK_WIDGET (self->replay_button), label);
  pandoria_set_accessible_label (GTK_WIDGET (self->replay_button), label);
  gtk_button_set_label (self->speed_button, signs[self->speed]);
  pandoria_tooltip_set (GTK_WIDGET (self->speed_button), _ (names[self->speed]));
  pandoria_set_accessible_label (GTK_WIDGET (self->speed_button), _ (names[self->speed]));
  update_room (self);
}

/* Creates the contents when the bar is first shown. */
static void
build (PandoriaHistoryBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_mend (GTK_WIDGET (self));
  for (guint i = 0; i < N_WORDED; i++)
    keep_words (self, i);
  pandoria_history_menu_attach (self->menu_button);
  pandoria_banner_text_set_detail (self->text, self->detail);
  update_words (self);
  show_replay (self);
}

#define WORDED(id, which) id, G_STRUCT_OFFSET (PandoriaHistoryBar, worded[which])

static void
pandoria_history_bar_class_init (PandoriaHistoryBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaHistoryBar, words, g_free),
                            PANDORIA_OWNS (PandoriaHistoryBar, detail, g_free), NULL);
  pandoria_class_set_template (
      klass, "pandoria-history-bar", PANDORIA_NEEDS (PANDORIA_TYPE_BANNER_TEXT),
      PANDORIA_PARTS (PandoriaHistoryBar, text, buttons, end_stack, walk_box, first_button,
                      menu_button, replay_button, speed_button),
      WORDED ("correct_button", WORDED_CORRECT), WORDED ("now_button", WORDED_NOW),
      WORDED ("leave_button", WORDED_LEAVE), WORDED ("cancel_button", WORDED_CANCEL),
      WORDED ("stop_button", WORDED_STOP), WORDED ("done_button", WORDED_DONE),
      WORDED ("fix_button", WORDED_FIX), NULL);
  gtk_widget_class_set_css_name (widget_class, "historybar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
pandoria_history_bar_init (PandoriaHistoryBar *self)
{
  self->speed = 1;
}

void
pandoria_history_bar_show (PandoriaHistoryBar *self, PandoriaPlayMode mode, const char *text)
{
  g_return_if_fail (PANDORIA_IS_HISTORY_BAR (self));
  g_return_if_fail (mode < G_N_ELEMENTS (looks));

  self->mode = mode;
  gtk_widget_set_visible (GTK_WIDGET (self), mode != PANDORIA_PLAY_MODE_NOW);
  if (mode == PANDORIA_PLAY_MODE_NOW)
    return;
  if (self->text == NULL)
    build (self);
  pandoria_banner_text_set (self->text, looks[mode].icon, text);
  gtk_stack_set_visible_child_name (self->buttons, looks[mode].page);
  pandoria_set_accessible_label (GTK_WIDGET (self), text);
  update_room (self);
}

void
pandoria_history_bar_set_replay (PandoriaHistoryBar *self, gboolean playing, guint speed)
{
  g_return_if_fail (PANDORIA_IS_HISTORY_BAR (self));
  g_return_if_fail (speed < PANDORIA_N_TOUR_SPEEDS);

  self->playing = playing;
  self->speed = speed;
  if (self->text != NULL)
    show_replay (self);
}

void
pandoria_history_bar_set_room (PandoriaHistoryBar *self, PandoriaBannerRoom room,
                               const char *detail)
{
  g_return_if_fail (PANDORIA_IS_HISTORY_BAR (self));

  self->room = room;
  pandoria_set_str (&self->detail, detail);
  if (self->text == NULL)
    return;
  pandoria_banner_text_set_detail (self->text, detail);
  update_words (self);
  update_room (self);
}

/* --- the menu of the history and of the bar ------------------------------------------------- */

typedef struct
{
  const char *label, *action;
} Item;

/* Translators: these are about one old act of the game. */
static const Item changing[] = {
  { N_ ("_Correct…"), "play.correct-act" },
  { N_ ("_Insert Before…"), "play.insert-act" },
  { N_ ("_Remove This Action"), "play.remove-act" },
};
static const Item others[] = {
  { N_ ("C_ontinue From Here"), "page.continue-here" },
  { N_ ("_Note…"), "page.edit-note" },
  { N_ ("Cop_y"), "page.copy-act" },
  { N_ ("Copy _Turn"), "page.copy-turn" },
  { N_ ("Copy _Game"), "page.copy-notation" },
};

static void
append_section (GMenu *menu, const Item *items, gsize n)
{
  g_autoptr (GMenu) section = g_menu_new ();

  for (gsize i = 0; i < n; i++)
    g_menu_append (section, _ (items[i].label), items[i].action);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

GMenuModel *
pandoria_history_menu_new (void)
{
  GMenu *menu = g_menu_new ();

  append_section (menu, changing, G_N_ELEMENTS (changing));
  append_section (menu, others, G_N_ELEMENTS (others));
  return G_MENU_MODEL (menu);
}

static void
on_menu_asked (GtkMenuButton *button, gpointer data)
{
  g_autoptr (GMenuModel) menu = NULL;

  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  menu = pandoria_history_menu_new ();
  gtk_menu_button_set_menu_model (button, menu);
}

void
pandoria_history_menu_attach (GtkMenuButton *button)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  gtk_menu_button_set_create_popup_func (button, on_menu_asked, NULL, NULL);
}
