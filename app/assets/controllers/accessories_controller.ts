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
import { assignAccessory } from '#assets/actions/assign_accessory'
import { returnAccessory } from '#assets/actions/return_accessory'
import { mustBeForAssets } from '#assets/asset/asset_category'
import Accessory from '#assets/models/accessory'
import { mustCover } from '#assets/custody/quantities'
import {
  accessoryAssignmentTransformer,
  accessoryTransformer,
} from '#assets/transformers/accessory_transformer'
import * as input from '#assets/validators/accessory'

export const accessoryList = defineList({
  record: accessoryTransformer,
  sorts: ['name', 'quantity', 'updatedAt'],
  search: 'the name',
  filters: { categoryId: idFilter() },
})

const assignmentList = defineList({
  record: accessoryAssignmentTransformer,
  sorts: ['updatedAt'],
  filters: { assetId: idFilter() },
})

export const accessories = {
  index: lists(accessoryList),
  show: reads(accessoryTransformer),

  store: creates(accessoryTransformer, input.createAccessory, async (data) => {
    await mustBeForAssets(data.categoryId)
    const accessory = await Accessory.create({ ...data, assigned: 0 })
    await announce('accessory.created', { accessoryId: accessory.id })
    return accessory
  }),

  update: updates(
    accessoryTransformer,
    Accessory,
    input.updateAccessory,
    async (accessory, changes) => {
      await mustBeForAssets(changes.categoryId)
      mustCover(changes.quantity, accessory.assigned, 'quantity')
      await whenChanged(
        accessory,
        () => accessory.merge(changes).save(),
        () => announce('accessory.updated', { accessoryId: accessory.id })
      )
    }
  ),

  destroy: deletes(Accessory, {
    check: ({ id }) => announce('accessory.deleted', { accessoryId: id }),
    summary: 'Delete an accessory',
  }),

  assign: does(
    {
      of: inPath(Accessory),
      input: input.assignAccessory,
      record: accessoryTransformer,
      summary: 'Give an accessory to an asset',
    },
    (data, ctx) => assignAccessory(pathId(ctx), data)
  ),
  return: does(
    {
      of: inPath(Accessory),
      input: input.returnAccessory,
      record: accessoryTransformer,
      summary: 'Take an accessory back from an asset',
    },
    (data, ctx) => returnAccessory(pathId(ctx), data)
  ),

  assignments: lists(assignmentList, {
    within: async (ctx) => [
      ['t.accessory_id = ?', (await readRecord(accessoryTransformer, pathId(ctx))).id],
    ],
    summary: 'List the assets that have an accessory',
  }),
}
