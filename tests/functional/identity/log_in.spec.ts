import { randomInt } from 'node:crypto'
import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { countsAlone } from '#core/redis/local_counting'
import { call } from '#tests/api'
import { aCompany } from '#tests/company'
import { eventually } from '#tests/eventually'
import { pauseRedis } from '#tests/paused_redis'
import {
  anAddress,
  anEmail,
  aPerson,
  aSuperAdmin,
  logIn,
  PASSWORD,
} from '#tests/functional/identity/people'

test.group('Log in', () => {
  test('a log in answers a token and the user', async ({ assert }) => {
    const { api, tenant } = await aCompany()
    const { user } = await aPerson(api, 'SALES')

    const { status, body } = await logIn(`  ${user.email.toUpperCase()} `)
    assert.equal(status, 200)
    assert.equal(body.tokenType, 'Bearer')
    assert.equal(body.expiresIn, 3600)
    assert.deepEqual(body.user, {
      id: user.id,
      email: user.email,
      name: 'Ana Ruiz',
      role: 'SALES',
      tenantId: tenant.publicId,
    })

    const claims = JSON.parse(Buffer.from(body.accessToken.split('.')[1], 'base64url').toString())
    assert.containsSubset(claims, {
      iss: 'oficio',
      aud: 'oficio-api',
      sub: user.id,
      tid: tenant.publicId,
    })
    assert.equal(claims.exp - claims.iat, 3600)
    assert.equal((await call(body.accessToken, 'GET', '/auth/me')).status, 200)
  })

  test('a wrong password, an unknown e-mail, a disabled, a deleted and an invited user answer the same', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [known, disabled, deleted] = [await aPerson(api), await aPerson(api), await aPerson(api)]
    const { body: invited } = await api.post('/users', {
      email: anEmail(),
      name: 'Invited',
      role: 'VIEWER',
    })
    await api.patch(`/users/${disabled.user.id}`, { isActive: false })
    await api.delete(`/users/${deleted.user.id}`)

    const answers = [
      await logIn(known.user.email, 'wrong-wrong-1'),
      await logIn(anEmail()),
      await logIn(disabled.user.email),
      await logIn(deleted.user.email),
      await logIn(invited.email, ''.padEnd(12, 'x')),
    ]
    for (const { status, body, headers } of answers) {
      assert.equal(status, 401)
      assert.equal(body.code, 'INVALID_CREDENTIALS')
      assert.equal(body.detail, answers[0].body.detail)
      assert.match(headers.get('www-authenticate')!, /^Bearer/)
    }
  })

  test('an unknown e-mail takes as long as a wrong password', async ({ assert }) => {
    const { api } = await aCompany()
    const { user } = await aPerson(api)
    const took = async (email: string, address: string) => {
      const start = performance.now()
      await logIn(email, 'wrong-wrong-1', address)
      return performance.now() - start
    }

    // The fastest of several is what the work itself costs; a busy machine needs more of them.
    const [known, unknown]: number[][] = [[], []]
    const ratio = () => Math.min(...unknown) / Math.min(...known)
    const isAlike = () => ratio() > 0.5 && ratio() < 2
    for (let index = 0; index < 5 || (index < 40 && !isAlike()); index++) {
      known.push(await took(user.email, anAddress()))
      unknown.push(await took(anEmail(), anAddress()))
    }
    assert.isTrue(isAlike(), `${ratio()}`)
  })

  test('missing fields and an invalid e-mail are named', async ({ assert }) => {
    assert.deepEqual(
      (await call(null, 'POST', '/auth/login', { email: 'x' })).body.errors.map(
        ({ field }: any) => field
      ),
      ['email', 'password']
    )
    assert.equal((await call(null, 'POST', '/auth/login', undefined)).status, 422)
    assert.equal(
      (await call(null, 'POST', '/auth/login', 'a=b', { 'content-type': 'text/plain' })).status,
      415
    )
    assert.equal(
      (await call(null, 'POST', '/auth/login', '{"email":', { 'content-type': 'application/json' }))
        .body.code,
      'MALFORMED_JSON'
    )
    assert.equal(
      (
        await call(
          null,
          'POST',
          '/auth/login',
          { email: anEmail(), password: 'x', pin: 1 },
          { prefer: 'handling=strict' }
        )
      ).body.errors[0].code,
      'UNKNOWN_FIELD'
    )
    assert.equal((await call(null, 'GET', '/auth/login')).status, 405)
  })

  test('the sixth try in 15 minutes is refused, with the right password too, and only for that e-mail', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [{ user }, other] = [await aPerson(api), await aPerson(api)]

    for (let failure = 1; failure <= 5; failure++)
      assert.equal((await logIn(user.email, 'wrong-wrong-1')).status, 401)
    for (const password of ['wrong-wrong-1', PASSWORD]) {
      const { status, body, headers } = await logIn(user.email, password)
      assert.equal(status, 429)
      assert.equal(body.code, 'TOO_MANY_ATTEMPTS')
      assert.isAbove(Number(headers.get('retry-after')), 880)
      assert.isAtMost(Number(headers.get('retry-after')), 900)
    }
    assert.equal((await logIn(user.email.toUpperCase())).status, 429)
    assert.equal((await logIn(other.user.email)).status, 200)
  })

  test('at most 5 of 20 parallel wrong passwords are tried', async ({ assert }) => {
    const { api } = await aCompany()
    const { user } = await aPerson(api)

    const statuses = (
      await Promise.all(Array.from({ length: 20 }, () => logIn(user.email, 'wrong-wrong-1')))
    ).map(({ status }) => status)
    assert.lengthOf(
      statuses.filter((status) => status === 401),
      5
    )
    assert.lengthOf(
      statuses.filter((status) => status === 429),
      15
    )
    assert.equal((await logIn(user.email)).status, 429)
  })

  test('at most 20 of 40 parallel wrong passwords from one address are tried', async ({
    assert,
  }) => {
    const address = anAddress()
    const statuses = (
      await Promise.all(
        Array.from({ length: 40 }, () => logIn(anEmail(), 'wrong-wrong-1', address))
      )
    ).map(({ status }) => status)

    assert.lengthOf(
      statuses.filter((status) => status === 401),
      20
    )
    assert.lengthOf(
      statuses.filter((status) => status === 429),
      20
    )
  })

  test('at most 20 of 40 wrong passwords from one IPv6 network are tried', async ({ assert }) => {
    const network = `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}`
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, nth) =>
        logIn(anEmail(), 'wrong-wrong-1', `${network}:${nth.toString(16)}::1`)
      )
    )
    assert.deepEqual(
      [401, 429].map((status) => answers.filter((answer) => answer.status === status).length),
      [20, 20]
    )
  })

  test('right passwords are not counted, however many come at once', async ({ assert }) => {
    const { api } = await aCompany()
    const { user } = await aPerson(api)
    const address = anAddress()

    for (let failure = 1; failure <= 4; failure++) await logIn(user.email, 'wrong-wrong-1', address)
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => logIn(user.email, PASSWORD, address))
    )
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.equal((await logIn(user.email, 'wrong-wrong-1', address)).status, 401)
    assert.equal((await logIn(user.email, PASSWORD, address)).status, 429)
  })

  test('a suspended company is reported only with the right password', async ({ assert }) => {
    const { api, tenant } = await aCompany()
    const { user, api: own } = await aPerson(api)
    const root = await aSuperAdmin()
    await root.api.post(`/tenants/${tenant.publicId}/suspend`)

    assert.equal((await logIn(user.email, 'wrong-wrong-1')).body.code, 'INVALID_CREDENTIALS')
    const { status, body } = await logIn(user.email)
    assert.deepEqual([status, body.code], [403, 'TENANT_SUSPENDED'])
    assert.deepEqual(
      [(await own.get('/auth/me')).status, (await own.get('/customers')).body.code],
      [403, 'TENANT_SUSPENDED']
    )
    assert.equal((await root.in({ tenant }).get('/customers')).status, 200)

    await root.api.post(`/tenants/${tenant.publicId}/resume`)
    assert.equal((await own.get('/auth/me')).status, 200)
    assert.equal((await logIn(user.email)).status, 200)
  })

  test('a log in that succeeded stands in the audit log, without the password', async ({
    assert,
  }) => {
    const { api, as } = await aCompany()
    const { user } = await aPerson(api)
    const found = await as(() =>
      rows(
        'SELECT action, actor_id, `before`, `after` FROM audit_logs WHERE tenant_id = ? AND entity_id = ? ORDER BY id',
        [Current.tenantId, user.id]
      )
    )

    assert.deepEqual(
      found.map(({ action }) => action),
      ['user.created', 'user.logged_in']
    )
    assert.equal(found[1].actor_id, user.id)
    assert.notMatch(JSON.stringify(found), /long-enough|argon2|hash/i)
  })

  test('without Redis the right password works, and failures are counted in memory', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [{ user }, { user: other }] = [await aPerson(api), await aPerson(api)]
    const fails = () => logIn(user.email, 'wrong-wrong-1')

    const { resume } = await pauseRedis()
    assert.equal((await logIn(user.email)).status, 200)
    for (let failure = 1; failure <= 3; failure++) assert.equal((await fails()).status, 401)
    const atOnce = await Promise.all(Array.from({ length: 6 }, fails))
    assert.deepEqual(
      [401, 429].map((status) => atOnce.filter((answer) => answer.status === status).length),
      [2, 4]
    )
    const refused = await logIn(user.email)
    assert.deepEqual([refused.status, refused.body.code], [429, 'TOO_MANY_ATTEMPTS'])
    assert.isAbove(Number(refused.headers.get('retry-after')), 0)
    assert.equal((await logIn(other.email)).status, 200)

    const address = anAddress()
    for (let failure = 1; failure <= 20; failure++)
      assert.equal((await logIn(anEmail(), 'wrong-wrong-1', address)).status, 401)
    assert.equal((await logIn(other.email, PASSWORD, address)).status, 429)

    await resume()
    await eventually('Redis is counted in again', () => !countsAlone())
    assert.equal((await logIn(user.email)).status, 429, 'what this process has counted holds on')
    assert.equal((await logIn(other.email)).status, 200)
    // What was not answered is not counted there.
    for (let failure = 1; failure <= 5; failure++)
      assert.equal((await logIn(other.email, 'wrong-wrong-1')).status, 401)
    assert.equal((await logIn(other.email)).status, 429)
  }).timeout(60_000)

  test('a body that cannot be read is a failure of its address, too', async ({ assert }) => {
    const { api } = await aCompany()
    const { user } = await aPerson(api)
    const address = anAddress()
    const sent = (body: string) =>
      call(null, 'POST', '/auth/login', body, {
        'content-type': 'application/json',
        'x-forwarded-for': address,
      })
    const bodies = [
      '{',
      '{"email":1,"email":2}',
      JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(17_000) }),
    ]

    const answers: number[] = []
    for (let index = 0; index < 20; index++) answers.push((await sent(bodies[index % 3])).status)
    assert.deepEqual(answers.slice(0, 3), [400, 400, 413])
    assert.notInclude(answers, 429)
    const refused = await sent(bodies[0])
    assert.deepEqual([refused.status, refused.body.code], [429, 'TOO_MANY_ATTEMPTS'])
    assert.equal((await logIn(user.email, PASSWORD, address)).status, 429)
    assert.equal((await logIn(user.email)).status, 200)
  })
})
