/* What every view includes, read once by the compiler where Meson's option b_pch is set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
