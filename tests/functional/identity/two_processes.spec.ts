import { test } from '@japa/runner'
import { call } from '#tests/api'
import { aCompany } from '#tests/company'
import { within } from '#tests/eventually'
import { anApi } from '#tests/functional/api/an_api'
import { anAddress, aPerson } from '#tests/functional/identity/people'

test.group('Two API processes', (group) => {
  let other: Awaited<ReturnType<typeof anApi>>
  group.setup(async () => {
    other = await anApi()
    return () => other.end()
  })

  test('a revocation and a new module reach the other process', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: key } = await api.post('/api-keys', { name: 'erp', scopes: ['modules:read'] })
    const person = await aPerson(api, 'VIEWER')
    const statusOf = async (token: string, path = '/api/v1/modules') =>
      (await other.get(path, token)).status
    assert.deepEqual(
      [
        await statusOf(key.key),
        await statusOf(person.token),
        await statusOf(person.token, '/api/v1/modules/healthcare/ping'),
      ],
      [200, 200, 403]
    )

    await api.patch('/settings/tenant', { enabledModules: ['HEALTHCARE'] })
    // Without a signal it would take five seconds.
    await within(
      3,
      'the module is there',
      async () => (await statusOf(person.token, '/api/v1/modules/healthcare/ping')) === 200
    )
    await api.delete(`/api-keys/${key.id}`)
    await within(3, 'the key is refused', async () => (await statusOf(key.key)) === 401)
    await person.api.post('/auth/logout')
    await within(3, 'the session is over', async () => (await statusOf(person.token)) === 401)
  })

  test('a revocation reaches the other process within 5 seconds without the signal', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: key } = await api.post('/api-keys', { name: 'erp', scopes: ['modules:read'] })
    const deaf = await anApi()
    try {
      assert.equal((await deaf.get('/api/v1/modules', key.key)).status, 200)
      deaf.redis.cut()
      await api.delete(`/api-keys/${key.id}`)
      await within(
        5,
        'the key is refused',
        async () => (await deaf.get('/api/v1/modules', key.key)).status === 401
      )
    } finally {
      await deaf.end()
    }
  })

  test('wrong passwords are counted for both together', async ({ assert }) => {
    const { api } = await aCompany()
    const { user } = await aPerson(api)
    const attempts = Array.from({ length: 20 }, (_, index) => {
      const origin = index % 2 ? other.origin : ''
      return call(
        null,
        'POST',
        `${origin}${origin && '/api/v1'}/auth/login`,
        { email: user.email, password: 'wrong-wrong-1' },
        { 'x-forwarded-for': anAddress() }
      )
    })

    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    assert.lengthOf(
      statuses.filter((status) => status === 401),
      5
    )
    assert.lengthOf(
      statuses.filter((status) => status === 429),
      15
    )
  })
})
