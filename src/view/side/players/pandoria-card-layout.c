/* The layouts of a player card: its head with name, realm, top spell and points, on two lines with large text; its foot
 * with slots, counts and a surplus, next to each other if there is room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-player-card-private.h"

#include "pandoria-widgets.h"

#define GAP        4
#define LINE_GAP   6
#define COLUMN_GAP 6

/* With room for fewer letters, realm and spell have their own line. */
#define LINE_CHARS 38

/* The length of a surplus in letters: “4 wood surplus → 2 points”. */
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

/* --- the head ----------------------------------------------------------------------------------------------------- */

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
place_line (GtkWidget *const *parts, int start, int end, int line)
{
  int widths[3];

  share (&parts[NAME], 3, end - start - 3 * GAP, widths);
  place (parts[NAME], start, 0, widths[0], line);
  place (parts[REALM], start + widths[0] + GAP, 0, widths[1], line);
  place (parts[SPELL], end - GAP - widths[2], 0, widths[2], line);
}

static void
place_two_lines (GtkWidget *const *parts, int start, int end, int width)
{
  int first = get_line_height (parts, TRUE, FALSE), second = get_line_height (parts, FALSE, TRUE), widths[2];

  share (&parts[REALM], 2, width - GAP, widths);
  place (parts[NAME], start, 0, MIN (end - start - GAP, get_width (parts[NAME])), first);
  place (parts[REALM], 0, first, widths[0], second);
  place (parts[SPELL], width - widths[1], first, widths[1], second);
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
        *minimum = *natural = get_line_height (parts, TRUE, FALSE) + get_line_height (parts, FALSE, TRUE);
      return;
    }
  for (guint i = 0; i < 2; i++)
    {
      ends[i] = get_size (parts[SIGN], orientation, i) + get_size (parts[NAME], orientation, i)
                + get_size (parts[POINTS], orientation, i) + 2 * GAP;
      least[i] = get_size (parts[REALM], orientation, i) + get_size (parts[SPELL], orientation, i) + GAP;
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
  int line, sign, points;

  get_parts (head, parts);
  line = get_line_height (parts, TRUE, one);
  sign = get_width (parts[SIGN]);
  points = get_width (parts[POINTS]);
  place (parts[SIGN], 0, 0, sign, line);
  place (parts[POINTS], width - points, 0, points, line);
  if (one)
    place_line (parts, sign + GAP, width - points, line);
  else
    place_two_lines (parts, sign + GAP, width - points, width);
}

/* --- the foot ----------------------------------------------------------------------------------------------------- */

/* The layout of the last line: the widget at its start, the one next to it or below it, and whether there is room
 * next to it. */
typedef struct
{
  GtkWidget *start, *end;
  int above; /* the height of a separate line above; 0: none */
  int start_height, end_height;
  gboolean beside;
} FootLines;

/* Reserves room for a surplus independently of its present text. */
static int
get_surplus_width (GtkWidget *surplus)
{
  return PANGO_PIXELS (SURPLUS_CHARS * pandoria_get_letter_width (surplus));
}

static gboolean
is_named (GtkWidget *foot)
{
  return gtk_widget_has_css_class (foot, PANDORIA_CARD_FOOT_NAMED);
}

static FootLines
get_lines (GtkWidget *foot, GtkWidget *const *parts, int width)
{
  FootLines lines = { .start = parts[RESERVE], .start_height = get_height (parts[RESERVE]) };
  int end_width;

  if (is_named (foot))
    {
      lines.end = parts[SURPLUS];
      lines.above = get_height (parts[SLOTS]);
      end_width = get_surplus_width (parts[SURPLUS]);
    }
  else
    {
      lines.end = gtk_widget_get_visible (parts[SLOTS]) ? parts[SLOTS] : NULL;
      end_width = get_width (parts[SLOTS]);
    }
  lines.end_height = lines.end != NULL ? get_height (lines.end) : 0;
  lines.beside = lines.end == NULL || width < 0 || get_width (parts[RESERVE]) + COLUMN_GAP + end_width <= width;
  return lines;
}

static int
get_last_height (const FootLines *lines)
{
  if (lines->beside)
    return MAX (lines->start_height, lines->end_height);
  return lines->start_height + LINE_GAP / 2 + lines->end_height;
}

static void
measure_foot (GtkWidget *foot, GtkOrientation orientation, int for_size, int *minimum, int *natural,
              int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *parts[N_FOOT_PARTS];
  FootLines lines;
  int slots, end;

  get_parts (foot, parts);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      lines = get_lines (foot, parts, for_size);
      *minimum = *natural = get_last_height (&lines) + (lines.above > 0 ? lines.above + LINE_GAP : 0);
      return;
    }
  slots = get_width (parts[SLOTS]);
  end = is_named (foot) ? get_surplus_width (parts[SURPLUS]) : slots;
  *minimum = MAX (get_size (parts[RESERVE], orientation, FALSE), get_size (parts[SLOTS], orientation, FALSE));
  *natural = MAX (get_width (parts[RESERVE]) + COLUMN_GAP + end, slots);
}

static void
allocate_foot (GtkWidget *foot, int width, int height, int baseline)
{
  GtkWidget *parts[N_FOOT_PARTS];
  FootLines lines;
  int y = 0, line, end_width;

  get_parts (foot, parts);
  lines = get_lines (foot, parts, width);
  gtk_widget_set_child_visible (parts[SURPLUS], is_named (foot));
  if (lines.above > 0)
    {
      pandoria_place_child (parts[SLOTS], 0, 0, width, lines.above);
      y = lines.above + LINE_GAP;
    }
  line = lines.beside ? MAX (lines.start_height, lines.end_height) : lines.start_height;
  pandoria_place_child (lines.start, 0, y + (line - lines.start_height) / 2, MIN (get_width (lines.start), width),
                        lines.start_height);
  if (lines.end == NULL)
    return;
  end_width = get_width (lines.end);
  if (lines.beside)
    end_width = MIN (end_width, width - get_width (lines.start) - COLUMN_GAP);
  else
    y += lines.start_height + LINE_GAP / 2;
  end_width = MIN (end_width, width);
  pandoria_place_child (lines.end, width - end_width, y + (lines.beside ? (line - lines.end_height) / 2 : 0), end_width,
                        lines.end_height);
}

void
pandoria_card_layout_install (GtkWidget *head, GtkWidget *foot)
{
  gtk_widget_set_layout_manager (head,
                                 gtk_custom_layout_new (pandoria_get_height_for_width, measure_head, allocate_head));
  gtk_widget_set_layout_manager (foot,
                                 gtk_custom_layout_new (pandoria_get_height_for_width, measure_foot, allocate_foot));
}
