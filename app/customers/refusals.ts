/** Refusals of customers beyond those that declarations imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const DUPLICATE = { DUPLICATE: 'Another customer has this `taxId`' }

export default () =>
  defineRefusals({
    'customers.store': DUPLICATE,
    'customers.update': DUPLICATE,
    'customers.destroy': {
      IN_USE: 'The customer has quotes, invoices or payments, or assets are assigned to them',
    },
  })
