import { SupplierRefundSchema } from '#database/schema'
import type { SupplierRefundStatus } from '#purchasing/refunds/supplier_refund_lifecycle'

export default class SupplierRefund extends SupplierRefundSchema {
  declare status: SupplierRefundStatus
}
