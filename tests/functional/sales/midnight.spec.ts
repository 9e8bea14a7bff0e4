import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { addDays, dayOf, startOfDay, todayIn } from '#core/calendar/days'
import { transaction } from '#core/database/transaction/transaction'
import type { Answer } from '#tests/api'
import { eventually } from '#tests/eventually'
import { aCustomer, aShop, issued, ok, receive, type Shop } from './shop.js'

const ZONE = 'America/Bogota'

/**
 * What is asked for a moment before midnight, and must wait for the goods until a moment after it.
 */
async function overMidnight(
  shop: Shop,
  midnight: number,
  asking: () => Promise<Answer>
): Promise<Answer> {
  let asked: Promise<Answer>
  await shop.as(() =>
    transaction(async () => {
      await rows('SELECT id FROM products WHERE tenant_id = ? AND id = ? FOR UPDATE', [
        shop.tenant.id,
        shop.goods.id,
      ])
      clock.travelTo(new Date(midnight - 1))
      await Current.run({ tenant: shop.tenant }, async () => {
        asked = asking()
        await eventually(
          'it waits for the goods',
          async () =>
            (
              await rows(
                "SELECT 1 FROM information_schema.PROCESSLIST WHERE ID <> CONNECTION_ID() AND INFO LIKE '%FROM products p %FOR UPDATE'"
              )
            ).length > 0
        )
      })
      clock.travelTo(new Date(midnight + 1))
    })
  )
  return asked!
}

test.group('Midnight', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('an action across midnight has one day: document, entry and goods', async ({ assert }) => {
    const shop = await aShop({ stock: 10 })
    const { api, as } = shop
    const midnight = Date.parse(startOfDay(addDays(todayIn(ZONE), -1), ZONE))
    const day = dayOf(new Date(midnight - 1), ZONE)
    clock.travelTo(new Date(midnight - 3_600_000))
    const [credited, gone, changed] = [
      await issued(shop, 2),
      await issued({ ...shop, customer: await aCustomer(shop) }),
      await issued(shop),
    ]

    const ways: Record<string, [reference: string, asking: () => Promise<Answer>]> = {
      'a credit note': [
        credited.id,
        () =>
          api.post(`/invoices/${credited.id}/credit-notes`, {
            reason: 'x',
            items: [shop.goods.id],
          }),
      ],
      'a void': [gone.id, () => api.post(`/invoices/${gone.id}/void`, { reason: 'x' })],
      'a change': [
        changed.id,
        () =>
          api.patch(`/invoices/${changed.id}`, {
            items: [{ productId: shop.goods.id, quantity: 3 }],
          }),
      ],
    }
    for (const [what, [invoiceId, asking]] of Object.entries(ways)) {
      const document = ok(await overMidnight(shop, midnight, asking))
      const ids = [invoiceId, document.id]
      const entries = await as(() =>
        rows(
          'SELECT entry_date AS date FROM journal_entries WHERE tenant_id = ? AND reference IN (?)',
          [Current.tenantId, ids]
        )
      )
      const moved = await as(() =>
        rows(
          'SELECT created_at AS at FROM stock_movements WHERE tenant_id = ? AND reference IN (?)',
          [Current.tenantId, ids]
        )
      )
      const days = [
        ...entries.map(({ date }) => String(date).slice(0, 10)),
        ...moved.map(({ at }) => dayOf(`${at.replace(' ', 'T')}Z`, ZONE)),
        ...(document.voidedAt ? [dayOf(document.voidedAt, ZONE)] : []),
      ]
      assert.deepEqual(new Set(days), new Set([day]), what)
    }

    const { rows: books } = ok(await api.get(`/reports/trial-balance?from=2000-01-01&to=${day}`))
    const valued = ok(await api.get(`/reports/inventory-valuation?asOf=${day}`)).totals.value
    assert.equal(books.find(({ code }: any) => code === '143505').closing, valued)
  })

  for (const [from, to] of [
    [ZONE, 'Pacific/Auckland'],
    ['Pacific/Auckland', ZONE],
  ]) {
    test(`a company that moves from ${from} to ${to} keeps its days: what was owed and what the stock was worth is what the books say`, async ({
      assert,
    }) => {
      const shop = await aShop({ stock: 0 })
      const { api, customer, goods, warehouse } = shop
      let at = Date.now() - 9 * 86_400_000
      const first = dayOf(new Date(at), ZONE)
      const sold: any[] = []
      clock.travelTo(new Date(at))
      ok(await api.patch('/settings/tenant', { timezone: from }))

      const work = async (turns: number) => {
        for (let turn = 1; turn <= turns; turn++) {
          clock.travelTo(new Date((at += 7.2 * 3_600_000)))
          await receive(shop, goods.id, warehouse.id, 10, 10 + turn)
          sold.push(await issued(shop, turn))
          if (turn > 3)
            ok(
              turn % 2
                ? await api.post(`/invoices/${sold.at(-3).id}/void`, { reason: 'x' })
                : await api.patch(`/invoices/${sold.at(-3).id}`, {
                    items: [{ productId: goods.id, quantity: turn + 10 }],
                  })
            )
        }
      }
      await work(10)
      clock.travelTo(new Date((at += 30 * 3_600_000)))
      const aged: [day: string, rows: object][] = []
      for (let day = first; day < dayOf(new Date(at), from); day = addDays(day, 1))
        aged.push([day, ok(await api.get(`/reports/receivables-aging?asOf=${day}`)).rows])
      assert.isAbove(aged.length, 2)
      ok(await api.patch('/settings/tenant', { timezone: to }))
      at += 30 * 3_600_000
      await work(6)
      clock.travelTo(null)

      for (
        let day = addDays(first, -1);
        day <= dayOf(new Date(), 'Pacific/Auckland');
        day = addDays(day, 1)
      ) {
        const { rows: books } = ok(
          await api.get(`/reports/trial-balance?from=2000-01-01&to=${day}`)
        )
        const [owed, stock] = ['130505', '143505'].map(
          (code) => books.find((row: any) => row.code === code)?.closing ?? 0
        )
        assert.equal(
          ok(await api.get(`/reports/receivables-aging?asOf=${day}`)).totals.total,
          owed,
          `the aging of ${day}`
        )
        assert.equal(
          ok(await api.get(`/customers/${customer.id}/statement?to=${day}`)).closingBalance,
          owed,
          `the statement to ${day}`
        )
        assert.equal(
          ok(await api.get(`/customers/${customer.id}/statement?from=${addDays(day, 1)}`))
            .openingBalance,
          owed,
          `the statement from the day after ${day}`
        )
        assert.equal(
          ok(await api.get(`/reports/inventory-valuation?asOf=${day}`)).totals.value,
          stock,
          `the valuation of ${day}`
        )
      }
      for (const [day, rows] of aged)
        assert.deepEqual(
          ok(await api.get(`/reports/receivables-aging?asOf=${day}`)).rows,
          rows,
          `what was late on ${day}`
        )
      assert.isTrue(ok(await api.get('/reports/integrity')).ok)

      const moves = ok(await api.get('/audit-logs?entity=tenant&limit=100')).data.filter(
        ({ before }: any) => before?.timezone
      )
      assert.isAbove(moves.length, 0)
      assert.deepEqual(
        moves.filter(({ before, after }: any) => before.settings || after.settings),
        []
      )
    })
  }
})
