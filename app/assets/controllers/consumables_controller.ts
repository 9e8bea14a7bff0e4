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
import {
  consumableDeliveryTransformer,
  consumableTransformer,
} from '#assets/transformers/consumable_transformer'
import * as input from '#assets/validators/consumable'

export const consumableList = defineList({
  record: consumableTransformer,
  sorts: ['name', 'quantity', 'updatedAt'],
  search: 'the name',
  filters: { categoryId: idFilter() },
})

const deliveryList = defineList({
  record: consumableDeliveryTransformer,
  filters: { assetId: idFilter() },
})

export const consumables = {
  index: lists(consumableList),
  show: reads(consumableTransformer),

  store: creates(consumableTransformer, input.createConsumable, async (data) => {
    await mustBeForAssets(data.categoryId)
    const consumable = await Consumable.create({ ...data, delivered: 0 })
    await announce('consumable.created', { consumableId: consumable.id })
    return consumable
  }),

  update: updates(
    consumableTransformer,
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
      record: consumableTransformer,
      summary: 'Deliver a consumable to an asset',
    },
    (data, ctx) => deliverConsumable(pathId(ctx), data)
  ),

  deliveries: lists(deliveryList, {
    within: async (ctx) => [
      ['t.consumable_id = ?', (await readRecord(consumableTransformer, pathId(ctx))).id],
    ],
    summary: 'List deliveries of a consumable',
  }),
}
