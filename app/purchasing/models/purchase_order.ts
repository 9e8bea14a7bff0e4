import { PurchaseOrderSchema } from '#database/schema'
import type { PurchaseOrderState } from '#purchasing/purchase_order_lifecycle'

export default class PurchaseOrder extends PurchaseOrderSchema {
  declare status: PurchaseOrderState

  /** What came in and is not paid. */
  get balance() {
    return this.receivedTotal.minus(this.paidAmount)
  }
}
