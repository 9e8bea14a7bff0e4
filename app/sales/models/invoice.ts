import { InvoiceSchema } from '#database/schema'
import type { InvoiceStatus } from '#sales/invoice_lifecycle'
import type { PaymentMethod } from '#sales/validators/invoice'

export default class Invoice extends InvoiceSchema {
  declare status: InvoiceStatus
  declare paymentMethod: PaymentMethod
}
