/** `billId` of a payment to a supplier, in place of allocations; and what is refused of both. */
import { test } from '@japa/runner'
import { isInvalid } from '#tests/functional/core/refusals'
import { ok } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'
import { thePurchases } from './the_purchases.js'

const NOBODY = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b91'

const bill = (buyer: BilledBuyer, unitCost: number) =>
  buyer.posted({ items: [{ accountId: buyer.fees, unitCost }] })

test.group('Payments of one bill', () => {
  test('the bill takes money, deductions and withholdings', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, ids, supplier } = buyer
    const { id: billId } = await bill(buyer, 1_000_000)
    const paid = ok(
      await api.post('/supplier-payments', {
        ...{ billId, amount: 440_000, withholdings: [{ conceptId: ids.HONORARIOS }] },
        deductions: [{ kind: 'BANK_FEE', amount: 5_000 }],
      })
    )
    assert.containsSubset(paid, {
      ...{ supplierId: supplier.id, withheldTotal: 55_000, unallocatedAmount: 0 },
      allocations: [{ billId, amount: 500_000, withheldAmount: 55_000 }],
    })
    assert.equal(ok(await api.get(`/bills/${billId}`)).balance, 500_000)

    const rest = ok(
      await api.post('/supplier-payments', { billId, amount: 600_000, excess: 'ADVANCE' })
    )
    assert.containsSubset(rest, { allocatedAmount: 500_000, unallocatedAmount: 100_000 })
    assert.containsSubset(ok(await api.get(`/bills/${billId}`)), { status: 'PAID', balance: 0 })
    assert.equal(ok(await api.get(`/suppliers/${supplier.id}`)).advances, 100_000)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('what does not fit names its field, and leaves nothing', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, supplier } = buyer
    const [a, b] = [await bill(buyer, 100), await bill(buyer, 50)]
    const other = ok(await api.post('/suppliers', { name: 'Otro' }))
    ok(await api.patch('/settings/accounting', { roundingLimit: 1 }))
    const allocations = [
      { billId: a.id, amount: 100 },
      { billId: b.id, amount: 50 },
    ]
    const rounding = (amount: number) => [{ kind: 'ROUNDING', amount }]
    const before = await thePurchases(buyer)
    for (const [body, status, code, field] of [
      [{ amount: 1 }, 422, 'REQUIRED', 'supplierId'],
      [{ amount: 150, billId: a.id, allocations }, 422, 'CONTRADICTION', 'allocations'],
      [{ amount: 1, billId: NOBODY }, 422, 'NOT_FOUND', 'billId'],
      [{ amount: 1, billId: a.id, supplierId: other.id }, 409, 'OTHER_SUPPLIER', 'supplierId'],
      [{ amount: 100.01, billId: a.id }, 409, 'OVERPAYMENT', 'amount'],
      [
        { amount: 100, billId: a.id, deductions: [{ kind: 'BANK_FEE', amount: 1, billId: b.id }] },
        ...[422, 'NOT_FOUND', 'deductions.0.billId'],
      ],
      [{ amount: 149.99, allocations }, 409, 'INSUFFICIENT_AMOUNT', 'allocations.1.amount'],
      [{ amount: 99.99, allocations }, 409, 'INSUFFICIENT_AMOUNT', 'allocations.0.amount'],
      [
        { amount: 1, billId: a.id, deductions: rounding(-1) },
        422,
        'TOO_SMALL',
        'deductions.0.amount',
      ],
      [
        { amount: 0.5, supplierId: supplier.id, deductions: rounding(-0.5) },
        ...[422, 'TOO_SMALL', 'deductions.0.amount'],
      ],
      [
        {
          amount: 0.5,
          allocations: [{ ...allocations[0], amount: 0.01 }],
          deductions: rounding(-1),
        },
        ...[422, 'TOO_SMALL', 'deductions.0.amount'],
      ],
    ] as [object, number, string, string][]) {
      const { body: answer } = await api.post('/supplier-payments', body)
      assert.deepEqual(
        [answer.status, answer.errors?.[0]?.code, answer.errors?.[0]?.field],
        [status, code, field],
        JSON.stringify(body)
      )
    }
    assert.deepEqual(await thePurchases(buyer), before)

    const { id } = ok(
      await api.post('/supplier-payments', { supplierId: supplier.id, amount: 120 })
    )
    const at = `/supplier-payments/${id}/allocations`
    const beyond = await api.post(at, { items: allocations })
    isInvalid(assert, beyond, 'items.1.amount', 'INSUFFICIENT_AMOUNT', 409)
    ok(await api.post(at, { items: [allocations[0]] }))
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('an order line that is unknown is refused by the name that was sent', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const order = await buyer.order([{ productId: buyer.goods.id, quantity: 2, unitCost: 100 }])
    const [{ id: lineId }] = order.items
    const one = { quantity: 1, unitCost: 100 }
    for (const name of ['lineId', 'purchaseOrderLineId']) {
      const unknown = { [name]: NOBODY, ...one }
      const first = await buyer.draft({ items: [unknown] })
      isInvalid(assert, first, `items.0.${name}`, 'NOT_FOUND')
      const second = await buyer.draft({ items: [{ lineId, ...one }, unknown] })
      isInvalid(assert, second, `items.1.${name}`, 'NOT_FOUND')
      const ofOrder = await buyer.draft({ purchaseOrderId: order.id, items: [unknown] })
      isInvalid(assert, ofOrder, `items.0.${name}`, 'NOT_FOUND')
      const drafted = ok(await buyer.draft({ items: [{ lineId, ...one }] }))
      const changed = await buyer.api.patch(`/bills/${drafted.id}`, { items: [unknown] })
      isInvalid(assert, changed, `items.0.${name}`, 'NOT_FOUND')
    }
  })
})
