import { test } from '@japa/runner'
import { todayIn } from '#core/calendar/days'
import { listensTo } from '#tests/functional/announced'
import { aShop, entriesOf, issued, ok, owedBy, theBooks } from './shop.js'

test.group('Payments', () => {
  test('a part, then the rest: the invoice is partially paid, then paid', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 2)
    const pay = (amount: number, more: object = {}) =>
      shop.api.post('/payments', {
        invoiceId: invoice.id,
        amount,
        paymentMethod: 'TRANSFER',
        ...more,
      })

    const first = await pay(20.25, { reference: 'TX-1', notes: 'First', currency: 'cop' })
    assert.equal(first.status, 201, first.text)
    assert.equal(first.headers.get('location'), `/api/v1/payments/${first.body.id}`)
    assert.containsSubset(first.body, {
      number: 1,
      status: 'RECEIVED',
      invoiceId: invoice.id,
      customerId: shop.customer.id,
      date: todayIn('America/Bogota'),
      amount: 20.25,
      currency: 'COP',
      paymentMethod: 'TRANSFER',
      bankAccountId: null,
      reference: 'TX-1',
      notes: 'First',
      allowedActions: ['void'],
    })
    assert.deepEqual(ok(await shop.api.get(`/payments/${first.body.id}`)), {
      ...first.body,
      warnings: [],
    })
    assert.containsSubset(ok(await shop.api.get(`/invoices/${invoice.id}`)), {
      status: 'PARTIALLY_PAID',
      paidAmount: 20.25,
      balance: 39.25,
      allowedActions: ['update', 'pay', 'credit'],
    })
    assert.equal(await owedBy(shop, shop.customer.id), 39.25)
    assert.sameMembers(await entriesOf(shop, first.body.id), [
      'Dr cash 20.25',
      'Cr receivable 20.25',
    ])

    ok(await pay(39.25))
    assert.containsSubset(ok(await shop.api.get(`/invoices/${invoice.id}`)), {
      status: 'PAID',
      paidAmount: 59.5,
      balance: 0,
      allowedActions: ['update', 'credit'],
    })
    assert.equal(await owedBy(shop, shop.customer.id), 0)
  })

  test('a payment is found by its reference, also after a correction', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 2)
    const payment = ok(
      await shop.api.post('/payments', {
        invoiceId: invoice.id,
        amount: 1,
        paymentMethod: 'TRANSFER',
        reference: 'TRX-9001',
      })
    )
    const found = async (search: string) =>
      ok(await shop.api.get(`/payments?search=${encodeURIComponent(search)}`)).meta.total
    assert.deepEqual([await found('trx-9001'), await found('Ñandú 9001')], [1, 1])

    ok(await shop.api.patch(`/payments/${payment.id}`, { reference: 'Depósito 77' }))
    assert.deepEqual(
      [
        await found('trx-9001'),
        await found('deposito 77'),
        await found('Ñandú'),
        await found(shop.customer.taxId),
      ],
      [0, 1, 1, 1]
    )
    ok(await shop.api.patch(`/payments/${payment.id}`, { notes: 'x' }))
    assert.equal(await found('deposito'), 1)
    ok(await shop.api.patch(`/payments/${payment.id}`, { reference: null }))
    assert.deepEqual([await found('deposito'), await found('Ñandú')], [0, 1])
  })

  test('a payment is found by the end of a long reference with a long customer name', async ({
    assert,
  }) => {
    const shop = await aShop()
    const customer = ok(
      await shop.api.post('/customers', { taxId: '1'.repeat(32), name: 'Ñ'.repeat(255) })
    )
    const invoice = ok(
      await shop.api.post('/invoices', {
        customerId: customer.id,
        items: [{ productId: shop.goods.id, quantity: 1 }],
      })
    )
    const payment = ok(
      await shop.api.post('/payments', {
        invoiceId: invoice.id,
        amount: 1,
        paymentMethod: 'TRANSFER',
        reference: `${'x'.repeat(245)} TRX-77889`,
      })
    )
    const found = async (search: string) =>
      ok(await shop.api.get(`/payments?search=${encodeURIComponent(search)}`)).meta.total
    assert.equal(await found('trx-77889'), 1)

    ok(
      await shop.api.patch(`/payments/${payment.id}`, { reference: `${'x'.repeat(245)} TRX-99887` })
    )
    assert.deepEqual([await found('trx-77889'), await found('trx-99887')], [0, 1])
  })

  test("a payment goes to the bank's account, not to an inactive or unknown one", async ({
    assert,
  }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 2)
    const bank = ok(
      await shop.api.post('/bank-accounts', {
        name: 'Bancolombia',
        type: 'BANK',
        accountNumber: '1',
      })
    )
    const pay = (bankAccountId: string) =>
      shop.api.post('/payments', {
        invoiceId: invoice.id,
        amount: 10,
        paymentMethod: 'TRANSFER',
        bankAccountId,
      })

    assert.equal(ok(await pay(bank.id)).bankAccountId, bank.id)
    assert.equal(ok(await shop.api.get(`/bank-accounts/${bank.id}`)).balance, 10)

    ok(await shop.api.patch(`/bank-accounts/${bank.id}`, { isActive: false }))
    const books = await theBooks(shop)
    assert.equal((await pay(bank.id)).status, 409)
    assert.containsSubset((await pay(invoice.id)).body, {
      status: 422,
      errors: [{ field: 'bankAccountId', code: 'NOT_FOUND' }],
    })
    assert.deepEqual(await theBooks(shop), books)
  })

  test('a refused payment leaves nothing', async ({ assert }) => {
    const shop = await aShop()
    const [open, paid, gone, draft] = [
      await issued(shop),
      await issued(shop),
      await issued(shop),
      await issued(shop, 1, { draft: true }),
    ]
    const pay = (invoiceId: string, amount: unknown = 1, more: object = {}) =>
      shop.api.post('/payments', { invoiceId, amount, paymentMethod: 'CASH', ...more })
    ok(await pay(paid.id, 29.75))
    ok(await shop.api.post(`/invoices/${gone.id}/void`, { reason: 'x' }))
    const books = await theBooks(shop)

    assert.containsSubset((await pay(open.id, 29.76)).body, {
      status: 409,
      code: 'OVERPAYMENT',
      balance: 29.75,
      errors: [{ field: 'amount' }],
    })
    for (const [{ id }, currentStatus] of [
      [paid, 'PAID'],
      [gone, 'VOID'],
      [draft, 'DRAFT'],
    ] as const)
      assert.containsSubset((await pay(id)).body, {
        status: 409,
        code: 'INVALID_TRANSITION',
        currentStatus,
      })
    const invalid: [field: string, code: string, answer: any][] = [
      ['amount', 'TOO_SMALL', await pay(open.id, 0)],
      ['amount', 'TOO_SMALL', await pay(open.id, -1)],
      ['amount', 'TOO_PRECISE', await pay(open.id, 1.001)],
      ['amount', 'TYPE', await pay(open.id, '1')],
      ['invoiceId', 'NOT_FOUND', await pay(shop.customer.id)],
      ['paymentMethod', 'INVALID_CHOICE', await pay(open.id, 1, { paymentMethod: 'SHELLS' })],
      ['currency', 'INVALID', await pay(open.id, 1, { currency: 'USD' })],
    ]
    for (const [field, code, { body }] of invalid)
      assert.containsSubset(body, { status: 422, errors: [{ field, code }] }, field)
    assert.deepEqual(await theBooks(shop), books)
  })

  test('a voided payment is owed again and announced, once', async ({ assert, cleanup }) => {
    const told = listensTo('payment.voided', cleanup)
    const shop = await aShop()
    const invoice = await issued(shop, 2)
    const payment = ok(
      await shop.api.post('/payments', {
        invoiceId: invoice.id,
        amount: 59.5,
        paymentMethod: 'CARD',
      })
    )

    const { status, body } = await shop.api.post(`/payments/${payment.id}/void`, {
      reason: 'Bounced',
    })
    assert.equal(status, 200)
    assert.containsSubset(body, {
      status: 'VOID',
      voidReason: 'Bounced',
      voidedOn: todayIn('America/Bogota'),
      allowedActions: [],
    })
    assert.containsSubset(ok(await shop.api.get(`/invoices/${invoice.id}`)), {
      status: 'ISSUED',
      paidAmount: 0,
      balance: 59.5,
    })
    assert.equal(await owedBy(shop, shop.customer.id), 59.5)
    assert.sameMembers(await entriesOf(shop, payment.id), [
      'Dr cash 59.50',
      'Cr receivable 59.50',
      'Cr cash 59.50',
      'Dr receivable 59.50',
    ])

    const books = await theBooks(shop)
    assert.containsSubset((await shop.api.post(`/payments/${payment.id}/void`, {})).body, {
      status: 409,
      code: 'INVALID_TRANSITION',
      currentStatus: 'VOID',
    })
    assert.deepEqual(await theBooks(shop), books)
    assert.containsSubset(await told(shop), [{ paymentId: payment.id, invoiceId: invoice.id }])
    assert.lengthOf(await told(shop), 1)
    assert.equal(
      (await shop.api.post(`/invoices/${invoice.id}/void`, { reason: 'Now it may' })).status,
      200
    )
  })

  test('the amount of a payment is final; its details may change', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop)
    const payment = ok(
      await shop.api.post('/payments', { invoiceId: invoice.id, amount: 5, paymentMethod: 'CARD' })
    )
    const books = await theBooks(shop)

    for (const change of [
      { amount: 6 },
      { paymentMethod: 'CASH' },
      { invoiceId: shop.customer.id },
      { status: 'VOID' },
    ]) {
      assert.equal(
        (await shop.api.patch(`/payments/${payment.id}`, change)).body.errors[0].code,
        'IMMUTABLE_FIELD'
      )
    }
    assert.equal((await shop.api.delete(`/payments/${payment.id}`)).status, 405)
    assert.deepEqual(await theBooks(shop), books)
    assert.equal(
      ok(
        await shop.api.patch(
          `/payments/${payment.id}`,
          { ...payment, notes: 'Seen' },
          { prefer: 'handling=strict' }
        )
      ).notes,
      'Seen'
    )
  })

  test('the same key pays once', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop)
    const pay = () =>
      shop.api.post(
        '/payments',
        { invoiceId: invoice.id, amount: 5, paymentMethod: 'CARD' },
        { 'idempotency-key': 'one' }
      )
    const [first, second] = [await pay(), await pay()]
    assert.equal(second.text, first.text)
    assert.equal(await owedBy(shop, shop.customer.id), 24.75)
  })
})
