import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { whenChanged } from '#core/jobs/announce_if_changed'
import Customer from '#customers/models/customer'
import { customerTransformer } from '#customers/transformers/customer_transformer'
import { createCustomer, updateCustomer } from '#customers/validators/customer'
import { announce } from '#core/jobs/outbox'

export const customerList = defineList({
  record: customerTransformer,
  sorts: ['name', 'taxId', 'updatedAt'],
  search: 'name, taxId, email and phone',
})

export const customers = {
  index: lists(customerList),
  show: reads(customerTransformer),

  store: creates(customerTransformer, createCustomer, async (input) => {
    const customer = await Customer.create(input)
    await announce('customer.created', { customerId: customer.id })
    return customer
  }),

  update: updates(customerTransformer, Customer, updateCustomer, (customer, changes) =>
    whenChanged(
      customer,
      () => customer.merge(changes).save(),
      () => announce('customer.updated', { customerId: customer.id })
    )
  ),

  destroy: deletes(Customer, {
    check: ({ id }) => announce('customer.deleted', { customerId: id }),
  }),
}
