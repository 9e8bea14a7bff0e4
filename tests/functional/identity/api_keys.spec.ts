import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { clientOf } from '#tests/api'
import { aCompany } from '#tests/company'
import { aPerson, aSuperAdmin } from '#tests/functional/identity/people'

const aKey = (more = {}) => ({ name: 'ERP', scopes: ['customers:read'], ...more })

test.group('API keys', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a key is shown once, has its scopes, and none once revoked', async ({ assert }) => {
    const { api, admin } = await aCompany()
    const made = await api.post(
      '/api-keys',
      aKey({ scopes: ['invoices:read', 'customers:read', 'invoices:read'] })
    )
    assert.equal(made.status, 201)
    assert.match(made.body.key, /^ofc_live_[A-Za-z0-9]{16}_[A-Za-z0-9]{40}$/)
    assert.equal(made.headers.get('location'), `/api/v1/api-keys/${made.body.id}`)
    const { key, ...shown } = made.body
    assert.containsSubset(shown, {
      name: 'ERP',
      environment: 'live',
      keyId: key.split('_')[2],
      scopes: ['invoices:read', 'customers:read'],
      expiresAt: null,
      createdBy: admin.id,
    })
    assert.deepEqual(
      shown.scopes,
      ['invoices:read', 'customers:read'],
      'as they were named, each once'
    )

    const client = clientOf(key)
    assert.equal((await client.get('/customers')).status, 200)
    for (const { status, body, headers } of [
      await client.post('/customers', { taxId: '1', name: 'x' }),
      await client.get('/products'),
    ]) {
      assert.deepEqual([status, body.code], [403, 'INSUFFICIENT_SCOPE'])
      assert.match(headers.get('www-authenticate')!, /insufficient_scope/)
    }

    const { body: used } = await api.get(`/api-keys/${made.body.id}`)
    assert.match(used.lastUsedAt, /:00\.000Z$/)
    assert.equal(used.lastUsedIp, '127.0.0.1')
    assert.deepEqual({ ...used, lastUsedAt: null, lastUsedIp: null }, shown)
    const list = await api.get('/api-keys')
    assert.deepEqual(list.body.data, [used])
    assert.notInclude(list.text, key.split('_')[3])

    assert.equal((await api.delete(`/api-keys/${made.body.id}`)).status, 204)
    const after = await client.get('/customers')
    assert.deepEqual([after.status, after.body.code], [401, 'UNAUTHENTICATED'])
    assert.equal((await api.get(`/api-keys/${made.body.id}`)).status, 404)
    assert.equal((await api.get('/api-keys')).body.meta.total, 0)
    assert.equal((await api.delete(`/api-keys/${made.body.id}`)).status, 404)
  })

  test('a key that is revoked while it is in use is refused from then on', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/api-keys', aKey())
    const client = clientOf(body.key)
    let revoked = false

    const calls = Array.from({ length: 30 }, async () => {
      for (let index = 0; index < 5; index++) {
        const wasRevoked = revoked
        const { status } = await client.get('/customers')
        if (wasRevoked) assert.equal(status, 401)
      }
    })
    assert.equal((await api.delete(`/api-keys/${body.id}`)).status, 204)
    revoked = true
    await Promise.all(calls)
    assert.equal((await client.get('/customers')).status, 401)
  })

  test('a key expires', async ({ assert }) => {
    const { api } = await aCompany()
    const { body, status } = await api.post(
      '/api-keys',
      aKey({ expiresAt: new Date(Date.now() + 60_000).toISOString(), environment: 'test' })
    )
    assert.equal(status, 201)
    assert.match(body.key, /^ofc_test_/)
    assert.equal((await clientOf(body.key).get('/customers')).status, 200)

    clock.travelTo(new Date(Date.now() + 61_000))
    assert.equal((await clientOf(body.key).get('/customers')).status, 401)
  })

  test('invalid fields of an API key are named', async ({ assert }) => {
    const { api } = await aCompany()
    const wrong: [object, string, string][] = [
      [{ name: undefined }, 'name', 'REQUIRED'],
      [{ scopes: undefined }, 'scopes', 'REQUIRED'],
      [{ scopes: [] }, 'scopes', 'TOO_FEW_ITEMS'],
      [{ scopes: ['nonsense'] }, 'scopes.0', 'INVALID_CHOICE'],
      [{ scopes: ['customers:read', 'users:read'] }, 'scopes.1', 'INVALID_CHOICE'],
      [{ scopes: ['settings:write'] }, 'scopes.0', 'INVALID_CHOICE'],
      [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt', 'MUST_BE_FUTURE'],
      [{ expiresAt: 'soon' }, 'expiresAt', 'INVALID_DATE'],
      [{ environment: 'prod' }, 'environment', 'INVALID_CHOICE'],
    ]
    for (const [more, field, code] of wrong) {
      const { status, body } = await api.post('/api-keys', aKey(more))
      assert.equal(status, 422)
      assert.containsSubset(body.errors[0], { field, code })
    }
    assert.equal((await api.get('/api-keys')).body.meta.total, 0)
  })

  test('keys that never were, or are changed by a letter, open nothing', async ({ assert }) => {
    const { api } = await aCompany()
    const { key } = (await api.post('/api-keys', aKey())).body
    const last = key.at(-1) === 'x' ? 'y' : 'x'

    for (const wrong of [
      `ofc_live_aaaaaaaaaaaa_${'b'.repeat(32)}`,
      key.slice(0, -1) + last,
      key.toLowerCase(),
      key.replace('_live_', '_test_'),
      'ofc_',
      `ofc_live_${key.split('_')[2]}_`,
      `${key}_x`,
    ]) {
      assert.equal((await clientOf(wrong).get('/customers')).status, 401)
    }
    assert.equal((await clientOf(key).get('/customers')).status, 200)
  })

  test('a key gets only rights of its creator, and is invisible to other companies', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    await ours.api.post('/roles', {
      name: 'OFFICE',
      permissions: ['users:read', 'users:write', 'customers:read'],
    })
    const office = await aPerson(ours.api, 'OFFICE')
    const viewer = await aPerson(ours.api, 'VIEWER')
    const { body: made } = await ours.api.post('/api-keys', aKey())

    assert.equal(
      (await office.api.post('/api-keys', aKey({ scopes: ['payroll:read'] }))).body.code,
      'FORBIDDEN'
    )
    assert.equal((await office.api.post('/api-keys', aKey())).status, 201)
    assert.equal((await viewer.api.get('/api-keys')).status, 403)
    assert.equal((await theirs.api.get(`/api-keys/${made.id}`)).status, 404)
    assert.equal((await theirs.api.delete(`/api-keys/${made.id}`)).status, 404)
    assert.equal((await clientOf(made.key).get('/customers')).status, 200)
  })

  test('a repeated request answers the same key, and the key is nowhere in clear', async ({
    assert,
  }) => {
    const { api, as } = await aCompany()
    const once = { 'idempotency-key': 'the-erp-key' }
    const [first, second] = [
      await api.post('/api-keys', aKey(), once),
      await api.post('/api-keys', aKey(), once),
    ]
    assert.equal(second.text, first.text)
    assert.equal(second.headers.get('idempotent-replayed'), 'true')
    assert.equal((await api.get('/api-keys')).body.meta.total, 1)

    const secret = first.body.key.split('_')[3]
    const kept = await as(() =>
      Promise.all(
        ['api_keys', 'audit_logs', 'idempotency_keys', 'outbox_messages'].map((table) =>
          rows(`SELECT * FROM ${table} WHERE tenant_id = ?`, [Current.tenantId])
        )
      )
    )
    assert.notInclude(
      JSON.stringify(kept.map((table) => table.map((row) => Object.values(row).map(String)))),
      secret
    )
    assert.match(kept[0][0].secret_hash, /^\$argon2id\$/)
    assert.notMatch(JSON.stringify(kept[1]), /argon2/)
  })

  test('a dry run makes no key', async ({ assert }) => {
    const { api } = await aCompany()
    const dry = await api.post('/api-keys', aKey(), { prefer: 'dry-run' })
    assert.deepEqual([dry.status, dry.headers.get('preference-applied')], [201, 'dry-run'])
    assert.equal((await api.get('/api-keys')).body.meta.total, 0)
    assert.equal((await clientOf(dry.body.key).get('/customers')).status, 401)
  })

  test('a key of a suspended company opens nothing', async ({ assert }) => {
    const { api, tenant } = await aCompany()
    const { body } = await api.post('/api-keys', aKey())
    await (await aSuperAdmin()).api.post(`/tenants/${tenant.publicId}/suspend`)

    const { status, body: refused } = await clientOf(body.key).get('/customers')
    assert.deepEqual([status, refused.code], [403, 'TENANT_SUSPENDED'])
  })
})
