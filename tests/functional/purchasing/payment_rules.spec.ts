import { test } from '@japa/runner'
import { addDays } from '#core/calendar/days'
import { aCompany } from '#tests/company'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { balanceOf } from '#tests/functional/inventory/goods'
import { ok } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'

const bill = (buyer: BilledBuyer, unitCost: number, more: object = {}) =>
  buyer.posted({ items: [{ accountId: buyer.fees, unitCost }], ...more })

const allocationsOf = (...of: [{ id: string }, number][]) =>
  of.map(([{ id: billId }, amount]) => ({ billId, amount }))

test.group('Allocations of payments to suppliers', () => {
  test('are taken back where only money is free afterwards', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, ids } = buyer
    const [a, b, c] = [await bill(buyer, 100), await bill(buyer, 70), await bill(buyer, 100_000)]
    const voids = (paid: any, index: number) =>
      api.post(`/supplier-payments/${paid.id}/allocations/${paid.allocations[index].id}/void`, {})
    const paid = ok(
      await api.post('/supplier-payments', {
        amount: 150,
        allocations: allocationsOf([a, 100], [b, 70]),
        deductions: [{ kind: 'BANK_FEE', amount: 20 }],
      })
    )
    assert.containsSubset(ok(await voids(paid, 0)), { unallocatedAmount: 100 })
    isRefused(assert, await voids(paid, 1), 409, 'IN_USE')

    const withheld = ok(
      await api.post('/supplier-payments', {
        amount: 92_000,
        allocations: allocationsOf([c, 100_000]),
        withholdings: [{ conceptId: ids.SERVICIOS, base: 100_000, amount: 8_000 }],
      })
    )
    isRefused(assert, await voids(withheld, 0), 409, 'IN_USE')
    assert.equal(await balanceOf(buyer, 'supplier_advances'), 100)
    assert.deepEqual(await brokenChecks(buyer), [])
    for (const { id } of [paid, withheld]) ok(await api.post(`/supplier-payments/${id}/void`, {}))
    assert.equal(await balanceOf(buyer, 'payable'), -100_170)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('keep their supplier, also as advances', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    const { id } = ok(await api.post('/suppliers', { name: 'Otro' }))
    ok(await api.post('/supplier-payments', { supplierId: id, amount: 100 }))
    isRefused(assert, await api.delete(`/suppliers/${id}`), 409, 'IN_USE')
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('of an order without a supplier stay, for nobody would keep the money', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { api, warehouse, service } = buyer
    const drafted = ok(
      await api.post('/purchase-orders', {
        warehouseId: warehouse.id,
        items: [{ productId: service.id, quantity: 1, unitCost: 100 }],
      })
    )
    ok(await api.post(`/purchase-orders/${drafted.id}/order`))
    ok(await buyer.receive(drafted.id))
    const paid = ok(await api.post(`/purchase-orders/${drafted.id}/payments`, { amount: 100 }))
    const [{ id }] = ok(await api.get(`/supplier-payments/${paid.id}`)).allocations
    isRefused(
      assert,
      await api.post(`/supplier-payments/${paid.id}/allocations/${id}/void`, {}),
      409,
      'IN_USE'
    )
    ok(await api.post(`/supplier-payments/${paid.id}/void`, {}))
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('end with their payment, where its void is dated before theirs', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    const day = (before: number) => addDays(buyer.today, -before)
    const one = await bill(buyer, 100, { date: day(30) })
    const paid = ok(
      await api.post('/supplier-payments', {
        ...{ amount: 100, date: day(20), allocations: allocationsOf([one, 100]) },
      })
    )
    const at = `/supplier-payments/${paid.id}`
    ok(await api.post(`${at}/allocations/${paid.allocations[0].id}/void`, { date: day(5) }))
    ok(await api.post(`${at}/void`, { date: day(10) }))
    for (const [before, owed] of [
      [15, 0],
      [7, 100],
      [0, 100],
    ]) {
      const { totals } = ok(await api.get(`/reports/payables-aging?asOf=${day(before)}`))
      assert.equal(totals.total, owed, `${before} days ago`)
    }
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('have the digits of the currency', async ({ assert }) => {
    const company = await aCompany({
      ...{ countryCode: 'CL', currency: 'CLP', timezone: 'America/Santiago', locale: 'es-CL' },
    })
    const { api } = company
    const supplier = ok(await api.post('/suppliers', { name: 'Proveedor' }))
    const posted = async (number: string) => {
      const drafted = ok(
        await api.post('/bills', {
          ...{ supplierId: supplier.id, number, date: '2026-03-02' },
          items: [{ description: 'Fletes', unitCost: 100, taxRate: 0 }],
        })
      )
      return ok(await api.post(`/bills/${drafted.id}/post`))
    }
    const [a, b] = [await posted('1'), await posted('2')]
    const halves = allocationsOf([a, 10.5])
    isInvalid(
      assert,
      await api.post('/supplier-payments', {
        ...{ amount: 11, allocations: halves, excess: 'ADVANCE' },
      }),
      'allocations.0.amount',
      'TOO_PRECISE'
    )
    const advance = ok(
      await api.post('/supplier-payments', { supplierId: supplier.id, amount: 100 })
    )
    isInvalid(
      assert,
      await api.post(`/supplier-payments/${advance.id}/allocations`, { items: halves }),
      'items.0.amount',
      'TOO_PRECISE'
    )
    isInvalid(
      assert,
      await api.post(`/supplier-payments/${advance.id}/refunds`, { amount: 10.5 }),
      'amount',
      'TOO_PRECISE'
    )
    ok(
      await api.post(`/supplier-payments/${advance.id}/allocations`, {
        items: allocationsOf([a, 100]),
      })
    )
    const note = ok(await api.post(`/bills/${a.id}/credit-notes`, { net: 50 }))
    const used = { items: allocationsOf([b, 10.5]) }
    const of = `/supplier-credit-notes/${note.id}`
    isInvalid(assert, await api.post(`${of}/allocations`, used), 'items.0.amount', 'TOO_PRECISE')
    isInvalid(assert, await api.post(`${of}/refunds`, { amount: 10.5 }), 'amount', 'TOO_PRECISE')
  })
})

test.group('Withholdings and amounts of payments to suppliers', () => {
  test('are computed of the money with the other deductions', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, ids } = buyer
    const one = await bill(buyer, 1_000_000)
    const paid = ok(
      await api.post('/supplier-payments', {
        amount: 880_000,
        allocations: allocationsOf([one, 1_000_000]),
        deductions: [{ kind: 'BANK_FEE', amount: 10_000 }],
        withholdings: [{ conceptId: ids.HONORARIOS }],
      })
    )
    assert.containsSubset(paid, { withheldTotal: 110_000, deductedTotal: 10_000 })
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('of several bills belong to each in proportion', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, ids } = buyer
    const conceptId = ids.HONORARIOS
    const [a, b] = [await bill(buyer, 1_000_000), await bill(buyer, 1_000_000)]
    const pay = (body: object) => api.post('/supplier-payments', body)
    const both = {
      ...{ amount: 890_000, allocations: allocationsOf([a, 500_000], [b, 500_000]) },
      withholdings: [{ conceptId, base: 1_000_000, amount: 110_000 }],
    }
    const paid = ok(await pay(both))
    assert.sameDeepMembers(
      paid.allocations.map(({ withheldAmount }: any) => withheldAmount),
      [55_000, 55_000]
    )
    for (const one of [a, b]) {
      const rest = ok(
        await pay({
          ...{ amount: 445_000, allocations: allocationsOf([one, 500_000]) },
          withholdings: [{ conceptId }],
        })
      )
      assert.equal(rest.withheldTotal, 55_000)
      assert.containsSubset(ok(await api.get(`/bills/${one.id}`)), {
        ...{ status: 'PAID', withheldTotal: 110_000 },
      })
    }
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('count what the bill took over of its receipts', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, ids } = buyer
    const order = await buyer.order([
      { productId: buyer.service.id, quantity: 1, unitCost: 1_000_000 },
    ])
    const withholdings = [{ conceptId: ids.HONORARIOS }]
    ok(await buyer.receive(order.id, { withholdings }))
    const path = `/purchase-orders/${order.id}/bills`
    const drafted = ok(await api.post(path, { number: 'B-1', date: buyer.today }))
    const one = ok(await buyer.post(drafted.id))
    assert.equal(one.withheldTotal, 110_000)
    isInvalid(
      assert,
      await api.post('/supplier-payments', {
        ...{ amount: 700_000, allocations: allocationsOf([one, 800_000]), withholdings },
      }),
      'withholdings',
      'TOO_LARGE'
    )
  })

  test('money and deductions beyond what is kept are refused', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const much = 9_000_000_000_000
    const items = [{ accountId: buyer.fees, quantity: 100, unitCost: much / 100 }]
    const [a, b] = [await buyer.posted({ items }), await buyer.posted({ items })]
    const answer = await buyer.api.post('/supplier-payments', {
      ...{ amount: much, allocations: allocationsOf([a, much], [b, much]) },
      deductions: [{ kind: 'BANK_FEE', amount: much }],
    })
    isInvalid(assert, answer, 'deductions', 'TOO_LARGE')
  })

  test('an advance beyond what a supplier can have is refused', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const body = { supplierId: buyer.supplier.id, amount: 9_000_000_000_000 }
    ok(await buyer.api.post('/supplier-payments', body))
    isInvalid(assert, await buyer.api.post('/supplier-payments', body), 'amount', 'TOO_LARGE')
  })
})
