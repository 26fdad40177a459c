/* What the classes of the views set up alike: templates, signals, and what instances release.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

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
