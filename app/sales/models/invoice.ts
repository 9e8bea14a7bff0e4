import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { InvoiceSchema } from '#database/schema'
import type { InvoiceStatus } from '#sales/invoices/invoice_lifecycle'
import type { PaymentMethod } from '#sales/validators/invoice'

export default class Invoice extends InvoiceSchema {
  declare status: InvoiceStatus
  declare paymentMethod: PaymentMethod
}

/** What an invoice says of itself, without its model: what is only made needs none. */
export type InvoiceFacts = Omit<
  ModelAttributes<Invoice>,
  '$columns' | 'tenantId' | 'version' | 'createdAt' | 'updatedAt'
>
