import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { KEY_SCOPES } from '#core/context/scopes'
import { clientOf } from '#tests/api'
import { aCompany } from '#tests/company'
import { anEmail, aPerson, aSuperAdmin, logIn, PASSWORD } from '#tests/functional/identity/people'

const aUser = (more = {}) => ({
  email: anEmail(),
  name: 'Ñuño Pérez',
  role: 'VIEWER',
  password: PASSWORD,
  ...more,
})

test.group('Users', () => {
  test('a user is made, read, changed, listed and removed', async ({ assert }) => {
    const { api, admin } = await aCompany()
    const input = aUser({ email: ` ${anEmail().toUpperCase()} ` })

    const made = await api.post('/users', input)
    assert.equal(made.status, 201)
    assert.equal(made.headers.get('location'), `/api/v1/users/${made.body.id}`)
    assert.containsSubset(made.body, {
      email: input.email.trim().toLowerCase(),
      name: 'Ñuño Pérez',
      role: 'VIEWER',
      isActive: true,
      isInvited: false,
      version: 1,
    })
    assert.notMatch(made.text, /password|argon2|hash/i)

    const read = await api.get(`/users/${made.body.id}`)
    assert.deepEqual(read.body, made.body)
    assert.equal(read.headers.get('etag'), '"1"')

    const changed = await api.patch(
      `/users/${made.body.id}`,
      { name: 'Nadia', role: 'SALES' },
      { 'if-match': '"1"' }
    )
    assert.containsSubset(changed.body, { name: 'Nadia', role: 'SALES', version: 2 })
    assert.equal(
      (await api.patch(`/users/${made.body.id}`, { name: 'N' }, { 'if-match': '"1"' })).body.code,
      'VERSION_MISMATCH'
    )
    assert.equal(
      (await api.put(`/users/${made.body.id}`, changed.body, { prefer: 'handling=strict' })).status,
      200
    )

    assert.equal((await api.get('/users?search=nadia')).body.meta.total, 1)
    assert.deepEqual(
      (await api.get('/users?role=SALES')).body.data.map(({ id }: any) => id),
      [made.body.id]
    )
    assert.equal((await api.get('/users?role=HR')).body.meta.total, 0)
    assert.deepEqual(
      (await api.get('/users?sort=email&limit=100')).body.data.map(({ id }: any) => id).sort(),
      [admin.id, made.body.id].sort()
    )

    assert.equal((await api.delete(`/users/${made.body.id}`)).status, 204)
    assert.equal((await api.get(`/users/${made.body.id}`)).status, 404)
    assert.equal((await api.get('/users')).body.meta.total, 1)
    assert.equal((await api.delete(`/users/${made.body.id}`)).status, 404)
    assert.equal((await api.post('/users', input)).status, 201)
  })

  test('invalid fields of a user are named', async ({ assert }) => {
    const { api } = await aCompany()
    const wrong: [object, string, string][] = [
      [{ email: undefined }, 'email', 'REQUIRED'],
      [{ email: 'nope' }, 'email', 'INVALID_EMAIL'],
      [{ name: ' ' }, 'name', 'REQUIRED'],
      [{ role: undefined }, 'role', 'REQUIRED'],
      [{ role: 'NOBODY' }, 'role', 'NOT_FOUND'],
      [{ role: 'constructor' }, 'role', 'NOT_FOUND'],
      [{ password: 'short-1' }, 'password', 'TOO_SHORT'],
      [{ password: 'x'.repeat(257) }, 'password', 'TOO_LONG'],
      [{ email: 'ana@company.test', password: 'Ana@company.test' }, 'password', 'INVALID'],
    ]
    for (const [more, field, code] of wrong) {
      const { status, body } = await api.post('/users', aUser(more))
      assert.equal(status, 422)
      assert.containsSubset(body.errors[0], { field, code })
    }
    assert.equal((await api.get('/users')).body.meta.total, 1)
  })

  test('of parallel creations one gives an e-mail its user in a company, and its password', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const email = anEmail()

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? ours : theirs).api.post('/users', aUser({ email }))
      )
    )
    assert.sameMembers(
      answers.filter(({ status }) => status === 201).map(({ body }) => body.isInvited),
      [true, false]
    )
    const refused = answers.filter(({ status }) => status !== 201)
    assert.lengthOf(refused, 6)
    for (const { status, body } of refused) {
      assert.equal(status, 409)
      assert.containsSubset(body, { code: 'DUPLICATE', errors: [{ field: 'email' }] })
    }

    const { body: other } = await ours.api.post('/users', aUser())
    assert.equal(
      (await ours.api.patch(`/users/${other.id}`, { email: email.toUpperCase() })).body.code,
      'DUPLICATE'
    )
  })

  test('another company does not see, change or remove a user', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const path = `/users/${theirs.admin.id}`

    for (const { status } of [
      await ours.api.get(path),
      await ours.api.patch(path, { name: 'x' }),
      await ours.api.delete(path),
      await ours.api.post(`${path}/invite`),
    ])
      assert.equal(status, 404)
    assert.equal((await theirs.api.get(path)).body.name, theirs.admin.name)
  })

  test('a role acts at once when it is taken away, and so does disabling', async ({ assert }) => {
    const { api } = await aCompany()
    const person = await aPerson(api, 'SALES')
    assert.equal((await person.api.get('/customers')).status, 200)

    await api.patch(`/users/${person.user.id}`, { role: 'ASSETS' })
    assert.equal((await person.api.get('/customers')).body.code, 'FORBIDDEN')
    await api.patch(`/users/${person.user.id}`, { isActive: false })
    assert.equal((await person.api.get('/auth/me')).status, 401)

    await api.patch(`/users/${person.user.id}`, { isActive: true })
    assert.equal((await person.api.get('/auth/me')).status, 401)
    assert.equal((await logIn(person.user.email)).status, 200)
    assert.equal((await api.get('/users?isActive=false')).body.meta.total, 0)
  })

  test('a removed user is out at once', async ({ assert }) => {
    const { api } = await aCompany()
    const person = await aPerson(api)
    await api.delete(`/users/${person.user.id}`)
    assert.equal((await person.api.get('/auth/me')).status, 401)
  })

  test('a user neither promotes themselves nor grants rights they lack', async ({ assert }) => {
    const { api, admin } = await aCompany()
    await api.post('/roles', {
      name: 'OFFICE',
      permissions: ['users:read', 'users:write', 'customers:read'],
    })
    await api.post('/roles', { name: 'CASH', permissions: ['invoices:write'] })
    await api.post('/roles', { name: 'DESK', permissions: ['customers:read'] })
    const [office, viewer] = [await aPerson(api, 'OFFICE'), await aPerson(api, 'VIEWER')]
    const own = `/users/${office.user.id}`

    assert.equal(
      (await viewer.api.patch(`/users/${viewer.user.id}`, { role: 'ADMIN' })).body.code,
      'FORBIDDEN'
    )
    for (const role of ['ADMIN', 'SALES', 'CASH', 'SUPER_ADMIN']) {
      assert.equal((await office.api.patch(own, { role })).body.code, 'FORBIDDEN')
      assert.equal((await office.api.post('/users', aUser({ role }))).body.code, 'FORBIDDEN')
    }
    assert.equal((await office.api.post('/users', aUser({ role: 'DESK' }))).status, 201)

    // Whoever may do more is not theirs to change.
    for (const change of [
      { password: 'taken-over-1' },
      { email: anEmail() },
      { role: 'DESK' },
      { isActive: false },
    ]) {
      assert.equal((await office.api.patch(`/users/${admin.id}`, change)).body.code, 'FORBIDDEN')
    }
    assert.equal((await office.api.delete(`/users/${admin.id}`)).status, 403)
    assert.equal((await api.post('/users', aUser({ role: 'SUPER_ADMIN' }))).status, 403)
    assert.equal((await api.patch(`/users/${viewer.user.id}`, { role: 'SUPER_ADMIN' })).status, 403)
  })

  test('an administrator sets a password for others, and for themselves only with the one they have', async ({
    assert,
  }) => {
    const { api, admin } = await aCompany()
    const person = await aPerson(api)

    assert.equal(
      (await api.patch(`/users/${person.user.id}`, { password: 'another-pass-2' })).status,
      200
    )
    assert.equal((await person.api.get('/auth/me')).status, 401)
    assert.deepEqual(
      [
        (await logIn(person.user.email)).status,
        (await logIn(person.user.email, 'another-pass-2')).status,
      ],
      [401, 200]
    )
    assert.equal(
      (await api.patch(`/users/${admin.id}`, { password: 'another-pass-2' })).status,
      403
    )
  })

  test('an API key does not reach users, roles, keys, settings and sessions', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const key = clientOf(
      (await api.post('/api-keys', { name: 'all', scopes: KEY_SCOPES })).body.key
    )

    for (const path of [
      '/users',
      '/roles',
      '/roles/built-in',
      '/api-keys',
      '/settings/tenant',
      '/auth/me',
      '/tenants',
    ]) {
      const { status, body } = await key.get(path)
      assert.deepEqual([path, status, body.code], [path, 403, 'INSUFFICIENT_SCOPE'])
    }
    for (const path of [
      '/users',
      '/roles',
      '/api-keys',
      '/auth/logout',
      '/auth/password',
      '/tenants',
    ]) {
      assert.equal((await key.post(path, {})).body.code, 'INSUFFICIENT_SCOPE')
    }
    assert.equal((await key.patch('/settings/tenant', {})).body.code, 'INSUFFICIENT_SCOPE')
  })

  test('changes of a user are audited, never a password', async ({ assert }) => {
    const { api, as } = await aCompany()
    const { body } = await api.post('/users', aUser())
    await api.patch(`/users/${body.id}`, { name: 'Nadia', password: 'another-pass-2' })
    await api.delete(`/users/${body.id}`)

    const found = await as(() =>
      rows(
        'SELECT action, `before`, `after` FROM audit_logs WHERE tenant_id = ? AND entity_id = ? ORDER BY id',
        [Current.tenantId, body.id]
      )
    )
    assert.deepEqual(
      found.map(({ action }) => action),
      ['user.created', 'user.updated', 'user.password_changed', 'user.deleted']
    )
    assert.deepEqual(JSON.parse(found[1].after), { name: 'Nadia' })
    assert.notMatch(JSON.stringify(found), /pass-1|pass-2|argon2|Hash/)
  })

  test('a SUPER_ADMIN without a company is asked to choose one', async ({ assert }) => {
    const company = await aCompany()
    const root = await aSuperAdmin()

    assert.deepEqual(
      [(await root.api.get('/users')).status, (await root.api.get('/users')).body.code],
      [400, 'TENANT_REQUIRED']
    )
    assert.equal((await root.in(company).get('/users')).body.meta.total, 1)
    assert.equal((await root.in(company).post('/users', aUser({ role: 'ADMIN' }))).status, 201)
    assert.equal(
      (
        await root
          .in({ tenant: { ...company.tenant, publicId: '00000000-0000-7000-8000-000000000001' } })
          .get('/users')
      ).status,
      404
    )
    assert.equal(
      (await root.in({ tenant: { ...company.tenant, publicId: 'nonsense' } }).get('/users')).status,
      404
    )
  })
})
