import { SupplierPaymentSchema } from '#database/schema'
import type { SupplierPaymentStatus } from '#purchasing/supplier_payment_lifecycle'

export default class SupplierPayment extends SupplierPaymentSchema {
  declare status: SupplierPaymentStatus

  /** The name of the field; `payment_date` is the former one. */
  get date() {
    return this.paymentDate
  }
}
