/* The QR code of an address, by libqrencode.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share.h"

#include <qrencode.h>

PandoriaShareCode *
pandoria_share_code_new (const char *text)
{
  PandoriaShareCode *code;
  QRcode *encoded;

  g_return_val_if_fail (text != NULL && *text != '\0', NULL);

  encoded = QRcode_encodeString (text, 0, QR_ECLEVEL_M, QR_MODE_8, TRUE);
  if (encoded == NULL)
    return NULL;
  code = g_new (PandoriaShareCode, 1);
  code->size = (guint) encoded->width;
  code->modules = g_new (guint8, code->size * code->size);
  for (guint i = 0; i < code->size * code->size; i++)
    code->modules[i] = encoded->data[i] & 1;
  QRcode_free (encoded);
  return code;
}

void
pandoria_share_code_free (PandoriaShareCode *code)
{
  g_free (code->modules);
  g_free (code);
}
