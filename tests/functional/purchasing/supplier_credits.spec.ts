import { test } from '@japa/runner'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { balanceOf } from '#tests/functional/inventory/goods'
import { brokenChecks } from '../tax/withholding.js'
import { ok } from '../sales/shop.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'
import { linesOf } from './posted.js'

const bill = (buyer: BilledBuyer, unitCost: number, more: object = {}) =>
  buyer.posted({ items: [{ accountId: buyer.fees, unitCost, taxes: ['IVA19'], ...more }] })

const pay = async ({ api }: BilledBuyer, billId: string, amount: number) =>
  ok(await api.post('/supplier-payments', { amount, allocations: [{ billId, amount }] }))

test.group('Credit notes of suppliers', () => {
  test('credit of a paid bill is taken off another, and the rest comes back', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    const [a, b] = [await bill(buyer, 100_000), await bill(buyer, 50_000)]
    await pay(buyer, a.id, 119_000)
    const note = ok(await api.post(`/bills/${a.id}/credit-notes`, { net: 20_000 }))
    assert.containsSubset(note, { concept: 'OTHER', total: 23_800, availableAmount: 23_800 })
    assert.containsSubset(ok(await api.get(`/bills/${a.id}`)), { balance: -23_800, status: 'PAID' })

    const applied = ok(
      await api.post(`/supplier-credit-notes/${note.id}/allocations`, {
        items: [{ billId: b.id, amount: 20_000 }],
      })
    )
    assert.containsSubset(applied, {
      allocatedAmount: 20_000,
      availableAmount: 3_800,
      allocations: [{ billId: b.id, amount: 20_000 }],
    })
    assert.deepEqual(await linesOf(buyer, applied.allocations[0].id), [])
    assert.containsSubset(ok(await api.get(`/bills/${b.id}`)), {
      balance: 39_500,
      creditReceived: 20_000,
      status: 'PARTIALLY_PAID',
    })
    isRefused(
      assert,
      await api.post(`/supplier-credit-notes/${note.id}/refunds`, { amount: 3_800.01 }),
      409,
      'INSUFFICIENT_AMOUNT'
    )
    const back = ok(await api.post(`/supplier-credit-notes/${note.id}/refunds`, { amount: 3_800 }))
    assert.containsSubset(back, { source: 'CREDIT_NOTE', sourceId: note.id })
    assert.sameMembers(await linesOf(buyer, back.id), ['110505 3800', '220505 -3800'])
    assert.equal(ok(await api.get(`/bills/${a.id}`)).balance, 0)
    assert.equal(await balanceOf(buyer, 'payable'), -39_500)
    assert.deepEqual(await brokenChecks(buyer), [])

    ok(await api.post(`/supplier-refunds/${back.id}/void`, {}))
    const [allocation] = applied.allocations
    ok(await api.post(`/supplier-credit-notes/${note.id}/allocations/${allocation.id}/void`, {}))
    assert.containsSubset(ok(await api.get(`/supplier-credit-notes/${note.id}`)), {
      availableAmount: 23_800,
    })
    assert.equal(ok(await api.get(`/bills/${b.id}`)).balance, 59_500)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('amounts and units of a line are never credited beyond what is left', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    const one = await bill(buyer, 33_333.33, { quantity: 3 })
    const lineId = one.items[0].id
    const credit = (body: object) => api.post(`/bills/${one.id}/credit-notes`, body)
    ok(await credit({ items: [{ lineId, quantity: 1 }] }))
    ok(await credit({ amounts: [{ lineId, net: 10_000 }] }))
    isRefused(
      assert,
      await credit({ items: [{ lineId, quantity: 2 }] }),
      409,
      'INSUFFICIENT_AMOUNT'
    )
    isRefused(assert, await credit({ net: 56_666.67 }), 409, 'INSUFFICIENT_AMOUNT')
    isRefused(
      assert,
      await credit({ items: [{ lineId, quantity: 2.5 }] }),
      409,
      'INSUFFICIENT_QUANTITY'
    )
    isInvalid(
      assert,
      await credit({ net: 1, amounts: [{ lineId, net: 1 }] }),
      'net',
      'CONTRADICTION'
    )
    isInvalid(assert, await credit({ date: '2020-01-01', net: 1 }), 'date', 'INVALID')
    ok(await credit({ net: 56_666.66 }))
    assert.containsSubset(ok(await api.get(`/bills/${one.id}`)), {
      creditedAmount: one.total,
      balance: 0,
    })
    assert.equal(await balanceOf(buyer, 'payable'), 0)
    assert.equal(await balanceOf(buyer, 'tax_recoverable'), 0)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('withholdings go back with what is credited', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, ids } = buyer
    const one = await buyer.posted({
      items: [{ accountId: buyer.fees, unitCost: 200_000, taxes: ['IVA19'] }],
      withholdings: [{ conceptId: ids.SERVICIOS, base: 200_000, amount: 8_000 }],
    })
    const note = ok(await api.post(`/bills/${one.id}/credit-notes`, { net: 50_000 }))
    assert.containsSubset(note, { total: 59_500, withheldTotal: 2_000 })
    assert.sameMembers(await linesOf(buyer, note.id), [
      '220505 57500',
      '511095 -50000',
      '240810 -9500',
      '236525 2000',
    ])
    assert.equal(ok(await api.get(`/bills/${one.id}`)).withheldTotal, 6_000)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('direct goods leave the stock with their credit, and a price reduction lowers its value', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { api, goods, warehouse } = buyer
    const one = await buyer.posted({
      warehouseId: warehouse.id,
      items: [{ productId: goods.id, quantity: 10, unitCost: 1_000, taxRate: 19 }],
    })
    const lineId = one.items[0].id
    const units = ok(
      await api.post(`/bills/${one.id}/credit-notes`, { items: [{ lineId, quantity: 4 }] })
    )
    assert.sameMembers(await linesOf(buyer, units.id), [
      '220505 4760',
      '143505 -4000',
      '240810 -760',
    ])
    assert.equal(ok(await api.get(`/products/${goods.id}`)).stock, 6)
    const price = ok(await api.post(`/bills/${one.id}/credit-notes`, { net: 600 }))
    assert.sameMembers(await linesOf(buyer, price.id), [
      '220505 714',
      '143505 -360',
      '613595 -240',
      '240810 -114',
    ])
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('parallel uses of one credit never take more than there is', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    const paid = await bill(buyer, 100_000)
    await pay(buyer, paid.id, 119_000)
    const note = ok(await api.post(`/bills/${paid.id}/credit-notes`, { net: 20_000 }))
    const others = [await bill(buyer, 20_000), await bill(buyer, 20_000), await bill(buyer, 20_000)]
    const answers = await Promise.all([
      ...others.map(({ id }) =>
        api.post(`/supplier-credit-notes/${note.id}/allocations`, {
          items: [{ billId: id, amount: 10_000 }],
        })
      ),
      api.post(`/supplier-credit-notes/${note.id}/refunds`, { amount: 10_000 }),
    ])
    assert.equal(answers.filter(({ status }) => status < 300).length, 2)
    for (const { status, body } of answers)
      if (status >= 300) assert.equal(body.code, 'INSUFFICIENT_AMOUNT')
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})
