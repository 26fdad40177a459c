/* PandoriaTurnHead: whose turn it is, and beside it the steps of the turn, which have what room the first leaves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** PandoriaTurnHead: its template has two children: the second gets more than its least width only where the first has all. */
#define PANDORIA_TYPE_TURN_HEAD (pandoria_turn_head_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTurnHead, pandoria_turn_head, PANDORIA, TURN_HEAD, GtkWidget)
