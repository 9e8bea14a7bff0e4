import { registerLinked } from '#parties/links'
import Customer from '#customers/models/customer'

export default () =>
  registerLinked({ model: Customer, updated: { event: 'customer.updated', id: 'customerId' } })
