/**
 * A customer, a product, an invoice on credit, its payment, and the PDF of it on disk:
 *
 *   OFICIO_URL=http://127.0.0.1:3333 OFICIO_KEY=ofc_live_… node examples/first_invoice.ts
 * invoice.pdf
 */
import { writeFile } from 'node:fs/promises'
import { createOficio, OficioError, type Schema } from '../src/index.ts'

const oficio = createOficio({
  baseUrl: process.env.OFICIO_URL ?? 'http://127.0.0.1:3333',
  apiKey: process.env.OFICIO_KEY ?? '',
})
const file = process.argv[2] ?? 'invoice.pdf'

const customer = await customerOf('900123456-7', 'Café Ñandú, S.A.S.')
const product = await oficio.post('/products', {
  body: {
    sku: `JAR-${Date.now()}`,
    name: 'Manguera de jardín, 20 m',
    costPrice: 38_000,
    sellingPrice: 59_900,
    taxRate: 19,
  },
})

const invoice = await oficio.post('/invoices', {
  body: {
    customerId: customer.id,
    paymentMethod: 'CREDIT',
    items: [{ productId: product.id, quantity: 3 }],
  },
})
console.log(
  `Invoice ${invoice.number} of ${invoice.total} ${invoice.currency} for ${invoice.customerName}`
)

const payment = await oficio.post('/payments', {
  body: { invoiceId: invoice.id, amount: invoice.total, paymentMethod: 'TRANSFER' },
})
const paid = await oficio.get('/invoices/{id}', { params: { path: { id: invoice.id } } })
console.log(`Payment ${payment.number} leaves ${paid.balance} to pay: ${paid.status}`)

const pdf = await oficio.get('/invoices/{id}/pdf', {
  params: { path: { id: invoice.id } },
  parseAs: 'arrayBuffer',
})
await writeFile(file, Buffer.from(pdf))

let sold = 0
for await (const one of oficio.paginate('/invoices', {
  params: { query: { customerId: customer.id } },
}))
  sold += one.total
console.log(`${customer.name} has bought for ${sold}; the invoice is in ${file}`)

/** The customer with this tax id, who may have been here before. */
async function customerOf(taxId: string, name: string): Promise<Schema<'Customer'>> {
  try {
    return await oficio.post('/customers', { body: { taxId, name, creditLimit: 5_000_000 } })
  } catch (error) {
    if (!(error instanceof OficioError && error.code === 'DUPLICATE')) throw error
    for await (const one of oficio.paginate('/customers', { params: { query: { search: taxId } } }))
      if (one.taxId === taxId) return one
    throw error
  }
}
