import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { addDays, startOfDay, todayIn } from '#core/calendar/days'
import { execute } from '#core/database/query'
import { listensTo } from '#tests/functional/announced'
import { aShop, anInvoice, ok, owedBy, stockOf, theBooks, type Shop } from './shop.js'

const aQuote = async (shop: Shop, quantity = 2, more: object = {}) =>
  ok(await shop.api.post('/quotes', anInvoice(shop, quantity, more)))

/** As sending it by mail leaves it. */
const sent = async (shop: Shop, { id }: { id: string }) =>
  shop.as(() =>
    execute("UPDATE quotes SET status = 'SENT' WHERE tenant_id = ? AND id = ?", [
      Current.tenantId,
      id,
    ])
  )

test.group('Quotes', () => {
  test('a quote freezes prices and moves nothing', async ({ assert }) => {
    const shop = await aShop()
    const quote = await aQuote(shop, 2, { validUntil: '2031-01-31', notes: 'Valid long' })

    assert.containsSubset(quote, {
      number: 1,
      status: 'DRAFT',
      customerId: shop.customer.id,
      invoiceId: null,
      validUntil: '2031-01-31',
      subtotal: 50,
      taxTotal: 9.5,
      total: 59.5,
      allowedActions: ['update', 'send', 'convert', 'delete'],
    })
    assert.deepEqual(ok(await shop.api.get(`/quotes/${quote.id}`)), quote)
    assert.deepEqual(ok(await shop.api.get('/quotes')).data, [quote])
    assert.equal(await stockOf(shop, shop.goods.id), 10)
    assert.equal(await owedBy(shop, shop.customer.id), 0)
  })

  test('new items replace the lines; an unchanged record changes nothing', async ({ assert }) => {
    const shop = await aShop()
    const quote = await aQuote(shop)
    const { body } = await shop.api.patch(`/quotes/${quote.id}`, {
      items: [shop.service.id],
      notes: 'Only this',
    })
    assert.containsSubset(body, { total: 119, notes: 'Only this', version: 2 })
    assert.lengthOf(body.items, 1)

    const same = await shop.api.patch(`/quotes/${quote.id}`, body, { prefer: 'handling=strict' })
    assert.equal(same.status, 200, same.text)
    assert.deepEqual(same.body, body)
  })

  test('a quote becomes an invoice at its own prices, once', async ({ assert }) => {
    const shop = await aShop()
    const quote = await aQuote(shop)
    ok(await shop.api.patch(`/products/${shop.goods.id}`, { sellingPrice: 999 }))

    const { status, body, headers } = await shop.api.post(`/quotes/${quote.id}/convert`, {
      paymentMethod: 'CREDIT',
    })
    assert.equal(status, 201, JSON.stringify(body))
    assert.equal(headers.get('location'), `/api/v1/invoices/${body.id}`)
    assert.containsSubset(body, {
      number: 1,
      status: 'ISSUED',
      quoteId: quote.id,
      total: 59.5,
      paymentMethod: 'CREDIT',
    })
    assert.containsSubset(ok(await shop.api.get(`/quotes/${quote.id}`)), {
      status: 'INVOICED',
      invoiceId: body.id,
      allowedActions: [],
    })
    assert.equal(await stockOf(shop, shop.goods.id), 8)

    const books = await theBooks(shop)
    assert.containsSubset((await shop.api.post(`/quotes/${quote.id}/convert`)).body, {
      status: 409,
      code: 'INVALID_TRANSITION',
      currentStatus: 'INVOICED',
    })
    assert.containsSubset((await shop.api.patch(`/quotes/${quote.id}`, { notes: 'x' })).body, {
      status: 409,
      code: 'INVALID_TRANSITION',
    })
    assert.containsSubset((await shop.api.delete(`/quotes/${quote.id}`)).body, {
      status: 409,
      code: 'INVALID_TRANSITION',
      currentStatus: 'INVOICED',
      allowedActions: [],
    })
    assert.deepEqual(await theBooks(shop), books)
  })

  test('a quote is paid with its invoice, in one transaction', async ({ assert }) => {
    const shop = await aShop()
    const [quote, other] = [await aQuote(shop), await aQuote(shop)]
    const convert = (id: string, body: object) => shop.api.post(`/quotes/${id}/convert`, body)
    const paid = { method: 'CASH', reference: 'Voucher 118' }
    const invoice = ok(await convert(quote.id, { paymentMethod: 'CREDIT', paid }))
    assert.containsSubset(invoice, { status: 'PAID', paidAmount: 59.5, balance: 0 })

    const books = await theBooks(shop)
    const refused = [
      [{ paid, draft: true }, 'CONTRADICTION', 'paid'],
      [{ paid: { date: '2999-01-01' } }, 'FUTURE_DATE', 'paid.date'],
    ] as const
    for (const [body, code, field] of refused)
      assert.containsSubset((await convert(other.id, body)).body, {
        status: 422,
        errors: [{ code, field }],
      })
    assert.deepEqual(await theBooks(shop), books)
    assert.equal(ok(await shop.api.get(`/quotes/${other.id}`)).status, 'DRAFT')
  })

  test('a quote without invoice is deleted: its number is not reused, the customer is free', async ({
    assert,
  }) => {
    const shop = await aShop()
    const [first, kept] = [await aQuote(shop), await aQuote(shop)]
    ok(await shop.api.delete(`/quotes/${first.id}`))

    const asked = [
      ['get', ''],
      ['get', '/pdf'],
      ['patch', ''],
      ['delete', ''],
      ['post', '/send'],
      ['post', '/accept'],
      ['post', '/convert'],
    ] as const
    for (const [method, verb] of asked)
      assert.equal(
        (await shop.api[method](`/quotes/${first.id}${verb}`)).status,
        404,
        `${method} ${verb}`
      )
    assert.containsSubset(ok(await shop.api.get('/quotes')), {
      data: [{ id: kept.id }],
      meta: { total: 1 },
    })
    assert.containsSubset(
      ok(await shop.api.get(`/quotes?customerId=${shop.customer.id}&sort=total`)),
      { data: [{ id: kept.id }], meta: { total: 1 } }
    )
    assert.equal((await aQuote(shop)).number, 3)
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)

    for (const { id } of ok(await shop.api.get('/quotes')).data)
      ok(await shop.api.delete(`/quotes/${id}`))
    ok(await shop.api.delete(`/customers/${shop.customer.id}`))
  })

  test('deleted and converted at once, one of both is done', async ({ assert }) => {
    const shop = await aShop({ stock: 100 })
    for (let round = 0; round < 5; round++) {
      const { id } = await aQuote(shop)
      const [deleted, converted] = await Promise.all([
        shop.api.delete(`/quotes/${id}`),
        shop.api.post(`/quotes/${id}/convert`),
      ])
      assert.include(
        [
          [204, 404],
          [409, 201],
        ].map(String),
        String([deleted.status, converted.status])
      )
      assert.equal(
        (await shop.api.get(`/quotes/${id}`)).status,
        converted.status === 201 ? 200 : 404
      )
    }
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
  })

  test('a conversion that is refused leaves the quote as it was', async ({ assert }) => {
    const shop = await aShop({ stock: 1, settings: { allowNegativeStock: false } })
    const quote = await aQuote(shop)
    const books = await theBooks(shop)
    assert.containsSubset((await shop.api.post(`/quotes/${quote.id}/convert`)).body, {
      status: 409,
      code: 'INSUFFICIENT_STOCK',
    })
    assert.deepEqual(await theBooks(shop), books)
    assert.containsSubset(ok(await shop.api.post(`/quotes/${quote.id}/convert`, { draft: true })), {
      status: 'DRAFT',
      number: null,
      quoteId: quote.id,
    })
  })

  test('a sent quote is accepted or rejected; a draft is only accepted', async ({
    assert,
    cleanup,
  }) => {
    const [accepted, rejected] = ['accepted', 'rejected'].map((what) =>
      listensTo(`quote.${what}`, cleanup)
    )
    const shop = await aShop()
    const [draft, yes, no] = [await aQuote(shop), await aQuote(shop), await aQuote(shop)]
    for (const quote of [yes, no]) await sent(shop, quote)

    assert.containsSubset((await shop.api.post(`/quotes/${draft.id}/reject`)).body, {
      status: 409,
      currentStatus: 'DRAFT',
    })
    assert.containsSubset(ok(await shop.api.post(`/quotes/${draft.id}/accept`)), {
      status: 'ACCEPTED',
    })
    assert.equal(
      (await shop.api.post(`/quotes/${draft.id}/accept`)).body.code,
      'INVALID_TRANSITION'
    )
    assert.containsSubset(ok(await shop.api.post(`/quotes/${yes.id}/accept`)), {
      status: 'ACCEPTED',
      allowedActions: ['convert'],
    })
    assert.containsSubset(ok(await shop.api.post(`/quotes/${no.id}/reject`)), {
      status: 'REJECTED',
      allowedActions: ['delete'],
    })
    assert.equal((await shop.api.post(`/quotes/${no.id}/convert`)).status, 409)
    assert.equal(
      (await shop.api.patch(`/quotes/${yes.id}`, { items: [shop.service.id] })).status,
      409
    )
    assert.equal((await shop.api.post(`/quotes/${yes.id}/convert`)).status, 201)
    assert.deepEqual(
      (await Promise.all([accepted(shop), rejected(shop)])).map((told) =>
        told.map(({ quoteId }) => quoteId)
      ),
      [[draft.id, yes.id], [no.id]]
    )
  })

  test('a quote of a customer without an address is sent by hand, and then is as any that was sent', async ({
    assert,
    cleanup,
  }) => {
    const told = listensTo('quote.sent', cleanup)
    const shop = await aShop()
    const quote = await aQuote(shop)
    assert.includeMembers(quote.allowedActions, ['send', 'mark-sent', 'accept'])
    assert.equal((await shop.api.post(`/quotes/${quote.id}/send`)).body.code, 'NO_EMAIL')

    const { body: tried } = await shop.api.post(
      `/quotes/${quote.id}/mark-sent`,
      {},
      { prefer: 'dry-run' }
    )
    assert.containsSubset(tried, { status: 'SENT' })
    assert.notProperty(tried.effects, 'mail')
    assert.equal(ok(await shop.api.get(`/quotes/${quote.id}`)).status, 'DRAFT')

    const marked = ok(await shop.api.post(`/quotes/${quote.id}/mark-sent`))
    assert.containsSubset(marked, { status: 'SENT', version: quote.version + 1 })
    assert.notInclude(marked.allowedActions, 'mark-sent')
    assert.containsSubset((await shop.api.post(`/quotes/${quote.id}/mark-sent`)).body, {
      status: 409,
      code: 'INVALID_TRANSITION',
      currentStatus: 'SENT',
    })
    assert.deepEqual(
      (await told(shop)).map(({ quoteId }) => quoteId),
      [quote.id]
    )
    assert.lengthOf(
      ok(await shop.api.get(`/audit-logs?entityId=${quote.id}&action=quote.sent`)).data,
      1
    )
    assert.equal(ok(await shop.api.post(`/quotes/${quote.id}/reject`)).status, 'REJECTED')
  })

  test('a quote whose time is over is neither marked as sent nor accepted', async ({ assert }) => {
    const shop = await aShop()
    const over = await aQuote(shop, 1, { validUntil: addDays(todayIn('America/Bogota'), -1) })
    for (const verb of ['mark-sent', 'accept'])
      assert.containsSubset(
        (await shop.api.post(`/quotes/${over.id}/${verb}`)).body,
        { status: 409, currentStatus: 'EXPIRED' },
        verb
      )
  })

  test('a quote reads EXPIRED from the day after its last, and cannot be sold', async ({
    assert,
  }) => {
    const shop = await aShop()
    const today = todayIn('America/Bogota')
    const lasting = await aQuote(shop, 1, { validUntil: startOfDay(today, 'America/Bogota') })
    const over = await aQuote(shop, 1, {
      validUntil: startOfDay(addDays(today, -1), 'America/Bogota'),
    })

    assert.equal(lasting.status, 'DRAFT')
    assert.containsSubset(over, { status: 'EXPIRED', allowedActions: ['delete'] })
    const listed = async (status: string) =>
      ok(await shop.api.get(`/quotes?status=${status}`)).data.map(({ id }: any) => id)
    assert.deepEqual([await listed('EXPIRED'), await listed('DRAFT')], [[over.id], [lasting.id]])
    assert.containsSubset((await shop.api.post(`/quotes/${over.id}/convert`)).body, {
      status: 409,
      code: 'INVALID_TRANSITION',
      currentStatus: 'EXPIRED',
    })
    assert.equal(
      (await shop.api.patch(`/quotes/${over.id}`, { status: 'DRAFT' })).body.errors[0].code,
      'IMMUTABLE_FIELD'
    )
  })
})
