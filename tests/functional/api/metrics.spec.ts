import { test } from '@japa/runner'
import env from '#start/env'
import { Current } from '#core/context/current'
import { later } from '#core/jobs/outbox'
import { PLATFORM } from '#core/context/platform_tenant'
import { beat, farewell, queue } from '#core/jobs/queues'
import { transaction } from '#core/database/transaction/transaction'
import { call, clientOf, ORIGIN } from '#tests/api'
import { unset } from '#tests/environment'
import { aCompany, aUserRow, tokenOf } from '#tests/company'
import { anApi, until } from './an_api.js'

const read = (token: string | null) => call(token, 'GET', `${ORIGIN}/metrics`)

/** The value of a series whose name and labels match, in any order. */
function value(text: string, name: string, labels: Record<string, string> = {}) {
  const line = text
    .split('\n')
    .find(
      (one) =>
        new RegExp(`^${name}(\\{| )`).test(one) &&
        Object.entries(labels).every(([label, is]) => one.includes(`${label}="${is}"`))
    )
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

async function aSuperAdmin() {
  const user = await Current.run({ tenant: PLATFORM }, () =>
    aUserRow('SUPER_ADMIN', { name: 'Root' })
  )
  return tokenOf(user, PLATFORM.publicId)
}

test.group('Metrics', (group) => {
  group.each.setup(() => {
    env.set('METRICS_TOKEN', 'collector-token-of-the-test')
    return () => unset('METRICS_TOKEN')
  })

  test('a collector with its token and a SUPER_ADMIN may read them, nobody else', async ({
    assert,
  }) => {
    const { api } = await aCompany()

    assert.containsSubset(await read(null), { status: 401, body: { code: 'UNAUTHENTICATED' } })
    assert.equal((await read('collector-token-of-the-tesT')).status, 401)
    assert.containsSubset(await read(api.token), { status: 403, body: { code: 'FORBIDDEN' } })
    assert.equal((await read(await aSuperAdmin())).status, 200)

    const { status, headers, text } = await read('collector-token-of-the-test')
    assert.equal(status, 200)
    assert.match(headers.get('content-type')!, /^text\/plain; version=0\.0\.4/)
    assert.isAbove(value(text, 'process_resident_memory_bytes')!, 1_000_000)
  })

  test('without a token in the settings, an empty one opens nothing', async ({ assert }) => {
    env.set('METRICS_TOKEN', '')
    assert.equal(
      (await call(null, 'GET', `${ORIGIN}/metrics`, undefined, { authorization: 'Bearer ' }))
        .status,
      401
    )
    assert.equal((await read('undefined')).status, 401)
  })

  test('requests are counted by the pattern of their route, never by path', async ({ assert }) => {
    const { api } = await aCompany()
    const of = async (labels: Record<string, string>) =>
      value(
        (await read('collector-token-of-the-test')).text,
        'http_request_duration_seconds_count',
        labels
      ) ?? 0
    const [known, unknown] = [
      { method: 'GET', route: '/api/v1/customers/:id', status: '404' },
      { method: 'GET', route: 'none', status: '404' },
    ]
    const before = [await of(known), await of(unknown)]

    const id = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
    await Promise.all([
      api.get(`/customers/${id}`),
      api.get(`/customers/${id}`),
      api.get(`/nowhere-${id}`),
    ])

    await until(
      async () => (await of(known)) === before[0] + 2 && (await of(unknown)) === before[1] + 1
    )
    assert.notInclude((await read('collector-token-of-the-test')).text, id)
  })

  test('metrics count waiting work: outbox, queues, workers', async () => {
    const { as } = await aCompany()
    await as(() => transaction(() => later('mail', 'nothing', {})))
    await beat({ name: 'metrics-test', queues: ['mail'], since: new Date().toISOString() })

    await until(async () => {
      const { text } = await read('collector-token-of-the-test')
      return (
        value(text, 'outbox_messages', { state: 'PENDING' })! >= 1 &&
        value(text, 'outbox_oldest_due_seconds')! > 0 &&
        value(text, 'workers_alive')! >= 1
      )
    })
    const waiting = async () =>
      value((await read('collector-token-of-the-test')).text, 'queue_jobs', {
        queue: 'exports',
        state: 'wait',
      })!
    const before = await waiting()
    const jobs = await (
      await queue('exports')
    ).addBulk([1, 2, 3].map(() => ({ name: 'nothing', data: {} })))
    await until(async () => (await waiting()) === before + 3)
    await Promise.all(jobs.map((job) => job.remove()))
    await until(async () => (await waiting()) === before)
    await farewell('metrics-test')
  })

  test('a collection answers without metrics of a stalled service', async ({ assert }) => {
    const api = await anApi({ METRICS_TOKEN: 'another-token' })
    const collect = () => api.get('/metrics', 'another-token')

    try {
      assert.isNumber(value((await collect()).text, 'outbox_messages', { state: 'DEAD' }))
      api.database.hang()
      await until(async () => value((await collect()).text, 'outbox_messages') === undefined)
      const { status, text } = await collect()
      assert.equal(status, 200)
      assert.isUndefined(value(text, 'outbox_oldest_due_seconds'))
      assert.isNumber(value(text, 'workers_alive'))
    } finally {
      await api.end()
    }
  })

  test('an API key cannot read them', async ({ assert }) => {
    const made = await clientOf((await aCompany()).api.token).post('/api-keys', {
      name: 'erp',
      scopes: ['customers:read'],
    })
    assert.equal(made.status, 201)
    assert.equal((await read(made.body.key)).status, 403)
  })
})
