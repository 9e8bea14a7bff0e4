import { test } from '@japa/runner'
import { addDays } from '#core/calendar/days'
import { ok, stockOf } from '../sales/shop.js'
import { postedBy, taxLinesOf } from '../tax/posted.js'
import { brokenChecks, withheldLines } from '../tax/withholding.js'
import { aBilledBuyer } from './billing.js'

test.group('Bills of services and goods', () => {
  test('a bill of services is drafted, posted and owed', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const drafted = ok(
      await buyer.draft({
        number: 'FV-0012',
        items: [
          { accountId: buyer.fees, description: 'Asesoría', unitCost: 300_000, taxes: ['IVA19'] },
        ],
      })
    )
    assert.containsSubset(drafted, {
      status: 'DRAFT',
      internalNumber: null,
      postingDate: buyer.today,
      total: 357_000,
      balance: 0,
      amountDue: 357_000,
      allowedActions: ['update', 'post', 'void'],
      match: { status: 'NONE', lines: [] },
    })
    assert.deepEqual(await postedBy(buyer, drafted.id), [])

    const posted = ok(await buyer.post(drafted.id))
    assert.containsSubset(posted, {
      status: 'POSTED',
      internalNumber: 1,
      balance: 357_000,
      thirdPartyId: buyer.supplier.thirdPartyId,
      allowedActions: ['pay', 'credit', 'void'],
    })
    assert.deepEqual(await postedBy(buyer, drafted.id), [
      '511095 D 300000',
      '240810 D 57000',
      '220505 C 357000',
    ])
    assert.deepEqual(await taxLinesOf(buyer, drafted.id), [
      '+1 IVA19 S SERVICES 300000.00 57000.00 240810',
    ])
    assert.deepEqual(await brokenChecks(buyer), [])

    const again = await buyer.post(drafted.id)
    assert.equal(again.status, 409)
    assert.equal(again.body.code, 'INVALID_TRANSITION')
  })

  test('goods come into stock today, and leave it when the bill is void', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const bill = await buyer.posted({
      date: '2026-03-02',
      warehouseId: buyer.warehouse.id,
      items: [
        { productId: buyer.goods.id, quantity: 10, unitCost: 1_000, taxRate: 19, discountRate: 10 },
      ],
    })
    assert.containsSubset(bill, {
      postingDate: buyer.today,
      subtotal: 10_000,
      discountTotal: 1_000,
      total: 10_710,
    })
    assert.equal(await stockOf(buyer, buyer.goods.id), 10)
    assert.deepEqual(await postedBy(buyer, bill.id), [
      '143505 D 9000',
      '240810 D 1710',
      '220505 C 10710',
    ])
    const early = await buyer.draft({
      postingDate: addDays(buyer.today, -1),
      items: [{ productId: buyer.goods.id, quantity: 1, unitCost: 1 }],
    })
    assert.equal(early.status, 422)
    assert.containsSubset(early.body.errors[0], { field: 'postingDate', code: 'STOCK_IS_NOW' })

    const gone = ok(await buyer.api.post(`/bills/${bill.id}/void`, { reason: 'Repetida' }))
    assert.containsSubset(gone, { status: 'VOID', balance: 0, voidReason: 'Repetida' })
    assert.equal(await stockOf(buyer, buyer.goods.id), 0)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('goods of a void bill of which some were sold leave at average cost', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const items = (unitCost: number) => [{ productId: buyer.goods.id, quantity: 10, unitCost }]
    const first = await buyer.posted({ items: items(1_000) })
    await buyer.posted({ items: items(2_000) })
    ok(
      await buyer.api.post('/stock-movements', {
        ...{ type: 'OUT', productId: buyer.goods.id, warehouseId: first.warehouseId },
        ...{ quantity: 5, reason: 'DAMAGE' },
      })
    )
    ok(await buyer.api.post(`/bills/${first.id}/void`))
    assert.equal(await stockOf(buyer, buyer.goods.id), 5)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('withholdings are practised on a bill, and taken back with it', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const bill = await buyer.posted({
      items: [{ accountId: buyer.fees, unitCost: 2_000_000, taxes: ['IVA19'] }],
      withholdings: ['HONORARIOS', 'RETEIVA-SERVICIOS'].map((code) => ({
        conceptId: buyer.ids[code],
      })),
    })
    assert.containsSubset(bill, { total: 2_380_000, withheldTotal: 277_000, balance: 2_103_000 })
    assert.deepEqual(await postedBy(buyer, bill.id), [
      '511095 D 2000000',
      '240810 D 380000',
      '220505 C 2103000',
      '236515 C 220000',
      '236705 C 57000',
    ])
    assert.lengthOf(await withheldLines(buyer, bill.id), 2)
    ok(await buyer.api.post(`/bills/${bill.id}/void`))
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a number is taken once by its supplier, in any spelling', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const items = [{ accountId: buyer.fees, unitCost: 100 }]
    const first = await buyer.posted({ number: 'FV-12', date: '2025-01-10', items })
    const twin = await buyer.draft({ number: 'fv-0012', items })
    assert.equal(twin.status, 409)
    assert.containsSubset(twin.body.errors[0], { code: 'DUPLICATE', field: 'number' })
    const soon = await buyer.draft({
      number: 'FV 12',
      date: '2025-06-01',
      confirmDuplicate: true,
      items,
    })
    assert.equal(soon.status, 409)
    const later = ok(
      await buyer.draft({ number: 'FV12', date: '2026-01-10', confirmDuplicate: true, items })
    )
    ok(await buyer.post(later.id))

    ok(await buyer.api.post(`/bills/${first.id}/void`))
    ok(await buyer.api.post(`/bills/${later.id}/void`))
    await buyer.posted({ number: 'FV-012', items })
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('of two bills with one number, posted at once, one stands', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const items = [{ accountId: buyer.fees, unitCost: 100 }]
    const drafts = await Promise.all(
      ['A-1', 'a 01', 'A001', 'a-1'].map(async (number) => ok(await buyer.draft({ number, items })))
    )
    const answers = await Promise.all(drafts.map(({ id }) => buyer.post(id)))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409])
    const bill = answers.find(({ status }) => status === 200)!.body
    assert.equal(bill.internalNumber, 1)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a draft changes, and a posted bill keeps what it says', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const bill = ok(
      await buyer.draft({ items: [{ accountId: buyer.fees, unitCost: 100_000, taxes: ['IVA19'] }] })
    )
    const back = ok(await buyer.api.patch(`/bills/${bill.id}`, bill))
    assert.equal(back.version, bill.version)
    const changed = ok(
      await buyer.api.patch(`/bills/${bill.id}`, {
        discount: { rate: 10 },
        notes: 'Revisada',
        items: [
          { id: bill.items[0].id, accountId: buyer.fees, unitCost: 100_000, taxes: ['IVA19'] },
          { categoryId: null, accountId: buyer.stationery, unitCost: 50_000, taxRate: 5 },
        ],
      })
    )
    assert.containsSubset(changed, {
      subtotal: 150_000,
      discountTotal: 15_000,
      taxTotal: 17_100 + 2_250,
      notes: 'Revisada',
    })
    assert.equal(changed.items[0].id, bill.items[0].id)
    const posted = ok(await buyer.post(bill.id))
    const same = ok(await buyer.api.patch(`/bills/${bill.id}`, posted))
    assert.equal(same.version, posted.version)
    ok(await buyer.api.patch(`/bills/${bill.id}`, { notes: 'Pagar el viernes' }))
    const late = await buyer.api.patch(`/bills/${bill.id}`, { date: '2026-01-01' })
    assert.equal(late.status, 409)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('payment terms make instalments, which count from the date of the bill', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const terms = ok(
      await buyer.api.post('/payment-terms', {
        name: 'Mitad y mitad',
        lines: [
          { percent: 50, days: 30 },
          { balance: true, days: 60 },
        ],
      })
    )
    const bill = await buyer.posted({
      ...{ date: '2026-01-31', paymentTermsId: terms.id },
      items: [{ accountId: buyer.fees, unitCost: 1_001 }],
    })
    assert.containsSubset(bill, {
      dueDate: '2026-04-01',
      overdue: true,
      installments: [
        { dueDate: '2026-03-02', amount: 500.5, paidAmount: 0, balance: 500.5 },
        { dueDate: '2026-04-01', amount: 500.5, paidAmount: 0, balance: 500.5 },
      ],
    })
    const other = await buyer.draft({
      ...{ date: '2026-01-31', paymentTermsId: terms.id, dueDate: '2026-03-15' },
      items: [{ accountId: buyer.fees, unitCost: 1 }],
    })
    assert.equal(other.body.errors[0].code, 'CONTRADICTION')
    assert.lengthOf(ok(await buyer.api.get('/bills?overdue=true')).data, 1)
  })

  test('a debit note raises a bill of the same supplier', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const items = [{ accountId: buyer.fees, unitCost: 1_000 }]
    const bill = await buyer.posted({ items })
    const note = await buyer.posted({ type: 'DEBIT_NOTE', relatedBillId: bill.id, items })
    assert.containsSubset(note, { type: 'DEBIT_NOTE', balance: 1_000 })
    const other = ok(await buyer.api.post('/suppliers', { name: 'Otro' }))
    const strange = await buyer.draft({
      ...{ supplierId: other.id, type: 'DEBIT_NOTE', relatedBillId: bill.id, items },
    })
    assert.equal(strange.body.errors[0].code, 'OTHER_SUPPLIER')
    const kept = await buyer.api.post(`/bills/${bill.id}/void`)
    assert.equal(kept.body.code, 'IN_USE')
    ok(await buyer.api.post(`/bills/${note.id}/void`))
    const { rows } = ok(await buyer.api.get(`/suppliers/${buyer.supplier.id}/statement`))
    assert.deepEqual(
      rows.map(({ type, debit, credit }: any) => [type, debit, credit]),
      [
        ['BILL', 0, 1_000],
        ['DEBIT_NOTE', 0, 1_000],
        ['DEBIT_NOTE_VOIDED', 1_000, 0],
      ]
    )
    const nameless = await buyer.posted({ type: 'DEBIT_NOTE', items })
    assert.deepEqual([nameless.relatedBillId, nameless.balance], [null, 1_000])
  })

  test('what the request shows is refused before a draft is made', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const items = [{ accountId: buyer.fees, unitCost: 100 }]
    const refusal = async (more: object) => {
      const { status, body } = await buyer.draft({ items, ...more })
      return `${status} ${body.errors?.[0].field} ${body.errors?.[0].code}`
    }
    assert.equal(await refusal({ date: addDays(buyer.today, 1) }), '422 date FUTURE_DATE')
    assert.equal(await refusal({ number: '---' }), '422 number INVALID')
    assert.equal(await refusal({ dueDate: addDays(buyer.today, -1) }), '422 dueDate INVALID')
    assert.equal(await refusal({ items: [{ unitCost: 1 }] }), '422 items.0.productId REQUIRED')
    assert.equal(
      await refusal({ items: [{ accountId: buyer.fees }] }),
      '422 items.0.unitCost REQUIRED'
    )
    ok(await buyer.api.post('/fiscal-periods/close', { through: '2026-01-31' }))
    assert.equal(await refusal({ date: '2026-01-15' }), '409 date PERIOD_CLOSED')
    const late = ok(await buyer.draft({ items, date: '2026-01-15', postingDate: '2026-02-01' }))
    assert.equal(ok(await buyer.post(late.id)).postingDate, '2026-02-01')
  })
})
