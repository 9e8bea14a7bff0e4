import { test } from '@japa/runner'
import { addDays, todayIn } from '#core/calendar/days'
import { aCustomer, ok, theBooks } from '#tests/functional/sales/shop'
import { accountNamed, aSeller, bill, brokenChecks, entriesOn, pay } from './money.js'

const NOBODY = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b91'
const today = () => todayIn('America/Bogota')

test.group('Payments that are refused', () => {
  test('contradictions and amounts that do not fit name their field, and leave nothing', async ({
    assert,
  }) => {
    const seller = await aSeller()
    const { api, customer } = seller
    const [a, b] = [await bill(seller, 100), await bill(seller, 50)]
    const other = await aCustomer(seller)
    const theirs = await bill(seller, 30, { customerId: other.id })
    const gone = await bill(seller, 10)
    ok(await api.post(`/invoices/${gone.id}/void`, { reason: 'x' }))
    const books = await theBooks(seller)

    const [ofA, ofB] = [
      { invoiceId: a.id, amount: 100 },
      { invoiceId: b.id, amount: 50 },
    ]
    const of = (more: object) => ({ customerId: customer.id, amount: 150, ...more })
    const kept = (kind: string, more: object = {}) => ({
      ...of({ amount: 99, allocations: [ofA] }),
      deductions: [{ kind, amount: 1, ...more }],
    })
    const receivable = await accountNamed(seller, '130505')
    const refused: [object, number, string, string][] = [
      [{ amount: 1 }, 422, 'REQUIRED', 'invoiceId'],
      [{ amount: 1, allocations: [] }, 422, 'REQUIRED', 'invoiceId'],
      [{ amount: 100, invoiceId: a.id, allocations: [ofA] }, 422, 'CONTRADICTION', 'allocations'],
      [of({ allocations: [ofA, ofA] }), 422, 'DUPLICATE', 'allocations.1.invoiceId'],
      [
        of({ allocations: [ofA, { ...ofB, invoiceId: NOBODY }] }),
        422,
        'NOT_FOUND',
        'allocations.1.invoiceId',
      ],
      [of({ customerId: NOBODY }), 422, 'NOT_FOUND', 'customerId'],
      [of({ allocations: [{ ...ofA, amount: 0 }] }), 422, 'TOO_SMALL', 'allocations.0.amount'],
      [of({ allocations: [ofA], excess: 'KEEP' }), 422, 'INVALID_CHOICE', 'excess'],
      [
        of({ allocations: [ofA, ofB], autoWithholdings: true }),
        422,
        'CONTRADICTION',
        'autoWithholdings',
      ],
      [of({ date: addDays(today(), 1) }), 422, 'FUTURE_DATE', 'date'],
      [
        of({ amount: 130, allocations: [ofA, { invoiceId: theirs.id, amount: 30 }] }),
        409,
        'OTHER_CUSTOMER',
        'allocations.1.invoiceId',
      ],
      // Without a customer it is that of the first invoice, whichever is older.
      ...[
        [{ invoiceId: theirs.id, amount: 30 }, ofA],
        [ofA, { invoiceId: theirs.id, amount: 30 }],
      ].map((allocations): [object, number, string, string] => [
        { amount: 130, allocations },
        ...([409, 'OTHER_CUSTOMER', 'allocations.1.invoiceId'] as const),
      ]),
      [
        { amount: 30, invoiceId: theirs.id, customerId: customer.id },
        409,
        'OTHER_CUSTOMER',
        'customerId',
      ],
      [
        of({ allocations: [ofA, { ...ofB, amount: 50.01 }], excess: 'ADVANCE' }),
        409,
        'OVERPAYMENT',
        'allocations.1.amount',
      ],
      [{ amount: 100.01, invoiceId: a.id }, 409, 'OVERPAYMENT', 'amount'],
      [
        of({ amount: 149.99, allocations: [ofA, ofB] }),
        409,
        'INSUFFICIENT_AMOUNT',
        'allocations.1.amount',
      ],
      [of({ amount: 151, allocations: [ofA, ofB] }), 409, 'UNALLOCATED', 'amount'],
      [of({ excess: 'REFUSE' }), 409, 'UNALLOCATED', 'amount'],
      [of({ deductions: [{ kind: 'BANK_FEE', amount: 1 }] }), 422, 'TOO_LARGE', 'deductions'],
      [kept('OTHER'), 422, 'REQUIRED', 'deductions.0.accountId'],
      [kept('OTHER', { accountId: NOBODY }), 422, 'NOT_FOUND', 'deductions.0.accountId'],
      [kept('OTHER', { accountId: receivable }), 409, 'CONTROL_ACCOUNT', 'deductions.0.accountId'],
      [kept('BANK_FEE', { accountId: receivable }), 422, 'CONTRADICTION', 'deductions.0.accountId'],
      [kept('BANK_FEE', { amount: -1 }), 422, 'TOO_SMALL', 'deductions.0.amount'],
      [kept('BANK_FEE', { invoiceId: b.id }), 422, 'NOT_FOUND', 'deductions.0.invoiceId'],
      [kept('TIP'), 422, 'INVALID_CHOICE', 'deductions.0.kind'],
      [kept('WITHHOLDING'), 422, 'REQUIRED', 'deductions.0.conceptId'],
      [
        kept('WITHHOLDING', { conceptId: NOBODY, base: 100 }),
        422,
        'NOT_FOUND',
        'deductions.0.conceptId',
      ],
      [kept('ROUNDING'), 409, 'ROUNDING_TOO_LARGE', 'deductions.0.amount'],
    ]
    for (const [body, status, code, field] of refused) {
      const answer = await pay(seller, body)
      assert.deepEqual(
        [answer.status, answer.body.errors?.[0]?.code, answer.body.errors?.[0]?.field],
        [status, code, field],
        `${JSON.stringify(body)} ${answer.text}`
      )
    }
    const ofVoid = await pay(seller, {
      amount: 10,
      allocations: [{ invoiceId: gone.id, amount: 10 }],
    })
    assert.containsSubset(ofVoid.body, { status: 409, code: 'INVALID_TRANSITION' })
    assert.deepEqual(await theBooks(seller), books)
  })

  test('what a customer keeps is posted by its reason', async ({ assert }) => {
    const seller = await aSeller()
    const invoice = await bill(seller, 1_000)
    const gifts = await accountNamed(seller, '519530')
    ok(await seller.api.patch('/settings/accounting', { roundingLimit: 0.5 }))
    const payment = ok(
      await pay(seller, {
        invoiceId: invoice.id,
        amount: 995.3,
        deductions: [
          { kind: 'BANK_FEE', amount: 3, description: 'Comisión' },
          { kind: 'OTHER', amount: 2, accountId: gifts },
          { kind: 'ROUNDING', amount: -0.3 },
        ],
      })
    )
    assert.sameMembers((await entriesOn(seller, payment.id))[0], [
      payment.date,
      '11100501 995.3',
      '530505 3',
      '519530 2',
      '429581 -0.3',
      '130505 -1000',
    ])
    assert.containsSubset(payment, { deductedTotal: 4.7, allocatedAmount: 1_000 })
    assert.containsSubset(ok(await seller.api.get(`/invoices/${invoice.id}`)), {
      status: 'PAID',
      paidAmount: 1_000,
    })
    const [{ id }] = payment.allocations
    const taken = await seller.api.post(`/payments/${payment.id}/allocations/${id}/void`, {})
    assert.containsSubset(taken.body, { status: 409, code: 'IN_USE' })
    assert.deepEqual(await brokenChecks(seller), [])
    ok(await seller.api.post(`/payments/${payment.id}/void`, {}))
    assert.deepEqual(await brokenChecks(seller), [])
  })
})
