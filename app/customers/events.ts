import { defineEvents } from '#core/event_types'
import { customerRecord } from '#customers/transformers/customer_record'

export const defineCustomerEvents = () => defineEvents({ record: customerRecord, scope: 'customers', id: 'customerId' }, { 'customer.created': 'A customer was created' })
