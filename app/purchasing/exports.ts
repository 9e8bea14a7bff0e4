import { defineDocumentExport, defineExport } from '#core/resources/exportable'
import { billList } from '#purchasing/controllers/bills_controller'
import { purchaseOrderList } from '#purchasing/controllers/purchase_orders_controller'
import { supplierCreditNoteList } from '#purchasing/controllers/supplier_credit_notes_controller'
import { supplierPaymentList } from '#purchasing/controllers/supplier_payments_controller'
import { supplierRefundList } from '#purchasing/controllers/supplier_refunds_controller'

export default function exportPurchases() {
  const orders = { scope: 'inventory', list: purchaseOrderList }
  const ofBill = { billId: 'id', billNumber: 'number', billDate: 'date', status: 'status' }
  defineDocumentExport(
    'bills',
    'bill-lines',
    { scope: 'accounting', list: billList },
    { repeated: ofBill }
  )
  const ofNote = { creditNoteId: 'id', creditNoteNumber: 'number', creditNoteDate: 'date' }
  defineDocumentExport(
    'supplier-credit-notes',
    'supplier-credit-note-lines',
    { scope: 'accounting', list: supplierCreditNoteList },
    { repeated: { ...ofNote, status: 'status' } }
  )
  defineExport('supplier-payments', { scope: 'accounting', list: supplierPaymentList })
  defineExport('supplier-refunds', { scope: 'accounting', list: supplierRefundList })
  const repeated = { purchaseOrderId: 'id', purchaseOrderNumber: 'number', status: 'status' }
  defineDocumentExport('purchase-orders', 'purchase-order-lines', orders, { repeated })
}
