/* PandoriaLine: a line of the ledger or the history: an entry, or the heading of a turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-line.h"

#include "pandoria-class.h"

struct _PandoriaLine
{
  GObject parent_instance;

  char *title;       /* nullable: of a heading */
  GObject *entry;    /* a PandoriaLedgerEntry or PandoriaHistoryEntry; NULL: a heading */
  gboolean foreseen; /* belongs to a preview */
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaLine, pandoria_line, G_TYPE_OBJECT)

static void
pandoria_line_class_init (PandoriaLineClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaLine, title, g_free),
                            PANDORIA_OWNS (PandoriaLine, entry, g_object_unref), NULL);
}

PandoriaLine *
pandoria_line_new (const char *title, GObject *entry, gboolean foreseen)
{
  PandoriaLine *self = g_object_new (PANDORIA_TYPE_LINE, NULL);

  self->title = g_strdup (title);
  g_set_object (&self->entry, entry);
  self->foreseen = foreseen;
  return self;
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
pandoria_line_is_foreseen (PandoriaLine *self)
{
  g_return_val_if_fail (PANDORIA_IS_LINE (self), FALSE);
  return self->foreseen;
}
