import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { conflict } from '#core/errors/refusal'
import { whenChanged } from '#core/jobs/announce_if_changed'
import Customer from '#customers/models/customer'
import { customerRecord } from '#customers/transformers/customer_record'
import { createCustomer, updateCustomer } from '#customers/validators/customer'
import { announce } from '#core/jobs/outbox'

export const customerList = defineList({
  record: customerRecord,
  sorts: ['name', 'taxId', 'updatedAt'],
  search: 'name, taxId, email and phone',
})

export const customers = {
  index: lists(customerList),
  show: reads(customerRecord),

  store: creates(customerRecord, createCustomer, async (input) => {
    const customer = await Customer.create(input)
    await announce('customer.created', { customerId: customer.id })
    return customer
  }),

  update: updates(customerRecord, Customer, updateCustomer, (customer, changes) =>
    whenChanged(
      customer,
      () => customer.merge(changes).save(),
      () => announce('customer.updated', { customerId: customer.id })
    )
  ),

  destroy: deletes(Customer, {
    check: async (customer) => {
      await mustBeUnused(customer)
      await announce('customer.deleted', { customerId: customer.id })
    },
  }),
}

/**
 * Documents name their customer for good, assets while they are with them. Whoever writes one, or
 * assigns one, holds the customer's row, as the deletion does.
 */
async function mustBeUnused({ id }: Customer) {
  const named = (table: string, which = '') =>
    [
      `SELECT id FROM ${table} WHERE tenant_id = ? AND customer_id = ?${which} LIMIT 1`,
      [Current.tenantId, id],
    ] as const
  const assets = [
    "SELECT id FROM assets WHERE tenant_id = ? AND live = 1 AND assigned_to_type = 'CUSTOMER' AND assigned_to_id = ? LIMIT 1",
    [Current.tenantId, id],
  ] as const
  const moved = [
    'SELECT invoice_id FROM invoice_moves WHERE tenant_id = ? AND (from_customer_id = ? OR to_customer_id = ?) LIMIT 1',
    [Current.tenantId, id, id],
  ] as const
  const [held, ...documents] = await selects([
    assets,
    named('quotes', ' AND live = 1'),
    named('invoices'),
    named('payments'),
    moved,
  ])
  if (documents.some((found) => found.length))
    throw conflict('IN_USE', 'The customer has quotes, invoices or payments')
  if (held.length) throw conflict('IN_USE', 'The customer has assets of yours')
}
