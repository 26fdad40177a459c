/* Small helpers for widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib/gi18n.h>

#include "pandoria-compat.h"
#include "pandoria-game.h"

/* --- pandoria-class.c: what the classes of the views set up alike --------------------------- */

/** Defines a final type like G_DEFINE_FINAL_TYPE(), whose instances need only their template. */
#define PANDORIA_DEFINE_TEMPLATE_TYPE(TypeName, type_name, PARENT) \
  G_DEFINE_FINAL_TYPE (TypeName, type_name, PARENT)                \
  static void type_name##_init (TypeName *self)                    \
  {                                                                \
    gtk_widget_init_template (GTK_WIDGET (self));                  \
  }
/** Defines a final type like G_DEFINE_FINAL_TYPE(), whose instances start with every member 0. */
#define PANDORIA_DEFINE_PLAIN_TYPE(TypeName, type_name, PARENT) \
  G_DEFINE_FINAL_TYPE (TypeName, type_name, PARENT)             \
  static void type_name##_init (TypeName *self)                 \
  {                                                             \
  }

/** PANDORIA_CHILD: @member of the instance struct @type, for pandoria_class_set_template(); its id
 * is the member's name. */
#define PANDORIA_CHILD(type, member) #member, G_STRUCT_OFFSET(type, member)
/** PANDORIA_PARTS: the same for several members, at most 64. */
#define PANDORIA_PARTS(type, ...) \
  PANDORIA_EXPAND (PANDORIA_EACH (PANDORIA_CHILD, type, __VA_ARGS__))
/** PANDORIA_CALLBACK, PANDORIA_NEEDS: the functions and the classes that a template names. */
#define PANDORIA_CALLBACK(...) PANDORIA_EXPAND (PANDORIA_EACH (PANDORIA_FUNCTION, , __VA_ARGS__))
#define PANDORIA_NEEDS(...)    PANDORIA_EXPAND (PANDORIA_EACH (PANDORIA_CLASS, , __VA_ARGS__))

#define PANDORIA_FUNCTION(none, function) "()", #function, G_CALLBACK (function)
#define PANDORIA_CLASS(none, type)        "", (type)
/* A macro cannot call itself; PANDORIA_EXPAND() reads the rest of the list again until no item is
 * left. */
#define PANDORIA_EACH(macro, type, item, ...) \
  macro (type, item) __VA_OPT__ (, PANDORIA_NEXT PANDORIA_NOTHING (macro, type, __VA_ARGS__))
#define PANDORIA_NEXT()  PANDORIA_EACH
#define PANDORIA_NOTHING ()
#define PANDORIA_EXPAND(...) \
  PANDORIA_EXPAND_4 (PANDORIA_EXPAND_4 (PANDORIA_EXPAND_4 (PANDORIA_EXPAND_4 (__VA_ARGS__))))
#define PANDORIA_EXPAND_4(...) \
  PANDORIA_EXPAND_2 (PANDORIA_EXPAND_2 (PANDORIA_EXPAND_2 (PANDORIA_EXPAND_2 (__VA_ARGS__))))
#define PANDORIA_EXPAND_2(...) \
  PANDORIA_EXPAND_1 (PANDORIA_EXPAND_1 (PANDORIA_EXPAND_1 (PANDORIA_EXPAND_1 (__VA_ARGS__))))
#define PANDORIA_EXPAND_1(...) __VA_ARGS__

/**
 * Gives the widget class @klass the template ui/@name.ui, with its PANDORIA_CHILD(),
 * PANDORIA_CALLBACK() and PANDORIA_NEEDS(). End the list with NULL.
 */
void pandoria_class_set_template (gpointer klass, const char *name, ...) G_GNUC_NULL_TERMINATED;
/** Adds to the template the PANDORIA_CALLBACK()s of another file of the class. End the list with
 * NULL. */
void pandoria_class_bind (gpointer klass, ...) G_GNUC_NULL_TERMINATED;

/** PandoriaRelease: how a member is released; the macros below name one with its data. */
typedef enum
{
  PANDORIA_RELEASE_NOTHING, /* ends the list */
  PANDORIA_RELEASE_POINTERS,
  PANDORIA_RELEASE_STRUCT,
  PANDORIA_RELEASE_FOLLOWED,
  PANDORIA_RELEASE_SOURCE,
  PANDORIA_RELEASE_WEAK,
  PANDORIA_RELEASE_CHILDREN,
  PANDORIA_RELEASE_BY,
} PandoriaRelease;

#define PANDORIA_RELEASE(kind, type, member, data)                                   \
  GINT_TO_POINTER (PANDORIA_RELEASE_##kind), (gsize) G_STRUCT_OFFSET (type, member), \
      sizeof ((type *) NULL)->member, (gpointer) (data)
/** PANDORIA_OWNS: a pointer or an array of pointers, each released by @free if it is set. */
#define PANDORIA_OWNS(type, member, free) PANDORIA_RELEASE (POINTERS, type, member, free)
/** PANDORIA_CONTAINS: a struct, whose contents @clear releases. */
#define PANDORIA_CONTAINS(type, member, clear) PANDORIA_RELEASE (STRUCT, type, member, clear)
/** PANDORIA_FOLLOWS: a reference to an object; handlers with the instance as their data are
 * disconnected. */
#define PANDORIA_FOLLOWS(type, member) PANDORIA_RELEASE (FOLLOWED, type, member, NULL)
/** PANDORIA_TIMES, PANDORIA_WATCHES: the id of a source; a weak pointer. */
#define PANDORIA_TIMES(type, member)   PANDORIA_RELEASE (SOURCE, type, member, NULL)
#define PANDORIA_WATCHES(type, member) PANDORIA_RELEASE (WEAK, type, member, NULL)
/** PANDORIA_LEAVES: calls @function with the instance. */
#define PANDORIA_LEAVES(function) \
  GINT_TO_POINTER (PANDORIA_RELEASE_BY), (gsize) 0, (gsize) 0, (gpointer) (function)
/** PANDORIA_CHILDREN: unparents every child of the widget. */
#define PANDORIA_CHILDREN GINT_TO_POINTER (PANDORIA_RELEASE_CHILDREN), (gsize) 0, (gsize) 0, NULL

/** Makes instances of the final class @klass release the members of the rows in dispose, in order;
 * then NULL. */
void pandoria_class_disposes (gpointer klass, ...) G_GNUC_NULL_TERMINATED;
/** Makes instances of the final class @klass release the members of the rows in finalize, in order;
 * then NULL. */
void pandoria_class_finalizes (gpointer klass, ...) G_GNUC_NULL_TERMINATED;

/** Adds signal @name, which returns nothing and has @n_params parameters of the given GTypes.
 * Returns: its id. */
guint pandoria_class_add_signal (gpointer klass, const char *name, guint n_params, ...);

/* --- pandoria-pane.c ------------------------------------------------------------------------ */

/** PandoriaPane: a box that GTK redraws as one area after an update. */
#define PANDORIA_TYPE_PANE (pandoria_pane_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPane, pandoria_pane, PANDORIA, PANE, GtkBox)

/** Makes the pane one changed area of its next snapshot. Call it when many of its contents may
 * change. */
void pandoria_pane_renew (PandoriaPane *self);
/** Appends @content, which it frees, of @widget to @snapshot. It is one changed area if @odd
 * differs from before. */
void pandoria_pane_append (GtkWidget *widget, GtkSnapshot *snapshot, GtkSnapshot *content,
                           gboolean odd);

/* --- pandoria-widgets.c --------------------------------------------------------------------- */

/** Adds or removes the style class @name of @widget. */
void pandoria_set_css_class (GtkWidget *widget, const char *name, gboolean on);
/** Shows @text in @label; hides it if @text is NULL or empty. */
void pandoria_set_text (GtkLabel *label, const char *text);
/**
 * Returns: (transfer full): a number and its next value, “37 → 43”, reversed if @widget has
 * right-to-left text. An unchanged number is alone. For labels with left-to-right text, as numbers
 * have.
 */
char *pandoria_describe_becoming (GtkWidget *widget, int now, int then);
/** Shows @label on @button, shortened if there is no room. Set a tooltip with the whole text. */
void pandoria_set_button_label (GtkButton *button, const char *label);
/** Sets the accessible label of @widget. */
void pandoria_set_accessible_label (GtkWidget *widget, const char *label);

/** Returns: (transfer floating): a label with @text (nullable) at @xalign (0…1), and style classes.
 * NULL ends them. */
GtkWidget *pandoria_new_label (const char *text, double xalign, ...) G_GNUC_NULL_TERMINATED;

/** Lets the label @label wrap, also within words that are too long for a line. Returns: @label. */
GtkWidget *pandoria_let_wrap (GtkWidget *label);

/** Allocates @child an area of its parent; @x counts from the start of the line, in right-to-left
 * languages too. */
void pandoria_place_child (GtkWidget *child, int x, int y, int width, int height);
/** Moves @child of @grid. */
void pandoria_grid_place (GtkGrid *grid, GtkWidget *child, int column, int row, int width,
                          int height);
/** The get_request_mode() of widgets whose height depends on their width. */
GtkSizeRequestMode pandoria_get_height_for_width (GtkWidget *widget);

/** Returns: (transfer full): @text in the font of @widget, in @points. */
PangoLayout *pandoria_new_text_layout (GtkWidget *widget, const char *text, double points,
                                       gboolean bold);

/** Draws @text with its upper left corner at @x, @y. */
void pandoria_append_text (GtkSnapshot *snapshot, PangoLayout *text, double x, double y,
                           const GdkRGBA *color);

/** Returns: the average width of a letter in the font of @widget, in Pango units. */
int pandoria_get_letter_width (GtkWidget *widget);

/**
 * Returns: whether the pointer has left the position @last (below 0: unknown) in the window.
 * Updates @last. GTK also reports motion if only a widget below the pointer moves.
 */
gboolean pandoria_pointer_has_moved (GtkEventController *controller, graphene_point_t *last);

/** Returns: (transfer full): a factory for a list of GtkStringObjects whose labels may be narrower
 * than their words. */
GtkListItemFactory *pandoria_new_narrow_factory (void);
/** Allows the button of @drop_down, a list of strings, to be narrower than its words. Its popup
 * shows them in full. */
void pandoria_let_shrink (GtkDropDown *drop_down);
/** Removes all rows of @list. */
void pandoria_clear_list (GtkListBox *list);
/** Shows @text, without markup, in a toast. */
void pandoria_show_toast (AdwToastOverlay *toasts, const char *text);
/**
 * Offers to restore @deleted (nullable), described by their number, with the action @action, which
 * calls pandoria_take_undo(). The toast replaces the last offer, which it contains. If an attempt
 * @failed, it stays.
 */
void pandoria_offer_undo (AdwToastOverlay *toasts, const char *const *deleted,
                          char *(*describe) (guint n), const char *action, gboolean failed);
/** Withdraws the offer of pandoria_offer_undo(). Returns: (transfer full) (nullable): all that it
 * would restore. */
GStrv pandoria_take_undo (AdwToastOverlay *toasts);
/**
 * Makes a dialog with @body (nullable), Cancel, and an entry called @label for at most @most
 * characters, which starts as
 * @text. Returns: the dialog, whose extra child is the entry.
 */
GtkWidget *pandoria_text_dialog_new (GtkWindow *parent, const char *heading, const char *body,
                                     const char *label, const char *text, int most);
/** Shows the failure @heading and its reason @body in a dialog with one button over @parent
 * (nullable). */
void pandoria_show_failure (GtkWindow *parent, const char *heading, const char *body);

/** Makes a list row with @title and @subtitle (nullable), both without markup. */
AdwActionRow *pandoria_new_row (const char *title, const char *subtitle);
/** Adds @widget, with the accessible label @label, to the end of @row. A press on the row activates
 * it. */
void pandoria_add_control (AdwActionRow *row, GtkWidget *widget, const char *label);

/* --- choosing a file or a folder ------------------------------------------------------------ */

/** PandoriaFileChosen: what happens with the @file that the user has chosen in @chooser. */
typedef void (*PandoriaFileChosen) (gpointer self, GFile *file, GtkFileChooser *chooser);
/**
 * Makes a dialog over @window, which keeps it until it is closed. @name (nullable) is the suggested
 * name. Calls @chosen with the object @self, if that is still there. Returns: (transfer none): the
 * dialog, to show.
 */
GtkNativeDialog *pandoria_file_dialog_new (GtkWindow *window, GtkFileChooserAction action,
                                           const char *title, const char *name,
                                           PandoriaFileChosen chosen, gpointer self);
/** Writes @bytes to @to. Shows the result, or why there are no @bytes (NULL; @error), in the window
 * with @toasts. */
void pandoria_export (AdwToastOverlay *toasts, GFile *to, GBytes *bytes, const GError *error);

/* --- tooltips that are set as often as a state is shown ------------------------------------- */

/**
 * Gives @widget the tooltip @text (nullable: none). Does nothing if it already has that: GTK
 * queries the pointer each time a tooltip is set and waits for six answers, which doubled the time
 * to show a state. Also avoids this for widgets that are not visible yet.
 */
void pandoria_tooltip_set (GtkWidget *widget, const char *text);

/** Gives @label its own text as tooltip while it is ellipsized, and none otherwise. */
void pandoria_tooltip_follow_label (GtkLabel *label);

/* --- how large the user's letters are ------------------------------------------------------- */

/** Returns: the text size of @widget relative to body text at 100 %: 2 at 200 %. */
double pandoria_text_scale (GtkWidget *widget);

/** Makes @dialog as large as its text needs, but not larger than its parent. Call it before
 * presenting it. */
void pandoria_fit_to_parent (GtkWindow *dialog);

/** Gives the only child of @bin all of its room. */
void pandoria_allocate_child (GtkWidget *bin, int width, int height, int baseline);
/** Lays out the only child of @bin so that its width does not follow its text (@least), or like a
 * bin. */
void pandoria_set_least_layout (GtkWidget *bin, gboolean least);

/** Makes a modal window over @parent (nullable). It closes when @panel emits "closed". -1: as large
 * as @panel needs. */
GtkWindow *pandoria_panel_window_new (GtkWindow *parent, GtkWidget *panel, const char *title,
                                      int width, int height);
/** Returns: (transfer none) (nullable): the panel of class @type in @window; NULL if @window has no
 * such panel. */
GtkWidget *pandoria_panel_window_get (gpointer window, GType type);
/** The function of an action of a panel: emits "closed". */
void pandoria_panel_close (GtkWidget *panel, const char *action, GVariant *parameter);
/** A closure for templates. Returns: whether the panel of @widget fills its window, and is not next
 * to the board. */
gboolean pandoria_panel_fills_window (GtkWidget *widget, GtkRoot *root);

/* --- how a widget follows the game that it shows -------------------------------------------- */

/**
 * Lets @self follow @game (nullable): *@followed, a member of @self, becomes a reference to it, and
 * @changed is called with @self whenever the game changes. Releases the previous game. Call it with
 * NULL in dispose.
 */
void pandoria_follow_game (gpointer self, PandoriaGame **followed, PandoriaGame *game,
                           GCallback changed);

/** Returns: (transfer full) (nullable): the preferences; NULL if no installed schema has @key:
 * remember nothing. */
GSettings *pandoria_settings_open (const char *key);

typedef enum
{
  PANDORIA_ACT_SECTION_FIGURE,
  PANDORIA_ACT_SECTION_CARD,
  PANDORIA_ACT_SECTION_END,
} PandoriaActSection;
#define PANDORIA_N_ACT_SECTIONS 3

/** PandoriaActCommand: @name: of the window's action; @leader: places the leader, with
 * PANDORIA_ACT_PLACE_FIGURE. */
typedef struct
{
  const char *name;
  const char *key; /* lower case; nullable */
  PandoriaActKind kind;
  gboolean leader;
  PandoriaActSection section; /* in the tray's list */
  const char *label;          /* untranslated; NULL: the list does not have it */
} PandoriaActCommand;

/** Returns: (transfer none) (nullable): row number @index, from 0; NULL after the last. */
const PandoriaActCommand *pandoria_act_command_get (guint index);
/** Returns: (transfer none) (nullable): the row with @name. */
const PandoriaActCommand *pandoria_act_command_find (const char *name);
