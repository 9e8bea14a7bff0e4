/** Early discounts of suppliers, which bills offer by their payment terms: G3 from the other side. */
import { test } from '@japa/runner'
import { addDays } from '#core/calendar/days'
import { booksOf } from '#tests/functional/accounting/books'
import { balanceOf } from '#tests/functional/inventory/goods'
import { ok } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'
import { linesOf } from './posted.js'

const refused = ({ status, body }: any) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code]
const AMOUNT = 'deductions.0.amount'

/** A bill of 1,000,000 and IVA that offers 2 % within 10 days. */
async function discounted(buyer: BilledBuyer, discount: object = {}, more: object = {}) {
  const terms = ok(
    await buyer.api.post('/payment-terms', {
      name: `2/10 net 30 ${Math.random()}`,
      lines: [{ balance: true, days: 30 }],
      discount: { percent: 2, days: 10, ...discount },
    })
  )
  return buyer.posted({
    ...{ date: addDays(buyer.today, -10), paymentTermsId: terms.id },
    items: [{ accountId: buyer.fees, unitCost: 1_000_000, taxes: ['IVA19'] }],
    ...more,
  })
}

type One = { id: string; total: number }

const pays = ({ api }: BilledBuyer, one: One, amount: number, discount: number, more = {}) =>
  api.post('/supplier-payments', {
    amount,
    allocations: [{ billId: one.id, amount: amount + discount }],
    deductions: [{ kind: 'EARLY_DISCOUNT', amount: discount }],
    ...more,
  })

const read = async ({ api }: BilledBuyer, { id }: One) => ok(await api.get(`/bills/${id}`))

test.group('Early discounts of suppliers', () => {
  test('are of the net under NEVER', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const bill = await discounted(buyer)
    assert.deepEqual(bill.earlyDiscount, { amount: 20_000, until: buyer.today })
    const paid = ok(await pays(buyer, bill, 1_170_000, 20_000))
    assert.equal(paid.deductions[0].billId, bill.id)
    assert.sameMembers(await linesOf(buyer, paid.id), [
      '110505 -1170000',
      '421040 -20000',
      '220505 1190000',
    ])
    assert.containsSubset(await read(buyer, bill), {
      ...{ status: 'PAID', balance: 0, paidAmount: 1_190_000, earlyDiscount: null },
    })
    const [{ id }] = paid.allocations
    const kept = await buyer.api.post(`/supplier-payments/${paid.id}/allocations/${id}/void`, {})
    assert.equal(kept.body.code, 'IN_USE')
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('hold their tax under ON_EARLY_PAYMENT, which is given back until the void', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { api, today } = buyer
    const bill = await discounted(buyer, { taxTreatment: 'ON_EARLY_PAYMENT' })
    assert.deepEqual(bill.earlyDiscount, { amount: 23_800, until: today })
    const paid = ok(await pays(buyer, bill, 1_166_200, 23_800))
    assert.sameMembers(await linesOf(buyer, paid.id), [
      '110505 -1166200',
      '421040 -20000',
      '240810 -3800',
      '220505 1190000',
    ])
    const taxes = async () =>
      ok(await api.get(`/reports/tax-lines?from=${today}&to=${today}`)).rows.map(
        ({ documentType, sign, base, amount }: any) => [documentType, sign, base, amount]
      )
    assert.deepEqual(await taxes(), [['SUPPLIER_PAYMENT', -1, 20_000, 3_800]])
    assert.deepEqual(await brokenChecks(buyer), [])

    ok(await api.post(`/supplier-payments/${paid.id}/void`, {}))
    assert.deepEqual(await taxes(), [])
    assert.containsSubset(await read(buyer, bill), {
      ...{ balance: 1_190_000, earlyDiscount: { amount: 23_800 } },
    })
    assert.equal(await balanceOf(buyer, 'tax_recoverable'), 190_000)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('of tax that is cost lower the cost alone', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const items = [{ accountId: buyer.fees, unitCost: 1_000_000, taxes: ['INC8'] }]
    const bill = await discounted(buyer, { taxTreatment: 'ON_EARLY_PAYMENT' }, { items })
    assert.equal(bill.earlyDiscount.amount, 21_600)
    const paid = ok(await pays(buyer, bill, 1_058_400, 21_600))
    assert.includeMembers(await linesOf(buyer, paid.id), ['421040 -21600'])
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('end after their last day and after a part payment', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, today } = buyer
    const late = await discounted(buyer, { days: 9 })
    const partly = await discounted(buyer)
    ok(
      await api.post('/supplier-payments', {
        amount: 500_000,
        allocations: [{ billId: partly.id, amount: 500_000 }],
      })
    )
    assert.isNull((await read(buyer, partly)).earlyDiscount)
    const before = await booksOf(buyer)
    const expired = [409, AMOUNT, 'DISCOUNT_EXPIRED']
    assert.deepEqual(refused(await pays(buyer, late, 1_170_000, 20_000)), expired)
    assert.deepEqual(refused(await pays(buyer, partly, 670_000, 20_000)), expired)
    assert.equal(await booksOf(buyer), before)
    ok(await pays(buyer, late, 1_170_000, 20_000, { date: addDays(today, -1) }))
  })

  test('are refused where none is offered, above the offer, and for less than all', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    const [bill, other] = [await discounted(buyer), await discounted(buyer)]
    const none = await buyer.posted({ items: [{ accountId: buyer.fees, unitCost: 119 }] })
    const order = await buyer.order([{ productId: buyer.service.id, quantity: 1, unitCost: 119 }])
    ok(await buyer.receive(order.id))
    const before = await booksOf(buyer)
    const cases: [One, number, number, string][] = [
      [bill, 1_169_999.99, 20_000.01, 'TOO_LARGE'],
      [bill, 1_000_000, 20_000, 'INVALID'],
      [none, 117, 2, 'TOO_LARGE'],
    ]
    for (const [one, amount, discount, code] of cases)
      assert.deepEqual(refused(await pays(buyer, one, amount, discount)), [422, AMOUNT, code])
    const ofOrder = { allocations: [{ purchaseOrderId: order.id, amount: 119 }] }
    assert.deepEqual(refused(await pays(buyer, none, 117, 2, ofOrder)), [422, AMOUNT, 'TOO_LARGE'])

    const both = (...ids: (string | undefined)[]) =>
      api.post('/supplier-payments', {
        amount: 2_340_000,
        allocations: [bill, other].map(({ id }) => ({ billId: id, amount: 1_190_000 })),
        deductions: ids.map((billId) => ({ kind: 'EARLY_DISCOUNT', amount: 20_000, billId })),
      })
    const field = 'deductions.1.billId'
    assert.deepEqual(refused(await both(bill.id, undefined)), [422, field, 'REQUIRED'])
    assert.deepEqual(refused(await both(bill.id, bill.id)), [422, field, 'DUPLICATE'])
    assert.deepEqual(refused(await both(bill.id, none.id)), [422, field, 'NOT_FOUND'])
    assert.equal(await booksOf(buyer), before)
    ok(await both(bill.id, other.id))
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('follow what credit notes leave', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const bill = await discounted(buyer, { taxTreatment: 'ON_EARLY_PAYMENT' })
    ok(await buyer.api.post(`/bills/${bill.id}/credit-notes`, { net: 250_000 }))
    assert.equal((await read(buyer, bill)).earlyDiscount.amount, 17_850)
    const refusal = refused(await pays(buyer, bill, 868_700, 23_800))
    assert.deepEqual(refusal, [422, AMOUNT, 'TOO_LARGE'])
    const paid = ok(await pays(buyer, bill, 874_650, 17_850))
    assert.includeMembers(await linesOf(buyer, paid.id), ['421040 -15000', '240810 -2850'])
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('of a draft follow its date and its terms', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, today } = buyer
    const { paymentTermsId } = await discounted(buyer)
    const items = [{ accountId: buyer.fees, unitCost: 100 }]
    const drafted = ok(await buyer.draft({ paymentTermsId, items }))
    assert.deepEqual(drafted.earlyDiscount, { amount: 2, until: addDays(today, 10) })
    const at = `/bills/${drafted.id}`
    const moved = ok(await api.patch(at, { date: addDays(today, -1) }))
    assert.equal(moved.earlyDiscount.until, addDays(today, 9))
    assert.isNull(ok(await api.patch(at, { paymentTermsId: null })).earlyDiscount)
    ok(await api.patch(at, ok(await api.get(at))))
  })
})
