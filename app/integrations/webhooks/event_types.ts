/** What webhooks may be told of, in one table: the record that a message carries, and the scope that reading it takes. */
import type { RecordDefinition } from '#core/record'
import { assetRecord } from '#assets/transformers/asset_record'
import { customerRecord } from '#customers/transformers/customer_record'
import { employeeRecord } from '#hr/transformers/employee_record'
import { importRecord } from '#integrations/transformers/import_record'
import { productRecord } from '#catalog/transformers/product_record'
import { purchaseOrderRecord } from '#purchasing/transformers/purchase_order_record'
import { invoiceRecord } from '#sales/transformers/invoice_record'
import { paymentRecord } from '#sales/transformers/payment_record'
import { ticketRecord } from '#support/transformers/ticket_record'

export type EventType = { record: RecordDefinition<any>; id: string; scope: string; what: string }

const of = (record: any, id: string, scope: string, what: string): EventType => ({ record, id, scope, what })

export const EVENT_TYPES: Record<string, EventType> = {
  'customer.created': of(customerRecord, 'customerId', 'customers', 'A customer was created'),
  'invoice.issued': of(invoiceRecord, 'invoiceId', 'invoices', 'An invoice got its number'),
  'invoice.paid': of(invoiceRecord, 'invoiceId', 'invoices', 'Nothing is left to pay of an invoice'),
  'invoice.voided': of(invoiceRecord, 'invoiceId', 'invoices', 'An invoice was taken back'),
  'payment.created': of(paymentRecord, 'paymentId', 'invoices', 'A customer has paid'),
  'stock.low': of(productRecord, 'productId', 'inventory', 'There is less of a product than its minimum'),
  'purchase_order.received': of(purchaseOrderRecord, 'purchaseOrderId', 'inventory', 'Goods of a purchase order came in'),
  'asset.assigned': of(assetRecord, 'assetId', 'assets', 'An asset was given to somebody, or to some place'),
  'asset.returned': of(assetRecord, 'assetId', 'assets', 'An asset came back'),
  'employee.created': of(employeeRecord, 'employeeId', 'hr', 'Somebody was hired'),
  'employee.deactivated': of(employeeRecord, 'employeeId', 'hr', 'Somebody has left'),
  'ticket.created': of(ticketRecord, 'ticketId', 'tickets', 'A ticket was opened'),
  'ticket.status_changed': of(ticketRecord, 'ticketId', 'tickets', 'A ticket got another status'),
  'import.completed': of(importRecord, 'importId', 'integrations', 'An import has come to its end'),
}

/** Sent on demand, to try an endpoint. */
export const TEST_EVENT = 'webhook.test'

export const EVENT_NAMES = Object.keys(EVENT_TYPES)
