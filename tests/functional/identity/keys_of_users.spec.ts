import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { clientOf, type Api } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { inAs } from '#tests/functional/admin/administrator'
import { aPerson, logIn, PASSWORD } from '#tests/functional/identity/people'
import { ok } from '#tests/functional/sales/shop'

const aKey = async (api: Api, more: object = {}) =>
  ok(await api.post('/api-keys', { name: unique('Key'), scopes: ['customers:read'], ...more }))
const opens = async ({ key }: { key: string }) =>
  (await clientOf(key).get('/customers')).status === 200

/** A company with somebody who has made keys. */
async function aMaker(count = 2) {
  const company = await aCompany()
  ok(
    await company.api.post('/roles', {
      name: 'KEYS',
      permissions: ['users:read', 'users:write', 'customers:read'],
    })
  )
  const maker = await aPerson(company.api, 'KEYS')
  const keys = []
  for (let time = 0; time < count; time++) keys.push(await aKey(maker.api))
  return { ...company, maker, keys, path: `/users/${maker.user.id}` }
}

test.group('API keys of a departing user', () => {
  test("disabling or deleting a user needs a choice about the user's keys", async ({ assert }) => {
    const { api, maker, keys, path } = await aMaker()
    const names = keys.map(({ name }) => name)
    const before = ok(await api.get(path))

    for (const headers of [{}, { prefer: 'dry-run' }, { prefer: 'handling=strict' }] as Record<
      string,
      string
    >[]) {
      for (const refused of [
        await api.patch(path, { isActive: false }, headers),
        await api.delete(path, undefined, headers),
      ]) {
        assert.containsSubset(refused.body, {
          status: 409,
          code: 'HAS_API_KEYS',
          apiKeys: keys.map(({ id, name }) => ({ id, name })),
          errors: [{ field: 'apiKeys', code: 'HAS_API_KEYS' }],
        })
        for (const name of names) assert.include(refused.body.detail, name)
      }
    }
    assert.deepEqual(ok(await api.get(path)), before)
    for (const one of keys) assert.isTrue(await opens(one))
    for (const [method, sent] of [
      ['patch', { isActive: false, apiKeys: 'forget' }],
      ['patch', { apiKeys: 'revoke' }],
    ] as const)
      assert.containsSubset((await api[method](path, sent)).body, {
        status: 422,
        errors: [{ field: 'apiKeys' }],
      })
    assert.containsSubset((await api.delete(`${path}?apiKeys=forget`)).body, {
      status: 422,
      errors: [{ field: 'apiKeys', code: 'INVALID_CHOICE' }],
    })

    assert.equal(ok(await api.patch(path, { isActive: false, apiKeys: 'keep' })).isActive, false)
    assert.equal((await maker.api.get('/customers')).status, 401)
    for (const one of keys) assert.isTrue(await opens(one))
    assert.equal((await api.delete(path)).body.code, 'HAS_API_KEYS')
    assert.equal(
      (await api.delete(`${path}?apiKeys=revoke`, undefined, { prefer: 'handling=strict' })).status,
      204
    )
    for (const one of keys) assert.isFalse(await opens(one))
    assert.equal((await api.get(path)).status, 404)
  })

  test('revoking them with the disabling is one deed', async ({ assert }) => {
    const { api, keys, path } = await aMaker()
    assert.equal(ok(await api.patch(path, { isActive: false, apiKeys: 'revoke' })).isActive, false)
    for (const one of keys) assert.isFalse(await opens(one))
    assert.isEmpty(ok(await api.get('/api-keys')).data)
    assert.equal((await api.delete(path)).status, 204)
  })

  test('keys that open nothing any more ask nothing', async ({ assert }) => {
    const { api, maker, keys, path, as, tenant } = await aMaker(1)
    assert.equal((await maker.api.delete(`/api-keys/${keys[0].id}`)).status, 204)
    const old = await aKey(maker.api, { expiresAt: new Date(Date.now() + 60_000).toISOString() })
    assert.equal((await api.patch(path, { isActive: false })).body.code, 'HAS_API_KEYS')
    await as(() =>
      execute('UPDATE api_keys SET expires_at = ? WHERE tenant_id = ? AND id = ?', [
        '2020-01-01 00:00:00',
        tenant.id,
        old.id,
      ])
    )
    assert.equal((await api.patch(path, { isActive: false })).status, 200)
  })

  test("another user's key is revoked with all its rights", async ({ assert }) => {
    const { api } = await aCompany()
    ok(
      await api.post('/roles', {
        name: 'OFFICE',
        permissions: ['users:read', 'users:write', 'customers:read'],
      })
    )
    const [office, others] = [await aPerson(api, 'OFFICE'), await aPerson(api, 'OFFICE')]
    const [narrow, wide] = [
      await aKey(api),
      await aKey(api, { scopes: ['customers:read', 'payroll:read'] }),
    ]

    assert.containsSubset((await office.api.delete(`/api-keys/${wide.id}`)).body, {
      status: 403,
      code: 'FORBIDDEN',
      detail: 'You do not have payroll:read, so you cannot give or take it',
    })
    assert.isTrue(await opens(wide))
    assert.equal((await office.api.delete(`/api-keys/${narrow.id}`)).status, 204)
    assert.equal((await api.delete(`/api-keys/${wide.id}`)).status, 204)
    // One's own goes, whatever it holds by now.
    const own = await aKey(others.api)
    const { id } = ok(await api.get('/roles')).data[0]
    ok(await api.patch(`/roles/${id}`, { permissions: ['users:read', 'users:write'] }))
    assert.equal((await office.api.delete(`/api-keys/${own.id}`)).status, 403)
    assert.equal((await others.api.delete(`/api-keys/${own.id}`)).status, 204)
  })

  test('a user is not disabled by someone who may not revoke a key', async ({ assert }) => {
    const { api } = await aCompany()
    ok(
      await api.post('/roles', {
        name: 'OFFICE',
        permissions: ['users:read', 'users:write', 'customers:read'],
      })
    )
    const { id } = ok(
      await api.post('/roles', {
        name: 'PAY',
        permissions: ['users:read', 'users:write', 'customers:read', 'payroll:read'],
      })
    )
    const [office, maker] = [await aPerson(api, 'OFFICE'), await aPerson(api, 'PAY')]
    const wide = await aKey(maker.api, { scopes: ['payroll:read', 'customers:read'] })
    ok(
      await api.patch(`/roles/${id}`, {
        permissions: ['users:read', 'users:write', 'customers:read'],
      })
    )

    assert.equal(
      (await office.api.patch(`/users/${maker.user.id}`, { isActive: false, apiKeys: 'revoke' }))
        .status,
      403
    )
    assert.deepEqual(
      [ok(await api.get(`/users/${maker.user.id}`)).isActive, await opens(wide)],
      [true, true]
    )
  })

  test('a key that is created while its creator is disabled does not stay open unseen', async ({
    assert,
  }) => {
    for (let round = 0; round < 6; round++) {
      const { api, maker, path } = await aMaker(0)
      const [made, disabled] = await Promise.all([
        maker.api.post('/api-keys', { name: 'late', scopes: ['customers:read'] }),
        api.patch(path, { isActive: false }),
      ])
      const open = ok(await api.get('/api-keys')).data.length
      // Either the key came first and was asked about, or the maker was gone.
      assert.deepEqual(
        [disabled.status, open, made.status === 201],
        disabled.status === 409 ? [409, 1, true] : [200, 0, false],
        `${made.text} ${disabled.text}`
      )
    }
  })
})

test.group('A user with keys on the pages', () => {
  test('the page for disabling or deleting a user has the choice', async ({ assert }) => {
    const company = await aMaker(1)
    const { api, admin, maker, keys } = company
    const browser = await inAs(company, admin)
    const page = `/admin/users/${maker.user.id}`
    const facts = { name: 'Ana Ruiz', email: maker.user.email, role: 'KEYS' }

    const asked = await browser.submit(page, { ...facts, isActive: 'false' })
    assert.equal(asked.status, 409)
    assert.include(asked.text, `They still open: ${keys[0].name}.`)
    assert.include(asked.text, 'name="apiKeys"')
    assert.equal(
      (await browser.submit(page, { ...facts, isActive: 'false', apiKeys: 'keep' })).location,
      '/admin/users'
    )
    assert.isTrue(await opens(keys[0]))

    const again = await browser.submit(`${page}/delete`, {}, `${page}/delete`)
    assert.equal(again.status, 409)
    assert.include(again.text, 'name="apiKeys"')
    assert.equal(
      (await browser.submit(`${page}/delete`, { apiKeys: 'revoke' }, `${page}/delete`)).location,
      '/admin/users'
    )
    assert.isFalse(await opens(keys[0]))
    assert.equal((await api.get(`/users/${maker.user.id}`)).status, 404)
    assert.equal((await logIn(maker.user.email, PASSWORD)).status, 401)
  })
})
