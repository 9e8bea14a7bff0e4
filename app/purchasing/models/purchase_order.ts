import { afterFind } from '@adonisjs/lucid/orm'
import { PurchaseOrderSchema } from '#database/schema'
import PurchaseReceipt from '#purchasing/models/purchase_receipt'
import type { PurchaseOrderState } from '#purchasing/orders/purchase_order_lifecycle'

export default class PurchaseOrder extends PurchaseOrderSchema {
  declare status: PurchaseOrderState
  hasReceipts = false

  /** Of a cancelled order alone does it decide anything. */
  @afterFind()
  static async lookForReceipts(order: PurchaseOrder) {
    if (order.status === 'CANCELLED')
      order.hasReceipts = Boolean(
        await PurchaseReceipt.query().where('purchaseOrderId', order.id).first()
      )
  }

  /** The amount that was received and is not paid. */
  get balance() {
    return this.receivedTotal.minus(this.paidAmount)
  }
}
