import { defineEvents } from '#core/resources/webhook_events'
import {
  customerTransformer,
  interactionTransformer,
} from '#customers/transformers/customer_transformer'

export default function defineCustomerEvents() {
  defineEvents(
    { record: customerTransformer, scope: 'customers', id: 'customerId' },
    {
      'customer.created': 'A customer was created',
      'customer.updated': 'A customer was changed, other than the balance',
      'customer.deleted': 'A customer was deleted',
    }
  )
  defineEvents(
    { record: interactionTransformer, scope: 'customers', id: 'interactionId' },
    { 'interaction.created': 'An interaction with a customer was recorded, such as a call' }
  )
}
