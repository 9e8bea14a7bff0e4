import { defineExport } from '#core/exports'
import { invoiceList } from '#sales/controllers/invoices_controller'

export const exportInvoices = () => defineExport('invoices', { scope: 'invoices', list: invoiceList })
