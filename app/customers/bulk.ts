/** Customers from files. */
import { defineBulk } from '#core/bulk'
import Customer from '#customers/models/customer'
import { createCustomer, updateCustomer } from '#customers/validators/customer'

export default defineBulk({
  resource: 'customers',
  scope: 'customers:write',
  model: Customer,
  create: createCustomer,
  update: updateCustomer,
  key: 'taxId',
  created: { event: 'customer.created', id: 'customerId' },
})
