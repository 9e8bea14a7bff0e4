import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { addDays, todayIn } from '#core/calendar/days'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import type { Answer } from '#tests/api'
import { aCustomer, aProduct, ok, theBooks } from './shop.js'
import { aSeller, bill, brokenChecks, pay, type Seller } from './payments/money.js'

const today = () => todayIn('America/Bogota')
const ago = (days: number) => addDays(today(), -days)

type Refused = [body: unknown, status: number, code: string, field: string | undefined]

/** Each body is refused as it says, and money, balances and entries are as before. */
async function mustRefuse(
  seller: Seller,
  assert: any,
  ask: (body: any) => Promise<Answer>,
  all: readonly Refused[]
) {
  const books = await theBooks(seller)
  for (const [body, status, code, field] of all) {
    const { status: answered, body: answer, text } = await ask(body)
    assert.deepEqual(
      [answered, answer.errors?.[0]?.code ?? answer.code, answer.errors?.[0]?.field],
      [status, code, field],
      `${JSON.stringify(body)} ${text}`
    )
  }
  assert.deepEqual(await theBooks(seller), books)
}

const DAYS: Refused[] = [
  [{ date: addDays(today(), 1) }, 422, 'FUTURE_DATE', 'date'],
  [{ date: ago(8) }, 409, 'PERIOD_CLOSED', 'date'],
  [{ date: '2026-02-30' }, 422, 'INVALID_DATE', 'date'],
  [{ date: 20260101 }, 422, 'TYPE', 'date'],
  [{ on: today() }, 422, 'UNKNOWN_FIELD', 'on'],
]

/** A seller of ten days ago, whose books are closed until seven days ago. */
async function aClosedSeller<T>(work: (seller: Seller) => Promise<T>) {
  clock.travelTo(new Date(Date.now() - 10 * 86_400_000))
  const seller = await aSeller()
  const made = await work(seller)
  clock.travelTo(null)
  ok(await seller.api.post('/fiscal-periods/close', { through: ago(7) }))
  return { seller, made }
}

const advance = async (seller: Seller, amount: number, more: object = {}) =>
  ok(await pay(seller, { customerId: seller.customer.id, amount, ...more }))

/** The record with dates of `DAYS`, on top of what the action needs. */
const dated = (more: object): Refused[] =>
  DAYS.map(([body, ...said]) => [{ ...more, ...(body as object) }, ...said])

test.group('Refused settlements leave money, balances and entries as they were', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('allocations of a payment', async ({ assert }) => {
    const { seller, made } = await aClosedSeller(async (seller) => ({
      payment: await advance(seller, 100),
      open: await bill(seller, 80),
      other: await bill(seller, 60),
      theirs: await bill(seller, 30, { customerId: (await aCustomer(seller)).id }),
      gone: await bill(seller, 10),
    }))
    const { api } = seller
    const { payment, open, other, theirs, gone } = made
    const draft = ok(
      await api.post('/invoices', {
        ...{ customerId: seller.customer.id, draft: true },
        items: [{ productId: (await aProduct(seller, { isService: true })).id, quantity: 1 }],
      })
    )
    const paid = await bill(seller, 20)
    ok(await pay(seller, { invoiceId: paid.id, amount: 20 }))
    ok(await api.post(`/invoices/${gone.id}/void`, { reason: 'x' }))
    const to = ({ id }: any, amount: unknown = 1) => ({ invoiceId: id, amount })
    const path = `/payments/${payment.id}/allocations`

    await mustRefuse(seller, assert, (body) => api.post(path, body), [
      [{}, 422, 'REQUIRED', 'items'],
      [{ items: [] }, 422, 'TOO_FEW_ITEMS', 'items'],
      [{ items: [to(open, 80.01)] }, 409, 'OVERPAYMENT', 'items.0.amount'],
      [{ items: [to(open, 80), to(other, 20.01)] }, 409, 'INSUFFICIENT_AMOUNT', 'items.1.amount'],
      [{ items: [to(open), to(open)] }, 422, 'DUPLICATE', 'items.1.invoiceId'],
      [{ items: [to(open), to(theirs)] }, 409, 'OTHER_CUSTOMER', 'items.1.invoiceId'],
      [{ items: [to({ id: NOBODYS_ID })] }, 422, 'NOT_FOUND', 'items.0.invoiceId'],
      [{ items: [to({ id: 'A-1' })] }, 422, 'INVALID_UUID', 'items.0.invoiceId'],
      [{ items: [to(open, 0)] }, 422, 'TOO_SMALL', 'items.0.amount'],
      [{ items: [to(open, -1)] }, 422, 'TOO_SMALL', 'items.0.amount'],
      [{ items: [to(open, '1')] }, 422, 'TYPE', 'items.0.amount'],
      [{ items: [to(open, 1.001)] }, 422, 'TOO_PRECISE', 'items.0.amount'],
      [{ items: [{ invoiceId: open.id }] }, 422, 'REQUIRED', 'items.0.amount'],
      [{ items: [{ ...to(open), note: 'x' }] }, 422, 'UNKNOWN_FIELD', 'items.0.note'],
      [{ items: [to(draft)] }, 409, 'INVALID_TRANSITION', undefined],
      [{ items: [to(paid)] }, 409, 'INVALID_TRANSITION', undefined],
      [{ items: [to(gone)] }, 409, 'INVALID_TRANSITION', undefined],
      ...dated({ items: [to(open)] }),
    ])
    const elsewhere = await api.post(`/payments/${NOBODYS_ID}/allocations`, { items: [to(open)] })
    assert.equal(elsewhere.status, 404)
    assert.deepEqual(await brokenChecks(seller), [])
  })

  test('voids of allocations and of payments', async ({ assert }) => {
    const { seller, made } = await aClosedSeller(async (seller) => ({
      payment: await advance(seller, 100),
      invoice: await bill(seller, 80),
    }))
    const { api } = seller
    const { payment, invoice } = made
    const items = [{ invoiceId: invoice.id, amount: 80 }]
    const used = ok(await api.post(`/payments/${payment.id}/allocations`, { items, date: ago(5) }))
    const one = `/payments/${payment.id}/allocations/${used.allocations[0].id}/void`
    await mustRefuse(seller, assert, (body) => api.post(one, body), [
      [{ date: ago(6) }, 422, 'INVALID', 'date'],
      [{ date: addDays(today(), 1) }, 422, 'FUTURE_DATE', 'date'],
      [{ reason: 'x' }, 422, 'UNKNOWN_FIELD', 'reason'],
    ])
    const missing = one.replace(used.allocations[0].id, NOBODYS_ID)
    assert.equal((await api.post(missing, {})).status, 404)
    await mustRefuse(seller, assert, (body) => api.post(`/payments/${payment.id}/void`, body), [
      ...DAYS,
      [{ date: ago(11) }, 422, 'INVALID', 'date'],
      [{ reason: 1 }, 422, 'TYPE', 'reason'],
    ])
    ok(await api.post(`/payments/${payment.id}/refunds`, { amount: 20 }))
    await mustRefuse(seller, assert, (body) => api.post(`/payments/${payment.id}/void`, body), [
      [{}, 409, 'IN_USE', undefined],
    ])
    ok(await api.post(one, {}))
    await mustRefuse(seller, assert, (body) => api.post(one, body), [
      [{}, 409, 'INVALID_TRANSITION', undefined],
    ])
    assert.deepEqual(await brokenChecks(seller), [])
  })

  test('refunds and allocations of a credit note, and the use of all credits', async ({
    assert,
  }) => {
    const { seller, made } = await aClosedSeller(async (seller) => ({
      invoice: await bill(seller, 100),
    }))
    const { api, customer } = seller
    const { invoice } = made
    ok(await pay(seller, { invoiceId: invoice.id, amount: 100 }))
    const note = ok(
      await api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'x', net: 40 })
    )
    const open = await bill(seller, 30)
    const path = `/credit-notes/${note.id}`
    await mustRefuse(seller, assert, (body) => api.post(`${path}/refunds`, body), [
      [{}, 422, 'REQUIRED', 'amount'],
      [{ amount: 40.01 }, 409, 'INSUFFICIENT_AMOUNT', 'amount'],
      [{ amount: 0 }, 422, 'TOO_SMALL', 'amount'],
      [{ amount: '1' }, 422, 'TYPE', 'amount'],
      [{ amount: 1.001 }, 422, 'TOO_PRECISE', 'amount'],
      [{ amount: 1, bankAccountId: NOBODYS_ID }, 422, 'NOT_FOUND', 'bankAccountId'],
      [{ amount: 1, date: addDays(today(), 1) }, 422, 'FUTURE_DATE', 'date'],
      [{ amount: 1, date: ago(1) }, 422, 'INVALID', 'date'],
      [{ amount: 1, method: 'CASH' }, 422, 'UNKNOWN_FIELD', 'method'],
    ])
    const items = [{ invoiceId: open.id, amount: 1 }]
    await mustRefuse(seller, assert, (body) => api.post(`${path}/allocations`, body), [
      [{ items: [{ ...items[0], amount: 30.01 }] }, 409, 'OVERPAYMENT', 'items.0.amount'],
      [{ items: [...items, ...items] }, 422, 'DUPLICATE', 'items.1.invoiceId'],
      [{ items, date: addDays(today(), 1) }, 422, 'FUTURE_DATE', 'date'],
    ])
    const all = `/customers/${customer.id}/apply-credits`
    await mustRefuse(seller, assert, (body) => api.post(all, body), [
      [{ date: addDays(today(), 1) }, 422, 'FUTURE_DATE', 'date'],
      [{ date: '2026-02-30' }, 422, 'INVALID_DATE', 'date'],
      [{ items }, 422, 'UNKNOWN_FIELD', 'items'],
    ])
    assert.deepEqual(await brokenChecks(seller), [])
  })

  test('credit notes by amount, and debit notes', async ({ assert }) => {
    const seller = await aSeller()
    const { api, service } = seller
    const invoice = await bill(seller, 100)
    const [{ id: lineId }] = invoice.items
    const path = `/invoices/${invoice.id}`
    const reason = { reason: 'x' }
    await mustRefuse(seller, assert, (body) => api.post(`${path}/credit-notes`, body), [
      [{ net: 10 }, 422, 'REQUIRED', 'reason'],
      [{ ...reason, net: 100.01 }, 409, 'INSUFFICIENT_AMOUNT', 'net'],
      [{ ...reason, net: 0 }, 422, 'TOO_SMALL', 'net'],
      [{ ...reason, net: 1, concept: 'GIFT' }, 422, 'INVALID_CHOICE', 'concept'],
      [{ ...reason, net: 1, restock: true }, 422, 'CONTRADICTION', 'restock'],
      [{ ...reason, net: 1, amounts: [{ lineId, net: 1 }] }, 422, 'CONTRADICTION', 'net'],
      [{ ...reason, amounts: [{ net: 1 }] }, 422, 'REQUIRED', 'amounts.0.lineId'],
      [
        { ...reason, amounts: [{ lineId, net: 100.01 }] },
        409,
        'INSUFFICIENT_AMOUNT',
        'amounts.0.net',
      ],
      [
        { ...reason, amounts: [{ lineId: NOBODYS_ID, net: 1 }] },
        422,
        'NOT_FOUND',
        'amounts.0.lineId',
      ],
    ])
    const items = [{ productId: service.id, quantity: 1, unitPrice: 5 }]
    await mustRefuse(seller, assert, (body) => api.post(`${path}/debit-notes`, body), [
      [reason, 422, 'REQUIRED', 'items'],
      [{ ...reason, items: [] }, 422, 'TOO_FEW_ITEMS', 'items'],
      [{ ...reason, items: [{ ...items[0], quantity: 0 }] }, 422, 'TOO_SMALL', 'items.0.quantity'],
      [{ ...reason, items, paymentTermsId: NOBODYS_ID }, 422, 'NOT_FOUND', 'paymentTermsId'],
      [{ ...reason, items, disputedUntil: 'soon' }, 422, 'INVALID_DATE', 'disputedUntil'],
      [{ ...reason, items, customerId: NOBODYS_ID }, 422, 'UNKNOWN_FIELD', 'customerId'],
    ])
    assert.deepEqual(await brokenChecks(seller), [])
  })
})
