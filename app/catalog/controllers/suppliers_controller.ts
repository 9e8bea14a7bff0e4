import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import Supplier from '#catalog/models/supplier'
import { supplierTransformer } from '#catalog/transformers/supplier_transformer'
import { createSupplier, updateSupplier } from '#catalog/validators/supplier'

export const supplierList = defineList({
  record: supplierTransformer,
  sorts: ['name', 'taxId', 'updatedAt'],
  search: 'name, taxId, email and phone',
})

export const suppliers = {
  index: lists(supplierList),
  show: reads(supplierTransformer),

  store: creates(supplierTransformer, createSupplier, async (input) => {
    const supplier = await Supplier.create(input)
    await announce('supplier.created', { supplierId: supplier.id })
    return supplier
  }),

  update: updates(supplierTransformer, Supplier, updateSupplier, (supplier, changes) =>
    whenChanged(
      supplier,
      () => supplier.merge(changes).save(),
      () => announce('supplier.updated', { supplierId: supplier.id })
    )
  ),

  destroy: deletes(Supplier, {
    check: ({ id }) => announce('supplier.deleted', { supplierId: id }),
  }),
}
