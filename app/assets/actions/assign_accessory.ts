import { lockOrFail } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { addHistoryLine } from '#assets/asset/history'
import { lockAsset } from '#assets/asset/lock_asset'
import Accessory from '#assets/models/accessory'
import AccessoryAssignment from '#assets/models/accessory_assignment'
import { mustBeLeft } from '#assets/custody/quantities'
import type { AccessoryAssigned } from '#assets/validators/accessory'

/**
 * Adds a quantity to an asset; 409 INSUFFICIENT_QUANTITY, 404, 422 for a missing asset. Announces
 * `accessory.assigned`.
 */
export async function assignAccessory(
  id: string,
  { assetId, quantity, notes }: AccessoryAssigned
): Promise<Accessory> {
  const asset = await lockAsset(assetId, 'assetId')
  const accessory = await lockOrFail(Accessory, id)
  mustBeLeft(accessory.available, quantity, accessory.name)

  const held = await AccessoryAssignment.query()
    .where({ accessoryId: id, assetId })
    .forUpdate()
    .first()
  if (held)
    await held.merge({ quantity: held.quantity + quantity, notes: notes ?? held.notes }).save()
  else
    await AccessoryAssignment.create({ accessoryId: id, assetId, quantity, notes: notes ?? null })
  await accessory.merge({ assigned: accessory.assigned + quantity }).save()

  addHistoryLine(asset, {
    action: 'accessory_assigned',
    to: { accessoryId: id, name: accessory.name, quantity },
    note: notes,
  })
  await announce('accessory.assigned', { accessoryId: id, assetId, quantityAssigned: quantity })
  return accessory
}
