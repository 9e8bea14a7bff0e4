import { lockOrFail } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import { addHistoryLine } from '#assets/asset/history'
import { lockAsset } from '#assets/asset/lock_asset'
import Accessory from '#assets/models/accessory'
import AccessoryAssignment from '#assets/models/accessory_assignment'
import type { AccessoryReturned } from '#assets/validators/accessory'

/** Takes a quantity back; 409 INSUFFICIENT_QUANTITY. Announces `accessory.returned`. */
export async function returnAccessory(
  id: string,
  { assetId, quantity }: AccessoryReturned
): Promise<Accessory> {
  const asset = await lockAsset(assetId, 'assetId')
  const accessory = await lockOrFail(Accessory, id)
  const held = await AccessoryAssignment.query()
    .where({ accessoryId: id, assetId })
    .forUpdate()
    .first()
  if (!held || held.quantity < quantity) {
    const has = held?.quantity ?? 0
    throw conflict(
      'INSUFFICIENT_QUANTITY',
      `The asset has ${has} of this accessory, so ${quantity} cannot be returned`,
      { field: 'quantity', held: has, requested: quantity }
    )
  }

  await (held.quantity === quantity
    ? held.delete()
    : held.merge({ quantity: held.quantity - quantity }).save())
  await accessory.merge({ assigned: accessory.assigned - quantity }).save()
  addHistoryLine(asset, {
    action: 'accessory_returned',
    from: { accessoryId: id, name: accessory.name, quantity },
  })
  await announce('accessory.returned', { accessoryId: id, assetId, quantityReturned: quantity })
  return accessory
}
