import { defineDocumentExport } from '#core/resources/exportable'
import { purchaseOrderList } from '#purchasing/controllers/purchase_orders_controller'

export default function exportPurchases() {
  const orders = { scope: 'inventory', list: purchaseOrderList }
  const repeated = { purchaseOrderId: 'id', purchaseOrderNumber: 'number', status: 'status' }
  defineDocumentExport('purchase-orders', 'purchase-order-lines', orders, { repeated })
}
