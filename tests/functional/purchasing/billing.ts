/** Bills of a company in Bogotá that buys. */
import { todayIn } from '#core/calendar/days'
import { accountNamed } from '#tests/functional/accounting/books'
import { ok } from '../sales/shop.js'
import { aBuyer } from './buying.js'

export async function aBilledBuyer(fiscal: object = {}, party: object = {}) {
  const buyer = await aBuyer(fiscal, party)
  const { api, supplier, tenant } = buyer
  const today = todayIn(tenant.timezone)
  let last = 0
  const billed = (more: object) => ({
    supplierId: supplier.id,
    number: `FV-${++last}`,
    date: today,
    ...more,
  })
  const draft = (more: object) => api.post('/bills', billed(more))
  const post = (id: string, body: object = {}) => api.post(`/bills/${id}/post`, body)
  const posted = async (more: object) => ok(await post(ok(await draft(more)).id))
  const fees = await accountNamed(buyer, '511095')
  return { ...buyer, today, draft, post, posted, billed, fees }
}

export type BilledBuyer = Awaited<ReturnType<typeof aBilledBuyer>>
