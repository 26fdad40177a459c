/* What the classes of the views set up alike: their template and their signals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** PANDORIA_CHILD: @member of the instance struct @type, for pandoria_class_set_template(); its id is the member's name. */
#define PANDORIA_CHILD(type, member) #member, G_STRUCT_OFFSET(type, member)

/**
 * Gives the widget class @klass the template @name of the folder ui, without its ending. Each child that is to be a member of
 * the instance follows with its id and its place, PANDORIA_CHILD(); then NULL.
 */
void pandoria_class_set_template (gpointer klass, const char *name, ...) G_GNUC_NULL_TERMINATED;

/** Adds signal @name, which returns nothing, with @n_params GTypes of what comes with it. Returns: its id. */
guint pandoria_class_add_signal (gpointer klass, const char *name, guint n_params, ...);

G_END_DECLS
