/** Credit notes of suppliers that are void: bill, credit, books, stock and order as before. */
import { test } from '@japa/runner'
import { addDays } from '#core/calendar/days'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { balanceOf } from '#tests/functional/inventory/goods'
import { ok } from '../sales/shop.js'
import { taxLinesOf } from '../tax/posted.js'
import { brokenChecks, withheldLines } from '../tax/withholding.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'
import { linesOf } from './posted.js'
import { thePurchases } from './the_purchases.js'

const billed = (buyer: BilledBuyer, unitCost: number, more: object = {}) =>
  buyer.posted({ items: [{ accountId: buyer.fees, unitCost, taxes: ['IVA19'] }], ...more })

const creditOf = ({ api }: BilledBuyer, billId: string, body: object) =>
  api.post(`/bills/${billId}/credit-notes`, body)

const voiding = ({ api }: BilledBuyer, id: string, body: object = {}) =>
  api.post(`/supplier-credit-notes/${id}/void`, body)

test.group('Void credit notes of suppliers', () => {
  test('the bill is owed again, and tax and withholdings count again', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, ids, supplier, today } = buyer
    const days = { date: addDays(today, -9), postingDate: addDays(today, -9) }
    const bill = await billed(buyer, 200_000, {
      ...days,
      withholdings: [{ conceptId: ids.SERVICIOS, base: 200_000, amount: 8_000 }],
    })
    const note = ok(await creditOf(buyer, bill.id, { net: 50_000, date: addDays(today, -6) }))
    assert.containsSubset(note, { status: 'POSTED', allowedActions: ['void'], voidedOn: null })
    assert.equal(ok(await api.get(`/bills/${bill.id}`)).balance, 230_000 - 57_500)
    isInvalid(
      assert,
      await voiding(buyer, note.id, { date: addDays(today, -7) }),
      'date',
      'INVALID'
    )
    isInvalid(
      assert,
      await voiding(buyer, note.id, { date: addDays(today, 1) }),
      'date',
      'FUTURE_DATE'
    )
    const gone = ok(
      await voiding(buyer, note.id, { reason: 'Duplicada', date: addDays(today, -3) })
    )
    assert.containsSubset(gone, {
      ...{ status: 'VOID', voidedOn: addDays(today, -3), voidReason: 'Duplicada' },
      ...{ allowedActions: [], availableAmount: 0 },
    })
    assert.containsSubset(ok(await api.get(`/bills/${bill.id}`)), {
      ...{ status: 'POSTED', balance: 230_000, creditedAmount: 0, withheldTotal: 8_000 },
      items: [{ creditedQuantity: 0 }],
    })
    assert.deepEqual(await linesOf(buyer, note.id), [])
    assert.equal(await balanceOf(buyer, 'payable'), -230_000)
    assert.deepEqual(await taxLinesOf(buyer, note.id), [
      '+1 IVA19 S SERVICES 50000.00 9500.00 240810',
      '-1 IVA19 S SERVICES 50000.00 9500.00 240810',
    ])
    assert.lengthOf(await withheldLines(buyer, note.id), 2)
    assert.deepEqual(await brokenChecks(buyer), [])

    const owedOn = async (day: string) =>
      ok(await api.get(`/reports/payables-aging?asOf=${day}`)).totals.total
    assert.deepEqual(
      [await owedOn(addDays(today, -7)), await owedOn(addDays(today, -5)), await owedOn(today)],
      [230_000, 172_500, 230_000]
    )
    const { rows, closingBalance } = ok(await api.get(`/suppliers/${supplier.id}/statement`))
    assert.deepEqual(
      rows.map(({ type, debit, credit }: any) => [type, debit, credit]),
      [
        ['BILL', 0, 230_000],
        ['CREDIT_NOTE', 57_500, 0],
        ['CREDIT_NOTE_VOIDED', 0, 57_500],
      ]
    )
    assert.equal(closingBalance, 230_000)
    isRefused(assert, await voiding(buyer, note.id), 409, 'INVALID_TRANSITION')
    for (const [verb, body] of [
      ['allocations', { items: [{ billId: bill.id, amount: 1 }] }],
      ['refunds', { amount: 1 }],
    ] as const)
      isRefused(
        assert,
        await api.post(`/supplier-credit-notes/${note.id}/${verb}`, body),
        409,
        'INVALID_TRANSITION'
      )
    assert.equal(ok(await creditOf(buyer, bill.id, {})).total, 238_000)
    assert.equal(ok(await api.get(`/bills/${bill.id}`)).balance, 0)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a credit note stays while its credit is used, or a newer one stands', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    const [paid, other] = [await billed(buyer, 100_000), await billed(buyer, 50_000)]
    ok(
      await api.post('/supplier-payments', {
        amount: 119_000,
        allocations: [{ billId: paid.id, amount: 119_000 }],
      })
    )
    const first = ok(await creditOf(buyer, paid.id, { net: 10_000 }))
    const second = ok(await creditOf(buyer, paid.id, { net: 20_000 }))
    isRefused(assert, await voiding(buyer, first.id), 409, 'IN_USE')
    const used = ok(
      await api.post(`/supplier-credit-notes/${second.id}/allocations`, {
        items: [{ billId: other.id, amount: 3_000 }],
      })
    )
    assert.deepEqual(used.allowedActions, ['allocate', 'refund'])
    const before = await thePurchases(buyer)
    isRefused(assert, await voiding(buyer, second.id), 409, 'IN_USE')
    assert.deepEqual(await thePurchases(buyer), before)
    const [{ id }] = used.allocations
    ok(await api.post(`/supplier-credit-notes/${second.id}/allocations/${id}/void`, {}))
    const back = ok(
      await api.post(`/supplier-credit-notes/${second.id}/refunds`, { amount: 5_000 })
    )
    isRefused(assert, await voiding(buyer, second.id), 409, 'IN_USE')
    ok(await api.post(`/supplier-refunds/${back.id}/void`, {}))
    for (const note of [second, first]) ok(await voiding(buyer, note.id))
    assert.containsSubset(ok(await api.get(`/bills/${paid.id}`)), { balance: 0, creditedAmount: 0 })
    assert.equal(await balanceOf(buyer, 'payable'), -59_500)
    assert.deepEqual(await brokenChecks(buyer), [])
    ok(await voiding(buyer, ok(await creditOf(buyer, other.id, {})).id))
    ok(await api.post(`/bills/${other.id}/void`))
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('nothing is voided in a closed period', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, today } = buyer
    const note = ok(await creditOf(buyer, (await billed(buyer, 1_000)).id, { net: 100 }))
    ok(await api.post('/fiscal-periods/close', { through: today }))
    const before = await thePurchases(buyer)
    isRefused(assert, await voiding(buyer, note.id), 409, 'PERIOD_CLOSED')
    assert.deepEqual(await thePurchases(buyer), before)
  })

  test('direct goods come back at their cost, and values rise by what is in stock', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { api, goods, warehouse } = buyer
    const bill = await buyer.posted({
      warehouseId: warehouse.id,
      items: [{ productId: goods.id, quantity: 10, unitCost: 1_000, taxRate: 19 }],
    })
    const lineId = bill.items[0].id
    const units = ok(await creditOf(buyer, bill.id, { items: [{ lineId, quantity: 4 }] }))
    assert.equal(await balanceOf(buyer, 'inventory'), 6_000)
    ok(await voiding(buyer, units.id))
    assert.equal(await balanceOf(buyer, 'inventory'), 10_000)
    assert.equal(ok(await api.get(`/products/${goods.id}`)).stock, 10)
    assert.deepEqual(await brokenChecks(buyer), [])

    const price = ok(await creditOf(buyer, bill.id, { net: 600 }))
    assert.equal(await balanceOf(buyer, 'inventory'), 9_400)
    ok(
      await api.post('/stock-movements', {
        ...{ type: 'OUT', productId: goods.id, warehouseId: warehouse.id },
        ...{ quantity: 5, reason: 'DAMAGE' },
      })
    )
    ok(await voiding(buyer, price.id))
    assert.equal(await balanceOf(buyer, 'inventory'), 4_700 + 300)
    assert.sameMembers(await linesOf(buyer, price.id), ['143505 -300', '613595 300'])
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('of voids and uses of one credit at once the books stay right', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    const [paid, other] = [await billed(buyer, 100_000), await billed(buyer, 50_000)]
    ok(
      await api.post('/supplier-payments', {
        amount: 119_000,
        allocations: [{ billId: paid.id, amount: 119_000 }],
      })
    )
    const note = ok(await creditOf(buyer, paid.id, { net: 20_000 }))
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => voiding(buyer, note.id)),
      api.post(`/supplier-credit-notes/${note.id}/allocations`, {
        items: [{ billId: other.id, amount: 10_000 }],
      }),
      api.post(`/supplier-credit-notes/${note.id}/refunds`, { amount: 5_000 }),
      creditOf(buyer, paid.id, { net: 1_000 }),
    ])
    const voids = answers.slice(0, 3).filter(({ status }) => status === 200)
    assert.isAtMost(voids.length, 1)
    for (const { status, body } of answers)
      if (status >= 300)
        assert.include(['INVALID_TRANSITION', 'IN_USE', 'INSUFFICIENT_AMOUNT'], body.code)
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})
