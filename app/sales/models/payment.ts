import { PaymentSchema } from '#database/schema'
import type { PaymentStatus } from '#sales/payments/payment_lifecycle'

export default class Payment extends PaymentSchema {
  declare status: PaymentStatus
}
