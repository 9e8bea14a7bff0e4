/** Golden case G6: a supplier's advance over two bills, a credit note and a payment with withholding. */
import { test } from '@japa/runner'
import { brokenChecks } from '../tax/withholding.js'
import { ok } from '../sales/shop.js'
import { aBilledBuyer } from './billing.js'
import { linesOf } from './posted.js'
import { balanceOf } from '#tests/functional/inventory/goods'

test.group('G6', () => {
  test('an advance over two bills, a credit note and a payment with withholding leave nothing', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { api, supplier, fees, ids } = buyer
    const bill = (unitCost: number) =>
      buyer.posted({ items: [{ accountId: fees, unitCost, taxes: ['IVA19'] }] })
    const bank = ok(await api.post('/bank-accounts', { name: 'Bancolombia', type: 'BANK' }))
    const inBank = async () => ok(await api.get(`/bank-accounts/${bank.id}`)).balance

    const advance = ok(
      await api.post('/supplier-payments', {
        supplierId: supplier.id,
        amount: 500_000,
        bankAccountId: bank.id,
      })
    )
    assert.sameMembers(await linesOf(buyer, advance.id), [
      '133005 500000',
      `${ok(await api.get(`/accounts/${bank.accountId}`)).code} -500000`,
    ])
    assert.containsSubset(advance, { allocatedAmount: 0, unallocatedAmount: 500_000 })
    assert.equal(await balanceOf(buyer, 'supplier_advances'), 500_000)
    const [x, y] = [await bill(300_000), await bill(200_000)]
    assert.deepEqual([x.total, y.total], [357_000, 238_000])

    const applied = ok(
      await api.post(`/supplier-payments/${advance.id}/allocations`, {
        items: [
          { billId: x.id, amount: 357_000 },
          { billId: y.id, amount: 143_000 },
        ],
      })
    )
    const posted = await Promise.all(
      applied.allocations.map(({ id }: { id: string }) => linesOf(buyer, id))
    )
    assert.sameDeepMembers(
      posted.map((lines) => lines.toSorted()),
      [
        ['133005 -357000', '220505 357000'],
        ['133005 -143000', '220505 143000'],
      ]
    )
    assert.containsSubset(ok(await api.get(`/bills/${x.id}`)), { status: 'PAID', balance: 0 })
    assert.equal(ok(await api.get(`/bills/${y.id}`)).balance, 95_000)

    const note = ok(
      await api.post(`/bills/${y.id}/credit-notes`, {
        number: 'NC-1',
        concept: 'PRICE',
        amounts: [{ lineId: y.items[0].id, net: 20_000 }],
      })
    )
    assert.containsSubset(note, {
      internalNumber: 1,
      subtotal: 20_000,
      tax: 3_800,
      total: 23_800,
      availableAmount: 0,
    })
    assert.sameMembers(await linesOf(buyer, note.id), [
      '220505 23800',
      '511095 -20000',
      '240810 -3800',
    ])
    assert.equal(ok(await api.get(`/bills/${y.id}`)).balance, 71_200)

    const last = ok(
      await api.post('/supplier-payments', {
        amount: 63_200,
        bankAccountId: bank.id,
        allocations: [{ billId: y.id, amount: 71_200 }],
        withholdings: [{ conceptId: ids.SERVICIOS, base: 200_000, amount: 8_000 }],
      })
    )
    assert.sameMembers(await linesOf(buyer, last.id), [
      '220505 71200',
      `${ok(await api.get(`/accounts/${bank.accountId}`)).code} -63200`,
      '236525 -8000',
    ])
    assert.containsSubset(ok(await api.get(`/bills/${y.id}`)), { status: 'PAID', balance: 0 })
    assert.equal(await balanceOf(buyer, 'payable'), 0)
    assert.equal(await balanceOf(buyer, 'supplier_advances'), 0)
    assert.equal(await inBank(), -563_200)
    assert.equal(ok(await api.get(`/suppliers/${supplier.id}`)).advances, 0)
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})
