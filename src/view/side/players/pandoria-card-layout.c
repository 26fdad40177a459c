/* The layouts of a player card: its head with name, realm, top spell and points, on two lines with
 * large text; its foot with slots, counts and a surplus, next to each other if there is room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-card-layout.h"

#include "pandoria-letters.h"
#include "pandoria-places.h"

#define GAP        4
#define LINE_GAP   6
#define COLUMN_GAP 6

/* With room for fewer letters, realm and spell have their own line. */
#define LINE_CHARS 38

/* The length of a surplus in letters: “10 crystals → 10 points”. */
#define SURPLUS_CHARS 24

/* The children of the head, in their order. */
enum
{
  SIGN,
  NAME,
  REALM,
  SPELL,
  POINTS,
  N_HEAD_PARTS
};

/* The children of the foot, in their order. */
enum
{
  SLOTS,
  RESERVE,
  SURPLUS,
  N_FOOT_PARTS
};

static void
get_parts (GtkWidget *widget, GtkWidget **parts)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    *parts++ = child;
}

static int
get_size (GtkWidget *widget, GtkOrientation orientation, gboolean natural)
{
  int minimum = 0, wanted = 0;

  if (gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, orientation, -1, &minimum, &wanted, NULL, NULL);
  return natural ? wanted : minimum;
}

static int
get_width (GtkWidget *widget)
{
  return get_size (widget, GTK_ORIENTATION_HORIZONTAL, TRUE);
}

static int
get_height (GtkWidget *widget)
{
  return get_size (widget, GTK_ORIENTATION_VERTICAL, TRUE);
}

/* --- the head ------------------------------------------------------------------------------- */

static gboolean
has_room (GtkWidget *head, int width)
{
  return width < 0 || width >= PANGO_PIXELS (LINE_CHARS * pandoria_get_letter_width (head));
}

/* Returns: the height of the parts of the @first line, or those of the @second one, or of both. */
static int
get_line_height (GtkWidget *const *parts, gboolean first, gboolean second)
{
  int height = 0;

  for (guint i = 0; i < N_HEAD_PARTS; i++)
    if (i == REALM || i == SPELL ? second : first)
      height = MAX (height, get_height (parts[i]));
  return height;
}

/* Divides @width among @widgets. Each gets its natural width if there is enough room. */
static void
share (GtkWidget *const *widgets, guint n, int width, int *widths)
{
  GtkRequestedSize sizes[3] = { 0 };

  for (guint i = 0; i < n; i++)
    {
      sizes[i].minimum_size = get_size (widgets[i], GTK_ORIENTATION_HORIZONTAL, FALSE);
      sizes[i].natural_size = get_size (widgets[i], GTK_ORIENTATION_HORIZONTAL, TRUE);
      width -= sizes[i].minimum_size;
    }
  gtk_distribute_natural_allocation (MAX (width, 0), n, sizes);
  for (guint i = 0; i < n; i++)
    widths[i] = sizes[i].minimum_size;
}

static void
place (GtkWidget *child, int x, int y, int width, int line)
{
  int height = get_height (child);

  if (gtk_widget_get_visible (child))
    pandoria_place_child (child, x, y + (line - height) / 2, width, height);
}

static void
measure_head (GtkWidget *head, GtkOrientation orientation, int for_size, int *minimum, int *natural,
              int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *parts[N_HEAD_PARTS];
  int ends[2], least[2];

  get_parts (head, parts);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      if (has_room (head, for_size))
        *minimum = *natural = get_line_height (parts, TRUE, TRUE);
      else
        *minimum = *natural
            = get_line_height (parts, TRUE, FALSE) + get_line_height (parts, FALSE, TRUE);
      return;
    }
  for (guint i = 0; i < 2; i++)
    {
      ends[i] = get_size (parts[SIGN], orientation, i) + get_size (parts[NAME], orientation, i)
                + get_size (parts[POINTS], orientation, i) + 2 * GAP;
      least[i]
          = get_size (parts[REALM], orientation, i) + get_size (parts[SPELL], orientation, i) + GAP;
    }
  *minimum = MAX (ends[0], least[0]);
  *natural = ends[1] + least[1] + GAP;
  /* One line must have room for the minimum of all. */
  if (has_room (head, *minimum))
    *minimum = ends[0] + least[0] + GAP;
}

static void
allocate_head (GtkWidget *head, int width, int height, int baseline)
{
  GtkWidget *parts[N_HEAD_PARTS];
  gboolean one = has_room (head, width);
  int first, second, start, end, widths[3];

  get_parts (head, parts);
  first = get_line_height (parts, TRUE, one);
  second = get_line_height (parts, FALSE, TRUE);
  start = get_width (parts[SIGN]) + GAP;
  end = width - get_width (parts[POINTS]);
  if (one)
    share (&parts[NAME], 3, end - start - 3 * GAP, widths);
  else
    {
      share (&parts[NAME], 1, end - start - GAP, widths);
      share (&parts[REALM], 2, width - GAP, &widths[1]);
    }
  place (parts[SIGN], 0, 0, start - GAP, first);
  place (parts[NAME], start, 0, widths[0], first);
  if (one)
    {
      place (parts[REALM], start + widths[0] + GAP, 0, widths[1], first);
      place (parts[SPELL], end - GAP - widths[2], 0, widths[2], first);
    }
  else
    {
      place (parts[REALM], 0, first, widths[1], second);
      place (parts[SPELL], width - widths[2], first, widths[2], second);
    }
  place (parts[POINTS], end, 0, width - end, first);
}

/* --- the foot ------------------------------------------------------------------------------- */

static gboolean
is_named (GtkWidget *foot)
{
  return gtk_widget_has_css_class (foot, PANDORIA_CARD_FOOT_NAMED);
}

/* Returns: the widget at the end of the last line, next to the reserve or below it. */
static GtkWidget *
get_end (GtkWidget *foot, GtkWidget *const *parts)
{
  return is_named (foot) ? parts[SURPLUS] : parts[SLOTS];
}

/* Reserves room for a surplus independently of its present text. */
static int
get_end_width (GtkWidget *foot, GtkWidget *const *parts)
{
  return is_named (foot) ? PANGO_PIXELS (SURPLUS_CHARS * pandoria_get_letter_width (parts[SURPLUS]))
                         : get_width (parts[SLOTS]);
}

static gboolean
shares_line (GtkWidget *foot, GtkWidget *const *parts, int width)
{
  return width < 0 || !gtk_widget_get_visible (get_end (foot, parts))
         || get_width (parts[RESERVE]) + COLUMN_GAP + get_end_width (foot, parts) <= width;
}

/* Returns: the height of a separate line of slots, with the gap below it; 0: none. */
static int
get_slots_line (GtkWidget *foot, GtkWidget *const *parts)
{
  int height = is_named (foot) ? get_height (parts[SLOTS]) : 0;

  return height > 0 ? height + LINE_GAP : 0;
}

static void
measure_foot (GtkWidget *foot, GtkOrientation orientation, int for_size, int *minimum, int *natural,
              int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *parts[N_FOOT_PARTS];
  int reserve, end;

  get_parts (foot, parts);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      reserve = get_height (parts[RESERVE]);
      end = get_height (get_end (foot, parts));
      *minimum = *natural = get_slots_line (foot, parts)
                            + (shares_line (foot, parts, for_size) ? MAX (reserve, end)
                                                                   : reserve + LINE_GAP / 2 + end);
      return;
    }
  *minimum = MAX (get_size (parts[RESERVE], orientation, FALSE),
                  get_size (parts[SLOTS], orientation, FALSE));
  *natural = MAX (get_width (parts[RESERVE]) + COLUMN_GAP + get_end_width (foot, parts),
                  get_width (parts[SLOTS]));
}

static void
allocate_foot (GtkWidget *foot, int width, int height, int baseline)
{
  GtkWidget *parts[N_FOOT_PARTS], *end;
  int y, reserve, reserve_width, end_height, end_width, line;
  gboolean shared;

  get_parts (foot, parts);
  end = get_end (foot, parts);
  shared = shares_line (foot, parts, width);
  y = get_slots_line (foot, parts);
  reserve = get_height (parts[RESERVE]);
  reserve_width = get_width (parts[RESERVE]);
  end_height = get_height (end);
  end_width = MIN (get_width (end), shared ? width - reserve_width - COLUMN_GAP : width);
  line = shared ? MAX (reserve, end_height) : reserve;
  gtk_widget_set_child_visible (parts[SURPLUS], is_named (foot));
  if (y > 0)
    pandoria_place_child (parts[SLOTS], 0, 0, width, y - LINE_GAP);
  pandoria_place_child (parts[RESERVE], 0, y + (line - reserve) / 2, MIN (reserve_width, width),
                        reserve);
  if (gtk_widget_get_visible (end))
    pandoria_place_child (end, width - end_width,
                          shared ? y + (line - end_height) / 2 : y + reserve + LINE_GAP / 2,
                          end_width, end_height);
}

void
pandoria_card_layout_install (GtkWidget *head, GtkWidget *foot)
{
  gtk_widget_set_layout_manager (
      head, gtk_custom_layout_new (pandoria_get_height_for_width, measure_head, allocate_head));
  gtk_widget_set_layout_manager (
      foot, gtk_custom_layout_new (pandoria_get_height_for_width, measure_foot, allocate_foot));
}
