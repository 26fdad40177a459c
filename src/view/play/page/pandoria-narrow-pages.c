/* PandoriaNarrowPages: the pages of a narrow window: board, players and ledger, with a bar that
 * switches between them. A wide window shows only the first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-narrow-pages.h"

#include "pandoria-class.h"

enum
{
  PROP_BOARD = 1,
};

struct _PandoriaNarrowPages
{
  GtkBox parent_instance;

  AdwViewStack *stack;
  AdwViewStackPage *players_page, *ledger_page;
  AdwBin *board, *players, *ledger;
  AdwViewSwitcherBar *switcher;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaNarrowPages, pandoria_narrow_pages, GTK_TYPE_BOX)

static void
pandoria_narrow_pages_set_property (GObject *object, guint id, const GValue *value,
                                    GParamSpec *pspec)
{
  adw_bin_set_child (PANDORIA_NARROW_PAGES (object)->board, g_value_get_object (value));
}

static void
pandoria_narrow_pages_class_init (PandoriaNarrowPagesClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = pandoria_narrow_pages_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_BOARD,
                                   g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  pandoria_class_set_template (klass, "pandoria-narrow-pages",
                               PANDORIA_PARTS (PandoriaNarrowPages, stack, players_page,
                                               ledger_page, board, players, ledger, switcher),
                               NULL);
}

void
pandoria_narrow_pages_set_paged (PandoriaNarrowPages *self, gboolean paged,
                                 PandoriaSidebar *sidebar)
{
  g_return_if_fail (PANDORIA_IS_NARROW_PAGES (self) && PANDORIA_IS_SIDEBAR (sidebar));

  pandoria_sidebar_lend (sidebar, self->players, self->ledger, paged);
  adw_view_stack_page_set_visible (self->players_page, paged);
  adw_view_stack_page_set_visible (self->ledger_page, paged);
  adw_view_switcher_bar_set_reveal (self->switcher, paged);
  if (paged) /* not before: its buttons take long to build */
    adw_view_switcher_bar_set_stack (self->switcher, self->stack);
  else
    pandoria_narrow_pages_show (self, "board");
}

void
pandoria_narrow_pages_show (PandoriaNarrowPages *self, const char *name)
{
  g_return_if_fail (PANDORIA_IS_NARROW_PAGES (self) && name != NULL);
  adw_view_stack_set_visible_child_name (self->stack, name);
}
