import { Current } from '#core/current'
import { execute } from '#core/database'
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
  destroy: deletes(Supplier, { check: forgetOfDeletedOrders }),
}

/** An order that was deleted holds nobody back; others that name the supplier are the foreign key's to tell. */
async function forgetOfDeletedOrders({ id }: Supplier) {
  await execute('UPDATE purchase_orders SET supplier_id = NULL WHERE tenant_id = ? AND supplier_id = ? AND live IS NULL', [Current.tenantId, id])
}
