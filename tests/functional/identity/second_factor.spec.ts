import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { clock } from '#core/primitives/clock'
import { forgetCallers } from '#core/security/caller_cache'
import { rows } from '#core/database/query'
import { codeAt } from '#identity/second_factor/totp'
import { clientOf } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { aPerson, aSuperAdmin, logIn, PASSWORD } from '#tests/functional/identity/people'
import {
  aProtectedPerson,
  clientAfter,
  enrol,
  logInWith,
  nextCode,
} from '#tests/functional/identity/second_factor'

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

test.group('Second factor', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a secret counts once a code confirms it, and log ins need a code from then on', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { user, api: own } = await aPerson(api)

    const { status, body } = await own.post('/auth/totp')
    assert.equal(status, 200)
    assert.match(body.secret, /^[A-Z2-7]{32}$/)
    assert.include(body.otpauthUrl, `secret=${body.secret}`)
    assert.include(decodeURIComponent(body.otpauthUrl), user.email)
    assert.match(body.qrSvg, /^<svg /)
    assert.deepEqual((await own.get('/auth/totp')).body, { enabled: false, recoveryCodesLeft: 0 })
    assert.equal((await logIn(user.email)).status, 200)

    for (const code of ['000000', 'x', 'éééééé', '٠١٢٣٤٥', codeAt(body.secret, new Date(0))]) {
      const wrong = await own.post('/auth/totp/confirm', { code })
      assert.equal(wrong.status, 422, wrong.text)
      assert.containsSubset(wrong.body.errors, [{ field: 'code', code: 'INVALID_OTP' }])
    }
    const confirmed = await own.post('/auth/totp/confirm', { code: nextCode(body.secret) })
    assert.equal(confirmed.status, 200, confirmed.text)
    assert.lengthOf(new Set(confirmed.body.recoveryCodes), 10)
    assert.deepEqual((await own.get('/auth/totp')).body, { enabled: true, recoveryCodesLeft: 10 })
    assert.equal((await own.post('/auth/totp')).body.code, 'TOTP_ENABLED')
    assert.equal((await own.post('/auth/totp/confirm', { code: '1' })).body.code, 'TOTP_ENABLED')

    const without = await logIn(user.email)
    assert.deepEqual([without.status, without.body.code], [401, 'OTP_REQUIRED'])
    assert.equal((await logInWith(user.email, nextCode(body.secret))).status, 200)
    assert.isTrue((await api.get(`/users/${user.id}`)).body.hasTotp)
  })

  test('only a right password is told that a code is needed', async ({ assert }) => {
    const { user, secret } = await aProtectedPerson((await aCompany()).api)
    for (const otp of [undefined, '000000', nextCode(secret)]) {
      const { status, body } = await logInWith(user.email, otp, { password: 'wrong-wrong-1' })
      assert.deepEqual([status, body.code], [401, 'INVALID_CREDENTIALS'])
    }
    assert.equal((await logInWith(user.email, codeAt(secret))).status, 200)
  })

  test('a code opens once, also of many log ins at the same time', async ({ assert }) => {
    const { user, secret } = await aProtectedPerson((await aCompany()).api)
    const code = nextCode(secret)
    assert.equal((await logInWith(user.email, code)).status, 200)
    const again = await logInWith(user.email, code)
    assert.deepEqual([again.status, again.body.code], [401, 'INVALID_OTP'])

    const next = nextCode(secret)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => logInWith(user.email, `${next.slice(0, 3)} ${next.slice(3)}`))
    )
    assert.deepEqual(statusesOf(answers), [200, 401, 401, 401])
  })

  test('a recovery code opens once, also of many log ins at the same time', async ({ assert }) => {
    const { user, recoveryCodes } = await aProtectedPerson((await aCompany()).api)
    const [first, second, third] = recoveryCodes
    const lower = await logInWith(user.email, first.toLowerCase().replaceAll('-', ' '))
    assert.equal(lower.status, 200, lower.text)
    assert.equal((await logInWith(user.email, first)).body.code, 'INVALID_OTP')

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => logInWith(user.email, second))
    )
    assert.deepEqual(statusesOf(answers), [200, 401, 401, 401])

    const own = await clientAfter(user.email, third)
    assert.equal((await own.get('/auth/totp')).body.recoveryCodesLeft, 7)
  })

  test('codes of somebody else, of another time and parts of them open nothing', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [one, other] = [await aProtectedPerson(api), await aProtectedPerson(api)]
    const late = codeAt(one.secret, new Date(clock.now().getTime() - 90_000))
    for (const otp of [nextCode(other.secret), other.recoveryCodes[0], late])
      assert.equal((await logInWith(one.user.email, otp)).body.code, 'INVALID_OTP')
    assert.equal((await logInWith(one.user.email, one.recoveryCodes[0].slice(0, 11))).status, 401)
    assert.equal((await logInWith(other.user.email, codeAt(other.secret))).status, 200)
  })

  test('wrong codes count as failed log ins, and lock the e-mail', async ({ assert }) => {
    const { user, secret } = await aProtectedPerson((await aCompany()).api)
    for (let failure = 1; failure <= 5; failure++)
      assert.equal((await logInWith(user.email, '000000')).body.code, 'INVALID_OTP')
    const locked = await logInWith(user.email, nextCode(secret))
    assert.deepEqual([locked.status, locked.body.code], [429, 'TOO_MANY_ATTEMPTS'])
  })

  test('log ins without a code are no failures', async ({ assert }) => {
    const { user, secret } = await aProtectedPerson((await aCompany()).api)
    for (let attempt = 1; attempt <= 7; attempt++)
      assert.equal((await logIn(user.email)).body.code, 'OTP_REQUIRED')
    assert.equal((await logInWith(user.email, nextCode(secret))).status, 200)
  })

  test('a dry run of a log in uses no code up', async ({ assert }) => {
    const { user, secret, recoveryCodes } = await aProtectedPerson((await aCompany()).api)
    const code = nextCode(secret)
    for (const otp of [code, recoveryCodes[0]]) {
      const headers = { prefer: 'dry-run' }
      assert.equal((await logInWith(user.email, otp, { headers })).status, 200)
      assert.equal((await logInWith(user.email, otp)).status, 200)
    }
  })

  test('people without a factor may send a code, which is not looked at', async ({ assert }) => {
    const { user } = await aPerson((await aCompany()).api)
    assert.equal((await logInWith(user.email, '123456')).status, 200)
  })

  test('removing the factor needs password and code, and ends the recovery codes', async ({
    assert,
  }) => {
    const { user, api, secret, recoveryCodes } = await aProtectedPerson((await aCompany()).api)
    const remove = (body: object) => api.delete('/auth/totp', body)

    assert.deepEqual(
      (await remove({})).body.errors.map(({ field }: any) => field),
      ['password', 'otp']
    )
    const wrong = await remove({ password: 'wrong-wrong-1', otp: nextCode(secret) })
    assert.deepEqual([wrong.status, wrong.body.code], [401, 'INVALID_CREDENTIALS'])
    const noCode = await remove({ password: PASSWORD, otp: '000000' })
    assert.deepEqual([noCode.status, noCode.body.code], [401, 'INVALID_OTP'])

    const answers = await Promise.all(
      [0, 1].map(() => remove({ password: PASSWORD, otp: recoveryCodes[0] }))
    )
    assert.deepEqual(
      answers.map(({ status }) => status).sort((one, other) => one - other)[0],
      204,
      JSON.stringify(answers.map(({ text }) => text))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 204),
      1
    )
    assert.equal((await logIn(user.email)).status, 200)
    const gone = await remove({ password: PASSWORD, otp: recoveryCodes[1] })
    assert.deepEqual([gone.status, gone.body.code], [409, 'TOTP_NOT_ENABLED'])

    const again = await enrol(api)
    assert.notEqual(again.secret, secret)
    assert.equal((await logInWith(user.email, recoveryCodes[1])).body.code, 'INVALID_OTP')
    assert.equal((await logInWith(user.email, again.recoveryCodes[1])).status, 200)
  })

  test('an ADMIN removes the factor of a user, and nobody else does', async ({ assert }) => {
    const company = await aCompany()
    const { user } = await aProtectedPerson(company.api)
    const { body: role } = await company.api.post('/roles', {
      name: unique('USERS'),
      permissions: ['users:read', 'users:write'],
    })
    const clerk = await aPerson(company.api, role.name)
    const foreign = await aCompany()

    const path = `/users/${user.id}/totp`
    const before = await company.api.get(`/users/${user.id}`)
    assert.equal((await company.api.delete(path, undefined, { 'if-match': '"1"' })).status, 412)
    assert.equal((await clerk.api.delete(path)).status, 403)
    assert.equal((await foreign.api.delete(path)).status, 404)
    assert.equal((await company.api.delete(path)).status, 204)
    assert.equal((await company.api.delete(path)).body.code, 'TOTP_NOT_ENABLED')
    assert.equal((await logIn(user.email)).status, 200)
    const known = { 'if-none-match': before.headers.get('etag')! }
    assert.isFalse((await company.api.get(`/users/${user.id}`, known)).body.hasTotp)

    const { body: log } = await company.api.get('/audit-logs?entity=security')
    assert.includeMembers(
      log.data.map(({ action }: any) => action),
      ['security.totp_added', 'security.totp_removed']
    )
  })

  test('an ADMIN does not remove the own factor without a code', async ({ assert }) => {
    const { api } = await aCompany()
    const { user, api: own } = await aProtectedPerson(api, 'ADMIN')
    assert.equal((await own.delete(`/users/${user.id}/totp`)).status, 403)
  })

  test('where the company asks for a factor, people without one may only set it up', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { user, api: own } = await aPerson(api, 'SALES')
    const { body: key } = await api.post('/api-keys', { name: 'erp', scopes: ['customers:read'] })
    const { secret } = await enrol(api)
    await api.patch('/settings/tenant', { requireTotp: true })

    for (const [method, path] of [
      ['get', '/customers'],
      ['post', '/customers'],
      ['get', '/auth/sessions'],
    ] as const) {
      const { status, body } = await own[method](path)
      assert.deepEqual([status, body.code], [403, 'TOTP_REQUIRED'], path)
    }
    assert.equal((await own.get('/auth/me')).status, 200)
    assert.equal(
      (await own.post('/auth/totp/confirm', { code: '1' })).body.code,
      'TOTP_NOT_STARTED'
    )
    assert.equal((await clientOf(key.key).get('/customers')).status, 200)
    assert.equal((await api.get('/customers')).status, 200, secret)

    const enrolled = await enrol(own)
    assert.equal((await own.get('/customers')).status, 200)
    const later = await clientAfter(user.email, nextCode(enrolled.secret))
    assert.equal((await later.get('/customers')).status, 200)
    await later.delete('/auth/totp', { password: PASSWORD, otp: enrolled.recoveryCodes[0] })
    assert.equal((await later.get('/customers')).body.code, 'TOTP_REQUIRED')
    assert.equal((await later.post('/auth/logout')).status, 204)
  })

  test('a SUPER_ADMIN needs a factor in production, and not in development and tests', async ({
    assert,
    cleanup,
  }) => {
    const { api } = await aSuperAdmin()
    assert.equal((await api.get('/tenants')).status, 200)

    Object.defineProperty(app, 'inProduction', { value: true, configurable: true })
    cleanup(() => void Reflect.deleteProperty(app, 'inProduction'))
    forgetCallers()
    assert.equal((await api.get('/tenants')).body.code, 'TOTP_REQUIRED')
    assert.equal((await (await aCompany()).api.get('/customers')).status, 200)
    await enrol(api)
    assert.equal((await api.get('/tenants')).status, 200)
  })

  test('secrets and codes are not stored in clear', async ({ assert }) => {
    const company = await aCompany()
    const { api: own } = await aPerson(company.api)
    const { body } = await own.post('/auth/totp', undefined, { 'idempotency-key': unique() })
    const key = { 'idempotency-key': unique() }
    const code = nextCode(body.secret)
    const first = await own.post('/auth/totp/confirm', { code }, key)
    const again = await own.post('/auth/totp/confirm', { code }, key)
    assert.deepEqual(again.body, first.body)

    const kept = [
      ...(await rows('SELECT totp_secret FROM people WHERE totp_secret IS NOT NULL')),
      ...(await rows('SELECT * FROM recovery_codes')),
      ...(await company.as(() =>
        rows('SELECT * FROM idempotency_keys WHERE tenant_id = ?', [company.tenant.id])
      )),
    ]
    const written = kept
      .flatMap((row) => Object.values(row))
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
      .join('\n')
    assert.notInclude(written, body.secret)
    for (const one of first.body.recoveryCodes) {
      assert.notInclude(written, one)
      assert.notInclude(written, one.slice(6))
    }
  })
})
