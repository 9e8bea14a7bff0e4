import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { newId } from '#core/primitives/ids'
import { Current } from '#core/context/current'
import { announce } from '#core/jobs/outbox'
import { execute, rows } from '#core/database/query'
import { sqlInstant } from '#core/database/columns'
import { eventNames } from '#core/resources/webhook_events'
import { deferInsert, flushWrites } from '#core/database/transaction/writes'
import { clientOf } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { eventually } from '#tests/eventually'
import { following } from '#tests/worker/announced_events'
import { acting, aWorker, anEmptyOutbox } from '#tests/worker/helpers'
import { sweepEvents } from '#worker/events'

const aCustomer = async ({ api }: Company, name = 'Café Ñandú') =>
  ok(await api.post('/customers', { taxId: unique('NIT'), name }))

/** The events after `after`, once `count` of them are there. */
const eventsOf = ({ api }: Pick<Company, 'api'>, query: string, count: number): Promise<any> =>
  eventually(`${count} events`, async () => {
    const page = ok(await api.get(`/events?${query}`))
    return page.data.length >= count && page
  })

const aKey = async ({ api }: Company, scopes: string[]) =>
  clientOf(ok(await api.post('/api-keys', { name: unique('Key'), scopes })).key)

test.group('Events', (group) => {
  group.each.setup(anEmptyOutbox)
  group.each.teardown(() => clock.travelTo(null))

  test('events are kept without a webhook, the oldest first, deletions included', async ({
    assert,
  }) => {
    const company = await aCompany()
    await aWorker({ queues: [] })
    const customer = await aCustomer(company)
    const path = `/customers/${customer.id}`
    const renamed = ok(await company.api.patch(path, { name: 'Otro' }))
    const began = Date.now()
    ok(await company.api.delete(path))

    const { data, meta } = await eventsOf(company, 'types=customer.*', 3)
    assert.isBelow(Date.now() - began, 2_000)
    assert.deepEqual(
      data.map(({ type }: any) => type),
      ['customer.created', 'customer.updated', 'customer.deleted']
    )
    assert.equal(data[2].data.id, customer.id)
    assert.equal(data[2].createdAt, data[2].timestamp)
    assert.equal(renamed.name, data[2].data.name)
    assert.deepEqual(meta, { limit: 20, nextCursor: null, endCursor: data[2].id })
    assert.deepEqual(ok(await company.api.get(`/events/${data[0].id}`)), data[0])
  })

  test('the log tells what webhooks tell, under the same ids', async ({ assert }) => {
    const company = await aCompany()
    const told = await following(company, ['customer.created', 'customer.updated'])
    const customer = await told.post('/customers', { taxId: '1', name: 'Ñandú' })
    await told.patch(`/customers/${customer.id}`, { name: 'Otro' })
    told.expect('customer.created', 'customer.updated')
    const [delivered, expected] = await told.delivered()
    assert.deepEqual(delivered, expected)

    const { data } = await eventsOf(company, 'types=customer.*', 2)
    assert.deepEqual(
      data.map(({ id, createdAt, ...message }: any) => message),
      told.messages().map(({ message }) => message)
    )
    assert.deepEqual(
      data.map(({ id }: any) => id),
      told.messages().map(({ headers }) => headers['webhook-id'])
    )
  })

  test('a cursor is the id of an event; the last page says where to go on', async ({ assert }) => {
    const company = await aCompany()
    await aWorker({ queues: [] })
    const names = ['1', '2', '3', '4', '5']
    for (const name of names) await aCustomer(company, name)
    const all = await eventsOf(company, 'types=customer.created', 5)

    const seen: string[] = []
    let after: string | null = ''
    let end: string | null = null
    while (after !== null) {
      const page: any = ok(
        await company.api.get(`/events?types=customer.created&limit=2&after=${after}`)
      )
      seen.push(...page.data.map(({ data }: any) => data.name))
      after = page.meta.nextCursor
      end = page.meta.endCursor
    }
    assert.deepEqual(seen, names)
    const third = all.data[2].id
    assert.deepEqual(
      ok(await company.api.get(`/events?types=customer.*&after=${third}`)).data,
      all.data.slice(3)
    )

    ok(
      await company.api.post('/products', { sku: '1', name: 'Una', costPrice: 1, sellingPrice: 2 })
    )
    const next = await eventsOf(company, `after=${end}&types=product.created`, 1)
    assert.equal(next.data[0].data.sku, '1')
    assert.deepEqual(
      ok(await company.api.get(`/events?after=${next.meta.endCursor}&types=customer.*`)),
      { data: [], meta: { limit: 20, nextCursor: null, endCursor: next.meta.endCursor } }
    )
    assert.deepEqual(ok(await company.api.get('/events?after=latest')).data, [])
  })

  test('positions that are unknown, foreign or expired, and unknown types, are refused', async ({
    assert,
  }) => {
    const [company, other] = [await aCompany(), await aCompany()]
    await aWorker({ queues: [] })
    await aCustomer(other)
    const [theirs] = (await eventsOf(other, 'types=customer.created', 1)).data
    for (const after of [newId(), theirs.id, 'nonsense', 'a4c1e2b0-1111-4aaa-8aaa-0123456789ab'])
      assert.containsSubset(await company.api.get(`/events?after=${after}`), {
        status: 422,
        body: { errors: [{ field: 'after', code: 'NOT_FOUND' }] },
      })
    assert.equal((await company.api.get(`/events/${theirs.id}`)).status, 404)
    assert.containsSubset(
      await company.api.get(`/events?after=${newId(Date.now() - 31 * 86_400_000)}`),
      { status: 410, body: { code: 'EVENTS_EXPIRED' } }
    )
    const refused = await company.api.get('/events?types=custmer.*,invoice.payed,customer.created')
    assert.equal(refused.status, 422)
    assert.match(refused.body.errors[0].message, /the nearest is "customer\.\*"/)
    assert.match(refused.body.errors[1].message, /the nearest is "invoice\.paid"/)
    assert.equal((await company.api.get('/events?type=x')).body.errors[0].code, 'UNKNOWN_FIELD')
  })

  test('callers get the events of records that they may read, by list and by id', async ({
    assert,
  }) => {
    const company = await aCompany()
    await aWorker({ queues: [] })
    const { id } = await aCustomer(company)
    ok(
      await company.api.post('/products', { sku: '1', name: 'Una', costPrice: 1, sellingPrice: 2 })
    )
    ok(await company.api.post('/tickets', { subject: 'Roto', description: 'No enciende' }))
    const all = (await eventsOf(company, 'types=customer.*,product.*,ticket.*', 3)).data

    const key = await aKey(company, ['customers:read'])
    const read = ok(await key.get('/events?limit=100'))
    assert.deepEqual(
      read.data.map(({ type, data }: any) => [type, data.id]),
      [['customer.created', id]]
    )
    assert.deepEqual(ok(await key.get('/events?types=product.*')).data, [])
    const product = all.find(({ type }: any) => type === 'product.created')
    assert.equal((await key.get(`/events/${product.id}`)).status, 404)
    assert.equal((await key.get(`/events?after=${product.id}`)).status, 200)

    const { api: employee } = await company.aUser('EMPLOYEE')
    assert.notInclude(
      ok(await employee.get('/events?limit=100')).data.map(({ type }: any) => type),
      'ticket.created'
    )
  })

  test('a reader by cursor misses no event of transactions that commit late', async ({
    assert,
  }) => {
    const company = await aCompany()
    await aWorker({ queues: [] })
    const { id } = await aCustomer(company)
    const slow = (ms: number, ref: string) =>
      acting(company, async () => {
        await announce('customer.updated', { customerId: id, ref })
        await flushWrites()
        await pause(ms)
      })

    let isOver = false
    const seen: string[] = []
    const reading = (async () => {
      for (let after = ''; ;) {
        const wasOver = isOver
        const { data, meta } = ok(
          await company.api.get(`/events?limit=3&types=customer.updated&after=${after}`)
        )
        seen.push(...data.map(({ data: { ref } }: any) => ref))
        after = meta.endCursor ?? ''
        if (wasOver && !meta.nextCursor) return
      }
    })()
    const refs = Array.from({ length: 24 }, (_, at) => String(at))
    await Promise.all(refs.map((ref) => slow(Math.random() * 1_500, ref)))
    await eventually('all are published', async () => !(await unpublished(company)).length)
    isOver = true
    await reading
    assert.lengthOf(seen, refs.length)
    assert.sameMembers(seen, refs)
    assert.notDeepEqual(seen, refs)
  }).timeout(60_000)

  test('a reader far behind finds rare events of many types, and may name all types', async ({
    assert,
  }) => {
    const company = await aCompany()
    const rare = new Map([
      [2_200, 'product.created'],
      [2_400, 'invoice.issued'],
    ])
    const [now, many] = [sqlInstant(clock.now()), 2_500]
    await acting(company, async () => {
      deferInsert('event_sequences', [{ tenant_id: Current.tenantId, last: many }])
      deferInsert(
        'webhook_messages',
        Array.from({ length: many }, (_, at) => ({
          tenant_id: Current.tenantId,
          id: newId(),
          seq: at + 1,
          type: rare.get(at + 1) ?? 'customer.updated',
          subject: '{}',
          payload: JSON.stringify({ data: { at: at + 1 } }),
          is_divided: 1,
          created_at: now,
        }))
      )
    })
    const others = eventNames().filter((type) => !type.startsWith('customer.'))
    const read = async (query: string) => ok(await company.api.get(`/events?${query}`))
    const numbers = ({ data }: any) => data.map((event: any) => event.data.at)

    const first = await read(`types=${others.join()}&limit=1`)
    assert.deepEqual(numbers(first), [2_200])
    const next = await read(`types=${others.join()}&limit=1&after=${first.meta.nextCursor}`)
    assert.deepEqual([numbers(next), next.meta.nextCursor], [[2_400], null])
    assert.deepEqual(numbers(await read(`types=${eventNames().join()}&limit=3`)), [1, 2, 3])
    const mixed = [...others.slice(0, 20), 'customer.updated', 'product.created']
    assert.deepEqual(numbers(await read(`types=${mixed.join()}&limit=3`)), [1, 2, 3])
  })

  test('events that a worker of 0.3.0 has divided are numbered', async ({ assert }) => {
    const company = await aCompany()
    const customer = await aCustomer(company)
    await company.as(() =>
      execute(
        'UPDATE webhook_messages SET is_divided = 1, payload = ? WHERE tenant_id = ? AND type = ?',
        [JSON.stringify({ data: { id: customer.id } }), Current.tenantId, 'customer.created']
      )
    )
    assert.isEmpty(ok(await company.api.get('/events?types=customer.created')).data)
    await aWorker({ queues: [] })
    const { data } = await eventsOf(company, 'types=customer.created', 1)
    assert.equal(data[0].data.id, customer.id)
  })

  test('events are forgotten after 30 days, but for the last one', async ({ assert }) => {
    const company = await aCompany()
    await aWorker({ queues: [] })
    for (const name of ['1', '2']) await aCustomer(company, name)
    const { data } = await eventsOf(company, 'types=customer.created', 2)

    clock.travelTo(new Date(Date.now() + 30 * 86_400_000 + 7_200_000))
    const { signal } = new AbortController()
    await company.as(() => sweepEvents(signal))
    const kept = await company.as(() =>
      rows('SELECT id FROM webhook_messages WHERE tenant_id = ?', [Current.tenantId])
    )
    assert.deepEqual(
      kept.map(({ id }) => id),
      [data[1].id]
    )
    clock.travelTo(null)
    assert.equal((await company.api.get(`/events?after=${data[1].id}`)).status, 200)
  })

  test('an import keeps an event for each record', async ({ assert }) => {
    const company = await aCompany()
    await aWorker({ queues: ['imports'] })
    const lines = Array.from({ length: 1_200 }, (_, at) => `${at + 1},Cliente ${at}`)
    ok(
      await company.api.post('/imports?resource=customers', `taxId,name\n${lines.join('\n')}\n`, {
        'content-type': 'text/csv',
      })
    )
    let seen = 0
    await eventually(
      'all are there',
      async () => {
        seen = 0
        for (let after: string | null = ''; after !== null;) {
          const page: any = ok(
            await company.api.get(`/events?limit=100&types=customer.created&after=${after}`)
          )
          seen += page.data.length
          after = page.meta.nextCursor
        }
        return seen === lines.length
      },
      60
    )
    assert.equal(seen, lines.length)
  }).timeout(120_000)
})

const unpublished = ({ as }: Company) =>
  as(() =>
    rows('SELECT id FROM webhook_messages WHERE tenant_id = ? AND is_divided = 0', [
      Current.tenantId,
    ])
  )
