/* One line of a list that is grouped by turns: the heading of a turn, an entry, or an entry of a preview.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-ledger-private.h"

#include "pandoria-widgets.h"

struct _PandoriaLine
{
  GObject parent_instance;

  PandoriaLineKind kind;
  gboolean foreseen;
  char *title;
  GObject *entry;
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaLine, pandoria_line, G_TYPE_OBJECT)

/* --- class --- */

static void
pandoria_line_class_init (PandoriaLineClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaLine, title, g_free),
                            PANDORIA_OWNS (PandoriaLine, entry, g_object_unref), NULL);
}

/* --- public functions --- */

PandoriaLine *
pandoria_line_new_heading (const char *title, gboolean foreseen)
{
  PandoriaLine *self = g_object_new (PANDORIA_TYPE_LINE, NULL);

  self->kind = PANDORIA_LINE_HEADING;
  self->title = g_strdup (title);
  self->foreseen = foreseen;
  return self;
}

PandoriaLine *
pandoria_line_new_entry (GObject *entry, gboolean foreseen)
{
  PandoriaLine *self = g_object_new (PANDORIA_TYPE_LINE, NULL);

  self->kind = foreseen ? PANDORIA_LINE_FORESEEN : PANDORIA_LINE_ENTRY;
  self->entry = g_object_ref (entry);
  self->foreseen = foreseen;
  return self;
}

PandoriaLineKind
pandoria_line_get_kind (PandoriaLine *self)
{
  g_return_val_if_fail (PANDORIA_IS_LINE (self), PANDORIA_LINE_HEADING);
  return self->kind;
}

gboolean
pandoria_line_is_foreseen (PandoriaLine *self)
{
  g_return_val_if_fail (PANDORIA_IS_LINE (self), FALSE);
  return self->foreseen;
}

const char *
pandoria_line_get_title (PandoriaLine *self)
{
  g_return_val_if_fail (PANDORIA_IS_LINE (self), NULL);
  return self->title;
}

GObject *
pandoria_line_get_entry (PandoriaLine *self)
{
  g_return_val_if_fail (PANDORIA_IS_LINE (self), NULL);
  return self->entry;
}

gboolean
pandoria_line_equal (PandoriaLine *a, PandoriaLine *b)
{
  return a->kind == b->kind && a->foreseen == b->foreseen && a->entry == b->entry
         && g_strcmp0 (a->title, b->title) == 0;
}
