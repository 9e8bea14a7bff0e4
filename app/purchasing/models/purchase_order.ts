import { afterFind } from '@adonisjs/lucid/orm'
import { PurchaseOrderSchema } from '#database/schema'
import PurchaseReceipt from '#purchasing/models/purchase_receipt'
import type { PurchaseOrderState } from '#purchasing/orders/purchase_order_lifecycle'

export default class PurchaseOrder extends PurchaseOrderSchema {
  declare status: PurchaseOrderState
  hasReceipts = false

  /** Decides only about cancelled orders. */
  @afterFind()
  static async lookForReceipts(order: PurchaseOrder) {
    if (order.status === 'CANCELLED')
      order.hasReceipts = Boolean(
        await PurchaseReceipt.query().where('purchaseOrderId', order.id).first()
      )
  }

  /** Received and neither billed, withheld nor paid; bills owe the rest. */
  get balance() {
    return this.receivedTotal
      .minus(this.billedTotal)
      .minus(this.withheldTotal)
      .plus(this.billedWithheld)
      .minus(this.paidAmount)
      .plus(this.billedPaid)
  }
}
