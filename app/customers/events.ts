import { defineEvents } from '#core/event_types'
import { customerRecord } from '#customers/transformers/customer_record'

export function defineCustomerEvents() {
  defineEvents({ record: customerRecord, scope: 'customers', id: 'customerId' }, {
    'customer.created': 'A customer was created',
    'customer.updated': 'A customer was changed, otherwise than in their balance',
    'customer.deleted': 'A customer was deleted',
  })
}
