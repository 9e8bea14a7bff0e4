import { test } from '@japa/runner'
import { SCOPES } from '#core/context/scopes'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { onStatement } from '#core/database/connection'
import { call, clientOf } from '#tests/api'
import { aCompany, tokenOf } from '#tests/company'
import { sweepIdentity } from '#identity/sweep'
import { anAddress, aPerson, aSuperAdmin, logIn, PASSWORD } from '#tests/functional/identity/people'

test.group('Sessions', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('the current user and their rights are answered', async ({ assert }) => {
    const { api, tenant, admin } = await aCompany()
    const sales = await aPerson(api, 'SALES')
    const root = await aSuperAdmin()

    const { body } = await sales.api.get('/auth/me')
    assert.containsSubset(body, {
      id: sales.user.id,
      email: sales.user.email,
      name: 'Ana Ruiz',
      role: 'SALES',
      tenantId: tenant.publicId,
    })
    assert.includeMembers(body.scopes, ['customers:read', 'customers:write', 'invoices:write'])
    assert.notInclude(body.scopes, 'users:read')

    assert.containsSubset((await api.get('/auth/me')).body, {
      id: admin.id,
      role: 'ADMIN',
      scopes: [...SCOPES],
    })
    for (const client of [root.api, root.in({ tenant })])
      assert.containsSubset((await client.get('/auth/me')).body, {
        role: 'SUPER_ADMIN',
        tenantId: null,
        email: root.user.email,
      })
  })

  test('log out ends that token at once, and no other', async ({ assert }) => {
    const { api } = await aCompany()
    const { user, token, api: own } = await aPerson(api)
    const other = clientOf((await logIn(user.email)).body.accessToken)
    assert.equal((await own.get('/customers')).status, 200)

    const { status, text } = await own.post('/auth/logout')
    assert.deepEqual([status, text], [204, ''])
    const after = await call(token, 'GET', '/customers')
    assert.deepEqual([after.status, after.body.code], [401, 'UNAUTHENTICATED'])
    assert.equal((await own.post('/auth/logout')).status, 401)
    assert.equal((await other.get('/customers')).status, 200)
  })

  test('a dry run of a log out ends nothing', async ({ assert }) => {
    const { api } = await aCompany()
    const { api: own } = await aPerson(api)

    const { status, headers } = await own.post('/auth/logout', undefined, { prefer: 'dry-run' })
    assert.deepEqual([status, headers.get('preference-applied')], [204, 'dry-run'])
    assert.equal((await own.get('/customers')).status, 200)
  })

  test('a dry run of a log in answers a token that opens nothing, and is no log in', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { user } = await aPerson(api)
    const noted = `/audit-logs?entityId=${user.id}&action=user.logged_in`
    const before = (await api.get(noted)).body.meta.total

    const { status, headers, body } = await logIn(user.email, PASSWORD, anAddress(), {
      prefer: 'dry-run',
    })
    assert.deepEqual(
      [status, headers.get('preference-applied'), body.user.id, body.expiresIn],
      [200, 'dry-run', user.id, 3600]
    )
    assert.match(body.accessToken, /^[\w-]+\.[\w-]+\.[\w-]+$/)

    const opened = await clientOf(body.accessToken).get('/auth/me')
    assert.deepEqual([opened.status, opened.body.code], [401, 'UNAUTHENTICATED'])
    assert.equal((await api.get(noted)).body.meta.total, before)
    assert.equal(
      (await clientOf((await logIn(user.email)).body.accessToken).get('/auth/me')).status,
      200
    )
    assert.equal((await api.get(noted)).body.meta.total, before + 1)
  })

  test('dry runs of a log in are no way to guess passwords', async ({ assert }) => {
    const { user } = await aPerson((await aCompany()).api)
    const guess = () => logIn(user.email, 'wrong-wrong-1', anAddress(), { prefer: 'dry-run' })
    const codes = []
    for (let index = 0; index < 6; index++) codes.push((await guess()).body.code)

    assert.deepEqual(codes, [...Array(5).fill('INVALID_CREDENTIALS'), 'TOO_MANY_ATTEMPTS'])
  })

  test('another password ends all tokens of the user, and the old password', async ({ assert }) => {
    const { api } = await aCompany()
    const { user, api: own } = await aPerson(api)
    const other = clientOf((await logIn(user.email)).body.accessToken)

    assert.deepEqual(
      [
        (
          await own.post('/auth/password', {
            currentPassword: 'wrong-wrong-1',
            newPassword: 'another-pass-2',
          })
        ).body.code,
      ],
      ['INVALID_CREDENTIALS']
    )
    for (const newPassword of ['short-1', 'x'.repeat(257), user.email]) {
      const { status, body } = await own.post('/auth/password', {
        currentPassword: PASSWORD,
        newPassword,
      })
      assert.deepEqual([status, body.errors[0].field], [422, 'newPassword'])
    }
    assert.equal(
      (
        await own.post('/auth/password', {
          currentPassword: PASSWORD,
          newPassword: 'another-pass-2',
        })
      ).status,
      204
    )

    assert.deepEqual(
      [(await own.get('/auth/me')).status, (await other.get('/auth/me')).status],
      [401, 401]
    )
    assert.deepEqual(
      [(await logIn(user.email)).status, (await logIn(user.email, 'another-pass-2')).status],
      [401, 200]
    )
  })

  test('a token does not allow unlimited password attempts', async ({ assert }) => {
    const { api } = await aCompany()
    const { api: own } = await aPerson(api)

    const from = { 'x-forwarded-for': anAddress() }
    const attempts = []
    for (let attempt = 1; attempt <= 6; attempt++)
      attempts.push(
        (
          await own.post(
            '/auth/password',
            { currentPassword: 'wrong-wrong-1', newPassword: 'another-pass-2' },
            from
          )
        ).status
      )
    assert.deepEqual(attempts, [401, 401, 401, 401, 401, 429])
  })

  test('a SUPER_ADMIN changes their password, whichever company they look at', async ({
    assert,
  }) => {
    const company = await aCompany()
    const root = await aSuperAdmin()
    assert.equal(
      (
        await root
          .in(company)
          .post('/auth/password', { currentPassword: 'x', newPassword: 'another-pass-2' })
      ).body.code,
      'INVALID_CREDENTIALS'
    )
  })

  test('tokens that are expired, forged, of another algorithm or of nobody open nothing', async ({
    assert,
  }) => {
    const { api, admin, tenant } = await aCompany()
    const { token } = await aPerson(api)
    const [head, payload, signature] = token.split('.')
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
    const changed = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: admin.id })
    ).toString('base64url')
    const elsewhere = await tokenOf(admin, (await aCompany()).tenant.publicId)

    for (const forged of [
      none,
      `${head}.${changed}.${signature}`,
      `${token.slice(0, -3)}abc`,
      elsewhere,
      'nonsense',
      `${head}.${payload}`,
    ]) {
      const { status, body, headers } = await call(forged, 'GET', '/auth/me')
      assert.deepEqual([status, body.code], [401, 'UNAUTHENTICATED'])
      assert.match(headers.get('www-authenticate')!, /^Bearer/)
    }
    assert.equal((await call(null, 'GET', '/auth/me')).body.code, 'UNAUTHENTICATED')
    assert.equal(
      (await call(null, 'GET', '/auth/me', undefined, { authorization: 'Basic eA==' })).status,
      401
    )

    const current = await tokenOf(admin, tenant.publicId)
    assert.equal((await call(current, 'GET', '/auth/me')).status, 200)
    clock.travelTo(new Date(Date.now() + 3_601_000))
    const late = await call(current, 'GET', '/auth/me')
    assert.deepEqual([late.status, late.body.code], [401, 'TOKEN_EXPIRED'])
  })

  test('an authenticated request asks the database nothing about its caller when warm', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: made } = await api.post('/api-keys', { name: 'warm', scopes: ['modules:read'] })

    for (const client of [api, clientOf(made.key)]) {
      await client.get('/modules')
      const statements: string[] = []
      const stop = onStatement((sql) => statements.push(sql))
      const { status } = await client.get('/modules')
      stop()
      assert.equal(status, 200)
      assert.deepEqual(statements, [])
    }
  })

  test('revoked tokens are swept once they would have expired anyway', async ({ assert }) => {
    const { api } = await aCompany()
    const { api: own, token } = await aPerson(api)
    const { jti } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
    const isKept = async () =>
      (
        await Current.acrossTenants('test', () =>
          rows('SELECT jti FROM revoked_tokens WHERE jti = ?', [jti])
        )
      ).length === 1

    await own.post('/auth/logout')
    await sweepIdentity()
    assert.isTrue(await isKept())

    clock.travelTo(new Date(Date.now() + 3_605_000))
    assert.isAbove((await sweepIdentity()).tokens, 0)
    assert.isFalse(await isKept())
  })
})
