/** Recurring invoices of a shop, and the clock of its days. */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { jsonOf } from '#core/database/columns'
import { rows } from '#core/database/query'
import { KEY_SCOPES } from '#core/context/scopes'
import { clientOf } from '#tests/api'
import { unique } from '#tests/company'
import { aShop, ok, type Shop } from '#tests/functional/sales/shop'

/** Noon of the day where the companies of tests are. */
export const onDay = (day: string) => clock.travelTo(new Date(`${day}T17:00:00Z`))

/** A shop that sells a service, on this day. Its client is an API key, which does not expire. */
export async function aShopOn(
  day: string,
  { settings }: { settings?: object } = {}
): Promise<Shop> {
  clock.travelTo(null)
  const shop = await aShop({ stock: 0, settings })
  const { key } = ok(
    await shop.api.post('/api-keys', { name: unique('Clock'), scopes: KEY_SCOPES })
  )
  onDay(day)
  return { ...shop, api: clientOf(key) }
}

/** The body of a recurring invoice of one month's service, from `startDate` on. */
export const aSeries = ({ customer, service }: Shop, startDate: string, more: object = {}) => ({
  customerId: customer.id,
  items: [{ productId: service.id, quantity: 1 }],
  paymentMethod: 'CREDIT',
  every: 1,
  unit: 'MONTH',
  startDate,
  ...more,
})

export const monthly = async (shop: Shop, startDate: string, more: object = {}) =>
  ok(await shop.api.post('/recurring-invoices', aSeries(shop, startDate, more)))

export const seriesOf = async ({ api }: Shop, id: string) =>
  ok(await api.get(`/recurring-invoices/${id}`))

export const run = async ({ api }: Shop, id: string) =>
  ok(await api.post(`/recurring-invoices/${id}/run`))

export const periodsOf = async ({ api }: Shop, id: string): Promise<any[]> =>
  ok(await api.get(`/recurring-invoices/${id}/occurrences?sort=periodStart&limit=100`)).data

/** The invoices of the shop, in the order of their periods. */
export async function invoicesOf({ api }: Shop): Promise<any[]> {
  const { data } = ok(await api.get('/invoices?limit=100&sort=number'))
  return data
}

/** The subjects of what was announced of a type. */
export const toldOf = ({ as }: Shop, type: string): Promise<any[]> =>
  as(async () => {
    const found = await rows(
      'SELECT subject FROM webhook_messages WHERE tenant_id = ? AND type = ? ORDER BY id',
      [Current.tenantId, type]
    )
    return found.map(({ subject }) => jsonOf(subject))
  })
