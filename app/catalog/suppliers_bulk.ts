/** Suppliers from files, known again by their tax id. */
import { defineBulk } from '#core/bulk'
import Supplier from '#catalog/models/supplier'
import { createSupplier, updateSupplier } from '#catalog/validators/supplier'

export default defineBulk({
  resource: 'suppliers',
  scope: 'inventory:write',
  model: Supplier,
  create: createSupplier,
  update: updateSupplier,
  key: 'taxId',
})
