import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { onStatement } from '#core/database/connection'
import { call, clientOf } from '#tests/api'
import { aCompany } from '#tests/company'
import { eventually } from '#tests/eventually'
import { anApi } from '#tests/functional/api/an_api'
import { isRefused } from '#tests/functional/core/refusals'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { anAddress, aPerson, aSuperAdmin } from '#tests/functional/identity/people'

const madeUp = (key: string) =>
  `${key.split('_').slice(0, 3).join('_')}_${randomBytes(20).toString('hex')}`
const from = (address: string) => ({ 'x-forwarded-for': address })

async function aKey() {
  const { api } = await aCompany()
  return (await api.post('/api-keys', { name: 'ERP', scopes: ['customers:read'] })).body
    .key as string
}

test.group('Wrong secrets of an API key', () => {
  test('five wrong secrets are tried, then none for a while; a verified caller continues', async ({
    assert,
  }) => {
    const key = await aKey()
    const ask = (one: string, address = anAddress()) =>
      call(one, 'GET', '/customers', undefined, from(address))
    assert.equal((await ask(key)).status, 200)

    for (let index = 0; index < 5; index++)
      isRefused(assert, await ask(madeUp(key)), 401, 'UNAUTHENTICATED')
    const refused = await ask(madeUp(key))
    isRefused(assert, refused, 429, 'TOO_MANY_ATTEMPTS')
    assert.isAbove(Number(refused.headers.get('retry-after')), 0)
    assert.equal((await ask(key)).status, 200)
    assert.equal((await ask(await aKey())).status, 200)
  })

  test('many at once are no way around', async ({ assert }) => {
    const key = await aKey()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        call(madeUp(key), 'GET', '/customers', undefined, from(anAddress()))
      )
    )
    assert.deepEqual(
      [401, 429].map((status) => answers.filter((answer) => answer.status === status).length),
      [5, 7]
    )
  })

  test('the same one again and again counts once, and costs no hash', async ({ assert }) => {
    const key = await aKey()
    const wrong = madeUp(key)
    const began = performance.now()
    isRefused(assert, await clientOf(wrong).get('/customers'), 401, 'UNAUTHENTICATED')
    const ofOne = performance.now() - began

    const again = performance.now()
    for (let index = 0; index < 20; index++)
      isRefused(assert, await clientOf(wrong).get('/customers'), 401, 'UNAUTHENTICATED')
    assert.isBelow((performance.now() - again) / 20, ofOne)
    assert.equal((await clientOf(key).get('/customers')).status, 200)
  })

  test('an address may try twenty keys', async ({ assert }) => {
    const address = anAddress()
    const keys = await Promise.all(Array.from({ length: 5 }, aKey))
    for (const key of keys)
      for (let index = 0; index < 4; index++)
        assert.equal(
          (await call(madeUp(key), 'GET', '/customers', undefined, from(address))).status,
          401
        )
    isRefused(
      assert,
      await call(madeUp(await aKey()), 'GET', '/customers', undefined, from(address)),
      429,
      'TOO_MANY_ATTEMPTS'
    )
  })
})

test.group('Cached callers', () => {
  test('a caller other than a SUPER_ADMIN is looked up once, whatever company is named', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { token } = await aPerson(api, 'ADMIN')
    const ask = (named: string) =>
      call(token, 'GET', '/customers', undefined, { 'x-tenant-id': named })
    assert.equal((await ask('x'.repeat(12_000))).status, 200)

    const lookUps: string[] = []
    const stop = onStatement((sql) => void (/JOIN users u/.test(sql) && lookUps.push(sql)))
    for (const named of ['y'.repeat(12_000), NOBODYS_ID, 'nonsense', NOBODYS_ID.toUpperCase()])
      assert.equal((await ask(named)).status, 200)
    stop()
    assert.lengthOf(lookUps, 0)
  })

  test('a SUPER_ADMIN acts in the company of each request, and needs one', async ({ assert }) => {
    const [one, other, root] = [await aCompany(), await aCompany(), await aSuperAdmin()]
    const nameIn = async (named?: string) => {
      const { status, body } = await call(
        root.api.token,
        'GET',
        '/settings/tenant',
        undefined,
        named === undefined ? {} : { 'x-tenant-id': named }
      )
      return status === 200 ? body.tenantId : status
    }
    for (let time = 0; time < 2; time++) {
      assert.equal(await nameIn(), 400)
      assert.equal(await nameIn(one.tenant.publicId), one.tenant.publicId)
      assert.equal(await nameIn(other.tenant.publicId.toUpperCase()), other.tenant.publicId)
      assert.equal(await nameIn('nonsense'), 404)
      assert.equal(await nameIn(NOBODYS_ID), 404)
    }
  })

  test('a credential longer than any of ours is refused without a look', async ({ assert }) => {
    isRefused(assert, await clientOf('x'.repeat(6_000)).get('/customers'), 401, 'UNAUTHENTICATED')
  })
})

test.group('Without Redis', () => {
  test('without Redis a server counts by itself and reports degraded health', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { user } = await aPerson(api)
    const server = await anApi({ RATE_LIMIT_IP: '30' })
    const health = async () =>
      (await call(null, 'GET', `${server.origin}/api/v1/health`, undefined, from(anAddress()))).body
    const logIn = (password: string) =>
      call(
        null,
        'POST',
        `${server.origin}/api/v1/auth/login`,
        { email: user.email, password },
        from(anAddress())
      )
    try {
      server.redis.cut()
      assert.equal((await logIn('long-enough-pass-1')).status, 200)
      for (let failure = 0; failure < 5; failure++)
        assert.equal((await logIn('wrong-wrong-1')).status, 401)
      isRefused(assert, await logIn('long-enough-pass-1'), 429, 'TOO_MANY_ATTEMPTS')
      assert.containsSubset(await health(), {
        status: 'degraded',
        checks: { database: 'ok', redis: 'down' },
      })

      const address = anAddress()
      const answers: Awaited<ReturnType<typeof call>>[] = []
      for (let index = 0; index < 32; index++)
        answers.push(
          await call(null, 'GET', `${server.origin}/api/v1/customers`, undefined, from(address))
        )
      assert.deepEqual(
        [401, 429].map((status) => answers.filter((answer) => answer.status === status).length),
        [30, 2]
      )
      assert.equal(answers[0].headers.get('x-ratelimit-remaining'), '29')

      server.redis.open()
      await eventually('Redis is well again', async () => (await health()).checks.redis === 'ok')
    } finally {
      await server.end()
    }
  }).timeout(60_000)
})
