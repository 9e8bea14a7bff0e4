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
  await terms(api, given)
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
  await api.get(`/quotes/${quote.id}/deliveries`)
  await api.post(`/quotes/${quote.id}/accept`)
  const invoice = await api.post(`/quotes/${quote.id}/convert`, { paymentMethod: 'CREDIT' })
  const other = await given.post('/quotes', sale)
  await api.post(`/quotes/${other.id}/mark-sent`)
  await api.post(`/quotes/${other.id}/reject`)
  await api.delete(`/quotes/${other.id}`)

  await api.post('/invoices', {
    ...{ ...sale, paymentMethod: 'CREDIT', dueDate: '2026-12-20' },
    discount: { rate: 10 },
  })
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
  await api.post(`/invoices/${invoice.id}/send`, {
    to: ['compras@penon.test'],
    cc: ['contador@penon.test'],
    message: 'Buenos días, adjuntamos la factura de noviembre.',
  })
  await api.get(`/invoices/${invoice.id}/deliveries`)

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
  await api.post(`/payments/${payment.id}/send`)
  await api.get(`/payments/${payment.id}/deliveries`)
  await api.post(`/payments/${payment.id}/void`, { reason: 'El cheque no tenía fondos' })
  const advance = await api.post('/payments', {
    customerId: invoice.customerId,
    amount: 150_000,
    paymentMethod: 'TRANSFER',
    reference: 'TRX-88231',
  })
  const { allocations } = await api.post(`/payments/${advance.id}/allocations`, {
    items: [{ invoiceId: invoice.id, amount: 100_000 }],
  })
  await api.post(`/payments/${advance.id}/allocations/${allocations[0].id}/void`, {})

  const { writeOffs } = await api.post(`/invoices/${invoice.id}/write-off`, {
    amount: 38_000,
    reason: 'El cliente cerró su negocio',
  })
  await api.post(`/invoices/${invoice.id}/write-offs/${writeOffs[0].id}/void`)

  const note = await api.post(`/invoices/${invoice.id}/credit-notes`, {
    reason: 'Devolución de un taladro',
    items: [{ productId: drill.id, quantity: 1 }],
  })
  await api.get(`/invoices/${invoice.id}/credit-notes`)
  await api.get(`/credit-notes?invoiceId=${invoice.id}`)
  await api.get(`/credit-notes/${note.id}`)
  await api.get(`/credit-notes/${note.id}/pdf`)
  await api.post(`/credit-notes/${note.id}/send`, { to: 'contador@penon.test' })
  await api.get(`/credit-notes/${note.id}/deliveries`)

  await credits(api, given, { customer, advice })
  await api.post(`/invoices/${invoice.id}/credit-notes`, {
    reason: 'Descuento por entrega tardía',
    concept: 'DISCOUNT',
    net: 10_000,
  })
  await api.post(`/invoices/${invoice.id}/debit-notes`, {
    reason: 'Intereses de mora',
    items: [{ productId: advice.id, quantity: 1, unitPrice: 20_000, taxRate: 0 }],
  })
  await api.get(`/invoices/${invoice.id}/debit-notes`)

  const draft = await given.post('/invoices', { ...sale, draft: true })
  await api.post(`/invoices/${draft.id}/issue`)
  await api.post(`/invoices/${draft.id}/void`, { reason: 'Se facturó dos veces' })

  await api.get(`/customers/${customer.id}/statement`)
  await api.post(`/customers/${customer.id}/statement/send`, { period: { from: '2026-11-01' } })
  await api.get(`/customers/${customer.id}/statement/deliveries`)
  await api.get('/reports/receivables-aging')
  await api.get('/reports/sales-summary?groupBy=product')
}

/** Credit of a paid invoice, free money of a payment, and what becomes of them. */
async function credits(api: Client, given: Client, { customer, advice }: Record<string, any>) {
  const items = [{ productId: advice.id, quantity: 5 }]
  const invoice = () => given.post('/invoices', { customerId: customer.id, items })
  const [paid, open, last] = [await invoice(), await invoice(), await invoice()]
  await given.post('/payments', {
    ...{ invoiceId: paid.id, amount: paid.balance, paymentMethod: 'CASH' },
  })
  const note = await given.post(`/invoices/${paid.id}/credit-notes`, {
    reason: 'Se prestaron cuatro horas',
    items: [{ lineId: paid.items[0].id, quantity: 1 }],
  })
  const advance = await given.post('/payments', {
    ...{ customerId: customer.id, amount: 100_000, paymentMethod: 'CASH' },
  })
  await api.get(`/customers/${customer.id}/credits`)

  const { allocations } = await api.post(`/credit-notes/${note.id}/allocations`, {
    items: [{ invoiceId: open.id, amount: 20_000 }],
  })
  await api.post(`/credit-notes/${note.id}/allocations/${allocations[0].id}/void`)
  const refund = await api.post(`/credit-notes/${note.id}/refunds`, { amount: 3_800 })
  await api.post(`/payments/${advance.id}/refunds`, { amount: 15_000, reference: 'TRX-90114' })
  await api.get(`/refunds?customerId=${customer.id}`)
  await api.get(`/refunds/${refund.id}`)
  await api.post(`/refunds/${refund.id}/void`, { reason: 'La transferencia rebotó' })
  await api.post(`/customers/${last.customerId}/apply-credits`)
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

/** Payment terms in instalments, and others that are deleted. */
async function terms(api: Client, given: Client) {
  const made = await api.post('/payment-terms', {
    name: '30 % now, 30 % in a month, the rest in two',
    lines: [{ percent: 30 }, { percent: 30, months: 1 }, { balance: true, months: 2 }],
    discount: { percent: 2, days: 10 },
  })
  await api.get('/payment-terms?active=true&limit=2')
  await api.get(`/payment-terms/${made.id}`)
  await api.patch(`/payment-terms/${made.id}`, { discount: { percent: 3, days: 8 } })

  const other = await given.post('/payment-terms', {
    name: 'Net 60',
    lines: [{ balance: true, days: 60 }],
  })
  await api.delete(`/payment-terms/${other.id}`)
}
