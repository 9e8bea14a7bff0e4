import { test } from '@japa/runner'
import { todayIn } from '#core/calendar/days'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { jsonOf } from '#core/database/columns'
import { divideMessages } from '#integrations/webhooks/divide'
import { aCompany, unique } from '#tests/company'
import { aShop, anInvoice, issued, ok } from '#tests/functional/sales/shop'
import { isRefused } from './refusals.js'
import { aCustomer } from './samples.js'

test.group('externalId and metadata', () => {
  test('externalId and metadata change in every state of a document, other fields do not', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 50 })
    const { api, customer, goods } = shop
    const document = { customerId: customer.id, items: [{ productId: goods.id, quantity: 1 }] }
    const does = async (path: string, body: object = {}) => ok(await api.post(path, body))

    const [voided, discarded] = [await issued(shop), await issued(shop, 1, { draft: true })]
    for (const { id } of [voided, discarded])
      await does(`/invoices/${id}/void`, { reason: 'Error' })
    const quote = await does('/quotes', document)
    await does(`/quotes/${quote.id}/convert`)
    const paid = await issued(shop)
    const payment = await does('/payments', {
      invoiceId: paid.id,
      amount: 1,
      paymentMethod: 'CASH',
    })
    await does(`/payments/${payment.id}/void`)
    const account = (ok(await api.get('/accounts?type=ASSET')).data as any[]).find(
      ({ isGroup }) => !isGroup
    )
    const expense = await does('/expenses', {
      description: 'Papelería',
      amount: 1,
      paymentAccountId: account.id,
      expenseDate: todayIn(shop.tenant.timezone),
    })
    await does(`/expenses/${expense.id}/void`)
    const order = await does('/purchase-orders', {
      warehouseId: shop.warehouse.id,
      items: document.items,
    })
    await does(`/purchase-orders/${order.id}/cancel`)

    for (const path of [
      `/invoices/${voided.id}`,
      `/invoices/${discarded.id}`,
      `/quotes/${quote.id}`,
      `/payments/${payment.id}`,
      `/expenses/${expense.id}`,
      `/purchase-orders/${order.id}`,
    ]) {
      const [externalId, before] = [unique('ERP'), ok(await api.get(path))]
      const after = ok(await api.patch(path, { externalId, metadata: { synced: 'yes' } }))
      assert.containsSubset(
        after,
        {
          externalId,
          metadata: { synced: 'yes' },
          status: before.status,
          version: before.version + 1,
        },
        path
      )
      assert.equal(
        ok(await api.patch(path, { metadata: { synced: 'yes' } })).version,
        after.version,
        `${path}: nothing has changed`
      )
    }
    isRefused(
      assert,
      await api.patch(`/invoices/${voided.id}`, { metadata: { a: 'b' }, notes: 'x' }),
      409,
      'INVALID_TRANSITION'
    )
    isRefused(
      assert,
      await api.patch(`/quotes/${quote.id}`, { externalId: null, notes: 'x' }),
      409,
      'INVALID_TRANSITION'
    )
    isRefused(
      assert,
      await api.patch(`/expenses/${expense.id}`, { externalId: null, description: 'x' }),
      409,
      'INVALID_TRANSITION'
    )
    assert.isTrue(ok(await api.get('/reports/integrity')).ok)
  })

  test('an action that creates a record sets them on the new one alone', async ({ assert }) => {
    const shop = await aShop({ stock: 50 })
    const { api } = shop
    const own = () => ({ externalId: unique('X'), metadata: { from: 'test' } })
    const sameOf = ({ externalId, metadata }: any) => ({ externalId, metadata })

    const cases: [
      collection: string,
      verb: string,
      body: object,
      before?: (id: string) => Promise<unknown>,
    ][] = [
      ['quotes', 'convert', anInvoice(shop)],
      ['assets', 'duplicate', { name: 'Portátil' }],
      [
        'tickets',
        'follow-up',
        { subject: 'No responde', description: 'La impresora' },
        (id) => api.post(`/tickets/${id}/status`, { status: 'CLOSED' }),
      ],
    ]
    for (const [collection, verb, body, before] of cases) {
      const [first, second] = [own(), own()]
      const { id } = ok(await api.post(`/${collection}`, { ...body, ...first }))
      await before?.(id)
      const made = ok(await api.post(`/${collection}/${id}/${verb}`, second))
      assert.deepEqual(
        [sameOf(made), sameOf(ok(await api.get(`/${collection}/${id}`)))],
        [second, first],
        collection
      )
      if (collection === 'assets')
        assert.deepEqual(sameOf(ok(await api.post(`/assets/${id}/duplicate`, {}))), {
          externalId: null,
          metadata: {},
        })
    }
  })

  test('a draft, an invoice and its next version keep them, and so does an invoice that is sold anew', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 50 })
    const { api, goods } = shop
    const draft = await issued(shop, 1, {
      draft: true,
      externalId: 'POS-1',
      metadata: { till: '3' },
    })
    const number = ok(await api.post(`/invoices/${draft.id}/issue`))
    const sold = ok(
      await api.patch(`/invoices/${draft.id}`, {
        items: [{ productId: goods.id, quantity: 2 }],
        metadata: { clerk: 'Ana' },
      })
    )

    assert.containsSubset(
      [draft, number, sold],
      [
        { externalId: 'POS-1', metadata: { till: '3' } },
        { externalId: 'POS-1' },
        { externalId: 'POS-1', metadata: { till: '3', clerk: 'Ana' } },
      ]
    )
    assert.deepEqual(ok(await api.get('/invoices?metadata.clerk=Ana&fields=externalId')).data, [
      { externalId: 'POS-1' },
    ])
  })

  test('webhooks and the audit log contain externalId and metadata', async ({ assert }) => {
    const company = await aCompany()
    const { api, as } = company
    ok(
      await api.post('/webhooks', {
        url: 'https://example.com/hook',
        events: ['customer.created', 'customer.updated'],
      })
    )
    const { id } = ok(
      await api.post('/customers', aCustomer({ externalId: 'CRM-7', metadata: { channel: 'web' } }))
    )
    ok(await api.patch(`/customers/${id}`, { metadata: { channel: null, tier: 'gold' } }))

    const messages = await as(async () => {
      await divideMessages()
      return (
        await rows(
          'SELECT payload FROM webhook_messages WHERE tenant_id = ? AND is_subscribed = 1 ORDER BY id',
          [Current.tenantId]
        )
      ).map(({ payload }) => jsonOf(payload))
    })
    assert.deepEqual(
      messages.map(({ type, data }) => [type, data.externalId, data.metadata]),
      [
        ['customer.created', 'CRM-7', { tier: 'gold' }],
        ['customer.updated', 'CRM-7', { tier: 'gold' }],
      ]
    )

    const [changed, made] = ok(await api.get(`/audit-logs?entityId=${id}`)).data
    assert.containsSubset(made.after, { externalId: 'CRM-7', metadata: { channel: 'web' } })
    assert.deepEqual(
      [changed.before.metadata, changed.after.metadata],
      [{ channel: 'web' }, { tier: 'gold' }]
    )
  })

  test('assistants send and find them', async ({ assert }) => {
    const { api } = await aCompany()
    const call = async (tool: string, input: object) =>
      ok(await api.post(`/assistant/tools/${tool}/call`, input)).result

    const made = await call(
      'create_customer',
      aCustomer({ externalId: 'CRM-8', metadata: { channel: 'chat' } })
    )
    assert.containsSubset(made, { externalId: 'CRM-8', metadata: { channel: 'chat' } })
    assert.deepEqual(
      (await call('find_customers', { externalId: 'CRM-8,CRM-9' })).data.map(({ id }: any) => id),
      [made.id]
    )
  })

  test('nothing is written of a record that is refused, nor by a dry run', async ({ assert }) => {
    const company = await aCompany()
    const { api, as } = company
    const values = () =>
      as(() => rows('SELECT * FROM metadata_values WHERE tenant_id = ?', [Current.tenantId]))
    ok(await api.post('/customers', aCustomer({ taxId: '1', metadata: { a: 'b' } })))
    const before = await values()

    assert.equal(
      (await api.post('/customers', aCustomer({ taxId: '1', metadata: { c: 'd' } }))).status,
      409
    )
    assert.equal(
      (await api.post('/customers', aCustomer({ metadata: { c: 'd' } }), { prefer: 'dry-run' }))
        .status,
      201
    )
    assert.deepEqual(await values(), before)
  })

  test("parallel changes of metadata keep each other's keys", async ({ assert }) => {
    const { api } = await aCompany()
    const { id } = ok(await api.post('/customers', aCustomer({ metadata: { first: '0' } })))
    const keys = Array.from({ length: 12 }, (_, index) => `key${index}`)
    const answers = await Promise.all(
      keys.map((key) => api.patch(`/customers/${id}`, { metadata: { [key]: key } }))
    )

    assert.deepEqual(
      answers.map(({ status }) => status),
      keys.map(() => 200)
    )
    assert.deepEqual(ok(await api.get(`/customers/${id}`)).metadata, {
      first: '0',
      ...Object.fromEntries(keys.map((key) => [key, key])),
    })
    for (const key of keys)
      assert.equal(ok(await api.get(`/customers?metadata.${key}=${key}`)).meta.total, 1)
  })
})
