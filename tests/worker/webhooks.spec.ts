import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { Webhook as Verifier } from 'standardwebhooks'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { sqlInstant } from '#core/database/columns'
import { newId } from '#core/primitives/ids'
import { deferInsert } from '#core/database/transaction/writes'
import { clientOf } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { eventually, within } from '#tests/eventually'
import { deliverDue } from '#integrations/webhooks/deliver_due'
import { divideMessages } from '#integrations/webhooks/divide'
import { aReceiver } from '#tests/worker/a_receiver'
import { acting, aWorker, anEmptyOutbox, emptyRedis, outboxOf } from '#tests/worker/helpers'
import { aMailServer } from '#tests/worker/mail_server'
import { sweepWebhooks } from '#worker/webhooks'

const aCustomer = async ({ api }: Pick<Company, 'api'>, name = 'Café Ñandú') =>
  ok(await api.post('/customers', { taxId: unique('NIT'), name }))

async function aWebhook({ api }: Company, url: string, events = ['customer.created']) {
  return ok(await api.post('/webhooks', { url, events }))
}

const deliveriesOf = async ({ api }: Company, { id }: { id: string }, query = '') =>
  ok(await api.get(`/webhooks/${id}/deliveries?limit=100&${query}`)).data as any[]

/** Makes the next attempt due now. */
const waitNoLonger = (company: Company) =>
  company.as(() =>
    execute('UPDATE webhooks SET waits_until = ? WHERE tenant_id = ?', [
      '2026-01-01 00:00:00.000',
      Current.tenantId,
    ])
  )

test.group('Webhooks', (group) => {
  group.each.setup(anEmptyOutbox)
  group.each.teardown(() => clock.travelTo(null))

  test('an event is delivered once with its record, signed by the Standard Webhooks rules', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { received, url } = await aReceiver()
    const webhook = await aWebhook(company, url)
    assert.match(webhook.secret, /^whsec_/)
    assert.notProperty(ok(await company.api.get(`/webhooks/${webhook.id}`)), 'secret')

    const customer = await aCustomer(company)
    assert.equal(
      (await company.api.post('/customers', { taxId: customer.taxId, name: 'Twice' })).status,
      409
    )
    ok(
      await company.api.post(
        '/customers',
        { taxId: unique('NIT'), name: 'Not for real' },
        { prefer: 'dry-run' }
      )
    )
    ok(
      await company.api.post('/products', {
        sku: unique('SKU'),
        name: 'Nobody asked',
        costPrice: 1,
        sellingPrice: 2,
      })
    )
    await aWorker({ queues: ['webhooks'] })
    await eventually(
      'it is delivered',
      async () => received.length > 0 && !(await outboxOf(company)).length
    )

    assert.lengthOf(received, 1)
    const [{ headers, body, message }] = received
    assert.deepEqual(
      new Verifier(webhook.secret).verify(body, headers as Record<string, string>),
      message
    )
    assert.throws(() =>
      new Verifier(webhook.secret).verify(body.replace('Ñ', 'N'), headers as Record<string, string>)
    )
    assert.deepEqual(message, {
      type: 'customer.created',
      timestamp: message.timestamp,
      livemode: true,
      data: customer,
    })

    const [delivery] = await deliveriesOf(company, webhook)
    assert.containsSubset(delivery, {
      type: 'customer.created',
      status: 'SUCCEEDED',
      attempts: 1,
      responseStatus: 204,
      messageId: headers['webhook-id'],
      nextAttemptAt: null,
      payload: message,
    })
  })

  test('changes and deletions of customers and products are announced, from requests and imports', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { received, url } = await aReceiver()
    await aWebhook(company, url, [
      'customer.created',
      'customer.updated',
      'customer.deleted',
      'product.created',
      'product.updated',
      'product.deleted',
    ])
    await aWorker({ queues: ['webhooks', 'imports'] })
    const told = (count: number) =>
      eventually(
        `${count} are told`,
        async () => received.length >= count && !(await outboxOf(company)).length
      )
    const from = async (resource: string, content: string, more = '') => {
      const one = ok(
        await api.post(`/imports?resource=${resource}${more}`, content, {
          'content-type': 'text/csv',
        })
      )
      await eventually('it is read', async () => ok(await api.get(`/imports/${one.id}`)).finishedAt)
    }

    const customer = await aCustomer(company)
    const product = ok(
      await api.post('/products', { sku: 'A', name: 'Pala', costPrice: 1, sellingPrice: 2 })
    )
    await told(2)
    ok(await api.patch(`/products/${product.id}`, { sellingPrice: 3 }))
    ok(await api.patch(`/products/${product.id}`, { sellingPrice: 3 }))
    ok(await api.patch(`/customers/${customer.id}`, { name: 'Otra' }))
    ok(await api.patch(`/customers/${customer.id}`, { name: 'En seco' }, { prefer: 'dry-run' }))
    await told(4)
    await from(
      'products',
      'sku,name,costPrice,sellingPrice\nA,Pala,1,3\nB,Rastrillo,1,5\n',
      '&mode=upsert'
    )
    await from('products', 'sku,sellingPrice\nA,4\nB,5\n', '&mode=upsert')
    await from('customers', `taxId,name\n${customer.taxId},Otra más\n`, '&mode=upsert')
    await from(
      'invoices',
      `customerTaxId,sku,quantity,unitPrice,draft\n${customer.taxId},C,1,9,true\n`,
      '&createMissing=true'
    )
    await told(8)
    const used = await api.delete(`/customers/${customer.id}`)
    assert.equal(used.body.code, 'IN_USE')
    const other = await aCustomer(company)
    await told(9)
    for (const path of [`/customers/${other.id}`, `/products/${product.id}`])
      assert.equal((await api.delete(path)).status, 204)
    await told(11)

    assert.deepEqual(
      received.map(({ message: { type, data } }) =>
        [type, data.sku ?? data.name, data.sellingPrice]
          .filter((said) => said !== undefined)
          .join(' ')
      ),
      [
        'customer.created Café Ñandú',
        'product.created A 2',
        'product.updated A 3',
        'customer.updated Otra',
        'product.created B 5',
        'product.updated A 4',
        'customer.updated Otra más',
        'product.created C 9',
        'customer.created Café Ñandú',
        'customer.deleted Café Ñandú',
        'product.deleted A 4',
      ]
    )
  }).timeout(60_000)

  test('an endpoint with an unreadable secret waits without delaying others until it gets a new one', async ({
    assert,
  }) => {
    const company = await aCompany()
    const [lost, sound] = [await aReceiver(), await aReceiver()]
    const [unsigned] = [await aWebhook(company, lost.url), await aWebhook(company, sound.url)]
    const turn = () =>
      company.as(() => deliverDue({ signal: new AbortController().signal, finish: async () => {} }))
    const putUnderAnotherKey = (column: string) =>
      company.as(() =>
        execute(`UPDATE webhooks SET ${column} = ? WHERE tenant_id = ? AND id = ?`, [
          randomBytes(70),
          Current.tenantId,
          unsigned.id,
        ])
      )
    await putUnderAnotherKey('secret')
    await aCustomer(company)
    await turn()

    assert.lengthOf(sound.received, 1)
    assert.lengthOf(lost.received, 0)
    assert.containsSubset(await deliveriesOf(company, unsigned), [
      { status: 'PENDING', attempts: 0 },
    ])
    const [next] = (await outboxOf(company)).filter(({ queue }) => queue === 'webhooks')
    assert.isAbove(
      Date.parse(`${next.available_at}Z`),
      Date.now() + 30_000,
      'it is not asked again and again'
    )

    const rotated = ok(await company.api.post(`/webhooks/${unsigned.id}/rotate-secret`, {}))
    await turn()
    const [told] = (
      await company.api.get(`/audit-logs?entityId=${unsigned.id}&action=webhook.secret_rotated`)
    ).body.data
    assert.deepEqual(told.after, { overlapHours: 0 }, 'the lost one signs nothing beside it')
    const [{ body, headers }] = lost.received
    new Verifier(rotated.secret).verify(body, headers as Record<string, string>)
    assert.lengthOf(headers['webhook-signature']!.toString().split(' '), 1)

    ok(await company.api.post(`/webhooks/${unsigned.id}/rotate-secret`, {}))
    await putUnderAnotherKey('previous_secret')
    await aCustomer(company)
    await turn()
    assert.lengthOf(lost.received, 2)
  })

  test('an event of a newer release waits for its worker and delays no other', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { received, url } = await aReceiver()
    await aWebhook(company, url)
    const turn = () =>
      company.as(() => deliverDue({ signal: new AbortController().signal, finish: async () => {} }))
    const called = (type: string, before: string) =>
      company.as(() =>
        execute('UPDATE webhook_messages SET type = ? WHERE tenant_id = ? AND type = ?', [
          type,
          Current.tenantId,
          before,
        ])
      )
    await aCustomer(company, 'Of tomorrow')
    await called('customer.sung_to', 'customer.created')
    await aCustomer(company, 'Of today')
    await turn()
    assert.deepEqual(
      received.map(({ message }) => message.data.name),
      ['Of today']
    )
    const [next] = (await outboxOf(company)).filter(({ queue }) => queue === 'webhooks')
    assert.closeTo(
      Date.parse(`${next.available_at}Z`) - Date.now(),
      60_000,
      10_000,
      'it is asked for again'
    )

    await called('customer.created', 'customer.sung_to')
    await turn()
    assert.deepEqual(
      received.map(({ message }) => message.data.name),
      ['Of today', 'Of tomorrow']
    )
    assert.lengthOf(
      (await outboxOf(company)).filter(({ queue }) => queue === 'webhooks'),
      0
    )
  })

  test('a turn sends a subscribed event at once, however many others wait', async ({ assert }) => {
    const company = await aCompany()
    const { id } = await aCustomer(company)
    const now = new Date()
    await acting(company, async () =>
      deferInsert(
        'webhook_messages',
        Array.from({ length: 900 }, () => ({
          tenant_id: Current.tenantId,
          id: newId(),
          type: 'customer.updated',
          subject: JSON.stringify({ customerId: id }),
          is_subscribed: 0,
          created_at: sqlInstant(now),
        }))
      )
    )
    const { received, url } = await aReceiver()
    await aWebhook(company, url)
    await aCustomer(company, 'Subscribed')
    await company.as(() =>
      deliverDue({ signal: new AbortController().signal, finish: async () => {} })
    )
    assert.deepEqual(
      received.map(({ message }) => message.data.name),
      ['Subscribed']
    )
    const kept = () =>
      company.as(() =>
        rows('SELECT seq, is_subscribed FROM webhook_messages WHERE tenant_id = ? ORDER BY seq', [
          Current.tenantId,
        ])
      )
    assert.isAbove((await kept()).filter(({ seq }) => seq === null).length, 400)
    await company.as(divideMessages)
    const published = await kept()
    assert.equal(
      published.findIndex(({ is_subscribed: is }) => Number(is) === 1),
      499
    )
    assert.deepEqual(
      published.map(({ seq }) => Number(seq)),
      published.map((_, at) => at + 1)
    )
  }).timeout(60_000)

  test('simultaneous workers deliver each message of a company once and in order', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { received, url } = await aReceiver()
    const webhook = await aWebhook(company, url)
    for (let n = 0; n < 30; n++) await aCustomer(company, `Number ${n}`)

    const aTurn = () => deliverDue({ signal: new AbortController().signal, finish: async () => {} })
    await eventually('all are sent', async () => {
      await company.as(() => Promise.all([aTurn(), aTurn(), aTurn()]))
      return received.length >= 30
    })
    assert.deepEqual(
      received.map(({ message }) => message.data.name),
      Array.from({ length: 30 }, (_, n) => `Number ${n}`)
    )

    await aCustomer(company, 'One who has to wait')
    await company.as(() =>
      execute(
        'UPDATE webhooks SET served_by = ?, served_until = ? WHERE tenant_id = ? AND id = ?',
        [webhook.id, '2099-01-01 00:00:00.000', Current.tenantId, webhook.id]
      )
    )
    await company.as(aTurn)
    assert.lengthOf(received, 30, 'another worker has it in hand, or has died with it a moment ago')
    await company.as(() =>
      execute('UPDATE webhooks SET served_until = ? WHERE tenant_id = ? AND id = ?', [
        '2026-01-01 00:00:00.000',
        Current.tenantId,
        webhook.id,
      ])
    )
    await company.as(aTurn)
    assert.equal(received.at(-1)!.message.data.name, 'One who has to wait')
  })

  test('a failing endpoint gets its messages later, in order and with the same webhook-id', async ({
    assert,
  }) => {
    const company = await aCompany()
    let isWell = false
    const failing = await aReceiver(() => (isWell ? 200 : 503))
    const redirecting = await aReceiver(() => ({ status: 302, headers: { location: failing.url } }))
    const well = await aReceiver()
    const [webhook, , elsewhere] = [
      await aWebhook(company, failing.url),
      await aWebhook(company, well.url),
      await aWebhook(company, redirecting.url),
    ]
    const names = ['Uno', 'Dos', 'Tres']
    for (const name of names) await aCustomer(company, name)

    await aWorker({ queues: ['webhooks'] })
    await eventually('the well one has all', () => well.received.length === 3)
    await eventually('the other has failed', async () =>
      (await deliveriesOf(company, webhook)).some(({ attempts }) => attempts === 1)
    )
    const sent = failing.received.map(({ headers }) => headers['webhook-id'])
    assert.lengthOf([...new Set(sent)], 1, 'what comes behind waits')
    const waiting = await deliveriesOf(company, webhook, 'status=PENDING')
    assert.lengthOf(waiting, 3)
    for (const { nextAttemptAt } of waiting)
      assert.isAtMost(Date.parse(nextAttemptAt) - Date.now(), 30_000)
    assert.containsSubset(waiting.at(-1), {
      responseStatus: 503,
      error: 'The receiver answered 503',
    })
    assert.containsSubset((await deliveriesOf(company, elsewhere)).at(-1), {
      status: 'PENDING',
      responseStatus: 302,
    })
    const redirected = redirecting.received.map(({ headers }) => headers['webhook-id'])
    assert.lengthOf([...new Set(redirected)], 1)

    isWell = true
    await waitNoLonger(company)
    await Current.run({ tenant: company.tenant }, async () =>
      ok(
        await company.api.post(`/webhooks/${webhook.id}/deliveries/${waiting.at(-1).id}/redeliver`)
      )
    )
    await eventually('all is there', () => failing.received.length === 4)
    assert.deepEqual(
      failing.received.map(({ message }) => message.data.name),
      ['Uno', ...names]
    )
    assert.equal(
      failing.received[0].headers['webhook-id'],
      failing.received[1].headers['webhook-id']
    )
    assert.lengthOf(new Set(failing.received.map(({ headers }) => headers['webhook-id'])), 3)
  })

  test('an endpoint that fails for days is disabled, and the administrators are notified', async ({
    assert,
  }) => {
    const company = await aCompany()
    const mails = await aMailServer()
    const { url, server } = await aReceiver(() => 500)
    const webhook = await aWebhook(company, url)
    await aCustomer(company)
    await aWorker({ queues: ['webhooks', 'mail'] })
    await eventually(
      'it has failed',
      async () => ok(await company.api.get(`/webhooks/${webhook.id}`)).failingSince
    )
    server.closeAllConnections()
    server.close()

    await company.as(() =>
      execute("UPDATE webhooks SET failing_since = '2026-01-01 00:00:00.000' WHERE tenant_id = ?", [
        Current.tenantId,
      ])
    )
    await waitNoLonger(company)
    await aCustomer(company)
    const off = await eventually('it is off', async () => {
      const one = ok(await company.api.get(`/webhooks/${webhook.id}`))
      return !one.active && one
    })
    assert.isString(off.disabledAt)
    await eventually('a mail has come', () => mails.length > 0)
    assert.deepEqual(mails[0].to, [company.admin.email])
    assert.containsSubset((await company.api.post(`/webhooks/${webhook.id}/test`)).body, {
      status: 409,
      code: 'WEBHOOK_INACTIVE',
    })
    assert.containsSubset(
      ok(await company.api.patch(`/webhooks/${webhook.id}`, { active: true })),
      { active: true, disabledAt: null, failingSince: null }
    )
  })

  test('a webhook is switched off once, also by the last attempt of a message', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { url, received } = await aReceiver(() => 500)
    const webhook = await aWebhook(company, url)
    await aCustomer(company)
    await aCustomer(company)
    await aWorker({ queues: ['webhooks'] })
    await eventually('both early failures are recorded', async () =>
      (await deliveriesOf(company, webhook)).some(({ attempts }) => attempts === 2)
    )

    await company.as(async () => {
      await execute('UPDATE webhook_deliveries SET attempts = 11 WHERE tenant_id = ?', [
        Current.tenantId,
      ])
      await execute(
        "UPDATE webhooks SET failing_since = '2026-01-01 00:00:00.000' WHERE tenant_id = ?",
        [Current.tenantId]
      )
    })
    await waitNoLonger(company)
    await aCustomer(company)
    await eventually(
      'it is off',
      async () => !ok(await company.api.get(`/webhooks/${webhook.id}`)).active
    )
    await eventually(
      'no delivery is under way',
      async () => !(await outboxOf(company)).some(({ queue }) => queue === 'webhooks')
    )
    assert.lengthOf(received, 3)
    const logged = await company.api.get(
      `/audit-logs?entityId=${webhook.id}&action=webhook.disabled`
    )
    assert.lengthOf(ok(logged).data, 1)
  })

  test('an endpoint that does not answer delays no other', async ({ assert }) => {
    const company = await aCompany()
    const silent = await aReceiver(() => null)
    const well = await aReceiver()
    await aWebhook(company, silent.url)
    await aWebhook(company, well.url)
    await aWorker({ queues: ['webhooks'] })

    await aCustomer(company, 'Uno')
    await eventually('both were asked', () => silent.received.length + well.received.length === 2)
    await aCustomer(company, 'Dos')
    await within(7, 'the other has both', () => well.received.length === 2)
    assert.deepEqual(
      well.received.map(({ message }) => message.data.name),
      ['Uno', 'Dos']
    )
    assert.lengthOf(silent.received, 1)
    silent.server.closeAllConnections()
  })

  test('an endpoint that answers 410 is disabled at once', async ({ assert }) => {
    const company = await aCompany()
    const { url, received } = await aReceiver(() => 410)
    const webhook = await aWebhook(company, url)
    await aCustomer(company)
    await aCustomer(company)
    await aWorker({ queues: ['webhooks'] })
    await eventually(
      'it is off',
      async () => !ok(await company.api.get(`/webhooks/${webhook.id}`)).active
    )
    assert.lengthOf(received, 1)

    const logged = ok(
      await company.api.get(`/audit-logs?entityId=${webhook.id}&action=webhook.disabled`)
    ).data
    assert.containsSubset(logged, [
      { actor: { type: 'system', id: null }, before: { active: true }, after: { active: false } },
    ])
    assert.lengthOf(logged, 1)
  })

  test("the worker's changes of a webhook and its deliveries are new versions", async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { url } = await aReceiver((_, before) => [204, 410][before] ?? 204)
    const { secret, ...webhook } = await aWebhook(company, url)
    const delivery = ok(await api.post(`/webhooks/${webhook.id}/test`))
    const knownAt = (version: number) => ({ 'if-none-match': `"${version}"` })

    await aWorker({ queues: ['webhooks'] })
    const path = `/webhooks/${webhook.id}/deliveries/${delivery.id}`
    await eventually(
      'it is delivered',
      async () => (await deliveriesOf(company, webhook, 'status=SUCCEEDED')).length === 1
    )
    assert.containsSubset(ok(await api.get(path, knownAt(delivery.version))), {
      status: 'SUCCEEDED',
      version: delivery.version + 1,
    })

    await aCustomer(company)
    await eventually('it is off', async () =>
      (await deliveriesOf(company, webhook)).some(({ responseStatus }) => responseStatus === 410)
    )
    const off = ok(await api.get(`/webhooks/${webhook.id}`, knownAt(webhook.version)))
    assert.containsSubset(off, { active: false, version: webhook.version + 1 })
    assert.equal(
      (
        await api.patch(
          `/webhooks/${webhook.id}`,
          { active: true },
          { 'if-match': `"${webhook.version}"` }
        )
      ).status,
      412
    )
    assert.containsSubset(
      ok(
        await api.patch(
          `/webhooks/${webhook.id}`,
          { active: true },
          { 'if-match': `"${off.version}"` }
        )
      ),
      { active: true, version: off.version + 1 }
    )
  })

  test('a failing endpoint changes the version of its webhook once, however often it fails', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { url, received } = await aReceiver(() => 500)
    const webhook = await aWebhook(company, url)
    await aCustomer(company)
    const aTurn = () =>
      company.as(() => deliverDue({ signal: new AbortController().signal, finish: async () => {} }))

    await aTurn()
    const failing = ok(await api.get(`/webhooks/${webhook.id}`))
    assert.containsSubset(failing, { version: webhook.version + 1, active: true })
    assert.isString(failing.failingSince)
    await waitNoLonger(company)
    await aTurn()
    assert.lengthOf(received, 3)
    assert.deepEqual(ok(await api.get(`/webhooks/${webhook.id}`)), failing)
    await aTurn()
    assert.lengthOf(received, 3, 'it waits again')
    assert.equal(
      (
        await api.patch(
          `/webhooks/${webhook.id}`,
          { description: 'Soon elsewhere' },
          { 'if-match': `"${failing.version}"` }
        )
      ).status,
      200
    )
  })

  test('messages survive the loss of Redis and of their job', async ({ assert }) => {
    const company = await aCompany()
    const { received, url } = await aReceiver()
    await aWebhook(company, url)
    await aCustomer(company)
    await company.as(() =>
      execute('DELETE FROM outbox_messages WHERE tenant_id = ?', [Current.tenantId])
    )
    await emptyRedis()
    await company.as(() =>
      execute(
        "UPDATE webhook_messages SET created_at = '2026-01-01 00:00:00.000' WHERE tenant_id = ?",
        [Current.tenantId]
      )
    )

    await sweepWebhooks(new AbortController().signal)
    await aWorker({ queues: ['webhooks'] })
    await eventually('it is delivered', () => received.length === 1)
    assert.lengthOf(
      await company.as(() =>
        rows('SELECT id FROM webhook_messages WHERE tenant_id = ? AND is_divided = 0', [
          Current.tenantId,
        ])
      ),
      0
    )
  })

  test('a new secret signs beside the old one for a while, and a test message can be requested', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { received, url } = await aReceiver()
    const webhook = await aWebhook(company, url)
    const { secret } = ok(await company.api.post(`/webhooks/${webhook.id}/rotate-secret`, {}))
    assert.notEqual(secret, webhook.secret)
    const { data: told } = (await company.api.get(`/audit-logs?entityId=${webhook.id}`)).body
    assert.deepEqual(
      told.map(({ action }: any) => action),
      ['webhook.updated', 'webhook.secret_rotated', 'webhook.created']
    )
    assert.deepEqual([told[1].before, told[1].after], [null, { overlapHours: 24 }])

    const asked = await company.api.post(`/webhooks/${webhook.id}/test`)
    assert.containsSubset(asked, { status: 202, body: { type: 'webhook.test', status: 'PENDING' } })
    assert.equal(
      asked.headers.get('location'),
      `/api/v1/webhooks/${webhook.id}/deliveries/${asked.body.id}`
    )
    await aWorker({ queues: ['webhooks'] })
    await eventually('it is delivered', () => received.length === 1)
    const [{ headers, body }] = received
    for (const one of [secret, webhook.secret])
      assert.containsSubset(new Verifier(one).verify(body, headers as Record<string, string>), {
        type: 'webhook.test',
      })
  })

  test('a subscriber needs permission to read the records, and no event contains pay', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { received, url } = await aReceiver()
    const key = ok(
      await company.api.post('/api-keys', {
        name: 'ERP',
        scopes: ['integrations:write', 'integrations:read', 'customers:read'],
      })
    ).key
    assert.containsSubset(
      (await clientOf(key).post('/webhooks', { url, events: ['invoice.issued'] })).body,
      { status: 403, code: 'INSUFFICIENT_SCOPE' }
    )
    assert.equal(
      (await clientOf(key).post('/webhooks', { url, events: ['customer.created'] })).status,
      201
    )
    assert.containsSubset(
      (
        await company.api.post('/webhooks', {
          url: 'http://169.254.169.254/latest',
          events: ['customer.created'],
        })
      ).body,
      { status: 422, errors: [{ field: 'url', code: 'INVALID_URL' }] }
    )

    const webhook = await aWebhook(company, url, ['employee.created'])
    assert.containsSubset(
      (await clientOf(key).patch(`/webhooks/${webhook.id}`, { url: `${url}/elsewhere` })).body,
      { status: 403, code: 'INSUFFICIENT_SCOPE' }
    )
    ok(
      await company.api.post('/employees', {
        firstName: 'Ana',
        lastName: 'Gómez',
        hireDate: '2026-01-15',
        baseSalary: 2_000_000,
      })
    )
    await aWorker({ queues: ['webhooks'] })
    await eventually('it is delivered', () => received.length === 1)
    assert.equal(received[0].message.data.firstName, 'Ana')
    assert.notProperty(received[0].message.data, 'baseSalary')

    const [delivery] = await deliveriesOf(company, webhook)
    assert.deepEqual(delivery.payload, received[0].message)
    const path = `/webhooks/${webhook.id}/deliveries`
    for (const seen of [
      ok(await clientOf(key).get(path)).data[0],
      ok(await clientOf(key).get(`${path}/${delivery.id}`)),
    ])
      assert.isNull(seen.payload)
    assert.equal((await clientOf(key).post(`${path}/${delivery.id}/redeliver`)).status, 403)
  })
})
