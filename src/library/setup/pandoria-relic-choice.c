/* PandoriaRelicChoice: the relics next to the board, chosen for a new game, and their points (16).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-relic-choice.h"

#define N_OFFERED 16 /* one for each number of artifacts, from 1; files may contain others */

G_STATIC_ASSERT (N_OFFERED <= PANDORIA_MAX_RELICS);

struct _PandoriaRelicChoice
{
  GObject parent_instance;

  gboolean any;
  GArray *offers;               /* PandoriaRelicOffer, by artifacts */
  PandoriaCatalogue *catalogue; /* nullable */
};

G_DEFINE_FINAL_TYPE (PandoriaRelicChoice, pandoria_relic_choice, G_TYPE_OBJECT)

static PandoriaRelicOffer *
get_offer (PandoriaRelicChoice *self, guint index)
{
  return &g_array_index (self->offers, PandoriaRelicOffer, index);
}

/* Returns: the index of the first relic that costs at least @artifacts. */
static guint
find_place (PandoriaRelicChoice *self, guint artifacts)
{
  guint index = 0;

  while (index < self->offers->len && get_offer (self, index)->artifacts < artifacts)
    index++;
  return index;
}

/* Returns: (nullable): the relic that costs @artifacts. */
static PandoriaRelicOffer *
find_offer (PandoriaRelicChoice *self, guint artifacts)
{
  guint index = find_place (self, artifacts);

  return index < self->offers->len && get_offer (self, index)->artifacts == artifacts
             ? get_offer (self, index)
             : NULL;
}

/* Returns: the relic that costs @artifacts; adds it in order if it is not offered yet. */
static PandoriaRelicOffer *
ensure_offer (PandoriaRelicChoice *self, guint artifacts)
{
  PandoriaRelicOffer offer = { .artifacts = artifacts };

  if (find_offer (self, artifacts) == NULL)
    g_array_insert_val (self->offers, find_place (self, artifacts), offer);
  return find_offer (self, artifacts);
}

/* Keeps points that the user has entered. */
static void
fill_in_points (PandoriaRelicChoice *self, PandoriaRelicOffer *offer)
{
  if (self->catalogue == NULL || offer->points != offer->known)
    return;
  offer->known = pandoria_catalogue_find_value (self->catalogue,
                                                pandoria_printed_relic (offer->artifacts), 0);
  offer->points = offer->known;
}

static void
emit_changed (PandoriaRelicChoice *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
pandoria_relic_choice_finalize (GObject *object)
{
  PandoriaRelicChoice *self = PANDORIA_RELIC_CHOICE (object);

  g_array_unref (self->offers);
  g_clear_object (&self->catalogue);
  G_OBJECT_CLASS (pandoria_relic_choice_parent_class)->finalize (object);
}

static void
pandoria_relic_choice_class_init (PandoriaRelicChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_relic_choice_finalize;
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
pandoria_relic_choice_init (PandoriaRelicChoice *self)
{
  self->any = TRUE;
  self->offers = g_array_new (FALSE, FALSE, sizeof (PandoriaRelicOffer));
  for (guint artifacts = 1; artifacts <= N_OFFERED; artifacts++)
    ensure_offer (self, artifacts);
}

PandoriaRelicChoice *
pandoria_relic_choice_new (void)
{
  return g_object_new (PANDORIA_TYPE_RELIC_CHOICE, NULL);
}

void
pandoria_relic_choice_set_catalogue (PandoriaRelicChoice *self, PandoriaCatalogue *catalogue)
{
  g_return_if_fail (PANDORIA_IS_RELIC_CHOICE (self) && PANDORIA_IS_CATALOGUE (catalogue));
  g_set_object (&self->catalogue, catalogue);
}

guint
pandoria_relic_choice_get_n (PandoriaRelicChoice *self)
{
  g_return_val_if_fail (PANDORIA_IS_RELIC_CHOICE (self), 0);
  return self->offers->len;
}

const PandoriaRelicOffer *
pandoria_relic_choice_get (PandoriaRelicChoice *self, guint index)
{
  g_return_val_if_fail (PANDORIA_IS_RELIC_CHOICE (self) && index < self->offers->len, NULL);
  return get_offer (self, index);
}

guint
pandoria_relic_choice_count (PandoriaRelicChoice *self)
{
  guint n = 0;

  g_return_val_if_fail (PANDORIA_IS_RELIC_CHOICE (self), 0);

  for (guint i = 0; i < self->offers->len; i++)
    n += get_offer (self, i)->chosen ? 1 : 0;
  return n;
}

gboolean
pandoria_relic_choice_is_any (PandoriaRelicChoice *self)
{
  g_return_val_if_fail (PANDORIA_IS_RELIC_CHOICE (self), FALSE);
  return self->any;
}

void
pandoria_relic_choice_set_any (PandoriaRelicChoice *self, gboolean any)
{
  g_return_if_fail (PANDORIA_IS_RELIC_CHOICE (self));

  if (self->any == any)
    return;
  self->any = any;
  for (guint i = 0; i < self->offers->len && any; i++)
    get_offer (self, i)->chosen = FALSE;
  emit_changed (self);
}

gboolean
pandoria_relic_choice_choose (PandoriaRelicChoice *self, guint artifacts, gboolean chosen)
{
  PandoriaRelicOffer *offer;

  g_return_val_if_fail (PANDORIA_IS_RELIC_CHOICE (self), FALSE);

  offer = ensure_offer (self, artifacts);
  if (offer->chosen == chosen)
    return TRUE;
  if (chosen && pandoria_relic_choice_count (self) >= PANDORIA_MAX_RELICS)
    return FALSE;
  offer->chosen = chosen;
  if (chosen)
    {
      self->any = FALSE;
      fill_in_points (self, offer);
    }
  emit_changed (self);
  return TRUE;
}

void
pandoria_relic_choice_set_points (PandoriaRelicChoice *self, guint artifacts, guint points)
{
  PandoriaRelicOffer *offer;

  g_return_if_fail (PANDORIA_IS_RELIC_CHOICE (self));

  offer = ensure_offer (self, artifacts);
  if (offer->points == points)
    return;
  offer->points = points;
  emit_changed (self);
}

void
pandoria_relic_choice_read (PandoriaRelicChoice *self, const PandoriaSetup *setup)
{
  g_return_if_fail (PANDORIA_IS_RELIC_CHOICE (self) && setup != NULL);

  self->any = setup->n_relics < 0;
  for (guint i = 0; i < self->offers->len; i++)
    get_offer (self, i)->chosen = FALSE;
  for (gint8 i = 0; i < setup->n_relics; i++)
    {
      PandoriaRelicOffer *offer = ensure_offer (self, setup->relics[i].artifacts);

      offer->points = setup->relics[i].points;
      offer->chosen = TRUE;
    }
  emit_changed (self);
}

/* Ignores the order in the file. Returns: whether @setup already has these relics. */
static gboolean
has_these (PandoriaRelicChoice *self, const PandoriaSetup *setup)
{
  for (gint8 i = 0; i < setup->n_relics; i++)
    {
      const PandoriaRelicOffer *offer = find_offer (self, setup->relics[i].artifacts);

      if (offer == NULL || !offer->chosen || offer->points != setup->relics[i].points)
        return FALSE;
    }
  return setup->n_relics == (int) pandoria_relic_choice_count (self);
}

void
pandoria_relic_choice_fill (PandoriaRelicChoice *self, PandoriaSetup *setup)
{
  g_return_if_fail (PANDORIA_IS_RELIC_CHOICE (self) && setup != NULL);

  if (!setup->artifacts || self->any)
    {
      setup->n_relics = PANDORIA_DEFAULT;
      return;
    }
  if (has_these (self, setup))
    return;
  setup->n_relics = 0;
  for (guint i = 0; i < self->offers->len; i++)
    {
      const PandoriaRelicOffer *offer = get_offer (self, i);

      if (offer->chosen)
        setup->relics[setup->n_relics++]
            = (PandoriaRelic){ (guint8) offer->artifacts, (guint8) offer->points };
    }
}
