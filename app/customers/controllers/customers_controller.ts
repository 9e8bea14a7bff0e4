import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { whenChanged } from '#core/jobs/announce_if_changed'
import {
  factsOfTaxId,
  linkOfNew,
  linkOfTaxId,
  taxIdOfParty,
  thirdPartyConditions,
  thirdPartyFilters,
} from '#parties/links'
import Customer from '#customers/models/customer'
import { customerTransformer } from '#customers/transformers/customer_transformer'
import { createCustomer, updateCustomer } from '#customers/validators/customer'
import { announce } from '#core/jobs/outbox'

export const customerList = defineList({
  record: customerTransformer,
  sorts: ['name', 'taxId', 'updatedAt'],
  search: 'name, taxId, email and phone',
  filters: thirdPartyFilters,
  where: thirdPartyConditions,
})

export const customers = {
  index: lists(customerList),
  show: reads(customerTransformer),

  store: creates(customerTransformer, createCustomer, async (input) => {
    const thirdPartyId = await linkOfNew(input, factsOfTaxId(input))
    const taxId = input.taxId ?? (await taxIdOfParty(thirdPartyId!))
    const customer = await Customer.create({ ...input, taxId, thirdPartyId })
    await announce('customer.created', { customerId: customer.id })
    return customer
  }),

  update: updates(customerTransformer, Customer, updateCustomer, async (customer, changes) => {
    const before = { ...customer.$attributes } as Customer
    customer.merge(changes)
    const link = await linkOfTaxId(changes, before, customer)
    await whenChanged(
      customer,
      () => customer.merge(link).save(),
      () => announce('customer.updated', { customerId: customer.id })
    )
  }),

  destroy: deletes(Customer, {
    check: ({ id }) => announce('customer.deleted', { customerId: id }),
  }),
}
