import { test } from '@japa/runner'
import { addDays, todayIn } from '#core/calendar/days'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { listensTo } from '#tests/functional/announced'
import { postedOf } from './posted.js'
import { aCustomer, aProduct, aShop, ok, owedBy, theBooks, times, type Shop } from './shop.js'

const today = () => todayIn('America/Bogota')
const isWhole = async ({ api }: Shop) => {
  const { ok: whole, checks } = ok(await api.get('/reports/integrity'))
  return whole || JSON.stringify(checks.filter((one: any) => !one.ok))
}
const invoiceOf = async ({ api }: Shop, id: string) => ok(await api.get(`/invoices/${id}`))

/** An invoice of so much, taxes included, over a service; `units` of it may be credited. */
async function invoiced(shop: Shop, unitPrice: number, units = 1, customerId = shop.customer.id) {
  const items = [{ productId: shop.service.id, quantity: units, unitPrice, taxRate: 19 }]
  return ok(await shop.api.post('/invoices', { customerId, items, paymentMethod: 'CREDIT' }))
}

const paid = async ({ api }: Shop, invoice: any, amount = invoice.total, more: object = {}) =>
  ok(
    await api.post('/payments', {
      ...{ invoiceId: invoice.id, amount, paymentMethod: 'CASH' },
      ...more,
    })
  )
const credited = async ({ api }: Shop, invoice: any, quantity: number) =>
  ok(
    await api.post(`/invoices/${invoice.id}/credit-notes`, {
      reason: 'Devolución',
      items: [{ lineId: invoice.items[0].id, quantity }],
    })
  )

/** The example of a paid invoice of 119,000.00, of which 23,800.00 was credited. */
async function withCredit(shop: Shop) {
  const invoice = await invoiced(shop, 20_000, 5)
  await paid(shop, invoice)
  return { invoice, note: await credited(shop, invoice, 1) }
}

const allocate = ({ api }: Shop, id: string, items: object[], more: object = {}) =>
  api.post(`/credit-notes/${id}/allocations`, { items, ...more })

test.group('Credit of credit notes', () => {
  test('credit of a paid invoice goes to another invoice without an entry, and the rest back in money', async ({
    assert,
    cleanup,
  }) => {
    const told = await Promise.all(
      ['credit_note.allocated', 'credit_note.refunded', 'refund.created'].map((event) =>
        listensTo(event, cleanup)
      )
    )
    const shop = await aShop()
    const { invoice, note } = await withCredit(shop)
    assert.containsSubset(note, { total: 23_800, availableAmount: 23_800, allocations: [] })
    assert.containsSubset(await invoiceOf(shop, invoice.id), { balance: -23_800, status: 'PAID' })
    const other = await invoiced(shop, 100_000)
    const entries = ok(await shop.api.get('/journal-entries?limit=1')).meta.total

    const used = ok(await allocate(shop, note.id, [{ invoiceId: other.id, amount: 20_000 }]))
    assert.containsSubset(used, {
      allocatedAmount: 20_000,
      refundedAmount: 0,
      availableAmount: 3_800,
      allocations: [
        { invoiceId: other.id, invoiceNumber: other.number, amount: 20_000, date: today() },
      ],
    })
    assert.containsSubset(await invoiceOf(shop, invoice.id), {
      ...{ balance: -3_800, creditGiven: 20_000, status: 'PAID' },
    })
    assert.containsSubset(await invoiceOf(shop, other.id), {
      ...{ balance: 99_000, creditReceived: 20_000, status: 'PARTIALLY_PAID' },
    })
    assert.equal(await owedBy(shop, shop.customer.id), 95_200)
    assert.equal(ok(await shop.api.get('/journal-entries?limit=1')).meta.total, entries)

    const bank = ok(await shop.api.post('/bank-accounts', { name: 'Bancolombia', type: 'BANK' }))
    const refund = ok(await shop.api.post(`/credit-notes/${note.id}/refunds`, { amount: 3_800 }))
    assert.containsSubset(refund, {
      ...{ number: 1, status: 'PAID', source: 'CREDIT_NOTE', sourceId: note.id },
      ...{ customerId: shop.customer.id, amount: 3_800, date: today(), bankAccountId: bank.id },
      warnings: [{ code: 'BANK_ACCOUNT_ASSUMED', bankAccountId: bank.id }],
    })
    assert.deepEqual(await postedOf(shop, refund.id), [[today(), '130505 3800', '11100501 -3800']])
    assert.containsSubset(await invoiceOf(shop, invoice.id), { balance: 0, refundedAmount: 3_800 })
    assert.equal(ok(await shop.api.get(`/credit-notes/${note.id}`)).availableAmount, 0)
    assert.equal(await owedBy(shop, shop.customer.id), 99_000)
    assert.equal(await isWhole(shop), true)
    for (const messages of told) assert.lengthOf(await messages(shop), 1)
  })

  test('an allocation that is taken back leaves all as it was, once and from its day on', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { invoice, note } = await withCredit(shop)
    const other = await invoiced(shop, 10_000)
    const before = [await invoiceOf(shop, invoice.id), await invoiceOf(shop, other.id)]
    const used = ok(await allocate(shop, note.id, [{ invoiceId: other.id, amount: 11_900 }]))
    assert.equal((await invoiceOf(shop, other.id)).status, 'PAID')
    const path = `/credit-notes/${note.id}/allocations/${used.allocations[0].id}/void`

    const early = await shop.api.post(path, { date: addDays(today(), -1) })
    assert.deepEqual([early.status, early.body.errors[0].field], [422, 'date'])
    const back = ok(await shop.api.post(path, {}))
    assert.containsSubset(back, {
      ...{ allocatedAmount: 0, availableAmount: 23_800 },
      allocations: [{ amount: 11_900, voidedOn: today() }],
    })
    const facts = ({ version, updatedAt, ...invoice }: any) => invoice
    assert.deepEqual(
      [await invoiceOf(shop, invoice.id), await invoiceOf(shop, other.id)].map(facts),
      before.map(facts)
    )
    const again = await shop.api.post(path, {})
    assert.deepEqual([again.status, again.body.code], [409, 'INVALID_TRANSITION'])
    const { note: stranger } = await withCredit(shop)
    const elsewhere = path.replace(note.id, stranger.id)
    assert.equal((await shop.api.post(elsewhere, {})).status, 404)
    assert.equal(await isWhole(shop), true)
  })

  test('only what is below zero is credit, and the newest credit notes made it so', async ({
    assert,
  }) => {
    const shop = await aShop()
    const invoice = await invoiced(shop, 20_000, 5)
    const availableOf = async ({ id }: any) =>
      ok(await shop.api.get(`/credit-notes/${id}`)).availableAmount
    const first = await credited(shop, invoice, 1)
    assert.equal(first.availableAmount, 0)
    await paid(shop, invoice, 95_200 - 10_000)
    const second = await credited(shop, invoice, 1)
    assert.deepEqual(
      [second.availableAmount, await availableOf(first), await availableOf(second)],
      [13_800, 0, 13_800]
    )
    const third = await credited(shop, invoice, 1)
    assert.deepEqual(
      [await availableOf(first), await availableOf(second), await availableOf(third)],
      [0, 13_800, 23_800]
    )
    const refused = await shop.api.post(`/credit-notes/${first.id}/refunds`, { amount: 1 })
    assert.deepEqual([refused.status, refused.body.code], [409, 'INSUFFICIENT_AMOUNT'])
    assert.containsSubset(refused.body, { available: 0 })
  })

  test('nothing is paid back of an invoice that was written off', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await invoiced(shop, 20_000, 5)
    ok(await shop.api.post(`/invoices/${invoice.id}/write-off`, { reason: 'Cliente cerrado' }))
    const note = await credited(shop, invoice, 1)
    assert.equal(note.availableAmount, 0)
    assert.equal(ok(await shop.api.get(`/credit-notes/${note.id}`)).availableAmount, 0)
    assert.equal(await isWhole(shop), true)
  })

  test('allocations that cannot be are refused, and nothing is left of them', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { invoice, note } = await withCredit(shop)
    const [other, small] = [await invoiced(shop, 100_000), await invoiced(shop, 1_000)]
    const stranger = await invoiced(shop, 100_000, 1, (await aCustomer(shop)).id)
    const draft = ok(
      await shop.api.post('/invoices', {
        ...{ customerId: shop.customer.id, draft: true },
        items: [{ productId: (await aProduct(shop)).id, quantity: 1 }],
      })
    )
    const books = await theBooks(shop)
    const to = (invoiceId: string, amount: unknown = 1) => [{ invoiceId, amount }]
    const refused: [any[], object, number, string, string | undefined][] = [
      [to(other.id, 23_800.01), {}, 409, 'INSUFFICIENT_AMOUNT', 'items.0.amount'],
      [
        [...to(small.id, 1_190), ...to(other.id, 22_610.01)],
        {},
        409,
        'INSUFFICIENT_AMOUNT',
        'items.1.amount',
      ],
      [to(small.id, 1_190.01), {}, 409, 'OVERPAYMENT', 'items.0.amount'],
      [to(stranger.id), {}, 409, 'OTHER_CUSTOMER', 'items.0.invoiceId'],
      [to(NOBODYS_ID), {}, 422, 'NOT_FOUND', 'items.0.invoiceId'],
      [[...to(other.id), ...to(other.id)], {}, 422, 'DUPLICATE', 'items.1.invoiceId'],
      [to(draft.id), {}, 409, 'INVALID_TRANSITION', undefined],
      [to(invoice.id), {}, 409, 'INVALID_TRANSITION', undefined],
      [to(other.id, 0), {}, 422, 'TOO_SMALL', 'items.0.amount'],
      [to(other.id, '1'), {}, 422, 'TYPE', 'items.0.amount'],
      [[], {}, 422, 'TOO_FEW_ITEMS', 'items'],
      [to(other.id), { date: addDays(today(), 1) }, 422, 'FUTURE_DATE', 'date'],
      [to(other.id), { on: today() }, 422, 'UNKNOWN_FIELD', 'on'],
    ]
    for (const [items, more, status, code, field] of refused) {
      const answer = await allocate(shop, note.id, items, more)
      assert.deepEqual(
        [answer.status, answer.body.errors?.[0]?.code ?? answer.body.code],
        [status, code],
        answer.text
      )
      assert.equal(answer.body.errors?.[0]?.field, field, answer.text)
    }
    assert.equal((await allocate(shop, NOBODYS_ID, to(other.id))).status, 404)
    assert.deepEqual(await theBooks(shop), books)
  })

  test('in parallel, no more credit is used than there is, and void and allocation do not mix', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { note } = await withCredit(shop)
    const others = await times(4, () => invoiced(shop, 100_000))
    const answers = await times(8, (index) =>
      index % 2
        ? shop.api.post(`/credit-notes/${note.id}/refunds`, { amount: 7_000 })
        : allocate(shop, note.id, [{ invoiceId: others[index / 2].id, amount: 7_000 }])
    )
    assert.deepEqual(
      answers.map(({ status }) => status).filter((status) => status >= 400),
      [409, 409, 409, 409, 409]
    )
    const after = ok(await shop.api.get(`/credit-notes/${note.id}`))
    assert.equal(after.availableAmount, 2_800)
    assert.equal(await isWhole(shop), true)

    const { note: second } = await withCredit(shop)
    const used = ok(await allocate(shop, second.id, [{ invoiceId: others[0].id, amount: 5_000 }]))
    const path = `/credit-notes/${second.id}/allocations/${used.allocations[0].id}/void`
    const voids = await times(6, (index) =>
      index % 2
        ? shop.api.post(path, {})
        : allocate(shop, second.id, [{ invoiceId: others[1].id, amount: 10_000 }])
    )
    assert.lengthOf(
      voids.filter(({ status }, index) => index % 2 && status === 200),
      1
    )
    assert.isTrue(voids.every(({ status }) => [200, 409].includes(status)))
    assert.equal(await isWhole(shop), true)
  })
})
