import { test } from '@japa/runner'
import { securityWritten } from '#core/audit/security_events'
import { clock } from '#core/primitives/clock'
import { clientOf } from '#tests/api'
import { aCompany } from '#tests/company'
import { aPerson } from '#tests/functional/identity/people'

const HOUR_MS = 3_600_000

const aKey = async (api: any, more = {}) =>
  (await api.post('/api-keys', { name: 'ERP', scopes: ['customers:read'], ...more })).body

const opens = async (key: string) => (await clientOf(key).get('/customers')).status

test.group('Rotation of API keys', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('the old secret opens until the overlap ends, and the new one from then on', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { id, key, keyId } = await aKey(api)
    assert.equal(await opens(key), 200)

    const began = Date.now()
    const { status, body } = await api.post(`/api-keys/${id}/rotate`, { overlapHours: 2 })
    assert.equal(status, 200)
    assert.match(body.key, new RegExp(`^ofc_live_${keyId}_[A-Za-z0-9]{40}$`))
    assert.notEqual(body.key, key)
    assert.closeTo(Date.parse(body.previousSecretUntil), began + 2 * HOUR_MS, 10_000)
    assert.deepEqual([await opens(key), await opens(body.key)], [200, 200])

    const { key: shown, ...record } = body
    const read = (await api.get(`/api-keys/${id}`)).body
    assert.deepEqual({ ...read, lastUsedAt: record.lastUsedAt }, record)

    clock.travelTo(new Date(began + 2 * HOUR_MS + 60_000))
    assert.deepEqual([await opens(key), await opens(body.key)], [401, 200])
  })

  test('with an overlap of 0 hours the old secret ends at once', async ({ assert }) => {
    const { api } = await aCompany()
    const { id, key } = await aKey(api)
    assert.equal(await opens(key), 200)
    const { body } = await api.post(`/api-keys/${id}/rotate`, { overlapHours: 0 })
    assert.isNull(body.previousSecretUntil)
    assert.deepEqual([await opens(key), await opens(body.key)], [401, 200])
  })

  test('a program with the ended secret does not lock the key', async ({ assert }) => {
    const { api } = await aCompany()
    for (const overlapHours of [0, 1]) {
      const { id, key } = await aKey(api)
      const { body } = await api.post(`/api-keys/${id}/rotate`, { overlapHours })
      clock.travelTo(new Date(Date.now() + 2 * HOUR_MS))
      for (let tries = 0; tries < 7; tries++) assert.equal(await opens(key), 401)
      assert.equal(await opens(body.key), 200)
      clock.travelTo(null)

      await securityWritten()
      const log = await api.get('/audit-logs?entity=security&action=security.key_refused&limit=100')
      const ofKey = log.body.data.filter(({ actor }: any) => actor.id === id)
      assert.isNotEmpty(ofKey)
      for (const { after } of ofKey) assert.equal(after.reason, 'ROTATED')
    }
  })

  test('without a body the overlap is a day', async ({ assert }) => {
    const { api } = await aCompany()
    const { id } = await aKey(api)
    const { body } = await api.post(`/api-keys/${id}/rotate`)
    assert.closeTo(Date.parse(body.previousSecretUntil), Date.now() + 24 * HOUR_MS, 10_000)
  })

  test('a second rotation waits for the end of the first, unless it ends all secrets', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const first = await aKey(api)
    const second = (await api.post(`/api-keys/${first.id}/rotate`, { overlapHours: 1 })).body
    const refused = await api.post(`/api-keys/${first.id}/rotate`, { overlapHours: 1 })
    assert.deepEqual([refused.status, refused.body.code], [409, 'ROTATION_IN_PROGRESS'])
    assert.equal(refused.body.previousSecretUntil, second.previousSecretUntil)
    assert.deepEqual([await opens(first.key), await opens(second.key)], [200, 200])

    const third = (await api.post(`/api-keys/${first.id}/rotate`, { overlapHours: 0 })).body
    assert.deepEqual(
      [await opens(first.key), await opens(second.key), await opens(third.key)],
      [401, 401, 200]
    )
  })

  test('of parallel rotations one is done', async ({ assert }) => {
    const { api } = await aCompany()
    const { id, key } = await aKey(api)
    const all = await Promise.all(
      Array.from({ length: 6 }, () => api.post(`/api-keys/${id}/rotate`, { overlapHours: 5 }))
    )
    const done = all.filter(({ status }) => status === 200)
    assert.lengthOf(done, 1)
    for (const { status, body } of all)
      if (status !== 200) assert.deepEqual([status, body.code], [409, 'ROTATION_IN_PROGRESS'])
    assert.deepEqual([await opens(key), await opens(done[0].body.key)], [200, 200])
  })

  test('parallel rotations without overlap leave one secret', async ({ assert }) => {
    const { api } = await aCompany()
    const { id, key } = await aKey(api)
    const all = await Promise.all(
      Array.from({ length: 4 }, () => api.post(`/api-keys/${id}/rotate`, { overlapHours: 0 }))
    )
    const opened = await Promise.all(all.map(({ body }) => opens(body.key)))
    assert.deepEqual(opened.toSorted(), [200, 401, 401, 401])
    assert.equal(await opens(key), 401)
  })

  test('a repeated request answers the same key', async ({ assert }) => {
    const { api } = await aCompany()
    const { id } = await aKey(api)
    const again = { 'idempotency-key': 'rotate-1' }
    const one = await api.post(`/api-keys/${id}/rotate`, { overlapHours: 1 }, again)
    const other = await api.post(`/api-keys/${id}/rotate`, { overlapHours: 1 }, again)
    assert.equal(other.headers.get('idempotent-replayed'), 'true')
    assert.equal(other.body.key, one.body.key)
  })

  test('invalid overlaps, expired keys, and callers with fewer rights are refused', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { id } = await aKey(api, { scopes: ['payroll:read'] })
    for (const overlapHours of [-1, 169, 1.5, 'soon']) {
      const { status, body } = await api.post(`/api-keys/${id}/rotate`, { overlapHours })
      assert.deepEqual([status, body.errors[0].field], [422, 'overlapHours'])
    }
    await api.post('/roles', { name: 'OFFICE', permissions: ['users:read', 'users:write'] })
    const office = await aPerson(api, 'OFFICE')
    assert.equal((await office.api.post(`/api-keys/${id}/rotate`)).body.code, 'FORBIDDEN')
    assert.equal((await office.api.patch(`/api-keys/${id}`, { name: 'x' })).body.code, 'FORBIDDEN')
    const other = await aCompany()
    assert.equal((await other.api.post(`/api-keys/${id}/rotate`)).status, 404)

    const soon = await aKey(api, { expiresAt: new Date(Date.now() + 60_000).toISOString() })
    clock.travelTo(new Date(Date.now() + 120_000))
    const expired = await api.post(`/api-keys/${soon.id}/rotate`)
    assert.deepEqual([expired.status, expired.body.code], [409, 'KEY_EXPIRED'])
  })

  test('a rotation is audited without any secret', async ({ assert }) => {
    const { api } = await aCompany()
    const { id } = await aKey(api)
    const { body } = await api.post(`/api-keys/${id}/rotate`, { overlapHours: 3 })
    const audited = await api.get(`/audit-logs?entityId=${id}`)
    assert.include(
      audited.body.data.map(({ action }: any) => action),
      'api_key.rotated'
    )
    const noted = await api.get('/audit-logs?entity=security')
    assert.include(
      noted.body.data.map(({ action }: any) => action),
      'security.key_rotated'
    )
    for (const { text } of [audited, noted]) assert.notInclude(text, body.key.split('_')[3])
  })
})
