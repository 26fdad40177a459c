/* The table of the window's commands, except the acts of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-commands.h"
#include "pandoria-window.h"

/**
 * PandoriaWindowCommand: one row of the table, for the action "win.NAME". It calls @activate,
 * @play, @lesson or @act, or looks at another position. With a parameter of type @parameter,
 * it calls @choose. A switch calls @set. It is enabled if its @flags, @is_possible and @fact allow
 * it, or the property @enabled of the document or the page does.
 */
typedef struct
{
  const char *name;
  void (*activate) (PandoriaWindow *self);
  gboolean (*is_possible) (const PandoriaPlayView *view);
  PandoriaCommandFlags flags;
  void (*play) (PandoriaPlay *play);
  void (*lesson) (PandoriaLessonCourse *course, PandoriaGame *game); /* turns a page */
  void (*set) (PandoriaPlay *play, gboolean on);
  void (*act) (PandoriaPlay *play, guint index); /* for the act that led to the shown position */
  int look; /* steps from the shown position; ±G_MAXINT: to the end */
  const char *parameter;
  void (*choose) (PandoriaWindow *self, GVariant *parameter);
  gsize fact;  /* offset in PandoriaPlayView of a member that must not be 0; 0: none */
  gsize state; /* offset there of the action's state: a boolean, or of the parameter's type; 0: none
                */
  const char *enabled;
  const char
      *accels[3];  /* keys with modifiers: accelerators of the application; the last is NULL */
  const char *key; /* key without modifiers, for pandoria_play_page_add_key () */
} PandoriaWindowCommand;

/** Creates the actions of the window and their keys. */
void pandoria_window_init_commands (PandoriaWindow *window);
/** Adds the keys of all actions to @application. */
void pandoria_window_add_accelerators (GtkApplication *application);

/** Returns: (transfer none) (nullable): row number @index, from 0; NULL after the last. */
const PandoriaWindowCommand *pandoria_window_command_get (guint index);
