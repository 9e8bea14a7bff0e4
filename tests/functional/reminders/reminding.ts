/** Companies that remind their customers. */
import { addDays, todayIn } from '#core/calendar/days'
import { aCustomer, aProduct, aShop, ok, type Shop } from '#tests/functional/sales/shop'

export const aLevel = async ({ api }: Pick<Shop, 'api'>, afterDays: number, more: object = {}) =>
  ok(
    await api.post('/reminder-levels', {
      afterDays,
      subject: `Aviso de {{days}} días a {{customerName}}`,
      body: 'Debe {{balance}} de {{invoices}}.',
      ...more,
    })
  )

/** A company with levels at 1, 15 and 30 days, and a customer who owes 1,190,000. */
export async function aCreditor(levels: readonly number[] = [1, 15, 30]) {
  const shop = await aShop({ stock: 0 })
  const customer = await aCustomer(shop, { email: 'pagos@penon.test' })
  const product = await aProduct(shop, { sellingPrice: 1_000_000, isService: true })
  for (const days of levels) await aLevel(shop, days)
  const today = todayIn(shop.tenant.timezone)
  /** Issues an invoice of 1,190,000 that was due so many days ago. */
  const owes = async (daysAgo: number, more: object = {}) =>
    ok(
      await shop.api.post('/invoices', {
        customerId: customer.id,
        items: [{ productId: product.id, quantity: 1 }],
        paymentMethod: 'CREDIT',
        dueDate: addDays(today, -daysAgo),
        ...more,
      })
    )
  return { ...shop, customer, product, today, owes }
}

export const run = async ({ api }: Pick<Shop, 'api'>) => ok(await api.post('/reminders/run'))

export const preview = async ({ api }: Pick<Shop, 'api'>, asOf?: string) =>
  ok(await api.post('/reminders/preview', asOf ? { asOf } : {}))
