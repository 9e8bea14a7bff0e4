import { defineList } from '#core/resources/list/list'
import {
  creates,
  deletes,
  does,
  inPath,
  lists,
  pathId,
  readRecord,
  reads,
  updates,
} from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { idFilter } from '#core/input/query_fields'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { deliverConsumable } from '#assets/actions/deliver_consumable'
import { mustBeForAssets } from '#assets/asset/asset_category'
import Consumable from '#assets/models/consumable'
import { mustCover } from '#assets/custody/quantities'
import { consumableDeliveryRecord, consumableRecord } from '#assets/transformers/consumable_record'
import * as input from '#assets/validators/consumable'

export const consumableList = defineList({
  record: consumableRecord,
  sorts: ['name', 'quantity', 'updatedAt'],
  search: 'the name',
  filters: { categoryId: idFilter() },
})

const deliveryList = defineList({
  record: consumableDeliveryRecord,
  filters: { assetId: idFilter() },
})

export const consumables = {
  index: lists(consumableList),
  show: reads(consumableRecord),

  store: creates(consumableRecord, input.createConsumable, async (data) => {
    await mustBeForAssets(data.categoryId)
    const consumable = await Consumable.create({ ...data, delivered: 0 })
    await announce('consumable.created', { consumableId: consumable.id })
    return consumable
  }),

  update: updates(
    consumableRecord,
    Consumable,
    input.updateConsumable,
    async (consumable, changes) => {
      await mustBeForAssets(changes.categoryId)
      mustCover(changes.quantity, consumable.delivered, 'quantity')
      await whenChanged(
        consumable,
        () => consumable.merge(changes).save(),
        () => announce('consumable.updated', { consumableId: consumable.id })
      )
    }
  ),

  destroy: deletes(Consumable, {
    check: ({ id }) => announce('consumable.deleted', { consumableId: id }),
  }),

  deliver: does(
    {
      of: inPath(Consumable),
      input: input.deliverConsumable,
      record: consumableRecord,
      summary: 'Give some to an asset, for good',
    },
    (data, ctx) => deliverConsumable(pathId(ctx), data)
  ),

  deliveries: lists(deliveryList, {
    within: async (ctx) => [
      ['t.consumable_id = ?', (await readRecord(consumableRecord, pathId(ctx))).id],
    ],
    summary: 'What went to which assets',
  }),
}
