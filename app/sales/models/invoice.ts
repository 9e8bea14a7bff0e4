import type { DocumentNumber } from '#core/database/deferred_number'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { InvoiceSchema } from '#database/schema'
import type { InvoiceType } from '#sales/debits/invoice_types'
import type { InvoiceStatus } from '#sales/invoices/invoice_lifecycle'
import type { PaymentMethod } from '#sales/validators/invoice'

export default class Invoice extends InvoiceSchema {
  declare status: InvoiceStatus
  declare type: InvoiceType
  declare paymentMethod: PaymentMethod
}

/** The fields of an invoice that is inserted without its model. */
export type InvoiceFacts = Omit<
  ModelAttributes<Invoice>,
  '$columns' | 'tenantId' | 'version' | 'createdAt' | 'updatedAt' | 'number'
> & { number: DocumentNumber | null }
