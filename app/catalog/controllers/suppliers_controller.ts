import { defineList } from '#core/list'
import { creates, deletes, lists, reads, updates } from '#core/operations'
import Supplier from '#catalog/models/supplier'
import { supplierRecord } from '#catalog/transformers/supplier_record'
import { createSupplier, updateSupplier } from '#catalog/validators/supplier'

export const supplierList = defineList({
  record: supplierRecord,
  sorts: ['name', 'taxId', 'updatedAt'],
  search: 'name, taxId, email and phone',
})

export const suppliers = {
  index: lists(supplierList),
  show: reads(supplierRecord),
  store: creates(supplierRecord, createSupplier, (input) => Supplier.create(input)),
  update: updates(supplierRecord, Supplier, updateSupplier),
  destroy: deletes(Supplier),
}
