import { defineEvents } from '#core/resources/webhook_events'
import { customerRecord, interactionRecord } from '#customers/transformers/customer_record'

export default function defineCustomerEvents() {
  defineEvents(
    { record: customerRecord, scope: 'customers', id: 'customerId' },
    {
      'customer.created': 'A customer was created',
      'customer.updated': 'A customer was changed, otherwise than in their balance',
      'customer.deleted': 'A customer was deleted',
    }
  )
  defineEvents(
    { record: interactionRecord, scope: 'customers', id: 'interactionId' },
    { 'interaction.created': 'Something was noted about a customer, such as a call' }
  )
}
