import { registerLinked } from '#parties/links'
import Supplier from '#catalog/models/supplier'

export default () =>
  registerLinked({ model: Supplier, updated: { event: 'supplier.updated', id: 'supplierId' } })
