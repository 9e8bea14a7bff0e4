import { Current } from '#core/context/current'
import { lockOrFail } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { addHistoryLine } from '#assets/asset/history'
import { lockAsset } from '#assets/asset/lock_asset'
import Consumable from '#assets/models/consumable'
import ConsumableDelivery from '#assets/models/consumable_delivery'
import { mustBeLeft } from '#assets/custody/quantities'
import type { Delivered } from '#assets/validators/consumable'

/**
 * Delivers a quantity to an asset for good; 409 INSUFFICIENT_QUANTITY, 404, 422 for a missing
 * asset. Announces `consumable.delivered`.
 */
export async function deliverConsumable(
  id: string,
  { assetId, quantity, notes }: Delivered
): Promise<Consumable> {
  const asset = await lockAsset(assetId, 'assetId')
  const consumable = await lockOrFail(Consumable, id)
  mustBeLeft(consumable.available, quantity, consumable.unit)

  await ConsumableDelivery.create({
    consumableId: id,
    assetId,
    quantity,
    notes: notes ?? null,
    deliveredBy: Current.actor.id,
  })
  await consumable.merge({ delivered: consumable.delivered + quantity }).save()
  addHistoryLine(asset, {
    action: 'consumable_delivered',
    to: { consumableId: id, name: consumable.name, quantity, unit: consumable.unit },
    note: notes,
  })
  await announce('consumable.delivered', { consumableId: id, assetId, quantityDelivered: quantity })
  return consumable
}
