import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { execute, rows } from '#core/database/query'
import { aCompany, unique } from '#tests/company'
import { call, clientOf } from '#tests/api'
import { ace } from '#tests/commands/ace'
import { until } from '#tests/commands/until'
import { aPerson, PASSWORD } from '#tests/functional/identity/people'
import { aProtectedPerson } from '#tests/functional/identity/second_factor'

const [FIRST, SECOND] = ['primera-clave-1', 'segunda-clave-2']

test.group('Users and keys from a terminal', (group) => {
  group.setup(() => testUtils.httpServer().start())

  test('a user is created, gets another password, and is disabled', async ({ assert }) => {
    const { tenant, as } = await aCompany()
    const email = `${unique('eva')}@company.test`
    const logIn = (password: string) => call(null, 'POST', '/auth/login', { email, password })

    const made = await ace(
      [
        'user:create',
        tenant.name,
        email,
        '--role',
        'SALES',
        '--name',
        'Eva',
        '--password-stdin',
        '--json',
      ],
      { input: FIRST }
    )
    assert.equal(made.code, 0, made.err)
    assert.containsSubset(made.json, {
      email,
      name: 'Eva',
      role: 'SALES',
      isInvited: false,
      tenant: { id: tenant.publicId },
    })
    const session = await logIn(FIRST)
    assert.equal(session.status, 200)
    const api = clientOf(session.body.accessToken)

    const changed = await ace(['user:password', email.toUpperCase(), '--password-stdin'], {
      input: `${SECOND}\r\n`,
    })
    assert.equal(changed.code, 0, changed.err)
    assert.isTrue(await until(async () => (await api.get('/customers')).status === 401))
    assert.equal((await logIn(FIRST)).status, 401)
    assert.equal((await logIn(SECOND)).status, 200)

    assert.deepInclude((await ace(['user:disable', email, '--json'])).json, {
      email,
      isActive: false,
    })
    assert.equal((await logIn(SECOND)).status, 401)

    const log = await as(() =>
      rows(
        "SELECT action, actor_type, CONCAT(COALESCE(`before`, ''), COALESCE(`after`, '')) AS told FROM audit_logs WHERE tenant_id = ? AND entity_id = ? AND actor_name = 'cli' ORDER BY id",
        [tenant.id, made.json.id]
      )
    )
    assert.deepEqual(
      log.map(({ action, actor_type }) => [action, actor_type]),
      ['user.created', 'user.password_changed', 'user.updated'].map((action) => [action, 'system'])
    )
    assert.notMatch(log.map(({ told }) => told).join(), /clave|argon2/)
  })

  test('user commands refuse a wrong role, the last administrator, a stranger and a missing password', async ({
    assert,
  }) => {
    const { tenant, admin } = await aCompany()
    const email = `${unique('x')}@company.test`
    const [noRole, noSuchRole, superAdmin, last, stranger, noPassword, empty] = await Promise.all([
      ace(['user:create', tenant.name, email]),
      ace(['user:create', tenant.name, email, '--role', 'BOSS']),
      ace(['user:create', tenant.name, email, '--role', 'SUPER_ADMIN']),
      ace(['user:disable', admin.email]),
      ace(['user:disable', `${unique('nobody')}@company.test`]),
      ace(['user:password', admin.email]),
      ace(['user:password', admin.email, '--password-stdin']),
    ])
    assert.deepEqual(
      [noRole, noSuchRole, superAdmin, last, stranger, noPassword, empty].map(({ code, out }) => [
        code,
        out,
      ]),
      [
        [2, ''],
        [1, ''],
        [1, ''],
        [1, ''],
        [1, ''],
        [2, ''],
        [2, ''],
      ]
    )
    assert.match(noRole.err, /--role is missing/)
    assert.match(noSuchRole.err, /no role BOSS/)
    assert.match(superAdmin.err, /user:create platform/)
    assert.match(last.err, /last ADMIN/)
    assert.match(noPassword.err, /--password-stdin is missing/)
  })

  test('the second factor of a person is removed, and there is one to remove', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { user } = await aProtectedPerson(api)
    const logIn = () => call(null, 'POST', '/auth/login', { email: user.email, password: PASSWORD })
    assert.equal((await logIn()).body.code, 'OTP_REQUIRED')

    const done = await ace(['user:totp-reset', user.email.toUpperCase(), '--json'])
    assert.equal(done.code, 0, done.err)
    assert.deepEqual(done.json, { id: user.id, email: user.email })
    assert.equal((await logIn()).status, 200)
    const again = await ace(['user:totp-reset', user.email])
    assert.deepEqual([again.code, again.out], [1, ''])
    assert.match(again.err, /no second factor/)
    const stranger = await ace(['user:totp-reset', `${unique('nobody')}@company.test`])
    assert.deepEqual([stranger.code, stranger.out], [1, ''])
  })

  test('disabling the author of active API keys requires a decision about the keys', async ({
    assert,
  }) => {
    const { api, as, tenant } = await aCompany()
    const { user, api: maker } = await aPerson(api, 'SALES')
    const { body: key } = await api.post('/api-keys', {
      name: 'Tienda en línea',
      scopes: ['customers:read'],
    })
    await as(() =>
      execute('UPDATE api_keys SET created_by = ? WHERE tenant_id = ? AND id = ?', [
        user.id,
        tenant.id,
        key.id,
      ])
    )

    const [asked, wrong] = [
      await ace(['user:disable', user.email]),
      await ace(['user:disable', user.email, '--keys', 'forget']),
    ]
    assert.deepEqual([asked.code, asked.out, wrong.code, wrong.out], [1, '', 2, ''])
    assert.match(asked.err, /Tienda en línea/)
    assert.match(asked.err, /--keys/)
    assert.match(wrong.err, /--keys must be revoke or keep/)
    assert.equal((await maker.get('/customers')).status, 200)

    assert.deepInclude(
      (await ace(['user:disable', user.email, '--keys', 'revoke', '--json'])).json,
      { email: user.email, isActive: false }
    )
    assert.isEmpty((await api.get('/api-keys')).body.data)
  })

  test('a user of the platform is always a SUPER_ADMIN', async ({ assert }) => {
    const email = `${unique('root')}@platform.test`
    const other = await ace(['user:create', 'platform', email, '--role', 'ADMIN'])
    assert.deepEqual([other.code, other.out], [1, ''])
    assert.match(other.err, /is a SUPER_ADMIN/)

    const made = await ace(['user:create', 'platform', email, '--password-stdin', '--json'], {
      input: FIRST,
    })
    assert.equal(made.code, 0, made.err)
    assert.equal(made.json.role, 'SUPER_ADMIN')
  })

  test('a new key is printed on its own line, to be copied', async ({ assert }) => {
    const { tenant } = await aCompany()
    const { out } = await ace([
      'key:create',
      tenant.name,
      '--name',
      'Taller',
      '--scope',
      'customers:read',
    ])
    assert.match(out, /^ofc_live_\S+\nThis key of /)
  })

  test('a key is shown once, listed without its secret, and revoked on running servers', async ({
    assert,
  }) => {
    const { tenant } = await aCompany()
    const made = await ace([
      'key:create',
      tenant.name,
      '--name',
      'Tienda',
      '--scope',
      'customers:read,inventory:read',
      '--scope',
      'inventory:write',
      '--expires-at',
      '2099-01-31',
      '--env',
      'test',
      '--json',
    ])
    assert.equal(made.code, 0, made.err)
    assert.containsSubset(made.json, {
      name: 'Tienda',
      environment: 'test',
      scopes: ['customers:read', 'inventory:read', 'inventory:write'],
      expiresAt: '2099-01-31T00:00:00.000Z',
    })
    assert.match(made.json.key, /^ofc_test_/)

    const api = clientOf(made.json.key)
    assert.equal((await api.get('/customers')).status, 200)
    const [listed, shown] = await Promise.all([
      ace(['key:list', tenant.name, '--json']),
      ace(['key:list', tenant.name]),
    ])
    assert.deepInclude(listed.json[0], { id: made.json.id, keyId: made.json.keyId })
    const secret = made.json.key.split('_').at(-1)
    for (const { out } of [listed, shown]) assert.notInclude(out, secret)

    const revoked = await ace(['key:revoke', made.json.keyId])
    assert.equal(revoked.code, 0, revoked.err)
    assert.isTrue(await until(async () => (await api.get('/customers')).status === 401))
    assert.equal((await ace(['key:revoke', made.json.id])).code, 1)
    assert.deepEqual((await ace(['key:list', tenant.name, '--json'])).json, [])
  })

  test('a key without a scope, with an unknown scope or with a past end is refused', async ({
    assert,
  }) => {
    const { tenant } = await aCompany()
    const [noScope, wrong] = await Promise.all([
      ace(['key:create', tenant.name, '--name', 'x']),
      ace([
        'key:create',
        tenant.name,
        '--name',
        'x',
        '--scope',
        'users:write',
        '--expires-at',
        '2020-01-01',
        '--env',
        'prod',
        '--json',
      ]),
    ])
    assert.equal(noScope.code, 2)
    assert.match(noScope.err, /--scope is missing.*customers:read/)
    assert.equal(wrong.code, 1)
    assert.sameMembers(
      JSON.parse(wrong.err).error.errors.map((error: any) => error.field),
      ['scopes.0', 'expiresAt', 'environment']
    )
  })
})
