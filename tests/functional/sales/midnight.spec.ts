import { test } from '@japa/runner'
import { clock } from '#core/clock'
import { Current } from '#core/current'
import { rows } from '#core/database'
import { addDays, dayOf, startOfDay, todayIn } from '#core/days'
import { transaction } from '#core/transaction'
import type { Answer } from '#tests/api'
import { eventually } from '#tests/eventually'
import { aCustomer, aShop, issued, ok, type Shop } from './shop.js'

const ZONE = 'America/Bogota'

/** What is asked for a moment before midnight, and must wait for the goods until a moment after it. */
async function overMidnight(shop: Shop, midnight: number, asking: () => Promise<Answer>): Promise<Answer> {
  let asked: Promise<Answer>
  await shop.as(() =>
    transaction(async () => {
      await rows('SELECT id FROM products WHERE tenant_id = ? AND id = ? FOR UPDATE', [shop.tenant.id, shop.goods.id])
      clock.travelTo(new Date(midnight - 1))
      await Current.run({ tenant: shop.tenant }, async () => {
        asked = asking()
        await eventually('it waits for the goods', async () => (await rows("SELECT 1 FROM information_schema.PROCESSLIST WHERE ID <> CONNECTION_ID() AND INFO LIKE '%FROM products p %FOR UPDATE'")).length > 0)
      })
      clock.travelTo(new Date(midnight + 1))
    })
  )
  return asked!
}

test.group('Midnight', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('what begins on a day and ends on the next is of one day: document, entry and goods', async ({ assert }) => {
    const shop = await aShop({ stock: 10 })
    const { api, as } = shop
    const midnight = Date.parse(startOfDay(addDays(todayIn(ZONE), -1), ZONE))
    const day = dayOf(new Date(midnight - 1), ZONE)
    clock.travelTo(new Date(midnight - 3_600_000))
    const [credited, gone, changed] = [await issued(shop, 2), await issued({ ...shop, customer: await aCustomer(shop) }), await issued(shop)]

    const ways: Record<string, [reference: string, asking: () => Promise<Answer>]> = {
      'a credit note': [credited.id, () => api.post(`/invoices/${credited.id}/credit-notes`, { reason: 'x', items: [shop.goods.id] })],
      'a void': [gone.id, () => api.post(`/invoices/${gone.id}/void`, { reason: 'x' })],
      'a change': [changed.id, () => api.patch(`/invoices/${changed.id}`, { items: [{ productId: shop.goods.id, quantity: 3 }] })],
    }
    for (const [what, [invoiceId, asking]] of Object.entries(ways)) {
      const document = ok(await overMidnight(shop, midnight, asking))
      const ids = [invoiceId, document.id]
      const entries = await as(() => rows('SELECT entry_date AS date FROM journal_entries WHERE tenant_id = ? AND reference IN (?)', [Current.tenantId, ids]))
      const moved = await as(() => rows('SELECT created_at AS at FROM stock_movements WHERE tenant_id = ? AND reference IN (?)', [Current.tenantId, ids]))
      const days = [...entries.map(({ date }) => String(date).slice(0, 10)), ...moved.map(({ at }) => dayOf(`${at.replace(' ', 'T')}Z`, ZONE)), ...(document.voidedAt ? [dayOf(document.voidedAt, ZONE)] : [])]
      assert.deepEqual(new Set(days), new Set([day]), what)
    }

    const { rows: books } = ok(await api.get(`/reports/trial-balance?from=2000-01-01&to=${day}`))
    const valued = ok(await api.get(`/reports/inventory-valuation?asOf=${day}`)).totals.value
    assert.equal(books.find(({ code }: any) => code === '143505').closing, valued)
  })
})
