/* PandoriaShare: a page on the players' phones in the local network.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share-addresses.h"
#include "pandoria-share-answer.h"
#include "pandoria-share-content.h"
#include "pandoria-share-guard.h"
#include "pandoria-share-remarks.h"
#include "pandoria-share-site.h"
#include "pandoria-share-streams.h"

#include <glib/gi18n-lib.h>

struct _PandoriaShare
{
  GObject parent_instance;

  PandoriaShareLimits limits;
  PandoriaShareContent *content;
  PandoriaGame *game; /* nullable */
  GStrv addresses;
  gboolean has_addresses; /* set by a test */
  guint update;           /* an idle source; 0: phones know everything */

  /* Only while it is active. */
  SoupServer *server;
  PandoriaShareGuard *guard;
  PandoriaShareStreams *streams;
  PandoriaShareRemarks *remarks;
  PandoriaShareSite *site;
  char *host;
};

G_DEFINE_FINAL_TYPE (PandoriaShare, pandoria_share, G_TYPE_OBJECT)

enum
{
  PROP_ACTIVE = 1,
  PROP_ADDRESS,
  PROP_ADDRESSES,
  PROP_N_WATCHERS,
  N_PROPS,
};
static GParamSpec *props[N_PROPS];

static const PandoriaShareLimits default_limits = {
  .n_connections = 64,
  .n_streams = 24,
  .silence = 10 * 1000,
  .keep_alive = 60 * 1000,
  .n_wrong = 50,
  .block_time = 60 * 1000,
  .n_remarks = 20,
  .remark_pause = 2 * 1000,
};

/* --- updates ------------------------------------------------------------------------------- */

static void
on_update (gpointer data)
{
  PandoriaShare *self = data;

  self->update = 0;
  if (self->streams == NULL || pandoria_share_streams_get_n (self->streams) == 0)
    pandoria_share_content_forget (self->content);
  else if (pandoria_share_content_update (self->content))
    {
      g_autoptr (PandoriaShareBody) table = pandoria_share_content_get_table (self->content, 0);

      pandoria_share_streams_send (self->streams, table);
    }
}

/* Waits for the end of the present input, which can change the game several times. Does not wait
 * for the next frame. */
static void
queue_update (PandoriaShare *self)
{
  if (self->server != NULL && self->update == 0)
    {
      self->update = g_idle_add_once (on_update, self);
      g_source_set_priority (g_main_context_find_source_by_id (NULL, self->update),
                             G_PRIORITY_DEFAULT);
    }
}

static void
on_watchers_changed (gpointer self)
{
  g_object_notify_by_pspec (self, props[PROP_N_WATCHERS]);
}

static void
on_remarked (int seat, guint turn, gpointer self)
{
  g_signal_emit_by_name (self, "remark", seat, turn);
}

/* --- requests ------------------------------------------------------------------------------- */

static void
on_headers_read (SoupServer *server G_GNUC_UNUSED, SoupServerMessage *message, const char *path,
                 GHashTable *query G_GNUC_UNUSED, gpointer data)
{
  PandoriaShare *self = data;
  gboolean wrong = FALSE;
  guint status;

  soup_message_body_set_accumulate (soup_server_message_get_request_body (message), FALSE);
  /* The answers are small. libsoup would answer any number of overlapping ranges. */
  soup_message_headers_remove (soup_server_message_get_request_headers (message), "Range");
  if (pandoria_share_guard_is_blocked (self->guard, message))
    {
      pandoria_share_guard_close (self->guard, message);
      pandoria_share_answer_empty (message, SOUP_STATUS_NOT_FOUND);
      return;
    }
  status = pandoria_share_site_check (self->site, message, path, &wrong);
  if (wrong)
    pandoria_share_guard_count_wrong (self->guard, message);
  if (status != 0)
    pandoria_share_answer_empty (message, status);
}

static void
on_request (SoupServer *server G_GNUC_UNUSED, SoupServerMessage *message, const char *path,
            GHashTable *query, gpointer data)
{
  pandoria_share_site_answer (PANDORIA_SHARE (data)->site, message, path, query);
}

/* The answer must be taken in time, too. */
static void
on_request_read (SoupServer *server G_GNUC_UNUSED, SoupServerMessage *message, gpointer data)
{
  pandoria_share_guard_expect (PANDORIA_SHARE (data)->guard, message);
}

static void
on_request_over (SoupServer *server G_GNUC_UNUSED, SoupServerMessage *message, gpointer data)
{
  PandoriaShare *self = data;

  if (self->guard != NULL)
    pandoria_share_guard_expect (self->guard, message);
}

/* --- the server ----------------------------------------------------------------------------- */

static const char *const handled_paths[] = { NULL, "*" };

static void
create_server (PandoriaShare *self)
{
  self->server = soup_server_new (NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (handled_paths); i++)
    {
      soup_server_add_early_handler (self->server, handled_paths[i], on_headers_read, self, NULL);
      soup_server_add_handler (self->server, handled_paths[i], on_request, self, NULL);
    }
  g_signal_connect (self->server, "request-read", G_CALLBACK (on_request_read), self);
  g_signal_connect (self->server, "request-finished", G_CALLBACK (on_request_over), self);
}

static void
notify_address (PandoriaShare *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ACTIVE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ADDRESS]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_WATCHERS]);
}

/* Ends the streams before the guard, which they close connections with. */
static void
end_server (PandoriaShare *self)
{
  if (self->server == NULL)
    return;
  g_clear_handle_id (&self->update, g_source_remove);
  g_clear_pointer (&self->site, pandoria_share_site_free);
  g_clear_pointer (&self->streams, pandoria_share_streams_free);
  g_clear_pointer (&self->guard, pandoria_share_guard_free);
  g_clear_pointer (&self->remarks, pandoria_share_remarks_free);
  g_signal_handlers_disconnect_by_data (self->server, self);
  for (guint i = 0; i < G_N_ELEMENTS (handled_paths); i++)
    soup_server_remove_handler (self->server, handled_paths[i]);
  soup_server_disconnect (self->server);
  g_clear_object (&self->server);
  g_clear_pointer (&self->host, g_free);
  pandoria_share_content_forget (self->content);
}

/* --- overrides ------------------------------------------------------------------------------ */

static void
pandoria_share_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  PandoriaShare *self = PANDORIA_SHARE (object);

  switch (prop_id)
    {
    case PROP_ACTIVE: g_value_set_boolean (value, pandoria_share_is_active (self)); break;
    case PROP_ADDRESS: g_value_set_string (value, pandoria_share_get_address (self)); break;
    case PROP_ADDRESSES: g_value_set_boxed (value, self->addresses); break;
    case PROP_N_WATCHERS: g_value_set_uint (value, pandoria_share_get_n_watchers (self)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
pandoria_share_dispose (GObject *object)
{
  PandoriaShare *self = PANDORIA_SHARE (object);

  end_server (self);
  pandoria_share_set_game (self, NULL);
  G_OBJECT_CLASS (pandoria_share_parent_class)->dispose (object);
}

static void
pandoria_share_finalize (GObject *object)
{
  PandoriaShare *self = PANDORIA_SHARE (object);

  pandoria_share_content_free (self->content);
  g_strfreev (self->addresses);
  G_OBJECT_CLASS (pandoria_share_parent_class)->finalize (object);
}

static void
pandoria_share_class_init (PandoriaShareClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = pandoria_share_get_property;
  object_class->dispose = pandoria_share_dispose;
  object_class->finalize = pandoria_share_finalize;
  props[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE, flags);
  props[PROP_ADDRESS] = g_param_spec_string ("address", NULL, NULL, NULL, flags);
  props[PROP_ADDRESSES] = g_param_spec_boxed ("addresses", NULL, NULL, G_TYPE_STRV, flags);
  props[PROP_N_WATCHERS] = g_param_spec_uint ("n-watchers", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  g_signal_new ("remark", PANDORIA_TYPE_SHARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                2, G_TYPE_INT, G_TYPE_UINT);
}

static void
pandoria_share_init (PandoriaShare *self)
{
  self->limits = default_limits;
  self->content = pandoria_share_content_new ();
  self->addresses = g_new0 (char *, 1);
}

/* --- public functions ----------------------------------------------------------------------- */

PandoriaShare *
pandoria_share_new (void)
{
  return g_object_new (PANDORIA_TYPE_SHARE, NULL);
}

void
pandoria_share_set_game (PandoriaShare *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_SHARE (self));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  pandoria_share_content_set_game (self->content, game);
  if (game != NULL)
    {
      g_signal_connect_swapped (game, "changed", G_CALLBACK (queue_update), self);
      g_signal_connect_swapped (game, "notify::title", G_CALLBACK (queue_update), self);
    }
  if (self->remarks != NULL)
    pandoria_share_remarks_close_all (self->remarks);
  queue_update (self);
}

void
pandoria_share_find_addresses (PandoriaShare *self)
{
  g_auto (GStrv) found = NULL;

  g_return_if_fail (PANDORIA_IS_SHARE (self));

  if (self->has_addresses)
    return;
  found = pandoria_share_list_addresses ();
  if (g_strv_equal ((const char *const *) found, (const char *const *) self->addresses))
    return;
  g_strfreev (self->addresses);
  self->addresses = g_steal_pointer (&found);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ADDRESSES]);
}

gboolean
pandoria_share_start (PandoriaShare *self, const char *address, GError **error)
{
  g_autofree char *authority = NULL;

  g_return_val_if_fail (PANDORIA_IS_SHARE (self) && address != NULL, FALSE);

  if (!pandoria_share_owns_address (address))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   _ ("This computer has no address %s."), address);
      return FALSE;
    }
  end_server (self);
  create_server (self);
  self->guard = pandoria_share_guard_new (self->server, address, &self->limits, error);
  if (self->guard == NULL)
    {
      end_server (self);
      notify_address (self);
      return FALSE;
    }
  self->streams
      = pandoria_share_streams_new (self->guard, &self->limits, on_watchers_changed, self);
  self->remarks = pandoria_share_remarks_new (&self->limits);
  self->host = g_strdup (address);
  authority = pandoria_share_join_port (address, pandoria_share_guard_get_port (self->guard));
  self->site = pandoria_share_site_new (authority, self->content, self->streams, self->remarks,
                                        on_remarked, self);
  notify_address (self);
  return TRUE;
}

void
pandoria_share_stop (PandoriaShare *self)
{
  g_return_if_fail (PANDORIA_IS_SHARE (self));

  if (self->server == NULL)
    return;
  end_server (self);
  notify_address (self);
}

gboolean
pandoria_share_is_active (PandoriaShare *self)
{
  g_return_val_if_fail (PANDORIA_IS_SHARE (self), FALSE);
  return self->site != NULL;
}

guint
pandoria_share_get_n_watchers (PandoriaShare *self)
{
  g_return_val_if_fail (PANDORIA_IS_SHARE (self), 0);
  return self->streams != NULL ? pandoria_share_streams_get_n (self->streams) : 0;
}

const char *
pandoria_share_get_address (PandoriaShare *self)
{
  g_return_val_if_fail (PANDORIA_IS_SHARE (self), NULL);
  return self->site != NULL ? pandoria_share_site_get_address (self->site) : NULL;
}

const char *
pandoria_share_get_host (PandoriaShare *self)
{
  g_return_val_if_fail (PANDORIA_IS_SHARE (self), NULL);
  return self->host;
}

const char *const *
pandoria_share_get_addresses (PandoriaShare *self)
{
  g_return_val_if_fail (PANDORIA_IS_SHARE (self), NULL);
  return (const char *const *) self->addresses;
}

void
pandoria_share_close_remark (PandoriaShare *self, int seat, guint turn)
{
  g_return_if_fail (PANDORIA_IS_SHARE (self));

  if (self->remarks != NULL)
    pandoria_share_remarks_close (self->remarks, seat, turn);
}

/* --- for tests ------------------------------------------------------------------------------ */

const PandoriaShareLimits *
pandoria_share_get_default_limits (void)
{
  return &default_limits;
}

void
pandoria_share_set_limits (PandoriaShare *self, const PandoriaShareLimits *limits)
{
  g_return_if_fail (PANDORIA_IS_SHARE (self) && limits != NULL);
  self->limits = *limits;
}

void
pandoria_share_set_addresses (PandoriaShare *self, const char *const *addresses)
{
  g_return_if_fail (PANDORIA_IS_SHARE (self));

  self->has_addresses = addresses != NULL;
  g_strfreev (self->addresses);
  self->addresses = addresses != NULL ? g_strdupv ((char **) addresses) : g_new0 (char *, 1);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ADDRESSES]);
}
