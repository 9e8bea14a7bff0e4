import { test } from '@japa/runner'
import { securityWritten } from '#core/audit/security_events'
import { clientOf } from '#tests/api'
import { aCompany } from '#tests/company'

const aKey = (api: any, allowedIps: unknown) =>
  api.post('/api-keys', { name: 'ERP', scopes: ['customers:read'], allowedIps })

const from = (key: string, address: string) =>
  clientOf(key, { 'x-forwarded-for': address }).get('/customers')

test.group('Networks of API keys', () => {
  test('a key opens from its networks alone, also when its caller is cached', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body } = await aKey(api, ['203.0.113.0/24', '198.51.100.7', '2001:db8:1::/48'])
    for (const [address, status] of [
      ['203.0.113.9', 200],
      ['198.51.100.7', 200],
      ['198.51.100.8', 403],
      ['203.0.114.1', 403],
      ['2001:db8:1:2::3', 200],
      ['2001:db8:2::3', 403],
      ['::ffff:203.0.113.200', 200],
      ['203.0.113.10', 200],
    ] as const)
      assert.equal((await from(body.key, address)).status, status, address)

    const refused = await from(body.key, '192.0.2.1')
    assert.equal(refused.body.code, 'IP_NOT_ALLOWED')
    assert.include(refused.body.detail, '192.0.2.1')
    const { lastUsedIp } = (await api.get(`/api-keys/${body.id}`)).body
    assert.equal(lastUsedIp, '203.0.113.9')
  })

  test('a refused address is noted for the administrators', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await aKey(api, ['203.0.113.7'])
    await from(body.key, '192.0.2.9')
    await securityWritten()
    const { data } = (await api.get('/audit-logs?entity=security')).body
    const note = data.find(({ action }: any) => action === 'security.key_refused')
    assert.containsSubset(note, { ip: '192.0.2.9', after: { reason: 'IP_NOT_ALLOWED' } })
  })

  test('networks are kept in canonical form, each once', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await aKey(api, [
      '10.1.2.3/8',
      '::ffff:192.0.2.1',
      '::ffff:10.0.0.0/104',
      '2001:0DB8:0:0::1/128',
      '2001:db8::/32',
      '0.0.0.0/0',
    ])
    assert.deepEqual(body.allowedIps, [
      '10.0.0.0/8',
      '192.0.2.1',
      '2001:db8::1',
      '2001:db8::/32',
      '0.0.0.0/0',
    ])
  })

  test('a wrong item is named', async ({ assert }) => {
    const { api } = await aCompany()
    for (const wrong of [
      '10.0.0.300',
      '10.0.0.0/33',
      '2001:db8::/129',
      '::ffff:10.0.0.0/64',
      'example.com',
      '10.1',
      '0x7f.0.0.1',
      '010.0.0.1',
      'fe80::1%eth0',
      '10.0.0.0/8/8',
      '10.0.0.0/',
    ]) {
      const { status, body } = await aKey(api, ['10.0.0.1', wrong])
      assert.equal(status, 422, wrong)
      assert.containsSubset(body.errors, [{ field: 'allowedIps.1', code: 'INVALID_NETWORK' }])
      assert.include(body.errors[0].message, wrong)
    }
    assert.equal((await aKey(api, '10.0.0.1')).status, 422)
    assert.equal((await aKey(api, Array(101).fill('10.0.0.1'))).status, 422)
  })

  test('a change of networks acts at once', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await aKey(api, undefined)
    assert.deepEqual(body.allowedIps, [])
    assert.equal((await from(body.key, '192.0.2.1')).status, 200)

    const changed = await api.patch(`/api-keys/${body.id}`, {
      name: 'Tienda',
      allowedIps: ['203.0.113.7'],
    })
    assert.equal(changed.status, 200)
    assert.containsSubset(changed.body, { name: 'Tienda', allowedIps: ['203.0.113.7'] })
    assert.equal((await from(body.key, '192.0.2.1')).status, 403)
    assert.equal((await from(body.key, '203.0.113.7')).status, 200)

    const stale = await api.patch(`/api-keys/${body.id}`, { name: 'x' }, { 'if-match': '"1"' })
    assert.equal(stale.status, 412)
    const back = (await api.get(`/api-keys/${body.id}`)).body
    assert.equal((await api.patch(`/api-keys/${body.id}`, back)).status, 200, 'sent back as read')
    assert.equal((await api.patch(`/api-keys/${body.id}`, { allowedIps: null })).status, 200)
    assert.equal((await from(body.key, '192.0.2.1')).status, 200)
    const scopes = await api.patch(`/api-keys/${body.id}`, { scopes: ['payroll:read'] })
    assert.deepEqual([scopes.status, scopes.body.errors[0].code], [422, 'IMMUTABLE_FIELD'])
  })
})
