import { defineExport } from '#core/exports'
import { purchaseOrderList } from '#purchasing/controllers/purchase_orders_controller'

export const exportPurchases = () => defineExport('purchase-orders', { scope: 'inventory', list: purchaseOrderList })
