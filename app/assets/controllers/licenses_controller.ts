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
import { assignLicense } from '#assets/actions/assign_license'
import { changeLicense } from '#assets/actions/change_license'
import { createLicense } from '#assets/actions/create_license'
import { returnLicense } from '#assets/actions/return_license'
import License from '#assets/models/license'
import {
  licenseTransformer,
  licenseSeatTransformer,
  newLicenseTransformer,
} from '#assets/transformers/license_transformer'
import * as input from '#assets/validators/license'

export const licenseList = defineList({
  record: licenseTransformer,
  sorts: ['name', 'expirationDate', 'updatedAt'],
  search: 'the name',
  filters: { categoryId: idFilter(), supplierId: idFilter() },
})

const seatList = defineList({
  record: licenseSeatTransformer,
  filters: { assetId: idFilter(), userId: idFilter(), employeeId: idFilter() },
})

export const licenses = {
  index: lists(licenseList),
  show: reads(licenseTransformer),

  store: creates(
    newLicenseTransformer,
    input.createLicense,
    async (data) => {
      const license = await createLicense(data)
      return { ...license.$attributes, available: license.available, productKey: data.productKey }
    },
    { summary: 'Create a license' }
  ),

  update: updates(licenseTransformer, License, input.updateLicense, changeLicense),
  destroy: deletes(License, {
    check: ({ id }) => announce('license.deleted', { licenseId: id }),
    summary: 'Delete a license',
  }),

  assign: does(
    {
      of: inPath(License),
      input: input.assignLicense,
      record: licenseTransformer,
      summary: 'Assign a seat of a license',
    },
    (data, ctx) => assignLicense(pathId(ctx), data)
  ),
  return: does(
    {
      of: inPath(License),
      input: input.returnLicense,
      record: licenseTransformer,
      summary: 'Take a seat of a license back',
    },
    (data, ctx) => returnLicense(pathId(ctx), data)
  ),

  assignments: lists(seatList, {
    within: async (ctx) => [
      ['t.license_id = ?', (await readRecord(licenseTransformer, pathId(ctx))).id],
    ],
    summary: 'List the seats of a license that are taken',
  }),
}
