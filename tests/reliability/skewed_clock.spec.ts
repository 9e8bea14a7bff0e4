import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { hashPassword } from '#identity/passwords'
import { execute } from '#core/database/query'
import { aCompany, unique } from '#tests/company'
import { call } from '#tests/api'
import { eventually } from '#tests/eventually'
import { anApi } from '#tests/functional/api/an_api'

/** Runs before the server, on a machine whose clock is ahead. */
const ahead = (ms: number) =>
  `--import=data:text/javascript,${encodeURIComponent(
    `const now = Date.now; const Real = Date
    Date = class extends Real { constructor(...given) { super(...(given.length ? given : [Date.now()])) } }
    Date.now = () => now.call(Real) + ${ms}`
  )}`

test.group('A machine whose clock is two minutes ahead', (group) => {
  let own: Awaited<ReturnType<typeof anApi>>
  group.setup(async () => {
    own = await anApi({ NODE_OPTIONS: ahead(120_000) })
    return () => own.end()
  })

  test('readiness tells of it, and requests are served', async ({ assert }) => {
    await eventually('it is known', async () => {
      const { status, body } = await own.get('/api/v1/health/ready')
      return status === 200 && body.clock === 'skewed'
    })
    assert.deepEqual((await own.get('/api/v1/health/ready')).body, {
      status: 'ok',
      clock: 'skewed',
    })
  })

  test('records, jobs and tokens of that machine have the time of the database', async ({
    assert,
  }) => {
    const { api, as, admin, tenant } = await aCompany()
    await api.post('/webhooks', { url: 'http://127.0.0.1:9/', events: ['customer.created'] })
    const password = unique('a-long-password')
    const hash = await hashPassword(password, admin.email)
    await execute('UPDATE people SET password_hash = ? WHERE id = ?', [hash, admin.personId])
    const login = await call(null, 'POST', `${own.origin}/api/v1/auth/login`, {
      email: admin.email,
      password,
    })
    assert.equal(login.status, 200)
    const token = login.body.accessToken
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
    assert.isBelow(exp * 1_000, Date.now() + login.body.expiresIn * 1_000 + 5_000)

    const [before, earlier] = [Date.now(), await api.post('/customers', aCustomer())]
    const made = await call(token, 'POST', `${own.origin}/api/v1/customers`, aCustomer())
    const later = await api.post('/customers', aCustomer())
    const times = [earlier, made, later].map(({ body }) => Date.parse(body.updatedAt))
    assert.isAtLeast(times[0], before - 1_000)
    assert.isBelow(times[1], Date.now() + 1_000)
    assert.isBelow(Math.abs(times[1] - times[0]), 5_000)
    assert.isBelow(Math.abs(times[2] - times[1]), 5_000)

    const waiting = await as(() =>
      rows(
        'SELECT COUNT(*) AS many FROM outbox_messages WHERE tenant_id = ? AND available_at > ?',
        [tenant.id, new Date(Date.now() + 60_000).toISOString().slice(0, 19).replace('T', ' ')]
      )
    )
    assert.equal(Number(waiting[0].many), 0)
  })
})

const aCustomer = () => ({ taxId: unique('NIT'), name: 'One' })
