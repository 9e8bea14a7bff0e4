/**
 * A hardware store that has traded for some months: what the administration pages are looked at
 * with.
 */
import { clock } from '#core/primitives/clock'
import type { Answer } from '#tests/api'
import { aCompany, unique } from '#tests/company'

/**
 * What was sold, in units, in each of the last months, this one last; a third of each month is not
 * paid.
 */
const SOLD = [4, 7, 5, 9, 12, 8, 14]

export async function aShopWithHistory() {
  const company = await aCompany({ name: unique('Ferretería El Tornillo'), locale: 'es-CO' })
  const { api } = company
  const post = async (path: string, body: object = {}) => answered(await api.post(path, body))

  const product = await post('/products', {
    sku: 'TAL-13',
    name: 'Taladro percutor 13 mm',
    costPrice: 100_000,
    sellingPrice: 180_000,
    taxRate: 19,
    minStock: 5,
  })
  const customers = [
    await post('/customers', { taxId: unique('900'), name: 'Construcciones Ñuño' }),
    await post('/customers', { taxId: unique('800'), name: 'Café El Peñón' }),
  ]
  try {
    for (const [index, units] of SOLD.entries()) {
      clock.travelTo(monthsAgo(SOLD.length - 1 - index))
      const invoice = await post('/invoices', {
        customerId: customers[index % 2].id,
        items: [{ productId: product.id, quantity: units }],
        dueDate: monthsAgo(SOLD.length - 2 - index).toISOString(),
      })
      await post('/payments', {
        invoiceId: invoice.id,
        amount: Math.round(invoice.total * 0.66),
        paymentMethod: 'CASH',
      })
    }
  } finally {
    clock.travelTo(null)
  }
  await post('/tickets', {
    subject: 'La impresora no imprime',
    description: 'Desde ayer.',
    requesterId: company.admin.id,
  })
  return company
}

function monthsAgo(count: number) {
  const now = new Date()
  return count
    ? new Date(
        Date.UTC(
          now.getUTCFullYear(),
          now.getUTCMonth() - count,
          Math.min(now.getUTCDate(), 28),
          15
        )
      )
    : now
}

function answered({ status, body, text }: Answer) {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return body
}
