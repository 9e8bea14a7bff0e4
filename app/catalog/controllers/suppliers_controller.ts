import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import {
  factsOfTaxId,
  linkOfNew,
  linkOfTaxId,
  thirdPartyConditions,
  thirdPartyFilters,
} from '#parties/links'
import Supplier from '#catalog/models/supplier'
import { supplierTransformer } from '#catalog/transformers/supplier_transformer'
import { createSupplier, updateSupplier } from '#catalog/validators/supplier'

export const supplierList = defineList({
  record: supplierTransformer,
  sorts: ['name', 'taxId', 'updatedAt'],
  search: 'name, taxId, email and phone',
  filters: thirdPartyFilters,
  where: thirdPartyConditions,
})

export const suppliers = {
  index: lists(supplierList),
  show: reads(supplierTransformer),

  store: creates(supplierTransformer, createSupplier, async (input) => {
    const thirdPartyId = await linkOfNew(input, factsOfTaxId(input))
    const supplier = await Supplier.create({ ...input, thirdPartyId })
    await announce('supplier.created', { supplierId: supplier.id })
    return supplier
  }),

  update: updates(supplierTransformer, Supplier, updateSupplier, async (supplier, changes) => {
    const before = { ...supplier.$attributes } as Supplier
    supplier.merge(changes)
    const link = await linkOfTaxId(changes, before, supplier)
    await whenChanged(
      supplier,
      () => supplier.merge(link).save(),
      () => announce('supplier.updated', { supplierId: supplier.id })
    )
  }),

  destroy: deletes(Supplier, {
    check: ({ id }) => announce('supplier.deleted', { supplierId: id }),
  }),
}
