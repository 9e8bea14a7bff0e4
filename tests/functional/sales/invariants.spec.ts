import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import * as invariants from '#sales/invariants'
import { aShop, issued, ok, type Shop } from './shop.js'

/**
 * A bit of everything: a sale that is paid in part, one that is void, one that is credited, a void
 * payment, a draft, a quote.
 */
async function aBusyShop() {
  const shop = await aShop({ stock: 50 })
  const [partly, gone, back] = [await issued(shop, 2), await issued(shop), await issued(shop, 4)]
  await issued(shop, 1, { draft: true })
  ok(await shop.api.post('/quotes', { customerId: shop.customer.id, items: [shop.service.id] }))
  ok(await shop.api.post('/payments', { invoiceId: partly.id, amount: 20, paymentMethod: 'CASH' }))
  ok(await shop.api.post(`/invoices/${gone.id}/void`, { reason: 'x' }))
  ok(
    await shop.api.post(`/invoices/${back.id}/credit-notes`, {
      reason: 'x',
      items: [shop.goods.id],
    })
  )
  const payment = ok(
    await shop.api.post('/payments', { invoiceId: back.id, amount: 7, paymentMethod: 'CASH' })
  )
  ok(await shop.api.post(`/payments/${payment.id}/void`, {}))
  return { ...shop, partly }
}

type Check = Exclude<keyof typeof invariants, 'default'>

const check = (shop: Pick<Shop, 'as'>, name: Check) => shop.as(() => invariants[name]())

test.group('Invariants of sales', () => {
  test('invariants of sales hold after all kinds of documents', async ({ assert }) => {
    const shop = await aBusyShop()
    const expected = {
      receivablesAreOpenInvoices: 128.75,
      customersOweOpenInvoices: 128.75,
      paidIsAllocated: 20,
      paymentsAreAllocatedOrFree: 20,
      creditedIsNoted: 29.75,
      documentsAreNumbered: 7,
      goodsAreMoved: 4,
    }

    for (const [name, amount] of Object.entries(expected)) {
      const { left, right, broken } = await check(shop, name as Check)
      assert.deepEqual([Number(left), Number(right), broken], [amount, amount, []], name)
    }
    const { ok: isWell, checks } = ok(await shop.api.get('/reports/integrity'))
    assert.isTrue(isWell, JSON.stringify(checks))
    assert.includeMembers(
      checks.map(({ name }: any) => name),
      [
        'receivables = open invoices',
        'paid amounts = allocations',
        'customer advances = free money',
      ]
    )
  })

  test('broken invariants of sales name their records', async ({ assert }) => {
    const shop = await aBusyShop()
    const { id } = shop.partly
    const broken = async (sql: string, name: Check) => {
      await shop.as(() =>
        execute(`${sql} WHERE tenant_id = ? AND id = ?`, [
          Current.tenantId,
          sql.includes('customers') ? shop.customer.id : id,
        ])
      )
      return (await check(shop, name)).broken
    }

    assert.containsSubset(
      await broken('UPDATE invoices SET balance = balance + 1', 'receivablesAreOpenInvoices'),
      [{ invoiceId: id, balance: 40.5, owed: 39.5 }]
    )
    assert.containsSubset(
      await broken('UPDATE customers SET balance = balance + 2', 'customersOweOpenInvoices'),
      [{ customerId: shop.customer.id }]
    )
    assert.containsSubset(await broken('UPDATE invoices SET paid_amount = 21', 'paidIsAllocated'), [
      { invoiceId: id, held: 21, counted: 20 },
    ])
    assert.containsSubset(
      await broken('UPDATE invoices SET credited_amount = 3', 'creditedIsNoted'),
      [{ invoiceId: id, held: 3, counted: 0 }]
    )
    assert.containsSubset(await broken('UPDATE invoices SET number = 99', 'documentsAreNumbered'), [
      { series: 'invoices', documents: 3, highest: 99, last: 3 },
    ])
    assert.containsSubset(
      await broken("UPDATE invoices SET voided_at = '2026-01-01'", 'goodsAreMoved'),
      [{ invoiceId: id, goods: 0, moved: 2 }]
    )
    assert.containsSubset(await check(shop, 'goodsAreMoved'), { left: 4, right: 3 })
  })
})
