/** Sales: a quote that becomes an invoice, payments, a credit note, and documents that end. */
import { aStore } from '#tests/examples/store'
import type { Client, Scenario } from '#tests/examples/recorder'

const RANGE = {
  documentType: 'INVOICE',
  prefix: 'SETP',
  from: 990_000_000,
  to: 995_000_000,
  validFrom: '2019-01-19',
  validUntil: '2030-01-19',
  resolution: '18760000001',
  technicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
  default: true,
}

export const sales: Scenario = async ({ api, given }) => {
  const { customer, drill, advice } = await aStore(given)
  await ranges(api, given)
  const items = [
    { productId: drill.id, quantity: 2, unitPrice: 249_900, discountRate: 5 },
    { productId: advice.id, quantity: 1 },
  ]
  const sale = { customerId: customer.id, items }

  const quote = await api.post('/quotes', {
    ...sale,
    validUntil: '2026-12-20',
    notes: 'Entrega en tres días',
  })
  await api.get('/quotes?status=DRAFT&limit=2')
  await api.get(`/quotes/${quote.id}`)
  await api.patch(`/quotes/${quote.id}`, { notes: 'Entrega en dos días' })
  await api.get(`/quotes/${quote.id}/pdf`)
  await api.post(`/quotes/${quote.id}/send`)
  await api.post(`/quotes/${quote.id}/accept`)
  const invoice = await api.post(`/quotes/${quote.id}/convert`, { paymentMethod: 'CREDIT' })
  const other = await given.post('/quotes', sale)
  await api.post(`/quotes/${other.id}/mark-sent`)
  await api.post(`/quotes/${other.id}/reject`)
  await api.delete(`/quotes/${other.id}`)

  await api.post('/invoices', { ...sale, paymentMethod: 'CREDIT', dueDate: '2026-12-20' })
  await api.post('/invoices', {
    customerId: customer.id,
    items: [
      {
        productId: advice.id,
        quantity: 1,
        unitPrice: 127_000,
        taxes: [{ code: 'IVA19' }, { code: 'INC8' }],
        priceIncludesTax: true,
      },
    ],
  })
  await api.get('/invoices?status=ISSUED&limit=2')
  await api.get(`/invoices/${invoice.id}`)
  await api.patch(`/invoices/${invoice.id}`, { dueDate: '2026-12-31' })
  await api.get(`/invoices/${invoice.id}/pdf`)
  await api.post(`/invoices/${invoice.id}/send`)

  const payment = await api.post('/payments', {
    invoiceId: invoice.id,
    amount: 200_000,
    paymentMethod: 'CASH',
    reference: 'Recibo 118',
  })
  await api.get(`/payments?invoiceId=${invoice.id}`)
  await api.get(`/payments/${payment.id}`)
  await api.patch(`/payments/${payment.id}`, { notes: 'Pagó la socia' })
  await api.get(`/payments/${payment.id}/pdf`)
  await api.post(`/payments/${payment.id}/void`, { reason: 'El cheque no tenía fondos' })

  const note = await api.post(`/invoices/${invoice.id}/credit-notes`, {
    reason: 'Devolución de un taladro',
    items: [{ productId: drill.id, quantity: 1 }],
  })
  await api.get(`/invoices/${invoice.id}/credit-notes`)
  await api.get(`/credit-notes?invoiceId=${invoice.id}`)
  await api.get(`/credit-notes/${note.id}`)
  await api.get(`/credit-notes/${note.id}/pdf`)

  const draft = await given.post('/invoices', { ...sale, draft: true })
  await api.post(`/invoices/${draft.id}/issue`)
  await api.post(`/invoices/${draft.id}/void`, { reason: 'Se facturó dos veces' })

  await api.get(`/customers/${customer.id}/statement`)
  await api.get('/reports/receivables-aging')
  await api.get('/reports/sales-summary?groupBy=product')
}

/** Numbering ranges: the one of invoices, and another that is deleted. */
async function ranges(api: Client, given: Client) {
  const range = await api.post('/numbering-ranges', RANGE)
  await api.get('/numbering-ranges?documentType=INVOICE&limit=2')
  await api.get(`/numbering-ranges/${range.id}`)
  await api.patch(`/numbering-ranges/${range.id}`, { validUntil: '2031-01-19' })

  const other = await given.post('/numbering-ranges', { ...RANGE, prefix: 'FE', default: false })
  await api.delete(`/numbering-ranges/${other.id}`)
}
