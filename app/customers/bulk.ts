/** Customers from files. */
import { defineBulk } from '#core/bulk'
import { TAX_ID } from '#core/id_key'
import Customer from '#customers/models/customer'
import { createCustomer, updateCustomer } from '#customers/validators/customer'

export default defineBulk({
  resource: 'customers',
  scope: 'customers:write',
  model: Customer,
  create: createCustomer,
  update: updateCustomer,
  key: 'taxId',
  compared: TAX_ID,
  created: { event: 'customer.created', id: 'customerId' },
  updated: { event: 'customer.updated', id: 'customerId' },
  example: { taxId: '900123456-7', name: 'Café Ñandú, S.A.S.', email: 'compras@nandu.example', phone: '+57 300 123 4567', address: 'Calle 10 # 5-20, Medellín', creditLimit: 1_500_000 },
})
