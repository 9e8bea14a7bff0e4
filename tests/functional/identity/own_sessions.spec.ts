import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { rows } from '#core/database/query'
import { onStatement } from '#core/database/connection'
import { sweepIdentity } from '#identity/sweep'
import { call, clientOf } from '#tests/api'
import { aCompany } from '#tests/company'
import { Browser } from '#tests/functional/admin/administrator'
import { anAddress, aPerson, logIn, PASSWORD } from '#tests/functional/identity/people'

const HOUR_MS = 3_600_000

const listOf = async (api: ReturnType<typeof clientOf>) =>
  (await api.get('/auth/sessions')).body.data

/** Time of this process goes on; tokens keep theirs. */
const pass = (ms: number) => clock.travelTo(new Date(clock.now().getTime() + ms))

test.group('Own sessions', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('access tokens and sessions of the pages are listed with agent, address and last use', async ({
    assert,
  }) => {
    const { api, tenant } = await aCompany()
    const { user } = await aPerson(api)
    const address = anAddress()
    const { body } = await logIn(user.email, PASSWORD, address, { 'user-agent': 'erp/2.1 (ñ)' })
    const browser = new Browser()
    await browser.logIn(user.email)

    const own = clientOf(body.accessToken)
    const answer = await own.get('/auth/sessions')
    assert.equal(answer.status, 200, answer.text)
    const sessions = answer.body.data
    assert.lengthOf(sessions, 3)
    const mine = sessions.find(({ current }: any) => current)
    assert.containsSubset(mine, {
      kind: 'API',
      agent: 'erp/2.1 (?)',
      address,
      tenantId: tenant.publicId,
      company: tenant.name,
    })
    assert.equal(Date.parse(mine.expiresAt) - Date.parse(mine.createdAt), HOUR_MS)
    assert.isAtMost(Math.abs(Date.parse(mine.lastUsedAt) - Date.now()), 60_000)

    const pages = sessions.find(({ kind }: any) => kind === 'PAGES')
    assert.containsSubset(pages, { current: false, address: browser.address })
    assert.equal(Date.parse(pages.expiresAt) - Date.parse(pages.createdAt), 12 * HOUR_MS)
    assert.lengthOf(await listOf((await aPerson(api)).api), 1)
  })

  test('a session is ended at once, and only the own ones', async ({ assert }) => {
    const { api } = await aCompany()
    const { user, api: own } = await aPerson(api)
    const stranger = await aPerson(api)
    const other = clientOf((await logIn(user.email)).body.accessToken)
    const browser = new Browser()
    await browser.logIn(user.email)
    assert.equal((await browser.get('/admin')).status, 200)
    assert.equal((await other.get('/auth/me')).status, 200)

    const sessions = await listOf(own)
    for (const { id, current } of sessions) {
      assert.equal((await stranger.api.delete(`/auth/sessions/${id}`)).status, 404)
      if (!current) assert.equal((await own.delete(`/auth/sessions/${id}`)).status, 204)
    }
    assert.equal((await other.get('/auth/me')).status, 401)
    assert.equal((await browser.get('/admin')).location, '/admin/login')
    const left = await listOf(own)
    assert.deepEqual(
      left.map(({ current }: any) => current),
      [true]
    )
    for (const id of [sessions.find(({ current }: any) => !current).id, 'x', user.id])
      assert.equal((await own.delete(`/auth/sessions/${id}`)).status, 404)

    assert.equal((await own.delete(`/auth/sessions/${left[0].id}`)).status, 204)
    assert.equal((await own.get('/auth/me')).status, 401)
  })

  test('a dry run ends no session', async ({ assert }) => {
    const { api: own } = await aPerson((await aCompany()).api)
    const [{ id }] = await listOf(own)
    assert.equal(
      (await own.delete(`/auth/sessions/${id}`, undefined, { prefer: 'dry-run' })).status,
      204
    )
    assert.lengthOf(await listOf(own), 1)
  })

  test('log out, a new password and a disabled user leave no sessions', async ({ assert }) => {
    const { api } = await aCompany()
    const { user, api: own } = await aPerson(api)
    const other = clientOf((await logIn(user.email)).body.accessToken)
    assert.lengthOf(await listOf(own), 2)
    await other.post('/auth/logout')
    assert.lengthOf(await listOf(own), 1)

    const next = 'otra-clave-larga-2'
    await own.post('/auth/password', { currentPassword: PASSWORD, newPassword: next })
    const again = clientOf((await logIn(user.email, next)).body.accessToken)
    assert.lengthOf(await listOf(again), 1)
  })

  test('the last use is kept to the minute, with one statement a minute', async ({ assert }) => {
    const { api: own } = await aPerson((await aCompany()).api)
    const [{ id, lastUsedAt }] = await listOf(own)

    pass(5 * 60_000)
    const updates: string[] = []
    const stop = onStatement((sql) => void (/UPDATE sessions/.test(sql) && updates.push(sql)))
    for (let index = 0; index < 3; index++) await own.get('/auth/me')
    const { forgetCallers } = await import('#core/security/caller_cache')
    forgetCallers()
    await own.get('/auth/me')
    const [{ lastUsedAt: later }] = await listOf(own)
    stop()
    assert.isAbove(Date.parse(later), Date.parse(lastUsedAt))
    assert.equal(Date.parse(later) % 60_000, 0)
    assert.lengthOf(updates, 1)
    assert.isOk(id)
  })

  test('sessions of the pages end 12 hours after the log in, however they are used', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { user } = await aPerson(api)
    const browser = new Browser()
    await browser.logIn(user.email)
    for (const hours of [5, 5]) {
      pass(hours * HOUR_MS)
      assert.equal((await browser.get('/admin')).status, 200)
    }
    pass(2 * HOUR_MS)
    assert.equal((await browser.get('/admin')).location, '/admin/login')
  })

  test('what has ended is swept', async ({ assert }) => {
    const { api } = await aCompany()
    const { user } = await aPerson(api)
    const count = async () =>
      (await rows('SELECT id FROM sessions WHERE user_id = ?', [user.id])).length
    assert.equal(await count(), 1)
    pass(HOUR_MS + 1_000)
    await sweepIdentity()
    assert.equal(await count(), 0)
  })

  test('keys have no sessions', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: key } = await api.post('/api-keys', { name: 'erp', scopes: ['customers:read'] })
    assert.equal((await call(key.key, 'GET', '/auth/sessions')).status, 403)
  })
})
